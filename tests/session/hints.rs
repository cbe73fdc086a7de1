//! Hints of Connect 4: their words on drawn positions, and their best columns against the solver
//! and a slow reference.

use std::sync::OnceLock;

use crate::naive::exact::Exact;
use crate::random::{Random, after, random_position};
use plot4::words::Phrases as _;
use plot4_core::connect4::analysis::{
    Analysis, Hint, Outlook, Reason, Verdict, principal_variation,
};
use plot4_core::connect4::lines::lines_through;
use plot4_core::connect4::solver::{Book, MIN_BYTES, Memory, Solver};
use plot4_core::connect4::threats::threats;
use plot4_core::connect4::{Cell, Column, Connect4, Position, Shape, Size, Standard, notation};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Outcome};
use plot4_core::search::{Mark, Meaning};

/// Returns a solver with the opening book.
fn solver() -> Solver {
    let mut solver = Solver::new(Memory::with_bytes(Standard, MIN_BYTES));
    solver.use_book(Book::embedded());
    solver
}

/// Returns the positions of [`SAID`] and their hints, which take seconds to find.
fn hints_of_said() -> &'static [(Position<Size>, Hint)] {
    static HINTS: OnceLock<Vec<(Position<Size>, Hint)>> = OnceLock::new();
    HINTS.get_or_init(|| {
        let mut solver = solver();
        let positions = SAID.iter().map(|(drawing, _)| crate::drawn::position(drawing));
        positions.map(|position| (position, hint(&mut solver, &position))).collect()
    })
}

/// Returns the hint for a position.
fn hint(solver: &mut Solver, position: &Position<Size>) -> Hint {
    let mut oracle =
        |position: &Position<Size>| solver.columns(&position.to_standard()?, &mut Unlimited);
    Hint::new(position, &mut oracle).expect("a game in progress")
}

/// Returns the sentences of a hint.
fn said(hint: &Hint) -> String {
    Connect4::explanation(&hint.insight).join(". ")
}

