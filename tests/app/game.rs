//! The whole window, driven by keys, clicks and accessible names, as users and their screen readers
//! do.

use std::path::Path;

use crate::window_harness::{
    ANY, Window, against, choice, column, ended, folded, greedy, high, home, in_column, labelled,
    low, medium, moved, names, perfect, person, random, red, seats, sentences, with, yellow,
};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::connect4::{Connect4, Size};
use plot4::launch::{Launch, Resume, Start};
use plot4::players::{self, Seat};
use plot4::session::SavedGame;
use plot4::storage::{Envelope, Folders, Settings};
use plot4::words::text::{
    connect4, dialogs, files, game, keys, new_game, notices, options, play, title,
};
use plot4::words::you;

/// A view of a board of Connect 4.
trait Columns {
    /// Returns the columns of the list of moves.
    fn columns(&self) -> String;
}

impl Columns for Window {
    fn columns(&self) -> String {
        self.moves().concat()
    }
}

/// Returns the start with an empty board of this size and these players, where they are named.
fn board(size: Size, players: [Option<&str>; 2]) -> Start {
    let seats = players.map(|mode| mode.map(|mode| mode.parse().expect("a mode")));
    Start::Game(Box::new(Envelope::position::<Connect4>(size, &[], seats, None)))
}

/// Returns whether the end of a game has been announced.
fn is_over(window: &Window) -> bool {
    let wins = |way: &&str| window.announces(&game::wins_line(ANY, 4, *way));
    ["row", "column", "diagonal"].iter().any(wins) || window.announces(game::drawn_full_board())
}

/// Opens a game between these two, at once.
fn game(home: &Path, red: &str, yellow: &str) -> Window {
    Window::open_new(home, red, yellow)
}

#[test]
fn from_the_title_to_a_win_by_keys_and_back_to_life() {
    let mut window = Window::at_home(|home| Window::open(home, Launch::default()));
    assert!(window.shows(title::label()));
    window.key(Key::Space);
    assert!(window.shows(new_game::against()));
    window.type_keys("7"); // a friend
    assert!(window.shows(new_game::against()), "a digit only chooses");
    window.key(Key::Enter);
    assert_eq!(window.announced(), game::to_move(red()));
    window.type_keys("4343434");
    assert!(window.has_heard(&ended(red(), in_column(4), game::wins_line(red(), 4, "column"), 7)));
    assert!(window.shows(play::again()) && window.shows(play::new_game()));
    window.ctrl(Key::Z);
    assert_eq!(
        window.announced(),
        sentences(game::taken_back(game::move_by(in_column(4), red())), game::to_move(red()))
    );
    window.type_keys("1");
    assert_eq!(window.columns(), "4343431");
    assert_eq!(window.announced(), moved(red(), in_column(1), yellow()));
}

#[test]
fn a_whole_game_through_the_names_of_the_columns() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    for label in [
        connect4::column_empty(1),
        column(1, &["red"]),
        connect4::column_empty(2),
        column(1, &["red", "yellow"]),
        connect4::column_empty(3),
        column(1, &["red", "yellow", "yellow"]),
        connect4::column_empty(4),
    ] {
        window.press(&label);
    }
    assert!(window.has_heard(&ended(red(), in_column(4), game::wins_line(red(), 4, "row"), 7)));
}

#[test]
fn the_keyboard_alone_reaches_and_presses_a_column() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    for _ in 0..40 {
        window.key(Key::Tab);
        let focused = (1..=7).any(|column| window.focused() == connect4::column_empty(column));
        if focused {
            break;
        }
    }
    window.key(Key::ArrowRight);
    window.key(Key::Enter);
    assert_eq!(window.columns().len(), 1, "one press, one coin: {}", window.columns());
    window.key(Key::Space);
    assert_eq!(window.columns().len(), 2);
}

#[test]
fn arrows_move_the_coin_and_down_drops_it() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    for key in [Key::ArrowLeft, Key::ArrowLeft, Key::ArrowDown] {
        window.key(key);
    }
    for key in [Key::ArrowRight, Key::Enter, Key::Space] {
        window.key(key);
    }
    assert_eq!(window.columns(), "233");
}

