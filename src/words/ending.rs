//! Sentences about the end of a game.

use super::names::{called, in_a_word};
use super::phrases::Phrases;
use super::text;
use crate::core::game::{Game as _, Outcome, Player};
use crate::core::kind::{Direction, DrawnBecause, Ending};
use crate::session::Session;

/// Returns the result of a game for the user: `You won: four in a row`.
#[must_use]
pub fn result<K: Phrases>(session: &Session<K>, outcome: Outcome) -> String {
    let ending = K::ending(ended_at(session, outcome));
    let Outcome::Win(winner) = outcome else {
        return drawn(ending);
    };
    let [name, loser] = [winner, winner.other()].map(|player| in_a_word(session, player));
    match session.you() {
        Some(you) if you == winner => you_won(ending),
        Some(_) => you_lost(ending, &name),
        None => wins(ending, &name, &loser),
    }
}

/// Returns the result of a game for others: `Red wins: four in a row`.
#[must_use]
pub fn result_for_others<K: Phrases>(session: &Session<K>, outcome: Outcome) -> String {
    outcome_of::<K>(ended_at(session, outcome), outcome, |player| {
        called(session, player).to_owned()
    })
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
pub fn outcome_of<K: Phrases>(
    position: &K::Game,
    outcome: Outcome,
    name: impl Fn(Player) -> String,
) -> String {
    let ending = K::ending(position);
    match outcome {
        Outcome::Win(winner) => wins(ending, &name(winner), &name(winner.other())),
        Outcome::Draw => drawn(ending),
    }
}

/// Returns the sentence for a win of the user.
fn you_won(ending: Ending) -> String {
    match ending {
        Ending::Line { direction, length } => text::game::you_won_line(length, id(direction)),
        Ending::Lines(count) => text::game::you_won_lines(count),
        Ending::NoPieces => text::game::you_won_no_pieces().to_owned(),
        Ending::NoMoves => text::game::you_won_no_moves().to_owned(),
        Ending::Resigned => text::game::you_won_resigned().to_owned(),
        Ending::Counted(tally) => text::game::you_won_by(tally.unit().name(), tally.margin()),
        Ending::Drawn(_) | Ending::InProgress => text::game::you_won().to_owned(),
    }
}

/// Returns the sentence for a loss of the user against a player with this name.
fn you_lost(ending: Ending, winner: &str) -> String {
    match ending {
        Ending::Line { .. } | Ending::Lines(_) | Ending::Drawn(_) | Ending::InProgress => {
            wins(ending, winner, "")
        }
        Ending::NoPieces => text::game::you_lost_no_pieces().to_owned(),
        Ending::NoMoves => text::game::you_lost_no_moves().to_owned(),
        Ending::Resigned => text::game::you_lost_resigned(winner),
        Ending::Counted(tally) => text::game::you_lost_by(tally.unit().name(), tally.margin()),
    }
}

/// Returns the sentence for a win of another player.
fn wins(ending: Ending, winner: &str, loser: &str) -> String {
    match ending {
        Ending::Line { direction, length } => text::game::wins_line(winner, length, id(direction)),
        Ending::Lines(count) => text::game::wins_lines(winner, count),
        Ending::NoPieces => text::game::wins_no_pieces(winner, loser),
        Ending::NoMoves => text::game::wins_no_moves(winner, loser),
        Ending::Resigned => text::game::wins_resigned(winner),
        Ending::Counted(tally) => text::game::wins_by(winner, tally.unit().name(), tally.margin()),
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

/// Returns the identifier of a direction in the messages.
const fn id(direction: Direction) -> &'static str {
    match direction {
        Direction::Row => "row",
        Direction::Column => "column",
        Direction::Diagonal => "diagonal",
    }
}
