//! From a computer as a value to the strategy that plays it.

use super::evaluate::{Beginner, FirstCase, PatternSum};
use super::guide::ThreatGuide;
use super::level::{Computer, Evaluation, Skill};
use super::position::Position;
use super::quiescence::AlongFours;
use crate::core::character::Character;
use crate::core::game::Player;
use crate::core::kit::{Analyst, AnyMove};
use crate::core::search::{
    Evaluate, Limits, Options, Search, Searcher, Selective, SelectiveSearcher, Selectivity,
    Strategy,
};

/// Returns the strategy of a computer that plays this side: a function of the position, which tells
/// what is equally good.
#[must_use]
pub fn strategy(computer: Computer, side: Player) -> Box<dyn Strategy<Position>> {
    let character = computer.character;
    match (computer.evaluation, computer.skill) {
        (_, Skill::Random) => Box::new(AnyMove),
        (Evaluation::Students, Skill::Low) => exact(
            FirstCase {
                owner: side,
                character,
            },
            LOW_DEPTH,
        ),
        (Evaluation::Students, Skill::Medium) => exact(
            FirstCase {
                owner: side,
                character,
            },
            MEDIUM_DEPTH,
        ),
        (Evaluation::Students, Skill::High) => exact(
            AlongFours(FirstCase {
                owner: side,
                character,
            }),
            HIGH_EXACT_DEPTH,
        ),
        (Evaluation::Students, Skill::Depth(depth)) => exact(
            AlongFours(FirstCase {
                owner: side,
                character,
            }),
            depth.into(),
        ),
        (Evaluation::Plot4, Skill::Low) => exact(
            Beginner {
                owner: side,
                character,
            },
            LOW_DEPTH,
        ),
        (Evaluation::Plot4, Skill::Medium) => {
            selective(side, character, Limits::depth(MEDIUM_DEPTH))
        }
        (Evaluation::Plot4, Skill::High) => selective(side, character, HIGH),
        (Evaluation::Plot4, Skill::Depth(depth)) => {
            selective(side, character, Limits::depth(depth.into()))
        }
    }
}

/// Returns the player who tells what each point is worth: High's value for the best one, and the
/// others near stones by a look ahead that leaves nothing out.
pub(super) fn analyst() -> Box<dyn Strategy<Position>> {
    let high = strategy(Computer::new(Skill::High), Player::First);
    let evaluate = PatternSum {
        owner: Player::First,
        character: Character::Neutral,
    };
    Box::new(Analyst::new(high, AlongFours(evaluate), ANALYSIS_DEPTH))
}

/// How far the analyst looks at every point, in plies.
const ANALYSIS_DEPTH: u32 = 3;
/// How far Low looks, in plies: it stops what would win at once, and overlooks what an open three
/// will become.
const LOW_DEPTH: u32 = 1;
/// How far Medium looks: it sees what the other can make of an open three, as the students'
/// computer did.
const MEDIUM_DEPTH: u32 = 2;
/// How far High looks with the students' table: whole, and most often within a tenth of a second.
const HIGH_EXACT_DEPTH: u32 = 5;
/// How far High goes with the evaluation of Plot 4: so many nodes, which take about a second.
const HIGH: Limits = Limits {
    depth: ENDLESS,
    nodes: 150_000,
};

/// Returns a search that looks at every candidate.
fn exact(
    evaluate: impl Evaluate<Position> + Send + 'static,
    depth: u32,
) -> Box<dyn Strategy<Position>> {
    let options = Options {
        null_windows: true,
        table_bytes: EXACT_TABLE_BYTES,
        ..Options::default()
    };
    Box::new(Searcher::new(
        Search::new(evaluate, options),
        Limits::depth(depth),
    ))
}

/// The size of the table of an exact search, in bytes.
const EXACT_TABLE_BYTES: usize = 1 << 22;

/// Returns a search that leaves out what promises little.
fn selective(side: Player, character: Character, limits: Limits) -> Box<dyn Strategy<Position>> {
    Box::new(SelectiveSearcher::new(
        Selective::new(guide(side, character), Selectivity::default()),
        limits,
    ))
}

/// The greatest depth of a search that lasts until it is stopped.
const ENDLESS: u32 = 64;

/// Returns the strongest player of a side, who searches until it is stopped or knows how the game
/// ends.
#[must_use]
pub fn deepest(side: Player, selectivity: Selectivity) -> Box<dyn Strategy<Position>> {
    Box::new(SelectiveSearcher::new(
        Selective::new(guide(side, Character::Neutral), selectivity),
        Limits::depth(ENDLESS),
    ))
}

/// Returns the guide of a selective search for a side.
fn guide(side: Player, character: Character) -> ThreatGuide {
    ThreatGuide::new(PatternSum {
        owner: side,
        character,
    })
}
