//! The Go engine as a referee meets it: the real binary, through pipes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use plot4::core::game::{Game as _, Player};
use plot4::core::go::{Area, Move, Point, Position, Setup};

/// An engine and the way to it.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_plot4"))
            .arg("gtp")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Self { child, input, output: BufReader::new(output) }
    }

    /// Sends a line, and returns the whole answer up to the empty line after it.
    fn ask(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").expect("the program listens");
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("text") > 0, "the program has ended after: {answer}");
            if line == "\n" {
                return answer.trim_end().to_owned();
            }
            answer += &line;
        }
    }

    /// Asserts what lines are answered.
    fn check(&mut self, dialogue: &[(&str, &str)]) {
        for (line, expected) in dialogue {
            assert_eq!(self.ask(line), *expected, "{line}");
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn commands_are_answered_as_the_protocol_has_it() {
    let mut engine = Engine::start(&["random"]);
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
        ("boardsize nine", "? syntax error"),
        ("boardsize", "? syntax error"),
        ("komi 6.5", "="),
        ("komi many", "? syntax error"),
        ("play black E5 # the middle", "="),
        ("play white E5", "? illegal move"),
        ("play white I5", "? syntax error"),
        ("play green E4", "? syntax error"),
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
        ("set_free_handicap D4 D4", "? bad vertex list"),
        ("set_free_handicap D4 E5 F6", "="),
        ("clear_board", "="),
        ("time_settings 0 1 1", "="),
        ("time_left black 1 1", "="),
        ("time_left black one 1", "? syntax error"),
        ("final_status_list seki", "="),
        ("final_status_list sleeping", "? syntax error"),
        ("loadsgf /nowhere/game.sgf", "? cannot load file"),
    ]);
    assert_eq!(engine.ask("list_commands").lines().count(), 21);
    assert!(engine.ask("showboard").contains("A B C D E F G H J"));
    assert_eq!(engine.ask("quit"), "=");
    assert!(engine.child.wait().expect("it ends").success());
}

#[test]
fn superko_is_kept_on_both_sides() {
    let moves = ["A2", "B1", "B2", "C2", "B3", "D1", "A3", "A1", "C1"];
    for (arguments, expected) in [(&["random"][..], "? illegal move"), (&["random", "--ko", "simple"], "=")] {
        let mut engine = Engine::start(arguments);
        engine.ask("boardsize 9");
        for (mv, colour) in moves.iter().zip(["b", "w"].iter().cycle()) {
            assert_eq!(engine.ask(&format!("play {colour} {mv}")), "=");
        }
        assert_eq!(engine.ask("play w B1"), expected);
    }
}

/// Lets two players play a game on a board of their own each, and returns the moves and what both say of the end.
fn referee(size: u8, modes: [&str; 2]) -> (Position, [String; 2]) {
    let setup = Setup::new(size).expect("a size").with_komi("7.5".parse().expect("a komi"));
    let mut engines = modes.map(|mode| Engine::start(&[mode, "--seed", "5"]));
    for engine in &mut engines {
        engine.check(&[(format!("boardsize {size}").as_str(), "="), ("clear_board", "="), ("komi 7.5", "=")]);
    }
    let mut position = Position::start(setup);
    while position.outcome().is_none() {
        let player = position.to_move();
        let colour = ["black", "white"][player.index()];
        let answer = engines[player.index()].ask(&format!("genmove {colour}"));
        let name = answer.strip_prefix("= ").expect("a move");
        let mv = if name == "PASS" { Move::Pass } else { Move::Place(name.parse::<Point>().expect("a point")) };
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
    // Nothing dead is left between these two, so the board as it stands is what counts.
    let winner = if lead > 0 { "B" } else { "W" };
    assert_eq!(scores[0], format!("= {winner}+{}", Area::points(lead.abs())), "{position:?}");
    let (position, _) = referee(9, ["random", "low"]);
    assert_eq!(position.outcome(), Some(plot4::core::game::Outcome::Win(Player::Second)));
}

#[test]
fn a_game_of_a_file_is_loaded_up_to_a_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;GM[1]SZ[9]KM[6.5];B[ee];W[cc];B[gg])").expect("a file");
    let mut engine = Engine::start(&["random"]);
    let name = file.display();
    engine.check(&[
        (format!("loadsgf {name}").as_str(), "= white"),
        ("play white E5", "? illegal move"),
        (format!("loadsgf {name} 3").as_str(), "= black"),
        ("play black G3", "="),
        ("play black C7", "? illegal move"),
    ]);
}
