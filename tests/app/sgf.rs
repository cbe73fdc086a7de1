//! Files of other programs in the window: what they have beside moves is seen, heard and kept.

use std::fs;
use std::path::Path;

use crate::files::{data, kept};
use crate::window_harness::{
    ANY, Window, black, choice, empty, folded, home, labelled, last, low, sentences, white, with,
};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::checkers::{Checkers, Setup};
use plot4::core::go::Go;
use plot4::core::kind::GameKind;
use plot4::launch::{Launch, Start};
use plot4::session::SavedGame;
use plot4::storage::{Envelope, load_envelope, parse_file};
use plot4::words::text::{
    board, checkers, dialogs, errors, files, game, go, info, keys, new_game, notices, options,
    play, review, settings,
};

/// Opens the game in the text of a file of this name.
fn open<K: GameKind>(home: &Path, name: &str, text: &str) -> Window {
    let game: SavedGame<K> =
        parse_file(Path::new(name), text.as_bytes()).and_then(|game| game.open()).expect("a game");
    opened(home, Envelope::of(&game))
}

/// Opens the window with a game.
fn opened(home: &Path, game: Envelope) -> Window {
    let launch = Launch { start: Start::Game(Box::new(game)), ..Launch::default() };
    Window::open(home, launch)
}

/// Opens the game in a file, so that it can be saved there.
fn open_file(home: &Path, file: &Path) -> Window {
    opened(home, load_envelope(file).expect("a game"))
}

/// Saves the game over the file that it was opened from.
fn save_over(window: &mut Window) {
    ask_to_save_over(window);
    window.press(dialogs::replace_button());
}

/// Asks to save the game over the file that it was opened from.
fn ask_to_save_over(window: &mut Window) {
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    window.key(Key::Enter);
    window.wait_for(dialogs::replace());
}

#[test]
fn marks_labels_and_verdicts_of_a_file_are_shown_where_they_belong() {
    let home = home();
    let mut window = open::<Go>(
        home.path(),
        "game.sgf",
        "(;GM[1]SZ[9]KM[5.5]TR[aa];B[ee]LB[cc:7][ee:x]SQ[gg]N[The centre]GB[2];W[dd]BM[1]CR[dd]MA[aa])",
    );
    assert!(window.shows(&with(last(white("D6")), board::mark("circle"))));
    assert!(window.shows(&with(empty("A9"), board::mark("cross"))));
    assert!(window.shows(&info::move_quality("bad")));
    window.ctrl(Key::ArrowLeft);
    assert!(window.shows(&with(empty("C7"), board::label("7"))));
    assert!(window.shows(&with(empty("G3"), board::mark("square"))));
    assert!(window.shows(&with(last(black("E5")), board::label("x"))));
    assert!(window.painted().contains(&"7".to_owned()));
    assert!([" ", "\n"].into_iter().any(|gap| {
        let ahead = info::far_ahead(game::side_black());
        window.shows(&format!("The centre{gap}{ahead}"))
    }));
    window.key(Key::Home);
    assert!(window.shows(&with(empty("A9"), board::mark("triangle"))));
    assert!(window.shows(&empty("D6")));
    // They are seen in a review, too.
    window.key(Key::R);
    window.key(Key::End);
    assert!(window.shows(&with(empty("A9"), board::mark("cross"))));
    // They are those of the move that it shows.
    window.key(Key::Home);
    assert!(window.shows(&review::played(1, game::side_black(), "E5")), "{}", window.announced());
    assert!(window.shows(&with(empty("C7"), board::label("7"))) && window.shows(&empty("A9")));
    window.ctrl(Key::ArrowRight);
    assert!(window.shows(&with(empty("A9"), board::mark("cross"))) && window.shows(&empty("C7")));
    // Undo takes back marks there, and no move.
    window.ctrl(Key::Z);
    window.check_announced(notices::nothing_to_undo());
    assert!(window.shows(&review::played(2, game::side_white(), "D6")));
}

#[test]
fn a_guessed_encoding_is_told_and_another_one_can_be_chosen() {
    let home = home();
    let folder = home.path().join("files");
    fs::create_dir(&folder).expect("made");
    let file = folder.join("game.sgf");
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/encodings");
    fs::copy(cases.join("h1_gb18030_noca.sgf"), &file).expect("copied");
    let mut window = Window::open_new(home.path(), "human", "human");
    window.ctrl(Key::I);
    assert!(!window.can_press(dialogs::text_encoding_menu()), "no file was opened");
    window.key(Key::Escape);
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&file);
    let told = sentences(files::guessed_encoding("GB18030"), files::choose_encoding());
    window.wait(|window| window.announces(&told), "the guess");
    assert!(window.painted().iter().any(|text| text.contains("黑方")));
    let mut choose = |label: &str, shown: &str| {
        window.ctrl(Key::I);
        window.press(dialogs::text_encoding_menu());
        window.press(&choice(dialogs::text_encoding(), label));
        let is_shown = |window: &Window| window.painted().concat().contains(shown);
        window.wait(is_shown, "the text in this encoding");
        window.painted().concat()
    };
    // The same bytes are other letters there.
    let russian = choose(&dialogs::encoding_cyrillic("windows-1251"), "єЪ·Ѕ");
    assert!(!russian.contains("黑方"), "{russian}");
    choose(dialogs::encoding_automatic(), "黑方");
    window.ctrl(Key::I);
    window.press(dialogs::text_encoding_menu());
    let label = choice(dialogs::text_encoding(), dialogs::encoding_automatic());
    assert!(window.is_chosen(&label));
}

