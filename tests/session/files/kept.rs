//! One rule: what was opened or played is what is kept, in every format, or one line says what is
//! not.

use std::path::Path;

use plot4::core::about::Particular;
use plot4::core::checkers::Checkers;
use plot4::core::connect4::Connect4;
use plot4::core::game::{Game, Player};
use plot4::core::go::Go;
use plot4::core::gomoku::Gomoku;
use plot4::core::kind::{GameKind, listed_moves};
use plot4::core::record::Builder;
use plot4::games::{GameId, with_game};
use plot4::players::{Names, Seat};
use plot4::session::{Coach, SavedGame, SeriesScore};
use plot4::storage::{
    Envelope, Loss, extension_for, format_file, format_game, parse_file, parse_game,
};
use plot4::words::{Explain as _, lost, text};

/// Numbers by chance that are the same for the same seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % most.max(1)
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// Returns a text of characters that mean something in one of the formats, and of others.
    fn text(&mut self, most: usize) -> String {
        const CHARACTERS: [char; 26] = [
            ']', '\\', '}', '{', '[', ';', '(', ')', '"', ':', ',', '/', '*', '%', '!', ' ', '1',
            '.', 'x', 'é', '红', '\n', '\r', '\t', '\u{1b}', '\u{202e}',
        ];
        let most = if self.below(20) == 0 { 100 * most } else { most };
        (0..self.below(most)).map(|_| *self.of(&CHARACTERS)).collect()
    }
}

/// Returns a set-up by chance, on any board and with any rules.
fn setup<K: GameKind>(chance: &mut Chance) -> K::Setup {
    let mut setup = K::Setup::default();
    for _ in 0..chance.below(6) {
        let aspects = K::setup_aspects(setup);
        let at = chance.below(aspects.len());
        if let Some(aspect) = aspects.into_iter().nth(at) {
            let option = chance.below(aspect.options.len());
            setup = aspect.options.into_iter().nth(option).map_or(setup, |(_, setup)| setup);
        }
    }
    setup
}

/// Returns markup in the notation of a game's other format; nothing where it has none.
fn markup<K: GameKind>(chance: &mut Chance, is_root: bool) -> String {
    let (sgf, pdn) = (
        [
            "LB[aa:1][bb:\\\\]",
            "TR[cc]N[a \\] b]",
            "KT[H4sIAAAAAAAA\n/+1d]",
            "BL[299.5]OB[3];VW[]",
            "XYZ[;B[aa\\](]",
        ],
        if is_root {
            ["[PlyCount \"33\"]", "[ECO \"a \\\" b\"]", "[X1 \"\"]", "[Y \"%{(\"]", ""]
        } else {
            ["$1", "$4", "$9", "$2 $3", "$16"]
        },
    );
    match extension_for(K::NAME) {
        Some("sgf") => (*chance.of(&sgf)).to_owned(),
        Some("pdn") => (*chance.of(&pdn)).to_owned(),
        _ => String::new(),
    }
}

/// Returns a game by chance, with variations, comments, markup and everything else that a game can
/// have.
fn game<K: GameKind>(chance: &mut Chance) -> SavedGame<K> {
    let setup = setup::<K>(chance);
    let mut record = Builder::new(K::start(setup));
    let long = chance.below(8) == 0;
    for step in 0..chance.below(if long { 400 } else { 40 }) {
        if chance.below(6) == 0 {
            record.back_to(record.plies().saturating_sub(chance.below(5)));
        }
        if chance.below(3) == 0 {
            record.write(&chance.text(20));
        }
        if chance.below(4) == 0 && record.plies() == 0
            || step > 0 && chance.below(5) == 0 && record.plies() > 0
        {
            let is_root = record.plies() == 0;
            let separator = if extension_for(K::NAME) == Some("sgf") { ";" } else { "\n" };
            record.add_markup(separator, &markup::<K>(chance, is_root));
        }
        let moves = listed_moves::<K>(record.position());
        if record.position().outcome().is_some() || moves.is_empty() {
            continue;
        }
        record.play(*chance.of(&moves)).expect("a listed move is legal");
    }
    let seats = [
        Seat::Human,
        if chance.below(2) == 0 { Seat::Human } else { Seat::Computer(K::USUAL_LEVEL) },
    ];
    let mut game = SavedGame::<K>::new(setup, seats, chance.0);
    game.record = record.finish();
    let length = game.record.moves().len();
    game.record.go_to(chance.below(length + 1));
    let names = [chance.text(40), ["Anna", "high", "Ben (Human)", ""][chance.below(4)].to_owned()];
    game.names = Names::new([&names[0], &names[1]]).of_people(game.seats);
    for particular in Particular::ALL {
        if particular != Particular::Result && chance.below(6) == 0 {
            game.about.set(particular, &chance.text(60));
        }
    }
    if chance.below(2) == 0 {
        game.score = SeriesScore { first: 3, second: 1, draws: 2 };
        (game.is_analysed, game.is_hinted, game.is_taken_back) = (true, true, true);
        game.coach = Coach::ALL[chance.below(3)];
        (game.taught, game.number) = (7, Some(u64::MAX));
    }
    game
}

