//! The record against a model that keeps whole lines.

use plot4_core::connect4::{Column, Position, Standard, notation};
use plot4_core::game::{Game, Refusal};
use plot4_core::record::{Branch, Builder, Place, Record};
use proptest::prelude::*;

/// An action on a record.
#[derive(Clone, Copy, Debug)]
enum Action {
    Play(u8),
    Undo,
    Redo,
    GoTo(usize),
}

/// A record of whole lines, each a list of columns, found again by comparing their beginnings.
#[derive(Clone, Debug, Default)]
struct Model {
    line: Vec<Column>,
    cursor: usize,
    /// The lines that have been in view, the latest last.
    seen: Vec<Vec<Column>>,
    /// Moves, each told by the line up to it, that took the place of another line: that line.
    replaced: Vec<(Vec<Column>, Vec<Column>)>,
    /// Places, each told by the line up to it, where an undo brought back another line: what it
    /// took out of view.
    undone: Vec<(Vec<Column>, Vec<Column>)>,
}

/// Removes and returns what is kept for a place.
fn take(kept: &mut Vec<(Vec<Column>, Vec<Column>)>, place: &[Column]) -> Option<Vec<Column>> {
    let index = kept.iter().position(|(at, _)| at == place)?;
    Some(kept.remove(index).1)
}

impl Model {
    fn played(&self) -> Vec<Column> {
        self.line[..self.cursor].to_vec()
    }

    /// Advances by one move along this line, in the place of the one in view if that is another.
    fn advance(&mut self, line: Vec<Column>) {
        let place = line[..=self.cursor].to_vec();
        take(&mut self.replaced, &place);
        if self.cursor < self.line.len() && !self.line.starts_with(&place) {
            self.replaced.push((place, self.line.clone()));
        }
        self.line = line;
        self.cursor += 1;
    }

    fn play(&mut self, mv: Column) {
        let mut longer = self.played();
        take(&mut self.undone, &longer);
        longer.push(mv);
        let known = self.seen.iter().rev().find(|line| line.starts_with(&longer)).cloned();
        self.advance(known.unwrap_or(longer));
    }

    fn undo(&mut self) -> Option<Column> {
        let played = self.played();
        let &mv = played.last()?;
        self.cursor -= 1;
        if let Some(line) = take(&mut self.replaced, &played) {
            self.undone.push((self.played(), self.line.clone()));
            // It comes back as it was last in view, which may be longer than when it was replaced.
            let place = &line[..=self.cursor];
            self.line = self
                .seen
                .iter()
                .rev()
                .find(|seen| seen.starts_with(place))
                .cloned()
                .unwrap_or(line);
        }
        Some(mv)
    }

    fn redo(&mut self) -> Option<Column> {
        let place = self.played();
        let line = take(&mut self.undone, &place).unwrap_or_else(|| self.line.clone());
        let mv = *line.get(self.cursor)?;
        self.advance(line);
        Some(mv)
    }

    fn go_to(&mut self, plies: usize) {
        let plies = plies.min(self.line.len());
        while self.cursor < plies {
            let place = self.played();
            take(&mut self.undone, &place);
            self.cursor += 1;
        }
        self.cursor = plies;
    }
}

