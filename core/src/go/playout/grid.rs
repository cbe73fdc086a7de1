//! How the points of a board are numbered, with a border of one column and two rows.

/// The points of a board.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// The number of rows.
    pub size: u16,
}

impl Grid {
    /// Returns the points of a board with so many rows.
    #[must_use]
    pub const fn new(size: u16) -> Self {
        Self { size }
    }

    /// Returns the difference of a point and the one above it.
    #[must_use]
    pub const fn stride(self) -> u16 {
        self.size + 1
    }

    /// Returns one more than the greatest number of a point, with the border.
    #[must_use]
    pub const fn length(self) -> usize {
        (self.size as usize + 2) * self.stride() as usize + 1
    }

    /// Returns the points on the board.
    pub fn points(self) -> impl Iterator<Item = u16> {
        let stride = self.stride();
        (1..=self.size)
            .flat_map(move |row| (1..=self.size).map(move |column| row * stride + column))
    }

    /// Returns the offsets of a window of 3x3 points from the one in its middle.
    #[must_use]
    pub fn around(self) -> [isize; 9] {
        let stride = isize::from(self.stride().cast_signed());
        [-stride - 1, -stride, -stride + 1, -1, 0, 1, stride - 1, stride, stride + 1]
    }

    /// Calls `found` with each point on the board whose window contains this point, and with its
    /// place there. A window reaches so far along each line.
    #[inline]
    pub fn windows(self, point: u16, reach: i32, mut found: impl FnMut(usize, usize)) {
        let (stride, size) = (i32::from(self.size) + 1, i32::from(self.size));
        let (row, column) = (i32::from(point) / stride, i32::from(point) % stride);
        let mut place = 0;
        for up in -reach..=reach {
            for right in -reach..=reach {
                let (row, column) = (row - up, column - right);
                if (1..=size).contains(&row) && (1..=size).contains(&column) {
                    #[expect(clippy::cast_sign_loss, reason = "on the board")]
                    found((row * stride + column) as usize, place);
                }
                place += 1;
            }
        }
    }
}
