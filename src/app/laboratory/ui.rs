//! The layout of the laboratory: the questions on top, then the progress, then the findings: the order of the open
//! documents, the verdict in words, the differences from the other variant, and a card for each measure.

use std::time::Duration;

use egui::{Button, DragValue, Label, ProgressBar, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo};

use super::cards::cards_ui;
use super::ranking::ranking_ui;
use super::series::{beside_ui, series_ui, sweep_ui};
use super::{FiguresPath, Kept};
use crate::ai::Level;
use crate::app::command::{Command, Desk, LabCommand};
use crate::app::kit::areas::{self, Area};
use crate::app::kit::desk::{SCROLL_LANE, follow_focus, heading};
use crate::app::kit::one_of::OneOf;
use crate::app::kit::reading::Reading;
use crate::app::kit::{keys, limits};
use crate::editor::bench::{Against, BEAT, Bench, Candidate, Choice, Pace, Ranking, Sheet};
use crate::game::MAX_SEED;
use crate::games::GameRules;
use crate::lab::{FEWEST_GAMES, MAX_GAMES};
use crate::platform;
use crate::words::{lab, numbers};

/// The width of a field.
const FIELD: f32 = 130.0;
/// The width of the field for the other side of the comparison.
const WIDE: f32 = 200.0;
/// From this height on what is asked for stays in sight above what scrolls.
const HIGH: f32 = 460.0;
/// The number of cards that Page up and down pass over.
const CARDS: usize = 3;
/// So many differences are listed at once; more are folded away.
const MOST_DIFFERENCES: usize = 8;

/// The surroundings of a document's laboratory, for its layout.
pub struct View<'a> {
    /// The document's rules, if it can be played.
    pub rules: Option<&'a GameRules>,
    /// The variants that it can be compared with.
    pub choices: &'a [Choice],
    /// The other work of the laboratory: the name of another document, or the ranking.
    pub busy: Option<String>,
    /// The documents that are open.
    pub open: &'a [Candidate],
    /// Their order.
    pub ranking: &'a Ranking,
    /// The time that games take here.
    pub pace: &'a Pace,
}

/// A heading within the page.
pub fn heading_ui(ui: &mut Ui, desk: &Desk, text: &str) {
    ui.add_space(4.0);
    let label = ui.add(Label::new(RichText::new(text).strong().color(desk.theme.chrome.gold)).wrap());
    label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, text));
}

/// Lays out the laboratory of a document.
pub fn laboratory_ui(ui: &mut Ui, desk: &mut Desk, bench: &mut Bench, kept: &mut Kept, view: &View) {
    if bench.progress().is_some() || view.ranking.progress().is_some() {
        bench.follow_running(ui.input(|input| input.time));
        ui.ctx().request_repaint_after(Duration::from_secs_f64(BEAT));
    }
    if ui.available_height() >= HIGH {
        asked_ui(ui, desk, bench, kept, view);
        ui.add_space(4.0);
        areas::begin(ui, desk.texts, desk.theme, Area::Results);
        scrolled_ui(ui, |ui| found_ui(ui, desk, bench, kept, view));
    } else {
        scrolled_ui(ui, |ui| {
            asked_ui(ui, desk, bench, kept, view);
            let (texts, theme) = (desk.texts, desk.theme);
            areas::around(ui, texts, theme, Area::Results, |ui| found_ui(ui, desk, bench, kept, view));
        });
    }
}

/// Scrolls up and down; the bar lies beside the content.
fn scrolled_ui(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt("laboratory").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - SCROLL_LANE);
        content(ui);
        follow_focus(ui);
    });
}

/// The questions and the progress.
fn asked_ui(ui: &mut Ui, desk: &mut Desk, bench: &mut Bench, kept: &mut Kept, view: &View) {
    let is_running = bench.progress().is_some();
    ui.add_enabled_ui(!is_running, |ui| fields_ui(ui, desk, bench, view));
    buttons_ui(ui, desk, bench, view);
    sweep_ui(ui, desk, bench, kept, view);
    path_ui(ui, desk, kept.path());
    let (texts, warn) = (desk.texts, desk.theme.chrome.warn);
    if let Some(progress) = bench.progress() {
        let said = lab::progress(texts, progress);
        let part = progress.played as f32 / progress.of.max(1) as f32;
        ui.label(&said);
        ui.add(ProgressBar::new(part).fill(desk.theme.chrome.accent_fill)).accessible_name(said);
    } else if let Some(busy) = &view.busy {
        ui.label(texts.with("laboratory-busy", &[("name", busy.clone().into())]));
    } else if view.rules.is_none() {
        ui.label(RichText::new(texts.say("laboratory-not-playable")).color(warn));
    }
}

