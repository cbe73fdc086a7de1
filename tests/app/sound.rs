//! The sounds of the window: requests, as the sound thread would get them.

use std::cell::RefCell;
use std::rc::Rc;

use crate::window_harness::{Window, connect4, ended, high, home, in_column, seats, yellow};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use plot4::launch::{Launch, Start};
use plot4::storage::{Folders, Motion, Settings, save_settings};
use plot4::words::text::{game, notices, settings};
use plot4::worker::{Cue, Order, Sound};

/// The orders that a window gives.
#[derive(Clone, Default)]
struct Heard(Rc<RefCell<Vec<Order>>>);

impl Heard {
    /// Listens to a window.
    fn of(window: &mut Window) -> Self {
        let heard = Self::default();
        let orders = Rc::clone(&heard.0);
        window
            .harness
            .state_mut()
            .set_speaker(Box::new(move |order| orders.borrow_mut().push(order)));
        heard
    }

    /// Takes the sounds that were ordered since the last time.
    fn sounds(&self) -> Vec<Sound> {
        let orders = std::mem::take(&mut *self.0.borrow_mut());
        let sounds = |order| match order {
            Order::Play { sounds, .. } => sounds,
            Order::Hurry | Order::Hush => Vec::new(),
        };
        orders.into_iter().flat_map(sounds).collect()
    }

    /// Takes their cues.
    fn cues(&self) -> Vec<Cue> {
        self.sounds().iter().map(|sound| sound.cue).collect()
    }
}

/// Opens a game of these players, of which the moves in this text have been made.
fn open(
    home: &std::path::Path,
    game: &'static str,
    players: [&str; 2],
    moves: &str,
) -> (Window, Heard) {
    let seats = seats(players[0], players[1]);
    let mut window = Window::open(
        home,
        Launch { game: Some(game), seats, start: Start::Title, ..Launch::default() },
    );
    let heard = Heard::of(&mut window);
    for digit in moves.chars() {
        window.key(Key::from_name(&digit.to_string()).expect("a digit"));
    }
    heard.sounds();
    (window, heard)
}

/// Writes settings for the user whose files are in `home`.
fn set(home: &std::path::Path, settings: &Settings) {
    let folders =
        Folders { config: home.join("config"), data: home.join("data"), home: home.to_owned() };
    save_settings(&folders.settings_file(), settings).expect("a file");
}

/// Returns the sounds of a coin.
pub fn coin(home: &std::path::Path) -> String {
    let (mut window, heard) = open(home, "connect4", ["human", "human"], "");
    window.key(Key::Num4);
    format!("{:?}", heard.cues())
}

#[test]
fn a_coin_is_heard_once_when_it_lands_and_each_on_top_is_higher() {
    let home = home();
    let (mut window, heard) = open(home.path(), "connect4", ["human", "human"], "");
    window.key(Key::Num4);
    let first = heard.sounds();
    assert_eq!(first.iter().map(|sound| sound.cue).collect::<Vec<_>>(), [Cue::Drop, Cue::Bounce]);
    assert!((0.3..0.7).contains(&first[0].after), "it has to fall first: {first:?}");
    window.key(Key::Num4);
    let second = heard.sounds();
    assert!(second[0].pitch > first[0].pitch && second[0].after < first[0].after, "{second:?}");
    // From there the coin slides first.
    window.key(Key::Num1);
    assert_eq!(heard.cues(), [Cue::Slide, Cue::Drop, Cue::Bounce]);
}

#[test]
fn where_nothing_moves_a_coin_is_heard_at_once() {
    let home = home();
    set(home.path(), &Settings { motion: Motion::Reduced, ..Settings::default() });
    let (mut window, heard) = open(home.path(), "connect4", ["human", "human"], "");
    window.key(Key::Num4);
    let sounds = heard.sounds();
    assert_eq!(sounds.len(), 1);
    assert!(sounds[0].cue == Cue::Drop && sounds[0].after < 0.02, "{sounds:?}");
}

#[test]
fn slow_coins_are_heard_later() {
    let home = home();
    set(home.path(), &Settings { motion: Motion::Slow, ..Settings::default() });
    let (mut window, heard) = open(home.path(), "connect4", ["human", "human"], "");
    window.key(Key::Num4);
    assert!(heard.sounds()[0].after > 0.9, "two and a half times as late");
}

#[test]
fn pressing_anything_lands_the_coin_and_its_sound() {
    let home = home();
    let (mut window, heard) = open(home.path(), "connect4", ["human", "human"], "");
    window.harness.key_press(Key::Num4);
    window.step();
    heard.sounds();
    window.harness.key_press(Key::Home);
    window.step();
    assert_eq!(heard.0.borrow().first(), Some(&Order::Hurry));
}

#[test]
fn a_full_column_knocks() {
    let home = home();
    let (mut window, heard) = open(home.path(), "connect4", ["human", "human"], "111111");
    window.key(Key::Num1);
    assert_eq!(heard.cues(), [Cue::Refused]);
}

#[test]
fn taking_back_and_looking_back_are_silent_and_hush_what_waits() {
    let home = home();
    let (mut window, heard) = open(home.path(), "connect4", ["human", "human"], "4453");
    for press in [Key::Z, Key::Y] {
        window.ctrl(press);
        assert!(heard.0.borrow().contains(&Order::Hush), "{press:?}");
        assert_eq!(heard.cues(), [], "{press:?}");
    }
    for press in [Key::Home, Key::End] {
        window.key(press);
        assert_eq!(heard.cues(), [], "{press:?}");
    }
}

