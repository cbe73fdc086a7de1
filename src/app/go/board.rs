//! The board on the screen: a wooden plate with its lines, the stones on its points, and a button
//! on each of them.

use std::cell::LazyCell;

use egui::{Painter, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::described::{counted_owners, described, groups};
use crate::app::board::colours;
use crate::app::board::landing::Airborne;
use crate::app::board::pictures::Sprite;
use crate::app::board::places::worth_and_number;
use crate::app::board::{Brush, Layout, Places, Spot};
use crate::app::contract::board::{BoardUi, Compared, Touch, verdict_label};
use crate::app::contract::pictures::Pictures;
use crate::core::game::{Game as _, Player};
use crate::core::go::{Go, Move, Owner, Phase, Point, Position};
use crate::core::verdict::Verdict;
use crate::words::text;

/// On how many points it is written what they are worth.
const MOST_VERDICTS: usize = 6;
/// How much of a dead stone is to be seen.
const DEAD: f32 = 0.45;

impl Spot for Point {
    fn at(column: u8, row: u8) -> Self {
        Self::at(column, row)
    }

    fn column(self) -> u8 {
        Self::column(self)
    }

    fn row(self) -> u8 {
        Self::row(self)
    }
}

/// The state of a board, and what moves on it.
pub(super) struct Painting<'a> {
    /// The stones.
    pub(super) position: &'a Position,
    /// The stone that is still on its way.
    pub(super) landing: Option<(Point, Airborne)>,
    /// The player whose stone follows the cursor: the user may play now.
    pub(super) ghost: Option<Player>,
    /// The point of the cursor.
    pub(super) aim: Point,
    /// The point of a hint.
    pub(super) hint: Option<Point>,
    /// The stones of the play that is shown, each with its number.
    pub(super) line: Vec<(Point, Player, u32)>,
    /// The point of the last stone.
    pub(super) last: Option<Point>,
    /// The point that has just refused a stone, and how strongly it stands out.
    pub(super) flash: Option<(Point, f32)>,
    /// A move held against better ones.
    pub(super) compared: Option<&'a Compared<Move>>,
    /// The values of the points, as far as they are known; `None` where they are not shown.
    pub(super) verdicts: Option<&'a [(Move, Verdict)]>,
}

/// Draws the board into `area`, and returns what the user did to it.
pub(super) fn board_ui(
    ui: &Ui,
    area: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Painting<'_>,
) -> Option<Touch<Go>> {
    let layout = Layout::fit(
        area,
        scene.position.setup().size(),
        ui.ctx().pixels_per_point(),
    );
    let (touched, focused) = points_ui(ui, &layout, scene);
    let mut brush = Brush::new(ui.painter(), pictures, &layout);
    paint_scene(&mut brush, scene);
    if let Some(point) = focused {
        brush.focus(point);
    }
    touched
}

/// Paints the board into `area`, to be looked at only.
pub(super) fn paint(
    painter: &Painter,
    area: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Painting<'_>,
) {
    let layout = Layout::fit(
        area,
        scene.position.setup().size(),
        painter.ctx().pixels_per_point(),
    );
    paint_scene(&mut Brush::new(painter, pictures, &layout), scene);
}

/// Paints the plate, and all that is on it.
fn paint_scene(brush: &mut Brush<'_>, scene: &Painting<'_>) {
    let aim = scene
        .ghost
        .is_some()
        .then_some((scene.aim.column(), scene.aim.row()));
    brush.plate();
    brush.lines(aim);
    brush.coordinates(aim, Point::column_name);
    stones(brush, scene);
    if matches!(scene.position.phase(), Phase::Settling | Phase::Counted(_)) {
        territory(brush, scene.position);
    }
    signs(brush, scene);
    if let Some((point, air)) = scene.landing
        && let Some(player) = scene.position.stone(point)
    {
        brush.landing(player, point, air);
    }
    if let Some(compared) = scene.compared {
        brush.compared(scene.position.to_move(), compared, Go::aim_of);
    }
}

