use std::time::Duration;

use super::*;
use crate::core::connect4::{Connect4, Size, notation};
use crate::core::game::{Outcome, Player};
use crate::core::kind::{MoveClass, Unit};
use crate::core::record::Comment;
use crate::session::{Review, ReviewedMistake, SavedGame};
use crate::storage::EndedBy;

/// Returns a game of a person against Low with this number and these moves, each to be the next one
/// of the line: `44 435` plays `44`, goes back to its start, and plays `435`.
fn game(number: u64, lines: &str) -> SavedGame<Connect4> {
    let seats = ["human", "low"].map(|mode| mode.parse().expect("a mode"));
    let mut game = SavedGame::new(Size::STANDARD, seats, 1);
    game.number = Some(number);
    for line in lines.split(' ') {
        game.record.go_to(0);
        for column in notation::parse_moves(Size::STANDARD, line).expect("columns") {
            game.record.play(column).expect("a legal move");
        }
    }
    game
}

/// Red makes four in column 4.
const WON: &str = "4343434";

fn keep(folder: &Path, game: &SavedGame<Connect4>) -> PathBuf {
    PastGamesWriter::new(folder.to_owned()).keep(&Envelope::of(game), None).expect("kept")
}

fn numbers(folder: &Path) -> Vec<u64> {
    past_files(folder).expect("a folder").iter().map(|file| file.number).collect()
}

fn moves(path: &Path) -> usize {
    let summary = summarize(path).expect("a game").expect("of the list");
    summary.moves
}

fn set_old(path: &Path) {
    set_date(path, SystemTime::UNIX_EPOCH + Duration::from_secs(1000));
}

fn date(path: &Path) -> u64 {
    let modified = fs::metadata(path).and_then(|metadata| metadata.modified());
    modified.expect("a time").duration_since(SystemTime::UNIX_EPOCH).expect("a time").as_secs()
}

#[test]
fn a_game_that_ends_again_or_goes_on_has_one_entry() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let path = keep(folder, &game(7, WON));
    assert_eq!(path, folder.join("game.kept-7.json"));
    set_old(&path);
    assert_eq!(keep(folder, &game(7, WON)), path);
    assert_eq!(date(&path), 1000, "there is nothing new");
    // Its end was taken back, and it ended in another way; the first end is another line of it.
    let again = game(7, &format!("{WON} 43434257"));
    assert_eq!(keep(folder, &again), path);
    assert_eq!(numbers(folder), [7]);
    assert!(date(&path) > 1000, "it was played again");
    let kept = load_past_game(&path).expect("kept");
    let again = Envelope::of(&again);
    assert!(kept.holds(&again) && again.holds(&kept));
    assert_eq!(kept.summary(), again.summary());
}

#[test]
fn a_game_that_would_lose_moves_of_another_one_gets_a_number_of_its_own() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let path = keep(folder, &game(7, WON));
    // An earlier save of it was opened, and went on in another way.
    let other = keep(folder, &game(7, "43435"));
    assert_ne!(path, other);
    assert_eq!((moves(&path), moves(&other)), (7, 5));
    let read = load_past_game(&other).expect("kept");
    assert_eq!(read.number(), path_number(&other), "from here on it is another game");
    // It goes on: that is one game, not a new one for each move.
    let mut writer = PastGamesWriter::new(folder.to_owned());
    let copies = ["43435", "434355", "4343551"].map(|moves| {
        let kept = writer.keep(&Envelope::of(&game(7, moves)), None).expect("kept");
        assert_ne!(kept, path);
        kept
    });
    assert_eq!([&copies[0]; 2], [&copies[1], &copies[2]]);
    assert_eq!(numbers(folder).len(), 3);
    fs::remove_file(&copies[0]).expect("removed");
    // What cannot be read is not written over.
    let damaged = folder.join("game.kept-9.json");
    fs::write(&damaged, "{").expect("written");
    assert_ne!(keep(folder, &game(9, "44")), damaged);
    assert_eq!(fs::read_to_string(&damaged).expect("there"), "{");
    assert_eq!(numbers(folder).len(), 4);
}

