//! Whose turn it is after each operation on a game.

use std::sync::Arc;

use super::*;
use crate::core::connect4::{Column, Connect4, Position, Shape as _, Size, notation};
use crate::core::control::Unlimited;
use crate::core::gomoku::{self, Gomoku, Move, Setup};
use crate::core::kind::Notation;

type Turn = super::Turn<Column>;

pub(crate) fn session(red: &str, yellow: &str, moves: &str) -> Session<Connect4> {
    let seats = [red, yellow].map(|mode| mode.parse().expect("a mode"));
    let mut game = SavedGame::new(Size::STANDARD, seats, 7);
    for column in notation::parse_moves(Size::STANDARD, moves).expect("legal moves") {
        game.record.play(column).expect("a legal move");
    }
    Session::new(game)
}

/// Drops a human player's coin.
fn drop_coin(session: &mut Session<Connect4>, number: u8) {
    let column = Column::from_number(number).expect("a column");
    session.play(column).expect("a legal move");
}

fn drop_coins(session: &mut Session<Connect4>, columns: &str) {
    for column in columns.bytes() {
        drop_coin(session, column - b'0');
    }
}

/// Lets the computer whose turn it is answer immediately, as the worker would.
fn computer_plays(session: &mut Session<Connect4>) {
    let report = think(session).expect("a computer's turn");
    session.play(report.best).expect("a legal move");
}

/// Returns the report of the computer whose turn it is.
fn think(session: &mut Session<Connect4>) -> Option<crate::core::search::Report<Column>> {
    let thinker = (session.turn() == Turn::Computer).then(|| session.thinker()).flatten()?;
    let mut strategy = thinker.lock().expect("no strategy panics");
    strategy.choose(session.position(), &mut Unlimited)
}

fn moves(session: &Session<Connect4>) -> String {
    notation::format_moves(session.setup(), session.record().moves())
}

#[test]
fn the_turn_follows_the_seats_and_the_outcome() {
    let cases = [
        ("human", "high", "", Turn::Human),
        ("human", "high", "4", Turn::Computer),
        ("high", "human", "", Turn::Computer),
        ("high", "high", "44", Turn::Computer),
        ("human", "human", "4343434", Turn::Over(Outcome::Win(Player::First))),
        ("high", "high", "4343434", Turn::Over(Outcome::Win(Player::First))),
    ];
    for (red, yellow, moves, expected) in cases {
        assert_eq!(
            session(red, yellow, moves).turn(),
            expected,
            "{red} against {yellow} after {moves:?}"
        );
    }
}

#[test]
fn you_are_the_only_person() {
    let cases = [
        ("human", "human", None),
        ("human", "low", Some(Player::First)),
        ("low", "human", Some(Player::Second)),
        ("low", "low", None),
    ];
    for (red, yellow, expected) in cases {
        assert_eq!(session(red, yellow, "").you(), expected, "{red} against {yellow}");
    }
}

#[test]
fn undo_goes_back_to_a_persons_turn_and_redo_forward_to_one() {
    // The players, the moves, and how many are left after one undo; `None`: there is nothing to
    // take back.
    let cases = [
        ("human", "human", "443", Some(2)),
        ("human", "high", "44", Some(0)),
        ("human", "high", "443", Some(2)),
        ("high", "human", "44", Some(1)),
        ("high", "human", "443", Some(1)),
        ("high", "human", "4", None),
        ("human", "human", "", None),
        ("low", "high", "443", Some(2)),
        ("low", "high", "", None),
    ];
    for (red, yellow, text, expected) in cases {
        let mut session = session(red, yellow, text);
        let played = session.record().cursor();
        assert_eq!(session.can_undo(), expected.is_some(), "{red} against {yellow}, {text:?}");
        assert_eq!(session.undo(), expected.is_some(), "{red} against {yellow}, {text:?}");
        assert_eq!(
            session.record().cursor(),
            expected.unwrap_or(played),
            "{red} against {yellow}, {text:?}"
        );
        assert_eq!(moves(&session), text, "no move is lost");
        assert_eq!(session.redo(), expected.is_some());
        assert_eq!(
            session.record().cursor(),
            played,
            "redo after undo, {red} against {yellow}, {text:?}"
        );
    }
}

