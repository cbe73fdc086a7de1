//! One judgement: in positions of every game, hint, coach, analysis and review say the same.
//!
//! The positions are the same each time: at random, and of games between levels, each with the ones
//! that the hints lead to; from the opening, the middle and the end.

use std::cmp::Ordering;
use std::convert::Infallible;

use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Player};
use plot4::core::kind::{
    self, After, Effort, Judgement, MoveClass, MoveOf, Notation as _, Seen, Source, chance_of,
    value_of,
};
use plot4::core::search::Report;
use plot4::core::verdict::Verdict;
use plot4::games::{Checkers, Connect4, GameId, Reversi, with_game};
use plot4::players::{opening, strategy};
use plot4::words::{self, Phrases};
use plot4::worker::{cores, side_by_side};

/// How many moves a game has made where it is judged, in the opening, the middle and the end, and how
/// many moves by hints are judged from there on.
const GAMES: [(GameId, [u32; 3], usize); 5] = [
    (GameId::Connect4, [5, 16, 28], 2),
    // A search of Gomoku takes over a second here.
    (GameId::Gomoku, [3, 14, 30], 1),
    (GameId::Go, [4, 10, 18], 2),
    (GameId::Checkers, [6, 24, 60], 2),
    (GameId::Reversi, [6, 30, 48], 2),
];

/// A position in which a game is judged.
struct Judged<K: Phrases> {
    setup: K::Setup,
    moves: Vec<MoveOf<K>>,
    position: K::Game,
    report: Report<MoveOf<K>>,
    /// The game to here, for messages.
    text: String,
}

impl<K: Phrases> Judged<K> {
    /// Judges a position as a hint does; `None` if the game is over, or only to be counted.
    fn new(setup: K::Setup, moves: Vec<MoveOf<K>>) -> Option<Self> {
        let mut position = K::start(setup);
        for &mv in &moves {
            position.make(mv);
        }
        if kind::question::<K>(&position).is_some() {
            return None;
        }
        let report = K::adviser(setup, Effort::Usual).choose(&position, &mut Unlimited)?;
        let played = K::format_moves(setup, &moves);
        Some(Self {
            setup,
            moves,
            position,
            report,
            text: format!("{} {:?}: {played}", K::NAME, K::format_setup(setup)),
        })
    }

    /// Judges the position after these moves, as they are written.
    fn read(text: &str) -> Self {
        let setup = kind::window_setup::<K>();
        let moves = K::parse_moves(setup, text).expect("the moves of a game");
        Self::new(setup, moves).expect("a game in progress")
    }

    fn judgement(&self) -> Judgement<'_, K> {
        Judgement::of(&self.report)
    }

    /// Returns the mistake in a move that can be seen.
    fn seen(&self, mv: MoveOf<K>) -> Option<Seen<MoveOf<K>>> {
        let start = K::start(self.setup);
        kind::new_mistake::<K>(&self.position, mv, || {
            kind::last_turn::<K>(&start, &self.moves)
        })
    }

    /// Judges the position after a move.
    fn next(&self, mv: MoveOf<K>) -> Option<Self> {
        let moves = [&self.moves[..], &[mv]].concat();
        Self::new(self.setup, moves)
    }

    /// Returns what a review knows after a move.
    fn after(&self, mv: MoveOf<K>, next: Option<&Self>) -> Option<After> {
        let mut position = self.position.clone();
        position.make(mv);
        let ended = position
            .outcome()
            .map(|outcome| After::ended(Verdict::of_outcome(outcome, self.position.to_move())));
        ended.or_else(|| next.map(|next| After::of(&next.report)))
    }

    /// Returns what a review and the coach say of a move, which is made.
    fn review(&self, text: &str) -> Reviewed<K> {
        let mv = K::parse_move(&self.position, text).expect("a move");
        let after = self.after(mv, self.next(mv).as_ref());
        let seen = self.seen(mv);
        let judgement = self.judgement();
        Reviewed {
            class: judgement.class(mv, after, seen.as_ref()),
            cost: judgement.cost(mv, after),
            seen,
            recommended: judgement.recommended(mv, after, None),
        }
    }
}

