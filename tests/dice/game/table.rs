//! The dice game at a table of the window: a board of cups, and what it brings to the table of any game. In English
//! alone: only tests sit down to it.

use std::convert::Infallible;

use egui::{
    Align2, Button, Color32, FontId, Painter, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};
use tikal::ai::{Effort, Expected, Judged, Judgement, Meter, TurnQuestion};
use tikal::app::kit::areas::{self, Area};
use tikal::app::kit::desk::describe;
use tikal::app::kit::theme::Theme;
use tikal::app::kit::widgets::card_frame;
use tikal::app::table::told::{Line, Room, Told};
use tikal::app::table::{
    Desk, GameAsk, Offer, Step, Table, TableAsk, TableGame, TableSpot, keyboard, lookback, naming, ready, strip,
};
use tikal::game::{Game, Seat, text_of};
use tikal::puzzles::{Puzzle, PuzzleGame};
use tikal::sitting::Seen;
use tikal::words::Texts;
use tikal::words::rulebook::Citation;

use super::{Action, Cup, Hand, Illegal, Middle, Phase, Setup, State, Variant};

/// The length of a die's edge, and the gap between two.
const DIE: f32 = 26.0;
const GAP: f32 = 5.0;

/// Plays this action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Play(pub Action);

impl GameAsk for Play {}

/// Something that was done; nothing of it is known that the viewer may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    Seen(Action),
    /// A part of it is hidden.
    Hidden,
}

/// The picture of a step: a die with this face, or one that is covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die(Option<u8>);

/// No turn of it is judged.
impl Judged for State {
    fn is_in_turn(&self) -> bool {
        false
    }

    fn end_turn(&mut self, _rules: &Variant, _start: &Self) -> Option<()> {
        None
    }

    fn expect(&self, _rules: &Variant) -> Expected {
        Expected::default()
    }

    fn play_on(_: &Variant, _: &Self, _: &[Action], _: u64, _: &mut Meter) -> Vec<Vec<Self>> {
        Vec::new()
    }

    fn judge(_: &Variant, _: &TurnQuestion<Self>, _: Effort, _: u64, _: &mut Meter) -> Option<Judgement<Action>> {
        None
    }
}

/// It has no puzzles.
impl PuzzleGame for State {
    fn built_in() -> &'static [Puzzle<Self>] {
        &[]
    }

    fn sort_of(_setup: &Setup) -> &'static str {
        "dice"
    }

    fn is_late(&self, _rules: &Variant) -> bool {
        false
    }
}

impl TableGame for State {
    type Own = ();
    type Ask = Play;
    type Deed = Deed;
    type Notice = Infallible;
    type Question = Infallible;
    type Spot = TableSpot;
    type Effect = Infallible;
    type Recap = ();
    type Picture = Die;

    fn steps(seen: impl Iterator<Item = Seen<Self>>, _is_asked: impl Fn(usize) -> bool) -> Vec<Step<Deed>> {
        seen.map(|seen| Step::of(&seen, seen.action.map_or(Deed::Hidden, Deed::Seen))).collect()
    }

    fn told(_texts: &Texts, table: &Table<Self>, step: &Step<Deed>) -> Told<Die> {
        // What the viewer does not know, the line of the action leaves out.
        let line = table.sitting().line(step.start).or_else(|| match step.deed {
            Deed::Seen(action) => Some(text_of::<Self>(table.rules(), action)),
            Deed::Hidden => None,
        });
        let line = line.unwrap_or_else(|| "something hidden".to_owned());
        let who = if step.is_chance { "Chance" } else { table.name(step.seat) };
        let face = match step.deed {
            Deed::Seen(Action::Bid(bid)) => Some(bid.face),
            Deed::Seen(Action::Middle(face) | Action::Open(face) | Action::Swap(face)) => Some(face),
            Deed::Seen(Action::Doubt | Action::Peek | Action::Roll(..)) | Deed::Hidden => None,
        };
        Told {
            sentence: format!("{who}: {line}"),
            chip: line.clone(),
            picture: Die(face),
            line: Line::plain(line),
            nobodys: step.is_chance.then_some(Die(None)),
        }
    }

