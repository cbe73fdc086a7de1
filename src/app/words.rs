//! The sentences of the window, the same on the screen and for screen readers.

mod comments;
mod names;
mod spoken;

pub use comments::{Written, with_comment, written};
pub use names::{
    addressed, addressed_within, for_others, in_a_word, on_card, short_name, side, third_person,
    third_person_within, with_short_name, without_computer,
};
pub use spoken::{analysed, moved_to, played_again, taken_back};

use super::contract::board::{BoardUi, how_to_go_on};
use super::contract::model::{Advice, Lesson, Phase};
pub use crate::core::count::capital;
use crate::core::count::{counted, signed};
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, GameKind, Level, MoveOf, Standing, Unavailable};
use crate::core::score::{Score, ScoreKind};
use crate::core::search::mcts::Tried;
use crate::core::search::{Ended, Report};
use crate::core::verdict::Verdict;
use crate::session::{Session, Tally};

/// The announcement while a hint is being computed.
pub const LOOKING_FOR_HINT: &str = "Looking for a hint…";

/// Returns what is said of a game between computers that may go round in circles.
#[must_use]
pub fn no_result(moves: usize) -> String {
    format!("No result after {moves} moves: the game may go round in circles. P lets it go on")
}

/// Returns what is said while a letter waits for the number with which it names a place: what it
/// means alone.
#[must_use]
pub fn waiting_letter(letter: &str, meaning: &str) -> String {
    format!("{letter}… a number names a place · alone: {meaning}")
}

/// Returns the score of a player's card for a screen reader, to follow what they do; nothing before
/// the first game is over.
#[must_use]
pub fn games_won(tally: Tally, player: Player) -> String {
    let wins = tally.wins(player);
    let won = format!(", {} won", counted(wins.into(), "game"));
    match (tally.games(), tally.draws) {
        (0, _) => String::new(),
        (_, 0) => won,
        (_, draws) => format!("{won}, {draws} drawn"),
    }
}

/// Returns what a player has captured, for a screen reader, to follow what they do; nothing where
/// cards do not show it.
#[must_use]
pub fn captured(count: Option<u32>) -> String {
    count.map_or_else(String::new, |count| {
        format!(", {} captured", counted(count.into(), "piece"))
    })
}

/// Returns the draws of a series, to stand with its wins; nothing while there are none.
#[must_use]
pub fn draws(tally: Tally) -> String {
    match tally.draws {
        0 => String::new(),
        draws => counted(draws.into(), "draw"),
    }
}

/// Returns what to tell when a player who does not play with a set-up has to give the seat to
/// another one.
#[must_use]
pub fn stand_in<K: GameKind>(reason: Unavailable) -> String {
    let name = K::STAND_IN.name();
    let name = name.split(' ').next().unwrap_or(&name);
    format!("{reason}: {name} takes its place")
}

/// Returns whose turn it is, what people decide, or how the game ended, as a headline.
#[must_use]
pub fn headline<K: GameKind>(session: &Session<K>, phase: Phase, turn: Phase) -> String {
    let mover = session.position().to_move();
    if session.looks_back() {
        return looking_back(session);
    }
    match phase {
        Phase::Over(outcome) => result(session, outcome),
        Phase::Awaiting if let Some(question) = kind::question::<K>(session.position()) => {
            question.to_owned()
        }
        Phase::Awaiting if session.you() == Some(mover) => "Your turn".to_owned(),
        Phase::Awaiting => format!("{}’s turn", third_person(session, mover)),
        Phase::Thinking => "Thinking…".to_owned(),
        Phase::Passing => format!(
            "{} passes: {}",
            third_person(session, mover),
            K::forced_because(session.position())
        ),
        Phase::Paused => "Paused".to_owned(),
        Phase::Moving => headline(session, turn, turn),
    }
}

/// Returns which position the user looks back at.
fn looking_back<K: GameKind>(session: &Session<K>) -> String {
    match session.record().cursor() {
        0 => "Looking back at the start".to_owned(),
        moves => format!("Looking back at move {moves}"),
    }
}

/// Returns the notice for a user who looks back and asks for a move, which is not made yet.
#[must_use]
pub fn play_from_here<K: GameKind>(session: &Session<K>) -> String {
    let kept = match session.record().moves().len() - session.record().cursor() {
        1 => "The move after it is kept".to_owned(),
        moves => format!("The {moves} moves after it are kept"),
    };
    format!(
        "{}. Play there again to go on from here. {kept}",
        looking_back(session)
    )
}

