//! The content of the page: for each game the rating, the results against each opponent and what
//! costs the user games.

use std::str::FromStr as _;

use crate::app::contract::screen::GameEntry;
use crate::core::day::Day;
use crate::core::game::Player;
use crate::core::kind::Preset;
use crate::games::{GameId, with_game};
use crate::session::rating::{self, Rating};
use crate::session::{Ended, Ending, Results, ladder};
use crate::storage::{Entry, Statistics};
use crate::words::{Opponent, Phrases};

/// A game with its opponents.
pub struct Section {
    pub entry: &'static GameEntry,
    pub game: GameId,
    /// The sum of its games.
    pub results: Results,
    /// How many of them were played in the last seven days.
    pub this_week: u32,
    /// The levels in the order of strength, and then the other opponents that were played.
    pub rows: Vec<Row>,
    /// The rating after each game that moved it, and the day of that.
    pub curve: Vec<(Day, Rating)>,
    /// The mode of the level against which the user may expect about half of the points.
    fair: Option<&'static str>,
}

/// An opponent and the results against it.
pub struct Row {
    pub opponent: Opponent,
    /// Its rating on the usual board, if that is known.
    pub points: Option<u16>,
    /// The sum of the games.
    pub results: Results,
    /// Whether each side of the user has won without help.
    pub beaten: [bool; 2],
}

impl Section {
    /// Returns the rating now, once there are enough games.
    pub fn rating(&self) -> Option<Rating> {
        let &(_, rating) = self.curve.last()?;
        (self.curve.len() >= rating::LEAST_GAMES).then_some(rating)
    }

    /// Returns the levels whose ratings are known, the weakest first.
    pub fn levels(&self) -> impl DoubleEndedIterator<Item = (&Row, u16)> {
        let levels = self.rows.iter().filter(|row| row.opponent.strength.is_some());
        levels.filter_map(|row| Some((row, row.points?)))
    }

    /// Returns the level nearest to the rating.
    pub fn about(&self) -> Option<&Row> {
        let points = self.rating()?.points;
        let off = |points_of: u16| (f64::from(points_of) - points).abs();
        let nearest =
            self.levels().min_by(|(_, one), (_, other)| off(*one).total_cmp(&off(*other)));
        nearest.map(|(row, _)| row)
    }

    /// Returns the level against which the user may expect about half of the points, or that comes
    /// nearest to that, its mode, and how many percent.
    pub fn fair(&self) -> Option<(&Row, &'static str, f64)> {
        let rating = self.rating()?;
        let mode = self.fair?;
        let (row, points) = self.levels().find(|(row, _)| row.opponent.mode() == mode)?;
        Some((row, mode, (100.0 * rating::expected(rating, points)).round()))
    }
}

/// Returns a section for each game that was played, in the order of the list.
pub fn sections(statistics: &Statistics, games: &[&'static GameEntry], today: Day) -> Vec<Section> {
    let section = |&entry: &&'static GameEntry| {
        let game = GameId::from_str(entry.name).ok()?;
        with_game!(game, K => section::<K>(statistics, entry, game, today))
    };
    games.iter().filter_map(section).collect()
}

fn section<K: Phrases>(
    statistics: &Statistics,
    entry: &'static GameEntry,
    game: GameId,
    today: Day,
) -> Option<Section> {
    let keep = |ended: &Ended| ended.game == K::NAME;
    let own: Vec<&Entry> = statistics.entries().iter().filter(|it| keep(&it.ended)).collect();
    if own.is_empty() {
        return None;
    }
    let is_beaten = |mode: &str, player: Player| {
        own.iter().any(|Entry { ended, .. }| {
            ended.opponent == mode
                && ended.ending == Ending::Won
                && !ended.is_helped
                && ended.side == K::SIDES[player.index()]
        })
    };
    let row = |mode: &str, endings: Vec<Ending>| Row {
        beaten: Player::BOTH.map(|player| is_beaten(mode, player)),
        opponent: Opponent::of::<K>(mode),
        points: rating::preset::<K>(mode).and_then(|it| rating::anchor(K::NAME, it)),
        results: Results::of(endings),
    };
    let mut rows: Vec<Row> = statistics
        .by_opponent(keep)
        .into_iter()
        .map(|(mode, endings)| row(&mode, endings))
        .collect();
    for level in ladder::<K>(K::Setup::default()) {
        let mode = level.to_string();
        if rows.iter().all(|row| row.opponent.mode() != mode) {
            rows.push(row(&mode, Vec::new()));
        }
    }
    rows.sort_by(|one, other| one.opponent.cmp(&other.opponent));
    let rated = rating::rated::<K>(own.iter().map(|entry| &entry.ended));
    let is_new = |entry: &&&Entry| today.days_after(entry.day) < 7;
    Some(Section {
        entry,
        game,
        results: Results::of(own.iter().map(|entry| entry.ended.ending)),
        this_week: u32::try_from(own.iter().filter(is_new).count()).unwrap_or(u32::MAX),
        fair: rated
            .last()
            .and_then(|last| rating::fair_opponent::<K>(last.rating))
            .map(Preset::mode),
        curve: rated.iter().map(|rated| (own[rated.game].day, rated.rating)).collect(),
        rows,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::kind::{GameSetup, Level as _, LevelId};

    #[test]
    fn every_level_of_every_game_has_a_rating_in_the_order_of_strength() {
        for &game in GameId::ALL {
            let points = with_game!(game, K => ladder::<K>(<K as GameSetup>::Setup::default())
                .into_iter()
                .map(|level| match level.id() {
                    LevelId::Preset(preset) => rating::anchor(game.name(), preset),
                    LevelId::Depth(_) | LevelId::Games(_) => None,
                })
                .collect::<Option<Vec<u16>>>());
            assert!(points.is_some_and(|points| points.is_sorted()), "{game}");
        }
    }
}
