//! The board on the screen: a wooden plate with its lines, the stones on its points, and a button
//! on each of them.

use egui::{Color32, Painter, Pos2, Rect, Response, Shape as Paint, Stroke, Ui, Vec2, vec2};

use crate::app::board::colours;
use crate::app::board::landing::Airborne;
use crate::app::board::pictures::Sprite;
use crate::app::board::places::worth_and_number;
use crate::app::board::{Brush, Layout, Places, Spot};
use crate::app::contract::board::{BoardUi, Compared, Touch, verdict_label};
use crate::app::contract::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::core::game::{Game as _, IllegalMove, Player};
use crate::core::gomoku::winning::Line;
use crate::core::gomoku::{Gomoku, Move, Point, Position};
use crate::core::verdict::Verdict;
use crate::words::{Phrases, text};

/// How many times as wide as at rest the line around a winning row is at the height of its pulse,
/// less one.
const SWELL: f32 = 0.9;

/// The state of a board, and what moves on it.
pub struct Painting<'a> {
    /// The stones.
    pub position: &'a Position,
    /// The stone that is still on its way.
    pub landing: Option<(Point, Airborne)>,
    /// The player whose stone follows the cursor: the user may play now.
    pub ghost: Option<Player>,
    /// The point of the cursor.
    pub aim: Point,
    /// The point of a hint.
    pub hint: Option<Point>,
    /// The stones of the play that is shown, each with its number.
    pub line: Vec<(Point, Player, u32)>,
    /// The point of the last stone.
    pub last: Option<Point>,
    /// The points that the player to move may not play.
    pub forbidden: Vec<Point>,
    /// The rows that have won.
    pub rows: &'a [Line],
    /// How far the line around those rows is drawn, from 0 to 1.
    pub strike: f32,
    /// How far the stroke swells, from 0 to 1.
    pub pulse: f32,
    /// The point that has just refused a stone, and how strongly it stands out.
    pub flash: Option<(Point, f32)>,
    /// A move held against better ones.
    pub compared: Option<&'a Compared<Move>>,
    /// The values of the points, as far as they are known; `None` where they are not shown.
    pub verdicts: Option<&'a [(Move, Verdict)]>,
}

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

/// On how many points it is written what they are worth.
const MOST_VERDICTS: usize = 6;

