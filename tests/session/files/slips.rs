//! Files with slips: values that are no numbers, a move that cannot be played, an end that is
//! missing. They open as far as is certain, one line says what could not be used, and saving them
//! loses nothing.

use std::path::{Path, PathBuf};

use super::kit;
use plot4::core::about::Particular;
use plot4::core::checkers::{Checkers, notation};
use plot4::core::game::Player;
use plot4::core::go::{Go, Move, Suicide};
use plot4::core::record::{Comment, Record, Step};
use plot4::session::SavedGame;
use plot4::storage::{
    Envelope, FileFault, Loss, ParseError, Slip, extensions, file_to_save, format_file,
    format_game, load_envelope, load_game, openable_extensions, parse_file, parse_game, save_game,
};
use plot4::words::lost;

/// Returns the path of a file of the tests.
fn data(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/slips");
    folder.join(name)
}

/// Returns the game of a text, and what is said of it.
fn opened(text: &str) -> (SavedGame<Go>, Vec<Loss>) {
    let envelope = parse_file(Path::new("game.sgf"), text.as_bytes());
    let envelope = envelope.unwrap_or_else(|error| panic!("{error:?}: {text}"));
    assert_eq!(lost(envelope.losses()).is_none(), envelope.losses().all().is_empty());
    let game = envelope.open().expect("a game of Go");
    (game, envelope.losses().all().to_vec())
}

fn moves(game: &SavedGame<Go>) -> String {
    let moves = game.record.moves().iter().map(ToString::to_string);
    moves.collect::<Vec<_>>().join(" ")
}

/// Returns the words of a text, letters and digits alone.
fn words(text: &str) -> Vec<&str> {
    let words = text.split(|character: char| !character.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect()
}

/// Saves the game of a text over it, and checks that all words are there again, that it is the same
/// game, and that all of that is in a file of ours, too.
fn check_kept(text: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, text).expect("written");
    let envelope = parse_file(&path, text.as_bytes()).expect("a game");
    let own = envelope.text().expect("its text");
    let saved = file_to_save(&path, &envelope, Some(&own), Some(&own)).expect("a file");
    let saved = String::from_utf8(saved.bytes).expect("UTF-8");
    let count = |text: &str, word: &str| {
        let is_word = |own: &&&str| own.eq_ignore_ascii_case(word);
        words(text).iter().filter(is_word).count()
    };
    for word in words(text) {
        let is_there = count(&saved, word) >= count(text, word);
        assert!(is_there, "{word} of {text}: {saved}");
    }
    let (game, _) = opened(text);
    let (again, _) = opened(&saved);
    assert_eq!((again.setup, &again.record), (game.setup, &game.record), "{saved}");
    let json = parse_game::<Go>(&format_game(&game)).expect("our own file");
    let write = |game: &SavedGame<Go>| {
        format_file(Path::new("game.sgf"), &Envelope::of(game)).expect("Go has this format")
    };
    assert_eq!(write(&json), write(&game));
    saved
}

/// Saves a game of Checkers over its text after something was noted, and checks that all words are
/// there again, that it is the same game, and that all of that is in a file of ours, too.
fn check_kept_pdn(text: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pdn");
    std::fs::write(&path, text).expect("written");
    let envelope = parse_file(&path, text.as_bytes()).expect("a game");
    let own = envelope.text().expect("its text");
    let mut game: SavedGame<Checkers> = envelope.open().expect("a game of Checkers");
    let place = game.record.place();
    let comment = game.record.comment().map_or("", Comment::text);
    let comment = Comment::new(&format!("{comment}\nnoted"));
    game.record.set_comment(place, comment);
    let file = file_to_save(&path, &Envelope::of(&game), Some(&own), Some(&own)).expect("a file");
    let saved = String::from_utf8(file.bytes).expect("UTF-8");
    let mut now = words(&saved);
    for word in words(text) {
        let there = now.iter().position(|own| *own == word);
        now.remove(there.unwrap_or_else(|| panic!("{word} of {text}: {saved}")));
    }
    let again = checkers("game.pdn", &saved).record;
    let notes = |record: &Record<_>| -> Vec<_> {
        let note = |step: Step<_>| (step.mv, record.markup_at(step.place).to_owned());
        record.steps().map(note).collect()
    };
    assert_eq!(notes(&again), notes(&game.record), "{saved}");
    let json = parse_game::<Checkers>(&format_game(&game)).expect("our own file");
    let write = |game: &SavedGame<Checkers>| {
        format_file(&path, &Envelope::of(game)).expect("Checkers has this format")
    };
    assert_eq!(write(&json), write(&game));
    saved
}

