//! The judgement of a position: what each move is worth, how good a move was, and what it cost.
//!
//! Hints, the coach, the analysis, reviews and the command line all ask it, so that they never
//! contradict each other. Its rules:
//!
//! - A proved value is compared with proved values, and an estimate with estimates of the same
//!   search: that of the position before the move, which has valued all its moves. Only a search
//!   that values few of its moves, such as one by playouts, needs the position after the move.
//! - Where a proved value meets an estimate, only the chances to win are compared, and a move is
//!   only worse if they are far apart.
//! - A move is only worse if the difference is more than the [noise](Cost::noise).
//! - A best move is never a mistake, whatever it looks like on the board.

use std::cmp::{Ordering, Reverse};

use super::MoveOf;
use super::move_class::MoveClass;
use super::players::Players;
use super::position_info::PositionInfo;
use super::scale::{Cost, CostUnit, Source};
use super::seen::Seen;
use crate::game::{Game as _, Player};
use crate::score::{ScoreKind, chance};
use crate::search::Report;
use crate::verdict::{Verdict, best_first};

/// How many moves a win may come later, or a loss sooner, after a good move.
const GOOD_WITHIN: u32 = 2;
/// How much the chance to win, from 0 to 1, may fall with a move that is as good as the best one,
/// with a good one, and with one that is no mistake.
const MOST_LOST: [f32; 3] = [0.03, 0.1, 0.2];

/// The opponent's moves to its win from which on no move that loses as soon is good: before that, a
/// game that is lost in theory may be won in practice.
const SOON_LOST: u32 = 5;

/// What a search has found about a position and its moves.
#[derive(Debug)]
pub struct Judgement<'a, K: Players> {
    report: &'a Report<MoveOf<K>>,
}

/// What a move is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth<M> {
    /// The move.
    pub mv: M,
    /// Its value for the player to move.
    pub verdict: Verdict,
    /// Whether no other move is better: see [`Judgement::is_best`].
    pub is_best: bool,
}

impl<M> Worth<M> {
    /// Returns a sort key: the better the move, the greater.
    #[must_use]
    pub const fn rank(&self) -> (bool, i64) {
        (self.is_best, self.verdict.rank())
    }
}

/// What is known of the position after a move, for the player who made it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct After {
    /// The value of the position.
    pub verdict: Verdict,
    /// The expected lead at the end, where the search counts it.
    pub lead: Option<f32>,
}

impl After {
    /// Returns what a report on the position after a move says, seen by the player who made the
    /// move.
    #[must_use]
    pub fn of<M>(report: &Report<M>) -> Self {
        Self { verdict: value_of(report).of_other(), lead: report.lead.map(|lead| -lead) }
    }

    /// Returns `verdict` with an unknown lead.
    #[must_use]
    pub const fn of_verdict(verdict: Verdict) -> Self {
        Self { verdict, lead: None }
    }

    /// Returns what is known of a position in which the game has ended, for this player; `None` if
    /// it goes on.
    #[must_use]
    pub fn of_end<K: PositionInfo + Players>(position: &K::Game, player: Player) -> Option<Self> {
        let verdict = Verdict::of_outcome(position.outcome()?, player);
        let tally = K::tally(position).filter(|_| K::SCALE.cost.unit == CostUnit::Points);
        #[expect(clippy::cast_possible_truncation, reason = "half points of a board")]
        let lead = tally.map(|tally| (tally.amount(player) - tally.amount(player.other())) as f32);
        Some(Self { verdict, lead })
    }
}

/// Returns the value of the position of a report for the player to move.
#[must_use]
pub fn value_of<M>(report: &Report<M>) -> Verdict {
    Verdict::of(report.score, report.ended.is_exact())
}

impl<'a, K: Players> Judgement<'a, K> {
    /// Returns the judgement by a report of the game's [adviser](Players::adviser).
    #[must_use]
    pub const fn of(report: &'a Report<MoveOf<K>>) -> Self {
        Self { report }
    }

    /// Returns the value of the position for the player to move.
    #[must_use]
    pub fn value(&self) -> Verdict {
        value_of(self.report)
    }

    /// Returns the moves whose values are known, the best ones first and then by value.
    #[must_use]
    pub fn values(&self) -> Vec<Worth<MoveOf<K>>> {
        let is_known = self.report.ended.is_exact();
        let known = self.report.moves.iter().filter(|root| root.exact);
        let mut values: Vec<_> = known
            .map(|root| Worth {
                mv: root.mv,
                verdict: Verdict::of(root.score, is_known),
                is_best: self.is_best(root.mv),
            })
            .collect();
        values.sort_by_key(|worth| Reverse(worth.rank()));
        values
    }

