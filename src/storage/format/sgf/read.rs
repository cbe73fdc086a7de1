//! From the text of a file to a game: first what its nodes tell, then its moves.

use std::ops::Range;

use super::game::{
    ABOUT, COMMENT, LEFT_OUT, MOVES, OWN_MOVE, PLAYERS, RESULT, RESULT_AFTER, RULES, SgfGame,
    TOLD_RESULT, TOLD_RULES, is_header, is_ours, is_same_result, with_sgf_game,
};
use super::parse::{Event, Properties, Property, Tree, first_node, is_pass, with_tree};
use super::parts::file_game;
use super::{imported, markup};
use crate::core::about::About;
use crate::core::game::{Game, Player};
use crate::core::kind::MoveFault;
use crate::core::record::{Builder, Place};
use crate::players::Seat;
use crate::session::SavedGame;
use crate::storage::format::encoding::Encoding;
use crate::storage::format::envelope::{Envelope, MOST_GAMES, listed};
use crate::storage::format::error::{ParseError, ParseFault, is_too_large};
use crate::storage::format::foreign::{place_of_result, player_in, with_info};
use crate::storage::format::losses::{Loss, Losses};

/// The games of the format that people are likely to open, by their numbers: the names by which
/// messages know them.
const NAMES: [(u32, &str); 8] = [
    (1, "go"),
    (2, "othello"),
    (3, "chess"),
    (4, "gomoku"),
    (5, "morris"),
    (6, "backgammon"),
    (7, "xiangqi"),
    (8, "shogi"),
];

/// The value of something unknown.
pub(super) const UNKNOWN: &str = "?";

/// The name of the reason why a suicide is refused.
const SUICIDE: &str = "self-capture";

/// The most bytes to tell of what is not played.
const MOST_REST: usize = 500;

/// Returns the first game of a text.
///
/// # Errors
/// [`ParseError`] if the text is not SGF, is a game of another kind, or one that our rules refuse.
pub(in crate::storage) fn read(text: &str) -> Result<Envelope, ParseError> {
    match imported::as_sgf(text) {
        Some((text, format)) => {
            let game = with_tree(&text, read_tree)?;
            Ok(game.losing(Loss::Imported(format)))
        }
        None => with_tree(text, read_tree),
    }
}

fn read_tree(tree: &Tree<'_>) -> Result<Envelope, ParseError> {
    // The format's own default is Go.
    let number = tree.root()?.text("GM").unwrap_or_else(|| "1".to_owned());
    let parsed = number.parse();
    with_sgf_game!(K if parsed == Ok(K::NUMBER) => read_as::<K>(tree)).unwrap_or_else(|| {
        let known = NAMES.into_iter().find(|&(known, _)| parsed == Ok(known));
        let game = known.map(|(_, name)| name);
        let fault = ParseFault::OtherSgfGame { number, game };
        Err(ParseError::field("GM", fault))
    })
}

fn read_as<K: SgfGame>(tree: &Tree<'_>) -> Result<Envelope, ParseError> {
    let root = tree.root()?;
    let (game, mut losses) = K::read(tree)?;
    let about = about::<K>(game.setup, root);
    add_losses(root, &game, tree, &mut losses);
    let (parts, is_cut_off) = K::parts(&game.record, root);
    if is_cut_off || tree.games.len() > MOST_GAMES {
        losses.add(Loss::NotOffered);
    }
    if let Some(fault) = &tree.later_fault {
        losses.add(Loss::LaterGame(Box::new(fault.clone())));
    }
    let game = with_info(game, about, result_after(root));
    let games = if tree.games.len() + parts.len() > 1 {
        let mut games = listed(tree.text, tree.games.iter().cloned(), file_game).into_iter();
        let first = games.next();
        first.into_iter().chain(parts).chain(games).collect()
    } else {
        Vec::new()
    };
    let own = tree.games.first().map_or("", |own| &tree.text[own.clone()]);
    let game = Envelope::new(game).with_losses(losses);
    Ok(game.with_text(own).among(games))
}

