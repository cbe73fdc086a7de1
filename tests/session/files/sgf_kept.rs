//! A file of another program loses nothing: every property of every node of every variation is
//! there again after opening, playing and saving, in SGF and in our own format.

use std::path::Path;

use crate::random::is_sampled;
use plot4::core::go::{Go, Move};
use plot4::core::gomoku::Gomoku;
use plot4::core::kind::GameKind;
use plot4::session::SavedGame;
use plot4::storage::{
    Envelope, Loss, file_to_save, format_file, format_game, parse_file, parse_file_game, parse_game,
};
use plot4::words::{Explain as _, lost};

/// What a file says besides its header: for each property the moves and set-ups before it, its name
/// and its values. A line of a comment is one entry.
type Said = Vec<(String, String)>;

/// A node of the slow reader: its properties as they stand in the file.
type Node = Vec<(String, String)>;

/// The properties that the first node of any file of ours has.
const HEADER: [&str; 13] =
    ["FF", "GM", "CA", "AP", "SZ", "KM", "RU", "KORULE", "PB", "PW", "RE", "DEAD", "SCORING"];
/// The properties of other programs, at any node.
const OTHERS: [&str; 26] = [
    "LB[aa:1][bb:(]",
    "TR[aa][cc]",
    "SQ[bb]",
    "CR[dd:ee]",
    "MA[ff]",
    "SL[gg]",
    "N[a name \\] of (it]",
    "GB[1]",
    "GW[2]",
    "DM[1]",
    "UC[2]",
    "HO[1]",
    "TE[1]",
    "BM[2]",
    "DO[]",
    "IT[]",
    "V[-3.5]",
    "AR[aa:bb]",
    "DD[]",
    "VW[]",
    "FG[257:a figure]",
    "BL[299.5]",
    "OW[3]",
    "KT[H4sI;)]",
    "XYZ[one][t\\\\wo][;B[aa\\]]",
    "C[first line\n(second; line]",
];

/// Numbers by chance that are the same for the same seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % most
    }

    /// Returns properties of other programs.
    fn others(&mut self) -> String {
        let mut names = Vec::new();
        let mut text = String::new();
        for _ in 0..self.below(4) {
            let property = OTHERS[self.below(OTHERS.len())];
            if !names.contains(&property) {
                names.push(property);
                text.push_str(property);
            }
        }
        text
    }

    /// Adds nodes after a position in which `plies` moves were made, on points that touch no other.
    fn nodes(&mut self, text: &mut String, plies: usize, mut open: Vec<String>) {
        let mut plies = plies;
        for _ in 0..=self.below(4) {
            let letter = ["B", "W"][plies % 2];
            match self.below(8) {
                0 => {
                    text.extend([";PL[", letter, "]", &self.others()]);
                }
                1 => text.extend([";", &self.others()]),
                2 if plies > 0 => {
                    let at = open[self.below(open.len())].clone();
                    let name = ["AB", "AW", "AE"][self.below(3)];
                    text.extend([";", name, "[", &at, "]", &self.others()]);
                }
                _ if open.len() > 1 => {
                    let at = open.swap_remove(self.below(open.len()));
                    let (before, after) = (self.others(), self.others());
                    let twice = before.contains("C[") && after.contains("C[");
                    let after = if twice { String::new() } else { after };
                    text.extend([";", &before, letter, "[", &at, "]", &after]);
                    plies += 1;
                }
                _ => {}
            }
        }
        if text.len() < 2000 && self.below(3) > 0 {
            for _ in 0..=self.below(3) {
                text.push_str("(;");
                text.push_str(&self.others());
                self.nodes(text, plies, open.clone());
                text.push(')');
            }
        }
    }
}

/// Reads a file without knowing what anything in it means.
struct Slow<'a> {
    rest: &'a str,
    said: Said,
    /// Whether the header is left out.
    skips_header: bool,
}

