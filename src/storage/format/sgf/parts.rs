//! The parts of a game of Go that begin with stones set up within it, each as a game of its own: no
//! move leads to them.

use super::game::{
    MOVES, OWN_MOVE, PLAYERS, RESULT, RESULT_AFTER, SgfGame as _, TOLD_RESULT, is_header,
};
use super::markup::{SET_UP, is_set_up, unplayed_at};
use super::parse::{
    Event, Properties, Property, Tree, first_node, first_property, games, points, value,
};
use crate::core::game::{Game as _, Player};
use crate::core::go::{Go, PointSet, Position};
use crate::core::record::Record;
use crate::storage::format::envelope::FileGame;

/// The most parts of a game to list.
const MOST_PARTS: usize = 100;
/// The most bytes of their texts: a part within a part is in the texts of both.
const MOST_BYTES: usize = 2 << 20;

/// Returns the parts of a game, whose first node is `root`, as they follow each other; those within
/// a part come after it. A part whose stones cannot stand on the board is left out. Also returns
/// whether there are more than can be offered.
pub(super) fn of(record: &Record<Position>, root: Properties<'_>) -> (Vec<FileGame>, bool) {
    let mut found = Found::default();
    found.search(record, &header(root), 0);
    (found.parts, found.is_cut_off)
}

/// The parts so far.
#[derive(Default)]
struct Found {
    parts: Vec<FileGame>,
    bytes: usize,
    /// Whether there are more than these.
    is_cut_off: bool,
}

impl Found {
    /// Adds the parts of a game with this [`header`], whose first position comes after this many
    /// moves of the file.
    fn search(&mut self, game: &Record<Position>, header: &str, moves: usize) {
        let mut record = game.clone();
        for place in game.places() {
            let markup = game.markup_at(place);
            let unplayed = &markup[unplayed_at(markup)..];
            for part in games(unplayed).games {
                if self.parts.len() == MOST_PARTS || self.bytes + part.len() > MOST_BYTES {
                    self.is_cut_off = true;
                    return;
                }
                record.show(place);
                let plies = record.plies_to(place).unwrap_or_default();
                record.go_to(plies);
                let text = text_of(&unplayed[part], record.position(), header);
                if let Some(text) = text {
                    self.add(&text, moves + plies);
                }
            }
        }
    }

    /// Adds a part with this text, and those within it.
    fn add(&mut self, text: &str, moves: usize) {
        // The tree is large, and gone before there is another one within it.
        let read =
            |tree: Tree<'_>| Some((Go::read(&tree).ok()?.0.record, header(tree.root().ok()?)));
        let Some((record, header)) = Tree::parse(text).ok().and_then(read) else {
            return;
        };
        self.bytes += text.len();
        self.parts.push(FileGame { set_up_after: Some(moves), ..file_game(text, 1) });
        self.search(&record, &header, moves);
    }
}

/// Returns what a list of the games of a file says of the one with this number.
pub(in crate::storage) fn file_game(text: &str, number: usize) -> FileGame {
    let mut game = FileGame { number, text: text.into(), ..FileGame::default() };
    if let Ok(properties) = first_node(text) {
        let node = Properties::of(&properties);
        let told = |name| node.text(name).filter(|text| !text.is_empty());
        game.title = told("GN");
        game.players = PLAYERS.map(told);
        game.event = told("EV");
        game.date = told("DT");
    }
    game
}

/// Returns the properties of a first node that its parts have, too.
fn header(root: Properties<'_>) -> String {
    let is_told = |name: &str| ![RESULT, RESULT_AFTER, TOLD_RESULT].contains(&name);
    let is_shared =
        |property: &&Property<'_>| is_header::<Go>(&property.name()) && is_told(&property.name());
    root.iter().filter(is_shared).map(Property::source).collect()
}

/// Returns the text of a part as a game of its own, which begins with the stones of the position
/// that it follows and those that it sets up; `None` if it sets up stones beside the board.
fn text_of(part: &str, position: &Position, header: &str) -> Option<String> {
    if begins_with_move(part) {
        return None;
    }
    let tree = Tree::parse(part).ok()?;
    let first = tree.root().ok()?;
    let size = position.setup().size();
    let stones = set_up(first, position)?;
    let mut text = format!("(;{header}");
    for (name, stones) in SET_UP.into_iter().zip(&stones) {
        if !stones.is_empty() {
            let values: Vec<String> = stones.iter().map(|point| value(point, size)).collect();
            text.extend([name, "[", &values.join("]["), "]"]);
        }
    }
    let has_move = tree.events().any(|event| {
        matches!(event, Event::Node(node) if MOVES.iter().any(|mv| node.text(mv).is_some()))
    });
    if !has_move && first.text("PL").is_none() {
        text.extend(["PL[", MOVES[position.to_move().index()], "]"]);
    }
    let is_rest = |property: &&Property<'_>| {
        let name = property.name();
        !is_set_up(&name) && !is_header::<Go>(&name)
    };
    text.extend(first.iter().filter(is_rest).map(Property::source));
    for event in tree.events().skip(1) {
        event.write(&mut text);
    }
    Some(text)
}