/// The fields for choices, in as many rows as they take.
fn fields_ui(ui: &mut Ui, desk: &Desk, bench: &mut Bench, view: &View) {
    #[derive(Clone, Copy)]
    enum Field {
        Players,
        Level,
        Games,
        Seed,
        Against,
    }
    let fields = [
        (Field::Players, "laboratory-players", FIELD),
        (Field::Level, "laboratory-level", FIELD),
        (Field::Games, "laboratory-games", FIELD),
        (Field::Seed, "laboratory-seed", FIELD),
        (Field::Against, "laboratory-against", WIDE),
    ];
    let (gap, room) = (ui.spacing().item_spacing.x, ui.available_width());
    let mut rest: &[(Field, &str, f32)] = &fields;
    while !rest.is_empty() {
        let mut used = 0.0;
        let fit = rest.iter().take_while(|(.., wide)| {
            used += wide + gap;
            used <= room + gap
        });
        let (row, more) = rest.split_at(fit.count().max(1));
        rest = more;
        ui.horizontal_top(|ui| {
            for &(field, name, wide) in row {
                ui.vertical(|ui| {
                    ui.set_width(wide.min(room));
                    let label = ui.add(Label::new(RichText::new(desk.texts.say(name)).small()).truncate()).id;
                    let wide = wide.min(room) - 8.0;
                    let response = match field {
                        Field::Players => players_ui(ui, desk, bench, view, wide),
                        Field::Level => level_ui(ui, desk, bench, wide),
                        Field::Games => {
                            let written = |number: f64, _| numbers::whole(desk.texts, number as u64);
                            let field = DragValue::new(&mut bench.games).range(1..=MAX_GAMES).speed(1.0);
                            let field = field.custom_formatter(written).custom_parser(numbers::read_whole);
                            ui.add_sized([wide, ui.spacing().interact_size.y], field)
                        }
                        Field::Seed => {
                            let field = DragValue::new(&mut bench.seed).range(0..=MAX_SEED).speed(1.0);
                            ui.add_sized([wide, ui.spacing().interact_size.y], field)
                        }
                        Field::Against => {
                            let is_one = !bench.all_players;
                            ui.add_enabled_ui(is_one, |ui| against_ui(ui, desk, bench, view, wide)).inner
                        }
                    };
                    response.labelled_by(label);
                });
            }
        });
    }
}

fn players_ui(ui: &mut Ui, desk: &Desk, bench: &mut Bench, view: &View, wide: f32) -> egui::Response {
    let Some(rules) = view.rules else {
        return ui.add_enabled(false, Button::new("–").min_size(egui::vec2(wide, 0.0)));
    };
    let mut chosen = (!bench.all_players).then(|| bench.wish(rules).players);
    let before = chosen;
    let all = desk.texts.say("laboratory-players-all");
    let shown = chosen.map_or_else(|| all.clone(), |players| players.to_string());
    let name = |players: u8| desk.texts.with("setup-count", &[("players", players.into())]);
    let names = rules.players().map(|players| (Some(players), name(players))).chain([(None, all)]);
    let shown = OneOf::new("players", shown).width(wide).truncated().show(ui, &mut chosen, names);
    if chosen != before {
        bench.all_players = chosen.is_none();
        bench.players = chosen.or(bench.players);
    }
    shown
}

fn level_ui(ui: &mut Ui, desk: &Desk, bench: &mut Bench, wide: f32) -> egui::Response {
    let shown = lab::level(desk.texts, bench.level);
    let names = Level::ALL.into_iter().rev().map(|level| (level, lab::level(desk.texts, level)));
    OneOf::new("level", shown).width(wide).truncated().show(ui, &mut bench.level, names)
}

