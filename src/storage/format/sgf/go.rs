//! Go in SGF: `GM[1]`, also the default without GM.
//!
//! SZ is the size, 19 where it is missing, KM the komi, HA the number of handicap stones. A komi
//! that is no half point becomes the nearest one, and one in hundredths or stones is read as such
//! (`value`). HA adds no stones, unless White moves first and the file has none at all. AB and AW
//! before the first move are the stones that the game begins with, anywhere, and PL says who moves
//! first; without it the player who does in the file, or White after a handicap. KORULE, SCORING,
//! DEAD and SUICIDE are properties of ours for the rules; without SUICIDE it is allowed where the
//! file has one. RU is `Chinese` or `Japanese` where the rules are like those. Under Japanese and
//! Korean rules territory is counted, under any others areas; players of other programs may have
//! taken back what superko refuses, so without KORULE the rule is the simple one, and none for a
//! game that breaks that too. Our own older files say nothing of the rule where it is positional
//! superko. Without DEAD all stones count as living; where that is not the result of the file, or
//! it tells none, or play goes on after two passes, dead ones are to be settled. Points are two
//! letters, column and row, from `aa` at the upper left; no value is a pass, and on boards of up to
//! 19 rows `tt` is one.

use std::str::FromStr;

use super::game::{
    MOVES, OWN_MOVE, RESULT, RULES as NAMED_RULES, SgfGame, is_ours, is_same_result, size,
};
use super::parse::{Event, Properties, Property, Tree, is_pass, point, points, value as value_of};
use super::parts;
use super::read::{is_result_of_end, play_through, told_turn};
use super::value::{self, KomiValue};
use crate::core::game::{self, Game as _, Outcome, Player, Reason as _};
use crate::core::go::{
    Area, Dead, Go, Ko, Komi, Move, Owner, Phase, PointSet, Position, Refusal, Scoring, Setup,
    Stones, Suicide,
};
use crate::core::record::Record;
use crate::session::SavedGame;
use crate::storage::format::envelope::FileGame;
use crate::storage::format::error::{ParseError, ParseFault};
use crate::storage::format::losses::{Loss, Losses};

/// The size without SZ.
const USUAL_SIZE: u8 = 19;
/// The properties of the stones that are set up, Black's and White's.
const SET_UP: [&str; 2] = ["AB", "AW"];
/// The most passes in a row after which play may go on: nothing bounds the length of such a line.
const MOST_PASSES: usize = 100;
/// The properties of the rules: repetition and, if they are not the default, scoring, dead stones
/// and suicide.
const RULES: [&str; 4] = ["KORULE", "SCORING", "DEAD", "SUICIDE"];
/// The starts of the names of rules under which territory counts.
const TERRITORY_RULES: [&str; 3] = ["japan", "jp", "korea"];

impl SgfGame for Go {
    const NUMBER: u32 = 1;

