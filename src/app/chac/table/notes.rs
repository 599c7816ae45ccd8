//! The notes of what the viewer has seen: its treasures, the clues, and which glyph bears which number; and what all can
//! know of what is to come: decks, walls, boulder, roof.

use egui::{Button, Label, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::{Table, prospects, wording};
use crate::app::chac::art::{self, TileLook};
use crate::app::chac::command::Ask;
use crate::app::chac::desk::{Desk, Spot};
use crate::app::chac::keys;
use crate::app::kit::desk::{heading, heading_of, unbroken};
use crate::app::kit::fresh;
use crate::app::table::WindowCommand;
use crate::chac::{Deck, Face, Glyph, Number, State, Status, Value, WallCard};
use crate::game::{Seat, Sight};
use crate::insight::Odds;
use crate::insight::chac::{Account, is_after_traps};
use crate::words::Texts;
use crate::words::chac::nouns;

/// The side of a small picture.
const PICTURE: f32 = 30.0;

/// Lays out the notes.
pub fn notes_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let laid = ui.scope(|ui| {
        switch_ui(ui, desk, table);
        if let Some(viewer) = table.sitting().viewer() {
            treasures_ui(ui, desk, table, viewer);
        }
        clues_ui(ui, desk, table);
        pairs_ui(ui, desk, table);
    });
    desk.note(ui, Spot::Notes, laid.response.rect);
}

/// The switch that shows what the viewer alone knows, and the one that lets it fade.
fn switch_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    if !table.has_secrets() {
        return;
    }
    let texts = desk.texts;
    let (shows, key) = (table.shows_all(), keys::SECRETS.text(texts, ui.ctx()));
    let title = texts.with(if shows { "chac-table-hide" } else { "chac-table-show" }, &[("key", key.into())]);
    ui.horizontal_wrapped(|ui| {
        let button = ui.add(Button::new(title));
        if fresh::clicked(&button, ("secrets", shows, table.sitting().viewer())) {
            desk.push(Ask::ToggleSecrets);
        }
        let mut fades = table.fades();
        let hint = texts.say("chac-table-fading-hint");
        if ui.checkbox(&mut fades, texts.say("chac-table-fading")).on_hover_text(hint).changed() {
            desk.push(WindowCommand::ToggleFading);
        }
    });
}

/// The words over the treasures of the viewer, who is somebody else where the game is shown again.
fn treasures_of(texts: &Texts, table: &Table, viewer: Seat) -> String {
    if table.sitting().sight().is_some() {
        return texts.with("chac-table-treasures-of", &[("name", table.name(viewer).to_owned().into())]);
    }
    texts.say("chac-table-own-treasures")
}

/// The treasures of the viewer, and what they come to.
fn treasures_ui(ui: &mut Ui, desk: &Desk, table: &Table, viewer: Seat) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    heading_of(ui, desk, treasures_of(texts, table, viewer));
    let hand = table.hand_in_sight(viewer);
    if hand.is_empty() {
        ui.label(RichText::new(texts.say("chac-table-no-treasures")).color(chrome.text_weak));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        for &card in hand {
            let (rect, response) = ui.allocate_exact_size(vec2(24.0, PICTURE), Sense::hover());
            art::treasure(ui.painter(), desk.theme, rect, card.deck(), card.value());
            let said = nouns::treasure(texts, card);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            response.on_hover_text(said);
        }
    });
    if table.shows_all() {
        let points: u32 = hand.iter().filter_map(|card| card.value()?.points()).map(u32::from).sum();
        let chests = hand.iter().filter(|card| card.value() == Some(Value::CHEST)).count();
        let values = [("points", points.into()), ("chests", chests.into())];
        ui.label(texts.with("chac-table-own-points", &values));
    }
}

