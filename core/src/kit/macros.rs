//! Macros that write what several games spell alike: refusals from a table, and places that code
//! counts from 0 and people count from 1.

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

/// Gives a newtype of `u8` its index, counted from 0, and its number, counted from 1.
macro_rules! numbered {
    ($name:ident) => {
        impl $name {
            /// Returns the one with this index, counted from 0.
            #[must_use]
            pub const fn from_index(index: u8) -> Self {
                Self(index)
            }

            /// Returns the one with this number, counted from 1, or `None` for 0.
            #[must_use]
            pub const fn from_number(number: u8) -> Option<Self> {
                match number.checked_sub(1) {
                    Some(index) => Some(Self(index)),
                    None => None,
                }
            }

            /// Returns the index, counted from 0.
            #[must_use]
            pub const fn index(self) -> u8 {
                self.0
            }

            /// Returns the number, counted from 1.
            #[must_use]
            pub const fn number(self) -> u32 {
                self.0 as u32 + 1
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.number().fmt(f)
            }
        }
    };
}

pub(crate) use numbered;
