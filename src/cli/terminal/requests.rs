//! Commands of the user at the terminal besides moves: another player, a hint, a new game, files.

use std::io;
use std::path::Path;
use std::sync::PoisonError;

use super::{Next, Prompt, Table, is_yes};
use crate::core::control::Unlimited;
use crate::core::count::counted;
use crate::core::game::Player;
use crate::core::kind::Standing;
use crate::core::score::{Score, ScoreKind};
use crate::core::search::Report;
use crate::games::{GameId, UnknownGame};
use crate::players::{Seat, next_seed};
use crate::session::Session;
use crate::storage::{Damage, Envelope, FieldFault, LoadError, load_envelope, save_game, shown};
use crate::words::{self, Explain as _, Phrases};
use crate::worker::Existing;

impl<K: Phrases> Table<'_, K> {
    /// Lets another player play a side, if they play with this set-up.
    pub(super) fn seat(&mut self, player: Player, seat: Seat<K::Level>) -> io::Result<()> {
        if let Some(Err(reason)) = seat
            .computer()
            .map(|level| K::terms(self.session.setup()).allow(level))
        {
            return writeln!(self.output, "{}", words::unavailable(reason));
        }
        let mut seats = self.session.seats();
        seats[player.index()] = seat;
        self.session.set_seats(seats);
        self.introduce_player(player)
    }

    /// Says what the adviser would do.
    pub(super) fn hint(&mut self) -> io::Result<()> {
        let adviser = self.session.adviser();
        let report = self.consult(&adviser);
        if let Some(report) = &report {
            let mut adviser = adviser.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(explanation) =
                adviser.explain(self.session.position(), report, &mut Unlimited)
            {
                let said = K::explanation(&explanation.insight).unwrap_or_default();
                return writeln!(self.output, "Hint: {said}");
            }
        }
        match report {
            Some(Report { best, score, .. })
                if score
                    .plies_to_end()
                    .is_some_and(|plies| plies >= Score::UNCOUNTED) =>
            {
                writeln!(
                    self.output,
                    "Hint: {} ({score}, known)",
                    K::move_phrase(best)
                )
            }
            Some(Report {
                best, score, depth, ..
            }) if score.is_decided() => {
                writeln!(
                    self.output,
                    "Hint: {} ({score} plies, seen {depth} ahead)",
                    K::move_phrase(best)
                )
            }
            Some(report) => {
                let Report {
                    best, score, depth, ..
                } = report;
                let standing = match score.kind() {
                    ScoreKind::Heuristic(estimate) => Standing::of::<K>(estimate),
                    ScoreKind::WinIn(_) | ScoreKind::LossIn(_) => None,
                };
                let judged = standing.map_or_else(
                    || format!("value {score}"),
                    |standing| standing.phrase("you stand"),
                );
                let seen = match K::SCALE.tried(&report) {
                    Some(tried) => format!("in {}", counted(tried.games, "game")),
                    None => format!("{depth} turns ahead"),
                };
                writeln!(
                    self.output,
                    "Hint: {} ({judged}, {seen})",
                    K::move_phrase(best)
                )
            }
            None => writeln!(self.output, "the game is over: there is nothing to advise"),
        }
    }

    /// Begins a new game with the same players, and counts the last one if it was played to its
    /// end. Where they exchange their sides for it, says who plays which now.
    pub(super) fn start_over(&mut self) -> io::Result<Next> {
        // Another seed, or the computers would play the same game again; but one that follows from
        // the first.
        let is_exchanged = self.session.exchanges_sides(self.begins);
        let game = self
            .session
            .next_game(next_seed(self.session.game().seed), self.begins);
        writeln!(self.output, "New game, seed {}", game.seed)?;
        let score = game.score;
        self.session = Session::new(game);
        if is_exchanged {
            writeln!(self.output, "The players exchange their sides")?;
            for player in Player::BOTH {
                self.introduce_player(player)?;
            }
        }
        if score.games() > 0 {
            let [first, second] = Player::BOTH.map(|player| {
                format!(
                    "{} {}",
                    words::called(&self.session, player),
                    score.wins(player)
                )
            });
            writeln!(
                self.output,
                "Score: {first}, {second}, draws {}",
                score.draws
            )?;
        }
        self.show_board()?;
        Ok(Next::GoOn)
    }

    /// Saves the game; a file that is there is replaced if the user says so. In a pipe there is no
    /// question, as the next line is not meant to be the answer: the file stays.
    pub(super) fn save(&mut self, path: &Path, existing: Existing) -> io::Result<Next> {
        // Links are followed. What is no file is refused when it is to be written.
        if existing == Existing::Keep && path.is_file() {
            let name = shown(path);
            match self.prompt {
                Prompt::OwnLine => {
                    writeln!(
                        self.output,
                        "Not saved: {name} is there already, and save! {name} would replace it"
                    )?;
                    return Ok(Next::GoOn);
                }
                Prompt::SameLine => {
                    match self.question(&format!("{name} is there already. Replace it? (y/n):"))? {
                        Some(answer) if is_yes(&answer) => {}
                        Some(_) => {
                            writeln!(self.output, "Not saved: {name} is as it was")?;
                            return Ok(Next::GoOn);
                        }
                        None => {
                            writeln!(self.output, "Not saved: {name} is as it was")?;
                            return Ok(Next::Leave);
                        }
                    }
                }
            }
        }
        match save_game(path, self.session.game()) {
            Ok(()) => writeln!(self.output, "Saved to {}", shown(path))?,
            Err(error) => writeln!(self.output, "{}", error.explain())?,
        }
        Ok(Next::GoOn)
    }

    /// Continues a saved game, of any kind.
    pub(super) fn open(&mut self, path: &Path) -> io::Result<Next> {
        match self.opened(path) {
            Err(error) => writeln!(self.output, "{}", error.explain())?,
            Ok(Opened { lost, other }) => {
                if let Some(lost) = lost {
                    writeln!(self.output, "{lost}")?;
                }
                if let Some(other) = other {
                    return Ok(Next::Exchange(other));
                }
                self.introduce()?;
                self.show_board()?;
            }
        }
        Ok(Next::GoOn)
    }

    /// Takes a saved game of this kind, or returns one of another. The game in progress stays if it
    /// is damaged.
    fn opened(&mut self, path: &Path) -> Result<Opened, LoadError> {
        let envelope = load_envelope(path)?;
        let lost = words::lost(envelope.losses());
        let damaged = |damage| LoadError::Damaged {
            path: path.to_owned(),
            damage,
        };
        let game: GameId = envelope.game().parse().map_err(|unknown: UnknownGame| {
            damaged(Damage::Field {
                name: "game".to_owned(),
                fault: FieldFault::UnknownGame(unknown),
            })
        })?;
        if game.name() == K::NAME {
            self.session = Session::new(envelope.open().map_err(damaged)?);
            return Ok(Opened { lost, other: None });
        }
        Ok(Opened {
            lost,
            other: Some(Box::new(envelope)),
        })
    }
}

/// A saved game that was opened.
struct Opened {
    /// The losses of its file.
    lost: Option<String>,
    /// The game, if it is of another kind than the one in progress.
    other: Option<Box<Envelope>>,
}
