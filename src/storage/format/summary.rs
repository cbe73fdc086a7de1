//! What a list of past games shows of each, without its moves.

use serde::{Deserialize, Serialize};

use crate::core::about::{GameResult, Particular, Victory, WonBy};
use crate::core::game::{Game as _, Outcome, Player};
use crate::core::kind::{
    DrawnBecause, Ending, GameKind, MoveClass, MoveOf, Unit, current_mode, is_judged,
};
use crate::core::plain::steers;
use crate::games::GameId;
use crate::session::{self, SavedGame, setup_text};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub game: GameId,
    /// The values of its options: `size=7x6 connect=4`.
    pub setup: String,
    pub players: [Participant; 2],
    /// The number of moves; marks of scoring and resigning are none.
    pub moves: usize,
    /// Its outcome; `None` if it was abandoned.
    pub outcome: Option<Outcome>,
    /// How it ended, where there is more to say than who has won.
    pub by: Option<EndedBy>,
    /// Whether the only person had help.
    pub is_helped: bool,
    pub review: Option<ReviewSummary>,
}

/// A player of a past game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The player in the MODE notation: `human`, `high`.
    pub mode: String,
    pub name: Option<String>,
}

/// How a game ended, beyond who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndedBy {
    /// The winner has so much more of this, in halves.
    Margin(Unit, u32),
    Resigned,
    FullBoard,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewSummary {
    /// How many moves of each side were judged.
    pub judged: [usize; 2],
    /// The accuracy of each side in percent, if it is known.
    pub accuracy: [Option<u8>; 2],
    pub mistakes: Vec<BriefMistake>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BriefMistake {
    /// The number of the move, counted from 1.
    pub ply: usize,
    pub player: Player,
    pub class: MoveClass,
    /// Whether a better move is known or can be seen on the board.
    pub has_answer: bool,
}

impl ReviewSummary {
    pub fn mistakes_of(&self, player: Player) -> impl Iterator<Item = BriefMistake> + '_ {
        let own = self.mistakes.iter().copied();
        own.filter(move |mistake| mistake.player == player)
    }
}

impl Summary {
    /// Returns the summary of a game at its [end](SavedGame::at_end).
    #[must_use]
    pub fn of<K: GameKind>(game: &SavedGame<K>) -> Self {
        let review = game.main_review().map(|review| ReviewSummary {
            judged: review.judged,
            accuracy: review.accuracy,
            mistakes: review
                .mistakes
                .iter()
                .map(|mistake| BriefMistake {
                    ply: mistake.ply,
                    player: mistake.player,
                    class: mistake.class,
                    has_answer: !mistake.better.is_empty() || mistake.class.is_visible(),
                })
                .collect(),
        });
        let is_helped = game.is_helped();
        let ended = game.at_end();
        let position = ended.record.last_position();
        let (outcome, by) = match position.outcome() {
            Some(outcome) => (Some(outcome), ended_by(K::ending(position))),
            None => recorded(&ended),
        };
        let participant = |player: Player| Participant {
            mode: game.seats[player.index()].to_string(),
            name: game.names.of(player).map(ToString::to_string),
        };
        let judged = ended.record.moves().iter();
        let is_move = |mv: &&MoveOf<K>| is_judged::<K>(**mv);
        Self {
            game: K::NAME.parse().unwrap_or(GameId::FIRST),
            setup: setup_text::<K>(game.setup),
            players: Player::BOTH.map(participant),
            moves: judged.filter(is_move).count(),
            outcome,
            by,
            is_helped,
            review,
        }
    }

    /// Returns the side of the only person; `None` if two play, or none.
    #[must_use]
    pub fn you(&self) -> Option<Player> {
        let [first, second] = [0, 1].map(|side| self.players[side].is_human());
        match (first, second) {
            (true, false) => Some(Player::First),
            (false, true) => Some(Player::Second),
            (true, true) | (false, false) => None,
        }
    }

