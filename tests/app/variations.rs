//! Variations that are put into another order, or deleted.

use std::fs;
use std::path::Path;

use crate::files::{data, kept, wait_for_moves};
use crate::window_harness::{Window, connect4, home};
use egui::{Key, Modifiers};
use plot4::core::kind::{GameKind, window_setup};
use plot4::games::{GameId, with_game};
use plot4::players::Seat;
use plot4::session::SavedGame;
use plot4::storage::{Envelope, extension_for, load_envelope};
use plot4::words::Phrases;
use plot4::words::text::{dialogs, game, notices, play};

/// Returns the lines of a game in a file, the first one first, as moves.
fn lines<K: GameKind>(file: &Path) -> Vec<Vec<String>> {
    let game: SavedGame<K> = load_envelope(file).expect("a game").open().expect("its kind");
    let mut line: Vec<String> = Vec::new();
    let mut lines = Vec::new();
    for branch in game.record.in_order().branches() {
        line.truncate(branch.after);
        line.extend(branch.moves.iter().map(ToString::to_string));
        lines.push(line.clone());
    }
    lines
}

/// Returns whether this was said since the last time.
fn has_heard(window: &mut Window, notice: &str) -> bool {
    window.heard().iter().any(|heard| heard.contains(notice))
}

/// Opens a game of two moves whose second move has two variations, the last one in view.
fn open<K: Phrases>(home: &Path) -> (Window, Vec<String>) {
    let setup = window_setup::<K>();
    let mut record = plot4::core::record::Record::new(K::start(setup));
    let moves = K::parse_moves(setup, K::SAMPLE.opening).expect("moves");
    record.play(moves[0]).expect("legal");
    let replies = plot4::core::game::Game::moves(record.position());
    let replies: Vec<_> = replies.into_iter().take(3).collect();
    for &reply in &replies {
        record.go_to(1);
        record.play(reply).expect("legal");
    }
    let mut game = SavedGame::<K>::new(setup, [Seat::Human; 2], 7);
    game.record = record;
    let window = Window::open_saved(home, Envelope::of(&game));
    (window, replies.iter().map(ToString::to_string).collect())
}

#[test]
fn a_variation_is_promoted_and_made_the_main_line_in_every_game() {
    fn check<K: Phrases>() {
        let home = home();
        let (mut window, replies) = open::<K>(home.path());
        let [a, b, c] = &replies[..] else { panic!("three replies") };
        let seconds = |file: &Path| -> Vec<String> {
            lines::<K>(file).into_iter().map(|mut line| line.remove(1)).collect()
        };
        let extensions = ["json", extension_for(K::NAME).unwrap_or("json")];
        let mut count = 0;
        let mut check = |window: &mut Window, wanted: [&String; 3]| {
            for extension in extensions {
                count += 1;
                let file = home.path().join(format!("{count}.{extension}"));
                window.save_as(&file);
                assert_eq!(seconds(&file), wanted.map(Clone::clone), "{} {extension}", K::NAME);
            }
        };
        window.keys(Modifiers::COMMAND, Key::ArrowUp);
        assert!(has_heard(&mut window, notices::variation_promoted()));
        check(&mut window, [a, c, b]);
        window.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowUp);
        assert!(has_heard(&mut window, notices::variation_main()));
        // Another one that is only looked at stays where it is.
        window.key(Key::V);
        check(&mut window, [c, a, b]);
        drop(window);
        let file = home.path().join(format!("4.{}", extensions[1]));
        let mut window = Window::open_saved(home.path(), load_envelope(&file).expect("a game"));
        // Our own format knows the line in view, others begin with the main line.
        if extensions[1] != extensions[0] {
            window.key(Key::V);
        }
        window.heard();
        window.keys(Modifiers::COMMAND, Key::ArrowUp);
        assert!(has_heard(&mut window, notices::variation_first()), "{}", K::NAME);
        // The file's first line is not what comes first now.
        check(&mut window, [a, c, b]);
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn a_file_that_is_saved_over_begins_with_the_line_that_was_promoted() {
    let home = home();
    let folder = home.path().join("files");
    fs::create_dir(&folder).expect("made");
    let file = folder.join("game.sgf");
    fs::write(&file, "(;GM[1]SZ[9]RE[B+T];B[ee](;W[dd];B[cc])(;W[aa]C[corner]))\n")
        .expect("written");
    let mut window = Window::open_saved(home.path(), load_envelope(&file).expect("a game"));
    window.key(Key::V);
    window.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowUp);
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    window.key(Key::Enter);
    window.wait_for(dialogs::replace());
    window.press(dialogs::replace_button());
    let saved = |_: &Window| {
        let text = fs::read_to_string(&file).expect("a file");
        text.contains("RE[B+T]") && text.find("W[aa]") < text.find("W[dd]")
    };
    window.wait(saved, "the file in its new order");
}

