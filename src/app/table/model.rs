//! What the screens show of a game in play, in words.

use egui::Ui;

use super::GameTable;
use super::entry::facts;
use super::thinkers::{Advice, CoachedMove};
use crate::app::analysis::graph;
use crate::app::contract::board::{BoardUi, how_to_go_on};
use crate::app::contract::command::Action;
use crate::app::contract::screen::Cx;
use crate::app::input::commands::is_for;
use crate::app::screens::model::{
    Branching, CoachWords, End, Held, HintWords, Model, Moves, NextLevels, PlayerWords,
    ReportWords, Voice,
};
use crate::app::screens::review::Moment;
use crate::app::theme::Palette;
use crate::core::game::{Game as _, Outcome, Player};
use crate::core::kind::{self, Level as _, LevelId, MoveClass, MoveOf, Preset};
use crate::core::record::Place;
use crate::session::{Ending, History, ladder, next_level, streak, suggestion};
use crate::words::{self, CardText, Phase, text};

/// Returns what can be done in a game but not in every one. A game with scoring has its buttons below
/// its board.
fn more<K: BoardUi>() -> Vec<Action> {
    let mut actions = vec![Action::TurnBoard, Action::Resign, Action::OfferDraw];
    actions.retain(|&action| {
        is_for(&action.into(), facts::<K>()) && !(action == Action::Resign && K::SCORING.is_some())
    });
    actions
}

