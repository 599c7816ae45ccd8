//! The choice of an exchange: what is given, what is taken, and from whom.
//!
//! Each treasure is a picture to choose, with what the exchange would change in points for both. Enter makes the exchange
//! once it is chosen, Escape lets go of it.

use egui::{Align2, Button, Color32, FontId, Id, Key, Painter, Rect, RichText, ScrollArea, Sense, Ui, Vec2, vec2};

use super::{Question, Table, paint};
use crate::app::hexboard::art;
use crate::app::kit::desk::{describe, scroll_ui};
use crate::app::kit::draw::signs::{Sign, sign};
use crate::app::rulebook::rules_button_ui;
use crate::app::table::choices::{Choice, GAP, choice_ui};
use crate::app::tikal::command::{Ask, ExchangeDraft, TableCommand};
use crate::app::tikal::desk::Desk;
use crate::game::Seat;
use crate::insight::tikal::Effect;
use crate::tikal::{Action, Purchase, Treasure};
use crate::words::tikal::findings;
use crate::words::tikal::nouns;

/// The width of a card with a treasure, and the height of the picture on it.
const CARD: Vec2 = vec2(96.0, 50.0);
/// The same in a low window.
const LOW_CARD: Vec2 = vec2(72.0, 38.0);
/// In a window lower than this, what is given and what is taken stand beside each other.
const LOW: f32 = 520.0;
/// The width of the panel, if the window has room for it.
const WIDTH: f32 = 5.0 * CARD.x + 4.0 * GAP;
/// The same in a low window, with as many cards on each side.
const LOW_WIDTH: f32 = 2.0 * (5.0 * LOW_CARD.x + 4.0 * GAP) + 30.0;
/// The room around what stands in the panel, on both sides together.
const ROOM: f32 = 60.0;

/// Shows the choice in a panel over the table, while an exchange is being chosen.
pub fn exchange_ui(ui: &Ui, desk: &mut Desk, table: &Table) {
    let Some(Question::Exchange(draft)) = table.own_question() else { return };
    let window = ui.ctx().content_rect().size();
    let id = egui::Id::unique("exchange");
    // In a low window it hangs from the top: in the middle it would stand too low until its height is known.
    let area = egui::Modal::default_area(id);
    let is_low = window.y - ROOM < LOW;
    let area = if is_low { area.anchor(Align2::CENTER_TOP, vec2(0.0, ROOM / 6.0)) } else { area };
    let modal =
        egui::Modal::new(id).area(area).frame(egui::Frame::window(ui.style()).inner_margin(20)).show(ui.ctx(), |ui| {
            let height = window.y - ROOM;
            let widest = if height < LOW { LOW_WIDTH } else { WIDTH };
            ui.set_width((window.x - ROOM).min(widest));
            // The room is the window's: an area by itself grows no higher than it was in the last frame.
            ui.set_max_height(height);
            choice_panel_ui(ui, desk, table, draft, height);
        });
    if modal.should_close() {
        desk.push(TableCommand::LetGo);
    }
}

/// The treasures that can be given and taken, as far as the draft leaves them open; and the draft, in which every choice
/// that is the only one left is made.
struct Open {
    gives: Vec<Treasure>,
    takes: Vec<(Seat, Treasure)>,
    draft: ExchangeDraft,
    /// The size of a card.
    card: Vec2,
    /// True if the cards to give, and those to take, have room for numbers: those beside each other are equally high,
    /// whatever is chosen.
    feet: (bool, bool),
}

impl Open {
    /// A card; `names` are what stands below the picture and what is read out.
    fn choice<'a>(&self, names: (&'a str, &'a str), is_chosen: bool, has_foot: bool) -> Choice<'a> {
        Choice { name: names.1, title: names.0, picture: self.card.y, has_foot, is_chosen: Some(is_chosen) }
    }
}

