//! Go in the window: a wooden board with stones on its points, and after two passes the count.

mod board;
mod first_lesson;
mod footer;
mod rules_page;

use egui::{Key, Rect};

use self::board::{counted_owners, described, group, owner_in_words};
use super::board::{stone_ui, stones};
use super::contract::board::{
    BoardKey, BoardPlace, BoardScoring, BoardUi, Estimates, Extras, Touch,
};
use super::contract::page::Page;
use super::practice::puzzles::{PuzzleUi, entry};
use super::practice::{first_lesson as lesson, mistakes};
use crate::core::game::Player;
use crate::core::go::life::Insight;
use crate::core::go::puzzle::Puzzle;
use crate::core::go::{Go, Move, Phase, Point, Position, Setup};
use crate::core::search::mcts::to_win;
use crate::storage::toggle_mark;
use crate::words::{self, text};

impl BoardUi for Go {
    stones!();

    const PAGES: &'static [Page<Self::Picture>] = rules_page::PAGES;

    const EXTRAS: Extras<Self> = Extras {
        has_known_colours: true,
        has_stones: true,
        mark: Some(|markup, marking, point, setup| {
            toggle_mark(markup, marking, point, setup.size())
        }),
        scoring: Some(&DeadStones),
        resign_again: text::go::resign_again,
        practices: &[lesson::entry::<Self>(), entry::<Self>(), mistakes::entry::<Self>()],
        ..Extras::NONE
    };

    const ESTIMATES: Estimates = Estimates {
        text: text::go::estimates,
        example: (31, text::go::estimates_example),
        label: |value| text::language::percent(to_win(value)),
    };

    const KEYS: &'static [BoardKey<Self>] = &{
        let [arrows, press, typed] = stone_ui::keys(text::go::place_stone, text::board::keys_point);
        [
            arrows,
            press,
            typed,
            BoardKey::plain(
                || "F2",
                text::go::pass_effect,
                &[Key::F2],
                |_, _, _, _| Some(Touch::Play(Move::Pass)),
            ),
            BoardKey::plain(
                || "F4",
                text::go::resign_effect,
                &[Key::F4],
                |_, _, _, _| Some(Touch::Play(Move::Resign)),
            ),
        ]
    };

    /// Returns what a point's button says: `J8, black, last stone`, `J8, white, dead`, `J8, empty`,
    /// and when the board is counted `J8, empty, Black's`.
    fn describe(position: &Position, last: Option<Move>, point: Point) -> String {
        described(position, counted_owners(position).as_ref(), last, point)
    }

    /// Returns how large the group of a stone is, and how many liberties it has.
    fn surroundings(position: &Position, point: Point) -> String {
        group(position, point)
    }

    fn how_to_play(setup: Setup) -> String {
        text::board::how_to_play_point(if setup.size() < 3 { "B2" } else { "C3" })
    }

    /// Returns the size, the komi and how it is counted: `9 × 9 · Komi 7.5 · Area scoring`.
    fn subtitle(setup: Setup) -> String {
        let size = setup.size();
        words::beside([format!("{size} × {size}"), words::go_setup(setup)])
    }

    fn listed(mv: Move) -> String {
        match mv {
            Move::Pass => text::go::listed_pass().to_owned(),
            Move::Resign => text::go::listed_resign().to_owned(),
            // What is agreed on is no move of the list.
            Move::Place(_) | Move::Dead(_) | Move::Done | Move::Resume => mv.to_string(),
        }
    }
}

/// Settles which stones are dead, by touching them.
struct DeadStones;

impl BoardScoring<Go> for DeadStones {
    fn how_to_answer(&self, position: &Position) -> Option<&'static str> {
        matches!(position.phase(), Phase::Settling).then(text::go::how_to_mark)
    }

    fn likely(&self, position: &Position, insight: &Insight, point: Point) -> Option<&'static str> {
        owner_in_words(position, insight.territory(position)?, point)
    }
}

impl PuzzleUi for Go {
    fn marked(
        board: &BoardPlace<Self>,
        puzzle: &Puzzle,
        position: &Position,
    ) -> Vec<(Rect, Player)> {
        let layout = stone_ui::layout_at(board);
        let points = puzzle.marked(position).into_iter();
        points.filter_map(|point| Some((layout.square(point), position.stone(point)?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::contract::board::how_to_go_on;
    use crate::core::game::Game as _;
    use crate::core::kind::{self};

    #[test]
    fn an_estimate_is_a_chance_to_win() {
        assert_eq!([0, -31, 700, -700].map(Go::ESTIMATES.label), ["50%", "35%", "100%", "0%"]);
    }

    #[test]
    fn what_may_be_done_follows_the_question_about_dead_stones() {
        let mut position =
            Position::start(Setup::default().with_dead(crate::core::go::Dead::Settle));
        assert_eq!(
            (kind::question::<Go>(&position), how_to_go_on::<Go>(&position, position.setup())),
            (None, text::board::how_to_play_point("C3"))
        );
        for _ in 0..2 {
            position.play(Move::Pass).expect("a pass is always legal");
        }
        assert_eq!(kind::question::<Go>(&position), Some(kind::Question::DeadStones));
        assert!(how_to_go_on::<Go>(&position, position.setup()).contains("dead or alive"));
    }
}
