//! Go as a [`GameKind`]: its set-up, notation, levels and words for every front end.

use std::str::FromStr;

use super::choices::{Dead, InvalidChoice, Ko, Scoring};
use super::komi::Komi;
use super::level::Computer;
use super::objection::objection;
use super::point::Point;
use super::position::{Move, Phase, Position};
use super::refusal::Refusal;
use super::setup::{InvalidSetup, Setup};
use super::strategy;
use super::text;
use crate::core::count::{capital, counted, halves};
use crate::core::game::{self, Game, Outcome, Player};
use crate::core::kind::{
    self, Aspect, Ending, Fact, GameKind, GameSetup, Illegal, MoveListError, Notation, Phrases,
    Players, Sample, Scale, SetupError, SetupOption, Source, Tally, Terms, TextLook, TypedError,
    TypedWords, introduce, read_moves,
};
use crate::core::kit::{TIMES, square};
use crate::core::plain::{number, quoted};
use crate::core::search::Strategy;

/// Go as a [`GameKind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go;

/// The sizes that can be chosen with a click; any other is there on the command line.
const SIZES: [u8; 3] = [9, 13, 19];

impl GameSetup for Go {
    type Game = Position;
    type Setup = Setup;
    const NAME: &'static str = "go";
    const TITLE: &'static str = "Go";
    const SUMMARY: &'static str = "surround and capture";
    const SIDES: [&'static str; 2] = ["Black", "White"];
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption {
            name: "size",
            value: "SIZE",
            help: || {
                let (least, most, usual) =
                    (Setup::MIN_SIZE, Setup::MAX_SIZE, Setup::default().size());
                format!(
                    "Rows and columns, from {least} to {most}, as in 19 or 19x19 [default: {usual}]"
                )
            },
        },
        SetupOption {
            name: "ko",
            value: "RULE",
            help: || {
                "positional: the board may not be as it was before; simple: no taking back at \
                once; none. Without positional a game of two computers that has not ended after 3 \
                moves for each point is a draw, or pauses where it is watched [default: \
                positional]"
                    .to_owned()
            },
        },
        SetupOption {
            name: "scoring",
            value: "WAY",
            help: || {
                "area: stones and what they enclose count; stones: stones alone [default: area]"
                    .to_owned()
            },
        },
        SetupOption {
            name: "komi",
            value: "POINTS",
            help: || {
                "What White is given [default: 7.5 on 9x9 and larger, 0.5 with a handicap, else 0]"
                    .to_owned()
            },
        },
        SetupOption {
            name: "handicap",
            value: "STONES",
            help: || {
                "Black's stones at the start, from 2 to 9 on 9x9, 13x13 and 19x19; White begins \
                [default: 0]"
                    .to_owned()
            },
        },
        SetupOption {
            name: "dead",
            value: "RULE",
            help: || {
                "stay: after two passes all stones count; settle: the players first say which are \
                dead [default: stay, in the window settle]"
                    .to_owned()
            },
        },
        SetupOption {
            name: "stones",
            value: "STONES",
            help: || {
                "Stones at the start, and first who moves: W:BD4,Q16:WK10 [default: those of the \
                handicap]"
                    .to_owned()
            },
        },
    ];
    const SAMPLE: Sample = Sample {
        opening: "D4 F6 pass",
        smallest: &[("size", "2")],
        finished: "A1 pass pass",
    };

    fn start(setup: Setup) -> Position {
        Position::start(setup)
    }

    fn format_setup(setup: Setup) -> Vec<(&'static str, String)> {
        let mut values = vec![
            ("size", setup.size().to_string()),
            ("ko", setup.ko().name().to_owned()),
            ("scoring", setup.scoring().name().to_owned()),
            ("komi", setup.komi().to_string()),
            ("handicap", setup.handicap().to_string()),
            ("dead", setup.dead().name().to_owned()),
        ];
        values.extend(
            setup
                .own_stones()
                .map(|stones| ("stones", stones.to_string())),
        );
        values
    }

