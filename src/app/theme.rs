//! The theme of the window: colours, type and measures, in one place.

pub(super) mod easing;
pub(super) mod fonts;
mod palette;
mod schemes;

use egui::{
    self, Color32, Context, CornerRadius, FontFamily, FontId, Frame, Id, Rect, Stroke, Style,
    TextStyle, Theme, UiKind, UiStackInfo, Visuals, style::ScrollFadeStyle, vec2,
};

use self::fonts::STRONG;
pub use self::palette::{Ink, Look, Palette};
use crate::storage::Colours;

/// The key of the current set of colours in the memory of the context.
const COLOURS: &str = "colours";

impl Palette {
    /// Returns the current colours.
    #[must_use]
    pub fn of(ctx: &Context) -> &'static Self {
        let is_dark = match ctx.theme() {
            Theme::Dark => true,
            Theme::Light => false,
        };
        Self::of_look(Look { is_dark, colours: colours(ctx) })
    }

    #[must_use]
    pub const fn of_look(look: Look) -> &'static Self {
        schemes::of(look)
    }
}

fn colours(ctx: &Context) -> Colours {
    ctx.data(|data| data.get_temp(Id::unique(COLOURS))).unwrap_or_default()
}

/// Switches to a set of colours, unless it is the current one.
pub fn set_colours(ctx: &Context, chosen: Colours) {
    if colours(ctx) != chosen {
        ctx.data_mut(|data| data.insert_temp(Id::unique(COLOURS), chosen));
        set_styles(ctx, chosen);
    }
}

/// The key of whether pieces have their star or ring in the memory of the context.
const EMBLEMS: &str = "emblems";

/// Returns whether pieces have a star or a ring, which tell the sides apart without their colours.
#[must_use]
pub fn has_emblems(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique(EMBLEMS))).unwrap_or(true)
}

pub fn set_emblems(ctx: &Context, has_emblems: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(EMBLEMS), has_emblems));
}

/// Sets the light and the dark style of the context in a set of colours.
fn set_styles(ctx: &Context, colours: Colours) {
    for (theme, is_dark) in [(Theme::Dark, true), (Theme::Light, false)] {
        ctx.set_style_of(theme, style(theme, Palette::of_look(Look { is_dark, colours })));
    }
}

/// Returns the colour of the background at a point, with coordinates from 0 to 1: a gradient from
/// top to bottom, a soft light at the upper middle, and a shade in the corners.
#[must_use]
pub fn ground_at(palette: &Palette, right: f32, down: f32) -> Color32 {
    let slope = palette.ground_top.lerp_to_gamma(palette.ground_bottom, down);
    let distance = vec2((right - 0.42) / 0.62, (down - 0.34) / 0.72).length();
    let lit = slope.lerp_to_gamma(palette.ground_glow, 0.30 * (1.0 - easing::smooth(distance)));
    lit.lerp_to_gamma(palette.ground_shade, 0.42 * easing::smooth(distance - 0.45))
}

/// Returns the information on which background the parts of a screen lie, so that scrolled areas
/// fade into it at their edges.
#[must_use]
pub fn ground(colour: Color32) -> UiStackInfo {
    UiStackInfo::new(UiKind::Frame).with_frame(Frame::new().fill(colour))
}

/// Paints the window's background over `rect`.
pub fn paint_ground(painter: &egui::Painter, rect: Rect, palette: &Palette) {
    /// The number of squares of the mesh, across and down: enough that the light looks round.
    const STEPS: [u8; 2] = [12, 10];
    let mut mesh = egui::Mesh::default();
    for down in 0..=STEPS[1] {
        for right in 0..=STEPS[0] {
            let (right, down) =
                (f32::from(right) / f32::from(STEPS[0]), f32::from(down) / f32::from(STEPS[1]));
            mesh.colored_vertex(
                rect.lerp_inside(vec2(right, down)),
                ground_at(palette, right, down),
            );
        }
    }
    let across = u32::from(STEPS[0]) + 1;
    for down in 0..u32::from(STEPS[1]) {
        for right in 0..u32::from(STEPS[0]) {
            let corner = down * across + right;
            mesh.add_triangle(corner, corner + 1, corner + across);
            mesh.add_triangle(corner + 1, corner + across + 1, corner + across);
        }
    }
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

/// Installs the fonts and both styles in the context; the user or the system chooses between the
/// styles.
pub fn install(ctx: &Context) {
    fonts::install(ctx);
    set_styles(ctx, colours(ctx));
}

/// Returns the style of a theme for the widgets used from egui: sliders, fields, scroll bars,
/// tooltips.
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
    style.spacing.item_spacing = vec2(8.0, 8.0);
    style.spacing.slider_width = 160.0;
    style.spacing.interact_size.y = 28.0;
    // A scrolled area shows its bar before it is touched, and fades at its edge.
    style.spacing.scroll = egui::style::ScrollStyle {
        foreground_color: true,
        floating_width: 4.0,
        ..egui::style::ScrollStyle::thin()
    };
    style.spacing.scroll.fade = ScrollFadeStyle { strength: 0.92, size: 30.0 };
    style.spacing.scroll.dormant_handle_opacity = 0.5;
    style.spacing.scroll.active_handle_opacity = 0.7;
    style.interaction.tooltip_delay = 0.7;
    style.interaction.selectable_labels = false;
    paint_widgets(&mut style.visuals, palette);
    style
}

