//! The findings of a review in words: the accuracy of each side, the classes of the moves, and the
//! key moments.

use crate::app::analysis::Analysis;
use crate::app::analysis::graph::{self, Accuracy};
use crate::app::contract::board::{BoardUi, Compared};
use crate::app::screens::review::{AccuracyWords, ClassCount, Model, Moment};
use crate::app::theme::Palette;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, MoveClass, MoveOf, Source};
use crate::core::plain;
use crate::core::verdict::Verdict;
use crate::session::{Review, ReviewedMistake, Session};
use crate::words::{self, Who, text};

/// The classes that a review counts even where they do not occur.
const ALWAYS_COUNTED: [MoveClass; 3] = [MoveClass::Best, MoveClass::Good, MoveClass::Inaccuracy];

/// The most characters of a comment in the line below the board, and for screen readers.
const MOST_OF_COMMENT: usize = 600;

/// Returns what the review shows.
pub(super) fn model<'a, K: BoardUi>(
    session: &'a Session<K>,
    analysis: &'a Analysis<K>,
    palette: &Palette,
) -> Model<'a> {
    let record = session.record();
    let moves = record.moves().len();
    Model {
        sides: Player::BOTH.map(words::side::<K>),
        names: Player::BOTH.map(|player| words::in_a_word(session, player)),
        accents: Player::BOTH.map(|player| K::accent(player, palette)),
        subtitle: subtitle(session, analysis),
        ending: ending(session, analysis),
        cursor: record.cursor(),
        moves: (1..=moves)
            .map(|ply| (session.mover_at(ply - 1), analysis.class(ply)))
            .collect(),
        can_play: session.position().outcome().is_none(),
        next_move: next_move(session, analysis),
        next_cost: next_cost(session, analysis),
        comment: record
            .comment_at(record.place_after(record.cursor() + 1))
            .map(|comment| plain::one_line(&comment.shown(), MOST_OF_COMMENT)),
        moments: moments(session, analysis),
        counts: class_counts(session, analysis),
        accuracies: Player::BOTH.map(|player| accuracy_words(session, analysis, player)),
        accuracy_tip: accuracy_tip(session, analysis),
        known: progress(session, analysis),
        is_exact: is_exact(session, analysis),
        has_failed: analysis.has_failed(),
        shorten: Box::new(|sentence, letters| words::with_short_name(session, sentence, letters)),
        graph: Box::new(|painter, axis, palette| {
            graph::paint(painter, axis, session, analysis, palette);
        }),
    }
}

/// Returns the key moments of the line that are known so far, in order: the mistakes of both sides.
pub(super) fn moments<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> Vec<Moment> {
    (1..=session.record().moves().len())
        .filter_map(|ply| moment(session, analysis, ply))
        .collect()
}

/// Returns a move of the line as a key moment, if it is known to be a mistake.
pub(super) fn moment<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
    ply: usize,
) -> Option<Moment> {
    let class = analysis.class(ply).filter(|class| class.is_mistake())?;
    let made = *session.record().moves().get(ply - 1)?;
    let player = session.mover_at(ply - 1);
    let opponent = player.other();
    let name = words::in_a_word(session, player);
    let who = if session.you() == Some(player) {
        Who::You
    } else {
        Who::Named(&name)
    };
    let better = analysis.better(ply, true);
    let mistake = words::Mistake {
        class,
        seen: analysis.seen(ply),
        better: &better,
        opponent: K::SIDES[opponent.index()],
    };
    let sentence = mistake.sentence::<K>(who, session.you() == Some(opponent));
    // The name of the class stands beside the sentence.
    let sentence = if sentence == words::class_name(class) {
        text::review::was_mistake(K::move_subject(made))
    } else {
        sentence
    };
    Some(Moment {
        ply,
        player,
        class,
        sentence,
    })
}

