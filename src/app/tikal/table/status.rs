//! The line above the buttons of the bar: the points left, and what is asked, or what was refused and by which rule. While
//! an earlier state is looked at, `lookback` has its place.
//!
//! Decides also what else in the line gives way to a sentence that is long.

use egui::text::LayoutJob;
use std::f32::consts::TAU;

use egui::{Button, Color32, Id, Label, RichText, Role, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo, vec2};

use super::{Held, Notice, Table, TikalNotice, hand};
use crate::app::hexboard::art;
use crate::app::kit::desk::width_of;
use crate::app::table::naming;
use crate::app::table::{Share, lookback};
use crate::app::tikal::command::Command;
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::words;
use crate::game::{Actor, Seat};
use crate::tikal::{Action, Event, Phase, Purchase, Rule};
use crate::words::Texts;

/// The least room in which the points of an earlier state stand beside what is told of it.
const POINTS_THEN: f32 = 800.0;

/// The sentence of the line, besides the points.
pub struct Sentence {
    text: String,
    /// True if it is an answer to a thing that was tried.
    is_notice: bool,
    /// The rule behind a refusal.
    rule: Option<Rule>,
}

/// Where the share of the sentence is kept that was laid out last.
fn share_id() -> Id {
    Id::unique("share of the line above the buttons")
}

/// The key of the things on which the share of a sentence depends.
fn share_key(ui: &Ui, sentence: &Sentence, width: f32) -> u64 {
    egui::util::hash((&sentence.text, width.to_bits(), ui.pixels_per_point().to_bits()))
}

/// The sentence of the line now; nothing while an earlier state is looked at.
pub fn sentence(desk: &Desk, table: &Table) -> Option<Sentence> {
    let texts = desk.texts;
    if table.looks_back() {
        return None;
    }
    if let Some(notice) = &table.notice {
        return Some(Sentence { text: told(texts, table, notice), is_notice: true, rule: notice.rule() });
    }
    let text = match table.own.chosen.probe {
        _ if table.advice().is_some() => {
            texts.say(if table.can_play_copy() { "ask-hint-shown" } else { "ask-hint-undone" })
        }
        _ if table.seeks_hint() => texts.say("ask-hint"),
        Some(walker) => words::reach(texts, table, walker),
        None => scored(desk, table, asked(desk, table)),
    };
    Some(Sentence { text, is_notice: false, rule: None })
}

/// The share that this sentence needs in a line of this width, as far as it is known.
pub fn share(ui: &Ui, sentence: Option<&Sentence>, width: f32) -> Share {
    let Some(sentence) = sentence else { return Share::Rest };
    let known: Option<(u64, Share)> = ui.data(|data| data.get_temp(share_id()));
    known.filter(|&(key, _)| key == share_key(ui, sentence, width)).map_or(Share::Rest, |(_, share)| share)
}

/// Gives a sentence that was cut in a line of this width a larger share, and has the frame laid out anew.
fn give_way(ui: &Ui, sentence: &Sentence, share: Share, width: f32) {
    let more = match share {
        Share::Rest => Share::More,
        Share::More => Share::All,
        Share::All => return,
    };
    ui.data_mut(|data| data.insert_temp(share_id(), (share_key(ui, sentence, width), more)));
    ui.request_discard("a sentence needs more room");
}

