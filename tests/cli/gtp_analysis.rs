//! The analysis of the Go engine, as Sabaki and Lizzie ask for it.

use std::collections::HashMap;
use std::time::Duration;

use plot4::clock::Stopwatch;

use crate::engine::Engine;

/// Starts an engine with a board of 7x7, on which a white stone can be captured with D3.
fn capturing() -> Engine {
    let mut engine = Engine::start(crate::pipes::program().args(["gtp", "low", "--seed", "1"]));
    for line in [
        "boardsize 7",
        "komi 0.5",
        "play b C4",
        "play w D4",
        "play b D5",
        "play w A1",
        "play b E4",
        "play w A7",
    ] {
        assert_eq!(engine.ask(line), "=", "{line}");
    }
    engine
}

/// What a report says of a move, by its name.
type Info = HashMap<String, String>;

/// Returns what a report says of each move; the line of moves is the value of `pv`, and the numbers
/// of their games, if they are reported, that of `pvVisits`.
fn infos(report: &str) -> Vec<Info> {
    let report = report.split(" rootInfo ").next().expect("moves");
    let report = report.split(" ownership ").next().expect("moves");
    let parts = report.trim_end().split("info ").skip(1);
    let read = |part: &str| {
        let (fields, line) = part.split_once(" pv ").expect("a line of moves");
        let words: Vec<&str> = fields.split(' ').collect();
        let mut info: Info =
            words.chunks(2).map(|pair| (pair[0].to_owned(), pair[1].to_owned())).collect();
        let (line, visits) = line.split_once(" pvVisits ").unwrap_or((line, ""));
        info.insert("pv".to_owned(), line.trim_end().to_owned());
        info.insert("pvVisits".to_owned(), visits.trim_end().to_owned());
        info
    };
    parts.map(read).collect()
}

/// Returns the number of a field.
fn number(info: &Info, field: &str) -> f64 {
    info[field].parse().expect("a number")
}

/// Returns the first two reports of an analysis, which goes on.
fn two_reports(engine: &mut Engine, command: &str) -> [String; 2] {
    engine.send(command);
    let id: String = command.chars().take_while(char::is_ascii_digit).collect();
    assert_eq!(engine.line().trim_end(), format!("={id}"), "at once");
    [(); 2].map(|()| engine.line())
}

/// Returns the processor time that the engine has used so far, in hundredths of a second.
#[cfg(target_os = "linux")]
fn processor_time(engine: &Engine) -> u64 {
    let path = format!("/proc/{}/stat", engine.child.id());
    let text = std::fs::read_to_string(path).expect("a process");
    let (_, fields) = text.rsplit_once(") ").expect("its name");
    let fields: Vec<&str> = fields.split(' ').collect();
    [11, 12].iter().map(|&field| fields[field].parse::<u64>().expect("a time")).sum()
}

#[test]
fn an_analysis_reports_until_the_next_line_and_then_stops() {
    let mut engine = capturing();
    for (command, end, expected) in [
        ("lz-analyze b 20", "name", "= Plot 4"),
        ("lz-analyze 20", "8 known_command lz-analyze", "=8 true"),
        ("12 lz-analyze interval 20 B maxmoves 3", "name", "= Plot 4"),
        ("kata-analyze b 20 ownership true", "genmove b", "= D3"),
    ] {
        let reports = two_reports(&mut engine, command);
        let [first, second] = reports.each_ref().map(|report| infos(report));
        for infos in [&first, &second] {
            assert_eq!(infos[0]["move"], "D3", "the capture: {reports:?}");
            assert!(infos.is_sorted_by(|one, other| number(one, "order") < number(other, "order")));
            let visits = |info: &Info| number(info, "visits");
            assert!(infos.is_sorted_by(|one, other| visits(one) >= visits(other)));
            assert!(infos.iter().all(|info| info["pv"].starts_with(&info["move"])));
        }
        assert!(number(&second[0], "visits") > number(&first[0], "visits"), "it goes on");
        let clock = Stopwatch::start();
        engine.send(end);
        engine.answer();
        assert_eq!(engine.answer(), expected, "{command}");
        assert!(clock.elapsed() < Duration::from_secs(20), "at once");
    }
    #[cfg(target_os = "linux")]
    {
        two_reports(&mut engine, "lz-analyze w 5");
        engine.send("");
        engine.answer();
        let before = processor_time(&engine);
        std::thread::sleep(Duration::from_millis(300));
        assert!(processor_time(&engine) - before <= 3, "nothing is searched any more");
    }
    assert_eq!(engine.ask("name"), "= Plot 4", "the empty line has no answer of its own");
}