/// Returns the notice when a move has left so many moves, which the user had looked back at.
#[must_use]
pub fn line_left(moves: usize) -> String {
    match moves {
        1 => "The move that followed here is kept as another line: V shows it".to_owned(),
        moves => {
            format!("The {moves} moves that followed here are kept as another line: V shows it")
        }
    }
}

/// Returns what to tell of the next game of a series: who begins.
#[must_use]
pub fn next_game<K: GameKind>(session: &Session<K>, is_exchanged: bool) -> String {
    let mover = session.position().to_move();
    let [first, second] = [mover, mover.other()].map(side::<K>);
    match (session.seat(mover).computer(), session.you()) {
        (None, Some(_)) => format!("A new game: you begin, as {first}"),
        (None, None) => match session.name(mover) {
            Some(name) => format!("A new game: {name} begins, as {first}"),
            None if is_exchanged => {
                format!("A new game: whoever was {second} plays {first} now, and begins")
            }
            None => format!("A new game: {first} begins"),
        },
        (Some(level), Some(_)) => format!(
            "A new game: {} begins, you are {second}",
            level.short_name()
        ),
        (Some(level), None) => format!("A new game: {} begins", level.short_name()),
    }
}

/// Returns why a move is held back, if one is.
#[must_use]
pub fn held_back<M>(lesson: Option<&Lesson<M>>) -> Option<String> {
    match lesson {
        Some(Lesson::HeldBack { sentence, .. }) => Some(sentence.clone()),
        Some(Lesson::Checked(_)) | None => None,
    }
}

/// Returns how the game ended.
#[must_use]
pub fn result<K: GameKind>(session: &Session<K>, outcome: Outcome) -> String {
    let last = session.last_position();
    match outcome {
        Outcome::Draw => format!("A draw: {}", K::ending(last).drawn_because()),
        Outcome::Win(player) => {
            let ending = K::ending(last);
            let how = ending.won();
            let said = match session.you() {
                Some(you) if you == player => format!("You won {how}"),
                Some(_) => format!("You lost {}", ending.lost()),
                None => format!("{} wins {how}", third_person(session, player)),
            };
            said.trim_end().to_owned()
        }
    }
}

/// Returns what a side's card says under the player's name.
#[must_use]
pub fn seat_state<K: GameKind>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
) -> String {
    // Without the name of the side, as the player has a name of their own.
    let side = session.name(player).map(|_| side::<K>(player).to_owned());
    about_and_state(session, player, phase, turn, side)
}

/// Returns the same for a screen reader, which says the side before the player's name.
#[must_use]
pub fn seat_state_said<K: GameKind>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
) -> String {
    about_and_state(session, player, phase, turn, None)
}

/// Returns what is said about a player, or else what they are, and what they do.
fn about_and_state<K: GameKind>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
    about: Option<String>,
) -> String {
    let seat = session.seat(player);
    // A decision that the players make together is neither player's turn.
    let is_shared = phase == Phase::Awaiting && kind::question::<K>(session.position()).is_some();
    let to_move = session.position().to_move() == player && !is_shared;
    let state = match phase {
        Phase::Moving => return about_and_state(session, player, turn, turn, about),
        Phase::Over(Outcome::Win(winner)) if winner == player => Some("has won"),
        Phase::Awaiting if to_move && session.you() == Some(player) => Some("your turn"),
        Phase::Awaiting if to_move => Some("to move"),
        Phase::Thinking if to_move => Some("thinking…"),
        Phase::Paused if to_move => Some("waiting"),
        Phase::Passing if to_move => Some("passes"),
        Phase::Over(_) | Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Paused => None,
    };
    let about = about.unwrap_or_else(|| {
        seat.computer()
            .map_or_else(|| "Human".to_owned(), Level::summary)
    });
    match state {
        Some(state) => format!("{about} · {state}"),
        None => about,
    }
}

/// Returns how a game stands, for others: the name of the game before its first move, then whose
/// turn it is, and how it ended.
#[must_use]
pub fn standing<K: GameKind>(session: &Session<K>) -> String {
    let position = session.position();
    match (position.outcome(), session.record().cursor()) {
        (Some(Outcome::Draw), _) => format!("A draw: {}", K::ending(position).drawn_because()),
        (Some(Outcome::Win(player)), _) => format!(
            "{} wins {}",
            session.called(player),
            K::ending(position).won()
        )
        .trim_end()
        .to_owned(),
        (None, 0) => K::TITLE.to_owned(),
        (None, moves) if let Some(question) = kind::question::<K>(position) => {
            format!("After move {moves} · {question}")
        }
        (None, moves) => format!(
            "After move {moves} · {} to move",
            session.called(position.to_move())
        ),
    }
}

