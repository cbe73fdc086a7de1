//! The board of a game of stones, on the crossings of lines or in squares: everything about it that
//! such games share, with the cursor and the examples of a page of rules.
//!
//! A game implements [`StoneBoard`], and writes `stones!();` in its [`BoardUi`], where it leaves
//! the words of the game.

use std::str::FromStr;

use egui::{Key, Rect, Ui};

use super::brush::Brush;
use super::colours::{self, Cloth};
use super::landing::{self, Airborne, Landing};
use super::layout::Spot;
use super::pictures::Sprite;
use crate::app::contract::board::{
    BoardUi, Compared, InsightOf, Played, Scene, Waiting, branch_letter, verdict_label,
};
use crate::app::theme::easing::Stroke;
use crate::core::game::{Game, Player};
use crate::core::kind::{GameKind, MoveOf, Worth};
use crate::core::kit::{Point, Points};
use crate::storage::{BoardMark, board_marks};

/// On how many points it is written what they are worth.
const MOST_VERDICTS: usize = 6;

/// A game of stones on a square board.
pub trait StoneBoard:
    BoardUi<
        Aim = Point<<Self as StoneBoard>::Board>,
        Picture = Sprite,
        Motion = Landing<Point<<Self as StoneBoard>::Board>, <Self as StoneBoard>::Turned>,
    >
{
    type Board: Points;
    /// The stones that a move turns over; `()` in a game that turns none.
    type Turned: Copy + Default;
    /// The findings about a position that painting asks for: made once for each frame.
    type Findings;

    /// The stones of the small picture: whose, on which line from the left and from the top of
    /// five.
    const EMBLEM: &'static [(Player, u8, u8)];
    /// The positions of its page of rules.
    const FIGURES: &'static [Example];
    /// The cloth of a board of squares, light and dark; `None` where stones stand on lines.
    const CLOTHS: Option<&'static [Cloth; 2]> = None;
    /// Whether a move turns stones over.
    const TURNS: bool = false;

    /// Returns the number of rows.
    fn size(setup: Self::Setup) -> u8;

    /// Returns the move that puts a stone on a point.
    fn place(point: Self::Aim) -> MoveOf<Self>;

    /// Returns the point on which a move puts a stone.
    fn point(mv: MoveOf<Self>) -> Option<Self::Aim>;

    fn stone(position: &Self::Game, point: Self::Aim) -> Option<Player>;

    /// Returns the findings about a position. A game that is over has the `stroke` through its
    /// winning rows once its last stone `is_at_rest`.
    fn findings(position: &Self::Game, is_at_rest: bool, stroke: Stroke) -> Self::Findings;

    /// Returns whether a stroke marks the end of the game, in the place of the dot on the last
    /// stone.
    fn is_struck(_findings: &Self::Findings) -> bool {
        false
    }

    /// Returns the stones that a move turns over.
    fn turned(_played: &Played<'_, Self>) -> Self::Turned {
        Self::Turned::default()
    }

    /// Returns whether the stone on a point is one of them.
    fn is_turned(_position: &Self::Game, _turned: Self::Turned, _point: Self::Aim) -> bool {
        false
    }

    /// Returns the opacity of a stone, from 0 to 1.
    fn strength(_position: &Self::Game, _findings: &Self::Findings, _point: Self::Aim) -> f32 {
        1.0
    }

    /// Returns whether stones are being put on the board.
    fn is_open(_position: &Self::Game) -> bool {
        true
    }

    fn tip(
        _position: &Self::Game,
        _findings: &Self::Findings,
        _point: Self::Aim,
    ) -> Option<String> {
        None
    }

    /// Returns [`describe`](BoardUi::describe) for one point of many.
    fn name(
        position: &Self::Game,
        _findings: &Self::Findings,
        last: Option<MoveOf<Self>>,
        point: Self::Aim,
    ) -> String {
        Self::describe(position, last, point)
    }

    /// Returns [`surroundings`](BoardUi::surroundings) for one point of many.
    fn around(position: &Self::Game, _findings: &Self::Findings, point: Self::Aim) -> String {
        Self::surroundings(position, point)
    }

    /// Paints what stands on the points above the stones, and below all other signs.
    fn paint_under(_brush: &Brush<'_>, _painting: &Painting<'_, Self>) {}

    /// Paints what stands above the other signs.
    fn paint_over(_brush: &Brush<'_>, _painting: &Painting<'_, Self>) {}

    /// Returns the part of the area that is left to the board.
    #[must_use]
    fn board_area(area: Rect) -> Rect {
        area
    }

    /// Shows what stands beside the board, and returns the move that was chosen there.
    fn beside_ui(_ui: &mut Ui, _area: Rect, _scene: &Scene<'_, Self>) -> Option<MoveOf<Self>> {
        None
    }
}

