//! The words about a table over the net: its log at the host and at a guest, and why something is not done.
//!
//! What happens there, `net` decides.

use super::{Texts, plain};
use crate::game::Seat;
use crate::net::guest::{GuestError, GuestNews};
use crate::net::host::HostNews;
use crate::net::message::{Parting, Refusal};
use crate::net::ticket::NotATicket;

/// A line of a host's log.
#[must_use]
pub fn at_host(texts: &Texts, news: &HostNews) -> String {
    let named = |words: &str, name: &str| texts.with(words, &[("name", name.to_owned().into())]);
    match news {
        HostNews::Came(name) => named("net-came", name),
        HostNews::Went(name) => named("net-went", name),
        HostNews::Sat(seat, name) => {
            texts.with("net-sat", &[("name", name.clone().into()), ("seat", (seat.index() + 1).into())])
        }
        HostNews::Said(name, text) => said(texts, name, text),
        HostNews::TookBack(steps) => texts.with("net-took-back", &[("steps", (*steps).into())]),
        HostNews::Closed(key, why) => {
            let values = [("key", format!("{key:?}").into()), ("why", parting(texts, why).into())];
            texts.with("net-closed", &values)
        }
    }
}

/// A line of a guest's log; nothing for what the lines of the game tell.
#[must_use]
pub fn at_guest(texts: &Texts, news: &GuestNews) -> Option<String> {
    Some(match news {
        GuestNews::Welcome(None) => texts.say("net-welcome"),
        GuestNews::Welcome(Some(program)) => texts.with("net-welcome-other", &[("program", program.clone().into())]),
        GuestNews::Seats | GuestNews::Game(_) => return None,
        GuestNews::Refused(refusal) => refused(texts, *refusal),
        GuestNews::Said(name, text) => said(texts, name, text),
        GuestNews::Question(_, name, steps) => {
            texts.with("net-asks-back", &[("name", name.clone().into()), ("steps", (*steps).into())])
        }
        GuestNews::Bye(why) => parting(texts, why),
    })
}

fn said(texts: &Texts, name: &str, text: &str) -> String {
    texts.with("net-said", &[("name", name.to_owned().into()), ("text", plain(text).into())])
}

/// Why a host does not do what was asked.
#[must_use]
pub fn refused(texts: &Texts, refusal: Refusal) -> String {
    texts.say(match refusal {
        Refusal::Taken => "net-refused-taken",
        Refusal::NoSeat => "net-refused-no-seat",
        Refusal::Colour => "net-refused-colour",
        Refusal::Waiting => "net-refused-waiting",
        Refusal::Late => "net-refused-late",
        Refusal::NotYours => "net-refused-not-yours",
        Refusal::Illegal => "net-refused-illegal",
        Refusal::Declined => "net-refused-declined",
        Refusal::Asked => "net-refused-asked",
    })
}

/// Why a host has ended a line.
#[must_use]
pub fn parting(texts: &Texts, why: &Parting) -> String {
    match why {
        Parting::Ticket => texts.say("net-bye-ticket"),
        Parting::Version(theirs) => texts.with("net-bye-version", &[("program", theirs.program.clone().into())]),
        Parting::Full => texts.say("net-bye-full"),
        Parting::Nonsense => texts.say("net-bye-nonsense"),
        Parting::TooFast => texts.say("net-bye-too-fast"),
        Parting::Elsewhere => texts.say("net-bye-elsewhere"),
        Parting::Silent => texts.say("net-bye-silent"),
        Parting::Closed => texts.say("net-bye-closed"),
    }
}

/// Why a text is no ticket.
#[must_use]
pub fn no_ticket(texts: &Texts, error: NotATicket) -> String {
    texts.say(match error {
        NotATicket::NoTicket => "net-no-ticket",
        NotATicket::Damaged => "net-damaged-ticket",
    })
}

/// Why a guest cannot go on.
#[must_use]
pub fn stopped(texts: &Texts, error: &GuestError) -> String {
    match error {
        GuestError::Table(detail) => texts.with("net-fail-table", &[("detail", detail.clone().into())]),
        GuestError::OtherGame => texts.say("net-fail-other-game"),
        GuestError::Strays(_) => texts.say("net-fail-strays"),
        GuestError::Disorder => texts.say("net-fail-disorder"),
    }
}

/// An action at a table, in notation, and who played it; chance is nobody.
#[must_use]
pub fn action(texts: &Texts, player: Option<&str>, line: &str) -> String {
    let player = player.map_or_else(|| texts.say("net-chance"), str::to_owned);
    texts.with("net-action", &[("player", player.into()), ("line", line.to_owned().into())])
}

/// The score of a player at the end; nothing for a seat that is out of the game.
#[must_use]
pub fn score(texts: &Texts, player: &str, score: Option<i32>) -> String {
    match score {
        Some(score) => texts.with("net-score", &[("player", player.to_owned().into()), ("score", score.into())]),
        None => texts.with("net-no-score", &[("player", player.to_owned().into())]),
    }
}

/// The names of the seats that are still free, by number.
#[must_use]
pub fn waits(texts: &Texts, free: &[Seat]) -> String {
    let seats = free.iter().map(|seat| (seat.index() + 1).to_string()).collect::<Vec<_>>().join(", ");
    texts.with("net-waits", &[("count", free.len().into()), ("seats", seats.into())])
}
