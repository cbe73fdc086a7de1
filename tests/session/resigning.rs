//! Games that are given up or drawn by agreement, in sessions and files.

use plot4::core::checkers::{self, Agreement, Checkers};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Outcome, Player};
use plot4::core::go::{self, Go};
use plot4::core::gomoku::{self, Gomoku, Move};
use plot4::core::kind::{
    DrawnBecause, Ending, GameKind, Notation as _, PositionInfo as _, agreed_draw,
};
use plot4::core::reversi::{self, Reversi};
use plot4::core::score::Score;
use plot4::core::search::mcts::estimate;
use plot4::core::search::{Ended, Report};
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
    assert_eq!(again.record.position().outcome(), Some(Outcome::Win(loser.other())));
    let summary = Summary::of(&again);
    assert_eq!(summary.outcome, Some(Outcome::Win(loser.other())));

    let count = session.record().moves().len();
    assert!(session.undo());
    assert_eq!((session.outcome(), session.record().cursor()), (None, count));
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
    assert_eq!(again.record.position().outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn players_of_checkers_agree_on_a_draw() {
    let mut session = session::<Checkers>(checkers::Setup::default(), "11-15");
    let draw = agreed_draw::<Checkers>(session.position()).expect("a draw");
    assert_eq!(draw.to_string(), "draw");
    session.play(draw).expect("it is allowed");
    assert_eq!(session.outcome(), Some(Outcome::Draw));
    assert_eq!(session.position().agreement(), Some(Agreement::Drawn));
    assert_eq!(Checkers::ending(session.position()), Ending::Drawn(DrawnBecause::Agreed));
    let text = written("game.pdn", &session);
    assert!(text.contains("1/2-1/2"), "{text}");
}

#[test]
fn an_agreement_before_the_first_move_can_be_taken_back() {
    let mut session = session::<Checkers>(checkers::Setup::default(), "");
    let draw = agreed_draw::<Checkers>(session.position()).expect("a draw");
    session.play(draw).expect("it is allowed");
    assert!(session.can_undo() && session.undo());
    assert_eq!(session.outcome(), None);
    assert!(!session.can_undo() && !session.undo());
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
    assert_eq!(answer(&session, 0), DrawAnswer::TooEarly(40));
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

#[test]
fn a_computer_that_offers_a_draw_agrees_to_it_and_one_that_knows_a_win_offers_none() {
    // Each side goes round with its king.
    let [red, white] = [&[1, 6, 9, 5][..], &[32, 28, 24, 20, 16, 19, 15, 18, 23, 27]];
    let step = |round: &[u8], number: usize| {
        let at = |number: usize| round[number % round.len()];
        format!("{}-{}", at(number), at(number + 1))
    };
    let moves: Vec<String> = (0..40).map(|ply| step([red, white][ply % 2], ply / 2)).collect();
    let setup = checkers::Setup::default()
        .with_start("B:WK32:BK1".parse().expect("a position"))
        .expect("a set-up");
    let seats = [Seat::Human, "low".parse().expect("a mode")];
    let mut session = Session::new(SavedGame::<Checkers>::new(setup, seats, 1));
    for mv in Checkers::parse_moves(setup, &moves.join(" ")).expect("moves") {
        session.play(mv).expect("a legal move");
    }
    let adviser = session.adviser();
    let report = adviser
        .lock()
        .expect("no panic")
        .choose(session.position(), &mut Unlimited)
        .expect("a move");
    let told = |score: Score| Report { score, ..report.clone() };
    let (win, loss) = (told(Score::win_in(9)), told(Score::loss_in(9)));
    assert_eq!(session.offers_draw(&win), None);
    assert_eq!(session.draw_answer(&loss), DrawAnswer::Winning);
    let even = told(Score::DRAW);
    assert_eq!(session.offers_draw(&even), Some(Player::Second));
    assert_eq!(session.draw_answer(&loss), DrawAnswer::Yes);
}

/// Returns a report of a search that finds this chance to win, and plays on this point.
fn report_of(share: f32, point: &str) -> Report<go::Move> {
    let best = go::Move::Place(point.parse().expect("a point"));
    Report {
        best,
        score: estimate(share),
        depth: 0,
        nodes: 1,
        pv: vec![best],
        moves: Vec::new(),
        ended: Ended::Nodes,
        lead: None,
    }
}

#[test]
fn a_computer_of_go_resigns_after_three_hopeless_turns_and_hopes_again_after_an_undo() {
    let setup = go::Setup::new(5).expect("a size");
    let seats = [Seat::Human, "skilled".parse().expect("a mode")];
    let mut session = Session::new(SavedGame::<Go>::new(setup, seats, 1));
    let place = |name: &str| go::Move::Place(name.parse().expect("a point"));
    let mut resigned = Vec::new();
    // White is asked before each of its moves, and has stones enough from D3 on.
    for (black, white) in [
        ("B1", "A1"),
        ("B2", "D1"),
        ("B3", "D2"),
        ("B4", "D3"),
        ("B5", "D4"),
        ("C5", "D5"),
        ("C4", "E1"),
        ("C3", "E2"),
    ] {
        session.play(place(black)).expect("legal");
        let share = if white == "D4" { 0.3 } else { 0.01 };
        resigned.push(session.gives_up(&report_of(share, white)).is_some());
        session.play(place(white)).expect("legal");
    }
    assert_eq!(resigned, [false, false, false, false, false, false, false, true]);

    // It goes on where a turn was taken back.
    assert!(session.undo());
    session.play(place("C3")).expect("legal");
    assert_eq!(session.gives_up(&report_of(0.0, "E2")), None);

    // People decide for themselves, and other games are played to their end.
    session.set_seats([Seat::Human; 2]);
    for (white, black) in [("E2", "C2"), ("E4", "C1"), ("E5", "A2")] {
        assert_eq!(session.gives_up(&report_of(0.0, white)), None);
        session.play(place(white)).expect("legal");
        session.play(place(black)).expect("legal");
    }
    assert!(Gomoku::GIVES_UP.is_none() && Go::GIVES_UP.is_some());
}

#[test]
fn a_computer_that_has_resigned_has_lost_by_resignation() {
    let setup = go::Setup::new(4).expect("a size");
    let seats = ["low", "high"].map(|mode| mode.parse().expect("a mode"));
    let mut session = Session::new(SavedGame::<Go>::new(setup, seats, 1));
    let line = ["A1", "D4", "A2", "D3", "A3", "D2", "B1", "C4", "B2", "C3", "B3", "C2"];
    let mut resign = None;
    for name in line {
        let share = if session.position().to_move() == Player::Second { 0.0 } else { 0.9 };
        resign = resign.or(session.gives_up(&report_of(share, name)));
        if let Some(mv) = resign {
            session.play(mv).expect("it is allowed");
            break;
        }
        let mv = go::Move::Place(name.parse().expect("a point"));
        session.play(mv).expect("legal");
    }
    assert_eq!(session.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(Go::ending(session.position()), Ending::Resigned);
    assert!(written("game.sgf", &session).contains("RE[B+R]"));
}
