//! A saved game of any kind, for code that hands games on without knowing their rules.
//!
//! Each format parses a file into a [`SavedGame`]: typed, with its moves played. An [`Envelope`]
//! holds it, and what else its file says, until [`open`](Envelope::open) hands it to a table.

use std::any::Any;
use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::encoding::Encoding;
use super::error::{GamePart, ParseError, TextPlace};
use super::losses::{Loss, Losses};
use super::summary::Summary;
use crate::core::game::Player;
use crate::core::kind::{GameKind, MoveOf};
use crate::players::{Names, Seat};
use crate::session::{Coach, SavedGame};

/// The operations of an envelope on its game, whatever its kind.
pub(super) trait AnyGame: Any + fmt::Debug + Send + Sync {
    /// Returns the text of the game of this envelope in our own format.
    fn text(&self, envelope: &Envelope) -> String;

    fn beyond_moves(&self) -> Vec<GamePart>;

    fn number(&self) -> Option<u64> {
        None
    }

    /// Returns the game with another number; `None` if it is not in the list of games.
    fn numbered(&self, _number: u64) -> Option<Arc<dyn AnyGame>> {
        None
    }

    /// Returns the game [at its end](SavedGame::at_end); `None` if it is not in the list of games.
    fn at_end(&self) -> Option<Arc<dyn AnyGame>> {
        None
    }

    /// Returns the game at the first comment before its cursor; `None` if there is none.
    fn at_first_comment(&self) -> Option<Arc<dyn AnyGame>> {
        None
    }

    /// Returns whether it [holds](SavedGame::holds) another game.
    fn holds(&self, _other: &dyn AnyGame) -> bool {
        false
    }

    /// Returns whether it [is the same](SavedGame::is_same) as another game.
    fn is_same(&self, _other: &dyn AnyGame) -> bool {
        false
    }

    /// Returns whether it [holds the moves](SavedGame::holds_moves) of another game.
    fn holds_moves(&self, _other: &dyn AnyGame) -> bool {
        false
    }

    /// Returns whether it [continues](Envelope::continues) another game.
    fn continues(&self, _other: &dyn AnyGame) -> bool {
        false
    }

    /// Returns its summary; `None` if it is not in the list of games.
    fn summary(&self) -> Option<Summary> {
        None
    }
}

/// The parts besides moves that are worth keeping even without a move.
const NOTES: [GamePart; 4] =
    [GamePart::Variations, GamePart::Comments, GamePart::Marks, GamePart::Info];

/// A saved game of any kind.
#[derive(Clone, Debug)]
pub struct Envelope {
    kind: String,
    /// `[first, second]`: true if the file does not name that player, who is human in the game.
    pub(super) is_open: [bool; 2],
    /// Whether the seed of the game is that of the file.
    pub(super) has_seed: bool,
    /// What the coach holds back, in place of what the game says; `None` leaves it to the reader.
    pub(super) coach: Option<Coach>,
    losses: Losses,
    file: Option<PathBuf>,
    /// Its text there, in a format of other programs.
    text: Option<Arc<str>>,
    /// The encoding of that file, and of the next one it is saved in.
    encoding: Encoding,
    /// All games of its file, if there are several.
    games: Arc<[FileGame]>,
    game: Arc<dyn AnyGame>,
}

impl Envelope {
    /// Returns an envelope with a game of a file that names both players, and neither seed nor
    /// coach.
    pub(super) fn new<K: GameKind>(mut game: SavedGame<K>) -> Self {
        game.names = game.names.of_people(game.seats);
        Self { is_open: [false; 2], ..Self::unlisted(K::NAME.to_owned(), game) }
    }

    /// Returns the game of a file that leaves these players to the reader, and the seed and the
    /// coach unless it names them.
    #[must_use]
    pub fn leaving(self, is_open: [bool; 2], has_seed: bool, coach: Option<Coach>) -> Self {
        Self { is_open, has_seed, coach, ..self }
    }

    /// Returns an envelope with a game of this name, which is not in the list of games and cannot
    /// be opened.
    pub(super) fn unlisted(kind: String, game: impl AnyGame) -> Self {
        Self {
            kind,
            is_open: [true; 2],
            has_seed: false,
            coach: None,
            losses: Losses::default(),
            file: None,
            text: None,
            encoding: Encoding::default(),
            games: Arc::default(),
            game: Arc::new(game),
        }
    }

    #[must_use]
    pub fn of<K: GameKind>(game: &SavedGame<K>) -> Self {
        Self { has_seed: true, coach: Some(game.coach), ..Self::new(game.clone()) }
    }

