//! The action bar: a button for everything that can be done, with its cost, or greyed with the reason. The line above
//! the buttons is laid out by `status`.

use egui::{Align, Layout, Rect, Response, Ui, UiBuilder, pos2, vec2};

use super::acts::{Hindrance, Offer};
use super::bar_button::{BarButton, LINE_GAP, Lettering, Picture, button_ui, hint_ui, shown_ui, why_ui};
use super::bids::bids_ui;
use super::paint::Icon;
use super::room::{Arrangement, BAR_GAP, Bar};
use super::status::{self, status_ui};
use super::{Idle, Table, drag, findings, keyboard, question};
use crate::app::kit::aside::{self, Need};
use crate::app::kit::desk::describe;
use crate::app::kit::draw::signs;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::{fresh, keys};
use crate::app::table::{self, house};
use crate::app::tikal::command::{Ask, Command, TableCommand};
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::signs::Sign;
use crate::app::tikal::words;
use crate::tikal::{Action, Phase, Piece, Purchase, Rule};
use crate::words::Texts;

/// The least number of places for offers: so many stand there in the boxed game.
const LEAST_OFFERS: usize = 8;

/// Where the buttons of the bar stand.
struct Places {
    /// All of the bar, the line above the buttons included.
    bar: Rect,
    /// Offers and bids, row by row.
    offers: Vec<Rect>,
    undo: Rect,
    redo: Rect,
    /// The place in the corner of the usual next step.
    main: Rect,
    /// A button beside that one, where there is nothing to take back.
    other: Rect,
    /// The two in the places of what takes back, where no person acts. They lie apart from the main one: whoever ends a
    /// turn there, and clicks once more, shall meet nothing else.
    apart: [Rect; 2],
}

impl Places {
    /// Divides the area into places for at least so many offers. In one row, what takes back stands left of the main
    /// button; in two, above it.
    fn of(area: Rect, bar: &Bar, offers: usize) -> Self {
        let rows = usize::from(bar.rows);
        let columns = offers.max(LEAST_OFFERS).div_ceil(rows);
        let all = columns + if rows == 1 { 3 } else { 2 };
        let width = ((area.width() - BAR_GAP * (all as f32 - 1.0)) / all as f32).floor();
        let step = vec2(width + BAR_GAP, bar.button + BAR_GAP);
        let size = vec2(width, bar.button);
        let offer = |index: usize| {
            let (row, column) = (index / columns, index % columns);
            Rect::from_min_size(area.min + vec2(column as f32 * step.x, row as f32 * step.y), size)
        };
        // From the right edge, so that what was rounded off lies between offers and turn.
        let turn = |from_right: f32, row: f32| {
            let corner = pos2(area.right() - width - from_right * step.x, area.top() + row * step.y);
            Rect::from_min_size(corner, size)
        };
        let offers = (0..columns * rows).map(offer).collect();
        if rows == 1 {
            let (undo, redo, main) = (turn(2.0, 0.0), turn(1.0, 0.0), turn(0.0, 0.0));
            Self { bar: area, offers, undo, redo, main, other: redo, apart: [undo, redo] }
        } else {
            let (undo, redo) = (turn(1.0, 0.0), turn(0.0, 0.0));
            let main = turn(1.0, 1.0).union(turn(0.0, 1.0));
            Self { bar: area, offers, undo, redo, main, other: undo.union(redo), apart: [undo, redo] }
        }
    }
}

/// Lays out the bar.
pub fn bar_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, plan: &Arrangement) {
    let (all, bar) = (ui.available_rect_before_wrap(), &plan.bar);
    let (line, buttons) = all.split_top_bottom_at_y(all.top() + bar.line);
    aside::keep_clear(ui.ctx(), line, Need::Now);
    aside::keep_clear(ui.ctx(), buttons, Need::Next);
    ui.scope_builder(UiBuilder::new().max_rect(line).layout(Layout::left_to_right(Align::Center)), |ui| {
        let (sentence, width) = (status::sentence(desk, table), line.width());
        let share = status::share(ui, sentence.as_ref(), width);
        house::beside_ui(ui, desk, table, (share, plan.has_dots), |ui, desk| {
            status_ui(ui, desk, table, (sentence.as_ref(), share), (plan.has_dots, width));
        });
    });
    // While a tile is placed or chance is entered, the buttons are there already, greyed, so that nothing jumps later.
    let offers = table.offers();
    let places = Places::of(buttons.with_min_y(buttons.top() + bar.gap), bar, offers.len());
    let places = Places { bar: all, ..places };
    let written: Vec<Written> = offers.iter().map(|offer| Written::of(desk, table, offer)).collect();
    let width = places.undo.width();
    let titles: Vec<String> = written.iter().map(|written| written.title.clone()).collect();
    let below: Vec<String> = written.iter().filter_map(|written| written.below.clone()).collect();
    let lettering = Lettering::with_prices(ui, desk, width, &titles, &below);
    for ((offer, written), &place) in offers.iter().zip(written).zip(&places.offers) {
        offer_ui(ui, desk, table, offer, written, (place, places.bar), lettering);
    }
    let acts = table.person_to_move().is_some() && !table.looks_back();
    if matches!(table.state().phase(), Phase::Bid(_)) && acts {
        bids_ui(ui, desk, table, &places.offers, places.bar);
    }
    turn_ui(ui, desk, table, &places);
}

