//! Playouts a second of the tree search, on one thread; each search is whole, and its report is looked at.

use plot4::clock::Stopwatch;
use plot4::core::control::Unlimited;
use plot4::core::go::playout::{GoPlayouts, Style};
use plot4::core::go::{Move, Position, Setup};
use plot4::core::search::{TreeOptions, TreeSearch};

fn main() {
    for (size, style, priors, playouts) in [
        (9, Style::Light, false, 30_000),
        (9, Style::Heavy, true, 10_000),
        (13, Style::Light, false, 10_000),
        (13, Style::Heavy, true, 4_000),
        (19, Style::Light, false, 6_000),
        (19, Style::Heavy, true, 2_000),
    ] {
        let position = Position::start(Setup::new(size).expect("a size"));
        let options = TreeOptions { playouts, ..TreeOptions::default() };
        let search = TreeSearch::new(GoPlayouts::new(style, priors), options);
        let start = Stopwatch::start();
        let report = search.run(&position, 1, &mut Unlimited).expect("the game is in progress");
        let seconds = start.elapsed().as_secs_f64();
        assert_eq!(report.nodes, u64::from(playouts));
        assert!(matches!(report.best, Move::Place(_)) && position.refusal(report.best).is_none());
        println!(
            "{size:>2}x{size:<2} {style:?}: {:>6.0} playouts a second, first move {}, {}",
            f64::from(playouts) / seconds,
            report.best,
            report.score
        );
    }
}
