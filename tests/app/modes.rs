//! The mode selection in the whole window, driven by keys, clicks and accessible names.

use std::path::Path;

use crate::window_harness::{Window, home, seats};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::connect4::{Connect4, Size};
use plot4::core::game::Player;
use plot4::core::kind::{GameKind, Level, window_setup};
use plot4::games::{GameId, with_game};
use plot4::launch::{Launch, Start};
use plot4::session::Coach;
use plot4::storage::Envelope;
use plot4::words::{self, Phrases, level_row};

/// The sizes of window in which everything must be in view.
const SIZES: [(f32, f32); 8] = [
    (360.0, 480.0),
    (480.0, 800.0),
    (800.0, 480.0),
    (800.0, 600.0),
    (980.0, 760.0),
    (1120.0, 760.0),
    (1920.0, 1080.0),
    (3840.0, 2160.0),
];

/// Opens the mode selection of a game that was never played, from the title.
fn modes_of(home: &Path, game: GameId, width: f32, height: f32) -> Window {
    let mut window = Window::open_sized(
        home,
        Launch {
            game: Some(game.name()),
            ..Launch::default()
        },
        width,
        height,
    );
    window.key(Key::Space);
    assert!(window.shows("Who plays?"));
    window
}

fn modes(home: &Path) -> Window {
    modes_of(home, GameId::Connect4, 1120.0, 760.0)
}

/// Clicks in the middle of what has this name, as a mouse would.
fn click(window: &mut Window, label: &str) {
    let at = window.harness.get_by_label(label).rect().center();
    window.harness.hover_at(at);
    window.settle();
    window.harness.drag_at(at);
    window.settle();
    window.harness.drop_at(at);
    window.settle();
}

/// Returns the coach that is chosen, or `None` if none can be chosen now.
fn coach(window: &Window) -> Option<Coach> {
    Coach::ALL.into_iter().find(|&coach| {
        // Folded, it is a button with its value; in full, one of three.
        let named = format!("Coach: {}", words::coach_name(coach));
        let folded = format!("{named}, change");
        let mut all = window.harness.query_all_by_label(&named);
        window.harness.query_by_label(&folded).is_some()
            || all.any(|node| {
                let node = node.accesskit_node();
                node.role() == Role::RadioButton && node.toggled() == Some(Toggled::True)
            })
    })
}

/// Returns the text of the game that is kept after every move.
fn kept(home: &Path) -> String {
    std::fs::read_to_string(home.join("data").join("game.json")).unwrap_or_default()
}

#[test]
fn greedy_is_chosen_under_more_by_mouse() {
    let home = home();
    let mut window = modes(home.path());
    assert!(
        !window.shows("Yellow: Greedy"),
        "it is not among the usual players"
    );
    click(&mut window, "Yellow: More…, Random, Greedy, Depth 8");
    assert!(!window.shows("Yellow: Low") && window.shows("Red: Low"));
    click(&mut window, "Yellow: Greedy, wins, blocks or builds a line");
    assert!(window.is_chosen("Yellow: Greedy"));
    click(&mut window, "Yellow: Back, Usual players");
    assert!(window.shows("Yellow: More…, Greedy, chosen"));
    assert!(window.shows("You against Greedy"));
    click(&mut window, "Play");
    assert!(window.shows("Yellow: Greedy"), "{}", window.announced());
    assert_eq!(window.announced(), "Your turn");
}

#[test]
fn nothing_is_scrolled_where_the_other_players_fit() {
    for (width, height) in [
        (360.0, 480.0),
        (480.0, 800.0),
        (1024.0, 600.0),
        (1280.0, 720.0),
    ] {
        let home = home();
        let mut window = modes_of(home.path(), GameId::Connect4, width, height);
        // Yellow is a computer, in which something can be adjusted.
        window.key(Key::ArrowRight);
        window.key(Key::M);
        let before = window.harness.get_by_label("Who plays?").rect();
        window.harness.hover_at(before.center());
        let delta = vec2(0.0, -200.0);
        let (unit, phase) = (egui::MouseWheelUnit::Point, egui::TouchPhase::Move);
        window.harness.event(egui::Event::MouseWheel {
            unit,
            delta,
            phase,
            modifiers: egui::Modifiers::NONE,
            source: egui::MouseWheelSource::Wheel,
        });
        window.settle();
        assert_eq!(
            window.harness.get_by_label("Who plays?").rect(),
            before,
            "{width} x {height}"
        );
    }
}

