//! From a game to the text of a file.

use super::game::{
    ABOUT, COMMENT, LEFT_OUT, MOVES, OURS, OWN_MOVE, PLAYERS, RESULT, RESULT_AFTER, RULES, SgfGame,
    TOLD_RESULT, TOLD_RULES, is_header, is_ours, is_same_result, with_sgf_game,
};
use super::markup::{is_set_up, unplayed_at};
use super::parse::{Event, Property, Tree, with_tree};
use super::read::{UNKNOWN, read};
use crate::core::about::Particular;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{GameSetup as _, MoveOf};
use crate::core::record::Place;
use crate::players::Seat;
use crate::session::SavedGame;
use crate::storage::error::FileFault;
use crate::storage::format::envelope::Envelope;
use crate::storage::format::error::ForeignFormat;
use crate::storage::format::foreign::{
    Entry, OUR_COMPUTER, check_same, later_state, player_name, result_after, updated_info,
};
use crate::storage::format::losses::Loss;

/// The name of a resignation in every game.
const RESIGN: &str = "resign";
/// The longest line, in characters, if it can be broken.
const WIDTH: usize = 79;

pub(in crate::storage) fn is_for(game: &str) -> bool {
    with_sgf_game!(K if K::NAME == game => ()).is_some()
}

/// Returns a game as a file, like the one with the text `before` where it is a later state of that
/// game.
///
/// # Errors
/// [`FileFault`] if the format is not for this game, or the game is not one that opens.
pub(in crate::storage) fn write(
    game: &Envelope,
    before: Option<&str>,
) -> Result<String, FileFault> {
    let format = ForeignFormat::Sgf;
    with_sgf_game!(K if K::NAME == game.game() => written::<K>(&game.open().map_err(FileFault::unreadable)?, before))
        .unwrap_or(Err(FileFault::NotFor(format)))
}

/// Returns a game as a file that was read again.
fn written<K: SgfGame>(game: &SavedGame<K>, before: Option<&str>) -> Result<String, FileFault> {
    if let Some(Updated { game, entries, cut }) = before.and_then(|before| updated(game, before))
        && let Ok(text) =
            checked(&game, text(&game, &entries, Form { has_resignation: false, cut }))
    {
        return Ok(text);
    }
    let game = &*game.on_main_line();
    let entries: Vec<String> =
        header(game).iter().map(|(name, value)| entry(name, value)).collect();
    let form = |has_resignation| Form { has_resignation, cut: None };
    let brief = checked(game, text(game, &entries, form(false)));
    brief.or_else(|_| checked(game, text(game, &entries, form(true))))
}

#[derive(Clone, Copy)]
struct Form {
    /// Whether a resignation at the end of the line is a move, and not only in the result.
    has_resignation: bool,
    /// The position whose first variation is one that is not played.
    cut: Option<Place>,
}

/// A game like that of a file.
struct Updated<K: SgfGame> {
    game: SavedGame<K>,
    /// The game info of its first node.
    entries: Vec<String>,
    /// The position before the move up to which the game of the file opens, if it does not open
    /// whole.
    cut: Option<Place>,
}

/// Returns a game like that of a file, with the game info of its first node.
fn updated<K: SgfGame>(game: &SavedGame<K>, before: &str) -> Option<Updated<K>> {
    let was = read(before).ok()?;
    let is_cut = |loss: &Loss| matches!(loss, Loss::UpTo { .. });
    let is_cut = was.losses().all().iter().any(is_cut);
    let states = later_state(game, &was)?;
    // It opens there.
    let plies = states[0].record.cursor();
    let like = |tree: &Tree<'_>| Ok(like_tree(states, tree));
    let (game, entries) = with_tree(before, like).ok()??;
    let cut = is_cut.then(|| game.record.place_after(plies));
    Some(Updated { game, entries, cut })
}

/// Returns a game, which was another one before, with the game info of the first node of a tree.
fn like_tree<K: SgfGame>(
    [was, game]: [SavedGame<K>; 2],
    tree: &Tree<'_>,
) -> Option<(SavedGame<K>, Vec<String>)> {
    let is_ours = is_ours(tree.root().ok()?);
    let header = |game: &SavedGame<K>| {
        let mut header = header(game);
        for (seat, player) in game.seats.iter().zip(PLAYERS) {
            let name = header.iter_mut().find(|(name, _)| *name == player);
            if let Some((_, name)) = name.filter(|_| !is_ours && *seat != Seat::Human) {
                name.push_str(OUR_COMPUTER);
            }
        }
        header
    };
    let (mut was, now) = (header(&was), header(&game));
    let is_own = |name: &str| {
        is_header::<K>(name) || is_set_up(name) || now.iter().any(|(own, _)| *own == name)
    };
    let sets_up = |event: Event<'_>| match event {
        Event::Node(node) => node.iter().any(|property| is_set_up(&property.name())),
        Event::Open | Event::Close => false,
    };
    if tree.events().skip(1).any(sets_up) {
        // Stones of later nodes may be among ours in the first one.
        was.retain(|(name, _)| !is_set_up(name) && *name != "PL");
    }
    let source = |property: &Property<'_>| (property.name().into_owned(), property.source());
    let root = tree.root().ok()?;
    let own = root.iter().filter(|property| is_own(&property.name()));
    let there: Vec<(String, String)> = own.map(source).collect();
    Some((game, updated_info(&there, [&was, &now], entry)))
}

