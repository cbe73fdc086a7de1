//! The analysis of a position as Leela Zero and `KataGo` offer it: its arguments, and the reports.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::Duration;

use super::command::{Command, NOT_A_NUMBER, player};
use crate::clock::Stopwatch;
use crate::core::game::{Game as _, Player};
use crate::core::go::playout::Ownership;
use crate::core::go::{Move, Point, Position, Trees};
use crate::core::plain::number;
use crate::core::search::Variation;
use crate::core::search::mcts::chance_to_win;
use crate::worker::{Deadline, choose_together};

/// How many standard deviations the lower bound of a winrate is below it: it is lower in one case
/// of a hundred.
const DEVIATIONS: f64 = 2.33;
/// How many games are played at once to estimate points.
const GAMES: u32 = 8;
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
        Some(Self { position: position.clone(), root, moves: Vec::new() })
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
        let tried = variations.iter().take(most).take_while(|tried| tried.games > 0);
        let moves: Vec<Move> =
            tried.filter_map(|tried| tried.line.first().map(|&(mv, _)| mv)).collect();
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
    let tried = variations.iter().take_while(|tried| tried.games > 0).count();
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
        let _ = write!(line, "rootInfo visits {games} {}", kata_values(share, root, player));
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

/// Returns what is known of a move or a position to players of `KataGo`, by the share of games won:
/// the chance to win, and the lead in points if games for it were played. The utility is the mean
/// of the results that this chance leads one to expect, 1 for a win and -1 for a loss.
fn kata_values(share: f64, games: Option<&Ownership>, player: Player) -> String {
    let winrate = chance_to_win(share);
    let utility = 2.0 * winrate - 1.0;
    let mut text = format!("utility {utility:.6} winrate {winrate:.6} ");
    if let Some(games) = games {
        let (lead, deviation) = games.lead(player);
        let _ = write!(text, "scoreMean {lead:.3} scoreStdev {deviation:.3} scoreLead {lead:.3} ");
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

// What an analysis should be, from the arguments of its command.

/// The interval of the reports until one is requested, in centiseconds.
const USUAL_INTERVAL: u32 = 100;

/// Whose commands and whose reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Leela,
    Kata,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) dialect: Dialect,
    /// Whose move it is; the player to move unless requested otherwise.
    pub(super) player: Option<Player>,
    pub(super) interval: Duration,
    /// How many moves are reported at least, tried or not, and at most.
    pub(super) moves: [usize; 2],
    pub(super) ownership: bool,
    /// Whether the number of games is reported for each move of a line, and not only for the first.
    pub(super) line_visits: bool,
    pub(super) root: bool,
}

impl Request {
    /// Reads the arguments of a command, in any order.
    pub(super) fn read(dialect: Dialect, command: &Command) -> Result<Self, String> {
        let mut request = Self {
            dialect,
            player: None,
            interval: interval(USUAL_INTERVAL),
            moves: [1, usize::MAX],
            ownership: false,
            line_visits: false,
            root: false,
        };
        let mut words = command.arguments.iter().map(String::as_str);
        while let Some(word) = words.next() {
            if let Some(centiseconds) = number(word) {
                request.interval = interval(centiseconds);
            } else if let Ok(player) = player(word) {
                request.player = Some(player);
            } else {
                let value = words.next().ok_or("syntax error: an option needs a value");
                request.set(word, value)?;
            }
        }
        Ok(request)
    }

    fn set(&mut self, option: &str, value: Result<&str, &str>) -> Result<(), String> {
        let count = || number::<u32>(value?).ok_or(NOT_A_NUMBER);
        let moves = || count().map(|moves| usize::try_from(moves).unwrap_or(usize::MAX));
        let is_on = || value?.parse().map_err(|_| "syntax error: choose true or false");
        match option {
            "interval" => self.interval = interval(count()?),
            "minmoves" => self.moves[0] = moves()?.max(1),
            "maxmoves" => self.moves[1] = moves()?.max(1),
            "ownership" if self.dialect == Dialect::Kata => self.ownership = is_on()?,
            "pvVisits" if self.dialect == Dialect::Kata => self.line_visits = is_on()?,
            "rootInfo" if self.dialect == Dialect::Kata => self.root = is_on()?,
            _ => {
                let supported = match self.dialect {
                    Dialect::Leela => "interval, minmoves and maxmoves",
                    Dialect::Kata => {
                        "interval, minmoves, maxmoves, ownership, pvVisits and rootInfo"
                    }
                };
                return Err(format!("unsupported option: supported are {supported}"));
            }
        }
        Ok(())
    }
}

/// Returns an interval, at least a hundredth of a second.
fn interval(centiseconds: u32) -> Duration {
    Duration::from_millis(u64::from(centiseconds.max(1)) * 10)
}

/// The most games of an analysis, and of each interval: all of them together can be counted.
const ENDLESS: u32 = 1 << 29;

/// Searches a position and writes what is found at each interval, until `is_interrupted` or all
/// games are played. If points are to be estimated, a tenth of the interval is for that.
pub(super) fn analyse(
    trees: &mut Trees,
    position: &Position,
    request: Request,
    output: &mut dyn Write,
    is_interrupted: &dyn Fn() -> bool,
) -> io::Result<()> {
    let clock = Stopwatch::start();
    let mut estimates = Estimates::wanted(request, position);
    let estimating = if estimates.is_some() { request.interval / 10 } else { Duration::ZERO };
    let mut due = request.interval;
    trees.set_playouts(ENDLESS);
    loop {
        let mut control = Deadline::new(clock, due.saturating_sub(estimating), is_interrupted);
        choose_together(&mut trees.analyst(), position, &mut control);
        let variations = trees.variations(position);
        if let Some(estimates) = &mut estimates {
            let is_late = || clock.elapsed() >= due;
            estimates.measure(&variations, request.moves[1], is_late, is_interrupted);
        }
        if is_interrupted() {
            return Ok(());
        }
        let estimates = estimates.as_ref();
        writeln!(output, "{}", report(request, position, &variations, estimates))?;
        output.flush()?;
        let games: u32 = variations.iter().map(|variation| variation.games).sum();
        if games >= ENDLESS {
            return Ok(());
        }
        due = clock.elapsed().max(due) + request.interval;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the variation of a pass with so many games.
    fn variation(games: u32, share: f32) -> Variation<Move> {
        Variation { games, share, chance: 0.0, line: vec![(Move::Pass, games)] }
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
