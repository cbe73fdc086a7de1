//! A software rasterizer for the triangles that egui makes of its shapes.
//!
//! The arithmetic is that of egui's own painters: colours are multiplied and blended as
//! premultiplied bytes, textures are interpolated, and a pixel belongs to a triangle if its centre
//! does. So the picture looks like the window.

use std::collections::HashMap;

use egui::epaint::textures::TexturesDelta;
use egui::epaint::{ClippedPrimitive, ImageData, Mesh, Primitive, Vertex};
use egui::{Color32, ColorImage, Pos2, Rect, TextureId};

use crate::storage::picture::Pixels;

/// The number of subpixel steps in a pixel for corners of triangles.
const FINE: f32 = 256.0;
/// The centre of a pixel, in those steps.
const MIDDLE: i64 = 128;

#[derive(Default)]
pub struct Textures {
    images: HashMap<TextureId, ColorImage>,
}

impl Textures {
    /// Applies the changes of a frame.
    pub fn apply(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in std::mem::take(&mut delta.set) {
            for change in changes {
                let ImageData::Color(image) = change.image;
                match change.pos {
                    None => {
                        self.images.insert(id, std::sync::Arc::unwrap_or_clone(image));
                    }
                    Some(corner) => {
                        if let Some(whole) = self.images.get_mut(&id) {
                            patch(whole, &image, corner);
                        }
                    }
                }
            }
        }
        for id in std::mem::take(&mut delta.free) {
            self.images.remove(&id);
        }
    }
}

/// Copies an image into a larger one, clipped to it.
fn patch(whole: &mut ColorImage, part: &ColorImage, [left, top]: [usize; 2]) {
    let [width, _] = whole.size;
    let columns = part.size[0].min(width.saturating_sub(left));
    for (row, pixels) in part.pixels.chunks(part.size[0].max(1)).enumerate() {
        let start = (top + row) * width + left;
        if let Some(place) = whole.pixels.get_mut(start..start + columns) {
            place.copy_from_slice(&pixels[..columns]);
        }
    }
}

/// Paints the meshes that a context has tessellated, at this many pixels a point.
pub fn paint(
    picture: &mut Pixels,
    textures: &Textures,
    primitives: &[ClippedPrimitive],
    pixels_per_point: f32,
) {
    for ClippedPrimitive { clip_rect, primitive } in primitives {
        match primitive {
            Primitive::Mesh(mesh) => {
                if let Some(texture) = textures.images.get(&mesh.texture_id) {
                    let clip = Clip::of(*clip_rect, picture, pixels_per_point);
                    paint_mesh(picture, texture, mesh, clip, pixels_per_point);
                }
            }
            // Code for a graphics card, which nothing here uses.
            Primitive::Callback(_) => {}
        }
    }
}

/// The clipped part of a picture: from the first pixel up to and excluding the second.
#[derive(Clone, Copy)]
struct Clip {
    columns: [i64; 2],
    rows: [i64; 2],
}

impl Clip {
    /// Returns the pixels of a rectangle that lie in a picture.
    fn of(rect: Rect, picture: &Pixels, pixels_per_point: f32) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "clamped to the picture")]
        let place = |points: f32, most: u16| {
            (points * pixels_per_point).round().clamp(0.0, f32::from(most)) as i64
        };
        Self {
            columns: [rect.left(), rect.right()].map(|points| place(points, picture.width())),
            rows: [rect.top(), rect.bottom()].map(|points| place(points, picture.height())),
        }
    }
}

/// Paints the triangles of a mesh in their order.
fn paint_mesh(
    picture: &mut Pixels,
    texture: &ColorImage,
    mesh: &Mesh,
    clip: Clip,
    pixels_per_point: f32,
) {
    for corners in mesh.indices.chunks_exact(3) {
        let corner = |index: usize| {
            usize::try_from(corners[index]).ok().and_then(|at| mesh.vertices.get(at))
        };
        if let (Some(one), Some(two), Some(three)) = (corner(0), corner(1), corner(2)) {
            paint_triangle(picture, texture, [one, two, three], clip, pixels_per_point);
        }
    }
}

