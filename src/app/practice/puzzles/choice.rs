//! Selection of the next puzzle, and the effect of solving or missing one: pure functions of the
//! user's progress.

use crate::core::puzzle::{Collection, Difficulty, Puzzle, Puzzles};
use crate::storage::{DayResult, PuzzleProgress, Recall};
use crate::words::puzzles::{self, Source};
use crate::words::text;

/// The number of puzzles of a difficulty that have to be solved in a row to reach the next one.
const RISE: u32 = 3;

/// How the difficulty of the next puzzles has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Same,
    /// Harder from now on: this hard.
    Up(Difficulty),
    /// Easier from now on: this hard.
    Down(Difficulty),
}

impl Step {
    /// Returns the sentence about the difficulty of the next puzzles; empty if it stays the same.
    #[must_use]
    pub fn sentence(self) -> String {
        match self {
            Self::Same => String::new(),
            Self::Up(level) => text::puzzles::harder(puzzles::difficulty(level)),
            Self::Down(level) => text::puzzles::easier(puzzles::difficulty(level)),
        }
    }
}

#[must_use]
pub fn reached(progress: &PuzzleProgress) -> Difficulty {
    Difficulty::ALL
        .get(progress.level)
        .or(Difficulty::ALL.last())
        .copied()
        .unwrap_or(Difficulty::Beginner)
}

/// Returns the difficulties in their order, each with how many of its puzzles are solved, and the
/// next one with what leads to it.
#[must_use]
pub fn ladder<K: Puzzles>(collection: &Collection<K>, progress: &PuzzleProgress) -> Vec<String> {
    let reached = reached(progress);
    let row = |&difficulty: &Difficulty| {
        let puzzles = collection.of(difficulty);
        let solved =
            puzzles.iter().filter(|puzzle| progress.solved.contains(&puzzle.text())).count();
        let about = if difficulty as usize == reached as usize + 1 {
            text::puzzles::more_in_a_row(RISE.saturating_sub(progress.in_a_row).max(1))
        } else {
            text::puzzles::solved_of(solved, puzzles.len())
        };
        text::play::beside(puzzles::difficulty(difficulty), about)
    };
    Difficulty::ALL.iter().map(row).collect()
}

/// Returns the first puzzle of a collection that was missed and is due again.
#[must_use]
pub fn due<'a, K: Puzzles>(
    collection: &'a Collection<K>,
    progress: &PuzzleProgress,
    last: Option<&Puzzle<K>>,
    today: u64,
) -> Option<&'a Puzzle<K>> {
    let is_due =
        |puzzle: &&Puzzle<K>| Some(*puzzle) != last && progress.again.is_due(&puzzle.text(), today);
    if progress.again.is_empty() {
        return None;
    }
    collection.puzzles().iter().find(is_due)
}

/// Returns the next puzzle of a collection for the user: the first one after `last` of the
/// difficulty that they have reached that is not solved yet. `None` if there is no other.
#[must_use]
pub fn next<'a, K: Puzzles>(
    collection: &'a Collection<K>,
    progress: &PuzzleProgress,
    last: Option<&Puzzle<K>>,
) -> Option<&'a Puzzle<K>> {
    unsolved(collection.of(reached(progress)), progress, last)
}

/// Returns the next puzzle of a collection beyond which no others are made: if none of the
/// difficulty that the user has reached is left, an unsolved harder one, then an easier one, and in
/// the end one that was solved before.
#[must_use]
pub fn next_of_all<'a, K: Puzzles>(
    collection: &'a Collection<K>,
    progress: &PuzzleProgress,
    last: Option<&Puzzle<K>>,
) -> Option<&'a Puzzle<K>> {
    let own = reached(progress);
    let (easier, harder) = Difficulty::ALL.split_at(own as usize);
    let others = harder.iter().chain(easier.iter().rev());
    let fresh =
        others.copied().find_map(|difficulty| unsolved(collection.of(difficulty), progress, last));
    let all = collection.puzzles();
    fresh
        .or_else(|| after(collection.of(own), last).next())
        .or_else(|| after(all, last).next())
        .or(all.first())
}

/// Returns the first puzzle after `last` that is not solved yet.
fn unsolved<'a, K: Puzzles>(
    puzzles: &'a [Puzzle<K>],
    progress: &PuzzleProgress,
    last: Option<&Puzzle<K>>,
) -> Option<&'a Puzzle<K>> {
    after(puzzles, last).find(|puzzle| !progress.solved.contains(&puzzle.text()))
}