    /// Returns an envelope with the position after these legal moves. The reader chooses any player
    /// or seed that is `None`.
    #[must_use]
    pub fn position<K: GameKind>(
        setup: K::Setup,
        moves: &[MoveOf<K>],
        seats: [Option<Seat<K::Level>>; 2],
        seed: Option<u64>,
    ) -> Self {
        let mut game = SavedGame::<K>::new(setup, [Seat::Human; 2], seed.unwrap_or_default());
        let are_legal = moves.iter().all(|&mv| game.record.play(mv).is_ok());
        debug_assert!(are_legal, "the moves of a position are legal");
        game.seats = seats.map(Option::unwrap_or_default);
        Self {
            is_open: seats.map(|seat| seat.is_none()),
            has_seed: seed.is_some(),
            ..Self::new(game)
        }
    }

    #[must_use]
    pub fn game(&self) -> &str {
        &self.kind
    }

    /// Returns whether it has variations, comments, marks or game info, which are worth keeping
    /// even if the game is over.
    #[must_use]
    pub fn has_notes(&self) -> bool {
        self.beyond_moves().iter().any(|part| NOTES.contains(part))
    }

    /// Returns the parts of the game that are lost when only its moves are copied.
    #[must_use]
    pub fn beyond_moves(&self) -> Vec<GamePart> {
        self.game.beyond_moves()
    }

    /// Returns whether it names a player on either side.
    #[must_use]
    pub const fn names_players(&self) -> bool {
        !(self.is_open[0] && self.is_open[1])
    }

    /// Returns whether it leaves the player of a side to the reader.
    #[must_use]
    pub const fn leaves_open(&self, player: Player) -> bool {
        self.is_open[player.index()]
    }

    #[must_use]
    pub fn with_names<K: GameKind>(self, names: &Names) -> Self {
        match self.typed::<K>().cloned() {
            Some(mut game) => {
                game.names = names.clone().of_people(game.seats);
                Self { game: Arc::new(game), ..self }
            }
            None => self,
        }
    }

    #[must_use]
    pub fn with_coach(self, coach: Coach) -> Self {
        Self { coach: Some(coach), ..self }
    }

    /// Returns what the coach holds back; `None` leaves it to the reader.
    #[must_use]
    pub const fn coach(&self) -> Option<Coach> {
        self.coach
    }

    /// Returns the number that identifies the game among the past games, if it has one.
    #[must_use]
    pub fn number(&self) -> Option<u64> {
        self.game.number()
    }

    #[must_use]
    pub fn with_number(self, number: u64) -> Self {
        let game = self.game.numbered(number).unwrap_or(self.game);
        Self { game, ..self }
    }

    /// Returns the game with the line in view that it ended with, and the cursor at its end.
    #[must_use]
    pub fn at_end(self) -> Self {
        let game = self.game.at_end().unwrap_or(self.game);
        Self { game, ..self }
    }

    /// Returns a game in a format of other programs at its first comment, if it has one, for those
    /// who read it. Our own format knows where its game was left.
    #[must_use]
    pub fn at_first_comment(self) -> Self {
        let moved = self.text.as_ref().and_then(|_| self.game.at_first_comment());
        let game = moved.unwrap_or(self.game);
        Self { game, ..self }
    }

    /// Returns whether this game has every move, comment and mark of another one.
    #[must_use]
    pub fn holds(&self, other: &Self) -> bool {
        self.game.holds(&*other.game)
    }

