//! Everything that a view can ask for. Views push commands, and only `App::apply` acts on them.

use std::any::Any;
use std::fmt;
use std::path::PathBuf;
use std::rc::Rc;

use egui::Key;
use serde_json::Value;

use super::page::PageLink;
use crate::core::about::Particular;
use crate::core::game::Player;
use crate::core::kind::{MoveClass, Preset};
use crate::core::record::{Comment, Place};
use crate::session::Coach;
use crate::storage::{Engine, Marking, PastFilter, RemovedGame, fits};
use crate::worker::{Existing, Purpose};

/// A request from the user to the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Do this on the screen in view.
    Act(Act),
    /// Do what this letter means to the window: it did not become the name of a place in time.
    Letter(Key),
    /// Answer yes to the question on the screen.
    Yes,
    /// Answer no to the question on the screen.
    No,
    /// Go one step back: close the top layer, or show the menu of a game.
    Back,

    ShowNewGame,
    /// In the new-game screen: this game, by its name.
    ChooseGame(&'static str),
    /// In the new-game screen: the next game of the list.
    ChooseNextGame,
    /// Change what is chosen in the new-game screen.
    NewGame(Choice),

    /// Start a practice of a game with this task.
    Practise {
        game: &'static str,
        name: &'static str,
        task: Task,
    },
    /// Begin the lesson on offer, if there is one.
    TakeLesson,
    /// Read the statistics for the screen in view.
    ReadStatistics,
    /// Show a plan for the position in view.
    ShowPlan,
    /// Return to the game in progress, which keeps its players.
    ReturnToGame,
    /// Start a new game of this kind, with the players given.
    Begin(&'static str, [Option<&'static str>; 2]),

    /// Do something with the game in front.
    Table(Action),
    /// Try moves on a board without computers, or go back to the game.
    FreeBoard,
    /// Write the comment on the position in view.
    EditComment,
    /// Give the game a version of a comment, the last of which is done.
    SetComment(CommentDraft, bool),
    EditInfo,
    SetInfo(InfoDraft, bool),
    /// A new game with the same players.
    PlayAgain,
    /// A new game against another level.
    PlayLevel(Preset),

    /// Ask for a file to open, or to save in.
    AskFile(Purpose),
    UseFile(Purpose, PathBuf, Existing),
    /// Show the encodings in which the file that was opened last can be read again.
    ShowEncodings,
    /// Read it again in the encoding of this name, or in the one that it seems to be in.
    ReadIn(Option<&'static str>),
    /// Put a picture of the position on the clipboard.
    CopyPicture,
    /// Put the position on the clipboard.
    Copy,
    /// Ask for the text on the clipboard, which arrives as [`Command::PasteText`].
    Paste,
    /// Play the position that a text stands for.
    PasteText(String),

    /// Close the dialog or page on top.
    CloseModal,
    ShowMenu,
    ShowHelp,
    /// Show the lessons and the pages that explain the game.
    ShowLessons,
    /// Ask for a picture or an animation.
    ShowSharing,
    ShowPage(PageLink),
    ShowSettings,
    ShowEngines,
    /// Continue the offered game with this index.
    ResumeGame(usize),
    /// Open this game of the file whose games are offered.
    OpenFileGame(usize),
    /// Move the offered game with this index to the past games.
    Archive(usize),
    /// Move all offered games there.
    ArchiveAll,
    ShowPastGames,
    ShowGamesOf(PastFilter),
    RemovePastGame(PathBuf),
    /// Bring back the past game that was deleted last, while that is offered.
    UndoDeletion,
    /// Bring back this past game, which was deleted.
    RestorePastGame(Box<RemovedGame>),
    /// Put the report of a crash that is in front on the clipboard.
    CopyCrashReport,
    RemoveCrashReport,
    ShowStatistics,
    /// Ask whether to delete all statistics.
    ClearStatistics,
    DeleteStatistics,
    TogglePanel,
    /// Switch full screen on or off.
    ToggleFullscreen,
    Quit,
    /// Quit without asking again.
    QuitNow {
        /// Whether everything is written first.
        waits: bool,
    },
    /// Cancel quitting.
    Stay,
    /// Take the notice off the screen.
    DismissNotice,

    /// Give a setting, by the name of its field, this value.
    Change(&'static str, Value),
    /// Turn the setting with this name on or off.
    Toggle(&'static str),
    /// Play one sound, to judge the volume by.
    TrySound,
    /// Set the size of everything.
    SetZoom(f32),
    /// Set the engine at this place of the list; `None` adds one.
    SetEngine(Option<usize>, Engine),
    /// Remove the engine at this place of the list.
    RemoveEngine(usize),
    /// Set the seed of the next games; `None` for a fresh one each time.
    SetSeed(Option<u64>),
}

/// What a practice begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// What comes next.
    Next,
    /// The task of the day.
    Daily,
    /// Mistakes of this kind.
    Kind(MoveClass),
}

/// A request of a screen's own views and keys, in the types of its game, which the window does not
/// know.
#[derive(Clone)]
pub struct Act(Rc<dyn Any>);

impl Act {
    pub fn new<A: Any>(act: A) -> Self {
        Self(Rc::new(act))
    }

    /// Returns the request if it is of this type; if not, another screen has come into view since.
    #[must_use]
    pub fn get<A: Any + Clone>(&self) -> Option<A> {
        self.0.downcast_ref().cloned()
    }
}

impl PartialEq for Act {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Act")
    }
}

