//! Files in other encodings than UTF-8: every character is read, and written again as it was.

use std::fs;
use std::path::Path;

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding as Standard, GB18030, GBK, ISO_2022_JP, KOI8_R, KOI8_U,
    SHIFT_JIS, UTF_8, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
};
use plot4::core::about::Particular;
use plot4::core::game::Player;
use plot4::core::record::{Comment, Place};
use plot4::games::{Checkers, Go};
use plot4::players::PlayerName;
use plot4::session::SavedGame;
use plot4::storage::{
    Encoding, Envelope, FileToSave, Loss, TEXT_ENCODINGS, file_to_save, load_envelope, load_in,
    parse_file, parse_file_game, parse_in, parse_text, save_envelope,
};
use plot4::worker::{Existing, FileEvent, FilesOfGame, NamedFile};
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::kit::{files, wait};

/// The folder of the files that are written by hand.
const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/encodings");

/// What is in a file of `tests/data/encodings`.
struct Case {
    file: &'static str,
    names: [&'static str; 2],
    event: &'static str,
    comments: &'static [&'static str],
    moves: &'static str,
    encoding: &'static str,
    is_guessed: bool,
}

const CASES_OF_OTHERS: [Case; 14] = [
    Case {
        file: "h1_gb18030_noca",
        names: ["黑方", "白方"],
        event: "第一届比赛",
        comments: &["好手"],
        moves: "Q16 D4",
        encoding: "GB18030",
        is_guessed: true,
    },
    Case {
        file: "h2_gb_ca",
        names: ["黑方", "白方"],
        event: "第一届比赛",
        comments: &["好手"],
        moves: "Q16 D4",
        encoding: "GB18030",
        is_guessed: false,
    },
    Case {
        file: "h3_sjis_noca",
        names: ["表示 太郎", "能登 ソ"],
        event: "第一回大会",
        comments: &["十分な構え"],
        moves: "Q16 D4",
        encoding: "Shift_JIS",
        is_guessed: true,
    },
    Case {
        file: "h4_sjis_ca",
        names: ["表示 太郎", "能登 ソ"],
        event: "第一回大会",
        comments: &["十分な構え"],
        moves: "Q16 D4",
        encoding: "Shift_JIS",
        is_guessed: false,
    },
    Case {
        file: "h5_euckr",
        names: ["흑", "백"],
        event: "제1회",
        comments: &["좋은 수"],
        moves: "Q16 D4",
        encoding: "EUC-KR",
        is_guessed: false,
    },
    Case {
        file: "h6_big5",
        names: ["許功蓋", "黑白"],
        event: "第一屆",
        comments: &["成功"],
        moves: "Q16 D4",
        encoding: "Big5",
        is_guessed: false,
    },
    Case {
        file: "h7_1251",
        names: ["Чёрные", "Белые"],
        event: "Первый",
        comments: &["хорошо"],
        moves: "Q16 D4",
        encoding: "windows-1251",
        is_guessed: false,
    },
    Case {
        file: "h11_eucjp",
        names: ["黒", "白"],
        event: "第一回大会",
        comments: &["十分"],
        moves: "Q16 D4",
        encoding: "EUC-JP",
        is_guessed: false,
    },
    Case {
        file: "h21_sjis_so_comment",
        names: ["", ""],
        event: "",
        comments: &["一手の能", "x"],
        moves: "C7 G3 E5 D6",
        encoding: "Shift_JIS",
        is_guessed: true,
    },
    Case {
        file: "h22_sjis_zo",
        names: ["", "ゾウ"],
        event: "",
        comments: &[],
        moves: "C7 G3 E5",
        encoding: "Shift_JIS",
        is_guessed: true,
    },
    Case {
        file: "h24_big5_gong",
        names: ["", ""],
        event: "",
        comments: &["成功", "x"],
        moves: "C7 G3 E5 D6",
        encoding: "Big5",
        is_guessed: false,
    },
    Case {
        file: "h28_2022_bracket",
        names: ["", "本因坊"],
        event: "",
        comments: &["着手の可能性を予測する"],
        moves: "C7 G3 E5",
        encoding: "ISO-2022-JP",
        is_guessed: false,
    },
    Case {
        file: "e10_utf16",
        names: ["A", ""],
        event: "",
        comments: &[],
        moves: "C7 G3",
        encoding: "UTF-16LE",
        is_guessed: false,
    },
    Case {
        file: "h30_utf8_cjk",
        names: ["黑方 흑 测试", "白方 백"],
        event: "第一届 决赛 제1회 결승 Финал",
        comments: &["好手 这一手非常好。좋은 수입니다. 悪手 хороший"],
        moves: "Q16 D4",
        encoding: "UTF-8",
        is_guessed: false,
    },
];