    /// Returns whether both games hold each other, with their variations in the same order.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.game.is_same(&*other.game)
    }

    /// Returns whether this game has every move of another one, whatever comments and marks it has.
    #[must_use]
    pub fn holds_moves(&self, other: &Self) -> bool {
        self.game.holds_moves(&*other.game)
    }

    /// Returns whether another game, which has moves, is the beginning of this one: with the same
    /// players and the same game info besides the result, and nothing that this one lacks.
    pub(super) fn continues(&self, other: &Self) -> bool {
        self.game.continues(&*other.game)
    }

    /// Returns the summary of the game; `None` if it is not in the list of games.
    #[must_use]
    pub fn summary(&self) -> Option<Summary> {
        self.game.summary()
    }

    /// Returns the text of the game in our own format.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.game.text(self)
    }

    pub(super) fn losing(mut self, loss: Loss) -> Self {
        self.losses.add(loss);
        self
    }

    #[must_use]
    pub fn with_losses(self, losses: Losses) -> Self {
        Self { losses, ..self }
    }

    pub(in crate::storage) fn in_file(self, path: &Path) -> Self {
        Self { file: Some(path.to_owned()), ..self }
    }

    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Returns the game with the file of another one, of which it was made, and with the losses and
    /// the other games there.
    #[must_use]
    pub fn with_file_of(self, read: &Self) -> Self {
        Self {
            file: read.file.clone(),
            text: read.text.clone(),
            encoding: read.encoding.clone(),
            games: Arc::clone(&read.games),
            losses: read.losses.clone(),
            ..self
        }
    }

    pub(super) fn with_text(self, text: &str) -> Self {
        Self { text: Some(text.into()), ..self }
    }

    /// Returns its text in the file that it was read from, in a format of other programs.
    #[must_use]
    pub fn text(&self) -> Option<Arc<str>> {
        self.text.clone()
    }

    #[must_use]
    pub fn in_encoding(self, encoding: Encoding) -> Self {
        Self { encoding, ..self }
    }

    /// Returns the encoding of the file that it was read from; UTF-8 if there is none.
    #[must_use]
    pub const fn encoding(&self) -> &Encoding {
        &self.encoding
    }

    /// Returns the game with all games of its file, of which it is the first.
    pub(super) fn among(self, games: Vec<FileGame>) -> Self {
        Self { games: games.into(), ..self }
    }

    /// Returns all games of the file it was read from, of which it is the first; none if it is the
    /// only one.
    #[must_use]
    pub fn games(&self) -> &[FileGame] {
        &self.games
    }

    #[must_use]
    pub const fn losses(&self) -> &Losses {
        &self.losses
    }

    /// Returns the game. Sides without a player in the file are human, and the seed is 0 if there
    /// is none.
    ///
    /// # Errors
    /// [`ParseError`] if it is of another kind.
    pub fn open<K: GameKind>(&self) -> Result<SavedGame<K>, ParseError> {
        self.open_with([Seat::Human; 2], 0)
    }

    /// Returns the game, with these players for sides the file does not name, and this seed if it
    /// has none.
    ///
    /// # Errors
    /// [`ParseError`] if it is of another kind.
    pub fn open_with<K: GameKind>(
        &self,
        usual: [Seat<K::Level>; 2],
        seed: u64,
    ) -> Result<SavedGame<K>, ParseError> {
        let Some(game) = self.typed::<K>() else {
            return Err(ParseError::other_game::<K>(&self.kind));
        };
        let mut game = game.clone();
        for ((seat, usual), is_open) in game.seats.iter_mut().zip(usual).zip(self.is_open) {
            // A level that cannot play with this set-up is replaced by one that can.
            *seat = if is_open { usual } else { *seat }.on::<K>(game.setup);
        }
        game.names = game.names.of_people(game.seats);
        game.seed = if self.has_seed { game.seed } else { seed };
        game.coach = self.coach.unwrap_or_default();
        Ok(game)
    }

    pub(super) fn typed<K: GameKind>(&self) -> Option<&SavedGame<K>> {
        let game: &dyn Any = &*self.game;
        game.downcast_ref()
    }
}

// The games of a file that holds several, for a list to choose from.

/// The most games of a file to list.
pub(super) const MOST_GAMES: usize = 500;

/// A game of a file that holds several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileGame {
    /// Which game of the file it is, or is a part of, from 1.
    pub number: usize,
    pub title: Option<String>,
    /// The names of the players of the first and the second side, as in the file.
    pub players: [Option<String>; 2],
    pub event: Option<String>,
    pub date: Option<String>,
    /// The number of moves after which its stones were set up, if it is a part of the game before
    /// it in the list.
    pub set_up_after: Option<usize>,
    /// Its text alone, a file with one game.
    pub text: Arc<str>,
    /// Where in the file its text begins, if it is there as it is.
    pub(super) begin: Option<TextPlace>,
    pub(super) encoding: Encoding,
}

/// The places of all games in a text, none of which was played: they may break the rules, or be
/// games of another kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GamesOfText {
    pub(super) games: Vec<Range<usize>>,
    /// The fault behind these games, if the text has one: more may follow it.
    pub(super) fault: Option<ParseError>,
    /// Whether the last of them is cut off, so that what is written behind it would be a part of
    /// it.
    pub(super) is_cut: bool,
}

impl GamesOfText {
    /// Returns how many games a text has besides its first one.
    pub(super) fn others(&self) -> usize {
        (self.games.len() + usize::from(self.fault.is_some())).saturating_sub(1)
    }
}

/// Returns the games at these places of a text, at most as many as are listed; `of` tells what a
/// list says of a game with this text and this number.
pub(super) fn listed(
    text: &str,
    places: impl IntoIterator<Item = Range<usize>>,
    of: impl Fn(&str, usize) -> FileGame,
) -> Vec<FileGame> {
    let mut last = (0, TextPlace { line: 1, column: 1 });
    let games = (1..).zip(places).take(MOST_GAMES);
    let listed = games.map(|(number, place)| {
        let (byte, begin) = last;
        let begin = TextPlace::of(&text[byte..], place.start - byte).after(begin);
        last = (place.start, begin);
        FileGame { begin: Some(begin), ..of(&text[place], number) }
    });
    listed.collect()
}
