//! The look of the window and its animations, by keys and accessible names: colours, the next coin,
//! the moment of a win.

use std::path::Path;

use crate::window_harness::{ANY, Window, black, choice, connect4, empty, high, home, red, seats};
use egui::{Key, Mesh, Pos2, Shape, pos2};
use plot4::launch::Launch;
use plot4::storage::{Colours, Folders, Motion, Settings, Theme, load_settings, save_settings};
use plot4::words::text::{checkers, connect4, game, gomoku, play, settings, title};

/// Returns the files of the user.
fn folders(home: &Path) -> Folders {
    Folders { config: home.join("config"), data: home.join("data"), home: home.to_owned() }
}

/// Opens a position of Connect 4 with these players, and with the settings changed.
fn position(
    home: &Path,
    moves: &str,
    players: [&str; 2],
    change: impl FnOnce(&mut Settings),
) -> Window {
    let mut settings = Settings { computer_ms: Some(0), ..Settings::default() };
    change(&mut settings);
    save_settings(&folders(home).settings_file(), &settings).expect("settings can be written");
    open(home, moves, players)
}

/// Opens a position of Connect 4 with these players.
fn open(home: &Path, moves: &str, players: [&str; 2]) -> Window {
    Window::open_saved(home, connect4(moves, players))
}

/// Returns the pictures of the last frame, each with where it is, in points: its middle and its
/// width.
fn pictures(window: &Window) -> Vec<(f32, f32, f32)> {
    let mut found = Vec::new();
    for clipped in &window.harness.output().shapes {
        collect(&clipped.shape, &mut found);
    }
    found
}

/// Adds the pictures of a shape: squares with a texture that is not that of the glyphs.
fn collect(shape: &Shape, found: &mut Vec<(f32, f32, f32)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
        Shape::Mesh(mesh) if mesh.texture_id != egui::TextureId::default() => {
            found.extend(quads(mesh));
        }
        Shape::Rect(rect) if rect.fill_texture_id() != egui::TextureId::default() => {
            found.push((rect.rect.center().x, rect.rect.center().y, rect.rect.width()));
        }
        _ => {}
    }
}

/// Returns the middle and the width of each square of a mesh.
fn quads(mesh: &Mesh) -> Vec<(f32, f32, f32)> {
    let quads = mesh.vertices.chunks_exact(4);
    quads
        .map(|quad| {
            let (one, other) = (quad[0].pos, quad[3].pos);
            (f32::midpoint(one.x, other.x), f32::midpoint(one.y, other.y), (one.x - other.x).abs())
        })
        .collect()
}

/// Returns how many small pictures fall in front of the board: smaller than its coins and than
/// those that show moves on it, left of the panel.
fn confetti(window: &Window) -> usize {
    pictures(window).iter().filter(|&&(x, _, width)| x < 705.0 && width < 32.0).count()
}

/// Returns how many coins hover above the plate.
fn hovering(window: &Window) -> usize {
    pictures(window)
        .iter()
        .filter(|&&(x, y, width)| x < 705.0 && y < 140.0 && (50.0..90.0).contains(&width))
        .count()
}

/// Presses a key and draws one frame.
fn key_and_one_frame(window: &mut Window, key: Key) {
    window.harness.key_press(key);
    window.step();
}

/// Draws frames for so many seconds.
fn seconds(window: &mut Window, seconds: f32) {
    let mut left = seconds;
    while left > 0.0 {
        window.step();
        left -= 1.0 / 30.0;
    }
}

/// Returns whether the window asks for another frame at once.
fn is_moving(window: &Window) -> bool {
    let delays =
        window.harness.output().viewport_output.values().map(|viewport| viewport.repaint_delay);
    delays.min().is_some_and(|delay| delay.is_zero())
}

#[test]
fn colours_are_chosen_in_the_settings_and_stay() {
    let home = home();
    let mut window = position(home.path(), "44", ["human", "human"], |_| {});
    window.ctrl(Key::Comma);
    assert!(window.is_chosen(&choice(settings::colours(), settings::cobalt())));
    assert!(window.is_chosen(&choice(settings::appearance(), settings::match_system())));
    window.press(&choice(settings::colours(), settings::high_contrast()));
    assert!(window.is_chosen(&choice(settings::colours(), settings::high_contrast())));
    assert!(!window.is_chosen(&choice(settings::colours(), settings::cobalt())));
    drop(window);
    let kept = load_settings(&folders(home.path()).settings_file()).expect("settings");
    assert_eq!((kept.colours, kept.theme), (Colours::Contrast, Theme::System));
    let mut window = open(home.path(), "44", ["human", "human"]);
    window.ctrl(Key::Comma);
    assert!(
        window.is_chosen(&choice(settings::colours(), settings::high_contrast())),
        "kept from the last time"
    );
    window.press(&choice(settings::colours(), settings::walnut()));
    assert!(window.is_chosen(&choice(settings::colours(), settings::walnut())));
}

#[test]
fn every_set_of_colours_shows_every_board() {
    for colours in Colours::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let home = home();
            let mut window =
                position(home.path(), "4534214335224424", ["human", "human"], |settings| {
                    (settings.colours, settings.theme) = (colours, theme);
                });
            window.key(Key::T);
            assert!(
                window.shows(&connect4::threatens_row("red", 5, "odd")),
                "{colours:?}, {theme:?}"
            );
            let launch = Launch {
                game: Some("gomoku"),
                seats: seats("human", "human"),
                ..Launch::default()
            };
            let mut window = Window::open(home.path(), launch);
            window.press(&empty("H8"));
            assert!(window.shows(&black("H8")), "{colours:?}, {theme:?}");
        }
    }
}

