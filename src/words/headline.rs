//! The headline over the board: whose turn it is, a question for the players, or how the game
//! ended; and the line under the board that says which keys to press.

use super::catalog::Name;
use super::comments::recorded_result;
use super::names::{addressed, called, in_a_word, third_person};
use super::phrases::{CardText, Phrases};
use super::text;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{
    self, Answer, Deciding, Decisive, Direction, DrawnBecause, Ending, GameKind, MoveOf, Question,
    Tally,
};
use crate::session::{Session, Turn};

/// Returns the headline: whose turn it is, a question for the players, or how the game ended.
#[must_use]
pub fn headline<K: Phrases>(session: &Session<K>, phase: Phase, turn: Phase) -> String {
    let mover = session.position().to_move();
    let is_you = session.you() == Some(mover);
    if session.looks_back() {
        return text::game::looking_back(session.record().cursor());
    }
    match phase {
        Phase::Over(outcome) => result(session, outcome),
        _ if let Some(result) = recorded_result(session.game()) => result,
        Phase::Awaiting if let Some(asked) = kind::question::<K>(session.position()) => {
            question(asked).to_owned()
        }
        Phase::Awaiting if is_you => text::game::your_turn().to_owned(),
        Phase::Awaiting => text::game::to_move(third_person(session, mover)),
        Phase::Thinking => text::game::thinking().to_owned(),
        Phase::Passing => K::passes(session.position(), addressed(session, mover)),
        Phase::Paused => text::game::paused().to_owned(),
        Phase::Moving => headline(session, turn, turn),
    }
}

/// Returns that a side has just passed because it had no other move, if so.
#[must_use]
pub fn passed<K: Phrases>(session: &Session<K>) -> Option<String> {
    let before = session.before_forced_pass()?;
    Some(K::passes(&before, addressed(session, before.to_move())))
}

/// Returns the question that the players decide together.
#[must_use]
pub fn question(question: Question) -> &'static str {
    match question {
        Question::DeadStones => text::game::question_dead_stones(),
    }
}

/// Returns that the answers to propose to a question are being searched for.
#[must_use]
pub fn searching(question: Question) -> &'static str {
    match question {
        Question::DeadStones => text::game::dead_looking(),
    }
}

/// Returns the state of a game for others: its name before the first move, then whose turn it is,
/// and how it ended.
#[must_use]
pub fn standing<K: Phrases>(session: &Session<K>) -> String {
    let position = session.position();
    match (position.outcome(), session.record().cursor()) {
        (Some(outcome), _) => result_for_others(session, outcome),
        (None, _) if let Some(result) = recorded_result(session.game()) => result,
        (None, 0) => K::title().to_owned(),
        (None, moves) if let Some(asked) = kind::question::<K>(position) => {
            text::game::after_move(moves, question(asked))
        }
        (None, moves) => {
            let name = called(session, position.to_move());
            text::game::after_move(moves, text::game::to_move(name))
        }
    }
}

/// Returns the announcement of what has just been made: a move, or an agreement.
#[must_use]
pub fn made<K: Phrases>(session: &Session<K>, mv: MoveOf<K>) -> String {
    if !K::Game::is_agreement(mv) {
        return announcement(session);
    }
    let (position, turn) = (session.position(), phase_of(session.turn()));
    let now = headline(session, turn, turn);
    let answer = K::SCORING.and_then(|scoring| scoring.answer(position, mv));
    match (turn, answer) {
        (Phase::Over(_), _) => text::game::ended_after(now, session.record().cursor()),
        (_, Some(answer)) => {
            let said = match answer {
                Answer::Dead(point) => text::go::marked_dead(point),
                Answer::Alive(point) => text::go::marked_alive(point),
            };
            let score = K::tally(position).map(points);
            text::play::two_sentences(said, score.unwrap_or_default())
        }
        (_, None) => text::play::two_sentences(K::move_subject(mv), now),
    }
}

/// Returns why an answer to a question is proposed, in a few sentences; `None` if there is nothing
/// to say.
#[must_use]
pub fn why<K: Phrases>(insight: &<K::Game as Game>::Insight) -> Option<String> {
    const MOST: usize = 4;
    let reasons = K::explanation(insight).into_iter().take(MOST);
    reasons.reduce(text::play::two_sentences)
}

