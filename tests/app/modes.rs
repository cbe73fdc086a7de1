//! The new-game screen in the whole window, driven by keys, clicks and accessible names.

use std::path::Path;

use crate::window_harness::{
    ANY, Window, against, beginner, casual, choice, folded, greedy, high, home, labelled, low,
    perfect, person, random, red, seats, sentences, with, yellow,
};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::connect4::{Connect4, Size};
use plot4::core::game::Player;
use plot4::core::kind::{GameKind, Level, window_setup};
use plot4::games::{GameId, with_game};
use plot4::launch::{Launch, Resume, Start};
use plot4::session::Coach;
use plot4::storage::Envelope;
use plot4::words::text::{
    coach, connect4, dialogs, game, gomoku, keys, lesson, new_game, options, past, play, reversi,
    settings,
};
use plot4::words::{self, Phrases, level_row, you};

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

/// Opens the new-game screen of a game that was never played, from the title.
fn modes_of(home: &Path, game: GameId, width: f32, height: f32) -> Window {
    let mut window = Window::open_sized(
        home,
        Launch { game: Some(game.name()), ..Launch::default() },
        width,
        height,
    );
    window.key(Key::Space);
    assert!(window.shows(new_game::against()));
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
        let (option, value) = (new_game::coach(), words::coach_name(coach));
        let (named, folded) = (labelled(option, value), folded(option, value));
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
fn the_usual_game_takes_two_actions_from_the_first_screen() {
    for keys in [[Key::Space, Key::Enter], [Key::Enter, Key::Enter]] {
        let mut window = Window::at_home(|home| Window::open(home, Launch::default()));
        for key in keys {
            window.key(key);
        }
        assert_eq!(window.announced(), game::your_turn());
        assert!(window.shows(&labelled(yellow(), casual())));
    }
}

#[test]
fn greedy_is_chosen_in_the_details_by_mouse() {
    let home = home();
    let mut window = modes(home.path());
    assert!(!window.shows(greedy()), "it is not in the list");
    click(&mut window, new_game::customize());
    click(&mut window, &folded(yellow(), casual()));
    assert!(window.shows(&labelled(yellow(), low())) && !window.shows(&labelled(red(), low())));
    window.press(&new_game::player(yellow(), greedy(), connect4::level_greedy()));
    assert!(window.is_chosen(&labelled(yellow(), greedy())));
    click(&mut window, new_game::done());
    assert!(window.shows(&folded(yellow(), greedy())));
    click(&mut window, new_game::customize());
    assert!(window.shows(&sentences(play::pairing(you(), greedy()), new_game::you_begin("red"))));
    click(&mut window, new_game::play());
    assert!(window.shows(&labelled(yellow(), greedy())), "{}", window.announced());
    assert_eq!(window.announced(), game::your_turn());
}

#[test]
fn nothing_is_scrolled_where_all_fits() {
    for (width, height) in [(360.0, 480.0), (480.0, 800.0), (1024.0, 600.0), (1280.0, 720.0)] {
        let home = home();
        let mut window = modes_of(home.path(), GameId::Connect4, width, height);
        let before = window.harness.get_by_label(new_game::play()).rect();
        window.details();
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
            window.harness.get_by_label(new_game::play()).rect(),
            before,
            "{width} x {height}"
        );
    }
}

#[test]
fn the_buttons_stay_in_their_places_while_the_details_are_open() {
    for (width, height) in SIZES {
        let home = home();
        let mut window = modes_of(home.path(), GameId::Connect4, width, height);
        let places = |window: &Window| {
            [new_game::customize(), new_game::play(), past::title()]
                .map(|label| window.harness.get_by_label(label).rect())
        };
        let before = places(&window);
        let by_chance = choice(new_game::starts(), new_game::random_start());
        let starts = window.harness.get_by_label(&by_chance).rect();
        window.key(Key::M);
        assert_eq!(places(&window), before, "{width} x {height}");
        let now = window.harness.get_by_label(&by_chance).rect();
        let moved = [now.top() - starts.top(), now.right() - starts.right()];
        assert!(moved.iter().all(|by| by.abs() < 0.1), "{width} x {height}: {moved:?}");
        window.key(Key::Escape);
        assert_eq!(places(&window), before, "{width} x {height}");
        assert!(!window.shows(dialogs::quit()) && window.shows(new_game::against()));
    }
}

