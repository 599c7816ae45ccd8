//! The history of a game, action by action, with its scores: found by playing its actions again, never stored.
//!
//! Decides how events are gathered into turns, scoring rounds and lines of a log; how these are shown, the window
//! decides.

use crate::game::{MAX_SEATS, Seat, text_of};
use crate::hex::Cell;
use crate::tikal::{Action, Event, State, Treasure, Variant};

/// One thing that scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreItem {
    /// A temple of this value.
    Temple {
        /// The cell of the temple.
        cell: Cell,
        /// Its points.
        value: u8,
    },
    /// Treasures of one kind.
    Treasures {
        /// The kind.
        kind: Treasure,
        /// The number of treasures.
        copies: u8,
        /// Their points together.
        points: u8,
    },
}

impl ScoreItem {
    /// The item that an event tells of, if it tells of one.
    #[must_use]
    pub const fn of(event: &Event) -> Option<Self> {
        match *event {
            Event::TempleScored { temple, value, .. } => Some(Self::Temple { cell: temple, value }),
            Event::TreasuresScored { kind, copies, points, .. } => Some(Self::Treasures { kind, copies, points }),
            _ => None,
        }
    }

    /// Its points.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Temple { value: points, .. } | Self::Treasures { points, .. } => points,
        }
    }

    /// True if it is a temple.
    #[must_use]
    pub const fn is_temple(self) -> bool {
        matches!(self, Self::Temple { .. })
    }
}

/// The score of one seat in one round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScore {
    /// The seat.
    pub seat: Seat,
    /// The parts of the score, item by item.
    pub items: Vec<ScoreItem>,
    /// The points of all items together.
    pub points: u32,
    /// The score after it.
    pub score: u32,
}

/// One scoring round, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoringRound {
    /// True if it is the last of the game.
    pub is_final: bool,
    /// The seats that have scored, in order.
    pub scores: Vec<SeatScore>,
}

/// The scores when a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnScores {
    /// The turn; 0 is before the first one.
    pub turn: u32,
    /// The scores by seat.
    pub scores: [u32; MAX_SEATS],
    /// The scoring round that began in this turn: true if it is the last one; `None` if none began.
    pub scoring: Option<bool>,
    /// True if it was a turn of a scoring round, which no tile belongs to.
    pub is_of_scoring: bool,
}

/// Everything that happened, by the index of the action.
#[derive(Clone, Debug, Default)]
pub struct History {
    turns: Vec<TurnScores>,
    events: Vec<Vec<Event>>,
    /// The scores before each action.
    scores: Vec<TurnScores>,
    rounds: Vec<ScoringRound>,
    lines: Vec<LogLine>,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The seat that acted, or whose turn it was when chance acted.
    pub seat: Seat,
    /// True if chance acted.
    pub chance: bool,
    /// The action in notation.
    pub text: String,
}

impl History {
    /// Takes in the actions that were played since the last call, and forgets those that were undone.
    ///
    /// `steps` is the number of actions played, `from(n)` gives all but the first n of them with the state before each,
    /// and `now` is the current state.
    pub fn follow<I: Iterator<Item = (Action, State)>>(
        &mut self,
        rules: &Variant,
        steps: usize,
        from: impl FnOnce(usize) -> I,
        now: &State,
    ) {
        self.events.truncate(steps);
        self.lines.truncate(steps);
        self.scores.truncate(steps);
        for (action, before) in from(self.events.len()) {
            let mut events = Vec::new();
            let mut after = before;
            // Cannot fail: the action was legal when it was played.
            let _ = after.apply(rules, action, &mut events);
            self.events.push(events);
            self.scores.push(TurnScores::of(&before));
            let chance = matches!(action, Action::Draw(_) | Action::Reveal(_));
            self.lines.push(LogLine { seat: before.seat(), chance, text: text_of::<State>(rules, action) });
        }
        self.rounds = rounds(self.events.iter().flatten());
        self.turns = turns(&self.scores, TurnScores::of(now), &self.events);
    }

    /// The scores turn by turn.
    #[must_use]
    pub fn turns(&self) -> &[TurnScores] {
        &self.turns
    }