/// The thing that was tried and did not happen, in words.
fn told(texts: &Texts, table: &Table, notice: &Notice) -> String {
    match notice {
        Notice::Refused(why) => words::reason(texts, table, why),
        Notice::Own(TikalNotice::NoHex(_)) => words::no_hex(texts, table),
        &Notice::Own(TikalNotice::Later(lesson)) => texts.with("bar-taught-later", &[("lesson", lesson.into())]),
        Notice::Idle(why) => texts.say(why.text()),
        Notice::Missed => texts.say("notice-missed"),
        Notice::Own(TikalNotice::Turned(cell)) => texts.with("notice-turned", &[("cell", cell.to_string().into())]),
        &Notice::Own(TikalNotice::Fewer { went, chosen }) => {
            texts.with("notice-fewer", &[("went", went.into()), ("chosen", chosen.into())])
        }
        &Notice::Own(TikalNotice::OtherBid(bid)) => texts.with("notice-other-bid", &[("bid", bid.into())]),
        &Notice::Own(TikalNotice::TooFar { cell, need: Some(need), points }) => {
            let values = [("cell", cell.to_string().into()), ("need", need.into()), ("points", points.into())];
            texts.with("notice-too-far", &values)
        }
        Notice::Own(TikalNotice::TooFar { cell, need: None, .. }) => {
            texts.with("notice-no-way", &[("cell", cell.to_string().into())])
        }
        Notice::TookBackToo(seats) => {
            let names: Vec<&str> = seats.iter().map(|&seat| table.name(seat)).collect();
            texts.with("notice-took-back-too", &[("names", naming::listed(texts, &names).into())])
        }
        Notice::NoPlan => texts.say("plan-none"),
        Notice::Stopped { action, reason } => texts.with(
            "notice-stopped",
            &[("action", (*action).into()), ("reason", words::stop(texts, table, reason).into())],
        ),
    }
}