fn against_ui(ui: &mut Ui, desk: &Desk, bench: &mut Bench, view: &View, wide: f32) -> egui::Response {
    let texts = desk.texts;
    let name = |choice: &Choice| match choice.against {
        Against::Parent => texts.with("laboratory-parent", &[("name", choice.name.clone().into())]),
        Against::Open(_) => texts.with("laboratory-open", &[("name", choice.name.clone().into())]),
        Against::Nothing | Against::Variant(_) => choice.name.clone(),
    };
    let chosen = bench.against(view.choices);
    let shown = chosen.map_or_else(|| texts.say("laboratory-nothing"), name);
    let chosen = chosen.map_or(Against::Nothing, |choice| choice.against.clone());
    let mut wanted = chosen.clone();
    let nothing = std::iter::once((Against::Nothing, texts.say("laboratory-nothing")));
    let names = nothing.chain(view.choices.iter().map(|choice| (choice.against.clone(), name(choice))));
    let shown = OneOf::new("against", shown).width(wide).truncated().show(ui, &mut wanted, names);
    if wanted != chosen {
        bench.against = Some(wanted);
    }
    shown
}

/// The buttons.
fn buttons_ui(ui: &mut Ui, desk: &mut Desk, bench: &Bench, view: &View) {
    let texts = desk.texts;
    let is_free = bench.progress().is_none() && view.busy.is_none();
    let can_start = is_free && view.rules.is_some();
    let can_cancel = bench.progress().is_some() || view.ranking.progress().is_some();
    let can_rank = is_free && ranked(bench, view).is_some_and(|(_, games)| games >= FEWEST_GAMES);
    ui.horizontal_wrapped(|ui| {
        let chrome = &desk.theme.chrome;
        let start = RichText::new(texts.say("laboratory-start")).strong().color(chrome.accent_text);
        let start = ui.add_enabled(can_start, Button::new(start).fill(chrome.accent_fill));
        if start.on_hover_text(texts.say("laboratory-start-hint")).clicked() {
            desk.push(LabCommand::Start);
        }
        let mut tool = |ui: &mut Ui, is_on: bool, key: &str, hint: &str, command: LabCommand| {
            let button = ui.add_enabled(is_on, Button::new(texts.say(key)));
            if button.on_hover_text(texts.say(hint)).on_disabled_hover_text(texts.say(hint)).clicked() {
                desk.push(Command::Lab(command));
            }
        };
        tool(ui, can_cancel, "laboratory-cancel", "laboratory-cancel-hint", LabCommand::Cancel);
        tool(ui, bench.results().is_some(), "laboratory-write", "laboratory-write-hint", LabCommand::AskForPath);
        tool(ui, can_rank, "laboratory-rank", "laboratory-rank-hint", LabCommand::Rank);
    });
    if is_free {
        before_ranking_ui(ui, desk, bench, view);
    }
}

/// The number of documents that would be ranked, and of the games of each; nothing if there is nothing to put in order.
fn ranked(bench: &Bench, view: &View) -> Option<(u64, u64)> {
    let rules: Vec<&GameRules> = view.open.iter().filter_map(|one| one.rules.as_ref()).collect();
    let wish = bench.wish(view.rules.or(rules.first().copied())?);
    let count = rules.iter().filter(|rules| rules.players().contains(&wish.players)).count();
    (count > 1).then_some((count as u64, wish.games))
}

/// Says before a ranking how much will be played and about how long that takes, and what it needs.
fn before_ranking_ui(ui: &mut Ui, desk: &Desk, bench: &Bench, view: &View) {
    let Some((documents, games)) = ranked(bench, view) else { return };
    let each = games.max(FEWEST_GAMES);
    let all = documents * each;
    let values = [
        ("documents", documents.into()),
        ("each", each.into()),
        ("games", all.into()),
        ("time", view.pace.told(desk.texts, bench.level, all).into()),
    ];
    // Nothing is wrong yet: the button that ranks is off, and this says what it takes.
    let key = if games < FEWEST_GAMES { "laboratory-rank-few" } else { "laboratory-rank-before" };
    let said = RichText::new(desk.texts.with(key, &values)).small().color(desk.theme.chrome.text_weak);
    ui.add(Label::new(said).wrap());
}