/// The text and picture on the button of an offer.
struct Written {
    title: String,
    /// The line for the part that the title leaves open.
    below: Option<String>,
    picture: Picture,
    /// True if the line below names a loss for good.
    warns: bool,
}

impl Written {
    fn of(desk: &Desk, table: &Table, offer: &Offer) -> Self {
        let texts = desk.texts;
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
        let icon = match (offer.what, offer.piece) {
            (Purchase::Enter, Some(piece)) => Some(Icon::Piece(piece)),
            (Purchase::Guard, Some(piece)) => Some(Icon::Guard(piece)),
            (Purchase::Camp, _) => Some(Icon::Camp),
            _ => None,
        };
        let warns = table.costs_leader(offer);
        let below = match offer.state {
            Err(Hindrance::Later(lesson)) => Some(texts.with("bar-lesson", &[("lesson", lesson.into())])),
            _ if warns => Some(texts.say("bar-leader-leaves")),
            _ => detail.map(|what| texts.say(what)),
        };
        let picture = icon.map_or(Picture::Sign(sign), |icon| Picture::Icon(icon, table.state().seat()));
        Self { title: texts.say(title), below, picture, warns }
    }
}

fn offer_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    offer: &Offer,
    written: Written,
    (place, bar): (Rect, Rect),
    lettering: Lettering,
) {
    if table.looks_back() {
        rest_ui(ui, desk, table, offer, written, (place, bar), lettering);
        return;
    }
    let texts = desk.texts;
    let name = full_name(desk, table, offer);
    let loss = written.warns.then(|| texts.say("bar-leader-lost"));
    let name = loss.iter().fold(name, |name, loss| format!("{name}. {loss}"));
    let key = keyboard::key_of(offer.what, offer.piece).map(|key| key.text(texts, ui.ctx()));
    let button = BarButton {
        title: written.title,
        below: written.below,
        key: key.clone(),
        warns: written.warns,
        price: offer.cost,
        picture: Some(written.picture),
        name: Some(&name),
        disabled: offer.state.is_err(),
        chosen: offer.what == Purchase::Enter
            && table.own.chosen.entering.is_some()
            && table.own.chosen.entering == offer.piece,
        main: false,
        rule: Some(offer.what.rule()),
        carries: offer.piece.filter(|_| offer.what == Purchase::Enter && offer.state.is_ok()),
    };
    let response = button_ui(ui, desk, table, &button, place, lettering);
    desk.note(ui, Spot::Offer(offer.what), response.rect);
    // A second click on what costs the leader is no yes to the question that it brings.
    let asked = offer.what == Purchase::Guard && table.asks_to_guard().is_some();
    let is_clicked = fresh::clicked(&response, (title_key(offer), table.is_plan(), table.state().seat(), asked));
    let effects = || findings::effects(desk.texts, table, &offer.effects);
    // What to know of the action itself, whatever it would change.
    let about = match (offer.what, offer.piece) {
        // What it is, the lesson will say.
        _ if matches!(offer.state, Err(Hindrance::Later(_))) => None,
        (Purchase::Dig, _) if offer.state.is_ok() && table.is_shut_by_chance() => {
            Some(format!("{}\n{}", sets_line(texts, table), texts.say("bar-dig-stays")))
        }
        (Purchase::Dig | Purchase::Exchange, _) => Some(sets_line(texts, table)),
        // The name says it already.
        (Purchase::Guard, _) if written.warns => None,
        (Purchase::Guard, Some(Piece::Leader)) => Some(texts.say("bar-guards-leader")),
        (Purchase::Guard, _) if table.rules().leaders() > 0 => Some(texts.say("bar-guards-led")),
        (Purchase::Guard, _) => Some(texts.say("bar-guards")),
        _ => None,
    };
    let hints = || {
        let key = key.clone().map(|key| texts.with("bar-key", &[("key", key.into())]));
        effects().into_iter().chain(about.clone()).chain(key).collect()
    };
    match &offer.state {
        Ok(_) => {
            if let Some(piece) = button.carries {
                drag::carry_reserve(&response, desk, table, piece);
            }
            let command = keyboard::offer_command(desk.settings.ask_before_waste, table, offer);
            let asked = table.asks_to_guard().filter(|&guard| offer.state == Ok(Some(guard)));
            let response = hint_ui(desk, response, bar, &name, hints);
            desk.note(ui, Spot::Does(command), response.rect);
            if let Some(guard) = asked {
                question::leader_ui(desk, table, &response, bar, guard);
            }
            if is_clicked {
                desk.push(command);
            }
        }
        Err(hindrance) => {
            let why = || words::hindrance(texts, table, hindrance);
            describe(&response, || std::iter::once(why()).chain(effects()).chain(about.clone()).collect());
            let hint = |ui: &mut Ui| {
                ui.set_max_width(aside::widest(ui.ctx()));
                ui.spacing_mut().item_spacing.y = LINE_GAP;
                ui.label(&name);
                ui.label(why());
                for line in effects().into_iter().chain(about.clone()) {
                    ui.weak(line);
                }
            };
            shown_ui(response, bar, hint);
            if is_clicked {
                desk.push(Ask::Hindered(offer.what, *hindrance));
            }
        }
    }
}

