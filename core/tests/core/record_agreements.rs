//! What players agree on between turns, in records: it is kept with its position, and is no move.

use plot4_core::game::{Game as _, Outcome, Player};
use plot4_core::go::{Dead, Go, Move, Phase, Position, Setup};
use plot4_core::kind::{GameSetup as _, Notation as _};
use plot4_core::record::{Builder, Record};

/// A wall of each player, with a stranger in both territories.
const MOVES: &str = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E1 A1 pass pass";

fn setup() -> Setup {
    Setup::new(5).expect("a size").with_dead(Dead::Settle)
}

fn moves(text: &str) -> Vec<Move> {
    Go::parse_moves(setup(), text).expect("moves")
}

fn record(text: &str) -> Record<Position> {
    Record::replay(Go::start(setup()), &moves(text)).expect("legal moves")
}

fn agreed(record: &Record<Position>) -> Vec<String> {
    record.agreed().iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_agreed_on_is_no_move() {
    let mut game = record(&format!("{MOVES} dead:E1 dead:A1 done"));
    assert_eq!((game.moves().len(), game.cursor()), (14, 14));
    assert_eq!(agreed(&game), ["dead:A1", "dead:E1", "done"], "in one order");
    let counted = game.position().clone();
    assert_eq!(counted.outcome(), Some(Outcome::Draw));
    assert_eq!(counted.to_move(), Player::First);
    // It is there again wherever the cursor comes from, and at the end while it is elsewhere.
    for plies in [13, 0, 5] {
        game.go_to(plies);
        assert_eq!((game.last_position(), agreed(&game).len()), (&counted, 0));
        game.go_to(14);
        assert_eq!(game.position(), &counted);
    }
    assert_eq!(game.undo(), Some(Move::Pass));
    assert_eq!(game.position().phase(), Phase::Passed);
    assert_eq!(game.redo(), Some(Move::Pass));
    assert_eq!(game.position(), &counted);
}

#[test]
fn a_stone_marked_twice_was_never_marked() {
    let twice = record(&format!("{MOVES} dead:A1 dead:E1 dead:A1"));
    assert_eq!(twice, record(&format!("{MOVES} dead:E1")));
    assert_eq!(twice.position().to_move(), Player::First);
}

#[test]
fn the_count_is_taken_back_before_the_marks() {
    let mut game = record(&format!("{MOVES} dead:A1 done"));
    assert!(game.can_reopen() && game.reopen());
    assert_eq!(game.position().phase(), Phase::Settling);
    assert_eq!(agreed(&game), ["dead:A1"]);
    assert!(!game.reopen(), "the marks do not end the game");
    game.play(Move::Done).expect("legal");
    assert_eq!(game, record(&format!("{MOVES} dead:A1 done")));
    let mut resigned = record("B1 resign");
    assert!(!resigned.reopen(), "a move has ended it");
}

#[test]
fn a_game_is_taken_up_by_rules_that_ask_for_dead_stones() {
    let stay = Setup::new(5).expect("a size");
    let mut game = Record::replay(Go::start(stay), &moves(MOVES)).expect("legal moves");
    assert!(game.position().outcome().is_some());
    let settled = game.restarted(Go::start(setup()));
    assert_eq!(settled, record(MOVES));
    assert_eq!(settled.position().phase(), Phase::Settling);
    // The cursor and other lines stay.
    game.go_to(3);
    game.play(moves("C3")[0]).expect("legal");
    game.undo();
    let mut settled = game.restarted(Go::start(setup()));
    assert_eq!((settled.cursor(), settled.branches().len()), (3, 2));
    assert_eq!(settled.last_position().phase(), Phase::Settling);
    settled.go_to(14);
    let dead = moves(&format!("{MOVES} dead:A1"))[14];
    settled.play(dead).expect("legal");
}

#[test]
fn who_plays_on_leaves_the_agreement_where_it_was() {
    let mut game = record(&format!("{MOVES} dead:A1"));
    for mv in moves("A2 C3") {
        game.play(mv).expect("legal");
    }
    let on = game.position().clone();
    assert_eq!(on, *record(&format!("{MOVES} A2 C3")).position());
    game.go_to(14);
    assert_eq!(agreed(&game), ["dead:A1"]);
    // It can be counted there after all, and what was played on is still there.
    game.play(Move::Done).expect("legal");
    let counted = game.position().clone();
    assert!(counted.outcome().is_some());
    assert_eq!(game.last_position(), &on);
    game.go_to(16);
    assert_eq!(game.position(), &on);
    game.go_to(0);
    assert_eq!(game.last_position(), &on);
    game.go_to(14);
    assert_eq!(game.position(), &counted);
}

#[test]
fn resuming_leaves_no_trace() {
    let mut game = record(&format!("{MOVES} dead:A1 resume"));
    assert_eq!(game.position().phase(), Phase::Playing);
    assert!(agreed(&game).is_empty());
    game.play(Move::Pass).expect("legal");
    game.play(Move::Pass).expect("legal");
    assert_eq!(game.position().phase(), Phase::Settling);
    assert_eq!(game.moves().len(), 16);
    // The passes alone say the same when they are played again.
    let again = Record::replay(Go::start(setup()), game.moves()).expect("legal");
    assert_eq!(again.position(), game.position());
}

#[test]
fn a_builder_counts_what_was_agreed_on_among_its_steps() {
    let mut builder = Builder::new(Go::start(setup()));
    for mv in moves(&format!("{MOVES} dead:A1 resume")) {
        builder.play(mv).expect("legal");
    }
    assert_eq!((builder.plies(), builder.steps_since_move()), (16, 2));
    builder.skip();
    builder.play(moves("A2")[0]).expect("legal");
    assert_eq!((builder.plies(), builder.steps_since_move()), (18, 0));
    builder.back_to(14);
    for mv in moves(&format!("{MOVES} dead:E1 done")).split_off(14) {
        builder.play(mv).expect("legal");
    }
    assert!(builder.position().outcome().is_some());
    let mut built = builder.finish();
    assert_eq!(built.moves().len(), 15);
    assert_eq!(built.position().phase(), Phase::Playing);
    built.go_to(14);
    assert_eq!(agreed(&built), ["dead:E1", "done"]);
}