/// The text of a search's report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// In two lines: `Looked 6 turns ahead: stands better` and `Expects 4, 3, 5, 4`.
    pub lines: [String; 2],
    /// The figures, for those who want them: `Depth 6, 4,812 positions, value +6`.
    pub figures: String,
}

/// Returns what a search has to tell; `None` for players who do not search.
#[must_use]
pub fn found<K: GameKind>(report: &Report<MoveOf<K>>) -> Option<Found> {
    let expected: Vec<String> = report.pv.iter().take(12).map(ToString::to_string).collect();
    let expects = format!("Expects {}", expected.join(", "));
    if let Some(Tried { games, won }) = K::SCALE.tried(report) {
        let tried = format!("Tried {}: wins {won} of 100", counted(games, "game"));
        let value = format!("value {}", report.score).replace('-', "−");
        let figures = format!("{}, {won}% of them won, {value}", counted(games, "playout"));
        return Some(Found {
            lines: [tried, expects],
            figures,
        });
    }
    if report.depth == 0 {
        return None;
    }
    let value = value::<K>(report);
    let looked = match (report.ended, report.nodes) {
        (Ended::Book, _) => format!("From the opening book: {value}"),
        (_, 0) => format!("Seen at a glance: {value}"),
        (Ended::Decided, _) => format!("Looked to the end: {value}"),
        (Ended::Depth | Ended::Nodes | Ended::Stopped, _) => {
            format!(
                "Looked {} ahead: {value}",
                counted(report.depth.into(), "turn")
            )
        }
    };
    let score = match report.score.kind() {
        ScoreKind::WinIn(Score::UNCOUNTED..) => "a win".to_owned(),
        ScoreKind::LossIn(Score::UNCOUNTED..) => "a loss".to_owned(),
        ScoreKind::WinIn(1) => "win in 1 ply".to_owned(),
        ScoreKind::WinIn(plies) => format!("win in {plies} plies"),
        ScoreKind::LossIn(plies) => format!("loss in {plies} plies"),
        ScoreKind::Heuristic(_) => format!("value {}", report.score).replace('-', "−"),
    };
    let figures = format!(
        "Depth {}, {}, {score}",
        report.depth,
        counted(report.nodes, "position")
    );
    Some(Found {
        lines: [looked, expects],
        figures,
    })
}

/// Returns what a search found, in a few words; `None` for players who do not search.
#[must_use]
pub fn found_briefly<K: GameKind>(report: &Report<MoveOf<K>>) -> Option<String> {
    let tried = K::SCALE
        .tried(report)
        .map(|Tried { won, .. }| format!("wins {won} of 100"));
    tried.or_else(|| (report.depth > 0).then(|| value::<K>(report)))
}

/// Returns what a search found, in words.
fn value<K: GameKind>(report: &Report<MoveOf<K>>) -> String {
    match report.score.kind() {
        ScoreKind::WinIn(Score::UNCOUNTED..) => "wins".to_owned(),
        ScoreKind::LossIn(Score::UNCOUNTED..) => "loses".to_owned(),
        ScoreKind::WinIn(plies) => format!("wins in {}", moves(plies)),
        ScoreKind::LossIn(plies) => format!("loses in {}", moves(plies)),
        ScoreKind::Heuristic(_) if report.ended.is_exact() => "draws".to_owned(),
        ScoreKind::Heuristic(value) => Standing::roughly::<K>(value).phrase("stands"),
    }
}

/// Returns what a move or a position is worth, to follow the name of the move or of the side: `wins
/// in 4 moves`.
#[must_use]
pub fn verdict<K: GameKind>(verdict: Verdict) -> String {
    match verdict {
        Verdict::Win(0) => "has won".to_owned(),
        Verdict::Win(1) => "wins at once".to_owned(),
        Verdict::Win(Verdict::UNCOUNTED..) => "wins".to_owned(),
        Verdict::Win(count) => format!("wins in {count} moves"),
        Verdict::Draw => "draws".to_owned(),
        Verdict::Loss(0) => "has lost".to_owned(),
        Verdict::Loss(1) => "loses to the next move".to_owned(),
        Verdict::Loss(Verdict::UNCOUNTED..) => "loses".to_owned(),
        Verdict::Loss(count) => format!("loses in {count} moves"),
        Verdict::Estimate(value) => match Standing::of::<K>(value) {
            Some(standing) => format!("{}, by an estimate", standing.phrase("stands")),
            None => format!("{}, by an estimate", signed(value)),
        },
    }
}

/// Returns what the analysis says of the position in view: `Red wins in 4 moves`, `Anna wins in 4
/// moves`.
#[must_use]
pub fn evaluation<K: GameKind>(session: &Session<K>, worth: Option<Verdict>) -> String {
    let mover = third_person(session, session.position().to_move());
    worth.map_or_else(
        || "not known yet".to_owned(),
        |worth| format!("{mover} {}", verdict::<K>(worth)),
    )
}

