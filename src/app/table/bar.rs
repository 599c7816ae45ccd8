//! The action bar: a line that says what is asked, a button for everything that can be done, with its cost, or greyed with
//! the reason, and on the right the end of the turn and what takes back.
//!
//! Decides where the buttons stand, which of them end, take back or hurry a turn, and what a click on a greyed one does.
//! What is offered, the game says; how a button looks, `bar_button` decides.

use egui::{Align, Layout, Rect, Response, Ui, UiBuilder};

use super::bar_button::{BarButton, ButtonPicture, LINE_GAP, Lettering, button_ui, hint_ui, shown_ui, why_ui};
use super::{
    Bar, Command, Desk, EndOfTurn, Idle, Offer, Places, Table, TableCommand, TableGame, keys as table_keys, question_ui,
};
use super::{TableAsk, WindowCommand};
use crate::app::kit::desk::describe;
use crate::app::kit::draw::signs::Sign;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::tooltips::{self, Need};
use crate::app::kit::{fresh, keys};

impl<G: TableGame> Table<G> {
    /// The command that ends the turn; or, where something would be lost and the player wants to be asked, the one that
    /// asks.
    #[must_use]
    pub fn end_command(&self, asks_before_waste: bool, end: &EndOfTurn<G::Ask>) -> TableAsk<G::Ask> {
        if asks_before_waste && G::wastes(self) && !self.asks_to_end() {
            TableCommand::AskToEnd.into()
        } else {
            TableAsk::Own(end.ask)
        }
    }
}

/// Lays out the bar; `line_ui` lays out the line above the buttons.
pub fn bar_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &Table<G>,
    bar: &Bar,
    line_ui: impl FnOnce(&mut Ui, &mut Desk<G>),
) {
    let all = ui.available_rect_before_wrap();
    let (line, buttons) = all.split_top_bottom_at_y(all.top() + bar.line);
    tooltips::keep_clear(ui.ctx(), line, Need::Now);
    tooltips::keep_clear(ui.ctx(), buttons, Need::Next);
    ui.scope_builder(UiBuilder::new().max_rect(line).layout(Layout::left_to_right(Align::Center)), |ui| {
        line_ui(ui, desk);
    });
    // Where nothing can be done yet, the buttons are there already, greyed, so that nothing jumps later.
    let offers = G::offers(desk, table);
    let places = Places::of(buttons.with_min_y(buttons.top() + bar.gap), bar, offers.len());
    let places = Places { bar: all, ..places };
    let titles: Vec<String> = offers.iter().map(|offer| offer.title.clone()).collect();
    let below: Vec<String> = offers.iter().filter_map(|offer| offer.below.clone()).collect();
    let lettering = Lettering::with_prices(ui, desk, places.undo.width(), &titles, &below);
    for ((index, offer), &place) in offers.into_iter().enumerate().zip(&places.offers) {
        offer_ui(ui, desk, table, (index, offer), (place, places.bar), lettering);
    }
    G::beside_offers_ui(ui, desk, table, &places);
    turn_ui(ui, desk, table, &places);
}

