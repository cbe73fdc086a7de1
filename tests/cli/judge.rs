//! Hints and reviews of every game agree: the real binary, through pipes.

use plot4::core::kind::MoveClass;
use plot4::games::GameId;
use serde_json::{Value, json};

use crate::pipes::run;

/// Games in progress, with their options and what stands between their moves: each goes on by
/// hints.
const GAMES: [(&str, &[&str], &str, &[&str]); 6] = [
    ("connect4", &[], "", &["4", "7", "3", "3"]),
    ("connect4", &["--size", "5x4"], "", &["2", "2", "4"]),
    ("gomoku", &[], " ", &["H8", "A1", "I8"]),
    ("go", &["--size", "5"], " ", &["C3", "B2"]),
    ("checkers", &[], " ", &["11-15", "22-17", "15-19"]),
    ("reversi", &[], " ", &["d3", "c5", "e6"]),
];
/// The moves made by hints.
const HINTS: usize = 2;

/// Returns the lines of JSON that a command writes about a position.
fn lines(command: &str, game: &str, options: &[&str], position: &str) -> Vec<Value> {
    let arguments = [&[command, "--json", "--game", game], options, &[position]].concat();
    let output = run(&arguments).succeeded();
    let read = |line| serde_json::from_str(line).expect("a line of JSON");
    output.lines().map(read).collect()
}

/// Returns the names of the best moves, sorted; columns are numbers.
fn best(facts: &Value) -> Vec<String> {
    let moves = facts["best"].as_array().expect("moves").iter();
    let name = |mv: &Value| mv.as_str().map_or_else(|| mv.to_string(), str::to_owned);
    let mut names: Vec<String> = moves.map(name).collect();
    names.sort_unstable();
    names
}

#[test]
fn a_review_calls_best_what_the_hint_called_best() {
    let all = GameId::ALL.iter().map(|game| game.name());
    assert!(all.into_iter().all(|name| GAMES.iter().any(|game| game.0 == name)));
    for (game, options, between, begun) in GAMES {
        let mut moves: Vec<String> = begun.iter().map(ToString::to_string).collect();
        let mut hints = Vec::new();
        for _ in 0..HINTS {
            let hint = lines("hint", game, options, &moves.join(between)).remove(0);
            let best = best(&hint);
            let text = hint["text"].as_str().expect("a text");
            let is_named = best.iter().any(|mv| text.contains(mv.as_str()));
            let is_any = text.starts_with("Every column");
            assert!(is_named || is_any, "{game}: {best:?} in {text:?}");
            moves.push(best[best.len() - 1].clone());
            hints.push(best);
        }
        let reviewed = lines("review", game, options, &moves.join(between));
        assert_eq!(reviewed.len(), moves.len());
        for (facts, hint) in reviewed[begun.len()..].iter().zip(hints) {
            let class = &facts["class"];
            let classes = [json!("best"), json!("only_move"), Value::Null];
            assert!(classes.contains(class), "{game} {moves:?}: {facts}");
            let cost = facts.get("cost").and_then(Value::as_f64);
            assert!(matches!(cost, None | Some(0.0)), "{game} {moves:?}: {facts}");
            if !class.is_null() {
                assert_eq!(best(facts), hint, "{game} {moves:?}: {facts}");
            }
        }
    }
}

#[test]
fn connect_4_keeps_the_win_with_a_longer_one_and_recommends_the_shortest() {
    let hint = &lines("hint", "connect4", &[], "4733")[0];
    assert_eq!(hint["best"], json!([2, 5]));
    let reviewed = lines("review", "connect4", &[], "47336");
    let facts = &reviewed[4];
    assert_eq!(facts["best"], json!([2, 5]));
    let class = facts["class"].as_str();
    assert!(matches!(class, Some("good" | "inaccuracy")), "{facts}");
}

#[test]
fn a_coin_without_an_alternative_has_no_class() {
    let full = ["--size", "4x4"];
    let reviewed = lines("review", "connect4", &full, "3314124341413222");
    let (free, forced) = reviewed.split_at(13);
    assert!(free.iter().all(|facts| facts["class"].is_string()));
    for facts in forced {
        assert_eq!((&facts["class"], &facts["cost"]), (&Value::Null, &Value::Null));
    }
}

#[test]
fn gomoku_judges_stones_far_from_all_others() {
    let reviewed = lines("review", "gomoku", &[], "H8 H9 A1 G9 A15");
    for facts in [&reviewed[2], &reviewed[4]] {
        assert!(facts["class"].is_string(), "{facts}");
        assert!(facts["cost"].as_f64() > Some(0.0), "{facts}");
    }
    let (wasted, good) = (&reviewed[2]["class"], [MoveClass::Best, MoveClass::Good]);
    assert!(good.iter().all(|class| wasted != class.word()), "{wasted}");
}