#[test]
fn a_depth_of_ones_own_has_steps_and_a_computer_its_character() {
    let home = home();
    let mut window = modes(home.path());
    window.players_of(yellow());
    let custom = |depth| new_game::player(yellow(), game::level_custom(), game::level_looks(depth));
    let defensive = choice(options::character(), options::character_defensive());
    window.press(&custom(8));
    window.press(&defensive);
    window.press("+");
    window.press("+");
    window.press("−");
    assert!(window.is_chosen(&custom(9)) && window.is_chosen(&defensive));
    window.press(new_game::done());
    assert!(window.shows(&folded(yellow(), game::level_depth("9"))));
    window.key(Key::Enter);
    window.key(Key::Num4);
    window.wait(
        |_| kept(home.path()).contains("\"yellow\":\"search:9,defensive\""),
        "the game that is kept",
    );
}

#[test]
fn digits_only_choose_and_enter_plays() {
    let home = home();
    let mut window = modes(home.path());
    for (key, opponent) in [
        (Key::Num1, against(beginner())),
        (Key::Num6, against(perfect())),
        (Key::Num7, new_game::friend().to_owned()),
        (Key::Num9, new_game::friend().to_owned()), // there is no ninth
        (Key::Num3, against(low())),
    ] {
        window.key(key);
        assert!(window.shows(new_game::against()) && window.is_chosen(&opponent), "{key:?}");
    }
    window.key(Key::Enter);
    assert_eq!(window.announced(), game::your_turn());
    assert!(window.shows(&labelled(yellow(), low())));
}

#[test]
fn arrows_lead_through_the_opponents_and_through_who_starts() {
    let home = home();
    let mut window = modes(home.path());
    for _ in 0..3 {
        window.key(Key::ArrowUp);
    }
    assert_eq!(window.announced(), play::pairing(you(), beginner()));
    for _ in 0..5 {
        window.key(Key::ArrowDown);
    }
    assert!(window.is_chosen(&against(perfect())));
    window.details();
    window.press(&choice(options::board(), "8 × 7"));
    window.key(Key::Escape);
    window.key(Key::ArrowDown);
    assert!(window.is_chosen(new_game::friend()));
    window.key(Key::ArrowUp);
    assert!(window.is_chosen(&against(high())), "Perfect does not play on this board");
    window.key(Key::ArrowRight);
    assert!(window.is_chosen(&choice(new_game::starts(), high())));
    assert!(window.shows(&new_game::opponent_begins("red", "yellow")));
    window.key(Key::ArrowRight);
    assert!(window.is_chosen(&choice(new_game::starts(), new_game::random_start())));
    assert_eq!(window.announced(), new_game::random_start_spoken());
    window.key(Key::ArrowLeft);
    window.key(Key::ArrowLeft);
    window.key(Key::ArrowLeft);
    assert!(window.is_chosen(&choice(new_game::starts(), game::you())));
    assert!(window.shows(&new_game::you_begin("red")));
}

#[test]
fn chance_decides_who_starts() {
    let home = home();
    let mut starts = [0, 0]; // games that the computer starts, that the user starts
    for seed in 0..12 {
        let launch = Launch { seed: Some(seed), resume: Resume::Never, ..Launch::default() };
        let mut window = Window::open(home.path(), launch);
        window.key(Key::Space);
        window.press(&choice(new_game::starts(), new_game::random_start()));
        window.key(Key::Enter);
        assert!(window.shows(&labelled(red(), game::you())), "the colour stays");
        let is_first = window.announced() == game::your_turn();
        starts[usize::from(is_first)] += 1;
    }
    assert!(starts.into_iter().all(|count| count >= 2), "{starts:?}");
}

#[test]
fn where_black_starts_the_user_chooses_a_colour() {
    for game in [GameId::Gomoku, GameId::Go, GameId::Reversi] {
        let home = home();
        let mut window = modes_of(home.path(), game, 1120.0, 760.0);
        assert!(window.is_chosen(&choice(new_game::colour(), game::side_black())), "{game:?}");
        window.press(&choice(new_game::colour(), game::side_white()));
        assert!(window.shows(&new_game::opponent_begins("white", "black")));
        window.key(Key::Enter);
        assert!(window.shows(&labelled(game::side_white(), game::you())), "{game:?}");
        window.press(play::new_game());
        window.press(new_game::friend_spoken());
        assert!(window.shows(&play::begins(game::side_black())));
        assert!(!window.shows(&choice(new_game::colour(), game::side_white())));
    }
}

