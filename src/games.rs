//! The list of games. A new one is added here, and to nothing else outside its own files but what
//! `docs/architecture.md` names.

use std::fmt;
use std::str::FromStr;

pub use crate::core::checkers::Checkers;
pub use crate::core::connect4::Connect4;
pub use crate::core::go::Go;
pub use crate::core::gomoku::Gomoku;
use crate::core::kind::GameSetup;
pub use crate::core::reversi::Reversi;

/// Generates the enum of games from the list, and the macro that runs generic code for one of them.
macro_rules! list {
    ($dollar:tt $($id:ident),+ $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameId {
            $(
                #[doc = concat!("The game of [`", stringify!($id), "`].")]
                $id
            ),+
        }

        impl GameId {
            /// All games, in the order in which they are listed.
            pub const ALL: &'static [Self] = &[$(Self::$id),+];
        }

        /// Runs code for the game with this id, with its kind under the given name: `with_game!(id,
        /// K => K::title())`.
        #[doc(hidden)]
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar kind:ident => $dollar code:expr) => {
                match $dollar id {
                    $($crate::games::GameId::$id => {
                        type $dollar kind = $crate::games::$id;
                        $dollar code
                    })+
                }
            };
        }
        #[doc(inline)]
        pub use with_game;
    };
}

list!($ Connect4, Gomoku, Go, Checkers, Reversi);

impl GameId {
    /// The game that is played where no other one is asked for.
    pub const FIRST: Self = Self::ALL[0];

    /// Returns the name on the command line and in files: `connect4`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        with_game!(self, K => K::NAME)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let name = text.trim().to_lowercase();
        Self::ALL.iter().copied().find(|id| id.name() == name).ok_or(())
    }
}
