//! From a game to the text of a file.

use super::markup;
use super::parse::{
    ABOUT, EVENT, GAME_TYPE, NO_RESULT, OPTIONS, OTHER_RESULTS, OWN_EVENT, PLAYERS, RESULT,
    RESULT_AFTER, RESULTS, TOLD_RESULT, result,
};
use crate::core::about::Particular;
use crate::core::checkers::{Checkers, Move, Setup};
use crate::core::game::{Game, Player};
use crate::core::kind::GameSetup;
use crate::core::record::{Comment, Place};
use crate::session::SavedGame;
use crate::storage::format::foreign::{Entry, OUR_COMPUTER, player_name, result_after};

/// The longest line of moves, in characters.
const WIDTH: usize = 79;

/// Returns a game as a file with these tags: the whole tree, beginning with the current line.
pub(super) fn write(game: &SavedGame<Checkers>, tags: &[String]) -> String {
    let result = result_of(game);
    let unknown = game.record.markup_at(game.record.root());
    let (unknown, _) = markup::split(unknown);
    let unknown = (!unknown.is_empty()).then_some(&*unknown);
    let lines = tags.iter().map(String::as_str).chain(unknown);
    let mut text = lines.fold(String::new(), |text, line| text + line + "\n");
    if !text.is_empty() {
        text.push('\n');
    }
    let mut words = Words { text: String::new(), width: 0, is_bracket: false };
    words.comment(game.record.comment_at(game.record.root()));
    let mut open = vec![Step::Follow { place: game.record.root(), plies: 0, numbered: true }];
    let first = game.record.start().to_move().index();
    while let Some(step) = open.pop() {
        match step {
            Step::Open => words.open(),
            Step::Close => words.close(),
            Step::Unplayed(text) => words.unplayed(text),
            Step::Move { mv, place, plies, numbered } => {
                let (signs, _) = markup::split(game.record.markup_at(place));
                words.mv(mv, &signs, plies + first, numbered);
                words.comment(game.record.comment_at(place));
            }
            Step::Follow { place, plies, numbered } => {
                follow(game, place, plies, numbered, &mut open);
            }
        }
    }
    // A tag may contain anything, but only known results may follow the moves.
    let is_known = RESULTS.into_iter().chain(OTHER_RESULTS).any(|known| known == result);
    words.push(if is_known { &result } else { NO_RESULT });
    text.push_str(&words.text);
    text.push('\n');
    text
}

/// The next thing to write.
enum Step<'a> {
    Open,
    Close,
    /// The text of a line that is not played.
    Unplayed(&'a str),
    Move {
        mv: Move,
        place: Place,
        plies: usize,
        /// Whether to write its number, for either side.
        numbered: bool,
    },
    /// The moves after a position of the tree.
    Follow {
        place: Place,
        plies: usize,
        /// Whether to write the number of the next move.
        numbered: bool,
    },
}

/// Pushes the moves after a position on the stack, the last one first: the line, with its
/// variations after its first move. A line that is not played is a variation, too, or goes on where
/// there is no move.
fn follow<'a>(
    game: &'a SavedGame<Checkers>,
    place: Place,
    plies: usize,
    numbered: bool,
    open: &mut Vec<Step<'a>>,
) {
    let (_, mut unplayed) = markup::split(game.record.markup_at(place));
    let children = game.record.children(place);
    let first = (children.is_empty() && !unplayed.is_empty()).then(|| unplayed.remove(0));
    let variations = |open: &mut Vec<Step<'a>>| {
        for &text in unplayed.iter().rev() {
            open.extend([Step::Close, Step::Unplayed(text), Step::Open]);
        }
    };
    let Some((&(mv, to), others)) = children.split_first() else {
        variations(open);
        open.extend(first.map(Step::Unplayed));
        return;
    };
    open.push(Step::Follow {
        place: to,
        plies: plies + 1,
        numbered: !others.is_empty() || !unplayed.is_empty(),
    });
    variations(open);
    for &(other, to) in others.iter().rev() {
        open.push(Step::Close);
        open.push(Step::Follow { place: to, plies: plies + 1, numbered: false });
        open.push(Step::Move { mv: other, place: to, plies, numbered: true });
        open.push(Step::Open);
    }
    open.push(Step::Move { mv, place: to, plies, numbered });
}

/// The tags after that of the event, if they are present.
const LEADING: [&str; 3] = ["Site", "Date", "Round"];

/// Returns the result: that of the end, or else the recorded one.
fn result_of(game: &SavedGame<Checkers>) -> String {
    let outcome = game.record.last_position().outcome();
    let told = || game.about.of(Particular::Result).map(str::to_owned);
    let result = outcome.map(|outcome| result(outcome).to_owned()).or_else(told);
    result.unwrap_or_else(|| NO_RESULT.to_owned())
}

