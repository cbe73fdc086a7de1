//! Arguments of the commands for any game: the window, the terminal game, `show` and `picture`; the
//! parsers of their values, and the engines that they name.

use std::ffi::OsString;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};

use crate::cli::choice::{GameChoice, PlayerChoice};
use crate::cli::failure::Failure;
use crate::core::game::Player;
use crate::core::kind::GameKind;
use crate::core::plain;
use crate::games::{GameId, with_game};
use crate::launch::{USUAL_WIDTH, WIDTHS};
use crate::players::{EngineName, Names, PlayerName, Seat};
use crate::session::{Coach, FirstPlayer};
use crate::storage::{
    Colours, Encoding, Engine, Folders, SPEEDS, Settings, TEXT_ENCODINGS, Theme, USUAL_SECONDS,
    load_settings,
};
use crate::words::{Explain, Language, Phrases, all_of, one_of, unknown_language};

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
        self.coach.or_else(|| self.teaching.then_some(Coach::Everything))
    }
}

/// The language of the window or the terminal game, for this run.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct LanguageChoice {
    #[arg(long = "language", value_name = "TAG", value_parser = language)]
    #[arg(help = format!("The language, this time: {}", tags()))]
    pub(in crate::cli) language: Option<Language>,
}

fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| unknown_language(tag))
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

// Parsers of single values of the command line, whose errors say what would be right.

/// Says that a number of this kind, such as `whole number`, is to be chosen from a range.
pub(super) fn not_in_range(
    what: &str,
    least: impl fmt::Display,
    most: impl fmt::Display,
) -> String {
    format!("choose a {what} from {least} to {most}")
}

/// Parses a value; the error says what would be right.
pub(super) fn parse<T: FromStr<Err: Explain>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.explain())
}

/// Returns a parser of whole numbers in a range.
///
/// The ranges of clap say `0 is not in 1..=256`, and something else if the text is not a number.
/// This one always says what would be right, in words.
pub(super) fn whole<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = plain::number(text).filter(|number| range.contains(number));
        number.ok_or_else(|| not_in_range("whole number", range.start(), range.end()))
    }
}

pub(super) fn parse_seed(text: &str) -> Result<u64, String> {
    whole(0..=u64::MAX)(text)
}

pub(super) fn words<T: Copy + Send + Sync + 'static, const N: usize>(
    values: [T; N],
    word: impl Fn(T) -> &'static str + Copy + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(values.map(word)).try_map(move |text| {
        values.into_iter().find(|&value| word(value) == text).ok_or("no such word")
    })
}

pub(super) fn parse_encoding(text: &str) -> Result<Encoding, String> {
    let names: Vec<&str> = TEXT_ENCODINGS.iter().map(|(_, name)| *name).collect();
    Encoding::named(text)
        .ok_or_else(|| format!("choose {}, or another usual name", names.join(", ")))
}

pub(super) fn parse_names(text: &str) -> Result<Names, String> {
    let [first, second] =
        text.split_once(',').map_or([text, ""], |(first, second)| [first, second]);
    let names = Names::new([first, second]);
    // Refuse a text if the names would not be what was typed.
    let is_whole = [first, second]
        .into_iter()
        .zip(Player::BOTH)
        .all(|(text, player)| names.of(player).map_or("", PlayerName::as_str) == text.trim());
    if names.is_empty() || !is_whole || second.contains(',') {
        return Err(format!(
            "write one name or two, as in Anna,Ben, each of {} letters at most",
            PlayerName::MOST
        ));
    }
    Ok(names)
}

pub(super) fn parse_speed(text: &str) -> Result<f32, String> {
    let speed = text.parse().ok().filter(|speed| SPEEDS.contains(speed));
    speed.ok_or_else(|| not_in_range("number", SPEEDS.start(), SPEEDS.end()))
}

// Engines, programs of others, on the command line: those of the settings, and more for this run.

/// The engines that can be named as players.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct EngineChoice {
    /// An engine besides those of the settings, a program that speaks GTP (Go) or Gomocup (Gomoku):
    /// engine:NAME is then a player
    #[arg(long = "engine", value_name = "NAME=COMMAND", value_parser = NamedCommand::from_str)]
    engines: Vec<NamedCommand>,
    /// How many seconds these engines have for a move; 0 leaves it to them
    #[arg(long, value_name = "N", default_value_t = USUAL_SECONDS)]
    engine_seconds: u32,
}

/// An engine as typed.
#[derive(Clone, Debug)]
struct NamedCommand {
    name: EngineName,
    command: String,
}

impl FromStr for NamedCommand {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = text.split_once('=').and_then(|(name, command)| {
            let name = EngineName::new(name)?;
            let command = command.trim().to_owned();
            (!command.is_empty()).then_some(Self { name, command })
        });
        named.ok_or_else(|| {
            "write a name and a command, as in \"gnugo=gnugo --mode gtp\"".to_owned()
        })
    }
}

impl EngineChoice {
    /// Returns the settings of the user with these engines for a game, which come first.
    pub(in crate::cli) fn settings(&self, game: &str) -> Settings {
        let load = |folders: Folders| load_settings(&folders.settings_file()).ok();
        let mut settings = Folders::of_user().and_then(load).unwrap_or_default();
        let typed = self.engines.iter().map(|engine| Engine {
            game: game.to_owned(),
            name: engine.name.to_string(),
            command: engine.command.clone(),
            seconds: self.engine_seconds,
        });
        settings.engines.splice(0..0, typed);
        settings
    }

    /// Refuses engines in the seats of a game that are neither these nor in the settings.
    ///
    /// # Errors
    /// [`Failure`] says which there are.
    pub(in crate::cli) fn check<K: Phrases>(
        &self,
        seats: impl IntoIterator<Item = Seat<K::Level>>,
    ) -> Result<(), Failure> {
        let engines = self.settings(K::NAME).engines;
        let is_unknown = |&name: &EngineName| Engine::find(&engines, K::NAME, name).is_none();
        let mut named = seats.into_iter().filter_map(Seat::engine);
        let Some(unknown) = named.find(is_unknown) else {
            return Ok(());
        };
        if K::ENGINES.is_none() {
            let playable = GameId::ALL.iter().filter_map(
                |&id| with_game!(id, Other => Other::ENGINES.is_some().then(Other::title)),
            );
            let (games, game) = (all_of(&playable.collect::<Vec<_>>()), K::title());
            let reason = format!("other programs play {games}, and none plays {game}");
            return Err(Failure::Usage(reason));
        }
        let known: Vec<String> =
            Engine::names(&engines, K::NAME).iter().map(|name| format!("engine:{name}")).collect();
        let choice = if known.is_empty() {
            String::new()
        } else {
            format!("choose {}, or ", one_of(&known))
        };
        Err(Failure::Usage(format!(
            "there is no engine called {unknown}: {choice}add it with --engine \
            \"{unknown}=COMMAND\" or in the settings of the window"
        )))
    }
}
