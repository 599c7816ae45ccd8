//! The ways to begin while no document is shown: an empty variant, a copy of one that is there, a file, one that is
//! made from wishes, or the code of one.

use std::path::PathBuf;

use egui::{Button, Key, Label, RichText, Role, Ui, WidgetInfo, vec2};

use super::dialog::code_field_ui;
use super::path::{PathField, path_ui};
use crate::app::command::{Command, Desk, EditCommand};
use crate::app::games::{self, Making, Pictures};
use crate::app::kit::focus;
use crate::app::kit::widgets::{Common, card, column, marked_group, title};
use crate::editor::VariantDocument;
use crate::games::{GameId, GameRules};
use crate::library::{Libraries, VARIANT_ENDING, has_ending};
use crate::words::shown;

/// The least width of a card with a variant to begin with.
const CARD: f32 = 160.0;
/// The height of the picture on it.
const PICTURE: f32 = 104.0;

/// The room between groups of buttons: where a row ends there, nothing of it is left to begin the next one.
const APART: f32 = 12.0;
/// A window that is lower than this has no room for a title.
const LOW: f32 = 420.0;

/// A way to begin that asks for more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Way {
    /// From a variant or a file.
    #[default]
    Copy,
    /// From wishes.
    Make,
    /// From a code.
    Code,
}

impl Way {
    const ALL: [(Self, &str); 3] =
        [(Self::Copy, "editor-from-one"), (Self::Make, "editor-generate-more"), (Self::Code, "editor-code")];
}

/// The choices and texts before there is a document.
#[derive(Default)]
pub struct Start {
    way: Way,
    /// The wishes for a variant that is made, also for a part that is put into a document.
    pub making: Making,
    /// The game of which one is made.
    made: GameId,
    code: String,
    /// True if the keyboard is to be led to its field.
    leads_to_code: bool,
    /// The number of beginnings: each is shown from its top.
    begun: u64,
    /// In words, why the code cannot be opened.
    refused: Option<String>,
    pictures: Pictures,
    /// The empty variant of each game, to be pictured.
    empty: Vec<GameRules>,
}

impl Start {
    /// Begins anew.
    pub(super) fn begin(&mut self) {
        self.begun += 1;
    }

    /// Offers the field for a code, and leads the keyboard there.
    pub fn ask_for_code(&mut self) {
        (self.way, self.leads_to_code) = (Way::Code, true);
    }

    /// Empties the field of the code, because it was opened.
    pub fn forget_code(&mut self) {
        self.code.clear();
        self.refused = None;
    }

    /// Shows why the code cannot be opened.
    pub fn refuse_code(&mut self, reason: String) {
        self.refused = Some(reason);
    }
}

/// Lays out the ways to begin.
pub(super) fn start_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    start: &mut Start,
    path: &mut PathField,
    libraries: &Libraries,
    recent: &[PathBuf],
) {
    ui.push_id(("begun", start.begun), |ui| {
        column(ui, 860.0, |ui| {
            let is_low = ui.ctx().content_rect().height() < LOW;
            // In a low window the ways to begin say enough.
            if !is_low {
                title(ui, desk, "editor-heading");
            }
            // No wider than what is left of the row, which would make the whole page wider.
            let apart = |ui: &Ui| ui.available_size_before_wrap().x.clamp(0.0, APART);
            ui.horizontal_wrapped(|ui| {
                // The screen of lessons offers them too.
                if !is_low {
                    for &game in GameId::ALL {
                        let hint = desk.texts.say("guide-about");
                        if ui.button(shown::said_of(desk.texts, "guide-title", game)).on_hover_text(hint).clicked() {
                            desk.push(EditCommand::Guide(game));
                        }
                    }
                    ui.add_space(apart(ui));
                }
                for (way, key) in Way::ALL {
                    if ui.add(Button::selectable(way == start.way, desk.texts.say(key))).clicked() {
                        start.way = way;
                        start.leads_to_code = way == Way::Code;
                    }
                }
                ui.add_space(apart(ui));
                if ui.button(desk.texts.say("editor-open")).on_hover_text(desk.texts.say("editor-file-hint")).clicked()
                {
                    desk.push(EditCommand::AskWhatToOpen);
                }
            });
            path_ui(ui, desk, path);
            ui.add_space(4.0);
            match start.way {
                Way::Copy => {
                    ui.label(desk.texts.say("editor-hint"));
                    ui.add_space(4.0);
                    copy_ui(ui, desk, start, libraries);
                    ui.add_space(8.0);
                    recent_ui(ui, desk, recent);
                }
                Way::Make => {
                    // Which way was chosen is marked above: in a low window no heading says it again.
                    let heading = (!is_low).then_some("editor-generate");
                    card_ui(ui, desk, heading, |ui, desk| {
                        let can_make = || GameId::ALL.iter().copied().filter(|&game| games::can_make(game));
                        if can_make().count() > 1 {
                            ui.horizontal_wrapped(|ui| {
                                for game in can_make() {
                                    let name = shown::game_name(desk.texts, game);
                                    ui.selectable_value(&mut start.made, game, name);
                                }
                            });
                        }
                        start.making.making_ui(ui, desk, start.made, None, libraries);
                        ui.label(desk.texts.say("editor-generate-hint"));
                    });
                }
                Way::Code => card_ui(ui, desk, Some("editor-code"), |ui, desk| code_ui(ui, desk, start)),
            }
        });
    });
}

