//! Tests of all sentences in all states.

mod searches;

use std::cmp::Ordering;

use super::*;
use crate::core::connect4::{Column, Connect4, Size, notation};
use crate::core::game::Player;
use crate::core::go::{self, Go};
use crate::core::gomoku::{self, Gomoku};
use crate::core::kind::MoveClass;
use crate::core::verdict::Verdict;
use crate::players::{Names, Seat};
use crate::session::tests::session;
use crate::session::{SavedGame, Session};

/// Returns the phase of a session without animations.
fn turn(session: &Session<Connect4>) -> Phase {
    phase_of(session.turn())
}

/// Returns how to make a move of Connect 4 in the window.
fn how_to_play() -> String {
    "Click a column, or press 1 to 7".to_owned()
}

/// Returns the keys to press in a session without animations.
fn press(session: &Session<Connect4>) -> String {
    what_to_press(session, turn(session), turn(session), how_to_play)
}

fn column(number: u8) -> Column {
    Column::from_number(number).expect("a column")
}

/// Returns a drawn game between two people on a 4x4 board.
fn drawn() -> Session<Connect4> {
    let size = Size::new(4, 4, 4).expect("a size");
    let mut game = SavedGame::new(size, [Seat::Human; 2], 1);
    for column in notation::parse_moves(size, "1442443322311312").expect("legal moves") {
        game.record.play(column).expect("a legal move");
    }
    Session::new(game)
}

#[test]
fn the_headline_says_whose_turn_it_is_or_how_it_ended() {
    let cases = [
        ("human", "human", "", "Red to move"),
        ("human", "human", "4", "Yellow to move"),
        ("human", "high", "", "Your turn"),
        ("human", "high", "4", "Thinking…"),
        ("human", "human", "7274757", "Red wins: four in a column"),
        ("human", "high", "7274757", "You won: four in a column"),
        ("high", "human", "7274757", "High wins: four in a column"),
        ("human", "human", "4451352", "Red wins: four in a row"),
        ("human", "human", "617742375", "Red wins: five in a row"),
        ("human", "human", "3225223344", "Yellow wins: four on a diagonal"),
        ("human", "human", "45533425514", "Red wins: four on a diagonal"),
        ("human", "human", "4675456247524", "Red wins: two lines at once"),
    ];
    for (red, yellow, moves, expected) in cases {
        let session = session(red, yellow, moves);
        assert_eq!(
            headline(&session, turn(&session), turn(&session)),
            expected,
            "{red} against {yellow} after {moves:?}"
        );
        assert_eq!(
            headline(&session, Phase::Moving, turn(&session)),
            expected,
            "the flight of a coin changes no words"
        );
    }
    assert_eq!(headline(&drawn(), turn(&drawn()), turn(&drawn())), "Draw: the board is full");
}

#[test]
fn a_held_game_says_why_and_how_to_go_on() {
    let mut watched = session("low", "low", "44");
    watched.hold();
    assert_eq!(headline(&watched, turn(&watched), turn(&watched)), "Paused");
    assert_eq!(
        seat_state(&watched, Player::First, turn(&watched), turn(&watched)),
        "looks 2 moves ahead, roughly · waiting"
    );
    watched.go_to(1);
    assert_eq!(headline(&watched, turn(&watched), turn(&watched)), "Looking back at move 1");
    assert_eq!(
        press(&watched),
        "P plays on from here, the period key (.) makes one move · End shows the last move"
    );
    let mut own = session("human", "low", "4435");
    own.go_to(2);
    assert_eq!(headline(&own, turn(&own), turn(&own)), "Looking back at move 2");
    assert_eq!(
        press(&own),
        "Play the same move twice to continue from here · End shows the last move"
    );
    assert_eq!(
        play_from_here(&own),
        "You are looking at move 2. Make the same move again to continue from here. The 2 moves after it are kept"
    );
    own.go_to(0);
    assert_eq!(headline(&own, turn(&own), turn(&own)), "Looking back at the start");
    own.go_to(9);
    own.undo();
    assert_eq!(
        headline(&own, turn(&own), turn(&own)),
        "Your turn",
        "taking back is not looking back"
    );
}

