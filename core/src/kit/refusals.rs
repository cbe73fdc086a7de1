//! The reasons for which a game refuses moves, from a table.

/// Makes the type `Refusal` of a game: the reasons that every game has, and its own, each with the
/// name by which messages know it.
macro_rules! refusals {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)+) => {
        /// Why the rules refuse a move.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Refusal {
            /// One of the reasons that every game has.
            Basic($crate::game::Refusal),
            $($(#[$doc])* $variant,)+
        }

        impl From<$crate::game::Refusal> for Refusal {
            fn from(refusal: $crate::game::Refusal) -> Self {
                Self::Basic(refusal)
            }
        }

        impl $crate::game::Reason for Refusal {
            fn name(self) -> &'static str {
                match self {
                    Self::Basic(refusal) => refusal.name(),
                    $(Self::$variant => $name,)+
                }
            }
        }
    };
}

pub(crate) use refusals;
