//! The Go engine as a referee meets it: the real binary, through pipes.

use plot4::core::game::{Game as _, Player};
use plot4::core::go::{Area, Move, Point, Position, Setup};

use crate::engine::Engine;

impl Engine {
    /// Starts the program with these arguments.
    fn of(arguments: &[&str]) -> Self {
        Self::start(crate::pipes::program().arg("gtp").args(arguments))
    }

    /// Asserts what lines are answered.
    fn check(&mut self, dialogue: &[(&str, &str)]) {
        for (line, expected) in dialogue {
            assert_eq!(self.ask(line), *expected, "{line}");
        }
    }
}

#[test]
fn the_rules_of_katago_are_set_as_far_as_there_are_such() {
    let mut engine = Engine::of(&["random"]);
    let chinese = r#"= {"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"0"}"#;
    let japanese = chinese.replace("AREA", "TERRITORY").replace("NONE", "SEKI");
    engine.check(&[
        ("boardsize 5", "="),
        ("komi 0", "="),
        ("kata-get-rules", &chinese.replace("SIMPLE", "POSITIONAL")),
        ("set_free_handicap B3 B4", "="),
        ("kata-set-rules Chinese", "="),
        ("kata-get-rules", chinese),
        ("play white A1", "="),
        ("undo", "="),
        ("clear_board", "="),
        (r#"kata-set-rules {"suicide":true}"#, "="),
        ("kata-get-rules", &chinese.replace(r#""suicide":false"#, r#""suicide":true"#)),
        ("kata-set-rules Chinese", "="),
        ("kata-set-rules", "? unsupported rules: choose tromp-taylor, chinese, japanese, korean, stone-scoring, aga, bga, new-zealand, or write JSON"),
    ]);
    for mv in "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 C1 C5 C2 C4".split(' ').enumerate() {
        let (ply, point) = mv;
        let side = ["black", "white"][ply % 2];
        assert_eq!(engine.ask(&format!("play {side} {point}")), "=");
    }
    engine.check(&[
        ("play b pass", "="),
        ("play w pass", "="),
        ("final_score", "= 0"),
        ("komi 0.5", "="),
        ("final_score", "= W+0.5"),
        (r#"kata-set-rules {"scoring": "TERRITORY", "tax": "SEKI"}"#, "="),
        ("kata-get-rules", &japanese),
        ("final_score", "= W+0.5"),
        ("boardsize 9", "="),
        ("kata-get-rules", &japanese),
    ]);
}

#[test]
fn a_score_counts_with_the_player_to_move_as_the_next() {
    let mut engine = Engine::of(&["high"]);
    engine.check(&[("boardsize 9", "="), ("komi 7.5", "=")]);
    let moves =
        "F5 D5 E7 E3 C6 G4 G7 C3 C5 D6 D7 G5 D4 D3 E4 B4 B5 H6 H7 F4 G6 C4 E5 H5 J6 J5 J7 A5 A6 A4";
    for (ply, point) in moves.split(' ').enumerate() {
        let side = ["b", "w"][ply % 2];
        assert_eq!(engine.ask(&format!("play {side} {point}")), "=");
    }
    engine.check(&[
        ("play b F3", "="),
        ("final_status_list dead", "= F3\nD5 D6"),
        ("final_score", "= W+4.5"),
        ("play w pass", "="),
        ("final_score", "= W+4.5"),
        ("undo", "="),
        ("undo", "="),
        ("play b pass", "="),
        ("play w F6", "="),
        ("final_score", "= W+4.5"),
    ]);
}

#[test]
fn rules_change_during_a_game_unless_they_forbid_one_of_its_moves() {
    let mut engine = Engine::of(&["random"]);
    engine.check(&[
        ("boardsize 5", "="),
        ("kata-set-rules {\"ko\": \"NONE\"}", "="),
        ("set_free_handicap B2 A1", "="),
    ]);
    // Black takes a stone on C3, which White could take back.
    for line in [
        "play w D2",
        "play b C2",
        "play w E3",
        "play b B3",
        "play w D4",
        "play b C4",
        "play w C3",
        "play b D3",
    ] {
        assert_eq!(engine.ask(line), "=", "{line}");
    }
    let score = engine.ask("final_score");
    engine.check(&[
        ("kata-set-rules tromp-taylor", "="),
        ("play w C3", "? illegal move"),
        ("undo", "="),
        ("play b D3", "="),
        ("kata-set-rules {\"ko\": \"NONE\"}", "="),
        ("play w C3", "="),
        (
            "kata-set-rules tromp-taylor",
            "? unsupported rules: these rules forbid a move of this game",
        ),
        ("undo", "="),
    ]);
    assert_eq!(engine.ask("final_score"), score, "nothing else has changed");
}

#[test]
fn commands_are_answered_as_the_protocol_has_it() {
    let mut engine = Engine::of(&["random"]);
    engine.check(&[
        ("protocol_version", "= 2"),
        ("name", "= Plot 4"),
        ("7 version", concat!("=7 ", env!("CARGO_PKG_VERSION"))),
        ("known_command genmove", "= true"),
        ("known_command gogui-something", "= false"),
        ("3 gogui-something", "?3 unknown command"),
        ("boardsize 9", "="),
        ("boardsize 1", "? unacceptable size"),
        ("boardsize 26", "? unacceptable size"),
        ("boardsize nine", "? syntax error: write a number"),
        ("boardsize", "? syntax error: an argument is missing"),
        ("komi 6.25", "="),
        ("komi 6.5", "="),
        ("get_komi", "= 6.5"),
        ("komi many", "? syntax error: write a number"),
        ("play black E5 # the middle", "="),
        ("play white E5", "? illegal move"),
        ("play white I5", "? syntax error: choose a point from A1 to J9, or pass"),
        ("play green E4", "? syntax error: choose black or white"),
        ("play w pass", "="),
        ("play b D5", "="),
        ("play b C5", "="),
        ("undo", "="),
        ("undo", "="),
        ("undo", "="),
        ("undo", "="),
        ("undo", "? cannot undo"),
        ("fixed_handicap 5", "= C3 G7 C7 G3 E5"),
        ("fixed_handicap 2", "? board not empty"),
        ("clear_board", "="),
        ("fixed_handicap 10", "? invalid number of stones"),
        ("boardsize 8", "="),
        ("fixed_handicap 5", "? invalid number of stones"),
        ("place_free_handicap 5", "= C3 F6 C6 F3"),
        ("boardsize 5", "="),
        ("fixed_handicap 2", "? invalid number of stones"),
        ("place_free_handicap 1", "? invalid number of stones"),
        ("place_free_handicap 9", "= A1 E5"),
        ("play white A1", "? illegal move"),
        ("boardsize 9", "="),
        ("set_free_handicap D4 D4", "? bad vertex list"),
        ("set_free_handicap D4 E5 F6", "="),
        ("clear_board", "="),
        ("time_settings 0 1 1", "="),
        ("time_left black 1 1", "="),
        ("time_left black one 1", "? syntax error: write a number"),
        ("time_left black -3 0", "="),
        ("time_left black +3 0", "? syntax error: write a number"),
        ("time_left black 1e3 0", "? syntax error: write a number"),
        ("time_left black inf 0", "? syntax error: write a number"),
        ("time_left black 9223372036854775807 0", "? syntax error: write a number"),
        ("time_settings inf 1 1", "? syntax error: write a number"),
        ("final_status_list seki", "="),
        ("final_status_list sleeping", "? syntax error: choose dead, alive or seki"),
        ("loadsgf /nowhere/game.sgf", "? cannot load file"),
    ]);
    assert_eq!(engine.ask("list_commands").lines().count(), 28);
    assert!(engine.ask("showboard").contains("A B C D E F G H J"));
    assert_eq!(engine.ask("quit"), "=");
    assert!(engine.child.wait().expect("it ends").success());
}

#[test]
fn komi_is_a_plain_number_within_the_limit() {
    let mut engine = Engine::of(&["random"]);
    for accepted in ["0", "-0", "7.5", "6.25", "-3.50", "6.", ".5", "007", "999", "-999.0"] {
        assert_eq!(engine.ask(&format!("komi {accepted}")), "=", "{accepted}");
    }
    for no_number in [
        "inf", "-inf", "+inf", "infinity", "INF", "nan", "NaN", "-nan", "1e309", "1e3", "1E0",
        "+7", "", ".", "-", "--1", "1.2.3", "7,5", "0x7", "٧",
    ] {
        let answer = engine.ask(&format!("komi {no_number}"));
        assert!(answer.starts_with("? syntax error: "), "{no_number}: {answer}");
    }
    let digits = "9".repeat(400);
    for absurd in ["999.5", "1000", "-1000000", digits.as_str()] {
        assert_eq!(
            engine.ask(&format!("komi {absurd}")),
            "? unacceptable komi: choose -999 to 999",
            "{absurd}"
        );
    }
}

#[test]
fn a_komi_that_is_rounded_is_told() {
    let told = |komi: &str| {
        let input = format!("komi {komi}\nquit\n");
        let run = crate::pipes::run_with(&["gtp", "random"], input.as_bytes());
        assert_eq!(run.output, "=\n\n=\n\n", "{komi}");
        run.errors
    };
    let rounded = "note: komi 6.25 is rounded to 6.5, as points are counted in halves\n";
    assert_eq!(told("6.25"), rounded);
    assert_eq!(told("6.50"), "");
}

#[test]
fn a_refused_komi_changes_nothing() {
    let mut engine = Engine::of(&["random"]);
    engine.check(&[
        ("boardsize 5", "="),
        ("komi 3.5", "="),
        ("komi inf", "? syntax error: write a number"),
        ("komi 1000", "? unacceptable komi: choose -999 to 999"),
        ("final_score", "= W+3.5"),
    ]);
}

#[test]
fn superko_is_kept_on_both_sides() {
    let moves = ["A2", "B1", "B2", "C2", "B3", "D1", "A3", "A1", "C1"];
    for (arguments, expected) in
        [(&["random"][..], "? illegal move"), (&["random", "--ko", "simple"], "=")]
    {
        let mut engine = Engine::of(arguments);
        engine.ask("boardsize 9");
        for (mv, colour) in moves.iter().zip(["b", "w"].iter().cycle()) {
            assert_eq!(engine.ask(&format!("play {colour} {mv}")), "=");
        }
        assert_eq!(engine.ask("play w B1"), expected);
    }
}

/// Lets two players play a game on a board of their own each, and returns the moves and what both
/// say of the end.
fn referee(size: u8, modes: [&str; 2]) -> (Position, [String; 2]) {
    let setup = Setup::new(size).expect("a size").with_komi("7.5".parse().expect("a komi"));
    let mut engines = modes.map(|mode| Engine::of(&[mode, "--seed", "5"]));
    for engine in &mut engines {
        engine.check(&[
            (format!("boardsize {size}").as_str(), "="),
            ("clear_board", "="),
            ("komi 7.5", "="),
        ]);
    }
    let mut position = Position::start(setup);
    while position.outcome().is_none() {
        let player = position.to_move();
        let colour = ["black", "white"][player.index()];
        let answer = engines[player.index()].ask(&format!("genmove {colour}"));
        let name = answer.strip_prefix("= ").expect("a move");
        let mv = if name == "PASS" {
            Move::Pass
        } else {
            Move::Place(name.parse::<Point>().expect("a point"))
        };
        position.play(mv).expect("a legal move");
        assert_eq!(engines[player.other().index()].ask(&format!("play {colour} {name}")), "=");
    }
    (position, engines.map(|mut engine| engine.ask("final_score")))
}

#[test]
fn whole_games_are_played_through_the_protocol() {
    let (position, scores) = referee(5, ["low", "random"]);
    assert_eq!(scores[0], scores[1], "both count the same");
    let lead = position.count().lead();
    // Of the other's stones some may be dead, so the board as it stands says who wins, and by how
    // much at least.
    let (sign, least) = if lead > 0 { ("= B+", lead) } else { ("= W+", -lead) };
    let points: f64 = scores[0]
        .strip_prefix(sign)
        .and_then(|points| points.parse().ok())
        .expect("the winner's points");
    let least: f64 = Area::points(least).parse().expect("points");
    assert!(points >= least, "{scores:?} in {position:?}");
    let (position, _) = referee(9, ["random", "low"]);
    assert_eq!(position.outcome(), Some(plot4::core::game::Outcome::Win(Player::Second)));
}

#[test]
fn a_game_of_a_file_is_loaded_up_to_a_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;GM[1]SZ[9]KM[6.5];B[ee];W[cc];B[gg])").expect("a file");
    let mut engine = Engine::of(&["random"]);
    let name = file.display();
    engine.check(&[
        (format!("loadsgf {name}").as_str(), "= white"),
        ("play white E5", "? illegal move"),
        (format!("loadsgf {name} 3").as_str(), "= black"),
        ("play black G3", "="),
        ("play black C7", "? illegal move"),
    ]);
}

#[test]
fn a_problem_of_a_file_is_loaded_with_its_stones_and_whose_turn_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("problem.sgf");
    let text = "(;GM[1]SZ[9]AB[cc][dc]AW[cd][dd][bc]PL[W];W[bb];B[gg])";
    std::fs::write(&file, text).expect("a file");
    let mut engine = Engine::of(&["random"]);
    let name = file.display();
    engine.check(&[(format!("loadsgf {name} 1").as_str(), "= white")]);
    let stones = |engine: &mut Engine| {
        let board = engine.ask("showboard");
        ['X', 'O'].map(|stone| board.matches(stone).count())
    };
    assert_eq!(stones(&mut engine), [2, 3]);
    engine.check(&[
        ("play white C7", "? illegal move"),
        ("fixed_handicap 2", "? board not empty"),
        ("komi 3.5", "="),
        ("play white B8", "="),
    ]);
    assert_eq!(stones(&mut engine), [2, 4]);
    engine.check(&[("komi 4.5", "="), ("undo", "=")]);
    assert_eq!(stones(&mut engine), [2, 3]);
    engine.check(&[(format!("loadsgf {name}").as_str(), "= white"), ("clear_board", "=")]);
    assert_eq!(stones(&mut engine), [0, 0]);
}

#[test]
fn of_a_file_only_size_and_komi_stay_and_of_one_that_cannot_be_loaded_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("a file");
        file.display().to_string()
    };
    let handicap = write(
        "handicap.sgf",
        "(;GM[1]SZ[9]HA[2]AB[cg][gc]KM[0.5]SCORING[stones]DEAD[settle];W[ee])",
    );
    // A game that the file's own rule allows and the engine's refuses, at its last move.
    let names = ["ah", "bi", "bh", "ch", "bg", "di", "ag", "ai", "ci", "bi"];
    let moves: Vec<String> = names
        .iter()
        .zip(["B", "W"].iter().cycle())
        .map(|(at, colour)| format!(";{colour}[{at}]"))
        .collect();
    let cycle = write("cycle.sgf", &format!("(;GM[1]SZ[9]KORULE[simple]{})", moves.concat()));
    let mut engine = Engine::of(&["random"]);
    engine.check(&[
        (format!("loadsgf {handicap}").as_str(), "= black"),
        ("play b C3", "? illegal move"),
        ("play b A1", "="),
    ]);
    // Two passes end the game with all stones, as always here.
    engine.check(&[
        ("undo", "="),
        ("undo", "="),
        ("undo", "? cannot undo"),
        ("clear_board", "="),
        ("play b C3", "="),
        ("undo", "="),
    ]);
    let board = engine.ask("showboard");
    assert!(!board.contains(['X', 'O']), "an empty board: {board}");
    engine.check(&[
        ("play b E5", "="),
        ("loadsgf /nowhere/game.sgf", "? cannot load file"),
        ("play w E5", "? illegal move"),
    ]);
    engine.check(&[
        (format!("loadsgf {cycle}").as_str(), "? cannot load file"),
        ("play w E5", "? illegal move"),
        ("play w A2", "="),
    ]);
    engine.check(&[("undo", "="), ("undo", "="), ("undo", "? cannot undo")]);
}

