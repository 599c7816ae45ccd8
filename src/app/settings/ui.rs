//! The look of the settings screen: groups on cards, in two columns where there is room.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use egui::style::ScrollAnimation;
use egui::{Align, Button, CursorIcon, Label, Layout, RichText, Slider, Ui, vec2};

use crate::app::command::Command;
use crate::app::command::Desk;
use crate::app::friends;
use crate::app::games;
use crate::app::keymap::{self, Keymap};
use crate::app::kit::areas::{self, Area};
use crate::app::kit::keys::{KeyScope, Shortcut};
use crate::app::kit::reading::Reading;
use crate::app::kit::settings::{BOARD_SCALES, CellNames, ComputerPace, Look, Pace, SCALE_STEP, SCALES, Settings};
use crate::app::kit::sound;
use crate::app::kit::widgets::{column, group, hint, marked_group, title, way_out, ways_out};
use crate::app::route::{Screen, Section, SettingsPart};
use crate::library;
use crate::words::{Language, shown};

/// The greatest width of all cards together.
const WIDTH: f32 = 940.0;
/// From this width on there are two columns.
const WIDE: f32 = 700.0;
/// Below this width a setting's choices stand below its name.
const NARROW: f32 = 380.0;
/// The part of a line that the names of settings have.
const NAMES: f32 = 0.36;

/// The number of lines of the list of keys that Page up and down pass over.
const LINES: usize = 10;

/// Lays out the settings; `asked` is the group for which the screen was opened, `chosen` a size of text that does not
/// hold yet.
pub fn settings_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    (settings, keymap): (Settings, &Keymap),
    asked: &mut Option<SettingsPart>,
    chosen: &mut Option<f32>,
) {
    let mut wanted = settings;
    ways_out(ui, desk.texts, desk.theme, |ui| {
        if way_out(ui, desk.texts.say("settings-back")).clicked() {
            desk.push(Command::Back);
        }
        let new = Settings::default();
        let reset = Button::new(desk.texts.say("settings-reset")).min_size(vec2(0.0, 38.0));
        let is_changed = settings != new || *keymap != Keymap::default();
        let reset = ui.add_enabled(is_changed, reset).on_hover_text(desk.texts.say("settings-reset-hint"));
        if reset.on_disabled_hover_text(desk.texts.say("settings-reset-none")).clicked() {
            desk.push(Command::AskToResetSettings);
        }
    });
    column(ui, WIDTH, |ui| {
        title(ui, desk, "settings-heading");
        ui.add_space(4.0);
        if ui.available_width() >= WIDE {
            ui.columns(2, |columns| {
                columns[0].vertical(|ui| left_ui(ui, desk, &mut wanted, asked, chosen));
                columns[1].vertical(|ui| keys_group_ui(ui, desk, keymap, asked));
            });
        } else {
            left_ui(ui, desk, &mut wanted, asked, chosen);
            keys_group_ui(ui, desk, keymap, asked);
        }
    });
    if wanted != settings {
        desk.push(Command::Set(wanted));
    }
}

/// The column with the settings themselves, the folders, and what this program is; the long list of keys has the other.
fn left_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    wanted: &mut Settings,
    asked: &mut Option<SettingsPart>,
    chosen: &mut Option<f32>,
) {
    group(ui, desk, "settings-language", |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.radio_value(&mut wanted.language, None, desk.texts.say("settings-language-system"));
            for language in Language::ALL {
                ui.radio_value(&mut wanted.language, Some(language), language.name());
            }
        });
    });
    group(ui, desk, "settings-looks", |ui| look_ui(ui, desk, wanted, chosen));
    group(ui, desk, "motion-heading", |ui| motion_ui(ui, desk, wanted));
    let mut is_set = false;
    group(ui, desk, "sound-heading", |ui| {
        if sound::CAN_PLAY {
            is_set = sound_ui(ui, desk, wanted);
        } else {
            hint(ui, desk, "sound-none");
        }
    });
    if is_set {
        desk.push(Command::TrySound);
    }
    group(ui, desk, "settings-game", |ui| {
        row_ui(ui, desk, "settings-pace", |ui| {
            ui.horizontal_wrapped(|ui| {
                for pace in ComputerPace::ALL {
                    ui.radio_value(&mut wanted.computer_pause, pace.pause(), desk.texts.say(pace.key()));
                }
            });
        });
        ui.checkbox(&mut wanted.recap, desk.texts.say("settings-recap"));
        ui.checkbox(&mut wanted.ask_before_waste, desk.texts.say("settings-ask"));
        ui.checkbox(&mut wanted.show_worth, desk.texts.say("menu-worth"));
        if friends::OFFERED {
            ui.checkbox(&mut wanted.turn_notice, desk.texts.say("settings-turn-notice"));
        }
    });
    group(ui, desk, "settings-files", |ui| {
        path_ui(ui, desk, "settings-records", library::saves_dir());
        path_ui(ui, desk, "settings-variants", library::variants_dir());
    });
    let mut way = None;
    asked_group(ui, desk, Section::About, asked, |ui| {
        let version = [("version", env!("CARGO_PKG_VERSION").into())];
        ui.label(desk.texts.with("settings-version", &version));
        ui.weak(desk.texts.say("settings-licence"));
        ui.weak(desk.texts.say("settings-designers"));
        ui.horizontal_wrapped(|ui| {
            for (key, screen) in [("menu-licences", Screen::Licences), ("menu-problem", Screen::Problem)] {
                if ui.button(desk.texts.say(key)).clicked() {
                    way = Some(screen);
                }
            }
        });
    });
    if let Some(screen) = way {
        desk.push(Command::Show(screen));
    }
}

