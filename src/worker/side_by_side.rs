//! Independent pieces of work on several threads, with the results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread::{self, Builder};

/// Does the work of every number below `count` on so many threads, and passes the results to `take`
/// in the order of the numbers, as if there were only one thread.
///
/// # Errors
/// The first error of `take`, after which no more work is started.
///
/// # Panics
/// If a piece of work panics.
pub fn side_by_side<T: Send, E>(
    count: u64,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicU64::new(0);
    let draw = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        (number < count).then_some(number)
    };
    thread::scope(|scope| {
        let (results, received) = mpsc::channel();
        let mut started = 0;
        let helpers = if threads > 1 { threads } else { 0 };
        for _ in 0..helpers {
            let results = results.clone();
            let work = || {
                let results = results;
                while let Some(number) = draw() {
                    if results.send((number, work(number))).is_err() {
                        return;
                    }
                }
            };
            #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
            let thread = Builder::new().name("plot4-playing".to_owned()).spawn_scoped(scope, work);
            started += usize::from(thread.is_ok());
        }
        drop(results);
        if started == 0 {
            // One thread needs no other, and where the system refuses all of them this one is left.
            while let Some(number) = draw() {
                take(work(number))?;
            }
            return Ok(());
        }
        let mut early = BTreeMap::new();
        let mut expected = 0;
        for (number, result) in received {
            early.insert(number, result);
            while let Some(result) = early.remove(&expected) {
                // An error drops the receiver, and the threads stop.
                take(result)?;
                expected += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::side_by_side;

    /// Returns what is taken with so many threads until a number is refused.
    fn taken(threads: usize, refused: usize) -> (Vec<u64>, Result<(), usize>) {
        let mut taken = Vec::new();
        let result = side_by_side(
            200,
            threads,
            // The first pieces of work take longest.
            |number| (0..(200 - number) * 500).fold(number, |sum, step| sum ^ step.rotate_left(3)),
            |result| {
                taken.push(result);
                if taken.len() == refused { Err(refused) } else { Ok(()) }
            },
        );
        (taken, result)
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        let alone = taken(1, 1000);
        assert_eq!((alone.0.len(), alone.1), (200, Ok(())));
        for threads in [2, 3, 300] {
            assert_eq!(taken(threads, 1000), alone, "{threads} threads");
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        for threads in [1, 2] {
            let (taken, result) = taken(threads, 7);
            assert_eq!((taken.len(), result), (7, Err(7)), "{threads} threads");
        }
    }

    #[test]
    fn no_work_is_done_at_once() {
        assert_eq!(side_by_side(0, 2, |_| (), Err), Ok(()));
    }
}