/// What is said of a move.
#[derive(Debug)]
struct Reviewed<K: Phrases> {
    class: Option<MoveClass>,
    cost: Option<f32>,
    seen: Option<Seen<MoveOf<K>>>,
    recommended: Vec<MoveOf<K>>,
}

/// The most moves of a position that are held against the rules, spread over the list.
const MOST: usize = 60;
/// How many moves would not have been the mistake that is made up.
const SOME: usize = 10;

/// Returns a set-up that is searched quickly.
fn small_setup<K: Phrases>(seed: u64) -> K::Setup {
    if K::NAME == GameId::Go.name() {
        let size = if seed < 3 { "5" } else { "7" };
        return K::parse_setup(&[("size", size)]).expect("a size");
    }
    kind::window_setup::<K>()
}

/// Returns the moves of a game to a position: at random, or between two levels.
fn played<K: Phrases>(setup: K::Setup, plies: u32, seed: u64) -> Vec<MoveOf<K>> {
    if seed.is_multiple_of(2)
        && let Some(moves) = opening::<K>(setup, plies, seed)
    {
        return moves;
    }
    let mut moves = opening::<K>(setup, 2, seed).expect("an opening");
    let mut position = K::start(setup);
    for &mv in &moves {
        position.make(mv);
    }
    let mut players = ["casual", "medium"].map(|name| {
        let level: K::Level = name.parse().unwrap_or_else(|_| panic!("{name} is a level"));
        strategy::<K>(level, setup, Player::First, seed)
    });
    while moves.len() < plies as usize {
        let player = &mut players[position.to_move().index()];
        let Some(report) = player.choose(&position, &mut Unlimited) else {
            break;
        };
        position.make(report.best);
        if position.outcome().is_some() || kind::question::<K>(&position).is_some() {
            break;
        }
        moves.push(report.best);
    }
    moves
}

/// What may be found after a move, by a search that may contradict the one before it.
fn findings() -> Vec<Option<After>> {
    let found = |verdict, lead| Some(After { verdict, lead });
    vec![
        None,
        found(Verdict::Loss(1), None),
        found(Verdict::Loss(Verdict::UNCOUNTED), None),
        found(Verdict::Estimate(-600), Some(-40.0)),
        found(Verdict::Draw, None),
        found(Verdict::Estimate(600), Some(40.0)),
        found(Verdict::Win(3), None),
    ]
}

/// What may be seen in a move: what is there, and every class that there is.
fn sights<K: Phrases>(judged: &Judged<K>, mv: MoveOf<K>) -> Vec<Option<Seen<MoveOf<K>>>> {
    let legal = judged.position.moves().into_iter();
    let better: Vec<_> = [mv].into_iter().chain(legal.take(SOME)).collect();
    let classes = MoveClass::ALL
        .into_iter()
        .filter(|class| class.is_visible());
    let seen = classes.map(|class| {
        Some(Seen {
            class,
            line: Vec::new(),
            places: Vec::new(),
            better: better.clone(),
            answer: None,
            count: 1,
            net: [0; 2],
        })
    });
    [None, judged.seen(mv)].into_iter().chain(seen).collect()
}

/// Asserts what is said of the best moves of a position.
fn check_best<K: Phrases>(judged: &Judged<K>) {
    let (judgement, text) = (judged.judgement(), &judged.text);
    let legal = judged.position.moves();
    let best = judgement.best();
    assert_eq!(best[0], judged.report.best, "{text}: the chosen one first");
    assert!(best.iter().all(|mv| legal.contains(mv)), "{text}: {best:?}");
    if judged.report.ended.is_exact() {
        let equal: Vec<_> = judged.report.best_moves().collect();
        let same = best.len() == equal.len() && equal.iter().all(|mv| best.contains(mv));
        assert!(same, "{text}: {best:?} but {equal:?} have the best value");
    }
    for &mv in &best {
        for (seen, after) in pairs(&sights(judged, mv), &findings()) {
            let class = judgement.class(mv, after, seen.as_ref());
            // There may be other moves that the search had no reason to look at.
            let expected: &[Option<MoveClass>] = match judged.report.moves.len() {
                1 => &[None],
                _ => &[Some(MoveClass::Best), Some(MoveClass::OnlyMove)],
            };
            assert!(expected.contains(&class), "{text}: {mv} is {class:?}");
            let cost = judgement.cost(mv, after);
            assert!(
                matches!(cost, None | Some(0.0)),
                "{text}: {mv} cost {cost:?}"
            );
        }
    }
    let sentence = words::advice::<K>(&judged.position, &judged.report, None, false);
    let named = K::move_phrase(judged.report.best);
    assert!(sentence.contains(&named), "{text}: {sentence}");
}