#[test]
fn a_review_is_kept_with_its_game_and_the_date_stays() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let mut reviewed = game(7, WON);
    let path = keep(folder, &reviewed);
    set_old(&path);
    let line = reviewed.record.moves().to_vec();
    reviewed.review = Some(Review {
        judged: [4, 3],
        accuracy: [Some(97), None],
        effort: Some(400_000),
        mistakes: vec![ReviewedMistake {
            ply: 6,
            player: Player::Second,
            class: MoveClass::MissedBlock,
            better: vec![line[0]],
        }],
        line,
    });
    assert_eq!(keep(folder, &reviewed), path);
    assert_eq!(date(&path), 1000);
    let read = load_past_game(&path).expect("kept");
    assert_eq!(read.open::<Connect4>().as_ref(), Ok(&reviewed));
    assert!(read.losses().all().is_empty());
    let summary = read.summary().expect("of the list");
    let review = summary.review.expect("it was reviewed");
    assert_eq!(review.judged, [4, 3]);
    assert_eq!(review.accuracy, [Some(97), None]);
    assert_eq!(review.mistakes.len(), 1);
    // A window that knows nothing of the review does not remove it, whatever else it has to say.
    let mut other = game(7, WON);
    keep(folder, &other);
    let root = other.record.root();
    other.record.set_comment(root, Comment::new("mine"));
    assert_ne!(keep(folder, &other), path);
    let kept = summarize(&path).expect("kept").expect("of the list");
    assert!(kept.review.is_some());
    // A review of another line says nothing about this one.
    let mut other = reviewed.clone();
    other.record.go_to(5);
    let column = notation::parse_moves(Size::STANDARD, "1").expect("a column");
    other.record.play(column[0]).expect("a legal move");
    assert!(Envelope::of(&other).summary().expect("one").review.is_some());
    other.record.make_main();
    assert_eq!(Envelope::of(&other).summary().expect("one").review, None);
}