/// What a file of another program gives.
struct Given {
    name: &'static str,
    moves: &'static str,
    komi: &'static str,
    /// The names of the losses.
    told: &'static [&'static str],
}

/// Returns the name of a loss, and of a slip.
fn name_of(loss: &Loss) -> String {
    match loss {
        Loss::Slip { slip, .. } => match slip {
            Slip::Text(text) => format!("text {text}"),
            Slip::SmallLetters(text) => format!("small {text}"),
            Slip::NoValue(name) => format!("no value {name}"),
            other => format!("{other:?}"),
        },
        Loss::Value { name, told } => format!("{name} {told}"),
        Loss::TakenFor { name, told, kept } => format!("{name} {told} = {kept}"),
        Loss::UpTo { rest, .. } => format!("up to {rest}"),
        Loss::HandicapStones(count) => format!("handicap {count}"),
        other => format!("{other:?}"),
    }
}

const fn given(
    name: &'static str,
    moves: &'static str,
    komi: &'static str,
    told: &'static [&'static str],
) -> Given {
    Given { name, moves, komi, told }
}

const FILES: [Given; 32] = [
    given("fox_650.sgf", "E5 C7 G3 C3 G7 pass pass", "6.5", &["KM 650 = 6.5"]),
    given("fox_k325.sgf", "D16", "6.5", &["KM 325 = 6.5"]),
    given("fox_k50.sgf", "D16", "0.5", &["KM 50 = 0.5"]),
    given("fox_k700.sgf", "D16", "7", &["KM 700 = 7"]),
    given("c_pl_3.sgf", "E5", "0", &["PL "]),
    given("c_pl_10.sgf", "E5", "0", &["PL X"]),
    given("c_pl_20.sgf", "E5 C7", "0", &[]),
    given("b9_pl_x.sgf", "E5", "0", &["PL X"]),
    given("a1_ha_text.sgf", "C7 G3", "6.5", &["HA no"]),
    given("a2_ha_words.sgf", "E5", "0.5", &["HA 2 stones = 2"]),
    given("a7_ha_float.sgf", "E5", "0.5", &["HA 2.0 = 2"]),
    given("a8_km_text.sgf", "E5", "0", &["KM six"]),
    given("a19_ha_4_Bmoves.sgf", "D16 pass Q4 pass D4 pass Q16 R14", "0", &["LeftOut(3)", "HA 4"]),
    given("a25_km_pts.sgf", "pass D16", "6.5", &["LeftOut(1)", "KM 6.5 points = 6.5"]),
    given("a31_km_dash.sgf", "D16", "0", &["KM -"]),
    given("a32_km_q.sgf", "D16", "0", &["HA ?", "KM ?"]),
    given("d_ha_2.sgf", "D7 pass F2 E5 D6", "0.5", &["LeftOut(1)", "HA 2"]),
    given("d_ha_4.sgf", "E5 C7 G7", "0.5", &["HA 2"]),
    given("d_ha_7.sgf", "E5", "0.5", &[]),
    given("b19_suicide1.sgf", "B9 E5 A8 A9 E4", "0", &["Suicide"]),
    given("b20_suicide2.sgf", "B9 E5 F4", "0", &["Suicide"]),
    given("b21_occupied.sgf", "E5", "0", &["up to ;W[ee];B[cc]"]),
    given("b22_undefined.sgf", "E5", "0", &["up to ;W[dundefined];B[aundefined]"]),
    given("e4_unclosed.sgf", "C7 G3", "0", &["NoEnd"]),
    given("e5_cut.sgf", "C7 G3", "0", &["NoEnd"]),
    given("b4_no_first_semicolon.sgf", "Q16 D4", "0", &["NoSemicolon"]),
    given("v8.sgf", "Q4 D16", "0", &["NoSemicolon"]),
    given("g_1.sgf", "Q16 D4", "0", &["small id"]),
    given("f_names_10.sgf", "C7 D6", "0", &["text ---"]),
    given("f_names_12.sgf", "C7 D6", "0", &["text ,"]),
    given("b12_bracket.sgf", "Q16 D4", "0", &["Bracket"]),
    given("e18_dup.sgf", "F4", "0", &["AB dd", "AW ee"]),
];

