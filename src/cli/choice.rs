//! The options for the game of a command, its set-up and its players.
//!
//! The grammar is generated from the list of games, so that a new game adds its own options; their
//! help is in English like all help of the command line.

use std::collections::BTreeMap;
use std::str::FromStr;

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use super::failure::{Failure, in_english};
use crate::core::connect4::{Shape as _, Size};
use crate::core::gomoku::{self, Rule};
use crate::core::kind::SetupFault;
use crate::core::kind::{GameKind, GameSetup, Level, window_setup};
use crate::core::{checkers, go};
use crate::games::{GameId, with_game};
use crate::players::Seat;
use crate::words::{Explain, one_of, unknown_game};

/// The game and the options about its set-up, not validated against the game yet.
#[derive(Clone, Debug, Default)]
pub(super) struct GameChoice {
    game: Option<GameId>,
    /// The values of set-up options, by their names.
    options: BTreeMap<&'static str, String>,
}

/// The place to play a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum FrontEnd {
    Window,
    Terminal,
}

impl FrontEnd {
    pub(super) fn usual<K: GameKind>(self) -> K::Setup {
        match self {
            Self::Window => window_setup::<K>(),
            Self::Terminal => K::Setup::default(),
        }
    }
}

/// The players given, not validated against the game yet.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayerChoice {
    /// The players of sides, by the names of the sides.
    sides: BTreeMap<String, String>,
}

/// The names of the sides that every game has.
const ORDINALS: [&str; 2] = ["first", "second"];

impl GameChoice {
    pub(super) const fn named(&self) -> Option<GameId> {
        self.game
    }

    /// Returns the game that was given, or Connect 4.
    pub(super) fn game(&self) -> GameId {
        self.game.unwrap_or(GameId::FIRST)
    }

    /// Returns whether no option was given.
    pub(super) fn is_empty(&self) -> bool {
        self.game.is_none() && self.options.is_empty()
    }

    /// Returns the requested set-up, or `None` if no option about it was given.
    pub(super) fn setup<K: GameKind>(&self, front: FrontEnd) -> Result<Option<K::Setup>, Failure> {
        // Options that were not given default to this user's last choice.
        let stated = K::format_setup(K::Setup::default());
        let mut usual = K::format_setup(front.usual::<K>());
        usual.retain(|value| !stated.contains(value));
        self.setup_like::<K>(&usual)
    }

    /// Returns the set-up with which a saved game is taken up that has this one: players may be
    /// asked to settle its result, and everything else is as it was.
    pub(super) fn setup_of_saved<K: GameKind>(&self, own: K::Setup) -> Result<K::Setup, Failure> {
        let asked = self.setup_like::<K>(&K::format_setup(own))?;
        let settled = |setup| K::SCORING.map(|scoring| scoring.settled(setup));
        if asked.is_none() || asked == settled(own) {
            return Ok(asked.unwrap_or(own));
        }
        let usual = K::Setup::default();
        let settling = settled(usual).and_then(|settled| {
            let mut values = K::format_setup(settled).into_iter();
            values.find(|value| !K::format_setup(usual).contains(value))
        });
        let right = match settling {
            Some((name, value)) => format!("only --{name} {value} can be added"),
            None => format!("leave out {}", option_names::<K>("and")),
        };
        Err(Failure::Usage(format!("a saved game keeps its own board and rules: {right}")))
    }

