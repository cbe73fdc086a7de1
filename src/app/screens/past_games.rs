//! The page of past games: the list with its filters, the chosen game, and the suggestion of another
//! level.

mod games;
mod list;
mod pictures;
mod preview;
mod view;

use egui::{Align2, Id, Key, Painter, Rect, Ui, UiBuilder, pos2, vec2};

pub use self::pictures::Shown;
use self::view::Act;
pub use self::view::PastGames;
use crate::app::contract::command::{self, Action, Command};
use crate::app::contract::screen::{Attention, Cx, Effects, NoticePlace, Pressed, Screen};
use crate::app::contract::split::margin;
use crate::app::input::commands;
use crate::app::kit::wait_until;
use crate::app::kit::widgets::{self, Button};
use crate::app::practice::mistakes;
use crate::app::theme::{self, Palette};
use crate::core::kind::{GameKind, Level as _, Preset};
use crate::games::{GameId, with_game};
use crate::players::Seat;
use crate::session::{self, Ending};
use crate::storage::{PastFilter, Summary};
use crate::words::{self, Phrases as _, text};

/// How many rows Page Up and Page Down move.
const PAGE: isize = 6;

const RESULTS: [Option<Ending>; 4] =
    [None, Some(Ending::Won), Some(Ending::Lost), Some(Ending::Drawn)];

fn game_options() -> Vec<(Option<GameId>, &'static str)> {
    let games = GameId::ALL.iter().map(|&game| (Some(game), with_game!(game, K => K::title())));
    std::iter::once((None, text::past::all_games())).chain(games).collect()
}

fn result_options() -> Vec<(Option<Ending>, &'static str)> {
    let name = |result: Option<Ending>| match result {
        None => text::past::all(),
        Some(ending) => words::ending_name(ending),
    };
    RESULTS.iter().map(|&result| (result, name(result))).collect()
}

impl Screen for PastGames {
    fn announcement(&self) -> String {
        text::play::two_sentences(text::past::title(), text::past::count(self.games.count()))
    }

    fn tick(&mut self, cx: &Cx<'_>) -> Effects {
        if let Some(left) = self.games.expire(cx.now) {
            let _ = wait_until(cx.ctx, cx.now, cx.now + left);
        }
        Effects::default()
    }

    fn on_key(&mut self, pressed: Pressed, commands: &mut Vec<Command>) {
        let act = match pressed.key {
            Key::Enter if pressed.attention == Attention::Nowhere && !pressed.is_repeat => {
                Act::Open
            }
            Key::ArrowDown => Act::Step(1),
            Key::ArrowUp => Act::Step(-1),
            Key::PageDown => Act::Step(PAGE),
            Key::PageUp => Act::Step(-PAGE),
            Key::Home => Act::Step(isize::MIN),
            Key::End => Act::Step(isize::MAX),
            Key::Delete => Act::Delete,
            _ => return,
        };
        commands.push(act.into());
    }

    fn perform(&mut self, act: &command::Act, cx: &Cx<'_>) -> Effects {
        let act = act.get::<Act>();
        act.map_or_else(Effects::default, |act| self.act(act, cx))
    }

    fn back(&mut self) -> bool {
        std::mem::replace(&mut self.shows_chosen, false)
    }

    fn owns(&self, id: Id) -> bool {
        // The row of the next key may not have the focus yet, and that of a deleted game still has it.
        self.games.numbers().any(|number| list::row_id(number) == id)
    }

