//! Random choice among equally good moves of a strategy.

use super::dice::pick;
use crate::core::control::Control;
use crate::core::game::{Game, Player};
use crate::core::kind::{GameKind, MoveOf};
use crate::core::search::{Assistant, Report, Strategy};

/// Returns the strategy of a computer on this side, with random choices from a seed.
///
/// Its choice depends on the seed and the position alone. Of equally good moves it takes one at
/// random; `best` of its report is that move and `pv` the expected play after it, if the search was
/// not stopped before it knew. `nodes` counts all the work, including a search for that `pv`.
#[must_use]
pub fn strategy<K: GameKind>(
    level: K::Level,
    setup: K::Setup,
    side: Player,
    seed: u64,
) -> Box<dyn Strategy<K::Game>> {
    Box::new(Chance::<K> {
        strategy: K::strategy(level, setup, side, seed),
        seed,
    })
}

/// A strategy that chooses one of its best moves at random.
struct Chance<K: GameKind> {
    strategy: Box<dyn Strategy<K::Game>>,
    seed: u64,
}

impl<K: GameKind> Strategy<K::Game> for Chance<K> {
    fn choose(
        &mut self,
        position: &K::Game,
        control: &mut dyn Control<Report<MoveOf<K>>>,
    ) -> Option<Report<<K::Game as Game>::Move>> {
        let mut report = self.strategy.choose(position, control)?;
        let equals: Vec<MoveOf<K>> = report.best_moves().collect();
        if let Some(chosen) = pick(self.seed, K::chance_bytes(position), &equals)
            && chosen != report.best
        {
            report.best = chosen;
            self.strategy.expect(position, &mut report, control);
        }
        Some(report)
    }

    fn assistant(&self) -> Option<Box<dyn Assistant<K::Game>>> {
        self.strategy.assistant()
    }

    fn partner(&mut self, position: &K::Game) -> Option<Box<dyn Assistant<K::Game>>> {
        self.strategy.partner(position)
    }
}
