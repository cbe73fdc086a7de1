//! The sentences that are specific to a game, and what they are made of.

use std::borrow::Cow;

use super::catalog::Name;
use super::list::{all_of, one_of};
use super::text;
use super::typed::to_type;
use crate::core::game::{Game, Player};
use crate::core::kind::{CostUnit, GameKind, Merit, MoveClass, MoveOf, RefusalOf, Seen};

/// An entry in the help of a terminal: examples of what is typed, and what it does.
pub type TypedMove = (Vec<String>, &'static str);

/// Returns the entry about resigning.
#[must_use]
pub fn resigning() -> TypedMove {
    let word = to_type(text::terminal::words_resign).to_owned();
    (vec![word], text::terminal::help_resign())
}

/// The sentences in which games differ. Each game has its own file here.
pub trait Phrases: GameKind {
    /// Returns the name of the game: `Connect 4`.
    fn title() -> &'static str;

    /// Returns the name of the game with a set-up: `Connect 5`.
    fn title_of(_setup: Self::Setup) -> Cow<'static, str> {
        Self::title().into()
    }

    /// Returns a summary in three or four words: `four in a row`.
    fn summary() -> &'static str;

    /// Returns the name of a side: `Red`.
    #[must_use]
    fn side(player: Player) -> &'static str {
        match Self::SIDES[player.index()] {
            "red" => text::game::side_red(),
            "yellow" => text::game::side_yellow(),
            "black" => text::game::side_black(),
            "white" => text::game::side_white(),
            other => other,
        }
    }

    /// Returns a set-up in a few words: `7x6 with 4 in a row`.
    fn describe_setup(setup: Self::Setup) -> String;

    fn goal(setup: Self::Setup) -> String;

    /// Returns the method of a computer in a few words that can follow its name: `looks 6 moves
    /// ahead`.
    fn level_summary(level: Self::Level) -> String;

    /// Returns a move in a list or after a colon: `column 4`.
    fn move_phrase(mv: MoveOf<Self>) -> String {
        if Self::PASS == Some(mv) { text::game::pass().to_owned() } else { mv.to_string() }
    }

    /// Returns a move within a sentence, as what somebody played: `column 4`, in Spanish `the
    /// column 4`.
    fn move_object(mv: MoveOf<Self>) -> String {
        Self::move_phrase(mv)
    }

    /// Returns a move as the subject of a sentence, at its start: `Column 4`, in Russian `Move in
    /// column 4`.
    fn move_subject(mv: MoveOf<Self>) -> String {
        if Self::PASS == Some(mv) {
            text::game::pass_title().to_owned()
        } else {
            text::play::move_subject(mv.to_string())
        }
    }

    /// Returns several moves as the subject of a sentence: `Columns 2, 3 and 5`, `G8, G10 and H7`.
    fn moves_subject(moves: &[MoveOf<Self>]) -> String {
        match moves {
            [only] => Self::move_subject(*only),
            _ => text::play::moves_subject(all_of(&names_in_order(moves, Self::move_object))),
        }
    }

    /// Returns moves of which one is to be chosen: `column 2, 3 or 5`, `G8, G10 or H7`.
    fn one_of_moves(moves: &[MoveOf<Self>]) -> String {
        one_of(&names_in_order(moves, Self::move_object))
    }

    /// Returns why a move is refused, and what to do instead.
    fn refused(position: &Self::Game, mv: MoveOf<Self>, refusal: RefusalOf<Self>) -> String;

    /// Returns the sentence about a player's [forced](crate::core::kind::Players::forced) move and
    /// its reason.
    fn passes(_position: &Self::Game, who: Name<'_>) -> String {
        text::game::passes(who)
    }

    /// Returns the sentence of a review about a mistake that can be seen: `You missed four in a row
    /// in column 5`. `opponent` is the identifier of the opponent's side, or `you`.
    #[must_use]
    fn mistake_said(seen: &Seen<MoveOf<Self>>, _who: Name<'_>, _opponent: &'static str) -> String {
        class_name(seen.class)
    }

    /// Returns the card with which the coach holds back a mistake that can be seen. `opponent` is
    /// the identifier of the opponent's side.
    #[must_use]
    fn mistake_card(seen: &Seen<MoveOf<Self>>, _opponent: &'static str) -> CardText {
        CardText { heading: class_name(seen.class), text: String::new() }
    }

    /// Returns what a move stopped: `Yellow had three in a row`.
    #[must_use]
    fn block_reason(_merit: &Merit, _opponent: &'static str) -> Option<String> {
        None
    }

    /// Returns what a strategy explains about a position as sentences without full stops, what to
    /// do first; usually it has nothing to say.
    fn explanation(_insight: &<Self::Game as Game>::Insight) -> Vec<String> {
        Vec::new()
    }

    /// Returns the prompt of a terminal for a move of this side: `Red X, your column (1-7, or
    /// help):`.
    fn ask(position: &Self::Game, side: &str) -> String;

    /// Returns what can be typed in a position, for unknown input.
    fn what_to_type(position: &Self::Game) -> String;

    /// Returns the entries about moves in the help of a terminal.
    fn typed_moves() -> Vec<TypedMove>;

    /// Returns the captions below a drawing of the board in a terminal: captures, and the score.
    fn captions(position: &Self::Game) -> Vec<String>;

    /// Returns a remark on a position in a terminal; most games have none.
    fn remarks(_position: &Self::Game) -> Option<String> {
        None
    }
}