#[test]
fn what_to_press_follows_the_turn() {
    let cases = [
        ("human", "human", "44", "Click a column, or press 1 to 7 · F1 shows all keys"),
        ("human", "high", "4", "F1 shows all keys"),
        ("human", "human", "7274757", "R reviews the game · Ctrl+Z takes the last move back"),
    ];
    for (red, yellow, moves, expected) in cases {
        let session = session(red, yellow, moves);
        assert_eq!(press(&session), expected);
        assert_eq!(
            what_to_press(&session, Phase::Moving, turn(&session), how_to_play),
            expected,
            "while the last coin falls, after {moves:?}"
        );
    }
}

#[test]
fn a_card_says_who_it_is_and_what_they_do() {
    let names = |red, yellow| {
        let session = session(red, yellow, "");
        Player::BOTH.map(|player| on_card(&session, player))
    };
    assert_eq!(names("human", "human"), ["Red", "Yellow"]);
    assert_eq!(names("human", "high"), ["You", "High"]);
    assert_eq!(names("random", "search:1"), ["Random", "Depth 1"]);
    let cases = [
        ("human", "high", "", ["Red · your turn", "looks up to 12 moves ahead"]),
        ("human", "human", "4", ["Human", "Human · to move"]),
        ("human", "high", "4", ["Red", "looks up to 12 moves ahead · thinking…"]),
        ("human", "high", "7274757", ["Red", "looks up to 12 moves ahead"]),
    ];
    for (red, yellow, moves, expected) in cases {
        let session = session(red, yellow, moves);
        assert_eq!(
            Player::BOTH.map(|player| seat_state(&session, player, turn(&session), turn(&session))),
            expected
        );
        assert_eq!(
            Player::BOTH.map(|player| seat_state(&session, player, Phase::Moving, turn(&session))),
            expected
        );
    }
}

#[test]
fn an_announcement_tells_the_last_move_and_what_comes_now() {
    let cases = [
        ("human", "human", "", "Red to move"),
        ("human", "human", "4", "Red: column 4. Yellow to move"),
        ("human", "high", "4", "You: column 4. Thinking…"),
        ("human", "high", "43", "Yellow: column 3. Your turn"),
        (
            "human",
            "high",
            "7274757",
            "You: column 7. You won: four in a column. The game took 7 moves",
        ),
    ];
    for (red, yellow, moves, expected) in cases {
        assert_eq!(announcement(&session(red, yellow, moves)), expected);
    }
}

#[test]
fn what_is_taken_back_and_played_again_sounds_like_no_move() {
    let (people, you) = (session("human", "human", "44"), session("human", "high", "44"));
    let moves = |numbers: &[u8]| numbers.iter().map(|&number| column(number)).collect::<Vec<_>>();
    assert_eq!(taken_back(&people, &moves(&[3])), "Taken back: column 3 by Red. Red to move");
    assert_eq!(
        taken_back(&you, &moves(&[3, 5])),
        "Taken back: column 5 by Yellow, column 3 by you. Your turn"
    );
    assert_eq!(taken_back(&you, &moves(&[3, 5, 1, 2])), "Taken back: 4 moves. Your turn");
    assert_eq!(taken_back(&you, &[]), "Your turn");
    assert_eq!(played_again(&people, 1), "Redone: column 4 by Yellow. Red to move");
    assert_eq!(played_again(&you, 0), "Redone: column 4 by you, column 4 by Yellow. Your turn");
}

#[test]
fn looking_back_tells_the_place_in_the_game() {
    let mut session = session("human", "high", "435");
    assert_eq!(moved_to(&session), "Move 3 of 3, you: column 5. Thinking…");
    session.go_to(2);
    assert_eq!(moved_to(&session), "Move 2 of 3, Yellow: column 3. Red to move");
    session.go_to(0);
    assert_eq!(moved_to(&session), "Before the first move. Red to move");
}

#[test]
fn a_next_game_with_handicap_stones_is_begun_by_white() {
    let setup = go::Setup::default().with_handicap(2).expect("two stones");
    let next = |modes: [&str; 2], setup| {
        let seats = modes.map(|mode| mode.parse().expect("a mode"));
        next_game(&Session::<Go>::new(SavedGame::new(setup, seats, 1)), false)
    };
    assert_eq!(next(["human"; 2], setup), "New game: White starts");
    assert_eq!(next(["human"; 2], go::Setup::default()), "New game: Black starts");
    assert_eq!(next(["low", "human"], setup), "New game: you start as White");
}

