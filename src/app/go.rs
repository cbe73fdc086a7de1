//! Go in the window: a wooden board with stones on its points, and after two passes the count.

mod board;
mod described;
mod footer;
mod rules_page;

use egui::{Color32, Id, Key, Rect, Ui, Vec2};

use self::board::Painting;
use self::described::{counted_owners, described};
use super::board::landing::{self, Landing};
use super::board::pictures::Sprite;
use super::board::{Layout, colours, emblem, steering};
use super::contract::board::{
    BoardKey, BoardScoring, BoardUi, Estimates, Extras, Played, Scene, Touch, Typing, Waiting,
};
use super::contract::key_help::KeyHelp;
use super::contract::page::Page;
use super::contract::pictures::Pictures;
use super::theme::Palette;
use crate::core::game::Player;
use crate::core::go::{Go, Move, Phase, Point, Position, Scoring, Setup};
use crate::core::search::Report;
use crate::core::search::mcts::percent;
use crate::words::{self, text};
use crate::worker::{Cue, Sound};

/// The stones of the small picture: four around one.
const EMBLEM: [(Player, u8, u8); 6] = [
    (Player::First, 2, 1),
    (Player::First, 1, 2),
    (Player::Second, 2, 2),
    (Player::First, 3, 2),
    (Player::First, 2, 3),
    (Player::Second, 3, 1),
];

impl BoardUi for Go {
    type Aim = Point;
    type Picture = Sprite;
    type View = ();
    type Motion = Landing<Point>;

    const PAGES: &'static [Page<Sprite>] = rules_page::PAGES;

    const EXTRAS: Extras<Self> = Extras {
        scoring: Some(&DeadStones),
        ..Extras::NONE
    };

    const ESTIMATES: Estimates = Estimates {
        text: text::go::estimates,
        example: (62, text::go::estimates_example),
        label: |value| text::go::percent(percent(value)),
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
                effect: text::go::place_stone,
            }),
            keys: &[Key::Enter, Key::Space],
            repeats: false,
            is_press: true,
            is_steering: true,
            touch: |_, aim, _, _| Some(Touch::Play(Move::Place(aim))),
        },
        BoardKey {
            help: Some(KeyHelp {
                keys: text::go::keys_point,
                effect: text::board::move_cursor_to_point,
            }),
            keys: &[], // see `typed_aim`
            repeats: false,
            is_press: false,
            is_steering: false,
            touch: |_, _, _, _| None,
        },
        BoardKey {
            help: Some(KeyHelp {
                keys: || "F2",
                effect: text::go::pass_effect,
            }),
            keys: &[Key::F2],
            repeats: false,
            is_press: false,
            is_steering: false,
            touch: |_, _, _, _| Some(Touch::Play(Move::Pass)),
        },
        BoardKey {
            help: Some(KeyHelp {
                keys: || "F4",
                effect: text::go::resign_effect,
            }),
            keys: &[Key::F4],
            repeats: false,
            is_press: false,
            is_steering: false,
            touch: |_, _, _, _| Some(Touch::Play(Move::Resign)),
        },
    ];

    /// Returns the point in the middle.
    fn first_aim(setup: Setup) -> Point {
        setup.centre()
    }

    fn aim_of(mv: Move) -> Option<Point> {
        match mv {
            Move::Place(point) => Some(point),
            Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
        }
    }

    /// Returns the points row by row from the upper left, as a text is read.
    fn aims(setup: Setup) -> Vec<Point> {
        steering::aims(setup.size())
    }

    fn id(aim: Point) -> Id {
        Id::unique("go-point").with(aim.index())
    }

    /// Returns what a point's button says: `J8, black, last stone`, `J8, white, dead`, `J8, empty`,
    /// and when the board is counted `J8, empty, Black's`.
    fn describe(position: &Position, last: Option<Move>, point: Point) -> String {
        described(position, counted_owners(position).as_ref(), last, point)
    }

    /// Returns how large the group of a stone is, and how many liberties it has.
    fn surroundings(position: &Position, point: Point) -> String {
        described::group(position, point)
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
        text::board::how_to_play_point(if setup.size() < 3 { "B2" } else { "C3" })
    }

    fn typed_aim(typed: &str, _aim: Point, setup: Setup) -> Typing<Point> {
        let begins = |letter: char| {
            letter.is_ascii_alphabetic()
                && (0..setup.size()).any(|column| {
                    Point::column_name(column).starts_with(letter.to_ascii_uppercase())
                })
        };
        let mut letters = typed.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if begins(letter) => Typing::Begun,
            _ => match typed.parse() {
                Ok(point) if setup.has(point) => Typing::Aim(point),
                Ok(_) => Typing::Nothing,
                Err(_) if typed.eq_ignore_ascii_case("AA") && setup.size() == Setup::MAX_SIZE => {
                    Typing::Begun
                }
                Err(_) => Typing::Nothing,
            },
        }
    }

    /// Returns the size, the komi and how it is counted: `9 × 9 · Komi 7.5 · Area scoring`.
    fn subtitle(setup: Setup) -> String {
        let size = setup.size();
        let handicap = match (setup.handicap(), setup.own_stones()) {
            (_, Some(stones)) => Some(text::go::subtitle_stones(stones.len())),
            (0, None) => None,
            (stones, None) => Some(text::go::subtitle_handicap(stones)),
        };
        let scoring = match setup.scoring() {
            Scoring::Area => text::go::subtitle_area(),
            Scoring::Stones => text::go::subtitle_stone_scoring(),
        };
        let komi = text::go::subtitle_komi(f64::from(setup.komi().halves()) / 2.0);
        let parts = std::iter::once(format!("{size} × {size}"))
            .chain(handicap)
            .chain([komi, scoring.to_owned()]);
        words::beside(parts)
    }

    /// Returns a group that is called dead with the cross that it has on the board, and what else
    /// is said of dead stones as its button says it.
    fn listed(mv: Move) -> String {
        match mv {
            Move::Place(_) => mv.to_string(),
            Move::Dead(point) => format!("×{point}"),
            Move::Pass => text::go::listed_pass().to_owned(),
            Move::Resign => text::go::listed_resign().to_owned(),
            Move::Done => text::go::listed_count().to_owned(),
            Move::Resume => text::go::listed_resume().to_owned(),
        }
    }

    fn frame(area: Rect, setup: Setup, _has_verdicts: bool, pixels_per_point: f32) -> Rect {
        Layout::fit(footer::without(area), setup.size(), pixels_per_point).plate()
    }

    fn place_size(area: Vec2, setup: Setup) -> f32 {
        Layout::spacing_for(
            Vec2::new(area.x, (area.y - footer::HEIGHT).max(1.0)),
            setup.size(),
        )
    }

    fn height_for(width: f32, setup: Setup) -> f32 {
        Layout::height_for(width, setup.size()) + footer::HEIGHT
    }

    fn motion((): &(), played: &Played<'_, Self>, _now: f64) -> Landing<Point> {
        Landing::of(Self::aim_of(played.mv))
    }

    fn duration(motion: &Landing<Point>) -> f64 {
        motion.duration()
    }

    /// Returns the clack of a stone as it touches the board; all else is silent.
    fn sounds(played: &Played<'_, Self>, motion: Option<&Landing<Point>>) -> Vec<Sound> {
        match played.mv {
            Move::Place(_) => vec![Sound::after(
                Cue::Stone,
                motion.map_or(0.0, |landing| landing.duration()),
            )],
            Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => Vec::new(),
        }
    }

    fn board_ui(
        ui: &mut Ui,
        area: Rect,
        pictures: &mut Pictures<Sprite>,
        _view: &mut (),
        scene: &Scene<'_, Self>,
    ) -> Option<Touch<Self>> {
        let landing = scene
            .moving
            .and_then(|(landing, elapsed)| Some((landing.point()?, landing.at(elapsed)?)));
        let flash = scene
            .refused
            .and_then(|(point, elapsed)| Some((point, landing::flash(elapsed, scene.is_still)?)));
        if landing.is_some() || flash.is_some() {
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
            flash,
            compared: scene.compared,
            verdicts: scene.verdicts,
        };
        let touched = board::board_ui(ui, footer::without(area), pictures, &painting);
        let pressed = footer::ui(ui, area, scene);
        pressed.map(Touch::Play).or(touched)
    }

    fn emblem(ui: &Ui, rect: Rect) {
        emblem::paint(ui, rect, &EMBLEM);
    }
}

