//! The board on the screen: stones on the points, the territory when it is counted, and what a
//! screen reader hears about a point.

use std::cell::OnceCell;
use std::rc::Rc;

use egui::{Rect, Stroke, Ui, Vec2, vec2};

use super::footer;
use super::rules_page::EXAMPLES;
use crate::app::board::stones::{Example, Painting};
use crate::app::board::{Brush, StoneBoard, colours, places};
use crate::app::contract::board::{BoardUi as _, Scene};
use crate::app::theme::easing;
use crate::core::game::Player;
use crate::core::go::life::Territory;
use crate::core::go::point::Board;
use crate::core::go::{Go, Move, Owner, Phase, Point, Position, Setup};
use crate::words::text;

/// The opacity of a dead stone.
const DEAD: f32 = 0.45;

type Owners = Box<dyn Fn(Point) -> Owner>;

/// What descriptions of many points ask for once.
#[derive(Default)]
pub struct Findings {
    owners: OnceCell<Option<Owners>>,
    groups: OnceCell<Box<dyn Fn(Point) -> String>>,
}

impl StoneBoard for Go {
    type Board = Board;
    type Turned = ();
    type Findings = Findings;

    /// Four around one.
    const EMBLEM: &'static [(Player, u8, u8)] = &[
        (Player::First, 2, 1),
        (Player::First, 1, 2),
        (Player::Second, 2, 2),
        (Player::First, 3, 2),
        (Player::First, 2, 3),
        (Player::Second, 3, 1),
    ];

    const FIGURES: &'static [Example] = EXAMPLES;

    fn size(setup: Setup) -> u8 {
        setup.size()
    }

    fn place(point: Point) -> Move {
        Move::Place(point)
    }

    fn point(mv: Move) -> Option<Point> {
        match mv {
            Move::Place(point) => Some(point),
            Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
        }
    }

    fn stone(position: &Position, point: Point) -> Option<Player> {
        position.stone(point)
    }

    fn findings(_position: &Position, _is_at_rest: bool, _stroke: easing::Stroke) -> Findings {
        Findings::default()
    }

    fn strength(position: &Position, _findings: &Findings, point: Point) -> f32 {
        if position.dead().contains(point) { DEAD } else { 1.0 }
    }

    fn is_open(position: &Position) -> bool {
        position.phase() != Phase::Settling
    }

    fn name(position: &Position, found: &Findings, last: Option<Move>, point: Point) -> String {
        let owners = found.owners.get_or_init(|| {
            let owners = counted_owners(position)?;
            Some(Box::new(owners) as Owners)
        });
        described(position, owners.as_ref(), last, point)
    }

    fn around(position: &Position, found: &Findings, point: Point) -> String {
        let groups = found.groups.get_or_init(|| Box::new(groups(position)));
        groups(point)
    }

    fn paint_under(brush: &Brush<'_>, painting: &Painting<'_, Self>) {
        if painting.position.phase().is_counted() {
            paint_counted(brush, painting.position);
        }
        let insight = painting.territory;
        if let Some(found) = insight.and_then(|insight| insight.territory(painting.position)) {
            paint_likely(brush, painting, found);
        }
    }

    fn board_area(area: Rect) -> Rect {
        footer::without(area)
    }

    fn beside_ui(ui: &mut Ui, area: Rect, scene: &Scene<'_, Self>) -> Option<Move> {
        footer::ui(ui, area, scene)
    }
}

/// Returns whose each point is when the board is counted, or `None` before. Who describes many
/// points asks once.
pub(super) fn counted_owners(position: &Position) -> Option<impl Fn(Point) -> Owner + use<>> {
    match position.phase() {
        Phase::Settling | Phase::Counted(_) => Some(position.owners()),
        Phase::Playing | Phase::Passed | Phase::Resigned(_) => None,
    }
}

/// Returns what a point's button says: `J8, black, last stone`, `J8, white, dead`, `J8, empty`, and
/// when the board is counted `J8, empty, Black’s territory`.
pub(super) fn described(
    position: &Position,
    owners: Option<&impl Fn(Point) -> Owner>,
    last: Option<Move>,
    point: Point,
) -> String {
    match (position.stone(point), owners) {
        (stone @ Some(_), _) => {
            let name = places::stone(&point, stone, last == Some(Move::Place(point)));
            if position.dead().contains(point) {
                text::play::longer_list(name, text::go::dead())
            } else {
                name
            }
        }
        (None, Some(owners)) => {
            let owner = match owners(point) {
                Owner::Territory(player) | Owner::Stone(player) => places::stone_name(Some(player)),
                Owner::Neutral => "neutral",
            };
            text::go::point_territory(point.to_string(), owner)
        }
        (None, None) => places::stone(&point, None, false),
    }
}

