//! Replays the corpus of the fuzzer (`fuzz/run.sh`) by the rule that what was opened is what is
//! kept.

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use crate::kept_rule::{Kind, NAMES, Verdict, check, encodings, lines, own_files, random};

/// The files of which something is lost, with the kinds of what is lost: faults that are known and
/// not mended yet. A file that is kept whole by now must leave the list.
const LOST: &[(&str, &[Kind])] = &[];

/// The most bytes that the corpus has.
const MOST_BYTES: usize = 300_000;

/// Returns the files of a folder, in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// Returns what becomes of an input of a target, named as the program of the fuzzer is.
fn replay(target: &str, bytes: &[u8]) -> Verdict {
    match target {
        "any_file" => {
            let losses = NAMES.into_iter().filter_map(|name| match check(name, bytes) {
                Verdict::Lost(losses) => Some(losses),
                Verdict::Refused | Verdict::Kept => None,
            });
            Verdict::of(losses.flatten().collect())
        }
        "game_json" => check("game.json", bytes),
        "game_sgf" => check("game.sgf", bytes),
        "game_pdn" => check("game.pdn", bytes),
        "settings_statistics_progress" => own_files::check(bytes),
        "encodings" => encodings::check(bytes),
        "random_game" => random::check(bytes),
        "lines" => {
            lines::check(bytes);
            Verdict::Kept
        }
        other => panic!("{other} is not a target"),
    }
}

/// Checks each file of a target.
fn check_folder(target: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/corpus").join(target);
    let mut wrong = Vec::new();
    for path in files(&folder) {
        let name =
            format!("{target}/{}", path.file_name().expect("a file has a name").to_string_lossy());
        let bytes = fs::read(&path).expect("a file of the corpus");
        let known = LOST.iter().find(|(lost, _)| *lost == name).map_or(&[][..], |(_, kinds)| kinds);
        match catch_unwind(|| replay(target, &bytes)) {
            Ok(Verdict::Lost(losses)) => {
                let mut kinds: Vec<Kind> = losses.iter().map(|loss| loss.kind).collect();
                kinds.sort_unstable();
                kinds.dedup();
                if kinds != known {
                    let losses: Vec<String> = losses.iter().map(ToString::to_string).collect();
                    wrong.push(format!("{name} loses {kinds:?}:\n  {}", losses.join("\n  ")));
                }
            }
            Ok(Verdict::Refused | Verdict::Kept) if known.is_empty() => {}
            Ok(Verdict::Refused | Verdict::Kept) => {
                wrong.push(format!("{name} is kept whole: take it off the list"));
            }
            Err(_) => wrong.push(format!("{name} panics")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Makes a test of each target.
macro_rules! targets {
    ($($target:ident),+ $(,)?) => {
        $(
            #[test]
            fn $target() {
                check_folder(stringify!($target));
            }
        )+

        #[test]
        fn each_folder_is_of_a_target_and_all_of_them_are_small() {
            let folders = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/corpus"));
            let mut bytes = 0;
            for folder in folders.iter().filter(|path| path.is_dir()) {
                let name = folder.file_name().expect("a folder has a name").to_string_lossy().into_owned();
                assert!([$(stringify!($target)),+].contains(&name.as_str()), "{name}");
                bytes += files(folder).iter().map(|path| fs::read(path).expect("a file").len()).sum::<usize>();
            }
            assert!(bytes <= MOST_BYTES, "{bytes} bytes");
        }
    };
}

targets!(
    any_file,
    encodings,
    game_json,
    game_pdn,
    game_sgf,
    lines,
    random_game,
    settings_statistics_progress
);
