//! The commands that the user can type during a game.

use std::iter;
use std::path::PathBuf;

use super::super::output::{padded, widest};
use crate::core::game::Player;
use crate::core::kind::SetupFault;
use crate::core::kind::{GameKind, Level as _, LevelId, MoveFault, MoveOf, Preset, listed_moves};
use crate::core::plain::{number, value};
use crate::players::Seat;
use crate::storage::at_home;
use crate::words::text::terminal;
use crate::words::{self, Explain, Phrases, Words};
use crate::worker::Existing;

/// Returns the help on everything that can be typed.
pub(super) fn help<K: Phrases>() -> String {
    let moves = K::typed_moves().into_iter();
    let moves = moves.map(|(typed, what)| (words::listed(typed), what.to_owned()));
    let plain = |typed: &[Words], what: &str| {
        let typed = words::listed(typed.iter().map(|&words| words::to_type(words)));
        (typed, what.to_owned())
    };
    let file = |words: Words, what: &str| {
        let typed = terminal::command_file(words::to_type(words));
        (typed, what.to_owned())
    };
    let [first, second] = Player::BOTH.map(|player| {
        let side = words::side::<K>(player);
        let players = words::listed(typed_players());
        (terminal::command_player(&*side), terminal::help_player(&side, players))
    });
    let commands = [
        plain(&[terminal::words_undo, terminal::words_redo], terminal::help_undo()),
        plain(&[terminal::words_hint], terminal::help_hint()),
        plain(&[terminal::words_board, terminal::words_moves], terminal::help_board()),
        plain(&[terminal::words_score], terminal::help_score()),
        first,
        second,
        plain(&[terminal::words_go, terminal::words_step], terminal::help_waiting()),
        file(terminal::words_save, terminal::help_save()),
        file(terminal::words_open, terminal::help_open()),
        plain(&[terminal::words_new], terminal::help_new()),
        plain(&[terminal::words_quit], terminal::help_quit()),
    ];
    let score = terminal::help_score();
    let commands = commands.into_iter().filter(|(_, what)| K::SCORING.is_some() || what != score);
    let lines: Vec<(String, String)> = moves.chain(commands).collect();
    let width = widest(lines.iter().map(|(typed, _)| typed));
    let lines = lines.iter().map(|(typed, what)| format!("  {} {what}", padded(typed, width)));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the players that every game has, as the user can type them.
fn typed_players() -> impl Iterator<Item = String> {
    let levels = [Preset::Low, Preset::Medium, Preset::High];
    let levels = levels.map(|level| words::level_name(LevelId::Preset(level)));
    iter::once(words::text::new_game::human().to_owned())
        .chain(levels)
        .map(|name| name.to_lowercase())
}

#[derive(Debug)]
pub(super) enum Typed<K: GameKind> {
    /// A move, which the rules may refuse.
    Move(MoveOf<K>),
    Undo,
    Redo,
    Hint,
    Board,
    Moves,
    /// Who leads, in a game that is scored.
    Score,
    Seat(Player, Seat<K::Level>),
    /// Paused computers continue.
    Go,
    /// A paused computer makes one move.
    Step,
    New,
    /// The game is saved in this file, replacing an existing one or not.
    Save(PathBuf, Existing),
    Open(PathBuf),
    Help,
    Quit,
    NotAMove(MoveFault),
    /// Anything else, and what can be typed.
    Unknown(String),
}

/// Parses a line, ignoring case and surrounding blanks.
///
/// # Errors
/// What would be right.
pub(super) fn parse<K: Phrases>(position: &K::Game, line: &str) -> Result<Typed<K>, String> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (word, rest) = (word.to_lowercase(), rest.trim());
    let file = || match rest {
        "" => Err(terminal::no_file(&word)),
        name => Ok(at_home(name)),
    };
    if let Some(player) = Player::BOTH.into_iter().find(|&player| is_side::<K>(&word, player)) {
        if rest.is_empty() {
            return Err(terminal::no_player(word));
        }
        return seat::<K>(rest)
            .map(|seat| Typed::Seat(player, seat))
            .map_err(|error| error.explain());
    }
    let (name, existing) = match word.strip_suffix('!') {
        Some(name) => (name, Existing::Replace),
        None => (word.as_str(), Existing::Keep),
    };
    if words::means(name, terminal::words_save) {
        return file().map(|path| Typed::Save(path, existing));
    }
    if words::means(&word, terminal::words_open) {
        return file().map(Typed::Open);
    }
    let plain: [(Words, Typed<K>); 11] = [
        (terminal::words_score, Typed::Score),
        (terminal::words_undo, Typed::Undo),
        (terminal::words_redo, Typed::Redo),
        (terminal::words_hint, Typed::Hint),
        (terminal::words_board, Typed::Board),
        (terminal::words_moves, Typed::Moves),
        (terminal::words_go, Typed::Go),
        (terminal::words_step, Typed::Step),
        (terminal::words_new, Typed::New),
        (terminal::words_help, Typed::Help),
        (terminal::words_quit, Typed::Quit),
    ];
    let mut plain = plain.into_iter();
    let plain = plain.find(|(words, _)| words::means(&word, *words));
    let plain = plain.filter(|(_, typed)| K::SCORING.is_some() || !matches!(typed, Typed::Score));
    let plain = match plain {
        Some((_, typed)) => Some(typed),
        None => match parse_move::<K>(position, &words::in_notation(&word)) {
            Ok(mv) => Some(Typed::Move(mv)),
            Err(MoveFault::Unreadable) => None,
            Err(error) if rest.is_empty() => Some(Typed::NotAMove(error)),
            Err(_) => None,
        },
    };
    let what = K::what_to_type(position);
    Ok(plain.filter(|_| rest.is_empty()).unwrap_or_else(|| {
        Typed::Unknown(match line {
            "" => what,
            _ => terminal::unknown(value(line), what),
        })
    }))
}

