//! The page of a plan: rules that win against every reply, shown on the board and tried out.

use egui::Key;
use plot4::app::contract::board::BoardUi as _;
use plot4::core::connect4::plan::{Goal, find};
use plot4::core::connect4::{Connect4, Position, Size, Standard, notation};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Player};
use plot4::words::{plan_sentences, plan_title, plan_ways, text};

use crate::window_harness::{Window, connect4, home};

/// The position of a plan of two rules for Yellow, in which Red is to move.
const MOVES: &str = "241561466614636445335533";

fn position(moves: &str) -> Position<Standard> {
    notation::parse_position(Standard, moves).expect("moves")
}

#[test]
fn a_plan_is_shown_and_tried_against_the_best_replies() {
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4(MOVES, ["human", "human"]));
    let (plan, proof) =
        find(&position(MOVES).to_sized(), Player::Second, Goal::Win, &mut Unlimited)
            .expect("a plan");
    window.key(Key::F7);
    window.wait_for(&plan_title(Goal::Win));
    let rules = plan_sentences(&plan, Size::STANDARD);
    for (number, rule) in (1..).zip(&rules) {
        assert!(window.shows(&format!("{number}. {rule}")), "{rule}");
        assert!(window.announces(rule), "{}", window.announced());
    }
    assert!(window.announces(&plan_ways(&plan, proof, Goal::Win)));
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
        moves += &reply(&window).expect("a reply").to_string();
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
    window.wait_for(&plan_title(Goal::Win));
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