    fn paint(painter: &Painter, theme: &Theme, _table: &Table<Self>, _seat: Seat, Die(face): Die, room: Room) {
        let (Room::Chip(rect) | Room::Line(rect) | Room::Entry(rect) | Room::Button(rect, _)) = room;
        let edge = rect.width().min(rect.height());
        die(painter, theme, Rect::from_center_size(rect.center(), vec2(edge, edge)).shrink(1.0), face);
    }

    fn ask(table: &mut Table<Self>, Play(action): Play) {
        table.play_or_tell(action);
    }

    fn ends_turn_by(_: &Table<Self>, Play(action): &Play) -> bool {
        matches!(action, Action::Bid(_) | Action::Doubt)
    }

    fn offers(_desk: &Desk<Self>, table: &Table<Self>) -> Vec<Offer<Self>> {
        if table.person_to_move().is_none() {
            return Vec::new();
        }
        [("Doubt", Action::Doubt), ("Peek", Action::Peek)].map(|(name, action)| offer(table, name, action)).into()
    }

    fn reason(_texts: &Texts, _table: &Table<Self>, why: &Illegal) -> String {
        why.to_string()
    }

    fn recap(_: &Table<Self>, _: Seat, _: std::ops::Range<usize>, is_quiet: bool) -> Option<()> {
        (!is_quiet).then_some(())
    }

    fn asked_of_seat(texts: &Texts, table: &Table<Self>) -> Option<String> {
        let seat = table.person_to_move()?;
        Some(format!("{}: bid or doubt", naming::called(texts, table, seat)))
    }

    fn progress(_texts: &Texts, table: &Table<Self>, _is_short: bool) -> String {
        format!("{} dice are left", table.shown().all_dice())
    }

    fn board_ui(ui: &mut Ui, desk: &mut Desk<Self>, table: &mut Table<Self>) {
        let rect = ui.available_rect_before_wrap();
        let whole = rect.with_max_y(rect.bottom() - if strip::has_strip(rect) { strip::STRIP_HEIGHT } else { 0.0 });
        ui.painter().rect_filled(rect, 0.0, desk.theme.chrome.panel);
        let mut first = ui.scope_id();
        ui.scope_builder(egui::UiBuilder::new().max_rect(whole.shrink(8.0)), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for seat in table.all_seats() {
                    cup_ui(ui, desk, table, seat);
                }
                middle_ui(ui, desk, table);
                first = actions_ui(ui, desk, table).unwrap_or(first);
            });
        });
        ui.advance_cursor_after_rect(rect);
        areas::note(ui.ctx(), Area::Board, rect, first);
        strip::strip_ui(ui, desk, table, rect);
        lookback::edge_ui(ui, desk, table, rect);
        keyboard(ui, desk, table, first);
    }

    fn least_players(table: &Table<Self>) -> f32 {
        f32::from(table.state().seats()) * 30.0
    }

    fn players_ui(ui: &mut Ui, desk: &mut Desk<Self>, table: &Table<Self>, _room: f32) {
        for seat in table.all_seats() {
            card_frame(desk.theme).show(ui, |ui| {
                ui.horizontal(|ui| {
                    table.seat_ui(ui, desk.theme, seat, vec2(20.0, 20.0), 9.0);
                    ui.label(format!("{}: {} dice", table.name(seat), table.shown().dice(seat)));
                });
            });
        }
    }

    /// Chance that is entered by hand.
    fn asked_ui(ui: &mut Ui, desk: &mut Desk<Self>, table: &Table<Self>) {
        let mut outcomes = Vec::new();
        if table.chance_by_hand() && !table.looks_back() {
            table.state().outcomes(table.rules(), &mut outcomes);
        }
        for (action, _) in outcomes {
            if ui.button(text_of::<Self>(table.rules(), action)).clicked() {
                desk.push(TableAsk::Own(Play(action)));
            }
        }
    }
}

