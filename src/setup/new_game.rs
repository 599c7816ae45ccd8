//! A game that was set up.

use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord, TakeBack};
use crate::games::GameRules;
use crate::platform;
use crate::words::Texts;
use crate::words::shown::Choices;

use super::{TryOut, default_name};

/// A game that was set up.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The variant that is played.
    pub rules: GameRules,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
    /// Points that each seat is given at the start, beside those of the rules; seats that are left out get none.
    pub handicap: Vec<u32>,
    /// Who begins.
    pub first: Seat,
    /// The choices beside it.
    pub choices: Choices,
    /// Who deals.
    pub dealer: DealerDef,
    /// The options that the players have agreed on.
    pub options: RecordOptions,
}

impl NewGame {
    /// The number that decides what is left to chance before the game begins: the same with the same seed.
    #[must_use]
    pub fn luck(&self) -> u64 {
        match self.dealer {
            DealerDef::Seed(seed) => seed,
            DealerDef::Manual => platform::fresh_seed(),
        }
    }

    /// A game in which a variant is tried out: a person, who begins, and computers of a level, or people alone. Everything
    /// can be taken back in it.
    #[must_use]
    pub fn try_out(texts: &Texts, rules: GameRules, choices: Choices, how: TryOut) -> Self {
        let players = how.players.clamp(*rules.players().start(), *rules.players().end());
        let colours = rules.colours().iter().take(usize::from(players));
        let seat = |(number, colour): (usize, &String)| SeatRecord {
            name: default_name(texts, number - 1, number > 1 && how.against.is_some()),
            colour: colour.clone(),
            player: match how.against.filter(|_| number > 1) {
                Some(level) => Player::Computer(level.id().to_owned()),
                None => Player::Human,
            },
        };
        let seats = (1..).zip(colours).map(seat).collect();
        let dealer = DealerDef::Seed(platform::fresh_seed());
        let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
        Self { rules, seats, handicap: Vec::new(), first: Seat::default(), choices, dealer, options }
    }
}
