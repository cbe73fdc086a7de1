//! Layout of the large view, in points.

use egui::{Rect, Vec2, pos2, vec2};

use crate::app::analysis::evaluation_bar::Bar;
use crate::app::contract::board::BoardUi;
use crate::app::contract::split;
use crate::core::game::Player;

/// The font sizes to try for a text, as shares of the largest.
pub const SIZES: [f32; 6] = [1.0, 0.85, 0.72, 0.6, 0.5, 0.42];
/// The font size of the button that leads back.
pub const LEAVE_TYPE: f32 = 12.0;
/// The size of that button.
const LEAVE: Vec2 = vec2(38.0, 24.0);
/// The margin as a share of the window's shorter side, with its least and greatest width.
const MARGIN: (f32, f32, f32) = (0.022, 8.0, 40.0);
/// The height of the message line as a share of the window's, with its least and greatest value.
const WORDS: (f32, f32, f32) = (0.075, 34.0, 110.0);
/// The width of a player beside the board as a share of the window's, with its least and greatest
/// value.
const BESIDE: (f32, f32, f32) = (0.145, 150.0, 640.0);
/// The height of the players above the board as a share of the window's, with its least and
/// greatest value.
const ABOVE: (f32, f32, f32) = (0.12, 58.0, 220.0);
/// The least height of a notice below a card, and the greatest: a sentence in a few rows.
const NOTICE: [f32; 2] = [44.0, 84.0];
/// The greatest height of a player's card beside the board, relative to its width.
const TALL: f32 = 1.5;
/// The least height, relative to its width, of a card above the board with the name below piece and
/// score.
const STACKED: f32 = 0.4;
/// How much larger than usual a card may be if the board leaves room.
const MOST_GROWTH: f32 = 1.5;

/// How the window is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The line that says whose turn it is.
    pub words: Rect,
    pub board: Rect,
    /// The button that leads back.
    pub leave: Rect,
    /// The place of a notice: below a player's card, or over the message line if there is no
    /// such room.
    pub notice: Rect,
    cards: [Rect; 2],
    /// Whether the cards are to the left and right of the board, rather than above it.
    is_beside: bool,
}

/// Returns a share of a length, within limits.
fn share((share, least, most): (f32, f32, f32), of: f32) -> f32 {
    (share * of).clamp(least, most).round()
}

impl Layout {
    /// Returns the division of a window that leaves more room for the board. Only the analysis needs
    /// room for its bar and for the values of moves.
    pub fn of<K: BoardUi>(window: Rect, setup: K::Setup, is_analysed: bool) -> Self {
        let margin = share(MARGIN, window.width().min(window.height()));
        let inner = window.shrink(margin);
        let line = share(WORDS, inner.height());
        let (beside, above) = (share(BESIDE, inner.width()), share(ABOVE, inner.height()));
        let (bar, values) = if is_analysed {
            (2.0 * Bar::room(inner), K::EXTRAS.values_height)
        } else {
            (0.0, 0.0)
        };
        let place_size = |taken: Vec2| {
            let taken = taken + vec2(bar, line + values);
            K::place_size((inner.size() - taken).max(Vec2::ZERO), setup)
        };
        let is_beside =
            place_size(vec2(2.0 * (beside + margin), 0.0)) >= place_size(vec2(0.0, above + margin));
        let leave = Rect::from_min_size(pos2(inner.right() - LEAVE.x, inner.top()), LEAVE);
        // The button is in the corner; the message line leaves the same space at the other end, so
        // that it is centred.
        let words = inner.with_max_y(inner.top() + line).shrink2(vec2(LEAVE.x + 8.0, 0.0));
        let rest = inner.with_min_y(words.bottom());
        if is_beside {
            // The cards get the width that the board does not need, and what is left over even then
            // is margin around all three.
            let board = split::board_width::<K>(rest, rest.height() - values, setup);
            let spare = rest.width() - board - bar - 2.0 * margin;
            let width = (spare / 2.0).clamp(beside, MOST_GROWTH * beside).floor();
            let around = ((spare - 2.0 * width) / 2.0).max(0.0);
            let rest = rest.shrink2(vec2(around, 0.0));
            let board = rest.shrink2(vec2(width + margin, 0.0));
            let middle = K::frame(board, setup, is_analysed, 1.0).center().y;
            let height = (TALL * width).min(2.0 * (rest.bottom() - NOTICE[0] - margin - middle));
            let card = |left: f32| {
                Rect::from_center_size(pos2(left + width / 2.0, middle), vec2(width, height))
            };
            let cards = [card(rest.left()), card(rest.right() - width)];
            let room = (rest.bottom() - cards[0].bottom() - margin).min(NOTICE[1]);
            let notice = cards[0].with_min_y(rest.bottom() - room).with_max_y(rest.bottom());
            Self { words, board, leave, notice, cards, is_beside }
        } else {
            // The cards grow by the height that the board does not need, and what is left over is
            // margin around all.
            let needed = K::height_for(rest.width() - bar, setup) + values + margin;
            let spare = (rest.height() - needed - above).max(0.0);
            let row_height = (above + 0.4 * spare).min(MOST_GROWTH * above).round();
            let around = (0.5 * (rest.height() - needed - row_height)).max(0.0).floor();
            let (words, rest) =
                (words.translate(vec2(0.0, around)), rest.shrink2(vec2(0.0, around)));
            let row = rest.with_max_y(rest.top() + row_height);
            let half = (row.width() - margin) / 2.0;
            let cards = [row.with_max_x(row.left() + half), row.with_min_x(row.right() - half)];
            // A notice over half a name would be worse than one that covers both cards for a
            // moment.
            let notice = row;
            Self {
                words,
                board: rest.with_min_y(row.bottom() + margin),
                leave,
                notice,
                cards,
                is_beside,
            }
        }
    }
}