    /// Returns the value of a move, or an upper bound if nothing else is known.
    #[must_use]
    pub fn verdict_of(&self, mv: MoveOf<K>) -> Option<Verdict> {
        let root = self.report.moves.iter().find(|root| root.mv == mv)?;
        // A bound that is a win says nothing.
        let is_bound = !root.exact && matches!(root.score.kind(), ScoreKind::WinIn(_));
        (!is_bound).then(|| Verdict::of(root.score, root.exact && self.report.ended.is_exact()))
    }

    /// Returns whether no move is better than this one.
    #[must_use]
    pub fn is_best(&self, mv: MoveOf<K>) -> bool {
        let is_as_good = || {
            let root = self.report.moves.iter().find(|root| root.mv == mv);
            root.is_some_and(|root| {
                let own = Verdict::of(root.score, self.report.ended.is_exact());
                root.exact && is_same::<K>(self.value(), own)
            })
        };
        mv == self.report.best || is_as_good()
    }

    /// Returns the moves that no other is better than: the one that the search chose, and then
    /// those that are as good, in the order of the report.
    #[must_use]
    pub fn best(&self) -> Vec<MoveOf<K>> {
        let chosen = self.report.best;
        let others = self.report.moves.iter().map(|root| root.mv);
        let others = others.filter(|&mv| mv != chosen && self.is_best(mv));
        std::iter::once(chosen).chain(others).collect()
    }

    /// Returns whether the game is lost soon, whatever is played, and how late does not count.
    fn is_soon_lost(&self) -> bool {
        let value = self.value();
        K::SCALE.cost.unit != CostUnit::Moves
            && matches!(value, Verdict::Loss(moves) if value.has_distance() && moves <= SOON_LOST)
    }

    /// Returns whether some move is worse than the best one.
    #[must_use]
    pub fn has_choice(&self) -> bool {
        let moves = &self.report.moves;
        moves.len() > 1 && !moves.iter().all(|root| self.is_best(root.mv))
    }

    /// Returns whether this is the only move that keeps a result that is proved, and all others are
    /// proved to lose it.
    #[must_use]
    pub fn is_only(&self, mv: MoveOf<K>) -> bool {
        let Some(own) = self.verdict_of(mv).filter(|own| own.is_proved()) else {
            return false;
        };
        let mut others = self.report.moves.iter().filter(|root| root.mv != mv);
        let is_worse = |other: MoveOf<K>| {
            self.verdict_of(other)
                .is_some_and(|other| other.is_proved() && other.result() < own.result())
        };
        self.report.moves.len() > 1
            && !matches!(own, Verdict::Loss(_))
            && others.all(|root| root.exact && is_worse(root.mv))
    }

    /// Returns the class of a move, from the mistake in it that can be seen, if there is one, and
    /// from what is known after it; `None` if not enough is known, or if the game is lost soon
    /// and the move hardly changes that: it is neither good nor bad.
    #[must_use]
    pub fn class(
        &self,
        mv: MoveOf<K>,
        after: Option<After>,
        seen: Option<&Seen<MoveOf<K>>>,
    ) -> Option<MoveClass> {
        if self.is_best(mv) {
            // A move without an alternative deserves no praise, nor one that loses as all others.
            let has_others =
                self.report.moves.len() > 1 && (!self.is_soon_lost() || self.has_choice());
            let class = if self.is_only(mv) { MoveClass::OnlyMove } else { MoveClass::Best };
            return has_others.then_some(class);
        }
        let Some(own) = self.value_of_move(mv, after) else {
            // Nothing more will be known, so only what can be seen counts.
            return after.and(seen).map(|seen| seen.class);
        };
        let by_value = self.class_by_value(own);
        match seen {
            Some(seen) if seen.class == MoveClass::MissedWin => Some(seen.class),
            Some(seen)
                if !self.keeps_value(own) && self.is_worse(own) && self.is_avoidable(seen) =>
            {
                Some(seen.class)
            }
            _ => by_value,
        }
    }

    /// Returns whether a move is no mistake; `None` if that is not known, and for a move without an
    /// alternative. A move of a lost position may be none without having a class.
    #[must_use]
    pub fn is_good(
        &self,
        mv: MoveOf<K>,
        after: Option<After>,
        seen: Option<&Seen<MoveOf<K>>>,
    ) -> Option<bool> {
        if let Some(class) = self.class(mv, after, seen) {
            return Some(!class.is_mistake());
        }
        let is_lost = self.is_soon_lost() && self.report.moves.len() > 1;
        (is_lost && self.is_certain(mv, after)).then_some(true)
    }

