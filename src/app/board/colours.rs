//! The colours of the wooden board in both themes, and which of them must stand out from which.

use egui::Color32;

use crate::app::theme::{Look, Palette};
use crate::core::game::Player;

/// The colours of the wood and of what is drawn on it.
#[derive(Clone, Copy, Debug)]
pub struct Wood {
    /// The wood where the light falls on it, at the upper left.
    pub light: Color32,
    /// The wood at the lower right.
    pub shade: Color32,
    /// The lower edge of the plate.
    pub edge: Color32,
    /// The light along the upper edge.
    pub gleam: Color32,
    /// The lines and the star points.
    pub line: Color32,
    /// Letters and numbers; at least 4.5:1 on every pixel of the wood.
    pub coordinate: Color32,
    /// Letters and numbers of the row and the column of the cursor.
    pub aimed: Color32,
    /// The ring around the point that has the keyboard's attention; at least 3:1 on the wood.
    pub focus: Color32,
    /// How strong the grain is: 1 for wood, 0 for a plain board.
    pub grain: f32,
    /// How many times as wide as usual the lines are.
    pub weight: u8,
    /// The rim of a black stone; at least 3:1 on dark cards, from which the stone itself does not
    /// stand out.
    pub black_rim: Color32,
    /// The star on a black stone; at least 3:1 on its face.
    pub black_mark: Color32,
    /// The rim of a white stone; at least 3:1 on the light wood, from which the stone itself does
    /// not stand out.
    pub white_rim: Color32,
    /// The ring on a white stone; at least 3:1 on its face.
    pub white_mark: Color32,
    /// How many times as wide as usual the rims of stones are.
    pub rims: f32,
    /// How strongly light plays on the stones, from 0 to 1.
    pub gloss: f32,
    /// The dashes around a black stone that is only thought of.
    pub black_dashes: Color32,
    /// The dashes around a white stone that is only thought of.
    pub white_dashes: Color32,
}

const LIGHT: Wood = Wood {
    light: Color32::from_rgb(0xEE, 0xCD, 0x94),
    shade: Color32::from_rgb(0xDA, 0xAC, 0x66),
    edge: Color32::from_rgb(0x9C, 0x6B, 0x30),
    gleam: Color32::from_rgba_premultiplied(0x7D, 0x74, 0x60, 0x80),
    line: Color32::from_rgb(0x57, 0x38, 0x1A),
    coordinate: Color32::from_rgb(0x4A, 0x2D, 0x12),
    aimed: Color32::from_rgb(0x14, 0x0B, 0x03),
    focus: Color32::from_rgb(0x1C, 0x4A, 0xB2),
    grain: 1.0,
    weight: 1,
    black_rim: Color32::from_rgb(0x71, 0x7D, 0x98),
    black_mark: Color32::from_rgb(0x72, 0x7E, 0x98),
    white_rim: Color32::from_rgb(0x63, 0x52, 0x3A),
    white_mark: Color32::from_rgb(0x8C, 0x81, 0x6A),
    rims: 1.0,
    gloss: 1.0,
    black_dashes: BLACK_FACE,
    white_dashes: Color32::from_rgb(0x63, 0x52, 0x3A),
};

const DARK: Wood = Wood {
    light: Color32::from_rgb(0xC2, 0x99, 0x62),
    shade: Color32::from_rgb(0xAC, 0x84, 0x50),
    edge: Color32::from_rgb(0x5C, 0x41, 0x22),
    gleam: Color32::from_rgba_premultiplied(0x55, 0x4A, 0x38, 0x60),
    line: Color32::from_rgb(0x33, 0x20, 0x0E),
    coordinate: Color32::from_rgb(0x20, 0x13, 0x07),
    aimed: Color32::from_rgb(0x00, 0x00, 0x00),
    focus: Color32::from_rgb(0x12, 0x33, 0x86),
    ..LIGHT
};