    /// The log: one line for each action.
    #[must_use]
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// The scoring rounds so far.
    #[must_use]
    pub fn rounds(&self) -> &[ScoringRound] {
        &self.rounds
    }

    /// The scoring rounds of the first `steps` actions.
    #[must_use]
    pub fn rounds_of(&self, steps: usize) -> Vec<ScoringRound> {
        rounds(self.events.iter().take(steps).flatten())
    }

    /// True if the last turn that ended in the first `steps` actions brought a score, so that the last scoring round
    /// was still news.
    #[must_use]
    pub fn is_fresh(&self, steps: usize) -> bool {
        let ended = |events: &&Vec<Event>| events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
        let last = self.events[..steps.min(self.events.len())].iter().rev().find(ended);
        last.is_some_and(|events| events.iter().any(|event| matches!(event, Event::Scored { .. })))
    }

    /// The events of the action with this index.
    #[must_use]
    pub fn events(&self, step: usize) -> &[Event] {
        self.events.get(step).map_or(&[], Vec::as_slice)
    }

    /// Who won the turn that begins after so many actions, and the price, 0 if everybody passed; if the last of these was
    /// a bid or a pass that ended an auction.
    #[must_use]
    pub fn turn_won(&self, start: usize) -> Option<(Seat, u32)> {
        turn_won(self.events(start.checked_sub(1)?))
    }

    /// The points that a seat paid in auctions.
    #[must_use]
    pub fn paid(&self, payer: Seat) -> u32 {
        let paid = |event: &Event| match *event {
            Event::TurnWon { seat, price } if seat == payer => Some(price),
            _ => None,
        };
        self.events.iter().flatten().filter_map(paid).sum()
    }
}

impl TurnScores {
    fn of(state: &State) -> Self {
        let mut scores = [0; MAX_SEATS];
        for &seat in state.seats() {
            scores[seat.index()] = state.score(seat);
        }
        Self { turn: state.turn(), scores, scoring: None, is_of_scoring: state.scoring().is_some() }
    }
}

/// The scores turn by turn, from the scores before each action, the current scores, and the events of each action.
fn turns(before: &[TurnScores], now: TurnScores, events: &[Vec<Event>]) -> Vec<TurnScores> {
    let start = before.first().copied().unwrap_or(now);
    let mut turns = vec![TurnScores { turn: 0, ..start }];
    let after = before.iter().copied().skip(1).chain(std::iter::once(now));
    for (now, events) in after.zip(events) {
        match turns.last_mut() {
            Some(last) if last.turn == now.turn => {
                // What a seat pays for the first turn is counted to that turn, so the scores before it stay those of
                // the start.
                if now.turn > 0 {
                    last.scores = now.scores;
                }
            }
            _ => turns.push(now),
        }
        let began = events.iter().find_map(|event| match event {
            Event::ScoringBegan { volcano } => Some(volcano.is_none()),
            _ => None,
        });
        if let (Some(is_final), Some(last)) = (began, turns.last_mut()) {
            last.scoring = Some(is_final);
        }
    }
    turns
}

fn rounds<'a>(events: impl Iterator<Item = &'a Event>) -> Vec<ScoringRound> {
    let mut rounds: Vec<ScoringRound> = Vec::new();
    let mut items = Vec::new();
    for event in events {
        match *event {
            Event::ScoringBegan { volcano } => {
                rounds.push(ScoringRound { is_final: volcano.is_none(), scores: Vec::new() });
            }
            Event::Scored { seat, points, score } => {
                let items = std::mem::take(&mut items);
                if let Some(round) = rounds.last_mut() {
                    round.scores.push(SeatScore { seat, items, points, score });
                }
            }
            _ => items.extend(ScoreItem::of(event)),
        }
    }
    rounds
}

/// Who won a turn by an action with these events, and the price, 0 if everybody passed; if it was a bid or a pass that ended
/// an auction.
#[must_use]
pub fn turn_won(events: &[Event]) -> Option<(Seat, u32)> {
    let is_bidding = events.iter().any(|event| matches!(event, Event::Passed { .. } | Event::BidMade { .. }));
    let won = |event: &Event| match *event {
        Event::TurnWon { seat, price } => Some((seat, price)),
        _ => None,
    };
    events.iter().find_map(won).filter(|_| is_bidding)
}
