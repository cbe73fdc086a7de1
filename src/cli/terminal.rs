//! `plot4 play`: the game in plain lines, for a terminal and for a pipe.

mod input;
mod requests;
mod typed;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::PoisonError;

use super::arguments::PlayArguments;
use super::choice::{FrontEnd, parse_game};
use super::failure::Failure;
use super::lines::Line;
use super::output::{colour, output};
use super::start::{self, Argument};
use crate::core::control::{Control, Unlimited};
use crate::core::game::{Game as _, Outcome, Player};
use crate::core::kind::{self, Characters, MoveOf, Players as _, RefusalOf, TextLook};
use crate::core::search::Report;
use crate::games::with_game;
use crate::players::{Seat, fresh_number, fresh_seed};
use crate::session::{FirstPlayer, SavedGame, Session, Thinker, Turn};
use crate::storage::{Envelope, Folders, PastGamesWriter, Settings};
use crate::words::text::{engines, notices, terminal};
use crate::words::{self, Explain as _, Phrases};
use crate::worker::{self, EngineSeats};
use input::{Input, is};
use typed::Typed;

pub(super) fn run(arguments: &PlayArguments) -> Result<ExitCode, Failure> {
    if let Some(folders) = Folders::of_user() {
        worker::keep_crash_reports(&folders.data);
    }
    // What is wrong with the command line is said in English, as by every command.
    let argument = Argument::read(&arguments.game)?;
    argument.remark_on_others();
    let game = start::game(&arguments.game, &argument)?;
    let is_dialogue = io::stdin().is_terminal() && io::stdout().is_terminal();
    let lines;
    let mut exit = with_game!(game, K => {
        let usual = ([Seat::Human, Seat::Computer(K::USUAL_LEVEL)], fresh_seed());
        let game = start::named::<K>(&arguments.game, &argument, FrontEnd::Terminal, usual)?;
        let named = arguments.game.seats::<K>()?.into_iter().flatten();
        arguments.engines.check::<K>(named)?;
        arguments.language.speak();
        lines = input::typed(is_dialogue)?;
        if let Some(lost) = argument.lost() {
            writeln!(output(), "{lost}")?;
        }
        let source = match argument {
            Argument::File(_, saved) => Some(*saved),
            Argument::Nothing | Argument::Text { .. } => None,
        };
        let input = Input::Typed { lines: &lines, is_dialogue };
        play(arguments, game, source, Audience::None, input)?
    });
    while let Exit::Open(other) = exit {
        let game = parse_game(other.game())?;
        exit = with_game!(game, K => {
            let game = other.open().map_err(|error| Failure::explained(&error))?;
            let input = Input::Typed { lines: &lines, is_dialogue };
            play::<K>(arguments, game, Some(*other), Audience::Person, input)?
        });
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays a game and the following ones of the same kind.
fn play<K: Phrases>(
    arguments: &PlayArguments,
    game: SavedGame<K>,
    source: Option<Envelope>,
    audience: Audience,
    input: Input<'_>,
) -> io::Result<Exit> {
    let characters = if arguments.ascii { Characters::Ascii } else { Characters::Boxes };
    let is_dialogue = matches!(input, Input::Typed { is_dialogue: true, .. });
    let named = arguments.game.seats::<K>().unwrap_or_default();
    let trusts_engines =
        source.is_none() || named.into_iter().flatten().any(|seat| seat.engine().is_some());
    let mut output = output();
    let mut table = Table::<K> {
        session: Session::new(game),
        look: TextLook { characters, colour: colour() },
        audience,
        begins: arguments.begins,
        prompt: if is_dialogue { Prompt::SameLine } else { Prompt::OwnLine },
        kept: String::new(),
        source,
        engines: EngineSeats::default(),
        settings: arguments.engines.settings(K::NAME),
        trusts_engines,
        // Games that a program plays through a pipe are not the user's.
        past_games: Folders::of_user()
            .filter(|_| is_dialogue)
            .map(|folders| PastGames::of(folders.data)),
        input,
        output: &mut output,
    };
    table.kept = table.played();
    table.play()
}

/// How the games of one kind end.
enum Exit {
    Quit,
    /// The user opens a saved game of another kind.
    Open(Box<Envelope>),
}

/// Where the answer to a prompt is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prompt {
    /// Behind it, for people.
    SameLine,
    /// Elsewhere: the prompt is its own line, so that a program can read it.
    OwnLine,
}

/// Whether to ask a user after the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    /// There is or was a human player.
    Person,
    /// Only computers have played: `plot4 play` may run unattended.
    None,
}

