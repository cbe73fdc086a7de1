//! The first lesson of a game: a few positions with one thing to do in each, and the way into a
//! first game.
//!
//! A lesson is data: a list of [`Step`]s in a file beside its game, and their texts in
//! `first-lesson.ftl`. Only the lines of a step say what is right; a test holds them to the rules.

use egui::{Key, Ui};

use super::board::Board;
use super::card::{Card, Layout, PIECE, Remark, Steps, Tone};
use super::puzzles;
use super::screen::{ActKey, Practice, PracticeScreen, act_button, act_of, key_lines};
use crate::app::contract::board::{BoardUi, Mover, Touch, Waiting};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, Effects, FIRST_LESSON, LessonRow, PracticeEntry, Pressed};
use crate::app::kit::icons::{Badge, Icon};
use crate::app::kit::widgets::Button;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{MoveOf, read_position};
use crate::storage::{GameProgress, Lesson as Progress};
use crate::words::{self, text};

/// A position with one thing to do.
pub struct Step {
    /// The position, as [`read_position`] reads it. The player to move is the user.
    pub start: &'static str,
    /// The right play: in each line the user's move, the reply, the user's next move and so on.
    /// The solution that can be shown is the first one.
    pub lines: &'static [&'static str],
    pub name: fn() -> &'static str,
    pub task: fn() -> &'static str,
    /// Said once a line is played to its end.
    pub right: fn() -> &'static str,
    /// Said of any move that no line has.
    pub wrong: fn() -> &'static str,
}

/// A game with a first lesson of this form.
pub trait FirstLesson: BoardUi {
    const STEPS: &'static [Step];
}

/// Returns the first lesson of a game, among its practices.
#[must_use]
pub const fn entry<K: FirstLesson>() -> PracticeEntry {
    PracticeEntry {
        name: FIRST_LESSON,
        title: text::lesson::title,
        keys: || {
            let mut lines = key_lines(KEYS);
            lines.push((text::lesson::keys_enter(), text::lesson::enter_effect()));
            lines
        },
        lesson: Some(|progress| {
            let names = K::STEPS.iter().map(|step| (step.name)().to_owned());
            LessonRow {
                icon: Icon::Lesson,
                about: words::beside(names),
                done: (usize::from(progress.lesson == Progress::Done), 1),
            }
        }),
        offer: Some(offer),
        due: |_, _| 0,
        start: |_, progress, _| Box::new(PracticeScreen::new(Lesson::<K>::new(progress))),
        daily: None,
    }
}

/// Offers the first lesson until it is done.
#[must_use]
pub fn offer(progress: &GameProgress) -> Option<String> {
    let is_new = matches!(progress.lesson, Progress::New | Progress::Begun);
    is_new.then(|| text::new_game::lesson_note().to_owned())
}

/// Returns the command that begins a game against the weakest computer.
#[must_use]
pub const fn play_beginner<K: BoardUi>() -> Command {
    Command::Begin(K::NAME, [Some("human"), Some("learner")])
}

const KEYS: &[ActKey<Act>] = &[
    ActKey { key: Key::H, act: Act::Hint, effect: text::first_lesson::hint_effect },
    ActKey { key: Key::S, act: Act::Show, effect: text::first_lesson::show_effect },
    ActKey { key: Key::N, act: Act::Next, effect: text::first_lesson::next_effect },
];

/// The key that passes, in a step about that: the board has none in a practice.
const PASS: Key = Key::F2;
/// How long the other side takes for a reply unless the settings say otherwise, in seconds.
const REPLY_AFTER: f64 = 0.5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The user's move.
    Asked,
    /// The reply to a right move.
    Replying,
    /// The next move of the solution.
    Showing,
    /// The user, who is to take a wrong move back.
    Missed,
    /// The user, who is to move on to the next step.
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Hint,
    /// Show the solution.
    Show,
    /// Move on, whether the step is done or not.
    Next,
    /// Take a wrong move back.
    TryAgain,
    /// Pass, where that is the right move.
    Pass,
    /// Begin a game.
    Play,
    Puzzles,
    Back,
}

struct Lesson<K: FirstLesson> {
    progress: GameProgress,
    board: Board<K>,
    /// The step in view.
    at: usize,
    /// The steps that were left before they were done.
    skipped: Vec<usize>,
    /// The number of moves that lead to its position.
    given: usize,
    /// Its lines.
    lines: Vec<Vec<MoveOf<K>>>,
    user: Player,
    stage: Stage,
    /// The index of the user's last move, and whether it was right.
    answer: Option<(usize, Badge)>,
    /// The comment on the last action.
    says: Option<Remark>,
}

