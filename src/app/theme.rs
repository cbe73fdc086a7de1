//! Colours, type and measures: what makes the two themes, in one place.

use std::sync::Arc;

use egui::epaint::Shadow;
use egui::{
    self, Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Rect, Stroke, Style, TextStyle, Theme,
    Visuals,
};

use crate::core::game::Player;
use crate::core::verdict::Verdict;

/// The semibold face; the regular one is [`FontFamily::Proportional`].
const STRONG: &str = "semibold";

/// The colours of a theme.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Whether light text stands on dark ground.
    pub is_dark: bool,
    /// The window's ground, at its top.
    pub ground_top: Color32,
    /// The window's ground, at its bottom.
    pub ground_bottom: Color32,
    /// Cards and dialogs.
    pub card: Color32,
    /// The hairline around a card.
    pub card_edge: Color32,
    /// A row or a field on a card.
    pub inset: Color32,
    /// The chosen row of a list.
    pub chosen: Color32,
    /// Buttons at rest.
    pub button: Color32,
    /// Buttons under the pointer.
    pub button_hover: Color32,
    /// Buttons held down.
    pub button_down: Color32,
    /// Text that is read first.
    pub text: Color32,
    /// Text that is read second; at least 4.5:1 on every ground it stands on.
    pub text_weak: Color32,
    /// Text on the one prominent button.
    pub on_accent: Color32,
    /// The one prominent button, links, sliders.
    pub accent: Color32,
    /// The accent under the pointer.
    pub accent_hover: Color32,
    /// The ring around what has the keyboard's attention.
    pub focus: Color32,
    /// The wall behind the plate, seen through the holes.
    pub hole: Color32,
    /// The shadow that the plate throws on the ground.
    pub plate_shadow: Color32,
    /// What is won: text on its ground.
    pub win: Ink,
    /// What is drawn.
    pub draw: Ink,
    /// What is lost.
    pub loss: Ink,
}

/// A colour of text or signs, and the ground under it.
#[derive(Clone, Copy, Debug)]
pub struct Ink {
    /// The text.
    pub text: Color32,
    /// The ground; at least 4.5:1 to the text.
    pub ground: Color32,
}

impl Ink {
    const fn new(text: [u8; 3], ground: [u8; 3]) -> Self {
        Self { text: Color32::from_rgb(text[0], text[1], text[2]), ground: Color32::from_rgb(ground[0], ground[1], ground[2]) }
    }
}

/// The plate, at its top: the same in both themes, and at least 3:1 to either coin.
pub const PLATE_TOP: Color32 = Color32::from_rgb(0x1A, 0x3D, 0x90);
/// The plate, at its bottom.
pub const PLATE_BOTTOM: Color32 = Color32::from_rgb(0x13, 0x2C, 0x6C);

const DARK: Palette = Palette {
    is_dark: true,
    ground_top: Color32::from_rgb(0x1B, 0x26, 0x42),
    ground_bottom: Color32::from_rgb(0x0B, 0x10, 0x20),
    card: Color32::from_rgb(0x1B, 0x26, 0x40),
    card_edge: Color32::from_rgb(0x2A, 0x37, 0x57),
    inset: Color32::from_rgb(0x22, 0x2F, 0x4E),
    chosen: Color32::from_rgb(0x2C, 0x3D, 0x66),
    button: Color32::from_rgb(0x26, 0x34, 0x5B),
    button_hover: Color32::from_rgb(0x31, 0x43, 0x73),
    button_down: Color32::from_rgb(0x20, 0x2C, 0x4D),
    text: Color32::from_rgb(0xF3, 0xF6, 0xFD),
    text_weak: Color32::from_rgb(0xA6, 0xB2, 0xCE),
    on_accent: Color32::WHITE,
    accent: Color32::from_rgb(0x2F, 0x6A, 0xE8),
    accent_hover: Color32::from_rgb(0x3F, 0x7A, 0xF2),
    focus: Color32::from_rgb(0x8F, 0xB8, 0xFF),
    hole: Color32::from_rgb(0x0C, 0x13, 0x25),
    plate_shadow: Color32::from_black_alpha(130),
    win: Ink::new([0x34, 0xD6, 0xA4], [0x14, 0x3B, 0x40]),
    draw: Ink::new([0xB9, 0xC5, 0xE2], [0x2A, 0x37, 0x57]),
    loss: Ink::new([0xF4, 0x8F, 0xC0], [0x3D, 0x23, 0x44]),
};