#[test]
fn the_coin_follows_the_pointer_or_the_arrows_whichever_moved_last() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    let middle_of =
        |window: &Window, label: &str| window.harness.get_by_label(label).rect().center();
    // Single steps with long rests between them, as a slow hand makes.
    for column in [2, 6] {
        let at = middle_of(&window, &connect4::column_empty(column));
        window.harness.hover_at(at);
        window.settle();
    }
    window.key(Key::Enter);
    assert_eq!(window.columns(), "6");
    window.key(Key::ArrowLeft);
    window.key(Key::Enter);
    assert_eq!(window.columns(), "65", "a pointer at rest does not pull the coin back");
    let at = middle_of(&window, &connect4::column_empty(1));
    window.harness.hover_at(at);
    window.settle();
    window.key(Key::ArrowDown);
    assert_eq!(window.columns(), "651");
}

#[test]
fn a_key_held_down_drops_one_coin() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    for key in [Key::Num4, Key::Space, Key::Enter, Key::ArrowDown] {
        let before = window.columns().len();
        window.harness.key_down(key);
        window.settle();
        for _ in 0..10 {
            let event = Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: true,
                modifiers: Modifiers::NONE,
            };
            window.harness.event(event);
            window.settle();
        }
        window.harness.key_up(key);
        window.settle();
        assert_eq!(window.columns().len(), before + 1, "{key:?} held down");
    }
}

#[test]
fn a_full_column_says_so_and_costs_no_turn() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.type_keys("111111");
    let before = window.columns();
    window.type_keys("1");
    assert_eq!(window.columns(), before);
    assert!(window.shows(&connect4::refused_full("1", ANY)));
    assert!(window.shows(&with(
        column(1, &["red", "yellow", "red", "yellow", "red", "yellow"]),
        connect4::full()
    )));
    window.type_keys("2");
    assert_eq!(window.columns(), format!("{before}2"));
}

#[test]
fn a_computer_answers_and_undo_gives_the_person_their_turn_back() {
    let mut window = Window::at_home(|home| game(home, "human", "medium"));
    window.type_keys("4");
    window.wait(|window| window.columns().len() == 2, "the computer's answer");
    let played = window.columns();
    assert!(window.announces(game::your_turn()), "{}", window.announced());
    assert!(
        !window.shows(&game::found_ahead(4, ANY)),
        "the card tells what the search found only to those who ask what moves are worth"
    );
    window.ctrl(Key::Z);
    assert!(window.announces(&sentences(
        game::taken_back(with(
            game::move_by(connect4::move_(ANY), yellow()),
            game::move_by(in_column(4), you())
        )),
        game::your_turn()
    )));
    window.ctrl(Key::Y);
    assert_eq!(window.columns(), played);
    assert!(window.announces(game::your_turn()));
}

#[test]
fn in_the_midst_of_thinking_everything_still_answers() {
    // Depth 30 from the first moves is hours of work: only a search that stops when told lets this
    // test end.
    let mut window = Window::at_home(|home| game(home, "human", "search:30"));
    window.type_keys("4");
    window.wait_for(game::card_thinking());
    // Undo takes the user's own coin back.
    window.ctrl(Key::Z);
    assert_eq!(
        window.announced(),
        sentences(game::taken_back(game::move_by(in_column(4), you())), game::your_turn())
    );
    window.type_keys("3");
    window.wait_for(game::card_thinking());
    // Yellow becomes a human player.
    window.key(Key::C);
    assert!(window.shows(new_game::against()));
    window.type_keys("7");
    window.press(new_game::continue_friend());
    assert!(window.announces(&game::to_move(yellow())), "{}", window.announced());
    window.type_keys("5");
    assert_eq!(window.columns(), "35");
    // And a computer again, which a new game takes no wait for.
    window.key(Key::C);
    window.choose_player(yellow(), game::level_custom());
    window.key(Key::Enter);
    window.type_keys("4");
    window.wait_for(game::card_thinking());
    window.ctrl(Key::N);
    assert_eq!(window.columns(), "");
    window.type_keys("4");
    window.wait_for(game::card_thinking());
    drop(window); // closing joins the thread that thinks
}