/// A card, with a heading if one is given, whose content sends commands.
fn card_ui(ui: &mut Ui, desk: &mut Desk, key: Option<&str>, content: impl FnOnce(&mut Ui, &mut Desk)) {
    let (texts, theme, settings) = (desk.texts, desk.theme, desk.settings);
    let mut commands = Vec::new();
    let mut inner = Desk::new(texts, theme, settings, &mut commands);
    marked_group(ui, desk, key, false, |ui| content(ui, &mut inner));
    for command in commands {
        desk.push(command);
    }
}

/// The empty variant of each game, and the variants that can be copied, as cards with pictures of their boards.
fn copy_ui(ui: &mut Ui, desk: &mut Desk, start: &mut Start, libraries: &Libraries) {
    if start.empty.is_empty() {
        let empty = GameId::ALL.iter().map(|&game| VariantDocument::empty(desk.texts, libraries, game));
        start.empty = empty.filter_map(|document| document.rules()).collect();
    }
    let texts = desk.texts;
    let empty = start.empty.iter().map(|rules| {
        let name = shown::said_of(texts, "editor-empty", rules.game());
        let hint = texts.say("editor-empty-hint");
        (rules.clone(), name.clone(), name, hint, Command::from(EditCommand::Empty(rules.game())))
    });
    let copies = shown::named_variants(texts, libraries).into_iter().map(|(name, rules)| {
        let said = texts.with("editor-from-name", &[("name", name.clone().into())]);
        let command = Command::EditVariant(rules.variant());
        (rules, name, said, texts.say("editor-from-hint"), command)
    });
    let cards: Vec<_> = empty.chain(copies).collect();
    let gap = ui.spacing().item_spacing.x;
    let columns = (((ui.available_width() + gap) / (CARD + gap)) as usize).clamp(1, 4);
    let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let mut common = Common::of(ui, "ways");
    for row in cards.chunks(columns) {
        ui.horizontal_top(|ui| {
            for (rules, name, said, hint, command) in row {
                let id = ("begin", rules.variant(), name);
                let laid = ui.allocate_ui(vec2(width, 0.0), |ui| {
                    card(ui, desk, id, false, |ui| {
                        ui.vertical_centered(|ui| {
                            let size = vec2(ui.available_width(), PICTURE);
                            start.pictures.show_marked(ui, desk, rules, "begin", size);
                            ui.add(Label::new(RichText::new(name).strong()).wrap().selectable(false));
                            common.fill(ui);
                        });
                    })
                });
                laid.inner.widget_info(|| WidgetInfo::labeled(Role::Button, true, said));
                if laid.inner.on_hover_text(hint).clicked() {
                    desk.push(command.clone());
                }
            }
        });
    }
    common.keep(ui);
}

/// The variant files that were opened or saved last.
fn recent_ui(ui: &mut Ui, desk: &mut Desk, recent: &[PathBuf]) {
    let mut files = recent.iter().filter(|path| has_ending(path, VARIANT_ENDING)).peekable();
    if files.peek().is_none() {
        return;
    }
    card_ui(ui, desk, Some("editor-recent"), |ui, desk| {
        for path in files {
            let shown = path.display().to_string();
            let said = desk.texts.with("editor-recent-name", &[("path", shown.clone().into())]);
            // Of a path that is too long the end counts.
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            ui.horizontal_wrapped(|ui| {
                if ui.button(name).accessible_name(said.clone()).on_hover_text(said).clicked() {
                    desk.push(Command::EditFile(path.clone()));
                }
                let folder = path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
                ui.add(Label::new(RichText::new(folder).small().color(desk.theme.chrome.text_weak)).wrap());
            });
        }
    });
}

/// The field for the code of a variant, and why it cannot be opened.
fn code_ui(ui: &mut Ui, desk: &mut Desk, start: &mut Start) {
    let texts = desk.texts;
    ui.label(texts.say("editor-code-hint"));
    let field = code_field_ui(ui, desk, &mut start.code, "editor-code-field");
    if std::mem::take(&mut start.leads_to_code) {
        focus::lead(ui.ctx(), field.id);
    }
    // The key for the end of a line opens the code: it has no lines of its own.
    let enters = field.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if field.changed() {
        start.refused = None;
    }
    let is_there = !start.code.trim().is_empty();
    let opens = ui.horizontal_wrapped(|ui| {
        if ui.button(texts.say("editor-code-paste")).clicked() {
            // What the system has on its clipboard comes to the field that has the keyboard.
            start.code.clear();
            focus::lead(ui.ctx(), field.id);
            ui.send_viewport_cmd(egui::ViewportCommand::RequestPaste);
        }
        ui.add_enabled(is_there, Button::new(texts.say("editor-code-open"))).clicked()
    });
    if (opens.inner || enters) && is_there {
        desk.push(EditCommand::OpenCode(start.code.clone()));
    }
    if let Some(reason) = &start.refused {
        ui.add(Label::new(RichText::new(reason).color(desk.theme.chrome.warn)).wrap());
    }
}
