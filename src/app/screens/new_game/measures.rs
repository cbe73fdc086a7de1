//! Layout of the choice of a new game, in points.

use egui::{Rect, lerp, pos2, vec2};

use crate::app::kit::widgets::measure;

/// The width below which there is one column.
const SMALL: f32 = 720.0;
/// The greatest width of a single column, of two, and of two in a large window.
const WIDEST: [f32; 3] = [560.0, 960.0, 1120.0];
/// The least width of a large window.
const LARGE: f32 = 1500.0;
/// The share of the list of opponents in two columns, and the space between them.
const LIST: (f32, f32) = (472.0 / 936.0, 24.0);
/// The least and the greatest distance between rows of the list.
const PITCH: [f32; 2] = [22.95, 50.0];
/// The heights of a window in which the parts have their least height and their usual one.
const WINDOW: [f32; 2] = [480.0, 740.0];
/// The height of the list's title, and how roomy a window with it is.
const TITLE: (f32, f32) = (36.0, 0.3);
/// The width of the button that shows the details, in two columns.
const CUSTOMIZE: f32 = 160.0;
/// The height of the line of hints.
const FOOTER: f32 = 56.0;

/// How the window is divided.
#[derive(Clone, Debug)]
pub struct Page {
    pub is_small: bool,
    /// The whole content, which may be taller than the window.
    pub all: Rect,
    /// The line of the title and of the buttons beside it.
    pub heading: Rect,
    /// The card of the unfinished game, if there is one. In one column it has no room.
    pub unfinished: Option<Rect>,
    pub games: Rect,
    /// The line of the boards that are a click away.
    pub boards: Rect,
    /// The card with the list of opponents, or with the details.
    pub list: Rect,
    /// The height of its title; zero if it has none.
    pub list_title: f32,
    pub rows: Vec<Rect>,
    /// The card with who plays whom and who starts; with one column, the line of who starts.
    pub card: Rect,
    pub starts: Rect,
    /// The button that shows the details.
    pub customize: Rect,
    /// The button that starts the game.
    pub play: Rect,
    /// The row of other things to do.
    pub quiet: Rect,
    /// The line of hints, if there is room for it.
    pub footer: Option<Rect>,
}

