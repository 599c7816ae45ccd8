//! The page of the plan: the tools, the canvas, and the fields of what is chosen on it or of the plan as a whole.

use egui::{Button, Label, RichText, ScrollArea, TextStyle, Ui, vec2};

use super::canvas::{Canvas, Done, Place, Shown, Tool};
use super::group::Asked;
use super::thing::{thing_ui, whole_ui};
use super::{Form, square};
use crate::app::forms::step;
use crate::app::kit::desk::{follow_focus, scroll_ui};
use crate::app::kit::one_of::OneOf;
use crate::app::kit::toasts::announce;
use crate::app::kit::widgets::options_row;
use crate::chac::{DecorKind, KindDef, VariantDef};
use crate::editor::Step;
use crate::editor::chac::Target;
use crate::editor::chac::areas::{Copied, Motion, around, move_all, remove_all};
use crate::editor::chac::decks::DeckSpot;
use crate::editor::chac::plan::{self, KINDS, New, Refused, Thing};
use crate::editor::chac::target::{decor_said, kind_said, thing_said};
use crate::editor::chac::ways::{Joined, WaySpot, join};
use crate::game::Flawed;
use crate::words::chac::{nouns, problems};
use crate::words::{Texts, sentence};

/// From this width on the fields stand beside the canvas, and so wide.
const WIDE: f32 = 800.0;
const FIELDS: f32 = 384.0;
/// The least height of the canvas.
const LEAST_HEIGHT: f32 = 200.0;
/// The height of the canvas where the fields stand below it, as a share of its width at most, and of the page's at least.
const HIGH: f32 = 0.66;
const LEAST_SHARE: f32 = 0.7;
/// The width of the choice of what is added, if there is room for it.
const NEW: f32 = 190.0;

const TOOLS: [(Tool, &str); 3] =
    [(Tool::Choose, "chac-tool-choose"), (Tool::Ways, "chac-tool-ways"), (Tool::Add, "chac-tool-add")];

/// The text that is told of a tool below the canvas.
const fn hint(tool: Tool) -> &'static str {
    match tool {
        Tool::Choose => "chac-hint-choose",
        Tool::Ways => "chac-hint-ways",
        Tool::Add => "chac-hint-add",
    }
}

/// The state that the page keeps between frames.
pub struct View {
    tool: Tool,
    canvas: Canvas,
    /// The thing that is chosen.
    chosen: Option<Thing>,
    /// The thing that is put on the plan next.
    new: New,
    /// True if new ways lead one way alone.
    one_way: bool,
    /// The words for why the last thing that was asked for was not done.
    refused: Option<String>,
    /// The fields of a square.
    square: square::View,
    /// Things and ways with problems, as of this revision of the document.
    faults: Option<(u64, Faults)>,
}

impl Default for View {
    fn default() -> Self {
        let new = New::Square(KindDef::Corridor);
        let (tool, canvas, square) = (Tool::default(), Canvas::default(), square::View::default());
        Self { tool, canvas, chosen: None, new, one_way: false, refused: None, square, faults: None }
    }
}

/// The things and ways with problems.
#[derive(Default)]
struct Faults {
    things: Vec<(Thing, String, bool)>,
    ways: Vec<WaySpot>,
}

impl Faults {
    fn of(form: &Form) -> Self {
        let mut faults = Self::default();
        for problem in form.problems() {
            match Target::of_problem(problem, form.def()) {
                Some(Target::Thing(thing)) => {
                    let said = sentence(&problems::sentence(form.texts, &problem.flaw));
                    faults.things.push((thing, said, problem.is_error()));
                }
                Some(Target::Way(spot)) => faults.ways.push(spot),
                _ => {}
            }
        }
        faults
    }
}