impl Layout {
    /// Returns the place of the message line and the players' cards together, if the cards are
    /// below it.
    pub fn words_and_players(&self) -> Option<Rect> {
        let both = self.words.union(self.cards[0]).union(self.cards[1]);
        (!self.is_beside).then(|| both.with_min_y(self.words.top().max(self.leave.bottom())))
    }
}

pub struct Card {
    pub outline: Rect,
    pub piece: Rect,
    pub name: Rect,
    /// The largest font size of the name.
    pub name_type: f32,
    pub name_rows: usize,
    pub score: Rect,
    /// The font size of the score.
    pub score_type: f32,
    /// The place of the draws, if there is room for them.
    pub draws: Option<Rect>,
}

impl Card {
    /// Returns the parts of a player's card.
    pub fn of(layout: &Layout, player: Player) -> Self {
        let outline = layout.cards[player.index()];
        if layout.is_beside { Self::tall(outline) } else { Self::flat(outline, player) }
    }

    /// Returns the layout of a card that is taller than wide: piece, name and score below each
    /// other.
    fn tall(outline: Rect) -> Self {
        let unit = outline.height() / 100.0;
        let part = |top: f32, height: f32| {
            let edge = 0.06 * outline.width();
            Rect::from_min_size(
                pos2(outline.left() + edge, outline.top() + top * unit),
                vec2(outline.width() - 2.0 * edge, height * unit),
            )
        };
        let piece = part(6.0, 30.0);
        Self {
            outline,
            piece: Rect::from_center_size(
                piece.center(),
                Vec2::splat(piece.width().min(piece.height())),
            ),
            name: part(37.0, 25.0),
            name_type: 0.15 * outline.width(),
            name_rows: 3,
            score: part(64.0, 23.0),
            score_type: 18.0 * unit,
            draws: Some(part(88.0, 8.0)),
        }
    }

    /// Returns the layout of a card that is nearly square: piece and score side by side, and the
    /// name below them.
    fn stacked(outline: Rect, player: Player) -> Self {
        let inside = outline.shrink(0.08 * outline.height());
        let (above, name) = inside.split_top_bottom_at_fraction(0.54);
        let (left, right) = above.split_left_right_at_fraction(0.5);
        let (piece, score) = match player {
            Player::First => (left, right),
            Player::Second => (right, left),
        };
        let side = 0.94 * piece.width().min(piece.height());
        Self {
            outline,
            piece: Rect::from_center_size(piece.center(), Vec2::splat(side)),
            name: name.with_min_y(name.top() + 0.06 * outline.height()),
            name_type: 0.24 * outline.height(),
            name_rows: 2,
            score,
            score_type: 0.8 * side,
            draws: None,
        }
    }

