//! A saved game.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::core::about::{About, Particular};
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{GameKind, MoveClass, MoveOf};
use crate::core::record::{Place, Record};
use crate::players::{Names, Seat};

/// How many lines of a game to look at for one that has an end.
const MOST_LINES: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a note of its own")]
pub struct SavedGame<K: GameKind> {
    pub setup: K::Setup,
    /// The players of the first and the second side.
    pub seats: [Seat<K::Level>; 2],
    pub names: Names,
    pub seed: u64,
    /// The moves from the start, with all variations, and the cursor of the position in view.
    pub record: Record<K::Game>,
    pub about: About,
    pub result_at: Option<Place>,
    /// The results of the games before this one.
    pub score: SeriesScore,
    /// Whether a player has seen its analysis.
    pub is_analysed: bool,
    /// Which mistakes of the only person are held back.
    pub coach: Coach,
    /// How many moves were held back.
    pub taught: u32,
    pub is_hinted: bool,
    /// Whether a variation was deleted, so that the moves no longer show that one was taken back.
    pub has_deleted: bool,
    /// Whether the moves ahead were taken back, rather than the user looking back.
    pub is_taken_back: bool,
    /// The number that identifies it among the past games and in the statistics, from its first
    /// move on; `None` if no move of it was made here.
    pub number: Option<u64>,
    /// Whether the statistics leave it out from now on: it has been counted, its players have
    /// changed, or they did not play it from the start.
    pub is_out_of_statistics: bool,
    pub review: Option<Review<MoveOf<K>>>,
}

type At<'a, G> = (&'a Record<G>, Place);

/// Returns whether the moves that are played from the second position come in the same order among
/// those played from the first one.
fn is_in_order<G: Game>((own, here): At<'_, G>, (theirs, there): At<'_, G>) -> bool {
    let own = own.children_in_order(here);
    let place = |(mv, _)| own.iter().position(|(known, _)| *known == mv);
    theirs.children_in_order(there).into_iter().filter_map(place).is_sorted()
}

impl<K: GameKind> SavedGame<K> {
    /// Returns a game without moves, with these players, or stand-ins for those who cannot play
    /// with this set-up ([`Seat::on`]).
    #[must_use]
    pub fn new(setup: K::Setup, seats: [Seat<K::Level>; 2], seed: u64) -> Self {
        Self {
            setup,
            seats: seats.map(|seat| seat.on::<K>(setup)),
            names: Names::default(),
            seed,
            record: Record::new(K::start(setup)),
            about: About::default(),
            result_at: None,
            score: SeriesScore::default(),
            is_analysed: false,
            coach: Coach::Off,
            taught: 0,
            is_hinted: false,
            has_deleted: false,
            is_taken_back: false,
            number: None,
            is_out_of_statistics: false,
            review: None,
        }
    }

    /// Exchanges the sides of the players, with their names and their score.
    pub fn exchange_sides(&mut self) {
        self.seats.swap(0, 1);
        self.names = self.names.exchanged();
        self.score = self.score.exchanged();
        self.about.exchange_sides();
    }

    /// Returns the game with this game info. A result belongs to a place in the tree, usually the
    /// end of the current line, unless the game is over there by its rules; without a place it is
    /// dropped.
    #[must_use]
    pub fn with_about(mut self, about: About, result_at: Option<Place>) -> Self {
        self.set_about(about, result_at);
        self
    }

    /// Replaces the game info, as [`with_about`](Self::with_about) does.
    fn set_about(&mut self, about: About, result_at: Option<Place>) {
        self.about = about;
        let is_over = result_at == Some(self.record.last_place())
            && self.record.last_position().outcome().is_some();
        if is_over || result_at.is_none() {
            self.about.remove(Particular::Result);
        }
        self.result_at = result_at.filter(|_| self.about.of(Particular::Result).is_some());
    }

    /// Replaces the game info. A new result belongs to the end of the current line.
    pub fn edit_about(&mut self, about: About) {
        let is_known = about.of(Particular::Result) == self.about.of(Particular::Result);
        let place = self.result_at.filter(|_| is_known);
        self.set_about(about, place.or(Some(self.record.last_place())));
    }

