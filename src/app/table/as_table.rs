//! The table as the window has it: the operations common to all games, and the tables that follow
//! from one.

use egui::Context;

use super::new_game::NewGame;
use super::{GameTable, Mode, said_after_move, said_after_redo, said_after_undo, said_at_turn};
use crate::app::contract::board::{BoardUi, Plans};
use crate::app::contract::command::{Action, CommentDraft, InfoDraft, InfoEntry, InfoField};
use crate::app::contract::screen::{Cx, Effects, Form, GameEntry, Screen, State, Table};
use crate::core::about::Particular;
use crate::core::day::Day;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{
    self, Ending, Level as _, LevelId, MoveFault, MoveOf, Preset, SetupFault, agreed_draw,
    format_position, read_position, with_usual_first,
};
use crate::players::{Names, PlayerName, Seat};
use crate::session::{FirstPlayer, SavedGame, Session};
use crate::storage::{Envelope, Settings, date_in_file, extension_for};
use crate::words::{self, Name, Phase, text};

impl<K: BoardUi> Table for GameTable<K> {
    fn entry(&self) -> &'static GameEntry {
        const { &GameEntry::of::<K>() }
    }

    fn state(&self, now: f64) -> State {
        let record = self.session.record();
        let is_over = matches!(self.turn(), Phase::Over(_));
        State {
            is_over,
            is_at_rest: is_over && !self.animation.is_moving(now),
            is_watched: self.session.is_watched(),
            is_paused: self.session.is_paused(),
            has_ended: self.session.outcome().is_some(),
            looks_back: self.session.looks_back(),
            moves: record.moves().len(),
            // A review has edits to take back and to make again, and no move or game.
            can_undo: self.is_reviewed() || self.session.can_undo() || !self.input.edits.is_empty(),
            can_redo: self.is_reviewed() || record.can_redo() || !self.input.undone.is_empty(),
            has_hint: self.hint.is_some()
                || self.engine.seeks_hint()
                || self.coached_move().is_some(),
            holds_back: self.held_back().is_some(),
            is_reviewed: self.is_reviewed(),
            is_retried: self.can_return_to_review(),
            in_variation: !self.is_reviewed() && self.session.variation_fork().is_some(),
            is_free: self.is_free,
            shows_territory: self.analysis.territory.is_on(),
            shows_analysis: self.analysis.is_on(),
            next_level: self.next_level().or(self.suggested),
            is_ready: self.suggested.is_some() && self.suggested == self.next_level(),
        }
    }

    fn note_date(&mut self, day: Day) {
        self.session.note_date(&date_in_file(K::NAME, day));
    }

    fn envelope(&self) -> Envelope {
        Envelope::of(self.session.game())
    }

    fn position_text(&self) -> String {
        let record = self.session.record();
        let moves = [record.played(), record.agreed()].concat();
        format_position::<K>(self.session.setup(), &moves)
    }

    fn summary(&self) -> [String; 2] {
        let moves = text::play::moves_so_far(self.session.record().moves().len());
        [self.pairing(), text::play::beside(self.variant(), moves)]
    }

    fn progress(&self) -> String {
        let moves = text::play::moves_so_far(self.session.record().moves().len());
        words::beside([self.variant(), self.pairing(), moves])
    }

    fn variant(&self) -> String {
        words::variant::<K>(self.session.setup())
    }

    fn plan(&mut self) -> Option<(Box<dyn Screen>, bool)> {
        let Plans { screen, .. } = K::EXTRAS.plans?;
        if self.session.position().outcome().is_some() {
            return None;
        }
        let uncounts = self.session.would_count();
        if !self.session.has_ended() {
            self.session.note_hint();
        }
        let you = self.session.you().unwrap_or_else(|| self.session.position().to_move());
        Some((screen(self.session.setup(), self.session.record().played(), you), uncounts))
    }

    fn threats_in_words(&self) -> String {
        let threats = K::EXTRAS.threats;
        threats.map_or_else(String::new, |threats| threats(self.session.position()))
    }

    fn remember(&self, settings: &mut Settings) {
        // The players of a free board are no choice of the user.
        if self.is_free {
            return;
        }
        settings.remember::<K>(self.session.setup(), self.session.seats(), self.wanted);
        // A game that has no coach leaves the user's preference as it is.
        if self.session.you().is_some() {
            settings.coach = self.session.coach();
        }
    }

    fn name_people(&mut self, names: &Names) {
        self.session.name_people(names);
    }

    fn hold_computer(&mut self) -> Option<Name<'static>> {
        let mover = self.session.position().to_move();
        matches!(self.turn(), Phase::Thinking).then(|| {
            self.change(Session::hold);
            words::player_name(&self.session, mover).into_owned()
        })
    }

    fn act(&mut self, action: Action, cx: &Cx<'_>) -> Effects {
        let is_series_end =
            self.session.is_watched() && self.session.position().outcome().is_some();
        match action {
            Action::Undo => match self.undo_edit() {
                Some(effects) => effects,
                None if self.is_reviewed() => {
                    Effects::announcement(text::notices::nothing_to_undo())
                }
                None => self.step(Session::undo, said_after_undo),
            },
            Action::Redo => match self.redo_edit() {
                Some(effects) => effects,
                None if self.is_reviewed() => {
                    Effects::announcement(text::notices::nothing_to_redo())
                }
                None => self.step(Session::redo, said_after_redo),
            },
            Action::GoTo(plies) => self.step(|session| session.go_to(plies), said_after_move),
            Action::GoBy(step) => self.step(|session| session.go_by(step), said_after_move),
            Action::Line(plies, number) => {
                self.step(|session| session.switch_line(plies, number), said_after_move)
            }
            Action::ShowPlace(place) => self.step(|session| session.show(place), said_after_move),
            Action::NextLine if !self.session.has_next_line() => {
                Effects::notice(text::notices::no_variations())
            }
            Action::NextLine => self.step(Session::next_line, said_after_move),
            Action::Variation(edit, at) => self.edit_variation(edit, at),
            Action::TogglePause if is_series_end => {
                self.session.toggle_pause();
                Effects::notice(if self.session.is_paused() {
                    text::notices::series_paused()
                } else {
                    text::notices::series_goes_on()
                })
            }
            Action::TogglePause => self.step(Session::toggle_pause, said_at_turn),
            Action::StepOnce => self.step(Session::step, said_at_turn),
            Action::Hint => self.hint(),
            Action::ForgetHint => {
                self.stop();
                self.drop_advice();
                Effects::announcement(self.announcement())
            }
            Action::KeepMove => self.play_asked(self.held_back().map(|held| held.mv), cx),
            // What is usual is so in games of two people and of two computers.
            Action::Analysis(Some(_)) if self.session.you().is_some() => Effects::default(),
            Action::Analysis(is_on) => {
                let is_on = is_on.unwrap_or(!self.analysis.is_on());
                self.analysis.set(is_on);
                if is_on && self.session.would_count() {
                    Effects::notice(text::play::analysis_uncounts())
                } else if is_on {
                    Effects::announcement(text::analysis::shown())
                } else {
                    Effects::announcement(text::analysis::hidden())
                }
            }
            Action::Territory if self.is_counted() => {
                Effects::notice(text::analysis::territory_counted())
            }
            Action::Territory => {
                let is_on = K::SCORING.is_some() && !self.analysis.territory.is_on();
                self.analysis.territory.set(is_on);
                Effects::announcement(if is_on {
                    text::analysis::territory_shown()
                } else {
                    text::analysis::territory_hidden()
                })
            }
            Action::Review(step) => self.review(step),
            Action::Mark(marking) => self.toggle_mark(marking),
            Action::TurnBoard => self.turn_board(),
            Action::Resign => self.play_asked(K::resignation(self.session.position()), cx),
            Action::OfferDraw => self.play_asked(agreed_draw::<K>(self.session.position()), cx),
        }
    }

    fn comment(&self) -> CommentDraft {
        let (record, plies) = (self.session.record(), self.marked_plies());
        let place = record.place_after(plies);
        let before = record.comment_at(place).cloned();
        CommentDraft {
            place,
            about: words::place_in_game(&self.session, plies),
            text: before.as_ref().map(ToString::to_string).unwrap_or_default(),
            before,
            typed_at: None,
        }
    }

    fn set_comment(&mut self, draft: CommentDraft, is_done: bool) -> Effects {
        self.write_comment(draft, is_done)
    }

    fn info(&self) -> InfoDraft {
        info_draft(&self.session)
    }

    fn set_info(&mut self, draft: &InfoDraft, is_done: bool) -> Effects {
        let changed = take_info(&mut self.session, draft);
        if changed {
            self.input.forget_edits();
        }
        Effects {
            changed,
            past_game_changed: is_done && draft.is_changed && self.is_past_game(),
            ..Effects::default()
        }
    }

    fn leave(&mut self) {
        self.input.pressed.clear();
        self.stop();
    }

    fn reopen(&mut self) {
        self.input.aim = self.open_aim();
        self.view.board = K::View::default();
        self.animation.clear();
        if self.is_reviewed() {
            self.turn_to(Mode::Play);
        }
    }

    fn form(
        &self,
        games: &[&'static GameEntry],
        settings: &Settings,
        in_game: bool,
    ) -> Box<dyn Form> {
        let playing = in_game.then_some(&self.session);
        Box::new(NewGame::new(games, playing, settings))
    }

    fn next_game(
        &self,
        ctx: &Context,
        seed: u64,
        begins: FirstPlayer,
        level: Option<Preset>,
    ) -> (Box<dyn Table>, String) {
        let level = level.and_then(|preset| {
            let id = LevelId::Preset(preset);
            K::LEVELS.iter().copied().find(|level| level.id() == id)
        });
        let game = match level {
            Some(level) => self.session.next_game_against(level, seed, begins),
            None => self.session.next_game(seed, begins),
        };
        let notice =
            words::next_game(&Session::new(game.clone()), self.session.exchanges_sides(begins));
        (self.like_this(ctx, game), notice)
    }

    fn free_board(&mut self, ctx: &Context) -> Box<dyn Table> {
        // Analysis that is seen there helps in the game, unless that is over.
        if !self.session.has_ended() {
            self.session.note_analysis();
        }
        let own = self.session.game();
        let mut game = SavedGame::new(own.setup, [Seat::Human; 2], own.seed);
        (game.record, game.about, game.result_at) =
            (own.record.clone(), own.about.clone(), own.result_at);
        self.free(ctx, game)
    }

    fn paste(&self, ctx: &Context, text: &str, seed: u64) -> Result<Box<dyn Table>, SetupFault> {
        let at_hand = with_usual_first::<K>(self.session.setup());
        let (setup, moves) = read_position::<K>(at_hand, text)?;
        let seats = self.session.seats().map(|seat| seat.on::<K>(setup));
        let mut game = SavedGame::new(setup, seats, seed);
        for (index, mv) in moves.into_iter().enumerate() {
            game.record
                .play(mv)
                .map_err(|refusal| MoveFault::from(refusal).in_list(index + 1, mv.to_string()))?;
        }
        game.names = self.session.game().names.clone();
        game.coach = self.session.coach();
        Ok(self.like_this(ctx, game))
    }
}