#[test]
fn the_list_of_encodings_begins_at_the_chosen_one_for_the_keyboard() {
    let home = home();
    let file = home.path().join("game.sgf");
    fs::write(&file, "(;GM[1]SZ[9];B[ee])").expect("written");
    for (width, height) in [(1120.0, 760.0), (360.0, 480.0)] {
        let launch = Launch::default();
        let mut window = Window::open_sized(home.path(), launch, width, height);
        window.key(Key::Enter);
        window.ctrl(Key::O);
        window.wait_for(dialogs::open_game());
        window.type_path(&file);
        window.wait(|window| window.shows("E5"), "the game");
        window.ctrl(Key::I);
        window.press(dialogs::text_encoding_menu());
        let focused = |window: &Window| {
            let nodes = window.harness.root().children_recursive();
            let node = nodes.into_iter().find(egui_kittest::Node::is_focused);
            node.and_then(|node| node.accesskit_node().label())
        };
        assert!(window.shows(dialogs::text_encoding()));
        let label = |name| choice(dialogs::text_encoding(), name);
        let first = label(dialogs::encoding_automatic());
        assert_eq!(focused(&window), Some(first), "{width}");
        window.key(Key::ArrowDown);
        assert_eq!(focused(&window), Some(label("UTF-8")), "{width}");
    }
}

#[test]
fn signs_of_a_pdn_file_are_shown_in_words() {
    let home = home();
    let window = open::<Checkers>(home.path(), "game.pdn", "1. 11-15 23-19? $13 *");
    assert!([" ", "\n"].into_iter().any(|gap| {
        let bad = info::move_quality("bad");
        window.shows(&format!("{bad}{gap}{}", info::unclear()))
    }));
}

#[test]
fn stones_show_the_numbers_of_their_moves_on_a_key_and_stay_so() {
    let home = home();
    let text = "(;GM[1]SZ[9]AB[aa];B[ee];W[dd];B[];W[cc])";
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    assert!(window.shows(&white("D6")));
    window.key(Key::F3);
    assert!(window.shows(&with(white("D6"), board::move_number(2))));
    assert!(window.shows(&with(last(white("C7")), board::move_number(4))));
    assert!(window.shows(&black("A9")), "a stone that was set up has none");
    assert!(window.painted().contains(&"4".to_owned()));
    drop(window);
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    assert!(window.shows(&with(white("D6"), board::move_number(2))));
    window.ctrl(Key::ArrowLeft);
    assert!(window.shows(&empty("C7")));
    // The best play has numbers of its own.
    window.key(Key::R);
    window.key(Key::B);
    window.wait(|window| !window.shows(&with(white("D6"), board::move_number(2))), "the best play");
    window.key(Key::Escape);
    assert!(window.shows(&with(white("D6"), board::move_number(2))));
    window.key(Key::F3);
    assert!(window.shows(&white("D6")) && !window.shows(&with(white("D6"), board::move_number(2))));
}

#[test]
fn the_star_and_the_ring_on_stones_can_be_taken_off() {
    let home = home();
    let mut window = open::<Go>(home.path(), "game.sgf", "(;GM[1]SZ[9];B[ee];W[dd];B[cc])");
    window.ctrl(Key::Comma);
    window.switch(settings::emblems());
    assert!(!window.is_on(settings::emblems()));
}

#[test]
fn a_problem_opens_at_its_first_move() {
    let home = home();
    let mut window = open::<Go>(
        home.path(),
        "game.sgf",
        "(;GM[1]SZ[9]AB[aa]AW[ba][cc]C[Black to live];B[bb];W[dd])",
    );
    assert!(window.shows(&empty("B8")) && window.shows(&game::comment("Black to live")));
    window.ctrl(Key::ArrowRight);
    assert!(window.shows(&last(black("B8"))));
}

#[test]
fn dead_stones_of_a_game_that_is_played_on_from_a_file_are_marked() {
    let moves = ";B[cb];W[db];B[cc];W[dc];B[ca];W[da];B[cd];W[dd];B[ce];W[de];B[bc];W[aa]";
    for (about, asks) in
        [("", true), ("AP[Other:1]", true), ("AP[Plot 4:0.1.0]", false), ("DEAD[stay]", false)]
    {
        let home = home();
        let text = format!("(;GM[1]SZ[5]{about}{moves})");
        let mut window = open::<Go>(home.path(), "game.sgf", &text);
        window.key(Key::F2);
        window.key(Key::F2);
        if asks {
            window.wait_for(&with(white("A5"), go::dead()));
        } else {
            window.wait_for(play::again());
        }
    }
}

#[test]
fn a_game_with_comments_opens_at_the_first_one_and_the_list_shows_where_they_are() {
    for (comments, at_first, shown) in [
        (["", "C[Too close]", ""], 2, last(white("D6"))),
        (["C[A game]", "", "C[Good]"], 0, empty("E5")),
        (["", "", "C[The end]"], 3, last(black("C7"))),
    ] {
        let home = home();
        let [start, second, third] = comments;
        let text = format!("(;GM[1]SZ[9]{start};B[ee];W[dd]{second}(;B[cc]{third})(;B[gg]C[Or]))");
        let file = home.path().join("game.sgf");
        fs::write(&file, &text).expect("written");
        let mut window = Window::open(home.path(), Launch::default());
        open_path(&mut window, &file);
        window.wait(|window| window.moves().len() == 3, "the game");
        assert!(window.shows(&shown), "{text}");
        let label = |number, mover: &str, point: &str, has_comment| {
            let label = play::move_label(number, mover, point);
            if has_comment { play::with_comment(label) } else { label }
        };
        for label in [
            label(1, game::side_black(), "E5", false),
            label(2, game::side_white(), "D6", !second.is_empty()),
            label(3, game::side_black(), "C7", !third.is_empty()),
        ] {
            assert!(window.shows(&label), "{label}");
        }
        assert!(window.shows(&play::with_comment(play::variation_label(
            3,
            game::side_black(),
            "G3"
        ))));
        assert!(window.shows(&play::with_comment(play::tree_move(3, "G3"))));
        assert!(window.shows(&play::tree_move(1, "E5")));
        window.key(Key::End);
        assert_eq!(window.shows(&shown), at_first == 3, "{text}");
    }
}