/// The clues: the trapped numbers, their glyphs as far as the viewer has seen them, and who has looked.
fn clues_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let (rules, state, texts) = (table.rules(), table.sight(), desk.texts);
    if rules.zones().is_empty() {
        return;
    }
    heading(ui, desk, "chac-table-clues");
    for zone in 0..rules.zones().len() {
        let clue = state.clue(zone);
        let Some(number) = clue.number else { continue };
        let glyph = state.clue_glyph(zone);
        ui.horizontal(|ui| {
            let (rect, response) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
            art::clue(ui.painter(), desk.theme, rect, Some(number), glyph);
            let known = glyph.map(|glyph| nouns::glyph(texts, glyph));
            // Whoever sees the glyph here knows to have looked.
            let own = table.sitting().viewer().filter(|_| known.is_some());
            let others = clue.seen.iter().filter(|&seat| Some(seat) != own);
            let names: Vec<&str> = others.map(|seat| table.name(seat)).collect();
            let values = [
                ("zone", (zone + 1).into()),
                ("number", number.get().into()),
                ("glyph", known.clone().unwrap_or_default().into()),
            ];
            let mut line =
                texts.with(if known.is_some() { "chac-table-clue-known" } else { "chac-table-clue" }, &values);
            if !names.is_empty() {
                let looked = texts.with("chac-table-looked", &[("names", names.join(", ").into())]);
                line = format!("{line} · {looked}");
            }
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &line));
            ui.add(Label::new(RichText::new(line).small()).wrap());
        });
    }
}

/// A glyph and its number, as far as both are known to whoever the game is shown to.
fn known_pairs(table: &Table) -> Vec<(Glyph, Number)> {
    let state = table.sight();
    let pairs = Glyph::first(table.rules().numbers()).filter_map(|glyph| Some((glyph, state.number_of(glyph)?)));
    pairs.collect()
}

/// The words over the glyphs whose number is shown: who knows it, which depends on for whose eyes the game is shown.
fn knower(texts: &Texts, table: &Table) -> String {
    let sitting = table.sitting();
    let key = match (sitting.sight(), sitting.viewer()) {
        (Some(Sight::Seat(seat)), _) => {
            return texts.with("chac-table-pairs-of", &[("name", table.name(seat).to_owned().into())]);
        }
        (Some(Sight::Everything), _) => "chac-table-pairs-any",
        // The end has made everything public.
        (None, _) if sitting.is_open() => "chac-table-pairs-any",
        (None, Some(_)) if table.just_shown().is_some() || !table.hides_knowledge() => "chac-table-pairs",
        _ => "chac-table-pairs-public",
    };
    texts.say(key)
}

/// The glyphs whose number is known to whoever the game is shown to.
fn pairs_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let (state, texts) = (table.sight(), desk.texts);
    heading_of(ui, desk, knower(texts, table));
    let pairs = known_pairs(table);
    if pairs.is_empty() {
        ui.label(RichText::new(texts.say("chac-table-no-pairs")).color(desk.theme.chrome.text_weak));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (glyph, number) in pairs {
            let is_trapped = state.is_trapped(number);
            let (rect, response) = ui.allocate_exact_size(vec2(PICTURE + 4.0, PICTURE + 4.0), Sense::hover());
            art::lava_tile(ui.painter(), desk.theme, rect, TileLook::Glyph(Some(glyph), Some(number)), is_trapped);
            let values = [
                ("glyph", nouns::glyph(texts, glyph).into()),
                ("number", nouns::number(texts, number, is_trapped).into()),
            ];
            let said = texts.with("chac-table-pair", &values);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            response.on_hover_text(said);
        }
    });
}

/// The things to come: decks, wall cards, boulder and roof, with their chances where those may be told.
pub fn ahead_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let (rules, state) = (table.rules(), table.sight());
    if table.hides_knowledge() && !table.is_purist() {
        let note = RichText::new(wording::left_out(desk.texts)).small().color(desk.theme.chrome.gold);
        ui.add(Label::new(note).wrap());
    }
    traps_ui(ui, desk, table);
    heading(ui, desk, "chac-table-decks");
    for deck in rules.decks() {
        deck_ui(ui, desk, table, deck);
    }
    lava_ui(ui, desk, table, state);
}

