//! Mistakes that can be seen on the board of Go: all moves of random games against a slow,
//! obvious reading of the board.

use crate::connect4::random::{Random, is_sampled};
use crate::naive::go::{Grid, NaiveGo, group, liberties, neighbours};
use plot4_core::game::{Game as _, Player};
use plot4_core::go::{Dead, Go, Ko, Move, Point, Position, Scoring, Setup, Stones};
use plot4_core::kind::{self, MoveClass, Notation as _, Seen, Visible as _};

/// A point of the slow board: its column and its row.
type Place = (usize, usize);

#[test]
fn every_move_of_random_games_agrees_with_a_slow_reading() {
    let (mut random, mut pass) = (Random(64), Random(65));
    let (mut counts, mut passes) = ([0; MoveClass::ALL.len()], [0; MoveClass::ALL.len()]);
    for number in (0..300).filter(is_sampled) {
        let size = [5, 6, 7, 5][number % 4];
        let ko = [Ko::Simple, Ko::None, Ko::Positional][number % 3];
        let scoring = [Scoring::Area, Scoring::Stones][number % 2];
        let setup = Setup::new(size).expect("a size").with_ko(ko);
        let mut position = Position::start(setup.with_scoring(scoring));
        let mut slow = NaiveGo::new(size.into(), ko);
        for _ in 0..u32::from(size) * u32::from(size) {
            let mv = chosen(&position, &mut random);
            let Move::Place(point) = mv else {
                break;
            };
            let place = (usize::from(point.column()), usize::from(point.row()));
            // The slow reading of every pass would take too long.
            let pass = (pass.below(4) == 0).then_some((Move::Pass, None, &mut passes));
            let stone = (mv, Some(place), &mut counts);
            for (mv, place, counts) in pass.into_iter().chain([stone]) {
                let seen = Go::visible_mistake(&position, mv);
                let found = seen.as_ref().map(|seen| (seen.class, seen.count));
                let expected = slow_mistake(&slow, place, scoring);
                assert_eq!(found, expected, "{mv} of {:?} in {position:?}", position.to_move());
                if let Some(seen) = seen {
                    counts[seen.class as usize] += 1;
                    check(&position, mv, &seen);
                }
            }
            position.play(mv).expect("legal");
            slow.place(place.0, place.1).expect("legal");
            if ko != Ko::Positional {
                slow.grids = vec![slow.grid().clone()];
            }
        }
    }
    for class in [
        MoveClass::MissedCapture,
        MoveClass::LeftInAtari,
        MoveClass::MisreadLadder,
        MoveClass::FilledEye,
    ] {
        assert!(counts[class as usize] > 4, "{class:?}: {counts:?}");
    }
    for class in [MoveClass::MissedCapture, MoveClass::LeftInAtari] {
        assert!(passes[class as usize] > 4, "{class:?}: {passes:?}");
    }
}

#[test]
fn a_chain_left_in_atari_is_new_once() {
    let stones = "B:BD5,E5,D2,E2,F2:WC5,D4,E4,D6,E6,D1,E1,F1,D3,E3,F3";
    let stones: Stones = stones.parse().expect("stones");
    let setup = Setup::new(9).and_then(|setup| setup.with_stones(stones));
    let start = Position::start(setup.expect("they can stand there"));
    for (moves, expected) in [
        ("A1", Some("D5 E5")),
        ("A1 J1 J9", None),
        // A larger chain has come into atari.
        ("A1 C2 J9", Some("D2 E2 F2")),
        // A pass leaves them, too.
        ("pass", Some("D5 E5")),
        ("pass J1 J9", None),
        ("A1 C2 pass", Some("D2 E2 F2")),
        ("A1 C2 pass G9 A9", None),
        // After both, nothing is new.
        ("A1 C2 J9 G9 A9", None),
        // Saved, and in atari again.
        ("F5 F4 A1 F6 J9", Some("D5 E5 F5")),
    ] {
        let moves = Go::parse_moves(start.setup(), moves).expect("moves");
        let (&mv, before) = moves.split_last().expect("a move");
        let mut position = start.clone();
        for &mv in before {
            position.play(mv).expect("legal");
        }
        assert!(Go::visible_mistake(&position, mv).is_some(), "{moves:?}");
        let last_turn = || kind::last_turn::<Go>(&start, before);
        let seen = kind::new_mistake::<Go>(&position, mv, last_turn);
        let stones = seen.map(|seen| {
            let names = seen.line.iter().map(|&[column, row]| Point::at(column, row).to_string());
            names.collect::<Vec<_>>().join(" ")
        });
        assert_eq!(stones.as_deref(), expected, "{moves:?}");
    }
}