#[test]
fn perfect_is_chosen_by_its_digit_and_gives_its_seat_to_high_on_another_board() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.key(Key::C);
    window.type_keys("6");
    assert!(window.is_chosen(&new_game::opponent(perfect(), connect4::level_perfect())));
    window.details();
    window.press(&choice(options::board(), "8 × 7"));
    assert!(window.announces(connect4::standard_board_only()), "{}", window.announced());
    assert!(window.shows(&folded(yellow(), high())));
    window.key(Key::M);
    assert!(window.is_chosen(&against(high())));
    // The row says why it cannot be chosen, and neither a click nor its digit chooses it.
    assert!(window.shows(&new_game::opponent(perfect(), connect4::standard_board_only_short())));
    window.press(&new_game::opponent(perfect(), connect4::standard_board_only_short()));
    window.key(Key::Num6);
    assert!(
        window.shows(new_game::against()) && window.announces(connect4::standard_board_only()),
        "{}",
        window.announced()
    );
    assert!(window.is_chosen(&against(high())));
    window.type_keys("3");
    window.details();
    window.press(&choice(options::board(), "7 × 6"));
    assert!(window.shows(&folded(yellow(), low())));
    window.type_keys("6");
    window.key(Key::Enter);
    window.key(Key::C);
    assert!(window.is_chosen(&against(perfect())));
}

#[test]
fn perfect_gets_its_board_and_another_board_gets_high() {
    let home = home();
    let wide = Size::new(8, 7, 4).expect("a size");
    let on_wide = Launch { start: board(wide, [Some("human"); 2]), ..Launch::default() };
    let mut window = Window::open(home.path(), on_wide);
    assert!(window.shows(&connect4::column_empty(8)));
    window.type_keys("4");
    drop(window);
    let launch =
        Launch { seats: seats("human", "perfect"), resume: Resume::Never, ..Launch::default() };
    let mut window = Window::open(home.path(), launch);
    assert!(
        window.shows(&connect4::column_empty(7)) && !window.shows(&connect4::column_empty(8)),
        "the board of Perfect, not that of the last time"
    );
    assert!(window.shows(perfect()));
    window.key(Key::C);
    window.key(Key::Enter);
    drop(window);
    let launch = Launch { start: board(wide, [None; 2]), ..Launch::default() };
    let window = Window::open(home.path(), launch);
    assert!(window.shows(&game::stand_in(ANY, high())) && window.shows(high()));
}

#[test]
fn esc_goes_back_one_step_and_never_loses_the_game() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.type_keys("44");
    window.key(Key::C);
    window.type_keys("3"); // would make Yellow a computer
    window.key(Key::Escape);
    window.key(Key::F1);
    assert!(window.shows(keys::looking_back()));
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert!(window.shows(dialogs::paste_position()), "the menu");
    window.key(Key::Escape);
    assert!(!window.shows(dialogs::paste_position()) && !window.shows(dialogs::quit()));
    assert_eq!(window.columns(), "44");
    assert!(window.shows(&person(red(), red())), "the modes are unchanged");
}

#[test]
fn a_killed_game_is_offered_at_the_next_start() {
    let home = home();
    let mut window = game(home.path(), "human", "medium");
    window.type_keys("4");
    window.wait(|window| window.columns().len() == 2, "the computer's answer");
    let moves = window.columns();
    let file = home.path().join("data").join("game.json");
    let saved = |moves: &str| {
        std::fs::read_to_string(&file).is_ok_and(|text| text.contains(&format!("\"{moves}\"")))
    };
    window.wait(|_| saved(&moves), "the autosave");
    // The files as they are now, as if the program were killed: its lock would be gone with it.
    let killed = crate::window_harness::home();
    let copy = killed.path().join("data").join("game.json");
    std::fs::create_dir_all(copy.parent().expect("a folder")).expect("made");
    std::fs::copy(&file, copy).expect("copied");
    let mut window = Window::open(killed.path(), Launch::default());
    assert!(window.shows(dialogs::continue_last()));
    window.key(Key::Y);
    assert_eq!(window.columns(), moves);
    assert!(window.announces(game::your_turn()));
}

#[test]
fn the_offer_of_the_last_game_stays_until_it_is_answered() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.type_keys("4455");
    drop(window);
    let mut window = Window::open(home.path(), Launch::default());
    window.key(Key::F1);
    window.ctrl(Key::Comma);
    assert!(
        window.shows(dialogs::continue_last()),
        "help and settings would have hidden it for good"
    );
    window.key(Key::Y);
    assert_eq!(window.columns(), "4455");
}