    /// Returns whether the [class](Self::class) of a move is final, whatever is found later.
    #[must_use]
    pub fn is_certain(&self, mv: MoveOf<K>, after: Option<After>) -> bool {
        after.is_some() || self.is_best(mv) || self.verdict_of(mv).is_some_and(Verdict::is_proved)
    }

    /// Returns whether a move keeps what there was, so that what can be seen is no mistake: it is
    /// proved to keep a win or a draw, or has lost nothing.
    fn keeps_value(&self, own: After) -> bool {
        let best = self.value();
        if best.is_proved() && own.verdict.is_proved() {
            let is_kept = own.verdict.result() >= best.result();
            return is_kept && !matches!(own.verdict, Verdict::Loss(_));
        }
        self.lost_chance(own) <= MOST_LOST[0] && self.difference(own) <= 0.0
    }

    /// Returns whether the best move has a better value, or costs less.
    fn is_worse(&self, own: After) -> bool {
        self.value().rank() > own.verdict.rank() || self.difference(own) > 0.0
    }

    /// Whether a best move does not make this mistake, as far as that is known.
    fn is_avoidable(&self, seen: &Seen<MoveOf<K>>) -> bool {
        seen.better.is_empty() || seen.better.iter().any(|&mv| self.is_best(mv))
    }

    /// Returns by how much the chance to win has fallen.
    fn lost_chance(&self, own: After) -> f32 {
        chance_of::<K>(self.value()) - chance_of::<K>(own.verdict)
    }

    /// Returns the value of a move for comparison with the best one.
    fn value_of_move(&self, mv: MoveOf<K>, after: Option<After>) -> Option<After> {
        let here = self.verdict_of(mv).map(After::of_verdict);
        let is_counted_after = K::SCALE.source == Source::Playouts;
        match (here, after) {
            (Some(here), _) if here.verdict.is_proved() => Some(here),
            (_, Some(after)) if after.verdict.is_proved() => Some(After {
                // Its own move is one of those to the win.
                verdict: match after.verdict {
                    Verdict::Win(moves) if after.verdict.has_distance() => Verdict::Win(moves + 1),
                    verdict => verdict,
                },
                ..after
            }),
            (_, Some(after)) if is_counted_after => Some(after),
            (Some(_), None) if is_counted_after => None,
            (Some(here), _) => Some(here),
            // An estimate of another search proves nothing.
            (None, _) => None,
        }
    }

    /// Returns the class of a move that is not the best one by its value alone.
    fn class_by_value(&self, own: After) -> Option<MoveClass> {
        let best = self.value();
        let cost = self.difference(own);
        let Cost { inaccuracy, mistake, .. } = K::SCALE.cost;
        if best.is_proved() && own.verdict.is_proved() {
            let later = moves_later(best, own.verdict);
            return Some(match best.result().cmp(&own.verdict.result()) {
                Ordering::Greater => given_away(best),
                Ordering::Less => MoveClass::Best,
                Ordering::Equal if cost >= mistake => MoveClass::GaveGround,
                Ordering::Equal if cost >= inaccuracy || later > GOOD_WITHIN => {
                    MoveClass::Inaccuracy
                }
                Ordering::Equal if self.is_soon_lost() => return None,
                Ordering::Equal => MoveClass::Good,
            });
        }
        let lost = self.lost_chance(own);
        let [_, good, most] = MOST_LOST;
        let is_same_kind = best.is_proved() == own.verdict.is_proved();
        Some(match lost {
            // It wins, where the search only had an estimate; but it may give away points.
            _ if own.verdict.result() == Ordering::Greater => match cost {
                ..=0.0 => MoveClass::Best,
                cost if cost < inaccuracy => MoveClass::Good,
                _ => MoveClass::Inaccuracy,
            },
            _ if lost > most => given_away(best),
            _ if is_same_kind && cost >= mistake => MoveClass::GaveGround,
            _ if lost > good || is_same_kind && cost >= inaccuracy => MoveClass::Inaccuracy,
            _ => MoveClass::Good,
        })
    }

