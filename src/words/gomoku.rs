//! The sentences of Gomoku.

use super::list::beside;
use super::phrases::{Phrases, TypedMove};
use super::text;
use super::who::Who;
use crate::core::game::{self, Game as _, Reason as _};
use crate::core::gomoku::winning::winning_points;
use crate::core::gomoku::{Computer, Gomoku, Point, Position, Refusal, Rule, Setup, Skill};
use crate::core::kind::Illegal;

impl Phrases for Gomoku {
    fn title() -> &'static str {
        text::gomoku::title()
    }

    fn summary() -> &'static str {
        text::gomoku::summary()
    }

    fn describe_setup(setup: Setup) -> String {
        let size = format!("{0}x{0}", setup.size());
        let target = text::gomoku::subtitle_target(u32::from(setup.target()));
        let rule = text::gomoku::subtitle_rule(setup.rule().name());
        beside([size, target, rule])
    }

    fn goal(setup: Setup) -> String {
        let target = u32::from(setup.target());
        match setup.rule() {
            Rule::Freestyle => text::gomoku::goal_freestyle(target),
            Rule::Standard => text::gomoku::goal_standard(target),
            Rule::Restricted => text::gomoku::goal_restricted(target),
            Rule::Renju => text::gomoku::goal_renju(target),
        }
    }

    fn level_summary(level: Computer) -> String {
        match level.skill {
            Skill::Learner => text::game::level_beginners().to_owned(),
            Skill::Casual => text::game::level_slips_often().to_owned(),
            Skill::Low => text::game::level_slips_sometimes().to_owned(),
            Skill::Fair => text::game::level_slips_rarely().to_owned(),
            Skill::Medium => text::gomoku::level_medium().to_owned(),
            Skill::Strong => text::game::level_further().to_owned(),
            Skill::High => text::gomoku::level_high().to_owned(),
            Skill::Random => text::game::level_stones_anywhere().to_owned(),
            Skill::Greedy => text::gomoku::level_greedy().to_owned(),
            Skill::Depth(depth) => text::game::level_looks(depth),
        }
    }

    fn refused(position: &Position, illegal: Illegal<Position>) -> String {
        let point = illegal.mv.to_string();
        match illegal.refusal {
            Refusal::Basic(game::Refusal::OffBoard) => {
                let edge = position.setup().size() - 1;
                text::game::refused_off_board(point, Point::at(edge, edge).to_string())
            }
            Refusal::Basic(game::Refusal::Taken) => text::game::refused_taken(point),
            Refusal::Basic(game::Refusal::GameOver) => text::game::refused_over().to_owned(),
            Refusal::DoubleThree | Refusal::DoubleFour | Refusal::Overline => {
                text::gomoku::refused_forbidden(point, illegal.refusal.name())
            }
            Refusal::MayNotPass => text::gomoku::refused_pass().to_owned(),
        }
    }

    fn passes(_position: &Position, who: Who<'_>) -> String {
        match who {
            Who::You => text::gomoku::you_pass().to_owned(),
            Who::Named(name) => text::gomoku::passes(name),
        }
    }

    fn ask(position: &Position, side: &str) -> String {
        let last = position.setup().size() - 1;
        text::terminal::ask_point(side, Point::at(last, last).to_string())
    }

    fn what_to_type(position: &Position) -> String {
        text::terminal::type_point(position.setup().centre().to_string())
    }

    fn typed_moves() -> Vec<TypedMove> {
        let examples = ["C3", "D4", "..."].map(str::to_owned).into();
        vec![(examples, text::terminal::help_point())]
    }

    fn captions(_position: &Position) -> Vec<String> {
        Vec::new()
    }

    fn remarks(position: &Position) -> Option<String> {
        let names = |points: Vec<Point>| {
            let names: Vec<String> = points.iter().map(ToString::to_string).collect();
            (!names.is_empty()).then(|| names.join(" "))
        };
        if let Some(winning) = names(winning_points(position)) {
            return Some(text::gomoku::winning_points(winning));
        }
        let is_restricted =
            position.setup().is_restricted(position.to_move()) && position.outcome().is_none();
        let forbidden = is_restricted.then(|| position.forbidden_points())?;
        names(forbidden).map(text::gomoku::forbidden_points)
    }
}
