//! The action bar: whose turn it is, the points left, what can be done at what cost, and why not.

use egui::{Button, Color32, FontId, Response, RichText, Sense, Ui, vec2};

use super::acts::Offer;
use super::paint::Icon;
use super::{Notice, Table, drag, findings, keyboard, paint};
use crate::app::kit::desk::describe;
use crate::app::kit::keys;
use crate::app::kit::keys::Shortcut;
use crate::app::rulebook::rule_key;
use crate::app::tikal::command::{Command, TableCommand};
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::{art, words};
use crate::game::{Actor, Seat};
use crate::tikal::{Action, Phase, Piece, Purchase, Rule};
use crate::words::Texts;

const BUTTON_HEIGHT: f32 = 46.0;
/// The room of a picture beside a title.
const PICTURE: f32 = 22.0;
/// Words in buttons are never smaller.
const LEAST_TEXT: f32 = 9.5;
/// How many bids are offered at once, one of them of any height if there are more.
const QUICK_BIDS: u32 = 7;

/// Lays out the bar.
pub fn bar_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    ui.horizontal(|ui| {
        ui.set_min_height(26.0);
        status_ui(ui, desk, table);
    });
    let gap = 6.0;
    ui.spacing_mut().item_spacing.x = gap;
    let acts = table.person_to_move().is_some() && !table.looks_back();
    // While a tile is placed or chance is entered the player's aid is there already, greyed: nothing jumps.
    let offers = if table.looks_back() { &[] } else { table.offers() };
    let shown = 11.0_f32.max(offers.len() as f32 + 3.0);
    let width = ((ui.available_width() - gap * (shown - 1.0)) / shown).floor();
    ui.horizontal(|ui| {
        ui.set_min_height(BUTTON_HEIGHT);
        for offer in offers {
            offer_ui(ui, desk, table, offer, width);
        }
        if matches!(table.state().phase(), Phase::Bid(_)) && acts {
            bids_ui(ui, desk, table, width);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| turn_ui(ui, desk, table, width));
    });
}

/// The points as dots and one sentence: what is asked, or what was refused.
fn status_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let (state, texts) = (table.state(), desk.texts);
    if matches!(state.phase(), Phase::Act | Phase::Place(_) | Phase::Reveal) {
        let most = table.rules().action_points();
        let step = 16.0;
        let (rect, _) = ui.allocate_exact_size(vec2(f32::from(most) * step, 20.0), Sense::hover());
        for point in 0..most {
            let centre = rect.left_center() + vec2((f32::from(point) + 0.5) * step, 0.0);
            art::action_point(ui.painter(), desk.theme, centre, 6.5, point >= state.points());
        }
        let points = texts.with("bar-points", &[("points", state.points().into())]);
        let label = ui.label(RichText::new(points).strong());
        desk.note(ui, Spot::Points, rect.union(label.rect));
        ui.separator();
    }
    if table.looks_back() {
        ui.add(egui::Label::new(texts.say("ask-back")).truncate());
        return;
    }
    if let Some(notice) = &table.notice {
        let text = match notice {
            Notice::Refused(why) => words::reason(texts, table, why),
            Notice::NoHex(_) => texts.say("bar-no-hex"),
            &Notice::TooFar { cell, need: Some(need), points } => {
                let values = [("cell", cell.to_string().into()), ("need", need.into()), ("points", points.into())];
                texts.with("notice-too-far", &values)
            }
            Notice::TooFar { cell, need: None, .. } => {
                texts.with("notice-no-way", &[("cell", cell.to_string().into())])
            }
            Notice::Stopped { action, reason } => texts.with(
                "notice-stopped",
                &[("action", (*action).into()), ("reason", words::stop(texts, table, reason).into())],
            ),
        };
        let rule = notice.rule();
        notice_ui(ui, desk, &text, rule);
        return;
    }
    let text = match table.probe {
        Some(walker) => words::reach(texts, table, walker),
        None => asked(desk, table),
    };
    ui.add(egui::Label::new(text).truncate());
}