impl Page {
    /// Returns how a window is divided, for a list with so many rows, below the card of an unfinished
    /// game if there is one.
    #[must_use]
    pub fn of(window: Rect, rows: usize, is_unfinished: bool) -> Self {
        let is_small = window.width() < SMALL;
        let is_unfinished = is_unfinished && !is_small;
        let is_large = window.width() >= LARGE;
        // The parts of a single column grow half as far.
        let (most, widest, margin) = if is_small {
            (0.5, WIDEST[0], 16.0)
        } else {
            (1.0, WIDEST[1 + usize::from(is_large)], 28.0)
        };
        let roomy = ((window.height() - WINDOW[0]) / (WINDOW[1] - WINDOW[0])).clamp(0.0, most);
        let scaled = |least: f32, usual: f32| lerp(least..=usual, roomy).round();
        let [above, below] = [scaled(7.0, 32.0), scaled(7.0, 20.0)];
        let gap = scaled(5.0, 16.0);
        // In a single column the names stand below the pictures.
        let least_games = if is_small { 54.0 } else { 46.0 };
        let usual_games = if is_unfinished { 72.0 } else { 108.0 };
        let [heading, games] = [scaled(26.0, 40.0), scaled(least_games, usual_games)];
        let boards = scaled(if is_small { 24.0 } else { 30.0 }, 40.0);
        let card = if is_unfinished { scaled(36.0, 72.0) } else { 0.0 };
        let [starts, play, quiet] = [scaled(30.0, 46.0), scaled(36.0, 64.0), scaled(30.0, 56.0)];
        let list_edge = scaled(3.0, 7.0);
        let has_title = !is_small && roomy >= TITLE.1;
        let list_title = if has_title { TITLE.0 } else { 0.0 };
        let footer = if roomy >= 1.0 { FOOTER } else { 0.0 };
        let width = (window.width() - 2.0 * margin).min(widest).max(1.0).floor();
        let left = (window.center().x - width / 2.0).floor();

        let count = measure(rows);
        let around_rows = list_title + 2.0 * list_edge;
        let below_list = if is_small { starts + play + 2.0 * gap } else { 0.0 };
        let fixed =
            above + heading + games + boards + 4.0 * gap + below_list + quiet + footer + below;
        let fixed = fixed + if is_unfinished { card + gap } else { 0.0 };
        let pitch = ((window.height() - fixed - around_rows) / count).clamp(PITCH[0], PITCH[1]);
        let body = around_rows + pitch * count;
        // An excess of less than a pixel must not cause a scroll bar.
        let height =
            if fixed + body > window.height() + 0.5 { fixed + body } else { window.height() };
        let all = Rect::from_min_size(window.min, vec2(window.width(), height));
        let mut top = window.top() + above + ((height - fixed - body) / 2.0).floor();
        let mut take = |height: f32, gap: f32| {
            let part = Rect::from_min_size(pos2(left, top), vec2(width, height));
            top += height + gap;
            part
        };

        let heading = take(heading, gap);
        let unfinished = is_unfinished.then(|| take(card, gap));
        let games = take(games, gap);
        let boards = take(boards, gap);
        let (list, card, starts_line, buttons);
        if is_small {
            list = take(body, gap);
            card = take(starts, gap);
            starts_line = card;
            buttons = take(play, gap);
        } else {
            let both = take(body, gap);
            let (share, between) = LIST;
            list = both.with_max_x(left + ((width - between) * share).floor());
            let column = both.with_min_x(list.right() + between);
            buttons = column.with_min_y(column.bottom() - play);
            card = column.with_max_y(buttons.top() - gap);
            let inside = if roomy < 1.0 { 16.0 } else { 24.0 };
            let inside = card.shrink2(vec2(inside, inside * 0.83));
            starts_line = inside.with_min_y(inside.bottom() - starts);
        }
        // In a single column the button that shows the details has its room beside the blue one.
        let (boards, customize, play) = if is_small {
            let [customize, play] = {
                let (left, right) = buttons.split_left_right_at_x(buttons.left() + play + 4.0);
                [left, right.with_min_x(right.left() + 8.0)]
            };
            (boards, customize, play)
        } else {
            let (left, right) = boards.split_left_right_at_x(boards.right() - CUSTOMIZE);
            (left.with_max_x(left.right() - 12.0), right, buttons)
        };
        let quiet = take(quiet, 0.0);
        let footer = (footer > 0.0).then(|| take(footer, 0.0));
        let first_row = list.top() + list_title + list_edge;
        let inset = if is_small { 4.0 } else { 9.0 };
        let row = |index| {
            let size = vec2(list.width() - 2.0 * inset, pitch);
            Rect::from_min_size(pos2(list.left() + inset, first_row + measure(index) * pitch), size)
        };
        Self {
            is_small,
            all,
            heading,
            unfinished,
            games,
            boards,
            list,
            list_title,
            rows: (0..rows).map(row).collect(),
            card,
            starts: starts_line,
            customize,
            play,
            quiet,
            footer,
        }
    }

    /// Returns the space between the edge of the right card and what it shows.
    #[must_use]
    pub fn inside(&self) -> f32 {
        if self.is_small { 10.0 } else { self.starts.left() - self.card.left() }
    }
}

/// Returns the places of this many things sharing a line.
pub fn shared(line: Rect, count: usize, gap: f32) -> impl Iterator<Item = Rect> {
    let each = (line.width() - gap * (measure(count) - 1.0)) / measure(count);
    (0..count).map(move |index| {
        let left = line.left() + measure(index) * (each + gap);
        Rect::from_min_size(pos2(left, line.top()), vec2(each, line.height()))
    })
}

/// The parts of a row of an opponent.
pub struct Row {
    /// The key cap that chooses it.
    pub cap: Rect,
    /// The place of the name and of the description.
    pub words: Rect,
    /// The place of the bars or of the picture at its right.
    pub sign: Rect,
    pub tick: Rect,
}

impl Row {
    #[must_use]
    pub fn of(row: Rect) -> Self {
        let is_wide = row.width() > 380.0;
        let [edge, cap, gap, tick] =
            if is_wide { [14.0, 22.0, 16.0, 34.0] } else { [7.0, 20.0, 9.0, 22.0] };
        let cap = f32::min(cap, row.height() - 4.0);
        let middle = row.center().y;
        let at = |left: f32, width: f32, height: f32| {
            Rect::from_min_size(pos2(left, middle - height / 2.0), vec2(width, height))
        };
        let sign = 34.0;
        let tick_left = row.right() - tick - if is_wide { 2.0 } else { 4.0 };
        let sign_left = tick_left - sign - if is_wide { 12.0 } else { 4.0 };
        let words = row.left() + edge + cap + gap;
        Self {
            cap: at(row.left() + edge, cap, cap),
            words: at(words, sign_left - 8.0 - words, row.height()),
            sign: at(sign_left, sign, 20.0),
            tick: at(tick_left, tick, row.height()),
        }
    }
}
