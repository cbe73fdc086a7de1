//! How strong the user is in each game: a rating by Glicko-2 (Glickman 2012).
//!
//! The opponents are our own levels, whose ratings are known. The scale is that of Elo,
//! with Casual at 1000 in every game. Every game is a rating period of its own.

use std::collections::HashMap;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2_rating_period};

use super::{Ended, Ending, setup_text};
use crate::core::kind::{GameKind, Level as _, LevelId, Preset};

/// The ratings of the computers on the usual board, the weakest first, by game. In Connect 4 and
/// Reversi (200 games a pair) and Gomoku (100) they are those of `plot4 ladder --game GAME --openings
/// 3 --seed 1`; in Checkers and Go they are added up from matches of neighbours, which
/// docs/figures.md has. A computer that won no game has the least that its losses allow.
const ANCHORS: [(&str, &[(Preset, u16)]); 5] = [
    (
        "connect4",
        &[
            (Preset::Random, 409),
            (Preset::Learner, 820),
            (Preset::Greedy, 983),
            (Preset::Casual, 1000),
            (Preset::Low, 1298),
            (Preset::Medium, 1530),
            (Preset::High, 1733),
            (Preset::Perfect, 1970),
        ],
    ),
    (
        "gomoku",
        &[
            (Preset::Random, 77),
            (Preset::Learner, 714),
            (Preset::Greedy, 928),
            (Preset::Casual, 1000),
            (Preset::Low, 1223),
            (Preset::Fair, 1360),
            (Preset::Medium, 1593),
            (Preset::Advanced, 1774),
            (Preset::High, 1987),
        ],
    ),
    (
        "go",
        &[
            (Preset::Random, 0),
            (Preset::Greedy, 685),
            (Preset::Learner, 790),
            (Preset::Casual, 1000),
            (Preset::Low, 1301),
            (Preset::Fair, 1581),
            (Preset::Medium, 1850),
            (Preset::Skilled, 2119),
            (Preset::Advanced, 2360),
            (Preset::High, 2600),
        ],
    ),
    (
        "checkers",
        &[
            (Preset::Random, 1),
            (Preset::Learner, 712),
            (Preset::Greedy, 865),
            (Preset::Casual, 1000),
            (Preset::Low, 1288),
            (Preset::Fair, 1570),
            (Preset::Medium, 1811),
            (Preset::Advanced, 2057),
            (Preset::High, 2277),
        ],
    ),
    (
        "reversi",
        &[
            (Preset::Random, 730),
            (Preset::Learner, 771),
            (Preset::Greedy, 951),
            (Preset::Casual, 1000),
            (Preset::Low, 1205),
            (Preset::Medium, 1425),
            (Preset::Advanced, 1696),
            (Preset::High, 2054),
        ],
    ),
];

/// How far the rating of a computer may be off.
const ANCHOR_DEVIATION: f64 = 30.0;

/// A rating before the first game: the middle of the scale, and so uncertain that a beginner and an
/// expert are found in fifty games. A period is one game, so the volatility is below the usual 0.06.
const START: Glicko2Rating = Glicko2Rating { rating: 1200.0, deviation: 500.0, volatility: 0.04 };

/// So many games make a rating worth showing.
pub const LEAST_GAMES: usize = 5;

/// The share of the points that a user should reach against the opponent that is suggested.
const FAIR: [f64; 2] = [0.45, 0.6];

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub points: f64,
    /// The standard deviation of the points.
    pub deviation: f64,
}

impl Rating {
    /// Returns the points and their deviation as whole numbers.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a rating of some thousands")]
    pub fn rounded(self) -> (i32, i32) {
        (self.points.round() as i32, self.deviation.round() as i32)
    }
}

/// A game that has moved the rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The index of the game among those given.
    pub game: usize,
    /// The rating after it.
    pub rating: Rating,
}

/// Returns the rating of a computer on the usual board, if it is known.
#[must_use]
pub fn anchor(game: &str, preset: Preset) -> Option<u16> {
    let (_, anchors) = ANCHORS.iter().find(|(name, _)| *name == game)?;
    anchors.iter().find(|(known, _)| *known == preset).map(|&(_, points)| points)
}

/// Returns the games that move the rating, the earliest first, of all games of the user in that
/// order: those on the usual board, without help, against a computer whose rating is known.
pub fn rated<'a, K: GameKind>(games: impl IntoIterator<Item = &'a Ended>) -> Vec<Rated> {
    let usual = setup_text::<K>(K::Setup::default());
    let mut now = START;
    let mut rated = Vec::new();
    let mut known: HashMap<&str, Option<u16>> = HashMap::new();
    for (index, ended) in games.into_iter().enumerate() {
        if ended.game != K::NAME || ended.is_helped {
            continue;
        }
        // The earliest files have no set-up.
        if !ended.setup.is_empty() && ended.setup != usual {
            continue;
        }
        let points = known
            .entry(&ended.opponent)
            .or_insert_with(|| anchor(K::NAME, preset::<K>(&ended.opponent)?));
        let Some(points) = *points else {
            continue;
        };
        let outcome = match ended.ending {
            Ending::Won => Outcomes::WIN,
            Ending::Drawn => Outcomes::DRAW,
            Ending::Lost => Outcomes::LOSS,
        };
        now = glicko2_rating_period(&now, &[(level(points), outcome)], &Glicko2Config::default());
        let rating = Rating { points: now.rating, deviation: now.deviation };
        rated.push(Rated { game: index, rating });
    }
    rated
}

