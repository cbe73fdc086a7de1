//! The stations of the road to Perfect: the lessons with their positions, other practices, and its
//! end.
//!
//! The positions come from sensible random games. A program looked for those with the theme of the
//! lesson and one or two right columns, in which no plain threat gives the answer away; the solver
//! gave the columns that keep the win. The tests below check both again.

use super::steps::{Goal, Step, Words};
use crate::app::connect4::{endings, trainer};
use crate::app::practice::puzzles;
use crate::core::connect4::{Connect4, Size};
use crate::core::game::Player;
use crate::session::{Ending, setup_text};
use crate::storage::{GameProgress, Lesson, Statistics};
use crate::words::text;

/// A station of the road.
pub struct Station {
    pub name: fn() -> &'static str,
    /// Returns what it is about, in a sentence or two.
    pub idea: fn() -> &'static str,
    pub what: What,
}

pub enum What {
    Lesson {
        /// Its name in the progress.
        key: &'static str,
        steps: &'static [Step],
        /// Returns what is said at its end.
        praise: fn() -> &'static str,
    },
    /// Another practice of the game.
    Practice { name: &'static str, is_done: fn(&GameProgress) -> bool },
    /// The last one: a win as first player against [`PERFECT`], without help.
    BeatPerfect,
}

/// The computer at the end of the road.
pub const PERFECT: &str = "perfect";
/// How many puzzles are solved on the road.
const PUZZLES: u64 = 10;
/// How many positions of the opening trainer, and how many endings.
const POSITIONS: usize = 10;
const ENDINGS: usize = 5;

impl Station {
    /// Returns whether it was reached. Whether Perfect was beaten is for others to know.
    #[must_use]
    pub fn is_done(&self, progress: &GameProgress, has_beaten_perfect: bool) -> bool {
        match &self.what {
            What::Lesson { key: FIRST, .. } => progress.lesson == Lesson::Done,
            What::Lesson { key, .. } => progress.road.contains(*key),
            What::Practice { is_done, .. } => is_done(progress),
            What::BeatPerfect => has_beaten_perfect,
        }
    }
}

/// Returns the first station that was not reached yet.
#[must_use]
pub fn next(progress: &GameProgress, has_beaten_perfect: bool) -> Option<usize> {
    STATIONS.iter().position(|station| !station.is_done(progress, has_beaten_perfect))
}

/// Notes that a lesson is done.
pub fn note(key: &str, progress: &mut GameProgress) {
    if key == FIRST {
        progress.lesson = Lesson::Done;
    } else {
        progress.road.insert(key.to_owned());
    }
}

/// Returns whether Perfect was beaten by the user as first player, without help.
#[must_use]
pub fn has_beaten_perfect(statistics: &Statistics) -> bool {
    let usual = setup_text::<Connect4>(Size::STANDARD);
    statistics.entries().iter().map(|entry| &entry.ended).any(|ended| {
        // Either side may begin: who made the last coin of a won game with an odd number began it.
        ended.game == "connect4"
            && ended.setup == usual
            && ended.opponent == PERFECT
            && ended.ending == Ending::Won
            && ended.moves % 2 == 1
            && !ended.is_helped
    })
}

const fn lesson(
    [name, idea, praise]: [fn() -> &'static str; 3],
    key: &'static str,
    steps: &'static [Step],
) -> Station {
    Station { name, idea, what: What::Lesson { key, steps, praise } }
}

const fn practice(
    name: fn() -> &'static str,
    idea: fn() -> &'static str,
    practice: &'static str,
    is_done: fn(&GameProgress) -> bool,
) -> Station {
    Station { name, idea, what: What::Practice { name: practice, is_done } }
}

/// The key of the first lesson, which has a field of its own in the progress.
const FIRST: &str = "first";

pub const STATIONS: &[Station] = &[
    lesson(
        [text::lesson::title, text::road::first_idea, text::lesson::two_threats_done],
        FIRST,
        FIRST_STEPS,
    ),
    lesson(
        [text::road::lines_name, text::road::lines_idea, text::road::lines_done],
        "lines",
        &[
            Step::new("71413352", Goal::Line),
            Step::new("436547533243", Goal::Line),
            Step::new("654435455421", Goal::Line),
            Step::new("52466441415355", Goal::Line),
            Step::new("43465154457263", Goal::Line),
        ],
    ),
    lesson(
        [text::road::blocks_name, text::road::blocks_idea, text::road::blocks_done],
        "blocks",
        &[
            Step::new("74666331", Goal::Stop),
            Step::new("7523634543", Goal::Stop),
            Step::new("647241334314", Goal::Stop),
            Step::new("54526232275544", Goal::Stop),
        ],
    ),
    lesson(
        [text::road::two_name, text::road::two_idea, text::road::two_done],
        "two",
        &[
            Step::new("4162", Goal::TwoThreats),
            Step::new("344626675731", Goal::TwoThreats),
            Step::new("43436335", Goal::TwoThreats),
            Step::new("4555266351", Goal::TwoThreats),
        ],
    ),
    lesson(
        [text::road::under_name, text::road::under_idea, text::road::under_done],
        "under",
        &[
            Step::new("64145441455642", Goal::Stop),
            Step::new("44544346457365", Goal::Stop),
            Step::new("6764352254535553", Goal::Stop),
            Step::new("244535345362445342", Goal::Stop),
        ],
    ),
    lesson(
        [text::road::middle_name, text::road::middle_idea, text::road::middle_done],
        "middle",
        &[
            Step::new("", Goal::KeepWin(&[4])),
            Step::new("15", Goal::KeepWin(&[4])),
            Step::new("4411", Goal::KeepWin(&[4])),
            Step::new("634435", Goal::KeepWin(&[4])),
        ],
    ),
    lesson(
        [text::road::bottom_name, text::road::bottom_idea, text::road::bottom_done],
        "bottom",
        &[
            Step::new("4426", Goal::TwoThreats),
            Step::new("6442", Goal::StopTwo),
            Step::new("7223", Goal::StopTwo),
            Step::new("7445", Goal::StopTwo),
            Step::new("446442", Goal::TwoThreats),
        ],
    ),
    lesson(
        [text::road::wait_name, text::road::wait_idea, text::road::wait_done],
        "wait",
        &[
            Step::new("5444264451452152", Goal::KeepWin(&[2, 5, 6, 7])).until("5115333").marked(),
            Step::new("3414434135", Goal::KeepWin(&[4, 5])).until("44533535576777716115622"),
            Step::new("3447311353", Goal::KeepWin(&[4])).until("43354441555567711177722"),
            Step::new("5346554563", Goal::KeepWin(&[4])).until("443344335522166661122"),
        ],
    ),
    lesson(
        [text::road::odd_name, text::road::odd_idea, text::road::odd_done],
        "odd",
        &[
            Step::new("442531615115", Goal::KeepWin(&[3])).until("34334443366655656117722"),
            Step::new("3364364264", Goal::KeepWin(&[6])).until("6454433326611111177777755"),
            Step::new("5742633332", Goal::KeepWin(&[5])).until("5226556635352266111111744"),
            Step::new("5422473271", Goal::KeepWin(&[2])).until("2544445555226161177117733"),
        ],
    ),
    lesson(
        [text::road::zugzwang_name, text::road::zugzwang_idea, text::road::zugzwang_done],
        "zugzwang",
        &[
            Step::new("634157264144634461123322332112", Goal::KeepWin(&[6, 7]))
                .until("6677755")
                .marked(),
            Step::new("44473115212422133377622434", Goal::KeepWin(&[6])).until("6636661177755"),
            Step::new("364646641256673412117177", Goal::KeepWin(&[4])).until("433224332217755"),
            Step::new("534635445562226411556644", Goal::KeepWin(&[1])).until("13333222611177777"),
        ],
    ),
    lesson(
        [text::road::follow_name, text::road::follow_idea, text::road::follow_done],
        "follow",
        &[
            Step::new("5415254244644672255677776121", Goal::KeepWin(&[1]))
                .until("13562611733")
                .marked(),
            Step::new("563271374233657366655357", Goal::KeepWin(&[7])).until("75222261744"),
            Step::new("7754123445225251454451", Goal::KeepWin(&[1])).until("12211777733"),
            Step::new("344143643426134361", Goal::KeepWin(&[1])).until("13526661177777755"),
        ],
    ),
    lesson(
        [text::road::force_name, text::road::force_idea, text::road::force_done],
        "force",
        &[
            Step::new("443242566534", Goal::Force),
            Step::new("64126613532445", Goal::Force),
            Step::new("33764437525363", Goal::Force),
            Step::new("364445345212", Goal::Force),
        ],
    ),
    lesson(
        [text::road::sacrifice_name, text::road::sacrifice_idea, text::road::sacrifice_done],
        "sacrifice",
        &[
            Step::new("3525735727652234", Goal::Force).marked(),
            Step::new("535446363511153355", Goal::Force),
            Step::new("643162455353254334", Goal::Force),
            Step::new("3334336556653256", Goal::Force),
        ],
    ),
    lesson(
        [text::road::plan_name, text::road::plan_idea, text::road::plan_done],
        "plan",
        &[
            Step::new("72433456445525445226", Goal::KeepWin(&[2])),
            Step::new("73316563242443", Goal::KeepWin(&[4])),
            Step::new("7744147244436556", Goal::KeepWin(&[2])),
            Step::new("324135423373", Goal::KeepWin(&[4])),
        ],
    ),
    lesson(
        [text::road::opening_name, text::road::opening_idea, text::road::opening_done],
        "opening",
        &[
            Step::new("44", Goal::KeepWin(&[4])),
            Step::new("4444", Goal::KeepWin(&[4])),
            Step::new("444444", Goal::KeepWin(&[3, 5])),
            Step::new("43", Goal::KeepWin(&[6, 7])),
            Step::new("42", Goal::KeepWin(&[2, 6])),
        ],
    ),
    practice(text::puzzles::title, text::road::puzzles_idea, puzzles::NAME, |progress| {
        progress.puzzles.count >= PUZZLES
    }),
    Station {
        name: text::trainer::title,
        idea: text::road::trainer_idea,
        what: What::Practice {
            name: trainer::NAME,
            is_done: |progress| progress.openings.len() >= POSITIONS,
        },
    },
    Station {
        name: text::endings::title,
        idea: text::road::endings_idea,
        what: What::Practice {
            name: endings::NAME,
            is_done: |progress| progress.held.len() >= ENDINGS,
        },
    },
    Station {
        name: text::road::perfect_name,
        idea: text::road::perfect_idea,
        what: What::BeatPerfect,
    },
];

/// The steps of the first lesson.
pub const FIRST_STEPS: &[Step] = &[
    Step {
        words: Some(Words {
            name: text::lesson::drop_name,
            task: text::lesson::drop,
            praise: text::lesson::drop_done,
        }),
        ..Step::new("", Goal::Drop)
    },
    Step {
        words: Some(Words {
            name: text::lesson::line_name,
            task: text::lesson::line,
            praise: text::lesson::line_done,
        }),
        ..Step::new("213344", Goal::Line)
    },
    Step {
        words: Some(Words {
            name: text::lesson::diagonal_name,
            task: text::lesson::diagonal,
            praise: text::lesson::diagonal_done,
        }),
        ..Step::new("4413322437", Goal::Line)
    },
    Step {
        words: Some(Words {
            name: text::lesson::block_name,
            task: text::lesson::block,
            praise: text::lesson::block_done,
        }),
        ..Step::new("142474", Goal::Stop)
    },
    Step {
        words: Some(Words {
            name: text::lesson::below_name,
            task: text::lesson::below,
            praise: text::lesson::below_done,
        }),
        threats_of: Some(Player::Second),
        ..Step::new("2342233467", Goal::Stop)
    },
    Step {
        words: Some(Words {
            name: text::lesson::two_threats_name,
            task: text::lesson::two_threats,
            praise: text::lesson::two_threats_done,
        }),
        ..Step::new("3344", Goal::TwoThreats)
    },
];

#[cfg(test)]
mod tests {
    use super::super::steps::{StepResult, playable, two_threats, waits_for};
    use super::*;
    use crate::core::connect4::plan::{self, Goal as PlanGoal};
    use crate::core::connect4::solver::{Book, MIN_BYTES, Memory, Solver, best_columns};
    use crate::core::connect4::threats::{Parity, Threat, threats};
    use crate::core::connect4::{Column, Position, Standard, notation};
    use crate::core::control::Unlimited;
    use crate::core::day::Day;
    use crate::core::game::{Game as _, Outcome};
    use crate::session::Ended;
    use crate::storage::Entry;

    type Lessons = Vec<(&'static str, &'static [Step])>;

    fn lessons() -> Lessons {
        let lessons = STATIONS.iter().filter_map(|station| match station.what {
            What::Lesson { key, steps, .. } => Some((key, steps)),
            What::Practice { .. } | What::BeatPerfect => None,
        });
        lessons.collect()
    }

    fn steps(key: &str) -> &'static [Step] {
        lessons().into_iter().find(|&(own, _)| own == key).expect("a lesson").1
    }

    /// Returns the position of a step, and all columns in which a coin can be dropped there.
    fn position(step: &Step) -> (Position<Size>, Vec<Column>) {
        let position = notation::parse_position(Size::STANDARD, step.moves)
            .expect("the moves of a step are legal");
        assert_eq!(position.to_move(), Player::First, "the person is Red");
        assert!(position.outcome().is_none());
        let mut columns = position.moves();
        columns.sort_unstable();
        (position, columns)
    }

    fn after(position: &Position<Size>, column: Column) -> Position<Size> {
        let mut after = *position;
        after.make(column);
        after
    }

    fn wins_for(position: &Position<Size>, player: Player) -> bool {
        position.outcome() == Some(Outcome::Win(player))
    }

    fn is_right(step: &Step, position: &Position<Size>, column: Column) -> bool {
        let result = step.goal.judge(position, column);
        matches!(result, StepResult::Done | StepResult::Answered(_))
    }

    /// Returns the right columns of a step.
    fn right(step: &Step) -> Vec<Column> {
        let (position, columns) = position(step);
        columns.into_iter().filter(|&column| is_right(step, &position, column)).collect()
    }

    fn numbers(columns: &[Column]) -> Vec<u32> {
        columns.iter().map(|column| column.number()).collect()
    }

    fn solver() -> Solver<Standard> {
        let mut solver = Solver::new(Memory::for_solvers(Standard, 1, 4 * MIN_BYTES));
        solver.use_book(Book::embedded());
        solver
    }

    fn scores(solver: &mut Solver<Standard>, position: &Position<Size>) -> Vec<Option<i32>> {
        let standard = position.to_standard().expect("the usual board");
        solver.columns(&standard, &mut Unlimited).expect("a game in progress")
    }

    /// Returns Red's threats that no coin reaches yet.
    fn waiting(position: &Position<Size>) -> Vec<Threat> {
        let threats = threats(position, Player::First).into_iter();
        threats.filter(|threat| !threat.is_playable).collect()
    }

    #[test]
    fn each_lesson_is_short_and_each_step_has_right_columns_and_wrong_ones() {
        let lessons = lessons();
        assert!(lessons.len() >= 12, "{}", lessons.len());
        let mut positions = std::collections::BTreeSet::new();
        for (key, steps) in lessons {
            assert!((3..=6).contains(&steps.len()), "{key}");
            for step in steps {
                let (_, columns) = position(step);
                let right = right(step).len();
                let is_free = step.goal == Goal::Drop;
                assert!(right > 0 && (is_free || right < columns.len()), "{key} {}", step.moves);
                assert!(is_free || step.moves.is_empty() || positions.insert(step.moves), "{key}");
            }
        }
        let expected: [&[u32]; 6] =
            [&[1, 2, 3, 4, 5, 6, 7], &[5], &[4], &[4], &[2, 3, 4, 6, 7], &[2, 5]];
        for (step, expected) in FIRST_STEPS.iter().zip(expected) {
            assert_eq!(numbers(&right(step)), expected, "{}", step.task());
        }
    }

    #[test]
    fn what_a_step_says_of_a_coin_is_what_the_rules_say() {
        for step in lessons().into_iter().flat_map(|(_, steps)| steps) {
            let (position, columns) = position(step);
            for &column in &columns {
                let next = after(&position, column);
                let loses = |reply: &Column| wins_for(&after(&next, *reply), Player::Second);
                let at = format!("{} {column}", step.moves);
                match (step.goal, step.goal.judge(&position, column)) {
                    (Goal::Drop, came) => assert_eq!(came, StepResult::Done),
                    (Goal::Line | Goal::Force, StepResult::Done) => {
                        assert!(wins_for(&next, Player::First), "{at}");
                    }
                    (Goal::Line, StepResult::Missed(Some(better))) => {
                        assert!(!wins_for(&next, Player::First), "{at}");
                        assert!(wins_for(&after(&position, better), Player::First), "{at}");
                    }
                    (Goal::Stop | Goal::StopTwo, StepResult::Done) => {
                        assert!(!next.moves().iter().any(loses), "{at}");
                    }
                    (Goal::TwoThreats, StepResult::Answered(_)) => {
                        // Whatever Yellow answers, the next coin of Red makes a line.
                        for reply in next.moves() {
                            let then = after(&next, reply);
                            let mut coins = then.moves().into_iter();
                            let wins = |coin| wins_for(&after(&then, coin), Player::First);
                            assert!(coins.any(wins), "{at} {reply}");
                        }
                    }
                    (Goal::Force, StepResult::Answered(answer)) => {
                        assert_eq!(playable(&next, Player::First).first(), Some(&answer), "{at}");
                        assert!(!next.moves().iter().any(loses), "{at}");
                    }
                    (Goal::KeepWin(_), StepResult::Done) => {}
                    (
                        Goal::TwoThreats | Goal::Force | Goal::KeepWin(_),
                        StepResult::Missed(None),
                    ) => assert!(!next.moves().iter().any(loses), "{at}"),
                    (_, StepResult::Punished(answer)) => {
                        let shows = loses(&answer) || two_threats(&next, answer).is_some();
                        assert!(shows, "{at}");
                    }
                    other => panic!("{at}: {other:?}"),
                }
            }
        }
    }

    #[test]
    fn what_is_said_to_keep_or_to_force_a_win_does_so() {
        let mut solver = solver();
        for step in lessons().into_iter().flat_map(|(_, steps)| steps) {
            let (position, _) = position(step);
            let winning = |solver: &mut Solver<Standard>| -> Vec<u32> {
                let scores = (1..).zip(scores(solver, &position));
                let won = scores.filter(|(_, score)| score.is_some_and(|score| score > 0));
                won.map(|(number, _)| number).collect()
            };
            match step.goal {
                Goal::KeepWin(own) => {
                    let own: Vec<u32> = own.iter().map(|&column| u32::from(column)).collect();
                    assert_eq!(own, winning(&mut solver), "{}", step.moves);
                }
                Goal::Force => {
                    let right = right(step);
                    assert_eq!(right.len(), 1, "{} {right:?}", step.moves);
                    assert!(winning(&mut solver).contains(&right[0].number()), "{}", step.moves);
                }
                Goal::Drop | Goal::Line | Goal::Stop | Goal::StopTwo | Goal::TwoThreats => {}
            }
        }
    }

    #[test]
    fn a_forced_win_is_made_whatever_right_columns_are_chosen() {
        fn check(goal: Goal, position: &Position<Size>, depth: u32) {
            assert!(depth < 12);
            let columns = position.moves().into_iter();
            let answers = columns.filter_map(|column| match goal.judge(position, column) {
                StepResult::Answered(answer) => Some((column, answer)),
                _ => None,
            });
            for (column, answer) in answers {
                let next = after(&after(position, column), answer);
                assert_eq!(next.outcome(), None);
                let mut coins = next.moves().into_iter();
                assert!(coins.any(|coin| {
                    let result = goal.judge(&next, coin);
                    matches!(result, StepResult::Done | StepResult::Answered(_))
                }));
                check(goal, &next, depth + 1);
            }
        }
        for step in ["force", "sacrifice"].into_iter().flat_map(steps) {
            check(step.goal, &position(step).0, 0);
        }
    }

    #[test]
    fn each_theme_is_there() {
        let is_under = |position: &Position<Size>, column: Column, threat: &Threat| {
            let row = position.landing(column).map(|row| row.index() + 1);
            threat.cell.column == column && row == Some(threat.cell.row.index())
        };
        for step in steps("middle") {
            assert_eq!(numbers(&right(step)), [4]);
        }
        for step in steps("bottom") {
            assert!(step.moves.len() <= 6, "{}", step.moves);
        }
        for step in steps("wait") {
            // The space under the threat is free, and filling it throws the win away.
            let (position, columns) = position(step);
            let right = right(step);
            let under = |column: &&Column| {
                waiting(&position).iter().any(|threat| is_under(&position, **column, threat))
            };
            let under: Vec<_> = columns.iter().filter(under).collect();
            assert!(!under.is_empty(), "{}", step.moves);
            assert!(under.iter().all(|column| !right.contains(column)), "{}", step.moves);
        }
        for step in steps("odd") {
            // The right coin makes a threat in an odd row, a wrong one makes one in an even row.
            let (position, columns) = position(step);
            assert!(threats(&position, Player::First).is_empty(), "{}", step.moves);
            let makes = |column: Column, parity: Parity| {
                let made = waiting(&after(&position, column));
                !made.is_empty() && made.iter().all(|threat| threat.parity() == parity)
            };
            assert!(right(step).into_iter().all(|column| makes(column, Parity::Odd)));
            assert!(columns.into_iter().any(|column| makes(column, Parity::Even)));
        }
        for step in steps("follow") {
            let last: u32 = step.moves[step.moves.len() - 1..].parse().expect("a digit");
            assert_eq!(numbers(&right(step)), [last], "{}", step.moves);
        }
        for step in steps("sacrifice") {
            // The right coin lets Yellow block a waiting threat, and the next one lies on top.
            let (position, _) = position(step);
            let column = right(step)[0];
            let gives = |threat: &Threat| is_under(&position, column, threat);
            assert!(waiting(&position).iter().any(gives), "{}", step.moves);
            let blocked = after(&after(&position, column), column);
            let mut next = blocked.moves();
            next.retain(|&column| is_right(step, &blocked, column));
            assert_eq!(next, [column], "{}", step.moves);
        }
        for step in steps("plan") {
            let (position, _) = position(step);
            let found = plan::find(&position, Player::First, PlanGoal::Win, &mut Unlimited);
            let (plan, _) = found.expect("a plan");
            assert!(plan.rules().len() <= 3, "{}", step.moves);
            let answer = plan.answer(&position, None).expect("its first move").column;
            assert_eq!(right(step), [answer], "{}", step.moves);
        }
    }

    #[test]
    fn an_end_has_the_best_moves_of_both_sides_and_shows_the_theme() {
        let mut solver = solver();
        for (key, step) in
            lessons().into_iter().flat_map(|(key, steps)| steps.iter().map(move |step| (key, step)))
        {
            let is_watched = ["wait", "odd", "zugzwang", "follow"].contains(&key);
            assert_eq!(step.rest.is_empty(), !is_watched, "{}", step.moves);
            if !is_watched {
                continue;
            }
            let (mut position, _) = position(step);
            let mut waits = waiting(&position);
            let mut last = None;
            for (ply, column) in step.rest().into_iter().enumerate() {
                let best = best_columns(&scores(&mut solver, &position));
                assert!(best.contains(&column), "{} {ply} {best:?}", step.moves);
                last = position.landing(column).map(|row| (column, row));
                position.make(column);
                if key == "odd" && ply == 0 {
                    waits = waiting(&position);
                }
            }
            assert!(wins_for(&position, Player::First), "{}", step.moves);
            // The threat that waits from the start, or is made by the first coin, decides.
            let decides = |threat: &Threat| {
                threat.parity() == Parity::Odd
                    && Some((threat.cell.column, threat.cell.row)) == last
            };
            assert!(key == "wait" || waits.iter().any(decides), "{} {last:?}", step.moves);
        }
    }

    #[test]
    fn the_coin_waits_above_no_answer_unless_most_columns_are_right() {
        for step in lessons().into_iter().flat_map(|(_, steps)| steps) {
            let right = right(step);
            let column = step.neutral(&position(step).0);
            assert_eq!(column.is_none(), right.len() >= 3, "{}", step.moves);
            assert!(column.is_none_or(|column| !right.contains(&column)), "{column:?}");
        }
    }

    #[test]
    fn the_lines_are_those_that_the_words_tell_of() {
        use crate::core::connect4::lines::winning_lines;
        for (index, column, is_row, is_slanting) in [(1, 5, true, false), (2, 4, false, true)] {
            let (mut position, _) = position(&FIRST_STEPS[index]);
            position.make(Column::from_number(column).expect("a column"));
            let cells = winning_lines(&position)[0].cells.clone();
            let rows = cells.windows(2).filter(|pair| pair[0].row == pair[1].row).count();
            let columns = cells.windows(2).filter(|pair| pair[0].column == pair[1].column).count();
            assert_eq!((rows == 3, rows == 0 && columns == 0), (is_row, is_slanting), "{cells:?}");
        }
        let marked = waits_for(&position(&FIRST_STEPS[4]).0, Player::Second);
        let marked: Vec<_> = marked.iter().map(|mark| (mark.mv.number(), mark.times)).collect();
        assert_eq!(marked, [(1, 2), (5, 2)]);
    }

    #[test]
    fn practices_are_those_of_the_game_and_the_end_comes_last() {
        use crate::app::contract::board::BoardUi as _;
        for station in STATIONS {
            if let What::Practice { name, .. } = station.what {
                assert!(Connect4::EXTRAS.practices.iter().any(|entry| entry.name == name));
            }
        }
        let [others @ .., last] = STATIONS else { panic!("there are stations") };
        assert!(matches!(last.what, What::BeatPerfect));
        let is_end = |station: &Station| matches!(station.what, What::BeatPerfect);
        assert!(!others.iter().any(is_end));
    }

    #[test]
    fn only_a_win_as_first_player_without_help_is_the_end() {
        let won = Ended {
            number: 1,
            game: "connect4".to_owned(),
            setup: "size=7x6 connect=4".to_owned(),
            opponent: PERFECT.to_owned(),
            side: "red".to_owned(),
            ending: Ending::Won,
            moves: 41,
            is_helped: false,
        };
        let is_end = |ended: Ended| {
            let entries = [Entry { day: Day::after_1970(20_000), ended }];
            has_beaten_perfect(&entries.into_iter().collect())
        };
        assert!(is_end(won.clone()));
        assert!(is_end(Ended { side: "yellow".to_owned(), ..won.clone() }), "Yellow began");
        for other in [
            Ended { is_helped: true, ..won.clone() },
            Ended { moves: 40, ..won.clone() },
            Ended { ending: Ending::Drawn, ..won.clone() },
            Ended { opponent: "high".to_owned(), ..won.clone() },
            Ended { setup: "size=8x7 connect=4".to_owned(), ..won.clone() },
            Ended { game: "gomoku".to_owned(), ..won },
        ] {
            assert!(!is_end(other.clone()), "{other:?}");
        }
    }
}
