//! The board on the screen: stones on the points, crosses on those that are forbidden, and lines
//! around the rows that have won.

use egui::{Color32, Pos2, Shape as Paint, Stroke, Vec2, vec2};

use super::rules_page::EXAMPLES;
use super::{forbidden_now, may_be_forbidden};
use crate::app::board::stones::{Example, Painting};
use crate::app::board::{Brush, StoneBoard, colours};
use crate::app::theme::easing;
use crate::core::game::{IllegalMove, Player};
use crate::core::gomoku::point::Board;
use crate::core::gomoku::winning::{Line, winning_lines};
use crate::core::gomoku::{Gomoku, Move, Point, Position, Setup};
use crate::words::Phrases;

/// How many times as wide as at rest the line around a winning row is at the height of its pulse,
/// less one.
const SWELL: f32 = 0.9;

/// The findings about a position.
pub struct Findings {
    rows: Vec<Line>,
    /// The line around those rows, on its way.
    stroke: easing::Stroke,
    /// The points that the player to move may not play.
    forbidden: Vec<Point>,
}

impl StoneBoard for Gomoku {
    type Board = Board;
    type Turned = ();
    type Findings = Findings;

    /// A row of three that the opponent stops.
    const EMBLEM: &'static [(Player, u8, u8)] = &[
        (Player::First, 1, 3),
        (Player::First, 2, 2),
        (Player::First, 3, 1),
        (Player::Second, 1, 2),
        (Player::Second, 2, 3),
        (Player::Second, 3, 3),
    ];

    const FIGURES: &'static [Example] = EXAMPLES;

    fn size(setup: Setup) -> u8 {
        setup.size()
    }

    fn place(point: Point) -> Move {
        Move::Place(point)
    }

    fn point(mv: Move) -> Option<Point> {
        mv.point()
    }

    fn stone(position: &Position, point: Point) -> Option<Player> {
        position.stone(point)
    }

    fn findings(position: &Position, is_at_rest: bool, stroke: easing::Stroke) -> Findings {
        Findings {
            rows: if is_at_rest {
                winning_lines(position)
            } else {
                Vec::new()
            },
            stroke,
            forbidden: if may_be_forbidden(position) {
                position.forbidden_points()
            } else {
                Vec::new()
            },
        }
    }

    fn is_struck(findings: &Findings) -> bool {
        !findings.rows.is_empty()
    }

    /// Fades the stones that are in no winning row.
    fn strength(_position: &Position, findings: &Findings, point: Point) -> f32 {
        /// The share of its strength that such a stone keeps.
        const FADED: f32 = 0.6;
        let has_won = findings.rows.iter().any(|row| row.points.contains(&point));
        if findings.rows.is_empty() || has_won {
            1.0
        } else {
            1.0 - (1.0 - FADED) * findings.stroke.share
        }
    }

    /// Says why a point is forbidden.
    fn tip(position: &Position, findings: &Findings, point: Point) -> Option<String> {
        let is_forbidden = findings.forbidden.contains(&point);
        let refusal = forbidden_now(position, point).filter(|_| is_forbidden)?;
        let mv = Move::Place(point);
        Some(Self::refused(position, IllegalMove { mv, refusal }))
    }

    fn paint_under(brush: &Brush<'_>, painting: &Painting<'_, Self>) {
        for &point in &painting.findings.forbidden {
            cross(brush, brush.layout.centre(point));
        }
    }

    fn paint_over(brush: &Brush<'_>, painting: &Painting<'_, Self>) {
        for row in &painting.findings.rows {
            strike(brush, row, painting.findings.stroke);
        }
    }
}

/// Paints a red cross in a circle.
fn cross(brush: &Brush<'_>, centre: Pos2) {
    let radius = (0.29 * brush.layout.spacing()).max(4.0);
    let width = (0.15 * radius).max(1.25);
    brush.painter.circle(
        centre,
        radius,
        colours::FORBIDDEN_GROUND,
        Stroke::new(0.8 * width, colours::FORBIDDEN),
    );
    let arm = 0.46 * radius;
    for arm in [vec2(arm, arm), vec2(arm, -arm)] {
        brush.painter.line_segment(
            [centre - arm, centre + arm],
            Stroke::new(1.2 * width, colours::FORBIDDEN),
        );
    }
}

/// Draws a line around a row, as far as the stroke has come: the marks on its stones stay in view.
fn strike(brush: &Brush<'_>, row: &Line, stroke: easing::Stroke) {
    /// The corners of each round end.
    const STEPS: u8 = 16;
    let (Some(&first), Some(&last)) = (row.points.first(), row.points.last()) else {
        return;
    };
    let (from, to) = (brush.layout.centre(first), brush.layout.centre(last));
    let end = from + (to - from) * stroke.share;
    let along = (to - from).angle();
    let width = (0.075 * brush.layout.spacing()).max(1.75) * (1.0 + SWELL * stroke.swollen);
    let radius = brush.layout.radius() + 0.5 * width;
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
        brush.painter.add(Paint::closed_line(
            outline.clone(),
            Stroke::new(width, colour),
        ));
    }
}