/// Asserts that both have the same tree, with what is written about its positions.
fn assert_same_tree<K: GameKind>(game: &SavedGame<K>, again: &SavedGame<K>, text: &str) {
    let tree = |game: &SavedGame<K>| -> Vec<String> {
        let record = &game.record;
        let steps =
            record.steps().map(|step| format!("{} {} {}", step.branch, step.plies, step.mv));
        let notes = record.places().map(|place| {
            let markup: String = record
                .markup_at(place)
                .chars()
                .filter(|c| *c != ';' && !c.is_whitespace())
                .collect();
            format!("{:?} {markup:?}", record.comment_at(place))
        });
        steps.chain(notes).collect()
    };
    let (before, after) = (tree(game), tree(again));
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(before, after, "{text}");
    }
    assert_eq!(before.len(), after.len(), "{text}");
    assert_eq!((again.setup, &again.names), (game.setup, &game.names), "{text}");
}

/// Asserts the rule for a game, in our own format and in that of other programs.
fn check<K: GameKind>(game: &SavedGame<K>) {
    let text = format_game(game);
    let again = parse_game::<K>(&text).unwrap_or_else(|damage| panic!("{damage:?}\n{text}"));
    assert_same_tree(game, &again, &text);
    assert_eq!(format_game(&again), text, "nothing changes any more");
    assert_eq!(parse_game::<K>(&format_game(&again)).as_ref(), Ok(&again));
    let same = SavedGame { record: again.record.clone(), ..game.clone() };
    assert_eq!(again, same, "everything else is as it was, too");
    assert_eq!(Envelope::parse(&text).map(|envelope| lost(envelope.losses())), Ok(None));
    let Some(extension) = extension_for(K::NAME) else {
        return;
    };
    let path = Path::new("game").with_extension(extension);
    let file = format_file(&path, &Envelope::of(game))
        .unwrap_or_else(|damage| panic!("{damage:?}\n{text}"));
    let envelope =
        parse_file(&path, file.as_bytes()).unwrap_or_else(|damage| panic!("{damage:?}\n{file}"));
    // Nothing is lost; a notice says what the board does not follow.
    let losses = envelope.losses().all().iter();
    let lost: Vec<&Loss> = losses.filter(|loss| !matches!(loss, Loss::NotShown(_))).collect();
    assert!(lost.is_empty(), "{lost:?}: {file}");
    let read: SavedGame<K> = envelope.open().unwrap_or_else(|damage| panic!("{damage:?}\n{file}"));
    assert_same_tree(game, &read, &file);
    assert_eq!(read.about, game.about, "{file}");
    assert_eq!(
        format_file(&path, &Envelope::of(&read)).as_ref(),
        Ok(&file),
        "what is read is written as it was"
    );
}

#[test]
fn every_game_comes_back_whole_from_every_format() {
    for seed in 0..60 {
        for &id in GameId::ALL {
            with_game!(id, K => check(&game::<K>(&mut Chance(seed))));
        }
    }
}

