//! The computers: what they are called, how they are written, and that they play the same game
//! again from the same seed.

use plot4::clock::Stopwatch;
use plot4::core::connect4::evaluate::Character;
use plot4::core::connect4::solver::{Book, Memory, Solver, best_columns};
use plot4::core::connect4::{Column, Position, Shape, Size, Standard, notation};
use plot4::core::connect4::{
    Computer, Connect4, Evaluation, LEVELS, MAX_DEPTH, Skill, score_in_plies,
};
use plot4::core::control::{Control, Unlimited};
use plot4::core::game::{Game, Outcome, Player};
use plot4::core::kind::{Effort, Level, Players};
use plot4::core::score::Score;
use plot4::core::search::{Ended, Report};
use plot4::players::{self, fresh_seed, seed_of_game};
use plot4::words::{self, Explain as _, Phrases as _};
use proptest::prelude::*;

type Seat = players::Seat<Computer>;

/// Returns the strategy of a computer in a seat.
fn strategy(
    computer: Computer,
    side: Player,
    seed: u64,
) -> Box<dyn plot4::core::search::Strategy<Position<Size>>> {
    players::strategy::<Connect4>(computer, Size::STANDARD, side, seed)
}

/// Returns the adviser's report.
fn hint(
    position: &Position<Size>,
    control: &mut dyn Control<Report<Column>>,
) -> Option<Report<Column>> {
    Connect4::adviser(position.shape(), Effort::Usual).choose(position, control)
}

fn position(moves: &str) -> Position<Size> {
    notation::parse_position(Size::STANDARD, moves).expect("the test names a position")
}

fn computer(mode: &str) -> Computer {
    mode.parse().expect("the test names a computer")
}

/// Returns what a computer says to a position.
fn ask(mode: &str, seed: u64, position: &Position<Size>) -> Report<Column> {
    strategy(computer(mode), position.to_move(), seed)
        .choose(position, &mut Unlimited)
        .expect("the game is not over")
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
        ("learner", "learner"),
        ("Beginner", "learner"),
        ("learner,defensive,ratlla", "learner"),
        ("low,neutral,threats", "low"),
        ("low,plot4", "low,plot4"),
        ("search:9,threats,aggressive", "search:9,aggressive,threats"),
        ("search:1", "search:1"),
        ("search:124,plot4", "search:124"),
        ("random,aggressive", "random"),
        ("perfect,defensive", "perfect"),
        ("greedy,ratlla", "greedy"),
    ];
    for (text, expected) in cases {
        let seat: Seat = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(seat.to_string(), expected);
        assert_eq!(expected.parse(), Ok(seat));
    }
}

#[test]
fn what_is_no_mode_is_answered_with_what_is() {
    let cases = [
        (
            "",
            "Unknown player “”: choose human, beginner, casual, low, medium, high, perfect, random, \
            greedy or search:DEPTH",
        ),
        (
            "perfekt",
            "Unknown player “perfekt”: choose human, beginner, casual, low, medium, high, perfect, \
            random, greedy or search:DEPTH",
        ),
        ("search", "A search needs a depth from 1 to 124, as in search:9"),
        ("search:", "A search needs a depth from 1 to 124, as in search:9"),
        ("search:0", "Unsupported depth “0”: choose 1 to 124, as in search:9"),
        ("search:125", "Unsupported depth “125”: choose 1 to 124, as in search:9"),
        ("search:-3", "Unsupported depth “-3”: choose 1 to 124, as in search:9"),
        (
            "low,mean",
            "“mean” is not a setting of a computer: choose aggressive, defensive, neutral, threats, \
            plot4 or ratlla",
        ),
        (
            "low,",
            "“” is not a setting of a computer: choose aggressive, defensive, neutral, threats, \
            plot4 or ratlla",
        ),
        (
            "low,aggressive,neutral",
            "“neutral” is one setting too many: choose one style and one evaluation",
        ),
        ("human,ratlla", "“ratlla” is a setting of a computer, not of a human player"),
    ];
    for (text, expected) in cases {
        assert_eq!(text.parse::<Seat>().expect_err(text).explain(), expected);
    }
    let error = "human".parse::<Computer>().expect_err("a person");
    assert_eq!(
        error.explain(),
        "Unknown computer “human”: choose beginner, casual, low, medium, high, perfect, random, greedy or \
        search:DEPTH"
    );
}

