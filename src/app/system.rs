//! Questions to the system whose answers may be slow: asked on a thread of their own, so that the window opens at once.
//!
//! What is asked, `desktop` decides.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// A question to the system, and its answer once there is one; until then it is no.
#[derive(Debug, Default)]
pub(super) struct SystemQuestion {
    answer: Option<Receiver<bool>>,
    is_so: bool,
}

impl SystemQuestion {
    /// Asks, if there is something to be asked; `wake` is called when the answer is yes.
    pub(super) fn whether(question: Option<fn() -> bool>, wake: impl FnOnce() + Send + 'static) -> Self {
        let Some(question) = question else { return Self::default() };
        let (sender, answer) = channel();
        let spawned = std::thread::Builder::new().name("system settings".to_owned()).spawn(move || {
            let is_so = question();
            // The window may be closed by now.
            if sender.send(is_so).is_ok() && is_so {
                wake();
            }
        });
        if let Err(reason) = spawned {
            log::error!("no thread to ask the system: {reason}");
        }
        Self { answer: Some(answer), is_so: false }
    }

    /// Takes over the answer, if it is there.
    pub(super) fn poll(&mut self) {
        match self.answer.as_ref().map(Receiver::try_recv) {
            None | Some(Err(TryRecvError::Empty)) => {}
            Some(Ok(is_so)) => (self.is_so, self.answer) = (is_so, None),
            Some(Err(TryRecvError::Disconnected)) => self.answer = None,
        }
    }

    /// True if the answer is yes.
    pub(super) fn is_so(&self) -> bool {
        self.is_so
    }
}