/// The button of an offer. While an earlier state is looked at, it is greyed, as nothing can be done there.
fn offer_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &Table<G>,
    (index, offer): (usize, Offer<G>),
    (place, bar): (Rect, Rect),
    lettering: Lettering,
) {
    let (texts, is_past) = (desk.texts, table.looks_back());
    let key = offer.shortcut.map(|key| key.text(texts, ui.ctx())).filter(|_| !is_past);
    let name = || (offer.name)(texts, table);
    let button = BarButton {
        title: offer.title,
        below: offer.below,
        key: key.clone(),
        warns: offer.warns && !is_past,
        price: offer.price,
        picture: Some(ButtonPicture::Own(offer.picture)),
        name: Some(&name),
        disabled: is_past || offer.why.is_some(),
        chosen: offer.is_chosen && !is_past,
        rule: Some(offer.rule).filter(|_| !is_past),
        is_dragged: offer.is_dragged && !is_past,
        ..BarButton::default()
    };
    let response = button_ui(ui, desk, table, &button, place, lettering);
    if is_past {
        if why_ui(response, bar, || format!("{}\n{}", name(), texts.say(Idle::LOOKS_BACK.text()))).clicked() {
            desk.push(TableCommand::Idle(Idle::LOOKS_BACK));
        }
        return;
    }
    // A second click on what brings a question is no yes to it.
    let salt = (offer.key, table.is_plan(), table.seat_to_move(), offer.is_asked);
    let is_clicked = fresh::clicked(&response, salt);
    let hints = || G::offer_hints(texts, table, index);
    let response = match &offer.why {
        None => hint_ui(desk.theme, response, bar, name, || {
            let key = key.clone().map(|key| texts.with("bar-key", &[("key", key.into())]));
            let (effects, about) = hints();
            effects.into_iter().chain(about).chain(key).collect()
        }),
        Some(why) => {
            describe(&response, || {
                let (effects, about) = hints();
                std::iter::once(why(texts, table)).chain(effects).chain(about).collect()
            });
            shown_ui(response, bar, |ui: &mut Ui| {
                ui.set_max_width(tooltips::widest(ui.ctx()));
                ui.spacing_mut().item_spacing.y = LINE_GAP;
                ui.label(name());
                ui.label(why(texts, table));
                let (effects, about) = hints();
                for line in effects.into_iter().chain(about) {
                    ui.weak(line);
                }
            })
        }
    };
    G::offer_laid_out(ui, desk, table, index, &response, bar);
    if is_clicked {
        desk.push(offer.ask);
    }
}

/// A button of the turn: what it says, what it asks for, and how it looks.
struct TurnButton<G: TableGame> {
    key: &'static str,
    command: Command<G::Ask>,
    shortcut: Option<Shortcut>,
    sign: Sign,
    main: bool,
    /// Why it is greyed, if it is.
    why: Option<Idle>,
    /// True if it ends the turn.
    ends: bool,
}

/// On the right: end of turn, undo and redo; or what there is to do when no person acts.
fn turn_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, places: &Places) {
    let covered = table.covered_for().map(|_| Idle::COVERED);
    let not_now = table.looks_back().then_some(Idle::LOOKS_BACK).or(covered);
    let button =
        |key, sign, shortcut, command| TurnButton { key, command, shortcut, sign, main: false, why: None, ends: false };
    if table.is_over() {
        let table_of_scores = button("bar-final-table", Sign::End, None, TableCommand::ShowEnd(true).into());
        let new = button("bar-new-game", Sign::Enter, Some(keys::NEW), WindowCommand::NewGame.into());
        turn_button_ui(ui, desk, table, &new, (places.other, places.bar));
        turn_button_ui(ui, desk, table, &TurnButton { main: true, ..table_of_scores }, (places.main, places.bar));
        return;
    }
    if table.stands_still() {
        let go_on = button("bar-go-on", Sign::End, Some(keys::HURRY), TableCommand::GoOn.into());
        turn_button_ui(ui, desk, table, &TurnButton { main: true, ..go_on }, (places.main, places.bar));
        return;
    }
    // On a copy nobody thinks, and what was tried out is taken back.
    if table.others_act() {
        let [hurried, planned] = places.apart;
        if table.can_hurry() {
            let hurry = button("bar-hurry", Sign::End, Some(keys::HURRY), TableCommand::Hurry.into());
            let hurry = TurnButton { why: not_now, ..hurry };
            turn_button_ui(ui, desk, table, &hurry, (hurried, places.bar));
        }
        // Where there is a plan, its own line above the table leads to it.
        if table.can_plan() && table.plan().is_none() {
            let plan = button("bar-plan", Sign::Move, Some(table_keys::PLAN), TableCommand::TogglePlan.into());
            turn_button_ui(ui, desk, table, &plan, (planned, places.bar));
        }
        // What ends a turn stays where it is, greyed, so that the bar looks alike in everybody's turn.
        let has_people = table.all_seats().any(|seat| table.sitting().is_person(seat));
        if let Some(end) = G::end_of_turn(table.state()).filter(|_| has_people) {
            let end = button(end.key, Sign::End, None, TableAsk::Own(end.ask).into());
            let end = TurnButton { why: Some(Idle::NOT_ASKED), ends: true, ..end };
            turn_button_ui(ui, desk, table, &end, (places.main, places.bar));
        }
        return;
    }
    let undo = button("bar-undo", Sign::Undo, Some(keys::UNDO), TableCommand::Undo.into());
    turn_button_ui(
        ui,
        desk,
        table,
        &TurnButton { why: (!table.can_undo()).then(|| table.why_no_undo()), ..undo },
        (places.undo, places.bar),
    );
    let redo = button("bar-redo", Sign::Redo, Some(keys::REDO), TableCommand::Redo.into());
    turn_button_ui(
        ui,
        desk,
        table,
        &TurnButton { why: (!table.can_redo()).then(|| table.why_no_redo()), ..redo },
        (places.redo, places.bar),
    );
    let Some(end) = G::end_of_turn(table.state()).filter(|end| end.is_due && !table.is_plan()) else { return };
    let command = table.end_command(desk.settings.ask_before_waste, &end);
    let button = button(end.key, Sign::End, Some(keys::END), command.into());
    let button = TurnButton { main: not_now.is_none(), why: not_now, ends: true, ..button };
    let response = turn_button_ui(ui, desk, table, &button, (places.main, places.bar));
    if table.asks_to_end() {
        // The answer is named as the button that was pressed.
        let answers = [(end.anyway, TableAsk::Own(end.ask).into()), ("waste-go-on", TableCommand::LetGo.into())];
        question_ui::<G>(desk, &response, places.bar, &G::end_question(desk.texts, table), answers);
    }
}