impl<K: BoardUi> GameTable<K> {
    /// Returns what the screens show.
    pub(super) fn model<'a>(&'a self, cx: &'a Cx<'_>, palette: &Palette) -> Model<'a> {
        let session = &self.session;
        let (record, turn) = (session.record(), self.turn());
        let (setup, position) = (session.setup(), record.position());
        let is_moving = self.animation.is_moving(cx.now);
        let phase = if is_moving { Phase::Moving } else { turn };
        let is_played_on = self.can_return_to_review() && position.outcome().is_none();
        let ended = session.outcome().filter(|_| !is_moving && !is_played_on);
        let tally = if is_moving { session.game().score } else { session.tally() };
        let mut model = Model {
            settings: cx.settings,
            game: K::NAME,
            turn,
            phase,
            is_free: self.is_free,
            is_watched: session.is_watched(),
            looks_back: session.looks_back(),
            can_undo: session.can_undo() || !self.input.edits.is_empty() || cx.has_previous,
            can_redo: record.can_redo() || !self.input.undone.is_empty() || cx.has_next,
            shows_analysis: self.analysis.is_on(),
            at_rest_for: cx.now - self.animation.idle_from(),
            end: ended.map(|outcome| self.end(outcome, cx)),
            tally,
            letter: self.input.letter(),
            title: if self.is_free { text::play::free_board().into() } else { K::title_of(setup) },
            subtitle: K::subtitle(setup),
            headline: match (phase, turn) {
                _ if self.held_back().is_some() => text::coach::take_back_question().to_owned(),
                (Phase::Moving, Phase::Over(_)) => String::new(),
                (phase, turn) => {
                    let headline = words::headline(session, phase, turn);
                    // A pass without a choice is soon made, and stays in view until the next move.
                    let is_next = matches!(phase, Phase::Awaiting | Phase::Thinking);
                    match words::passed(session).filter(|_| is_next && !session.looks_back()) {
                        Some(passed) => text::play::beside(passed, headline),
                        None => headline,
                    }
                }
            },
            press: if self.is_free {
                text::play::free_board_keys().to_owned()
            } else {
                let how = || how_to_go_on::<K>(position, setup);
                words::what_to_press(session, phase, turn, how)
            },
            written: words::written(session),
            about: words::about_game(session),
            hint: self.hint_words(),
            coach: self.coach_words(ended.is_some()),
            is_checking: matches!(self.coached_move(), Some(CoachedMove::Checked(_))),
            held: self.held_back().map(|held| Held {
                class: held.class,
                listed: K::listed(held.mv),
                phrase: K::move_phrase(held.mv),
                has_plan: held.planned.is_some(),
            }),
            praised: self.praises.shown.as_ref().map(|praise| praise.ply),
            players: Player::BOTH.map(|player| self.player_words(player, phase, palette)),
            to_move: position.to_move(),
            first_to_move: record.start().to_move(),
            steps: (record.cursor(), record.moves().len()),
            place: record.place(),
            moves: self,
            more: more::<K>(),
        };
        let tally = K::tally(position);
        let captured = K::EXTRAS.captured.map(|captured| captured(setup, position));
        // After the end there is nothing left to expect.
        let tells_thoughts = ended.is_none() && model.tells_thoughts();
        for (player, words) in Player::BOTH.into_iter().zip(&mut model.players) {
            words.captured = captured.map(|captured| captured[player.index()]);
            words.count =
                tally.map(|tally| text::play::tally(tally.unit().name(), tally.amount(player)));
            words.report = tells_thoughts.then(|| self.report_words(player)).flatten();
        }
        model
    }

    fn player_words(&self, player: Player, phase: Phase, palette: &Palette) -> PlayerWords<'_> {
        let (session, turn) = (&self.session, self.turn());
        let position = session.position();
        let stands_out = match phase {
            Phase::Over(_) => false,
            Phase::Awaiting if kind::question::<K>(position).is_some() => false,
            Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Paused | Phase::Moving => {
                position.outcome().is_none() && position.to_move() == player
            }
        };
        let level = session.seat(player).computer();
        PlayerWords {
            side: K::side(player),
            name: words::on_card(session, player),
            third_person: words::third_person(session, player),
            state: words::seat_state(session, player, phase, turn),
            state_alone: words::seat_state_alone(session, player, phase, turn),
            state_said: words::seat_state_said(session, player, phase, turn),
            accent: stands_out.then(|| K::accent(player, palette)),
            is_searching: level.is_some_and(K::Level::is_searching),
            report: None,
            captured: None,
            count: None,
        }
    }

    fn report_words(&self, player: Player) -> Option<ReportWords> {
        let report = self.engine.reports[player.index()].as_ref()?;
        let is_played = self.session.position().to_move() != player;
        Some(ReportWords {
            found: words::found::<K>(report, is_played),
            brief: words::found_briefly::<K>(report),
            is_unsearched: report.depth == 0 && report.nodes <= 1,
        })
    }

    fn hint_words(&self) -> Option<HintWords> {
        let advice = self.hint.as_ref();
        Some(HintWords {
            text: match advice {
                Some(advice) => advice.text().said,
                None => self.searching()?.to_owned(),
            },
            is_given: advice.is_some(),
            has_line: advice.is_some_and(Advice::has_line),
            shows_line: advice.is_some_and(|advice| advice.shows_line),
            has_plan: advice.is_some_and(Advice::has_plan),
        })
    }

    /// Returns what the coach says now: about the move that is held back, else about the last one.
    fn coach_words(&self, has_ended: bool) -> Option<CoachWords> {
        let words = |class, card, voice| Some(CoachWords { class, card, voice });
        if let Some(held) = self.held_back() {
            return words(held.class, held.card::<K>(), Voice::Warning);
        }
        if let Some(advice) = &self.hint {
            return words(MoveClass::Best, advice.text().card, Voice::Hint);
        }
        let praise = self.praises.shown.as_ref().filter(|_| !has_ended)?;
        words(MoveClass::Best, praise.card::<K>()?, Voice::Praise)
    }

    fn end(&self, outcome: Outcome, cx: &Cx<'_>) -> End {
        let session = &self.session;
        End {
            has_won: session.you().map(Outcome::Win) == Some(outcome),
            card: {
                let decisive = self.decided.as_ref().and_then(|(_, decisive)| decisive.as_ref());
                let card = words::end_card(session, outcome, decisive);
                let moment = self.decided_by().ply().filter(|_| decisive.is_none());
                match moment.and_then(|ply| self.moment(ply)) {
                    Some(Moment { ply, sentence, .. }) if card.text.is_empty() => {
                        CardText { text: text::game::decided_mistake(ply, sentence), ..card }
                    }
                    _ => card,
                }
            },
            taught: words::taught(session),
            next_level: self.next_level(),
            uncounted: self.beats_level().then(|| session.uncounted()).flatten(),
            begins: words::who_begins_next(session, cx.settings.begins),
            score: words::score(session, session.tally()),
            ladder: cx.history.and_then(|history| self.ladder(outcome, history)),
        }
    }

    /// Returns the level above the one that the user has just beaten.
    pub(super) fn next_level(&self) -> Option<Preset> {
        let session = &self.session;
        let level = session.seat(session.you()?.other()).computer()?;
        self.beats_level().then(|| next_level::<K>(level, session.setup())).flatten()
    }

    /// Returns whether the user has won against a computer that has a place among the levels.
    fn beats_level(&self) -> bool {
        let session = &self.session;
        session.you().is_some_and(|you| {
            let level = session.seat(you.other()).computer();
            level.is_some_and(|level| level.strength().is_some())
                && session.outcome() == Some(Outcome::Win(you))
        })
    }

    /// Returns the ladder for a game that has ended and was counted, against a level that stands on
    /// it.
    pub(super) fn ladder(&self, outcome: Outcome, history: &History) -> Option<NextLevels> {
        let session = &self.session;
        let you = session.you()?;
        if session.counted() != Some(history.number) {
            return None;
        }
        let setup = session.setup();
        let level = session.seat(you.other()).computer()?.id();
        let beaten = history.beaten.iter();
        let beaten: Vec<LevelId> =
            beaten.filter_map(|mode| mode.parse::<K::Level>().ok()).map(K::Level::id).collect();
        let levels: Vec<(LevelId, bool)> = ladder::<K>(setup)
            .into_iter()
            .map(|level| (level.id(), beaten.contains(&level.id())))
            .collect();
        let opponent = levels.iter().position(|&(id, _)| id == level)?;
        // After an undo the game may have ended in another way than the one that was counted.
        let ending = Ending::of(outcome, you);
        let streak = streak(&history.against).filter(|&(last, _)| last == ending);
        let wins = history.against.iter().filter(|&&game| game == Ending::Won);
        Some(NextLevels {
            levels,
            opponent,
            is_first_win: ending == Ending::Won && streak.is_some() && wins.count() == 1,
            suggested: streak.and_then(|_| suggestion::<K>(level, setup, &history.against)),
            streak,
        })
    }

    /// Returns the text of the move to a place.
    fn move_text(&self, place: Place, text: fn(MoveOf<K>) -> String) -> String {
        self.session.record().move_to(place).map_or_else(String::new, text)
    }
}