/// Adds what else of a file is not kept in the game that was read from it.
fn add_losses<K: SgfGame>(
    root: Properties<'_>,
    game: &SavedGame<K>,
    tree: &Tree<'_>,
    losses: &mut Losses,
) {
    let told = root
        .text(RESULT)
        .filter(|told| told != UNKNOWN && is_result_of_end(root, game.record.moves().len()))
        .filter(|_| losses.cut().is_none());
    if let (Some(told), Some(own)) = (told, K::result(game.record.last_position()))
        && !is_same_result(&told, &own)
    {
        losses.add(Loss::Result { told });
    }
    let header = || root.iter().filter(|property| is_header::<K>(&property.name()));
    for (index, property) in header().enumerate() {
        if property.len() > 1 || header().take(index).any(|before| before.name() == property.name())
        {
            losses.add(Loss::Repeated(property.name().to_string()));
        }
    }
    if tree.has_other_text {
        losses.add(Loss::OtherText);
    }
    if tree.other_games > 0 {
        losses.add(Loss::OtherGames(tree.other_games));
    }
}

/// Returns where the result of a file stands, where it says so.
fn result_after(root: Properties<'_>) -> Option<(usize, usize)> {
    place_of_result(&root.text(RESULT_AFTER)?)
}

/// Returns whether the result of a file is that of the end of its line, which has so many moves,
/// and not of a position before those that were tried later.
pub(super) fn is_result_of_end(root: Properties<'_>, plies: usize) -> bool {
    root.text(TOLD_RESULT).is_some() || result_after(root).is_none_or(|(_, after)| after >= plies)
}

/// Returns what a file tells of its game besides players and moves, and what we would write
/// ourselves.
fn about<K: SgfGame>(setup: K::Setup, root: Properties<'_>) -> About {
    let mut about = About::default();
    let own = K::setup_properties(setup);
    let is_own =
        |name: &str, text: &str| own.iter().any(|(own, value)| *own == name && value == text);
    for (particular, name) in ABOUT {
        let own = [(RULES, TOLD_RULES), (RESULT, TOLD_RESULT)]
            .into_iter()
            .find(|&(usual, own)| usual == name && root.text(own).is_some());
        let name = own.map_or(name, |(_, own)| own);
        if let Some(text) = root.text(name).filter(|text| text != UNKNOWN && !is_own(name, text)) {
            about.set(particular, &text);
        }
    }
    about
}

// The moves, by a set-up.