enum Next {
    GoOn,
    Leave,
    /// Go on with a saved game of another kind.
    Exchange(Box<Envelope>),
}

/// A game in progress with its input and output.
struct Table<'a, K: Phrases> {
    session: Session<K>,
    look: TextLook,
    audience: Audience,
    begins: FirstPlayer,
    prompt: Prompt,
    /// The moves of the game that need not be saved: those it began with, and those in its file.
    kept: String,
    /// The game as it was opened: what has not changed in it stays as its file has it.
    source: Option<Envelope>,
    engines: EngineSeats<K>,
    /// Whether engines may start: the user has named them, and not a file alone.
    trusts_engines: bool,
    settings: Settings,
    /// The past games, if the games of this table belong among them.
    past_games: Option<PastGames>,
    input: Input<'a>,
    output: &'a mut dyn Write,
}

impl<K: Phrases> Table<'_, K> {
    /// Plays until the user leaves, the input ends, or there is no user to ask.
    fn play(&mut self) -> io::Result<Exit> {
        self.begin()?;
        loop {
            let next = match self.session.turn() {
                Turn::Over(outcome) => self.end(outcome)?,
                Turn::Human => self.ask()?,
                Turn::Held => self.ask_held()?,
                Turn::Forced(forced) => self.pass(forced)?,
                Turn::Computer => self.think()?,
            };
            self.output.flush()?;
            match next {
                Next::GoOn => {}
                Next::Leave => return Ok(Exit::Quit),
                Next::Exchange(envelope) => return Ok(Exit::Open(envelope)),
            }
        }
    }

    /// Introduces the game and its players, and shows the position with which it begins.
    fn begin(&mut self) -> io::Result<()> {
        self.introduce()?;
        self.show_position()
    }

    /// Draws the board after an empty line, then the comment on the position, what there is to
    /// decide, and the list of moves of a person.
    fn show_board(&mut self) -> io::Result<()> {
        let position = self.session.position();
        let result = words::recorded_result(self.session.game());
        let written = words::written(&self.session).map(|written| written.said);
        let typed = kind::question::<K>(position).map(|_| K::what_to_type(position));
        let lines = K::captions(position).into_iter().chain(result);
        write!(self.output, "\n{}", K::draw(position, self.look))?;
        for line in lines.chain(written).chain(typed) {
            writeln!(self.output, "{line}")?;
        }
        if self.session.turn() == Turn::Human {
            write!(self.output, "{}", typed::list::<K>(self.session.position()))?;
        }
        Ok(())
    }

    /// Returns the moves before the cursor, and what was agreed on after them, as text.
    fn played(&self) -> String {
        let record = self.session.record();
        let moves = [record.played(), record.agreed()].concat();
        K::format_moves(self.session.setup(), &moves)
    }

    /// Asks a question and returns the answer, or `None` at the end of the input.
    fn question(&mut self, text: &str) -> io::Result<Option<Line>> {
        match self.prompt {
            Prompt::SameLine => write!(self.output, "{text} ")?,
            Prompt::OwnLine => writeln!(self.output, "{text}")?,
        }
        self.output.flush()?;
        let line = self.input.read()?;
        if line.is_none() {
            let moves = self.played();
            let told = if moves.is_empty() {
                terminal::end_of_input_no_moves().to_owned()
            } else {
                terminal::end_of_input(moves)
            };
            if self.prompt == Prompt::SameLine {
                writeln!(self.output)?;
            }
            writeln!(self.output, "{told}")?;
        }
        Ok(line)
    }

    /// Prompts the user, and handles the answer.
    fn ask(&mut self) -> io::Result<Next> {
        self.audience = Audience::Person;
        let position = self.session.position();
        let asked = kind::question::<K>(position)
            .and_then(|_| self.session.you())
            .unwrap_or_else(|| position.to_move());
        let text = K::ask(position, &self.named_side(asked));
        self.question(&text)?.map_or(Ok(Next::Leave), |line| self.obey(line))
    }

    /// Asks whether paused computers should continue, while the user looks back at an earlier
    /// position.
    fn ask_held(&mut self) -> io::Result<Next> {
        if self.session.has_no_result() {
            let moves = self.session.record().cursor();
            writeln!(self.output, "{}", terminal::no_result(moves))?;
            if self.audience == Audience::None {
                return Ok(Next::Leave);
            }
        }
        let text = terminal::ask_waiting(self.side_to_move());
        self.question(&text)?.map_or(Ok(Next::Leave), |line| self.obey(line))
    }

    /// Announces the end of the game, and asks for another one if there is a user to ask.
    fn end(&mut self, outcome: Outcome) -> io::Result<Next> {
        let result = words::result_for_others(&self.session, outcome);
        writeln!(self.output, "{result}")?;
        if self.audience == Audience::None && self.session.is_watched() {
            return Ok(Next::Leave);
        }
        match self.question(terminal::ask_again())? {
            None => Ok(Next::Leave),
            Some(line) if is(&line, terminal::words_no) => Ok(Next::Leave),
            Some(line) if is(&line, terminal::words_yes) => self.start_over(),
            Some(line) => self.obey(line),
        }
    }

    /// Handles a typed line; an invalid one is explained in a line and costs nothing.
    fn obey(&mut self, line: Line) -> io::Result<Next> {
        let typed = match line {
            Line::Text(text) => typed::parse::<K>(self.session.position(), &text),
            Line::TooLong => {
                let what = K::what_to_type(self.session.position());
                Ok(Typed::Unknown(terminal::too_long(what)))
            }
        };
        let is_over = matches!(self.session.turn(), Turn::Over(_));
        match typed {
            Ok(Typed::NotAMove(_)) if is_over => {
                writeln!(self.output, "{}", terminal::game_over())?;
            }
            // The question after a game is asked again, and says what can be typed.
            Ok(Typed::Unknown(_)) if is_over => {}
            Ok(Typed::NotAMove(error)) => writeln!(self.output, "{}", error.explain())?,
            Ok(Typed::Unknown(reason)) | Err(reason) => writeln!(self.output, "{reason}")?,
            Ok(Typed::Move(mv)) => self.play_move(mv)?,
            Ok(Typed::Undo) if self.session.undo() => self.show_board()?,
            Ok(Typed::Undo) => writeln!(self.output, "{}", notices::nothing_to_undo())?,
            Ok(Typed::Redo) if self.session.redo() => self.show_board()?,
            Ok(Typed::Redo) => writeln!(self.output, "{}", notices::nothing_to_redo())?,
            Ok(Typed::Hint) => self.hint()?,
            Ok(Typed::Board) => self.show_board()?,
            Ok(Typed::Moves) => writeln!(self.output, "{}", terminal::moves(self.played()))?,
            Ok(Typed::Score) => self.score()?,
            Ok(Typed::Seat(player, seat)) => self.seat(player, seat)?,
            Ok(Typed::Go) if self.session.turn() == Turn::Held => self.session.toggle_pause(),
            Ok(Typed::Step) if self.session.turn() == Turn::Held => self.session.step(),
            Ok(Typed::Go | Typed::Step) => {
                writeln!(self.output, "{}", terminal::no_computer_waits())?;
            }
            Ok(Typed::New) => return self.start_over(),
            Ok(Typed::Save(path, existing)) => return self.save(&path, existing),
            Ok(Typed::Open(path)) => return self.open(&path),
            Ok(Typed::Help) => writeln!(self.output, "{}", typed::help::<K>())?,
            Ok(Typed::Quit) => return self.quit(),
        }
        Ok(Next::GoOn)
    }

    /// Plays a human player's move, if it is legal.
    fn play_move(&mut self, mv: MoveOf<K>) -> io::Result<()> {
        let mv = kind::intended::<K>(self.session.position(), mv);
        match self.session.turn() {
            Turn::Over(_) => {
                return writeln!(self.output, "{}", terminal::game_over());
            }
            Turn::Held => {
                return writeln!(self.output, "{}", terminal::computers_turn());
            }
            Turn::Human | Turn::Computer | Turn::Forced(_) => {}
        }
        if let Some((player, objection)) = self.objection(mv) {
            let name = words::player_name(&self.session, player);
            return writeln!(self.output, "{}", words::objection(name, &objection));
        }
        if let Some(declined) = self.draw_declined(mv) {
            return writeln!(self.output, "{declined}");
        }
        match self.play_here(mv)? {
            Ok(()) if K::Game::is_agreement(mv) => {
                // The result is told once, below the board.
                if self.session.position().outcome().is_none() {
                    writeln!(self.output, "{}", words::made(&self.session, mv))?;
                }
                self.show_board()
            }
            Ok(()) => self.show_move(),
            Err(refusal) => {
                writeln!(self.output, "{}", K::refused(self.session.position(), mv, refusal))
            }
        }
    }

    /// Makes a move, unless the rules refuse it, and keeps the game if a person plays in it.
    ///
    /// # Errors
    /// If the output cannot be written.
    fn play_here(&mut self, mv: MoveOf<K>) -> io::Result<Result<(), RefusalOf<K>>> {
        if self.session.position().refusal(mv).is_none() {
            // A game has its number from its first move on.
            self.session.count_as(fresh_number());
        }
        if let Err(refusal) = self.session.play(mv) {
            return Ok(Err(refusal));
        }
        if self.audience == Audience::Person
            && let Some(past) = &mut self.past_games
            && let Some(told) = past.keep(&Envelope::of(self.session.game()))
        {
            writeln!(self.output, "{told}")?;
        }
        Ok(Ok(()))
    }

    /// Announces the last move, and draws the board.
    fn show_move(&mut self) -> io::Result<()> {
        let record = self.session.record();
        let mut before = record.clone();
        if let Some(&mv) = record.played().last()
            && before.undo().is_some()
        {
            let mover = words::called(&self.session, before.position().to_move());
            writeln!(self.output, "{}", words::text::game::moved(mover, K::move_phrase(mv)))?;
        }
        self.show_position()
    }

    /// Draws the board, and again with the adviser's answers to a question that has just come up.
    fn show_position(&mut self) -> io::Result<()> {
        self.show_board()?;
        self.propose()
    }

    fn pass(&mut self, forced: MoveOf<K>) -> io::Result<Next> {
        let side = words::side::<K>(self.session.position().to_move());
        let who = side.with_text(self.side_to_move());
        writeln!(self.output, "{}", K::passes(self.session.position(), who))?;
        if self.play_here(forced)?.is_err() {
            return Ok(Next::Leave);
        }
        Ok(Next::GoOn)
    }

    /// Lets a computer think and play.
    fn think(&mut self) -> io::Result<Next> {
        let mover = self.session.position().to_move();
        if let Some(name) = self.session.seat(mover).engine()
            && !std::mem::replace(&mut self.trusts_engines, true)
        {
            self.session.hold();
            let go = words::to_type(terminal::words_go);
            writeln!(self.output, "{}", engines::let_play_terminal(name.as_str(), go))?;
            return Ok(Next::GoOn);
        }
        writeln!(self.output, "{}", terminal::thinking(self.side_to_move(), self.look.ellipsis()))?;
        self.output.flush()?;
        let thinker = self.engines.thinker(&mut self.session, &self.settings);
        let mut quitting = self.input.quitting();
        let report = thinker.and_then(|thinker| self.consult_within(&thinker, &mut quitting));
        if quitting.is_asked() {
            // The lines before it are answered first: one may save the game.
            self.session.hold();
            return Ok(Next::GoOn);
        }
        if let Some((name, fault)) = self.engines.take_fault(mover) {
            self.session.hold();
            let fault = words::engine_fault(name.as_str(), &fault);
            let go = words::to_type(terminal::words_go);
            writeln!(self.output, "{}", engines::failed_terminal(fault, go))?;
            return Ok(Next::GoOn);
        }
        // A player with a choice has chosen a legal move, so the game continues; otherwise stop
        // rather than loop forever.
        let Some(report) = report else {
            return Ok(Next::Leave);
        };
        let mv = self.session.gives_up(&report).unwrap_or(report.best);
        if self.play_here(mv)?.is_err() {
            return Ok(Next::Leave);
        }
        self.show_move()?;
        if let Some(player) = self.session.offers_draw(&report) {
            let name = words::player_name(&self.session, player);
            let draw = words::to_type(terminal::words_draw);
            writeln!(self.output, "{}", terminal::draw_offered(name, draw))?;
        }
        Ok(Next::GoOn)
    }

    /// Returns a strategy's report on the position.
    fn consult(&self, thinker: &Thinker<K::Game>) -> Option<Report<MoveOf<K>>> {
        self.consult_within(thinker, &mut Unlimited)
    }

    /// Returns a strategy's report on the position, if the control allows it.
    fn consult_within(
        &self,
        thinker: &Thinker<K::Game>,
        control: &mut dyn Control<Report<MoveOf<K>>>,
    ) -> Option<Report<MoveOf<K>>> {
        let mut strategy = thinker.lock().unwrap_or_else(PoisonError::into_inner);
        worker::choose(&mut ***strategy, self.session.position(), control)
    }
}

