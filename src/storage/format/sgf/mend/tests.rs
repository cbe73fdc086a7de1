//! Tests of the slips: the table of what is mended and how.

use super::*;
use crate::storage::format::sgf::game::{MOVES, OWN_MOVE};
use crate::storage::format::sgf::markup::SET_UP;
use crate::storage::format::sgf::parse::Tree;

/// Returns a mended text, with the kinds and the places of its slips.
fn mended(text: &str) -> Option<(String, Vec<(usize, Slip)>)> {
    let mended = Mended::of(text)?;
    Some((mended.text, mended.slips))
}

fn text(text: &str) -> Slip {
    Slip::Text(text.to_owned())
}

#[test]
fn each_slip_is_mended_in_its_place() {
    let no_value = || Slip::NoValue("W".to_owned());
    let small = |name: &str| Slip::SmallLetters(name.to_owned());
    for (before, after, slips) in [
        // The end is missing.
        ("(;B[aa]", "(;B[aa])", vec![(7, Slip::NoEnd)]),
        ("(;B[aa](;W[bb](;B[cc]", "(;B[aa](;W[bb](;B[cc])))", vec![(21, Slip::NoEnd)]),
        ("(;B[aa]C[bye", "(;B[aa]C[bye])", vec![(7, Slip::NoEnd), (12, Slip::NoEnd)]),
        ("(;B[aa]C[bye\\", "(;B[aa]C[bye\\\\])", vec![(7, Slip::NoEnd), (13, Slip::NoEnd)]),
        ("(;B[aa];W[b", "(;B[aa];PLOTTEXT[W[b])", vec![(8, Slip::NoEnd), (11, Slip::NoEnd)]),
        ("(;B[aa];W[", "(;B[aa];PLOTTEXT[W[])", vec![(8, Slip::NoEnd), (10, Slip::NoEnd)]),
        ("(;B[aa];W", "(;B[aa];PLOTTEXT[W])", vec![(8, Slip::NoEnd), (9, Slip::NoEnd)]),
        ("(;B[aa];", "(;B[aa];)", vec![(8, Slip::NoEnd)]),
        ("(;B[aa](", "(;B[aa](;))", vec![(8, Slip::NoEnd)]),
        ("(;GM[1];B[aa] (;GM[1];B[bb])", "(;GM[1];B[aa] )(;GM[1];B[bb])", vec![(14, Slip::NoEnd)]),
        // No semicolon.
        ("(B[pp];W[dd])", "(;B[pp];W[dd])", vec![(1, Slip::NoSemicolon)]),
        ("(;B[aa](W[bb])(;W[cc]))", "(;B[aa](;W[bb])(;W[cc]))", vec![(8, Slip::NoSemicolon)]),
        ("(;B[aa]())", "(;B[aa](;))", vec![(8, Slip::NoSemicolon)]),
        ("x (EV[a]\n;B[aa])", "x (;EV[a]\n;B[aa])", vec![(3, Slip::NoSemicolon)]),
        // Text between nodes and properties.
        ("(;B[cc]---;W[dd])", "(;B[cc]PLOTTEXT[---];W[dd])", vec![(7, text("---"))]),
        ("(;B[cc],;W[dd])", "(;B[cc]PLOTTEXT[,];W[dd])", vec![(7, text(","))]),
        ("(;B[cc] and so C[x])", "(;B[cc] PLOTTEXT[and so] C[x])", vec![(8, text("and so"))]),
        ("(;B[cc](;W[a]),(;W[b]))", "(;B[cc](;W[a])(;PLOTTEXT[,])(;W[b]))", vec![(14, text(","))]),
        ("(;\u{e9};B[cc])", "(;PLOTTEXT[\u{e9}];B[cc])", vec![(2, text("\u{e9}"))]),
        ("(;B[cc]];W[dd])", "(;B[cc]PLOTTEXT[\\]];W[dd])", vec![(7, text("]"))]),
        // Small letters.
        ("(;id[2020]B[aa])", "(;ID[2020]B[aa])", vec![(2, small("id"))]),
        ("(;b[aa];w[bb])", "(;B[aa];W[bb])", vec![(2, small("b")), (8, small("w"))]),
        // No value.
        ("(;W;B[cc])", "(;W[?];B[cc])", vec![(2, no_value())]),
        // Brackets in a text.
        ("(;US[Ann [3d]]PB[A];B[a])", "(;US[Ann [3d\\]]PB[A];B[a])", vec![(12, Slip::Bracket)]),
        ("(;PB[[3d] Ann]PW[A])", "(;PB[[3d\\] Ann]PW[A])", vec![(8, Slip::Bracket)]),
        ("(;PB[a[1] b[2] c]PW[A])", "(;PB[a[1\\] b[2\\] c]PW[A])", vec![(8, Slip::Bracket)]),
        ("(;C[see [1]; then];B[a])", "(;C[see [1\\]; then];B[a])", vec![(10, Slip::Bracket)]),
        ("(;C[a] (b) c];B[a])", "(;C[a\\] (b) c];B[a])", vec![(5, Slip::Bracket)]),
        ("(;PB[a] b]PW[x])", "(;PB[a\\] b]PW[x])", vec![(6, Slip::Bracket)]),
        ("(;PB[a [1] [b] c]PW[A])", "(;PB[a [1\\] [b\\] c]PW[A])", vec![(9, Slip::Bracket)]),
        // It is not plain what a bracket of a move means.
        ("(;B[aa];W[bb] x];B[cc])", "(;B[aa];W[bb] PLOTTEXT[x\\]];B[cc])", vec![(14, text("x]"))]),
        // Moves behind variations.
        (
            "(;B[a](;W[b])(;W[c]);B[d]C[\\)])",
            "(;B[a](;W[b])(;W[c])(;PLOTTEXT[;B[d\\]C[\\\\)\\]]))",
            vec![(20, Slip::Order)],
        ),
    ] {
        assert_eq!(mended(before), Some((after.to_owned(), slips)), "{before}");
        let tree = Tree::parse(after).expect("a game");
        assert!(tree.is_sound(), "{after}");
    }
}

