//! Go in the terminal: the real binary, through pipes.

use serde_json::{Value, json};

use crate::pipes::run_with;
use plot4::words::text::files;

/// Runs the program with this input, and returns what it has written; it must succeed and complain
/// of nothing.
fn run(arguments: &[&str], input: &str) -> String {
    run_with(arguments, input.as_bytes()).succeeded()
}

/// Plays a terminal game of two people with these options.
fn play(options: &[&str], lines: &[&str]) -> String {
    let people =
        ["play", "--ascii", "--game", "go", "--black", "human", "--white", "human", "--seed", "1"];
    run(&[&people, options].concat(), &(lines.join("\n") + "\n"))
}

/// Returns the JSON that a command writes.
fn told(arguments: &[&str]) -> Value {
    serde_json::from_str(&run(arguments, "")).expect("JSON")
}

/// A board of five rows on which both have lived, and each has a stone in the other's corner.
const MOVES: &str = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E1 A1";

#[test]
fn a_whole_game_with_dead_stones_is_played_counted_and_taken_back() {
    let mut lines: Vec<&str> = MOVES.split(' ').collect();
    lines.extend([
        "A1", "dead:A1", "pass", "pass", "C3", "dead:C3", "E1", "A1", "dead:A1", "count", "undo",
        "E1", "A1", "done", "n",
    ]);
    let said = play(&["--size", "5", "--dead", "settle", "--komi", "0.5"], &lines);
    for expected in [
        "A1 is taken: choose an empty point",
        "You can mark dead stones only after two passes",
        "Black: pass",
        "Type a point such as C3 to mark its group as dead or alive, done to count, resume to \
        play on, or help\nMarked as dead: A1, E1\nE1 is dead: E2 captures it. A1 is dead: A2 captures it\n",
        "There is no stone on C3: choose a group",
        "E1 is alive. Points: Black 11, White 5.5",
        "A1 is alive. Points: Black 6, White 6.5",
        "A1 is dead. Points: Black 11, White 5.5",
        "E1 is dead. Points: Black 10, White 10.5",
        "A1 is alive. Points: Black 5, White 11.5",
        "Black: 5 points (5 stones, 0 territory)\n\
        White: 11.5 points (6 stones, 5 territory, 0.5 komi)",
        "Black: 10 points (5 stones, 5 territory)\n\
        White: 10.5 points (5 stones, 5 territory, 0.5 komi)",
    ] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
    let results: Vec<&str> = said.lines().filter(|line| line.contains(" wins by ")).collect();
    assert_eq!(
        results,
        ["Black wins by 5.5 points", "White wins by 6.5 points"],
        "before and after the undo: {said}"
    );
}

#[test]
fn play_goes_on_with_the_player_after_the_second_pass() {
    for marks in [&[][..], &["dead:A1"]] {
        let lines: Vec<&str> = MOVES
            .split(' ')
            .chain(["pass", "pass"])
            .chain(marks.iter().copied())
            .chain(["resume", "C3", "moves", "quit"])
            .collect();
        let said = play(&["--size", "5", "--dead", "settle"], &lines);
        // Twelve stones and two passes: it is Black's turn.
        let moves = said.lines().find(|line| line.contains("Moves: ")).expect("the moves");
        assert!(moves.ends_with("pass pass C3"), "{moves}");
        let asked =
            said.lines().rev().find(|line| line.contains("your point")).expect("a question");
        assert!(asked.starts_with("White O"), "Black has played C3: {asked}");
    }
}

