//! The sentences of Go.

use super::catalog::Name;
use super::levels::custom_summary;
use super::list::beside;
use super::phrases::{CardText, Phrases, TypedMove, class_name};
use super::puzzles::{PuzzlePhrases, solver};
use super::text;
use super::typed::{Words, to_type};
use crate::core::game::{self, Game as _, Player};
use crate::core::go::life::{Fate, Insight};
use crate::core::go::puzzle::{Puzzle, Task};
use crate::core::go::{
    Computer, Go, Ko, Komi, Move, Phase, Point, Position, Refusal, Scoring, Setup,
};
use crate::core::kind::{Level as _, LevelId, MoveClass, Preset, Seen};

impl Phrases for Go {
    fn title() -> &'static str {
        text::go::title()
    }

    fn summary() -> &'static str {
        text::go::summary()
    }

    fn describe_setup(setup: Setup) -> String {
        let ko = match setup.ko() {
            Ko::Positional => text::options::ko_positional(),
            Ko::Simple => text::options::ko_simple(),
            Ko::None => text::options::ko_none(),
        };
        let ko = text::play::labelled(text::options::ko(), ko);
        beside([format!("{0}x{0}", setup.size()), go_setup(setup), ko])
    }

    fn goal(setup: Setup) -> String {
        match setup.scoring() {
            Scoring::Area => text::go::goal_area(),
            Scoring::Territory => text::go::goal_territory(),
            Scoring::Stones => text::go::goal_stones(),
        }
        .to_owned()
    }

    fn level_summary(level: Computer) -> String {
        match level.id() {
            LevelId::Preset(Preset::Learner | Preset::Greedy) => {
                text::go::level_greedy().to_owned()
            }
            LevelId::Preset(Preset::Casual) => text::game::level_at_a_glance(6, 10),
            LevelId::Preset(Preset::Low) => text::game::level_at_a_glance(1, 3),
            LevelId::Preset(Preset::Fair) => text::game::level_at_a_glance(1, 5),
            LevelId::Preset(Preset::Medium) => text::go::level_medium().to_owned(),
            LevelId::Preset(Preset::Skilled) => text::game::level_tries(1000),
            LevelId::Preset(Preset::Advanced) => text::game::level_tries(4000),
            LevelId::Preset(Preset::High) => text::go::level_high().to_owned(),
            id => {
                custom_summary(id).unwrap_or_else(|| text::game::level_stones_anywhere().to_owned())
            }
        }
    }

    fn move_phrase(mv: Move) -> String {
        match mv {
            Move::Place(point) => point.to_string(),
            Move::Dead(point) => text::go::move_mark(point.to_string()),
            Move::Pass => text::game::pass().to_owned(),
            Move::Done => text::go::move_count().to_owned(),
            Move::Resume => text::go::move_resume().to_owned(),
            Move::Resign => text::go::move_resign().to_owned(),
        }
    }

    fn move_subject(mv: Move) -> String {
        match mv {
            Move::Place(point) => text::play::move_subject(point.to_string()),
            Move::Dead(point) => text::go::move_mark_title(point.to_string()),
            Move::Pass => text::game::pass_title().to_owned(),
            Move::Done => text::go::move_count_title().to_owned(),
            Move::Resume => text::go::move_resume_title().to_owned(),
            Move::Resign => text::go::move_resign_title().to_owned(),
        }
    }

    /// Returns why the dead groups are dead, and which groups live in seki, the dead ones first.
    fn explanation(insight: &Insight) -> Vec<String> {
        let Insight::Ended(life) = insight else {
            return Vec::new();
        };
        let said = |is_dead: bool| {
            let groups = life.groups.iter().filter(move |group| group.fate.is_dead() == is_dead);
            groups.filter_map(|group| {
                let stone = group.stones.iter().next()?.to_string();
                Some(match group.fate {
                    Fate::CapturedAt(point) => text::go::why_captured(stone, point.to_string()),
                    Fate::Dies => text::go::why_dies(stone),
                    Fate::Seki => text::go::why_seki(stone),
                    Fate::TwoEyes | Fate::Lives => return None,
                })
            })
        };
        said(true).chain(said(false)).collect()
    }

    fn refused(position: &Position, mv: Move, refusal: Refusal) -> String {
        let place = match mv {
            Move::Place(point) | Move::Dead(point) => point.to_string(),
            mv @ (Move::Pass | Move::Done | Move::Resume | Move::Resign) => mv.to_string(),
        };
        match refusal {
            Refusal::Basic(game::Refusal::OffBoard) => {
                let last = position.setup().last_point().to_string();
                text::game::refused_off_board(place, last)
            }
            Refusal::Basic(game::Refusal::Taken) => text::game::refused_taken(place),
            Refusal::Basic(game::Refusal::GameOver) => text::game::refused_over().to_owned(),
            Refusal::SelfCapture => text::go::refused_self_capture(place),
            Refusal::Ko => text::go::refused_ko(place),
            Refusal::Repetition => text::go::refused_repetition(place),
            Refusal::NotSettling => text::go::refused_not_settling().to_owned(),
            Refusal::NoStone => text::go::refused_no_stone(place),
        }
    }

    fn passes(position: &Position, who: Name<'_>) -> String {
        text::go::passes(who, next_side(position))
    }

    fn mistake_said(seen: &Seen<Move>, who: Name<'_>, _opponent: &'static str) -> String {
        let (count, point) = (seen.count, point(seen));
        // Stones that were in no danger before: most other moves are better.
        let is_put = seen.better.is_empty();
        match seen.class {
            MoveClass::LeftInAtari if is_put => text::go::put_in_atari(who, count),
            MoveClass::LeftInAtari => text::go::left_in_atari(who, count),
            MoveClass::MissedCapture => text::go::missed_capture(who, count, point),
            MoveClass::MisreadLadder => text::go::misread_ladder(who, count),
            MoveClass::FilledEye => text::go::filled_eye(who, point),
            class => class_name(class),
        }
    }

    fn mistake_card(seen: &Seen<Move>, opponent: &'static str) -> CardText {
        let (count, point) = (seen.count, point(seen));
        let (heading, text) = match seen.class {
            MoveClass::LeftInAtari if seen.better.is_empty() => {
                (text::go::card_put_in_atari(count), text::go::why_in_atari(opponent, point))
            }
            MoveClass::LeftInAtari => {
                (text::go::card_left_in_atari(count), text::go::why_in_atari(opponent, point))
            }
            MoveClass::MissedCapture => {
                (text::go::card_missed_capture(count), text::go::why_missed_capture(point, count))
            }
            MoveClass::MisreadLadder => (
                text::go::card_misread_ladder(count),
                text::go::why_misread_ladder(opponent, point),
            ),
            MoveClass::FilledEye => {
                (text::go::card_filled_eye().to_owned(), text::go::why_filled_eye().to_owned())
            }
            class => (class_name(class), String::new()),
        };
        CardText { heading, text }
    }

    fn captions(position: &Position) -> Vec<String> {
        let [black, white] = Player::BOTH.map(|player| position.captured(player));
        let captures = (black + white > 0).then(|| text::go::captures(black, white));
        let is_counted = position.phase().is_counted();
        let scores =
            Player::BOTH.into_iter().filter(|_| is_counted).map(|player| score(position, player));
        let open = open_points(position);
        captures.into_iter().chain(scores).chain(open).collect()
    }

    /// Returns how to mark dead stones while the board is being counted.
    fn ask(position: &Position, side: &str) -> String {
        if position.phase() == Phase::Settling {
            return text::terminal::ask_dead(side);
        }
        text::terminal::ask_point_or_pass(side, position.setup().last_point().to_string())
    }

    fn what_to_type(position: &Position) -> String {
        let point = position.setup().centre().to_string();
        match position.phase() {
            Phase::Settling => text::terminal::type_dead(point),
            Phase::Playing | Phase::Passed | Phase::Counted(_) | Phase::Resigned(_) => {
                text::terminal::type_point_or_pass(point)
            }
        }
    }

    fn typed_moves() -> Vec<TypedMove> {
        let [pass, resign, dead, done, resume] = [
            text::terminal::words_pass as Words,
            text::terminal::words_resign,
            text::terminal::words_dead,
            text::terminal::words_done,
            text::terminal::words_resume,
        ]
        .map(|words| to_type(words).to_owned());
        vec![
            (vec!["B2".to_owned(), pass, resign], text::terminal::help_go()),
            (vec![format!("{dead}:B2"), done, resume], text::terminal::help_dead()),
        ]
    }
}

