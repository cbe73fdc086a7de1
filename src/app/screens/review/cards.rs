//! The cards of the players in the review, with the accuracy of each.

use egui::{Align2, CornerRadius, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::facts;
use super::measures::{GAP, PlayerCard, RADIUS};
use super::model::Model;
use crate::app::analysis::accuracy;
use crate::app::contract::board::BoardUi;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::kind::Quality;
use crate::words::{self, text};

/// The numbers of letters to try for a long name on a card.
const LETTERS: [usize; 5] = [24, 18, 14, 10, 7];

/// Shows a card for each player: how many moves were good, and which ones.
pub fn cards_ui<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    room: Rect,
    ui: &Ui,
) {
    let places = if room.height() > 1.5 * PlayerCard::HEIGHT {
        let (above, below) = room.split_top_bottom_at_fraction(0.5);
        [
            above.with_max_y(above.bottom() - 4.0),
            below.with_min_y(below.top() + 4.0),
        ]
    } else {
        let (left, right) = room.split_left_right_at_fraction(0.5);
        [
            left.with_max_x(left.right() - 0.5 * GAP),
            right.with_min_x(right.left() + 0.5 * GAP),
        ]
    };
    for (player, place) in Player::BOTH.into_iter().zip(places) {
        player_card(model, pictures, player, place, ui);
    }
}

/// Shows a player's card.
fn player_card<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    player: Player,
    rect: Rect,
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    let (session, analysis) = (model.session, model.analysis);
    widgets::paint_card(ui, rect, RADIUS, None);
    let painter = ui.painter();
    let card = PlayerCard::of(rect);
    pictures.paint(painter, K::piece(player), card.piece, 1.0);
    let name = words::in_a_word(session, player);
    let [percent, told, brief] = facts::accuracy_words(session, analysis, player);
    let is_final = facts::is_complete(session, analysis);
    let width = card.percent.x - card.name.x;
    let (text, weak) = (palette.text, palette.text_weak);
    let percent_colour = if is_final { text } else { weak };
    let [percent_size, name_size, words_size] = card.sizes;
    let percent_galley = widgets::fitted(
        painter,
        &percent,
        theme::strong(percent_size),
        percent_colour,
        70.0,
    );
    let name_width = width - percent_galley.size().x - 4.0;
    painter.galley(
        Align2::RIGHT_CENTER
            .anchor_size(card.percent, percent_galley.size())
            .min,
        percent_galley,
        percent_colour,
    );
    let fits = |name: &String| widgets::text_width(painter, name, name_size) <= name_width;
    let shorter = LETTERS
        .into_iter()
        .map(|letters| words::short_name(&name, letters))
        .find(fits);
    let name_shown = shorter.as_ref().unwrap_or(&name);
    widgets::line(
        painter,
        card.name,
        Align2::LEFT_CENTER,
        name_shown,
        theme::strong(name_size),
        text,
        name_width,
    );
    // If there is no room for the sentence, the numbers suffice.
    let font = theme::regular(words_size);
    let shown = widgets::first_that_fits(painter, [&told, &brief], &font, width);
    widgets::line(
        painter,
        card.words,
        Align2::LEFT_CENTER,
        shown,
        font,
        weak,
        width,
    );
    let kept = accuracy::qualities(session, analysis, player);
    let step = card.strip.width() / f32::from(u16::try_from(kept.len().max(1)).unwrap_or(u16::MAX));
    let gap = (0.3 * step).min(4.0);
    let mut left = card.strip.left();
    for kept in &kept {
        let mark =
            Rect::from_x_y_ranges(left..=left + (step - gap).min(22.0), card.strip.y_range());
        let (mark, colour) = match kept {
            Quality::Good => (mark.shrink2(vec2(0.0, 1.0)), palette.win.text),
            // It is also taller, so as not to differ in colour alone.
            Quality::Mistake => (mark.expand2(vec2(0.0, 2.5)), palette.loss.text),
            Quality::Unknown => (mark.shrink2(vec2(0.0, 2.0)), palette.card_edge),
        };
        painter.rect_filled(mark, CornerRadius::same(2), colour);
        left += step;
    }
    let response = ui.interact(rect, ui.scope_id().with(("kept", player)), Sense::hover());
    let side = words::side::<K>(player);
    let who = if name == side {
        name
    } else {
        text::review::side_and_name(side, name)
    };
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Label, true, text::review::card(&who, &percent, &told))
    });
    tooltips::tip(&response, text::review::accuracy_tip());
}
