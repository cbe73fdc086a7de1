//! The board and the player of the protocol, the effect of each command, and the end of a game: the
//! winner, the margin, and the dead stones.

use std::mem;
use std::path::Path;

use super::command::{Command, NOT_A_NUMBER, player};
use super::report::{Dialect, Estimates, Request, report};
use super::rules::Rules;
use super::time::{Budget, Clock, Time, TimeLeft};
use crate::cli::failure::remark;
use crate::clock::Stopwatch;
use crate::core::control::Unlimited;
use crate::core::game::{Game as _, Player};
use crate::core::go::life::{Fate, Life};
use crate::core::go::strategy::{endless, gives_up, playouts};
use crate::core::go::{Area, Computer, Go, Ko, Komi, Move, Point, Position, Setup, Stones, Trees};
use crate::core::kind::{Characters, Colour, HopelessTurns, Notation, TextLook};
use crate::core::search::{Report, Strategy};
use crate::players::strategy;
use crate::session::SavedGame;
use crate::storage::{Loss, load_envelope};
use crate::words;
use crate::worker::{Deadline, EndOfInput, choose, choose_together};

/// The commands, in the order of `list_commands`.
const COMMANDS: [&str; 28] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "get_komi",
    "play",
    "genmove",
    "undo",
    "showboard",
    "final_score",
    "final_status_list",
    "time_settings",
    "time_left",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "loadsgf",
    "lz-analyze",
    "kata-analyze",
    "lz-genmove_analyze",
    "kata-genmove_analyze",
    "kata-get-rules",
    "kata-set-rules",
];

/// The greatest board of the protocol.
const MAX_SIZE: u8 = 25;
/// The most moves of a game: ten times the longest human games, so that a stream of passes cannot
/// fill the memory.
const MAX_MOVES: usize = 10_000;
/// The size of the board until one is requested.
const FIRST_SIZE: u8 = 19;

/// A game of the protocol, and the player.
pub(super) struct GtpServer {
    player: Computer,
    seed: u64,
    setup: Setup,
    position: Position,
    /// The moves, and the positions before them.
    before: Vec<Played>,
    time: Time,
    /// The player of the last move, who may know something for the next one.
    thinker: Option<Thinker>,
    /// The hopeless turns of each player, if it may resign.
    hopeless_turns: Option<[HopelessTurns; 2]>,
    end: EndOfInput,
}

struct Played {
    before: Position,
    player: Player,
    mv: Move,
}

/// The answer to a command, or why it fails, in the words of the protocol where it has some.
type Answer = Result<String, String>;

const BAD_LIST: &str = "bad vertex list";
const GAME_OVER: &str = "the game is over";
const NOT_LOADED: &str = "cannot load file";

impl GtpServer {
    /// Returns an engine with an empty board.
    pub(super) fn new(player: Computer, ko: Ko, seed: u64, resigns: bool, end: EndOfInput) -> Self {
        let setup = Setup::new(FIRST_SIZE).unwrap_or_default().with_ko(ko);
        Self {
            player,
            seed,
            setup,
            position: Position::start(setup),
            before: Vec::new(),
            time: Time::default(),
            thinker: None,
            hopeless_turns: resigns.then(Default::default),
            end,
        }
    }

