//! What is on the eight points around a point, in one word that the board keeps up to date.

use super::{Board, On};
use crate::game::Player;

/// The contents of the eight points around a point, row by row: two bits each, as [`On`] has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::go::playout) struct Surroundings(pub(in crate::go::playout) u16);

/// The places of the four points beside the middle: the lower bit of each.
const BESIDE: u16 = 1 << 2 | 1 << 6 | 1 << 8 | 1 << 12;
/// The places of the four points at the corners.
const CORNERS: u16 = 1 | 1 << 4 | 1 << 10 | 1 << 14;

impl Surroundings {
    /// Returns how many of the points beside the middle are empty.
    #[inline]
    pub(in crate::go::playout) const fn empty_beside(self) -> u32 {
        (self.0 >> 1 & !self.0 & BESIDE).count_ones()
    }

    /// Returns whether a stone of a player is beside the middle.
    #[inline]
    pub(in crate::go::playout) const fn has_beside(self, player: Player) -> bool {
        self.stones(player) & BESIDE != 0
    }

    /// Returns whether an empty middle is an eye of a player.
    #[inline]
    pub(super) const fn is_eye(self, player: Player) -> bool {
        let others = self.stones(player.other());
        let is_enclosed = (self.0 >> 1 & !self.0 | others) & BESIDE == 0;
        let is_edge = self.0 >> 1 & self.0 & CORNERS != 0;
        is_enclosed && (others & CORNERS).count_ones() + (is_edge as u32) < 2
    }

    /// Returns the lower bits of the places with a player's stones.
    #[inline]
    const fn stones(self, player: Player) -> u16 {
        let colour = match player {
            Player::First => !self.0,
            Player::Second => self.0,
        };
        colour & !(self.0 >> 1) & (BESIDE | CORNERS)
    }
}

impl Board {
    #[inline]
    pub(in crate::go::playout) fn surroundings(&self, point: u16) -> Surroundings {
        Surroundings(self.around[usize::from(point)])
    }

    /// Changes the content of a point of the board, also in the surroundings of those around it.
    #[inline]
    pub(super) fn set(&mut self, point: u16, on: On) {
        let change = self.at(point) as u16 ^ on as u16;
        self.on[usize::from(point)] = on;
        let (above, below) = (point + self.stride, point - self.stride);
        // The point is the last one around that below to the left, and so on.
        for (place, next) in
            [above + 1, above, above - 1, point + 1, point - 1, below + 1, below, below - 1]
                .into_iter()
                .enumerate()
        {
            self.around[usize::from(next)] ^= change << (2 * place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::Setup;
    use crate::go::playout::policy::{Policy, Style};
    use crate::search::Dice;

    #[test]
    fn the_words_follow_the_board() {
        for (size, seed) in [(2, 1), (5, 2), (9, 3), (9, 4)] {
            let mut board = Board::new(Setup::new(size).expect("a size"));
            let mut dice = Dice::new(seed);
            for _ in 0..20 {
                let mut played = 0;
                Policy::new(Style::Heavy).play_out(&mut board, &mut dice, |board, _| {
                    played += 1;
                    for &point in &board.empty {
                        check(board, point);
                    }
                });
                assert!(played > 0);
                board = Board::new(Setup::new(size).expect("a size"));
            }
        }
    }

    /// Asserts that the word of an empty point says what is around it.
    fn check(board: &Board, point: u16) {
        let stride = board.stride;
        let row = |middle: u16| [middle - 1, middle, middle + 1];
        let [below, own, above] = [point - stride, point, point + stride].map(row);
        let around = [below[0], below[1], below[2], own[0], own[2], above[0], above[1], above[2]];
        let contents = around.map(|next| board.at(next));
        let surroundings = board.surroundings(point);
        for (place, on) in contents.into_iter().enumerate() {
            assert_eq!(surroundings.0 >> (2 * place) & 3, on as u16);
        }
        let (beside, corners) = ([1, 3, 4, 6], [0, 2, 5, 7]);
        let count =
            |places: [usize; 4], on| places.iter().filter(|&&place| contents[place] == on).count();
        assert_eq!(surroundings.empty_beside() as usize, count(beside, On::Empty));
        for player in Player::BOTH {
            let (own, others) = (On::stone(player), On::stone(player.other()));
            assert_eq!(surroundings.has_beside(player), count(beside, own) > 0);
            let is_edge = usize::from(count(corners, On::Border) > 0);
            let is_eye = count(beside, own) + count(beside, On::Border) == 4
                && count(corners, others) + is_edge < 2;
            assert_eq!(surroundings.is_eye(player), is_eye);
        }
    }
}
