//! The board for playouts against the rules, and what the Monte Carlo tree search finds with it.

use plot4_core::control::{Control, Unlimited};
use plot4_core::game::{Game, Key as _, Outcome, Player};
use plot4_core::go::life::Life;
use plot4_core::go::playout::{Board, GoPlayouts, NONE, Ownership, Policy, Style};
use plot4_core::go::strategy::{keeping, strategy};
use plot4_core::go::{Computer, Dead, Go, Ko, Move, Phase, Point, PointSet, Position, Setup};
use plot4_core::kind::{Effort, Players as _, chance_of};
use plot4_core::score::Score;
use plot4_core::search::mcts::estimate;
use plot4_core::search::{Dice, Ended, Report, Strategy, TreeOptions, TreeSearch};
use plot4_core::verdict::Verdict;

fn setup(size: u8, ko: Ko) -> Setup {
    Setup::new(size).expect("a size").with_ko(ko)
}

fn play(position: &mut Position, moves: &str) {
    for word in moves.split_whitespace() {
        let mv =
            if word == "pass" { Move::Pass } else { Move::Place(word.parse().expect("a point")) };
        position.play(mv).unwrap_or_else(|error| panic!("{error:?} in {position:?}"));
    }
}

/// Asserts that the board says of each point what the position says.
fn check(board: &Board, position: &Position) {
    assert_eq!(board.to_move(), position.to_move());
    for point in PointSet::board(position.setup().size()).iter() {
        let at = board.point(point);
        assert_eq!(board.place_of(at), point);
        assert_eq!(board.stone(at), position.stone(point), "{point} in {position:?}");
        if position.stone(point).is_none() {
            let is_legal = position.refusal(Move::Place(point)).is_none();
            assert_eq!(board.is_legal(at, position.to_move()), is_legal, "{point} in {position:?}");
            for player in Player::BOTH {
                assert_eq!(
                    board.is_eye(at, player),
                    position.is_eye(point, player),
                    "{point} in {position:?}"
                );
            }
        }
    }
}

#[test]
fn the_board_for_playouts_follows_the_rules() {
    let mut state = 0_u64;
    let mut legal = Vec::new();
    for (size, games) in [(2, 30), (3, 30), (5, 20), (9, 6), (13, 2), (19, 1), (26, 1)] {
        for _ in 0..games {
            let mut position = Position::start(setup(size, Ko::Simple));
            let mut board = Board::of(&position);
            for _ in 0..3 * u32::from(size) * u32::from(size) {
                check(&board, &position);
                position.legal_moves(&mut legal);
                legal.retain(|mv| matches!(mv, Move::Place(_)));
                state += 1;
                let Some(&mv) = legal.get(
                    usize::try_from(state.hash64() >> 30).expect("few bits") % legal.len().max(1),
                ) else {
                    break;
                };
                let Move::Place(point) = mv else { break };
                board.play(board.point(point));
                position.play(mv).expect("a legal move");
            }
            // A board that is made of a position is the same, but for what was played last.
            check(&Board::of(&position), &position);
        }
    }
}

#[test]
fn playouts_end_and_leave_only_eyes() {
    for (style, seed) in
        [(Style::Light, 1), (Style::Light, 2), (Style::Heavy, 3), (Style::Heavy, 4)]
    {
        for size in [2, 3, 5, 9, 19] {
            let start = Board::new(setup(size, Ko::Simple));
            let mut dice = Dice::new(seed);
            for _ in 0..5 {
                let mut board = start.clone();
                let mut moves = 0;
                Policy::new(style).play_out(&mut board, &mut dice, |board, point| {
                    assert!(point != NONE && board.is_legal(point, board.to_move()));
                    assert!(!board.is_eye(point, board.to_move()), "no move fills an eye");
                    moves += 1;
                });
                // On the smallest boards stones are taken back and forth until there were enough
                // moves.
                for point in PointSet::board(size).iter().filter(|_| size > 3) {
                    let at = board.point(point);
                    let is_left = |player| board.is_legal(at, player) && !board.is_eye(at, player);
                    let is_open =
                        board.stone(at).is_none() && Player::BOTH.into_iter().any(is_left);
                    assert!(!is_open, "{style:?} leaves {point} on {size}x{size}");
                }
                assert!(moves <= 3 * u32::from(size) * u32::from(size));
                let expected = if size < 4 { 0 } else { u32::from(size) * u32::from(size) / 2 };
                assert!(moves >= expected, "{moves} moves on {size}x{size}");
            }
        }
    }
}