/// Redder wood, as that of the walnut plate.
const WALNUT_LIGHT: Wood = Wood {
    light: Color32::from_rgb(0xD2, 0x9A, 0x70),
    shade: Color32::from_rgb(0xBC, 0x80, 0x57),
    edge: Color32::from_rgb(0x6E, 0x3E, 0x22),
    line: Color32::from_rgb(0x33, 0x19, 0x0C),
    coordinate: Color32::from_rgb(0x18, 0x0C, 0x05),
    aimed: Color32::BLACK,
    focus: Color32::from_rgb(0x0A, 0x22, 0x60),
    white_rim: Color32::from_rgb(0x33, 0x23, 0x0F),
    white_dashes: Color32::from_rgb(0x33, 0x23, 0x0F),
    ..LIGHT
};

const WALNUT_DARK: Wood = Wood {
    light: Color32::from_rgb(0xBE, 0x88, 0x60),
    shade: Color32::from_rgb(0xAE, 0x78, 0x50),
    edge: Color32::from_rgb(0x52, 0x2E, 0x18),
    line: Color32::from_rgb(0x2A, 0x14, 0x09),
    coordinate: Color32::from_rgb(0x0A, 0x04, 0x01),
    aimed: Color32::BLACK,
    focus: Color32::from_rgb(0x0A, 0x22, 0x60),
    ..DARK
};

/// A white board with black lines.
const CONTRAST_LIGHT: Wood = Wood {
    light: Color32::WHITE,
    shade: Color32::WHITE,
    edge: Color32::BLACK,
    gleam: Color32::BLACK,
    line: Color32::BLACK,
    coordinate: Color32::BLACK,
    aimed: Color32::BLACK,
    focus: Color32::from_rgb(0x0A, 0x3C, 0xCC),
    grain: 0.0,
    weight: 2,
    black_rim: Color32::BLACK,
    black_mark: Color32::WHITE,
    white_rim: Color32::BLACK,
    white_mark: Color32::BLACK,
    rims: 2.4,
    gloss: 0.0,
    black_dashes: Color32::BLACK,
    white_dashes: Color32::BLACK,
};

/// A black board with white lines.
const CONTRAST_DARK: Wood = Wood {
    light: Color32::BLACK,
    shade: Color32::BLACK,
    edge: Color32::WHITE,
    gleam: Color32::WHITE,
    line: Color32::WHITE,
    coordinate: Color32::WHITE,
    aimed: Color32::WHITE,
    focus: Color32::from_rgb(0x5C, 0xE1, 0xFF),
    black_rim: Color32::WHITE,
    black_dashes: Color32::WHITE,
    white_dashes: Color32::WHITE,
    ..CONTRAST_LIGHT
};

impl Wood {
    /// Returns the colours of a look: wood, or a plain board for the strongest contrast.
    #[must_use]
    pub const fn of(look: Look) -> &'static Self {
        look.pick([&DARK, &LIGHT], [&WALNUT_DARK, &WALNUT_LIGHT], [&CONTRAST_DARK, &CONTRAST_LIGHT])
    }
}

/// The colours of a board of squares.
#[derive(Clone, Copy, Debug)]
pub struct Cloth {
    /// The squares; stones of both sides stand out from them.
    pub fill: Color32,
    /// The lines between them, and the dots.
    pub line: Color32,
    /// The cursor, the focus and the dashes around a stone that is only thought of; at least 3:1 on
    /// the squares.
    pub sign: Color32,
}

/// A green cloth, light and dark.
pub const GREEN: [Cloth; 2] = [
    Cloth {
        fill: Color32::from_rgb(0x2F, 0x8A, 0x57),
        line: Color32::from_rgb(0x12, 0x3D, 0x25),
        sign: Color32::from_rgb(0xFF, 0xF4, 0xC2),
    },
    Cloth {
        fill: Color32::from_rgb(0x2B, 0x7C, 0x50),
        line: Color32::from_rgb(0x0E, 0x2E, 0x1C),
        sign: Color32::from_rgb(0xFF, 0xF0, 0xB4),
    },
];

