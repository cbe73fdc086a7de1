//! Hints and reviews of any game, by the analysis that the window shows.

use std::convert::Infallible;
use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::output::{self, Align, to_move};
use super::show::value;
use crate::core::control::Unlimited;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{
    self, Accuracy, After, CostUnit, Effort, Judgement, MoveClass, MoveOf, Seen, TextLook,
    read_moves,
};
use crate::core::search::Report;
use crate::words::text::{coach, play, review, terminal};
use crate::words::{self, Mistake, Phrases, class_name, names_in_order};
use crate::worker::{cores, side_by_side};

#[derive(Clone, Copy, Debug)]
pub(super) enum Form {
    Table(TextLook),
    Json,
}

/// Returns the hint for the position in a text; `None` if the game is over.
pub(super) fn hint<K: Phrases>(
    setup: K::Setup,
    text: &str,
    form: Form,
) -> Result<Option<String>, Failure> {
    let moves = read_moves::<K>(setup, text).map_err(|error| Failure::explained(&error))?;
    let mut position = K::start(setup);
    for &mv in &moves {
        position.make(mv);
    }
    let mut adviser = K::adviser(setup, Effort::Usual);
    let report = adviser.choose(&position, &mut Unlimited);
    let Some(report) = report.filter(|_| position.outcome().is_none()) else {
        return Ok(None);
    };
    let position_text = K::format_moves(setup, &moves);
    let explanation = adviser.explain(&position, &report, &mut Unlimited);
    let hint = words::hint::<K>(&position, &report, explanation.as_ref());
    let sentence = coach::sentence(hint.said);
    let best: Vec<String> =
        Judgement::<K>::of(&report).best().iter().map(ToString::to_string).collect();
    Ok(Some(match form {
        Form::Json => {
            let facts = json!({
                "game": K::NAME,
                "position": position_text,
                "best": best,
                "text": sentence,
            });
            format!("{facts}\n")
        }
        Form::Table(look) => {
            let (board, to_move) =
                (K::draw(&position, look), to_move::<K>(position.to_move(), look));
            format!("{board}{to_move}\n\n{sentence}\n")
        }
    }))
}

/// A move of a game as a review has it.
pub(super) struct Reviewed<K: Phrases> {
    ply: usize,
    player: Player,
    mv: MoveOf<K>,
    pub(super) class: Option<MoveClass>,
    /// Whether it is no mistake, if that is judged.
    is_good: Option<bool>,
    seen: Option<Seen<MoveOf<K>>>,
    /// What it cost in the game's unit.
    pub(super) cost: Option<f32>,
    better: Vec<MoveOf<K>>,
    /// The names of the places that show the mistake.
    cells: Vec<Value>,
}

pub(super) fn positions<K: Phrases>(setup: K::Setup, moves: &[MoveOf<K>]) -> Vec<K::Game> {
    let mut positions = vec![K::start(setup)];
    for &mv in moves {
        let mut position = positions[positions.len() - 1].clone();
        position.make(mv);
        positions.push(position);
    }
    positions
}

/// Returns the review of a game by its adviser. `done` hears of each position that has been
/// analysed.
pub(super) fn review<K: Phrases>(
    setup: K::Setup,
    moves: &[MoveOf<K>],
    mut done: impl FnMut(),
) -> Vec<Reviewed<K>> {
    // What was agreed on after the last move is not judged.
    let is_move = |mv: &MoveOf<K>| !K::Game::is_agreement(*mv);
    let moves: Vec<MoveOf<K>> = moves.iter().copied().filter(is_move).collect();
    let positions = positions::<K>(setup, &moves);
    let mut reports = Vec::new();
    let analysed = |number: u64| {
        let position = &positions[usize::try_from(number).unwrap_or(usize::MAX)];
        let is_open = position.outcome().is_none();
        is_open.then(|| K::adviser(setup, Effort::Usual).choose(position, &mut Unlimited)).flatten()
    };
    let finished: Result<(), Infallible> =
        side_by_side(positions.len() as u64, cores(), analysed, |report| {
            reports.push(report);
            done();
            Ok(())
        });
    let Ok(()) = finished;
    judged::<K>(&positions, &reports, &moves)
}

