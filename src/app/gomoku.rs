//! Gomoku in the window: a wooden board with stones on its points.

mod board;
mod rules_page;
mod surroundings;

use egui::{Color32, Id, Key, Rect, Ui, Vec2};

use self::board::Painting;
use super::board::landing::{self, Landing};
use super::board::pictures::Sprite;
use super::board::{Layout, colours, emblem, places, steering};
use super::contract::board::{BoardKey, BoardUi, Estimates, Played, Scene, Touch, Typing, Waiting};
use super::contract::key_help::KeyHelp;
use super::contract::page::Page;
use super::contract::pictures::Pictures;
use super::theme::Palette;
use super::theme::easing;
use crate::core::count::signed;
use crate::core::game::{Game, Player};
use crate::core::gomoku::winning::winning_lines;
use crate::core::gomoku::{Gomoku, Move, Point, Position, Refusal, Setup};
use crate::words::{self, text};
use crate::worker::{Cue, Sound};

/// The stones of the small picture: a row of three that the opponent stops.
const EMBLEM: [(Player, u8, u8); 6] = [
    (Player::First, 1, 3),
    (Player::First, 2, 2),
    (Player::First, 3, 1),
    (Player::Second, 1, 2),
    (Player::Second, 2, 3),
    (Player::Second, 3, 3),
];

impl BoardUi for Gomoku {
    type Aim = Point;
    type Picture = Sprite;
    type View = ();
    type Motion = Landing<Point>;

    const PAGES: &'static [Page<Sprite>] = rules_page::PAGES;

    const ESTIMATES: Estimates = Estimates {
        example: (200, || "+20"),
        // In tenths of a natural logarithm of odds, so that two figures are enough.
        label: |value| signed((value + 5 * value.signum()) / 10),
        ..Estimates::NUMBERS
    };