#[test]
fn players_have_names() {
    let computers = LEVELS.iter().map(|level| {
        format!("{}, {}", words::level_name(level.id()), Connect4::level_summary(*level))
    });
    let said: Vec<String> = std::iter::once(words::seat_name(Seat::Human).to_string())
        .chain(computers)
        .take(9)
        .collect();
    let expected = [
        "Human",
        "Beginner, builds lines, may miss yours",
        "Casual, overlooks diagonals and traps",
        "Low, looks 2 moves ahead, roughly",
        "Medium, looks 4 moves ahead",
        "High, looks up to 12 moves ahead",
        "Perfect, never makes a mistake",
        "Random, drops coins at random",
        "Greedy, wins, blocks or builds a line",
    ];
    assert_eq!(said, expected);
    assert_eq!(words::level_name(computer("search:9").id()), "Depth 9");
    let summary = |mode| Connect4::level_summary(computer(mode));
    assert_eq!(summary("search:1"), "looks 1 move ahead");
    assert_eq!(summary("high,plot4"), "looks 6 moves ahead");
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_seed_another() {
    let wide = Size::new(9, 5, 5).expect("a size");
    for modes in [
        ["low", "medium"],
        ["random", "high,plot4"],
        ["greedy", "random"],
        ["medium,ratlla", "search:3,defensive"],
        ["learner", "search:5,threats"],
        ["casual", "medium"],
    ] {
        for size in [Size::STANDARD, wide] {
            let games: Vec<String> = (0..4).map(|seed| game(modes, size, seed)).collect();
            assert_eq!(games[1], game(modes, size, 1), "{modes:?}");
            assert!(games.iter().any(|other| *other != games[0]), "{modes:?}: chance plays a part");
        }
    }
}

/// Seeds are portable: these choices are the same on every machine, and in every version from now
/// on.
#[test]
fn the_games_of_a_seed_never_change() {
    insta::assert_snapshot!(game(["random", "random"], Size::STANDARD, 1), @"4514662655613");
    insta::assert_snapshot!(game(["low,plot4", "high,plot4"], Size::STANDARD, 1), @"444443333342321222277776666665551555117711");
    assert_eq!(seed_of_game(1, 0), seed_of_game(1, 0));
    insta::assert_snapshot!(format!("{} {}", seed_of_game(1, 0), seed_of_game(1, 1)), @"7424550030962593201 \
        15715005604373573095");
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
            assert!(
                report.depth < 4 || report.pv.len() == 4,
                "{moves}: the whole line is told: {report:?}"
            );
            let mut position = position;
            for &column in &report.pv {
                position.play(column).expect("the line is legal");
            }
        }
    }
}

#[test]
fn no_player_moves_after_the_end() {
    let over = position("1212121");
    for computer in LEVELS {
        assert_eq!(strategy(computer, Player::Second, 1).choose(&over, &mut Unlimited), None);
    }
    assert_eq!(hint(&over, &mut Unlimited), None);
}

#[test]
fn a_computer_wins_at_once_and_parries_at_once() {
    for mode in [
        "learner",
        "low",
        "medium",
        "high",
        "greedy",
        "low,aggressive",
        "high,ratlla",
        "high,plot4",
        "search:1",
    ] {
        assert_eq!(ask(mode, 3, &position("121212")).best.number(), 1, "{mode} wins");
    }
    for mode in ["low", "medium", "high", "greedy", "low,defensive", "high,ratlla", "high,plot4"] {
        assert_eq!(ask(mode, 3, &position("12121")).best.number(), 1, "{mode} parries");
    }
}

#[test]
fn a_hint_tells_the_value_of_every_move() {
    let start = position("44");
    let report = hint(&start, &mut Unlimited).expect("the game goes on");
    assert_eq!((report.depth, report.moves.len()), (40, 7), "to the end of the game");
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
    impl Control<Report<Column>> for Countdown {
        fn should_stop(&mut self) -> bool {
            self.0 = self.0.saturating_sub(1);
            self.0 == 0
        }
        fn on_progress(&mut self, _report: &Report<Column>) {}
    }
    for questions in (1..2000).step_by(37) {
        let mut player = strategy(computer("search:12"), Player::First, 5);
        let report =
            player.choose(&position(""), &mut Countdown(questions)).expect("the game goes on");
        assert_eq!((report.ended, report.pv.first()), (Ended::Stopped, Some(&report.best)));
        assert!(position("").play(report.best).is_ok());
    }
}

#[test]
fn the_stronger_level_wins_the_match() {
    let mut wins = [0, 0];
    for seed in 0..5 {
        for (modes, strong) in
            [(["medium", "learner"], Player::First), (["learner", "medium"], Player::Second)]
        {
            let end = notation::parse_position(Size::STANDARD, &game(modes, Size::STANDARD, seed))
                .expect("a game");
            match end.outcome() {
                Some(Outcome::Win(player)) => wins[usize::from(player != strong)] += 1,
                Some(Outcome::Draw) | None => {}
            }
        }
    }
    assert!(wins[0] >= 8, "Medium against Learner: {wins:?}");
}

