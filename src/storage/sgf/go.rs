//! Go in SGF: `GM[1]`, also the default without GM.
//!
//! SZ is the size, 19 where it is missing, KM the komi, HA the number of handicap stones. A komi
//! that is no half point becomes the nearest one. AB and AW before the first move are the stones that
//! the game begins with, anywhere, and PL says who moves first; without it the player who does in
//! the file, or White after a handicap. KORULE, SCORING and DEAD are properties of ours for the
//! rules. RU is `Chinese` or `Japanese` where the rules are like those. Under Japanese and Korean
//! rules territory is counted, under any others areas; players of other programs may have taken
//! back what superko refuses, so without KORULE the rule is the simple one, and none for a game that
//! breaks that too. Our own older files say nothing of the rule where it is positional superko.
//! Without DEAD all stones count as living; where that is not the result of the file, or it tells
//! none, or play goes on after two passes, dead ones are to be settled. Points are two letters,
//! column and row, from `aa` at the upper left; no value is a pass, and on boards of up to 19 rows
//! `tt` is one.

use super::game::{
    MOVES, OWN_MOVE, RESULT, RULES as NAMED_RULES, Read, SgfGame, is_ours, is_same_result, size,
};
use super::parse::{Event, Properties, Property, Tree, is_pass, point, points, value};
use super::parts;
use super::play::play_through;
use super::read::is_result_of_end;
use crate::core::game::{Game as _, Outcome, Player, Reason as _};
use crate::core::go::{Area, Dead, Go, Ko, Komi, Move, Phase, Position, Scoring, Setup, Stones};
use crate::core::kind::SetupFault;
use crate::storage::file_game::FileGame;
use crate::storage::losses::Loss;
use crate::storage::parse_error::{FieldFault, NotAPoint, ParseError};

/// The size without SZ.
const USUAL_SIZE: u8 = 19;
/// The properties of the stones that are set up, Black's and White's.
const SET_UP: [&str; 2] = ["AB", "AW"];
/// The most passes in a row after which play may go on: nothing bounds the length of such a line.
const MOST_PASSES: usize = 100;
/// The properties of the rules: repetition and, if they are not the default, scoring and dead
/// stones.
const RULES: [&str; 3] = ["KORULE", "SCORING", "DEAD"];
/// The starts of the names of rules under which territory counts.
const TERRITORY_RULES: [&str; 3] = ["japan", "jp", "korea"];
/// Komi in files of Chinese servers, which count half of what we do: 3 3/4 stones are 7.5 points.
const CHINESE_KOMI: [(&str, &str); 4] = [
    ("375", "7.5"),
    ("3.75", "7.5"),
    ("275", "5.5"),
    ("2.75", "5.5"),
];

impl SgfGame for Go {
    const NUMBER: u32 = 1;