/// A group that can be asked for by itself: it is marked then, and comes into sight once.
fn asked_group(
    ui: &mut Ui,
    desk: &Desk,
    section: Section,
    asked: &mut Option<SettingsPart>,
    content: impl FnOnce(&mut Ui),
) {
    let key = match section {
        Section::Keys => "settings-keys",
        Section::About => "settings-about",
    };
    let asked = asked.as_mut().filter(|asked| asked.section == section);
    let response = marked_group(ui, desk, Some(key), asked.is_some(), content);
    if let Some(asked) = asked.filter(|asked| !asked.is_shown) {
        response.scroll_to_me_animation(Some(Align::Min), ScrollAnimation::none());
        asked.is_shown = true;
        if section == Section::Keys {
            areas::lead_keys(ui.ctx(), Area::Keys);
        }
    }
}

fn look_ui(ui: &mut Ui, desk: &Desk, wanted: &mut Settings, chosen: &mut Option<f32>) {
    let texts = desk.texts;
    row_ui(ui, desk, "settings-theme", |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.radio_value(&mut wanted.look, Look::Dark, texts.say("settings-theme-dark"));
            ui.radio_value(&mut wanted.look, Look::Light, texts.say("settings-theme-light"));
            ui.radio_value(&mut wanted.look, Look::System, texts.say("settings-theme-system"));
        });
    });
    row_ui(ui, desk, "settings-scale", |ui| scale_ui(ui, desk, wanted, chosen));
    row_ui(ui, desk, "settings-board-scale", |ui| {
        let names = ["settings-board-smaller", "settings-board-larger"];
        let is_larger = wanted.board_scale > 1.0;
        let value = if is_larger { "settings-scale-up-to" } else { "settings-scale-value" };
        size_ui(ui, desk, &mut wanted.board_scale, &BOARD_SCALES, names, value);
        if is_larger {
            hint(ui, desk, "settings-board-room");
        }
    });
    row_ui(ui, desk, "settings-names", |ui| {
        ui.horizontal_wrapped(|ui| {
            for names in CellNames::ALL {
                let key = match names {
                    CellNames::Off => "settings-names-off",
                    CellNames::Rim => "settings-names-rim",
                    CellNames::All => "settings-names-all",
                };
                ui.radio_value(&mut wanted.cell_names, names, texts.say(key));
            }
        });
    });
}

fn motion_ui(ui: &mut Ui, desk: &Desk, wanted: &mut Settings) {
    let texts = desk.texts;
    ui.horizontal_wrapped(|ui| {
        // Other settings use the same words, so the full name says what is slow.
        let mut choice = |motion: Option<Pace>, key: &str| {
            let word = texts.say(key);
            let name = texts.with("motion-name", &[("pace", word.clone().into())]);
            ui.radio_value(&mut wanted.motion, motion, word).accessible_name(name);
        };
        choice(None, "motion-system");
        for pace in Pace::ALL {
            let key = match pace {
                Pace::Off => "motion-off",
                Pace::Slow => "motion-slow",
                Pace::Normal => "motion-normal",
                Pace::Fast => "motion-fast",
            };
            choice(Some(pace), key);
        }
    });
}

