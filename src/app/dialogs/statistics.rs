//! The statistics page: results of the user's games against computers, by game and opponent.

mod measures;
mod plot;
mod sections;

use egui::{
    Align2, CornerRadius, CursorIcon, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use self::measures::{COLUMNS, RowPlaces};
use self::sections::{Filter, Row, Section, in_words, sections};
use crate::app::contract::command::Command;
use crate::app::contract::table::GameEntry;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::count::thousands;
use crate::core::game::Player;
use crate::session::{Ending, Results};
use crate::storage::{MAX_GAMES, Statistics};

/// The note below the table: which games count.
const COUNTED: &str = "A game counts once, when it first ends: what you take back and play again \
    afterwards changes nothing. Games between two people or two computers do not count, nor do \
    games that began from a position you chose or in which the players changed. Help is a hint, \
    the analysis, a move that teaching held back, or another move after one was taken back. \
    Points are the share of what could be won, a draw counting a half; in a row are the games won \
    since the last one that was not";

/// The state of the page while it is open.
pub struct View {
    known: Known,
    filter: Filter,
    /// The content of the page, with this filter.
    sections: Vec<Section>,
    /// The game and the opponent whose line is drawn, where it is not that of all.
    chosen: Option<(&'static str, String)>,
}

/// The statistics, as far as they have been read.
enum Known {
    /// They are being read.
    Reading,
    /// These are they.
    Read(Statistics),
    /// They cannot be read: a sentence that says why.
    Failed(String),
}

impl View {
    /// Returns the page while the statistics are being read.
    #[must_use]
    pub fn reading() -> Self {
        Self {
            known: Known::Reading,
            filter: Filter::default(),
            sections: Vec::new(),
            chosen: None,
        }
    }

    /// Returns the page of statistics that cannot be read.
    #[must_use]
    pub fn failed(message: &str) -> Self {
        Self {
            known: Known::Failed(message.to_owned()),
            ..Self::reading()
        }
    }

    /// Returns whether they are still being read.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        matches!(self.known, Known::Reading)
    }

    /// Shows these statistics.
    pub fn on_read(&mut self, statistics: Statistics, games: &[&'static GameEntry]) {
        self.sections = sections(&statistics, games, self.filter);
        self.known = Known::Read(statistics);
    }

    /// Says why there are none.
    pub fn fail(&mut self, message: &str) {
        *self = Self {
            filter: self.filter,
            ..Self::failed(message)
        };
    }

    /// Returns whether there is a game to be shown.
    fn has_games(&self) -> bool {
        matches!(&self.known, Known::Read(statistics) if !statistics.is_empty())
    }

    /// Returns what can be done with the statistics.
    #[must_use]
    pub fn buttons(&self) -> Vec<(Button<'static>, Command)> {
        let save =
            Button::new("Save as CSV…", "").tip("One line a game, for a table in another program");
        let clear = Button::new("Clear…", "").tip("Delete all statistics");
        let has_games = self.has_games();
        vec![
            (save.enabled(has_games), Command::SaveTable),
            (clear.enabled(has_games), Command::ClearStatistics),
        ]
    }

    /// Shows other games.
    fn choose(&mut self, filter: Filter, games: &[&'static GameEntry]) {
        self.filter = filter;
        if let Known::Read(statistics) = &self.known {
            self.sections = sections(statistics, games, filter);
        }
    }
}

/// Returns whether a page of this width has room for three buttons side by side.
#[must_use]
pub fn is_wide(width: f32) -> bool {
    RowPlaces::has_columns(width)
}

/// Shows the page, with its buttons at its end where they have no place of their own.
pub fn ui(
    view: &mut View,
    games: &[&'static GameEntry],
    has_buttons: bool,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let has_games = view.has_games();
    let sentence = match &view.known {
        Known::Reading => Some("Reading the statistics…".to_owned()),
        Known::Failed(message) => Some(message.clone()),
        Known::Read(statistics) if statistics.is_empty() => {
            Some("No games yet: play one against a computer, and see here how it went".to_owned())
        }
        Known::Read(statistics) if statistics.entries().len() == MAX_GAMES => Some(format!(
            "Your last {} games: earlier ones are forgotten",
            thousands(MAX_GAMES as u64)
        )),
        Known::Read(_) => None,
    };
    if let Some(sentence) = sentence {
        ui.label(RichText::new(sentence).color(palette.text_weak));
    }
    if has_games {
        filter_ui(view, games, ui);
        if view.sections.is_empty() {
            ui.label(RichText::new("There is no such game yet").color(palette.text_weak));
        } else {
            legend_ui(ui);
        }
        let View {
            sections, chosen, ..
        } = view;
        for section in sections {
            section_ui(section, chosen, ui);
        }
    }
    if matches!(view.known, Known::Read(_)) {
        ui.add_space(2.0);
        ui.label(RichText::new(COUNTED).color(palette.text_weak).size(12.5));
    }
    if has_buttons {
        ui.add_space(4.0);
        commands.extend(widgets::command_row(ui, 46.0, view.buttons()));
    }
}

/// Shows which games are shown, and lets others be chosen.
fn filter_ui(view: &mut View, games: &[&'static GameEntry], ui: &mut Ui) {
    let width = ui.available_width();
    let sides = [
        (None, "Either side"),
        (Some(Player::First), "You first"),
        (Some(Player::Second), "You second"),
    ];
    let helps = [(false, "All games"), (true, "Without help only")];
    let gap = 10.0;
    let [side, unaided] = if width >= 540.0 {
        let half = (width - gap) / 2.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            [
                widgets::segments(ui, "Side", half, &sides, view.filter.side).map(|side| Filter {
                    side,
                    ..view.filter
                }),
                widgets::segments(ui, "Help", half, &helps, view.filter.unaided).map(|unaided| {
                    Filter {
                        unaided,
                        ..view.filter
                    }
                }),
            ]
        })
        .inner
    } else {
        [
            widgets::segments(ui, "Side", width, &sides, view.filter.side).map(|side| Filter {
                side,
                ..view.filter
            }),
            widgets::segments(ui, "Help", width, &helps, view.filter.unaided).map(|unaided| {
                Filter {
                    unaided,
                    ..view.filter
                }
            }),
        ]
    };
    if let Some(filter) = side.or(unaided) {
        view.choose(filter, games);
    }
}

/// Shows what the patterns of the bars mean.
fn legend_ui(ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 7.0;
        for (ending, name) in [
            (Ending::Won, "won"),
            (Ending::Drawn, "drawn"),
            (Ending::Lost, "lost"),
        ] {
            let (rect, _) = ui.allocate_exact_size(vec2(22.0, 13.0), Sense::hover());
            plot::sign(ui.painter(), rect, palette, ending);
            ui.label(RichText::new(name).color(palette.text_weak).size(13.0));
            ui.add_space(8.0);
        }
    });
}

/// Shows a game: its name, a row for each opponent, and the line of one of them or of all.
fn section_ui(section: &Section, chosen: &mut Option<(&'static str, String)>, ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    ui.add_space(4.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 28.0), Sense::hover());
    let Section { entry, results, .. } = section;
    let games = results.games();
    let games = if games == 1 {
        "1 game".to_owned()
    } else {
        format!("{} games", thousands(games.into()))
    };
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Label,
            true,
            format!("{}: {games}, {}", entry.title, in_words(results)),
        )
    });
    (entry.emblem)(
        ui,
        Rect::from_min_size(rect.min + vec2(0.0, 2.0), vec2(24.0, 24.0)),
    );
    let painter = ui.painter();
    let title = pos2(rect.left() + 34.0, rect.center().y);
    widgets::line(
        painter,
        title,
        Align2::LEFT_CENTER,
        entry.title,
        theme::strong(17.0),
        palette.text,
        0.5 * width,
    );
    let points = if RowPlaces::has_columns(width) {
        " of the points"
    } else {
        ""
    };
    let total = format!("{games} · {} %{points}", results.percent());
    let right = rect.right_center() - vec2(10.0, 0.0);
    widgets::line(
        painter,
        right,
        Align2::RIGHT_CENTER,
        &total,
        theme::regular(13.5),
        palette.text_weak,
        0.5 * width,
    );
    ui.spacing_mut().item_spacing.y = 4.0;
    titles_ui(ui, width);
    for row in &section.rows {
        let mode = row.opponent.mode();
        let is_chosen = chosen
            .as_ref()
            .is_some_and(|(game, opponent)| *game == entry.name && opponent == mode);
        if row_ui(row, is_chosen, ui, width) {
            *chosen = (!is_chosen).then(|| (entry.name, mode.to_owned()));
        }
    }
    ui.add_space(4.0);
    let of_row = |row: &&Row| {
        chosen
            .as_ref()
            .is_some_and(|(game, mode)| *game == entry.name && mode == row.opponent.mode())
    };
    match section.rows.iter().find(of_row) {
        Some(row) => plot::course_ui(ui, &row.course, &row.opponent.name),
        None => plot::course_ui(ui, &section.course, "everybody"),
    }
    ui.spacing_mut().item_spacing.y = 10.0;
}

