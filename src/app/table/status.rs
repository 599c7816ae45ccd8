//! The line above the buttons of the bar: what belongs to the turn, and what is asked, or what was refused and by which
//! rule. While an earlier state is looked at, `lookback` has its place.
//!
//! Decides what is said before anything that only the game knows, and what else in the line gives way to a sentence
//! that is long.

use std::f32::consts::TAU;

use egui::text::LayoutJob;
use egui::{Button, Color32, Id, Label, Role, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo, vec2};

use super::{Desk, Held, Notice, Share, Table, TableGame, WindowCommand, elsewhere, house, lookback, naming};
use crate::app::kit::desk::width_of;
use crate::game::Actor;
use crate::library::StopReason;
use crate::words::Texts;
use crate::words::rulebook::Citation;

/// The least room in which what belongs to the turn of an earlier state stands beside what is told of it.
const POINTS_THEN: f32 = 800.0;

/// The sentence of the line.
struct Sentence {
    text: String,
    /// True if it is an answer to a thing that was tried.
    is_notice: bool,
    /// The rule behind a refusal, and the id of the text on what it is about.
    rule: Option<(Citation, &'static str)>,
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
fn sentence<G: TableGame>(texts: &Texts, table: &Table<G>) -> Option<Sentence> {
    if table.looks_back() {
        return None;
    }
    if let Some(notice) = table.notice() {
        return Some(Sentence { text: told(texts, table, notice), is_notice: true, rule: G::rule_of(notice) });
    }
    let text = if let Some(awaited) = elsewhere::awaited(texts, table) {
        awaited
    } else if table.advice().is_some() {
        texts.say(if table.can_play_copy() { "ask-hint-shown" } else { "ask-hint-undone" })
    } else if table.seeks_hint() {
        texts.say("ask-hint")
    } else {
        G::asked(texts, table, || asked(texts, table))
    };
    Some(Sentence { text, is_notice: false, rule: None })
}

/// The share that this sentence needs in a line of this width, as far as it is known.
fn share(ui: &Ui, sentence: Option<&Sentence>, width: f32) -> Share {
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
fn told<G: TableGame>(texts: &Texts, table: &Table<G>, notice: &Notice<G>) -> String {
    match notice {
        Notice::Refused(why) => G::reason(texts, table, why),
        Notice::Own(own) => G::notice_told(texts, table, own),
        Notice::Idle(why) => texts.say(why.text()),
        Notice::Missed => texts.say("notice-missed"),
        Notice::TookBackToo(seats) => {
            let names: Vec<&str> = seats.iter().map(|&seat| table.name(seat)).collect();
            texts.with("notice-took-back-too", &[("names", naming::listed(texts, &names).into())])
        }
        Notice::TookBackOf(seat) => texts.with("notice-took-back-of", &[("name", table.name(*seat).to_owned().into())]),
        Notice::NoPlan => texts.say("plan-none"),
        Notice::Stopped { action, reason } => {
            let reason = match reason {
                StopReason::Unreadable(error) => G::no_action(texts, error),
                StopReason::Illegal(why) => G::refusal(texts, table, why),
            };
            let values = [("action", (*action).into()), ("reason", reason.into())];
            texts.with("notice-stopped", &values)
        }
    }
}

/// The question, and whom it is for, as far as every game asks it alike: the game says what is asked of a person, and
/// what is told instead of waiting for a computer.
fn asked<G: TableGame>(texts: &Texts, table: &Table<G>) -> String {
    let name = [("name", table.name(table.seat_to_move()).to_owned().into())];
    match table.state().actor() {
        Actor::Nobody => texts.say("ask-over"),
        Actor::Chance if table.is_plan() => texts.say("plan-open"),
        Actor::Chance if table.covered_for().is_some() => texts.with("ask-covered", &name),
        Actor::Chance if table.chance_by_hand() => {
            G::asked_of_chance(texts, table).unwrap_or_else(|| texts.with("ask-chance", &name))
        }
        Actor::Chance => texts.with("ask-wait", &name),
        Actor::Seat(seat) if table.sitting().branch_of().is_some_and(|own| own != seat) => texts.say("plan-others"),
        Actor::Seat(seat) if table.sitting().amending().is_some() && !table.sitting().is_person(seat) => {
            texts.say("amend-computer")
        }
        Actor::Seat(_) if table.stands_still() => texts.with("ask-still", &name),
        Actor::Seat(_) if table.held() == Held::WhileRead => texts.say("ask-lesson-read"),
        Actor::Seat(_) if table.held() == Held::Shown && table.computer_to_move().is_none() => {
            texts.with("ask-computer-plays", &name)
        }
        Actor::Seat(_) if table.covered_for().is_some() => texts.with("ask-covered", &name),
        Actor::Seat(_) => G::asked_of_seat(texts, table).unwrap_or_else(|| {
            let key = match table.held() {
                Held::AtEnd => "ask-lesson-over",
                Held::WhileRead | Held::ForLearner => "ask-lesson",
                Held::No | Held::Shown if G::only_shows(table) => "ask-computer-plays",
                Held::No | Held::Shown => "ask-computer",
            };
            texts.with(key, &name)
        }),
    }
}

/// Lays out the line: on its right what belongs to the whole game, on its left points and sentence.
pub fn line_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, has_dots: bool) {
    let (sentence, width) = (sentence(desk.texts, table), ui.max_rect().width());
    let share = share(ui, sentence.as_ref(), width);
    house::beside_ui(ui, desk, table, (share, has_dots), |ui, desk| {
        status_ui(ui, desk, table, (sentence.as_ref(), share), (has_dots, width));
    });
}

/// Lays out what belongs to the turn, such as its points, and one sentence: what is asked, or what was refused; or the
/// banner of looking back. `width` is that of the whole line.
fn status_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &Table<G>,
    (sentence, share): (Option<&Sentence>, Share),
    (has_dots, width): (bool, f32),
) {
    // Where there is little room, what is told of an earlier state comes before what belongs to its turn.
    if !table.looks_back() || ui.available_width() >= POINTS_THEN {
        G::points_ui(ui, desk, table, has_dots && share == Share::Rest);
    }
    let Some(sentence) = sentence else {
        lookback::banner_ui(ui, desk, table);
        return;
    };
    if let Some(done) = table.thinking().filter(|_| !sentence.is_notice && !G::only_shows(table)) {
        thinking_ui::<G>(ui, desk, done);
    }
    let is_cut = match sentence.rule {
        Some(rule) => refusal_ui::<G>(ui, desk, &sentence.text, rule),
        None if sentence.is_notice => sentence_ui(ui, &sentence.text, desk.theme.chrome.warn),
        None => sentence_ui(ui, &sentence.text, desk.theme.chrome.text),
    };
    if is_cut {
        give_way(ui, sentence, share, width);
    }
}

/// The part of a search that is done, as a small ring that closes.
fn thinking_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, done: f32) {
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
fn refusal_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, text: &str, (rule, about): (Citation, &str)) -> bool {
    let title = desk.texts.say("rules-of-refusal");
    let font = egui::TextStyle::Button.resolve(ui.style());
    let words = width_of(ui.painter(), &font, &title);
    // The button keeps its width; the text is cut.
    let wide = words + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x + 2.0;
    let is_cut = ui.scope(|ui| {
        ui.set_max_width((ui.available_width() - wide).max(40.0));
        sentence_ui(ui, text, desk.theme.chrome.warn)
    });
    let about = desk.texts.say(about);
    let about = desk.texts.with("rules-about", &[("what", about.into())]);
    if ui.add(Button::new(title).small()).on_hover_text(about).clicked() {
        desk.push(WindowCommand::ShowRule(rule));
    }
    is_cut.inner
}