/// Returns the comments of a game, in the order of its moves.
fn comments(game: &SavedGame<Go>) -> Vec<String> {
    let places: Vec<Place> = game.record.places().collect();
    let comments = places.iter().filter_map(|place| game.record.comment_at(*place));
    comments.map(ToString::to_string).collect()
}

/// Returns the names of both players, empty where there is none.
fn names(game: &SavedGame<Go>) -> [String; 2] {
    Player::BOTH.map(|player| {
        let name = game.names.of(player);
        name.map_or("", PlayerName::whole).to_owned()
    })
}

fn comment(text: &str) -> Option<Comment> {
    Comment::new(text)
}

/// Saves a game where it was opened, as the window does, and returns what the file holds then.
fn save_over(path: &Path, opened: &Envelope, game: &SavedGame<Go>) -> FileToSave {
    let own = opened.text().expect("a text of its own");
    let game = Envelope::of(game).in_encoding(opened.encoding().clone());
    let file = file_to_save(path, &game, Some(&own), Some(&own)).expect("saved");
    fs::write(path, &file.bytes).expect("written");
    file
}

/// Returns what is written of a game under a new name.
fn save_new(path: &Path, opened: &Envelope, game: &SavedGame<Go>) -> FileToSave {
    save_envelope(path, &Envelope::of(game).with_file_of(opened)).expect("saved")
}

fn open(path: &Path) -> (Envelope, SavedGame<Go>) {
    let opened = load_envelope(path).unwrap_or_else(|error| panic!("{error:?}"));
    let game = opened.open().expect("a game of Go");
    (opened, game)
}

#[test]
fn the_files_of_other_programs_are_read_as_they_were_written() {
    let folder = tempfile::tempdir().expect("a folder");
    for case in CASES_OF_OTHERS {
        let name = format!("{}.sgf", case.file);
        let bytes = fs::read(Path::new(CASES).join(&name)).expect("a file");
        let path = folder.path().join(&name);
        fs::write(&path, &bytes).expect("written");
        let check = |path: &Path| {
            let (opened, game) = open(path);
            assert_eq!(names(&game), case.names, "{name}");
            let event = game.about.of(Particular::Event).unwrap_or_default();
            assert_eq!(event, case.event, "{name}");
            assert_eq!(comments(&game), case.comments, "{name}");
            let moves: Vec<String> = game.record.moves().iter().map(ToString::to_string).collect();
            assert_eq!(moves.join(" "), case.moves, "{name}");
            assert_eq!(opened.encoding().name(), case.encoding, "{name}");
            let is_guessed = |loss: &Loss| *loss == Loss::Encoding(case.encoding);
            let losses = opened.losses().all();
            assert_eq!(losses.iter().any(is_guessed), case.is_guessed, "{name}: {losses:?}");
            (opened, game)
        };
        let (opened, mut game) = check(&path);
        // Nothing changes in a file that is saved as it was opened.
        assert_eq!(save_over(&path, &opened, &game).bytes, bytes, "{name}");
        let other = folder.path().join(format!("new-{name}"));
        let file = save_new(&other, &opened, &game);
        assert_eq!((&file.bytes, file.left), (&bytes, None), "{name}");
        check(&other);
        // A comment is added, and the rest stays.
        let root = game.record.root();
        game.record.set_comment(root, comment("new"));
        let file = save_over(&path, &opened, &game);
        assert_eq!(file.left, None, "{name}");
        let (again, changed) = open(&path);
        assert_eq!(again.encoding(), opened.encoding(), "{name}");
        assert_eq!(names(&changed), case.names, "{name}");
        let told = comments(&changed);
        assert_eq!((&*told[0], &told[1..]), ("new", &comments(&game)[1..]), "{name}");
    }
}