    const HEADER: &'static [&'static str] = &["KM", "KORULE", "SCORING", "DEAD", "SUICIDE"];

    /// By the set-up that the file names; where the file leaves that open by a looser one if the
    /// game would be refused, and by one that fits its result.
    fn read(tree: &Tree<'_>) -> Result<(SavedGame<Self>, Losses), ParseError> {
        let root = tree.root()?;
        let header = header(tree)?;
        let play = |setup| play_by_looser(setup, header.nodes, tree);
        // A game that ends early is left there.
        let plies = |(game, losses, _): &Played| losses.cut().map(|_| game.record.cursor());
        let (mut read, mut handicap) = (None, None);
        if let Some((stones, with_stones)) = header.handicap {
            let with = play(with_stones)?;
            let reached = plies(&with);
            read = Some(with).filter(|_| reached.is_none());
            if let Some(reached) = reached {
                // The points of the stones are free if the game gets as far without them. A pass
                // stands before White's first move there.
                let without = play(header.setup)?;
                let is_free = plies(&without).is_some_and(|plies| plies <= reached + 1);
                read = Some(without).filter(|_| !is_free);
            }
            if reached.is_none() || read.is_none() {
                handicap = Some(stones);
            }
            if read.is_none() {
                read = Some(play(with_stones)?);
            }
        }
        let read = match read {
            Some(read) => read,
            None => play(header.setup)?,
        };
        let settled = settled(root, &read).map(|setup| play_by(setup, header.nodes, tree));
        let (mut game, mut losses, _) = settled.transpose()?.unwrap_or(read);
        // A problem hides its solution.
        if is_problem(game.setup) {
            game.record.go_to(0);
        }
        for loss in header.losses.all() {
            losses.add(loss.clone());
        }
        match handicap {
            Some(stones) => losses.add(Loss::HandicapStones(stones)),
            None => {
                if let Some(told) = header.unplaced {
                    losses.add_first_value("HA".to_owned(), told);
                }
            }
        }
        if game.setup.suicide() != header.setup.suicide() {
            losses.add(Loss::Suicide);
        }
        Ok((game, losses))
    }

    fn is_read_by(_rules: &str, _setup: Setup) -> bool {
        true
    }

    fn setup_properties(setup: Setup) -> Vec<(&'static str, String)> {
        let mut properties =
            vec![("SZ", setup.size().to_string()), ("KM", setup.komi().to_string())];
        // No rules with a name are without a rule of ko, or count stones alone.
        let name = match setup.scoring() {
            Scoring::Area => Some("Chinese"),
            Scoring::Territory => Some("Japanese"),
            Scoring::Stones => None,
        };
        let name = name.filter(|_| setup.ko() != Ko::None);
        properties.extend(name.map(|name| (NAMED_RULES, name.to_owned())));
        properties.push((RULES[0], setup.ko().name().to_owned()));
        if setup.scoring() != Scoring::default() {
            properties.push((RULES[1], setup.scoring().name().to_owned()));
        }
        if setup.dead() != Dead::default() {
            properties.push((RULES[2], setup.dead().name().to_owned()));
        }
        if setup.suicide() != Suicide::default() {
            properties.push((RULES[3], setup.suicide().name().to_owned()));
        }
        if setup.handicap() > 0 {
            properties.push(("HA", setup.handicap().to_string()));
        }
        let stones = setup.stones();
        for player in Player::BOTH {
            let points: Vec<String> =
                stones.of(player).iter().map(|point| value_of(point, setup.size())).collect();
            if !points.is_empty() {
                // Several values of one property have separate brackets.
                properties.push((SET_UP[player.index()], points.join("][")));
            }
        }
        if setup.own_stones().is_some() {
            properties.push(("PL", MOVES[stones.to_move().index()].to_owned()));
        }
        properties
    }

    fn move_of_value(setup: Setup, value: &str) -> Result<Move, ParseFault> {
        if is_pass(value, setup.size()) {
            return Ok(Move::Pass);
        }
        point(value, setup.size()).map(Move::Place)
    }

    fn value_of_move(setup: Setup, mv: Move) -> Option<String> {
        match mv {
            Move::Pass => Some(String::new()),
            Move::Place(point) => Some(value_of(point, setup.size())),
            Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
        }
    }

    fn parts(record: &Record<Position>, root: Properties<'_>) -> (Vec<FileGame>, bool) {
        parts::of(record, root)
    }

    /// Returns the territories once the players have agreed on the dead stones: `TB[aa][ba]TW[ii]`.
    fn agreed_properties(end: &Position) -> String {
        if !end.agreed().contains(&Move::Done) {
            return String::new();
        }
        let (setup, owner) = (end.setup(), end.owners());
        let of = |(name, player): (&str, Player)| {
            let board = PointSet::board(setup.size());
            let points = board.iter().filter(|&point| owner(point) == Owner::Territory(player));
            let values: Vec<String> = points.map(|point| value_of(point, setup.size())).collect();
            if values.is_empty() { String::new() } else { format!("{name}[{}]", values.join("][")) }
        };
        ["TB", "TW"].into_iter().zip(Player::BOTH).map(of).collect()
    }

    /// Returns `B+3.5`, `W+R`, `0`.
    fn result(position: &Position) -> Option<String> {
        let letter = |player: Player| ["B", "W"][player.index()];
        Some(match (position.phase(), position.outcome()?) {
            (_, Outcome::Draw) => "0".to_owned(),
            (Phase::Resigned(_), Outcome::Win(winner)) => format!("{}+R", letter(winner)),
            (_, Outcome::Win(winner)) => {
                format!("{}+{}", letter(winner), Area::points(position.count().lead().abs()))
            }
        })
    }
}