/// The middle of the face of a white stone.
pub const WHITE_FACE: Color32 = Color32::from_rgb(0xF6, 0xF3, 0xEB);
/// The middle of the face of a black stone.
pub const BLACK_FACE: Color32 = Color32::from_rgb(0x1C, 0x20, 0x2A);
/// The strength of a stone that is only shown as play, with its number in the colour of the
/// opponent's face.
pub const NUMBERED: f32 = 0.8;
/// The dot on the last stone; at least 3:1 on both stones.
pub const LAST: Color32 = Color32::from_rgb(0xE5, 0x34, 0x34);
/// The ring around the point of a hint; it has a white halo.
pub const HINT: Color32 = Color32::from_rgb(0x24, 0x58, 0xCC);
/// The cross on a forbidden point; at least 3:1 on its ground.
pub const FORBIDDEN: Color32 = Color32::from_rgb(0xB4, 0x14, 0x1C);
pub const FORBIDDEN_GROUND: Color32 = Color32::from_rgb(0xFF, 0xE6, 0xD2);

/// Returns the colour that stands for a player on cards; at least 3:1 on them.
#[must_use]
pub const fn accent(player: Player, palette: &Palette) -> Color32 {
    match (player, palette.is_dark) {
        (Player::First, true) => Color32::from_rgb(0x8F, 0xB8, 0xFF),
        (Player::First, false) => Color32::from_rgb(0x18, 0x1F, 0x33),
        (Player::Second, true) => Color32::from_rgb(0xF3, 0xF0, 0xE6),
        (Player::Second, false) => Color32::from_rgb(0x8A, 0x77, 0x52),
    }
}

