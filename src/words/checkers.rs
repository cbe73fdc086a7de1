//! The sentences of Checkers.

use super::catalog::Name;
use super::levels::custom_summary;
use super::list::beside;
use super::phrases::{CardText, Phrases, TypedMove, class_name, resigning};
use super::puzzles::{PuzzlePhrases, solver};
use super::text;
use super::typed::to_type;
use crate::core::checkers::puzzle::{Kind, Puzzle};
use crate::core::checkers::{
    Checkers, Computer, Move, Position, Refusal, Repetition, Rules, Setup,
};
use crate::core::game::{self, Game as _};
use crate::core::kind::{Level as _, LevelId, MoveClass, Preset, Seen, listed_moves};

impl Phrases for Checkers {
    fn title() -> &'static str {
        text::checkers::title()
    }

    fn summary() -> &'static str {
        text::checkers::summary()
    }

    fn describe_setup(setup: Setup) -> String {
        let Rules { repetition, limit } = setup.rules();
        let start = match setup.start() {
            Some(_) => text::checkers::subtitle_position().to_owned(),
            None => text::checkers::subtitle_rows(setup.men()),
        };
        let repetition = (repetition != Repetition::default())
            .then(|| text::checkers::setup_drawn_by_repetition().to_owned());
        let limit = (limit != Setup::LIMIT).then(|| text::checkers::setup_drawn_after(limit));
        let parts = [setup.size().to_string(), start].into_iter();
        beside(parts.chain(repetition).chain(limit))
    }

    fn goal(_setup: Setup) -> String {
        text::checkers::goal().to_owned()
    }

    fn level_summary(level: Computer) -> String {
        match level.id() {
            LevelId::Preset(Preset::Learner) => text::checkers::level_learner().to_owned(),
            LevelId::Preset(Preset::Casual) => text::game::level_at_a_glance(19, 20),
            LevelId::Preset(Preset::Low) => text::game::level_at_a_glance(9, 20),
            LevelId::Preset(Preset::Fair) => text::game::level_at_a_glance(1, 5),
            LevelId::Preset(Preset::Medium) => text::checkers::level_medium().to_owned(),
            LevelId::Preset(Preset::Advanced) => text::game::level_further().to_owned(),
            LevelId::Preset(Preset::High) => text::checkers::level_high().to_owned(),
            LevelId::Preset(Preset::Random) => text::checkers::level_random().to_owned(),
            LevelId::Preset(Preset::Greedy) => text::checkers::level_greedy().to_owned(),
            LevelId::Preset(Preset::Dummy) => text::checkers::level_dummy().to_owned(),
            id => custom_summary(id).unwrap_or_else(|| text::game::level_beginners().to_owned()),
        }
    }

    fn refused(position: &Position, mv: Move, refusal: Refusal) -> String {
        let tried = mv.to_string();
        match refusal {
            Refusal::Basic(game::Refusal::GameOver) => text::game::refused_over().to_owned(),
            Refusal::Basic(game::Refusal::Taken) => text::checkers::refused_taken(tried),
            Refusal::Basic(game::Refusal::OffBoard) | Refusal::OtherBoard => {
                text::checkers::refused_other_board(tried)
            }
            Refusal::MustJump => {
                let jumps = listed_moves::<Self>(position);
                let jump = jumps.first().map_or_else(String::new, ToString::to_string);
                text::checkers::refused_must_jump(tried, jump)
            }
            Refusal::MustJumpOn => text::checkers::refused_jump_on(tried),
            Refusal::NotYours => text::checkers::refused_not_yours(mv.from().to_string()),
            Refusal::NoPiece => text::checkers::refused_no_piece(mv.from().to_string()),
            Refusal::Backward => text::checkers::refused_backward(tried),
            Refusal::NothingToJump => text::checkers::refused_nothing_to_jump(tried),
        }
    }

    fn mistake_said(seen: &Seen<Move>, who: Name<'_>, _opponent: &'static str) -> String {
        let (piece, count) = pieces(seen);
        match (seen.class, seen.answer.or(seen.better.first().copied())) {
            (MoveClass::LostPiece, Some(mv)) => {
                text::checkers::lost(who, piece, count, mv.to_string())
            }
            (MoveClass::MissedCapture, Some(mv)) => {
                text::checkers::missed(who, mv.to_string(), piece, count)
            }
            (class, _) => class_name(class),
        }
    }

    fn mistake_card(seen: &Seen<Move>, opponent: &'static str) -> CardText {
        let (piece, count) = pieces(seen);
        let (heading, text) = match (seen.class, seen.answer.or(seen.better.first().copied())) {
            (MoveClass::LostPiece, Some(mv)) => (
                text::checkers::card_lost(piece, count),
                text::checkers::why_lost(opponent, mv.to_string()),
            ),
            (MoveClass::MissedCapture, Some(mv)) => (
                text::checkers::card_missed(piece, count),
                text::checkers::why_missed(mv.to_string()),
            ),
            (class, _) => (class_name(class), String::new()),
        };
        CardText { heading, text }
    }

    fn ask(_position: &Position, side: &str) -> String {
        text::terminal::ask_move(side)
    }

    fn what_to_type(_position: &Position) -> String {
        text::terminal::type_move().to_owned()
    }

    fn typed_moves() -> Vec<TypedMove> {
        let examples = ["11-15", "15x24", "3"].map(str::to_owned).into();
        let draw = vec![to_type(text::terminal::words_draw).to_owned()];
        vec![
            (examples, text::terminal::help_move()),
            (draw, text::terminal::help_draw()),
            resigning(),
        ]
    }

    fn captions(_position: &Position) -> Vec<String> {
        Vec::new()
    }

    fn remarks(position: &Position) -> Option<String> {
        let must_jump = position.outcome().is_none() && position.must_jump();
        must_jump.then(|| text::errors::refused("must-jump"))
    }
}

