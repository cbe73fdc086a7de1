//! From the nodes of a file to a game.

use super::game::{
    ABOUT, COMMENT, MOVES, OWN_MOVE, PLAYERS, RESULT, RESULT_AFTER, RULES, SgfGame, TOLD_RESULT,
    TOLD_RULES, is_header, result,
};
use super::markup;
use super::parse::{Event, Parser, Properties, Property};
use crate::core::about::About;
use crate::core::game::{Game, Player, Reason as _};
use crate::core::plain::number;
use crate::core::record::{Builder, Record};
use crate::players::{Names, Seat};
use crate::storage::damage::{Damage, FieldFault, MoveDamage};
use crate::storage::envelope::{Envelope, Loaded};
use crate::storage::format_fault::{FormatFault, SgfFault, WrongTurn};
use crate::storage::limits::MAX_MOVES;
use crate::storage::losses::{Loss, Losses};
use crate::storage::player_names::player_of;

/// The value for unknown.
pub(super) const UNKNOWN: &str = "?";

/// Returns the first game of a text with the set-up in the file or, where that leaves it open, with
/// a more permissive one if the game is illegal, and with one that matches its result.
///
/// # Errors
/// [`Damage`] if the text is not SGF, or the game breaks our rules.
pub(super) fn read<K: SgfGame>(text: &str) -> Result<Envelope, Damage> {
    let mut parser = Parser::new(text)?;
    let root = parser.root()?;
    let setup = K::setup(&root, first_mover(&root, parser))?;
    let by = |setup: K::Setup| {
        let mut parser = Parser::new(text)?;
        let root = parser.root()?;
        read_by::<K>(setup, &root, &mut parser)
    };
    let read = by(setup).or_else(|damage| {
        K::looser(&root, setup)
            .and_then(|looser| by(looser).ok())
            .ok_or(damage)
    })?;
    let fitting = if is_result_of_end(&root, read.record.moves().len()) {
        K::fitting(&root, read.setup, read.record.last_position())
    } else {
        None
    };
    let read = fitting.and_then(|setup| by(setup).ok()).unwrap_or(read);
    let about = about::<K>(read.setup, &root);
    let losses = losses(&root, &read, text);
    let Read {
        setup,
        record,
        seats,
        names,
        ..
    } = read;
    let game = Loaded::<K>::new(setup, record, seats, names);
    let game = game.with_about(about, result_after(&root));
    Ok(Envelope::new(game, None).with_losses(losses))
}

/// Returns the losses of a file.
fn losses<K: SgfGame>(root: &Properties<'_>, read: &Read<K>, text: &str) -> Losses {
    let mut losses = Losses::default();
    for loss in K::losses(root, read.setup) {
        losses.add(loss);
    }
    let end = read.record.last_position();
    let told = root
        .text(RESULT)
        .filter(|told| told != UNKNOWN && is_result_of_end(root, read.record.moves().len()));
    if let (Some(told), Some(outcome)) = (told, end.outcome()) {
        let own = K::result(end).unwrap_or_else(|| result(outcome));
        if !K::is_same_result(&told, &own) {
            losses.add(Loss::Result { told });
        }
    }
    let header = || {
        root.iter()
            .filter(|property| is_header::<K>(&property.name))
    };
    for (index, property) in header().enumerate() {
        if property.len() > 1
            || header()
                .take(index)
                .any(|before| before.name == property.name)
        {
            losses.add(Loss::Repeated(property.name.clone()));
        }
    }
    for name in &read.misplaced {
        losses.add(Loss::Misplaced(name.clone()));
    }
    let (is_text_around, others) = around(text);
    if is_text_around {
        losses.add(Loss::OtherText);
    }
    if others > 0 {
        losses.add(Loss::OtherGames(others));
    }
    losses
}

/// Returns whether there is text around the first game of a file, and the number of games after it.
fn around(text: &str) -> (bool, usize) {
    let (mut is_text, mut games, mut rest) = (false, 0_usize, text);
    while let Ok(mut parser) = Parser::new(rest) {
        games += 1;
        is_text |= !parser.before().trim().is_empty();
        loop {
            match parser.next() {
                Ok(Some(_)) => {}
                Ok(None) => break,
                // The text after a fault is not read, as it may have one at every character.
                Err(_) => return (true, games - 1),
            }
        }
        rest = parser.rest();
    }
    (is_text || !rest.trim().is_empty(), games.saturating_sub(1))
}

/// A game read from a file.
struct Read<K: SgfGame> {
    setup: K::Setup,
    record: Record<K::Game>,
    /// The computers that the file names.
    seats: [Option<Seat<K::Level>>; 2],
    names: Names,
    /// The names of properties of the first node found in a later one.
    misplaced: Vec<String>,
}