/// Lays out the page.
pub fn temple_ui(ui: &mut Ui, form: &mut Form, view: &mut View) {
    seek(form, view);
    if view.chosen.is_some_and(|thing| plan::fields(form.def(), thing).is_none()) {
        view.chosen = None;
    }
    if view.faults.as_ref().is_none_or(|(revision, _)| *revision != form.revision()) {
        view.faults = Some((form.revision(), Faults::of(form)));
    }
    let height = ui.available_height();
    let tools = 2.0 * (ui.spacing().interact_size.y + ui.spacing().item_spacing.y);
    if ui.available_width() < WIDE {
        scroll_ui(ui, ScrollArea::vertical().id_salt("temple").auto_shrink([false, false]), |ui| {
            let room = (height - tools - below(ui, form)).max(height * LEAST_SHARE);
            let canvas = (ui.available_width() * HIGH).min(room).max(LEAST_HEIGHT);
            plan_ui(ui, form, view, canvas);
            fields_ui(ui, form, view);
            follow_focus(ui);
        });
        return;
    }
    ui.horizontal_top(|ui| {
        let wide = ui.available_width() - FIELDS - ui.spacing().item_spacing.x;
        ui.allocate_ui(vec2(wide, height), |ui| {
            ui.vertical(|ui| {
                ui.set_width(wide);
                scroll_ui(ui, ScrollArea::vertical().id_salt("plan").auto_shrink([false, false]), |ui| {
                    plan_ui(ui, form, view, (height - below(ui, form) - tools).max(LEAST_HEIGHT));
                    follow_focus(ui);
                });
            });
        });
        ui.vertical(|ui| {
            scroll_ui(ui, ScrollArea::vertical().id_salt("fields").auto_shrink([false, false]), |ui| {
                fields_ui(ui, form, view);
                follow_focus(ui);
            });
        });
    });
}

/// The room for what is told below the canvas, whichever the tool: it is in sight, and the canvas keeps its height.
fn below(ui: &Ui, form: &Form) -> f32 {
    let (font, wide, gap) = (TextStyle::Small.resolve(ui.style()), ui.available_width(), ui.spacing().item_spacing.y);
    let high = |key: &str| {
        let galley = ui.painter().layout(form.texts.say(key), font.clone(), form.theme.chrome.text_weak, wide);
        galley.size().y + gap
    };
    TOOLS.map(|(tool, _)| high(hint(tool))).into_iter().fold(0.0, f32::max) + high("canvas-hint") + gap
}

/// Chooses what somebody looked for.
fn seek(form: &mut Form, view: &mut View) {
    let thing = match form.sought {
        Some(Target::Thing(thing)) => Some(thing),
        Some(Target::Way(spot)) => {
            view.tool = Tool::Ways;
            let from = spot.of(form.def()).and_then(|way| plan::square_named(form.def(), &way.from));
            from.map(Thing::Square)
        }
        // The fields of the plan as a whole are there while nothing is chosen.
        Some(_) => {
            view.chosen = None;
            return;
        }
        None => return,
    };
    form.sought = None;
    view.chosen = thing;
    if let Some(thing) = thing {
        view.canvas.seek(thing);
    }
}

/// The tools, the canvas, and what is told of it.
fn plan_ui(ui: &mut Ui, form: &mut Form, view: &mut View, height: f32) {
    ui.horizontal_wrapped(|ui| {
        for (tool, name) in TOOLS {
            if ui.add(Button::selectable(tool == view.tool, form.texts.say(name))).clicked() {
                (view.tool, view.refused) = (tool, None);
                view.canvas.forget();
            }
        }
    });
    // Always there, and as high: the plan keeps its place.
    options_row(ui, |ui| match view.tool {
        Tool::Choose => {
            let count = view.canvas.group.len().max(usize::from(view.chosen.is_some()));
            let said = match count {
                0 => form.texts.say("chac-hint-choose-short"),
                _ => form.texts.with("chac-edit-count", &[("count", count.into())]),
            };
            ui.add(Label::new(said).truncate());
        }
        Tool::Ways => _ = ui.checkbox(&mut view.one_way, form.texts.say("chac-edit-one-way")),
        Tool::Add => new_ui(ui, form, &mut view.new),
    });
    let called = form.texts.say("chac-edit-canvas");
    let (texts, def) = (form.texts, form.def());
    let empty = Faults::default();
    let faults = view.faults.as_ref().map_or(&empty, |(_, faults)| faults);
    let said = |place| place_said(texts, def, &faults.things, place);
    let shown = Shown { def, chosen: view.chosen, faults: &faults.things, faulty_ways: &faults.ways, said: &said };
    let size = vec2(ui.available_width(), height);
    let done = view.canvas.canvas_ui(ui, (form.presentation(), &called), size, view.tool, &shown);
    view.refused = match done {
        None => view.refused.take(),
        Some(Done::Group(Asked::Paste(field, text))) => match Copied::read(&text) {
            Some(copied) => lay(form, view, &copied, field).err().map(|refused| refused_said(form.texts, refused)),
            None => Some(form.texts.say("area-no-copy")),
        },
        Some(Done::Group(asked)) => {
            view.tool = Tool::Choose;
            group(ui, form, view, &asked).err().map(|refused| refused_said(form.texts, refused))
        }
        Some(done) => act(form, view, &done).err().map(|refused| refused_said(form.texts, refused)),
    };
    if let Some(refused) = &view.refused {
        let said = RichText::new(refused).color(form.theme.chrome.warn);
        announce(&ui.add(Label::new(said).wrap()));
        return;
    }
    let begun = view.canvas.begun().and_then(|square| thing_said(form.texts, form.def(), Thing::Square(square)));
    let hint = match begun {
        Some(square) => form.texts.with("chac-hint-begun", &[("square", square.into())]),
        None => form.texts.say(hint(view.tool)),
    };
    for hint in [hint, form.texts.say("canvas-hint")] {
        ui.add(Label::new(RichText::new(hint).small().color(form.theme.chrome.text_weak)).wrap());
    }
}

