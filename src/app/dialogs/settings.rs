//! The settings page: tabs at the left, and the settings of one of them in a grid. In a narrow window
//! the tabs are a page of their own.

pub(super) mod language;

use std::borrow::Cow;
use std::mem;

use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Id, Key, Layout, Modifiers, Painter, Rect,
    Response, Role, ScrollArea, Sense, Slider, Stroke, StrokeKind, TextEdit, TextureHandle,
    TextureOptions, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use serde::Serialize;
use serde_json::{Value, json};

use super::layer::{AfterAnswer, Layer, Scrolling, Shape};
use super::{scroll_by_keys, scroll_to_focus};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, GameEntry, GameFacts, PictureLook, Preview};
use crate::app::input::commands;
use crate::app::kit::icons::{self, Icon};
use crate::app::kit::line_breaks;
use crate::app::kit::pictures::image;
use crate::app::kit::widgets::{self, Button};
use crate::app::kit::zoom;
use crate::app::theme::{self, Palette};
use crate::session::{Coach, FirstPlayer};
use crate::storage::{
    AfterGame, Colours, DELAYS_MS, LOCK_DIGITS, Motion, Panel, Settings, Theme, VOLUMES, ZOOMS,
    is_lock,
};
use crate::words::{self, text};

/// How long the analysis may go on with a position, in seconds.
const ANALYSIS_TIMES: [u32; 4] = [0, 10, 30, 120];

/// The least fixed time of a computer's move, and the first one to choose, in milliseconds.
const LEAST_FIXED_MS: u32 = 50;
const USUAL_FIXED_MS: u32 = 500;

/// The width below which the tabs are a page of their own, in points.
const NARROW: f32 = 620.0;
/// The width of the tabs, the space beside them, and the height of one.
const TABS: (f32, f32, f32) = (208.0, 32.0, 48.0);
/// The least height of a row, and the space around what is in it.
const ROW: (f32, f32) = (56.0, 8.0);
/// The width and the height of a control, and of a switch.
const CONTROL: (f32, f32) = (416.0, 40.0);
const SWITCH: (f32, f32) = (48.0, 28.0);
/// The least width of a text beside a control.
const LEAST_TEXT: f32 = 180.0;
/// The size of the box with the value of a slider.
const VALUE_BOX: (f32, f32) = (64.0, 32.0);
/// The height of a set of colours to choose, that of its name below its picture, and the space
/// between two.
const SCHEME: (f32, f32, f32) = (104.0, 34.0, 16.0);

/// A page of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Look,
    Sound,
    Play,
    Language,
    Advanced,
}

impl Tab {
    const ALL: [Self; 5] = [Self::Look, Self::Sound, Self::Play, Self::Language, Self::Advanced];

    fn name(self) -> &'static str {
        match self {
            Self::Look => text::settings::tab_look(),
            Self::Sound => text::settings::sound(),
            Self::Play => text::settings::tab_play(),
            Self::Language => text::settings::tab_language(),
            Self::Advanced => text::settings::tab_advanced(),
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Look => Icon::Look,
            Self::Sound => Icon::Sound,
            Self::Play => Icon::Play,
            Self::Language => Icon::Globe,
            Self::Advanced => Icon::Sliders,
        }
    }

    /// Returns the tab so many places further down, around the end.
    fn next(self, steps: usize) -> Self {
        let index = Self::ALL.iter().position(|&tab| tab == self).unwrap_or_default();
        Self::ALL[(index + steps) % Self::ALL.len()]
    }
}

pub struct SettingsPage {
    tab: Tab,
    /// Whether the settings of the tab are shown where the tabs are a page of their own.
    is_entered: bool,
    seed_text: String,
    /// The digits typed to lock or unlock help, and whether they were wrong.
    lock: (String, bool),
    /// The zoom shown by the slider while it is dragged.
    zoom_dragged: Option<f32>,
    lists_languages: bool,
    previews: Previews,
}

impl SettingsPage {
    #[must_use]
    pub fn new(seed: Option<u64>) -> Self {
        Self {
            tab: Tab::Look,
            is_entered: false,
            seed_text: seed.map_or_else(String::new, |seed| seed.to_string()),
            lock: (String::new(), false),
            zoom_dragged: None,
            lists_languages: false,
            previews: Previews::default(),
        }
    }

    fn open(&mut self, tab: Tab) {
        if self.tab != tab {
            self.lists_languages = false;
        }
        self.tab = tab;
    }
}

