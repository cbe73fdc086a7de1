//! The user's own mistakes: positions of reviewed past games that come back until the better move
//! is found.

use std::fs;
use std::path::Path;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use plot4::clock;
use plot4::core::day::Day;
use plot4::core::game::{Game as _, Player};
use plot4::core::kind::{GameKind, MoveClass, window_setup};
use plot4::games::{GameId, with_game};
use plot4::players::Seat;
use plot4::session::{Review, ReviewedMistake, SavedGame};
use plot4::storage::{
    Envelope, PastGamesWriter, Progress, Recall, Repetition, load_progress, mistake_name,
    save_progress,
};
use plot4::words::text::{coach, connect4, dialogs, mistakes, past, play, puzzles, review};
use plot4::words::{self, Phrases, you};

use crate::files::{age, data};
use crate::window_harness::{ANY, Window, column, high, home, in_column};

/// A game in which Red, with move 17, did not complete the four in column 5.
const GAME: &str = "43746523566244333562244555";
/// What a review says of it: that mistake of Red's, and one of Yellow's.
const REVIEW: &str = r#"{"judged": [13, 13], "mistakes": [{"move": 14, "class": "gave_win", "better": "5"}, {"move": 17, "class": "missed_win", "better": "5"}]}"#;

/// Returns the task.
fn task() -> String {
    mistakes::task(in_column(3))
}

/// Returns a sentence with the one about the mistake below it.
fn with_reason(sentence: String) -> String {
    [sentence, connect4::missed_win(you(), 4, "5")].join("\n")
}

/// Returns where the mistake was made: in a game of that day of October 2024.
fn shown(day: &str) -> String {
    let date = past::date_of_year(past::short_date(day, 10), "2024");
    let game = play::beside(play::pairing(you(), high()), date);
    play::beside(game, mistakes::move_number(17))
}

/// Writes that game as a past one, of a person with the red coins, so many days old.
pub fn write_reviewed(home: &Path, number: u64, days: u64) {
    fs::create_dir_all(data(home)).expect("made");
    let text = format!(
        r#"{{"version": 2, "game": "connect4", "seats": {{"red": "human", "yellow": "high"}}, "moves": "{GAME}", "number": "{number}", "review": {REVIEW}}}"#
    );
    let file = data(home).join(format!("game.kept-{number}.json"));
    fs::write(&file, text).expect("written");
    age(&file, 86_400 * (20_000 - days) + 43_200);
}

/// Writes how often in a row the mistake in each of these games was found.
pub fn write_found(home: &Path, games: &[(u64, usize)]) {
    let mut progress = Progress::default();
    for &(number, times) in games {
        let mistakes = &mut progress.game_mut("connect4").mistakes;
        let name = mistake_name(number, 17);
        for _ in 0..times {
            let day = mistakes.get(&name).due().unwrap_or_default().max(18_000);
            mistakes.practise(&name, Recall::Found, day);
        }
    }
    save_progress(&home.join("data/progress.json"), &progress).expect("written");
}

/// Opens a game of two people, and the mistakes over it.
fn open(home: &Path) -> Window {
    let mut window = Window::open_new(home, "human", "human");
    window.key(Key::M);
    window.press(mistakes::title());
    window
}

/// Returns what is kept of the mistake in a game.
fn kept(home: &Path, number: u64) -> Repetition {
    let progress = load_progress(&home.join("data/progress.json")).unwrap_or_default();
    let of_game = progress.of("connect4").cloned().unwrap_or_default();
    of_game.mistakes.get(&mistake_name(number, 17))
}

/// Returns today, as a number of days.
fn today() -> u64 {
    clock::utc_day().since_1970()
}

/// Waits until a mistake is due on this day, or no longer at all.
fn wait_for_due(window: &mut Window, home: &Path, number: u64, day: Option<u64>) {
    window.wait(|_| kept(home, number).due() == day, "the progress");
}

#[test]
fn a_better_move_that_is_found_at_once_comes_back_in_two_days() {
    let home = home();
    write_reviewed(home.path(), 1, 3);
    let mut window = open(home.path());
    window.wait_for(&task());
    window.wait_for(&shown("1"));
    assert!(window.shows(&mistakes::due(1)), "only that of Red");
    window.key(Key::Num5);
    let right = puzzles::right_move("none", connect4::move_("5"));
    window.wait_for(&[right, connect4::why_missed_win("5", 4)].join("\n"));
    wait_for_due(&mut window, home.path(), 1, Some(today() + 2));
    let day = Day::after_1970(today() + 2);
    assert!(window.shows(&mistakes::comes_back(words::day_and_month(day))));
    window.key(Key::Enter);
    window.wait_for(mistakes::none_due());
    assert!(window.shows(&mistakes::next_on(words::date(day))));
}