#[test]
fn two_computers_are_chosen_in_the_details_which_open_for_it() {
    let home = home();
    let mut window = modes(home.path());
    window.press(new_game::watch());
    assert!(window.shows(&folded(red(), casual())) && window.shows(&folded(yellow(), casual())));
    window.choose_player(red(), random());
    window.choose_player(yellow(), greedy());
    window.key(Key::M);
    assert!(window.is_chosen(new_game::watch()));
    window.key(Key::Enter);
    window.wait(
        |window| {
            window.shows(&labelled(red(), random())) && window.shows(&labelled(yellow(), greedy()))
        },
        "the game",
    );
}

#[test]
fn enter_always_starts_a_new_game_and_another_opponent_in_mid_game_is_a_second_button() {
    let home = home();
    let mut window = modes(home.path());
    assert!(!window.shows(play::continue_()));
    window.key(Key::Enter);
    assert_eq!(window.announced(), game::your_turn());
    assert!(window.shows(&labelled(yellow(), casual())));
    window.key(Key::Num4);
    window.wait(|window| window.moves().len() == 2, "the computer's answer");
    window.key(Key::C);
    assert!(window.shows(new_game::start_new()));
    assert!(!window.shows(&new_game::continue_against(ANY)), "they are the same");
    window.key(Key::Num3);
    assert!(window.shows(&new_game::continue_against(low())));
    window.press(&choice(new_game::starts(), low()));
    assert!(!window.shows(&new_game::continue_against(ANY)));
    window.press(new_game::continue_());
    assert_eq!(window.moves().len(), 2);
    assert!(window.shows(&labelled(yellow(), casual())), "nothing has changed");
    window.key(Key::C);
    window.key(Key::Num7);
    window.press(new_game::continue_friend());
    assert_eq!(window.moves().len(), 2, "the game goes on");
    assert!(window.shows(&person(yellow(), yellow())));
    window.key(Key::C);
    window.key(Key::Num3);
    window.key(Key::Enter);
    assert_eq!(window.moves().len(), 0, "a new game");
    assert!(window.shows(&labelled(yellow(), low())));
    window.ctrl(Key::Z);
    assert_eq!(window.moves().len(), 2, "the game before comes back");
    window.key(Key::C);
    window.key(Key::Num7);
    window.press(new_game::start_new());
    assert_eq!(window.moves().len(), 0);
}

#[test]
fn an_unfinished_game_has_a_card_that_goes_on_with_it_also_while_another_game_is_chosen() {
    let home = home();
    let mut window = modes(home.path());
    let card = labelled(new_game::continue_game(), ANY);
    assert!(!window.shows(&card) && !window.shows(new_game::continue_()));
    window.key(Key::Enter);
    window.key(Key::Num4);
    window.key(Key::C);
    window.key(Key::G);
    assert!(window.shows(&card));
    window.press(new_game::continue_());
    assert!(window.shows(&with(connect4::move_subject("4"), "")) && !window.moves().is_empty());
    window.key(Key::C);
    window.key(Key::Escape);
    assert!(!window.moves().is_empty(), "Esc goes on with it, too");
}

#[test]
fn a_variant_is_a_click_or_a_key_away_and_named_wherever_its_game_is() {
    let home = home();
    let mut window = modes(home.path());
    let five = "Connect 5 · 9 × 7";
    let chosen = |window: &Window| -> Option<String> {
        let mut chips = window.harness.query_all_by_role(Role::RadioButton).filter_map(|chip| {
            let is_chosen = chip.accesskit_node().toggled() == Some(Toggled::True);
            chip.accesskit_node().label().filter(|_| is_chosen)
        });
        let ends = new_game::variant("");
        chips.find_map(|label| label.strip_prefix(&ends).map(str::to_owned))
    };
    let usual = chosen(&window).expect("the usual one");
    window.press(&new_game::variant(five));
    assert_eq!(chosen(&window).as_deref(), Some(five));
    // Its tile, the heading, and in the game the header and the title of the window.
    let title = five.split(" · ").next().expect("a name");
    assert!(window.shows(&new_game::game(title, "9 × 7")));
    assert!(window.painted().iter().any(|text| text == five), "{:?}", window.painted());
    window.key(Key::Enter);
    window.key(Key::Num9);
    assert!(window.shows(&with(connect4::move_subject("9"), "")), "there are nine columns");
    assert!(window.painted().iter().any(|text| text == title), "{:?}", window.painted());
    assert!(window.title.starts_with(five), "{:?}", window.title);
    // What is chosen stays, until the usual one is chosen: a click or a key away.
    window.key(Key::C);
    assert_eq!(chosen(&window).as_deref(), Some(five));
    window.key(Key::V);
    assert_eq!(chosen(&window).as_deref(), Some(&*usual));
    assert!(window.shows(&new_game::game(connect4::title(), connect4::summary())));
    window.key(Key::Enter);
    assert!(window.moves().is_empty() && !window.title.contains(title), "{:?}", window.title);
    for name in ["9 × 7", five] {
        window.key(Key::C);
        window.key(Key::V);
        assert_eq!(chosen(&window).as_deref(), Some(name));
        window.key(Key::Enter);
        assert!(window.title.contains(name), "{:?}", window.title);
    }
}

