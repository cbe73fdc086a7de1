//! Layout of the mode selection, in points.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The width below which one side is shown at a time.
const SMALL: f32 = 720.0;
/// The greatest width of both cards together, in an ordinary window and in a large one.
const WIDEST: [f32; 2] = [960.0, 1120.0];
/// The least width and height of a large window.
const LARGE: [f32; 2] = [1500.0, 820.0];
/// The greatest width of a single list.
const WIDEST_SMALL: f32 = 560.0;
/// The least and the greatest distance between rows; the last one in a window that is large, or
/// tall and narrow.
const PITCH: [f32; 3] = [24.7, 46.0, 54.0];
/// The least distance between rows with room for the summary in a small window.
const ROOMY_PITCH: f32 = 34.0;
/// The spaces of a page.
#[derive(Clone, Copy)]
struct Spaces {
    /// The space between two parts.
    gap: f32,
    /// The height of the heading.
    heading: f32,
    /// The height of the games, of the tabs, and of the buttons.
    part: f32,
    /// The height of a line of options.
    option: f32,
    /// The space between two lines of options.
    option_gap: f32,
}

impl Spaces {
    /// The spaces of a small window, and those where everything else would not fit into it.
    const SMALL: [Self; 2] = [
        Self {
            gap: 8.0,
            heading: 32.0,
            part: 44.0,
            option: 34.0,
            option_gap: 8.0,
        },
        Self {
            gap: 4.0,
            heading: 24.0,
            part: 31.0,
            option: 28.0,
            option_gap: 4.0,
        },
    ];

    /// Returns the height of so many lines of options.
    fn options(self, lines: usize) -> f32 {
        measure(lines) * (self.option + self.option_gap) - self.option_gap
    }
}

/// The space between two cards.
const CARD_GAP: f32 = 24.0;
/// The space between buttons side by side.
pub const BUTTON_GAP: f32 = 8.0;
/// How far a notice may reach below its place: across the space between two parts.
pub const NOTICE_BELOW: f32 = 8.0;
/// The height of the summary in a small window.
const SUMMARY: f32 = 44.0;

/// The least heights of a window with much space between the parts, and with some.
const ROOMY: [f32; 2] = [700.0, 560.0];

/// Returns the least space above the heading in a window, and below the buttons.
#[must_use]
pub fn margin_above(window: Rect) -> f32 {
    match window.height() {
        _ if window.width() < SMALL => 12.0,
        high if high >= ROOMY[0] => 28.0,
        high if high >= ROOMY[1] => 18.0,
        _ => 10.0,
    }
}

/// The content to lay out in the window.
#[derive(Clone, Copy, Debug)]
pub struct Contents {
    /// The number of rows in a list of players.
    pub rows: usize,
    /// The number of lines of options.
    pub options: usize,
    /// The number of games to choose from.
    pub games: usize,
    /// The width of the way out, which stands in the line of the heading.
    pub leave: f32,
}

/// How the window is divided.
#[derive(Clone, Debug)]
pub struct Page {
    /// Whether one side is shown at a time.
    pub is_small: bool,
    /// The whole content, which may be taller than the window.
    pub all: Rect,
    /// The question at the head.
    pub heading: Rect,
    /// The games, if there is a choice.
    pub games: Option<Rect>,
    /// The tabs of the sides, if one is shown at a time.
    pub tabs: [Rect; 2],
    /// The cards of the sides: the same place for both if one is shown at a time.
    pub cards: [Rect; 2],
    /// The button that exchanges the sides.
    pub swap: Rect,
    /// The lines of options.
    pub options: Vec<Rect>,
    /// The summary of the choice, if there is room for it.
    pub summary: Option<Rect>,
    /// The buttons at the foot.
    pub buttons: Rect,
    /// The height of a card's head; zero if there are tabs.
    pub head: f32,
    /// The distance between two rows.
    pub pitch: f32,
    /// Whether the practices are in the heading, rather than with the other players.
    pub has_practices: bool,
}

/// Returns a count as a float.
#[expect(clippy::cast_precision_loss, reason = "a few things")]
const fn measure(count: usize) -> f32 {
    count as f32
}

impl Page {
    /// Returns the width of the content in a window of this width.
    #[must_use]
    pub fn width(window: f32) -> f32 {
        let (margin, widest) = if window < SMALL {
            (16.0, WIDEST_SMALL)
        } else {
            (28.0, WIDEST[usize::from(window >= LARGE[0])])
        };
        (window - 2.0 * margin).clamp(1.0, widest).floor()
    }

    /// Returns how a window is divided.
    #[must_use]
    pub fn of(window: Rect, contents: Contents) -> Self {
        if window.width() < SMALL {
            Self::small(window, contents)
        } else {
            Self::wide(window, contents)
        }
    }