impl Slow<'_> {
    fn of(text: &str) -> Said {
        Self::read(text, true)
    }

    fn with_header(text: &str) -> Said {
        Self::read(text, false)
    }

    fn read(text: &str, skips_header: bool) -> Said {
        let mut slow = Slow { rest: text.trim(), said: Vec::new(), skips_header };
        slow.tree("");
        assert_eq!(slow.rest, "", "all of it is read");
        slow.said.sort();
        slow.said
    }

    fn take(&mut self, mark: char) -> bool {
        self.rest = self.rest.trim_start();
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Reads a variation. Nodes at its start without a move are about the first one with a move.
    fn tree(&mut self, before: &str) {
        assert!(self.take('('));
        let mut path = before.to_owned();
        let mut waiting: Vec<Node> = Vec::new();
        let mut is_first = !before.is_empty();
        while self.take(';') {
            let node = self.node();
            let is_step = |name: &str| ["B", "W", "AB", "AW", "AE"].contains(&name);
            let step = node.iter().find(|(name, _)| is_step(name));
            if let Some((name, values)) = step {
                path = format!("{path} {name}{values}");
            } else if is_first {
                // It is said of this position who moves.
                if node.iter().any(|(name, _)| name == "PL") {
                    self.say(&path, node);
                } else {
                    waiting.push(node);
                }
                continue;
            }
            for node in waiting.drain(..).chain([node]) {
                self.say(&path, node);
            }
            is_first = false;
        }
        for node in waiting {
            self.say(&path, node);
        }
        while self.rest.trim_start().starts_with('(') {
            self.tree(if path.is_empty() { " " } else { &path });
        }
        assert!(self.take(')'));
    }

    fn say(&mut self, path: &str, node: Node) {
        for (name, values) in node {
            if name == "C" {
                let lines = values.trim_matches(['[', ']']).lines();
                self.said.extend(lines.map(|line| (path.trim().to_owned(), format!("C {line}"))));
            } else if !self.skips_header || !HEADER.contains(&&*name) {
                let what = (path.trim().to_owned(), format!("{name}{values}"));
                // Two variations may begin with the same move, which is one move then.
                let is_move = ["B", "W"].contains(&&*name);
                if !is_move || !self.said.contains(&what) {
                    self.said.push(what);
                }
            }
        }
    }

    fn node(&mut self) -> Node {
        let mut node = Node::new();
        loop {
            self.rest = self.rest.trim_start();
            let length = self
                .rest
                .find(|character: char| !character.is_ascii_uppercase())
                .unwrap_or_default();
            if length == 0 {
                return node;
            }
            let (name, rest) = self.rest.split_at(length);
            self.rest = rest;
            let mut values = String::new();
            while self.take('[') {
                let mut is_escaped = false;
                let end = self.rest.find(|character| {
                    let is_end = character == ']' && !is_escaped;
                    is_escaped = character == '\\' && !is_escaped;
                    is_end
                });
                let end = end.expect("a value has an end");
                values.extend(["[", &self.rest[..end], "]"]);
                self.rest = &self.rest[end + 1..];
            }
            node.push((name.to_owned(), values));
        }
    }
}

fn read(text: &str) -> SavedGame<Go> {
    parse_file(Path::new("game.sgf"), text.as_bytes())
        .and_then(|game| game.open())
        .unwrap_or_else(|error| panic!("{error:?}: {text}"))
}

fn write(game: &SavedGame<Go>) -> String {
    format_file(Path::new("game.sgf"), &Envelope::of(game))
        .unwrap_or_else(|error| panic!("{error:?}: {}", format_game(game)))
}

/// Checks that two files say the same, and names the first difference.
fn check_same(written: &Said, said: &Said, about: &str) {
    let count =
        |all: &Said, what: &(String, String)| all.iter().filter(|&other| other == what).count();
    let differs = |what: &&(String, String)| count(written, what) != count(said, what);
    let first = said.iter().chain(written).find(differs);
    assert_eq!(first, None, "{about}");
}

