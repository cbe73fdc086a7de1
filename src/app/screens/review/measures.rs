//! Layout of the review, in points.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::contract::board::BoardUi;
use crate::app::kit::widgets;

/// The radius of a card's corners.
pub const RADIUS: f32 = 14.0;
/// The space between two parts.
pub const GAP: f32 = 10.0;
pub const HEADING: f32 = 40.0;
/// The height of a row of the list of key moments.
pub const ROW: f32 = 47.0;
/// The space between two rows.
pub const ROW_GAP: f32 = 2.0;
pub const BUTTON: f32 = 46.0;
const TITLE: f32 = 110.0;
/// The size of the button back.
pub const BACK: Vec2 = vec2(108.0, 38.0);
/// The same where there is little room.
pub const SMALL_BACK: Vec2 = vec2(92.0, 34.0);
/// The least height of the list of key moments.
const LEAST_LIST: f32 = 96.0;
/// The least and the greatest height of the graph's card.
const GRAPH: (f32, f32) = (128.0, 190.0);
/// The height of the line below the board.
const LINE: f32 = 24.0;
/// The height of the buttons that step through the moves.
const STEPS: f32 = 43.0;
/// The least height of a window without the panel beside the board that has room for those
/// buttons.
const TALL: f32 = 600.0;

/// How the window is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Page {
    /// The heading, with the button back at its right end.
    pub heading: Rect,
    pub board: Rect,
    /// The line below the board: the next move; empty if there is no room.
    pub line: Rect,
    /// The buttons that step through the moves; empty if there is no room.
    pub steps: Rect,
    /// The card with the accuracy of both sides; empty if it scrolls with the rest.
    pub accuracy: Rect,
    /// The list of key moments, or the whole scrolled part.
    pub list: Rect,
    /// Whether the list is followed by everything else that has no place of its own.
    pub scrolls_rest: bool,
    pub buttons: Rect,
    /// The graph; empty if it scrolls with the rest.
    pub graph: Rect,
}

impl Page {
    /// Returns how a window is divided; `has_verdicts` is whether the board shows values.
    #[must_use]
    pub fn of<K: BoardUi>(
        window: Rect,
        setup: K::Setup,
        has_verdicts: bool,
        pixels_per_point: f32,
    ) -> Self {
        let frame = |place| K::frame(place, setup, has_verdicts, pixels_per_point);
        if window.width() >= 700.0 && window.width() >= window.height() {
            Self::wide(window, frame)
        } else {
            Self::narrow(window, frame, |width| K::height_for(width, setup))
        }
    }

    /// Returns the layout with the board at the left, and the graph below board and list; `frame`
    /// returns the outline of the board in a place.
    fn wide(window: Rect, frame: impl Fn(Rect) -> Rect) -> Self {
        let margin = if window.width() < 1000.0 { 20.0 } else { 40.0 };
        let inner = window.shrink2(vec2(margin, 16.0));
        let inner = inner.with_min_y(inner.top() + 6.0);
        // In a very wide window the parts stay together.
        let inner = Rect::from_center_size(
            inner.center(),
            vec2(inner.width().min(1.75 * inner.height()), inner.height()),
        );
        let heading = inner.with_max_y(inner.top() + HEADING);
        let height = (0.2316 * window.height()).clamp(GRAPH.0, GRAPH.1).round();
        let has_graph = inner.height() >= 500.0;
        let below = if has_graph { height + 14.0 } else { 0.0 };
        let body = inner.with_min_y(heading.bottom() + GAP).with_max_y(inner.bottom() - below);
        let width = (0.425 * body.width()).floor();
        let left = body.with_max_x(body.left() + width);
        let steps = left.with_min_y(left.bottom() - STEPS);
        let line =
            Rect::from_x_y_ranges(left.x_range(), steps.top() - 7.0 - LINE..=steps.top() - 7.0);
        let place = left.with_max_y(line.top());
        // No piece hovers over the board here as in a game, so the heading can use that space.
        // A board with more room is larger, and so is that space.
        let mut board = place;
        for _ in 0..3 {
            let above = frame(board).top() - body.top();
            let above = place.top() - board.top() + above;
            board = place.with_min_y(place.top() - above.clamp(0.0, HEADING + 32.0));
        }
        let right =
            body.with_min_x(left.right() + 24.0).with_min_y(frame(board).top().max(body.top()));
        let has_counts = body.height() >= 440.0;
        let accuracy = right.with_max_y(
            right.top() + if has_counts { AccuracyCard::HEIGHT } else { AccuracyCard::HEADER },
        );
        let buttons = right.with_min_y(right.bottom() - BUTTON);
        let list = Rect::from_min_max(
            pos2(right.left(), accuracy.bottom() + GAP),
            pos2(right.right(), buttons.top() - GAP),
        );
        let graph =
            if has_graph { inner.with_min_y(inner.bottom() - height) } else { Rect::NOTHING };
        Self {
            heading,
            board,
            line,
            steps,
            accuracy,
            list,
            scrolls_rest: !has_counts,
            buttons,
            graph,
        }
    }

