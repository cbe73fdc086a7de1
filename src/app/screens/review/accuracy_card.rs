//! The card with the accuracy of both sides, and how often each class of move occurs.

use std::sync::Arc;

use egui::{
    Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::measures::{AccuracyCard, RADIUS};
use super::model::{AccuracyWords, ClassCount, Model};
use crate::app::kit::class_icon;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::screens::model::PaintPiece;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::{self, text};

/// The space between the edge of the card and its contents.
const EDGE: f32 = 20.0;
/// The size of type of the word beside a figure.
const LABEL: f32 = 13.0;
/// The distance between the two columns of counts below small pieces.
const COUNTS: f32 = 28.0;
/// The distance of the middle of a player's figures from the right end of the column.
const FIGURES: f32 = 40.0;

/// Shows the card in a place: both players with their accuracy and, if there is room, the table of
/// classes. On a wide card the players are the columns of that table.
pub fn card_ui(model: &Model<'_>, pieces: &mut PaintPiece<'_>, rect: Rect, ui: &Ui) {
    let palette = Palette::of(ui.ctx());
    widgets::paint_card(ui, rect, RADIUS, None);
    let card = AccuracyCard::of(rect);
    players_ui(model, pieces, &card, ui);
    let line = Stroke::new(1.0, palette.card_edge);
    let [first, _] = card.players;
    if card.label.is_none() {
        ui.painter().vline(first.right(), first.top() + 13.0..=first.bottom() - 13.0, line);
    }
    if card.table.is_positive() {
        ui.painter().hline(rect.left() + EDGE..=rect.right() - EDGE, first.bottom(), line);
        if card.label.is_some() {
            let columns = card.players.map(|column| column.right() - FIGURES);
            rows_ui(model, card.table, columns, ui);
        } else {
            table_ui(model, pieces, card.table, ui);
        }
    }
}

/// Shows the table of classes on a card of its own.
pub fn table_card_ui(model: &Model<'_>, pieces: &mut PaintPiece<'_>, rect: Rect, ui: &Ui) {
    widgets::paint_card(ui, rect, RADIUS, None);
    // Without the part above the table.
    let whole = rect.with_min_y(rect.top() - AccuracyCard::HEADER);
    table_ui(model, pieces, AccuracyCard::of(whole).table, ui);
}

/// What the card says of a player, in its place.
struct PlayerLine<'a> {
    piece: Rect,
    name: &'a str,
    name_size: f32,
    /// The place between the piece and the figure.
    words: Rect,
    figure: Arc<Galley>,
    accuracy: &'a AccuracyWords,
    /// The width of the word beside the figure.
    label: f32,
}

impl<'a> PlayerLine<'a> {
    /// Lays it out; `is_column` is whether it stands above the counts, with its figure in their middle.
    fn of(model: &'a Model<'_>, player: Player, rect: Rect, is_column: bool, ui: &Ui) -> Self {
        let (palette, painter) = (Palette::of(ui.ctx()), ui.painter());
        let is_narrow = rect.width() < 230.0;
        let (side, edge, name_size, figure_size, right) =
            if is_narrow { (26.0, 10.0, 14.0, 17.0, 10.0) } else { (36.0, 18.0, 17.0, 24.0, 26.0) };
        let accuracy = &model.accuracies[player.index()];
        let colour = if model.is_complete() { palette.text } else { palette.text_weak };
        let font = theme::strong(figure_size);
        let figure = widgets::fitted(painter, &accuracy.figure, font, colour, 80.0);
        let right = if is_column { FIGURES - 0.5 * figure.size().x } else { right };
        let middle = pos2(rect.left() + edge + 0.5 * side, rect.center().y);
        let piece = Rect::from_center_size(middle, Vec2::splat(side));
        let words = piece.right() + 0.55 * edge..=rect.right() - right - figure.size().x - 12.0;
        let label = text_width(painter, accuracy.label, &theme::regular(LABEL));
        Self {
            piece,
            name: &model.names[player.index()],
            name_size,
            words: Rect::from_x_y_ranges(words, rect.y_range()),
            figure,
            accuracy,
            label: if is_narrow { f32::INFINITY } else { label },
        }
    }

    /// Returns whether there is room for a word beside the figure: the name matters more.
    fn has_label(&self, painter: &Painter) -> bool {
        let name = widgets::text_width(painter, self.name, self.name_size);
        name + self.label + 10.0 <= self.words.width()
    }

