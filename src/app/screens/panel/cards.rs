//! The cards of the players in the panel.

use egui::{Align2, Painter, Pos2, Sense, Ui, vec2};

use super::measures::{Captured, PART_GAP, PlayerCard, Score, SmallCard, paired_width};
use crate::app::kit::{tooltips, widgets};
use crate::app::screens::model::{Model, PaintPiece, PlayerWords};
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::{self, text};

/// Returns how many lines of search information the card of a player shows, at most `most`.
pub fn lines_told(model: &Model<'_>, player: Player, most: usize) -> usize {
    let shown = model.player(player);
    if !(model.tells_thoughts() && shown.is_searching) {
        return 0;
    }
    // Where two computers play, cards keep their height from move to move.
    if model.is_watched {
        return most;
    }
    let found = shown.report.as_ref().map_or(0, |report| match &report.found {
        Some(found) => found.lines.iter().filter(|line| !line.is_empty()).count(),
        None => usize::from(report.is_unsearched),
    });
    found.min(most)
}

/// Shows both players side by side.
pub fn paired_cards(model: &Model<'_>, pieces: &mut PaintPiece<'_>, ui: &mut Ui) {
    let width = paired_width(ui.available_width());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = PART_GAP;
        for player in Player::BOTH {
            small_card(model, pieces, ui, player, width);
        }
    });
}

/// Shows a player: piece, name, state, score, and a limited number of lines of search information.
pub fn player_card(
    model: &Model<'_>,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    player: Player,
    most: usize,
) {
    let palette = Palette::of(ui.ctx());
    let shown = model.player(player);
    let report = shown.report.as_ref();
    let found = report.and_then(|report| report.found.as_ref());
    let lines = lines_told(model, player, most);
    let size = vec2(ui.available_width(), PlayerCard::height(lines));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let score = Score::of(model, player);
    widgets::paint_card(ui, rect, PlayerCard::RADIUS, shown.accent);
    let painter = ui.painter().clone();
    let card = PlayerCard::of(rect, &score, shown.has_counts(), lines);
    pieces(&painter, player, card.piece, 1.0);
    let line = |at, align, text: &str, font, colour, width| {
        widgets::line(&painter, at, align, text, font, colour, width);
    };
    let (text, weak) = (palette.text, palette.text_weak);
    let ways = if shown.has_counts() {
        &PlayerCard::NAME[..PlayerCard::IN_A_ROW]
    } else {
        &PlayerCard::NAME[..]
    };
    let name = widgets::readable(
        &painter,
        &shown.name,
        (theme::strong, ways),
        text,
        vec2(card.text_width, PlayerCard::NAME_HEIGHT),
    );
    let is_cut = name.elided;
    // Two rows end at the same height as one, above what follows.
    let up = if name.rows.len() > 1 { 4.0 } else { 0.0 };
    painter.galley(card.name - vec2(0.0, 0.5 * name.size().y + up), name, text);
    // What a player does matters more than how the computer plays.
    let states = [&shown.state, shown.state_alone.unwrap_or(&shown.state)];
    let font = theme::regular(13.5);
    let fits = widgets::first_that_fits(&painter, states, &font, card.text_width);
    line(card.state, Align2::LEFT_CENTER, fits, font, weak, card.text_width);
    shown.paint_counts(&painter, pieces, player, card.counts, card.text_width);
    line(
        card.score,
        Align2::RIGHT_CENTER,
        &score.wins,
        theme::strong(24.0),
        text,
        PlayerCard::SCORE_WIDTH,
    );
    line(
        card.draws,
        Align2::RIGHT_CENTER,
        &score.draws,
        theme::regular(12.0),
        weak,
        PlayerCard::SCORE_WIDTH,
    );
    let is_unsearched = report.is_some_and(|report| report.is_unsearched);
    let told = match found {
        Some(found) => found.lines.to_vec(),
        None if is_unsearched && lines > 0 => vec![text::game::found_nothing().to_owned()],
        None => Vec::new(),
    };
    for (told, at) in told.iter().zip(card.report) {
        line(at, Align2::LEFT_CENTER, told, theme::regular(12.5), weak, card.report_width);
    }
    let said = label(model, player);
    let said = told.into_iter().fold(said, text::play::two_sentences);
    let card = widgets::name_region(ui, rect, ("card", player), &said);
    let figures = found.map(|found| found.figures.clone());
    let tip = is_cut.then(|| shown.name.clone()).into_iter().chain(figures);
    tooltips::tip(&card, &lines_of(tip.chain(shown.said_of_captured())));
}

