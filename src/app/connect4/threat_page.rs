//! The page about threats: what they are, which ones count, and how they decide games. Its pictures
//! are painted as the board is.

use egui::{Painter, Rect, Vec2, vec2};

use super::board::{self, Painting};
use super::coin::Sprite;
use super::shown;
use crate::app::contract::page::{Figure, Page, Part};
use crate::app::contract::pictures::Pictures;
use crate::core::connect4::{Column, Size, notation};
use crate::core::search::{Mark, Meaning};

/// The size of a picture where there is room, in points: that of the plate.
const SIZE: Vec2 = vec2(320.0, 276.0);

/// A position of the page, and what is drawn on it.
struct Example {
    /// The moves that lead to it.
    moves: &'static str,
    /// The numbers of the columns of the play that is shown.
    line: &'static [u8],
    /// The cells that are marked: the number of a column, which of its coins to come, and what
    /// there is to the cell.
    marks: &'static [(u8, u8, Meaning)],
    /// Whether all threats are shown.
    shows_threats: bool,
}

/// The positions of the page, in order.
const EXAMPLES: [Example; 5] = [
    Example {
        moves: "21324",
        line: &[],
        marks: &[(5, 1, Meaning::Opponents)],
        shows_threats: false,
    },
    Example {
        moves: "345441637137717713614",
        line: &[],
        marks: &[],
        shows_threats: true,
    },
    Example {
        moves: "5437236612131565213513326162465542444",
        line: &[7, 7],
        marks: &[],
        shows_threats: true,
    },
    Example {
        moves: "33335525222",
        line: &[],
        marks: &[(4, 1, Meaning::Opponents), (4, 2, Meaning::Opponents)],
        shows_threats: false,
    },
    Example {
        moves: "3253255424",
        line: &[],
        marks: &[(6, 2, Meaning::KeepClosed)],
        shows_threats: false,
    },
];

/// The pages of Connect 4.
pub const PAGES: &[Page<Sprite>] = &[Page {
    title: "What threats mean",
    parts: &[
        Part {
            heading: "A threat",
            text: "A threat is an empty cell in which one more coin makes four in a line. Red has \
                three in a row here, and the cell beside them is free: Yellow must drop a coin \
                into column 5 now.",
            figure: Some(Figure {
                says: "Red coins in columns 2, 3 and 4 of the lowest row; the cell in column 5 is \
                    marked",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[0], painter, place, pictures),
            }),
        },
        Part {
            heading: "Odd and even",
            text: "Most threats hang in the air: nobody can play there yet. What counts then is \
                the row, counted from below. Red’s threat in column 5 is odd, as it lies in row \
                3. Yellow’s in column 2 is even, as it lies in row 2. With T you see the threats \
                of your own game like this.",
            figure: Some(Figure {
                says: "Red threatens row 3 of column 5, odd; Yellow threatens row 2 of column 2, \
                    even",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[1], painter, place, pictures),
            }),
        },
        Part {
            heading: "Who must open",
            text: "Nobody wants to drop a coin just below a threat of the other side. But in the \
                end the board is full, and somebody must. Only column 7 is left here, and it is \
                Yellow’s turn: Yellow has to play coin 1, and Red makes four with coin 2. The \
                columns have an even number of rows, and Red began: so when the rest is full, Red \
                gets the odd cells and Yellow the even ones. An odd threat is good for Red, an \
                even one for Yellow. Those are the filled signs.",
            figure: Some(Figure {
                says: "All columns but column 7 are full; Yellow drops coin 1 into row 2, and Red \
                    makes four with coin 2 in row 3",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[2], painter, place, pictures),
            }),
        },
        Part {
            heading: "Two, one above the other",
            text: "Two threats of one side, one just above the other, win as soon as the lower \
                cell can be played. Yellow can stop only the lower one in column 4: then Red \
                makes four on top of it.",
            figure: Some(Figure {
                says: "Red threatens rows 1 and 2 of column 4",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[3], painter, place, pictures),
            }),
        },
        Part {
            heading: "Leave the cell below alone",
            text: "Do not drop a coin just below a threat of the other side. Yellow threatens row \
                2 of column 6 here: if Red plays column 6 now, Yellow makes four on top of that \
                coin. A hint marks such cells with this sign.",
            figure: Some(Figure {
                says: "Yellow coins in columns 3, 4 and 5 of row 2; the cell in column 6 has a \
                    stop sign",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[4], painter, place, pictures),
            }),
        },
    ],
}];

