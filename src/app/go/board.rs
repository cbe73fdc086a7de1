//! The board on the screen: stones on the points, the territory when it is counted, and what a
//! screen reader hears about a point.

use std::cell::OnceCell;
use std::rc::Rc;

use egui::{Rect, Ui};

use super::rules_page::EXAMPLES;
use super::{footer, territory};
use crate::app::board::stones::{Example, Painting};
use crate::app::board::{Brush, StoneBoard, places};
use crate::app::contract::board::Scene;
use crate::app::theme::easing;
use crate::core::game::Player;
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
        if position.dead().contains(point) {
            DEAD
        } else {
            1.0
        }
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
            territory::counted(brush, painting.position);
        }
        let insight = painting.territory;
        if let Some(found) = insight.and_then(|insight| insight.territory(painting.position)) {
            territory::likely(brush, painting, found);
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
    for point in Player::BOTH
        .into_iter()
        .flat_map(|player| position.stones(player).iter())
    {
        if texts[point.index()].is_empty() {
            let text = Rc::from(group(position, point));
            for stone in position.group(point).iter() {
                texts[stone.index()] = Rc::clone(&text);
            }
        }
    }
    move |point| texts[point.index()].to_string()
}
