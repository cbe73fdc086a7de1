//! A game on the table, whichever it is: its session, its thinking computers, its board and its mode selection.

mod acts;
mod choices;
mod reviewing;
mod showing;
mod sounding;
mod spoken;
mod teaching;
mod thinking;

use std::collections::VecDeque;
use std::time::Duration;

use egui::{Context, Id, Key, Ui};

use super::aiming;
use super::analysis::Analysis;
use super::board::{BoardUi, Mover, Touch, Typing, shown_keys};
use super::celebration::Celebration;
use super::command::Command;
use super::draft::{Draft, List};
use super::model::{Act, Hint, Lesson, Phase, Requests, phase_of};
use super::moving::Moving;
use super::page::PageLink;
use super::pictures::Pictures;
use super::pressed::Pressed;
use super::review;
use super::review::act::ReviewAct;
use super::says::NoticePlace;
use super::table::{Action, Around, Choice, Chosen, Effects, GameEntry, GameKeys, NextGame, State, Table};
use super::typed::Typed;
use super::{mode_select, pages, panel, words};
use crate::core::game::{Outcome, Player};
use crate::core::kind::{Level, MoveOf};
use crate::core::record::Record;
use crate::core::search::Report;
use crate::players::{self, Names, Seat};
use crate::session::{Begins, SavedGame, Session};
use crate::storage::{Envelope, Motion, Settings};
use crate::worker::{Thinking, Ticket, Words};

/// A move that a computer was asked for.
struct Asked<M> {
    ticket: Ticket,
    since: f64,
    answer: Option<Report<M>>,
}

/// A game of one kind on the table.
pub struct GameTable<K: BoardUi> {
    session: Session<K>,
    ctx: Context,
    /// The thread that thinks, from the first time that something is to be thought about.
    thinking: Option<Thinking<K::Game>>,
    asked: Option<Asked<MoveOf<K>>>,
    reports: [Option<Report<MoveOf<K>>>; 2],
    hint: Option<Hint<MoveOf<K>>>,
    aim: K::Aim,
    moving: Option<Moving<K>>,
    /// The celebration of a win that a person has just made.
    celebration: Option<Celebration>,
    /// What refused a move last, and when.
    refused: Option<(K::Aim, f64)>,
    view: K::View,
    pictures: Pictures<K::Picture>,
    panel: panel::View,
    analysis: Analysis<K>,
    /// The moves of the position of which a screen reader has said what the analysis says.
    said_of: Option<Vec<MoveOf<K>>>,
    /// Whether it is a board to try moves on, rather than a game.
    is_free: bool,
    /// The move of a person who is taught that is looked at, or held back.
    lesson: Option<Lesson<MoveOf<K>>>,
    /// The move that somebody who looks back has asked for once: the same again plays it.
    from_here: Option<MoveOf<K>>,
    /// The review, while it is shown.
    review: Option<review::View>,
    draft: Draft<K>,
    modes: mode_select::View,
    acts: VecDeque<Act<K>>,
    typed: Typed,
}

impl<K: BoardUi> GameTable<K> {
    /// Returns a table with a game where it was left.
    #[must_use]
    pub fn new(ctx: &Context, game: SavedGame<K>) -> Self {
        Self {
            aim: K::first_aim(game.setup),
            draft: Draft::new(game.seats, game.setup, game.is_teaching).with_names(&game.names),
            modes: mode_select::View::default(),
            session: Session::new(game),
            ctx: ctx.clone(),
            thinking: None,
            asked: None,
            reports: [None, None],
            hint: None,
            moving: None,
            celebration: None,
            refused: None,
            view: K::View::default(),
            pictures: Pictures::default(),
            panel: panel::View::default(),
            analysis: Analysis::default(),
            said_of: None,
            is_free: false,
            lesson: None,
            from_here: None,
            review: None,
            acts: VecDeque::new(),
            typed: Typed::default(),
        }
    }

    /// Returns what the game waits for, apart from the way of a piece.
    fn turn(&self) -> Phase {
        phase_of(self.session.turn())
    }

    /// Returns when the last piece is at rest, in seconds of the input's clock; a time in the past if it is.
    fn rest_at(&self) -> f64 {
        self.moving.as_ref().map_or(f64::NEG_INFINITY, Moving::rest_at)
    }

