//! Every screen at every size of window: no text is cut, covered or written over another one, and
//! no two things to press lie over each other.

use std::fs::File;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::first_lessons;
use crate::statistics::{have_played, play_to_the_end};
use crate::window_harness::{
    ANY, Window, black, casual, choice, connect4, home, in_column, seats, sentences, with, yellow,
};
use egui::epaint::ClippedShape;
use egui::{Color32, Key, Rect, Shape, Vec2, ViewportId, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::checkers::{Checkers, Setup as CheckersSetup};
use plot4::core::connect4::Connect4;
use plot4::core::game::Player;
use plot4::core::kind::{Level as _, Players as _};
use plot4::games::{GameId, with_game};
use plot4::launch::{Launch, Start};
use plot4::players::{Names, Seat};
use plot4::session::{Coach, Ended, Ending};
use plot4::storage::{
    Colours, Entry, Envelope, Folders, GameProgress, Lesson, Lock, Progress, Settings, Statistics,
    Theme, save_progress, save_settings, save_statistics,
};
use plot4::words::text::{
    analysis, checkers, coach, connect4, dialogs, endings, engines, game, go, lesson, mistakes,
    new_game, past, plan, play, practice, puzzles, review, road, settings, statistics, trainer,
};
use plot4::words::{self, Language, Phrases};

/// A size of window in pixels, and how many of them the desktop takes for a point.
type Screen = (f32, f32, f32);

/// The sizes that every screen is looked at in.
const SIZES: [Screen; 9] = [
    (360.0, 480.0, 1.0),
    (480.0, 800.0, 1.0),
    (800.0, 480.0, 1.0),
    (1024.0, 600.0, 1.0),
    (1120.0, 760.0, 1.0),
    (1280.0, 800.0, 1.0),
    (1920.0, 1080.0, 1.0),
    (3840.0, 2160.0, 1.0),
    (3840.0, 2160.0, 2.0),
];

/// How far a glyph's place may reach over an edge, in points: the room around letters is no ink.
const SLACK: f32 = 2.0;
/// The least size of type, in points, but for marks on a board, which are as large as its places
/// allow.
const LEAST_TYPE: f32 = 11.0;
/// The length of the longest mark on a board: `even`, in the brackets of the pseudo-language.
const MARK: usize = 6;

/// Returns whether a text is the beginning of the name of a computer or a side: those have room
/// everywhere, as only people have long names.
fn is_shortened(text: &str) -> bool {
    let Some((beginning, "")) = text.split_once('…') else {
        return false;
    };
    let is_cut = |name: &str| name.starts_with(beginning) && name != beginning;
    !beginning.is_empty()
        && GameId::ALL.iter().any(|&id| {
            with_game!(id, K => {
                let mut levels = K::LEVELS.iter().map(|level| words::level_name(level.id()));
                levels.any(|level| is_cut(&level))
                    || Player::BOTH.into_iter().any(|player| is_cut(K::side(player)))
            })
        })
}

/// A text as it was painted.
struct Painted {
    text: String,
    rect: Rect,
    clip: Rect,
}

/// The layout faults of a screen.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    /// Looks at what was painted in the last frame.
    fn look(&mut self, window: &Window, place: &str) {
        let screen = window.harness.ctx.content_rect();
        let mut texts = Vec::new();
        for ClippedShape { clip_rect, shape, .. } in &window.harness.output().shapes {
            self.take(shape, clip_rect.intersect(screen), screen, &mut texts, place);
        }
        for (index, one) in texts.iter().enumerate() {
            for other in &texts[..index] {
                let common =
                    one.rect.intersect(one.clip).intersect(other.rect).intersect(other.clip);
                if common.width() > SLACK && common.height() > 2.0 * SLACK {
                    self.0
                        .push(format!("{place}: “{}” is written over “{}”", one.text, other.text));
                }
            }
        }
        self.look_at_widgets(window, place);
    }

    /// Takes in a shape that is painted over those before it.
    fn take(
        &mut self,
        shape: &Shape,
        clip: Rect,
        screen: Rect,
        texts: &mut Vec<Painted>,
        place: &str,
    ) {
        match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    self.take(shape, clip, screen, texts, place);
                }
            }
            Shape::Text(shape) => {
                let galley = &shape.galley;
                let text = galley.job.text.clone();
                let rect = galley.rect.translate(shape.pos.to_vec2());
                if text.trim().is_empty() || !rect.intersects(clip) {
                    return;
                }
                if galley.elided {
                    self.0.push(format!(
                        "{place}: “{text}” is cut, in a room of {}",
                        galley.job.wrap.max_width
                    ));
                }
                if is_shortened(&text) {
                    self.0.push(format!("{place}: “{text}” is shortened"));
                }
                // A part that scrolls may be cut above and below, but the whole window does not
                // scroll.
                let is_scrolled = clip.height() < screen.height() - 8.0;
                let is_cut = rect.left() < clip.left() - SLACK
                    || rect.right() > clip.right() + SLACK
                    || !is_scrolled
                        && (rect.top() < clip.top() - SLACK
                            || rect.bottom() > clip.bottom() + SLACK);
                if is_cut {
                    self.0.push(format!("{place}: “{text}” at {rect:?} reaches out of {clip:?}"));
                }
                let is_mark = text.chars().count() <= MARK;
                let is_small = |section: &&egui::text::LayoutSection| {
                    section.format.font_id.size < LEAST_TYPE && !is_mark
                };
                if let Some(section) = galley.job.sections.iter().find(is_small) {
                    self.0.push(format!(
                        "{place}: “{text}” is {} points small",
                        section.format.font_id.size
                    ));
                }
                texts.push(Painted { text, rect, clip });
            }
            Shape::Rect(shape) => {
                let rect = shape.rect.intersect(clip);
                // The ground under a dialog: what is below it waits.
                if shape.fill.a() > 0 && rect.contains_rect(screen.shrink(1.0)) {
                    texts.clear();
                }
                if shape.fill.a() < 255
                    || shape.fill == Color32::TRANSPARENT
                    || shape.blur_width > 0.0
                {
                    return;
                }
                texts.retain(|text| {
                    let seen = text.rect.intersect(text.clip);
                    let common = seen.intersect(rect);
                    if common.width() > SLACK
                        && common.height() > 2.0 * SLACK
                        && !rect.expand(SLACK).contains_rect(seen)
                    {
                        self.0.push(format!("{place}: “{}” is covered in part", text.text));
                    }
                    !rect.expand(SLACK).contains_rect(seen)
                });
            }
            Shape::Noop
            | Shape::Circle(_)
            | Shape::Ellipse(_)
            | Shape::LineSegment { .. }
            | Shape::Path(_)
            | Shape::Mesh(_)
            | Shape::Band(_)
            | Shape::QuadraticBezier(_)
            | Shape::CubicBezier(_)
            | Shape::Callback(_) => {}
        }
    }

    /// Looks whether things to press lie over each other: only within another one they may, as a
    /// step button in its row.
    fn look_at_widgets(&mut self, window: &Window, place: &str) {
        /// The width of the bar of what is scrolled, which may lie over the edge of that.
        const BAR: f32 = 10.0;
        /// How many times larger a ground that can be pressed as a whole is than a button that may
        /// lie over its edge.
        const GROUND: f32 = 40.0;
        let screen = window.harness.ctx.content_rect();
        let layers: Vec<Vec<_>> = window.harness.ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let pressed = |widget: &&egui::WidgetRect| {
                widget.sense.senses_click() && widget.interact_rect.is_positive()
            };
            widgets
                .layers()
                .map(|(_, widgets)| widgets.iter().filter(pressed).copied().collect())
                .collect()
        });
        for widgets in layers {
            for (index, one) in widgets.iter().enumerate() {
                if !screen.expand(1.0).contains_rect(one.interact_rect) {
                    self.0.push(format!(
                        "{place}: something to press at {:?} is out of the window",
                        one.interact_rect
                    ));
                }
                for other in &widgets[..index] {
                    let (one, other) = (one.interact_rect, other.interact_rect);
                    let common = one.intersect(other);
                    let is_nested = one.expand(SLACK).contains_rect(other)
                        || other.expand(SLACK).contains_rect(one);
                    let is_bar = one.width().min(other.width()) <= BAR;
                    let ratio = one.area() / other.area();
                    let is_ground = ratio.max(1.0 / ratio) >= GROUND;
                    if common.width() > 1.0
                        && common.height() > 1.0
                        && !is_nested
                        && !is_bar
                        && !is_ground
                    {
                        self.0.push(format!(
                            "{place}: things to press lie over each other: {one:?} and {other:?}"
                        ));
                    }
                }
            }
        }
    }
}

