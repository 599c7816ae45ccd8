//! The first choice on the setup screen: which game is played, each by a picture of its board or by its mark.

use egui::{Label, RichText, Sense, TextStyle, Ui, Vec2, WidgetInfo, vec2};

use crate::app::command::Desk;
use crate::app::games::{self, Pictures};
use crate::app::kit::areas;
use crate::app::kit::desk::width_of;
use crate::app::kit::widgets::card;
use crate::games::{GameId, GameRules};
use crate::library::Libraries;
use crate::setup::{SetupForm, standard};
use crate::words::shown::game_name;

/// The radius of a game's mark beside its name.
const MARK: f32 = 11.0;
/// The margin inside a card, on both sides together.
const MARGIN: f32 = 18.0;
/// The size of a picture.
const PICTURE: Vec2 = vec2(62.0, 44.0);

/// Lays out the games one below the other, each with a picture of the board that its standard variant has.
pub fn games_ui(ui: &mut Ui, desk: &Desk, form: &mut SetupForm, libraries: &Libraries, pictures: &mut Pictures) {
    for &game in GameId::ALL {
        let standard = standard(game, libraries);
        game_ui(ui, desk, form, libraries, (game, vec2(ui.available_width(), 0.0)), |ui| {
            ui.horizontal(|ui| {
                picture_ui(ui, desk, standard.as_ref(), pictures);
                name_ui(ui, desk, game);
            });
        });
    }
}

/// Lays out the games in as little height as possible: each with its mark and its name.
pub fn games_line_ui(ui: &mut Ui, desk: &Desk, form: &mut SetupForm, libraries: &Libraries) {
    let font = TextStyle::Body.resolve(ui.style());
    for &game in GameId::ALL {
        let name = width_of(ui.painter(), &font, &game_name(desk.texts, game));
        // A bold name is a little wider.
        let width = name * 1.08 + 2.0 * MARK + ui.spacing().item_spacing.x + MARGIN + 2.0;
        // As high as it comes out, so that all of them stand in one line.
        let size = vec2(width, ui.spacing().interact_size.y.max(2.0 * MARK) + MARGIN);
        game_ui(ui, desk, form, libraries, (game, size), |ui| name_ui(ui, desk, game));
    }
}

/// The card of a game, which chooses it.
fn game_ui(
    ui: &mut Ui,
    desk: &Desk,
    form: &mut SetupForm,
    libraries: &Libraries,
    (game, size): (GameId, Vec2),
    content: impl FnOnce(&mut Ui),
) {
    let is_chosen = form.variant().game == game;
    let response = ui.allocate_ui(size, |ui| card(ui, desk, ("game", game), is_chosen, content)).inner;
    let said = desk.texts.with("setup-game-name", &[("name", game_name(desk.texts, game).into())]);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, is_chosen, &said));
    if is_chosen {
        areas::enter_by(ui.ctx(), response.id);
    }
    if response.clicked() {
        form.choose_game(game, libraries);
    }
}

fn picture_ui(ui: &mut Ui, desk: &Desk, standard: Option<&GameRules>, pictures: &mut Pictures) {
    match standard {
        Some(rules) => pictures.show(ui, desk, rules, "game", PICTURE),
        None => _ = ui.allocate_exact_size(PICTURE, Sense::hover()),
    }
}

fn name_ui(ui: &mut Ui, desk: &Desk, game: GameId) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(2.0 * MARK, 2.0 * MARK), Sense::hover());
        games::game_mark(ui.painter(), desk.theme, rect.center(), MARK, game);
        let name = RichText::new(game_name(desk.texts, game)).strong();
        ui.add(Label::new(name).wrap().selectable(false));
    });
}
