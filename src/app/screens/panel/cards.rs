//! The cards of the players in the panel.

use egui::{Align2, Color32, Painter, Sense, Ui, vec2};

use super::measures::{Captured, PART_GAP, PlayerCard, SmallCard, paired_width};
use crate::app::contract::board::BoardUi;
use crate::app::contract::model::Phase;
use crate::app::contract::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::screens::model::Model;
use crate::app::theme::{self, Palette};
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, GameKind, Level};
use crate::words;

/// Returns in how many lines, of at most so many, the card of a player has room for what a
/// searching computer tells.
pub fn lines_told<K: BoardUi>(model: &Model<'_, K>, player: Player, most: usize) -> usize {
    if model
        .session
        .seat(player)
        .computer()
        .is_some_and(Level::is_searching)
    {
        most
    } else {
        0
    }
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

/// Shows a player: piece, name, state, score, and what a searching computer tells, in at most so
/// many lines.
pub fn player_card<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    player: Player,
    most: usize,
) {
    let palette = Palette::of(ui.ctx());
    let session = model.session;
    // After the end there is nothing to expect any more.
    let found = model.reports[player.index()]
        .as_ref()
        .filter(|_| model.ended().is_none())
        .and_then(words::found::<K>);
    let lines = lines_told(model, player, most);
    let size = vec2(ui.available_width(), PlayerCard::height(lines));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let name = words::on_card(session, player);
    let state = words::seat_state(session, player, model.phase, model.turn);
    let Score { wins, draws } = Score::of(model, player);
    widgets::paint_card(ui, rect, PlayerCard::RADIUS, accent(model, player, palette));
    let painter = ui.painter().clone();
    let card = PlayerCard::of(rect, !wins.is_empty(), !draws.is_empty(), lines);
    pictures.paint(&painter, K::piece(player), card.piece, 1.0);
    let line = |at, align, text: &str, font, colour, width| {
        widgets::line(&painter, at, align, text, font, colour, width);
    };
    let (text, weak) = (palette.text, palette.text_weak);
    let shown = widgets::readable(
        &painter,
        &name,
        (theme::strong, &PlayerCard::NAME),
        text,
        vec2(card.text_width, PlayerCard::NAME_HEIGHT),
    );
    let is_cut = shown.elided;
    // Two rows reach as far down as one would, to what stands below.
    let up = if shown.rows.len() > 1 { 4.0 } else { 0.0 };
    painter.galley(
        card.name - vec2(0.0, 0.5 * shown.size().y + up),
        shown,
        text,
    );
    let captured = model.captured().map(|counts| counts[player.index()]);
    let taken = if captured.is_some() {
        Captured::WIDTH
    } else {
        0.0
    };
    line(
        card.state,
        Align2::LEFT_CENTER,
        &state,
        theme::regular(13.5),
        weak,
        card.text_width - taken,
    );
    if let Some(count) = captured {
        captured_ui::<K>(
            &painter,
            pictures,
            player,
            &Captured::ending_at(card.captured),
            count,
        );
    }
    line(
        card.score,
        Align2::RIGHT_CENTER,
        &wins,
        theme::strong(24.0),
        text,
        PlayerCard::SCORE_WIDTH,
    );
    line(
        card.draws,
        Align2::RIGHT_CENTER,
        &draws,
        theme::regular(12.0),
        weak,
        PlayerCard::SCORE_WIDTH,
    );
    for (told, at) in found.iter().flat_map(|found| &found.lines).zip(card.report) {
        line(
            at,
            Align2::LEFT_CENTER,
            told,
            theme::regular(12.5),
            weak,
            card.report_width,
        );
    }
    let won = words::games_won(model.tally(), player);
    let told = found
        .as_ref()
        .map_or_else(String::new, |found| found.lines.join(". "));
    let state = words::seat_state_said(session, player, model.phase, model.turn);
    let captured = words::captured(captured);
    let label = format!(
        "{}: {name}, {state}{won}{captured}. {told}",
        words::side::<K>(player)
    );
    let card = widgets::name_region(ui, rect, ("card", player), &label);
    let figures = found.as_ref().map_or("", |found| &found.figures);
    tooltips::tip(
        &card,
        &card_tip(&[
            if is_cut { &name } else { "" },
            figures,
            captured.trim_start_matches(", "),
        ]),
    );
}

