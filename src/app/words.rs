//! What the window says, in words: the same sentences for the eye and for a screen reader.

mod spoken;

pub use spoken::{analysed, moved_to, played_again, taken_back};

use super::board::BoardUi;
use super::model::{Advice, Phase};
pub use crate::core::count::capital;
use crate::core::count::thousands;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{GameKind, Level, MoveOf, Standing, Unavailable};
use crate::core::score::ScoreKind;
use crate::core::search::{Ended, Report};
use crate::core::verdict::Verdict;
use crate::players::Seat;
use crate::session::{Session, Tally};

/// Returns what a side is called.
#[must_use]
pub const fn side<K: GameKind>(player: Player) -> &'static str {
    K::SIDES[player.index()]
}

/// Returns how many moves have been made.
#[must_use]
pub fn moves_so_far(moves: usize) -> String {
    if moves == 1 { "1 move so far".to_owned() } else { format!("{moves} moves so far") }
}

/// Returns the score of a player's card for a screen reader, to follow what they do; nothing before the first game is over.
#[must_use]
pub fn games_won(tally: Tally, player: Player) -> String {
    let wins = tally.wins(player);
    let won = format!(", {wins} {} won", if wins == 1 { "game" } else { "games" });
    match (tally.games(), tally.draws) {
        (0, _) => String::new(),
        (_, 0) => won,
        (_, draws) => format!("{won}, {draws} drawn"),
    }
}

/// Returns the draws of a series, to stand with its wins; nothing while there are none.
#[must_use]
pub fn draws(tally: Tally) -> String {
    match tally.draws {
        0 => String::new(),
        1 => "1 draw".to_owned(),
        draws => format!("{draws} draws"),
    }
}

/// Returns what to tell when a player who does not play with a set-up has to give the seat to another one.
#[must_use]
pub fn stand_in<K: GameKind>(reason: Unavailable) -> String {
    let name = K::STAND_IN.name();
    let name = name.split(' ').next().unwrap_or(&name);
    format!("{reason}: {name} takes its place")
}

/// Returns whose turn it is, or how the game ended, as a headline.
#[must_use]
pub fn headline<K: GameKind>(session: &Session<K>, phase: Phase, turn: Phase) -> String {
    let mover = session.position().to_move();
    match phase {
        Phase::Over(outcome) => result(session, outcome),
        Phase::Awaiting if session.you() == Some(mover) => "Your turn".to_owned(),
        Phase::Awaiting => format!("{}’s turn", side::<K>(mover)),
        Phase::Thinking => "Thinking…".to_owned(),
        Phase::Passing => format!("{} passes: {}", side::<K>(mover), K::forced_because(session.position())),
        Phase::Paused if session.looks_back() => format!("Looking back at move {}", session.record().cursor()),
        Phase::Paused => "Paused".to_owned(),
        Phase::Moving => headline(session, turn, turn),
    }
}

/// Returns how the game ended.
#[must_use]
pub fn result<K: GameKind>(session: &Session<K>, outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => format!("A draw: {}", K::drawn_because(session.position())),
        Outcome::Win(player) => {
            let (who, wins) = match session.you() {
                Some(you) if you == player => ("You", "win"),
                Some(_) | None => (side::<K>(player), "wins"),
            };
            format!("{who} {wins} {}", K::ending(session.position())).trim_end().to_owned()
        }
    }
}

/// Returns what a side's card says under the player's name.
#[must_use]
pub fn seat_state<K: GameKind>(session: &Session<K>, player: Player, phase: Phase, turn: Phase) -> String {
    let seat = session.seat(player);
    let to_move = session.position().to_move() == player;
    let state = match phase {
        Phase::Moving => return seat_state(session, player, turn, turn),
        Phase::Over(Outcome::Win(winner)) if winner == player => Some("has won"),
        Phase::Awaiting if to_move && session.you() == Some(player) => Some("your turn"),
        Phase::Awaiting if to_move => Some("to move"),
        Phase::Thinking if to_move => Some("thinking…"),
        Phase::Paused if to_move => Some("waiting"),
        Phase::Passing if to_move => Some("passes"),
        Phase::Over(_) | Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Paused => None,
    };
    let about = seat.computer().map_or_else(|| "Human".to_owned(), Level::summary);
    match state {
        Some(state) => format!("{about} · {state}"),
        None => about,
    }
}