#[test]
fn an_end_sounds_as_it_is_for_the_person() {
    let home = home();
    let (mut window, heard) = open(home.path(), "connect4", ["human", "human"], "112233");
    window.key(Key::Num4);
    let sounds = heard.sounds();
    let win =
        sounds.iter().find(|sound| sound.cue == Cue::Win).expect("two people: one of them has won");
    let drop = sounds.iter().find(|sound| sound.cue == Cue::Drop).expect("the coin");
    assert!(win.after > drop.after, "first the coin, then the fanfare");
}

#[test]
fn a_computer_that_wins_is_a_loss() {
    let home = home();
    // Yellow has three in the first column, and Red looks away.
    let mut window = Window::open_saved(home.path(), connect4("717161", ["human", "high"]));
    let heard = Heard::of(&mut window);
    window.key(Key::Num2);
    let sentence = &ended(yellow(), in_column(1), game::wins_line(high(), 4, "column"), 8);
    window.wait(|window| window.has_heard(sentence), "the end of the game");
    let cues = heard.cues();
    assert!(cues.contains(&Cue::Loss) && !cues.contains(&Cue::Win), "{cues:?}");
}

#[test]
fn a_stone_clacks() {
    let home = home();
    let (mut window, heard) = open(home.path(), "gomoku", ["human", "human"], "");
    window.key(Key::Enter);
    let sounds = heard.sounds();
    assert_eq!(sounds.iter().map(|sound| sound.cue).collect::<Vec<_>>(), [Cue::Stone]);
    assert!((0.01..0.5).contains(&sounds[0].after));
    window.key(Key::Enter);
    assert_eq!(heard.cues(), [Cue::Refused], "the point is taken");
}

#[test]
fn nothing_is_heard_before_a_person_has_done_something() {
    let home = home();
    let settings =
        Settings { motion: Motion::Reduced, computer_ms: Some(0), ..Settings::default() };
    set(home.path(), &settings);
    // They think long enough for some moves to be left whenever the key is pressed.
    let launch = Launch {
        game: Some("connect4"),
        seats: seats("high", "high"),
        seed: Some(3),
        ..Launch::default()
    };
    let mut window = Window::open_unsettled(home.path(), launch, 1120.0, 760.0);
    let heard = Heard::of(&mut window);
    window.wait_frames(|window| window.moves().len() >= 2, "two moves");
    assert!(heard.0.borrow().is_empty(), "not an order: {:?}", heard.0.borrow());
    // A change of the window's size is no act; a key is.
    window.harness.set_size(egui::vec2(1000.0, 700.0));
    window.step();
    let made = window.moves().len();
    window.harness.key_press(Key::Plus);
    window.wait_frames(|window| window.moves().len() > made + 1, "another move");
    assert!(heard.cues().contains(&Cue::Drop));
}

#[test]
fn muted_is_silent_and_says_so() {
    let home = home();
    let (mut window, heard) = open(home.path(), "connect4", ["human", "human"], "");
    window.ctrl(Key::M);
    assert_eq!(window.announced(), notices::sound_off());
    assert!(heard.0.borrow().contains(&Order::Hush), "what is heard now stops");
    window.key(Key::Num4);
    assert_eq!(heard.cues(), []);
    window.ctrl(Key::M);
    assert_eq!(window.announced(), notices::sound_on());
    window.key(Key::Num4);
    assert_eq!(heard.cues(), [Cue::Drop, Cue::Bounce]);
}

#[test]
fn the_settings_have_a_switch_and_a_volume_that_is_heard() {
    let home = home();
    let (mut window, heard) = open(home.path(), "connect4", ["human", "human"], "");
    window.settings(settings::sound());
    window.harness.get_by_role_and_label(Role::Slider, settings::volume()).focus();
    window.settle();
    heard.sounds();
    window.key(Key::ArrowRight);
    let orders = heard.0.borrow().clone();
    let tried = orders.iter().find_map(|order| match order {
        Order::Play { sounds, volume } => Some((sounds[0].cue, *volume)),
        Order::Hurry | Order::Hush => None,
    });
    assert!(
        tried.is_some_and(|(cue, volume)| cue == Cue::Drop && (volume - 0.55).abs() < 1e-3),
        "{orders:?}"
    );
    window.switch(settings::sound());
    heard.sounds();
    window.key(Key::Escape);
    window.key(Key::Num4);
    assert_eq!(heard.cues(), [], "switched off");
    let folders = Folders {
        config: home.path().join("config"),
        data: home.path().join("data"),
        home: home.path().to_owned(),
    };
    drop(window);
    let kept = plot4::storage::load_settings(&folders.settings_file()).expect("settings");
    assert!(!kept.sound && (kept.volume - 0.55).abs() < 1e-3, "both are kept");
}

#[test]
fn what_is_practised_is_heard_too() {
    let home = home();
    let mut window = Window::open(home.path(), Launch::default());
    let heard = Heard::of(&mut window);
    window.key(Key::Space);
    window.key(Key::L);
    heard.sounds();
    window.key(Key::Num4);
    assert_eq!(heard.cues().first(), Some(&Cue::Drop));
}
