//! Makes the opening repertoire that is part of the program: few positions, found by the solver and
//! by the search for plans.
//!
//! `cargo run --release -p plot4-core --example openings > core/assets/openings.txt`

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use plot4_core::connect4::plan::{self, Goal, Plan};
use plot4_core::connect4::repertoire::{Entry, SEEN_COINS};
use plot4_core::connect4::solver::{Book, Memory, Solver};
use plot4_core::connect4::threats::{forced_win, threats};
use plot4_core::connect4::{Column, Position, Standard, notation, score_in_plies};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game as _, Player};
use plot4_core::verdict::Verdict;

/// Where so many coins are on the board, the book of each side ends: Yellow's sooner, which keeps the
/// file small.
const ENDS: [u32; 2] = [14, 9];

/// The moves of sketches that the search for a plan tries: few while it looks for the best tree, and
/// then as many as the program does, where much hangs on it.
const EFFORTS: [u64; 2] = [300_000, 3_500_000];

/// Up to so many coins on the board much hangs on a plan.
const EARLY: u32 = 9;

/// What a position to learn costs. One in which four in a row has to be stopped is seen by everyone.
const LEARN: u64 = 1000;
const BLOCK: u64 = 300;
/// A line that ends without a plan, in small change: of trees with as many positions, the one with
/// more plans is better.
const END: u64 = 30;

/// A position in which the learner has to choose.
struct Choice {
    position: Position,
    is_won: bool,
    is_seen: bool,
    is_block: bool,
    /// The moves that keep the result, and the positions that they lead to.
    moves: Option<Vec<(Column, u64)>>,
}

/// A position in which the opponent replies.
struct Reply {
    position: Position,
    is_won: bool,
    /// The effort of the search for a plan so far.
    effort: u64,
    plan: Option<Plan>,
    /// What the replies lead to.
    choices: Vec<u64>,
}

/// The tree of all repertoires of one side, as far as it was looked at; transpositions and mirror
/// images are one position.
struct Tree {
    player: Player,
    /// The coins with which the book ends.
    end: u32,
    solver: Solver,
    choices: HashMap<u64, Choice>,
    replies: HashMap<u64, Reply>,
}

/// The costs that were computed: of choices and of replies.
type Costs = [HashMap<u64, u64>; 2];

impl Tree {
    fn new(player: Player, end: u32) -> Self {
        let mut solver = Solver::new(Memory::with_bytes(Standard, 128 << 20));
        solver.use_book(Book::embedded());
        Self { player, end, solver, choices: HashMap::new(), replies: HashMap::new() }
    }

    /// Adds a position in which the learner has to choose. Returns its key.
    fn add_choice(&mut self, position: Position, is_won: bool) -> u64 {
        let key = key(&position);
        self.choices.entry(key).or_insert_with(|| {
            let opponents = threats(&position.to_sized(), position.to_move().other());
            Choice {
                position,
                is_won,
                is_seen: forced_win(&position, SEEN_COINS).is_some(),
                is_block: opponents.iter().any(|threat| threat.is_playable),
                moves: None,
            }
        });
        key
    }

    /// Looks at the moves of a choice that keep its result, and at what their replies lead to.
    fn expand(&mut self, choice: u64) {
        let Choice { position, is_won, .. } = self.choices[&choice];
        let mut moves = Vec::new();
        for column in position.moves() {
            let after = after(&position, column);
            let value = -self.solver.result(&after, &mut Unlimited).expect("it goes on");
            if value == i32::from(is_won) {
                let key = key(&after);
                if !moves.iter().any(|&(_, other)| other == key) {
                    moves.push((column, key));
                }
                if !self.replies.contains_key(&key) {
                    self.add_reply(key, after, is_won);
                }
            }
        }
        if let Some(choice) = self.choices.get_mut(&choice) {
            choice.moves = Some(moves);
        }
    }