#[test]
fn each_file_of_another_program_opens_and_is_kept() {
    let mut found: Vec<&str> = FILES.iter().map(|given| given.name).collect();
    found.sort_unstable();
    let names = kit::names(&data(""));
    let names: Vec<&str> = names
        .iter()
        .map(String::as_str)
        .filter(|name| Path::new(name).extension().is_some_and(|own| own == "sgf"))
        .collect();
    assert_eq!(found, names);
    for Given { name, moves: expected, komi, told } in FILES {
        let text = std::fs::read_to_string(data(name)).expect("a file of ours");
        let (game, losses) = opened(&text);
        assert_eq!(moves(&game), expected, "{name}");
        assert_eq!(game.setup.komi().to_string(), komi, "{name}");
        let losses: Vec<String> = losses.iter().map(name_of).collect();
        assert_eq!(losses, told, "{name}");
        check_kept(&text);
    }
}

#[test]
fn values_that_are_no_numbers_are_told_and_what_is_usual_counts() {
    for (properties, handicap, komi, told) in [
        ("KM[550]", 0, "5.5", vec!["KM 550 = 5.5"]),
        ("KM[350]", 0, "7", vec!["KM 350 = 7"]),
        ("KM[375]", 0, "7.5", vec!["KM 375 = 7.5"]),
        ("KM[6.5目]", 0, "6.5", vec!["KM 6.5目 = 6.5"]),
        ("KM[none]", 0, "0", vec!["KM none"]),
        ("KM[]", 0, "0", vec![]),
        ("KM[6.7]", 0, "6.5", vec!["Komi { told: \"6.7\", kept: \"6.5\" }"]),
        ("HA[two]AB[cg][gc]", 0, "0", vec!["HA two"]),
        ("HA[13]", 0, "0", vec!["HA 13"]),
        ("HA[-1]", 0, "0", vec!["HA -1"]),
        ("HA[]", 0, "0", vec![]),
        ("PL[nobody]AB[cc]", 0, "0", vec!["PL nobody"]),
        ("PL[1]", 0, "0", vec!["PL 1"]),
        ("KORULE[mine]SCORING[none]", 0, "0", vec!["KORULE mine", "SCORING none"]),
        ("AB[]", 0, "0", vec!["AB "]),
        ("AB[cc][jj]AW[aa:zz]", 0, "0", vec!["AB jj", "AW aa:zz"]),
        ("AB[cc]AW[cc][dd]", 0, "0", vec!["AW cc"]),
        ("AB[ai]AW[ah][bi]", 0, "0", vec!["Breathless(1)"]),
    ] {
        let text = format!("(;GM[1]SZ[9]{properties};B[ee])");
        let (game, losses) = opened(&text);
        assert_eq!(game.setup.handicap(), handicap, "{text}");
        assert_eq!(game.setup.komi().to_string(), komi, "{text}");
        let moves = moves(&game);
        assert!(moves.ends_with("E5"), "{text}: {moves}");
        let losses: Vec<String> =
            losses.iter().map(name_of).filter(|name| !name.starts_with("LeftOut")).collect();
        assert_eq!(losses, told, "{text}");
        check_kept(&text);
    }
    // A later PL that names no player says nothing, either; one that names the other begins a part.
    for (text, expected) in [
        ("(;GM[1]SZ[9];B[ee];PL[x];W[cc])", vec!["PL x"]),
        ("(;GM[1]SZ[9];PL[B]B[ee];W[cc]PL[W])", vec!["PL B"]),
        ("(;GM[1]SZ[9];B[ee];PL[B];W[cc])", vec!["Unplayed(1)"]),
    ] {
        let losses: Vec<String> = opened(text).1.iter().map(name_of).collect();
        assert_eq!(losses, expected, "{text}");
        check_kept(text);
    }
}

