//! What the coach and the review say about a move.

use std::cmp::Ordering;

use super::catalog::Name;
use super::phrases::{CardText, Phrases, both, class_name};
use super::text;
use crate::core::game::Game;
use crate::core::kind::{Merit, MeritKind, MoveClass, MoveOf, Seen};
use crate::session::Coach;

/// Returns what a screen reader says when the coach holds a move back: its class, the card, and
/// what to press.
#[must_use]
pub fn held_back(class: MoveClass, card: &CardText) -> String {
    let said = text::play::labelled(class_name(class), card.said());
    both(&said, text::coach::held_back_how())
}

/// Returns the name of what a coach holds back: `Blunders`.
#[must_use]
pub fn coach_name(coach: Coach) -> &'static str {
    match coach {
        Coach::Off => text::coach::off(),
        Coach::Blunders => text::coach::blunders(),
        Coach::Everything => text::coach::everything(),
    }
}

/// A mistake, as a sentence about it needs it.
#[derive(Clone, Copy, Debug)]
pub struct Mistake<'a, M> {
    pub class: MoveClass,
    /// What can be seen, if that makes the class.
    pub seen: Option<&'a Seen<M>>,
    /// The best moves, if they are known.
    pub better: &'a [M],
    /// The identifier of the opponent's side: `yellow`.
    pub opponent: &'static str,
}

impl<M: Copy> Mistake<'_, M> {
    /// Returns the sentence of a review about the mistake: `You missed four in a row in column 5`.
    ///
    /// `is_against_you` is whether the opponent is the user.
    #[must_use]
    pub fn sentence<K>(&self, who: Name<'_>, is_against_you: bool) -> String
    where
        K: Phrases<Game: Game<Move = M>>,
    {
        if let Some(seen) = self.seen.filter(|seen| seen.class == self.class) {
            let opponent = if is_against_you { "you" } else { self.opponent };
            return K::mistake_said(seen, who, opponent);
        }
        let better = self.subject::<K>();
        let count = self.better.len();
        match (self.class, better) {
            (MoveClass::GaveWin, _) if is_against_you => text::coach::let_back(who),
            (MoveClass::GaveDraw, _) if is_against_you => text::coach::let_ahead(who),
            (MoveClass::GaveWin, Some(better)) => text::coach::gave_win(better, count, who),
            (MoveClass::GaveDraw, Some(better)) => text::coach::gave_draw(better, count),
            (MoveClass::GaveGround, Some(better)) => text::coach::gave_ground(better, count),
            (class, _) => class_name(class),
        }
    }

    /// Returns the better moves as the subject of a sentence: `Columns 4 and 5`.
    fn subject<K>(&self) -> Option<String>
    where
        K: Phrases<Game: Game<Move = M>>,
    {
        (!self.better.is_empty()).then(|| K::moves_subject(self.better))
    }

    /// Returns why a move without the mistake is right: what it does, or what happens otherwise.
    #[must_use]
    pub fn avoided<K>(&self) -> String
    where
        K: Phrases<Game: Game<Move = M>>,
    {
        let CardText { heading, text } = self.card::<K>();
        match self.class {
            MoveClass::MissedDouble | MoveClass::MissedCapture => heading,
            MoveClass::MissedWin
            | MoveClass::MissedBlock
            | MoveClass::FilledEye
            | MoveClass::GaveCorner => text,
            class if class.is_visible() => text::coach::otherwise(text),
            _ => text,
        }
    }

    /// Returns the card with which the coach holds the move back.
    #[must_use]
    pub fn card<K>(&self) -> CardText
    where
        K: Phrases<Game: Game<Move = M>>,
    {
        if let Some(seen) = self.seen.filter(|seen| seen.class == self.class) {
            return K::mistake_card(seen, self.opponent);
        }
        let better = self.subject::<K>();
        let better = |said: fn(String, usize) -> String| Some(said(better?, self.better.len()));
        let (heading, text) = match self.class {
            MoveClass::GaveWin => (text::coach::card_gave_win(), better(text::coach::keeps_win)),
            MoveClass::GaveDraw => (text::coach::card_gave_draw(), better(text::coach::keeps_draw)),
            _ => (text::coach::card_gave_ground(), better(text::coach::looks_better)),
        };
        CardText { heading: heading.to_owned(), text: text.unwrap_or_default() }
    }
}

/// Returns the card with which the coach praises a move, if there is something to praise: a good
/// move that can be seen, or the only one that keeps the result.
///
/// `kept` is the result that only this move keeps; `None` if others do, too. `opponent` is the
/// identifier of the opponent's side.
#[must_use]
pub fn praise<K: Phrases>(
    merit: Option<&Merit>,
    kept: Option<Ordering>,
    mv: MoveOf<K>,
    opponent: &'static str,
) -> Option<CardText> {
    let only = kept.map(|kept| match kept {
        Ordering::Greater => text::coach::only_win(K::move_object(mv)),
        Ordering::Equal | Ordering::Less => text::coach::only_even(K::move_object(mv)),
    });
    let (heading, reason) = match merit.map(|merit| (merit.kind, merit)) {
        Some((MeritKind::DoubleThreat, _)) => {
            (text::coach::praise_double(), Some(text::coach::can_block_one(opponent)))
        }
        // Every player stops a line: that alone is no merit.
        Some((MeritKind::Block, merit)) if only.is_some() => {
            (text::coach::praise_block(), K::block_reason(merit, opponent))
        }
        Some((MeritKind::Block, _)) => return None,
        None => (text::coach::praise_only(), None),
    };
    let text = match (reason, only) {
        (None, None) => return None,
        (Some(text), None) | (None, Some(text)) => text,
        (Some(reason), Some(only)) => text::play::two_sentences(reason, only),
    };
    Some(CardText { heading: heading.to_owned(), text })
}