    fn add_reply(&mut self, key: u64, position: Position, is_won: bool) {
        let mut choices = Vec::new();
        for column in position.moves() {
            let next = after(&position, column);
            let is_won = is_won
                || forced_win(&next, SEEN_COINS).is_some()
                || self.solver.result(&next, &mut Unlimited) == Some(1);
            let choice = self.add_choice(next, is_won);
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        self.replies.insert(key, Reply { position, is_won, effort: 0, plan: None, choices });
    }

    /// Returns what it costs to learn everything from here on, where it is not known an estimate
    /// that is rather too low.
    fn cost(&self, choice: u64, costs: &mut Costs) -> u64 {
        let Choice { position, is_seen, is_block, moves, .. } = &self.choices[&choice];
        if *is_seen {
            return 0;
        }
        if position.plies() >= self.end {
            return END;
        }
        if let Some(&cost) = costs[0].get(&choice) {
            return cost;
        }
        let rest = match moves {
            Some(moves) => moves.iter().map(|&(_, reply)| self.reply_cost(reply, costs)).min(),
            None => None,
        };
        let estimate = match self.end - position.plies() {
            ..=2 => 0,
            3..=4 => LEARN / 2,
            5..=6 => LEARN,
            _ => 3 * LEARN,
        };
        let cost = if *is_block { BLOCK } else { LEARN } + rest.unwrap_or(estimate);
        costs[0].insert(choice, cost);
        cost
    }

    fn reply_cost(&self, reply: u64, costs: &mut Costs) -> u64 {
        let Reply { effort, plan, choices, .. } = &self.replies[&reply];
        if let Some(plan) = plan {
            return plan.rules().len() as u64;
        }
        if let Some(&cost) = costs[1].get(&reply) {
            return cost;
        }
        let all: u64 = choices.iter().map(|&choice| self.cost(choice, costs)).sum();
        let cost = if *effort == 0 { all * 6 / 10 } else { all };
        costs[1].insert(reply, cost);
        cost
    }

    /// Returns the best move known of a choice and the position that it leads to.
    fn best(&self, choice: u64, costs: &mut Costs) -> Option<(Column, u64)> {
        let moves = self.choices[&choice].moves.as_ref()?.iter();
        moves.copied().min_by_key(|&(_, reply)| self.reply_cost(reply, costs))
    }

    /// Finds the cheapest tree below these choices (AO*: the best one so far is looked at where it
    /// is not known, until all of it is).
    fn search(&mut self, roots: &[u64], efforts: &[u64]) {
        for &effort in efforts {
            loop {
                let mut costs = Costs::default();
                let mut unknown = Vec::new();
                let mut untried = HashSet::new();
                let mut seen = HashSet::new();
                let mut open = roots.to_vec();
                while let Some(key) = open.pop() {
                    let choice = &self.choices[&key];
                    if choice.is_seen || choice.position.plies() >= self.end || !seen.insert(key) {
                        continue;
                    }
                    let Some((_, best)) = self.best(key, &mut costs) else {
                        unknown.push(key);
                        continue;
                    };
                    let is_first = effort == EFFORTS[0];
                    // With more effort the other moves may have a plan, too.
                    let moves = choice.moves.iter().flatten();
                    let tried = moves.filter(|&&(_, reply)| !is_first || reply == best);
                    for &(_, reply) in tried {
                        let Reply { position, effort: done, plan, .. } = &self.replies[&reply];
                        let is_worth_it = is_first || position.plies() <= EARLY;
                        if plan.is_none() && *done < effort && is_worth_it {
                            untried.insert(reply);
                        }
                    }
                    if self.replies[&best].plan.is_none() {
                        open.extend(&self.replies[&best].choices);
                    }
                }
                let cost: u64 = roots.iter().map(|&root| self.cost(root, &mut costs)).sum();
                eprintln!(
                    "{:?}: cost {cost}, {} positions, {} to look at, {} plans to look for",
                    self.player,
                    seen.len(),
                    unknown.len(),
                    untried.len()
                );
                if unknown.is_empty() && untried.is_empty() {
                    break;
                }
                for choice in unknown {
                    self.expand(choice);
                }
                self.find_plans(untried, effort);
            }
        }
    }

    #[expect(clippy::disallowed_methods, reason = "a maker has no worker; these threads end here")]
    fn find_plans(&mut self, replies: HashSet<u64>, effort: u64) {
        let tasks: Vec<(u64, Position, bool)> = replies
            .into_iter()
            .map(|key| (key, self.replies[&key].position, self.replies[&key].is_won))
            .collect();
        let next = AtomicUsize::new(0);
        let found = Mutex::new(Vec::new());
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(&(key, position, is_won)) =
                        tasks.get(next.fetch_add(1, Ordering::Relaxed))
                    {
                        let plan = find_plan(&position, self.player, is_won, effort);
                        found.lock().expect("no panic").push((key, plan));
                    }
                });
            }
        });
        for (key, plan) in found.into_inner().expect("no panic") {
            if let Some(reply) = self.replies.get_mut(&key) {
                (reply.effort, reply.plan) = (effort, plan);
            }
        }
    }

    /// Prints the entries of the tree below these positions, the shortest first.
    fn print(&mut self, roots: &[&str]) {
        let mut costs = Costs::default();
        let mut seen = HashSet::new();
        let mut open: VecDeque<Vec<Column>> = roots.iter().map(|moves| parse(moves)).collect();
        while let Some(moves) = open.pop_front() {
            let position = Position::after(Standard, &moves);
            let key = key(&position);
            let choice = &self.choices[&key];
            if choice.is_seen || position.plies() >= self.end || !seen.insert(key) {
                continue;
            }
            let Some((column, reply)) = self.best(key, &mut costs) else { continue };
            let is_mirror = choice.position != position;
            let answer = if is_mirror { column.mirrored(7) } else { column };
            let after = after(&position, answer);
            let node = &self.replies[&reply];
            let plan = node
                .plan
                .as_ref()
                .map(|plan| if node.position == after { plan.clone() } else { plan.mirrored(7) });
            if plan.is_none() {
                open.extend(
                    after.moves().iter().map(|&reply| [&moves[..], &[answer, reply]].concat()),
                );
            }
            self.print_entry(moves, answer, plan);
        }
    }

    fn print_entry(&mut self, moves: Vec<Column>, answer: Column, plan: Option<Plan>) {
        let position = Position::after(Standard, &moves);
        let score = self.solver.score(&position, &mut Unlimited).expect("it goes on");
        let mut others = position.moves();
        others.sort_unstable();
        others.retain(|&column| {
            let after = after(&position, column);
            let is_as_good = if score < 0 {
                self.solver.score(&after, &mut Unlimited) == Some(-score)
            } else {
                self.solver.result(&after, &mut Unlimited) == Some(-score.signum())
            };
            is_as_good && column != answer
        });
        let verdict = Verdict::of(score_in_plies(&position, score), true);
        println!("{}", Entry { moves, answer, others, verdict, plan });
    }
}