pub(super) fn judged<K: Phrases>(
    positions: &[K::Game],
    reports: &[Option<Report<MoveOf<K>>>],
    moves: &[MoveOf<K>],
) -> Vec<Reviewed<K>> {
    (0..moves.len()).map(|made| reviewed::<K>(positions, reports, moves, made)).collect()
}

fn reviewed<K: Phrases>(
    positions: &[K::Game],
    reports: &[Option<Report<MoveOf<K>>>],
    moves: &[MoveOf<K>],
    made: usize,
) -> Reviewed<K> {
    let mv = moves[made];
    let (before, after) = (&positions[made], &positions[made + 1]);
    let player = before.to_move();
    let is_judged = kind::is_judged::<K>(mv);
    let last_turn = || kind::last_turn::<K>(&positions[0], &moves[..made]);
    let seen = kind::new_mistake::<K>(before, mv, last_turn).filter(|_| is_judged);
    let judgement = reports[made].as_ref().filter(|_| is_judged).map(Judgement::<K>::of);
    let found = reports[made + 1].as_ref().map(After::of);
    let after = After::of_end::<K>(after, player).or(found);
    let class = judgement.as_ref().and_then(|judgement| judgement.class(mv, after, seen.as_ref()));
    let shown = seen.as_ref().filter(|seen| Some(seen.class) == class);
    let better = match (&judgement, class) {
        (Some(judgement), Some(MoveClass::Best | MoveClass::OnlyMove)) => {
            let mut best = judgement.best();
            best.retain(|&other| other != mv);
            best
        }
        (Some(judgement), _) => judgement.recommended(mv, after, seen.as_ref()),
        (None, _) => Vec::new(),
    };
    let cells = shown.map_or_else(Vec::new, |seen| {
        let cells = seen.cells().into_iter();
        cells.map(|cell| value(K::spot_fact(before, cell))).collect()
    });
    Reviewed {
        ply: made + 1,
        player,
        mv,
        class,
        is_good: judgement
            .as_ref()
            .and_then(|judgement| judgement.is_good(mv, after, seen.as_ref())),
        seen,
        cost: judgement.and_then(|judgement| judgement.cost(mv, after)),
        better,
        cells,
    }
}

/// Returns a move for `--json`.
pub(super) fn facts<K: Phrases>(reviewed: &Reviewed<K>) -> Map<String, Value> {
    let best = match reviewed.class {
        Some(MoveClass::Best | MoveClass::OnlyMove) => std::iter::once(&reviewed.mv)
            .chain(&reviewed.better)
            .map(ToString::to_string)
            .collect::<Vec<_>>(),
        _ => reviewed.better.iter().map(ToString::to_string).collect(),
    };
    let mut facts = Map::new();
    facts.insert("ply".to_owned(), json!(reviewed.ply));
    facts.insert("player".to_owned(), json!(K::SIDES[reviewed.player.index()]));
    facts.insert("move".to_owned(), json!(reviewed.mv.to_string()));
    facts.insert("best".to_owned(), json!(best));
    let class = reviewed.class.map(MoveClass::word);
    facts.insert("class".to_owned(), json!(class));
    facts.insert("cost".to_owned(), json!(reviewed.cost.map(rounded)));
    facts.insert("cells".to_owned(), json!(reviewed.cells));
    facts
}