    fn parse_setup(values: &[(&str, &str)]) -> Result<Setup, SetupError> {
        let last = |name: &str| {
            values
                .iter()
                .rev()
                .find(|(known, _)| *known == name)
                .map(|&(_, value)| value)
        };
        let size = last("size").map_or(Ok(Setup::default().size()), parse_size)?;
        let handicap = match last("handicap") {
            None => 0,
            Some(text) => {
                let stones = text.trim().to_owned();
                number(text.trim()).ok_or_else(|| {
                    SetupError::new("handicap", InvalidSetup::Handicap { stones, size })
                })?
            }
        };
        let setup = Setup::new(size).map_err(|error| SetupError::new("size", error))?;
        let setup = setup
            .with_handicap(handicap)
            .map_err(|error| SetupError::new("handicap", error))?;
        let setup = setup
            .with_ko(read_or_usual::<Ko>("ko", last("ko"))?)
            .with_scoring(read_or_usual::<Scoring>("scoring", last("scoring"))?);
        let mut setup = setup.with_dead(read_or_usual::<Dead>("dead", last("dead"))?);
        if let Some(text) = last("stones") {
            let wrong = |error: InvalidSetup| SetupError::new("stones", error);
            let stones = text
                .parse()
                .map_err(|error| wrong(InvalidSetup::Stones(error)))?;
            if setup.handicap() > 0 && setup.stones() != stones {
                return Err(SetupError::new(
                    "stones",
                    "a handicap has stones of its own: leave out one of the two",
                ));
            }
            setup = setup.with_stones(stones).map_err(wrong)?;
        }
        let setup = setup.with_usual_komi();
        match last("komi") {
            None => Ok(setup),
            Some(text) => Ok(setup.with_komi(
                text.parse::<Komi>()
                    .map_err(|error| SetupError::new("komi", error))?,
            )),
        }
    }

    fn describe_setup(setup: Setup) -> String {
        let size = setup.size();
        let handicap = match (setup.handicap(), setup.own_stones()) {
            (_, Some(stones)) => format!(", {} set up", counted(stones.len().into(), "stone")),
            (0, None) => String::new(),
            (stones, None) => format!(", {stones} handicap stones"),
        };
        let scoring = setup.scoring().name();
        let ko = match setup.ko() {
            Ko::Positional => "positional superko",
            Ko::Simple => "simple ko",
            Ko::None => "no ko rule",
        };
        format!(
            "{size}x{size}, komi {}{handicap}, {scoring} scoring, {ko}",
            setup.komi()
        )
    }

    fn setup_aspects(setup: Setup) -> Vec<Aspect<Setup>> {
        let mut sizes: Vec<u8> = SIZES.to_vec();
        if !sizes.contains(&setup.size()) {
            sizes.push(setup.size());
            sizes.sort_unstable();
        }
        let resized = |size: u8| {
            let handicap = if Setup::HANDICAP_SIZES.contains(&size) {
                setup.handicap()
            } else {
                0
            };
            let other = Setup::new(size)
                .and_then(|other| other.with_handicap(handicap))
                .ok()?;
            Some(
                other
                    .with_ko(setup.ko())
                    .with_scoring(setup.scoring())
                    .with_dead(setup.dead())
                    .with_usual_komi(),
            )
        };
        let label = |size: u8| format!("{size}x{size}");
        // The present size keeps the komi that was chosen.
        let sizes = sizes.into_iter().filter_map(|size| {
            let other = if size == setup.size() {
                setup
            } else {
                resized(size)?
            };
            Some((label(size), other))
        });
        let handicaps = [0, 2, 3, 4, 5, 6, 7, 8, 9]
            .into_iter()
            .filter_map(|stones| {
                let other = if stones == setup.handicap() {
                    setup
                } else {
                    setup.with_handicap(stones).ok()?.with_usual_komi()
                };
                Some((
                    if stones == 0 {
                        "None".to_owned()
                    } else {
                        stones.to_string()
                    },
                    other,
                ))
            });
        let scorings = Scoring::ALL.into_iter().map(|scoring| {
            let other = if scoring == setup.scoring() {
                setup
            } else {
                setup.with_scoring(scoring).with_usual_komi()
            };
            (capital(scoring.name()), other)
        });
        let mut aspects = vec![Aspect::new("Board", sizes.collect())];
        if let Some(stones) = setup.own_stones() {
            let none = setup.with_handicap(0).unwrap_or_default();
            aspects.push(Aspect::new(
                "Start",
                vec![
                    (counted(stones.len().into(), "stone"), setup),
                    ("Empty".to_owned(), none),
                ],
            ));
        } else if Setup::HANDICAP_SIZES.contains(&setup.size()) {
            aspects.push(
                Aspect::new("Handicap", handicaps.collect())
                    .with_about("Stones that the weaker player, Black, has at the start"),
            );
        }
        aspects.push(Aspect::new("Counting", scorings.collect()).with_about(
            "Area: your stones and the free points that they alone surround; \
                    stones: your stones alone",
        ));
        let kos = Ko::ALL
            .into_iter()
            .map(|ko| (capital(ko.name()), setup.with_ko(ko)))
            .collect();
        aspects.push(Aspect::new("Ko", kos).with_about(
            "What may not come again: positional, any earlier position of the board; simple, \
            taking back one stone at once",
        ));
        let deads = Dead::ALL
            .into_iter()
            .map(|dead| (capital(dead.name()), setup.with_dead(dead)))
            .collect();
        aspects.push(Aspect::new("Dead stones", deads).with_about(
            "After two passes: stay, all stones count; settle, you first mark \
                    those that could not be saved",
        ));
        aspects
    }