/// Parses a move: where moves are listed, by its number in the list, too.
fn parse_move<K: GameKind>(position: &K::Game, word: &str) -> Result<MoveOf<K>, MoveFault> {
    let Some(number) = number::<usize>(word).filter(|_| K::LISTS_MOVES) else {
        return K::parse_move(position, word);
    };
    let moves = listed_moves::<K>(position);
    let wrong = || MoveFault::NotListed { number, count: moves.len() };
    let mv = number.checked_sub(1).and_then(|index| moves.get(index));
    mv.copied().ok_or_else(wrong)
}

/// Returns the list of moves shown before the user types one, as whole lines; empty in games whose
/// moves are easy to name.
pub(super) fn list<K: GameKind>(position: &K::Game) -> String {
    const COLUMNS: usize = 6;
    if !K::LISTS_MOVES {
        return String::new();
    }
    let moves: Vec<String> = (1..)
        .zip(listed_moves::<K>(position))
        .map(|(number, mv): (usize, _)| format!("{number:>2}: {mv:<7}"))
        .collect();
    let lines = moves.chunks(COLUMNS).map(|line| line.join("  ").trim_end().to_owned() + "\n");
    lines.collect()
}

/// Returns whether a word, in small letters, names a side: by its colour, or as the first or the
/// second.
fn is_side<K: Phrases>(word: &str, player: Player) -> bool {
    let order: Words = match player {
        Player::First => terminal::words_first,
        Player::Second => terminal::words_second,
    };
    word == K::SIDES[player.index()]
        || word == words::side::<K>(player).to_lowercase()
        || words::means(word, order)
}

/// Returns the player that a text names, as the command line has it or by the name in the user's
/// language.
fn seat<K: GameKind>(text: &str) -> Result<Seat<K::Level>, SetupFault> {
    let named = text.to_lowercase();
    text.parse().or_else(|error| {
        if named == words::text::new_game::human().to_lowercase() {
            return Ok(Seat::Human);
        }
        let mut levels = K::LEVELS.iter();
        let level = levels.find(|level| words::level_name(level.id()).to_lowercase() == named);
        level.map(|&level| Seat::Computer(level)).ok_or(error)
    })
}

#[cfg(test)]
mod tests;