/// A window whose layout is looked at; when it is dropped, the faults that were found fail the
/// test.
struct Screens {
    window: Window,
    home: tempfile::TempDir,
    faults: Faults,
}

impl Screens {
    /// Opens a window in a home of its own.
    fn new(open: impl FnOnce(&Path) -> Window) -> Self {
        let home = home();
        Self { window: open(home.path()), home, faults: Faults::default() }
    }

    /// Opens another window in the same home.
    fn open(&mut self, open: impl FnOnce(&Path) -> Window) {
        self.window = open(self.home.path());
    }

    /// Returns whether the tabs of the settings are in view.
    fn shows_tabs(&self) -> bool {
        self.harness.query_all_by_role(egui::accesskit::Role::Tab).next().is_some()
    }

    /// Looks at what the window shows now.
    fn look_once(&mut self, place: &str) {
        self.faults.look(&self.window, place);
    }

    /// Looks at what the window shows, at every size and in every language.
    fn look(&mut self, name: &str) {
        for size in SIZES {
            resize(self, size);
            let (width, height, scale) = size;
            let place = format!("{width}x{height}@{scale} {name}");
            self.look_once(&place);
            // An option that is folded at this size unfolds over its neighbours.
            let is_language = |label: &String| label.starts_with(settings::language());
            let folded: Vec<String> = self
                .harness
                .query_all_by_label_contains(", change")
                .filter_map(|node| node.accesskit_node().label())
                .filter(is_language)
                .collect();
            for label in folded {
                self.press(&label);
                self.look_once(&format!("{place}, {label}"));
                // The value that it has folds it again, and changes nothing.
                self.press(label.trim_end_matches(", change"));
            }
            self.look_in_other_languages(&place);
        }
    }

    /// Looks at what the window shows in every language but English, and in the pseudo-language,
    /// whose text is longer than that of any other.
    fn look_in_other_languages(&mut self, place: &str) {
        for language in Language::all().skip(1).chain([Language::pseudo()]) {
            words::set_language(language);
            self.harness.run_steps(2);
            self.look_once(&format!("{}, {place}", language.tag()));
        }
        words::set_language(Language::ENGLISH);
        self.harness.run_steps(1);
    }
}

impl Deref for Screens {
    type Target = Window;

    fn deref(&self) -> &Window {
        &self.window
    }
}

impl DerefMut for Screens {
    fn deref_mut(&mut self) -> &mut Window {
        &mut self.window
    }
}

impl Drop for Screens {
    fn drop(&mut self) {
        let faults = &mut self.faults.0;
        faults.dedup();
        assert!(
            faults.is_empty() || std::thread::panicking(),
            "{} faults:\n{}",
            faults.len(),
            faults.join("\n")
        );
    }
}

/// Gives the window a size in pixels, whatever zoom it chooses for that.
fn resize(window: &mut Window, (width, height, scale): Screen) {
    let harness = &mut window.harness;
    harness.input_mut().viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point =
        Some(scale);
    for _ in 0..6 {
        let zoom = harness.ctx.zoom_factor();
        let size: Vec2 = vec2(width, height) / scale / zoom;
        harness.set_size(size);
        harness.run_steps(2);
        #[expect(clippy::float_cmp, reason = "it stays what it is, or changes")]
        if harness.ctx.zoom_factor() == zoom {
            break;
        }
    }
    harness.run_steps(3);
}

