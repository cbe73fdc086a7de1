//! What of PDN is kept unchanged: tags, move annotations, and lines from a move on that cannot be
//! played, each in brackets behind them.

use super::parse::{Token, Tokens, is_known, without_mark};
use crate::storage::format::annotation::{Annotation, Quality};

/// Separates two annotations of a move.
pub(super) const SEPARATOR: &str = " ";

/// Returns a tag on its own line.
pub(super) fn tag(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The most bytes of a position's markup that are searched for annotations to show.
const MOST_READ: usize = 64 * 1024;

/// Returns markup without the lines that are not played, and these, without their brackets. A
/// bracket that is not one of such a line is with the former.
pub(super) fn split(markup: &str) -> (String, Vec<&str>) {
    let markup = without_mark(markup);
    let mut tokens = Tokens::new(markup);
    let (mut own, mut lines) = (String::new(), Vec::new());
    let (mut depth, mut from) = (0_usize, 0);
    while let Ok(Some(token)) = tokens.next() {
        match token {
            Token::Open => {
                if depth == 0 {
                    own.push_str(tokens.since(from));
                    from = tokens.at();
                }
                depth += 1;
            }
            Token::Tag(..) if depth > 0 => break,
            Token::Close if depth > 0 => {
                depth -= 1;
                if depth == 0 {
                    lines.push(tokens.since(from));
                    from = tokens.at();
                }
            }
            _ => {}
        }
    }
    if depth > 0 {
        own.push('(');
    }
    own.push_str(&markup[from..]);
    own.truncate(own.trim_end().len());
    (own, lines)
}

pub(in crate::storage) fn has_lines(markup: &str) -> bool {
    markup.contains('(') && !split(markup).1.is_empty()
}

/// Returns whether a text consists of tags without a meaning here, before the first move, or of
/// annotations of a move, and of lines in brackets.
pub(in crate::storage) fn is_markup(text: &str, is_root: bool) -> bool {
    // Some annotations only occur right behind a move.
    let (text, _) = split(text);
    let is_behind_move = !is_root && text.starts_with(['!', '?', '*']);
    let text = if is_behind_move { format!("x{text}") } else { text };
    let mut tokens = Tokens::new(&text);
    let mut is_first = true;
    loop {
        let is_right = match tokens.next() {
            Ok(None) => return !tokens.has_program_lines(),
            Ok(Some(Token::Tag(name, _))) => is_root && !is_known(name),
            Ok(Some(Token::Sign(_))) => true,
            Ok(Some(Token::Move(mv, _))) => is_behind_move && is_first && mv == "x",
            Ok(Some(Token::Open | Token::Close | Token::Result(_) | Token::Comment(_)))
            | Err(_) => false,
        };
        if !is_right {
            return false;
        }
        is_first = false;
    }
}

/// Returns what the signs of a position say of it and of the move before it.
pub(in crate::storage) fn annotations(text: &str) -> Vec<Annotation> {
    let of_sign = |sign: &str| {
        let moves = |quality| Some(Annotation::Move(quality));
        match sign {
            "!" | "$1" => moves(Quality::Good),
            "?" | "$2" => moves(Quality::Bad),
            "!!" | "$3" => moves(Quality::VeryGood),
            "??" | "$4" => moves(Quality::VeryBad),
            "!?" | "$5" => moves(Quality::Interesting),
            "?!" | "$6" => moves(Quality::Doubtful),
            "$10" | "$11" | "$12" => Some(Annotation::Even),
            "$13" => Some(Annotation::Unclear),
            // White is the side that does not begin.
            "$14" | "$16" => Some(Annotation::second_ahead(false)),
            "$18" => Some(Annotation::second_ahead(true)),
            "$15" | "$17" => Some(Annotation::first_ahead(false)),
            "$19" => Some(Annotation::first_ahead(true)),
            _ => None,
        }
    };
    // The rest of a game that cannot be played may be as long as its file.
    let (text, _) = split(&text[..text.floor_char_boundary(MOST_READ)]);
    // Tags stand on lines of their own.
    let lines = text.lines().filter(|line| !line.starts_with('['));
    lines.flat_map(str::split_whitespace).filter_map(of_sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bracket_that_is_not_closed_stays() {
        let (own, lines) = split("($9");
        assert_eq!((own.as_str(), lines.len()), ("($9", 0));
        assert!(!is_markup("($9", false));
    }

    #[test]
    fn signs_say_how_good_a_move_was() {
        assert_eq!(
            annotations("!? $13 $146\n[A \"!\"]"),
            [Annotation::Move(Quality::Interesting), Annotation::Unclear]
        );
    }

    #[test]
    fn markup_is_tags_and_signs_that_mean_nothing_here() {
        for (text, is_root, expected) in [
            ("[PlyCount \"33\"]\n[Opening2 \"a \\\" b\"]", true, true),
            ("[PlyCount \"33\"]", false, false),
            ("[White \"Anna\"]", true, false),
            ("[white \"Anna\"]", true, false),
            ("! $9", false, true),
            ("*", false, true),
            ("$9 $10", false, true),
            ("$9 *", false, false),
            ("! 11-15", false, false),
            ("11-15", false, false),
            ("x", false, false),
            ("! {text}", false, false),
            ("1-0", false, false),
            ("% $9", false, false),
            ("! $9 (8-99 {a)} (9-99)\n% x\n)", false, true),
            ("(8-99) (9-99)", true, true),
            ("(8-99", false, false),
            ("(8-99 {)", false, false),
            ("(8-99))", false, false),
        ] {
            assert_eq!(is_markup(text, is_root), expected, "{text}");
        }
        assert_eq!(
            split("! $9 (8-99 {)} (9-99)) (x)"),
            ("! $9".to_owned(), vec!["8-99 {)} (9-99)", "x"])
        );
        assert_eq!(annotations("! (8-99 ?)"), annotations("!"));
        assert_eq!(tag("A", "b \"c\" \\"), "[A \"b \\\"c\\\" \\\\\"]");
    }
}