    /// Returns by how much a value is worse than the best one, in the game's unit: 0 within the
    /// noise.
    fn difference(&self, own: After) -> f32 {
        let cost = K::SCALE.cost;
        let best = self.value();
        let difference = match (self.report.lead, own.lead) {
            (Some(best), Some(own)) => best - own,
            _ if best.is_proved() == own.verdict.is_proved() => {
                worth::<K>(best) - worth::<K>(own.verdict)
            }
            _ if self.lost_chance(own) <= MOST_LOST[1] => 0.0,
            _ => 2.0 * cost.result * self.lost_chance(own),
        };
        if difference > cost.noise { difference } else { 0.0 }
    }

    /// Returns what a move cost its player, in the game's [unit](CostUnit): nothing if it is as
    /// good as the best one. `None` if not enough is known, and for a best move where all moves are
    /// equal: it says nothing about the player.
    #[must_use]
    pub fn cost(&self, mv: MoveOf<K>, after: Option<After>) -> Option<f32> {
        if self.is_best(mv) {
            return self.has_choice().then_some(0.0);
        }
        self.value_of_move(mv, after).map(|own| self.difference(own))
    }

    /// Returns what a move cost its player, if that can be said in the game's unit: where a result
    /// is given away, only points and discs still count.
    #[must_use]
    pub fn counted_cost(&self, mv: MoveOf<K>, after: Option<After>) -> Option<f32> {
        let (best, own) = (self.value(), self.value_of_move(mv, after)?);
        let is_counted = match K::SCALE.cost.unit {
            CostUnit::Points => self.report.lead.is_some() && own.lead.is_some(),
            CostUnit::Discs => best.is_proved() == own.verdict.is_proved(),
            CostUnit::Moves | CostUnit::Men | CostUnit::Wins => {
                best.is_proved() == own.verdict.is_proved() && best.result() == own.verdict.result()
            }
        };
        is_counted.then(|| self.cost(mv, after)).flatten()
    }

    /// Returns the moves to recommend in the place of a mistake: the best ones of those that are
    /// [better](Self::better).
    #[must_use]
    pub fn recommended(
        &self,
        mv: MoveOf<K>,
        after: Option<After>,
        seen: Option<&Seen<MoveOf<K>>>,
    ) -> Vec<MoveOf<K>> {
        let better = self.better(mv, after, seen);
        let is_best = |other: &MoveOf<K>| self.is_best(*other);
        if better.iter().any(is_best) {
            return better.into_iter().filter(is_best).collect();
        }
        better
    }

    /// Returns the moves that would have been better than a mistake, the best ones first: those
    /// without the mistake that can be seen, or those that keep the value. Moves known to be no
    /// better than the mistake are left out. What can be seen counts only if it makes the
    /// [class](Self::class).
    #[must_use]
    pub fn better(
        &self,
        mv: MoveOf<K>,
        after: Option<After>,
        seen: Option<&Seen<MoveOf<K>>>,
    ) -> Vec<MoveOf<K>> {
        let class = self.class(mv, after, seen);
        let seen = seen.filter(|seen| Some(seen.class) == class);
        let own = self.value_of_move(mv, after);
        let is_better = |other: MoveOf<K>| match (own, self.verdict_of(other)) {
            _ if self.is_best(other) => true,
            (Some(own), Some(verdict)) => verdict.rank() > own.verdict.rank(),
            (None, Some(verdict)) => !matches!(verdict, Verdict::Loss(_)),
            (_, None) => true,
        };
        let verdict = |other| self.verdict_of(other).unwrap_or(Verdict::Estimate(i32::MIN));
        let named: Vec<MoveOf<K>> = if let Some(seen) = seen {
            seen.better.clone()
        } else {
            let others = self.values().into_iter().filter(|worth| !worth.is_best);
            let kept = others.filter(|worth| is_kept::<K>(self.value(), worth.verdict));
            let best = self.best().into_iter();
            best.chain(kept.map(|worth| worth.mv)).collect()
        };
        let is_named = |&other: &MoveOf<K>| other != mv && is_better(other);
        let mut named: Vec<MoveOf<K>> = named.into_iter().filter(is_named).collect();
        if named.is_empty() && seen.is_some() {
            // Moves that make the same mistake may be better all the same.
            named = self.best().into_iter().filter(is_named).collect();
        }
        let mut named: Vec<_> = named.into_iter().map(|other| (other, verdict(other))).collect();
        best_first(&mut named);
        named.into_iter().map(|(other, _)| other).collect()
    }
}

