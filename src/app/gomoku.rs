//! Gomoku in the window: a wooden board with stones on its points, what a screen reader hears about
//! a point, and the rules on one page.

mod first_lesson;

use egui::{Color32, Pos2, Shape as Paint, Stroke, Vec2, vec2};

use super::board::pictures::Sprite;
use super::board::places::{self, stone_name};
use super::board::stone_ui::{self, example};
use super::board::stones::{Example, Painting};
use super::board::{Brush, StoneBoard, colours, stones};
use super::contract::board::{BoardKey, BoardUi, Estimates, Extras};
use super::contract::page::Page;
use super::practice::puzzles::{PuzzleUi, entry};
use super::practice::{first_lesson as lesson, mistakes};
use super::theme::easing;
use crate::core::game::{Game, Player};
use crate::core::gomoku::point::Board;
use crate::core::gomoku::position::{Line, winning_lines};
use crate::core::gomoku::{Gomoku, Move, Point, Position, Refusal, Setup};
use crate::storage::toggle_mark;
use crate::words::{self, Phrases, text};

impl BoardUi for Gomoku {
    stones!();

    const EXTRAS: Extras<Self> = Extras {
        has_known_colours: true,
        has_stones: true,
        mark: Some(|markup, marking, point, setup| {
            toggle_mark(markup, marking, point, setup.size())
        }),
        practices: &[lesson::entry::<Self>(), entry::<Self>(), mistakes::entry::<Self>()],
        ..Extras::NONE
    };

    const PAGES: &'static [Page<Self::Picture>] = PAGES;

    const ESTIMATES: Estimates = Estimates {
        example: (200, || "+20"),
        // In tenths of a natural logarithm of odds, so that two figures are enough.
        label: |value| words::signed((value + 5 * value.signum()) / 10),
        ..Estimates::NUMBERS
    };

    const KEYS: &'static [BoardKey<Self>] = &{
        let [arrows, press, typed] =
            stone_ui::keys(text::gomoku::place_stone, text::board::keys_point);
        [arrows, press, typed, stone_ui::resign_key()]
    };

    /// Returns what a point's button says: `H8, black, last stone`, `H8, empty, forbidden: double
    /// three`.
    fn describe(position: &Position, last: Option<Move>, point: Point) -> String {
        let stone = position.stone(point);
        match forbidden_now(position, point) {
            Some(refusal) if stone.is_none() => {
                text::gomoku::point_forbidden(point.to_string(), reason(refusal))
            }
            _ => places::stone(&point, stone, last == Some(Move::Place(point))),
        }
    }

    fn surroundings(position: &Position, point: Point) -> String {
        // A forbidden point already says why.
        if forbidden_now(position, point).is_some() {
            String::new()
        } else {
            surroundings(position, point)
        }
    }

    fn how_to_play(setup: Setup) -> String {
        text::board::how_to_play_point(setup.centre().to_string())
    }

    /// Returns the rules and the size; before them the target, unless it is five: `4 in a row ·
    /// Renju rules · 15 × 15`.
    fn subtitle(setup: Setup) -> String {
        let (size, target) = (setup.size(), setup.target());
        let target = (target != 5).then(|| text::gomoku::subtitle_target(target));
        let rule = text::gomoku::subtitle_rule(setup.rule().name());
        let parts = target.into_iter().chain([rule, format!("{size} × {size}")]);
        words::beside(parts)
    }
}

/// Returns whether there may be points that the player to move may not play.
fn may_be_forbidden(position: &Position) -> bool {
    position.outcome().is_none() && position.setup().is_restricted(position.to_move())
}

/// Returns the name of the reason why a point is forbidden, in messages, which select by it.
const fn reason(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::DoubleThree => "double-three",
        Refusal::DoubleFour => "double-four",
        Refusal::Overline => "overline",
        Refusal::Basic(_) | Refusal::MayNotPass => "other",
    }
}