#[test]
fn nothing_is_mended_that_is_right() {
    for text in [
        "",
        "hello",
        "(;B[aa])",
        "text (with brackets) (;B[aa];W[](;C[\\] ;(])(;))\n(;GM[1]AddBlack[aa])  end)",
        "(;C[a]N[b];B[aa]\n\n;W[bb] (;B[cc]) )",
    ] {
        assert_eq!(mended(text), None, "{text}");
    }
}

#[test]
fn places_in_a_mended_text_are_those_of_the_original() {
    let original = "(B[aa]---;W[bb]id[3];C[x [y] z];B[cc";
    let mended = Mended::of(original).expect("slips");
    assert_eq!(mended.text, "(;B[aa]PLOTTEXT[---];W[bb]ID[3];C[x [y\\] z];PLOTTEXT[B[cc])");
    for piece in ["B[aa]", "W[bb]", "[3]", "C[x [y", "] z]"] {
        let at = mended.text.find(piece).expect("it is there");
        let from = mended.original_at(at);
        assert!(original[from..].starts_with(piece), "{piece}: {from}");
    }
    assert_eq!(mended.original_at(mended.text.len()), original.len());
}

#[test]
fn too_many_slips_are_not_mended() {
    let text = format!("(;B[aa]{})", ";B[aa],".repeat(MOST_SLIPS + 1));
    assert_eq!(mended(&text), None);
    let text = format!("(;C[{}])", "[x] ".repeat(100_000));
    assert!(mended(&text).is_some(), "it takes no long time");
}

#[test]
fn properties_that_change_the_position_are_no_texts() {
    let known = MOVES.into_iter().chain(SET_UP).chain(["PL", OWN_MOVE]);
    assert!(known.clone().all(is_step) && known.count() == STEPS.len());
}