/// Searches a position with heavy playouts.
fn search(position: &Position, playouts: u32, seed: u64) -> Report<Move> {
    let options = TreeOptions { playouts, ..TreeOptions::default() };
    TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options)
        .run(position, seed, &mut Unlimited)
        .expect("in progress")
}

#[test]
fn the_same_seed_finds_the_same() {
    let mut position = Position::start(Setup::default());
    play(&mut position, "E5 C3 G7");
    let report = search(&position, 500, 7);
    assert_eq!(report, search(&position, 500, 7));
    assert_eq!((report.nodes, report.ended), (500, Ended::Nodes));
    assert_eq!(report.pv.first(), Some(&report.best));
    let mut candidates = Vec::new();
    position.candidates(&mut candidates);
    assert_eq!(
        report.moves.iter().map(|root| root.mv).collect::<Vec<_>>(),
        candidates,
        "in the order of the candidates"
    );
    assert!(report.moves.iter().all(|root| root.score <= report.score));
    assert_ne!(search(&position, 500, 8).moves, report.moves, "another seed, other games");
}

#[test]
fn a_search_saves_a_large_group_and_takes_one() {
    // White's four stones in the middle have one liberty, D5.
    let mut position = Position::start(setup(7, Ko::Positional));
    play(&mut position, "C3 C4 D3 D4 B4 C5 C6 B5 A5 G7 B6 G6 E4 pass");
    assert_eq!(position.liberties("C4".parse().expect("a point")), 1);
    assert_eq!(search(&position, 2000, 1).best, Move::Place("D5".parse().expect("a point")));
    play(&mut position, "G1");
    assert_eq!(search(&position, 2000, 1).best, Move::Place("D5".parse().expect("a point")));
}

/// A control that never stops, and counts how often it is asked.
struct CallCounter(u32);

impl Control<Report<Move>> for CallCounter {
    fn should_stop(&mut self) -> bool {
        self.0 += 1;
        false
    }
}

/// A control that stops after so many questions.
struct StopAfter(u32);

