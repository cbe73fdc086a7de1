//! A window without a screen, and its user: keys, clicks and accessible names.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::{Role, Toggled};
use egui::epaint::Shape;
use egui::epaint::text::{FallbackRequest, FontInsert};
use egui::{
    Event, FontData, Key, Modifiers, OutputCommand, ViewportCommand, ViewportEvent, ViewportId,
    vec2,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use plot4::app::{App, Parts};
use plot4::clock::Stopwatch;
use plot4::core::connect4::{Connect4, Size, notation};
use plot4::launch::{Launch, Resume, Start};
use plot4::storage::{Envelope, Folders, Settings};
use plot4::words;
pub use plot4::words::text::game::{
    level_casual as casual, level_greedy as greedy, level_high as high, level_learner as beginner,
    level_low as low, level_medium as medium, level_perfect as perfect, level_random as random,
    side_red as red, side_yellow as yellow,
};
pub use plot4::words::text::new_game::folded_option as folded;
pub use plot4::words::text::play::{labelled, longer_list as with, two_sentences as sentences};
pub use plot4::words::text::settings::choice;
use plot4::words::text::{board, connect4, dialogs, game, new_game, play, review};
use plot4::worker::Writer;

/// Stands for an argument of a message that may be anything.
pub const ANY: &str = "⁂";

/// A window and its user.
pub struct Window {
    pub harness: Harness<'static, App>,
    /// Whether a frame waits until the disk is at rest; a test that has stopped the disk itself
    /// would wait in vain.
    pub waits_for_disk: bool,
    /// All that a screen reader was given to say, in its order.
    heard: Vec<String>,
    /// The element that said the last of it, and what it said.
    last: (String, String),
    /// The text that was copied last.
    pub clipboard: String,
    /// What is written in its title bar, from the first change on.
    pub title: String,
    /// The files of its user, if they go with the window.
    home: Option<tempfile::TempDir>,
}

/// Returns how long something may take that a thread does: a few times what it takes on a machine
/// that has much else to do, or as many seconds as `PLOT4_PATIENCE` says, to see failures sooner.
fn patience() -> Duration {
    let chosen = std::env::var("PLOT4_PATIENCE").ok();
    Duration::from_secs(chosen.and_then(|text| text.parse().ok()).unwrap_or(90))
}

/// How many frames may be drawn before nothing moves any more.
const MOST_FRAMES: usize = 600;

impl Window {
    /// Opens the window of a new user, whose files go with it.
    pub fn at_home(open: impl FnOnce(&Path) -> Self) -> Self {
        let home = home();
        let mut window = open(home.path());
        window.home = Some(home);
        window
    }

    /// Opens the window of the user whose files are in `home`.
    pub fn open(home: &Path, launch: Launch) -> Self {
        Self::open_sized(home, launch, 1120.0, 760.0)
    }

    /// Opens a new game of Connect 4 between these two.
    pub fn open_new(home: &Path, first: &str, second: &str) -> Self {
        Self::open(home, Launch { seats: seats(first, second), seed: Some(7), ..Launch::default() })
    }

    /// Opens the window without an offer of the last game.
    pub fn open_afresh(home: &Path) -> Self {
        Self::open(home, Launch { resume: Resume::Never, ..Launch::default() })
    }

    /// Opens a saved game.
    pub fn open_saved(home: &Path, game: Envelope) -> Self {
        Self::open(home, Launch { start: Start::Game(Box::new(game)), ..Launch::default() })
    }

    pub fn open_sized(home: &Path, launch: Launch, width: f32, height: f32) -> Self {
        let mut window = Self::open_unsettled(home, launch, width, height);
        window.settle();
        window
    }

    /// Opens the window and draws nothing yet.
    pub fn open_unsettled(home: &Path, launch: Launch, width: f32, height: f32) -> Self {
        Self::open_with(home, launch, width, height, Writer::default())
    }

    /// Does the same with what writes the game in progress and the files that the user names.
    pub fn open_with(home: &Path, launch: Launch, width: f32, height: f32, writer: Writer) -> Self {
        let folders =
            Folders { config: home.join("config"), data: home.join("data"), home: home.to_owned() };
        let settings = if folders.settings_file().exists() {
            plot4::storage::load_settings(&folders.settings_file()).unwrap_or_default()
        } else {
            usual_settings()
        };
        let harness = Harness::builder()
            .with_size(vec2(width, height))
            .with_step_dt(1.0 / 30.0)
            .with_max_steps(600)
            .build_eframe(move |context| {
                add_full_width_font(&context.egui_ctx);
                let parts =
                    Parts { launch, folders: Some(folders), settings, writer, ..Parts::default() };
                App::new(&context.egui_ctx, parts).expect("threads can be started")
            });
        Self {
            harness,
            waits_for_disk: true,
            heard: Vec::new(),
            last: (String::new(), String::new()),
            clipboard: String::new(),
            title: String::new(),
            home: None,
        }
    }

    /// Draws until nothing moves any more.
    pub fn settle(&mut self) {
        for _ in 0..MOST_FRAMES {
            self.step();
            if self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
                != Duration::ZERO
            {
                self.harness.check_accessibility();
                return;
            }
        }
        panic!(
            "something still moves after {MOST_FRAMES} frames: {:?}",
            self.harness.ctx.repaint_causes()
        );
    }

    /// Asserts that no frame is due any more.
    pub fn check_idle(&mut self, what: &str) {
        self.settle();
        // Whatever is still due later (a tooltip, a notice) has passed after ten seconds of the
        // input's clock.
        let is_idle = (0..300).any(|_| {
            self.step();
            let viewports = self.harness.output().viewport_output.values();
            viewports.map(|viewport| viewport.repaint_delay).min() == Some(Duration::MAX)
        });
        assert!(is_idle, "{what} is still drawing");
    }

    /// Draws a frame once the disk is at rest, and listens: a frame here takes no time, so that a
    /// disk of any speed would seem slow.
    pub fn step(&mut self) {
        let started = Stopwatch::start();
        while self.waits_for_disk
            && self.harness.state().is_disk_busy()
            && started.elapsed() < Duration::from_secs(20)
        {
            std::thread::sleep(Duration::from_micros(200));
        }
        self.harness.step();
        for command in &self.harness.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                self.clipboard.clone_from(text);
            }
        }
        for command in &self.harness.output().viewport_output[&ViewportId::ROOT].commands {
            if let ViewportCommand::Title(title) = command {
                self.title.clone_from(title);
            }
        }
        self.check_dialogs();
        let Some(node) = self.harness.query_by_role(Role::Status) else {
            return;
        };
        // As a screen reader does: it is notified of elements that are new, and of texts that have
        // changed.
        let last = (
            format!("{:?}", node.accesskit_node().id()),
            node.accesskit_node().label().unwrap_or_default(),
        );
        if last != self.last {
            self.heard.push(last.1.clone());
            self.last = last;
        }
    }

    /// Checks that what covers the screen lies in its middle, in this very frame.
    fn check_dialogs(&self) {
        let (middle, size) =
            (self.harness.ctx.content_rect().center(), self.harness.ctx.content_rect().size());
        for dialog in self.harness.query_all_by_role(Role::Dialog) {
            let node = dialog.accesskit_node();
            if let (Some(name), Some(bounds)) = (node.label(), node.raw_bounds()) {
                // It stands beside the board.
                if name == dialogs::comment() {
                    continue;
                }
                // In a window that is smaller than any that can be made there is no room for it.
                if bounds.width() > f64::from(size.x) || bounds.height() > f64::from(size.y) {
                    continue;
                }
                let off = [
                    bounds.x0 + bounds.x1 - 2.0 * f64::from(middle.x),
                    bounds.y0 + bounds.y1 - 2.0 * f64::from(middle.y),
                ];
                assert!(
                    off.iter().all(|off| off.abs() <= 4.0),
                    "{name} is not in the middle of the screen: {bounds:?}"
                );
            }
        }
    }

    /// Returns what a screen reader was given to say since the last call.
    pub fn heard(&mut self) -> Vec<String> {
        std::mem::take(&mut self.heard)
    }

    /// Returns whether a screen reader was given this sentence since the last [`Window::heard`].
    pub fn has_heard(&self, sentence: &str) -> bool {
        let is_open = sentence.contains(ANY);
        let is_it = |heard: &String| heard == sentence || is_open && fits(heard, sentence);
        self.heard.iter().any(is_it)
    }

    /// Returns the first sentence with this beginning that a screen reader was given since the last
    /// [`Window::heard`].
    pub fn heard_first(&self, beginning: &str) -> Option<&str> {
        self.heard.iter().map(String::as_str).find(|heard| heard.starts_with(beginning))
    }

    /// Presses the keys of these letters and digits.
    pub fn type_keys(&mut self, text: &str) {
        for character in text.chars() {
            self.key(Key::from_name(&character.to_string()).expect("a key"));
        }
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key: Key) {
        self.keys(Modifiers::NONE, key);
    }

    pub fn keys(&mut self, modifiers: Modifiers, key: Key) {
        let pressed =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        let (held, released) =
            (Event::ModifiersChanged(modifiers), Event::ModifiersChanged(Modifiers::NONE));
        // A frame for each, as a hand is slow.
        let is_plain = modifiers == Modifiers::NONE;
        let events = [held, pressed(true), pressed(false), released];
        for event in events
            .into_iter()
            .filter(|event| !(is_plain && matches!(event, Event::ModifiersChanged(_))))
        {
            self.harness.event(event);
            self.step();
        }
        self.settle();
    }

    pub fn ctrl(&mut self, key: Key) {
        self.keys(Modifiers::COMMAND, key);
    }

    /// Presses the element with this accessible name, as a screen reader would.
    pub fn press(&mut self, label: &str) {
        let nodes = self.harness.query_all_by_label(label);
        // The heading of a screen may have the name of a button on it.
        let nodes = nodes.filter(|node| node.accesskit_node().role() != Role::Heading);
        match &nodes.collect::<Vec<_>>()[..] {
            [node] => node.click_accesskit(),
            nodes => panic!("{} things are called {label}", nodes.len()),
        }
        self.settle();
    }

    /// Opens a page of the settings.
    pub fn settings(&mut self, tab: &str) {
        self.ctrl(Key::Comma);
        self.press_as(Role::Tab, tab);
    }

    /// Presses what has this role and this name.
    pub fn press_as(&mut self, role: Role, label: &str) {
        self.harness.get_by_role_and_label(role, label).click_accesskit();
        self.settle();
    }

    /// Presses a switch.
    pub fn switch(&mut self, label: &str) {
        self.press_as(Role::Switch, label);
    }

    /// Returns whether a switch is on.
    pub fn is_on(&self, label: &str) -> bool {
        let node = self.harness.get_by_role_and_label(Role::Switch, label);
        node.accesskit_node().toggled() == Some(Toggled::True)
    }

    /// Presses a line of the menu.
    pub fn menu(&mut self, label: &str) {
        self.key(Key::M);
        self.press_as(Role::MenuItem, label);
    }

    /// Opens the details of a new game, if they are not open.
    pub fn details(&mut self) {
        let is_open = |window: &Self| {
            let node = window.harness.get_by_label(new_game::customize());
            node.accesskit_node().data().is_expanded() == Some(true)
        };
        if !is_open(self) {
            self.key(Key::M);
        }
    }

    /// Opens the list of players of a side in the details of a new game.
    pub fn players_of(&mut self, side: &str) {
        self.details();
        if self.shows(new_game::done()) {
            self.press(new_game::done());
        }
        let label = self.label(&new_game::folded_option(side, ANY));
        self.press(&label);
    }

    /// Chooses the player of a side in the details of a new game.
    pub fn choose_player(&mut self, side: &str, player: &str) {
        self.players_of(side);
        let label = self.label(&new_game::player(side, player, ANY));
        self.press(&label);
        self.press(new_game::done());
    }

    /// Types a path over what stands in the field for it, and presses Enter.
    pub fn type_path(&mut self, file: &Path) {
        self.harness.get_by_role(Role::TextInput).focus();
        self.settle();
        self.harness.key_combination_modifiers(Modifiers::COMMAND, &[Key::A]);
        self.harness.get_by_role(Role::TextInput).type_text(&file.display().to_string());
        self.settle();
        self.key(Key::Enter);
    }

    /// Saves into `file` with the field that asks for a path, and waits until the window has heard
    /// that it is saved.
    pub fn save_as(&mut self, file: &Path) {
        self.ctrl(Key::S);
        self.wait_for(dialogs::save_game());
        self.type_path(file);
        self.wait(|window| !window.shows(dialogs::save_game()), "the end of the field");
        assert!(file.exists(), "no {}", file.display());
    }

    /// Presses the button of the window that closes it.
    pub fn press_close_button(&mut self) {
        self.harness
            .input_mut()
            .viewports
            .entry(ViewportId::ROOT)
            .or_default()
            .events
            .push(ViewportEvent::Close);
    }

    /// Returns what has a name with this in it.
    pub fn nodes<'a>(&'a self, text: &'a str) -> impl Iterator<Item = Node<'a>> {
        let beginning = text.split(ANY).next().unwrap_or_default();
        let found = self.harness.query_all_by_label_contains(beginning);
        found.filter(move |node| {
            let node = node.accesskit_node();
            let label = node.label().or_else(|| node.value());
            !text.contains(ANY) || label.is_some_and(|label| fits(&label, text))
        })
    }

    /// Returns the first name with this in it.
    pub fn label(&self, text: &str) -> String {
        let label = self.nodes(text).find_map(|node| node.accesskit_node().label());
        label.unwrap_or_else(|| panic!("nothing is called {text}"))
    }

    /// Returns whether something on the screen has a name with this in it.
    pub fn shows(&self, text: &str) -> bool {
        self.nodes(text).next().is_some()
    }

    /// Returns whether something with this name can be pressed.
    pub fn can_press(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).any(|node| !node.accesskit_node().is_disabled())
    }

    /// Returns the texts that are painted.
    pub fn painted(&self) -> Vec<String> {
        fn texts(shape: &Shape, into: &mut Vec<String>) {
            match shape {
                Shape::Text(text) => into.push(text.galley.text().to_owned()),
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, into)),
                _ => {}
            }
        }
        let mut all = Vec::new();
        self.harness.output().shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut all));
        all
    }

    /// Returns whether the choice whose accessible name begins like this is the one that is chosen.
    pub fn is_chosen(&self, label: &str) -> bool {
        let nodes = self.harness.query_all_by_role(Role::RadioButton);
        let mut chosen =
            nodes.filter(|node| node.accesskit_node().toggled() == Some(Toggled::True));
        chosen.any(|node| {
            let name = node.accesskit_node().label();
            name.is_some_and(|name| name.starts_with(label))
        })
    }

    /// Returns whether something tells in how many moves a move wins.
    pub fn tells_wins(&self) -> bool {
        (1..=21).any(|moves| self.shows(&game::verdict_wins_in(moves)))
    }

    /// Returns whether a review is still checking moves.
    pub fn is_checking(&self) -> bool {
        let so_far = review::good_moves_so_far(7, 8);
        let (_, after_numbers) = so_far.split_once('8').expect("how many are known");
        self.shows(after_numbers)
    }

    /// Returns the last announcement to screen readers.
    pub fn announced(&self) -> String {
        let node = self.harness.get_by_role(Role::Status);
        node.accesskit_node().label().unwrap_or_default()
    }

    /// Returns whether the last announcement has this in it.
    pub fn announces(&self, text: &str) -> bool {
        fits(&self.announced(), text)
    }

    /// Asserts that the last announcement begins with these words.
    #[track_caller]
    pub fn check_announced(&self, beginning: &str) {
        let announced = self.announced();
        let first = beginning.split(ANY).next().unwrap_or_default();
        assert!(announced.starts_with(first) && fits(&announced, beginning), "{announced}");
    }

    /// Draws until something with this in its name is on the screen; what threads do takes a while.
    pub fn wait_for(&mut self, text: &str) {
        self.wait(|window| window.shows(text), text);
    }

    pub fn wait(&mut self, done: impl Fn(&Self) -> bool, what: &str) {
        self.wait_frames(done, what);
        self.settle();
    }

    /// As [`wait`](Self::wait), but draws no frame more than it takes.
    pub fn wait_frames(&mut self, done: impl Fn(&Self) -> bool, what: &str) {
        let started = Stopwatch::start();
        let mut said = Vec::new();
        while !done(self) {
            said.extend(
                self.harness
                    .query_all_by_role(Role::Alert)
                    .filter_map(|node| node.accesskit_node().label()),
            );
            said.dedup();
            assert!(started.elapsed() < patience(), "waited in vain for: {what}; said: {said:?}");
            self.step();
            // Where nothing but a thread is waited for, it is left in peace.
            let is_still = self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
                == Duration::MAX;
            let most = Duration::from_millis(if is_still { 50 } else { 10 });
            std::thread::sleep((started.elapsed() / 20).clamp(Duration::from_millis(2), most));
        }
    }

    /// Returns the name of the button that has the keyboard's attention.
    pub fn focused(&self) -> String {
        let node = self.harness.query_all_by_role(Role::Button).find(Node::is_focused);
        node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// Returns the moves of the list in order, by the places they were made on.
    pub fn moves(&self) -> Vec<String> {
        let mut moves: Vec<(usize, String)> = self
            .harness
            .query_all_by_label_contains("Move ")
            .filter_map(|node| {
                let label = node.accesskit_node().label()?;
                let ply = label.strip_prefix("Move ")?.split(',').next()?.parse().ok()?;
                // The phrase of the move follows the side; what it has changed may come after it.
                let phrase = label.split_once(": ")?.1.split(", ").next()?;
                Some((ply, phrase.rsplit(' ').next()?.to_owned()))
            })
            .collect();
        moves.sort();
        moves.into_iter().map(|(_, place)| place).collect()
    }
}