impl Layer for SettingsPage {
    fn title(&self) -> &'static str {
        text::settings::title()
    }

    fn shape(&self) -> Shape {
        Shape::Screen { margin: 80.0, is_inner: self.is_entered }
    }

    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        // As each was pressed: by the end of the frame Ctrl may be up again.
        let pressed = ui.input_mut(|input| {
            let mut count = |modifiers| input.count_and_consume_key(modifiers, Key::Tab);
            let back = count(Modifiers::COMMAND | Modifiers::SHIFT) * (Tab::ALL.len() - 1);
            back + count(Modifiers::COMMAND)
        });
        if pressed > 0 {
            self.open(self.tab.next(pressed));
        }
        let place = ui.max_rect();
        let mut card = place.with_max_y(place.bottom() - 10.0);
        if place.width() < NARROW {
            if !self.is_entered {
                return self.tabs_ui(place, ui);
            }
        } else {
            self.is_entered = false;
            let hint = 54.0;
            if place.height() > 500.0 {
                card.max.y = place.bottom() - hint;
                let line = Rect::from_min_max(pos2(place.left(), card.bottom()), place.max);
                keys_ui(line, ui);
            }
            let tabs = card.with_max_x(card.left() + TABS.0);
            self.tabs_ui(tabs, ui);
            card.min.x = tabs.right() + TABS.1;
            // On other pages it would show nothing that is set there.
            let facts = (cx.game.facts)();
            if self.tab == Tab::Look || self.tab == Tab::Play && facts.has_threats {
                self.previews.ui(cx, tabs.with_min_y(tabs.top() + 304.0), ui);
            }
        }
        widgets::paint_card(ui, card, 16.0, None);
        let side = if card.width() < NARROW { 14.0 } else { 24.0 };
        let inside = card.shrink2(vec2(side, 10.0));
        // A scroll bar has its place in the margin.
        let scrolled = inside.with_max_x(card.right() - 6.0);
        let mut child = ui.new_child(UiBuilder::new().max_rect(scrolled).id_salt(self.tab.name()));
        child.set_clip_rect(child.clip_rect().intersect(card.shrink(1.0)));
        child.style_mut().interaction.selectable_labels = false;
        let salt = self.tab.name();
        ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(&mut child, |ui| {
            scroll_by_keys(ui, Scrolling::Pages);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.set_max_width(inside.width());
            if self.is_entered {
                let title = egui::RichText::new(salt).font(theme::strong(18.0));
                let title = line_breaks::label(ui, title.color(palette.text));
                title.widget_info(|| WidgetInfo::labeled(Role::Heading, true, salt));
            }
            self.rows_ui(cx, ui, commands);
            scroll_to_focus(ui);
        });
    }

    /// The list of languages is left for the page, and the settings of a tab for the tabs where those
    /// are a page of their own.
    fn leave(&mut self, _: &mut Vec<Command>) -> AfterAnswer {
        if mem::take(&mut self.lists_languages) || mem::take(&mut self.is_entered) {
            AfterAnswer::Stays
        } else {
            AfterAnswer::Closes
        }
    }
}

