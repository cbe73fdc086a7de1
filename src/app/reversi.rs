//! Reversi in the window: a green board with discs that turn over.

mod first_lesson;

use super::board::colours::{Cloth, GREEN};
use super::board::places::stone_name;
use super::board::stones::{Example, Painting, StoneBoard};
use super::board::{Brush, stone_ui, stones};
use super::contract::board::{BoardKey, BoardUi, Estimates, Extras, Played};
use super::contract::page::{Page, Part};
use super::practice::{first_lesson as lesson, mistakes};
use super::theme::easing::Stroke;
use crate::core::game::{Game as _, Player};
use crate::core::kind::Players as _;
use crate::core::kit::Points as _;
use crate::core::reversi::{Board, Move, Position, Reversi, Setup, Square};
use crate::words::{self, text};

impl BoardUi for Reversi {
    stones!();

    const EXTRAS: Extras<Self> = Extras {
        has_known_colours: true,
        has_stones: true,
        practices: &[lesson::entry::<Self>(), mistakes::entry::<Self>()],
        ..Extras::NONE
    };

    const PAGES: &'static [Page<Self::Picture>] = &[Page {
        title: text::reversi::page_rules,
        parts: &[
            stone_ui::example::<Self, 0>(
                text::reversi::page_turning_heading,
                text::reversi::page_turning,
                text::reversi::page_turning_picture,
            ),
            stone_ui::example::<Self, 1>(
                text::reversi::page_end_heading,
                text::reversi::page_end,
                text::reversi::page_end_picture,
            ),
            Part::words(text::reversi::page_corners_heading, text::reversi::page_corners),
        ],
    }];

    const ESTIMATES: Estimates =
        Estimates { example: (40, || "+2"), label: in_discs, ..Estimates::NUMBERS };

    const KEYS: &'static [BoardKey<Self>] = &{
        let [arrows, press, typed] =
            stone_ui::keys(text::reversi::place_disc, text::reversi::keys_square);
        [arrows, press, typed, stone_ui::resign_key()]
    };

    /// Returns what a square's button says: `d3, empty, flips 1 disc`, `d3, black, last disc`.
    fn describe(position: &Position, last: Option<Move>, square: Square) -> String {
        let disc = stone_name(position.disc(square));
        let name = text::reversi::square(square.to_string(), disc);
        match position.turns(square) {
            _ if last == Some(Move::Place(square)) => {
                text::play::longer_list(name, text::reversi::last_disc())
            }
            0 => name,
            discs => text::play::longer_list(name, text::reversi::turns(discs)),
        }
    }

    fn how_to_play(_setup: Setup) -> String {
        text::reversi::how_to_play().to_owned()
    }

    fn subtitle(_setup: Setup) -> String {
        text::reversi::subtitle().to_owned()
    }
}

impl StoneBoard for Reversi {
    type Board = Board;
    type Turned = Option<Position>;
    type Findings = ();

    const EMBLEM: &'static [(Player, u8, u8)] = &[
        (Player::First, 0, 1),
        (Player::Second, 1, 1),
        (Player::Second, 2, 1),
        (Player::First, 3, 1),
        (Player::Second, 1, 2),
        (Player::First, 2, 2),
    ];
    const FIGURES: &'static [Example] =
        &[Example::after("d3 c3").marked("c4"), Example::after("e6 f4 e3 f6 g5 d6 e7 f5 c5")];
    const CLOTHS: Option<&'static [Cloth; 2]> = Some(&GREEN);
    const TURNS: bool = true;

    fn size(_setup: Setup) -> u8 {
        Board::MAX_SIZE
    }

    fn place(square: Square) -> Move {
        Move::Place(square)
    }

    fn point(mv: Move) -> Option<Square> {
        mv.point()
    }

    fn stone(position: &Position, square: Square) -> Option<Player> {
        position.disc(square)
    }

    fn findings(_position: &Position, _is_at_rest: bool, _stroke: Stroke) {}

    fn turned(played: &Played<'_, Self>) -> Option<Position> {
        Some(*played.before)
    }

    fn is_turned(position: &Position, before: Option<Position>, square: Square) -> bool {
        let turned = position.disc(square).map(Player::other);
        before.is_some_and(|before| before.disc(square) == turned)
    }

    fn paint_under(brush: &Brush<'_>, painting: &Painting<'_, Self>) {
        // A move that is held back is on the board.
        let is_shown = painting.compared.is_none_or(|compared| compared.is_made);
        if painting.ghost.is_some() && painting.verdicts.is_none() && is_shown {
            for square in painting.position.moves().into_iter().filter_map(Move::point) {
                brush.small_dot(square);
            }
        }
    }
}

/// Returns an estimate in discs: `+2`.
fn in_discs(value: i32) -> String {
    let discs = f64::from(value) * f64::from(Reversi::SCALE.cost.per_estimate);
    #[expect(clippy::cast_possible_truncation, reason = "a small number")]
    words::signed(discs.round() as i32)
}
