//! The number of a position among all with as many men and kings: as a mixed-radix number of the
//! ranks of four sets of squares.
//!
//! Men of the two sides may be ranked onto the same square, so that some numbers are of no
//! position.

use super::boards::Boards;

/// The greatest number of pieces whose endgames are known.
pub const MOST_PIECES: u8 = 4;
/// The number of squares on which a man may stand.
const MEN_SQUARES: usize = 28;

/// How many men and kings there are: of the player to move and of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Material {
    /// The men of the player to move.
    pub own_men: u8,
    /// The kings of the player to move.
    pub own_kings: u8,
    /// The men of the other.
    pub other_men: u8,
    /// The kings of the other.
    pub other_kings: u8,
}

impl Material {
    /// Returns that of a position.
    #[must_use]
    pub fn of(boards: Boards) -> Self {
        let count = |bits: u32| u8::try_from(bits.count_ones()).unwrap_or(u8::MAX);
        Self {
            own_men: count(boards.own_men),
            own_kings: count(boards.own_kings),
            other_men: count(boards.other_men),
            other_kings: count(boards.other_kings),
        }
    }

    /// Returns every material of this many pieces with both sides present: first those with fewer
    /// men, into which the others turn.
    #[must_use]
    pub fn all(pieces: u8) -> Vec<Self> {
        let mut all = Vec::new();
        for men in 0..=pieces {
            for own_men in 0..=men {
                let other_men = men - own_men;
                for own_kings in 0..=pieces - men {
                    let other_kings = pieces - men - own_kings;
                    if own_men + own_kings > 0 && other_men + other_kings > 0 {
                        all.push(Self { own_men, own_kings, other_men, other_kings });
                    }
                }
            }
        }
        all
    }

    /// Returns that which the other player sees.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            own_men: self.other_men,
            own_kings: self.other_kings,
            other_men: self.own_men,
            other_kings: self.own_kings,
        }
    }

    /// Returns the numbers of the ways to put the four kinds of pieces, one after the other.
    fn ways(self) -> [u32; 4] {
        let [own_men, own_kings, other_men, other_kings] =
            [self.own_men, self.own_kings, self.other_men, self.other_kings].map(usize::from);
        let free = 32 - own_men - other_men;
        [
            CHOOSE[MEN_SQUARES][own_men],
            CHOOSE[MEN_SQUARES][other_men],
            CHOOSE[free][own_kings],
            CHOOSE[free - own_kings][other_kings],
        ]
    }

    /// Returns how many numbers there are.
    #[must_use]
    pub fn numbers(self) -> u32 {
        self.ways().into_iter().product()
    }

    /// Returns how many numbers there are for each way to put the men.
    #[must_use]
    pub fn kings(self) -> u32 {
        let [.., own_kings, other_kings] = self.ways();
        own_kings * other_kings
    }

    /// Returns the increase of the number when the last kind of piece but one moves up by one
    /// place.
    #[must_use]
    pub fn stride(self) -> u32 {
        self.ways()[3]
    }

    /// Returns the position with a number, or `None` if it is of none.
    #[must_use]
    pub fn boards(self, number: u32) -> Option<Boards> {
        let [_, other_men, own_kings, other_kings] = self.ways();
        let (rest, other_kings_rank) = (number / other_kings, number % other_kings);
        let (rest, own_kings_rank) = (rest / own_kings, rest % own_kings);
        let (own_men_rank, other_men_rank) = (rest / other_men, rest % other_men);
        let own_men = unrank(own_men_rank, self.own_men);
        let other_men = unrank(other_men_rank, self.other_men) << 4;
        if own_men & other_men != 0 {
            return None;
        }
        let own_kings = spread(unrank(own_kings_rank, self.own_kings), own_men | other_men);
        let other_kings =
            spread(unrank(other_kings_rank, self.other_kings), own_men | other_men | own_kings);
        Some(Boards { own_men, own_kings, other_men, other_kings })
    }
}

/// Returns the number of a position among those of its material.
#[must_use]
pub fn number(boards: Boards) -> u32 {
    let Boards { own_men, own_kings, other_men, other_kings } = boards;
    let [_, other_men_ways, own_kings_ways, other_kings_ways] = Material::of(boards).ways();
    let men = rank(own_men) * other_men_ways + rank(other_men >> 4);
    let own_kings_rank = rank(gather(own_kings, own_men | other_men));
    let other_kings_rank = rank(gather(other_kings, own_men | other_men | own_kings));
    (men * own_kings_ways + own_kings_rank) * other_kings_ways + other_kings_rank
}

/// Returns the number of ways to choose `few` of this many places.
const fn choose(places: u32, few: u8) -> u32 {
    let mut ways = 1;
    let mut taken = 0;
    while taken < few as u32 {
        ways = ways * (places - taken) / (taken + 1);
        taken += 1;
    }
    ways
}

/// For each number of places up to 32, in how many ways up to four of them can be chosen.
const CHOOSE: [[u32; MOST_PIECES as usize + 1]; 33] = {
    let mut all = [[0; MOST_PIECES as usize + 1]; 33];
    let mut places = 0;
    while places <= 32 {
        let mut few = 0;
        while few <= MOST_PIECES {
            #[expect(clippy::cast_possible_truncation, reason = "at most 32")]
            let value = if few as usize > places { 0 } else { choose(places as u32, few) };
            all[places][few as usize] = value;
            few += 1;
        }
        places += 1;
    }
    all
};

/// Returns the rank of a set of at most four places among those with as many.
fn rank(mut set: u32) -> u32 {
    let mut rank = 0;
    let mut few = 1;
    while set != 0 {
        rank += CHOOSE[set.trailing_zeros() as usize][few];
        set &= set - 1;
        few += 1;
    }
    rank
}

/// Returns the set of `few` places with a rank.
fn unrank(mut rank: u32, few: u8) -> u32 {
    let mut set = 0;
    let (mut place, mut few) = (32, usize::from(few));
    while few > 0 {
        // Each place is below the one before it.
        place -= 1;
        if CHOOSE[place][few] <= rank {
            rank -= CHOOSE[place][few];
            set |= 1 << place;
            few -= 1;
        }
    }
    set
}

/// Returns a set of squares as places among the squares that are not taken.
fn gather(set: u32, taken: u32) -> u32 {
    let mut places = 0;
    let mut rest = set;
    while rest != 0 {
        let square = rest.trailing_zeros();
        let below = taken & ((1 << square) - 1);
        places |= 1 << (square - below.count_ones());
        rest &= rest - 1;
    }
    places
}

/// Returns the squares of places among those that are not taken: the inverse of [`gather`].
fn spread(places: u32, taken: u32) -> u32 {
    let (mut set, mut free, mut place) = (0, !taken, 0);
    while free != 0 {
        let square = free & free.wrapping_neg();
        if places >> place & 1 == 1 {
            set |= square;
        }
        free ^= square;
        place += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_positions_belong_together() {
        for pieces in 2..=4 {
            for material in Material::all(pieces) {
                let step = material.numbers() / 997 + 1;
                for wanted in (0..material.numbers()).step_by(step as usize) {
                    if let Some(boards) = material.boards(wanted) {
                        assert!(boards.is_valid(), "{boards:?}");
                        assert_eq!((Material::of(boards), number(boards)), (material, wanted));
                    }
                }
            }
        }
    }
}
