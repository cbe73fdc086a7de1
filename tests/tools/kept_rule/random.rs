//! Games decoded from bytes: every byte is a choice, so that whatever the fuzzer writes is a legal
//! game, with lines, comments, names, info and rules that a user would hardly choose, up to the
//! largest that can be played.

use plot4::core::about::{About, Particular};
use plot4::core::game::{Game, Player};
use plot4::core::kind::{GameKind, listed_moves};
use plot4::core::record::Builder;
use plot4::games::{GameId, with_game};
use plot4::players::{Names, PlayerName, Seat};
use plot4::session::{Coach, SavedGame, SeriesScore};

use super::{Verdict, game};

/// The most moves of a game, in all its lines, before its last step: enough for a file that is too
/// large to be read.
const MOST_MOVES: usize = 40_000;

/// Values that options of setups have, in any game; one that does not fit is left out.
const VALUES: [&str; 46] = [
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "12",
    "13",
    "15",
    "19",
    "25",
    "2",
    "1",
    "0",
    "9x7",
    "12x5",
    "4x4",
    "12x12",
    "10x8",
    "4x12",
    "6.5",
    "-0.5",
    "7.5",
    "-150",
    "150.5",
    "positional",
    "simple",
    "none",
    "area",
    "stones",
    "stay",
    "settle",
    "freestyle",
    "standard",
    "restricted",
    "renju",
    "third",
    "first",
    "40",
    "500",
    "B:W18,K24:B12,K5",
    "W:WK32:BK1",
    "black D4,Q16 white C3",
    "D4 Q16/C3",
];
/// Pieces of text that readers stumble over.
const WORDS: [&str; 40] = [
    "Anna",
    " ",
    "\n",
    "\r\n",
    "\t",
    "]",
    "[",
    "\\",
    "}",
    "{",
    ";",
    "(",
    ")",
    "\"",
    ":",
    "%",
    "$1",
    "?",
    "-",
    "*",
    "1-0",
    "B+R",
    "W+T",
    "human",
    "high",
    "low,defensive",
    " (Human)",
    "A game of Plot 4",
    "\u{feff}",
    "\u{202e}",
    "\u{2028}",
    "\u{85}",
    "\0",
    "\u{1b}[2J",
    "é",
    "红",
    "\u{200d}",
    "Chinese",
    "renju",
    "[%clk 0:00:10]",
];

/// Takes one choice after the other from bytes; when there are no more, each choice is the first
/// one.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    /// Returns the next byte as a number.
    fn byte(&mut self) -> usize {
        let Some((&first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        usize::from(first)
    }

    /// Returns a number of two bytes.
    fn long(&mut self) -> usize {
        self.byte() << 8 | self.byte()
    }

    /// Returns a number of eight bytes.
    fn whole(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | self.byte() as u64)
    }

    /// Returns one of several.
    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.byte() % all.len()]
    }

    /// Returns whether there is nothing more to choose.
    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns a text of some words, of a few characters or of thousands.
    fn text(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..self.byte() % 12 {
            let word = *self.of(&WORDS);
            let times = match self.byte() {
                times @ 0..240 => 1 + times / 80,
                times => 1 << (times - 236).min(13),
            };
            text.extend(std::iter::repeat_n(word, times));
        }
        text
    }
}

/// Returns what becomes of the game that bytes stand for.
///
/// # Panics
/// If it is not legal once it is read again.
pub fn check(bytes: &[u8]) -> Verdict {
    let mut choices = Choices(bytes);
    let id = *choices.of(GameId::ALL);
    with_game!(id, K => {
        let game = game_of::<K>(&mut choices);
        game::check_legal(&game);
        Verdict::of(game::losses(&game, "json"))
    })
}

/// Returns a setup.
fn setup<K: GameKind>(choices: &mut Choices<'_>) -> K::Setup {
    let mut values: Vec<(&str, &str)> = Vec::new();
    for option in K::OPTIONS {
        let choice = choices.byte();
        if choice > 0 {
            values.push((*option, VALUES[choice % VALUES.len()]));
            if K::parse_setup(&values).is_err() {
                values.pop();
            }
        }
    }
    K::parse_setup(&values).unwrap_or_default()
}

/// Returns a seat.
fn seat<K: GameKind>(choices: &mut Choices<'_>, setup: K::Setup) -> Seat<K::Level> {
    let choice = choices.byte();
    let seat = if choice.is_multiple_of(2) {
        Seat::Human
    } else {
        Seat::Computer(K::LEVELS[choice / 2 % K::LEVELS.len()])
    };
    seat.on::<K>(setup)
}

