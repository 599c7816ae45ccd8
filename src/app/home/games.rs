//! The player's games on the home screen: those under way, the finished ones beside them, and the way to the bin.

use std::path::{Path, PathBuf};

use egui::text::{CCursor, CCursorRange, LayoutJob};
use egui::{
    Align, Align2, Button, FontId, Key, Label, Layout, Rect, RichText, ScrollArea, Sense, TextEdit, Ui, Vec2,
    WidgetInfo, vec2,
};

use super::bin::{BinState, bin_ui};
use super::{FilePlace, HomeView, Own};
use crate::app::command::{Command, Desk};
use crate::app::friends::company::Resting;
use crate::app::friends::resting::resting_ui;
use crate::app::games::{self, Thumbnails};
use crate::app::kit::desk::{heading, scroll_ui};
use crate::app::kit::icons::{Icon, icon_button};
use crate::app::kit::widgets::{Common, card, card_frame};
use crate::app::route::Screen;
use crate::library::name_of_game;
use crate::listing::Summary;
use crate::listing::{About, Listed, Listing, Stamp};

/// The size of the picture of a game.
const PICTURE: Vec2 = vec2(92.0, 69.0);
/// From this width on the finished games stand beside the others.
const BESIDE: f32 = 660.0;
/// The share of the width that the unfinished games have then.
const SHARE: f32 = 0.57;
/// The number of games of a list that are shown before more are asked for.
const AT_FIRST: usize = 24;
/// The greatest number of letters in the name of a game.
const NAME_LETTERS: usize = 80;
/// In how many lines a name is written at most.
const NAME_LINES: usize = 2;
/// The height of the line below the lists.
const FOOT: f32 = 34.0;

/// Which games are listed where there is room for one list only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Tab {
    #[default]
    Unfinished,
    Finished,
}

/// The state that the lists of games keep between two frames.
#[derive(Debug)]
pub struct GamesView {
    tab: Tab,
    /// The number of games of each list that are shown.
    shown: usize,
    /// The game that is being given another name.
    renaming: Option<Renaming>,
    pub(super) bin: BinState,
}

impl GamesView {
    pub(super) fn begin(&mut self) {
        (self.renaming, self.bin) = (None, BinState::Closed);
    }

    /// Asks for another name of the game with this file.
    pub(super) fn begin_renaming(&mut self, path: PathBuf) {
        let name = name_of_game(&path);
        self.renaming = Some(Renaming { path, name, is_begun: false });
    }
}

impl Default for GamesView {
    fn default() -> Self {
        Self { tab: Tab::default(), shown: AT_FIRST, renaming: None, bin: BinState::default() }
    }
}

#[derive(Debug)]
struct Renaming {
    path: PathBuf,
    name: String,
    /// True if the field has the keyboard already.
    is_begun: bool,
}

/// A game as it stands in a list.
pub(super) struct Row<'a> {
    pub(super) path: Option<&'a Path>,
    file: Option<&'a Listed<FilePlace>>,
    /// Counts up whenever the game at the table changes.
    changes: u64,
    pub(super) about: Result<&'a Summary, &'a str>,
    state: Whereabouts,
}

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whereabouts {
    Nowhere,
    AtTable,
    Elsewhere,
}

impl<'a> Row<'a> {
    fn of_own(own: &'a Own, listing: &'a Listing<FilePlace>) -> Self {
        let file = listing.files(FilePlace::Shelf).find(|(file, _)| own.file.as_ref() == Some(&file.path));
        Row {
            path: own.file.as_deref(),
            file: file.map(|(file, _)| file),
            changes: own.changes,
            about: Ok(&own.game),
            state: Whereabouts::AtTable,
        }
    }

    pub(super) fn of_file(file: &'a Listed<FilePlace>, about: &'a About) -> Self {
        let state = if file.is_in_use { Whereabouts::Elsewhere } else { Whereabouts::Nowhere };
        let about = about.as_ref().map_err(String::as_str);
        Row { path: Some(&file.path), file: Some(file), changes: 0, about, state }
    }