    fn ui(&mut self, ui: &mut Ui, _cx: &Cx<'_>, commands: &mut Vec<Command>) -> NoticePlace {
        let look = (ui.visuals().dark_mode, ui.ctx().pixels_per_point().to_bits());
        if self.painted_for.replace(look) != Some(look) {
            self.pictures.clear();
        }
        let window = ui.max_rect();
        let (games, results) = (game_options(), result_options());
        let needs = [choice_width(ui.painter(), &games), choice_width(ui.painter(), &results)];
        let suggestion = self.suggestion();
        let places = Places::of(window, needs, suggestion.is_some());
        self.heading_ui(ui, places.heading, commands);
        if self.shows_chosen && places.preview.is_none() {
            preview::ui(self, ui, places.whole, commands);
        } else {
            let filter = self.games.filter().clone();
            let [of_game, of_result] = &places.filters[..] else {
                return notice(places.heading);
            };
            let label = text::past::filter_game();
            if let Some(game) = widgets::segments_at(ui, *of_game, label, &games, filter.game) {
                let filter = PastFilter { game, ..filter.clone() };
                commands.push(Act::Filter(filter).into());
            }
            let label = text::past::filter_result();
            if let Some(result) =
                widgets::segments_at(ui, *of_result, label, &results, filter.result)
            {
                let filter = PastFilter { result, ..filter };
                commands.push(Act::Filter(filter).into());
            }
            list::ui(self, ui, places.list, commands);
            if let (Some(place), Some(suggestion)) = (places.suggestion, &suggestion) {
                suggestion_ui(ui, place, suggestion, commands);
            }
            if let Some(place) = places.preview {
                preview::ui(self, ui, place, commands);
            }
        }
        notice(places.heading)
    }
}

/// Returns the place of notices: over the heading.
fn notice(heading: Rect) -> NoticePlace {
    NoticePlace { line: heading, lowest: heading.bottom() + 6.0, may_stay: false }
}

impl PastGames {
    /// Shows the heading: the title, how many games there are, what was deleted, and the button
    /// back.
    fn heading_ui(&self, ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        let is_small = place.width() < 600.0;
        let mut right = place.right();
        let mut button = |ui: &mut Ui, button: Button<'_>, usual: f32| {
            let size = if is_small { 13.0 } else { 15.0 };
            let width = (button.need(ui.painter(), size) + 16.0).max(usual);
            let rect = Rect::from_min_max(
                pos2(right - width, place.top() + 1.0),
                pos2(right, place.bottom() - 1.0),
            );
            right = rect.left() - 8.0;
            let button = Button { type_size: Some(size), ..button };
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
            button.ui(&mut child, rect.size())
        };
        let back = Button::new(text::new_game::back(), "");
        if button(ui, back, if is_small { 72.0 } else { 108.0 }) {
            commands.push(Command::Back);
        }
        let game = self.game_with_mistakes();
        if let Some(game) = game.filter(|_| !self.games.can_restore()) {
            let mistakes = Button::new(text::mistakes::title(), "");
            if button(ui, mistakes, 0.0) {
                commands.push(Command::practise(game.name(), mistakes::NAME));
            }
        }
        if self.games.can_restore() {
            let undo = Button::primary(text::past::undo(), commands::key(&Action::Undo.into()))
                .tip(text::past::deleted());
            if button(ui, undo, 72.0) {
                commands.push(Command::UndoDeletion);
            }
        }
        // What has no buttons of its own can only be taken away.
        let PastFilter { game, result, against, mistake } = self.games.filter().clone();
        let only = match (&against, mistake) {
            (Some(mode), _) => {
                let name = words::computer_name(game.unwrap_or(GameId::FIRST), mode);
                Some(text::past::only_against(&name))
            }
            (None, Some(class)) => Some(text::past::only_mistake(words::class_name(class))),
            (None, None) => None,
        };
        if let Some(label) = only
            && button(ui, Button::new(&label, ""), 0.0)
        {
            commands.push(
                Act::Filter(PastFilter { game, result, against: None, mistake: None }).into(),
            );
        }
        let painter = ui.painter();
        let size = if is_small { 19.0 } else { 26.0 };
        let width = right - place.left();
        let title = text::past::title();
        let galley = widgets::fitted(painter, title, theme::strong(size), palette.text, width);
        let left = place.left() + galley.size().x + 14.0;
        let corner = pos2(place.left(), place.center().y - 0.5 * galley.size().y);
        painter.galley(corner, galley, palette.text);
        let count = if self.games.can_restore() {
            text::past::deleted().to_owned()
        } else {
            text::past::count(self.games.count())
        };
        if right - left > 40.0 {
            let at = pos2(left, place.center().y + 2.0);
            let font = theme::regular(15.0);
            widgets::whole_line(painter, at, &count, font, palette.text_weak, right - left);
        }
        let named = Rect::from_min_max(place.min, pos2(right, place.bottom()));
        let said = text::play::two_sentences(title, count);
        widgets::name_region(ui, named, "past-games", &said);
    }
}