/// Opens the window without a game, for a user who has declined the lesson or never seen it.
fn open(home: &Path, is_known: bool, launch: Launch) -> Window {
    if is_known {
        let mut progress = Progress::default();
        *progress.game_mut("connect4") =
            GameProgress { lesson: Lesson::Declined, ..GameProgress::default() };
        save_progress(&home.join("data/progress.json"), &progress).expect("written");
    }
    Window::open(home, launch)
}

/// Opens a position of Connect 4 between these two.
fn position(home: &Path, text: &str, red: &str, yellow: &str, coach: Coach) -> Window {
    open_game(home, connect4(text, [red, yellow]).with_coach(coach))
}

/// Opens a saved game.
fn open_game(home: &Path, game: Envelope) -> Window {
    let launch = Launch { start: Start::Game(Box::new(game)), ..Launch::default() };
    open(home, true, launch)
}

/// The longest names that people can have.
const NAMES: [&str; 2] = ["Maximilian Wolkenwandler", "Wilhelmina Wummersbacher"];

/// Opens a position of Connect 4 between two people with the longest names.
fn between_long_names(home: &Path, text: &str) -> Window {
    let envelope = connect4(text, ["human", "human"]);
    open_game(home, envelope.with_names::<Connect4>(&Names::new(NAMES)))
}

/// Opens a game of Gomoku between these two.
fn gomoku(home: &Path, black: &str, white: &str) -> Window {
    open(
        home,
        true,
        Launch {
            game: Some("gomoku"),
            seats: seats(black, white),
            seed: Some(7),
            ..Launch::default()
        },
    )
}

#[test]
fn the_title_and_the_mode_selection() {
    let mut window = Screens::new(|home| open(home, false, Launch::default()));
    window.look("title");
    window.key(Key::Space);
    window.look("a new game with the first lesson");
    for &id in GameId::ALL {
        let game = with_game!(id, K => K::title());
        let launch = Launch { game: Some(id.name()), ..Launch::default() };
        let mut window = Screens::new(|home| open(home, true, launch));
        window.key(Key::Space);
        window.look(&format!("a new game of {game}"));
        window.details();
        window.look(&format!("a new game of {game}, details"));
        let side = with_game!(id, K => K::side(Player::Second));
        window.players_of(side);
        window.look(&format!("a new game of {game}, players"));
        let others = window.harness.query_all_by_label_contains(game::level_custom());
        let own: Vec<String> = others
            .filter_map(|node| node.accesskit_node().label())
            .filter(|label| label.starts_with(side))
            .collect();
        if let Some(own) = own.last() {
            window.press(own);
            window.look(&format!("a new game of {game}, a computer of one's own"));
        }
        window.press(new_game::done());
        window.key(Key::M);
        window.press(new_game::watch());
        window.look(&format!("a new game of {game}, two computers"));
        window.key(Key::M);
        window.press(new_game::friend_spoken());
        window.look(&format!("a new game of {game}, a friend"));
    }
}

#[test]
fn the_players_are_changed_in_the_middle_of_a_game() {
    let mut window = Screens::new(|home| position(home, "4435", "human", "learner", Coach::Off));
    window.key(Key::C);
    window.key(Key::Num2);
    assert!(window.shows(&new_game::continue_against(casual())));
    window.look("players in the middle of a game");
    window.press(&choice(new_game::starts(), casual()));
    window.look("a new game in the middle of another");
}

/// Looks at the first moves of a game and at its end.
fn look_at_sample<K: Phrases>() {
    let smallest = K::parse_setup(K::SAMPLE.smallest).expect("a setup");
    for (setup, moves) in [(K::Setup::default(), K::SAMPLE.opening), (smallest, K::SAMPLE.finished)]
    {
        let line = K::parse_moves(setup, moves).expect("moves");
        let seats = [Some(Seat::Human), Some(Seat::Human)];
        let start = Start::Game(Box::new(Envelope::position::<K>(setup, &line, seats, None)));
        let launch = Launch { start, ..Launch::default() };
        let mut window = Screens::new(|home| open(home, true, launch));
        window.look(&format!("{}, {moves}", K::title()));
    }
}

#[test]
fn every_game_at_its_beginning_and_at_its_end() {
    for &id in GameId::ALL {
        with_game!(id, K => look_at_sample::<K>());
    }
}

#[test]
fn a_game_of_connect_4_in_its_phases() {
    let mut window = Screens::new(|home| position(home, "", "human", "human", Coach::Off));
    window.look("an empty board");
    window.open(|home| position(home, "45342143352244", "human", "perfect", Coach::Off));
    window.look("a person's turn");
    window.key(Key::B);
    window.look("the panel folded");
    window.key(Key::B);
    window.key(Key::T);
    window.look("threats");
    window.key(Key::T);
    window.key(Key::H);
    window.wait(|window| !window.shows(game::hint_looking()), "a hint");
    window.look("a hint");
    window.key(Key::H);
    window.look("the best play");
    window.key(Key::A);
    window.wait_for(&analysis::evaluation(ANY));
    window.look("a hint and the analysis");
    window.key(Key::Escape);
    window.look("analysis");
    window.key(Key::Home);
    window.look("looking back");
    window.key(Key::End);
    window.key(Key::F);
    window.wait_for(&analysis::evaluation(ANY));
    window.look("free board");
}