/// Drawn positions with what is said about them. Source: made by us; the first is the one of the
/// mock-up of the analysis. Scores are the solver's, sentences were read over against the drawings.
const SAID: [(&str, &str); 21] = [
    (
        "...O...
         ...O...
         .X.X...
         .OXX...
         .XOOO..
         OXXXO..",
        "Play column 3 to make threats in columns 1 and 5. It wins in 4 moves. Column 6 loses \
         immediately. It lets Yellow make four on top. Columns 2 and 7 lose. Columns 1 and 5 only \
         draw",
    ),
    (
        ".......
         .......
         .......
         .......
         .......
         .......",
        "Play column 4. It wins in 21 moves. Columns 1, 2, 6 and 7 lose. Columns 3 and 5 only \
         draw",
    ),
    (
        ".......
         .......
         .......
         .......
         OOO....
         XXX....",
        "Play column 4 to make four in a row",
    ),
    (
        ".......
         .......
         .......
         .......
         .OO....
         .XXX...",
        "Every column loses immediately. Red has two threats at once, in columns 1 and 5",
    ),
    (
        ".......
         .......
         ...O...
         ...X...
         ...O...
         ...X...",
        "Play column 4. It wins in 19 moves. Every other column loses",
    ),
    (
        ".......
         .......
         .......
         .......
         OO.....
         XX.....",
        "Play column 2, 4 or 6. Each of them holds the draw. Every other column loses",
    ),
    (
        ".....XO
         ..O..XX
         .OX.OOO
         .XO.XXO
         XOXXXOX
         OOOXOXX",
        "Play column 4 to block Red’s four. It holds the draw. Every other column loses \
         immediately. Red makes four in column 4",
    ),
    (
        ".......
         ..OX...
         ..OO...
         O.XX...
         XOOX.X.
         OXOXOX.",
        "Play column 6 to make a threat in column 5, row 3. It wins in 4 moves. Column 2 \
         loses in 2 moves. Yellow answers in column 2 and makes two threats at once, in \
         columns 1 and 4. Columns 1, 3, 4, 5 and 7 take longer to win",
    ),
    (
        "..X....
         ..X....
         ..X....
         ..O....
         .OX...X
         OOXO.XO",
        "Play column 2. It wins in 10 moves. Column 5 loses in 12 moves. It lets Red play on \
         top. Columns 1, 4, 6 and 7 take longer to win",
    ),
    (
        "...O...
         ...O..X
         ...O..O
         ...X..X
         .X.X.OO
         XOOXXXO",
        "Play column 3 to make two threats at once, in columns 1 and 5. It wins in 2 moves. \
         Column 5 loses immediately. It lets Yellow make four on top. Columns 1, 2, 6 and 7 take \
         longer to win",
    ),
    (
        ".......
         .X.....
         OX.....
         XOO.OO.
         XOX.XOX
         OXXOXXO",
        "Play column 4 to make two threats in column 4, one above the other. It wins in 2 \
         moves. Every other column takes longer to win",
    ),
    (
        ".......
         .......
         .......
         ..O....
         XXOOX..
         XXXOXOO",
        "Play column 4: Red must answer in column 4. It wins in 3 moves. Every other column \
         takes longer to win",
    ),
    (
        ".......
         .......
         .......
         ......X
         OO....O
         XXOX.XO",
        "Play column 4 to stop Yellow from making a threat in column 3, row 2. It holds the draw. \
         Every other column loses",
    ),
    (
        ".......
         ......X
         ......X
         ......O
         ..OO.XX
         XOOOXOX",
        "Play column 2 to stop Yellow from making a double threat. Yellow can still win, but needs \
         5 more moves",
    ),
    (
        ".......
         .......
         ....O.O
         ....X.X
         ...XX.O
         OXOXX.O",
        "Play column 4 to stop Red from making threats in columns 4 and 6. It holds the draw. Every \
         other column loses",
    ),
    (
        ".......
         .......
         .......
         ...O...
         XO.X...
         OXOOXXX",
        "Play column 4 to make a threat in column 3, row 3. It wins in 13 moves. Column 7 \
         loses in 14 moves. Red answers in column 4. Column 5 only draws. Columns 1, 2, 3 and \
         6 take longer to win",
    ),
    (
        ".OX....
         .OO....
         .XX.OO.
         .OO.XOX
         XOO.XXO
         XXXOXXO",
        "Play column 5, 6 or 7. Each of them wins in 7 moves. Column 1 loses immediately. It lets \
         Yellow make four on top. Column 4 loses in 2 moves. It lets Yellow block your threat \
         above",
    ),
    (
        ".......
         .OX.O..
         .XO.X..
         .XX.OO.
         .OX.OOX
         XXXOOXO",
        "Play column 6 to stop Yellow from making a threat in column 6, row 5. It wins in 9 moves. \
         Columns 4 and 7 lose immediately. They let Yellow make four on top. Columns 1, 2, 3 and \
         5 lose",
    ),
    (
        "XO.XOXO
         OX.OOOX
         XO.XXXO
         OO.OXXX
         XOXOXOO
         OXXXOXO",
        "Only column 3 is left. Yellow has two threats in column 3, one above the other",
    ),
    (
        "OXO..X.
         OXXXOO.
         XXOOOX.
         OOXXXO.
         XXOOXO.
         XOXOXXO",
        "Every column holds the draw",
    ),
    (
        "...X...
         ..OO...
         ..OX...
         O.XO...
         XXOX...
         OOXOXX.",
        "Every column loses in 11 moves",
    ),
];

#[test]
fn hints_are_said_in_words() {
    for ((_, expected), (position, hint)) in SAID.iter().zip(hints_of_said()) {
        assert_eq!(said(hint), *expected, "{position:?}");
    }
}

#[test]
fn reasons_carry_the_cells_to_draw() {
    let mut solver = solver();
    let position = crate::drawn::position(SAID[0].0);
    let hint = hint(&mut solver, &position);
    assert_eq!(
        hint.insight.points[0].reason,
        Some(Reason::MakesThreat { cells: vec![Cell::at(0, 3), Cell::at(4, 3)] })
    );
    assert_eq!(hint.insight.points[1].reason, Some(Reason::OpensLine { cell: Cell::at(5, 1) }));
    assert_eq!(hint.insight.points[1].columns, [Column::from_index(5)]);
}

/// Returns what is drawn for the hint of a drawn position: `column,row meaning`.
fn drawn_marks(solver: &mut Solver, drawing: &str) -> Vec<String> {
    let position = crate::drawn::position(drawing);
    let marks = hint(solver, &position).marks(&position);
    let row = |mark: &Mark<Column>| position.height(mark.mv) + u32::from(mark.times);
    marks.iter().map(|mark| format!("{},{} {:?}", mark.mv, row(mark), mark.meaning)).collect()
}