#[test]
fn worth_is_that_of_the_player_to_move() {
    let mut engine = capturing();
    for line in ["play b D3", "play w B1", "play b F6"] {
        assert_eq!(engine.ask(line), "=");
    }
    for (colour, is_ahead) in [("b", true), ("w", false)] {
        let [_, report] = two_reports(&mut engine, &format!("lz-analyze {colour} 10"));
        let best = &infos(&report)[0];
        let (winrate, lcb) = (number(best, "winrate"), number(best, "lcb"));
        assert_eq!(winrate > 5000.0, is_ahead, "{report}");
        assert!(0.0 <= lcb && lcb <= winrate && winrate <= 10_000.0, "{report}");
        assert!((0.0..=10_000.0).contains(&number(best, "prior")), "{report}");
        engine.send("");
        engine.answer();
        let asked = format!(
            "kata-analyze {colour} 20 ownership true rootInfo true pvVisits true maxmoves 2"
        );
        let [_, report] = two_reports(&mut engine, &asked);
        let infos = infos(&report);
        assert!(infos.len() <= 2, "{report}");
        for info in &infos {
            let visits: Vec<u32> = info["pvVisits"]
                .split(' ')
                .map(|visits| visits.parse().expect("a number"))
                .collect();
            assert_eq!(visits.len(), info["pv"].split(' ').count(), "{report}");
            assert_eq!(visits[0].to_string(), info["visits"], "{report}");
            assert!(visits.is_sorted_by(|one, next| one >= next), "{report}");
        }
        let winrate = number(&infos[0], "winrate");
        assert!((0.0..=1.0).contains(&winrate) && (winrate > 0.5) == is_ahead, "{report}");
        assert!(infos[0]["winrate"].contains('.'), "Sabaki tells shares by their point");
        let utility = number(&infos[0], "utility");
        assert!((utility - (2.0 * winrate - 1.0)).abs() < 1e-4, "{report}");
        assert_eq!(number(&infos[0], "scoreLead") > 0.0, is_ahead, "{report}");
        assert!(number(&infos[0], "scoreStdev") >= 0.0);
        let (_, root) = report.split_once(" rootInfo visits ").expect("the root");
        let (_, owners) = root.split_once(" ownership ").expect("the owners");
        let owners: Vec<f64> =
            owners.split_whitespace().map(|owner| owner.parse().expect("a number")).collect();
        assert_eq!(owners.len(), 49, "a number for each point");
        assert!(owners.iter().all(|owner| (-1.0..=1.0).contains(owner)));
        // Rows from the top: D5, in the third of them, is Black's.
        assert_eq!(owners[2 * 7 + 3] > 0.5, is_ahead, "{owners:?}");
        engine.send("");
        engine.answer();
    }
}

#[test]
fn what_an_analysis_cannot_do_is_refused_with_what_it_can() {
    let mut engine = capturing();
    let leela = "? unsupported option: supported are interval, minmoves and maxmoves";
    let kata = "? unsupported option: supported are interval, minmoves, maxmoves, ownership, \
        pvVisits and rootInfo";
    for (line, expected) in [
        ("lz-analyze b 50 avoid b D4 1", leela),
        ("lz-analyze ownership true", leela),
        ("kata-analyze b 50 allow b D4 1", kata),
        ("kata-genmove_analyze b 50 movesOwnership true", kata),
        ("lz-analyze minmoves", "? syntax error: an option needs a value"),
        ("lz-analyze minmoves many", "? syntax error: write a number"),
        ("kata-analyze ownership maybe", "? syntax error: choose true or false"),
    ] {
        assert_eq!(engine.ask(line), expected, "{line}");
    }
    // After two passes play goes on, as everywhere between programs.
    for line in ["play b pass", "play w pass"] {
        assert_eq!(engine.ask(line), "=", "{line}");
    }
    let [report, _] = two_reports(&mut engine, "lz-analyze b 5");
    assert_eq!(infos(&report)[0]["move"], "D3", "{report}");
}

#[test]
fn untried_moves_are_reported_if_so_many_are_asked_for() {
    let mut engine = capturing();
    let [report, _] = two_reports(&mut engine, "lz-analyze b 1 minmoves 1000");
    assert_eq!(infos(&report).len(), 43 + 1, "the empty points and a pass: {report}");
    engine.send("quit");
    engine.answer();
    assert_eq!(engine.answer(), "=");
}

#[test]
fn of_a_player_without_a_tree_nothing_is_made_up() {
    for player in ["random", "greedy", "low"] {
        for command in ["lz-genmove_analyze b 50", "kata-genmove_analyze b 50 rootInfo true"] {
            let mut engine =
                Engine::start(crate::pipes::program().args(["gtp", player, "--seed", "1"]));
            assert_eq!(engine.ask("boardsize 5"), "=");
            let answer = engine.ask(command);
            let lines: Vec<&str> = answer.lines().map(str::trim_end).collect();
            let ["=", mv] = lines[..] else {
                panic!("{player}: the move alone: {answer}");
            };
            assert!(mv.starts_with("play "), "{answer}");
        }
    }
}

#[test]
fn a_move_is_chosen_with_what_was_found_of_it() {
    for (command, field) in
        [("lz-genmove_analyze b 50", "lcb"), ("kata-genmove_analyze b 50", "scoreLead")]
    {
        let mut engine =
            Engine::start(crate::pipes::program().args(["gtp", "playouts:200", "--seed", "1"]));
        for line in ["boardsize 5", "play w C3", "play b C2", "play b B3", "play b D3"] {
            assert_eq!(engine.ask(line), "=", "{line}");
        }
        let answer = engine.ask(command);
        let lines: Vec<&str> = answer.lines().collect();
        let [start, report, mv] = lines[..] else {
            panic!("three lines: {answer}");
        };
        assert_eq!((start.trim_end(), mv), ("=", "play C4"), "the capture");
        let info = &infos(report)[0];
        assert_eq!(info["move"], "C4");
        assert!(info.contains_key(field), "{answer}");
        assert_eq!(engine.ask("play b C4"), "? illegal move", "it is on the board");
    }
}

#[test]
fn an_analysis_ends_with_the_input() {
    let run = crate::pipes::run_with(&["gtp"], b"boardsize 5\nlz-analyze 50");
    assert_eq!(run.status, Some(0));
    assert!(run.output.starts_with("=\n\n=\n") && run.output.ends_with('\n'), "{run:?}");
}
