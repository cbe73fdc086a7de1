//! A report of an analysis, as Leela Zero and `KataGo` write it.

use std::fmt::Write as _;

use super::request::{Dialect, Request};
use crate::core::game::{Game as _, Player};
use crate::core::go::playout::Ownership;
use crate::core::go::{Move, Point, Position};
use crate::core::search::Variation;
use crate::core::search::mcts::chance_to_win;

/// How many standard deviations the lower bound of a winrate is below it: it is lower in one case
/// of a hundred.
const DEVIATIONS: f64 = 2.33;
/// How many games are played at once to estimate points.
const GAMES: u32 = 8;
/// The most games for one position.
const MOST_GAMES: u32 = 1000;

/// Estimates of points: games that are played to their ends from the position, and from those after
/// the moves that are reported.
pub(super) struct Estimates {
    position: Position,
    root: Ownership,
    moves: Vec<(Move, Ownership)>,
}

impl Estimates {
    /// Returns estimates of a few games, if reports have a place for them.
    pub(super) fn wanted(request: Request, position: &Position) -> Option<Self> {
        if request.dialect == Dialect::Leela {
            return None;
        }
        let mut root = Ownership::in_turn(position);
        root.play(GAMES);
        Some(Self {
            position: position.clone(),
            root,
            moves: Vec::new(),
        })
    }

    /// Plays more games, in rounds of a few for the position and for each of so many variations,
    /// until `is_late`, but at least one round for each, or until `is_interrupted`.
    pub(super) fn measure(
        &mut self,
        variations: &[Variation<Move>],
        most: usize,
        is_late: impl Fn() -> bool,
        is_interrupted: &dyn Fn() -> bool,
    ) {
        let tried = variations
            .iter()
            .take(most)
            .take_while(|tried| tried.games > 0);
        let moves: Vec<Move> = tried
            .filter_map(|tried| tried.line.first().map(|&(mv, _)| mv))
            .collect();
        loop {
            let is_full = self.root.playouts() >= MOST_GAMES;
            if !is_full {
                self.root.play(GAMES);
            }
            for &mv in &moves {
                if is_interrupted() {
                    return;
                }
                if self.estimate_after(mv).is_none() || !is_full && !is_late() {
                    self.after(mv).play(GAMES);
                }
            }
            if is_full || is_late() {
                return;
            }
        }
    }

    fn after(&mut self, mv: Move) -> &mut Ownership {
        let known = self.moves.iter().position(|&(known, _)| known == mv);
        let index = known.unwrap_or_else(|| {
            let mut after = self.position.clone();
            after.make(mv);
            self.moves.push((mv, Ownership::in_turn(&after)));
            self.moves.len() - 1
        });
        &mut self.moves[index].1
    }

    /// Returns the games after a move, if there are any.
    fn estimate_after(&self, mv: Move) -> Option<&Ownership> {
        let known = self.moves.iter().find(|&&(known, _)| known == mv);
        known.map(|(_, ownership)| ownership)
    }
}