    fn setup_facts(setup: Setup) -> Vec<(&'static str, Fact)> {
        let mut facts = vec![
            ("size", Fact::Number(u32::from(setup.size()))),
            ("ko", Fact::Text(setup.ko().name().to_owned())),
            ("scoring", Fact::Text(setup.scoring().name().to_owned())),
            ("komi", Fact::Text(setup.komi().to_string())),
            ("handicap", Fact::Number(u32::from(setup.handicap()))),
            ("dead", Fact::Text(setup.dead().name().to_owned())),
        ];
        facts.extend(
            setup
                .own_stones()
                .map(|stones| ("setup_stones", Fact::Text(stones.to_string()))),
        );
        facts
    }
}

impl Notation for Go {
    type NotationError = MoveListError;
    const TYPED: TypedWords = TypedWords {
        asks: "your point",
        what: "a point such as B2, pass or resign",
        help: (
            "B2, pass, resign",
            "put a stone on that point, pass, or give the game up; after two passes dead:B2, done \
            (or count) or resume",
        ),
        noun: "Move",
        is_listed: false,
    };

    fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveListError> {
        // Commas may stand between moves, as in the other games.
        read_moves::<Self>(setup, &text.replace(',', " "))
    }

    fn parse_move(position: &Position, text: &str) -> Result<Move, TypedError> {
        let word = text.to_lowercase();
        let point = |name: &str| Point::typed(name, position.setup().size());
        match word.as_str() {
            "pass" => Ok(Move::Pass),
            "resign" => Ok(Move::Resign),
            "done" | "count" => Ok(Move::Done),
            "resume" => Ok(Move::Resume),
            _ => match word.strip_prefix("dead:") {
                Some(name) => Ok(Move::Dead(point(name)?)),
                None => Ok(Move::Place(point(&word)?)),
            },
        }
    }

    fn typed_moves(setup: Setup) -> String {
        let stones = format!("A1-{}, pass", setup.last_point());
        match setup.dead() {
            Dead::Stay => stones,
            Dead::Settle => format!("{stones}; after two passes dead:A1, done, resume"),
        }
    }

    fn what_to_type(position: &Position) -> String {
        match position.phase() {
            Phase::Settling => "dead:A1 for a group that is dead, then done; or resume".to_owned(),
            Phase::Yielding => "pass".to_owned(),
            Phase::Playing | Phase::Passed | Phase::Counted(_) | Phase::Resigned(_) => {
                format!(
                    "a point such as {}, pass or resign",
                    position.setup().centre()
                )
            }
        }
    }

    fn draw(position: &Position, look: TextLook) -> String {
        text::board(position, look)
    }