/// Adds a font for East Asian text that is asked before those of the system, so that a layout is
/// the same on every machine.
fn add_full_width_font(ctx: &egui::Context) {
    let font: &[u8] = include_bytes!("../data/fonts/full-width.ttf");
    let find = move |request: &FallbackRequest| {
        let is_wide =
            request.cluster.starts_with(|letter| ('\u{2E80}'..='\u{FFEF}').contains(&letter));
        is_wide.then(|| FontInsert::new("full width", FontData::from_static(font), Vec::new()))
    };
    ctx.add_font_provider(Arc::new(find));
}

/// Returns whether a label has the parts of a text around [`ANY`] in their order.
pub fn fits(label: &str, text: &str) -> bool {
    let mut rest = Some(label);
    for part in text.split(ANY) {
        rest = rest.and_then(|rest| Some(rest.split_once(part)?.1));
    }
    rest.is_some()
}

/// Returns the name of an empty point or square: `H8, empty`.
pub fn empty(point: &str) -> String {
    board::point(point, "empty")
}

pub fn black(point: &str) -> String {
    board::point(point, "black")
}

pub fn white(point: &str) -> String {
    board::point(point, "white")
}

/// Returns the name of a column with these coins, such as `["red", "yellow"]`.
pub fn column(number: usize, coins: &[&str]) -> String {
    let list = words::listed(coins.iter().map(|&side| connect4::coin(side)));
    connect4::column(number, coins.len(), 6, list)
}

