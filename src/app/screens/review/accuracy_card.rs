//! The card with the accuracy of both sides, and how often each class of move occurs.

use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2,
};

use super::facts::{self, ClassCount};
use super::measures::{AccuracyCard, RADIUS};
use super::model::Model;
use crate::app::contract::board::BoardUi;
use crate::app::kit::class_icon;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::{self, text};

/// The numbers of letters to try for a long name on a card.
const LETTERS: [usize; 7] = [24, 18, 14, 10, 7, 6, 4];
/// The space between the edge of the card and its contents.
const EDGE: f32 = 20.0;
/// The distance between the two columns of counts.
const COUNTS: f32 = 28.0;

/// Shows the card in a place: both players with their accuracy and, if there is room, the table of
/// classes.
pub fn card_ui<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    rect: Rect,
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    widgets::paint_card(ui, rect, RADIUS, None);
    let card = AccuracyCard::of(rect);
    for (player, place) in Player::BOTH.into_iter().zip(card.players) {
        player_ui(model, pictures, player, place, ui);
    }
    let line = Stroke::new(1.0, palette.card_edge);
    let [first, _] = card.players;
    ui.painter().vline(
        first.right(),
        first.top() + 13.0..=first.bottom() - 13.0,
        line,
    );
    if card.table.is_positive() {
        ui.painter().hline(
            rect.left() + EDGE..=rect.right() - EDGE,
            first.bottom(),
            line,
        );
        let counts = facts::class_counts(model.session, model.analysis);
        table_ui::<K>(&counts, pictures, &card, ui);
    }
}

/// Shows the table of classes on a card of its own.
pub fn table_card_ui<K: BoardUi>(
    counts: &[ClassCount],
    pictures: &mut Pictures<K::Picture>,
    rect: Rect,
    ui: &Ui,
) {
    widgets::paint_card(ui, rect, RADIUS, None);
    // Without the part above the table.
    let whole = rect.with_min_y(rect.top() - AccuracyCard::HEADER);
    table_ui::<K>(counts, pictures, &AccuracyCard::of(whole), ui);
}

/// Shows a player with the share of the moves that were no mistakes.
fn player_ui<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    player: Player,
    rect: Rect,
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    let (session, analysis) = (model.session, model.analysis);
    let painter = ui.painter();
    let is_narrow = rect.width() < 230.0;
    let (side, edge, name_size, figure_size) = if is_narrow {
        (26.0, 10.0, 14.0, 17.0)
    } else {
        (36.0, 18.0, 17.0, 24.0)
    };
    let middle = rect.center().y;
    let piece = Rect::from_center_size(
        pos2(rect.left() + edge + 0.5 * side, middle),
        Vec2::splat(side),
    );
    pictures.paint(painter, K::piece(player), piece, 1.0);
    let name = words::in_a_word(session, player);
    let accuracy = facts::accuracy_words(session, analysis, player);
    let colour = if facts::is_complete(session, analysis) {
        palette.text
    } else {
        palette.text_weak
    };
    let right = rect.right() - if is_narrow { edge } else { 26.0 };
    let left = piece.right() + 0.55 * edge;
    let figure = widgets::fitted(
        painter,
        &accuracy.figure,
        theme::strong(figure_size),
        colour,
        80.0,
    );
    let figure_left = right - figure.size().x;
    widgets::place(painter, pos2(right - 0.5 * figure.size().x, middle), figure);
    let shown_name = |width: f32| {
        let fits = |name: &String| widgets::text_width(painter, name, name_size) <= width;
        if fits(&name) {
            return Some(name.clone());
        }
        let shorter = LETTERS
            .into_iter()
            .map(|letters| words::short_name(&name, letters));
        shorter.into_iter().find(fits)
    };
    // The name matters more than the word beside the figure.
    let label = accuracy.label;
    let font = theme::regular(13.0);
    let label_width = text_width(painter, label, &font);
    let room = figure_left - 12.0 - left;
    let has_label =
        !is_narrow && widgets::text_width(painter, &name, name_size) + label_width + 10.0 <= room;
    if has_label {
        let at = pos2(figure_left - 12.0, middle + 1.0);
        widgets::line(
            painter,
            at,
            Align2::RIGHT_CENTER,
            label,
            font,
            palette.text_weak,
            label_width + 1.0,
        );
    }
    let width = if has_label {
        room - label_width - 8.0
    } else {
        room + 6.0
    };
    widgets::line(
        painter,
        pos2(left, middle),
        Align2::LEFT_CENTER,
        &shown_name(width).unwrap_or_else(|| name.clone()),
        theme::strong(name_size),
        palette.text,
        width,
    );
    let response = ui.interact(
        rect,
        ui.scope_id().with(("accuracy", player)),
        Sense::hover(),
    );
    let side = words::side::<K>(player);
    let who = if name == side {
        name
    } else {
        text::review::side_and_name(side, name)
    };
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Label,
            true,
            text::play::labelled(&who, &accuracy.said),
        )
    });
    tooltips::tip(&response, text::review::accuracy_tip());
}

