//! The rules of Go: drawn positions, and random games against a slow reference.

use crate::connect4::random::is_sampled;
use crate::naive::go::{NaiveGo, Wrong};
use plot4_core::game::{self, Game, Key as _, Outcome, Player};
use plot4_core::go::{
    Area, Dead, Ko, Move, Owner, Phase, Point, PointSet, Position, Refusal, Scoring, Setup, Suicide,
};
use plot4_core::record::Record;

fn setup(size: u8, ko: Ko) -> Setup {
    Setup::new(size).expect("a size").with_ko(ko)
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// Reads moves: points, `pass`, `resign`, `dead:A1`, `done`, `resume`.
fn mv(word: &str) -> Move {
    match word {
        "pass" => Move::Pass,
        "resign" => Move::Resign,
        "done" => Move::Done,
        "resume" => Move::Resume,
        _ => word
            .strip_prefix("dead:")
            .map_or_else(|| Move::Place(point(word)), |stone| Move::Dead(point(stone))),
    }
}

fn play(position: &mut Position, moves: &str) {
    for word in moves.split_whitespace() {
        position.play(mv(word)).unwrap_or_else(|error| panic!("{error:?} in {position:?}"));
    }
}

/// Returns the position that a drawing shows, with Black to move: rows from the top, `X` for Black,
/// `O` for White. It is reached by stones in turn, with passes where one player has more.
fn drawn(rows: &[&str], ko: Ko) -> Position {
    drawn_on(setup(u8::try_from(rows.len()).expect("a board"), ko), rows)
}

/// Returns the same on the board of a set-up.
fn drawn_on(setup: Setup, rows: &[&str]) -> Position {
    let mut stones = [Vec::new(), Vec::new()];
    for (row, line) in rows.iter().rev().enumerate() {
        for (column, sign) in line.split_whitespace().enumerate() {
            let at = Point::at(
                u8::try_from(column).expect("a column"),
                u8::try_from(row).expect("a row"),
            );
            match sign {
                "X" => stones[0].push(at),
                "O" => stones[1].push(at),
                _ => assert_eq!(sign, "."),
            }
        }
    }
    let mut position = Position::start(setup);
    let count = stones.each_ref().map(Vec::len);
    for index in 0..count[0].max(count[1]) {
        for stones in &stones {
            let mv = stones.get(index).map_or(Move::Pass, |&point| Move::Place(point));
            position.play(mv).unwrap_or_else(|error| panic!("{error:?} in {position:?}"));
        }
    }
    let stand = Player::BOTH.map(|player| position.stones(player).len() as usize);
    assert_eq!(stand, count, "none was taken: {position:?}");
    position
}

/// Checks what each of these moves of Black is refused for, or what the board looks like after it.
fn refused(position: &Position, word: &str) -> Option<Refusal> {
    let refusal = position.refusal(mv(word));
    let mut played = position.clone();
    assert_eq!(played.play(mv(word)).err(), refusal);
    refusal
}

#[test]
fn a_group_without_liberties_is_taken() {
    let mut position = drawn(&[". X . .", "X O O .", ". X X .", ". . . ."], Ko::Positional);
    play(&mut position, "C4 A1 D3");
    assert_eq!(position.to_string(), ". X X .\nX . . X\n. X X .\nO . . .".replace(' ', ""));
    assert_eq!((position.captured(Player::First), position.captured(Player::Second)), (2, 0));
    assert_eq!(position.liberties(point("B4")), 4);
}

#[test]
fn self_capture_is_refused_unless_it_takes_first() {
    let corner = drawn(&[". . . .", ". . . .", "O . . .", ". O . ."], Ko::Positional);
    assert_eq!(refused(&corner, "A1"), Some(Refusal::SelfCapture));
    let group = drawn(&[". . . .", "O . . .", "X O . .", ". O . ."], Ko::Positional);
    assert_eq!(refused(&group, "A1"), Some(Refusal::SelfCapture), "of two stones at once");
    let takes = drawn(&[". . . .", "X . . .", "O X . .", ". O X ."], Ko::Positional);
    let mut after = takes.clone();
    play(&mut after, "A1");
    assert_eq!(after.to_string(), "....\nX...\n.X..\nX.X.", "both stones are taken first");
    assert_eq!(refused(&takes, "A2"), Some(Refusal::Basic(game::Refusal::Taken)));
    assert_eq!(refused(&takes, "E1"), Some(Refusal::Basic(game::Refusal::OffBoard)));
}

#[test]
fn a_ko_may_not_be_taken_back_at_once() {
    let rows = [". X O .", "X O . O", ". X O .", ". . . ."];
    for (ko, expected) in [
        (Ko::Positional, Some(Refusal::Repetition)),
        (Ko::Simple, Some(Refusal::Ko)),
        (Ko::None, None),
    ] {
        let mut position = drawn(&rows, ko);
        play(&mut position, "C3");
        assert_eq!(position.to_string(), ".XO.\nX.XO\n.XO.\n....");
        assert_eq!(refused(&position, "B3"), expected);
        // After moves elsewhere it may.
        play(&mut position, "A1 D1 B3");
        assert_eq!(position.to_string(), ".XO.\nXO.O\n.XO.\nO..X");
        assert_eq!(refused(&position, "C3"), expected);
    }
}

#[test]
fn a_snapback_is_no_ko() {
    // Snapback: White takes one stone in the corner, and Black takes the three that did it.
    for ko in [Ko::Positional, Ko::Simple, Ko::None] {
        let mut position =
            drawn(&[". . . . .", ". . . . .", "X X . . .", "O O X . .", ". . X . ."], ko);
        play(&mut position, "A1 B1");
        assert_eq!(position.captured(Player::Second), 1);
        play(&mut position, "A1");
        assert_eq!(position.captured(Player::First), 3);
        assert_eq!(position.to_string(), ".....\n.....\nXX...\n..X..\nX.X..");
    }
}

#[test]
fn superko_refuses_the_case_of_the_specification() {
    let moves = "A2 B1 B2 C2 B3 D1 A3 A1 C1";
    for (ko, expected) in
        [(Ko::Positional, Some(Refusal::Repetition)), (Ko::Simple, None), (Ko::None, None)]
    {
        let mut position = Position::start(setup(9, ko));
        play(&mut position, moves);
        assert_eq!(refused(&position, "B1"), expected, "{ko:?}");
    }
}

#[test]
fn superko_refuses_a_cycle_of_three_kos() {
    // Three kos: White takes in one, Black in another, and so on; the sixth taking would bring the
    // board back.
    let rows = [
        ". X O . . . . . .",
        "X . X O . . . . .",
        ". X O . . . . . .",
        ". X O . . . . . .",
        "X O . O . . . . .",
        ". X O . . . . . .",
        ". X O . . . . . .",
        "X O . O . . . . .",
        ". X O . . . . . .",
    ];
    for (ko, expected) in [(Ko::Positional, Some(Refusal::Repetition)), (Ko::Simple, None)] {
        let mut position = drawn(&rows, ko);
        let before = position.to_string();
        // Black takes the second, White the first, Black the third, White the second, Black the
        // first.
        play(&mut position, "C5 B8 C2 B5 C8");
        assert_eq!(refused(&position, "B2"), expected);
        if ko == Ko::Simple {
            play(&mut position, "B2");
            assert_eq!(position.to_string(), before);
        }
    }
}

#[test]
fn a_pass_does_not_lift_superko() {
    let rows = [". X O .", "X O . O", ". X O .", ". . . ."];
    let mut position = drawn_on(setup(4, Ko::Positional).with_dead(Dead::Settle), &rows);
    // Black takes the ko, both pass, and play continues: White's turn it is, and the board would be
    // as it was.
    play(&mut position, "C3 pass pass resume");
    assert_eq!((position.to_move(), position.phase()), (Player::Second, Phase::Playing));
    assert_eq!(refused(&position, "B3"), Some(Refusal::Repetition));
    play(&mut position, "A1 D1");
    assert_eq!(refused(&position, "B3"), None, "the stones in the corners make another board");
    // The simple ko forbids the next move alone.
    let mut simple = drawn_on(setup(4, Ko::Simple).with_dead(Dead::Settle), &rows);
    play(&mut simple, "C3 pass pass resume");
    assert_eq!(refused(&simple, "B3"), None);
}

#[test]
fn marking_dead_stones_is_no_turn() {
    for first in [Player::First, Player::Second] {
        for marks in 0..4 {
            let mut position = Position::start(setup(5, Ko::Positional).with_dead(Dead::Settle));
            play(
                &mut position,
                if first == Player::First { "B1 D1 pass pass" } else { "B1 D1 C3 pass pass" },
            );
            for mark in ["dead:B1", "dead:D1", "dead:B1"].iter().take(marks) {
                play(&mut position, mark);
            }
            let settling = position.clone();
            assert_eq!(settling.to_move(), first, "{marks} marks");
            play(&mut position, "resume");
            assert_ne!(position.key(), settling.key());
            assert_eq!(
                (position.to_move(), position.phase()),
                (first, Phase::Playing),
                "{marks} marks"
            );
            assert_eq!(refused(&position, "dead:B1"), Some(Refusal::NotSettling));
            // The passes before count no more.
            play(&mut position, "pass");
            assert_eq!(position.phase(), Phase::Passed);
            // Whoever plays on without a word resumes, too.
            for mv in ["A5", "pass"] {
                let mut resumed = settling.clone();
                play(&mut resumed, mv);
                assert!(resumed.dead().is_empty());
                assert_eq!(resumed.to_move(), first.other());
            }
        }
    }
}

#[test]
fn captures_are_counted_in_games_without_end() {
    // Without a rule against repetition two players take a stone back and forth for ever.
    let mut position = drawn(&[". X O .", "X O . O", ". X O .", ". . . ."], Ko::None);
    let takes = [mv("C3"), mv("B3")];
    for _ in 0..70_000 {
        for mv in takes {
            assert_eq!(position.refusal(mv), None);
            position.make(mv);
        }
    }
    assert_eq!(Player::BOTH.map(|player| position.captured(player)), [70_000; 2]);
}

#[test]
fn a_seki_belongs_to_neither_side() {
    // Black's four stones and White's six share two liberties: the side that fills one is captured.
    let rows = [". X . X X", "X X X X X", "O O O O X", "X X . O X", "X X . O X"];
    let seki = drawn(&rows, Ko::Positional);
    let mut black_fills = seki.clone();
    play(&mut black_fills, "C1 C2");
    assert_eq!(black_fills.captured(Player::Second), 5);
    let mut white_fills = seki.clone();
    play(&mut white_fills, "A5 C1 C2");
    assert_eq!(white_fills.captured(Player::First), 7);
    let owners = seki.owners();
    assert_eq!([owners(point("C1")), owners(point("C2"))], [Owner::Neutral; 2]);
    assert_eq!(owners(point("C5")), Owner::Territory(Player::First));
    assert_eq!((seki.count().stones, seki.count().territory), ([15, 6], [2, 0]));
}

#[test]
fn eyes_in_seki_are_no_territory() {
    // White has an eye at A1, Black one at E1, and neither can play C1.
    let rows = [
        ". . . . . . . . .",
        "O O O O O O O O O",
        "O O O O O O O O O",
        "O O O O O O O O O",
        "O O O O O O O O O",
        "O O O O O O O O O",
        "X X X X X X O O .",
        "O O X X X X O O O",
        ". O . X . X O O O",
    ];
    let position = drawn(&rows, Ko::Positional);
    assert_eq!(position.count().territory, [1, 11], "by area");
    assert_eq!(position.owners()(point("E1")), Owner::Territory(Player::First));
    let position = position.with_scoring(Scoring::Territory);
    assert_eq!(position.count().territory, [0, 10]);
    for name in ["A1", "C1", "E1"] {
        assert_eq!(position.owners()(point(name)), Owner::Neutral, "{name}");
    }
}

#[test]
fn a_region_counts_if_a_chain_outside_of_seki_touches_it() {
    // Two of Black's chains enclose the six points in the corner.
    let rows = [". O O O O", "X X O O .", ". . X O O", ". . X O O", ". . X O ."];
    let setup = setup(5, Ko::Positional).with_scoring(Scoring::Territory);
    let stones = drawn(&rows, Ko::Positional);
    let living = Player::BOTH.map(|player| *stones.stones(player));
    let (left, right) = (stones.group(point("A4")), stones.group(point("C3")));
    assert_eq!((left.len(), right.len()), (2, 3), "{stones:?}");
    let enclosed = |seki: &PointSet| Area::count(setup, &living, seki, [0; 2]).territory[0];
    assert_eq!(enclosed(&PointSet::EMPTY), 6);
    assert_eq!(enclosed(&left), 6);
    assert_eq!(enclosed(&right), 6);
    assert_eq!(enclosed(&left.union(&right)), 0);
}

#[test]
fn two_passes_end_the_game_and_the_board_is_counted() {
    let rows = [". X O . .", ". X O . .", ". X O . .", ". X O . .", "X X O O ."];
    for (scoring, halves, stones_halves, outcome) in [
        (Scoring::Area, "0", [20, 30], Outcome::Win(Player::Second)),
        (Scoring::Area, "-5.5", [20, 19], Outcome::Win(Player::First)),
        (Scoring::Area, "-5", [20, 20], Outcome::Draw),
        (Scoring::Stones, "0", [12, 12], Outcome::Draw),
        (Scoring::Stones, "0.5", [12, 13], Outcome::Win(Player::Second)),
    ] {
        let setup = setup(5, Ko::Positional)
            .with_scoring(scoring)
            .with_komi(halves.parse().expect("a komi"));
        let mut position = Position::start(setup);
        for index in 0..6 {
            for sign in ["X", "O"] {
                let stones = rows.iter().rev().enumerate().flat_map(|(row, line)| {
                    line.split_whitespace()
                        .enumerate()
                        .filter(move |(_, at)| *at == sign)
                        .map(move |(column, _)| (column, row))
                });
                let (column, row) = stones.clone().nth(index).expect("a stone");
                let at = Point::at(
                    u8::try_from(column).expect("small"),
                    u8::try_from(row).expect("small"),
                );
                position.play(Move::Place(at)).expect("a legal move");
            }
        }
        play(&mut position, "pass");
        assert_eq!(position.outcome(), None);
        play(&mut position, "pass");
        assert_eq!(position.phase(), Phase::Counted(outcome));
        assert_eq!(position.outcome(), Some(outcome));
        assert_eq!(position.count().halves, stones_halves);
        assert_eq!(refused(&position, "A1"), Some(Refusal::Basic(game::Refusal::GameOver)));
    }
    assert_eq!([33, -33, 0, -1].map(Area::points), ["16.5", "-16.5", "0", "-0.5"]);
}

#[test]
fn dead_stones_are_settled_where_the_players_want_that() {
    let mut position = Position::start(setup(5, Ko::Positional).with_dead(Dead::Settle));
    play(&mut position, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E1 A1 pass pass");
    assert_eq!((position.phase(), position.outcome()), (Phase::Settling, None));
    assert_eq!(refused(&position, "dead:C3"), Some(Refusal::NoStone));
    assert_eq!(position.count().territory, [0, 0], "with strangers in both corners");
    play(&mut position, "dead:E1 dead:A1");
    assert_eq!((position.count().stones, position.count().territory), ([5, 5], [5, 5]));
    play(&mut position, "dead:A1");
    assert_eq!(position.count().territory, [0, 5], "a stone that was called dead lives after all");
    let mut resumed = position.clone();
    play(&mut resumed, "resume");
    assert_eq!(resumed.phase(), Phase::Playing);
    assert!(resumed.dead().is_empty());
    play(&mut resumed, "C3 pass pass dead:A1 done");
    assert_eq!(resumed.phase(), Phase::Counted(Outcome::Win(Player::First)));
    play(&mut position, "done");
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::Second)));
}

