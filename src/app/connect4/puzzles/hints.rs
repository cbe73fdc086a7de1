//! Hints: they rule columns out.

use super::judge::JudgedPosition;
use crate::core::connect4::Column;

/// Returns the columns left after this many hints, including the right one: half of them after the
/// first, and two after the second. Those that lose soonest are ruled out first.
#[must_use]
pub fn left(judged: &JudgedPosition, solution: Column, hints: u8) -> Vec<Column> {
    let mut wrong = judged.columns.clone();
    wrong.retain(|&(column, _)| column != solution);
    wrong.sort_by_key(|&(_, verdict)| std::cmp::Reverse(verdict.rank()));
    let keep = if hints <= 1 {
        (judged.columns.len().div_ceil(2)).max(2)
    } else {
        2
    };
    let mut left: Vec<Column> = wrong
        .into_iter()
        .map(|(column, _)| column)
        .take(keep - 1)
        .chain([solution])
        .collect();
    left.sort_unstable();
    left
}

#[cfg(test)]
mod tests {
    use super::super::words;
    use super::*;
    use crate::core::verdict::Verdict;

    fn column(number: u8) -> Column {
        Column::from_number(number).expect("a column")
    }

    #[test]
    fn hints_narrow_it_down_to_two_and_keep_the_right_one() {
        let worth = [
            (1, Verdict::Loss(1)),
            (2, Verdict::Draw),
            (3, Verdict::Win(3)),
            (4, Verdict::Loss(5)),
            (5, Verdict::Loss(1)),
            (7, Verdict::Loss(2)),
        ];
        let judged = JudgedPosition {
            best: column(3),
            columns: worth
                .map(|(number, verdict)| (column(number), verdict))
                .to_vec(),
        };
        assert_eq!(
            words::hint(&left(&judged, column(3), 1)),
            "The answer is column 2, 3 or 4"
        );
        assert_eq!(
            words::hint(&left(&judged, column(3), 2)),
            "The answer is column 2 or 3"
        );
        let two = JudgedPosition {
            best: column(3),
            columns: judged.columns[1..3].to_vec(),
        };
        assert_eq!(
            words::hint(&left(&two, column(3), 1)),
            "The answer is column 2 or 3"
        );
    }
}
