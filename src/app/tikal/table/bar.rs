//! The offers of Tikal in the bar: what their buttons say, and what ends a turn.

use egui::{Rect, Response, Ui};

use super::acts::{self, Hindrance};
use super::bids::bids_ui;
use super::paint::Icon;
use super::told::Picture;
use super::{Table, drag, keyboard, question};
use crate::app::hexboard::signs::Sign;
use crate::app::kit::draw::signs;
use crate::app::table::{EndOfTurn, Later, Offer, Places};
use crate::app::tikal::command::Ask;
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::keys::key_of;
use crate::tikal::{Action, Phase, Piece, Purchase, Rule, State};
use crate::words::Texts;
use crate::words::tikal::findings;

/// The offers to the acting person.
pub fn offers(desk: &Desk, table: &Table) -> Vec<Offer<State>> {
    table.offers().iter().enumerate().map(|(index, offer)| written(desk, table, (index, offer))).collect()
}

/// An offer with the text and the picture of its button.
fn written(desk: &Desk, table: &Table, (index, offer): (usize, &acts::Offer)) -> Offer<State> {
    let (texts, warns) = (desk.texts, table.costs_leader(offer));
    let piece = if offer.piece == Some(Piece::Leader) { "bar-leader" } else { "bar-explorer" };
    // Two buttons for entering and two for guards: both say which piece.
    let (title, detail, sign) = match offer.what {
        Purchase::Enter => (piece, Some("bar-enter"), Sign::Common(signs::Sign::Enter)),
        Purchase::Transfer => ("bar-transfer", None, Sign::Transfer),
        Purchase::Move => ("bar-move", None, Sign::Common(signs::Sign::Move)),
        Purchase::Uncover => ("bar-uncover", None, Sign::Uncover),
        Purchase::Dig => ("bar-dig", None, Sign::Dig),
        Purchase::Exchange => ("bar-exchange", None, Sign::Common(signs::Sign::Exchange)),
        Purchase::Camp => ("bar-camp", None, Sign::Camp),
        Purchase::Guard => ("bar-guard", Some(piece), Sign::Guard),
    };
    let picture = match (offer.what, offer.piece) {
        (Purchase::Enter, Some(piece)) => Picture::Icon(Icon::Piece(piece)),
        (Purchase::Guard, Some(piece)) => Picture::Icon(Icon::Guard(piece)),
        (Purchase::Camp, _) => Picture::Icon(Icon::Camp),
        _ => Picture::Sign(sign),
    };
    let below = match offer.state {
        Err(Hindrance::Later(lesson)) => Some(texts.with("bar-lesson", &[("lesson", lesson.into())])),
        _ if warns => Some(texts.say("bar-leader-leaves")),
        _ => detail.map(|what| texts.say(what)),
    };
    let name: Later<State> = Box::new(move |texts, table| match table.offers().get(index) {
        Some(offer) if table.looks_back() => texts.say(title_key(offer)),
        Some(offer) if warns => format!("{}. {}", full_name(texts, table, offer), texts.say("bar-leader-lost")),
        Some(offer) => full_name(texts, table, offer),
        None => String::new(),
    });
    let is_entering = offer.what == Purchase::Enter;
    Offer {
        key: title_key(offer),
        name,
        title: texts.say(title),
        below,
        warns,
        picture,
        shortcut: key_of(offer.what, offer.piece),
        price: offer.cost,
        rule: offer.what.rule().into(),
        is_chosen: is_entering && table.entering().is_some_and(|piece| Some(piece) == offer.piece),
        is_asked: offer.what == Purchase::Guard && table.asks_to_guard().is_some(),
        is_dragged: is_entering && offer.state.is_ok() && offer.piece.is_some(),
        ask: match offer.state {
            Ok(_) => keyboard::offer_command(desk.settings.ask_before_waste, table, offer),
            Err(hindrance) => Ask::Hindered(offer.what, hindrance).into(),
        },
        why: offer.state.err().map(|hindrance| -> Later<State> {
            Box::new(move |texts, table| acts::hindrance(texts, table, &hindrance))
        }),
    }
}

