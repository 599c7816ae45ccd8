//! A plan: actions of a person's next turn, tried out on a copy of the board while others think or move.
//!
//! The copy is a table of its own, so that everything that can be done on the board can be tried there. It begins where
//! the person would act with all points, the tile of that turn placed; what chance would reveal is not guessed, so a
//! plan ends where something is dug up, and it never ends the turn. Decides when there can be a plan, whether it still
//! holds, and how it is played; what follows from each action, the rules decide.

use std::mem::take;

use egui::{Align, Button, Frame, Label, Layout, Margin, Panel, RichText, Stroke, StrokeKind, TextStyle, Ui, vec2};

use super::state::Planning;
use super::{
    Asking, Desk, Notice, Plan, Standing, Table, TableAsk, TableCommand, TableGame, keep_keyboard, keys, naming,
};
use crate::app::kit::fresh;
use crate::app::kit::theme::Theme;
use crate::app::kit::toasts::announce;
use crate::game::{NoEvents, Seat, text_of};
use crate::words::Texts;

/// The width of the frame that marks a board on which nothing is played. The board has its place inside, so that the frame
/// cuts no name at the rim.
pub const EDGE: i8 = 4;
/// The same for a hint.
const HINT_EDGE: f32 = 2.0;
/// The least width in which the plan and the ways out of it stand in one row, and in which they do in small letters.
const ONE_ROW: f32 = 900.0;
const ONE_SMALL_ROW: f32 = 800.0;
/// The height of the buttons of that row.
const SMALL_BUTTON: f32 = 24.0;

impl<G: TableGame> Plan<G> {
    /// The copy on which actions are tried out.
    #[must_use]
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Whose turn is planned.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// True if it can be played.
    #[must_use]
    pub fn standing(&self) -> &Standing<G::Illegal> {
        &self.standing
    }

    /// True if this is a hint: what a computer player would do.
    #[must_use]
    pub fn is_hint(&self) -> bool {
        self.table.advice().is_some()
    }

    /// A plan of the turn of this seat that is shown at once, tried out on this copy of the game from `start` on.
    pub(super) fn shown(table: Table<G>, seat: Seat, start: &G) -> Self {
        Self { table, seat, start: start.clone(), is_shown: true, standing: Standing::default() }
    }

    /// Works out whether it can be played in this state of the game. As long as it can, the copy follows the game; else it
    /// stays as it was when it could.
    pub(super) fn follow(&mut self, game: &Table<G>) {
        let (rules, now) = (game.rules(), game.state());
        // A hint is for the very position in which it was asked for, whatever is to be decided there.
        let is_asked = now.is_planned_for() || self.is_hint();
        let is_due = is_asked && game.person_to_move() == Some(self.seat);
        let start = if self.is_hint() { now.clone() } else { now.plan_start(rules, self.seat, is_due) };
        let mut state = start.clone();
        let mut actions = self.table.known_actions().enumerate();
        let fails = actions.find_map(|(index, action)| {
            let refused = state.apply(rules, action, &mut NoEvents).err()?;
            Some((index, refused))
        });
        drop(actions);
        if fails.is_none() && start != self.start {
            self.begin_at(game, &start);
        }
        let steps = self.table.steps_from(0, self.table.steps()).len();
        self.standing = Standing { steps, fails, is_due };
        self.table.planning = Planning::Copy(self.standing.clone());
    }

    /// Lets the copy begin in another state, with the same actions.
    fn begin_at(&mut self, game: &Table<G>, start: &G) {
        let actions: Vec<G::Action> = self.table.known_actions().collect();
        let mut table = copy_of(game, start, self.seat);
        for &action in &actions {
            // They were all tried before.
            if table.play(action).is_err() {
                return;
            }
        }
        table.go_on_as(&mut self.table);
        (self.table, self.start) = (table, start.clone());
    }

    /// The number, from 1, of the step to which an action belongs, and what it does, in a sentence.
    fn step_of(&self, texts: &Texts, action: usize) -> (usize, String) {
        let steps = self.table.steps_from(0, self.table.steps());
        let number = steps.partition_point(|step| step.end <= action);
        (number + 1, steps.get(number).map(|step| G::told(texts, &self.table, step).sentence).unwrap_or_default())
    }
}

/// A copy of a game, on which a turn of this seat can be tried out from this state on.
pub(in crate::app) fn copy_of<G: TableGame>(game: &Table<G>, start: &G, seat: Seat) -> Table<G> {
    let mut table = Table::of(game.sitting.branch(start, seat));
    table.planning = Planning::Copy(Standing::default());
    G::begin_copy(&mut table, game);
    table.refresh();
    table
}