impl<K: FirstLesson> Lesson<K> {
    fn new(progress: GameProgress) -> Self {
        let mut lesson = Self {
            progress,
            board: Board::new(K::Setup::default()),
            at: 0,
            skipped: Vec::new(),
            given: 0,
            lines: Vec::new(),
            user: Player::First,
            stage: Stage::Asked,
            answer: None,
            says: None,
        };
        lesson.begin(0);
        lesson
    }

    fn step(&self) -> &'static Step {
        &K::STEPS[self.at]
    }

    const fn is_last(&self) -> bool {
        self.at + 1 == K::STEPS.len()
    }

    /// Begins a step; there is always one in view.
    fn begin(&mut self, at: usize) {
        self.at = at.min(K::STEPS.len() - 1);
        let step = self.step();
        // All of a step can be read, and its moves are legal, as a test checks.
        let read = |text: &str| read_position::<K>(K::Setup::default(), text).ok();
        let Some((setup, moves)) = read(step.start) else {
            return;
        };
        if self.board.set_up(setup, &moves).is_err() {
            return;
        }
        self.given = moves.len();
        let whole = |line: &&str| read(&[step.start, *line].join(" ")).map(|(_, moves)| moves);
        let lines = step.lines.iter().filter_map(whole);
        self.lines = lines.map(|moves| moves[self.given..].to_vec()).collect();
        self.user = self.board.position().to_move();
        self.board.seen_by(Some(self.user));
        (self.stage, self.answer, self.says) = (Stage::Asked, None, None);
    }

    /// Returns the moves with which the lines continue that were played so far.
    fn next_moves(&self) -> Vec<MoveOf<K>> {
        let played = &self.board.played()[self.given..];
        let rests = self.lines.iter().filter_map(|line| line.strip_prefix(played));
        let mut moves: Vec<MoveOf<K>> = Vec::new();
        for mv in rests.filter_map(|rest| rest.first().copied()) {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        moves
    }

    fn say(&mut self, remark: Remark) -> Effects {
        let effects = Effects::announcement(remark.lines());
        self.says = Some(remark);
        effects
    }

    fn on_human_move(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        match self.stage {
            Stage::Asked => {}
            Stage::Missed => return self.try_again(),
            Stage::Replying | Stage::Showing | Stage::Done => return Effects::default(),
        }
        let is_right = self.next_moves().contains(&mv);
        let ply = self.board.played().len();
        if let Err(refusal) = self.board.play(mv, Mover::Human, cx) {
            return Effects::notice(refusal);
        }
        if !is_right {
            (self.stage, self.answer) = (Stage::Missed, Some((ply, Badge::Wrong)));
            return self.say(Remark::new(Tone::Wrong, (self.step().wrong)()));
        }
        self.answer = Some((ply, Badge::Right));
        if self.next_moves().is_empty() {
            return self.finish();
        }
        (self.stage, self.says) = (Stage::Replying, None);
        Effects::default()
    }

    /// Makes the next move of the first line that is left, once it is due.
    fn play_on(&mut self, cx: &Cx<'_>) -> Effects {
        let mover = self.board.position().to_move();
        let mv = match self.board.reply(self.next_moves().first().copied(), REPLY_AFTER, cx) {
            None => return Effects::default(),
            Some(Err(told)) => return Effects::notice(told),
            Some(Ok(mv)) => mv,
        };
        let [side, other] = [mover, mover.other()].map(words::side::<K>);
        if self.next_moves().is_empty() {
            return Effects::announcement(text::puzzles::shown_any_move(side, K::move_phrase(mv)))
                .then(self.finish());
        }
        if self.stage == Stage::Showing {
            return Effects::announcement(text::puzzles::shown_any_move(side, K::move_phrase(mv)));
        }
        self.stage = Stage::Asked;
        let said = text::puzzles::answered_move(side, K::move_phrase(mv), other);
        self.say(Remark::new(Tone::Right, said))
    }

    /// Notes that a step is done, and with the last one the lesson.
    fn finish(&mut self) -> Effects {
        self.stage = Stage::Done;
        let remark = Remark::new(Tone::Right, (self.step().right)());
        if !self.is_last() {
            return self.say(remark);
        }
        let effects = self.say(remark.and(text::first_lesson::ready()));
        self.progress.lesson = Progress::Done;
        Effects { progress: Some(Box::new(self.progress.clone())), ..effects }
    }

    /// Takes the wrong move back.
    fn try_again(&mut self) -> Effects {
        self.take_back_to(self.board.played().len() - 1);
        Effects::announcement(text::puzzles::taken_back((self.step().task)()))
    }

    fn take_back_to(&mut self, plies: usize) {
        self.board.take_back_to(plies);
        (self.stage, self.answer, self.says) = (Stage::Asked, None, None);
    }

    fn hint(&mut self) -> Effects {
        let moves = self.next_moves();
        let said = text::puzzles::answer_is_move(K::one_of_moves(&moves));
        self.board.hint(moves);
        self.say(Remark::new(Tone::Plain, said))
    }

    /// Shows the solution from the start of the step.
    fn show(&mut self) {
        self.take_back_to(self.given);
        self.stage = Stage::Showing;
    }

    /// Returns whether an action can be done now.
    fn can(&self, act: Act) -> bool {
        match act {
            Act::Hint => self.stage == Stage::Asked,
            Act::Show => matches!(self.stage, Stage::Asked | Stage::Missed),
            Act::Next => !self.is_last(),
            Act::TryAgain => self.stage == Stage::Missed,
            Act::Pass => {
                let right = self.next_moves();
                self.stage == Stage::Asked && K::PASS.is_some_and(|pass| right.contains(&pass))
            }
            Act::Play => self.is_last() && self.stage == Stage::Done,
            Act::Puzzles => K::EXTRAS.practices.iter().any(|entry| entry.name == puzzles::NAME),
            Act::Back => true,
        }
    }

    fn buttons<'a>(&self) -> Vec<Vec<(Button<'a>, Act)>> {
        let enter = text::lesson::keys_enter();
        let back = (Button::new(text::play::back(), text::board::keys_escape()), Act::Back);
        if self.can(Act::Play) {
            let puzzles = (Button::new(text::puzzles::title(), ""), Act::Puzzles);
            let puzzles = Some(puzzles).filter(|_| self.can(Act::Puzzles));
            return vec![
                vec![(Button::primary(text::lesson::play(), enter), Act::Play)],
                puzzles.into_iter().chain([back]).collect(),
            ];
        }
        let (next, act) = act_button(KEYS, text::practice::next(), Act::Next);
        let next = if self.stage == Stage::Done {
            (Button::primary(text::practice::next(), enter), act)
        } else {
            (next.tip(text::first_lesson::next_effect()).enabled(self.can(act)), act)
        };
        let (show, act) = act_button(KEYS, text::puzzles::solution(), Act::Show);
        let show = (show.tip(text::first_lesson::show_effect()).enabled(self.can(act)), act);
        let first = if self.can(Act::TryAgain) {
            (Button::primary(text::practice::try_again(), enter), Act::TryAgain)
        } else if self.can(Act::Pass) {
            (Button::primary(text::go::pass(), PASS.symbol_or_name()), Act::Pass)
        } else {
            let (hint, act) = act_button(KEYS, text::puzzles::hint(), Act::Hint);
            (hint.tip(text::first_lesson::hint_effect()).enabled(self.can(act)), act)
        };
        vec![vec![first, show], vec![next, back]]
    }
}

