//! Tests of every game of the list, on the sample that the game supplies.

use std::path::Path;

use plot4::core::control::Unlimited;
use plot4::core::game::{Game, Outcome, Player};
use plot4::core::kind::{GameKind, Level as _, LevelId, MoveOf, Preset, window_setup};
use plot4::games::{GameId, with_game};
use plot4::players::Seat;
use plot4::session::{Ending, SavedGame, Session, setup_text};
use plot4::storage::{
    Entry, Envelope, Statistics, extension_for, format_file, format_statistics, parse_file,
    parse_statistics,
};
use plot4::words::lost;

/// Returns the smallest board.
fn smallest<K: GameKind>() -> K::Setup {
    K::parse_setup(K::SAMPLE.smallest).expect("the set-up of the sample")
}

/// Returns the moves of a text.
fn moves<K: GameKind>(setup: K::Setup, text: &str) -> Vec<MoveOf<K>> {
    K::parse_moves(setup, text).expect("the moves of the sample")
}

/// Returns a game of two people.
fn game<K: GameKind>(setup: K::Setup, text: &str) -> SavedGame<K> {
    let mut game = SavedGame::new(setup, [Seat::Human; 2], 1);
    for mv in moves::<K>(setup, text) {
        game.record.play(mv).expect("a legal move");
    }
    game
}

#[test]
fn a_sample_is_what_it_should_be() {
    fn check<K: GameKind>() {
        let usual = game::<K>(K::Setup::default(), K::SAMPLE.opening);
        assert!(usual.record.moves().len() >= 3, "{}: too short", K::NAME);
        assert_eq!(usual.record.position().outcome(), None, "{}", K::NAME);
        let finished = game::<K>(smallest::<K>(), K::SAMPLE.finished);
        let expected = Some(Outcome::Win(Player::First));
        assert_eq!(finished.record.position().outcome(), expected);
        assert!(finished.record.moves().len() >= 3, "{}: too short", K::NAME);
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn set_ups_and_moves_are_read_as_they_are_written() {
    fn check<K: GameKind>() {
        for (setup, text) in [
            (K::Setup::default(), K::SAMPLE.opening),
            (window_setup::<K>(), K::SAMPLE.opening),
            (smallest::<K>(), K::SAMPLE.finished),
        ] {
            let values = K::format_setup(setup);
            let values: Vec<_> = values.iter().map(|(name, value)| (*name, &**value)).collect();
            assert_eq!(K::parse_setup(&values).expect("a set-up"), setup);
            let line = moves::<K>(setup, text);
            assert_eq!(moves::<K>(setup, &K::format_moves(setup, &line)), line);
            let mut position = K::start(setup);
            for &mv in &line {
                let typed = K::format_moves(setup, &[mv]);
                assert_eq!(K::parse_move(&position, &typed), Ok(mv), "{typed}");
                position.play(mv).expect("a legal move");
            }
        }
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn a_game_comes_back_from_every_format() {
    fn check<K: GameKind>() {
        for game in [
            game::<K>(K::Setup::default(), K::SAMPLE.opening),
            game::<K>(window_setup::<K>(), K::SAMPLE.opening),
            game::<K>(smallest::<K>(), K::SAMPLE.finished),
        ] {
            for extension in ["json"].into_iter().chain(extension_for(K::NAME)) {
                let path = Path::new("game").with_extension(extension);
                let text = format_file(&path, &Envelope::of(&game)).expect("the format of a game");
                let envelope = parse_file(&path, text.as_bytes()).expect("what is written is read");
                assert_eq!(lost(envelope.losses()), None, "{text}");
                let again: SavedGame<K> = envelope.open().expect("a game");
                assert_eq!(again.setup, game.setup, "{text}");
                assert_eq!(again.record.moves(), game.record.moves(), "{text}");
            }
        }
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn a_game_against_a_computer_is_counted_once() {
    fn check<K: GameKind>() {
        let setup = smallest::<K>();
        let seats = [Seat::Human, Seat::Computer(K::STAND_IN)];
        let mut session = Session::new(SavedGame::<K>::new(setup, seats, 1));
        session.count_as(7);
        for mv in moves::<K>(setup, K::SAMPLE.finished) {
            session.play(mv).expect("a legal move");
        }
        let ended = session.count_end().expect("a game to count");
        assert_eq!(session.count_end(), None);
        assert_eq!(ended.ending, Ending::Won);
        assert_eq!(ended.setup, setup_text::<K>(setup));
        let day = "2026-11-22".parse().expect("a day");
        let written: Statistics = [Entry { day, ended }].into_iter().collect();
        assert_eq!(parse_statistics(&format_statistics(&written)), Ok(written));
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn no_computer_up_to_medium_ponders_for_more_than_two_seconds() {
    for &game in GameId::ALL {
        with_game!(game, K => check_pondered::<K>());
    }
}

fn check_pondered<K: GameKind>() {
    let medium = LevelId::Preset(Preset::Medium).strength();
    for &level in K::LEVELS.iter().filter(|level| level.strength() <= medium) {
        let seats = [Seat::Computer(level); 2];
        let mut session = Session::<K>::new(SavedGame::new(K::Setup::default(), seats, 7));
        for _ in 0..6 {
            let thinker = session.thinker().expect("a computer's turn");
            let report = thinker.lock().expect("whole").choose(session.position(), &mut Unlimited);
            let report = report.expect("a move");
            let pondered = session.ponders(&report, 99);
            assert!((0.3..=2.0).contains(&pondered), "{} {level}: {pondered}", K::NAME);
            session.play(report.best).expect("a legal move");
        }
    }
}