/// Returns who leads and by about how much, or that it is about even, from what a
/// [reader](crate::core::kind::Scoring::reader) has found; `None` where the board is counted.
#[must_use]
pub fn lead<K: Phrases>(
    position: &K::Game,
    insight: &<K::Game as Game>::Insight,
) -> Option<String> {
    let halves = K::SCORING?.lead(position, insight)?;
    if halves == 0 {
        return Some(text::go::about_even().to_owned());
    }
    let side = K::SIDES[usize::from(halves < 0)];
    Some(text::go::leads(side, f64::from(halves.abs()) / 2.0))
}

#[must_use]
pub fn points(tally: Tally) -> String {
    let [black, white] = Player::BOTH.map(|player| tally.amount(player));
    text::go::score(black, white)
}

/// Returns the announcement of the last move and the new state; at the end of a game, also the
/// number of moves.
#[must_use]
pub fn announcement<K: Phrases>(session: &Session<K>) -> String {
    let turn = phase_of(session.turn());
    let now = headline(session, turn, turn);
    let Some(&mv) = session.record().played().last() else {
        return now;
    };
    let who = session.position().to_move().other();
    let moved = text::game::moved(addressed(session, who), K::move_phrase(mv));
    let now = match turn {
        Phase::Over(_) => text::game::ended_after(now, session.record().cursor()),
        Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Moving | Phase::Paused => now,
    };
    text::play::two_sentences(moved, now)
}

/// The phase of a game on the screen: what it is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A human player's move.
    Awaiting,
    /// A computer's move.
    Thinking,
    /// A forced move.
    Passing,
    /// The end of an animation, after which another phase follows.
    Moving,
    /// The user, who has paused the computers.
    Paused,
    /// Nothing: it is over.
    Over(Outcome),
}

/// Returns the phase of a game without animations.
#[must_use]
pub const fn phase_of<M>(turn: Turn<M>) -> Phase
where
    M: Copy,
{
    match turn {
        Turn::Human => Phase::Awaiting,
        Turn::Computer => Phase::Thinking,
        Turn::Held => Phase::Paused,
        Turn::Forced(_) => Phase::Passing,
        Turn::Over(outcome) => Phase::Over(outcome),
    }
}

/// Returns the keys or places to press now; `how_to_play` is the text for making a move.
#[must_use]
pub fn what_to_press<K: GameKind>(
    session: &Session<K>,
    phase: Phase,
    turn: Phase,
    how_to_play: impl FnOnce() -> String,
) -> String {
    if session.looks_back() {
        let to_play = match turn {
            Phase::Paused => text::game::press_continue(),
            Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Moving | Phase::Over(_) => {
                text::game::press_twice()
            }
        };
        return text::play::beside(to_play, text::game::press_end());
    }
    match phase {
        Phase::Moving => what_to_press(session, turn, turn, how_to_play),
        Phase::Awaiting => text::play::beside(how_to_play(), text::game::press_help()),
        Phase::Over(_) => text::play::beside(text::game::press_review(), text::game::press_undo()),
        Phase::Paused => text::play::beside(text::game::press_continue(), text::game::press_help()),
        Phase::Thinking | Phase::Passing => text::game::press_help().to_owned(),
    }
}

/// Returns how often the coach warned the user, in a game with one.
#[must_use]
pub fn taught<K: GameKind>(session: &Session<K>) -> Option<String> {
    let is_taught = session.coach().is_on() && session.you().is_some();
    is_taught.then(|| text::game::taught(session.taught()))
}

// Sentences about the end of a game.

/// Returns the result of a game for the user: `You won: four in a row`.
#[must_use]
pub fn result<K: Phrases>(session: &Session<K>, outcome: Outcome) -> String {
    outcome_of::<K>(ended_at(session, outcome), outcome, |player| in_a_word(session, player))
}