    /// Returns the current game info: without the result if the game continued in another way.
    #[must_use]
    pub fn info(&self) -> About {
        let mut about = self.about.clone();
        let ends = [self.record.place(), self.record.last_place()];
        if !self.result_at.is_some_and(|place| ends.contains(&place)) {
            about.remove(Particular::Result);
        }
        about
    }

    /// Returns the game with the main line as the current one and the cursor at its end, as files
    /// of other programs have it.
    #[must_use]
    pub fn on_main_line(&self) -> Cow<'_, Self> {
        match self.record.in_order() {
            Cow::Borrowed(_) => Cow::Borrowed(self),
            Cow::Owned(record) => Cow::Owned(Self { record, ..self.clone() }),
        }
    }

    /// Returns the place of the recorded result: the number of its variation, 0 for the line in
    /// view, and the number of moves before it. `None` if it is at the end of the line, or there is
    /// none.
    #[must_use]
    pub fn result_place(&self) -> Option<(usize, usize)> {
        let place = self.result_at.filter(|&at| at != self.record.last_place())?;
        let here = self.record.plies_to(place).map(|plies| (0, plies));
        Some(here.unwrap_or_else(|| self.record.branch_of(place)))
    }

    /// Returns the game info for the position in view: at the first one everything but the result.
    pub fn info_here(&self) -> impl Iterator<Item = (Particular, &str)> {
        let (is_first, is_result) =
            (self.record.cursor() == 0, self.result_at == Some(self.record.place()));
        self.about.iter().filter(move |&(particular, _)| {
            if particular == Particular::Result { is_result } else { is_first }
        })
    }

    /// Returns what a review found in the main line, if there was one.
    #[must_use]
    pub fn main_review(&self) -> Option<&Review<MoveOf<K>>> {
        let review = self.review.as_ref();
        review.filter(|review| self.record.main_line().eq(review.line.iter().copied()))
    }

    /// Returns the game with the line in view that it ended with, and the cursor at its end: the
    /// main line, or if that has no end the first other one that has.
    #[must_use]
    pub fn at_end(&self) -> Self {
        let mut game = self.on_main_line().into_owned();
        if game.record.last_position().outcome().is_none() {
            let mut line = Vec::new();
            let branches = game.record.branches().into_iter().zip(game.record.ends());
            for (branch, end) in branches.take(MOST_LINES) {
                line.truncate(branch.after);
                line.extend(branch.moves);
                let mut position = self.record.start().clone();
                for &mv in line.iter().chain(self.record.agreed_at(end)) {
                    position.make(mv);
                }
                if position.outcome().is_some() {
                    game.record.show(end);
                    break;
                }
            }
        }
        game.record.go_to(usize::MAX);
        game
    }

    /// Returns whether this game has every name, entry of the game info, move, comment and mark of
    /// another one.
    #[must_use]
    pub fn holds(&self, other: &Self) -> bool {
        let has_name = |player: Player| {
            let name = other.names.of(player);
            name.is_none() || name == self.names.of(player)
        };
        let has_entry = |(what, text)| self.about.of(what) == Some(text);
        let has_info = Player::BOTH.into_iter().all(has_name) && other.about.iter().all(has_entry);
        has_info
            && self.holds_with(other, |own, theirs| {
                let [comment, own_comment] =
                    [theirs, own].map(|(record, place)| record.comment_at(place));
                let [markup, own_markup] =
                    [theirs, own].map(|(record, place)| record.markup_at(place));
                (comment.is_none() || comment == own_comment) && markup == own_markup
            })
    }

    /// Returns whether both games hold each other, with their variations in the same order.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.holds(other) && other.holds(self) && self.holds_with(other, is_in_order)
    }

    /// Returns whether this game has every move of another one, whatever comments and marks it has.
    #[must_use]
    pub fn holds_moves(&self, other: &Self) -> bool {
        self.holds_with(other, |_, _| true)
    }

    /// Returns whether this game has every move of another one, and whether `is_held` is true for
    /// each position of that one.
    fn holds_with(
        &self,
        other: &Self,
        is_held: impl Fn(At<'_, K::Game>, At<'_, K::Game>) -> bool,
    ) -> bool {
        if self.setup != other.setup {
            return false;
        }
        let (own, theirs) = (&self.record, &other.record);
        let mut open = vec![(own.root(), theirs.root())];
        while let Some((here, there)) = open.pop() {
            if !is_held((own, here), (theirs, there)) {
                return false;
            }
            let children = own.children(here);
            for (mv, to) in theirs.children(there) {
                match children.iter().find(|(known, _)| *known == mv) {
                    Some(&(_, known)) => open.push((known, to)),
                    None => return false,
                }
            }
        }
        true
    }

    /// Returns whether the human player had help: the analysis, a hint, a warning of the coach, or
    /// another try after taking a move back.
    #[must_use]
    pub fn is_helped(&self) -> bool {
        self.is_analysed
            || self.is_hinted
            || self.taught > 0
            || self.has_deleted
            || self.record.branches().len() > 1
    }
}

