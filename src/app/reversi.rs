//! Reversi in the window: a green board, and discs that turn over.

mod board;
mod rules_page;

use egui::{Id, Key, Rect, Ui, Vec2};

use self::board::{Discs, SIZES};
use super::board::pictures::Sprite;
use super::board::{Spot, Squares, emblem, steering};
use super::contract::board::{BoardKey, BoardUi, KeyTouch, Played, Scene, Touch, Typing};
use super::contract::page::Page;
use super::contract::pictures::Pictures;
use super::theme::Palette;
use crate::core::count::counted;
use crate::core::game::{Game as _, Player};
use crate::core::kind::GameSetup;
use crate::core::reversi::position::SIZE;
use crate::core::reversi::{Move, Position, Reversi, Square};
use crate::worker::{Cue, Sound};

/// The time that discs take to turn over, in seconds.
const TURN: f64 = 0.32;
/// The discs of the small picture: a row that two black ones enclose.
const EMBLEM: [(Player, u8, u8); 6] = [
    (Player::First, 0, 2),
    (Player::Second, 1, 2),
    (Player::Second, 2, 2),
    (Player::First, 3, 2),
    (Player::First, 2, 1),
    (Player::Second, 3, 3),
];

/// Discs that turn over: those that had another owner in the position before.
#[derive(Clone, Copy)]
pub struct Turning {
    before: Position,
    seconds: f64,
}

impl Spot for Square {
    fn at(column: u8, row: u8) -> Self {
        Self::at(column, row)
    }

    fn column(self) -> u8 {
        Self::column(self)
    }

    fn row(self) -> u8 {
        Self::row(self)
    }
}

impl BoardUi for Reversi {
    type Aim = Square;
    type Picture = Sprite;
    type View = ();
    type Motion = Turning;

    const PAGES: &'static [Page<Sprite>] = rules_page::PAGES;
    const KEYS: &'static [BoardKey<Self>] = &[
        key(
            "Arrows",
            "move the cursor",
            &steering::ARROWS,
            |key, aim, (), _| {
                // Row 1 is the upper one.
                let key = match key {
                    Key::ArrowUp => Key::ArrowDown,
                    Key::ArrowDown => Key::ArrowUp,
                    other => other,
                };
                Some(Touch::Aim(steering::neighbour(key, aim, SIZE)))
            },
        ),
        key(
            "Enter, Space",
            "put a disc there",
            &[Key::Enter, Key::Space],
            |_, aim, (), _| Some(Touch::Play(Move::Place(aim))),
        ),
        // See `typed_aim`.
        key(
            "A to H, then 1 to 8",
            "move the cursor to that square",
            &[],
            |_, _, (), _| None,
        ),
    ];

    fn first_aim((): ()) -> Square {
        Square::at(3, 2)
    }

    fn aim_of(mv: Move) -> Option<Square> {
        match mv {
            Move::Place(square) => Some(square),
            Move::Pass => None,
        }
    }

    fn aims((): ()) -> Vec<Square> {
        let mut aims = steering::aims(SIZE);
        aims.sort_by_key(|square: &Square| square.index());
        aims
    }

    fn id(aim: Square) -> Id {
        Id::unique("square of reversi").with(aim.index())
    }

    /// Returns what a square's button says: `D3, empty, turns 1 disc`, `D3, black, last disc`.
    fn describe(position: &Position, last: Option<Move>, square: Square) -> String {
        let mut after = *position;
        let more = if last == Some(Move::Place(square)) {
            ", last disc".to_owned()
        } else if after.play(Move::Place(square)).is_ok() {
            let other = position.to_move().other().index();
            let turned = position.count()[other] - after.count()[other];
            format!(", turns {}", counted(turned.into(), "disc"))
        } else {
            String::new()
        };
        let owner = position.disc(square);
        let disc = owner.map_or("Empty", |player| Self::SIDES[player.index()]);
        format!("{square}, {}{more}", disc.to_lowercase())
    }

    fn piece(player: Player) -> Sprite {
        Sprite::Stone(player)
    }

    fn accent(player: Player, palette: &Palette) -> egui::Color32 {
        super::board::colours::accent(player, palette)
    }

    fn face(player: Player, palette: &Palette) -> egui::Color32 {
        super::board::colours::face(player, palette)
    }

    fn how_to_play((): ()) -> String {
        "Click a square with a dot, or type it: D3".to_owned()
    }

    fn typed_aim(typed: &str, _aim: Square, (): ()) -> Typing<Square> {
        match (typed.parse(), typed.as_bytes()) {
            (Ok(square), _) => Typing::Aim(square),
            (Err(_), [b'A'..=b'H' | b'a'..=b'h']) => Typing::Begun,
            (Err(_), _) => Typing::Nothing,
        }
    }

    fn subtitle((): ()) -> String {
        "Othello rules · 8 × 8".to_owned()
    }

    fn frame(area: Rect, (): (), _has_verdicts: bool, pixels_per_point: f32) -> Rect {
        Squares::fit(area, SIZES, pixels_per_point).plate()
    }

    fn place_size(area: Vec2, (): ()) -> f32 {
        Squares::side_for(area, SIZES)
    }

    fn height_for(width: f32, (): ()) -> f32 {
        Squares::height_for(width, SIZES)
    }

    fn motion((): &(), played: &Played<'_, Self>, _now: f64) -> Turning {
        Turning {
            before: *played.before,
            seconds: if played.mv == Move::Pass { 0.0 } else { TURN },
        }
    }

    fn duration(motion: &Turning) -> f64 {
        motion.seconds
    }

    /// Returns the clack of the disc as it is put down; a pass is silent.
    fn sounds(played: &Played<'_, Self>, _motion: Option<&Turning>) -> Vec<Sound> {
        let disc = Self::aim_of(played.mv);
        disc.map(|_| Sound::now(Cue::Stone)).into_iter().collect()
    }

    fn board_ui(
        ui: &mut Ui,
        area: Rect,
        pictures: &mut Pictures<Sprite>,
        (): &mut (),
        scene: &Scene<'_, Self>,
    ) -> Option<Touch<Self>> {
        let turning = scene
            .moving
            .filter(|(motion, elapsed)| *elapsed < motion.seconds);
        if turning.is_some() || scene.refused.is_some_and(|refused| refused.1 < 1.0) {
            ui.ctx().request_repaint();
        }
        let discs = Discs {
            position: *scene.position,
            #[expect(clippy::cast_possible_truncation, reason = "a share of the way")]
            turning: turning.map(|(motion, elapsed)| (motion.before, (elapsed / TURN) as f32)),
            last: scene.last.and_then(Self::aim_of),
        };
        board::board_ui(ui, area, pictures, &discs, scene)
    }

    fn emblem(ui: &Ui, rect: Rect) {
        emblem::paint(ui, rect, &EMBLEM);
    }
}

/// Returns a key of the board; those without keys are typed.
const fn key(
    shown: &'static str,
    what: &'static str,
    keys: &'static [Key],
    touch: KeyTouch<Reversi>,
) -> BoardKey<Reversi> {
    BoardKey {
        shown,
        what,
        keys,
        repeats: keys.len() == steering::ARROWS.len(),
        is_press: keys.len() == 2,
        is_steering: !keys.is_empty(),
        touch,
    }
}