/// The points as dots and one sentence: what is asked, or what was refused; or the banner of looking back. `width` is that
/// of the whole line.
pub fn status_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    (sentence, share): (Option<&Sentence>, Share),
    (has_dots, width): (bool, f32),
) {
    let (state, texts) = (table.shown(), desk.texts);
    let has_dots = has_dots && share == Share::Rest;
    // Where there is little room, what is told of an earlier state comes before its points.
    let has_points = !table.looks_back() || ui.available_width() >= POINTS_THEN;
    if has_points && matches!(state.phase(), Phase::Act | Phase::Place(_) | Phase::Reveal) {
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
    let Some(sentence) = sentence else {
        lookback::banner_ui(ui, desk, table);
        return;
    };
    if let Some(done) = table.thinking().filter(|_| !sentence.is_notice && !only_shows(table)) {
        thinking_ui(ui, desk, done);
    }
    let is_cut = match sentence.rule {
        Some(rule) => refusal_ui(ui, desk, &sentence.text, rule),
        None if sentence.is_notice => sentence_ui(ui, &sentence.text, desk.theme.chrome.warn),
        None => sentence_ui(ui, &sentence.text, desk.theme.chrome.text),
    };
    if is_cut {
        give_way(ui, sentence, share, width);
    }
}

/// The part of a search that is done, as a small ring that closes.
fn thinking_ui(ui: &mut Ui, desk: &Desk, done: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
    let said = desk.texts.with("thinking-done", &[("percent", ((done * 100.0).round() as u32).into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &said));
    let centre = rect.center();
    let rim = |step: u8| centre + 6.0 * Vec2::angled(TAU * (done * f32::from(step) / 24.0 - 0.25));
    ui.painter().circle_stroke(centre, 6.0, Stroke::new(1.0, desk.theme.chrome.edge));
    ui.painter().line((0..=24).map(rim).collect(), Stroke::new(3.0, desk.theme.chrome.gold));
    response.on_hover_text(said);
}

/// A sentence in the room that is left: in one line if it fits, else in two of small letters; whether it is cut.
fn sentence_ui(ui: &mut Ui, text: &str, colour: Color32) -> bool {
    let style = ui.style();
    let (body, small) = (TextStyle::Body.resolve(style), TextStyle::Small.resolve(style));
    let room = ui.available_width();
    let fits = width_of(ui.painter(), &body, text) <= room;
    let mut job = LayoutJob::simple(text.to_owned(), if fits { body } else { small }, colour, room);
    job.wrap.max_rows = if fits { 1 } else { 2 };
    let galley = ui.painter().layout_job(job);
    let is_cut = galley.elided;
    let response = ui.add(Label::new(galley));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    if is_cut {
        response.on_hover_text(text);
    }
    is_cut
}

/// The refusal, and a button that opens the rule behind it; true if the words are cut.
fn refusal_ui(ui: &mut Ui, desk: &mut Desk, text: &str, rule: Rule) -> bool {
    let title = desk.texts.say("rules-of-refusal");
    let font = egui::TextStyle::Button.resolve(ui.style());
    let words = width_of(ui.painter(), &font, &title);
    // The button keeps its width; the text is cut.
    let wide = words + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x + 2.0;
    let is_cut = ui.scope(|ui| {
        ui.set_max_width((ui.available_width() - wide).max(40.0));
        sentence_ui(ui, text, desk.theme.chrome.warn)
    });
    let about = desk.texts.say(words::about_rule(rule));
    let about = desk.texts.with("rules-about", &[("what", about.into())]);
    if ui.add(Button::new(title).small()).on_hover_text(about).clicked() {
        desk.push(Command::ShowRule(rule.into()));
    }
    is_cut.inner
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
fn only_shows(table: &Table) -> bool {
    let state = table.state();
    let is_turn = matches!(state.phase(), Phase::Act | Phase::Reveal) && table.computer_to_move().is_some();
    let has_begun = table.turn().steps.iter().any(|step| !step.is_chance);
    let is_ending = state.phase() == Phase::Act && table.legal().iter().all(|&action| action == Action::End);
    is_turn && has_begun && (table.motion().is_moving() || table.thinking().is_none() || is_ending)
}

/// The question, and whom it is for.
fn asked(desk: &Desk, table: &Table) -> String {
    let (state, texts) = (table.state(), desk.texts);
    let seat = state.seat();
    let name = [("name", table.name(seat).to_owned().into())];
    let you = [("name", naming::called(texts, table, seat).into())];
    match state.actor() {
        Actor::Nobody => texts.say("ask-over"),
        Actor::Chance if table.is_plan() => texts.say("plan-open"),
        Actor::Chance => texts.with(if table.chance_by_hand() { "ask-chance" } else { "ask-wait" }, &name),
        Actor::Seat(_) if table.stands_still() => texts.with("ask-still", &name),
        Actor::Seat(_) if table.held() == Held::WhileRead => texts.say("ask-lesson-read"),
        Actor::Seat(_) if let Some(key) = table.own.lesson.pointed.asks => texts.say(key),
        Actor::Seat(_) if state.phase() == Phase::Choose && table.auction_won().is_some() => won(texts, table),
        Actor::Seat(_) if state.phase() == Phase::Choose && table.computer_to_move().is_some() && is_free(table) => {
            texts.with("ask-free", &name)
        }
        Actor::Seat(_) if table.computer_to_move().is_some() => texts.with(
            match table.held() {
                Held::AtEnd => "ask-lesson-over",
                Held::WhileRead | Held::ForLearner => "ask-lesson",
                Held::No if only_shows(table) => "ask-computer-plays",
                Held::No => "ask-computer",
            },
            &name,
        ),
        Actor::Seat(_) => match state.phase() {
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
            _ if table.own.chosen.entering.is_some() => texts.with("ask-camp", &you),
            _ if table.own.known.reach.is_some() => texts.with(walk_key(table), &you),
            Phase::Act if state.points() == 0 && table.legal().iter().all(|&action| action == Action::End) => {
                texts.with(if state.scoring().is_some() { "ask-end-score" } else { "ask-end" }, &you)
            }
            _ if state.scoring().is_some() => {
                naming::of_seat(texts, table, seat, ["ask-scoring", "ask-scoring-you"], &[])
            }
            _ => texts.with(act_key(table), &you),
        },
    }
}

/// True if an action can be taken where the chosen piece stands.
fn can_act_here(table: &Table) -> bool {
    let is_here = |what| matches!(what, Purchase::Uncover | Purchase::Dig | Purchase::Camp | Purchase::Guard);
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
fn scored(desk: &Desk, table: &Table, asked: String) -> String {
    // Once anybody has played on, it is old.
    let is_new = table.actions().next_back() == Some(Action::End);
    let round = table.history().rounds().last().filter(|_| table.state().scoring().is_some() && is_new);
    let last = round.and_then(|round| round.scores.last()).filter(|score| table.sitting().is_person(score.seat));
    let Some(own) = last else { return asked };
    let values = [("points", own.points.into()), ("asked", asked.into())];
    naming::of_seat(desk.texts, table, own.seat, ["ask-after-score", "ask-after-score-you"], &values)
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
    let keys = if table.computer_to_move().is_some() {
        ["ask-won", "ask-won"]
    } else {
        ["ask-choose-won", "ask-choose-won-you"]
    };
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