#[test]
fn tab_reaches_every_opponent_option_and_button() {
    let home = home();
    let mut window = modes(home.path());
    let mut reached = Vec::new();
    for press in 0..80 {
        if press == 40 {
            window.details();
        }
        window.key(Key::Tab);
        let focused =
            window.harness.root().children_recursive().find(egui_kittest::Node::is_focused);
        reached.extend(focused.and_then(|node| node.accesskit_node().label()));
    }
    let buttons = [
        settings::title(),
        new_game::quit(),
        new_game::friend(),
        new_game::watch(),
        new_game::swap(),
        new_game::customize(),
        new_game::play(),
        lesson::title(),
        past::title(),
    ];
    let options = [
        choice(past::filter_game(), gomoku::title()),
        against(beginner()),
        against(perfect()),
        folded(red(), game::you()),
        folded(yellow(), casual()),
        choice(options::board(), "7 × 6"),
        choice(options::in_a_row(), "4"),
        choice(new_game::coach(), ""),
        choice(new_game::starts(), new_game::random_start()),
    ];
    for name in options.into_iter().chain(buttons.map(str::to_owned)) {
        assert!(
            reached.iter().any(|label| label.starts_with(&name)),
            "Tab does not reach {name}: {reached:?}"
        );
    }
}

#[test]
fn the_coach_is_kept_over_a_restart_and_in_the_save() {
    let home = home();
    let mut window = modes(home.path());
    window.details();
    assert_eq!(coach(&window), Some(Coach::Off));
    for (next, name) in [
        (Coach::Blunders, coach::blunders()),
        (Coach::Everything, coach::everything()),
        (Coach::Off, coach::off()),
        (Coach::Blunders, coach::blunders()),
    ] {
        window.key(Key::T);
        assert_eq!(coach(&window), Some(next));
        assert_eq!(window.announced(), labelled(new_game::coach(), name));
    }
    window.key(Key::Enter);
    window.key(Key::Num4);
    window.wait(|_| kept(home.path()).contains("\"coach\": \"blunders\""), "the game that is kept");
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
    window.details();
    assert_eq!(coach(&window), Some(Coach::Blunders), "the usual one from now on");
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
    window.details();
    let everything = labelled(new_game::coach(), coach::everything());
    click(&mut window, &everything);
    assert_eq!(coach(&window), Some(Coach::Everything));
    assert_eq!(window.announced(), everything);
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
    window.details();
    assert_eq!(coach(&window), Some(Coach::Blunders));
    window.key(Key::Num7);
    assert_eq!(coach(&window), None, "there is no one to help");
    window.key(Key::T);
    assert!(window.shows(new_game::no_coach()));
    window.key(Key::Enter);
    window.key(Key::C);
    window.details();
    window.key(Key::Num3);
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
        window.details();
        assert_eq!(coach(&window), asked);
    }
}

#[test]
fn the_help_page_says_what_each_computer_does() {
    let home = home();
    let mut window = modes(home.path());
    window.key(Key::F1);
    assert!(window.shows(&labelled(low(), connect4::level_low())));
    assert!(window.shows(&labelled(perfect(), connect4::level_perfect())));
    assert!(window.shows(&labelled(random(), connect4::level_random())));
    assert!(window.shows(&labelled(keys::digits(8), keys::player_digits())));
}

