//! The levels of Connect 4: their order, the Learner against a child, and the moves that
//! are forced.

use crate::naive::grid::Grid;
use plot4::players;
use plot4_core::connect4::evaluate::{AlongForced, Character, ThreatParity};
use plot4_core::connect4::{
    Column, Computer, Connect4, LEVELS, Position, Shape, Size, Standard, notation,
};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Outcome, Player};
use plot4_core::kind::{Level, Players, STRONGEST};
use plot4_core::search::{Evaluate, Limits, Options, Report, Search, Standing};
use proptest::prelude::*;

/// Returns what a computer says to a position.
fn ask(mode: &str, seed: u64, position: &Position<Size>) -> Report<Column> {
    let computer: Computer = mode.parse().expect("a mode");
    let mut strategy =
        players::strategy::<Connect4>(computer, position.shape(), position.to_move(), seed);
    strategy.choose(position, &mut Unlimited).expect("the game goes on")
}

fn position(moves: &str) -> Position<Size> {
    notation::parse_position(Size::STANDARD, moves).expect("the test names a position")
}

#[test]
fn levels_stand_in_the_order_of_strength() {
    let rows: Vec<_> = LEVELS.iter().map(|level| (level.to_string(), level.strength())).collect();
    let expected = [
        ("learner", Some(1)),
        ("casual", Some(2)),
        ("low", Some(3)),
        ("medium", Some(5)),
        ("high", Some(8)),
        ("perfect", Some(STRONGEST)),
        ("random", None),
        ("greedy", None),
        ("search:8", None),
    ];
    assert_eq!(rows, expected.map(|(mode, strength)| (mode.to_owned(), strength)));
    for (row, level) in LEVELS.iter().enumerate() {
        assert_eq!(level.row(), row);
        assert_eq!(Connect4::LEVELS[row], *level);
    }
}

/// A level takes over what was adjusted in another one, not what is merely usual for it.
#[test]
fn what_is_usual_for_one_level_is_not_carried_to_another() {
    let like = |level: &str, other: &str| {
        let [level, other]: [Computer; 2] =
            [level, other].map(|mode| mode.parse().expect("a mode"));
        level.like(other).to_string()
    };
    assert_eq!(like("low", "search:8"), "low");
    assert_eq!(like("search:8", "low"), "search:8");
    assert_eq!(like("high", "search:8,ratlla,defensive"), "high,defensive,ratlla");
    assert_eq!(like("high", "low,plot4"), "high,plot4");
    assert_eq!(like("high", "search:8,threats"), "high");
    assert_eq!(like("low", "perfect"), "low");
}

/// The computers of 2002 are still there, move for move.
#[test]
fn with_the_evaluation_of_2002_the_levels_are_searches_to_depth_2_4_and_6() {
    for moves in ["", "4", "44", "444454", "4453", "12345671234567", "33445"] {
        let position = position(moves);
        for (level, depth) in [("low", 2), ("medium", 4), ("high", 6)] {
            for evaluation in ["plot4", "ratlla"] {
                let search = ask(&format!("search:{depth},{evaluation}"), 5, &position);
                assert_eq!(
                    ask(&format!("{level},{evaluation}"), 5, &position),
                    search,
                    "{level} {moves}"
                );
            }
        }
    }
}

/// Returns the column of a child of six: a win, or what stops one, or the column nearest to the
/// middle.
fn childs_column(position: &Position<Size>) -> Column {
    let grid = Grid::of(position);
    let columns = position.moves();
    let completing = |player: Player| {
        let cell = |column: i32| (column, grid.height(column));
        columns
            .iter()
            .copied()
            .find(|column| grid.completes(cell(i32::from(column.index())), player))
    };
    let mover = position.to_move();
    completing(mover).or_else(|| completing(mover.other())).unwrap_or(columns[0])
}

/// Returns how a game of a child against the Learner ends for the child: 2 for a win, 1 for a draw.
fn childs_points(child: Player, seed: u64) -> u32 {
    let mut position = position("");
    loop {
        match position.outcome() {
            Some(Outcome::Win(winner)) => return if winner == child { 2 } else { 0 },
            Some(Outcome::Draw) => return 1,
            None => {}
        }
        let column = if position.to_move() == child {
            childs_column(&position)
        } else {
            ask("learner", seed, &position).best
        };
        position.play(column).expect("both play by the rules");
    }
}

#[test]
fn a_child_beats_the_learner_in_three_of_four_games() {
    let points: u32 =
        (0..200).flat_map(|seed| Player::BOTH.map(|child| childs_points(child, seed))).sum();
    assert!(points >= 3 * 200, "{points} points of 800");
}