#[test]
fn greedy_is_chosen_under_more_by_keys_or_by_its_digit_alone() {
    let home = home();
    let mut window = modes(home.path());
    window.key(Key::ArrowRight);
    assert_eq!(window.announced(), "Yellow: Casual");
    window.key(Key::M);
    assert!(window.shows("Yellow: Greedy") && !window.shows("Red: Greedy"));
    assert_eq!(window.announced(), "Random, Greedy, Depth 8");
    window.key(Key::M);
    assert!(!window.shows("Yellow: Greedy"));
    window.key(Key::M);
    window.key(Key::Escape);
    assert!(
        !window.shows("Yellow: Greedy") && !window.shows("Quit?"),
        "Esc folds it first"
    );
    window.key(Key::ArrowLeft);
    window.key(Key::Num9); // Greedy for Red, though its list is not shown
    assert!(
        window.is_chosen("Red: Greedy"),
        "the card shows the list in which it stands"
    );
    window.key(Key::M);
    window.key(Key::Num8); // Random for Yellow, which starts the game
    assert!(window.shows("Red: Greedy") && window.shows("Yellow: Random"));
}

#[test]
fn a_depth_of_ones_own_has_steps_and_a_computer_its_character() {
    let home = home();
    let mut window = modes(home.path());
    window.key(Key::ArrowRight);
    window.key(Key::M);
    window.press("Yellow: Custom, looks 8 moves ahead");
    window.press("Character: Defensive");
    window.press("+");
    window.press("+");
    window.press("−");
    assert!(window.is_chosen("Yellow: Custom, looks 9 moves ahead"));
    assert!(window.is_chosen("Character: Defensive") && window.shows("You against Depth 9"));
    window.key(Key::Enter);
    window.key(Key::Num4);
    window.wait(
        |_| kept(home.path()).contains("\"yellow\":\"search:9,defensive\""),
        "the game that is kept",
    );
}

#[test]
fn digits_choose_for_both_sides_and_start() {
    let home = home();
    let mut window = modes(home.path());
    window.key(Key::Num1);
    assert!(window.shows("Who plays?"));
    assert_eq!(
        window.announced(),
        "Red: Human. Next, Yellow: Casual",
        "what is chosen for next"
    );
    window.key(Key::Num4);
    assert_eq!(window.announced(), "Your turn");
    assert!(window.shows("Yellow: Low"));
}

#[test]
fn arrows_lead_from_player_to_player_and_from_side_to_side() {
    let home = home();
    let mut window = modes(home.path());
    window.key(Key::ArrowUp); // Human is the first
    assert!(window.is_chosen("Red: Human"));
    window.key(Key::ArrowDown);
    assert_eq!(window.announced(), "Red: Beginner");
    window.key(Key::ArrowRight);
    for _ in 0..4 {
        window.key(Key::ArrowDown);
    }
    // Perfect is the last
    assert!(window.is_chosen("Red: Beginner") && window.is_chosen("Yellow: Perfect"));
    window.press("Board: 8x7");
    window.key(Key::ArrowDown);
    assert!(
        window.is_chosen("Yellow: High"),
        "Perfect does not play on this board"
    );
    window.key(Key::M);
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    assert_eq!(window.announced(), "Yellow: Greedy");
}

#[test]
fn enter_plays_with_what_is_chosen_and_goes_on_with_a_game() {
    let home = home();
    let mut window = modes(home.path());
    window.key(Key::Enter);
    assert_eq!(window.announced(), "Your turn");
    assert!(window.shows("Yellow: Casual"));
    window.key(Key::Num4);
    window.wait(|window| window.moves().len() == 2, "the computer's answer");
    window.key(Key::C);
    window.key(Key::ArrowRight);
    window.press("Yellow: Human, mouse, keyboard or touch");
    assert!(window.shows("Continue") && window.shows("Two players. Your current game continues"));
    window.key(Key::Enter);
    assert_eq!(window.moves().len(), 2, "the game goes on");
    assert!(window.shows("Yellow: Yellow, Human"));
    window.key(Key::C);
    window.press("New game");
    assert_eq!(window.moves().len(), 0);
}

#[test]
fn tab_reaches_every_player_option_and_button() {
    let home = home();
    let mut window = modes(home.path());
    let mut reached = Vec::new();
    for _ in 0..60 {
        window.key(Key::Tab);
        let focused = window
            .harness
            .root()
            .children_recursive()
            .find(egui_kittest::Node::is_focused);
        reached.extend(focused.and_then(|node| node.accesskit_node().label()));
    }
    for name in [
        "Game: Gomoku",
        "Red: Human",
        "Red: Perfect",
        "Red: More…",
        "Swap sides",
        "Yellow: Human",
        "Yellow: More…",
        "Board: 7x6",
        "In a row: 4",
        "Coach: ",
        "Play",
        "Quit",
    ] {
        assert!(
            reached.iter().any(|label| label.starts_with(name)),
            "Tab does not reach {name}: {reached:?}"
        );
    }
}