/// A corner on the subpixel grid.
type Corner = [i64; 2];

/// Returns twice the signed area of the triangle of a point and an edge: the sign is the side of
/// the edge.
const fn side([x, y]: Corner, from: Corner, to: Corner) -> i64 {
    (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
}

/// Returns whether a pixel whose centre lies exactly on an edge belongs to the triangle, so that
/// exactly one of two neighbours owns it.
const fn owns_edge(from: Corner, to: Corner) -> bool {
    (from[1] == to[1] && to[0] > from[0]) || to[1] < from[1]
}

fn paint_triangle(
    picture: &mut Pixels,
    texture: &ColorImage,
    mut corners: [&Vertex; 3],
    clip: Clip,
    pixels_per_point: f32,
) {
    #[expect(clippy::cast_possible_truncation, reason = "places on a picture")]
    let place =
        |at: Pos2| [at.x, at.y].map(|points| (points * pixels_per_point * FINE).round() as i64);
    let mut at = corners.map(|corner| place(corner.pos));
    let mut area = side(at[2], at[0], at[1]);
    if area == 0 {
        return;
    }
    if area < 0 {
        corners.swap(1, 2);
        at.swap(1, 2);
        area = -area;
    }
    let edges = [(at[1], at[2]), (at[2], at[0]), (at[0], at[1])];
    let bias = edges.map(|(from, to)| i64::from(!owns_edge(from, to)));
    let span = |axis: usize, limits: [i64; 2]| {
        let all = at.map(|corner| corner[axis]);
        let least = all.into_iter().min().unwrap_or_default().div_euclid(2 * MIDDLE);
        let most = all.into_iter().max().unwrap_or_default().div_euclid(2 * MIDDLE) + 1;
        least.max(limits[0])..most.min(limits[1])
    };
    let (columns, rows) = (span(0, clip.columns), span(1, clip.rows));
    let ink = Ink::of(texture, corners, area);
    // From one column to the next, each weight changes by its step.
    let steps = edges.map(|(from, to)| 2 * MIDDLE * (from[1] - to[1]));
    for row in rows {
        let start = [2 * MIDDLE * columns.start + MIDDLE, 2 * MIDDLE * row + MIDDLE];
        let mut weights = edges.map(|(from, to)| side(start, from, to));
        // Each edge limits the columns on one side.
        let (mut first, mut after) = (0, columns.end - columns.start);
        for edge in 0..3 {
            let (inside, step) = (weights[edge] - bias[edge], steps[edge]);
            match step {
                1.. => first = first.max(-inside.div_euclid(step)),
                0 if inside < 0 => after = first,
                0 => {}
                ..0 => after = after.min(inside.div_euclid(-step) + 1),
            }
        }
        let (Ok(line), Ok(from), Ok(to)) = (
            u16::try_from(row),
            u16::try_from(columns.start + first),
            u16::try_from(columns.start + after),
        ) else {
            continue;
        };
        if from >= to {
            continue;
        }
        let pixels = picture.row_mut(line, from, to);
        match ink.plain {
            Some(plain @ [.., 255.0]) => {
                pixels.fill(over([0; 3], plain));
                continue;
            }
            Some(plain) => {
                for pixel in pixels {
                    *pixel = over(*pixel, plain);
                }
                continue;
            }
            None => {}
        }
        for edge in 0..3 {
            weights[edge] += first * steps[edge];
        }
        for pixel in pixels {
            *pixel = over(*pixel, ink.at(weights));
            for edge in 0..3 {
                weights[edge] += steps[edge];
            }
        }
    }
}

/// The paint of a triangle: the colours of its corners, times the texture at their texture
/// coordinates.
struct Ink<'a> {
    texture: &'a ColorImage,
    colours: [[f32; 4]; 3],
    /// The texture coordinates of the corners, in pixels.
    places: [[f32; 2]; 3],
    /// Twice the area of the triangle.
    area: f32,
    /// The colour of the texture, if it is the same everywhere.
    texel: Option<[f32; 4]>,
    /// The colour, if it is the same everywhere.
    plain: Option<[f32; 4]>,
}

