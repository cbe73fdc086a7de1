//! The opening repertoire: for each side the positions of the opening in which it has to choose, one
//! move for each, and what follows every reply.
//!
//! Red wins from the empty board. Yellow wins or draws against every first move but the middle one,
//! and against that takes the longest defence. Mirror images are one position. A line ends in a
//! [`Plan`], in a win by threats that can be seen, or where the book ends.
//!
//! The file is made by `cargo run --release -p plot4-core --example openings`; its first lines say
//! how. `docs/solver.md` says how few positions it takes.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use super::notation;
use super::plan::Plan;
use super::position::Position;
use super::size::{Cell, Column, Row, Size};
use super::threats::{double_threat, forced_win, threats};
use crate::game::{Game as _, Player};
use crate::packed::unpacked_text;
use crate::verdict::Verdict;

/// The most own coins of a win by threats that counts as seen: it ends within five plies.
pub const SEEN_COINS: u32 = 3;

const COLUMNS: u8 = 7;

/// The file, packed by the build.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openings.txt.deflate"));

static EMBEDDED: LazyLock<Repertoire> =
    LazyLock::new(|| Repertoire::parse(&unpacked_text(PACKED)).unwrap_or_default());

/// A position of the repertoire, and what to play there.
///
/// As text: the moves that lead there (`-` for none), the answer with the other columns that keep
/// the result after it, the verdict, and the plan that the answer leads to, if there is one:
/// `4433 6 w18` or `41 43 w20 careful a2-b1 middle-left`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Moves that lead to the position. Others may lead there, too.
    pub moves: Vec<Column>,
    /// The move to learn.
    pub answer: Column,
    /// The other columns that win, draw, or lose as late.
    pub others: Vec<Column>,
    /// What the position is worth for the learner.
    pub verdict: Verdict,
    /// A plan that keeps the result after the answer, whatever the reply.
    pub plan: Option<Plan>,
}

/// What follows a reply of the opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The next position to learn.
    Learn(Entry),
    /// The plan of the last entry goes on.
    Plan,
    /// The learner wins by threats within so many plies.
    Win(u32),
    /// The book ends.
    End,
}

/// Why an answer is good: facts that can be seen on the board or are known of its columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The opponent would have made four here.
    Block,
    /// The opponent must answer in this cell, or the learner makes four there.
    Forces(Cell),
    /// The opponent would have had two threats after a coin here.
    StopsTwoThreats,
    /// A coin in this cell, which cannot be played yet, will make four.
    MakesThreat(Cell),
    /// From here on a plan answers everything.
    LeadsToPlan,
    /// No other column keeps the result.
    OnlyMove,
    /// It lies on top of the opponent's last coin.
    OnTop,
    /// It lies beside the opponent's last coin.
    Beside,
    /// It lies in the middle column.
    Centre,
    /// One of several columns that keep the result.
    OneOfSeveral,
}

impl Entry {
    /// Returns the player who has to choose.
    #[must_use]
    pub const fn player(&self) -> Player {
        if self.moves.len().is_multiple_of(2) { Player::First } else { Player::Second }
    }

    /// Returns the position in which the answer is due.
    #[must_use]
    pub fn position(&self) -> Position<Size> {
        Position::after(Size::STANDARD, &self.moves)
    }

    /// Returns whether everyone sees the answer: it stops four in a row. Such a position need not be
    /// learned.
    #[must_use]
    pub fn is_block(&self) -> bool {
        self.reasons().first() == Some(&Reason::Block)
    }

    /// Returns why the answer is good, the reason that helps most first; never none.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        let before = self.position();
        let (player, opponent) = (self.player(), self.player().other());
        let mut after = before;
        let Some(row) = before.landing(self.answer) else { return Vec::new() };
        let cell = Cell { column: self.answer, row };
        after.make(self.answer);
        let mut reasons = Vec::new();
        if threats(&before, opponent).iter().any(|threat| threat.cell == cell) {
            reasons.push(Reason::Block);
        }
        let known = threats(&before, player);
        for threat in threats(&after, player) {
            if threat.is_playable {
                reasons.push(Reason::Forces(threat.cell));
            } else if !known.iter().any(|known| known.cell == threat.cell) {
                reasons.push(Reason::MakesThreat(threat.cell));
            }
        }
        // Forcing moves first.
        reasons.sort_by_key(|reason| matches!(reason, Reason::MakesThreat(_)));
        let had_two = !double_threat(&threats(&before, opponent)).is_empty();
        let taken = before.with_coin_of(cell, opponent);
        if !had_two && !double_threat(&threats(&taken, opponent)).is_empty() {
            let place = reasons.iter().filter(|reason| !matches!(reason, Reason::MakesThreat(_)));
            reasons.insert(place.count(), Reason::StopsTwoThreats);
        }
        if self.plan.is_some() {
            reasons.push(Reason::LeadsToPlan);
        }
        if self.others.is_empty() {
            reasons.push(Reason::OnlyMove);
        }
        if let Some(&last) = self.moves.last() {
            let top = Row::from_index(before.landing(last).map_or(6, Row::index) - 1);
            if last == self.answer {
                reasons.push(Reason::OnTop);
            } else if top == row && last.index().abs_diff(self.answer.index()) == 1 {
                reasons.push(Reason::Beside);
            }
        }
        if self.answer.index() == COLUMNS / 2 {
            reasons.push(Reason::Centre);
        }
        if !self.others.is_empty() {
            reasons.push(Reason::OneOfSeveral);
        }
        reasons
    }

    /// Returns the entry of the mirrored board.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let all = |columns: &[Column]| {
            columns.iter().map(|column| column.mirrored(COLUMNS)).collect::<Vec<_>>()
        };
        Self {
            moves: all(&self.moves),
            answer: self.answer.mirrored(COLUMNS),
            others: all(&self.others),
            verdict: self.verdict,
            plan: self.plan.as_ref().map(|plan| plan.mirrored(COLUMNS)),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |columns: &[Column]| notation::format_moves(Size::STANDARD, columns);
        let moves = if self.moves.is_empty() { "-".to_owned() } else { text(&self.moves) };
        write!(f, "{moves} {}{} ", self.answer, text(&self.others))?;
        match self.verdict {
            Verdict::Win(moves) => write!(f, "w{moves}")?,
            Verdict::Loss(moves) => write!(f, "l{moves}")?,
            Verdict::Draw | Verdict::Estimate(_) => f.write_str("d")?,
        }
        self.plan.iter().try_for_each(|plan| write!(f, " {plan}"))
    }
}