/// Returns all pairs.
fn pairs<A: Clone, B: Copy>(first: &[A], second: &[B]) -> Vec<(A, B)> {
    let all = first.iter();
    all.flat_map(|first| second.iter().map(|&second| (first.clone(), second)))
        .collect()
}

/// Asserts what is said of any move of a position.
fn check_move<K: Phrases>(
    judged: &Judged<K>,
    mv: MoveOf<K>,
    after: Option<After>,
    sights: &[Option<Seen<MoveOf<K>>>],
) {
    let (judgement, text) = (judged.judgement(), &judged.text);
    let value = judgement.value();
    let here = judgement.verdict_of(mv);
    let proved = [here, after.map(|after| after.verdict)];
    let proved = proved.into_iter().flatten().find(|own| own.is_proved());
    let cost = judgement.cost(mv, after);
    if let Some(Verdict::Estimate(_)) = after.map(|after| after.verdict)
        && K::SCALE.source != Source::Playouts
        && here.is_some()
    {
        let (class, alone) = (
            judgement.class(mv, after, None),
            judgement.class(mv, None, None),
        );
        assert_eq!(class, alone, "{text}: {mv} was valued before");
        assert_eq!(cost, judgement.cost(mv, None), "{text}: {mv}");
    }
    for seen in sights {
        let class = judgement.class(mv, after, seen.as_ref());
        let Some(class) = class else {
            assert_eq!(cost, None, "{text}: {mv}");
            continue;
        };
        let keeps = value.is_proved() && proved.is_some_and(|own| own.result() >= value.result());
        let gives_away = matches!(class, MoveClass::GaveWin | MoveClass::GaveDraw);
        assert!(!(keeps && gives_away), "{text}: {mv} keeps the result");
        if !class.is_mistake() {
            continue;
        }
        let is_worse = cost.is_some_and(|cost| cost > 0.0)
            || proved.is_some_and(|own| own.result() < value.result());
        let is_seen = seen.as_ref().is_some_and(|seen| seen.class == class);
        assert!(
            is_worse || is_seen,
            "{text}: {mv} is {class:?}, but cost {cost:?}"
        );
        check_recommended(judged, mv, after, seen.as_ref());
    }
}

/// Asserts that what is recommended in the place of a mistake is better.
fn check_recommended<K: Phrases>(
    judged: &Judged<K>,
    mv: MoveOf<K>,
    after: Option<After>,
    seen: Option<&Seen<MoveOf<K>>>,
) {
    let (judgement, text) = (judged.judgement(), &judged.text);
    let recommended = judgement.recommended(mv, after, seen);
    assert!(!recommended.contains(&mv), "{text}: {mv} in its own place");
    // By playouts a move is valued after it; what is proved there outweighs an estimate here.
    let here = judgement.verdict_of(mv);
    let is_after =
        |after: Verdict| K::SCALE.source == Source::Playouts || here.is_none() || after.is_proved();
    let own = match (here, after.map(|after| after.verdict)) {
        (Some(here), _) if here.is_proved() => Some(here),
        (_, Some(after)) if is_after(after) => Some(after),
        _ => here,
    };
    for &other in &recommended {
        let other_value = judgement.verdict_of(other);
        let is_better = match (own, other_value) {
            (Some(own), Some(other)) => other.rank() > own.rank(),
            _ => true,
        };
        assert!(
            is_better || judgement.is_best(other),
            "{text}: {other} ({other_value:?}) in the place of {mv} ({own:?})"
        );
    }
    let is_best = |mv: &MoveOf<K>| judgement.is_best(*mv);
    assert!(
        recommended.iter().all(is_best) || !recommended.iter().any(is_best),
        "{text}: a best move and others in the place of {mv}"
    );
    // Nothing is recommended before a better move; by playouts the chosen one may have a lower value.
    let ranks: Vec<i64> = recommended
        .iter()
        .filter_map(|&mv| judgement.verdict_of(mv).map(Verdict::rank))
        .collect();
    assert!(
        ranks.is_sorted_by(|one, next| one >= next),
        "{text}: {ranks:?}"
    );
    let first = recommended.first().and_then(|&mv| judgement.verdict_of(mv));
    if let (Some(first), Some(here), None | Some(Verdict::Estimate(_))) = (first, here, own)
        && K::SCALE.source != Source::Playouts
    {
        assert!(
            first.rank() >= here.rank(),
            "{text}: {first} in the place of {mv}"
        );
    }
}

