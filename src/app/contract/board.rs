//! The traits by which a game plugs into the window: painting its board, interpreting input,
//! animating its pieces.

mod keys;
mod scene;

use std::fmt::Debug;

use egui::{Color32, Id, Painter, Rect, Ui, Vec2};

use super::page::Page;
use super::practice::PracticeEntry;
use crate::app::kit::pictures::{Picture, Pictures};
use crate::app::theme::Palette;
use crate::core::count::signed;
use crate::core::game::{Game, Player};
use crate::core::kind::{GameSetup, MoveOf};
use crate::core::verdict::Verdict;
use crate::storage::Marking;
use crate::words::{Phrases, text};
use crate::worker::{Cue, Sound};

pub use self::keys::{ARROWS, BoardKey, KeyTouch, shown_keys};
pub use self::scene::{Inscriptions, Scene, Waiting, side_below};

/// A game as the window shows it.
///
/// The rest of the window - screens, panel, players, undo, files - is written once over this trait.
pub trait BoardUi: Phrases {
    /// A place to aim at before a move: a column, a point. A screen reader steps through them.
    type Aim: Copy + PartialEq + Debug + 'static;
    /// The pictures that the board is painted with.
    type Picture: Picture;
    /// Visual state of the board, kept from frame to frame.
    type View: Default;
    /// The animation of a move that has just been made, as a function of time.
    type Motion: Copy;

    const EXTRAS: Extras<Self> = Extras::NONE;

    /// How estimates of positions are shown.
    const ESTIMATES: Estimates = Estimates::NUMBERS;

    /// Pages that explain this game, besides those that every game has.
    const PAGES: &'static [Page<Self::Picture>] = &[];

    /// The keys of the board, for the keyboard and for the help page.
    const KEYS: &'static [BoardKey<Self>] = &[];

    /// Returns where the cursor starts.
    fn first_aim(setup: Self::Setup) -> Self::Aim;

    /// Returns the place that a move aims at, if it is made on the board. The cursor follows the
    /// moves played.
    fn aim_of(_mv: MoveOf<Self>) -> Option<Self::Aim> {
        None
    }

    /// Returns everything that can be aimed at, in the order of a screen reader.
    fn aims(setup: Self::Setup) -> Vec<Self::Aim>;

    /// Returns the id of a place, so that the keyboard focus can follow the cursor.
    #[must_use]
    fn id(aim: Self::Aim) -> Id {
        Id::unique(Self::NAME).with(format!("{aim:?}"))
    }

    /// Returns the description of a place for screen readers.
    fn describe(position: &Self::Game, last: Option<MoveOf<Self>>, aim: Self::Aim) -> String;

    /// Describes the surroundings of a place that sighted users see at a glance: the lines that
    /// meet there. Empty if there is nothing to describe.
    #[must_use]
    fn surroundings(_position: &Self::Game, _aim: Self::Aim) -> String {
        String::new()
    }

    /// Returns the picture of a player's piece, for the panel and the lists.
    fn piece(player: Player) -> Self::Picture;

    /// Returns the colour that stands for a player on cards: the edge of the card whose turn it is.
    #[must_use]
    fn accent(player: Player, palette: &Palette) -> Color32 {
        palette.player(player)
    }

    /// Returns the fill colour of a player's pieces.
    #[must_use]
    fn face(player: Player, palette: &Palette) -> Color32 {
        Self::accent(player, palette)
    }

    /// Returns what to press when it is the user's turn: `Click a column, or press 1 to 7`.
    fn how_to_play(_setup: Self::Setup) -> String {
        text::board::how_to_play().to_owned()
    }

    /// Returns the place that the letters and digits typed so far name, such as `H8`; `aim` is the
    /// cursor before them. Games without such names leave these keys to the window.
    fn typed_aim(_typed: &str, _aim: Self::Aim, _setup: Self::Setup) -> Typing<Self::Aim> {
        Typing::Nothing
    }

    /// Returns the set-up in small type beside the title: `Renju rules · 15 × 15`.
    fn subtitle(_setup: Self::Setup) -> String {
        String::new()
    }

    /// Returns the size of a place on the largest board that fits into an area, in points.
    fn place_size(area: Vec2, _setup: Self::Setup) -> f32 {
        area.min_elem()
    }