#[test]
fn every_property_of_every_node_is_kept() {
    let mut unplayed = 0;
    for seed in (0..400).filter(is_sampled) {
        let mut chance = Chance(seed);
        let points = (0..25).map(|index| {
            let letter = |number: u8| char::from(b'a' + 2 * number);
            format!("{}{}", letter(index % 5), letter(index / 5))
        });
        let mut text = "(;GM[1]SZ[9]KM[0]".to_owned();
        text.push_str(&chance.others());
        chance.nodes(&mut text, 0, points.collect());
        text.push(')');
        let said = Slow::of(&text);
        let game = read(&text);
        unplayed += usize::from(said.iter().any(|(_, what)| what.starts_with("AE")));
        check_same(&Slow::of(&write(&game)), &said, &format!("seed {seed}: {text}"));
        let own = parse_game::<Go>(&format_game(&game)).expect("our own file");
        check_same(&Slow::of(&write(&own)), &said, &format!("{seed}, by our format: {text}"));
        // A move that was not there, at the start and at the end.
        let mut game = own;
        game.record.go_to(usize::MAX);
        let end = Move::Place("B2".parse().expect("a point"));
        if game.record.position().refusal(end).is_none() {
            game.record.play(end).expect("legal");
        }
        game.record.go_to(0);
        game.record.play(Move::Place("D2".parse().expect("a point"))).expect("legal");
        let played = Slow::of(&write(&parse_game::<Go>(&format_game(&game)).expect("a game")));
        for what in &said {
            assert!(played.contains(what), "seed {seed}: {what:?} of {text}");
        }
    }
    assert!(unplayed > 10, "{unplayed} files set up stones within the game");
}

#[test]
fn a_position_that_is_set_up_within_the_game_is_kept_and_said_not_to_be_shown() {
    let text = "(;GM[1]SZ[9]KM[0];B[ee]C[x];AE[ee]AW[aa]C[y];B[bb](;W[cc])(;W[dd]))";
    let envelope = parse_file(Path::new("game.sgf"), text.as_bytes()).expect("a game");
    assert_eq!(
        lost(envelope.losses()).as_deref(),
        Some("Not shown, but kept when you save: a position set up within the game")
    );
    let game: SavedGame<Go> = envelope.open().expect("Go");
    assert_eq!(game.record.moves().len(), 1);
    let own = format_game(&game);
    assert!(own.contains("\"version\": 4"), "{own}");
    assert!(write(&game).contains("(;AE[ee]AW[aa]C[y];B[bb](;W[cc])(;W[dd]))"), "{}", write(&game));
}

#[test]
fn a_variation_with_a_move_that_the_rules_refuse_is_kept_from_there_on() {
    let text = "(;GM[1]SZ[9]KM[0];B[ee];W[dd](;B[cc];W[gg])\
        (;C[one];B[cf](;W[ee]C[taken];B[aa](;W[ab])(;W[ac]))(;W[fc]))(;B[ff];W[zz]TR[aa]))";
    let envelope = parse_file(Path::new("game.sgf"), text.as_bytes()).expect("a game");
    let told = "Not shown, but kept when you save: 2 variations, from a move on that the rules do not allow";
    assert_eq!(lost(envelope.losses()).as_deref(), Some(told));
    let game: SavedGame<Go> = envelope.open().expect("Go");
    assert_eq!(game.record.tree_size(), 7);
    let own = format_game(&game);
    assert!(own.contains("\"version\": 4"));
    assert_eq!(write(&parse_game::<Go>(&own).expect("a game")), write(&game));
    let written = write(&game);
    for part in ["(;W[ee]C[taken];B[aa](;W[ab])(;W[ac]))", "(;W[zz]TR[aa])", "W[fc]", "C[one]"] {
        assert!(written.contains(part), "{part}: {written}");
    }
    assert_eq!(write(&read(&written)), written);
    // In the first line the game opens up to there, whatever other variations there are.
    for (first, rest) in [
        ("(;GM[1]SZ[9];B[ee];W[ee](;B[aa])(;B[bb]))", ";W[ee](;B[aa])(;B[bb])"),
        ("(;GM[1]SZ[9];B[ee](;W[ee])(;W[aa]))", ";W[ee]"),
    ] {
        let opened = parse_file(Path::new("game.sgf"), first.as_bytes()).expect("a game");
        let losses = opened.losses().all();
        assert!(
            matches!(losses, [Loss::UpTo { error, rest: told }]
                if error.explain().starts_with("Move 2 (“ee”") && told == rest),
            "{losses:?}"
        );
        let game: SavedGame<Go> = opened.open().expect("Go");
        assert_eq!(game.record.cursor(), 1, "{first}");
        let said = Slow::of(first);
        check_same(&Slow::of(&write(&game)), &said, first);
    }
}