impl<G: TableGame> Table<G> {
    /// Everything that was tried out on this copy: nothing of it is hidden.
    pub(super) fn known_actions(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.sitting.seen_from(0).filter_map(|step| step.action)
    }

    /// The plan, shown or not.
    #[must_use]
    pub fn plan(&self) -> Option<&Plan<G>> {
        if let Planning::Planned(plan) = &self.planning { Some(plan) } else { None }
    }

    /// True if this is the copy of a game on which a turn is planned.
    #[must_use]
    pub fn is_plan(&self) -> bool {
        matches!(self.planning, Planning::Copy(_))
    }

    /// True if what was tried out on this copy can be played in the game now.
    #[must_use]
    pub fn can_play_copy(&self) -> bool {
        matches!(&self.planning, Planning::Copy(standing) if standing.can_play())
    }

    pub(in crate::app) fn plan_mut(&mut self) -> Option<&mut Plan<G>> {
        if let Planning::Planned(plan) = &mut self.planning { Some(plan) } else { None }
    }

    /// The table that is in sight: this one, or the copy on which a turn is planned.
    #[must_use]
    pub fn in_sight(&self) -> &Self {
        self.plan().filter(|plan| plan.is_shown).map_or(self, Plan::table)
    }

    /// True if a turn can be planned now: a person's who does not act. A plan there is can always be looked at.
    #[must_use]
    pub fn can_plan(&self) -> bool {
        self.plan().is_some() || self.planner().is_some()
    }

    /// Whose turn would be planned: the next person's after whoever acts.
    fn planner(&self) -> Option<Seat> {
        let state = self.state();
        if !G::PLANS || self.is_plan() || !self.sitting.is_played_here() || self.is_over() {
            return None;
        }
        let around = state.seats_to_plan(self.seat_to_move());
        around.into_iter().find(|&seat| self.sitting.is_person(seat))
    }

    /// Does what is asked for about the plan, and hands everything else to the copy while that is shown. The command is
    /// given back if it is about the game.
    pub(super) fn execute_on_plan(&mut self, ask: TableAsk<G::Ask>) -> Option<TableAsk<G::Ask>> {
        match ask {
            TableAsk::Any(TableCommand::TogglePlan | TableCommand::Hint) if self.plan().is_some_and(Plan::is_hint) => {
                self.drop_plan();
            }
            TableAsk::Any(TableCommand::TogglePlan) => self.toggle_plan(),
            TableAsk::Any(TableCommand::DropPlan) => self.drop_plan(),
            TableAsk::Any(TableCommand::PlayPlan) => self.play_plan(),
            _ => {
                let Some(mut plan) = self.take_shown_plan() else { return Some(ask) };
                // When the turn ends is decided in the game itself.
                if !matches!(&ask, TableAsk::Own(own) if G::ends_turn_by(&plan.table, own)) {
                    plan.table.execute(ask);
                }
                plan.follow(self);
                self.put_plan(plan);
            }
        }
        None
    }

    /// Goes on where another copy of the same game stood: with what was chosen there, and the steps as they were asked
    /// for.
    fn go_on_as(&mut self, other: &mut Self) {
        self.look_on_as(other);
        G::choose_as_on(self, other);
        self.asked = take(&mut other.asked);
        self.show_same_tab(other);
        self.refresh();
        self.asking = other.asking;
        G::skip_motion(self);
    }

    fn toggle_plan(&mut self) {
        self.close_question();
        if let Some(mut plan) = self.take_plan() {
            plan.table.close_question();
            plan.is_shown = !plan.is_shown;
            if plan.is_shown {
                plan.table.look_on_as(self);
            } else {
                self.look_on_as(&mut plan.table);
            }
            plan.follow(self);
            self.put_plan(plan);
            return;
        }
        let Some(seat) = self.planner() else {
            self.notice = Some(Notice::NoPlan);
            return;
        };
        let start = self.state().plan_start(self.rules(), seat, false);
        let mut table = copy_of(self, &start, seat);
        table.look_on_as(self);
        table.show_same_tab(self);
        let mut plan = Plan::shown(table, seat, &start);
        plan.follow(self);
        self.put_plan(Box::new(plan));
    }

    fn drop_plan(&mut self) {
        if self.asking == Asking::DropPlan {
            self.close_question();
        }
        if let Some(mut plan) = self.take_shown_plan() {
            self.look_on_as(&mut plan.table);
        }
        drop(self.take_plan());
    }

