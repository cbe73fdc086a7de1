//! From a computer as a value to the strategy that plays it.

use super::evaluate::{FirstCase, PatternSum};
use super::guide::ThreatGuide;
use super::level::{Computer, Skill};
use super::position::{Move, Position};
use crate::core::character::Character;
use crate::core::control::Control;
use crate::core::game::{Game, Player};
use crate::core::score::Score;
use crate::core::search::{
    Ended, Limits, Options, Report, RootMove, Search, Searcher, Selective, SelectiveSearcher, Selectivity, Strategy,
};

/// Returns the strategy of a computer that plays this side: a function of the position, which tells what is equally good.
#[must_use]
pub fn strategy(computer: Computer, side: Player) -> Box<dyn Strategy<Position>> {
    let depth = match computer.skill {
        Skill::Random => return Box::new(Random),
        Skill::Low => 1,
        Skill::Medium => 2,
        Skill::High => {
            let search = Selective::new(guide(side, computer.character), Selectivity::default());
            return Box::new(SelectiveSearcher::new(search, HIGH));
        }
        Skill::Depth(depth) => u32::from(depth),
    };
    let evaluate = FirstCase { owner: side, character: computer.character };
    Box::new(Searcher::new(Search::new(evaluate, Options::default()), Limits::depth(depth)))
}

/// How far High goes: to depth 10, or to so many nodes, which take about a second.
const HIGH: Limits = Limits { depth: 10, nodes: 60_000 };

/// The greatest depth of a search that goes on until it is stopped.
const ENDLESS: u32 = 64;

/// Returns the strongest player of a side, who goes on until it is stopped or knows how the game ends.
#[must_use]
pub fn deepest(side: Player, selectivity: Selectivity) -> Box<dyn Strategy<Position>> {
    Box::new(SelectiveSearcher::new(Selective::new(guide(side, Character::Neutral), selectivity), Limits::depth(ENDLESS)))
}

/// Returns what a selective search for a side is told.
fn guide(side: Player, character: Character) -> ThreatGuide {
    ThreatGuide::new(PatternSum { owner: side, character })
}

/// The player to whom all moves are equally good.
struct Random;

impl Strategy<Position> for Random {
    fn choose(&mut self, position: &Position, _control: &mut dyn Control<Report<Move>>) -> Option<Report<Move>> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let &best = moves.first()?;
        let moves = moves.into_iter().map(|mv| RootMove { mv, score: Score::DRAW, exact: true }).collect();
        Some(Report { best, score: Score::DRAW, depth: 0, nodes: 1, pv: vec![best], moves, ended: Ended::Depth })
    }
}