/// The wins and draws of several games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeriesScore {
    /// Games won by the first side.
    pub first: u32,
    /// Games won by the second side.
    pub second: u32,
    pub draws: u32,
}

impl SeriesScore {
    /// Counts one more game.
    pub const fn add(&mut self, outcome: Outcome) {
        let count = match outcome {
            Outcome::Win(Player::First) => &mut self.first,
            Outcome::Win(Player::Second) => &mut self.second,
            Outcome::Draw => &mut self.draws,
        };
        *count = count.saturating_add(1);
    }

    /// Returns the score of the same players, each on the other side.
    #[must_use]
    pub const fn exchanged(self) -> Self {
        Self { first: self.second, second: self.first, draws: self.draws }
    }

    #[must_use]
    pub const fn games(self) -> u32 {
        self.first.saturating_add(self.second).saturating_add(self.draws)
    }

    #[must_use]
    pub const fn wins(self, player: Player) -> u32 {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }
}

/// What the coach holds back of the moves of the only person in a game, who may then try again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coach {
    #[default]
    Off,
    /// Mistakes that can be seen on the board, without reading ahead.
    Blunders,
    /// These, and mistakes that only reading ahead shows.
    Everything,
}

impl Coach {
    /// All of them, in the order of the choice.
    pub const ALL: [Self; 3] = [Self::Off, Self::Blunders, Self::Everything];

    /// Returns its name in files and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Blunders => "blunders",
            Self::Everything => "everything",
        }
    }

    /// Returns the coach of a file that only knew whether the game teaches.
    #[must_use]
    pub const fn of_teaching(is_teaching: bool) -> Self {
        if is_teaching { Self::Everything } else { Self::Off }
    }

    /// Returns whether it holds back anything.
    #[must_use]
    pub fn is_on(self) -> bool {
        self != Self::Off
    }

    /// Returns the next one of the choice, which begins again after the last.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::Blunders,
            Self::Blunders => Self::Everything,
            Self::Everything => Self::Off,
        }
    }
}

/// The findings of a complete review of one line of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review<M> {
    pub line: Vec<M>,
    /// How many moves of each side were judged.
    pub judged: [usize; 2],
    /// The accuracy of each side in percent; `None` if no move says anything about it, and in
    /// reviews of versions that counted mistakes alone.
    pub accuracy: [Option<u8>; 2],
    /// The fewest nodes or playouts with which a position was searched; `None` if all values are
    /// exact.
    pub effort: Option<u64>,
    /// The mistakes of both sides, in order.
    pub mistakes: Vec<ReviewedMistake<M>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedMistake<M> {
    /// The number of the move, counted from 1.
    pub ply: usize,
    pub player: Player,
    pub class: MoveClass,
    /// The moves that would have been better, the best ones first; empty if nearly every other move
    /// would have been.
    pub better: Vec<M>,
}