/// Adds the buttons of the points. Returns what the user did to one, and the point that has
/// keyboard focus.
fn points_ui(ui: &Ui, layout: &Layout, scene: &Painting<'_>) -> (Option<Touch<Go>>, Option<Point>) {
    let points = Places {
        aim: scene.aim,
        setup: scene.position.setup(),
        is_open: scene.ghost.is_some(),
    };
    let owners = counted_owners(scene.position);
    let groups = LazyCell::new(|| groups(scene.position));
    let name = |point: Point| {
        let worth = scene
            .verdicts
            .and_then(|verdicts| verdicts.iter().find(|(mv, _)| *mv == Move::Place(point)));
        let number = scene
            .line
            .iter()
            .find(|&&(place, ..)| place == point)
            .map(|&(.., number)| number);
        let more = worth_and_number::<Go>(worth.map(|&(_, verdict)| verdict), number);
        let last = scene.last.map(Move::Place);
        let name = described(scene.position, owners.as_ref(), last, point);
        more.fold(name, text::play::longer_list)
    };
    #[expect(
        clippy::redundant_closure,
        reason = "groups are only looked for if a screen reader asks"
    )]
    points.ui(
        ui,
        |point| layout.square(point),
        Move::Place,
        name,
        |point| groups(point),
        |_, _| {},
    )
}

/// Paints the stones at rest, dead ones half there, and the dot on the last one.
fn stones(brush: &mut Brush<'_>, scene: &Painting<'_>) {
    let position = scene.position;
    let is_flying = |point: Point| scene.landing.is_some_and(|(flying, _)| flying == point);
    // The last stone has a dot in the place of its mark.
    let dotted = scene
        .last
        .filter(|&point| position.stone(point).is_some() && !is_flying(point));
    let of = |player: Player| {
        position
            .stones(player)
            .iter()
            .filter(|&point| !is_flying(point))
            .map(move |point| {
                let strength = if position.dead().contains(point) {
                    DEAD
                } else {
                    1.0
                };
                (point, player, dotted == Some(point), strength)
            })
    };
    brush.stones(of(Player::First).chain(of(Player::Second)));
    if let Some(point) = dotted {
        brush.dot(point);
    }
}

/// Paints a small square on each point that belongs to a player without a living stone there, and
/// strokes around dead stones.
fn territory(brush: &Brush<'_>, position: &Position) {
    let owners = position.owners();
    let side = 0.26 * brush.layout.spacing();
    for point in Go::aims(position.setup()) {
        let centre = brush.layout.centre(point);
        if position.dead().contains(point) {
            let stroke = Stroke::new((0.05 * brush.layout.spacing()).max(1.5), colours::LAST);
            for corner in [
                vec2(1.0, 1.0),
                vec2(1.0, -1.0),
                vec2(-1.0, 1.0),
                vec2(-1.0, -1.0),
            ] {
                let radius = brush.layout.radius();
                brush.painter.line_segment(
                    [
                        centre + 0.34 * radius * corner,
                        centre + 0.6 * radius * corner,
                    ],
                    stroke,
                );
            }
        }
        if let Owner::Territory(player) = owners(point) {
            let (fill, rim) = match player {
                Player::First => (colours::BLACK_FACE, brush.wood.black_rim),
                Player::Second => (colours::WHITE_FACE, brush.wood.white_rim),
            };
            let square = Rect::from_center_size(centre, Vec2::splat(side));
            brush.painter.rect(
                square,
                0.15 * side,
                fill,
                Stroke::new(1.0, rim),
                StrokeKind::Outside,
            );
        }
    }
}

/// Paints what stands on the points: what they are worth, the play that is shown, the ghost, the
/// hint, a refusal.
fn signs(brush: &mut Brush<'_>, scene: &Painting<'_>) {
    if scene.line.is_empty() {
        let mut best: Vec<(Move, Verdict)> = scene.verdicts.unwrap_or_default().to_vec();
        best.sort_by_key(|&(_, verdict)| std::cmp::Reverse(verdict.rank()));
        for (number, &(mv, verdict)) in best.iter().take(MOST_VERDICTS).enumerate() {
            if let Some(point) = Go::aim_of(mv) {
                brush.verdict(point, verdict, &verdict_label::<Go>(verdict), number == 0);
            }
        }
    }
    for &(point, player, number) in &scene.line {
        brush.numbered(player, point, number);
    }
    if let Some(player) = scene.ghost {
        let is_numbered = scene.line.iter().any(|&(point, ..)| point == scene.aim);
        let is_settling = scene.position.phase() == Phase::Settling;
        if scene.position.stone(scene.aim).is_some() || is_settling {
            brush.cursor(brush.layout.square(scene.aim));
        } else if !is_numbered {
            // The number stays readable; and where no stone may go, none is shown, but only where
            // it would.
            if scene.position.refusal(Move::Place(scene.aim)).is_none() {
                brush.ghost(player, scene.aim);
            } else {
                brush.dashes(
                    brush.layout.centre(scene.aim),
                    brush.layout.radius(),
                    colours::FORBIDDEN,
                );
            }
        }
    }
    if let Some(point) = scene.hint {
        brush.hint(point);
    }
    if let Some((point, strength)) = scene.flash {
        brush.flash(point, strength);
    }
}
