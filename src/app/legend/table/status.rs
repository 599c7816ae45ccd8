//! Words of the line above the buttons in a game of Legend: the points left, what is asked of whom, and what was tried.

use egui::{RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::{LegendNotice, Phrase, Table, Verb, Word, to_keep, to_play};
use crate::app::hexboard::art;
use crate::app::legend::desk::{Desk, Spot};
use crate::app::table::naming;
use crate::legend::{Action, CardId, Effect, Filling, Phase, Place, Source};
use crate::words::legend::nouns;
use crate::words::{Texts, Value};

/// The most points that are shown as dots; where there are more, their number says it.
const DOTS: u8 = 14;

/// The points that are left, as dots or as a number with one dot.
pub fn points_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, has_dots: bool) {
    let (state, texts) = (table.shown(), desk.texts);
    if state.phase() != Phase::Act && state.points() == 0 {
        return;
    }
    let step = 13.0;
    let shown = if has_dots && state.points() <= DOTS { state.points().max(1) } else { 1 };
    let (rect, _) = ui.allocate_exact_size(vec2(f32::from(shown) * step, 20.0), Sense::hover());
    for point in 0..shown {
        let centre = rect.left_center() + vec2((f32::from(point) + 0.5) * step, 0.0);
        art::action_point(ui.painter(), desk.theme, centre, 5.8, point >= state.points());
    }
    let points = texts.with("bar-points", &[("points", state.points().into())]);
    let short = || texts.with("bar-points-short", &[("points", state.points().into())]);
    let label = ui.label(RichText::new(if has_dots { points.clone() } else { short() }).strong());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &points));
    let label = if has_dots { label } else { label.on_hover_text(points.clone()) };
    desk.note(ui, Spot::Points, rect.union(label.rect));
    ui.separator();
}

/// A thing that was tried and did not happen, in words.
pub fn told(texts: &Texts, notice: LegendNotice) -> String {
    match notice {
        LegendNotice::Turned(cell) => texts.with("notice-turned", &[("cell", cell.to_string().into())]),
        LegendNotice::TooFar { cell, need: Some(need), points } => {
            let values = [("cell", cell.to_string().into()), ("need", need.into()), ("points", points.into())];
            texts.with("notice-too-far", &values)
        }
        LegendNotice::TooFar { cell, need: None, .. } => {
            texts.with("notice-no-way", &[("cell", cell.to_string().into())])
        }
        LegendNotice::NothingLeft => texts.say("legend-table-nothing-left"),
        LegendNotice::NoCard => texts.say("legend-table-no-card"),
        LegendNotice::NoTile => texts.say("legend-table-no-tile"),
        LegendNotice::NoExchange => texts.say("legend-table-no-exchange"),
        LegendNotice::Points { need, have } => {
            texts.with("legend-table-no-points", &[("need", need.into()), ("have", have.into())])
        }
        LegendNotice::NoSide => texts.say("legend-table-no-side"),
        LegendNotice::Fewer { went, chosen } => {
            texts.with("notice-fewer", &[("went", went.into()), ("chosen", chosen.into())])
        }
        LegendNotice::NotNow => texts.say("legend-table-not-now"),
    }
}