#[test]
fn every_declined_game_is_kept_in_a_file_of_its_own() {
    let home = home();
    for (number, moves) in [(1, "4455"), (2, "123")] {
        let mut window = game(home.path(), "human", "human");
        window.type_keys(moves);
        drop(window);
        let mut window = Window::open(home.path(), Launch::default());
        window.key(Key::N);
        assert!(window.shows(new_game::against()));
        window.wait_for(notices::last_game_kept());
        let data = home.path().join("data");
        let files = plot4::storage::past_files(&data).expect("a folder");
        assert_eq!(files.len(), number);
        let kept = std::fs::read_to_string(files[0].path(&data)).expect("the game is kept");
        assert!(kept.contains(&format!("\"{moves}\"")), "{kept}");
    }
}

#[test]
fn a_damaged_save_is_kept_aside_and_told() {
    let home = home();
    let data = home.path().join("data");
    std::fs::create_dir_all(&data).expect("a folder");
    std::fs::write(data.join("game.json"), "{\"version\": 1, \"moves\": \"44")
        .expect("a damaged file");
    let window = Window::open(home.path(), Launch::default());
    assert!(window.shows(files::last_game_lost()));
    let names = names(&data);
    assert!(names.iter().any(|name| name.contains("damaged")), "{names:?}");
}

#[test]
fn looking_back_and_playing_on_from_there_can_be_undone() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.type_keys("44353");
    window.press(&play::move_label(2, yellow(), in_column(4)));
    assert_eq!(window.columns(), "44353", "looking back loses nothing");
    window.key(Key::End);
    window.ctrl(Key::ArrowLeft);
    window.key(Key::Home);
    window.ctrl(Key::ArrowRight);
    window.type_keys("77"); // the first press says that one looks back
    assert_eq!(window.columns(), "47", "playing on cuts the rest off");
    window.ctrl(Key::Z);
    assert_eq!(window.columns(), "44353", "and taking that back brings it back");
    window.ctrl(Key::Y);
    assert_eq!(window.columns(), "47");
}

#[test]
fn a_hint_is_a_sentence_about_a_column() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.type_keys("112233");
    window.key(Key::H);
    window.wait_for(&connect4::hint_make_line("4", 4));
    window.key(Key::Escape);
    assert!(!window.shows(&connect4::hint_play("4")), "Esc puts the hint away and asks nothing");
    assert!(!window.shows(dialogs::quit()));
}

#[test]
fn positions_are_pasted_and_nonsense_is_refused() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.harness.event(Event::Paste("4453\n".to_owned()));
    window.settle();
    assert_eq!(window.columns(), "4453");
    window.harness.event(Event::Paste("44x".to_owned()));
    window.settle();
    assert_eq!(window.columns(), "4453");
    assert!(window.shows("Move 3 (“x”): There is no column x: choose 1 to 7"));
}

#[test]
fn a_new_game_can_be_taken_back() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.type_keys("445");
    window.ctrl(Key::N);
    assert_eq!(window.columns(), "");
    window.ctrl(Key::Z);
    assert_eq!(window.columns(), "445");
}

#[test]
fn new_games_one_after_the_other_lose_no_game() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.type_keys("445");
    window.ctrl(Key::N);
    window.ctrl(Key::N);
    window.press(play::undo()); // as Ctrl+Z
    assert_eq!(window.columns(), "445", "an empty game does not take the place of the last one");
    window.press(play::redo());
    assert_eq!(window.columns(), "");
    window.type_keys("12");
    window.key(Key::Home);
    window.ctrl(Key::Z);
    assert_eq!(window.columns(), "445", "at the start there is but the new game to take back");
    window.ctrl(Key::Y);
    assert_eq!(window.columns(), "12", "and it comes back too");
}

#[test]
fn a_game_on_another_board_is_brought_back_with_an_aim_that_this_board_has() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.type_keys("445");
    window.key(Key::C);
    window.details();
    window.press(&choice(options::board(), "9 × 7"));
    window.press(new_game::start_new());
    for _ in 0..8 {
        window.key(Key::ArrowRight);
    }
    window.ctrl(Key::Z);
    window.key(Key::Enter);
    assert_eq!(window.columns(), "4454");
}

#[test]
fn a_new_game_that_a_computer_has_begun_can_be_taken_back() {
    let mut window = Window::at_home(|home| game(home, "low", "human"));
    window.wait(|window| window.columns().len() == 1, "the first move");
    window.type_keys("4");
    window.wait(|window| window.columns().len() == 3, "the answer");
    let before = window.columns();
    window.ctrl(Key::N);
    window.wait(|window| window.columns().len() == 1, "the first move of the new game");
    window.ctrl(Key::Z);
    assert_eq!(window.columns(), before);
}

