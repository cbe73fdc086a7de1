//! The cards of the players in the panel.

use egui::{Align2, Color32, Painter, Pos2, Sense, Ui, vec2};

use super::measures::{Captured, PART_GAP, PlayerCard, Score, SmallCard, paired_width};
use crate::app::contract::board::BoardUi;
use crate::app::contract::model::Phase;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::{tooltips, widgets};
use crate::app::screens::model::Model;
use crate::app::theme::{self, Palette};
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, Level};
use crate::words::{self, text};

/// Returns how many lines of search information the card of a player shows, at most `most`.
pub fn lines_told<K: BoardUi>(model: &Model<'_, K>, player: Player, most: usize) -> usize {
    let seat = model.session.seat(player);
    if tells_thoughts(model) && seat.computer().is_some_and(Level::is_searching) {
        most
    } else {
        0
    }
}

/// Returns whether the cards tell what the computers look at: to those who watch, or who have asked
/// what the moves are worth. After the end of a game against a computer it is of no use.
pub fn tells_thoughts<K: BoardUi>(model: &Model<'_, K>) -> bool {
    model.session.is_watched() || (model.analysis.is_some() && model.ended().is_none())
}

/// Shows both players side by side.
pub fn paired_cards<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
) {
    let width = paired_width(ui.available_width());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = PART_GAP;
        for player in Player::BOTH {
            small_card(model, pictures, ui, player, width);
        }
    });
}

/// Shows a player: piece, name, state, score, and a limited number of lines of search information.
pub fn player_card<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    player: Player,
    most: usize,
) {
    let palette = Palette::of(ui.ctx());
    let session = model.session;
    // After the end there is nothing left to expect.
    let report = model.reports[player.index()]
        .as_ref()
        .filter(|_| model.ended().is_none() && tells_thoughts(model));
    let found =
        report.and_then(|report| words::found::<K>(report, session.position().to_move() != player));
    let lines = lines_told(model, player, most);
    let size = vec2(ui.available_width(), PlayerCard::height(lines));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let name = words::on_card(session, player);
    let state = words::seat_state(session, player, model.phase, model.turn);
    let (score, counts) = (Score::of(model, player), Counts::of(model, player));
    widgets::paint_card(ui, rect, PlayerCard::RADIUS, accent(model, player, palette));
    let painter = ui.painter().clone();
    let card = PlayerCard::of(rect, &score, !counts.is_empty(), lines);
    pictures.paint(&painter, K::piece(player), card.piece, 1.0);
    let line = |at, align, text: &str, font, colour, width| {
        widgets::line(&painter, at, align, text, font, colour, width);
    };
    let (text, weak) = (palette.text, palette.text_weak);
    let ways = if counts.is_empty() {
        &PlayerCard::NAME[..]
    } else {
        &PlayerCard::NAME[..PlayerCard::IN_A_ROW]
    };
    let shown = widgets::readable(
        &painter,
        &name,
        (theme::strong, ways),
        text,
        vec2(card.text_width, PlayerCard::NAME_HEIGHT),
    );
    let is_cut = shown.elided;
    // Two rows end at the same height as one, above what follows.
    let up = if shown.rows.len() > 1 { 4.0 } else { 0.0 };
    painter.galley(
        card.name - vec2(0.0, 0.5 * shown.size().y + up),
        shown,
        text,
    );
    // What a player does matters more than how the computer plays.
    let alone = words::seat_state_alone(session, player, model.phase, model.turn);
    let shorter = alone.unwrap_or(&state);
    let font = theme::regular(13.5);
    let fits = widgets::first_that_fits(&painter, [&state, shorter], &font, card.text_width);
    line(
        card.state,
        Align2::LEFT_CENTER,
        fits,
        font,
        weak,
        card.text_width,
    );
    counts.paint::<K>(&painter, pictures, player, card.counts, card.text_width);
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
    // Weak computers overlook things by making some moves without a search.
    let is_unsearched = report.is_some_and(|report| report.depth == 0 && report.nodes <= 1);
    let told = match &found {
        Some(found) => found.lines.to_vec(),
        None if is_unsearched && lines > 0 => vec![text::game::found_nothing().to_owned()],
        None => Vec::new(),
    };
    for (told, at) in told.iter().zip(card.report) {
        line(
            at,
            Align2::LEFT_CENTER,
            told,
            theme::regular(12.5),
            weak,
            card.report_width,
        );
    }
    let said = label(model, player, &name, &counts);
    let said = told.into_iter().fold(said, text::play::two_sentences);
    let card = widgets::name_region(ui, rect, ("card", player), &said);
    let figures = found.map(|found| found.figures);
    let tip = is_cut.then_some(name).into_iter().chain(figures);
    tooltips::tip(&card, &lines_of(tip.chain(counts.captured())));
}

