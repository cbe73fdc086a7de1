//! `plot4 gomocup`: a Gomoku engine that speaks the Gomocup protocol, for managers and tournaments.
//!
//! A thread reads the lines, so that none is lost while the engine thinks and `END` need not wait;
//! see [`RequestQueue`]. Everything else happens here, line by line, and each command is answered
//! before the next one is looked at.

mod player;
mod request;
mod stones;

use std::io::{self, BufReader, Write};
use std::process::ExitCode;
use std::time::Duration;

use player::Brain;
use request::{BlockLine, Info, Owner, Place, Request, Rules};
use stones::Stones;

use super::failure::Failure;
use super::lines::{self, Line};
use super::output::output;
use crate::clock::Stopwatch;
use crate::core::game::Game;
use crate::core::gomoku::{Move, Point, Position, Rule, Setup};
use crate::core::plain;
use crate::worker::{Deadline, RequestQueue};

/// The number of stones in a row that win.
const TARGET: u8 = 5;
const TOO_LONG: &str = "this line is too long to be a command";
/// The memory to use if the manager sets no limit, in bytes.
const USUAL_MEMORY: usize = 64 << 20;
/// The part of the manager's memory limit that the program itself needs, in bytes.
const OWN_MEMORY: usize = 16 << 20;

/// Runs the command until `END` or the end of the input.
pub(super) fn run() -> Result<ExitCode, Failure> {
    let mut input = BufReader::new(io::stdin());
    let read = move || {
        Ok(lines::read(&mut input)?.map(|line| ArrivedLine { line, clock: Stopwatch::start() }))
    };
    let is_urgent = |arrived: &ArrivedLine| matches!(&arrived.line, Line::Text(text) if request::is_urgent(text));
    let mut connection = Connection {
        requests: RequestQueue::start("plot4-requests", read, is_urgent)?,
        postponed: None,
        output: &mut output(),
        setup: None,
        rule: Rule::Freestyle,
        stones: Stones::default(),
        budget: Budget::default(),
        memory: USUAL_MEMORY,
        engine: None,
    };
    connection.serve()?;
    Ok(ExitCode::SUCCESS)
}

/// A line, and the time since its arrival.
struct ArrivedLine {
    line: Line,
    clock: Stopwatch,
}

/// The connection to a manager, and the state of the game.
struct Connection<'a> {
    requests: RequestQueue<ArrivedLine>,
    /// A command that ended a block of stones, to be handled next.
    postponed: Option<ArrivedLine>,
    output: &'a mut dyn Write,
    /// The board and the rules, once there is a game.
    setup: Option<Setup>,
    rule: Rule,
    stones: Stones,
    budget: Budget,
    /// The memory limit of the engine, in bytes.
    memory: usize,
    /// The engine, once a move was requested.
    engine: Option<Brain>,
}

/// The lines of a block of stones, and the clock of its end.
struct Block {
    stones: Vec<Result<(Place, Owner), String>>,
    clock: Stopwatch,
}

/// Whether to continue after a request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

