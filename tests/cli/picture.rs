//! Pictures and animations as the users of the program make them: the real binary, without a
//! display, and its files decoded.

#[path = "../data/gif_frames.rs"]
mod gif_frames;

use std::fs;
use std::path::Path;

use self::gif_frames::Frame;
use plot4::core::connect4::{Cell, Column, Connect4, Row, Size, notation};
use plot4::core::game::{Game, Player};
use plot4::core::gomoku::{Gomoku, Move, Setup};
use plot4::core::kind::{GameKind, Notation, listed_moves};
use plot4::players::Seat;
use plot4::session::SavedGame;
use plot4::storage::save_game;

/// A picture that was read from a file.
struct Picture {
    width: usize,
    colours: Vec<[u8; 3]>,
}

impl Picture {
    fn read(path: &Path) -> Self {
        let mut reader = png::Decoder::new(std::io::Cursor::new(fs::read(path).expect("a file")))
            .read_info()
            .expect("a header");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a small picture")];
        let info = reader.next_frame(&mut bytes).expect("pixels");
        assert_eq!(info.color_type, png::ColorType::Rgb);
        Self { width: info.width as usize, colours: bytes.as_chunks::<3>().0.to_vec() }
    }

    fn height(&self) -> usize {
        self.colours.len() / self.width
    }

    fn at(&self, x: f32, y: f32) -> [u8; 3] {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a place in a picture"
        )]
        let (x, y) = (x as usize, y as usize);
        self.colours[y * self.width + x]
    }
}