/// Returns why the player to move may not play an empty point, or `None` if they may.
fn forbidden_now(position: &Position, point: Point) -> Option<Refusal> {
    if may_be_forbidden(position) { position.forbidden(point) } else { None }
}

impl PuzzleUi for Gomoku {}

/// How many times as wide as at rest the line around a winning row is at the height of its pulse,
/// less one.
const SWELL: f32 = 0.9;

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
            rows: if is_at_rest { winning_lines(position) } else { Vec::new() },
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
        Some(Self::refused(position, mv, refusal))
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
    let outline: Vec<Pos2> = arc(end, 0.0).chain(arc(from, std::f32::consts::PI)).collect();
    for (width, colour) in [(2.0 * width, Color32::WHITE), (width, colours::LAST)] {
        brush.painter.add(Paint::closed_line(outline.clone(), Stroke::new(width, colour)));
    }
}

/// The positions of the page, in order.
const EXAMPLES: &[Example] = &[
    Example::after("B4 B3 C4 C3 D4 D3 E4 E3 F4").on(&[("size", "7"), ("rule", "freestyle")]),
    Example::after("D5 A1 E5 I1 F5").on(&[("size", "9"), ("rule", "freestyle")]),
    Example::after("D5 A1 E5 I1 F6 A9 F7 I9").on(&[("size", "9"), ("rule", "restricted")]),
];

const PAGES: &[Page<Sprite>] = &[Page {
    title: text::gomoku::page_rules,
    parts: &[
        example::<Gomoku, 0>(
            text::gomoku::page_five_heading,
            text::gomoku::page_five,
            text::gomoku::page_five_picture,
        ),
        example::<Gomoku, 1>(
            text::gomoku::page_threats_heading,
            text::gomoku::page_threats,
            text::gomoku::page_threats_picture,
        ),
        example::<Gomoku, 2>(
            text::gomoku::page_forbidden_heading,
            text::gomoku::page_forbidden,
            text::gomoku::page_forbidden_picture,
        ),
    ],
}];

/// The directions of lines, each with its name in messages, which select by it.
const DIRECTIONS: [(i8, i8, &str); 4] =
    [(1, 0, "row"), (0, 1, "column"), (1, 1, "diagonal"), (1, -1, "diagonal")];

/// The shortest line that is worth a word.
const LEAST: usize = 3;

/// Returns the longest lines that meet at a point: of a stone the line in which it stands,
/// `One of 3 in a row`; of an empty point what a stone there would make,
/// `Black makes 4 in a diagonal, White makes 3 in a column`.
#[must_use]
fn surroundings(position: &Position, point: Point) -> String {
    let longest = |player: Player| {
        // Of equal ones the first.
        let lines = DIRECTIONS.iter().rev().map(|&(right, up, name)| {
            (
                1 + run(position, point, (right, up), player)
                    + run(position, point, (-right, -up), player),
                name,
            )
        });
        lines.max_by_key(|&(length, _)| length).filter(|&(length, _)| length >= LEAST)
    };
    if let Some(player) = position.stone(point) {
        let line = longest(player);
        return line.map_or_else(String::new, |(length, direction)| {
            text::gomoku::in_line(length, direction)
        });
    }
    let made = |player: Player| {
        longest(player).map(|(length, direction)| {
            text::gomoku::makes(stone_name(Some(player)), length, direction)
        })
    };
    let lines = Player::BOTH.into_iter().filter_map(made);
    words::listed(lines)
}

/// Returns how many stones of a player stand next to a point one after the other, in a direction.
fn run(position: &Position, from: Point, (right, up): (i8, i8), player: Player) -> usize {
    let size = position.setup().size();
    let next = |point: &Point| {
        let column = point.column().checked_add_signed(right).filter(|&column| column < size)?;
        let row = point.row().checked_add_signed(up).filter(|&row| row < size)?;
        Some(Point::at(column, row)).filter(|&point| position.stone(point) == Some(player))
    };
    std::iter::successors(next(&from), next).count()
}

#[cfg(test)]
mod tests;