impl PuzzlePhrases for Checkers {
    fn task(puzzle: &Puzzle) -> String {
        let side = solver(puzzle);
        match puzzle.kind {
            Kind::Shot(pieces) => text::puzzles::task_shot(side, pieces),
            Kind::Win => text::puzzles::task_ending_win(side),
            Kind::Draw => text::puzzles::task_ending_draw(side),
        }
    }

    fn look_for(puzzle: &Puzzle) -> String {
        let jumps = |ply: usize| puzzle.line.get(ply).is_some_and(|mv| mv.jumps() > 0);
        if !jumps(0) && jumps(1) {
            return text::puzzles::look_for_offer().to_owned();
        }
        let from = puzzle.solution().map(Move::from);
        let moves = puzzle.position().moves();
        // A piece with a single move would name that.
        match from {
            Some(from) if moves.iter().filter(|mv| mv.from() == from).count() > 1 => {
                text::puzzles::look_for_piece(from.to_string())
            }
            _ => text::puzzles::look_for_answer().to_owned(),
        }
    }
}

/// Returns what is lost or won in the end, and how much of it.
const fn pieces(seen: &Seen<Move>) -> (&'static str, i32) {
    let [men, kings] = seen.net;
    match (men, kings) {
        (_, 0) => ("man", men),
        (0, _) => ("king", kings),
        (-1, 1) => ("king-for-man", 1),
        (1.., 1..) => ("piece", men + kings),
        _ => ("trade", 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::puzzle::Puzzles as _;

    #[test]
    fn first_hints_of_puzzles_are_true() {
        let mut counts = [0; 3];
        for puzzle in Checkers::collection().puzzles() {
            let (hint, name) = (Checkers::look_for(puzzle), puzzle.text());
            let before = puzzle.position();
            let user = before.to_move();
            let from = puzzle.line[0].from();
            if hint == text::puzzles::look_for_offer() {
                let mut after = before.clone();
                for &mv in &puzzle.line[..2] {
                    after.play(mv).expect("a legal move");
                }
                let pieces = |position: &Position, player| {
                    let (men, kings) = position.count(player);
                    men + kings
                };
                assert!(pieces(&after, user) < pieces(&before, user), "{name}");
                let [other, still] = [&before, &after].map(|board| pieces(board, user.other()));
                assert_eq!(other, still, "{name}");
                counts[0] += 1;
            } else if hint == text::puzzles::look_for_piece(from.to_string()) {
                let piece = before.piece(from).expect("a piece");
                assert_eq!(piece.owner, user, "{name}");
                let mut moves = Vec::new();
                before.moves_of(from, &mut moves);
                assert!(moves.len() > 1, "{name}: it is the answer");
                counts[1] += 1;
            } else {
                assert_eq!(hint, text::puzzles::look_for_answer(), "{name}");
                counts[2] += 1;
            }
        }
        assert!(counts[0] > 0 && counts[1] > counts[2], "{counts:?}");
    }
}