/// Returns the moves in the position in view that would repeat the mistake that follows in the
/// line: the move that was made, those with the same mistake to be seen, and those that are known
/// to give as much away. There are none if no mistake follows.
pub(super) fn repetitions<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
) -> Vec<MoveOf<K>> {
    let ply = session.record().cursor() + 1;
    let made = session.record().moves().get(ply - 1);
    let class = analysis.class(ply).filter(|class| class.is_mistake());
    let (Some(&made), Some(class)) = (made, class) else {
        return Vec::new();
    };
    let mut repeats = vec![made];
    if class.is_visible() {
        let position = session.position();
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let is_same = |&mv: &MoveOf<K>| {
            let seen = K::visible_mistake(position, mv).filter(|seen| seen.class == class);
            seen.is_some() && !analysis.is_best(ply - 1, mv)
        };
        repeats.extend(moves.into_iter().filter(|mv| *mv != made).filter(is_same));
    } else if let Some(before) = analysis.settled(ply - 1) {
        let gives_away = |verdict: Verdict| match class {
            MoveClass::GaveWin | MoveClass::GaveDraw => {
                !matches!(verdict, Verdict::Estimate(_)) && verdict.result() < before.result()
            }
            _ => false,
        };
        let others = analysis.moves_at(ply - 1);
        let others = others.iter().filter(|worth| worth.mv != made);
        let same = others.filter(|worth| gives_away(worth.verdict));
        repeats.extend(same.map(|worth| worth.mv));
    }
    repeats
}

/// Returns the classes to count, the best moves first, then the mistakes that only reading ahead
/// shows, then those that can be seen.
pub(super) fn class_counts<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
) -> Vec<ClassCount> {
    let made: Vec<_> = (1..=session.record().moves().len())
        .filter_map(|ply| Some((session.mover_at(ply - 1), analysis.class(ply)?)))
        .collect();
    let count = |class: MoveClass| ClassCount {
        class,
        counts: Player::BOTH.map(|player| {
            let same = made.iter().filter(|&&found| found == (player, class));
            same.count()
        }),
    };
    let (seen, others): (Vec<_>, Vec<_>) = MoveClass::ALL
        .into_iter()
        .map(count)
        .filter(|count| ALWAYS_COUNTED.contains(&count.class) || count.counts != [0, 0])
        .partition(|count| count.class.is_visible());
    let (hidden, kept): (Vec<_>, Vec<_>) = others
        .into_iter()
        .partition(|count| count.class.is_mistake());
    let mut sorted: Vec<_> = kept.into_iter().rev().collect();
    sorted.extend(hidden);
    sorted.extend(seen);
    sorted
}

/// Returns the subtitle of the review: `You against High · You won on move 25`.
pub(super) fn subtitle<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> String {
    let [first, second] = Player::BOTH.map(|player| words::in_a_word(session, player));
    let pairing = match session.you() {
        Some(Player::First) => text::play::pairing_you(second),
        Some(Player::Second) => text::play::pairing_you(first),
        None => text::play::pairing(first, second),
    };
    text::play::beside(pairing, ending(session, analysis))
}

/// Returns the result of the game: `You won on move 25`, or `You won after 25 moves` if it did not
/// end with a move on the board.
pub(super) fn ending<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> String {
    let line = session.record().moves();
    let moves = line.len();
    let is_on_board = |&mv: &MoveOf<K>| kind::is_judged::<K>(mv) && !kind::is_pass(mv);
    let is_won_on_board = line.last().is_none_or(is_on_board);
    match analysis.ended() {
        Some(Outcome::Win(winner)) => {
            let name = words::in_a_word(session, winner);
            match (session.you() == Some(winner), is_won_on_board) {
                (true, true) => text::review::won_you(moves),
                (true, false) => text::review::won_after_you(moves),
                (false, true) => text::review::won_name(name, moves),
                (false, false) => text::review::won_after_name(name, moves),
            }
        }
        Some(Outcome::Draw) => text::review::drawn(moves),
        None => text::play::moves_so_far(moves),
    }
}

/// Returns what was played next in the position in view: `Move 17: you played column 3`, or how the
/// game ended at the end of the line.
pub(super) fn next_move<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> String {
    let record = session.record();
    let Some(&mv) = record.moves().get(record.cursor()) else {
        return ending(session, analysis);
    };
    let player = session.mover_at(record.cursor());
    let (ply, mv) = (record.cursor() + 1, K::move_phrase(mv));
    if session.you() == Some(player) {
        text::review::played_you(ply, mv)
    } else {
        text::review::played_name(ply, words::in_a_word(session, player), mv)
    }
}

