//! The sentences of a plan of Connect 4, and of its opening repertoire.

use super::list::{all_of, listed, one_of};
use super::puzzles::side;
use super::text;
use crate::core::connect4::plan::{Found, Goal, Order, Plan, Rule, Side, Tactics};
use crate::core::connect4::repertoire::{Entry, Reason};
use crate::core::connect4::{Column, Connect4, Shape as _, Size};
use crate::core::game::Player;
use crate::core::verdict::Verdict;

/// Returns the rules of a plan on a board, a sentence each, without full stops.
#[must_use]
pub fn plan_sentences(plan: &Plan, size: Size) -> Vec<String> {
    let opponent = side::<Connect4>(plan.player.other());
    plan.rules().iter().map(|rule| sentence(rule, opponent, size.connect())).collect()
}

/// Returns whose plan it is and what it reaches, as a title; for the user's own, `owner` is `None`.
#[must_use]
pub fn plan_title(owner: Option<Player>, goal: Goal) -> String {
    text::plan::title(owner.map_or("you", side::<Connect4>), goal_id(goal))
}

/// Returns against how many ways of playing on the plan was checked.
#[must_use]
pub fn plan_ways(found: &Found) -> String {
    let opponent = side::<Connect4>(found.plan.player.other());
    text::plan::ways(opponent, found.proof.replies, goal_id(found.goal))
}

/// Returns which moves of the opponent make the game longest, if some do.
#[must_use]
pub fn plan_longest(found: &Found) -> Option<String> {
    let columns: Vec<String> = found.longest.iter().map(ToString::to_string).collect();
    (!columns.is_empty()).then(|| text::plan::longest(columns.len(), one_of(&columns)))
}

/// Returns that there is a plan, to the player to move.
#[must_use]
pub fn plan_in_hint(mover: Player, found: &Found) -> String {
    let Found { plan, goal, .. } = found;
    let rules = plan.rules().len();
    if plan.player == mover {
        text::plan::yours(rules, goal_id(*goal))
    } else {
        text::plan::opponents(side::<Connect4>(plan.player), rules, goal_id(*goal))
    }
}

/// Returns who follows the plan, whose it may be or not, and who moves next.
#[must_use]
pub fn plan_seat(plan: &Plan, is_yours: bool, mover: Player) -> String {
    let mover = if mover == plan.player { "you" } else { side::<Connect4>(mover) };
    let owner = if is_yours { "you" } else { "opponent" };
    text::plan::seat(owner, side::<Connect4>(plan.player), mover)
}

/// Returns the identifier of a goal in messages.
#[must_use]
pub const fn goal_id(goal: Goal) -> &'static str {
    match goal {
        Goal::Win => "win",
        Goal::Draw => "draw",
    }
}

/// Returns the identifier of a verdict in messages, without its distance.
#[must_use]
pub const fn verdict_id(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win(_) => "win",
        Verdict::Loss(_) => "loss",
        Verdict::Draw | Verdict::Estimate(_) => "draw",
    }
}

fn sentence(rule: &Rule, opponent: &'static str, length: u8) -> String {
    let yes_no = |yes: bool| if yes { "yes" } else { "no" };
    match rule {
        Rule::Tactics { start, tactics } => {
            let tactics = match tactics {
                Tactics::None => None,
                Tactics::Fours | Tactics::Careful => Some("fours"),
                Tactics::TwoThreats => Some("two-threats"),
            };
            match (start.map(Column::number), tactics) {
                (Some(column), Some(tactics)) => {
                    text::plan::start_and_tactics(column, length, tactics)
                }
                (Some(column), None) => text::plan::start(column),
                (None, tactics) => text::plan::tactics(length, tactics.unwrap_or("fours")),
            }
        }
        Rule::Pairs(pairs) => {
            let named = pairs.iter().map(|[one, other]| {
                let (column, row) = (one.column.number(), one.row.number());
                text::plan::pair(column, row, other.column.number(), other.row.number())
            });
            text::plan::pairs(opponent, pairs.len(), listed(named))
        }
        Rule::Follow { careful } => text::plan::follow(opponent, yes_no(*careful)),
        Rule::Otherwise { order, last, careful } => {
            let order = match order {
                Order::From(Side::Left) => "left",
                Order::From(Side::Right) => "right",
                Order::FromMiddle(Side::Left) => "middle-left",
                Order::FromMiddle(Side::Right) => "middle-right",
                Order::FromEdges(Side::Left) => "edges-left",
                Order::FromEdges(Side::Right) => "edges-right",
            };
            let rule = text::plan::otherwise(order, yes_no(*careful));
            let last: Vec<String> = last.iter().map(ToString::to_string).collect();
            if last.is_empty() {
                rule
            } else {
                text::plan::otherwise_last(rule, last.len(), all_of(&last))
            }
        }
    }
}

/// Returns why the move of the opening repertoire is right.
#[must_use]
pub fn why_opening(entry: &Entry) -> String {
    let opponent = side::<Connect4>(entry.player().other());
    let goal = verdict_id(entry.verdict);
    let said = |reason: Reason| match reason {
        Reason::Block => text::trainer::why_block().to_owned(),
        Reason::Forces(cell) => text::trainer::why_forces(opponent, cell.column.number()),
        Reason::StopsTwoThreats => text::trainer::why_stops_two_threats(opponent),
        Reason::MakesThreat(cell) => {
            text::trainer::why_makes_threat(cell.column.number(), cell.row.number())
        }
        Reason::LeadsToPlan => text::trainer::why_plan(goal),
        Reason::OnlyMove => text::trainer::why_only_move(goal),
        Reason::OnTop => text::trainer::why_on_top(opponent),
        Reason::Beside => text::trainer::why_beside(opponent),
        Reason::Centre => text::trainer::why_centre().to_owned(),
        Reason::OneOfSeveral => text::trainer::why_one_of_several().to_owned(),
    };
    let reasons = entry.reasons();
    let first = reasons.iter().copied().find(|&reason| reason != Reason::LeadsToPlan);
    let plan = reasons.contains(&Reason::LeadsToPlan).then(|| said(Reason::LeadsToPlan));
    let all = first.map(said).into_iter().chain(plan);
    all.reduce(text::play::two_sentences).unwrap_or_default()
}
