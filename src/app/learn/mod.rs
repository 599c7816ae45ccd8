//! The screen of lessons and puzzles, game by game: each lesson with its title and what it teaches, and a tick if it was
//! finished; each puzzle with its number, and a seal if it was solved.

use egui::{Button, Id, Margin, Response, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::command::{Command, Desk, EditCommand};
use crate::app::games::{self, LessonLine, PuzzleLine};
use crate::app::hexboard::art;
use crate::app::kit::notes;
use crate::app::kit::widgets::{card_frame, column, title, way_out, ways_out};
use crate::games::GameId;
use crate::words::shown::{game_name, said_of};

/// The width of the buttons: the longest text in any language stands in one line.
const BUTTON: f32 = 220.0;

/// The least width of a puzzle's button.
const PUZZLE: f32 = 44.0;

/// In less width than this the buttons stand below the heading.
const NARROW: f32 = 520.0;
/// A window that is lower than this has no room for a title.
const LOW: f32 = 340.0;
/// The part of the list that is brought into sight above and below the button for the next step.
const AROUND: f32 = 20.0;
/// The widest that the list gets.
const WIDTH: f32 = 720.0;

/// Lays out the lessons.
pub fn learn_ui(ui: &mut Ui, desk: &mut Desk, lessons: &[LessonLine], puzzles: &[PuzzleLine]) {
    ways_out(ui, desk.texts, desk.theme, |ui| {
        if way_out(ui, desk.texts.say("learn-return")).clicked() {
            desk.push(Command::Back);
        }
    });
    column(ui, WIDTH, |ui| list_ui(ui, desk, lessons, puzzles));
}

fn list_ui(ui: &mut Ui, desk: &mut Desk, lessons: &[LessonLine], puzzles: &[PuzzleLine]) {
    let texts = desk.texts;
    // In a low window the lessons say enough.
    if ui.ctx().content_rect().height() >= LOW {
        title(ui, desk, "learn-heading");
    }
    ui.label(texts.say("learn-about"));
    ui.add_space(4.0);
    let current = learnt_now(lessons);
    for &game in GameId::ALL {
        let name = RichText::new(game_name(texts, game)).size(desk.theme.sizes.text * 1.3);
        ui.label(name.color(desk.theme.chrome.gold));
        game_ui(ui, desk, lessons, game, game == current);
        let puzzles: Vec<&PuzzleLine> = puzzles.iter().filter(|line| line.game == game).collect();
        if !puzzles.is_empty() {
            card_ui(ui, desk, |ui, desk| puzzles_ui(ui, desk, game, &puzzles));
        }
    }
    // Last, what leads from playing to making.
    card_ui(ui, desk, |ui, desk| {
        row_ui(ui, desk, None, &texts.say("guide-title"), &texts.say("guide-about"), |ui, desk| {
            for &game in GameId::ALL {
                let button = ui.add(go_button(desk, &game_name(desk.texts, game), false));
                if button.accessible_name(said_of(desk.texts, "guide-begin", game)).clicked() {
                    desk.push(EditCommand::Guide(game));
                }
            }
        });
    });
}

/// The game that is being learnt: the first of which some lessons were played, and not all that come before a first game;
/// without one the first of all.
fn learnt_now(lessons: &[LessonLine]) -> GameId {
    let is_begun = |game: GameId| {
        let own = || lessons.iter().filter(move |lesson| lesson.game == game);
        let is_open = own().any(|lesson| lesson.is_needed_first && !lesson.is_done);
        is_open && own().any(|lesson| lesson.is_done || lesson.left.is_some())
    };
    GameId::ALL.iter().copied().find(|&game| is_begun(game)).unwrap_or_default()
}

/// The lessons of a game, and between those that come before its first game and the others that game. What comes next
/// stands out if this is the game that is being learnt: the first lesson to be played before the first game, then that
/// game.
fn game_ui(ui: &mut Ui, desk: &mut Desk, lessons: &[LessonLine], game: GameId, is_current: bool) {
    let texts = desk.texts;
    let own: Vec<&LessonLine> = lessons.iter().filter(|lesson| lesson.game == game).collect();
    let next = own.iter().position(|lesson| lesson.is_needed_first && !lesson.is_done);
    let is_next = |index: usize| is_current && next == Some(index);
    let (first, later): (Vec<_>, Vec<_>) = own.iter().enumerate().partition(|(_, lesson)| lesson.is_needed_first);
    for (index, lesson) in first {
        card_ui(ui, desk, |ui, desk| lesson_ui(ui, desk, lesson, index + 1, is_next(index)));
    }
    card_ui(ui, desk, |ui, desk| {
        let about = texts.say(games::first_about(game));
        row_ui(ui, desk, None, &texts.say("learn-first-heading"), &about, |ui, desk| {
            let is_next = is_current && next.is_none();
            let button = ui.add(go_button(desk, &texts.say("learn-first-game"), is_next));
            if is_next {
                bring_into_sight(ui, &button, lessons.len());
            }
            if button.accessible_name(said_of(texts, "learn-first-game", game)).clicked() {
                desk.push(games::first_game(game));
            }
        });
    });
    for (index, lesson) in later {
        card_ui(ui, desk, |ui, desk| lesson_ui(ui, desk, lesson, index + 1, false));
    }
}

/// Brings what comes next into sight, once each time when that is something else than before: `place` is its place in the
/// list.
fn bring_into_sight(ui: &Ui, button: &Response, place: usize) {
    let id = Id::unique("what comes next in the list of lessons");
    if notes::replace(ui.ctx(), id, place) != Some(place) {
        ui.scroll_to_rect(button.rect.expand2(vec2(0.0, AROUND)), None);
    }
}

/// The puzzles of a game by sort, each a button with its number and, if it was solved, a seal.
fn puzzles_ui(ui: &mut Ui, desk: &mut Desk, game: GameId, lines: &[&PuzzleLine]) {
    let texts = desk.texts;
    let all = || lines.iter().flat_map(|line| &line.puzzles);
    let done = all().filter(|(_, is_done, _)| *is_done).count();
    let heading = texts.with("puzzles-heading", &[("game", game_name(texts, game).into())]);
    ui.label(RichText::new(heading).strong().size(desk.theme.sizes.text * 1.15));
    ui.label(RichText::new(texts.say("puzzles-about")).color(desk.theme.chrome.text_weak));
    // Before the first one there is nothing to count.
    if done > 0 {
        let values = [("done", done.into()), ("all", all().count().into())];
        ui.label(RichText::new(texts.with("puzzles-done", &values)).small().color(desk.theme.chrome.text_weak));
    }
    for line in lines {
        ui.label(RichText::new(&line.title).color(desk.theme.chrome.gold));
        ui.horizontal_wrapped(|ui| {
            for (number, is_done, command) in &line.puzzles {
                let values = [("number", (*number).into()), ("sort", line.title.clone().into())];
                let name = texts.with(if *is_done { "puzzles-solved" } else { "puzzles-open" }, &values);
                let button = ui.add(Button::new(number.to_string()).min_size(vec2(PUZZLE, 34.0)));
                let button = button.accessible_name(&name);
                if *is_done {
                    art::seal(ui.painter(), desk.theme, button.rect.right_top() + vec2(-5.0, 5.0), 6.0, true);
                }
                if button.on_hover_text(name).clicked() {
                    desk.push(command.clone());
                }
            }
        });
    }
}

fn card_ui(ui: &mut Ui, desk: &mut Desk, content: impl FnOnce(&mut Ui, &mut Desk)) {
    let is_narrow = ui.available_width() < NARROW;
    let margin = if is_narrow { Margin::symmetric(12, 8) } else { Margin::symmetric(16, 12) };
    card_frame(desk.theme).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        content(ui, desk);
    });
}