/// Returns the characters of an encoding beyond ASCII, each as its bytes: those of one byte, of two
/// and some of more.
fn characters(standard: &'static Standard) -> Vec<Vec<u8>> {
    let singles = (0x80..=0xff).map(|byte| vec![byte]);
    let pairs = (0x81..=0xfe).flat_map(|lead| (0x40..=0xfe).map(move |trail| vec![lead, trail]));
    let cells = || (0xa1..=0xfe_u8).flat_map(|row| (0xa1..=0xfe).map(move |cell| (row, cell)));
    let more: Vec<Vec<u8>> = if [GB18030, GBK].contains(&standard) {
        // A few of each row of four bytes.
        let some = cells().step_by(3);
        let of_four =
            |(row, cell): (u8, u8)| vec![0x81 + row % 4, 0x30 + row % 10, cell, 0x30 + cell % 10];
        some.map(of_four).collect()
    } else if standard == EUC_JP {
        cells().map(|(row, cell)| vec![0x8f, row, cell]).collect()
    } else {
        Vec::new()
    };
    let is_one = |bytes: &Vec<u8>| {
        let text = standard.decode_without_bom_handling_and_without_replacement(bytes);
        text.is_some_and(|text| {
            let mut characters = text.chars();
            // Blanks at the end of a name are none of it, and marks of direction are not shown.
            let first = characters
                .next()
                .is_some_and(|c| c > '\u{a0}' && !c.is_whitespace() && !c.is_control());
            first && characters.next().is_none()
        })
    };
    singles.chain(pairs).chain(more).filter(is_one).collect()
}

/// Returns a file with these texts in comments, and the bytes of each comment.
fn file_of(label: &str, texts: &[Vec<u8>]) -> Vec<u8> {
    let mut file = format!("(;GM[1]FF[4]SZ[19]CA[{label}]PB[x").into_bytes();
    file.extend_from_slice(&texts[0]);
    file.extend_from_slice(b"x]");
    for (index, text) in texts.iter().enumerate() {
        let colour = ["B", "W"][index % 2];
        let letter = |n: usize| char::from(b"acegikmoqs"[n]);
        let point = [letter(index % 9), letter(index / 9)];
        file.extend(format!("\n;{colour}[{}{}]C[<", point[0], point[1]).bytes());
        file.extend_from_slice(text);
        file.extend_from_slice(b">]");
    }
    file.extend_from_slice(b")\n");
    file
}

/// Checks that no character is lost in files with all characters of an encoding.
fn check_all_characters(label: &str, standard: &'static Standard) {
    let mut random = ChaCha8Rng::seed_from_u64(49);
    let mut all = characters(standard);
    all.shuffle(&mut random);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    let texts: Vec<Vec<u8>> = all.chunks(60).map(<[_]>::concat).collect();
    let mut seen = 0;
    for texts in texts.chunks(81) {
        let bytes = file_of(label, texts);
        fs::write(&path, &bytes).expect("written");
        let (opened, mut game) = open(&path);
        let expected: Vec<String> = texts
            .iter()
            .map(|text| format!("<{}>", standard.decode_without_bom_handling(text).0))
            .collect();
        let name = format!("x{}x", standard.decode_without_bom_handling(&texts[0]).0);
        assert_eq!(comments(&game), expected, "{label}");
        assert_eq!(names(&game)[0], name, "{label}");
        let whole = bytes.trim_ascii_end();
        let new = folder.path().join("new.sgf");
        let file = save_new(&new, &opened, &game);
        assert_eq!((file.left, file.bytes == whole), (None, true), "{label}: not the same bytes");
        assert_eq!(comments(&open(&new).1), expected, "{label}");
        assert_eq!(save_over(&path, &opened, &game).bytes, bytes, "{label}");
        // One of them changes.
        let changed = random.random_range(0..texts.len());
        let place = game.record.places().nth(changed + 1).expect("a place");
        game.record.set_comment(place, comment("changed"));
        for is_new in [false, true] {
            let (file, path) = if is_new {
                (save_new(&new, &opened, &game), &new)
            } else {
                (save_over(&path, &opened, &game), &path)
            };
            assert_eq!(file.left, None, "{label}");
            let (again, reread) = open(path);
            assert_eq!(again.encoding(), opened.encoding(), "{label}");
            let mut expected = expected.clone();
            "changed".clone_into(&mut expected[changed]);
            assert_eq!(comments(&reread), expected, "{label}");
            for (index, text) in texts.iter().enumerate().filter(|(index, _)| *index != changed) {
                let value = [b"C[<", &text[..], b">]"].concat();
                let is_there = file.bytes.windows(value.len()).any(|bytes| bytes == value);
                assert!(is_there, "{label}: comment {index} has other bytes");
            }
            seen += texts.len();
        }
    }
    assert!(seen > 0, "{label}");
}

#[test]
fn every_chinese_character_is_kept() {
    check_all_characters("GB18030", GB18030);
    check_all_characters("gb2312", GBK);
    check_all_characters("Big5", BIG5);
}

#[test]
fn every_japanese_and_korean_character_is_kept() {
    check_all_characters("Shift_JIS", SHIFT_JIS);
    check_all_characters("EUC-JP", EUC_JP);
    check_all_characters("EUC-KR", EUC_KR);
}