/// The question to whoever enters chance by hand: what it is, which of how many, and whom it is for.
pub fn asked_of_chance(texts: &Texts, table: &Table) -> Option<String> {
    let (state, rules) = (table.state(), table.rules());
    let name = ("name", naming::called(texts, table, state.seat()).into());
    let count = |lying: &[u8]| lying.iter().map(|&copies| usize::from(copies)).sum::<usize>();
    let numbered = |key: &str, lying: usize, all: usize| {
        Some(texts.with(key, &[("number", (lying + 1).into()), ("all", all.into())]))
    };
    match state.phase() {
        Phase::Deal => Some(texts.with("legend-table-enter-director", &[name])),
        Phase::Fill(Filling::Card) => {
            numbered("legend-table-enter-card", count(state.display_cards()), rules.display_cards().into())
        }
        Phase::Fill(Filling::Token) => {
            numbered("legend-table-enter-token", count(state.display_tokens()), state.players().into())
        }
        Phase::Fill(Filling::Tile) => {
            numbered("legend-table-enter-tile", state.display_tiles().len(), rules.display_tiles().into())
        }
        Phase::Reveal(..) => Some(texts.with("legend-table-enter-treasure", &[name])),
        Phase::Show => match table.legal().first() {
            Some(Action::Show { ruin, .. }) => {
                let cell = rules.layout().name(*ruin).to_string();
                Some(texts.with("legend-table-enter-seen", &[name, ("cell", cell.into())]))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The question to the person who acts; where a computer does, nothing instead of waiting for it.
pub fn asked_of_seat(texts: &Texts, table: &Table) -> Option<String> {
    let state = table.state();
    let seat = state.seat();
    if let Some(key) = table.pointed().asks {
        return Some(texts.say(key));
    }
    if table.others_to_move() {
        return None;
    }
    let name = || ("name", naming::called(texts, table, seat).into());
    let begun = table.options().begun;
    let asked = match (begun.verb(), begun.get(1)) {
        (Some(Verb::Lay), Some(Word::Tile(_))) if !table.placeable().1.is_empty() => "ask-place-turned",
        (Some(Verb::Lay), Some(Word::Tile(_))) => "ask-place",
        (Some(Verb::Lay), _) => "legend-table-ask-tile",
        (Some(Verb::Enter), _) => "ask-camp",
        (Some(Verb::Slab), Some(_)) => "legend-table-ask-slab-to",
        (Some(Verb::Slab), None) if state.slab_supply(table.rules()) == 0 => "legend-table-ask-slab-from",
        (Some(Verb::Slab), None) => "legend-table-ask-slab",
        (Some(Verb::Keep), Some(_)) => "legend-table-ask-over",
        (Some(Verb::Keep | Verb::Play), None) => "legend-table-ask-card",
        (Some(Verb::Exchange), None) => "legend-table-ask-with",
        (Some(Verb::Exchange), Some(_)) if begun.len() < 4 => "legend-table-ask-take",
        (Some(Verb::Exchange), _) => "legend-table-ask-give",
        (Some(Verb::Put), Some(_)) => "legend-table-ask-put",
        (Some(Verb::Put), None) => "legend-table-ask-member",
        (Some(Verb::Recruit), _) => "legend-table-ask-recruit",
        (Some(Verb::Jump), None) => "legend-table-ask-jump",
        (Some(Verb::Jump), _) => "legend-table-ask-jump-to",
        (Some(Verb::Take), _) => "legend-table-ask-treasure",
        (Some(Verb::Stack), Some(_)) => return Some(asked_to_stack(texts, table, name())),
        (Some(Verb::Stack), None) => "legend-table-ask-stack",
        (Some(Verb::Power), _) => "legend-table-ask-power",
        (Some(_), _) if table.options().is_on_board() => "legend-table-ask-hex",
        (Some(_), _) => "legend-table-ask-which",
        _ if table.reach().is_some() => walk_key(table),
        _ => match state.phase() {
            Phase::Draft => return Some(texts.with("legend-table-ask-draft", &[name(), may(texts, table)])),
            Phase::Turn => {
                return Some(match table.asked_card() {
                    Some(chosen) => asked_of_card(texts, table, name(), chosen),
                    None => texts.with("legend-table-ask-turn", &[name(), may(texts, table)]),
                });
            }
            Phase::Act if state.scoring().is_some() => {
                return Some(naming::of_seat(texts, table, seat, ["ask-scoring", "ask-scoring-you"], &[]));
            }
            Phase::Act if state.present(seat).is_empty() => "ask-act-first",
            Phase::Act => "ask-act",
            Phase::Effect if table.walks_now() => "legend-table-ask-steps",
            _ => "legend-table-ask-which",
        },
    };
    let asked = texts.with(asked, &[name()]);
    Some(match in_effect(texts, table) {
        Some(effect) => format!("{effect} {asked}"),
        None => asked,
    })
}

/// The things that a seat may do next, of those that every turn is about, in a list.
fn may(texts: &Texts, table: &Table) -> (&'static str, Value) {
    const MAY: [(Verb, &str); 9] = [
        (Verb::Order, "legend-table-may-order"),
        (Verb::Token, "legend-table-may-token"),
        (Verb::Tile, "legend-table-may-tile"),
        (Verb::Card, "legend-table-may-card"),
        (Verb::Play, "legend-table-may-play"),
        (Verb::Keep, "legend-table-may-keep"),
        (Verb::Lay, "legend-table-may-lay"),
        (Verb::Discard, "legend-table-may-discard"),
        (Verb::Activate, "legend-table-may-activate"),
    ];
    let next = &table.options().next;
    // When its round is over for a seat, it decides in the game itself.
    let is_there = |verb: Verb| next.contains(&Word::Verb(verb)) && (verb != Verb::Pass || !table.is_plan());
    let both = is_there(Verb::Play) && is_there(Verb::Keep);
    let mut said: Vec<String> = Vec::new();
    for (verb, key) in MAY.into_iter().chain([(Verb::Pass, "legend-table-may-pass")]) {
        match verb {
            Verb::Play if both => said.push(texts.say("legend-table-may-play-keep")),
            Verb::Keep if both => {}
            verb if is_there(verb) => said.push(texts.say(key)),
            _ => {}
        }
    }
    let last = said.pop().unwrap_or_default();
    let list = if said.is_empty() {
        last
    } else {
        texts.with("legend-table-may-or", &[("first", said.join(", ").into()), ("last", last.into())])
    };
    ("what", list.into())
}

/// The question about a card that is chosen: what can be done with it, and what it does.
fn asked_of_card(texts: &Texts, table: &Table, name: (&'static str, Value), (place, card): (Place, CardId)) -> String {
    let can = |phrase: Phrase| table.legal().iter().any(|&action| Phrase::from(action).begins_with(&phrase));
    let ways = match (can(to_play(place, card)), to_keep(place, card).is_some_and(can)) {
        (true, true) => "both",
        (true, false) => "play",
        (false, _) => "keep",
    };
    let values = [
        name,
        ("ways", ways.into()),
        ("card", nouns::card_name(texts, table.rules(), card).into()),
        ("text", nouns::card_text(texts, table.rules(), card).into()),
    ];
    texts.with("legend-table-ask-chosen", &values)
}

/// The question for the next treasure of a stack, with those that lie on it already.
fn asked_to_stack(texts: &Texts, table: &Table, name: (&'static str, Value)) -> String {
    let kinds = table.options().begun.words().filter_map(|word| match word {
        Word::Kind(kind) => Some(nouns::treasure(texts, table.rules(), kind)),
        _ => None,
    });
    let kinds = kinds.collect::<Vec<_>>().join(", ");
    texts.with("legend-table-ask-stack-next", &[name, ("kinds", kinds.into())])
}

/// The possibilities of a piece that can walk.
fn walk_key(table: &Table) -> &'static str {
    let cell = table.selection().map(|selection| selection.cell);
    let works_here = |action: &Action| match *action {
        Action::Uncover(at) | Action::Dig(at) | Action::Camp(at) | Action::Guard { temple: at, .. } => Some(at) == cell,
        _ => false,
    };
    if table.state().phase() == Phase::Act && table.legal().iter().any(works_here) {
        "ask-walk-or-act"
    } else if table.largest_party() > 1 {
        "ask-walk"
    } else {
        "ask-walk-alone"
    }
}

/// The card or the power that is carried out, and what is left of it.
fn in_effect(texts: &Texts, table: &Table) -> Option<String> {
    let state = table.state();
    let doing = state.doing().filter(|_| state.phase() == Phase::Effect)?;
    let source = match doing.source {
        Source::Card(card) => nouns::card_name(texts, table.rules(), card),
        Source::Power { tile, .. } => nouns::power_tile(texts, table.rules(), tile),
    };
    let left = match doing.effect {
        Effect::Scout | Effect::Slab | Effect::Jump | Effect::Tile(_) | Effect::Lake | Effect::Volcano => 0,
        Effect::Recruit { .. } => doing.left + doing.leaders,
        _ => doing.left,
    };
    let values = [("source", source.into()), ("left", left.into())];
    Some(texts.with(if left > 0 { "legend-table-effect-left" } else { "legend-table-effect" }, &values))
}
