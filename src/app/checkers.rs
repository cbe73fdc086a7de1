//! Checkers in the window: a board of dark and light squares, and pieces that are moved by a click,
//! a drag or the keys.

mod aim;
mod board;
mod first_lesson;
mod hop;
mod pictures;

use egui::{Color32, Id, Key, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use self::aim::Aim;
use self::board::{Painting, measures};
use self::hop::Hop;
use self::pictures::{Sprite, Wood};
use super::board::{Squares, landing, stone_ui};
use super::contract::board::{
    BoardKey, BoardPlace, BoardUi, Estimates, Extras, Played, Scene, Touch, Typing, Waiting,
};
use super::contract::page::{Page, Part};
use super::kit::pictures::Pictures;
use super::practice::puzzles::{PuzzleUi, entry};
use super::practice::{first_lesson as lesson, mistakes};
use super::theme::Palette;
use crate::core::checkers::{Checkers, Move, Piece, Position, Rank, Setup, Square, notation};
use crate::core::game::Player;
use crate::core::kind::{GameSetup, agreed_draw};
use crate::words::{self, text};
use crate::worker::{Cue, Sound};

/// The most jumps of a chain that the list of moves shows with all its squares.
const MOST_LISTED: usize = 3;

impl BoardUi for Checkers {
    type Aim = Aim;
    type Picture = Sprite;
    type View = ();
    type Motion = Hop;

    const KEYS: &'static [BoardKey<Self>] = &[
        BoardKey::<Self>::arrows(|key, aim, setup, _| {
            Some(Touch::Aim(aim.to(neighbour(key, aim.square, setup))))
        }),
        BoardKey::<Self>::press(text::checkers::press, |_, aim, _, position| {
            aim::press(position, aim)
        }),
        BoardKey {
            is_steering: true,
            ..BoardKey::<Self>::plain(
                text::checkers::keys_square,
                text::checkers::go_to_square,
                &[Key::Minus, Key::X], // the digits: see `typed_aim`
                |_, aim, _, position| aim::press(position, aim),
            )
        },
        BoardKey {
            repeats: true,
            ..BoardKey::<Self>::plain(
                text::board::keys_escape,
                text::checkers::step_back,
                &[Key::Escape],
                |_, aim, _, _| aim.step_back().map(Touch::Aim),
            )
        },
        stone_ui::resign_key(),
        BoardKey::<Self>::plain(
            || "F6",
            text::board::draw_effect,
            &[Key::F6],
            |_, _, _, position| agreed_draw::<Checkers>(position).map(Touch::Play),
        ),
    ];

    const EXTRAS: Extras<Self> = Extras {
        // White: square 1 is at the upper left then, as books have it.
        side_below: Some(Player::Second),
        captured: Some(captured),
        practices: &[lesson::entry::<Self>(), entry::<Self>(), mistakes::entry::<Self>()],
        ..Extras::NONE
    };

    const ESTIMATES: Estimates = Estimates {
        example: (20, text::checkers::estimates_example),
        label: in_men,
        ..Estimates::NUMBERS
    };

    const PAGES: &'static [Page<Sprite>] = PAGES;

    /// Returns a square in the front row of the side that begins.
    fn first_aim(setup: Setup) -> Aim {
        let front = setup.men() * setup.size().half();
        Aim::at(Square::from_index(front - setup.size().half() / 2))
    }

    fn aim_of(mv: Move) -> Option<Aim> {
        mv.agreed().is_none().then(|| Aim::at(mv.to()))
    }

    fn aims(setup: Setup) -> Vec<Aim> {
        setup.size().all().map(Aim::at).collect()
    }

    fn id(aim: Aim) -> Id {
        Id::unique("dark-square").with(aim.square.index())
    }

    /// Returns what a square's button says: `11, red man, can move`, `15, empty, can go here`.
    fn describe(position: &Position, last: Option<Move>, aim: Aim) -> String {
        let Aim { square, .. } = aim;
        let name = match position.piece(square) {
            Some(piece) => text::checkers::square(square.to_string(), piece_name(piece)),
            None => text::checkers::square_empty(square.to_string()),
        };
        let moved = last.filter(|mv| mv.to() == square).map(|_| text::checkers::moved_last());
        let can = match aim.begun_in(position) {
            Some(begun) if begun.to() == square && begun.is_jump() => {
                Some(text::checkers::must_jump_again())
            }
            Some(begun) if begun.to() == square => Some(text::checkers::picked_up()),
            Some(begun) if aim::next_squares(position, begun).contains(&square) => {
                Some(text::checkers::can_go_here())
            }
            Some(begun) if begun.jumped().any(|jumped| jumped == square) => {
                Some(text::checkers::captured())
            }
            Some(begun) if begun.is_jump() => None,
            Some(_) | None => match aim::legal(position).iter().find(|mv| mv.from() == square) {
                Some(mv) if mv.is_jump() => Some(text::checkers::must_jump()),
                Some(_) => Some(text::checkers::can_move()),
                None => None,
            },
        };
        moved.into_iter().chain(can).fold(name, text::play::longer_list)
    }

    fn piece(player: Player) -> Sprite {
        Sprite::Man(player)
    }

    fn accent(player: Player, palette: &Palette) -> Color32 {
        pictures::accent(player, palette)
    }

    fn face(player: Player, palette: &Palette) -> Color32 {
        pictures::face(player, palette)
    }

    /// Returns a chain of many jumps by its ends: the list has no room for all of its squares.
    fn listed(mv: Move) -> String {
        if mv.jumped().count() > MOST_LISTED {
            format!("{}x…x{}", mv.from(), mv.to())
        } else {
            mv.to_string()
        }
    }

    fn how_to_play(_setup: Setup) -> String {
        text::checkers::how_to_play().to_owned()
    }

    fn typed_aim(typed: &str, aim: Aim, setup: Setup) -> Typing<Aim> {
        let square = typed
            .parse()
            .ok()
            .and_then(Square::from_number)
            .filter(|&square| setup.size().has(square));
        square.map_or(Typing::Nothing, |square| Typing::Aim(aim.to(square)))
    }

    fn subtitle(setup: Setup) -> String {
        let size = format!("{} × {}", setup.size().columns(), setup.size().rows());
        let parts = match setup.start() {
            _ if setup == Setup::default() => [text::checkers::subtitle_usual().to_owned(), size],
            Some(_) => [size, text::checkers::subtitle_position().to_owned()],
            None => [size, text::checkers::subtitle_rows(setup.men())],
        };
        words::beside(parts)
    }

    fn frame(area: Rect, setup: Setup, _has_values_row: bool, pixels_per_point: f32) -> Rect {
        Squares::fit(area, measures(setup.size()), pixels_per_point).plate()
    }

    fn place_size(area: Vec2, setup: Setup) -> f32 {
        Squares::side_for(area, measures(setup.size()))
    }

    fn height_for(width: f32, setup: Setup) -> f32 {
        Squares::height_for(width, measures(setup.size()))
    }

    fn motion((): &(), played: &Played<'_, Self>, _now: f64) -> Hop {
        Hop::new(played.mv, Some(played.before.diagram()))
    }

    fn duration(motion: &Hop) -> f64 {
        motion.duration()
    }

    fn resting_place(board: &BoardPlace<Self>, played: &[Move], ply: usize) -> Option<Rect> {
        let size = board.setup.size();
        let layout = Squares::fit(board.area, measures(size), board.pixels_per_point)
            .turned(board.below == Player::First);
        Some(layout.square(size.place(played.get(ply)?.to())))
    }

    /// Returns the tap of a piece as it touches down, and of each piece that is taken.
    fn sounds(played: &Played<'_, Self>, motion: Option<&Hop>) -> Vec<Sound> {
        let last = if played.mv.is_jump() { Cue::Capture } else { Cue::Stone };
        match motion {
            Some(hop) => hop.landings().map(|landing| Sound::after(last, landing)).collect(),
            None => vec![Sound::now(last)],
        }
    }

    fn board_ui(
        ui: &mut Ui,
        area: Rect,
        pictures: &mut Pictures<Sprite>,
        (): &mut (),
        scene: &Scene<'_, Self>,
    ) -> Option<Touch<Self>> {
        let position = scene.position;
        let moving = scene.moving.filter(|(hop, elapsed)| *elapsed < hop.duration());
        let flash = scene.refused.and_then(|(aim, elapsed)| {
            Some((aim.square, landing::flash(elapsed, scene.is_still)?))
        });
        if moving.is_some() || flash.is_some() {
            ui.ctx().request_repaint();
        }
        let player = match scene.waiting {
            Waiting::Human(player) => Some(player),
            Waiting::Computer(_) | Waiting::Nothing => None,
        };
        let painting = Painting {
            position,
            setup: scene.setup,
            moving,
            player,
            aim: scene.aim,
            begun: player.and_then(|_| scene.aim.begun_in(position)),
            last: scene.last,
            hints: scene.hints,
            branches: scene.branches,
            line: scene.line,
            verdicts: scene.verdicts,
            compared: scene.compared,
            flash,
            is_turned: scene.below == Player::First,
            shows_coordinates: scene.shows_coordinates,
        };
        board::board_ui(ui, area, pictures, &painting)
    }

    fn emblem(ui: &Ui, rect: Rect) {
        paint_emblem(ui, rect);
    }
}