/// The button of an offer while an earlier state is looked at: greyed, as nothing can be done there.
fn rest_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    offer: &Offer,
    written: Written,
    (place, bar): (Rect, Rect),
    lettering: Lettering,
) {
    let name = desk.texts.say(title_key(offer));
    let button = BarButton {
        title: written.title,
        below: written.below,
        price: offer.cost,
        picture: Some(written.picture),
        name: Some(&name),
        disabled: true,
        ..BarButton::default()
    };
    let response = button_ui(ui, desk, table, &button, place, lettering);
    let why = desk.texts.say(Idle::LOOKS_BACK.text());
    if why_ui(response, bar, &format!("{name}\n{why}")).clicked() {
        desk.push(TableCommand::Idle(Idle::LOOKS_BACK));
    }
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
fn full_name(desk: &Desk, table: &Table, offer: &Offer) -> String {
    let texts = desk.texts;
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

/// A button of the turn: what it says, what it asks for, and how it looks.
struct TurnButton {
    key: &'static str,
    command: Command,
    shortcut: Option<Shortcut>,
    sign: Sign,
    main: bool,
    /// Why it is greyed, if it is.
    why: Option<Idle>,
}

/// On the right: end of turn, undo and redo; or what there is to do when no person acts.
fn turn_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, places: &Places) {
    let state = table.state();
    let looks_back = table.looks_back().then_some(Idle::LOOKS_BACK);
    let button =
        |key, sign, shortcut, command: Command| TurnButton { key, command, shortcut, sign, main: false, why: None };
    if state.phase() == Phase::Over {
        let table_of_scores =
            button("bar-final-table", Sign::Common(signs::Sign::End), None, TableCommand::ShowEnd(true).into());
        let new = button("bar-new-game", Sign::Common(signs::Sign::Enter), Some(keys::NEW), Command::NewGame);
        turn_button_ui(ui, desk, table, &new, (places.other, places.bar));
        turn_button_ui(ui, desk, table, &TurnButton { main: true, ..table_of_scores }, (places.main, places.bar));
        return;
    }
    if table.stands_still() {
        let go_on = button("bar-go-on", Sign::Common(signs::Sign::End), Some(keys::HURRY), TableCommand::GoOn.into());
        turn_button_ui(ui, desk, table, &TurnButton { main: true, ..go_on }, (places.main, places.bar));
        return;
    }
    // On a copy nobody thinks, and what was tried out is taken back.
    if table.computer_to_move().is_some() && !table.is_plan() {
        let [hurried, planned] = places.apart;
        // Where a lesson waits for the learner there is nothing to hurry.
        if !table.is_held() {
            let hurry =
                button("bar-hurry", Sign::Common(signs::Sign::End), Some(keys::HURRY), TableCommand::Hurry.into());
            let hurry = TurnButton { why: looks_back, ..hurry };
            turn_button_ui(ui, desk, table, &hurry, (hurried, places.bar));
        }
        // Where there is a plan, its own line above the table leads to it.
        if table.can_plan() && table.plan().is_none() {
            let plan = button(
                "bar-plan",
                Sign::Common(signs::Sign::Move),
                Some(table::keys::PLAN),
                TableCommand::TogglePlan.into(),
            );
            turn_button_ui(ui, desk, table, &plan, (planned, places.bar));
        }
        // What ends a turn stays where it is, greyed, so that the bar looks alike in everybody's turn.
        let has_people = state.seats().iter().any(|&seat| table.sitting().is_person(seat));
        if has_people && !matches!(state.phase(), Phase::Bid(_)) {
            let end = button(
                end_key(table),
                Sign::Common(signs::Sign::End),
                None,
                TableCommand::Own(Ask::Play(Action::End)).into(),
            );
            let end = TurnButton { why: Some(Idle::NOT_ASKED), ..end };
            turn_button_ui(ui, desk, table, &end, (places.main, places.bar));
        }
        return;
    }
    let undo = button("bar-undo", Sign::Common(signs::Sign::Undo), Some(keys::UNDO), TableCommand::Undo.into());
    turn_button_ui(
        ui,
        desk,
        table,
        &TurnButton { why: (!table.can_undo()).then(|| table.why_no_undo()), ..undo },
        (places.undo, places.bar),
    );
    let redo = button("bar-redo", Sign::Common(signs::Sign::Redo), Some(keys::REDO), TableCommand::Redo.into());
    turn_button_ui(
        ui,
        desk,
        table,
        &TurnButton { why: (!table.can_redo()).then(|| table.why_no_redo()), ..redo },
        (places.redo, places.bar),
    );
    if state.phase() != Phase::Act || table.is_plan() {
        return;
    }
    let end = button(
        end_key(table),
        Sign::Common(signs::Sign::End),
        Some(keys::END),
        keyboard::end_command(desk.settings.ask_before_waste, table).into(),
    );
    let end = TurnButton { main: !table.looks_back(), why: looks_back, ..end };
    let end = turn_button_ui(ui, desk, table, &end, (places.main, places.bar));
    if table.asks_to_end() {
        question::waste_ui(desk, table, &end, places.bar);
    }
}

/// The text of the button that ends a turn.
fn end_key(table: &Table) -> &'static str {
    if table.state().scoring().is_some() { "bar-end-score" } else { "bar-end-turn" }
}