#[test]
fn a_file_without_such_positions_is_one_for_older_programs() {
    let own = format_game(&read("(;GM[1]SZ[9];B[ee]TR[aa])"));
    assert!(own.contains("\"version\": 3"), "{own}");
}

#[test]
fn stones_before_the_first_move_may_stand_in_several_nodes() {
    let game = read("(;GM[1]SZ[9]KM[0]AB[aa];TR[bb];AW[cc][dd]PL[W];W[ee])");
    assert_eq!(game.setup.own_stones().map(|stones| stones.len()), Some(3));
    let text = write(&game);
    assert!(text.contains("TR[bb]"), "{text}");
    // A stone that is taken off again belongs to a later position.
    let game = read("(;GM[1]SZ[9]KM[0]AB[aa][bb];AE[aa];W[ee])");
    assert_eq!(game.setup.own_stones().map(|stones| stones.len()), Some(2));
    assert!(write(&game).contains("(;AE[aa];W[ee])"));
}

#[test]
fn a_problem_opens_at_its_first_move_and_a_game_at_its_end() {
    let problem = read("(;GM[1]SZ[9]AB[aa]AW[ba];B[bb];W[cc])");
    assert_eq!((problem.record.cursor(), problem.record.moves().len()), (0, 2));
    let handicap = read("(;GM[1]SZ[9]AB[cc][gg];W[bb];B[dd])");
    assert_eq!(handicap.record.cursor(), 2);
}

#[test]
fn numbered_signs_of_pdn_are_kept() {
    use plot4::core::checkers::Checkers;
    let text = "[Event \"x\"]\n\n1. 11-15 $1 $146 (1. 9-14 $6 {a} $2) 23-19! $10 *\n";
    let open = |text: &str| -> SavedGame<Checkers> {
        let file = parse_file(Path::new("game.pdn"), text.as_bytes());
        file.and_then(|game| game.open()).expect("a game")
    };
    let game = parse_game::<Checkers>(&format_game(&open(text))).expect("our own file");
    let again = format_file(Path::new("game.pdn"), &Envelope::of(&game)).expect("a file");
    for sign in ["15 $1 $146", "9-14 $6 $2", "23-19! $10"] {
        assert!(again.contains(sign), "{sign}: {again}");
    }
}

/// What first nodes say, and nothing of it is written by us in that way.
const HEADERS: [&str; 30] = [
    "FF[3]",
    "FF[4]",
    "CA[UTF-8]",
    "CA[utf-8]",
    "AP[Sabaki:0.52.2]",
    "ST[2]",
    "RU[Japanese]",
    "RU[japanese]",
    "RU[NZ]",
    "RU[]",
    "KM[6.50]",
    "KM[0]",
    "KM[6.25]",
    "KM[375]",
    "RE[?]",
    "RE[]",
    "RE[B+]",
    "RE[Void]",
    "RE[W+0.50]",
    "RE[B+Resign]",
    "RE[W+R]",
    "RE[W+T]",
    "RE[to be continued]",
    "DT[2020-01-01,02]",
    "PB[Ada]BR[5d]",
    "PW[ High ]",
    "GN[a \\] b]",
    "EV[two  blanks]RO[1]",
    "HA[0]",
    "GC[about\nit]US[]",
];

