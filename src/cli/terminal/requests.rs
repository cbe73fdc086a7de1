//! Commands of the user at the terminal besides moves: another player, a hint, a new game, files;
//! and what the players agree on with a computer.

use std::io;
use std::path::Path;
use std::sync::PoisonError;

use super::input::is;
use super::{Next, PastGames, Prompt, Table};
use crate::clock;
use crate::core::game::Player;
use crate::core::kind::{Answer, Care, MoveOf, Objection};
use crate::games::GameId;
use crate::players::{Seat, next_seed};
use crate::session::{Session, Turn};
use crate::storage::{
    Envelope, FileError, ParseError, ParseFault, date_in_file, load_past_game, save_envelope, shown,
};
use crate::words::text::{notices, terminal};
use crate::words::{self, Explain as _, Phrases};
use crate::worker::Existing;

impl<K: Phrases> Table<'_, K> {
    /// Gives a side to another player, if they can play with this set-up.
    pub(super) fn seat(&mut self, player: Player, seat: Seat<K::Level>) -> io::Result<()> {
        if let Some(Err(reason)) =
            seat.computer().map(|level| K::terms(self.session.setup()).allow(level))
        {
            return writeln!(self.output, "{}", words::unavailable(reason));
        }
        let mut seats = self.session.seats();
        seats[player.index()] = seat;
        self.session.set_seats(seats);
        self.introduce_player(player)
    }

    /// Shows the adviser's hint, unless the user quits meanwhile.
    pub(super) fn hint(&mut self) -> io::Result<()> {
        let adviser = self.session.adviser();
        let mut quitting = self.input.quitting();
        let report = self.consult_within(&adviser, &mut quitting);
        let explanation = report.as_ref().and_then(|report| {
            let mut adviser = adviser.lock().unwrap_or_else(PoisonError::into_inner);
            adviser.explain(self.session.position(), report, &mut quitting)
        });
        if quitting.is_asked() {
            return Ok(());
        }
        let Some(report) = report else {
            return writeln!(self.output, "{}", terminal::nothing_to_advise());
        };
        let position = self.session.position();
        let hint = words::hint::<K>(position, &report, explanation.as_ref()).said;
        writeln!(self.output, "{}", terminal::hint(hint))
    }

    /// Shows who leads and by about how much, unless the user quits meanwhile; or the score itself,
    /// where that is counted.
    pub(super) fn score(&mut self) -> io::Result<()> {
        let reader = K::SCORING.map(|scoring| scoring.reader(Care::Thorough));
        let position = self.session.position();
        let mut quitting = self.input.quitting();
        let lead = reader.and_then(|mut reader| {
            let report = reader.choose(position, &mut quitting)?;
            let found = reader.explain(position, &report, &mut quitting)?;
            words::lead::<K>(position, &found.insight)
        });
        if quitting.is_asked() {
            return Ok(());
        }
        let told = lead.unwrap_or_else(|| K::captions(position).join("\n"));
        if !self.session.has_ended() {
            self.session.note_analysis();
        }
        writeln!(self.output, "{told}")
    }

    /// Begins a new game with the same players, and counts the last one if it is over. If they
    /// exchange sides, announces who plays which.
    pub(super) fn start_over(&mut self) -> io::Result<Next> {
        // A different seed, so that the computers do not play the same game again, but one that
        // follows from the first.
        let is_exchanged = self.session.exchanges_sides(self.begins);
        let game = self.session.next_game(next_seed(self.session.game().seed), self.begins);
        writeln!(self.output, "{}", terminal::new_game(game.seed.to_string()))?;
        let score = game.score;
        self.session = Session::new(game);
        self.source = None;
        if is_exchanged {
            writeln!(self.output, "{}", terminal::sides_swapped())?;
            for player in Player::BOTH {
                self.introduce_player(player)?;
            }
        }
        if score.games() > 0 {
            let [first, second] =
                Player::BOTH.map(|player| words::in_a_word(&self.session, player));
            let [first_wins, second_wins] =
                Player::BOTH.map(|player| score.wins(player).to_string());
            let draws = score.draws.to_string();
            let score = terminal::score(first, first_wins, second, second_wins, draws);
            writeln!(self.output, "{score}")?;
        }
        self.show_board()?;
        Ok(Next::GoOn)
    }

    /// Saves the game; an existing file is replaced if the user agrees. In a pipe nothing is asked,
    /// as the next line is not meant as the answer, and the file stays.
    pub(super) fn save(&mut self, path: &Path, existing: Existing) -> io::Result<Next> {
        // Links are followed. Anything but a file is refused by the write.
        if existing == Existing::Keep && path.is_file() {
            let name = shown(path);
            match self.prompt {
                Prompt::OwnLine => {
                    writeln!(self.output, "{}", terminal::not_saved_exists(name))?;
                    return Ok(Next::GoOn);
                }
                Prompt::SameLine => match self.question(&terminal::ask_replace(&name))? {
                    Some(answer) if is(&answer, terminal::words_yes) => {}
                    Some(_) => {
                        writeln!(self.output, "{}", terminal::not_saved(name))?;
                        return Ok(Next::GoOn);
                    }
                    None => {
                        writeln!(self.output, "{}", terminal::not_saved(name))?;
                        return Ok(Next::Leave);
                    }
                },
            }
        }
        if self.source.is_none() {
            let date = date_in_file(K::NAME, clock::local_day());
            self.session.note_date(&date);
        }
        let game = Envelope::of(self.session.game());
        let game = match &self.source {
            Some(source) => game.with_file_of(source),
            None => game,
        };
        match save_envelope(path, &game) {
            Ok(file) => {
                self.kept = self.played();
                let told = match file.left {
                    Some(encoding) => notices::saved_in_utf8(shown(path), encoding),
                    None => terminal::saved(shown(path)),
                };
                writeln!(self.output, "{told}")?;
            }
            Err(error) => writeln!(self.output, "{}", error.explain())?,
        }
        Ok(Next::GoOn)
    }

    /// Continues a saved game, of any kind.
    pub(super) fn open(&mut self, path: &Path) -> io::Result<Next> {
        match self.opened(path) {
            Err(error) => writeln!(self.output, "{}", error.explain())?,
            Ok((lost, other)) => {
                if let Some(lost) = lost {
                    writeln!(self.output, "{lost}")?;
                }
                if let Some(other) = other {
                    return Ok(Next::Exchange(other));
                }
                self.kept = self.played();
                self.begin()?;
            }
        }
        Ok(Next::GoOn)
    }

    /// Leaves the program. At a terminal the user is asked first, if the game is unfinished, in no
    /// file and not among the past games. An answer other than yes or no is obeyed, so that the
    /// game can still be saved.
    pub(super) fn quit(&mut self) -> io::Result<Next> {
        let is_asked = self.prompt == Prompt::SameLine && !self.is_kept();
        if !is_asked {
            return Ok(Next::Leave);
        }
        let Some(answer) = self.question(terminal::ask_leave())? else {
            return Ok(Next::Leave);
        };
        if is(&answer, terminal::words_yes) || is(&answer, terminal::words_quit) {
            return Ok(Next::Leave);
        }
        if is(&answer, terminal::words_no) {
            return Ok(Next::GoOn);
        }
        match self.obey(answer)? {
            Next::GoOn if self.is_kept() => Ok(Next::Leave),
            next => Ok(next),
        }
    }

    /// Returns whether nothing is lost if the user leaves the game.
    fn is_kept(&self) -> bool {
        let moves = self.played();
        let past = self.past_games.as_ref();
        let is_past = past.is_some_and(PastGames::is_kept) && self.session.game().number.is_some();
        is_past
            || matches!(self.session.turn(), Turn::Over(_))
            || moves.is_empty()
            || moves == self.kept
    }

    /// Continues a saved game of this kind, or returns one of another, and the losses of its file.
    /// The game in progress stays if the file is damaged.
    fn opened(
        &mut self,
        path: &Path,
    ) -> Result<(Option<String>, Option<Box<Envelope>>), FileError> {
        let envelope = load_past_game(path)?;
        let lost = words::lost(envelope.losses());
        let damaged = |error| FileError::open(path, error);
        let game: GameId = envelope.game().parse().map_err(|()| {
            damaged(ParseError::Field {
                name: "game".to_owned(),
                fault: ParseFault::UnknownGame(envelope.game().to_owned()),
            })
        })?;
        if game.name() == K::NAME {
            self.session = Session::new(envelope.open().map_err(damaged)?);
            self.source = Some(envelope);
            return Ok((lost, None));
        }
        Ok((lost, Some(Box::new(envelope))))
    }
}

