//! The bin on the home screen: games that were thrown away, to be taken out again or deleted for good.

use egui::{Align, Label, Layout, RichText, ScrollArea, Sense, Ui, vec2};

use super::FilePlace;
use super::games::{Row, about_ui};
use crate::app::command::{Command, Desk};
use crate::app::games::Thumbnails;
use crate::app::kit::desk::{heading, scroll_ui};
use crate::app::kit::widgets::card_frame;
use crate::library::name_of_game;
use crate::listing::{About, Listing};

/// The size of a picture.
const PICTURE: egui::Vec2 = vec2(64.0, 48.0);
/// The height of the buttons below the list.
const FOOT: f32 = 40.0;

/// The state of the bin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BinState {
    /// The games are listed.
    #[default]
    Closed,
    /// The bin is.
    Open,
}

/// Lays out what is in the bin. `height` is the room that it has; without it it takes what it needs.
pub fn bin_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    listing: &Listing<FilePlace>,
    state: &mut BinState,
    pictures: &mut Thumbnails,
    height: Option<f32>,
) {
    heading(ui, desk, "home-bin-heading");
    let mut rows_ui = |ui: &mut Ui, desk: &mut Desk| {
        for (file, about) in listing.files(FilePlace::Bin) {
            // Until it was read it is listed by its name alone.
            let unread: About = Err(String::new());
            let row = Row::of_file(file, about.unwrap_or(&unread));
            row_ui(ui, desk, &row, pictures);
        }
    };
    match height {
        None => rows_ui(ui, desk),
        Some(height) => {
            let left = height - FOOT - ui.min_rect().height() - ui.spacing().item_spacing.y;
            let area = ScrollArea::vertical().id_salt("bin").auto_shrink([false, true]).max_height(left.max(80.0));
            scroll_ui(ui, area, |ui| rows_ui(ui, desk));
        }
    }
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        let texts = desk.texts;
        if ui.button(texts.say("home-bin-back")).clicked() {
            *state = BinState::Closed;
        }
        if ui.button(texts.say("home-empty")).clicked() {
            let names = listing.files(FilePlace::Bin).map(|(file, _)| name_of_game(&file.path)).collect();
            desk.push(Command::AskToEmptyBin(names));
        }
    });
}

fn row_ui(ui: &mut Ui, desk: &mut Desk, row: &Row, pictures: &mut Thumbnails) {
    let Some(path) = row.path else { return };
    let frame = card_frame(desk.theme).corner_radius(desk.theme.sizes.button_radius).inner_margin(8);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
            if let Ok(game) = row.about {
                pictures.paint(ui, desk.theme, rect, path, row.stamp(), game);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    let name = desk.texts.with("home-take-out-name", &[("name", row.name().into())]);
                    if ui.button(desk.texts.say("home-take-out")).accessible_name(name).clicked() {
                        desk.push(Command::TakeOut(path.to_owned()));
                    }
                    ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                        ui.add(Label::new(RichText::new(row.name()).strong()).truncate().selectable(false));
                    });
                });
                about_ui(ui, desk, row);
            });
        });
    });
}