    /// Returns how a window is divided in which both sides are shown.
    fn wide(window: Rect, contents: Contents) -> Self {
        let high = window.height();
        let has_games_row = high >= 640.0 && contents.games > 1;
        let margin = margin_above(window);
        let gap = if high >= ROOMY[0] {
            16.0
        } else if high >= ROOMY[1] {
            12.0
        } else {
            8.0
        };
        let spaces = Spaces {
            gap,
            ..Spaces::SMALL[0]
        };
        let (head, foot) = if high >= 560.0 {
            (62.0, 60.0)
        } else {
            (46.0, 46.0)
        };
        let games = if has_games_row { 64.0 + gap } else { 0.0 };
        let fixed = 40.0
            + gap
            + games
            + head
            + CARD_EDGE
            + gap
            + spaces.options(contents.options)
            + gap
            + foot;
        let mut column = Column::of(window, margin, fixed, contents.rows);
        let (pitch, all) = (column.pitch, column.all);
        let heading = column.take(40.0, gap);
        let games = if has_games_row {
            Some(column.take(64.0, gap))
        } else {
            (contents.games > 1).then(|| beside(heading, contents.leave))
        };
        let both = column.take(head + CARD_EDGE + measure(contents.rows) * pitch, gap);
        let width = ((both.width() - CARD_GAP) / 2.0).floor();
        let left = both.with_max_x(both.left() + width);
        let right = both.with_min_x(both.right() - width);
        let options = column.take_options(contents.options, spaces);
        let foot = column.take(foot, 0.0);
        let swap = pos2(both.center().x, both.top() + head / 2.0);
        Self {
            is_small: false,
            all,
            heading,
            games,
            tabs: [Rect::NOTHING; 2],
            cards: [left, right],
            swap: Rect::from_center_size(swap, Vec2::splat(if head > 50.0 { 44.0 } else { 34.0 })),
            options,
            summary: Some(foot.with_max_x(left.right())),
            buttons: foot.with_min_x(right.left()),
            head,
            pitch,
            has_practices: false,
        }
    }

    /// Returns how a window is divided in which one side is shown at a time.
    fn small(window: Rect, contents: Contents) -> Self {
        let margin = margin_above(window);
        let fixed = |spaces: Spaces| {
            let parts = if contents.games > 1 { 4.0 } else { 3.0 };
            let games = if contents.games > 1 { spaces.part } else { 0.0 };
            let heads = spaces.heading + games + spaces.part + 6.0;
            let foot = spaces.part + parts * spaces.gap;
            heads + CARD_EDGE + spaces.options(contents.options) + foot
        };
        let least = |spaces| fixed(spaces) + measure(contents.rows) * PITCH[0] + 2.0 * margin;
        let [usual, tight] = Spaces::SMALL;
        let spaces = if least(usual) <= window.height() {
            usual
        } else {
            tight
        };
        let (fixed, gap) = (fixed(spaces), spaces.gap);
        let room =
            (window.height() - 2.0 * margin - fixed - SUMMARY - gap) / measure(contents.rows);
        let summary = if room >= ROOMY_PITCH {
            SUMMARY + gap
        } else {
            0.0
        };
        let mut column = Column::of(window, margin, fixed + summary, contents.rows);
        let (pitch, all) = (column.pitch, column.all);
        let heading = column.take(spaces.heading, gap);
        let games = (contents.games > 1).then(|| column.take(spaces.part, gap));
        let tabs = column.take(spaces.part, 6.0);
        let card = column.take(CARD_EDGE + measure(contents.rows) * pitch, gap);
        let options = column.take_options(contents.options, spaces);
        let summary = (summary > 0.0).then(|| column.take(SUMMARY, gap));
        let swap = 36.0;
        let width = ((tabs.width() - swap - 12.0) / 2.0).floor();
        Self {
            is_small: true,
            all,
            heading,
            games,
            tabs: [
                tabs.with_max_x(tabs.left() + width),
                tabs.with_min_x(tabs.right() - width),
            ],
            cards: [card; 2],
            swap: Rect::from_center_size(tabs.center(), Vec2::splat(swap)),
            options,
            summary,
            buttons: column.take(spaces.part, 0.0),
            head: 0.0,
            pitch,
            has_practices: false,
        }
    }
}

/// The total space above and below the rows of a card.
const CARD_EDGE: f32 = 10.0;

/// Returns the place of the games in the line of the heading: between the question and the way
/// out, which has this width.
fn beside(heading: Rect, leave: f32) -> Rect {
    Rect::from_min_max(
        pos2(heading.left() + 172.0, heading.top()),
        pos2(heading.right() - leave - 12.0, heading.bottom()),
    )
}

/// Lays out the lines of a page from the top down.
struct Column {
    /// All of it.
    all: Rect,
    /// The distance between two rows of players.
    pitch: f32,
    left: f32,
    width: f32,
    top: f32,
}