/// What [`play_through`] returns.
type Played = (SavedGame<Go>, Losses, bool);

/// Plays the game of a file by a set-up, and returns it, with the resignation at its end.
fn play_by(setup: Setup, nodes: usize, tree: &Tree<'_>) -> Result<Played, ParseError> {
    let (mut game, losses, has_suicide) = play_through::<Go>(tree, setup, nodes)?;
    let root = tree.root()?;
    let told = root
        .text(RESULT)
        .filter(|_| is_result_of_end(root, game.record.moves().len()) && losses.cut().is_none());
    if let Some(last) = told.and_then(|told| resignation(game.record.position(), &told)) {
        game.record
            .play(last)
            .map_err(|refusal| ParseError::field(RESULT, ParseFault::Move(refusal.into())))?;
    }
    Ok((game, losses, has_suicide))
}

/// Returns whether a game begins as a problem does, with white stones on the board.
fn is_problem(setup: Setup) -> bool {
    let stones = setup.own_stones();
    stones.is_some_and(|stones| !stones.of(Player::Second).is_empty())
}

/// What the properties before the first move stand for.
struct Header {
    setup: Setup,
    /// The number of steps that have them.
    nodes: usize,
    /// The value of HA, if its stones are nowhere in the file.
    unplaced: Option<String>,
    /// The number of those stones and the set-up with them, where White moves first.
    handicap: Option<(u8, Setup)>,
    /// What is of no use of them.
    losses: Losses,
}

/// Returns what the properties before the first move stand for.
///
/// # Errors
/// [`ParseError`] if the board cannot be ours.
fn header(tree: &Tree<'_>) -> Result<Header, ParseError> {
    let root = tree.root()?;
    let setup = Setup::new(size(root, USUAL_SIZE)?)
        .map_err(|error| ParseError::field("SZ", error.fault))?;
    let mut losses = Losses::default();
    let handicap = handicap(root, &mut losses);
    let mut leading = leading(setup, tree, &mut losses)?;
    let (stones, taken) = leading.stones.after_captures(setup.size());
    if taken > 0 {
        leading.stones = stones;
        losses.add(Loss::Breathless(taken));
    }
    let first = first_mover(tree).or(leading.told);
    let setup = match stones_of(setup, &leading, handicap, first) {
        Some(stones) => {
            setup.with_stones(stones).map_err(|error| ParseError::field("AB/AW", error.fault))?
        }
        None => setup,
    };
    // Where no line has ended by passes, the end is like that of a game that begins here. Ours say
    // it if dead stones do not stay.
    let goes_on = !is_ours(root) && most_passes(tree) < 2;
    let usual_dead = if goes_on { Dead::Settle } else { Dead::Stay };
    let setup = setup
        .with_ko(rule(root, RULES[0], &mut losses).unwrap_or_else(|| usual_ko(root)))
        .with_scoring(rule(root, RULES[1], &mut losses).unwrap_or_else(|| usual_scoring(root)))
        .with_dead(rule(root, RULES[2], &mut losses).unwrap_or(usual_dead))
        .with_suicide(rule(root, RULES[3], &mut losses).unwrap_or_default())
        .with_komi(komi(root, &mut losses));
    let is_unplaced = handicap > 0 && !sets_up_black(tree);
    let is_empty = leading.stones.is_empty();
    let with_stones = setup.with_handicap(handicap).ok();
    Ok(Header {
        setup,
        nodes: leading.nodes,
        unplaced: root.text("HA").filter(|_| is_unplaced),
        handicap: with_stones
            .filter(|_| is_unplaced && is_empty && first == Some(Player::Second))
            .map(|with_stones| (handicap, with_stones)),
        losses,
    })
}