    /// Returns the requested set-up with these values of options that were not given, or `None` if
    /// none was.
    fn setup_like<K: GameKind>(
        &self,
        usual: &[(&'static str, String)],
    ) -> Result<Option<K::Setup>, Failure> {
        for name in self.options.keys() {
            if !K::OPTIONS.contains(name) {
                return Err(Failure::Usage(format!(
                    "--{name} does not go with {}: it has {}",
                    K::NAME,
                    option_names::<K>("and")
                )));
            }
        }
        if self.options.is_empty() {
            return Ok(None);
        }
        let usual = usual.iter().map(|(name, value)| (*name, value.as_str()));
        let said = self.options.iter();
        let said = said.map(|(name, value)| (*name, value.as_str()));
        // The last of repeated options counts.
        let values: Vec<(&str, &str)> = usual.chain(said).collect();
        K::parse_setup(&values).map(Some).map_err(|error| match self.options.get(error.option) {
            Some(value) => {
                invalid(error.option, placeholder::<K>(error.option), value, &in_english(&error))
            }
            None => Failure::Usage(in_english(&error)),
        })
    }
}

impl PlayerChoice {
    /// Returns whether no player was given.
    pub(super) fn is_empty(&self) -> bool {
        self.sides.is_empty()
    }

    /// Returns the players given for the sides.
    pub(super) fn seats<K: GameKind>(&self) -> Result<[Option<Seat<K::Level>>; 2], Failure> {
        self.sides::<K, _>()
    }

    /// Returns the computers or engines given for the sides; both are required.
    pub(super) fn programs<K: GameKind>(&self) -> Result<[Seat<K::Level>; 2], Failure> {
        if let [Some(Program(first)), Some(Program(second))] = self.sides::<K, _>()? {
            return Ok([first, second]);
        }
        let [first, second] = K::SIDES;
        Err(Failure::Usage(format!("name both computers, as in --{first} high --{second} low")))
    }

    fn sides<K: GameKind, T: FromStr<Err: Explain>>(&self) -> Result<[Option<T>; 2], Failure> {
        let names = K::SIDES.map(str::to_owned);
        if let Some(other) = self
            .sides
            .keys()
            .find(|side| !names.contains(side) && !ORDINALS.contains(&side.as_str()))
        {
            let [first, second] = names;
            return Err(Failure::Usage(format!(
                "--{other} does not go with {}: its sides are --{first} and --{second}",
                K::NAME
            )));
        }
        let mut sides = [None, None];
        for ((side, name), ordinal) in sides.iter_mut().zip(&names).zip(ORDINALS) {
            let (option, value) = match (self.sides.get(name), self.sides.get(ordinal)) {
                (None, None) => continue,
                (Some(_), Some(_)) => {
                    return Err(Failure::Usage(format!(
                        "--{name} and --{ordinal} are one side: leave out one of them"
                    )));
                }
                (Some(value), None) => (name.as_str(), value),
                (None, Some(value)) => (ordinal, value),
            };
            *side =
                Some(value.parse().map_err(|error: T::Err| {
                    invalid(option, "MODE", value, &in_english(&error))
                })?);
        }
        Ok(sides)
    }
}

/// A player that is no person.
struct Program<L>(Seat<L>);

impl<L: Level> FromStr for Program<L> {
    type Err = SetupFault;

    fn from_str(text: &str) -> Result<Self, SetupFault> {
        match text.parse() {
            Ok(seat @ Seat::Engine(_)) => Ok(Self(seat)),
            Err(error @ SetupFault::NamelessEngine) => Err(error),
            Ok(Seat::Human | Seat::Computer(_)) | Err(_) => {
                let level = text.parse()?;
                Ok(Self(Seat::Computer(level)))
            }
        }
    }
}

/// Returns the options of a game's set-up, for a sentence: `--size and --connect`.
pub(super) fn option_names<K: GameKind>(conjunction: &str) -> String {
    let names: Vec<String> = K::OPTIONS.iter().map(|option| format!("--{option}")).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => {
            format!("{} {conjunction} {last}", others.join(", "))
        }
        Some((only, _)) => only.clone(),
        None => "no options".to_owned(),
    }
}

/// Returns the placeholder for the value of an option in the help.
fn placeholder<K: GameKind>(name: &str) -> &'static str {
    K::NAME.parse().map_or("", |game| option_help(game, name).value)
}

fn invalid(option: &str, placeholder: &str, value: &str, reason: &str) -> Failure {
    Failure::Usage(format!("invalid value '{value}' for '--{option} <{placeholder}>': {reason}"))
}

/// Returns the options of all games, each once, with a help text that names the games.
fn all_options() -> Vec<(&'static str, OptionHelp)> {
    let mut all: Vec<(&str, OptionHelp)> = Vec::new();
    for &game in GameId::ALL {
        for option in with_game!(game, K => K::OPTIONS) {
            let OptionHelp { value, text } = option_help(game, option);
            let text = format!("{game}: {text}");
            match all.iter_mut().find(|(known, _)| known == option) {
                Some((_, help)) => help.text = format!("{}; {text}", help.text),
                None => all.push((option, OptionHelp { value, text })),
            }
        }
    }
    all
}