/// The state of a board, and what moves on it.
pub struct Painting<'a, K: StoneBoard> {
    pub position: &'a K::Game,
    /// The set-up of the game.
    pub setup: K::Setup,
    /// The findings of the game about the position.
    pub findings: K::Findings,
    /// The stone that is still landing.
    pub landing: Option<(K::Aim, Airborne)>,
    /// The stones that are turned over, and the share of their way that is behind them.
    pub turning: Option<(K::Turned, f32)>,
    /// The player whose stone follows the cursor: the user may play now.
    pub ghost: Option<Player>,
    /// The point of the cursor.
    pub aim: K::Aim,
    pub hints: Vec<K::Aim>,
    /// The stones of the play that is shown, each with its number.
    pub line: Vec<(K::Aim, Player, u32)>,
    /// The point of the last stone.
    pub last: Option<K::Aim>,
    /// The point that has just refused a stone, and how strongly it stands out.
    pub flash: Option<(K::Aim, f32)>,
    /// A move held against better ones.
    pub compared: Option<&'a Compared<MoveOf<K>>>,
    /// The values of the points, as far as they are known; `None` where they are not shown.
    pub verdicts: Option<&'a [Worth<MoveOf<K>>]>,
    /// Whose each point is likely to be, where that is shown.
    pub territory: Option<&'a InsightOf<K>>,
    pub marks: Vec<(K::Aim, BoardMark<K::Board>)>,
    /// The stones with the numbers of their moves, where these are shown.
    pub numbers: Vec<(K::Aim, u32)>,
    /// Whether the letters and numbers are shown, where there is room.
    pub shows_coordinates: bool,
}

impl<'a, K: StoneBoard> Painting<'a, K> {
    #[must_use]
    pub fn of(scene: &Scene<'a, K>, stroke: Stroke) -> Self {
        let landing = scene
            .moving
            .and_then(|(landing, elapsed)| Some((landing.point()?, landing.at(elapsed)?)));
        Self {
            position: scene.position,
            setup: scene.setup,
            findings: K::findings(scene.position, landing.is_none(), stroke),
            landing,
            turning: scene.moving.and_then(|(landing, elapsed)| landing.turned_at(elapsed)),
            ghost: match scene.waiting {
                Waiting::Human(player) => Some(player),
                Waiting::Computer(_) | Waiting::Nothing => None,
            },
            aim: scene.aim,
            hints: scene.hints.iter().copied().filter_map(K::point).collect(),
            line: numbered::<K>(scene.position, scene.line),
            last: scene.last.and_then(K::point),
            flash: scene.refused.and_then(|(point, elapsed)| {
                Some((point, landing::flash(elapsed, scene.is_still)?))
            }),
            compared: scene.compared,
            verdicts: scene.verdicts,
            territory: scene.territory,
            marks: marks::<K>(scene),
            numbers: numbers::<K>(scene),
            shows_coordinates: scene.shows_coordinates,
        }
    }

