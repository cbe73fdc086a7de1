//! What there is to learn for one side: the positions of the repertoire, and the nodes of the tree
//! under which they stand.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use crate::core::connect4::repertoire::{Entry, Next, Repertoire};
use crate::core::connect4::{Column, Position, Shape as _, Size};
use crate::core::game::{Game as _, Player};
use crate::storage::Repetitions;

/// The number of columns.
pub const COLUMNS: usize = 7;
/// The number of moves before the longest positions of Red that are practised first.
const FIRST_REACH: usize = 4;

/// A position in which the player has a move to learn.
#[derive(Clone)]
pub struct Item {
    /// Its moves are those by which it was reached first.
    pub entry: Entry,
    /// Its name in the progress, which its mirror image shares.
    pub name: String,
}

/// How far a position is learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learned {
    New,
    Learning,
    Due,
    Known,
}

/// A reply of the opponent in the tree: the first one, or the second one after it.
#[derive(Clone)]
pub struct Node {
    /// The moves to the position after the reply.
    pub moves: Vec<Column>,
    /// The positions to learn from there on, those with the shortest way first.
    pub items: Vec<usize>,
}

/// A step from a node of the tree to one beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    Left,
    Right,
    Up,
    Down,
    /// To the reply in this column, counted from 0.
    Column(usize),
}

#[derive(Clone)]
pub struct Course {
    pub you: Player,
    items: Vec<Item>,
    /// The places of the items, by their positions.
    numbers: HashMap<u128, usize>,
    learned: Vec<Learned>,
    /// The positions that were missed and not found since, which are to be asked for again; and how
    /// many had been asked for then.
    pub again: Vec<(usize, usize)>,
    /// The number of moves before the longest positions that are practised now.
    reach: usize,
    /// First the opponent's replies from left to right, then under each of them the next ones.
    nodes: Vec<Option<Node>>,
}

impl Course {
    /// Returns what there is to learn for a side.
    ///
    /// To make it takes about 5 ms as Red and 1 ms as Yellow, so that is done once.
    pub fn of(you: Player) -> Self {
        static MADE: [OnceLock<Course>; 2] = [const { OnceLock::new() }; 2];
        MADE[you.index()].get_or_init(|| Self::made(you)).clone()
    }

    fn made(you: Player) -> Self {
        let mut course = Self {
            you,
            items: Vec::new(),
            numbers: HashMap::new(),
            learned: Vec::new(),
            again: Vec::new(),
            reach: 0,
            nodes: Vec::new(),
        };
        let mut following = HashMap::new();
        walk(you, &[], |entry, next| {
            let position = key(&entry.position());
            following.insert(position, next.iter().map(|entry| key(&entry.position())).collect());
            // A four in a row is stopped without having learned it.
            if !entry.is_block() {
                course.numbers.insert(position, course.items.len());
                course.items.push(Item { name: format!("{position:x}"), entry: entry.clone() });
            }
            true
        });
        let start = course.start();
        let mut reached: Vec<_> = replies(&start).collect();
        for index in 0..COLUMNS {
            let after = reached[index].as_ref().and_then(|moves| answered(moves));
            match after {
                Some(moves) => reached.extend(replies(&moves)),
                None => reached.extend([const { None }; COLUMNS]),
            }
        }
        let node = |moves: Vec<Column>| Node {
            items: course.below(key(&position(&moves)), &following),
            moves,
        };
        course.nodes = reached.into_iter().map(|moves| moves.map(node)).collect();
        course
    }

    /// Returns how many of the positions that are practised now were asked for, and how many there
    /// are, for both sides.
    pub fn practised(known: &Repetitions) -> (usize, usize) {
        let courses = [Player::First, Player::Second].map(|you| {
            let mut course = Self::of(you);
            course.refresh(known, 0);
            course
        });
        let learned = || courses.iter().flat_map(Self::learned);
        (learned().filter(|&&state| state != Learned::New).count(), learned().count())
    }

    /// Returns the items from a position on, given which positions follow each.
    fn below(&self, from: u128, following: &HashMap<u128, Vec<u128>>) -> Vec<usize> {
        let (mut open, mut seen) = (vec![from], HashSet::new());
        let mut found = Vec::new();
        while let Some(position) = open.pop() {
            if let Some(next) = following.get(&position).filter(|_| seen.insert(position)) {
                found.extend(self.numbers.get(&position));
                open.extend(next);
            }
        }
        found.sort_unstable();
        found
    }

    /// Returns the moves to an item, or its mirror image, after these ones.
    pub fn way(&self, from: &[Column], item: usize) -> Option<Vec<Column>> {
        let wanted = key(&self.items.get(item)?.entry.position());
        let mut found = None;
        walk(self.you, from, |entry, _| {
            if key(&entry.position()) == wanted {
                found = Some(entry.moves.clone());
            }
            found.is_none()
        });
        found
    }