    /// Returns the layout of a card that is wider than tall: from the outer end, piece, name and
    /// score.
    fn flat(outline: Rect, player: Player) -> Self {
        let (width, height) = (outline.width(), outline.height());
        // The layout of the second player mirrors that of the first.
        let part = |from: f32, to: f32| match player {
            Player::First => {
                outline.with_min_x(outline.left() + from).with_max_x(outline.left() + to)
            }
            Player::Second => {
                outline.with_min_x(outline.right() - to).with_max_x(outline.right() - from)
            }
        };
        if height >= STACKED * width {
            return Self::stacked(outline, player);
        }
        let side = (0.6 * height).min(0.24 * width);
        let edge = (0.5 * (height - side)).min(0.3 * side);
        let score = (0.62 * height).min(0.3 * width);
        Self {
            outline,
            piece: Rect::from_center_size(part(edge, edge + side).center(), Vec2::splat(side)),
            name: part(side + 2.0 * edge, width - score - 0.5 * edge).shrink2(vec2(0.0, 4.0)),
            name_type: 0.36 * height,
            name_rows: 2,
            score: part(width - score, width).shrink2(vec2(2.0, 0.0)),
            score_type: (0.52 * height).min(0.6 * score),
            draws: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::play;
    use crate::core::connect4::{Connect4, Size};
    use crate::core::gomoku::{Gomoku, Setup};
    use crate::storage::Panel;

    /// Checks that nothing overlaps and everything is in the window.
    fn check<K: BoardUi>(size: Vec2, setup: K::Setup, is_analysed: bool) -> Layout {
        let window = Rect::from_min_size(pos2(0.0, 0.0), size);
        let layout = Layout::of::<K>(window, setup, is_analysed);
        let [one, other] = layout.cards;
        let parts = [layout.words, layout.board, layout.leave, one, other];
        for (index, part) in parts.iter().enumerate() {
            assert!(window.contains_rect(*part) && part.is_positive(), "{size}: {part:?}");
            for next in &parts[index + 1..] {
                assert!(
                    !part.shrink(0.5).intersects(next.shrink(0.5)),
                    "{size}: {part:?} and {next:?}"
                );
            }
        }
        for player in Player::BOTH {
            let card = Card::of(&layout, player);
            let parts = [Some(card.piece), Some(card.name), Some(card.score), card.draws];
            let parts: Vec<Rect> = parts.into_iter().flatten().collect();
            for (index, part) in parts.iter().enumerate() {
                assert!(
                    card.outline.expand(0.5).contains_rect(*part) && part.is_positive(),
                    "{size}: {part:?}"
                );
                for next in &parts[index + 1..] {
                    assert!(
                        !part.shrink(0.5).intersects(next.shrink(0.5)),
                        "{size}: {part:?} and {next:?}"
                    );
                }
            }
        }
        layout
    }

    #[test]
    fn all_parts_have_their_place_from_the_least_window_to_the_largest() {
        for (width, height) in [
            (360.0, 480.0),
            (480.0, 800.0),
            (800.0, 480.0),
            (1120.0, 760.0),
            (1920.0, 1080.0),
            (3840.0, 2160.0),
            (1080.0, 1920.0),
        ] {
            let size = vec2(width, height);
            for is_analysed in [false, true] {
                check::<Connect4>(size, Size::STANDARD, is_analysed);
                check::<Gomoku>(size, Setup::default(), is_analysed);
            }
        }
        assert!(check::<Connect4>(vec2(1920.0, 1080.0), Size::STANDARD, false).is_beside);
        assert!(!check::<Connect4>(vec2(480.0, 800.0), Size::STANDARD, false).is_beside);
    }

    #[test]
    fn the_board_is_larger_than_in_the_usual_view() {
        let (size, window) = (Size::STANDARD, vec2(1120.0, 760.0));
        let large = check::<Connect4>(window, size, false).board;
        let window = Rect::from_min_size(pos2(0.0, 0.0), window);
        let usual = play::Layout::of::<Connect4>(window, size, Panel::Open, true);
        let usual = usual.beside_bar::<Connect4>(size, 0.0);
        let width = |area, has_values| Connect4::frame(area, size, has_values, 1.0).width();
        let [large, usual] = [width(large, false), width(usual, true)];
        assert!(large > usual + 20.0, "{large} and {usual}");
    }
}