/// Plays the game of a file by a set-up, and returns it without its game info, with what is not
/// kept of it and whether a move is not played that takes its own stones off the board. Players are
/// human, except for our [computers](player_in). The game begins with the stones that the first
/// `leading` nodes set up; 0 is for a game that has none.
///
/// A later node that sets up stones, or a move that cannot be read or that our rules refuse, begins
/// a [part](Unplayed) that is kept and not played.
///
/// # Errors
/// [`ParseError`] if the text is not SGF.
pub(super) fn play_through<K: SgfGame>(
    tree: &Tree<'_>,
    setup: K::Setup,
    leading: usize,
) -> Result<(SavedGame<K>, Losses, bool), ParseError> {
    let root = tree.root()?;
    if leading == 0 {
        check_no_stones(root, tree)?;
    }
    let mut game = SavedGame::<K>::new(setup, [Seat::Human; 2], 0);
    for ((seat, property), player) in game.seats.iter_mut().zip(PLAYERS).zip(Player::BOTH) {
        let (who, name) = player_in(is_ours(root), &root.text(property).unwrap_or_default());
        *seat = who;
        game.names.set(player, name);
    }
    let mut record = Builder::new(K::start(setup));
    let played = play::<K>(setup, root, tree, &mut record);
    if played.is_err() {
        record.forget(0, 0);
    }
    write_comment(root, &mut record);
    // Properties that the set-up does not express are kept as they stand.
    let own = K::setup_properties(setup);
    record.add_markup(
        markup::SEPARATOR,
        &markup::of(root, |name| own.iter().any(|(own, _)| *own == name) || is_header::<K>(name)),
    );
    let mut reader = Reader::<K> {
        setup,
        has_own_turn: own.iter().any(|(own, _)| *own == "PL"),
        tree,
        record,
        forks: Vec::new(),
        is_first: false,
        waiting: Vec::new(),
        unplayed: Vec::new(),
        refused: 0,
        is_aside: false,
        cut: None,
        suicides: 0,
        losses: Losses::default(),
    };
    reader.note_turn(root);
    let mut part = played.err().map(|error| reader.refuse(error, Unplayed::of_moves(root)));
    for (number, event) in tree.events().enumerate().skip(1) {
        if let Some(unplayed) = &mut part {
            if !unplayed.is_over(event) {
                continue;
            }
            let text = part.take().map(|unplayed| unplayed.text);
            if let (Some(cut), Some(text)) = (&mut reader.cut, &text)
                && cut.rest.is_empty()
            {
                let rest = &text[1..text.len() - 1];
                let end = rest.floor_char_boundary(MOST_REST);
                rest[..end].clone_into(&mut cut.rest);
            }
            reader.unplayed.extend(text.map(|text| (reader.record.place(), text)));
        }
        part = reader.step(event, number < leading)?;
    }
    let Reader { record, unplayed, refused, cut, suicides, mut losses, .. } = reader;
    tree.check_end()?;
    let mut record = record.finish();
    // It is written again, as long as it follows.
    let own = K::agreed_properties(record.last_position());
    let last = record.last_place();
    if !own.is_empty() && record.markup_at(last).ends_with(&own) {
        let markup = record.markup_mut(last);
        markup.truncate(markup.len() - own.len());
    }
    for (place, slip) in tree.slips() {
        losses.add(Loss::Slip { place, slip });
    }
    if let Some(cut) = &cut {
        losses.add(Loss::UpTo { error: Box::new(cut.error.clone()), rest: cut.rest.clone() });
        // Another variation may go on from there.
        record.go_to(record.plies_to(cut.place).unwrap_or(usize::MAX));
    }
    let refused_first = usize::from(cut.is_some());
    for name in markup::not_shown(tree) {
        losses.add(Loss::NotShown(name));
    }
    if unplayed.len() > refused {
        losses.add(Loss::Unplayed(unplayed.len() - refused));
    }
    if refused > refused_first {
        losses.add(Loss::Refused(refused - refused_first));
    }
    for (place, mut text) in unplayed {
        let markup = record.markup_mut(place);
        if markup.is_empty() {
            text.shrink_to_fit();
            *markup = text;
        } else {
            markup.push_str(&text);
        }
    }
    let is_left_out = |&place: &Place| record.markup_at(place) == LEFT_OUT;
    let left_out = record.places().filter(is_left_out).count();
    if left_out > 0 {
        losses.add(Loss::LeftOut(left_out));
    }
    game.record = record;
    Ok((game, losses, suicides > 0))
}

/// A move of the first line that is not played, nor what follows.
struct Cut {
    error: ParseError,
    place: Place,
    rest: String,
}

/// Goes through the nodes of a file behind the first one.
struct Reader<'a, K: SgfGame> {
    setup: K::Setup,
    /// Whether PL belongs to the set-up.
    has_own_turn: bool,
    tree: &'a Tree<'a>,
    record: Builder<K::Game>,
    /// The number of moves before each open variation.
    forks: Vec<usize>,
    /// Whether a variation has begun whose first move is still to come.
    is_first: bool,
    /// The nodes of that variation so far, which are about the variation rather than the position
    /// that it shares with others.
    waiting: Vec<Properties<'a>>,
    /// The parts that are not played, and where they begin.
    unplayed: Vec<(Place, String)>,
    /// How many parts begin with a move that the rules refuse.
    refused: usize,
    /// Whether the first line is over: what follows is beside it.
    is_aside: bool,
    /// The move of the first line that is not played.
    cut: Option<Cut>,
    /// How many parts begin with a move that takes its own stones off the board.
    suicides: usize,
    losses: Losses,
}

