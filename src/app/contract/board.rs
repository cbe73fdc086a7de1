//! The traits by which a game plugs into the window: painting its board, interpreting input,
//! animating its pieces; and what a board is painted from.

use std::fmt::Debug;

use egui::{Color32, Id, Key, Painter, Rect, Ui, Vec2};

use super::page::Page;
use super::screen::{KeyHelp, PracticeEntry, Screen};
use crate::app::kit::pictures::{Picture, Pictures};
use crate::app::theme::Palette;
use crate::core::game::{Game, Player};
use crate::core::kind::{GameSetup, MoveClass, MoveOf, Seen, Worth};
use crate::core::search::Mark;
use crate::core::verdict::Verdict;
use crate::storage::{Marking, Motion};
use crate::words::{self, Phrases, text};
use crate::worker::{Cue, Sound};

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
    fn subtitle(setup: Self::Setup) -> String {
        words::differs::<Self>(setup)
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

    /// Returns where the piece of the move with this index came to rest, for the sign that says
    /// whether it was right; `None` for a move without a place.
    fn resting_place(
        _board: &BoardPlace<Self>,
        _played: &[MoveOf<Self>],
        _ply: usize,
    ) -> Option<Rect> {
        None
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
        ui.painter().rect_filled(rect, 0.16 * rect.width(), palette.inset);
        for (player, side) in Player::BOTH.into_iter().zip([-0.18, 0.18]) {
            let centre = rect.center() + Vec2::splat(side * rect.width());
            ui.painter().circle_filled(centre, 0.2 * rect.width(), Self::accent(player, palette));
        }
    }
}

/// Where a board lies in the window.
pub struct BoardPlace<K: GameSetup> {
    pub area: Rect,
    /// The set-up of the board.
    pub setup: K::Setup,
    /// The side at the lower edge.
    pub below: Player,
    pub shows_coordinates: bool,
    pub pixels_per_point: f32,
}

