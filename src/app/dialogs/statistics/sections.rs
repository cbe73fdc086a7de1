//! The content of the statistics page: a section for each game, a row for each opponent.

use crate::app::contract::screen::GameEntry;
use crate::core::game::Player;
use crate::session::{Ended, Ending, Results, course};
use crate::storage::{Entry, Statistics};
use crate::words::Opponent;

/// The number of games over which the graph averages the share of the points.
pub const WINDOW: usize = 20;
/// The most games that the graph goes back.
const MOST_DRAWN: usize = 200;

/// The choice of games to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only games in which the user had this side; `None` for both.
    pub side: Option<Player>,
    /// Whether games with help are left out.
    pub unaided: bool,
}

impl Filter {
    fn keeps(self, entry: &GameEntry, ended: &Ended) -> bool {
        let has_side = |side: Player| ended.side == entry.sides[side.index()];
        ended.game == entry.name
            && self.side.is_none_or(has_side)
            && !(self.unaided && ended.is_helped)
    }
}

/// A game with its opponents.
pub struct Section {
    pub entry: &'static GameEntry,
    /// The sum of its games.
    pub results: Results,
    /// The opponents in the order of strength.
    pub rows: Vec<Row>,
    /// The share of the points against all of them, game by game.
    pub course: Vec<f32>,
}

/// An opponent and the results against it.
pub struct Row {
    pub opponent: Opponent,
    /// The sum of the games.
    pub results: Results,
    /// The share of the points, game by game.
    pub course: Vec<f32>,
    /// Whether each side of the user has won without help.
    pub beaten: [bool; 2],
}

/// Returns a section for each game that was played, in the order of the list.
pub fn sections(
    statistics: &Statistics,
    games: &[&'static GameEntry],
    filter: Filter,
) -> Vec<Section> {
    let section = |&entry: &&'static GameEntry| {
        let keep = |ended: &Ended| filter.keeps(entry, ended);
        let is_beaten = |mode: &str, player: Player| {
            statistics.entries().iter().any(|Entry { ended, .. }| {
                keep(ended)
                    && ended.opponent == mode
                    && ended.ending == Ending::Won
                    && !ended.is_helped
                    && ended.side == entry.sides[player.index()]
            })
        };
        let row = |(mode, endings): (String, Vec<Ending>)| Row {
            beaten: Player::BOTH.map(|player| is_beaten(&mode, player)),
            opponent: (entry.opponent)(&mode),
            course: drawn(&endings),
            results: Results::of(endings),
        };
        let mut rows: Vec<Row> = statistics.by_opponent(keep).into_iter().map(row).collect();
        rows.sort_by(|one, other| one.opponent.cmp(&other.opponent));
        let of_game = statistics.entries().iter().filter(|counted| keep(&counted.ended));
        let endings: Vec<Ending> = of_game.map(|counted| counted.ended.ending).collect();
        let course = drawn(&endings);
        Section { entry, results: Results::of(endings), rows, course }
    };
    games.iter().map(section).filter(|section| !section.rows.is_empty()).collect()
}

/// Returns the part of a graph that is drawn.
fn drawn(endings: &[Ending]) -> Vec<f32> {
    let mut course = course(endings, WINDOW);
    course.drain(..course.len().saturating_sub(MOST_DRAWN));
    course
}