fn offer(table: &Table<State>, name: &str, action: Action) -> Offer<State> {
    let why = table.sitting().check(action).err();
    Offer {
        key: action.verb(),
        name: ready(name.to_owned()),
        title: name.to_owned(),
        below: None,
        warns: false,
        picture: Die(None),
        shortcut: None,
        price: None,
        rule: rule(why.map_or("D4.1", Illegal::rule)),
        is_chosen: false,
        is_asked: false,
        is_dragged: false,
        ask: TableAsk::Own(Play(action)),
        why: why.map(|why| ready(why.to_string())),
    }
}

fn rule(number: &str) -> Citation {
    number.parse().unwrap()
}

/// The cup of a seat: the dice under it as far as they are known here, and those that lie open.
fn cup_ui(ui: &mut Ui, desk: &Desk<State>, table: &Table<State>, seat: Seat) {
    let state = table.shown();
    let known: Vec<Option<u8>> = match state.cup(seat) {
        Cup::Unrolled => Vec::new(),
        Cup::Hidden => vec![None; usize::from(state.covered(seat))],
        Cup::Seen(hand) => hand.faces().map(Some).collect(),
    };
    let said = known.iter().map(|face| face.map_or("?".to_owned(), |face| face.to_string())).collect::<Vec<_>>();
    let open = state.open(seat);
    ui.horizontal(|ui| {
        table.seat_ui(ui, desk.theme, seat, vec2(24.0, DIE), 9.0);
        ui.label(table.name(seat));
        let row = dice_ui(ui, desk.theme, &known);
        describe(&row, || vec![format!("under the cup of {}: {}", table.name(seat), said.join(" "))]);
        if open != Hand::default() {
            ui.label("open:");
            dice_ui(ui, desk.theme, &open.faces().map(Some).collect::<Vec<_>>());
        }
    });
}

fn middle_ui(ui: &mut Ui, desk: &Desk<State>, table: &Table<State>) {
    let state = table.shown();
    ui.horizontal(|ui| {
        match state.middle() {
            Middle::Unrolled => {}
            Middle::Hidden => drop(dice_ui(ui, desk.theme, &[None])),
            Middle::Rolled(face) => drop(dice_ui(ui, desk.theme, &[Some(face)])),
        }
        if let Some((seat, bid)) = state.bid() {
            ui.label(format!("{} has bid {} of {}", table.name(seat), bid.dice, bid.face));
        }
    });
}

/// A button for each bid, and for each die to open or put back. Returns the first of them.
fn actions_ui(ui: &mut Ui, desk: &mut Desk<State>, table: &Table<State>) -> Option<egui::Id> {
    let may = table.person_to_move().is_some() && !table.looks_back();
    let mut first = None;
    ui.horizontal_wrapped(|ui| {
        for &action in table.legal().iter().filter(|_| may && table.state().phase() == Phase::Turn) {
            let button = ui.add(Button::new(text_of::<State>(table.rules(), action)));
            if button.clicked() {
                desk.push(TableAsk::Own(Play(action)));
            }
            first = first.or(Some(button.id));
        }
    });
    first
}

/// Dice in a row.
fn dice_ui(ui: &mut Ui, theme: &Theme, faces: &[Option<u8>]) -> egui::Response {
    let (rect, row) = ui.allocate_exact_size(vec2(faces.len() as f32 * (DIE + GAP), DIE), Sense::hover());
    for (index, &face) in faces.iter().enumerate() {
        let corner: Pos2 = pos2(rect.left() + index as f32 * (DIE + GAP), rect.top());
        die(ui.painter(), theme, Rect::from_min_size(corner, vec2(DIE, DIE)), face);
    }
    row
}

/// A die: its face, or nothing where that is covered.
fn die(painter: &Painter, theme: &Theme, rect: Rect, face: Option<u8>) {
    let edge = Stroke::new(1.0, theme.chrome.edge);
    let fill: Color32 = if face.is_some() { theme.stone.top } else { theme.chrome.panel };
    painter.rect(rect, 3.0, fill, edge, StrokeKind::Inside);
    let text = face.map_or("?".to_owned(), |face| face.to_string());
    let font = FontId::proportional(rect.height() * 0.6);
    let colour = if face.is_some() { theme.stone.carved } else { theme.chrome.text_weak };
    painter.text(rect.center(), Align2::CENTER_CENTER, text, font, colour);
}