/// Returns how many pieces each player has captured.
fn captured(setup: Setup, position: &Position) -> [u32; 2] {
    let before = setup.diagram();
    let squares = || setup.size().all();
    Player::BOTH.map(|player| {
        let others = squares()
            .filter(|&square| before.piece(square).is_some_and(|(owner, _)| owner != player))
            .count();
        let (men, kings) = position.count(player.other());
        u32::try_from(others).unwrap_or(0).saturating_sub(men + kings)
    })
}

/// Returns an estimate in men, to a tenth: `+1.2`, `−0.3`, or `0.0` without a sign.
fn in_men(value: i32) -> String {
    words::signed_decimal((f64::from(value) / 10.0).round() / 10.0, 1)
}

/// Returns the name of a piece in messages, which select by it.
const fn piece_name(piece: Piece) -> &'static str {
    match (piece.owner, piece.rank) {
        (Player::First, Rank::Man) => "red-man",
        (Player::First, Rank::King) => "red-king",
        (Player::Second, Rank::Man) => "white-man",
        (Player::Second, Rank::King) => "white-king",
    }
}

/// Returns the dark square next to another one in the direction of an arrow key, or the same at the
/// edge: a row further up or down, straight as far as that goes, or the next one in the row.
fn neighbour(key: Key, square: Square, setup: Setup) -> Square {
    let size = setup.size();
    let (row, column) = size.place(square);
    let found = match key {
        Key::ArrowLeft => column.checked_sub(2).and_then(|column| size.at(row, column)),
        Key::ArrowRight => size.at(row, column + 2),
        Key::ArrowUp | Key::ArrowDown => {
            let row = if key == Key::ArrowUp { row.checked_sub(1) } else { Some(row + 1) };
            // The dark square in the next row that is at the same place in its row.
            row.and_then(|row| {
                let at = size.at(row, column / 2 * 2 + 1);
                at.or_else(|| size.at(row, column / 2 * 2))
            })
        }
        _ => None,
    };
    found.unwrap_or(square)
}

