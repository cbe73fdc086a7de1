//! The statistics in the whole window: what is played is counted, once, and shown, cleared and
//! saved as a table.

use std::path::Path;

use crate::manners::click_at;
use crate::mistakes::{write_found, write_reviewed};
use crate::window_harness::{
    ANY, Window, beginner, casual, choice, connect4, high, home, in_column, labelled, low, medium,
    random, red, seats, sentences, with, yellow,
};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use plot4::core::connect4::{Computer, Connect4, Size, Skill, notation};
use plot4::core::control::Unlimited;
use plot4::core::day::Day;
use plot4::core::game::{Game as _, Player};
use plot4::core::kind::{GameSetup, LevelId, MoveClass, Players};
use plot4::core::record::Record;
use plot4::launch::{Launch, Start};
use plot4::session::rating::{fair_opponent, rated};
use plot4::session::{Ended, Ending};
use plot4::storage::{Entry, Envelope, Statistics, load_statistics, save_statistics};
use plot4::words::text::{
    connect4, dialogs, files, game, mistakes, new_game, notices, past, play, puzzles, statistics,
};
use plot4::words::{class_name, level_name, you};

/// Opens a game between these two, at once.
fn game(home: &Path, red: &str, yellow: &str) -> Window {
    Window::open_new(home, red, yellow)
}

/// Waits for the user's turn or the end, and returns a strong move, or `None` at the end.
fn good_move(window: &mut Window) -> Option<Key> {
    window.wait(
        |window| window.shows(play::again()) || window.announces(game::your_turn()),
        "the person's turn",
    );
    let moves = notation::parse_moves(Size::STANDARD, &window.moves().concat()).expect("moves");
    let record = Record::replay(Connect4::start(Size::STANDARD), &moves).expect("legal moves");
    if record.position().outcome().is_some() {
        return None;
    }
    let mut player =
        Connect4::strategy(Computer::new(Skill::Medium), Size::STANDARD, Player::First, 0);
    let best = player.choose(record.position(), &mut Unlimited).expect("a move").best;
    Some(Key::from_name(&best.to_string()).expect("a digit is a key"))
}

/// Plays well until the game is over, or this many moves of the user. Returns the keys.
fn play(window: &mut Window, most: usize) -> Vec<Key> {
    let mut keys = Vec::new();
    while keys.len() < most
        && let Some(key) = good_move(window)
    {
        window.key(key);
        keys.push(key);
    }
    keys
}

/// Plays well until the game is over. Returns the keys.
pub fn play_to_the_end(window: &mut Window) -> Vec<Key> {
    let keys = play(window, 22);
    window.wait_for(play::again());
    keys
}

/// Presses these keys, each when it is the user's turn, to the end of the game.
fn replay(window: &mut Window, keys: &[Key]) {
    for &key in keys {
        window.wait(|window| window.announces(game::your_turn()), "the person's turn");
        window.key(key);
    }
    window.wait_for(play::again());
}

/// Returns the statistics in the files of the user.
fn statistics(home: &Path) -> Statistics {
    load_statistics(&home.join("data/statistics.json")).expect("statistics")
}

/// Waits until so many games were counted, and returns them.
fn counted(window: &mut Window, home: &Path, games: usize) -> Statistics {
    window.wait(|_| statistics(home).entries().len() == games, "the game in the statistics");
    statistics(home)
}

/// Opens the page, which then says this.
fn look(window: &mut Window, says: &str) {
    window.ctrl(Key::T);
    window.wait_for(says);
}

/// Returns the row of the computer that was beaten once.
fn random_row() -> String {
    with(statistics::opponent_spoken(random(), 1, 0, 0, 100, 1, 1), statistics::beaten())
}

/// Opens the small menu and presses the button that deletes everything.
fn press_delete(window: &mut Window) {
    window.press(statistics::more());
    window.press(statistics::delete());
}