/// Shows how many of the opponent's pieces a player has captured.
fn captured_ui<K: BoardUi>(
    painter: &Painter,
    pictures: &mut Pictures<K::Picture>,
    player: Player,
    place: &Captured,
    count: u32,
) {
    let colour = Palette::of(painter.ctx()).text_weak;
    pictures.paint(painter, K::piece(player.other()), place.piece, 1.0);
    let text = format!("×{count}");
    widgets::line(
        painter,
        place.number,
        Align2::LEFT_CENTER,
        &text,
        theme::regular(13.0),
        colour,
        Captured::WIDTH,
    );
}

/// Returns what a tooltip tells of a card: those of these lines that there are.
fn card_tip(lines: &[&str]) -> String {
    let lines: Vec<String> = lines
        .iter()
        .filter(|line| !line.is_empty())
        .map(|line| words::capital(line))
        .collect();
    lines.join("\n")
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
    let Score { wins, draws } = Score::of(model, player);
    let found = model.reports[player.index()]
        .as_ref()
        .filter(|_| model.ended().is_none())
        .and_then(words::found_briefly::<K>);
    let captured = model.captured().map(|counts| counts[player.index()]);
    let has_below = found.is_some() || captured.is_some();
    let card = SmallCard::of(rect, !wins.is_empty(), !draws.is_empty(), has_below);
    pictures.paint(ui.painter(), K::piece(player), card.piece, 1.0);
    if let Some(count) = captured {
        captured_ui::<K>(
            ui.painter(),
            pictures,
            player,
            &Captured::from(card.found),
            count,
        );
    }
    let (painter, colour) = (ui.painter(), palette.text);
    if let Some(found) = found.filter(|_| captured.is_none()) {
        // Where there is no room for all of it, "stands" goes without saying.
        let font = theme::regular(12.0);
        let found = widgets::first_that_fits(
            painter,
            [&found, found.trim_start_matches("stands ")],
            &font,
            card.name_width,
        );
        widgets::line(
            painter,
            card.found,
            Align2::LEFT_CENTER,
            found,
            font,
            palette.text_weak,
            card.name_width,
        );
    }
    let font = theme::strong(14.0);
    // All computers have the same last word, which there is no room for.
    let computer = model.session.seat(player).computer();
    let usual = if computer.is_some() {
        words::without_computer(&name)
    } else {
        &name
    };
    let brief = computer.map_or_else(|| name.clone(), Level::short_name);
    let shown = widgets::first_that_fits(painter, [usual, &brief], &font, card.name_width);
    // A player's name may need two rows.
    let ways = if has_below {
        &SmallCard::NAME[..1]
    } else {
        &SmallCard::NAME[..]
    };
    let shown = widgets::readable(
        painter,
        shown,
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
        &wins,
        theme::strong(16.0),
        colour,
        SmallCard::SCORE_WIDTH,
    );
    let (font, weak) = (theme::regular(11.5), palette.text_weak);
    widgets::line(
        painter,
        card.draws,
        Align2::RIGHT_CENTER,
        &draws,
        font,
        weak,
        SmallCard::SCORE_WIDTH,
    );
    let state = words::seat_state_said(model.session, player, model.phase, model.turn);
    let won = words::games_won(model.tally(), player);
    let captured = words::captured(captured);
    let label = format!(
        "{}: {name}, {state}{won}{captured}",
        words::side::<K>(player)
    );
    let response = widgets::name_region(ui, rect, ("card", player), &label);
    tooltips::tip(
        &response,
        &card_tip(&[
            if is_cut { &name } else { "" },
            captured.trim_start_matches(", "),
        ]),
    );
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

/// The running score on a player's card.
struct Score {
    /// The player's wins, once there has been a game to win.
    wins: String,
    /// The draws, once there has been one.
    draws: String,
}

impl Score {
    /// Returns the score of a player.
    fn of<K: GameKind + BoardUi>(model: &Model<'_, K>, player: Player) -> Self {
        let tally = model.tally();
        let wins = if tally.games() == 0 {
            String::new()
        } else {
            tally.wins(player).to_string()
        };
        Self {
            wins,
            draws: words::draws(tally),
        }
    }
}