/// The most equally good moves to name.
pub const MOST_NAMED: usize = 4;

/// Returns the names of the first of these moves, from the first column or square of the board on.
#[must_use]
pub fn names_in_order<M: Copy + ToString>(moves: &[M], name: fn(M) -> String) -> Vec<String> {
    let named = moves.iter().take(MOST_NAMED);
    let mut moves: Vec<_> = named.map(|&mv| (mv.to_string(), name(mv))).collect();
    // “G8” stands before “G10”.
    moves.sort_by_cached_key(|(notation, _)| {
        let (letters, rest) =
            notation.split_at(notation.find(char::is_numeric).unwrap_or_default());
        let digits = rest.find(|c: char| !c.is_numeric()).unwrap_or(rest.len());
        let number: u16 = rest[..digits].parse().unwrap_or(u16::MAX);
        (letters.to_owned(), number, rest[digits..].to_owned())
    });
    moves.into_iter().map(|(_, name)| name).collect()
}

/// Returns what a terminal says before a game: what it is played on, and what the players try to
/// do.
#[must_use]
pub fn introduction<K: Phrases>(setup: K::Setup) -> String {
    text::game::introduction(K::title(), K::describe_setup(setup), K::goal(setup))
}

/// The text of the coach's card, without full stops: a heading, and what stands below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    pub heading: String,
    /// May be empty.
    pub text: String,
}

impl CardText {
    /// Returns what stands below the heading, with its full stop.
    #[must_use]
    pub fn below(&self) -> String {
        if self.text.is_empty() { String::new() } else { text::coach::sentence(&self.text) }
    }

    /// Returns the whole card as one text, for a screen reader.
    #[must_use]
    pub fn said(&self) -> String {
        if self.text.is_empty() { self.heading.clone() } else { both(&self.heading, &self.below()) }
    }
}

/// Returns two texts as one, for a screen reader.
#[must_use]
pub fn both(first: &str, second: &str) -> String {
    if first.ends_with(['.', '!', '?', '。', '！', '？']) {
        text::coach::both(first, second)
    } else {
        text::play::two_sentences(first, second)
    }
}

/// Returns the name of a class: `Missed block`.
#[must_use]
pub fn class_name(class: MoveClass) -> String {
    text::coach::class(class.word())
}

/// Returns an accuracy in percent as a figure: `85%`; `None` if it is not known.
#[must_use]
pub fn accuracy(percent: Option<u8>) -> Option<String> {
    percent.map(|percent| text::language::percent(usize::from(percent)))
}

/// Returns what a move cost in the unit of the game: `cost 4 discs`; `None` if that is less than
/// one, and where a result says it all.
#[must_use]
pub fn cost<K: Phrases>(cost: f32) -> Option<String> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number")]
    let count = cost.round().clamp(0.0, 1000.0) as usize;
    let said = match K::SCALE.cost.unit {
        CostUnit::Moves => text::review::cost_moves,
        CostUnit::Points => text::review::cost_points,
        CostUnit::Men => text::review::cost_men,
        CostUnit::Discs => text::review::cost_discs,
        CostUnit::Wins => return None,
    };
    (count > 0).then(|| said(count))
}
