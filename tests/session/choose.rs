//! Choosing together: helpers of a search on other threads.

use plot4::worker::{choose, choose_together};
use plot4_core::control::Unlimited;
use plot4_core::game::Game as _;
use plot4_core::go::strategy::strategy;
use plot4_core::go::{Computer, Ko, Move, Phase, Position, Setup};

fn setup(size: u8, ko: Ko) -> Setup {
    Setup::new(size).expect("a size").with_ko(ko)
}

fn play(position: &mut Position, moves: &str) {
    for word in moves.split_whitespace() {
        let mv =
            if word == "pass" { Move::Pass } else { Move::Place(word.parse().expect("a point")) };
        position.play(mv).unwrap_or_else(|error| panic!("{error:?} in {position:?}"));
    }
}

#[test]
fn the_worker_gives_partners_threads_and_leaves_them_out_for_the_same_choice() {
    let mut position = Position::start(setup(7, Ko::Positional));
    play(&mut position, "C3 C4 D3 D4 B4 C5 C6 B5 A5 G7 B6 G6 E4 pass");
    let new = || strategy(Computer::games(1500), position.setup(), 5);
    let alone = new().choose(&position, &mut Unlimited).expect("in progress");
    assert_eq!(
        choose(&mut *new(), &position, &mut Unlimited).as_ref(),
        Some(&alone),
        "the same seed, the same choice"
    );
    let mut player = new();
    for _ in 0..2 {
        let together =
            choose_together(&mut *player, &position, &mut Unlimited).expect("in progress");
        assert_eq!(together.best, alone.best);
        let nodes = together.nodes;
        assert!((750..=1500).contains(&nodes), "{nodes}");
    }
    // Partners that were asked for another position are of no use, and do no harm.
    let mut partner = player.partner(&position).expect("it searches");
    play(&mut position, "D5");
    partner.assist(&position, &mut Unlimited);
    let report = player.choose(&position, &mut Unlimited).expect("in progress");
    assert!(position.refusal(report.best).is_none());
    // Where there is nothing to search, no helper starts.
    play(&mut position, "pass pass");
    assert!(position.phase() == Phase::Settling || position.outcome().is_some());
    let mut finished = Position::start(setup(5, Ko::Positional));
    finished.play(Move::Resign).expect("legal");
    assert!(player.partner(&finished).is_none());
    assert_eq!(choose_together(&mut *player, &finished, &mut Unlimited), None);
}