#[test]
fn a_handicap_adds_stones_only_where_white_begins_without_any() {
    for (text, stones, told) in [
        ("HA[2];W[ee]", 2, vec!["handicap 2"]),
        ("HA[2]PL[W]", 2, vec!["handicap 2"]),
        ("HA[4];W[cc](;B[dd])(;B[de])", 0, vec!["HA 4"]),
        // Its points are not free: white plays there.
        ("HA[2];W[cg]", 0, vec!["HA 2"]),
        ("HA[2];B[ee]", 0, vec!["HA 2"]),
        ("HA[2]", 0, vec!["HA 2"]),
        ("HA[2](;W[ee])(;AB[cc])", 0, vec![]),
        ("HA[2]AW[ee];W[cc]", 0, vec!["HA 2"]),
        ("HA[2]AB[aa][bb];W[cc]", 2, vec![]),
        ("HA[0];W[ee]", 0, vec![]),
        ("HA[1];W[ee]", 0, vec![]),
    ] {
        let text = format!("(;GM[1]SZ[9]KM[0.5]{text})");
        let (game, losses) = opened(&text);
        let black = game.record.start().stones(Player::First).len();
        assert_eq!(black, stones, "{text}");
        let is_said = |loss: &&Loss| !matches!(loss, Loss::LeftOut(_) | Loss::Unplayed(_));
        let losses: Vec<String> = losses.iter().filter(is_said).map(name_of).collect();
        assert_eq!(losses, told, "{text}");
        check_kept(&text);
    }
    let (game, _) = opened("(;GM[1]SZ[11]HA[2];W[ee])");
    assert_eq!(game.setup.handicap(), 0, "11x11 has no usual points");
}

#[test]
fn a_suicide_in_a_record_takes_its_stones_off() {
    for rules in ["", "RU[NZ]", "RU[Tromp-Taylor]"] {
        // Two stones at once, and one in a variation.
        let text =
            format!("(;GM[1]SZ[5]{rules}AW[ca][bb][ab]AB[aa]PL[B];B[ba](;W[ee];B[dd])(;W[cc]))");
        let (game, losses) = opened(&text);
        assert_eq!(game.setup.suicide(), Suicide::Allowed);
        assert_eq!(losses, [Loss::Suicide]);
        let last = game.record.last_position();
        assert_eq!(last.stones(Player::First).len(), 1, "{last}");
        assert_eq!(last.captured(Player::Second), 2);
        let saved = check_kept(&text);
        assert!(!saved.contains("SUICIDE"), "{saved}");
        // A file of its own says so, and it may be played there.
        let own = format_file(Path::new("own.sgf"), &Envelope::of(&game)).expect("a file");
        assert!(own.contains("SUICIDE[allowed]"), "{own}");
        assert_eq!(opened(&own).1, []);
    }
    let aside = "(;GM[1]SZ[5]AW[ab][ba](;B[ee])(;B[aa];W[dd]))";
    let (game, losses) = opened(aside);
    assert_eq!((losses, game.record.tree_size()), (vec![Loss::Suicide], 3));
    let (game, losses) = opened("(;GM[1]SZ[5]SUICIDE[forbidden]AW[ab][ba];B[aa];W[dd])");
    assert!(matches!(&losses[..], [Loss::UpTo { .. }]), "{losses:?}");
    assert_eq!(game.record.moves().len(), 0);
    // Superko refuses a single stone that comes and goes.
    let (_, losses) = opened("(;GM[1]SZ[5]KORULE[positional]AW[ab][ba];B[aa];W[dd])");
    assert!(matches!(&losses[..], [Loss::UpTo { .. }]), "{losses:?}");
}

#[test]
fn a_game_opens_up_to_its_first_bad_move() {
    for (text, expected, rest) in [
        ("(;GM[1]SZ[9];B[ee];W[jj];B[cc])", "E5", ";W[jj];B[cc]"),
        ("(;GM[1]SZ[9];B[ee];W[é];B[cc](;W[aa])(;W[bb]))", "E5", ";W[é];B[cc](;W[aa])(;W[bb])"),
        ("(;GM[1]SZ[9];B[ee];W[cc][dd];B[ff])", "E5", ";W[cc][dd];B[ff]"),
        ("(;GM[1]SZ[9];B[ee];W[ee]C[taken])", "E5", ";W[ee]C[taken]"),
        // Nothing of a node counts if one of its moves does not.
        ("(;GM[1]SZ[9];B[ee];W[cc]B[ee]C[x];W[dd])", "E5", ";W[cc]B[ee]C[x];W[dd]"),
        // A pass before it is none, either.
        ("(;GM[1]SZ[9];B[ee];B[ee];W[dd])", "E5", ";B[ee];W[dd]"),
        ("(;GM[1]SZ[9]B[zz]C[x];W[dd])", "", ";B[zz];W[dd]"),
        ("(;GM[1]SZ[9];B[ee](;W[ee];B[cc])(;W[dd];B[cc]))", "E5 D6 C7", ";W[ee];B[cc]"),
        ("(;GM[1]SZ[9];B[ee];PLOTMOVE[nonsense];W[dd])", "E5", ";PLOTMOVE[nonsense];W[dd]"),
        ("(;GM[1]SZ[9];B[ee];W;B[cc])", "E5", ";W[?];B[cc]"),
        ("(;GM[1]SZ[9]RE[B+R];B[ee];W[cc];B[zz])", "E5 C7", ";B[zz]"),
        ("(;GM[1]SZ[5]RE[B+9];B[cc];W[];B[];W[cc])", "C3 pass pass", ";W[cc]"),
    ] {
        let (game, losses) = opened(text);
        assert_eq!(moves(&game), expected, "{text}");
        let told = losses.iter().find_map(|loss| match loss {
            Loss::UpTo { rest, .. } => Some(rest.as_str()),
            _ => None,
        });
        assert_eq!(told, Some(rest), "{text}: {losses:?}");
        check_kept(text);
        // What is played on is beside it.
        let mut game = game;
        let cursor = game.record.cursor();
        game.record.play(Move::Place("A1".parse().expect("a point"))).expect("legal");
        game.record.make_main();
        let written = format_file(Path::new("game.sgf"), &Envelope::of(&game)).expect("a file");
        let (again, _) = opened(&written);
        assert_eq!(again.record.moves().len(), cursor + 1, "{written}");
        assert!(written.contains(rest), "{written}");
    }
}

