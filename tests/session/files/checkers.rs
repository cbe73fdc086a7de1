//! Saved games of Checkers: what we write we read, and a damaged file is an error or a legal game.

use super::kit::{chance, play_lines};
use plot4::core::checkers::setup::Rules;
use plot4::core::checkers::{Checkers, Computer, Repetition, Setup, Size, notation};
use plot4::core::kind::GameSetup;
use plot4::players::Seat;
use plot4::session::SavedGame;
use plot4::storage::{format_game, parse_game};

/// Returns the set-ups that are tried.
fn setups() -> Vec<Setup> {
    let usual = Setup::default();
    let rules = Rules { repetition: Repetition::First, limit: 0 };
    let kings = usual.with_start("W:W21,K22:BK1,5".parse().expect("a position")).expect("a setup");
    let wide = Setup::of_size(Size::new(12, 10).expect("a size"))
        .with_rules(Rules { limit: 12, ..Rules::default() });
    vec![
        usual,
        usual.with_rules(rules).expect("rules"),
        kings,
        wide.expect("rules"),
        Setup::new(6, 8, 1).expect("a setup"),
    ]
}

/// Returns a random game with other lines.
fn random_game(setup: Setup, seed: &mut u64) -> SavedGame<Checkers> {
    let mut game =
        SavedGame::<Checkers>::new(setup, [Seat::Human, Seat::Computer(Computer::HIGH)], 1);
    play_lines(&mut game, 4, 40, seed);
    game
}

#[test]
fn what_we_write_we_read() {
    let mut seed = 3;
    for setup in setups() {
        for _ in 0..6 {
            let game = random_game(setup, &mut seed);
            let text = format_game(&game);
            let again =
                parse_game::<Checkers>(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
            assert_eq!((again.setup, again.seats), (game.setup, game.seats));
            assert_eq!(
                (again.record.moves(), again.record.cursor()),
                (game.record.moves(), game.record.cursor())
            );
            assert_eq!(again.record.branches().len(), game.record.branches().len());
            assert_eq!(format_game(&again), text);
        }
    }
}

#[test]
fn set_ups_are_written_as_they_are_read() {
    for setup in setups() {
        let values = Checkers::format_setup(setup);
        let values: Vec<(&str, &str)> =
            values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(Checkers::parse_setup(&values), Ok(setup));
    }
    for (name, value) in [
        ("size", "7"),
        ("size", "8x14"),
        ("size", "x"),
        ("men", "0"),
        ("men", "4"),
        ("repetition", "second"),
        ("draw-after", "0"),
        ("draw-after", "501"),
        ("fen", "W:W1"),
        ("fen", "B:W5:B29"),
    ] {
        let error = Checkers::parse_setup(&[(name, value)]).expect_err(value);
        assert_eq!(error.option, name, "{value}: {error:?}");
    }
}

#[test]
fn a_mutated_file_is_an_error_or_a_legal_game() {
    let mut seed = 11;
    let mut opened = 0;
    for setup in setups() {
        for _ in 0..8 {
            let source = format_game(&random_game(setup, &mut seed)).into_bytes();
            for _ in 0..60 {
                let mut bytes = source.clone();
                for _ in 0..=(chance(&mut seed) % 3) {
                    let at = chance(&mut seed) % bytes.len();
                    match chance(&mut seed) % 3 {
                        0 => bytes[at] = b"0123456789-x,:KWB\"[]{} "[chance(&mut seed) % 23],
                        1 => {
                            bytes.remove(at);
                        }
                        _ => bytes.insert(at, b"0123456789-x,:KWB\"[]{} "[chance(&mut seed) % 23]),
                    }
                }
                let Ok(text) = std::str::from_utf8(&bytes) else {
                    continue;
                };
                if let Ok(game) = parse_game::<Checkers>(text) {
                    opened += 1;
                    let moves = notation::format_moves(game.record.moves());
                    assert_eq!(
                        notation::parse_moves(game.setup, &moves).as_deref(),
                        Ok(game.record.moves())
                    );
                }
            }
        }
    }
    assert!(opened > 100, "{opened} have stayed games");
}
