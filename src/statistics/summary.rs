//! The numbers that are taken down of one game: who played what, how it ended, and the numbers of every seat.
//!
//! Decides which games are fair, so that strength can be told by them. What else is counted, each game says.

use serde::{Deserialize, Serialize};

use super::{ACTION, Counts, Tallies};
use crate::ai::Level;
use crate::game::{Actor, Player, Rules, Seat as SeatIndex, TakeBack};
use crate::games::{Listed, with_game};
use crate::lab::{Transition, WHOLE};
use crate::library::{self, Libraries, OpenedGame};

/// Who decided for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    /// A person, from the first action to the last.
    Person,
    /// A computer of this level, from the first action to the last.
    Computer(String),
    /// One after the other.
    Several,
}

impl Who {
    /// The level, if a computer of a level that this program knows decided alone.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Computer(level) => level.parse().ok(),
            Self::Person | Self::Several => None,
        }
    }
}

/// Something that is counted of every seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Counted {
    /// The measure, as the laboratory names it.
    pub measure: String,
    /// The part of it; empty if there is but one number a seat.
    pub key: String,
}

/// A seat at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// The player's name.
    pub name: String,
    /// Who decided.
    pub who: Who,
    /// The score; none if the seat is out of the game, or the game is not over.
    pub score: Option<i32>,
    /// The part of the win, in parts of [`WHOLE`].
    pub win: i64,
    /// The number of each thing of [`Game::counted`].
    pub numbers: Vec<i32>,
}

/// A game in numbers. Of one that is not over only who plays what is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// The game by its id.
    pub game: String,
    /// The variant by its id.
    pub variant: String,
    /// The name of the variant.
    pub name: String,
    /// The hash of everything in the variant that matters to play.
    pub hash: String,
    /// True if it has come to its end.
    pub is_over: bool,
    /// The number of turns, as players count them.
    pub turns: u32,
    /// The number of actions by players.
    pub actions: u32,
    /// The number of hints that were shown.
    pub hints: u32,
    /// True if every action could be taken back, whoever played it.
    pub is_lenient: bool,
    /// True if it began in the middle.
    pub from_position: bool,
    /// The things that are counted of every seat.
    pub counted: Vec<Counted>,
    /// The seats in order.
    pub seats: Vec<Seat>,
}

impl Game {
    /// True if what came of it says how strong those are who played: it was played from its start to its end, nobody took
    /// back what chance had revealed, and nobody was shown a hint.
    #[must_use]
    pub fn is_fair(&self) -> bool {
        self.is_over && !self.is_lenient && !self.from_position && self.hints == 0
    }

    /// The number of a seat for this measure and key; `None` if it is not counted in this game.
    #[must_use]
    pub fn number(&self, seat: usize, counted: &Counted) -> Option<i32> {
        let place = self.counted.iter().position(|own| own == counted)?;
        self.seats.get(seat)?.numbers.get(place).copied()
    }

    /// The score of a seat above the best of the others; none if one of both is out of the game.
    #[must_use]
    pub fn margin(&self, seat: usize) -> Option<i32> {
        let others = self.seats.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = others.filter_map(|(_, other)| other.score).max()?;
        Some(self.seats.get(seat)?.score?.saturating_sub(best))
    }
}

/// The summary of a record or journal; nothing if it cannot be read, or not to its end.
#[must_use]
pub fn summary(bytes: &[u8], libraries: &Libraries) -> Option<Game> {
    fn of_game<G: Counts + Listed>(bytes: &[u8], libraries: &Libraries) -> Option<Game> {
        let opened = library::replay_bytes(std::path::Path::new(""), bytes, libraries.of::<G>()).ok()?;
        opened.stopped.is_none().then(|| of_opened(&opened))
    }
    with_game!(library::game_of_record(bytes), G => of_game::<G>(bytes, libraries))
}

fn of_opened<G: Counts>(opened: &OpenedGame<G>) -> Game {
    let (record, session) = (&opened.record, &opened.session);
    let (rules, end) = (&**session.rules(), session.state());
    let is_over = end.actor() == Actor::Nobody;
    let mut game = Game {
        game: G::ID.to_owned(),
        variant: rules.id().to_owned(),
        name: rules.name("en").to_owned(),
        hash: rules.hash().to_owned(),
        is_over,
        turns: 0,
        actions: 0,
        hints: u32::try_from(record.hints.len()).unwrap_or(u32::MAX),
        is_lenient: record.options.take_back == TakeBack::Anything,
        from_position: record.start.is_some(),
        counted: Vec::new(),
        seats: Vec::new(),
    };
    for (seat, player) in SeatIndex::ALL.into_iter().zip(&record.seats) {
        let is_kept = record.takeovers.values().filter(|it| it.seat == seat).all(|it| it.player == player.player);
        let who = match &player.player {
            _ if !is_kept => Who::Several,
            Player::Human => Who::Person,
            Player::Computer(level) => Who::Computer(level.clone()),
        };
        game.seats.push(Seat { name: player.name.clone(), who, score: None, win: 0, numbers: Vec::new() });
    }
    if is_over {
        count(opened, &mut game);
    }
    game
}

/// Goes through a finished game once more and takes down its numbers.
fn count<G: Counts>(opened: &OpenedGame<G>, game: &mut Game) {
    let session = &opened.session;
    let (rules, end) = (&**session.rules(), session.state());
    let mut tallies = Tallies::new(game.seats.len());
    G::begin(rules, session.start(), &mut tallies);
    for kind in G::kinds(rules, session.start()) {
        tallies.open(ACTION, kind);
    }
    let mut events = Vec::new();
    for (action, before, _) in session.plies() {
        let mut after = before.clone();
        events.clear();
        // Cannot fail: the action was legal when it was played.
        if after.apply(rules, action, &mut events).is_err() {
            continue;
        }
        if let Actor::Seat(seat) = before.actor() {
            game.actions += 1;
            if let Some(kind) = G::kind(action) {
                tallies.add(seat, ACTION, kind, 1);
            }
        }
        game.turns += u32::from(G::ends_a_turn(before, action, &after));
        G::see(&Transition { rules, before, action, events: &events, after: &after }, &mut tallies);
    }
    G::end(rules, end, &mut tallies);
    let (mut scores, mut winners) = (Vec::new(), Vec::new());
    end.scores(&mut scores);
    end.winners(rules, &mut winners);
    let part = i64::try_from(winners.len()).ok().and_then(|winners| WHOLE.checked_div(winners)).unwrap_or(0);
    game.counted = tallies.counted;
    let all = SeatIndex::ALL.into_iter().zip(&mut game.seats).zip(tallies.numbers);
    for ((seat, own), numbers) in all {
        own.score = scores.get(seat.index()).copied().flatten();
        own.win = if winners.contains(&seat) { part } else { 0 };
        own.numbers = numbers;
    }
}
