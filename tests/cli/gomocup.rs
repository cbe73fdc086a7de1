//! The engine as a manager meets it: the real binary, through pipes, held to its answers and to its
//! time.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::fair_clock::FairClock;
use plot4::clock::Stopwatch;
use plot4::core::game::Game;
use plot4::core::gomoku::{Move, Point, Position, Rule, Setup};

/// How long a loaded machine may take to wake the engine and the test, at worst; what the engine
/// itself plans is tested beside it.
const LOAD: Duration = Duration::from_secs(1);
/// The longest that a test waits for what should come at once.
const PATIENCE: Duration = Duration::from_secs(20);

/// An engine, and what it says.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let mut child = crate::pipes::program()
            .arg("gomocup")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, lines) = mpsc::channel();
        #[expect(clippy::disallowed_methods, reason = "a line is waited for with a limit")]
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.expect("the program writes text")).is_err() {
                    break;
                }
            }
        });
        Self { input: child.stdin.take(), child, lines }
    }

    /// Returns an engine that has been asked this, one command a line, and has said `OK` to a
    /// `START` among it.
    fn started(commands: &str) -> Self {
        let mut engine = Self::start();
        engine.tell(commands);
        assert_eq!(engine.line(), "OK", "{commands:?}");
        engine
    }

    fn tell(&mut self, commands: &str) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(format!("{commands}\n").as_bytes()).expect("the program reads");
        input.flush().expect("the program reads");
    }

    fn line(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the program answers")
    }

    /// Asserts that the engine says nothing more to the last command: the next answer is that to a
    /// command of ours.
    fn is_silent(&mut self) {
        self.tell("hush");
        assert!(self.line().starts_with("UNKNOWN hush"));
    }

    fn ask(&mut self, commands: &str) -> String {
        self.tell(commands);
        self.line()
    }

    /// Returns the answer to a command, which must come within this time and [`LOAD`].
    fn ask_within(&mut self, commands: &str, limit: Duration) -> String {
        let clock = FairClock::start();
        let answer = self.ask(commands);
        let time = clock.elapsed();
        assert!(time < limit + LOAD, "{commands:?} was answered in {time:?}, and had {limit:?}");
        answer
    }

    /// Waits for the end of the program, and returns what it had still to say and its status.
    fn end(mut self, limit: Duration) -> (Vec<String>, Option<i32>) {
        let clock = FairClock::start();
        let status = loop {
            match self.child.try_wait().expect("the status") {
                Some(status) => break status,
                None if clock.elapsed() > limit + LOAD => {
                    panic!("it has not ended after {limit:?}")
                }
                None => thread::sleep(Duration::from_millis(2)),
            }
        };
        (self.lines.iter().collect(), status.code())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Ended long ago, unless a test fails.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn setup(size: u8, rule: Rule) -> Setup {
    Setup::of_engines(size, 5, rule).expect("a board of engines")
}

/// Returns the point that an answer names, counted from the upper left.
fn point(setup: Setup, answer: &str) -> Point {
    let (x, y) = answer.split_once(',').unwrap_or_else(|| panic!("{answer:?} is no point"));
    let number =
        |text: &str| text.parse::<u8>().unwrap_or_else(|_| panic!("{answer:?} is no point"));
    Point::at(number(x), setup.size() - 1 - number(y))
}

/// Returns a point as the protocol has it.
fn text(setup: Setup, point: Point) -> String {
    format!("{},{}", point.column(), setup.size() - 1 - point.row())
}

/// Returns the stones of a drawing as a block: `X` the engine's, `O` the opponent's, row by row
/// from the top.
fn block(drawing: &str) -> String {
    let mut lines = vec!["BOARD".to_owned()];
    for (y, row) in drawing.split_whitespace().enumerate() {
        for (x, mark) in row.chars().enumerate() {
            match mark {
                'X' => lines.push(format!("{x},{y},1")),
                'O' => lines.push(format!("{x},{y},2")),
                _ => {}
            }
        }
    }
    lines.push("DONE".to_owned());
    lines.join("\n")
}

/// Lets two engines play a game to its end, and returns how it ended. Each move must be legal, and
/// come within the limit.
fn game(setup: Setup, number: u8, info: &str, limit: Duration) -> Position {
    let begin = format!("INFO rule {number}\n{info}\nSTART {}", setup.size());
    let mut engines = [Engine::started(&begin), Engine::started(&begin)];
    let mut position = Position::empty(setup);
    let mut command = "BEGIN".to_owned();
    while position.outcome().is_none() && !position.must_pass() {
        let engine = &mut engines[position.to_move().index()];
        let answer = engine.ask_within(&command, limit);
        let mv = Move::Place(point(setup, &answer));
        position.play(mv).unwrap_or_else(|illegal| panic!("{illegal:?} {position:?}"));
        command = format!("TURN {answer}");
    }
    for engine in &mut engines {
        engine.tell("END");
    }
    for engine in engines {
        assert_eq!(engine.end(PATIENCE), (Vec::new(), Some(0)));
    }
    position
}

#[test]
fn whole_games_of_every_rule_and_size_are_legal() {
    let fast = "INFO timeout_turn 0";
    for (size, number, rule) in [
        (5, 0, Rule::Freestyle),
        (15, 1, Rule::Standard),
        (15, 4, Rule::Renju),
        (9, 4, Rule::Renju),
        (20, 0, Rule::Freestyle),
    ] {
        let end = game(setup(size, rule), number, fast, PATIENCE);
        assert!(end.stones() >= 9, "{rule} on {size}: {end:?}");
    }
}

#[test]
fn a_game_keeps_within_the_time_of_each_move_and_of_all() {
    let clock = FairClock::start();
    let setup = setup(15, Rule::Freestyle);
    let end = game(
        setup,
        0,
        "INFO timeout_turn 400\nINFO timeout_match 4000",
        Duration::from_millis(400),
    );
    // Both have four seconds; what is left over is the start of two programs.
    assert!(clock.elapsed() < Duration::from_secs(9), "{:?} for {end:?}", clock.elapsed());
}

#[test]
fn every_command_has_its_answer() {
    let mut engine = Engine::start();
    assert!(engine.ask("ABOUT").starts_with("name=\"Plot 4\", version=\""));
    assert_eq!(engine.ask("START 15"), "OK");
    engine.tell(
        "INFO timeout_turn 300\nINFO max_memory 83886080\nINFO game_type 1\nINFO folder \
        /tmp\nINFO evaluate 3,3",
    );
    engine.is_silent();
    assert_eq!(engine.ask("PLAY 3,4"), "3,4");
    assert!(engine.ask("TURN 3,5").contains(','));
    assert_eq!(engine.ask("RESTART"), "OK");
    assert_eq!(engine.ask("BEGIN"), "7,7");
    assert_eq!(engine.ask("restart\r"), "OK", "capitals and the ends of lines do not matter");
    engine.tell("YXBOARD\n7,7,2\nDONE\n\nSTOP");
    engine.is_silent();
    assert!(engine.ask("SWAP2BOARD\n7,7\n8,7\n9,9\nDONE").starts_with("UNKNOWN SWAP2BOARD"));
    engine.is_silent();
    assert!(engine.ask("INFO rule 8").starts_with("MESSAGE caro"));
    engine.tell("END");
    assert_eq!(engine.end(PATIENCE), (Vec::new(), Some(0)));
}

#[test]
fn wrong_commands_are_answered_by_what_would_be_right() {
    let cases = [
        ("BEGIN", "ERROR there is no game yet: begin with START and a size, as in START 15"),
        ("START 4", "ERROR Unsupported board size 4: choose 5 to 20"),
        ("START 21", "ERROR Unsupported board size 21: choose 5 to 20"),
        ("START fifteen", "ERROR `fifteen` after START is not a whole number"),
        ("RECTSTART 15,10", "ERROR boards are square here: use START and a size from 5 to 20"),
        (
            "BOARD\n7,7,1\nDONE",
            "ERROR there is no game yet: begin with START and a size, as in START 15",
        ),
        ("START 15", "OK"),
        ("TURN 15,0", "ERROR 15,0 is off the board: x and y go from 0 to 14"),
        ("TURN 7", "ERROR `7` is not a point: write TURN x,y, as in TURN 7,7"),
        ("TAKEBACK 7,7", "ERROR 7,7: there is no stone to take back"),
        ("PLAY 7,7", "7,7"),
        ("BEGIN", "ERROR BEGIN is for an empty board: use RESTART first, or BOARD"),
        ("TURN 7,7", "ERROR 7,7: This place is already taken"),
        ("BOARD\n7,7,2\n7,7,1\nDONE", "ERROR 7,7: there are two stones on this point"),
        (
            "BOARD\n7,7,3\n1,1\nDONE",
            "ERROR `7,7,3` is not a stone: write x,y,who with who 1 (own) or 2 (opponent's), and \
            DONE at the end",
        ),
        (
            "BOARD\n7,7,1\nDONE",
            "ERROR players alternate, so the player to move has as many stones as the other \
            player or one fewer: here 1 against 0",
        ),
        ("INFO timeout_turn soon", "ERROR `soon` after timeout_turn is not a whole number"),
        ("hello", "UNKNOWN hello is not a command of this protocol"),
    ];
    let mut engine = Engine::start();
    for (command, expected) in cases {
        assert_eq!(engine.ask(command), expected, "{command:?}");
    }
    let long = "TURN ".to_owned() + &"1".repeat(10_000);
    assert_eq!(engine.ask(&long), "ERROR this line is too long to be a command");
    engine.tell("BOARD\n7,7,2\nABOUT");
    assert_eq!(engine.line(), "ERROR the stones must end with DONE");
    assert!(engine.line().starts_with("name="), "the command that ended the stones is obeyed");
    assert_eq!(
        engine.ask("PLAY 8,8"),
        "ERROR players alternate, so the player to move has as many stones as the other player or \
        one fewer: here 1 against 0",
        "the game is as it was"
    );
}

/// A four is filled up and a five is made, with the least of time and with more.
#[test]
fn positions_of_a_board_are_answered_well() {
    let own_four = "
        ..........
        ..O.......
        ...O......
        ..XXXX.O..
        ......O...
        ..........
        ..........
        ..........
        ..........
        ..........";
    let their_four = "
        ..........
        ..........
        ..........
        .XOOOO....
        ..X.......
        ...X......
        ..........
        ..........
        ..........
        ..........";
    for limit in [0, 300] {
        let mut engine = Engine::started(&format!("START 10\nINFO timeout_turn {limit}"));
        let winning = engine.ask_within(&block(own_four), Duration::from_secs(1));
        assert!(["1,3", "6,3"].contains(&winning.as_str()), "{winning} with {limit} ms");
        assert!(engine.ask("TURN 9,9").starts_with("ERROR 9,9: The game is already over"));
        let blocking = engine.ask_within(&block(their_four), Duration::from_secs(1));
        assert_eq!(blocking, "6,3", "with {limit} ms");
        assert!(engine.ask("TURN 9,0").contains(','), "the game goes on from there");
    }
}

#[test]
fn what_is_taken_back_can_be_played_otherwise() {
    let mut engine = Engine::started("START 15\nINFO timeout_turn 100");
    let first = engine.ask("BEGIN");
    let second = engine.ask("TURN 8,8");
    // The last move first, or the first one first: managers differ.
    assert_eq!(engine.ask("TAKEBACK 8,8"), "OK");
    assert_eq!(engine.ask(&format!("TAKEBACK {second}")), "OK");
    assert_eq!(
        engine.ask(&format!("TURN {first}")),
        format!("ERROR {first}: This place is already taken")
    );
    let other = engine.ask("TURN 8,8");
    // In the same time it may see less than before, so that the answer need not be the same.
    assert!(other != first && other != "8,8", "{other} is taken");
    for place in [other.as_str(), "8,8", first.as_str()] {
        assert_eq!(engine.ask(&format!("TAKEBACK {place}")), "OK");
    }
    assert_eq!(engine.ask("BEGIN"), first);
}

#[test]
fn each_answer_comes_within_its_time() {
    let limit = Duration::from_millis(300);
    let mut engine = Engine::started("START 20\nINFO timeout_turn 300");
    let mut position = Position::empty(setup(20, Rule::Freestyle));
    let setup = position.setup();
    let mut times = Vec::new();
    for _ in 0..6 {
        // The opponent plays far off, so that the game lasts.
        let far = position
            .points()
            .find(|&point| position.stone(point).is_none())
            .expect("an empty point");
        position.play(Move::Place(far)).expect("a legal move");
        let (clock, whole) = (FairClock::start(), Stopwatch::start());
        let answer = engine.ask_within(&format!("TURN {}", text(setup, far)), limit);
        times.push(clock.elapsed());
        position.play(Move::Place(point(setup, &answer))).expect("a legal move");
        if position.outcome().is_some() {
            break;
        }
        assert!(
            position.stones() > 8 || whole.elapsed() > Duration::from_millis(50),
            "it has used its time"
        );
    }
    times.sort_unstable();
    assert!(times[times.len() / 2] < limit, "{times:?}");
    // The share of what is left for the game is what counts, where that is less.
    engine.tell("RESTART\nINFO timeout_turn 20000\nINFO time_left 3000");
    assert_eq!(engine.line(), "OK");
    engine.ask_within("TURN 7,7", Duration::from_millis(400));
    engine.tell("INFO time_left 0");
    engine.ask_within("TURN 1,1", limit);
}

#[test]
fn commands_in_mid_thought_wait_their_turn() {
    let mut engine = Engine::started("START 15\nINFO timeout_turn 600");
    engine.tell("TURN 7,7");
    thread::sleep(Duration::from_millis(100));
    engine.tell("ABOUT\nTURN 0,14\nfoo\nRESTART\nTURN 3,3\nTURN 99,99");
    let answers: Vec<String> = (0..7).map(|_| engine.line()).collect();
    let kinds: Vec<&str> =
        answers.iter().map(|answer| answer.split([' ', '=']).next().expect("a word")).collect();
    let is_move = |answer: &str| {
        answer.contains(',') && answer.starts_with(|character: char| character.is_ascii_digit())
    };
    assert!(is_move(kinds[0]) && is_move(kinds[2]) && is_move(kinds[5]), "{answers:?}");
    assert_eq!(
        [kinds[1], kinds[3], kinds[4], kinds[6]],
        ["name", "UNKNOWN", "OK", "ERROR"],
        "{answers:?}"
    );
}

#[test]
fn stop_ends_the_thinking_that_came_before_it_alone() {
    let mut engine = Engine::started("START 15\nINFO timeout_turn 10000");
    engine.tell("TURN 7,7");
    thread::sleep(Duration::from_millis(200));
    let answer = engine.ask_within("STOP", Duration::from_millis(500));
    assert!(answer.contains(','));
    engine.tell("INFO timeout_turn 400\nRESTART");
    assert_eq!(engine.line(), "OK");
    let clock = Stopwatch::start();
    engine.ask("TURN 7,7");
    assert!(clock.elapsed() > Duration::from_millis(100), "it thinks again: {:?}", clock.elapsed());
}

#[test]
fn the_end_does_not_wait_for_a_thought() {
    for others in ["", "ABOUT\nTURN 0,0\nSTART 15\nBEGIN\n"] {
        let mut engine = Engine::started("START 15\nINFO timeout_turn 20000");
        engine.tell("TURN 7,7");
        thread::sleep(Duration::from_millis(300));
        engine.tell(&format!("{others}END\nABOUT"));
        let (_, status) =
            engine.end(Duration::from_millis(100 * if others.is_empty() { 1 } else { 3 }));
        assert_eq!(status, Some(0));
    }
}

#[test]
fn the_end_of_the_input_is_the_end() {
    let mut engine = Engine::started("START 15\nINFO timeout_turn 100");
    engine.tell("BEGIN");
    drop(engine.input.take());
    assert_eq!(
        engine.end(PATIENCE),
        (vec!["7,7".to_owned()], Some(0)),
        "what was asked is answered"
    );
    let mut engine = Engine::started("START 15");
    engine.tell("BOARD\n7,7,1");
    drop(engine.input.take());
    let (said, status) = engine.end(PATIENCE);
    assert_eq!((said.len(), status), (1, Some(0)), "{said:?}");
}

/// Black's threes meet on a point that renju forbids to it.
#[test]
fn a_forbidden_point_is_neither_played_nor_accepted() {
    let threes = "
        ...............
        ...............
        ...............
        ...............
        .......X.......
        .......X.......
        .....XX........
        .O.............
        ...............
        .O.O...........
        .......O.......
        ...............
        ...............
        ...............
        ...............";
    for limit in [0, 300] {
        let mut engine =
            Engine::started(&format!("INFO rule 4\nINFO timeout_turn {limit}\nSTART 15"));
        assert_ne!(engine.ask(&block(threes)), "7,6", "with {limit} ms");
    }
    let mut engine = Engine::started("INFO rule 4\nINFO timeout_turn 0\nSTART 15");
    for (own, theirs) in [("1,7", "7,4"), ("1,9", "7,5"), ("3,9", "5,6"), ("7,10", "6,6")] {
        engine.tell(&format!("TURN {theirs}"));
        let answer = engine.line();
        assert_eq!(engine.ask(&format!("TAKEBACK {answer}")), "OK");
        assert_eq!(engine.ask(&format!("PLAY {own}")), own);
    }
    let refused = engine.ask("TURN 7,6");
    assert!(refused.starts_with("ERROR 7,6: "), "{refused}");
    assert!(!refused.contains("taken"), "{refused}");
    assert!(engine.ask("TURN 7,7").contains(','), "another move is accepted");
}

/// Six in a row win where five or more do, and nothing where exactly five do.
#[test]
fn the_rules_can_be_told_before_and_after_the_start() {
    let nearly_six = "
        ...............
        .XXX.XX........
        ...............
        .O.O.O.O.......
        .........O.....";
    for (commands, goes_on) in [
        ("START 15", false),
        ("INFO rule 1\nSTART 15", true),
        ("START 15\nINFO rule 1", true),
        ("INFO rule 0\nSTART 15", false),
    ] {
        let mut engine = Engine::started(&format!("INFO timeout_turn 0\n{commands}"));
        engine.tell(&format!("YX{}", block(nearly_six)));
        assert_eq!(engine.ask("PLAY 4,1"), "4,1");
        let answer = engine.ask("TURN 14,14");
        assert_eq!(!answer.starts_with("ERROR"), goes_on, "{commands:?}: {answer}");
    }
}