/// Returns the label of a card for screen readers: the side, its player, state, score and counts.
fn label(model: &Model<'_>, player: Player) -> String {
    let shown = model.player(player);
    let label = text::play::card(shown.side, &shown.name, &shown.state_said);
    words::games_won(model.tally, player)
        .into_iter()
        .chain(shown.count.clone())
        .chain(shown.said_of_captured())
        .fold(label, text::play::longer_list)
}

/// Joins the lines of a tooltip.
fn lines_of(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

/// Shows a player in a small window: piece, name and score in one line.
pub fn small_card(
    model: &Model<'_>,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    player: Player,
    width: f32,
) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(width, SmallCard::HEIGHT), Sense::hover());
    let shown = model.player(player);
    widgets::paint_card(ui, rect, SmallCard::RADIUS, shown.accent);
    let score = Score::of(model, player);
    let report = shown.report.as_ref();
    let found = report.and_then(|report| report.brief.as_ref());
    let has_below = found.is_some() || shown.has_counts();
    let card = SmallCard::of(rect, &score, has_below);
    let (painter, colour) = (ui.painter(), palette.text);
    pieces(painter, player, card.piece, 1.0);
    shown.paint_counts(painter, pieces, player, card.below, card.name_width);
    if let Some(found) = found.filter(|_| !shown.has_counts()) {
        let (font, weak) = (theme::regular(12.0), palette.text_weak);
        widgets::whole_line(painter, card.below, found, font, weak, card.name_width);
    }
    // A player's name may need two rows.
    let ways = if has_below { &SmallCard::NAME_IN_A_ROW[..] } else { &SmallCard::NAME[..] };
    let name = widgets::readable(
        painter,
        &shown.name,
        (theme::strong, ways),
        colour,
        vec2(card.name_width, SmallCard::HEIGHT - 6.0),
    );
    let is_cut = name.elided;
    painter.galley(card.name - vec2(0.0, 0.5 * name.size().y), name, colour);
    widgets::line(
        painter,
        card.score,
        Align2::RIGHT_CENTER,
        &score.wins,
        theme::strong(16.0),
        colour,
        SmallCard::SCORE_WIDTH,
    );
    let (font, weak) = (theme::regular(11.5), palette.text_weak);
    widgets::line(
        painter,
        card.draws,
        Align2::RIGHT_CENTER,
        &score.draws,
        font,
        weak,
        SmallCard::SCORE_WIDTH,
    );
    let said = label(model, player);
    let response = widgets::name_region(ui, rect, ("card", player), &said);
    let tip = is_cut.then(|| shown.name.clone()).into_iter();
    tooltips::tip(&response, &lines_of(tip.chain(shown.said_of_captured())));
}

/// The font size.
const TYPE: f32 = 12.5;

impl PlayerWords<'_> {
    const fn has_counts(&self) -> bool {
        self.captured.is_some() || self.count.is_some()
    }

    fn said_of_captured(&self) -> Option<String> {
        self.captured.map(text::game::card_captured)
    }

    /// Paints the counts from a point on, in this width: a small piece of the opponent with the
    /// number of captures, and the player's own pieces or points. If there is no room for both, the
    /// latter suffice.
    fn paint_counts(
        &self,
        painter: &Painter,
        pieces: &mut PaintPiece<'_>,
        player: Player,
        left: Pos2,
        width: f32,
    ) {
        let colour = Palette::of(painter.ctx()).text_weak;
        let line = |at, text: &str, width| {
            let font = theme::regular(TYPE);
            widgets::line(painter, at, Align2::LEFT_CENTER, text, font, colour, width);
        };
        let place = Captured::from(left);
        let tally_width = |tally: &String| widgets::text_width(painter, tally, TYPE);
        let taken = self.count.as_ref().map_or(0.0, tally_width);
        let captured = self.captured.filter(|_| taken == 0.0 || Captured::WIDTH + taken <= width);
        if let Some(count) = captured {
            pieces(painter, player.other(), place.piece, 1.0);
            line(place.number, &format!("×{count}"), Captured::WIDTH);
        }
        if let Some(tally) = &self.count {
            let before = captured.map_or(0.0, |_| Captured::WIDTH);
            line(Pos2::new(left.x + before, left.y), tally, width - before);
        }
    }
}