/// Returns a report of these variations, from the view of the player to move, in one line.
pub(super) fn report(
    request: Request,
    position: &Position,
    variations: &[Variation<Move>],
    estimates: Option<&Estimates>,
) -> String {
    let player = position.to_move();
    let [least, most] = request.moves;
    let tried = variations
        .iter()
        .take_while(|tried| tried.games > 0)
        .count();
    let shown = &variations[..tried.max(least).min(most).min(variations.len())];
    let mut line = String::new();
    for (order, variation) in shown.iter().enumerate() {
        let Some(&(mv, _)) = variation.line.first() else {
            continue;
        };
        let games = estimates.and_then(|estimates| estimates.estimate_after(mv));
        let _ = write!(line, "info move {mv} visits {} ", variation.games);
        let (share, lower) = (f64::from(variation.share), lower_bound(variation));
        let chance = f64::from(variation.chance);
        match request.dialect {
            Dialect::Leela => {
                let chances = [chance_to_win(share), chance, chance_to_win(lower)];
                let [winrate, prior, lcb] = chances.map(ten_thousandths);
                let _ = write!(line, "winrate {winrate} prior {prior} lcb {lcb} ");
            }
            Dialect::Kata => {
                line += &kata_values(share, games, player);
                let lcb = chance_to_win(lower);
                let _ = write!(line, "prior {chance:.6} lcb {lcb:.6} ");
            }
        }
        let _ = write!(line, "order {order} pv");
        for (mv, _) in &variation.line {
            let _ = write!(line, " {mv}");
        }
        if request.line_visits {
            line += " pvVisits";
            for (_, games) in &variation.line {
                let _ = write!(line, " {games}");
            }
        }
        line.push(' ');
    }
    let games: u32 = variations.iter().map(|variation| variation.games).sum();
    if request.root && games > 0 {
        let won: f64 = variations
            .iter()
            .map(|variation| f64::from(variation.share) * f64::from(variation.games))
            .sum();
        let share = won / f64::from(games);
        let root = estimates.map(|estimates| &estimates.root);
        let _ = write!(
            line,
            "rootInfo visits {games} {}",
            kata_values(share, root, player)
        );
    }
    if let Some(estimates) = estimates.filter(|_| request.ownership) {
        line += "ownership";
        let size = position.setup().size();
        for row in (0..size).rev() {
            for column in 0..size {
                let balance = estimates.root.balance(Point::at(column, row), player);
                let _ = write!(line, " {balance:.3}");
            }
        }
    }
    line.trim_end().to_owned()
}

/// Returns what is known of a move or a position to players of `KataGo`, by the share of games won: the chance
/// to win, and the lead in points if games for it were played. The utility is the mean of the results that
/// this chance leads one to expect, 1 for a win and -1 for a loss.
fn kata_values(share: f64, games: Option<&Ownership>, player: Player) -> String {
    let winrate = chance_to_win(share);
    let utility = 2.0 * winrate - 1.0;
    let mut text = format!("utility {utility:.6} winrate {winrate:.6} ");
    if let Some(games) = games {
        let (lead, deviation) = games.lead(player);
        let _ = write!(
            text,
            "scoreMean {lead:.3} scoreStdev {deviation:.3} scoreLead {lead:.3} "
        );
    }
    text
}

/// Returns a lower bound of the share of games that a variation wins; 0 where there are too few.
fn lower_bound(variation: &Variation<Move>) -> f64 {
    if variation.games < 2 {
        return 0.0;
    }
    let (share, games) = (f64::from(variation.share), f64::from(variation.games));
    // A win and a loss more, as the results so far may all be the same.
    let smoothed = (share * games + 1.0) / (games + 2.0);
    let deviation = (smoothed * (1.0 - smoothed) / games).sqrt();
    (share - DEVIATIONS * deviation).max(0.0)
}

/// Returns a share in ten thousandths, rounded.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share is between 0 and 1"
)]
fn ten_thousandths(share: f64) -> u32 {
    (10_000.0 * share).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the variation of a pass with so many games.
    fn variation(games: u32, share: f32) -> Variation<Move> {
        Variation {
            games,
            share,
            chance: 0.0,
            line: vec![(Move::Pass, games)],
        }
    }

    #[test]
    fn a_lower_bound_is_below_the_share_and_nears_it() {
        let bound = |games, share| lower_bound(&variation(games, share));
        assert!(bound(1, 1.0) == 0.0, "one game says nothing");
        let bounds = [10, 100, 10_000].map(|games| bound(games, 0.5));
        assert!(bounds.is_sorted() && bounds[2] < 0.5, "{bounds:?}");
        assert!(bound(10_000, 1.0) < 1.0 && bound(10_000, 0.0) == 0.0);
    }

    #[test]
    fn shares_are_rounded_to_ten_thousandths() {
        assert_eq!([0.0, 0.48016, 1.0].map(ten_thousandths), [0, 4802, 10_000]);
    }
}
