//! Tests of series of games: sides, score and coach.

use super::*;
use crate::core::connect4::Shape as _;
use crate::core::gomoku::{self, Gomoku, Setup};

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
        assert_eq!(
            after_a_game_of_yellow(moves, begins),
            beginner,
            "{begins:?} {moves}"
        );
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
        let seats = if expected {
            [second, first]
        } else {
            [first, second]
        };
        assert_eq!(
            (next.seats, next.setup),
            (seats, setup),
            "{begins:?} after {moves}"
        );
        let person = if expected {
            next.score.second
        } else {
            next.score.first
        };
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
            Session::new(SavedGame::<Checkers>::new(usual, [Seat::Human; 2], 1))
                .position()
                .key()
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