/// Returns the moves of the player to move that fit in this many plies, as a number and a noun.
fn moves(plies: u32) -> String {
    counted(plies.div_ceil(2).into(), "move")
}

/// Returns what a hint says: its words or, on a second asking, the play that it expects.
#[must_use]
pub fn advice<K: GameKind>(advice: &Advice<MoveOf<K>>) -> String {
    let line = advice.line();
    if advice.shows_line && line.len() > 1 {
        let all = advice
            .explanation
            .as_ref()
            .map_or(&advice.report.pv, |explanation| &explanation.line);
        return best_play(all, line.len());
    }
    let Advice {
        report,
        explanation,
        ..
    } = advice;
    explanation.as_ref().map_or_else(
        || hint::<K>(report),
        |explanation| explanation.words.clone(),
    )
}

/// Returns the play that is expected, in words, as far as this many moves.
#[must_use]
pub fn best_play<M: ToString>(line: &[M], most: usize) -> String {
    let moves: Vec<String> = line.iter().take(most).map(ToString::to_string).collect();
    let more = if line.len() > moves.len() { " …" } else { "" };
    format!("Best play from here: {}{more}", moves.join(", "))
}

/// Returns a hint as a sentence: which move, and what the search saw there. It claims no more than
/// it knows.
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
        ScoreKind::WinIn(Score::UNCOUNTED..) => format!("{best} wins, whatever your opponent does"),
        ScoreKind::LossIn(Score::UNCOUNTED..) => {
            format!("{best} holds out longest: your opponent can win")
        }
        ScoreKind::WinIn(plies) => format!(
            "{best} wins in {}, whatever your opponent does",
            moves(plies)
        ),
        ScoreKind::LossIn(2) if report.moves.len() > 1 => {
            format!("{best}, but your opponent wins with the next move wherever you play")
        }
        ScoreKind::LossIn(plies) => format!(
            "{best} holds out longest: your opponent can win in {}",
            moves(plies)
        ),
        ScoreKind::Heuristic(_) if others_lose_at_once => {
            format!("{best}: anything else lets your opponent win with the next move")
        }
        ScoreKind::Heuristic(_) if report.ended.is_exact() => {
            format!("{best} leads to a draw: neither side can force a win")
        }
        ScoreKind::Heuristic(value) => {
            let judged = if value < 0 {
                let other = Standing::roughly::<K>(value).of_other();
                let all_the_same = if other == Standing::Even {
                    ""
                } else {
                    " all the same"
                };
                format!("{}{all_the_same}", other.phrase("your opponent stands"))
            } else {
                Standing::roughly::<K>(value).phrase("you stand")
            };
            let seen = match (K::SCALE.tried(report), report.depth) {
                (Some(Tried { games, .. }), _) => format!(" in {}", counted(games, "game")),
                (None, 0) => String::new(),
                (None, depth) => format!(" {} ahead", counted(depth.into(), "turn")),
            };
            format!("{best} looks best{seen}: {judged}")
        }
    }
}

/// Returns the sentence that announces the last move and what comes now; of the end of a game, also
/// after how many moves.
#[must_use]
pub fn announcement<K: GameKind>(session: &Session<K>) -> String {
    let turn = super::contract::model::phase_of(session.turn());
    let now = headline(session, turn, turn);
    match session.record().played().last() {
        Some(&mv) => {
            let who = session.position().to_move().other();
            let name = addressed(session, who);
            let moves = session.record().cursor();
            let length = match turn {
                Phase::Over(_) if moves == 1 => ", after 1 move".to_owned(),
                Phase::Over(_) => format!(", after {moves} moves"),
                Phase::Awaiting
                | Phase::Thinking
                | Phase::Passing
                | Phase::Moving
                | Phase::Paused => String::new(),
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

/// Returns which keys or places to press now.
#[must_use]
pub fn what_to_press<K: BoardUi>(session: &Session<K>, phase: Phase, turn: Phase) -> String {
    if session.looks_back() {
        let to_play = match turn {
            Phase::Paused => "P goes on from here, . makes one move",
            Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Moving | Phase::Over(_) => {
                "Play twice in the same place to go on from here"
            }
        };
        return format!("{to_play} · End shows the last move");
    }
    match phase {
        Phase::Moving => what_to_press(session, turn, turn),
        Phase::Awaiting => format!(
            "{} · F1 shows all keys",
            how_to_go_on::<K>(session.position(), session.setup())
        ),
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
