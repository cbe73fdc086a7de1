//! Makes the library of endings that is part of the program, from random games in which neither
//! player overlooks a four. The solver proves the results; `Theme` says what each theme is.
//!
//! `cargo run --release -p plot4-core --example endings > core/assets/endings.txt`

use std::collections::HashSet;

use plot4_core::connect4::analysis::principal_variation;
use plot4_core::connect4::endings::Theme;
use plot4_core::connect4::plan::{self, Goal, Order, Plan, Tactics};
use plot4_core::connect4::solver::{DEFAULT_BYTES, Memory, Solver};
use plot4_core::connect4::threats::{Parity, Threat, double_threat, forced_win, threats};
use plot4_core::connect4::{Column, Position, Size, Standard, notation};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game as _, Key as _, Player};

/// How many endings of each theme, half of them for each side where both can have it.
const COUNT: usize = 40;

/// The coins of a position.
const COINS: std::ops::RangeInclusive<u32> = 14..=30;

/// An ending lasts so many plies or more.
const SHORTEST: usize = 7;

/// At most so many endings of a theme and a side last equally long, so that there are some of each
/// length.
const SAME_LENGTH: usize = 5;

/// Two threats that come later than in so many plies are not what the ending is about.
const LONGEST_TO_TWO_THREATS: usize = 13;

/// A position that may be an ending, solved.
struct Candidate {
    moves: Vec<Column>,
    position: Position<Size>,
    player: Player,
    goal: Goal,
    right_moves: Vec<Column>,
    /// Best play to the end.
    line: Vec<Column>,
}

impl Candidate {
    /// Returns the candidate of a position, if it is decided not too soon and its result can be
    /// given away.
    fn new(moves: Vec<Column>, solver: &mut Solver) -> Option<Self> {
        let position = Position::after(Size::STANDARD, &moves);
        if forced_win(&position, 4).is_some() {
            return None;
        }
        let standard = position.to_standard()?;
        let score = solver.score(&standard, &mut Unlimited)?;
        if score < 0 {
            return None;
        }
        let results = solver.column_results(&standard, &mut Unlimited)?;
        let is_right =
            |column: &Column| results[usize::from(column.index())] == Some(score.signum());
        let mut right_moves = position.moves();
        let all = right_moves.len();
        right_moves.retain(is_right);
        if right_moves.len() == all {
            return None;
        }
        let mut oracle =
            |position: &Position<Size>| solver.columns(&position.to_standard()?, &mut Unlimited);
        let line = principal_variation(&position, usize::MAX, &mut oracle);
        let goal = if score > 0 { Goal::Win } else { Goal::Draw };
        let player = position.to_move();
        let is_long = line.len() >= SHORTEST;
        is_long.then_some(Self { moves, position, player, goal, right_moves, line })
    }

    /// Returns the theme that fits best, the rarest first.
    fn theme(&self) -> Option<Theme> {
        let by_parity = match self.player {
            Player::First => Theme::OddThreat,
            Player::Second => Theme::EvenThreat,
        };
        [
            (Theme::Sacrifice, self.is_sacrifice()),
            (Theme::Zugzwang, self.has_zugzwang()),
            (by_parity, self.ends_by_parity()),
            (Theme::FollowUp, self.is_won_by_following()),
            (Theme::DoubleThreat, self.ends_with_two_threats()),
        ]
        .into_iter()
        .find_map(|(theme, holds)| holds.then_some(theme))
    }

    fn is_sacrifice(&self) -> bool {
        let &[only] = &self.right_moves[..] else { return false };
        let Some(row) = self.position.landing(only) else { return false };
        let is_above = |threat: &Threat| {
            threat.cell.column == only && threat.cell.row.number() == row.number() + 1
        };
        threats(&self.position, self.player).iter().any(is_above)
    }

    /// The positions of the line in which the opponent is to move.
    fn replies(&self) -> impl Iterator<Item = Position<Size>> {
        (1..self.line.len()).step_by(2).map(|plies| {
            self.line[..plies].iter().fold(self.position, |mut position, &column| {
                position.make(column);
                position
            })
        })
    }

    fn has_zugzwang(&self) -> bool {
        self.goal == Goal::Win
            && self
                .replies()
                .any(|position| position.moves().len() > 1 && is_zugzwang(&position, self.player))
    }

    fn ends_by_parity(&self) -> bool {
        let Some((&last, _)) = self.line.split_last() else { return false };
        if self.goal == Goal::Draw {
            return false;
        }
        let Some(before) = self.replies().last() else { return false };
        let parity = match self.player {
            Player::First => Parity::Odd,
            Player::Second => Parity::Even,
        };
        let own = threats(&self.position, self.player);
        let others = threats(&self.position, self.player.other());
        is_zugzwang(&before, self.player)
            && own.iter().any(|threat| {
                let (column, row) = (threat.cell.column, threat.cell.row);
                column == last
                    && before.height(column) + 2 == row.number()
                    && threat.parity() == parity
                    && !others.iter().any(|of| of.cell.column == column && of.cell.row < row)
            })
    }