#[test]
fn redo_stops_where_undo_did_between_people_who_take_back_two_moves_at_once() {
    let mut session = Session::<Gomoku>::new(SavedGame::new(Setup::default(), [Seat::Human; 2], 7));
    let put = |session: &mut Session<Gomoku>, point: &str| {
        session.play(Move::Place(point.parse().expect("a point"))).expect("a legal move");
    };
    let back = |session: &mut Session<Gomoku>| (session.undo(), session.record().cursor());
    let forth = |session: &mut Session<Gomoku>| (session.redo(), session.record().cursor());
    for point in ["H8", "A1", "O15"] {
        put(&mut session, point);
    }
    assert_eq!(
        [back(&mut session), back(&mut session), back(&mut session)],
        [(true, 1), (true, 0), (false, 0)]
    );
    assert_eq!(
        [forth(&mut session), forth(&mut session), forth(&mut session)],
        [(true, 1), (true, 3), (false, 3)]
    );
    // Another variation than the undone one, and shorter.
    session.go_to(1);
    put(&mut session, "G7");
    assert_eq!(back(&mut session), (true, 0));
    assert_eq!((forth(&mut session), session.record().moves().len()), ((true, 2), 2));
    // Looking back undoes nothing, nor does a game that was saved like that: redo stops where undo
    // would.
    put(&mut session, "A15");
    session.go_to(0);
    assert_eq!(
        [forth(&mut session), forth(&mut session), back(&mut session)],
        [(true, 1), (true, 3), (true, 1)]
    );
}

#[test]
fn a_computer_waits_while_a_player_looks_back() {
    let mut session = session("human", "high", "4435");
    session.go_to(1);
    assert_eq!(session.turn(), Turn::Held);
    assert!(think(&mut session).is_none());
    session.go_to(2);
    assert_eq!(session.turn(), Turn::Human);
    session.go_to(usize::MAX);
    assert_eq!(session.record().cursor(), 4);
}

#[test]
fn a_person_who_plays_on_gets_an_answer_even_to_the_coin_that_lies_ahead() {
    let mut session = session("human", "high", "4435");
    session.go_to(0);
    drop_coin(&mut session, 4);
    assert!(
        !session.looks_back() && !session.record().is_at_end(),
        "the same coin keeps what follows it"
    );
    assert_eq!(session.turn(), Turn::Computer);
}

#[test]
fn only_who_looks_back_leaves_a_line() {
    let column = |number| Column::from_number(number).expect("a column");
    let mut session = session("human", "human", "44353");
    session.undo();
    assert!(!session.looks_back());
    assert_eq!(session.left_by(column(1)), None, "what was taken back is replaced");
    session.redo();
    session.go_to(2);
    assert!(session.looks_back());
    assert_eq!(
        (session.left_by(column(1)), session.left_by(column(3))),
        (Some(3), None),
        "the move ahead leaves nothing"
    );
    session.undo();
    assert!(session.looks_back(), "further back");
    session.redo();
    session.redo();
    assert!(session.looks_back() && session.record().cursor() == 3);
    drop_coin(&mut session, 5);
    assert!(!session.looks_back(), "a player who plays continues, on the same line too");
    assert_eq!(session.left_by(column(1)), Some(1));
    drop_coin(&mut session, 1);
    assert!(session.record().is_at_end());
    session.undo();
    assert_eq!(moves(&session), "44353");
    assert!(session.looks_back(), "taking the move back leads back there");
    session.try_from_here();
    assert!(!session.looks_back());
    session.go_to(usize::MAX);
    assert!(!session.looks_back());
}

#[test]
fn going_on_from_the_past_does_not_halt_where_the_same_moves_lie_ahead() {
    let mut session = session("low", "greedy", "");
    for _ in 0..6 {
        computer_plays(&mut session);
    }
    session.go_to(1);
    assert_eq!(session.turn(), Turn::Held);
    session.toggle_pause();
    for ply in 1..6 {
        assert_eq!(session.turn(), Turn::Computer, "after {ply} moves");
        computer_plays(&mut session);
    }
    // Looking back again pauses them again.
    session.go_to(2);
    assert_eq!(session.turn(), Turn::Held);
}