/// Returns the colour of a player's stones, seen from afar: black ones on dark ground are slate.
#[must_use]
pub const fn face(player: Player, palette: &Palette) -> Color32 {
    match (player, palette.is_dark) {
        (Player::First, true) => Color32::from_rgb(0x52, 0x5E, 0x78),
        (Player::First, false) => Color32::from_rgb(0x1B, 0x1F, 0x28),
        (Player::Second, _) => Color32::from_rgb(0xF7, 0xF5, 0xEF),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::pictures::Sprite;
    use crate::app::kit::pictures::Picture;
    use crate::app::theme::contrast;
    use crate::storage::Colours;

    #[test]
    fn each_set_of_colours_has_a_board_of_its_own() {
        for is_dark in [false, true] {
            let boards = Colours::ALL.map(|colours| Wood::of(Look { is_dark, colours }).light);
            let [cobalt, walnut, contrast] = boards;
            assert!(cobalt != walnut && walnut != contrast && cobalt != contrast, "{boards:?}");
        }
    }

    /// Calls `check` with each look, its colours and each pixel of its wood.
    fn for_each_pixel(check: impl Fn(Look, &Wood, Color32)) {
        for look in Look::all() {
            let wood = Sprite::Wood.paint(look, 512);
            for &pixel in &wood.pixels {
                check(look, Wood::of(look), pixel);
            }
        }
    }

    #[test]
    fn coordinates_can_be_read_on_every_pixel_of_the_wood() {
        for_each_pixel(|look, wood, pixel| {
            for text in [wood.coordinate, wood.aimed] {
                let ratio = contrast(text, pixel);
                assert!(
                    ratio >= if look.is_contrast() { 7.0 } else { 4.5 },
                    "{text:?} on {pixel:?}: {ratio}"
                );
            }
        });
    }

    #[test]
    fn lines_stones_and_signs_stand_out_from_the_wood() {
        for_each_pixel(|look, wood, pixel| {
            for sign in [wood.line, wood.focus, wood.black_dashes] {
                let ratio = contrast(sign, pixel);
                assert!(ratio >= 3.0, "{look:?}: {sign:?} on {pixel:?}: {ratio}");
            }
            let black = contrast(BLACK_FACE, pixel).max(contrast(wood.black_rim, pixel));
            assert!(black >= 3.0, "{look:?}: a black stone on {pixel:?}: {black}");
            // A white stone stands out from the wood by itself or by its rim, and the rim from the
            // stone.
            let (rim, face) = (contrast(wood.white_rim, pixel), contrast(WHITE_FACE, pixel));
            let ratio = rim.max(face);
            assert!(
                ratio >= 3.0 || ratio >= 2.0 && contrast(wood.white_rim, WHITE_FACE) >= 3.0,
                "{pixel:?}: {ratio}"
            );
            if !look.is_dark {
                assert!(rim >= 3.0, "{look:?}: the rim on {pixel:?}: {rim}");
            }
        });
    }

    #[test]
    fn marks_stand_out_from_their_stones() {
        let of_looks = Look::all()
            .map(Wood::of)
            .flat_map(|wood| [(wood.white_mark, WHITE_FACE), (wood.black_mark, BLACK_FACE)]);
        let others = [
            (LAST, WHITE_FACE),
            (LAST, BLACK_FACE),
            (FORBIDDEN, FORBIDDEN_GROUND),
            (HINT, Color32::WHITE),
        ];
        for (mark, ground) in of_looks.chain(others) {
            let ratio = contrast(mark, ground);
            assert!(ratio >= 3.0, "{mark:?} on {ground:?}: {ratio}");
        }
    }

    #[test]
    fn stones_and_signs_stand_out_from_the_cloth() {
        for cloth in GREEN {
            for sign in [WHITE_FACE, BLACK_FACE, cloth.sign] {
                let ratio = contrast(sign, cloth.fill);
                assert!(ratio >= 3.0, "{sign:?} on {cloth:?}: {ratio}");
            }
        }
    }

    #[test]
    fn numbers_can_be_read_on_stones_that_are_only_thought_of() {
        for_each_pixel(|_, _, pixel| {
            for (face, text) in [(BLACK_FACE, WHITE_FACE), (WHITE_FACE, BLACK_FACE)] {
                let ratio = contrast(text, pixel.lerp_to_gamma(face, NUMBERED));
                assert!(ratio >= 4.5, "{text:?} on {face:?} over {pixel:?}: {ratio}");
            }
        });
    }

    #[test]
    fn a_black_stone_has_a_rim_that_is_seen_on_dark_cards() {
        for look in Look::all().filter(|look| look.is_dark) {
            let card = Palette::of_look(look).card;
            assert!(contrast(BLACK_FACE, card) < 2.5, "it needs one");
            // The sides of the pieces on cards, and twice as many pixels.
            for side in [28, 46, 56, 92] {
                let picture = Sprite::Stone(Player::First).paint(look, side);
                // From the middle of each edge and from each corner to the middle of the stone.
                let half = side / 2;
                for (right, up) in [(1, 0), (0, 1), (1, 1)] {
                    let line = |index: usize| {
                        let at = |along: usize| if along == 1 { index } else { half };
                        card.blend(picture.pixels[side * at(up) + at(right)])
                    };
                    for quarter in [0..half / 2, side - half / 2..side] {
                        let ratio =
                            quarter.map(|index| contrast(line(index), card)).fold(0.0, f32::max);
                        assert!(
                            ratio >= 3.0,
                            "{look:?}: {side} pixels, along {right}, {up}: {ratio}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn the_edge_of_a_card_is_seen_in_every_look() {
        for look in Look::all() {
            let palette = Palette::of_look(look);
            for player in Player::BOTH {
                let ratio = contrast(accent(player, palette), palette.card);
                assert!(ratio >= 3.0, "{player:?}, {look:?}: {ratio}");
            }
        }
    }
}