    /// Returns how many times as fast as usual everything goes: only two computers are watched at another speed.
    fn speed(&self, around: &Around<'_>) -> f64 {
        if self.session.is_watched() { f64::from(around.settings.speed) } else { 1.0 }
    }

    /// Returns whether the game goes on with what is chosen in the mode selection, rather than a new one begins.
    fn goes_on(&self, around: &Around<'_>) -> bool {
        around.in_game && self.draft.setup == self.session.setup() && !matches!(self.turn(), Phase::Over(_))
    }

    /// Returns whether a piece is on its way.
    fn is_moving(&self, now: f64) -> bool {
        now < self.rest_at()
    }

    /// Makes a move; its piece is on its way from now on.
    fn make(&mut self, mv: MoveOf<K>, by: Mover, around: &Around<'_>) -> Result<Effects, String> {
        let before = self.session.position().clone();
        let left = self.session.left_by(mv);
        self.session.count_as(players::fresh_number());
        self.session.play(mv).map_err(|illegal| K::refusal(&before, illegal))?;
        self.stop_thinking();
        self.hint = None;
        self.from_here = None;
        self.drop_lesson();
        let speed = self.speed(around);
        let position = self.session.position();
        self.moving = Moving::start(&self.view, position, (mv, by), around.settings.motion, speed, around.now);
        self.celebration = self.celebrated(around).map(|winner| Celebration::new(winner, self.rest_at().max(around.now)));
        Ok(Effects {
            announcement: Some(words::announcement(&self.session)), // also of a move that was made before and taken back
            notice: left.map(words::line_left),
            drop_notice: self.refused.take().is_some(), // it said why another move was refused
            changed: true,
            ended: self.session.count_end().map(Box::new),
            sounds: self.sounds(mv),
            ..Effects::default()
        })
    }

    /// Returns the person who has won with the last move, where pieces may move.
    fn celebrated(&self, around: &Around<'_>) -> Option<Player> {
        match self.turn() {
            Phase::Over(Outcome::Win(winner)) => Some(winner),
            Phase::Over(Outcome::Draw) | Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Moving | Phase::Paused => {
                None
            }
        }
        .filter(|&winner| self.session.seat(winner) == Seat::Human)
        .filter(|_| !self.is_free && around.settings.motion != Motion::Reduced)
    }

    /// Changes the game: what was being thought about is given up, and the change is kept.
    fn change(&mut self, change: impl FnOnce(&mut Session<K>)) -> Effects {
        self.stop_thinking();
        let before = self.session.record().played().to_vec();
        change(&mut self.session);
        // Not the number of moves: another line may be as long.
        let is_other = self.session.record().played() != before;
        if is_other {
            self.moving = None;
            self.celebration = None;
            self.hint = None;
            self.from_here = None;
            self.drop_lesson();
            self.reports = [None, None];
        }
        Effects { announcement: Some(self.announcement()), changed: true, is_hushed: is_other, ..Effects::default() }
    }

    /// Returns what views and keys have asked for and is not done yet.
    #[cfg(test)]
    pub(super) fn asked_acts(&mut self) -> &[Act<K>] {
        self.acts.make_contiguous()
    }

    /// Returns a free board with this game, shown as it is on this table.
    fn free(&self, ctx: &Context, game: SavedGame<K>) -> Box<dyn Table> {
        let mut board = Self::new(ctx, game);
        board.is_free = true;
        board.aim = self.aim;
        board.session.try_from_here(); // whoever opens it wants to play on, wherever they looked
        board.analysis.set(true);
        Box::new(board)
    }

    /// Returns a table with another game, which is a free board if this is one.
    fn like_this(&self, ctx: &Context, game: SavedGame<K>) -> Box<dyn Table> {
        if self.is_free { self.free(ctx, game) } else { Self::boxed(ctx, game) }
    }

    /// Returns a table with another game.
    fn boxed(ctx: &Context, game: SavedGame<K>) -> Box<dyn Table> {
        Box::new(Self::new(ctx, game))
    }
}