fn handicap(root: Properties<'_>, losses: &mut Losses) -> u8 {
    let told = root.text("HA").unwrap_or_default();
    let stones = if let Ok(stones) = told.parse() {
        stones
    } else if told.is_empty() {
        0
    } else if let Some(stones) = value::count(&told) {
        let (name, kept) = ("HA", stones.to_string());
        losses.add(Loss::TakenFor { name, told, kept });
        stones
    } else {
        losses.add_first_value("HA".to_owned(), told);
        0
    };
    // The first stone of a handicap is Black's first move.
    if stones == 1 { 0 } else { stones }
}

/// Returns the points that a file gives to White.
fn komi(root: Properties<'_>, losses: &mut Losses) -> Komi {
    let Some(told) = root.text("KM").filter(|text| !text.is_empty()) else {
        return Komi::NONE;
    };
    match value::komi(&told, is_ours(root)) {
        KomiValue::Plain(komi) => {
            if told.parse::<Komi>().is_err() {
                let kept = komi.to_string();
                losses.add(Loss::Komi { told, kept });
            }
            komi
        }
        KomiValue::TakenFor(komi) => {
            let (name, kept) = ("KM", komi.to_string());
            losses.add(Loss::TakenFor { name, told, kept });
            komi
        }
        KomiValue::Unreadable => {
            losses.add_first_value("KM".to_owned(), told);
            Komi::NONE
        }
    }
}

/// Returns the rule that a property of ours names, where a file has it.
fn rule<T: FromStr>(root: Properties<'_>, name: &str, losses: &mut Losses) -> Option<T> {
    let told = root.text(name)?;
    let rule = told.parse().ok();
    if rule.is_none() {
        losses.add_first_value(name.to_owned(), told);
    }
    rule
}

/// Returns whether black stones are set up anywhere in a file.
fn sets_up_black(tree: &Tree<'_>) -> bool {
    tree.events().any(|event| matches!(event, Event::Node(node) if node.text(SET_UP[0]).is_some()))
}

/// Returns whose the first move of a file is, if it has one; what is wrong with the file is found
/// when it is played through.
fn first_mover(tree: &Tree<'_>) -> Option<Player> {
    let mover = |event| {
        let Event::Node(node) = event else {
            return None;
        };
        let index = |property: &Property<'_>| MOVES.iter().position(|own| *own == property.name());
        node.iter().find_map(index).map(|index| Player::BOTH[index])
    };
    tree.events().find_map(mover)
}

/// Plays the game of a file by a set-up, or by a looser one if a move is refused by that and the
/// file leaves it open.
fn play_by_looser(setup: Setup, nodes: usize, tree: &Tree<'_>) -> Result<Played, ParseError> {
    let mut read = play_by(setup, nodes, tree)?;
    while let Some(looser) = looser(tree, &read)? {
        // One at a time is in memory.
        drop(read);
        read = play_by(looser, nodes, tree)?;
    }
    // Superko may refuse it, too.
    let (game, ..) = &read;
    if game.setup.suicide() != setup.suicide() && !has_suicide(&game.record) {
        read = play_by(game.setup.with_suicide(setup.suicide()), nodes, tree)?;
    }
    Ok(read)
}

/// Returns whether a move of a record takes its own stones off the board.
fn has_suicide(record: &Record<Position>) -> bool {
    let mut position = record.start().clone();
    let mut undos = Vec::new();
    record.branches().into_iter().any(|branch| {
        while undos.len() > branch.after
            && let Some((mv, undo)) = undos.pop()
        {
            position.unmake(mv, undo);
        }
        branch.moves.into_iter().any(|mv| {
            undos.push((mv, position.make(mv)));
            matches!(mv, Move::Place(point) if position.stone(point).is_none())
        })
    })
}