impl<K: FirstLesson> Practice for Lesson<K> {
    type Kind = K;
    type Act = Act;

    fn board(&self) -> &Board<K> {
        &self.board
    }

    fn board_mut(&mut self) -> &mut Board<K> {
        &mut self.board
    }

    fn spoken(&self) -> String {
        self.says.as_ref().map_or_else(
            || text::lesson::step_spoken(self.at + 1, K::STEPS.len(), (self.step().task)()),
            Remark::lines,
        )
    }

    fn advance(&mut self, cx: &Cx<'_>) -> Effects {
        match self.stage {
            Stage::Replying | Stage::Showing => self.play_on(cx),
            Stage::Asked | Stage::Missed | Stage::Done => Effects::default(),
        }
    }

    fn play(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        self.on_human_move(mv, cx)
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        match act_of(KEYS, pressed.key) {
            _ if pressed.is_repeat => None,
            Some(act) => Some(act),
            None if pressed.key == PASS => Some(Act::Pass),
            None if !pressed.confirms() => None,
            None => match self.stage {
                Stage::Missed => Some(Act::TryAgain),
                Stage::Done if self.is_last() => Some(Act::Play),
                Stage::Done => Some(Act::Next),
                // While it is the user's turn, Enter plays.
                Stage::Asked | Stage::Replying | Stage::Showing => None,
            },
        }
    }

