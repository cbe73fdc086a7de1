//! How much each slot decides: whether the player who has it at the end of a game wins (Coulom,
//! "Criticality: a Monte-Carlo heuristic for Go programs", 2009).

use crate::game::Player;

/// How many games there are between two computations.
const EVERY: u32 = 64;

/// What one thread has seen at the ends of its games.
#[derive(Debug)]
pub(super) struct Criticality {
    games: u32,
    /// How many of them each player has won.
    won: [u32; 2],
    slots: Vec<Slot>,
}

/// One slot at the ends of games.
#[derive(Clone, Debug, Default)]
struct Slot {
    /// How often each player had it.
    owned: [u32; 2],
    /// How often the winner had it.
    winners: u32,
    /// The value at the last computation.
    criticality: f32,
}

impl Criticality {
    /// Returns empty statistics for this many slots.
    pub(super) fn new(slots: usize) -> Self {
        Self {
            games: 0,
            won: [0; 2],
            slots: vec![Slot::default(); slots],
        }
    }

    /// Records the end of a game, in which `owner` tells who has each slot.
    pub(super) fn learn(&mut self, winner: Player, owner: impl Fn(usize) -> Option<Player>) {
        self.games += 1;
        self.won[winner.index()] += 1;
        for (number, slot) in self.slots.iter_mut().enumerate() {
            if let Some(owner) = owner(number) {
                slot.owned[owner.index()] += 1;
                slot.winners += u32::from(owner == winner);
            }
        }
        if self.games.is_multiple_of(EVERY) {
            self.compute();
        }
    }

    /// Returns how much more often the winner had the slot than if the two had nothing to do with each
    /// other, as a share of all games; at least 0.
    #[inline]
    pub(super) fn of(&self, slot: usize) -> f32 {
        self.slots[slot].criticality
    }

    /// Computes the criticality of all slots.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    fn compute(&mut self) {
        let share = |count: u32| count as f32 / self.games as f32;
        let won = self.won.map(share);
        for slot in &mut self.slots {
            let owned = slot.owned.map(share);
            let expected = owned[0] * won[0] + owned[1] * won[1];
            slot.criticality = (share(slot.winners) - expected).max(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_that_always_goes_with_the_game_is_critical_and_others_are_not() {
        let mut criticality = Criticality::new(4);
        for game in 0..2 * EVERY {
            let winner = Player::BOTH[usize::from(game.is_multiple_of(2))];
            criticality.learn(winner, |slot| match slot {
                0 => Some(winner),
                1 => Some(Player::First),
                2 => Some(winner.other()),
                _ => None,
            });
        }
        let found = [0, 1, 2, 3].map(|slot| criticality.of(slot));
        assert!((found[0] - 0.5).abs() < 1e-6, "{found:?}");
        assert!(
            found[1..].iter().all(|&other| other.abs() < 1e-6),
            "{found:?}"
        );
    }
}