    /// Executes a command and returns the answer, or why it fails.
    pub(super) fn answer(&mut self, command: &Command) -> Answer {
        match command.name.as_str() {
            "protocol_version" => Ok("2".to_owned()),
            "name" => Ok("Plot 4".to_owned()),
            "version" => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            "known_command" => {
                Ok(COMMANDS.contains(&command.argument(0).unwrap_or_default()).to_string())
            }
            "list_commands" => Ok(COMMANDS.join("\n")),
            "quit" => Ok(String::new()),
            "boardsize" => self.resize(command.number(0)?),
            "clear_board" => {
                // Stones that were set up do not belong to the next game.
                self.setup = self.setup.with_handicap(0).unwrap_or(self.setup);
                self.clear();
                Ok(String::new())
            }
            "komi" => self.set_komi(command.argument(0)?),
            "get_komi" => Ok(self.setup.komi().to_string()),
            "play" => self.play(player(command.argument(0)?)?, command.argument(1)?),
            "genmove" => self.generate(player(command.argument(0)?)?).map(named),
            "lz-genmove_analyze" => self.generate_analysed(Dialect::Leela, command),
            "kata-genmove_analyze" => self.generate_analysed(Dialect::Kata, command),
            "undo" => {
                self.position = self.before.pop().ok_or("cannot undo")?.before;
                self.forget_hopes();
                Ok(String::new())
            }
            "showboard" => Ok(self.drawing()),
            "final_score" => Ok(final_score(&self.position)),
            "final_status_list" => status_list(&self.position, command.argument(0)?),
            "time_settings" => {
                self.time.set(Clock::new(
                    command.number(0)?,
                    command.number(1)?,
                    command.number(2)?,
                ));
                Ok(String::new())
            }
            "time_left" => {
                let player = player(command.argument(0)?)?;
                let time = std::time::Duration::from_secs(command.seconds(1)?.into());
                self.time.set_left(player, TimeLeft { time, stones: command.number(2)? });
                Ok(String::new())
            }
            "fixed_handicap" | "place_free_handicap" => self.place_handicap(command),
            "set_free_handicap" => {
                let read = |name: &String| self.vertex(name).ok_or(BAD_LIST);
                let points: Vec<Point> =
                    command.arguments.iter().map(read).collect::<Result<_, _>>()?;
                self.set_handicap(&points)
            }
            "loadsgf" => self.load(command),
            "kata-get-rules" => Ok(Rules::of_setup(self.setup).to_json()),
            "kata-set-rules" => self.set_rules(&command.arguments.join(" ")),
            _ => Err("unknown command".to_owned()),
        }
    }

    /// Resizes the board, and clears it.
    fn resize(&mut self, size: u32) -> Answer {
        let size = u8::try_from(size).ok().filter(|&size| size <= MAX_SIZE);
        let setup = size.and_then(|size| Setup::new(size).ok()).ok_or("unacceptable size")?;
        self.setup = setup
            .with_ko(self.setup.ko())
            .with_scoring(self.setup.scoring())
            .with_suicide(self.setup.suicide())
            .with_komi(self.setup.komi());
        self.clear();
        Ok(String::new())
    }

    /// Begins a new game.
    fn clear(&mut self) {
        self.position = Position::start(self.setup);
        self.before.clear();
        self.thinker = None;
        self.time.restart();
        self.forget_hopes();
    }

    /// Forgets how hopeless the last turns were.
    fn forget_hopes(&mut self) {
        self.hopeless_turns = self.hopeless_turns.map(|_| Default::default());
    }

    /// Sets the komi, rounded to half points, which is told where people look for such things: the
    /// protocol has no place for it. The game continues. The protocol wants any komi
    /// accepted, but one beyond all boards is refused: counting with another value would give
    /// results that differ from the referee's.
    fn set_komi(&mut self, text: &str) -> Answer {
        let most = Komi::GREATEST;
        let points = points(text).ok_or(NOT_A_NUMBER)?;
        let is_acceptable = points.abs() <= f64::from(most);
        let komi = Komi::nearest(points).filter(|_| is_acceptable);
        let komi = komi.ok_or_else(|| format!("unacceptable komi: choose -{most} to {most}"))?;
        if (2.0 * points - f64::from(komi.halves())).abs() > f64::EPSILON {
            remark(&format!("komi {text} is rounded to {komi}, as points are counted in halves"));
        }
        self.set_up(self.setup.with_komi(komi))
    }

    /// Sets the rules. The game continues, unless one of its moves is against them.
    fn set_rules(&mut self, text: &str) -> Answer {
        let rules = Rules::of_setup(self.setup).read(text)?;
        self.set_up(rules.on(self.setup))?;
        self.thinker = None;
        Ok(String::new())
    }

    /// Plays the game again with another set-up for this board, or changes nothing.
    fn set_up(&mut self, setup: Setup) -> Answer {
        let mut position = Position::start(setup);
        let mut played = Vec::with_capacity(self.before.len());
        for &Played { player, mv, .. } in &self.before {
            let after = after(&position, player, mv)
                .ok_or("unsupported rules: these rules forbid a move of this game")?;
            let before = mem::replace(&mut position, after);
            played.push(Played { before, player, mv });
        }
        (self.setup, self.position, self.before) = (setup, position, played);
        Ok(String::new())
    }