#[test]
fn a_finished_game_is_on_the_page_until_it_is_cleared() {
    let home = home();
    let mut window = game(home.path(), "human", "random");
    look(&mut window, statistics::empty());
    window.key(Key::Escape);
    play_to_the_end(&mut window);
    window.ctrl(Key::T);
    window.wait_for(&statistics::game_spoken(connect4::title(), 1, 1, 0, 0, 100, 1, 1));
    assert!(window.shows(&random_row()));
    assert!(window.shows(&statistics::no_rating(4)));
    // The default answer to the question is no.
    press_delete(&mut window);
    assert!(window.shows(dialogs::delete_statistics()));
    window.key(Key::Enter);
    window.wait_for(&random_row());
    press_delete(&mut window);
    window.key(Key::Escape);
    window.wait_for(&random_row());
    press_delete(&mut window);
    window.press(dialogs::keep_statistics());
    assert_eq!(statistics(home.path()).entries().len(), 1);
    press_delete(&mut window);
    window.press(dialogs::delete_statistics_button());
    window.wait_for(statistics::empty());
    assert!(statistics(home.path()).is_empty());
}

#[test]
fn a_game_is_counted_once_whatever_is_taken_back_after_its_end() {
    let home = home();
    let mut window = game(home.path(), "human", "random");
    let keys = play_to_the_end(&mut window);
    let first = counted(&mut window, home.path(), 1);
    assert_eq!(first.entries()[0].ended.ending, Ending::Won);
    window.ctrl(Key::Z);
    window.ctrl(Key::Y);
    window.ctrl(Key::Z);
    replay(&mut window, &keys[keys.len() - 1..]);
    window.key(Key::Home);
    window.key(Key::End);
    for _ in &keys {
        window.ctrl(Key::Z);
    }
    assert!(
        window.announces(&sentences(
            with(ANY, game::move_by(in_column(4), you())),
            game::your_turn()
        )),
        "at the start: {}",
        window.announced()
    );
    replay(&mut window, &keys);
    // The next game is another one; when it was counted, all that was asked for before is done.
    window.ctrl(Key::N);
    play_to_the_end(&mut window);
    let both = counted(&mut window, home.path(), 2);
    assert_eq!(both.entries()[0], first.entries()[0]);
}

#[test]
fn a_game_that_is_resumed_or_opened_again_is_counted_once() {
    let home = home();
    let mut window = game(home.path(), "random", "human");
    play(&mut window, 2);
    window.wait(|window| window.announces(game::your_turn()), "the computer's answer");
    let moves = window.moves();
    drop(window);
    let saved = std::fs::read_to_string(home.path().join("data/game.json")).expect("the autosave");
    let mut window = Window::open(home.path(), Launch::default());
    window.key(Key::Y);
    assert_eq!(window.moves(), moves);
    play_to_the_end(&mut window);
    let first = counted(&mut window, home.path(), 1);
    assert_eq!(
        (first.entries()[0].ended.side.as_str(), first.entries()[0].ended.opponent.as_str()),
        ("yellow", "random")
    );
    drop(window);
    // The game as it was before its end, from a file.
    let envelope = Envelope::parse(&saved).expect("a saved game");
    let again = Launch { start: Start::Game(Box::new(envelope)), ..Launch::default() };
    let mut window = Window::open(home.path(), again);
    assert_eq!(window.moves(), moves);
    play_to_the_end(&mut window);
    window.ctrl(Key::N);
    play_to_the_end(&mut window);
    let both = counted(&mut window, home.path(), 2);
    assert_eq!(both.entries()[0], first.entries()[0]);
}

#[test]
fn games_of_two_people_and_from_positions_are_not_counted() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    for digit in "4343434".chars() {
        window.key(Key::from_name(&digit.to_string()).expect("a digit is a key"));
    }
    window.wait_for(play::again());
    look(&mut window, statistics::empty());
    drop(window);
    let mut window = Window::open_saved(home.path(), connect4("434343", ["human", "random"]));
    play_to_the_end(&mut window);
    look(&mut window, statistics::empty());
    // Nor if a computer takes the place of another on the way.
    window.key(Key::Escape);
    window.ctrl(Key::N);
    play(&mut window, 1);
    window.wait(|window| window.announces(game::your_turn()), "the computer's answer");
    window.key(Key::C);
    window.key(Key::Num1);
    window.press(&new_game::continue_against(beginner()));
    assert!(window.shows(beginner()));
    play_to_the_end(&mut window);
    look(&mut window, statistics::empty());
}

