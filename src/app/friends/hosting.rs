//! The part of the form of a new game about a table over the net: who may look on, by which relay guests find the host,
//! and what becomes known to whom.

use egui::{TextEdit, Ui};

use crate::app::kit::desk::{Desk, heading};
use crate::app::kit::widgets::hint;
use crate::setup::{Hosting, RELAY_LETTERS, RelayChoice};

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
    hint(ui, desk, "friends-known-host");
}