    fn play(&mut self, player: Player, text: &str) -> Answer {
        let mv = match text.to_lowercase().as_str() {
            "pass" => Move::Pass,
            "resign" => return Ok(String::new()),
            _ => {
                let last = self.setup.size() - 1;
                let corner = Point::at(last, last);
                Move::Place(self.vertex(text).ok_or_else(|| {
                    format!("syntax error: choose a point from A1 to {corner}, or pass")
                })?)
            }
        };
        self.make(player, mv)?;
        Ok(String::new())
    }

    fn make(&mut self, player: Player, mv: Move) -> Result<(), String> {
        if self.before.len() >= MAX_MOVES {
            return Err("too many moves: clear the board".to_owned());
        }
        let after = after(&self.position, player, mv).ok_or("illegal move")?;
        let before = mem::replace(&mut self.position, after);
        self.before.push(Played { before, player, mv });
        Ok(())
    }

    /// Chooses and makes a move for a player; `None` if it resigns.
    fn generate(&mut self, player: Player) -> Result<Option<Move>, String> {
        let position = self.position.with_turn(player);
        let empty = position.empty_points().len();
        let watch = Stopwatch::start();
        let budget = self.time.budget(player, empty);
        let budget = budget.filter(|_| self.player == Computer::HIGH);
        let end = self.end.clone();
        let report = self.thinker().think(&position, budget, &end);
        self.time.spend(player, watch.elapsed());
        let report = report.ok_or(GAME_OVER)?;
        let turns = self.hopeless_turns.as_mut().map(|turns| &mut turns[player.index()]);
        if turns.is_some_and(|turns| gives_up(turns, &position, &report)) {
            // The board stays as it is.
            return Ok(None);
        }
        self.make(player, report.best)?;
        Ok(Some(report.best))
    }

    /// Returns what an analysis asks for, and the position to analyse.
    fn asked(&self, dialect: Dialect, command: &Command) -> Result<(Request, Position), String> {
        let request = Request::read(dialect, command)?;
        let player = request.player.unwrap_or(self.position.to_move());
        let position = self.position.with_turn(player);
        if position.outcome().is_some() {
            return Err(GAME_OVER.to_owned());
        }
        Ok((request, position))
    }

    /// Returns what to analyse, and where; `None` if that is not what the command asks for.
    pub(super) fn analysis(
        &mut self,
        command: &Command,
    ) -> Option<Result<(Request, Position, &mut Trees), String>> {
        let dialect = match command.name.as_str() {
            "lz-analyze" => Dialect::Leela,
            "kata-analyze" => Dialect::Kata,
            _ => return None,
        };
        Some(self.asked(dialect, command).map(|(request, position)| {
            let trees = &mut self.thinker().trees;
            (request, position, trees)
        }))
    }

    /// Chooses and makes a move, and returns what the search says of it in a line before the move.
    /// A player without a tree has no such line: Sabaki fails on a move without a winrate, and one
    /// would be made up.
    fn generate_analysed(&mut self, dialect: Dialect, command: &Command) -> Answer {
        let (request, position) = self.asked(dialect, command)?;
        let mv = self.generate(position.to_move())?;
        let variations = self.thinker().trees.variations(&position);
        let mut estimates = Estimates::wanted(request, &position);
        if let Some(estimates) = &mut estimates {
            let clock = Stopwatch::start();
            let is_late = || clock.elapsed() >= request.interval / 10;
            estimates.measure(&variations, request.moves[1], is_late, &|| false);
        }
        let line = report(request, &position, &variations, estimates.as_ref());
        let end = if line.is_empty() { "" } else { "\n" };
        Ok(format!("\n{line}{end}play {}", named(mv)))
    }

    /// Returns the player, without a tree at first.
    fn thinker(&mut self) -> &mut Thinker {
        self.thinker.get_or_insert_with(|| Thinker::new(self.player, self.setup, self.seed))
    }