/// The changes that an offer would make, and what to know of it in any case.
pub fn hints(texts: &Texts, table: &Table, index: usize) -> (Vec<String>, Option<String>) {
    let Some(offer) = table.offers().get(index) else { return (Vec::new(), None) };
    let about = match (offer.what, offer.piece) {
        // What it is, the lesson will say.
        _ if matches!(offer.state, Err(Hindrance::Later(_))) => None,
        (Purchase::Dig, _) if offer.state.is_ok() && table.is_shut_by_chance() => {
            Some(format!("{}\n{}", sets_line(texts, table), texts.say("bar-dig-stays")))
        }
        (Purchase::Dig | Purchase::Exchange, _) => Some(sets_line(texts, table)),
        // The name says it already.
        (Purchase::Guard, _) if table.costs_leader(offer) => None,
        (Purchase::Guard, Some(Piece::Leader)) => Some(texts.say("bar-guards-leader")),
        (Purchase::Guard, _) if table.has_leader_chosen() => Some(texts.say("bar-guards-led")),
        (Purchase::Guard, _) => Some(texts.say("bar-guards")),
        _ => None,
    };
    (findings::effects(texts, &table.named(), &offer.effects), about)
}

/// Lets the button of an offer be pointed at, let a piece be dragged out of it, and asks beside it.
pub fn laid_out(ui: &Ui, desk: &mut Desk, table: &Table, index: usize, response: &Response, bar: Rect) {
    let Some(offer) = table.offers().get(index) else { return };
    desk.note(ui, Spot::Offer(offer.what), response.rect);
    let Ok(action) = offer.state else { return };
    if let (Purchase::Enter, Some(piece)) = (offer.what, offer.piece) {
        drag::carry_reserve(response, desk, table, piece);
    }
    let command = keyboard::offer_command(desk.settings.ask_before_waste, table, offer);
    desk.note(ui, Spot::Does(command), response.rect);
    if let Some(guard) = table.asks_to_guard().filter(|&guard| action == Some(guard)) {
        question::leader_ui(desk, table, response, bar, guard);
    }
}

/// Lays out the bids, in the places of the offers.
pub fn beside_offers_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, places: &Places) {
    let acts = table.person_to_move().is_some() && !table.looks_back();
    if matches!(table.state().phase(), Phase::Bid(_)) && acts {
        bids_ui(ui, desk, table, &places.offers, places.bar);
    }
}

/// The end of a turn; nothing while bids are made.
pub fn end_of_turn(state: &State) -> Option<EndOfTurn<Ask>> {
    let scores = state.scoring().is_some();
    let end = EndOfTurn {
        key: if scores { "bar-end-score" } else { "bar-end-turn" },
        anyway: if scores { "waste-score" } else { "waste-end" },
        ask: Ask::Play(Action::End),
        rule: if scores { Rule::new(7, 1) } else { Rule::new(3, 3) }.into(),
        is_due: state.phase() == Phase::Act,
    };
    (!matches!(state.phase(), Phase::Bid(_))).then_some(end)
}

/// The scores of treasures of one kind, by their number.
fn sets_line(texts: &Texts, table: &Table) -> String {
    let rules = table.rules();
    let most = rules.def().treasures.kinds.iter().map(|kind| kind.copies).max().unwrap_or(0);
    let most = u8::try_from(most).unwrap_or(u8::MAX);
    let set =
        |copies: u8| texts.with("bar-set", &[("copies", copies.into()), ("points", rules.set_score(copies).into())]);
    let sets: Vec<String> = (1..=most).map(set).collect();
    texts.with("bar-sets", &[("sets", sets.join(", ").into())])
}

/// The full name of an offer, with place and cost.
fn full_name(texts: &Texts, table: &Table, offer: &acts::Offer) -> String {
    let title = texts.say(title_key(offer));
    let cell = match offer.state {
        Ok(Some(Action::Enter { camp, .. })) => Some(camp),
        _ if offer.what == Purchase::Exchange || offer.what == Purchase::Enter => None,
        _ => table.own.chosen.selection.map(|selection| selection.cell),
    };
    let (title, cost) = (title.into(), offer.cost.unwrap_or(0).into());
    match cell {
        Some(cell) => {
            let cell = table.rules().layout().name(cell).to_string().into();
            texts.with("bar-name-on", &[("title", title), ("cell", cell), ("cost", cost)])
        }
        None => texts.with("bar-name", &[("title", title), ("cost", cost)]),
    }
}

/// The key of what an offer is called.
#[must_use]
pub fn title_key(offer: &acts::Offer) -> &'static str {
    match (offer.what, offer.piece) {
        (Purchase::Enter, Some(Piece::Leader)) => "bar-enter-leader",
        (Purchase::Enter, _) => "bar-enter-explorer",
        (Purchase::Transfer, _) => "bar-transfer",
        (Purchase::Move, _) => "bar-move",
        (Purchase::Uncover, _) => "bar-uncover",
        (Purchase::Dig, _) => "bar-dig",
        (Purchase::Exchange, _) => "bar-exchange",
        (Purchase::Camp, _) => "bar-camp-name",
        (Purchase::Guard, Some(Piece::Leader)) => "bar-guard-leader",
        (Purchase::Guard, _) => "bar-guard-explorer",
    }
}