#[test]
fn two_computers_are_watched_paused_and_stepped() {
    let mut window = Window::at_home(|home| game(home, "low", "greedy"));
    window.wait(|window| window.columns().len() >= 2, "two moves");
    window.key(Key::P);
    assert!(window.shows(play::continue_()), "{}", window.announced());
    let held = window.columns().len();
    for _ in 0..60 {
        window.step();
    }
    assert_eq!(window.columns().len(), held, "paused");
    window.key(Key::Period);
    window.wait(|window| window.columns().len() == held + 1, "one step");
    for _ in 0..60 {
        window.step();
    }
    assert_eq!(window.columns().len(), held + 1, "one step is one move");
    window.key(Key::P);
    window.wait(is_over, "the end");
    // One game after the other keeps a score.
    window.press(&choice(play::after_game(), play::after_game_another()));
}

#[test]
fn games_follow_each_other_with_a_running_score() {
    let home = home();
    let folders = Folders {
        config: home.path().join("config"),
        data: home.path().join("data"),
        home: home.path().to_owned(),
    };
    // Who is who would change from game to game.
    let begins = plot4::session::FirstPlayer::Same;
    let settings = Settings {
        after_game: plot4::storage::AfterGame::PlayAgain,
        begins,
        computer_ms: Some(0),
        ..Settings::default()
    };
    plot4::storage::save_settings(&folders.settings_file(), &settings)
        .expect("settings can be written");
    let mut window = game(home.path(), "greedy", "random");
    window.wait(is_over, "the end of the first game");
    let first = window.announced();
    window.wait(|window| window.columns().len() < 5, "the second game");
    // The card says how many games its player has won; by now another one may have ended.
    let won = |card: &str| -> u32 {
        let card =
            window.harness.get_by_label_contains(card).accesskit_node().value().expect("a text");
        let number = card
            .split(' ')
            .zip(card.split(' ').skip(1))
            .find(|(_, word)| word.starts_with("game"))
            .expect("a score")
            .0;
        number.parse().expect("a number")
    };
    let wins = [won(&labelled(red(), greedy())), won(&labelled(yellow(), random()))];
    assert!(wins.iter().sum::<u32>() >= 1, "{wins:?}");
    assert!(wins[usize::from(first.contains(&game::wins(yellow())))] >= 1, "{first}: {wins:?}");
}

#[test]
fn the_end_of_a_watched_game_stays_in_view_for_a_while() {
    use plot4::storage::{AfterGame, Motion};
    for motion in [Motion::Full, Motion::Reduced] {
        let home = home();
        let folders = Folders {
            config: home.path().join("config"),
            data: home.path().join("data"),
            home: home.path().to_owned(),
        };
        let settings = Settings {
            after_game: AfterGame::PlayAgain,
            motion,
            computer_ms: Some(0),
            ..Settings::default()
        };
        plot4::storage::save_settings(&folders.settings_file(), &settings)
            .expect("settings can be written");
        let launch =
            Launch { seats: seats("greedy", "random"), seed: Some(7), ..Launch::default() };
        let mut window = Window::open_unsettled(home.path(), launch, 1120.0, 760.0);
        let ended = |window: &Window| is_over(window);
        window.wait_frames(ended, "the end of the game");
        // Whatever is pressed now skips the flight of the last coin, not the end.
        window.harness.key_press(Key::Home);
        window.harness.key_press(Key::End);
        for _ in 0..30 {
            window.step();
            assert!(ended(&window), "one second of the end, {motion:?}");
        }
        window.wait_frames(|window| window.columns().len() < 5, "the next game");
    }
}

