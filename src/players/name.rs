//! The names of human players.

use serde::{Deserialize, Serialize};

use super::player_name::PlayerName;
use super::seat::Seat;
use crate::core::game::Player;

/// The names of the human players of both sides, as far as they have any. A name stays with its
/// person, not with the side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[String; 2]", into = "[String; 2]")]
pub struct Names([Option<PlayerName>; 2]);

impl Names {
    /// Returns the names in these texts, the first side's first.
    #[must_use]
    pub fn new(texts: [&str; 2]) -> Self {
        Self(texts.map(PlayerName::new))
    }

    /// Returns the name of a side's human player, if they have one.
    #[must_use]
    pub const fn of(&self, player: Player) -> Option<&PlayerName> {
        self.0[player.index()].as_ref()
    }

    /// Renames the human player of a side, or removes the name.
    pub fn set(&mut self, player: Player, name: Option<PlayerName>) {
        self.0[player.index()] = name;
    }

    /// Returns whether neither side has a name.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(self.0, [None, None])
    }

    /// Returns the names for exchanged sides.
    #[must_use]
    pub fn exchanged(&self) -> Self {
        let [first, second] = self.0.clone();
        Self([second, first])
    }

    /// Returns these names, with missing ones taken from `others`, except a name that is already
    /// used here.
    #[must_use]
    pub fn or(mut self, others: &Self) -> Self {
        for player in Player::BOTH {
            if self.of(player).is_none() {
                let is_taken = others.of(player) == self.of(player.other());
                self.set(player, others.of(player).filter(|_| !is_taken).cloned());
            }
        }
        self
    }

    /// Returns the names without those on computers' sides.
    #[must_use]
    pub fn of_people<L>(self, seats: [Seat<L>; 2]) -> Self {
        let [first, second] = self.0;
        let [is_first, is_second] = seats.map(|seat| matches!(seat, Seat::Human));
        Self([first.filter(|_| is_first), second.filter(|_| is_second)])
    }

    /// Returns the names for these players, when the names are those of last time: a lone human
    /// player is the one with a name, whichever side they have now.
    #[must_use]
    pub fn seated<L>(self, seats: [Seat<L>; 2]) -> Self {
        let lone = only_human(&seats).filter(|&person| self.of(person).is_none());
        let names = if lone.is_some() { self.exchanged() } else { self };
        names.of_people(seats)
    }

    /// Returns whether these could be the same players as `before`: no player with a name has a
    /// different one now.
    #[must_use]
    pub fn may_be(&self, before: &Self) -> bool {
        self.0
            .iter()
            .zip(&before.0)
            .all(|(now, before)| now.is_none() || before.is_none() || now == before)
    }
}

impl From<[String; 2]> for Names {
    fn from(texts: [String; 2]) -> Self {
        Self(texts.map(|text| PlayerName::new(&text)))
    }
}

impl From<Names> for [String; 2] {
    fn from(names: Names) -> Self {
        names.0.map(|name| name.map_or_else(String::new, |name| name.whole().to_owned()))
    }
}

/// Returns the side of the only person, if there is exactly one.
#[must_use]
pub fn only_human<L>(seats: &[Seat<L>; 2]) -> Option<Player> {
    match seats.each_ref().map(|seat| matches!(seat, Seat::Human)) {
        [true, false] => Some(Player::First),
        [false, true] => Some(Player::Second),
        [true, true] | [false, false] => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns the name in a text, or an empty string.
    fn cleaned(text: &str) -> String {
        PlayerName::new(text).map_or_else(String::new, |name| name.to_string())
    }

    #[test]
    fn names_are_one_short_line() {
        for (text, expected) in [
            ("Anna", "Anna"),
            ("  Anna \t Maria\r\nof the hill ", "Anna Maria of the hill"),
            ("Jürgen 李雷 Ωmega", "Jürgen 李雷 Ωmega"),
            ("\u{1b}[31mAnna\u{7}\u{0}\u{9b}", "[31mAnna"),
            ("\u{202e}annA\u{202c}\u{feff}", "annA"),
            ("", ""),
            (" \n\u{200b}\u{200d}\u{200d} ", ""),
            ("\u{fe0f}\u{e0100}", ""),
            ("葛\u{e0100}城\u{e0041}", "葛\u{e0100}城"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx"),
            ("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvw…"),
            ("abcdefghijklmnopqrstuv xyz", "abcdefghijklmnopqrstuv…"),
        ] {
            assert_eq!(cleaned(text), expected, "{text:?}");
        }
        let long = "ä".repeat(PlayerName::MOST);
        assert_eq!(cleaned(&long), long);
        assert_eq!(PlayerName::typed(&long.repeat(100)), long);
        assert_eq!(
            PlayerName::typed(" Anna  "),
            "Anna ",
            "a blank may be followed by another name"
        );
    }

    #[test]
    fn a_lone_person_keeps_the_name_whichever_side_they_have() {
        let [human, computer] = [Seat::Human, Seat::Computer(())];
        for (names, seats, expected) in [
            (["Anna", "Ben"], [human, human], ["Anna", "Ben"]),
            (["Anna", "Ben"], [human, computer], ["Anna", ""]),
            (["Anna", "Ben"], [computer, human], ["", "Ben"]),
            (["Anna", ""], [computer, human], ["", "Anna"]),
            (["", "Ben"], [human, computer], ["Ben", ""]),
            (["", "Ben"], [human, human], ["", "Ben"]),
            (["Anna", "Ben"], [computer, computer], ["", ""]),
        ] {
            assert_eq!(
                Names::new(names).seated(seats),
                Names::new(expected),
                "{names:?} for {seats:?}"
            );
        }
    }

    proptest! {
        #[test]
        fn any_text_is_cleaned_once_and_for_all(text in any::<String>()) {
            let name = cleaned(&text);
            prop_assert!(name.chars().count() <= PlayerName::MOST);
            prop_assert!(!name.chars().any(char::is_control));
            prop_assert_eq!(cleaned(&name), name.as_str());
            let typed = PlayerName::typed(&text);
            prop_assert!(name.ends_with('…') || cleaned(&typed) == name, "{:?}", typed);
            if let Some(whole) = PlayerName::new(&text) {
                prop_assert_eq!(PlayerName::new(whole.whole()), Some(whole), "a file gives it \
                    back as it is");
            }
        }
    }
}