#[test]
fn a_pass_that_ends_the_game_leaves_nothing_to_be_taken() {
    // Black's D5 and E5 are in atari, or White's.
    for (stones, class) in [
        ("B:BD5,E5:WC5,D4,E4,D6,E6", MoveClass::LeftInAtari),
        ("B:BC5,D4,E4,D6,E6:WD5,E5", MoveClass::MissedCapture),
    ] {
        let stones: Stones = stones.parse().expect("stones");
        for (dead, at_the_end) in [(Dead::Stay, None), (Dead::Settle, Some(class))] {
            let setup = Setup::new(9).expect("a size").with_dead(dead);
            let setup = setup.with_stones(stones).expect("they can stand there");
            let mut position = Position::start(setup);
            let class_of_pass = |position: &Position| {
                Go::visible_mistake(position, Move::Pass).map(|seen| seen.class)
            };
            assert_eq!(class_of_pass(&position), Some(class), "play goes on");
            position = position.with_turn(Player::Second);
            position.play(Move::Pass).expect("legal");
            assert_eq!(class_of_pass(&position), at_the_end, "{dead:?}");
        }
    }
}

/// Returns a legal stone, or a pass if there is none: often on the last liberty of a chain.
fn chosen(position: &Position, random: &mut Random) -> Move {
    let mut moves = position.moves();
    moves.retain(|mv| matches!(mv, Move::Place(_)));
    let mut urgent = moves.clone();
    urgent.retain(|mv| {
        let Move::Place(point) = mv else { return false };
        let mut beside = point.neighbours(position.setup().size());
        beside.any(|beside| position.stone(beside).is_some() && position.liberties(beside) == 1)
    });
    let from = match random.below(4) {
        0 if !urgent.is_empty() => &urgent,
        _ => &moves,
    };
    if from.is_empty() {
        return Move::Pass;
    }
    from[random.below(from.len())]
}

/// Asserts that a mistake is what it says.
fn check(position: &Position, mv: Move, seen: &Seen<Move>) {
    assert!(!seen.line.is_empty() && !seen.places.is_empty(), "{seen:?}");
    assert!(!seen.better.contains(&mv));
    for &better in &seen.better {
        assert_eq!(position.refusal(better), None);
        let other = Go::visible_mistake(position, better);
        let is_same = |other: &Seen<Move>| {
            other.class == seen.class && other.line.iter().any(|spot| seen.line.contains(spot))
        };
        assert!(!other.as_ref().is_some_and(is_same), "{better} in {position:?}: {other:?}");
    }
    if let Some(answer) = seen.answer {
        let mut after = position.clone();
        after.play(mv).expect("legal");
        after.play(answer).expect("legal");
    }
}

/// Returns the mistake of a stone or a pass by its definition, and how many stones it is about.
fn slow_mistake(
    game: &NaiveGo,
    place: Option<Place>,
    scoring: Scoring,
) -> Option<(MoveClass, u32)> {
    let own = game.to_move;
    let after = match place {
        Some(place) => played(game, place).expect("legal"),
        None => passed(game),
    };
    let missed = missed_capture(game, &after);
    let left = left_in_atari(game, &after, place);
    let named = |class, count: usize| Some((class, u32::try_from(count).expect("few")));
    if missed > 0 && missed >= left {
        return named(MoveClass::MissedCapture, missed);
    }
    if left > 0 {
        return named(MoveClass::LeftInAtari, left);
    }
    let place = place?;
    let took = taken(game, &after) > 0;
    let chain = group(after.grid(), place.0, place.1);
    let beside = chains_beside(game.grid(), place, own);
    let was_in_atari = beside.iter().any(|chain| exit(game.grid(), chain).is_some());
    let is_free = !took && given_atari(&after, Some(place)) == 0;
    if was_in_atari
        && is_free
        && liberties(after.grid(), &chain).len() == 2
        && !is_caged(after.grid(), place)
        && is_caught(&after, place, 60) == Some(true)
    {
        return named(MoveClass::MisreadLadder, chain.len());
    }
    let eyes = liberties(after.grid(), &chain);
    let eyes = eyes.iter().filter(|&&point| is_eye(after.grid(), point, own));
    let is_harmless = scoring == Scoring::Stones && eyes.count() > 1;
    if is_eye(game.grid(), place, own) && !took && !was_in_atari && !is_harmless {
        return named(MoveClass::FilledEye, 0);
    }
    None
}