    /// Returns the mistakes of the only person that can be practised. What is only estimated may be
    /// no mistake.
    pub fn mistakes_to_practise(&self) -> impl Iterator<Item = BriefMistake> + '_ {
        let own = self.review.as_ref().zip(self.you());
        own.into_iter()
            .flat_map(|(review, you)| review.mistakes_of(you))
            .filter(|mistake| mistake.has_answer && mistake.class != MoveClass::GaveGround)
    }

    /// Returns the result for the only person; `None` if there is none, or the game was abandoned.
    #[must_use]
    pub fn ending(&self) -> Option<session::Ending> {
        Some(session::Ending::of(self.outcome?, self.you()?))
    }
}

/// Which past games to show; by default all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastFilter {
    /// Only those of this game.
    pub game: Option<GameId>,
    /// Only those that ended like this.
    pub result: Option<session::Ending>,
    /// Only those of you against this computer, in the MODE notation.
    pub against: Option<String>,
    /// Only those in which you made a mistake of this kind, by the review.
    pub mistake: Option<MoveClass>,
}

impl PastFilter {
    /// Returns whether a game is shown.
    #[must_use]
    pub fn shows(&self, summary: &Summary) -> bool {
        let ends = |wanted: session::Ending| {
            summary.ending() == Some(wanted)
                || wanted == session::Ending::Drawn && summary.outcome == Some(Outcome::Draw)
        };
        let against = |mode: &String| {
            let opponent = summary.you().map(|you| &summary.players[you.other().index()]);
            opponent.is_some_and(|opponent| opponent.mode == *mode)
        };
        self.game.is_none_or(|game| summary.game == game)
            && self.result.is_none_or(ends)
            && self.against.as_ref().is_none_or(against)
            && self.mistake.is_none_or(|class| {
                summary.mistakes_to_practise().any(|mistake| mistake.class == class)
            })
    }
}

impl Participant {
    #[must_use]
    pub fn is_human(&self) -> bool {
        self.mode == "human"
    }
}

/// Returns what there is to say about an end.
fn ended_by(ending: Ending) -> Option<EndedBy> {
    match ending {
        Ending::Counted(tally) => Some(EndedBy::Margin(tally.unit(), halves(tally.margin())?)),
        Ending::Resigned => Some(EndedBy::Resigned),
        Ending::Drawn(DrawnBecause::FullBoard) => Some(EndedBy::FullBoard),
        Ending::Line { .. }
        | Ending::Lines(_)
        | Ending::NoPieces
        | Ending::NoMoves
        | Ending::Drawn(_)
        | Ending::InProgress => None,
    }
}

/// Returns the outcome that the file of an unfinished game records.
fn recorded<K: GameKind>(game: &SavedGame<K>) -> (Option<Outcome>, Option<EndedBy>) {
    let about = game.info();
    match about.of(Particular::Result).and_then(GameResult::read) {
        Some(GameResult::Won(Victory { winner, by })) => {
            let by = match by {
                WonBy::Points(points) => {
                    halves(points).map(|halves| EndedBy::Margin(Unit::Points, halves))
                }
                WonBy::Resignation => Some(EndedBy::Resigned),
                WonBy::Unknown | WonBy::Time | WonBy::Forfeit => None,
            };
            (Some(Outcome::Win(winner)), by)
        }
        Some(GameResult::Drawn) => (Some(Outcome::Draw), None),
        Some(GameResult::Void) | None => (None, None),
    }
}

fn halves(amount: f64) -> Option<u32> {
    let halves = (2.0 * amount).round();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is in range")]
    let whole = halves as u32;
    (halves >= 0.0 && halves <= f64::from(u32::MAX)).then_some(whole)
}

/// A summary in the index of the past games.
#[derive(Serialize, Deserialize)]
pub(in crate::storage) struct SummaryLine {
    game: String,
    setup: String,
    players: [String; 2],
    #[serde(default, skip_serializing_if = "has_no_names")]
    names: [Option<String>; 2],
    moves: usize,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    result: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    by: String,
    #[serde(default, skip_serializing_if = "is_false")]
    helped: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    judged: Option<[usize; 2]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    accuracy: Option<[Option<u8>; 2]>,
    /// The mistakes: of each the number of the move, the index of its side, and its class.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    mistakes: String,
}

fn has_no_names(names: &[Option<String>; 2]) -> bool {
    names.iter().all(Option::is_none)
}

/// Returns whether a flag is omitted.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(note: &bool) -> bool {
    !*note
}