/// Returns a looser set-up for a game of which a move was refused: without a rule against
/// repetition, or with suicide, where the file names no rule; or with dead stones to be settled, so
/// that play may go on after two passes.
fn looser(
    tree: &Tree<'_>,
    (game, losses, has_suicide): &Played,
) -> Result<Option<Setup>, ParseError> {
    let root = tree.root()?;
    let is_open = |name| root.text(name).is_none();
    let setup = game.setup;
    let refusal = losses.cut().and_then(ParseError::refusal);
    let is_refused = |name: &str| refusal == Some(name);
    Ok(if is_refused(Refusal::Ko.name()) && is_open(RULES[0]) && setup.ko() == Ko::Simple {
        Some(setup.with_ko(Ko::None))
    } else if is_refused(game::Refusal::GameOver.name())
        && setup.dead() == Dead::Stay
        && most_passes(tree) <= MOST_PASSES
    {
        Some(setup.with_dead(Dead::Settle))
    } else if *has_suicide && is_open(RULES[3]) && setup.suicide() == Suicide::Forbidden {
        Some(setup.with_suicide(Suicide::Allowed))
    } else {
        None
    })
}

/// Returns how many passes a file has in a row at most.
fn most_passes(tree: &Tree<'_>) -> usize {
    let (mut most, mut passes) = (0, 0);
    for event in tree.events() {
        let Event::Node(node) = event else {
            // A variation begins or ends.
            passes = 0;
            continue;
        };
        for mv in MOVES.into_iter().filter_map(|name| node.text(name)) {
            passes = if is_pass(&mv, 0) { passes + 1 } else { 0 };
            most = most.max(passes);
        }
    }
    most
}

/// Returns the set-up with dead stones to be settled, of a file that does not say what becomes of
/// them: where its game goes on, or has ended by passes with another result than all stones on the
/// board have.
fn settled(root: Properties<'_>, (game, losses, _): &Played) -> Option<Setup> {
    let (setup, end) = (game.setup, game.record.last_position());
    let is_open =
        losses.cut().is_none() && setup.dead() == Dead::Stay && root.text(RULES[2]).is_none();
    let is_settled = match end.phase() {
        Phase::Counted(_) => {
            let told = root.text(RESULT).unwrap_or_default();
            !is_result_of_end(root, game.record.moves().len())
                || is_same_result(&told, &Go::result(end)?)
        }
        Phase::Playing | Phase::Passed | Phase::Settling | Phase::Resigned(_) => is_ours(root),
    };
    (is_open && !is_settled).then(|| setup.with_dead(Dead::Settle))
}

/// Returns the resignation of a file in which it stands in the result alone, as in most.
fn resignation(position: &Position, result: &str) -> Option<Move> {
    let (winner, how) = result.trim().split_once('+')?;
    let loser = ["W", "B"].iter().position(|letter| winner.eq_ignore_ascii_case(letter))?;
    let is_resigned = matches!(how.trim().to_lowercase().as_str(), "r" | "resign" | "resignation");
    let is_right = is_resigned
        && position.to_move().index() == loser
        && position.refusal(Move::Resign).is_none();
    is_right.then_some(Move::Resign)
}

/// What a file has before its first move.
struct Leading {
    stones: Stones,
    /// The number of steps: the first node, and those behind it that only add stones.
    nodes: usize,
    /// The player to move, where PL says so.
    told: Option<Player>,
}

