//! The review in the whole window, driven by keys and accessible names, and held against the
//! solver's review.

use std::path::Path;

use crate::window_harness::{Window, connect4, home};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use plot4::core::connect4::review::{Review, ScoreKind};
use plot4::core::connect4::solver::{Book, DEFAULT_BYTES, Memory, Solver};
use plot4::core::connect4::{Connect4, Position, Size, Standard, notation};
use plot4::core::control::Unlimited;
use plot4::core::game::Player;
use plot4::launch::{Launch, Start};
use plot4::players::Names;
use plot4::storage::Envelope;

/// The game of the mock-up: Red wins with the 25th coin after four mistakes.
const GAME: &str = "4444443265661761231557213";

/// Opens a game between a human player and High.
fn open(home: &Path, text: &str, width: f32, height: f32) -> Window {
    let envelope = connect4(text, ["human", "high"]);
    Window::open_sized(
        home,
        Launch {
            start: Start::Game(Box::new(envelope)),
            ..Launch::default()
        },
        width,
        height,
    )
}

/// Returns the solver's review of a game.
fn review(text: &str) -> Review {
    let mut solver = Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES));
    solver.use_book(Book::embedded());
    let mut oracle =
        |position: &Position<Size>| solver.columns(&position.to_standard()?, &mut Unlimited);
    let moves = notation::parse_moves(Size::STANDARD, text).expect("moves");
    Review::new(
        &Position::empty(Size::STANDARD),
        &moves,
        ScoreKind::Scores,
        &mut oracle,
    )
    .expect("a legal game")
}

#[test]
fn every_mistake_is_named_and_no_other_move() {
    let review = review(GAME);
    for (width, height) in [(1120.0, 760.0), (800.0, 480.0), (360.0, 480.0)] {
        let mut window = Window::at_home(|home| open(home, GAME, width, height));
        window.press("Review");
        for mistake in review.mistakes() {
            window.wait_for(&format!("Mistake on move {}, ", mistake.ply));
        }
        let shown = window
            .harness
            .query_all_by_label_contains("Mistake on move ")
            .count();
        assert_eq!(shown, 4, "{width}x{height}");
        assert!(window.shows("Mistake on move 11, Red. You had a win in column 5 (won → lost)"));
        assert!(
            window
                .shows("Mistake on move 14, Yellow. Any column but 7 would have won (won → lost)")
        );
        assert!(window.shows("Mistake on move 19, Red. You had a win in column 3 (won → drawn)"));
        assert!(window.shows(
            "Mistake on move 22, Yellow. High played 7. Column 5 or 6 would have drawn \
            (drawn → lost)"
        ));
        let kept = Player::BOTH.map(|player| review.kept(player).accuracy().expect("moves"));
        window.wait_for(&format!("You: accuracy {}%, 11 of 13 moves good", kept[0]));
        window.wait_for(&format!("High: accuracy {}%, 10 of 12 moves good", kept[1]));
    }
}

#[test]
fn a_game_between_anna_and_ben_is_reviewed_by_their_names() {
    let home = home();
    let moves = notation::parse_moves(Size::STANDARD, GAME).expect("moves");
    let people = ["human", "human"].map(|mode| Some(mode.parse().expect("a mode")));
    let game = Envelope::position::<Connect4>(Size::STANDARD, &moves, people, Some(7));
    let game = game.with_names::<Connect4>(&Names::new(["Anna", "Ben"]));
    let start = Start::Game(Box::new(game));
    let mut window = Window::open(
        home.path(),
        Launch {
            start,
            ..Launch::default()
        },
    );
    window.key(Key::R);
    window.wait_for(
        "Mistake on move 22, Yellow. Ben played 7. Column 5 or 6 would have drawn (drawn → lost)",
    );
    window.wait_for("Mistake on move 11, Red. Anna had a win in column 5 (won → lost)");
    window.wait_for("Red, Anna: accuracy 85%, 11 of 13 moves good");
    window.wait_for("Yellow, Ben: accuracy 83%, 10 of 12 moves good");
    assert!(window.shows("Review: Anna against Ben · Anna won on move 25"));
    window.key(Key::Home);
    assert_eq!(window.announced(), "Before move 1 (Anna: column 4)");
    window.key(Key::Escape);
    window.key(Key::A);
    window.wait_for("Graph of the game. Anna: 11 of 13 moves good. Ben: 10 of 12 moves good");
    window.ctrl(Key::ArrowLeft);
    window.wait_for("Evaluation: Anna wins in 1 move");
    window.wait(
        |window| {
            window
                .announced()
                .starts_with("Anna wins in 1 move. Best: column")
        },
        "what a screen reader hears",
    );
    assert!(window.shows("Move 24, Ben: column 1"), "the list of moves");
    assert!(
        !window.shows("Red wins") && !window.shows("Yellow wins"),
        "nowhere by their sides"
    );
}

