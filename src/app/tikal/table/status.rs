//! Words of the line above the buttons in a game of Tikal: the points left, what is asked of whom, and what was tried.
//!
//! The table of any game decides its layout, and what it says in every game.

use egui::{RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::{Table, TikalNotice, acts, hand};
use crate::app::hexboard::art;
use crate::app::table::naming;
use crate::app::tikal::desk::{Desk, Spot};
use crate::game::Seat;
use crate::tikal::{Action, Event, Phase, Purchase};
use crate::words::Texts;
use crate::words::tikal::cells;

/// The points that are left, as dots or as a number with one dot.
pub fn points_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, has_dots: bool) {
    let (state, texts) = (table.shown(), desk.texts);
    if matches!(state.phase(), Phase::Act | Phase::Place(_) | Phase::Reveal) {
        let most = table.rules().action_points();
        let step = 16.0;
        // Where there is little room, one dot stands for all of them.
        let shown = if has_dots { most } else { 1 };
        let (rect, _) = ui.allocate_exact_size(vec2(f32::from(shown) * step, 20.0), Sense::hover());
        for point in 0..shown {
            let centre = rect.left_center() + vec2((f32::from(point) + 0.5) * step, 0.0);
            art::action_point(ui.painter(), desk.theme, centre, 6.5, point >= state.points());
        }
        let points = texts.with("bar-points", &[("points", state.points().into())]);
        let short = || texts.with("bar-points-short", &[("points", state.points().into())]);
        // Where one dot stands for all, there is room for a short form only; its tooltip says what it stands for.
        let label = ui.label(RichText::new(if has_dots { points.clone() } else { short() }).strong());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &points));
        let label = if has_dots { label } else { label.on_hover_text(points.clone()) };
        desk.note(ui, Spot::Points, rect.union(label.rect));
        ui.separator();
    }
}

/// A thing that was tried and did not happen, in words.
pub fn told(texts: &Texts, table: &Table, notice: &TikalNotice) -> String {
    match *notice {
        TikalNotice::NoHex(_) => acts::no_hex(texts, table),
        TikalNotice::Later(lesson) => texts.with("bar-taught-later", &[("lesson", lesson.into())]),
        TikalNotice::Turned(cell) => texts.with("notice-turned", &[("cell", cell.to_string().into())]),
        TikalNotice::Fewer { went, chosen } => {
            texts.with("notice-fewer", &[("went", went.into()), ("chosen", chosen.into())])
        }
        TikalNotice::OtherBid(bid) => texts.with("notice-other-bid", &[("bid", bid.into())]),
        TikalNotice::TooFar { cell, need: Some(need), points } => {
            let values = [("cell", cell.to_string().into()), ("need", need.into()), ("points", points.into())];
            texts.with("notice-too-far", &values)
        }
        TikalNotice::TooFar { cell, need: None, .. } => {
            texts.with("notice-no-way", &[("cell", cell.to_string().into())])
        }
    }
}

/// The sentence of the line: the piece whose reach is shown, or what is asked, after the points that a person has just
/// scored.
pub fn asked(texts: &Texts, table: &Table, asked: impl FnOnce() -> String) -> String {
    match table.own.chosen.probe {
        Some(walker) => cells::reach(texts, &table.named(), walker),
        None => scored(texts, table, asked()),
    }
}

/// True if the turn was won in an auction in which everybody passed (T9.4), and not by the last one left (T9.7).
fn is_free(table: &Table) -> bool {
    let state = table.state();
    let won = (0..table.steps()).rev().find_map(|step| {
        table.history().events(step).iter().rev().find_map(|event| match *event {
            Event::TurnWon { price, .. } => Some(price),
            _ => None,
        })
    });
    won == Some(0) && state.seats().iter().filter(|&&seat| state.amulet(seat)).count() > 1
}

/// True if the computer that is to move has begun its turn and its actions are being shown, or there is nothing left
/// for it to think about.
pub fn only_shows(table: &Table) -> bool {
    let state = table.state();
    let is_turn = matches!(state.phase(), Phase::Act | Phase::Reveal) && table.others_to_move();
    let has_begun = table.turn().steps.iter().any(|step| !step.is_chance);
    let is_ending = state.phase() == Phase::Act && table.legal().iter().all(|&action| action == Action::End);
    is_turn && has_begun && (table.motion().is_moving() || table.thinking().is_none() || is_ending)
}

/// The question to the person who acts; where a computer does, what is told instead of waiting for it, if anything is.
pub fn asked_of_seat(texts: &Texts, table: &Table) -> Option<String> {
    let state = table.state();
    let seat = state.seat();
    let you = [("name", naming::called(texts, table, seat).into())];
    if let Some(key) = table.own.lesson.pointed.asks {
        return Some(texts.say(key));
    }
    if state.phase() == Phase::Choose && table.auction_won().is_some() {
        return Some(won(texts, table));
    }
    if table.others_to_move() {
        let is_told = state.phase() == Phase::Choose && is_free(table);
        return is_told.then(|| texts.with("ask-free", &[("name", table.name(seat).to_owned().into())]));
    }
    Some(match state.phase() {
        Phase::Bid(auction) => {
            let least = state.least_bid(table.rules()).into();
            // Against nobody the least is enough.
            let is_alone =
                auction.bid.is_none() && auction.passed.as_slice().len() + 1 == auction.eligible.as_slice().len();
            let key = if is_alone { "ask-bid-alone" } else { "ask-bid" };
            texts.with(key, &[("name", naming::called(texts, table, seat).into()), ("least", least)])
        }
        Phase::Choose if is_free(table) => {
            naming::of_seat(texts, table, seat, ["ask-choose-free", "ask-choose-free-you"], &[])
        }
        Phase::Choose => texts.with("ask-choose", &you),
        Phase::Place(tile) if !hand::can_be_turned(table, tile) => texts.with("ask-place-fixed", &you),
        Phase::Place(_) if !table.placeable().1.is_empty() => texts.with("ask-place-turned", &you),
        Phase::Place(_) => texts.with("ask-place", &you),
        _ if table.entering().is_some() => texts.with("ask-camp", &you),
        _ if table.own.known.reach.is_some() => texts.with(walk_key(table), &you),
        Phase::Act if state.points() == 0 && table.legal().iter().all(|&action| action == Action::End) => {
            texts.with(if state.scoring().is_some() { "ask-end-score" } else { "ask-end" }, &you)
        }
        _ if state.scoring().is_some() => naming::of_seat(texts, table, seat, ["ask-scoring", "ask-scoring-you"], &[]),
        _ => texts.with(act_key(table), &you),
    })
}