#[test]
fn what_a_hint_speaks_of_is_drawn_where_it_lies() {
    let mut solver = solver();
    // The threats that column 3 makes, and the cell that column 6 would open.
    assert_eq!(drawn_marks(&mut solver, SAID[0].0), ["1,4 Own", "5,4 Own", "6,2 KeepClosed"]);
    // The empty board has no reason to show.
    assert_eq!(drawn_marks(&mut solver, SAID[1].0), [""; 0]);
    // Of a line that is made now, its empty cell.
    assert_eq!(drawn_marks(&mut solver, SAID[2].0), ["4,1 Own"]);
    // Two threats that cannot both be stopped.
    assert_eq!(drawn_marks(&mut solver, SAID[3].0), ["1,1 Opponents", "5,1 Opponents"]);
    // A line that is stopped.
    assert_eq!(drawn_marks(&mut solver, SAID[6].0), ["4,3 Opponents"]);
}

/// Whatever is drawn, is an empty cell of the board, and one through which the side has a line.
#[test]
fn every_mark_is_about_a_line_that_there_is() {
    let mut seen = Vec::new();
    for ((drawing, _), (position, hint)) in SAID.iter().zip(hints_of_said()) {
        let (mover, opponent) = (position.to_move(), position.to_move().other());
        let best = hint.analysis.best[0];
        let advised = Cell { column: best, row: position.landing(best).expect("not full") };
        for mark in hint.marks(position) {
            let row = position.landing(mark.mv).expect("not full").index() + mark.times - 1;
            let cell = Cell::at(mark.mv.index(), row);
            assert!(row < 6 && position.coin(cell).is_none(), "{cell:?} in {drawing}");
            let has_line = |player, also| !lines_through(position, player, cell, also).is_empty();
            let holds = match mark.meaning {
                Meaning::Own => has_line(mover, Some(advised)),
                Meaning::Opponents => has_line(opponent, None),
                Meaning::Prevented => {
                    !has_line(opponent, None) && has_line(opponent, Some(advised))
                }
                Meaning::KeepClosed => mark.times > 1,
            };
            assert!(holds, "{mark:?} in {drawing}");
            seen.push(mark.meaning);
        }
    }
    for meaning in [Meaning::Own, Meaning::Opponents, Meaning::Prevented, Meaning::KeepClosed] {
        assert!(seen.contains(&meaning), "no drawing has {meaning:?}");
    }
}

#[test]
fn a_finished_game_has_no_hint() {
    let position = notation::parse_position(Size::STANDARD, "1212121").expect("moves");
    let mut solver = solver();
    assert_eq!(
        Hint::new(&position, &mut |position| solver
            .columns(&position.to_standard()?, &mut Unlimited)),
        None
    );
}

/// Asserts that a hint names all best columns and no other, and that each of its reasons is a fact.
#[track_caller]
fn check(position: &Position<Size>, hint: &Hint, expected: &[Option<i32>]) {
    let best = expected.iter().flatten().max();
    let columns: Vec<Column> = position
        .columns()
        .zip(expected)
        .filter(|(_, score)| score.as_ref() == best)
        .map(|(column, _)| column)
        .collect();
    assert_eq!((&hint.analysis.best, Some(&hint.analysis.score)), (&columns, best), "{position:?}");
    assert_eq!(hint.analysis.scores, expected, "{position:?}");
    assert_eq!(hint.insight.points[0].columns, columns, "{position:?}: {}", said(hint));
    for point in &hint.insight.points {
        for column in &point.columns {
            let verdict = hint.analysis.verdict_of(*column).expect("a column that is not full");
            assert_eq!(
                Outlook::of_verdict(verdict),
                point.outlook,
                "column {column} of {position:?}: {point:?}"
            );
        }
        for cell in point.reason.iter().flat_map(Reason::cells) {
            let is_line = matches!(point.reason, Some(Reason::MakesLine { .. }));
            assert!(is_line || position.coin(cell).is_none(), "{:?} of {position:?}", point.reason);
        }
        check_reason(position, point.columns[0], point.reason.as_ref());
    }
    let told: usize = hint.insight.points.iter().map(|point| point.columns.len()).sum();
    let legal = expected.iter().flatten().count();
    let is_short = hint.analysis.verdict() == Verdict::Win(1) || hint.analysis.score < 0;
    assert!(is_short || told == legal, "{position:?}: {}", said(hint));
}