/// Returns the other puzzles, first those that come after `last`.
fn after<'a, K: Puzzles>(
    puzzles: &'a [Puzzle<K>],
    last: Option<&Puzzle<K>>,
) -> impl Iterator<Item = &'a Puzzle<K>> {
    let index = last
        .and_then(|last| puzzles.iter().position(|puzzle| puzzle == last))
        .map_or(0, |index| index + 1);
    let (before, rest) = puzzles.split_at(index.min(puzzles.len()));
    rest.iter().chain(before).filter(move |&puzzle| Some(puzzle) != last)
}

/// Notes that a puzzle was solved with the first move that was tried.
pub fn solved<K: Puzzles>(
    progress: &mut PuzzleProgress,
    puzzle: &Puzzle<K>,
    source: Source,
    (with_hint, today): (bool, u64),
) -> Step {
    let name = puzzle.text();
    if progress.again.is_due(&name, today) {
        let recall = if with_hint { Recall::Hinted } else { Recall::Found };
        progress.again.practise(&name, recall, today);
    }
    let is_new = match source {
        Source::Seed => true,
        Source::Collection | Source::Day(_) => progress.solved.insert(puzzle.text()),
    };
    if !is_new {
        return Step::Same;
    }
    progress.count += 1;
    progress.hinted += u64::from(with_hint);
    progress.streak += 1;
    progress.best_streak = progress.best_streak.max(progress.streak);
    // The difficulty of the puzzle of the day depends on the day alone.
    if matches!(source, Source::Day(_)) {
        return Step::Same;
    }
    progress.in_a_row += 1;
    if progress.in_a_row < RISE {
        return Step::Same;
    }
    progress.in_a_row = 0;
    let before = reached(progress);
    progress.level = (before as usize + 1).min(Difficulty::ALL.len() - 1);
    let now = reached(progress);
    if now == before { Step::Same } else { Step::Up(now) }
}

/// Notes the result of the first try at the puzzle of a day, on this day or a later one. Only a
/// puzzle that was solved counts later.
pub fn note_day(progress: &mut PuzzleProgress, day: u64, today: u64, result: DayResult) {
    let is_late = day < today;
    match result {
        DayResult::Missed if is_late => return,
        DayResult::Missed => {}
        _ => progress.daily = progress.daily.max(Some(day)),
    }
    let result = if is_late { DayResult::Late } else { result };
    progress.days.entry(day).or_insert(result);
}

/// Notes that a puzzle was missed today: by a wrong first move, or because the solution was shown.
/// That of an earlier day is only practice. One that can be found again comes back.
pub fn missed_on<K: Puzzles>(
    progress: &mut PuzzleProgress,
    puzzle: &Puzzle<K>,
    source: Source,
    today: u64,
) -> Step {
    match source {
        Source::Day(day) if day < today => return Step::Same,
        Source::Day(day) => note_day(progress, day, today, DayResult::Missed),
        Source::Collection => {}
        Source::Seed => return missed(progress, source),
    }
    progress.again.practise(&puzzle.text(), Recall::Missed, today);
    missed(progress, source)
}

