//! What a front end needs of a game, beyond its rules: its set-up, notation, levels and words.
//! Pure, as everything in `core`.
//!
//! A [`Game`] is what a search needs. A [`GameKind`] is what a window, a terminal and a saved game
//! need: a session, a file and a command line are written once over it, and know no game by name.

mod fact;
mod level;
mod level_id;
mod look;
mod moves;
mod opening;
mod quality;
mod setup;
mod standing;

use std::error::Error;
use std::fmt;

pub use fact::Fact;
pub use level::{Aspect, Extras, Level, LevelError, Steps, Unavailable};
pub use level_id::{LevelId, Preset, STRONGEST};
pub use look::{Characters, Colour, TextLook};
pub use moves::{MoveListError, read_moves};
pub use opening::is_quiet;
pub use quality::{Quality, chance_of};
pub use setup::{SetupError, SetupOption};
pub use standing::Standing;

use super::game::{Game, IllegalMove, Key as _, Player};
use super::search::mcts::Tried;
use super::search::{Report, Strategy};

/// A refused move of a game.
pub type Illegal<G> = IllegalMove<<G as Game>::Move, <G as Game>::Refusal>;

/// A move of a kind of game.
pub type MoveOf<K> = <<K as GameKind>::Game as Game>::Move;

/// How an [ending](GameKind::ending) begins that is a line on the board.
const WITH: &str = "with ";

/// The words with which a terminal speaks of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedWords {
    /// What is asked for: `your column`.
    pub asks: &'static str,
    /// What may be typed, in a sentence: `the number of a column`.
    pub what: &'static str,
    /// What is typed, as an entry of the help, and what that does.
    pub help: (&'static str, &'static str),
    /// What stands before a move that was made: `Column`.
    pub noun: &'static str,
}

/// Why what a person has typed is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedError {
    /// It is something else.
    NotAMove,
    /// It is written as a move, but cannot be one here: why, and what would be right.
    Impossible(String),
}

