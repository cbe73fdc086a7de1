//! The choice of a new game: the game, an opponent, who starts, and the button that starts it.
//!
//! Everything else that can be chosen is in the details, which open over the list of opponents.

mod details;
mod games;
mod measures;
mod model;
mod opponents;
mod quiet;
mod starts;

use egui::epaint::{RectShape, Shadow};
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Painter, Rect, Role, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use self::measures::Page;
pub use self::model::{Details, Model, Opponent, Options, PlayerRow, Side, Sign, Start, View};
use crate::app::contract::command::{Choice, Command};
use crate::app::contract::screen::NoticePlace;
use crate::app::input::commands;
use crate::app::kit::icons::{Icon, paint_chevron};
use crate::app::kit::line_breaks::laid_out;
use crate::app::kit::pictures::WHOLE;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::model::PaintPiece;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::{self, text};

/// Shows the choice of a new game. Returns the place for notices: over the hints or, without them,
/// in the line of the heading.
pub fn ui(
    model: &Model<'_>,
    view: &mut View,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> NoticePlace {
    let window = ui.max_rect();
    let rows = model.opponents.len();
    let ground = theme::ground(Palette::of(ui.ctx()).ground_bottom);
    let mut child = ui.new_child(UiBuilder::new().max_rect(window).ui_stack_info(ground));
    let shown =
        ScrollArea::vertical().id_salt("new_game").auto_shrink(false).show(&mut child, |ui| {
            let window = Rect::from_min_size(ui.cursor().min, window.size());
            let page = Page::of(window, rows, model.cx.unfinished.is_some());
            ui.allocate_rect(page.all, Sense::hover());
            let beside = heading_ui(model, &page, ui, commands);
            unfinished_ui(model, &page, ui, commands);
            games::games_ui(model, &page, ui, commands);
            games::boards_ui(model, &page, ui, commands);
            let is_open = view.details.is_some();
            if is_open {
                view.is_typing = details::details_ui(model, &page, view, pieces, ui, commands);
            } else {
                view.is_typing = false;
                opponents::opponents_ui(model, &page, ui, commands);
            }
            players_ui(model, &page, pieces, ui);
            starts::starts_ui(model, &page, pieces, ui, commands);
            customize_ui(&page, is_open, ui, commands);
            play_ui(model, page.play, ui, commands);
            quiet::quiet_ui(model, &page, ui, commands);
            footer_ui(model, &page, ui);
            // A notice leaves a space to the tiles, which are right above the hints and below the
            // heading.
            let line = page.footer.map_or_else(
                || beside.with_min_y(window.top() + 3.0),
                |footer| footer.shrink2(vec2(0.0, 8.0)),
            );
            NoticePlace { line, lowest: line.bottom() + 2.0, may_stay: true }
        });
    shown.inner
}

/// Shows the button that opens and closes the details.
fn customize_ui(page: &Page, is_open: bool, ui: &Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let (place, painter) = (page.customize, ui.painter());
    let label = text::new_game::customize();
    let response = ui.interact(place, ui.scope_id().with("customize"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
    let (fill, edge) = if is_open {
        (palette.chosen, Stroke::new(2.0, palette.focus))
    } else {
        (palette.button_fill(response.hovered()), Stroke::new(1.5, palette.outline))
    };
    painter.rect(place, CornerRadius::same(12), fill, edge, StrokeKind::Inside);
    widgets::focus_ring(painter, place, 12.0, palette, &response);
    if page.is_small {
        let icon = Rect::from_center_size(place.center(), vec2(24.0, 24.0));
        Icon::Sliders.paint(painter, icon, palette.text);
    } else {
        let is_narrow = widgets::text_width(painter, label, 12.0) > place.width() - 58.0;
        let (chevron, edges) = if is_narrow { (0.0, 16.0) } else { (26.0, 32.0) };
        let room = place.width() - chevron - edges;
        let galley = widgets::fitted(painter, label, theme::strong(16.0), palette.text, room);
        let left = place.center().x - 0.5 * (galley.size().x + chevron);
        let right = left + galley.size().x;
        painter.galley(pos2(left, place.center().y - 0.5 * galley.size().y), galley, palette.text);
        if !is_narrow {
            let centre = pos2(right + 20.0, place.center().y);
            paint_chevron(painter, centre, is_open, palette.text);
        }
    }
    if widgets::activated(&response) {
        commands.push(Choice::Customize.into());
    }
    let tip = text::keys::with_key(
        text::new_game::customize_tip(),
        commands::key(&Choice::Customize.into()),
    );
    tooltips::tip(&response.on_hover_cursor(CursorIcon::PointingHand), &tip);
}

/// Shows the button that starts a new game.
fn play_ui(model: &Model<'_>, place: Rect, ui: &mut Ui, commands: &mut Vec<Command>) {
    let label = match model.cx.unfinished {
        Some(_) => text::new_game::start_new(),
        None => text::new_game::play(),
    };
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with("play"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let is_lit = response.hovered() || response.is_pointer_button_down_on();
    paint_play(ui.painter(), place, palette, label, is_lit);
    widgets::focus_ring(ui.painter(), place, 12.0, palette, &response);
    if widgets::activated(&response) {
        commands.push(Choice::Start.into());
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}

/// Shows the hints, if there is room for them.
fn footer_ui(model: &Model<'_>, page: &Page, ui: &Ui) {
    let Some(place) = page.footer else { return };
    let (painter, weak) = (ui.painter(), Palette::of(ui.ctx()).text_weak);
    let (font, half) = (theme::regular(13.5), 0.5 * place.width() - 12.0);
    let count = model.opponents.len().min(9);
    let choose = match model.cx.unfinished {
        Some(_) => text::new_game::hint_unfinished(count),
        None => text::new_game::hint(count),
    };
    let all = text::new_game::hint_help();
    let at = place.left_center() + vec2(0.0, 4.0);
    widgets::line(painter, at, Align2::LEFT_CENTER, &choose, font.clone(), weak, 1.4 * half);
    let at = place.right_center() + vec2(0.0, 4.0);
    widgets::line(painter, at, Align2::RIGHT_CENTER, all, font, weak, 0.6 * half);
}

/// The space between two buttons.
const GAP: f32 = 8.0;

/// Shows the heading. Returns the place between the title and the buttons.
fn heading_ui(model: &Model<'_>, page: &Page, ui: &mut Ui, commands: &mut Vec<Command>) -> Rect {
    let cx = model.cx;
    let palette = Palette::of(ui.ctx());
    let leave = if cx.in_game { text::new_game::back() } else { text::new_game::quit() };
    let settings = (text::keys::settings(), Command::ShowSettings);
    let leave = (leave, Command::Back);
    // In a small window one of them is left: the settings can quit, and an unfinished game has a
    // button of its own.
    let leads_back = cx.in_game && cx.unfinished.is_none();
    let buttons = match (page.is_small, leads_back) {
        (true, true) => vec![leave],
        (true, false) => vec![settings],
        (false, _) => vec![settings, leave],
    };
    let mut right = page.heading.right();
    for (label, command) in buttons.into_iter().rev() {
        let width = (widgets::text_width(ui.painter(), label, 15.0) + 34.0).max(84.0);
        let place = Rect::from_min_max(
            pos2(right - width, page.heading.top()),
            pos2(right, page.heading.bottom()),
        );
        let tip = text::keys::with_key(label, commands::key(&command));
        if Button::new(label, "").tip(&tip).ui_at(ui, place) {
            commands.push(command);
        }
        right = place.left() - GAP;
    }
    let place = page.heading.with_max_x(right - GAP);
    let title = text::new_game::new();
    let heading = ui.interact(place, ui.scope_id().with("title"), Sense::hover());
    heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, title));
    let font = theme::strong(if page.is_small { 20.0 } else { 28.0 });
    let galley = widgets::fitted(ui.painter(), title, font, palette.text, place.width());
    let at = Align2::LEFT_CENTER.anchor_size(place.left_center(), galley.size());
    ui.painter().galley(at.min, galley, palette.text);
    let rest = place.with_min_x((at.right() + 16.0).min(place.right()));
    // The usual one has its name on its tile alone.
    if model.variant != (model.game.title)() {
        let (font, weak) =
            (theme::regular(if page.is_small { 13.0 } else { 16.0 }), palette.text_weak);
        let (at, room) = (rest.left_center() + vec2(0.0, 2.0), rest.width());
        widgets::line(ui.painter(), at, Align2::LEFT_CENTER, &model.variant, font, weak, room);
    }
    rest
}

/// Shows the card of the unfinished game.
fn unfinished_ui(model: &Model<'_>, page: &Page, ui: &mut Ui, commands: &mut Vec<Command>) {
    let (Some(place), Some(game)) = (page.unfinished, &model.cx.unfinished) else {
        return;
    };
    let go_on = model.go_on.as_deref();
    let title = text::new_game::continue_game();
    let palette = Palette::of(ui.ctx());
    widgets::paint_card(ui, place, 16.0, None);
    let inside = place.shrink2(vec2(16.0, 6.0));
    let height = inside.height().min(48.0);
    let mut right = inside.right();
    let mut button_at = |width: f32| {
        let size = vec2(width, height);
        let centre = pos2(right - 0.5 * width, inside.center().y);
        right -= width + 12.0;
        Rect::from_center_size(centre, size)
    };
    let key = text::keys::esc();
    let (leave, go_on_at) = (button_at(128.0), go_on.map(|_| button_at(240.0)));
    if Button::new(text::new_game::continue_(), key).tip(title).ui_at(ui, leave) {
        commands.push(Command::ReturnToGame);
    }
    if let Some((label, place)) = go_on.zip(go_on_at)
        && Button::new(label, "").ui_at(ui, place)
    {
        commands.push(Choice::GoOn.into());
    }
    let painter = ui.painter();
    let mut left = inside.left();
    if let Some(picture) = &game.picture {
        let room = Rect::from_min_size(inside.min, vec2(72.0, inside.height()));
        let size = picture.size_vec2();
        let scale = (room.width() / size.x).min(room.height() / size.y);
        let picture_place = Rect::from_center_size(room.center(), size * scale);
        let shape = RectShape::filled(picture_place, 5.0, Color32::WHITE);
        painter.add(shape.with_texture(picture.id(), WHOLE));
        left += 88.0;
    }
    let words = inside.with_min_x(left).with_max_x(right);
    let said = ui.interact(words, ui.scope_id().with("unfinished"), Sense::hover());
    said.widget_info(|| {
        WidgetInfo::labeled(Role::Label, true, text::play::labelled(title, &game.about))
    });
    let has_both = words.height() >= 44.0;
    let up = if has_both { 11.0 } else { 0.0 };
    let at = words.left_center() - vec2(0.0, up);
    let (font, width) = (theme::strong(16.0), words.width());
    widgets::line(painter, at, Align2::LEFT_CENTER, title, font, palette.text, width);
    if has_both {
        let at = words.left_center() + vec2(0.0, 12.0);
        let (font, weak) = (theme::regular(14.0), palette.text_weak);
        widgets::line(painter, at, Align2::LEFT_CENTER, &game.about, font, weak, width);
    }
}

/// The greatest size of a piece.
const PIECE: f32 = 84.0;
/// The height of the names below a piece.
const NAMES: f32 = 62.0;

/// Shows both players, in one column only to screen readers.
fn players_ui(model: &Model<'_>, page: &Page, pieces: &mut PaintPiece<'_>, ui: &Ui) {
    let palette = Palette::of(ui.ctx());
    let place = page.card.with_max_y(page.starts.top());
    let said = ui.interact(place, ui.scope_id().with("summary"), Sense::hover());
    said.widget_info(|| WidgetInfo::labeled(Role::Label, true, &model.summary));
    if page.is_small {
        return;
    }
    widgets::paint_card(ui, page.card, 16.0, None);
    let painter = ui.painter();
    let inside = page.starts.left()..=page.starts.right();
    let line = page.starts.top() - 16.0;
    painter.hline(inside, line, Stroke::new(1.0, palette.card_edge));
    let room = Rect::from_min_max(page.card.min, pos2(page.card.right(), line));
    let size = (room.height() - NAMES - 24.0).clamp(36.0, PIECE);
    let top = room.center().y - 0.5 * (size + NAMES);
    let far = 0.246 * page.card.width();
    for (player, x) in Player::BOTH.into_iter().zip([-far, far]) {
        let side = &model.sides[player.index()];
        let middle = room.center().x + x;
        let centre = pos2(middle, top + 0.5 * size);
        let piece = Rect::from_center_size(centre, Vec2::splat(size));
        pieces(painter, player, piece, 1.0);
        let width = 1.9 * far;
        let adjusted = side.adjusted.iter().cloned();
        let about = words::beside(std::iter::once(side.name.to_string()).chain(adjusted));
        let is_whole = widgets::text_width(painter, &about, 12.0) <= width;
        let about = if is_whole { about.as_str() } else { &*side.name };
        let line = |below: f32, text: &str, font, colour| {
            let at = pos2(middle, top + size + below);
            widgets::line(painter, at, Align2::CENTER_CENTER, text, font, colour, width);
        };
        line(22.0, &side.player, theme::strong(20.0), palette.text);
        line(46.0, about, theme::regular(14.5), palette.text_weak);
    }
    paint_against(
        painter,
        pos2(room.center().x, top + 0.5 * size),
        2.0 * far - size - 16.0,
        palette,
    );
}

/// Paints the word between both pieces.
fn paint_against(painter: &Painter, centre: egui::Pos2, width: f32, palette: &Palette) {
    let (word, font) = (text::new_game::versus(), theme::regular(15.0));
    widgets::line(painter, centre, Align2::CENTER_CENTER, word, font, palette.text_weak, width);
}

/// How much smaller than usual the type of the label may be, with its rows.
const LABEL: [(f32, usize); 7] =
    [(0.0, 1), (2.0, 1), (3.5, 1), (4.5, 2), (5.5, 2), (7.0, 2), (8.0, 2)];

/// Paints the play button: its label, with the key beside it.
fn paint_play(painter: &Painter, place: Rect, palette: &Palette, label: &str, is_lit: bool) {
    let corner = CornerRadius::same(12);
    let glow = match (palette.is_contrast(), palette.is_dark) {
        (true, _) => Color32::TRANSPARENT,
        (false, true) => palette.accent.gamma_multiply(0.45),
        (false, false) => palette.accent.gamma_multiply(0.25),
    };
    painter
        .add(Shadow { offset: [0, 2], blur: 14, spread: 0, color: glow }.as_shape(place, corner));
    painter.rect_filled(place, corner, if is_lit { palette.accent_hover } else { palette.accent });
    let key = painter.layout_no_wrap(
        text::keys::enter().to_owned(),
        theme::strong(13.0),
        palette.on_accent,
    );
    let cap = vec2(key.size().x + 20.0, 28.0);
    let size = if place.height() >= 48.0 { 21.0 } else { 19.0 };
    let beside = place.width() - cap.x - 46.0;
    let has_cap = widgets::text_width(painter, label, size) <= beside;
    let ways = LABEL.map(|(smaller, rows)| (size - smaller, rows));
    let ways = (theme::strong as widgets::Face, &ways[..]);
    let room = vec2(place.width() - 20.0, place.height() - 6.0);
    let label = widgets::readable(painter, label, ways, palette.on_accent, room);
    if !has_cap {
        let mut job = (*label.job).clone();
        job.halign = Align::Center;
        let corner = pos2(place.center().x, place.center().y - 0.5 * label.size().y);
        painter.galley(corner, laid_out(painter.ctx(), job), palette.on_accent);
        return;
    }
    let left = place.center().x - (label.size().x + 18.0 + cap.x) / 2.0;
    let middle = place.center().y;
    let cap = Rect::from_min_size(pos2(left + label.size().x + 18.0, middle - cap.y / 2.0), cap);
    painter.galley(pos2(left, middle - label.size().y / 2.0), label, palette.on_accent);
    painter.rect_stroke(
        cap,
        CornerRadius::same(7),
        Stroke::new(1.0, palette.on_accent.gamma_multiply(0.8)),
        StrokeKind::Inside,
    );
    widgets::place(painter, cap.center(), key);
}