impl PuzzleUi for Checkers {}

/// How many squares the picture has across and down.
const SQUARES: u8 = 4;
/// The pieces of the picture: whose, in which row and column.
const PIECES: [(Player, u8, u8); 4] =
    [(Player::First, 0, 1), (Player::First, 1, 2), (Player::Second, 2, 1), (Player::Second, 3, 2)];

/// Paints a small board with a few pieces.
fn paint_emblem(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let wood = Wood::of(palette.look());
    let painter = ui.painter();
    painter.rect(
        rect,
        0.16 * rect.width(),
        wood.frame,
        Stroke::new(1.0, palette.picture_edge()),
        StrokeKind::Inside,
    );
    let board = rect.shrink(0.09 * rect.width());
    let side = board.width() / f32::from(SQUARES);
    let place = |row: u8, column: u8| {
        Rect::from_min_size(board.min + side * vec2(column.into(), row.into()), Vec2::splat(side))
    };
    for row in 0..SQUARES {
        for column in 0..SQUARES {
            let colour = if (row + column).is_multiple_of(2) { wood.light } else { wood.dark };
            painter.rect_filled(place(row, column), 0.0, colour);
        }
    }
    for (player, row, column) in PIECES {
        let index = player.index();
        painter.circle(
            place(row, column).center(),
            0.4 * side,
            wood.faces[index],
            Stroke::new((rect.width() / 50.0).max(0.8), wood.rims[index]),
        );
    }
}