#[test]
fn a_player_who_resigns_has_lost() {
    let mut position = Position::start(setup(9, Ko::Positional));
    play(&mut position, "E5 resign");
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn suicide_takes_the_own_group_off_where_it_is_allowed() {
    let group = [". . . .", "O . . .", "X O . .", ". O . ."];
    for ko in Ko::ALL {
        let setup = setup(4, ko).with_suicide(Suicide::Allowed);
        let mut position = drawn_on(setup, &group);
        let before = position.clone();
        play(&mut position, "A1");
        assert_eq!(position.to_string(), "....\nO...\n.O..\n.O..");
        assert_eq!(position.captured(Player::Second), 2);
        assert_eq!(position.to_move(), Player::Second);
        assert!(position != before);
        // A single stone that comes and goes repeats the board, which superko refuses.
        let corner = [". . . .", ". . . .", "O . . .", ". O . ."];
        let position = drawn_on(setup, &corner);
        let single = refused(&position, "A1");
        let expected = (ko == Ko::Positional).then_some(Refusal::Repetition);
        assert_eq!(single, expected, "{ko:?}");
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        assert!(!candidates.contains(&Move::Place(point("A1"))), "searches leave it out");
    }
}

#[test]
fn with_a_handicap_white_begins() {
    let setup = Setup::new(19)
        .and_then(|setup| setup.with_handicap(4))
        .expect("a handicap")
        .with_usual_komi();
    let position = Position::start(setup);
    assert_eq!(position.to_move(), Player::Second);
    assert_eq!(position.stones(Player::First).len(), 4);
    assert_eq!(setup.komi().to_string(), "0.5");
}

/// Returns the next of a row of numbers that look random.
fn chance(state: &mut u64) -> usize {
    *state += 1;
    usize::try_from(state.hash64() >> 20).expect("fewer bits")
}

/// Plays a random game to its end and compares it with the reference after each move; returns the
/// number of moves.
fn compare(size: u8, ko: Ko, suicide: Suicide, state: &mut u64) -> usize {
    let mut position = Position::start(setup(size, ko).with_suicide(suicide));
    let mut naive = NaiveGo::new(size.into(), ko);
    naive.suicide = suicide;
    let mut moves = 0;
    while naive.passes < 2 {
        assert_eq!(position.outcome(), None);
        assert_eq!(position.to_move(), naive.to_move);
        let legal = position.moves();
        let mut expected = Vec::new();
        for row in 0..size {
            for column in 0..size {
                let mv = Move::Place(Point::at(column, row));
                match naive.clone().place(column.into(), row.into()) {
                    Ok(()) => expected.push(mv),
                    Err(wrong) => {
                        let reason = match wrong {
                            Wrong::Taken => game::Refusal::Taken.into(),
                            Wrong::SelfCapture => Refusal::SelfCapture,
                            Wrong::Ko => Refusal::Ko,
                            Wrong::Repetition => Refusal::Repetition,
                        };
                        assert_eq!(position.refusal(mv), Some(reason), "{mv} in {position:?}");
                    }
                }
            }
        }
        expected.extend([Move::Pass, Move::Resign]);
        assert_eq!(legal, expected, "{position:?}");
        // Without a rule against repetition a game need not end: passes come more often then.
        let is_pass = chance(state) % 200
            < if moves > 3 * usize::from(size) * usize::from(size) { 50 } else { 2 };
        let mv = if is_pass { Move::Pass } else { legal[chance(state) % (legal.len() - 1)] };
        let before = position.clone();
        let undo = position.make(mv);
        let after = position.clone();
        position.unmake(mv, undo);
        assert!(position == before && position.key() == before.key());
        let captured = |position: &Position| Player::BOTH.map(|player| position.captured(player));
        assert_eq!(captured(&position), captured(&before));
        position = after;
        match mv {
            Move::Place(point) => {
                naive.place(point.column().into(), point.row().into()).expect("a legal move");
            }
            _ => naive.pass(),
        }
        for (row, line) in naive.grid().iter().enumerate() {
            for (column, &stone) in line.iter().enumerate() {
                let at = Point::at(
                    u8::try_from(column).expect("small"),
                    u8::try_from(row).expect("small"),
                );
                assert_eq!(position.stone(at), stone);
            }
        }
        assert_eq!(Player::BOTH.map(|player| position.captured(player)), naive.captured);
        let count = position.count();
        assert_eq!((count.stones, count.territory), naive.count());
        moves += 1;
    }
    assert!(position.outcome().is_some());
    moves
}

#[test]
fn random_games_agree_with_the_slow_reference() {
    let mut state = 1;
    for ko in Ko::ALL {
        for (size, games) in [(2, 60), (3, 20), (4, 6), (5, 2), (6, 1), (7, 1), (9, 1)] {
            for suicide in Suicide::ALL {
                let moves = (0..games).map(|_| compare(size, ko, suicide, &mut state));
                let moves: usize = moves.sum();
                assert!(moves > games * usize::from(size), "games have moves");
            }
        }
    }
}

#[test]
fn long_games_step_back_and_forth() {
    let mut state = 7;
    let mut record = Record::new(Position::start(setup(19, Ko::Positional)));
    let mut legal = Vec::new();
    let mut views = vec![record.position().clone()];
    while record.cursor() < 400 {
        record.position().legal_moves(&mut legal);
        let mv = legal[chance(&mut state) % (legal.len() - 2)];
        record.play(mv).expect("a legal move");
        views.push(record.position().clone());
    }
    for plies in [0, 400, 123, 399, 1, 200] {
        record.go_to(plies);
        assert_eq!(*record.position(), views[plies]);
        assert_eq!(record.position().key(), views[plies].key());
        assert_eq!(record.position().captured(Player::First), views[plies].captured(Player::First));
    }
}

#[test]
fn territory_and_prisoners_differ_from_areas_by_the_stones_put_on_the_board_and_eyes_in_seki() {
    let mut legal = Vec::new();
    let mut found = 0;
    for seed in (0..60_u64).filter(is_sampled) {
        let area = setup([5, 7, 9][usize::try_from(seed % 3).expect("small")], Ko::Simple);
        let territory = area.with_scoring(Scoring::Territory);
        let mut both = [area, territory].map(Position::start);
        let mut put = 0;
        for step in 0..150_u64 {
            both[0].candidates(&mut legal);
            let number = usize::try_from((seed * 1000 + step).hash64() >> 8).expect("64 bits");
            let mv = legal[number % legal.len()];
            put += match (mv, both[0].to_move()) {
                (Move::Pass, _) => 0,
                (_, Player::First) => 1,
                (_, Player::Second) => -1,
            };
            for position in &mut both {
                position.make(mv);
            }
            if both[0].outcome().is_some() {
                break;
            }
            assert_eq!(both[1].surplus(), put);
            // The slow reading of seki is not for every move.
            if !step.is_multiple_of(10) {
                continue;
            }
            let [areas, territories] = both.each_ref().map(|position| position.count().lead());
            let stone = |row, column| both[1].stone(Point::at(column, row));
            let rows = 0..area.size();
            let grid =
                rows.clone().map(|row| rows.clone().map(|column| stone(row, column)).collect());
            let eyes = NaiveGo::of(grid.collect(), Player::First).eyes_in_seki();
            found += eyes[0] + eyes[1];
            let [black, white] = eyes.map(u32::cast_signed);
            let expected = areas - 2 * (put + black - white);
            assert_eq!(territories, expected, "{:?}", both[1]);
        }
    }
    assert!(found > 0, "some stones were in seki, with eyes");
}

#[test]
fn dead_stones_are_prisoners_and_leave_territory() {
    let setup = setup(5, Ko::Positional)
        .with_dead(Dead::Settle)
        .with_scoring(Scoring::Territory)
        .with_komi("0.5".parse().expect("a komi"));
    let mut position = Position::start(setup);
    play(&mut position, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E1 A1 pass pass dead:A1 dead:E1");
    let count = position.count();
    assert_eq!((count.territory, count.prisoners), ([5, 5], [1, 1]));
    assert_eq!(count.halves, [12, 13]);
    play(&mut position, "dead:A1");
    assert_eq!(position.count().halves, [0, 13], "A1 and its corner are nobody's");
}
