//! Text that is typed, pasted or piped in: positions, moves, players, setups, names, puzzles.

use plot4::cli::show::{Form, answer};
use plot4::core::about::{About, Particular};
use plot4::core::connect4::puzzle::Collection;
use plot4::core::game::Game;
use plot4::core::kind::{Characters, Colour, TextLook};
use plot4::core::plain::steers;
use plot4::core::record::{Comment, Record};
use plot4::games::{GameId, with_game};
use plot4::players::{PlayerName, Seat};
use plot4::words::{Explain as _, Phrases, unknown_game};

use super::shown;

/// The longest line that is read, in bytes.
const MOST: usize = 8192;

/// Checks what becomes of text in every place that takes a line.
///
/// # Panics
/// If it is taken, and is another text when it is written and read again.
pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(MOST)]);
    if let Some(name) = PlayerName::new(&text) {
        assert!(!name.as_str().chars().any(steers));
        assert_eq!(PlayerName::new(name.whole()).as_ref(), Some(&name), "a name stays as it is");
    }
    if let Some(comment) = Comment::new(&text) {
        assert_eq!(
            Comment::new(comment.text()).as_ref(),
            Some(&comment),
            "a comment stays as it is"
        );
    }
    let mut about = About::default();
    about.set(Particular::Event, &text);
    if let Some(event) = about.of(Particular::Event).map(str::to_owned) {
        about.set(Particular::Event, &event);
        assert_eq!(about.of(Particular::Event), Some(event.as_str()), "an event stays as it is");
    }
    shown(text.parse::<GameId>().map_err(|()| unknown_game(&text)));
    let _ = Collection::parse(&text);
    for &game in GameId::ALL {
        with_game!(game, K => in_game::<K>(&text));
    }
}

/// Checks what becomes of a line in one game.
fn in_game<K: Phrases>(line: &str) {
    if let Some(seat) = shown(line.parse::<Seat<K::Level>>().map_err(|error| error.explain())) {
        assert_eq!(seat.to_string().parse().ok(), Some(seat), "a player stays as they are");
    }
    // A line may begin with a word for the setup: `9x7 4453`. Whatever it is, the whole line is
    // also tried on the usual board.
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let mut setups = vec![(K::Setup::default(), line)];
    for option in K::OPTIONS {
        for (value, rest) in [(line, ""), (first, rest)] {
            let Some(setup) =
                shown(K::parse_setup(&[(*option, value)]).map_err(|error| error.explain()))
            else {
                continue;
            };
            let values = K::format_setup(setup);
            let values: Vec<(&str, &str)> =
                values.iter().map(|(name, value)| (*name, value.as_str())).collect();
            assert_eq!(K::parse_setup(&values), Ok(setup), "a setup stays as it is");
            setups.push((setup, rest));
        }
    }
    for (setup, line) in setups {
        as_moves::<K>(setup, line);
    }
    let setup = K::Setup::default();
    let mut start = K::start(setup);
    if let Ok(mv) = K::parse_move(&start, line)
        && start.outcome().is_none()
        && start.play(mv).is_ok()
    {
        assert_eq!(
            K::parse_move(&K::start(setup), &mv.to_string()),
            Ok(mv),
            "a move stays as it is"
        );
    }
}

/// Checks what becomes of a line as the moves of a game.
fn as_moves<K: Phrases>(setup: K::Setup, line: &str) {
    let look = TextLook { characters: Characters::Ascii, colour: Colour::None };
    for form in [Form::Drawn(look), Form::Json { is_named: true }] {
        if let Some(text) = shown(answer::<K>(setup, form, line)) {
            assert!(
                !text.chars().any(|character| character != '\n' && steers(character)),
                "{text:?}"
            );
        }
    }
    let Some(moves) = shown(K::parse_moves(setup, line).map_err(|error| error.explain())) else {
        return;
    };
    Record::replay(K::start(setup), &moves).unwrap_or_else(|illegal| panic!("{illegal:?}"));
    let written = K::format_moves(setup, &moves);
    let again =
        K::parse_moves(setup, &written).unwrap_or_else(|error| panic!("{written}: {error:?}"));
    assert!(again == moves, "{written:?} stands for other moves");
}
