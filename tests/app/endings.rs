//! Won positions that are played to the end against best play.

use std::path::Path;

use egui::Key;
use plot4::app::contract::board::BoardUi as _;
use plot4::clock;
use plot4::core::connect4::analysis::refutation;
use plot4::core::connect4::endings::{Ending, Theme, all};
use plot4::core::connect4::plan::Goal;
use plot4::core::connect4::{Column, Connect4, Position, Size};
use plot4::core::control::Unlimited;
use plot4::core::game::Game as _;
use plot4::core::kind::{Effort, Players as _};
use plot4::core::search::Strategy;
use plot4::core::verdict::Verdict;
use plot4::storage::{Progress, Repetition, load_progress, save_progress};
use plot4::words::{text, why_bad};

use crate::window_harness::{Window, home};

fn open(home: &Path) -> Window {
    let mut window = Window::open_new(home, "human", "human");
    window.key(Key::M);
    window.press(text::dialogs::lessons());
    window.press(text::endings::title());
    let side = if all()[0].moves.len().is_multiple_of(2) { "red" } else { "yellow" };
    window.wait_for(&text::endings::task(side, "win"));
    window
}

/// Returns the first ending of the library, which is to be won.
fn first() -> &'static Ending {
    let ending = &all()[0];
    assert_eq!(ending.goal, Goal::Win);
    ending
}

/// Returns the columns with what they are worth, the best one first.
fn verdicts(position: &Position<Size>) -> Vec<(Column, Verdict)> {
    let mut adviser: Box<dyn Strategy<Position<Size>>> =
        Connect4::adviser(Size::STANDARD, Effort::Usual);
    let report = adviser.choose(position, &mut Unlimited).expect("a report");
    let mut moves: Vec<(Column, Verdict)> =
        report.moves.iter().map(|root| (root.mv, Verdict::of(root.score, true))).collect();
    moves.sort_by_key(|&(_, verdict)| std::cmp::Reverse(verdict.rank()));
    moves
}

/// Returns how many positions of a theme are solved, as the window says it.
fn solved(theme: &str, solved: usize, count: usize) -> String {
    let name = text::endings::theme_name(theme);
    text::play::labelled(name, text::endings::solved(solved, count))
}

fn digit(window: &mut Window, column: Column) {
    window.type_keys(&column.number().to_string());
}

fn due(home: &Path) -> Option<u64> {
    let progress = load_progress(&home.join("data/progress.json")).unwrap_or_default();
    let moves: String = first().moves.iter().map(ToString::to_string).collect();
    let known = progress.of("connect4").map(|game| game.endings.get(&moves));
    known.filter(|known| !known.is_new()).and_then(Repetition::due)
}

#[test]
fn a_win_that_is_held_to_the_end_is_solved() {
    let home = home();
    let mut window = open(home.path());
    let mut position = first().position();
    while position.outcome().is_none() {
        let best = verdicts(&position)[0].0;
        digit(&mut window, best);
        position.make(best);
        if position.outcome().is_some() {
            break;
        }
        // The reply is the longest resistance, or as long.
        let replies: Vec<Column> = position.moves();
        let after = |reply: Column| {
            let mut next = position;
            next.make(reply);
            next
        };
        let made = |window: &Window| {
            replies
                .iter()
                .copied()
                .find(|&reply| window.shows(&Connect4::describe(&after(reply), None, reply)))
        };
        window.wait(|window| made(window).is_some(), "a reply");
        position.make(made(&window).expect("a reply"));
    }
    window.wait_for(text::endings::held("win").as_str());
    let today = clock::utc_day().since_1970();
    window.wait(|_| due(home.path()) == Some(today + 2), "the progress");
    assert!(window.shows(&solved("all", 1, all().len())));
    window.key(Key::Enter);
    window.wait(|window| !window.shows(&text::endings::held("win")), "the next one");
}

#[test]
fn a_slip_says_what_it_costs_is_taken_back_and_comes_back_tomorrow() {
    let home = home();
    let mut window = open(home.path());
    let columns = verdicts(&first().position());
    let (slip, verdict) = *columns.last().expect("a column");
    assert!(!matches!(verdict, Verdict::Win(_)), "{columns:?}");
    digit(&mut window, slip);
    let result = if verdict == Verdict::Draw { "draw" } else { "loss" };
    window.wait_for(&text::endings::slip(slip.number(), result, "win"));
    let today = clock::utc_day().since_1970();
    window.wait(|_| due(home.path()) == Some(today + 1), "the progress");
    assert!(window.shows(&solved("all", 0, all().len())), "a slip solves nothing");
    // It is shown why, by the best reply.
    let position = first().position();
    let after = Position::after(Size::STANDARD, &[&first().moves[..], &[slip]].concat());
    let best = verdicts(&after);
    let as_good = |(_, verdict): &&(Column, Verdict)| verdict.rank() == best[0].1.rank();
    let replies: Vec<Column> = best.iter().filter(as_good).map(|&(column, _)| column).collect();
    let reason = refutation(&position, slip, &replies).expect("a reply");
    let why = why_bad(&reason, after.to_move(), 4).expect("a sentence");
    window.wait(|window| window.announces(&why), "the reason");
    assert!(window.shows(&why));
    window.press(text::practice::try_again());
    window.wait_for(&Connect4::describe(&first().position(), None, slip));
}

#[test]
fn the_plan_of_an_ending_leads_back_to_it_and_a_theme_has_its_own_endings() {
    let home = home();
    let mut window = open(home.path());
    window.press(text::plan::show_plan());
    window.wait(|window| !window.shows(text::plan::searching()), "the plan, or that there is none");
    window.key(Key::Escape);
    window.wait_for(&solved("all", 0, all().len()));
    // By keys: the list of the themes, which Esc leaves, and the theme below all.
    window.press(text::endings::themes());
    assert!(window.shows(text::endings::choose_theme()));
    let of = |theme: Theme| all().iter().filter(|ending| ending.theme == theme).count();
    for (theme, name) in Theme::ALL {
        assert!(window.can_press(&solved(name, 0, of(theme))), "{name}");
    }
    window.key(Key::Escape);
    assert!(!window.shows(text::endings::choose_theme()));
    window.check_announced(&text::endings::task("red", "win"));
    window.key(Key::C);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    let (theme, name) = Theme::ALL[0];
    assert!(window.shows(&solved(name, 0, of(theme))));
    window.key(Key::C);
    window.press(&solved("zugzwang", 0, of(Theme::Zugzwang)));
    assert!(window.shows(&text::endings::label("zugzwang")));
}

#[test]
fn a_draw_is_to_be_held_by_its_title_too() {
    let home = home();
    let name = |ending: &Ending| ending.moves.iter().map(ToString::to_string).collect();
    let draw = all().iter().find(|ending| ending.goal == Goal::Draw).expect("a draw");
    let mut progress = Progress::default();
    // All others are solved.
    let others = all().iter().filter(|&ending| ending != draw);
    progress.game_mut("connect4").held = others.map(name).collect();
    save_progress(&home.path().join("data/progress.json"), &progress).expect("written");
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::M);
    window.press(text::dialogs::lessons());
    window.press(text::endings::title());
    window.wait_for(text::endings::title_draw());
    assert!(!window.painted().iter().any(|text| text == text::endings::title()));
}
