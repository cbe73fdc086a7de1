//! Where the parts of the panel and of its cards stand, in points: each computed once from the room that there is.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The space between the parts of a card, and between two cards below the board.
pub const PART_GAP: f32 = 8.0;
/// The height of a row of moves.
pub const MOVE_ROW: f32 = 29.0;

/// The panel beside the board.
pub struct Beside {
    /// The buttons, and the line of words below them.
    pub footer: Rect,
    /// That line.
    pub words: Rect,
    /// What is scrolled above them.
    pub scrolled: Rect,
    body: Vec2,
}

impl Beside {
    /// The space between two cards.
    pub const GAP: f32 = 12.0;
    /// The space between two rows of buttons.
    pub const BUTTON_GAP: f32 = 10.0;
    /// The height of a button.
    pub const BUTTON: f32 = 46.0;
    /// The least height of the list of moves.
    pub const LEAST_MOVES: f32 = 84.0;
    /// The height of the line of words.
    const WORDS: f32 = 40.0;
    /// The room that focus rings and shadows of cards need at the sides and above, inside the scrolled part.
    const RINGS: Vec2 = vec2(6.0, 2.0);
    /// The height of the cards' part below which players have small cards.
    const CRAMPED: f32 = 400.0;

    /// Returns the parts of a panel.
    pub fn of(panel: Rect) -> Self {
        let words = panel.with_min_y(panel.bottom() - Self::WORDS);
        let footer = panel.with_min_y(words.top() - 2.0 * (Self::BUTTON + Self::BUTTON_GAP));
        let body = panel.with_max_y(footer.top() - Self::GAP);
        Self { footer, words, scrolled: body.expand2(vec2(Self::RINGS.x, 0.0)), body: body.size() }
    }

    /// Returns the place of the cards, where the scrolled part begins at `top`.
    pub fn cards(&self, top: Pos2) -> Rect {
        Rect::from_min_size(top + Self::RINGS, self.body - vec2(0.0, Self::RINGS.y))
    }

    /// Returns whether there is so little room for the cards that those of players are small.
    pub fn is_cramped(cards: Rect) -> bool {
        cards.height() < Self::CRAMPED
    }
}

/// The panel below the board.
pub struct Below {
    /// The line of words; in a folded panel, the row of buttons.
    pub words: Rect,
    /// Whether it is more than the row of buttons.
    pub is_open: bool,
    /// The width of a player's card.
    pub card_width: f32,
}

impl Below {
    /// The least height of the panel: a row of players, a line of words, a row of buttons.
    pub const LEAST: f32 = SmallCard::HEIGHT + Self::GAP + Self::WORDS + Self::GAP + Self::BUTTON;
    /// The height of the panel when it is folded away, and of a button: the row of buttons.
    pub const BUTTON: f32 = 44.0;
    /// The space between two rows.
    pub const GAP: f32 = 6.0;
    /// The room from which on there is more than the least: the controls of watching.
    pub const LEAST_MORE: f32 = 110.0;
    /// The least height of the list of moves.
    pub const LEAST_MOVES: f32 = 80.0;
    /// The height of the line of words: two lines of it.
    pub const WORDS: f32 = 34.0;

    /// Returns the parts of a panel.
    pub fn of(panel: Rect) -> Self {
        let is_open = panel.height() > Self::BUTTON;
        let top = panel.min + vec2(0.0, SmallCard::HEIGHT + Self::GAP);
        let words = if is_open { Rect::from_min_size(top, vec2(panel.width(), Self::WORDS)) } else { panel };
        Self { words, is_open, card_width: ((panel.width() - PART_GAP) / 2.0).floor() }
    }
}

/// Returns the place of the button that brings a folded panel back, in a corner of the window.
pub fn unfold_button(window: Rect) -> Rect {
    Rect::from_min_size(pos2(window.right() - 92.0, window.top() + 20.0), vec2(76.0, 32.0))
}

/// The height of the buttons that follow the end of a game.
pub const PLAY_AGAIN: f32 = 44.0;

/// The controls of watching.
pub struct Watch;

impl Watch {
    /// The height of a button.
    pub const BUTTON: f32 = 42.0;