fn turn_button_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &Table<G>,
    button: &TurnButton<G>,
    (place, bar): (Rect, Rect),
) -> Response {
    let texts = desk.texts;
    // What is greyed is so for reasons that are in no rulebook.
    let end = G::end_of_turn(table.state()).filter(|_| button.ends && button.why.is_none());
    let rule = end.map(|end| end.rule);
    let title = texts.say(button.key);
    // What takes back and what plays again are written alike.
    let alike = match button.sign {
        Sign::Undo | Sign::Redo => vec![texts.say("bar-undo"), texts.say("bar-redo")],
        _ => vec![title.clone()],
    };
    let lettering = Lettering::fitting(ui, desk, place.width(), &alike, &[]);
    // Pictures stand only where words have no room.
    let picture = lettering.size.is_none().then_some(ButtonPicture::Sign(button.sign)).filter(|_| !button.main);
    let face =
        BarButton { title, picture, disabled: button.why.is_some(), main: button.main, rule, ..BarButton::default() };
    let mut response = button_ui(ui, desk, table, &face, place, Lettering { pictures: false, ..lettering });
    if let Command::Table(command) = button.command
        && let Some(spot) = G::spot_of(command)
    {
        desk.note(ui, spot, response.rect);
    }
    // A second click on what ends the turn is neither a yes to the question that it brings nor the next seat's.
    let turn = button.ends.then(|| (table.seat_to_move(), table.asks_to_end()));
    // Nor does the second half of a double click that closed the final table open it again: the bar lay below it.
    let below = table.shows_end();
    let is_clicked = fresh::clicked(&response, (button.key, table.is_plan(), turn, below));
    if let Some(shortcut) = button.shortcut.filter(|_| button.why.is_none()) {
        let hint = || format!("{} ({})", texts.say(button.key), shortcut.text(texts, ui.ctx()));
        let effects = || if button.ends { G::end_hints(texts, table) } else { Vec::new() };
        response = hint_ui(desk.theme, response, bar, hint, effects);
    }
    if let Some(why) = button.why {
        response = why_ui(response, bar, || texts.say(why.text()));
    }
    if is_clicked {
        desk.push(button.why.map_or(button.command, |why| TableCommand::Idle(why).into()));
    }
    response
}