/// Asserts that a record and the model say the same.
fn check(record: &Record<Position<Standard>>, model: &Model) {
    assert_eq!(record.moves(), model.line);
    assert_eq!(record.cursor(), model.cursor);
    assert_eq!(record.played(), model.played());
    assert_eq!(record.is_at_end(), model.cursor == model.line.len());
    assert_eq!(record.can_undo(), model.cursor > 0);
    assert_eq!(record.can_redo(), model.clone().redo().is_some());
    let mut position = *record.start();
    for mv in model.played() {
        position.play(mv).expect("legal");
    }
    assert_eq!(*record.position(), position);
    for &mv in &model.line[model.cursor..] {
        position.play(mv).expect("legal");
    }
    assert_eq!(
        *record.last_position(),
        position,
        "the end of the line is the same from wherever one looks"
    );
}

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let action = prop_oneof![
        4 => (0..3_u8).prop_map(Action::Play),
        3 => Just(Action::Undo),
        2 => Just(Action::Redo),
        1 => (0..8_usize).prop_map(Action::GoTo),
    ];
    prop::collection::vec(action, 0..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn equals_the_model(actions in actions()) {
        let mut record = Record::new(Position::empty(Standard));
        let mut model = Model::default();
        for action in actions {
            match action {
                Action::Play(index) => {
                    let mv = Column::from_index(index);
                    let before = record.clone();
                    if record.play(mv).is_ok() {
                        model.play(mv);
                    } else {
                        prop_assert_eq!(&record, &before);
                    }
                }
                Action::Undo => prop_assert_eq!(record.undo(), model.undo()),
                Action::Redo => prop_assert_eq!(record.redo(), model.redo()),
                Action::GoTo(plies) => {
                    record.go_to(plies);
                    model.go_to(plies);
                }
            }
            model.seen.push(model.line.clone());
            check(&record, &model);

            let mut there_and_back = record.clone();
            if there_and_back.undo().is_some() {
                prop_assert!(there_and_back.can_redo());
                there_and_back.redo();
                prop_assert_eq!(&there_and_back, &record, "redo is the inverse of undo");
            }
            if there_and_back.redo().is_some() {
                there_and_back.undo();
                prop_assert_eq!(there_and_back.moves(), record.moves(), "undo is the inverse of \
                    redo");
                prop_assert_eq!(there_and_back.cursor(), record.cursor());
            }
        }
        // The tree has every line that was ever in view, whole or as the beginning of another, and
        // no other.
        let told = lines(&record);
        prop_assert_eq!(told.first().map(Vec::as_slice), Some(record.moves()), "the current line \
            comes first");
        prop_assert_eq!(&joined(&record.branches()), &told);
        prop_assert_eq!(&lines(&built(&record.branches())), &told);
        for line in &model.seen {
            prop_assert!(told.iter().any(|told| told.starts_with(line)), "{:?} is lost", line);
        }
        for line in &told {
            prop_assert!(model.seen.contains(line) || line.is_empty(), "{:?} was never played", line);
        }
        check_places(&record);
        // Whatever was played is found again: by playing a line's moves up to any of them, and
        // going on.
        for line in &model.seen {
            let mut again = record.clone();
            again.go_to(0);
            for &mv in line {
                prop_assert!(again.tried().any(|tried| tried == mv), "{:?} is lost from {:?}", mv, line);
                prop_assert!(again.play(mv).is_ok());
            }
        }
    }
}

/// Returns a record with these moves.
fn record(moves: &str) -> Record<Position<Standard>> {
    let moves = notation::parse_moves(Standard, moves).expect("moves");
    Record::replay(Position::empty(Standard), &moves).expect("legal")
}

/// Returns the moves of a record's line as text, with a bar at the cursor.
fn text(record: &Record<Position<Standard>>) -> String {
    let mut text = notation::format_moves(Standard, record.moves());
    text.insert(record.cursor(), '|');
    text
}

fn column(number: u8) -> Column {
    Column::from_number(number).expect("from 1")
}

#[test]
fn undo_brings_back_what_a_move_cut_off() {
    let mut record = record("1234");
    record.go_to(2);
    record.play(column(7)).expect("legal");
    assert_eq!(text(&record), "127|");
    record.undo();
    assert_eq!(text(&record), "12|34");
    assert_eq!(record.redo(), Some(column(7)));
    assert_eq!(text(&record), "127|");
}

#[test]
fn redo_plays_what_the_last_undo_took_back() {
    let mut record = record("1234");
    record.go_to(2);
    record.play(column(7)).expect("legal");
    record.undo();
    // Back on the old line, the undo of one of its moves is undone by this very move, not by the 7.
    record.play(column(3)).expect("legal");
    assert_eq!(record.undo(), Some(column(3)));
    assert_eq!(record.redo(), Some(column(3)));
    assert_eq!(text(&record), "123|4");
}

#[test]
fn a_branch_left_behind_is_found_again() {
    let mut record = record("1234");
    record.go_to(2);
    record.play(column(7)).expect("legal");
    record.play(column(6)).expect("legal");
    record.go_to(1);
    record.play(column(5)).expect("legal");
    assert_eq!(text(&record), "15|");
    record.undo();
    assert_eq!(text(&record), "1|276");
    record.go_to(2);
    assert_eq!(record.tried().collect::<Vec<_>>(), [column(3), column(7)]);
    record.play(column(3)).expect("legal");
    assert_eq!(text(&record), "123|4");
}