/// Draws the board into `area`, and returns what the user did to it.
pub fn board_ui(
    ui: &Ui,
    area: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Painting<'_>,
) -> Option<Touch<Gomoku>> {
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
pub fn paint(painter: &Painter, area: Rect, pictures: &mut Pictures<Sprite>, scene: &Painting<'_>) {
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
    brush.coordinates(aim, |column| char::from(b'A' + column).to_string());
    brush.paint_stones(scene);
    brush.paint_signs(scene);
    if let Some((point, air)) = scene.landing
        && let Some(player) = scene.position.stone(point)
    {
        brush.landing(player, point, air);
    }
    if let Some(compared) = scene.compared {
        brush.compared(scene.position.to_move(), compared, Gomoku::aim_of);
    }
}

/// Adds the buttons of the points. Returns what the user did to one, and the point that has
/// keyboard focus.
fn points_ui(
    ui: &Ui,
    layout: &Layout,
    scene: &Painting<'_>,
) -> (Option<Touch<Gomoku>>, Option<Point>) {
    let points = Places {
        aim: scene.aim,
        setup: scene.position.setup(),
        is_open: scene.ghost.is_some(),
    };
    let name = |point: Point| {
        let worth = scene
            .verdicts
            .and_then(|verdicts| verdicts.iter().find(|(mv, _)| *mv == Move::Place(point)));
        let number = scene
            .line
            .iter()
            .find(|&&(place, ..)| place == point)
            .map(|&(.., number)| number);
        let more = worth_and_number::<Gomoku>(worth.map(|&(_, verdict)| verdict), number);
        let name = Gomoku::describe(scene.position, scene.last.map(Move::Place), point);
        more.fold(name, text::play::longer_list)
    };
    points.ui(
        ui,
        |point| layout.square(point),
        Move::Place,
        name,
        |point| Gomoku::surroundings(scene.position, point),
        |response, point| {
            if scene.forbidden.contains(&point) {
                explain(&response, scene.position, point);
            }
        },
    )
}

/// Says under the pointer why a point is forbidden.
fn explain(response: &Response, position: &Position, point: Point) {
    if let Some(refusal) = position.forbidden(point) {
        tooltips::tip(
            response,
            &Gomoku::refused(
                position,
                IllegalMove {
                    mv: Move::Place(point),
                    refusal,
                },
            ),
        );
    }
}

impl Brush<'_> {
    /// Paints the stones at rest, each with its shadow, and the dot on the last one.
    fn paint_stones(&mut self, scene: &Painting<'_>) {
        let has_won = |point: Point| scene.rows.iter().any(|row| row.points.contains(&point));
        let is_flying = |point: Point| scene.landing.is_some_and(|(flying, _)| flying == point);
        // The last stone has a dot in the place of its mark; at the end there is a line around the
        // winning rows instead.
        let dotted = scene
            .last
            .filter(|&point| scene.rows.is_empty() && !is_flying(point));
        let (wood, position) = (self.wood, scene.position);
        self.stones(
            position
                .points()
                .filter(|&point| !is_flying(point))
                .filter_map(|point| {
                    let strength = if scene.rows.is_empty() || has_won(point) {
                        1.0
                    } else {
                        1.0 - (1.0 - wood.faded) * scene.strike
                    };
                    Some((
                        point,
                        position.stone(point)?,
                        dotted == Some(point),
                        strength,
                    ))
                }),
        );
        if let Some(point) = dotted {
            self.dot(point);
        }
    }

    /// Paints what stands on the points: forbidden ones, the ghost, the hint, the winning rows.
    fn paint_signs(&mut self, scene: &Painting<'_>) {
        let radius = self.layout.radius();
        for &point in &scene.forbidden {
            self.forbidden(self.layout.centre(point));
        }
        if scene.line.is_empty() {
            self.verdicts(scene);
        }
        for &(point, player, number) in &scene.line {
            self.numbered(player, point, number);
        }
        let is_free = |point: Point| scene.position.stone(point).is_none();
        if let Some(player) = scene.ghost {
            // Beside a hint a stone that is only thought of would look like a second one.
            let is_beside_hint = scene.hint.is_some_and(|hint| hint != scene.aim);
            if !is_free(scene.aim) || is_beside_hint && !scene.forbidden.contains(&scene.aim) {
                self.cursor(self.layout.square(scene.aim));
            } else if scene.line.iter().any(|&(point, ..)| point == scene.aim) {
                // The number stays readable.
            } else if !scene.forbidden.contains(&scene.aim) {
                self.ghost(player, scene.aim);
            } else {
                self.dashes(self.layout.centre(scene.aim), radius, colours::FORBIDDEN);
            }
        }
        if let Some(point) = scene.hint {
            self.hint(point);
        }
        for row in scene.rows {
            self.strike(row, scene.strike, 1.0 + SWELL * scene.pulse);
        }
        if let Some((point, strength)) = scene.flash {
            self.flash(point, strength);
        }
    }

    /// Writes on the most promising points what they are worth.
    fn verdicts(&self, scene: &Painting<'_>) {
        let mut best: Vec<(Move, Verdict)> = scene.verdicts.unwrap_or_default().to_vec();
        best.sort_by_key(|&(_, verdict)| std::cmp::Reverse(verdict.rank()));
        for (number, &(mv, verdict)) in best.iter().take(MOST_VERDICTS).enumerate() {
            if let Move::Place(point) = mv {
                self.verdict(
                    point,
                    verdict,
                    &verdict_label::<Gomoku>(verdict),
                    number == 0,
                );
            }
        }
    }

    /// Paints a red cross in a circle.
    fn forbidden(&self, centre: Pos2) {
        let radius = (0.29 * self.layout.spacing()).max(4.0);
        let width = (0.15 * radius).max(1.25);
        self.painter.circle(
            centre,
            radius,
            colours::FORBIDDEN_GROUND,
            Stroke::new(0.8 * width, colours::FORBIDDEN),
        );
        let arm = 0.46 * radius;
        for arm in [vec2(arm, arm), vec2(arm, -arm)] {
            self.painter.line_segment(
                [centre - arm, centre + arm],
                Stroke::new(1.2 * width, colours::FORBIDDEN),
            );
        }
    }

    /// Draws a line around a row, `share` of its way, and so many times as wide as at rest: the
    /// marks on its stones stay in view.
    fn strike(&self, row: &Line, share: f32, swollen: f32) {
        /// The corners of each round end.
        const STEPS: u8 = 16;
        let (Some(&first), Some(&last)) = (row.points.first(), row.points.last()) else {
            return;
        };
        let (from, to) = (self.layout.centre(first), self.layout.centre(last));
        let end = from + (to - from) * share;
        let along = (to - from).angle();
        let width = (0.075 * self.layout.spacing()).max(1.75) * swollen;
        let radius = self.layout.radius() + 0.5 * width;
        let arc = |centre: Pos2, turn: f32| {
            (0..=STEPS).map(move |step| {
                let share = f32::from(step) / f32::from(STEPS) - 0.5;
                centre + radius * Vec2::angled(along + turn + share * std::f32::consts::PI)
            })
        };
        let outline: Vec<Pos2> = arc(end, 0.0)
            .chain(arc(from, std::f32::consts::PI))
            .collect();
        for (width, colour) in [(2.0 * width, Color32::WHITE), (width, colours::LAST)] {
            self.painter.add(Paint::closed_line(
                outline.clone(),
                Stroke::new(width, colour),
            ));
        }
    }
}
