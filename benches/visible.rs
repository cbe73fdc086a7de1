//! What is overlooked: the mistakes that can be seen on the board, by their classes, in games of an
//! ordinary player (Greedy) against each level of a game.
//!
//! `cargo bench --bench visible` plays 20 games against each level of every game, without its
//! strongest one; `-- GAME GAMES` plays so many games of one game, against all its levels. They
//! start from openings of three random moves, each once with either side.

mod common;

use std::collections::BTreeMap;

use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Outcome, Player};
use plot4::core::kind::{GameKind, Level as _, MoveClass};
use plot4::games::{GameId, with_game};
use plot4::players;
use plot4::session::ladder;
use plot4::worker::{cores, side_by_side};

/// The moves of an opening.
const OPENING: u32 = 3;
/// Games against a level.
const GAMES: u64 = 20;
/// The longest game: no player takes so many moves to win.
const LONGEST: usize = 600;

/// The moves of Greedy and of its opponent by class, those without a visible mistake under `None`,
/// and twice the points of Greedy.
#[derive(Default)]
struct Counted {
    classes: [BTreeMap<Option<MoveClass>, u32>; 2],
    points: u32,
}

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let named = |id: &&GameId| arguments.first().is_none_or(|name| name == id.name());
    let games = arguments.get(1).map(|games| games.parse().expect("games"));
    for id in GameId::ALL.iter().filter(named) {
        with_game!(*id, K => count_all::<K>(games.unwrap_or(GAMES), games.is_some()));
    }
}

/// Prints what is overlooked in so many games against each level.
fn count_all<K: GameKind>(games: u64, with_strongest: bool) {
    let setup = K::Setup::default();
    let mut levels = ladder::<K>(setup);
    if !with_strongest {
        levels.pop();
    }
    for level in levels {
        let mut all = Counted::default();
        let play = |number| play::<K>(level, number);
        side_by_side(games, cores(), play, |game| {
            all.points += game.points;
            for (all, one) in all.classes.iter_mut().zip(game.classes) {
                for (class, count) in one {
                    *all.entry(class).or_default() += count;
                }
            }
            Ok::<(), std::convert::Infallible>(())
        })
        .expect("nothing to fail");
        let score = f64::from(all.points) / 2.0;
        println!("{} against {:?}: Greedy {score} of {games}", K::NAME, level.id());
        for (name, classes) in ["Greedy", "level"].iter().zip(&all.classes) {
            let moves: u32 = classes.values().sum();
            let seen = classes.iter().filter_map(|(class, count)| {
                class.map(|class| format!("{} {count}", class.word()))
            });
            let seen: Vec<String> = seen.collect();
            println!("  {name}: {moves} moves, {}", seen.join(", "));
        }
        let share = |player: usize| {
            let moves: u32 = all.classes[player].values().sum();
            let fine = all.classes[player].get(&None).copied().unwrap_or_default();
            f64::from(moves - fine) / f64::from(moves.max(1))
        };
        // The weakest level is there to be beaten.
        let is_strong = level.strength().is_some_and(|strength| strength > 2);
        assert!(
            !is_strong || share(1) <= share(0) + 0.05,
            "a strong level overlooks no more than Greedy"
        );
    }
}

/// Plays a game between Greedy and a level, and counts their visible mistakes after the opening.
fn play<K: GameKind>(level: K::Level, number: u64) -> Counted {
    let setup = K::Setup::default();
    let Ok(greedy) = "greedy".parse::<K::Level>() else {
        unreachable!("every game has a Greedy");
    };
    let is_first = number.is_multiple_of(2);
    let levels = if is_first { [greedy, level] } else { [level, greedy] };
    let mut strategies =
        Player::BOTH.map(|side| players::strategy::<K>(levels[side.index()], setup, side, number));
    let opening = players::opening::<K>(setup, OPENING, number / 2).expect("there are openings");
    let mut position = K::start(setup);
    for mv in opening {
        position.make(mv);
    }
    let mut counted = Counted::default();
    let most = K::terms(setup).move_limit.unwrap_or(LONGEST);
    for _ in 0..most {
        if position.outcome().is_some() {
            break;
        }
        if let Some(forced) = K::forced(&position) {
            position.make(forced);
            continue;
        }
        let side = position.to_move().index();
        let Some(report) = strategies[side].choose(&position, &mut Unlimited) else {
            break;
        };
        let seen = K::visible_mistake(&position, report.best).map(|seen| seen.class);
        let player = usize::from((side == 0) != is_first);
        *counted.classes[player].entry(seen).or_default() += 1;
        position.make(report.best);
    }
    counted.points = match position.outcome() {
        Some(Outcome::Win(winner)) => u32::from((winner == Player::First) == is_first) * 2,
        Some(Outcome::Draw) | None => 1,
    };
    counted
}