#[test]
fn a_hint_is_help() {
    let home = home();
    let mut window = game(home.path(), "human", "random");
    play(&mut window, 1);
    window.wait(|window| window.announces(game::your_turn()), "the computer's answer");
    window.key(Key::H);
    window.wait(|window| window.announces(&connect4::hint_play("")), "the hint");
    window.key(Key::Escape);
    play_to_the_end(&mut window);
    assert!(counted(&mut window, home.path(), 1).entries()[0].ended.is_helped);
    look(&mut window, &statistics::opponent_spoken(random(), 1, 0, 0, 100, 1, 1));
    let row = row(&window, random());
    assert!(!row.contains(statistics::beaten()), "{row}");
    assert!(window.shows(&statistics::no_rating(5)));
}

#[test]
fn the_statistics_are_saved_as_a_table() {
    let home = home();
    let table = home.path().join("table.csv");
    let mut window = game(home.path(), "human", "random");
    play_to_the_end(&mut window);
    look(&mut window, &random_row());
    window.press(statistics::save());
    window.wait_for(dialogs::save_statistics());
    window.type_path(&table);
    window.wait_for(&notices::saved(ANY));
    let text = std::fs::read_to_string(&table).expect("a table");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "date,game,setup,opponent,side,result,moves,helped");
    assert!(lines[1].contains(",connect4,size=7x6 connect=4,random,red,win,"), "{text}");
    assert_eq!(lines.len(), 2);
    window.wait_for(&random_row()); // the page is there again
    // A file that is there already is not written over without a question.
    std::fs::write(&table, "mine").expect("written");
    window.press(statistics::save());
    window.wait_for(dialogs::type_path());
    window.type_path(&table);
    window.wait_for(dialogs::replace());
    assert_eq!(std::fs::read_to_string(&table).expect("a file"), "mine");
    window.press(dialogs::replace_button());
    window.wait(|_| std::fs::read_to_string(&table).is_ok_and(|now| now == text), "the table");
}

#[test]
fn statistics_of_a_newer_program_are_left_alone() {
    let home = home();
    let file = home.path().join("data/statistics.json");
    std::fs::create_dir_all(home.path().join("data")).expect("a folder");
    std::fs::write(&file, "{\"version\":9}").expect("written");
    let mut window = game(home.path(), "human", "random");
    look(&mut window, &files::cannot_open(ANY, ANY));
    assert!(window.shows(&files::newer(9, 1)));
    press_delete(&mut window); // which cannot be pressed
    assert!(!window.shows(dialogs::delete_statistics()));
    window.key(Key::Escape); // the small menu
    window.key(Key::Escape);
    play_to_the_end(&mut window);
    window.wait_for(files::not_counted());
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "{\"version\":9}");
}

#[test]
fn the_menu_leads_to_the_page_and_a_small_window_has_room_for_it() {
    let home = home();
    let launch = || Launch { seats: seats("human", "random"), seed: Some(7), ..Launch::default() };
    let mut window = game(home.path(), "human", "random");
    play_to_the_end(&mut window);
    counted(&mut window, home.path(), 1);
    drop(window);
    let mut window = Window::open_sized(home.path(), launch(), 360.0, 480.0);
    window.key(Key::M);
    window.press(dialogs::statistics_menu());
    window.wait_for(&random_row());
    for label in [random_row(), with(random(), statistics::show_won(1))] {
        let place = window.harness.get_by_label_contains(&label).rect();
        assert!(place.left() >= 0.0 && place.right() <= 360.0, "{label} at {place:?}");
    }
    window.press(dialogs::close());
    assert!(!window.shows(&random_row()));
}