impl<'a> Ink<'a> {
    /// Returns the paint of a triangle with these corners and twice this area.
    fn of(texture: &'a ColorImage, corners: [&Vertex; 3], area: i64) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "sizes of textures, and areas on a picture")]
        let (size, area) = (texture.size.map(|side| side as f32), area as f32);
        let colours = corners.map(|corner| corner.color.to_array().map(f32::from));
        let places =
            corners.map(|corner| [corner.uv.x * size[0] - 0.5, corner.uv.y * size[1] - 0.5]);
        let [one, two, three] = corners;
        let has_one_texel = one.uv == two.uv && two.uv == three.uv;
        let texel = has_one_texel.then(|| sample(texture, places[0]));
        let has_one_colour = one.color == two.color && two.color == three.color;
        let plain = texel.filter(|_| has_one_colour).map(|texel| multiplied(colours[0], texel));
        Self { texture, colours, places, area, texel, plain }
    }

    /// Returns the colour of a pixel with these distances from the edges; its channels run from 0
    /// to 255.
    fn at(&self, weights: [i64; 3]) -> [f32; 4] {
        #[expect(clippy::cast_precision_loss, reason = "areas on a picture")]
        let shares = weights.map(|weight| weight as f32 / self.area);
        let texel = self.texel.unwrap_or_else(|| sample(self.texture, mixed(self.places, shares)));
        multiplied(mixed(self.colours, shares), texel)
    }
}

/// Returns the weighted sum of three vectors.
fn mixed<const N: usize>([one, two, three]: [[f32; N]; 3], shares: [f32; 3]) -> [f32; N] {
    let mut sum = [0.0; N];
    for index in 0..N {
        sum[index] = one[index] * shares[0] + two[index] * shares[1] + three[index] * shares[2];
    }
    sum
}

fn multiplied(colour: [f32; 4], texture: [f32; 4]) -> [f32; 4] {
    let mut product = colour;
    for channel in 0..4 {
        product[channel] *= texture[channel] / 255.0;
    }
    product
}

/// Returns the interpolated colour of a texture, extended beyond its edges.
fn sample(texture: &ColorImage, place: [f32; 2]) -> [f32; 4] {
    let [width, height] = texture.size;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "clamped to a texture"
    )]
    let between = |place: f32, side: usize| {
        let place = place.clamp(0.0, side.saturating_sub(1) as f32);
        let first = place as usize;
        (first, (first + 1).min(side.saturating_sub(1)), place.fract())
    };
    let (left, right, across) = between(place[0], width);
    let (upper, lower, down) = between(place[1], height);
    let texel = |column: usize, row: usize| {
        texture
            .pixels
            .get(row * width + column)
            .copied()
            .unwrap_or(Color32::TRANSPARENT)
            .to_array()
            .map(f32::from)
    };
    if across == 0.0 && down == 0.0 {
        return texel(left, upper);
    }
    let corners =
        [texel(left, upper), texel(right, upper), texel(left, lower), texel(right, lower)];
    let [one, two, three, four] = corners;
    let mut colour = one;
    for channel in 0..4 {
        let above = one[channel] + (two[channel] - one[channel]) * across;
        let below = three[channel] + (four[channel] - three[channel]) * across;
        colour[channel] = above + (below - above) * down;
    }
    colour
}

/// Returns a premultiplied colour, with channels from 0 to 255, painted over an opaque one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a byte")]
fn over(under: [u8; 3], [red, green, blue, alpha]: [f32; 4]) -> [u8; 3] {
    let left = 1.0 - alpha / 255.0;
    // Rounded, and a cast clamps.
    let channel = |ink: f32, under: u8| (ink + f32::from(under) * left + 0.5) as u8;
    [channel(red, under[0]), channel(green, under[1]), channel(blue, under[2])]
}