/// A request to the game in front, whichever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show the position after this many moves.
    GoTo(usize),
    /// Show the position this many moves later (earlier, if negative).
    GoBy(isize),
    /// Show, of the lines that were tried after this many moves, the one with this number, from 0.
    Line(usize, usize),
    /// Show a position of any variation.
    ShowPlace(Place),
    /// Show the next line at the branch nearest to the position in view.
    NextLine,
    /// Move or delete the variation that branches off after this many moves, or else the last one
    /// before the cursor.
    Variation(VariationEdit, Option<usize>),
    /// Let computers wait, or continue.
    TogglePause,
    /// Let a computer make one move.
    StepOnce,
    /// Give a hint, if it is a human player's turn.
    Hint,
    /// Forget the hint, and a move that is held back.
    ForgetHint,
    /// Make the move that is held back.
    KeepMove,
    /// Show or hide the analysis; `None` toggles.
    Analysis(Option<bool>),
    /// Show or hide the likely territory and who leads.
    Territory,
    /// Show the review, or take a step in it.
    Review(ReviewStep),
    /// Put a mark or a label on the point of the cursor, or take it off.
    Mark(Marking),
    /// Show the board from the other side, where that looks different.
    TurnBoard,
    /// Resign, if it is a human player's turn.
    Resign,
    /// Offer a draw, if it is a human player's turn.
    OfferDraw,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariationEdit {
    /// One place further forward.
    Promote,
    MakeMain,
    Delete,
}

impl VariationEdit {
    pub const ALL: [Self; 3] = [Self::Promote, Self::MakeMain, Self::Delete];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewStep {
    /// Show the review, or leave it.
    Toggle,
    /// Leave the review; the game is as it was.
    Leave,
    /// Show the next mistake.
    Next,
    /// Show the mistake before.
    Previous,
    /// Show the best play from the position in view, or hide it.
    Line,
    /// Leave the review, and play on from the position in view.
    TryAgain,
    /// Show the review again where it was left to try another move.
    Return,
}

/// A change in the choice of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The opponent in this row, counted from 1.
    Digit(usize),
    /// An opponent so many rows further down the list; further up, if negative.
    Step(isize),
    /// The player at this place of the list takes a side.
    Player(Player, usize),
    /// The computer at this place of the list takes it, one step stronger; weaker, if negative.
    StepLevel(Player, usize, isize),
    /// An option of the computer of a side gets a value, both by their places.
    Adjust(Player, usize, usize),
    /// An option of the set-up gets a value.
    SetUp(usize, usize),
    /// The set-up at this place among those that are a click away.
    Board(usize),
    NextBoard,
    Starts(Starts),
    /// The next possibility of who starts; the one before, if negative.
    StepStarts(isize),
    /// The sides are exchanged.
    Swap,
    /// The name of the human player of this side, as far as it is typed.
    Name(Player, String),
    /// Show or hide the details.
    Customize,
    /// What the coach holds back.
    Coach(Coach),
    NextCoach,
    /// The game in progress continues with the chosen players, if it can.
    GoOn,
    /// A new game begins with them.
    Start,
}