/// Settles which stones are dead, by touching them.
struct DeadStones;

impl BoardScoring<Go> for DeadStones {
    /// Returns the answer to a question about dead stones in the terms of the board: a point is its
    /// group, a pass agrees, giving up is to play on.
    fn meant(&self, position: &Position, mv: Move) -> Move {
        match (position.phase(), mv) {
            (Phase::Settling, Move::Place(point)) => Move::Dead(point),
            (Phase::Settling, Move::Pass) => Move::Done,
            (Phase::Settling, Move::Resign) => Move::Resume,
            (Phase::Settling, Move::Dead(_) | Move::Done | Move::Resume)
            | (
                Phase::Playing
                | Phase::Passed
                | Phase::Yielding
                | Phase::Counted(_)
                | Phase::Resigned(_),
                _,
            ) => mv,
        }
    }

    fn gives_up(&self, mv: Move) -> Option<&'static str> {
        matches!(mv, Move::Resign).then(text::go::resign_again)
    }

    /// Returns the marks of the groups that are dead: whether the count is right is for the user to
    /// say.
    fn proposed(&self, report: &Report<Move>) -> Vec<Move> {
        let marks = report
            .pv
            .iter()
            .copied()
            .take_while(|mv| matches!(mv, Move::Dead(_)));
        marks.collect()
    }

    fn how_to_answer(&self, position: &Position) -> Option<&'static str> {
        matches!(position.phase(), Phase::Settling).then(text::go::how_to_mark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::contract::board::how_to_go_on;
    use crate::core::game::Game as _;
    use crate::core::kind::{self};

    #[test]
    fn the_list_of_moves_has_short_names_for_what_is_said_of_dead_stones() {
        let at = Point::at(15, 15);
        let all = [
            Move::Place(at),
            Move::Pass,
            Move::Dead(at),
            Move::Done,
            Move::Resume,
        ]
        .map(Go::listed);
        assert_eq!(all, ["Q16", "pass", "×Q16", "count", "resume"]);
    }

    #[test]
    fn an_estimate_is_a_share_of_games() {
        assert_eq!(
            [0, -62, 700, -700].map(Go::ESTIMATES.label),
            ["50%", "35%", "100%", "0%"]
        );
    }

    #[test]
    fn what_may_be_done_follows_the_question_about_dead_stones() {
        let mut position =
            Position::start(Setup::default().with_dead(crate::core::go::Dead::Settle));
        assert_eq!(
            (
                kind::question::<Go>(&position),
                how_to_go_on::<Go>(&position, position.setup())
            ),
            (None, text::board::how_to_play_point("C3"))
        );
        for _ in 0..2 {
            position.play(Move::Pass).expect("a pass is always legal");
        }
        assert_eq!(
            kind::question::<Go>(&position),
            Some(kind::Question::DeadStones)
        );
        assert!(how_to_go_on::<Go>(&position, position.setup()).contains("dead or alive"));
    }
}