    /// Places handicap stones on their usual points, and returns those.
    fn place_handicap(&mut self, command: &Command) -> Answer {
        let stones = u8::try_from(command.number(0)?).unwrap_or(u8::MAX);
        let size = self.setup.size();
        // The engine may place fewer stones than requested if it chooses the points.
        let points = if command.name == "place_free_handicap" {
            Setup::free_handicap(size, stones)
        } else {
            Setup::protocol_handicap(size, stones)
        };
        let points = points.ok_or("invalid number of stones")?;
        self.set_handicap(&points)?;
        Ok(points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }

    /// Places Black's handicap stones on these points of the empty board.
    fn set_handicap(&mut self, points: &[Point]) -> Answer {
        if !self.before.is_empty() || !self.setup.stones().is_empty() {
            return Err("board not empty".to_owned());
        }
        let mut stones = Stones::none(Player::Second);
        for &point in points {
            let put = stones.put(point, Player::First);
            put.map_err(|_| BAD_LIST)?;
        }
        let setup = self.setup.with_stones(stones).ok();
        self.setup = setup.filter(|_| points.len() >= 2).ok_or(BAD_LIST)?;
        self.position = Position::start(self.setup);
        Ok(String::new())
    }

    /// Loads a position of a game in a file: the last one, or the one before the move with a
    /// number. If that fails, nothing changes. The size and komi of the file stay set; the stones
    /// that it sets up belong to this game only.
    fn load(&mut self, command: &Command) -> Answer {
        let file = load_envelope(Path::new(command.argument(0)?)).map_err(|_| NOT_LOADED)?;
        if file.losses().first_game().is_some() {
            return Err(NOT_LOADED.to_owned());
        }
        let game: SavedGame<Go> = file.open().map_err(|_| NOT_LOADED)?;
        // A file that opens up to a bad move is told where people look for such things.
        let is_cut = |loss: &Loss| matches!(loss, Loss::UpTo { .. });
        if file.losses().all().iter().any(is_cut)
            && let Some(told) = words::lost(file.losses())
        {
            remark(&told);
        }
        if game.setup.size() > MAX_SIZE {
            return Err(NOT_LOADED.to_owned());
        }
        let plies = if command.arguments.len() > 1 {
            command.number(1)?.saturating_sub(1)
        } else {
            u32::MAX
        };
        let setup = Setup::new(game.setup.size())
            .map_err(|_| NOT_LOADED)?
            .with_ko(self.setup.ko())
            .with_scoring(self.setup.scoring())
            .with_suicide(game.setup.suicide())
            .with_komi(game.setup.komi())
            .with_stones(game.setup.stones())
            .map_err(|_| NOT_LOADED)?;
        let position = Position::start(setup);
        let mut loaded = Self {
            player: self.player,
            seed: self.seed,
            setup,
            position,
            before: Vec::new(),
            time: self.time.restarted(),
            thinker: None,
            hopeless_turns: self.hopeless_turns.map(|_| Default::default()),
            end: self.end.clone(),
        };
        let mut record = game.record;
        record.go_to(usize::MAX);
        for &mv in record.played().iter().take(usize::try_from(plies).unwrap_or(usize::MAX)) {
            let player = loaded.position.to_move();
            match mv {
                Move::Place(_) | Move::Pass => {
                    loaded.make(player, mv).map_err(|_| NOT_LOADED)?;
                }
                Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => break,
            }
        }
        *self = loaded;
        Ok(["black", "white"][self.position.to_move().index()].to_owned())
    }

    fn vertex(&self, name: &str) -> Option<Point> {
        name.parse().ok().filter(|&point| self.setup.has(point))
    }

    /// Returns a drawing of the board, which begins on a new line.
    fn drawing(&self) -> String {
        let look = TextLook { characters: Characters::Ascii, colour: Colour::None };
        // An empty line would end the answer.
        format!("\n{}", Go::draw(&self.position, look).trim_end())
    }
}

/// Returns the position after a move of either player, if it is legal.
fn after(position: &Position, player: Player, mv: Move) -> Option<Position> {
    let mut after = position.with_turn(player);
    after.play(mv).ok().map(|()| after)
}

fn named(mv: Option<Move>) -> String {
    mv.map_or_else(|| "resign".to_owned(), |mv| mv.to_string().to_uppercase())
}

/// Parses points in plain notation, as in `-7.5`; `None` for any other text. Parsing a float would
/// also accept `inf`, `nan`, an exponent and a plus sign. More digits than a number can hold are
/// infinitely many points.
fn points(text: &str) -> Option<f64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_plain { text.parse().ok() } else { None }
}