impl Connection<'_> {
    /// Answers one command after the other, until `END` or the end of the input.
    fn serve(&mut self) -> io::Result<()> {
        while let Some(arrived) = self.next_line()? {
            match self.obey(arrived) {
                Ok(Next::GoOn) => {}
                Ok(Next::Leave) => break,
                Err(Failure::Usage(reason) | Failure::Data(reason)) => {
                    self.write_line(&format!("ERROR {reason}"))?;
                }
                Err(Failure::Stream(error)) => return Err(error),
            }
        }
        Ok(())
    }

    fn next_line(&mut self) -> io::Result<Option<ArrivedLine>> {
        match self.postponed.take() {
            Some(arrived) => Ok(Some(arrived)),
            None => self.requests.wait(),
        }
    }

    fn write_line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn obey(&mut self, ArrivedLine { line, clock }: ArrivedLine) -> Result<Next, Failure> {
        let line = match line {
            Line::TooLong => return Err(Failure::data(TOO_LONG)),
            Line::Text(text) if text.trim().is_empty() => return Ok(Next::GoOn),
            Line::Text(text) => text,
        };
        match request::parse(&line)? {
            Request::Start(size) => {
                self.start(checked(size, self.rule)?)?;
            }
            Request::RectStart => {
                let (least, most) = (Setup::MIN_SIZE, Setup::MAX_SIZE_OF_ENGINES);
                return Err(Failure::Data(format!(
                    "boards are square here: use START and a size from {least} to {most}"
                )));
            }
            Request::Restart => self.start(self.setup()?)?,
            Request::Begin => self.begin(clock)?,
            Request::Turn(place) => self.turn(place, clock)?,
            Request::Play(place) => self.play(place)?,
            Request::Board => {
                let clock = self.board()?;
                self.answer(clock)?;
            }
            Request::QuietBoard => {
                self.board()?;
            }
            Request::SwapBoard => {
                self.block()?;
                self.write_line("UNKNOWN SWAP2BOARD is not known here")?;
            }
            Request::TakeBack(place) => self.take_back(place)?,
            Request::Info(info) => self.on_info(info)?,
            Request::About => self.write_line(&about())?,
            // Nothing is thinking any more.
            Request::Stop => {}
            Request::End => return Ok(Next::Leave),
            Request::Unknown(word) => self.write_line(&format!(
                "UNKNOWN {} is not a command of this protocol",
                plain::value(&word)
            ))?,
        }
        Ok(Next::GoOn)
    }

    /// Returns the board and the rules of the game.
    fn setup(&self) -> Result<Setup, String> {
        let none = "there is no game yet: begin with START and a size, as in START 15";
        self.setup.ok_or_else(|| none.to_owned())
    }

    fn start(&mut self, setup: Setup) -> io::Result<()> {
        self.setup = Some(setup);
        self.stones = Stones::default();
        self.engine = None;
        self.budget.start_game();
        self.write_line("OK")
    }

    fn begin(&mut self, clock: Stopwatch) -> Result<(), Failure> {
        self.setup()?;
        if !self.stones.is_empty() {
            return Err(Failure::data("BEGIN is for an empty board: use RESTART first, or BOARD"));
        }
        self.answer(clock)
    }

    /// Makes the opponent's move, and answers it.
    fn turn(&mut self, place: Place, clock: Stopwatch) -> Result<(), Failure> {
        let setup = self.setup()?;
        self.stones.play(setup, point(setup, place)?, Owner::Opponent)?;
        self.answer(clock)
    }

    /// Makes the engine's move that the manager has chosen.
    fn play(&mut self, place: Place) -> Result<(), Failure> {
        let setup = self.setup()?;
        self.stones.play(setup, point(setup, place)?, Owner::Own)?;
        Ok(self.write_line(&place.to_string())?)
    }

    /// Takes back a stone. It need not be the last one, as managers differ in the order in which
    /// they take back several.
    fn take_back(&mut self, place: Place) -> Result<(), Failure> {
        let setup = self.setup()?;
        self.stones.remove(setup, point(setup, place)?)?;
        Ok(self.write_line("OK")?)
    }

    /// Replaces the stones on the board by a block of stones from the input; returns the clock of
    /// its end.
    fn board(&mut self) -> Result<Stopwatch, Failure> {
        let block = self.block()?;
        let setup = self.setup()?;
        let mut stones = Stones::default();
        for stone in block.stones {
            let (place, owner) = stone?;
            stones.put(setup, point(setup, place)?, owner)?;
        }
        stones.position(setup, Owner::Own)?;
        self.stones = stones;
        Ok(block.clock)
    }

    /// Parses the lines of a block up to `DONE`.
    ///
    /// Wrong lines are part of the block, so that several of them get one answer; a command is not,
    /// and ends the block.
    fn block(&mut self) -> Result<Block, Failure> {
        let mut stones = Vec::new();
        while let Some(arrived) = self.next_line()? {
            let Line::Text(text) = &arrived.line else {
                stones.push(Err(TOO_LONG.to_owned()));
                continue;
            };
            match request::parse_block_line(text) {
                Ok(BlockLine::Blank) => {}
                Ok(BlockLine::Stone(place, owner)) => stones.push(Ok((place, owner))),
                Ok(BlockLine::Done) => {
                    return Ok(Block { stones, clock: arrived.clock });
                }
                Ok(BlockLine::Command) => {
                    self.postponed = Some(arrived);
                    break;
                }
                Err(reason) => stones.push(Err(reason)),
            }
        }
        Err(Failure::data("the stones must end with DONE"))
    }

    /// Handles a piece of information, which gets no answer.
    fn on_info(&mut self, info: Info) -> Result<(), Failure> {
        match info {
            Info::TimeoutTurn(limit) => self.budget.limit_turn(limit),
            Info::TimeoutMatch(limit) => self.budget.limit_game(limit),
            Info::TimeLeft(left) => self.budget.set_left(left),
            Info::MaxMemory(limit) => {
                self.memory = limit
                    .map_or(USUAL_MEMORY, |limit| limit.saturating_sub(OWN_MEMORY).max(limit / 4));
                self.engine = None;
            }
            Info::Rule(rules) => {
                let (Rules::Known(rule) | Rules::Caro(rule)) = rules;
                self.rule = rule;
                self.engine = None;
                if let Some(setup) = self.setup {
                    self.setup = Some(checked(setup.size(), rule)?);
                }
                if let Rules::Caro(rule) = rules {
                    self.write_line(&format!("MESSAGE caro is not known here: {rule} is played"))?;
                }
            }
            Info::Other => {}
        }
        Ok(())
    }

    /// Thinks, makes a move and sends it. The clock shows the time since the manager's request.
    fn answer(&mut self, clock: Stopwatch) -> Result<(), Failure> {
        let setup = self.setup()?;
        let position = self.stones.position(setup, Owner::Own)?;
        let mv = self.think(&position, clock).ok_or_else(|| {
            Failure::data("the game is over: begin another one with START or RESTART")
        })?;
        let Move::Place(point) = mv else {
            return Err(Failure::data(
                "every empty point is forbidden, and there is no pass in this protocol",
            ));
        };
        self.stones.put(setup, point, Owner::Own)?;
        self.budget.spend(clock.elapsed());
        Ok(self.write_line(&Place::of(setup, point).to_string())?)
    }

    /// Returns the engine's move, or `None` if the game is over.
    fn think(&mut self, position: &Position, clock: Stopwatch) -> Option<Move> {
        let side = position.to_move();
        let engine = match self.engine.take() {
            Some(engine) if engine.side() == side => engine,
            _ => Brain::new(side, self.memory),
        };
        let engine = self.engine.insert(engine);
        let budget = self.budget.of_move(self.stones.count(Owner::Own));
        let (requests, end) = (&self.requests, self.requests.end());
        let is_stopped = || requests.are_urgent() || end.ends(clock);
        let mut deadline = Deadline::new(clock, budget, is_stopped);
        engine.choose(position, &mut deadline)
    }
}

