//! The fields of a page: each shows a value of the definition and writes what is entered back into the document.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::RangeInclusive;

use egui::{
    Button, CursorIcon, Event, Id, Label, Rect, Response, RichText, Role, Sense, TextEdit, TextStyle, Ui, Vec2,
    WidgetInfo, vec2,
};

use super::anew::Refused;
use super::languages::Translations;
use crate::app::kit::desk::{Presentation, named_at, width_of};
use crate::app::kit::number::number_ui;
use crate::app::kit::theme::Theme;
use crate::app::kit::widgets::card_frame;
use crate::app::kit::{focus, keys};
use crate::editor::{Document, Drafted, Edited, Group, Head, Stage, Step};
use crate::game::bounds::MAX_NAME;
use crate::words::{Texts, sentence};

/// The width of a field's name, as far as there is room for it beside the field.
const NAME: f32 = 250.0;
/// The width of a number.
const NUMBER: f32 = 64.0;
/// The least width of a number of two digits.
const LEAST_NUMBER: f32 = 40.0;
/// The height of a small button: its letters leave its edge free.
const SMALL: f32 = 24.0;
/// The greatest width of a line of text.
pub const LINE: f32 = 420.0;
/// The width that a line of text leaves free beside it for a number and a button.
const BESIDE_TEXT: f32 = 150.0;

/// The width of a field for text: at most this, and with room beside it.
#[must_use]
pub fn text_width(ui: &Ui, most: f32) -> f32 {
    (ui.available_width() - BESIDE_TEXT).clamp(80.0, most)
}

/// Rules whose definitions are changed by forms.
pub trait Formed: Edited {
    /// The game of these rules.
    type Game: Drafted<Rules = Self>;
    /// A rule that somebody can want to read.
    type Rule: Copy + fmt::Display;

    /// The field of this name.
    fn field(name: &'static str) -> TargetOf<Self>;

    /// The id of the text that says what the number in the field of this name does.
    fn does(name: &str) -> &'static str;
}

/// A page for the definitions of these rules.
pub type PageOf<R> = <<R as Formed>::Game as Drafted>::Page;

/// Something on such a page that somebody wants to change.
pub type TargetOf<R> = <<R as Formed>::Game as Drafted>::Target;

/// The name of a field, and what is said of it.
#[derive(Clone, Copy)]
pub struct Named<'a> {
    /// Its name for screen readers.
    pub said: &'a str,
    /// The id of the text that names fields of its kind: by it their tooltips and their steps are found.
    pub of: &'static str,
}

/// The state with which the fields of a page work.
pub struct Form<'a, R: Formed> {
    /// The texts of the window.
    pub texts: &'a Texts,
    /// Its theme.
    pub theme: &'a Theme,
    /// The rule that somebody wants to read.
    pub asked: Option<R::Rule>,
    /// The part that somebody wants to change, until it was laid out.
    pub sought: Option<TargetOf<R>>,
    /// A change that cannot be written into the text value by value.
    pub refused: Option<Refused<R>>,
    /// The texts in other languages of what has one for all now.
    pub translations: &'a mut Translations,
    /// The text that names the field that comes next.
    label: Option<Id>,
    /// The place of that text, or of another one that names it.
    named_at: Option<Rect>,
    /// The width of a number, where several stand in a line that has no more room for them.
    number_wide: f32,
    /// The name of the line that is laid out.
    field: Option<&'static str>,
    document: &'a mut Document<R>,
    copies: Copies<R>,
}

/// The definitions that a form shows, as it can reach into them: kept from frame to frame.
pub struct Copies<R: Formed> {
    own: R::Definition,
    parent: Option<R::Definition>,
}

impl<R: Formed> Copies<R> {
    /// Those of a definition and its parent: the ones that were kept, if they are still the same.
    pub fn of(kept: Option<Self>, own: &R::Definition, parent: Option<&R::Definition>) -> Self {
        let is_same = |kept: &Self| kept.own == *own && kept.parent.as_ref() == parent;
        kept.filter(is_same).unwrap_or_else(|| Self { own: own.clone(), parent: parent.cloned() })
    }
}

impl<'a, R: Formed> Form<'a, R> {
    /// The fields of a document, whose definition and parent these are.
    pub fn new(
        Presentation { texts, theme }: Presentation<'a>,
        document: &'a mut Document<R>,
        copies: Copies<R>,
        translations: &'a mut Translations,
    ) -> Self {
        let (asked, sought, refused, label, named_at, field) = (None, None, None, None, None, None);
        Self {
            texts,
            theme,
            asked,
            sought,
            refused,
            translations,
            label,
            named_at,
            number_wide: NUMBER,
            field,
            document,
            copies,
        }
    }