    /// The mark by which a changed picture is known.
    pub(super) fn stamp(&self) -> (Stamp, u64) {
        (self.file.map(Listed::stamp).unwrap_or_default(), self.changes)
    }

    fn is_over(&self) -> bool {
        self.about.is_ok_and(Summary::is_over)
    }

    pub(super) fn name(&self) -> String {
        self.path.map(name_of_game).unwrap_or_default()
    }

    /// The progress of the game, and its day.
    fn progress(&self, desk: &Desk) -> String {
        let progress = self.about.map(|game| game.progress(desk.texts)).unwrap_or_default();
        match self.file.and_then(|file| file.day(desk.texts)) {
            Some(day) if progress.is_empty() => day,
            Some(day) => desk.texts.with("home-when", &[("progress", progress.into()), ("day", day.into())]),
            None => progress,
        }
    }
}

/// The games that are not over, and those that are; the one at the table first, then the last one first. Those that are
/// played over the net stand in a list of their own.
fn rows<'a>(
    listing: &'a Listing<FilePlace>,
    own: Option<&'a Own>,
    resting: &[Resting],
) -> (Vec<Row<'a>>, Vec<Row<'a>>) {
    let rests = |path: &Path| resting.iter().any(|table| table.path == path);
    let own_file = own.and_then(|own| own.file.as_deref());
    let at_table = own.filter(|own| own.file.is_some()).map(|own| Row::of_own(own, listing));
    let others = listing.files(FilePlace::Shelf).filter(|(file, _)| own_file.is_none_or(|own| own != file.path));
    let others = others.filter(|(file, _)| !rests(&file.path));
    let others = others.filter_map(|(file, about)| Some(Row::of_file(file, about?)));
    at_table.into_iter().chain(others).partition(|row| !row.is_over())
}

/// The game that is played on unless another is chosen: the last one that is not over and free.
pub(super) fn newest(view: &HomeView) -> Option<(&Path, &Summary)> {
    let (unfinished, _) = rows(&view.games, None, &view.resting);
    let mut free = unfinished.into_iter().filter(|row| row.state == Whereabouts::Nowhere);
    free.find_map(|row| row.path.zip(row.about.ok()))
}

/// True if there is anything to list.
pub(super) fn is_listed(view: &HomeView, own: Option<&Own>) -> bool {
    let listing = &view.games;
    !view.resting.is_empty()
        || !listing.is_empty()
        || listing.failure().is_some()
        || own.is_some_and(|own| own.file.is_some())
}

/// The greatest width of the lists.
pub(super) fn widest(view: &HomeView, own: Option<&Own>) -> f32 {
    let (unfinished, finished) = rows(&view.games, own, &view.resting);
    if unfinished.is_empty() || finished.is_empty() { 520.0 } else { 1000.0 }
}

