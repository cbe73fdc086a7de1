//! A game in two files ([`rules`] and [`game`]), which the program does not name, plays through
//! session, save and open, undo, a searching opponent, `show` and the window.

mod game;
mod rules;

use self::game::{Computer, TicTacToe};
use self::rules::Cell;
use plot4::cli::show::{Form, answer};
use plot4::core::control::Unlimited;
use plot4::core::score::Score;
use plot4::players::Seat;
use plot4::session::{SavedGame, Session, Turn};
use plot4::storage::{format_game, parse_game};
use plot4::words::Explain as _;

/// Returns the game of a human player against the computer.
fn begun() -> SavedGame<TicTacToe> {
    SavedGame::new((), [Seat::Human, Seat::Computer(Computer)], 7)
}

#[test]
fn it_plays_in_a_session_with_undo_and_a_searching_opponent() {
    let mut session = Session::new(begun());
    session.play(Cell(0)).expect("a legal move");
    assert_eq!(session.turn(), Turn::Computer);
    let thinker = session.thinker().expect("its turn");
    let report = thinker
        .lock()
        .expect("a strategy")
        .choose(session.position(), &mut Unlimited)
        .expect("a move");
    assert_eq!(
        (report.best, report.score),
        (Cell(4), Score::DRAW),
        "only the centre holds the draw against a corner"
    );
    session.play(report.best).expect("a legal move");
    assert!(session.undo());
    assert_eq!((session.turn(), session.record().cursor()), (Turn::Human, 0));
    assert!(session.redo());
    assert_eq!((session.turn(), session.record().cursor()), (Turn::Human, 2));
}

#[test]
fn it_is_saved_and_opened() {
    let mut game = begun();
    for cell in [0, 4, 8] {
        game.record.play(Cell(cell)).expect("a legal move");
    }
    let text = format_game(&game);
    assert!(
        text.contains("\"game\": \"tictactoe\"") && text.contains("\"moves\": \"1 5 9\""),
        "{text}"
    );
    assert!(text.contains("\"seats\": {\"cross\":\"human\",\"nought\":\"high\"}"), "{text}");
    assert_eq!(parse_game(&text), Ok(game));
    let wrong = parse_game::<TicTacToe>(&text.replace("1 5 9", "1 1")).expect_err("a cell twice");
    assert_eq!(wrong.explain(), "“moves”: Move 2 (“1”): This place is already taken");
}

#[test]
fn it_is_shown() {
    let form = Form::Json { is_named: true };
    let expected = r#"{"game":"tictactoe","position":"1 5 9","to_move":"nought","result":null,"legal":[2,3,4,6,7,8]}"#;
    let drawn = answer::<TicTacToe>((), form, "1 5 9").expect("a position");
    assert_eq!(drawn, format!("{expected}\n"));
    let won = answer::<TicTacToe>((), form, "1 4 2 5 3").expect("a game");
    assert!(won.contains(r#""to_move":null,"result":"cross","legal":[]"#), "{won}");
    assert!(answer::<TicTacToe>((), form, "1 x").is_err());
}

#[cfg(feature = "gui")]
#[test]
fn it_is_played_in_the_window() {
    use egui::{Key, Modifiers, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use plot4::app::{App, GameEntry, Parts};
    use plot4::launch::Launch;
    use plot4::storage::Settings;

    let launch = Launch::players::<TicTacToe>([Some(Seat::Human), Some(Seat::Computer(Computer))]);
    let games = vec![const { &GameEntry::of::<TicTacToe>() }];
    let settings = Settings { computer_ms: Some(0), ..Settings::default() };
    let builder = Harness::builder()
        .with_size(vec2(1120.0, 760.0))
        .with_step_dt(1.0 / 30.0)
        .with_max_steps(600);
    let mut window = builder.build_eframe(|context| {
        let parts = Parts { games, launch, settings, ..Parts::default() };
        App::new(&context.egui_ctx, parts).expect("threads can be started")
    });
    window.run();
    window.get_by_label("Cell 1, empty").click_accesskit();
    for _ in 0..2000 {
        window.step();
        if window.query_by_label("Cell 5, Nought").is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    window.get_by_label("Cell 5, Nought");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    window.get_by_label("Cell 1, empty");
    window.key_press(Key::C);
    window.run();
    window.get_by_label("Against High: sees everything (strength 8 of 9)");
}
