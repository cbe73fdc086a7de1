//! Small icons, painted from lines; and the badges for right and wrong, which differ in shape as
//! well as in colour.

use std::f32::consts::TAU;

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use Part::{Bow, Closed, Half, Line, Ring};

use crate::app::kit::widgets;
use crate::app::theme::{Ink, Palette};
use crate::core::kind::{MoveClass, STRONGEST};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    People,
    Eye,
    Sliders,
    /// A piece of a jigsaw puzzle.
    Puzzle,
    Lesson,
    /// A clock that runs back.
    Past,
    /// An arrow in a circle.
    Continue,
    Bin,
    /// A disc that is half filled.
    Look,
    Sound,
    Play,
    Globe,
    /// An arrow that runs back.
    Reset,
    Close,
    /// A chevron to the left.
    Back,
    Folder,
    /// An arrow into a tray.
    Save,
    /// A line that rises, with a head.
    Trend,
    Bars,
    Warning,
    Pencil,
    Bubble,
    Copy,
    Clipboard,
    Picture,
    /// A lozenge with an exclamation mark.
    Mistake,
    Chart,
    Gear,
    Question,
    /// Four corners.
    FullScreen,
    Exit,
    Flag,
    /// An i in a circle.
    Info,
    /// Three dots.
    More,
    /// Stairs.
    Road,
    /// A line that parts.
    Tree,
    /// Three rings, one within the other.
    Target,
    /// A list of three rows.
    Rules,
}