    /// Plays the actions of the plan, if all of them can be played: those of this turn, as far as it goes. What is left is
    /// the plan for the next one.
    fn play_plan(&mut self) {
        let Some(plan) = self.plan().filter(|plan| plan.standing.can_play()) else { return };
        let (seat, keeps) = (plan.seat, !plan.is_hint());
        let actions: Vec<G::Action> = plan.table.known_actions().collect();
        self.drop_plan();
        for (index, &action) in actions.iter().enumerate() {
            if index > 0 && self.person_to_move() != Some(seat) && !self.sitting.goes_on_for(seat) {
                if keeps {
                    self.plan_again(seat, actions.iter().skip(index).copied());
                }
                return;
            }
            if let Err(reason) = self.play(action) {
                self.notice = Some(Notice::Refused(reason));
                return;
            }
        }
    }

    /// Plans these actions for a seat, as far as they can be done now; nothing if that is none. The game stays in sight.
    fn plan_again(&mut self, seat: Seat, actions: impl Iterator<Item = G::Action>) {
        let is_due = self.state().is_planned_for() && self.person_to_move() == Some(seat);
        let start = self.state().plan_start(self.rules(), seat, is_due);
        let mut table = copy_of(self, &start, seat);
        for action in actions {
            if table.play(action).is_err() {
                break;
            }
        }
        if table.steps() == 0 {
            return;
        }
        let mut plan = Plan { table, seat, start, is_shown: false, standing: Standing::default() };
        plan.follow(self);
        self.put_plan(Box::new(plan));
    }

    /// Brings the plan up to date when the game has changed. It stays in sight when its turn comes, as what is clicked
    /// there must not go to the game, unless there is nothing in it; when the game is over there is nothing left to plan.
    pub(super) fn follow_plan(&mut self) {
        if self.is_over() {
            self.drop_plan();
            return;
        }
        // A copy shows what its viewer knew, which is for nobody else.
        let is_of_another = |plan: &Plan<G>| !self.sitting.sees_all_of(&plan.start, plan.table.sitting.viewer());
        let is_gone = |plan: &Plan<G>| plan.is_hint() && plan.start != *self.state();
        if self.plan().is_some_and(|plan| is_gone(plan) || is_of_another(plan)) {
            self.drop_plan();
        }
        let is_empty = self.plan().is_some_and(|plan| !plan.is_hint() && plan.table.steps() == 0);
        if is_empty && self.plan().is_some_and(|plan| is_asked(self, plan)) {
            self.drop_plan();
            return;
        }
        let Some(mut plan) = self.take_plan() else { return };
        plan.follow(self);
        self.put_plan(plan);
    }

    /// Takes the plan out of the table while it is laid out.
    pub(in crate::app) fn take_shown_plan(&mut self) -> Option<Box<Plan<G>>> {
        let is_shown = self.plan().is_some_and(|plan| plan.is_shown);
        if is_shown { self.take_plan() } else { None }
    }

    fn take_plan(&mut self) -> Option<Box<Plan<G>>> {
        match take(&mut self.planning) {
            Planning::Planned(plan) => Some(plan),
            other @ (Planning::Nothing | Planning::Copy(_)) => {
                self.planning = other;
                None
            }
        }
    }

    /// Puts the plan back.
    pub(in crate::app) fn put_plan(&mut self, plan: Box<Plan<G>>) {
        self.planning = Planning::Planned(plan);
    }
}

/// The mark that tells one state of a plan from another, and from none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanRevision(Option<(Seat, u64, usize)>);

/// The first line of the text in which a plan is kept.
const FORMAT: &str = "plan 1";

impl<G: TableGame> Table<G> {
    /// The state of the plan: whenever it is another one, the plan has to be kept anew.
    #[must_use]
    pub fn plan_revision(&self) -> PlanRevision {
        let planned = |plan: &Plan<G>| (plan.seat, plan.table.sitting().changes(), plan.table.steps());
        PlanRevision(self.plan().filter(|plan| !plan.is_hint()).map(planned))
    }

    /// The plan as a text, to be kept while the program does not run: whose turn, and an action a line.
    #[must_use]
    pub fn plan_text(&self) -> Option<String> {
        // A hint is asked for again sooner than it is kept.
        let plan = self.plan().filter(|plan| plan.table.steps() > 0 && !plan.is_hint())?;
        let actions = plan.table.known_actions().map(|action| text_of::<G>(self.rules(), action));
        let lines = [FORMAT.to_owned(), format!("seat {}", plan.seat.index() + 1)].into_iter().chain(actions);
        Some(lines.collect::<Vec<_>>().join("\n") + "\n")
    }