/// Lays out the lists of games. `height` is the room that they have; without it they take what they need.
pub(super) fn games_ui(ui: &mut Ui, desk: &mut Desk, view: &mut HomeView, own: Option<&Own>, height: Option<f32>) {
    let HomeView { games: listing, lists, pictures, resting, .. } = view;
    let binned = listing.files(FilePlace::Bin).count();
    if binned == 0 {
        // A bin that was left empty leads back to the games.
        lists.bin = BinState::Closed;
    }
    if lists.bin != BinState::Closed {
        bin_ui(ui, desk, listing, &mut lists.bin, pictures, height);
        return;
    }
    let top = ui.cursor().top();
    if let Some(path) = resting_ui(ui, desk, resting) {
        desk.push(Command::GoOnAt(path));
    }
    let height = height.map(|height| height - (ui.cursor().top() - top));
    let (unfinished, finished) = rows(listing, own, resting);
    if unfinished.is_empty() && finished.is_empty() && !resting.is_empty() && binned == 0 {
        return;
    }
    let has_foot = binned > 0 || !finished.is_empty();
    let room = height.map(|height| if has_foot { height - FOOT } else { height });
    if let Some(reason) = listing.failure() {
        let reason = desk.texts.with("home-not-listed", &[("reason", reason.to_owned().into())]);
        ui.add(Label::new(RichText::new(reason).color(desk.theme.chrome.warn)).wrap());
    }
    let mut painter = Cards { lists, pictures, common: Common::of(ui, "games") };
    if ui.available_width() >= BESIDE && !finished.is_empty() && !unfinished.is_empty() {
        ui.horizontal_top(|ui| {
            let gap = 14.0;
            ui.spacing_mut().item_spacing.x = gap;
            let width = ((ui.available_width() - gap) * SHARE).floor();
            let rest = ui.available_width() - gap - width;
            for (rows, key, width) in [(&unfinished, "home-unfinished", width), (&finished, "home-finished", rest)] {
                let size = vec2(width, ui.available_height());
                ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.x = 8.0;
                    heading(ui, desk, key);
                    painter.list_ui(ui, desk, rows, key, room);
                });
            }
        });
    } else {
        let tab = if finished.is_empty() {
            Tab::Unfinished
        } else if unfinished.is_empty() {
            Tab::Finished
        } else {
            tabs_ui(ui, desk, &mut painter.lists.tab);
            painter.lists.tab
        };
        let (rows, key) = match tab {
            Tab::Unfinished => (&unfinished, "home-unfinished"),
            Tab::Finished => (&finished, "home-finished"),
        };
        if unfinished.is_empty() || finished.is_empty() {
            heading(ui, desk, key);
        }
        if rows.is_empty() {
            let key = if listing.is_complete() { "home-none-unfinished" } else { "home-reading" };
            ui.label(RichText::new(desk.texts.say(key)).color(desk.theme.chrome.text_weak));
        } else {
            painter.list_ui(ui, desk, rows, key, room);
        }
    }
    painter.common.keep(ui);
    let tells = !finished.is_empty();
    if has_foot {
        ui.add_space(2.0);
        ui.horizontal_wrapped(|ui| {
            let button = |text: String| Button::new(RichText::new(text).color(desk.theme.chrome.text));
            if binned > 0 && ui.add(button(desk.texts.with("home-bin", &[("count", binned.into())]))).clicked() {
                view.lists.bin = BinState::Open;
            }
            if tells && ui.add(button(desk.texts.say("home-statistics"))).clicked() {
                desk.push(Command::Show(Screen::Statistics));
            }
        });
    }
}

/// The choice between the two lists.
fn tabs_ui(ui: &mut Ui, desk: &Desk, tab: &mut Tab) {
    ui.horizontal_wrapped(|ui| {
        for (value, key) in [(Tab::Unfinished, "home-unfinished"), (Tab::Finished, "home-finished")] {
            ui.selectable_value(tab, value, desk.texts.say(key));
        }
    });
}

/// The state that cards paint and change.
struct Cards<'a> {
    lists: &'a mut GamesView,
    pictures: &'a mut Thumbnails,
    /// Both lists have cards of one height; one with buttons of its own, or whose name is being typed, may be higher.
    common: Common,
}

