//! From a computer as a value to the strategy that plays it, down to the one who looks at each
//! point once.

use super::evaluate::{AlongFours, Beginner, FirstCase, PatternSum};
use super::guide::ThreatGuide;
use super::level::{Computer, Evaluation, Skill};
use super::position::{Move, Position};
use super::threats::Kind;
use crate::game::{Game as _, Player};
use crate::kind::Effort;
use crate::kit::{AnyMove, AtAGlance, Lapses};
use crate::score::Character;
use crate::search::{
    Evaluate, Limits, Options, Root, Search, Searcher, Selective, SelectiveSearcher, Selectivity,
    Strategy,
};

/// Returns the strategy of a computer that plays this side: a function of the position, which tells
/// what is equally good. The seed is for what a computer overlooks.
#[must_use]
pub fn strategy(computer: Computer, side: Player, seed: u64) -> Box<dyn Strategy<Position>> {
    let character = computer.character;
    let table = FirstCase { owner: side, character };
    let greedy = || Box::new(AtAGlance { merit });
    let lapses = |sees, percent| Box::new(Lapses::new(sees, greedy(), percent, seed));
    match (computer.evaluation, computer.skill) {
        (_, Skill::Random) => Box::new(AnyMove),
        (_, Skill::Greedy) => greedy(),
        (_, Skill::Learner) => {
            let sees = greedy();
            Box::new(Lapses::new(sees, beginner(side), LEARNER_LAPSES, seed))
        }
        (_, Skill::Casual) => {
            let sees = selective(side, character, Limits::depth(1), 0);
            lapses(sees, CASUAL_LAPSES)
        }
        (Evaluation::Students, Skill::Low) => exact(table, 1),
        (Evaluation::Students, Skill::Fair | Skill::Medium) => exact(table, MEDIUM_DEPTH),
        (Evaluation::Students, Skill::Advanced) => exact(AlongFours(table), ADVANCED_EXACT_DEPTH),
        (Evaluation::Students, Skill::High) => exact(AlongFours(table), HIGH_EXACT_DEPTH),
        (Evaluation::Students, Skill::Depth(depth)) => exact(AlongFours(table), depth.into()),
        (Evaluation::Plot4, Skill::Low) => {
            let sees = selective(side, character, Limits::depth(1), 0);
            lapses(sees, LOW_LAPSES)
        }
        (Evaluation::Plot4, Skill::Fair) => {
            let sees = selective(side, character, Limits::depth(1), 0);
            lapses(sees, FAIR_LAPSES)
        }
        (Evaluation::Plot4, Skill::Medium) => {
            selective(side, character, Limits::depth(2), SOLVER_NODES)
        }
        (Evaluation::Plot4, Skill::Advanced) => selective(side, character, ADVANCED, SOLVER_NODES),
        (Evaluation::Plot4, Skill::High) => selective(side, character, HIGH, SOLVER_NODES),
        (Evaluation::Plot4, Skill::Depth(depth)) => {
            selective(side, character, Limits::depth(depth.into()), SOLVER_NODES)
        }
    }
}

/// Returns the player who sees what would win at once, and stops that, and overlooks what an open
/// three will become.
#[must_use]
pub fn beginner(side: Player) -> Box<dyn Strategy<Position>> {
    let evaluate = Beginner { owner: side, character: Character::Neutral };
    exact(evaluate, 1)
}

/// How often in a hundred positions Learner sees no more than a beginner.
const LEARNER_LAPSES: usize = 25;
/// How often in a hundred positions Casual does not look further than its own stone.
const CASUAL_LAPSES: usize = 92;
/// The same of Low.
const LOW_LAPSES: usize = 38;
/// The same of Fair.
const FAIR_LAPSES: usize = 4;
/// How far Advanced looks.
const ADVANCED: Limits = Limits { depth: 5, nodes: 1300 };
/// The most nodes of the solver of fours at a node of a search that reads them.
const SOLVER_NODES: u64 = 100;

/// Returns the adviser, who looks further than High, which people should be able to beat, and
/// values the moves that are nearly as good as the best one by the same search.
pub(super) fn adviser(effort: Effort) -> Box<dyn Strategy<Position>> {
    let selectivity = Selectivity { root: Root::Near(NEAR), ..Selectivity::default() };
    Box::new(SelectiveSearcher::new(
        Selective::new(guide(Player::First, Character::Neutral), selectivity),
        effort.limits(ADVICE),
    ))
}

/// Returns the player of the games from which puzzles are made: one who sees what can be made of
/// one stone, and rarely overlooks something. Other players lead to other puzzles.
pub(super) fn puzzle_player(side: Player, seed: u64) -> Box<dyn Strategy<Position>> {
    let sees = selective(side, Character::Neutral, Limits::depth(1), 0);
    let greedy = Box::new(AtAGlance { merit });
    Box::new(Lapses::new(sees, greedy, 10, seed))
}

/// How far Medium looks with the students' table: it sees what the other can make of an open three,
/// as their computer did.
const MEDIUM_DEPTH: u32 = 2;
/// How far Advanced looks with it.
const ADVANCED_EXACT_DEPTH: u32 = 3;
/// How far High looks with the students' table: whole, and most often within a tenth of a second.
const HIGH_EXACT_DEPTH: u32 = 5;
/// How far High goes with the evaluation of Plot 4: so many nodes, which take some 20 milliseconds.
const HIGH: Limits = Limits { depth: ENDLESS, nodes: 8_000 };
/// How far the adviser goes.
const ADVICE: Limits = Limits { depth: ENDLESS, nodes: 100_000 };
/// How far behind the best move the adviser values others: it costs one to three plies of some ten.
const NEAR: u32 = 100;

/// Returns a search that looks at every candidate.
fn exact(
    evaluate: impl Evaluate<Position> + Send + 'static,
    depth: u32,
) -> Box<dyn Strategy<Position>> {
    let options =
        Options { null_windows: true, table_bytes: EXACT_TABLE_BYTES, ..Options::default() };
    Box::new(Searcher::new(Search::new(evaluate, options), Limits::depth(depth)))
}

/// The size of the table of an exact search, in bytes.
const EXACT_TABLE_BYTES: usize = 1 << 22;

/// Returns a search that leaves out what promises little, and spends so many nodes on fours at each
/// of its own.
fn selective(
    side: Player,
    character: Character,
    limits: Limits,
    solver_nodes: u64,
) -> Box<dyn Strategy<Position>> {
    let selectivity = Selectivity { solver_nodes, ..Selectivity::default() };
    Box::new(SelectiveSearcher::new(Selective::new(guide(side, character), selectivity), limits))
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
    ThreatGuide::new(PatternSum { owner: side, character })
}

/// Returns the merit of a move: to complete a row, to stop one, to make a four with both ends free,
/// to stop one, and else to make the longest line of one's own.
fn merit(position: &Position, mv: Move) -> i32 {
    let Move::Place(point) = mv else {
        return -1;
    };
    let mover = position.to_move();
    let kind = |player| position.threats().kind(point, player);
    let (own, others) = (kind(mover), kind(mover.other()));
    if own == Kind::Five {
        5_000
    } else if others == Kind::Five {
        4_000
    } else if own == Kind::StraightFour {
        3_000
    } else if others == Kind::StraightFour {
        2_000
    } else {
        // The best pattern that the stone makes, one after the other in their order.
        i32::from(position.threats().best_pattern(point, mover) as u8)
    }
}