/// Returns what a file has before its first move.
///
/// # Errors
/// [`ParseError`] if the first node has a fault.
fn leading(setup: Setup, tree: &Tree<'_>, losses: &mut Losses) -> Result<Leading, ParseError> {
    let root = tree.root()?;
    let mut leading =
        Leading { stones: Stones::none(Player::First), nodes: 1, told: turn_of(root) };
    for (property, index) in set_up(root) {
        let name = SET_UP[index];
        let mut wrong = |told| losses.add_first_value(name.to_owned(), told);
        for (number, text) in property.texts().enumerate() {
            // More values than points would be looked at for nothing.
            let points = points(&text, setup.size()).ok();
            let points = points.filter(|_| number < usize::from(setup.size()).pow(2));
            let is_new = |point| leading.stones.put(point, Player::BOTH[index]).is_ok();
            let are_new = points.map(|points| points.into_iter().map(is_new).min());
            if are_new != Some(Some(true)) {
                wrong(text);
            }
        }
    }
    let mut is_open = false;
    for (number, event) in tree.events().enumerate().skip(1) {
        let node = match event {
            Event::Node(node) => node,
            // The only variation is no other line.
            Event::Open if !is_open && tree.has_one_line_from(number) => {
                is_open = true;
                leading.nodes += 1;
                continue;
            }
            Event::Open | Event::Close => break,
        };
        let (mut adds, mut ends) = (false, false);
        for property in node.iter() {
            match &*property.name() {
                "AB" | "AW" => adds = true,
                "AE" | "B" | "W" | OWN_MOVE => ends = true,
                "PL" => ends |= leading.told.is_some() && leading.told != turn_of(node),
                _ => {}
            }
        }
        let added = if adds && !ends {
            with_added(setup, leading.stones, node)
        } else {
            Some(leading.stones)
        };
        let (Some(stones), false) = (added, ends) else {
            break;
        };
        leading.stones = stones;
        leading.nodes += 1;
        if leading.told.is_none() {
            leading.told = turn_of(node);
        }
    }
    Ok(leading)
}

/// Returns stones with those that a later node adds; `None` if it replaces one, or sets up a stone
/// beside the board.
fn with_added(setup: Setup, mut stones: Stones, node: Properties<'_>) -> Option<Stones> {
    for (property, index) in set_up(node) {
        // More values than points would be looked at for nothing.
        if property.len() > usize::from(setup.size()).pow(2) {
            return None;
        }
        for text in property.texts() {
            for point in points(&text, setup.size()).ok()? {
                let player = Player::BOTH[index];
                if !stones.of(player).contains(point) {
                    stones.put(point, player).ok()?;
                }
            }
        }
    }
    Some(stones)
}

/// Returns the properties of a node that set up stones, each with the index of its player.
fn set_up(node: Properties<'_>) -> impl Iterator<Item = (&Property<'_>, usize)> {
    node.iter().filter_map(|property| {
        let name = property.name();
        let index = SET_UP.iter().position(|own| *own == name)?;
        Some((property, index))
    })
}

/// Returns the player that PL names in a node.
fn turn_of(node: Properties<'_>) -> Option<Player> {
    told_turn(&node.text("PL")?)
}

/// Returns the stones that a game begins with, and the player to move after them; `None` if there
/// are none and no player is named.
fn stones_of(
    setup: Setup,
    leading: &Leading,
    handicap: u8,
    first: Option<Player>,
) -> Option<Stones> {
    let (placed, told) = (leading.stones, leading.told);
    if placed.is_empty() && told != Some(Player::Second) {
        return None;
    }
    // Only black stones on handicap points: then White begins, whatever else is missing.
    let count = u8::try_from(placed.len()).unwrap_or(u8::MAX);
    let mut usual: Vec<_> = Setup::protocol_handicap(setup.size(), count).unwrap_or_default();
    let mut own: Vec<_> = placed.of(Player::First).iter().collect();
    usual.sort_unstable();
    own.sort_unstable();
    let is_handicap = handicap > 0 || own == usual && placed.of(Player::Second).is_empty();
    let usual = if is_handicap { Player::Second } else { Player::First };
    Some(placed.with_first(told.or(first).unwrap_or(usual)))
}

/// Returns how a file is counted that does not say so in our words.
fn usual_scoring(root: Properties<'_>) -> Scoring {
    let rules = root.text(NAMED_RULES).unwrap_or_default().to_lowercase();
    if TERRITORY_RULES.iter().any(|name| rules.trim().starts_with(name)) {
        Scoring::Territory
    } else {
        Scoring::Area
    }
}

/// Returns the rule against repetition of a file that does not name it.
fn usual_ko(root: Properties<'_>) -> Ko {
    if is_ours(root) { Ko::Positional } else { Ko::Simple }
}
