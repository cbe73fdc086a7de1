//! The opening trainer: what it asks for, and what it remembers.

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use plot4::app::contract::board::BoardUi as _;
use plot4::clock;
use plot4::core::connect4::repertoire::{Entry, Next, Repertoire};
use plot4::core::connect4::{Column, Connect4, Position, Size, notation};
use plot4::core::game::Game as _;
use plot4::launch::Launch;
use plot4::storage::{format_progress, load_progress};
use plot4::words::{text, why_opening};

use crate::window_harness::{ANY, Window, home, seats};

fn open(home: &std::path::Path) -> Window {
    let mut window = Window::open_new(home, "human", "human");
    window.key(Key::M);
    window.press(text::dialogs::lessons());
    window.press(text::trainer::title());
    window.wait_for(&text::trainer::seat("red", 3));
    window
}

/// Returns the entries of Red's first positions: the empty board, and the one after this reply.
fn entries(reply: usize) -> (Entry, Entry) {
    let first = Repertoire::embedded().find(&Position::empty(Size::STANDARD)).expect("an entry");
    let mut position = first.position();
    position.make(first.answer);
    let reply = position.moves().into_iter().find(|column| column.number() as usize == reply);
    match Repertoire::embedded().after(&first, reply.expect("a column")) {
        Next::Learn(next) => (first, next),
        other => panic!("{other:?}"),
    }
}

/// Waits until the opponent's last coin before this position has dropped.
fn wait_for_reply(window: &mut Window, entry: &Entry) {
    let reply = *entry.moves.last().expect("a reply");
    window.wait_for(&Connect4::describe(&entry.position(), None, reply));
}

/// Returns the moves above the board, as text.
fn path(window: &Window) -> String {
    let so_far = text::trainer::so_far(ANY);
    let path = window.nodes(&so_far).find_map(|node| node.accesskit_node().value());
    path.unwrap_or_default().chars().filter(char::is_ascii_digit).collect()
}

/// Waits until Red is to move.
fn wait_for_red(window: &mut Window) {
    window.wait(|window| path(window).len().is_multiple_of(2), "Red's turn");
}

fn digit(window: &mut Window, entry: &Entry) {
    window.type_keys(&entry.answer.number().to_string());
}

#[test]
fn what_is_answered_right_is_praised_explained_and_kept() {
    let home = home();
    let mut window = open(home.path());
    let (first, second) = entries(1);
    window.wait_for(&text::trainer::task("win"));
    digit(&mut window, &first);
    window.check_announced(&text::trainer::right(first.answer.number()));
    assert!(window.announces(&why_opening(&first)), "{}", window.announced());
    assert!(window.shows(&text::trainer::comes_back(2)));
    // Yellow replies, and the next position is asked for.
    window.key(Key::Enter);
    wait_for_reply(&mut window, &second);
    digit(&mut window, &second);
    window.check_announced(&text::trainer::right(second.answer.number()));
    let file = home.path().join("data/progress.json");
    let today = clock::utc_day().since_1970();
    window.wait(
        |_| {
            let progress = load_progress(&file).unwrap_or_default();
            let is_today = progress.of("connect4").map(|game| game.days_in_a_row(today)) == Some(1);
            is_today && format_progress(&progress).matches("stability").count() == 2
        },
        "the progress of both",
    );
    drop(window);
    let mut window = open(home.path());
    // Both were learned today: the next one is asked for.
    let (_, third) = entries(2);
    wait_for_reply(&mut window, &third);
    window.key(Key::Escape);
    assert!(window.moves().is_empty(), "the game is as it was");
}

#[test]
fn a_wrong_answer_says_what_it_is_worth_and_is_asked_for_again() {
    let home = home();
    let mut window = open(home.path());
    let (first, second) = entries(1);
    window.type_keys("1");
    window.wait_for(&text::trainer::wrong(1, "loss"));
    assert!(window.announces(&text::trainer::better(first.answer.number(), "win")));
    // The best reply shows why, and what is better is said after it.
    let answered = text::connect4::hint_answered("yellow", ANY);
    window.wait(|window| window.announces(&answered), "the reply");
    assert!(window.announces(&text::trainer::better(first.answer.number(), "win")));
    assert!(window.shows(&text::trainer::comes_back(0)));
    assert!(window.shows(&text::trainer::legend("due", 1)));
    // Others come first, then this one again.
    window.key(Key::Enter);
    wait_for_reply(&mut window, &second);
    window.press(text::trainer::show_answer());
    window.check_announced(&text::trainer::shown(second.answer.number()));
    let empty = Connect4::describe(&first.position(), None, first.answer);
    let mut others = 1;
    loop {
        window.key(Key::Enter);
        if window.shows(&empty) {
            break;
        }
        wait_for_red(&mut window);
        window.press(text::trainer::show_answer());
        others += 1;
    }
    assert_eq!(others, 4, "before it");
    digit(&mut window, &first);
    window.check_announced(&text::trainer::right(first.answer.number()));
    assert!(window.shows(&text::trainer::legend("due", 4)), "the others");
}