#[test]
fn the_user_plays_both_sides_of_a_problem_and_steps_along_its_solution() {
    let home = home();
    let text = "(;GM[1]SZ[9]AB[aa]AW[ba][cc]PL[W];W[bb];B[dd];W[ee])";
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    let put = |window: &mut Window, point: &str| {
        window.type_keys(point);
        window.key(Key::Enter);
        window.settle();
    };
    put(&mut window, "b8");
    assert!(window.shows(&last(white("B8"))));
    put(&mut window, "d6");
    assert!(window.shows(&last(black("D6"))));
    put(&mut window, "g3");
    window.wait_for(&game::play_from_here(2, 1));
    assert!(window.shows(&empty("G3")));
    put(&mut window, "g3");
    assert!(window.shows(&last(white("G3"))));
}

#[test]
fn the_games_of_a_file_are_offered_by_name_and_closing_the_list_opens_none() {
    for (name, text, row, moves) in [
        (
            "games.sgf",
            "(;GM[1]SZ[9]PB[Anna]PW[Ben]EV[Club]DT[2024-05-01];B[ee])\n(;GM[1]SZ[9]GN[A ladder]PB[Cleo];B[cc];W[dd])",
            dialogs::row("A ladder", play::beside(dialogs::game_number(2), "Cleo – ?")),
            &["C7", "D6"][..],
        ),
        (
            "games.pdn",
            "[Event \"Match\"]\n[Black \"Anna\"]\n[White \"Ben\"]\n1. 11-15 *\n\n[Event \"?\"]\n[Black \"Cleo\"]\n[White \"Dan\"]\n1. 9-14 22-17 *",
            dialogs::row("Cleo – Dan", dialogs::game_number(2)),
            &["9-14", "22-17"][..],
        ),
    ] {
        let home = home();
        let file = home.path().join(name);
        fs::write(&file, text).expect("written");
        let mut window = Window::open(home.path(), Launch::default());
        let open_list = |window: &mut Window| {
            window.ctrl(Key::O);
            window.wait_for(dialogs::open_game());
            window.type_path(&file);
            window.wait_for(dialogs::choose_file_game());
        };
        open_list(&mut window);
        assert!(window.has_heard(&dialogs::choose_file_game_spoken(2)), "{}", window.announced());
        window.key(Key::Escape);
        assert!(!window.shows(dialogs::choose_file_game()));
        open_list(&mut window);
        window.press(&row);
        window.wait(|window| window.has_heard(&files::other_games(1)), "the notice");
        assert_eq!(window.moves(), moves, "{name}");
    }
}

#[test]
fn no_computer_plays_on_in_a_file_that_names_no_players() {
    for (name, text) in [
        ("game.sgf", "(;GM[1]SZ[9]KM[5.5];B[ee])"),
        ("game.pdn", "[GameType \"21\"]\n1. 11-15 *\n"),
    ] {
        let home = home();
        let file = home.path().join(name);
        fs::write(&file, text).expect("written");
        let window = open_file(home.path(), &file);
        assert!(window.announces(&game::to_move(game::side_white())), "{name}");
        assert!(!window.shows(dialogs::let_play()), "{name}");
        assert!(
            window.painted().contains(&play::beside(new_game::human(), game::card_to_move())),
            "{name}"
        );
    }
}

#[test]
fn names_ranks_event_and_date_are_on_cards() {
    let home = home();
    let window = open::<Go>(
        home.path(),
        "game.sgf",
        "(;GM[1]SZ[9]PB[Shusaku]BR[4d]PW[Inseki]WR[8d]GN[Ear-reddening]EV[Castle game]DT[1846-07-21];B[ee])",
    );
    let painted = window.painted();
    for text in ["Shusaku 4d", "Inseki 8d", "Ear-reddening · Castle game · 1846-07-21"] {
        assert!(painted.contains(&text.to_owned()), "{text}: {painted:?}");
    }
    assert!(window.shows(&info::rank(game::side_black(), "4d")));
}

#[test]
fn every_size_of_go_is_a_step_away() {
    let home = home();
    let mut window = open::<Go>(home.path(), "game.sgf", "(;GM[1]SZ[9];B[ee])");
    window.press(play::new_game());
    window.details();
    window.press(&choice(options::board(), "10 × 10"));
    // All are in a list, which a press opens.
    for (from, to) in [("10 × 10", "26 × 26"), ("26 × 26", "2 × 2"), ("2 × 2", "17 × 17")] {
        window.press(&folded(options::board(), from));
        window.press(&choice(options::board(), to));
    }
    assert!(window.shows(&folded(options::board(), "17 × 17")));
}

#[test]
fn a_digit_is_a_mark_again_after_an_arrow_key_and_after_a_while() {
    let home = home();
    let mut window = open::<Go>(home.path(), "game.sgf", "(;GM[1]SZ[9]KM[5.5];B[ee];W[dd])");
    let later = |window: &mut Window, seconds: usize| {
        for _ in 0..30 * seconds {
            window.step();
        }
    };
    // What is typed is shown, and a number makes it a point for a while.
    window.key(Key::H);
    assert!(window.shows(&game::waiting_letter("H", keys::hint())));
    later(&mut window, 2);
    assert!(!window.shows(&game::waiting_number("H")), "it was the key of the hint");
    window.wait(
        |window| window.announces(&game::hint_play("")),
        "the hint, so that it does not come later",
    );
    window.key(Key::Escape);
    window.key(Key::D);
    later(&mut window, 2);
    assert!(window.shows(&game::waiting_number("D")));
    window.key(Key::Num3);
    window.check_announced(&empty("D3"));
    window.key(Key::B);
    later(&mut window, 2);
    window.key(Key::ArrowRight);
    window.key(Key::Num1);
    window.check_announced(&review::marked(empty("E3"), "triangle"));
    window.key(Key::B);
    later(&mut window, 6);
    assert!(!window.shows(&game::waiting_number("B")));
    window.key(Key::Num2);
    window.check_announced(&review::marked(empty("E3"), "square"));
}

