//! The counts on a player's card: captured pieces of the opponent, and the player's own pieces or
//! points.

use egui::{Align2, Painter, Pos2};

use super::measures::Captured;
use crate::app::contract::board::BoardUi;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::widgets;
use crate::app::screens::model::Model;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::text;

/// The font size.
const TYPE: f32 = 12.5;

pub struct Counts {
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

    /// Returns whether there is nothing to show.
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