#[test]
fn the_board_is_that_of_the_mistake_and_the_cursor_is_not_at_the_answer() {
    let home = home();
    write_reviewed(home.path(), 1, 3);
    let mut window = open(home.path());
    window.wait_for(&task());
    let before = GAME[..16].chars();
    for number in 1..=7 {
        let coins = before.clone().enumerate().filter(|(_, mv)| mv.to_digit(10) == Some(number));
        let coins: Vec<&str> = coins.map(|(ply, _)| ["red", "yellow"][ply % 2]).collect();
        let number = usize::try_from(number).expect("small");
        let said = match coins[..] {
            [] => connect4::column_empty(number),
            _ => column(number, &coins),
        };
        assert!(window.shows(&said), "{said}");
    }
    // Enter drops the coin at the cursor: where the mistake was made.
    window.key(Key::Enter);
    window.wait_for(mistakes::same());
}

#[test]
fn a_mistake_that_is_repeated_is_noticed_and_comes_back_tomorrow() {
    let home = home();
    write_reviewed(home.path(), 1, 3);
    let mut window = open(home.path());
    window.wait_for(&task());
    window.key(Key::Num3);
    window.wait_for(mistakes::same());
    wait_for_due(&mut window, home.path(), 1, Some(today() + 1));
    window.key(Key::Enter);
    window.wait_for(&task());
    window.key(Key::Num1);
    window.wait_for(&mistakes::wrong(connect4::move_subject("1")));
    // A hint takes it back, too.
    window.key(Key::H);
    window.wait_for(&mistakes::hint_class(coach::class("missed_win")));
    window.key(Key::Num1);
    window.wait_for(&mistakes::wrong(connect4::move_subject("1")));
    // A digit takes the wrong move back, as in the puzzles.
    window.key(Key::Num5);
    window.wait_for(&task());
    window.key(Key::Num5);
    window.wait_for(&puzzles::right_move("hint", connect4::move_("5")));
    assert_eq!(kept(home.path(), 1).due(), Some(today() + 1), "only the first move counts");
}

#[test]
fn a_hint_names_the_kind_and_the_solution_shows_the_better_move() {
    let home = home();
    write_reviewed(home.path(), 1, 3);
    write_reviewed(home.path(), 2, 4);
    let mut window = open(home.path());
    window.wait_for(&mistakes::due(2));
    window.key(Key::H);
    window.wait_for(&mistakes::hint_class(coach::class("missed_win")));
    window.key(Key::Num5);
    window.wait_for(&puzzles::right_move("hint", connect4::move_("5")));
    window.key(Key::N);
    window.wait_for(&mistakes::due(1));
    window.key(Key::S);
    window.wait_for(&with_reason(puzzles::answer_is_move(in_column(5))));
    wait_for_due(&mut window, home.path(), 2, Some(today() + 1));
    window.press(mistakes::open());
    window.wait(|window| window.moves().concat() == GAME, "the game");
}

#[test]
fn what_is_learned_stays_away_and_what_is_skipped_stays_due() {
    let home = home();
    for number in 1..=3 {
        write_reviewed(home.path(), number, number);
    }
    write_found(home.path(), &[(1, 4), (2, 3)]);
    let mut window = open(home.path());
    window.wait_for(&mistakes::due(2));
    assert!(window.shows(&shown("2")));
    window.key(Key::N);
    window.wait_for(&shown("1"));
    assert!(window.shows(&mistakes::due(2)));
    window.key(Key::N);
    window.wait_for(&shown("2"));
    window.key(Key::Num5);
    window.wait_for(mistakes::learned());
}

#[test]
fn without_a_review_it_says_where_mistakes_come_from() {
    let home = home();
    let mut window = open(home.path());
    window.wait_for(mistakes::no_reviews());
    window.press(past::title());
    window.wait_for(past::empty());
    window.key(Key::Escape);
    assert!(!window.shows(mistakes::title()), "back to the game, not to the practice");
    // The keys of the game are back.
    window.key(Key::M);
    window.wait_for(mistakes::title());
}