/// Returns the name on a side's card.
#[must_use]
pub fn seat_name<K: GameKind>(session: &Session<K>, player: Player) -> String {
    match session.seat(player) {
        Seat::Human if session.you() == Some(player) => "You".to_owned(),
        Seat::Human => side::<K>(player).to_owned(),
        seat @ Seat::Computer(_) => seat.name(),
    }
}

/// Returns what a search has to tell, in two lines: `Depth 6 · 4,812 positions · value +6` (or `stands a little better`, where
/// the game has [grades](GameKind::GRADES)) and `Plans 4 3 5 4 4 2`; `None` for players who do not search.
#[must_use]
pub fn report_lines<K: GameKind>(report: &Report<MoveOf<K>>) -> Option<[String; 2]> {
    if report.depth == 0 {
        return None;
    }
    let found = match (report.ended, report.nodes) {
        (Ended::Book, _) => format!("From the opening book · {}", value::<K>(report)),
        (_, 0) => format!("Known without a search · {}", value::<K>(report)),
        (_, nodes) => {
            let noun = if nodes == 1 { "position" } else { "positions" };
            format!("Depth {} · {} {noun} · {}", report.depth, thousands(nodes), value::<K>(report))
        }
    };
    let plan: Vec<String> = report.pv.iter().take(12).map(ToString::to_string).collect();
    Some([found, format!("Plans {}", plan.join(" "))])
}

/// Returns the value that a search found: in words if it sees the end, or if the game has words for it.
fn value<K: GameKind>(report: &Report<MoveOf<K>>) -> String {
    match report.score.kind() {
        ScoreKind::WinIn(plies) => format!("wins in {}", moves(plies)),
        ScoreKind::LossIn(plies) => format!("loses in {}", moves(plies)),
        ScoreKind::Heuristic(_) if report.ended.is_exact() => "draws".to_owned(),
        ScoreKind::Heuristic(value) => match Standing::of::<K>(value) {
            Some(standing) => standing.phrase("stands"),
            None => format!("value {}", report.score).replace('-', "−"),
        },
    }
}

/// Returns what a move or a position is worth, to follow the name of the move or of the side: `wins in 4 moves`.
#[must_use]
pub fn verdict<K: GameKind>(verdict: Verdict) -> String {
    match verdict {
        Verdict::Win(0) => "has won".to_owned(),
        Verdict::Win(1) => "wins at once".to_owned(),
        Verdict::Win(count) => format!("wins in {count} moves"),
        Verdict::Draw => "draws".to_owned(),
        Verdict::Loss(0) => "has lost".to_owned(),
        Verdict::Loss(1) => "loses to the next move".to_owned(),
        Verdict::Loss(count) => format!("loses in {count} moves"),
        Verdict::Estimate(value) => match Standing::of::<K>(value) {
            Some(standing) => format!("{}, by an estimate", standing.phrase("stands")),
            None => format!("{value:+}, by an estimate").replace('-', "−"),
        },
    }
}

/// Returns what the analysis says of the position in view: `Red wins in 4 moves`.
#[must_use]
pub fn evaluation<K: GameKind>(mover: Player, worth: Option<Verdict>) -> String {
    worth.map_or_else(|| "not known yet".to_owned(), |worth| format!("{} {}", side::<K>(mover), verdict::<K>(worth)))
}

/// Returns the moves of the player to move that fit in this many plies, as a number and a noun.
fn moves(plies: u32) -> String {
    match plies.div_ceil(2) {
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    }
}

/// Returns what a hint says: its words or, on a second asking, the play that it expects.
#[must_use]
pub fn advice<K: GameKind>(advice: &Advice<MoveOf<K>>) -> String {
    let line = advice.line();
    if advice.shows_line && line.len() > 1 {
        let all = advice.explanation.as_ref().map_or(&advice.report.pv, |explanation| &explanation.line);
        return best_play(all, line.len());
    }
    let Advice { report, explanation, .. } = advice;
    explanation.as_ref().map_or_else(|| hint::<K>(report), |explanation| explanation.words.clone())
}