/// Returns what is said of the group of a stone: how large it is, and how many liberties it has;
/// nothing where there is no stone.
pub(super) fn group(position: &Position, point: Point) -> String {
    if position.stone(point).is_none() {
        return String::new();
    }
    text::go::group(position.group(point).len(), position.liberties(point))
}

/// Returns the same for any point. Who describes many points asks once: each group is looked at
/// once, not once for each stone.
pub(super) fn groups(position: &Position) -> impl Fn(Point) -> String + use<> {
    let mut texts: Vec<Rc<str>> = vec![Rc::from(""); Point::INDICES];
    for point in Player::BOTH.into_iter().flat_map(|player| position.stones(player).iter()) {
        if texts[point.index()].is_empty() {
            let text = Rc::from(group(position, point));
            for stone in position.group(point).iter() {
                texts[stone.index()] = Rc::clone(&text);
            }
        }
    }
    move |point| texts[point.index()].to_string()
}

/// The side of the square on a player's point, in spacings.
const SQUARE: f32 = 0.26;
/// The least certainty of an owner that is shown: that of points which are nearly equal is chance,
/// up to 30 on an empty board.
const LIKELY: u8 = 36;

/// Returns the player who is likely to have a point, if that is certain enough to be shown.
fn owner(territory: &Territory, point: Point) -> Option<Player> {
    let owner = territory.owner(point);
    owner.filter(|_| territory.certainty(point) >= LIKELY)
}

/// Returns whose an empty point is likely to be, or that a stone is likely to be lost.
pub(super) fn owner_in_words(
    position: &Position,
    territory: &Territory,
    point: Point,
) -> Option<&'static str> {
    match (position.stone(point), owner(territory, point)?) {
        (None, Player::First) => Some(text::go::likely_black()),
        (None, Player::Second) => Some(text::go::likely_white()),
        (Some(stone), owner) => (stone != owner).then(text::go::likely_dead),
    }
}

/// Paints a square on each empty point and each lost stone that is likely to become a player's, the
/// larger the more certain that is. On a stone with a mark or a number it stands aside.
pub(super) fn paint_likely(brush: &Brush<'_>, painting: &Painting<'_, Go>, territory: &Territory) {
    let spacing = brush.layout.spacing();
    for point in Go::aims(painting.setup) {
        let stone = painting.position.stone(point);
        let Some(owner) = owner(territory, point).filter(|&owner| stone != Some(owner)) else {
            continue;
        };
        let is_taken = painting.is_inscribed(point) || painting.last == Some(point);
        let (aside, most) =
            if is_taken { (vec2(0.3, 0.3) * spacing, 0.24) } else { (Vec2::ZERO, SQUARE) };
        let share = f32::from(territory.certainty(point)) / 100.0;
        let side = (most * spacing * (0.4 + 0.6 * share)).max(3.0);
        brush.owned(brush.layout.centre(point) + aside, side, owner);
    }
}

/// Paints a small square on each point that belongs to a player without a living stone there, and
/// strokes around dead stones.
pub(super) fn paint_counted(brush: &Brush<'_>, position: &Position) {
    let owners = position.owners();
    let side = SQUARE * brush.layout.spacing();
    for point in Go::aims(position.setup()) {
        let centre = brush.layout.centre(point);
        if position.dead().contains(point) {
            let stroke = Stroke::new((0.05 * brush.layout.spacing()).max(1.5), colours::LAST);
            for corner in [vec2(1.0, 1.0), vec2(1.0, -1.0), vec2(-1.0, 1.0), vec2(-1.0, -1.0)] {
                let radius = brush.layout.radius();
                brush.painter.line_segment(
                    [centre + 0.34 * radius * corner, centre + 0.6 * radius * corner],
                    stroke,
                );
            }
        }
        if let Owner::Territory(player) = owners(point) {
            brush.owned(centre, side, player);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::control::Unlimited;
    use crate::core::go::Setup;
    use crate::core::kind::Care;

    #[test]
    fn nothing_is_shown_on_an_empty_board() {
        for (size, care) in [
            (9, Care::Quick),
            (9, Care::Thorough),
            (13, Care::Quick),
            (19, Care::Quick),
            (19, Care::Thorough),
        ] {
            let setup = Setup::new(size).expect("a size");
            let position = Position::start(setup);
            let read = Territory::read(&position, care, &mut Unlimited).expect("it is played");
            let mut points = Go::aims(setup).into_iter();
            assert_eq!(points.find_map(|point| owner(&read, point)), None, "{size} {care:?}");
        }
    }
}