/// Returns what the next move in the position in view cost: `cost 4 discs`.
pub(super) fn next_cost<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
) -> Option<String> {
    let cost = analysis.counted_cost(session.record().cursor() + 1)?;
    words::cost::<K>(cost)
}

pub(super) fn accuracy_words<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
    player: Player,
) -> AccuracyWords {
    let is_complete = is_complete(session, analysis);
    let Accuracy {
        share,
        good,
        known,
        all,
    } = Accuracy::of(session, analysis, player);
    let told = match known {
        0 if all == 0 => text::review::no_moves().to_owned(),
        0 if is_complete => text::review::only_forced().to_owned(),
        0 => "…".to_owned(),
        _ if is_complete => text::review::good_moves(good, known),
        _ => text::review::good_moves_so_far(good, known),
    };
    let none = if all == 0 || is_complete {
        "–"
    } else {
        "…"
    };
    let figure = words::accuracy(share.percent()).unwrap_or_else(|| none.to_owned());
    AccuracyWords {
        said: text::review::accuracy_said(&figure, told),
        label: text::review::accuracy(),
        figure,
    }
}

/// Returns the tooltip of the accuracy, with how much was searched for it once all is known.
pub(super) fn accuracy_tip<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> String {
    let what = match K::SCALE.source {
        Source::Playouts => "games",
        Source::Search | Source::PlayOut => "positions",
    };
    let effort = analysis.effort();
    effort
        .filter(|_| is_complete(session, analysis))
        .map_or_else(
            || text::review::accuracy_tip().to_owned(),
            |effort| text::review::accuracy_tip_estimated(effort, what),
        )
}

/// Returns the move after the position in view, compared with better ones; `None` at the end of the
/// line, and for a move that is not judged.
pub(super) fn compared<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
) -> Option<Compared<MoveOf<K>>> {
    let record = session.record();
    let ply = record.cursor() + 1;
    let made = *record.moves().get(record.cursor())?;
    if !kind::is_judged::<K>(made) {
        return None;
    }
    let class = analysis.class(ply);
    let is_mistake = class.is_some_and(MoveClass::is_mistake);
    Some(Compared {
        made,
        is_made: false,
        better: if is_mistake {
            analysis.better(ply, true)
        } else {
            Vec::new()
        },
        answer: None,
        class,
        seen: analysis
            .seen(ply)
            .filter(|seen| Some(seen.class) == class)
            .cloned(),
    })
}

/// Returns whether all values known of the line are exact.
pub(super) fn is_exact<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> bool {
    (0..=session.record().moves().len())
        .all(|ply| !matches!(analysis.verdict(ply), Some(Verdict::Estimate(_))))
}

/// Returns what a complete review has found, to be kept with the game.
pub(super) fn findings<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
) -> Review<MoveOf<K>> {
    let sides = Player::BOTH.map(|player| Accuracy::of(session, analysis, player));
    let mistake = |moment: Moment| ReviewedMistake {
        ply: moment.ply,
        player: moment.player,
        class: moment.class,
        better: analysis.better(moment.ply, false),
    };
    Review {
        line: session.record().moves().to_vec(),
        judged: sides.map(|side| side.known),
        accuracy: sides.map(|side| side.share.percent()),
        effort: analysis.effort(),
        mistakes: moments(session, analysis)
            .into_iter()
            .map(mistake)
            .collect(),
    }
}

/// Returns whether every position of the line is known.
pub(super) fn is_complete<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> bool {
    let (known, all) = progress(session, analysis);
    known == all
}

/// Returns how many positions of the line are known, and how many there are.
pub(super) fn progress<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> (usize, usize) {
    let all = session.record().moves().len() + 1;
    (
        (0..all)
            .filter(|&ply| analysis.settled(ply).is_some())
            .count(),
        all,
    )
}