fn point(setup: Setup, place: Place) -> Result<Point, String> {
    let last = setup.size() - 1;
    place
        .point(setup)
        .ok_or_else(|| format!("{place} is off the board: x and y go from 0 to {last}"))
}

fn checked(size: u8, rule: Rule) -> Result<Setup, Failure> {
    Setup::of_engines(size, TARGET, rule).map_err(|error| Failure::explained(&error))
}

/// Returns the description of the engine that the protocol requires.
fn about() -> String {
    let (version, page) = (env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_REPOSITORY"));
    format!(
        "name=\"Plot 4\", version=\"{version}\", author=\"The Plot 4 developers\", \
        country=\"International\", www=\"{page}\""
    )
}

/// The margin kept from every limit, for the answer to reach the manager and for a system that
/// lets other processes run.
const SPARE: Duration = Duration::from_millis(50);
/// The time for a move if the manager sets none.
const USUAL_TURN: Duration = Duration::from_secs(5);
/// The number of moves that the engine expects to make in a game.
const EXPECTED_MOVES: u32 = 30;
/// The least number of moves to keep time for, however long the game has lasted.
const LEAST_MOVES: u32 = 10;

/// The manager's time limits, and the time left.
#[derive(Clone, Copy, Debug)]
struct Budget {
    turn: Duration,
    game: Option<Duration>,
    left: Option<Duration>,
}

impl Default for Budget {
    fn default() -> Self {
        Self { turn: USUAL_TURN, game: None, left: None }
    }
}

impl Budget {
    /// Sets the limit for a move; 0 means as fast as possible.
    const fn limit_turn(&mut self, limit: Duration) {
        self.turn = limit;
    }

    /// Sets or removes the limit for a game.
    const fn limit_game(&mut self, limit: Option<Duration>) {
        self.game = limit;
        self.left = limit;
    }

    /// Sets the time left by the manager's clock, which is better than our own count.
    const fn set_left(&mut self, left: Duration) {
        self.left = Some(left);
    }

    /// Resets the time left for a new game.
    const fn start_game(&mut self) {
        self.left = self.game;
    }

    fn spend(&mut self, time: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(time));
    }

    /// Returns how long the engine may think after this many moves of its own: the limit for a
    /// move, or its share of the time left for the game if that is less.
    fn of_move(&self, made: usize) -> Duration {
        let turn = self.turn.saturating_sub(SPARE);
        let made = u32::try_from(made).unwrap_or(u32::MAX);
        let to_go = EXPECTED_MOVES.saturating_sub(made).max(LEAST_MOVES);
        self.left.map_or(turn, |left| turn.min(left.saturating_sub(SPARE) / to_go))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_move_never_takes_what_is_to_spare() {
        let mut budget = Budget::default();
        for (limit, expected) in [(0, 0), (30, 0), (50, 0), (300, 250), (30_000, 29_950)] {
            budget.limit_turn(ms(limit));
            assert_eq!(budget.of_move(0), ms(expected), "{limit} ms");
        }
    }

    #[test]
    fn a_game_of_any_length_keeps_within_its_time() {
        let mut budget = Budget::default();
        budget.limit_turn(ms(10_000));
        budget.limit_game(Some(ms(60_000)));
        let mut total = Duration::ZERO;
        for made in 0..200 {
            let time = budget.of_move(made);
            assert!(made > 20 || time > ms(500), "move {made} has {time:?}");
            budget.spend(time);
            total += time;
        }
        assert!(total <= ms(60_000 - 50), "{total:?}");
        budget.set_left(ms(20));
        assert_eq!(budget.of_move(3), Duration::ZERO);
        budget.start_game();
        assert!(budget.of_move(0) > ms(1000), "another game has its own time");
    }
}
