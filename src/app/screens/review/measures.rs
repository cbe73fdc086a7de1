//! Layout of the review, in points.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::contract::board::BoardUi;

/// The radius of a card's corners.
pub const RADIUS: f32 = 16.0;
/// The space between two parts.
pub const GAP: f32 = 14.0;
/// The height of the heading.
pub const HEADING: f32 = 40.0;
/// The height of a row of the list of mistakes.
pub const ROW: f32 = 54.0;
/// The space between two rows.
pub const ROW_GAP: f32 = 2.0;
/// The height of a button.
pub const BUTTON: f32 = 48.0;
/// The width of the title.
const TITLE: f32 = 110.0;
/// The size of the button back.
pub const BACK: Vec2 = vec2(92.0, 34.0);
/// The least height of the list of mistakes.
const LEAST_LIST: f32 = 96.0;
/// The height of a card of a player.
const CARD: f32 = 84.0;
/// The least and the greatest height of the graph.
const GRAPH: (f32, f32) = (96.0, 190.0);

/// How the window is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Page {
    /// The heading, with the button back at its right end.
    pub heading: Rect,
    /// The place of the board.
    pub board: Rect,
    /// The cards of the players, side by side; empty if they scroll with the rest.
    pub cards: Rect,
    /// The list of mistakes, or the whole scrolled part.
    pub list: Rect,
    /// The buttons.
    pub buttons: Rect,
    /// The graph; empty if it scrolls with the rest, or has no room.
    pub graph: Rect,
}

impl Page {
    /// Returns how a window is divided.
    #[must_use]
    pub fn of<K: BoardUi>(window: Rect, setup: K::Setup, pixels_per_point: f32) -> Self {
        if window.width() >= 700.0 && window.width() >= window.height() {
            Self::wide::<K>(window, setup, pixels_per_point)
        } else {
            Self::narrow::<K>(window, setup, pixels_per_point)
        }
    }

    /// Returns the layout with the board at the left, and the graph below board and list.
    fn wide<K: BoardUi>(window: Rect, setup: K::Setup, pixels_per_point: f32) -> Self {
        let margin = if window.width() < 900.0 { 20.0 } else { 32.0 };
        let inner = window.shrink2(vec2(margin, 18.0));
        // In a very wide window the parts stay together.
        let inner = Rect::from_center_size(
            inner.center(),
            vec2(inner.width().min(1.75 * inner.height()), inner.height()),
        );
        let heading = inner.with_max_y(inner.top() + HEADING);
        let height = (0.24 * inner.height()).clamp(GRAPH.0, GRAPH.1);
        let has_graph = inner.height() >= 520.0;
        let below = if has_graph { height + GAP } else { 0.0 };
        let body = inner
            .with_min_y(heading.bottom() + 6.0)
            .with_max_y(inner.bottom() - below);
        let width = (0.45 * body.width()).floor();
        let place = body.with_max_x(body.left() + width);
        // No piece hovers over the board here as in a game, so the heading can use that space.
        let frame = K::frame(place, setup, true, pixels_per_point);
        let above = (frame.top() - place.top()).clamp(0.0, HEADING);
        let board = place.with_min_y(place.top() - above);
        let frame = K::frame(board, setup, true, pixels_per_point);
        let right = body
            .with_min_x(board.right() + 1.6 * GAP)
            .with_min_y(frame.top().max(body.top()));
        let cards = right.with_max_y(right.top() + CARD);
        let buttons = right.with_min_y(right.bottom() - BUTTON);
        let list = Rect::from_min_max(
            pos2(right.left(), cards.bottom() + GAP),
            pos2(right.right(), buttons.top() - GAP),
        );
        let graph = if has_graph {
            inner.with_min_y(inner.bottom() - height)
        } else {
            Rect::NOTHING
        };
        Self {
            heading,
            board,
            cards,
            list,
            buttons,
            graph,
        }
    }

    /// Returns the layout with the board at the top, and everything else scrolled below it.
    fn narrow<K: BoardUi>(window: Rect, setup: K::Setup, pixels_per_point: f32) -> Self {
        let inner = window.shrink(12.0);
        let heading = inner.with_max_y(inner.top() + 34.0);
        let body = inner.with_min_y(heading.bottom() + 2.0);
        let most = body.height() - BUTTON - LEAST_LIST - 2.0 * GAP;
        let height = K::height_for(body.width(), setup).min(most.max(0.48 * body.height()));
        let board = body.with_max_y(body.top() + height);
        let above = K::frame(board, setup, true, pixels_per_point).top() - board.top();
        let board = board.with_min_y(board.top() - above.clamp(0.0, heading.height()));
        let buttons = Rect::from_min_size(
            pos2(body.left(), board.bottom() + 6.0),
            vec2(body.width(), BUTTON - 6.0),
        );
        let list = body.with_min_y(buttons.bottom() + 8.0);
        Self {
            heading,
            board,
            cards: Rect::NOTHING,
            list,
            buttons,
            graph: Rect::NOTHING,
        }
    }