fn turn_button_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    button: &TurnButton,
    (place, bar): (Rect, Rect),
) -> Response {
    let texts = desk.texts;
    let ends = button.command == Command::Table(keyboard::end_command(desk.settings.ask_before_waste, table));
    let end = if table.state().scoring().is_some() { Rule::new(7, 1) } else { Rule::new(3, 3) };
    // What is greyed is so for reasons that are in no rulebook.
    let rule = ends.then_some(end).filter(|_| button.why.is_none());
    let title = texts.say(button.key);
    let hint = button.shortcut.map(|shortcut| format!("{title} ({})", shortcut.text(desk.texts, ui.ctx())));
    // What takes back and what plays again are written alike.
    let alike = match button.sign {
        Sign::Common(signs::Sign::Undo | signs::Sign::Redo) => vec![texts.say("bar-undo"), texts.say("bar-redo")],
        _ => vec![title.clone()],
    };
    let lettering = Lettering::fitting(ui, desk, place.width(), &alike, &[]);
    // Pictures stand only where words have no room.
    let picture = lettering.size.is_none().then_some(Picture::Sign(button.sign)).filter(|_| !button.main);
    let face =
        BarButton { title, picture, disabled: button.why.is_some(), main: button.main, rule, ..BarButton::default() };
    let mut response = button_ui(ui, desk, table, &face, place, Lettering { pictures: false, ..lettering });
    if let Command::Table(command) = button.command {
        desk.note(ui, Spot::Does(command), response.rect);
    }
    // A second click on what ends the turn is neither a yes to the question that it brings nor the next seat's.
    let turn = ends.then(|| (table.state().seat(), table.asks_to_end()));
    let is_clicked = fresh::clicked(&response, (button.key, table.is_plan(), turn));
    if let Some(hint) = hint.filter(|_| button.why.is_none()) {
        let effects =
            || if ends { findings::effects(texts, table, &table.effects_of(Action::End)) } else { Vec::new() };
        response = hint_ui(desk, response, bar, &hint, effects);
    }
    if let Some(why) = button.why {
        response = why_ui(response, bar, &texts.say(why.text()));
    }
    if is_clicked {
        desk.push(button.why.map_or(button.command, |why| TableCommand::Idle(why).into()));
    }
    response
}