    /// The presentation of its fields.
    #[must_use]
    pub fn presentation(&self) -> Presentation<'a> {
        Presentation { texts: self.texts, theme: self.theme }
    }

    /// The copies that it shows, to be kept until the next frame.
    pub fn into_copies(self) -> Copies<R> {
        self.copies
    }

    /// The definition that is shown.
    pub fn def(&self) -> &R::Definition {
        &self.copies.own
    }

    /// The problems of the document, as they were found last.
    pub fn problems(&self) -> &[R::Problem] {
        self.document.problems()
    }

    /// The part of it that says what it is. What is changed there, only [`Form::change`] writes.
    pub fn head(&mut self) -> Head<'_> {
        R::Game::head(&mut self.copies.own)
    }

    /// Reads something of it by the accessor that changes it. What is changed there, only [`Form::change`] writes.
    pub fn read<T>(&mut self, read: impl FnOnce(&mut R::Definition) -> T) -> T {
        read(&mut self.copies.own)
    }

    /// The variant with which it is compared: the one that it was made from, or else the classic one.
    pub fn parent(&self) -> Option<&R::Definition> {
        self.copies.parent.as_ref()
    }

    /// The name of that.
    pub fn parent_name(&self) -> Option<String> {
        Some(self.texts.typeset(R::Game::name_of(self.parent()?, self.texts.language().code())))
    }

    /// Tells what is there in vain, if anything is.
    pub fn idle_ui(&self, ui: &mut Ui, said: impl FnOnce(&Texts, &R::Definition) -> Option<String>) {
        if let Some(said) = said(self.texts, self.def()) {
            // It is told, not warned of: somebody may want a few to spare.
            ui.add(Label::new(RichText::new(said).color(self.theme.chrome.text_strong)).wrap());
        }
    }

    /// True if anything can be changed: the text can be read.
    pub fn can_change(&self) -> bool {
        self.document.stage() != Stage::Unreadable
    }

    /// Changes the definition, as a step that `what` names. Changes of the same field that follow each other are one
    /// step.
    pub fn change(&mut self, step: Step, field: impl Hash, change: impl FnOnce(&mut R::Definition)) {
        let mut def = self.copies.own.clone();
        change(&mut def);
        if def == self.copies.own {
            return;
        }
        let mut hasher = DefaultHasher::new();
        field.hash(&mut hasher);
        match self.document.change(&def, step.clone(), Some(Group(hasher.finish()))) {
            Ok(()) => self.copies.own = def,
            Err(error) => {
                log::warn!("the text is not changed value by value: {error}");
                self.refused = Some(Box::new((def, step)));
            }
        }
    }

    /// The step that sets what this text names from one value to another.
    pub fn set<T: Shown>(&self, name: &'static str, before: &T, now: &T) -> Step {
        Step::of("editor-step-set", name).from_to(before.shown(self.texts), now.shown(self.texts))
    }

    /// The step that sets what is called so.
    #[must_use]
    pub fn set_named(name: &str, before: u32, now: u32) -> Step {
        Step::new("editor-step-named").named(name).from_to(before.to_string(), now.to_string())
    }

    /// True if it was never saved.
    pub fn is_fresh(&self) -> bool {
        self.document.saved().is_none()
    }

    /// A number that differs after every change of the text.
    pub fn revision(&self) -> u64 {
        self.document.revision()
    }

    /// Ends the step: what follows in the same field is another one.
    pub fn close_step(&mut self) {
        self.document.close_step();
    }

    /// A card with fields that belong together, under the text of this id.
    pub fn group(&mut self, ui: &mut Ui, heading: &str, content: impl FnOnce(&mut Ui, &mut Self)) {
        let text = self.texts.say(heading);
        self.group_named(ui, &text, content);
    }

    /// A card with fields that belong together, under this heading.
    pub fn group_named(&mut self, ui: &mut Ui, heading: &str, content: impl FnOnce(&mut Ui, &mut Self)) {
        let gold = self.theme.chrome.gold;
        card_frame(self.theme).inner_margin(12.0).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(heading).strong().color(gold));
            content(ui, self);
        });
    }

    /// The line of a field: its name, which opens the rule, and beside it the field.
    pub fn line<T>(
        &mut self,
        ui: &mut Ui,
        name: &'static str,
        rule: Option<R::Rule>,
        content: impl FnOnce(&mut Ui, &mut Self) -> T,
    ) -> T {
        // Some are verbs that stand within sentences elsewhere.
        let text = sentence(&self.texts.say(name));
        self.field = Some(name);
        let laid = ui.horizontal_wrapped(|ui| {
            let wide = NAME.min(ui.available_width());
            let name = ui.allocate_ui_with_layout(
                vec2(wide, ui.spacing().interact_size.y),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.set_min_width(wide);
                    match rule {
                        None => self.label = Some(ui.label(&text).id),
                        Some(rule) => {
                            let named = self.texts.with("editor-rule-of", &[("field", text.clone().into())]);
                            self.rule_link(ui, &text, &named, rule);
                        }
                    }
                },
            );
            self.named_at = Some(name.response.rect);
            let result = content(ui, self);
            (self.label, self.named_at) = (None, None);
            result
        });
        self.field = None;
        if let Some(rule) = rule {
            self.rule_key(ui, laid.response.rect, rule);
        }
        laid.inner
    }

    /// A text that opens a rule. The keyboard does not stop at it: a key opens the rule of the field that has the focus.
    pub fn rule_link(&mut self, ui: &mut Ui, text: &str, named: &str, rule: R::Rule) {
        let values = [("rule", rule.to_string().into()), ("key", keys::RULES.text(self.texts, ui.ctx()).into())];
        let hint = self.texts.with("editor-opens-rule", &values);
        let shown = RichText::new(text).color(ui.visuals().hyperlink_color);
        let link = ui.add(Label::new(shown).wrap().selectable(false).sense(Sense::CLICK));
        link.widget_info(|| WidgetInfo::labeled(Role::Link, ui.is_enabled(), named));
        if link.on_hover_text(hint).on_hover_cursor(CursorIcon::PointingHand).clicked() {
            self.asked = Some(rule);
        }
    }

    /// Opens a rule by its key while a field has the focus that stands here.
    pub fn rule_key(&mut self, ui: &Ui, rect: Rect, rule: R::Rule) {
        if !ui.input(|input| input.events.iter().any(|event| matches!(event, Event::Key { pressed: true, .. }))) {
            return;
        }
        let focused = ui.memory(egui::Memory::focused).and_then(|focused| ui.ctx().read_response(focused));
        let is_here = |field: &Response| field.layer_id == ui.layer_id() && rect.contains(field.rect.center());
        if focused.as_ref().is_some_and(is_here) && keys::RULES.pressed(ui.ctx()) {
            self.asked = Some(rule);
        }
    }

    /// Leads the keyboard to a field, if it is the one that is sought.
    pub fn meet(&mut self, target: TargetOf<R>, field: &Response) {
        // The keyboard cannot be led below a window; one that has just been closed is gone in the next frame.
        let is_covered = field.ctx.memory(|memory| memory.top_modal_layer().is_some());
        if self.sought == Some(target) && field.enabled() {
            field.ctx.request_repaint();
            if !is_covered {
                self.sought = None;
                focus::lead(&field.ctx, field.id);
                focus::point_out(&field.ctx, field.id);
                field.scroll_to_me(Some(egui::Align::Center));
            }
        }
    }

    /// Names the fields within by a text that stands beside them.
    pub fn beside<T>(&mut self, label: Id, content: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.label.replace(label);
        let result = content(self);
        self.label = before;
        result
    }

    /// A number with limits.
    pub fn number(
        &mut self,
        ui: &mut Ui,
        name: &'static str,
        rule: Option<R::Rule>,
        limits: RangeInclusive<u8>,
        part: impl Fn(&mut R::Definition) -> &mut u32,
    ) {
        self.line(ui, name, rule, |ui, form| {
            let before = *part(&mut form.copies.own);
            let mut value = before;
            let response = form.number_field(ui, Named { said: &form.texts.say(name), of: name }, &mut value, limits);
            if value != before {
                let step = form.set(name, &before, &value);
                form.change(step, name, |def| *part(def) = value);
            }
            form.ended(&response);
            form.parents_ui(ui, name, part);
        });
    }

    /// Lays out numbers that stand in one line, each behind one of these words: narrower, as far as that helps, where the
    /// line has not enough room for them.
    pub fn in_a_line(&mut self, ui: &mut Ui, words: &[String], numbers: impl FnOnce(&mut Ui, &mut Self)) {
        let font = TextStyle::Body.resolve(ui.style());
        let worded: f32 = words.iter().map(|word| width_of(ui.painter(), &font, word)).sum();
        let gaps = (2 * words.len()) as f32 * ui.spacing().item_spacing.x;
        let each = (ui.available_size_before_wrap().x - worded - gaps) / words.len().max(1) as f32;
        self.number_wide = each.floor().clamp(LEAST_NUMBER, NUMBER);
        numbers(ui, self);
        self.number_wide = NUMBER;
    }

    /// A number that can be left out: what it counts is then not possible.
    pub fn optional(
        &mut self,
        ui: &mut Ui,
        name: &'static str,
        rule: Option<R::Rule>,
        limits: RangeInclusive<u8>,
        part: impl Fn(&mut R::Definition) -> &mut Option<u32>,
    ) {
        self.line(ui, name, rule, |ui, form| {
            let before = *part(&mut form.copies.own);
            let said = form.texts.say(name);
            let mut is_on = before.is_some();
            let hint = form.texts.with("editor-possible", &[("action", said.clone().into())]);
            let switch = ui.checkbox(&mut is_on, "").accessible_name(hint.clone()).on_hover_text(hint);
            if !is_on {
                form.meet(R::field(name), &switch);
            }
            let mut value = before.unwrap_or_else(|| form.usual(&part).unwrap_or(u32::from(*limits.start())));
            let response = ui
                .add_enabled_ui(is_on, |ui| form.number_field(ui, Named { said: &said, of: name }, &mut value, limits))
                .inner;
            let new = is_on.then_some(value);
            if new != before {
                let step = form.set(name, &before, &new);
                form.change(step, name, |def| *part(def) = new);
            }
            if is_on != before.is_some() {
                form.close_step();
            }
            form.ended(&response);
            form.parents_ui(ui, name, part);
        });
    }

    /// The parent's value of this part.
    fn usual(&mut self, part: &impl Fn(&mut R::Definition) -> &mut Option<u32>) -> Option<u32> {
        *part(self.copies.parent.as_mut()?)
    }

    /// The field of a number. What it does, its tooltip says.
    pub fn number_field(
        &mut self,
        ui: &mut Ui,
        Named { said, of }: Named,
        value: &mut u32,
        limits: RangeInclusive<u8>,
    ) -> Response {
        let limits = u32::from(*limits.start())..=u32::from(*limits.end());
        let size = vec2(self.number_wide, ui.spacing().interact_size.y);
        let field = number_ui(ui, self.presentation(), value, limits, (0.1, size), &self.texts.say(R::does(of)));
        self.named(field, said)
    }

    /// Names a field for screen readers: by the text beside it, or else by this one.
    pub fn named(&mut self, field: Response, name: &str) -> Response {
        if let Some(own) = self.field {
            self.meet(R::field(own), &field);
        }
        if let Some(place) = self.named_at {
            named_at(&field, place);
        }
        match self.label {
            Some(label) => field.labelled_by(label),
            None => field.accessible_name(name),
        }
    }

    /// Ends the step where the field was left.
    pub fn ended(&mut self, response: &Response) {
        if response.lost_focus() || response.drag_stopped() {
            self.close_step();
        }
    }

    /// A button that takes the value of the variant with which it is compared, where that is another one.
    pub fn parents_ui<T: Clone + PartialEq + Shown>(
        &mut self,
        ui: &mut Ui,
        name: &'static str,
        part: impl Fn(&mut R::Definition) -> &mut T,
    ) {
        let whose = self.parent_name().unwrap_or_default();
        let Copies { own, parent: Some(parent) } = &mut self.copies else { return };
        if part(own) == part(parent) {
            return;
        }
        let theirs = part(parent).clone();
        let shown = theirs.shown(self.texts);
        let step = Step::of("editor-step-parent", name)
            .named(whose.clone())
            .from_to(part(own).shown(self.texts), shown.clone());
        let values = [("value", shown.into())];
        let button = Button::new(self.texts.with("editor-parent-value", &values));
        // Beside its field it is small; in a row of its own there may be a list on it, which takes several lines.
        let button =
            ui.add(if ui.layout().is_horizontal() { button.small().min_size(vec2(0.0, SMALL)) } else { button });
        let values = [("field", sentence(&self.texts.say(name)).into()), ("name", whose.into())];
        let hint = self.texts.with("editor-parent-hint", &values);
        if button.accessible_name(hint.clone()).on_hover_text(hint).clicked() {
            self.close_step();
            self.change(step, name, |def| *part(def) = theirs);
            self.close_step();
        }
    }

    /// A choice between a few values.
    pub fn choice<T: Copy + PartialEq + Shown>(
        &mut self,
        ui: &mut Ui,
        name: &'static str,
        rule: Option<R::Rule>,
        values: &[(T, &'static str)],
        part: impl Fn(&mut R::Definition) -> &mut T,
    ) {
        self.line(ui, name, rule, |ui, form| {
            let before = *part(&mut form.copies.own);
            let mut chosen = before;
            // Below each other, so that all of them begin where fields do.
            ui.vertical(|ui| {
                for &(value, text) in values {
                    let response = ui.radio_value(&mut chosen, value, form.texts.say(text));
                    if value == before {
                        form.meet(R::field(name), &response);
                    }
                }
            });
            if chosen != before {
                form.close_step();
                let step = form.set(name, &before, &chosen);
                form.change(step, name, |def| *part(def) = chosen);
                form.close_step();
            }
            form.parents_ui(ui, name, part);
        });
    }

    /// A text that opens the rule of the fields above it, as does the key while one of them has the focus.
    pub fn rule_below(&mut self, ui: &mut Ui, text: &str, rule: R::Rule) {
        let text = self.texts.say(text);
        self.rule_link(ui, &text, &text, rule);
        self.rule_key(ui, ui.min_rect(), rule);
    }

    /// Numbers in rows, as many in each as there is room for.
    pub fn numbers(&mut self, ui: &mut Ui, count: usize, mut number_ui: impl FnMut(&mut Ui, &mut Self, usize)) {
        let gap = ui.spacing().item_spacing.x;
        let in_row = (((ui.available_width() + gap) / (NUMBER + gap)) as usize).max(1);
        for first in (0..count).step_by(in_row) {
            ui.horizontal_top(|ui| {
                for index in first..count.min(first + in_row) {
                    ui.vertical(|ui| {
                        ui.set_max_width(NUMBER);
                        // What names it stands above it.
                        self.named_at = Some(Rect::from_min_size(ui.max_rect().min, Vec2::ZERO));
                        number_ui(ui, self, index);
                        self.named_at = None;
                    });
                }
            });
        }
    }

    /// A line of text.
    pub fn text(
        &mut self,
        ui: &mut Ui,
        name: &'static str,
        field: impl Hash,
        before: &str,
        set: impl FnOnce(&mut R::Definition, String),
    ) {
        let said = self.texts.say(name);
        self.short_text(ui, Named { said: &said, of: name }, field, before, LINE, set);
    }

    /// A line of text that is at most this wide.
    pub fn short_text(
        &mut self,
        ui: &mut Ui,
        Named { said, of }: Named,
        field: impl Hash,
        before: &str,
        most: f32,
        set: impl FnOnce(&mut R::Definition, String),
    ) {
        let mut text = before.to_owned();
        let wide = text_width(ui, most);
        let response = ui.add(TextEdit::singleline(&mut text).char_limit(MAX_NAME).desired_width(wide));
        let response = self.named(response, said);
        if text != before {
            let step = Step::of("editor-step-set", of).from_to(before, text.clone());
            self.change(step, ("text", of, field), |def| set(def, text));
        }
        self.ended(&response);
    }
}

/// A value that a button can show in a word.
pub trait Shown {
    /// The word.
    fn shown(&self, texts: &Texts) -> String;
}

impl Shown for u32 {
    fn shown(&self, _: &Texts) -> String {
        self.to_string()
    }
}

impl Shown for Option<u32> {
    fn shown(&self, texts: &Texts) -> String {
        self.map_or_else(|| texts.say("editor-off"), |value| value.to_string())
    }
}

/// Each number in its order, such as the scores of one, two, three of a kind.
impl Shown for Vec<u32> {
    fn shown(&self, texts: &Texts) -> String {
        let numbers: Vec<String> = self.iter().map(u32::to_string).collect();
        if numbers.is_empty() { texts.say("editor-nothing") } else { numbers.join(", ") }
    }
}

/// Each value with the number of its copies.
impl Shown for BTreeMap<u32, u32> {
    fn shown(&self, _: &Texts) -> String {
        self.iter().map(|(value, count)| format!("{value} ×{count}")).collect::<Vec<_>>().join(" · ")
    }
}
