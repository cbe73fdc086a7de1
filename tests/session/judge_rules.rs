//! What must hold of the [`Judgement`] of any position, for the tests and `benches/judge.rs`.

use std::cmp::Ordering;

use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Player};
use plot4::core::kind::{
    self, After, CostUnit, Effort, Judgement, MoveClass, MoveOf, Seen, Source, chance_of, value_of,
};
use plot4::core::search::Report;
use plot4::core::verdict::Verdict;
use plot4::games::GameId;
use plot4::players::{opening, strategy};
use plot4::words::{self, Phrases};

/// A position in which a game is judged.
pub struct Judged<K: Phrases> {
    setup: K::Setup,
    moves: Vec<MoveOf<K>>,
    pub position: K::Game,
    report: Report<MoveOf<K>>,
    /// The game to here, for messages.
    text: String,
}

impl<K: Phrases> Judged<K> {
    /// Judges a position as a hint does; `None` if the game is over, or only to be counted.
    pub fn new(setup: K::Setup, moves: Vec<MoveOf<K>>) -> Option<Self> {
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

    pub fn judgement(&self) -> Judgement<'_, K> {
        Judgement::of(&self.report)
    }

    /// Returns the mistake in a move that can be seen.
    pub fn seen(&self, mv: MoveOf<K>) -> Option<Seen<MoveOf<K>>> {
        let start = K::start(self.setup);
        kind::new_mistake::<K>(&self.position, mv, || kind::last_turn::<K>(&start, &self.moves))
    }

    /// Judges the position after a move.
    pub fn next(&self, mv: MoveOf<K>) -> Option<Self> {
        let moves = [&self.moves[..], &[mv]].concat();
        Self::new(self.setup, moves)
    }

    /// Returns what a review knows after a move.
    pub fn after(&self, mv: MoveOf<K>, next: Option<&Self>) -> Option<After> {
        let mut position = self.position.clone();
        position.make(mv);
        let ended = After::of_end::<K>(&position, self.position.to_move());
        ended.or_else(|| next.map(|next| After::of(&next.report)))
    }
}

/// The most moves of a position that are held against the rules, spread over the list.
const MOST: usize = 60;
/// How many moves would not have been the mistake that is made up.
const SOME: usize = 10;

/// How a position comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Moves at random.
    Random,
    /// A game between two levels.
    Levels,
    /// A game of the hints.
    Hints,
}

/// The levels that play each other, from the weakest.
const LEVELS: [&str; 4] = ["casual", "low", "medium", "high"];

/// Returns the moves of a game to a position, or of all of it if it ends before.
fn played<K: Phrases>(task: &Task, setup: K::Setup) -> Vec<MoveOf<K>> {
    let Task { plies, seed, .. } = *task;
    if task.origin == Origin::Random
        && let Some(moves) = opening::<K>(setup, plies, seed)
    {
        return moves;
    }
    let mut moves = opening::<K>(setup, 2, seed).expect("an opening");
    let mut position = K::start(setup);
    for &mv in &moves {
        position.make(mv);
    }
    let number = |seed: u64| usize::try_from(seed).expect("few seeds") % LEVELS.len();
    let mut players = [seed, seed + 1].map(|seed| {
        let name = LEVELS[number(seed)];
        let level: K::Level = name.parse().unwrap_or_else(|_| panic!("{name} is a level"));
        match task.origin {
            Origin::Hints => K::adviser(setup, Effort::Usual),
            Origin::Random | Origin::Levels => strategy::<K>(level, setup, Player::First, seed),
        }
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
    let classes = MoveClass::ALL.into_iter().filter(|class| class.is_visible());
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
            assert!(matches!(cost, None | Some(0.0)), "{text}: {mv} cost {cost:?}");
        }
    }
    let sentence = words::hint::<K>(&judged.position, &judged.report, None).said;
    let named = K::move_phrase(judged.report.best);
    // Two columns that are as good are named together.
    let names = [named, K::one_of_moves(&best)].map(|name| name.to_lowercase());
    let said = sentence.to_lowercase();
    assert!(names.iter().any(|name| said.contains(name)), "{text}: {sentence}");
}

/// Returns all pairs.
fn pairs<A: Clone, B: Copy>(first: &[A], second: &[B]) -> Vec<(A, B)> {
    let all = first.iter();
    all.flat_map(|first| second.iter().map(|&second| (first.clone(), second))).collect()
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
        let (class, alone) = (judgement.class(mv, after, None), judgement.class(mv, None, None));
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
        assert!(is_worse || is_seen, "{text}: {mv} is {class:?}, but cost {cost:?}");
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
    let is_after = |after: Verdict| K::SCALE.source == Source::Playouts || after.is_proved();
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
    // Nothing is recommended before a better move; by playouts the chosen one may have a lower
    // value.
    let ranks: Vec<i64> =
        recommended.iter().filter_map(|&mv| judgement.verdict_of(mv).map(Verdict::rank)).collect();
    assert!(ranks.is_sorted_by(|one, next| one >= next), "{text}: {ranks:?}");
    let first = recommended.first().and_then(|&mv| judgement.verdict_of(mv));
    if let (Some(first), Some(here), None | Some(Verdict::Estimate(_))) = (first, here, own)
        && K::SCALE.source != Source::Playouts
    {
        assert!(first.rank() >= here.rank(), "{text}: {first} in the place of {mv}");
    }
}

/// Asserts that the value of a position and of the one after a best move agree, and returns by how
/// much the chance to win differs if that is estimated.
fn check_next<K: Phrases>(judged: &Judged<K>, next: &Judged<K>) -> Option<f32> {
    let (before, after) = (value_of(&judged.report), value_of(&next.report).of_other());
    let text = &judged.text;
    if before.is_proved() && after.is_proved() {
        assert_eq!(before.result(), after.result(), "{text}: {before}, then {after}");
        // Where moves to the end are no unit, a win is proved, and not the shortest one: the next
        // search may find a longer one.
        if let (Verdict::Win(moves), Verdict::Win(left)) = (before, after)
            && before.has_distance()
            && after.has_distance()
            && K::SCALE.cost.unit == CostUnit::Moves
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

/// A position to check, from which a game goes on by hints.
#[derive(Clone, Debug)]
pub struct Task {
    pub game: GameId,
    pub origin: Origin,
    /// The number of moves to it.
    pub plies: u32,
    pub seed: u64,
    /// How many moves by hints are checked from there on.
    pub hints: usize,
    /// The size of a board of Go.
    pub go_size: &'static str,
}

/// What was checked.
#[derive(Debug, Default)]
pub struct Checked {
    pub positions: u32,
    /// By how much the chance to win differs from one position to the next after a best move, where
    /// it is estimated.
    pub apart: Vec<f32>,
}

/// Checks a position and those that the hints lead to.
pub fn check_from<K: Phrases>(task: &Task) -> Checked {
    let setup = if K::NAME == GameId::Go.name() {
        K::parse_setup(&[("size", task.go_size)]).expect("a size")
    } else {
        kind::window_setup::<K>()
    };
    let moves = played::<K>(task, setup);
    let mut checked = Checked::default();
    let mut here = Judged::<K>::new(setup, moves);
    for _ in 0..task.hints {
        let Some(judged) = here else { break };
        let best = judged.report.best;
        checked.positions += 1;
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
        let apart = here.as_ref().and_then(|next| check_next(&judged, next));
        checked.apart.extend(apart);
    }
    checked
}