    /// Returns the painting of a position for display only.
    #[must_use]
    pub fn still(position: &'a K::Game, setup: K::Setup, hint: Option<K::Aim>) -> Self {
        let stroke = Stroke { share: 1.0, swollen: 0.0, is_moving: false };
        Self {
            position,
            setup,
            findings: K::findings(position, true, stroke),
            landing: None,
            turning: None,
            ghost: None,
            aim: K::first_aim(setup),
            hints: hint.into_iter().collect(),
            line: Vec::new(),
            last: None,
            flash: None,
            compared: None,
            verdicts: None,
            territory: None,
            marks: Vec::new(),
            numbers: Vec::new(),
            shows_coordinates: true,
        }
    }

    /// Returns whether a stone moves, or a point flashes.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        self.landing.is_some() || self.turning.is_some() || self.flash.is_some()
    }

    pub fn paint(&self, brush: &mut Brush<'_>) {
        let aim = self.ghost.is_some().then_some((self.aim.column(), self.aim.row()));
        brush.plate();
        // Where there are coordinates, those of the cursor stand out; elsewhere its lines do.
        if self.shows_coordinates && brush.layout.has_coordinates() {
            brush.grid(None);
            brush.coordinates::<K::Board>(aim);
        } else {
            brush.grid(aim);
        }
        self.paint_stones(brush);
        K::paint_under(brush, self);
        self.paint_signs(brush);
        K::paint_over(brush, self);
        if let Some((point, strength)) = self.flash {
            brush.flash(point, strength);
        }
        if let Some((point, air)) = self.landing
            && let Some(player) = K::stone(self.position, point)
        {
            brush.landing(Sprite::Stone(player), point, air);
        }
        if let Some(compared) = self.compared {
            let to_move = self.position.to_move();
            let mover = if compared.is_made { to_move.other() } else { to_move };
            let made = K::point(compared.made);
            let is_bare = made.is_none_or(|made| self.is_inscribed(made));
            let is_occupied = |point| K::stone(self.position, point).is_some();
            brush.compared((mover, is_bare), compared, K::point, is_occupied);
            // Its stone has covered the mark of its point.
            for (point, mark) in &self.marks {
                if made == Some(*point) && mark.stands_on_point() {
                    brush.mark(*point, Some(mover), mark);
                }
            }
        }
    }

    /// Paints the stones at rest, each with its shadow, those that turn over, and the dot on the
    /// last one.
    fn paint_stones(&self, brush: &mut Brush<'_>) {
        let held_back = self.compared.and_then(|compared| compared.held_back(self.position));
        let position = held_back.as_ref().unwrap_or(self.position);
        let is_flying = |point| self.landing.is_some_and(|(flying, _)| flying == point);
        let turning = |point| {
            self.turning
                .filter(|&(turned, _)| K::is_turned(position, turned, point))
                .map(|(_, share)| share)
        };
        let stone = |point| K::stone(position, point);
        // The last stone has a dot in the place of its mark; at the end there may be a line around
        // the winning rows instead.
        let last = self.last.filter(|&point| {
            stone(point).is_some() && !K::is_struck(&self.findings) && !is_flying(point)
        });
        let dotted = last.filter(|&point| !self.is_inscribed(point));
        let points = K::aims(self.setup);
        let at_rest =
            points.iter().copied().filter(|&point| !is_flying(point) && turning(point).is_none());
        brush.stones(at_rest.filter_map(|point| {
            let strength = K::strength(position, &self.findings, point);
            let is_bare = last == Some(point) || self.is_inscribed(point);
            Some((point, stone(point)?, is_bare, strength))
        }));
        for (point, share) in points.iter().filter_map(|&point| Some((point, turning(point)?))) {
            if let Some(player) = stone(point) {
                brush.turning(player, point, share);
            }
        }
        if let Some(point) = dotted {
            brush.dot(point);
        }
        for &(point, number) in &self.numbers {
            if let Some(player) = stone(point).filter(|_| !is_flying(point)) {
                brush.move_number(point, player, number, last == Some(point));
            }
        }
        // Labels first: their ground clears the lines below them, and must not clear other marks.
        for labels in [true, false] {
            let marks = self.marks.iter().filter(|(point, mark)| {
                labels == matches!(mark, BoardMark::Label(_)) && !is_flying(*point)
            });
            for (point, mark) in marks {
                brush.mark(*point, stone(*point), mark);
            }
        }
    }

    /// Returns whether something stands on the stone on a point, in the place of its star or ring.
    #[must_use]
    pub fn is_inscribed(&self, point: K::Aim) -> bool {
        stands_on(&self.marks, point) || self.numbers.iter().any(|&(numbered, _)| numbered == point)
    }

    /// Paints what stands on the points in every game: the ghost, what they are worth, the play
    /// that is shown, the hint.
    fn paint_signs(&self, brush: &mut Brush<'_>) {
        if let Some(player) = self.ghost {
            self.paint_ghost(brush, player);
        }
        if self.line.is_empty() {
            for worth in self.verdicts.unwrap_or_default().iter().take(MOST_VERDICTS) {
                if let Some(point) = K::point(worth.mv) {
                    let words = verdict_label::<K>(worth.verdict);
                    brush.verdict(point, worth.verdict, &words, worth.is_best);
                }
            }
        }
        for &(point, player, number) in &self.line {
            brush.numbered(player, point, number);
        }
        for &point in &self.hints {
            brush.hint(point);
        }
    }

    /// Paints the user's stone at the cursor, or the cursor where none can be put.
    fn paint_ghost(&self, brush: &mut Brush<'_>, player: Player) {
        let is_refused = self.position.refusal(K::place(self.aim)).is_some();
        // Beside a hint a stone that is only thought of would look like a second one.
        let is_beside_hint = !self.hints.is_empty() && !self.hints.contains(&self.aim);
        // A stone that is only thought of would hide a mark.
        let is_taken = K::stone(self.position, self.aim).is_some() || self.is_inscribed(self.aim);
        if is_taken || !K::is_open(self.position) || is_beside_hint && !is_refused {
            brush.cursor(brush.layout.square(self.aim));
        } else if self.line.iter().any(|stone| stone.0 == self.aim) {
            // The number stays readable.
        } else if is_refused {
            let centre = brush.layout.centre(self.aim);
            brush.dashes(centre, brush.layout.radius(), colours::FORBIDDEN);
        } else {
            brush.ghost(player, self.aim);
        }
    }
}