fn missed(progress: &mut PuzzleProgress, source: Source) -> Step {
    progress.missed += 1;
    progress.streak = 0;
    if matches!(source, Source::Day(_)) {
        return Step::Same;
    }
    progress.in_a_row = 0;
    let before = reached(progress);
    progress.level = (before as usize).saturating_sub(1);
    let now = reached(progress);
    if now == before { Step::Same } else { Step::Down(now) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::Connect4;

    fn puzzle(difficulty: Difficulty, index: usize) -> &'static Puzzle<Connect4> {
        &Collection::embedded().of(difficulty)[index]
    }

    #[test]
    fn three_in_a_row_lead_up_and_a_miss_leads_down() {
        use Difficulty::{Easy, Medium};

        let mut progress = PuzzleProgress::default();
        let solve = |progress: &mut PuzzleProgress, index| {
            let one = puzzle(reached(progress), index);
            solved(progress, one, Source::Collection, (false, 0))
        };
        let steps: Vec<Step> = (0..6).map(|index| solve(&mut progress, index)).collect();
        assert_eq!(
            steps,
            [Step::Same, Step::Same, Step::Up(Easy), Step::Same, Step::Same, Step::Up(Medium)]
        );
        assert_eq!((progress.count, progress.streak, progress.level), (6, 6, 2));
        solve(&mut progress, 6);
        assert_eq!(missed(&mut progress, Source::Collection), Step::Down(Easy));
        assert_eq!(
            (progress.streak, progress.best_streak, progress.in_a_row, progress.missed),
            (0, 7, 0, 1)
        );
        assert_eq!(missed(&mut progress, Source::Seed), Step::Down(Difficulty::Beginner));
        assert_eq!(missed(&mut progress, Source::Collection), Step::Same, "nothing is easier");
    }

    #[test]
    fn the_hardest_stays_the_hardest_also_of_a_file_that_says_more() {
        let mut progress = PuzzleProgress { level: 99, in_a_row: 2, ..PuzzleProgress::default() };
        assert_eq!(reached(&progress), Difficulty::Expert);
        assert_eq!(
            solved(&mut progress, puzzle(Difficulty::Expert, 0), Source::Seed, (true, 0)),
            Step::Same
        );
        assert_eq!((progress.level, progress.hinted), (4, 1));
        assert!(progress.solved.is_empty(), "puzzles from seeds are only counted");
    }

    #[test]
    fn a_puzzle_is_counted_once_and_that_of_the_day_leaves_the_difficulty() {
        let mut progress = PuzzleProgress::default();
        let one = puzzle(Difficulty::Expert, 3);
        assert_eq!(solved(&mut progress, one, Source::Day(20_778), (false, 20_778)), Step::Same);
        assert_eq!(solved(&mut progress, one, Source::Day(20_778), (false, 20_778)), Step::Same);
        assert_eq!((progress.count, progress.in_a_row), (1, 0));
        // That of an earlier day is only practice.
        assert_eq!(missed_on(&mut progress, one, Source::Day(20_779), 20_780), Step::Same);
        assert_eq!((progress.missed, progress.streak), (0, 1));
        assert_eq!(missed_on(&mut progress, one, Source::Day(20_780), 20_780), Step::Same);
        assert_eq!((progress.missed, progress.streak), (1, 0));
    }

    #[test]
    fn the_first_try_at_the_puzzle_of_a_day_counts_and_later_days_only_if_solved() {
        let mut progress = PuzzleProgress::default();
        for (day, today, result) in [
            (10, 10, DayResult::Missed),
            (10, 10, DayResult::Solved),
            (9, 10, DayResult::Missed),
            (8, 10, DayResult::Solved),
            (11, 11, DayResult::Hinted),
        ] {
            note_day(&mut progress, day, today, result);
        }
        let results = [8, 9, 10, 11].map(|day| progress.day(day));
        assert_eq!(
            results,
            [Some(DayResult::Late), None, Some(DayResult::Missed), Some(DayResult::Hinted)]
        );
        assert_eq!(progress.days_in_a_row(11), 1);
    }

    #[test]
    fn a_missed_puzzle_comes_back_until_it_is_known() {
        let collection = Collection::<Connect4>::embedded();
        let (one, other) = (puzzle(Difficulty::Easy, 3), puzzle(Difficulty::Easy, 4));
        let mut progress = PuzzleProgress::default();
        let is_due = |progress: &PuzzleProgress, day| due(collection, progress, None, day);
        assert_eq!(is_due(&progress, 100), None);
        missed_on(&mut progress, one, Source::Collection, 100);
        assert_eq!(is_due(&progress, 100), None, "not on the same day");
        assert_eq!(is_due(&progress, 101), Some(one));
        assert_eq!(due(collection, &progress, Some(one), 101), None, "not twice in a row");
        solved(&mut progress, one, Source::Collection, (false, 101));
        assert_eq!(is_due(&progress, 102), None);
        assert_eq!(is_due(&progress, 103), Some(one));
        solved(&mut progress, other, Source::Collection, (false, 103));
        assert!(!progress.again.is_due(&other.text(), 1_000), "what was never missed stays away");
        missed_on(&mut progress, other, Source::Seed, 103);
        assert!(!progress.again.is_due(&other.text(), 1_000), "a made one cannot be found again");
    }

    #[test]
    fn solved_puzzles_do_not_come_again_until_there_are_no_others() {
        let collection = Collection::<Connect4>::embedded();
        let mut progress = PuzzleProgress::default();
        let all = collection.of(Difficulty::Beginner);
        let first = next(collection, &progress, None).expect("a puzzle");
        assert_eq!(first, &all[0]);
        assert_eq!(
            next(collection, &progress, Some(first)),
            Some(&all[1]),
            "a missed one does not come again at once"
        );
        assert_eq!(next(collection, &progress, all.last()), Some(&all[0]), "but later");
        progress.solved.extend(all.iter().skip(1).map(Puzzle::text));
        assert_eq!(next(collection, &progress, None), Some(first));
        assert_eq!(next(collection, &progress, Some(first)), None, "no other is left");
        progress.solved.insert(first.text());
        assert_eq!(next(collection, &progress, None), None);
        let harder = &collection.of(Difficulty::Easy)[0];
        assert_eq!(next_of_all(collection, &progress, None), Some(harder));
        progress.solved.extend(collection.puzzles().iter().map(Puzzle::text));
        assert_eq!(
            next_of_all(collection, &progress, Some(first)),
            Some(&all[1]),
            "all are solved: they come again"
        );
    }
}