#[test]
fn a_step_is_one_move_of_a_computer() {
    let mut watched = session("low", "greedy", "44");
    watched.step();
    assert_eq!(watched.turn(), Turn::Computer);
    computer_plays(&mut watched);
    assert_eq!(watched.turn(), Turn::Held);
    watched.toggle_pause();
    computer_plays(&mut watched);
    assert_eq!(watched.turn(), Turn::Computer);

    let mut played = session("human", "high", "4435");
    played.go_to(1);
    played.step();
    computer_plays(&mut played);
    assert_eq!(played.turn(), Turn::Human);
    drop_coin(&mut played, 1);
    assert_eq!(played.turn(), Turn::Computer, "a step that was taken holds nothing later");
}

#[test]
fn pausing_is_for_computers_whose_turn_it_is() {
    let mut session = session("human", "human", "44");
    session.toggle_pause();
    session.step();
    assert_eq!(session.turn(), Turn::Human);
    session.set_seats(["low", "low"].map(|mode| mode.parse().expect("a mode")));
    assert_eq!(
        session.turn(),
        Turn::Computer,
        "what was pressed in a game of people holds no computers"
    );
    session.toggle_pause();
    assert_eq!(session.turn(), Turn::Held);
    session.set_seats(["low", "human"].map(|mode| mode.parse().expect("a mode")));
    assert_eq!(session.turn(), Turn::Computer, "a pause was for two computers");
}

#[test]
fn a_computer_that_failed_is_paused_until_the_user_continues() {
    let mut session = session("human", "high", "4");
    session.hold();
    assert_eq!(session.turn(), Turn::Held);
    assert!(think(&mut session).is_none());
    session.toggle_pause();
    assert_eq!(session.turn(), Turn::Computer);
}

#[test]
fn a_computer_keeps_its_strategy_until_its_seat_goes_to_another() {
    let mut session = session("high", "low", "");
    let first = session.thinker().expect("a computer's turn");
    computer_plays(&mut session);
    computer_plays(&mut session);
    assert!(Arc::ptr_eq(&first, &session.thinker().expect("its turn again")));
    session.set_seats(["high", "human"].map(|mode| mode.parse().expect("a mode")));
    assert!(Arc::ptr_eq(&first, &session.thinker().expect("its own seat has not changed")));
    session.set_seats(["medium", "human"].map(|mode| mode.parse().expect("a mode")));
    assert!(!Arc::ptr_eq(&first, &session.thinker().expect("another computer")));
}

#[test]
fn a_game_of_a_session_begins_where_its_set_up_does() {
    let session = session("human", "human", "");
    assert_eq!(*session.position(), Position::empty(Size::STANDARD));
}

#[test]
fn the_next_line_parts_nearest_to_the_cursor() {
    let shown = |session: &Session<Connect4>| {
        (
            Connect4::format_moves(session.setup(), session.record().moves()),
            session.record().cursor(),
        )
    };
    let mut session = session("human", "human", "4435");
    assert!(!session.next_line(), "there is one line");
    session.go_to(2);
    drop_coin(&mut session, 1);
    session.go_to(1);
    drop_coin(&mut session, 2);
    assert_eq!(shown(&session), ("42".to_owned(), 2));
    assert!(session.next_line());
    assert_eq!(shown(&session), ("441".to_owned(), 2), "at the second move");
    session.go_to(3);
    assert!(session.next_line());
    assert_eq!(shown(&session), ("4435".to_owned(), 3), "at the third, which is nearer");
    session.go_to(0);
    assert!(!session.next_line(), "the lines part after the second position, not here");
    session.go_to(1);
    assert!(session.next_line(), "and here, with the move after it");
    assert_eq!(shown(&session), ("42".to_owned(), 2));
}

/// Someone who lost, took the end back and returns another day continues to play; someone who
/// looked back at it still looks back.
#[test]
fn an_end_that_was_taken_back_does_not_come_back_with_the_file() {
    let ended = || {
        let mut session = session("human", "human", "434343");
        session.play(Column::from_number(4).expect("a column")).expect("a legal move");
        assert_eq!(session.outcome(), Some(Outcome::Win(Player::First)));
        session
    };
    let mut taken_back = ended();
    assert!(taken_back.undo());
    let again = Session::new(taken_back.game().clone());
    assert_eq!(
        (again.outcome(), again.looks_back(), again.tally()),
        (None, false, SeriesScore::default())
    );
    let mut looked_at = ended();
    looked_at.go_to(3);
    let again = Session::new(looked_at.game().clone());
    assert_eq!((again.outcome(), again.looks_back()), (Some(Outcome::Win(Player::First)), true));
}