/// Returns a set-up without its size and rule of repetition:
/// `Handicap 2 · Komi 0.5 · Area scoring`.
#[must_use]
pub fn go_setup(setup: Setup) -> String {
    let stones = setup.stones();
    // Wherever they stand, black stones alone after which White begins are a handicap.
    let is_handicap = stones.to_move() == Player::Second && stones.of(Player::Second).is_empty();
    let start = match stones.len() {
        0 => None,
        count @ 2.. if is_handicap => Some(text::go::subtitle_handicap(count)),
        count => Some(text::go::subtitle_stones(count)),
    };
    let scoring = match setup.scoring() {
        Scoring::Area => text::go::subtitle_area(),
        Scoring::Territory => text::go::subtitle_territory(),
        Scoring::Stones => text::go::subtitle_stone_scoring(),
    };
    let komi = text::go::subtitle_komi(f64::from(setup.komi().halves()) / 2.0);
    beside(start.into_iter().chain([komi, scoring.to_owned()]))
}

/// Returns how many points belong to neither side once the board is counted; `None` before, and
/// where there are none.
#[must_use]
pub fn open_points(position: &Position) -> Option<String> {
    let (setup, area) = (position.setup(), position.count());
    let owned: u32 = area.stones.iter().chain(&area.territory).sum();
    let open = setup.points().saturating_sub(owned);
    let is_told = position.phase().is_counted() && setup.scoring() != Scoring::Stones && open > 0;
    is_told.then(|| text::go::open_points(open))
}

