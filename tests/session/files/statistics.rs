//! The statistics as a file: what is counted comes back, once, and what cannot be read is never
//! lost.

use std::fs;
use std::path::Path;
use std::time::Duration;

use plot4::core::day::Day;
use plot4::core::kind::{GameKind, GameSetup as _, window_setup};
use plot4::games::{GameId, with_game};
use plot4::session::{Ended, Ending, setup_text};
use plot4::storage::{
    Entry, MAX_GAMES, ParseError, Statistics, format_csv, format_statistics, load_statistics,
    parse_statistics, save_statistics,
};
use plot4::words::Explain as _;
use plot4::worker::{Existing, FileEvent, Files, NamedFile, Purpose, StatisticsRead};
use proptest::prelude::*;

/// Returns a finished game.
fn ended(number: u64, opponent: &str, ending: Ending) -> Ended {
    Ended {
        number,
        game: "connect4".to_owned(),
        setup: "size=7x6 connect=4".to_owned(),
        opponent: opponent.to_owned(),
        side: "red".to_owned(),
        ending,
        moves: 23,
        is_helped: false,
    }
}

/// Returns a game that was finished on a day.
fn entry(day: &str, ended: Ended) -> Entry {
    Entry { day: day.parse().expect("a day"), ended }
}

/// Returns the statistics of the examples.
fn example() -> Statistics {
    let helped = Ended {
        side: "yellow".to_owned(),
        is_helped: true,
        ..ended(2, "high,defensive", Ending::Lost)
    };
    let gomoku = Ended {
        game: "gomoku".to_owned(),
        setup: "size=15 rule=free".to_owned(),
        side: "black".to_owned(),
        moves: 224,
        ..ended(u64::MAX, "low", Ending::Drawn)
    };
    let entries = [
        entry("2026-11-21", ended(1, "learner", Ending::Won)),
        entry("2026-11-21", helped),
        entry("2027-01-02", gomoku),
    ];
    entries.into_iter().collect()
}

