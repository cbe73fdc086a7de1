//! Tests of tables without a window.

use std::time::Duration;

use super::thinkers::SearchPurpose;
use crate::app::contract::board::BoardInput;
use crate::app::contract::board::{BoardUi, Mover, Played, Touch};
use crate::app::contract::command::Act;
use crate::app::contract::screen::{GameEntry, Screen as _, State};
use crate::app::table::*;
use crate::core::connect4::{Column, Connect4, Size};
use crate::core::control::Unlimited;
use crate::core::go::{self, Go};
use crate::core::kind::{GameSetup, Notation};
use crate::core::record::Record;
use crate::core::search::Report;
use crate::storage::Settings;
use crate::worker::{NoAnswer, Thought};

fn column(number: u8) -> Column {
    Column::from_number(number).expect("a column")
}

fn table(red: &str, yellow: &str) -> GameTable<Connect4> {
    let seats = [red, yellow].map(|mode| mode.parse().expect("a mode"));
    GameTable::new(&Context::default(), SavedGame::new(Size::STANDARD, seats, 1))
}

/// Returns what a table sees of a window without other games.
fn cx<'a>(ctx: &'a Context, settings: &'a Settings, now: f64) -> Cx<'a> {
    Cx {
        ctx,
        settings,
        now,
        today: 0,
        games: &[],
        game: const { &GameEntry::of::<Connect4>() },
        state: State::default(),
        in_game: true,
        has_previous: false,
        has_next: false,
        history: None,
        offer: None,
        unfinished: None,
        progress: Box::leak(Box::default()),
        past_games: 0,
        games_folder: None,
        game_is_kept: false,
        has_file: false,
        awaits_file: false,
    }
}

/// Plays a column as a view would for the user.
fn play(table: &mut GameTable<Connect4>, number: u8, now: f64) -> Effects {
    let settings = Settings::default();
    let act = Act::new(BoardInput::<Connect4>::Touch(Touch::Play(column(number))));
    table.perform(&act, &cx(&Context::default(), &settings, now))
}

#[test]
fn a_piece_on_its_way_delays_what_is_shown_and_nothing_else() {
    let mut table = table("human", "high");
    assert!(play(&mut table, 4, 10.0).changed);
    assert_eq!(table.turn(), Phase::Thinking);
    assert!(table.animation.is_moving(10.0));
    let rest = table.animation.idle_from();
    assert!(rest > 10.0 && rest < 13.0, "{rest}");
    assert!(!table.animation.is_moving(rest));
    table.skip_motion();
    assert!(!table.animation.is_moving(10.0));
}

#[test]
fn a_board_does_only_what_is_asked_in_the_terms_of_its_game() {
    let mut table = table("human", "human");
    let settings = Settings::default();
    let ctx = Context::default();
    let cx = cx(&ctx, &settings, 0.0);
    let of_go = Act::new(BoardInput::<Go>::Key(Touch::Play(go::Move::Pass)));
    assert!(!table.perform(&of_go, &cx).changed);
    let own = Act::new(BoardInput::<Connect4>::Key(Touch::Play(column(4))));
    assert!(table.perform(&own, &cx).changed);
}

#[test]
fn a_refused_move_says_why_and_costs_no_turn() {
    let mut table = table("human", "human");
    for number in [1, 1, 1, 1, 1, 1] {
        assert!(play(&mut table, number, 0.0).changed);
    }
    let refused = play(&mut table, 1, 1.0);
    assert_eq!(refused.notice.as_deref(), Some("Column 1 is full: choose 2, 3, 4, 5, 6 or 7"));
    assert!(!refused.changed && table.session.record().moves().len() == 6);
    assert!(play(&mut table, 2, 2.0).drop_notice, "what was refused is not refused any more");
}

#[test]
fn a_person_cannot_play_for_a_computer() {
    let mut table = table("high", "human");
    assert!(!play(&mut table, 4, 0.0).changed);
    assert!(table.session.record().moves().is_empty());
}

#[test]
fn a_coin_flies_from_where_it_hovered() {
    let hover = <Connect4 as BoardUi>::View::default();
    let before = crate::core::connect4::Position::empty(Size::STANDARD);
    let mut after = before;
    after.make(column(4));
    for by in [Mover::Human, Mover::Computer] {
        let played = Played { before: &before, after: &after, mv: column(4), by };
        let motion = Connect4::motion(&hover, &played, 0.0);
        assert!(
            (motion.1.from_column - 3.0).abs() < 1e-6,
            "straight down where nothing has hovered yet: {motion:?}"
        );
        assert!(Connect4::duration(&motion) > 0.3);
    }
}

/// Returns the notice when the thread fails.
fn told_of_failure(table: &mut GameTable<Connect4>) -> String {
    let settings = Settings::default();
    let failed = Thought::Failed { reason: NoAnswer::Panicked };
    let effects = table.on_thought(failed, &cx(&Context::default(), &settings, 0.0));
    effects.notice.expect("a failure is told")
}