/// Sets the colours and corners of egui's own widgets.
fn paint_widgets(visuals: &mut Visuals, palette: &Palette) {
    let corner = CornerRadius::same(8);
    visuals.override_text_color = Some(palette.text);
    // A blinking caret would draw frames for as long as a field is open.
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
    // Selected text keeps the colour of text, so it must not be on an accent of the same colour.
    visuals.selection.bg_fill = if palette.is_contrast() { palette.chosen } else { palette.accent };
    visuals.selection.stroke =
        Stroke::new(1.0, if palette.is_contrast() { palette.text } else { palette.on_accent });
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
    // The rail of a slider, which is filled up to its knob.
    visuals.widgets.inactive.bg_fill = palette.outline;
    visuals.slider_trailing_fill = true;
}

/// Returns a colour as text on every ground of a look: as it is, or nearer to that of other text,
/// so that it can be read.
#[must_use]
pub fn as_text(colour: Color32, palette: &Palette) -> Color32 {
    let grounds = [palette.ground_top, palette.ground_bottom, palette.card];
    let can_be_read = |colour: &Color32| {
        let mut grounds = grounds.iter();
        grounds.all(|&ground| contrast(*colour, ground) >= 4.5)
    };
    (0..=10_u8)
        .map(|step| colour.lerp_to_gamma(palette.text, f32::from(step) / 10.0))
        .find(can_be_read)
        .unwrap_or(palette.text)
}

/// Returns the relative luminance of a colour (WCAG 2.2).
fn luminance(colour: Color32) -> f32 {
    let linear = egui::Rgba::from(colour);
    0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
}

/// Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
#[must_use]
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::Player;

    /// Returns the least contrast in a look, of text and of everything else.
    fn least(look: Look) -> (f32, f32) {
        if look.is_contrast() { (7.0, 4.5) } else { (4.5, 3.0) }
    }

    #[test]
    fn text_can_be_read_on_every_ground_of_every_look() {
        for look in Look::all() {
            let (palette, (text, _)) = (Palette::of_look(look), least(look));
            let steps =
                (0..=100_u8).map(|step| (f32::from(step % 10) / 9.0, f32::from(step / 10) / 10.0));
            let window = steps.map(|(right, down)| ground_at(palette, right, down));
            let grounds = [
                palette.card,
                palette.inset,
                palette.chosen,
                palette.button,
                palette.button_hover,
                palette.button_down,
            ];
            for ground in window.chain(grounds) {
                for ink in [palette.text, palette.text_weak] {
                    let ratio = contrast(ink, ground);
                    // A button shows its key in weak text, which stays the same under the pointer.
                    let is_held = ground == palette.button_down
                        && ink == palette.text_weak
                        && !look.is_contrast();
                    let least = if is_held { 3.0 } else { text };
                    assert!(ratio >= least, "{look:?}: {ink:?} on {ground:?}: {ratio}");
                }
            }
            for ink in [palette.win, palette.draw, palette.loss] {
                let ratio = contrast(ink.text, ink.ground);
                assert!(ratio >= text, "{look:?}: {ink:?}: {ratio}");
            }
            assert!(contrast(palette.on_accent, palette.accent) >= text, "{look:?}");
        }
    }

    #[test]
    fn edges_stand_out_in_every_look() {
        for look in Look::all() {
            let (palette, (_, other)) = (Palette::of_look(look), least(look));
            for player in Player::BOTH {
                let ratio = contrast(palette.player(player), palette.card);
                assert!(ratio >= other, "{look:?}: {player:?}: {ratio}");
            }
            for ground in [
                ground_at(palette, 0.42, 0.34),
                palette.ground_top,
                palette.ground_bottom,
                palette.card,
            ] {
                assert!(
                    contrast(palette.focus, ground) >= other,
                    "{look:?}: the focus on {ground:?}"
                );
                let ratio = contrast(palette.outline, ground);
                assert!(ratio >= 3.0, "{look:?}: buttons on {ground:?}: {ratio}");
                let ratio = contrast(palette.text_off, ground);
                assert!(ratio >= 4.5, "{look:?}: text on {ground:?}: {ratio}");
            }
            if look.is_contrast() {
                assert!(
                    contrast(palette.outline, palette.card) >= 7.0
                        && contrast(palette.card_edge, palette.ground_top) >= 7.0
                );
                assert!(palette.focus_width >= 4.0);
            }
        }
    }

    #[test]
    fn the_ground_is_lighter_in_the_middle_than_in_its_corners() {
        for look in Look::all().filter(|look| !look.is_contrast()) {
            let palette = Palette::of_look(look);
            let middle = luminance(ground_at(palette, 0.42, 0.34));
            for (right, down) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
                let corner = luminance(ground_at(palette, right, down));
                assert!(
                    corner < middle,
                    "{look:?}: {corner} at {right}, {down}, {middle} in the middle"
                );
            }
        }
    }
}
