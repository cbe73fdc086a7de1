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
use super::contract::page::Page;
use super::contract::pictures::Pictures;
use super::theme::Palette;
use crate::core::count::counted;
use crate::core::game::Player;
use crate::core::go::{Go, Move, Phase, Point, Position, Scoring, Setup};
use crate::core::search::Report;
use crate::core::search::mcts::percent;
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
        text: "Nobody can look to the end of a game of Go, but many games can be tried: 65% says \
            that you would have won 65 of 100 games that went on with this move. The best move \
            stands out.",
        example: (62, "65%"),
        label: |value| format!("{}%", percent(value)),
    };

    const KEYS: &'static [BoardKey<Self>] = &[
        BoardKey {
            shown: "Arrows",
            what: "move the cursor",
            keys: &steering::ARROWS,
            repeats: true,
            is_press: false,
            is_steering: true,
            touch: |key, aim, setup, _| {
                Some(Touch::Aim(steering::neighbour(key, aim, setup.size())))
            },
        },
        BoardKey {
            shown: "Enter, Space",
            what: "put a stone there; after two passes call a group dead or alive",
            keys: &[Key::Enter, Key::Space],
            repeats: false,
            is_press: true,
            is_steering: true,
            touch: |_, aim, _, _| Some(Touch::Play(Move::Place(aim))),
        },
        BoardKey {
            shown: "A to T, then 1 to 19",
            what: "move the cursor to that point",
            keys: &[], // see `typed_aim`
            repeats: false,
            is_press: false,
            is_steering: false,
            touch: |_, _, _, _| None,
        },
        BoardKey {
            shown: "F2",
            what: "pass; after two passes count the board",
            keys: &[Key::F2],
            repeats: false,
            is_press: false,
            is_steering: false,
            touch: |_, _, _, _| Some(Touch::Play(Move::Pass)),
        },
        BoardKey {
            shown: "F4",
            what: "resign, if it is pressed twice; after two passes play on",
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
        Id::unique("go point").with(aim.index())
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
        format!(
            "Click a point, or type it: {}",
            if setup.size() < 3 { "B2" } else { "C3" }
        )
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

    /// Returns the size, the komi and how it is counted: `9 × 9 · komi 7.5 · area counting`.
    fn subtitle(setup: Setup) -> String {
        let size = setup.size();
        let counting = match setup.scoring() {
            Scoring::Area => "area counting",
            Scoring::Stones => "stones count",
        };
        let handicap = match (setup.handicap(), setup.own_stones()) {
            (_, Some(stones)) => format!("{} set up · ", counted(stones.len().into(), "stone")),
            (0, None) => String::new(),
            (stones, None) => format!("handicap {stones} · "),
        };
        format!(
            "{size} × {size} · {handicap}komi {} · {counting}",
            setup.komi()
        )
    }

    /// Returns a group that is called dead with the cross that it has on the board, and what else
    /// is said of dead stones as its button says it.
    fn listed(mv: Move) -> String {
        match mv {
            Move::Dead(point) => format!("×{point}"),
            Move::Done => "count".to_owned(),
            Move::Resume => "play on".to_owned(),
            Move::Place(_) | Move::Pass | Move::Resign => mv.to_string(),
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
        matches!(mv, Move::Resign).then_some("Give the game up? Resign once more, and it is lost")
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
        matches!(position.phase(), Phase::Settling).then_some("Click a group: dead or alive")
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
        assert_eq!(all, ["Q16", "pass", "×Q16", "count", "play on"]);
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
            (None, "Click a point, or type it: C3".into())
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