    /// Shows it, with the word beside the figure or without.
    fn ui(self, pieces: &mut PaintPiece<'_>, player: Player, has_label: bool, ui: &Ui) {
        let (palette, painter) = (Palette::of(ui.ctx()), ui.painter());
        let words = self.words;
        pieces(painter, player, self.piece, 1.0);
        let figure = pos2(words.right() + 12.0 + 0.5 * self.figure.size().x, words.center().y);
        widgets::place(painter, figure, self.figure);
        let width = if has_label {
            let (at, font) = (words.right_center() + vec2(0.0, 1.0), theme::regular(LABEL));
            let colour = palette.text_weak;
            let width = self.label + 1.0;
            widgets::line(
                painter,
                at,
                Align2::RIGHT_CENTER,
                self.accuracy.label,
                font,
                colour,
                width,
            );
            words.width() - self.label - 8.0
        } else {
            words.width() + 6.0
        };
        let ways = [(self.name_size, 1), (13.0, 1), (12.0, 1), (12.0, 2), (11.0, 2)];
        let way = (theme::strong as widgets::Face, &ways[..]);
        let room = vec2(width, words.height());
        let galley = widgets::name_in(painter, self.name, way, palette.text, room);
        let corner = words.left_center() - vec2(0.0, 0.5 * galley.size().y);
        painter.galley(corner, galley, palette.text);
    }
}

/// Shows both players with their accuracy.
fn players_ui(model: &Model<'_>, pieces: &mut PaintPiece<'_>, card: &AccuracyCard, ui: &Ui) {
    let places = card.players;
    let is_table = card.label.is_some();
    let [first, second] = Player::BOTH
        .map(|player| PlayerLine::of(model, player, places[player.index()], is_table, ui));
    let has_label = !is_table && first.has_label(ui.painter()) && second.has_label(ui.painter());
    if let Some(place) = card.label {
        let (palette, label) = (Palette::of(ui.ctx()), model.accuracies[0].label);
        let (at, width) = (place.left_center() + vec2(EDGE, 0.0), place.width() - EDGE);
        let (font, weak) = (theme::regular(15.0), palette.text_weak);
        widgets::line(ui.painter(), at, Align2::LEFT_CENTER, label, font, weak, width);
    }
    for (player, line) in Player::BOTH.into_iter().zip([first, second]) {
        let (name, accuracy) = (line.name, line.accuracy);
        line.ui(pieces, player, has_label, ui);
        let response = ui.interact(
            places[player.index()],
            ui.scope_id().with(("accuracy", player)),
            Sense::hover(),
        );
        let side = &model.sides[player.index()];
        let who =
            if name == &**side { name.to_owned() } else { text::review::side_and_name(side, name) };
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Label, true, text::play::labelled(&who, &accuracy.said))
        });
        tooltips::tip(&response, &model.accuracy_tip);
    }
}

/// Shows the table of classes, with the sides above its columns.
fn table_ui(model: &Model<'_>, pieces: &mut PaintPiece<'_>, place: Rect, ui: &Ui) {
    let right = place.right() - 26.0;
    let columns = [right - COUNTS, right];
    for (player, x) in Player::BOTH.into_iter().zip(columns) {
        let centre = pos2(x, place.top() + 0.5 * AccuracyCard::PIECES + 1.0);
        let piece = Rect::from_center_size(centre, Vec2::splat(15.0));
        pieces(ui.painter(), player, piece, 1.0);
    }
    rows_ui(model, place.with_min_y(place.top() + AccuracyCard::PIECES), columns, ui);
}

/// Shows the rows of the table, with the middles of its columns.
fn rows_ui(model: &Model<'_>, place: Rect, columns: [f32; 2], ui: &Ui) {
    let rows = widgets::measure(model.counts.len().max(1));
    let pitch = (place.height() / rows).min(AccuracyCard::ROW.1);
    let mut middle = place.top() + 0.5 * pitch;
    for count in &model.counts {
        row_ui(model, *count, place, columns, (middle, pitch), ui);
        middle += pitch;
    }
}

/// Shows a row of the table, with its middle and its height.
fn row_ui(
    model: &Model<'_>,
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
    widgets::line(painter, at, Align2::LEFT_CENTER, &name, font, palette.text, width);
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
        let [first, second] = &model.sides;
        let label = text::review::class_count(name.as_str(), first, counts[0], second, counts[1]);
        WidgetInfo::labeled(Role::Label, true, label)
    });
}

/// Paints a count around a centre.
fn count_line(painter: &Painter, centre: Pos2, shown: &str, colour: Color32, height: f32) {
    let font = theme::strong(14.0_f32.min(0.75 * height));
    widgets::line(painter, centre, Align2::CENTER_CENTER, shown, font, colour, COUNTS);
}

fn text_width(painter: &Painter, text: &str, font: &FontId) -> f32 {
    let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER);
    galley.size().x
}