#[test]
fn the_end_of_a_game_and_its_review() {
    let mut window = Screens::new(|home| {
        position(home, "4444443265661761231557213", "human", "medium", Coach::Everything)
    });
    window.look("the end of a game");
    window.press(play::review());
    window.wait_for(&play::move_label(22, yellow(), ""));
    window.wait(|window| !window.is_checking(), "all moves");
    window.look("a review");
    window.key(Key::B);
    window.look("a review with the best line");
    // In each language another computer has the longest name.
    for players in [["learner", "casual"], ["random", "greedy"]] {
        window.open(|home| {
            let [red, yellow] = players;
            position(home, "4444443265661761231557213", red, yellow, Coach::Off)
        });
        window.look("the end of a game between computers");
        window.key(Key::R);
        window.wait(|window| !window.is_checking(), "all moves");
        window.look("a review of computers");
    }
}

#[test]
fn the_ladder_of_levels() {
    let mut window = Screens::new(|home| {
        have_played(home, "learner", Ending::Won, 2);
        Window::open_new(home, "human", "learner")
    });
    play_to_the_end(&mut window);
    window.wait_for(&play::next_level(casual()));
    window.look("the ladder of levels");
}

#[test]
fn the_longest_names() {
    let mut window = Screens::new(|home| between_long_names(home, "445"));
    window.look("long names");
    window.key(Key::Home);
    window.look("long names, looking back");
    window.key(Key::End);
    window.key(Key::C);
    window.look("modes with long names");
    window.open(|home| between_long_names(home, "4444443265661761231557213"));
    window.look("the end of a game with long names");
    window.key(Key::R);
    window.wait(
        |window| (0..=13).any(|good| window.shows(&review::good_moves(good, 13))),
        "the moves that are good",
    );
    window.wait(|window| !window.is_checking(), "all moves");
    window.look("a review with long names");
}

#[test]
fn the_large_view() {
    let mut window = Screens::new(|home| between_long_names(home, "445"));
    window.ctrl(Key::L);
    assert!(window.shows(play::leave_stage()));
    window.look("the large view with long names");
    // The view is one of the settings, and stays on for the next games.
    window.open(|home| between_long_names(home, "4444443265661761231557213"));
    window.look("the end of a game in the large view");
    window.open(|home| position(home, "45342143352244", "human", "perfect", Coach::Off));
    window.look("the large view against a computer");
    window.key(Key::H);
    window.wait(|window| !window.shows(game::hint_looking()), "a hint");
    window.look("a hint in the large view");
    window.open(|home| gomoku(home, "human", "medium"));
    window.look("Gomoku in the large view");
}

#[test]
fn the_other_theme_and_the_colours_of_strong_contrast_move_nothing() {
    for colours in [Colours::Cobalt, Colours::Contrast] {
        let settings = Settings { theme: Theme::Light, colours, ..Settings::default() };
        let mut window = Screens::new(|home| {
            let folders = Folders {
                config: home.join("config"),
                data: home.join("data"),
                home: home.to_owned(),
            };
            save_settings(&folders.settings_file(), &settings).expect("written");
            position(home, "4444443265661761231557213", "human", "medium", Coach::Off)
        });
        for (name, key) in
            [("the end of a game", Key::End), ("settings", Key::Comma), ("modes", Key::C)]
        {
            if key == Key::Comma {
                window.ctrl(key);
            } else {
                window.key(key);
            }
            for size in [SIZES[0], SIZES[2], SIZES[4]] {
                resize(&mut window, size);
                window.look_once(&format!("{colours:?} by day, {name}, {}x{}", size.0, size.1));
            }
            if key == Key::Comma {
                window.key(Key::Escape);
            }
        }
    }
}

#[test]
fn coach() {
    let mut window =
        Screens::new(|home| position(home, "453253516132", "human", "learner", Coach::Everything));
    window.key(Key::Num5);
    window.wait_for(&connect4::card_lets_win("yellow"));
    window.look("a missed block held back");
    window.open(|home| position(home, "453253516132", "human", "learner", Coach::Everything));
    window.key(Key::Num4);
    window.wait_for(coach::praise_block());
    window.look("a praised block");
    window.open(|home| position(home, "434343", "human", "learner", Coach::Blunders));
    window.key(Key::Num1);
    window.wait_for(connect4::card_missed_win());
    window.look("a missed win held back");
    // Red wins with the first coin in the middle alone.
    window.open(|home| position(home, "", "human", "learner", Coach::Everything));
    window.key(Key::Num1);
    window.wait_for(coach::card_gave_win());
    window.look("a win given away, held back");
}

#[test]
fn watching() {
    let seats = seats("low", "low");
    let mut window = Screens::new(|home| {
        Window::open_unsettled(
            home,
            Launch { seats, seed: Some(7), ..Launch::default() },
            1120.0,
            760.0,
        )
    });
    window.wait_frames(|window| window.moves().len() > 2, "some moves");
    window.harness.key_press(Key::P);
    window.settle();
    window.look("watching, paused");
    window.harness.key_press(Key::P);
    window.look("watching");
    window.open(|home| position(home, "4444443265661761231557213", "medium", "low", Coach::Off));
    window.look("the end of a watched game");
}

#[test]
fn whoever_watches_can_read_the_moves() {
    let home = home();
    let mut window = position(home.path(), "453421433522", "high", "medium", Coach::Off);
    window.key(Key::P);
    for size in [SIZES[2], SIZES[4], SIZES[5]] {
        resize(&mut window, size);
        let screen = window.harness.ctx.content_rect();
        let mut texts = Vec::new();
        for ClippedShape { clip_rect, shape, .. } in &window.harness.output().shapes {
            Faults::default().take(shape, clip_rect.intersect(screen), screen, &mut texts, "");
        }
        let title = texts
            .iter()
            .find(|painted| painted.text == play::moves_title())
            .expect("the list has its title");
        // A row has the number and the column of each of two coins.
        let is_below = |painted: &&Painted| {
            painted.rect.top() > title.rect.bottom()
                && painted.rect.left() >= title.rect.left() - 20.0
        };
        let is_whole = |painted: &&Painted| painted.clip.expand(SLACK).contains_rect(painted.rect);
        let numbers = texts
            .iter()
            .filter(|painted| painted.text.parse::<u32>().is_ok())
            .filter(is_below)
            .filter(is_whole);
        assert!(numbers.count() >= 4 * 4, "{size:?}: four rows at least");
    }
}