/// Shows the titles of the columns, where there are columns.
fn titles_ui(ui: &mut Ui, width: f32) {
    if !RowPlaces::has_columns(width) {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(width, RowPlaces::TITLES), Sense::hover());
    for (at, (title, width)) in RowPlaces::of(rect, false)
        .numbers
        .into_iter()
        .flatten()
        .zip(COLUMNS)
    {
        widgets::line(
            ui.painter(),
            at,
            Align2::RIGHT_CENTER,
            title,
            theme::regular(12.0),
            palette.text_weak,
            width,
        );
    }
}

/// Shows an opponent, and what the games against it come to. Returns whether it was pressed.
fn row_ui(row: &Row, is_chosen: bool, ui: &mut Ui, width: f32) -> bool {
    let palette = Palette::of(ui.ctx());
    let Row {
        opponent, results, ..
    } = row;
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, RowPlaces::height(width)), Sense::click());
    let label = format!("{}: {}", opponent.in_full(), in_words(results));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &label));
    let painter = ui.painter();
    if is_chosen {
        painter.rect_filled(rect, CornerRadius::same(8), palette.chosen);
    } else if response.hovered() {
        painter.rect_filled(rect, CornerRadius::same(8), palette.inset);
    }
    widgets::focus_ring(painter, rect.shrink(4.0), 6.0, palette, &response);
    let places = RowPlaces::of(rect, !opponent.about.is_empty());
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let name = widgets::fitted(
        painter,
        &opponent.name,
        theme::strong(15.0),
        palette.text,
        places.text_width,
    );
    let about_at = places
        .about
        .unwrap_or(places.name + vec2(name.size().x + 8.0, 0.0));
    let about_width = places.name.x + places.text_width - about_at.x;
    painter.galley(
        left.anchor_size(places.name, name.size()).min,
        name,
        palette.text,
    );
    widgets::line(
        painter,
        about_at,
        left,
        &opponent.about,
        theme::regular(12.5),
        palette.text_weak,
        about_width,
    );
    plot::bar(painter, places.bar, palette, results);
    let Results {
        won,
        drawn,
        lost,
        streak,
        best_streak,
    } = results;
    let percent = format!("{} %", results.percent());
    let strong = theme::strong(14.5);
    if let Some(ends) = places.numbers {
        let numbers = [
            won.to_string(),
            drawn.to_string(),
            lost.to_string(),
            percent,
            streak.to_string(),
            best_streak.to_string(),
        ];
        for ((at, number), (_, width)) in ends.into_iter().zip(numbers).zip(COLUMNS) {
            widgets::line(
                painter,
                at,
                right,
                &number,
                strong.clone(),
                palette.text,
                width,
            );
        }
    } else {
        let [share, words] = places.words;
        widgets::line(painter, share, right, &percent, strong, palette.text, 60.0);
        let (font, weak) = (theme::regular(12.0), palette.text_weak);
        let streaks = widgets::fitted(
            painter,
            &format!("{streak} in a row · best {best_streak}"),
            font.clone(),
            weak,
            140.0,
        );
        let text = format!("{won} won · {drawn} drawn · {lost} lost");
        let end = pos2(share.x, words.y);
        widgets::line(
            painter,
            words,
            left,
            &text,
            font,
            weak,
            end.x - words.x - streaks.size().x - 6.0,
        );
        painter.galley(right.anchor_size(end, streaks.size()).min, streaks, weak);
    }
    let pressed = widgets::activated(&response);
    tooltips::tip(
        &response.on_hover_cursor(CursorIcon::PointingHand),
        "Draw the line of the games against this one",
    );
    pressed
}
