//! What Reversi says.

use super::catalog::Name;
use super::errors::refused;
use super::levels::custom_summary;
use super::phrases::{CardText, Phrases, TypedMove, class_name, resigning};
use super::text;
use crate::core::game::Reason as _;
use crate::core::kind::{Level as _, LevelId, MoveClass, Preset, Seen};
use crate::core::reversi::{Computer, Insight, Move, Position, Refusal, Reversi, Setup};

impl Phrases for Reversi {
    fn title() -> &'static str {
        text::reversi::title()
    }

    fn summary() -> &'static str {
        text::reversi::summary()
    }

    fn describe_setup(_setup: Setup) -> String {
        text::reversi::subtitle().to_owned()
    }

    fn goal(_setup: Setup) -> String {
        text::reversi::goal().to_owned()
    }

    fn level_summary(level: Computer) -> String {
        match level.id() {
            LevelId::Preset(Preset::Learner) => text::game::level_at_random(2, 5),
            LevelId::Preset(Preset::Casual) => text::reversi::level_learner().to_owned(),
            LevelId::Preset(Preset::Low) => text::game::level_looks(1),
            LevelId::Preset(Preset::Medium) => text::game::level_looks(2),
            LevelId::Preset(Preset::Advanced) => text::game::level_looks(3),
            LevelId::Preset(Preset::High) => text::reversi::level_high().to_owned(),
            LevelId::Preset(Preset::Greedy) => text::reversi::level_greedy().to_owned(),
            id => custom_summary(id).unwrap_or_else(|| text::reversi::level_random().to_owned()),
        }
    }

    fn refused(position: &Position, mv: Move, refusal: Refusal) -> String {
        let square = mv.to_string();
        match refusal {
            Refusal::Basic(basic) => refused(basic.name()),
            Refusal::TurnsNothing if position.must_pass() => {
                text::reversi::refused_must_pass(square)
            }
            Refusal::TurnsNothing => text::reversi::refused_turns_nothing(square),
            Refusal::MayNotPass => text::reversi::refused_pass().to_owned(),
        }
    }

    fn mistake_said(seen: &Seen<Move>, who: Name<'_>, opponent: &'static str) -> String {
        match (seen.class, seen.answer) {
            (MoveClass::GaveCorner, Some(corner)) => {
                text::reversi::gave_corner(who, opponent, corner.to_string())
            }
            (class, _) => class_name(class),
        }
    }

    fn mistake_card(seen: &Seen<Move>, opponent: &'static str) -> CardText {
        let (heading, text) = match (seen.class, seen.answer) {
            (MoveClass::GaveCorner, Some(corner)) => (
                text::reversi::card_gave_corner(opponent, corner.to_string()),
                text::reversi::why_gave_corner().to_owned(),
            ),
            (class, _) => (class_name(class), String::new()),
        };
        CardText { heading, text }
    }

    fn explanation(insight: &Insight) -> Vec<String> {
        vec![match insight {
            Insight::Exact(mv, 0) => text::reversi::hint_draws(Self::move_subject(*mv)),
            Insight::Exact(mv, discs @ 1..) => {
                text::reversi::hint_wins(Self::move_subject(*mv), *discs)
            }
            Insight::Exact(mv, discs) => {
                text::reversi::hint_loses(Self::move_subject(*mv), discs.abs())
            }
            Insight::Corner(mv) => text::reversi::hint_corner(Self::move_subject(*mv)),
            Insight::Leaves(mv, moves) => {
                text::reversi::hint_leaves(Self::move_subject(*mv), *moves)
            }
        }]
    }

    fn ask(_position: &Position, side: &str) -> String {
        text::reversi::ask(side)
    }

    fn what_to_type(_position: &Position) -> String {
        text::reversi::what_to_type().to_owned()
    }

    fn typed_moves() -> Vec<TypedMove> {
        let examples = ["d3", "c4", "..."].map(str::to_owned).into();
        vec![(examples, text::reversi::place_disc()), resigning()]
    }

    fn captions(position: &Position) -> Vec<String> {
        let [black, white] = position.count();
        vec![text::reversi::score(black, white)]
    }
}
