//! The judge of the moves in a puzzle.

use super::attack::{self, Attack, after_four, attack, blocks, fives};
use crate::control::{Control, Unlimited};
use crate::game::{Game as _, Player};
use crate::gomoku::fours::{FourSolver, Limits};
use crate::gomoku::position::{Move, Position};
use crate::score::Score;
use crate::search::{Report, RootMove, Strategy};

/// How far a defence is looked for, which need not be the best.
const QUICK: Limits = Limits { fours: 8, nodes: 5_000 };

/// Tells which moves of the attacker win by fours, and answers for the defender.
pub(super) struct Judge {
    attacker: Player,
    solver: FourSolver,
}

impl Judge {
    /// Returns the judge of a puzzle that this player solves.
    pub(super) fn new(attacker: Player) -> Self {
        Self { attacker, solver: FourSolver::default() }
    }

    /// Returns the value of each move of the attacker: those that make a four first.
    fn attacks(&mut self, position: &mut Position) -> Vec<RootMove<Move>> {
        let fives = fives(position, self.attacker);
        let must_stop = !attack::fives(position, self.attacker.other()).is_empty();
        let (mut fours, mut others) = (Vec::new(), Vec::new());
        for mv in position.moves() {
            if fives.iter().any(|&five| mv == Move::Place(five)) {
                fours.push(RootMove::exact(mv, Score::win_in(1)));
                continue;
            }
            match attack(position, mv, &mut self.solver) {
                Attack::Wins(line) => fours.push(RootMove::exact(mv, Score::win_in(plies(&line)))),
                Attack::Fails | Attack::Unknown => {
                    let undo = position.make(mv);
                    let is_four = !attack::fives(position, self.attacker).is_empty();
                    let loses = !attack::fives(position, self.attacker.other()).is_empty();
                    position.unmake(mv, undo);
                    let score = if must_stop && loses { Score::loss_in(2) } else { Score::DRAW };
                    let list = if is_four { &mut fours } else { &mut others };
                    list.push(RootMove::exact(mv, score));
                }
            }
        }
        fours.extend(others);
        fours
    }

    /// Returns the answers of the defender, with their values.
    fn answers(&mut self, position: &mut Position) -> Vec<RootMove<Move>> {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        let own = fives(position, defender);
        if let Some(&five) = own.first() {
            return vec![RootMove::exact(Move::Place(five), Score::win_in(1))];
        }
        let threatened = fives(position, attacker);
        if !threatened.is_empty() {
            let mut answers = blocks(position, &threatened);
            if answers.is_empty() {
                answers = position.moves();
                answers.truncate(1);
            }
            let loss = match after_four(position, attacker, &mut self.solver) {
                Attack::Wins(line) => Score::loss_in(plies(&line)),
                Attack::Fails | Attack::Unknown => Score::DRAW,
            };
            return answers.into_iter().map(|mv| RootMove::exact(mv, loss)).collect();
        }
        // The attacker has made no four. The defender wins by fours itself, or stops the attacker.
        let win = self
            .solver
            .solve(position, defender, QUICK, &mut Unlimited)
            .win()
            .and_then(<[Move]>::first)
            .copied();
        if let Some(mv) = win {
            return vec![RootMove::exact(mv, Score::win_in(3))];
        }
        let threat = self.solver.solve(position, attacker, QUICK, &mut Unlimited);
        let mut candidates: Vec<Move> = threat.win().unwrap_or_default().to_vec();
        let mut near = Vec::new();
        position.candidates(&mut near);
        candidates.extend(near);
        candidates.retain(|&mv| position.refusal(mv).is_none());
        let stops = |judge: &mut Self, position: &mut Position, mv: Move| {
            let undo = position.make(mv);
            let report = judge.solver.solve(position, attacker, QUICK, &mut Unlimited);
            position.unmake(mv, undo);
            report.win().is_none()
        };
        let stop = candidates.iter().copied().find(|&mv| stops(self, position, mv));
        let answer = stop.or_else(|| position.moves().first().copied());
        answer.into_iter().map(|mv| RootMove::exact(mv, Score::DRAW)).collect()
    }
}

impl Strategy<Position> for Judge {
    fn choose(
        &mut self,
        position: &Position,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        if position.outcome().is_some() {
            return None;
        }
        let mut position = position.clone();
        let moves = if position.to_move() == self.attacker {
            self.attacks(&mut position)
        } else {
            self.answers(&mut position)
        };
        Report::of_known(moves)
    }
}

/// Returns the number of moves of a line.
fn plies(line: &[Move]) -> u32 {
    u32::try_from(line.len()).unwrap_or(u32::MAX)
}