#[test]
fn the_coach_is_kept_over_a_restart_and_in_the_save() {
    let home = home();
    let mut window = modes(home.path());
    assert_eq!(coach(&window), Some(Coach::Off));
    for (next, name) in [
        (Coach::Blunders, "Blunders"),
        (Coach::Everything, "Everything"),
        (Coach::Off, "Off"),
        (Coach::Blunders, "Blunders"),
    ] {
        window.key(Key::T);
        assert_eq!(coach(&window), Some(next));
        assert_eq!(window.announced(), format!("Coach: {name}"));
    }
    window.key(Key::Enter);
    window.key(Key::Num4);
    window.wait(
        |_| kept(home.path()).contains("\"coach\": \"blunders\""),
        "the game that is kept",
    );
    // The next game of the series has it, too.
    window.wait(|window| window.moves().len() == 2, "the computer's answer");
    window.ctrl(Key::N);
    window.key(Key::Num1);
    window.wait(
        |_| {
            kept(home.path()).contains("\"moves\": \"1")
                && kept(home.path()).contains("\"coach\": \"blunders\"")
        },
        "the next game",
    );
    drop(window);
    let mut window = Window::open(home.path(), Launch::default());
    window.key(Key::N); // not on with the last game
    assert_eq!(
        coach(&window),
        Some(Coach::Blunders),
        "the usual one from now on"
    );
    window.key(Key::T);
    window.key(Key::T);
    assert_eq!(coach(&window), Some(Coach::Off));
    window.key(Key::Enter);
    window.key(Key::Num3);
    window.wait(|_| kept(home.path()).contains("\"moves\": \"3"), "a game");
    assert!(!kept(home.path()).contains("coach"));
}

#[test]
fn the_coach_is_chosen_by_mouse() {
    let home = home();
    let mut window = modes(home.path());
    if window.shows("Coach: Off, change") {
        window.press("Coach: Off, change");
    }
    click(&mut window, "Coach: Everything");
    assert_eq!(coach(&window), Some(Coach::Everything));
    assert_eq!(window.announced(), "Coach: Everything");
}

#[test]
fn the_coach_is_for_one_person_and_stays_with_the_game_in_between() {
    let home = home();
    let mut window = modes(home.path());
    window.key(Key::T);
    window.key(Key::Enter);
    window.key(Key::Num4);
    window.wait(|window| window.moves().len() == 2, "the computer's answer");
    window.key(Key::C);
    assert_eq!(coach(&window), Some(Coach::Blunders));
    window.press("Yellow: Human, mouse, keyboard or touch");
    assert_eq!(coach(&window), None, "there is no one to help");
    window.key(Key::T);
    assert!(window.shows("The coach is for one person against a computer"));
    window.key(Key::Enter);
    window.key(Key::C);
    window.press("Yellow: Low, looks 2 moves ahead, roughly (easy)");
    assert_eq!(coach(&window), Some(Coach::Blunders), "it was only asleep");
}

#[test]
fn the_command_line_turns_the_coach_on() {
    for launch in [
        Launch {
            coach: Some(Coach::Everything),
            seats: seats("human", "low"),
            ..Launch::default()
        },
        Launch {
            coach: Some(Coach::Blunders),
            start: Start::Game(Box::new(Envelope::position::<Connect4>(
                Size::STANDARD,
                &[],
                [None; 2],
                None,
            ))),
            ..Launch::default()
        },
    ] {
        let (home, asked) = (home(), launch.coach);
        let mut window = Window::open(home.path(), launch);
        window.key(Key::C);
        assert_eq!(coach(&window), asked);
    }
}

#[test]
fn the_help_page_says_what_each_computer_does() {
    let home = home();
    let mut window = modes(home.path());
    window.key(Key::F1);
    assert!(window.shows("Low: easy: looks 2 moves ahead, roughly"));
    assert!(window.shows("Perfect: unbeatable: never makes a mistake"));
    assert!(window.shows("Random: drops coins at random"));
    assert!(window.shows("1 to 9: Choose a player"));
}

/// Returns the names of everything that can be pressed, and where it is.
fn elements(window: &Window) -> Vec<(String, Rect)> {
    let roles = [
        Role::Button,
        Role::RadioButton,
        Role::Switch,
        Role::Tab,
        Role::Heading,
    ];
    let nodes = roles
        .into_iter()
        .flat_map(|role| window.harness.query_all_by_role(role).collect::<Vec<_>>());
    nodes
        .map(|node| {
            (
                node.accesskit_node().label().unwrap_or_default(),
                node.rect(),
            )
        })
        .collect()
}

