//! What costs the user games: the kinds of their mistakes in the reviews of past games.

use super::past_games::PastGame;
use crate::core::kind::MoveClass;
use crate::games::GameId;

/// How many games are compared with as many before them.
const WINDOW: usize = 20;
/// So many cases make a kind of mistake, or a change, worth a sentence.
pub const LEAST_CASES: usize = 5;

/// The kinds of mistakes in the reviewed games of the user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Themes {
    /// How many reviewed games there are.
    pub reviewed: usize,
    /// How many games are not reviewed.
    pub unreviewed: usize,
    /// How many of the reviewed games are the last ones.
    pub recent: usize,
    /// How many before them are compared with those; 0 if there are too few.
    pub before: usize,
    /// The most frequent one in the last games first.
    pub themes: Vec<Theme>,
}

impl Themes {
    /// Returns in how many more games a mistake was made of late than before; `None` from too few
    /// games or cases.
    #[must_use]
    pub fn change(&self, theme: &Theme) -> Option<isize> {
        (self.before > 0 && theme.recent + theme.before >= LEAST_CASES)
            .then(|| theme.recent.cast_signed() - theme.before.cast_signed())
    }
}

/// One kind of mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    pub class: MoveClass,
    /// In how many of the last games it was made.
    pub recent: usize,
    /// In how many of the games before those.
    pub before: usize,
    /// How often it was made in all reviewed games, with each side.
    pub sides: [usize; 2],
    /// How often in the first, the middle and the last third of a game.
    pub thirds: [usize; 3],
}

impl Theme {
    /// Returns how often it was made in all reviewed games.
    #[must_use]
    pub fn count(&self) -> usize {
        self.sides.iter().sum()
    }

    /// Returns whether there are enough cases to speak of it.
    #[must_use]
    pub fn is_worth_saying(&self) -> bool {
        self.count() >= LEAST_CASES
    }

    /// Returns the part with most of the cases, if it has three fifths of enough of them.
    fn most<const N: usize>(&self, parts: [usize; N]) -> Option<usize> {
        let part = (0..N).max_by_key(|&part| parts[part])?;
        (self.is_worth_saying() && 5 * parts[part] >= 3 * self.count()).then_some(part)
    }

    /// Returns the side, by its index, with which most were made.
    #[must_use]
    pub fn side(&self) -> Option<usize> {
        self.most(self.sides)
    }

    /// Returns the third of the game, from 0 to 2, in which most were made.
    #[must_use]
    pub fn third(&self) -> Option<usize> {
        self.most(self.thirds)
    }
}

