//! Players that do not search: any move, the first, the best at a glance; and players who do not
//! always see what they could, made of two.

use crate::control::Control;
use crate::game::{Game, Key};
use crate::score::Score;
use crate::search::{Dice, Ended, Explanation, Report, RootMove, Strategy};

/// Returns the report of a player who does not search. All good moves are equal, and the first one
/// is chosen; `None` if there is none.
#[must_use]
pub fn unsearched<M: Copy>(moves: &[M], is_good: impl Fn(usize) -> bool) -> Option<Report<M>> {
    let roots = moves.iter().enumerate().map(|(index, &mv)| RootMove {
        mv,
        score: Score::DRAW,
        exact: is_good(index),
    });
    let moves: Vec<_> = roots.collect();
    let best = moves.iter().find(|root| root.exact)?.mv;
    Some(Report {
        best,
        score: Score::DRAW,
        depth: 0,
        nodes: 1,
        pv: vec![best],
        moves,
        ended: Ended::Depth,
        lead: None,
    })
}

/// A player who considers all legal moves equal.
///
/// ```
/// use plot4_core::connect4::{Position, Standard};
/// use plot4_core::control::Unlimited;
/// use plot4_core::kit::AnyMove;
/// use plot4_core::search::Strategy as _;
///
/// let report = AnyMove.choose(&Position::empty(Standard), &mut Unlimited).expect("a move");
/// assert_eq!(report.best_moves().count(), 7);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AnyMove;

/// A player who makes the first legal move.
#[derive(Clone, Copy, Debug)]
pub struct FirstMove;

impl<G: Game> Strategy<G> for AnyMove {
    fn choose(
        &mut self,
        position: &G,
        _control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        unsearched(&position.moves(), |_| true)
    }
}

impl<G: Game> Strategy<G> for FirstMove {
    fn choose(
        &mut self,
        position: &G,
        _control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        unsearched(&position.moves(), |index| index == 0)
    }
}

/// A player who makes a move with the greatest merit by a rule of thumb; moves of the same merit
/// are equally good.
pub struct AtAGlance<G: Game> {
    /// Returns the merit of a move.
    pub merit: fn(&G, G::Move) -> i32,
}

impl<G: Game> Strategy<G> for AtAGlance<G> {
    fn choose(
        &mut self,
        position: &G,
        _control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let merits: Vec<i32> = moves.iter().map(|&mv| (self.merit)(position, mv)).collect();
        let most = merits.iter().max()?;
        let report = unsearched(&moves, |index| merits[index] == *most)?;
        Some(Report { nodes: moves.len() as u64, ..report })
    }
}

/// A player with lapses: in some positions it sees no more than a weaker one does.
///
/// Which positions those are follows from the position and the seed alone, so the player makes the
/// same mistake in the same place, and others in a game with another seed. Like people it has good
/// and bad days: the number of lapses varies from game to game. Its strength lies anywhere between
/// the two players, by the percentage.
pub struct Lapses<G> {
    /// The player without lapses.
    sees: Box<dyn Strategy<G>>,
    /// The player in its place during a lapse, who overlooks things as people do.
    overlooks: Box<dyn Strategy<G>>,
    /// In how many positions of a hundred of this game there is a lapse.
    percent: usize,
    seed: u64,
    /// Whether the last choice was made during a lapse.
    lapsed: bool,
}

impl<G: Game> Lapses<G> {
    /// Returns a player who overlooks things in this percentage of all positions on average: in
    /// some games in a quarter as many, in others in three quarters more.
    #[must_use]
    pub fn new(
        sees: Box<dyn Strategy<G>>,
        overlooks: Box<dyn Strategy<G>>,
        percent: usize,
        seed: u64,
    ) -> Self {
        let form = 25 + Dice::new(seed.rotate_left(32)).below(151);
        Self { sees, overlooks, percent: percent * form / 100, seed, lapsed: false }
    }

    /// Returns the player of the last choice.
    fn present(&mut self) -> &mut dyn Strategy<G> {
        if self.lapsed { &mut *self.overlooks } else { &mut *self.sees }
    }
}

/// Returns the dice of one position in a game with this seed: the same on every machine.
pub fn dice_of<G: Game>(position: &G, seed: u64) -> Dice {
    Dice::new(position.key().hash64() ^ Dice::new(seed).roll())
}

impl<G: Game> Strategy<G> for Lapses<G> {
    fn choose(
        &mut self,
        position: &G,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        self.lapsed = dice_of(position, self.seed).percent(self.percent);
        self.present().choose(position, control)
    }

    fn expect(
        &mut self,
        position: &G,
        report: &mut Report<G::Move>,
        control: &mut dyn Control<Report<G::Move>>,
    ) {
        self.present().expect(position, report, control);
    }

    fn explain(
        &mut self,
        position: &G,
        report: &Report<G::Move>,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Explanation<G>> {
        self.present().explain(position, report, control)
    }
}

#[cfg(test)]
mod tests {
    use super::Lapses;
    use crate::connect4::{Position, Standard, notation};
    use crate::control::Unlimited;
    use crate::kit::{AnyMove, FirstMove};
    use crate::search::Strategy as _;

    /// Returns in how many of some positions a player with these lapses makes any move, in a game
    /// with this seed, and not the first one.
    fn lapses(percent: usize, seed: u64) -> usize {
        let mut player =
            Lapses::<Position>::new(Box::new(FirstMove), Box::new(AnyMove), percent, seed);
        let mut lapsed = |moves: &str| {
            let position = notation::parse_position(Standard, moves).expect("moves");
            let report = player.choose(&position, &mut Unlimited).expect("a move");
            report.best_moves().count() > 1
        };
        let line = "4453355662261";
        (0..line.len()).filter(|&ply| lapsed(&line[..ply])).count()
    }

    #[test]
    fn lapses_follow_from_the_seed_and_vary() {
        assert_eq!(lapses(0, 1), 0);
        assert_eq!(lapses(400, 1), 13, "never more than all");
        let games: Vec<usize> = (0..40).map(|seed| lapses(50, seed)).collect();
        let again: Vec<usize> = (0..40).map(|seed| lapses(50, seed)).collect();
        assert_eq!(games, again);
        let sum: usize = games.iter().sum();
        assert!((150..370).contains(&sum), "half of 520: {sum}");
        assert!(games.iter().any(|&count| count < 4) && games.iter().any(|&count| count > 9));
    }
}