impl<K: BoardUi> GameTable<K> {
    /// Returns the place where the cursor of a new game begins, or the nearest one in reading order
    /// where a move can be made.
    fn open_aim(&self) -> K::Aim {
        let setup = self.session.setup();
        let (first, aims) = (K::first_aim(setup), K::aims(setup));
        let moves = self.session.position().moves();
        let open: Vec<_> = moves.into_iter().filter_map(K::aim_of).collect();
        let index = |aim: &K::Aim| aims.iter().position(|place| place == aim).unwrap_or(0);
        let nearest = open.into_iter().min_by_key(|aim| index(aim).abs_diff(index(&first)));
        nearest.unwrap_or(first)
    }

    /// Steps along a line if the user, who moves for both sides, looks back and repeats a move of
    /// it. Against a computer a repeated move is played, as the user wants another answer to it.
    pub(super) fn follow_line(&mut self, mv: MoveOf<K>) -> Option<Effects> {
        let session = &self.session;
        let is_alone = Player::BOTH.into_iter().all(|player| session.seat(player).is_human());
        if self.is_free
            || !is_alone
            || !session.looks_back()
            || K::resignation(session.position()) == Some(mv)
        {
            return None;
        }
        let plies = session.record().cursor();
        let tried = session.record().tried_at(plies);
        let line = tried.iter().position(|&tried| tried == mv)?;
        self.input.aim_at_move(mv);
        Some(self.step(|session| session.switch_line(plies, line), said_after_move))
    }