/// Returns the game of a file with this name, and the line that says what of it is not kept.
fn read<K: GameKind>(name: &str, text: &str) -> (SavedGame<K>, Option<String>) {
    let envelope = parse_file(Path::new(name), text.as_bytes())
        .unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    (envelope.open().unwrap_or_else(|error| panic!("{error:?}\n{text}")), lost(envelope.losses()))
}

/// Returns a game as a file with this name.
fn write<K: GameKind>(name: &str, game: &SavedGame<K>) -> String {
    format_file(Path::new(name), &Envelope::of(game)).expect("the game has this format")
}

#[test]
fn marks_and_unknown_properties_of_sgf_come_back() {
    let text = "(;GM[1]SZ[9]GC[first game]LB[aa:A]ST[2];B[ee]LB[cc:1][dd:2]BL[299.5]N[a \\] \
        b](;W[cc]TR[ee];SQ[aa])(;W[gg]XYZ[;B[hh\\]]))";
    let (game, lost) = read::<Go>("game.sgf", text);
    assert_eq!(lost, None);
    let again = write("game.sgf", &read::<Go>("game.json", &format_game(&game)).0);
    let bare = again.replace('\n', "");
    for part in [
        "GC[first game]LB[aa:A]ST[2]",
        ";B[ee]LB[cc:1][dd:2]BL[299.5]N[a \\] b]",
        "(;W[cc]TR[ee];SQ[aa])",
        "(;W[gg]XYZ[;B[hh\\]])",
    ] {
        assert!(bare.contains(part), "{part}\n{again}");
    }
    assert_eq!(write("game.sgf", &read::<Go>("game.sgf", &again).0), again);
}

#[test]
fn signs_and_unknown_tags_of_pdn_come_back() {
    let text = "[Event \"x\"]\n[PlyCount \"3\"]\n[ECO \"a \\\"b\\\"\"]\n\n1. 11-15! 23-19 $9 {c} \
        $10 2. 8-11?? (2. 9-14 !? 22-17*) *";
    let (game, lost) = read::<Checkers>("game.pdn", text);
    assert_eq!(lost, None);
    let again = write("game.pdn", &read::<Checkers>("game.json", &format_game(&game)).0);
    for part in [
        "[PlyCount \"3\"]\n[ECO \"a \\\"b\\\"\"]\n",
        "1. 11-15! 23-19 $9 $10\n{c}",
        "2. 8-11?? (2. 9-14!? 22-17*) *",
    ] {
        assert!(again.contains(part), "{part}\n{again}");
    }
    assert_eq!(write("game.pdn", &read::<Checkers>("game.pdn", &again).0), again);
}

/// Returns the sentence about a part of a file that is not kept, or about the other games in it.
fn told(what: &str) -> String {
    if what.starts_with("The ") {
        what.to_owned()
    } else {
        let is_lost = ["in a later node", "of variations", "begin with %"]
            .iter()
            .any(|end| what.ends_with(end));
        if is_lost {
            format!("Not kept from this file: {what}")
        } else {
            format!("Not used, but kept in this file: {what}")
        }
    }
}

