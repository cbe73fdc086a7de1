//! Every game of the list in the whole window, on the sample that the game supplies.

use std::path::Path;

use egui::Key;
use plot4::core::game::Player;
use plot4::core::kind::window_setup;
use plot4::games::{GameId, with_game};
use plot4::launch::Launch;
use plot4::players::Seat;
use plot4::session::{Ended, Ending, SavedGame, setup_text};
use plot4::storage::{Entry, Envelope, Statistics, parse_game, save_statistics};
use plot4::words::Phrases;
use plot4::words::text::{game, statistics};

use crate::window_harness::{Window, home, seats};

/// Opens a position between two people.
fn position<K: Phrases>(home: &Path, setup: K::Setup, text: &str) -> Window {
    let moves = K::parse_moves(setup, text).expect("the moves of the sample");
    let people = [Some(Seat::Human), Some(Seat::Human)];
    let game = Envelope::position::<K>(setup, &moves, people, Some(7));
    Window::open_saved(home, game)
}

#[test]
fn it_is_opened_saved_and_opened_again() {
    fn check<K: Phrases>() {
        let home = home();
        let setup = window_setup::<K>();
        let moves = K::parse_moves(setup, K::SAMPLE.opening).expect("the moves of the sample");
        let mut window = position::<K>(home.path(), setup, K::SAMPLE.opening);
        assert_eq!(window.moves().len(), moves.len(), "{}", K::NAME);
        let file = home.path().join("saved.json");
        window.save_as(&file);
        let text = std::fs::read_to_string(&file).expect("a file");
        let saved: SavedGame<K> = parse_game(&text).expect("a game");
        assert_eq!(saved.record.moves(), moves);
        window.key(Key::Home);
        window.key(Key::End);
        assert_eq!(window.moves().len(), moves.len(), "{}", K::NAME);
        drop(window);

        let envelope = Envelope::parse(&text).expect("a game");
        let window = Window::open_saved(home.path(), envelope);
        assert_eq!(window.moves().len(), moves.len(), "{}", K::NAME);
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn its_end_is_told() {
    fn check<K: Phrases>() {
        let home = home();
        let setup = K::parse_setup(K::SAMPLE.smallest).expect("the set-up of the sample");
        let window = position::<K>(home.path(), setup, K::SAMPLE.finished);
        let said = game::wins(K::side(Player::First));
        assert!(window.shows(&said), "{}: {}", K::NAME, window.announced());
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn a_computer_begins() {
    fn check<K: Phrases>() {
        let home = home();
        let launch = Launch {
            game: Some(K::NAME),
            seats: seats("low", "human"),
            seed: Some(7),
            ..Launch::default()
        };
        let mut window = Window::open(home.path(), launch);
        window.wait(|window| window.moves().len() == 1, "the computer's move");
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn its_finished_games_are_on_the_page_of_statistics() {
    fn entry<K: Phrases>(number: u64) -> Entry {
        let ended = Ended {
            number,
            game: K::NAME.to_owned(),
            setup: setup_text::<K>(window_setup::<K>()),
            opponent: "low".to_owned(),
            side: K::SIDES[0].to_owned(),
            ending: Ending::Won,
            moves: 23,
            is_helped: false,
        };
        Entry { day: "2026-11-21".parse().expect("a day"), ended }
    }
    let statistics: Statistics = (1..)
        .zip(GameId::ALL)
        .map(|(number, &id)| with_game!(id, K => entry::<K>(number)))
        .collect();
    let home = home();
    save_statistics(&home.path().join("data/statistics.json"), &statistics).expect("written");
    for &id in GameId::ALL {
        let launch =
            Launch { game: Some(id.name()), seats: seats("human", "human"), ..Launch::default() };
        let mut window = Window::open(home.path(), launch);
        window.ctrl(Key::T);
        let title = with_game!(id, K => K::title());
        window.wait_for(&statistics::game_spoken(title, 1, 1, 0, 0, 100, 1, 1));
    }
}
