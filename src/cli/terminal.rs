//! `plot4 play`: the game in plain lines, for a terminal and for a pipe.

mod typed;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use super::arguments::PlayArguments;
use super::lines::{self, Line};
use super::start::{self, Named};
use super::{Failure, name, output, sentence};
use crate::core::connect4::kind::NOT_PERFECT_HERE;
use crate::core::connect4::{Column, Position, Shape, Size, notation};
use crate::core::connect4::{Computer, Connect4, Skill};
use crate::core::control::Unlimited;
use crate::core::game::{Game, Outcome, Player, Refusal};
use crate::core::kind::{Characters, GameKind, Level as _, Look};
use crate::core::search::Report;
use crate::players::{self, fresh_seed, next_seed, strategy};
use crate::storage::{SavedGame, load_game, save_game};
use crate::worker;
use typed::{HELP, Typed};

type Seat = players::Seat<Computer>;

/// Runs the command.
pub(super) fn run(arguments: &PlayArguments) -> Result<ExitCode, Failure> {
    let seats = [
        arguments.game.red.unwrap_or(Seat::Human),
        arguments.game.yellow.unwrap_or(Seat::Computer(Computer::new(Skill::Medium))),
    ];
    let seed = arguments.game.seed.unwrap_or_else(fresh_seed);
    let game = match start::named(&arguments.game)? {
        Named::File(_, game) => *game,
        Named::Position(record) => SavedGame { record, ..SavedGame::new(Size::STANDARD, seats, seed) },
        Named::Nothing => SavedGame::new(Size::STANDARD, seats, seed),
    };
    let characters = if arguments.ascii { Characters::Ascii } else { Characters::Boxes };
    let is_dialogue = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut table = Table {
        game,
        look: Look { characters, colour: super::colour() },
        audience: Audience::None,
        prompt: if is_dialogue { Prompt::SameLine } else { Prompt::OwnLine },
        input: &mut io::stdin().lock(),
        output: &mut output(),
    };
    table.play()?;
    Ok(ExitCode::SUCCESS)
}

/// Where the answer to a prompt stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prompt {
    /// Behind it, as people in dialogue have it.
    SameLine,
    /// Anywhere else: the prompt is a line of its own, so that a program can read it as one.
    OwnLine,
}

/// Whether somebody is there to be asked what comes after the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    /// A person has played, or still does.
    Person,
    /// Computers have had it to themselves: `plot4 play` may run where nobody would ever answer.
    None,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

