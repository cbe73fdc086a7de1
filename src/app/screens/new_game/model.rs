//! What the view of a new game shows, of whichever game, and its view state.

use std::borrow::Cow;

use crate::app::contract::command::{Choice, Command, Starts};
use crate::app::contract::screen::{Cx, GameEntry};
use crate::core::game::Player;
use crate::players::EngineName;
use crate::words::Name;

pub struct Model<'a> {
    pub cx: &'a Cx<'a>,
    /// The games that can be chosen, and the chosen one.
    pub games: &'a [&'static GameEntry],
    pub game: &'static GameEntry,
    /// Who plays whom, and who begins.
    pub summary: String,
    /// The name of the game with its set-up, whole and in its parts.
    pub variant: String,
    pub title: Cow<'static, str>,
    pub differs: String,
    /// The set-ups that are a click away, and which of them is chosen.
    pub boards: Vec<String>,
    pub board: usize,
    /// The label that continues the game in progress with the chosen players, if they are others than
    /// before.
    pub go_on: Option<String>,
    pub opponents: Vec<Opponent>,
    pub sides: [Side<'a>; 2],
    /// The players to choose from for the side whose list is open, and what can be adjusted in its
    /// computer.
    pub players: Vec<PlayerRow>,
    pub adjustments: Vec<Options>,
    /// The options of the set-up, and the coach.
    pub options: Vec<Options>,
    /// Whether players choose a colour rather than who starts.
    pub has_known_colours: bool,
    /// The possibilities of who starts, the user first, by the names of the players and by their
    /// sides; empty if there is nothing to choose.
    pub starts: [Vec<Start>; 2],
    pub start: Starts,
    pub first_to_move: Player,
}

impl Model<'_> {
    /// Returns the name of a game: for the chosen one, with its set-up.
    pub fn title_of(&self, game: &GameEntry) -> &str {
        if game.name == self.game.name { &self.title } else { (game.title)() }
    }

    /// Returns what to say about a game below its name: for the chosen one, how its set-up differs
    /// from the usual one.
    pub fn summary_of(&self, game: &GameEntry) -> &str {
        let is_special = game.name == self.game.name && !self.differs.is_empty();
        if is_special { &self.differs } else { (game.summary)() }
    }
}

/// A row of the list of opponents.
pub struct Opponent {
    pub sign: Sign,
    pub name: String,
    /// What is said beside the name.
    pub about: String,
    /// Its name for screen readers.
    pub spoken: String,
    /// Why it cannot be chosen.
    pub refusal: Option<&'static str>,
    pub tip: String,
    pub is_chosen: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Nothing,
    /// Bars for a strength.
    Bars(u8),
    Friend,
    Computers,
}

pub struct Side<'a> {
    /// `Red`
    pub name: Name<'static>,
    /// The only person is "you"; of two without names, the other one is a friend.
    pub player: String,
    /// A word for each adjustment of the computer: `Aggressive`.
    pub adjusted: Vec<String>,
    /// The name of the person, as typed.
    pub typed: &'a str,
}

/// A player to choose from for a side.
pub struct PlayerRow {
    /// A level keeps its id while its number is adjusted.
    pub id: (Option<usize>, Option<EngineName>),
    pub name: String,
    pub about: String,
    pub spoken: String,
    pub refusal: Option<&'static str>,
    pub strength: Option<u8>,
    /// Whether its number can be made smaller, and greater, if it has one.
    pub steps: Option<[bool; 2]>,
    pub is_human: bool,
    pub is_chosen: bool,
}

/// An option with its values.
pub struct Options {
    pub label: &'static str,
    pub about: &'static str,
    /// The values, each with its choice.
    pub values: Vec<(String, Choice)>,
    pub current: Option<usize>,
    /// Why it cannot be changed now.
    pub refusal: Option<&'static str>,
}

impl Options {
    /// Returns the places of the values, each with its text.
    pub fn names(&self) -> Vec<(Option<usize>, &str)> {
        let names = self.values.iter().enumerate();
        names.map(|(place, (name, _))| (Some(place), name.as_str())).collect()
    }

    /// Returns the request for the value at a place.
    pub fn choice(&self, place: Option<usize>) -> Option<Command> {
        let (_, choice) = self.values.get(place?)?;
        Some(choice.clone().into())
    }
}

/// A possibility of who starts.
pub struct Start {
    pub starts: Starts,
    pub label: String,
    /// The pieces before its label.
    pub pieces: Vec<Player>,
}

/// View state of the choice of a new game, kept from frame to frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    pub details: Option<Details>,
    /// Whether a player's name is being typed; Esc leaves the field.
    pub is_typing: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Details {
    /// All of them, each with its value.
    All,
    /// The players to choose from for a side.
    Players(Player),
    /// The values of an option, by its label.
    Values(&'static str),
}

impl View {
    /// Shows the details, or no longer.
    pub const fn toggle(&mut self) {
        self.details = match self.details {
            None => Some(Details::All),
            Some(_) => None,
        };
    }

    /// Goes one step back: out of a name, from a list to all details, and from there to who plays
    /// whom. Returns whether there was such a step.
    pub const fn close(&mut self) -> bool {
        if self.is_typing {
            self.is_typing = false;
            return true;
        }
        let was_open = self.details.is_some();
        self.details = match self.details {
            None | Some(Details::All) => None,
            Some(Details::Players(_) | Details::Values(_)) => Some(Details::All),
        };
        was_open
    }
}