impl<K: BoardUi> Table for GameTable<K> {
    fn name(&self) -> &'static str {
        K::NAME
    }

    fn sides(&self) -> [&'static str; 2] {
        K::SIDES
    }

    fn state(&self, now: f64) -> State {
        let record = self.session.record();
        let is_over = matches!(self.turn(), Phase::Over(_));
        State {
            is_over,
            is_at_rest: is_over && !self.is_moving(now),
            is_watched: self.session.is_watched(),
            has_ended: self.session.outcome().is_some(),
            looks_back: self.session.looks_back(),
            moves: record.moves().len(),
            can_undo: self.session.can_undo(),
            can_redo: record.can_redo(),
            has_hint: self.hint.is_some() || self.lesson.is_some(),
            is_reviewed: self.review.is_some(),
            is_free: self.is_free,
            is_computers_turn: matches!(self.turn(), Phase::Thinking),
            has_threats: K::HAS_THREATS,
        }
    }

    fn envelope(&self) -> Envelope {
        Envelope::of(self.session.game())
    }

    fn position_text(&self) -> String {
        K::format_moves(self.session.setup(), self.session.record().played())
    }

    fn summary(&self) -> [String; 2] {
        let name = |player| self.session.name(player).map_or_else(|| self.session.seat(player).name(), str::to_owned);
        let names = Player::BOTH.map(|player| format!("{}: {}", K::SIDES[player.index()], name(player)));
        let moves = words::moves_so_far(self.session.record().moves().len());
        [format!("{} · {}", names[0], names[1]), format!("{} · {moves}", K::TITLE)]
    }

    fn remember(&self, settings: &mut Settings) {
        // Who plays on a board to try moves on is no choice of players.
        if self.is_free {
            return;
        }
        settings.remember::<K>(self.session.setup(), self.session.seats(), self.draft.wanted);
        // A game that cannot teach says nothing of what the person likes.
        if self.session.you().is_some() {
            settings.teaching = self.session.is_teaching();
        }
    }

    fn announcement(&self) -> String {
        if self.session.looks_back() { words::moved_to(&self.session) } else { words::announcement(&self.session) }
    }

    fn tick(&mut self, ctx: &Context, around: &Around<'_>) -> Effects {
        let mut effects = Effects::default();
        while let Some(thought) = self.thinking.as_mut().and_then(Thinking::poll) {
            self.take_in(thought, &mut effects);
        }
        effects.letter = self.typed.give_up(ctx, around.now);
        // A person who plays a computer asks for it each time.
        self.analysis.begin(around.settings.analysis && self.session.you().is_none());
        self.note_analysis();
        self.analysis.need(self.needed());
        if let Some(failure) = self.analysis.tick(&self.session, &self.ctx) {
            effects.notice = Some(failure);
        }
        self.follow_review(&mut effects);
        if let Some(taught) = self.teach(around) {
            effects = Effects { letter: effects.letter, notice: taught.notice.or(effects.notice), ..taught };
        }
        // A game that is reviewed is only looked at.
        if self.review.is_some() {
            return effects;
        }
        if effects.announcement.is_none() {
            effects.announcement = self.newly_analysed();
        }
        if let Err(refused) = self.ask(around.now) {
            return refused;
        }
        let delay = f64::from(around.settings.delay_ms) / 1000.0 / self.speed(around);
        let Some((mv, due)) = self.due(delay, around.now) else { return effects };
        if around.now < due {
            ctx.request_repaint_after(Duration::from_secs_f64((due - around.now).min(60.0)));
            return effects;
        }
        ctx.request_repaint();
        self.asked = None;
        self.make(mv, Mover::Computer, around).map(|made| Effects { letter: effects.letter, ..made }).unwrap_or_else(|refusal| {
            self.session.hold();
            let phrase = K::move_phrase(mv);
            Effects::notice(format!("The computer chose {phrase}, because of an error in Plot 4: {refusal}. P lets it try again"))
        })
    }

    fn come_back(&mut self) {
        self.aim = K::first_aim(self.session.setup());
        self.view = K::View::default();
        self.moving = None;
        self.celebration = None;
        self.review = None;
    }

    fn stop_thinking(&mut self) {
        self.analysis.stop();
        if matches!(self.lesson, Some(Lesson::Weighed(_))) {
            self.drop_lesson();
        }
        let is_hint = matches!(self.hint, Some(Hint::Asked(_)));
        if (self.asked.take().is_some() || is_hint)
            && let Some(thinking) = &mut self.thinking
        {
            thinking.cancel();
        }
        if is_hint {
            self.hint = None;
        }
    }

    fn skip_motion(&mut self) {
        self.moving = None;
    }

    fn act(&mut self, action: Action) -> Effects {
        let is_review = self.review.is_some();
        let before = self.session.record().played().to_vec();
        let effects = self.change(|session| match action {
            Action::Undo => {
                session.undo();
            }
            Action::Redo => {
                session.redo();
            }
            Action::GoTo(plies) => session.go_to(plies),
            Action::GoBy(step) => session.go_to(session.record().cursor().saturating_add_signed(step)),
            Action::TogglePause => session.toggle_pause(),
            Action::StepOnce => session.step(),
            Action::Hold => session.hold(),
            Action::Line(plies, number) => session.switch_line(plies, number),
            Action::NextLine => {
                session.next_line();
            }
        });
        let announcement = if is_review { self.review_announcement() } else { self.moved_announcement(action, &before) };
        Effects { announcement: Some(announcement), ..effects }
    }

    fn review(&mut self, act: ReviewAct) -> Effects {
        self.do_review(act)
    }

    fn act_next(&mut self, ctx: &Context, around: &Around<'_>) -> Effects {
        self.acts.pop_front().map_or_else(Effects::default, |act| self.do_act(act, ctx, around))
    }

    fn ask_hint(&mut self) -> Effects {
        if self.turn() != Phase::Awaiting {
            return Effects::default();
        }
        // A hint that is there already shows its line, and then its words again.
        if let Some(Hint::Given(advice)) = &mut self.hint {
            advice.shows_line = !advice.shows_line;
            return Effects::announcement(words::advice::<K>(advice));
        }
        let adviser = self.session.adviser();
        let position = self.session.position().clone();
        match self.thinking() {
            Ok(thinking) => {
                let ticket = thinking.think(adviser, position, Words::Wanted);
                self.hint = Some(Hint::Asked(ticket));
                // The hint comes where a notice would stand.
                Effects { drop_notice: true, ..Effects::announcement(words::LOOKING_FOR_HINT) }
            }
            Err(effects) => effects,
        }
    }

    fn set_analysis(&mut self, is_on: Option<bool>) -> Effects {
        let is_on = is_on.unwrap_or(!self.analysis.is_on());
        self.analysis.set(is_on);
        self.ctx.request_repaint(); // what is asked for is asked in the next frame
        Effects::announcement(if is_on { "Analysis shown" } else { "Analysis hidden" })
    }

    fn forget_hint(&mut self) -> Effects {
        self.stop_thinking();
        self.hint = None;
        self.drop_lesson();
        Effects::announcement(self.announcement())
    }

    fn types(&mut self, pressed: Pressed, now: f64) -> bool {
        let (aim, setup) = (self.next_aim(), self.session.setup());
        if pressed.key == Key::Escape {
            let less = K::step_back(aim);
            self.acts.extend(less.map(|aim| Act::Key(Touch::Aim(aim))));
            return less.is_some();
        }
        match self.typed.add(pressed, now, |text| K::typed_aim(text, aim, setup)) {
            Typing::Nothing => return false,
            Typing::Begun => {}
            Typing::Aim(aim) => self.acts.push_back(Act::Key(Touch::Aim(aim))),
        }
        true
    }

    fn board_key(&mut self, pressed: Pressed) -> Option<Command> {
        let touch = aiming::touch(pressed, self.next_aim(), self.session.setup(), self.session.position())?;
        self.acts.push_back(Act::Key(touch));
        Some(Command::Act)
    }

    fn owns(&self, id: Id) -> bool {
        aiming::owns::<K>(id, self.session.setup())
    }

    fn keys(&self) -> GameKeys {
        let computers = K::LEVELS.iter().map(|level| {
            let word = level.word().map_or_else(String::new, |word| format!("{word}: "));
            (level.row_name(), format!("{word}{}", level.summary()))
        });
        GameKeys {
            board: shown_keys::<K>().collect(),
            players: K::LEVELS.len() + 1,
            computers: computers.collect(),
            has_threats: K::HAS_THREATS,
        }
    }

    fn threats_in_words(&self) -> String {
        K::threats_in_words(self.session.position())
    }

    fn pages(&self) -> Vec<PageLink> {
        pages::links::<K>()
    }

    fn page_ui(&mut self, page: PageLink, ui: &mut Ui) {
        pages::ui::<K>(page.index, &mut self.pictures, ui);
    }

    fn begin_draft(&mut self, around: &Around<'_>) {
        self.modes.close();
        let (setup, seats) = around.settings.last_time::<K>();
        self.draft = if around.in_game {
            let names = self.session.game().names.clone().or(&around.settings.names);
            Draft::new(self.session.seats(), self.session.setup(), self.session.is_teaching()).with_names(&names)
        } else {
            Draft::new(seats, setup, around.settings.teaching).with_names(&around.settings.names)
        };
        self.draft.want(around.settings.wanted::<K>());
    }

    fn choose(&mut self, choice: Choice, around: &Around<'_>) -> (Chosen, Effects) {
        self.do_choice(choice, around)
    }

    fn name_person(&mut self, side: Player, name: &str) {
        self.draft.set_name(side, name);
    }

    fn names_chosen(&self) -> Names {
        self.draft.all_names()
    }

    fn choose_names(&mut self, names: &Names) {
        self.draft = self.draft.clone().with_names(names);
    }

    fn name_people(&mut self, names: &Names) {
        self.session.name_people(names);
    }

    fn shows_others(&self) -> bool {
        self.modes.list(self.draft.side) == List::Others
    }

    fn close_lists(&mut self) -> bool {
        self.modes.close()
    }

    fn take_draft(&mut self) -> Effects {
        let (seats, names, is_teaching) = (self.draft.seats, self.draft.names(), self.draft.is_teaching);
        self.hint = None;
        self.drop_lesson();
        self.reports = [None, None];
        self.is_free = false;
        self.change(|session| {
            session.set_seats(seats);
            session.set_names(names);
            session.set_teaching(is_teaching);
        })
    }

    fn start_draft(&self, ctx: &Context, seed: u64, in_game: bool) -> Box<dyn Table> {
        let mut game = SavedGame::new(self.draft.setup, self.draft.seats, seed);
        game.is_teaching = self.draft.is_teaching;
        game.names = self.draft.names();
        if in_game {
            game.score = self.session.score_for(game.setup, game.seats, &game.names);
        }
        let mut table = Self::new(ctx, game);
        table.draft.want(self.draft.wanted);
        Box::new(table)
    }

    fn next_game(&self, ctx: &Context, seed: u64, begins: Begins) -> NextGame {
        let game = self.session.next_game(seed, begins);
        let notice = words::next_game(&Session::new(game.clone()), self.session.exchanges_sides(begins));
        NextGame { table: self.like_this(ctx, game), notice }
    }

    fn free_board(&mut self, ctx: &Context) -> Box<dyn Table> {
        // What is seen there helps in the game, unless that is over.
        if !self.session.has_ended() {
            self.session.note_analysis();
        }
        let mut game = SavedGame::new(self.session.setup(), [Seat::Human; 2], self.session.game().seed);
        game.record = self.session.record().clone();
        self.free(ctx, game)
    }

    fn mover_name(&self) -> String {
        self.session.seat_to_move().name()
    }

    fn paste(&self, ctx: &Context, text: &str, seed: u64) -> Result<Box<dyn Table>, String> {
        let setup = self.session.setup();
        let moves = K::parse_moves(setup, text).map_err(|error| error.to_string())?;
        let record = Record::replay(K::start(setup), &moves).map_err(|illegal| illegal.to_string())?;
        let mut game = SavedGame::new(setup, self.session.seats(), seed);
        game.record = record;
        game.names = self.session.game().names.clone();
        game.is_teaching = self.session.is_teaching();
        Ok(self.like_this(ctx, game))
    }

    fn play_ui(&mut self, ui: &mut Ui, around: &Around<'_>, commands: &mut Vec<Command>) -> NoticePlace {
        self.pictures.begin_frame();
        if self.review.is_some() { self.review_ui(ui, around, commands) } else { self.game_ui(ui, around, commands) }
    }

    fn modes_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        is_in_front: bool,
        games: &[&GameEntry],
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        self.pictures.begin_frame();
        let goes_on = is_in_front && self.goes_on(around);
        let mut requests = Requests { commands, acts: &mut self.acts };
        let model = mode_select::Model { draft: &self.draft, games, goes_on, in_game: around.in_game };
        mode_select::ui(&model, &mut self.modes, &mut self.pictures, ui, &mut requests)
    }
}

#[cfg(test)]
mod tests;
