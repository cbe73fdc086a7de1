//! Where the parts of the panel's cards stand, in points: each computed once from the place of its card.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The card of a player.
pub struct PlayerCard {
    /// The piece.
    pub piece: Rect,
    /// The left end of the name.
    pub name: Pos2,
    /// The left end of what the player does.
    pub state: Pos2,
    /// The room for both.
    pub text_width: f32,
    /// The right end of the score.
    pub score: Pos2,
    /// The left ends of the lines that a searching computer tells.
    pub report: [Pos2; 2],
    /// The room for each of them.
    pub report_width: f32,
}

impl PlayerCard {
    /// The radius of its corners.
    pub const RADIUS: f32 = 16.0;
    /// The room for the score.
    pub const SCORE_WIDTH: f32 = 60.0;
    /// The space inside its edge.
    const EDGE: f32 = 16.0;

    /// Returns the height of the card of a player who tells what they found, or of one who tells nothing.
    pub const fn height(tells: bool) -> f32 {
        if tells { 122.0 } else { 78.0 }
    }

    /// Returns the parts of a card, with a score or without.
    pub fn of(card: Rect, has_score: bool) -> Self {
        let piece = Rect::from_min_size(card.min + Vec2::splat(Self::EDGE), Vec2::splat(46.0));
        let left = piece.right() + 14.0;
        let report = |up: f32| pos2(card.left() + 18.0, card.bottom() - up);
        Self {
            piece,
            name: pos2(left, piece.top() + 13.0),
            state: pos2(left, piece.top() + 35.0),
            text_width: card.right() - left - Self::EDGE - if has_score { 34.0 } else { 0.0 },
            score: pos2(card.right() - 18.0, piece.center().y),
            report: [report(38.0), report(20.0)],
            report_width: card.width() - 2.0 * Self::EDGE,
        }
    }
}

/// The card of a player in a small window.
pub struct SmallCard {
    /// The piece.
    pub piece: Rect,
    /// The left end of the name.
    pub name: Pos2,
    /// The room for it.
    pub name_width: f32,
    /// The right end of the score.
    pub score: Pos2,
}

impl SmallCard {
    /// Its height.
    pub const HEIGHT: f32 = 44.0;
    /// The radius of its corners.
    pub const RADIUS: f32 = 12.0;
    /// The room for the score.
    pub const SCORE_WIDTH: f32 = 40.0;

    /// Returns the parts of a card, with a score or without.
    pub fn of(card: Rect, has_score: bool) -> Self {
        let middle = card.center().y;
        let piece = Rect::from_center_size(pos2(card.left() + 24.0, middle), Vec2::splat(28.0));
        let name = pos2(piece.right() + 8.0, middle);
        Self {
            piece,
            name,
            name_width: card.right() - name.x - if has_score { 28.0 } else { 8.0 },
            score: pos2(card.right() - 10.0, middle),
        }
    }
}

/// The card of the moves.
pub struct MovesCard {
    /// The left end of its title.
    pub title: Pos2,
    /// The room for that.
    pub title_width: f32,
    /// The list.
    pub list: Rect,
}

impl MovesCard {
    /// The radius of its corners.
    pub const RADIUS: f32 = 16.0;

    /// Returns the parts of a card.
    pub fn of(card: Rect) -> Self {
        Self {
            title: card.min + vec2(18.0, 20.0),
            title_width: card.width() - 36.0,
            list: Rect::from_min_max(card.min + vec2(8.0, 36.0), card.max - vec2(8.0, 8.0)),
        }
    }
}

/// A row of the list: the number, and a move of each side.
pub struct MoveRow {
    /// The left end of a sentence in the place of moves.
    pub sentence: Pos2,
    /// The right end of the number.
    pub number: Pos2,
    /// The places of the two moves.
    pub moves: [Rect; 2],
}

impl MoveRow {
    /// The room for the number.
    pub const NUMBER_WIDTH: f32 = 30.0;

    /// Returns the parts of a row.
    pub fn of(row: Rect) -> Self {
        let half = (row.width() - 44.0) / 2.0;
        let place = |left: f32| Rect::from_min_size(pos2(left, row.top() + 1.0), vec2(half - 4.0, row.height() - 2.0));
        let left = row.left() + 42.0;
        Self {
            sentence: row.left_center() + vec2(10.0, 0.0),
            number: pos2(row.left() + Self::NUMBER_WIDTH, row.center().y),
            moves: [place(left), place(left + half)],
        }
    }
}

/// A move in such a row.
pub struct MoveCell {
    /// The piece.
    pub piece: Rect,
    /// The left end of the name of the move.
    pub name: Pos2,
}

impl MoveCell {
    /// The radius of its corners.
    pub const RADIUS: u8 = 8;
    /// The room for the name of the move.
    pub const NAME_WIDTH: f32 = 60.0;

    /// Returns the parts of a place.
    pub fn of(place: Rect) -> Self {
        let piece = Rect::from_center_size(pos2(place.left() + 18.0, place.center().y), Vec2::splat(19.0));
        Self { piece, name: pos2(piece.right() + 12.0, place.center().y) }
    }
}