    /// Takes a step through the moves, and says where that has led from the moves before.
    fn step<R>(
        &mut self,
        step: impl FnOnce(&mut Session<K>) -> R,
        said: impl FnOnce(&Session<K>, &[MoveOf<K>]) -> String,
    ) -> Effects {
        let before = self.session.record().played().to_vec();
        let effects = self.change(|session| _ = step(session));
        let announcement = if self.is_reviewed() {
            self.review_announcement()
        } else {
            said(&self.session, &before)
        };
        effects.then(Effects::announcement(announcement))
    }

    /// Returns whether the board shows how the position in view is counted.
    fn is_counted(&self) -> bool {
        let position = self.session.position();
        let is_over = position.outcome().is_some();
        kind::question::<K>(position).is_some()
            || is_over && K::ending(position) != Ending::Resigned
    }

    /// Turns the board, if it looks different from the other side.
    fn turn_board(&mut self) -> Effects {
        if K::EXTRAS.side_below.is_none() {
            return Effects::default();
        }
        let below = self.side_below().other();
        self.input.seen_from = Some(below);
        Effects::announcement(text::play::board_turned(K::SIDES[below.index()]))
    }

    /// Returns a free board with this game, shown as it is on this table.
    fn free(&self, ctx: &Context, game: SavedGame<K>) -> Box<dyn Table> {
        let mut board = Self::new(ctx, SavedGame { is_out_of_statistics: true, ..game });
        board.is_free = true;
        board.input.seen_from = Some(self.side_below());
        board.input.aim = self.input.aim;
        board.session.try_from_here(); // from the position in view
        board.analysis.set(true);
        Box::new(board)
    }

