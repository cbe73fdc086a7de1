//! The order of the lines of a record, and lines that are removed, against nested lists of moves.

use plot4_core::connect4::{Column, Position, Standard};
use plot4_core::game::Game as _;
use plot4_core::record::{Comment, Place, Record};
use proptest::prelude::*;

/// An action on a record; each number is a place in its line.
#[derive(Clone, Copy, Debug)]
enum Action {
    Play(u8),
    GoTo(usize),
    Promote(usize),
    MakeMain,
    Remove(usize),
}

/// The moves that follow a position, the first one first, each with those that follow it.
#[derive(Clone, Debug, Default, PartialEq)]
struct Tree(Vec<(Column, Tree)>);

impl Tree {
    /// Returns what follows the position after these moves.
    fn at(&mut self, line: &[Column]) -> &mut Self {
        line.iter().fold(self, |tree, &mv| {
            let index = tree.rank(mv);
            &mut tree.0[index].1
        })
    }

    /// Returns how many moves come before this one.
    fn rank(&self, mv: Column) -> usize {
        let found = self.0.iter().position(|&(known, _)| known == mv);
        found.expect("a known move")
    }

    fn first(&self) -> Option<Column> {
        self.0.first().map(|&(mv, _)| mv)
    }

    fn first_line(&self) -> Vec<Column> {
        self.0.first().map_or_else(Vec::new, |(mv, tree)| [vec![*mv], tree.first_line()].concat())
    }
}

/// Returns the tree of a record. On each position stands, as a comment, the line that leads there.
fn tree(record: &Record<Position<Standard>>, place: Place, line: &[Column]) -> Tree {
    let comment = record.comment_at(place).map(Comment::text);
    assert_eq!(comment.unwrap_or_default(), told(line));
    let children = record.children_in_order(place).into_iter();
    let with_tree = |(mv, place)| (mv, tree(record, place, &[line, &[mv]].concat()));
    Tree(children.map(with_tree).collect())
}

/// Returns a line as a comment; the beginning has none.
fn told(line: &[Column]) -> String {
    line.iter().map(ToString::to_string).collect()
}

/// Returns the place of the position after these moves.
fn place_of(record: &Record<Position<Standard>>, line: &[Column]) -> Place {
    line.iter().fold(record.place_after(0), |place, mv| {
        let children = record.children_in_order(place).into_iter();
        let mut found = children.filter(|(known, _)| known == mv);
        found.next().expect("a known move").1
    })
}

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let action = prop_oneof![
        8 => (0..4_u8).prop_map(Action::Play),
        6 => (0..8_usize).prop_map(Action::GoTo),
        3 => (0..8_usize).prop_map(Action::Promote),
        1 => Just(Action::MakeMain),
        1 => (0..8_usize).prop_map(Action::Remove),
    ];
    prop::collection::vec(action, 0..80)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_order_of_lines_equals_that_of_nested_lists(actions in actions(), marked in 0..8_usize) {
        let mut record = Record::new(Position::empty(Standard));
        let mut model = Tree::default();
        for action in actions {
            let line = record.moves().to_vec();
            match action {
                Action::Play(index) => {
                    let (mv, before) = (Column::from_index(index), record.played().to_vec());
                    if record.play(mv).is_ok() {
                        let children = &mut model.at(&before).0;
                        if children.iter().all(|&(known, _)| known != mv) {
                            children.push((mv, Tree::default()));
                        }
                        let comment = Comment::new(&told(record.played()));
                        record.set_comment(record.place(), comment);
                    }
                }
                Action::GoTo(plies) => record.go_to(plies),
                Action::Promote(plies) => {
                    let siblings = line.get(..plies).map(|start| model.at(start));
                    let rank = siblings.zip(line.get(plies)).map(|(siblings, &mv)| {
                        let rank = siblings.rank(mv);
                        siblings.0.swap(rank, rank.saturating_sub(1));
                        rank
                    });
                    let is_later = rank.is_some_and(|rank| rank > 0);
                    prop_assert_eq!(record.promote(plies), is_later);
                }
                Action::MakeMain => {
                    record.make_main();
                    for (plies, &mv) in line.iter().enumerate() {
                        let siblings = model.at(&line[..plies]);
                        let rank = siblings.rank(mv);
                        siblings.0[..=rank].rotate_right(1);
                    }
                }
                Action::Remove(plies) => {
                    // A result on the line in view, and one on the first line.
                    let first = model.first_line();
                    for result in [&line, &first] {
                        let result = &result[..marked.min(result.len())];
                        let mut place = Some(place_of(&record, result));
                        let mut shorter = record.clone();
                        shorter.remove_line(plies, &mut place);
                        let is_removed = plies < line.len() && result.starts_with(&line[..=plies]);
                        let expected = (!is_removed).then(|| place_of(&shorter, result));
                        prop_assert_eq!(place, expected);
                    }
                    let cursor = record.cursor();
                    record.remove_line(plies, &mut None);
                    if plies < line.len() {
                        let siblings = model.at(&line[..plies]);
                        let rank = siblings.rank(line[plies]);
                        siblings.0.remove(rank);
                        prop_assert_eq!(record.cursor(), cursor.min(plies));
                        prop_assert_eq!(&record.moves()[..plies], &line[..plies]);
                        prop_assert_eq!(record.moves().get(plies).copied(), siblings.first());
                    } else {
                        prop_assert_eq!(record.moves(), line);
                    }
                }
            }
            prop_assert_eq!(tree(&record, record.place_after(0), &[]), model.clone());
            let line = record.moves().to_vec();
            for (plies, &mv) in line.iter().enumerate() {
                let is_first = model.at(&line[..plies]).first() == Some(mv);
                prop_assert_eq!(record.is_first_at(plies), is_first);
            }
            prop_assert_eq!(record.main_line().collect::<Vec<_>>(), model.first_line());
            let ordered = record.in_order();
            prop_assert_eq!(ordered.moves(), model.first_line());
            let mut position = *record.start();
            for &mv in record.played() {
                position.play(mv).expect("legal");
            }
            prop_assert_eq!(*record.position(), position);
        }
    }
}