#[test]
fn a_review_that_does_not_fit_its_game_is_left_out_and_that_is_said() {
    let head = r#"{"version":2,"game":"connect4","moves":"4343434","review":"#;
    for (review, fits) in [
        (r#"{"judged":[4,3]}"#, true),
        (r#"{"judged":[4,3],"mistakes":[{"move":6,"class":"missed_block","better":"4"}]}"#, true),
        (r#"{"judged":[4,30]}"#, false),
        (r#"{"judged":[4,0],"mistakes":[{"move":6,"class":"missed_block"}]}"#, false),
        (r#"{"judged":[4,3],"mistakes":[{"move":8,"class":"missed_block"}]}"#, false),
        (r#"{"judged":[4,3],"mistakes":[{"move":0,"class":"missed_block"}]}"#, false),
        (r#"{"judged":[4,3],"mistakes":[{"move":6,"class":"best"}]}"#, false),
        (r#"{"judged":[4,3],"mistakes":[{"move":6,"class":"missed_block","better":"9"}]}"#, false),
        (
            r#"{"judged":[4,3],"mistakes":[{"move":6,"class":"missed_block"},{"move":2,"class":"missed_block"}]}"#,
            false,
        ),
    ] {
        let game = Envelope::parse(&format!("{head}{review}}}")).expect(review);
        let summary = game.summary().expect("of the list");
        assert_eq!(summary.review.is_some(), fits, "{review}");
        assert_eq!(game.losses().all().is_empty(), fits, "{review}");
    }
    assert!(Envelope::parse(&format!("{head}7}}")).is_err());
}

#[test]
fn a_summary_says_how_a_game_ended_even_if_its_end_was_taken_back() {
    let ended = Envelope::of(&game(1, WON));
    let summary = ended.summary().expect("of the list");
    assert_eq!(summary.outcome, Some(Outcome::Win(Player::First)));
    assert_eq!((summary.moves, summary.you()), (7, Some(Player::First)));
    let mut looked_back = game(1, WON);
    looked_back.record.go_to(2);
    assert_eq!(Envelope::of(&looked_back).summary(), Some(summary.clone()));
    let tried = game(1, &format!("{WON} 4342"));
    let summary = Envelope::of(&tried).summary().expect("of the list");
    assert_eq!(
        (summary.outcome, summary.moves),
        (Some(Outcome::Win(Player::First)), 7),
        "the line with the end counts"
    );
    let open = Envelope::of(&game(1, "44")).summary().expect("one");
    assert_eq!((open.outcome, open.moves), (None, 2));
}

#[test]
fn the_marks_of_scoring_are_no_moves() {
    let text = r#"{"version":2,"game":"go","setup":{"size":5,"dead":"settle"},"moves":["C3","B2","pass","pass","dead:B2","done"]}"#;
    let summary = match Envelope::parse(text) {
        Ok(game) => game.summary().expect("of the list"),
        Err(error) => panic!("{error:?}"),
    };
    assert_eq!(summary.moves, 4);
    assert!(matches!(summary.by, Some(EndedBy::Margin(Unit::Points, _))));
}

#[test]
fn what_was_removed_comes_back_as_it_was() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let path = keep(folder, &game(7, WON));
    set_old(&path);
    let text = fs::read_to_string(&path).expect("there");
    let removed = remove_past_game(&path).expect("removed");
    assert!(!path.exists());
    removed.restore().expect("restored");
    assert_eq!((date(&path), fs::read_to_string(&path).expect("there")), (1000, text));
    // It was kept again before it came back.
    remove_past_game(&path).expect("removed");
    keep(folder, &game(7, &format!("{WON} 12")));
    removed.restore().expect("nothing to do");
    assert_eq!(numbers(folder), [7]);
    assert!(date(&path) > 1000);
    for other in ["game.json", "mine.json"] {
        fs::write(folder.join(other), "{}").expect("written");
        assert!(remove_past_game(&folder.join(other)).is_err());
    }
    assert!(remove_past_game(folder).is_err());
}

/// Returns the numbers of the games in the index of a folder, and of those that are not.
fn indexed(folder: &Path) -> [Vec<u64>; 2] {
    let index = PastIndex::read(folder).expect("a folder");
    [
        index.games.iter().map(|game| game.file.number).collect(),
        index.unread.iter().map(|file| file.number).collect(),
    ]
}

/// Reads the games that are not in the index, and writes it.
fn index_all(folder: &Path) {
    let index = PastIndex::read(folder).expect("a folder");
    let read: Vec<_> = index
        .unread
        .iter()
        .filter_map(|&file| {
            let summary = summarize(&file.path(folder)).ok()??;
            Some(PastGame { file, summary })
        })
        .collect();
    index.save(folder, &read).expect("written");
}

#[test]
fn the_index_says_what_the_files_say_and_nothing_out_of_date() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    for number in 1..=4 {
        let path = keep(folder, &game(number, WON));
        let after = Duration::from_secs(1000 * number);
        set_date(&path, SystemTime::UNIX_EPOCH + after);
    }
    fs::write(folder.join("game.kept-5.json"), "{").expect("written");
    fs::write(folder.join("game.kept-6.json"), "").expect("written");
    assert_eq!(indexed(folder), [vec![], vec![5, 4, 3, 2, 1]]);
    index_all(folder);
    assert_eq!(indexed(folder), [vec![4, 3, 2, 1], vec![5]]);
    for PastGame { file, summary } in PastIndex::read(folder).expect("a folder").games {
        let read = summarize(&file.path(folder)).expect("kept");
        assert_eq!(Some(summary), read);
    }
    // One is played again, one is removed, one comes.
    keep(folder, &game(3, &format!("{WON} 12")));
    remove_past_game(&folder.join("game.kept-2.json")).expect("removed");
    keep(folder, &game(8, WON));
    let [known, mut unread] = indexed(folder);
    unread.sort_unstable();
    assert_eq!((known, unread), (vec![4, 1], vec![3, 5, 8]));
    index_all(folder);
    assert_eq!(indexed(folder)[1], [5]);
    let index = folder.join("game.index.json");
    assert_eq!(fs::read_to_string(&index).expect("there").lines().count(), 6);
    // Damaged in any way, it is only slower.
    let text = fs::read_to_string(&index).expect("there");
    for damaged in [
        "",
        "{}",
        "\u{0}",
        &text[..text.len() / 2],
        &text.replace("\"version\":3", "\"version\":4"),
        &text.replace("first", "nobody"),
    ] {
        fs::write(&index, damaged).expect("written");
        let [known, unread] = indexed(folder);
        assert_eq!(known.len() + unread.len(), 5, "{damaged:?}");
        assert!(unread.len() > 1, "{damaged:?}");
        index_all(folder);
        assert_eq!(indexed(folder)[1], [5]);
    }
}

#[test]
fn only_the_names_of_kept_games_are_listed_and_all_of_them() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    for number in 1..=1000 {
        let path = kept_path(folder, number);
        fs::write(&path, "{}").expect("written");
        let after = Duration::from_secs(10_000 + number);
        set_date(&path, SystemTime::UNIX_EPOCH + after);
    }
    for other in ["game-1.json", "game.kept-01.json", "game.kept-x.json", "game.damaged-1.json"] {
        fs::write(folder.join(other), "{}").expect("written");
    }
    assert_eq!(numbers(folder), (1..=1000).rev().collect::<Vec<_>>());
    assert_eq!(count_past_games(folder), 1000);
    assert_eq!(count_past_games(&folder.join("none")), 0);
}

#[test]
fn a_game_that_was_kept_again_meanwhile_comes_back_beside_it() {
    let home = tempfile::tempdir().expect("a folder");
    let path = keep(home.path(), &game(7, "44"));
    let removed = remove_past_game(&path).expect("removed");
    assert_eq!(keep(home.path(), &game(7, "5")), path);
    removed.restore().expect("back");
    let mut all: Vec<usize> = past_files(home.path())
        .expect("a folder")
        .iter()
        .map(|file| moves(&file.path(home.path())))
        .collect();
    all.sort_unstable();
    assert_eq!(all, [1, 2]);
}

#[test]
fn a_game_that_was_edited_has_one_entry_unless_another_window_has_edited_it_too() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let with_comment = |text: &str| {
        let mut commented = game(7, WON);
        let root = commented.record.root();
        commented.record.set_comment(root, Comment::new(text));
        Envelope::of(&commented)
    };
    let comment = |path: &Path| {
        let read: SavedGame<Connect4> =
            load_past_game(path).expect("kept").open().expect("a game of Connect 4");
        read.record.comment_at(read.record.root()).cloned()
    };
    let mut writer = PastGamesWriter::new(folder.to_owned());
    let mut keep = |text: &str, before: &str| {
        let kept = writer.keep(&with_comment(text), Some(&with_comment(before)));
        kept.expect("kept")
    };
    let path = keep("", "");
    for (before, text) in [("", "a"), ("a", "ab"), ("ab", ""), ("", "c")] {
        assert_eq!(keep(text, before), path);
        assert_eq!(comment(&path), Comment::new(text));
    }
    // Another window has changed the comment, which this one has not seen.
    assert_eq!(keep("theirs", "c"), path);
    let own = keep("mine", "c");
    assert_ne!(own, path);
    assert_eq!(keep("", "mine"), own);
    assert_eq!(comment(&path), Comment::new("theirs"));
    assert_eq!(numbers(folder).len(), 2);
}

#[test]
fn an_unfinished_game_that_was_edited_goes_back_to_its_one_entry() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let commented = |text: &str| {
        let mut game = game(7, "44");
        let root = game.record.root();
        game.record.set_comment(root, Comment::new(text));
        Envelope::of(&game)
    };
    let mut writer = PastGamesWriter::new(folder.to_owned());
    let path = writer.keep(&commented("before"), None).expect("kept");
    let unfinished = folder.join("game-1.json");
    let archive = |text: &str, before: Option<&Envelope>| {
        fs::write(&unfinished, commented(text).to_text()).expect("written");
        move_to_past_games(&unfinished, before).expect("moved").0
    };
    assert_eq!(archive("after", Some(&commented("before"))), path);
    assert_ne!(archive("else", None), path, "not known to come from there");
}