/// Paints a position of the page, as the board would.
fn paint(example: &Example, painter: &Painter, place: Rect, pictures: &mut Pictures<Sprite>) {
    let Ok(position) = notation::parse_position(Size::STANDARD, example.moves) else {
        return;
    };
    let column = |&number: &u8| Column::from_number(number);
    let line: Vec<Column> = example.line.iter().filter_map(column).collect();
    let marks = example.marks.iter().filter_map(|(number, times, meaning)| {
        let mark = Mark {
            mv: column(number)?,
            times: *times,
            meaning: *meaning,
        };
        shown::sign(&position, None, mark)
    });
    let (ghosts, ghost_lines) = shown::ghosts(&position, &line);
    let painting = Painting {
        signs: marks.collect(),
        ghosts,
        ghost_lines,
        threats: if example.shows_threats {
            shown::all_threats(&position)
        } else {
            Vec::new()
        },
        ..Painting::of(&position)
    };
    board::paint_still(painter, place, pictures, &painting);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::analysis::{Verdict, verdict_of};
    use crate::core::connect4::solver::{MIN_BYTES, Memory, Solver};
    use crate::core::connect4::threats::double_threat;
    use crate::core::connect4::{Position, Standard};
    use crate::core::control::Unlimited;
    use crate::core::game::{Game, Outcome, Player};

    /// Returns a position of the page, whose moves the rules allow.
    fn position(example: usize) -> Position<Size> {
        notation::parse_position(Size::STANDARD, EXAMPLES[example].moves).expect("legal moves")
    }

    fn column(number: u8) -> Column {
        Column::from_number(number).expect("a column")
    }

    /// Returns the threats as `Player column,row serves`.
    fn threats(position: &Position<Size>) -> Vec<String> {
        let say = |threat: &crate::core::connect4::threats::Threat| {
            let serves = threat.serves(Size::STANDARD) == Some(true);
            format!(
                "{:?} {},{} {serves}",
                threat.player,
                threat.cell.column,
                threat.cell.row.number()
            )
        };
        shown::all_threats(position).iter().map(say).collect()
    }

    /// Returns what each column comes to, by the solver.
    fn verdicts(position: &Position<Size>) -> Vec<Option<Verdict>> {
        let mut solver = Solver::new(Memory::with_bytes(Standard, MIN_BYTES));
        let scores = solver
            .columns(&position.to_standard().expect("7x6"), &mut Unlimited)
            .expect("not stopped");
        scores
            .into_iter()
            .map(|score| score.map(|score| verdict_of(position, score)))
            .collect()
    }

    #[test]
    fn whoever_does_not_stop_the_threat_loses_at_once() {
        let position = position(0);
        assert_eq!(
            (position.to_move(), threats(&position)),
            (Player::Second, vec!["First 5,1 true".to_owned()])
        );
        for (number, verdict) in (1..).zip(verdicts(&position)) {
            assert_eq!(
                verdict == Some(Verdict::Loss(1)),
                number != 5,
                "column {number}: {verdict:?}"
            );
        }
    }

    #[test]
    fn one_threat_is_odd_and_the_other_even_and_both_hang_in_the_air() {
        let position = position(1);
        assert_eq!(threats(&position), ["First 5,3 true", "Second 2,2 true"]);
        assert!(
            shown::all_threats(&position)
                .iter()
                .all(|threat| !threat.is_playable)
        );
    }

    #[test]
    fn yellow_must_open_the_last_column_and_red_wins() {
        let mut position = position(2);
        let legal = position.moves();
        assert_eq!(
            (position.to_move(), legal, threats(&position)),
            (
                Player::Second,
                vec![column(7)],
                vec!["First 7,3 true".to_owned()]
            )
        );
        for &number in EXAMPLES[2].line {
            position.play(column(number)).expect("legal");
        }
        assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
    }

    #[test]
    fn of_two_threats_one_above_the_other_only_one_can_be_stopped() {
        let position = position(3);
        assert_eq!(
            (position.to_move(), threats(&position)),
            (
                Player::Second,
                vec!["First 4,1 true".to_owned(), "First 4,2 false".to_owned()]
            )
        );
        assert_eq!(double_threat(&shown::all_threats(&position)).len(), 2);
        assert!(
            verdicts(&position)
                .into_iter()
                .flatten()
                .all(|verdict| verdict == Verdict::Loss(1))
        );
    }

    #[test]
    fn a_coin_below_the_threat_loses_at_once_and_no_other_does() {
        let position = position(4);
        assert_eq!(
            (position.to_move(), threats(&position)),
            (Player::First, vec!["Second 6,2 true".to_owned()])
        );
        for (number, verdict) in (1..).zip(verdicts(&position)) {
            assert_eq!(
                verdict == Some(Verdict::Loss(1)),
                number == 6,
                "column {number}: {verdict:?}"
            );
        }
    }

    #[test]
    fn every_mark_of_the_page_is_about_a_line() {
        for (index, example) in EXAMPLES.iter().enumerate() {
            for (number, times, meaning) in example.marks {
                let mark = Mark {
                    mv: column(*number),
                    times: *times,
                    meaning: *meaning,
                };
                let sign = shown::sign(&position(index), None, mark).expect("a cell of the board");
                assert!(!sign.lines.is_empty(), "{mark:?}");
            }
        }
    }
}