    /// Returns the moves before the opponent's first one.
    pub fn start(&self) -> Vec<Column> {
        answered(&[]).filter(|_| self.you == Player::First).unwrap_or_default()
    }

    /// Takes up what the user has learned so far. What is asked for again is due.
    pub fn refresh(&mut self, known: &Repetitions, today: u64) {
        let learned = |item: &Item| {
            let repetition = known.get(&item.name);
            if repetition.is_new() {
                Learned::New
            } else if repetition.due().is_some_and(|day| day <= today) {
                Learned::Due
            } else if repetition.is_known() {
                Learned::Known
            } else {
                Learned::Learning
            }
        };
        self.learned = self.items.iter().map(learned).collect();
        for &(item, _) in &self.again {
            self.learned[item] = Learned::Due;
        }
        let new = self.learned.iter().position(|&state| state == Learned::New);
        let next = new.map_or(self.items.last(), |number| self.items.get(number));
        let least = FIRST_REACH + self.you.index();
        self.reach = next.map_or(0, |item| item.entry.moves.len()).max(least);
    }

    /// Returns how far each position is learned that is practised now; they are the first ones.
    ///
    /// Those with a longer way come when all shorter ones have been learned once.
    pub fn learned(&self) -> &[Learned] {
        let within = self.items.partition_point(|item| item.entry.moves.len() <= self.reach);
        self.learned.get(..within).unwrap_or_default()
    }

    /// Returns how many of the user's moves are practised now.
    pub const fn depth(&self) -> usize {
        self.reach / 2 + 1
    }

    /// Returns a position by its number.
    pub fn item(&self, number: usize) -> &Item {
        &self.items[number]
    }

    /// Returns the position to learn after an answer and this reply, if there is one.
    pub fn follows(&self, entry: &Entry, reply: Column) -> Option<(usize, Vec<Column>)> {
        match Repertoire::embedded().after(entry, reply) {
            Next::Learn(next) => Some((*self.numbers.get(&key(&next.position()))?, next.moves)),
            Next::Plan | Next::Win(_) | Next::End => None,
        }
    }

    /// Returns the node with this number, unless it is beyond a full column or the end of the
    /// repertoire.
    pub fn node(&self, number: usize) -> Option<&Node> {
        self.nodes.get(number)?.as_ref()
    }

    /// Returns how far what a node stands for is learned; `None` if there is nothing to learn.
    pub fn node_learned(&self, node: &Node) -> Option<Learned> {
        let learned = self.learned();
        let states = node.items.iter().filter_map(|&item| learned.get(item).copied());
        states.reduce(|all, state| match (all, state) {
            (Learned::Due, _) | (_, Learned::Due) => Learned::Due,
            (Learned::New, Learned::New) => Learned::New,
            (Learned::Known, Learned::Known) => Learned::Known,
            _ => Learned::Learning,
        })
    }

    /// Returns the node beside another one, or the first one.
    pub fn step(&self, from: Option<usize>, walk: Walk) -> usize {
        let from = match (from, walk) {
            (Some(from), _) => from,
            (None, Walk::Column(column)) => column,
            (None, _) => return 0,
        };
        let (column, row) =
            if from < COLUMNS { (from, 0) } else { (from / COLUMNS - 1, from % COLUMNS + 1) };
        let (column, row) = match walk {
            Walk::Left => (column.saturating_sub(1), row),
            Walk::Right => ((column + 1).min(COLUMNS - 1), row),
            Walk::Up => (column, row.saturating_sub(1)),
            Walk::Down => (column, (row + 1).min(COLUMNS)),
            Walk::Column(column) => (column, row),
        };
        let to = number_of(column, row);
        if self.node(to).is_some() { to } else { from }
    }
}

/// Returns the number of a node: row 0 has the first replies.
pub const fn number_of(column: usize, row: usize) -> usize {
    if row == 0 { column } else { (column + 1) * COLUMNS + row - 1 }
}

/// Returns the moves up to the answer of the repertoire to the last of these.
fn answered(moves: &[Column]) -> Option<Vec<Column>> {
    let entry = Repertoire::embedded().find(&position(moves))?;
    Some([moves, &[entry.answer]].concat())
}

/// Returns the moves up to each reply of the opponent, by its column; `None` if that is full.
fn replies(moves: &[Column]) -> impl Iterator<Item = Option<Vec<Column>>> {
    let legal = position(moves).moves();
    columns().map(move |column| legal.contains(&column).then(|| [moves, &[column]].concat()))
}

/// Returns the columns from left to right.
fn columns() -> impl Iterator<Item = Column> {
    (0..Size::STANDARD.columns()).map(Column::from_index)
}

/// Returns the same for a position and its mirror image.
fn key(position: &Position<Size>) -> u128 {
    position.key().min(position.mirrored().key())
}