/// What was refused, and the way to the rule behind it.
fn notice_ui(ui: &mut Ui, desk: &mut Desk, text: &str, rule: Option<Rule>) {
    let colour = desk.theme.chrome.warn;
    let label = egui::Label::new(RichText::new(text).color(colour)).truncate();
    let Some(rule) = rule else {
        ui.add(label);
        return;
    };
    let title = desk.texts.with("rules-of-refusal", &[("rule", rule.to_string().into())]);
    let font = egui::TextStyle::Button.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(title.clone(), font, colour).size().x;
    // The button keeps its place; the words give way.
    let wide = words + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x + 2.0;
    ui.scope(|ui| {
        ui.set_max_width((ui.available_width() - wide).max(40.0));
        ui.add(label);
    });
    if ui.add(Button::new(title).small()).clicked() {
        desk.push(Command::ShowRule(rule.into()));
    }
}

/// What is asked, and of whom.
fn asked(desk: &Desk, table: &Table) -> String {
    let (state, texts) = (table.state(), desk.texts);
    let name = [("name", table.name(state.seat()).to_owned().into())];
    match state.actor() {
        Actor::Nobody => texts.say("ask-over"),
        Actor::Chance => texts.with(if table.chance_by_hand() { "ask-chance" } else { "ask-wait" }, &name),
        Actor::Seat(_) if table.computer_to_move().is_some() => texts.with("ask-computer", &name),
        Actor::Seat(_) => match state.phase() {
            Phase::Bid(_) => texts.with("ask-bid", &name),
            Phase::Choose => texts.with("ask-choose", &name),
            Phase::Place(_) => texts.with("ask-place", &name),
            _ if table.entering.is_some() => texts.with("ask-camp", &name),
            _ if table.reach.is_some() => texts.with("ask-walk", &name),
            Phase::Act if state.points() == 0 && table.legal().iter().all(|&action| action == Action::End) => {
                texts.with(if state.scoring().is_some() { "ask-end-score" } else { "ask-end" }, &name)
            }
            _ if state.scoring().is_some() => texts.with("ask-scoring", &name),
            _ => texts.with("ask-act", &name),
        },
    }
}

/// A button of the bar: a title, what it costs below, perhaps a picture beside it.
#[derive(Default)]
struct BarButton<'a> {
    title: String,
    below: Option<String>,
    icon: Option<(Icon, Seat)>,
    name: Option<&'a str>,
    disabled: bool,
    chosen: bool,
    main: bool,
    /// The rule that it is about.
    rule: Option<Rule>,
    /// The piece that can be dragged out of it.
    carries: Option<Piece>,
}

