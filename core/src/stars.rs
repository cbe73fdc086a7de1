//! The star points of boards like those of Go and Gomoku.

/// Returns the star points of a board with this many rows, each with its column and row from 0:
/// from 9 rows on, those on the third or fourth line in the corners; the one in the centre on odd
/// boards only, and those of the sides on odd boards of more than 15 rows. The Gomoku board, with
/// 15 rows, has five of them.
#[must_use]
pub fn star_points(size: u8) -> Vec<(u8, u8)> {
    if size < 9 {
        return Vec::new();
    }
    let near = if size < 12 { 2 } else { 3 };
    let (far, middle) = (size - 1 - near, (size - 1) / 2);
    let mut stars = vec![(near, near), (far, near), (near, far), (far, far)];
    if !size.is_multiple_of(2) {
        stars.push((middle, middle));
        if size > 15 {
            stars.extend([(near, middle), (far, middle), (middle, near), (middle, far)]);
        }
    }
    stars
}

#[cfg(test)]
mod tests {
    use super::star_points;

    #[test]
    fn the_star_points_are_the_usual_ones() {
        let stars = |size| {
            let name =
                |&(column, row): &(u8, u8)| format!("{}{}", char::from(b'A' + column), row + 1);
            let mut names: Vec<String> = star_points(size).iter().map(name).collect();
            names.sort();
            names.join(" ")
        };
        assert_eq!(stars(8), "");
        assert_eq!(stars(9), "C3 C7 E5 G3 G7");
        assert_eq!(stars(12), "D4 D9 I4 I9");
        assert_eq!(stars(13), "D10 D4 G7 J10 J4");
        assert_eq!(stars(14), "D11 D4 K11 K4");
        assert_eq!(stars(15), "D12 D4 H8 L12 L4");
        assert_eq!(stars(19), "D10 D16 D4 J10 J16 J4 P10 P16 P4");
    }
}
