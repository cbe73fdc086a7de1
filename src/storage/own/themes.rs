//! What costs the user games: the kinds of their mistakes in the reviews of past games.

use super::past_games::PastGame;
use super::progress::{Progress, mistake_name};
use crate::core::kind::MoveClass;
use crate::games::GameId;

/// How many games are compared with as many before them.
const WINDOW: usize = 20;
/// So many cases make a kind of mistake, or a change, worth a sentence.
const LEAST_CASES: usize = 5;

/// The kinds of mistakes in the reviewed games of the user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Themes {
    /// How many reviewed games there are.
    pub reviewed: usize,
    /// How many of the reviewed games are the last ones.
    pub recent: usize,
    /// How many before them are compared with those; 0 if there are too few.
    pub before: usize,
    /// With how many of all these games the user had each side.
    pub sides: [usize; 2],
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

    /// Returns the side, by its index, with which a mistake was made at least twice as often a game
    /// as with the other, of which there are enough games, too.
    #[must_use]
    pub fn side(&self, theme: &Theme) -> Option<usize> {
        let is_known = theme.is_worth_saying() && self.sides.iter().all(|&it| it >= LEAST_CASES);
        let is_often = |&side: &usize| {
            theme.sides[side] * self.sides[1 - side] >= 2 * theme.sides[1 - side] * self.sides[side]
        };
        (0..2).find(is_often).filter(|_| is_known)
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
    /// How often it was made in those games, with each side.
    pub sides: [usize; 2],
    /// How often in the first, the middle and the last third of those games.
    pub thirds: [usize; 3],
    /// How often it was made in all reviewed games.
    pub count: usize,
}

impl Theme {
    /// Returns whether there are enough cases to speak of it.
    #[must_use]
    pub fn is_worth_saying(&self) -> bool {
        self.thirds.iter().sum::<usize>() >= LEAST_CASES
    }

    /// Returns the third of the game, from 0 to 2, in which three fifths or more were made.
    #[must_use]
    pub fn third(&self) -> Option<usize> {
        let all: usize = self.thirds.iter().sum();
        let third = (0..3).find(|&third| 5 * self.thirds[third] >= 3 * all);
        third.filter(|_| self.is_worth_saying())
    }
}

/// Returns the kinds of the user's mistakes in a game. What is only estimated to be a mistake may be
/// none.
#[must_use]
pub fn themes(game: GameId, games: &[PastGame]) -> Themes {
    let is_own = |past: &&PastGame| {
        let summary = &past.summary;
        summary.game == game && summary.you().is_some() && summary.review.is_some()
    };
    let mut own: Vec<&PastGame> = games.iter().filter(is_own).collect();
    own.sort_by_key(|past| std::cmp::Reverse((past.file.modified, past.file.number)));
    let reviewed = own.len();
    let (recent, before) = match (reviewed / 2).min(WINDOW) {
        half if half >= LEAST_CASES => (half, half),
        _ => (reviewed, 0),
    };
    let mut found = Themes { reviewed, recent, before, ..Themes::default() };
    for (age, past) in own.iter().enumerate() {
        let mut seen = Vec::new();
        let is_compared = age < recent + before;
        if let Some(you) = past.summary.you().filter(|_| is_compared) {
            found.sides[you.index()] += 1;
        }
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
                    count: 0,
                });
                found.themes.len() - 1
            });
            let theme = &mut found.themes[at];
            theme.count += 1;
            let third = 3 * mistake.ply.saturating_sub(1) / past.summary.moves.max(1);
            if is_compared {
                theme.sides[mistake.player.index()] += 1;
                theme.thirds[third.min(2)] += 1;
            }
            if !seen.contains(&class) {
                seen.push(class);
                theme.recent += usize::from(age < recent);
                theme.before += usize::from((recent..recent + before).contains(&age));
            }
        }
    }
    found.themes.sort_by_key(|theme| std::cmp::Reverse((theme.recent, theme.count)));
    found
}

/// Returns how many mistakes in a game come back on this day, or have not been practised yet.
#[must_use]
pub fn due_mistakes(game: GameId, games: &[PastGame], progress: &Progress, today: u64) -> usize {
    let known = progress.of(game.name()).map(|progress| &progress.mistakes);
    let of_game = games.iter().filter(|past| past.summary.game == game);
    let names = of_game.flat_map(|past| {
        let mistakes = past.summary.mistakes_to_practise();
        mistakes.map(|mistake| mistake_name(past.file.number, mistake.ply))
    });
    let due = |name: &String| {
        let repetition = known.map(|known| known.get(name)).unwrap_or_default();
        repetition.due().is_some_and(|day| day <= today)
    };
    names.filter(due).count()
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
        assert_eq!((found.reviewed, found.recent, found.before), (45, 20, 20));
        let [theme] = &found.themes[..] else { panic!("{found:?}") };
        assert_eq!((theme.class, theme.recent, theme.before), (MoveClass::MissedBlock, 4, 9));
        assert_eq!((theme.sides, theme.thirds, theme.count), ([26, 0], [13, 0, 13], 26));
        assert_eq!((found.change(theme), theme.third()), (Some(-5), None));
        assert_eq!((found.sides, found.side(theme)), ([40, 0], None), "always the same side");
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