/// Returns whether a move of this value is as good as the best one, as far as that is known.
fn is_same<K: Players>(best: Verdict, own: Verdict) -> bool {
    if best.is_proved() || own.is_proved() {
        return best.rank() == own.rank() && best.is_proved() == own.is_proved();
    }
    if K::SCALE.source == Source::Playouts {
        // A move that was tried less often is not known as well.
        return false;
    }
    chance_of::<K>(best) - chance_of::<K>(own) <= MOST_LOST[0]
        && worth::<K>(best) - worth::<K>(own) <= K::SCALE.cost.noise
}

/// Returns whether a move of this value keeps that of the best one.
fn is_kept<K: Players>(best: Verdict, own: Verdict) -> bool {
    if best.is_proved() && own.is_proved() {
        return own.result() == best.result();
    }
    !best.is_proved() && chance_of::<K>(best) - chance_of::<K>(own) <= MOST_LOST[0]
}

/// Returns by how many moves a win comes later, or a loss sooner; where they are not counted, at
/// least one.
fn moves_later(best: Verdict, own: Verdict) -> u32 {
    match (best, own) {
        (Verdict::Win(_), Verdict::Win(_)) | (Verdict::Loss(_), Verdict::Loss(_))
            if !best.has_distance() || !own.has_distance() =>
        {
            1
        }
        (Verdict::Win(best), Verdict::Win(own)) => own.saturating_sub(best),
        (Verdict::Loss(best), Verdict::Loss(own)) => best.saturating_sub(own),
        _ => 0,
    }
}

/// Returns the class of a mistake by what it gave away.
const fn given_away(best: Verdict) -> MoveClass {
    match best {
        Verdict::Win(_) => MoveClass::GaveWin,
        Verdict::Draw => MoveClass::GaveDraw,
        Verdict::Loss(_) | Verdict::Estimate(_) => MoveClass::GaveGround,
    }
}

/// Returns the chance to win, from 0 to 1, for a verdict; a draw counts as half.
#[must_use]
pub fn chance_of<K: Players>(verdict: Verdict) -> f32 {
    match verdict {
        Verdict::Win(_) => 1.0,
        Verdict::Draw => 0.5,
        Verdict::Loss(_) => 0.0,
        Verdict::Estimate(value) => chance(value, K::SCALE.clear),
    }
}

/// Returns the worth of a value in the game's unit, from a loss to a win.
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn worth<K: Players>(verdict: Verdict) -> f32 {
    let Cost { unit, result, per_estimate, .. } = K::SCALE.cost;
    let won = |moves: u32| match (unit, verdict.margin()) {
        (_, Some(margin)) => margin as f32,
        (CostUnit::Moves, None) if verdict.has_distance() => result - moves as f32,
        _ => result,
    };
    match verdict {
        Verdict::Win(moves) => won(moves),
        Verdict::Draw => 0.0,
        Verdict::Loss(moves) => -won(moves),
        Verdict::Estimate(_) if per_estimate == 0.0 => {
            result * (2.0 * chance_of::<K>(verdict) - 1.0)
        }
        Verdict::Estimate(value) => per_estimate * value as f32,
    }
}

/// The power of the mean that is an [`Accuracy`].
const SPREAD: f32 = 1.5;

/// The accuracy of a player over some moves, from what each has cost.
///
/// A move has an accuracy of e^(−cost/scale), where the [scale](Cost::scale) is the game's: 1 if it
/// cost nothing, 37 % at the scale, and 5 % at three times that. The player's is the mean of all
/// moves to the power of 1.5, as the mean alone flatters a game of many moves that cost nothing and
/// a few that cost everything.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Accuracy {
    sum: f32,
    /// The number of moves added.
    pub moves: usize,
}

impl Accuracy {
    /// Adds a move that cost so much in the game's unit.
    pub fn add<K: Players>(&mut self, cost: f32) {
        self.sum += (-cost / K::SCALE.cost.scale).exp();
        self.moves += 1;
    }

    /// Adds the moves of another accuracy.
    pub fn join(&mut self, other: Self) {
        self.sum += other.sum;
        self.moves += other.moves;
    }

    /// Returns the accuracy from 0 to 1, or `None` without moves.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a number of moves")]
    pub fn share(&self) -> Option<f32> {
        (self.moves > 0).then(|| (self.sum / self.moves as f32).powf(SPREAD))
    }