#[test]
fn every_letter_of_one_byte_is_kept() {
    for (label, standard) in [
        ("windows-1252", WINDOWS_1252),
        ("windows-1250", WINDOWS_1250),
        ("windows-1251", WINDOWS_1251),
        ("KOI8-R", KOI8_R),
    ] {
        check_all_characters(label, standard);
    }
}

/// Returns random texts of these characters.
fn random_texts(random: &mut ChaCha8Rng, characters: &[char]) -> Vec<String> {
    let mut text = || {
        let length = random.random_range(1..40);
        let inside: String =
            (0..length).map(|_| characters[random.random_range(0..characters.len())]).collect();
        format!("<{inside}>")
    };
    (0..20).map(|_| text()).collect()
}

/// Returns the characters of Japanese texts.
fn japanese() -> Vec<char> {
    let bytes = (0x21..=0x74_u8).flat_map(|row| (0x21..=0x7e).map(move |cell| [row, cell]));
    let one = |bytes: [u8; 2]| {
        let bytes = [b"\x1b$B", &bytes[..], b"\x1b(B"].concat();
        let text = ISO_2022_JP.decode_without_bom_handling_and_without_replacement(&bytes);
        text.and_then(|text| text.chars().next())
    };
    bytes.filter_map(one).filter(|c| !c.is_whitespace()).collect()
}

/// Returns the text of a file with these comments.
fn text_of(ca: &str, texts: &[String]) -> String {
    let bytes: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    let text = String::from_utf8(file_of("?", &bytes)).expect("UTF-8");
    text.replace("CA[?]", ca).replace("C[<<", "C[<").replace(">>]", ">]")
}

#[test]
fn random_texts_in_utf_16_and_iso_2022_jp_are_kept() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let folder = tempfile::tempdir().expect("a folder");
    let (path, new) = (folder.path().join("game.sgf"), folder.path().join("new.sgf"));
    let japanese = japanese();
    let any: Vec<char> = "aé漢字ソ囲碁ЖЙ흑백🙂𠮟\u{ac00}\u{ff3c}".chars().collect();
    let utf_16 = |text: &str, to_bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        text.encode_utf16().flat_map(to_bytes).collect()
    };
    for round in 0..60 {
        let is_wide = round % 3 < 2;
        let texts = random_texts(&mut random, if is_wide { &any } else { &japanese });
        let ca =
            ["", "CA[UTF-8]", "CA[ISO-2022-JP]"][if is_wide { round % 2 } else { 2 * (round % 2) }];
        let text = text_of(ca, &texts);
        let text = if round % 4 == 0 && is_wide { format!("\u{feff}{text}") } else { text };
        let bytes = match round % 3 {
            0 => utf_16(&text, u16::to_le_bytes),
            1 => utf_16(&text, u16::to_be_bytes),
            _ => ISO_2022_JP.encode(&text).0.into_owned(),
        };
        fs::write(&path, &bytes).expect("written");
        let (opened, mut game) = open(&path);
        assert_eq!(comments(&game), texts, "{round}");
        let name = ["UTF-16LE", "UTF-16BE", "ISO-2022-JP"][round % 3];
        assert_eq!(opened.encoding().name(), name);
        assert_eq!(save_over(&path, &opened, &game).bytes, bytes, "{round}");
        let file = save_new(&new, &opened, &game);
        let end = if is_wide { 2 } else { 1 };
        assert_eq!((file.left, &*file.bytes), (None, &bytes[..bytes.len() - end]), "{round}");
        game.record.set_comment(game.record.root(), comment("first"));
        for path in [&path, &new] {
            let file = save_over(path, &opened, &game);
            let (again, game) = open(path);
            assert_eq!((file.left, again.encoding().name()), (None, name));
            assert_eq!(comments(&game)[1..], texts, "{round}");
        }
    }
}