#[test]
fn games_of_other_kinds_are_opened_from_here() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let (own, checkers, damaged, unknown) =
        (path("own.json"), path("other.pdn"), path("damaged.pdn"), path("unknown.json"));
    let write = |name: &str, text: &str| std::fs::write(name, text).expect("written");
    write(&checkers, "[White \"Anna\"]\n1. 11-15 23-19 *");
    write(&damaged, "1. 11-25 *");
    write(&unknown, r#"{"version":2,"game":"chess","moves":""}"#);
    let open = [&damaged, &unknown, &checkers, &own].map(|name| format!("open {name}"));
    let save = format!("save {own}");
    let [damaged, unknown, checkers, back] = open.each_ref().map(String::as_str);
    let said = play(
        &["--size", "5"],
        &["C3", &save, damaged, unknown, "moves", checkers, "moves", back, "moves", "quit"],
    );
    let errors: Vec<&str> = said.lines().filter(|line| line.starts_with("Cannot open ")).collect();
    assert!(
        errors.len() == 2 && errors[0].contains("11-25") && errors[1].contains("chess"),
        "{errors:?}"
    );
    let moves: Vec<&str> = said.lines().filter(|line| line.starts_with("Moves: ")).collect();
    assert_eq!(moves, ["Moves: C3", "Moves: 11-15 23-19", "Moves: C3"], "{said}");
}

#[test]
fn the_computer_objects_to_a_count_that_takes_its_stones() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let moves = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6 F6 A1 pass pass";
    let game = json!({
        "version": 2, "game": "go", "setup": {"size": 6, "dead": "settle"}, "seats": {"black": "human", "white": "low"}, "moves": moves,
    });
    std::fs::write(&file, game.to_string()).expect("written");
    let played = |lines: &str| run(&["play", "--ascii", file.to_str().expect("text")], lines);
    let said = played("dead:D1\ndone\ndead:D1\ndone\nn\n");
    let objection = "\nLow disagrees: D1 is alive. Change the marks, play on, or \
        count again\n";
    assert_eq!(said.matches("disagrees").count(), 1, "not to the right count: {said}");
    assert!(said.contains(objection) && said.contains("Draw: "), "{said}");
    assert!(!said.contains("White O, your "), "the person is asked, whose turn it ever is: {said}");
    let insisted = played("dead:D1\ndone\ndone\nn\n");
    assert!(insisted.contains(objection) && insisted.contains("Black wins by "), "{insisted}");
    assert_eq!(played("dead:F6\ndone\nresume\nquit\n").matches("F6 is dead").count(), 1);
    // Each position is objected to once, wherever one has come from.
    let undone = played("dead:F6\ndead:D1\ndone\nundo\ndone\ndone\nn\n");
    assert_eq!(undone.matches("disagrees. Alive: D1. Dead: F6.").count(), 1, "{undone}");
    // The marks stay when the count is taken back.
    let changed = played("dead:F6\ndead:D1\ndone\ndead:D1\ndone\ndone\nn\n");
    assert_eq!(changed.matches("disagrees: F6 is dead.").count(), 1, "{changed}");
    let opened = played(&format!("dead:F6\ndone\nopen {}\ndead:F6\ndone\nquit\n", file.display()));
    assert_eq!(opened.matches("disagrees").count(), 2, "{opened}");
}

#[test]
fn dead_stones_are_proposed_also_where_a_game_begins_after_two_passes() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    let name = file.to_str().expect("text");
    let moves = format!("{MOVES} pass pass");
    let save = format!("save {name}");
    let options = ["--size", "5", "--dead", "settle"];
    let begun = play(&[&options[..], &[moves.as_str()]].concat(), &[&save, "quit"]);
    assert!(begun.contains("\nMarked as dead: A1, E1\nE1 is dead: E2 captures it."), "{begun}");
    let rows: Vec<&str> = begun.lines().filter(|line| line.starts_with(" 1 ")).collect();
    assert_eq!(
        rows,
        [" 1  O X . O X", " 1 (O)X . O(X)"],
        "the board is seen before the marks: {begun}"
    );
    let opened = play(&[], &[&format!("open {name}"), "quit"]);
    assert!(
        opened.contains("\n 1 (O)X . O(X)\n") && !opened.contains("Marked"),
        "its marks are in the file: {opened}"
    );
}