/// Visits the entries of the repertoire from a position on, the shortest first, each with those that
/// follow its answer; of mirror images one. Stops if `visit` says so.
fn walk(you: Player, from: &[Column], mut visit: impl FnMut(&Entry, &[Entry]) -> bool) {
    let repertoire = Repertoire::embedded();
    let first = position(from);
    let mut open: Vec<Entry> = if first.to_move() == you {
        repertoire
            .find(&first)
            .map(|entry| Entry { moves: from.to_vec(), ..entry })
            .into_iter()
            .collect()
    } else {
        let replies = replies(from).flatten();
        let entries = replies.filter_map(|moves| {
            let entry = repertoire.find(&position(&moves))?;
            Some(Entry { moves, ..entry })
        });
        entries.collect()
    };
    let mut seen = HashSet::new();
    while !open.is_empty() {
        for entry in std::mem::take(&mut open) {
            if !seen.insert(key(&entry.position())) {
                continue;
            }
            let next = columns().filter_map(|reply| match repertoire.after(&entry, reply) {
                Next::Learn(next) => Some(next),
                Next::Plan | Next::Win(_) | Next::End => None,
            });
            let next: Vec<Entry> = next.collect();
            if !visit(&entry, &next) {
                return;
            }
            open.extend(next);
        }
    }
}

/// Returns the position after these moves, which are legal.
fn position(moves: &[Column]) -> Position<Size> {
    Position::after(Size::STANDARD, moves)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::clock::Stopwatch;
    use crate::core::connect4::notation;
    use crate::storage::Recall;

    fn moves(text: &str) -> Vec<Column> {
        notation::parse_moves(Size::STANDARD, text).expect("columns")
    }

    #[test]
    fn every_reply_to_what_is_learned_is_learned_or_needs_no_learning() {
        for you in Player::BOTH {
            let course = Course::of(you);
            assert!(course.items.len() > 20, "{}", course.items.len());
            for item in &course.items {
                let position = item.entry.position();
                assert_eq!(position.to_move(), you);
                for reply in position.moves() {
                    let next = Repertoire::embedded().after(&item.entry, reply);
                    let follows = course.follows(&item.entry, reply);
                    let is_asked = matches!(next, Next::Learn(entry) if !entry.is_block());
                    assert_eq!(is_asked, follows.is_some());
                }
            }
        }
    }

    #[test]
    fn each_position_is_visited_once_and_a_course_is_made_once() {
        for (you, most) in [(Player::First, 1_200), (Player::Second, 300)] {
            let mut visited = HashSet::new();
            walk(you, &[], |entry, _| visited.insert(key(&entry.position())));
            let items = Course::of(you).items;
            assert!(visited.len() >= items.len() && visited.len() < most, "{}", visited.len());
            let begun = Stopwatch::start();
            for _ in 0..100 {
                assert_eq!(Course::of(you).items.len(), items.len());
            }
            assert!(begun.elapsed() / 100 < Duration::from_millis(4), "{:?}", begun.elapsed());
        }
    }

    #[test]
    fn squares_hold_what_comes_after_their_replies_in_any_order() {
        let course = Course::of(Player::First);
        let total: Vec<_> = (0..COLUMNS).filter_map(|number| course.node(number)).collect();
        assert_eq!(total.len(), COLUMNS);
        let (left, right) = (total[0].items.len(), total[6].items.len());
        assert_eq!(left, right, "mirror images");
        for node in total {
            assert!(!node.items.is_empty());
            for &item in node.items.iter().step_by(13) {
                let moves = course.way(&node.moves, item).expect("a way");
                assert!(moves.starts_with(&node.moves));
                assert_eq!(key(&position(&moves)), key(&course.items[item].entry.position()));
            }
            // No others are below it.
            for item in (0..course.items.len()).step_by(97) {
                let is_reached = course.way(&node.moves, item).is_some();
                assert_eq!(is_reached, node.items.contains(&item));
            }
        }
    }

    #[test]
    fn longer_ways_come_when_all_shorter_ones_were_learned_once() {
        let mut course = Course::of(Player::First);
        let mut known = Repetitions::default();
        course.refresh(&known, 20_000);
        let short = course.learned().len();
        assert_eq!(course.depth(), 3);
        assert!(short > 10 && short < course.items.len(), "{short} of {}", course.items.len());
        for number in 0..short {
            course.refresh(&known, 20_000);
            assert_eq!(course.learned().len(), short);
            known.practise(&course.items[number].name, Recall::Missed, 20_000);
        }
        course.refresh(&known, 20_001);
        assert!(course.learned().len() > short);
        assert_eq!(course.depth(), 4);
        assert_eq!(course.learned()[0], Learned::Due);
    }

    #[test]
    fn a_position_and_its_mirror_image_have_one_name() {
        let find = |text: &str| Repertoire::embedded().find(&position(&moves(text)));
        let (left, right) = (find("43").expect("an entry"), find("45").expect("an entry"));
        assert_eq!(key(&left.position()), key(&right.position()));
        assert_eq!(left.answer.mirrored(7), right.answer);
    }
}
