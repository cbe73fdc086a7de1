//! From the description of a computer to the strategy that plays it.

use super::dice::pick;
use super::perfect::Perfect;
use super::{Computer, Evaluation, Skill};
use crate::core::connect4::evaluate::{Ratlla, SlidingWindow};
use crate::core::connect4::greedy::Greedy;
use crate::core::connect4::{Column, Position, Size, Standard};
use crate::core::control::{Control, StopOnly};
use crate::core::game::{Game, Player};
use crate::core::score::Score;
use crate::core::search::{Ended, Evaluate, Limits, Options, Report, Root, Search, Strategy};

/// Returns the strategy of a computer that plays this side.
///
/// Its choice is a function of the seed and the position. Of moves that are equally good it takes one at random; `best` of
/// its report is the move it takes and `pv` the play that it expects after that move, if the search was not stopped before
/// it knew. `nodes` counts all the work, that for the `pv` of another move than the first best one included.
///
/// On a standard board it searches the fast 64-bit position.
#[must_use]
pub fn strategy(computer: Computer, side: Player, seed: u64) -> Box<dyn Strategy<Position<Size>>> {
    let character = computer.character;
    match (computer.skill, computer.evaluation) {
        (Skill::Perfect, _) => Box::new(Perfect::new(seed)),
        (Skill::Random, _) => Box::new(Random { seed }),
        (Skill::Greedy, _) => Box::new(Greedy),
        (skill, Evaluation::Plot4) => Box::new(Searcher::new(skill, SlidingWindow { owner: side, character }, seed)),
        (skill, Evaluation::Ratlla) => Box::new(Searcher::new(skill, Ratlla { owner: side, character }, seed)),
    }
}

/// Returns the move that a neutral High Skilled Computer likes best for the player to move, with the value of every move,
/// or `None` if the game is over.
///
/// Of equally good moves it takes the one nearest to the middle, so that asking twice gives the same answer.
pub fn hint(position: &Position<Size>, control: &mut dyn Control<Report<Column>>) -> Option<Report<Column>> {
    let evaluate = SlidingWindow { owner: position.to_move(), character: super::Character::Neutral };
    let options = Options { root: Root::All, ..Options::default() };
    let limits = Limits::depth(Skill::High.depth().unwrap_or(1));
    match position.to_standard() {
        Some(standard) => Search::new(evaluate, options).run(&standard, limits, control),
        None => Search::new(evaluate, options).run(position, limits, control),
    }
}

/// The player who drops coins anywhere.
struct Random {
    seed: u64,
}

impl Strategy<Position<Size>> for Random {
    fn choose(&mut self, position: &Position<Size>, _control: &mut dyn Control<Report<Column>>) -> Option<Report<Column>> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let best = pick(self.seed, position, &moves)?;
        Some(Report { best, score: Score::DRAW, depth: 0, nodes: 1, pv: vec![best], moves: Vec::new(), ended: Ended::Depth })
    }
}

/// A player who searches to a fixed depth and chooses at random among the best moves.
///
/// It keeps its searchers from move to move, for their memory's sake alone: a search forgets all that came before it.
struct Searcher<E> {
    evaluate: E,
    limits: Limits,
    seed: u64,
    standard: Option<Search<Position<Standard>, E>>,
    sized: Option<Search<Position<Size>, E>>,
}

impl<E> Searcher<E> {
    fn new(skill: Skill, evaluate: E, seed: u64) -> Self {
        Self { evaluate, limits: Limits::depth(skill.depth().unwrap_or(1)), seed, standard: None, sized: None }
    }
}

impl<E> Strategy<Position<Size>> for Searcher<E>
where
    E: Evaluate<Position<Standard>> + Evaluate<Position<Size>> + Copy + Send,
{
    fn choose(&mut self, position: &Position<Size>, control: &mut dyn Control<Report<Column>>) -> Option<Report<Column>> {
        let Self { evaluate, limits, seed, standard, sized } = self;
        let choice = |equals: &[Column]| pick(*seed, position, equals);
        if let Some(position) = position.to_standard() {
            let search = standard.get_or_insert_with(|| Search::new(*evaluate, Options::default()));
            think(search, &position, *limits, choice, control)
        } else {
            let search = sized.get_or_insert_with(|| Search::new(*evaluate, Options::default()));
            think(search, position, *limits, choice, control)
        }
    }
}

/// Searches a position, lets `choice` take one of the best moves, and puts that first in the report.
fn think<G: Game<Move = Column>, E: Evaluate<G>>(
    search: &mut Search<G, E>,
    position: &G,
    limits: Limits,
    choice: impl FnOnce(&[Column]) -> Option<Column>,
    control: &mut dyn Control<Report<Column>>,
) -> Option<Report<Column>> {
    let mut report = search.run(position, limits, control)?;
    let equals: Vec<Column> = report.best_moves().collect();
    let Some(chosen) = choice(&equals).filter(|&chosen| chosen != report.best) else {
        return Some(report);
    };
    report.best = chosen;
    report.pv = vec![chosen];
    if report.depth > 1 && report.ended != Ended::Stopped {
        let mut after = position.clone();
        after.make(chosen);
        if let Some(rest) = search.run(&after, Limits::depth(report.depth - 1), &mut StopOnly::new(control)) {
            report.nodes += rest.nodes;
            if rest.depth > 0 {
                report.pv.extend(rest.pv);
            }
        }
    }
    Some(report)
}