impl<'a, K: SgfGame> Reader<'a, K> {
    /// Takes the next step; returns the part that begins with it, if it is one that is not played.
    fn step(&mut self, event: Event<'a>, is_leading: bool) -> Result<Option<Unplayed>, ParseError> {
        match event {
            Event::Open => {
                self.write_waiting();
                self.forks.push(self.record.plies());
                self.is_first = true;
            }
            Event::Node(node) => {
                if !is_leading && sets_up::<K>(node, &self.record) {
                    return Ok(Some(self.unplayed_from(node)));
                }
                let (plies, moves) = (self.record.plies(), self.record.moves());
                let played = play::<K>(self.setup, node, self.tree, &mut self.record);
                if let Err(error) = played {
                    self.record.forget(plies, moves);
                    let part = self.unplayed_from(node);
                    return Ok(Some(self.refuse(error, part)));
                }
                self.note_turn(node);
                if is_too_large(&self.record) {
                    return Err(ParseError::format(ParseFault::TooManyMoves));
                }
                if self.is_first && self.record.plies() == plies {
                    // PL is about this position.
                    if node.text("PL").is_some() {
                        self.write(node);
                    } else {
                        self.waiting.push(node);
                    }
                } else {
                    self.write_waiting();
                    self.write(node);
                }
            }
            Event::Close => {
                self.is_aside = true;
                self.write_waiting();
                self.record.back_to(self.forks.pop().unwrap_or_default());
            }
        }
        Ok(None)
    }

    /// Takes a part that begins with a move which has this error.
    fn refuse(&mut self, error: ParseError, part: Unplayed) -> Unplayed {
        self.refused += 1;
        self.suicides += usize::from(error.refusal() == Some(SUICIDE));
        if !self.is_aside && self.cut.is_none() {
            self.cut = Some(Cut { error, place: self.record.place(), rest: String::new() });
        }
        part
    }

    /// Adds a loss for a PL that contradicts the game.
    fn note_turn(&mut self, node: Properties<'_>) {
        let Some(text) = node.text("PL") else { return };
        let to_move = Some(self.record.position().to_move());
        let is_told = node
            .iter()
            .any(|property| property.name() == "PL" && told_turn(&property.text()) == to_move);
        // Some programs name the player who has moved.
        let is_first = self.record.plies() == 0 && told_turn(&text).is_some() && self.has_own_turn;
        if !is_told && !is_first {
            let name = "PL".to_owned();
            self.losses.add_first_value(name, text);
        }
    }

    /// Begins a part that is not played, with this node and those that wait for it.
    fn unplayed_from(&mut self, node: Properties<'a>) -> Unplayed {
        let mut part = Unplayed::default();
        for node in self.waiting.drain(..).chain([node]) {
            Event::Node(node).write(&mut part.text);
        }
        part
    }

    /// Writes the notes of the nodes that wait for the first move of their variation.
    fn write_waiting(&mut self) {
        self.is_first = false;
        for node in std::mem::take(&mut self.waiting) {
            self.write(node);
        }
    }

    /// Writes the comment and the markup of a node to the current position.
    fn write(&mut self, node: Properties<'a>) {
        write_comment(node, &mut self.record);
        let is_start = self.record.plies() == 0;
        let is_misplaced = |name: &str| is_start && is_header::<K>(name);
        // PL of later nodes with stones is written with all stones, in the first node.
        let is_turn = node.text("PL").is_some_and(|text| told_turn(&text).is_some());
        let is_read = |name: &str| {
            is_misplaced(name) || is_start && name == "PL" && self.has_own_turn && is_turn
        };
        self.record.add_markup(markup::SEPARATOR, &markup::of(node, is_read));
        for property in node.iter().filter(|property| is_misplaced(&property.name())) {
            self.losses.add(Loss::Misplaced(property.name().to_string()));
        }
    }
}