/// A part of an icon, in units of which its height has 24, from its middle.
enum Part {
    Line(&'static [(f32, f32)]),
    /// A line back to its first point.
    Closed(&'static [(f32, f32)]),
    /// A circle: its centre and its radius.
    Ring(f32, f32, f32),
    /// Part of a circle, from one share of a turn to another.
    Bow(f32, f32, f32, f32, f32),
    /// The right half of a disc.
    Half(f32),
}

impl Icon {
    /// Paints the sign in the middle of a place, as high as that.
    pub fn paint(self, painter: &Painter, place: Rect, colour: Color32) {
        let scale = place.height() / 24.0;
        let stroke = Stroke::new((1.9 * scale).max(1.4), colour);
        let at = |x: f32, y: f32| place.center() + scale * vec2(x, y);
        let points =
            |points: &[(f32, f32)]| points.iter().map(|&(x, y)| at(x, y)).collect::<Vec<_>>();
        for part in self.parts() {
            match *part {
                Line(line) => {
                    painter.line(points(line), stroke);
                }
                Closed(line) => {
                    painter.add(Shape::closed_line(points(line), stroke));
                }
                Ring(x, y, radius) => {
                    painter.circle_stroke(at(x, y), scale * radius, stroke);
                }
                Bow(x, y, radius, from, to) => {
                    painter.line(arc(at(x, y), scale * radius, from, to), stroke);
                }
                Half(radius) => {
                    let half = arc(at(0.0, 0.0), scale * radius, -0.25, 0.25);
                    painter.add(Shape::convex_polygon(half, colour, Stroke::NONE));
                }
            }
        }
    }

    const fn parts(self) -> &'static [Part] {
        match self {
            Self::People => PEOPLE,
            Self::Eye => EYE,
            Self::Sliders => SLIDERS,
            Self::Puzzle => PUZZLE,
            Self::Lesson => LESSON,
            Self::Past => PAST,
            Self::Continue => CONTINUE,
            Self::Bin => BIN,
            Self::Look => LOOK,
            Self::Sound => SOUND,
            Self::Play => PLAY,
            Self::Globe => GLOBE,
            Self::Reset => RESET,
            Self::Close => CLOSE,
            Self::Back => BACK,
            Self::Folder => FOLDER,
            Self::Save => SAVE,
            Self::Trend => TREND,
            Self::Bars => BARS,
            Self::Warning => WARNING,
            Self::Pencil => PENCIL,
            Self::Bubble => BUBBLE,
            Self::Copy => COPY,
            Self::Clipboard => CLIPBOARD,
            Self::Picture => PICTURE,
            Self::Mistake => MISTAKE,
            Self::Chart => CHART,
            Self::Gear => GEAR,
            Self::Question => QUESTION,
            Self::FullScreen => FULL_SCREEN,
            Self::Exit => EXIT,
            Self::Flag => FLAG,
            Self::Info => INFO,
            Self::More => MORE,
            Self::Road => ROAD,
            Self::Tree => TREE,
            Self::Target => TARGET,
            Self::Rules => RULES,
        }
    }
}

const PEOPLE: &[Part] = &[
    Ring(-9.0, -5.0, 4.2),
    Bow(-9.0, 9.5, 7.2, 0.5, 1.0),
    Ring(9.0, -5.0, 4.2),
    Bow(9.0, 9.5, 7.2, 0.5, 1.0),
];
const EYE: &[Part] =
    &[Bow(0.0, 7.5, 14.2, 0.59, 0.91), Bow(0.0, -7.5, 14.2, 0.09, 0.41), Ring(0.0, 0.0, 3.6)];
const SLIDERS: &[Part] = &[
    Line(&[(-9.5, -4.5), (0.5, -4.5)]),
    Line(&[(6.5, -4.5), (9.5, -4.5)]),
    Ring(3.5, -4.5, 3.0),
    Line(&[(-9.5, 4.5), (-6.5, 4.5)]),
    Line(&[(-0.5, 4.5), (9.5, 4.5)]),
    Ring(-3.5, 4.5, 3.0),
];
const PUZZLE: &[Part] = &[Closed(&[
    (-9.0, -6.0),
    (-3.2, -6.0),
    (-4.2, -9.6),
    (0.0, -11.4),
    (4.2, -9.6),
    (3.2, -6.0),
    (7.0, -6.0),
    (7.0, -1.0),
    (10.4, -2.0),
    (11.6, 2.0),
    (10.4, 6.0),
    (7.0, 5.0),
    (7.0, 10.0),
    (-9.0, 10.0),
])];
const LESSON: &[Part] = &[
    Closed(&[(0.0, -8.0), (12.0, -2.5), (0.0, 3.0), (-12.0, -2.5)]),
    Line(&[(-7.0, 0.2), (-7.0, 6.0), (0.0, 9.0), (7.0, 6.0), (7.0, 0.2)]),
    Line(&[(12.0, -2.5), (12.0, 5.0)]),
];
const PAST: &[Part] = &[
    Bow(0.5, 0.0, 9.5, -0.42, 0.42),
    Line(&[(-12.5, -6.5), (-8.2, -4.8), (-6.6, -9.2)]),
    Line(&[(0.5, -5.0), (0.5, 0.6), (4.6, 3.0)]),
];
const CONTINUE: &[Part] = &[Ring(0.0, 0.0, 10.0), Closed(&[(-3.0, -4.8), (5.0, 0.0), (-3.0, 4.8)])];
const BIN: &[Part] = &[
    Line(&[(-8.5, -6.5), (8.5, -6.5)]),
    Line(&[(-3.0, -6.5), (-3.0, -10.0), (3.0, -10.0), (3.0, -6.5)]),
    Line(&[(-6.0, -6.5), (-5.0, 10.0), (5.0, 10.0), (6.0, -6.5)]),
];
const LOOK: &[Part] = &[Ring(0.0, 0.0, 9.5), Half(9.5)];
const SOUND: &[Part] = &[
    Closed(&[(-9.5, -3.5), (-6.0, -3.5), (-1.0, -8.0), (-1.0, 8.0), (-6.0, 3.5), (-9.5, 3.5)]),
    Bow(-1.0, 0.0, 6.0, -0.13, 0.13),
    Bow(-1.0, 0.0, 10.5, -0.14, 0.14),
];
const PLAY: &[Part] = &[Closed(&[(-6.0, -9.0), (9.0, 0.0), (-6.0, 9.0)])];
const GLOBE: &[Part] = &[
    Ring(0.0, 0.0, 9.5),
    Line(&[(-9.5, 0.0), (9.5, 0.0)]),
    Closed(&[
        (0.0, -9.5),
        (1.8, -8.8),
        (3.3, -6.7),
        (4.3, -3.6),
        (4.6, 0.0),
        (4.3, 3.6),
        (3.3, 6.7),
        (1.8, 8.8),
        (0.0, 9.5),
        (-1.8, 8.8),
        (-3.3, 6.7),
        (-4.3, 3.6),
        (-4.6, 0.0),
        (-4.3, -3.6),
        (-3.3, -6.7),
        (-1.8, -8.8),
    ]),
];
const RESET: &[Part] =
    &[Bow(0.0, 0.5, 8.0, -0.44, 0.36), Line(&[(-8.6, -9.0), (-7.8, -2.6), (-1.6, -3.6)])];
const CLOSE: &[Part] = &[Line(&[(-6.0, -6.0), (6.0, 6.0)]), Line(&[(-6.0, 6.0), (6.0, -6.0)])];
const BACK: &[Part] = &[Line(&[(3.5, -7.0), (-3.5, 0.0), (3.5, 7.0)])];
const FOLDER: &[Part] =
    &[Closed(&[(-9.5, -7.0), (-3.0, -7.0), (0.0, -3.5), (9.5, -3.5), (9.5, 7.5), (-9.5, 7.5)])];
const SAVE: &[Part] = &[
    Line(&[(-9.0, 3.0), (-9.0, 8.5), (9.0, 8.5), (9.0, 3.0)]),
    Line(&[(0.0, -9.0), (0.0, 3.5)]),
    Line(&[(-4.5, -1.0), (0.0, 3.5), (4.5, -1.0)]),
];
const TREND: &[Part] = &[
    Line(&[(-9.5, 6.0), (-3.0, -1.0), (1.0, 3.0), (9.0, -6.0)]),
    Line(&[(3.5, -6.0), (9.0, -6.0), (9.0, -0.5)]),
];
const BARS: &[Part] = &[
    Line(&[(-7.0, 0.0), (-7.0, 8.5)]),
    Line(&[(0.0, -8.0), (0.0, 8.5)]),
    Line(&[(7.0, -3.5), (7.0, 8.5)]),
];
const WARNING: &[Part] = &[
    Closed(&[(0.0, -8.5), (10.0, 8.5), (-10.0, 8.5)]),
    Line(&[(0.0, -2.5), (0.0, 2.5)]),
    Line(&[(0.0, 4.8), (0.0, 6.2)]),
];
const PENCIL: &[Part] = &[
    Closed(&[(-9.0, 9.0), (-8.0, 4.0), (4.5, -8.5), (8.5, -4.5), (-4.0, 8.0)]),
    Line(&[(1.5, -5.5), (5.5, -1.5)]),
];
const BUBBLE: &[Part] = &[Closed(&[
    (-9.5, -8.0),
    (9.5, -8.0),
    (9.5, 5.0),
    (-2.0, 5.0),
    (-6.0, 9.5),
    (-6.0, 5.0),
    (-9.5, 5.0),
])];
const COPY: &[Part] = &[
    Closed(&[(-3.5, -3.5), (9.0, -3.5), (9.0, 9.0), (-3.5, 9.0)]),
    Line(&[(-3.5, 3.5), (-9.0, 3.5), (-9.0, -9.0), (3.5, -9.0), (3.5, -3.5)]),
];
const CLIPBOARD: &[Part] = &[
    Closed(&[(-7.5, -7.5), (7.5, -7.5), (7.5, 9.5), (-7.5, 9.5)]),
    Closed(&[(-3.5, -9.5), (3.5, -9.5), (3.5, -5.5), (-3.5, -5.5)]),
];
const PICTURE: &[Part] = &[
    Closed(&[(-9.5, -8.0), (9.5, -8.0), (9.5, 8.0), (-9.5, 8.0)]),
    Line(&[(-9.5, 5.5), (-3.5, -0.5), (1.0, 4.0), (4.5, 1.0), (9.5, 5.5)]),
    Ring(4.0, -3.5, 1.6),
];
const MISTAKE: &[Part] = &[
    Closed(&[(0.0, -10.5), (10.5, 0.0), (0.0, 10.5), (-10.5, 0.0)]),
    Line(&[(0.0, -4.5), (0.0, 1.0)]),
    Line(&[(0.0, 3.6), (0.0, 5.0)]),
];
const CHART: &[Part] = &[
    Line(&[(-9.5, -9.0), (-9.5, 8.5), (9.5, 8.5)]),
    Line(&[(-6.0, 3.5), (-1.5, -2.0), (2.0, 1.0), (8.5, -6.0)]),
];
const GEAR: &[Part] = &[
    Ring(0.0, 0.0, 3.4),
    Ring(0.0, 0.0, 6.8),
    Line(&[(7.0, 0.0), (10.5, 0.0)]),
    Line(&[(-7.0, 0.0), (-10.5, 0.0)]),
    Line(&[(0.0, 7.0), (0.0, 10.5)]),
    Line(&[(0.0, -7.0), (0.0, -10.5)]),
    Line(&[(5.0, 5.0), (7.4, 7.4)]),
    Line(&[(5.0, -5.0), (7.4, -7.4)]),
    Line(&[(-5.0, 5.0), (-7.4, 7.4)]),
    Line(&[(-5.0, -5.0), (-7.4, -7.4)]),
];
const QUESTION: &[Part] = &[
    Ring(0.0, 0.0, 10.0),
    Bow(0.0, -2.2, 3.2, -0.5, 0.25),
    Line(&[(0.0, 1.0), (0.0, 2.4)]),
    Line(&[(0.0, 4.8), (0.0, 6.2)]),
];
const FULL_SCREEN: &[Part] = &[
    Line(&[(-8.5, -3.5), (-8.5, -8.5), (-3.5, -8.5)]),
    Line(&[(8.5, -3.5), (8.5, -8.5), (3.5, -8.5)]),
    Line(&[(8.5, 3.5), (8.5, 8.5), (3.5, 8.5)]),
    Line(&[(-8.5, 3.5), (-8.5, 8.5), (-3.5, 8.5)]),
];
const EXIT: &[Part] = &[
    Line(&[(1.0, -8.5), (8.5, -8.5), (8.5, 8.5), (1.0, 8.5)]),
    Line(&[(-9.5, 0.0), (2.5, 0.0)]),
    Line(&[(-1.5, -4.5), (3.0, 0.0), (-1.5, 4.5)]),
];
const FLAG: &[Part] =
    &[Line(&[(-6.5, 10.0), (-6.5, -9.0)]), Closed(&[(-6.5, -9.0), (8.0, -5.0), (-6.5, -1.0)])];

const INFO: &[Part] =
    &[Ring(0.0, 0.0, 10.5), Line(&[(0.0, -1.5), (0.0, 5.5)]), Line(&[(0.0, -5.6), (0.0, -4.4)])];
const ROAD: &[Part] = &[Line(&[
    (-10.0, 8.5),
    (-4.5, 8.5),
    (-4.5, 3.0),
    (1.0, 3.0),
    (1.0, -2.5),
    (6.5, -2.5),
    (6.5, -8.0),
    (10.0, -8.0),
])];
const TREE: &[Part] = &[
    Ring(-7.0, 0.0, 2.6),
    Ring(7.0, -6.5, 2.6),
    Ring(7.0, 6.5, 2.6),
    Line(&[(-4.6, -1.0), (4.6, -5.5)]),
    Line(&[(-4.6, 1.0), (4.6, 5.5)]),
];
const TARGET: &[Part] = &[Ring(0.0, 0.0, 9.8), Ring(0.0, 0.0, 5.4), Ring(0.0, 0.0, 1.2)];
const RULES: &[Part] = &[
    Ring(-8.0, -7.0, 1.2),
    Ring(-8.0, 0.0, 1.2),
    Ring(-8.0, 7.0, 1.2),
    Line(&[(-3.0, -7.0), (9.5, -7.0)]),
    Line(&[(-3.0, 0.0), (9.5, 0.0)]),
    Line(&[(-3.0, 7.0), (9.5, 7.0)]),
];
const MORE: &[Part] = &[Ring(-8.0, 0.0, 1.2), Ring(0.0, 0.0, 1.2), Ring(8.0, 0.0, 1.2)];

/// Returns the points of an arc, from one share of a turn to another, clockwise from the right.
fn arc(centre: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    (0..=20_u8)
        .map(|step| {
            let turn = from + (to - from) * f32::from(step) / 20.0;
            centre + radius * Vec2::angled(turn * TAU)
        })
        .collect()
}

/// Paints the strength of a player as bars that grow to the right.
pub fn paint_bars(painter: &Painter, place: Rect, strength: u8, palette: &Palette) {
    let each = place.width() / f32::from(STRONGEST);
    for bar in 0..STRONGEST {
        let step = f32::from(bar);
        let height = 5.0 + (place.height() - 5.0) * step / f32::from(STRONGEST - 1);
        let corner = pos2(place.left() + step * each, place.bottom() - height);
        let rect = Rect::from_min_size(corner, vec2(0.62 * each, height));
        let colour =
            if bar < strength { palette.text } else { palette.text_weak.gamma_multiply(0.35) };
        painter.rect_filled(rect, CornerRadius::same(1), colour);
    }
}

/// Paints the bubble of something said, with lines of text in it in the colour of the ground.
pub fn paint_bubble(painter: &Painter, place: Rect, (colour, ground): (Color32, Color32)) {
    let edge = Stroke::new(1.0, ground);
    let scale = place.height() / 9.0;
    let tail = [vec2(2.5, -0.5), vec2(2.5, 3.0), vec2(6.0, -0.5)];
    let tail = tail.map(|from| place.left_bottom() + scale * from);
    painter.rect_filled(place.expand(1.0), CornerRadius::same(4), ground);
    painter.add(Shape::convex_polygon(tail.to_vec(), colour, edge));
    painter.rect_filled(place, CornerRadius::same(3), colour);
    for (y, right) in [(3.0, 2.5), (6.0, 4.5)] {
        let row = place.left() + scale * 2.5..=place.right() - scale * right;
        painter.hline(row, place.top() + scale * y, Stroke::new(1.2 * scale, ground));
    }
}

pub fn paint_tick(painter: &Painter, centre: Pos2, size: f32, colour: Color32) {
    let points = [vec2(-6.0, 0.0), vec2(-1.5, 4.5), vec2(6.5, -5.0)];
    let points = points.map(|by| centre + size * by);
    painter.line(points.to_vec(), Stroke::new(2.5 * size, colour));
}

/// Paints a switch: filled, with a check on its knob at the right, if it is on.
pub fn paint_switch(painter: &Painter, place: Rect, is_on: bool, palette: &Palette) {
    let radius = 0.5 * place.height();
    let corner = CornerRadius::from(radius);
    if is_on {
        let knob = place.right_center() - vec2(radius, 0.0);
        painter.rect_filled(place, corner, palette.accent);
        painter.circle_filled(knob, radius - 4.0, palette.on_accent);
        paint_tick(painter, knob, radius / 22.0, palette.accent);
    } else {
        let edge = Stroke::new(1.5, palette.outline);
        painter.rect(place, corner, palette.inset, edge, egui::StrokeKind::Inside);
        let knob = place.left_center() + vec2(radius, 0.0);
        painter.circle_filled(knob, radius - 5.0, palette.outline);
    }
}

/// Paints an arrow head around a centre, down or up.
pub fn paint_chevron(painter: &Painter, centre: Pos2, is_up: bool, colour: Color32) {
    let turn = if is_up { -1.0 } else { 1.0 };
    let points = [vec2(-5.0, -2.5), vec2(0.0, 2.5), vec2(5.0, -2.5)];
    let points = points.map(|by| centre + vec2(by.x, turn * by.y));
    painter.line(points.to_vec(), Stroke::new(2.0, colour));
}

pub fn paint_cap(painter: &Painter, place: Rect, key: &str, palette: &Palette) {
    painter.rect(
        place,
        CornerRadius::same(6),
        palette.button,
        Stroke::new(1.0, palette.outline),
        egui::StrokeKind::Inside,
    );
    let font = crate::app::theme::strong((0.55 * place.height()).max(widgets::LEAST_TYPE));
    let galley = painter.layout_no_wrap(key.to_owned(), font, palette.text);
    widgets::place(painter, place.center(), galley);
}

/// A badge that judges a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// Right: a check.
    Right,
    /// Wrong: a cross.
    Wrong,
}