    /// Returns the width of the slider of the speed, in what is left beside its name.
    pub fn slider(left: f32) -> f32 {
        (left - 78.0).max(40.0)
    }
}

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
    /// The right end of the draws, below the score.
    pub draws: Pos2,
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

    /// Returns the parts of a card, with a score or without, and with draws or without.
    pub fn of(card: Rect, has_score: bool, has_draws: bool) -> Self {
        let taken = score_room([34.0, 54.0], has_score, has_draws);
        let piece = Rect::from_min_size(card.min + Vec2::splat(Self::EDGE), Vec2::splat(46.0));
        let left = piece.right() + 14.0;
        let report = |up: f32| pos2(card.left() + 18.0, card.bottom() - up);
        Self {
            piece,
            name: pos2(left, piece.top() + 13.0),
            state: pos2(left, piece.top() + 35.0),
            text_width: card.right() - left - Self::EDGE - taken,
            score: pos2(card.right() - 18.0, piece.center().y - if has_draws { 8.0 } else { 0.0 }),
            draws: pos2(card.right() - 18.0, piece.center().y + 14.0),
            report: [report(38.0), report(20.0)],
            report_width: card.width() - 2.0 * Self::EDGE,
        }
    }
}

/// Returns the width that a score takes from the name beside it: of the two given, that of wins alone or that of wins and draws.
fn score_room([wins, wins_and_draws]: [f32; 2], has_score: bool, has_draws: bool) -> f32 {
    match (has_score, has_draws) {
        (false, false) => 0.0,
        (true, false) => wins,
        (_, true) => wins_and_draws,
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
    /// The right end of the draws, below the score.
    pub draws: Pos2,
}

impl SmallCard {
    /// Its height.
    pub const HEIGHT: f32 = 44.0;
    /// The radius of its corners.
    pub const RADIUS: f32 = 12.0;
    /// The room for the score.
    pub const SCORE_WIDTH: f32 = 58.0;

    /// Returns the parts of a card, with a score or without, and with draws or without.
    pub fn of(card: Rect, has_score: bool, has_draws: bool) -> Self {
        let taken = 8.0 + score_room([20.0, 52.0], has_score, has_draws);
        let middle = card.center().y;
        let piece = Rect::from_center_size(pos2(card.left() + 24.0, middle), Vec2::splat(28.0));
        let name = pos2(piece.right() + 8.0, middle);
        Self {
            piece,
            name,
            name_width: card.right() - name.x - taken,
            score: pos2(card.right() - 10.0, middle - if has_draws { 7.0 } else { 0.0 }),
            draws: pos2(card.right() - 10.0, middle + 10.0),
        }
    }
}

/// The card of the moves.
pub struct MovesCard {
    /// The left end of its title.
    pub title: Pos2,
    /// The room for that.
    pub title_width: f32,
    /// The places of two buttons beside it, the right one first: they are there only at times, and nothing moves for them.
    pub buttons: [Rect; 2],
    /// The list.
    pub list: Rect,
}

impl MovesCard {
    /// The radius of its corners.
    pub const RADIUS: f32 = 16.0;
    /// The size of a button beside its title.
    const BUTTON: Vec2 = vec2(86.0, 28.0);

    /// Returns the parts of a card.
    pub fn of(card: Rect) -> Self {
        let button = |right: f32| Rect::from_min_size(pos2(right - Self::BUTTON.x, card.top() + 6.0), Self::BUTTON);
        let last = button(card.right() - 10.0);
        Self {
            title: card.min + vec2(18.0, 20.0),
            title_width: 60.0,
            buttons: [last, button(last.left() - PART_GAP)],
            list: Rect::from_min_max(card.min + vec2(8.0, 36.0), card.max - vec2(8.0, 8.0)),
        }
    }
}

/// The card of a hint that is too long for the line of words.
pub struct HintCard;

impl HintCard {
    /// The radius of its corners.
    pub const RADIUS: f32 = 12.0;
    /// The space inside its edge.
    pub const EDGE: Vec2 = vec2(12.0, 9.0);
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
    /// The space between the name and what the move has changed.
    pub const WORDS_GAP: f32 = 7.0;
    /// The width of the mark of a move that has changed the result.
    pub const MARK: f32 = 3.0;
    /// The room for the name of the move.
    pub const NAME_WIDTH: f32 = 60.0;

    /// Returns the parts of a place.
    pub fn of(place: Rect) -> Self {
        let piece = Rect::from_center_size(pos2(place.left() + 18.0, place.center().y), Vec2::splat(19.0));
        Self { piece, name: pos2(piece.right() + 12.0, place.center().y) }
    }
}