    /// Returns a table with another game, which is a free board if this is one.
    fn like_this(&self, ctx: &Context, game: SavedGame<K>) -> Box<dyn Table> {
        if self.is_free {
            return self.free(ctx, game);
        }
        let mut table = Self::new(ctx, game);
        // Two people have chosen a side to look from; the only person looks from their own, which
        // may be another one now.
        table.input.seen_from = self.input.seen_from.filter(|_| table.session.you().is_none());
        Box::new(table)
    }
}

/// The ranks of both sides' players.
const RANKS: [Particular; 2] = [Particular::FirstRank, Particular::SecondRank];
/// The entries that any game may have; others are shown where a file has them.
const USUAL: [Particular; 4] =
    [Particular::Event, Particular::Place, Particular::Date, Particular::Result];

/// Returns the game info of a game, to be edited.
pub(super) fn info_draft<K: BoardUi>(session: &Session<K>) -> InfoDraft {
    let (game, sides) = (session.game(), Player::BOTH.map(words::side::<K>));
    let field = |entry, label: &str, text: &str| InfoField {
        entry,
        label: label.to_owned(),
        text: text.to_owned(),
        before: text.to_owned(),
        example: "",
    };
    let about = |what| InfoField {
        example: match (what, extension_for(K::NAME)) {
            (Particular::Date, Some("pdn")) => "2026.11.28",
            (Particular::Date, _) => "2026-11-28",
            (Particular::Result, Some("sgf")) => "B+R, W+2.5, 0",
            (Particular::Result, _) => "1-0, 0-1, 1/2-1/2",
            _ => "",
        },
        ..field(
            Some(InfoEntry::About(what)),
            &words::info_label(what, &sides),
            game.about.of(what).unwrap_or_default(),
        )
    };
    let shown = |label: &str, text: String| field(None, label, &text);
    let mut fields = Vec::new();
    for player in Player::BOTH {
        let label = text::new_game::name_label(&sides[player.index()]);
        fields.push(if session.seat(player).is_human() {
            let name = game.names.of(player).map(PlayerName::whole);
            let entry = Some(InfoEntry::Name(player));
            field(entry, &label, name.unwrap_or_default())
        } else {
            shown(&label, words::player_name(session, player).to_string())
        });
        fields.push(about(RANKS[player.index()]));
    }
    for what in Particular::ALL {
        let is_there = USUAL.contains(&what) || game.about.of(what).is_some();
        match (what, session.last_position().outcome()) {
            // The rules by which it is played follow below.
            (Particular::Rules, _) if is_there => {
                fields.push(InfoField { entry: None, ..about(what) });
            }
            // What the moves have decided cannot be changed.
            (Particular::Result, Some(outcome)) => {
                let result = words::result_for_others(session, outcome);
                fields.push(shown(&about(what).label, result));
            }
            _ if is_there && !RANKS.contains(&what) => fields.push(about(what)),
            _ => {}
        }
    }
    let setup = K::describe_setup(session.setup());
    fields.push(shown(text::info::setup(), setup));
    InfoDraft { fields, is_changed: false, typed_at: None }
}

/// Gives the game the info of a draft; what is wrong stays as it was. Returns whether that has
/// changed something.
pub(super) fn take_info<K: BoardUi>(session: &mut Session<K>, draft: &InfoDraft) -> bool {
    let game = session.game();
    let (mut names, mut about) = (game.names.clone(), game.about.clone());
    for field in &draft.fields {
        match field.entry {
            Some(InfoEntry::Name(player)) => names.set(player, PlayerName::new(&field.text)),
            Some(InfoEntry::About(what)) if !field.is_wrong(K::NAME) => {
                about.set(what, &field.text);
            }
            Some(InfoEntry::About(_)) | None => {}
        }
    }
    let is_new = names != game.names || about != game.about;
    if is_new {
        session.set_names(names);
        session.set_about(about);
    }
    is_new
}
