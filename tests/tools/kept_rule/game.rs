//! A game that was opened, and what is kept of it in every format.

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use plot4::core::about::Particular;
use plot4::core::game::{Game, Player};
use plot4::core::kind::{GameKind, MoveOf};
use plot4::core::plain::steers;
use plot4::core::record::Place;
use plot4::players::PlayerName;
use plot4::session::SavedGame;
use plot4::storage::{
    Envelope, FileFault, MAX_FOREIGN_BYTES, MAX_GAME_BYTES, extension_for, format_file, game_file,
    parse_file,
};
use plot4::words::Explain as _;

use super::{Kind, Loss, short, shown};

/// The endings of the files that a game can be written to.
const ENDINGS: [&str; 3] = ["json", "sgf", "pdn"];

/// Checks that every line of a game is legal, and that what is shown of it can be shown.
///
/// # Panics
/// If not.
pub fn check_legal<K: GameKind>(game: &SavedGame<K>) {
    let start = K::start(game.setup);
    assert!(*game.record.start() == start, "the start is another than that of the setup");
    let mut position = start;
    let mut undos: Vec<(MoveOf<K>, _)> = Vec::new();
    for branch in game.record.branches() {
        while undos.len() > branch.after
            && let Some((mv, undo)) = undos.pop()
        {
            position.unmake(mv, undo);
        }
        for mv in branch.moves {
            assert!(position.outcome().is_none(), "a move follows the end");
            if let Some(refusal) = position.refusal(mv) {
                panic!("a move that the rules refuse: {mv:?}: {refusal:?}");
            }
            undos.push((mv, position.make(mv)));
        }
    }
    assert!(game.record.cursor() <= game.record.moves().len());
    for name in Player::BOTH.into_iter().filter_map(|player| game.names.of(player)) {
        assert_eq!(PlayerName::new(name.whole()).as_ref(), Some(name), "a name is read as it was");
        assert!(!name.as_str().chars().any(steers));
    }
}

/// Returns what is not kept of a game in the files of every format that it has. A format may refuse
/// to hold it, with a message, unless the game is from a file of that format; our own must hold
/// every game.
pub fn losses<K: GameKind>(game: &SavedGame<K>, from: &str) -> Vec<Loss> {
    let envelope = Envelope::of(game);
    let mut losses = Vec::new();
    let mut by_json = None;
    for ending in ENDINGS {
        let path = PathBuf::from("game").with_extension(ending);
        let has_format = ending == "json" || extension_for(K::NAME) == Some(ending);
        let must_hold = ending == "json" || ending == from;
        let text = match format_file(&path, &envelope) {
            Ok(text) => text,
            Err(error) => {
                if has_format && (must_hold || !is_said(&error)) {
                    losses.push(Loss::new(
                        Kind::Refused,
                        format!("{ending} is not written: {error:?}"),
                    ));
                }
                shown(Err::<(), _>(error.explain()));
                continue;
            }
        };
        assert!(has_format, "{ending} is for this game but not offered");
        match game_file(&path, &envelope) {
            Ok(other) if other == text => {}
            Ok(_) => losses
                .push(Loss::new(Kind::Text, format!("{ending}: the window writes another text"))),
            Err(error) if !must_hold && is_said(&error.fault) => {}
            Err(error) => losses.push(Loss::new(
                Kind::Refused,
                format!("{ending}: the window does not write it: {error:?}"),
            )),
        }
        let Some(again) = again::<K>(&path, &text, &mut losses) else {
            continue;
        };
        if ending == "json" {
            same_in_json(game, &again, &mut losses);
        } else {
            same_elsewhere(ending, game, &again, &text, &mut losses);
        }
        same_next_time(&path, &text, &again, &mut losses);
        match (&by_json, ending) {
            (None, "json") => by_json = Some(again),
            (Some(by_json), _) => {
                let other = format_file(&path, &Envelope::of(by_json));
                expect(
                    Kind::Text,
                    "by way of JSON",
                    &other.as_deref(),
                    &Ok(text.as_str()),
                    &mut losses,
                );
            }
            (None, _) => {}
        }
    }
    losses
}

/// Returns whether a refusal says that a format cannot hold a game.
const fn is_said(fault: &FileFault) -> bool {
    matches!(fault, FileFault::WouldLose(_) | FileFault::TooLarge { .. })
}

/// Returns the game of a text that was written.
fn again<K: GameKind>(path: &Path, text: &str, losses: &mut Vec<Loss>) -> Option<SavedGame<K>> {
    let most = if path.extension().is_some_and(|ending| ending == "json") {
        MAX_GAME_BYTES
    } else {
        MAX_FOREIGN_BYTES
    };
    if text.len() as u64 > most {
        losses.push(Loss::new(Kind::Size, format!("{} has {} bytes", path.display(), text.len())));
        return None;
    }
    match parse_file(path, text.as_bytes()).and_then(|envelope| envelope.open()) {
        Ok(game) => Some(game),
        Err(error) => {
            losses.push(Loss::new(Kind::Refused, format!("{}: {error:?}", path.display())));
            shown(Err::<(), _>(error.explain()));
            None
        }
    }
}

/// Adds a loss if something is not as it was.
fn expect<T: PartialEq + Debug>(
    kind: Kind,
    what: &str,
    now: &T,
    before: &T,
    losses: &mut Vec<Loss>,
) {
    if now != before {
        let quoted = |value: &T| short(&format!("{value:?}"));
        losses.push(Loss::new(kind, format!("{what}: {} became {}", quoted(before), quoted(now))));
    }
}