/// Moves the pointer to the point of this name.
fn point_at(window: &mut Window, name: &str) {
    let at = window.harness.get_by_label(name).rect().center();
    window.harness.event(Event::PointerMoved(at));
    window.settle();
}

#[test]
fn marks_are_put_on_the_board_of_a_review_and_are_in_the_file() {
    let home = home();
    let text = "(;GM[1]SZ[9]KM[5.5];B[ee]XY[kept]TR[aa];W[dd])";
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    window.key(Key::R);
    window.key(Key::Home);
    point_at(&mut window, &empty("C7"));
    window.key(Key::Num2);
    window.check_announced(&review::marked(empty("C7"), "square"));
    point_at(&mut window, &with(empty("A9"), board::mark("triangle")));
    window.key(Key::Num1);
    window.check_announced(&review::unmarked(empty("A9")));
    assert!(window.shows(&with(empty("C7"), board::mark("square"))) && window.shows(&empty("A9")));
    // The arrow keys lead the cursor, and the focus with it, and Enter plays nothing.
    window.key(Key::ArrowRight);
    window.key(Key::ArrowDown);
    assert_eq!(window.focused(), empty("B8"));
    window.key(Key::Enter);
    window.key(Key::Num6);
    window.check_announced(&review::labelled(empty("B8")));
    window.key(Key::ArrowRight);
    window.key(Key::Num6);
    window.key(Key::Num7);
    window.key(Key::Num6);
    window.key(Key::Num4);
    assert!(window.shows(&with(empty("B8"), board::label("A"))));
    assert!(window.shows(&with(with(empty("C8"), board::label("B")), board::mark("cross"))));
    window.key(Key::Num6);
    window.check_announced(&review::unmarked(empty("C8")));
    window.key(Key::Num7);
    window.key(Key::Num5);
    window.ctrl(Key::Z);
    assert!(window.shows(&with(with(empty("C8"), board::label("1")), board::mark("cross"))));
    window.key(Key::Escape);
    let file = home.path().join("saved.sgf");
    window.save_as(&file);
    let saved = fs::read_to_string(&file).expect("saved");
    assert!(
        saved.replace('\n', "").contains(";B[ee]XY[kept]SQ[cc]LB[bb:A][cb:1]MA[cb];W[dd]"),
        "{saved}"
    );
}

#[test]
fn undo_takes_back_no_mark_that_is_not_in_view() {
    let home = home();
    let text = "(;GM[1]SZ[9]KM[5.5];B[ee];W[dd])";
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    // A review shows the marks of the position after the next move, and the game those of this one.
    window.key(Key::R);
    window.key(Key::Home);
    point_at(&mut window, &empty("C7"));
    window.key(Key::Num2);
    assert!(window.shows(&with(empty("C7"), board::mark("square"))));
    window.key(Key::T);
    window.key(Key::Num1);
    assert!(window.shows(&with(empty("C7"), board::mark("triangle"))));
    window.ctrl(Key::Z);
    assert!(window.shows(&empty("C7")));
    window.ctrl(Key::Z);
    window.key(Key::Num1);
    window.key(Key::R);
    window.ctrl(Key::Z);
    window.key(Key::Home);
    assert!(window.shows(&with(empty("C7"), board::mark("square"))));
    window.key(Key::Escape);
    window.key(Key::Home);
    assert!(window.shows(&with(empty("C7"), board::mark("triangle"))));
}

#[test]
fn marks_are_put_on_the_board_of_a_game_and_of_a_free_board() {
    let home = home();
    let text = "(;GM[1]SZ[9]KM[5.5];B[ee])";
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    point_at(&mut window, &empty("C7"));
    window.key(Key::Num2);
    window.check_announced(&review::marked(empty("C7"), "square"));
    // Undo takes marks back first, and then the move.
    window.key(Key::Num1);
    window.key(Key::Num6);
    assert!(
        window.shows(&with(with(empty("C7"), board::mark("triangle")), board::label("A")))
            || window.shows(&with(with(empty("C7"), board::label("A")), board::mark("triangle")))
    );
    window.ctrl(Key::Z);
    window.check_announced(review::edit_undone());
    window.ctrl(Key::Y);
    assert!(window.shows(&board::label("A")));
    window.ctrl(Key::Z);
    // A new mark takes the place of what was taken back.
    window.key(Key::Num4);
    window.ctrl(Key::Y);
    assert!(window.shows(&with(empty("C7"), board::mark("cross"))));
    assert!(!window.shows(&board::label("A")));
    window.ctrl(Key::Z);
    assert!(window.shows(&with(empty("C7"), board::mark("triangle"))));
    assert!(!window.shows(&board::label("A")));
    window.ctrl(Key::Z);
    assert!(window.shows(&with(empty("C7"), board::mark("square"))));
    // A number after a letter is still a point.
    window.type_keys("D4");
    window.key(Key::Enter);
    assert!(window.shows(&last(white("D4"))));
    assert!(!window.shows(&with(empty("C7"), board::mark("square"))));
    window.ctrl(Key::Z);
    assert!(window.shows(&empty("D4")) && window.shows(&with(empty("C7"), board::mark("square"))));
    window.ctrl(Key::Y);
    window.key(Key::M);
    window.press(dialogs::free_board());
    window.key(Key::Num6);
    window.check_announced(&review::labelled(white("D4")));
    let file = home.path().join("saved.sgf");
    window.save_as(&file);
    let saved = fs::read_to_string(&file).expect("saved");
    assert!(saved.contains(";B[ee]SQ[cc];W[df]LB[df:A]"), "{saved}");
}