#[test]
fn a_series_is_paused_between_two_games() {
    let home = home();
    let settings = Settings {
        after_game: plot4::storage::AfterGame::PlayAgain,
        computer_ms: Some(0),
        ..Settings::default()
    };
    let file = home.path().join("config/settings.json");
    plot4::storage::save_settings(&file, &settings).expect("settings can be written");
    let launch = Launch { seats: seats("greedy", "random"), seed: Some(7), ..Launch::default() };
    let mut window = Window::open_unsettled(home.path(), launch, 1120.0, 760.0);
    let ended = |window: &Window| is_over(window);
    window.wait_frames(ended, "the end of the game");
    let moves = window.columns();
    window.key(Key::P);
    window.check_announced(notices::series_paused());
    window.check_idle("a paused series");
    assert_eq!(window.columns(), moves);
    window.key(Key::P);
    assert!(window.has_heard(notices::series_goes_on()));
    window.wait_frames(|window| window.columns().len() < 5, "the next game");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let games: Vec<String> = (0..2)
        .map(|_| {
            let mut window = Window::at_home(|home| game(home, "casual", "learner"));
            window.wait(is_over, "the end");
            window.columns()
        })
        .collect();
    assert_eq!(games[0], games[1]);
}

#[test]
fn sides_are_swapped_and_sizes_chosen() {
    let mut window = Window::at_home(|home| Window::open(home, Launch::default()));
    window.key(Key::Space);
    window.type_keys("4"); // Medium
    window.key(Key::S);
    assert!(window.shows(&sentences(
        play::pairing(you(), medium()),
        new_game::opponent_begins("yellow", "red")
    )));
    window.key(Key::S);
    window.details();
    window.press(&choice(options::board(), "9 × 7"));
    window.press(&choice(options::in_a_row(), "5"));
    window.press(new_game::play());
    assert!(window.shows(&connect4::column_empty(9)));
    assert!(window.shows(&labelled(yellow(), medium())));
    assert_eq!(window.announced(), game::your_turn());
}

#[test]
fn every_screen_fits_the_least_window_and_names_everything() {
    let mut window =
        Window::at_home(|home| Window::open_sized(home, Launch::default(), 360.0, 480.0));
    window.key(Key::Space);
    window.type_keys("4");
    window.key(Key::Enter);
    for key in [Key::F1, Key::M] {
        window.key(key);
        window.key(Key::Escape);
    }
    window.ctrl(Key::Comma);
    window.key(Key::Escape);
    window.type_keys("4");
    window.wait_for(&connect4::column(4, 2, 6, ANY));
    for column in 1..=7 {
        let label = with(connect4::move_subject(column.to_string()), "");
        let node = window.harness.get_by_label_contains(&label);
        assert!(
            node.rect().left() >= 0.0 && node.rect().right() <= 360.0,
            "column {column} is in view: {:?}",
            node.rect()
        );
    }
}

#[test]
fn a_still_screen_asks_for_no_more_frames() {
    let mut window = Window::at_home(|home| Window::open(home, Launch::default()));
    window.check_idle("the title");
    window.key(Key::Space);
    window.check_idle("the choice of a new game");
    window.key(Key::M);
    window.check_idle("its details");
    window.type_keys("7");
    window.key(Key::Enter);
    window.type_keys("4");
    window.check_idle("the game");
    window.type_keys("343434");
    window.check_idle("the end of the game");
}

#[test]
fn a_second_game_is_not_saved_over_the_first_one() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    for (name, moves) in [("game", "44"), ("game-2", "4455")] {
        window.ctrl(Key::N);
        window.type_keys(moves);
        window.ctrl(Key::S);
        window.wait_for(dialogs::save_game());
        window.key(Key::Enter);
        let file = home.path().join(format!("{name}.plot4.json"));
        window.wait(
            |_| {
                std::fs::read_to_string(&file)
                    .is_ok_and(|text| text.contains(&format!("\"{moves}\"")))
            },
            "the file",
        );
        window.wait(|window| !window.shows(dialogs::save_game()), "the end of the field");
    }
}

#[test]
fn a_file_is_suggested_among_the_documents_and_then_where_the_last_one_was() {
    let home = home();
    let elsewhere = home.path().join("elsewhere");
    std::fs::create_dir(&elsewhere).expect("made");
    let mut window = game(home.path(), "human", "human");
    window.type_keys("4");
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    window.key(Key::Enter);
    window.wait_for(&notices::saved("game.plot4.json"));
    assert!(home.path().join("game.plot4.json").is_file());
    window.ctrl(Key::N);
    window.type_keys("3");
    window.save_as(&elsewhere.join("mine.json"));
    window.ctrl(Key::N);
    window.type_keys("55");
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    window.key(Key::Enter);
    window.wait_for(&notices::saved("game.plot4.json"));
    assert!(elsewhere.join("game.plot4.json").is_file());
    // What was saved last is what would be opened.
    window.ctrl(Key::N);
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.key(Key::Enter);
    window.wait(|window| window.columns() == "55", "the game");
}