impl Control<Report<Move>> for StopAfter {
    fn should_stop(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
}

#[test]
fn a_search_that_is_stopped_at_once_still_has_a_move() {
    let position = Position::start(Setup::default());
    let search = TreeSearch::new(GoPlayouts::new(Style::Heavy, true), TreeOptions::default());
    let report = search.run(&position, 1, &mut StopAfter(1)).expect("in progress");
    assert_eq!((report.nodes, report.ended), (0, Ended::Stopped));
    // The move that its priors prefer, and not the first of the list: four stones are to be taken.
    let mut urgent = Position::start(setup(7, Ko::Positional));
    play(&mut urgent, "C3 C4 D3 D4 B4 C5 C6 B5 A5 G7 B6 G6 E4 pass");
    let report = search.run(&urgent, 1, &mut StopAfter(1)).expect("in progress");
    assert_eq!((report.nodes, report.best), (0, Move::Place("D5".parse().expect("a point"))));
    assert_eq!(report.pv, [report.best]);
    assert_eq!(search.run(&position, 1, &mut StopAfter(20)).map(|report| report.nodes), Some(19));
}

#[test]
fn the_games_that_tell_what_is_settled_can_be_stopped() {
    let mut position = settled(Dead::Settle);
    let mut thinker = strategy(Computer::games(100), position.setup(), 1);
    let mut asked = CallCounter(0);
    thinker.choose(&position, &mut asked).expect("in progress");
    assert!(asked.0 > 100 + 30, "asked {} times", asked.0);
    let report = thinker.choose(&position, &mut StopAfter(1)).expect("in progress");
    assert_eq!((report.nodes, report.ended), (0, Ended::Stopped));
    assert!(position.refusal(report.best).is_none());
    // Dead stones are settled by what is known so far.
    play(&mut position, "pass pass");
    let report = thinker.choose(&position, &mut StopAfter(1)).expect("in progress");
    assert!(position.refusal(report.best).is_none());
}

#[test]
fn what_is_proposed_follows_from_the_stones_alone() {
    let mut position = settled(Dead::Settle);
    let percents = |position: &Position| {
        let mut ownership = Ownership::new(position);
        ownership.play(60);
        let board = PointSet::board(position.setup().size());
        let of = |point: Point| Player::BOTH.map(|player| ownership.percent(point, player));
        board.iter().map(of).collect::<Vec<_>>()
    };
    let before = percents(&position);
    for moves in ["pass", "pass", "dead:A1", "dead:F6", "dead:A1", "resume", "pass"] {
        let mv = match moves {
            "pass" => Move::Pass,
            "resume" => Move::Resume,
            dead => Move::Dead(dead[5..].parse().expect("a point")),
        };
        if position.play(mv).is_ok() {
            assert_eq!(percents(&position), before, "after {moves}");
        }
    }
}

#[test]
fn who_passes_does_not_count_on_dead_stones() {
    // Two walls: Black has 45 points and White 36 with a komi of 7.5, and each has a dead stone
    // behind the other's.
    let setup = Setup::new(9).expect("a size").with_dead(Dead::Settle).with_usual_komi();
    let mut position = Position::start(setup);
    let walls =
        (1..=9).map(|row| format!("E{row} F{row}")).collect::<Vec<_>>().join(" ") + " C5 D5 H5 G5";
    for name in walls.split(' ') {
        position.play(Move::Place(name.parse().expect("a point"))).expect("legal");
    }
    let worth = |position: &Position| {
        let mut strategy = strategy(Computer::games(500), position.setup(), 1);
        strategy.choose(position, &mut Unlimited).expect("in progress").score
    };
    for (to_move, passes) in [(Player::First, 0), (Player::Second, 1), (Player::First, 2)] {
        assert_eq!(position.to_move(), to_move);
        let score = worth(&position);
        assert_eq!(
            score > Score::DRAW,
            to_move == Player::First,
            "Black wins by 1.5, after {passes} passes: {score}"
        );
        position.play(Move::Pass).ok();
    }
}

/// A position with walls along the C and D columns, a strange stone in each area, and nothing else
/// to play for.
fn settled(dead: Dead) -> Position {
    let mut position = Position::start(setup(6, Ko::Positional).with_dead(dead));
    play(&mut position, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6 F6 A1");
    position
}

#[test]
fn stones_without_hope_are_proposed_as_dead() {
    let mut position = settled(Dead::Settle);
    play(&mut position, "pass pass");
    assert_eq!(position.phase(), Phase::Settling);
    let dead: Vec<Point> = Life::read(&position, &mut Unlimited).dead().iter().collect();
    assert_eq!(dead.iter().map(ToString::to_string).collect::<Vec<_>>(), ["A1", "F6"]);
    let mut ownership = Ownership::new(&position);
    ownership.play(200);
    let percent = ownership.percent("B4".parse().expect("a point"), Player::First);
    assert!(percent >= 75, "{percent}");
    // A computer settles it by itself, whichever side is to move.
    let mut thinker = strategy(Computer::CASUAL, position.setup(), 1);
    let mut made = Vec::new();
    while let Some(report) = thinker.choose(&position, &mut Unlimited) {
        position.play(report.best).expect("a legal move");
        made.push(report.best.to_string());
    }
    assert_eq!(made, ["dead:A1", "dead:F6", "done"]);
    assert_eq!(position.outcome(), Some(Outcome::Draw), "18 to 18");
}

#[test]
fn computers_pass_when_all_is_settled_and_play_on_where_stones_must_be_taken() {
    for (dead, is_done) in [(Dead::Settle, true), (Dead::Stay, false)] {
        let mut position = Position::start(setup(5, Ko::Positional).with_dead(dead));
        play(&mut position, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 B2 E2 B4 E4 A5 A3");
        let mut thinker = strategy(Computer::games(1000), position.setup(), 1);
        let best = thinker.choose(&position, &mut Unlimited).expect("in progress").best;
        // Where all stones stay, White's stone must be taken first, or what is around it is
        // neutral.
        assert_eq!(best == Move::Pass, is_done, "{best:?}");
        assert!(is_done || matches!(best, Move::Place(point) if point.column() < 2), "{best:?}");
    }
}

#[test]
fn every_level_plays_whole_games() {
    for (first, second) in
        [(Computer::CASUAL, Computer::RANDOM), (Computer::RANDOM, Computer::MEDIUM)]
    {
        let setup = setup(5, Ko::Positional);
        let mut position = Position::start(setup);
        let mut players = [strategy(first, setup, 1), strategy(second, setup, 2)];
        let mut moves = 0;
        while let Some(report) =
            players[position.to_move().index()].choose(&position, &mut Unlimited)
        {
            let equals: Vec<Move> = report.best_moves().collect();
            position.play(equals[moves % equals.len()]).expect("a legal move");
            moves += 1;
            assert!(moves < 300, "{position:?}");
        }
        assert!(position.outcome().is_some());
    }
}

/// Returns what a search found, in a few words: its best move, its games, the best play, and the
/// estimates of all moves.
fn told(report: &Report<Move>) -> String {
    let pv: Vec<String> = report.pv.iter().map(ToString::to_string).collect();
    let estimates: Vec<String> =
        report.moves.iter().map(|root| format!("{}{:?}", root.mv, root.score)).collect();
    let mixed =
        estimates.concat().bytes().fold(0, |sum: u64, byte| (sum ^ u64::from(byte)).hash64());
    format!("{} {} {} {mixed:016x}", report.best, report.nodes, pv.join("-"))
}

/// Known answers of the search in one thread: a change to how it grows its tree changes what the
/// same seed finds.
#[test]
fn one_thread_finds_what_it_always_found() {
    let plain = TreeOptions {
        rave: false,
        exploration: 0.7,
        expand_after: 1,
        playouts: 800,
        ..TreeOptions::default()
    };
    let rave = TreeOptions { playouts: 2000, ..TreeOptions::default() };
    let mut found = Vec::new();
    let known = [
        ("", Style::Heavy, true, rave, "F4 2000 F4-D7-C3-C5 806a6d5218edc8dd"),
        ("E5 C3 G7", Style::Heavy, true, rave, "C7 2000 C7-G3-E7-F8 8a2e5d0d2ce2899f"),
        ("E5 C3 G7", Style::Light, false, plain, "F8 800 F8-J4-H7-F6 dc04a1aa9e2114a4"),
        ("C3 G7 pass", Style::Light, true, rave, "C7 2000 C7-F4-G4-G3-H3 a123aed7142c8dca"),
    ];
    for (moves, style, has_priors, options, _) in known {
        let mut position = Position::start(Setup::default());
        play(&mut position, moves);
        let report = TreeSearch::new(GoPlayouts::new(style, has_priors), options).run(
            &position,
            7,
            &mut Unlimited,
        );
        found.push(told(&report.expect("in progress")));
    }
    assert_eq!(found, known.map(|(.., expected)| expected));
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the test is about threads")]
fn threads_that_share_a_tree_play_its_games_together() {
    let mut position = Position::start(setup(7, Ko::Positional));
    play(&mut position, "C3 C4 D3 D4 B4 C5 C6 B5 A5 G7 B6 G6 E4 pass");
    let options = TreeOptions { playouts: 3000, ..TreeOptions::default() };
    let tree = TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options)
        .plant(&position)
        .expect("in progress");
    assert_eq!(
        tree.report(Ended::Stopped).map(|report| report.nodes),
        Some(0),
        "there is a move before there are games"
    );
    std::thread::scope(|scope| {
        for seed in 1..4 {
            let tree = &tree;
            scope.spawn(move || assert_eq!(tree.grow(seed, &mut Unlimited), Ended::Nodes));
        }
        // One that is stopped leaves the rest to the others.
        assert_eq!(tree.grow(4, &mut StopAfter(20)), Ended::Stopped);
    });
    let report = tree.report(Ended::Nodes).expect("in progress");
    assert!(
        (2999..=3000).contains(&report.nodes),
        "but for the game that was given up: {}",
        report.nodes
    );
    assert_eq!(report.best, Move::Place("D5".parse().expect("a point")), "four stones are taken");
    assert!(report.moves.iter().all(|root| root.score <= report.score));
}

#[test]
fn a_choice_is_made_when_the_games_left_cannot_change_it() {
    let mut position = Position::start(setup(7, Ko::Positional));
    play(&mut position, "C3 C4 D3 D4 B4 C5 C6 B5 A5 G7 B6 G6 E4 pass");
    let options = TreeOptions { playouts: 2000, ..TreeOptions::default() };
    let search = TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options);
    let [all, enough] = [false, true].map(|decides| {
        let tree = search.plant(&position).expect("in progress");
        let ended =
            if decides { tree.decide(5, &mut Unlimited) } else { tree.grow(5, &mut Unlimited) };
        tree.report(ended).expect("moves")
    });
    assert_eq!((all.nodes, all.ended), (2000, Ended::Nodes));
    assert_eq!((enough.best, enough.ended), (all.best, Ended::Nodes));
    // A move with more than half of the games is decided, and no choice is before.
    assert!((1000..1500).contains(&enough.nodes), "{}", enough.nodes);
}

#[test]
fn a_tree_is_followed_to_what_was_played() {
    let start = Position::start(Setup::default());
    let options = TreeOptions { playouts: 2000, ..TreeOptions::default() };
    let search = TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options);
    for plies in 0..=2 {
        let tree = search.plant(&start).expect("in progress");
        tree.grow(7, &mut Unlimited);
        let before = tree.report(Ended::Nodes).expect("moves");
        let mut position = start.clone();
        for &mv in &before.pv[..plies] {
            position.make(mv);
        }
        let rest = tree.follow(&position).expect("it was tried");
        assert_eq!(rest.position(), &position);
        let after = rest.report(Ended::Stopped).expect("moves");
        assert_eq!((after.nodes, &after.pv[..]), (0, &before.pv[plies..]));
        rest.grow(8, &mut Unlimited);
        let nodes = rest.report(Ended::Nodes).map(|report| report.nodes);
        assert_eq!(nodes, Some(2000), "as many games as a new tree");
    }
    let tree = search.plant(&start).expect("in progress");
    tree.grow(7, &mut Unlimited);
    let mut far = start.clone();
    play(&mut far, "E5 C3 G7");
    assert!(tree.follow(&far).is_none(), "three moves are too many");
}

#[test]
fn a_computer_that_keeps_its_tree_finds_more_than_one_that_does_not() {
    let setup = Setup::default();
    let computer = Computer::games(500);
    let mut keeper = keeping(computer, setup, 3).expect("it grows trees");
    let mut position = Position::start(setup);
    let first = keeper.choose(&position, &mut Unlimited).expect("a move");
    let fresh = strategy(computer, setup, 3).choose(&position, &mut Unlimited);
    assert_eq!(Some(&first), fresh.as_ref(), "there is nothing to keep yet");
    for &mv in &first.pv[..2] {
        position.make(mv);
    }
    let second = keeper.choose(&position, &mut Unlimited).expect("a move");
    let fresh = strategy(computer, setup, 3).choose(&position, &mut Unlimited);
    let fresh = fresh.expect("a move");
    assert!(second.nodes <= fresh.nodes, "what was kept counts");
    assert_ne!(told(&second), told(&fresh));
    assert!(keeping(Computer::CASUAL, setup, 3).is_none());
}

#[test]
fn an_analyst_tells_of_each_move_what_its_report_tells_and_keeps_the_tree() {
    let position = Position::start(Setup::new(5).expect("a size"));
    let mut trees = keeping(Computer::games(500), position.setup(), 3).expect("it grows trees");
    assert!(trees.variations(&position).is_empty(), "no tree yet");
    for rounds in 1..=2 {
        let report = trees.analyst().choose(&position, &mut Unlimited);
        let report = report.expect("in progress");
        let variations = trees.variations(&position);
        let line = &variations[0].line;
        let moves: Vec<Move> = line.iter().map(|&(mv, _)| mv).collect();
        assert_eq!(moves, report.pv);
        assert_eq!(line[0].1, variations[0].games);
        assert!(line.is_sorted_by_key(|&(_, games)| std::cmp::Reverse(games)));
        assert_eq!(variations.len(), report.moves.len());
        assert!(variations.is_sorted_by(|one, other| one.games >= other.games));
        // Every game makes a move at the root.
        let games: u32 = variations.iter().map(|variation| variation.games).sum();
        assert_eq!(games, 500 * rounds, "the games before are kept");
        let chances: f32 = variations.iter().map(|variation| variation.chance).sum();
        assert!((chances - 1.0).abs() < 1e-3, "{chances}");
    }
    trees.set_playouts(100);
    let report = trees.analyst().choose(&position, &mut Unlimited);
    assert_eq!(report.map(|report| report.nodes), Some(100));
    let mut other = position.clone();
    other.make(Move::Pass);
    assert!(trees.variations(&other).is_empty(), "another position");
}

#[test]
fn the_lead_is_the_sum_of_the_balances_less_the_komi() {
    let mut position =
        Position::start(setup(7, Ko::Positional).with_komi("2.5".parse().expect("a komi")));
    play(&mut position, "D4 C3 E3 B5");
    let mut ownership = Ownership::new(&position);
    assert_eq!(ownership.lead(Player::First), (0.0, 0.0), "no games yet");
    ownership.play(50);
    for player in Player::BOTH {
        let board = PointSet::board(7);
        let sum: f64 = board.iter().map(|point| ownership.balance(point, player)).sum();
        let komi = [2.5, -2.5][player.index()];
        let (lead, deviation) = ownership.lead(player);
        assert!((lead - (sum - komi)).abs() < 1e-6, "{lead} and {sum}");
        assert!(deviation > 1.0, "games differ: {deviation}");
    }
}

#[test]
fn whoever_watches_a_tree_sees_the_end_of_each_of_its_games() {
    let position = Position::start(Setup::new(5).expect("a size"));
    let search = TreeSearch::new(GoPlayouts::new(Style::Heavy, true), TreeOptions::default());
    let watched = |rounds: &[u32]| {
        let tree = search.plant(&position).expect("it begins");
        let mut leads = Vec::new();
        for (seed, &games) in (1..).zip(rounds) {
            tree.watch(games, seed, |board| {
                // Nothing is left to be played.
                assert!(board.points().all(|point| board.owner(point).is_some()));
                leads.push(board.lead());
            });
        }
        let games: u32 = tree.variations().iter().map(|tried| tried.games).sum();
        (leads, games)
    };
    let (leads, games) = watched(&[40, 60]);
    assert_eq!((leads.len(), games), (100, 100), "the second round grows the same tree");
    assert_eq!(watched(&[40, 60]).0, leads);
    assert_eq!(watched(&[40]).0, leads[..40]);
}

#[test]
fn a_tree_valued_by_all_games_has_their_mean_and_the_same_order_of_moves() {
    let playouts = GoPlayouts::new(Style::Heavy, true);
    let options = TreeOptions { playouts: 600, ..TreeOptions::default() };
    let mut only_pass = Position::start(Setup::new(2).expect("a size"));
    play(&mut only_pass, "A1 pass B2 pass");
    for position in [Position::start(Setup::new(7).expect("a size")), only_pass] {
        let plant = || TreeSearch::new(playouts, options).plant(&position);
        let [by_best, by_all] =
            [plant().expect("in progress"), plant().expect("in progress").valued_by_all()];
        let [before, _] = [&by_best, &by_all].map(|tree| tree.report(Ended::Stopped));
        assert_eq!(before, by_all.report(Ended::Stopped), "no games yet");
        let [one, other] = [&by_best, &by_all].map(|tree| {
            let ended = tree.grow(3, &mut Unlimited);
            tree.report(ended).expect("a move")
        });
        let (mut games, mut won) = (0.0, 0.0);
        for variation in by_all.variations() {
            let played = f64::from(variation.games);
            games += played;
            won += played * f64::from(variation.share);
        }
        #[expect(clippy::cast_possible_truncation, reason = "a share")]
        let mean = (won / games) as f32;
        assert_eq!(other.score, estimate(mean));
        assert!(other.score <= one.score);
        assert_eq!((one.best, &one.pv), (other.best, &other.pv));
        let order = |report: &Report<Move>| {
            let mut moves = report.moves.clone();
            moves.sort_by_key(|root| std::cmp::Reverse(root.score));
            moves.iter().map(|root| root.mv).collect::<Vec<_>>()
        };
        assert_eq!(order(&one), order(&other));
    }
}

#[test]
fn the_values_of_an_analysis_do_not_favour_the_player_to_move() {
    let setup = Setup::new(13).expect("a size");
    let mut analyst = Go::adviser(setup, Effort::Usual);
    let mut position = Position::start(setup);
    let mut value = |position: &Position| {
        let report = analyst.choose(position, &mut Unlimited).expect("a move");
        let verdict = Verdict::of(report.score, false);
        (report.best, chance_of::<Go>(verdict))
    };
    // By how much the chances before and after a move are more than the whole.
    let mut excess = 0.0;
    let (mut best, mut before) = value(&position);
    for _ in 0..4 {
        position.play(best).expect("legal");
        let (next, after) = value(&position);
        excess += before + after - 1.0;
        (best, before) = (next, after);
    }
    assert!((excess / 4.0).abs() < 0.04, "{excess}");
}