#[test]
fn lines_are_switched_and_none_is_lost() {
    let mut record = record("4435");
    record.go_to(2);
    record.play(column(1)).expect("a legal move");
    record.play(column(2)).expect("a legal move");
    assert_eq!(text(&record), "4412|");
    assert_eq!(record.tried_at(2), [column(3), column(1)]);
    assert_eq!(record.tried_at(0), [column(4)]);
    assert_eq!(record.tried_at(4), [], "nothing after the end of the line");
    assert_eq!(record.tried_at(9), [], "nothing past it");
    assert!(record.switch(2, column(3)));
    assert_eq!(text(&record), "443|5", "with what had followed");
    assert_eq!(record.position().plies(), 3);
    assert!(record.switch(2, column(1)));
    assert_eq!(text(&record), "441|2");
    assert_eq!(
        *record.last_position(),
        notation::parse_position(Standard, "4412").expect("a position")
    );
    let before = record.clone();
    assert!(!record.switch(2, column(7)), "that move has not been played");
    assert!(!record.switch(7, column(1)), "the line is not that long");
    assert_eq!(record, before);
    // A switch is no move: taking back leads along the line in view, and brings no other one back.
    record.undo();
    assert_eq!(text(&record), "44|12");
    record.redo();
    assert_eq!(text(&record), "441|2");
}

/// Returns a record with the line 123 and the others 133 and 1434 in their order of play, with the
/// line 1434 in view.
fn three_lines() -> Record<Position<Standard>> {
    let mut record = record("123");
    for other in ["33", "434"] {
        record.go_to(1);
        for digit in other.bytes() {
            record.play(column(digit - b'0')).expect("a legal move");
        }
    }
    record
}

/// Returns all lines in their order, as moves.
fn ordered(record: &Record<Position<Standard>>) -> Vec<String> {
    let mut line = Vec::new();
    let mut texts = Vec::new();
    for branch in record.in_order().branches() {
        line.truncate(branch.after);
        line.extend(branch.moves);
        texts.push(notation::format_moves(Standard, &line));
    }
    texts
}

#[test]
fn a_line_is_promoted_and_made_the_main_line_whichever_is_in_view() {
    let mut record = three_lines();
    assert!(record.is_first_at(0) && !record.is_first_at(1));
    assert_eq!(ordered(&record)[0], "123", "looking at another line changes no order");
    assert!(record.promote(1));
    assert_eq!(ordered(&record), ["123", "1434", "133"]);
    assert_eq!(text(&record), "1434|", "the line in view stays");
    assert!(record.promote(1));
    assert!(!record.promote(1), "it is the first one");
    assert_eq!(ordered(&record), ["1434", "123", "133"]);
    record.switch(1, column(3));
    assert_eq!(ordered(&record)[0], "1434");
    record.make_main();
    assert_eq!(ordered(&record), ["133", "1434", "123"]);
    assert_eq!(record.in_order().moves(), record.moves());
    assert!(record.main_line().eq(record.moves().iter().copied()));
}

#[test]
fn a_line_is_removed_with_all_that_follows_it() {
    let mut record = three_lines();
    record.switch(1, column(3));
    let mut held = Some(record.last_place());
    record.go_to(2);
    record.remove_line(1, &mut held);
    assert_eq!((text(&record).as_str(), held), ("1|23", None));
    assert_eq!(record.tried_at(1), [column(2), column(4)]);
    assert_eq!(record.tree_size(), 6);
    let mut held = Some(record.last_place());
    record.switch(1, column(4));
    record.go_to(0);
    record.remove_line(1, &mut held);
    assert_eq!(text(&record), "|123");
    assert_eq!(held, Some(record.last_place()));
    assert_eq!(record.last_position().plies(), 3);
    record.go_to(usize::MAX);
    assert_eq!(record, self::record("123"));
    record.remove_line(0, &mut None);
    assert_eq!(text(&record), "|");
}

#[test]
fn a_chosen_order_is_kept_in_ranks() {
    let mut record = three_lines();
    assert_eq!(record.ranks(), [2], "of the line in view");
    record.switch(1, column(2));
    assert!(record.ranks().is_empty(), "it is the main line");
    record.switch(1, column(4));
    record.promote(1);
    record.switch(1, column(3));
    let ranks = record.ranks();
    assert_eq!(ranks, [2]);
    let mut builder = Builder::new(Position::empty(Standard));
    for Branch { after, moves } in record.branches() {
        builder.back_to(after);
        for mv in moves {
            builder.play(mv).expect("a legal move");
        }
    }
    let mut again = builder.finish();
    assert!(!again.set_ranks(&[3]) && !again.set_ranks(&[0, 0]));
    assert!(again.set_ranks(&ranks));
    assert_eq!(ordered(&again), ordered(&record));
    assert_eq!(again.moves(), record.moves());
}