/// A game as front ends see it: a type without values, whose functions say everything that they ask
/// about it.
pub trait GameKind: Copy + Default + Eq + fmt::Debug + Send + Sync + 'static {
    /// The rules.
    type Game: Game<Move: fmt::Display + Send + Sync + 'static, Refusal: Send>
        + PartialEq
        + fmt::Debug
        + Send
        + Sync
        + 'static;
    /// What is fixed before the first move: the size of the board, the length of a line, a rule
    /// set.
    type Setup: Copy + Default + Eq + fmt::Debug + Send + Sync + 'static;
    /// A computer player.
    type Level: Level;
    /// Why a text is not a list of moves.
    type NotationError: Error + Send + Sync + 'static;

    /// The name on the command line and in files: `connect4`.
    const NAME: &'static str;
    /// The name on the screen: `Connect 4`.
    const TITLE: &'static str;
    /// What it is about, in three or four words: `four in a line`.
    const SUMMARY: &'static str;
    /// What the two sides are called, the one who starts first: `Red`, `Yellow`.
    const SIDES: [&'static str; 2];
    /// The settings that a set-up consists of, in the order in which they are listed.
    const OPTIONS: &'static [SetupOption] = &[];
    /// The levels in the order of the mode selection.
    const LEVELS: &'static [Self::Level];
    /// The level that plays where nobody has chosen.
    const USUAL_LEVEL: Self::Level;
    /// The level that takes a seat whose own level does not play with a set-up; it plays with all.
    const STAND_IN: Self::Level = Self::USUAL_LEVEL;
    /// The largest estimate, either way, that is called even.
    const EVEN: i32 = 0;
    /// The least estimates with which a side stands better, and much better; between
    /// [`EVEN`](Self::EVEN) and the first of them it stands a little better. `None` where estimates
    /// are small numbers, which are told as they are.
    const GRADES: Option<[i32; 2]> = None;
    /// The estimate with which a side is taken to win nearly three games of four.
    const CLEAR: i32 = 100;
    /// Whether the estimates of one position and of the next can be held against each other, so
    /// that a fall tells a mistake: measured by `benches/mistakes`.
    const JUDGES_ESTIMATES: bool = false;
    /// Whether it can be known in how many moves a game is won; where it never is, estimates have
    /// the whole of the evaluation bar.
    const COUNTS_TO_END: bool = true;
    /// What a terminal calls a move, and what it asks for, after the name of the side.
    const TYPED: TypedWords;
    /// How many moves an undo between two people takes back.
    const UNDO_BETWEEN_PEOPLE: usize = 1;

    /// Returns what a game is set up with in the window where nobody has chosen anything; usually
    /// as on the command line.
    #[must_use]
    fn window_setup() -> Self::Setup {
        Self::Setup::default()
    }

    /// Returns the position before the first move.
    fn start(setup: Self::Setup) -> Self::Game;

    /// Returns whether games of this set-up begin with another position than those that people
    /// usually play.
    #[must_use]
    fn begins_elsewhere(_setup: Self::Setup) -> bool {
        false
    }

    /// Returns the values of all [`OPTIONS`](Self::OPTIONS), in their order.
    fn format_setup(_setup: Self::Setup) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Returns the set-up with these values of options; the others have their usual ones. Of a
    /// repeated option the last counts.
    ///
    /// # Errors
    /// [`SetupError`] names the option whose value is wrong, and what would be right.
    fn parse_setup(_values: &[(&str, &str)]) -> Result<Self::Setup, SetupError> {
        Ok(Self::Setup::default())
    }

    /// Returns the set-up in a few words: `7x6 with 4 in a line`.
    fn describe_setup(_setup: Self::Setup) -> String {
        "the usual board".to_owned()
    }

    /// Returns the choices of a set-up that are offered with a click.
    fn setup_aspects(_setup: Self::Setup) -> Vec<Aspect<Self::Setup>> {
        Vec::new()
    }

    /// Returns what a set-up is told as to programs.
    fn setup_facts(setup: Self::Setup) -> Vec<(&'static str, Fact)> {
        Self::format_setup(setup)
            .into_iter()
            .map(|(name, value)| (name, Fact::Text(value)))
            .collect()
    }

    /// Returns what a terminal says before a game: what it is played on, and what the players try
    /// to do.
    fn introduction(setup: Self::Setup) -> String {
        format!(
            "{} on {}. {}.",
            Self::TITLE,
            Self::describe_setup(setup),
            Self::goal(setup)
        )
    }

    /// Returns what the players try to do, as a sentence without a full stop.
    fn goal(setup: Self::Setup) -> String;

    /// Returns the moves that a text stands for, each of them legal after those before it.
    /// [`read_moves`] reads a list of them.
    ///
    /// # Errors
    /// The first place that is wrong, what stands there, and what would be right.
    fn parse_moves(
        setup: Self::Setup,
        text: &str,
    ) -> Result<Vec<MoveOf<Self>>, Self::NotationError>;

    /// Returns moves as text that [`parse_moves`](Self::parse_moves) reads.
    fn format_moves(_setup: Self::Setup, moves: &[MoveOf<Self>]) -> String {
        moves
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Returns the move that a person has typed; it need not be legal.
    ///
    /// # Errors
    /// [`TypedError`] if the text is no move, or names a place that the board does not have.
    fn parse_move(setup: Self::Setup, text: &str) -> Result<MoveOf<Self>, TypedError>;

    /// Returns the move that a person has typed in a position, which may say more than the text
    /// alone; it need not be legal.
    ///
    /// # Errors
    /// Those of [`parse_move`](Self::parse_move).
    fn parse_move_in(
        _position: &Self::Game,
        setup: Self::Setup,
        text: &str,
    ) -> Result<MoveOf<Self>, TypedError> {
        Self::parse_move(setup, text)
    }

    /// Returns what a terminal shows a person before it asks for a move, as whole lines: a list of
    /// the moves; usually nothing.
    fn offer(_position: &Self::Game) -> String {
        String::new()
    }

    /// Returns what may be typed in a position, as a part of a sentence: `a column from 1 to 7`.
    fn what_to_type(_position: &Self::Game) -> String {
        Self::TYPED.what.to_owned()
    }

    /// Returns the moves that may be typed, for the person who is asked: `1-7`.
    fn typed_moves(setup: Self::Setup) -> String;

    /// Returns a move as a part of a sentence: `column 4`.
    fn move_phrase(mv: MoveOf<Self>) -> String {
        mv.to_string()
    }

    /// Returns why a move is refused and what to do instead, as a sentence without a capital and a
    /// full stop.
    fn refusal(_position: &Self::Game, illegal: Illegal<Self::Game>) -> String {
        format!("{} cannot be played: {}", illegal.mv, illegal.refusal)
    }

    /// Returns the move that is made without being asked for, if the rules leave no choice worth a
    /// question: a pass.
    fn forced(_position: &Self::Game) -> Option<MoveOf<Self>> {
        None
    }

    /// Returns why there was no choice about a [forced](Self::forced) move, as a part of a
    /// sentence.
    fn forced_because(_position: &Self::Game) -> &'static str {
        "there is no other legal move"
    }

    /// Returns whether a move is one that can be good or bad: not, what settles how a game ends,
    /// such as to resign.
    fn is_judged(_mv: MoveOf<Self>) -> bool {
        true
    }

    /// Returns what people decide about a position, where one sits at the board, whoever's turn it
    /// is: what is dead when a game has come to its end. It stands where else it says whose turn it
    /// is.
    fn question(_position: &Self::Game) -> Option<&'static str> {
        None
    }

    /// Returns what a computer says against a move by which the person who plays it would settle a
    /// [question](Self::question), and what it asks for instead: `E5 is alive. Change the marks,
    /// play on, or count once more`. `answers` are the moves that it would make there.
    fn objection(
        _position: &Self::Game,
        _person: Player,
        _mv: MoveOf<Self>,
        _answers: &[MoveOf<Self>],
    ) -> Option<String> {
        None
    }

    /// Returns after how many moves a game between computers has no result and counts as drawn,
    /// where the rules let it go round in circles; `None` where each game ends by itself.
    fn most_moves(_setup: Self::Setup) -> Option<usize> {
        None
    }

    /// Returns how the winner has won, to follow `Red wins`: `with a diagonal of four`; nothing
    /// where that is clear. What it was won with stands after the word `with`, so that the loser
    /// can have lost to it; see [`lost_to`](Self::lost_to).
    fn ending(_position: &Self::Game) -> String {
        String::new()
    }

    /// Returns how the loser has lost, to follow `You lost`: what the winner has won with, after
    /// `to`, as in `to a diagonal of four`; the [ending](Self::ending) as it is, where that does
    /// not begin with `with`.
    #[must_use]
    fn lost_to(position: &Self::Game) -> String {
        let ending = Self::ending(position);
        match ending.strip_prefix(WITH) {
            Some(line) => format!("to {line}"),
            None => ending,
        }
    }

    /// Returns the [ending](Self::ending) where the board does not show it: what it was won with is
    /// a line there.
    #[must_use]
    fn ending_unseen(position: &Self::Game) -> Option<String> {
        Some(Self::ending(position))
            .filter(|ending| !ending.is_empty() && !ending.starts_with(WITH))
    }

    /// Returns why nobody has won a game that is drawn: `the board is full`.
    fn drawn_because(_position: &Self::Game) -> &'static str {
        "the board is full"
    }

    /// Returns the board as lines of text.
    fn draw(position: &Self::Game, look: TextLook) -> String;

    /// Returns the mark of a player's pieces in [`draw`](Self::draw).
    #[must_use]
    fn mark(player: Player, look: TextLook) -> String {
        look.mark(player)
    }

    /// Returns what the game adds to a drawing of a position, as whole lines; usually nothing.
    fn remarks(_position: &Self::Game) -> String {
        String::new()
    }

    /// Returns what is told of a position besides whose turn it is and how the game ended: the
    /// first list stands before those, the second after them.
    fn facts(_position: &Self::Game) -> [Vec<(&'static str, Fact)>; 2] {
        [Vec::new(), Vec::new()]
    }

    /// Returns the legal moves in the order in which they are listed for people and programs.
    fn listed_moves(position: &Self::Game) -> Vec<MoveOf<Self>> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves
    }

    /// Returns a legal move as it is told to programs.
    fn move_fact(mv: MoveOf<Self>) -> Fact {
        Fact::Text(mv.to_string())
    }

    /// Returns whether computers of this level play with this set-up, or why not.
    ///
    /// # Errors
    /// [`Unavailable`] says why not.
    fn plays_on(_level: Self::Level, _setup: Self::Setup) -> Result<(), Unavailable> {
        Ok(())
    }

    /// Returns the computer player of a level, for one side.
    ///
    /// Its choice is a function of the position alone. It tells which moves are equally good; who
    /// takes one of them by chance is the caller.
    fn strategy(
        level: Self::Level,
        setup: Self::Setup,
        side: Player,
    ) -> Box<dyn Strategy<Self::Game>>;

    /// Returns the computer player of a level, for one side, whose own chance comes from a seed:
    /// playouts are played by chance. Its choice is a function of the position and the seed. Most
    /// players have no chance of their own, and are those of [`strategy`](Self::strategy).
    fn seeded_strategy(
        level: Self::Level,
        setup: Self::Setup,
        side: Player,
        _seed: u64,
    ) -> Box<dyn Strategy<Self::Game>> {
        Self::strategy(level, setup, side)
    }

    /// Returns whoever is asked for a hint.
    #[must_use]
    fn adviser(setup: Self::Setup) -> Box<dyn Strategy<Self::Game>> {
        Self::strategy(Self::STAND_IN, setup, Player::First)
    }

    /// Returns whoever tells what each move is worth: the report names those whose value is known
    /// or estimated as `exact`.
    ///
    /// Where it has [ended](crate::core::search::Ended::is_exact) exactly, so are the values.
    #[must_use]
    fn analyst(setup: Self::Setup) -> Box<dyn Strategy<Self::Game>> {
        Self::adviser(setup)
    }

    /// Returns what a report says of games that were played to their end by chance; `None` for
    /// reports of players who do not play any.
    #[must_use]
    fn tried(_report: &Report<MoveOf<Self>>) -> Option<Tried> {
        None
    }

    /// Returns the bytes of a position that, with a seed, decide which of several equally good
    /// moves is made: the same for equal positions, on every machine and in every version.
    fn chance_bytes(position: &Self::Game) -> [u8; 24] {
        let mut bytes = [0; 24];
        bytes[..8].copy_from_slice(&position.key().hash64().to_le_bytes());
        bytes
    }
}