    const HEADER: &'static [&'static str] = &["KM", "KORULE", "SCORING", "DEAD"];

    /// By the set-up that the file names; where the file leaves that open by a looser one if the
    /// game would be refused, and by one that fits its result.
    fn read(tree: &Tree<'_>) -> Result<Read<Self>, ParseError> {
        let root = tree.root()?;
        let (setup, nodes) = setup(tree)?;
        let play_by = |setup| play_by(setup, nodes, tree);
        let read = looser(tree, setup)?.fold(play_by(setup), |read, setup| {
            // What the loosest rules refuse is what is wrong with the file.
            read.or_else(|_| play_by(setup))
        })?;
        let settled = settled(root, &read).and_then(|setup| play_by(setup).ok());
        let mut read = settled.unwrap_or(read);
        // A problem hides its solution.
        if is_problem(setup) {
            read.record.go_to(0);
        }
        if let Some(told) = told_komi(root).filter(|points| points.parse::<Komi>().is_err()) {
            let kept = read.setup.komi().to_string();
            read.losses.add(Loss::Komi { told, kept });
        }
        Ok(read)
    }

    fn is_read_by(_rules: &str, _setup: Setup) -> bool {
        true
    }

    fn setup_properties(setup: Setup) -> Vec<(&'static str, String)> {
        let mut properties = vec![
            ("SZ", setup.size().to_string()),
            ("KM", setup.komi().to_string()),
        ];
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
        if setup.handicap() > 0 {
            properties.push(("HA", setup.handicap().to_string()));
        }
        let stones = setup.stones();
        for player in Player::BOTH {
            let points: Vec<String> = stones
                .of(player)
                .iter()
                .map(|point| value(point, setup.size()))
                .collect();
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

    fn move_of_value(setup: Setup, value: &str) -> Result<Move, NotAPoint> {
        if is_pass(value, setup.size()) {
            return Ok(Move::Pass);
        }
        point(value, setup.size()).map(Move::Place)
    }

    fn value_of_move(setup: Setup, mv: Move) -> Option<String> {
        match mv {
            Move::Pass => Some(String::new()),
            Move::Place(point) => Some(value(point, setup.size())),
            Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
        }
    }

    fn pass() -> Option<Move> {
        Some(Move::Pass)
    }

    fn parts(read: &Read<Self>, root: Properties<'_>) -> (Vec<FileGame>, bool) {
        parts::of(read, root)
    }

    /// Returns `B+3.5`, `W+R`, `0`.
    fn result(position: &Position) -> Option<String> {
        let letter = |player: Player| ["B", "W"][player.index()];
        Some(match (position.phase(), position.outcome()?) {
            (_, Outcome::Draw) => "0".to_owned(),
            (Phase::Resigned(_), Outcome::Win(winner)) => format!("{}+R", letter(winner)),
            (_, Outcome::Win(winner)) => format!(
                "{}+{}",
                letter(winner),
                Area::points(position.count().lead().abs())
            ),
        })
    }
}

/// Plays the game of a file by a set-up, and returns it, with the resignation at its end.
fn play_by(setup: Setup, nodes: usize, tree: &Tree<'_>) -> Result<Read<Go>, ParseError> {
    let mut read = play_through::<Go>(tree, setup, nodes)?;
    let root = tree.root()?;
    let told = root
        .text(RESULT)
        .filter(|_| is_result_of_end(root, read.record.moves().len()));
    if let Some(last) = told.and_then(|told| resignation(read.record.position(), &told)) {
        read.record.play(last).map_err(|illegal| {
            ParseError::field(RESULT, FieldFault::Refused(illegal.refusal.name()))
        })?;
    }
    Ok(read)
}

/// Returns whether a game begins as a problem does, with white stones on the board.
fn is_problem(setup: Setup) -> bool {
    let stones = setup.own_stones();
    stones.is_some_and(|stones| !stones.of(Player::Second).is_empty())
}

/// Returns the set-up that the properties before the first move stand for, and the number of nodes
/// that have them.
fn setup(tree: &Tree<'_>) -> Result<(Setup, usize), ParseError> {
    let root = tree.root()?;
    let setup = Setup::new(size(root, USUAL_SIZE)?)
        .map_err(|error| ParseError::field("SZ", error.fault))?;
    let handicap = match root.text("HA").as_deref().map(str::trim) {
        None | Some("" | "0" | "1") => 0,
        Some(text) => text
            .parse::<u8>()
            .map_err(|_| ParseError::field("HA", setup.wrong_handicap(text).fault))?,
    };
    let leading = leading(setup, tree)?;
    let setup = match stones(setup, &leading, handicap, first_mover(tree)) {
        Some(stones) => setup
            .with_stones(stones)
            .map_err(|error| ParseError::field("AB/AW", error.fault))?,
        None => setup
            .with_handicap(handicap)
            .map_err(|error| ParseError::field("HA", error.fault))?,
    };
    let wrong = |name: &'static str| move |error: SetupFault| ParseError::field(name, error);
    let [ko, scoring, dead] = RULES.map(|name| root.text(name));
    let ko = ko
        .map_or(Ok(usual_ko(root)), |text| text.parse())
        .map_err(wrong(RULES[0]))?;
    let scoring = scoring
        .map_or_else(|| Ok(usual_scoring(root)), |text| text.parse())
        .map_err(wrong(RULES[1]))?;
    // Where no line has ended by passes, the end is like that of a game that begins here. Ours say it
    // if dead stones do not stay.
    let goes_on = !is_ours(root) && most_passes(tree) < 2;
    let usual_dead = if goes_on { Dead::Settle } else { Dead::Stay };
    let dead = dead
        .map_or(Ok(usual_dead), |text| text.parse())
        .map_err(wrong(RULES[2]))?;
    let setup = setup.with_ko(ko).with_scoring(scoring).with_dead(dead);
    match told_komi(root) {
        None => Ok((setup.with_komi(Komi::NONE), leading.nodes)),
        Some(points) => {
            let nearest = || {
                points
                    .parse()
                    .ok()
                    .filter(|points: &f64| points.is_finite())
                    .and_then(Komi::nearest)
            };
            let komi = points.parse().or_else(|error| nearest().ok_or(error));
            let komi = komi.map_err(|fault| ParseError::field("KM", fault))?;
            Ok((setup.with_komi(komi), leading.nodes))
        }
    }
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

/// Returns the set-ups for a game that is refused by its own: dead stones are settled, so that play
/// may go on after two passes, and there is no rule against repetition where the file names none.
fn looser(tree: &Tree<'_>, setup: Setup) -> Result<impl Iterator<Item = Setup>, ParseError> {
    let is_open = tree.root()?.text(RULES[0]).is_none() && setup.ko() == Ko::Simple;
    let without_ko = is_open.then(|| setup.with_ko(Ko::None));
    let goes_on = most_passes(tree) <= MOST_PASSES;
    let settling = [Some(setup), without_ko]
        .map(|setup| Some(setup.filter(|_| goes_on)?.with_dead(Dead::Settle)));
    let [settled, both] = settling;
    Ok([without_ko, settled, both].into_iter().flatten())
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
fn settled(root: Properties<'_>, read: &Read<Go>) -> Option<Setup> {
    let (setup, end) = (read.setup, read.record.last_position());
    let is_open = setup.dead() == Dead::Stay && root.text(RULES[2]).is_none();
    let is_settled = match end.phase() {
        Phase::Counted(_) => {
            let told = root.text(RESULT).unwrap_or_default();
            !is_result_of_end(root, read.record.moves().len())
                || is_same_result(&told, &Go::result(end)?)
        }
        Phase::Playing | Phase::Passed | Phase::Settling | Phase::Resigned(_) => is_ours(root),
    };
    (is_open && !is_settled).then(|| setup.with_dead(Dead::Settle))
}

/// Returns the resignation of a file in which it stands in the result alone, as in most.
fn resignation(position: &Position, result: &str) -> Option<Move> {
    let (winner, how) = result.trim().split_once('+')?;
    let loser = ["W", "B"]
        .iter()
        .position(|letter| winner.eq_ignore_ascii_case(letter))?;
    let is_resigned = matches!(
        how.trim().to_lowercase().as_str(),
        "r" | "resign" | "resignation"
    );
    let is_right = is_resigned
        && position.to_move().index() == loser
        && position.refusal(Move::Resign).is_none();
    is_right.then_some(Move::Resign)
}

/// What a file has before its first move.
struct Leading {
    stones: Stones,
    /// The number of nodes: the first one, and those behind it that only add stones.
    nodes: usize,
    /// The player to move, where PL says so.
    told: Option<Player>,
}

/// Returns what a file has before its first move.
///
/// # Errors
/// [`ParseError`] if the stones of the first node cannot stand on the board.
fn leading(setup: Setup, tree: &Tree<'_>) -> Result<Leading, ParseError> {
    let root = tree.root()?;
    let mut leading = Leading {
        stones: Stones::none(Player::First),
        nodes: 1,
        told: told_turn(root),
    };
    for (property, index) in set_up(root) {
        for text in property.texts() {
            let wrong = |fault| ParseError::field(SET_UP[index], fault);
            for point in points(&text, setup.size()).map_err(wrong)? {
                leading
                    .stones
                    .put(point, Player::BOTH[index])
                    .map_err(|fault| ParseError::field(SET_UP[index], SetupFault::from(fault)))?;
            }
        }
    }
    for event in tree.events().skip(1) {
        let Event::Node(node) = event else { break };
        let (mut adds, mut ends) = (false, false);
        for property in node.iter() {
            match &*property.name() {
                "AB" | "AW" => adds = true,
                "AE" | "B" | "W" | OWN_MOVE => ends = true,
                "PL" => ends |= leading.told.is_some() && leading.told != told_turn(node),
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
            leading.told = told_turn(node);
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

/// Returns the player that PL names.
fn told_turn(node: Properties<'_>) -> Option<Player> {
    let text = node.text("PL")?.to_uppercase();
    let index = MOVES.iter().position(|name| text.starts_with(name))?;
    Some(Player::BOTH[index])
}

/// Returns the stones that a game begins with, and the player to move after them; `None` if there
/// are none and no player is named.
fn stones(setup: Setup, leading: &Leading, handicap: u8, first: Option<Player>) -> Option<Stones> {
    let (placed, told) = (leading.stones, leading.told);
    if placed.is_empty() && (handicap > 0 || told != Some(Player::Second)) {
        return None;
    }
    // Only black stones on handicap points: then White begins, whatever else is missing.
    let count = u8::try_from(placed.len()).unwrap_or(u8::MAX);
    let mut usual: Vec<_> = Setup::protocol_handicap(setup.size(), count).unwrap_or_default();
    let mut own: Vec<_> = placed.of(Player::First).iter().collect();
    usual.sort_unstable();
    own.sort_unstable();
    let is_handicap = handicap > 0 || own == usual && placed.of(Player::Second).is_empty();
    let usual = if is_handicap {
        Player::Second
    } else {
        Player::First
    };
    Some(placed.with_first(told.or(first).unwrap_or(usual)))
}

/// Returns the points that a file gives to White, where it says so.
fn told_komi(root: Properties<'_>) -> Option<String> {
    let text = root
        .text("KM")
        .map(|text| text.trim().to_owned())
        .filter(|text| !text.is_empty())?;
    let chinese = CHINESE_KOMI.into_iter().find(|&(known, _)| text == known);
    Some(chinese.map_or(text, |(_, points)| points.to_owned()))
}

/// Returns how a file is counted that does not say so in our words.
fn usual_scoring(root: Properties<'_>) -> Scoring {
    let rules = root.text(NAMED_RULES).unwrap_or_default().to_lowercase();
    if TERRITORY_RULES
        .iter()
        .any(|name| rules.trim().starts_with(name))
    {
        Scoring::Territory
    } else {
        Scoring::Area
    }
}

/// Returns the rule against repetition of a file that does not name it.
fn usual_ko(root: Properties<'_>) -> Ko {
    if is_ours(root) {
        Ko::Positional
    } else {
        Ko::Simple
    }
}
