//! The attack on everything that the program reads, in this process, so that a million files are a
//! matter of minutes.
//!
//! How many files and lines, and from which seed: `PLOT4_HOSTILE_FILES`, `PLOT4_HOSTILE_LINES` and
//! `PLOT4_HOSTILE_SEED`; without them a few, as part of the tests. `tests/hostile/run.sh` runs this
//! together with what is done to the whole program.
//!
//! Each file must be refused with a message that can be shown, or hold a game that the rules allow,
//! move by move, and that is written as it was read; nothing may panic, or take long.

mod corpus;
mod memory;
mod mutate;

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Duration;

use self::corpus::Corpus;
use self::memory::{BUDGET, measured};
use self::mutate::{Chance, mutated};
use plot4::cli::show;
use plot4::clock::Stopwatch;
use plot4::core::connect4::puzzle::Collection;
use plot4::core::connect4::solver::Maker;
use plot4::core::game::Game;
use plot4::core::kind::{Characters, Colour, TextLook};
use plot4::core::plain::{MESSAGE, message, steers};
use plot4::games::{GameId, with_game};
use plot4::players::{PlayerName, Seat};
use plot4::session::SavedGame;
use plot4::storage::{
    DELAYS_MS, MAX_FOREIGN_BYTES, MAX_GAME_BYTES, ParseError, PastIndex, SPEEDS, VOLUMES, ZOOMS,
    extension_for, format_progress, format_settings, format_statistics, parse_file, parse_progress,
    parse_settings, parse_statistics,
};
use plot4::words::{Explain, Phrases, unknown_game};

/// The longest that one file may take on a busy machine, by a program that is not optimised.
const LONG: Duration = Duration::from_mins(1);