    fn act(&mut self, act: Act, cx: &Cx<'_>) -> Effects {
        match act {
            _ if !self.can(act) => Effects::default(),
            Act::Hint => self.hint(),
            Act::Show => {
                self.show();
                Effects::default()
            }
            Act::Next => {
                if self.stage != Stage::Done {
                    self.skipped.push(self.at);
                }
                self.begin(self.at + 1);
                Effects::announcement(self.spoken())
            }
            Act::TryAgain => self.try_again(),
            Act::Pass => K::PASS.map_or_else(Effects::default, |pass| self.on_human_move(pass, cx)),
            Act::Play => Effects::command(play_beginner::<K>()),
            Act::Puzzles => Effects::command(Command::practise(K::NAME, puzzles::NAME)),
            Act::Back => Effects::command(Command::Back),
        }
    }

    fn ui(&mut self, ui: &mut Ui, layout: &Layout, cx: &Cx<'_>) -> (Option<Touch<K>>, Option<Act>) {
        let mover = self.board.position().to_move();
        let waiting = match self.stage {
            Stage::Asked => Waiting::Human(mover),
            Stage::Replying | Stage::Showing => Waiting::Computer(mover),
            Stage::Missed | Stage::Done => Waiting::Nothing,
        };
        let touch = self.board.ui(ui, layout.board, cx, (waiting, None));
        if let Some(answer) = self.answer {
            self.board.paint_badge(ui, layout.board, cx, answer);
        }
        let step = self.step();
        let label = text::lesson::step(self.at + 1, K::STEPS.len());
        let names: Vec<_> = K::STEPS.iter().map(|step| (step.name)()).collect();
        // How to play stands where the comment on a move comes.
        let how = Remark::new(Tone::Plain, K::how_to_play(self.board.setup()));
        let how = (self.at == 0 && layout.is_beside).then_some(how);
        let card = Card {
            title: text::lesson::title(),
            label: &label,
            task: (step.task)(),
            rules: &[],
            rule: None,
            piece: Some(self.board.piece(ui.ctx(), self.user, PIECE)),
            says: self.says.as_ref().or(how.as_ref()),
            note: "",
            steps: Some(Steps {
                at: self.at,
                count: names.len(),
                names: &names,
                skipped: &self.skipped,
            }),
            buttons: self.buttons(),
        };
        (touch, card.ui(layout, ui))
    }
}

/// Says whether a move in a position is right.
/// Returns a position after a move.
#[cfg(test)]
pub(in crate::app) fn after<G: crate::core::game::Game<Refusal: std::fmt::Debug>>(
    position: &G,
    mv: G::Move,
) -> G {
    let mut next = position.clone();
    next.play(mv).expect("a legal move");
    next
}

#[cfg(test)]
type Rule<K> = fn(&<K as crate::core::kind::GameSetup>::Game, MoveOf<K>) -> bool;

/// Checks that a lesson can be read, and that in each step, whenever the user is to move, exactly
/// the moves of its lines are right by the rule of that step.
#[cfg(test)]
pub(in crate::app) fn check<K: FirstLesson>(rules: &[Rule<K>]) {
    assert_eq!(rules.len(), K::STEPS.len(), "a rule for each step");
    let mut lesson = Lesson::<K>::new(GameProgress::default());
    for (at, is_right) in rules.iter().enumerate() {
        lesson.begin(at);
        let (step, name) = (lesson.step(), (lesson.step().name)());
        assert_eq!(lesson.at, at, "{name} can be read");
        assert_eq!(lesson.lines.len(), step.lines.len(), "{name}: lines can be read");
        let start = lesson.board.position().clone();
        for line in lesson.lines.clone() {
            let mut position = start.clone();
            for (ply, &mv) in line.iter().enumerate() {
                if position.to_move() == lesson.user {
                    let played = &line[..ply];
                    let rests = lesson.lines.iter().filter_map(|line| line.strip_prefix(played));
                    let own: Vec<_> = rests.filter_map(|rest| rest.first()).collect();
                    let all = position.moves().into_iter();
                    for mv in all.filter(|&mv| crate::core::kind::is_judged::<K>(mv)) {
                        let is_own = own.contains(&&mv);
                        assert_eq!(is_right(&position, mv), is_own, "{name}, ply {ply}: {mv}");
                    }
                }
                position.play(mv).expect("a legal move");
            }
        }
    }
}