/// The switch and the volume of sounds, and which are heard; true if the volume was set just now.
fn sound_ui(ui: &mut Ui, desk: &Desk, wanted: &mut Settings) -> bool {
    let texts = desk.texts;
    ui.checkbox(&mut wanted.muted, texts.say("sound-muted"));
    let volume = ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts.say("sound-volume"));
        let percent = |share: f64, _: RangeInclusive<usize>| {
            texts.with("settings-scale-value", &[("percent", ((share * 100.0).round() as i32).into())])
        };
        // A slider's rail is filled.
        ui.visuals_mut().widgets.inactive.bg_fill = desk.theme.chrome.edge;
        let slider = Slider::new(&mut wanted.volume, 0.0..=1.0).custom_formatter(percent).step_by(0.05);
        ui.add_enabled(!wanted.muted, slider).labelled_by(label.id)
    });
    ui.label(texts.say("sound-heard"));
    ui.add_enabled_ui(!wanted.muted, |ui| {
        let heard = &mut wanted.heard;
        for (is_heard, key) in [
            (&mut heard.actions, "sound-actions"),
            (&mut heard.scorings, "sound-scorings"),
            (&mut heard.turns, "sound-turns"),
            (&mut heard.refusals, "sound-refusals"),
        ] {
            ui.checkbox(is_heard, texts.say(key));
        }
    });
    // By keys the volume is set step by step, by the pointer when it is let go of.
    volume.inner.drag_stopped() || (volume.inner.changed() && !volume.inner.dragged())
}

/// Buttons that change a size in steps, with the keys of their names and of what says how large it is. Returns the room
/// that they take.
fn size_ui(
    ui: &mut Ui,
    desk: &Desk,
    scale: &mut f32,
    range: &RangeInclusive<f32>,
    [smaller, larger]: [&str; 2],
    value: &str,
) -> egui::Rect {
    let (now, least, most) = (*scale, *range.start(), *range.end());
    let step = |steps: f32| ((now / SCALE_STEP + steps).round() * SCALE_STEP).clamp(least, most);
    let size = vec2(desk.theme.sizes.click_height, desk.theme.sizes.click_height);
    let row = ui.horizontal(|ui| {
        for (sign, key, possible, next) in
            [("−", smaller, now > least, step(-1.0)), ("+", larger, now < most, step(1.0))]
        {
            let name = desk.texts.say(key);
            let button = ui.add_enabled(possible, Button::new(sign).min_size(size));
            if button.accessible_name(&name).on_hover_text(&name).clicked() {
                *scale = next;
            }
        }
        let percent = (now * 100.0).round() as i32;
        ui.label(RichText::new(desk.texts.with(value, &[("percent", percent.into())])).strong());
    });
    row.response.rect
}

/// The buttons for the size of text and buttons. As long as the pointer is on them they only show the size that is
/// chosen: if it held at once, they would move away from the pointer.
fn scale_ui(ui: &mut Ui, desk: &Desk, wanted: &mut Settings, chosen: &mut Option<f32>) {
    let mut scale = chosen.unwrap_or(wanted.scale);
    let names = ["settings-smaller", "settings-larger"];
    let value = "settings-scale-value";
    let rect = size_ui(ui, desk, &mut scale, &SCALES, names, value).expand(8.0);
    let is_new = scale.to_bits() != wanted.scale.to_bits();
    if is_new && ui.rect_contains_pointer(rect) {
        *chosen = Some(scale);
        hint(ui, desk, "settings-scale-waits");
        return;
    }
    *chosen = None;
    if is_new {
        wanted.scale = scale;
    }
}

/// A line: what is set on the left, its choices from the same place on in every line; below it where it is narrow.
fn row_ui(ui: &mut Ui, desk: &Desk, key: &str, content: impl FnOnce(&mut Ui)) {
    let label = Label::new(desk.texts.say(key)).wrap();
    let width = ui.available_width();
    if width < NARROW {
        ui.add(label);
        content(ui);
        return;
    }
    ui.horizontal_top(|ui| {
        let size = vec2(width * NAMES, 0.0);
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
            ui.set_width(size.x);
            // On a line with the first choice.
            ui.add_space((desk.theme.sizes.click_height - ui.text_style_height(&egui::TextStyle::Body)) / 2.0);
            ui.add(label);
        });
        ui.vertical(|ui| content(ui));
    });
}

/// The list of keys, an area of its own.
fn keys_group_ui(ui: &mut Ui, desk: &mut Desk, keymap: &Keymap, asked: &mut Option<SettingsPart>) {
    let mut asks = None;
    areas::around(ui, desk.texts, desk.theme, Area::Keys, |ui| {
        asked_group(ui, desk, Section::Keys, asked, |ui| {
            hint(ui, desk, "keys-hint");
            let reset = Button::new(desk.texts.say("keys-reset-all"));
            let reset = ui.add_enabled(*keymap != Keymap::default(), reset);
            if reset.on_disabled_hover_text(desk.texts.say("keys-reset-none")).clicked() {
                asks = Some(Command::AskToResetKeys);
            }
            asks = asks.take().or(keys_ui(ui, desk, keymap).map(Command::AskForKey));
        });
    });
    if let Some(asked) = asks {
        desk.push(asked);
    }
}