#[test]
fn a_replay_says_why_a_move_is_refused() {
    let moves = notation::parse_moves(Standard, "111111").expect("moves");
    let mut longer = moves.clone();
    longer.push(column(1));
    let replayed = Record::replay(Position::empty(Standard), &longer);
    assert_eq!(replayed.err(), Some(Refusal::Taken), "the column is full");
}

/// Returns every line from the start to a last move, found by walking the tree place by place.
fn lines(record: &Record<Position<Standard>>) -> Vec<Vec<Column>> {
    fn walk(
        record: &Record<Position<Standard>>,
        place: Place,
        before: &[Column],
        lines: &mut Vec<Vec<Column>>,
    ) {
        let children = record.children(place);
        if children.is_empty() {
            lines.push(before.to_vec());
        }
        for (mv, to) in children {
            walk(record, to, &[before, &[mv]].concat(), lines);
        }
    }
    let mut lines = Vec::new();
    walk(record, record.root(), &[], &mut lines);
    lines
}

/// Asserts that every place is found again by its branch, and shown, in a record of the same
/// branches.
fn check_places(record: &Record<Position<Standard>>) {
    fn places(
        record: &Record<Position<Standard>>,
        place: Place,
        before: &[Column],
        all: &mut Vec<(Place, Vec<Column>)>,
    ) {
        all.push((place, before.to_vec()));
        for (mv, to) in record.children(place) {
            places(record, to, &[before, &[mv]].concat(), all);
        }
    }
    let mut all = Vec::new();
    places(record, record.root(), &[], &mut all);
    let again = built(&record.branches());
    for (place, moves) in all {
        let (branch, plies) = record.branch_of(place);
        assert_eq!(plies, moves.len());
        let there = again.place_in(branch, plies).expect("the same branches");
        for (record, place) in [(record, place), (&again, there)] {
            let mut shown = record.clone();
            shown.show(place);
            assert_eq!((shown.plies_to(place), &shown.moves()[..plies]), (Some(plies), &*moves));
            let (mut before, mut after) = (lines(record), lines(&shown));
            before.sort();
            after.sort();
            assert_eq!(before, after, "no line is lost");
        }
    }
    assert_eq!(again.place_in(usize::MAX, 1), None);
}

/// Returns the lines that branches stand for.
fn joined(branches: &[Branch<Column>]) -> Vec<Vec<Column>> {
    let mut line: Vec<Column> = Vec::new();
    let join = |branch: &Branch<Column>| {
        line.truncate(branch.after);
        line.extend(&branch.moves);
        line.clone()
    };
    branches.iter().map(join).collect()
}

/// Returns the record of these branches.
fn built(branches: &[Branch<Column>]) -> Record<Position<Standard>> {
    let mut builder = Builder::new(Position::empty(Standard));
    for branch in branches {
        builder.back_to(branch.after);
        for &mv in &branch.moves {
            builder.play(mv).expect("a legal move");
        }
    }
    builder.finish()
}

#[test]
fn the_tree_begins_with_the_current_line() {
    let mut record = record("1234");
    for (plies, number) in [(2, 7), (1, 5), (2, 6)] {
        record.go_to(plies);
        record.play(column(number)).expect("legal");
    }
    let told: Vec<String> = joined(&record.branches())
        .iter()
        .map(|line| notation::format_moves(Standard, line))
        .collect();
    assert_eq!(told, ["156", "127", "1234"]);
    let shared: Vec<usize> = record.branches().iter().map(|branch| branch.after).collect();
    assert_eq!(shared, [0, 1, 2]);
    assert_eq!(
        Record::new(Position::empty(Standard)).branches(),
        [Branch { after: 0, moves: Vec::new() }]
    );
}

#[test]
fn a_builder_goes_on_where_it_is_and_keeps_what_is_refused_out() {
    let mut builder = Builder::new(Position::empty(Standard));
    for number in [1, 1, 1, 1, 1, 1] {
        builder.play(column(number)).expect("legal");
    }
    assert_eq!(builder.play(column(1)), Err(Refusal::Taken));
    builder.back_to(9);
    assert_eq!((builder.plies(), *builder.position()), (6, *record("111111").position()));
    builder.back_to(2);
    builder.play(column(1)).expect("legal");
    assert_eq!(
        builder.finish(),
        record("111111"),
        "nothing has become of the move that was refused, or told twice"
    );
}