/// True if an action can be taken where the chosen piece stands.
fn can_act_here(table: &Table) -> bool {
    let is_here = |what| match what {
        Purchase::Uncover | Purchase::Dig | Purchase::Camp | Purchase::Guard => true,
        Purchase::Enter | Purchase::Transfer | Purchase::Move | Purchase::Exchange => false,
    };
    table.offers().iter().any(|offer| offer.state.is_ok() && is_here(offer.what))
}

/// The possibilities of a piece that can walk.
fn walk_key(table: &Table) -> &'static str {
    if can_act_here(table) {
        "ask-walk-or-act"
    } else if table.largest_party() > 1 {
        "ask-walk"
    } else {
        "ask-walk-alone"
    }
}

/// The possibilities where no piece is chosen that can walk.
fn act_key(table: &Table) -> &'static str {
    let state = table.state();
    if can_act_here(table) {
        "ask-act-here"
    } else if state.present(state.seat()).is_empty() {
        "ask-act-first"
    } else {
        "ask-act"
    }
}

/// The question; right after a person has scored, behind the points that they got.
fn scored(texts: &Texts, table: &Table, asked: String) -> String {
    // Once anybody has played on, it is old.
    let is_new = table.actions().next_back() == Some(Action::End);
    let round = table.history().rounds().last().filter(|_| table.state().scoring().is_some() && is_new);
    let last = round.and_then(|round| round.scores.last()).filter(|score| table.sitting().is_person(score.seat));
    let Some(own) = last else { return asked };
    let values = [("points", own.points.into()), ("asked", asked.into())];
    naming::of_seat(texts, table, own.seat, ["ask-after-score", "ask-after-score-you"], &values)
}

/// Who has won the auction, for what, and what the others did; and what is asked of the winner.
fn won(texts: &Texts, table: &Table) -> String {
    let (bid, passed) = table.auction_won().unwrap_or_default();
    // Whoever is addressed comes last, and the verb with it.
    let (own, others): (Vec<Seat>, Vec<Seat>) = passed.iter().partition(|&&seat| table.own_seat() == Some(seat));
    let you = texts.say("player-you");
    let names = others.iter().map(|&seat| table.name(seat)).chain(own.iter().map(|_| you.as_str()));
    let names: Vec<&str> = names.collect();
    let who = match names.len() {
        _ if !own.is_empty() => "you",
        1 => "one",
        _ => "other",
    };
    let keys = if table.others_to_move() { ["ask-won", "ask-won"] } else { ["ask-choose-won", "ask-choose-won-you"] };
    let names = naming::listed(texts, &names).into();
    let values =
        [("bid", bid.into()), ("count", passed.len().into()), ("who", who.to_owned().into()), ("names", names)];
    naming::of_seat(texts, table, table.state().seat(), keys, &values)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::game::{DealerDef, Player, RecordOptions, SeatRecord};
    use crate::library::{CLASSIC, TikalLibrary};
    use crate::tikal::{Setup, State, TikalSession, TurnRule};
    use crate::words::Language;

    /// An auction of three that the second one has won, against the first one, who is addressed, and the third one; or
    /// against the third one, as the first one is another computer.
    fn won_by_the_second(is_addressed: bool) -> Table {
        let library = TikalLibrary::built_in();
        let rules = library.find(CLASSIC).unwrap();
        let seat = |name: &str, is_person: bool| {
            let player = if is_person { Player::Human } else { Player::Computer("adept".to_owned()) };
            SeatRecord { name: name.into(), colour: "red".into(), player }
        };
        let start = State::new(rules, 3, &Setup::new(TurnRule::Auction, Seat::default()));
        let (session, _) = TikalSession::new(Arc::clone(rules), start, DealerDef::Seed(3));
        let seats = vec![seat("Ana", is_addressed), seat("Ben", false), seat("Cid", false)];
        let mut table = Table::new(session, seats, RecordOptions::default());
        for action in [Action::Pass, Action::Bid(2), Action::Pass] {
            table.play(action).unwrap();
        }
        assert_eq!(table.state().phase(), Phase::Choose);
        table
    }

    #[test]
    fn a_person_who_has_passed_in_an_auction_is_addressed() {
        let said = |language, is_addressed| won(&Texts::new(language), &won_by_the_second(is_addressed));
        assert_eq!(said(Language::English, false), "Ben wins with 2 and chooses a tile, Ana and Cid pass");
        assert_eq!(said(Language::English, true), "Ben wins with 2 and chooses a tile, Cid and you pass");
        assert!(said(Language::French, false).ends_with(" Ana et Cid passent"));
        assert!(said(Language::French, true).ends_with(" Cid et vous passez"));
        assert!(said(Language::German, false).ends_with(" Ana und Cid passen"));
        assert!(said(Language::German, true).ends_with(" Cid und du passt"));
    }
}