/// Shows the suggestion of another level.
fn suggestion_ui(ui: &mut Ui, place: Rect, suggestion: &Suggestion, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    widgets::paint_card(ui, place, 12.0, Some(palette.win.text));
    let inside = place.shrink2(vec2(20.0, 14.0));
    let painter = ui.painter();
    for (text, y, font, colour) in [
        (&suggestion.heading, 9.0, theme::strong(16.0), palette.text),
        (&suggestion.reason, 31.0, theme::regular(13.5), palette.text_weak),
    ] {
        let at = pos2(inside.left(), inside.top() + y);
        widgets::line(painter, at, Align2::LEFT_CENTER, text, font, colour, inside.width());
    }
    let said = text::play::two_sentences(&suggestion.heading, &suggestion.reason);
    widgets::name_region(ui, inside.with_max_y(inside.top() + 42.0), "suggestion", &said);
    let buttons = inside.with_min_y(inside.bottom() - 42.0);
    let play = text::play::level(words::suggested_name(suggestion.preset));
    let mut row = ui.new_child(UiBuilder::new().max_rect(buttons));
    let buttons = vec![Button::primary(&play, ""), Button::new(text::dialogs::not_now(), "")];
    match widgets::button_row(&mut row, 42.0, buttons) {
        Some(0) => {
            let name = suggestion.game.name();
            commands.push(Command::Begin(name, suggestion.players));
        }
        Some(_) => commands.push(Act::NotNow.into()),
        None => {}
    }
}