/// The walls and the boulder: where they are, and the chances of the next traps.
fn traps_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let (rules, state, texts) = (table.rules(), table.sight(), desk.texts);
    let forecast = table.insight().and_then(|insight| insight.forecast.as_ref());
    let line = |ui: &mut Ui, text: String| {
        ui.add(Label::new(RichText::new(text).small()).wrap());
    };
    heading(ui, desk, "chac-table-traps");
    let walls = state.walls();
    if walls.met {
        line(ui, texts.say("chac-table-walls-met"));
    } else if !rules.zones().is_empty() {
        let values = [
            ("left", walls.left.into()),
            ("right", walls.right.into()),
            ("steps", rules.wall_steps().into()),
            ("cards", walls.cards().into()),
        ];
        line(ui, texts.with("chac-table-walls", &values));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
            for card in WallCard::ALL {
                let (rect, response) = ui.allocate_exact_size(vec2(20.0, 26.0), Sense::hover());
                art::wall_card(ui.painter(), desk.theme, rect, Some(card));
                let count = walls.left_of(card);
                let values = [("card", nouns::wall_card(texts, card).into()), ("count", count.into())];
                let said = texts.with("chac-table-wall-left", &values);
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
                response.on_hover_text(said);
                ui.label(RichText::new(format!("×{count}")).small());
            }
        });
        if let Some(forecast) = forecast {
            line(ui, texts.with("chac-table-walls-meet", &odds(texts, &forecast.walls_meet, forecast.walls_next)));
        }
    }
    let is_next = is_after_traps(state);
    let dice = rules.boulder_dice(state.round().saturating_add(is_next.into()).max(1));
    let at = rules.corridor().get(state.boulder()).map(|&square| nouns::square(texts, rules, square));
    let left = rules.corridor().len().saturating_sub(1 + state.boulder());
    let values = [
        ("square", at.unwrap_or_default().into()),
        ("dice", dice.into()),
        ("needs", rules.boulder_needs().into()),
        ("left", left.into()),
        wording::when(is_next),
    ];
    line(ui, texts.with("chac-table-boulder", &values));
    if let Some(forecast) = forecast {
        let squares: Vec<String> = forecast
            .boulder
            .iter()
            .enumerate()
            .map(|(squares, odds)| {
                let values = [("value", squares.into()), ("percent", wording::percent(texts, *odds).into())];
                texts.with("chac-table-value-part", &values)
            })
            .collect();
        let squares = unbroken(&squares);
        line(ui, texts.with("chac-table-boulder-odds", &[("squares", squares.into())]));
        line(ui, texts.with("chac-table-way-closes", &odds(texts, &forecast.way_closes, forecast.boulder_next)));
        for &(sun, opens) in &forecast.roof {
            let values = [
                ("square", nouns::square(texts, rules, sun).into()),
                ("percent", wording::percent(texts, opens).into()),
                wording::when(is_next),
            ];
            line(ui, texts.with("chac-table-roof", &values));
        }
    }
}