const LIGHT: Palette = Palette {
    is_dark: false,
    ground_top: Color32::from_rgb(0xFB, 0xF9, 0xF3),
    ground_bottom: Color32::from_rgb(0xE9, 0xE2, 0xD3),
    card: Color32::from_rgb(0xFF, 0xFE, 0xFA),
    card_edge: Color32::from_rgb(0xE6, 0xE0, 0xD2),
    inset: Color32::from_rgb(0xF4, 0xF0, 0xE6),
    chosen: Color32::from_rgb(0xE1, 0xE8, 0xFA),
    button: Color32::from_rgb(0xE3, 0xDB, 0xC9),
    button_hover: Color32::from_rgb(0xD8, 0xCF, 0xBA),
    button_down: Color32::from_rgb(0xCC, 0xC2, 0xAA),
    text: Color32::from_rgb(0x18, 0x1F, 0x33),
    text_weak: Color32::from_rgb(0x4E, 0x55, 0x69),
    on_accent: Color32::WHITE,
    accent: Color32::from_rgb(0x24, 0x58, 0xCC),
    accent_hover: Color32::from_rgb(0x1C, 0x4A, 0xB2),
    focus: Color32::from_rgb(0x1C, 0x4A, 0xB2),
    hole: Color32::from_rgb(0xE7, 0xE1, 0xD3),
    plate_shadow: Color32::from_black_alpha(70),
    win: Ink::new([0x0B, 0x6B, 0x50], [0xD6, 0xF0, 0xE4]),
    draw: Ink::new([0x4E, 0x55, 0x69], [0xE9, 0xE4, 0xD8]),
    loss: Ink::new([0xA3, 0x25, 0x6B], [0xFB, 0xE3, 0xF0]),
};

impl Palette {
    /// Returns the colours of the theme that is on.
    #[must_use]
    pub fn of(ctx: &Context) -> &'static Self {
        match ctx.theme() {
            Theme::Dark => &DARK,
            Theme::Light => &LIGHT,
        }
    }

    /// Returns the colours of the dark theme or of the light one.
    #[must_use]
    pub const fn of_theme(dark: bool) -> &'static Self {
        if dark { &DARK } else { &LIGHT }
    }

    /// Returns the colours of a verdict.
    #[must_use]
    pub const fn verdict(&self, verdict: Verdict) -> Ink {
        match verdict {
            Verdict::Win(_) => self.win,
            Verdict::Draw | Verdict::Estimate(_) => self.draw,
            Verdict::Loss(_) => self.loss,
        }
    }

    /// Returns the shadow under a card.
    #[must_use]
    pub const fn card_shadow(&self) -> Shadow {
        let alpha = if self.is_dark { 70 } else { 28 };
        Shadow { offset: [0, 3], blur: 12, spread: 0, color: Color32::from_black_alpha(alpha) }
    }

    /// Returns the accent of a player on cards: the edge of the card whose turn it is.
    #[must_use]
    pub const fn player(&self, player: Player) -> Color32 {
        match (player, self.is_dark) {
            (Player::First, true) => Color32::from_rgb(0xF2, 0x4A, 0x42),
            (Player::First, false) => Color32::from_rgb(0xD9, 0x2D, 0x2A),
            (Player::Second, true) => Color32::from_rgb(0xF5, 0xBE, 0x2C),
            (Player::Second, false) => Color32::from_rgb(0xB9, 0x7D, 0x00),
        }
    }
}

/// Paints the ground of the window over `rect`: a slope of colour from top to bottom.
pub fn paint_ground(painter: &egui::Painter, rect: Rect, palette: &Palette) {
    let mut mesh = egui::Mesh::default();
    mesh.colored_vertex(rect.left_top(), palette.ground_top);
    mesh.colored_vertex(rect.right_top(), palette.ground_top);
    mesh.colored_vertex(rect.left_bottom(), palette.ground_bottom);
    mesh.colored_vertex(rect.right_bottom(), palette.ground_bottom);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 3, 2);
    painter.add(mesh);
}

/// Returns the regular face at a size in points.
#[must_use]
pub const fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Returns the semibold face at a size in points.
#[must_use]
pub fn strong(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(STRONG.into()))
}

/// Gives the context our faces and both our styles; which of the two is on, the person or the system decides.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    for (theme, palette) in [(Theme::Dark, &DARK), (Theme::Light, &LIGHT)] {
        ctx.set_style_of(theme, style(theme, palette));
    }
}