// Tests of which games are counted for the statistics, and which of them as helped.

#[test]
fn a_game_of_a_person_against_a_computer_is_counted_once() {
    let mut session = session("human", "low,defensive", "");
    session.count_as(5);
    for number in [4, 3, 4, 3, 4, 3] {
        drop_coin(&mut session, number);
        assert_eq!(session.count_end(), None, "the game is in progress");
    }
    session.count_as(6); // it has its number since the first move
    drop_coin(&mut session, 4);
    let ended = Ended {
        number: 5,
        game: "connect4".to_owned(),
        setup: "size=7x6 connect=4".to_owned(),
        opponent: "low,defensive".to_owned(),
        side: "red".to_owned(),
        ending: Ending::Won,
        moves: 7,
        is_helped: false,
    };
    assert_eq!(session.count_end(), Some(ended));
    assert_eq!(session.count_end(), None);
    while session.undo() {}
    session.count_as(7);
    drop_coins(&mut session, "4343434");
    assert_eq!(
        session.count_end(),
        None,
        "also where it is taken back to its start, and ends again"
    );
}

#[test]
fn other_games_are_not_counted() {
    let end = |mut session: Session<Connect4>| {
        drop_coin(&mut session, 4);
        session.count_end()
    };
    let begun = |red: &str, yellow: &str| {
        let mut session = session(red, yellow, "");
        session.count_as(5);
        drop_coins(&mut session, "434343");
        session
    };
    assert_eq!(
        end(begun("low", "human")).map(|ended| (ended.side, ended.ending)),
        Some(("yellow".to_owned(), Ending::Lost))
    );
    assert_eq!(end(begun("human", "human")), None);
    assert_eq!(end(begun("low", "high")), None);
    assert_eq!(end(session("human", "low", "434343")), None, "it began from a position");
    for seats in [["human", "low"], ["low", "human"]] {
        let mut changed = begun("human", "high");
        changed.set_seats(seats.map(|mode| mode.parse().expect("a mode")));
        changed.set_seats(["human", "high"].map(|mode| mode.parse().expect("a mode")));
        assert_eq!(end(changed), None, "its players changed on the way");
    }
    let mut same = begun("human", "high");
    same.set_seats(["human", "high"].map(|mode| mode.parse().expect("a mode")));
    assert!(end(same).is_some());
}

#[test]
fn a_game_that_was_begun_here_goes_on_whoever_takes_a_seat() {
    let mut session = session("human", "low", "");
    session.count_as(5);
    drop_coins(&mut session, "434");
    session.set_seats([Seat::Human; 2]);
    drop_coins(&mut session, "34");
    session.undo();
    drop_coin(&mut session, 7);
    let main: Vec<_> = session.record().main_line().collect();
    assert_eq!(notation::format_moves(session.setup(), &main), "43437");
}

#[test]
fn help_is_a_hint_the_analysis_or_another_move_after_taking_one_back() {
    let helped = |help: fn(&mut Session<Connect4>)| {
        let mut session = session("human", "low", "");
        session.count_as(5);
        drop_coins(&mut session, "4343");
        help(&mut session);
        drop_coins(&mut session, "434");
        session.count_end().expect("it is counted").is_helped
    };
    assert!(!helped(|_| {}));
    assert!(helped(Session::note_hint));
    assert!(helped(Session::note_analysis));
    let same_again = |session: &mut Session<Connect4>| {
        assert!(session.undo());
        drop_coins(session, "43");
    };
    assert!(!helped(same_again), "what is played again as it was is no second try");
    let another = |session: &mut Session<Connect4>| {
        drop_coin(session, 1);
        drop_coin(session, 3);
        assert!(session.undo());
    };
    assert!(helped(another));
    let deleted = |session: &mut Session<Connect4>| {
        session.go_to(2);
        drop_coins(session, "17");
        session.delete_variation(2);
        assert_eq!(session.uncounted(), Some(Uncounted::TakenBack), "no hint was given");
        session.go_to(4);
    };
    assert!(helped(deleted));
}