/// Positions that are solved at once, won, drawn and lost for the player to move, with their
/// scores. Source: made by us, some lines of the sets that the solver is measured with.
const SOLVED: [(&str, i32); 8] = [
    ("447275477454473", 2),
    ("274314415314244", 5),
    ("77447254563526416", -1),
    ("13366275634164221", 13),
    ("51224722464713542", -10),
    ("337216314346553117674326662", -7),
    ("65431636416227234263363175275", -6),
    ("66633242455371337667175522776", 0),
];

fn standard(position: &Position<Size>) -> Position<Standard> {
    position.to_standard().expect("a position on 7x6")
}

#[test]
fn perfect_takes_one_of_the_best_columns_and_knows_them_all() {
    for (moves, score) in SOLVED {
        let position = position(moves);
        let mut solver = Solver::new(Memory::with_bytes(Standard, 8 << 20));
        let scores =
            solver.columns(&standard(&position), &mut Unlimited).expect("the game is not over");
        let best = best_columns(&scores);
        let mut chosen = Vec::new();
        for seed in 0..12 {
            let report = ask("perfect", seed, &position);
            assert!(best.contains(&report.best), "{moves}: {report:?}");
            let mut known: Vec<Column> = report.best_moves().collect();
            known.sort_by_key(|column| column.index());
            assert_eq!(known, best, "{moves}");
            assert_eq!(report.score, score_in_plies(&position, score), "{moves}");
            let ended = if position.plies() < Book::embedded().plies() {
                Ended::Book
            } else {
                Ended::Decided
            };
            assert_eq!((report.ended, report.depth), (ended, 42 - position.plies()), "{moves}");
            assert_eq!(report.pv, [report.best]);
            for root in &report.moves {
                let own = scores[usize::from(root.mv.index())].expect("the column is not full");
                let truth = score_in_plies(&position, own);
                assert_eq!(root.exact, own == score, "{moves}: {root:?}");
                assert!(
                    if root.exact { root.score == truth } else { truth <= root.score },
                    "{moves}: {root:?} is {truth}"
                );
                assert!(
                    root.exact || root.score < report.score,
                    "{moves}: {root:?} is not among the best"
                );
            }
            assert_eq!(report.moves.len(), scores.iter().flatten().count());
            chosen.push(report.best);
        }
        assert!(
            best.iter().all(|column| chosen.contains(column)),
            "{moves}: each best column has its chance: {chosen:?}"
        );
    }
}

