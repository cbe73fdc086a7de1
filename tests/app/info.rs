//! The game info that the user types.

use std::fs;
use std::path::Path;

use crate::files::{game, kept};
use crate::window_harness::{Window, connect4, home, yellow};
use egui::accesskit::Role;
use egui::{Event, Key};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::about::Particular;
use plot4::core::connect4::Connect4;
use plot4::core::game::Player;
use plot4::core::go::Go;
use plot4::core::kind::window_setup;
use plot4::games::{GameId, with_game};
use plot4::players::Seat;
use plot4::session::SavedGame;
use plot4::storage::{Envelope, extension_for, load_envelope};
use plot4::words::text::{dialogs, info, new_game};
use plot4::words::{Phrases, info_label, side};

/// Returns the name of the field of an entry.
fn label<K: Phrases>(what: Particular) -> String {
    info_label(what, &Player::BOTH.map(side::<K>))
}

/// Opens the page of the game info.
fn open_page(window: &mut Window) {
    window.ctrl(Key::I);
    window.wait_for(dialogs::game_info());
}

/// Types over what stands in a field.
fn fill(window: &mut Window, field: &str, value: &str) {
    window.harness.get_by_label(field).focus();
    window.settle();
    window.ctrl(Key::A);
    window.key(Key::Delete);
    window.harness.event(Event::Text(value.to_owned()));
    window.settle();
}

/// Returns what stands in a field; `None` if there is none.
fn value(window: &Window, field: &str) -> Option<String> {
    let mut fields = window.harness.query_all_by_label(field);
    let field = fields.find(|node| node.accesskit_node().role() == Role::TextInput)?;
    Some(field.accesskit_node().value().unwrap_or_default())
}

/// Opens the window with the game in a file.
fn open_file(home: &Path, file: &Path) -> Window {
    Window::open_saved(home, load_envelope(file).expect("a game"))
}