#[test]
fn the_tree_shows_every_variation_and_leads_to_each_of_its_moves() {
    let home = home();
    let text = "(;GM[1]SZ[9];B[ee];W[dd](;B[cc];W[gg])(;B[ff]TR[aa];W[hh](;B[aa])(;B[bb])))";
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    assert_eq!(window.moves(), ["E5", "D6", "C7", "G3"]);
    assert!(window.shows(&play::tree_move(1, "E5")));
    window.press(&play::tree_move(5, "B8"));
    assert_eq!(window.moves(), ["E5", "D6", "F4", "H2", "B8"]);
    assert!(window.shows(&last(black("B8"))));
    window.press(&play::tree_move(3, "F4"));
    assert!(window.shows(&last(black("F4"))));
    assert!(window.shows(&with(empty("A9"), board::mark("triangle"))));
    window.press(&play::tree_move(4, "G3"));
    assert_eq!(window.moves(), ["E5", "D6", "C7", "G3"]);
}

#[test]
fn a_wide_tree_is_scrolled_by_the_wheel_and_follows_the_moves() {
    let home = home();
    let line = |row| "abcdefghi".chars().map(move |column| format!("(;B[{column}{row}];W[gg])"));
    let others: String = line('a').chain(line('b')).collect();
    let text = format!("(;GM[1]SZ[9];B[ee];W[dd](;B[ii]){others})");
    let mut window = open::<Go>(home.path(), "game.sgf", &text);
    let far = &play::tree_move(3, "J8");
    assert!(window.shows(&play::tree_move(3, "J1")));
    assert!(!window.shows(far), "it has more columns than there is room");
    let at = window.harness.get_by_label(&play::tree_move(1, "E5")).rect().center();
    window.harness.event(Event::PointerMoved(at));
    window.step();
    window.harness.event(Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: egui::vec2(-9.0, 0.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    window.settle();
    assert!(window.shows(far), "and stays there");
    window.press(far);
    assert_eq!(window.moves(), ["E5", "D6", "J8", "G3"]);
    window.key(Key::Home);
    window.press(review::move_on());
    assert!(window.shows(&play::tree_move(1, "E5")), "in view again");
}

#[test]
fn a_tree_that_appears_late_in_a_game_shows_where_the_game_is() {
    let home = home();
    let points =
        "acegi".chars().flat_map(|row| "abcdefghi".chars().map(move |column| (column, row)));
    let moves: Vec<String> = points
        .zip(["B", "W"].into_iter().cycle())
        .map(|((column, row), colour)| format!(";{colour}[{column}{row}]"))
        .collect();
    let text = format!("(;GM[1]SZ[9]{})", moves.concat());
    let mut window = open::<Go>(home.path(), "game.sgf", &text);
    assert_eq!(window.moves().len(), 45);
    window.press(review::move_back());
    window.press(&empty("A2"));
    window.press(&empty("A2"));
    window.settle();
    assert!(window.shows(&play::tree_move(45, "A2")));
}

#[test]
fn a_file_of_several_games_on_the_command_line_offers_them_too() {
    let home = home();
    let text = "(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee])(;GM[1]SZ[9];B[cc];W[dd])";
    let file = home.path().join("two.sgf");
    fs::write(&file, text).expect("written");
    let mut window = open_file(home.path(), &file);
    assert!(window.shows(&dialogs::row("Anna – Ben", dialogs::game_number(1))));
    window.key(Key::Enter);
    assert_eq!(window.moves(), ["E5"]);
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&file);
    window.wait_for(dialogs::choose_file_game());
    window.press(&dialogs::row(dialogs::game_number(2), dialogs::game_unnamed()));
    assert_eq!(window.moves(), ["C7", "D6"]);
    // It is saved in its own place there.
    window.press(play::undo());
    window.press(play::undo());
    window.press(&empty("E5"));
    save_over(&mut window);
    let read = || fs::read_to_string(&file).expect("text");
    window.wait_for(&notices::saved("two.sgf"));
    let first = "(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee])(;GM[1]SZ[9]";
    assert!(read().starts_with(first), "{}", read());
    assert!(read().contains("(;B[cc];W[dd])(;B[ee]"), "{}", read());
}

#[test]
fn stones_set_up_within_a_game_begin_a_game_of_their_own() {
    let home = home();
    let text =
        "(;GM[1]SZ[9]GN[Lesson]PB[Anna]PW[Ben];B[ee];W[cc](;AE[cc]AW[dd]AB[fd];B[ff])(;B[gg]))\n";
    let file = home.path().join("lesson.sgf");
    fs::write(&file, text).expect("written");
    let mut window = open_file(home.path(), &file);
    assert!(
        window.shows(&dialogs::row("Lesson", play::beside(dialogs::game_number(1), "Anna – Ben")))
    );
    // By the keyboard alone.
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    window.wait(|window| window.moves() == ["F4"], "the part");
    for point in [black("E5"), white("D6"), black("F6"), empty("C7")] {
        assert!(window.shows(&point), "{point}");
    }
    window.key(Key::End);
    // Saved in the same file it is one more game there, and the first one stays as it is. Saved
    // again, without a mark that it had, it is the same game.
    let read = || fs::read_to_string(&file).expect("text");
    let mark = |window: &mut Window| {
        window.key(Key::R);
        window.key(Key::End);
        window.key(Key::Num1);
        window.key(Key::R);
        window.key(Key::End);
    };
    for (question, button, told, value) in [
        (dialogs::add(), dialogs::add_button(), notices::added("lesson.sgf"), "TR["),
        (dialogs::replace(), dialogs::replace_button(), notices::saved("lesson.sgf"), ";W[gg]"),
    ] {
        mark(&mut window);
        if value == ";W[gg]" {
            window.press(&empty("G3"));
        }
        window.ctrl(Key::S);
        window.wait_for(dialogs::save_game());
        window.key(Key::Enter);
        window.wait_for(question);
        window.press(button);
        window.wait(|_| read()[text.len()..].contains(value), "the file");
        window.wait_for(&told);
        assert!(read().starts_with(text), "{}", read());
        assert_eq!(read().matches("GM[1]").count(), 2, "{}", read());
    }
    assert!(!read().contains("TR["), "{}", read());
}

#[test]
fn a_file_whose_first_game_does_not_open_offers_the_others() {
    let home = home();
    let file = home.path().join("games.sgf");
    let text = "(;GM[1]SZ[40])(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee])(;GM[1]SZ[9];B[cc];AW[dd];B[ff])";
    fs::write(&file, text).expect("written");
    let mut window = Window::open(home.path(), Launch::default());
    open_path(&mut window, &file);
    window.wait_for(&dialogs::row("Anna – Ben", dialogs::game_number(2)));
    let told = &files::first_game("“SZ”");
    window.wait(|window| window.heard_first(told).is_some(), told);
    // It is refused, and another one can be chosen.
    window.press(&dialogs::row(dialogs::game_number(1), dialogs::game_unnamed()));
    window.wait_for(&dialogs::row("Anna – Ben", dialogs::game_number(2)));
    // The parts of a later game have its number.
    window.press(&dialogs::row(dialogs::game_number(3), dialogs::game_unnamed()));
    window.wait_for(&dialogs::row(dialogs::game_set_up(3, 1), dialogs::game_unnamed()));
    window.press(&dialogs::row(dialogs::game_set_up(3, 1), dialogs::game_unnamed()));
    window.wait(|window| window.moves() == ["F4"], "the part");
}

#[test]
fn a_free_board_does_not_take_the_place_of_the_game_in_its_file() {
    let home = home();
    let text = "(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee])";
    let file = home.path().join("cup.sgf");
    fs::write(&file, text).expect("written");
    let mut window = open_file(home.path(), &file);
    window.key(Key::M);
    window.press(dialogs::free_board());
    window.press(&empty("G3"));
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    window.key(Key::Enter);
    window.wait_for(&notices::saved(ANY));
    assert_eq!(fs::read_to_string(&file).expect("text"), text);
    // Back in the game, its own file is suggested again.
    window.key(Key::Escape);
    ask_to_save_over(&mut window);
}

#[test]
fn saving_one_of_several_games_leaves_the_others_as_they_are() {
    let home = home();
    let file = home.path().join("games.sgf");
    let [before, after] =
        ["(;GM[1]SZ[9]PB[Anna] ;B[ee])\n\n", "\n(;GM[1]SZ[9] XX[y];B[gg]) the end"];
    let opened = "(;GM[1]SZ[9]PB[Cleo]PW[Dan]KM[0];B[cc]C[to go])";
    fs::write(&file, [before, opened, after].concat()).expect("written");
    let mut window = Window::open(home.path(), Launch::default());
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&file);
    window.wait_for(dialogs::choose_file_game());
    window.press(&dialogs::row("Cleo – Dan", dialogs::game_number(2)));
    window.wait(|window| window.moves().len() == 1, "the game");
    // The second move replaces the first one, so that the second save does not continue the first.
    for (point, value) in [("E5", ";W[ee]"), ("D6", ";W[dd]")] {
        window.press(&empty(point));
        window.ctrl(Key::S);
        window.wait_for(dialogs::save_game());
        window.type_path(&file);
        window.wait_for(dialogs::replace());
        window.press(dialogs::replace_button());
        let read = || fs::read_to_string(&file).expect("text");
        window.wait(|_| read().contains(value), "the file");
        let saved = read();
        assert!(saved.starts_with(before) && saved.ends_with(after), "{saved}");
        assert_eq!(saved.matches("PB[Cleo]").count(), 1, "{saved}");
        assert_eq!(saved.matches("GM[1]").count(), 3, "{saved}");
        window.press(play::undo());
    }
}

