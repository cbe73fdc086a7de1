//! An offscreen canvas: an egui context of its own, whose shapes are rasterized on the CPU.

use egui::{Context, Pos2, RawInput, Rect, Theme, Ui, ViewportId, vec2};

use super::raster::{self, Textures};
use crate::app::contract::table::PictureLook;
use crate::app::theme::{self, Palette};
use crate::storage::picture::Pixels;
use crate::words;

/// An offscreen canvas and its textures.
pub struct Canvas {
    ctx: Context,
    textures: Textures,
}

impl Canvas {
    /// Returns a canvas with the colours of a look, and switches this thread to the language of the
    /// look.
    pub fn new(look: PictureLook) -> Self {
        words::set_language(look.language);
        let ctx = Context::default();
        theme::install(&ctx);
        ctx.set_theme(if look.dark { Theme::Dark } else { Theme::Light });
        theme::set_colours(&ctx, look.colours);
        Self {
            ctx,
            textures: Textures::default(),
        }
    }

    /// Paints a picture of this size in pixels, at this many pixels a point.
    pub fn paint(
        &mut self,
        [width, height]: [u16; 2],
        pixels_per_point: f32,
        mut show: impl FnMut(&mut Ui),
    ) -> Pixels {
        let size = vec2(f32::from(width), f32::from(height)) / pixels_per_point;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            time: Some(0.0),
            ..RawInput::default()
        };
        input
            .viewports
            .entry(ViewportId::ROOT)
            .or_default()
            .native_pixels_per_point = Some(pixels_per_point);
        let mut output = self.ctx.clone().run_ui(input, |ui| show(ui));
        self.textures.apply(&mut output.textures_delta);
        let primitives = self
            .ctx
            .tessellate(std::mem::take(&mut output.shapes), pixels_per_point);
        let ground = Palette::of(&self.ctx).ground_bottom;
        let mut picture = Pixels::filled(width, height, [ground.r(), ground.g(), ground.b()]);
        raster::paint(&mut picture, &self.textures, &primitives, pixels_per_point);
        picture
    }
}