#[test]
fn a_file_becomes_utf_8_if_a_character_does_not_fit() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    for (file, from, text) in [
        ("h2_gb_ca", "GB18030", "\u{1f642} ok"),
        ("h4_sjis_ca", "Shift_JIS", "é"),
        ("h4_sjis_ca", "Shift_JIS", "¥"),
        ("h3_sjis_noca", "Shift_JIS", "\u{2212}"),
        ("h6_big5", "Big5", "한"),
        ("h5_euckr", "EUC-KR", "é"),
        ("h7_1251", "windows-1251", "黒"),
        ("h11_eucjp", "EUC-JP", "한"),
        ("h28_2022_bracket", "ISO-2022-JP", "\u{ff71}"),
        ("latin-1", "windows-1252", "Ж"),
    ] {
        let new = folder.path().join(format!("{file}-{text}.sgf"));
        if file == "latin-1" {
            let latin_1 =
                b"(;GM[1]SZ[15]CA[ISO-8859-1]PB[J\xf6rg]PW[Ren\xe9];B[hh]C[\xe0 gauche];W[ii])";
            fs::write(&path, latin_1).expect("written");
        } else {
            fs::copy(Path::new(CASES).join(format!("{file}.sgf")), &path).expect("copied");
        }
        let (opened, mut game) = open(&path);
        let before = (names(&game), comments(&game));
        game.record.set_comment(game.record.last_place(), comment(text));
        for path in [new, path.clone()] {
            let saved = if path.exists() {
                save_over(&path, &opened, &game)
            } else {
                save_new(&path, &opened, &game)
            };
            assert_eq!(saved.left.map(str::to_uppercase), Some(from.to_uppercase()), "{file}");
            let written = String::from_utf8(saved.bytes).expect("UTF-8");
            assert_eq!(written.matches("CA[UTF-8]").count(), 1, "{written}");
            assert_eq!(written.matches("CA[").count(), 1, "{written}");
            let (again, game) = open(&path);
            let told = comments(&game);
            assert_eq!(
                (names(&game), &told[..told.len() - 1]),
                (before.0.clone(), &before.1[..]),
                "{file}"
            );
            assert_eq!(told.last().map(String::as_str), Some(text));
            assert_eq!(again.encoding().name(), "UTF-8");
            assert!(again.losses().all().is_empty(), "{:?}", again.losses());
        }
    }
}

#[test]
fn bytes_that_are_no_characters_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    let (chinese, _, _) = GBK.encode("这一手非常好。黑方白方这一手非常好，黑方白方");
    let russian = "хороший ход в начале партии, а потом похуже".as_bytes();
    for (ca, bad, text) in [
        ("CA[GB2312]", &b"\xff"[..], &*chinese),
        ("", b"\xff", &chinese),
        ("CA[GB2312]", b"\xb0\x20", &chinese),
        ("CA[GB2312]", b"\x81\x30\x20\xfe", &chinese),
        ("CA[UTF-8]", b"\xe9", russian),
        ("", b"\xd0\x20\xff", russian),
        // Nothing but such bytes: each is a letter of Latin 1 then.
        ("CA[UTF-8]", b"\xe9\xff\x81", b""),
        ("CA[GB2312]", b"\xff\x80\x20\xff", b""),
    ] {
        let file = [
            b"(;GM[1]SZ[9]",
            ca.as_bytes(),
            b"PB[",
            text,
            b"];B[cc]C[a ",
            bad,
            b" b];W[dd]C[",
            text,
            b"])\n",
        ]
        .concat();
        fs::write(&path, &file).expect("written");
        let (opened, mut game) = open(&path);
        assert!(!opened.losses().all().is_empty(), "{ca}: not a word about {bad:?}");
        assert_eq!(save_over(&path, &opened, &game).bytes, file, "{ca} {bad:?}");
        game.record.set_comment(game.record.root(), comment("new"));
        let saved = save_over(&path, &opened, &game);
        assert_eq!(saved.left, None, "{ca} {bad:?}");
        let values = [[b"[a ", bad, b" b]"].concat(), [b"C[", text, b"]"].concat()];
        for value in values.iter().filter(|value| &value[..] != b"C[]") {
            let is_there = saved.bytes.windows(value.len()).any(|bytes| bytes == value);
            assert!(is_there, "{ca} {bad:?}: {}", saved.bytes.escape_ascii());
        }
        assert_eq!(comments(&open(&path).1)[1..], comments(&game)[1..], "{ca} {bad:?}");
    }
}

#[test]
fn a_text_that_was_cut_within_a_character_does_not_change_the_encoding() {
    let cut_utf_16 = {
        let text = "\u{feff}(;GM[1]SZ[9]PB[李];B[cc])\n";
        let mut bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        bytes.pop();
        bytes
    };
    for (file, name) in [
        (&b"(;CA[UTF-8]GM[1]SZ[9]PB[\xe6\x9d\x8e]PW[\xe6\x9d];B[ee])"[..], "UTF-8"),
        (b"(;CA[gb2312]GM[1]SZ[9]PB[\xc0\xee]PW[\xcd\xf5\xff];B[ee])", "GB18030"),
        (&cut_utf_16, "UTF-16LE"),
    ] {
        let opened = parse_file("game.sgf".as_ref(), file).expect("a game");
        let names = names(&opened.open().expect("Go"));
        assert_eq!((&*names[0], opened.encoding().name()), ("李", name), "{}", file.escape_ascii());
    }
}