/// Returns the game after a stone, if it is legal.
fn played(game: &NaiveGo, place: Place) -> Option<NaiveGo> {
    let mut after = game.clone();
    after.place(place.0, place.1).is_ok().then_some(after)
}

/// Returns the game after a pass.
fn passed(game: &NaiveGo) -> NaiveGo {
    let mut after = game.clone();
    after.pass();
    after
}

fn stones(grid: &Grid, player: Player) -> Vec<Place> {
    let size = grid.len();
    let places = (0..size).flat_map(|row| (0..size).map(move |column| (column, row)));
    places.filter(|&(column, row)| grid[row][column] == Some(player)).collect()
}

/// Returns the chains of a player.
fn chains(grid: &Grid, player: Player) -> Vec<Vec<Place>> {
    let mut chains: Vec<Vec<Place>> = Vec::new();
    for place in stones(grid, player) {
        if !chains.iter().any(|chain| chain.contains(&place)) {
            chains.push(group(grid, place.0, place.1));
        }
    }
    chains
}

fn chains_beside(grid: &Grid, (column, row): Place, player: Player) -> Vec<Vec<Place>> {
    let mut chains: Vec<Vec<Place>> = Vec::new();
    for place in neighbours(grid.len(), column, row) {
        let is_known = chains.iter().any(|chain| chain.contains(&place));
        if !is_known && grid[place.1][place.0] == Some(player) {
            chains.push(group(grid, place.0, place.1));
        }
    }
    chains
}

/// Returns the liberty of a chain that has only one.
fn exit(grid: &Grid, chain: &[Place]) -> Option<Place> {
    match liberties(grid, chain).as_slice() {
        &[exit] => Some(exit),
        _ => None,
    }
}

/// Returns how many stones were taken between two positions.
fn taken(before: &NaiveGo, after: &NaiveGo) -> usize {
    let opponent = before.to_move.other();
    stones(before.grid(), opponent).len() - stones(after.grid(), opponent).len()
}

/// Returns the size of the largest chain that the last stone has put in atari; 0 after a pass.
fn given_atari(after: &NaiveGo, place: Option<Place>) -> usize {
    let Some(place) = place else { return 0 };
    let beside = chains_beside(after.grid(), place, after.to_move);
    let in_atari = beside.iter().filter(|chain| exit(after.grid(), chain).is_some());
    in_atari.map(Vec::len).max().unwrap_or(0)
}

fn missed_capture(before: &NaiveGo, after: &NaiveGo) -> usize {
    let (grid, own) = (before.grid(), before.to_move);
    let mut threatened = chains(grid, own);
    threatened.retain(|chain| exit(grid, chain).is_some());
    let is_saved = |chain: &&Vec<Place>| {
        let chain = group(after.grid(), chain[0].0, chain[0].1);
        liberties(after.grid(), &chain).len() > 1
    };
    let saved = threatened.iter().filter(is_saved).map(Vec::len).max().unwrap_or(0);
    let counts = chains(grid, own.other()).into_iter().filter(|chain| {
        let (column, row) = chain[0];
        let is_rescue = threatened.iter().any(|own| {
            let touches = |&(column, row): &Place| {
                neighbours(grid.len(), column, row).iter().any(|place| chain.contains(place))
            };
            own.len() > 1 && own.iter().any(touches)
        });
        exit(grid, chain).is_some_and(|exit| played(before, exit).is_some())
            && (chain.len() > 1 || is_rescue)
            && after.grid()[row][column].is_some()
            && taken(before, after) < chain.len()
            && saved < chain.len()
            && !is_caged(grid, chain[0])
            && is_rescued(after, chain[0], 2, None)
    });
    counts.map(|chain| chain.len()).max().unwrap_or(0)
}

fn left_in_atari(before: &NaiveGo, after: &NaiveGo, place: Option<Place>) -> usize {
    let (grid, own) = (after.grid(), before.to_move);
    if taken(before, after) > 0 {
        return 0;
    }
    let counts = chains(grid, own).into_iter().filter(|chain| {
        let Some(exit) = exit(grid, chain) else {
            return false;
        };
        let Some(captured) = played(after, exit) else {
            return false;
        };
        let capturing = group(captured.grid(), exit.0, exit.1);
        let back = match self::exit(captured.grid(), &capturing) {
            Some(exit) if played(&captured, exit).is_some() => capturing.len(),
            _ => 0,
        };
        if given_atari(after, place) >= chain.len()
            || is_caged(grid, chain[0])
            || back >= chain.len()
        {
            return false;
        }
        let mut parts = chains(before.grid(), own);
        parts.retain(|part| chain.contains(&part[0]));
        let is_put = parts.iter().any(|part| liberties(before.grid(), part).len() > 1);
        let longest = parts.iter().map(Vec::len).max().unwrap_or(0);
        is_put
            || parts.iter().rev().find(|part| part.len() == longest).is_some_and(|part| {
                is_rescued(before, part[0], if longest > 1 { 2 } else { 3 }, place)
            })
    });
    counts.map(|chain| chain.len()).max().unwrap_or(0)
}