/// Returns the level of a computer without extras.
#[must_use]
pub fn preset<K: GameKind>(mode: &str) -> Option<Preset> {
    let level: K::Level = mode.parse().ok()?;
    match level.id() {
        LevelId::Preset(preset) if level.to_string() == preset.mode() => Some(preset),
        LevelId::Preset(_) | LevelId::Depth(_) | LevelId::Games(_) => None,
    }
}

fn level(points: u16) -> Glicko2Rating {
    Glicko2Rating { rating: points.into(), deviation: ANCHOR_DEVIATION, ..START }
}

/// Returns the share of the points that a user with this rating may expect against a computer.
#[must_use]
pub fn expected(rating: Rating, points: u16) -> f64 {
    let Rating { points: rating, deviation } = rating;
    expected_score(&Glicko2Rating { rating, deviation, ..START }, &level(points)).0
}

/// Returns the level against which the user may expect 45 to 60 % of the points, or comes closest
/// to that.
#[must_use]
pub fn fair_opponent<K: GameKind>(rating: Rating) -> Option<Preset> {
    let [least, most] = FAIR;
    let off = |share: f64| (least - share).max(share - most).max(0.0);
    let levels = super::ladder::<K>(K::Setup::default());
    let known = levels.into_iter().filter_map(|level| {
        let preset = preset::<K>(&level.to_string())?;
        Some((preset, off(expected(rating, anchor(K::NAME, preset)?))))
    });
    known.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(preset, _)| preset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::Connect4;
    use crate::players::seed_of_game;

    fn ended(opponent: &str, ending: Ending) -> Ended {
        Ended {
            number: 1,
            game: "connect4".to_owned(),
            setup: "size=7x6 connect=4".to_owned(),
            opponent: opponent.to_owned(),
            side: "red".to_owned(),
            ending,
            moves: 20,
            is_helped: false,
        }
    }

    fn last(games: &[Ended]) -> Rating {
        rated::<Connect4>(games).last().map_or(before(), |rated| rated.rating)
    }

    const fn before() -> Rating {
        Rating { points: START.rating, deviation: START.deviation }
    }

    /// Plays with someone of this strength, who always takes the opponent that is suggested.
    fn rating_after(games: u64, truth: f64, series: u64) -> Rating {
        let mut played = Vec::new();
        for game in 0..games {
            let preset = fair_opponent::<Connect4>(last(&played)).expect("a level");
            let points = f64::from(anchor("connect4", preset).expect("an anchor"));
            let expected = 1.0 / (1.0 + 10.0_f64.powf((points - truth) / 400.0));
            let chance = u32::try_from(seed_of_game(series, game) % 100_000).expect("small");
            let chance = f64::from(chance) / 100_000.0;
            let ending = if chance < expected { Ending::Won } else { Ending::Lost };
            played.push(ended(preset.mode(), ending));
        }
        last(&played)
    }

    #[test]
    fn fifty_games_find_the_strength_of_nine_players_in_ten() {
        const RUNS: usize = 200;
        let truths = [850.0, 1000.0, 1200.0, 1400.0, 1600.0, 1800.0, 1950.0];
        let near = truths.map(|truth| {
            let is_near =
                |run: &usize| (rating_after(50, truth, *run as u64).points - truth).abs() <= 100.0;
            (0..RUNS).filter(is_near).count()
        });
        println!("of {RUNS} each: {near:?}");
        assert!(near.iter().all(|near| 20 * near >= 17 * RUNS), "{near:?}");
        assert!(10 * near.iter().sum::<usize>() >= 9 * 7 * RUNS, "{near:?}");
    }

    #[test]
    fn only_counted_games_against_our_levels_on_the_usual_board_move_it() {
        let usual = || ended("low", Ending::Won);
        assert!(last(&[usual()]).points > START.rating);
        let others = [
            Ended { is_helped: true, ..usual() },
            Ended { setup: "size=9x7 connect=5".to_owned(), ..usual() },
            Ended { game: "gomoku".to_owned(), ..usual() },
            ended("low,defensive", Ending::Won),
            ended("search:9", Ending::Won),
            ended("engine:Rapfi", Ending::Won),
        ];
        for other in others {
            assert_eq!(rated::<Connect4>([&other]), [], "{other:?}");
        }
        let rated = rated::<Connect4>(&[ended("engine:Rapfi", Ending::Won), usual()]);
        assert_eq!(rated.iter().map(|rated| rated.game).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn the_anchors_are_in_the_order_of_strength_in_every_game() {
        for (game, anchors) in ANCHORS {
            assert!(anchors.is_sorted_by_key(|(_, points)| *points), "{game}");
            assert_eq!(anchor(game, Preset::Casual), Some(1000));
        }
    }

    #[test]
    fn the_fair_opponent_is_the_nearest_one() {
        let of = |points| fair_opponent::<Connect4>(Rating { points, deviation: 60.0 });
        assert_eq!(of(700.0), Some(Preset::Learner));
        assert_eq!(of(1010.0), Some(Preset::Casual));
        assert_eq!(of(1310.0), Some(Preset::Low));
        assert_eq!(of(2500.0), Some(Preset::Perfect));
    }
}