#[test]
fn the_help_page_says_which_version_this_is() {
    let home = home();
    let mut window = modes(home.path());
    window.key(Key::F1);
    assert!(window.shows(concat!("Plot 4: ", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn the_help_page_is_about_the_game_that_is_chosen() {
    let home = home();
    let mut window = modes(home.path());
    for _ in 1..GameId::ALL.len() {
        window.key(Key::G);
    }
    assert!(window.is_chosen(&choice(past::filter_game(), reversi::title())));
    window.key(Key::F1);
    assert!(window.shows(&labelled(random(), reversi::level_random())));
    assert!(!window.shows(connect4::drop_in_column()), "Reversi has discs");
}

/// Returns the names of everything that can be pressed, and where it is.
fn elements(window: &Window) -> Vec<(String, Rect)> {
    let roles = [Role::Button, Role::RadioButton, Role::Switch, Role::Tab, Role::Heading];
    let nodes = roles
        .into_iter()
        .flat_map(|role| window.harness.query_all_by_role(role).collect::<Vec<_>>());
    nodes.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}

/// Checks that all that can be pressed lies in the window, and that no two of them overlap.
fn check_places(window: &Window, what: &str) {
    let screen = Rect::from_min_size(egui::Pos2::ZERO, window.harness.ctx.content_rect().size());
    let elements = elements(window);
    for (name, rect) in &elements {
        assert!(!name.is_empty(), "{what}: something at {rect:?} has no name");
        assert!(screen.contains_rect(*rect), "{what}: {name} at {rect:?} is not in {screen:?}");
        assert!(rect.height() >= 22.0, "{what}: {name} is only {} points high", rect.height());
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

/// Returns how the rows of the list of opponents begin.
fn rows<K: GameKind>() -> Vec<String> {
    let levels = K::LEVELS.iter().filter(|level| level.strength().is_some());
    let rows = levels.map(|level| against(level_row(level.id())));
    rows.chain([new_game::friend_spoken(), new_game::watch()].map(str::to_owned)).collect()
}

/// Returns how the options of the set-up begin.
fn options<K: GameKind>() -> Vec<String> {
    words::setup_options::<K>(window_setup::<K>())
        .iter()
        .map(|option| labelled(option.label, ""))
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
            for row in &rows {
                assert!(window.shows(row), "{what}: {row}");
            }
            assert!(window.shows(new_game::play()), "{what}");
            check_places(&window, &what);
            window.details();
            for option in options.iter().chain([&labelled(new_game::coach(), "")]) {
                assert!(window.shows(option), "{what}: {option}");
            }
            for side in sides {
                window.players_of(side);
                for level in with_game!(*game, K => rows_of_players::<K>()) {
                    assert!(window.shows(&labelled(side, &level)), "{what}: {side} {level}");
                }
            }
        }
    }
}

/// Returns how the rows of the players of a side begin: a person, and every computer.
fn rows_of_players<K: GameKind>() -> Vec<String> {
    let levels = K::LEVELS.iter().map(|level| level_row(level.id()).to_owned());
    std::iter::once(new_game::human().to_owned()).chain(levels).collect()
}

#[test]
fn values_without_room_side_by_side_are_chosen_from_a_list() {
    let home = home();
    let mut window = modes_of(home.path(), GameId::Go, 360.0, 480.0);
    window.details();
    assert!(!window.shows(&choice(options::handicap(), "2")));
    let no_handicap = folded(options::handicap(), options::handicap_none());
    window.press(&no_handicap);
    window.key(Key::Escape);
    assert!(window.shows(&no_handicap));
    assert!(!window.shows(dialogs::quit()));
    window.press(&no_handicap);
    window.press(&choice(options::handicap(), "2"));
    assert!(window.shows(&folded(options::handicap(), "2")));
    assert!(window.shows(&choice(new_game::coach(), ANY)));
    window.key(Key::Escape);
    assert!(window.shows(&play::begins(game::side_white())));
}

#[test]
fn an_option_says_what_it_means() {
    for (width, height) in [(480.0, 800.0), (1920.0, 1080.0)] {
        let home = home();
        let mut window = modes_of(home.path(), GameId::Go, width, height);
        window.details();
        let nodes = window.harness.query_all_by_label_contains(options::ko());
        let described = nodes
            .filter_map(|node| node.accesskit_node().description())
            .any(|about| about.contains(options::ko_positional()));
        assert!(described, "{width} x {height}");
    }
}