    /// Returns the layout with the board at the top, and everything else scrolled below it.
    fn narrow(window: Rect, frame: impl Fn(Rect) -> Rect, height_for: impl Fn(f32) -> f32) -> Self {
        let inner = window.shrink(12.0);
        let heading = inner.with_max_y(inner.top() + 34.0);
        let body = inner.with_min_y(heading.bottom() + 2.0);
        let is_tall = window.height() >= TALL;
        let extra = if is_tall { LINE + STEPS } else { 0.0 };
        let most = body.height() - BUTTON - LEAST_LIST - extra - 2.0 * GAP;
        let height = height_for(body.width()).min(most.max(0.48 * body.height()));
        let board = body.with_max_y(body.top() + height);
        let above = frame(board).top() - board.top();
        let board = board.with_min_y(board.top() - above.min(heading.height()).max(0.0));
        let [line, steps] = if is_tall {
            let line = Rect::from_min_size(board.left_bottom(), vec2(body.width(), LINE));
            let steps = Rect::from_min_size(
                line.left_bottom() + vec2(0.0, 2.0),
                vec2(body.width(), STEPS - 5.0),
            );
            [line, steps]
        } else {
            [Rect::NOTHING; 2]
        };
        let above = if is_tall { steps.bottom() } else { board.bottom() };
        let buttons =
            Rect::from_min_size(pos2(body.left(), above + 6.0), vec2(body.width(), BUTTON - 4.0));
        let list = body.with_min_y(buttons.bottom() + 8.0);
        Self {
            heading,
            board,
            line,
            steps,
            accuracy: Rect::NOTHING,
            list,
            scrolls_rest: true,
            buttons,
            graph: Rect::NOTHING,
        }
    }

    /// Returns a place for notices that covers neither the title nor the button back nor anything
    /// below: between them or, if that is too narrow, over the title.
    #[must_use]
    pub fn notice(&self) -> Rect {
        let between = self.heading.with_max_x(self.heading.right() - BACK.x - 8.0);
        if between.width() < 400.0 { between } else { between.with_min_x(between.left() + TITLE) }
    }
}

/// Returns the part of a list's place that shows whole rows.
#[must_use]
pub fn whole_rows(room: Rect) -> Rect {
    let rows = ((room.height() + ROW_GAP) / (ROW + ROW_GAP)).floor().max(1.0);
    room.with_max_y(f32::min(room.bottom(), room.top() + rows * (ROW + ROW_GAP) - ROW_GAP))
}

/// Returns the area to scroll to the middle of a list of this height so that this row and only
/// whole rows are seen.
#[must_use]
pub fn centred(row: Rect, height: f32) -> Rect {
    let is_even = ((height + ROW_GAP) / (ROW + ROW_GAP)).round() % 2.0 == 0.0;
    if is_even { row.with_max_y(row.bottom() + ROW + ROW_GAP) } else { row }
}

/// The card with the accuracy of both sides, and the table of classes below.
pub struct AccuracyCard {
    /// The place of the word for the figures, where the players are the columns of one table.
    pub label: Option<Rect>,
    pub players: [Rect; 2],
    /// The place of the table; empty if there is none.
    pub table: Rect,
}

impl AccuracyCard {
    /// The height of the card where it has a place of its own.
    pub const HEIGHT: f32 = 216.0;
    /// The height of the part with the players.
    pub const HEADER: f32 = 58.0;
    /// The least and the greatest height of a row of the table.
    pub const ROW: (f32, f32) = (20.0, 24.0);
    /// The height of the pieces above the table, where the players are not above its columns.
    pub const PIECES: f32 = 20.0;
    /// The space below the table.
    const FOOT: f32 = 8.0;
    /// The least width of a card on which the players are columns of one table.
    const WIDE: f32 = 470.0;
    /// The share of the classes in the width of that table.
    const CLASSES: f32 = 0.31;

    #[must_use]
    pub fn of(card: Rect) -> Self {
        let header = card.with_max_y(card.top() + Self::HEADER);
        let (label, both) = if card.width() >= Self::WIDE {
            let (label, both) = header.split_left_right_at_fraction(Self::CLASSES);
            (Some(label), both)
        } else {
            (None, header)
        };
        let (left, right) = both.split_left_right_at_fraction(0.5);
        let table = if card.height() > Self::HEADER + Self::ROW.0 {
            card.with_min_y(header.bottom() + 4.0).with_max_y(card.bottom() - Self::FOOT)
        } else {
            Rect::NOTHING
        };
        Self { label, players: [left, right], table }
    }

    /// Returns the height of the table with so many classes, with its foot, on a card of its own.
    #[must_use]
    pub fn table_height(classes: usize) -> f32 {
        4.0 + Self::PIECES + widgets::measure(classes) * Self::ROW.0 + Self::FOOT
    }
}

/// The graph on its card, with a row of icons for each side, and the numbers of the moves.
pub struct GraphCard {
    pub graph: Rect,
    /// The right end of the labels beside it.
    pub words: f32,
    /// The centres of the rows of icons.
    pub rows: [f32; 2],
    /// The centre of the line of numbers below them.
    pub numbers: f32,
    /// The left end of the names beside the rows.
    pub names: Pos2,
}

impl GraphCard {
    /// The height of the card if it scrolls with the rest.
    pub const HEIGHT: f32 = 150.0;

    #[must_use]
    pub fn of(card: Rect) -> Self {
        let (beside, right, top) =
            if card.width() < 500.0 { (30.0, 12.0, 10.0) } else { (112.0, 20.0, 12.0) };
        let step = (0.137 * card.height()).clamp(19.0, 24.0);
        let numbers = card.bottom() - 0.72 * step;
        let second = numbers - step;
        let first = second - step;
        let graph = Rect::from_min_max(
            card.min + vec2(beside, top),
            pos2(card.right() - right, first - 0.9 * step),
        );
        Self {
            graph,
            words: graph.left() - 14.0,
            rows: [first, second],
            numbers,
            names: pos2(card.left() + 12.0, first),
        }
    }

    /// Returns whether there is room for labels beside the graph.
    #[must_use]
    pub const fn has_words(&self, card: Rect) -> bool {
        self.graph.min.x - card.min.x > 100.0
    }
}