    /// Returns the height of a board that is this wide, in points.
    fn height_for(width: f32, _setup: Self::Setup) -> f32 {
        width
    }

    /// Returns the outline of the board within an area, with or without the row for the values of
    /// moves, to align its neighbours with.
    fn frame(
        area: Rect,
        _setup: Self::Setup,
        _has_values_row: bool,
        _pixels_per_point: f32,
    ) -> Rect {
        area
    }

    /// Returns the animation of the move that was played last.
    fn motion(view: &Self::View, played: &Played<'_, Self>, now: f64) -> Self::Motion;

    /// Returns a short form of a move for the narrow move list.
    #[must_use]
    fn listed(mv: MoveOf<Self>) -> String {
        mv.to_string()
    }

    /// Returns how long an animation takes, in seconds.
    fn duration(_motion: &Self::Motion) -> f64 {
        0.0
    }

    /// Returns the sounds of a move that has just been made, with their delays after the start of
    /// the animation, or immediate ones without animation. By default, a stone that comes to rest.
    #[must_use]
    fn sounds(_played: &Played<'_, Self>, motion: Option<&Self::Motion>) -> Vec<Sound> {
        vec![Sound::after(Cue::Stone, motion.map_or(0.0, Self::duration))]
    }

    /// Shows the board in an area. Returns the user's action on it.
    fn board_ui(
        ui: &mut Ui,
        area: Rect,
        pictures: &mut Pictures<Self::Picture>,
        view: &mut Self::View,
        scene: &Scene<'_, Self>,
    ) -> Option<Touch<Self>>;

    /// Paints a small picture of the game in a square, for the list of games.
    fn emblem(ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui.ctx());
        ui.painter()
            .rect_filled(rect, 0.16 * rect.width(), palette.inset);
        for (player, side) in Player::BOTH.into_iter().zip([-0.18, 0.18]) {
            let centre = rect.center() + Vec2::splat(side * rect.width());
            ui.painter()
                .circle_filled(centre, 0.2 * rect.width(), Self::accent(player, palette));
        }
    }
}

/// The extras of a game: hooks that most games leave empty.
pub struct Extras<K: BoardUi> {
    /// The heading above the board, if not the title of the game.
    pub heading: Option<&'static str>,
    /// Practices, in the order of the menu.
    pub practices: &'static [PracticeEntry],
    /// Whether players choose a colour rather than who starts: they know which colour that is.
    pub has_known_colours: bool,
    /// Describes the threats on the board, in a game that can show them: see
    /// [`Scene::shows_threats`]. Empty if there are none.
    pub threats: Option<fn(&K::Game) -> String>,
    /// The side at the lower edge of a board that can be turned. A lone human player always sits
    /// there instead.
    pub side_below: Option<Player>,
    /// Whether it is played with stones, which can show the numbers of their moves.
    pub has_stones: bool,
    /// Puts a mark on a place of a position or takes it off, in a game whose files have marks.
    pub mark: Option<ToggleMark<K>>,
    /// Returns how many pieces each player has captured, for the cards of the players.
    pub captured: Option<Captured<K>>,
    /// Paints the value of a move as the board shows it, if not as a [label](verdict_label) on a
    /// chip.
    pub chip: Option<PaintChip<K>>,
    /// The height of a row below the board for the values of moves, in points; 0 if they are on the
    /// board.
    pub values_height: f32,
    /// How people settle the result on the board: the counterpart of
    /// [`GameKind::SCORING`](crate::core::kind::GameKind::SCORING).
    pub scoring: Option<&'static dyn BoardScoring<K>>,
    /// Returns the question to ask before the player to move resigns; doing it again confirms it.
    pub resign_again: fn() -> &'static str,
}

/// Returns markup with a mark of this shape on a place, or without it if it was there.
pub type ToggleMark<K> =
    fn(&str, Marking, <K as BoardUi>::Aim, <K as GameSetup>::Setup) -> (String, bool);

/// Returns how many pieces each player has captured.
pub type Captured<K> = fn(<K as GameSetup>::Setup, &<K as GameSetup>::Game) -> [u32; 2];