/// Every key and what it does, by the places where it works. The list is read by keys, line by line. The name of the
/// command for which another key is to be set, once one is.
fn keys_ui(ui: &mut Ui, desk: &Desk, keymap: &Keymap) -> Option<&'static str> {
    let mut asked = None;
    let chrome = &desk.theme.chrome;
    let mut reading = Reading::of(ui, "keys", LINES);
    for place in KeyScope::ALL {
        if place != KeyScope::ALL[0] {
            ui.add_space(6.0);
        }
        ui.label(RichText::new(desk.texts.say(place.name())).strong());
        for (game, keys) in games::key_groups(place) {
            if let Some(game) = game {
                ui.add_space(2.0);
                ui.label(RichText::new(shown::game_name(desk.texts, game)).small().color(chrome.gold));
            }
            asked = asked.or(lines_ui(ui, desk, keymap, &mut reading, &keys));
        }
    }
    reading.end(ui);
    asked
}

/// A line for each of these keys, every other one on a stripe; those that can be set are chosen by a click. The name of the
/// one that is chosen.
fn lines_ui(
    ui: &mut Ui,
    desk: &Desk,
    keymap: &Keymap,
    reading: &mut Reading,
    keys: &[&'static Shortcut],
) -> Option<&'static str> {
    let chrome = &desk.theme.chrome;
    let mut asked = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 0.0);
        for (index, shortcut) in keys.iter().enumerate() {
            let (pressed, is_shared) = pressed_said(ui, desk, keymap, shortcut);
            let what = desk.texts.say(shortcut.name);
            let colour = if is_shared {
                chrome.warn
            } else if keymap.is_set(shortcut) {
                chrome.gold
            } else if shortcut.is_fixed {
                chrome.text_weak
            } else {
                chrome.text
            };
            let stripe = ui.painter().add(egui::Shape::Noop);
            let row = ui.horizontal_top(|ui| {
                let width = ui.available_width();
                for (text, colour, share) in [(what.trim_end_matches('…'), chrome.text, 0.58), (&pressed, colour, 0.42)]
                {
                    let size = vec2((width - 24.0) * share, 0.0);
                    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                        ui.set_width(size.x);
                        ui.add_space(3.0);
                        ui.add(Label::new(RichText::new(text).color(colour)).wrap().selectable(false));
                        ui.add_space(3.0);
                    });
                }
            });
            let said = || {
                desk.texts.with("settings-key-line", &[("what", what.clone().into()), ("keys", pressed.clone().into())])
            };
            let rect = row.response.rect.expand2(vec2(4.0, 0.0));
            let mut fill = (index % 2 == 1).then_some(chrome.stripe);
            if shortcut.is_fixed {
                reading.note(ui, row.response.rect, said);
            } else {
                let line = reading.note_choice(ui, row.response.rect, said);
                let line = line.on_hover_cursor(CursorIcon::PointingHand);
                fill = if line.hovered() { Some(chrome.button_hover) } else { fill };
                asked = line.clicked().then_some(shortcut.name).or(asked);
            }
            if let Some(fill) = fill {
                ui.painter().set(stripe, egui::Shape::rect_filled(rect, 4.0, fill));
            }
        }
    });
    asked
}

/// The keys of a command as its line says them, and whether another command has one of them that can be asked for at the
/// same time, as after a file was changed by hand or the language was.
fn pressed_said(ui: &Ui, desk: &Desk, keymap: &Keymap, shortcut: &Shortcut) -> (String, bool) {
    let keys = shortcut.all_texts(desk.texts, ui.ctx());
    if !keymap.is_set(shortcut) {
        return (keys, false);
    }
    let rivals = keymap::rivals(ui.ctx(), shortcut.name, |own| own.keys_in(ui.ctx()));
    let Some(rival) = rivals.first() else {
        return (desk.texts.with("keys-own", &[("key", keys.into())]), false);
    };
    let rival = desk.texts.say(rival.name).trim_end_matches('…').to_owned();
    (desk.texts.with("keys-shared", &[("key", keys.into()), ("other", rival.into())]), true)
}

/// The path of a folder, with a button that copies it.
fn path_ui(ui: &mut Ui, desk: &Desk, key: &str, path: Option<PathBuf>) {
    let Some(path) = path else { return };
    let path = path.display().to_string();
    let what = desk.texts.say(key);
    ui.horizontal(|ui| {
        ui.label(&what);
        let name = desk.texts.with("settings-copy-name", &[("what", what.clone().into())]);
        if ui.button(desk.texts.say("settings-copy")).accessible_name(&name).on_hover_text(&name).clicked() {
            ui.ctx().copy_text(path.clone());
        }
    });
    ui.add(Label::new(RichText::new(&path).small().color(desk.theme.chrome.text_weak)).wrap());
}