/// Returns a game by chance, with a header like those of other programs, and with passes.
fn foreign_game(chance: &mut Chance) -> String {
    let points = (0..25).map(|index| {
        let letter = |number: u8| char::from(b'a' + 2 * number);
        format!("{}{}", letter(index % 5), letter(index / 5))
    });
    let mut text = "(;GM[1]SZ[9]".to_owned();
    for _ in 0..chance.below(6) {
        let header = HEADERS[chance.below(HEADERS.len())];
        let name = |text: &str| text.split('[').next().unwrap_or_default().to_owned();
        if !text.contains(&format!("{}[", name(header))) {
            text.push_str(header);
        }
    }
    text.push_str(&chance.others());
    let passes = chance.below(5);
    for pass in 0..passes {
        text.push_str([";B[]", ";W[]"][pass % 2]);
        text.push_str(&chance.others());
    }
    chance.nodes(&mut text, passes, points.collect());
    text + ")"
}

#[test]
fn a_file_that_is_saved_as_it_was_opened_says_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sgf");
    for seed in (0..400).filter(is_sampled) {
        let mut chance = Chance(seed);
        let games: Vec<String> = (0..=chance.below(3)).map(|_| foreign_game(&mut chance)).collect();
        let file = games.join("\n\n");
        std::fs::write(&path, &file).expect("written");
        let opened = parse_file(&path, file.as_bytes());
        let opened = opened.unwrap_or_else(|error| panic!("{error:?}: {file}"));
        for (index, own) in games.iter().enumerate() {
            let game = if games.len() == 1 {
                opened.clone()
            } else {
                let listed = opened.games();
                let index = listed.iter().position(|game| *game.text == **own);
                parse_file_game(&path, listed, index.expect("listed")).expect("a game")
            };
            assert_eq!(game.text().as_deref(), Some(&**own), "seed {seed}");
            let game: SavedGame<Go> = game.open().expect("Go");
            let saved = file_to_save(&path, &Envelope::of(&game), Some(own), Some(own));
            let saved = saved.expect("a file");
            let about = format!("seed {seed}: {own}\n{}", saved.game);
            check_same(&Slow::with_header(&saved.game), &Slow::with_header(own), &about);
            let text = String::from_utf8(saved.bytes).expect("UTF-8");
            for (other, text_of_other) in games.iter().enumerate() {
                assert!(other == index || text.contains(text_of_other), "{about}");
            }
        }
    }
}

#[test]
fn a_later_game_that_cannot_be_read_is_said_to_be_so() {
    let many = "C[]".repeat(1001);
    let text = format!("(;GM[1]SZ[9];B[cc])\n(;GM[1]SZ[9];B[dd]\n;{many})");
    let opened = parse_file(Path::new("games.sgf"), text.as_bytes()).expect("the first game");
    let told = lost(opened.losses()).expect("a game is not offered");
    assert!(told.contains("A later game in this file cannot be read. Line 3"), "{told}");
    for wrong in ["fit in the list", "text around", "The other game"] {
        assert!(!told.contains(wrong), "{told}");
    }
}

#[test]
fn the_error_of_a_later_game_names_its_place_in_the_file() {
    for (text, place) in [
        ("(;GM[4]SZ[9];B[cc])\n\n(;GM[4]SZ[9]\nAB[dd])", "Line 4, column 1"),
        ("(;GM[4]SZ[9];B[cc]) (;GM[4]AB[dd])", "Line 1, column 28"),
    ] {
        let path = Path::new("games.sgf");
        let listed = parse_file(path, text.as_bytes()).expect("the first game");
        let error = parse_file_game(path, listed.games(), 1).expect_err("a fault");
        let told = error.explain();
        assert!(told.contains(place), "{told}");
    }
}

/// Returns the file of a game after something was done with it and it was saved.
fn saved_after<K: GameKind>(text: &str, act: impl Fn(&mut SavedGame<K>)) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, text).expect("written");
    let opened = parse_file(&path, text.as_bytes()).and_then(|game| game.open());
    let mut game: SavedGame<K> = opened.expect("a game");
    act(&mut game);
    let saved = file_to_save(&path, &Envelope::of(&game), Some(text), Some(text));
    String::from_utf8(saved.expect("a file").bytes).expect("UTF-8")
}

