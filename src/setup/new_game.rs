//! A game that was set up.

use crate::ai::Level;
use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord, TakeBack};
use crate::games::GameRules;
use crate::platform;
use crate::words::Texts;
use crate::words::shown::Choices;

/// The number of players where a variant is tried out, if its rules allow.
const TRY_OUT_PLAYERS: u8 = 2;

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
    /// A game in which a variant is tried out: a person, who begins, and a computer, or more of them where two players
    /// are too few. Everything can be taken back in it.
    #[must_use]
    pub fn try_out(texts: &Texts, rules: GameRules) -> Self {
        let players = TRY_OUT_PLAYERS.clamp(*rules.players().start(), *rules.players().end());
        let colours = rules.colours().iter().take(usize::from(players));
        let seat = |(number, colour): (u32, &String)| SeatRecord {
            name: texts.with("setup-player", &[("number", number.into())]),
            colour: colour.clone(),
            player: if number > 1 { Player::Computer(Level::Adept.id().to_owned()) } else { Player::Human },
        };
        let seats = (1..).zip(colours).map(seat).collect();
        let mut choices = Choices::default();
        choices.suggest(&rules);
        let dealer = DealerDef::Seed(platform::fresh_seed());
        let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
        Self { rules, seats, handicap: Vec::new(), first: Seat::default(), choices, dealer, options }
    }
}
