//! The colour palette of the window: a named colour for each purpose.

use egui::Color32;
use egui::epaint::Shadow;

use crate::core::game::Player;
use crate::core::verdict::Verdict;
use crate::storage::Colours;

/// A choice of colours: a set, and its light or dark variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// Whether text is light on a dark background.
    pub is_dark: bool,
    pub colours: Colours,
}

impl Look {
    pub fn all() -> impl Iterator<Item = Self> {
        Colours::ALL
            .into_iter()
            .flat_map(|colours| [false, true].map(|is_dark| Self { is_dark, colours }))
    }

    #[must_use]
    pub const fn is_contrast(self) -> bool {
        matches!(self.colours, Colours::Contrast)
    }

    /// Returns the variant for this look; each set has a dark and a light one, in that order.
    #[must_use]
    pub const fn pick<T>(
        self,
        cobalt: [&'static T; 2],
        walnut: [&'static T; 2],
        contrast: [&'static T; 2],
    ) -> &'static T {
        let [dark, light] = match self.colours {
            Colours::Cobalt => cobalt,
            Colours::Walnut => walnut,
            Colours::Contrast => contrast,
        };
        if self.is_dark { dark } else { light }
    }
}

/// The colours of a look.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Whether text is light on a dark background.
    pub is_dark: bool,
    pub colours: Colours,
    /// The window's background at the top.
    pub ground_top: Color32,
    /// The window's background at the bottom.
    pub ground_bottom: Color32,
    /// The tint of the background where the light falls on it.
    pub ground_glow: Color32,
    /// The tint of the background in the corners.
    pub ground_shade: Color32,
    /// Cards and dialogs.
    pub card: Color32,
    /// The hairline around a card.
    pub card_edge: Color32,
    /// A row or a field on a card.
    pub inset: Color32,
    /// The chosen row of a list.
    pub chosen: Color32,
    pub button: Color32,
    /// Buttons under the pointer.
    pub button_hover: Color32,
    pub button_down: Color32,
    /// The edge of buttons and fields; at least 3:1 to every ground they stand on.
    pub outline: Color32,
    /// The edge of buttons that cannot be pressed now.
    pub outline_off: Color32,
    /// The text of buttons that cannot be pressed now.
    pub text_off: Color32,
    pub text: Color32,
    /// Secondary text; at least 4.5:1 on every background.
    pub text_weak: Color32,
    /// Text on the prominent button.
    pub on_accent: Color32,
    /// The prominent button, links, sliders.
    pub accent: Color32,
    /// The accent under the pointer.
    pub accent_hover: Color32,
    pub focus: Color32,
    /// The width of the focus ring, in points.
    pub focus_width: f32,
    pub plate_shadow: Color32,
    /// The alpha of the shadow under a card.
    pub card_shade: u8,
    /// The players' colours on cards; at least 3:1 on them.
    pub players: [Color32; 2],
    pub win: Ink,
    pub draw: Ink,
    pub loss: Ink,
}

/// A colour of text or signs, and the background under it.
#[derive(Clone, Copy, Debug)]
pub struct Ink {
    pub text: Color32,
    /// The background; at least 4.5:1 to the text.
    pub ground: Color32,
}

impl Ink {
    /// Returns the ink with these bytes.
    #[must_use]
    pub const fn new(text: [u8; 3], ground: [u8; 3]) -> Self {
        Self {
            text: Color32::from_rgb(text[0], text[1], text[2]),
            ground: Color32::from_rgb(ground[0], ground[1], ground[2]),
        }
    }
}

impl Palette {
    #[must_use]
    pub const fn look(&self) -> Look {
        Look { is_dark: self.is_dark, colours: self.colours }
    }

    #[must_use]
    pub const fn button_fill(&self, is_hovered: bool) -> Color32 {
        if is_hovered { self.button_hover } else { self.button }
    }

    /// Returns the edge of a small picture of a board: none, except with high contrast.
    #[must_use]
    pub const fn picture_edge(&self) -> Color32 {
        if self.is_contrast() { self.outline } else { Color32::TRANSPARENT }
    }

    #[must_use]
    pub const fn is_contrast(&self) -> bool {
        self.look().is_contrast()
    }

    #[must_use]
    pub const fn verdict(&self, verdict: Verdict) -> Ink {
        match verdict {
            Verdict::Win(_) => self.win,
            Verdict::Draw | Verdict::Estimate(_) => self.draw,
            Verdict::Loss(_) => self.loss,
        }
    }

    #[must_use]
    pub const fn card_shadow(&self) -> Shadow {
        Shadow {
            offset: [0, 3],
            blur: 12,
            spread: 0,
            color: Color32::from_black_alpha(self.card_shade),
        }
    }

    /// Returns the accent of a player on cards: the edge of the card whose turn it is.
    #[must_use]
    pub const fn player(&self, player: Player) -> Color32 {
        self.players[player.index()]
    }
}