/// Returns a game.
fn game_of<K: GameKind>(choices: &mut Choices<'_>) -> SavedGame<K> {
    let setup = setup::<K>(choices);
    let seats = [seat::<K>(choices, setup), seat::<K>(choices, setup)];
    let notes = choices.byte();
    let mut game =
        SavedGame::<K>::new(setup, seats, if notes & 1 == 0 { 7 } else { choices.whole() });
    for player in Player::BOTH {
        if choices.byte() % 2 == 1 {
            game.names.set(player, PlayerName::new(&choices.text()));
        }
    }
    game.names = std::mem::take::<Names>(&mut game.names).of_people(seats);
    game.is_analysed = notes & 2 != 0;
    game.coach = Coach::ALL[notes >> 1 & 2];
    game.is_hinted = notes & 8 != 0;
    game.is_taken_back = notes & 16 != 0;
    if notes & 32 != 0 {
        game.number = Some(choices.whole());
        game.taught = u32::try_from(choices.long()).unwrap_or_default();
        let [first, second, draws] = [choices.byte(), choices.long(), choices.byte()]
            .map(|n| u32::try_from(n).unwrap_or_default());
        game.score = SeriesScore { first, second, draws };
    }
    play(&mut game, choices);
    tell(&mut game, choices);
    game
}

/// Plays the moves of a game, and writes about them.
fn play<K: GameKind>(game: &mut SavedGame<K>, choices: &mut Choices<'_>) {
    let mut builder = Builder::new(K::start(game.setup));
    let mut played = 0;
    let mut moves = Vec::new();
    let steps = choices.long();
    for _ in 0..steps {
        if choices.is_empty() || played > MOST_MOVES {
            break;
        }
        let (count, pick) = match choices.byte() {
            pick @ 0..160 => (1, pick),
            160..185 => {
                builder.back_to(choices.byte() % (builder.plies() + 1));
                continue;
            }
            185..205 => {
                builder.back_to(builder.plies().saturating_sub(1 + choices.byte() % 4));
                continue;
            }
            205..235 => {
                builder.write(&choices.text());
                continue;
            }
            // Many moves at once, each another one.
            235..250 => (1 + choices.byte(), choices.long()),
            // Many lines of one move.
            _ => {
                let plies = builder.plies();
                builder.position().legal_moves(&mut moves);
                for &mv in &moves {
                    if builder.play(mv).is_ok() {
                        played += 1;
                        builder.back_to(plies);
                    }
                }
                continue;
            }
        };
        for turn in 0..count {
            builder.position().legal_moves(&mut moves);
            let Some(&mv) = moves.get((pick + turn * 7) % moves.len().max(1)) else {
                break;
            };
            builder.play(mv).expect("a legal move");
            played += 1;
        }
    }
    game.record = builder.finish();
    // As in a game in a window: back, forth, and another move.
    for _ in 0..choices.byte() % 16 {
        let record = &mut game.record;
        match choices.byte() % 5 {
            0 => drop(record.undo()),
            1 => drop(record.redo()),
            2 => record.go_to(choices.byte()),
            3 => {
                let moves = listed_moves::<K>(record.position());
                if let Some(&mv) = moves.get(choices.byte() % moves.len().max(1)) {
                    record.play(mv).expect("a legal move");
                }
            }
            _ => {
                let plies = choices.byte() % (record.moves().len() + 1);
                let tried = record.tried_at(plies);
                if let Some(&mv) = tried.get(choices.byte() % tried.len().max(1)) {
                    record.switch(plies, mv);
                }
            }
        }
    }
}

/// Adds info about a game.
fn tell<K: GameKind>(game: &mut SavedGame<K>, choices: &mut Choices<'_>) {
    let mut about = About::default();
    for _ in 0..choices.byte() % 8 {
        let particular = *choices.of(&Particular::ALL);
        about.set(particular, &choices.text());
    }
    let place = match choices.byte() % 4 {
        0 => None,
        1 => Some(game.record.last_place()),
        2 => Some(game.record.place_after(choices.byte())),
        _ => {
            let lines = game.record.branches();
            let line = choices.byte() % lines.len();
            game.record.place_in(line, lines[line].after + 1 + choices.byte())
        }
    };
    *game = game.clone().with_about(about, place);
}