/// Asserts that the value of a position and of the one after a best move agree, and returns by how
/// much the chance to win differs if that is estimated.
fn check_next<K: Phrases>(judged: &Judged<K>, next: &Judged<K>) -> Option<f32> {
    let (before, after) = (value_of(&judged.report), value_of(&next.report).of_other());
    let text = &judged.text;
    if before.is_proved() && after.is_proved() {
        assert_eq!(
            before.result(),
            after.result(),
            "{text}: {before}, then {after}"
        );
        if let (Verdict::Win(moves), Verdict::Win(left)) = (before, after)
            && before.has_distance()
            && after.has_distance()
        {
            assert!(left < moves, "{text}: {before}, then {after}");
        }
        return None;
    }
    let chance = chance_of::<K>(after);
    match before.result() {
        _ if !before.is_proved() => {}
        Ordering::Greater => assert!(chance > 0.5, "{text}: {before}, then {after}"),
        Ordering::Less => assert!(chance < 0.5, "{text}: {before}, then {after}"),
        Ordering::Equal => {}
    }
    Some((chance_of::<K>(before) - chance).abs())
}

/// A position from which a game goes on by hints.
struct Task {
    game: GameId,
    plies: u32,
    /// Even for moves at random, odd for a game between levels.
    seed: u64,
    hints: usize,
}

/// Checks a position and those that the hints lead to; returns the differences of their values.
fn check_from<K: Phrases>(task: &Task) -> Vec<f32> {
    let setup = small_setup::<K>(task.seed);
    let moves = played::<K>(setup, task.plies, task.seed);
    let mut found = Vec::new();
    let mut here = Judged::<K>::new(setup, moves);
    for _ in 0..task.hints {
        let Some(judged) = here else { break };
        let best = judged.report.best;
        check_best(&judged);
        let mut others = judged.position.moves();
        others.retain(|&mv| kind::is_judged::<K>(mv) && !judged.judgement().is_best(mv));
        for &mv in others.iter().step_by(others.len().div_ceil(MOST).max(1)) {
            let sights = sights(&judged, mv);
            for after in findings() {
                check_move(&judged, mv, after, &sights);
            }
        }
        if let Some(&mv) = others.first()
            && K::SCALE.source == Source::Playouts
        {
            let after = judged.after(mv, judged.next(mv).as_ref());
            check_move(&judged, mv, after, &sights(&judged, mv));
        }
        here = judged.next(best);
        found.extend(here.as_ref().and_then(|next| check_next(&judged, next)));
    }
    found
}

/// The most that the chance to win may differ from one position to the next after a best move, on
/// average and in all but one. Measured here: 0.024 on average of 33, none more than 0.25; by
/// `cargo bench --bench judge` see there.
const MOST_APART: [f32; 2] = [0.04, 0.25];