#[test]
fn a_game_of_checkers() {
    let launch =
        |seats| Launch { game: Some("checkers"), seats, seed: Some(7), ..Launch::default() };
    let mut window = Screens::new(|home| open(home, true, launch(seats("human", "human"))));
    window.look("checkers, the start");
    for keys in [
        [Key::Num1, Key::Num1, Key::Minus, Key::Num1, Key::Num5],
        [Key::Num2, Key::Num2, Key::Minus, Key::Num1, Key::Num8],
    ] {
        for key in keys.into_iter().chain([Key::Enter]) {
            window.key(key);
        }
    }
    window.look("checkers, a jump is there");
    window.key(Key::H);
    window.wait(|window| window.shows("15x22"), "the hint");
    window.look("checkers, with a hint");
    // A chain in progress, and in the list of moves the longest that has all its squares there.
    let setup = CheckersSetup::default()
        .with_start("B:B1,4:W6,14,22,30".parse().expect("a position"))
        .expect("a setup");
    let players = ["human"; 2].map(|mode| Some(mode.parse().expect("a mode")));
    let start = Start::Game(Box::new(Envelope::position::<Checkers>(setup, &[], players, None)));
    window.open(|home| open(home, true, Launch { start, ..Launch::default() }));
    window.press(&with(checkers::square("1", "red-man"), checkers::must_jump()));
    window.press(&with(checkers::square_empty("10"), checkers::can_go_here()));
    window.look("checkers, a chain in progress");
    window.press(&with(checkers::square_empty("17"), checkers::can_go_here()));
    window.press(&with(checkers::square_empty("26"), checkers::can_go_here()));
    assert!(window.moves().concat().contains("1x10x17x26"), "{:?}", window.moves());
    window.look("checkers, a chain in the list");
}

#[test]
fn a_game_of_go() {
    let launch = Launch {
        game: Some("go"),
        seats: seats("human", "playouts:1000"),
        seed: Some(7),
        ..Launch::default()
    };
    let mut window = Screens::new(|home| open(home, true, launch));
    window.look("an empty board of Go");
    for key in [Key::E, Key::Num5, Key::Enter] {
        window.key(key);
    }
    window.wait(|window| window.moves().len() == 2, "the computer's stone");
    window.look("Go, with what the computer has tried");
    let launch = Launch {
        game: Some("go"),
        seats: seats("human", "human"),
        seed: Some(7),
        ..Launch::default()
    };
    window.open(|home| open(home, true, launch));
    for key in [Key::E, Key::Num5, Key::Enter, Key::F2, Key::F2] {
        window.key(key);
    }
    window.wait_for(go::resume());
    window.look("Go, dead stones");
    window.press(&black("E5"));
    window.wait_for(&with(black("E5"), go::dead()));
    window.look("Go, a dead stone");
    window.press(go::count());
    window.look("Go, the end");
    window.ctrl(Key::L);
    window.look("Go, the end in the large view");
}

#[test]
fn a_game_of_gomoku() {
    let mut window = Screens::new(|home| gomoku(home, "human", "human"));
    window.look("an empty board of Gomoku");
    for point in ["H8", "I9", "H9", "H7", "I8", "J8", "G8"] {
        let mut keys = point.chars().map(|key| Key::from_name(&key.to_string()).expect("a key"));
        let (letter, digit) = (keys.next().expect("a letter"), keys.next().expect("a digit"));
        window.key(letter);
        window.key(digit);
        window.key(Key::Enter);
    }
    window.look("Gomoku");
    window.key(Key::H);
    window.wait(|window| !window.shows(game::hint_looking()), "a hint");
    window.look("a hint in Gomoku");
}

/// Writes statistics of a few games, of one opponent with much to say about.
fn keep_statistics(home: &Path) {
    let played = [
        ("learner", Ending::Won),
        ("high,defensive", Ending::Lost),
        ("perfect", Ending::Drawn),
        ("learner", Ending::Won),
    ];
    let entry = |(number, &(opponent, ending)): (u64, &(&str, Ending))| {
        let ended = Ended {
            number,
            game: "connect4".to_owned(),
            setup: "size=7x6 connect=4".to_owned(),
            opponent: opponent.to_owned(),
            side: "red".to_owned(),
            ending,
            moves: 23,
            is_helped: false,
        };
        Entry { day: "2026-11-21".parse().expect("a day"), ended }
    };
    let statistics: Statistics = (1..).zip(&played).map(entry).collect();
    save_statistics(&home.join("data/statistics.json"), &statistics).expect("written");
}

/// Opens a position, for a user with statistics.
/// A game of Connect 4 in which Red has a plan of four sentences, with a pair of spaces.
fn with_plan(home: &Path) -> Window {
    position(home, "5777131474464721", "human", "human", Coach::Off)
}