/// Does with the things that are chosen together what was asked for, as one step.
fn group(ui: &Ui, form: &mut Form, view: &mut View, asked: &Asked) -> Result<(), Refused> {
    let things = view.canvas.group.things();
    view.chosen = if let [thing] = things[..] { Some(thing) } else { None };
    let mut changed = form.def().clone();
    let copied = Copied::of(form.def(), &things);
    match asked {
        Asked::Chosen | Asked::Paste(..) => {}
        Asked::Change(motion) => {
            move_all(&mut changed, &things, *motion)?;
            let text = match motion {
                Motion::Move(..) => "area-step-moved",
                Motion::Right | Motion::Left => "area-step-turned",
                Motion::Across | Motion::Over => "area-step-mirrored",
            };
            group_step(form, text, changed);
        }
        Asked::CopyTo(motion) => {
            let around = around(form.def(), &things).ok_or(Refused::OffPicture)?;
            let to = motion.fields(around, around).ok_or(Refused::OffPicture)?;
            if let Some(copied) = copied {
                lay(form, view, &copied, (to.x, to.y))?;
            }
        }
        Asked::Copy | Asked::Cut => {
            let text = copied.and_then(|copied| copied.write().ok());
            if let Some(text) = text {
                ui.copy_text(text);
                if *asked == Asked::Cut {
                    return group(ui, form, view, &Asked::Remove);
                }
            }
        }
        Asked::Remove => {
            remove_all(&mut changed, &things);
            group_step(form, "area-step-removed", changed);
            view.chosen = None;
            view.canvas.forget();
        }
    }
    Ok(())
}

/// Lays a copy with its corner on this field, and chooses it.
fn lay(form: &mut Form, view: &mut View, copied: &Copied, field: (u32, u32)) -> Result<(), Refused> {
    let mut changed = form.def().clone();
    let laid = copied.lay(&mut changed, field)?;
    group_step(form, "area-step-copied", changed);
    view.tool = Tool::Choose;
    view.chosen = if let [thing] = laid[..] { Some(thing) } else { None };
    if let Some(first) = laid.first() {
        view.canvas.go_to(*first);
    }
    view.canvas.group.choose(form.def(), laid);
    Ok(())
}

/// Makes the definition this one, as a step.
fn group_step(form: &mut Form, text: &'static str, changed: VariantDef) {
    if changed != *form.def() {
        step(form, Step::new(text), |def| *def = changed);
    }
}

/// The choice of what is put on the plan next.
fn new_ui(ui: &mut Ui, form: &Form, new: &mut New) {
    let (texts, def) = (form.texts, form.def());
    let said = |new: &New| match new {
        New::Square(kind) => kind_said(texts, *kind),
        New::Alcove => texts.say("chac-edit-alcove"),
        New::Decor(kind) => decor_said(texts, def, kind),
    };
    let decor = decors(def).into_iter().map(New::Decor);
    let all = KINDS.into_iter().map(New::Square).chain([New::Alcove]).chain(decor);
    let names: Vec<(New, String)> = all.map(|new| (new.clone(), said(&new))).collect();
    let width = NEW.min(ui.available_width());
    let list = OneOf::new("new", said(new)).width(width).truncated().show(ui, new, names);
    let _ = list.accessible_name(texts.say("chac-edit-new"));
}

/// Everything that can be drawn beside the squares.
pub fn decors(def: &VariantDef) -> Vec<DecorKind> {
    let decks = DeckSpot::all(def).into_iter().map(|spot| DecorKind::Deck(spot.id()));
    let zones = def.board.squares.iter().filter(|square| square.kind == KindDef::Zone);
    let clues = zones.map(|square| DecorKind::Clue(square.id.clone()));
    let others = [DecorKind::Abyss, DecorKind::Waterfall, DecorKind::WallCards, DecorKind::Dice];
    others.into_iter().chain(decks).chain(clues).collect()
}

