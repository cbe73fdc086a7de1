//! Go in SGF: files like those of other programs open, what cannot be is refused in a line, and
//! what we write we read.

use std::path::Path;

use crate::random::is_sampled;
use plot4::core::about::Particular;
use plot4::core::game::{Game as _, Key as _, Outcome, Player};
use plot4::core::go::{Dead, Go, Ko, Move, Position, Scoring, Setup};
use plot4::core::kind::{GameSetup, Notation as _};
use plot4::core::record::Record;
use plot4::players::Seat;
use plot4::session::{FirstPlayer, SavedGame, Session};
use plot4::storage::{
    Envelope, Loss, ParseError, format_file, format_game, parse_file, parse_game,
};
use plot4::words::Explain as _;

fn read(text: &str) -> Result<SavedGame<Go>, ParseError> {
    parse_file(Path::new("game.sgf"), text.as_bytes())?.open()
}

/// Returns what is wrong with the move up to which a game opens, if it does not open whole.
fn refusal(text: &str) -> Option<String> {
    let opened = parse_file(Path::new("game.sgf"), text.as_bytes()).expect("a game");
    opened.losses().all().iter().find_map(|loss| match loss {
        Loss::UpTo { error, .. } => Some(error.explain()),
        _ => None,
    })
}

fn write(game: &SavedGame<Go>) -> String {
    format_file(Path::new("game.sgf"), &Envelope::of(game)).expect("Go has this format")
}

