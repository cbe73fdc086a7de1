//! The computers: what they are called, how they are written, and that they play the same game again from the same seed.

use plot4::core::connect4::evaluate::Character;
use plot4::core::connect4::{Column, Position, Shape, Size, notation};
use plot4::core::game::{Game, Outcome, Player};
use plot4::core::score::Score;
use plot4::core::search::{Control, Ended, Report, Unlimited};
use plot4::players::{Computer, Evaluation, LEVELS, MAX_DEPTH, Seat, Skill, fresh_seed, hint, seed_of_game, strategy};
use proptest::prelude::*;

fn position(moves: &str) -> Position<Size> {
    notation::parse_position(Size::STANDARD, moves).expect("the test names a position")
}

fn computer(mode: &str) -> Computer {
    mode.parse().expect("the test names a computer")
}

/// Returns what a computer says to a position.
fn ask(mode: &str, seed: u64, position: &Position<Size>) -> Report<Column> {
    strategy(computer(mode), position.to_move(), seed).choose(position, &mut Unlimited).expect("the game is not over")
}

/// Returns the moves of a whole game.
fn game(modes: [&str; 2], size: Size, seed: u64) -> String {
    let mut players = Player::BOTH.map(|side| strategy(computer(modes[side.index()]), side, seed));
    let mut position = Position::empty(size);
    let mut played = Vec::new();
    while let Some(report) = players[position.to_move().index()].choose(&position, &mut Unlimited) {
        position.play(report.best).expect("a computer plays by the rules");
        played.push(report.best);
    }
    assert!(position.outcome().is_some());
    notation::format_moves(size, &played)
}

#[test]
fn modes_are_read_and_written() {
    let cases = [
        ("human", "human"),
        ("low", "low"),
        (" High , Defensive ", "high,defensive"),
        ("medium,ratlla,aggressive", "medium,aggressive,ratlla"),
        ("low,neutral,plot4", "low"),
        ("search:1", "search:1"),
        ("search:124,plot4", "search:124"),
        ("random,aggressive", "random"),
        ("greedy,ratlla", "greedy"),
    ];
    for (text, expected) in cases {
        let seat: Seat = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(seat.to_string(), expected);
        assert_eq!(expected.parse(), Ok(seat));
    }
}