#[test]
fn the_learner_builds_lines_and_sometimes_overlooks_yours() {
    // . . . . . . .
    // . O O . . . .     Yellow has two on two of Red's three.
    // . X X X . . .
    let three = position("22334");
    let choices: Vec<u32> =
        (0..40).map(|seed| ask("learner", seed, &three).best.number()).collect();
    let stops = choices.iter().filter(|&&column| column == 1 || column == 5).count();
    assert!((4..40).contains(&stops), "{choices:?}");
    // No coin of its own lies far from a line.
    assert!(choices.iter().all(|column| [1, 2, 3, 4, 5].contains(column)), "{choices:?}");
}

/// Returns how often in a hundred games Casual takes this column.
fn casual_takes(moves: &str, column: u32) -> usize {
    let position = position(moves);
    (0..100).filter(|&seed| ask("casual", seed, &position).best.number() == column).count()
}

#[test]
fn casual_plays_near_lines_and_not_anywhere() {
    // In the corner of an open board there is nothing.
    assert_eq!(casual_takes("44", 1) + casual_takes("44", 7), 0);
}

#[test]
fn openings_vary() {
    for mode in ["casual", "low", "medium", "high"] {
        let mut firsts: Vec<u32> =
            (0..10).map(|seed| ask(mode, seed, &position("")).best.number()).collect();
        let mut replies: Vec<u32> =
            (0..10).map(|seed| ask(mode, seed, &position("4")).best.number()).collect();
        for moves in [&mut firsts, &mut replies] {
            moves.sort_unstable();
            moves.dedup();
        }
        assert!(firsts.len() + replies.len() >= 4, "{mode}: {firsts:?}, {replies:?}");
    }
}

/// Returns the forced moves of a position, one cell at a time.
fn forced<S: Shape>(position: &Position<S>) -> Option<Vec<Column>> {
    let grid = Grid::of(position);
    let legal = position.moves();
    let cell = |column: Column| (i32::from(column.index()), grid.height(i32::from(column.index())));
    let (mover, opponent) = (position.to_move(), position.to_move().other());
    for player in [mover, opponent] {
        let now: Vec<Column> =
            legal.iter().copied().filter(|&column| grid.completes(cell(column), player)).collect();
        if !now.is_empty() {
            return Some(now);
        }
    }
    let is_safe = |&column: &Column| {
        let (column, row) = cell(column);
        !grid.completes((column, row + 1), opponent)
    };
    let safe: Vec<Column> = legal.iter().copied().filter(is_safe).collect();
    match safe.len() {
        0 => Some(legal),
        1 => Some(safe),
        _ => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn noisy_moves_are_the_forced_ones(board in 0_usize..5, choices in prop::collection::vec(any::<u8>(), 0..40)) {
        let size = [(7, 6, 4), (5, 4, 4), (6, 5, 3), (9, 7, 5), (4, 12, 4)][board];
        let mut position = Position::empty(Size::new(size.0, size.1, size.2).expect("a size"));
        let evaluate = AlongForced(ThreatParity { owner: Player::First, character: Character::Neutral });
        let (mut legal, mut noisy) = (Vec::new(), Vec::new());
        for choice in choices {
            position.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            let standing = evaluate.noisy(&position, &mut noisy);
            match (forced(&position), noisy.as_slice()) {
                (None, moves) => prop_assert_eq!((moves, standing), (&[][..], Standing::Allowed)),
                (Some(forced), &[only]) => {
                    prop_assert!(forced.contains(&only) && legal.contains(&only), "{only:?} of \
                        {forced:?} in {position:?}");
                    prop_assert_eq!(standing, Standing::Refused);
                }
                (Some(forced), moves) => prop_assert!(false, "{moves:?} of {forced:?} in \
                    {position:?}"),
            }
            position.make(legal[usize::from(choice) % legal.len()]);
        }
    }
}

/// A search along forced moves sees a win past its depth.
#[test]
fn forced_moves_are_followed_past_the_depth() {
    let evaluate =
        AlongForced(ThreatParity { owner: Player::First, character: Character::Neutral });
    // . . . . . . .
    // . . O O . . .     Red has two in the bottom row, and with column 5 three with both ends open.
    // . . X X . . .
    let position = notation::parse_position(Standard, "3344").expect("moves");
    let report = Search::new(evaluate, Options::default())
        .run(&position, Limits::depth(1), &mut Unlimited)
        .expect("a report");
    assert_eq!(report.score.plies_to_end(), Some(3), "{report:?}");
}