/// Returns the play that is expected, in words, as far as this many moves.
#[must_use]
pub fn best_play<M: ToString>(line: &[M], most: usize) -> String {
    let moves: Vec<String> = line.iter().take(most).map(ToString::to_string).collect();
    let more = if line.len() > moves.len() { " …" } else { "" };
    format!("Best play from here: {}{more}", moves.join(", "))
}

/// Returns a hint as a sentence: which move, and what the search saw there. It claims no more than it knows.
#[must_use]
pub fn hint<K: GameKind>(report: &Report<MoveOf<K>>) -> String {
    let best = capital(&K::move_phrase(report.best));
    let others_lose_at_once = report.moves.len() > 1
        && report
            .moves
            .iter()
            .filter(|root| root.mv != report.best)
            .all(|root| matches!(root.score.kind(), ScoreKind::LossIn(2)));
    match report.score.kind() {
        ScoreKind::WinIn(1) => format!("{best} wins at once"),
        ScoreKind::WinIn(plies) => format!("{best} wins in {}, whatever your opponent does", moves(plies)),
        ScoreKind::LossIn(2) if report.moves.len() > 1 => {
            format!("{best}, but your opponent wins with the next move wherever you play")
        }
        ScoreKind::LossIn(plies) => format!("{best} holds out longest: your opponent can win in {}", moves(plies)),
        ScoreKind::Heuristic(_) if others_lose_at_once => {
            format!("{best}: anything else lets your opponent win with the next move")
        }
        ScoreKind::Heuristic(_) if report.ended.is_exact() => {
            format!("{best} leads to a draw: neither side can force a win")
        }
        ScoreKind::Heuristic(value) => {
            let simple = if value.abs() <= K::EVEN { Standing::Even } else { Standing::Better };
            let judged = if value < 0 {
                let other = Standing::of::<K>(value).map_or(simple, Standing::of_other);
                let all_the_same = if other == Standing::Even { "" } else { " all the same" };
                format!("{}{all_the_same}", other.phrase("your opponent stands"))
            } else {
                Standing::of::<K>(value).unwrap_or(simple).phrase("you stand")
            };
            format!("{best} looks best {} plies ahead: {judged}", report.depth)
        }
    }
}

/// Returns the sentence that announces the last move and what comes now; of the end of a game, also after how many moves.
#[must_use]
pub fn announcement<K: GameKind>(session: &Session<K>) -> String {
    let turn = super::model::phase_of(session.turn());
    let now = headline(session, turn, turn);
    match session.record().played().last() {
        Some(&mv) => {
            let who = session.position().to_move().other();
            let name = if session.you() == Some(who) { "You" } else { side::<K>(who) };
            let moves = session.record().cursor();
            let length = match turn {
                Phase::Over(_) if moves == 1 => ", after 1 move".to_owned(),
                Phase::Over(_) => format!(", after {moves} moves"),
                Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Moving | Phase::Paused => String::new(),
            };
            format!("{name}: {}. {now}{length}", K::move_phrase(mv))
        }
        None => now,
    }
}

/// Returns how many moves teaching held back, in a game with it.
#[must_use]
pub fn taught<K: GameKind>(session: &Session<K>) -> Option<String> {
    (session.is_teaching() && session.you().is_some()).then(|| match session.taught() {
        0 => "Teaching held no move back".to_owned(),
        1 => "Teaching held 1 move back".to_owned(),
        times => format!("Teaching held {times} moves back"),
    })
}

/// Returns what one may press now.
#[must_use]
pub fn what_to_press<K: BoardUi>(session: &Session<K>, phase: Phase, turn: Phase) -> String {
    match phase {
        Phase::Moving => what_to_press(session, turn, turn),
        Phase::Awaiting => format!("{} · F1 shows all keys", K::how_to_play(session.setup())),
        Phase::Over(_) => match taught(session) {
            Some(taught) => format!("{taught} · R reviews the game"),
            None => "R reviews the game · Ctrl+Z takes the last move back".to_owned(),
        },
        Phase::Paused => "P goes on from here, . makes one move · F1 shows all keys".to_owned(),
        Phase::Thinking | Phase::Passing => "F1 shows all keys".to_owned(),
    }
}

#[cfg(test)]
mod tests;