/// Returns a property of the first node.
fn entry(name: &str, value: &str) -> String {
    format!("{name}[{value}]")
}

/// Returns the text of a game after it was read again.
fn checked<K: SgfGame>(game: &SavedGame<K>, text: String) -> Result<String, FileFault> {
    let own = K::setup_properties(game.setup);
    let is_usual = |what, text: &str| {
        let name =
            ABOUT.into_iter().find(|&(particular, _)| particular == what).map(|(_, name)| name);
        text == UNKNOWN || own.iter().any(|(own, value)| Some(*own) == name && value == text)
    };
    let again = read(&text).and_then(|again| again.open());
    let mut again = again.map_err(FileFault::unreadable)?;
    // A resignation that was typed as the result is a move for those who read it.
    if let (None, Some(own), Some(told)) = (
        K::result(game.record.last_position()),
        K::result(again.record.last_position()),
        game.about.of(Particular::Result),
    ) && is_same_result(told, &own)
    {
        again.record.remove_line(game.record.moves().len(), &mut None);
        again.about.set(Particular::Result, told);
    }
    check_same(game, &again, is_usual)?;
    Ok(text)
}

/// Returns a game as a file with this game info: the whole tree, first the current line. Where that
/// ends with a resignation, the result is enough to say so unless the move is wanted.
fn text<K: SgfGame>(game: &SavedGame<K>, entries: &[String], form: Form) -> String {
    let mut lines = Lines::default();
    lines.push("(;");
    for entry in entries {
        lines.push(entry);
    }
    notes(game, game.record.root(), form, &mut lines);
    let first = game.record.start().to_move();
    let mut open = Vec::new();
    let open_after = |place, player, open: &mut Vec<_>| {
        open_children(game, place, player, form, open);
    };
    open_after(game.record.root(), first, &mut open);
    while let Some(step) = open.pop() {
        match step {
            Step::Text(text) => lines.push(text),
            Step::Move(player, mv, place) => {
                match K::value_of_move(game.setup, mv) {
                    Some(value) => {
                        lines.push(&format!(";{}[{}]", MOVES[player.index()], escape(&value)));
                    }
                    None => lines.push(&format!(";{OWN_MOVE}[{}]", escape(&mv.to_string()))),
                }
                notes(game, place, form, &mut lines);
                open_after(place, player.other(), &mut open);
            }
        }
    }
    lines.push(")");
    lines.text + "\n"
}

/// The next thing to write.
enum Step<'a, M> {
    /// A bracket of a variation, or a whole one that is not played.
    Text(&'a str),
    Move(Player, M, Place),
}

/// Pushes the moves after a position on the stack, the last one first; several moves are
/// variations. In place of a pass that the file did not have come the moves after it, and in place
/// of a resignation that its result tells comes nothing, unless it is wanted.
fn open_children<'a, K: SgfGame>(
    game: &'a SavedGame<K>,
    place: Place,
    player: Player,
    form: Form,
    open: &mut Vec<Step<'a, MoveOf<K>>>,
) {
    let mut children = Vec::new();
    for (mv, to) in game.record.children(place) {
        if is_left_out(game, to) {
            let after = game.record.children(to).into_iter();
            children.extend(after.map(|(mv, to)| (player.other(), mv, to)));
        } else if form.has_resignation || !is_told_resignation(game, mv, to) {
            children.push((player, mv, to));
        }
    }
    let markup = game.record.markup_at(place);
    let unplayed = &markup[unplayed_at(markup)..];
    let is_fork = children.len() > 1 || !unplayed.is_empty();
    // The last one is written first.
    let is_first = form.cut == Some(place);
    if !is_first {
        open.push(Step::Text(unplayed));
    }
    for (player, mv, to) in children.into_iter().rev() {
        if is_fork {
            open.extend([Step::Text(")"), Step::Move(player, mv, to), Step::Text("(")]);
        } else {
            open.push(Step::Move(player, mv, to));
        }
    }
    if is_first {
        open.push(Step::Text(unplayed));
    }
}

