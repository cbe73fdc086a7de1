//! What reviews say of the levels: their accuracy, and how many of their moves are mistakes.
//!
//! A level plays itself from openings of random moves, and the [`Judgement`] of each position
//! judges its moves as a review does. The accuracy must rise from one level to the next, by five
//! points on average; the strongest level must make few mistakes; a best move must never cost
//! anything, whatever it looks like or turns out to be, and leave a position that is as good.
//!
//! `cargo bench --bench judge` plays 4 games a level for about a quarter of an hour. `-- 10 go`
//! plays ten games a level of Go alone, and `-- 10 go costs` tells what each move cost, to try other
//! scales. `-- 300 rules` checks what must hold of any judgement in positions of 300 games of each
//! game, and `-- 300 rules go` in those of Go. `-- 60 discs` fits the discs that an estimate of
//! Reversi is worth, in 60 games.

#[path = "../tests/session/judge_rules.rs"]
mod judge_rules;

use std::convert::Infallible;
use std::thread;

use judge_rules::{Origin, Task, check_from};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Player};
use plot4::core::kind::{
    self, Accuracy, After, Effort, Judgement, MoveClass, MoveOf, Players as _, Seen, chance_of,
};
use plot4::core::search::Report;
use plot4::core::verdict::Verdict;
use plot4::games::{GameId, Reversi, with_game};
use plot4::players::{opening, seed_of_game, strategy};
use plot4::words::Phrases;
use plot4::worker::{cores, side_by_side};

/// Games of a level.
const GAMES: u64 = 4;
/// Moves at random at the beginning of a game.
const OPENING: u32 = 3;
/// The levels, from the weakest, as far as a game has them. Fair and Skilled are between two of them.
const LEVELS: [&str; 6] = ["learner", "casual", "low", "medium", "advanced", "high"];
/// The most moves of a game: the rest of a long one settles little.
const MOVES: usize = 120;
/// The least rise of the accuracy from one level to the next, on average, in points.
const LEAST_RISE: f32 = 5.0;
/// The most moves in a hundred of the strongest level that may be called mistakes.
const MOST_MISTAKES: f32 = 8.0;
/// The most that the chance to win may change after a best move, on average.
const MOST_APART: f32 = 0.035;
/// A change of the chance to win that must be rare, and in how many of a hundred it may occur.
const FAR_APART: (f32, f32) = (0.25, 2.0);
/// The games of a level that are held against these limits; fewer say little.
const ENOUGH: u64 = 4;

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let games = arguments
        .first()
        .map_or(GAMES, |games| games.parse().expect("the number of games comes first"));
    let only = arguments.get(1).map(String::as_str);
    match only {
        Some("discs") => return fit_discs(games),
        Some("rules") => return check_rules(games, arguments.get(2).map(String::as_str)),
        _ => {}
    }
    println!("| game | level | moves | accuracy | mistakes | of those seen | apart | far apart |");
    println!("|---|---|---|---|---|---|---|---|");
    for &game in GameId::ALL {
        if only.is_none_or(|only| only == game.name()) {
            with_game!(game, K => judge::<K>(games));
        }
    }
}

/// The moves of a game to a position in the opening, the middle and the end, and how many moves by
/// hints are checked from there on.
const PHASES: [(GameId, [u32; 3], usize); 5] = [
    (GameId::Connect4, [5, 16, 28], 3),
    (GameId::Gomoku, [4, 16, 34], 2),
    (GameId::Go, [4, 18, 36], 2),
    (GameId::Checkers, [6, 24, 60], 3),
    (GameId::Reversi, [6, 30, 46], 3),
];
/// The sizes of the boards of Go.
const GO_SIZES: [&str; 3] = ["5", "7", "9"];

/// Checks what must hold of any judgement, in positions of so many games of each game: at random,
/// between levels and by hints, in each phase. The values of a position and of the one after a best
/// move must agree.
#[expect(clippy::cast_precision_loss, reason = "numbers of positions")]
fn check_rules(games: u64, only: Option<&str>) {
    let is_checked = |&id: &GameId| PHASES.iter().any(|&(game, ..)| game == id);
    assert!(GameId::ALL.iter().all(is_checked));
    println!("| game | positions | apart | far apart |");
    println!("|---|---|---|---|");
    for (game, phases, hints) in PHASES {
        if only.is_some_and(|only| only != game.name()) {
            continue;
        }
        let check = |seed: u64| {
            let number = usize::try_from(seed).expect("few games");
            let task = Task {
                game,
                origin: [Origin::Random, Origin::Levels, Origin::Hints][number % 3],
                plies: phases[number / 3 % 3],
                seed,
                hints,
                go_size: GO_SIZES[number / 9 % 3],
            };
            with_game!(task.game, K => check_from::<K>(&task))
        };
        let mut apart: Vec<f32> = Vec::new();
        let mut positions = 0;
        let checked: Result<(), Infallible> = side_by_side(games, cores(), check, |found| {
            positions += found.positions;
            apart.extend(found.apart);
            Ok(())
        });
        let Ok(()) = checked;
        let mean = apart.iter().fold(0.0, |sum, apart| sum + apart) / apart.len().max(1) as f32;
        let far = apart.iter().filter(|&&apart| apart > FAR_APART.0).count();
        let far = 100.0 * far as f32 / apart.len().max(1) as f32;
        println!("| {} | {positions} | {mean:.3} | {far:.1} % |", game.name());
        if games >= ENOUGH {
            let is_near = mean <= MOST_APART && far <= FAR_APART.1;
            assert!(is_near, "{}: values do not agree", game.name());
        }
    }
}