#[test]
fn a_plan_and_its_try() {
    let mut window = Screens::new(with_plan);
    window.key(Key::H);
    window.wait_for(plan::show_plan());
    window.look("a hint with a plan");
    window.key(Key::F7);
    window.wait_for(plan::begin());
    window.look("a plan");
    // A small window has a page for each of its four sentences, and one for their proof.
    resize(&mut window, SIZES[0]);
    for page in 2..=5 {
        window.key(Key::ArrowRight);
        window.look_once(&format!("page {page} of a plan"));
        window.look_in_other_languages(&format!("page {page} of a plan"));
    }
    window.key(Key::Enter);
    window.type_keys("7");
    window.look("a slip");
    // One move before the end, which the review leaves for the first mistake when it is found.
    window.open(|home| position(home, "57771314744647212", "human", "human", Coach::Off));
    window.key(Key::R);
    window.ctrl(Key::ArrowLeft);
    let is_offered = |window: &Window| {
        window.can_press(plan::show_plan()) || window.can_press(plan::show_plan_short())
    };
    window.wait(is_offered, "the plan");
    window.look("a review with a plan");
    // The longest of these pages: a lost position.
    window.open(|home| position(home, "14212211", "human", "human", Coach::Off));
    window.key(Key::F7);
    window.wait_for(plan::begin());
    resize(&mut window, SIZES[0]);
    for page in 2..=4 {
        window.key(Key::ArrowRight);
        window.look_in_other_languages(&format!("page {page} of a plan of the opponent"));
    }
    window.open(|home| position(home, "142122114", "learner", "human", Coach::Everything));
    window.key(Key::Num3);
    window.wait(is_offered, "the plan that is left");
    window.look("a plan that is left");
}

#[test]
fn an_ending_its_slip_and_its_themes() {
    let mut window = Screens::new(|home| position(home, "4", "human", "human", Coach::Off));
    window.menu(dialogs::lessons());
    window.press(endings::title());
    window.wait_for(&endings::task("red", "win"));
    window.look("an ending");
    window.key(Key::Num3);
    let why = connect4::hint_allows_double("yellow", "5", 2, "3 and 7");
    window.wait(|window| window.announces(&why), "why");
    window.look("a slip in an ending");
    window.press(endings::themes());
    window.look("the themes of the endings");
    // What a wrong column is answered with in the trainer and in a lesson.
    let is_answered = |window: &Window| {
        let answers =
            [connect4::hint_answered("yellow", ANY), connect4::hint_lets_play_above(1, "yellow")];
        answers.iter().any(|answer| window.announces(answer))
    };
    window.open(|home| position(home, "4", "human", "human", Coach::Off));
    window.menu(dialogs::lessons());
    window.press(trainer::title());
    window.key(Key::Num1);
    window.wait(is_answered, "the reply");
    window.look("a wrong opening move");
    window.open(|home| position(home, "4", "human", "human", Coach::Off));
    window.menu(dialogs::lessons());
    window.press(road::title());
    window.press(&road::row(road::wait_name(), "open"));
    window.key(Key::Num1);
    window.wait(is_answered, "the reply");
    window.look("a wrong column of a lesson");
}

fn with_statistics(home: &Path) -> Window {
    keep_statistics(home);
    position(home, "4453", "human", "high", Coach::Off)
}

#[test]
fn what_covers_the_screen() {
    let mut window = Screens::new(with_statistics);
    window.key(Key::M);
    window.look("menu");
    let links: Vec<String> = window
        .harness
        .query_all_by_role(egui::accesskit::Role::MenuItem)
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    window.key(Key::Escape);
    for label in links {
        // Those that have a screen of their own are looked at elsewhere.
        let screens = [
            dialogs::save(),
            dialogs::open(),
            puzzles::title(),
            mistakes::title(),
            dialogs::past_games_menu(),
            dialogs::review(),
            dialogs::free_board(),
            dialogs::copy_position(),
            dialogs::paste_position(),
            dialogs::settings_menu(),
            dialogs::quit_menu(),
            plan::menu(),
        ];
        if screens.contains(&label.as_str()) {
            continue;
        }
        window.menu(&label);
        window.wait(|window| dialog(window).is_some(), &label);
        window.look(&label);
        window.key(Key::Escape);
    }
    window.key(Key::F1);
    window.look("help");
    window.key(Key::Escape);
    for tab in [
        settings::tab_look(),
        settings::sound(),
        settings::tab_play(),
        settings::tab_language(),
        settings::tab_advanced(),
    ] {
        window.settings(tab);
        window.look(&format!("settings, {tab}"));
        // In a narrow window it is a page of its own.
        for size in &SIZES[..2] {
            resize(&mut window, *size);
            window.settings(tab);
            assert!(!window.shows_tabs());
            window.look_once(&format!("{size:?}, settings, {tab}"));
            window.look_in_other_languages(&format!("{size:?}, settings, {tab}"));
        }
        resize(&mut window, (1120.0, 760.0, 1.0));
        window.key(Key::Escape);
    }
    window.settings(settings::tab_advanced());
    window.press(engines::open());
    window.look("the page of engines");
    window.press(engines::add());
    window.look("the fields of an engine");
    for _ in 0..3 {
        window.key(Key::Escape);
    }
    window.ctrl(Key::Q);
    window.look("the question whether to quit");
}

/// Returns the name of the dialog that covers the screen and its edges in pixels, each as a whole
/// number of them.
fn dialog(window: &Window) -> Option<(String, [i64; 4])> {
    let mut dialogs = window.harness.query_all_by_role(egui::accesskit::Role::Dialog);
    dialogs.find_map(|dialog| {
        let (name, bounds) =
            (dialog.accesskit_node().label()?, dialog.accesskit_node().raw_bounds()?);
        #[expect(clippy::cast_possible_truncation, reason = "pixels of a screen")]
        let edges = [bounds.x0, bounds.y0, bounds.x1, bounds.y1].map(|edge| edge.round() as i64);
        Some((name, edges))
    })
}

#[test]
fn a_dialog_is_in_its_place_from_its_first_frame_on() {
    let mut window = Screens::new(with_statistics);
    for size in [SIZES[0], SIZES[4]] {
        resize(&mut window, size);
        for label in [
            dialogs::save(),
            dialogs::settings_menu(),
            dialogs::open(),
            dialogs::statistics_menu(),
            dialogs::help_menu(),
            dialogs::picture_menu(),
            dialogs::lessons(),
        ] {
            window.key(Key::M);
            let role = egui::accesskit::Role::MenuItem;
            window.harness.get_by_role_and_label(role, label).click_accesskit();
            let is_there = |window: &Window| {
                dialog(window).is_some_and(|(name, _)| name != dialogs::menu())
                    && !window.shows(statistics::reading())
            };
            window.wait_frames(is_there, label);
            window.look_once(&format!("{label} in its first frame"));
            let first = dialog(&window);
            window.settle();
            assert_eq!(
                first,
                dialog(&window),
                "{label} and where it is, in its first frame and at rest"
            );
            window.key(Key::Escape);
        }
    }
}

