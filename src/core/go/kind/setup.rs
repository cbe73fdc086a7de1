//! The options of a game of Go: read, written, described and offered.

use std::str::FromStr;

use super::Go;
use crate::core::count::{capital, counted};
use crate::core::go::choices::{Dead, InvalidChoice, Ko, Scoring};
use crate::core::go::komi::Komi;
use crate::core::go::position::Position;
use crate::core::go::setup::{InvalidSetup, Setup};
use crate::core::kind::{Aspect, Fact, GameSetup, Sample, SetupError, SetupOption};
use crate::core::kit::parse_size;
use crate::core::plain::number;

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
        let size = last("size").map_or(Ok(Setup::default().size()), |text| {
            parse_size(text, [Setup::MIN_SIZE, Setup::MAX_SIZE], 19)
        })?;
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
