//! When a computer gives up a game.

use super::position::{Move, Position};
use crate::game::{Game as _, Player};
use crate::kind::Hope;
use crate::score::ScoreKind;
use crate::search::{Report, mcts};

/// The share of playouts won below which a position is hopeless, in percent.
const HOPELESS: u32 = 5;

/// Notes what a search of a turn has found. Returns whether the computer resigns: after three
/// hopeless turns in a row, but not in the first half of the game, and not while the board is being
/// counted.
pub fn gives_up(hope: &mut Hope, position: &Position, report: &Report<Move>) -> bool {
    let won = match report.score.kind() {
        ScoreKind::Heuristic(value) => mcts::percent(value),
        ScoreKind::WinIn(_) => 100,
        ScoreKind::LossIn(_) => 0,
    };
    let placed: u32 = Player::BOTH
        .map(|player| position.stones(player).len() + position.captured(player))
        .iter()
        .sum();
    let is_late = 2 * placed >= position.setup().points();
    let is_lost = hope.note(won < HOPELESS);
    is_lost && is_late && !position.phase().is_counted() && position.outcome().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::choices::Dead;
    use crate::go::setup::Setup;
    use crate::score::Score;
    use crate::search::Ended;
    use crate::search::mcts::estimate;

    /// Returns the report of a turn with this chance to win.
    fn report(share: f32) -> Report<Move> {
        Report {
            best: Move::Pass,
            score: estimate(share),
            depth: 0,
            nodes: 1,
            pv: Vec::new(),
            moves: Vec::new(),
            ended: Ended::Depth,
            lead: None,
        }
    }

    /// Returns a position of a small board after these moves.
    fn after(moves: &str) -> Position {
        let setup = Setup::new(4).expect("a size").with_dead(Dead::Settle);
        let mut position = Position::start(setup);
        for name in moves.split_whitespace() {
            let mv = Move::Place(name.parse().expect("a point"));
            position.play(mv).expect("legal");
        }
        position
    }

    #[test]
    fn three_hopeless_turns_in_a_row_are_needed() {
        let late = after("A1 D4 A2 D3 A3 D2 B1 C4");
        let turns = |shares: &[f32]| {
            let mut hope = Hope::default();
            let given_up = shares
                .iter()
                .map(|&share| gives_up(&mut hope, &late, &report(share)));
            given_up.collect::<Vec<_>>()
        };
        assert_eq!(turns(&[0.04, 0.01, 0.0]), [false, false, true]);
        assert_eq!(turns(&[0.04, 0.06, 0.0, 0.0]), [false; 4]);
        assert_eq!(turns(&[0.06; 4]), [false; 4]);
    }

    #[test]
    fn nobody_resigns_in_the_first_half() {
        let early = after("A1 D4 A2 D3 A3 D2 B1");
        let mut hope = Hope::default();
        for _ in 0..5 {
            assert!(!gives_up(&mut hope, &early, &report(0.0)));
        }
        let lost = Report {
            score: Score::loss_in(1),
            ..report(0.0)
        };
        let late = after("A1 D4 A2 D3 A3 D2 B1 C4");
        assert!(gives_up(&mut hope, &late, &lost));
        let mut counted = late;
        for _ in 0..2 {
            counted.play(Move::Pass).expect("a pass");
        }
        assert!(!gives_up(&mut hope, &counted, &lost));
    }
}