#[test]
fn what_is_proposed_is_counted_and_nothing_proposed_is_told() {
    let counted = |moves: &str| {
        let lines: Vec<&str> = moves.split(' ').chain(["pass", "pass", "done"]).collect();
        play(&["--size", "5", "--dead", "settle"], &lines)
    };
    let said = counted(MOVES);
    assert!(said.contains("Black: 10 points (5 stones, 5 territory)\n"), "{said}");
    let said = counted(MOVES.trim_end_matches(" E1 A1"));
    assert!(said.contains("\nNo stones look dead\n"), "{said}");
}

#[test]
fn dead_stones_of_a_saved_game_can_be_settled() {
    let folder = tempfile::tempdir().expect("a folder");
    let [own, sgf] = ["game.json", "game.sgf"].map(|name| {
        let file = folder.path().join(name);
        file.to_str().expect("text").to_owned()
    });
    let mut lines: Vec<&str> = MOVES.split(' ').collect();
    let saves = [&own, &sgf].map(|name| format!("save {name}"));
    lines.extend(["pass", "pass", &saves[0], &saves[1], "n"]);
    let said = play(&["--size", "5"], &lines);
    assert!(said.contains("Draw: both have the same score"), "{said}");
    for file in [&own, &sgf] {
        let said = run(&["play", "--ascii", file, "--dead", "settle"], "done\nn\n");
        assert!(
            said.contains("\nMarked as dead: A1, E1\n")
                && said.contains("Black: 10 points (5 stones, 5 territory)\n"),
            "{said}"
        );
    }
    // Nothing else of its rules changes.
    for option in [["--dead", "stay"], ["--komi", "3.5"]] {
        let ended = run_with(&["play", &own, option[0], option[1]], b"");
        let expected =
            "error: a saved game keeps its own board and rules: only --dead settle can be added\n";
        assert!(ended.errors.starts_with(expected), "{}", ended.errors);
    }
}

#[test]
fn points_that_count_for_neither_side_are_told_with_the_score() {
    let said = play(&["--size", "5"], &["B3", "D3", "B2", "D2", "pass", "pass", "n"]);
    assert!(said.contains("\n21 neutral points count for neither side\n"), "{said}");
    let closed = MOVES.trim_end_matches(" E1 A1");
    let lines: Vec<&str> = closed.split(' ').chain(["pass", "pass", "n"]).collect();
    let said = play(&["--size", "5"], &lines);
    assert!(said.contains("\n5 neutral points count for neither side\n"), "{said}");
}

#[test]
fn a_file_says_how_its_game_ended_and_that_there_are_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sgf");
    let games = "(;GM[1]SZ[9]PB[Eve]RE[B+T];B[ee];W[cc])(;GM[1]SZ[9]RE[W+2.5];B[ee];W[];B[])";
    std::fs::write(&file, games).expect("a file");
    let name = file.to_str().expect("text");
    let shown = run_with(&["show", name], b"");
    assert!(shown.errors.contains(&format!(
        "note: {name} has other games, too: open it in the window to choose one\n"
    )));
    std::fs::write(&file, format!("(;GM[1]SZ[99]){games}")).expect("a file");
    let errors = run_with(&["show", name], b"").errors;
    assert!(errors.contains("note: the first game does not open: "), "{errors}");
    let text = shown.output;
    assert!(text.contains("\nBlack won on time\n") && !text.contains("to move"), "{text}");
    let last = games.rfind("(;").expect("a game");
    std::fs::write(&file, &games[last..]).expect("a file");
    let text = run(&["show", name], "");
    assert!(
        text.starts_with("White won by 2.5 points\n")
            && !text.contains("to move")
            && !text.contains("dead:A1"),
        "{text}"
    );
}