pub struct Suggestion {
    pub game: GameId,
    pub players: [Option<&'static str>; 2],
    pub preset: Preset,
    pub heading: String,
    pub reason: String,
}

impl PastGames {
    /// Returns the level to suggest after the last games against a computer.
    fn suggestion(&self) -> Option<Suggestion> {
        if self.is_declined || self.games.left > 0 {
            return None;
        }
        let (last, endings) = self.games.last_against()?;
        with_game!(last.game, K => suggestion_of::<K>(last, &endings))
    }
}

/// Returns the level to suggest after games that ended like this.
fn suggestion_of<K: GameKind>(last: &Summary, endings: &[Ending]) -> Option<Suggestion> {
    let you = last.you()?;
    let mode = &last.players[you.other().index()].mode;
    let Ok(Seat::Computer(level)) = mode.parse::<Seat<K::Level>>() else {
        return None;
    };
    let id = level.id();
    let values: Vec<(&str, &str)> =
        last.setup.split(' ').filter_map(|value| value.split_once('=')).collect();
    let setup = K::parse_setup(&values).ok()?;
    let preset = session::suggestion::<K>(id, setup, endings)?;
    let (ending, count) = session::streak(endings)?;
    let (level, name) = (words::suggested_name(preset), words::computer(id));
    let (heading, reason) = if ending == Ending::Won {
        (text::past::ready(level), text::past::wins(count, name))
    } else {
        (text::past::easier(level), text::past::losses(count, name))
    };
    let mut players = [Some("human"); 2];
    players[you.other().index()] = Some(preset.mode());
    Some(Suggestion { game: last.game, players, preset, heading, reason })
}

/// The height of the heading with its button.
const HEADING: f32 = 40.0;
/// The height of a line of filters.
const FILTERS: f32 = 38.0;
/// The space between the parts.
const GAP: f32 = 14.0;
/// The space between filters.
const BETWEEN: f32 = 16.0;
/// The least width and height inside the margins with the chosen game beside the list.
const BESIDE: [f32; 2] = [740.0, 420.0];
/// The width of the chosen game beside the list: its share, the least and the most.
const PREVIEW: (f32, f32, f32) = (0.35, 290.0, 364.0);
/// The greatest width of the page.
const WIDEST: f32 = 1240.0;
const SUGGESTION: f32 = 126.0;
/// The least height of a window with a suggestion beside the list.
const ROOM_FOR_SUGGESTION: f32 = 560.0;

struct Places {
    pub heading: Rect,
    pub filters: Vec<Rect>,
    pub list: Rect,
    /// The chosen game, if it has a place beside the list.
    pub preview: Option<Rect>,
    pub suggestion: Option<Rect>,
    /// Where the chosen game is shown instead of the list.
    pub whole: Rect,
}

impl Places {
    /// Returns the places in a window; `needs` are the widths that the filters need.
    pub fn of(window: Rect, needs: [f32; 2], has_suggestion: bool) -> Self {
        let around = margin(window).max(10.0);
        let around = if window.width() >= 1000.0 { around.max(40.0) } else { around };
        let above = if window.height() >= 560.0 { around.min(28.0) } else { 8.0 };
        let inner = window.shrink2(vec2(around, above));
        let width = inner.width().min(WIDEST);
        let inner = Rect::from_center_size(inner.center(), vec2(width, inner.height()));
        let heading = Rect::from_min_size(inner.min, vec2(width, HEADING));
        let below = heading.bottom() + GAP.min(0.02 * window.height());
        let is_beside = width >= BESIDE[0] && inner.height() >= BESIDE[1];
        let preview_width = (PREVIEW.0 * width).clamp(PREVIEW.1, PREVIEW.2);
        let list_width = if is_beside { width - preview_width - BETWEEN } else { width };
        let is_one_line = needs.iter().sum::<f32>() + BETWEEN <= list_width;
        let mut filters = Vec::new();
        let mut top = below;
        if is_one_line {
            let shares = widgets::shares(&needs, list_width, BETWEEN);
            let mut left = inner.left();
            for share in shares {
                filters.push(Rect::from_min_size(pos2(left, top), vec2(share, FILTERS)));
                left += share + BETWEEN;
            }
            top += FILTERS;
        } else {
            for _ in needs {
                let line = Rect::from_min_size(pos2(inner.left(), top), vec2(list_width, FILTERS));
                filters.push(line);
                top = line.bottom() + 6.0;
            }
            top -= 6.0;
        }
        top += 10.0_f32.min(0.02 * window.height());
        let list = Rect::from_min_max(
            pos2(inner.left(), top),
            pos2(inner.left() + list_width, inner.bottom()),
        );
        let right = list.right() + BETWEEN;
        let column = Rect::from_min_max(pos2(right, below), inner.max);
        let suggestion = (has_suggestion && is_beside && window.height() >= ROOM_FOR_SUGGESTION)
            .then(|| Rect::from_min_size(column.min, vec2(column.width(), SUGGESTION)));
        let preview = is_beside.then(|| match suggestion {
            Some(above) => column.with_min_y(above.bottom() + 12.0),
            None => column,
        });
        Self {
            heading,
            filters,
            list,
            preview,
            suggestion,
            whole: Rect::from_min_max(pos2(inner.left(), below), inner.max),
        }
    }
}

/// The size of type of a value, and the space around it.
const VALUE: (f32, f32) = (13.0, 20.0);

/// Returns the width that a choice between these values needs.
fn choice_width<T>(painter: &Painter, options: &[(T, &str)]) -> f32 {
    let (size, around) = VALUE;
    let widths = options.iter();
    widths.map(|(_, name)| widgets::text_width(painter, name, size) + around).sum()
}