/// Returns Inter in two weights.
fn fonts() -> FontDefinitions {
    let regular: &[u8] = include_bytes!("../../assets/fonts/Inter-Regular.otf");
    let semibold: &[u8] = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");
    let mut fonts = FontDefinitions::empty();
    fonts.font_data.insert("Inter".into(), Arc::new(FontData::from_static(regular)));
    fonts.font_data.insert("Inter semibold".into(), Arc::new(FontData::from_static(semibold)));
    fonts.families.insert(FontFamily::Proportional, vec!["Inter".into()]);
    fonts.families.insert(FontFamily::Monospace, vec!["Inter".into()]);
    fonts.families.insert(FontFamily::Name(STRONG.into()), vec!["Inter semibold".into(), "Inter".into()]);
    fonts
}

/// Returns the style of a theme for the few widgets of egui's own that we use: sliders, fields, scroll bars, tooltips.
fn style(theme: Theme, palette: &Palette) -> Style {
    let mut style = Style { visuals: theme.default_visuals(), ..Style::default() };
    style.text_styles = [
        (TextStyle::Small, regular(12.0)),
        (TextStyle::Body, regular(15.0)),
        (TextStyle::Button, strong(15.0)),
        (TextStyle::Heading, strong(22.0)),
        (TextStyle::Monospace, regular(15.0)),
    ]
    .into();
    style.spacing.item_spacing = egui::vec2(8.0, 8.0);
    style.spacing.slider_width = 160.0;
    style.spacing.interact_size.y = 28.0;
    // Bars that can be seen before they are touched: a dialog in a small window must show that there is more of it.
    style.spacing.scroll = egui::style::ScrollStyle::thin();
    style.interaction.tooltip_delay = 0.4;
    style.interaction.selectable_labels = false;
    paint_widgets(&mut style.visuals, palette);
    style
}

/// Gives egui's own widgets our colours and corners.
fn paint_widgets(visuals: &mut Visuals, palette: &Palette) {
    let corner = CornerRadius::same(8);
    visuals.override_text_color = Some(palette.text);
    // A blinking caret would draw a frame, and another, for as long as a field is open.
    visuals.text_cursor.blink = false;
    visuals.weak_text_color = Some(palette.text_weak);
    visuals.panel_fill = palette.ground_bottom;
    visuals.window_fill = palette.card;
    visuals.window_stroke = Stroke::new(1.0, palette.card_edge);
    visuals.window_corner_radius = CornerRadius::same(16);
    visuals.menu_corner_radius = CornerRadius::same(12);
    visuals.window_shadow = palette.card_shadow();
    visuals.popup_shadow = palette.card_shadow();
    visuals.extreme_bg_color = palette.inset;
    visuals.faint_bg_color = palette.inset;
    visuals.hyperlink_color = palette.accent;
    visuals.selection.bg_fill = palette.accent;
    visuals.selection.stroke = Stroke::new(1.0, palette.on_accent);
    for (widget, fill) in [
        (&mut visuals.widgets.noninteractive, palette.card),
        (&mut visuals.widgets.inactive, palette.button),
        (&mut visuals.widgets.hovered, palette.button_hover),
        (&mut visuals.widgets.active, palette.button_down),
        (&mut visuals.widgets.open, palette.button_hover),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, palette.card_edge);
        widget.fg_stroke = Stroke::new(1.5, palette.text);
        widget.corner_radius = corner;
        widget.expansion = 0.0;
    }
}

/// Returns the relative luminance of a colour (WCAG 2.2).
#[cfg(test)]
fn luminance(colour: Color32) -> f32 {
    let linear = egui::Rgba::from(colour);
    0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
}

/// Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
#[cfg(test)]
#[must_use]
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::connect4::coin;

    #[test]
    fn coins_stand_out_from_the_plate() {
        for player in Player::BOTH {
            for plate in [PLATE_TOP, PLATE_BOTTOM] {
                let ratio = contrast(coin::face(player), plate);
                assert!(ratio >= 3.0, "{player:?} on {plate:?}: {ratio}");
            }
        }
    }

    #[test]
    fn text_can_be_read_on_every_ground() {
        for palette in [&DARK, &LIGHT] {
            for ground in [palette.ground_top, palette.ground_bottom, palette.card, palette.inset, palette.chosen, palette.button]
            {
                for text in [palette.text, palette.text_weak] {
                    let ratio = contrast(text, ground);
                    assert!(ratio >= 4.5, "{text:?} on {ground:?}: {ratio}");
                }
            }
            for ink in [palette.win, palette.draw, palette.loss] {
                let ratio = contrast(ink.text, ink.ground);
                assert!(ratio >= 4.5, "{ink:?}: {ratio}");
            }
            assert!(contrast(palette.on_accent, palette.accent) >= 4.5);
            for player in Player::BOTH {
                assert!(contrast(palette.player(player), palette.card) >= 3.0);
            }
        }
    }
}