/// Asserts that what a reason says of a move can be seen on the board.
#[track_caller]
fn check_reason(position: &Position<Size>, column: Column, reason: Option<&Reason>) {
    let (player, opponent) = (position.to_move(), position.to_move().other());
    let next = after(position, column);
    let wins = |position: &Position<Size>, cell: Cell| {
        position.landing(cell.column) == Some(cell.row)
            && after(position, cell.column).outcome() == Some(Outcome::Win(position.to_move()))
    };
    let is_threat = |position: &Position<Size>, player, cell| {
        threats(position, player).iter().any(|threat| threat.cell == cell)
    };
    let holds = match reason {
        None | Some(Reason::LetsPlayAbove { .. } | Reason::Answered { .. }) => true,
        Some(Reason::MakesLine { .. }) => next.outcome() == Some(Outcome::Win(player)),
        Some(Reason::StopsLine { cell }) => {
            is_threat(position, opponent, *cell) && cell.column == column
        }
        Some(Reason::OpensLine { cell } | Reason::LeavesLine { cell }) => wins(&next, *cell),
        Some(Reason::FacesTwoThreats { cells }) => {
            cells.iter().all(|&cell| is_threat(position, opponent, cell))
        }
        Some(Reason::MakesTwoThreats { cells } | Reason::MakesThreat { cells }) => {
            cells.iter().all(|&cell| is_threat(&next, player, cell))
        }
        Some(Reason::ForcesAnswer { cell }) => is_threat(&next, player, *cell),
        Some(Reason::GivesUpThreat { cell }) => {
            is_threat(position, player, *cell) && next.landing(cell.column) == Some(cell.row)
        }
        Some(Reason::AllowsTwoThreats { answer, cells }) => {
            let answered = after(&next, answer.column);
            cells.iter().all(|&cell| is_threat(&answered, opponent, cell))
        }
        Some(Reason::KeepsFromThreat { cell, threats, .. }) => {
            cell.column == column
                && threats.iter().all(|&cell| !is_threat(position, opponent, cell))
        }
    };
    assert!(holds, "{reason:?} of column {column} in {position:?}");
}

/// In 2,000 random positions the hint is every best move, by the solver asked for one column at a
/// time.
#[test]
fn a_hint_is_always_a_best_move() {
    let mut random = Random(2026);
    let (mut adviser, mut reference) =
        (solver(), Solver::new(Memory::with_bytes(Standard, MIN_BYTES)));
    for index in 0..2000_u32 {
        let position = random_position(Size::STANDARD, 20 + index % 21, &mut random);
        let expected: Vec<Option<i32>> = position
            .columns()
            .map(|column| {
                position.landing(column)?;
                let next = after(&position, column);
                Some(match next.outcome() {
                    Some(Outcome::Win(_)) => (43 - position.plies().cast_signed()) / 2,
                    Some(Outcome::Draw) => 0,
                    None => {
                        let standard = next.to_standard().expect("the usual board");
                        -reference.score(&standard, &mut Unlimited).expect("nothing stops it")
                    }
                })
            })
            .collect();
        check(&position, &hint(&mut adviser, &position), &expected);
    }
}

/// With few empty cells, plain minimax without any of the solver's ideas says the same.
#[test]
fn late_hints_are_those_of_plain_minimax() {
    let mut random = Random(9);
    let mut adviser = solver();
    for index in 0..300_u32 {
        let position = random_position(Size::STANDARD, 31 + index % 11, &mut random);
        let expected = Exact::default().row(&position);
        check(&position, &hint(&mut adviser, &position), &expected);
    }
}

/// The principal variation of a win ends with it in as many moves as the verdict says, and that of
/// a draw fills the board.
#[test]
fn the_best_line_keeps_the_verdict() {
    let mut random = Random(5);
    let mut solver = solver();
    for index in 0..60_u32 {
        let position = random_position(Size::STANDARD, 24 + index % 12, &mut random);
        let mut oracle =
            |position: &Position<Size>| solver.columns(&position.to_standard()?, &mut Unlimited);
        let analysis = Analysis::new(&position, oracle(&position).expect("scores"))
            .expect("a game in progress");
        let line = principal_variation(&position, usize::MAX, &mut oracle);
        let end = line.iter().fold(position, |position, &column| after(&position, column));
        let moves = u32::try_from(line.len()).expect("few");
        let (outcome, plies) = match analysis.verdict() {
            Verdict::Win(moves) => (Outcome::Win(position.to_move()), 2 * moves - 1),
            Verdict::Draw | Verdict::Estimate(_) => {
                (Outcome::Draw, position.shape().cells() - position.plies())
            }
            Verdict::Loss(moves) => (Outcome::Win(position.to_move().other()), 2 * moves),
        };
        assert_eq!((end.outcome(), moves), (Some(outcome), plies), "{position:?}: {line:?}");
        assert_eq!(
            principal_variation(&position, 2, &mut oracle),
            line[..2.min(line.len())],
            "{position:?}"
        );
    }
}
