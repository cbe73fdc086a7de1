//! The findings of a review in words: the accuracy of each side, the classes of the moves, and the
//! key moments.

use super::GameTable;
use crate::app::analysis::graph::{self, Accuracy};
use crate::app::contract::board::{BoardUi, Compared};
use crate::app::screens::review::{AccuracyWords, ClassCount, Model, Moment};
use crate::app::theme::Palette;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, MoveClass, MoveOf, Source};
use crate::core::plain;
use crate::core::verdict::Verdict;
use crate::session::{Review, ReviewedMistake};
use crate::words::{self, text};

/// The classes that a review counts even where they do not occur.
const ALWAYS_COUNTED: [MoveClass; 3] = [MoveClass::Best, MoveClass::Good, MoveClass::Inaccuracy];

/// The most characters of a comment in the line below the board, and for screen readers.
const MOST_OF_COMMENT: usize = 600;

impl<K: BoardUi> GameTable<K> {
    /// Returns what the review shows.
    pub(super) fn review_model(&self, palette: &Palette) -> Model<'_> {
        let record = self.session.record();
        let moves = record.moves().len();
        Model {
            sides: Player::BOTH.map(words::side::<K>),
            names: Player::BOTH.map(|player| words::in_a_word(&self.session, player)),
            accents: Player::BOTH.map(|player| K::accent(player, palette)),
            subtitle: self.subtitle(),
            ending: self.ending(),
            cursor: record.cursor(),
            moves: (1..=moves)
                .map(|ply| (self.session.mover_at(ply - 1), self.analysis.class(ply)))
                .collect(),
            can_play: self.session.position().outcome().is_none(),
            has_plan: self.plan_in_view().is_some(),
            next_move: self.next_move(),
            next_cost: self.next_cost(),
            comment: record
                .comment_at(record.place_after(record.cursor() + 1))
                .map(|comment| plain::one_line(&comment.shown(), MOST_OF_COMMENT)),
            moments: self.moments(),
            decided_by: self.decided_by().ply(),
            counts: self.class_counts(),
            accuracies: Player::BOTH.map(|player| self.accuracy_words(player)),
            accuracy_tip: self.accuracy_tip(),
            known: self.progress(),
            is_exact: self.is_exact(),
            has_failed: self.analysis.has_failed(),
            shorten: Box::new(|sentence, letters| {
                words::with_short_name(&self.session, sentence, letters)
            }),
            graph: Box::new(|painter, axis, palette| {
                graph::paint(painter, axis, &self.session, &self.analysis, palette);
            }),
            read_out: Box::new(|ply| self.read_out(ply)),
        }
    }

    /// Returns the key moments of the line that are known so far, in order: the mistakes of both
    /// sides.
    fn moments(&self) -> Vec<Moment> {
        (1..=self.session.record().moves().len()).filter_map(|ply| self.moment(ply)).collect()
    }

    /// Returns a move of the line as a key moment, if it is known to be a mistake.
    pub(super) fn moment(&self, ply: usize) -> Option<Moment> {
        let class = self.analysis.class(ply).filter(|class| class.is_mistake())?;
        let made = *self.session.record().moves().get(ply - 1)?;
        let player = self.session.mover_at(ply - 1);
        let opponent = player.other();
        let who = words::in_a_word(&self.session, player);
        let better = self.analysis.better(ply, true);
        let mistake = words::Mistake {
            class,
            seen: self.analysis.seen(ply),
            better: &better,
            opponent: K::SIDES[opponent.index()],
        };
        let sentence = mistake.sentence::<K>(who, self.session.you() == Some(opponent));
        // The name of the class stands beside the sentence.
        let sentence = if sentence == words::class_name(class) {
            text::review::was_mistake(K::move_subject(made))
        } else {
            sentence
        };
        Some(Moment { ply, player, class, sentence })
    }

    /// Returns the moves in the position in view that would repeat the mistake that follows in the
    /// line: the move that was made, those with the same mistake to be seen, and those that are
    /// known to give as much away. There are none if no mistake follows.
    pub(super) fn repetitions(&self) -> Vec<MoveOf<K>> {
        let ply = self.session.record().cursor() + 1;
        let made = self.session.record().moves().get(ply - 1);
        let class = self.analysis.class(ply).filter(|class| class.is_mistake());
        let (Some(&made), Some(class)) = (made, class) else {
            return Vec::new();
        };
        let mut repeats = vec![made];
        if class.is_visible() {
            let position = self.session.position();
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let is_same = |&mv: &MoveOf<K>| {
                let seen = K::visible_mistake(position, mv).filter(|seen| seen.class == class);
                seen.is_some() && !self.analysis.is_best(ply - 1, mv)
            };
            repeats.extend(moves.into_iter().filter(|mv| *mv != made).filter(is_same));
        } else if let Some(before) = self.analysis.settled(ply - 1) {
            let gives_away = |verdict: Verdict| match class {
                MoveClass::GaveWin | MoveClass::GaveDraw => {
                    !matches!(verdict, Verdict::Estimate(_)) && verdict.result() < before.result()
                }
                _ => false,
            };
            let others = self.analysis.moves_at(ply - 1);
            let others = others.iter().filter(|worth| worth.mv != made);
            let same = others.filter(|worth| gives_away(worth.verdict));
            repeats.extend(same.map(|worth| worth.mv));
        }
        repeats
    }

    /// Returns the classes to count, the best moves first, then the mistakes that only reading
    /// ahead shows, then those that can be seen.
    fn class_counts(&self) -> Vec<ClassCount> {
        let made: Vec<_> = (1..=self.session.record().moves().len())
            .filter_map(|ply| Some((self.session.mover_at(ply - 1), self.analysis.class(ply)?)))
            .collect();
        let count = |class: MoveClass| ClassCount {
            class,
            counts: Player::BOTH.map(|player| {
                let same = made.iter().filter(|&&found| found == (player, class));
                same.count()
            }),
        };
        let (seen, others): (Vec<_>, Vec<_>) = MoveClass::ALL
            .into_iter()
            .map(count)
            .filter(|count| ALWAYS_COUNTED.contains(&count.class) || count.counts != [0, 0])
            .partition(|count| count.class.is_visible());
        let (hidden, kept): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|count| count.class.is_mistake());
        let mut sorted: Vec<_> = kept.into_iter().rev().collect();
        sorted.extend(hidden);
        sorted.extend(seen);
        sorted
    }

    /// Returns who plays whom: `You against High`.
    pub(super) fn pairing(&self) -> String {
        let [first, second] = Player::BOTH.map(|player| words::in_a_word(&self.session, player));
        match self.session.you() {
            Some(Player::Second) => text::play::pairing(second, first),
            _ => text::play::pairing(first, second),
        }
    }

    /// Returns the subtitle of the review: `You against High · You won on move 25`.
    pub(super) fn subtitle(&self) -> String {
        let variant = Some(words::variant::<K>(self.session.setup()));
        let variant = variant.filter(|variant| variant != K::title());
        words::beside(variant.into_iter().chain([self.pairing(), self.ending()]))
    }

    /// Returns the result of the game: `You won on move 25`, or `You won after 25 moves` if it did
    /// not end with a move on the board.
    fn ending(&self) -> String {
        let line = self.session.record().moves();
        let moves = line.len();
        let is_on_board = |&mv: &MoveOf<K>| kind::is_judged::<K>(mv) && K::PASS != Some(mv);
        let is_won_on_board = line.last().is_none_or(is_on_board);
        match self.analysis.ended() {
            Some(Outcome::Win(winner)) => {
                let name = words::in_a_word(&self.session, winner);
                if is_won_on_board {
                    text::review::won(name, moves)
                } else {
                    text::review::won_after(name, moves)
                }
            }
            Some(Outcome::Draw) => text::review::drawn(moves),
            None => text::play::moves_so_far(moves),
        }
    }

    /// Returns what was played next in the position in view: `Move 17: you played column 3`, or how
    /// the game ended at the end of the line.
    fn next_move(&self) -> String {
        self.played(self.session.record().cursor() + 1).unwrap_or_else(|| self.ending())
    }

    /// Returns who played what with a move of the line, counted from 1.
    fn played(&self, ply: usize) -> Option<String> {
        let &mv = self.session.record().moves().get(ply - 1)?;
        let name = words::in_a_word(&self.session, self.session.mover_at(ply - 1));
        Some(if K::PASS == Some(mv) {
            text::review::passed(ply, name)
        } else {
            text::review::played(ply, name, K::move_object(mv))
        })
    }

    /// Returns what the graph says at a move: what was played, and who is ahead after it, if that
    /// is known.
    fn read_out(&self, ply: usize) -> Vec<String> {
        let Some(played) = self.played(ply) else { return Vec::new() };
        let Some(verdict) = self.analysis.verdict(ply) else { return vec![played] };
        let mover = self.session.mover_at(ply);
        let to_first = if mover == Player::First { verdict } else { verdict.of_other() };
        let (ahead, _) = words::ahead::<K>(to_first, mover, K::ESTIMATES.label);
        vec![words::beside([played, ahead.clone()]), words::beside([ply.to_string(), ahead])]
    }

    /// Returns what the next move in the position in view cost: `cost 4 discs`.
    fn next_cost(&self) -> Option<String> {
        let cost = self.analysis.counted_cost(self.session.record().cursor() + 1)?;
        words::cost::<K>(cost)
    }

    fn accuracy_words(&self, player: Player) -> AccuracyWords {
        let is_complete = self.is_review_complete();
        let Accuracy { share, good, known, all } =
            Accuracy::of(&self.session, &self.analysis, player);
        let told = match known {
            0 if all == 0 => text::review::no_moves().to_owned(),
            0 if is_complete => text::review::only_forced().to_owned(),
            0 => "…".to_owned(),
            _ if is_complete => text::review::good_moves(good, known),
            _ => text::review::good_moves_so_far(good, known),
        };
        let none = if all == 0 || is_complete { "–" } else { "…" };
        let percent = share.percent().filter(|_| known > 0);
        let figure = words::accuracy(percent).unwrap_or_else(|| none.to_owned());
        AccuracyWords {
            said: text::review::accuracy_said(&figure, told),
            label: if is_complete || known == 0 {
                text::review::accuracy()
            } else {
                text::review::accuracy_so_far()
            },
            figure,
        }
    }

    /// Returns the tooltip of the accuracy, with how much was searched for it once all is known.
    fn accuracy_tip(&self) -> String {
        let what = match K::SCALE.source {
            Source::Playouts => "games",
            Source::Search | Source::PlayOut => "positions",
        };
        let effort = self.analysis.effort();
        effort.filter(|_| self.is_review_complete()).map_or_else(
            || text::review::accuracy_tip().to_owned(),
            |effort| text::review::accuracy_tip_estimated(effort, what),
        )
    }

    /// Returns the move after the position in view, compared with better ones; `None` at the end of
    /// the line, and for a move that is not judged.
    pub(super) fn compared_next(&self) -> Option<Compared<MoveOf<K>>> {
        let record = self.session.record();
        let ply = record.cursor() + 1;
        let made = *record.moves().get(record.cursor())?;
        if !kind::is_judged::<K>(made) {
            return None;
        }
        let class = self.analysis.class(ply);
        let is_mistake = class.is_some_and(MoveClass::is_mistake);
        Some(Compared {
            made,
            is_made: false,
            better: if is_mistake { self.analysis.better(ply, true) } else { Vec::new() },
            answer: None,
            class,
            seen: self.analysis.seen(ply).filter(|seen| Some(seen.class) == class).cloned(),
        })
    }

    /// Returns whether all values known of the line are exact.
    fn is_exact(&self) -> bool {
        (0..=self.session.record().moves().len())
            .all(|ply| !matches!(self.analysis.verdict(ply), Some(Verdict::Estimate(_))))
    }

    /// Returns what a complete review has found, to be kept with the game.
    pub(super) fn findings(&self) -> Review<MoveOf<K>> {
        let sides = Player::BOTH.map(|player| Accuracy::of(&self.session, &self.analysis, player));
        let mistake = |moment: Moment| ReviewedMistake {
            ply: moment.ply,
            player: moment.player,
            class: moment.class,
            better: self.analysis.better(moment.ply, false),
        };
        Review {
            line: self.session.record().moves().to_vec(),
            judged: sides.map(|side| side.known),
            accuracy: sides.map(|side| side.share.percent()),
            effort: self.analysis.effort(),
            mistakes: self.moments().into_iter().map(mistake).collect(),
        }
    }

    /// Returns whether every position of the line is known.
    pub(super) fn is_review_complete(&self) -> bool {
        let (known, all) = self.progress();
        known == all
    }

    /// Returns how many positions of the line are known, and how many there are.
    fn progress(&self) -> (usize, usize) {
        let all = self.session.record().moves().len() + 1;
        ((0..all).filter(|&ply| self.analysis.settled(ply).is_some()).count(), all)
    }
}
