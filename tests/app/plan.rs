//! The page of a plan: rules that win against every reply, shown on the board and tried out.

use std::thread;
use std::time::Duration;

use egui::Key;
use plot4::app::contract::board::BoardUi as _;
use plot4::core::connect4::plan::{Found, Goal, find, find_for_value};
use plot4::core::connect4::{Connect4, Position, Size, Standard, notation};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Player};
use plot4::launch::{Launch, Start};
use plot4::session::Coach;
use plot4::words::{plan_longest, plan_sentences, plan_title, plan_ways, text};

use crate::window_harness::{Window, connect4, home, in_column, red};

/// The position of a plan of two rules for Yellow, in which Red is to move.
const MOVES: &str = "241561466614636445335533";

fn position(moves: &str) -> Position<Standard> {
    notation::parse_position(Standard, moves).expect("moves")
}

/// Returns the plan of a lost position.
fn found(moves: &str) -> Found {
    find_for_value(&position(moves).to_sized(), -1, &mut Unlimited).expect("a plan")
}

#[test]
fn a_plan_is_shown_and_tried_against_the_best_replies() {
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4(MOVES, ["human", "human"]));
    let found = found(MOVES);
    let plan = &found.plan;
    window.key(Key::F7);
    window.wait_for(&plan_title(Some(Player::Second), Goal::Win));
    let rules = plan_sentences(plan, Size::STANDARD);
    for (number, rule) in (1..).zip(&rules) {
        assert!(window.shows(&format!("{number}. {rule}")), "{rule}");
        assert!(window.announces(rule), "{}", window.announced());
    }
    assert!(window.announces(&plan_ways(&found)));
    assert!(window.can_press(text::plan::hide()));
    window.key(Key::S);
    assert!(window.can_press(text::plan::show()));

    // Red replies, and then every move of the plan is right and any other is not made.
    window.press(text::plan::begin());
    let mut moves = MOVES.to_owned();
    for _ in 0..40 {
        let reply = |window: &Window| {
            let legal = position(&moves).moves();
            legal.into_iter().find(|&column| {
                let after = position(&format!("{moves}{column}"));
                window.shows(&Connect4::describe(&after.to_sized(), None, column))
            })
        };
        window.wait(|window| reply(window).is_some(), "a reply");
        let made = reply(&window).expect("a reply");
        let said = text::game::moved(red(), in_column(made.number() as usize));
        window.check_announced(&text::play::two_sentences(said, text::game::your_turn()));
        moves += &made.to_string();
        let now = position(&moves);
        assert!(now.outcome().is_none(), "the plan loses: {moves}");
        let last = notation::parse_moves(Size::STANDARD, &moves).expect("moves").pop();
        let answer = plan.answer(&now, last).expect("its turn");
        let slip = now.moves().into_iter().find(|&column| column != answer.column);
        if let Some(slip) = slip {
            window.type_keys(&slip.number().to_string());
            window.check_announced(&text::plan::slip(answer.rule + 1, answer.column.number()));
        }
        window.type_keys(&answer.column.number().to_string());
        moves += &answer.column.number().to_string();
        if position(&moves).outcome().is_some() {
            window.check_announced(&text::plan::won(4));
            window.key(Key::Escape);
            assert_eq!(window.moves().len(), MOVES.len(), "the game is as it was");
            return;
        }
        window.check_announced(&text::plan::right(answer.rule + 1));
    }
    panic!("the plan goes on for ever: {moves}");
}

#[test]
fn a_hint_names_the_plan_and_a_position_without_one_says_so() {
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4(MOVES, ["human", "human"]));
    window.key(Key::H);
    let told = text::plan::opponents("yellow", 2, "win");
    window.wait_for(&told);
    window.press(text::plan::show_plan());
    window.wait_for(&plan_title(Some(Player::Second), Goal::Win));
    let home = crate::window_harness::home();
    let mut window = Window::open_saved(home.path(), connect4("444444", ["human", "human"]));
    window.key(Key::F7);
    window.wait_for(text::plan::none());
    assert!(!window.can_press(text::plan::begin()));
    let home = crate::window_harness::home();
    let mut window = Window::open_saved(home.path(), connect4("1212121", ["human", "human"]));
    window.key(Key::F7);
    assert!(window.announces(text::plan::over()));
}