#[test]
fn a_cut_or_careless_file_opens_as_far_as_it_is_certain() {
    for (text, expected, told) in [
        ("(;GM[1]SZ[9];B[cc](;W[gg];B[ee](;W[dd]", "C7 G3 E5 D6", vec!["NoEnd"]),
        ("(;GM[1]SZ[9];B[cc];W[gg];B[e", "C7 G3", vec!["NoEnd"]),
        ("(;GM[1]SZ[9];B[cc];W[gg];B[ee", "C7 G3", vec!["NoEnd"]),
        ("(;GM[1]SZ[9];B[cc];W[gg];B[", "C7 G3", vec!["NoEnd"]),
        ("(;GM[1]SZ[9];B[cc];W[gg];B", "C7 G3", vec!["NoEnd"]),
        ("(;GM[1]SZ[9];B[cc];W[gg]LB[aa:1", "C7 G3", vec!["NoEnd"]),
        ("(GM[1]SZ[9];B[cc](W[gg])(W[dd]))", "C7 G3", vec!["NoSemicolon"]),
        ("(;GM[1]SZ[9];B[cc]...;W[gg]/;B[ee])", "C7 G3 E5", vec!["text ..."]),
        ("(;gm[1]SZ[9]pb[Ann];b[cc];w[gg])", "C7 G3", vec!["small gm"]),
        ("(;GM[1]SZ[9]PB[[3d] Ann]PW[Bo]b]EV[x];B[cc])", "C7", vec!["Bracket"]),
        ("(;GM[1]SZ[9]C[a [note] of [two]];B[cc])", "C7", vec!["Bracket"]),
        ("(;GM[1]SZ[9];B[cc](;W[gg])(;W[dd]);B[ee])", "C7 G3", vec!["Order"]),
    ] {
        let (game, losses) = opened(text);
        assert_eq!(moves(&game), expected, "{text}");
        let losses: Vec<String> = losses.iter().map(name_of).collect();
        assert_eq!(losses, told, "{text}");
        check_kept(text);
    }
    let names = opened("(;GM[1]SZ[9]PB[[3d] Ann]PW[Bo]b]EV[x];B[cc])").0.names;
    let name = |player| names.of(player).map(|name| name.whole().to_owned());
    assert_eq!(Player::BOTH.map(name), [Some("[3d] Ann".to_owned()), Some("Bo]b".to_owned())]);
}