    /// Returns a place for notices that covers neither the title nor the button back nor anything
    /// below: between them or, if that is too narrow, over the title.
    #[must_use]
    pub fn notice(&self) -> Rect {
        let between = self.heading.with_max_x(self.heading.right() - BACK.x - 8.0);
        if between.width() < 400.0 {
            between
        } else {
            between.with_min_x(between.left() + TITLE)
        }
    }

    /// Returns whether cards and graph have places of their own, rather than being scrolled with
    /// the list.
    #[must_use]
    pub fn is_wide(&self) -> bool {
        self.cards.is_positive()
    }
}

/// Returns the part of a list's place that shows whole rows.
#[must_use]
pub fn whole_rows(room: Rect) -> Rect {
    let rows = ((room.height() + ROW_GAP) / (ROW + ROW_GAP))
        .floor()
        .max(1.0);
    room.with_max_y(f32::min(
        room.bottom(),
        room.top() + rows * (ROW + ROW_GAP) - ROW_GAP,
    ))
}

/// Returns the area to scroll to the middle of a list of this height so that this row and only
/// whole rows are seen.
#[must_use]
pub fn centred(row: Rect, height: f32) -> Rect {
    let is_even = ((height + ROW_GAP) / (ROW + ROW_GAP)).round() % 2.0 == 0.0;
    if is_even {
        row.with_max_y(row.bottom() + ROW + ROW_GAP)
    } else {
        row
    }
}

/// The card of a player.
pub struct PlayerCard {
    /// The piece.
    pub piece: Rect,
    /// The left end of the name.
    pub name: Pos2,
    /// The right end of the percentage of good moves.
    pub percent: Pos2,
    /// The left end of the accuracy in words.
    pub words: Pos2,
    /// The strip with a mark for each move.
    pub strip: Rect,
    /// The font sizes of the percentage, the name and the words.
    pub sizes: [f32; 3],
}

impl PlayerCard {
    /// Returns the parts of a card.
    #[must_use]
    pub fn of(card: Rect) -> Self {
        let is_narrow = card.width() < 230.0;
        let (side, edge) = if is_narrow {
            (26.0, 10.0)
        } else {
            (40.0, 16.0)
        };
        let piece = Rect::from_center_size(
            pos2(card.left() + edge + 0.5 * side, card.center().y),
            Vec2::splat(side),
        );
        let left = piece.right() + 0.8 * edge;
        let right = card.right() - edge;
        Self {
            piece,
            name: pos2(left, card.top() + 24.0),
            percent: pos2(right, card.top() + 24.0),
            words: pos2(left, card.top() + 46.0),
            strip: Rect::from_min_max(
                pos2(left, card.bottom() - 22.0),
                pos2(right, card.bottom() - 15.0),
            ),
            sizes: if is_narrow {
                [17.0, 14.0, 12.5]
            } else {
                [22.0, 16.0, 13.5]
            },
        }
    }

    /// The height of a card.
    pub const HEIGHT: f32 = CARD;
}

/// The graph on its card.
pub struct GraphCard {
    /// The graph.
    pub graph: Rect,
    /// The right end of the labels beside it.
    pub words: f32,
    /// The centre of the line of numbers below it.
    pub numbers: f32,
}

impl GraphCard {
    /// The height of the card if it scrolls with the rest.
    pub const HEIGHT: f32 = 118.0;

    /// Returns the parts of a card.
    #[must_use]
    pub fn of(card: Rect) -> Self {
        let beside = if card.width() < 500.0 { 12.0 } else { 124.0 };
        let graph = Rect::from_min_max(card.min + vec2(beside, 14.0), card.max - vec2(20.0, 30.0));
        Self {
            graph,
            words: graph.left() - 14.0,
            numbers: card.bottom() - 16.0,
        }
    }

    /// Returns whether there is room for labels beside the graph.
    #[must_use]
    pub const fn has_words(&self, card: Rect) -> bool {
        self.graph.min.x - card.min.x > 100.0
    }
}