#[test]
fn a_move_that_is_tried_is_a_variation_of_the_line_of_the_file() {
    let point = |text: &str| Move::Place(text.parse().expect("a point"));
    for (result, end) in [("RE[B+R]", ""), ("RE[W+9.5]", ";B[];W[]"), ("RE[?]", ""), ("", "")] {
        let text = format!("(;GM[1]SZ[9]{result};B[cc]C[a];W[gg];B[cg];W[gc]{end})");
        let after = saved_after(&text, |game: &mut SavedGame<Go>| {
            game.record.go_to(2);
            game.record.play(point("E5")).expect("legal");
            game.record.play(point("D5")).expect("legal");
        });
        let expected =
            format!("(;GM[1]SZ[9]{result};B[cc]C[a];W[gg](;B[cg];W[gc]{end})(;B[ee];W[de]))");
        assert_eq!(after.trim().replace('\n', ""), expected);
    }
    // What is played on at the end belongs to its line, whatever was tried there later.
    let text = "(;GM[1]SZ[9];B[cc])";
    let after = saved_after(text, |game: &mut SavedGame<Go>| {
        game.record.play(point("E5")).expect("legal");
        game.record.go_to(1);
        game.record.play(point("D5")).expect("legal");
    });
    assert_eq!(after.trim(), "(;GM[1]SZ[9];B[cc](;W[ee])(;W[de]))");
}

#[test]
fn what_changes_is_written_in_the_place_of_what_was_there() {
    let text = "(;GM[1]SZ[9]RE[?]PB[Ada];B[cc];W[gg])";
    let after = saved_after(text, |game: &mut SavedGame<Go>| {
        game.record.play(Move::Resign).expect("legal");
    });
    assert_eq!(after.trim(), "(;GM[1]SZ[9]RE[W+R]PB[Ada];B[cc];W[gg])");
    // Stones in several nodes are together those of the first one.
    let text = "(;GM[1]SZ[9]KM[6.50]AB[aa];AW[cc]PL[W];W[ee])";
    let after = saved_after::<Go>(text, |_| {});
    assert!(after.starts_with("(;GM[1]SZ[9]KM[6.50]AB[aa]"), "{after}");
    assert_eq!(read(&after).setup, read(text).setup);
    // Gomoku does the same.
    for text in [
        "(;GM[4]SZ[15]RU[of the house]RE[B+R]PB[Ada];B[hh])",
        "(;GM[4]RE[0]TM[600];B[hh];W[gg](;B[ii])(;B[gh]))",
    ] {
        assert_eq!(saved_after::<Gomoku>(text, |_| {}).trim(), text);
    }
}

#[test]
fn a_file_in_an_older_encoding_stays_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    // In GB 2312; CA may also be missing.
    for declared in ["CA[GB2312]", ""] {
        let text =
            [b"(;GM[1]SZ[9]", declared.as_bytes(), b"PB[\xb9\xc5\xc1\xa6];B[cc]C[\xba\xc3])"]
                .concat();
        std::fs::write(&path, &text).expect("written");
        let opened = parse_file(&path, &text).expect("a game");
        let own = opened.text().expect("its text");
        let saved = file_to_save(&path, &opened, Some(&own), Some(&own)).expect("a file");
        assert_eq!(saved.bytes.trim_ascii(), text.trim_ascii());
        // A character that is not in it needs another one.
        let mut game: SavedGame<Go> = opened.open().expect("Go");
        let last = game.record.last_place();
        game.record.markup_mut(last).push_str("N[\u{2713}]");
        let saved = file_to_save(&path, &Envelope::of(&game), Some(&own), Some(&own));
        let saved = String::from_utf8(saved.expect("a file").bytes).expect("UTF-8");
        assert!(saved.contains("CA[UTF-8]") && saved.contains("N[\u{2713}]"), "{saved}");
    }
}