impl<K: Phrases> Table<'_, K> {
    /// Returns why a computer declines the draw that a person has offered by this move, if it is
    /// one and it does.
    pub(super) fn draw_declined(&mut self, mv: MoveOf<K>) -> Option<String> {
        let opponent = self.session.answers_draw(mv)?;
        let adviser = self.session.adviser();
        let report = self.consult(&adviser)?;
        let name = words::player_name(&self.session, opponent);
        words::draw_declined(name, self.session.draw_answer(&report))
    }

    /// Gives the adviser's answers to a question that has just come up for human players, who can
    /// change them, and tells of them and their reasons; draws the board if one has changed it.
    /// Nothing is proposed if the user quits meanwhile.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(super) fn propose(&mut self) -> io::Result<()> {
        let Some(scoring) = K::SCORING else {
            return Ok(());
        };
        if scoring.question(self.session.position()).is_none()
            || !self.session.record().agreed().is_empty()
            || self.session.turn() != Turn::Human
        {
            return Ok(());
        }
        // The board is seen while the adviser thinks.
        self.output.flush()?;
        let adviser = self.session.adviser();
        let mut quitting = self.input.quitting();
        let Some(report) = self.consult_within(&adviser, &mut quitting) else {
            return Ok(());
        };
        let explained = {
            let mut strategy = adviser.lock().unwrap_or_else(PoisonError::into_inner);
            strategy.explain(self.session.position(), &report, &mut quitting)
        };
        if quitting.is_asked() {
            return Ok(());
        }
        // What was proposed and not changed need not be saved.
        let is_kept = self.played() == self.kept;
        let mut dead = Vec::new();
        for mv in scoring.proposed(&report) {
            if self.session.play(mv).is_err() {
                break;
            }
            if let Some(Answer::Dead(point)) = scoring.answer(self.session.position(), mv) {
                dead.push(point);
            }
        }
        if is_kept {
            self.kept = self.played();
        }
        let told = if dead.is_empty() {
            terminal::proposed_none().to_owned()
        } else {
            self.show_board()?;
            terminal::proposed(words::listed(dead))
        };
        let why = explained.and_then(|explained| words::why::<K>(&explained.insight));
        for line in [Some(told), why].into_iter().flatten() {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Returns which computer objects to a human player's answer to a question, and why.
    pub(super) fn objection(&mut self, mv: MoveOf<K>) -> Option<(Player, Objection)> {
        if !self.session.asks_about(mv) {
            return None;
        }
        let adviser = self.session.adviser();
        let report = self.consult(&adviser)?;
        self.session.objection(mv, &report.pv)
    }
}