/// Returns the label of a card for screen readers: the side, its player, state, score and counts.
fn label<K: BoardUi>(model: &Model<'_, K>, player: Player, name: &str, counts: &Counts) -> String {
    let state = words::seat_state_said(model.session, player, model.phase, model.turn);
    let label = text::play::card(words::side::<K>(player), name, state);
    words::games_won(model.tally(), player)
        .into_iter()
        .chain(counts.said())
        .fold(label, text::play::longer_list)
}

/// Joins the lines of a tooltip.
fn lines_of(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

/// Shows a player in a small window: piece, name and score in one line.
pub fn small_card<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    player: Player,
    width: f32,
) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(width, SmallCard::HEIGHT), Sense::hover());
    widgets::paint_card(ui, rect, SmallCard::RADIUS, accent(model, player, palette));
    let name = words::on_card(model.session, player);
    let (score, counts) = (Score::of(model, player), Counts::of(model, player));
    let found = model.reports[player.index()]
        .as_ref()
        .filter(|_| model.ended().is_none() && tells_thoughts(model))
        .and_then(words::found_briefly::<K>);
    let has_below = found.is_some() || !counts.is_empty();
    let card = SmallCard::of(rect, &score, has_below);
    let (painter, colour) = (ui.painter(), palette.text);
    pictures.paint(painter, K::piece(player), card.piece, 1.0);
    counts.paint::<K>(painter, pictures, player, card.below, card.name_width);
    if let Some(found) = found.filter(|_| counts.is_empty()) {
        let (font, weak) = (theme::regular(12.0), palette.text_weak);
        widgets::whole_line(painter, card.below, &found, font, weak, card.name_width);
    }
    // A player's name may need two rows.
    let ways = if has_below {
        &SmallCard::NAME_IN_A_ROW[..]
    } else {
        &SmallCard::NAME[..]
    };
    let shown = widgets::readable(
        painter,
        &name,
        (theme::strong, ways),
        colour,
        vec2(card.name_width, SmallCard::HEIGHT - 6.0),
    );
    let is_cut = shown.elided;
    painter.galley(card.name - vec2(0.0, 0.5 * shown.size().y), shown, colour);
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
    let said = label(model, player, &name, &counts);
    let response = widgets::name_region(ui, rect, ("card", player), &said);
    let tip = is_cut.then_some(name).into_iter();
    tooltips::tip(&response, &lines_of(tip.chain(counts.captured())));
}

/// Returns the colour of the edge of a player's card, if it stands out: it is their turn, or they
/// have won.
pub fn accent<K: BoardUi>(
    model: &Model<'_, K>,
    player: Player,
    palette: &Palette,
) -> Option<Color32> {
    let position = model.session.position();
    let stands_out = match model.phase {
        Phase::Over(Outcome::Win(winner)) => winner == player,
        Phase::Over(Outcome::Draw) => false,
        Phase::Awaiting if kind::question::<K>(position).is_some() => false,
        Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Paused | Phase::Moving => {
            position.outcome().is_none() && position.to_move() == player
        }
    };
    stands_out.then(|| K::accent(player, palette))
}

/// The font size.
const TYPE: f32 = 12.5;

struct Counts {
    /// The number of captured pieces of the opponent, in a game that shows it.
    captured: Option<u32>,
    /// The player's pieces or points, in a game that they decide: `12 pieces`.
    tally: Option<String>,
}

impl Counts {
    /// Returns the counts of a player in the position in view.
    pub fn of<K: BoardUi>(model: &Model<'_, K>, player: Player) -> Self {
        Self {
            captured: model.captured().map(|counts| counts[player.index()]),
            tally: model.pieces_or_points(player),
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.captured.is_none() && self.tally.is_none()
    }

    pub fn captured(&self) -> Option<String> {
        self.captured.map(text::game::card_captured)
    }

    /// Returns the counts in words.
    pub fn said(&self) -> impl Iterator<Item = String> {
        self.tally.clone().into_iter().chain(self.captured())
    }

    /// Paints the counts from a point on, in this width: a small piece of the opponent with the
    /// number of captures, and the player's own pieces or points. If there is no room for both, the
    /// latter suffice.
    pub fn paint<K: BoardUi>(
        &self,
        painter: &Painter,
        pictures: &mut Pictures<K::Picture>,
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
        let taken = self.tally.as_ref().map_or(0.0, tally_width);
        let captured = self
            .captured
            .filter(|_| taken == 0.0 || Captured::WIDTH + taken <= width);
        if let Some(count) = captured {
            pictures.paint(painter, K::piece(player.other()), place.piece, 1.0);
            line(place.number, &format!("×{count}"), Captured::WIDTH);
        }
        if let Some(tally) = &self.tally {
            let before = captured.map_or(0.0, |_| Captured::WIDTH);
            line(Pos2::new(left.x + before, left.y), tally, width - before);
        }
    }
}