/// The size of a picture where there is room, in points: that of a board of six rows.
const SIZE: Vec2 = vec2(280.0, 284.0);

/// A position of the page on a board of 6x6, and the move drawn on it.
struct Example {
    fen: &'static str,
    /// Empty if none is drawn.
    mv: &'static str,
}

/// The positions of the page, in order.
const EXAMPLES: [Example; 4] = [
    Example { fen: "B:B2,5:W15,17", mv: "5-8" },
    Example { fen: "B:B4:W7,14,17", mv: "4x11x18" },
    Example { fen: "B:B14,K5:W12", mv: "14-17" },
    Example { fen: "W:W10:B7,5", mv: "" },
];

const PAGES: &[Page<Sprite>] = &[Page {
    title: text::checkers::page_rules,
    parts: &[
        Part::pictured(
            text::checkers::page_moving_heading,
            text::checkers::page_moving,
            text::checkers::page_moving_picture,
            SIZE,
            |painter, place, pictures| paint(&EXAMPLES[0], painter, place, pictures),
        ),
        Part::pictured(
            text::checkers::page_jumping_heading,
            text::checkers::page_jumping,
            text::checkers::page_jumping_picture,
            SIZE,
            |painter, place, pictures| paint(&EXAMPLES[1], painter, place, pictures),
        ),
        Part::pictured(
            text::checkers::page_kings_heading,
            text::checkers::page_kings,
            text::checkers::page_kings_picture,
            SIZE,
            |painter, place, pictures| paint(&EXAMPLES[2], painter, place, pictures),
        ),
        Part::pictured(
            text::checkers::page_end_heading,
            text::checkers::page_end,
            text::checkers::page_end_picture,
            SIZE,
            |painter, place, pictures| paint(&EXAMPLES[3], painter, place, pictures),
        ),
    ],
}];

fn paint(example: &Example, painter: &Painter, place: Rect, pictures: &mut Pictures<Sprite>) {
    let Some(setup) = setup(example) else { return };
    let position = Checkers::start(setup);
    let moves = notation::parse_moves(setup, example.mv).unwrap_or_default();
    let painting = Painting {
        position: &position,
        setup,
        moving: None,
        player: None,
        aim: Aim::at(Square::from_index(0)),
        begun: None,
        last: None,
        hints: &moves,
        branches: &[],
        line: &[],
        verdicts: None,
        compared: None,
        flash: None,
        is_turned: false,
        shows_coordinates: true,
    };
    board::paint(painter, place, pictures, &painting);
}

fn setup(example: &Example) -> Option<Setup> {
    Checkers::parse_setup(&[("size", "6"), ("fen", example.fen)]).ok()
}

#[cfg(test)]
mod tests;