/// Returns the number in a variable of the environment.
fn wanted(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Attacks so many times, and says how long it took and what was the longest; a failure names the
/// seed and leaves the bytes in a file.
fn attack(name: &str, count: u64, seeds: &[Vec<u8>], mut victim: impl FnMut(&[u8]) -> bool) {
    let seed = wanted("PLOT4_HOSTILE_SEED", 1);
    let mut chance = Chance::new(seed);
    let (mut taken, mut longest, mut largest, started) =
        (0_u64, Duration::ZERO, 0, Stopwatch::start());
    for number in 0..count {
        let bytes = mutated(seeds, &mut chance);
        let before = Stopwatch::start();
        let (result, memory) = measured(|| catch_unwind(AssertUnwindSafe(|| victim(&bytes))));
        let took = before.elapsed();
        (longest, largest) = (longest.max(took), largest.max(memory));
        if result.is_err() || took > LONG || memory > BUDGET {
            let path = std::env::temp_dir()
                .join(format!("plot4-hostile-{}-{seed}-{number}", name.replace(' ', "-")));
            std::fs::write(&path, &bytes).expect("the temporary folder can be written");
            panic!(
                "{name} {number} of seed {seed} took {took:?} and {memory} bytes; it is kept as {}",
                path.display()
            );
        }
        taken += u64::from(result.unwrap_or_default());
    }
    println!(
        "hostile: {count} {name}, seed {seed}: {taken} taken, the others refused; {:?}, the \
        longest {longest:?}, the largest {} KiB",
        started.elapsed(),
        largest >> 10
    );
}

/// Checks that what is said can be shown, on one line, once it is where it is shown.
fn check_said(error: &impl Display) {
    let said = error.to_string();
    assert!(said.chars().count() <= 3 * MESSAGE, "{} characters", said.chars().count());
    let shown = message(&said);
    assert!(shown.chars().count() <= MESSAGE && !shown.is_empty() && !shown.chars().any(steers));
}

/// Returns whether there is something, and checks what is said otherwise.
fn found<T, E: Display>(result: Result<T, E>) -> Option<T> {
    result.map_err(|error| check_said(&error)).ok()
}

/// Returns a result with the error in words.
fn explained<T, E: Explain>(result: Result<T, E>) -> Result<T, String> {
    result.map_err(|error| error.explain())
}

/// Checks that a game is legal, move by move and line by line, and is written as it was read.
fn check_game<K: Phrases>(game: &SavedGame<K>) {
    let mut position = K::start(game.setup);
    for &mv in game.record.moves() {
        assert!(position.outcome().is_none(), "no move follows the end");
        position
            .play(mv)
            .unwrap_or_else(|illegal| panic!("a move that the rules refuse: {illegal:?}"));
    }
    assert!(game.record.cursor() <= game.record.moves().len());
    let text = plot4::storage::format_game(game);
    let again: SavedGame<K> =
        plot4::storage::parse_game(&text).expect("what is written can be read");
    // The numbers of the places differ where a file tells its variations in another order.
    let tree = |game: &SavedGame<K>| {
        let steps = game.record.steps();
        steps.map(|step| (step.branch, step.plies, step.mv)).collect::<Vec<_>>()
    };
    assert_eq!(tree(&again), tree(game), "the whole tree is kept");
    for (place, again_place) in game.record.places().zip(again.record.places()) {
        assert_eq!(game.record.comment_at(place), again.record.comment_at(again_place));
        assert_eq!(game.record.markup_at(place), again.record.markup_at(again_place));
    }
    assert_eq!(
        (again.setup, again.seats, &again.names, again.seed),
        (game.setup, game.seats, &game.names, game.seed)
    );
    for name in
        plot4::core::game::Player::BOTH.into_iter().filter_map(|player| game.names.of(player))
    {
        assert!(
            !name.as_str().chars().any(steers) && name.as_str().chars().count() <= PlayerName::MOST
        );
    }
}

/// Reads bytes as a saved game in each format, and returns whether they are one.
fn read_game(bytes: &[u8]) -> bool {
    let read = ["game.json", "game.sgf", "game.pdn"].map(|name| read_game_as(name, bytes));
    read.contains(&true)
}

/// Reads bytes as a saved game in a file with this name, and returns whether they are one.
fn read_game_as(name: &str, bytes: &[u8]) -> bool {
    if bytes.len() as u64 > MAX_GAME_BYTES {
        return false; // It would not be read at all.
    }
    let Some(envelope) = found(explained(parse_file(Path::new(name), bytes))) else {
        return false;
    };
    let Some(id) =
        found(envelope.game().parse::<GameId>().map_err(|()| unknown_game(envelope.game())))
    else {
        return false;
    };
    with_game!(id, K => {
        let opened: Result<SavedGame<K>, ParseError> = envelope.open();
        let game = found(explained(opened));
        if let Some(game) = &game {
            check_game(game);
        }
        game.is_some()
    })
}

/// Returns a file of this size with as many of these parts as have room.
fn filled(limit: u64, head: &str, part: &str, tail: &str) -> String {
    let most = usize::try_from(limit).expect("small") - head.len() - tail.len();
    [head, &part.repeat(most / part.len()), tail].concat()
}

/// Asserts that reading each of these files takes no more memory than the budget, and not long.
fn check_memory(files: impl IntoIterator<Item = impl AsRef<[u8]>>) {
    for file in files {
        let file = file.as_ref();
        let before = Stopwatch::start();
        let (is_game, memory) = measured(|| read_game_as("game", file));
        let start = file[..file.len().min(70)].escape_ascii();
        println!("hostile: {} KiB, {:?}, {is_game}: {start}", memory >> 10, before.elapsed());
        assert!(memory <= BUDGET, "{memory} bytes for {start}");
        assert!(before.elapsed() < LONG, "{:?} for {start}", before.elapsed());
    }
}

/// Returns a file of another program at the limit of its size.
fn foreign(head: &str, part: &str, tail: &str) -> String {
    filled(MAX_FOREIGN_BYTES, head, part, tail)
}

/// The most different moves, and the most with comments, that a file can have.
#[test]
#[ignore = "the largest files: tests/hostile/run.sh reads them"]
fn no_tree_takes_more_memory_than_the_budget() {
    for (node, count, is_small) in [
        (";B[##]", 490_000, true),
        (";B[##]", 510_000, false),
        (";B[##]C[x]", 198_000, true),
        (";B[##]C[x]", 340_000, false),
    ] {
        let file = bushes(node, count);
        let read = || explained(parse_file(Path::new("game.sgf"), file.as_bytes()));
        let (game, memory) = measured(|| found(read()).is_some());
        println!("hostile: {} KiB for {count} of {node}", memory >> 10);
        assert!(memory <= BUDGET && game == is_small, "{memory} bytes for {count} of {node}");
    }
}

/// Returns a game of Go whose variations are nested, each of which begins with one of these in
/// turn.
fn nested(parts: &[&str], count: usize) -> String {
    let parts = parts.iter().copied().cycle().take(count);
    let text: String = std::iter::once("(;GM[1]SZ[2]KM[0]KORULE[none]").chain(parts).collect();
    text + &")".repeat(count + 1)
}

/// Returns a game of Gomoku with so many different nodes: all replies to all first moves, and to
/// those.
fn bushes(node: &str, count: usize) -> String {
    let points = || ('a'..='o').flat_map(|x| ('a'..='o').map(move |y| format!("{x}{y}")));
    let mut text = "(;GM[4]SZ[15]".to_owned();
    let mut added = 0;
    for first in points() {
        for second in points().filter(|point| *point != first) {
            if added >= count {
                break;
            }
            text.extend(["(;B[", &first, "];W[", &second, "]"]);
            for third in points().filter(|point| *point != first && *point != second) {
                if added < count && text.len() + 100 < 4 << 20 {
                    text.extend(["(", &node.replace("##", &third), ")"]);
                    added += 1;
                }
            }
            text.push(')');
        }
    }
    text + ")"
}

/// Games of Go at the limit of their size that are made to take much memory.
#[test]
#[ignore = "the largest files: tests/hostile/run.sh reads them"]
fn no_game_of_go_takes_more_memory_than_the_budget() {
    let sgf = foreign;
    check_memory([
        "(;GM[1]SZ[26]AB".to_owned() + &"[aa:zz]".repeat(149_700),
        "(;GM[1]SZ[26]AB".to_owned() + &"[aa:zz]".repeat(149_700) + ")",
        sgf("(;GM[1]SZ[19]KORULE[none]", ";B[];W[]", ")"),
        sgf("(;GM[1]SZ[2]KORULE[none]KM[0]", ";B[aa];W[bb]", ")"),
        sgf("(;GM[1]SZ[9];B[aa])", "(;A[", ""),
        sgf("(;GM[1]SZ[9];B[aa])", "(;A", ""),
        sgf("(;GM[1]SZ[19]", ";LB[aa:1]", ")"),
        sgf("(;GM[1]SZ[19]", ";C[a]", ")"),
        sgf("(;GM[1]SZ[19]LB", "[a]", ")"),
        sgf("(;GM[1]SZ[9]", ";AB[aa];AE[aa]", ")"),
        sgf("(;GM[1]SZ[19]", &(";".to_owned() + &"A[]".repeat(1000)), ")"),
        nested(&["(;B[]C[x]", "(;W[]C[x]"], 410_000),
        nested(&["(;B[]", "(;W[]"], 690_000),
        nested(&["(;B[aa]C[x]", "(;W[bb]C[x]"], 340_000),
    ]);
}

/// The same for games of Gomoku and Checkers.
#[test]
#[ignore = "the largest files: tests/hostile/run.sh reads them"]
fn no_game_of_gomoku_or_checkers_takes_more_memory_than_the_budget() {
    let closed = |count: usize| "(;B[aa](;W[bb]".repeat(count) + &"))".repeat(count);
    let (sgf, pdn) = (foreign, foreign);
    check_memory([
        sgf("(;GM[4]SZ[15]", "(;B[aa])", ")"),
        sgf("(;GM[4]SZ[15]", "(;B[aa]C[x])(;B[ab];W[cc]C[y])", ")"),
        sgf("(;GM[4]SZ[15]EV[", "\\]", "])"),
        closed(200_000),
        sgf("(;GM[4]SZ[15];B[aa])", "(;", ""),
        pdn("[X \"\"] 1. 11-15 ", "8.", " *"),
        pdn("[X \"\"] 1. 11-15", " (11-16)", " *"),
        pdn("[X \"\"] 1. 11-15", " $9", " *"),
        pdn("", "[X \"\"]", " *"),
        pdn("[X \"\"] 1. 11-15", "{x}", " *"),
    ]);
}

/// The same for files in other encodings, whose texts are larger than they are.
#[test]
#[ignore = "the largest files: tests/hostile/run.sh reads them"]
fn no_file_in_another_encoding_takes_more_memory_than_the_budget() {
    let most = usize::try_from(MAX_FOREIGN_BYTES).expect("a small number") - 100;
    let file = |head: &str, part: &[u8], tail: &str| {
        [head.as_bytes(), &part.repeat(most / part.len()), tail.as_bytes()].concat()
    };
    let named =
        |name: &str, part: &[u8]| file(&format!("(;GM[1]SZ[9]CA[{name}]C["), part, "];B[ee])");
    // Each word has a spelling that an encoder does not write.
    let words: Vec<u8> = (0..most / 8)
        .flat_map(|n| {
            let [_, a, b, c] = u32::try_from(n).expect("a small number").to_be_bytes();
            let letter = |byte: u8| b'0' + byte % 10;
            [0x87, 0x90, letter(a), letter(b / 10), letter(b), letter(c / 10), letter(c), b' ']
        })
        .collect();
    check_memory([
        named("Shift_JIS", b"\x81\xe0\x95\x5c"),
        named("Shift_JIS", b"\xb1"),
        named("Shift_JIS", b"\x87\x90 "),
        file("(;GM[1]SZ[9]CA[Shift_JIS]C[", &words, "];B[ee])"),
        named("KOI8-R", b"\x80"),
        named("KOI8-R", b"\xc1 "),
        named("GB18030", b"\xba\xda\xb7\xbd\xff"),
        named("GB18030", b"\xba\xda\xba\xda\xba\xda\xba\xda\xba\xda\xba\xda\xff "),
        named("UTF-8", b"\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xff"),
        named("ISO-2022-JP", b"\x1b$@K\\x1b(J]C["),
        named("none", b"\xff\xfe\x80"),
        file("(;GM[1]SZ[9]", b";C[\xe9]", ")"),
        file("(\0;\0G\0M\0[\x001\0]\0", b";\0C\0[\0a\0]\0", ")\0"),
    ]);
}

/// Our own files at the limit of their size that are made to take much memory.
#[test]
#[ignore = "the largest files: tests/hostile/run.sh reads them"]
fn no_file_of_ours_takes_more_memory_than_the_budget() {
    let json = |head: &str, part: &str, tail: &str| filled(MAX_GAME_BYTES, head, part, tail);
    let field = |head: &str, part: &str, tail: &str| {
        let head = r#"{"version":3,"game":"connect4","moves":"44","#.to_owned() + head;
        json(&head, part, &(tail.to_owned() + "}"))
    };
    check_memory([
        json(r#"{"version":3,"game":"connect4","moves":["#, "1,", "1]}"),
        json(r#"{"version":3,"game":"connect4","moves":""#, "1", r#""}"#),
        json(r#"{"version":3,"game":"go","moves":""#, "pass ", r#""}"#),
        field(r#""variations":["#, r#""0:1","#, r#""0:1"]"#),
        field(r#""variations":["#, r#"{"after":0,"moves":[]},"#, r#""0:1"]"#),
        field(r#""comments":{"#, r#""1":"a","#, r#""2":"b"}"#),
        field(r#""comments":{"1":""#, "é", r#""}"#),
        json(r#"{"version":3,"game":"go","moves":"D4","markup":{"1":""#, "LB[a]", r#""}}"#),
        field(r#""score":{"#, r#""a":1,"#, r#""b":2}"#),
        field(r#""note":["#, "[],", "[]]"),
        field(
            r#""review":{"judged":[1,1],"mistakes":["#,
            r#"{"move":1,"class":"missed_win","better":"1"},"#,
            r#"{"move":2,"class":"missed_win"}]}"#,
        ),
        field(r#""seed":["#, "[],", "[]]"),
        json(r#"{"version":1,"moves":"44","note":["#, "[],", "[]]}"),
        json(r#"{"version":3,"#, r#""a":1,"#, r#""b":2}"#),
    ]);
}

/// Returns bytes as text, where they are that.
fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}

/// Attacks the files that this function reads, and checks what it takes.
fn attack_text<T, E: Explain>(
    name: &str,
    count: u64,
    seeds: &[Vec<u8>],
    parse: impl Fn(&str) -> Result<T, E>,
    mut check: impl FnMut(T),
) {
    attack(name, count, seeds, |bytes| {
        let read = text(bytes).and_then(|text| found(explained(parse(text))));
        read.map(&mut check).is_some()
    });
}

#[test]
fn saved_games_are_refused_or_legal() {
    let corpus = Corpus::new(&mut Chance::new(7));
    let all: Vec<Vec<u8>> = corpus.games.values().flatten().cloned().collect();
    assert!(all.iter().filter(|bytes| read_game(bytes)).count() > all.len() / 2);
    let wanted = wanted("PLOT4_HOSTILE_FILES", 2000) / 10;
    for game in GameId::ALL {
        for extension in ["json"].into_iter().chain(extension_for(game.name())) {
            let kind = format!("{extension} of {}", game.name());
            assert!(corpus.games.contains_key(&kind), "{kind}");
        }
    }
    for (name, seeds) in &corpus.games {
        attack(name, wanted, seeds, read_game);
    }
    // And parts of files of different games in one.
    attack("games of all kinds", wanted, &all, read_game);
}

#[test]
fn settings_are_refused_or_in_range() {
    let corpus = Corpus::new(&mut Chance::new(7));
    attack_text(
        "settings",
        wanted("PLOT4_HOSTILE_FILES", 2000) / 10,
        &corpus.settings,
        parse_settings,
        |settings| {
            assert!(
                ZOOMS.contains(&settings.zoom)
                    && SPEEDS.contains(&settings.speed)
                    && VOLUMES.contains(&settings.volume)
            );
            assert!(settings.computer_ms.is_none_or(|ms| DELAYS_MS.contains(&ms)));
            let mut again =
                parse_settings(&format_settings(&settings)).expect("what is written can be read");
            for &game in GameId::ALL {
                with_game!(game, K => {
                    let (setup, seats) = settings.last_time::<K>();
                    check_game(&SavedGame::<K>::new(setup, seats, 1));
                    assert_eq!(again.last_time::<K>(), (setup, seats));
                });
            }
            // A set-up that is none is kept as it stands, but for the last digit of a number with
            // an exponent.
            again.games.clone_from(&settings.games);
            assert_eq!(again, settings);
        },
    );
}

#[test]
fn statistics_and_progress_are_refused_or_written_as_they_are() {
    let corpus = Corpus::new(&mut Chance::new(7));
    let count = wanted("PLOT4_HOSTILE_FILES", 2000) / 10;
    attack_text("statistics", count, &corpus.statistics, parse_statistics, |statistics| {
        let written = format_statistics(&statistics);
        assert!(!written.chars().any(|character| character != '\n' && steers(character)));
        assert_eq!(parse_statistics(&written), Ok(statistics));
    });
    attack_text("progress", count, &corpus.progress, parse_progress, |progress| {
        assert_eq!(parse_progress(&format_progress(&progress)), Ok(progress));
    });
}

#[test]
fn an_index_of_past_games_is_ignored_where_it_is_wrong() {
    let corpus = Corpus::new(&mut Chance::new(7));
    let folder = tempfile::tempdir().expect("a folder");
    let game = folder.path().join("game.kept-4021.json");
    std::fs::write(&game, r#"{"version":2,"game":"connect4","moves":"44"}"#).expect("written");
    let count = wanted("PLOT4_HOSTILE_FILES", 2000) / 10;
    attack("an index", count, &corpus.index, |bytes| {
        std::fs::write(folder.path().join("game.index.json"), bytes).expect("written");
        let index = PastIndex::read(folder.path()).expect("a folder");
        // Its one game is found, and by its own file: no line has its stamp.
        assert_eq!((index.games.len(), index.unread.len()), (0, 1));
        index.has_stale
    });
}

#[test]
fn puzzles_and_books_are_refused_or_taken() {
    let corpus = Corpus::new(&mut Chance::new(7));
    let count = wanted("PLOT4_HOSTILE_FILES", 2000) / 20;
    attack("puzzles", count, &corpus.puzzles, |bytes| {
        // Puzzles are a part of the program: no file is read that could be as large as it likes.
        let text = text(&bytes[..bytes.len().min(100_000)]);
        text.and_then(|text| found(Collection::parse(text).map_err(|error| format!("{error:?}"))))
            .is_some()
    });
    attack("books", count, &corpus.books, |bytes| {
        found(Maker::resume(bytes.to_vec()).ok_or("not a book"))
            .is_some_and(|maker| maker.positions() > 0)
    });
}

#[test]
fn lines_are_refused_or_answered() {
    let corpus = Corpus::new(&mut Chance::new(7));
    attack("lines", wanted("PLOT4_HOSTILE_LINES", 3000), &corpus.lines, |bytes| {
        let line = String::from_utf8_lossy(&bytes[..bytes.len().min(8192)]);
        if let Some(name) = PlayerName::new(&line) {
            assert!(
                !name.as_str().chars().any(steers)
                    && name.as_str().chars().count() <= PlayerName::MOST
            );
        }
        found(line.parse::<GameId>().map_err(|()| unknown_game(&line)));
        let answered =
            GameId::ALL.iter().filter(|&&game| with_game!(game, K => answered::<K>(&line)));
        answered.count() > 0
    });
}

/// Asks a game all that a line can be asked, and returns whether it is a position.
fn answered<K: Phrases>(line: &str) -> bool {
    found(line.parse::<Seat<K::Level>>().map_err(|error| error.explain()));
    let setup = K::Setup::default();
    for option in K::OPTIONS {
        if let Some(setup) =
            found(K::parse_setup(&[(*option, line)]).map_err(|error| error.explain()))
        {
            check_game(&SavedGame::<K>::new(setup, [Seat::Human; 2], 1));
        }
    }
    if let Ok(mv) = K::parse_move(&K::start(setup), line) {
        // It may be off the board, and then is refused; nothing else may happen.
        let _ = K::start(setup).play(mv);
    }
    let drawn = show::Form::Drawn(TextLook { characters: Characters::Boxes, colour: Colour::None });
    let shown = [drawn, show::Form::Json { is_named: true }]
        .map(|form| show::answer::<K>(setup, form, line));
    shown
        .into_iter()
        .filter_map(found)
        .filter(|text| !text.chars().any(|character| character != '\n' && steers(character)))
        .count()
        == 2
}
