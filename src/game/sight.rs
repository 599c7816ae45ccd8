//! The eyes for which a game that was played is shown: a seat's, a spectator's, or those of somebody who may know
//! everything.
//!
//! Decides what of a moment and of what was done is shown to whom. What a seat may know, the rules of the game decide.

use super::{Game, Seat, Session, View, line_of, text_of};

/// The eyes for which a game that was played is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sight {
    /// Those of somebody without a seat, who knows what everybody knows.
    #[default]
    Spectator,
    /// Those of a seat.
    Seat(Seat),
    /// Those of somebody from whom nothing is hidden.
    Everything,
}

impl Sight {
    /// The seat whose eyes they are.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        if let Self::Seat(seat) = self { Some(seat) } else { None }
    }

    /// A state as it is seen.
    #[must_use]
    pub fn of<G: Game>(self, state: &G) -> View<G> {
        match self {
            Self::Everything => View::whole(state, None),
            Self::Spectator | Self::Seat(_) => View::of(state, self.seat()),
        }
    }

    /// True if the whole of an action, played in this state, is seen.
    #[must_use]
    pub fn shows<G: Game>(self, before: &G, action: G::Action) -> bool {
        self == Self::Everything || before.shows(action, self.seat())
    }

    /// An action, played in this state, as a line that may be read.
    #[must_use]
    pub fn line<G: Game>(self, rules: &G::Rules, before: &G, action: G::Action) -> String {
        match self {
            Self::Everything => text_of::<G>(rules, action),
            Self::Spectator | Self::Seat(_) => line_of::<G>(rules, before, action, self.seat()),
        }
    }

    /// The part of an event that is seen.
    #[must_use]
    pub fn event<G: Game>(self, event: G::Event) -> Option<G::Event> {
        if self == Self::Everything { Some(event) } else { G::event_for(event, self.seat()) }
    }
}

impl<G: Game> Session<G> {
    /// True if at some moment of the game there was something that a spectator may not know.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        let is_secret = |state: &G| Sight::Spectator.of(state).state() != state;
        is_secret(self.state())
            || self.plies().any(|(action, before, _)| is_secret(before) || !Sight::Spectator.shows(before, action))
    }
}