impl SettingsPage {
    /// Shows the tabs: one stop of the Tab key, with arrows inside.
    fn tabs_ui(&mut self, place: Rect, ui: &Ui) {
        let palette = Palette::of(ui.ctx());
        let ids = Tab::ALL.map(|tab| ui.scope_id().with(tab.name()));
        let mut top = place.top();
        for (tab, id) in Tab::ALL.into_iter().zip(ids) {
            if tab == Tab::Advanced {
                ui.painter().hline(
                    place.x_range(),
                    top + 12.0,
                    Stroke::new(1.0, palette.card_edge),
                );
                top += 24.0;
            }
            let rect = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), TABS.2));
            top += TABS.2;
            let is_chosen = tab == self.tab;
            let response = ui.interact(rect, id, widgets::one_of(ui, id, is_chosen));
            response.widget_info(|| WidgetInfo::selected(Role::Tab, true, is_chosen, tab.name()));
            let corner = CornerRadius::same(10);
            let edge = Stroke::new(2.0, palette.focus);
            if is_chosen
                && place.width() < NARROW
                && !self.is_entered
                && ui.max_rect().width() < NARROW
            {
                ui.painter().rect_filled(rect, corner, palette.inset);
            } else if is_chosen {
                ui.painter().rect(rect, corner, palette.chosen, edge, StrokeKind::Inside);
            } else if response.hovered() {
                ui.painter().rect_filled(rect, corner, palette.button_hover);
            }
            widgets::focus_ring(ui.painter(), rect, 10.0, palette, &response);
            let (ink, weight) = if is_chosen {
                (palette.text, theme::strong(15.0))
            } else {
                (palette.text, theme::regular(15.0))
            };
            let icon =
                Rect::from_center_size(pos2(rect.left() + 24.0, rect.center().y), vec2(18.0, 18.0));
            tab.icon().paint(ui.painter(), icon, if is_chosen { ink } else { palette.text_weak });
            let from = pos2(rect.left() + 48.0, rect.center().y);
            let room = rect.right() - 12.0 - from.x;
            widgets::line(ui.painter(), from, Align2::LEFT_CENTER, tab.name(), weight, ink, room);
            if widgets::activated(&response) {
                self.open(tab);
                self.is_entered = true;
            }
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
        if let Some(index) = widgets::steered(ui, &ids) {
            self.open(Tab::ALL[index]);
        }
        let chosen = Tab::ALL.iter().position(|&tab| tab == self.tab).unwrap_or_default();
        widgets::enter_by_arrows(ui, &[ids[chosen]]);
    }

    /// Shows the settings of the tab, and the link that sets them back.
    fn rows_ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        let values = json!(cx.settings);
        let facts = (cx.game.facts)();
        let rule = |ui: &mut Ui| {
            let (line, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), 12.0), Sense::hover());
            ui.painter().hline(
                line.x_range(),
                line.center().y,
                Stroke::new(1.0, palette.card_edge),
            );
        };
        let rows = rows(self.tab, cx.settings, zoom::greatest_zoom(ui.ctx()));
        let mut was_switch = true;
        for row in &rows {
            let is_switch = matches!(row.control, Control::Switch(..));
            if is_switch && !was_switch {
                rule(ui);
            }
            was_switch = is_switch;
            let about = if (row.has)(&facts) {
                row.about.clone()
            } else {
                only_in(row.has, cx.games).into()
            };
            match &row.control {
                Control::Switch(on, off) => {
                    switch_ui(row, &about, (on, off), &values, ui, commands);
                }
                control => self.control_ui(row, &about, control, (cx, &values), ui, commands),
            }
        }
        rule(ui);
        let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
        let reset = text::settings::reset();
        let width = widgets::text_width(ui.painter(), reset, 15.0) + 32.0;
        let link = line.with_max_x(line.left() + width.min(line.width()));
        let response = ui.interact(link, ui.scope_id().with("reset"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, reset));
        widgets::focus_ring(ui.painter(), link.shrink2(vec2(0.0, 4.0)), 8.0, palette, &response);
        let ink = if palette.is_dark { palette.focus } else { palette.accent };
        let icon = Rect::from_center_size(line.left_center() + vec2(10.0, 0.0), vec2(17.0, 17.0));
        Icon::Reset.paint(ui.painter(), icon, ink);
        let from = line.left_center() + vec2(28.0, 0.0);
        let room = line.right() - from.x;
        widgets::line(
            ui.painter(),
            from,
            Align2::LEFT_CENTER,
            reset,
            theme::strong(15.0),
            ink,
            room,
        );
        let at_once = text::settings::immediate();
        if widgets::text_width(ui.painter(), at_once, 13.0) + width + 24.0 < line.width() {
            let font = theme::regular(13.0);
            let room = line.width() - width;
            let at = line.right_center();
            widgets::line(
                ui.painter(),
                at,
                Align2::RIGHT_CENTER,
                at_once,
                font,
                palette.text_weak,
                room,
            );
        }
        if widgets::activated(&response) {
            self.reset(&rows, &values, commands);
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }

    /// Gives every setting of a page its usual value.
    fn reset(&mut self, rows: &[Row], values: &Value, commands: &mut Vec<Command>) {
        let usual = json!(Settings::default());
        for row in rows {
            match row.control {
                Control::Zoom => commands.push(Command::SetZoom(1.0)),
                Control::Seed => {
                    self.seed_text.clear();
                    commands.push(Command::SetSeed(None));
                }
                // Nor does it unlock anything.
                Control::Engines | Control::Lock => {}
                _ if values[row.field] == usual[row.field] => {}
                _ => commands.push(Command::Change(row.field, usual[row.field].clone())),
            }
        }
    }

    /// Shows a setting with its control at the right, or below where both do not fit.
    fn control_ui(
        &mut self,
        row: &Row,
        about: &str,
        control: &Control,
        (cx, values): (&Cx<'_>, &Value),
        ui: &mut Ui,
        commands: &mut Vec<Command>,
    ) {
        let whole = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), 0.0));
        let is_beside = whole.width() >= CONTROL.0 + LEAST_TEXT;
        let room = if is_beside { whole.width() - CONTROL.0 - 24.0 } else { whole.width() };
        let words = Words::new(ui.painter(), row.label, about, room);
        let height = if matches!(control, Control::Schemes) { SCHEME.0 } else { CONTROL.1 };
        let (left, top) = if is_beside {
            let spare = 0.5 * (words.height() - height).max(0.0);
            (whole.right() - CONTROL.0, whole.top() + ROW.1 + spare)
        } else {
            (whole.left(), whole.top() + ROW.1 + words.height() + 6.0)
        };
        let rect = Rect::from_min_max(pos2(left, top), pos2(whole.right(), top + height));
        let middle =
            if is_beside { rect.center().y } else { whole.top() + ROW.1 + 0.5 * words.height() };
        let name = words.paint(ui, pos2(whole.left(), middle), control.has_label(), row.label);
        let is_slider = matches!(control, Control::Volume | Control::Delay | Control::Zoom);
        let mut builder = UiBuilder::new().max_rect(rect).id_salt(row.field);
        if is_slider {
            builder = builder.layout(Layout::left_to_right(Align::Center));
        }
        let mut child = ui.new_child(builder);
        child.spacing_mut().slider_width = (rect.width() - VALUE_BOX.0 - 8.0).max(40.0);
        child.spacing_mut().interact_size = vec2(VALUE_BOX.0, VALUE_BOX.1);
        let settings = cx.settings;
        match control {
            Control::Segments(choices) => {
                segments_ui(row, choices, rect, values, &child, commands);
            }
            Control::Schemes => self.previews.schemes_ui(cx, rect, &child, commands),
            Control::Language => {
                let tag = settings.language.as_deref();
                language::ui(tag, &mut self.lists_languages, &mut child, commands);
            }
            Control::Volume => volume_ui(settings, name, &mut child, commands),
            Control::Delay => delay_ui(settings, name, &mut child, commands),
            Control::Zoom => self.zoom_ui(settings, name, &mut child, commands),
            Control::Seed => self.seed_ui(name, &mut child, commands),
            Control::Lock => self.lock_ui(settings, name, &mut child, commands),
            Control::Engines => {
                if Button::new(text::engines::open(), "").ui_at(&mut child, rect) {
                    commands.push(Command::ShowEngines);
                }
            }
            Control::Switch(..) => {}
        }
        let bottom = child.min_rect().bottom().max(rect.bottom());
        let least = if is_beside { ROW.0 } else { 0.0 };
        let height = (bottom + ROW.1 - whole.top()).max(words.height() + 2.0 * ROW.1).max(least);
        ui.allocate_exact_size(vec2(whole.width(), height), Sense::hover());
    }

    fn zoom_ui(&mut self, settings: &Settings, name: Id, ui: &mut Ui, commands: &mut Vec<Command>) {
        let greatest = zoom::greatest_zoom(ui.ctx());
        let mut zoom = self.zoom_dragged.unwrap_or(settings.zoom.min(greatest));
        let slider = Slider::new(&mut zoom, *ZOOMS.start()..=greatest)
            .step_by(zoom::ZOOM_STEP.into())
            .custom_formatter(percent)
            .custom_parser(parse_percent);
        let slider = ui.add(slider).labelled_by(name);
        // A slider must not change its own size while it is dragged, so the new zoom waits for the
        // release.
        if slider.dragged() {
            self.zoom_dragged = Some(zoom);
        } else if let Some(zoom) = self.zoom_dragged.take().or(slider.changed().then_some(zoom)) {
            commands.push(Command::SetZoom(zoom));
        }
    }

    /// Shows the field for the digits that lock or unlock help, and the button for that.
    fn lock_ui(&mut self, settings: &Settings, name: Id, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        let (typed, is_wrong) = &mut self.lock;
        let label = match settings.lock {
            Some(_) => text::settings::unlock(),
            None => text::settings::lock_button(),
        };
        let button = Button::new(label, "");
        let width = button.need(ui.painter(), 15.0) + 32.0;
        let is_entered = ui
            .horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                let field = TextEdit::singleline(typed)
                    .hint_text(text::settings::lock_digits(*LOCK_DIGITS.start()))
                    .char_limit(*LOCK_DIGITS.end())
                    // What locks must be seen, as nobody types it twice.
                    .password(settings.lock.is_some())
                    .desired_width((ui.available_width() - width - 8.0).max(80.0));
                let field = ui.add(field.margin(vec2(10.0, 10.0))).labelled_by(name);
                if field.changed() {
                    typed.retain(|letter| letter.is_ascii_digit());
                    *is_wrong = false;
                }
                let is_entered =
                    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                button.enabled(is_lock(typed)).ui(ui, vec2(width, CONTROL.1)) || is_entered
            })
            .inner;
        if *is_wrong {
            let wrong = egui::RichText::new(text::settings::lock_wrong());
            line_breaks::label(ui, wrong.color(palette.loss.text).size(13.0));
        }
        if !is_entered || !is_lock(typed) {
            return;
        }
        let digits = mem::take(typed);
        match &settings.lock {
            Some(lock) if *lock == digits => commands.push(Command::Change("lock", Value::Null)),
            Some(_) => *is_wrong = true,
            None => commands.extend([
                Command::Change("coach", json!(Coach::Off)),
                Command::Change("analysis", json!(false)),
                Command::Change("threats", json!(false)),
                Command::Change("lock", json!(digits)),
            ]),
        }
    }

    /// Shows the field for the seed of the computers' choices.
    fn seed_ui(&mut self, name: Id, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        let field = TextEdit::singleline(&mut self.seed_text)
            .hint_text(text::settings::seed_same())
            .desired_width(f32::INFINITY);
        let field = ui.add(field.margin(vec2(10.0, 10.0))).labelled_by(name);
        let text = self.seed_text.trim();
        let parsed = if text.is_empty() { Some(None) } else { text.parse::<u64>().ok().map(Some) };
        match parsed {
            Some(seed) if field.changed() => commands.push(Command::SetSeed(seed)),
            Some(_) => {}
            None => {
                let wrong = egui::RichText::new(text::settings::seed_wrong());
                line_breaks::label(ui, wrong.color(palette.loss.text).size(13.0));
            }
        }
    }
}