#[test]
fn show_begins_with_the_players_and_what_a_file_tells_of_its_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    let game = "(;GM[1]SZ[9]PB[Ann]BR[3d]PW[Bo]EV[Cup]DT[2020-01-02]PC[Oslo]RE[B+T]GN[x];B[ee])";
    std::fs::write(&file, game).expect("a file");
    let name = file.to_str().expect("text");
    let expected = "Black: Ann 3d; White: Bo\n\
        Event: Cup; Place: Oslo; Date: 2020-01-02; Black won on time\nPosition E5\n";
    let text = run(&["show", name], "");
    assert!(text.starts_with(expected), "{text}");
    let facts: Value = serde_json::from_str(&run(&["show", "--json", name], "")).expect("JSON");
    assert_eq!(
        [&facts["names"], &facts["players"]["black"], &facts["about"]["event"]],
        [&json!({"black": "Ann", "white": "Bo"}), &"human".into(), &"Cup".into()]
    );
    std::fs::write(&file, "(;GM[1]SZ[9];B[ee])").expect("a file");
    assert!(run(&["show", name], "").starts_with("Position E5\n"));
}

#[test]
fn what_is_shown_of_a_file_says_what_it_does_not_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;GM[1]SZ[9]KM[6.37];B[ee];AB[aa];W[bb])").expect("a file");
    let shown = run_with(&["show", file.to_str().expect("text")], b"");
    assert!(
        shown.errors.contains("komi “6.37” (now 6.5)")
            && shown.errors.contains("a position set up within the game"),
        "{}",
        shown.errors
    );
}

#[test]
fn a_file_in_another_encoding_is_shown_and_saved_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, saved] = ["game.sgf", "saved.sgf"].map(|name| folder.path().join(name));
    let [name, saved_name] = [&file, &saved].map(|path| path.to_str().expect("text"));
    // Russian in KOI8-R, which is as good Russian letters in windows-1251.
    let game = b"(;GM[1]SZ[9]PB[\xe9\xd7\xc1\xce];B[ee]C[\xc8\xcf\xd2\xcf\xdb\xcf])";
    std::fs::write(&file, game).expect("a file");
    let shown = run_with(&["show", "--encoding", "koi8-r", name], b"");
    let text = shown.succeeded();
    assert!(text.contains("хорошо"), "{text}");
    let guessed = run_with(&["show", name], b"");
    let told = files::guessed_encoding("");
    assert!(
        guessed.errors.contains(&told) && guessed.errors.contains("--encoding"),
        "{}",
        guessed.errors
    );
    let refused = run_with(&["show", "--encoding", "nonsense", name], b"");
    assert!(refused.errors.contains("GB18030, Big5"), "{}", refused.errors);
    let lines = format!("save {saved_name}\nquit\n");
    let players = ["--first", "human", "--second", "human"];
    let line = [&["play", "--encoding", "KOI8-R"], &players[..], &[name]].concat();
    let said = run_with(&line, lines.as_bytes());
    let bytes = std::fs::read(&saved).expect("saved");
    let comment = b"\xc8\xcf\xd2\xcf\xdb\xcf";
    assert!(
        bytes.windows(comment.len()).any(|bytes| bytes == comment),
        "{} of {said:?}",
        bytes.escape_ascii()
    );
}

#[test]
fn a_file_with_comments_is_shown_and_played_from_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, saved] = ["game.sgf", "saved.sgf"].map(|name| folder.path().join(name));
    let [name, saved_name] = [&file, &saved].map(|path| path.to_str().expect("text"));
    let game = "(;GM[1]SZ[9]C[A game]PB[Ann]PW[Ben];B[ee]C[Good];W[cc];B[gg])";
    std::fs::write(&file, game).expect("a file");
    assert!(run(&["show", "--json", name], "").contains("E5 C7 G3"));
    let lines = format!("C3\nsave {saved_name}\nquit\n");
    run(&["play", "--first", "human", "--second", "human", name], &lines);
    let text = std::fs::read_to_string(&saved).expect("saved");
    assert!(text.contains("W[cc];B[gg];W[cg]"), "{text}");
    assert_eq!(text.matches("(;").count(), 1, "no variation: {text}");
}