fn marks<K: StoneBoard>(scene: &Scene<'_, K>) -> Vec<(K::Aim, BoardMark<K::Board>)> {
    let inscribed = &scene.inscribed;
    let mut marks = board_marks(inscribed.markup, inscribed.dimming, K::size(scene.setup));
    // Values, a line of play and a hint say more of a point than the letter of a branch.
    if scene.verdicts.is_none() && scene.line.is_empty() && scene.hints.is_empty() {
        for (index, point) in scene.branches.iter().copied().filter_map(K::point).enumerate() {
            if !stands_on(&marks, point) {
                marks.push((point, BoardMark::Label(branch_letter(index))));
            }
        }
    }
    marks
}

fn stands_on<B: Points>(marks: &[(Point<B>, BoardMark<B>)], point: Point<B>) -> bool {
    let mut marks = marks.iter();
    marks.any(|(marked, mark)| *marked == point && mark.stands_on_point())
}

/// Returns the stones that these moves have put on the board, each with the number of its move:
/// without numbers on all of them, those from the move on that decided the game. A point with a mark
/// keeps that. A line of play that is shown has numbers of its own, and is alone.
fn numbers<K: StoneBoard>(scene: &Scene<'_, K>) -> Vec<(K::Aim, u32)> {
    let (setup, numbered) = (scene.setup, scene.inscribed.numbered);
    let decided = scene.decided.filter(|_| numbered.is_empty());
    let (first, moves) = decided.unwrap_or((1, numbered));
    let marks = marks::<K>(scene);
    let is_free = |point: &K::Aim| !stands_on(&marks, *point);
    if moves.is_empty() || !scene.line.is_empty() {
        return Vec::new();
    }
    let mut numbers = vec![0; usize::from(K::size(setup)).pow(2)];
    let index = |point: K::Aim| {
        usize::from(point.row()) * usize::from(K::size(setup)) + usize::from(point.column())
    };
    for (number, point) in
        (first..).zip(moves).filter_map(|(number, &mv)| Some((number, K::point(mv)?)))
    {
        numbers[index(point)] = u32::try_from(number).unwrap_or(u32::MAX);
    }
    let numbered = |point| Some((point, numbers[index(point)])).filter(|&(_, number)| number > 0);
    K::aims(setup)
        .into_iter()
        .filter(|point| K::stone(scene.position, *point).is_some() && is_free(point))
        .filter_map(numbered)
        .collect()
}

