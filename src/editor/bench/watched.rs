//! A game that was measured, played again to be looked at: the same seed gives the same game.
//!
//! Decides which game of a run that is and on which thread it is played; none outlives what holds it. What the table shows
//! of it, the window decides.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::task::Poll;
use std::thread::{self, JoinHandle};

use super::side;
use crate::ai::{Level, Thought};
use crate::game::{DealerDef, Session};
use crate::games::{GameRules, any_game, with_game};
use crate::lab::{Header, LabError, Studied, game_played, seed_of};
use crate::library::Waker;

type SessionOf<G> = Box<Session<G>>;

any_game! {
    /// A game that computers have played to its end.
    #[derive(Debug)]
    pub enum PlayedGame: Studied { SessionOf }
}

/// A game that is being played again. When this is dropped it is given up.
pub struct Replay {
    thought: Arc<Thought>,
    thread: Option<JoinHandle<()>>,
    receiver: Receiver<Option<PlayedGame>>,
    /// The level at which it is played.
    pub level: Level,
}

impl Replay {
    /// Begins to play a game of a run with these rules again, by its number; `waker` is called at the end.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(rules: &GameRules, header: &Header, game: u64, waker: Waker) -> Result<Self, LabError> {
        let (seats, level, seed) = (header.seats, header.level, seed_of(header.seed, game));
        let thought = Arc::<Thought>::default();
        let (own, rules) = (Arc::clone(&thought), rules.clone());
        let (sender, receiver) = channel();
        let play = move || {
            let played = with_game!(&rules, GameRules::G(rules) => {
                let side = side::<G>(rules);
                game_played(&side, seats, level, seed, &own).map(|actions| {
                    let start = G::new(rules, seats, &side.setup);
                    let (session, _) = Session::replay(Arc::clone(rules), start, DealerDef::Seed(seed), &actions);
                    PlayedGame::of::<G>(Box::new(session))
                })
            });
            // Nobody may wait for it any more.
            drop(sender.send(played));
            waker();
        };
        let thread = thread::Builder::new().name("measured game".to_owned()).spawn(play).map_err(LabError::Thread)?;
        Ok(Self { thought, thread: Some(thread), receiver, level })
    }

    /// The game once it is played, and the level at which it was; nothing in it if it was broken off.
    pub fn poll(&self) -> Poll<Option<(PlayedGame, Level)>> {
        match self.receiver.try_recv() {
            Ok(played) => Poll::Ready(played.map(|game| (game, self.level))),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }
}

impl Drop for Replay {
    fn drop(&mut self) {
        self.thought.cancel();
        // How it ended matters to nobody any more.
        drop(self.thread.take().map(JoinHandle::join));
    }
}
