//! The options of a game of Go: read, written, described and offered.

use std::str::FromStr;

use super::Go;
use crate::go::choices::{Dead, Ko, Scoring, Suicide};
use crate::go::komi::Komi;
use crate::go::position::Position;
use crate::go::setup::Setup;
use crate::kind::{
    Aspect, AspectValue, Fact, GameSetup, Sample, SetupError, SetupFault, StartFault,
};
use crate::kit::parse_size;
use crate::plain::number;

/// The komi that can be chosen with a click, in half points; any other is there on the command line.
const KOMI: [i16; 6] = [0, 1, 11, 13, 14, 15];
/// The sizes that can be chosen with one click, and those beside them; beside any other size there
/// are all.
const SIZES: [u8; 3] = [9, 13, 19];

impl GameSetup for Go {
    type Game = Position;
    type Setup = Setup;
    const NAME: &'static str = "go";
    const SIDES: [&'static str; 2] = ["black", "white"];
    const OPTIONS: &'static [&'static str] = &[
        "size", "ko", "scoring", "komi", "handicap", "dead", "suicide", "stones",
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
        // Older programs know of no other rule.
        values.extend(told_suicide(setup).map(|name| ("suicide", name.to_owned())));
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
        let size = last("size").map_or(Ok(Setup::default().size()), |text| parse_size(text, 19))?;
        let setup = Setup::new(size)?;
        let handicap = match last("handicap").map(str::trim) {
            None => 0,
            Some(text) => number(text).ok_or_else(|| setup.wrong_handicap(text))?,
        };
        let mut setup = setup
            .with_handicap(handicap)?
            .with_ko(read_or_usual("ko", last("ko"))?)
            .with_scoring(read_or_usual("scoring", last("scoring"))?)
            .with_dead(read_or_usual("dead", last("dead"))?)
            .with_suicide(read_or_usual("suicide", last("suicide"))?);
        if let Some(text) = last("stones") {
            let stones = text
                .parse()
                .map_err(|fault: StartFault| SetupError::new("stones", fault))?;
            if setup.handicap() > 0 && setup.stones() != stones {
                return Err(SetupError::new("stones", SetupFault::HandicapAndStones));
            }
            setup = setup.with_stones(stones)?;
        }
        let setup = setup.with_usual_komi();
        match last("komi") {
            None => Ok(setup),
            Some(text) => Ok(setup.with_komi(
                text.parse::<Komi>()
                    .map_err(|fault| SetupError::new("komi", fault))?,
            )),
        }
    }

    fn setup_aspects(setup: Setup) -> Vec<Aspect<Setup>> {
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
                    .with_suicide(setup.suicide())
                    .with_usual_komi(),
            )
        };
        // The present size keeps the komi that was chosen.
        let all = Setup::MIN_SIZE..=Setup::MAX_SIZE;
        let near = |size: &u8| SIZES.contains(size) || size.abs_diff(setup.size()) <= 1;
        let sizes: Vec<u8> = if SIZES.contains(&setup.size()) {
            all.filter(near).collect()
        } else {
            all.collect()
        };
        let sizes = sizes.into_iter().filter_map(|size| {
            let other = if size == setup.size() {
                setup
            } else {
                resized(size)?
            };
            Some((AspectValue::Size(format!("{size}x{size}")), other))
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
                        AspectValue::Name("none")
                    } else {
                        AspectValue::Number(stones.into())
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
            (AspectValue::Name(scoring.name()), other)
        });
        let mut aspects = vec![Aspect::new("size", sizes.collect())];
        let is_usual = setup.own_stones().is_none();
        if is_usual && Setup::HANDICAP_SIZES.contains(&setup.size()) {
            aspects.push(Aspect::new("handicap", handicaps.collect()));
        }
        aspects.push(Aspect::new("scoring", scorings.collect()));
        let present = setup.komi().halves();
        let mut komi: Vec<i32> = KOMI.map(i32::from).into();
        if !komi.contains(&present) {
            komi.push(present);
            komi.sort_unstable();
        }
        let komi = komi.into_iter().filter_map(|halves| {
            let komi = Komi::from_halves(i16::try_from(halves).ok()?)?;
            Some((AspectValue::Halves(halves), setup.with_komi(komi)))
        });
        aspects.push(Aspect::new("komi", komi.collect()));
        let kos = Ko::ALL.map(|ko| (AspectValue::Name(ko.name()), setup.with_ko(ko)));
        aspects.push(Aspect::new("ko", kos.into()));
        let deads = Dead::ALL.map(|dead| (AspectValue::Name(dead.name()), setup.with_dead(dead)));
        aspects.push(Aspect::new("dead", deads.into()));
        let suicides = Suicide::ALL.map(|suicide| {
            (
                AspectValue::Name(suicide.name()),
                setup.with_suicide(suicide),
            )
        });
        aspects.push(Aspect::new("suicide", suicides.into()));
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
        facts.extend(told_suicide(setup).map(|name| ("suicide", Fact::Text(name.to_owned()))));
        facts.extend(
            setup
                .own_stones()
                .map(|stones| ("setup_stones", Fact::Text(stones.to_string()))),
        );
        facts
    }
}

/// Returns the name of the rule about suicide, where it is not the usual one.
fn told_suicide(setup: Setup) -> Option<&'static str> {
    let suicide = setup.suicide();
    (suicide != Suicide::default()).then(|| suicide.name())
}

/// Returns the value of an option, or the usual one where it is not given.
fn read_or_usual<T: FromStr<Err = SetupFault> + Default>(
    option: &'static str,
    value: Option<&str>,
) -> Result<T, SetupError> {
    value.map_or_else(
        || Ok(T::default()),
        |text| text.parse().map_err(|fault| SetupError::new(option, fault)),
    )
}