impl Cards<'_> {
    /// Lays out a list, which scrolls if it has no room.
    fn list_ui(&mut self, ui: &mut Ui, desk: &mut Desk, rows: &[Row], id: &str, room: Option<f32>) {
        let Some(room) = room else {
            self.rows_ui(ui, desk, rows);
            return;
        };
        let left = room - (ui.min_rect().height() + ui.spacing().item_spacing.y);
        let area = ScrollArea::vertical().id_salt(id).auto_shrink([false, true]).max_height(left.max(80.0));
        scroll_ui(ui, area, |ui| self.rows_ui(ui, desk, rows));
    }

    fn rows_ui(&mut self, ui: &mut Ui, desk: &mut Desk, rows: &[Row]) {
        for row in rows.iter().take(self.lists.shown) {
            self.row_ui(ui, desk, row);
        }
        let more = rows.len().saturating_sub(self.lists.shown);
        if more > 0 && ui.button(desk.texts.with("home-more", &[("count", more.into())])).clicked() {
            self.lists.shown += AT_FIRST * 2;
        }
    }

    /// One game as a card, which opens it when it is clicked, unless it cannot be.
    fn row_ui(&mut self, ui: &mut Ui, desk: &mut Desk, row: &Row) {
        let Some(path) = row.path else { return };
        let is_renamed = self.lists.renaming.as_ref().is_some_and(|renaming| renaming.path == path);
        if row.about.is_err() || row.state == Whereabouts::Elsewhere || is_renamed {
            let frame = card_frame(desk.theme).corner_radius(desk.theme.sizes.button_radius).inner_margin(8);
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                if let Some(command) = self.card_ui(ui, desk, row, path) {
                    desk.push(command);
                }
            });
            return;
        }
        let mut asked = None;
        let response = card(ui, desk, ("game", path), false, |ui| asked = self.card_ui(ui, desk, row, path));
        let about = row.about.map(|game| game.about_beside(desk.texts, &row.name())).unwrap_or_default();
        let told = [row.name(), about, row.progress(desk), at_table(desk, row).unwrap_or_default()];
        let told = told.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
        let key = if row.is_over() { "home-reopen" } else { "home-resume" };
        let label = desk.texts.with(key, &[("about", told.into())]);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &label));
        if let Some(command) = asked {
            desk.push(command);
        } else if response.clicked() && self.lists.renaming.is_none() {
            desk.push(match row.state {
                Whereabouts::AtTable => Command::Continue,
                Whereabouts::Nowhere | Whereabouts::Elsewhere => Command::Resume(path.to_owned()),
            });
        }
    }

    /// The card of a game. Returns what its buttons ask for.
    fn card_ui(&mut self, ui: &mut Ui, desk: &Desk, row: &Row, path: &Path) -> Option<Command> {
        let mut asked = None;
        ui.horizontal_top(|ui| {
            self.picture_ui(ui, desk, row, path);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                asked = self.name_ui(ui, desk, row, path);
                about_ui(ui, desk, row);
                if let Some(text) = at_table(desk, row) {
                    ui.label(RichText::new(text).small().strong().color(desk.theme.chrome.accent));
                }
                if row.state == Whereabouts::Elsewhere {
                    asked = asked.take().or_else(|| elsewhere_ui(ui, desk, row, path));
                }
            });
        });
        if row.state != Whereabouts::Elsewhere && self.lists.renaming.as_ref().is_none_or(|one| one.path != path) {
            self.common.fill(ui);
        }
        asked
    }

    fn picture_ui(&mut self, ui: &mut Ui, desk: &Desk, row: &Row, path: &Path) {
        let (rect, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
        match row.about {
            Ok(game) => self.pictures.paint(ui, desk.theme, rect, path, row.stamp(), game),
            Err(_) => no_picture(ui, desk, rect),
        }
    }

    /// The name, and the buttons that change it and throw the game away.
    fn name_ui(&mut self, ui: &mut Ui, desk: &Desk, row: &Row, path: &Path) -> Option<Command> {
        let name = row.name();
        if let Some(renaming) = self.lists.renaming.as_mut().filter(|renaming| renaming.path == path) {
            let named = match field_ui(ui, desk, renaming, &name) {
                Typing::GoesOn => return None,
                Typing::GivenUp => None,
                Typing::Done(name) => Some(Command::RenameGame { path: path.to_owned(), name }),
            };
            self.lists.renaming = None;
            return named;
        }
        let mut asked = None;
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let named = |key: &str| desk.texts.with(key, &[("name", name.clone().into())]);
            if row.state != Whereabouts::Elsewhere {
                let bin = icon_button(ui, desk.theme, Icon::Bin, &named("home-throw"));
                if bin.clicked() {
                    asked = Some(Command::ThrowAway(path.to_owned()));
                }
            }
            if row.state != Whereabouts::Elsewhere && row.about.is_ok() {
                let pencil = icon_button(ui, desk.theme, Icon::Pencil, &named("home-rename"));
                if pencil.clicked() {
                    self.lists.begin_renaming(path.to_owned());
                }
            }
            if row.state != Whereabouts::Elsewhere && row.is_over() {
                let replay = icon_button(ui, desk.theme, Icon::Play, &named("palette-replay"));
                if replay.clicked() {
                    asked = Some(Command::ReplayGame(path.to_owned()));
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                // Games of the same players have long names that differ at their end.
                let font = FontId::proportional(desk.theme.sizes.text * 1.05);
                let mut text = LayoutJob::simple(name, font, desk.theme.chrome.text_strong, f32::INFINITY);
                text.wrap.max_rows = NAME_LINES;
                ui.add(Label::new(text).wrap().selectable(false));
            });
        });
        asked
    }
}