struct PastGames {
    writer: PastGamesWriter,
    /// Whether the last game could not be kept.
    has_failed: bool,
}

impl PastGames {
    fn of(folder: PathBuf) -> Self {
        Self { writer: PastGamesWriter::new(folder), has_failed: false }
    }

    /// Returns whether the last game could be kept.
    const fn is_kept(&self) -> bool {
        !self.has_failed
    }

    /// Keeps a game. Returns why it could not be kept, unless that was said before.
    fn keep(&mut self, game: &Envelope) -> Option<String> {
        let failed = self.writer.keep(game, None).err();
        let is_new = failed.is_some() && !self.has_failed;
        self.has_failed = failed.is_some();
        failed.filter(|_| is_new).map(|error| notices::game_not_kept(error.explain()))
    }
}

impl<K: Phrases> Table<'_, K> {
    /// Returns a side with its mark: `Red X`.
    fn side(&self, player: Player) -> String {
        terminal::side(K::side(player), K::mark(player, self.look))
    }

    /// Returns the side whose turn it is, with its mark, after the human player's name: `Anna, Red
    /// X`.
    fn side_to_move(&self) -> String {
        self.named_side(self.session.position().to_move())
    }

    /// Returns a side with its mark, after the human player's name.
    fn named_side(&self, player: Player) -> String {
        let side = self.side(player);
        self.session
            .name(player)
            .map_or_else(|| side.clone(), |name| terminal::named_side(name, side.as_str()))
    }

    fn introduce(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", words::introduction::<K>(self.session.setup()))?;
        for player in Player::BOTH {
            self.introduce_player(player)?;
        }
        let seed = self.session.game().seed.to_string();
        writeln!(self.output, "{}", terminal::seed(seed))
    }

    fn introduce_player(&mut self, player: Player) -> io::Result<()> {
        let seat = self.session.seat(player);
        let side = self.side(player);
        let name = words::player_name(&self.session, player);
        let line = match seat {
            Seat::Human => terminal::person(side, name),
            Seat::Engine(_) => {
                let about = engines::about();
                terminal::computer_typed(side, name, seat.to_string(), about)
            }
            Seat::Computer(level) => {
                let (mode, summary) = (level.to_string(), K::level_summary(level));
                let is_typed_so = name.parse().is_ok_and(|typed: K::Level| typed == level);
                if is_typed_so {
                    terminal::computer(side, name, summary)
                } else {
                    terminal::computer_typed(side, name, mode, summary)
                }
            }
        };
        writeln!(self.output, "{line}")
    }
}

#[cfg(test)]
mod tests;
