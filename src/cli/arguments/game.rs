//! Arguments of the commands for any game: the window, the terminal game, `show` and `picture`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::engines::EngineChoice;
use super::values::{parse, parse_encoding, parse_names, parse_seed, parse_speed, whole, words};
use crate::cli::choice::{GameChoice, PlayerChoice};
use crate::cli::failure::Failure;
use crate::core::game::Player;
use crate::core::kind::GameKind;
use crate::launch::{USUAL_WIDTH, WIDTHS};
use crate::players::{Names, Seat};
use crate::session::{Coach, FirstPlayer};
use crate::storage::{Colours, Encoding, SPEEDS, Theme};
use crate::words::Language;

/// Arguments of the window.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct WindowArguments {
    #[command(flatten)]
    pub(in crate::cli) game: GameArguments,
    #[arg(long, value_name = "X", value_parser = parse_speed)]
    #[arg(help = format!("How fast two computers are watched, from {} to {}", SPEEDS.start(), SPEEDS.end()))]
    pub(in crate::cli) speed: Option<f32>,
    /// Which of your bad moves the coach holds back, so that you can try again, when you play a
    /// computer: none, those that can be seen on the board, or all
    #[arg(long, value_name = "WHAT", value_parser = words(Coach::ALL, Coach::word))]
    coach: Option<Coach>,
    /// The same as --coach everything
    #[arg(long, conflicts_with = "coach")]
    teaching: bool,
    /// Do not offer to go on with the game of the last time
    #[arg(long)]
    pub(in crate::cli) no_resume: bool,
    #[command(flatten)]
    pub(in crate::cli) language: LanguageChoice,
}

impl WindowArguments {
    /// Returns what the coach holds back, if that was given.
    pub(in crate::cli) fn coach(&self) -> Option<Coach> {
        self.coach
            .or_else(|| self.teaching.then_some(Coach::Everything))
    }
}

/// The language of the window or the terminal game, for this run.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct LanguageChoice {
    #[arg(long = "language", value_name = "TAG", value_parser = parse::<Language>)]
    #[arg(help = format!("The language, this time: {}", tags()))]
    pub(in crate::cli) language: Option<Language>,
}

/// Returns the tags of all languages: `en, de`.
fn tags() -> String {
    let tags: Vec<&str> = Language::all().map(Language::tag).collect();
    tags.join(", ")
}

/// The encoding of a file, for those that do not say it.
#[derive(Clone, Debug, Default, Args)]
pub(in crate::cli) struct EncodingChoice {
    // Given as text: the names stand for themselves.
    #[arg(long = "encoding", value_name = "NAME", value_parser = parse_encoding)]
    #[arg(
        help = "The encoding of the text of FILE, such as GB18030, Shift_JIS or windows-1251, if it \
            does not say so itself"
    )]
    pub(in crate::cli) encoding: Option<Encoding>,
}

/// The names of the human players.
#[derive(Clone, Debug, Default, Args)]
pub(in crate::cli) struct NameChoice {
    // Given as text: the comma stands for itself.
    #[arg(long, value_name = "NAME,NAME", value_parser = parse_names)]
    #[arg(
        help = "What the people are called, who moves first before the comma: Anna,Ben. A side \
            with a name is a person's"
    )]
    names: Option<Names>,
}

/// The game to play, in the window and in the terminal.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct GameArguments {
    /// A position such as 4453, or a saved game
    #[arg(value_name = "POSITION|FILE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) position: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
    #[command(flatten)]
    pub(in crate::cli) players: PlayerChoice,
    #[command(flatten)]
    pub(in crate::cli) names: NameChoice,
    #[command(flatten)]
    pub(in crate::cli) text: EncodingChoice,
    /// A number that fixes the choices of the computers: the same seed, the same game
    #[arg(long, value_name = "N", value_parser = parse_seed)]
    pub(in crate::cli) seed: Option<u64>,
}

impl GameArguments {
    /// Returns the names of the human players.
    pub(in crate::cli) fn names(&self) -> Names {
        self.names.names.clone().unwrap_or_default()
    }

