//! Games that are given up or drawn by agreement, in sessions and files.

use plot4::core::checkers::{self, Agreement, Checkers};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Outcome, Player};
use plot4::core::gomoku::{self, Gomoku, Move};
use plot4::core::kind::{DrawnBecause, Ending, GameKind, PositionInfo as _, agreed_draw};
use plot4::core::reversi::{self, Reversi};
use plot4::core::score::Score;
use plot4::players::Seat;
use plot4::session::{DrawAnswer, SavedGame, Session};
use plot4::storage::{Envelope, Summary, format_file, format_game, parse_file, parse_game};

/// Returns a session of two people after these moves.
fn session<K: GameKind>(setup: K::Setup, moves: &str) -> Session<K> {
    let mut session = Session::new(SavedGame::<K>::new(setup, [Seat::Human; 2], 1));
    for mv in K::parse_moves(setup, moves).expect("moves") {
        session.play(mv).expect("a legal move");
    }
    session
}

/// Returns a game as text in the format of this name.
fn written<K: GameKind>(name: &str, session: &Session<K>) -> String {
    let game = Envelope::of(session.game());
    format_file(name.as_ref(), &game).expect("the format has such games")
}

/// Asserts that a game can be given up once, that this can be taken back, and that our own format
/// keeps it.
fn check_resigning<K: GameKind>(setup: K::Setup, moves: &str) {
    let mut session = session::<K>(setup, moves);
    let loser = session.position().to_move();
    let resign = K::resignation(session.position()).expect("a resignation");
    session.play(resign).expect("it is allowed");
    assert_eq!(session.outcome(), Some(Outcome::Win(loser.other())));
    assert_eq!(K::ending(session.position()), Ending::Resigned);
    assert!(session.position().moves().is_empty() && session.play(resign).is_err());

    let text = format_game(session.game());
    let again = parse_game::<K>(&text).expect("our own format");
    assert_eq!(
        again.record.position().outcome(),
        Some(Outcome::Win(loser.other()))
    );
    let summary = Summary::of(&again);
    assert_eq!(summary.outcome, Some(Outcome::Win(loser.other())));

    let count = session.record().moves().len();
    assert!(session.undo());
    assert_eq!(
        (session.outcome(), session.record().cursor()),
        (None, count)
    );
}

#[test]
fn a_player_to_move_can_give_up_in_most_games() {
    check_resigning::<Gomoku>(gomoku::Setup::default(), "H8 G7 H9");
    check_resigning::<Checkers>(checkers::Setup::default(), "11-15 23-18");
    check_resigning::<Reversi>(reversi::Setup, "d3 c3 c4");
}

#[test]
fn a_resignation_of_gomoku_is_in_sgf_as_others_write_it() {
    let mut session = session::<Gomoku>(gomoku::Setup::default(), "H8 G7 H9");
    session.play(Move::Resign).expect("it is allowed");
    let text = written("game.sgf", &session);
    assert!(text.contains("RE[B+R]"), "{text}");
    let again = parse_file("game.sgf".as_ref(), text.as_bytes()).expect("our own SGF");
    let again: SavedGame<Gomoku> = again.open().expect("Gomoku");
    assert_eq!(
        again.record.position().outcome(),
        Some(Outcome::Win(Player::First))
    );
}

#[test]
fn players_of_checkers_agree_on_a_draw() {
    let mut session = session::<Checkers>(checkers::Setup::default(), "11-15");
    let draw = agreed_draw::<Checkers>(session.position()).expect("a draw");
    assert_eq!(draw.to_string(), "draw");
    session.play(draw).expect("it is allowed");
    assert_eq!(session.outcome(), Some(Outcome::Draw));
    assert_eq!(session.position().agreement(), Some(Agreement::Drawn));
    assert_eq!(
        Checkers::ending(session.position()),
        Ending::Drawn(DrawnBecause::Agreed)
    );
    let text = written("game.pdn", &session);
    assert!(text.contains("1/2-1/2"), "{text}");
}

#[test]
fn a_computer_of_checkers_agrees_when_it_is_not_better_and_not_early() {
    let seats = [Seat::Human, "low".parse().expect("a mode")];
    let game = SavedGame::<Checkers>::new(checkers::Setup::default(), seats, 1);
    let mut session = Session::new(game);
    let adviser = session.adviser();
    let mut report = adviser
        .lock()
        .expect("no panic")
        .choose(session.position(), &mut Unlimited)
        .expect("a move");
    // What the position is worth for the person, in hundredths of a man.
    let mut answer = |session: &Session<Checkers>, value: i32| {
        report.score = Score::heuristic(value);
        session.draw_answer(&report)
    };
    let draw = agreed_draw::<Checkers>(session.position()).expect("a draw");
    assert_eq!(session.answers_draw(draw), Some(Player::Second));
    assert_eq!(session.answers_draw(session.position().moves()[0]), None);
    assert_eq!(answer(&session, 0), DrawAnswer::TooEarly(20));
    assert_eq!(answer(&session, -100), DrawAnswer::Winning);
    while session.record().cursor() < 40 {
        let mv = session.position().moves()[0];
        session.play(mv).expect("a legal move");
        assert_eq!(session.outcome(), None, "this game is longer");
    }
    assert_eq!(answer(&session, 0), DrawAnswer::Yes);
    assert_eq!(answer(&session, -20), DrawAnswer::Yes);
    assert_eq!(answer(&session, 300), DrawAnswer::Yes);
    assert_eq!(answer(&session, -100), DrawAnswer::Winning);
}
