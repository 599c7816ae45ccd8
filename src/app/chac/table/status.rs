//! Words of the line above the buttons in a game of the temple: the actions left, what is asked of whom, and what was tried.

use egui::{RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::{ChacNotice, Table, wording};
use crate::app::chac::desk::{Desk, Spot};
use crate::app::hexboard::art::action_point;
use crate::app::table::naming;
use crate::chac::{Ability, Action, Phase, Purpose, Rescue};
use crate::words::Texts;
use crate::words::chac::nouns;

/// The actions that are left, as dots or as a number with one dot, and the load level.
pub fn points_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, has_dots: bool) {
    let (state, texts, rules) = (table.shown(), desk.texts, table.rules());
    if !matches!(state.phase(), Phase::Load | Phase::Rescue) && !state.phase().is_turn() {
        return;
    }
    let level = state.level(rules, state.seat());
    let is_load = state.phase() == Phase::Load;
    let all = if is_load { 0 } else { table.actions_of_turn() };
    let step = 13.0;
    let shown = if has_dots { all.max(1) } else { 1 };
    let mut rect = egui::Rect::NOTHING;
    if !is_load {
        rect = ui.allocate_exact_size(vec2(f32::from(shown) * step, 20.0), Sense::hover()).0;
        for point in 0..shown {
            let centre = rect.left_center() + vec2((f32::from(point) + 0.5) * step, 0.0);
            action_point(ui.painter(), desk.theme, centre, 5.8, point >= state.actions_left());
        }
    }
    let values = [("actions", state.actions_left().into()), ("level", level.into())];
    let (long, short) = if is_load {
        ("chac-table-points-load", "chac-table-points-load-short")
    } else {
        ("chac-table-points", "chac-table-points-short")
    };
    let points = texts.with(long, &values);
    let label = ui.label(RichText::new(if has_dots { points.clone() } else { texts.with(short, &values) }).strong());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &points));
    let label = if has_dots { label } else { label.on_hover_text(points.clone()) };
    desk.note(ui, Spot::Actions, rect.union(label.rect));
    ui.separator();
}

/// A thing that was tried and did not happen, in words.
pub fn told(texts: &Texts, notice: ChacNotice) -> String {
    match notice {
        ChacNotice::Here => texts.say("chac-table-here"),
        ChacNotice::TooFar { need, have } => {
            texts.with("chac-table-too-far", &[("need", need.into()), ("have", have.into())])
        }
        ChacNotice::CutOff => texts.say("chac-table-cut-off"),
        ChacNotice::NotNow => texts.say("chac-table-not-now"),
        ChacNotice::NoDice => texts.say("chac-table-no-dice"),
        ChacNotice::NoSquare(ability) => {
            let which = match ability {
                Ability::Linguistics => "linguistics",
                Ability::Leap => "leap",
                _ => "sprint",
            };
            texts.with("chac-table-no-square", &[("which", which.into())])
        }
    }
}