/// Returns the name of an outcome: `first`, `second`, `draw`; empty for none.
const fn outcome_name(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Player::First)) => "first",
        Some(Outcome::Win(Player::Second)) => "second",
        Some(Outcome::Draw) => "draw",
        None => "",
    }
}

const OUTCOMES: [Option<Outcome>; 4] = [
    None,
    Some(Outcome::Win(Player::First)),
    Some(Outcome::Win(Player::Second)),
    Some(Outcome::Draw),
];
const UNITS: [Unit; 3] = [Unit::Points, Unit::Pieces, Unit::Discs];

impl EndedBy {
    /// Returns its text: `resigned`, `full_board`, `point 21`.
    fn format(self) -> String {
        match self {
            Self::Margin(unit, halves) => format!("{} {halves}", unit.name()),
            Self::Resigned => "resigned".to_owned(),
            Self::FullBoard => "full_board".to_owned(),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        if let Some(known) =
            [Self::Resigned, Self::FullBoard].into_iter().find(|known| known.format() == text)
        {
            return Some(known);
        }
        let (unit, halves) = text.split_once(' ')?;
        let unit = UNITS.into_iter().find(|known| known.name() == unit)?;
        Some(Self::Margin(unit, halves.parse().ok()?))
    }
}

impl SummaryLine {
    pub(in crate::storage) fn of(summary: &Summary) -> Self {
        let mistakes = summary.review.iter().flat_map(|review| &review.mistakes);
        let mistakes: Vec<_> = mistakes
            .map(|mistake| {
                let side = mistake.player.index();
                let open = if mistake.has_answer { "" } else { "?" };
                format!("{}:{side}{}{open}", mistake.ply, mistake.class.word())
            })
            .collect();
        Self {
            game: summary.game.name().to_owned(),
            setup: summary.setup.clone(),
            players: [0, 1].map(|side| summary.players[side].mode.clone()),
            names: [0, 1].map(|side| summary.players[side].name.clone()),
            moves: summary.moves,
            result: outcome_name(summary.outcome).to_owned(),
            by: summary.by.map_or_else(String::new, EndedBy::format),
            helped: summary.is_helped,
            judged: summary.review.as_ref().map(|review| review.judged),
            accuracy: summary.review.as_ref().map(|review| review.accuracy),
            mistakes: mistakes.join(" "),
        }
    }

    /// Parses a summary; `None` if it is not one that this program writes.
    pub(in crate::storage) fn summary(self) -> Option<Summary> {
        let names = self.names.iter().flatten();
        let texts = self.players.iter().chain(names).chain([&self.setup]);
        if texts.flat_map(|text| text.chars()).any(steers) {
            return None;
        }
        let [first, second] = self.players;
        let [first_name, second_name] = self.names;
        let outcome = OUTCOMES.into_iter().find(|&outcome| outcome_name(outcome) == self.result)?;
        let by = match self.by.as_str() {
            "" => None,
            text => Some(EndedBy::parse(text)?),
        };
        let review = match self.judged {
            Some(judged) => Some(ReviewSummary {
                judged,
                accuracy: self.accuracy.unwrap_or_default(),
                mistakes: self
                    .mistakes
                    .split(' ')
                    .filter(|text| !text.is_empty())
                    .map(mistake)
                    .collect::<Option<_>>()?,
            }),
            None => None,
        };
        Some(Summary {
            game: self.game.parse().ok()?,
            setup: self.setup,
            players: [(first, first_name), (second, second_name)]
                .map(|(mode, name)| Participant { mode: current_mode(&mode), name }),
            moves: self.moves,
            outcome,
            by,
            is_helped: self.helped,
            review,
        })
    }
}

/// Returns the mistake that a text stands for: `17:0missed_win`, `17:0gave_win?`.
fn mistake(text: &str) -> Option<BriefMistake> {
    let (ply, text) = text.split_once(':')?;
    let player = Player::BOTH
        .into_iter()
        .find(|player| text.starts_with(if player.index() == 0 { '0' } else { '1' }))?;
    let word = text.get(1..)?;
    let known = word.trim_end_matches('?');
    let class = MoveClass::ALL.into_iter().find(|class| class.word() == known)?;
    Some(BriefMistake { ply: ply.parse().ok()?, player, class, has_answer: word == known })
}
