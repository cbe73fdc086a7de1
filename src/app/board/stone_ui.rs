//! The part of a [`BoardUi`] that all games of stones share.

use egui::{Key, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::brush::Brush;
use super::colours::{BLACK_FACE, WHITE_FACE, Wood};
use super::inscription::{label_tip, mark_name};
use super::landing::Landing;
use super::layout::Layout;
use super::pictures::Sprite;
use super::places::{Places, worth_and_number};
use super::stones::{Painting, StoneBoard, neighbour};
use crate::app::contract::board::{
    BoardKey, BoardPlace, BoardUi, Played, Scene, Touch, Typing, likely,
};
use crate::app::contract::page::Part;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::app::theme::{Palette, easing};
use crate::core::game::Player;
use crate::core::kind::GameSetup;
use crate::words::text;

/// The part of a [`BoardUi`] that all games of stones share.
macro_rules! stones {
    () => {
        type Aim =
            $crate::core::kit::Point<<Self as $crate::app::board::stones::StoneBoard>::Board>;
        type Picture = $crate::app::board::pictures::Sprite;
        type View = ();
        type Motion = $crate::app::board::landing::Landing<
            Self::Aim,
            <Self as $crate::app::board::stones::StoneBoard>::Turned,
        >;

        /// Returns the point in the middle; of an even board the lower left one of the four.
        fn first_aim(setup: Self::Setup) -> Self::Aim {
            let size = <Self as $crate::app::board::stones::StoneBoard>::size(setup);
            let middle = (size - 1) / 2;
            Self::Aim::at(middle, middle)
        }

        fn aim_of(mv: $crate::core::kind::MoveOf<Self>) -> Option<Self::Aim> {
            <Self as $crate::app::board::stones::StoneBoard>::point(mv)
        }

        /// Returns the points row by row from the upper left, as a text is read.
        fn aims(setup: Self::Setup) -> Vec<Self::Aim> {
            let size = <Self as $crate::app::board::stones::StoneBoard>::size(setup);
            $crate::app::board::stones::aims(size)
        }

        fn id(aim: Self::Aim) -> egui::Id {
            egui::Id::unique(<Self as $crate::core::kind::GameSetup>::NAME).with(aim.index())
        }

        fn piece(player: $crate::core::game::Player) -> Self::Picture {
            $crate::app::board::pictures::Sprite::Stone(player)
        }

        fn accent(
            player: $crate::core::game::Player,
            palette: &$crate::app::theme::Palette,
        ) -> egui::Color32 {
            $crate::app::board::colours::accent(player, palette)
        }

        fn face(
            player: $crate::core::game::Player,
            palette: &$crate::app::theme::Palette,
        ) -> egui::Color32 {
            $crate::app::board::colours::face(player, palette)
        }

        fn typed_aim(
            typed: &str,
            _aim: Self::Aim,
            setup: Self::Setup,
        ) -> $crate::app::contract::board::Typing<Self::Aim> {
            $crate::app::board::stone_ui::typed_aim::<Self>(typed, setup)
        }

        fn frame(
            area: egui::Rect,
            setup: Self::Setup,
            _has_values_row: bool,
            pixels_per_point: f32,
        ) -> egui::Rect {
            let layout =
                $crate::app::board::stone_ui::layout::<Self>(area, setup, true, pixels_per_point);
            layout.plate()
        }

        fn place_size(area: egui::Vec2, setup: Self::Setup) -> f32 {
            $crate::app::board::stone_ui::spacing::<Self>(area, setup)
        }

        fn height_for(width: f32, setup: Self::Setup) -> f32 {
            $crate::app::board::stone_ui::height_for::<Self>(width, setup)
        }

        fn resting_place(
            board: &$crate::app::contract::board::BoardPlace<Self>,
            played: &[$crate::core::kind::MoveOf<Self>],
            ply: usize,
        ) -> Option<egui::Rect> {
            let layout = $crate::app::board::stone_ui::layout_at(board);
            Some(layout.square(Self::aim_of(*played.get(ply)?)?))
        }

        fn motion(
            (): &(),
            played: &$crate::app::contract::board::Played<'_, Self>,
            _now: f64,
        ) -> Self::Motion {
            $crate::app::board::stone_ui::motion(played)
        }

        fn duration(motion: &Self::Motion) -> f64 {
            motion.duration()
        }

        /// Returns the clack of a stone as it touches the board; all else is silent.
        fn sounds(
            played: &$crate::app::contract::board::Played<'_, Self>,
            motion: Option<&Self::Motion>,
        ) -> Vec<$crate::worker::Sound> {
            let after = motion.map_or(0.0, |landing| landing.down());
            let stone = Self::aim_of(played.mv)
                .map(|_| $crate::worker::Sound::after($crate::worker::Cue::Stone, after));
            stone.into_iter().collect()
        }

        fn board_ui(
            ui: &mut egui::Ui,
            area: egui::Rect,
            pictures: &mut $crate::app::kit::pictures::Pictures<Self::Picture>,
            (): &mut (),
            scene: &$crate::app::contract::board::Scene<'_, Self>,
        ) -> Option<$crate::app::contract::board::Touch<Self>> {
            $crate::app::board::stone_ui::board_ui(ui, area, pictures, scene)
        }

        fn emblem(ui: &egui::Ui, rect: egui::Rect) {
            $crate::app::board::stone_ui::paint_emblem::<Self>(ui, rect);
        }
    };
}

pub(crate) use stones;

#[must_use]
pub fn layout<K: StoneBoard>(
    area: Rect,
    setup: K::Setup,
    shows_coordinates: bool,
    pixels_per_point: f32,
) -> Layout {
    Layout::fit(K::board_area(area), K::size(setup), shows_coordinates, pixels_per_point)
}

#[must_use]
pub fn layout_at<K: StoneBoard>(board: &BoardPlace<K>) -> Layout {
    layout::<K>(board.area, board.setup, board.shows_coordinates, board.pixels_per_point)
}

/// Returns the spacing of the largest board that fits into an area, in points.
#[must_use]
pub fn spacing<K: StoneBoard>(area: Vec2, setup: K::Setup) -> f32 {
    let area = K::board_area(Rect::from_min_size(Pos2::ZERO, area));
    Layout::spacing_for(area.size(), K::size(setup))
}

/// Returns the height of a board that is this wide, with what stands below it, in points.
#[must_use]
pub fn height_for<K: StoneBoard>(width: f32, setup: K::Setup) -> f32 {
    /// Higher than whatever stands below a board.
    const TALL: f32 = 1000.0;
    let tall = Rect::from_min_size(Pos2::ZERO, Vec2::splat(TALL));
    Layout::height_for(width, K::size(setup)) + TALL - K::board_area(tall).height()
}

/// Returns what typed letters and digits mean.
#[must_use]
pub fn typed_aim<K: StoneBoard>(typed: &str, setup: K::Setup) -> Typing<K::Aim> {
    let size = K::size(setup);
    let is_column = |column| K::Aim::column_name(column).eq_ignore_ascii_case(typed);
    match typed.parse::<K::Aim>() {
        Ok(point) if point.column() < size && point.row() < size => Typing::Aim(point),
        Err(_) if (0..size).any(is_column) => Typing::Begun,
        Ok(_) | Err(_) => Typing::Nothing,
    }
}

#[must_use]
pub fn motion<K: StoneBoard>(played: &Played<'_, K>) -> K::Motion {
    let landing = Landing::of(K::point(played.mv), K::turned(played));
    if K::TURNS { landing.turning() } else { landing }
}

/// Shows the board in an area with what stands beside it, and returns what the user did to it.
pub fn board_ui<K: StoneBoard>(
    ui: &mut Ui,
    area: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Scene<'_, K>,
) -> Option<Touch<K>> {
    let stroke = easing::stroke(scene.at_rest_for, scene.is_still);
    let painting = Painting::of(scene, stroke);
    let is_striking = stroke.is_moving && K::is_struck(&painting.findings);
    if painting.is_moving() || is_striking {
        ui.ctx().request_repaint();
    }
    let layout = layout::<K>(area, scene.setup, scene.shows_coordinates, ui.pixels_per_point());
    let (touched, focused) = places_ui(ui, &layout, &painting);
    let mut brush = Brush::new(ui.painter(), pictures, &layout).on(K::CLOTHS);
    painting.paint(&mut brush);
    if let Some(point) = focused {
        brush.focus(point);
    }
    K::beside_ui(ui, area, scene).map(Touch::Play).or(touched)
}

/// Adds the buttons of the points. Returns what the user did to one, and the point that has
/// keyboard focus.
fn places_ui<K: StoneBoard>(
    ui: &Ui,
    layout: &Layout,
    painting: &Painting<'_, K>,
) -> (Option<Touch<K>>, Option<K::Aim>) {
    let (position, findings) = (painting.position, &painting.findings);
    let places =
        Places { aim: painting.aim, setup: painting.setup, is_open: painting.ghost.is_some() };
    let name = |point: K::Aim| {
        let verdicts = painting.verdicts.unwrap_or_default();
        let worth = verdicts.iter().find(|worth| worth.mv == K::place(point));
        let number = painting.line.iter().find(|stone| stone.0 == point);
        let last = painting.last.map(K::place);
        let marks = painting.marks.iter();
        let numbers = painting.numbers.iter().filter(|stone| stone.0 == point);
        numbers
            .map(|&(_, number)| text::board::move_number(number))
            .chain(marks.filter_map(|mark| mark_name(point, mark)))
            .chain(likely::<K>(position, painting.territory, point).map(str::to_owned))
            .chain(worth_and_number::<K>(
                worth.map(|worth| worth.verdict),
                number.map(|stone| stone.2),
            ))
            .fold(K::name(position, findings, last, point), text::play::longer_list)
    };
    places.ui(
        ui,
        |point| layout.square(point),
        K::place,
        name,
        |point| K::around(position, findings, point),
        |response, point| {
            let tip = K::tip(position, findings, point);
            if let Some(tip) = tip.or_else(|| label_tip(point, &painting.marks)) {
                tooltips::tip(&response, &tip);
            }
        },
    )
}

/// Returns the keys of a game of stones: those of the cursor, that which puts a stone there, as
/// `effect` says, and letters and numbers, which `names` gives.
#[must_use]
pub const fn keys<K: StoneBoard>(
    effect: fn() -> &'static str,
    names: fn() -> &'static str,
) -> [BoardKey<K>; 3] {
    [
        BoardKey::arrows(|key, aim, setup, _| {
            Some(Touch::Aim(neighbour(key, aim, K::size(setup))))
        }),
        BoardKey::press(effect, |_, aim, _, _| Some(Touch::Play(K::place(aim)))),
        // See `typed_aim`.
        BoardKey::plain(names, text::board::move_cursor_to_point, &[], |_, _, _, _| None),
    ]
}

#[must_use]
pub const fn resign_key<K: BoardUi>() -> BoardKey<K> {
    BoardKey::plain(
        || "F4",
        text::board::resign_effect,
        &[Key::F4],
        |_, _, _, position| K::resignation(position).map(Touch::Play),
    )
}

/// Returns a paragraph of a page of rules with the game's example of this number: a picture,
/// painted as the board is.
#[must_use]
pub const fn example<K: StoneBoard, const NUMBER: usize>(
    heading: fn() -> &'static str,
    words: fn() -> &'static str,
    says: fn() -> &'static str,
) -> Part<Sprite> {
    /// The size of the picture where there is room, in points.
    const SIZE: Vec2 = vec2(280.0, 286.0);
    Part::pictured(heading, words, says, SIZE, paint_example::<K, NUMBER>)
}

/// Paints an example into its place; the point with a mark has the ring of a hint.
fn paint_example<K: StoneBoard, const NUMBER: usize>(
    painter: &Painter,
    place: Rect,
    pictures: &mut Pictures<Sprite>,
) {
    let example = &K::FIGURES[NUMBER];
    let setup = <K as GameSetup>::parse_setup(example.setup);
    if let (Ok(setup), Some(position)) = (setup, example.position::<K>()) {
        let layout = Layout::fit(place, K::size(setup), true, painter.pixels_per_point());
        let mut brush = Brush::new(painter, pictures, &layout).on(K::CLOTHS);
        Painting::<K>::still(&position, setup, example.point()).paint(&mut brush);
    }
}

/// How many lines the picture has across and down.
const LINES: u8 = 5;
/// Paints a small board of five lines, or of four squares, with a few stones.
pub fn paint_emblem<K: StoneBoard>(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let wood = Wood::of(palette.look());
    let painter = ui.painter();
    let cloth = K::CLOTHS.filter(|_| !palette.is_contrast());
    let cloth = cloth.map(|cloths| cloths[usize::from(palette.is_dark)]);
    let (ground, line) = cloth.map_or_else(
        || (wood.light.lerp_to_gamma(wood.shade, 0.4), wood.line.gamma_multiply(0.6)),
        |cloth| (cloth.fill, cloth.line),
    );
    // On a cloth, discs stand in the squares, half a step from the lines.
    let aside = if K::CLOTHS.is_some() { 0.5 } else { 0.0 };
    painter.rect(
        rect,
        0.16 * rect.width(),
        ground,
        Stroke::new(1.0, palette.picture_edge()),
        StrokeKind::Inside,
    );
    let step = rect.width() / (f32::from(LINES) + 0.2);
    let at = |column: u8, row: u8| {
        rect.min + 0.6 * vec2(step, step) + step * vec2(f32::from(column), f32::from(row))
    };
    // As fine in a large picture as in a list.
    let hair = (rect.width() / 75.0).max(1.0);
    let stroke = Stroke::new(hair, line);
    for index in 0..LINES {
        let (from, to) = (at(index, index), at(LINES - 1, LINES - 1));
        painter.vline(from.x, at(0, 0).y..=to.y, stroke);
        painter.hline(at(0, 0).x..=to.x, from.y, stroke);
    }
    for &(player, column, row) in K::EMBLEM {
        let centre = at(column, row) + Vec2::splat(aside * step);
        let radius = (0.5 - 0.1 * aside) * step;
        match player {
            Player::First if palette.is_contrast() => {
                painter.circle(centre, radius, BLACK_FACE, Stroke::new(hair, wood.black_rim))
            }
            Player::First => painter.circle_filled(centre, radius, BLACK_FACE),
            Player::Second => {
                painter.circle(centre, radius, WHITE_FACE, Stroke::new(0.8 * hair, wood.white_rim))
            }
        };
    }
}