#[test]
fn a_dialog_that_grows_is_in_its_place_whenever_the_disk_answers() {
    let home = home();
    let mut window = position(home.path(), "4453", "human", "high", Coach::Off);
    resize(&mut window, SIZES[0]);
    // Who finds a damaged file waits for the lock.
    let data = home.path().join("data");
    std::fs::create_dir_all(&data).expect("made");
    std::fs::write(data.join("statistics.json"), "{").expect("written");
    let lock = Mutex::new(Some(Lock::at_once(&data).expect("free")));
    let folder = home.path().to_owned();
    // The disk answers between the last two passes of a frame.
    let may_answer = Arc::new(AtomicBool::new(false));
    let may = may_answer.clone();
    let answer = move |ui: &mut egui::Ui| {
        if may.load(Ordering::Relaxed)
            && ui.ctx().current_pass_index() == 1
            && let Some(lock) = lock.lock().expect("alive").take()
        {
            keep_statistics(&folder);
            drop(lock);
            std::thread::sleep(Duration::from_millis(300));
        }
    };
    window.key(Key::M);
    let frames = discarding(&window);
    frames.store(100, Ordering::Relaxed);
    window.harness.ctx.on_end_pass("the disk answers", Arc::new(answer));
    window.harness.get_by_label(dialogs::statistics_menu()).click_accesskit();
    window.wait_frames(|window| window.shows(statistics::reading()), "the page");
    may_answer.store(true, Ordering::Relaxed);
    // Each frame checks that it is in the middle.
    window.wait_frames(|window| window.shows(statistics::what_counts()), "the statistics");
}

/// Lets frames take all the passes that they may: as many of the next ones as is set in what is
/// returned.
fn discarding(window: &Window) -> Arc<AtomicUsize> {
    let frames = Arc::new(AtomicUsize::new(0));
    let left = frames.clone();
    let discard = move |ui: &mut egui::Ui| {
        if left.load(Ordering::Relaxed) > 0 {
            ui.ctx().request_discard("for a test");
            if !ui.ctx().will_discard() {
                left.fetch_sub(1, Ordering::Relaxed);
            }
        }
    };
    window.harness.ctx.on_begin_pass("discarding", Arc::new(discard));
    frames
}

#[test]
fn a_command_waits_for_the_last_pass_and_is_done_once() {
    let mut window = Screens::new(with_statistics);
    let frames = discarding(&window);
    frames.store(10, Ordering::Relaxed);
    // A dialog that is the first one takes three passes to find its place, which each frame checks.
    window.ctrl(Key::T);
    window.wait_for(statistics::what_counts());
    window.key(Key::Escape);
    let said = [analysis::shown(), analysis::hidden()];
    for expected in said {
        window.heard();
        frames.store(10, Ordering::Relaxed);
        window.key(Key::A);
        let said_of_it: Vec<_> =
            window.heard().into_iter().filter(|heard| said.contains(&heard.as_str())).collect();
        assert_eq!(said_of_it, [expected]);
    }
}

