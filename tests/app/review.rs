//! The review in the whole window, driven by keys and accessible names, and held against the
//! solver's review.

use std::path::Path;

use crate::window_harness::{
    ANY, Window, connect4, fits, high, home, in_column, labelled, red, sentences, with, yellow,
};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::checkers::{self, Checkers};
use plot4::core::connect4::solver::{Book, DEFAULT_BYTES, Memory, Solver};
use plot4::core::connect4::{Connect4, Position, Size, Standard, notation};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Player};
use plot4::core::go::Go;
use plot4::core::kind::{GameSetup, Notation as _, Visible as _};
use plot4::core::reversi::Reversi;
use plot4::launch::{Launch, Start};
use plot4::players::{Names, Seat};
use plot4::storage::Envelope;
use plot4::words::Phrases;
use plot4::words::text::{analysis, coach, connect4, dialogs, game, language, play, review};
use plot4::words::you;

/// The game of the mock-up: Red wins with the 25th coin after four mistakes.
const GAME: &str = "4444443265661761231557213";

/// Opens a game between a human player and High.
fn open(home: &Path, text: &str, width: f32, height: f32) -> Window {
    let envelope = connect4(text, ["human", "high"]);
    Window::open_sized(
        home,
        Launch { start: Start::Game(Box::new(envelope)), ..Launch::default() },
        width,
        height,
    )
}

/// Opens the review of [`LOST`] at the move that the card of the result names, and goes to the win
/// that was missed before it.
fn to_the_missed_win(window: &mut Window) {
    window.key(Key::R);
    window.wait(|window| window.announces(&review::moment_said(25, ANY, ANY)), "what decided it");
    window.key(Key::P);
    window.wait(|window| window.announces(&review::moment_said(17, ANY, ANY)), "the missed win");
}

/// Returns the names of the key moments in the list, in its order.
fn moments(window: &Window) -> Vec<String> {
    let items = window.harness.query_all_by_role(Role::ListItem);
    items.filter_map(|item| item.accesskit_node().label()).collect()
}

/// Returns the numbers of the moves of a game that are key moments: those that change the result,
/// by the solver, and those with a mistake that can be seen.
fn mistakes(text: &str) -> Vec<u32> {
    let mut solver = Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES));
    solver.use_book(Book::embedded());
    let mut position = Position::empty(Standard);
    let mut found = Vec::new();
    for (ply, mv) in (1..).zip(notation::parse_moves(Size::STANDARD, text).expect("moves")) {
        let scores = solver.columns(&position, &mut Unlimited).expect("scores");
        let results = scores.iter().flatten().map(|score| score.signum());
        let own = scores[usize::from(mv.index())].map(i32::signum);
        let is_seen = Connect4::visible_mistake(&position.to_sized(), mv).is_some();
        if is_seen || results.max() != own {
            found.push(ply);
        }
        position.make(mv);
    }
    found
}

/// Returns how many moves of each side are no mistakes, as the window says it.
fn good_moves(text: &str) -> [String; 2] {
    let mistakes = mistakes(text);
    [1, 0].map(|parity| {
        let own =
            (1..=u32::try_from(text.len()).expect("a short game")).filter(|ply| ply % 2 == parity);
        let own: Vec<u32> = own.collect();
        let good = own.iter().filter(|ply| !mistakes.contains(ply)).count();
        review::good_moves(good, own.len())
    })
}

/// Returns what is said of how well a side has played.
fn accuracy(side: &str, name: &str, percent: &str, moves: &str) -> String {
    labelled(review::side_and_name(side, name), review::accuracy_said(percent, moves))
}

/// Waits until every move has been checked, and leads to the key moment with this number.
fn go_to(window: &mut Window, ply: u32) {
    window.key(Key::R);
    let beginning = with(review::move_(ply), "");
    let is_there = |window: &Window| {
        let moments = moments(window);
        moments.iter().any(|label| label.starts_with(&beginning))
    };
    window.wait(is_there, "a key moment");
    let label = moments(window)
        .into_iter()
        .find(|label| label.starts_with(&beginning))
        .expect("a key moment");
    window.press(&label);
}