/// A button that is greyed can still be clicked where it has a rule: the click asks why.
fn button_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, button: &BarButton, width: f32) -> Response {
    let sense = if button.carries.is_some() { Sense::click_and_drag() } else { Sense::click() };
    let mut plain = Button::new("").min_size(vec2(width, BUTTON_HEIGHT)).selected(button.chosen).sense(sense);
    if button.main {
        plain = plain.fill(desk.theme.chrome.accent_fill);
    }
    let tells = button.disabled && button.rule.is_some();
    let response = if tells {
        ui.scope(|ui| {
            ui.multiply_opacity(ui.visuals().disabled_alpha());
            ui.add(plain)
        })
        .inner
    } else {
        ui.add_enabled(!button.disabled, plain)
    };
    let name = button.name.unwrap_or(&button.title);
    let response = if tells {
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, false, name));
        response
    } else {
        response.accessible_name(name)
    };
    if let Some(rule) = button.rule {
        rule_key(ui, desk, &response, rule.into());
    }
    let (theme, chrome) = (desk.theme, &desk.theme.chrome);
    let mut painter = ui.painter().with_clip_rect(response.rect);
    if button.disabled {
        painter.multiply_opacity(0.45);
    }
    let colour = if button.main || button.chosen { chrome.accent_text } else { chrome.text_strong };
    // Words shrink before they are cut, and a picture goes before a title gets too small.
    let fitting = |text: &str, size: f32, room: f32, colour: Color32| {
        let layout = |size: f32| painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), colour);
        let whole = layout(size);
        let wide = whole.size().x;
        if wide > room { layout((size * room / wide).max(LEAST_TEXT)) } else { whole }
    };
    let room = width - 8.0;
    let beside = fitting(&button.title, theme.sizes.text, room - PICTURE, colour);
    let icon = button.icon.filter(|_| beside.size().x <= room - PICTURE);
    let title = if icon.is_some() { beside } else { fitting(&button.title, theme.sizes.text, room, colour) };
    let (shift, side) = if icon.is_some() { (PICTURE / 2.0, title.size().x / 2.0 + PICTURE / 2.0) } else { (0.0, 0.0) };
    let lift = if button.below.is_some() { 9.0 } else { 0.0 };
    let centre = response.rect.center();
    let above = centre + vec2(shift, -lift);
    if let Some((icon, seat)) = icon {
        paint::icon(&painter, theme, table, seat, icon, above - vec2(side, 0.0), 10.0);
    }
    painter.galley(above - title.size() / 2.0, title, colour);
    if let Some(below) = &button.below {
        let below = fitting(below, theme.sizes.text_small, room, chrome.text_weak);
        painter.galley(centre + vec2(0.0, 12.0) - below.size() / 2.0, below, chrome.text_weak);
    }
    response
}

fn offer_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, offer: &Offer, width: f32) {
    let texts = desk.texts;
    let name = full_name(desk, table, offer);
    let piece = if offer.piece == Some(Piece::Leader) { "bar-leader" } else { "bar-explorer" };
    // Two buttons for entering and two for guards: both say which piece.
    let (title, detail) = match offer.what {
        Purchase::Enter => (piece, Some("bar-enter")),
        Purchase::Transfer => ("bar-transfer", None),
        Purchase::Move => ("bar-move", None),
        Purchase::Uncover => ("bar-uncover", None),
        Purchase::Dig => ("bar-dig", None),
        Purchase::Exchange => ("bar-exchange", None),
        Purchase::Camp => ("bar-camp", None),
        Purchase::Guard => ("bar-guard", Some(piece)),
    };
    let title = texts.say(title);
    let cost = offer.cost.unwrap_or(0);
    let below = match detail {
        Some(what) => texts.with("bar-below", &[("what", texts.say(what).into()), ("cost", cost.into())]),
        None => cost.to_string(),
    };
    let icon = match (offer.what, offer.piece) {
        (Purchase::Enter, Some(piece)) => Some(Icon::Piece(piece)),
        (Purchase::Guard, Some(piece)) => Some(Icon::Guard(piece)),
        (Purchase::Camp, _) => Some(Icon::Camp),
        _ => None,
    };
    let button = BarButton {
        title,
        below: Some(below),
        icon: icon.map(|icon| (icon, table.state().seat())),
        name: Some(&name),
        disabled: offer.state.is_err(),
        chosen: offer.what == Purchase::Enter && table.entering.is_some() && table.entering == offer.piece,
        main: false,
        rule: Some(offer.what.rule()),
        carries: offer.piece.filter(|_| offer.what == Purchase::Enter && offer.state.is_ok()),
    };
    let response = button_ui(ui, desk, table, &button, width);
    let key = keyboard::key_of(offer.what, offer.piece).map(|key| key.text(ui.ctx()));
    let effects = || findings::effects(desk.texts, table, &offer.effects);
    let sets = matches!(offer.what, Purchase::Dig | Purchase::Exchange).then(|| sets_line(texts, table));
    let hints = || {
        let key = key.clone().map(|key| texts.with("bar-key", &[("key", key.into())]));
        effects().into_iter().chain(sets.clone()).chain(key).collect()
    };
    match &offer.state {
        Ok(_) => {
            if let Some(piece) = button.carries {
                drag::carry_reserve(&response, desk, table, piece);
            }
            let command = offer.command();
            let response = hint_ui(desk, response, &name, hints);
            desk.note(ui, Spot::Does(command), response.rect);
            if response.clicked() {
                desk.push(command);
            }
        }
        Err(hindrance) => {
            let why = || words::hindrance(texts, table, hindrance);
            describe(&response, || std::iter::once(why()).chain(effects()).chain(sets.clone()).collect());
            let hint = |ui: &mut Ui| {
                ui.label(&name);
                ui.label(why());
                for line in effects().into_iter().chain(sets.clone()) {
                    ui.weak(line);
                }
            };
            let response = shown_ui(response, hint);
            if response.clicked() {
                desk.push(TableCommand::Hindered(offer.what, *hindrance));
            }
        }
    }
}