#[test]
fn perfect_never_gives_anything_away() {
    let opponents = ["random", "high,plot4"].into_iter().cycle();
    for (seed, ((start, _), opponent)) in (0..).zip(SOLVED.into_iter().zip(opponents)) {
        for side in Player::BOTH {
            let mut modes = [opponent; 2];
            modes[side.index()] = "perfect";
            let mut players =
                Player::BOTH.map(|player| strategy(computer(modes[player.index()]), player, seed));
            let mut solver = Solver::new(Memory::with_bytes(Standard, 8 << 20));
            let mut position = position(start);
            while position.outcome().is_none() {
                let mover = position.to_move();
                let before = solver
                    .score(&standard(&position), &mut Unlimited)
                    .expect("the game is not over");
                let report = players[mover.index()]
                    .choose(&position, &mut Unlimited)
                    .expect("the game is not over");
                let plies = score_in_plies(&position, before).plies_to_end();
                position.play(report.best).expect("a computer plays by the rules");
                let after = match position.outcome() {
                    Some(Outcome::Win(_)) => i32::MAX,
                    Some(Outcome::Draw) => 0,
                    None => -solver
                        .score(&standard(&position), &mut Unlimited)
                        .expect("the game is not over"),
                };
                if mover == side {
                    let kept = if after == i32::MAX { plies == Some(1) } else { after == before };
                    assert!(
                        kept,
                        "{start}, {modes:?}: {before} became {after} by column {}",
                        report.best
                    );
                }
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_perfect_game() {
    let rest = |seed| {
        let mut players = Player::BOTH.map(|side| strategy(computer("perfect"), side, seed));
        let mut position = position("66633242455371337667175522776");
        let mut played = Vec::new();
        while let Some(report) =
            players[position.to_move().index()].choose(&position, &mut Unlimited)
        {
            position.play(report.best).expect("a computer plays by the rules");
            played.push(report.best);
        }
        assert_eq!(position.outcome(), Some(Outcome::Draw));
        played
    };
    let games: Vec<_> = (0..8).map(rest).collect();
    assert_eq!(games, (0..8).map(rest).collect::<Vec<_>>());
    assert!(games.iter().any(|other| *other != games[0]), "chance plays a part");
}

#[test]
fn perfect_stops_when_told_and_still_has_a_legal_move() {
    /// Stops at once when so much time is over.
    struct Alarm(Stopwatch, u128);
    impl Control<Report<Column>> for Alarm {
        fn should_stop(&mut self) -> bool {
            self.0.elapsed().as_millis() >= self.1
        }
        fn on_progress(&mut self, _report: &Report<Column>) {}
    }
    // Past any book, and many seconds of work for a build without optimisation.
    let hard = position("4224457416476");
    for patience in [0, 30, 60] {
        let clock = Stopwatch::start();
        let mut player = strategy(computer("perfect"), Player::First, 5);
        let report = player.choose(&hard, &mut Alarm(clock, patience)).expect("the game goes on");
        let late = clock.elapsed().as_millis().saturating_sub(patience);
        assert!(
            late < 5000,
            "stopped {late} ms late: this position takes a build without optimisation far longer"
        );
        assert_eq!(
            (report.ended, report.depth, report.pv.first()),
            (Ended::Stopped, 0, Some(&report.best))
        );
        assert!(hard.clone().play(report.best).is_ok());
    }
}

#[test]
fn perfect_plays_on_the_standard_board_alone() {
    let sizes = [(8, 8, 4), (7, 6, 5), (7, 6, 3), (6, 7, 4)]
        .map(|(c, r, k)| Size::new(c, r, k).expect("a size"));
    let high = Seat::Computer(Computer::new(Skill::High));
    for seat in LEVELS.map(Seat::Computer).into_iter().chain([Seat::Human]) {
        let is_perfect = seat.to_string() == "perfect";
        assert!(
            seat.plays_on::<Connect4>(Size::STANDARD)
                && seat.on::<Connect4>(Size::STANDARD) == seat
        );
        for size in sizes {
            assert_eq!(seat.plays_on::<Connect4>(size), !is_perfect);
            assert_eq!(seat.on::<Connect4>(size), if is_perfect { high } else { seat });
        }
    }
    // Asking it for a move still works.
    let report = ask("perfect", 1, &Position::empty(sizes[0]));
    assert_eq!(report.depth, ask("high", 1, &Position::empty(sizes[0])).depth);
}

#[test]
fn fresh_seeds_differ_and_are_short() {
    let seeds = [fresh_seed(), fresh_seed(), fresh_seed(), fresh_seed()];
    assert!(
        seeds.iter().any(|&seed| seed != seeds[0])
            && seeds.iter().all(|&seed| seed < 1_000_000_000)
    );
}

fn any_computer() -> impl Strategy<Value = Computer> {
    let skill = prop_oneof![
        Just(Skill::Low),
        Just(Skill::Medium),
        Just(Skill::High),
        (1..=MAX_DEPTH).prop_map(Skill::Depth)
    ];
    let character = prop_oneof![
        Just(Character::Neutral),
        Just(Character::Aggressive),
        Just(Character::Defensive)
    ];
    let evaluation =
        prop_oneof![Just(Evaluation::Threats), Just(Evaluation::Plot4), Just(Evaluation::Ratlla)];
    (skill, character, evaluation).prop_map(|(skill, character, evaluation)| Computer {
        skill,
        character,
        evaluation,
    })
}

/// Returns how many plies the game lasts and who wins it, if both sides play as the solver says.
fn played_out(mut position: Position<Standard>) -> (u32, Option<Outcome>) {
    let mut solver = Solver::new(Memory::with_bytes(Standard, 8 << 20));
    let start = position.plies();
    while let Some(scores) = solver.columns(&position, &mut Unlimited) {
        position.make(*best_columns(&scores).last().expect("there is a best column"));
    }
    (position.plies() - start, position.outcome())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn a_score_tells_when_the_game_ends(choices in proptest::collection::vec(0_usize..7, 20..41)) {
        let mut position = Position::empty(Standard);
        for choice in choices {
            let mut moves = position.moves();
            let after = |column: &Column| { let mut after = position; after.make(*column); after };
            moves.retain(|column| after(column).outcome().is_none());
            let Some(&column) = moves.get(choice % moves.len().max(1)) else { break };
            position.make(column);
        }
        prop_assume!(position.plies() >= 20);
        let mut solver = Solver::new(Memory::with_bytes(Standard, 8 << 20));
        let score = solver.score(&position, &mut Unlimited).expect("the game is not over");
        let expected = match played_out(position) {
            (_, Some(Outcome::Draw) | None) => Score::DRAW,
            (plies, Some(Outcome::Win(player))) if player == position.to_move() => Score::win_in(plies),
            (plies, Some(Outcome::Win(_))) => Score::loss_in(plies),
        };
        prop_assert_eq!(score_in_plies(&position, score), expected);
    }
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