    /// Plans again what a text says that was kept, as far as it can be done now; nothing if it is none of this game.
    /// The game stays in sight.
    pub fn restore_plan(&mut self, text: &str) {
        let mut lines = text.lines();
        if lines.next() != Some(FORMAT) || self.plan().is_some() {
            return;
        }
        let number = lines.next().and_then(|line| line.strip_prefix("seat ")?.parse::<usize>().ok());
        let people = self.all_seats().filter(|&seat| self.sitting.is_person(seat));
        let Some(seat) = { people }.find(|seat| Some(seat.index() + 1) == number) else { return };
        if !G::PLANS || self.is_plan() || !self.sitting.is_played_here() || self.is_over() {
            return;
        }
        let rules = self.shared_rules();
        self.plan_again(seat, lines.map_while(|line| G::parse(&rules, line).ok()));
    }
}

impl<G: TableGame> Plan<G> {
    /// The copy, to be laid out.
    pub(in crate::app) fn table_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }
}

/// The state of a plan, in a sentence; and true if it is something to mind.
fn told<G: TableGame>(desk: &Desk<G>, game: &Table<G>, plan: &Plan<G>) -> (String, bool) {
    let (texts, standing) = (desk.texts, &plan.standing);
    let count = ("count", standing.steps.into());
    match (standing.steps, &standing.fails) {
        (0, _) if is_asked(game, plan) => (texts.say("plan-nothing"), false),
        (0, _) => (texts.say(G::PLAN_TEXTS[0]), false),
        (_, Some((index, why))) => {
            let (number, said) = plan.step_of(texts, *index);
            let why = G::reason(texts, game, why);
            let values = [("number", number.into()), ("said", said.into()), ("why", why.into())];
            (texts.with("plan-fails", &values), true)
        }
        _ if standing.is_due => (texts.with("plan-holds", &[count]), false),
        _ => (texts.with("plan-waits", &[count]), false),
    }
}

/// Marks the board of a copy, on which nothing is played.
pub fn edge_ui<G: TableGame>(ui: &Ui, desk: &Desk<G>, plan: &Plan<G>) {
    if let Some(board) = G::board_rect(&plan.table) {
        let edge = Stroke::new(f32::from(EDGE), desk.theme.chrome.gold);
        // For a hint the board keeps its size, and the mark lies on its rim.
        let (edge, side) = if plan.is_hint() {
            (Stroke { width: HINT_EDGE, ..edge }, StrokeKind::Inside)
        } else {
            (edge, StrokeKind::Outside)
        };
        ui.painter().rect_stroke(board, 0.0, edge, side);
    }
}

/// Says above the table what the plan has come to, with the ways out of it. It is there as long as there is a plan, shown
/// or not, so that the board keeps its place, and it covers no hex. What a hint is stands beside the board, for it comes
/// and goes with a click.
pub fn banner_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, game: &Table<G>, plan: &Plan<G>) {
    if plan.is_hint() {
        return;
    }
    let chrome = &desk.theme.chrome;
    let frame = Frame::new().fill(chrome.card).inner_margin(Margin::symmetric(desk.theme.sizes.margin, 4));
    Panel::top("plan").frame(frame).resizable(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
        // How many rows there are depends on the window alone, as the board must not move while a turn is planned.
        if (ONE_SMALL_ROW..ONE_ROW).contains(&ui.available_width()) {
            ui.style_mut().override_text_style = Some(TextStyle::Small);
            ui.spacing_mut().interact_size.y = SMALL_BUTTON;
            ui.spacing_mut().button_padding = vec2(8.0, 2.0);
        }
        if ui.available_width() >= ONE_SMALL_ROW {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                buttons_ui(ui, desk, game, plan, true);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| told_ui(ui, desk, game, plan));
            });
        } else {
            ui.horizontal(|ui| told_ui(ui, desk, game, plan));
            ui.horizontal_wrapped(|ui| buttons_ui(ui, desk, game, plan, false));
        }
    });
}

/// True if the game waits for the person whose turn is planned, or for chance that somebody has to enter.
fn is_asked<G: TableGame>(game: &Table<G>, plan: &Plan<G>) -> bool {
    game.person_to_move() == Some(plan.seat) || game.chance_by_hand()
}

