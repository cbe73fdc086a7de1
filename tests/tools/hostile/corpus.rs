//! A corpus of valid input of every kind that the program reads: the start of every attack.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use plot4::core::connect4::solver::Maker;
use plot4::core::game::Game;
use plot4::core::kind::{GameKind, listed_moves};
use plot4::games::{GameId, with_game};
use plot4::players::Seat;
use plot4::session::SavedGame;
use plot4::storage::{
    DayResult, Envelope, Progress, Recall, Settings, format_file, format_progress, format_settings,
    parse_file,
};

use super::mutate::Chance;

/// Files of every kind that the program reads.
pub struct Corpus {
    /// Games in each format that a game has, by the words for them: `json of connect4`, `sgf of
    /// go`.
    pub games: BTreeMap<String, Vec<Vec<u8>>>,
    pub settings: Vec<Vec<u8>>,
    pub statistics: Vec<Vec<u8>>,
    pub progress: Vec<Vec<u8>>,
    /// The index of the past games.
    pub index: Vec<Vec<u8>>,
    pub puzzles: Vec<Vec<u8>>,
    pub books: Vec<Vec<u8>>,
    /// Lines that a user or a program may type.
    pub lines: Vec<Vec<u8>>,
}

impl Corpus {
    /// Returns the files of the repository, and games that are played by chance.
    pub fn new(chance: &mut Chance) -> Self {
        let files = |folder: &str| -> Vec<(String, Vec<u8>)> {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            let mut paths: Vec<_> = fs::read_dir(folder)
                .expect("a folder")
                .map(|entry| entry.expect("an entry").path())
                .collect();
            paths.sort();
            paths
                .iter()
                .map(|path| (path.display().to_string(), fs::read(path).expect("a file")))
                .collect()
        };
        let saves = files("tests/data/saves");
        let (settings, saves): (Vec<_>, Vec<_>) =
            saves.into_iter().partition(|(name, _)| name.contains("settings"));
        let mut games: BTreeMap<String, Vec<Vec<u8>>> = BTreeMap::new();
        for (name, bytes) in saves
            .into_iter()
            .filter(|(name, _)| !name.contains("README"))
            .chain(files("tests/data/sgf"))
        {
            let ending = Path::new(&name)
                .extension()
                .map_or("", |ending| ending.to_str().expect("a name of ours"));
            let game = parse_file(Path::new(&name), &bytes)
                .map_or_else(|_| "no game".to_owned(), |game| game.game().to_owned());
            games.entry(format!("{ending} of {game}")).or_default().push(bytes);
        }
        let mut lines: Vec<Vec<u8>> = [
            "",
            "4453",
            "10,4,12",
            "H8 G7 I9",
            "h8,g7",
            "undo",
            "redo",
            "hint",
            "board",
            "moves",
            "new",
            "y",
            "n",
            "go",
            "step",
            "help",
            "red human",
            "yellow search:2",
            "black medium,defensive",
            "first random",
            "save game.json",
            "save! /tmp/nowhere/x",
            "open x",
            "7x6",
            "15",
            "9x7",
            "standard",
            "renju",
            "5",
            "Anna,Ben",
            "START 15",
            "TURN 7,7",
            "BEGIN",
            "BOARD",
            "7,7,1",
            "DONE",
            "INFO timeout_turn 5",
            "INFO rule 4",
            "TAKEBACK 7,7",
            "PLAY 3,3",
            "RESTART",
            "ABOUT",
            "w5 4453",
            "-1000",
        ]
        .map(|line| line.as_bytes().to_vec())
        .into();
        for &game in GameId::ALL {
            for _ in 0..6 {
                let (files, text) = with_game!(game, K => played::<K>(chance));
                for (ending, file) in files {
                    games
                        .entry(format!("{ending} of {}", game.name()))
                        .or_default()
                        .push(file.into_bytes());
                }
                lines.push(text.into_bytes());
            }
        }
        let mut progress = Progress::default();
        for &game in GameId::ALL {
            let own = progress.game_mut(game.name());
            own.puzzles.solved.insert("w3 4453".to_owned());
            (own.puzzles.count, own.puzzles.daily) = (7, Some(20_000));
            own.puzzles.days.insert(20_000, DayResult::Hinted);
            own.mistakes.practise("4021-17", Recall::Missed, 20_000);
        }
        let statistics = r#"{"version": 1, "games": [
    {"number":"4021","day":"2026-11-21","game":"connect4","setup":"size=7x6 connect=4","opponent":"high","side":"red","result":"win","moves":23},
    {"number":"4022","day":"2026-11-22","game":"gomoku","setup":"size=15","opponent":"low","side":"black","result":"loss","moves":40,"helped":true}
]}"#;
        let index = r#"{"version":3,"games":[
{"file":"4021","stamp":"1764070800.5-512-77","game":"connect4","setup":"size=7x6 connect=4","players":["human","low"],"moves":23,"result":"first","judged":[12,11],"mistakes":"14:1gave_win 17:0missed_win"},
{"file":"4022","stamp":"1764070801.5-300-78","game":"go","setup":"size=9","players":["human","human"],"names":["Ada",null],"moves":40,"by":"point 21"}
]}
"#;
        let whole =
            fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("core/assets/puzzles/7x6.txt"))
                .expect("the puzzles");
        let mut settings: Vec<_> = settings.into_iter().map(|(_, bytes)| bytes).collect();
        settings.push(format_settings(&Settings::default()).into_bytes());
        Self {
            games,
            settings,
            statistics: vec![statistics.as_bytes().to_vec()],
            progress: vec![format_progress(&progress).into_bytes()],
            index: vec![index.as_bytes().to_vec()],
            puzzles: vec![whole[..whole.len().min(3000)].to_vec()],
            books: (1..=3).map(|plies| Maker::new(plies).bytes().to_vec()).collect(),
            lines,
        }
    }
}

/// Returns a game that is played by chance on a board by chance: as files of the formats that it
/// has, each with the ending of its name, and its moves.
fn played<K: GameKind>(chance: &mut Chance) -> (Vec<(&'static str, String)>, String) {
    let mut setup = K::Setup::default();
    for _ in 0..chance.below(3) {
        let options = options(K::setup_aspects(setup), chance);
        if !options.is_empty() {
            setup = chance.of(&options).1;
        }
    }
    let mut game =
        SavedGame::<K>::new(setup, [Seat::Human, Seat::Computer(K::USUAL_LEVEL)], chance.next());
    for _ in 0..chance.below(60) {
        let moves = listed_moves::<K>(game.record.position());
        if game.record.position().outcome().is_some() || moves.is_empty() {
            break;
        }
        game.record.play(*chance.of(&moves)).expect("a listed move is legal");
        if chance.below(6) == 0 {
            game.record.undo();
        }
    }
    let files = ["json", "sgf", "pdn"].map(|ending| {
        let file = format_file(&Path::new("game").with_extension(ending), &Envelope::of(&game));
        file.ok().map(|file| (ending, file))
    });
    (files.into_iter().flatten().collect(), K::format_moves(setup, game.record.moves()))
}

/// Returns the options of one of several aspects.
fn options<T: Copy>(
    aspects: Vec<plot4::core::kind::Aspect<T>>,
    chance: &mut Chance,
) -> Vec<(plot4::core::kind::AspectValue, T)> {
    let at = chance.below(aspects.len());
    aspects.into_iter().nth(at).map(|aspect| aspect.options).unwrap_or_default()
}