    fn mark(player: Player, look: TextLook) -> String {
        text::mark(player, look)
    }
}

impl Players for Go {
    type Level = Computer;
    const LEVELS: &'static [Computer] = &Computer::all::<5>();
    const USUAL_LEVEL: Computer = Computer::MEDIUM;
    const STAND_IN: Computer = Computer::HIGH;
    /// In [`estimate`](crate::core::search::mcts::estimate): 58 games won in 100 are even, 73 and
    /// 92 are better and much better.
    const SCALE: Scale = Scale {
        even: 32,
        grades: Some([100, 250]),
        clear: 100,
        judges_moves: true,
        source: Source::Playouts,
    };

    /// Returns a limit of three times the number of points without superko, as in the arenas of Go
    /// programs; with it every game ends.
    fn terms(setup: Setup) -> Terms<Computer> {
        Terms {
            has_custom_start: setup.own_stones().is_some(),
            move_limit: match setup.ko() {
                Ko::Positional => None,
                Ko::Simple | Ko::None => Some(3 * setup.points() as usize),
            },
            ..Terms::default()
        }
    }

    fn strategy(
        level: Computer,
        setup: Setup,
        _side: Player,
        seed: u64,
    ) -> Box<dyn Strategy<Position>> {
        strategy::strategy(level, setup, seed)
    }

    /// Returns the pass with which play continues, where it does with the opponent.
    fn forced(position: &Position) -> Option<Move> {
        (position.phase() == Phase::Yielding).then_some(Move::Pass)
    }

    fn chance_bytes(position: &Position) -> [u8; 24] {
        let mut bytes = [0; 24];
        bytes[..16].copy_from_slice(&position.key().to_le_bytes());
        bytes[16] = position.setup().size();
        bytes
    }
}

impl Phrases for Go {
    fn goal(setup: Setup) -> String {
        match setup.scoring() {
            Scoring::Area => "Have more stones and enclosed points at the end than the other; two \
                passes end the game"
                .to_owned(),
            Scoring::Stones => "Have more stones on the board at the end than the other; two \
                passes end the game"
                .to_owned(),
        }
    }

    fn introduction(setup: Setup) -> String {
        introduce::<Self>(setup)
    }

    fn move_phrase(mv: Move) -> String {
        match mv {
            Move::Dead(point) => format!("group {point} dead or alive"),
            Move::Done => "count it".to_owned(),
            Move::Resume => "play on".to_owned(),
            Move::Place(_) | Move::Pass | Move::Resign => mv.to_string(),
        }
    }

    fn refusal(position: &Position, illegal: Illegal<Position>) -> String {
        let mv = illegal.mv;
        match (illegal.refusal, mv) {
            (Refusal::Basic(game::Refusal::OffBoard), Move::Place(point) | Move::Dead(point)) => {
                Point::refusal(&point.to_string(), position.setup().size())
            }
            (Refusal::Basic(game::Refusal::Taken), _) => {
                format!("there is a stone on {mv} already: choose an empty point")
            }
            (Refusal::SelfCapture, _) => format!(
                "a stone on {mv} would have no liberty and take nothing: choose another point"
            ),
            (Refusal::Ko, _) => {
                format!("{mv} would take back at once (ko): play somewhere else first")
            }
            (Refusal::Repetition, _) => {
                format!(
                    "after {mv} the whole board would be as it was before (superko): play \
                    somewhere else first"
                )
            }
            (Refusal::Settling, _) => {
                "both have passed: say which stones are dead, as in dead:A1, then done; or resume"
                    .to_owned()
            }
            (Refusal::Yielding, _) => format!("{}: pass", Self::forced_because(position)),
            (Refusal::NotSettling, _) => {
                "which stones are dead is settled after two passes".to_owned()
            }
            (Refusal::NoStone, Move::Dead(point)) => {
                format!("there is no stone on {point}: choose a group")
            }
            (Refusal::Basic(_) | Refusal::NoStone, _) => illegal.refusal.to_string(),
        }
    }