/// Returns the name of the stone that was played last.
pub fn last(stone: String) -> String {
    with(stone, board::last_stone())
}

/// Returns a move of Connect 4 within a sentence: `column 4`.
pub fn in_column(number: usize) -> String {
    connect4::move_(number.to_string())
}

/// Returns the name of the card of a person.
pub fn person(side: &str, name: &str) -> String {
    play::card(side, name, new_game::human())
}

/// Returns the name of the card of a person who is, say, to move.
pub fn person_is(side: &str, name: &str, state: &str) -> String {
    play::card(side, name, play::beside(new_game::human(), state))
}

/// Returns how the row of an opponent begins in the new-game screen.
pub fn against(player: &str) -> String {
    new_game::opponent(player, "")
}

/// Returns the announcement of a move, and of whose turn it is then.
pub fn moved(side: &str, mv: impl Into<String>, next: &str) -> String {
    play::two_sentences(game::moved(side, mv.into()), game::to_move(next))
}

/// Returns the announcement of the last move of a game.
pub fn ended(side: &str, mv: impl Into<String>, result: String, moves: usize) -> String {
    let moved = game::moved(side, mv.into());
    play::two_sentences(moved, game::ended_after(result, moves))
}

/// Returns a saved game of Connect 4 with these moves, on the usual board.
pub fn connect4(moves: &str, seats: [&str; 2]) -> Envelope {
    let moves = notation::parse_moves(Size::STANDARD, moves).expect("moves");
    let seats = seats.map(|mode| Some(mode.parse().expect("a mode")));
    Envelope::position::<Connect4>(Size::STANDARD, &moves, seats, Some(7))
}

/// Returns the players of both sides by their modes.
pub fn seats(first: &str, second: &str) -> [Option<String>; 2] {
    [first, second].map(|mode| Some(mode.to_owned()))
}

/// Returns the settings of a test that chooses none: its computers don't ponder.
pub fn usual_settings() -> Settings {
    Settings { computer_ms: Some(500), ..Settings::default() }
}

/// Returns a folder for the files of the user.
pub fn home() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// Returns the names of the files in a folder, without locks and without earlier versions, in their
/// order.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<_> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.retain(|name| {
        Path::new(name).extension().is_none_or(|extension| extension != "lock")
            && !name.contains(".before-")
    });
    names.sort();
    names
}