#[test]
fn what_a_file_says_of_its_encoding_is_not_believed_if_it_is_wrong() {
    let read = |ca: &str, bytes: &[u8]| {
        let file = [b"(;GM[1]SZ[9]CA[", ca.as_bytes(), b"]PB[", bytes, b"];B[cc])"].concat();
        let opened = parse_file("game.sgf".as_ref(), &file).expect("a game");
        let name = names(&opened.open().expect("Go"))[0].clone();
        (name, opened.encoding().name())
    };
    let utf_8 = "棋手黑方";
    for ca in ["gb2312", "Shift_JIS", "Big5", "ISO-8859-1", "windows-1251", "none"] {
        assert_eq!(read(ca, utf_8.as_bytes()), (utf_8.to_owned(), "UTF-8"), "{ca}");
    }
    assert_eq!(read("ISO-8859-1", "é".as_bytes()).0, "é");
    let (chinese, _, _) = GBK.encode("第一届比赛黑方白方好手");
    let expected = ("第一届比赛黑方白方好手".to_owned(), "GB18030");
    assert_eq!(read("UTF-8", &chinese), expected);
    assert_eq!(read("?", &chinese), expected);
    // A Chinese name of two bytes that are a letter of UTF-8, too.
    assert_eq!(read("gb2312", b"\xc4\xa3").0, "模");
}

#[test]
fn letters_of_latin_1_are_what_they_were() {
    for name in [
        "Jörg",
        "René",
        "à gauche",
        "José García",
        "Müller",
        "Özgür",
        "São João",
        "Größe",
        "naïve",
        "Été",
        "café",
        "Noël",
        "Zoë",
        "5½ points",
        "© 2001",
        "déjà vu",
        "Péter",
        "Ångström",
        "Bjørn Sørensen",
        "Niño",
        "30°",
        "«oui»",
    ] {
        let bytes: Vec<u8> = name.chars().map(|c| u8::try_from(c).expect("Latin 1")).collect();
        for ca in ["", "CA[ISO-8859-1]", "CA[latin1]", "CA[windows1252]"] {
            let file = [b"(;GM[1]SZ[9]", ca.as_bytes(), b"PB[", &bytes, b"];B[cc])"].concat();
            let opened = parse_file("game.sgf".as_ref(), &file).expect("a game");
            assert_eq!(names(&opened.open().expect("Go"))[0], name, "{ca}");
            let is_guessed = opened.losses().all().contains(&Loss::Encoding("windows-1252"));
            assert_eq!(is_guessed, ca.is_empty(), "{ca} {name}");
        }
    }
}

#[test]
fn the_user_can_choose_another_encoding_and_the_file_keeps_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    for (script, name) in TEXT_ENCODINGS {
        let chosen = Encoding::named(name).expect("an encoding");
        assert_eq!(chosen.name().to_lowercase(), name.to_lowercase());
        let text = "(;GM[1]SZ[9]CA[KOI8-U]PB[\u{b7}];B[cc])";
        fs::write(&path, text.as_bytes()).expect("written");
        let opened = load_in(&path, Some(&chosen));
        let is_wide = name.starts_with("UTF-16");
        assert_eq!(opened.is_err(), is_wide, "{script:?} {name}");
    }
    // Korean that looks like Chinese.
    let (korean, _, _) = EUC_KR.encode("이창호");
    let file = [b"(;GM[1]SZ[9]CA[GB2312]PB[", &*korean, b"];B[cc])"].concat();
    fs::write(&path, &file).expect("written");
    assert_ne!(names(&open(&path).1)[0], "이창호");
    let chosen = Encoding::named("euc-kr").expect("an encoding");
    let opened = load_in(&path, Some(&chosen)).expect("a game");
    let wrong = Loss::WrongEncoding { named: "GB2312".to_owned(), encoding: "EUC-KR" };
    assert_eq!(opened.losses().all(), [wrong]);
    let mut game: SavedGame<Go> = opened.open().expect("Go");
    assert_eq!(names(&game)[0], "이창호");
    game.record.set_comment(game.record.root(), comment("좋은 수"));
    let saved = save_over(&path, &opened, &game);
    assert_eq!(saved.left, None);
    let (again, game) = open(&path);
    assert_eq!((&*names(&game)[0], again.encoding().name()), ("이창호", "EUC-KR"));
    assert_eq!(comments(&game), ["좋은 수"]);
}