    fn is_won_by_following(&self) -> bool {
        self.right_moves.iter().any(|&start| {
            Order::ALL.into_iter().any(|order| {
                [Tactics::None, Tactics::Fours].into_iter().any(|tactics| {
                    let (pairs, last) = (Vec::new(), Vec::new());
                    let start = Some(start);
                    let plan = Plan { player: self.player, start, tactics, pairs, order, last };
                    plan::verify(&self.position, &plan, self.goal, &mut Unlimited).is_some()
                })
            })
        })
    }

    fn ends_with_two_threats(&self) -> bool {
        let has_two =
            |position: Position<Size>| !double_threat(&threats(&position, self.player)).is_empty();
        self.goal == Goal::Win
            && self.line.len() <= LONGEST_TO_TWO_THREATS
            && self.replies().last().is_some_and(has_two)
    }
}

/// Whether every column that is left lies right under a winning space of this player, who is not to
/// move and threatens nothing now.
fn is_zugzwang(position: &Position<Size>, player: Player) -> bool {
    let own = threats(position, player);
    let moves = position.moves();
    !own.iter().any(|threat| threat.is_playable)
        && !moves.is_empty()
        && moves.iter().all(|&column| {
            own.iter().any(|threat| {
                threat.cell.column == column
                    && threat.cell.row.number() == position.height(column) + 2
            })
        })
}

/// Numbers without a pattern, the same ones each time.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 += 1;
        usize::try_from(self.0.hash64() >> 16).unwrap_or(0) % end
    }
}

/// Returns the moves of a game in progress: random ones, more often near the middle, that complete
/// and stop fours.
fn random_game(random: &mut Random) -> Option<Vec<Column>> {
    let (least, most) = COINS.into_inner();
    let coins = least as usize + random.below((most - least + 1) as usize);
    let mut position = Position::empty(Size::STANDARD);
    let mut moves = Vec::new();
    while moves.len() < coins {
        let careful: Vec<Column> = position
            .moves()
            .into_iter()
            .filter(|&column| {
                let mut after = position;
                after.make(column);
                after.outcome().is_none()
                    && !threats(&after, after.to_move()).iter().any(|threat| threat.is_playable)
            })
            .collect();
        // The moves come with those near the middle first: the better of two random ones.
        let end = careful.len();
        if end == 0 {
            return None;
        }
        let column = careful[random.below(end).min(random.below(end))];
        position.make(column);
        moves.push(column);
    }
    Some(moves)
}

fn main() {
    let mut solver = Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES));
    let mut random = Random(2026);
    let mut found: Vec<(Theme, Candidate)> = Vec::new();
    let mut known = HashSet::new();
    let total = COUNT * Theme::ALL.len();
    while found.len() < total {
        let Some(moves) = random_game(&mut random) else { continue };
        let Some(candidate) = Candidate::new(moves, &mut solver) else { continue };
        let Some(theme) = candidate.theme() else { continue };
        let of_theme = || found.iter().filter(|(of, _)| *of == theme);
        let has_both = !matches!(theme, Theme::OddThreat | Theme::EvenThreat);
        let most = if has_both { COUNT / 2 } else { COUNT };
        let of_side = || of_theme().filter(|(_, of)| of.player == candidate.player);
        let as_long = of_side().filter(|(_, of)| of.line.len() == candidate.line.len()).count();
        let same = if has_both { SAME_LENGTH } else { 2 * SAME_LENGTH };
        let key = candidate.position.key().min(candidate.position.mirrored().key());
        if of_side().count() < most && as_long < same && known.insert(key) {
            found.push((theme, candidate));
            eprintln!("{} of {total}: {theme:?}", found.len());
        }
    }
    let has_plan =
        |of: &Candidate| plan::find(&of.position, of.player, of.goal, &mut Unlimited).is_some();
    let with_plan = found.iter().filter(|(_, of)| has_plan(of)).count();
    eprintln!("{with_plan} of them have a plan");
    let place = |theme: Theme| Theme::ALL.iter().position(|(of, _)| *of == theme);
    found.sort_by_key(|(theme, of)| {
        (place(*theme), of.line.len(), usize::MAX - of.right_moves.len())
    });
    println!(
        "# Endings of Connect 4 on 7x6 by theme: the theme, the columns played, the result for the player to"
    );
    println!(
        "# move with the plies to the end (w11: wins in 11, d16: draws after 16), and how many moves hold it."
    );
    println!("# Source: made by this program from random games, and proved by its solver, with");
    println!("#   cargo run --release -p plot4-core --example endings > core/assets/endings.txt");
    for (theme, Candidate { moves, goal, line, right_moves, .. }) in found {
        let name = Theme::ALL.iter().find(|(of, _)| *of == theme).map_or("", |(_, name)| name);
        let moves = notation::format_moves(Standard, &moves);
        let goal = if goal == Goal::Win { 'w' } else { 'd' };
        println!("{name} {moves} {goal}{} {}", line.len(), right_moves.len());
    }
}
