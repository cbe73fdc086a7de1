//! From the nodes of a file to a game.

use super::game::{
    ABOUT, COMMENT, MOVES, OWN_MOVE, PLAYERS, RESULT, RESULT_AFTER, RULES, Read, SgfGame,
    TOLD_RESULT, TOLD_RULES, is_header, is_same_result, with_sgf_game,
};
use super::markup;
use super::parse::{Event, Properties, Property, Tree, is_pass};
use crate::core::about::About;
use crate::core::game::{Game, Player};
use crate::core::plain::number;
use crate::core::record::Builder;
use crate::players::{Names, Seat};
use crate::storage::envelope::{Envelope, Loaded};
use crate::storage::format_fault::{FormatFault, SgfFault, WrongTurn};
use crate::storage::limits::MAX_MOVES;
use crate::storage::losses::{Loss, Losses};
use crate::storage::parse_error::{FieldFault, MoveFault, ParseError};
use crate::storage::player_names::player_of;

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

/// Returns the first game of a text.
///
/// # Errors
/// [`ParseError`] if the text is not SGF, is a game of another kind, or one that our rules refuse.
pub(in crate::storage) fn read(text: &str) -> Result<Envelope, ParseError> {
    let tree = Tree::parse(text)?;
    // The format's own default is Go.
    let number = tree.root()?.text("GM").unwrap_or_else(|| "1".to_owned());
    let parsed = number.parse();
    with_sgf_game!(K if parsed == Ok(K::NUMBER) => read_as::<K>(&tree)).unwrap_or_else(|| {
        let known = NAMES.into_iter().find(|&(known, _)| parsed == Ok(known));
        let game = known.map(|(_, name)| name);
        let fault = FieldFault::OtherSgfGame { number, game };
        Err(ParseError::field("GM", fault))
    })
}

/// Returns the game of a file, which is of this kind.
fn read_as<K: SgfGame>(tree: &Tree<'_>) -> Result<Envelope, ParseError> {
    let root = tree.root()?;
    let read = K::read(tree)?;
    let about = about::<K>(read.setup, root);
    let losses = losses(root, &read, tree);
    let Read {
        setup,
        record,
        seats,
        names,
        ..
    } = read;
    let game = Loaded::<K>::new(setup, record, seats, names);
    let game = game.with_about(about, result_after(root));
    Ok(Envelope::new(game, None).with_losses(losses))
}

/// Returns what of a file is not kept in the game that was read from it.
fn losses<K: SgfGame>(root: Properties<'_>, read: &Read<K>, tree: &Tree<'_>) -> Losses {
    let mut losses = read.losses.clone();
    let told = root
        .text(RESULT)
        .filter(|told| told != UNKNOWN && is_result_of_end(root, read.record.moves().len()));
    if let (Some(told), Some(own)) = (told, K::result(read.record.last_position()))
        && !is_same_result(&told, &own)
    {
        losses.add(Loss::Result { told });
    }
    let header = || {
        root.iter()
            .filter(|property| is_header::<K>(&property.name()))
    };
    for (index, property) in header().enumerate() {
        if property.len() > 1
            || header()
                .take(index)
                .any(|before| before.name() == property.name())
        {
            losses.add(Loss::Repeated(property.name().to_string()));
        }
    }
    for name in &read.misplaced {
        losses.add(Loss::Misplaced(name.clone()));
    }
    if tree.has_other_text {
        losses.add(Loss::OtherText);
    }
    if tree.other_games > 0 {
        losses.add(Loss::OtherGames(tree.other_games));
    }
    losses
}

/// Plays the game of a file by a set-up, and returns it. A player whose name is not that of a
/// computer of ours is human; the caller chooses the players without a name. `has_stones` says
/// whether stones that the first node sets up are among those with which the game begins; it is
/// `None` for a game that begins with an empty board.
///
/// # Errors
/// [`ParseError`] if the text is not SGF, or the game is not one that our rules allow.
pub(super) fn play_through<K: SgfGame>(
    tree: &Tree<'_>,
    setup: K::Setup,
    has_stones: Option<&dyn Fn(&Property<'_>) -> bool>,
) -> Result<Read<K>, ParseError> {
    let root = tree.root()?;
    let play = |node, record: &mut _| play::<K>(setup, node, tree, has_stones, record);
    let mut seats: [Option<Seat<K::Level>>; 2] = [None, None];
    let mut names = Names::default();
    for ((seat, property), player) in seats.iter_mut().zip(PLAYERS).zip(Player::BOTH) {
        let (who, name) = root
            .text(property)
            .map_or((None, None), |text| player_of(&text));
        *seat = who;
        names.set(player, name);
    }
    let mut record = Builder::new(K::start(setup));
    // The number of moves before each open variation.
    let mut forks = Vec::new();
    play(root, &mut record)?;
    // Properties that the set-up does not express are kept as they stand.
    let own = K::setup_properties(setup);
    record.add_markup(
        markup::SEPARATOR,
        &markup::of(root, |name| {
            own.iter().any(|(own, _)| *own == name) || is_header::<K>(name)
        }),
    );
    let mut misplaced = Vec::new();
    for event in tree.events().skip(1) {
        match event {
            Event::Open => forks.push(record.plies()),
            Event::Node(node) => {
                play(node, &mut record)?;
                let is_start = record.plies() == 0;
                let is_misplaced = |name: &str| is_start && is_header::<K>(name);
                record.add_markup(markup::SEPARATOR, &markup::of(node, is_misplaced));
                for property in node
                    .iter()
                    .filter(|property| is_misplaced(&property.name()))
                {
                    let name = property.name().to_string();
                    if !misplaced.contains(&name) {
                        misplaced.push(name);
                    }
                }
                if record.moves() > MAX_MOVES {
                    return Err(ParseError::format(FormatFault::TooManyMoves));
                }
            }
            Event::Close => record.back_to(forks.pop().unwrap_or_default()),
        }
    }
    tree.check_end()?;
    Ok(Read {
        setup,
        record: record.finish(),
        seats,
        names,
        misplaced,
        losses: Losses::default(),
    })
}

/// Returns after how many moves the result of a file stands, where it says so.
fn result_after(root: Properties<'_>) -> Option<usize> {
    root.text(RESULT_AFTER).and_then(|plies| number(&plies))
}

/// Returns whether the result of a file is that of the end of its line, which has so many moves,
/// and not of a position before those that were tried later.
pub(super) fn is_result_of_end(root: Properties<'_>, plies: usize) -> bool {
    root.text(TOLD_RESULT).is_some() || result_after(root).is_none_or(|after| after >= plies)
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
        if let Some(text) = root
            .text(name)
            .filter(|text| text != UNKNOWN && !is_own(name, text))
        {
            about.set(particular, &text);
        }
    }
    about
}