fn moves(game: &SavedGame<Go>) -> String {
    game.record.moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn files_of_other_programs_open() {
    for (text, size, komi, expected) in [
        ("(;SZ[9]KM[6.5];B[ee];W[cg];B[];W[tt])", 9, "6.5", "E5 C3 pass pass"),
        ("(;FF[4]GM[1]SZ[19:19]RU[Japanese]KM[375];B[pd]C[a comment];W[dp])", 19, "7.5", "Q16 D4"),
        ("(;GM[1]SZ[19]HA[2]AB[pd][dp]KM[0.5]PL[W];W[qq];B[aa])", 19, "0.5", "R3 A19"),
        ("(;GM[1]SZ[26];B[zz];W[az];B[tt])", 26, "0", "AA1 A1 U7"),
        ("(;GM[1]SZ[9]RE[B+Resign];B[ee])", 9, "0", "E5 resign"),
        ("(;GM[1]SZ[9]KM[6.25];B[ee])", 9, "6.5", "E5"),
        ("(;GM[1]SZ[9]KM[1000];B[ee])", 9, "999", "E5"),
        ("(;GM[1]SZ[9]RE[W+R];B[ee])", 9, "0", "E5"), // Black would have resigned out of turn
    ] {
        let game = read(text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        assert_eq!(
            (game.setup.size(), game.setup.komi().to_string().as_str()),
            (size, komi),
            "{text}"
        );
        assert_eq!(moves(&game), expected);
    }
}

#[test]
fn what_a_file_cannot_mean_gets_a_line() {
    for (text, expected) in [
        ("(;GM[1]SZ[27])", "choose 2 to 26"),
        ("(;GM[1]SZ[19:13])", "The board must be square: 19 columns and 13 rows"),
        ("(;GM[1]SZ[9];B[ee];B[ef])", ""),
        ("(;GM[1]SZ[9];B[];B[ef])", ""),
        ("(;GM[1]SZ[9];B[ee];AW[aa])", ""),
        ("(;GM[1]SZ[9];AB[aa];W[ee])", ""),
        ("(;GM[1]SZ[9]AB[ee];AE[ee])", ""),
        ("(;GM[1]SZ[9]AB[ee]PL[W];B[aa])", ""),
        ("(;GM[1]SZ[9];B[])(;W[])(;B[ee])", ""),
        ("(;GM[2])", "This is a game of Othello"),
    ] {
        match read(text) {
            Ok(_) => assert_eq!(expected, "", "{text}"),
            Err(error) => assert!(
                !expected.is_empty() && error.explain().contains(expected),
                "{text}: {}",
                error.explain()
            ),
        }
    }
}

#[test]
fn stones_are_set_up_where_a_file_has_them() {
    for (properties, stones, handicap) in [
        // Elsewhere than usual.
        ("HA[2]AB[cc][gg]", "W:BG3,C7:W", 0),
        ("HA[3]AB[aa][bb][cc]", "W:BC7,B8,A9:W", 0),
        // In the places of a handicap, with and without its number.
        ("HA[2]AB[cg][gc]", "W:BC3,G7:W", 2),
        ("AB[gc][cg]", "W:BC3,G7:W", 2),
        // The side to move is the one that moves first in the file, or the one that PL names.
        ("AB[gc][cg];B[aa]", "B:BC3,G7:W", 0),
        ("AB[ee]AW[ef][fe]", "B:BE5:WE4,F5", 0),
        ("AB[ee]AW[ef][fe];W[aa]", "W:BE5:WE4,F5", 0),
        ("AB[ee]AW[ef][fe]PL[white]", "W:BE5:WE4,F5", 0),
        ("PL[W]", "W:B:W", 0),
        ("PL[B]AW[ca:aa]AW[bb]", "B:B:WB8,A9,B9,C9", 0),
        // In two nodes, or twice, is nothing new.
        ("AB[ee];AB[ee];B[aa]", "B:BE5:W", 0),
    ] {
        let text = format!("(;GM[1]SZ[9]KM[5.5]{properties})");
        let game = read(&text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        assert_eq!(game.setup.stones().to_string(), stones, "{text}");
        assert_eq!(game.setup.handicap(), handicap, "{text}");
        let start = game.record.start();
        assert_eq!(start.to_move(), game.setup.stones().to_move());
        for player in Player::BOTH {
            assert_eq!(start.stones(player), game.setup.stones().of(player));
        }
        // Through our own file, a saved game and the command line's words it is the same game.
        let again =
            read(&write(&game)).unwrap_or_else(|error| panic!("{error:?}: {}", write(&game)));
        assert_eq!((again.setup, moves(&again)), (game.setup, moves(&game)), "{}", write(&game));
        let saved: SavedGame<Go> = parse_game(&format_game(&game)).expect("our own file");
        assert_eq!((saved.setup, saved.record), (game.setup, game.record), "{text}");
        let values = Go::format_setup(game.setup);
        let values: Vec<(&str, &str)> =
            values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(Go::parse_setup(&values), Ok(game.setup));
    }
}

#[test]
fn the_rule_against_repetition_is_the_files_own() {
    // Six stones round a ko that is taken and taken back, at once or after moves elsewhere.
    let ko = ";B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[ii];W[bb];B[cb]";
    // Its last move makes the board what it was before, as superko forbids: the case of the
    // specification.
    let cycle = ";B[ah];W[bi];B[bh];W[ch];B[bg];W[di];B[ag];W[ai];B[ci];W[bi]";
    let rule = |properties: &str, moves: &str| {
        let game = read(&format!("(;GM[1]SZ[9]{properties}{moves})"));
        game.map(|game| game.setup.ko()).map_err(|error| error.explain())
    };
    assert_eq!(rule("", ko), Ok(Ko::Simple));
    assert_eq!(rule("RU[Japanese]AP[Other:1]", cycle), Ok(Ko::Simple));
    let at_once = format!("{ko};W[bb]");
    assert_eq!(rule("RU[Chinese]", &at_once), Ok(Ko::None), "some program's rules allow it");
    let refused =
        |properties: &str, moves: &str| refusal(&format!("(;GM[1]SZ[9]{properties}{moves})"));
    for (properties, moves, reason) in [
        ("KORULE[simple]", at_once.as_str(), "(ko)"),
        ("KORULE[positional]", cycle, "(superko)"),
        ("AP[Plot 4:0.1.0]", cycle, "(superko)"),
        ("", ";B[ee];W[ee]", "This place is already taken"),
    ] {
        let error = refused(properties, moves).expect("refused");
        assert!(error.contains(reason), "{properties}: {error}");
    }
    assert_eq!(
        rule("AP[Plot 4:0.1.0]", ko),
        Ok(Ko::Positional),
        "as our files had it before they named the rule"
    );
}

#[test]
fn only_rules_that_have_a_name_are_called_by_it() {
    for (ko, scoring, name) in [
        (Ko::Positional, Scoring::Area, Some("Chinese")),
        (Ko::Simple, Scoring::Area, Some("Chinese")),
        (Ko::Simple, Scoring::Territory, Some("Japanese")),
        (Ko::None, Scoring::Area, None),
        (Ko::None, Scoring::Territory, None),
        (Ko::Positional, Scoring::Stones, None),
    ] {
        let setup = Setup::default().with_ko(ko).with_scoring(scoring);
        let text = write(&SavedGame::new(setup, [Seat::Human; 2], 1));
        let rules = text.split_once("RU[").and_then(|(_, rest)| rest.split_once(']'));
        assert_eq!(rules.map(|(name, _)| name), name, "{text}");
        let again = read(&text).expect("a game");
        assert_eq!(again.setup.scoring(), scoring, "{text}");
        assert!(text.contains(&format!("KORULE[{}]", ko.name())), "{text}");
    }
}

#[test]
fn the_position_with_stones_set_up_may_not_come_back() {
    // A ko that White could take at once: after it Black may not take back.
    let refused =
        refusal("(;GM[1]SZ[5]KORULE[positional]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[bb])");
    let refused = refused.expect("the board would be as it was set up");
    assert!(refused.contains("superko"), "{refused}");
}

#[test]
fn what_is_written_is_read_again() {
    let mut state = 3_u64;
    let mut legal = Vec::new();
    for size in [2, 5, 9, 19, 26] {
        for (ko, scoring, dead) in [
            (Ko::Positional, Scoring::Area, Dead::Stay),
            (Ko::Simple, Scoring::Stones, Dead::Settle),
            (Ko::None, Scoring::Area, Dead::Settle),
        ] {
            let mut setup =
                Setup::new(size).expect("a size").with_ko(ko).with_scoring(scoring).with_dead(dead);
            if Setup::HANDICAP_SIZES.contains(&size) {
                setup = setup.with_handicap(3).expect("a handicap");
            }
            let mut record = Record::new(Position::start(setup));
            for step in 0..60 {
                record.position().legal_moves(&mut legal);
                if legal.is_empty() {
                    break;
                }
                state += 1;
                let index =
                    usize::try_from(state.hash64() >> 20).expect("fewer bits") % legal.len();
                let mv = if step % 11 == 10 { Move::Pass } else { legal[index] };
                if record.position().refusal(mv).is_none() {
                    record.play(mv).expect("a legal move");
                }
                if step == 30 {
                    // A variation.
                    record.undo();
                }
            }
            let game = SavedGame::<Go> {
                record: record.in_order().into_owned(),
                ..SavedGame::new(setup, [Seat::Human; 2], 1)
            };
            let text = write(&game);
            let again = read(&text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
            assert_eq!(again.setup, setup);
            assert_eq!(moves(&again), moves(&game), "{text}");
            assert_eq!(again.record.branches(), game.record.branches(), "{text}");
        }
    }
}

#[test]
fn a_result_says_by_how_much() {
    let game = read("(;GM[1]SZ[5]KM[0.5]RE[B+24.5];B[cc];W[];B[])").expect("a game");
    let mut record = game.record.clone();
    record.go_to(usize::MAX);
    assert_eq!(record.position().outcome(), Some(Outcome::Win(Player::First)));
    assert!(write(&game).contains("RE[B+24.5]"), "{}", write(&game));
}

#[test]
fn territory_counts_where_the_rules_of_a_file_say_so() {
    for (rules, scoring) in [
        ("RU[Japanese]", Scoring::Territory),
        ("RU[Korean]", Scoring::Territory),
        ("RU[japanese]SCORING[area]", Scoring::Area),
        ("RU[AGA]", Scoring::Area),
        ("", Scoring::Area),
    ] {
        let game = read(&format!("(;GM[1]SZ[9]{rules};B[ee])")).expect("a game");
        assert_eq!(game.setup.scoring(), scoring, "{rules}");
    }
}

#[test]
fn what_is_told_of_a_game_is_kept() {
    let text = "(;GM[1]SZ[9]EV[Castle\\] game]RO[2 \
        (semi-final)]PC[?]DT[1950-03-01]BR[9d]WR[8d]RU[Ing]KM[4.5]RE[W+2.5];B[ee](;W[cc];B[gg])(;W[gc]))";
    let game = read(text).expect("a game");
    let told = |game: &SavedGame<Go>| {
        let told = game
            .about
            .iter()
            .map(|(what, text)| format!("{}: {text}", what.name()))
            .collect::<Vec<_>>();
        told.join("; ")
    };
    let expected = "event: Castle] game; round: 2 (semi-final); date: 1950-03-01; first-rank: 9d; \
        second-rank: 8d; rules: Ing; result: W+2.5";
    assert_eq!(told(&game), expected);
    let written = write(&game);
    for property in ["EV[Castle\\] game]", "DT[1950-03-01]", "WR[8d]", "RU[Ing]", "RE[W+2.5]"] {
        assert_eq!(written.matches(property).count(), 1, "{written}");
    }
    assert!(!written.contains("PC[") && !written.contains("Chinese"), "{written}");
    assert_eq!(told(&read(&written).expect("a game")), expected);
    // Files of our own keep it, too.
    let own = parse_game::<Go>(&format_game(&game)).expect("a game");
    assert_eq!(told(&own), expected);
    // A result belongs to these moves: a game that continues has none until it ends by our rules.
    let mut session = Session::new(game);
    let result =
        |session: &Session<Go>| session.game().info().of(Particular::Result).map(str::to_owned);
    session.play(Move::Place("H2".parse().expect("a point"))).expect("legal");
    assert_eq!(result(&session), None);
    let written = write(session.game());
    assert!(written.contains("RE[W+2.5]") && written.contains("PLOTRESULTAFTER["), "{written}");
    session.undo();
    assert_eq!(result(&session).as_deref(), Some("W+2.5"));
    // It still belongs there when the game is opened again, and not to the move that was tried
    // after it.
    let moves = session.record().cursor();
    let after = |game: &SavedGame<Go>| {
        (
            game.result_place().map(|(_, plies)| plies),
            game.record.moves().len(),
            game.record.cursor(),
        )
    };
    let again = parse_game::<Go>(&format_game(session.game())).expect("a game");
    assert_eq!(after(&again), (Some(moves), moves + 1, moves));
    assert_eq!(again.info().of(Particular::Result), Some("W+2.5"));
    let again = read(&write(session.game())).expect("a game");
    assert_eq!(after(&again), (Some(moves), moves + 1, moves + 1));
    assert_eq!(again.info().of(Particular::Result), None, "not of the move in view");
    // Our own files know it while other moves are in view, too.
    session.redo();
    assert_eq!(
        after(&parse_game::<Go>(&format_game(session.game())).expect("a game")),
        (Some(moves), moves + 1, moves + 1)
    );
    session.undo();
    let text = format_game(session.game());
    let own =
        |after: &str| {
            parse_game::<Go>(&text.replace(
                &format!("\"result-after\":{moves}"),
                &format!("\"result-after\":{after}"),
            ))
        };
    assert_eq!(after(&own("99").expect("a game")).0, None, "past the end is the end");
    for wrong in ["-1", "\"3\"", "null", "1.5"] {
        let error = own(wrong).expect_err("no number of moves").explain();
        assert!(error.contains("result-after"), "{error}");
    }
    session.play(Move::Resign).expect("legal");
    session.undo();
    let again = parse_game::<Go>(&format_game(session.game())).expect("a game");
    assert_eq!(
        again.info().of(Particular::Result),
        Some("W+2.5"),
        "also where the game ended in another way for a moment"
    );
    session.redo();
    session.make_main_line();
    let written = write(session.game());
    assert!(written.contains("RE[B+R]") && written.contains("RU[Chinese]"), "{written}");
    assert!(
        written.contains("PLOTRULES[Ing]"),
        "the name of the rules elsewhere is kept, and says nothing of the result: {written}"
    );
    assert!(
        session.next_game(1, FirstPlayer::Same).about.iter().next().is_none(),
        "nothing of it is true of the next game"
    );
    // Properties that we write ourselves are not shown as game info.
    assert_eq!(told(&read("(;GM[1]SZ[9]KM[7]RU[Chinese]RE[?];B[ee])").expect("a game")), "");
}

#[test]
fn a_resignation_that_the_result_tells_is_not_one_of_a_move_that_was_tried_later() {
    // Black is to move at the end, so White cannot be the one who resigns: the result is kept as
    // written.
    let game = read("(;GM[1]SZ[9]RE[B+R];B[ee];W[cc];B[gg];W[gc])").expect("a game");
    let mut session = Session::new(game);
    session.play(Move::Place("A1".parse().expect("a point"))).expect("legal");
    let written = write(session.game());
    assert!(written.contains("RE[B+R]") && written.contains("PLOTRESULTAFTER[4]"), "{written}");
    let again = read(&written).expect("a game");
    assert_eq!(
        (again.record.moves().len(), again.result_place().map(|(_, plies)| plies)),
        (5, Some(4)),
        "White has not resigned after a move of today"
    );
    assert_eq!(again.record.last_position().outcome(), None);
    assert_eq!(write(&again), written);
}

#[test]
fn dead_stones_are_not_settled_for_a_result_of_an_earlier_position() {
    let game = read("(;GM[1]SZ[9]RE[W+T]KORULE[simple]DEAD[stay];B[ee];W[cc])").expect("a game");
    let mut session = Session::new(game);
    session.play(Move::Pass).expect("legal");
    let text = write(session.game()).replace(";B[]", ";B[];W[]");
    assert!(text.contains("PLOTRESULTAFTER[2]"), "{text}");
    let again = read(&text).expect("a game");
    assert_eq!(again.setup.dead(), Dead::Stay);
    assert!(again.record.last_position().outcome().is_some(), "two passes end it");
}

#[test]
fn the_result_of_a_file_is_that_of_its_main_line() {
    let text = "(;GM[1]SZ[9]KM[7]RE[W+T]DEAD[stay](;B[ee];W[ec])(;B[cc];W[gg];B[];W[]))";
    let mut session = Session::new(read(text).expect("a game"));
    assert!(session.next_line());
    session.make_main_line();
    let written = write(session.game());
    let own = "RE[W+7]";
    assert!(written.contains(own) && written.contains("PLOTRESULT[W+T]"), "{written}");
    // The recorded one stays in its line.
    let again = read(&written).expect("a game");
    assert_eq!(write(&again), written);
    let mut session = Session::new(again);
    assert!(session.next_line());
    let info = session.game().info();
    assert_eq!(info.of(Particular::Result), Some("W+T"));
    session.make_main_line();
    let written = write(session.game());
    assert!(
        written.contains("RE[W+T]") && !written.contains(own) && !written.contains("PLOTRESULT"),
        "{written}"
    );
}

#[test]
fn a_result_stays_in_its_line_whichever_is_in_view() {
    let game = read("(;GM[1]SZ[9]RE[W+T](;B[ee];W[ec])(;B[cc];W[gg]))").expect("a game");
    let first: Vec<Move> = game.record.moves().to_vec();
    let mut session = Session::new(game);
    assert!(session.next_line());
    assert_eq!(session.game().info().of(Particular::Result), None, "that of another line");
    let written = write(session.game());
    assert!(written.contains("RE[W+T]") && !written.contains("PLOTRESULTAFTER"), "{written}");
    assert_eq!(
        read(&written).expect("a game").record.moves(),
        first,
        "the line with the result comes first"
    );
    // It stays there when the other line, which is not finished, becomes the main line.
    let mut other = Session::new(session.game().clone());
    other.make_main_line();
    let moved = write(other.game());
    assert!(moved.contains("RE[W+T]") && moved.contains("PLOTRESULTAFTER[2:1]"), "{moved}");
    let mut again = Session::new(read(&moved).expect("a game"));
    assert_eq!(again.game().info().of(Particular::Result), None);
    assert!(again.next_line());
    assert_eq!(again.record().moves(), first);
    assert_eq!(again.game().info().of(Particular::Result), Some("W+T"), "in its own line");
    // Our own files keep what is in view, and know where the result belongs.
    let own = parse_game::<Go>(&format_game(session.game())).expect("a game");
    assert_eq!(own.record.moves(), session.record().moves());
    assert_eq!(write(&own), written);
    // Moves that are tried in both lines change nothing of that.
    let mut session = Session::new(own);
    session.go_to(usize::MAX);
    session.play(Move::Place("A1".parse().expect("a point"))).expect("legal");
    session.next_line();
    assert_eq!(session.record().moves(), first);
    session.go_to(usize::MAX);
    session.play(Move::Place("B1".parse().expect("a point"))).expect("legal");
    session.next_line();
    let own = parse_game::<Go>(&format_game(session.game())).expect("a game");
    for game in [session.game(), &own] {
        let again = read(&write(game)).expect("a game");
        assert_eq!(
            (again.result_place().map(|(_, plies)| plies), again.record.moves().len()),
            (Some(2), 3)
        );
        assert_eq!(again.about.of(Particular::Result), Some("W+T"));
    }
    let text = format_game(session.game());
    assert!(text.contains("\"result-variation\":1"), "{text}");
    let moved = parse_game::<Go>(&text.replace("\"result-variation\":1", "\"result-variation\":9"))
        .expect("a game");
    assert_eq!(
        moved.about.of(Particular::Result),
        Some("W+T"),
        "of a variation that is not there: it is not lost"
    );
}

#[test]
fn dead_stones_are_settled_where_a_file_counts_otherwise_than_all_stones() {
    // White's stone on A1 is dead: Black has all of the board.
    let moves = ";B[bb];W[ae];B[cc];W[];B[];W[]";
    let moves = moves.replace(";W[];B[];W[]", ";W[];B[]");
    for (result, dead) in [
        ("RE[B+25]", Dead::Settle),
        ("", Dead::Settle),
        ("RE[B+0]", Dead::Settle),
        ("RE[0]", Dead::Settle),
        ("RE[B+1]", Dead::Stay),
        ("RE[b+1.0]", Dead::Stay),
        ("DEAD[stay]RE[B+25]", Dead::Stay),
    ] {
        let game = read(&format!("(;GM[1]SZ[5]KM[0]{result}{moves})")).expect("a game");
        assert_eq!(game.setup.dead(), dead, "{result}");
        let is_over = game.record.last_position().outcome().is_some();
        assert_eq!(is_over, dead == Dead::Stay, "{result}");
        let told =
            result.strip_prefix("RE[").and_then(|text| text.strip_suffix(']')).filter(|_| !is_over);
        assert_eq!(game.about.of(Particular::Result), told, "{result}");
        let again = read(&write(&game)).expect("a game");
        assert_eq!(
            (again.setup, again.about.of(Particular::Result)),
            (game.setup, told),
            "{result}"
        );
    }
}

#[test]
fn mutated_files_are_games_or_errors() {
    let text = "(;FF[4]GM[1]SZ[9]KM[6.5]HA[2]AB[cg][gc]AW[dd:de]PL[W]RU[Chinese];W[ee]C[x];B[cc](;W[gg];B[];W[tt])(;W[gh];PLOTMOVE[resign]))";
    let bytes = text.as_bytes();
    let mut state = 1_u64;
    let mut opened = 0;
    for _ in (0..20_000).filter(is_sampled) {
        let mut mutated = bytes.to_vec();
        for _ in 0..3 {
            if mutated.is_empty() {
                break;
            }
            state += 1;
            let hash = state.hash64();
            let at = usize::try_from(hash >> 40).expect("few bits") % mutated.len();
            match hash % 4 {
                0 => mutated[at] = u8::try_from(hash >> 8 & 0x7F).expect("seven bits"),
                1 => drop(mutated.remove(at)),
                2 => mutated.insert(at, mutated[(at * 7) % mutated.len()]),
                _ => mutated.truncate(at.max(1)),
            }
        }
        let parsed =
            parse_file(Path::new("game.sgf"), &mutated).and_then(|envelope| envelope.open::<Go>());
        opened += usize::from(parsed.is_ok());
    }
    assert!(opened > 20, "{opened} are still games");
}

/// Returns the moves of the line, what is agreed on at its end and the move number in view.
fn told(game: &SavedGame<Go>) -> (String, String, usize) {
    let record = &game.record;
    let agreed = record.agreed_at(record.last_place()).iter();
    (moves(game), agreed.map(ToString::to_string).collect::<Vec<_>>().join(" "), record.cursor())
}

#[test]
fn what_players_agree_on_is_kept_apart_from_the_moves() {
    let setup = Setup::new(5).expect("a size").with_dead(Dead::Settle);
    let line = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E1 A1 pass pass";
    let played = |text: &str| {
        let moves = Go::parse_moves(setup, text).expect("moves");
        SavedGame {
            record: Record::replay(Go::start(setup), &moves).expect("legal"),
            ..SavedGame::<Go>::new(setup, [Seat::Human; 2], 1)
        }
    };
    // At the end of a line, and where it was played on from.
    let counted = played(&format!("{line} dead:A1 dead:E1 done"));
    let mut on = played(&format!("{line} dead:E1 A2 C3"));
    on.record.go_to(14);
    for game in [&counted, &on] {
        let sgf = write(game);
        let again = read(&sgf).expect("a game");
        assert_eq!(again.record.branches(), game.record.branches(), "{sgf}");
        for place in [game.record.place_after(14), game.record.last_place()] {
            let after = game.record.plies_to(place).expect("of the line");
            let read = again.record.agreed_at(again.record.place_after(after));
            assert_eq!(read, game.record.agreed_at(place), "{sgf}");
        }
        let json = format_game(game);
        let again = parse_game::<Go>(&json).expect("a game");
        assert_eq!(again.record, game.record, "{json}");
    }
    let sgf = write(&counted);
    assert!(sgf.contains("RE[0]"), "{sgf}");
    // Other programs read the territories, which follow from it here.
    let ends = "TB[ae][ad][ac][ab][aa]TW[ee][ed][ec][eb][ea])\n";
    assert!(sgf.ends_with(ends), "{sgf}");
    let again = parse_file(Path::new("game.sgf"), sgf.as_bytes()).expect("a game");
    assert!(again.losses().all().is_empty(), "{:?}", again.losses());
    let again: SavedGame<Go> = again.open().expect("a game of Go");
    assert_eq!(again.record.markup_at(again.record.last_place()), "");
    assert_eq!(write(&again), sgf);
    let changed = sgf.replace("TB[ae]", "TB");
    let other = read(&changed).expect("a game");
    assert!(write(&other).contains("TB[ad][ac][ab][aa]TW"), "theirs stay");
    assert!(!write(&on).contains("TB["), "play went on");
}

#[test]
fn older_files_in_which_marks_were_turns_are_read() {
    let line = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E1 A1 pass pass";
    let old = |moves: &str, shown: usize| {
        let text = format!(
            r#"{{"version":2,"game":"go","setup":{{"size":5,"dead":"settle"}},"moves":"{line} {moves}","shown":{shown}}}"#
        );
        parse_game::<Go>(&text).expect("a game")
    };
    let is = |moves: &str, agreed: &str, cursor| (moves.to_owned(), agreed.to_owned(), cursor);
    let counted = old("dead:E1 dead:A1 done", 17);
    assert_eq!(told(&counted), is(line, "dead:A1 dead:E1 done", 14));
    assert!(counted.record.position().outcome().is_some());
    assert_eq!(told(&old("dead:E1", 3)), is(line, "dead:E1", 3));
    // Two turns after the passes: Black goes on at once. After one, White had to pass.
    let on = format!("{line} A2 C3");
    assert_eq!(told(&old("dead:E1 resume A2 C3", 18)), is(&on, "", 16));
    assert_eq!(told(&old("resume pass A2 C3", 17)), is(&on, "", 15));
    // So did files in SGF.
    let sgf = |moves: &str| {
        let mut text = write(&old("", 14));
        let end = text.rfind(')').expect("an end");
        text.replace_range(end.., &format!("{moves})"));
        read(&text).expect("a game")
    };
    let own = ";PLOTMOVE";
    let read = sgf(&format!("{own}[dead:E1]{own}[dead:A1]{own}[done]"));
    assert_eq!(told(&read), is(line, "dead:A1 dead:E1 done", 14));
    let read = sgf(&format!("{own}[dead:E1]{own}[resume];B[ad];W[cc]"));
    assert_eq!(told(&read), is(&on, "", 16));
    let read = sgf(&format!("{own}[resume];W[];B[ad];W[cc]"));
    assert_eq!(told(&read), is(&on, "", 16));
}

#[test]
fn a_pass_stands_between_two_moves_of_one_side_and_is_not_written() {
    for (moves, expected, count) in [
        (";B[aa];B[bb];W[cc]", "A9 pass B8 C7", 1),
        (";B[aa];B[bb];B[cc]", "A9 pass B8 pass C7", 2),
        (";B[aa];W[bb];W[cc]C[x]", "A9 B8 pass C7", 1),
        // Variations share the pass, and one that has a move instead has none.
        (";B[aa](;B[bb])(;B[cc])", "A9 pass B8", 1),
        (";B[aa](;B[bb];W[dd])(;W[cc])", "A9 pass B8 D6", 1),
        // A pass that the file has is one of its moves, also where another variation has none.
        (";B[aa](;W[];B[bb])(;B[cc])", "A9 pass B8", 0),
        (";B[aa](;B[bb])(;W[];B[cc])", "A9 pass B8", 0),
        (";B[aa];W[];B[bb]", "A9 pass B8", 0),
        // Variations that share it stand beside one that has a move instead.
        (";B[aa](;B[bb])(;B[cc])(;W[dd])", "A9 pass B8", 1),
    ] {
        let text = format!("(;GM[1]SZ[9]{moves})");
        let opened = parse_file(Path::new("game.sgf"), text.as_bytes()).expect("a game");
        let told = opened.losses().all().iter().find_map(|loss| match loss {
            Loss::LeftOut(count) => Some(*count),
            _ => None,
        });
        assert_eq!(told.unwrap_or(0), count, "{text}");
        let game = read(&text).expect("a game");
        assert_eq!(self::moves(&game), expected, "{text}");
        let written = write(&game);
        let begin = written.find(";B[aa]").expect("the first move");
        let again = written[begin..].trim_end().replace('\n', "");
        if !moves.contains("W[]") {
            assert_eq!(again, format!("{moves})"), "{text}");
        }
        // Our own format has no other way than to keep the pass, and knows that it was none.
        let own = parse_game::<Go>(&format_game(&game)).expect("a game");
        assert_eq!(write(&own), written, "{text}");
    }
}

#[test]
fn a_pass_of_which_something_is_written_is_a_move_of_the_file() {
    let mut game = read("(;GM[1]SZ[9];B[aa];B[bb])").expect("a game");
    let first = game.record.children(game.record.root())[0].1;
    let (_, pass) = game.record.children(first)[0];
    game.record.markup_mut(pass).push_str("N[x]");
    let written = write(&game);
    assert!(written.contains(";B[aa];W[]PLOTLEFTOUT[]N[x];B[bb]"), "{written}");
    assert_eq!(moves(&read(&written).expect("a game")), "A9 pass B8");
}

#[test]
fn play_may_go_on_after_two_passes() {
    let cases = [
        // Black resumes, White does, and both pass again.
        (";B[ee];W[];B[];W[cc];B[gg]", "E5 pass pass C7 G3"),
        (";B[ee];W[];B[];B[cc];W[gg]", "E5 pass pass pass C7 G3"),
        (";B[ee];W[];B[];W[cc];B[];W[]", "E5 pass pass C7 pass pass"),
        // Many servers end a game with three passes.
        (";B[ee];W[];B[];W[]", "E5 pass pass pass"),
        (";B[ee];W[tt];B[tt];W[tt];B[tt]", "E5 pass pass pass pass"),
        // The line that goes on is not the first one.
        (";B[ee];W[];B[](;W[])(;W[cc];B[gg])", "E5 pass pass pass"),
        // A stone is taken back at once after that, too.
        (
            ";B[de];W[ee];B[ed];W[fd];B[ef];W[ff];B[aa];W[ge];B[];W[];B[fe];W[ee];B[];W[]",
            "D5 E5 E6 F6 E4 F4 A9 G5 pass pass F5 E5 pass pass",
        ),
    ];
    for (nodes, expected) in cases {
        for rules in ["", "RU[Japanese]", "DEAD[stay]", "KORULE[none]"] {
            let text = format!("(;GM[1]SZ[9]KM[5.5]{rules}RE[B+9.5]{nodes})");
            let game = read(&text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
            assert_eq!(moves(&game), expected, "{text}");
            assert_eq!(game.setup.dead(), Dead::Settle, "{text}");
            assert_eq!(game.info().of(Particular::Result), Some("B+9.5"), "{text}");
            let written = write(&game);
            let nodes = nodes.replace("tt", "");
            assert!(written.replace('\n', "").ends_with(&format!("{nodes})")), "{written}");
            let again = read(&written).expect("a game");
            assert_eq!((again.setup, again.record), (game.setup, game.record), "{text}");
        }
    }
    // More than a hundred passes in a row are refused.
    let passes = "(;GM[1]SZ[9]".to_owned() + &";B[];W[]".repeat(51) + ")";
    let error = refusal(&passes).expect("a game without an end");
    assert!(error.contains("already over"), "{error}");
    // Any other fault is reported as before.
    let error = refusal("(;GM[1]SZ[9];B[ee];W[];B[];W[ee])").expect("a taken point");
    assert!(error.contains("taken"), "{error}");
}