/// Compares the trees of two games, with what is written about their positions.
fn same_tree<K: GameKind>(
    what: &str,
    now: &SavedGame<K>,
    before: &SavedGame<K>,
    losses: &mut Vec<Loss>,
) {
    let lines = |game: &SavedGame<K>| game.record.branches();
    expect(Kind::Tree, &format!("{what}: lines"), &lines(now), &lines(before), losses);
    let comments = |game: &SavedGame<K>| -> Vec<Vec<(usize, String)>> {
        let own = |(plies, comment): (usize, &plot4::core::record::Comment)| {
            (plies, comment.text().to_owned())
        };
        game.record.comments().into_iter().map(|line| line.into_iter().map(own).collect()).collect()
    };
    expect(Kind::Comment, what, &comments(now), &comments(before), losses);
}

/// Returns the markup of each place of a game, in the order of the tree.
fn markup<K: GameKind>(game: &SavedGame<K>, text: impl Fn(&str) -> String) -> Vec<String> {
    game.record.places().map(|place| text(game.record.markup_at(place))).collect()
}

/// Returns where a result stands: in which line, after how many moves.
fn result_place<K: GameKind>(game: &SavedGame<K>) -> Option<(usize, usize)> {
    let own = |place: Place| {
        game.record.plies_to(place).map_or_else(|| game.record.branch_of(place), |plies| (0, plies))
    };
    game.result_at.map(own)
}

/// Compares a game with itself out of JSON, which holds all of it.
fn same_in_json<K: GameKind>(before: &SavedGame<K>, now: &SavedGame<K>, losses: &mut Vec<Loss>) {
    same_tree("json", now, before, losses);
    expect(
        Kind::Markup,
        "json",
        &markup(now, str::to_owned),
        &markup(before, str::to_owned),
        losses,
    );
    expect(Kind::Tree, "json: cursor", &now.record.cursor(), &before.record.cursor(), losses);
    expect(
        Kind::About,
        "json: place of the result",
        &result_place(now),
        &result_place(before),
        losses,
    );
    expect(Kind::Setup, "json", &now.setup, &before.setup, losses);
    expect(Kind::Name, "json", &now.names, &before.names, losses);
    expect(Kind::About, "json", &now.about, &before.about, losses);
    // Each field that a saved game has, also those that it will have one day; the places of the
    // record are other numbers there.
    let other =
        SavedGame { record: now.record.clone(), result_at: now.result_at, ..before.clone() };
    if other != *now && losses.is_empty() {
        losses.push(Loss::new(Kind::Other, "json: another field"));
    }
}

/// Compares a game with itself out of a format of other programs, which holds its tree, its setup
/// and what is known of it.
fn same_elsewhere<K: GameKind>(
    ending: &str,
    game: &SavedGame<K>,
    now: &SavedGame<K>,
    text: &str,
    losses: &mut Vec<Loss>,
) {
    // Such a file begins with the main line.
    let before = &*game.on_main_line();
    same_tree(ending, now, before, losses);
    // Text between two pieces of it is the same for other programs.
    let bare = |text: &str| {
        text.chars().filter(|&character| character != ';' && !character.is_whitespace()).collect()
    };
    expect(Kind::Markup, ending, &markup(now, bare), &markup(before, bare), losses);
    expect(Kind::Setup, ending, &now.setup, &before.setup, losses);
    expect(Kind::Other, &format!("{ending}: seats"), &now.seats, &before.seats, losses);
    expect(Kind::Name, ending, &now.names, &before.names, losses);
    let is_over = before.record.last_position().outcome().is_some();
    for particular in Particular::ALL {
        let [said, kept] = [before, now].map(|game| game.about.of(particular));
        let is_kept = said == kept
            // How these formats write "unknown".
            || said.is_some_and(|said| said.chars().all(|character| matches!(character, '?' | '.' | '-' | ' ' | '*')))
            || particular == Particular::Event && said == Some("A game of Plot 4")
            // The moves say how it ended, and by our rules.
            || is_over && particular == Particular::Rules
            || particular == Particular::Rules && said.is_some_and(|said| text.contains(&format!("RU[{said}]")));
        if !is_kept {
            let quoted = |text: Option<&str>| text.map_or_else(|| "nothing".to_owned(), short);
            let what = format!(
                "{ending}: {}: {} became {}",
                particular.name(),
                quoted(said),
                quoted(kept)
            );
            losses.push(Loss::new(Kind::About, what));
        }
    }
    if before.about.of(Particular::Result) == now.about.of(Particular::Result) {
        let what = format!("{ending}: place of the result");
        expect(Kind::About, &what, &result_place(now), &result_place(before), losses);
    }
}

/// Checks that a game which was written and read is written and read as it is from then on.
fn same_next_time<K: GameKind>(
    path: &Path,
    text: &str,
    game: &SavedGame<K>,
    losses: &mut Vec<Loss>,
) {
    let next = match format_file(path, &Envelope::of(game)) {
        Ok(next) => next,
        Err(error) => {
            losses.push(Loss::new(
                Kind::Refused,
                format!("{}, the second time: {error:?}", path.display()),
            ));
            return;
        }
    };
    if next != text {
        let at = text.bytes().zip(next.bytes()).take_while(|(before, now)| before == now).count();
        let around = |text: &str| {
            String::from_utf8_lossy(
                &text.as_bytes()[at.saturating_sub(12)..text.len().min(at + 40)],
            )
            .into_owned()
        };
        let what = format!(
            "{}: {} became {}",
            path.display(),
            short(&around(text)),
            short(&around(&next))
        );
        losses.push(Loss::new(Kind::Text, what));
        return;
    }
    let mut found = Vec::new();
    if let Some(again) = again::<K>(path, &next, &mut found)
        && again != *game
    {
        found.push(Loss::new(
            Kind::Other,
            format!("{}: it is another game the second time", path.display()),
        ));
    }
    losses.append(&mut found);
}