/// The words for a place: what is there, where, and what is wrong with it.
fn place_said(texts: &Texts, def: &VariantDef, faults: &[(Thing, String, bool)], place: Place) -> String {
    let at = |x: u32, y: u32| texts.with("chac-changes-at", &[("column", x.into()), ("row", y.into())]);
    match place {
        Place::Free(x, y) => texts.with("chac-edit-free-field", &[("place", at(x, y).into())]),
        Place::Thing(thing) => {
            let name = thing_said(texts, def, thing).unwrap_or_default();
            let fields = plan::fields(def, thing);
            let mut said = name;
            if let Some(fields) = fields {
                said = format!("{said}, {}", at(fields.x, fields.y));
            }
            for (_, fault, _) in faults.iter().filter(|(other, ..)| *other == thing) {
                said = format!("{said}. {fault}");
            }
            said
        }
    }
}

/// The fields of what is chosen, or of the plan as a whole.
fn fields_ui(ui: &mut Ui, form: &mut Form, view: &mut View) {
    let Some(thing) = view.chosen.filter(|_| view.canvas.group.len() < 2) else {
        whole_ui(ui, form);
        return;
    };
    let faults = view.faults.as_ref().map_or(&[][..], |(_, faults)| &faults.things[..]);
    for (_, said, is_error) in faults.iter().filter(|(other, ..)| *other == thing) {
        let colour = if *is_error { form.theme.chrome.error } else { form.theme.chrome.warn };
        ui.add(Label::new(RichText::new(said).color(colour)).wrap());
    }
    let before = form.def().board.squares.len();
    let asked = ui.push_id(thing, |ui| match thing {
        Thing::Square(index) => square::square_ui(ui, form, index, &mut view.square),
        thing => thing_ui(ui, form, thing),
    });
    if let Some(said) = asked.inner {
        view.refused = Some(said);
    }
    if ui.button(form.texts.say("chac-edit-take-away")).clicked() {
        let _ = act(form, view, &Done::Taken(thing));
    }
    if ui.button(form.texts.say("chac-edit-nothing-chosen")).clicked() {
        view.chosen = None;
    }
    if form.def().board.squares.len() < before {
        view.chosen = None;
    }
}

/// Does on the plan what was asked for, as one step.
fn act(form: &mut Form, view: &mut View, done: &Done) -> Result<(), Refused> {
    let mut changed = form.def().clone();
    let texts = form.texts;
    let name = |def: &VariantDef, thing| thing_said(texts, def, thing).unwrap_or_default();
    let said = match *done {
        Done::Chosen(thing) => {
            view.chosen = thing;
            return Ok(());
        }
        Done::Group(_) => return Ok(()),
        Done::Put(x, y) => {
            let thing = plan::put(&mut changed, &view.new, (x, y))?;
            view.chosen = Some(thing);
            view.canvas.seek(thing);
            texts.with("chac-step-put", &[("what", name(&changed, thing).into())])
        }
        Done::Moved(thing, to) => {
            plan::move_to(&mut changed, thing, to)?;
            texts.with("chac-step-moved", &[("what", name(&changed, thing).into())])
        }
        Done::Joined(from, to) => {
            let is_gone = join(&mut changed, from, to, view.one_way)? == Joined::Gone;
            let id = |index: usize| form.def().board.squares[index].id.clone();
            let values = [("from", id(from).into()), ("to", id(to).into())];
            texts.with(if is_gone { "chac-step-way-gone" } else { "chac-step-way" }, &values)
        }
        Done::Taken(thing) => {
            plan::remove(&mut changed, thing);
            view.chosen = None;
            view.canvas.forget();
            texts.with("chac-step-taken", &[("what", name(form.def(), thing).into())])
        }
    };
    if changed != *form.def() {
        step(form, Step::new("editor-step-named").named(said), |def| *def = changed);
    }
    Ok(())
}

/// The words for why something is not done.
pub fn refused_said(texts: &Texts, refused: Refused) -> String {
    match refused {
        Refused::Kind(kind) => texts.with("chac-refused-kind", &[("kind", nouns::kind(texts, kind).into())]),
        Refused::Squares => texts.say("chac-refused-squares"),
        Refused::Things => texts.say("chac-refused-things"),
        Refused::OffPicture => texts.say("chac-refused-off"),
        Refused::Taken => texts.say("chac-refused-taken"),
        Refused::NoCorridor => texts.say("chac-refused-corridor"),
        Refused::ToItself => texts.say("chac-refused-itself"),
        Refused::FromOutside => texts.say("chac-refused-outside"),
    }
}
