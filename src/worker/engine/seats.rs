//! The engines of both sides of a game.

use super::fault::EngineFault;
use super::{EngineOrder, EngineSeat};
use crate::core::game::{Game as _, Player};
use crate::core::kind::GameKind;
use crate::players::EngineName;
use crate::session::{Session, Thinker};
use crate::storage::{Engine, Settings};

/// The engines that have a seat in a game, each of which runs from its first move until it loses its
/// seat.
pub struct EngineSeats<K: GameKind>([Option<Seated<K>>; 2]);

/// An engine in its seat, with what it was started with.
struct Seated<K: GameKind> {
    name: EngineName,
    setup: K::Setup,
    order: Option<EngineOrder>,
    seat: EngineSeat<K>,
}

impl<K: GameKind> Default for EngineSeats<K> {
    fn default() -> Self {
        Self([None, None])
    }
}

impl<K: GameKind> EngineSeats<K> {
    /// Returns the computer or engine whose turn it is, or `None` if it is a human player's turn.
    /// Engines that have lost their seats end.
    pub fn thinker(
        &mut self,
        session: &mut Session<K>,
        settings: &Settings,
    ) -> Option<Thinker<K::Game>> {
        for player in Player::BOTH {
            let now = session.seat(player).engine();
            self.0[player.index()].take_if(|seated| Some(seated.name) != now);
        }
        if let Some(computer) = session.thinker() {
            return Some(computer);
        }
        let name = session.seat_to_move().engine()?;
        let seat = &mut self.0[session.position().to_move().index()];
        let engine = Engine::find(&settings.engines, K::NAME, name);
        let order = engine.map(|engine| EngineOrder::new(&engine.command, engine.seconds));
        let setup = session.setup();
        seat.take_if(|seated| seated.order != order || seated.setup != setup);
        let seated = seat.get_or_insert_with(|| Seated {
            name,
            setup,
            seat: EngineSeat::new(setup, order.clone()),
            order,
        });
        Some(seated.seat.thinker(session.record().played()))
    }

    /// Returns the name of a side's engine, and why its last move failed, if it did.
    pub fn take_fault(&self, player: Player) -> Option<(EngineName, EngineFault)> {
        let seated = self.0[player.index()].as_ref()?;
        Some((seated.name, seated.seat.take_fault()?))
    }
}