#[test]
fn game_info_is_typed_saved_and_read_again_in_every_game() {
    fn check<K: Phrases>() {
        let home = home();
        let setup = window_setup::<K>();
        let moves = K::parse_moves(setup, K::SAMPLE.opening).expect("moves");
        let people = [Some(Seat::Human); 2];
        let game = Envelope::position::<K>(setup, &moves, people, Some(7));
        let mut window = Window::open_saved(home.path(), game);
        let names = Player::BOTH.map(|player| new_game::name_label(side::<K>(player)));
        let extension = extension_for(K::NAME);
        let result = if extension == Some("sgf") { "B+T" } else { "1-0" };
        let date = if extension == Some("pdn") { "2026.11.28" } else { "2026-11-28" };
        let typed = [
            (names[0].clone(), "Ana ]\\[ \"Ö\""),
            (label::<K>(Particular::FirstRank), "3d"),
            (names[1].clone(), "李雷"),
            (label::<K>(Particular::Event), "Cup: 1 {of} 2"),
            (label::<K>(Particular::Date), date),
            (label::<K>(Particular::Place), "Köln"),
            (label::<K>(Particular::Result), result),
        ];
        open_page(&mut window);
        for (field, text) in &typed {
            fill(&mut window, field, text);
        }
        window.key(Key::Escape);
        assert!(!window.shows(dialogs::game_info()));
        assert!(window.shows("李雷"), "{}", K::NAME);
        let file = home.path().join(format!("game.{}", extension.unwrap_or("json")));
        window.save_as(&file);
        drop(window);
        let mut window = open_file(home.path(), &file);
        open_page(&mut window);
        for (field, text) in &typed {
            assert_eq!(value(&window, field).as_deref(), Some(*text), "{} {field}", K::NAME);
        }
        let blank = label::<K>(Particular::SecondRank);
        assert_eq!(value(&window, &blank).as_deref(), Some(""));
        // A blank field is no entry.
        fill(&mut window, &typed[3].0, " ");
        window.press(dialogs::close());
        let again = home.path().join("again.json");
        window.save_as(&again);
        let saved: SavedGame<K> = load_envelope(&again).expect("a game").open().expect("its kind");
        assert_eq!(saved.about.of(Particular::Event), None, "{}", K::NAME);
        assert_eq!(saved.about.of(Particular::Place), Some("Köln"));
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn game_info_changes_nothing_else_of_a_file() {
    let home = home();
    let folder = home.path().join("files");
    fs::create_dir(&folder).expect("made");
    let file = folder.join("game.sgf");
    let text = "(;GM[1]FF[4]SZ[9] PB[Go Seigen]XX[kept]KM[5.5]RU[Japanese];B[ee];W[dd])\n";
    fs::write(&file, text).expect("written");
    let mut window = open_file(home.path(), &file);
    open_page(&mut window);
    fill(&mut window, &new_game::name_label(side::<Go>(Player::Second)), "Kitani");
    fill(&mut window, &label::<Go>(Particular::Event), "Jubango");
    // Enter is done, too.
    window.key(Key::Enter);
    assert!(!window.shows(dialogs::game_info()));
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    window.key(Key::Enter);
    window.wait_for(dialogs::replace());
    window.press(dialogs::replace_button());
    window.wait(
        |_| fs::read_to_string(&file).is_ok_and(|text| text.contains("PW[Kitani]")),
        "the file",
    );
    let saved = fs::read_to_string(&file).expect("a file");
    for part in ["PB[Go Seigen]", "XX[kept]", "KM[5.5]", "RU[Japanese]", "EV[Jubango]"] {
        assert!(saved.contains(part), "{part} in {saved}");
    }
    assert!(!saved.contains("WR[") && !saved.contains("RE["), "{saved}");
}

#[test]
fn a_date_or_result_that_no_file_may_have_is_not_written_and_that_is_said() {
    let home = home();
    let file = home.path().join("game.sgf");
    fs::write(&file, "(;GM[1]SZ[9]DT[in May]RE[who knows];B[ee];W[dd])").expect("written");
    let mut window = open_file(home.path(), &file);
    let [date, result] = [Particular::Date, Particular::Result].map(label::<Go>);
    let said = [info::not_written("2026-11-28"), info::not_written("B+R, W+2.5, 0")];
    open_page(&mut window);
    assert!(!window.shows(&said[0]) && !window.shows(&said[1]), "that of the file stays");
    for (wrong, right) in [("yesterday", "2026-11-28,29"), ("2026-02-30", "2026-11")] {
        fill(&mut window, &date, wrong);
        assert!(window.shows(&said[0]), "{wrong}");
        fill(&mut window, &date, right);
        assert!(!window.shows(&said[0]), "{right}");
    }
    for (wrong, right) in [("I won", "B+3.5"), ("1-0", "Void"), ("B+-1", "W+T")] {
        fill(&mut window, &result, right);
        assert!(!window.shows(&said[1]), "{right}");
        fill(&mut window, &result, wrong);
        assert!(window.shows(&said[1]), "{wrong}");
    }
    window.key(Key::Escape);
    let saved = |window: &mut Window, name: &str| {
        let file = home.path().join(name);
        window.save_as(&file);
        fs::read_to_string(&file).expect("a file")
    };
    let text = saved(&mut window, "a.sgf");
    assert!(text.contains("DT[2026-11]") && text.contains("RE[who knows]"), "{text}");
    // Black is to move, and resigns.
    open_page(&mut window);
    fill(&mut window, &result, "W+R");
    window.key(Key::Escape);
    let text = saved(&mut window, "b.sgf");
    assert!(text.contains("RE[W+R]") && text.contains("DT[2026-11]"), "{text}");
}

#[test]
fn what_the_moves_or_the_players_decide_is_only_shown() {
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4("4455667", ["human", "low"]));
    open_page(&mut window);
    let result = label::<Connect4>(Particular::Result);
    assert!(window.shows(&result) && value(&window, &result).is_none());
    let computer = new_game::name_label(yellow());
    assert!(window.shows(&computer) && value(&window, &computer).is_none());
}

#[test]
fn a_past_game_has_what_is_typed_after_its_end() {
    let home = home();
    let mut window = game(home.path());
    window.type_keys("4455667");
    window.wait(|_| kept(home.path()).len() == 1, "the past game");
    open_page(&mut window);
    let event = label::<Connect4>(Particular::Event);
    fill(&mut window, &event, "Cup");
    window.key(Key::Escape);
    let is_kept = |_: &Window| {
        let files = kept(home.path());
        let game = load_envelope(&files[0]).expect("a game");
        let game: SavedGame<Connect4> = game.open().expect("a game of Connect 4");
        files.len() == 1 && game.about.of(Particular::Event) == Some("Cup")
    };
    window.wait(is_kept, "the event in the past game");
}

#[test]
fn a_finished_file_is_kept_if_only_a_name_was_typed() {
    let home = home();
    let file = home.path().join("game.sgf");
    fs::write(&file, "(;GM[1]SZ[9];B[ee];W[];B[])").expect("written");
    let mut window = open_file(home.path(), &file);
    window.ctrl(Key::N);
    assert!(kept(home.path()).is_empty(), "it was only looked at");
    let mut window = open_file(home.path(), &file);
    open_page(&mut window);
    let name = new_game::name_label(side::<Go>(Player::First));
    fill(&mut window, &name, "Ana");
    window.key(Key::Escape);
    window.ctrl(Key::N);
    window.wait(|_| kept(home.path()).len() == 1, "the past game");
}
