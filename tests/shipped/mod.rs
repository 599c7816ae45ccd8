//! A game of every shipped variant, played to its end by quick computer players.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::sync::Arc;

use tikal::ai::{Budget, Level, Playable, suggest};
use tikal::game::{Actor, DealerDef, Player, Record, RecordOptions, Rules, SeatRecord, Session, View};
use tikal::games::{GameId, GameRules};
use tikal::library::Libraries;
use tikal::with_game;

/// A game that was played.
pub struct Played {
    /// Whose game it is.
    pub game: GameId,
    /// The id of the variant.
    pub variant: String,
    /// The text of its record.
    pub record: String,
}

/// The games, one a variant, by as many players as it allows.
pub fn games() -> Vec<Played> {
    let play = |rules: &GameRules| {
        let record = with_game!(rules, GameRules::G(rules) => played::<G>(rules).write().unwrap());
        let variant = rules.variant();
        Played { game: variant.game, variant: variant.id, record }
    };
    Libraries::built_in().variants().iter().map(play).collect()
}

fn played<G: Playable>(rules: &Arc<G::Rules>) -> Record<G> {
    let count = *rules.players().end();
    let start = G::new(rules, count, &G::Setup::default());
    let mut session = Session::new(Arc::clone(rules), start, DealerDef::Seed(28)).0;
    let mut seed = 0;
    while let Actor::Seat(seat) = session.state().actor() {
        seed += 1;
        let view = View::of(session.state(), Some(seat));
        let chosen = suggest::<G>(rules, &view, Level::Novice, Budget::Nodes(8), seed);
        session.play(chosen.action).unwrap();
    }
    assert_eq!(session.state().actor(), Actor::Nobody, "{}: the game is over", rules.id());
    let player = Player::Computer(Level::Novice.id().to_owned());
    let seat = |(index, colour): (usize, &String)| {
        let name = ["Ana", "Ben", "Cleo", "Dov", "Eve", "Finn"][index % 6].to_owned();
        SeatRecord { name, colour: colour.clone(), player: player.clone() }
    };
    let seats = rules.colours().iter().enumerate().take(count.into()).map(seat).collect();
    Record::of(&session, seats, RecordOptions::default())
}