/// Returns whether a part begins with a move, which was refused, and not with stones that are set
/// up.
fn begins_with_move(part: &str) -> bool {
    let is_move = |name: &str| MOVES.contains(&name) || name == OWN_MOVE;
    let first = first_property(part, |property| {
        let name = property.name();
        is_move(&name) || is_set_up(&name) || name == "PL"
    });
    first.is_some_and(|first| is_move(&first.name()))
}

/// Returns the stones on the board after those of a node were set up.
fn set_up(node: Properties<'_>, position: &Position) -> Option<[PointSet; 2]> {
    let size = position.setup().size();
    let mut stones = Player::BOTH.map(|player| *position.stones(player));
    for property in node.iter() {
        let Some(index) = SET_UP.iter().position(|name| *name == property.name()) else {
            continue;
        };
        // More values than points would be looked at for nothing.
        if property.len() > usize::from(size).pow(2) {
            return None;
        }
        for text in property.texts() {
            for point in points(&text, size).ok()? {
                for owned in &mut stones {
                    owned.remove(point);
                }
                if let Some(owned) = stones.get_mut(index) {
                    owned.insert(point);
                }
            }
        }
    }
    Some(stones)
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;
    use crate::core::go::Point;
    use crate::storage::format::losses::Loss;

    fn parts(text: &str) -> Vec<FileGame> {
        let games = read(text).expect("a game").games().to_vec();
        games.into_iter().filter(|game| game.set_up_after.is_some()).collect()
    }

    /// Returns the stones with which a game begins, and whose turn it is.
    fn start(game: &FileGame) -> ([String; 2], Player) {
        let tree = Tree::parse(&game.text).expect("a game");
        let (game, _) = Go::read(&tree).expect("a game");
        let start = game.record.start();
        let stones = Player::BOTH.map(|player| {
            let names = start.stones(player).iter().map(|point: Point| point.to_string());
            names.collect::<Vec<_>>().join(" ")
        });
        (stones, start.to_move())
    }

    #[test]
    fn each_part_is_a_game_with_its_own_stones() {
        let text = "(;GM[1]SZ[5]KM[0]GN[lesson]PB[Ada];B[aa];W[bb](;AE[aa]AW[cc:dc]C[look];B[ee]\
            (;AB[ea])(;W[ae]))(;B[ec];AE[bb]PL[W]))";
        let found = parts(text);
        let expected = [
            (2, ["", "C3 D3 B4"], Player::First),
            (3, ["E1 E5", "C3 D3 B4"], Player::Second),
            (3, ["E3 A5", ""], Player::Second),
        ];
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (game, (after, stones, to_move)) in found.iter().zip(expected) {
            assert_eq!(game.set_up_after, Some(after));
            assert_eq!(start(game), (stones.map(str::to_owned), to_move));
            assert_eq!(game.title.as_deref(), Some("lesson"));
            let envelope = read(&game.text).expect("a game");
            let losses = envelope.losses().all();
            let is_whole = losses.iter().all(|loss| matches!(loss, Loss::Unplayed(_)));
            assert!(is_whole, "{losses:?} of {}", game.text);
            assert_eq!(game.players, [Some("Ada".to_owned()), None]);
        }
        assert!(found[0].text.contains("C[look]") && found[0].text.contains("KM[0]"));
    }

    #[test]
    fn a_part_that_cannot_stand_on_the_board_is_left_out_and_their_number_is_limited() {
        assert_eq!(parts("(;GM[1]SZ[5];B[aa];AW[zz])"), []);
        // A stone without liberties is taken off.
        let taken = parts("(;GM[1]SZ[5];B[cc];AW[bc][dc][cb][cd])");
        assert_eq!(start(&taken[0]).0, ["", "C2 B3 D3 C4"]);
        let nested = ";AB[aa];AE[aa]".repeat(MOST_PARTS);
        let found = parts(&format!("(;GM[1]SZ[5];B[cc]{nested})"));
        assert_eq!(found.len(), MOST_PARTS);
        // A node that only adds stones is one with the node before it.
        let told = |parts: usize| {
            let text = format!("(;GM[1]SZ[5];B[cc]{})", ";AB[aa];AE[aa]".repeat(parts));
            let game = read(&text).expect("a game");
            game.losses().all().contains(&Loss::NotOffered)
        };
        assert!(told(MOST_PARTS) && !told(MOST_PARTS - 1));
    }
}
