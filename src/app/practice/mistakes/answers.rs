//! What the user does about a mistake, and when it comes back.

use super::{Mistakes, Stage};
use crate::app::contract::board::{BoardUi, Compared, Mover};
use crate::app::contract::screen::{Cx, Effects};
use crate::app::practice::board::Board;
use crate::app::practice::card::{Remark, Tone};
use crate::app::practice::screen::Practice as _;
use crate::core::day::Day;
use crate::core::game::Game as _;
use crate::core::kind::{MoveClass, MoveOf};
use crate::storage::{Recall, mistake_name};
use crate::words::{self, puzzles, text};
use crate::worker::{DueMistakes, Later, MistakeSearch, NoAnswer, PastMistake};

fn name<K: BoardUi>(mistake: &PastMistake<K>) -> String {
    mistake_name(mistake.file.number, mistake.moves.len() + 1)
}

impl<K: BoardUi> Mistakes<K> {
    /// Begins to look for the mistakes that are due.
    pub(super) fn find(&mut self, cx: &Cx<'_>) {
        self.due = DueMistakes::default();
        self.clear(Stage::Empty);
        self.board = Board::new(K::Setup::default());
        let Some(folder) = cx.games_folder else {
            return self.show();
        };
        let waker = cx.ctx.clone();
        let wake = move || waker.request_repaint();
        let progress = self.progress.clone();
        let kind = self.kind.map(|class| (class, self.done.clone()));
        match MistakeSearch::start(folder.to_owned(), progress, kind, cx.today, wake) {
            Ok(finding) => (self.finding, self.stage) = (Some(finding), Stage::Finding),
            Err(error) => {
                let said = text::mistakes::cannot_find(error.to_string());
                self.clear(Stage::Failed);
                self.says = Some(Remark::new(Tone::Plain, said));
            }
        }
    }

    /// Shows the first of the mistakes that were found.
    pub(super) fn on_found(&mut self, found: Result<DueMistakes<K>, NoAnswer>) -> Effects {
        self.finding = None;
        if let Ok(mut due) = found {
            // The next one is the last of the list.
            due.mistakes.reverse();
            self.due = due;
            self.show();
        } else {
            self.clear(Stage::Failed);
            let said = text::mistakes::cannot_read();
            self.says = Some(Remark::new(Tone::Plain, said));
        }
        Effects::announcement(self.spoken())
    }

    /// Enters a stage without a comment.
    fn clear(&mut self, stage: Stage) {
        self.stage = stage;
        (self.is_hinted, self.is_counted) = (false, false);
        (self.compared, self.says) = (None, None);
    }

    /// Shows the mistake that is due now, or that there is none.
    fn show(&mut self) {
        while let Some(mistake) = self.due.mistakes.last() {
            // A game in which the rules of today refuse a move could not have been loaded.
            if self.board.set_up(mistake.setup, &mistake.moves).is_ok() {
                self.board.seen_by(mistake.summary.you());
                // Where it was made, and not at what may be the answer.
                if let Some(aim) = K::aim_of(mistake.made) {
                    self.board.aim_at(aim);
                }
                return self.clear(Stage::Asked);
            }
            self.due.mistakes.pop();
        }
        self.clear(Stage::Empty);
        self.board = Board::new(K::Setup::default());
        self.says = Some(Remark::new(Tone::Plain, self.why_none()));
    }

    /// Returns why no mistake is due.
    fn why_none(&self) -> String {
        match self.due.later {
            Later::Next(day) => text::mistakes::next_on(words::date(Day::after_1970(day))),
            Later::AllLearned => text::mistakes::all_learned().to_owned(),
            Later::NoMistakes => text::mistakes::none_to_practise().to_owned(),
            Later::NoReviews => text::mistakes::no_reviews().to_owned(),
        }
    }

    /// Goes to the next mistake, and looks for more once all that were loaded are done.
    pub(super) fn next(&mut self, cx: &Cx<'_>) -> Effects {
        if self.current().is_none() {
            return Effects::default();
        }
        if let Some(name) = self.current().filter(|_| self.is_counted).map(name) {
            self.done.insert(name);
        }
        let skipped = self.due.mistakes.pop().filter(|_| !self.is_counted);
        if let Some(skipped) = skipped {
            // It stays due, after the others.
            self.due.mistakes.insert(0, skipped);
        } else {
            self.due.count = self.due.count.saturating_sub(1);
        }
        if self.due.mistakes.is_empty() {
            self.find(cx);
        } else {
            self.show();
        }
        Effects::announcement(self.spoken())
    }