fn named(players: [&str; 2], names: [&str; 2], moves: &str) -> Session<Connect4> {
    let mut session = session(players[0], players[1], moves);
    session.set_names(Names::new(names));
    session
}

#[test]
fn people_are_called_by_their_names_and_you_are_you() {
    let people = ["human", "human"];
    for (players, names, moves, expected, cards) in [
        (people, ["Anna", "Ben"], "", "Anna to move", ["Anna", "Ben"]),
        (people, ["Anna", "Ben"], "4", "Ben to move", ["Anna", "Ben"]),
        (people, ["Anna", ""], "4", "Yellow to move", ["Anna", "Yellow"]),
        (people, ["Anna", "Ben"], "7274757", "Anna wins: four in a column", ["Anna", "Ben"]),
        (["human", "high"], ["Anna", "Ben"], "", "Your turn", ["Anna", "High"]),
        (
            ["human", "high"],
            ["Anna", "Ben"],
            "7274757",
            "You won: four in a column",
            ["Anna", "High"],
        ),
        (
            ["high", "human"],
            ["Anna", "Ben"],
            "7274757",
            "High wins: four in a column",
            ["High", "Ben"],
        ),
        (["human", "high"], ["", ""], "", "Your turn", ["You", "High"]),
    ] {
        let session = named(players, names, moves);
        let turn = turn(&session);
        assert_eq!(
            headline(&session, turn, turn),
            expected,
            "{players:?} called {names:?} after {moves:?}"
        );
        assert_eq!(
            Player::BOTH.map(|player| on_card(&session, player)),
            cards,
            "{players:?} called {names:?}"
        );
    }
    let session = named(people, ["Anna", "Ben"], "44");
    assert_eq!(announcement(&session), "Ben: column 4. Anna to move");
    assert_eq!(
        seat_state(&session, Player::First, turn(&session), turn(&session)),
        "Red · to move"
    );
    assert_eq!(
        seat_state_said(&session, Player::First, turn(&session), turn(&session)),
        "Human · to move"
    );
    let session = named(["human", "high"], ["Anna", ""], "7274757");
    assert_eq!(
        &*in_a_word(&session, Player::First),
        "You",
        "so that sentences about the game stay right"
    );
}

#[test]
fn a_headline_keeps_what_happens_when_a_name_is_too_long_for_it() {
    let session = named(["human", "human"], ["Wilhelmina Wolkenkuckuck", "Ben"], "7274757");
    let whole = headline(&session, turn(&session), turn(&session));
    assert_eq!(
        with_short_name(&session, &whole, 11).as_deref(),
        Some("Wilhelmina… wins: four in a column")
    );
    assert_eq!(with_short_name(&session, &whole, 23), None, "one letter is as long as the dots");
    assert_eq!(with_short_name(&session, "Paused", 3), None);
    for [first, second] in [
        ["Wilhelmina Wolke", "Wilhelmina Wolkenkuckuck"],
        ["Wilhelmina Wolk", "Wilhelmina Wolk Kuckuck"],
    ] {
        let session = named(["human", "human"], [first, second], "7274757");
        let told = with_short_name(&session, &format!("{second} wins"), 11);
        assert_eq!(
            told.as_deref(),
            Some("Wilhelmina… wins"),
            "the name that begins it is another one"
        );
    }
}

#[test]
fn a_long_name_is_the_first_one_with_an_initial_where_that_fits() {
    for (name, letters, expected) in [
        ("Anna", 4, "Anna"),
        ("Maximilian Wolkenwandler", 24, "Maximilian Wolkenwandler"),
        ("Maximilian Wolkenwandler", 18, "Maximilian W."),
        ("Anna Maria Lerchenfeld", 10, "Anna L."),
        ("Maximilian Wolkenwandler", 6, "Maximi…"),
        ("Wolkenkuckucksheim", 10, "Wolkenkuck…"),
    ] {
        assert_eq!(short_name(name, letters), expected, "{name} in {letters}");
    }
}

