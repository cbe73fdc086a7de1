//! The page about threats: what they are, which ones count, and how they decide games. Its pictures
//! are painted as the board is.

use egui::{Painter, Rect, Vec2, vec2};

use super::board::{self, Painting};
use super::coin::Sprite;
use super::shown;
use crate::app::contract::page::{Figure, Page, Part};
use crate::app::kit::pictures::Pictures;
use crate::core::connect4::{Column, Size, notation};
use crate::core::search::{Mark, Meaning};
use crate::words::text;

/// The size of a picture where there is room, in points: that of the plate.
const SIZE: Vec2 = vec2(320.0, 276.0);

/// A position of the page, and the marks drawn on it.
struct Example {
    moves: &'static str,
    /// The numbers of the columns of the line of play shown.
    line: &'static [u8],
    /// The marked cells: the number of a column, the index of its next coins, and the meaning.
    marks: &'static [(u8, u8, Meaning)],
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
    Example { moves: "345441637137717713614", line: &[], marks: &[], shows_threats: true },
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
    title: text::connect4::page_threats,
    parts: &[
        Part {
            heading: text::connect4::page_threat_heading,
            text: text::connect4::page_threat,
            figure: Some(Figure {
                says: text::connect4::page_threat_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[0], painter, place, pictures),
            }),
        },
        Part {
            heading: text::connect4::page_parity_heading,
            text: text::connect4::page_parity,
            figure: Some(Figure {
                says: text::connect4::page_parity_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[1], painter, place, pictures),
            }),
        },
        Part {
            heading: text::connect4::page_zugzwang_heading,
            text: text::connect4::page_zugzwang,
            figure: Some(Figure {
                says: text::connect4::page_zugzwang_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[2], painter, place, pictures),
            }),
        },
        Part {
            heading: text::connect4::page_stacked_heading,
            text: text::connect4::page_stacked,
            figure: Some(Figure {
                says: text::connect4::page_stacked_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[3], painter, place, pictures),
            }),
        },
        Part {
            heading: text::connect4::page_below_heading,
            text: text::connect4::page_below,
            figure: Some(Figure {
                says: text::connect4::page_below_picture,
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
        let mark = Mark { mv: column(number)?, times: *times, meaning: *meaning };
        shown::sign(&position, None, mark)
    });
    let (ghosts, ghost_lines) = shown::ghosts(&position, &line);
    let painting = Painting {
        signs: marks.collect(),
        ghosts,
        ghost_lines,
        threats: if example.shows_threats { shown::all_threats(&position) } else { Vec::new() },
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

    /// Returns the verdict on each column, by the solver.
    fn verdicts(position: &Position<Size>) -> Vec<Option<Verdict>> {
        let mut solver = Solver::new(Memory::with_bytes(Standard, MIN_BYTES));
        let scores = solver
            .columns(&position.to_standard().expect("7x6"), &mut Unlimited)
            .expect("not stopped");
        scores.into_iter().map(|score| score.map(|score| verdict_of(position, score))).collect()
    }

    #[test]
    fn ignoring_the_threat_loses_at_once() {
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
        assert!(shown::all_threats(&position).iter().all(|threat| !threat.is_playable));
    }

    #[test]
    fn yellow_must_open_the_last_column_and_red_wins() {
        let mut position = position(2);
        let legal = position.moves();
        assert_eq!(
            (position.to_move(), legal, threats(&position)),
            (Player::Second, vec![column(7)], vec!["First 7,3 true".to_owned()])
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
            (Player::Second, vec!["First 4,1 true".to_owned(), "First 4,2 false".to_owned()])
        );
        assert_eq!(double_threat(&shown::all_threats(&position)).len(), 2);
        assert!(
            verdicts(&position).into_iter().flatten().all(|verdict| verdict == Verdict::Loss(1))
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
                let mark = Mark { mv: column(*number), times: *times, meaning: *meaning };
                let sign = shown::sign(&position(index), None, mark).expect("a cell of the board");
                assert!(!sign.lines.is_empty(), "{mark:?}");
            }
        }
    }
}