/// Returns the names of the sides of all games, each once, with its meaning in each game that has
/// it.
fn all_sides() -> Vec<(String, Vec<String>)> {
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for &game in GameId::ALL {
        for (side, place) in
            with_game!(game, K => K::SIDES).into_iter().zip(["who moves first", "who moves second"])
        {
            let name = side.to_lowercase();
            let about = format!("{side} of {game}, {place}");
            match all.iter_mut().find(|(known, _)| *known == name) {
                Some((_, abouts)) => abouts.push(about),
                None => all.push((name, vec![about])),
            }
        }
    }
    all
}

impl Args for GameChoice {
    fn augment_args(mut command: Command) -> Command {
        let game = Arg::new("game")
            .long("game")
            .value_name("GAME")
            .value_parser(clap::builder::ValueParser::new(parse_game));
        command = command.arg(game.help(format!(
            "Which game: {}; without it a saved game brings its own, the window opens the last \
            one, and anything else is {}",
            one_of(&GameId::ALL.iter().map(|id| id.name()).collect::<Vec<_>>()),
            GameId::FIRST
        )));
        for (option, help) in all_options() {
            // A number below 0 is a value too, as in `--komi -5`.
            let argument = Arg::new(option).long(option).value_name(help.value).help(help.text);
            command = command.arg(argument.allow_negative_numbers(true));
        }
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl Args for PlayerChoice {
    fn augment_args(mut command: Command) -> Command {
        for (name, abouts) in all_sides() {
            let help = format!("Who plays {}", abouts.join(", or "));
            command = command.arg(Arg::new(name.clone()).long(name).value_name("MODE").help(help));
        }
        for name in ORDINALS {
            let help = format!("Who plays the side that moves {name}, in any game");
            command = command.arg(Arg::new(name).long(name).value_name("MODE").help(help));
        }
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

pub(super) fn parse_game(text: &str) -> Result<GameId, String> {
    text.parse().map_err(|()| unknown_game(text))
}

fn text(matches: &ArgMatches, name: &str) -> Option<String> {
    matches.try_get_one::<String>(name).ok().flatten().cloned()
}

impl FromArgMatches for GameChoice {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut choice = Self::default();
        choice.update_from_arg_matches(matches)?;
        Ok(choice)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.game = matches.get_one::<GameId>("game").copied();
        self.options = all_options()
            .into_iter()
            .filter_map(|(option, _)| Some((option, text(matches, option)?)))
            .collect();
        Ok(())
    }
}

impl FromArgMatches for PlayerChoice {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut choice = Self::default();
        choice.update_from_arg_matches(matches)?;
        Ok(choice)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        let names =
            all_sides().into_iter().map(|(name, _)| name).chain(ORDINALS.map(str::to_owned));
        self.sides =
            names.filter_map(|name| text(matches, &name).map(|value| (name, value))).collect();
        Ok(())
    }
}

struct OptionHelp {
    /// The placeholder of its value: `SIZE`.
    value: &'static str,
    /// Its description, with the possible values and the default.
    text: String,
}

fn option_help(game: GameId, option: &str) -> OptionHelp {
    let of = |value, text: String| OptionHelp { value, text };
    let plain = |value, text: &str| of(value, text.to_owned());
    match (game, option) {
        (GameId::Connect4, "size") => {
            of("SIZE", format!("Columns x rows [default: {}]", Size::STANDARD))
        }
        (GameId::Connect4, "connect") => of(
            "N",
            format!(
                "How many coins in a line win, from {} to the longer side of the board [default: \
                {}]",
                Size::MIN_CONNECT,
                Size::STANDARD.connect()
            ),
        ),
        (GameId::Connect4, "starts") => {
            plain("SIDE", "Who makes the first move: red or yellow [default: red]")
        }
        (GameId::Gomoku, "size") => of(
            "SIZE",
            format!(
                "Rows and columns, from {} to {}, as in 15 or 15x15 [default: {}]",
                gomoku::Setup::MIN_SIZE,
                gomoku::Setup::MAX_SIZE,
                gomoku::Setup::default().size()
            ),
        ),
        (GameId::Gomoku, "target") => of(
            "N",
            format!(
                "How many stones in a row win, from {} to {} and no more than the board has rows \
                [default: {}]",
                gomoku::Setup::MIN_TARGET,
                gomoku::Setup::MAX_TARGET,
                gomoku::Setup::default().target()
            ),
        ),
        (GameId::Gomoku, "rule") => {
            of("RULE", format!("{} [default: {}]", one_of(Rule::NAMES), Rule::default()))
        }
        (GameId::Go, "size") => of(
            "SIZE",
            format!(
                "Rows and columns, from {} to {}, as in 19 or 19x19 [default: {}]",
                go::Setup::MIN_SIZE,
                go::Setup::MAX_SIZE,
                go::Setup::default().size()
            ),
        ),
        (GameId::Go, "ko") => plain(
            "RULE",
            "positional: no earlier position of the board may come again; simple: a stone may not \
            be taken back at once; none. Without positional a game of two computers that has not \
            ended after 3 moves for each point is a draw, or pauses where it is watched [default: \
            positional]",
        ),
        (GameId::Go, "scoring") => plain(
            "WAY",
            "area: stones and the points they enclose count; territory: enclosed points and taken \
            stones count; stones: only stones count [default: area]",
        ),
        (GameId::Go, "komi") => plain(
            "POINTS",
            "Points that White is given [default: 7.5 on 9x9 and larger, 6.5 where territory \
            counts, 0.5 with a handicap, else 0]",
        ),
        (GameId::Go, "handicap") => plain(
            "STONES",
            "Black's stones at the start, from 2 to 9 on 9x9, 13x13 and 19x19; White begins \
            [default: 0]",
        ),
        (GameId::Go, "dead") => plain(
            "RULE",
            "stay: after two passes all stones count; settle: the players first mark dead stones \
            [default: stay, in the window settle]",
        ),
        (GameId::Go, "suicide") => plain(
            "RULE",
            "forbidden; allowed: a stone that takes nothing and has no liberty is taken off with its \
            group, as in New Zealand and under Tromp-Taylor rules [default: forbidden]",
        ),
        (GameId::Go, "stones") => plain(
            "STONES",
            "Who moves first, and the stones at the start: W:BD4,Q16:WK10 [default: those of the \
            handicap]",
        ),
        (GameId::Checkers, "size") => of(
            "SIZE",
            format!(
                "Columns and rows, even numbers from {} to {}, as in 8 or 10x8 [default: {}]",
                checkers::Size::MIN,
                checkers::Size::MAX,
                checkers::Size::STANDARD
            ),
        ),
        (GameId::Checkers, "men") => plain(
            "ROWS",
            "Rows of men on each side; two rows must stay free [default: as many as that allows]",
        ),
        (GameId::Checkers, "repetition") => of(
            "WHICH",
            format!(
                "When a position that comes again is a draw: third for its third time, first for \
                the first time that it comes again [default: {}]",
                checkers::Repetition::default()
            ),
        ),
        (GameId::Checkers, "draw-after") => of(
            "MOVES",
            format!(
                "After how many moves of each side without a capture or a man's move the game is \
                drawn, from 1 to {}, or {} [default: {}]",
                checkers::Setup::MAX_LIMIT,
                checkers::Setup::NO_LIMIT,
                checkers::Setup::LIMIT
            ),
        ),
        (GameId::Checkers, "fen") => plain(
            "FEN",
            "The position at the start, as in W:W21,22,K32:B1,K2 [default: rows of men]",
        ),
        (_, _) => plain("VALUE", ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::go::{Dead, Go};

    #[test]
    fn what_is_not_said_is_as_usual_in_the_window_or_in_the_terminal() {
        let said = |options: &[(&'static str, &str)]| GameChoice {
            game: Some(GameId::Go),
            options: options.iter().map(|&(name, value)| (name, value.to_owned())).collect(),
        };
        let dead = |options, front| {
            said(options)
                .setup::<Go>(front)
                .map(|setup| setup.map(|setup| (setup.size(), setup.dead())))
        };
        assert!(matches!(dead(&[("size", "5")], FrontEnd::Window), Ok(Some((5, Dead::Settle)))));
        assert!(matches!(dead(&[("size", "5")], FrontEnd::Terminal), Ok(Some((5, Dead::Stay)))));
        assert!(matches!(
            dead(&[("size", "5"), ("dead", "stay")], FrontEnd::Window),
            Ok(Some((5, Dead::Stay)))
        ));
        assert!(matches!(dead(&[], FrontEnd::Window), Ok(None)));
    }

    #[test]
    fn every_option_has_a_help() {
        for &game in GameId::ALL {
            for option in with_game!(game, K => K::OPTIONS) {
                assert!(!option_help(game, option).text.is_empty(), "{option} of {game}");
            }
        }
    }
}