/// A heading and what it is about on the left, buttons on the right; below where it is narrow.
fn row_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    done: Option<bool>,
    title: &str,
    about: &str,
    buttons: impl FnOnce(&mut Ui, &mut Desk),
) {
    let headed = |ui: &mut Ui, desk: &Desk| {
        ui.horizontal(|ui| {
            if let Some(done) = done {
                let (rect, seal) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
                art::seal(ui.painter(), desk.theme, rect.center(), 10.0, done);
                if done {
                    let name = desk.texts.say("learn-done");
                    seal.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
                    seal.on_hover_text(name);
                }
            }
            let title = RichText::new(title).strong().size(desk.theme.sizes.text * 1.15);
            ui.label(title);
        });
    };
    let told = |ui: &mut Ui, desk: &Desk| _ = ui.label(RichText::new(about).color(desk.theme.chrome.text_weak));
    if ui.available_width() < NARROW {
        headed(ui, desk);
        ui.horizontal_wrapped(|ui| buttons(ui, desk));
        told(ui, desk);
        return;
    }
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - BUTTON - 24.0);
            headed(ui, desk);
            told(ui, desk);
        });
        // The buttons stand at the right edge of every card.
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
            // In a centred column a button's text is centred too.
            let column = egui::Layout::top_down(egui::Align::Center);
            ui.allocate_ui_with_layout(vec2(BUTTON, 0.0), column, |ui| buttons(ui, desk));
        });
    });
}

fn go_button(desk: &Desk, text: &str, main: bool) -> Button<'static> {
    let chrome = &desk.theme.chrome;
    let button = Button::new(RichText::new(text).color(if main { chrome.accent_text } else { chrome.text_strong }));
    let button = button.min_size(vec2(BUTTON, 36.0));
    if main { button.fill(chrome.accent_fill) } else { button }
}

fn lesson_ui(ui: &mut Ui, desk: &mut Desk, lesson: &LessonLine, number: usize, is_next: bool) {
    let texts = desk.texts;
    let values = [("number", number.into()), ("title", lesson.title.clone().into())];
    let title = texts.with("learn-title", &values);
    row_ui(ui, desk, Some(lesson.is_done), &title, &lesson.about, |ui, desk| {
        let title = [("title", lesson.title.clone().into())];
        let (key, full) = match lesson.left {
            Some(_) => ("learn-go-on", "learn-go-on-name"),
            None if lesson.is_done => ("learn-again", "learn-again-name"),
            None => ("learn-start", "learn-start-name"),
        };
        let button = ui.add(go_button(desk, &texts.say(key), is_next));
        if is_next {
            bring_into_sight(ui, &button, number - 1);
        }
        if button.accessible_name(texts.with(full, &title)).clicked() {
            desk.push(lesson.start.clone());
        }
        if let Some((step, steps)) = lesson.left {
            let anew = Button::new(texts.say("learn-anew")).min_size(vec2(BUTTON, 0.0));
            if ui.add(anew).accessible_name(texts.with("learn-anew-name", &title)).clicked() {
                desk.push(lesson.restart.clone());
            }
            ui.weak(texts.with("learn-progress", &[("step", step.into()), ("steps", steps.into())]));
        }
    });
}
