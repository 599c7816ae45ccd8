//! The words about a table over the net: its log at the host and at a guest, and why something is not done.
//!
//! What happens there, `net` decides.

use super::{Texts, plain};
use crate::ai::Level;
use crate::game::Seat;
use crate::net::clock::{AtEnd, ClockRule, NotAClock, Span};
use crate::net::guest::{GuestError, GuestNews};
use crate::net::host::HostNews;
use crate::net::message::{Emote, Favour, Parting, Refusal};
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
        HostNews::Emoted(name, sign) => emoted(texts, name, *sign),
        HostNews::GaveRecord(name) => named("net-gave-record", name),
        HostNews::Freed(seat) => texts.with("net-freed", &[("seat", (seat.index() + 1).into())]),
        HostNews::Computer(seat, level) => computer(texts, *seat, *level),
        HostNews::Warned(_, name) => named("net-clock-warns", name),
        HostNews::TimeUp(_, name) => named("net-clock-ends", name),
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
        GuestNews::Seats | GuestNews::Game(_) | GuestNews::Clock | GuestNews::Late => return None,
        GuestNews::Refused(refusal) => refused(texts, *refusal),
        GuestNews::Said(author, text) => said(texts, &author.name, text),
        GuestNews::Emoted(author, sign) => emoted(texts, &author.name, *sign),
        GuestNews::Pointed(author, place) => {
            texts.with("net-pointed", &[("name", author.name.clone().into()), ("place", plain(place).into())])
        }
        GuestNews::Question(_, name, Favour::TakeBack(steps)) => {
            texts.with("net-asks-back", &[("name", name.clone().into()), ("steps", (*steps).into())])
        }
        GuestNews::Question(_, name, Favour::Record) => texts.with("net-asks-record", &[("name", name.clone().into())]),
        GuestNews::Record(_) => texts.say("net-record"),
        GuestNews::Bye(why) => parting(texts, why),
    })
}

fn said(texts: &Texts, name: &str, text: &str) -> String {
    texts.with("net-said", &[("name", name.to_owned().into()), ("text", plain(text).into())])
}

fn emoted(texts: &Texts, name: &str, sign: Emote) -> String {
    texts.with("net-emoted", &[("name", name.to_owned().into()), ("emote", emote(texts, sign).into())])
}

/// A sign, in words.
#[must_use]
pub fn emote(texts: &Texts, emote: Emote) -> String {
    texts.say(match emote {
        Emote::Hello => "net-emote-hello",
        Emote::GoodLuck => "net-emote-good-luck",
        Emote::WellPlayed => "net-emote-well-played",
        Emote::Thanks => "net-emote-thanks",
        Emote::Thinking => "net-emote-thinking",
        Emote::Wow => "net-emote-wow",
        Emote::Oops => "net-emote-oops",
        Emote::Goodbye => "net-emote-goodbye",
    })
}

fn computer(texts: &Texts, seat: Seat, level: Level) -> String {
    texts.with("net-computer", &[("seat", (seat.index() + 1).into()), ("level", level.id().into())])
}

/// Why a text is no time for a clock.
#[must_use]
pub fn no_clock(texts: &Texts, error: NotAClock) -> String {
    texts.say(match error {
        NotAClock::Form => "net-clock-form",
        NotAClock::Range => "net-clock-range",
    })
}

/// The rule of a clock: how long, and what happens at the end.
#[must_use]
pub fn clock(texts: &Texts, rule: ClockRule) -> String {
    let words = match rule.span {
        Span::Turn => "net-clock-turn",
        Span::Game => "net-clock-game",
    };
    texts.with(words, &[("time", time(texts, rule.seconds).into()), ("end", at_end(texts, rule).into())])
}

/// The fate of a seat whose time is up, as the second half of a sentence.
#[must_use]
pub fn at_end(texts: &Texts, rule: ClockRule) -> String {
    match (rule.at_end, rule.span) {
        (AtEnd::Computer(level), span) => {
            // Who has used up the time of a game does not come back.
            let words = if span == Span::Game { "net-clock-computer-on" } else { "net-clock-computer" };
            texts.with(words, &[("level", super::lab::level(texts, level).into())])
        }
        (AtEnd::EndTurn, _) => texts.say("net-clock-end-turn"),
        (AtEnd::Warning, _) => texts.say("net-clock-warning"),
    }
}

/// A time in the largest unit in which it is a whole number.
#[must_use]
pub fn time(texts: &Texts, seconds: u32) -> String {
    let units = [(86_400, "net-time-days"), (3_600, "net-time-hours"), (60, "net-time-minutes")];
    let whole = units.into_iter().find(|(unit, _)| seconds >= *unit && seconds.is_multiple_of(*unit));
    let (unit, words) = whole.unwrap_or((1, "net-time-seconds"));
    texts.with(words, &[("count", (seconds / unit).into())])
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
        Refusal::TooMuch => "net-refused-too-much",
        Refusal::Time => "net-refused-time",
        Refusal::TooLong => "net-refused-too-long",
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