/// The extras of a game: hooks that most games leave empty.
pub struct Extras<K: BoardUi> {
    /// Practices, in the order of the menu.
    pub practices: &'static [PracticeEntry],
    /// Whether players choose a colour rather than who starts: they know which colour that is.
    pub has_known_colours: bool,
    /// Plans: rules that win against every reply.
    pub plans: Option<Plans<K>>,
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

pub struct Plans<K: BoardUi> {
    /// Whether a hint knows of a plan.
    pub is_in: fn(&<K::Game as Game>::Insight) -> bool,
    /// Returns what the plan of a hint plays in its position; `None` if it is not its turn.
    pub plays: PlanMove<K>,
    /// Returns the page of a plan for the position after moves from the start of a set-up; the
    /// player is the user.
    pub screen: PlanScreen<K>,
}

pub type PlanMove<K> =
    fn(&<K as GameSetup>::Game, &<<K as GameSetup>::Game as Game>::Insight) -> Option<MoveOf<K>>;

pub type PlanScreen<K> = fn(<K as GameSetup>::Setup, &[MoveOf<K>], Player) -> Box<dyn Screen>;

/// Returns markup with a mark of this shape on a place, or without it if it was there.
pub type ToggleMark<K> =
    fn(&str, Marking, <K as BoardUi>::Aim, <K as GameSetup>::Setup) -> (String, bool);

/// Returns how many pieces each player has captured.
pub type Captured<K> = fn(<K as GameSetup>::Setup, &<K as GameSetup>::Game) -> [u32; 2];

/// Paints the value of a move of the first side in a place.
pub type PaintChip<K> = fn(&Painter, Rect, Verdict, &mut Pictures<<K as BoardUi>::Picture>);

impl<K: BoardUi> Extras<K> {
    pub const NONE: Self = Self {
        practices: &[],
        has_known_colours: false,
        plans: None,
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
    pub const NUMBERS: Self =
        Self { text: text::board::estimates, example: (20, || "+20"), label: words::signed };
}

/// Returns the label of a verdict beside a move: an arrow that says who wins, up for the player who
/// makes the move, and in how many moves; by how many discs in a game that counts them; or that of
/// an estimate.
#[must_use]
pub fn verdict_label<K: BoardUi>(verdict: Verdict) -> String {
    match (verdict, verdict.margin()) {
        (Verdict::Win(_), Some(margin)) => return words::signed(margin),
        (Verdict::Loss(_), Some(margin)) => return words::signed(-f64::from(margin)),
        _ => {}
    }
    match verdict {
        Verdict::Win(0 | Verdict::UNCOUNTED..) => "↑".to_owned(),
        Verdict::Win(moves) => format!("↑{}", text::analysis::moves_to_win(moves)),
        Verdict::Draw => "=".to_owned(),
        Verdict::Loss(0 | Verdict::UNCOUNTED..) => "↓".to_owned(),
        Verdict::Loss(moves) => format!("↓{}", text::analysis::moves_to_lose(moves)),
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

/// What the user did on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardInput<K: BoardUi> {
    /// The user touched the board with the pointer or through a screen reader.
    Touch(Touch<K>),
    /// A key of the board was pressed.
    Key(Touch<K>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    Human,
    Computer,
}

/// Returns the action of a key on a board, if it has one at this cursor and position.
pub type KeyTouch<K> = fn(
    Key,
    <K as BoardUi>::Aim,
    <K as GameSetup>::Setup,
    &<K as GameSetup>::Game,
) -> Option<Touch<K>>;

/// A key of the board, its effect and its line on the help page.
pub struct BoardKey<K: BoardUi> {
    /// Its line on the help page, unless another key's line covers it.
    pub help: Option<KeyHelp>,
    pub keys: &'static [Key],
    /// Whether it repeats for as long as it is held down.
    pub repeats: bool,
    /// Whether the focused element handles the key itself: Enter and Space press an element of the
    /// board.
    pub is_press: bool,
    /// Whether it only works while the board or nothing has the focus, because other elements use
    /// the key themselves.
    pub is_steering: bool,
    pub touch: KeyTouch<K>,
}

/// The keys that move the cursor.
pub const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

impl<K: BoardUi> BoardKey<K> {
    /// Returns keys that act wherever the attention of the keyboard is.
    #[must_use]
    pub const fn plain(
        names: fn() -> &'static str,
        effect: fn() -> &'static str,
        keys: &'static [Key],
        touch: KeyTouch<K>,
    ) -> Self {
        Self {
            help: Some(KeyHelp { keys: names, effect }),
            keys,
            repeats: false,
            is_press: false,
            is_steering: false,
            touch,
        }
    }

    /// Returns the arrows, which move the cursor.
    #[must_use]
    pub const fn arrows(touch: KeyTouch<K>) -> Self {
        Self {
            repeats: true,
            is_steering: true,
            ..Self::plain(text::board::keys_arrows, text::board::move_cursor, &ARROWS, touch)
        }
    }

    /// Returns Enter and Space, with what they do at the cursor.
    #[must_use]
    pub const fn press(effect: fn() -> &'static str, touch: KeyTouch<K>) -> Self {
        Self {
            is_press: true,
            is_steering: true,
            ..Self::plain(text::board::keys_press, effect, &[Key::Enter, Key::Space], touch)
        }
    }
}

/// Returns the keys of a board that the help page shows, and what they do.
pub fn shown_keys<K: BoardUi>() -> impl Iterator<Item = (&'static str, &'static str)> {
    K::KEYS.iter().filter_map(|key| key.help).map(|help| ((help.keys)(), (help.effect)()))
}

/// Everything that is needed to paint a board.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct Scene<'a, K: BoardUi> {
    /// The position after the last move, even while its piece is still moving.
    pub position: &'a K::Game,
    /// The set-up of the game.
    pub setup: K::Setup,
    pub last: Option<MoveOf<K>>,
    /// The animation of the last piece and how many seconds of it have passed; `None` once it is
    /// idle.
    pub moving: Option<(K::Motion, f64)>,
    /// The piece that waits at the board.
    pub waiting: Waiting,
    /// The user's cursor.
    pub aim: K::Aim,
    /// The moves of a hint: equally good ones, or those that a puzzle has not ruled out.
    pub hints: &'a [MoveOf<K>],
    /// The places that the hint mentions, while its text is in view.
    pub marks: &'a [Mark<MoveOf<K>>],
    /// The next moves of the lines of the game, if there are several: each has a letter.
    pub branches: &'a [MoveOf<K>],
    /// The line of play shown from this position, beginning with the player to move; empty if none
    /// is shown.
    pub line: &'a [MoveOf<K>],
    /// Whether the threats of both sides are shown, in a game that has them.
    pub shows_threats: bool,
    /// Whether the names of columns, rows or squares are shown.
    pub shows_coordinates: bool,
    /// Whose each place is likely to be, where that is shown.
    pub territory: Option<&'a InsightOf<K>>,
    /// What stands on stones and points besides the game.
    pub inscribed: Inscriptions<'a, MoveOf<K>>,
    /// The side that sits at the lower edge, in a game whose board can be turned.
    pub below: Player,
    /// The values of the moves for the player to move, as far as they are known; `None` while they
    /// are hidden.
    pub verdicts: Option<&'a [Worth<MoveOf<K>>]>,
    /// Whether they are those of the position before the last move, for the player who made it.
    pub verdicts_are_before: bool,
    /// The height of the row for these values below the board, in points. There may be one while
    /// they are hidden, so that the board stays in its place.
    pub values_height: f32,
    /// A move that is compared with better ones, if any.
    pub compared: Option<&'a Compared<MoveOf<K>>>,
    /// The number of the move that decided the game, which is over, and the moves from that one on.
    pub decided: Option<(usize, &'a [MoveOf<K>])>,
    /// The place that refused a move last, and how many seconds ago.
    pub refused: Option<(K::Aim, f64)>,
    /// How many seconds ago the last piece came to rest; the game may have ended with it.
    pub at_rest_for: f64,
    /// Whether animations are off.
    pub is_still: bool,
    /// Whether this is a review or a puzzle, in which nobody resigns and nothing is counted.
    pub is_looked_at: bool,
    /// The time, in seconds of the input's clock.
    pub now: f64,
}

/// Returns the letter of a branch, by its index: a, b, c.
#[must_use]
pub fn branch_letter(index: usize) -> String {
    u8::try_from(index).map_or_else(|_| "…".into(), |index| char::from(b'a' + index % 26).into())
}

/// What stands on the stones and the points of a board besides the game.
#[derive(Clone, Copy, Debug)]
pub struct Inscriptions<'a, M> {
    /// The markup of the position, with marks on its points.
    pub markup: &'a str,
    /// The markup that says which points are [dimmed](crate::storage::dimming).
    pub dimming: &'a str,
    /// The moves from the start whose numbers their stones have; empty where numbers are hidden.
    pub numbered: &'a [M],
}

impl<M> Inscriptions<'_, M> {
    /// Nothing but the stones.
    pub const NONE: Self = Self { markup: "", dimming: "", numbered: &[] };
}

/// A piece that waits at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A human player's piece, which follows the cursor.
    Human(Player),
    /// A computer's piece.
    Computer(Player),
    /// None: the game is over, or a piece is still moving.
    Nothing,
}

/// Returns the side at the lower edge of a board that was not turned: `you`, if there is one human
/// player.
#[must_use]
pub fn side_below<K: BoardUi>(you: Option<Player>) -> Player {
    K::EXTRAS.side_below.map_or(Player::Second, |usual| you.unwrap_or(usual))
}

impl<K: BoardUi> Scene<'_, K> {
    /// Returns whether the user may play now.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.waiting, Waiting::Human(_))
    }
}