/// Returns a plan that keeps the result, also on the mirrored board: of two equal columns a plan
/// takes the left one.
fn find_plan(position: &Position, player: Player, is_won: bool, effort: u64) -> Option<Plan> {
    let goal = if is_won { Goal::Win } else { Goal::Draw };
    let (plan, _) = plan::find_within(&position.to_sized(), player, goal, effort, &mut Unlimited)?;
    let mirrored = plan.mirrored(7);
    plan::verify(&position.mirrored(), &mirrored, goal, &mut Unlimited).map(|_| plan)
}

fn parse(moves: &str) -> Vec<Column> {
    notation::parse_moves(Standard, moves).expect("moves")
}

fn after(position: &Position, column: Column) -> Position {
    let mut after = *position;
    after.make(column);
    after
}

/// Returns the same key for a position and its mirror image.
fn key(position: &Position) -> u64 {
    position.key().min(position.mirrored().key())
}

/// Yellow's longest defence against the middle column: after each best reply of Red, the answers that
/// lose as late as possible, of which the one nearest to the middle is played.
fn print_longest_defence(tree: &mut Tree) {
    let mut open = VecDeque::from([parse("4")]);
    let mut seen = HashSet::new();
    while let Some(moves) = open.pop_front() {
        let position = Position::after(Standard, &moves);
        if position.plies() >= ENDS[0] || !seen.insert(key(&position)) {
            continue;
        }
        let best = |solver: &mut Solver, position: &Position| -> Vec<Column> {
            let (score, bounds) = solver.best(position, &mut Unlimited).expect("it goes on");
            let is_best = |column: &Column| bounds[usize::from(column.index())] == Some(score);
            // In the order of the moves, the middle first.
            position.moves().into_iter().filter(is_best).collect()
        };
        let answer = best(&mut tree.solver, &position)[0];
        for reply in best(&mut tree.solver, &after(&position, answer)) {
            open.push_back([&moves[..], &[answer, reply]].concat());
        }
        tree.print_entry(moves, answer, None);
    }
}

fn main() {
    println!(
        "# The opening repertoire: the moves that lead to a position (- for the empty board), the answer"
    );
    println!(
        "# and the other columns that are as good, the verdict (w20: wins in 20 moves, d: draws, l20: loses"
    );
    println!(
        "# in 20), and the plan that the answer leads to. Source: made by this program with its solver, with"
    );
    println!("#   cargo run --release -p plot4-core --example openings > core/assets/openings.txt");
    let mut red = Tree::new(Player::First, ENDS[0]);
    let root = red.add_choice(Position::empty(Standard), true);
    red.search(&[root], &EFFORTS);
    red.print(&[""]);
    let mut yellow = Tree::new(Player::Second, ENDS[1]);
    let firsts = ["1", "2", "3"];
    let roots = firsts.map(|moves| {
        let position = Position::after(Standard, &parse(moves));
        let is_won = yellow.solver.result(&position, &mut Unlimited) == Some(1);
        yellow.add_choice(position, is_won)
    });
    yellow.search(&roots, &EFFORTS[..1]);
    yellow.print(&firsts);
    print_longest_defence(&mut yellow);
}