#[test]
fn the_path_of_a_file_can_be_typed_where_there_is_no_dialog() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.type_keys("4453");
    // The machines of the tests have neither a portal nor zenity, so there is no dialog of the
    // desktop.
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    let file = home.path().join("my game.json");
    // Typed text stays until it could be used.
    std::fs::write(home.path().join("no folder"), "").expect("a file");
    window.type_path(&home.path().join("no folder").join("my game.json"));
    window.wait_for(&files::cannot_save(ANY, ANY));
    assert!(window.shows(dialogs::save_game()) && !file.exists());
    window.type_path(&file);
    window.wait(|_| file.exists(), "the file");
    window.wait(|window| !window.shows(dialogs::save_game()), "the end of the field");
    // Saving there again asks first.
    window.type_keys("1");
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    window.type_path(&file);
    window.wait_for(dialogs::replace());
    let kept = std::fs::read_to_string(&file).expect("the file is still there");
    assert!(kept.contains("\"4453\""), "{kept}");
    window.key(Key::Escape);
    window.ctrl(Key::N);
    assert_eq!(window.columns(), "");
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&file);
    window.wait(|window| window.columns() == "4453", "the game");
}

#[test]
fn no_size_of_window_and_no_zoom_breaks_a_screen() {
    // A zoom of 3 in the least window leaves 120 by 160 points; a desktop that tiles may give less
    // than we ask for.
    for (width, height, measures) in [
        (120.0, 160.0, "7x6"),
        (40.0, 30.0, "7x6"),
        (2560.0, 1440.0, "25x4"),
        (300.0, 900.0, "4x31"),
    ] {
        let home = home();
        let size = Size::parse(measures, 4).expect("a size");
        let launch =
            Launch { start: board(size, [Some("human"); 2]), seed: Some(1), ..Launch::default() };
        let mut window = Window::open_sized(home.path(), launch, width, height);
        window.type_keys("4343434");
        assert!(
            window.has_heard(&ended(red(), in_column(4), game::wins_line(red(), 4, "column"), 7)),
            "{width}x{height}"
        );
        for key in [Key::B, Key::B, Key::M, Key::F1, Key::Escape, Key::C, Key::Escape] {
            window.key(key);
        }
        window.ctrl(Key::Comma);
        window.key(Key::Escape);
        window.ctrl(Key::Home);
        assert_eq!(
            window.announced(),
            sentences(game::before_first(), game::to_move(red())),
            "{width}x{height}"
        );
    }
}

#[test]
fn the_game_after_a_saved_one_has_another_seed() {
    let home = home();
    let mut saved = SavedGame::<Connect4>::new(Size::STANDARD, [Seat::Human; 2], 7);
    saved.seats = ["random", "human"].map(|mode| mode.parse().expect("a mode"));
    let start = Start::Game(Box::new(Envelope::of(&saved)));
    let mut window =
        Window::open(home.path(), Launch { start, seed: Some(7), ..Launch::default() });
    window.wait(|window| window.columns().len() == 1, "the first move");
    window.type_keys("4");
    let autosave = home.path().join("data").join("game.json");
    let seed = |wanted: &str| {
        std::fs::read_to_string(&autosave)
            .is_ok_and(|text| text.contains(&format!("\"seed\": \"{wanted}\"")))
    };
    window.wait(|_| seed("7"), "the seed that was asked for");
    window.ctrl(Key::N);
    window.wait(|window| window.columns().len() == 1, "the first move of the next game");
    window.wait(|_| seed(&players::next_seed(7).to_string()), "the seed that follows from it");
}

#[test]
fn after_a_game_no_and_escape_do_not_close_the_window() {
    let mut window = Window::at_home(|home| Window::open_new(home, "human", "human"));
    window.type_keys("4343434");
    assert!(window.shows(play::again()));
    window.key(Key::N);
    window.check_announced(notices::no_new_game());
    assert_eq!(window.moves().len(), 7, "the board is still there");
    window.key(Key::Escape);
    assert!(window.shows(dialogs::paste_position()), "the menu");
    window.key(Key::Escape);
    assert!(!window.shows(dialogs::paste_position()));
    assert_eq!(window.moves().len(), 7);
}
