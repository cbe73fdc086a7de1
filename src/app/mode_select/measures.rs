//! Where the parts of the mode selection stand, in points: each computed once from the room that there is.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The width below which one card is shown at a time.
const NARROW: f32 = 640.0;
/// The widest that both cards together get.
const WIDEST: f32 = 940.0;
/// The height of the heading with the list of games, and of the sentence below it.
const HEADING: f32 = 92.0;
/// The most that the cards are moved down where there is room to spare.
const MOST_SPARE: f32 = 80.0;
/// The room that focus rings and shadows of cards need at the sides and above, inside the scrolled part.
const RINGS: Vec2 = vec2(8.0, 4.0);

/// The height of the heading, and of the buttons of the games.
pub const HEADING_LINE: f32 = 38.0;
/// The space between two cards.
pub const CARD_GAP: f32 = 16.0;
/// The height of a choice between a few values.
pub const CHOICE: f32 = 34.0;
/// The space above such a choice on a card.
pub const CHOICE_GAP: f32 = 8.0;
/// The space between lines, and between the words of the set-up and the choices.
pub const LINE_GAP: f32 = 6.0;

/// How the window is divided.
pub struct Page {
    /// Whether one card is shown at a time.
    pub is_narrow: bool,
    /// The width of all that is shown.
    pub width: f32,
    /// The part above the buttons.
    pub body: Rect,
    /// The same with room for focus rings at its sides: what is scrolled.
    pub scrolled: Rect,
    /// The buttons at the foot.
    pub footer: Rect,
    /// The height of those.
    pub button: f32,
}

impl Page {
    /// Returns how a window is divided.
    pub fn of(window: Rect) -> Self {
        let is_narrow = window.width() < NARROW;
        let (margin, footer, button) = if is_narrow { (12.0, 46.0, 46.0) } else { (32.0, 56.0, 52.0) };
        let width = (window.width() - 2.0 * margin).min(WIDEST);
        let inner = Rect::from_center_size(window.center(), vec2(width, window.height() - 2.0 * margin));
        let body = Rect::from_min_max(inner.min, pos2(inner.right(), inner.bottom() - footer - 12.0));
        Self {
            is_narrow,
            width,
            body,
            scrolled: body.expand2(vec2(RINGS.x, 0.0)),
            footer: Rect::from_min_max(pos2(inner.left(), inner.bottom() - footer), inner.max),
            button,
        }
    }

    /// Returns the place of everything above the buttons, which is as high as this card asks for; `top` is where the scrolled part
    /// begins.
    pub fn column(&self, top: Pos2, card: f32) -> Rect {
        let natural = HEADING + card + CARD_GAP + CHOICE + LINE_GAP;
        let spare = ((self.body.height() - natural).max(0.0) / 2.0).min(MOST_SPARE);
        Rect::from_min_size(top + RINGS + vec2(0.0, spare), vec2(self.width, natural))
    }

    /// Returns the width of each of two cards side by side.
    pub fn card_width(&self) -> f32 {
        ((self.width - CARD_GAP) / 2.0).floor()
    }
}

/// The buttons of the games.
pub struct Games {
    left: f32,
    size: Vec2,
    gap: f32,
    top: f32,
}

/// The widest that the button of a game gets.
const GAME: f32 = 156.0;

impl Games {
    /// Returns the buttons of so many games in a place of their own.
    pub fn of(place: Rect, games: f32) -> Self {
        let gap = 8.0;
        let each = (place.width() - gap * (games - 1.0)) / games;
        Self { left: place.left(), size: vec2(each, place.height()), gap, top: place.top() }
    }

    /// Returns their place at the right of the heading's line.
    pub fn beside_heading(line: Rect, games: f32) -> Rect {
        line.with_min_x(line.right() - (line.width() * 0.6).min(GAME * games))
    }

    /// Returns the next button.
    pub fn next(&mut self) -> GameButton {
        let rect = Rect::from_min_size(pos2(self.left, self.top), self.size);
        self.left += self.size.x + self.gap;
        let emblem = Rect::from_center_size(pos2(rect.left() + 22.0, rect.center().y), Vec2::splat(26.0));
        let title = pos2(emblem.right() + 9.0, rect.center().y);
        GameButton { rect, emblem, title, title_width: rect.right() - title.x - 6.0 }
    }
}