#[test]
fn statistics_are_readable() {
    insta::assert_snapshot!(format_statistics(&example()), @r#"
    {
      "version": 1,
      "games": [
        {"number":"1","day":"2026-11-21","game":"connect4","setup":"size=7x6 connect=4","opponent":"learner","side":"red","result":"win","moves":23},
        {"number":"2","day":"2026-11-21","game":"connect4","setup":"size=7x6 connect=4","opponent":"high,defensive","side":"yellow","result":"loss","moves":23,"helped":true},
        {"number":"18446744073709551615","day":"2027-01-02","game":"gomoku","setup":"size=15 rule=free","opponent":"low","side":"black","result":"draw","moves":224}
      ]
    }
    "#);
    assert_eq!(
        format_statistics(&Statistics::default()),
        "{\n  \"version\": 1,\n  \"games\": []\n}\n"
    );
}

#[test]
fn a_level_is_counted_together_with_its_games_under_an_older_name() {
    let games = [(1, "advanced"), (2, "advanced,defensive")]
        .map(|(number, mode)| entry("2026-11-21", ended(number, mode, Ending::Won)));
    let now = Statistics::from_iter(games);
    let text = format_statistics(&now);
    let older = text.replace("advanced", "strong");
    assert_ne!(older, text);
    assert_eq!(parse_statistics(&older).as_ref(), Ok(&now));
    // Other names may begin like that.
    let other = text.replace("advanced", "stronger");
    assert_eq!(format_statistics(&parse_statistics(&other).expect("statistics")), other);
}

#[test]
fn a_table_has_a_line_for_each_game() {
    insta::assert_snapshot!(format_csv(&example()), @r#"
    date,game,setup,opponent,side,result,moves,helped
    2026-11-21,connect4,size=7x6 connect=4,learner,red,win,23,no
    2026-11-21,connect4,size=7x6 connect=4,"high,defensive",yellow,loss,23,yes
    2027-01-02,gomoku,size=15 rule=free,low,black,draw,224,no
    "#);
    assert_eq!(
        format_csv(&Statistics::default()),
        "date,game,setup,opponent,side,result,moves,helped\n"
    );
}

#[test]
fn no_value_of_a_table_is_run_as_a_formula() {
    for formula in [
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "=cmd|' /C calc'!A0",
        "=HYPERLINK(\"http://example.org\",\"7\")",
        "\t=1",
        "\r=1",
        "\n=1",
        "＝1",
    ] {
        let ended = Ended {
            game: formula.to_owned(),
            setup: formula.to_owned(),
            side: formula.to_owned(),
            ..ended(7, formula, Ending::Won)
        };
        let text = format_csv(&Statistics::from_iter([entry("2026-11-21", ended)]));
        let quoted = format!("\"'{}\"", formula.replace('"', "\"\""));
        let line = format!("\n2026-11-21,{quoted},{quoted},{quoted},{quoted},win,23,no\n");
        assert!(text.ends_with(&line), "{text}");
    }
    for plain in ["learner", "high,+1", "a=b", " =1", "'=1"] {
        let text =
            format_csv(&Statistics::from_iter([entry("2026-11-21", ended(7, plain, Ending::Won))]));
        assert_eq!(read_csv(&text)[1][3], plain);
    }
}

/// Returns the values of comma-separated lines, as RFC 4180 has them: a reader that knows nothing
/// of the writer.
fn read_csv(text: &str) -> Vec<Vec<String>> {
    let (mut lines, mut line, mut value, mut is_quoted) =
        (Vec::new(), Vec::new(), String::new(), false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if is_quoted && letters.peek() == Some(&'"') => value.extend(letters.next()),
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => line.push(std::mem::take(&mut value)),
            '\n' if !is_quoted => {
                line.push(std::mem::take(&mut value));
                lines.push(std::mem::take(&mut line));
            }
            letter => value.push(letter),
        }
    }
    assert!(line.is_empty() && value.is_empty() && !is_quoted, "the last line has its end");
    lines
}

prop_compose! {
    /// Any game that could be counted, by programs that are still to be written.
    fn any_entry()(
        number in any::<u64>(),
        day in any::<u64>(),
        words in prop::array::uniform4("[a-z0-9 ,\"=:ä-]{0,20}"),
        ending in prop::sample::select(Ending::ALL.to_vec()),
        moves in any::<u32>(),
        is_helped in any::<bool>(),
    ) -> Entry {
        let [game, setup, opponent, side] = words;
        let ended = Ended { number, game, setup, opponent, side, ending, moves, is_helped };
        Entry { day: Day::after_1970(day), ended }
    }
}

proptest! {
    #[test]
    fn whatever_is_counted_comes_back(entries in prop::collection::vec(any_entry(), 0..30)) {
        let statistics: Statistics = entries.into_iter().collect();
        prop_assert_eq!(parse_statistics(&format_statistics(&statistics)), Ok(statistics.clone()));
        let lines = read_csv(&format_csv(&statistics));
        prop_assert_eq!(lines.len(), statistics.entries().len() + 1);
        for (line, Entry { day, ended }) in lines.iter().skip(1).zip(statistics.entries()) {
            let helped = if ended.is_helped { "yes" } else { "no" };
            let texts = [&ended.game, &ended.setup, &ended.opponent, &ended.side].map(|text| {
                let apostrophe = if text.starts_with(['=', '-']) { "'" } else { "" };
                format!("{apostrophe}{text}")
            });
            let (day, moves) = (day.to_string(), ended.moves.to_string());
            prop_assert_eq!(&line[1..5], &texts);
            prop_assert_eq!([&line[0], &line[6], &line[7]], [&day, &moves, helped]);
        }
    }

    #[test]
    fn no_text_is_too_much_for_the_reader(text in "\\PC{0,80}") {
        let _ = parse_statistics(&text);
        let _ = parse_statistics(&format!("{{\"version\":1,\"games\":[{text}]}}"));
    }
}

#[test]
fn a_number_is_counted_once_and_the_earliest_are_forgotten() {
    let mut statistics = Statistics::default();
    assert!(statistics.add(entry("2026-11-21", ended(1, "low", Ending::Won))));
    assert!(!statistics.add(entry("2026-11-22", ended(1, "low", Ending::Lost))));
    assert_eq!(statistics.entries().len(), 1);
    // As a long life would leave them.
    let lines: Vec<String> = (0..MAX_GAMES)
        .map(|number| {
            format!(r#"{{"number":"{number}","day":"2026-11-21","game":"g","setup":"","opponent":"o","side":"s","result":"win","moves":7}}"#)
        })
        .collect();
    let text = format!("{{\"version\":1,\"games\":[{}]}}", lines.join(","));
    let mut statistics = parse_statistics(&text).expect("statistics");
    assert!(statistics.add(entry("2026-11-21", ended(u64::MAX, "low", Ending::Won))));
    let numbers = statistics.entries().iter().map(|entry| entry.ended.number);
    assert!(numbers.eq((1..MAX_GAMES as u64).chain([u64::MAX])));
}

#[test]
fn what_is_wrong_is_said() {
    let line = r#"{"number":"1","day":"2026-11-21","game":"g","setup":"","opponent":"o","side":"s","result":"win","moves":7}"#;
    let with = |from: &str, to: &str| {
        format!("{{\"version\":1,\"games\":[{line},{}]}}", line.replace(from, to))
    };
    assert!(parse_statistics(&with("", "")).is_ok());
    for (text, expected) in [
        (with("win", "won"), "“games”: Game 2: “won” is not a result: write win, draw or loss"),
        (
            with("11-21", "11-31"),
            "“games”: Game 2: “2026-11-31” is not a date: write it like 2026-11-21",
        ),
        (with(r#""1""#, r#""x""#), "“games”: Game 2: “x” is not a number"),
        (with(r#","moves":7"#, ""), "“games”: Game 2: The field “moves” is missing"),
        ("{\"version\":1}".to_owned(), "The field “games” is missing"),
        ("{\"games\":[]}".to_owned(), "The field “version” is missing"),
        (
            "{\"version\":2,\"games\":7}".to_owned(),
            "A newer version of Plot 4 saved this file (format 2, and this one reads up to 1): update \
            Plot 4",
        ),
    ] {
        assert_eq!(parse_statistics(&text).expect_err("damaged").explain(), expected);
    }
    assert!(matches!(
        parse_statistics("{\"version\":2}"),
        Err(ParseError::Newer { version: 2, known: 1 })
    ));
    let long = with(r#""o""#, &format!("\"{}\"", "o".repeat(61)));
    assert!(parse_statistics(&long).is_err());
}

/// Returns what the thread of the files says next.
fn next(files: &mut Files) -> FileEvent {
    files.wait(Duration::from_secs(20)).expect("an answer")
}

/// Counts a game, and returns what there is to tell.
fn count(files: &mut Files, file: &Path, ended: Ended) -> Option<String> {
    files.count(file.to_owned(), ended);
    match next(files) {
        FileEvent::Counted(_, notice) => notice.map(|notice| notice.explain()),
        other => panic!("{other:?}"),
    }
}

/// Returns the statistics that the thread of the files answers with.
fn answered(files: &mut Files) -> Result<StatisticsRead, String> {
    match next(files) {
        FileEvent::Statistics(read) => read.map(|read| *read).map_err(|error| error.explain()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn games_are_counted_on_the_thread_of_the_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("data/statistics.json");
    let mut files = Files::start(None, || {}).expect("a thread");
    files.statistics(file.clone());
    assert_eq!(answered(&mut files), Ok(StatisticsRead::default()));
    assert_eq!(count(&mut files, &file, ended(1, "low", Ending::Won)), None);
    assert_eq!(count(&mut files, &file, ended(2, "low", Ending::Lost)), None);
    assert_eq!(
        count(&mut files, &file, ended(1, "low", Ending::Drawn)),
        None,
        "it was counted before"
    );
    files.statistics(file.clone());
    let read = answered(&mut files).expect("statistics").statistics;
    let numbers: Vec<_> =
        read.entries().iter().map(|entry| (entry.ended.number, entry.ended.ending)).collect();
    assert_eq!(numbers, [(1, Ending::Won), (2, Ending::Lost)]);
    assert!(read.entries().iter().all(|entry| entry.day > Day::after_1970(20_000)), "today");

    let table = folder.path().join("table.csv");
    files.export(file.clone(), table.clone(), Existing::Keep);
    assert!(
        matches!(next(&mut files), FileEvent::Named(_, NamedFile::Written(path)) if path == table)
    );
    assert_eq!(fs::read_to_string(&table).expect("a table"), format_csv(&read));
    files.export(file.clone(), table.clone(), Existing::Keep);
    assert!(
        matches!(next(&mut files), FileEvent::Named(_, NamedFile::Taken(Purpose::SaveTable, path)) if path == table)
    );
    files.export(file.clone(), folder.path().to_owned(), Existing::Replace);
    assert!(matches!(next(&mut files), FileEvent::Named(_, NamedFile::Failed(_))));

    files.clear_statistics(file.clone());
    assert_eq!(answered(&mut files), Ok(StatisticsRead::default()));
    assert_eq!(load_statistics(&file).expect("a file"), Statistics::default());
}

#[test]
fn a_damaged_file_is_set_aside_before_anything_is_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("statistics.json");
    let aside = folder.path().join("statistics.damaged-1.json");
    let mut files = Files::start(None, || {}).expect("a thread");
    fs::write(&file, "{\"version\":1,").expect("written");
    let told = count(&mut files, &file, ended(1, "low", Ending::Won)).expect("a sentence");
    assert!(
        told.starts_with("The statistics start over. Cannot open ")
            && told.ends_with("statistics.damaged-1.json"),
        "{told}"
    );
    assert_eq!(fs::read_to_string(&aside).expect("kept"), "{\"version\":1,");
    assert_eq!(load_statistics(&file).expect("a file").entries().len(), 1);
    // Reading sets it aside, too.
    fs::write(&file, [0xff]).expect("written");
    files.statistics(file.clone());
    let read = answered(&mut files).expect("statistics");
    assert!(
        read.statistics.is_empty()
            && read.fault.is_some_and(|trouble| trouble.explain().contains("damaged-2"))
    );
    assert!(!file.exists());
}

#[test]
fn a_newer_file_is_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("statistics.json");
    let newer = "{\"version\":2,\"seasons\":[]}";
    fs::write(&file, newer).expect("written");
    let mut files = Files::start(None, || {}).expect("a thread");
    let told = count(&mut files, &file, ended(1, "low", Ending::Won)).expect("a sentence");
    assert!(
        told.starts_with("This game was not added to the statistics. ")
            && told.contains("A newer version of Plot 4"),
        "{told}"
    );
    files.statistics(file.clone());
    let told = answered(&mut files).expect_err("a newer version");
    assert!(told.starts_with("Cannot open "), "{told}");
    files.clear_statistics(file.clone());
    answered(&mut files).expect_err("not even then");
    files.export(file.clone(), folder.path().join("table.csv"), Existing::Keep);
    assert!(matches!(next(&mut files), FileEvent::Named(_, NamedFile::Failed(_))));
    assert_eq!(fs::read_to_string(&file).expect("a file"), newer);
    let names = fs::read_dir(folder.path())
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name());
    let names: Vec<_> = names.filter(|name| name != "plot4.lock").collect();
    assert_eq!(names, [file.file_name().expect("a name")], "nothing else was written");
}

#[test]
fn statistics_are_replaced_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("made/on/the/way/statistics.json");
    assert_eq!(load_statistics(&file).expect("none yet"), Statistics::default());
    save_statistics(&file, &example()).expect("saved");
    assert_eq!(load_statistics(&file).expect("loaded"), example());
    assert_eq!(fs::read_dir(file.parent().expect("a folder")).expect("a folder").count(), 1);
}

#[test]
fn every_game_that_is_counted_can_be_read_again() {
    fn longest<K: GameKind>() -> String {
        let mut texts = vec![setup_text::<K>(window_setup::<K>())];
        for aspect in K::setup_aspects(window_setup::<K>()) {
            texts.extend(aspect.options.into_iter().map(|(_, setup)| setup_text::<K>(setup)));
        }
        texts.into_iter().max_by_key(String::len).expect("one at least")
    }
    for (number, &id) in (0..).zip(GameId::ALL) {
        let (game, setup) = with_game!(id, K => (K::NAME, longest::<K>()));
        let ended = Ended { game: game.to_owned(), setup, ..ended(number, "low", Ending::Won) };
        let written: Statistics = [entry("2026-11-22", ended)].into_iter().collect();
        assert_eq!(parse_statistics(&format_statistics(&written)).expect(game), written);
    }
}