#[test]
fn every_mistake_is_a_key_moment_and_no_other_move() {
    let expected = mistakes(GAME);
    for (width, height) in [(1120.0, 760.0), (800.0, 480.0), (360.0, 480.0)] {
        let mut window = Window::at_home(|home| open(home, GAME, width, height));
        window.press(play::review());
        for ply in &expected {
            window.wait_for(&with(review::move_(*ply), ""));
        }
        window.wait_for(&accuracy(yellow(), high(), ANY, ANY));
        window.wait(|window| moments(window).len() == expected.len(), "no other moments");
        for (label, ply) in moments(&window).iter().zip(&expected) {
            assert!(label.starts_with(&with(review::move_(*ply), "")), "{label}");
            assert!(!label.contains('→'), "{label}");
        }
    }
}

#[test]
fn the_page_keys_scroll_the_findings_of_a_small_window() {
    let mut window = Window::at_home(|home| open(home, GAME, 360.0, 480.0));
    window.press(play::review());
    window.wait_for(&accuracy(yellow(), high(), ANY, ANY));
    // Moments that are still to be found push down what is below them.
    window.wait(|window| moments(window).len() == mistakes(GAME).len(), "all moments");
    let top = |window: &Window| {
        let who = review::side_and_name(yellow(), high());
        let label = labelled(who, review::accuracy_said(ANY, ANY));
        let card = window.nodes(&label).next().expect("the card");
        card.rect().top()
    };
    let before = top(&window);
    window.key(Key::PageDown);
    assert!(top(&window) < before - 40.0);
    window.key(Key::PageUp);
    assert!((top(&window) - before).abs() < 1.0);
}

#[test]
fn a_game_between_anna_and_ben_is_reviewed_by_their_names() {
    let home = home();
    let moves = notation::parse_moves(Size::STANDARD, GAME).expect("moves");
    let people = ["human", "human"].map(|mode| Some(mode.parse().expect("a mode")));
    let game = Envelope::position::<Connect4>(Size::STANDARD, &moves, people, Some(7));
    let game = game.with_names::<Connect4>(&Names::new(["Anna", "Ben"]));
    let start = Start::Game(Box::new(game));
    let mut window = Window::open(home.path(), Launch { start, ..Launch::default() });
    window.key(Key::R);
    let [anna, ben] = good_moves(GAME);
    window.wait_for(&accuracy(red(), "Anna", ANY, ANY));
    window.wait_for(&anna);
    window.wait_for(&ben);
    let percent_of = |window: &Window, side: &str, name: &str, moves: &str| {
        let percents = (0..=100_usize).map(language::percent);
        let mut shown =
            percents.filter(|percent| window.shows(&accuracy(side, name, percent, moves)));
        shown.next().expect("the accuracy")
    };
    let figures =
        [percent_of(&window, red(), "Anna", &anna), percent_of(&window, yellow(), "Ben", &ben)];
    let labels = moments(&window).concat();
    assert!(labels.contains("Anna") && !labels.contains(game::you()), "{labels}");
    assert!(window.shows(&review::label(play::beside(
        play::pairing("Anna", "Ben"),
        review::won("Anna", 25)
    ))));
    window.key(Key::Home);
    assert_eq!(window.announced(), review::before_move(1, "Anna", in_column(4)));
    window.key(Key::Escape);
    window.key(Key::A);
    // The same figures as the review's.
    let [anna, ben] = figures;
    window.wait_for(&analysis::graph_label(analysis::accuracy(
        analysis::accuracy_of("Anna", &anna),
        analysis::accuracy_of("Ben", &ben),
    )));
    window.ctrl(Key::ArrowLeft);
    window.wait_for(&analysis::evaluation(game::evaluation_wins_in("Anna", 1)));
    window.wait(
        |window| {
            window.announces(&sentences(
                game::evaluation_wins_in("Anna", 1),
                game::best(connect4::move_("")),
            ))
        },
        "what a screen reader hears",
    );
    assert!(window.shows(&play::move_label(24, "Ben", in_column(1))), "the list of moves");
    assert!(
        !window.shows(&game::wins(red())) && !window.shows(&game::wins(yellow())),
        "nowhere by their sides"
    );
}