#[cfg(test)]
mod tests {
    use egui::epaint::ImageDelta;
    use egui::epaint::textures::TextureOptions;
    use egui::{pos2, vec2};

    use super::*;

    /// Returns the textures of a context that has a white one.
    fn textures(image: ColorImage) -> Textures {
        let mut textures = Textures::default();
        let mut delta = TexturesDelta::default();
        delta.push(TextureId::default(), ImageDelta::full(image, TextureOptions::LINEAR));
        textures.apply(&mut delta);
        assert!(delta.is_empty());
        textures
    }

    fn white() -> Textures {
        textures(ColorImage::filled([2, 2], Color32::WHITE))
    }

    fn clipped(mesh: Mesh, clip_rect: Rect) -> ClippedPrimitive {
        ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) }
    }

    #[test]
    fn neighbours_share_no_pixel_and_leave_no_gap() {
        // A fan around a point off the pixel corners in a translucent colour: a pixel painted twice
        // would be darker.
        let mut mesh = Mesh::default();
        let half = Color32::from_black_alpha(128);
        mesh.colored_vertex(pos2(10.3, 9.7), half);
        for step in 0..11_u8 {
            let turn = f32::from(step) / 11.0 * std::f32::consts::TAU;
            mesh.colored_vertex(pos2(10.0, 10.0) + 30.0 * egui::Vec2::angled(turn), half);
        }
        for step in 0..11 {
            mesh.add_triangle(0, 1 + step, 1 + (step + 1) % 11);
        }
        let mut picture = Pixels::filled(20, 20, [200; 3]);
        paint(&mut picture, &white(), &[clipped(mesh, Rect::EVERYTHING)], 1.0);
        assert!(
            picture.colours().iter().all(|&colour| colour == [100; 3]),
            "{:?}",
            picture.colours()
        );
    }

    #[test]
    fn a_rectangle_fills_its_pixels_within_the_clip() {
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(
            Rect::from_min_size(pos2(1.0, 1.0), vec2(4.0, 2.0)),
            Color32::from_rgb(10, 20, 30),
        );
        let mut picture = Pixels::filled(12, 8, [255; 3]);
        let clip = Rect::from_min_max(pos2(0.0, 0.0), pos2(4.0, 9.0));
        paint(&mut picture, &white(), &[clipped(mesh, clip)], 2.0);
        let painted: Vec<(usize, usize)> = picture
            .colours()
            .iter()
            .enumerate()
            .filter(|(_, colour)| **colour == [10, 20, 30])
            .map(|(index, _)| (index % 12, index / 12))
            .collect();
        let expected: Vec<(usize, usize)> =
            (2..6).flat_map(|row| (2..8).map(move |column| (column, row))).collect();
        assert_eq!(painted, expected);
    }

    #[test]
    fn textures_are_read_between_their_pixels_and_patched() {
        let image = ColorImage::new([2, 1], vec![Color32::BLACK, Color32::WHITE]);
        let mut textures = textures(image);
        let mut mesh = Mesh::with_texture(TextureId::default());
        let place = Rect::from_min_size(pos2(0.0, 0.0), vec2(8.0, 1.0));
        mesh.add_rect_with_uv(
            place,
            Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
            Color32::WHITE,
        );
        let painted = |textures: &Textures| {
            let mut picture = Pixels::filled(8, 1, [9; 3]);
            paint(&mut picture, textures, &[clipped(mesh.clone(), Rect::EVERYTHING)], 1.0);
            picture.colours().iter().map(|colour| colour[0]).collect::<Vec<u8>>()
        };
        assert_eq!(painted(&textures), [0, 0, 32, 96, 159, 223, 255, 255]);
        let mut delta = TexturesDelta::default();
        let black = ColorImage::filled([1, 1], Color32::BLACK);
        delta
            .push(TextureId::default(), ImageDelta::partial([1, 0], black, TextureOptions::LINEAR));
        textures.apply(&mut delta);
        assert_eq!(painted(&textures), [0; 8]);
    }
}