    /// Makes the user's move, if it is their turn; if a wrong one is on the board, takes that back
    /// instead.
    pub(super) fn on_human_move(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        match self.stage {
            Stage::Asked => {}
            Stage::Wrong => return self.try_again(),
            Stage::Finding | Stage::Answered | Stage::Empty | Stage::Failed => {
                return Effects::default();
            }
        }
        let Some(mistake) = self.current() else {
            return Effects::default();
        };
        let is_same = mv == mistake.made;
        let is_right = if mistake.better.is_empty() {
            !is_same && K::visible_mistake(self.board.position(), mv).is_none()
        } else {
            mistake.better.contains(&mv)
        };
        let class = match (is_right, is_same) {
            // Of several moves that avoid what can be seen, one may be better than this one.
            (true, _) if mistake.class.is_visible() && mistake.better.len() != 1 => {
                Some(MoveClass::Good)
            }
            (true, _) => Some(MoveClass::Best),
            (false, true) => Some(mistake.class),
            // The review has not judged this move.
            (false, false) => None,
        };
        let avoided = self.said_of(|mistake| mistake.avoided::<K>());
        if let Err(refusal) = self.board.play(mv, Mover::Human, cx) {
            return Effects::notice(refusal);
        }
        self.compared = Some(Compared {
            made: mv,
            is_made: true,
            better: Vec::new(),
            answer: None,
            class,
            seen: None,
        });
        let remark = if is_right {
            let help = puzzles::help(self.is_hinted);
            Remark::new(Tone::Right, text::puzzles::right_move(help, K::move_phrase(mv)))
                .and(avoided)
        } else if is_same {
            Remark::new(Tone::Wrong, text::mistakes::same())
        } else {
            Remark::new(Tone::Wrong, text::mistakes::wrong(K::move_subject(mv)))
        };
        self.stage = if is_right { Stage::Answered } else { Stage::Wrong };
        let effects = self.settle(is_right, cx);
        self.say(remark, effects)
    }

    /// Settles when the mistake comes back, unless an earlier move has settled it.
    fn settle(&mut self, is_found: bool, cx: &Cx<'_>) -> Effects {
        if std::mem::replace(&mut self.is_counted, true) {
            return Effects::default();
        }
        let Some(mistake) = self.due.mistakes.last() else {
            return Effects::default();
        };
        let (number, ply) = (mistake.file.number, mistake.moves.len() + 1);
        let recall = match (is_found, self.is_hinted) {
            (false, _) => Recall::Missed,
            (true, true) => Recall::Hinted,
            (true, false) => Recall::Found,
        };
        self.progress.mistakes.practise(&mistake_name(number, ply), recall, cx.today);
        Effects { progress: Some(Box::new(self.progress.clone())), ..Effects::default() }
    }

    /// Shows a remark on the card, and announces it.
    fn say(&mut self, remark: Remark, effects: Effects) -> Effects {
        let announcement = remark.lines();
        self.says = Some(remark);
        effects.then(Effects::announcement(announcement))
    }

    /// Takes a wrong move back.
    pub(super) fn try_again(&mut self) -> Effects {
        let Some(plies) = self.current().map(|mistake| mistake.moves.len()) else {
            return Effects::default();
        };
        if self.stage != Stage::Wrong {
            return Effects::default();
        }
        self.board.take_back_to(plies);
        self.stage = Stage::Asked;
        (self.compared, self.says) = (None, None);
        Effects::announcement(text::puzzles::taken_back(self.spoken()))
    }

    /// Says what kind of mistake it was.
    pub(super) fn hint(&mut self) -> Effects {
        // A wrong move is taken back before.
        self.try_again();
        let class = self.current().map(|mistake| mistake.class);
        let Some(class) = class.filter(|_| self.stage == Stage::Asked) else {
            return Effects::default();
        };
        self.is_hinted = true;
        let said = text::mistakes::hint_class(words::class_name(class));
        self.say(Remark::new(Tone::Plain, said), Effects::default())
    }

    /// Shows the better moves beside the one that was made.
    pub(super) fn show_solution(&mut self, cx: &Cx<'_>) -> Effects {
        if !matches!(self.stage, Stage::Asked | Stage::Wrong) {
            return Effects::default();
        }
        self.try_again();
        let Some(mistake) = self.current() else {
            return Effects::default();
        };
        let position = self.board.position();
        let seen = K::visible_mistake(position, mistake.made);
        let said = if mistake.better.is_empty() {
            text::mistakes::any_other().to_owned()
        } else {
            text::puzzles::answer_is_move(K::one_of_moves(&mistake.better))
        };
        let compared = Compared {
            made: mistake.made,
            is_made: false,
            better: mistake.better.clone(),
            answer: None,
            class: Some(mistake.class),
            seen: seen.filter(|seen| seen.class == mistake.class),
        };
        let remark = Remark::new(Tone::Plain, said)
            .and(self.said_of(|mistake| mistake.sentence::<K>(words::you(), false)));
        self.compared = Some(compared);
        self.stage = Stage::Answered;
        let effects = self.settle(false, cx);
        self.say(remark, effects)
    }

    /// Returns what is said of the mistake, whose position is on the board.
    fn said_of(&self, say: impl Fn(words::Mistake<'_, MoveOf<K>>) -> String) -> String {
        let Some(mistake) = self.current() else {
            return String::new();
        };
        let before = self.board.position();
        let seen = K::visible_mistake(before, mistake.made);
        let opponent = before.to_move().other();
        say(words::Mistake {
            class: mistake.class,
            seen: seen.as_ref(),
            better: &mistake.better,
            opponent: K::SIDES[opponent.index()],
        })
    }
}