impl PuzzlePhrases for Go {
    fn task(puzzle: &Puzzle) -> String {
        let (side, stone) = (solver(puzzle), puzzle.kind.target.to_string());
        match puzzle.kind.task {
            Task::Capture => text::puzzles::task_capture(side, stone),
            Task::Save => text::puzzles::task_save(side, stone),
            Task::Kill => text::puzzles::task_kill(side, stone),
            Task::Live => text::puzzles::task_live(side, stone),
        }
    }

    fn look_for(puzzle: &Puzzle) -> String {
        let before = puzzle.position();
        let marked = puzzle.marked(&before);
        let (user, last) = (before.to_move(), puzzle.setup.size() - 1);
        let Some(Move::Place(point)) = puzzle.solution() else {
            return text::puzzles::look_for_answer().to_owned();
        };
        let [after, answered] = [1, 2].map(|plies| {
            let mut position = before.clone();
            for &mv in puzzle.line.iter().take(plies) {
                // The line is legal.
                let _ = position.play(mv);
            }
            position
        });
        let is_on_edge =
            [point.column(), point.row()].iter().any(|&index| index == 0 || index == last);
        let takes_others = after.captured(user) > before.captured(user)
            && marked.iter().all(|&stone| after.stone(stone).is_some());
        if answered.stone(point).is_none() {
            text::puzzles::look_for_sacrifice()
        } else if takes_others {
            text::puzzles::look_for_capture()
        } else if is_on_edge {
            text::puzzles::look_for_edge()
        } else if point.neighbours(puzzle.setup.size()).any(|next| marked.contains(&next)) {
            text::puzzles::look_for_near()
        } else {
            text::puzzles::look_for_apart()
        }
        .to_owned()
    }
}

fn point(seen: &Seen<Move>) -> String {
    let place = seen.places.first();
    place.map_or_else(String::new, |&[column, row]| Point::at(column, row).to_string())
}