#[test]
fn what_is_no_mode_is_answered_with_what_is() {
    let cases = [
        ("", "`` is not a player: choose human, low, medium, high, random, greedy or search:DEPTH"),
        ("perfekt", "`perfekt` is not a player: choose human, low, medium, high, random, greedy or search:DEPTH"),
        ("search", "a search needs its depth, from 1 to 124, as in search:9"),
        ("search:", "a search needs its depth, from 1 to 124, as in search:9"),
        ("search:0", "`0` is not a depth: choose from 1 to 124, as in search:9"),
        ("search:125", "`125` is not a depth: choose from 1 to 124, as in search:9"),
        ("search:-3", "`-3` is not a depth: choose from 1 to 124, as in search:9"),
        ("low,mean", "`mean` does not describe a computer: choose aggressive, defensive or neutral, plot4 or ratlla"),
        ("low,", "`` does not describe a computer: choose aggressive, defensive or neutral, plot4 or ratlla"),
        ("low,aggressive,neutral", "`neutral` is one too many: choose one character and one evaluation"),
        (
            "human,ratlla",
            "`ratlla` does not go with human: only computers take aggressive, defensive or neutral, plot4 or ratlla",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(text.parse::<Seat>().expect_err(text).to_string(), expected);
    }
    let error = "human".parse::<Computer>().expect_err("a person");
    assert_eq!(error.to_string(), "`human` is not a computer player: choose low, medium, high, random, greedy or search:DEPTH");
}

#[test]
fn players_have_names() {
    let said: Vec<String> = LEVELS
        .iter()
        .map(|seat| {
            let summary = seat.computer().map_or_else(String::new, |computer| format!(", {}", computer.skill.summary()));
            format!("{}{summary}", seat.name())
        })
        .collect();
    let expected = [
        "Human",
        "Low Skilled Computer, looks 2 plies ahead",
        "Medium Skilled Computer, looks 4 plies ahead",
        "High Skilled Computer, looks 6 plies ahead",
        "Random Computer, drops its coins anywhere",
        "Greedy Computer, wins or blocks if it can, else builds its longest line",
    ];
    assert_eq!(said, expected);
    assert_eq!(Skill::Depth(9).name(), "Computer searching 9 plies");
    assert_eq!(Skill::Depth(1).summary(), "looks 1 ply ahead");
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_seed_another() {
    let wide = Size::new(9, 5, 5).expect("a size");
    for modes in [["low", "medium"], ["random", "high"], ["greedy", "random"], ["medium,ratlla", "search:3,defensive"]] {
        for size in [Size::STANDARD, wide] {
            let games: Vec<String> = (0..4).map(|seed| game(modes, size, seed)).collect();
            assert_eq!(games[1], game(modes, size, 1), "{modes:?}");
            assert!(games.iter().any(|other| *other != games[0]), "{modes:?}: chance plays a part");
        }
    }
}

/// Seeds are portable: these choices are the same on every machine, and in every version from now on.
#[test]
fn the_games_of_a_seed_never_change() {
    insta::assert_snapshot!(game(["random", "random"], Size::STANDARD, 1), @"4514662655613");
    insta::assert_snapshot!(game(["low", "high"], Size::STANDARD, 1), @"444443333342321222277776666665551555117711");
    assert_eq!(seed_of_game(1, 0), seed_of_game(1, 0));
    insta::assert_snapshot!(format!("{} {}", seed_of_game(1, 0), seed_of_game(1, 1)), @"7424550030962593201 15715005604373573095");
}

#[test]
fn a_choice_does_not_depend_on_what_was_asked_before() {
    let mut player = strategy(computer("low"), Player::First, 7);
    let start = position("");
    let first = player.choose(&start, &mut Unlimited);
    player.choose(&position("4455"), &mut Unlimited);
    assert_eq!(player.choose(&start, &mut Unlimited), first);
}

#[test]
fn equal_moves_are_chosen_equally_often() {
    let start = position("");
    let mut counts = [0_u32; 7];
    for seed in 0..7_000 {
        counts[usize::from(ask("random", seed, &start).best.index())] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}

#[test]
fn only_best_moves_are_chosen_and_the_line_begins_with_the_choice() {
    for moves in ["", "4", "44", "4455", "123456", "4444", "172635"] {
        let position = position(moves);
        for seed in 0..20 {
            let report = ask("medium", seed, &position);
            assert!(report.best_moves().any(|best| best == report.best), "{moves}: {report:?}");
            assert_eq!(report.pv.first(), Some(&report.best));
            assert!(report.depth < 4 || report.pv.len() == 4, "{moves}: the whole line is told: {report:?}");
            let mut position = position;
            for &column in &report.pv {
                position.play(column).expect("the line is legal");
            }
        }
    }
}

#[test]
fn nobody_moves_after_the_end() {
    let over = position("1212121");
    for seat in LEVELS {
        if let Seat::Computer(computer) = seat {
            assert_eq!(strategy(computer, Player::Second, 1).choose(&over, &mut Unlimited), None);
        }
    }
    assert_eq!(hint(&over, &mut Unlimited), None);
}

#[test]
fn a_computer_wins_at_once_and_parries_at_once() {
    for mode in ["low", "medium", "high", "greedy", "low,aggressive", "high,ratlla", "search:1"] {
        assert_eq!(ask(mode, 3, &position("121212")).best.number(), 1, "{mode} wins");
    }
    for mode in ["low", "medium", "high", "greedy", "low,defensive", "high,ratlla"] {
        assert_eq!(ask(mode, 3, &position("12121")).best.number(), 1, "{mode} parries");
    }
}

#[test]
fn a_hint_tells_the_value_of_every_move() {
    let start = position("44");
    let report = hint(&start, &mut Unlimited).expect("the game goes on");
    assert_eq!((report.depth, report.moves.len()), (6, 7));
    assert!(report.moves.iter().all(|root| root.exact && root.score <= report.score));
    let winning = hint(&position("121212"), &mut Unlimited).expect("the game goes on");
    assert_eq!((winning.best.number(), winning.score), (1, Score::win_in(1)));
    let wide = Position::empty(Size::new(9, 9, 5).expect("a size"));
    assert_eq!(hint(&wide, &mut Unlimited).map(|report| report.best.number()), Some(5));
}

#[test]
fn a_stopped_player_still_has_a_legal_move() {
    /// Stops after so many questions.
    struct Countdown(u32);
    impl Control<Column> for Countdown {
        fn should_stop(&mut self) -> bool {
            self.0 = self.0.saturating_sub(1);
            self.0 == 0
        }
        fn on_iteration(&mut self, _report: &Report<Column>) {}
    }
    for questions in (1..2000).step_by(37) {
        let mut player = strategy(computer("search:12"), Player::First, 5);
        let report = player.choose(&position(""), &mut Countdown(questions)).expect("the game goes on");
        assert_eq!((report.ended, report.pv.first()), (Ended::Stopped, Some(&report.best)));
        assert!(position("").play(report.best).is_ok());
    }
}

#[test]
fn the_stronger_level_wins_the_match() {
    let mut wins = [0, 0];
    for seed in 0..5 {
        for (modes, strong) in [(["high", "low"], Player::First), (["low", "high"], Player::Second)] {
            let end = notation::parse_position(Size::STANDARD, &game(modes, Size::STANDARD, seed)).expect("a game");
            match end.outcome() {
                Some(Outcome::Win(player)) => wins[usize::from(player != strong)] += 1,
                Some(Outcome::Draw) | None => {}
            }
        }
    }
    assert!(wins[0] >= 7, "High against Low: {wins:?}");
}

#[test]
fn fresh_seeds_differ_and_are_short() {
    let seeds = [fresh_seed(), fresh_seed(), fresh_seed(), fresh_seed()];
    assert!(seeds.iter().any(|&seed| seed != seeds[0]) && seeds.iter().all(|&seed| seed < 1_000_000_000));
}

fn any_computer() -> impl Strategy<Value = Computer> {
    let skill = prop_oneof![Just(Skill::Low), Just(Skill::Medium), Just(Skill::High), (1..=MAX_DEPTH).prop_map(Skill::Depth)];
    let character = prop_oneof![Just(Character::Neutral), Just(Character::Aggressive), Just(Character::Defensive)];
    let evaluation = prop_oneof![Just(Evaluation::Plot4), Just(Evaluation::Ratlla)];
    (skill, character, evaluation).prop_map(|(skill, character, evaluation)| Computer { skill, character, evaluation })
}

proptest! {
    #[test]
    fn every_computer_comes_back(computer in any_computer()) {
        prop_assert_eq!(computer.to_string().parse(), Ok(computer));
        prop_assert_eq!(Seat::Computer(computer).to_string().parse(), Ok(Seat::Computer(computer)));
    }

    #[test]
    fn no_text_panics(text in "\\PC*") {
        let _ = text.parse::<Seat>();
        prop_assert!(Size::STANDARD.columns() == 7);
    }
}