/// Checks that all that can be pressed lies in the window, and that no two of them overlap.
fn check_places(window: &Window, what: &str) {
    let screen = Rect::from_min_size(egui::Pos2::ZERO, window.harness.ctx.content_rect().size());
    let elements = elements(window);
    for (name, rect) in &elements {
        assert!(
            !name.is_empty(),
            "{what}: something at {rect:?} has no name"
        );
        assert!(
            screen.contains_rect(*rect),
            "{what}: {name} at {rect:?} is not in {screen:?}"
        );
        assert!(
            rect.height() >= 22.0,
            "{what}: {name} is only {} points high",
            rect.height()
        );
    }
    for (index, (name, rect)) in elements.iter().enumerate() {
        for (other, place) in elements.iter().skip(index + 1) {
            let both = rect.shrink(0.5).intersect(*place);
            // The way out stands in the heading's line, and the steps in the row of their player.
            let nested = rect.contains_rect(*place) || place.contains_rect(*rect);
            assert!(
                nested || !both.is_positive(),
                "{what}: {name} at {rect:?} and {other} at {place:?} overlap"
            );
        }
    }
}

/// Returns how the rows of a side begin: people, the computers in the order of their strength, and
/// the others.
fn rows<K: GameKind>() -> Vec<String> {
    let (usual, others): (Vec<K::Level>, Vec<K::Level>) = K::LEVELS
        .iter()
        .partition(|level| level.strength().is_some());
    let mut rows = vec!["Human".to_owned()];
    let names = usual
        .into_iter()
        .map(|level| level_row(level.id()).to_owned());
    rows.extend(names);
    rows.extend((!others.is_empty()).then(|| "More…".to_owned()));
    rows
}

/// Returns how the options of the set-up begin.
fn options<K: GameKind>() -> Vec<String> {
    words::setup_options::<K>(window_setup::<K>())
        .iter()
        .map(|option| format!("{}: ", option.label))
        .collect()
}

#[test]
fn everything_lies_in_the_window_at_every_size_in_every_game() {
    for game in GameId::ALL {
        for (width, height) in SIZES {
            let home = home();
            let mut window = modes_of(home.path(), *game, width, height);
            let what = format!("{} at {width}x{height}", game.name());
            let (sides, rows, options) =
                with_game!(*game, K => (Player::BOTH.map(K::side), rows::<K>(), options::<K>()));
            for (side, key) in sides.into_iter().zip([Key::ArrowLeft, Key::ArrowRight]) {
                window.key(key);
                for row in &rows {
                    assert!(
                        window.shows(&format!("{side}: {row}")),
                        "{what}: {side} {row}"
                    );
                }
            }
            assert!(window.shows("Play") && window.shows("Coach: "), "{what}");
            for option in &options {
                assert!(window.shows(option), "{what}: {option}");
            }
            check_places(&window, &what);
            window.key(Key::M);
            check_places(&window, &format!("{what}, more"));
        }
    }
}

#[test]
fn an_option_that_is_folded_unfolds_over_the_others() {
    let home = home();
    let mut window = modes_of(home.path(), GameId::Connect4, 360.0, 480.0);
    assert!(!window.shows("Board: 8x7"));
    window.press("Board: 7x6, change");
    check_places(&window, "unfolded");
    window.press("Board: 8x7");
    assert!(window.shows("Board: 8x7, change") && window.shows("Coach: "));
    window.press("In a row: 4, change");
    window.key(Key::Escape);
    assert!(window.shows("Board: 8x7, change") && !window.shows("Quit?"));
    window.key(Key::Enter);
    assert!(window.shows("Column 8, empty"));
}

#[test]
fn one_list_is_shown_at_a_time_in_a_small_window() {
    let home = home();
    let mut window = modes_of(home.path(), GameId::Connect4, 480.0, 800.0);
    assert!(window.shows("Red: Low") && !window.shows("Yellow: Low"));
    let middle = window.harness.get_by_label("Side: Yellow, Casual").rect();
    assert!(middle.size().x >= vec2(120.0, 0.0).x);
    click(&mut window, "Side: Yellow, Casual");
    assert!(!window.shows("Red: Low") && window.shows("Yellow: Low"));
    click(&mut window, "Swap sides");
    assert!(window.shows("Side: Red, Casual") && window.shows("Side: Yellow, Human"));
}

#[test]
fn an_option_says_what_it_means() {
    for (width, height) in [(480.0, 800.0), (1920.0, 1080.0)] {
        let home = home();
        let window = modes_of(home.path(), GameId::Go, width, height);
        let nodes = window.harness.query_all_by_label_contains("Ko");
        let described = nodes
            .filter_map(|node| node.accesskit_node().description())
            .any(|about| about.contains("Positional"));
        assert!(described, "{width} x {height}");
    }
}