#[test]
fn draws_show_in_the_running_score() {
    let home = home();
    let series = |score: &str| {
        let text = format!(
            r#"{{"version":2,"game":"connect4","seats":{{"red":"human","yellow":"human"}},"moves":"","score":{score}}}"#
        );
        Launch {
            start: Start::Game(Box::new(Envelope::parse(&text).expect("a saved game"))),
            ..Launch::default()
        }
    };
    for (width, height) in [(1120.0, 760.0), (360.0, 480.0)] {
        let window = Window::open_sized(
            home.path(),
            series(r#"{"red":2,"yellow":1,"draws":3}"#),
            width,
            height,
        );
        assert!(window.shows(&with(game::card_wins(2), game::card_draws(3))));
        assert!(window.shows(&with(game::card_wins(1), game::card_draws(3))));
        drop(window);
        let window = Window::open_sized(home.path(), series(r#"{"draws":1}"#), width, height);
        assert!(window.shows(&with(game::card_wins(0), game::card_draws(1))));
        drop(window);
        let window = Window::open_sized(home.path(), series(r#"{"red":1}"#), width, height);
        assert!(window.shows(&game::card_wins(1)) && !window.shows(&game::card_draws(0)));
    }
}

/// Writes statistics with this many games against a computer that ended like this.
pub fn have_played(home: &Path, opponent: &str, ending: Ending, games: u64) {
    let entry = |number| Entry {
        day: Day::after_1970(20_000),
        ended: Ended {
            number,
            game: "connect4".to_owned(),
            setup: "size=7x6 connect=4".to_owned(),
            opponent: opponent.to_owned(),
            side: "red".to_owned(),
            ending,
            moves: 20,
            is_helped: false,
        },
    };
    let file = home.join("data/statistics.json");
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    save_statistics(&file, &(1..=games).map(entry).collect()).expect("written");
}

#[test]
fn three_wins_in_a_row_suggest_the_next_level() {
    let home = home();
    have_played(home.path(), "learner", Ending::Won, 2);
    let mut window = game(home.path(), "human", "learner");
    play_to_the_end(&mut window);
    window.wait_for(&play::wins_in_a_row(3, beginner()));
    assert!(window.shows(&play::levels_beaten(1, 6)));
    // The blue button is that of the next level now, and Enter presses it.
    assert!(window.can_press(&play::next_level(casual())));
    window.settle();
    window.key(Key::Enter);
    window.wait_for(&labelled(yellow(), casual()));
    assert!(window.shows(&labelled(red(), game::you())));
    assert!(!window.shows(&play::next_level(casual())));
}

#[test]
fn five_losses_in_a_row_suggest_the_level_below() {
    let home = home();
    have_played(home.path(), "medium", Ending::Lost, 4);
    let mut window = game(home.path(), "human", "medium");
    while !window.shows(play::again()) {
        window.wait(
            |window| window.shows(play::again()) || window.announces(game::your_turn()),
            "the person's turn",
        );
        window.type_keys("1234567"); // whichever is taken; the others wait for no one
    }
    window.wait_for(&play::losses_in_a_row(5, medium()));
    assert!(window.shows(&play::levels_beaten(0, 6)));
    assert!(window.can_press(&play::level(low())));
    window.key(Key::N);
    window.wait_for(&labelled(yellow(), low()));
}

#[test]
fn a_win_that_is_no_streak_shows_the_levels_alone() {
    let home = home();
    have_played(home.path(), "low", Ending::Won, 4);
    let mut window = game(home.path(), "human", "learner");
    play_to_the_end(&mut window);
    window.wait_for(&play::levels_beaten(2, 6));
    assert!(!window.shows(&play::level(low())), "what is above is offered, nothing below");
    // The free board leads back to the same card, and a new game begins without one.
    window.key(Key::F);
    window.wait(|window| !window.shows(&play::levels_beaten(2, 6)), "the free board");
    window.key(Key::F);
    window.wait_for(&play::levels_beaten(2, 6));
    window.press(play::again());
    window.wait(|window| !window.shows(&play::levels_beaten(2, 6)), "a new game");
}

/// Returns the label of a level in the row of the card.
fn rung(number: usize, name: &str, state: Option<&str>) -> String {
    let label = labelled(play::level_of(number, 6), name);
    state.map_or(label.clone(), |state| with(label, state))
}

#[test]
fn the_levels_of_the_card_are_buttons_with_one_place_in_the_order_of_tab() {
    let home = home();
    have_played(home.path(), "low", Ending::Won, 1);
    let mut window = game(home.path(), "human", "learner");
    play_to_the_end(&mut window);
    window.wait_for(&play::levels_beaten(2, 6));
    let beginner = rung(1, beginner(), Some(play::level_beaten()));
    assert!(window.shows(&beginner) && window.shows(&rung(3, low(), Some(play::level_beaten()))));
    assert!(window.shows(&rung(2, casual(), None)));
    // Tab comes to one of them, and arrows lead on.
    window.harness.get_by_label(play::review()).focus();
    window.key(Key::Tab);
    assert_eq!(window.focused(), beginner);
    window.key(Key::ArrowRight);
    window.step();
    assert_eq!(window.focused(), rung(2, casual(), None));
    window.key(Key::Enter);
    window.wait_for(&labelled(yellow(), casual()));
    assert!(window.moves().is_empty());
}

#[test]
fn n_plays_the_next_level_after_a_win_and_enter_plays_again() {
    for (key, opponent) in [(Key::N, casual()), (Key::Enter, beginner()), (Key::Y, beginner())] {
        let mut window = Window::at_home(|home| game(home, "human", "learner"));
        play_to_the_end(&mut window);
        window.wait_for(&play::next_level(casual()));
        window.settle();
        window.key(key);
        window.wait_for(&labelled(yellow(), opponent));
        assert!(!window.shows(play::again()), "{key:?}: a new game");
    }
}

#[test]
fn the_button_of_the_next_level_begins_a_game_against_it() {
    let mut window = Window::at_home(|home| game(home, "human", "learner"));
    play_to_the_end(&mut window);
    window.wait_for(&play::next_level(casual()));
    window.press(&play::next_level(casual()));
    window.wait_for(&labelled(yellow(), casual()));
    assert!(window.moves().is_empty(), "a new game: {:?}", window.moves());
}

#[test]
fn a_hint_says_that_the_game_no_longer_counts_and_the_end_says_why() {
    let mut window = Window::at_home(|home| game(home, "human", "learner"));
    window.key(Key::H);
    window.wait(|window| window.announced().ends_with(play::hint_uncounts()), "what it costs");
    // It is said once.
    window.key(Key::Escape);
    window.key(Key::A);
    assert!(!window.shows(play::analysis_uncounts()));
    window.key(Key::A);
    window.key(Key::Num4);
    play_to_the_end(&mut window);
    window.wait_for(&play::uncounted("hint"));
    assert!(window.shows(&play::levels_beaten(0, 6)));
    assert!(window.shows(&rung(1, beginner(), Some(play::level_played()))));
}

#[test]
fn the_analysis_says_that_the_game_no_longer_counts() {
    let mut window = Window::at_home(|home| game(home, "human", "learner"));
    window.key(Key::A);
    window.wait_for(play::analysis_uncounts());
    window.key(Key::A);
    window.key(Key::Num4);
    play_to_the_end(&mut window);
    window.wait_for(&play::uncounted("analysis"));
    // A game of two people counts for nobody's levels.
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.key(Key::A);
    assert!(!window.shows(play::analysis_uncounts()));
}

#[test]
fn the_figures_lead_to_the_games_behind_them() {
    let home = home();
    let entry = |number: u64, opponent: &str, ending| Entry {
        day: Day::after_1970(20_000),
        ended: Ended {
            number,
            game: "connect4".to_owned(),
            setup: "size=7x6 connect=4".to_owned(),
            opponent: opponent.to_owned(),
            side: "red".to_owned(),
            ending,
            moves: 7,
            is_helped: false,
        },
    };
    let counted = [
        entry(1, "low", Ending::Won),
        entry(2, "low", Ending::Lost),
        entry(3, "high", Ending::Lost),
    ];
    let data = home.path().join("data");
    std::fs::create_dir_all(&data).expect("made");
    let statistics: Statistics = counted.into_iter().collect();
    save_statistics(&data.join("statistics.json"), &statistics).expect("saved");
    for (number, level, moves) in
        [(1, "low", "4343434"), (2, "low", "14142424"), (3, "high", "14142424")]
    {
        let text = format!(
            r#"{{"version": 2, "game": "connect4", "seats": {{"red": "human", "yellow": "{level}"}}, "moves": "{moves}"}}"#
        );
        std::fs::write(data.join(format!("game.kept-{number}.json")), text).expect("written");
    }
    let mut window = game(home.path(), "human", "human");
    window.ctrl(Key::T);
    window.wait_for(&with("3", statistics::games()));
    window.press(&with("3", statistics::games()));
    window.wait_for(&sentences(high(), connect4::title()));
    assert!(window.shows(&play::moves(7)), "all of them");
    window.key(Key::Escape);
    // Those against one opponent that were lost.
    window.ctrl(Key::T);
    window.wait_for(&with(low(), statistics::show_lost(1)));
    window.press(&with(low(), statistics::show_lost(1)));
    window.wait_for(&past::only_against(low()));
    assert!(!window.shows(&play::moves(7)), "only the one that was lost");
    window.key(Key::Escape);
    window.ctrl(Key::T);
    window.wait_for(&with(high(), statistics::show_lost(1)));
    window.press(&row(&window, high()));
    window.wait_for(&past::only_against(high()));
    window.wait_for(&sentences(high(), connect4::title()));
    assert!(!window.shows(&sentences(low(), connect4::title())));
    window.press(&past::only_against(high()));
    assert!(window.shows(&sentences(low(), connect4::title())));
}

#[test]
fn the_page_is_worked_by_keys() {
    let home = home();
    have_played(home.path(), "low", Ending::Won, 4);
    let mut window = game(home.path(), "human", "human");
    window.ctrl(Key::T);
    window.wait_for(&with(low(), statistics::show_won(4)));
    let row = row(&window, low());
    assert!(row.contains(statistics::beaten()), "{row}");
    while window.focused() != row {
        window.key(Key::ArrowDown);
    }
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_statistics());
    window.key(Key::Escape);
    window.ctrl(Key::T);
    window.wait_for(&with(low(), statistics::show_won(4)));
    while window.focused() != row {
        window.key(Key::ArrowDown);
    }
    window.key(Key::Enter);
    window.wait_for(&past::only_against(low()));
}

#[test]
fn five_games_give_a_rating_with_its_curve_and_a_fair_opponent() {
    let home = home();
    have_played(home.path(), "low", Ending::Won, 4);
    let mut window = game(home.path(), "human", "human");
    window.ctrl(Key::T);
    window.wait_for(&statistics::no_rating(1));
    drop(window);
    have_played(home.path(), "low", Ending::Won, 30);
    let mut window = game(home.path(), "human", "human");
    window.ctrl(Key::T);
    window.wait_for(statistics::as_table());
    // Thirty wins of thirty against Low leave no doubt of the next level, at least.
    let statistics = statistics(home.path());
    let rated = rated::<Connect4>(statistics.entries().iter().map(|entry| &entry.ended));
    let (points, deviation) = rated.last().expect("a rating").rating.rounded();
    assert!(points > 1500, "{points}");
    let fair = fair_opponent::<Connect4>(rated[29].rating).expect("a level");
    assert!(window.shows(&statistics::rating_spoken(points, deviation, ANY)));
    window.press(&choice(statistics::time_shown(), statistics::all_time()));
    window.press(statistics::as_table());
    assert!(window.shows(&statistics::rating_row(ANY, points.to_string(), deviation)));
    window.press(statistics::as_curve());
    window.press(statistics::fair_play());
    window.wait_for(&labelled(yellow(), level_name(LevelId::Preset(fair))));
}

#[test]
fn what_costs_games_leads_to_the_games_and_to_practice_of_that_kind() {
    let home = home();
    have_played(home.path(), "high", Ending::Lost, 6);
    for number in 1..=6 {
        write_reviewed(home.path(), number, number);
    }
    let mut window = game(home.path(), "human", "human");
    window.ctrl(Key::T);
    let kind = class_name(MoveClass::MissedWin);
    let row = with(statistics::mistake_in(&kind, 6, 6), statistics::mostly_third("middle"));
    window.wait_for(&row);
    let gave_win = class_name(MoveClass::GaveWin);
    assert!(!window.shows(&gave_win), "the opponent's");
    window.press(&row);
    window.wait_for(&past::only_mistake(&kind));
    window.wait_for(&past::count(6));
    window.press(&past::only_mistake(&kind));
    assert!(!window.shows(&past::only_mistake(&kind)));
    window.key(Key::Escape);
    window.ctrl(Key::T);
    window.wait_for(&row);
    window.press(statistics::practise());
    window.wait_for(&mistakes::left_of_kind(6));
    // Each comes once, and then there are puzzles.
    for left in (0..6).rev() {
        window.key(Key::S);
        window.key(Key::N);
        if left > 0 {
            window.wait_for(&mistakes::left_of_kind(left));
        }
    }
    window.wait(|window| window.can_press(puzzles::title()), "the puzzles");
    window.key(Key::Escape);
    window.wait_for(statistics::mistakes());
}

#[test]
fn each_kind_of_mistake_has_a_button_of_its_own() {
    let home = home();
    have_played(home.path(), "high", Ending::Lost, 5);
    let review = r#"{"judged": [13, 13], "mistakes": [{"move": 11, "class": "missed_block", "better": "5"}, {"move": 17, "class": "missed_win", "better": "5"}]}"#;
    for number in 1..=5 {
        let text = format!(
            r#"{{"version": 2, "game": "connect4", "seats": {{"red": "human", "yellow": "high"}}, "moves": "43746523566244333562244555", "review": {review}}}"#
        );
        let file = home.path().join(format!("data/game.kept-{number}.json"));
        std::fs::write(file, text).expect("written");
    }
    let mut window = game(home.path(), "human", "human");
    window.ctrl(Key::T);
    window.wait_for(&class_name(MoveClass::MissedBlock));
    let buttons = window.harness.query_all_by_label(statistics::practise());
    let places: Vec<_> = buttons.map(|button| button.rect().center()).collect();
    let [_, second] = places[..] else { panic!("two buttons: {places:?}") };
    click_at(&mut window, second);
    window.wait_for(&mistakes::left_of_kind(5));
}

#[test]
fn four_cases_are_too_few_for_a_sentence() {
    let home = home();
    have_played(home.path(), "high", Ending::Lost, 4);
    for number in 1..=4 {
        write_reviewed(home.path(), number, number);
    }
    let mut window = game(home.path(), "human", "human");
    window.ctrl(Key::T);
    window.wait_for(statistics::few_mistakes());
    assert!(!window.can_press(statistics::practise()));
}

#[test]
fn what_is_due_today_stands_beside_a_new_game_and_on_the_page() {
    let home = home();
    have_played(home.path(), "high", Ending::Lost, 1);
    write_reviewed(home.path(), 1, 3);
    write_found(home.path(), &[(1, 1)]);
    let mut window = Window::open(home.path(), Launch::default());
    window.key(Key::Space);
    window.wait_for(&statistics::due_today(1));
    window.ctrl(Key::T);
    window.wait_for(&statistics::practise_due(1));
    window.key(Key::Escape);
    window.press(&statistics::due_today(1));
    window.wait_for(&mistakes::due(1));
    window.key(Key::S);
    window.key(Key::Escape);
    assert!(!window.shows(&statistics::due_today(1)), "it comes back tomorrow");
}

#[test]
fn the_page_without_games_leads_to_one() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.ctrl(Key::T);
    window.wait_for(statistics::empty());
    window.press(statistics::play());
    assert!(!window.shows(statistics::empty()) && window.shows(new_game::customize()));
}

/// Returns the label of the opponent whose row begins with this name.
fn row(window: &Window, name: &str) -> String {
    use egui_kittest::kittest::NodeT as _;
    let nodes = window.harness.query_all_by_label_contains(name);
    let labels = nodes.filter_map(|node| node.accesskit_node().label());
    labels.into_iter().find(|label| label.starts_with(name)).expect("a row")
}