/// Returns whether a node changes the position otherwise than by a move.
fn sets_up<K: SgfGame>(node: Properties<'_>, record: &Builder<K::Game>) -> bool {
    node.iter().any(|property| match &*property.name() {
        "PL" => {
            let is_move = |property: &Property<'_>| MOVES.contains(&&*property.name());
            let told = told_turn(&property.text());
            told.is_some_and(|told| told != record.position().to_move())
                && !node.iter().any(is_move)
        }
        name => markup::is_set_up(name),
    })
}

/// Refuses stones that are set up in the first node of a game that begins without any.
fn check_no_stones(root: Properties<'_>, tree: &Tree<'_>) -> Result<(), ParseError> {
    match root.iter().find(|property| {
        markup::is_set_up(&property.name()) && property.texts().any(|text| !text.is_empty())
    }) {
        None => Ok(()),
        Some(property) => {
            let property_name = property.name().to_string();
            let fault = ParseFault::Stones(property_name);
            Err(ParseError::format_at(tree.place(property.at), fault))
        }
    }
}

/// Plays the moves of a node, if it has any.
///
/// # Errors
/// [`ParseError::Move`] of the first one that cannot be played.
fn play<K: SgfGame>(
    setup: K::Setup,
    node: Properties<'_>,
    tree: &Tree<'_>,
    record: &mut Builder<K::Game>,
) -> Result<(), ParseError> {
    for property in node.iter() {
        let number = record.plies() + 1;
        let wrong = |fault| ParseError::Move {
            number,
            found: property.text(),
            place: Some(tree.place(property.at)),
            fault,
        };
        if let Some(index) = MOVES.iter().position(|name| *name == property.name()) {
            play_move::<K>(setup, Player::BOTH[index], property, record).map_err(wrong)?;
        } else if property.name() == OWN_MOVE {
            for text in property.texts() {
                let mv =
                    K::parse_move(record.position(), &text).map_err(|fault| wrong(fault.into()))?;
                record.play(mv).map_err(|refusal| wrong(ParseFault::Move(refusal.into())))?;
            }
        }
    }
    Ok(())
}

/// Writes the comment of a node to the current position. The order of the properties of a node
/// means nothing: its comment may stand before its move.
fn write_comment<G: Game>(node: Properties<'_>, record: &mut Builder<G>) {
    for comment in node.iter().filter(|property| property.name() == COMMENT) {
        comment.lines().for_each(|text| record.write(&text));
    }
}

fn play_move<K: SgfGame>(
    setup: K::Setup,
    player: Player,
    property: &Property<'_>,
    record: &mut Builder<K::Game>,
) -> Result<(), ParseFault> {
    if property.len() > 1 {
        return Err(ParseFault::Several(property.name().to_string()));
    }
    let mv = K::move_of_value(setup, &property.text())?;
    // What was agreed on before does not bind a move. In our older files it was a turn, and a pass
    // gave the turn back to the player who has it here anyway.
    let agreed = record.steps_since_move();
    record.back_to(record.plies() - agreed);
    let is_turn = record.position().to_move() == player;
    if agreed > 0 && !is_turn && is_pass(&property.text(), u8::MAX) {
        return Ok(());
    }
    // A pass that the rules force upon the other player may be left out.
    if let Some(forced) =
        K::forced(record.position()).filter(|_| record.position().to_move() != player)
    {
        record.play(forced).map_err(MoveFault::from)?;
    }
    if record.position().outcome().is_none() && record.position().to_move() != player {
        let wrong = ParseFault::Turn {
            side: record.position().to_move(),
            first: K::start(setup).to_move(),
        };
        let moves = record.moves();
        match K::PASS {
            Some(pass) if record.play(pass).is_ok() => {}
            _ => return Err(wrong),
        }
        // After two passes it may still be the other player's turn.
        if record.position().outcome().is_some() || record.position().to_move() != player {
            return Err(wrong);
        }
        // Another variation may have begun with this pass.
        if record.moves() > moves {
            record.add_markup(markup::SEPARATOR, LEFT_OUT);
        }
    }
    let is_pass = K::PASS == Some(mv);
    record.play(mv).map_err(MoveFault::from)?;
    // Another variation may have begun with this pass, without having it.
    if is_pass && record.markup() == LEFT_OUT {
        record.clear_markup();
    }
    Ok(())
}