#[test]
fn the_list_of_a_files_games_stays_where_the_chosen_one_cannot_be_opened() {
    let home = home();
    let file = home.path().join("two.sgf");
    let text = "(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee])(;GM[1]SZ[60]PB[Cleo]PW[Dan];B[cc])";
    fs::write(&file, text).expect("written");
    let mut window = open_file(home.path(), &file);
    window.press(&dialogs::row("Cleo – Dan", dialogs::game_number(2)));
    let refused = errors::board_size("60", "2", "26");
    assert!(window.announces(&refused), "{}", window.announced());
    window.press(&dialogs::row("Anna – Ben", dialogs::game_number(1)));
    assert_eq!(window.moves(), ["E5"]);
}

#[test]
fn the_file_of_an_opened_game_is_suggested_when_it_is_saved() {
    let home = home();
    let file = home.path().join("Cup final.sgf");
    fs::write(&file, "(;GM[1]SZ[9]KM[0]PB[Anna]PW[Ben];B[cc])").expect("written");
    let mut window = Window::open(home.path(), Launch::default());
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&file);
    window.wait(|window| window.moves().len() == 1, "the game");
    window.press(&empty("E5"));
    ask_to_save_over(&mut window);
    window.key(Key::Enter);
    let read = || fs::read_to_string(&file).expect("text");
    window.wait(|_| read().contains(";W[ee]"), "the file");
    // Another game has a file of its own.
    window.ctrl(Key::N);
    window.key(Key::Enter);
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    window.key(Key::Enter);
    window.wait_for(&notices::saved(ANY));
}

/// Opens a file in a window.
fn open_path(window: &mut Window, file: &Path) {
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(file);
}