#[test]
fn a_cut_file_stays_as_it_is_and_half_a_move_is_kept_as_it_is() {
    for (name, text, half) in [
        (
            "game.sgf",
            "(;GM[1]SZ[9]\nAB[cc][gg]HA[2];W[ee];B[aa](;W[bb])(;W[dd];B[e",
            "PLOTTEXT[B[e]",
        ),
        ("game.sgf", "(;GM[1]SZ[9];B[aa] ;W[dd];AB[bb][", "AB[bb]PLOTTEXT[[]"),
        ("game.pdn", "1. 11-15\n23-19 (1... 22-18 2. 15-2", "2. 15-2)"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        let game = parse_file(&path, text.as_bytes()).expect("a game");
        let losses: Vec<String> = game.losses().all().iter().map(name_of).collect();
        let is_wrong = |loss: &String| loss.starts_with("Refused") || loss.starts_with("up to");
        assert!(!losses.iter().any(is_wrong), "{losses:?}");
        let own = game.text();
        let saved = |path: &Path, game: &Envelope| {
            let saved = file_to_save(path, game, own.as_deref(), own.as_deref());
            String::from_utf8(saved.expect("a file").bytes).expect("UTF-8")
        };
        assert_eq!(saved(&path, &game), text);
        let copy = saved(&folder.path().join(format!("new-{name}")), &game);
        assert!(copy.contains(half) && !copy.contains('?'), "{copy}");
    }
}

#[test]
fn other_games_of_a_cut_file_stay_and_can_be_chosen() {
    let first = "(;GM[1]SZ[9]GN[one];B[cc];W[gg]\n";
    let second = "(;GM[1]SZ[9]GN[two];B[dd],;W[ee])";
    let text = format!("{first}{second}\n");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sgf");
    std::fs::write(&path, &text).expect("written");
    let envelope = parse_file(&path, text.as_bytes()).expect("a game");
    let titles: Vec<_> = envelope.games().iter().map(|game| game.title.clone()).collect();
    assert_eq!(titles, [Some("one".to_owned()), Some("two".to_owned())]);
    let losses: Vec<String> = envelope.losses().all().iter().map(name_of).collect();
    assert_eq!(losses, ["NoEnd", "OtherGames(1)"], "slips of the other game are not of this one");
    let own = envelope.text().expect("its text");
    let saved = file_to_save(&path, &envelope, Some(&own), Some(&own)).expect("a file");
    let saved = String::from_utf8(saved.bytes).expect("UTF-8");
    assert!(saved.contains(second) && saved.contains("W[gg])"), "{saved}");
}

#[test]
fn games_of_tygem_wbaduk_and_pandanet_are_read_and_saved_as_sgf() {
    for (name, expected, told, stones, line) in [
        ("v1.gib", "black: a", "", 0, "Q16 D4"),
        (
            "v2.gib",
            "black: Anna, white: Ben",
            "place: Tygem, date: 2018-01-02, first-rank: 3D, second-rank: 4D, result: W+3.5",
            3,
            "Q4 C14 pass K10",
        ),
        (
            "w1.ngf",
            "black: Ben, white: Anna",
            "title: Rating game, date: 2013-08-24, first-rank: 3D, second-rank: 4D, result: W+3.5",
            0,
            "Q4 C16 C4 Q16",
        ),
        (
            "w2.ngf",
            "black: Ben, white: Anna",
            "title: Friendly game, first-rank: 2D, second-rank: 1D, result: B+R",
            2,
            "E5 pass",
        ),
        (
            "u1.ugf",
            "black: Anna, white: Ben",
            "title: Cup, place: Hall, date: 2005-03-26, first-rank: 3d, second-rank: 2d, result: B+R",
            0,
            "R16 D4 pass",
        ),
        ("u2.ugf", "black: Ben, white: Anna", "result: W+2.5", 2, "E5 C7"),
    ] {
        let envelope = load_envelope(&data(name)).expect(name);
        let is_imported = |loss: &Loss| matches!(loss, Loss::Imported(_));
        assert!(envelope.losses().all().iter().any(is_imported), "{name}");
        let game: SavedGame<Go> = envelope.open().expect("Go");
        let names = Player::BOTH.into_iter().filter_map(|player| {
            let side = ["black", "white"][player.index()];
            Some(format!("{side}: {}", game.names.of(player)?.whole()))
        });
        assert_eq!(names.collect::<Vec<_>>().join(", "), expected, "{name}");
        let about = game.about.iter().map(|(what, text)| format!("{}: {text}", what.name()));
        let about = about.collect::<Vec<_>>().join(", ");
        // Who has resigned is a move of ours.
        let resigned = moves(&game).ends_with("resign");
        let about = if resigned { format!("{about}, result: B+R") } else { about };
        assert_eq!(about.trim_start_matches(", "), told, "{name}");
        assert_eq!(moves(&game).trim_end_matches(" resign"), line, "{name}");
        assert_eq!(game.record.start().stones(Player::First).len(), stones, "{name}");
        // It is saved as SGF, and never over its own file.
        let folder = tempfile::tempdir().expect("a folder");
        let error = save_game(&folder.path().join(name), &game).expect_err(name);
        assert!(matches!(error.fault, FileFault::OnlyRead { .. }), "{error:?}");
        let saved = folder.path().join("game.sgf");
        save_game(&saved, &game).expect("saved");
        let again: SavedGame<Go> = load_game(&saved).expect("SGF");
        assert_eq!((again.setup, moves(&again)), (game.setup, moves(&game)), "{name}");
        // What it is called does not matter.
        let bytes = std::fs::read(data(name)).expect("a file of ours");
        assert!(parse_file(Path::new("game"), &bytes).is_ok(), "{name}");
    }
    let komi = |name: &str| {
        let game: SavedGame<Go> = load_game(&data(name)).expect("a game");
        game.setup.komi().to_string()
    };
    assert_eq!(
        ["v1.gib", "v2.gib", "w1.ngf", "w2.ngf", "u1.ugf", "u2.ugf"].map(komi),
        ["0", "6.5", "6.5", "0.5", "6.5", "0.5"]
    );
    for ending in ["gib", "ngf", "ugf", "ugi"] {
        assert!(openable_extensions().contains(&ending) && !extensions().contains(&ending));
    }
}

#[test]
fn a_game_of_another_format_opens_up_to_a_bad_move_too() {
    for text in [
        "\\HS\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 3 3\nSTO 0 3 2 3 3\nSTO 0 4 1 5 5\n\\GE",
        "x\n19\na\nb\n\n0\n0\n6.5\n\n\n\n3\nPMABBEE\nPMACWEE\nPMADBFF\n",
        "[Header]\nSize=19\n[Data]\nDD,B1,1\nDD,W1,2\nEE,B2,3\n",
    ] {
        let (game, losses) = opened(text);
        assert_eq!(moves(&game), "D16", "{text}");
        assert!(losses.iter().any(|loss| matches!(loss, Loss::UpTo { .. })), "{losses:?}");
    }
    for cut in ["\\HS\n\\[GAMEBLACKNAME=", "\\HS", "[Header]\nSize=19\n[Data]\n"] {
        let read = parse_file(Path::new("game.gib"), cut.as_bytes());
        assert!(read.is_err(), "{cut}");
    }
}

/// Returns the game of a text of PDN, and what is said of it.
fn checkers(name: &str, text: &str) -> SavedGame<Checkers> {
    let envelope = parse_file(Path::new(name), text.as_bytes());
    let envelope = envelope.unwrap_or_else(|error| panic!("{error:?}: {text}"));
    envelope.open().expect("a game of Checkers")
}

#[test]
fn a_game_of_checkers_opens_up_to_its_first_bad_move() {
    let refused = "Refused(1)";
    for (text, moves, told) in [
        (
            "[White \"A\"]\n1. 11-15 23-19 2. 8-12 {bad} 22-17 (22-18 *) 1-0",
            "11-15 23-19",
            &["up to 2. 8-12 {bad} 22-17 (22-18 *)"][..],
        ),
        (
            "1. 11-15! $9 {a} 8-99 ; to the end\n 2. x 1-0 {end}\n\n[White \"B\"] 1. 9-13 *",
            "11-15",
            &["up to 8-99 ; to the end\n 2. x", "OtherGames(1)"],
        ),
        ("[GameType \"21\"]\n1. 11-99 22-17", "", &["up to 1. 11-99 22-17"]),
        (
            "1. 11-15 (1. {why} 9-99 (9-98) 22-18 *) 23-19 (23-1 ; x\n) 2. 8-11 22-17 *",
            "11-15 23-19 8-11 22-17",
            &["Refused(2)"],
        ),
        (
            "1. 11-15 (1. 9-13 9-99) 23-19 2. oops 22-17",
            "11-15 23-19",
            &["up to 2. oops 22-17", refused],
        ),
        ("1. 11-15 23-19 {the end", "11-15 23-19", &["NoEnd"]),
        ("1. 11-15 23-19 (23-18 8-11", "11-15 23-19", &["NoEnd"]),
        ("1. 11-15 23-19 (23-18 8-99 (9-13 {cut", "11-15 23-19", &[refused, "NoEnd"]),
        ("1. 11-15 8-99 (9-13 {cut", "11-15", &["up to 8-99 (9-13 {cut})", "NoEnd"]),
    ] {
        let read = parse_file(Path::new("game.pdn"), text.as_bytes());
        let read = read.unwrap_or_else(|error| panic!("{error:?}: {text}"));
        let losses = read.losses().all().iter().map(name_of);
        assert_eq!(losses.collect::<Vec<_>>(), told, "{text}");
        let game = checkers("game.pdn", text);
        let played = game.record.moves().iter().map(ToString::to_string);
        assert_eq!(played.collect::<Vec<_>>().join(" "), moves, "{text}");
        let saved = check_kept_pdn(text);
        check_kept_pdn(&saved);
    }
    // What is played on is the line, and the rest a variation beside it.
    let mut game = checkers("game.pdn", "1. 11-15 23-19 2. 8-12 22-17 1-0");
    let mv = notation::parse_move(game.record.position(), "8-11").expect("a move");
    game.record.play(mv).expect("a legal move");
    let text = format_file(Path::new("game.pdn"), &Envelope::of(&game)).expect("a file");
    assert!(text.contains("8-11 (2. 8-12 22-17) 1-0"), "{text}");
    check_kept_pdn(&text);
    let read = parse_file(Path::new("game.pdn"), b"[Event \"a\"]\n1. 11-15 23-19 8-12 *");
    let told = lost(read.expect("a game").losses());
    assert_eq!(
        told.as_deref(),
        Some(
            "Move 3 (“8-12”, line 2, column 16): This place is already taken. The game opens up to \
             there, and the rest stays in the file: “8-12”"
        )
    );
    for (text, expected) in [
        ("1. e4 e5 *", "of another game"),
        ("[White \"A\"] 1. e4 e5 *", "of another game"),
        ("1. 11-15 8-99) *", "a bracket that closes nothing"),
        ("1. 11-15 {a\n[Event \"x\"]\n1. 11-15 *", "a comment that may end"),
    ] {
        let read = parse_file(Path::new("game.pdn"), text.as_bytes());
        assert!(read.is_err(), "{expected}: {text}");
    }
}

#[test]
fn files_of_pdn_of_other_programs_open() {
    for name in kit::names(&data("")) {
        if Path::new(&name).extension().is_none_or(|own| own != "pdn") {
            continue;
        }
        let text = std::fs::read_to_string(data(&name)).expect("a file of ours");
        let game = checkers(&name, &text);
        assert!(!game.record.moves().is_empty(), "{name}");
    }
    let played = |text: &str| {
        let game = checkers("game.pdn", text);
        let moves = game.record.moves().iter().map(ToString::to_string);
        let result = game.about.of(Particular::Result).map(str::to_owned);
        (moves.collect::<Vec<_>>().join(" "), result)
    };
    for (text, expected, result) in [
        ("1. 11 - 15 23 - 19 2. 8 - 11 *", "11-15 23-19 8-11", None),
        ("1. 11- 15 23 -19 2. 8-11 =", "11-15 23-19 8-11", Some("=")),
        ("1. 11-15 22-18 2. 15 x 22 25 x 18 1/2", "11-15 22-18 15x22 25x18", Some("1/2")),
        ("1. 11-15! 23 - 19? {a} 1/2-1/2", "11-15 23-19", Some("1/2-1/2")),
        ("[GameType \"\"]\n1. 11-15 *", "11-15", None),
        ("[GameType \"?\"]\n1. 11-15 *", "11-15", None),
        ("[Result \"=\"]\n1. 11-15 =", "11-15", Some("=")),
        ("[FEN \"B:W21,22,23:B1,2,3:H3:F12\"]\n1. 1-5 *", "1-5", None),
        ("B:W21,22,23:B1,2,3", "", None),
        ("W:W21,22,23:B1,2,3. 1. 22 - 18 2-6 *", "22-18 2-6", None),
    ] {
        assert_eq!(played(text), (expected.to_owned(), result.map(str::to_owned)), "{text}");
        let game = checkers("game.pdn", text);
        let written = format_file(Path::new("game.pdn"), &Envelope::of(&game)).expect("a file");
        assert_eq!(played(&written), played(text), "{written}");
        assert_eq!(checkers("game.pdn", &written).setup, game.setup, "{written}");
    }
    for (text, field) in
        [("[GameType \"20\"]\n1. 32-28 *", "GameType"), ("[GameType \"chess\"]\n*", "GameType")]
    {
        let error = parse_file(Path::new("game.pdn"), text.as_bytes()).expect_err(text);
        assert!(matches!(&error, ParseError::Field { name, .. } if name == field), "{error:?}");
    }
}