/// What was counted of the games of a level.
#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    accuracy: Accuracy,
    moves: u32,
    mistakes: u32,
    seen: u32,
    /// The sum of the changes of the chance to win after best moves, how many are far, and how many
    /// there are.
    apart: f32,
    far: u32,
    best: u32,
}

/// Returns a part of a whole in percent.
#[expect(clippy::cast_precision_loss, reason = "numbers of moves")]
fn percent(part: u32, whole: u32) -> f32 {
    100.0 * part as f32 / whole.max(1) as f32
}

/// Judges the levels of a game, and holds them against each other.
#[expect(clippy::cast_precision_loss, reason = "numbers of moves")]
fn judge<K: Phrases>(games: u64) {
    let named = LEVELS.iter().filter_map(|name| name.parse().ok());
    let levels: Vec<K::Level> = named.collect();
    let mut accuracies = Vec::new();
    let mut all = Counted::default();
    let mut last = Counted::default();
    for level in levels {
        let counted = level_counted::<K>(level, games);
        let accuracy = 100.0 * counted.accuracy.share().expect("a move");
        accuracies.push(accuracy);
        println!(
            "| {} | {level} | {} | {accuracy:.1} % | {:.1} % | {:.1} % | {:.3} | {:.1} % |",
            K::NAME,
            counted.moves,
            percent(counted.mistakes, counted.moves),
            percent(counted.seen, counted.moves),
            counted.apart / counted.best.max(1) as f32,
            percent(counted.far, counted.best),
        );
        all.add(counted);
        last = counted;
    }
    let steps = accuracies.len() as f32 - 1.0;
    let rise = (accuracies[accuracies.len() - 1] - accuracies[0]) / steps;
    let apart = all.apart / all.best.max(1) as f32;
    println!(
        "{}: {rise:.1} points a step; {} best moves, {apart:.3} apart, {:.1} % far",
        K::NAME,
        all.best,
        percent(all.far, all.best)
    );
    if games >= ENOUGH {
        assert!(rise >= LEAST_RISE, "{}: {rise:.1} points a step", K::NAME);
        let mistakes = percent(last.mistakes, last.moves);
        assert!(mistakes <= MOST_MISTAKES, "{}: {mistakes:.1} %", K::NAME);
        let is_near = apart <= MOST_APART && percent(all.far, all.best) <= FAR_APART.1;
        assert!(is_near, "{}: values do not agree", K::NAME);
    }
}

/// Plays the games of a level, on two threads.
#[expect(clippy::disallowed_methods, reason = "a bench has no other threads")]
fn level_counted<K: Phrases>(level: K::Level, games: u64) -> Counted {
    thread::scope(|scope| {
        let half = |first: u64| {
            scope.spawn(move || {
                let mut counted = Counted::default();
                for game in (first..games).step_by(2) {
                    count::<K>(level, game, &mut counted);
                }
                counted
            })
        };
        let halves = [half(0), half(1)];
        let mut all = Counted::default();
        for half in halves {
            all.add(half.join().expect("a half"));
        }
        all
    })
}

impl Counted {
    fn add(&mut self, other: Self) {
        self.accuracy.join(other.accuracy);
        self.moves += other.moves;
        self.mistakes += other.mistakes;
        self.seen += other.seen;
        self.apart += other.apart;
        self.far += other.far;
        self.best += other.best;
    }
}

/// Plays a game of a level against itself and judges its moves.
fn count<K: Phrases>(level: K::Level, game: u64, counted: &mut Counted) {
    let setup = kind::window_setup::<K>();
    let start = K::start(setup);
    let mut position = start.clone();
    let mut moves = opening::<K>(setup, OPENING, game).expect("an opening");
    for &mv in &moves {
        position.make(mv);
    }
    // Of equally good moves the players of a game choose by its seed.
    let seed = seed_of_game(game, 0);
    let mut players = Player::BOTH.map(|side| strategy::<K>(level, setup, side, seed));
    let mut adviser = K::adviser(setup, Effort::Usual);
    let mut report = adviser.choose(&position, &mut Unlimited);
    while let Some(before) =
        report.filter(|_| moves.len() < MOVES && kind::question::<K>(&position).is_none())
    {
        let player = &mut players[position.to_move().index()];
        let mv = player.choose(&position, &mut Unlimited).expect("a move").best;
        let seen = kind::new_mistake::<K>(&position, mv, || kind::last_turn::<K>(&start, &moves));
        let mover = position.to_move();
        position.make(mv);
        moves.push(mv);
        let ended = After::of_end::<K>(&position, mover);
        report = adviser.choose(&position, &mut Unlimited).filter(|_| ended.is_none());
        let after = ended.or(report.as_ref().map(After::of));
        let cost = note::<K>(&before, mv, after, seen.as_ref(), counted);
        if let Some(cost) = cost.filter(|_| tells_costs()) {
            println!("cost {} {level} {} {cost}", K::NAME, moves.len());
        }
    }
}