/// A position of a page.
pub struct Example {
    /// The options of its game.
    pub setup: &'static [(&'static str, &'static str)],
    pub moves: &'static str,
    pub mark: Option<&'static str>,
}

impl Example {
    /// Returns the position after these moves of a usual game.
    #[must_use]
    pub const fn after(moves: &'static str) -> Self {
        Self { setup: &[], moves, mark: None }
    }

    /// Returns the example on a board of another set-up.
    #[must_use]
    pub const fn on(self, setup: &'static [(&'static str, &'static str)]) -> Self {
        Self { setup, ..self }
    }

    /// Returns the example with a mark on a point.
    #[must_use]
    pub const fn marked(self, mark: &'static str) -> Self {
        Self { mark: Some(mark), ..self }
    }

    #[must_use]
    pub fn position<G: GameKind>(&self) -> Option<G::Game> {
        let setup = G::parse_setup(self.setup).ok()?;
        let mut position = G::start(setup);
        for mv in G::parse_moves(setup, self.moves).ok()? {
            position.play(mv).ok()?;
        }
        Some(position)
    }

    #[must_use]
    pub fn point<P: FromStr>(&self) -> Option<P> {
        self.mark?.parse().ok()
    }
}

/// Returns the point next to another one in the direction of an arrow key, or the same at the edge
/// of a board with so many rows.
#[must_use]
pub fn neighbour<S: Spot>(key: Key, aim: S, size: u8) -> S {
    let (right, up) = match key {
        Key::ArrowLeft => (-1, 0),
        Key::ArrowRight => (1, 0),
        Key::ArrowUp => (0, 1),
        Key::ArrowDown => (0, -1),
        _ => (0, 0),
    };
    let step = |index: u8, by: i8| index.saturating_add_signed(by).min(size - 1);
    S::at(step(aim.column(), right), step(aim.row(), up))
}

/// Returns the points of a board with so many rows, row by row from the upper left, as a text is
/// read.
#[must_use]
pub fn aims<S: Spot>(size: u8) -> Vec<S> {
    (0..size).rev().flat_map(|row| (0..size).map(move |column| S::at(column, row))).collect()
}

/// Returns the stones of play from a position on, as far as the rules allow it, each with its
/// number.
#[must_use]
pub fn numbered<K: BoardUi<Aim: Spot>>(
    position: &K::Game,
    line: &[MoveOf<K>],
) -> Vec<(K::Aim, Player, u32)> {
    let mut after = position.clone();
    let mut stones: Vec<(K::Aim, Player, u32)> = Vec::new();
    for (number, &mv) in (1..).zip(line) {
        let player = after.to_move();
        if after.play(mv).is_err() {
            break;
        }
        // Two stones may follow each other on a point, where one was taken: the first one keeps its
        // number.
        let point = K::aim_of(mv).filter(|point| stones.iter().all(|(other, ..)| other != point));
        stones.extend(point.map(|point| (point, player, number)));
    }
    stones
}