#[test]
fn a_deleted_variation_comes_back_with_undo_and_the_main_line_stays() {
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4("4455", ["human", "human"]));
    window.keys(Modifiers::COMMAND, Key::Delete);
    assert!(has_heard(&mut window, notices::no_variations()));
    window.ctrl(Key::ArrowLeft);
    // A move that leaves the line is asked about.
    window.type_keys("336");
    assert_eq!(window.moves().concat(), "44536");
    window.keys(Modifiers::COMMAND, Key::Delete);
    assert!(has_heard(&mut window, &notices::variation_deleted(2)));
    assert_eq!(window.moves().concat(), "4455");
    wait_for_moves(&mut window, &data(home.path()).join("game.json"), "4455");
    window.ctrl(Key::Z);
    assert_eq!(window.moves().concat(), "44536");
    window.ctrl(Key::Y);
    assert_eq!(window.moves().concat(), "4455");
    window.ctrl(Key::Z);
    // From the main line nothing can be deleted.
    window.key(Key::V);
    assert_eq!(window.moves().concat(), "4455");
    window.keys(Modifiers::COMMAND, Key::Delete);
    assert!(has_heard(&mut window, notices::main_line()));
    assert_eq!(window.moves().concat(), "4455");
    // The button beside the variations does the same.
    window.key(Key::V);
    window.press(&play::change_line(4));
    window.key(Key::Escape);
    assert!(!window.can_press(dialogs::delete_variation()) && !window.shows(dialogs::quit()));
    assert_eq!(window.moves().concat(), "44536");
    window.press(&play::change_line(4));
    window.press(dialogs::delete_variation());
    assert_eq!(window.moves().concat(), "4455");
    let file = home.path().join("saved.json");
    window.save_as(&file);
    assert_eq!(lines::<plot4::core::connect4::Connect4>(&file).len(), 1);
}

/// Returns the lines of the game in the window as a file has them.
fn saved_lines(window: &mut Window, home: &Path, name: &str) -> Vec<String> {
    let file = home.join(name);
    window.save_as(&file);
    let lines = lines::<plot4::core::connect4::Connect4>(&file).into_iter();
    lines.map(|line| line.concat()).collect()
}

#[test]
fn the_line_that_is_played_on_is_the_main_line_until_the_game_is_over() {
    let home = home();
    let mut window = crate::files::game(home.path());
    window.type_keys("4343433");
    window.ctrl(Key::Z);
    window.type_keys("2");
    assert_eq!(saved_lines(&mut window, home.path(), "a.json"), ["4343432", "4343433"]);
    // Looking at the other line changes nothing.
    window.key(Key::V);
    assert_eq!(window.moves().concat(), "4343433");
    assert_eq!(saved_lines(&mut window, home.path(), "b.json"), ["4343432", "4343433"]);
    // A move after looking back goes on, too.
    window.ctrl(Key::ArrowLeft);
    window.type_keys("44");
    assert!(has_heard(&mut window, &game::line_left(1)));
    let played = ["4343434", "4343432", "4343433"];
    assert_eq!(saved_lines(&mut window, home.path(), "c.json"), played);
    // Red has made four: from now on a move is a variation, whether the end is taken back or not.
    window.ctrl(Key::Z);
    window.type_keys("55");
    window.ctrl(Key::ArrowLeft);
    window.type_keys("66");
    assert!(has_heard(&mut window, game::line_tried()));
    let tried = [&played[..], &["4343435", "4343436"]].concat();
    assert_eq!(saved_lines(&mut window, home.path(), "d.json"), tried);
}