/// Returns the game with this first node; the parser reads its other nodes. A player whose name is
/// not that of one of our computers is human; the caller chooses players without a name.
///
/// # Errors
/// [`Damage`] if the text is not SGF, or the game breaks our rules.
fn read_by<K: SgfGame>(
    setup: K::Setup,
    root: &Properties<'_>,
    parser: &mut Parser<'_>,
) -> Result<Read<K>, Damage> {
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
    play::<K>(setup, root, parser, &mut record)?;
    // Properties that the set-up cannot express are kept unchanged.
    let own = K::setup_properties(setup);
    record.add_markup(
        markup::SEPARATOR,
        &markup::of(root, |name| {
            own.iter().any(|(own, _)| *own == name) || is_header::<K>(name)
        }),
    );
    let mut misplaced = Vec::new();
    while let Some(event) = parser.next()? {
        match event {
            Event::Open => forks.push(record.plies()),
            Event::Node(node) => {
                play::<K>(setup, &node, parser, &mut record)?;
                let is_start = record.plies() == 0;
                let is_misplaced = |name: &str| is_start && is_header::<K>(name);
                record.add_markup(markup::SEPARATOR, &markup::of(&node, is_misplaced));
                for property in node.iter().filter(|property| is_misplaced(&property.name)) {
                    if !misplaced.contains(&property.name) {
                        misplaced.push(property.name.clone());
                    }
                }
                if record.moves() > MAX_MOVES {
                    return Err(Damage::format(FormatFault::TooManyMoves));
                }
            }
            Event::Close => record.back_to(forks.pop().unwrap_or_default()),
        }
    }
    let mut record = record.finish();
    let result = root
        .text(RESULT)
        .filter(|_| is_result_of_end(root, record.moves().len()));
    if let Some(last) = result.and_then(|result| K::last_move(record.position(), &result)) {
        record.play(last).map_err(|illegal| {
            Damage::field(RESULT, FieldFault::Refused(illegal.refusal.name()))
        })?;
    }
    Ok(Read {
        setup,
        record,
        seats,
        names,
        misplaced,
    })
}

/// Returns the number of moves before the result of a file, if it says so.
fn result_after(root: &Properties<'_>) -> Option<usize> {
    root.text(RESULT_AFTER).and_then(|plies| number(&plies))
}

/// Returns whether the result of a file belongs to the end of its line, which has this many moves,
/// rather than to an earlier position.
fn is_result_of_end(root: &Properties<'_>, plies: usize) -> bool {
    root.text(TOLD_RESULT).is_some() || result_after(root).is_none_or(|after| after >= plies)
}

/// Returns the game info of a file, without what we would write ourselves.
fn about<K: SgfGame>(setup: K::Setup, root: &Properties<'_>) -> About {
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

/// Returns the player of the first move of a file, if it has one; errors in the file are found
/// later.
fn first_mover(root: &Properties<'_>, mut parser: Parser<'_>) -> Option<Player> {
    let mover = |node: &Properties<'_>| {
        let mut names = node.iter().map(|property| property.name.as_str());
        names
            .find_map(|name| MOVES.iter().position(|own| *own == name))
            .map(|index| Player::BOTH[index])
    };
    if let Some(player) = mover(root) {
        return Some(player);
    }
    while let Ok(Some(event)) = parser.next() {
        if let Event::Node(node) = event
            && let Some(player) = mover(&node)
        {
            return Some(player);
        }
    }
    None
}

/// Plays the move of a node, if it has one, and adds its comment to the position after it.
fn play<K: SgfGame>(
    setup: K::Setup,
    node: &Properties<'_>,
    parser: &Parser<'_>,
    record: &mut Builder<K::Game>,
) -> Result<(), Damage> {
    for property in node.iter() {
        if let Some(index) = MOVES.iter().position(|name| *name == property.name) {
            play_move::<K>(setup, Player::BOTH[index], property, record).map_err(|fault| {
                Damage::Move {
                    number: record.plies() + 1,
                    found: property.text(),
                    place: Some(parser.place(property.at)),
                    fault,
                }
            })?;
        } else if property.name == OWN_MOVE {
            let number = record.plies() + 1;
            let wrong = |fault| Damage::Move {
                number,
                found: property.text(),
                place: Some(parser.place(property.at)),
                fault,
            };
            let mv = K::parse_move(record.position(), &property.text())
                .map_err(|error| wrong(MoveDamage::Typed(error)))?;
            record
                .play(mv)
                .map_err(|illegal| wrong(MoveDamage::refused(&illegal)))?;
        } else if matches!(property.name.as_str(), "AB" | "AW" | "AE") {
            if record.plies() == 0 && K::has_stones(setup, property) {
                continue;
            }
            let fault = SgfFault::Stones {
                property: property.name.clone(),
                may_be_first: K::HAS_STONES,
            };
            return Err(parser.damage(property.at, fault));
        } else if property.name == "PL" {
            check_turn::<K>(setup, property, record)
                .map_err(|turn| parser.damage(property.at, SgfFault::Turn(turn)))?;
        }
    }
    // The order of properties in a node has no meaning: a comment may precede the move.
    for comment in node.iter().filter(|property| property.name == COMMENT) {
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
) -> Result<(), MoveDamage> {
    if property.len() > 1 {
        return Err(MoveDamage::Several(property.name.clone()));
    }
    let mv = K::move_of_value(setup, &property.text()).map_err(MoveDamage::NotAPoint)?;
    // A forced pass of the other player may be omitted.
    if let Some(forced) =
        K::forced(record.position()).filter(|_| record.position().to_move() != player)
    {
        record
            .play(forced)
            .map_err(|illegal| MoveDamage::refused(&illegal))?;
    }
    if record.position().outcome().is_none() && record.position().to_move() != player {
        return Err(MoveDamage::Turn(turn::<K>(setup, record.position())));
    }
    record
        .play(mv)
        .map_err(|illegal| MoveDamage::refused(&illegal))
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