#[test]
fn a_new_game_goes_on_with_what_stands_on_the_table_and_opening_a_file_is_no_choice_for_later() {
    let home = home();
    let file = home.path().join("problem.sgf");
    fs::write(&file, "(;GM[1]SZ[13]KM[3.5]PB[Anna]PW[Ben]AB[cc]AW[dd]PL[B];B[ee];W[gg])")
        .expect("written");
    let settings = || fs::read_to_string(home.path().join("config/settings.json"));
    let mut window = Window::open(home.path(), Launch::default());
    open_path(&mut window, &file);
    window.wait(|window| window.shows(&black("C11")), "the problem");
    // The same game, players and board, but for the stones that were set up.
    window.ctrl(Key::N);
    window.wait(|window| window.moves().is_empty(), "a new game");
    assert!(
        window.shows(&empty("C11")) && window.shows(&empty("D10")) && window.shows(&empty("N13"))
    );
    assert!(window.shows(&labelled(game::side_black(), "Anna")));
    assert!(window.shows(&labelled(game::side_white(), "Ben")));
    let has_komi = |window: &Window, komi: &str| {
        let shown = go::subtitle_komi(komi.parse::<f64>().expect("a number"));
        window.painted().iter().any(|text| text.contains(&shown))
    };
    assert!(has_komi(&window, "3.5"), "{:?}", window.painted());
    drop(window);
    let is_chosen = |saved: &str| saved.contains("3.5") || saved.contains("\"stones\"");
    assert!(!is_chosen(&settings().unwrap_or_default()));
    // What the screen of a new game shows is what goes on, or what begins.
    for (button, komi) in [
        (new_game::continue_(), "3.5"),
        (new_game::start_new(), "3.5"),
        (new_game::start_new(), "7.5"),
    ] {
        let mut window = open_file(home.path(), &file);
        assert!(window.shows(&black("C11")));
        window.press(play::new_game());
        window.details();
        assert!(window.shows(&choice(options::komi(), "3.5")));
        if komi != "3.5" {
            window.press(&choice(options::komi(), komi));
        }
        window.key(Key::M);
        window.press(button);
        let goes_on = button == new_game::continue_();
        let stone = if goes_on { black } else { empty };
        assert!(window.shows(&stone("C11")));
        assert!(goes_on || has_komi(&window, komi));
        drop(window);
        let saved = settings().unwrap_or_default();
        assert!(!saved.contains("\"stones\""), "{saved}");
        assert_eq!(saved.contains(komi), !goes_on, "{saved}");
    }
}

#[test]
fn a_new_game_after_a_finished_one_of_a_file_has_its_board_and_its_players() {
    let home = home();
    let file = home.path().join("game.sgf");
    let text = "(;GM[1]SZ[13]KM[3.5]PB[Anna]PW[Ben]AB[cc]AW[dd]PL[B]RE[W+R];B[ee];W[gg])";
    fs::write(&file, text).expect("written");
    let mut window = open_file(home.path(), &file);
    window.key(Key::End);
    assert!(window.shows(&game::wins_resigned("Ben", "Anna")));
    window.press(play::new_game());
    window.details();
    assert!(window.shows(&choice(options::komi(), "3.5")));
    window.key(Key::M);
    window.key(Key::Enter);
    assert!(window.shows(&empty("C11")) && window.shows(&empty("N13")));
    assert!(window.shows(&labelled(game::side_black(), "Anna")));
    assert!(window.shows(&labelled(game::side_white(), "Ben")));
    assert!(window.painted().iter().any(|text| text.contains(&go::subtitle_komi(3.5))));
}

#[test]
fn a_game_of_a_file_that_was_not_played_here_counts_for_no_series() {
    let home = home();
    let text = "(;GM[1]SZ[9]KM[5.5]PB[Anna]PW[Ben]RE[W+R];B[ee];W[gg])";
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    let players = [labelled(game::side_black(), "Anna"), labelled(game::side_white(), "Ben")];
    assert!(window.shows(&game::wins_resigned("Ben", "Anna")));
    assert!(!window.shows(&game::card_wins(1)) && !window.shows(&game::card_wins(0)));
    window.ctrl(Key::N);
    window.wait(|window| window.moves().is_empty(), "a new game");
    assert!(players.iter().all(|player| window.shows(player)));
    // What is played here counts, and the players exchange their sides.
    for _ in 0..2 {
        window.press(go::resign());
    }
    assert!(window.shows(&game::wins_resigned("Ben", "Anna")) && window.shows(&game::card_wins(1)));
    window.ctrl(Key::N);
    window.wait(|window| window.moves().is_empty(), "a new game");
    assert!(window.shows(&labelled(game::side_black(), "Ben")));
    assert!(window.shows(&game::card_wins(1)));
}

#[test]
fn a_position_of_the_command_line_is_not_the_board_of_the_next_new_game() {
    let home = home();
    let usual = Setup::default();
    let setup = usual.with_start("B:W31:B1,2".parse().expect("a position"));
    let setup = setup.expect("a set-up");
    let seats = ["human", "low"].map(|mode| Some(mode.parse().expect("a mode")));
    let game = Envelope::position::<Checkers>(setup, &[], seats, None);
    let mut window = opened(home.path(), game);
    assert!(window.shows(&checkers::square("31", "white-man")));
    assert!(!window.shows(&checkers::square("12", "red-man")));
    // Its players are those of the next game, on the usual board.
    window.ctrl(Key::N);
    window.wait_for(&checkers::square("12", "red-man"));
    assert!(window.painted().contains(&low().to_owned()));
    drop(window);
    let saved = fs::read_to_string(home.path().join("config/settings.json"));
    let saved = saved.expect("settings");
    assert!(saved.contains("low") && !saved.contains("B1"), "{saved}");
}