/// The button of a game.
pub struct GameButton {
    /// All of it.
    pub rect: Rect,
    /// The picture of the game.
    pub emblem: Rect,
    /// The left end of its title.
    pub title: Pos2,
    /// The room for the title.
    pub title_width: f32,
}

/// The card of a side.
pub struct SideCard {
    /// The piece of the side.
    pub piece: Rect,
    /// The left end of the name of the side.
    pub title: Pos2,
    /// The room for it.
    pub title_width: f32,
    /// The right end of what says which card the keys are for.
    pub keys: Pos2,
    /// The room for that.
    pub keys_width: f32,
    /// The players, and below them what can be adjusted.
    pub inside: Rect,
}

impl SideCard {
    /// The space between two players.
    pub const ROW_GAP: f32 = 2.0;
    /// The height of the head: the piece and the name of the side.
    const HEAD: f32 = 58.0;
    /// The space inside the card's edge, at the sides and below.
    const EDGE: Vec2 = vec2(10.0, 14.0);

    /// Returns the height of a card with so many players and choices.
    pub fn height(players: f32, choices: f32) -> f32 {
        Self::HEAD + players * (Row::HEIGHT + Self::ROW_GAP) + choices * (CHOICE_GAP + CHOICE) + Self::EDGE.y
    }

    /// Returns the parts of a card.
    pub fn of(card: Rect) -> Self {
        let piece = Rect::from_min_size(card.min + vec2(16.0, 12.0), Vec2::splat(36.0));
        let title = pos2(piece.right() + 12.0, piece.center().y);
        Self {
            piece,
            title,
            title_width: card.right() - title.x - 12.0,
            keys: pos2(card.right() - 16.0, piece.center().y),
            keys_width: 90.0,
            inside: Rect::from_min_max(card.min + vec2(Self::EDGE.x, Self::HEAD), card.max - Self::EDGE),
        }
    }
}

/// The row of a player on such a card.
pub struct Row {
    /// The middle of the cap of the key that chooses it.
    pub cap: Pos2,
    /// The left end of the name.
    pub name: Pos2,
    /// The left end of what is said about it.
    pub about: Pos2,
    /// The room for both.
    pub text_width: f32,
    /// The middle of the tick.
    pub tick: Pos2,
    /// The buttons of a player who can be a step weaker or stronger.
    pub steps: [Rect; 2],
}

impl Row {
    /// The height of a row.
    pub const HEIGHT: f32 = 38.0;

    /// Returns the parts of a row; with `steps`, the player can be a step weaker or stronger.
    pub fn of(row: Rect, steps: bool) -> Self {
        let (left, middle) = (row.left() + 46.0, row.center().y);
        let taken = if steps { 106.0 } else { 36.0 };
        let step = |left: f32| Rect::from_min_size(pos2(row.right() - left, middle - 14.0), vec2(30.0, 28.0));
        Self {
            cap: pos2(row.left() + 24.0, middle),
            name: pos2(left, middle - 8.0),
            about: pos2(left, middle + 8.5),
            text_width: row.right() - left - taken,
            tick: pos2(row.right() - 20.0, middle),
            steps: [step(104.0), step(70.0)],
        }
    }
}

/// A choice of the set-up, whose width follows from its words.
pub struct SetupChoice {
    /// Whether what it is about stands before it.
    pub is_labelled: bool,
    letter: f32,
    edges: f32,
}

impl SetupChoice {
    /// The space between what a choice is about and the choice, and between two choices.
    pub const GAP: f32 = 10.0;

    /// Returns the choices in a window in which this width is shown.
    pub fn of(width: f32) -> Self {
        let is_labelled = width >= 620.0;
        let (letter, edges) = if is_labelled { (8.5, 28.0) } else { (7.5, 19.0) };
        Self { is_labelled, letter, edges }
    }

    /// Returns the width of a choice between so many values, the longest of which has so many letters.
    pub fn width(&self, letters: f32, values: f32) -> f32 {
        (letters * self.letter + self.edges) * values
    }
}
