//! How Reversi refuses moves and explains hints.

use plot4::words::{Explain as _, Phrases as _};
use plot4_core::control::Unlimited;
use plot4_core::game::{self, Game as _};
use plot4_core::kind::{Effort, Notation as _, Players as _};
use plot4_core::reversi::{Insight, Move, Position, Refusal, Reversi, Setup, Square};

#[test]
fn moves_are_refused_with_a_reason() {
    let start = Position::default();
    for (name, refusal, words) in [
        ("d4", game::Refusal::Taken.into(), "This place is already taken"),
        (
            "a1",
            Refusal::TurnsNothing,
            "A disc on a1 would not flip any discs: choose a square with a dot",
        ),
        ("pass", Refusal::MayNotPass, "You can flip a disc, so you can’t pass"),
    ] {
        let mv = Reversi::parse_move(&start, name).expect("a move");
        assert_eq!(start.clone().play(mv), Err(refusal));
        assert_eq!(Reversi::refused(&start, mv, refusal), words);
    }
    let outside = Move::Place(Square::at(8, 0));
    assert_eq!(start.refusal(outside), Some(game::Refusal::OffBoard.into()));
    let mut over = Position::default();
    for mv in Reversi::parse_moves(Setup, "e6 f4 e3 f6 g5 d6 e7 f5 c5").expect("moves") {
        over.play(mv).expect("a legal move");
    }
    assert_eq!(over.refusal(Move::Pass), Some(game::Refusal::GameOver.into()));
}

#[test]
fn a_text_that_is_no_move_is_refused_in_words() {
    for (text, words) in [
        ("d3 i9", "Move 2 (“i9”): There is no point i9: choose a1 to h8"),
        ("d3 x", "Move 2 (“x”): This is not a move: write one such as d3 or c4"),
        ("d3 d4", "Move 2 (“d4”): This place is already taken"),
        ("d3 a1", "Move 2 (“a1”): This disc would not flip any discs"),
    ] {
        let error = Reversi::parse_moves(Setup, text).expect_err("no list of moves");
        assert_eq!(error.explain(), words);
    }
}

#[test]
fn hints_give_reasons() {
    let mv = |name: &str| Move::typed(name, 8).expect("a move");
    for (insight, words) in [
        (Insight::Exact(mv("a1"), 12), "a1 wins by exactly 12 discs with best play"),
        (Insight::Exact(mv("a1"), 0), "a1 draws with best play"),
        (
            Insight::Exact(Move::Pass, -1),
            "Pass loses by 1 disc with best play, and no other move loses by less",
        ),
        (Insight::Corner(mv("h8")), "h8 is a corner: that disc can never be flipped"),
        (Insight::Leaves(mv("d3"), 3), "d3 looks best, and leaves your opponent 3 moves"),
    ] {
        assert_eq!(Reversi::explanation(&insight), [words]);
    }
    let mut adviser = Reversi::adviser(Setup, Effort::Usual);
    let start = Position::default();
    let report = adviser.choose(&start, &mut Unlimited).expect("a report");
    let explanation = adviser.explain(&start, &report, &mut Unlimited);
    let insight = explanation.map(|explanation| explanation.insight);
    assert_eq!(insight, Some(Insight::Leaves(report.best, 3)));
}