#[test]
fn how_many_properties_a_game_may_have_is_told() {
    let told = crate::storage::ParseFault::TooManyInAll(7).explain();
    assert_eq!(told, text::files::sgf_too_many_in_all(7));
    assert!(told.contains(" 7 "), "{told}");
}

#[test]
fn japanese_counts_the_moves_of_both_sides() {
    let japanese = Language::from_tag("ja").expect("a language");
    let said = |worth| in_language(japanese, || verdict::<Connect4>(worth));
    assert!(said(Verdict::Win(4)).starts_with("7手"), "{}", said(Verdict::Win(4)));
    assert!(said(Verdict::Loss(4)).starts_with("8手"), "{}", said(Verdict::Loss(4)));
    assert!(verdict::<Connect4>(Verdict::Win(4)).contains('4'));
}

#[test]
fn a_verb_agrees_with_what_a_name_names() {
    let russian = Language::from_tag("ru").expect("a language");
    let people = ["human", "human"];
    let said = |names, moves| {
        let session = named(people, names, moves);
        in_language(russian, || headline(&session, turn(&session), turn(&session)))
    };
    assert_eq!(said(["Anna", ""], "7274757"), "Anna побеждает: четыре по вертикали");
    assert_eq!(said(["", "Ben"], "7274757"), "Красные победили: четыре по вертикали");
    assert_eq!(said(["Anna", "Ben"], "4"), "Ход: Ben");
    assert_eq!(said(["Anna", ""], "4"), "Ход жёлтых");
}

#[test]
fn a_move_has_an_article_within_a_sentence() {
    let spanish = Language::from_tag("es").expect("a language");
    let card = || praise::<Connect4>(None, Some(Ordering::Equal), column(4), "yellow");
    let card = in_language(spanish, card).expect("praise");
    assert_eq!(card.text, "Solo la columna 4 mantenía la igualdad");
    let session = session("human", "human", "4");
    let said = in_language(spanish, || announcement(&session));
    assert_eq!(said, "Rojo: columna 4. Turno de Amarillo", "and none after a colon");
}

#[test]
fn equally_good_moves_are_named_from_left_to_right() {
    let mistake = |better: &[Column]| {
        let mistake = Mistake { class: MoveClass::GaveWin, seen: None, better, opponent: "yellow" };
        let card = mistake.card::<Connect4>().text;
        [mistake.sentence::<Connect4>(you(), false), card]
    };
    let columns = [5, 3, 6, 2].map(column);
    for (tag, one, several) in [
        ("en", "Column 5 was winning", "Columns 2, 3, 5 and 6 were winning"),
        ("de", "Spalte 5 hätte gewonnen", "Die Spalten 2, 3, 5 und 6 hätten gewonnen"),
        ("es", "La columna 5 ganaba", "Las columnas 2, 3, 5 y 6 ganaban"),
        ("ja", "5列目なら勝てました", "2、3、5、6列目ならどれでも勝てました"),
        ("ru", "Ход в столбец 5 вёл к победе", "Ходы в столбцы 2, 3, 5 и 6 вели к победе"),
    ] {
        let language = Language::from_tag(tag).expect("a language");
        let said = in_language(language, || [mistake(&columns[..1]), mistake(&columns)]);
        assert_eq!(said.map(|[said, _]| said), [one, several]);
    }
    assert_eq!(mistake(&columns)[1], "Columns 2, 3, 5 and 6 still win");
    assert_eq!(mistake(&columns[..1])[1], "Column 5 still wins");
    assert_eq!(Connect4::one_of_moves(&columns), "column 2, 3, 5 or 6");
    let points = ["G10", "H7", "G8"].map(|point| gomoku::Move::typed(point, 15).expect("a point"));
    assert_eq!(Gomoku::moves_subject(&points), "G8, G10 and H7");
    assert_eq!(Gomoku::one_of_moves(&points), "G8, G10 or H7");
}

#[test]
fn a_language_can_join_a_number_as_it_is_spoken() {
    let spanish = Language::from_tag("es").expect("a language");
    let said =
        in_language(spanish, || [["7", "8"], ["8", "9"], ["a", "b"]].map(|list| one_of(&list)));
    assert_eq!(said, ["7 u 8", "8 o 9", "a o b"]);
}