/// Says what the plan is and what it has come to. Where an action fails, all of it is said; else it is cut to one row.
fn told_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, game: &Table<G>, plan: &Plan<G>) {
    let chrome = &desk.theme.chrome;
    let is_asked = is_asked(game, plan);
    let keys = match (plan.is_shown, is_asked) {
        (true, true) => ["plan-turn", "plan-turn-you"],
        (true, false) => ["plan-heading", "plan-heading-you"],
        (false, _) => ["plan-waiting", "plan-waiting-you"],
    };
    let heading = naming::of_seat(desk.texts, game, plan.seat, keys, &[]);
    ui.add(Label::new(RichText::new(heading).strong().color(chrome.gold)).truncate());
    let (text, warns) = if plan.is_shown && is_asked && !plan.standing.is_due {
        (desk.texts.say("plan-turn-first"), false)
    } else {
        told(desk, game, plan)
    };
    let label = Label::new(RichText::new(text).color(if warns { chrome.warn } else { chrome.text }));
    ui.add(if warns { label.wrap() } else { label.truncate() });
}

/// The ways out of the plan, the last one first where they are laid out from the right.
fn buttons_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, game: &Table<G>, plan: &Plan<G>, from_right: bool) {
    let texts = desk.texts;
    let in_sight = if plan.is_shown { &plan.table } else { game };
    if in_sight.asking == Asking::DropPlan {
        drop_question_ui(ui, desk, plan);
        return;
    }
    let mut ways = [TableCommand::PlayPlan, TableCommand::TogglePlan, TableCommand::DropPlan];
    if from_right {
        ways.reverse();
    }
    for command in ways {
        match command {
            TableCommand::PlayPlan => play_ui(ui, desk, plan),
            TableCommand::TogglePlan => {
                let text = texts.say(if plan.is_shown { "plan-hide" } else { "plan-show" });
                let hint = format!("{text} ({})", keys::PLAN.text(desk.texts, ui.ctx()));
                // Where the plan cannot be played though its turn has come, the game is what comes next.
                let leads = plan.is_shown && is_asked(game, plan) && !plan.standing.can_play();
                let toggle = ui.add(way_button(desk.theme, &text, leads));
                if fresh::clicked(&toggle.on_hover_text(hint), ("plan", plan.is_shown)) {
                    desk.push(command);
                }
            }
            _ => {
                // What would be lost is asked about.
                let asked = if plan.standing.steps > 0 { TableCommand::AskToDropPlan } else { command };
                if fresh::clicked(&ui.button(texts.say("plan-drop")), "plan-drop") {
                    desk.push(asked);
                }
            }
        }
    }
}

/// Asks whether to give the plan up, in the place of the ways out of it.
fn drop_question_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, plan: &Plan<G>) {
    let texts = desk.texts;
    let is_from_right = ui.layout().main_dir() == egui::Direction::RightToLeft;
    let mut answers = [("plan-drop-do", TableCommand::DropPlan), ("plan-drop-keep", TableCommand::LetGo)];
    let question = texts.with("plan-drop-question", &[("count", plan.standing.steps.into())]);
    let ask = |ui: &mut Ui| announce(&ui.label(RichText::new(&question).color(desk.theme.chrome.warn)));
    if is_from_right {
        answers.reverse();
    } else {
        ask(ui);
    }
    let mut laid = answers.map(|(key, command)| {
        let answer = ui.button(texts.say(key));
        if fresh::clicked(&answer, key) {
            desk.push(command);
        }
        answer
    });
    if is_from_right {
        ask(ui);
        laid.reverse();
    }
    let [drop, keep] = &laid;
    keep_keyboard(ui, drop, keep);
}

fn play_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, plan: &Plan<G>) {
    let (texts, can) = (desk.texts, plan.standing.can_play());
    let response = ui
        .add_enabled(can, way_button(desk.theme, &texts.say("plan-play"), can))
        .on_disabled_hover_text(texts.say(G::PLAN_TEXTS[1]));
    if fresh::clicked(&response, ("plan-play", can)) {
        desk.push(TableCommand::PlayPlan);
    }
}

/// A button, which stands out if it is what comes next.
pub(in crate::app) fn way_button(theme: &Theme, text: &str, leads: bool) -> Button<'static> {
    let chrome = &theme.chrome;
    let text = RichText::new(text);
    if leads { Button::new(text.color(chrome.accent_text)).fill(chrome.accent_fill) } else { Button::new(text) }
}