/// A game in progress and the two streams it is played through.
struct Table<'a> {
    game: SavedGame,
    look: Look,
    audience: Audience,
    prompt: Prompt,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl Table<'_> {
    /// Plays until somebody leaves, the input ends, or nobody is there to be asked.
    fn play(&mut self) -> io::Result<()> {
        self.introduce()?;
        self.show_board()?;
        loop {
            let next = match self.position().outcome() {
                Some(outcome) => self.end(outcome)?,
                None => match self.game.seats[self.position().to_move().index()] {
                    Seat::Human => self.ask()?,
                    Seat::Computer(computer) => self.think(computer)?,
                },
            };
            self.output.flush()?;
            if next == Next::Leave {
                return Ok(());
            }
        }
    }

    /// Returns the position in view.
    fn position(&self) -> &Position<Size> {
        self.game.record.position()
    }

    /// Says who plays and what it is about.
    fn introduce(&mut self) -> io::Result<()> {
        let connect = self.game.size().connect();
        let size = self.game.size();
        writeln!(self.output, "Plot 4 on {size}: get {connect} of your coins in a line, vertical, horizontal or diagonal.")?;
        for player in Player::BOTH {
            self.introduce_player(player)?;
        }
        writeln!(self.output, "Seed: {}", self.game.seed)
    }

    /// Says who plays a side.
    fn introduce_player(&mut self, player: Player) -> io::Result<()> {
        let seat = self.game.seats[player.index()];
        let coin = self.look.mark(player);
        match seat {
            Seat::Human => writeln!(self.output, "{} {coin}: {}", name(player), seat.name()),
            Seat::Computer(computer) => {
                writeln!(self.output, "{} {coin}: {} ({computer}), {}", name(player), seat.name(), computer.summary())
            }
        }
    }

    /// Draws the board with an empty line before it.
    fn show_board(&mut self) -> io::Result<()> {
        let board = Connect4::draw(self.game.record.position(), self.look);
        write!(self.output, "\n{board}")
    }

    /// Asks a question and returns the answer, or `None` if there are no answers left.
    fn question(&mut self, text: &str) -> io::Result<Option<Line>> {
        match self.prompt {
            Prompt::SameLine => write!(self.output, "{text} ")?,
            Prompt::OwnLine => writeln!(self.output, "{text}")?,
        }
        self.output.flush()?;
        let line = lines::read(self.input)?;
        if line.is_none() {
            let moves = notation::format_moves(self.game.size(), self.game.record.played());
            let moves = if moves.is_empty() { "none".to_owned() } else { moves };
            if self.prompt == Prompt::SameLine {
                writeln!(self.output)?;
            }
            writeln!(self.output, "The input ends here, and so does the game. Its moves: {moves}")?;
        }
        Ok(line)
    }

    /// Lets a person type something.
    fn ask(&mut self) -> io::Result<Next> {
        self.audience = Audience::Person;
        let player = self.position().to_move();
        let (coin, columns) = (self.look.mark(player), self.game.size().columns());
        let Some(line) = self.question(&format!("{} {coin}, your column (1-{columns}, or help):", name(player)))? else {
            return Ok(Next::Leave);
        };
        self.obey(line)
    }

    /// Says how the game ended, and asks for another one if there is a person to ask.
    fn end(&mut self, outcome: Outcome) -> io::Result<Next> {
        writeln!(self.output, "{}", sentence(outcome))?;
        if self.audience == Audience::None && !self.game.seats.iter().any(|seat| seat.is_human()) {
            return Ok(Next::Leave);
        }
        match self.question("Play again? (y/n, or undo, save FILE, help):")? {
            None => Ok(Next::Leave),
            Some(Line::Text(text)) if matches!(text.trim().to_lowercase().as_str(), "n" | "no") => Ok(Next::Leave),
            Some(Line::Text(text)) if matches!(text.trim().to_lowercase().as_str(), "y" | "yes") => self.start_over(),
            Some(line) => self.obey(line),
        }
    }

    /// Does what was typed; what cannot be done is answered in a line and costs nothing.
    fn obey(&mut self, line: Line) -> io::Result<Next> {
        let typed = match line {
            Line::Text(text) => text.parse(),
            Line::TooLong => Err("that line is too long: type the number of a column, or help".to_owned()),
        };
        match typed {
            Err(reason) => writeln!(self.output, "{reason}")?,
            Ok(Typed::Column(number)) => self.drop_coin(number)?,
            Ok(Typed::Undo) => self.undo()?,
            Ok(Typed::Redo) => self.redo()?,
            Ok(Typed::Hint) => self.hint()?,
            Ok(Typed::Board) => self.show_board()?,
            Ok(Typed::Moves) => {
                let moves = notation::format_moves(self.game.size(), self.game.record.played());
                writeln!(self.output, "Moves: {moves}")?;
            }
            Ok(Typed::Seat(_, seat)) if !seat.plays_on::<Connect4>(self.game.size()) => {
                writeln!(self.output, "{NOT_PERFECT_HERE}")?;
            }
            Ok(Typed::Seat(player, seat)) => {
                self.game.seats[player.index()] = seat;
                self.introduce_player(player)?;
            }
            Ok(Typed::New) => return self.start_over(),
            Ok(Typed::Save(path)) => self.save(&path)?,
            Ok(Typed::Open(path)) => self.open(&path)?,
            Ok(Typed::Help) => writeln!(self.output, "{HELP}")?,
            Ok(Typed::Quit) => return Ok(Next::Leave),
        }
        Ok(Next::GoOn)
    }

    /// Plays the column with this number, if it can be played.
    fn drop_coin(&mut self, number: u32) -> io::Result<()> {
        let column = u8::try_from(number).ok().and_then(Column::from_number);
        let refusal = match column.map(|column| self.game.record.play(column)) {
            Some(Ok(())) => return self.show_move(),
            Some(Err(illegal)) => illegal.refusal,
            None => Refusal::OffBoard,
        };
        match refusal {
            Refusal::OffBoard => {
                writeln!(self.output, "there is no column {number}: choose from 1 to {}", self.game.size().columns())
            }
            Refusal::Taken => {
                let open: Vec<String> = Connect4::listed_moves(self.position()).iter().map(ToString::to_string).collect();
                writeln!(self.output, "column {number} is full: choose from {}", open.join(", "))
            }
            Refusal::GameOver => writeln!(self.output, "the game is over: type y for another one, or undo"),
        }
    }

    /// Says which column was played last, and draws what came of it.
    fn show_move(&mut self) -> io::Result<()> {
        if let Some(column) = self.game.record.played().last() {
            writeln!(self.output, "Column -> {column}")?;
        }
        self.show_board()
    }

    /// Lets a computer think and play.
    fn think(&mut self, computer: Computer) -> io::Result<Next> {
        let player = self.position().to_move();
        writeln!(self.output, "{} {}: Thinking{}", name(player), self.look.mark(player), self.look.ellipsis())?;
        self.output.flush()?;
        let report = worker::choose(
            &mut *strategy::<Connect4>(computer, self.game.size(), player, self.game.seed),
            self.game.record.position(),
            &mut Unlimited,
        );
        // Whoever can choose has chosen legally, so the game goes on; if not, it stops rather than turn in circles.
        let Some(Ok(())) = report.map(|report| self.game.record.play(report.best)) else {
            return Ok(Next::Leave);
        };
        self.show_move()?;
        Ok(Next::GoOn)
    }

    /// Goes back to the turn that a person had last.
    fn undo(&mut self) -> io::Result<()> {
        let is_human = |plies: usize| self.game.seats[plies % 2].is_human();
        let Some(target) = (0..self.game.record.cursor()).rev().find(|&plies| is_human(plies)) else {
            return writeln!(self.output, "there is no move of yours to take back");
        };
        while self.game.record.cursor() > target && self.game.record.undo().is_some() {}
        self.show_board()
    }

    /// Goes forward to the next turn of a person, or to the end of what was taken back.
    fn redo(&mut self) -> io::Result<()> {
        if self.game.record.redo().is_none() {
            return writeln!(self.output, "there is nothing to play again");
        }
        while !self.game.seats[self.game.record.cursor() % 2].is_human() && self.game.record.redo().is_some() {}
        self.show_board()
    }

    /// Says what the High Skilled Computer would do.
    fn hint(&mut self) -> io::Result<()> {
        match Connect4::adviser(self.game.size()).choose(self.position(), &mut Unlimited) {
            Some(Report { best, score, depth, .. }) if score.is_decided() => {
                writeln!(self.output, "Hint: column {best} ({score} plies, seen {depth} ahead)")
            }
            Some(Report { best, score, depth, .. }) => {
                writeln!(self.output, "Hint: column {best} (value {score}, {depth} plies ahead)")
            }
            None => writeln!(self.output, "the game is over: there is nothing to advise"),
        }
    }

    /// Begins a new game with the same players, and counts the last one if it was played to its end.
    fn start_over(&mut self) -> io::Result<Next> {
        if let Some(outcome) = self.position().outcome() {
            self.game.score.add(outcome);
        }
        let SavedGame { seats, seed, score, .. } = self.game;
        // Another seed, or the computers would play the same game again; but one that follows from the first.
        self.game = SavedGame { score, ..SavedGame::new(self.game.size(), seats, next_seed(seed)) };
        writeln!(self.output, "New game, seed {}", self.game.seed)?;
        if score.games() > 0 {
            writeln!(self.output, "Score: Red {}, Yellow {}, draws {}", score.red, score.yellow, score.draws)?;
        }
        self.show_board()?;
        Ok(Next::GoOn)
    }

    /// Saves the game.
    fn save(&mut self, path: &Path) -> io::Result<()> {
        match save_game(path, &self.game) {
            Ok(()) => writeln!(self.output, "Saved to {}", path.display()),
            Err(error) => writeln!(self.output, "{error}"),
        }
    }

    /// Goes on with a saved game.
    fn open(&mut self, path: &Path) -> io::Result<()> {
        match load_game(path) {
            Ok(game) => {
                self.game = game;
                self.introduce()?;
                self.show_board()
            }
            Err(error) => writeln!(self.output, "{error}"),
        }
    }
}