impl FromStr for Entry {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let parse = |text: &str| notation::parse_moves(Size::STANDARD, text).map_err(drop);
        let mut words = line.splitn(4, ' ');
        let moves = match words.next().ok_or(())? {
            "-" => Vec::new(),
            moves => parse(moves)?,
        };
        let columns = words.next().ok_or(())?.chars().map(|digit| {
            let number = digit.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
            number.and_then(Column::from_number).filter(|column| column.index() < COLUMNS).ok_or(())
        });
        let mut columns = columns.collect::<Result<Vec<_>, ()>>()?.into_iter();
        let answer = columns.next().ok_or(())?;
        let verdict = words.next().ok_or(())?;
        let number = || verdict[1..].parse().map_err(drop);
        let verdict = match verdict.chars().next() {
            Some('w') => Verdict::Win(number()?),
            Some('l') => Verdict::Loss(number()?),
            Some('d') => Verdict::Draw,
            _ => return Err(()),
        };
        let mut entry = Self { moves, answer, others: columns.collect(), verdict, plan: None };
        if let Some(text) = words.next() {
            entry.plan = Some(Plan::parse(entry.player(), text).ok_or(())?);
        }
        let position = entry.position();
        let is_legal = position.moves().contains(&answer);
        if is_legal { Ok(entry) } else { Err(()) }
    }
}

/// All positions to learn.
#[derive(Clone, Debug, Default)]
pub struct Repertoire {
    entries: Vec<Entry>,
    /// The place of each position, and of its mirror image.
    places: HashMap<u128, usize>,
}

impl Repertoire {
    /// Returns the repertoire that is part of the program.
    #[must_use]
    pub fn embedded() -> &'static Self {
        &EMBEDDED
    }

    /// Returns the repertoire of a file: an entry a line, and comments after `#`. `None` if a line
    /// is not an entry or a position stands there twice.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let entries: Vec<Entry> = lines.map(|line| line.parse().ok()).collect::<Option<_>>()?;
        let mut places = HashMap::new();
        for (place, entry) in entries.iter().enumerate() {
            if places.insert(entry.position().key(), place).is_some() {
                return None;
            }
            let mirror = places.insert(entry.position().mirrored().key(), place);
            if mirror.is_some_and(|other| other != place) {
                return None;
            }
        }
        Some(Self { entries, places })
    }

    /// Returns all entries, the shortest first; those of a side can be told by
    /// [`Entry::player`].
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the entry of a position, as its mirror image if the file has that.
    #[must_use]
    pub fn find(&self, position: &Position<Size>) -> Option<Entry> {
        if !position.shape().is_same_board(Size::STANDARD) {
            return None;
        }
        let entry = self.entries.get(*self.places.get(&position.key())?)?;
        Some(if entry.position().key() == position.key() {
            entry.clone()
        } else {
            entry.mirrored()
        })
    }

    /// Returns what follows after the answer of an entry and this reply.
    #[must_use]
    pub fn after(&self, entry: &Entry, reply: Column) -> Next {
        let mut position = entry.position();
        position.make(entry.answer);
        if position.play(reply).is_err() {
            return Next::End;
        }
        if entry.plan.is_some() {
            return Next::Plan;
        }
        if let Some(plies) = forced_win(&position, SEEN_COINS) {
            return Next::Win(plies);
        }
        self.find(&position).map_or(Next::End, |mut next| {
            // As the game went, not as the file has it.
            next.moves = [&entry.moves[..], &[entry.answer, reply]].concat();
            Next::Learn(next)
        })
    }
}
