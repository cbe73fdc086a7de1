//! Who plays, and by which names and marks.

use std::io;

use super::Table;
use crate::core::game::{Game as _, Player};
use crate::players::Seat;
use crate::words::text::{engines, terminal};
use crate::words::{self, Phrases};

impl<K: Phrases> Table<'_, K> {
    /// Returns a side with its mark: `Red X`.
    pub(super) fn side(&self, player: Player) -> String {
        terminal::side(words::side::<K>(player), K::mark(player, self.look))
    }

    /// Returns the side whose turn it is, with its mark, after the human player's name: `Anna, Red
    /// X`.
    pub(super) fn side_to_move(&self) -> String {
        self.named_side(self.session.position().to_move())
    }

    /// Returns a side with its mark, after the human player's name.
    pub(super) fn named_side(&self, player: Player) -> String {
        let side = self.side(player);
        self.session.name(player).map_or_else(
            || side.clone(),
            |name| terminal::named_side(name, side.as_str()),
        )
    }

    /// Introduces the game and its players.
    pub(super) fn introduce(&mut self) -> io::Result<()> {
        writeln!(
            self.output,
            "{}",
            words::introduction::<K>(self.session.setup())
        )?;
        for player in Player::BOTH {
            self.introduce_player(player)?;
        }
        let seed = self.session.game().seed.to_string();
        writeln!(self.output, "{}", terminal::seed(seed))
    }

    pub(super) fn introduce_player(&mut self, player: Player) -> io::Result<()> {
        let seat = self.session.seat(player);
        let side = self.side(player);
        let name = words::player_name(&self.session, player);
        let line = match seat {
            Seat::Human => terminal::person(side, name),
            Seat::Engine(_) => {
                let about = engines::about();
                terminal::computer_typed(side, name, seat.to_string(), about)
            }
            Seat::Computer(level) => {
                let (mode, summary) = (level.to_string(), K::level_summary(level));
                // What it is called can be typed, too.
                let is_typed_so = name.parse().is_ok_and(|typed: K::Level| typed == level);
                if is_typed_so {
                    terminal::computer(side, name, summary)
                } else {
                    terminal::computer_typed(side, name, mode, summary)
                }
            }
        };
        writeln!(self.output, "{line}")
    }
}