/// Runs the command without a display, and returns its status and what it complains of.
fn picture(arguments: &[&str]) -> (Option<i32>, String) {
    let output = crate::pipes::program()
        .arg("picture")
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program runs");
    assert!(output.stdout.is_empty());
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

/// Makes a picture of a position, and reads it.
fn painted(folder: &Path, position: &str, options: &[&str]) -> Picture {
    let path = folder.join("picture.png");
    let name = path.to_str().expect("a name in UTF-8");
    assert_eq!(
        picture(&[&[position, name, "--replace"], options].concat()),
        (Some(0), String::new()),
        "{position}"
    );
    Picture::read(&path)
}

/// Returns how wide an animation is, and its frames.
fn frames(path: &Path) -> (usize, Vec<Frame>) {
    gif_frames::read(&fs::read(path).expect("a file"))
}

/// Returns moves that follow from a number alone, as long as the game continues: few enough that
/// neither player has to win.
fn some_moves<K: GameKind>(
    setup: K::Setup,
    most: usize,
    mut number: u64,
) -> Vec<<K::Game as Game>::Move> {
    let mut position = K::start(setup);
    let mut moves = Vec::new();
    while moves.len() < most && position.outcome().is_none() {
        let legal = listed_moves::<K>(&position);
        number =
            number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = usize::try_from(number >> 33).expect("31 bits") % legal.len();
        position.make(legal[choice]);
        moves.push(legal[choice]);
    }
    moves
}

/// The space around the plate in a picture that is 640 pixels wide.
const MARGIN: f32 = 24.0;
/// The border of the plate of Connect 4 around its cells, in cells.
const BORDER: f32 = 0.18;

#[test]
fn coins_are_where_they_lie() {
    let folder = tempfile::tempdir().expect("a folder");
    for number in 0..2 {
        let moves = some_moves::<Connect4>(
            Size::STANDARD,
            15 + 8 * usize::try_from(number).expect("few"),
            number,
        );
        let text = Connect4::format_moves(Size::STANDARD, &moves);
        let position = notation::parse_position(Size::STANDARD, &text).expect("legal moves");
        let picture = painted(folder.path(), &text, &[]);
        assert_eq!(picture.width, 640);
        // The plate is seven cells wide, and its border on both sides.
        let cell = ((640.0 - 2.0 * MARGIN) / (7.0 + 2.0 * BORDER)).floor();
        let (left, top) = (320.0 - 3.5 * cell, MARGIN + BORDER * cell);
        for column in 0..7_u8 {
            for row in 0..6_u8 {
                let centre =
                    (left + (f32::from(column) + 0.5) * cell, top + (5.5 - f32::from(row)) * cell);
                // Beside the mark of a coin, which is in its middle.
                let [red, green, blue] = picture.at(centre.0 - 0.24 * cell, centre.1 + 0.06 * cell);
                let seen = match (red > 150, green > 130) {
                    (true, false) => Some(Player::First),
                    (true, true) => Some(Player::Second),
                    (false, _) => None,
                };
                let coin = position
                    .coin(Cell { column: Column::from_index(column), row: Row::from_index(row) });
                assert_eq!(seen, coin, "{text}: column {column}, row {row}: {red} {green} {blue}");
            }
        }
    }
}

#[test]
fn stones_are_where_they_lie() {
    let folder = tempfile::tempdir().expect("a folder");
    let setup = Setup::default();
    for (number, theme) in [(1, &["--game", "gomoku"][..]), (2, &["--game", "gomoku", "--light"])] {
        let moves = some_moves::<Gomoku>(setup, 40, number);
        let text = Gomoku::format_moves(setup, &moves);
        let empty = painted(folder.path(), "", theme);
        let picture = painted(folder.path(), &text, theme);
        assert_eq!((picture.width, picture.height()), (empty.width, empty.height()));
        // The picture differs from that of the empty board around the points with stones, and on no
        // others.
        let mut stones = [[false; 15]; 15];
        for &mv in &moves {
            if let Move::Place(point) = mv {
                stones[usize::from(point.row())][usize::from(point.column())] = true;
            }
        }
        let (spacing, middle) = fitted(&picture, &empty, &stones);
        for (row, stones) in stones.iter().enumerate() {
            for (column, &stone) in stones.iter().enumerate() {
                let place = place(spacing, middle, column, row);
                assert_eq!(
                    differing(&picture, &empty, spacing, place) == 4,
                    stone,
                    "{text}: column {column}, row {row}"
                );
            }
        }
    }
}

/// Returns where a point is, if the one in the middle is half across and so far down.
fn place(spacing: f32, middle: f32, column: usize, row: usize) -> (f32, f32) {
    #[expect(clippy::cast_precision_loss, reason = "15 lines")]
    let (column, row) = (column as f32 - 7.0, row as f32 - 7.0);
    (320.0 + column * spacing, middle - row * spacing)
}

/// Returns how many of four places near a point's edge have another colour than on the empty board.
fn differing(picture: &Picture, empty: &Picture, spacing: f32, (x, y): (f32, f32)) -> usize {
    let near = [(-0.3, 0.0), (0.3, 0.0), (0.0, -0.3), (0.0, 0.3)]
        .map(|(right, down)| (x + right * spacing, y + down * spacing));
    let differs = |&(x, y): &(f32, f32)| {
        picture
            .at(x, y)
            .into_iter()
            .zip(empty.at(x, y))
            .any(|(now, before)| now.abs_diff(before) > 24)
    };
    near.iter().filter(|place| differs(place)).count()
}

/// Returns the distance of two lines and how far down the middle one is, as they fit the stones
/// best: the layout's own figures are none of this test's business.
fn fitted(picture: &Picture, empty: &Picture, stones: &[[bool; 15]; 15]) -> (f32, f32) {
    let all: Vec<(usize, usize)> =
        (0..15).flat_map(|row| (0..15).map(move |column| (column, row))).collect();
    let fits = |&(spacing, middle): &(f32, f32)| {
        let points = all.iter().filter(|(column, row)| stones[*row][*column]);
        points
            .map(|&(column, row)| {
                differing(picture, empty, spacing, place(spacing, middle, column, row))
            })
            .sum::<usize>()
    };
    let spacings = (330..400_u16).map(|tenths| f32::from(tenths) / 10.0);
    let candidates =
        spacings.flat_map(|spacing| (300..340_u16).map(move |middle| (spacing, f32::from(middle))));
    candidates.max_by_key(fits).expect("there are some")
}

#[test]
fn each_set_of_colours_has_a_dark_and_a_light_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let paint = |options: &[&str]| {
        painted(folder.path(), "4453", &[&["--width", "160"], options].concat()).colours
    };
    let sets =
        ["cobalt", "walnut", "contrast"].map(|set| ["dark", "light"].map(|theme| (set, theme)));
    let pictures: Vec<_> = sets
        .as_flattened()
        .iter()
        .map(|(set, theme)| paint(&["--colours", set, "--theme", theme]))
        .collect();
    for (index, picture) in pictures.iter().enumerate() {
        assert!(
            !pictures[..index].contains(picture),
            "{:?} looks as another one",
            sets.as_flattened()[index]
        );
    }
    assert!(paint(&[]) == pictures[0], "cobalt and dark, if nothing is said");
    assert!(paint(&["--light"]) == pictures[1]);
    let picture = folder.path().join("other.png");
    let (status, complaint) = picture_of(&picture, &["--colours", "pink"]);
    assert!(status == Some(2) && complaint.contains("cobalt, walnut, contrast"), "{complaint}");
    let (status, complaint) = picture_of(&picture, &["--theme", "dark", "--light"]);
    assert!(status == Some(2) && complaint.contains("--theme"), "{complaint}");
}

/// Runs the command for a picture of the start with these options.
fn picture_of(path: &Path, options: &[&str]) -> (Option<i32>, String) {
    picture(&[&["4453", path.to_str().expect("a name in UTF-8")], options].concat())
}

