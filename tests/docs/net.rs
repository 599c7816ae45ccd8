//! docs/net.md says what the program does: every message, every limit.

use serde_json::json;
use tikal::game::bounds::MAX_NAME;
use tikal::game::{MAX_ACTIONS, Seat};
use tikal::net::clock::{AtEnd, ClockRule, ClockTold, Span};
use tikal::net::message::{
    Author, Bytes, Chair, Emote, Favour, FromGuest, FromHost, Holder, MAX_CHAT, MAX_FROM_GUEST, MAX_FROM_HOST,
    MAX_PLACE, Moment, PROTOCOLS, Parting, Refusal, Version,
};
use tikal::net::ticket::MAX_ADDRESSES;
use tikal::sitting::retelling::{Step, Told};

use super::pages::{all_quoted, read, rows, section};

#[test]
fn the_page_names_every_message_with_all_its_fields() {
    let page = read("docs/net.md");
    let text = String::new;
    let (at, version) = (Moment::default(), Version::own());
    let guest = [
        FromGuest::Hello { version: version.clone(), secret: Bytes([0; 16]), name: text() },
        FromGuest::Sit { seat: None, name: text(), colour: None },
        FromGuest::Play { at, action: text() },
        FromGuest::TakeBack { at, steps: 0 },
        FromGuest::Answer { question: 0, agrees: true },
        FromGuest::Say { text: text() },
        FromGuest::Emote { emote: Emote::Hello },
        FromGuest::Point { place: text() },
        FromGuest::AskRecord { at },
    ];
    let step = Step { line: text(), as_if: Some(text()), before: Some(text()), after: Some(text()) };
    let told = Told { from: 0, start: Some(text()), is_open: false, steps: vec![step] };
    let chair = Chair { name: text(), colour: text(), holder: Holder::Free, guest: Some(1) };
    let author = Author { guest: 1, name: text() };
    let rule = ClockRule { span: Span::Turn, seconds: 90, at_end: AtEnd::EndTurn };
    let clock = ClockTold { rule, left: vec![1], runs: None, warns: true };
    let host = [
        FromHost::Welcome { version: version.clone(), table: text() },
        FromHost::Seats { chairs: vec![chair], company: vec![author.clone()] },
        FromHost::Told { seat: Some(Seat::default()), moment: Some(at), told },
        FromHost::Refused(Refusal::Late),
        FromHost::Said { author: author.clone(), text: text() },
        FromHost::Emoted { author: author.clone(), emote: Emote::Hello },
        FromHost::Pointed { author, place: text() },
        FromHost::Clock(clock),
        FromHost::Question { question: 0, name: text(), asks: Favour::Record },
        FromHost::Record { text: text() },
        FromHost::Bye(Parting::Version(version)),
    ];
    let messages = guest.map(|it| json!(it)).into_iter().chain(host.map(|it| json!(it)));
    for message in messages {
        let (name, fields) = message.as_object().unwrap().iter().next().unwrap();
        let row = page.lines().find(|line| line.starts_with(&format!("| `{name}` |")));
        let row = row.unwrap_or_else(|| panic!("docs/net.md has no row for {name}"));
        if matches!(name.as_str(), "refused" | "bye") {
            continue;
        }
        for field in fields.as_object().unwrap().keys() {
            assert!(all_quoted(row).contains(&field.as_str()), "the row of {name} does not name {field}");
        }
        if let Some(told) = fields.get("told") {
            let fields = told.as_object().unwrap().keys().chain(told["steps"][0].as_object().unwrap().keys());
            fields.for_each(|field| assert!(page.contains(&format!("`{field}`")), "nothing is said of {field}"));
        }
    }
}

#[test]
fn the_page_names_every_reason() {
    let page = read("docs/net.md");
    let reasons = [
        json!(Refusal::Taken),
        json!(Refusal::NoSeat),
        json!(Refusal::Colour),
        json!(Refusal::Waiting),
        json!(Refusal::Late),
        json!(Refusal::NotYours),
        json!(Refusal::Illegal),
        json!(Refusal::Declined),
        json!(Refusal::Asked),
        json!(Refusal::TooMuch),
        json!(Refusal::Time),
        json!(Refusal::TooLong),
        json!(Parting::Ticket),
        json!(Parting::Full),
        json!(Parting::Nonsense),
        json!(Parting::TooFast),
        json!(Parting::Elsewhere),
        json!(Parting::Silent),
        json!(Parting::Closed),
        json!(Holder::Free),
        json!(Holder::Computer),
        json!(Holder::StandIn),
        json!(Holder::You),
        json!(Holder::There),
        json!(Holder::Away),
    ];
    let clocks = [json!(Span::Turn), json!(Span::Game), json!(AtEnd::EndTurn), json!(AtEnd::Warning)];
    let reasons = reasons.into_iter().chain(Emote::ALL.map(|it| json!(it))).chain(clocks);
    for reason in reasons.chain([json!(Favour::Record)]) {
        assert!(page.contains(&format!("`{}`", reason.as_str().unwrap())), "docs/net.md does not name {reason}");
    }
}

#[test]
fn the_page_names_the_limits() {
    let page = read("docs/net.md");
    let rows = rows(section(&page, "## Messages"));
    let limit = |name: &str| {
        let row = rows.iter().find(|row| row[0] == name).unwrap_or_else(|| panic!("no limit for {name}"));
        row[1].split(|sign: char| !sign.is_ascii_digit()).next().unwrap().parse::<usize>().unwrap()
    };
    assert_eq!(limit("a message of a guest"), MAX_FROM_GUEST);
    assert_eq!(limit("a message of a host"), MAX_FROM_HOST);
    assert_eq!(limit("a line of chat"), MAX_CHAT);
    assert_eq!(limit("the name of a place"), MAX_PLACE);
    assert_eq!(limit("names"), MAX_NAME);
    assert_eq!(limit("a game"), MAX_ACTIONS);
    assert!(page.contains(&format!("at most {MAX_ADDRESSES}\naddresses")));
    assert_eq!(PROTOCOLS, [1]);
}
