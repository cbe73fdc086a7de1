//! Tests of series of games: sides, score and coach.

use super::*;

#[test]
fn the_players_of_a_series_exchange_their_sides() {
    let red = "4343434";
    let yellow = "43434313";
    let draw = "1442443322311312";
    for (begins, moves, expected) in [
        (FirstPlayer::InTurn, red, true),
        (FirstPlayer::InTurn, yellow, true),
        (FirstPlayer::InTurn, "44", false),
        (FirstPlayer::Loser, red, true),
        (FirstPlayer::Loser, yellow, false),
        (FirstPlayer::Same, red, false),
    ] {
        let mut session = session("human", "low", moves);
        session.go_to(2);
        let next = session.next_game(9, begins);
        let seats: Vec<_> = next.seats.iter().map(|seat| seat.is_human()).collect();
        assert_eq!(
            seats,
            [!expected, expected],
            "{begins:?} after {moves}, also while a person looks back"
        );
        let person = if expected {
            next.score.second
        } else {
            next.score.first
        };
        assert_eq!(person, u32::from(moves == red), "the score goes along");
    }
    let size = Size::new(4, 4, 4).expect("a size");
    let mut game = SavedGame::<Connect4>::new(size, [Seat::Human; 2], 1);
    for column in notation::parse_moves(size, draw).expect("legal moves") {
        game.record.play(column).expect("a legal move");
    }
    let drawn = Session::new(game);
    assert!(
        drawn.exchanges_sides(FirstPlayer::Loser) && drawn.exchanges_sides(FirstPlayer::InTurn)
    );
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