/// The question to whoever enters chance by hand: what it is, and whom it is for.
pub fn asked_of_chance(texts: &Texts, table: &Table) -> Option<String> {
    let (state, rules) = (table.state(), table.rules());
    let name = ("name", naming::called(texts, table, state.seat()).into());
    Some(match state.phase() {
        Phase::Trap => {
            let drawn = (0..rules.zones().len()).filter(|&zone| state.clue(zone).number.is_some()).count();
            texts.with("chac-table-enter-trap", &[("zone", (drawn + 1).into())])
        }
        Phase::Deal => texts.with("chac-table-enter-adventurer", &[name]),
        Phase::Roll(purpose) => {
            let count = state.roll_count(rules, purpose);
            let left = usize::from(count).saturating_sub(table.entered_faces().len());
            let values = [
                name,
                ("purpose", nouns::purpose(texts, purpose).into()),
                ("count", count.into()),
                ("left", left.into()),
            ];
            let key = match purpose {
                Purpose::Actions | Purpose::Boulder => "chac-table-enter-dice",
                _ => "chac-table-enter-dice-of",
            };
            texts.with(key, &values)
        }
        Phase::Draw(deck) => {
            texts.with("chac-table-enter-treasure", &[name, ("deck", nouns::deck(texts, deck).into())])
        }
        Phase::Clue(zone) => texts.with("chac-table-enter-clue", &[name, ("zone", (zone + 1).into())]),
        Phase::Read(tile) | Phase::Turn(tile) => {
            let square = rules.tiles().get(usize::from(tile)).map(|&square| nouns::square(texts, rules, square));
            let is_secret = matches!(state.phase(), Phase::Read(_));
            let key = if is_secret { "chac-table-enter-read" } else { "chac-table-enter-turn" };
            texts.with(key, &[name, ("square", square.unwrap_or_default().into())])
        }
        Phase::Lay(_) => {
            let tile = (0..rules.tiles().len()).find(|&tile| state.tile(tile).glyph.is_none()).unwrap_or_default();
            let square = rules.tiles().get(tile).map(|&square| nouns::square(texts, rules, square));
            texts.with("chac-table-enter-glyph", &[("square", square.unwrap_or_default().into())])
        }
        Phase::Wall => {
            let values = [("number", (state.walls().turned + 1).into()), ("all", rules.cards_per_round().into())];
            texts.with("chac-table-enter-wall", &values)
        }
        Phase::Chest => texts.with("chac-table-enter-chest", &[name]),
        _ => return None,
    })
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
    let key = match state.phase() {
        Phase::Choose => "chac-table-ask-choose",
        Phase::Load => return Some(asked_of_load(texts, table)),
        Phase::Rescue => return Some(asked_to_rescue(texts, table, state.rescue()?)),
        Phase::Substitute => "chac-table-ask-substitute",
        Phase::Act => match table.begun() {
            Some(Ability::Leap) => "chac-table-ask-leap",
            Some(Ability::Sprint) => "chac-table-ask-sprint",
            Some(_) => "chac-table-ask-linguistics",
            None if !state.lock().is_empty() => return Some(asked_of_lock(texts, table)),
            None if state.actions_left() == 0 => {
                let can_more = table.legal().iter().any(|action| *action != Action::End);
                if can_more { "chac-table-ask-free" } else { "chac-table-ask-end" }
            }
            None if table.legal().len() == 1 => "chac-table-ask-stuck",
            None if table.ways().is_empty() => "chac-table-ask-act-here",
            None => "chac-table-ask-act",
        },
        _ => return None,
    };
    let said = texts.with(key, &[name()]);
    if state.phase() == Phase::Act && leaves_out_any(table) {
        let key = wording::secrets_key();
        return Some(texts.with("chac-table-ask-left-out", &[("said", said.into()), ("key", key.into())]));
    }
    Some(said)
}

/// True if a number beside a square or on a button leaves out what the viewer alone knows.
fn leaves_out_any(table: &Table) -> bool {
    let is_told = |action: &Action| matches!(action, Action::Search | Action::Decipher);
    table.hides_knowledge()
        && (table.ways().iter().any(|way| way.leaves_out)
            || table.legal().iter().any(|action| is_told(action) && table.leaves_out(*action)))
}

/// The things that make a load lighter, as far as there are any, and what comes after the seat is ready.
fn asked_of_load(texts: &Texts, table: &Table) -> String {
    let (state, rules) = (table.state(), table.rules());
    let seat = state.seat();
    let level = state.level(rules, seat);
    let throws = state.level_with(rules, seat, 0) < level;
    let rests = level > rules.least_load() && table.legal().contains(&Action::Endurance);
    let can = match (throws, rests) {
        (true, true) => "both",
        (true, false) => "throw",
        (false, true) => "rest",
        (false, false) => "nothing",
    };
    let then = if state.loads_to_come(rules).next().is_some() { "others" } else { "dice" };
    let name = naming::called(texts, table, seat);
    texts.with("chac-table-ask-load", &[("name", name.into()), ("can", can.into()), ("then", then.into())])
}

/// The things that can be done with the dice before a lock.
fn asked_of_lock(texts: &Texts, table: &Table) -> String {
    let (state, rules) = (table.state(), table.rules());
    let can = match table.legal() {
        _ if state.actions_left() > 0 => "roll",
        legal if legal.contains(&Action::Lockpick) => "pick",
        legal if legal.iter().any(|action| *action != Action::End) => "free",
        _ => "end",
    };
    let values = [
        ("name", naming::called(texts, table, state.seat()).into()),
        ("missing", nouns::needs(state.missing(rules)).into()),
        ("can", can.into()),
    ];
    texts.with("chac-table-ask-lock", &values)
}

/// The choice that is left to somebody whom the river sweeps away.
fn asked_to_rescue(texts: &Texts, table: &Table, rescue: Rescue) -> String {
    let cost = table.rules().rescue_cost();
    let seat = table.state().seat();
    let pays = table.legal().iter().any(|action| matches!(action, Action::Leave(_)));
    let can = match (pays, table.legal().contains(&Action::Swim)) {
        (true, true) => "both",
        (true, false) => "leave",
        _ => "swim",
    };
    let values = [
        ("name", naming::called(texts, table, seat).into()),
        ("can", can.into()),
        ("ones", rescue.ones.into()),
        ("cost", (rescue.ones * cost).into()),
        ("left", rescue.to_leave.into()),
    ];
    let key = if rescue.to_leave > 0 {
        "chac-table-ask-leave"
    } else if rescue.rerolled {
        "chac-table-ask-swim"
    } else {
        "chac-table-ask-rescue"
    };
    texts.with(key, &values)
}