/// Returns the signed numbers in the last frame, each with its middle and with how many pictures
/// are painted before it.
fn values(window: &Window) -> Vec<(Pos2, usize)> {
    let (mut before, mut found) = (Vec::new(), Vec::new());
    for clipped in &window.harness.output().shapes {
        collect(&clipped.shape, &mut before);
        if let Shape::Text(text) = &clipped.shape
            && text.galley.text().starts_with(['+', '−'])
        {
            found.push((text.visual_bounding_rect().center(), before.len()));
        }
    }
    found
}

#[test]
fn the_value_of_a_point_stands_in_front_of_the_stone_at_the_cursor() {
    let home = home();
    let launch =
        Launch { game: Some("gomoku"), seats: seats("human", "human"), ..Launch::default() };
    let mut window = Window::open(home.path(), launch);
    window.press(&empty("H8"));
    window.press(play::analysis());
    // A deeper search may give the values to other points before the pointer is there.
    let (value, stone) = (0..50)
        .find_map(|_| {
            window.wait(|window| !values(window).is_empty(), "values on the board");
            let (point, _) = values(&window)[0];
            window.harness.hover_at(point);
            window.step();
            window.step();
            let is_here = |at: Pos2| at.distance(point) < 5.0;
            let (_, value) = values(&window).into_iter().find(|(at, _)| is_here(*at))?;
            let stone = pictures(&window).into_iter().rposition(|(x, y, _)| is_here(pos2(x, y)));
            Some((value, stone.expect("the stone at the cursor")))
        })
        .expect("a value at the cursor");
    assert!(value > stone, "{value} after {stone}");
}

#[test]
fn the_next_coin_comes_when_the_last_has_landed() {
    let home = home();
    let mut window = position(home.path(), "44", ["human", "human"], |_| {});
    assert_eq!(hovering(&window), 1, "Red's coin waits");
    key_and_one_frame(&mut window, Key::Num1);
    // Seven cells take half a second: halfway no coin is above the plate, neither the last one nor
    // the next.
    seconds(&mut window, 0.3);
    assert!(is_moving(&window));
    assert_eq!(hovering(&window), 0, "Yellow's coin waits for Red's to land");
    window.settle();
    assert_eq!(hovering(&window), 1, "Yellow's coin is there");
    assert!(!is_moving(&window));
}

#[test]
fn a_win_is_celebrated_once_and_then_the_window_rests() {
    let home = home();
    let mut window = position(home.path(), "121212", ["human", "human"], |_| {});
    assert_eq!(confetti(&window), 0);
    key_and_one_frame(&mut window, Key::Num1);
    seconds(&mut window, 1.4);
    assert!((10..=60).contains(&confetti(&window)), "{}", confetti(&window));
    assert!(is_moving(&window));
    seconds(&mut window, 2.5);
    assert_eq!(confetti(&window), 0, "it is over");
    window.step();
    assert!(!is_moving(&window), "nothing idle repaints");
    // A game that has ended is looked at without it.
    window.key(Key::Home);
    window.key(Key::End);
    seconds(&mut window, 0.5);
    assert_eq!(confetti(&window), 0);
}

#[test]
fn confetti_takes_no_clicks_and_says_nothing() {
    let home = home();
    let mut window = position(home.path(), "121212", ["human", "human"], |_| {});
    key_and_one_frame(&mut window, Key::Num1);
    seconds(&mut window, 1.2);
    assert!(confetti(&window) > 0);
    assert!(!window.shows("onfetti"));
    window.press(play::review());
    assert!(
        confetti(&window) < 12,
        "the review is another screen, with a few small coins of its own"
    );
}

#[test]
fn only_a_persons_win_is_celebrated() {
    // Red is a computer that wins in column 1, for Yellow has not stopped it.
    let home_of_lost = home();
    let mut window = position(home_of_lost.path(), "12121", ["high", "human"], |_| {});
    key_and_one_frame(&mut window, Key::Num2);
    window.wait_frames(
        |window| {
            window.shows(&game::wins(red())) || window.shows(&game::wins_line(high(), 4, "column"))
        },
        "the computer’s win",
    );
    for _ in 0..40 {
        window.step();
        assert_eq!(confetti(&window), 0, "a person lost");
    }
    // Where nothing is to move, nothing falls, and the last frame asks for no other.
    let home_of_still = home();
    let mut window = position(home_of_still.path(), "121212", ["human", "human"], |settings| {
        settings.motion = Motion::Reduced;
    });
    key_and_one_frame(&mut window, Key::Num1);
    for _ in 0..40 {
        window.step();
        assert_eq!(confetti(&window), 0, "reduced motion");
    }
    assert!(!is_moving(&window));
    // A finished game that is opened lies still.
    let home_of_opened = home();
    let window = position(home_of_opened.path(), "1212121", ["human", "human"], |_| {});
    assert_eq!(confetti(&window), 0);
}

#[test]
fn the_title_shows_the_game_that_comes() {
    let about = |game: Option<&'static str>| {
        let home = home();
        let mut window = Window::open(home.path(), Launch { game, ..Launch::default() });
        seconds(&mut window, 3.0);
        assert!((window.shows(title::label()) || window.shows(&title::label_game(ANY, ANY))));
        (
            window.shows(&title::label_game(gomoku::title(), gomoku::summary())),
            window.shows(&title::label_game(checkers::title(), checkers::summary())),
            pictures(&window).len(),
        )
    };
    let (coins, gomoku, checkers) = (about(None), about(Some("gomoku")), about(Some("checkers")));
    assert!(!coins.0 && !coins.1 && coins.2 >= 10, "ten coins: {coins:?}");
    assert!(gomoku.0 && !gomoku.1 && gomoku.2 == 0, "no coins: {gomoku:?}");
    assert!(!checkers.0 && checkers.1, "{checkers:?}");
}