/// Counts a move, and returns what it cost.
fn note<K: Phrases>(
    before: &Report<MoveOf<K>>,
    mv: MoveOf<K>,
    after: Option<After>,
    seen: Option<&Seen<MoveOf<K>>>,
    counted: &mut Counted,
) -> Option<f32> {
    let judgement = Judgement::<K>::of(before);
    if !kind::is_judged::<K>(mv) {
        return None;
    }
    let class = judgement.class(mv, after, seen);
    let cost = judgement.cost(mv, after);
    if judgement.is_best(mv) {
        // Without a choice a move says nothing about its player.
        assert!(matches!(cost, None | Some(0.0)), "{mv} is best, and cost {cost:?}");
        let is_mistake = class.is_some_and(MoveClass::is_mistake);
        assert!(!is_mistake, "{mv} is best, and {class:?}");
        if let Some(after) = after {
            let apart = chance_of::<K>(judgement.value()) - chance_of::<K>(after.verdict);
            counted.best += 1;
            counted.apart += apart.abs();
            counted.far += u32::from(apart.abs() > FAR_APART.0);
        }
    }
    let class = class?;
    if class.is_mistake() {
        let is_seen = seen.is_some_and(|seen| seen.class == class);
        assert!(is_seen || cost > Some(0.0), "{mv} is {class:?}, but cost {cost:?}");
        let recommended = judgement.recommended(mv, after, seen);
        assert!(!recommended.contains(&mv), "{mv} in its own place");
    }
    counted.moves += 1;
    counted.mistakes += u32::from(class.is_mistake());
    counted.seen += u32::from(class.is_visible());
    if let Some(cost) = cost {
        counted.accuracy.add::<K>(cost);
    }
    cost
}

/// Returns whether each move is to be told with what it cost.
fn tells_costs() -> bool {
    std::env::args().any(|argument| argument == "costs")
}

/// The squares of Reversi that are empty where its adviser begins to estimate, and where it knows.
const ESTIMATED: u32 = 20;
const KNOWN: u32 = 14;

/// Fits how many discs an estimate of Reversi's adviser is worth. Medium plays itself, and from 20
/// empty squares on the adviser does; its estimates from there are held against the exact result
/// that it knows at 14.
#[expect(clippy::cast_precision_loss, reason = "estimates and discs")]
fn fit_discs(games: u64) {
    let setup = kind::window_setup::<Reversi>();
    let level = "medium".parse().expect("a level");
    let mut pairs: Vec<(f32, f32)> = Vec::new();
    for game in 0..games {
        let mut position = plot4::core::reversi::Position::default();
        for mv in opening::<Reversi>(setup, 6, game).expect("an opening") {
            position.make(mv);
        }
        let mut player = strategy::<Reversi>(level, setup, Player::First, seed_of_game(game, 0));
        let mut adviser = Reversi::adviser(setup, Effort::Usual);
        let mut estimates: Vec<(Player, i32)> = Vec::new();
        while position.outcome().is_none() {
            let [black, white] = position.count();
            let empty = 64 - black - white;
            let mut mv = None;
            if empty <= ESTIMATED {
                let report = adviser.choose(&position, &mut Unlimited).expect("a report");
                let (value, mover) = (kind::value_of(&report), position.to_move());
                mv = Some(report.best);
                if let Verdict::Estimate(estimate) = value {
                    estimates.push((mover, estimate));
                }
                if let Some(margin) = value.margin() {
                    let won = if value.result().is_gt() { 1.0 } else { -1.0 };
                    pairs.extend(estimates.iter().map(|&(player, estimate)| {
                        let side = if player == mover { won } else { -won };
                        (estimate as f32, side * margin as f32)
                    }));
                    break;
                }
            }
            if empty < KNOWN {
                break;
            }
            let mv = mv
                .unwrap_or_else(|| player.choose(&position, &mut Unlimited).expect("a move").best);
            position.make(mv);
        }
    }
    for most in [100.0, 200.0, 400.0, f32::INFINITY] {
        let near: Vec<_> = pairs.iter().filter(|pair| pair.0.abs() <= most).collect();
        let products: f32 = near.iter().map(|(estimate, discs)| estimate * discs).sum();
        let squares: f32 = near.iter().map(|(estimate, _)| estimate * estimate).sum();
        let slope = products / squares;
        let errors = near.iter().map(|(estimate, discs)| (slope * estimate - discs).abs());
        let error = errors.sum::<f32>() / near.len() as f32;
        println!(
            "estimates up to {most}: {} positions, {slope:.4} discs, {error:.1} off",
            near.len()
        );
    }
}