#[test]
fn a_failure_says_which_key_tries_again() {
    let mut watched = table("high", "human");
    assert!(watched.ask_computer(&cx(&Context::default(), &Settings::default(), 0.0)).is_ok());
    assert!(told_of_failure(&mut watched).ends_with(". Press P to try again"));
    assert_eq!(watched.turn(), Phase::Paused);

    let mut asks = table("human", "human");
    asks.hint();
    assert!(asks.engine.seeks_hint());
    assert!(told_of_failure(&mut asks).ends_with(". Press H to try again"));
    assert_eq!(asks.turn(), Phase::Awaiting);
}

#[test]
fn the_analysis_looks_deeper_at_the_position_in_view_for_its_time_and_then_rests() {
    let seats = ["human"; 2].map(|mode| mode.parse().expect("a mode"));
    let size = Connect4::parse_setup(&[("size", "8x7")]).expect("a board that is estimated");
    let mut table = GameTable::<Connect4>::new(&Context::default(), SavedGame::new(size, seats, 1));
    table.analysis.set(true);
    let tick = |table: &mut GameTable<Connect4>| {
        let failure = table.analysis.tick(&table.session, &Context::default());
        assert_eq!(failure, None);
        std::thread::yield_now();
    };
    let depth = |table: &GameTable<Connect4>| {
        let report = table.analysis.report_of(table.session.position());
        report.map(|report| report.depth)
    };
    let first_answer = |table: &mut GameTable<Connect4>| {
        while depth(table).is_none() {
            tick(table);
        }
        tick(table);
        depth(table)
    };
    first_answer(&mut table);
    assert!(!table.analysis.is_at_work(), "no time is set");
    table.analysis.deepen_for(Duration::from_millis(10));
    tick(&mut table);
    assert!(table.analysis.is_at_work());
    while table.analysis.is_at_work() {
        tick(&mut table);
    }
    tick(&mut table);
    assert!(!table.analysis.is_at_work(), "its time is up");
    table.session.play(column(4)).expect("a legal move");
    table.analysis.deepen_for(Duration::from_mins(10));
    let first = first_answer(&mut table);
    while depth(&table) == first {
        tick(&mut table);
    }
    assert!(depth(&table) > first && table.analysis.is_at_work());
    table.analysis.set(false);
    tick(&mut table);
    assert!(!table.analysis.is_at_work(), "it is hidden");
}

#[test]
fn a_hint_names_the_move_that_the_analysis_shows() {
    let seats = ["human"; 2].map(|mode| mode.parse().expect("a mode"));
    let mut table = GameTable::<Go>::new(
        &Context::default(),
        SavedGame::new(go::Setup::new(3).expect("a size"), seats, 1),
    );
    table.analysis.set(true);
    let shown = loop {
        assert_eq!(table.analysis.tick(&table.session, &Context::default()), None);
        if let Some(report) = table.analysis.report_of(table.session.position()) {
            break report.clone();
        }
        std::thread::yield_now();
    };
    assert_eq!(shown.best, go::Move::Place("B2".parse().expect("a point")), "the only good point");
    let hint_after = |is_on, table: &mut GameTable<Go>| {
        table.analysis.set(is_on);
        table.hint = None;
        table.hint();
        assert!(table.engine.seeks_hint());
        let report = Report { best: go::Move::Pass, ..shown.clone() };
        let explanation = None;
        let chosen = Thought::Chosen { report, explanation };
        table.on_thought(chosen, &cx(&Context::default(), &Settings::default(), 0.0));
        table.hint.as_ref().expect("it is given").report.best
    };
    for is_on in [true, false] {
        assert_eq!(hint_after(is_on, &mut table), shown.best, "{is_on}");
    }
}

/// Returns a table with two human players after the second pass of a game of Go, each with a
/// surrounded stone.
fn settling() -> GameTable<Go> {
    let (mut table, [.., last]) = before_settling("human");
    touch(&mut table, last);
    table
}