/// Who starts the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starts {
    /// The player of this side. Where the rules say which side starts, the only person plays this
    /// side.
    Side(Player),
    /// Chance decides.
    Random,
}

impl Command {
    /// Returns whether it helps a player, so that a lock refuses it, or changes what a lock has
    /// switched off. Some of it does so only in a game that `is_played`, neither over nor reviewed.
    #[must_use]
    pub fn is_locked_help(&self, is_played: bool) -> bool {
        match self {
            Self::Table(action) => match action {
                Action::Hint
                | Action::Analysis(_)
                | Action::Territory
                | Action::KeepMove
                | Action::Undo
                | Action::Redo
                | Action::Variation(..)
                | Action::Review(ReviewStep::TryAgain) => true,
                Action::GoTo(_)
                | Action::GoBy(_)
                | Action::Line(..)
                | Action::ShowPlace(_)
                | Action::NextLine
                | Action::Review(_) => is_played,
                Action::TogglePause
                | Action::StepOnce
                | Action::ForgetHint
                | Action::Mark(_)
                | Action::TurnBoard
                | Action::Resign
                | Action::OfferDraw => false,
            },
            Self::ShowPlan | Self::FreeBoard => true,
            Self::Paste | Self::PasteText(_) => is_played,
            Self::Toggle(field) | Self::Change(field, _) => {
                matches!(*field, "threats" | "coach" | "analysis")
            }
            Self::NewGame(choice) => {
                matches!(choice, Choice::Coach(_) | Choice::NextCoach | Choice::GoOn)
            }
            _ => false,
        }
    }

    #[must_use]
    pub const fn practise(game: &'static str, name: &'static str) -> Self {
        Self::Practise { game, name, task: Task::Next }
    }

    #[must_use]
    pub const fn open(path: PathBuf) -> Self {
        Self::UseFile(Purpose::Open, path, Existing::Keep)
    }
}

impl From<Action> for Command {
    fn from(action: Action) -> Self {
        Self::Table(action)
    }
}

impl From<Choice> for Command {
    fn from(choice: Choice) -> Self {
        Self::NewGame(choice)
    }
}

/// The comment on a position, while it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct CommentDraft {
    pub place: Place,
    /// The move that led there, in words.
    pub about: String,
    /// The comment when the dialog was opened, if there was one.
    pub before: Option<Comment>,
    /// The text; blank if there is no comment.
    pub text: String,
    /// When the last letter was typed that the table does not have, in seconds of the input's
    /// clock.
    pub typed_at: Option<f64>,
}

/// The game info while it is edited.
#[derive(Clone, Debug, PartialEq)]
pub struct InfoDraft {
    /// The entries, in the order of the page.
    pub fields: Vec<InfoField>,
    /// Whether anything was typed since the page was opened.
    pub is_changed: bool,
    /// When the last letter was typed that the table does not have, in seconds of the input's
    /// clock.
    pub typed_at: Option<f64>,
}

/// An entry of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct InfoField {
    /// What is edited; `None` if the entry is only shown.
    pub entry: Option<InfoEntry>,
    pub label: String,
    /// Its value; blank if there is none.
    pub text: String,
    /// Its value when the page was opened.
    pub before: String,
    /// Examples of values, if their form matters.
    pub example: &'static str,
}

impl InfoField {
    /// Returns whether what was typed cannot be written into files of this game.
    #[must_use]
    pub fn is_wrong(&self, game: &str) -> bool {
        let text = self.text.trim();
        let is_new = !text.is_empty() && text != self.before;
        is_new && matches!(self.entry, Some(InfoEntry::About(what)) if !fits(game, what, text))
    }
}

/// What a field of the page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InfoEntry {
    /// The name of the person who plays this side.
    Name(Player),
    /// An entry of the game info.
    About(Particular),
}
