//! Tests of which games are counted for the statistics, and which of them as helped.

use super::*;

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
    assert_eq!(
        end(session("human", "low", "434343")),
        None,
        "it began from a position"
    );
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
    assert!(
        !helped(same_again),
        "what is played again as it was is no second try"
    );
    let another = |session: &mut Session<Connect4>| {
        drop_coin(session, 1);
        drop_coin(session, 3);
        assert!(session.undo());
    };
    assert!(helped(another));
}