/// The sign in the place of a picture where the file cannot be read.
fn no_picture(ui: &Ui, desk: &Desk, rect: Rect) {
    let chrome = &desk.theme.chrome;
    ui.painter().rect_filled(rect, desk.theme.sizes.button_radius, chrome.input);
    let font = FontId::proportional(desk.theme.sizes.text_heading * 1.4);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, "?", font, chrome.warn);
}

/// The outcome of typing a name.
enum Typing {
    GoesOn,
    GivenUp,
    Done(String),
}

/// The field in which a game gets another name. Escape gives it up; leaving it otherwise does not.
fn field_ui(ui: &mut Ui, desk: &Desk, renaming: &mut Renaming, name: &str) -> Typing {
    let id = ui.make_persistent_id("new name");
    let field = TextEdit::singleline(&mut renaming.name).id(id).char_limit(NAME_LETTERS).desired_width(f32::INFINITY);
    let mut shown = field.show(ui);
    let label = desk.texts.with("home-new-name", &[("name", name.to_owned().into())]);
    let response = shown.response.response.accessible_name(label);
    if !renaming.is_begun {
        renaming.is_begun = true;
        response.request_focus();
        let all = CCursorRange::two(CCursor::new(0), CCursor::new(renaming.name.chars().count()));
        shown.state.cursor.set_char_range(Some(all));
        shown.state.store(ui.ctx(), id);
        return Typing::GoesOn;
    }
    if !response.lost_focus() {
        return Typing::GoesOn;
    }
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        return Typing::GivenUp;
    }
    Typing::Done(renaming.name.clone())
}

/// The progress and the day, in which games of the same players differ, then the variant, and the players unless the
/// name above says them; or the reason why the file cannot be opened.
pub(super) fn about_ui(ui: &mut Ui, desk: &Desk, row: &Row) {
    let chrome = &desk.theme.chrome;
    let (about, colour) = match row.about {
        Ok(game) => (game.about_beside(desk.texts, &row.name()), chrome.text),
        Err(reason) => (reason.to_owned(), chrome.warn),
    };
    let line = |ui: &mut Ui, text: String, colour| {
        ui.add(Label::new(RichText::new(text).small().color(colour)).wrap().selectable(false));
    };
    let progress = row.progress(desk);
    if !progress.is_empty() {
        line(ui, progress, chrome.gold);
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if let Ok(game) = row.about {
            games::mark_ui(ui, desk, game.game());
        }
        line(ui, about, colour);
    });
}

fn at_table(desk: &Desk, row: &Row) -> Option<String> {
    (row.state == Whereabouts::AtTable).then(|| desk.texts.say("home-at-table"))
}

/// The acts on a game that another copy of the program has open.
fn elsewhere_ui(ui: &mut Ui, desk: &Desk, row: &Row, path: &Path) -> Option<Command> {
    let mut asked = None;
    let text = RichText::new(desk.texts.say("home-in-use")).small().strong().color(desk.theme.chrome.gold);
    ui.add(Label::new(text).wrap().selectable(false));
    if row.about.is_err() {
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        let named = |key: &str| desk.texts.with(key, &[("name", row.name().into())]);
        if ui.button(desk.texts.say("home-look-on")).accessible_name(named("home-look-on-name")).clicked() {
            asked = Some(Command::LookOn(path.to_owned()));
        }
        if ui.button(desk.texts.say("home-copy")).accessible_name(named("home-copy-name")).clicked() {
            asked = Some(Command::CopyGame(path.to_owned()));
        }
    });
    asked
}