/// Returns the player whom a value of PL names.
pub(super) fn told_turn(text: &str) -> Option<Player> {
    let letter = text.chars().next()?.to_ascii_uppercase();
    let index = MOVES.iter().position(|name| name.starts_with(letter))?;
    Some(Player::BOTH[index])
}

/// A part of a file that is kept as text and not played, as it begins with a position that is set
/// up or with a move that the rules refuse: a variation, in its brackets.
pub(super) struct Unplayed {
    /// As far as it was read.
    pub(super) text: String,
    depth: usize,
}

impl Default for Unplayed {
    fn default() -> Self {
        Self { text: "(".to_owned(), depth: 1 }
    }
}

impl Unplayed {
    /// Returns a part that begins with the moves of the first node.
    pub(super) fn of_moves(root: Properties<'_>) -> Self {
        let mut part = Self::default();
        part.text.push(';');
        let is_move = |name: &str| MOVES.contains(&name) || name == OWN_MOVE;
        let moves = root.iter().filter(|property| is_move(&property.name()));
        part.text.extend(moves.map(Property::source));
        part
    }

    /// Adds a step unless it belongs to what stands before the part; returns whether the part is
    /// over.
    pub(super) fn is_over(&mut self, event: Event<'_>) -> bool {
        event.write(&mut self.text);
        match event {
            Event::Node(_) => {}
            Event::Open => self.depth += 1,
            Event::Close => self.depth -= 1,
        }
        self.depth == 0
    }
}

// CA, by which a game of SGF says which encoding it is in; without it that is Latin 1.

/// Returns the place of CA in the first node of a game, and its value; `None` if it has none.
///
/// # Errors
/// [`ParseError`] if no game begins in the text, or there is a fault in that node.
fn declared(text: &str) -> Result<Option<(Range<usize>, String)>, ParseError> {
    let properties = first_node(text)?;
    let known = properties.iter().find(|property| property.name() == "CA");
    Ok(known.map(|property| (property.place(), property.text().trim().to_owned())))
}

/// Returns the value of CA in the first game of a file that is not decoded yet.
pub(in crate::storage) fn charset(bytes: &[u8]) -> Option<String> {
    let [plain, double] = [false, true].map(|has_double| charset_in(bytes, has_double));
    // A bracket may be the second byte of a character, but only in the encodings that have such
    // ones.
    let means_double = |name: &String| {
        Encoding::named(name)
            .is_some_and(|encoding| ["GB18030", "Big5", "Shift_JIS"].contains(&encoding.name()))
    };
    double.filter(means_double).or(plain)
}