fn open(table: &Table, mut draft: ExchangeDraft, is_low: bool) -> Open {
    let exchanges = || {
        table.legal().iter().filter_map(|action| match *action {
            Action::Exchange { give, with, take } => Some((give, (with, take))),
            _ => None,
        })
    };
    let mut gives = Vec::new();
    for (give, _) in exchanges() {
        if !gives.contains(&give) {
            gives.push(give);
        }
    }
    if let [only] = gives[..] {
        draft.give = Some(only);
    }
    let mut takes = Vec::new();
    for (give, take) in exchanges() {
        if draft.give.is_none_or(|chosen| chosen == give) && !takes.contains(&take) {
            takes.push(take);
        }
    }
    if let [only] = takes[..] {
        draft.take = Some(only);
    }
    let has_foot = !table.is_purist();
    let card = if is_low { LOW_CARD } else { CARD };
    Open { gives, takes, draft, card, feet: (has_foot && is_low, has_foot) }
}

/// The exchange that a draft has come to, if it is whole.
fn action_of(draft: ExchangeDraft) -> Option<Action> {
    let (give, (with, take)) = (draft.give?, draft.take?);
    Some(Action::Exchange { give, with, take })
}

fn choice_panel_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, draft: ExchangeDraft, height: f32) {
    let (state, texts) = (table.state(), desk.texts);
    let is_low = height < LOW;
    let open = open(table, draft, is_low);
    let draft = open.draft;
    let mut is_new = false;
    ui.horizontal(|ui| {
        ui.heading(texts.say("exchange-heading"));
        rules_button_ui(ui, desk, Purchase::Exchange.rule(), &texts.say("exchange-heading"));
    });
    let cost = ("cost", table.rules().costs().exchange.unwrap_or(0).into());
    let about = RichText::new(texts.with("exchange-about", &[cost])).color(desk.theme.chrome.text_weak);
    let about_ui = |ui: &mut Ui| drop(ui.add(egui::Label::new(about.clone()).wrap()));
    if !is_low {
        about_ui(ui);
    }
    // The heading above and the buttons below stay in sight, however many treasures there are.
    let told = if is_low { 1.5 } else { 3.0 } * ui.spacing().interact_size.y;
    let estimate = 2.0 * ui.spacing().interact_size.y + told + if is_low { 38.0 } else { 80.0 };
    let known: Option<(f32, f32)> = ui.data(|data| data.get_temp(Id::unique("heights of the exchange")));
    let beside = known.map_or(estimate, |(beside, _)| beside);
    let (top, above) = (ui.min_rect().top(), ui.cursor().top());
    let area =
        ScrollArea::vertical().id_salt("exchange").max_height((height - beside).max(80.0)).auto_shrink([false, true]);
    scroll_ui(ui, area, |ui| {
        if is_low {
            about_ui(ui);
            ui.columns(2, |sides| {
                is_new |= gives_ui(&mut sides[0], desk, table, &open);
                is_new |= takes_ui(&mut sides[1], desk, table, &open);
            });
        } else {
            is_new |= gives_ui(ui, desk, table, &open);
            is_new |= takes_ui(ui, desk, table, &open);
        }
    });
    let below = ui.min_rect().bottom();
    ui.separator();
    let legal = action_of(draft).filter(|&action| state.check(table.rules(), action).is_ok());
    // The buttons below keep their place, whatever is chosen.
    ui.scope(|ui| {
        ui.set_min_height(told);
        if let Some(Action::Exchange { give, with, take }) = legal {
            deal_ui(ui, desk, table, give, with, take);
        } else {
            ui.label(RichText::new(texts.say(missing(draft))).color(desk.theme.chrome.text_weak));
        }
    });
    ui.horizontal(|ui| {
        let fill = if legal.is_some() { desk.theme.chrome.accent_fill } else { desk.theme.chrome.button };
        let text = RichText::new(texts.say("exchange-do"));
        let text = if legal.is_some() { text.color(desk.theme.chrome.accent_text) } else { text };
        let button = ui.add_enabled(legal.is_some(), Button::new(text).fill(fill));
        let button = button.accessible_name(texts.say("exchange-do"));
        let cancel = ui.button(texts.say("exchange-cancel"));
        // Enter on a card chooses it, on a button presses that; anywhere else it makes the exchange.
        let entered = !is_new && !cancel.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if let Some(action) = legal.filter(|_| button.clicked() || entered) {
            desk.push(Ask::Play(action));
        } else if cancel.clicked() {
            desk.push(TableCommand::LetGo);
        }
    });
    // How high all is that stands above the treasures and below them, and the whole: the next frame makes room for the one,
    // and puts the other into the middle of the window.
    let heights = ((above - top) + (ui.min_rect().bottom() - below), ui.min_rect().height());
    ui.data_mut(|data| data.insert_temp(Id::unique("heights of the exchange"), heights));
    let differs = |(beside, whole): (f32, f32)| (beside - heights.0).abs() > 0.5 || (whole - heights.1).abs() > 0.5;
    if known.is_none_or(differs) {
        ui.ctx().request_repaint();
    }
}