/// Returns the result: `B+3.5`, `W+0.5`, `0`.
pub(super) fn final_score(position: &Position) -> String {
    let dead = Life::read(position, &mut Unlimited).dead();
    match position.count_without(&dead).lead() {
        0 => "0".to_owned(),
        lead if lead > 0 => format!("B+{}", Area::points(lead)),
        lead => format!("W+{}", Area::points(-lead)),
    }
}

/// Returns the stones with this status, a group in each line.
pub(super) fn status_list(position: &Position, status: &str) -> Result<String, String> {
    let is_meant: fn(Fate) -> bool = match status {
        "dead" => Fate::is_dead,
        "alive" => |fate| !fate.is_dead() && fate != Fate::Seki,
        "seki" => |fate| fate == Fate::Seki,
        _ => return Err("syntax error: choose dead, alive or seki".to_owned()),
    };
    let life = Life::read(position, &mut Unlimited);
    let groups = life.groups.iter().filter(|group| is_meant(group.fate));
    let lines = groups.map(|group| {
        let names = group.stones.iter().map(|point: Point| point.to_string());
        names.collect::<Vec<_>>().join(" ")
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// A player, and a tree that stays for the whole game, as it may serve the next move.
pub(super) struct Thinker {
    pub(super) trees: Trees,
    /// The strategy of a player who grows no tree, after its first move.
    other: Option<Box<dyn Strategy<Position>>>,
    player: Computer,
    setup: Setup,
    seed: u64,
}

impl Thinker {
    pub(super) fn new(player: Computer, setup: Setup, seed: u64) -> Self {
        Self { trees: endless(seed), other: None, player, setup, seed }
    }

    /// Returns the report of a position: of a search within the budget if there is one, of which
    /// the last part is used only if the best move is in doubt. It ends with the input.
    pub(super) fn think(
        &mut self,
        position: &Position,
        budget: Option<Budget>,
        end: &EndOfInput,
    ) -> Option<Report<Move>> {
        let Some(budget) = budget else {
            let Some(playouts) = playouts(self.player, self.setup) else {
                let new = || strategy::<Go>(self.player, self.setup, position.to_move(), self.seed);
                let other = self.other.get_or_insert_with(new);
                return choose(&mut **other, position, &mut Unlimited);
            };
            self.trees.set_playouts(playouts);
            return choose(&mut self.trees, position, &mut Unlimited);
        };
        self.trees.set_playouts(u32::MAX);
        let watch = Stopwatch::start();
        let mut until = |time| {
            let mut control = Deadline::new(watch, time, || end.ends(watch));
            choose_together(&mut self.trees, position, &mut control)
        };
        let report = until(budget.usual)?;
        if budget.most > budget.usual && is_in_doubt(&report) {
            return until(budget.most);
        }
        Some(report)
    }
}

/// Returns whether another move looks at least as good as the one that was tried most.
fn is_in_doubt(report: &Report<Move>) -> bool {
    // A report has no other move above the best one, so that those which are stand just below it.
    let least = report.score.just_below();
    (report.moves.iter()).any(|root| root.mv != report.best && root.exact && root.score >= least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::search::mcts::estimate;
    use crate::core::search::{Ended, RootMove};

    #[test]
    fn a_move_is_in_doubt_while_another_looks_as_good() {
        let score = estimate(0.6);
        let [best, other] = ["C3", "D4"].map(|name| Move::Place(name.parse().expect("a point")));
        for (other_score, exact, expected) in [
            (score.just_below(), true, true),
            (score.just_below(), false, false),
            (estimate(0.55), true, false),
        ] {
            let other = RootMove { mv: other, score: other_score, exact };
            let report = Report {
                best,
                score,
                depth: 0,
                nodes: 100,
                pv: vec![best],
                moves: vec![RootMove::exact(best, score), other],
                ended: Ended::Stopped,
                lead: None,
            };
            assert_eq!(is_in_doubt(&report), expected, "{other:?}");
        }
    }
}