#[test]
fn an_animation_has_a_frame_for_each_move_and_ends_as_the_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let gif = folder.path().join("game.gif");
    let name = gif.to_str().expect("a name in UTF-8");
    let cases = [
        ("4453647", &["--width", "200"][..]),
        ("H8 I9 H9 H7 I8", &["--game", "gomoku", "--width", "260", "--light"]),
    ];
    for (position, options) in cases {
        assert_eq!(
            picture(&[&[position, name, "--replace"], options].concat()),
            (Some(0), String::new())
        );
        let last = painted(folder.path(), position, options);
        let (width, frames) = frames(&gif);
        let moves = if position.contains(' ') { 5 } else { position.len() };
        assert_eq!((width, frames.len()), (last.width, moves + 1));
        let delays: Vec<u16> = frames.iter().map(|frame| frame.delay).collect();
        assert!(
            delays[..moves].iter().all(|&delay| delay == 70) && delays[moves] == 300,
            "{delays:?}"
        );
        let shown = &frames[moves].pixels;
        let wrong = shown.iter().zip(&last.colours).map(|(one, other)| {
            one.iter()
                .zip(other)
                .map(|(one, other)| u32::from(one.abs_diff(*other)))
                .max()
                .unwrap_or_default()
        });
        let wrong: Vec<u32> = wrong.collect();
        let mean = wrong.iter().sum::<u32>() as usize / wrong.len();
        assert!(
            mean <= 3 && wrong.iter().all(|&wrong| wrong <= 60),
            "mean {mean}, most {:?}",
            wrong.iter().max()
        );
        // Each frame differs from the one before: a move was made.
        assert!(frames.windows(2).all(|pair| pair[0].pixels != pair[1].pixels));
        fs::remove_file(&gif).expect("it is there");
    }
}

#[test]
fn a_whole_game_is_less_than_a_megabyte() {
    let moves = long_game();
    assert!(moves.len() >= 38, "{moves}");
    // A sixteenth of the usual picture, in less time; what a megabyte is to that, with some more
    // for what does not become smaller with the picture.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.gif");
    let status = picture(&[&moves, path.to_str().expect("a name in UTF-8"), "--width", "160"]);
    assert_eq!(status, (Some(0), String::new()));
    let bytes = fs::metadata(&path).expect("a file").len();
    assert!(bytes < 90_000, "{bytes} bytes for {} moves", moves.len());
}

/// Returns the moves of a long game.
fn long_game() -> String {
    (0..2000)
        .map(|number| some_moves::<Connect4>(Size::STANDARD, 42, number))
        .max_by_key(Vec::len)
        .map(|moves| Connect4::format_moves(Size::STANDARD, &moves))
        .expect("some")
}

#[test]
fn a_saved_game_is_painted_as_it_was_in_view_and_animated_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = SavedGame::<Connect4>::new(Size::STANDARD, [Seat::Human; 2], 3);
    for column in notation::parse_moves(Size::STANDARD, "445362").expect("moves") {
        game.record.play(column).expect("a legal move");
    }
    game.record.go_to(2);
    let saved = folder.path().join("game.json");
    save_game(&saved, &game).expect("saved");
    let saved = saved.to_str().expect("a name in UTF-8");
    let options = ["--width", "200"];
    let shown = painted(folder.path(), saved, &options);
    let same = painted(folder.path(), "44", &options);
    assert!(shown.colours == same.colours, "the position in view");
    let gif = folder.path().join("game.gif");
    assert_eq!(
        picture(&[saved, gif.to_str().expect("a name"), "--width", "200"]),
        (Some(0), String::new())
    );
    assert_eq!(frames(&gif).1.len(), 7, "all of the game");
}

#[test]
fn what_cannot_be_painted_is_said_in_a_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let there = folder.path().join("there.png");
    fs::write(&there, "a letter").expect("written");
    let there_name = there.to_str().expect("a name in UTF-8");
    let nowhere = folder.path().join("there.png/no/board.png");
    let cases = [
        (vec!["44", there_name], 1, "already exists: choose another name, or use --replace"),
        (vec!["44", nowhere.to_str().expect("a name")], 1, "Cannot save"),
        (
            vec!["44", "board.bmp"],
            2,
            "choose a name that ends in .png, for a picture, or in .gif, for an animation",
        ),
        (vec!["44x", "board.png"], 1, "is neither a saved game"),
        (vec!["44", "board.png", "--width", "100"], 2, "choose a whole number from 160 to 3840"),
        (vec!["44"], 2, "<PICTURE>"),
    ];
    for (arguments, status, expected) in cases {
        let (ended, errors) = picture(&arguments);
        assert_eq!(ended, Some(status), "{arguments:?}: {errors}");
        assert!(errors.contains(expected), "{arguments:?}: {errors}");
        assert!(status == 2 || errors.lines().count() == 1, "{errors}");
    }
    assert_eq!(fs::read(&there).expect("still there"), b"a letter");
    assert_eq!(picture(&["44", there_name, "--replace", "--width", "160"]).0, Some(0));
    assert_eq!(Picture::read(&there).width, 160);
}