#[test]
#[expect(clippy::cast_precision_loss, reason = "a few positions")]
fn every_game_is_judged_in_one_way() {
    let tasks: Vec<Task> = GAMES
        .iter()
        .flat_map(|&(game, phases, hints)| {
            (0..6)
                .zip(phases.into_iter().cycle())
                .map(move |(seed, plies)| Task {
                    game,
                    plies,
                    seed,
                    hints,
                })
        })
        .collect();
    let is_judged = |&id: &GameId| tasks.iter().any(|task| task.game == id);
    assert!(GameId::ALL.iter().all(is_judged));
    let check = |number: u64| {
        let task = &tasks[usize::try_from(number).expect("few tasks")];
        with_game!(task.game, K => check_from::<K>(task))
    };
    let mut apart: Vec<f32> = Vec::new();
    let checked: Result<(), Infallible> =
        side_by_side(tasks.len() as u64, cores(), check, |found| {
            apart.extend(found);
            Ok(())
        });
    let Ok(()) = checked;
    let mean = apart.iter().sum::<f32>() / apart.len() as f32;
    let far = apart.iter().filter(|&&apart| apart > MOST_APART[1]).count();
    assert!(apart.len() >= 20, "{}", apart.len());
    assert!(
        mean <= MOST_APART[0] && far <= 1,
        "{mean} on average, {far} far apart"
    );
}

/// The two games of Reversi whose estimates changed a lot after the move.
const REVERSI: [(&str, &str); 2] = [
    (
        "e6 f4 c3 d6 f6 d3 c5 e7 c6 b3 e8 d7 c4 f8 g8 f5 f7 b4 b5 a6 a5 g5 a7 c7 b6 a4 a3 g7 b8 c8 \
        d8 b7 e2 e3 a8 f1 a2 b2 b1 a1 c1 d1 h4 h5 h8",
        "h3",
    ),
    (
        "e6 f4 c3 d6 f6 d3 c5 b3 c6 e7 f7 d7 d8 f5 c4 e8 c7 f8 g8 b4 b5 a5 a3 a4 a6 b6 g6 b7 f3 g3 \
        a8 f2 d2 c2 a7 e1 a2 g5 h5 h6 h7 b2 a1 e3 h4",
        "b1",
    ),
];

#[test]
fn a_lost_game_of_reversi_is_not_lost_again_by_a_good_move() {
    for (game, mv) in REVERSI {
        let judged = Judged::<Reversi>::read(game);
        let reviewed = judged.review(mv);
        let class = reviewed.class.expect("a class");
        assert!(!class.is_mistake(), "{mv}: {reviewed:?}");
    }
}

#[test]
fn a_hint_of_checkers_is_no_mistake_though_it_loses_a_piece_in_plain_sight() {
    let judged = Judged::<Checkers>::read(
        "11-15 23-19 8-11 27-23 9-13 31-27 6-9 23-18 9-14 18x9 5x14 26-23 14-17 21x14 10x17x26 \
        19x10 7x14 23-19 26-31 25-21 3-7 29-25 14-18 19-15 11-16 15-11 16-20 27-23 18x27 32x23 20x27 \
        28-24 7x16 23-18 16-20 18-15 27-32 24-19 32-27 15-10",
    );
    let reviewed = judged.review("31-26");
    let mv = Checkers::parse_move(&judged.position, "31-26").expect("a move");
    assert!(judged.judgement().is_best(mv), "the hint");
    let seen = reviewed.seen.map(|seen| seen.class);
    assert_eq!(seen, Some(MoveClass::LostPiece), "what it looks like");
    assert_eq!(
        (reviewed.class, reviewed.cost),
        (Some(MoveClass::Best), Some(0.0))
    );
}

#[test]
fn a_longer_win_of_connect_4_is_no_mistake_and_the_shortest_is_recommended() {
    let judged = Judged::<Connect4>::read("4733");
    let shortest =
        ["2", "5"].map(|text| Connect4::parse_move(&judged.position, text).expect("2 or 5"));
    let sorted = |mut moves: Vec<_>| {
        moves.sort_unstable();
        moves
    };
    assert_eq!(sorted(judged.judgement().best()), shortest);
    let reviewed = judged.review("6");
    assert_eq!(sorted(reviewed.recommended), shortest);
    let class = reviewed.class.expect("a class");
    assert!(!class.is_mistake(), "the win is kept: {class:?}");
    assert!(reviewed.cost > Some(0.0), "but it comes later");
}