/// Returns whether the player to move can save its chain on this point, which is in atari, by
/// another stone than `but`.
fn is_rescued(game: &NaiveGo, place: Place, least: usize, but: Option<Place>) -> bool {
    let is_rescue = |&exit: &Place| {
        let Some(after) = played(game, exit).filter(|_| but != Some(exit)) else {
            return false;
        };
        let chain = group(after.grid(), place.0, place.1);
        let count = liberties(after.grid(), &chain).len();
        count >= least && (count > 2 || count == 2 && is_caught(&after, place, 60) == Some(false))
    };
    exits(game.grid(), place).iter().any(is_rescue)
}

/// Returns the points that capture a chain beside this one, and its own liberties.
fn exits(grid: &Grid, (column, row): Place) -> Vec<Place> {
    let chain = group(grid, column, row);
    let opponent = grid[row][column].map(Player::other);
    let mut exits = liberties(grid, &chain);
    for (column, row) in chain {
        for (column, row) in neighbours(grid.len(), column, row) {
            if grid[row][column] == opponent {
                exits.extend(exit(grid, &group(grid, column, row)));
            }
        }
    }
    exits.sort_unstable();
    exits.dedup();
    exits
}

/// Returns whether the player to move catches a chain in a ladder of so many moves.
fn is_caught(game: &NaiveGo, place: Place, moves: u32) -> Option<bool> {
    let chain = group(game.grid(), place.0, place.1);
    let open = liberties(game.grid(), &chain);
    if let &[exit] = open.as_slice() {
        return Some(played(game, exit).is_some());
    }
    let mut is_caught = Some(false);
    if open.len() > 2 {
        return is_caught;
    }
    for attacked in open.into_iter().filter_map(|liberty| played(game, liberty)) {
        match is_caught_now(&attacked, place, moves) {
            Some(true) => return Some(true),
            Some(false) => {}
            None => is_caught = None,
        }
    }
    is_caught
}

/// Returns whether a chain of the player to move, which is in atari, is caught.
fn is_caught_now(game: &NaiveGo, place: Place, moves: u32) -> Option<bool> {
    let mut is_caught = Some(true);
    for exit in exits(game.grid(), place) {
        let Some(next) = played(game, exit) else {
            continue;
        };
        let then = moves.checked_sub(2).and_then(|left| self::is_caught(&next, place, left));
        match then {
            Some(false) => return Some(false),
            Some(true) => {}
            None => is_caught = None,
        }
    }
    is_caught
}

/// Returns whether a stone can reach eight points at most without crossing the opponent's.
fn is_caged(grid: &Grid, place: Place) -> bool {
    let opponent = grid[place.1][place.0].map(Player::other);
    let mut reached = vec![place];
    while reached.len() <= 8 {
        let next = reached.iter().find_map(|&(column, row)| {
            neighbours(grid.len(), column, row).into_iter().find(|&(column, row)| {
                grid[row][column] != opponent && !reached.contains(&(column, row))
            })
        });
        match next {
            Some(next) => reached.push(next),
            None => return true,
        }
    }
    false
}

/// Returns whether a point is an eye of a player: its stones on all sides, and the opponent's on
/// fewer than two corners, or on none at the edge.
fn is_eye(grid: &Grid, (column, row): Place, player: Player) -> bool {
    let size = grid.len();
    let is_own = |&(column, row): &Place| grid[row][column] == Some(player);
    if grid[row][column].is_some() || !neighbours(size, column, row).iter().all(is_own) {
        return false;
    }
    let corners: Vec<Place> = [(0, 0), (0, 2), (2, 0), (2, 2)]
        .into_iter()
        .filter_map(|(right, up)| {
            let place = ((column + right).checked_sub(1)?, (row + up).checked_sub(1)?);
            (place.0 < size && place.1 < size).then_some(place)
        })
        .collect();
    let others = corners.iter().filter(|&&(column, row)| grid[row][column] == Some(player.other()));
    others.count() < if corners.len() == 4 { 2 } else { 1 }
}