/// Shows the table of classes: in two blocks where the card is wide enough.
fn table_ui<K: BoardUi>(
    counts: &[ClassCount],
    pictures: &mut Pictures<K::Picture>,
    card: &AccuracyCard,
    ui: &Ui,
) {
    let table = card.table;
    let blocks = if card.is_wide {
        let (left, right) = counts.split_at(counts.len().div_ceil(2));
        let (first, second) = table.split_left_right_at_fraction(0.5);
        vec![(left, first), (right, second)]
    } else {
        vec![(counts, table)]
    };
    #[expect(clippy::cast_precision_loss, reason = "a few rows")]
    let rows = blocks
        .iter()
        .map(|(rows, _)| rows.len())
        .max()
        .unwrap_or(1)
        .max(1) as f32;
    let pitch = ((table.height() - AccuracyCard::PIECES) / rows).min(AccuracyCard::ROW);
    for (counts, place) in blocks {
        if counts.is_empty() {
            continue;
        }
        let right = place.right() - if card.is_wide { 28.0 } else { 26.0 };
        let columns = [right - COUNTS, right];
        for (player, x) in Player::BOTH.into_iter().zip(columns) {
            let centre = pos2(x, place.top() + 0.5 * AccuracyCard::PIECES + 1.0);
            let piece = Rect::from_center_size(centre, Vec2::splat(15.0));
            pictures.paint(ui.painter(), K::piece(player), piece, 1.0);
        }
        let mut middle = place.top() + AccuracyCard::PIECES + 0.5 * pitch;
        for count in counts {
            row_ui::<K>(*count, place, columns, (middle, pitch), ui);
            middle += pitch;
        }
    }
}

/// Shows a row of the table, with its middle and its height.
fn row_ui<K: BoardUi>(
    ClassCount { class, counts }: ClassCount,
    place: Rect,
    columns: [f32; 2],
    (middle, height): (f32, f32),
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let name = words::class_name(class);
    let left = place.left() + EDGE;
    let size = (0.8 * height).min(16.0);
    let centre = pos2(left + 10.0, middle);
    class_icon::paint(painter, class, centre, size, palette);
    let font = theme::regular(13.5_f32.min(0.75 * height));
    let at = pos2(left + 24.0, middle);
    let width = columns[0] - 10.0 - at.x;
    widgets::line(
        painter,
        at,
        Align2::LEFT_CENTER,
        &name,
        font,
        palette.text,
        width,
    );
    for (count, x) in counts.into_iter().zip(columns) {
        let (shown, colour) = match count {
            0 => ("–".to_owned(), palette.text_weak),
            count => (count.to_string(), palette.text),
        };
        count_line(painter, pos2(x, middle), &shown, colour, height);
    }
    let row = Rect::from_x_y_ranges(
        left..=columns[1] + 14.0,
        middle - 0.5 * height..=middle + 0.5 * height,
    );
    let response = ui.interact(row, ui.scope_id().with(("class", class)), Sense::hover());
    response.widget_info(|| {
        let [first, second] = Player::BOTH.map(words::side::<K>);
        let label = text::review::class_count(name.as_str(), first, counts[0], second, counts[1]);
        WidgetInfo::labeled(Role::Label, true, label)
    });
}

/// Paints a count around a centre.
fn count_line(painter: &Painter, centre: Pos2, shown: &str, colour: Color32, height: f32) {
    let font = theme::strong(14.0_f32.min(0.75 * height));
    widgets::line(
        painter,
        centre,
        Align2::CENTER_CENTER,
        shown,
        font,
        colour,
        COUNTS,
    );
}

/// Returns the width of a line of text.
fn text_width(painter: &Painter, text: &str, font: &FontId) -> f32 {
    let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER);
    galley.size().x
}