#[test]
fn other_games_of_a_file_keep_their_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sgf");
    // Two ways to write a character, and one that is none.
    let first = b"(;GM[1]SZ[9]CA[Shift_JIS]PB[\x81\xe0\x87\x90\x95\x5c\x8e\xa6\x91\xbe\x98\x59\x90\x6c];B[aa])";
    let second = b"(;GM[1]SZ[9]CA[Shift_JIS]PB[\x94\x5c\x93\x6f];B[cc]C[\x83\x5d\x83\x45])";
    let third = b"(;GM[1]SZ[9]C[\x87\x90 \xfd \x95\x5c\x8e\xa6\x91\xbe\x98\x59];B[ee])\n";
    fs::write(&path, [&first[..], b"\n", second, b"\n\n", third].concat()).expect("written");
    let opened = load_envelope(&path).expect("games");
    assert_eq!(opened.games().len(), 3);
    let opened = parse_file_game(&path, opened.games(), 1).expect("the second one");
    let mut game: SavedGame<Go> = opened.open().expect("Go");
    assert_eq!(names(&game)[0], "能登");
    game.record.set_comment(game.record.root(), comment("表"));
    let saved = save_over(&path, &opened, &game);
    assert!(saved.bytes.starts_with(&[&first[..], b"\n"].concat()));
    assert!(saved.bytes.ends_with(&[&b"\n\n"[..], third].concat()));
    let changed = b"C[\x95\x5c]";
    assert!(saved.bytes.windows(changed.len()).any(|bytes| bytes == changed));
    // A character that the file lacks is refused: the other games say that it is in Shift-JIS.
    game.record.set_comment(game.record.root(), comment("한"));
    let own = saved.game;
    let game = Envelope::of(&game).in_encoding(saved.encoding);
    file_to_save(&path, &game, Some(&own), Some(&own)).expect_err("it does not fit");
    // A new game is added in the encoding of the file.
    let new = parse_text("(;GM[1]SZ[9]PB[表示];B[gg])").expect("a game");
    let saved = file_to_save(&path, &new, None, None).expect("saved");
    let added = b"PB[\x95\x5c\x8e\xa6]";
    assert!(saved.is_added && saved.bytes.windows(added.len()).any(|bytes| bytes == added));
}

#[test]
fn pdn_follows_the_same_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pdn");
    let text =
        "[Event \"Первый турнир\"]\n[White \"Анна\"]\n\n1. 11-15 {хороший ход, поздравляю} *\n";
    for standard in [WINDOWS_1251, KOI8_R] {
        let (bytes, _, _) = standard.encode(text);
        fs::write(&path, &bytes).expect("written");
        let opened = load_envelope(&path).expect("a game");
        let is_guess = |loss: &Loss| matches!(loss, Loss::Encoding(_));
        assert!(opened.losses().all().iter().any(is_guess));
        let game: SavedGame<Checkers> = opened.open().expect("Checkers");
        assert_eq!(game.about.of(Particular::Event), Some("Первый турнир"));
        let own = opened.text().expect("a text");
        let save = |game: &SavedGame<Checkers>| {
            let game = Envelope::of(game).in_encoding(opened.encoding().clone());
            file_to_save(&path, &game, Some(&own), Some(&own)).expect("saved")
        };
        assert_eq!(save(&game).bytes, &*bytes, "{}", standard.name());
        let mut game = game;
        game.record.set_comment(game.record.root(), Comment::new("начало"));
        let saved = save(&game);
        assert_eq!(saved.left, None);
        let (wanted, _, _) = standard.encode("начало");
        assert!(saved.bytes.windows(wanted.len()).any(|bytes| bytes == &*wanted));
        // Chinese has no place there, and PDN no word for an encoding.
        game.record.set_comment(game.record.root(), Comment::new("好手"));
        let saved = save(&game);
        assert!(saved.left.is_some());
        let saved = String::from_utf8(saved.bytes).expect("UTF-8");
        assert!(saved.contains("好手") && saved.contains("Первый турнир"), "{saved}");
    }
}