#[test]
fn kept_games_and_left_games() {
    let [first, second] = NAMES;
    let people = format!(
        r#""seats": {{"red": "human", "yellow": "human"}}, "names": {{"red": "{first}", "yellow": "{second}"}}"#
    );
    let mut window = Screens::new(|home| {
        let data = home.join("data");
        std::fs::create_dir_all(&data).expect("made");
        for (name, moves) in
            [("game.json", "4435"), ("game.window-2.json", "443"), ("game.kept-1.json", "44")]
        {
            let text =
                format!(r#"{{"version": 2, "game": "connect4", {people}, "moves": "{moves}"}}"#);
            std::fs::write(data.join(name), text).expect("written");
        }
        std::fs::write(data.join("game.kept-2.json"), "{").expect("written");
        for (number, moves) in [(5, "4343434"), (6, "143445"), (7, "14344")] {
            let text = format!(
                r#"{{"version": 2, "game": "connect4", "seats": {{"red": "human", "yellow": "learner"}}, "moves": "{moves}", "review": {{"judged": [4, 2], "mistakes": [{{"move": 3, "class": "missed_win"}}, {{"move": 5, "class": "gave_win"}}]}}}}"#
            );
            std::fs::write(data.join(format!("game.kept-{number}.json")), text).expect("written");
        }
        // Games of one time are listed by their numbers, however long it took to write them.
        let written = std::fs::metadata(data.join("game.json")).and_then(|file| file.modified());
        let written = written.expect("a time");
        for entry in std::fs::read_dir(&data).expect("read") {
            let file = File::options().write(true).open(entry.expect("read").path());
            file.and_then(|file| file.set_modified(written)).expect("dated");
        }
        open(home, true, Launch::default())
    });
    window.look("left games");
    let people = play::pairing(first, second);
    let progress = play::beside(connect4::title(), play::moves_so_far(4));
    let row = dialogs::row_detail(people, progress, "4435");
    window.press(&dialogs::row_button(dialogs::set_aside(), row));
    window.wait_for(dialogs::continue_last());
    window.look("a left game");
    window.key(Key::Y);
    window.key(Key::M);
    window.press(dialogs::past_games_menu());
    window.wait_for(&sentences("game.kept-2.json", past::damaged("")));
    window.look("past games");
    for key in [Key::ArrowDown, Key::ArrowDown] {
        window.key(key);
    }
    window.look("past games, another one");
    window.key(Key::Delete);
    window.look("past games, one deleted");
    // In a small window the chosen game takes the place of the list.
    resize(&mut window, SIZES[0]);
    let chosen = window
        .harness
        .query_all_by_label_contains(&sentences(play::moves(7), past::result_won()))
        .next()
        .and_then(|node| node.accesskit_node().label());
    window.press(&chosen.expect("a row"));
    for size in [SIZES[0], SIZES[1]] {
        resize(&mut window, size);
        window.look_once(&format!("the chosen past game, {}x{}", size.0, size.1));
    }
}

#[test]
fn every_zoom_that_is_offered_does_something_and_cuts_nothing() {
    for (width, height, scale) in SIZES {
        let mut window = Screens::new(|home| position(home, "4453", "human", "high", Coach::Off));
        let physical = (width, height, scale);
        resize(&mut window, physical);
        let mut before = 0.0;
        for step in 0..30 {
            let zoom = window.harness.ctx.zoom_factor();
            let place = format!("{width}x{height}@{scale}, zoom {zoom}");
            window.look_once(&place);
            if step % 4 == 0 {
                window.ctrl(Key::Comma);
                resize(&mut window, physical);
                window.look_once(&format!("{place}, settings"));
                window.key(Key::Escape);
            }
            if zoom <= before {
                break;
            }
            before = zoom;
            window.ctrl(Key::Plus);
            resize(&mut window, physical);
        }
        // At the end one more step up changes nothing, and a step down does at once.
        window.ctrl(Key::Minus);
        resize(&mut window, physical);
        assert!(window.harness.ctx.zoom_factor() < before - 0.01, "{width}x{height}: {before}");
    }
}

#[test]
fn the_field_for_a_path() {
    let mut window = Screens::new(|home| position(home, "4453", "human", "high", Coach::Off));
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    window.look("the field for a path");
}

#[test]
fn mistakes() {
    let mut window = Screens::new(|home| {
        let data = home.join("data");
        std::fs::create_dir_all(&data).expect("made");
        let text = r#"{"version": 2, "game": "connect4", "seats": {"red": "human", "yellow": "high"}, "moves": "43746523566244333562244555", "review": {"judged": [13, 13], "mistakes": [{"move": 17, "class": "missed_win", "better": "5"}]}}"#;
        std::fs::write(data.join("game.kept-1.json"), text).expect("written");
        position(home, "", "human", "human", Coach::Off)
    });
    window.key(Key::M);
    window.press(mistakes::title());
    window.wait_for(&mistakes::task(in_column(3)));
    window.look("a mistake");
    window.key(Key::H);
    window.look("a mistake with a hint");
    window.key(Key::Num3);
    window.settle();
    window.look("a mistake that is repeated");
    window.key(Key::S);
    window.look("a mistake with its better move");
    window.key(Key::N);
    window.wait_for(mistakes::none_due());
    window.look("no mistakes");
}

#[test]
fn practice() {
    let mut window = Screens::new(|home| position(home, "", "human", "human", Coach::Off));
    window.key(Key::M);
    window.press(puzzles::title());
    window.look("a puzzle");
    window.key(Key::Num1);
    window.settle();
    window.look("a puzzle after a move");
    window.key(Key::H);
    window.settle();
    window.look("a puzzle with a hint");
    window.key(Key::D);
    window.look("the puzzle of the day");
    window.key(Key::C);
    window.look("the calendar");
    window.key(Key::Escape);
    window.key(Key::S);
    window.wait_for(puzzles::copy_result());
    window.look("the solution of the puzzle of the day");
    window.key(Key::Escape);
    window.menu(dialogs::lessons());
    window.press(lesson::title());
    for step in 1..=6 {
        window.look(&format!("the lesson, step {step}"));
        window.key(Key::Num4);
        window.settle();
        window.look(&format!("the lesson, step {step}, after a move"));
        window.key(Key::Enter);
        window.settle();
    }
}

/// Looks at the first lesson of a game, with what is typed for a wrong move in its first step.
fn first_lesson(game: &'static str, wrong: &str, steps: &[first_lessons::Step]) {
    let launch = Launch { game: Some(game), seats: seats("human", "human"), ..Launch::default() };
    let mut window = Screens::new(|home| open(home, true, launch));
    // M may be the letter of a row.
    window.press(play::menu());
    window.press(dialogs::lessons());
    window.look("the lessons");
    window.press(lesson::title());
    for (at, step) in (1..).zip(steps) {
        window.look(&format!("step {at}"));
        if at == 1 {
            window.type_keys(wrong);
            window.key(Key::Enter);
            window.wait_for(practice::try_again());
            window.look("a wrong move");
            window.key(Key::Enter);
            window.key(Key::H);
            window.wait_for(&puzzles::answer_is_move(ANY));
            window.look("a hint");
        }
        window.key(Key::S);
        window.wait_for((step.right)());
        window.look(&format!("step {at}, done"));
        window.key(Key::Enter);
    }
}

#[test]
fn the_first_lesson_of_gomoku() {
    first_lesson("gomoku", "A1", first_lessons::GOMOKU);
}

#[test]
fn the_first_lesson_of_go() {
    first_lesson("go", "A1", first_lessons::GO);
}

#[test]
fn the_first_lesson_of_checkers() {
    first_lesson("checkers", "11X18", first_lessons::CHECKERS);
}

#[test]
fn the_first_lesson_of_reversi() {
    first_lesson("reversi", "E1", first_lessons::REVERSI);
}

#[test]
fn the_road_to_perfect() {
    let mut window = Screens::new(|home| position(home, "", "human", "human", Coach::Off));
    window.menu(dialogs::lessons());
    window.press(road::title());
    window.look("the road");
    window.press(&road::row(road::zugzwang_name(), "open"));
    window.look("a lesson of the road");
    window.key(Key::Num5);
    window.wait_for(practice::try_again());
    window.look("a wrong column of the road");
    window.key(Key::Enter);
    window.key(Key::Num7);
    window.wait_for(road::show_end());
    window.look("a right column of the road");
}