/// Returns whether the move to a position is the resignation that the result tells, about which
/// nothing was written.
fn is_told_resignation<K: SgfGame>(game: &SavedGame<K>, mv: MoveOf<K>, place: Place) -> bool {
    let record = &game.record;
    mv.to_string() == RESIGN
        && is_resigned_at(game, place)
        && record.comment_at(place).is_none()
        && record.markup_at(place).is_empty()
}

/// Returns whether a position is the end of the line, and the result says that it was given up
/// there.
fn is_resigned_at<K: SgfGame>(game: &SavedGame<K>, place: Place) -> bool {
    place == game.record.last_place()
        && K::result(game.record.last_position()).is_some_and(|result| result.ends_with("+R"))
}

/// Returns whether the move to a position is a pass that the file did not have, about which nothing
/// was written since.
fn is_left_out<K: SgfGame>(game: &SavedGame<K>, place: Place) -> bool {
    let record = &game.record;
    record.markup_at(place) == LEFT_OUT
        && record.comment_at(place).is_none()
        && record.agreed_at(place).is_empty()
        && !record.children(place).is_empty()
}

/// Writes the comment on a position, what was agreed on in it, and its markup.
fn notes<K: SgfGame>(game: &SavedGame<K>, place: Place, form: Form, lines: &mut Lines) {
    if let Some(comment) = game.record.comment_at(place) {
        lines.push(&format!("{COMMENT}[{}]", escape(comment.text())));
    }
    let agreed: Vec<String> =
        game.record.agreed_at(place).iter().map(|mv| escape(&mv.to_string())).collect();
    // In some games a resignation is no move.
    let is_told = !form.has_resignation && agreed == [RESIGN] && is_resigned_at(game, place);
    if !agreed.is_empty() && !is_told {
        lines.push(&format!("{OWN_MOVE}[{}]", agreed.join("][")));
    }
    let markup = game.record.markup_at(place);
    let markup = &markup[..unplayed_at(markup)];
    lines.push(markup);
    if place == game.record.last_place() && !markup.contains("TB[") && !markup.contains("TW[") {
        lines.push(&K::agreed_properties(game.record.last_position()));
    }
}

/// Returns the properties of the first node.
fn header<K: SgfGame>(game: &SavedGame<K>) -> Vec<Entry> {
    let mut header = vec![
        ("FF", "4".to_owned()),
        ("GM", K::NUMBER.to_string()),
        ("CA", "UTF-8".to_owned()),
        ("AP", format!("{OURS}:{}", env!("CARGO_PKG_VERSION"))),
    ];
    let result = K::result(game.record.last_position());
    let mut about = game.about.clone();
    let told_rules = about.of(Particular::Rules).map(str::to_owned);
    // RU names our rules if the result was counted by them, or if the recorded name reads as other
    // rules; the recorded name is then kept in our own property.
    let is_told = told_rules
        .as_ref()
        .is_some_and(|rules| result.is_none() && K::is_read_by(rules, game.setup));
    // A recorded result of an earlier position is written beside that of the end.
    let told_result = about.of(Particular::Result).filter(|_| result.is_some()).map(escape);
    if result.is_some() {
        about.remove(Particular::Result);
    }
    header.extend(
        K::setup_properties(game.setup).into_iter().filter(|&(name, _)| name != RULES || !is_told),
    );
    if !is_told {
        about.remove(Particular::Rules);
        header.extend(told_rules.map(|rules| (TOLD_RULES, escape(&rules))));
    }
    header.extend(Player::BOTH.into_iter().filter_map(|player| {
        let name = player_name(game.seats[player.index()], game.names.of(player))?;
        Some((PLAYERS[player.index()], escape(&name)))
    }));
    header.extend(
        ABOUT
            .into_iter()
            .filter_map(|(particular, name)| Some((name, escape(about.of(particular)?)))),
    );
    header.extend(result.map(|result| (RESULT, result)));
    header.extend(told_result.map(|result| (TOLD_RESULT, result)));
    header.extend(result_after(game).map(|place| (RESULT_AFTER, place)));
    header
}

fn escape(text: &str) -> String {
    let mut value = String::new();
    for character in text.chars() {
        if matches!(character, '\\' | ']') {
            value.push('\\');
        }
        value.push(character);
    }
    value
}

/// A text with line breaks between its pieces.
#[derive(Default)]
struct Lines {
    text: String,
    /// The characters of the last line.
    width: usize,
}

impl Lines {
    /// Adds a piece, on a new line if the last one is too long for it.
    fn push(&mut self, piece: &str) {
        if piece.is_empty() {
            return;
        }
        let width = piece.chars().count();
        if self.width > 0 && self.width + width > WIDTH {
            self.text.push('\n');
            self.width = 0;
        }
        self.text.push_str(piece);
        // A comment may contain line breaks.
        self.width =
            piece.rsplit_once('\n').map_or(self.width + width, |(_, last)| last.chars().count());
    }
}