/// Returns the identifier of the side to move after a pass.
fn next_side(position: &Position) -> &'static str {
    match position.to_move() {
        Player::First => "white",
        Player::Second => "black",
    }
}

/// Returns the score of a side on the current board, with its parts.
fn score(position: &Position, player: Player) -> String {
    let (setup, area) = (position.setup(), position.count());
    let side = ["black", "white"][player.index()];
    let of = |counts: [u32; 2]| counts[player.index()];
    let points = f64::from(area.halves[player.index()]) / 2.0;
    let (stones, territory, prisoners) = (of(area.stones), of(area.territory), of(area.prisoners));
    let komi = (player == Player::Second && setup.komi() != Komi::NONE)
        .then(|| f64::from(setup.komi().halves()) / 2.0);
    match (setup.scoring(), komi) {
        (Scoring::Area, Some(komi)) => {
            text::go::counted_area_komi(side, points, stones, territory, komi)
        }
        (Scoring::Area, None) => text::go::counted_area(side, points, stones, territory),
        (Scoring::Territory, Some(komi)) => {
            text::go::counted_territory_komi(side, points, territory, prisoners, komi)
        }
        (Scoring::Territory, None) => {
            text::go::counted_territory(side, points, territory, prisoners)
        }
        (Scoring::Stones, Some(komi)) => text::go::counted_stones_komi(side, points, stones, komi),
        (Scoring::Stones, None) => text::go::counted_stones(side, points, stones),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::kind::GameSetup as _;
    use crate::core::puzzle::Puzzles as _;

    #[test]
    fn black_stones_before_whites_first_move_are_a_handicap() {
        for (stones, expected) in [
            ("W:BC3,G7", "Handicap 2"),
            ("B:BC3,G7", "2 stones set up"),
            ("W:BC3,G7:WE5", "3 stones set up"),
        ] {
            let setup = Go::parse_setup(&[("size", "9"), ("stones", stones)]).expect("a set-up");
            let told = go_setup(setup);
            assert!(told.starts_with(&format!("{expected} · Komi ")), "{told}");
        }
    }

    #[test]
    fn first_hints_of_puzzles_are_true() {
        let mut counts = std::collections::BTreeMap::new();
        for puzzle in Go::collection().puzzles() {
            let (hint, name) = (Go::look_for(puzzle), puzzle.text());
            let before = puzzle.position();
            let user = before.to_move();
            let Some(Move::Place(point)) = puzzle.solution() else {
                panic!("{name}");
            };
            let play = |plies: usize| {
                let mut position = before.clone();
                for &mv in &puzzle.line[..plies] {
                    position.play(mv).expect("a legal move");
                }
                position
            };
            let marked = puzzle.marked(&before);
            let touches = marked.iter().any(|stone| {
                stone.column().abs_diff(point.column()) + stone.row().abs_diff(point.row()) == 1
            });
            let is_on_edge = ["A", "J"].iter().any(|side| point.to_string().starts_with(side))
                || ["1", "9"].iter().any(|side| point.to_string().ends_with(side));
            let stones = |position: &Position| position.stones(user.other()).len();
            let checks: [(&str, &dyn Fn() -> bool); 5] = [
                (text::puzzles::look_for_sacrifice(), &|| {
                    play(1).stone(point) == Some(user) && play(2).stone(point).is_none()
                }),
                (text::puzzles::look_for_capture(), &|| stones(&play(1)) < stones(&before)),
                (text::puzzles::look_for_edge(), &|| is_on_edge),
                (text::puzzles::look_for_near(), &|| touches),
                (text::puzzles::look_for_apart(), &|| !touches),
            ];
            let check = checks.iter().find(|(text, _)| *text == hint);
            let (_, is_true) = check.unwrap_or_else(|| panic!("{name}: {hint}"));
            assert!(is_true(), "{name}: {hint}");
            *counts.entry(hint).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 5, "{counts:?}");
    }
}