/// Returns the card at the end of a game: who has won, and the move that decided it, if that can be
/// seen, or else how it ended.
#[must_use]
pub fn end_card<K: Phrases>(
    session: &Session<K>,
    outcome: Outcome,
    decisive: Option<&Decisive<MoveOf<K>>>,
) -> CardText {
    let (ending, moves) = (K::ending(ended_at(session, outcome)), session.record().moves().len());
    let end = match ending {
        Ending::Line { direction, length } => text::game::ended_line(length, id(direction), moves),
        Ending::Lines(count) => text::game::ended_lines(count, moves),
        // Who has won and how is one sentence.
        _ => return CardText { heading: result(session, outcome), text: String::new() },
    };
    let Outcome::Win(winner) = outcome else {
        return CardText { heading: result(session, outcome), text: String::new() };
    };
    let [name, loser] = [winner, winner.other()].map(|player| in_a_word(session, player));
    let heading = text::game::wins(name);
    let text = match decisive {
        None => end,
        Some(Decisive { ply, by: Deciding::DoubleThreat(merit) }) => {
            let shape = match *merit.places {
                [[left, low], [right, high]] if left == right && low.abs_diff(high) == 1 => {
                    "stacked"
                }
                _ => "apart",
            };
            text::game::decided_double(*ply, shape, loser)
        }
        Some(Decisive { ply, by: Deciding::Mistake(seen) }) => {
            let is_won = session.you() == Some(winner);
            let opponent = if is_won { "you" } else { K::SIDES[winner.index()] };
            text::game::decided_mistake(*ply, K::mistake_said(seen, loser, opponent))
        }
    };
    CardText { heading, text }
}

/// Returns the result of a game for others: `Red wins: four in a row`.
#[must_use]
pub fn result_for_others<K: Phrases>(session: &Session<K>, outcome: Outcome) -> String {
    outcome_of::<K>(ended_at(session, outcome), outcome, |player| called(session, player))
}

/// Returns the position in which a game has ended so: the one in view, also where the line goes on
/// after it, or the last one.
fn ended_at<K: Phrases>(session: &Session<K>, outcome: Outcome) -> &K::Game {
    if session.position().outcome() == Some(outcome) {
        session.position()
    } else {
        session.last_position()
    }
}

/// Returns the result of a game with this last position, whose players have these names.
#[must_use]
pub fn outcome_of<'a, K: Phrases>(
    position: &K::Game,
    outcome: Outcome,
    name: impl Fn(Player) -> Name<'a>,
) -> String {
    let ending = K::ending(position);
    match outcome {
        Outcome::Win(winner) => wins(ending, name(winner), name(winner.other())),
        Outcome::Draw => drawn(ending),
    }
}

fn wins(ending: Ending, winner: Name<'_>, loser: Name<'_>) -> String {
    match ending {
        Ending::Line { direction, length } => text::game::wins_line(winner, length, id(direction)),
        Ending::Lines(count) => text::game::wins_lines(winner, count),
        Ending::NoPieces => text::game::wins_no_pieces(winner, loser),
        Ending::NoMoves => text::game::wins_no_moves(winner, loser),
        Ending::Resigned => text::game::wins_resigned(winner, loser),
        Ending::Counted(tally) => {
            text::game::wins_by(winner, loser, tally.unit().name(), tally.margin())
        }
        Ending::Drawn(_) | Ending::InProgress => text::game::wins(winner),
    }
}

/// Returns why a game has no winner.
fn drawn(ending: Ending) -> String {
    match ending {
        Ending::Drawn(DrawnBecause::SecondTime) => text::game::drawn_second_time().to_owned(),
        Ending::Drawn(DrawnBecause::ThirdTime) => text::game::drawn_third_time().to_owned(),
        Ending::Drawn(DrawnBecause::NoProgress { moves }) => text::game::drawn_no_progress(moves),
        Ending::Drawn(DrawnBecause::Agreed) => text::game::drawn_agreed().to_owned(),
        Ending::Drawn(DrawnBecause::Equal(unit)) => text::game::drawn_equal(unit.name()),
        Ending::Drawn(DrawnBecause::FullBoard)
        | Ending::Line { .. }
        | Ending::Lines(_)
        | Ending::NoPieces
        | Ending::NoMoves
        | Ending::Resigned
        | Ending::Counted(_)
        | Ending::InProgress => text::game::drawn_full_board().to_owned(),
    }
}

const fn id(direction: Direction) -> &'static str {
    match direction {
        Direction::Row => "row",
        Direction::Column => "column",
        Direction::Diagonal => "diagonal",
    }
}
