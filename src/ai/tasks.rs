//! Work on several threads that comes out as if one had done it.
//!
//! Tasks have an order, and each counts what it applies on a copy of the meter. In the end their results are taken in that
//! order for as long as the budget would have lasted, whoever did them and when. So with a budget of nodes the number of
//! threads changes nothing but the time; with a budget of time more threads do more.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::Meter;

/// One task that was done: its number, what came of it, and what it has spent.
type Done<T> = (u64, Option<T>, u64);

/// Does so many tasks on as many threads as the meter allows, and gives the results of the first of them, up to the one
/// that could not be ended. `own` is the room that this thread works in, `room` makes one for another thread.
pub(super) fn in_order<R, T: Send>(
    own: &mut R,
    room: impl Fn() -> R + Sync,
    tasks: u64,
    meter: &mut Meter,
    work: impl Fn(&mut R, u64, &mut Meter) -> Option<T> + Sync,
) -> Vec<T> {
    let threads = meter.threads().min(usize::try_from(tasks).unwrap_or(usize::MAX));
    let queue = Queue::new(tasks, meter.left_at_most());
    let mut done = if threads < 2 {
        queue.work_off(own, meter, true, &work)
    } else {
        let meter = &*meter;
        std::thread::scope(|scope| {
            let help = || queue.work_off(&mut room(), meter, false, &work);
            let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(help)).collect();
            let mut done = queue.work_off(own, meter, false, &work);
            for helper in helpers {
                // A task whose thread has panicked is missing below, and ends what counts.
                done.extend(helper.join().unwrap_or_default());
            }
            done
        })
    };
    done.sort_unstable_by_key(|&(task, ..)| task);
    let mut results = Vec::with_capacity(done.len());
    for (place, (task, result, spent)) in done.into_iter().enumerate() {
        let goes_on = meter.spend_all(spent);
        match result {
            Some(result) if goes_on && task == place as u64 => results.push(result),
            _ => break,
        }
    }
    results
}

/// Tasks that several threads share, and the nodes that they have for them.
#[derive(Debug)]
struct Queue {
    tasks: u64,
    next: AtomicU64,
    nodes: u64,
    spent: AtomicU64,
    is_over: AtomicBool,
}

impl Queue {
    fn new(tasks: u64, nodes: u64) -> Self {
        Self { tasks, next: AtomicU64::new(0), nodes, spent: AtomicU64::new(0), is_over: AtomicBool::new(false) }
    }

    /// The next task, unless all are given away or no nodes are left. They are given away in order, so all that the
    /// nodes suffice for are done, and perhaps a few more, which do not count.
    fn next(&self) -> Option<u64> {
        if self.is_over.load(Ordering::Relaxed) || self.spent.load(Ordering::Relaxed) >= self.nodes {
            return None;
        }
        Some(self.next.fetch_add(1, Ordering::Relaxed)).filter(|&task| task < self.tasks)
    }

    /// Does one task after the other until none is left for this thread.
    fn work_off<R, T>(
        &self,
        room: &mut R,
        meter: &Meter,
        is_alone: bool,
        work: &impl Fn(&mut R, u64, &mut Meter) -> Option<T>,
    ) -> Vec<Done<T>> {
        let mut done = Vec::new();
        while let Some(task) = self.next() {
            let mut own = meter.clone();
            if is_alone {
                // All before are done, so it is known what is left; among several that is reckoned at the end.
                own.spend_all(self.spent.load(Ordering::Relaxed));
            }
            let before = own.left_at_most();
            let result = work(room, task, &mut own);
            let spent = before - own.left_at_most();
            self.spent.fetch_add(spent, Ordering::Relaxed);
            self.is_over.fetch_or(result.is_none(), Ordering::Relaxed);
            done.push((task, result, spent));
        }
        done
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use super::in_order;
    use crate::ai::{Budget, Meter, Thought};

    /// The results of ten tasks that apply 7 actions each, and what they have spent.
    fn results(threads: usize, nodes: u64) -> (Vec<u64>, u64) {
        let Some(threads) = NonZeroUsize::new(threads) else { return (Vec::new(), 0) };
        let thought = Thought::on_threads(threads);
        let mut meter = Meter::new(Budget::Nodes(nodes), 1, &thought);
        let work = |(): &mut (), task: u64, meter: &mut Meter| (0..7).all(|_| meter.spend()).then_some(task * task);
        let results = in_order(&mut (), || (), 10, &mut meter, work);
        (results, meter.nodes())
    }

    #[test]
    fn results_are_those_of_one_thread_whatever_the_budget() {
        for nodes in 1..90 {
            let alone = results(1, nodes);
            assert!(alone.1 <= nodes);
            // The action that reaches the budget is the last one, so it ends no task.
            let whole = (nodes.saturating_sub(1) / 7).min(10);
            assert_eq!(alone.0, (0..whole).map(|task| task * task).collect::<Vec<_>>(), "{nodes}");
            for threads in [2, 5, 20] {
                assert_eq!(results(threads, nodes), alone, "{threads} threads, {nodes} nodes");
            }
        }
    }
}