#[test]
fn a_variation_made_or_deleted_after_the_end_is_no_help() {
    let mut session = session("human", "low", "");
    session.count_as(5);
    drop_coins(&mut session, "4343434");
    assert!(!session.count_end().expect("it is counted").is_helped);
    session.go_to(2);
    drop_coins(&mut session, "17");
    assert_eq!(session.uncounted(), None, "the game was over");
    let fork = session.variation_fork().expect("a variation");
    session.delete_variation(fork);
    assert_eq!(session.uncounted(), None);
}

// Tests of series of games: sides, score and coach.

#[test]
fn the_players_of_a_series_keep_their_sides_where_either_side_may_begin() {
    let red = "4343434";
    let yellow = "43434313";
    for (begins, moves, beginner) in [
        (FirstPlayer::InTurn, red, Player::Second),
        (FirstPlayer::InTurn, yellow, Player::Second),
        (FirstPlayer::InTurn, "44", Player::First),
        (FirstPlayer::Loser, red, Player::Second),
        (FirstPlayer::Loser, yellow, Player::First),
        (FirstPlayer::Same, red, Player::First),
    ] {
        let mut session = session("human", "low", moves);
        session.count_as(1);
        session.go_to(2);
        let next = session.next_game(9, begins);
        let context = format!("{begins:?} after {moves}, also while a person looks back");
        assert_eq!(next.seats, session.seats(), "{context}");
        assert_eq!(next.setup, Size::STANDARD.starting(beginner), "{context}");
        let position = *Session::new(next.clone()).position();
        assert_eq!(position.to_move(), beginner, "{context}");
        assert_eq!(next.score.first, u32::from(moves == red), "{context}");
        assert!(!session.exchanges_sides(begins), "{context}");
    }
}

/// Returns who begins the game after one that Yellow began and that ended like this.
fn after_a_game_of_yellow(moves: &str, begins: FirstPlayer) -> Player {
    let size = Size::STANDARD.starting(Player::Second);
    let mut game = SavedGame::<Connect4>::new(size, [Seat::Human; 2], 1);
    for column in notation::parse_moves(size, moves).expect("legal moves") {
        game.record.play(column).expect("a legal move");
    }
    game.number = Some(1);
    Session::new(game).next_game(2, begins).setup.starts()
}

#[test]
fn who_begins_after_a_game_that_the_second_side_began() {
    // The player who began wins with the seventh coin, the other with the eighth.
    for (begins, moves, beginner) in [
        (FirstPlayer::InTurn, "4343434", Player::First),
        (FirstPlayer::Loser, "4343434", Player::First),
        (FirstPlayer::Loser, "43434313", Player::Second),
        (FirstPlayer::Same, "4343434", Player::Second),
    ] {
        assert_eq!(after_a_game_of_yellow(moves, begins), beginner, "{begins:?} {moves}");
    }
}

#[test]
fn the_players_of_a_series_exchange_their_sides_where_the_rules_say_who_begins() {
    let setup = Setup::default();
    let black = "H8 A1 H9 A2 H10 A3 H11 A4 H12";
    for (begins, moves, expected) in [
        (FirstPlayer::InTurn, black, true),
        (FirstPlayer::InTurn, "H8 H9", false),
        (FirstPlayer::Loser, black, true),
        (FirstPlayer::Same, black, false),
    ] {
        let seats = ["human", "low"].map(|mode| mode.parse().expect("a mode"));
        let mut game = SavedGame::<Gomoku>::new(setup, seats, 7);
        for mv in gomoku::notation::parse_moves(setup, moves).expect("moves") {
            game.record.play(mv).expect("a legal move");
        }
        let mut session = Session::new(game);
        session.count_as(1);
        let next = session.next_game(9, begins);
        let [first, second] = session.seats();
        let seats = if expected { [second, first] } else { [first, second] };
        assert_eq!((next.seats, next.setup), (seats, setup), "{begins:?} after {moves}");
        let person = if expected { next.score.second } else { next.score.first };
        assert_eq!(person, u32::from(moves == black), "the score goes along");
    }
}

#[test]
fn the_tally_counts_the_game_on_the_board_once_it_is_over() {
    let mut session = session("human", "human", "434343");
    assert_eq!(session.tally().games(), 0);
    drop_coin(&mut session, 4);
    assert_eq!((session.tally().first, session.tally().games()), (1, 1));
    let next = session.next_game(9, FirstPlayer::Same);
    assert_eq!((next.score.first, next.seed), (1, 9));
    assert!(next.record.moves().is_empty());
}

