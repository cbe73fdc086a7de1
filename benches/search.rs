//! How fast the search is, with what it finds asserted.

use divan::Bencher;
use plot4::core::connect4::Column;
use plot4::core::connect4::evaluate::{Character, SlidingWindow};
use plot4::core::connect4::{Position, Standard, notation};
use plot4::core::game::Player;
use plot4::core::search::{Limits, Options, Report, Search, Unlimited};

fn main() {
    divan::main();
}

fn run(moves: &str, depth: u32) -> Report<Column> {
    let evaluate = SlidingWindow { owner: Player::First, character: Character::Neutral };
    let position = notation::parse_position(Standard, moves).expect("moves");
    let mut search = Search::new(evaluate, Options::default());
    let start = std::time::Instant::now();
    let r = search.run(&position, Limits::depth(depth), &mut Unlimited).expect("a report");
    let t = start.elapsed();
    println!(
        "{moves:?} {depth}: {} nodes {:?} {} {:.2} M/s {:?}",
        r.nodes,
        r.score,
        r.best,
        r.nodes as f64 / t.as_secs_f64() / 1e6,
        t
    );
    r
}
#[divan::bench(sample_count = 1, sample_size = 1)]
fn all() {
    for m in ["", "44455434", "4453", "3322114455"] {
        for d in [6, 8, 10, 12] {
            run(m, d);
        }
    }
}