impl Badge {
    #[must_use]
    pub fn of(class: MoveClass) -> Self {
        if class.is_mistake() { Self::Wrong } else { Self::Right }
    }

    #[must_use]
    pub const fn ink(self, palette: &Palette) -> Ink {
        match self {
            Self::Right => palette.win,
            Self::Wrong => palette.loss,
        }
    }

    /// Paints the badge with its disc around a centre.
    pub fn paint(self, painter: &Painter, centre: Pos2, radius: f32, palette: &Palette) {
        let ink = self.ink(palette);
        painter.circle(centre, radius, ink.ground, Stroke::new((0.14 * radius).max(1.0), ink.text));
        self.paint_sign(painter, centre, 0.46 * radius, ink.text);
    }

    /// Paints the sign without its disc, up to `size` from its centre.
    pub fn paint_sign(self, painter: &Painter, centre: Pos2, size: f32, colour: Color32) {
        let stroke = Stroke::new((0.4 * size).max(1.5), colour);
        match self {
            Self::Right => {
                let points = [vec2(-1.0, 0.08), vec2(-0.28, 0.78), vec2(1.0, -0.74)]
                    .map(|point| centre + size * point);
                painter.line(points.to_vec(), stroke);
            }
            Self::Wrong => {
                for arm in [vec2(0.8, 0.8), vec2(0.8, -0.8)] {
                    painter.line_segment([centre - size * arm, centre + size * arm], stroke);
                }
            }
        }
    }
}