#[test]
fn a_file_that_is_only_looked_at_is_no_past_game() {
    let home = home();
    let [one, two] = ["one.sgf", "two.sgf"].map(|name| home.path().join(name));
    fs::write(&one, "(;GM[1]SZ[9]PB[Anna]PW[Ben];B[cc]C[a];W[gg])").expect("written");
    fs::write(&two, "(;GM[1]SZ[9]PB[Cleo]PW[Dan];B[dd])").expect("written");
    let own = data(home.path()).join("game.json");
    let mut window = Window::open(home.path(), Launch::default());
    for _ in 0..2 {
        open_path(&mut window, &one);
        window.wait(|window| window.moves().len() == 2, "the first");
        window.key(Key::Home);
        window.key(Key::R);
        window.key(Key::End);
        window.key(Key::R);
        open_path(&mut window, &two);
        window.wait(|window| window.moves().len() == 1, "the second");
    }
    // A game that was taken back has its file still.
    window.key(Key::Home);
    window.ctrl(Key::Z);
    window.wait(|window| window.moves().len() == 2, "the first");
    assert!(!own.exists() && kept(home.path()).is_empty());
    // A mark that is saved in the file needs no past game; one that is in no file does.
    for number in [Key::Num1, Key::Num2] {
        window.key(number);
        if number == Key::Num1 {
            ask_to_save_over(&mut window);
            window.press(dialogs::replace_button());
            window.wait_for(&notices::saved("one.sgf"));
        }
        open_path(&mut window, &two);
        window.wait(|window| window.moves().len() == 1, "the second");
        open_path(&mut window, &one);
        window.wait(|window| window.moves().len() == 2, "the first");
        if number == Key::Num1 {
            assert!(kept(home.path()).is_empty());
        }
    }
    window.wait(|_| kept(home.path()).len() == 1, "the mark is kept");
    // With a move of today it is another game.
    window.key(Key::End);
    window.press(&empty("E5"));
    window.wait(|_| fs::read_to_string(&own).is_ok_and(|text| text.contains("E5")), "it is saved");
    open_path(&mut window, &two);
    window.wait(|_| kept(home.path()).len() == 2, "it is a past game");
}

#[test]
fn lines_arrows_territory_and_dimmed_points_are_seen_and_said() {
    let home = home();
    let text = "(;GM[1]SZ[9]PB[Anna]PW[Ben]KM[5.5];B[ee]LN[ee:cc]AR[aa:gg][gg:gc]TB[bb:bc]TW[hh]\
        DD[ia:ii]VW[];W[dd]TR[dd];B[df]DD[])";
    let file = home.path().join("marks.sgf");
    fs::write(&file, text).expect("written");
    let mut window = Window::open(home.path(), Launch::default());
    open_path(&mut window, &file);
    window.wait(|window| window.moves().len() == 3, "the game");
    assert!(window.has_heard(&files::not_shown("VW")), "{}", window.announced());
    assert!(window.shows(&empty("J9")) && !window.shows(&board::mark("dimmed")));
    // Points stay dimmed until the file says something else.
    window.ctrl(Key::ArrowLeft);
    assert!(window.shows(&with(empty("J9"), board::mark("dimmed"))));
    assert!(window.shows(&with(last(white("D6")), board::mark("triangle"))));
    assert!(!window.shows(&board::line(ANY)));
    window.ctrl(Key::ArrowLeft);
    for said in [
        with(last(black("E5")), board::line("C7")),
        with(empty("C7"), board::line("E5")),
        with(empty("A9"), board::arrow_to("G3")),
        with(with(empty("G3"), board::arrow_from("A9")), board::arrow_to("G7")),
        with(empty("B8"), board::mark("black-territory")),
        with(empty("B7"), board::mark("black-territory")),
        with(empty("H2"), board::mark("white-territory")),
        with(empty("J1"), board::mark("dimmed")),
    ] {
        assert!(window.shows(&said), "{said}");
    }
}

#[test]
fn a_long_label_is_told_whole_at_its_point() {
    let home = home();
    let text = "(;GM[1]SZ[9]KM[5.5];B[ee]LB[cc:the ladder][gg:ab])";
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    assert!(window.shows(&with(empty("C7"), board::label("the ladder"))));
    assert!(window.painted().iter().any(|text| text == "the ladder"), "{:?}", window.painted());
    let tips = |window: &Window| {
        let painted = window.painted();
        painted.iter().filter(|text| *text == "the ladder").count()
    };
    point_at(&mut window, &with(empty("C7"), board::label("the ladder")));
    window.wait(|window| tips(window) == 2, "the tooltip");
}

#[test]
fn a_move_that_is_tried_in_a_review_is_a_variation_in_the_file() {
    let home = home();
    let file = home.path().join("game.sgf");
    let text = "(;GM[1]SZ[9]RE[B+R]PB[Anna]PW[Ben];B[ee];W[cc];B[gg])";
    fs::write(&file, text).expect("written");
    let mut window = open_file(home.path(), &file);
    window.key(Key::R);
    window.key(Key::Home);
    window.ctrl(Key::ArrowRight);
    window.key(Key::T);
    window.press(&empty("D6"));
    save_over(&mut window);
    window.wait_for(&notices::saved("game.sgf"));
    let after = fs::read_to_string(&file).expect("text");
    let expected = "(;GM[1]SZ[9]RE[B+R]PB[Anna]PW[Ben];B[ee](;W[cc];B[gg])(;W[dd]))";
    assert_eq!(after.trim(), expected);
}

#[test]
fn counting_within_a_line_that_goes_on_is_told_and_leaves_the_line_with_its_result() {
    let home = home();
    let file = home.path().join("game.sgf");
    let text = "(;GM[1]SZ[9]KM[5.5]RE[W+R]PB[Anna]PW[Ben];B[ee];W[cc];B[];W[];B[gg];W[cg])";
    fs::write(&file, text).expect("written");
    let mut window = open_file(home.path(), &file);
    window.key(Key::Home);
    for _ in 0..4 {
        window.ctrl(Key::ArrowRight);
    }
    window.key(Key::F2);
    // The count is that of this position, which is no resignation.
    let told = &game::ended_within(4, 2);
    window.settle();
    assert!(window.heard_first(&game::wins_by("Ben", "Anna", "point", 5.5)).is_some());
    assert!(window.painted().contains(&told.to_owned()), "{:?}", window.painted());
    let line = ["E5", "C7", "pass", "pass", "G3", "C3", "resign"];
    assert_eq!(window.moves(), line);
    save_over(&mut window);
    window.wait_for(&notices::saved("game.sgf"));
    let saved = fs::read_to_string(&file).expect("text");
    let counted = text.replace("W[];B[gg]", "W[]PLOTMOVE[done];B[gg]");
    assert_eq!(saved.replace('\n', ""), counted);
    window.key(Key::End);
    assert!(window.shows(&game::wins_resigned("Ben", "Anna")));
}