    fn forced_because(position: &Position) -> &'static str {
        match position.to_move() {
            Player::First => "play goes on with White",
            Player::Second => "play goes on with Black",
        }
    }

    fn ending(position: &Position) -> Ending {
        let won = |how: String| Ending::Won {
            loser: how.clone(),
            winner: how,
        };
        match position.phase() {
            Phase::Resigned(_) => won("by resignation".to_owned()),
            Phase::Counted(Outcome::Win(_)) => won(format!("by {}", points(position).margin())),
            Phase::Counted(Outcome::Draw) => Ending::Drawn("both have the same number of points"),
            Phase::Playing | Phase::Passed | Phase::Settling | Phase::Yielding => Ending::Unsaid,
        }
    }

    /// Returns the points from when the board is counted; before, most of it belongs to neither.
    fn tally(position: &Position) -> Option<Tally> {
        match position.phase() {
            Phase::Settling | Phase::Counted(_) => Some(points(position)),
            Phase::Playing | Phase::Passed | Phase::Yielding | Phase::Resigned(_) => None,
        }
    }

    /// Returns that the board is being counted.
    fn remarks(position: &Position) -> String {
        match position.phase() {
            Phase::Settling => {
                "Counting: say which groups are dead, as in dead:A1; then done counts, and resume \
                plays on.\n"
                    .to_owned()
            }
            Phase::Playing
            | Phase::Passed
            | Phase::Yielding
            | Phase::Counted(_)
            | Phase::Resigned(_) => String::new(),
        }
    }

    fn facts(position: &Position) -> [Vec<(&'static str, Fact)>; 2] {
        let pair = |values: [u32; 2]| Fact::List(values.into_iter().map(Fact::Number).collect());
        let count = position.count();
        let dead = position
            .dead()
            .iter()
            .map(|point| Fact::Text(point.to_string()))
            .collect();
        let after = vec![
            (
                "captured",
                pair(Player::BOTH.map(|player| position.captured(player))),
            ),
            ("stones", pair(count.stones)),
            ("territory", pair(count.territory)),
            (
                "points",
                Fact::List(count.halves.map(|points| Fact::Text(halves(points))).into()),
            ),
            ("dead_stones", Fact::List(dead)),
        ];
        [Self::setup_facts(position.setup()), after]
    }
}

impl GameKind for Go {
    const SCORING: Option<&'static dyn kind::Scoring<Self>> = Some(&Settling);
}

/// Scoring after two passes: the players mark dead stones.
struct Settling;

impl kind::Scoring<Go> for Settling {
    fn settled(&self, setup: Setup) -> Setup {
        setup.with_dead(Dead::Settle)
    }

    fn question(&self, position: &Position) -> Option<&'static str> {
        (position.phase() == Phase::Settling).then_some("Counting: mark dead groups, then Count it")
    }

    fn objection(
        &self,
        position: &Position,
        person: Player,
        mv: Move,
        answers: &[Move],
    ) -> Option<String> {
        objection(position, person, mv, answers)
    }

    fn is_judged(&self, mv: Move) -> bool {
        // The value of a pass shows when the dead stones are known, and an estimate knows them no
        // better than before.
        matches!(mv, Move::Place(_))
    }
}

/// Returns the points of both sides as the board stands, without the stones that are called dead.
fn points(position: &Position) -> Tally {
    Tally::of_halves("point", position.count().halves)
}

/// Returns the value of an option, or the usual one where it is not given.
fn read_or_usual<T: FromStr<Err = InvalidChoice> + Default>(
    option: &'static str,
    value: Option<&str>,
) -> Result<T, SetupError> {
    value.map_or_else(
        || Ok(T::default()),
        |text| text.parse().map_err(|error| SetupError::new(option, error)),
    )
}

/// Returns the size that a text such as `19` or `19x19` names, not yet held against what is
/// allowed.
fn parse_size(text: &str) -> Result<u8, SetupError> {
    let (least, most) = (Setup::MIN_SIZE, Setup::MAX_SIZE);
    let wrong = || {
        format!(
            "{} is not a size: choose a whole number from {least} to {most}, as in 19",
            quoted(text)
        )
    };
    square(text, TIMES).ok_or_else(|| SetupError::new("size", wrong()))
}
