//! Layout of the panel and its cards, in points.

use std::ops::RangeInclusive;

use egui::{Pos2, Rect, Vec2, pos2, remap_clamp, vec2};

use crate::app::kit::widgets::SEGMENTS;
use crate::app::screens::model::Model;
use crate::core::game::Player;
use crate::words;

/// The space between the parts of a card, and between two cards below the board.
pub const PART_GAP: f32 = 8.0;
pub const MOVE_ROW: f32 = 29.0;

/// The panel beside the board.
pub struct Beside {
    /// The buttons that step through the moves; empty in a low panel.
    pub steps: Rect,
    /// The row of the buttons that only some games have; empty in a low panel or without any.
    pub more: Rect,
    /// The buttons, and the message line below them.
    pub footer: Rect,
    /// The message line.
    pub words: Rect,
    pub button: f32,
    /// The space between two rows of buttons.
    pub button_gap: f32,
    /// The space between two cards.
    pub gap: f32,
    /// The part that scrolls, above the buttons.
    body: Rect,
}

impl Beside {
    /// The least height of the list of moves: two rows.
    pub const LEAST_MOVES: f32 = 2.0 * MOVE_ROW + 16.0;
    /// The heights of a panel in which the parts have their least size and their usual one.
    const PANEL: RangeInclusive<f32> = 456.0..=500.0;
    /// The height of the buttons that step through the moves, and of the least panel with them.
    const STEPS: (f32, f32) = (38.0, 560.0);
    /// The height of the buttons that only some games have.
    const MORE: f32 = 32.0;
    /// The space for focus rings and shadows of cards at the sides and above, inside the scrolled
    /// part.
    const RINGS: Vec2 = vec2(6.0, 2.0);
    /// The same below.
    const SHADOW: f32 = 8.0;
    /// The height of the scrolled part below which players have small cards.
    const CRAMPED: f32 = 400.0;
    /// The least width with small cards of players side by side.
    const PAIRED: f32 = 320.0;

    pub fn of(panel: Rect, has_more: bool) -> Self {
        let scaled = |least, usual| remap_clamp(panel.height(), Self::PANEL, least..=usual).round();
        let (button, button_gap, gap) = (scaled(38.0, 46.0), scaled(6.0, 10.0), scaled(8.0, 12.0));
        let words = panel.with_min_y(panel.bottom() - scaled(32.0, 40.0));
        let footer = panel.with_min_y(words.top() - 2.0 * (button + button_gap));
        let steps = if panel.height() >= Self::STEPS.1 {
            let bottom = footer.top() - button_gap;
            Rect::from_x_y_ranges(panel.x_range(), bottom - Self::STEPS.0..=bottom)
        } else {
            panel.with_min_y(footer.top()).with_max_y(footer.top())
        };
        let bottom = steps.top() - button_gap;
        let more = if has_more && steps.is_positive() {
            panel.with_min_y(bottom - Self::MORE).with_max_y(bottom)
        } else {
            panel.with_min_y(steps.top()).with_max_y(steps.top())
        };
        Self {
            steps,
            more,
            footer,
            words,
            button,
            button_gap,
            gap,
            body: panel.with_max_y(more.top() - gap),
        }
    }

    /// Returns the greatest height of the card of a comment.
    pub fn comment(&self) -> f32 {
        0.4 * self.body.height()
    }

    /// Returns the scrolled part above a card of this height, and the place of that card above the
    /// buttons.
    pub fn above(&self, card: f32) -> (Rect, Rect) {
        let taken = if card > 0.0 { card + self.gap } else { 0.0 };
        let (scrolled, below) =
            self.body.split_top_bottom_at_y((self.body.bottom() - taken).max(self.body.top()));
        (
            scrolled
                .expand2(vec2(Self::RINGS.x, 0.0))
                .with_max_y(scrolled.bottom() + Self::SHADOW.min(self.gap)),
            below.with_min_y(below.bottom() - card.min(below.height())),
        )
    }

    /// Returns the place of the cards in the scrolled part, which begins at `top`.
    pub fn cards(&self, scrolled: Rect, top: Pos2) -> Rect {
        Rect::from_min_size(
            top + Self::RINGS,
            vec2(self.body.width(), scrolled.height() - Self::RINGS.y - Self::SHADOW.min(self.gap)),
        )
    }

    /// Returns whether cards of players are side by side, which takes little height.
    pub fn is_paired(&self) -> bool {
        self.body.height() < Self::CRAMPED && self.body.width() >= Self::PAIRED
    }