#[test]
fn what_is_not_kept_is_said_when_a_file_is_opened() {
    for (text, expected) in [
        ("(;GM[1]SZ[9];B[ee])", None),
        (
            "(;GM[1]SZ[9];B[ee])\n(;GM[1]SZ[9])(;GM[1])\n",
            Some("The 2 other games in this file stay in it"),
        ),
        ("Dear Anna,\n(;GM[1]SZ[9];B[ee])", Some("text around the game")),
        ("(;GM[1]SZ[9];B[ee]) yours", Some("text around the game")),
        ("(;GM[1]SZ[9]KM[6.7];B[ee])", Some("komi “6.7” (now 6.5)")),
        ("(;GM[1]SZ[9]PB[Anna]PB[Ben];B[ee])", Some("the second value of “PB”")),
        ("(;GM[1]SZ[5]KM[0]RE[W+9];B[cc];W[];B[])", None),
        ("(;GM[1]SZ[9]HA[3]AB[aa][bb];W[cc];B[dd])", None),
        ("(;GM[1]SZ[9];GN[hello]LB[aa:1];B[aa])", Some("“GN” in a later node")),
        ("(;GM[1]SZ[9];KM[5.5];B[aa])", Some("“KM” in a later node")),
        (
            "(;GM[1]SZ[9]DEAD[stay]KM[7.5]RE[W+9.5];B[ee];W[];B[])",
            Some("the result “W+9.5” (the moves say otherwise)"),
        ),
    ] {
        let (_, lost) = read::<Go>("game.sgf", text);
        assert_eq!(lost, expected.map(told), "{text}");
    }
    for (text, expected) in [
        ("1. 11-15 23-19 *", None),
        (
            "[White \"A\"]\n1. 11-15 *\n[White \"B\"]\n[Black \"C\"]\n1. 11-15 *",
            Some("The other game in this file stays in it"),
        ),
        (
            "1. 11-15 * 1. 12-16 23-19 * 1. 9-14 *",
            Some("The 2 other games in this file stay in it"),
        ),
        ("1. 11-15 1-0 {White resigns}", None),
        ("1. 11-15 (1. 9-14 1/2-1/2) 23-19 *", Some("results of variations")),
        ("[Result \"1-0\"]\n1. 11-15 23-19 0-1", Some("the second value of “Result”")),
        ("1. 11-15! (1. 11-15* 22-18) 23-19 *", None),
        ("%eboard\n1. 11-15 *", Some("lines that begin with %")),
        ("[White \"A\"]\n[white \"B\"]\n1. 11-15 *", Some("the second value of “white”")),
        (
            "[FEN \"B:B18:W22\"]\n[Result \"0-1\"]\n1. 18x25 0-1",
            Some("the result “0-1” (the moves say otherwise)"),
        ),
    ] {
        let (_, lost) = read::<Checkers>("game.pdn", text);
        assert_eq!(lost, expected.map(told), "{text}");
    }
}

#[test]
fn letters_that_are_not_utf_8_are_said_to_be_guessed() {
    let file =
        |charset: &str| [b"(;GM[1]SZ[9]CA[", charset.as_bytes(), b"]PB[J\xfcrgen];B[ee])"].concat();
    let line = |charset| {
        let game = parse_file(Path::new("game.sgf"), &file(charset)).expect("a game");
        lost(game.losses())
    };
    let said = text::files::guessed_encoding("windows-1252");
    assert_eq!(line("unknown"), Some(said));
    assert_eq!(line("ISO-8859-1"), None);
    assert_eq!(line("Latin 1"), None);
}

#[test]
fn a_handicap_on_points_of_its_own_is_kept() {
    let (game, _) = read::<Go>("game.sgf", "(;GM[1]SZ[9]HA[3]AB[aa][bb];W[cc];B[dd])");
    let text = write("game.sgf", &read::<Go>("game.json", &format_game(&game)).0);
    assert!(text.contains("HA[3]") && text.contains("AB[bb][aa]PL[W]"), "{text}");
    assert_eq!(read::<Go>("game.sgf", &text).0.setup, game.setup);
}

#[test]
fn a_comment_behind_the_result_is_kept() {
    let (game, _) = read::<Checkers>("game.pdn", "1. 11-15 {good} 1-0 {White resigns}");
    let comment = game.record.comment_at(game.record.last_place()).map(ToString::to_string);
    assert_eq!(comment.as_deref(), Some("good\nWhite resigns"));
}