    /// Returns the players given for the sides. A side with a name belongs to a human player.
    pub(in crate::cli) fn seats<K: GameKind>(
        &self,
    ) -> Result<[Option<Seat<K::Level>>; 2], Failure> {
        let mut seats = self.players.seats::<K>()?;
        let names = self.names();
        for (seat, player) in seats.iter_mut().zip(Player::BOTH) {
            match (&seat, names.of(player)) {
                (_, None) | (Some(Seat::Human), Some(_)) => {}
                (None, Some(_)) => *seat = Some(Seat::Human),
                (Some(program @ (Seat::Computer(_) | Seat::Engine(_))), Some(name)) => {
                    let side = K::SIDES[player.index()];
                    let reason = format!(
                        "{program} plays {side}, and computers have names of their own: leave out \
                        {name} or {program}"
                    );
                    return Err(Failure::Usage(reason));
                }
            }
        }
        Ok(seats)
    }
}

/// Arguments of the terminal game.
#[derive(Debug, Args)]
pub(in crate::cli) struct PlayArguments {
    #[command(flatten)]
    pub(in crate::cli) game: GameArguments,
    #[command(flatten)]
    pub(in crate::cli) engines: EngineChoice,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(in crate::cli) ascii: bool,
    /// Who plays the first side in the next game, and so begins it: the players in turn, who has
    /// lost, or the same as before
    #[arg(long, value_name = "WHO", value_parser = words(FirstPlayer::ALL, FirstPlayer::word), default_value = FirstPlayer::default().word())]
    pub(in crate::cli) begins: FirstPlayer,
    #[command(flatten)]
    pub(in crate::cli) language: LanguageChoice,
}

/// Arguments of `show`.
#[derive(Debug, Args)]
pub(in crate::cli) struct ShowArguments {
    /// The position, or a saved game; `-` reads one a line from standard input, and has an empty
    /// line for a wrong one; without it, the start
    #[arg(value_name = "POSITION|FILE|-", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) position: Option<String>,
    // Given as text: rustdoc and clippy would want the keys in backticks, which the help would
    // show.
    #[arg(
        long,
        help = "A line of JSON for each position: position, to_move, result, legal and more"
    )]
    pub(in crate::cli) json: bool,
    /// Draw with plain ASCII characters
    #[arg(long)]
    pub(in crate::cli) ascii: bool,
    #[command(flatten)]
    pub(in crate::cli) text: EncodingChoice,
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
}

/// Arguments of `picture`.
#[derive(Debug, Args)]
pub(in crate::cli) struct PictureArguments {
    /// A position such as 4453, or a saved game
    #[arg(value_name = "POSITION|FILE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) position: OsString,
    /// The file to write: a name that ends in .png for a picture of the position, or in .gif for an
    /// animation of all moves
    #[arg(value_name = "PICTURE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) to: PathBuf,
    #[arg(long, value_name = "N", value_parser = whole(WIDTHS))]
    #[arg(help = format!("The width in pixels, from {} to {} [default: {USUAL_WIDTH}]", WIDTHS.start(), WIDTHS.end()))]
    pub(in crate::cli) width: Option<u16>,
    /// The set of colours, as in the settings
    #[arg(long, value_name = "SET", value_parser = words(Colours::ALL, Colours::word), default_value = Colours::default().word())]
    pub(in crate::cli) colours: Colours,
    /// Their dark or their light side
    #[arg(long, value_name = "THEME", value_parser = words([Theme::Dark, Theme::Light], Theme::word), default_value = Theme::Dark.word())]
    pub(in crate::cli) theme: Theme,
    /// The same as --theme light
    #[arg(long, conflicts_with = "theme")]
    pub(in crate::cli) light: bool,
    /// Replace a file that is there already
    #[arg(long)]
    pub(in crate::cli) replace: bool,
    #[command(flatten)]
    pub(in crate::cli) choice: GameChoice,
    #[command(flatten)]
    pub(in crate::cli) players: PlayerChoice,
    #[command(flatten)]
    pub(in crate::cli) names: NameChoice,
    #[command(flatten)]
    pub(in crate::cli) text: EncodingChoice,
}