/// The chances of three rounds, from this one on or from the next.
fn odds(texts: &Texts, rounds: &[Odds], is_next: bool) -> [(&'static str, crate::words::Value); 4] {
    let percent = |round: usize| wording::percent(texts, rounds.get(round).copied().unwrap_or(Odds::NEVER)).into();
    [("now", percent(0)), ("next", percent(1)), ("third", percent(2)), wording::when(is_next)]
}

/// A deck: how many treasures are left in it, and which values the viewer has not seen.
fn deck_ui(ui: &mut Ui, desk: &Desk, table: &Table, deck: Deck) {
    let (state, texts) = (table.sight(), desk.texts);
    let stock = state.stock(deck);
    let unseen = Value::all().map(|value| (value, stock.copies(value))).filter(|&(_, copies)| copies > 0);
    let unseen: Vec<String> =
        unseen.map(|(value, copies)| format!("{copies}×{}", nouns::value(texts, value))).collect();
    let values = [
        ("deck", nouns::deck(texts, deck).into()),
        ("left", stock.left().into()),
        ("unseen", unseen.join(", ").into()),
    ];
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, 22.0), Sense::hover());
        art::treasure(ui.painter(), desk.theme, rect, deck, None);
        // In a purist game the players remember for themselves what they have seen.
        let key = if table.is_purist() { "chac-table-deck" } else { "chac-table-deck-unseen" };
        ui.add(Label::new(RichText::new(texts.with(key, &values)).small()).wrap());
    });
}

/// The lava tiles that still show their glyph, with the chance that they sink.
fn lava_ui(ui: &mut Ui, desk: &Desk, table: &Table, state: &State) {
    let Some(forecast) = table.insight().and_then(|insight| insight.forecast.as_ref()) else { return };
    if state.is_covered() || forecast.tiles.is_empty() {
        return;
    }
    heading(ui, desk, "chac-table-tiles");
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (index, &square) in table.rules().tiles().iter().enumerate() {
            let tile = state.tile(index);
            let sinks = forecast.tiles.iter().find(|&&(at, _)| at == square).map(|&(_, odds)| odds);
            let (Some(sinks), Face::Down) = (sinks, tile.face) else { continue };
            let (rect, response) = ui.allocate_exact_size(vec2(38.0, 44.0), Sense::hover());
            let place = Rect::from_min_size(rect.min + vec2(5.0, 0.0), vec2(28.0, 28.0));
            let number = tile.number.or_else(|| state.number_of(tile.glyph?));
            let is_trapped = number.is_some_and(|number| state.is_trapped(number));
            art::lava_tile(ui.painter(), desk.theme, place, TileLook::Glyph(tile.glyph, number), is_trapped);
            let font = egui::FontId::proportional(desk.theme.sizes.text_small);
            let colour = if sinks.percent() > 50 { desk.theme.chrome.warn } else { desk.theme.chrome.text };
            let text = format!("{}\u{a0}%", sinks.percent());
            ui.painter().text(rect.center_bottom(), egui::Align2::CENTER_BOTTOM, text, font, colour);
            let values = [
                ("square", nouns::square(desk.texts, table.rules(), square).into()),
                ("percent", sinks.percent().into()),
            ];
            let said = desk.texts.with("chac-table-tile-sinks", &values);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            super::board::cite(&response, [square].into_iter().collect());
            response.on_hover_text(said);
        }
    });
}

/// The treasures of a seat in words: how many of each deck, what is known of them, and what they can come to.
#[must_use]
pub fn treasures_told(texts: &Texts, table: &Table, seat: Seat) -> Vec<String> {
    let (rules, state) = (table.rules(), table.sight());
    let hand = table.hand_in_sight(seat);
    if hand.is_empty() {
        return vec![texts.say("chac-table-no-treasures")];
    }
    let listed: Vec<String> = hand.iter().map(|&card| nouns::treasure(texts, card)).collect();
    let mut lines = vec![listed.join(", ")];
    if !table.is_purist() && state.status(seat) != Status::Lost {
        let account = Account::of(rules, state, seat);
        let values = [("least", account.least.into()), ("most", account.most.into())];
        let key = if account.least == account.most { "chac-table-worth-sure" } else { "chac-table-worth" };
        lines.push(texts.with(key, &values));
    }
    let danger = table.insight().and_then(|insight| insight.dangers.iter().find(|(other, _)| *other == seat));
    lines.extend(danger.and_then(|(_, danger)| prospects::staying_told(texts, table, danger)));
    lines
}