/// A default that a format writes by itself cannot be lost.
#[test]
fn usual_entries_about_a_game_are_no_reason_to_refuse_it() {
    let with = |game: &str, moves: &str, about: &str| {
        format!(r#"{{"version":2,"game":"{game}","moves":"{moves}","about":{about}}}"#)
    };
    let (go, _) = read::<Go>("game.json", &with("go", "D4", r#"{"rules":"Chinese"}"#));
    assert!(write("game.sgf", &go).contains("RU[Chinese]"));
    let (gomoku, _) =
        read::<Gomoku>("game.json", &with("gomoku", "H8", r#"{"rules":"freestyle","result":"?"}"#));
    assert!(write("game.sgf", &gomoku).contains("[freestyle]"));
    let (checkers, _) = read::<Checkers>(
        "game.json",
        &with("checkers", "11-15", r#"{"event":"A game of Plot 4","place":"?"}"#),
    );
    assert!(write("game.pdn", &checkers).contains("A game of Plot 4"));
}

#[test]
fn what_a_file_of_ours_says_twice_or_in_vain_is_refused_or_named() {
    let with = |fields: &str| format!(r#"{{"version":2,"game":"connect4","moves":"44",{fields}}}"#);
    for refused in [
        r#""names":{"red":"A","red":"B"}"#,
        r#""variations":[{"after":1,"moves":[3],"note":"x"}]"#,
        r#""seed":1,"seed":2"#,
    ] {
        assert!(Envelope::parse(&with(refused)).is_err(), "{refused}");
    }
    for (fields, named) in [
        (r#""red":"Anna","size":"9x9""#, "“red”, “size”"),
        (r#""a":1,"b":2,"c":3,"d":4"#, "“a”, “b”, “c” and others"),
        (r#""about":{"x":"y"},"setup":{"colour":"red"}"#, "“setup.colour”, “about.x”"),
    ] {
        let (_, lost) = read::<Connect4>("game.json", &with(fields));
        assert_eq!(
            lost,
            Some(format!("Not kept from this file: unknown fields: {named}")),
            "{fields}"
        );
    }
    let (game, _) =
        read::<Connect4>("game.json", &with(r#""about":{"result":"1-0","result-variation":7}"#));
    assert_eq!(
        game.about.of(Particular::Result),
        Some("1-0"),
        "a place that is not there is the end"
    );
}

/// Before, the name of the rules was cut after 1,000 characters, and was that of other rules then.
#[test]
fn an_overlong_name_of_rules_stays_what_it_is() {
    let rules = format!("renju{}x", "-".repeat(2000));
    let (game, _) = read::<Gomoku>("game.sgf", &format!("(;GM[4]SZ[15]RU[{rules}];B[hh])"));
    let mut text = write("game.sgf", &game);
    for _ in 0..3 {
        let (again, lost) = read::<Gomoku>("game.sgf", &text);
        assert_eq!((again.setup, lost), (game.setup, None));
        assert_eq!(again.about.of(Particular::Rules), Some(rules.as_str()));
        text = write("game.sgf", &again);
    }
    // A file of ours, edited by hand: the name stays, and so do the rules that are played.
    let changed = format_game(&game).replace(&rules, "renju");
    let (game, _) = read::<Gomoku>("game.json", &changed);
    let (again, _) = read::<Gomoku>("game.sgf", &write("game.sgf", &game));
    assert_eq!((again.setup, again.about.of(Particular::Rules)), (game.setup, Some("renju")));
}

#[test]
fn long_names_are_kept_whole_and_shown_in_part() {
    let long = "Honinbo Shusaku, who was born as Kuwabara Torajiro";
    let (game, _) = read::<Go>("game.sgf", &format!("(;GM[1]SZ[9]PB[{long}];B[ee])"));
    let name = game.names.of(Player::First).expect("a name");
    assert_eq!(
        (name.whole(), name.as_str(), name.to_string().as_str()),
        (long, "Honinbo Shusaku, who wa…", "Honinbo Shusaku, who wa…")
    );
    assert!(write("game.sgf", &game).contains(&format!("PB[{long}]")));
    assert!(format_game(&game).contains(long));
}

#[test]
fn what_is_no_markup_is_refused() {
    let refused = |text: &str| parse_game::<Go>(text).expect_err("no markup").explain();
    let file = |markup: &str| {
        format!(r#"{{"version": 3, "game": "go", "moves": "D4", "markup": {{"1": {markup:?}}}}}"#)
    };
    assert_eq!(refused(&file(";B[aa]")), "“markup”: “;B[aa]” is not markup of go");
    assert_eq!(refused(&file("LB[aa:1])(;")), "“markup”: “LB[aa:1])(;” is not markup of go");
    let of_connect4 =
        r#"{"version": 3, "game": "connect4", "moves": "44", "markup": {"1": "LB[aa:1]"}}"#;
    assert!(parse_game::<Connect4>(of_connect4).is_err());
}