/// The field for the path to write the figures to, while it is asked for.
pub fn path_ui(ui: &mut Ui, desk: &mut Desk, asked: &mut FiguresPath) {
    let Some(path) = &mut asked.path else { return };
    let mut lets_go = keys::LET_GO.pressed(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(desk.texts.say("laboratory-path"));
        let wide = (ui.available_width() - 260.0).max(160.0);
        let field = TextEdit::singleline(path).char_limit(limits::PATH).desired_width(wide);
        let field = ui.add(field).labelled_by(label.id);
        asked.is_typed = field.has_focus();
        let enters = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let writes = ui.button(desk.texts.say("editor-save-here")).clicked();
        if let Some(path) = platform::path_meant(path).filter(|_| writes || enters) {
            desk.push(LabCommand::WriteTo(path));
        }
        if ui.button(desk.texts.say("editor-browse")).clicked() {
            desk.push(LabCommand::AskWhereToWrite);
        }
        lets_go |= ui.button(desk.texts.say("question-cancel")).clicked();
    });
    if lets_go {
        asked.stop_asking();
    }
}

/// The findings.
fn found_ui(ui: &mut Ui, desk: &mut Desk, bench: &mut Bench, kept: &mut Kept, view: &View) {
    ranking_ui(ui, desk, view.ranking, view.open);
    series_ui(ui, desk, bench);
    beside_ui(ui, desk, bench, view);
    let is_old = bench.is_old(view.rules);
    let is_running = bench.progress().is_some();
    if bench.replays() {
        ui.label(desk.texts.say("laboratory-watch-wait"));
    }
    let extremes = bench.extremes().clone();
    let Some((sheet, rules)) = bench.sheet(desk.texts) else {
        if !is_running && view.ranking.is_empty() {
            ui.add(Label::new(desk.texts.say("laboratory-about")).wrap());
        }
        return;
    };
    if is_old {
        ui.add(Label::new(RichText::new(desk.texts.say("laboratory-old")).color(desk.theme.chrome.warn)).wrap());
    }
    let mut watched = None;
    let mut reading = Reading::of(ui, "laboratory", CARDS);
    let verdict = ui.scope(|ui| verdict_ui(ui, desk, sheet, is_old)).response.rect;
    reading.note(ui, verdict, || sheet.verdict_in_words());
    cards_ui(ui, desk, (sheet, &extremes), (&mut kept.maps, &mut watched), &mut reading, rules);
    reading.end(ui);
    if let Some(game) = watched {
        desk.push(LabCommand::Watch(game));
    }
}

/// The verdict in words, what it rests on, and what differs from the other variant.
fn verdict_ui(ui: &mut Ui, desk: &mut Desk, sheet: &Sheet, is_old: bool) {
    heading_ui(ui, desk, &sheet.verdict);
    for (finding, part) in &sheet.findings {
        ui.add(Label::new(format!("• {finding}")).wrap());
        // What the document says by now may be something else.
        if let Some((page, target)) = part.filter(|_| !is_old) {
            ui.horizontal(|ui| {
                ui.add_space(12.0);
                let name = desk.texts.with("laboratory-show", &[("page", desk.texts.say(page.name()).into())]);
                let link = ui.link(RichText::new(&name).small());
                if link.clicked() {
                    desk.push(LabCommand::ShowPart(page, target));
                }
            });
        }
    }
    for good in &sheet.good {
        ui.add(Label::new(RichText::new(format!("• {good}")).color(desk.theme.chrome.text_weak)).wrap());
    }
    if let Some(differences) = &sheet.differences {
        heading(ui, desk, "laboratory-differences");
        if differences.is_empty() {
            ui.add(Label::new(desk.texts.say("laboratory-no-differences")).wrap());
        }
        let (first, more) = differences.split_at(differences.len().min(MOST_DIFFERENCES));
        for said in first {
            ui.add(Label::new(format!("• {said}")).wrap());
        }
        if !more.is_empty() {
            let text = desk.texts.with("laboratory-more", &[("count", more.len().into())]);
            egui::CollapsingHeader::new(text).id_salt("more differences").show(ui, |ui| {
                for said in more {
                    ui.add(Label::new(format!("• {said}")).wrap());
                }
            });
        }
    }
    if let Some(said) = &sheet.unmarked {
        ui.add(Label::new(said).wrap());
    }
    ui.add_space(4.0);
    for line in &sheet.run {
        ui.add(Label::new(RichText::new(line).small().color(desk.theme.chrome.text_weak)).wrap());
    }
    ui.add_space(4.0);
}
