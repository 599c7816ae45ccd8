//! The part of the form of a new game about a table over the net: who may look on, by which relay guests find the host, if
//! there is a clock and what happens at its end, and what becomes known to whom.

use egui::{Label, RichText, TextEdit, Ui};

use super::people::level_name;
use crate::ai::Level;
use crate::app::kit::desk::{Desk, heading};
use crate::app::kit::one_of::OneOf;
use crate::app::kit::widgets::hint;
use crate::net::clock::{AtEnd, ClockRule, Span};
use crate::setup::{Hosting, RELAY_LETTERS, RelayChoice, times};
use crate::words::net;

/// The kinds of clock, and the keys of their names.
const CLOCKS: [(Option<Span>, &str); 3] = [
    (None, "friends-clock-none"),
    (Some(Span::Turn), "friends-clock-per-turn"),
    (Some(Span::Game), "friends-clock-per-game"),
];
/// The width of the choice of a time, and of a level.
const TIME: f32 = 90.0;
const LEVEL: f32 = 150.0;

/// The keys of the name of a relay, and of what it means.
fn words(relay: RelayChoice) -> (&'static str, &'static str) {
    match relay {
        RelayChoice::Public => ("friends-relay-public", "friends-relay-public-hint"),
        RelayChoice::None => ("friends-relay-none", "friends-relay-none-hint"),
        RelayChoice::Own => ("friends-relay-own", "friends-relay-own-hint"),
    }
}

/// Lays out how the table is opened.
pub fn hosting_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, hosting: &mut Hosting) {
    let texts = desk.texts;
    heading(ui, desk, "friends-hosting");
    hint(ui, desk, "friends-hosting-hint");
    ui.checkbox(&mut hosting.lets_watch, texts.say("friends-watch"));
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.say("friends-relay"));
        for relay in RelayChoice::ALL {
            ui.radio_value(&mut hosting.relay, relay, texts.say(words(relay).0));
        }
    });
    hint(ui, desk, words(hosting.relay).1);
    if hosting.relay == RelayChoice::Own {
        let field = TextEdit::singleline(&mut hosting.own_relay)
            .char_limit(RELAY_LETTERS)
            .hint_text("https://")
            .desired_width((ui.available_width() - 20.0).min(320.0));
        ui.add(field).accessible_name(texts.say("friends-relay-address"));
    }
    clock_ui(ui, desk, hosting);
    hint(ui, desk, "friends-known-host");
}

/// Lays out if there is a clock, and for what; then what happens at its end, and all of it in a sentence.
fn clock_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, hosting: &mut Hosting) {
    let texts = desk.texts;
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.say("friends-clock"));
        for (span, key) in CLOCKS {
            let is_chosen = hosting.clock.map(|rule| rule.span) == span;
            if ui.radio(is_chosen, texts.say(key)).clicked() && !is_chosen {
                hosting.choose_clock(span);
            }
        }
        if let Some(rule) = &mut hosting.clock {
            let options = times(rule.span).map(|seconds| (seconds, net::time(texts, seconds)));
            let list = OneOf::new("time of the clock", net::time(texts, rule.seconds)).width(TIME);
            list.show(ui, &mut rule.seconds, options).accessible_name(texts.say("friends-clock-time"));
        }
    });
    let Some(rule) = &mut hosting.clock else { return };
    ui.horizontal_wrapped(|ui| end_ui(ui, desk, rule));
    let said = RichText::new(net::clock(texts, *rule)).small().color(desk.theme.chrome.gold);
    ui.add(Label::new(said).wrap());
    hint(ui, desk, "friends-clock-hint");
}

/// Lays out what happens at the end of a time.
fn end_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, rule: &mut ClockRule) {
    let texts = desk.texts;
    ui.label(texts.say("friends-clock-end"));
    let level = if let AtEnd::Computer(level) = rule.at_end { level } else { Level::default() };
    for (end, key) in [
        (AtEnd::Warning, "friends-clock-warning"),
        (AtEnd::EndTurn, "friends-clock-ends-turn"),
        (AtEnd::Computer(level), "friends-clock-computer"),
    ] {
        ui.radio_value(&mut rule.at_end, end, texts.say(key));
    }
    if let AtEnd::Computer(level) = &mut rule.at_end {
        let options = Level::ALL.into_iter().rev().map(|level| (level, level_name(texts, level)));
        let list = OneOf::new("level at the end", level_name(texts, *level)).width(LEVEL);
        list.show(ui, level, options).accessible_name(texts.say("friends-clock-level"));
    }
}
