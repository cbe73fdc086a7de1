//! Everything that a view can ask for. Views push commands, and only `App::apply` acts on them.

use std::path::PathBuf;

use super::page::PageLink;
use super::review_act::ReviewAct;
use crate::app::contract::sound_act::SoundAct;
use crate::core::game::Player;
use crate::launch::Form;
use crate::session::FirstPlayer;
use crate::storage::{AfterGame, Colours, Motion, Theme};
use crate::words::Language;
use crate::worker::Existing;

/// A request from the user to the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Leave the title screen.
    LeaveTitle,
    /// Answer yes to the question on the screen.
    Yes,
    /// Answer no to the question on the screen.
    No,
    /// Go one step back: close the top layer, or ask whether to quit.
    Back,

    /// Show the mode selection.
    ChooseModes,
    /// In the mode selection: choose the game with this name.
    ChooseGame(&'static str),
    /// In the mode selection: choose the next game of the list.
    NextGame,
    /// In the mode selection: choose the player of this side next.
    ChooseSide(Player),
    /// In the mode selection: choose the player with this digit for the current side, and move on
    /// to the other side.
    ChooseDigit(usize),
    /// In the mode selection: choose the player this many rows further down for the current side
    /// (up, if negative).
    StepChoice(isize),
    /// In the mode selection: exchange the two sides.
    SwapSides,
    /// In the mode selection: name the human player of this side, as typed so far.
    NamePerson(Player, String),
    /// In the mode selection: show the other list of players for the current side.
    ToggleOthers,
    /// In the mode selection: switch teaching mode on or off.
    ToggleTeaching,
    /// In the mode selection: accept the choice and go to the game.
    AcceptModes,
    /// In the mode selection: start a new game with the choice.
    StartGame,

    /// Start the practice with this name: the game, then the practice.
    Practise(&'static str, &'static str),
    /// Begin the lesson on offer, if there is one.
    TakeLesson,
    /// Stop offering the lesson of this game.
    DeclineLesson(&'static str),
    /// Start a new game of this kind, with the players given.
    Begin(&'static str, [Option<&'static str>; 2]),

    /// Take back.
    Undo,
    /// Redo the move that was taken back.
    Redo,
    /// Show the position after this many moves.
    GoTo(usize),
    /// Show the position this many moves later (earlier, if negative).
    GoBy(isize),
    /// Ask for a hint.
    Hint,
    /// Show or hide the analysis.
    ToggleAnalysis,
    /// Open the review of the game, or act in it.
    Review(ReviewAct),
    /// Try moves on a board without computers, or go back to the game.
    FreeBoard,
    /// Show the variation with this number, counted from 0, of those after this many moves.
    Line(usize, usize),
    /// Show the next variation at the branch nearest to the position in view.
    NextLine,
    /// Show or hide the threats of both sides.
    ToggleThreats,
    /// Show the board from the other side.
    TurnBoard,
    /// Start a new game with the same players.
    NewGame,
    /// Pause the computers, or let them continue.
    TogglePause,
    /// Let a computer make one move.
    StepOnce,

    /// Save to a file that a dialog asks for.
    Save,
    /// Open a file that a dialog asks for.
    Open,
    /// Save to this file.
    SaveTo(PathBuf, Existing),
    /// Open this file.
    OpenFrom(PathBuf),
    /// Save a picture or an animation to a file that a dialog asks for.
    Share(Form),
    /// Save the picture or animation to this file.
    ShareTo(Form, PathBuf, Existing),
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
    /// Show the menu.
    ShowMenu,
    /// Show all keys.
    ShowHelp,
    /// Show an explanatory page.
    ShowPage(PageLink),
    /// Show the settings.
    ShowSettings,
    /// Continue the offered game with this index.
    ResumeGame(usize),
    /// Archive the offered game with this index.
    PutAway(usize),
    /// Show the past games.
    ShowKeptGames,
    /// Show more past games.
    MoreKeptGames,
    /// Ask whether to delete this file of a past game, which cannot be opened for the given reason.
    RemoveKept(PathBuf, String),
    /// Copy the crash report in view to the clipboard.
    CopyCrashReport,
    /// Delete the crash report in view.
    RemoveCrashReport,
    /// Show the statistics.
    ShowStatistics,
    /// Ask whether to delete all statistics.
    ClearStatistics,
    /// Save the statistics as a table to a file that a dialog asks for.
    SaveTable,
    /// Save the statistics as a table to this file.
    SaveTableTo(PathBuf, Existing),
    /// Show or hide the panel.
    TogglePanel,
    /// Switch the large view, with names and score and without lists and buttons, on or off.
    ToggleStage,
    /// Switch full screen on or off.
    ToggleFullscreen,
    /// Quit.
    Quit,
    /// Take the notice off the screen.
    DismissNotice,

    /// Set the language; `None`: that of the system.
    SetLanguage(Option<Language>),
    /// Set whether the window is light or dark.
    SetTheme(Theme),
    /// Set the colours.
    SetColours(Colours),
    /// Set the animation of pieces.
    SetMotion(Motion),
    /// Set the delay of a computer's move, in milliseconds.
    SetDelay(u32),
    /// Set the speed at which two computers are watched.
    SetSpeed(f32),
    /// Set what follows a watched game.
    SetAfterGame(AfterGame),
    /// Set who begins the next game with the same players.
    SetFirstPlayer(FirstPlayer),
    /// Set whether games begin with the analysis shown, except against a computer, and show or hide
    /// it now.
    SetAnalysis(bool),
    /// Set whether the threats of both sides are shown.
    SetThreats(bool),
    /// Set whether boards with numbered places show the numbers.
    SetNumbers(bool),
    /// Change or try the sounds.
    Sound(SoundAct),
    /// Set the size of everything.
    SetZoom(f32),
    /// Set the seed of the next games; `None` for a fresh one each time.
    SetSeed(Option<u64>),
}