#[test]
fn a_game_is_saved_opened_and_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    let name = file.to_str().expect("text");
    let mut lines: Vec<&str> = MOVES.split(' ').collect();
    let save = format!("save {name}");
    lines.extend(["pass", "pass", "dead:A1", save.as_str(), "quit"]);
    play(&["--size", "5", "--dead", "settle"], &lines);
    let opened = play(&[], &[&format!("open {name}"), "moves", "done", "n"]);
    let moves = format!("{MOVES} pass pass dead:E1");
    assert!(
        opened.contains(&format!("Moves: {moves}\n"))
            && opened.contains("White wins by 6 points\n"),
        "{opened}"
    );
    let rules = ["show", "--game", "go", "--size", "5", "--dead", "settle", "--ascii"];
    let shown = run(&[&rules[..], &[moves.as_str()]].concat(), "");
    assert!(
        shown.contains("(X)")
            && shown.contains("Black: 5 points (5 stones, 0 territory)")
            && shown.contains("\nThe players mark the dead stones.\n")
            && !shown.contains("to move"),
        "{shown}"
    );
    let facts = told(&[&rules[..], &["--json", moves.as_str()]].concat());
    assert_eq!(
        (&facts["game"], &facts["dead_stones"], &facts["captured"]),
        (&"go".into(), &json!(["E1"]), &json!([0, 0]))
    );
    assert_eq!(facts["points"], json!(["5", "11"]), "{facts}");
}

#[test]
fn a_match_ends_also_where_a_game_would_not() {
    let of = |rules: &[&str]| {
        let players = [
            "match", "--json", "--game", "go", "--black", "random", "--white", "random", "--games",
            "6", "--seed", "2",
        ];
        told(&[&players, rules].concat())
    };
    for (rules, most) in
        [(&["--size", "2", "--ko", "none"][..], 12), (&["--size", "3", "--ko", "simple"], 27)]
    {
        let facts = of(rules);
        let records = facts["records"].as_array().expect("records");
        let lengths =
            records.iter().map(|record| record.as_str().expect("text").split_whitespace().count());
        assert!(lengths.max().is_some_and(|length| length <= most), "{facts}");
    }
    let facts = of(&["--size", "2", "--ko", "none"]);
    assert!(facts["draws"].as_u64().is_some_and(|draws| draws > 0), "no result is a draw: {facts}");
    // Dead stones are settled by both alike, so that no game goes round in circles there.
    let players = [
        "match", "--json", "--game", "go", "--black", "low", "--white", "low", "--games", "2",
        "--seed", "3",
    ];
    let facts = told(&[&players[..], &["--size", "5", "--dead", "settle"]].concat());
    assert_eq!(facts["records"].as_array().map(Vec::len), Some(2));
    assert!(facts["records"][0].as_str().is_some_and(|record| record.ends_with("done")), "{facts}");
}

#[test]
fn a_watched_game_that_goes_round_in_circles_ends_with_a_word() {
    let players = ["play", "--game", "go", "--black", "random", "--white", "random"];
    let said = run(&[&players[..], &["--size", "2", "--ko", "none", "--seed", "1"]].concat(), "");
    assert!(
        said.ends_with("No result after 12 moves: the game may be going in circles\n"),
        "{said}"
    );
}

#[test]
fn who_leads_is_told_in_a_game_in_progress() {
    let mut lines: Vec<&str> = MOVES.split(' ').collect();
    lines.extend(["score", "pass", "pass", "score", "done", "n"]);
    let options = ["--size", "5", "--dead", "settle", "--komi", "0.5"];
    let said = play(&options, &lines);
    // The white column is as wide as the black one, the one between them is open, and both corners
    // are dead.
    assert!(said.contains("\nAbout even\n"), "{said}");
    let counted = "Black: 10 points (5 stones, 5 territory)";
    assert_eq!(said.matches(counted).count(), 3, "{said}");
    let other = ["play", "--ascii", "--first", "human", "--second", "human"];
    let said = run(&other, "score\n");
    assert!(said.contains("Unknown command: score"), "{said}");
}