/// Plays the move of a node, if it has one, and writes its comment to the position after it.
fn play<K: SgfGame>(
    setup: K::Setup,
    node: Properties<'_>,
    tree: &Tree<'_>,
    has_stones: Option<&dyn Fn(&Property<'_>) -> bool>,
    record: &mut Builder<K::Game>,
) -> Result<(), ParseError> {
    for property in node.iter() {
        if let Some(index) = MOVES.iter().position(|name| *name == property.name()) {
            play_move::<K>(setup, Player::BOTH[index], property, record).map_err(|fault| {
                ParseError::Move {
                    number: record.plies() + 1,
                    found: property.text(),
                    place: Some(tree.place(property.at)),
                    fault,
                }
            })?;
        } else if property.name() == OWN_MOVE {
            let number = record.plies() + 1;
            let wrong = |fault| ParseError::Move {
                number,
                found: property.text(),
                place: Some(tree.place(property.at)),
                fault,
            };
            for text in property.texts() {
                let mv = K::parse_move(record.position(), &text)
                    .map_err(|error| wrong(MoveFault::Typed(error)))?;
                record
                    .play(mv)
                    .map_err(|illegal| wrong(MoveFault::refused(&illegal)))?;
            }
        } else if matches!(&*property.name(), "AB" | "AW" | "AE") {
            if record.plies() == 0 && has_stones.is_some_and(|has| has(property)) {
                continue;
            }
            let fault = SgfFault::Stones {
                property: property.name().to_string(),
                may_be_first: has_stones.is_some(),
            };
            return Err(ParseError::format_at(tree.place(property.at), fault));
        } else if property.name() == "PL" {
            check_turn::<K>(setup, property, record).map_err(|turn| {
                ParseError::format_at(tree.place(property.at), SgfFault::Turn(turn))
            })?;
        }
    }
    // The order of the properties of a node means nothing: its comment may stand before its move.
    for comment in node.iter().filter(|property| property.name() == COMMENT) {
        comment.lines().for_each(|text| record.write(&text));
    }
    Ok(())
}

/// Plays the move of a property.
fn play_move<K: SgfGame>(
    setup: K::Setup,
    player: Player,
    property: &Property<'_>,
    record: &mut Builder<K::Game>,
) -> Result<(), MoveFault> {
    if property.len() > 1 {
        return Err(MoveFault::Several(property.name().to_string()));
    }
    let mv = K::move_of_value(setup, &property.text()).map_err(MoveFault::NotAPoint)?;
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
        record
            .play(forced)
            .map_err(|illegal| MoveFault::refused(&illegal))?;
    }
    if record.position().outcome().is_none() && record.position().to_move() != player {
        return Err(MoveFault::Turn(turn::<K>(setup, record.position())));
    }
    record
        .play(mv)
        .map_err(|illegal| MoveFault::refused(&illegal))
}

/// Returns the fault of a file with the wrong player to move.
fn turn<K: SgfGame>(setup: K::Setup, position: &K::Game) -> WrongTurn {
    WrongTurn {
        side: position.to_move(),
        first: K::start(setup).to_move(),
    }
}

/// Checks the player to move in a file.
fn check_turn<K: SgfGame>(
    setup: K::Setup,
    property: &Property<'_>,
    record: &Builder<K::Game>,
) -> Result<(), WrongTurn> {
    let own = MOVES[record.position().to_move().index()];
    let is_right = property
        .text()
        .chars()
        .next()
        .is_some_and(|letter| own.starts_with(letter.to_ascii_uppercase()));
    if is_right {
        Ok(())
    } else {
        Err(turn::<K>(setup, record.position()))
    }
}