    const KEYS: &'static [BoardKey<Self>] = &[
        BoardKey {
            help: Some(KeyHelp {
                keys: text::board::keys_arrows,
                effect: text::board::move_cursor,
            }),
            keys: &steering::ARROWS,
            repeats: true,
            is_press: false,
            is_steering: true,
            touch: |key, aim, setup, _| {
                Some(Touch::Aim(steering::neighbour(key, aim, setup.size())))
            },
        },
        BoardKey {
            help: Some(KeyHelp {
                keys: text::board::keys_press,
                effect: text::gomoku::place_stone,
            }),
            keys: &[Key::Enter, Key::Space],
            repeats: false,
            is_press: true,
            is_steering: true,
            touch: |_, aim, _, _| Some(Touch::Play(Move::Place(aim))),
        },
        BoardKey {
            help: Some(KeyHelp {
                keys: text::gomoku::keys_point,
                effect: text::board::move_cursor_to_point,
            }),
            keys: &[], // see `typed_aim`
            repeats: false,
            is_press: false,
            is_steering: false,
            touch: |_, _, _, _| None,
        },
    ];

    /// Returns the point in the middle.
    fn first_aim(setup: Setup) -> Point {
        setup.centre()
    }

    fn aim_of(mv: Move) -> Option<Point> {
        match mv {
            Move::Place(point) => Some(point),
            Move::Pass => None,
        }
    }

    /// Returns the points row by row from the upper left, as a text is read.
    fn aims(setup: Setup) -> Vec<Point> {
        steering::aims(setup.size())
    }

    fn id(aim: Point) -> Id {
        Id::unique("point").with(aim.index())
    }

    /// Returns what a point's button says: `H8, black, last stone`, `H8, empty, forbidden: double
    /// three`.
    fn describe(position: &Position, last: Option<Move>, point: Point) -> String {
        let stone = position.stone(point);
        match forbidden_now(position, point) {
            Some(refusal) if stone.is_none() => {
                text::gomoku::point_forbidden(point.to_string(), reason(refusal))
            }
            _ => places::stone(&point, stone, last == Some(Move::Place(point))),
        }
    }

    fn surroundings(position: &Position, point: Point) -> String {
        // Of a point that is forbidden it is said why.
        if forbidden_now(position, point).is_some() {
            String::new()
        } else {
            surroundings::in_words(position, point)
        }
    }

    fn piece(player: Player) -> Sprite {
        Sprite::Stone(player)
    }

    fn accent(player: Player, palette: &Palette) -> Color32 {
        colours::accent(player, palette)
    }

    fn face(player: Player, palette: &Palette) -> Color32 {
        colours::face(player, palette)
    }

    fn how_to_play(setup: Setup) -> String {
        text::board::how_to_play_point(setup.centre().to_string())
    }

    fn typed_aim(typed: &str, _aim: Point, setup: Setup) -> Typing<Point> {
        let begins = |letter: char| {
            letter.is_ascii_alphabetic() && letter.to_ascii_uppercase() as u8 - b'A' < setup.size()
        };
        let mut letters = typed.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if begins(letter) => Typing::Begun,
            _ => match typed.parse() {
                Ok(point) if setup.has(point) => Typing::Aim(point),
                Ok(_) | Err(_) => Typing::Nothing,
            },
        }
    }

    /// Returns the rules and the size; before them the target, unless it is five: `4 in a row ·
    /// Renju rules · 15 × 15`.
    fn subtitle(setup: Setup) -> String {
        let (size, target) = (setup.size(), setup.target());
        let target = (target != 5).then(|| text::gomoku::subtitle_target(target));
        let rule = text::gomoku::subtitle_rule(setup.rule().name());
        words::beside(target.into_iter().chain([rule, format!("{size} × {size}")]))
    }

    fn frame(area: Rect, setup: Setup, _has_verdicts: bool, pixels_per_point: f32) -> Rect {
        Layout::fit(area, setup.size(), pixels_per_point).plate()
    }

    fn place_size(area: Vec2, setup: Setup) -> f32 {
        Layout::spacing_for(area, setup.size())
    }

    fn height_for(width: f32, setup: Setup) -> f32 {
        Layout::height_for(width, setup.size())
    }

    fn motion((): &(), played: &Played<'_, Self>, _now: f64) -> Landing<Point> {
        Landing::of(Self::aim_of(played.mv))
    }

    fn duration(motion: &Landing<Point>) -> f64 {
        motion.duration()
    }

    /// Returns the clack of a stone as it touches the board; a pass is silent.
    fn sounds(played: &Played<'_, Self>, motion: Option<&Landing<Point>>) -> Vec<Sound> {
        match played.mv {
            Move::Place(_) => vec![Sound::after(
                Cue::Stone,
                motion.map_or(0.0, |landing| landing.duration()),
            )],
            Move::Pass => Vec::new(),
        }
    }

    fn board_ui(
        ui: &mut Ui,
        area: Rect,
        pictures: &mut Pictures<Sprite>,
        (): &mut (),
        scene: &Scene<'_, Self>,
    ) -> Option<Touch<Self>> {
        let landing = scene
            .moving
            .and_then(|(landing, elapsed)| Some((landing.point()?, landing.at(elapsed)?)));
        let rows = if landing.is_some() {
            Vec::new()
        } else {
            winning_lines(scene.position)
        };
        let stroke = easing::stroke(scene.at_rest_for, scene.is_still);
        let flash = scene
            .refused
            .and_then(|(point, elapsed)| Some((point, landing::flash(elapsed, scene.is_still)?)));
        let is_striking = !rows.is_empty() && stroke.is_moving;
        if landing.is_some() || is_striking || flash.is_some() {
            ui.ctx().request_repaint();
        }
        let painting = Painting {
            position: scene.position,
            landing,
            ghost: match scene.waiting {
                Waiting::Person(player) => Some(player),
                Waiting::Computer(_) | Waiting::Nothing => None,
            },
            aim: scene.aim,
            hint: scene.hint.and_then(Self::aim_of),
            line: steering::numbered::<Self>(scene.position, scene.line),
            last: scene.last.and_then(Self::aim_of),
            forbidden: if may_be_forbidden(scene.position) {
                scene.position.forbidden_points()
            } else {
                Vec::new()
            },
            rows: &rows,
            strike: stroke.share,
            pulse: stroke.swollen,
            flash,
            compared: scene.compared,
            verdicts: scene.verdicts,
        };
        board::board_ui(ui, area, pictures, &painting)
    }

    fn emblem(ui: &Ui, rect: Rect) {
        emblem::paint(ui, rect, &EMBLEM);
    }
}

/// Returns whether there may be points that the player to move may not play.
fn may_be_forbidden(position: &Position) -> bool {
    position.outcome().is_none() && position.setup().is_restricted(position.to_move())
}

/// Returns the name of the reason why a point is forbidden, in messages, which select by it.
const fn reason(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::DoubleThree => "double-three",
        Refusal::DoubleFour => "double-four",
        Refusal::Overline => "overline",
        Refusal::Basic(_) | Refusal::MayNotPass => "other",
    }
}

/// Returns why the player to move may not play an empty point, or `None` if they may.
fn forbidden_now(position: &Position, point: Point) -> Option<Refusal> {
    if may_be_forbidden(position) {
        position.forbidden(point)
    } else {
        None
    }
}

#[cfg(test)]
mod tests;