impl<K: BoardUi> Moves for GameTable<K> {
    fn mover(&self, ply: usize) -> Player {
        self.session.mover_at(ply - 1)
    }

    fn class(&self, ply: usize) -> Option<MoveClass> {
        let is_on = self.analysis.is_on();
        is_on.then(|| self.analysis.class(ply)).flatten()
    }

    fn place_after(&self, ply: usize) -> Place {
        self.session.record().place_after(ply)
    }

    fn is_main(&self, ply: usize) -> bool {
        self.session.record().is_first_at(ply - 1)
    }

    fn others(&self, ply: usize) -> Vec<(usize, Place)> {
        let record = self.session.record();
        let shown = record.place_after(ply);
        record
            .children_in_order(record.place_after(ply - 1))
            .into_iter()
            .map(|(_, place)| place)
            .enumerate()
            .filter(|&(_, place)| place != shown)
            .collect()
    }

    fn tree(&self, most: usize) -> Vec<Branching> {
        let record = self.session.record();
        if !(2..=most).contains(&record.tree_size()) {
            return Vec::new();
        }
        let steps = record.steps_as_played().map(|step| Branching {
            branch: step.branch,
            plies: step.plies,
            place: step.place,
        });
        steps.collect()
    }

    fn listed(&self, place: Place) -> String {
        self.move_text(place, K::listed)
    }

    fn phrase(&self, place: Place) -> String {
        self.move_text(place, K::move_phrase)
    }

    fn has_comment(&self, place: Place) -> bool {
        self.session.record().comment_at(place).is_some()
    }

    fn graph_ui(&self, ui: &mut Ui) -> Option<usize> {
        graph::ui(&self.session, &self.analysis, ui)
    }

    fn with_short_name(&self, sentence: &str, letters: usize) -> Option<String> {
        words::with_short_name(&self.session, sentence, letters)
    }
}