/// Returns a table with a human player against this one, a pass before the question which stones
/// are dead, and the moves so far with that pass.
fn before_settling(white: &str) -> (GameTable<Go>, [go::Move; 16]) {
    let setup = go::Setup::new(6).expect("a size").with_dead(go::Dead::Settle);
    let seats = ["human", white].map(|mode| mode.parse().expect("a mode"));
    let moves = Go::parse_moves(setup, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6 F6 A1 pass pass")
        .expect("moves");
    let mut game = SavedGame::new(setup, seats, 1);
    game.record = Record::replay(Go::start(setup), &moves[..15]).expect("legal");
    (GameTable::<Go>::new(&Context::default(), game), moves.try_into().expect("16 moves"))
}

fn let_play(table: &mut GameTable<Go>) {
    let settings = Settings::default();
    table.advance(&cx(&Context::default(), &settings, 100.0));
}

/// Makes a move as a view would for the user.
fn touch(table: &mut GameTable<Go>, mv: go::Move) {
    let settings = Settings::default();
    let act = Act::new(BoardInput::<Go>::Touch(Touch::Play(mv)));
    let effects = table.perform(&act, &cx(&Context::default(), &settings, 100.0));
    assert!(effects.changed, "{mv:?}");
}

/// Returns the move that marks a group as dead.
fn dead(name: &str) -> go::Move {
    go::Move::Dead(name.parse().expect("a point"))
}

/// Returns the points of the stones marked as dead.
fn marked(table: &GameTable<Go>) -> String {
    table
        .session
        .position()
        .dead()
        .iter()
        .map(|point| point.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Delivers a proposal of the thread: both stones are dead.
fn answer(table: &mut GameTable<Go>) {
    let mut strategy = go::strategy::strategy(go::Computer::CASUAL, table.session.setup(), 1);
    let record = table.session.record();
    let first = Record::replay(record.start().clone(), record.moves()).expect("legal");
    let report = strategy.choose(first.position(), &mut Unlimited).expect("in progress");
    assert_eq!(report.pv, [dead("A1"), dead("F6"), go::Move::Done]);
    let explanation = None;
    let chosen = Thought::Chosen { report, explanation };
    table.on_thought(chosen, &cx(&Context::default(), &Settings::default(), 100.0));
}

#[test]
fn dead_groups_are_proposed_once_and_never_against_what_a_person_has_marked() {
    let mut table = settling();
    // The thread is asked in the frame after the second pass, and its answer is given here.
    table.session.adviser();
    let_play(&mut table);
    assert!(table.engine.purpose().is_some());
    answer(&mut table);
    for expected in ["A1", "A1 F6", "A1 F6"] {
        let_play(&mut table);
        assert_eq!(marked(&table), expected);
    }
    // What a user marks while it is searched for stays, and the rest of it still comes.
    let mut sooner = settling();
    let_play(&mut sooner);
    touch(&mut sooner, dead("F6"));
    let_play(&mut sooner);
    assert!(sooner.engine.purpose().is_some());
    answer(&mut sooner);
    for expected in ["A1 F6", "A1 F6"] {
        let_play(&mut sooner);
        assert_eq!(marked(&sooner), expected);
    }
    // One who has marked before is left alone, as in a game that was left there.
    let mut before = settling();
    before.session.play(dead("F6")).expect("legal");
    let_play(&mut before);
    assert!(before.engine.purpose().is_none());
    // So is one who acts between two marks.
    let mut between = settling();
    let_play(&mut between);
    answer(&mut between);
    let_play(&mut between);
    touch(&mut between, dead("A1"));
    let_play(&mut between);
    assert_eq!(marked(&between), "");
}

/// Returns whether the adviser is asked for a computer's objection to a count.
fn is_asking(table: &GameTable<Go>) -> bool {
    matches!(table.engine.purpose(), Some(SearchPurpose::Objection(_)))
}

/// Counts the board as a view would, and plays on until the thread has answered. Returns the
/// notice.
fn count(table: &mut GameTable<Go>) -> Option<String> {
    let settings = Settings::default();
    let mut effects =
        table.on_human_move(go::Move::Done, &cx(&Context::default(), &settings, 100.0));
    while is_asking(table) {
        effects = table.advance(&cx(&Context::default(), &settings, 100.0));
        std::thread::yield_now();
    }
    effects.notice
}

#[test]
fn a_computer_objects_once_to_a_count_that_takes_its_stones() {
    let objection = |claim: &str| {
        Some(format!("Low disagrees: {claim}. Change the marks, play on, or count again"))
    };
    let (mut table, [.., last]) = before_settling("low");
    table.session.play(last).expect("legal");
    // A count before the program has proposed anything is objected to, and the proposal still
    // comes.
    let_play(&mut table);
    assert!(table.engine.purpose().is_some());
    assert_eq!(count(&mut table), objection("A1 and F6 are dead"));
    let_play(&mut table);
    answer(&mut table);
    for _ in 0..3 {
        let_play(&mut table);
    }
    assert_eq!(marked(&table), "A1 F6");
    touch(&mut table, dead("D1"));
    assert_eq!(count(&mut table), objection("D1 is alive"));
    assert_eq!(
        (table.session.position().outcome(), marked(&table).len()),
        (None, "A1 D1 D2 D3 D4 D5 D6 F6".len())
    );
    // Also after looking back, and while a hint is being searched for.
    let (mut other, [.., last]) = before_settling("low");
    for mv in [last, dead("A1"), dead("F6"), dead("D1")] {
        other.session.play(mv).expect("legal");
    }
    let_play(&mut other);
    other.change(|session| assert!(session.undo()));
    other.change(|session| assert!(session.redo()));
    other.hint();
    assert_eq!(count(&mut other), objection("D1 is alive"));
    // An objection in one position is repeated in another, and insisting counts the board.
    touch(&mut other, dead("D1"));
    touch(&mut other, dead("F6"));
    assert_eq!(count(&mut other), objection("F6 is dead"));
    assert_eq!(count(&mut other), None);
    assert!(other.session.position().outcome().is_some(), "a person may count anyway");
    // The board is counted if both agree, and always between two human players.
    assert_eq!(count(&mut table), None);
    let mut people = settling();
    people.on_human_move(go::Move::Done, &cx(&Context::default(), &Settings::default(), 100.0));
    assert!(people.session.position().outcome().is_some() && !is_asking(&people));
}
