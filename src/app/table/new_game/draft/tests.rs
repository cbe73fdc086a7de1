//! What is chosen for the next game.

use super::*;
use crate::core::connect4::{Connect4, Size};
use crate::core::gomoku::{Gomoku, Setup};

#[test]
fn who_starts_is_chosen_without_exchanging_the_sides_where_either_may_start() {
    let seats = [seat::<Connect4>("low"), Seat::Human];
    let mut draft = Draft::<Connect4>::new(seats, Size::STANDARD, Coach::Off);
    let [red, yellow] = Player::BOTH.map(Starts::Side);
    assert_eq!(draft.starts(), [yellow, red, Starts::Random], "the user first");
    assert_eq!(draft.start(), red);
    draft.choose_start(yellow);
    assert_eq!((draft.start(), draft.seats), (yellow, seats));
    assert_eq!(draft.setup, Size::STANDARD.starting(Player::Second));
    draft.choose_start(Starts::Random);
    assert_eq!(draft.decided(true).first_to_move(), Player::First);
    assert_eq!(draft.decided(false).first_to_move(), Player::Second);
    draft.play_against(Against::Friend).expect("a friend can play");
    assert_eq!(draft.starts(), [red, yellow, Starts::Random]);
}

fn seat<K: GameKind>(mode: &str) -> Seat<K::Level> {
    mode.parse().expect("a mode")
}

/// Returns the number of levels in the list of opponents.
fn levels<K: GameKind>() -> usize {
    let draft = Draft::<K>::new([Seat::Human; 2], K::Setup::default(), Coach::Off);
    let levels = draft.opponents().into_iter();
    levels.filter(|against| matches!(against, Against::Computer(_))).count()
}

#[test]
fn the_list_has_the_levels_in_the_order_of_strength_then_a_friend_and_computers() {
    assert_eq!((levels::<Connect4>(), levels::<Gomoku>()), (6, 7));
    let draft = Draft::<Gomoku>::new([Seat::Human; 2], Setup::default(), Coach::Off);
    let rows = draft.opponents();
    assert!(rows.ends_with(&[Against::Friend, Against::Computers]));
    assert_eq!(draft.against(), Against::Friend);
}

#[test]
fn an_opponent_takes_the_side_across_whichever_side_the_user_has() {
    let seats = [seat::<Connect4>("low"), Seat::Human];
    let mut draft = Draft::<Connect4>::new(seats, Size::STANDARD, Coach::Off);
    let high = seat::<Connect4>("high").computer().expect("a computer");
    for (against, expected) in [
        (Against::Computers, ["low", "low"]),
        (Against::Computer(high), ["high", "human"]),
        (Against::Friend, ["human", "human"]),
        (Against::Computers, ["casual", "casual"]),
        (Against::Computer(high), ["high", "human"]),
        (Against::Computers, ["high", "high"]),
    ] {
        draft.play_against(against).expect("it can play");
        assert_eq!(draft.seats, expected.map(seat::<Connect4>), "{against:?}");
    }
}

#[test]
fn who_starts_is_chosen_by_exchanging_the_sides_where_the_rules_name_the_side() {
    let seats = [Seat::Human, seat::<Gomoku>("low")];
    let exchanged = [seats[1], seats[0]];
    let mut draft = Draft::<Gomoku>::new(seats, Setup::default(), Coach::Off);
    assert_eq!(draft.start(), Starts::Side(Player::First));
    assert!(!draft.is_for_new_game());
    draft.choose_start(Starts::Side(Player::Second));
    assert_eq!(draft.seats, exchanged);
    draft.choose_start(Starts::Random);
    assert_eq!((draft.start(), draft.seats), (Starts::Random, exchanged));
    assert_eq!(draft.decided(true).seats, seats);
    assert_eq!(draft.decided(false).seats, exchanged);
    assert!(draft.is_for_new_game());
    draft.play_against(Against::Friend).expect("a friend can play");
    assert_eq!(draft.starts(), [], "Black starts, whoever that is");
}

#[test]
fn whom_a_person_wanted_comes_back_also_after_the_players_have_exchanged_their_sides() {
    let seat = |mode: &str| {
        mode.parse::<Seat<<Connect4 as crate::core::kind::Players>::Level>>().expect("a mode")
    };
    let large = Size::new(9, 7, 4).expect("a size");
    let mut draft = Draft::<Connect4>::new([seat("high"), Seat::Human], large, Coach::Off);
    draft.want([Seat::Human, seat("perfect")]);
    assert_eq!(draft.wanted, [seat("perfect"), Seat::Human]);
    let mut draft = Draft::<Connect4>::new([Seat::Human, seat("high")], large, Coach::Off);
    draft.want([Seat::Human, seat("perfect")]);
    assert_eq!(draft.wanted, [Seat::Human, seat("perfect")]);
}

#[test]
fn what_is_adjusted_is_told() {
    let seat = |mode: &str| mode.parse().expect("a mode");
    for (mode, told) in [
        ("human", &[][..]),
        ("low", &[]),
        ("search:9", &[]),
        ("low,defensive", &["Defensive"]),
        ("high,aggressive,ratlla", &["Aggressive", "Counts lines"]),
        ("search:9,threats", &["Sees threats"]),
    ] {
        let draft = Draft::<Connect4>::new([seat(mode), Seat::Human], Size::STANDARD, Coach::Off);
        assert_eq!(draft.adjusted(Player::First), told, "{mode}");
    }
}
