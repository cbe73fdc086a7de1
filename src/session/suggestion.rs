//! When to suggest another level to a player who always wins, or always loses.

use super::Ending;
use crate::core::kind::{GameKind, Level as _, LevelId, Preset};

/// The user's games with the rules of one that has ended against a computer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    pub number: u64,
    /// How the games against its computer ended, the last one last; none if it was played with help.
    pub against: Vec<Ending>,
    /// The computers that were beaten without help, in the MODE notation.
    pub beaten: Vec<String>,
}

/// So many wins in a row suggest the next level.
const WINS: usize = 3;
/// So many losses in a row suggest the level below.
const LOSSES: usize = 5;

/// Returns the levels in the order of strength that can play with this set-up.
#[must_use]
pub fn ladder<K: GameKind>(setup: K::Setup) -> Vec<K::Level> {
    let terms = K::terms(setup);
    let mut levels: Vec<K::Level> = K::LEVELS
        .iter()
        .copied()
        .filter(|&level| level.strength().is_some() && terms.allow(level).is_ok())
        .collect();
    levels.sort_by_key(|level| level.strength());
    levels
}

/// Returns whether nobody wins against a level, so that a draw is a success.
#[must_use]
pub fn is_unbeatable(level: LevelId) -> bool {
    level == LevelId::Preset(Preset::Perfect)
}

/// Returns how the last games ended, and how many in a row ended like that.
#[must_use]
pub fn streak(history: &[Ending]) -> Option<(Ending, usize)> {
    let last = *history.last()?;
    let same = history.iter().rev().take_while(|&&ending| ending == last);
    Some((last, same.count()))
}

/// Returns the level to suggest to a player whose games against `level` ended like this, the last
/// one last: the next one after three wins in a row, and the one below after five losses.
///
/// It is suggested once in a row of wins or losses, and not at all against a level outside the
/// order of strength or if there is no other. Levels that cannot play with this set-up are passed
/// over.
#[must_use]
pub fn suggestion<K: GameKind>(
    level: LevelId,
    setup: K::Setup,
    history: &[Ending],
) -> Option<Preset> {
    let strength = level.strength()?;
    let levels = ladder::<K>(setup);
    let other = match streak(history)? {
        (Ending::Won, WINS) => levels
            .iter()
            .find(|other| other.strength() > Some(strength)),
        (Ending::Lost, LOSSES) => levels
            .iter()
            .rfind(|other| other.strength() < Some(strength)),
        (Ending::Won | Ending::Drawn | Ending::Lost, _) => None,
    };
    match other?.id() {
        LevelId::Preset(preset) => Some(preset),
        LevelId::Depth(_) | LevelId::Games(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::suggestion;
    use crate::core::connect4::{Connect4, Size};
    use crate::core::kind::{LevelId, Preset};
    use crate::session::Ending;

    /// Asserts what is suggested after games against a level: `w`, `d` and `l`.
    #[track_caller]
    fn check(level: Preset, size: Size, games: &str, expected: Option<Preset>) {
        let ending = |letter| match letter {
            'w' => Ending::Won,
            'd' => Ending::Drawn,
            _ => Ending::Lost,
        };
        let history: Vec<Ending> = games.chars().map(ending).collect();
        let level = LevelId::Preset(level);
        assert_eq!(
            suggestion::<Connect4>(level, size, &history),
            expected,
            "{games}"
        );
    }

    #[test]
    fn three_wins_in_a_row_suggest_the_next_level_once() {
        let usual = Size::STANDARD;
        for (games, expected) in [
            ("", None),
            ("ww", None),
            ("www", Some(Preset::Casual)),
            ("wwww", None),
            ("lwww", Some(Preset::Casual)),
            ("wwdw", None),
            ("wwwlwww", Some(Preset::Casual)),
        ] {
            check(Preset::Learner, usual, games, expected);
        }
        check(Preset::Low, usual, "www", Some(Preset::Medium));
        check(Preset::Perfect, usual, "www", None);
        check(Preset::Greedy, usual, "www", None);
    }

    #[test]
    fn five_losses_in_a_row_suggest_the_level_below_once() {
        let usual = Size::STANDARD;
        check(Preset::Casual, usual, "llll", None);
        check(Preset::Casual, usual, "wlllll", Some(Preset::Learner));
        check(Preset::Casual, usual, "llllll", None);
        check(Preset::Learner, usual, "lllll", None);
    }

    #[test]
    fn a_level_that_cannot_play_is_not_suggested() {
        let wide = Size::new(9, 7, 5).expect("a size");
        check(Preset::High, Size::STANDARD, "www", Some(Preset::Perfect));
        check(Preset::High, wide, "www", None);
    }
}