    /// Returns whether there is so little room that the cards of players are small.
    pub fn is_cramped(&self) -> bool {
        self.body.height() < Self::CRAMPED
    }
}

/// The panel below the board.
pub struct Below {
    pub players: Rect,
    /// The message line; in a hidden panel, the row of buttons.
    pub words: Rect,
    /// Whether it has more than the row of buttons.
    pub is_open: bool,
}

impl Below {
    /// The least height of the panel: a row of players, a message line, a row of buttons.
    pub const LEAST: f32 = SmallCard::HEIGHT + Self::GAP + Self::WORDS + Self::GAP + Self::BUTTON;
    /// The height of the hidden panel, which is that of a row of buttons.
    pub const BUTTON: f32 = 42.0;
    /// How many buttons there are at most, all in one row.
    pub const PER_ROW: usize = 6;
    /// The space between two rows.
    pub const GAP: f32 = 6.0;
    /// The least height of the list of moves: two rows.
    pub const LEAST_MOVES: f32 = 2.0 * MOVE_ROW + 12.0;
    /// The height of the buttons that step through the moves, below the list.
    pub const STEPS: f32 = 36.0;
    /// The least height of a list of moves with a title, and the buttons below it.
    pub const WITH_STEPS: f32 = MovesCard::LOW + Self::GAP + Self::STEPS;
    /// The height of the choice of what follows a watched game, with the space below it.
    pub const CHOICE: f32 = SEGMENTS + Self::GAP;
    /// The height of the message line, which has two rows.
    pub const WORDS: f32 = 32.0;

    pub fn of(panel: Rect) -> Self {
        let is_open = panel.height() > Self::BUTTON;
        let players = Rect::from_min_size(panel.min, vec2(panel.width(), SmallCard::HEIGHT));
        let top = players.left_bottom() + vec2(0.0, Self::GAP);
        let words = if is_open {
            Rect::from_min_size(top, vec2(panel.width(), Self::WORDS))
        } else {
            panel
        };
        Self { players, words, is_open }
    }
}

/// Returns the width of each of two cards side by side.
pub fn paired_width(width: f32) -> f32 {
    ((width - PART_GAP) / 2.0).floor()
}

/// The height of the buttons that follow the end of a game.
pub const PLAY_AGAIN: f32 = 44.0;

pub struct Watch;

impl Watch {
    pub const SLIDER: f32 = 28.0;
    /// The least widths of the two buttons in a single row with the slider.
    pub const IN_ROW: [f32; 2] = [72.0, 58.0];

    /// The least width with the buttons and the slider in one row.
    const WIDE: f32 = 300.0;

    /// Returns whether the buttons and the slider are in one row of a panel of this width.
    pub const fn is_in_row(panel: f32) -> bool {
        panel >= Self::WIDE
    }

    /// Returns the width of the speed slider in the space beside its label.
    pub fn slider(left: f32) -> f32 {
        (left - 78.0).max(40.0)
    }
}

pub struct PlayerCard {
    pub piece: Rect,
    /// The left end of the name.
    pub name: Pos2,
    /// The left end of the player's state.
    pub state: Pos2,
    /// The room for both.
    pub text_width: f32,
    /// The left end of the player's counts, below the state.
    pub counts: Pos2,
    /// The right end of the score.
    pub score: Pos2,
    /// The right end of the draws, below the score.
    pub draws: Pos2,
    /// The left ends of the lines of search information.
    pub report: Vec<Pos2>,
    pub report_width: f32,
}

impl PlayerCard {
    /// The font sizes to try for a name, each with its number of rows.
    pub const NAME: [(f32, usize); 5] = [(17.0, 1), (15.5, 1), (14.0, 1), (13.0, 2), (12.0, 2)];
    /// How many of them have a single row.
    pub const IN_A_ROW: usize = 3;
    pub const NAME_HEIGHT: f32 = 34.0;
    pub const RADIUS: f32 = 16.0;
    pub const SCORE_WIDTH: f32 = 60.0;
    /// The space inside its edge.
    const EDGE: f32 = 16.0;

    /// Returns the height of a card with this many lines of search information.
    pub const fn height(lines: usize) -> f32 {
        match lines {
            0 => 62.0,
            1 => 82.0,
            _ => 102.0,
        }
    }