impl Column {
    /// Returns the column of a window with these margins above and below, whose parts other than
    /// rows have this total height.
    fn of(window: Rect, margin: f32, fixed: f32, rows: usize) -> Self {
        let [least, usual, large] = PITCH;
        let most = if window.height() >= LARGE[1] || window.width() < SMALL {
            large
        } else {
            usual
        };
        let rows = measure(rows);
        let room = window.height() - 2.0 * margin;
        let pitch = ((room - fixed) / rows).clamp(least, most);
        let natural = fixed + rows * pitch;
        let width = Page::width(window.width());
        let spare = ((room - natural) / 2.0).max(0.0).floor();
        // An excess of less than a pixel must not cause a scroll bar.
        let needed = natural + 2.0 * margin;
        let high = if needed > window.height() + 0.5 {
            needed
        } else {
            window.height()
        };
        Self {
            all: Rect::from_min_size(window.min, vec2(window.width(), high)),
            pitch,
            left: (window.center().x - width / 2.0).floor(),
            width,
            top: window.top() + margin + spare,
        }
    }

    /// Returns the next line, of this height, and leaves this gap below it.
    fn take(&mut self, height: f32, gap: f32) -> Rect {
        let line = Rect::from_min_size(pos2(self.left, self.top), vec2(self.width, height));
        self.top += height + gap;
        line
    }

    /// Returns the lines of options.
    fn take_options(&mut self, lines: usize, spaces: Spaces) -> Vec<Rect> {
        let gap = |line| {
            if line == lines {
                spaces.gap
            } else {
                spaces.option_gap
            }
        };
        let taken = (1..=lines).map(|line| self.take(spaces.option, gap(line)));
        taken.collect()
    }
}

/// Returns the places of this many things sharing a line. Two in a line of their own are above the
/// two cards.
pub fn shared(line: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let gap = if count == 2 && line.height() > 50.0 {
        CARD_GAP
    } else {
        BUTTON_GAP
    };
    let each = (line.width() - gap * (measure(count) - 1.0)) / measure(count);
    (0..count).map(move |index| {
        let left = line.left() + measure(index) * (each + gap);
        Rect::from_min_size(pos2(left, line.top()), vec2(each, line.height()))
    })
}

/// Returns the place of a row on a card.
#[must_use]
pub fn row(card: Rect, page: &Page, index: usize) -> Rect {
    let inside = card.shrink2(vec2(if page.is_small { 6.0 } else { 10.0 }, 0.0));
    let above = if page.is_small {
        CARD_EDGE / 2.0
    } else {
        page.head
    };
    let top = card.top() + above + measure(index) * page.pitch;
    Rect::from_min_size(
        pos2(inside.left(), top),
        vec2(inside.width(), page.pitch - 2.0),
    )
}

/// The parts of a row of a player.
pub struct Row {
    /// The centre of the key cap that chooses it.
    pub cap: Pos2,
    /// The left end of the name.
    pub name: Pos2,
    /// The left end of the description.
    pub about: Pos2,
    /// The width of the description.
    pub about_width: f32,
    /// The foot of the bars of its strength.
    pub bars: Pos2,
    /// The centre of the tick.
    pub tick: Pos2,
    /// The buttons for a step weaker or stronger.
    pub steps: [Rect; 2],
}

impl Row {
    /// The width of the bars.
    pub const BARS: f32 = 32.0;

    /// Returns the layout of a row with names of this width, with or without bars and step buttons.
    #[must_use]
    pub fn of(row: Rect, names: f32, has_bars: bool, has_steps: bool) -> Self {
        let middle = row.center().y;
        let is_wide = row.width() > 380.0;
        let (cap, name, right) = if is_wide {
            (24.0, 52.0, 60.0)
        } else {
            (18.0, 40.0, 40.0)
        };
        let about = row.left() + name + names;
        let tick = pos2(row.right() - if is_wide { 28.0 } else { 20.0 }, middle);
        let step = vec2(30.0, f32::min(28.0, row.height() - 2.0));
        let step = |left: f32| {
            Rect::from_min_size(
                pos2(row.right() - right - left, middle - step.y / 2.0),
                step,
            )
        };
        let steps = [step(66.0), step(30.0)];
        let bars = pos2(row.right() - right - Self::BARS, middle + 8.0);
        let end = match (has_steps, has_bars) {
            (true, _) => steps[0].left(),
            (false, true) => bars.x,
            (false, false) => tick.x - 10.0,
        };
        Self {
            cap: pos2(row.left() + cap, middle),
            name: pos2(row.left() + name, middle),
            about: pos2(about, middle),
            about_width: end - about - 6.0,
            bars,
            tick,
            steps,
        }
    }
}