#[test]
fn it_says_whether_there_was_nothing_to_learn_or_all_of_it_is_learned() {
    let home = home();
    write_reviewed(home.path(), 1, 3);
    let file = data(home.path()).join("game.kept-1.json");
    let text = fs::read_to_string(&file).expect("written");
    fs::write(&file, text.replace(r#""move": 17"#, r#""move": 18"#)).expect("written");
    let mut window = open(home.path());
    window.wait_for(mistakes::none_to_practise());
    drop(window);
    write_reviewed(home.path(), 1, 3);
    write_found(home.path(), &[(1, 4)]);
    let mut window = open(home.path());
    window.wait_for(mistakes::all_learned());
    window.press(past::title());
    window.wait_for(&past::count(1));
    window.press(mistakes::title());
    window.wait_for(mistakes::all_learned());
    window.press(past::title());
    window.wait_for(&past::count(1));
    window.key(Key::Escape);
    window.key(Key::M);
    window.wait_for(mistakes::title());
}

#[test]
fn the_past_games_and_the_puzzles_lead_to_the_mistakes() {
    let home = home();
    write_reviewed(home.path(), 1, 3);
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::M);
    window.press(puzzles::title());
    window.press(mistakes::title());
    window.wait_for(&task());
    window.key(Key::Escape);
    window.key(Key::M);
    window.press(dialogs::past_games_menu());
    window.wait_for(&past::count(1));
    window.press(mistakes::title());
    window.wait_for(&task());
    window.key(Key::Escape);
    window.wait_for(&past::count(1));
}

#[test]
fn every_game_has_mistakes_of_either_side() {
    /// Opens a past game in which the person of this side made the second legal move where the
    /// first one was better.
    fn check<K: GameKind + Phrases>(you: Player) {
        let home = home();
        let setup = window_setup::<K>();
        let mut position = K::start(setup);
        let (mut moves, mut better) = (Vec::new(), None);
        for _ in 0..=you.index() {
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            better = Some(legal[0]);
            moves.push(legal[1]);
            position.play(legal[1]).expect("a legal move");
        }
        let better = better.expect("a move");
        let seats = Player::BOTH.map(|player| if player == you { "human" } else { "low" });
        let seats = seats.map(|mode| mode.parse().expect("a mode"));
        let mut game = SavedGame::<K>::new(setup, seats, 1);
        game.number = Some(5);
        for &mv in &moves {
            game.record.play(mv).expect("a legal move");
        }
        game.review = Some(Review {
            accuracy: [None, None],
            effort: None,
            judged: [1, 1],
            mistakes: vec![ReviewedMistake {
                ply: moves.len(),
                player: you,
                class: MoveClass::GaveWin,
                better: vec![better],
            }],
            line: moves.clone(),
        });
        let mut writer = PastGamesWriter::new(data(home.path()));
        fs::create_dir_all(data(home.path())).expect("made");
        writer.keep(&Envelope::of(&game), None).expect("kept");
        let people = [Some(Seat::Human), Some(Seat::Human)];
        let game = Envelope::position::<K>(setup, &[], people, Some(7));
        let mut window = Window::open_saved(home.path(), game);
        window.press(play::menu());
        window.press(mistakes::title());
        let made = K::move_phrase(moves[moves.len() - 1]);
        window.wait_for(&mistakes::task(made));
        window.key(Key::S);
        let better = K::move_object(better);
        window.wait_for(&puzzles::answer_is_move(better));
        window.key(Key::N);
        window.wait_for(mistakes::none_due());
    }
    for &id in GameId::ALL {
        for you in Player::BOTH {
            with_game!(id, K => check::<K>(you));
        }
    }
}

#[test]
fn the_card_says_how_the_game_went_and_which_mistakes_come_next() {
    let home = home();
    write_reviewed(home.path(), 1, 3);
    write_reviewed(home.path(), 2, 2);
    let mut window = open(home.path());
    window.wait_for(&shown("2"));
    let row = |day: &str| {
        let date = past::date_of_year(past::short_date(day, 10), "2024");
        play::beside(play::beside(high(), date), mistakes::move_number(17))
    };
    let is_listed = |window: &Window, day: &str| window.harness.query_by_label(&row(day)).is_some();
    assert!(is_listed(&window, "2") && is_listed(&window, "1"));
    assert!(window.shows(&play::beside(ANY, play::moves(26))), "how it ended");
    assert!(window.shows(mistakes::how_it_works()));
    assert!(!window.shows(&mistakes::went_on(ANY)), "that might be the answer");
    window.key(Key::S);
    window.wait_for(&mistakes::went_on("3, 5, 6, 2, 2, 4, 4, 5…"));
    window.key(Key::N);
    window.wait_for(&shown("1"));
    assert!(!is_listed(&window, "2") && !is_listed(&window, "1"), "a single one needs no list");
}

#[test]
fn without_a_mistake_the_games_that_were_not_reviewed_are_offered() {
    let home = home();
    write_reviewed(home.path(), 1, 3);
    let file = data(home.path()).join("game.kept-1.json");
    let text =
        fs::read_to_string(&file).expect("read").replace(&format!(", \"review\": {REVIEW}"), "");
    fs::write(&file, text).expect("written");
    age(&file, 86_400 * (20_000 - 3) + 43_200);
    let mut window = open(home.path());
    window.wait_for(mistakes::no_reviews());
    assert!(window.shows(mistakes::unreviewed()));
    let date = past::date_of_year(past::short_date("1", 10), "2024");
    window.press(&play::beside(play::beside(high(), date), past::result_lost()));
    window.wait(|window| window.moves().len() == 26, "the game");
    window.key(Key::R);
    window.wait_for(review::title());
}
