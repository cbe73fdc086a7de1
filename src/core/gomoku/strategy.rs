//! From a computer as a value to the strategy that plays it.

use super::evaluate::{Beginner, FirstCase, PatternSum};
use super::guide::ThreatGuide;
use super::level::{Computer, Evaluation, Skill};
use super::position::{Move, Position};
use super::quiescence::AlongFours;
use crate::core::character::Character;
use crate::core::control::Control;
use crate::core::game::{Game, Player};
use crate::core::score::Score;
use crate::core::search::{
    Ended, Evaluate, Limits, Options, Report, RootMove, Search, Searcher, Selective,
    SelectiveSearcher, Selectivity, Strategy,
};

/// Returns the strategy of a computer that plays this side: a function of the position, which tells
/// what is equally good.
#[must_use]
pub fn strategy(computer: Computer, side: Player) -> Box<dyn Strategy<Position>> {
    let character = computer.character;
    match (computer.evaluation, computer.skill) {
        (_, Skill::Random) => Box::new(Random),
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

/// The greatest depth of a search that goes on until it is stopped.
const ENDLESS: u32 = 64;

/// Returns the strongest player of a side, who goes on until it is stopped or knows how the game
/// ends.
#[must_use]
pub fn deepest(side: Player, selectivity: Selectivity) -> Box<dyn Strategy<Position>> {
    Box::new(SelectiveSearcher::new(
        Selective::new(guide(side, Character::Neutral), selectivity),
        Limits::depth(ENDLESS),
    ))
}

/// Returns what a selective search for a side is told.
fn guide(side: Player, character: Character) -> ThreatGuide {
    ThreatGuide::new(PatternSum {
        owner: side,
        character,
    })
}

/// The player to whom all moves are equally good.
struct Random;

impl Strategy<Position> for Random {
    fn choose(
        &mut self,
        position: &Position,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let &best = moves.first()?;
        let moves = moves
            .into_iter()
            .map(|mv| RootMove {
                mv,
                score: Score::DRAW,
                exact: true,
            })
            .collect();
        Some(Report {
            best,
            score: Score::DRAW,
            depth: 0,
            nodes: 1,
            pv: vec![best],
            moves,
            ended: Ended::Depth,
        })
    }
}