#[test]
fn one_goes_from_moment_to_moment_and_back_to_the_game() {
    let mut window = Window::at_home(|home| open(home, GAME, 1120.0, 760.0));
    let expected = mistakes(GAME);
    go_to(&mut window, expected[0]);
    let is_at = |window: &Window, ply: u32| {
        let announced = window.announced();
        assert!(announced.starts_with(&labelled(review::move_(ply), "")), "{announced}");
    };
    window.key(Key::N);
    is_at(&window, expected[1]);
    window.key(Key::P);
    is_at(&window, expected[0]);
    window.key(Key::P);
    is_at(&window, expected[0]);
    for &ply in &expected[1..] {
        window.press(review::next_short());
        is_at(&window, ply);
    }
    let last = moments(&window)
        .into_iter()
        .find(|label| label.starts_with(&play::move_label(22, yellow(), "")))
        .expect("a key moment");
    window.press(&last);
    assert!(window.shows(&review::played(22, high(), in_column(7))));
    // The board is that of before the mistake, and only looked at.
    assert!(window.shows(&connect4::column(7, 1, 6, ANY)), "{}", window.announced());
    window.key(Key::Num5);
    window.key(Key::Enter);
    window.key(Key::Escape);
    assert!(
        window.shows(play::again()) || window.shows(&game::wins(you())),
        "the game is as it was"
    );
    assert_eq!(window.moves().concat(), GAME);
}

#[test]
fn the_best_play_is_shown_where_it_is_asked_for() {
    let mut window = Window::at_home(|home| open(home, GAME, 1120.0, 760.0));
    go_to(&mut window, 11);
    window.key(Key::B);
    window.wait(|window| window.announces(&game::best_line("5, ")), "the line");
    window.key(Key::B);
    window.check_announced(&review::moment_said(11, ANY, ANY));
}

#[test]
fn one_tries_again_from_a_mistake_and_the_computer_answers() {
    let mut window = Window::at_home(|home| open(home, GAME, 1120.0, 760.0));
    go_to(&mut window, 11);
    window.key(Key::T);
    window.check_announced(&review::trying_again(you()));
    window.key(Key::Num5);
    window.wait(|window| window.moves().len() == 12, "High's answer");
    assert_eq!(window.moves()[..11].concat(), format!("{}5", &GAME[..10]));
    // The game as it was is another line.
    assert!(window.shows(&play::variation_label(11, red(), in_column(6))));
}

#[test]
fn the_tooltip_of_an_estimated_accuracy_says_how_much_was_searched() {
    let home = home();
    let setup = checkers::Setup::default();
    let moves = Checkers::parse_moves(setup, "11-15 22-17 15-19").expect("moves");
    let players = ["human", "human"].map(|mode| Some(mode.parse().expect("a mode")));
    let envelope = Envelope::position::<Checkers>(setup, &moves, players, Some(7));
    let mut window = Window::open_saved(home.path(), envelope);
    window.key(Key::R);
    let title = review::key_moments_estimated();
    window.wait(
        |window| window.painted().iter().any(|painted| painted == title),
        "a review that says it is an estimate",
    );
    let said = labelled(ANY, review::accuracy_said(ANY, ANY));
    let at = window.nodes(&said).next().expect("an accuracy").rect().center();
    window.harness.hover_at(at);
    let says = |window: &Window| {
        window.painted().into_iter().any(|painted| {
            let digits: String = painted.chars().filter(char::is_ascii_digit).collect();
            let count = digits.parse::<u64>();
            count.is_ok_and(|count| painted == review::accuracy_tip_estimated(count, "positions"))
        })
    };
    window.wait(says, "the tooltip");
}