/// Returns the kinds of the user's mistakes in a game. What is only estimated to be a mistake may be
/// none.
#[must_use]
pub fn themes(game: GameId, games: &[PastGame]) -> Themes {
    let mut own: Vec<&PastGame> = games
        .iter()
        .filter(|past| past.summary.game == game && past.summary.you().is_some())
        .collect();
    own.sort_by_key(|past| std::cmp::Reverse((past.file.modified, past.file.number)));
    let all = own.len();
    own.retain(|past| past.summary.review.is_some());
    let reviewed = own.len();
    let (recent, before) = match (reviewed / 2).min(WINDOW) {
        half if half >= LEAST_CASES => (half, half),
        _ => (reviewed, 0),
    };
    let mut found =
        Themes { reviewed, unreviewed: all - reviewed, recent, before, themes: Vec::new() };
    for (age, past) in own.iter().enumerate() {
        let mut seen = Vec::new();
        for mistake in past.summary.mistakes_to_practise() {
            let class = mistake.class;
            let at = found.themes.iter().position(|theme| theme.class == class);
            let at = at.unwrap_or_else(|| {
                found.themes.push(Theme {
                    class,
                    recent: 0,
                    before: 0,
                    sides: [0; 2],
                    thirds: [0; 3],
                });
                found.themes.len() - 1
            });
            let theme = &mut found.themes[at];
            theme.sides[mistake.player.index()] += 1;
            let third = 3 * mistake.ply.saturating_sub(1) / past.summary.moves.max(1);
            theme.thirds[third.min(2)] += 1;
            if !seen.contains(&class) {
                seen.push(class);
                theme.recent += usize::from(age < recent);
                theme.before += usize::from((recent..recent + before).contains(&age));
            }
        }
    }
    found.themes.sort_by_key(|theme| std::cmp::Reverse((theme.recent, theme.count())));
    found
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;
    use crate::core::game::Player;
    use crate::storage::{BriefMistake, Participant, PastFile, ReviewSummary, Summary};

    /// Returns a game of a person against Low, `age` games ago, with these mistakes of both.
    fn past(age: u64, review: Option<&[(usize, Player, MoveClass)]>) -> PastGame {
        let mode = |mode: &str| Participant { mode: mode.to_owned(), name: None };
        let mistake = |&(ply, player, class): &(usize, Player, MoveClass)| BriefMistake {
            ply,
            player,
            class,
            has_answer: true,
        };
        let review = review.map(|mistakes| ReviewSummary {
            judged: [10, 10],
            accuracy: [None; 2],
            mistakes: mistakes.iter().map(mistake).collect(),
        });
        PastGame {
            file: PastFile::at(1000 - age, UNIX_EPOCH + Duration::from_secs(100_000 - age)),
            summary: Summary {
                game: GameId::Connect4,
                setup: "size=7x6 connect=4".to_owned(),
                players: [mode("human"), mode("low")],
                moves: 30,
                outcome: None,
                by: None,
                is_helped: false,
                review,
            },
        }
    }

    #[test]
    fn the_last_games_are_compared_with_as_many_before() {
        let (you, they) = (Player::First, Player::Second);
        let block: &[_] = &[
            (3, you, MoveClass::MissedBlock),
            (29, you, MoveClass::MissedBlock),
            (8, they, MoveClass::MissedWin),
            (9, you, MoveClass::GaveGround),
        ];
        // Twice in each of 4 of the last 20 games, and in 9 of the 20 before.
        let review = |age: u64| if age < 4 || (30..39).contains(&age) { block } else { &[] };
        let mut games: Vec<_> = (0..45).map(|age| past(age, Some(review(age)))).collect();
        games.push(past(46, None));
        games.reverse();
        let found = themes(GameId::Connect4, &games);
        assert_eq!((found.reviewed, found.unreviewed, found.recent, found.before), (45, 1, 20, 20));
        let [theme] = &found.themes[..] else { panic!("{found:?}") };
        assert_eq!((theme.class, theme.recent, theme.before), (MoveClass::MissedBlock, 4, 9));
        assert_eq!((theme.sides, theme.thirds), ([26, 0], [13, 0, 13]));
        assert_eq!((found.change(theme), theme.side(), theme.third()), (Some(-5), Some(0), None));
        assert_eq!(themes(GameId::Go, &games), Themes::default());
    }

    #[test]
    fn nothing_is_said_from_fewer_than_five_cases() {
        let mistake: &[_] = &[(3, Player::First, MoveClass::OpenedWin)];
        let games = |count: u64| (0..count).map(|age| past(age, Some(mistake))).collect::<Vec<_>>();
        let four = themes(GameId::Connect4, &games(4));
        assert_eq!((four.recent, four.before), (4, 0));
        let theme = &four.themes[0];
        assert!(!theme.is_worth_saying() && theme.third().is_none());
        let nine = themes(GameId::Connect4, &games(9));
        assert_eq!((nine.recent, nine.before, nine.themes[0].recent), (9, 0, 9));
        assert_eq!(nine.change(&nine.themes[0]), None, "there is nothing to compare with");
        let ten = themes(GameId::Connect4, &games(10));
        assert_eq!((ten.recent, ten.before, ten.change(&ten.themes[0])), (5, 5, Some(0)));
    }
}
