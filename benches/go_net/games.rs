//! Games of the program against itself, a line each: the size, and for each turn the move and how
//! often the search tried each of the likely ones, in thousandths.

use std::fmt::Write as _;

use crate::common::append_games;
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Key as _};
use plot4::core::go::playout::{GoPlayouts, Style};
use plot4::core::go::{Phase, Position, Setup};
use plot4::core::search::{TreeOptions, TreeSearch, Variation};

/// The rows of the board.
const SIZE: u8 = 13;
/// In up to so many moves at the beginning one is chosen by how often each was tried.
const VARIED: u64 = 24;
/// The most moves that are recorded in one position.
const RECORDED: usize = 24;
/// The share of games won from which a game counts as decided, for either side.
const DECIDED: f32 = 0.96;
/// How many turns in a row it must be.
const TURNS: u32 = 4;

/// Appends games to a file.
pub fn add(file: &str, count: u64, playouts: u64, seed: u64) -> std::io::Result<()> {
    let mut number = seed * 1_000_003;
    append_games(file, count, || {
        number += 1;
        game(number, u32::try_from(playouts).unwrap_or(u32::MAX))
    })
}

/// Plays a game.
pub fn game(number: u64, playouts: u32) -> String {
    let setup = Setup::new(SIZE).expect("a size").with_komi("7.5".parse().expect("a komi"));
    let options = TreeOptions { playouts, ..TreeOptions::default() };
    let search = TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options);
    let mut position = Position::start(setup);
    let (mut tree, mut text, mut decided) = (None, SIZE.to_string(), 0);
    let varied = number.hash64() % VARIED;
    for turn in 0..2 * u64::from(setup.points()) {
        if position.outcome().is_some() || position.phase() == Phase::Settling || decided >= TURNS {
            break;
        }
        let grown = tree
            .take()
            .and_then(|tree: plot4::core::search::SharedTree<_, _>| tree.follow(&position))
            .or_else(|| search.plant(&position))
            .expect("it goes on");
        grown.grow(number * 1000 + turn, &mut Unlimited);
        let variations = grown.variations();
        let total: u32 = variations.iter().map(|variation| variation.games).sum();
        let best = &variations[0];
        let chosen = if turn < varied {
            let random = (number * 777_777 + turn).hash64() >> 9;
            by_trial(&variations, random % u64::from(total.max(1)))
        } else {
            best
        };
        let _ = write!(text, " {}", chosen.line[0].0);
        for variation in variations.iter().take(RECORDED) {
            let thousandths = u64::from(variation.games) * 1000 / u64::from(total.max(1));
            if thousandths >= 5 {
                let _ = write!(text, ",{}:{thousandths}", variation.line[0].0);
            }
        }
        let is_decided = !(1.0 - DECIDED..=DECIDED).contains(&best.share);
        decided = if is_decided { decided + 1 } else { 0 };
        position.play(chosen.line[0].0).expect("legal");
        tree = Some(grown);
    }
    text
}

/// Returns the move in whose games the one with this number is.
fn by_trial<M>(variations: &[Variation<M>], number: u64) -> &Variation<M> {
    let mut left = number;
    variations
        .iter()
        .find(|variation| {
            let games = u64::from(variation.games);
            let is_it = left < games;
            left = left.saturating_sub(games);
            is_it
        })
        .unwrap_or(&variations[0])
}