#[test]
fn a_game_without_moves_has_no_review() {
    let mut window = Window::at_home(|home| open(home, "", 1120.0, 760.0));
    window.key(Key::R);
    assert!(window.announces(review::nothing_yet()), "{}", window.announced());
}

#[test]
fn a_computer_waits_while_its_game_is_reviewed() {
    let home = home();
    let envelope = connect4("444", ["random", "random"]);
    let mut window = Window::open_unsettled(
        home.path(),
        Launch { start: Start::Game(Box::new(envelope)), ..Launch::default() },
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
    assert!(window.moves().len() <= before.len() + 2, "{:?} and then {:?}", before, window.moves());
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

/// The game of the picture: Red misses a four with move 17, and loses.
const LOST: &str = "43746523566244333562244555";

#[test]
fn what_can_be_seen_is_named_at_once_and_what_was_given_away_follows() {
    let mut window = Window::at_home(|home| open(home, LOST, 1120.0, 760.0));
    let decided = connect4::opened_win(you(), "yellow", "5");
    assert!(
        window.shows(&coach::sentence(game::decided_mistake(25, &decided))),
        "{:?}",
        window.painted()
    );
    window.key(Key::R);
    window.wait(
        |window| {
            window.announced() == review::moment_said(25, coach::class("opened_win"), &decided)
        },
        "the move that the card of the result names",
    );
    assert!(window.shows(&review::moment_label(
        17,
        red(),
        coach::class("missed_win"),
        connect4::missed_win(you(), 4, "5")
    )));
    window.key(Key::P);
    window.check_announced(&review::moment_said(
        17,
        coach::class("missed_win"),
        connect4::missed_win(you(), 4, "5"),
    ));
    assert!(window.shows(&review::played(17, you(), in_column(3))), "below the board");
    for (ply, side, class, sentence) in [
        (7, red(), "gave_win", coach::gave_win(connect4::move_subject("4"), 1, you())),
        (14, yellow(), "allowed_double", ANY.to_owned()),
        (25, red(), "opened_win", connect4::opened_win(you(), "yellow", "5")),
    ] {
        let class = coach::class(class);
        let class = if ply == 25 { review::decided(class) } else { class };
        window.wait_for(&review::moment_label(ply, side, class, sentence));
    }
    window.wait_for(&accuracy(
        red(),
        game::you(),
        &language::percent(61),
        &review::good_moves(10, 13),
    ));
    window.wait_for(&accuracy(
        yellow(),
        high(),
        &language::percent(66),
        &review::good_moves(12, 13),
    ));
    assert_eq!(moments(&window).len(), 4);
    // The graph can be read at each move: with the pointer, and by keys while it has the focus.
    let read = |window: &Window, ply: usize, who: &str| {
        let played =
            review::played(ply, who, in_column(LOST[ply - 1..ply].parse().expect("a column")));
        let beside = play::beside(&played, ANY);
        window.painted().iter().any(|text| fits(text, &beside))
            && window.shows(&labelled(analysis::graph(), &beside))
    };
    assert!(!read(&window, 14, high()));
    let at = |window: &Window, ply: usize| {
        let slot =
            window.harness.get_by_label_contains(&review::move_class(ply, high(), "")).rect();
        let graph = window.harness.get_by_label_contains(analysis::graph()).rect();
        egui::pos2(slot.center().x, graph.top() + 30.0)
    };
    window.harness.hover_at(at(&window, 14));
    window.settle();
    assert!(read(&window, 14, high()));
    window.harness.hover_at(egui::pos2(5.0, 5.0));
    window.settle();
    assert!(!read(&window, 14, high()));
    window.harness.get_by_label_contains(analysis::graph()).focus();
    window.key(Key::Home);
    for _ in 0..7 {
        window.key(Key::ArrowRight);
    }
    assert!(read(&window, 8, high()), "{:?}", window.painted());
    // Every move has its class under the graph, and the classes are counted.
    for ply in 1..=LOST.len() {
        let who = [high(), game::you()][ply % 2];
        assert!(window.shows(&review::move_class(ply, who, "")), "move {ply}");
    }
    assert!(window.shows(&review::move_class(17, game::you(), coach::class("missed_win"))));
    assert!(window.shows(&review::class_count(coach::class("missed_win"), red(), 1, yellow(), 0)));
    // The words of the solver's values stay with the solver.
    let painted = window.painted();
    for word in ["won → lost", "throws", "W4", "Mistake on"] {
        assert!(
            painted.iter().all(|text| !text.contains(word)) && !window.shows(word),
            "{word}: {painted:?}"
        );
    }
}

#[test]
fn the_buttons_below_the_board_step_through_the_moves() {
    let mut window = Window::at_home(|home| open(home, LOST, 1120.0, 760.0));
    to_the_missed_win(&mut window);
    window.press(review::move_back());
    assert!(window.shows(&review::played(16, high(), in_column(3))));
    window.press(review::move_on());
    window.press(review::move_on());
    assert!(window.shows(&review::played(18, high(), in_column(5))));
    window.press(review::first_move());
    assert!(window.shows(&review::played(1, you(), in_column(4))));
    window.press(play::last_move());
    assert!(!window.shows(&review::played(26, high(), ANY)), "{}", window.announced());
}

#[test]
fn the_same_mistake_again_is_noticed() {
    let mut window = Window::at_home(|home| open(home, LOST, 1120.0, 760.0));
    to_the_missed_win(&mut window);
    window.key(Key::T);
    window.check_announced(&review::trying_again(you()));
    // Another column than before, but it misses the same four.
    window.heard();
    window.key(Key::Num1);
    window.wait(|window| window.moves().len() > 17, "the move, and High's answer");
    assert!(window.heard().iter().any(|heard| heard.contains(review::same_mistake())));
}

#[test]
fn a_second_try_that_is_better_is_not_called_a_mistake() {
    let mut window = Window::at_home(|home| open(home, LOST, 1120.0, 760.0));
    to_the_missed_win(&mut window);
    window.key(Key::T);
    window.heard();
    window.key(Key::Num5);
    window.wait_for(&game::wins(you()));
    let heard = window.heard();
    assert!(!heard.iter().any(|heard| heard.contains(review::same_mistake())), "{heard:?}");
    assert!(heard.iter().any(|heard| heard.contains(review::found_best())), "{heard:?}");
}

#[test]
fn esc_leads_from_another_try_back_to_the_review() {
    let mut window = Window::at_home(|home| open(home, LOST, 1120.0, 760.0));
    let played = window.moves();
    to_the_missed_win(&mut window);
    window.key(Key::T);
    assert!(!window.shows(play::again()), "the game goes on from here");
    window.key(Key::Escape);
    assert!(window.shows(&review::played(17, you(), in_column(3))), "before a try");
    window.key(Key::T);
    window.key(Key::Num1);
    window.wait(|window| window.moves().len() > 17, "the move, and High's answer");
    window.key(Key::Escape);
    assert!(window.shows(&review::played(17, you(), in_column(3))), "after a try");
    window.key(Key::Escape);
    assert_eq!(window.moves(), played, "the game as it was");
    window.key(Key::Escape);
    assert!(window.shows(dialogs::paste_position()), "the menu");
}

#[test]
fn where_the_computer_is_to_move_it_plays_on_at_once() {
    let mut window = Window::at_home(|home| open(home, LOST, 1120.0, 760.0));
    to_the_missed_win(&mut window);
    window.press(review::move_on());
    window.key(Key::T);
    window.check_announced(&review::plays_on(high()));
    window.wait_for(game::your_turn());
    assert!(!window.shows(&review::try_again_computer(ANY)));
}

#[test]
fn every_game_names_the_move_that_decided_it() {
    /// Reviews a game of two people that this mistake decided.
    fn check<K: Phrases>(setup: &[(&str, &str)], line: &str, mistake: usize) {
        let setup = K::parse_setup(setup).expect("a set-up");
        let moves = K::parse_moves(setup, line).expect("a game");
        let people = [Some(Seat::Human), Some(Seat::Human)];
        let home = home();
        let game = Envelope::position::<K>(setup, &moves, people, Some(7));
        let mut window = Window::open_saved(home.path(), game);
        let card = |ply| coach::sentence(game::decided_mistake(ply, ANY));
        assert!(!window.shows(&card(mistake)), "{}: not before it is known", K::NAME);
        window.key(Key::R);
        let row = |ply| review::moment_label(ply, ANY, review::decided(ANY), ANY);
        let marked = |window: &Window| -> Vec<usize> {
            (1..=moves.len()).filter(|&ply| window.shows(&row(ply))).collect()
        };
        window.wait(|window| !marked(window).is_empty(), "the move that decided it");
        let [ply] = marked(&window)[..] else {
            panic!("{}: one move decided it, not {:?}", K::NAME, marked(&window));
        };
        assert_eq!(ply, mistake, "{}", K::NAME);
        window.key(Key::End);
        window.press(&window.label(&row(ply)));
        let side = K::side(if ply % 2 == 1 { Player::First } else { Player::Second });
        let made = K::move_object(moves[ply - 1]);
        assert!(window.shows(&review::played(ply, side, made)), "{}", K::NAME);
        window.key(Key::End);
        window.key(Key::Escape);
        assert!(window.shows(&card(ply)), "{}: {:?}", K::NAME, window.painted());
    }
    check::<Reversi>(&[], "e6 f4 e3 f6 g5 d6 e7 f5 c5", 8);
    check::<Checkers>(&[("size", "4")], "1-3 8-5 3x8 7-5 8x3", 2);
    check::<Go>(&[("size", "5")], "A1 C3 resign", 1);
}

#[test]
fn a_review_goes_to_the_move_that_decided_the_game_unless_the_user_has_moved() {
    const GAME: &str = "d3 c5 c6 e3 f3 e2 c4 b5 d1 f1 c3 f2 f5 d2 a4 b4 b3 a6 e1 g5 g6 c2 b6 c1 e6 a5 g4 f4 g3 h5 \
                        h4 h2 f6 h3 g2 h1 d6 a3 b2 a7 b1 a1 b7 a8 g1 a2 d7 c7 e7 f8 d8 f7 c8 e8 g7 b8 g8 h8 h7 h6";
    let setup = <Reversi as GameSetup>::Setup::default();
    let moves = Reversi::parse_moves(setup, GAME).expect("a game");
    let people = [Some(Seat::Human), Some(Seat::Human)];
    let row = |ply| review::moment_label(ply, ANY, review::decided(ANY), ANY);
    let decisive = |window: &Window| (1..=moves.len()).find(|&ply| window.shows(&row(ply)));
    for stays in [false, true] {
        let home = home();
        let game = Envelope::position::<Reversi>(setup, &moves, people, Some(7));
        let mut window = Window::open_saved(home.path(), game);
        window.key(Key::R);
        if stays {
            window.key(Key::Home);
        }
        window.wait(|window| decisive(window).is_some(), "the move that decided it");
        window.settle();
        let ply = decisive(&window).expect("a move");
        let ply = if stays { 1 } else { ply };
        let side = Reversi::side(if ply % 2 == 1 { Player::First } else { Player::Second });
        let made = Reversi::move_object(moves[ply - 1]);
        assert!(window.shows(&review::played(ply, side, made)), "{:?}", window.painted());
    }
}
