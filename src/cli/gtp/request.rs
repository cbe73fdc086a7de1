//! What an analysis should be, from the arguments of its command.

use std::time::Duration;

use super::command::{Command, Refusal, player};
use crate::core::game::Player;
use crate::core::plain::number;

/// The interval of the reports until one is requested, in centiseconds.
const USUAL_INTERVAL: u32 = 100;

/// Whose commands and whose reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Leela,
    Kata,
}

/// What an analysis should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) dialect: Dialect,
    /// Whose move it is; the player to move unless requested otherwise.
    pub(super) player: Option<Player>,
    pub(super) interval: Duration,
    /// How many moves are reported at least, tried or not, and at most.
    pub(super) moves: [usize; 2],
    pub(super) ownership: bool,
    /// Whether the number of games is reported for each move of a line, and not only for the first.
    pub(super) line_visits: bool,
    pub(super) root: bool,
}

impl Request {
    /// Reads the arguments of a command, in any order.
    pub(super) fn read(dialect: Dialect, command: &Command) -> Result<Self, Refusal> {
        let mut request = Self {
            dialect,
            player: None,
            interval: interval(USUAL_INTERVAL),
            moves: [1, usize::MAX],
            ownership: false,
            line_visits: false,
            root: false,
        };
        let mut words = command.arguments.iter().map(String::as_str);
        while let Some(word) = words.next() {
            if let Some(centiseconds) = number(word) {
                request.interval = interval(centiseconds);
            } else if let Ok(player) = player(word) {
                request.player = Some(player);
            } else {
                let value = words
                    .next()
                    .ok_or(Refusal::Syntax("an option needs a value"));
                request.set(word, value)?;
            }
        }
        Ok(request)
    }

    fn set(&mut self, option: &str, value: Result<&str, Refusal>) -> Result<(), Refusal> {
        let count = || number::<u32>(value?).ok_or(Refusal::NUMBER);
        let moves = || count().map(|moves| usize::try_from(moves).unwrap_or(usize::MAX));
        let is_on = || {
            value?
                .parse()
                .map_err(|_| Refusal::Syntax("choose true or false"))
        };
        match option {
            "interval" => self.interval = interval(count()?),
            "minmoves" => self.moves[0] = moves()?.max(1),
            "maxmoves" => self.moves[1] = moves()?.max(1),
            "ownership" if self.dialect == Dialect::Kata => self.ownership = is_on()?,
            "pvVisits" if self.dialect == Dialect::Kata => self.line_visits = is_on()?,
            "rootInfo" if self.dialect == Dialect::Kata => self.root = is_on()?,
            _ => {
                let supported = match self.dialect {
                    Dialect::Leela => "interval, minmoves and maxmoves",
                    Dialect::Kata => {
                        "interval, minmoves, maxmoves, ownership, pvVisits and rootInfo"
                    }
                };
                return Err(Refusal::Option { supported });
            }
        }
        Ok(())
    }
}

/// Returns an interval, at least a hundredth of a second.
fn interval(centiseconds: u32) -> Duration {
    Duration::from_millis(u64::from(centiseconds.max(1)) * 10)
}