#[test]
fn a_small_window_has_one_sentence_of_a_plan_at_a_time() {
    let home = home();
    let game = connect4("5777131474464721", ["human", "human"]);
    let launch = Launch { start: Start::Game(Box::new(game)), ..Launch::default() };
    let mut window = Window::open_sized(home.path(), launch, 360.0, 480.0);
    let (plan, _) =
        find(&position("5777131474464721").to_sized(), Player::First, Goal::Win, &mut Unlimited)
            .expect("a plan");
    let rules = plan_sentences(&plan, Size::STANDARD);
    assert_eq!(rules.len(), 4);
    window.key(Key::F7);
    window.wait_for(&plan_title(None, Goal::Win));
    let check = |window: &Window, page: usize| {
        for (number, rule) in (1..).zip(&rules) {
            let is_shown = window.shows(&format!("{number}. {rule}"));
            assert_eq!(is_shown, number == page, "rule {number} on page {page}");
        }
        let is_proof = page == rules.len() + 1;
        assert_eq!(window.shows(text::plan::checked()), is_proof, "page {page}");
    };
    check(&window, 1);
    window.key(Key::ArrowLeft);
    check(&window, 1);
    for page in 2..=4 {
        window.key(Key::ArrowRight);
        check(&window, page);
        window.check_announced(&text::play::labelled(text::plan::right(page), &rules[page - 1]));
    }
    window.key(Key::ArrowRight);
    check(&window, 5);
    window.check_announced(text::plan::checked());
    window.key(Key::ArrowRight);
    check(&window, 5);
    window.key(Key::ArrowLeft);
    check(&window, 4);
    window.press(text::practice::next());
    window.press(text::practice::next());
    check(&window, 1);
    // A slip turns to the rule that says otherwise.
    window.key(Key::Enter);
    let answer = plan.answer(&position("5777131474464721"), None).expect("its turn");
    let slip = position("5777131474464721").moves().into_iter().find(|&mv| mv != answer.column);
    window.type_keys(&slip.expect("another column").to_string());
    check(&window, answer.rule + 1);
    assert!(window.shows(&text::plan::slip(answer.rule + 1, answer.column.number())));
}

#[test]
fn a_lost_position_names_the_replies_that_last_longest() {
    let moves = "14212211";
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4(moves, ["human", "human"]));
    let longest = plan_longest(&found(moves)).expect("some last longer than others");
    window.key(Key::F7);
    window.wait_for(&plan_title(Some(Player::Second), Goal::Win));
    assert!(window.shows(&longest) && window.announces(&longest), "{}", window.announced());
    // It is said whose plan it is, and so it is of the user's own one.
    window.check_announced(&plan_title(Some(Player::Second), Goal::Win));
    assert!(window.shows(&text::plan::seat("opponent", "yellow", "red")));
    let home = crate::window_harness::home();
    let mut window = Window::open_saved(home.path(), connect4(moves, ["learner", "human"]));
    window.key(Key::F7);
    window.wait_for(&plan_title(None, Goal::Win));
    assert!(window.shows(&text::plan::seat("you", "yellow", "red")));
}

#[test]
fn a_review_has_a_button_where_there_is_a_plan() {
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4(MOVES, ["human", "human"]));
    window.key(Key::R);
    // Not at the end, from where the review goes to the first mistake when it is found.
    window.ctrl(Key::ArrowLeft);
    window.wait(|window| window.can_press(text::plan::show_plan()), "the plan");
    window.press(text::plan::show_plan());
    window.wait_for(&plan_title(None, Goal::Win));
    window.key(Key::Escape);
    assert!(window.can_press(text::review::back()), "the review is open again");
    // It goes with the position, and no plan is found at the beginning.
    window.key(Key::Home);
    assert!(!window.can_press(text::plan::show_plan()));
    window.key(Key::F7);
    window.wait_for(text::plan::none());
    window.key(Key::Escape);
    for _ in 0..60 {
        window.step();
        assert!(!window.can_press(text::plan::show_plan()));
        thread::sleep(Duration::from_millis(25));
    }
}

#[test]
fn the_coach_names_a_plan_that_the_user_is_about_to_leave() {
    // Yellow wins, but only draws with column 3: `plot4 hint 142122114`.
    let moves = "142122114";
    let game = |coach| connect4(moves, ["learner", "human"]).with_coach(coach);
    let home = home();
    let mut window = Window::open_saved(home.path(), game(Coach::Everything));
    let (plan, _) = find(&position(moves).to_sized(), Player::Second, Goal::Win, &mut Unlimited)
        .expect("a plan");
    let answer = plan.answer(&position(moves), None).expect("its turn");
    assert_ne!(answer.column.number(), 3);
    window.key(Key::Num3);
    let said = text::plan::left(in_column(answer.column.number() as usize));
    window.wait(|window| window.announces(&said), "the plan");
    assert!(window.shows(&text::coach::sentence(&said)) && window.can_press(text::coach::keep()));
    window.press(text::plan::show_plan());
    window.wait_for(&plan_title(None, Goal::Win));
    window.key(Key::Escape);
    // Every other column still wins: the plan is not needed.
    window.key(Key::Escape);
    window.key(Key::Num1);
    window.wait(|window| window.moves().len() > moves.len(), "the move");
    assert!(!window.can_press(text::plan::show_plan()));
    // Who asked for no such coach hears nothing.
    let home = crate::window_harness::home();
    let mut window = Window::open_saved(home.path(), game(Coach::Blunders));
    window.key(Key::Num3);
    window.wait(|window| window.moves().len() > moves.len(), "the move");
}

#[test]
fn a_game_in_which_a_plan_was_shown_does_not_count() {
    let mut window = Window::at_home(|home| Window::open_new(home, "human", "learner"));
    window.key(Key::F7);
    window.wait_for(text::play::hint_uncounts());
    window.key(Key::Escape);
    // It is said once.
    window.key(Key::F7);
    window.wait_for(text::plan::none());
    assert!(!window.shows(text::play::hint_uncounts()));
}