/// The part that is still to be chosen.
fn missing(draft: ExchangeDraft) -> &'static str {
    match (draft.give, draft.take) {
        (None, None) => "exchange-open",
        (None, Some(_)) => "exchange-open-give",
        (Some(_), _) => "exchange-open-take",
    }
}

/// The treasures that can be given; true if another one than before was clicked.
fn gives_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, open: &Open) -> bool {
    let (texts, draft) = (desk.texts, open.draft);
    let mut is_new = false;
    side_heading_ui(ui, desk, table, table.state().seat(), &texts.say("exchange-give"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for &give in &open.gives {
            let name = nouns::treasure(texts, table.rules(), give);
            let full = texts.with("exchange-give-name", &[("kind", name.clone().into())]);
            let is_chosen = draft.give == Some(give);
            let title = nouns::titled(&name);
            let choice = open.choice((&title, &full), is_chosen, open.feet.0);
            if treasure_ui(ui, desk, table, open.card.x, &choice, give, None).clicked() {
                is_new |= !is_chosen;
                let take = draft.take.filter(|&(_, take)| take != give);
                desk.push(Ask::Exchange(ExchangeDraft { give: Some(give), take }));
            }
        }
    });
    is_new
}

/// The treasures that can be taken, and from whom; true if another one than before was clicked.
fn takes_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, open: &Open) -> bool {
    let (texts, draft) = (desk.texts, open.draft);
    let mut is_new = false;
    for &seat in table.state().seats() {
        let theirs: Vec<Treasure> =
            open.takes.iter().filter(|&&(with, _)| with == seat).map(|&(_, take)| take).collect();
        if theirs.is_empty() {
            continue;
        }
        let owner = table.name(seat).to_owned();
        side_heading_ui(ui, desk, table, seat, &texts.with("exchange-take", &[("name", owner.clone().into())]));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            for take in theirs {
                let kind = nouns::treasure(texts, table.rules(), take);
                let values = [("kind", kind.clone().into()), ("name", owner.clone().into())];
                let full = texts.with("exchange-take-name", &values);
                let is_chosen = draft.take == Some((seat, take));
                let with_it = ExchangeDraft { take: Some((seat, take)), ..draft };
                let action = action_of(with_it);
                let changes = action.and_then(|action| changes(table, action, seat));
                let title = nouns::titled(&kind);
                let choice = open.choice((&title, &full), is_chosen, open.feet.1);
                let response = treasure_ui(ui, desk, table, open.card.x, &choice, take, changes);
                if let Some(action) = action {
                    describe(&response, || findings::effects(texts, &table.named(), &table.effects_of(action)));
                }
                if response.clicked() {
                    is_new |= !is_chosen;
                    desk.push(Ask::Exchange(with_it));
                }
            }
        });
    }
    is_new
}