#[test]
fn a_game_that_was_opened_with_its_end_counts_for_no_series() {
    let opened = || session("human", "human", "4343434");
    for (begins, game) in FirstPlayer::ALL.map(|begins| (begins, opened())) {
        assert_eq!(game.tally().games(), 0);
        let next = game.next_game(9, begins);
        assert_eq!((next.score.games(), next.setup), (0, Size::STANDARD));
    }
    let mut ended_here = opened();
    assert!(ended_here.undo());
    drop_coin(&mut ended_here, 4);
    assert_eq!(ended_here.tally().first, 1);
    let next = ended_here.next_game(9, FirstPlayer::InTurn);
    assert_eq!((next.score.first, next.setup.starts()), (1, Player::Second));
}

#[test]
fn pieces_that_were_set_up_and_their_score_stay_behind() {
    use crate::core::checkers::Checkers;
    use crate::core::kind::GameSetup as _;
    for (options, score) in [(vec![], 1), (vec![("fen", "W:W22:B9,10")], 0)] {
        let setup = Checkers::parse_setup(&options).expect("a set-up");
        let mut game = SavedGame::<Checkers>::new(setup, [Seat::Human; 2], 1);
        game.score.first = 1;
        let next = Session::new(game).next_game(2, FirstPlayer::InTurn);
        let usual = Checkers::parse_setup(&[]).expect("a set-up");
        assert_eq!((next.setup, next.score.first), (usual, score));
        assert_eq!(
            next.record.position().key(),
            Session::new(SavedGame::<Checkers>::new(usual, [Seat::Human; 2], 1)).position().key()
        );
    }
}

#[test]
fn the_coach_goes_on_with_other_players_and_in_the_next_game() {
    let mut session = session("human", "low", "44");
    assert_eq!((session.coach(), session.is_coached()), (Coach::Off, false));
    for coach in [Coach::Blunders, Coach::Everything] {
        session.set_coach(coach);
        assert!(session.is_coached());
        session.set_seats([Seat::Human; 2]);
        assert!(!session.is_coached(), "there is no only person");
        assert_eq!((session.coach(), session.game().coach), (coach, coach));
        let next = session.next_game(8, FirstPlayer::InTurn);
        assert_eq!(next.coach, coach);
        session.set_seats([Seat::Human, "low".parse().expect("a mode")]);
    }
    session.set_coach(Coach::Off);
    let next = session.next_game(8, FirstPlayer::InTurn);
    assert_eq!(next.coach, Coach::Off);
}

#[test]
fn the_usual_start_keeps_everything_but_the_pieces_that_were_set_up() {
    use crate::core::checkers::Checkers;
    use crate::core::go::Go;
    use crate::core::kind::GameSetup;
    fn check<K: GameKind>(options: &[(&str, &str)], usual: &[(&str, &str)]) {
        let [setup, usual] = [options, usual].map(|options| {
            <K as GameSetup>::parse_setup(options).unwrap_or_else(|_| panic!("{options:?}"))
        });
        assert!(K::terms(setup).has_custom_start);
        assert_eq!(with_usual_start::<K>(setup), usual, "{options:?}");
        assert_eq!(with_usual_start::<K>(usual), usual);
    }
    check::<Go>(
        &[("size", "13"), ("komi", "3.5"), ("stones", "W:BD4:WK10")],
        &[("size", "13"), ("komi", "3.5")],
    );
    check::<Checkers>(&[("fen", "W:W22:B9,10")], &[]);
}

#[test]
fn a_computer_ponders_where_it_has_a_choice_and_not_where_it_has_none() {
    let ponders = |level: &str, moves: &str, changes| {
        let mut session = session("human", level, moves);
        let report = think(&mut session).expect("a computer's turn");
        session.ponders(&report, changes)
    };
    for level in ["medium", "high", "search:4"] {
        let forced = ponders(level, "1424343", 0);
        let [open, changing] = [0, 2].map(|changes| ponders(level, "444", changes));
        assert!(forced < open && open < changing, "{level}: {forced}, {open}, {changing}");
        assert!(ponders(level, "4", 3) <= forced, "{level} knows the first moves");
    }
    assert!(ponders("high", "444", 0) > ponders("medium", "444", 0));
    assert!(ponders("random", "444", 0) <= ponders("medium", "1424343", 0));
}