/// Returns a table of the moves, sentences about the mistakes, and the accuracy of both players.
pub(super) fn table<K: Phrases>(reviewed: &[Reviewed<K>]) -> String {
    if reviewed.is_empty() {
        return terminal::review_nothing().to_owned() + "\n";
    }
    let titles = [
        terminal::review_number(),
        terminal::review_player(),
        terminal::review_move(),
        terminal::review_class(),
    ];
    let [number, player, played, class] = titles.map(str::to_owned);
    let cost = terminal::review_cost(unit::<K>());
    let better = terminal::review_better().to_owned();
    let row = |reviewed: &Reviewed<K>| {
        let is_worse = reviewed.class.is_some_and(|class| class < MoveClass::Good);
        let better = if is_worse { reviewed.better.as_slice() } else { &[] };
        let better = names_in_order(better, |mv| mv.to_string());
        [
            reviewed.ply.to_string(),
            K::side(reviewed.player).to_owned(),
            reviewed.mv.to_string(),
            reviewed.class.map_or_else(String::new, class_name),
            reviewed.cost.map_or_else(String::new, shown_cost),
            better.join(" "),
        ]
    };
    let mut rows = vec![[number, player, played, class, cost, better]];
    rows.extend(reviewed.iter().map(row));
    let mut sides = [Align::Left; 6];
    sides[0] = Align::Right;
    let mut text = output::table(&rows, sides);
    text.push('\n');
    for reviewed in reviewed {
        let Some(class) = reviewed.class.filter(|class| class.is_mistake()) else {
            continue;
        };
        let seen = reviewed.seen.as_ref();
        let sentence = sentence::<K>(class, seen, &reviewed.better, reviewed.player);
        let _ = writeln!(text, "{}", terminal::review_mistake(reviewed.ply, sentence));
    }
    for player in Player::BOTH {
        let own = reviewed.iter().filter(|reviewed| reviewed.player == player);
        let judged: Vec<_> =
            own.filter_map(|reviewed| Some((reviewed.is_good?, reviewed.cost))).collect();
        text.push_str(&accuracy::<K>(K::side(player), &judged));
    }
    text
}

/// Returns the sentence about a mistake: `Red missed four in a row in column 5`.
fn sentence<K: Phrases>(
    class: MoveClass,
    seen: Option<&Seen<MoveOf<K>>>,
    better: &[MoveOf<K>],
    player: Player,
) -> String {
    let mistake = Mistake { class, seen, better, opponent: K::SIDES[player.other().index()] };
    mistake.sentence::<K>(words::side::<K>(player), false)
}

/// Returns the unit of a game's costs.
const fn unit<K: Phrases>() -> &'static str {
    match K::SCALE.cost.unit {
        CostUnit::Moves => "moves",
        CostUnit::Wins => "wins",
        CostUnit::Points => "points",
        CostUnit::Men => "men",
        CostUnit::Discs => "discs",
    }
}

/// Returns a cost with one digit after the point.
fn rounded(cost: f32) -> f64 {
    (f64::from(cost) * 10.0).round() / 10.0
}

/// Returns a cost in a table; nothing for a move that cost nothing.
fn shown_cost(cost: f32) -> String {
    match rounded(cost) {
        cost if cost > 0.0 => words::number(cost),
        _ => String::new(),
    }
}

/// Returns the accuracy of a side, and how many of its moves were no mistakes, as a line; nothing
/// if none is judged. Each move comes with whether it is none, and its cost.
fn accuracy<K: Phrases>(name: &str, moves: &[(bool, Option<f32>)]) -> String {
    if moves.is_empty() {
        return String::new();
    }
    let mut accuracy = Accuracy::default();
    for cost in moves.iter().filter_map(|&(_, cost)| cost) {
        accuracy.add::<K>(cost);
    }
    let good = moves.iter().filter(|&&(is_good, _)| is_good).count();
    let good = review::good_moves(good, moves.len());
    let told = match words::accuracy(accuracy.percent()) {
        Some(accuracy) => review::accuracy_said(accuracy, good),
        None => good,
    };
    coach::sentence(play::labelled(name, told)) + "\n"
}