    /// Returns the layout of a card for a score, with or without counts, and with this many lines
    /// of search information.
    pub fn of(card: Rect, score: &Score, has_counts: bool, lines: usize) -> Self {
        let has_draws = !score.draws.is_empty();
        let taken = score.room([34.0, 54.0]);
        let [name, state, counts] = if has_counts { [3.0, 21.0, 38.0] } else { [10.0, 30.0, 30.0] };
        let corner = card.min + vec2(Self::EDGE, 11.0);
        let piece = Rect::from_min_size(corner, Vec2::splat(40.0));
        let left = piece.right() + 14.0;
        let text_width = card.right() - left - Self::EDGE - taken;
        let report = |up: f32| pos2(card.left() + 18.0, card.bottom() - up);
        Self {
            piece,
            name: pos2(left, piece.top() + name),
            state: pos2(left, piece.top() + state),
            text_width,
            counts: pos2(left, piece.top() + counts),
            score: pos2(card.right() - 18.0, piece.center().y - if has_draws { 8.0 } else { 0.0 }),
            draws: pos2(card.right() - 18.0, piece.center().y + 14.0),
            report: if lines < 2 { vec![report(20.0)] } else { vec![report(38.0), report(20.0)] },
            report_width: card.width() - 2.0 * Self::EDGE,
        }
    }
}

/// The card of a player in a small window.
pub struct SmallCard {
    pub piece: Rect,
    /// The left end of the name.
    pub name: Pos2,
    /// The left end of the line below the name: search information, or counts of pieces or points.
    pub below: Pos2,
    pub name_width: f32,
    /// The right end of the score.
    pub score: Pos2,
    /// The right end of the draws, below the score.
    pub draws: Pos2,
}

impl SmallCard {
    /// The font sizes to try for a name with nothing below it, each with its number of rows.
    pub const NAME: [(f32, usize); 5] = [(14.0, 1), (13.0, 1), (12.5, 2), (11.5, 2), (11.0, 2)];
    /// The same for a name with something below it.
    pub const NAME_IN_A_ROW: [(f32, usize); 4] = [(14.0, 1), (13.0, 1), (12.0, 1), (11.0, 1)];
    pub const HEIGHT: f32 = 40.0;
    pub const RADIUS: f32 = 12.0;
    pub const SCORE_WIDTH: f32 = 58.0;

    /// Returns the layout of a card for a score, with or without a line below the name.
    pub fn of(card: Rect, score: &Score, has_below: bool) -> Self {
        let has_draws = !score.draws.is_empty();
        let taken = 8.0 + score.room([20.0, 52.0]);
        let middle = card.center().y;
        let piece = Rect::from_center_size(pos2(card.left() + 24.0, middle), Vec2::splat(28.0));
        let name = pos2(piece.right() + 8.0, middle - if has_below { 8.0 } else { 0.0 });
        Self {
            piece,
            name,
            below: pos2(name.x, middle + 9.0),
            name_width: card.right() - name.x - taken,
            score: pos2(card.right() - 10.0, middle - if has_draws { 7.0 } else { 0.0 }),
            draws: pos2(card.right() - 10.0, middle + 10.0),
        }
    }
}

/// A player's captures on a card: a small piece of the opponent, and how many.
pub struct Captured {
    pub piece: Rect,
    /// The left end of the number.
    pub number: Pos2,
}

impl Captured {
    /// The width of both, with the space after them.
    pub const WIDTH: f32 = 48.0;

    /// Returns the layout from this left end on.
    pub fn from(left: Pos2) -> Self {
        let piece = Rect::from_center_size(left + vec2(8.0, 0.0), Vec2::splat(16.0));
        Self { piece, number: pos2(piece.right() + 4.0, left.y) }
    }
}

pub struct MovesCard {
    /// The left end of its title, if there is room for one.
    pub title: Option<Pos2>,
    pub title_width: f32,
    /// The place of a button beside the title, which only appears at times, without moving
    /// anything. Without a title there is none.
    pub button: Option<Rect>,
    pub list: Rect,
}

impl MovesCard {
    pub const RADIUS: f32 = 16.0;
    /// The size of a button beside its title.
    pub const BUTTON: Vec2 = vec2(86.0, 28.0);

    /// The height below which the list has no title: with one, it would show fewer than three rows.
    pub const LOW: f32 = 3.0 * MOVE_ROW + 42.0;