#[test]
fn one_goes_from_mistake_to_mistake_and_back_to_the_game() {
    let mut window = Window::at_home(|home| open(home, GAME, 1120.0, 760.0));
    window.key(Key::R);
    window.wait(
        |window| window.announced().starts_with("Move 11. You had a win"),
        "the first mistake",
    );
    window.key(Key::P);
    assert!(
        window.announced().starts_with("Move 11. "),
        "there is none before it: {}",
        window.announced()
    );
    window.key(Key::N);
    window.check_announced("Move 14. ");
    window.press("Next");
    window.check_announced("Move 19. ");
    window.key(Key::P);
    window.check_announced("Move 14. ");
    window.press(
        "Mistake on move 22, Yellow. High played 7. Column 5 or 6 would have drawn (drawn → lost)",
    );
    // The board is that of before the mistake, and only looked at.
    assert!(window.shows("Column 7, 1 of 6"), "{}", window.announced());
    window.key(Key::Num5);
    window.key(Key::Enter);
    window.key(Key::Escape);
    assert!(
        window.shows("Play again") || window.shows("You won"),
        "the game is as it was"
    );
    assert_eq!(window.moves().concat(), GAME);
}

#[test]
fn the_best_play_is_shown_where_it_is_asked_for() {
    let mut window = Window::at_home(|home| open(home, GAME, 1120.0, 760.0));
    window.key(Key::R);
    window.wait(
        |window| window.announced().starts_with("Move 11. "),
        "the first mistake",
    );
    window.key(Key::B);
    window.wait(
        |window| window.announced().starts_with("Best line: 5, "),
        "the line",
    );
    window.key(Key::B);
    window.check_announced("Move 11. ");
}

#[test]
fn one_tries_again_from_a_mistake_and_the_computer_answers() {
    let mut window = Window::at_home(|home| open(home, GAME, 1120.0, 760.0));
    window.key(Key::R);
    window.wait(
        |window| window.announced().starts_with("Move 11. "),
        "the first mistake",
    );
    window.key(Key::T);
    window.check_announced("Your turn: try again");
    window.key(Key::Num5);
    window.wait(|window| window.moves().len() == 12, "High's answer");
    assert_eq!(window.moves()[..11].concat(), format!("{}5", &GAME[..10]));
    // The game as it was is another line.
    assert!(window.shows("Variation at move 11, Red: column 6"));
}

#[test]
fn a_game_without_moves_has_no_review() {
    let mut window = Window::at_home(|home| open(home, "", 1120.0, 760.0));
    window.key(Key::R);
    assert!(
        window.announced().contains("Nothing to review"),
        "{}",
        window.announced()
    );
}

#[test]
fn a_computer_waits_while_its_game_is_reviewed() {
    let home = home();
    let envelope = connect4("444", ["random", "random"]);
    let mut window = Window::open_unsettled(
        home.path(),
        Launch {
            start: Start::Game(Box::new(envelope)),
            ..Launch::default()
        },
        1120.0,
        760.0,
    );
    window.step();
    window.key(Key::P);
    let before = window.moves();
    window.key(Key::P);
    window.key(Key::R);
    window.key(Key::End);
    window.key(Key::V);
    for _ in 0..90 {
        window.step();
    }
    window.key(Key::Escape);
    assert!(
        window.moves().len() <= before.len() + 2,
        "{:?} and then {:?}",
        before,
        window.moves()
    );
}

#[test]
fn leaving_leads_back_to_where_one_was() {
    let mut window = Window::at_home(|home| open(home, GAME, 1120.0, 760.0));
    for _ in 0..4 {
        window.ctrl(Key::ArrowLeft);
    }
    let before = window.announced();
    window.key(Key::R);
    window.key(Key::N);
    window.key(Key::Home);
    window.heard();
    window.key(Key::Escape);
    assert!(window.has_heard(&before), "{:?}", window.heard());
}