/// Whose treasures follow.
fn side_heading_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat, text: &str) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        paint::seat_sign_ui(ui, desk.theme, table, seat, vec2(18.0, 18.0), 8.0);
        ui.label(RichText::new(text).strong());
    });
}

/// The changes of a scoring for the acting seat and the other one by an exchange; nothing in a purist game.
fn changes(table: &Table, action: Action, with: Seat) -> Option<[(Seat, i64); 2]> {
    if table.is_purist() {
        return None;
    }
    let effects = table.effects_of(action);
    let worth = effects.iter().find_map(|effect| if let Effect::Worth(worth) = effect { Some(worth) } else { None });
    let of = |seat: Seat| {
        let change = worth.and_then(|worth| worth.iter().find(|(known, _)| *known == seat));
        (seat, change.map_or(0, |&(_, change)| change))
    };
    Some([of(table.state().seat()), of(with)])
}

/// A treasure to choose.
fn treasure_ui(
    ui: &mut Ui,
    desk: &Desk,
    table: &Table,
    width: f32,
    choice: &Choice,
    kind: Treasure,
    changes: Option<[(Seat, i64); 2]>,
) -> egui::Response {
    let is_chosen = choice.is_chosen == Some(true);
    let colour = if is_chosen { desk.theme.chrome.accent_text } else { desk.theme.chrome.text };
    let response = choice_ui(ui, desk, choice, width, |painter, picture, foot| {
        art::treasure(painter, desk.theme, picture.center(), picture.height() * 0.47, table.rules().glyph(kind));
        if let Some(changes) = changes {
            changes_in(painter, desk, table, foot, changes, colour);
        }
    });
    response.on_hover_text(choice.name)
}

/// The changes for two seats, each as its sign with a number.
fn changes_in(painter: &Painter, desk: &Desk, table: &Table, rect: Rect, changes: [(Seat, i64); 2], colour: Color32) {
    let half = vec2(rect.width() / 2.0, rect.height());
    for (index, (seat, change)) in changes.into_iter().enumerate() {
        let part = Rect::from_min_size(rect.min + vec2(half.x * index as f32, 0.0), half);
        paint::seat_sign(painter, desk.theme, table, seat, part.left_center() + vec2(9.0, 0.0), 6.0);
        let font = FontId::proportional(desk.theme.sizes.text_small);
        let number = if change == 0 { "±0".to_owned() } else { findings::signed(change) };
        painter.text(part.left_center() + vec2(18.0, 0.0), Align2::LEFT_CENTER, number, font, colour);
    }
}

/// The exchange that is chosen: what goes from whom to whom, and what it changes.
fn deal_ui(ui: &mut Ui, desk: &Desk, table: &Table, give: Treasure, with: Seat, take: Treasure) {
    let seat = table.state().seat();
    ui.horizontal(|ui| {
        let token = |ui: &mut Ui, kind: Treasure| {
            let (rect, _) = ui.allocate_exact_size(vec2(30.0, 30.0), Sense::hover());
            art::treasure(ui.painter(), desk.theme, rect.center(), 14.0, table.rules().glyph(kind));
        };
        paint::seat_sign_ui(ui, desk.theme, table, seat, vec2(20.0, 30.0), 8.0);
        token(ui, give);
        let (rect, _) = ui.allocate_exact_size(vec2(30.0, 30.0), Sense::hover());
        sign(ui.painter(), rect.center(), 11.0, Sign::Exchange, desk.theme.chrome.gold);
        token(ui, take);
        paint::seat_sign_ui(ui, desk.theme, table, with, vec2(20.0, 30.0), 8.0);
    });
    for text in findings::effects(desk.texts, &table.named(), &table.effects_of(Action::Exchange { give, with, take }))
    {
        ui.label(RichText::new(text).color(desk.theme.chrome.accent));
    }
}