#[test]
fn undo_of_a_move_that_went_on_from_before_brings_the_main_line_back() {
    let home = home();
    let mut window = crate::files::game(home.path());
    window.type_keys("4343433");
    window.ctrl(Key::ArrowLeft);
    window.type_keys("22");
    let went_on = ["4343432", "4343433"];
    assert_eq!(saved_lines(&mut window, home.path(), "a.json"), went_on);
    window.ctrl(Key::Z);
    assert_eq!(saved_lines(&mut window, home.path(), "b.json"), ["4343433", "4343432"]);
    window.ctrl(Key::Y);
    assert_eq!(saved_lines(&mut window, home.path(), "c.json"), went_on);
}

#[test]
fn a_move_in_a_game_that_was_opened_is_a_variation() {
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4("4455", ["human", "human"]));
    window.ctrl(Key::ArrowLeft);
    window.type_keys("33");
    assert!(has_heard(&mut window, game::line_tried()));
    window.ctrl(Key::Z);
    window.type_keys("22");
    assert_eq!(saved_lines(&mut window, home.path(), "a.json"), ["4455", "4453", "4452"]);
}

#[test]
fn a_deleted_variation_comes_back_after_looking_around_until_the_next_move() {
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4("4455", ["human", "human"]));
    let delete = |window: &mut Window| {
        window.ctrl(Key::ArrowLeft);
        window.type_keys("336");
        window.keys(Modifiers::COMMAND, Key::Delete);
        assert_eq!(window.moves().concat(), "4455");
        window.key(Key::Home);
        window.key(Key::End);
    };
    delete(&mut window);
    window.ctrl(Key::Z);
    assert_eq!(window.moves().concat(), "44536");
    window.ctrl(Key::ArrowLeft);
    window.ctrl(Key::Y);
    assert_eq!(window.moves().concat(), "4455");
    window.ctrl(Key::Z);
    window.keys(Modifiers::COMMAND, Key::Delete);
    window.key(Key::End);
    window.type_keys("7");
    window.ctrl(Key::Z);
    window.key(Key::V);
    assert!(has_heard(&mut window, notices::no_variations()), "the move has come since");
    assert_eq!(window.moves().concat(), "44557");
}

#[test]
fn a_past_game_whose_variation_is_moved_or_deleted_has_one_entry() {
    let home = home();
    let mut window = crate::files::game(home.path());
    window.type_keys("4343434");
    window.ctrl(Key::Z);
    window.type_keys("51");
    let has = |wanted: &'static [&str]| {
        let folder = home.path().to_owned();
        move |_: &Window| {
            let files = kept(&folder);
            let has = |file: &std::path::PathBuf| {
                let lines = lines::<plot4::core::connect4::Connect4>(file).into_iter();
                lines.map(|line| line.concat()).eq(wanted.iter().copied())
            };
            files.len() == 1 && files.iter().all(has)
        }
    };
    window.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowUp);
    window.wait(has(&["43434351", "4343434"]), "the other main line");
    window.key(Key::V);
    window.keys(Modifiers::COMMAND, Key::Delete);
    window.wait(has(&["43434351"]), "one line");
    window.ctrl(Key::Z);
    window.wait(has(&["43434351", "4343434"]), "the line that came back");
    window.ctrl(Key::Y);
    window.wait(has(&["43434351"]), "one line");
    window.ctrl(Key::N);
    window.step();
    drop(window);
    assert!(has(&["43434351"])(&Window::open_afresh(home.path())));
}
