//! The board on the screen: stones on the points, and the territory when it is counted.

use std::cell::OnceCell;

use egui::{Rect, Ui};

use super::described::{counted_owners, described, groups};
use super::rules_page::EXAMPLES;
use super::{footer, territory};
use crate::app::board::stones::{Example, Painting};
use crate::app::board::{Brush, StoneBoard};
use crate::app::contract::board::Scene;
use crate::app::theme::easing;
use crate::core::game::Player;
use crate::core::go::point::Board;
use crate::core::go::{Go, Move, Owner, Phase, Point, Position, Setup};

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