/// Paints the value of a move of the first side in a place.
pub type PaintChip<K> = fn(&Painter, Rect, Verdict, &mut Pictures<<K as BoardUi>::Picture>);

impl<K: BoardUi> Extras<K> {
    pub const NONE: Self = Self {
        heading: None,
        practices: &[],
        has_known_colours: false,
        threats: None,
        side_below: None,
        has_stones: false,
        mark: None,
        captured: None,
        chip: None,
        values_height: 0.0,
        scoring: None,
        resign_again: text::game::resign_again,
    };
}

/// What is read in the positions of a game.
pub type InsightOf<K> = <<K as GameSetup>::Game as Game>::Insight;

/// How people settle the result of a game on its board.
pub trait BoardScoring<K: BoardUi>: Sync {
    /// Returns what to press in a position that asks a question; `None` if a normal move is due.
    fn how_to_answer(&self, position: &K::Game) -> Option<&'static str>;

    /// Returns whose a place is likely to be, as a part of its description, from what a
    /// [reader](crate::core::kind::Scoring::reader) has found; `None` if it says nothing of it.
    fn likely(
        &self,
        position: &K::Game,
        territory: &InsightOf<K>,
        place: K::Aim,
    ) -> Option<&'static str>;
}

/// See [`BoardScoring::likely`].
#[must_use]
pub fn likely<K: BoardUi>(
    position: &K::Game,
    territory: Option<&InsightOf<K>>,
    place: K::Aim,
) -> Option<&'static str> {
    K::EXTRAS.scoring?.likely(position, territory?, place)
}

/// Returns what to press when it is the user's turn in a position.
#[must_use]
pub fn how_to_go_on<K: BoardUi>(position: &K::Game, setup: K::Setup) -> String {
    K::EXTRAS
        .scoring
        .and_then(|scoring| scoring.how_to_answer(position))
        .map_or_else(|| K::how_to_play(setup), str::to_owned)
}

/// How the estimates of a game are shown.
#[derive(Clone, Copy, Debug)]
pub struct Estimates {
    /// Returns its text on the page about the analysis.
    pub text: fn() -> &'static str,
    /// An example of an estimate, and its label.
    pub example: (i32, fn() -> &'static str),
    /// Returns the label of an estimate beside a move, a few characters long: `+20`, `−20`, `0`.
    pub label: fn(i32) -> String,
}

impl Estimates {
    /// Whole numbers with a sign.
    pub const NUMBERS: Self = Self {
        text: text::board::estimates,
        example: (20, || "+20"),
        label: signed,
    };
}

/// Returns the label of a verdict beside a move: an arrow that says who wins, up for the player who
/// makes the move, and in how many moves; by how many discs in a game that counts them; or that of
/// an estimate.
#[must_use]
pub fn verdict_label<K: BoardUi>(verdict: Verdict) -> String {
    match (verdict, verdict.margin()) {
        (Verdict::Win(_), Some(margin)) => return format!("+{margin}"),
        (Verdict::Loss(_), Some(margin)) => return format!("−{margin}"),
        _ => {}
    }
    match verdict {
        Verdict::Win(0 | Verdict::UNCOUNTED..) => "↑".to_owned(),
        Verdict::Win(moves) => format!("↑{moves}"),
        Verdict::Draw => "=".to_owned(),
        Verdict::Loss(0 | Verdict::UNCOUNTED..) => "↓".to_owned(),
        Verdict::Loss(moves) => format!("↓{moves}"),
        Verdict::Estimate(value) => (K::ESTIMATES.label)(value),
    }
}

/// A move that has just been made.
pub struct Played<'a, K: BoardUi> {
    pub before: &'a K::Game,
    pub after: &'a K::Game,
    pub mv: MoveOf<K>,
    pub by: Mover,
}

/// The meaning of typed letters and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typing<A> {
    /// Nothing on this board.
    Nothing,
    /// The beginning of a place: a letter without its number.
    Begun,
    Aim(A),
}

/// A user's action on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Touch<K: BoardUi> {
    /// The cursor moves here.
    Aim(K::Aim),
    /// The user plays this move, which the rules may refuse.
    Play(MoveOf<K>),
}

/// Who has made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    Human,
    Computer,
}