/// A setting: its tab, its field of [`Settings`], what it is called, and how it is set.
struct Row {
    tab: Tab,
    field: &'static str,
    label: &'static str,
    /// More about it; empty for nothing.
    about: Cow<'static, str>,
    /// Whether a game has what it is about.
    has: fn(&GameFacts) -> bool,
    control: Control,
}

enum Control {
    /// A few values, as they are in the file, each with its name.
    Segments(Vec<(Value, Cow<'static, str>)>),
    /// The values for on and off.
    Switch(Value, Value),
    Schemes,
    Volume,
    Delay,
    Language,
    Zoom,
    Seed,
    Lock,
    Engines,
}

impl Control {
    /// Whether the text beside it is its name, rather than part of what it says itself.
    const fn has_label(&self) -> bool {
        matches!(self, Self::Volume | Self::Delay | Self::Zoom | Self::Seed | Self::Lock)
    }
}

impl Row {
    fn new(tab: Tab, field: &'static str, label: &'static str, control: Control) -> Self {
        Self { tab, field, label, about: "".into(), has: |_| true, control }
    }

    fn segments<T: Serialize, const N: usize>(
        tab: Tab,
        field: &'static str,
        label: &'static str,
        values: [(T, &'static str); N],
    ) -> Self {
        let values = values.map(|(value, name)| (json!(value), name.into()));
        Self::new(tab, field, label, Control::Segments(values.into()))
    }

    fn switch(tab: Tab, field: &'static str, label: &'static str) -> Self {
        Self::new(tab, field, label, Control::Switch(json!(true), json!(false)))
    }

    fn about(self, about: impl Into<Cow<'static, str>>) -> Self {
        Self { about: about.into(), ..self }
    }

    fn where_game(self, has: fn(&GameFacts) -> bool) -> Self {
        Self { has, ..self }
    }

    /// Returns the name of the key that switches it; empty if it has none.
    fn key(&self) -> String {
        match self.field {
            "panel" => commands::key(&Command::TogglePanel),
            field => commands::key(&Command::Toggle(field)),
        }
    }
}

/// Returns the settings of a tab, in a window with this greatest zoom.
fn rows(tab: Tab, now: &Settings, greatest: f32) -> Vec<Row> {
    use text::{dialogs, settings};
    let themes = [
        (Theme::System, settings::match_system()),
        (Theme::Light, settings::light()),
        (Theme::Dark, settings::dark()),
    ];
    let motions = [
        (Motion::Full, settings::animation_normal()),
        (Motion::Slow, settings::animation_slow()),
        (Motion::Reduced, settings::animation_off()),
    ];
    let after = [
        (AfterGame::Stop, text::play::after_game_stop()),
        (AfterGame::PlayAgain, text::play::after_game_another()),
    ];
    let begins = [
        (FirstPlayer::InTurn, settings::take_turns()),
        (FirstPlayer::Loser, settings::loser()),
        (FirstPlayer::Same, settings::same_player()),
    ];
    let coaches = Coach::ALL.map(|coach| (coach, words::coach_name(coach)));
    let analysis = [(false, settings::analysis_on_key()), (true, settings::analysis_always())];
    let times = ANALYSIS_TIMES.map(|time| match time {
        0 => (json!(0), settings::off().into()),
        time => (json!(time), settings::seconds(f64::from(time)).into()),
    });
    let fixed = now.computer_ms.filter(|ms| *ms > 0);
    let paces = [
        (None, settings::naturally()),
        (Some(0), settings::at_once()),
        (Some(fixed.unwrap_or(USUAL_FIXED_MS)), settings::fixed_time()),
    ];
    let is_limited = greatest < *ZOOMS.end();
    let limit = is_limited.then(|| settings::zoom_limited((greatest * 100.0).round()));
    let limit = limit.unwrap_or_default();
    let panel = Control::Switch(json!(Panel::Open), json!(Panel::Folded));
    let is_locked = now.lock.is_some();
    let all = [
        Row::segments(Tab::Look, "theme", settings::appearance(), themes),
        Row::new(Tab::Look, "colours", settings::colours(), Control::Schemes),
        Row::segments(Tab::Look, "motion", settings::animation(), motions),
        Row::switch(Tab::Look, "emblems", settings::emblems()).about(settings::emblems_about()),
        Row::switch(Tab::Look, "numbers", settings::coordinates())
            .about(settings::coordinates_about()),
        Row::switch(Tab::Look, "move_numbers", settings::move_numbers())
            .about(settings::move_numbers_about())
            .where_game(|game| game.has_stones),
        Row::new(Tab::Look, "panel", dialogs::side_panel(), panel).about(settings::panel_about()),
        Row::switch(Tab::Look, "stage", dialogs::large_names()).about(settings::stage_about()),
        Row::switch(Tab::Sound, "sound", settings::sound()),
        Row::new(Tab::Sound, "volume", settings::volume(), Control::Volume),
        Row::segments(Tab::Play, "begins", settings::who_starts(), begins),
        Row::segments(Tab::Play, "coach", text::new_game::coach(), coaches)
            .about(settings::coach_about()),
        Row::segments(Tab::Play, "analysis", settings::analysis(), analysis),
        Row::new(
            Tab::Play,
            "analysis_s",
            settings::analysis_time(),
            Control::Segments(times.into()),
        ),
        Row::segments(Tab::Play, "computer_ms", settings::computers_move(), paces),
        Row::new(Tab::Play, "computer_ms", settings::computer_delay(), Control::Delay),
        Row::segments(Tab::Play, "after_game", settings::after_game(), after),
        Row::switch(Tab::Play, "threats", settings::threats())
            .about(settings::threats_about())
            .where_game(|game| game.has_threats),
        Row::switch(Tab::Play, "computers_resign", settings::computers_resign())
            .where_game(|game| game.computers_resign),
        Row::new(Tab::Play, "lock", settings::lock(), Control::Lock).about(if is_locked {
            settings::locked_about()
        } else {
            settings::lock_about()
        }),
        Row::new(Tab::Language, "language", settings::language(), Control::Language),
        Row::new(Tab::Language, "zoom", settings::zoom(), Control::Zoom).about(limit),
        Row::new(Tab::Advanced, "seed", settings::seed(), Control::Seed)
            .about(settings::seed_empty()),
        Row::new(Tab::Advanced, "engines", text::engines::title(), Control::Engines)
            .about(text::engines::open_tip()),
    ];
    let is_needed = |row: &Row| !matches!(row.control, Control::Delay) || fixed.is_some();
    all.into_iter().filter(|row| row.tab == tab && is_needed(row)).collect()
}

/// Returns the sentence that only these games have what a setting is about.
fn only_in(has: fn(&GameFacts) -> bool, games: &[&'static GameEntry]) -> String {
    let games = games.iter().filter(|game| has(&(game.facts)()));
    let names: Vec<&str> = games.map(|game| (game.title)()).collect();
    text::settings::only_in(words::all_of(&names))
}

/// The name of a setting, and more about it below, laid out.
struct Words {
    label: std::sync::Arc<egui::Galley>,
    about: Option<std::sync::Arc<egui::Galley>>,
}

impl Words {
    fn new(painter: &Painter, label: &str, about: &str, room: f32) -> Self {
        let palette = Palette::of(painter.ctx());
        let laid_out = |text: &str, font, colour| {
            line_breaks::in_rows(painter.ctx(), text, font, colour, room)
        };
        let label = laid_out(label, theme::strong(15.0), palette.text);
        let about =
            (!about.is_empty()).then(|| laid_out(about, theme::regular(13.0), palette.text_weak));
        Self { label, about }
    }

    fn height(&self) -> f32 {
        let about = self.about.as_ref();
        self.label.size().y + about.map_or(0.0, |about| about.size().y + 2.0)
    }

    /// Paints it around a height, beginning at the left. Returns the id of the name for what it names
    /// if it `is_label`.
    fn paint(&self, ui: &Ui, left: egui::Pos2, is_label: bool, name: &str) -> Id {
        let top = left - vec2(0.0, 0.5 * self.height());
        let id = ui.scope_id().with(("label", name));
        if is_label {
            let place = Rect::from_min_size(top, self.label.size());
            let response = ui.interact(place, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
            if let Some(about) = &self.about {
                ui.ctx().accesskit_node_builder(id, |node| node.set_description(about.text()));
            }
        }
        ui.painter().galley(top, self.label.clone(), Color32::PLACEHOLDER);
        if let Some(about) = &self.about {
            let below = top + vec2(0.0, self.label.size().y + 2.0);
            ui.painter().galley(below, about.clone(), Color32::PLACEHOLDER);
        }
        id
    }
}

/// Shows a setting with a switch at the right, which a click on any part of the row changes.
fn switch_ui(
    row: &Row,
    about: &str,
    (on, off): (&Value, &Value),
    values: &Value,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let key = row.key();
    let key_width = widgets::text_width(ui.painter(), &key, 13.0);
    let words = Words::new(ui.painter(), row.label, about, width - SWITCH.0 - key_width - 32.0);
    let height = ROW.0.max(words.height() + 2.0 * ROW.1);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let is_on = values[row.field] == *on;
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, is_on, row.label));
    if !about.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about));
    }
    let switch = Rect::from_min_size(
        pos2(rect.right() - SWITCH.0, rect.center().y - 0.5 * SWITCH.1),
        vec2(SWITCH.0, SWITCH.1),
    );
    words.paint(ui, rect.left_center(), false, row.label);
    icons::paint_switch(ui.painter(), switch, is_on, palette);
    widgets::focus_ring(ui.painter(), switch, 0.5 * SWITCH.1, palette, &response);
    let at = switch.left_center() - vec2(16.0, 0.0);
    let font = theme::regular(13.0);
    widgets::line(ui.painter(), at, Align2::RIGHT_CENTER, &key, font, palette.text_weak, 120.0);
    if widgets::activated(&response) {
        let value = if is_on { off } else { on };
        commands.push(Command::Change(row.field, value.clone()));
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}

fn segments_ui(
    row: &Row,
    choices: &[(Value, Cow<'static, str>)],
    rect: Rect,
    values: &Value,
    ui: &Ui,
    commands: &mut Vec<Command>,
) {
    let options: Vec<(usize, &str)> =
        choices.iter().enumerate().map(|(at, (_, name))| (at, &**name)).collect();
    let current = choices.iter().position(|(value, _)| *value == values[row.field]);
    let current = current.unwrap_or(usize::MAX);
    if let Some(chosen) = widgets::segments_at(ui, rect, row.label, &options, current)
        && chosen != current
    {
        commands.push(Command::Change(row.field, choices[chosen].0.clone()));
    }
}

/// Shows the volume, and plays a sound when the slider is released.
fn volume_ui(settings: &Settings, name: Id, ui: &mut Ui, commands: &mut Vec<Command>) {
    let mut volume = settings.volume;
    let slider = Slider::new(&mut volume, VOLUMES)
        .step_by(0.05)
        .custom_formatter(percent)
        .custom_parser(parse_percent);
    let slider = ui.add_enabled(settings.sound, slider).labelled_by(name);
    if slider.changed() {
        commands.push(Command::Change("volume", json!(volume)));
    }
    if slider.drag_stopped() || slider.changed() && !slider.dragged() {
        commands.push(Command::TrySound);
    }
}

fn delay_ui(settings: &Settings, name: Id, ui: &mut Ui, commands: &mut Vec<Command>) {
    let mut delay = settings.computer_ms.unwrap_or(USUAL_FIXED_MS);
    let slider = Slider::new(&mut delay, LEAST_FIXED_MS..=*DELAYS_MS.end())
        .step_by(50.0)
        .custom_formatter(|delay, _| text::settings::seconds(delay / 1000.0))
        .custom_parser(|text| Some(number(text)? * 1000.0));
    if ui.add(slider).labelled_by(name).changed() {
        commands.push(Command::Change("computer_ms", json!(delay)));
    }
}

fn percent(share: f64, _: std::ops::RangeInclusive<usize>) -> String {
    text::language::percent((share * 100.0).round())
}

fn parse_percent(text: &str) -> Option<f64> {
    Some(number(text)? / 100.0)
}

/// Returns the number at the beginning of a text.
fn number(text: &str) -> Option<f64> {
    let is_part = |letter: char| letter.is_ascii_digit() || letter == '.' || letter == ',';
    let text: String = text.trim().chars().take_while(|&letter| is_part(letter)).collect();
    text.replace(',', ".").parse().ok()
}

/// Shows the keys of the page below it.
fn keys_ui(line: Rect, ui: &Ui) {
    let palette = Palette::of(ui.ctx());
    let font = || theme::regular(14.0);
    let closes = text::settings::esc_closes();
    let width = widgets::text_width(ui.painter(), closes, 14.0);
    let room = line.width() - width - 32.0;
    let keys = text::settings::keys();
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let weak = palette.text_weak;
    widgets::line(ui.painter(), line.left_center(), left, keys, font(), weak, room);
    widgets::line(ui.painter(), line.right_center(), right, closes, font(), weak, width + 4.0);
}

/// The pictures of the page: a board as the settings have it, and one in each set of colours.
#[derive(Default)]
struct Previews {
    /// What paints boards of a game, by its name.
    paint: Option<(&'static str, Preview)>,
    board: Option<(Shown, TextureHandle)>,
    /// The speed of animations that was last seen, and since when it is shown by the last piece.
    motion: Option<(Motion, f64)>,
    schemes: [Option<(Shown, TextureHandle)>; 3],
}

/// What a picture shows.
type Shown = (&'static str, PictureLook, [bool; 3]);

impl Previews {
    /// Returns the picture of a board of the game in front in these colours, so many points wide.
    fn painted(
        &mut self,
        index: Option<usize>,
        cx: &Cx<'_>,
        colours: Colours,
        width: f32,
        ui: &Ui,
    ) -> TextureHandle {
        let settings = cx.settings;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a small width"
        )]
        let pixels = (width * ui.ctx().pixels_per_point()).round().clamp(1.0, 2048.0) as u16;
        let look = PictureLook {
            dark: Palette::of(ui.ctx()).is_dark,
            colours,
            emblems: settings.emblems,
            width: pixels,
            language: words::language(),
        };
        let shown =
            (cx.game.name, look, [settings.numbers, settings.move_numbers, settings.threats]);
        let kept = match index {
            Some(index) => &mut self.schemes[index],
            None => &mut self.board,
        };
        if let Some((known, texture)) = kept
            && *known == shown
        {
            return texture.clone();
        }
        let game = cx.game;
        let of_game = self.paint.take_if(|(name, _)| *name == game.name);
        let of_game = of_game.unwrap_or_else(|| (game.name, (game.preview)()));
        let (_, paint) = self.paint.insert(of_game);
        let since = self.motion.map_or(f64::INFINITY, |(_, since)| ui.input(|it| it.time) - since);
        let since = index.is_none().then_some(since);
        let (picture, is_moving) = paint(look, settings, width, since);
        let texture = ui.ctx().load_texture("preview", image(&picture), TextureOptions::LINEAR);
        if is_moving {
            ui.ctx().request_repaint();
            *kept = None;
        } else {
            *kept = Some((shown, texture.clone()));
        }
        texture
    }

    /// Shows a board of the game in front as the settings have it, if there is room.
    fn ui(&mut self, cx: &Cx<'_>, place: Rect, ui: &Ui) {
        let palette = Palette::of(ui.ctx());
        let width = place.width();
        if place.height() < width {
            return;
        }
        let motion = cx.settings.motion;
        let seen = *self.motion.get_or_insert((motion, f64::NEG_INFINITY));
        if seen.0 != motion {
            // A piece falls at the speed that has just been chosen.
            self.motion = Some((motion, ui.input(|input| input.time)));
            self.board = None;
        }
        let board = self.painted(None, cx, cx.settings.colours, width, ui);
        let size = board.size_vec2() * (width / board.size_vec2().x);
        let title = pos2(place.left(), place.top() + 16.0);
        let name = text::settings::preview();
        let (font, weak) = (theme::strong(13.5), palette.text_weak);
        widgets::line(ui.painter(), title, Align2::LEFT_CENTER, name, font, weak, width);
        let rect = Rect::from_min_size(place.min + vec2(0.0, 36.0), size);
        egui::Image::new(&board).corner_radius(12).paint_at(ui, rect);
        let response = ui.interact(rect, ui.scope_id().with("preview"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    }

    /// Shows the sets of colours side by side, each with a board.
    fn schemes_ui(&mut self, cx: &Cx<'_>, place: Rect, ui: &Ui, commands: &mut Vec<Command>) {
        let names =
            [text::settings::cobalt(), text::settings::walnut(), text::settings::high_contrast()];
        let gap = if place.width() < CONTROL.0 { 10.0 } else { SCHEME.2 };
        let width = ((place.width() - 2.0 * gap) / 3.0).min(128.0);
        let ids = names.map(|name| ui.scope_id().with(name));
        let mut left = place.left();
        for (index, colours) in Colours::ALL.into_iter().enumerate() {
            let rect = Rect::from_min_size(pos2(left, place.top()), vec2(width, SCHEME.0));
            left += width + gap;
            let is_chosen = cx.settings.colours == colours;
            let response =
                ui.interact(rect, ids[index], widgets::one_of(ui, ids[index], is_chosen));
            let label = text::settings::choice(text::settings::colours(), names[index]);
            response
                .widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label));
            let frame = rect.shrink2(vec2(8.0, 8.0)).with_max_y(rect.bottom() - SCHEME.1 - 8.0);
            let board = self.painted(Some(index), cx, colours, 1.4 * frame.width(), ui);
            scheme_ui(rect, frame, &board, (names[index], is_chosen), ui, &response);
            if widgets::activated(&response) && !is_chosen {
                commands.push(Command::Change("colours", json!(colours)));
            }
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
        if let Some(index) = widgets::steered(ui, &ids) {
            commands.push(Command::Change("colours", json!(Colours::ALL[index])));
        }
    }
}

/// Paints a set of colours: the part of a board with its pieces, and the name below.
fn scheme_ui(
    rect: Rect,
    frame: Rect,
    board: &TextureHandle,
    (name, is_chosen): (&str, bool),
    ui: &Ui,
    response: &Response,
) {
    let palette = Palette::of(ui.ctx());
    let (fill, edge) = if is_chosen {
        (palette.chosen, Stroke::new(2.0, palette.focus))
    } else {
        (palette.button_fill(response.hovered()), Stroke::new(1.5, palette.outline))
    };
    ui.painter().rect(rect, CornerRadius::same(10), fill, edge, StrokeKind::Inside);
    widgets::focus_ring(ui.painter(), rect, 10.0, palette, response);
    let size = board.size_vec2() * (1.4 * frame.width() / board.size_vec2().x);
    let part = vec2(frame.width() / size.x, (frame.height() / size.y).min(1.0));
    // Coins lie at the bottom of their board, all other pieces around its middle.
    let is_square = (size.x - size.y).abs() < 0.05 * size.x;
    let from = pos2(0.5 - 0.5 * part.x, (1.0 - part.y) * if is_square { 0.5 } else { 1.0 });
    let image = egui::Image::new(board).uv(Rect::from_min_size(from, part)).corner_radius(6);
    image.paint_at(ui, frame);
    let mut from = pos2(rect.left() + 18.0, rect.bottom() - 0.5 * SCHEME.1 - 2.0);
    if rect.width() < SCHEME.0 {
        // Narrow: the edge alone says which is chosen.
        from.x -= 12.0;
    } else {
        if is_chosen {
            ui.painter().circle_filled(from, 8.0, palette.accent);
            icons::paint_tick(ui.painter(), from, 0.62, palette.on_accent);
        } else {
            ui.painter().circle_stroke(from, 7.0, Stroke::new(1.5, palette.outline));
        }
        from.x += 14.0;
    }
    let room = vec2(rect.right() - 5.0 - from.x, SCHEME.1);
    let ways = [(13.5, 1), (12.5, 1), (12.0, 2), (11.0, 2)];
    let name = widgets::readable(ui.painter(), name, (theme::strong, &ways), palette.text, room);
    ui.painter().galley(from - vec2(0.0, 0.5 * name.size().y), name, palette.text);
}