/// What treasures of one kind score, by how many there are of them.
fn sets_line(texts: &Texts, table: &Table) -> String {
    let rules = table.rules();
    let most = rules.def().treasures.kinds.iter().map(|kind| kind.copies).max().unwrap_or(0);
    let most = u8::try_from(most).unwrap_or(u8::MAX);
    let sets: Vec<String> = (1..=most).map(|copies| format!("{copies} → {}", rules.set_score(copies))).collect();
    texts.with("bar-sets", &[("sets", sets.join(" · ").into())])
}

/// What an action would change: under the pointer, and for whoever is on the button with the keyboard.
fn hint_ui(desk: &Desk, response: Response, name: &str, effects: impl Fn() -> Vec<String>) -> Response {
    describe(&response, &effects);
    let hint = |ui: &mut Ui| {
        ui.label(name);
        for effect in effects() {
            ui.label(RichText::new(effect).color(desk.theme.chrome.accent));
        }
    };
    shown_ui(response, hint)
}

/// Shows a hint under the pointer, and where the keyboard is.
fn shown_ui(response: Response, hint: impl FnOnce(&mut Ui)) -> Response {
    if response.has_focus() {
        response.show_tooltip_ui(hint);
        return response;
    }
    response.on_hover_ui(hint)
}

/// The full name of an offer, with place and cost.
fn full_name(desk: &Desk, table: &Table, offer: &Offer) -> String {
    let texts = desk.texts;
    let title = texts.say(title_key(offer));
    let cell = match offer.state {
        Ok(Some(Action::Enter { camp, .. })) => Some(camp),
        _ if offer.what == Purchase::Exchange || offer.what == Purchase::Enter => None,
        _ => table.selection.map(|selection| selection.cell),
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
pub fn title_key(offer: &Offer) -> &'static str {
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

/// The lowest bids that count, a higher one to choose, and passing.
fn bids_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, width: f32) {
    let (state, texts) = (table.state(), desk.texts);
    let (least, score) = (state.least_bid(table.rules()), state.score(state.seat()));
    let mut bid_ui = |ui: &mut Ui, bid: u32| {
        let button = BarButton {
            title: texts.with("auction-bid-title", &[("bid", bid.into())]),
            below: Some(texts.with("auction-leaves", &[("left", (score - bid).into())])),
            rule: Some(Rule::new(9, 3)),
            ..BarButton::default()
        };
        let (response, command) = (button_ui(ui, desk, table, &button, width), TableCommand::Play(Action::Bid(bid)));
        desk.note(ui, Spot::Does(command), response.rect);
        if response.clicked() {
            desk.push(command);
        }
    };
    if least + QUICK_BIDS > score {
        (least..=score).for_each(|bid| bid_ui(ui, bid));
    } else {
        let higher = least + QUICK_BIDS - 2;
        (least..higher).for_each(|bid| bid_ui(ui, bid));
        let mut bid = table.higher_bid.clamp(higher, score);
        bid_ui(ui, bid);
        let other = format!("{} ", texts.say("auction-other"));
        let field = egui::DragValue::new(&mut bid).range(higher..=score).speed(0.1).prefix(other);
        let response = ui.add_sized(vec2(width, BUTTON_HEIGHT), field);
        let hint = texts.say("auction-higher");
        if response.accessible_name(&hint).on_hover_text(&hint).changed() {
            desk.push(TableCommand::HigherBid(bid));
        }
    }
    let pass = BarButton {
        title: texts.say("auction-pass"),
        below: Some(texts.say("auction-out")),
        rule: Some(Rule::new(9, 4)),
        ..BarButton::default()
    };
    let (response, command) = (button_ui(ui, desk, table, &pass, width), TableCommand::Play(Action::Pass));
    desk.note(ui, Spot::Does(command), response.rect);
    if response.clicked() {
        desk.push(command);
    }
}

/// On the right: end of turn, undo and redo; or what there is to do when nobody acts.
fn turn_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, width: f32) {
    let texts = desk.texts;
    let state = table.state();
    let end_command = keyboard::end_command(desk, table);
    let mut button =
        |ui: &mut Ui, key: &str, main: bool, disabled: bool, shortcut: Option<Shortcut>, command: Command| {
            let ends = command == Command::Table(end_command);
            let end = if state.scoring().is_some() { Rule::new(7, 1) } else { Rule::new(3, 3) };
            let rule = ends.then_some(end);
            let title = texts.say(key);
            let hint = shortcut.map(|shortcut| format!("{title} ({})", shortcut.text(ui.ctx())));
            let button = BarButton { title, disabled, main, rule, ..BarButton::default() };
            let mut response = button_ui(ui, desk, table, &button, width);
            if let Command::Table(command) = command {
                desk.note(ui, Spot::Does(command), response.rect);
            }
            if let Some(hint) = hint.filter(|_| !disabled) {
                let effects = || {
                    if ends { findings::effects(texts, table, &table.effects_of(Action::End)) } else { Vec::new() }
                };
                response = hint_ui(desk, response, &hint, effects);
            }
            let response = response.on_disabled_hover_text(texts.say("bar-undo-hint"));
            if response.clicked() {
                desk.push(command);
            }
            response
        };
    if state.phase() == Phase::Over {
        button(ui, "bar-final-table", true, false, None, TableCommand::ShowEnd(true).into());
        button(ui, "bar-new-game", false, false, Some(keys::NEW), Command::NewGame);
        return;
    }
    if table.computer_to_move().is_some() {
        button(ui, "bar-hurry", false, false, None, TableCommand::Hurry.into());
        return;
    }
    let end = (state.phase() == Phase::Act && !table.looks_back()).then(|| {
        let key = if state.scoring().is_some() { "bar-end-score" } else { "bar-end-turn" };
        button(ui, key, true, false, Some(keys::END), end_command.into())
    });
    button(ui, "bar-redo", false, !table.can_redo(), Some(keys::REDO), TableCommand::Redo.into());
    button(ui, "bar-undo", false, !table.can_undo(), Some(keys::UNDO), TableCommand::Undo.into());
    if let Some(end) = end.filter(|_| table.asks_to_end()) {
        waste_ui(desk, table, &end);
    }
}

/// The question before points are lost, beside the button that ends the turn.
fn waste_ui(desk: &mut Desk, table: &Table, end: &Response) {
    let texts = desk.texts;
    egui::Popup::from_response(end)
        .open(true)
        .align(egui::RectAlign::TOP_END)
        .close_behavior(egui::PopupCloseBehavior::IgnoreClicks)
        .show(|ui| {
            ui.set_max_width((ui.ctx().content_rect().width() - 40.0).min(300.0));
            let points = texts.with("waste-question", &[("points", table.state().points().into())]);
            let response = ui.add(egui::Label::new(RichText::new(points).strong()).wrap());
            crate::app::kit::toasts::announce(&response);
            ui.horizontal(|ui| {
                if ui.button(texts.say("waste-end")).clicked() {
                    desk.push(TableCommand::Play(Action::End));
                }
                if ui.button(texts.say("waste-go-on")).clicked() {
                    desk.push(TableCommand::AskToEnd(false));
                }
            });
        });
}