/// A move made or held back in the position in view, or the last one, compared with better ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared<M> {
    pub made: M,
    /// Whether it is on the board: the position in view is the one after it.
    pub is_made: bool,
    /// The moves that would have been better.
    pub better: Vec<M>,
    /// The opponent's answer to it, if that is shown.
    pub answer: Option<M>,
    pub class: Option<MoveClass>,
    /// What can be seen about it: the line, the group, the two threats.
    pub seen: Option<Seen<M>>,
}

impl<M: Copy> Compared<M> {
    /// Returns the position after a move that is held back: the board shows it as if it had been
    /// made.
    #[must_use]
    pub fn held_back<G: Game<Move = M>>(&self, position: &G) -> Option<G> {
        let mut after = position.clone();
        let is_held = !self.is_made && self.better.is_empty();
        (is_held && after.play(self.made).is_ok()).then_some(after)
    }
}

/// The delay between the end of the last animation and the sound of the end of the game, in
/// seconds.
const BEFORE_END: f64 = 0.12;

/// The delay before a painted frame is visible, in seconds. Sounds wait for it.
const UNTIL_SEEN: f64 = 0.016;

pub struct Moving<K: BoardUi> {
    motion: K::Motion,
    /// When it started, in seconds of the input's clock.
    started: f64,
    /// How many times slower than usual it is.
    slowness: f64,
    seconds: f64,
}

impl<K: BoardUi> Moving<K> {
    /// Returns the animation of a move that has just been made, `speed` times as fast as usual;
    /// `None` if animations are off.
    #[must_use]
    pub fn start(
        view: &K::View,
        played: &Played<'_, K>,
        setting: Motion,
        speed: f64,
        now: f64,
    ) -> Option<Self> {
        let slowness = match setting {
            Motion::Full => 1.0 / speed,
            Motion::Slow => 2.5 / speed,
            Motion::Reduced => return None,
        };
        let motion = K::motion(view, played, now);
        Some(Self { motion, started: now, slowness, seconds: K::duration(&motion) })
    }

    /// Returns the sounds of a piece that has just been played, immediate ones if animations are
    /// off.
    #[must_use]
    pub fn sounds(moving: Option<&Self>, played: &Played<'_, K>) -> Vec<Sound> {
        let mut sounds = K::sounds(played, moving.map(|moving| &moving.motion));
        for sound in &mut sounds {
            sound.after = sound.after * moving.map_or(1.0, |moving| moving.slowness) + UNTIL_SEEN;
        }
        sounds
    }

    /// Returns the sound of the end of the game, a moment after the last piece has come to rest.
    #[must_use]
    pub fn end_sound(moving: Option<&Self>, end: Cue) -> Sound {
        Sound::after(end, moving.map_or(0.0, Self::lasts) + BEFORE_END)
    }

    /// Returns how long it takes, in seconds.
    fn lasts(&self) -> f64 {
        self.seconds * self.slowness
    }

    /// Returns when it started, in seconds of the input's clock.
    #[must_use]
    pub const fn started(&self) -> f64 {
        self.started
    }

    /// Returns when it ends, in seconds of the input's clock.
    #[must_use]
    pub fn rest_at(&self) -> f64 {
        self.started + self.lasts()
    }

    /// Returns the animation and how many seconds of it have passed; `None` once it has ended.
    #[must_use]
    pub fn at(&self, now: f64) -> Option<(K::Motion, f64)> {
        (now < self.rest_at()).then(|| (self.motion, (now - self.started) / self.slowness))
    }
}