#[test]
fn the_window_saves_in_the_encoding_of_the_file_and_tells_when_it_cannot() {
    let folder = tempfile::tempdir().expect("a folder");
    let named = folder.path().join("named");
    fs::create_dir(&named).expect("made");
    let path = named.join("game.sgf");
    fs::copy(Path::new(CASES).join("h6_big5.sgf"), &path).expect("copied");
    let mut files = files(folder.path());
    let mut opened = |encoding: Option<&'static str>| {
        files.open_in(path.clone(), encoding);
        let read = wait(&mut files, |event| match event {
            FileEvent::Named(_, NamedFile::Opened(game)) => Some(game),
            _ => None,
        });
        assert_eq!((files.last_read(), files.chosen_encoding()), (Some(&*path), encoding));
        *read
    };
    let name = |game: &Envelope| names(&game.open::<Go>().expect("Go"))[1].clone();
    assert_ne!(name(&opened(Some("GB18030"))), "黑白");
    let read = opened(None);
    assert_eq!(name(&read), "黑白");
    let shown = FilesOfGame::opened(&read, read.clone());
    let mut game: SavedGame<Go> = read.open().expect("Go");
    let mut save = |text: &str, path: &Path| {
        game.record.set_comment(game.record.root(), comment(text));
        files.save(path.to_owned(), Envelope::of(&game), Existing::Replace, shown.clone());
        wait(&mut files, |event| match event {
            FileEvent::Named(_, NamedFile::Written(_)) => Some(None),
            FileEvent::Named(_, NamedFile::InUtf8(_, from)) => Some(Some(from)),
            _ => None,
        })
    };
    assert_eq!(save("成功", &path), None);
    assert_eq!(open(&path).0.encoding().name(), "Big5");
    let new = named.join("new.sgf");
    assert_eq!(save("成功", &new), None);
    assert_eq!(open(&new).0.encoding().name(), "Big5");
    assert_eq!(save("한", &path), Some("Big5"));
    assert_eq!(comments(&open(&path).1)[0], "한");
    assert_eq!(save("뭐", &path), None);
    assert_eq!(open(&path).0.encoding().name(), "UTF-8");
    assert_eq!(name(&open(&path).0), "黑白");
}

#[test]
fn a_text_that_would_take_too_much_memory_is_refused() {
    // Each byte is a character of three bytes in UTF-8.
    let long = vec![0xb1; 3 << 20];
    let file = [b"(;GM[1]SZ[9]CA[Shift_JIS]C[", &long[..], b"];B[cc])"].concat();
    let path = Path::new("game.sgf");
    parse_file(path, &file).expect_err("more than is read");
    let chosen = Encoding::named("windows-1252");
    parse_in(path, &file, chosen.as_ref()).expect("within the limit");
}

#[test]
fn the_name_of_an_encoding_stays_as_it_is_written_unless_it_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.sgf");
    for (named, standard, text, wrong) in [
        ("GB18030", GB18030, "柯洁", None),
        ("gb2312", GBK, "柯洁", None),
        ("cp936", GBK, "柯洁", None),
        ("KOI8-R", KOI8_R, "Иванов", None),
        ("koi8-u", KOI8_U, "Іванов", None),
        ("Shift-JIS", SHIFT_JIS, "井山裕太", None),
        ("latin1", WINDOWS_1252, "Müller", None),
        ("GB2312", UTF_8, "柯洁和古力的对局", Some("UTF-8")),
        ("UTF-8", WINDOWS_1252, "Müller", Some("ISO-8859-1")),
    ] {
        let text = format!("(;GM[1]SZ[9]CA[{named}]PB[{text}];B[cc])\n");
        let (bytes, ..) = standard.encode(&text);
        fs::write(&path, &bytes).expect("written");
        let read = load_envelope(&path).expect(named);
        let told = read.losses().all().iter().find_map(|loss| match loss {
            Loss::WrongEncoding { named, encoding } => Some((&**named, *encoding)),
            _ => None,
        });
        assert_eq!(told, wrong.map(|right| (named, right)));
        save_envelope(&path, &read).expect("saved");
        assert_eq!(fs::read(&path).expect("the file"), *bytes, "{named}");
        let mut game: SavedGame<Go> = read.open().expect("Go");
        let root = game.record.root();
        game.record.set_comment(root, Comment::new("a comment"));
        save_envelope(&path, &Envelope::of(&game).with_file_of(&read)).expect("saved");
        let kept = text.replace(named, wrong.unwrap_or(named));
        let kept = kept.replace("];B[cc]", "]C[a comment];B[cc]");
        assert_eq!(fs::read(&path).expect("the file"), *standard.encode(&kept).0, "{named}");
    }
}

#[test]
fn russian_that_is_in_two_encodings_is_read_in_the_usual_one() {
    let text = "(;GM[1]SZ[9]PB[Пётр Иванов]C[Чёрные начинают и выигрывают партию];B[cc])";
    let read = parse_file(Path::new("game.sgf"), &KOI8_R.encode(text).0).expect("a game");
    let guessed = Loss::Encoding("KOI8-R");
    assert!(read.losses().all().contains(&guessed), "{:?}", read.losses());
}