pub(super) fn tags(game: &SavedGame<Checkers>) -> Vec<Entry> {
    let about = &game.about;
    let is_over = game.record.last_position().outcome().is_some();
    // A recorded result of an earlier position is written beside that of the end.
    let earlier = about.of(Particular::Result).filter(|_| is_over).map(str::to_owned);
    let told = |particular| about.of(particular).map(str::to_owned);
    let players = Player::BOTH.map(|player| {
        let seat = game.seats[player.index()];
        let mark = if seat.is_human() { "" } else { OUR_COMPUTER };
        player_name(seat, game.names.of(player)).map(|name| name + mark)
    });
    // First the tags that the format requires first, in its order.
    let mut tags = vec![(EVENT, told(Particular::Event).unwrap_or_else(|| OWN_EVENT.to_owned()))];
    let (leading, others): (Vec<_>, Vec<_>) =
        ABOUT.into_iter().partition(|(_, tag)| LEADING.contains(tag));
    tags.extend(leading.into_iter().filter_map(|(particular, tag)| Some((tag, told(particular)?))));
    let named = PLAYERS.into_iter().zip(players);
    tags.extend(named.filter_map(|(tag, name)| Some((tag, name?))));
    tags.push((RESULT, result_of(game)));
    let others = others.into_iter().filter(|&(_, tag)| !matches!(tag, EVENT | RESULT));
    tags.extend(others.filter_map(|(particular, tag)| Some((tag, told(particular)?))));
    tags.push(("GameType", GAME_TYPE.to_owned()));
    tags.extend(earlier.map(|result| (TOLD_RESULT, result)));
    tags.extend(result_after(game).map(|place| (RESULT_AFTER, place)));
    let usual = Checkers::format_setup(Setup::of_size(game.setup.size()));
    let standard = Checkers::format_setup(Setup::default());
    for (option, value) in Checkers::format_setup(game.setup) {
        let unsaid = if option == "size" { &standard } else { &usual };
        let tag = OPTIONS.into_iter().find(|(_, name)| *name == option).map(|(tag, _)| tag);
        if let Some(tag) = tag.filter(|_| !unsaid.contains(&(option, value.clone()))) {
            tags.extend((tag == "FEN").then(|| ("SetUp", "1".to_owned())));
            tags.push((tag, value));
        }
    }
    tags
}

/// Words with blanks between them, broken into lines.
struct Words {
    text: String,
    /// The characters of the last line.
    width: usize,
    /// Whether the last character opens a variation, so that no blank follows.
    is_bracket: bool,
}

impl Words {
    fn push(&mut self, word: &str) {
        let width = word.chars().count();
        if self.is_bracket || self.width == 0 {
            self.is_bracket = false;
        } else if self.width + 1 + width > WIDTH {
            self.text.push('\n');
            self.width = 0;
        } else {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += width;
    }

    /// Adds a move, and the number of moves before it if the first side has begun.
    fn mv(&mut self, mv: Move, signs: &str, plies: usize, numbered: bool) {
        let number = plies / 2 + 1;
        if plies.is_multiple_of(2) {
            self.push(&format!("{number}."));
        } else if numbered {
            self.push(&format!("{number}..."));
        }
        // Annotations such as `!` go right behind the move, `$9` stands alone.
        let (strength, others) =
            signs.split_at(signs.find(|c| !matches!(c, '!' | '?' | '*')).unwrap_or(signs.len()));
        self.push(&format!("{mv}{strength}"));
        others.split_whitespace().for_each(|sign| self.push(sign));
    }

    /// Adds a comment on separate lines: in braces or, if it contains a closing brace, with a
    /// semicolon before each line.
    fn comment(&mut self, comment: Option<&Comment>) {
        let Some(text) = comment.map(Comment::text) else {
            return;
        };
        let text = if text.contains('}') {
            text.lines().map(|line| format!(";{line}")).collect::<Vec<_>>().join("\n")
        } else {
            format!("{{{text}}}")
        };
        self.break_line();
        self.text.push_str(&text);
        self.text.push('\n');
        self.is_bracket = false;
    }

    /// Adds a line that is not played, as it stands.
    fn unplayed(&mut self, text: &str) {
        self.push(text);
        self.width = text.chars().rev().take_while(|&c| c != '\n').count();
    }

    /// Continues at the beginning of a line.
    fn break_line(&mut self) {
        if self.width > 0 {
            self.text.push('\n');
        }
        self.width = 0;
    }

    fn open(&mut self) {
        self.push("(");
        self.is_bracket = true;
    }

    fn close(&mut self) {
        self.text.push(')');
        self.width += 1;
    }
}