    /// Returns the layout of a card. The list shows whole rows, with the remaining space around it.
    pub fn of(card: Rect) -> Self {
        let has_title = card.height() >= Self::LOW;
        let corner = pos2(card.right() - 10.0 - Self::BUTTON.x, card.top() + 6.0);
        let above = if has_title { 36.0 } else { 6.0 };
        let room = Rect::from_min_max(card.min + vec2(8.0, above), card.max - vec2(8.0, 6.0));
        let rows = (room.height() / MOVE_ROW).floor().max(1.0);
        let spare = (room.height() - rows * MOVE_ROW).max(0.0);
        let top = room.top() + if has_title { 0.0 } else { 0.5 * spare };
        Self {
            title: has_title.then_some(card.min + vec2(18.0, 20.0)),
            title_width: 60.0,
            button: has_title.then_some(Rect::from_min_size(corner, Self::BUTTON)),
            list: Rect::from_min_size(
                pos2(room.left(), top),
                vec2(room.width(), (rows * MOVE_ROW).min(room.height())),
            ),
        }
    }

    /// Returns the area to scroll to the middle of the list so that this row and only whole rows
    /// are seen.
    pub fn centred(&self, row: Rect) -> Rect {
        let is_even = (self.list.height() / MOVE_ROW).round() % 2.0 == 0.0;
        if is_even { row.with_max_y(row.bottom() + MOVE_ROW) } else { row }
    }
}

/// The card of a hint that is too long for the message line.
pub struct HintCard;

impl HintCard {
    pub const RADIUS: f32 = 12.0;
    /// The space inside its edge.
    pub const EDGE: Vec2 = vec2(12.0, 9.0);
    /// The same around a text that would not fit otherwise.
    pub const LEAST_EDGE: Vec2 = vec2(12.0, 4.0);
    /// The height below which a card has hardly room for two rows.
    pub const LOW: f32 = 48.0;
}

/// A row of the list: a move of each side.
pub struct MoveRow {
    /// The left end of a sentence in place of moves.
    pub sentence: Pos2,
    /// The places of the two moves.
    pub moves: [Rect; 2],
}

impl MoveRow {
    pub fn of(row: Rect) -> Self {
        let half = (row.width() - 4.0) / 2.0;
        let place = |left: f32| {
            Rect::from_min_size(pos2(left, row.top() + 1.0), vec2(half - 4.0, row.height() - 2.0))
        };
        Self {
            sentence: row.left_center() + vec2(10.0, 0.0),
            moves: [place(row.left() + 2.0), place(row.left() + 2.0 + half)],
        }
    }
}

/// A move in such a row.
pub struct MoveCell {
    /// The right end of its number.
    pub number: Pos2,
    pub piece: Rect,
    /// The left end of the name of the move.
    pub name: Pos2,
}

impl MoveCell {
    pub const RADIUS: u8 = 8;
    /// The size of the icon of a class, and the space around it.
    pub const CLASS: f32 = 14.0;
    /// The space before and behind that icon.
    pub const CLASS_GAP: f32 = 4.0;
    /// The width of the mark of a move that has changed the result.
    pub const MARK: f32 = 3.0;
    /// The font sizes to try for the name of the move, in one row each.
    pub const NAME_TYPE: [(f32, usize); 4] = [(15.5, 1), (14.0, 1), (12.5, 1), (11.0, 1)];
    /// The space behind a name that fills its cell.
    pub const EDGE: f32 = 4.0;
    pub const NUMBER_WIDTH: f32 = 28.0;
    /// The font sizes to try for the number of a move, for those of four digits.
    pub const NUMBER_TYPE: [(f32, usize); 3] = [(12.5, 1), (11.0, 1), (10.0, 1)];

    pub fn of(place: Rect) -> Self {
        let number = pos2(place.left() + Self::MARK + Self::NUMBER_WIDTH, place.center().y);
        let piece =
            Rect::from_center_size(pos2(number.x + 17.0, place.center().y), Vec2::splat(19.0));
        Self { number, piece, name: pos2(piece.right() + 9.0, place.center().y) }
    }
}

/// The running score on a player's card.
pub struct Score {
    /// The player's wins, once there has been a game to win.
    pub wins: String,
    /// The draws, once there has been one.
    pub draws: String,
}

impl Score {
    pub fn of(model: &Model<'_>, player: Player) -> Self {
        let tally = model.tally;
        let wins = if tally.games() == 0 { String::new() } else { tally.wins(player).to_string() };
        Self { wins, draws: words::draws(tally) }
    }

    /// Returns the width that the score takes from the name beside it: the first of the two for
    /// wins alone, the second for wins and draws.
    pub const fn room(&self, [wins, wins_and_draws]: [f32; 2]) -> f32 {
        match (self.wins.is_empty(), self.draws.is_empty()) {
            (true, true) => 0.0,
            (false, true) => wins,
            (_, false) => wins_and_draws,
        }
    }
}
