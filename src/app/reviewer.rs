//! Judges turns that were played, one after the other on a single thread: those of a finished game for its review, and the
//! answer to a puzzle.
//!
//! Decides when that thread runs: as long as the table is in sight, and nothing has stopped it. Which turns are judged and
//! how closely, the table's review and its puzzle decide.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Context;

use super::search::Thinking;
use super::tikal::table::{PASSES, Table};
use crate::ai::{Effort, Judgement, Thought, judge};
use crate::tikal::Action;

/// The nodes of a turn that is judged within the frame, so that tests of the window need not wait.
const INLINE: u64 = 250;

/// The finding about a turn: its index, the pass, and the judgement if there is one.
type Found = (usize, u8, Option<Judgement<Action>>);

/// A thread that judges turns; it ends when this is dropped.
struct Work {
    thought: Arc<Thought>,
    found: Receiver<Found>,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.thought.cancel();
    }
}

/// Whoever reviews games at the tables of this window.
pub struct Reviewer {
    thinking: Thinking,
    /// The thread, and how often the game had changed when it began.
    work: Option<(u64, Work)>,
}

impl Reviewer {
    /// A reviewer who does nothing; `thinking` says where turns are judged.
    #[must_use]
    pub fn new(thinking: Thinking) -> Self {
        Self { thinking, work: None }
    }

    /// Stops: the table is out of sight.
    pub fn stop(&mut self) {
        self.work = None;
    }

    /// Judges what the review or the puzzle of this table asks for, and hands over what was found since.
    pub fn follow(&mut self, table: &mut Table, context: &Context) {
        if !table.awaits_judgement() {
            return self.stop();
        }
        if self.thinking == Thinking::Inline {
            let rules = table.shared_rules();
            for one in table.to_judge() {
                let effort = Effort { nodes: one.effort.nodes.min(INLINE), ..one.effort };
                let judged = judge(&*rules, &one.asked(), effort, seed(one.index), &Thought::default());
                // There is no time for a closer look.
                table.note_judged(one.index, PASSES - 1, judged);
            }
            context.request_repaint();
            return;
        }
        let changes = table.sitting().changes();
        let work = match self.work.take() {
            Some((at, work)) if at == changes => work,
            _ => match begin(table, context) {
                Ok(work) => work,
                Err(reason) => return log::error!("no thread for a review: {reason}"),
            },
        };
        loop {
            match work.found.try_recv() {
                Ok((index, pass, judged)) => {
                    table.note_judged(index, pass, judged);
                    context.request_repaint();
                }
                Err(TryRecvError::Empty) => {
                    self.work = Some((changes, work));
                    return;
                }
                // The pass is over; the next one begins with the next frame.
                Err(TryRecvError::Disconnected) => {
                    context.request_repaint();
                    return;
                }
            }
        }
    }
}

/// The same turn meets the same chance in every pass and on every machine.
fn seed(index: usize) -> u64 {
    index as u64
}

/// Begins to judge what the table asks for.
fn begin(table: &Table, context: &Context) -> std::io::Result<Work> {
    let (rules, wanted, waker) = (table.shared_rules(), table.to_judge(), context.clone());
    let thought = Arc::new(Thought::default());
    let of_worker = Arc::clone(&thought);
    let (sender, found) = channel();
    let work = move || {
        for one in wanted {
            let judged = catch_unwind(AssertUnwindSafe(|| {
                judge(&*rules, &one.asked(), one.effort, seed(one.index), &of_worker)
            }));
            // A search that failed has found nothing; one that was cancelled is no longer waited for.
            if of_worker.is_cancelled() || sender.send((one.index, one.pass, judged.unwrap_or_default())).is_err() {
                return;
            }
            waker.request_repaint();
        }
        drop(sender);
        waker.request_repaint();
    };
    std::thread::Builder::new().name("review".to_owned()).spawn(work)?;
    Ok(Work { thought, found })
}
