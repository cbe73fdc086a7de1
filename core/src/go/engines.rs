//! Go with an engine: the commands of GTP.

use super::choices::Scoring;
use super::point::Point;
use super::position::{Move, Position};
use super::setup::Setup;
use crate::game::{Game as _, Player};
use crate::kind::{EngineCommand, Reply};

/// The largest board whose points GTP can name.
const LARGEST: u8 = 25;

/// See [`Engines::ask`](crate::kind::Engines::ask).
pub(super) fn ask(
    setup: Setup,
    moves: &[Move],
    known: Option<usize>,
    seconds: u32,
) -> Option<Vec<EngineCommand>> {
    if setup.size() > LARGEST {
        return None;
    }
    let mut lines = if known.is_none() { beginning(setup, seconds) } else { Vec::new() };
    let mut position = Position::start(setup);
    for (index, &mv) in moves.iter().enumerate() {
        let is_told = match mv {
            Move::Place(_) | Move::Pass => index >= known.unwrap_or(0),
            // GTP has no words for the dead stones that the players agree on.
            Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => false,
        };
        if is_told {
            lines.push(play(position.to_move(), mv));
        }
        position.play(mv).ok()?;
    }
    let colour = colour(position.to_move());
    lines.push(EngineCommand::new(format!("genmove {colour}"), Reply::Move));
    Some(lines)
}

/// See [`Engines::answer`](crate::kind::Engines::answer).
pub(super) fn answer(position: &Position, text: &str) -> Option<Move> {
    match text.to_lowercase().as_str() {
        "pass" => Some(Move::Pass),
        "resign" => Some(Move::Resign),
        point => {
            let size = position.setup().size();
            Point::typed(point, size).ok().map(Move::Place)
        }
    }
}

/// Returns the commands that begin a game.
fn beginning(setup: Setup, seconds: u32) -> Vec<EngineCommand> {
    let mut lines = vec![
        EngineCommand::new(format!("boardsize {}", setup.size()), Reply::Accepted),
        EngineCommand::new("clear_board", Reply::Accepted),
        EngineCommand::new(format!("komi {}", setup.komi()), Reply::Accepted),
    ];
    // An extension that some engines know.
    let rules = match setup.scoring() {
        Scoring::Territory => "japanese",
        Scoring::Area | Scoring::Stones => "chinese",
    };
    lines.push(EngineCommand::new(format!("kgs-rules {rules}"), Reply::Any));
    if seconds > 0 {
        // No main time, and so many seconds for each move.
        lines.push(EngineCommand::new(format!("time_settings 0 {seconds} 1"), Reply::Any));
    }
    let stones = setup.stones();
    for player in Player::BOTH {
        let points = stones.of(player).iter().map(Move::Place);
        lines.extend(points.map(|mv| play(player, mv)));
    }
    lines
}

/// Returns the command that puts a stone on the board, or passes.
fn play(player: Player, mv: Move) -> EngineCommand {
    EngineCommand::new(format!("play {} {mv}", colour(player)), Reply::Accepted)
}

const fn colour(player: Player) -> &'static str {
    match player {
        Player::First => "black",
        Player::Second => "white",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::Go;
    use crate::kind::Notation as _;

    /// Returns the commands of a game after these moves.
    fn told(setup: Setup, moves: &str, known: Option<usize>) -> Vec<String> {
        let moves = Go::parse_moves(setup, moves).expect("moves");
        let lines = ask(setup, &moves, known, 5).expect("a game of GTP");
        lines.into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn a_game_is_told_from_its_beginning_or_from_what_is_known_of_it() {
        let setup = Setup::new(9).expect("a size");
        let whole = [
            "boardsize 9",
            "clear_board",
            "komi 7.5",
            "kgs-rules chinese",
            "time_settings 0 5 1",
            "play black E5",
            "play white pass",
            "genmove black",
        ];
        assert_eq!(told(setup, "E5 pass", None), whole);
        assert_eq!(told(setup, "E5 pass", Some(1)), whole[6..]);
        assert_eq!(told(setup, "E5 pass", Some(2)), whole[7..]);
    }

    #[test]
    fn stones_of_a_handicap_are_put_on_the_board_and_white_begins() {
        let setup = Setup::new(9).and_then(|setup| setup.with_handicap(2)).expect("a set-up");
        let told = told(setup, "", None);
        assert_eq!(told[5..], ["play black C3", "play black G7", "genmove white"]);
    }

    #[test]
    fn play_that_continues_after_two_passes_is_told_without_the_marks_of_dead_stones() {
        let setup = Setup::new(9).expect("a size").with_dead(crate::go::Dead::Settle);
        assert_eq!(
            told(setup, "E5 pass pass C3", Some(1)),
            ["play white pass", "play black pass", "play white C3", "genmove black"]
        );
    }

    #[test]
    fn answers_are_points_passes_and_resignations() {
        let position = Position::start(Setup::new(9).expect("a size"));
        let answer = |text: &str| answer(&position, text);
        assert_eq!(answer("e5"), Some(Move::Place("E5".parse().expect("a point"))));
        assert_eq!(answer("PASS"), Some(Move::Pass));
        assert_eq!(answer("resign"), Some(Move::Resign));
        for wrong in ["done", "dead:E5", "Z9", "", "hello world"] {
            assert_eq!(answer(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_board_whose_points_have_no_name_is_no_game_of_gtp() {
        let setup = Setup::new(26).expect("a size");
        assert!(ask(setup, &[], None, 0).is_none());
    }
}