#[test]
fn equal_moves_are_chosen_by_chance_and_another_each_time() {
    let game = |arguments: &[&str]| {
        let mut engine = Engine::of(arguments);
        engine.check(&[("boardsize 19", "="), ("clear_board", "=")]);
        let moves: Vec<String> = ["b", "w", "b", "w", "b", "w"]
            .map(|colour| engine.ask(&format!("genmove {colour}")))
            .into();
        moves.join(" ")
    };
    let seeded = game(&["random", "--seed", "3"]);
    assert_eq!(seeded, game(&["random", "--seed", "3"]));
    assert_ne!(seeded, game(&["random", "--seed", "4"]));
    assert_ne!(seeded, "= A1 = B1 = C1 = D1 = E1 = F1");
    assert_ne!(
        game(&["random"]),
        game(&["random"]),
        "six moves that are equal by chance: once in 10^15"
    );
}

/// Returns what the engine answers to six requests for a move of Black, who has lost everything.
fn answers_of_the_loser(arguments: &[&str]) -> Vec<String> {
    let mut engine = Engine::of(arguments);
    engine.check(&[("boardsize 5", "="), ("clear_board", "="), ("komi 99.5", "=")]);
    for point in "A2 B2 C2 D2 E2 A4 B4 C4 D4 E4".split(' ') {
        engine.check(&[(&format!("play white {point}"), "=")]);
    }
    for point in ["A1", "C1", "E1"] {
        engine.check(&[(&format!("play black {point}"), "=")]);
    }
    let ask = |_| {
        let answer = engine.ask("genmove black");
        engine.check(&[("play white pass", "=")]);
        answer
    };
    (0..6).map(ask).collect()
}

#[test]
fn a_lost_game_is_resigned_if_that_is_asked_for() {
    let player = ["playouts:300", "--seed", "1"];
    let answers = answers_of_the_loser(&[&player[..], &["--resign"]].concat());
    let first = answers.iter().position(|answer| answer == "= resign");
    assert!(first.is_some_and(|first| first >= 2), "{answers:?}");
    let answers = answers_of_the_loser(&player);
    assert!(answers.iter().all(|answer| answer != "= resign"), "{answers:?}");
}