    /// Returns the accuracy in percent, rounded, or `None` without moves. It is 100 only if no move
    /// cost anything.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
    pub fn percent(&self) -> Option<u8> {
        let share = self.share()?;
        let rounded = (100.0 * share).round() as u8;
        Some(if share < 1.0 { rounded.min(99) } else { rounded })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkers::Checkers;
    use crate::connect4::Connect4;
    use crate::go::Go;
    use crate::gomoku::Gomoku;
    use crate::kind::GameSetup;
    use crate::reversi::Reversi;
    use crate::score::Score;
    use crate::search::{Ended, RootMove};

    /// Returns a report in which the first moves of the start position have these values.
    fn report<K: GameSetup>(scores: &[Score]) -> Report<MoveOf<K>> {
        let moves = K::start(K::Setup::default()).moves();
        let known = moves.into_iter().zip(scores);
        let mut report =
            Report::of_known(known.map(|(mv, &score)| RootMove::exact(mv, score)).collect())
                .expect("moves");
        report.ended = Ended::Depth;
        report
    }

    /// Returns the class and the cost of the second of two moves, with what is known after it.
    fn second<K: Players>(scores: [Score; 2], after: Verdict) -> (MoveClass, Option<f32>) {
        let report = report::<K>(&scores);
        let judgement = Judgement::<K>::of(&report);
        let (mv, after) = (report.moves[1].mv, Some(After::of_verdict(after)));
        let class = judgement.class(mv, after, None).expect("a class");
        (class, judgement.cost(mv, after))
    }

    fn estimate(value: i32) -> Score {
        Score::heuristic(value)
    }

    /// Returns a mistake that can be seen, of this class.
    fn seen<M>(class: MoveClass) -> Seen<M> {
        Seen {
            class,
            line: Vec::new(),
            places: Vec::new(),
            better: Vec::new(),
            answer: None,
            count: 1,
            net: [0; 2],
        }
    }

    #[test]
    fn a_best_move_is_never_a_mistake_whatever_it_looks_like_or_turns_out_to_be() {
        let report = report::<Reversi>(&[estimate(-680), estimate(-720)]);
        let judgement = Judgement::<Reversi>::of(&report);
        let best = report.moves[0].mv;
        let lost = Verdict::of(Score::won_by(-48), true);
        for seen in [None, Some(seen(MoveClass::GaveCorner))] {
            let class = judgement.class(best, Some(After::of_verdict(lost)), seen.as_ref());
            assert_eq!(class, Some(MoveClass::Best));
        }
        assert_eq!(judgement.cost(best, Some(After::of_verdict(lost))), Some(0.0));
    }

    #[test]
    fn what_is_proved_later_does_not_make_a_lost_position_worse() {
        let lost = Verdict::of(Score::won_by(-50), true);
        let (class, _) = second::<Reversi>([estimate(-690), estimate(-760)], lost);
        assert!(!class.is_mistake(), "{class:?}");
        let (class, _) = second::<Checkers>([estimate(-560), estimate(-580)], Verdict::Loss(8));
        assert!(!class.is_mistake(), "{class:?}");
    }

    #[test]
    fn results_are_compared_with_results() {
        let cases = [
            (Score::win_in(7), Score::win_in(9), MoveClass::Good, 1.0),
            (Score::win_in(3), Score::win_in(35), MoveClass::Inaccuracy, 16.0),
            (Score::win_in(7), Score::DRAW, MoveClass::GaveWin, 26.0),
            (Score::DRAW, Score::loss_in(8), MoveClass::GaveDraw, 26.0),
            (Score::loss_in(20), Score::loss_in(4), MoveClass::Inaccuracy, 8.0),
        ];
        for (best, own, class, cost) in cases {
            let mut report = report::<Connect4>(&[best, own]);
            report.ended = Ended::Decided;
            let judgement = Judgement::<Connect4>::of(&report);
            let mv = report.moves[1].mv;
            let found = (judgement.class(mv, None, None), judgement.cost(mv, None));
            assert_eq!(found, (Some(class), Some(cost)), "{best} {own}");
        }
    }

    #[test]
    fn no_move_of_a_game_that_is_soon_lost_is_called_good() {
        let class = |scores: [Score; 2], which: usize| {
            let mut report = report::<Gomoku>(&scores);
            report.ended = Ended::Decided;
            Judgement::<Gomoku>::of(&report).class(report.moves[which].mv, None, None)
        };
        let far = [Score::loss_in(20), Score::loss_in(18)];
        assert_eq!(class(far, 1), Some(MoveClass::Good));
        let close = [Score::loss_in(10), Score::loss_in(8)];
        assert_eq!([0, 1].map(|which| class(close, which)), [Some(MoveClass::Best), None]);
        assert_eq!([0, 1].map(|which| class([Score::loss_in(2); 2], which)), [None; 2]);
        let mut longest = report::<Connect4>(&close);
        longest.ended = Ended::Decided;
        let mut report = report::<Gomoku>(&close);
        report.ended = Ended::Decided;
        let mv = report.moves[1].mv;
        let is_good = Judgement::<Gomoku>::of(&report).is_good(mv, None, None);
        assert_eq!(is_good, Some(true), "nor is it a mistake");
        // Where moves cost moves, the longest resistance is the best.
        let mv = longest.moves[1].mv;
        let class = Judgement::<Connect4>::of(&longest).class(mv, None, None);
        assert_eq!(class, Some(MoveClass::Good));
    }

    #[test]
    fn estimates_of_one_search_are_compared_and_small_differences_mean_nothing() {
        let same = |difference| [estimate(20), estimate(20 - difference)];
        let unclear = Verdict::Estimate(-300);
        assert_eq!(second::<Checkers>(same(9), unclear), (MoveClass::Best, None));
        let (class, cost) = second::<Checkers>(same(110), Verdict::Estimate(20));
        assert_eq!(class, MoveClass::GaveGround, "a man");
        assert!(cost.is_some_and(|cost| (cost - 1.1).abs() < 0.01), "{cost:?}");
        // In a game that is won by far, too.
        let far = [estimate(700), estimate(560)];
        assert_eq!(second::<Checkers>(far, unclear).0, MoveClass::GaveGround);
        let (class, cost) = second::<Gomoku>([Score::win_in(9), estimate(10)], unclear);
        assert_eq!(class, MoveClass::GaveWin);
        assert!(
            cost.is_some_and(|cost| (0.8..1.1).contains(&cost)),
            "half of what lies between the results: {cost:?}"
        );
    }

    #[test]
    fn where_a_proof_meets_an_estimate_only_the_chances_count() {
        let (class, cost) = second::<Checkers>([estimate(40), estimate(15)], Verdict::Draw);
        assert_eq!((class, cost), (MoveClass::Good, Some(0.0)), "50 % of 60 %");
        let (class, _) = second::<Checkers>([estimate(120), estimate(15)], Verdict::Draw);
        assert_eq!(class, MoveClass::GaveGround, "50 % of 77 %");
        let report = report::<Checkers>(&[estimate(-300), estimate(-340)]);
        let judgement = Judgement::<Checkers>::of(&report);
        let drawn = Some(After::of_verdict(Verdict::Draw));
        let class = judgement.class(report.moves[1].mv, drawn, Some(&seen(MoveClass::LostPiece)));
        assert_eq!(class, Some(MoveClass::Good), "it draws a game that looked lost");
    }

    #[test]
    fn a_forced_win_that_is_found_after_the_move_keeps_the_win() {
        let (class, cost) = second::<Gomoku>([Score::win_in(1), estimate(0)], Verdict::Win(2));
        assert_eq!((class, cost), (MoveClass::Good, Some(0.0)), "it comes two moves later");
    }

    #[test]
    fn go_counts_points_by_the_leads_before_and_after() {
        let mut report = report::<Go>(&[estimate(690), estimate(100)]);
        report.lead = Some(30.0);
        let judgement = Judgement::<Go>::of(&report);
        let after = |lead| Some(After { verdict: Verdict::Estimate(690), lead: Some(lead) });
        let other = report.moves[1].mv;
        assert_eq!(judgement.class(other, None, None), None, "not known yet");
        assert_eq!(
            judgement.class(other, after(18.0), None),
            Some(MoveClass::GaveGround),
            "12 points, in a game that stays won"
        );
        assert_eq!(judgement.cost(other, after(18.0)), Some(12.0));
        assert_eq!(judgement.cost(other, after(29.9)), Some(0.0));
        assert_eq!(judgement.cost(report.best, after(18.0)), Some(0.0));
    }

    #[test]
    fn a_pass_that_wins_the_game_may_give_away_points() {
        let mut report = report::<Go>(&[estimate(690), estimate(100)]);
        report.lead = Some(25.0);
        let judgement = Judgement::<Go>::of(&report);
        let found = |lead| {
            let after = Some(After { verdict: Verdict::Win(Verdict::UNCOUNTED), lead: Some(lead) });
            let mv = report.moves[1].mv;
            let cost = judgement.cost(mv, after).expect("a cost");
            (judgement.class(mv, after, None).expect("a class"), cost)
        };
        assert_eq!(found(25.0), (MoveClass::Best, 0.0));
        assert_eq!(found(3.0), (MoveClass::Inaccuracy, 22.0));
    }

    #[test]
    fn what_can_be_seen_is_no_mistake_if_nothing_is_better() {
        let found = |scores: [Score; 2]| {
            let report = report::<Checkers>(&scores);
            let judgement = Judgement::<Checkers>::of(&report);
            let mv = report.moves[1].mv;
            let seen = seen(MoveClass::LostPiece);
            let class = judgement.class(mv, None, Some(&seen)).expect("a class");
            (class, judgement.recommended(mv, None, Some(&seen)))
        };
        let (class, better) = found([Score::loss_in(20), Score::loss_in(8)]);
        assert_eq!((class, better.len()), (MoveClass::LostPiece, 1));
        let (class, _) = found([estimate(10), estimate(9)]);
        assert!(!class.is_mistake(), "{class:?}");
    }

    #[test]
    fn what_can_be_seen_counts_in_a_lost_position_but_not_against_a_win_that_is_kept() {
        let class = |scores: [Score; 2], seen: Seen<_>| {
            let report = report::<Checkers>(&scores);
            let mv = report.moves[1].mv;
            Judgement::<Checkers>::of(&report).class(mv, None, Some(&seen))
        };
        let wins = [Score::win_in(9), Score::win_in(11)];
        let losses = [Score::loss_in(20), Score::loss_in(8)];
        assert_eq!(class(wins, seen(MoveClass::LostPiece)), Some(MoveClass::Good));
        assert_eq!(class(losses, seen(MoveClass::LostPiece)), Some(MoveClass::LostPiece));
        let at_once = [Score::win_in(1), Score::win_in(3)];
        assert_eq!(class(at_once, seen(MoveClass::MissedWin)), Some(MoveClass::MissedWin));
    }

    #[test]
    fn what_the_best_move_does_as_well_is_not_the_mistake() {
        let report = report::<Checkers>(&[estimate(60), estimate(-200), estimate(-250)]);
        let judgement = Judgement::<Checkers>::of(&report);
        let [best, other, made] = [0, 1, 2].map(|index| report.moves[index].mv);
        let class = |better| {
            let mut seen = seen(MoveClass::LostPiece);
            seen.better = vec![better];
            judgement.class(made, None, Some(&seen))
        };
        assert_eq!(class(best), Some(MoveClass::LostPiece));
        assert_eq!(class(other), Some(MoveClass::GaveGround));
    }

    #[test]
    fn the_chosen_move_has_the_first_value_and_equals_are_best_too() {
        let mut go = report::<Go>(&[estimate(60), estimate(90), estimate(-20)]);
        go.best = go.moves[0].mv;
        let values = |worths: Vec<Worth<_>>| -> Vec<_> {
            let values = worths.into_iter();
            values.map(|worth| (worth.verdict, worth.is_best)).collect()
        };
        let of = |(value, is_best)| (Verdict::Estimate(value), is_best);
        assert_eq!(
            values(Judgement::<Go>::of(&go).values()),
            [(60, true), (90, false), (-20, false)].map(of),
            "90 % of a few games"
        );
        let checkers = report::<Checkers>(&[estimate(-40), estimate(15), estimate(20)]);
        let worths = Judgement::<Checkers>::of(&checkers).values();
        let found: Vec<_> =
            worths.into_iter().map(|worth| (worth.verdict, worth.is_best)).collect();
        assert_eq!(found, [(20, true), (15, true), (-40, false)].map(of));
    }

    #[test]
    fn what_is_recommended_is_better_and_another_move() {
        let values = [60, 30, 59, -200].map(estimate);
        let report = report::<Checkers>(&values);
        let judgement = Judgement::<Checkers>::of(&report);
        let [first, second, third, worst] = [0, 1, 2, 3].map(|index| report.moves[index].mv);
        assert_eq!(judgement.best(), [first, third]);
        assert_eq!(judgement.better(worst, None, None), [first, third]);
        let mut seen = seen(MoveClass::LostPiece);
        seen.better = vec![worst, second, first];
        assert_eq!(judgement.better(second, None, Some(&seen)), [first]);
    }

    #[test]
    fn an_accuracy_is_100_only_without_any_cost() {
        let mut accuracy = Accuracy::default();
        assert_eq!(accuracy.percent(), None);
        accuracy.add::<Checkers>(0.0);
        assert_eq!(accuracy.percent(), Some(100));
        accuracy.add::<Checkers>(0.001);
        assert_eq!(accuracy.percent(), Some(99));
        accuracy.add::<Checkers>(100.0);
        assert_eq!(accuracy.percent(), Some(54));
    }
}