#[test]
fn the_tree_says_how_far_each_reply_is_learned_and_trains_it() {
    let home = home();
    let mut window = open(home.path());
    let (first, third) = entries(3);
    let square = |state: &str| {
        let moves = text::trainer::path(format!("{} 3", first.answer));
        text::play::labelled(moves, text::trainer::state(state))
    };
    assert!(window.can_press(&square("new")));
    window.press(&square("new"));
    wait_for_reply(&mut window, &third);
    digit(&mut window, &third);
    window.check_announced(&text::trainer::right(third.answer.number()));
    assert!(window.can_press(&square("learning")), "other positions below it are new");
    // By keys: the first square, then the one below it.
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    assert!(window.announces(&text::trainer::path(format!("{} 1", first.answer))));
}

#[test]
fn after_three_right_answers_a_mistake_is_to_be_punished() {
    let home = home();
    let mut window = open(home.path());
    let (first, _) = entries(1);
    digit(&mut window, &first);
    window.check_announced(&text::trainer::right(first.answer.number()));
    let mut last = first;
    for _ in 0..40 {
        window.key(Key::Enter);
        if window.shows(&text::trainer::punish("yellow")) {
            break;
        }
        // Whatever is asked for: the answer goes with what is on the board.
        wait_for_red(&mut window);
        let position = notation::parse_position(Size::STANDARD, &path(&window)).expect("moves");
        last = Repertoire::embedded().find(&position).expect("an entry");
        digit(&mut window, &last);
        window.wait_for(&text::trainer::right(last.answer.number()));
    }
    let replies = last.position().moves();
    let wins = |reply: Column| matches!(Repertoire::embedded().after(&last, reply), Next::Win(_));
    assert!(replies.into_iter().any(wins), "{last}");
    window.wait_for(&text::trainer::punish("yellow"));
}

#[test]
fn the_other_side_has_a_repertoire_of_its_own() {
    let home = home();
    let mut window = open(home.path());
    window.press(text::trainer::as_yellow());
    window.wait_for(&text::trainer::seat("yellow", 3));
    window.wait_for(&text::trainer::path("1"));
    window.press(text::trainer::as_red());
    window.wait_for(&text::trainer::seat("red", 3));
}

#[test]
fn a_small_window_shows_the_tree_in_place_of_the_board() {
    let home = home();
    let launch = Launch { seats: seats("human", "human"), ..Launch::default() };
    let mut window = Window::open_sized(home.path(), launch, 360.0, 480.0);
    window.key(Key::M);
    window.press(text::dialogs::lessons());
    window.press(text::trainer::title());
    assert!(!window.shows(&text::trainer::replies("yellow")));
    window.press(text::trainer::tree());
    window.wait_for(&text::play::two_sentences(
        text::trainer::replies("yellow"),
        text::trainer::you_know(0, first_positions()),
    ));
    // The digits choose the opponent's reply there, and Enter trains what follows.
    let (first, third) = entries(3);
    window.type_keys("3");
    window.check_announced(&text::trainer::path(format!("{} 3", first.answer)));
    window.key(Key::Enter);
    wait_for_reply(&mut window, &third);
    window.press(text::trainer::tree());
    window.press(text::trainer::as_yellow());
    let reds = text::trainer::replies("red");
    window.wait_for(&text::play::two_sentences(reds, ANY));
    window.press(text::trainer::as_red());
    window.key(Key::Escape);
    let first = Connect4::describe(&Position::empty(Size::STANDARD), None, Column::from_index(0));
    window.wait_for(&first);
}

/// Returns how many positions Red has to learn for the first three moves.
fn first_positions() -> usize {
    use plot4::core::game::Player;
    let entries = Repertoire::embedded().entries().iter();
    entries.filter(|entry| entry.player() == Player::First && entry.moves.len() <= 4).count()
}