/// Returns the value of CA; `has_double` says whether a byte beyond ASCII takes the next one with
/// it.
fn charset_in(bytes: &[u8], has_double: bool) -> Option<String> {
    let brackets = || (0..bytes.len()).filter(|&at| bytes[at] == b'(');
    let mut nodes = brackets().map(|at| bytes[at + 1..].trim_ascii_start());
    // Some programs leave out the first semicolon.
    let first_property = || {
        let mut inside = brackets().map(|at| &bytes[at + 1..]);
        inside.find(|inside| {
            ["GM[", "FF[", "CA["].iter().any(|name| inside.starts_with(name.as_bytes()))
        })
    };
    let mut rest = nodes.find_map(|node| node.strip_prefix(b";")).or_else(first_property)?;
    loop {
        rest = rest.trim_ascii_start();
        let length = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let (name, after) = rest.split_at(length);
        rest = after.trim_ascii_start();
        if name.is_empty() || rest.first() != Some(&b'[') {
            return None;
        }
        while let Some(after) = rest.strip_prefix(b"[") {
            let mut end = 0;
            loop {
                match after.get(end)? {
                    b']' => break,
                    b'\\' => end += 2,
                    128.. if has_double && matches!(after.get(end + 1), Some(b'\\' | b']')) => {
                        end += 2;
                    }
                    _ => end += 1,
                }
            }
            let is_capital = |byte: &&u8| byte.is_ascii_uppercase();
            if name.iter().filter(is_capital).eq(b"CA") {
                return Some(String::from_utf8_lossy(after[..end].trim_ascii()).into_owned());
            }
            rest = after[end + 1..].trim_ascii_start();
        }
    }
}

/// Returns the text of a game for a file in this encoding, which CA names: wherever that is needed,
/// as ASCII needs none and Latin 1 is usual, or else if it `is_sure` to.
pub(in crate::storage) fn naming(text: &str, encoding: &Encoding, is_sure: bool) -> String {
    let Ok(declared) = declared(text) else {
        return text.to_owned();
    };
    let (place, value) = declared.unzip();
    let is_told = match value.as_deref() {
        _ if encoding.is_utf_8() && text.is_ascii() => true,
        None => !encoding.is_utf_8() && !is_sure,
        Some(value) => encoding.is_meant_by(value) && !is_sure,
    };
    if is_told {
        return text.to_owned();
    }
    // A game of ours begins with `(;`, and one of another program may have blanks between.
    let first = text.find(';').map_or(text.len(), |at| at + 1);
    let place = place.unwrap_or(first..first);
    let [before, after] = [&text[..place.start], &text[place.end..]];
    [before, "CA[", encoding.name_in_file(text), "]", after].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_comment_says_of_ca_does_not_count() {
        for (text, expected) in [
            ("(;GM[1]C[CA[ISO-8859-1]CA[GB2312]SZ[9])", Some("GB2312")),
            ("(;GM[1]CA[ Latin-1 ]C[CA[GB2312])", Some("Latin-1")),
            ("(;GM[1]C[CA[GB2312];B[cc])", None),
            ("(;GM[1]C[\\]CA[GB2312];B[cc])", None),
            ("(;GM[1];CA[GB2312]B[cc])", None),
            ("( ;CA[GB2312])", Some("GB2312")),
            ("A text (of 1999)\n(\n;AB[aa][bb]CharAcset [big5])", Some("big5")),
            ("CA[ISO-8859-1]", None),
            ("(;CA[ISO-8859-1", None),
        ] {
            assert_eq!(charset(text.as_bytes()).as_deref(), expected, "{text}");
        }
        assert_eq!(
            naming("(;C[CA[UTF-8]CA[GB2312];B[cc]N[\u{2713}])", &Encoding::default(), false),
            "(;C[CA[UTF-8]CA[UTF-8];B[cc]N[\u{2713}])"
        );
    }

    #[test]
    fn a_bracket_in_a_character_ends_no_value_before_ca() {
        let before = |bytes: &[u8], name: &str| {
            let text = [b"(;C[", bytes, b"]CA[", name.as_bytes(), b"];B[aa])"].concat();
            charset(&text)
        };
        assert_eq!(before(b"\x94\x5c", "Shift_JIS").as_deref(), Some("Shift_JIS"));
        assert_eq!(before(b"\x83\x5d\x83\x45", "sjis").as_deref(), Some("sjis"));
        assert_eq!(before(b"\xe9", "ISO-8859-1").as_deref(), Some("ISO-8859-1"));
        assert_eq!(before(b"\xa6\xa8\xa5\x5c", "Big5").as_deref(), Some("Big5"));
    }
}
