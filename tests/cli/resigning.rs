//! Resigning, and draws by agreement, in a terminal.

use crate::pipes::run_with;

/// Returns what is said to these lines in a game against Low.
fn said(game: &str, typed: &str) -> String {
    let arguments = ["play", "--game", game, "--ascii", "--seed", "1", "--second", "low"];
    run_with(&arguments, typed.as_bytes()).succeeded()
}

#[test]
fn a_person_resigns_and_takes_it_back() {
    let said = said("gomoku", "H8\nresign\nundo\nresign\nn\n");
    assert_eq!(said.matches("White wins by resignation").count(), 2, "{said}");
}

#[test]
fn a_computer_of_checkers_declines_an_early_draw() {
    let said = said("checkers", "draw\nresign\nn\n");
    let declined = "Low declines: no draws before move 40";
    assert!(said.contains(declined), "{said}");
    assert!(said.contains("White wins by resignation"), "{said}");
}

#[test]
fn a_computer_of_checkers_offers_a_draw_when_nothing_has_happened_for_long() {
    // Each side goes round with its king.
    let [red, white] =
        ["1-6 6-9 9-5 5-1", "32-28 28-24 24-20 20-16 16-19 19-15 15-18 18-23 23-27 27-32"];
    let round = |moves: &'static str| moves.split(' ').cycle();
    let both = round(red).zip(round(white)).flat_map(|(red, white)| [red, white]);
    let moves: Vec<&str> = both.take(39).collect();
    let moves = moves.join(" ");
    let arguments = [
        "play",
        "--game",
        "checkers",
        "--ascii",
        "--seed",
        "1",
        "--first",
        "human",
        "--second",
        "low",
        "--fen",
        "B:WK32:BK1",
        &moves,
    ];
    let said = run_with(&arguments, b"draw\nn\n").succeeded();
    assert!(
        said.contains("Low offers a draw. Type draw to accept\n")
            && said.contains("Draw by agreement"),
        "{said}"
    );
}

#[test]
fn two_people_agree_on_a_draw() {
    let arguments =
        ["play", "--game", "checkers", "--ascii", "--first", "human", "--second", "human"];
    let said = run_with(&arguments, b"11-15\ndraw\nn\n").succeeded();
    assert!(said.contains("Draw by agreement"), "{said}");
    // Also before the first move, and it can be taken back.
    let said = run_with(&arguments, b"draw\nundo\ndraw\nn\n").succeeded();
    assert_eq!(said.matches("Draw by agreement").count(), 2, "{said}");
}

#[test]
fn a_computer_of_go_resigns_a_lost_game() {
    // Every white stone can be captured. Points that are taken by then cost nothing.
    let arguments = [
        "play",
        "--game",
        "go",
        "--size",
        "5",
        "--ascii",
        "--seed",
        "1",
        "--black",
        "human",
        "--white",
        "skilled",
        "B1 A1 B2 A2 B3 A3 B4 C1 B5 C2 D1 C3 D2 E1 D3 E2 D4 E3 D5",
    ];
    let said = run_with(&arguments, b"A5\nC5\nE5\nA4\nC4\nE4\nn\n").succeeded();
    assert!(said.contains("Black wins by resignation"), "{said}");
}
