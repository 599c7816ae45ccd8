//! The part of a table of any game that The Temple of Chac brings.

use std::ops::Range;

use egui::{Painter, Rect, Response, Ui};

use super::deeds::steps_of;
use super::told::{self, Picture};
use super::{
    ChacNotice, Deed, Notice, Own, Side, Step, Table, bar, beside, board, course, offers, players, prospects, recap,
    scores, status, wording,
};
use crate::app::chac::command::{Ask, Command, TableAsk};
use crate::app::chac::desk::{Desk, Spot};
use crate::app::chac::ear::sound_of;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::settings::{Pace, Settings};
use crate::app::kit::theme::Theme;
use crate::app::table::told::{Room, Told};
use crate::app::table::{EndOfTurn, Head, Moment, Offer, ScoreRow, Tab, TableGame, course_with};
use crate::chac::{Action, Event, Illegal, Phase, State, Variant};
use crate::game::{Seat, View};
use crate::insight::chac::Consequence;
use crate::sitting::Seen;
use crate::sounds;
use crate::words::Texts;
use crate::words::chac::{nouns, refusals};
use crate::words::replay::{self, Mark, Narrated, TurningPoint};
use crate::words::rulebook::Citation;

/// The mark of lines that are told when nothing is hidden any more.
const OPEN: u8 = u8::MAX;

impl TableGame for State {
    type Own = Own;
    type Ask = Ask;
    type Deed = Deed;
    type Notice = ChacNotice;
    type Question = std::convert::Infallible;
    type Spot = Spot;
    type Effect = Consequence;
    type Recap = Vec<Event>;
    type Picture = Picture;

    fn steps(seen: impl Iterator<Item = Seen<Self>>, is_asked: impl Fn(usize) -> bool) -> Vec<Step> {
        steps_of(seen, is_asked)
    }

    /// A turn in which an adventurer got out or was lost is over when another seat is asked (C3.7).
    fn turn_begin(table: &Table, steps: usize) -> usize {
        let ended = table.sitting().turn_begin(steps);
        let now = table.sitting().seen_from(steps).next().map_or_else(|| *table.state(), |seen| *seen.before.state());
        if !now.phase().is_turn() {
            return ended;
        }
        let others = |seen: Seen<Self>| seen.before.state().seat() != now.seat();
        let last = table.sitting().seen_from(ended).take(steps.saturating_sub(ended)).rposition(others);
        last.map_or(ended, |last| ended + last + 1)
    }

    fn is_long(deed: &Deed) -> bool {
        matches!(deed, Deed::Walk { .. })
    }

    fn mark(event: &Event) -> Option<Mark> {
        <Self as Narrated>::mark(event)
    }

    fn turning_points(
        rules: &Variant,
        begins: impl Iterator<Item = (usize, View<Self>)>,
        is_over: bool,
    ) -> Vec<TurningPoint> {
        replay::turning_points(rules, begins, is_over)
    }

    fn turning_point_told(texts: &Texts, table: &Table, point: TurningPoint, state: &Self) -> String {
        replay::turning_point_told(texts, table.rules(), table.sitting().seats(), point, state)
    }

    fn told(texts: &Texts, table: &Table, step: &Step) -> Told<Picture> {
        told::told(texts, table, step)
    }

    fn hidden_of_own(table: &Table) -> u8 {
        let hidden = u8::from(!table.shows_secrets()) + 2 * u8::from(!table.shows_glyphs());
        // Each thing that is shown by itself is shown beside others that are hidden; and the end opens everything.
        match table.just_shown() {
            _ if table.sitting().is_open() => OPEN,
            Some(index) => hidden + 4 * (1 + (index % 50) as u8),
            None => hidden,
        }
    }

    fn paint(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, picture: Picture, room: Room) {
        told::paint(painter, theme, table, seat, picture, room);
    }

    fn is_turn(&self) -> bool {
        self.phase().is_turn() || matches!(self.phase(), Phase::Choose | Phase::Load | Phase::Substitute)
    }

    fn follow(table: &mut Table, has_moved: bool) {
        table.follow_choice(has_moved);
    }

    fn follow_shown(table: &mut Table) {
        table.follow_insight();
        table.follow_past();
    }

    fn effects(rules: &Variant, start: &Self, actions: &[Action]) -> Vec<Consequence> {
        prospects::of_actions(rules, start, actions)
    }

    fn effects_told(texts: &Texts, table: &Table, effects: &[Consequence], _addressed: bool) -> Vec<String> {
        effects.iter().filter_map(|effect| prospects::told(texts, table, effect)).collect()
    }

    const REVIEWS: bool = true;

    fn turn_title(texts: &Texts, table: &Table, start: &Self) -> String {
        let part = match start.phase() {
            Phase::Choose => "choose",
            Phase::Load => "load",
            Phase::Rescue => "rescue",
            Phase::Substitute => "substitute",
            _ => "turn",
        };
        let name = table.name(start.seat()).to_owned();
        let values = [("round", start.round().into()), ("name", name.into()), ("part", part.into())];
        texts.with("chac-table-review-turn", &values)
    }

    fn course(table: &Table) -> Vec<Moment> {
        if table.own.known.course.is_empty() { course_with(table, &[]) } else { table.own.known.course.clone() }
    }

    fn follow_history(table: &mut Table) {
        if table.own.known.course.is_empty() || !table.is_over() {
            table.own.known.course = scores::carried(table);
        }
    }

    fn breakdown(texts: &Texts, table: &Table) -> Vec<ScoreRow> {
        scores::breakdown(texts, table)
    }

    const NOBODY_WON: &'static str = "chac-table-boulder-won";

    fn ask(table: &mut Table, ask: Ask) {
        table.do_ask(ask);
    }

    fn end_of_turn(&self) -> Option<EndOfTurn<Ask>> {
        bar::end_of_turn(self)
    }

    /// Actions are lost with the end of the turn where something could still be done with them.
    fn wastes(table: &Table) -> bool {
        let state = table.state();
        state.phase() == Phase::Act
            && state.actions_left() > 0
            && table.legal().iter().any(|action| !matches!(action, Action::End))
    }

    fn end_question(texts: &Texts, table: &Table) -> String {
        texts.with("chac-table-waste", &[("actions", table.state().actions_left().into())])
    }

    fn end_hints(texts: &Texts, table: &Table) -> Vec<String> {
        let end = match table.state().phase() {
            Phase::Act => Action::End,
            Phase::Load => Action::Ready,
            _ => return Vec::new(),
        };
        table.told_beforehand(texts, end)
    }

    fn offer_hints(texts: &Texts, table: &Table, index: usize) -> (Vec<String>, Option<String>) {
        (bar::hints(texts, table, index), None)
    }

    fn offers(desk: &Desk, table: &Table) -> Vec<Offer<Self>> {
        bar::offers(desk.texts, table)
    }

    fn offer_laid_out(ui: &Ui, desk: &mut Desk, table: &Table, index: usize, response: &Response, _bar: Rect) {
        bar::laid_out(ui, desk, table, index, response);
    }

    fn spot_of(command: TableAsk) -> Option<Spot> {
        Some(Spot::Does(command))
    }

    fn reason(texts: &Texts, table: &Table, why: &Illegal) -> String {
        refusals::reason(texts, &table.named(), why)
    }

    const PLANS: bool = true;
    const PLAN_TEXTS: [&'static str; 2] = ["chac-table-plan-empty", "chac-table-plan-play"];

    fn is_planned_for(&self) -> bool {
        self.phase() == Phase::Act
    }

    fn plan_start(&self, rules: &Variant, seat: Seat, is_due: bool) -> Self {
        if is_due { *self } else { self.as_if_acting(rules, seat) }
    }

    /// Once the dice are rolled, whoever still has a turn with them.
    fn seats_to_plan(&self, _next: Seat) -> Vec<Seat> {
        self.turns_to_come().collect()
    }

    fn only_ends(action: Action) -> bool {
        matches!(action, Action::End | Action::Ready | Action::Wait)
    }

    fn ends_turn_by(copy: &Table, ask: &Ask) -> bool {
        matches!(ask, Ask::End) && copy.state().phase() != Phase::Rescue
    }

    fn is_recapped(_: &Table, seen: &Seen<Self>) -> bool {
        recap::is_told(seen)
    }

    fn recap(table: &Table, seat: Seat, actions: Range<usize>, is_quiet: bool) -> Option<Vec<Event>> {
        recap::came(table, seat, actions, is_quiet)
    }

    fn recap_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, recap: &recap::Recap, bottom: f32) -> bool {
        recap::recap_ui(ui, desk, table, recap, bottom)
    }

    fn points_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, has_room: bool) {
        status::points_ui(ui, desk, table, has_room);
    }

    fn asked_of_seat(texts: &Texts, table: &Table) -> Option<String> {
        status::asked_of_seat(texts, table)
    }

    fn asked_of_chance(texts: &Texts, table: &Table) -> Option<String> {
        status::asked_of_chance(texts, table)
    }

    fn notice_told(texts: &Texts, _table: &Table, notice: &ChacNotice) -> String {
        status::told(texts, *notice)
    }

    fn rule_of(notice: &Notice) -> Option<(Citation, &'static str)> {
        match notice {
            Notice::Refused(why) => {
                let rule = why.rule()?;
                Some((wording::citation(rule), nouns::about_rule(rule)))
            }
            _ => None,
        }
    }

    fn is_look(ask: &Ask) -> bool {
        matches!(ask, Ask::ToggleSecrets)
    }

    fn is_refusal(notice: &ChacNotice) -> bool {
        !matches!(notice, ChacNotice::Here)
    }

    const REFUSED_END: Option<Ask> = Some(Ask::End);
    const LET_GO: Option<Ask> = Some(Ask::Select(None));

    fn has_choice(table: &Table) -> bool {
        table.begun().is_some()
            || table.marked_square().is_some()
            || table.question_stands().is_some()
            || table.looks_back()
    }

    fn board_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table) {
        let mut view = std::mem::take(&mut table.own.view);
        board::board_ui(ui, desk, table, &mut view);
        table.own.view = view;
    }

    fn board_rect(table: &Table) -> Option<Rect> {
        table.own.view.rect()
    }

    fn cell_at(table: &Table, at: egui::Pos2) -> Option<String> {
        let square = table.own.view.laid_out()?.square_at(table.rules(), at)?;
        Some(table.rules().square_id(square).to_string())
    }

    fn cell_of_keyboard(table: &Table) -> Option<String> {
        table.own.view.cursor().map(|square| table.rules().square_id(square).to_string())
    }

    fn cell_on_screen(table: &Table, cell: &str) -> Option<(egui::Pos2, f32)> {
        let rules = table.rules();
        let square = rules.square_named(cell)?;
        let place = table.own.view.laid_out()?.square(square);
        Some((place.center(), place.width().max(place.height()) / 2.0))
    }

    fn players_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
        players::players_ui(ui, desk, table, room);
    }

    fn least_players(table: &Table) -> f32 {
        players::least_height(table.shown().seats().len())
    }

    fn asked_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
        beside::asked_ui(ui, desk, table);
    }

    fn offer_on_cover(texts: &Texts, table: &Table) -> Option<(String, Ask)> {
        let is_load = table.state().phase() == Phase::Load;
        is_load.then(|| (texts.say("chac-table-ready-unseen"), Ask::ReadyUnseen))
    }

    fn first_words(table: &Table) -> Option<&'static str> {
        Some(match table.state().phase() {
            Phase::Choose => "chac-first-choose",
            Phase::Load => "chac-first-load",
            Phase::Act => "chac-first-act",
            Phase::Rescue => "chac-first-rescue",
            Phase::Substitute => "chac-first-substitute",
            _ => return None,
        })
    }

    fn has_head(_: &Table) -> bool {
        true
    }

    fn head_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table, head: &Head) {
        course::head_ui(ui, desk, table, head);
    }

    const SIDES: &'static [Side] = &[beside::NOTES, beside::DECKS];

    fn told_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, _room: f32) {
        beside::told_ui(ui, desk, table);
    }

    fn side_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, side: Side, _top: f32) {
        beside::side_ui(ui, desk, table, side);
    }

    fn tab_of(spot: &Spot) -> Option<Tab> {
        match spot {
            Spot::Player(_) => Some(Tab::Players),
            Spot::Course | Spot::Lock | Spot::Notes => Some(Tab::Table),
            Spot::Does(_) | Spot::Actions | Spot::Table(_) => None,
        }
    }

    fn begin_copy(copy: &mut Table, of: &Table) {
        copy.show_secrets_as(of);
    }

    fn take_look_of(table: &mut Table, other: &mut Table) {
        table.own.view = std::mem::take(&mut other.own.view);
        table.show_secrets_as(other);
    }

    fn move_on(ui: &Ui, table: &mut Table) {
        table.move_on(ui);
    }

    fn begin_frame(_ui: &Ui, desk: &Desk, table: &mut Table) {
        table.let_fade(desk.settings.fading);
    }

    fn is_moving(table: &Table) -> bool {
        table.own.motion.is_moving() || table.own.rests_until.is_some()
    }

    fn skip_motion(table: &mut Table) {
        let step = table.shown_step();
        table.own.motion.skip_to(step);
    }

    fn set_pace(table: &mut Table, pace: Pace) {
        table.own.motion.set_pace(pace);
        if let Some(plan) = table.plan_mut() {
            Self::set_pace(plan.table_mut(), pace);
        }
    }

    fn set_board_scale(table: &mut Table, scale: f32) {
        table.own.view.camera.scale = scale;
        if let Some(plan) = table.plan_mut() {
            Self::set_board_scale(plan.table_mut(), scale);
        }
    }

    fn fit(table: &mut Table) {
        table.own.view.camera.fit();
    }

    fn is_busy(table: &Table, now: f64) -> bool {
        table.own.motion.is_busy(now, table.shown_step())
    }

    fn sound(table: &mut Table) -> Option<sounds::Effect> {
        table.own.motion.cues().iter().filter_map(sound_of).max()
    }

    fn odds(texts: &Texts, table: &Table) -> Option<String> {
        let forecast = table.insight()?.forecast.as_ref()?;
        let (walls, way) = (forecast.walls_meet[0], forecast.way_closes[0]);
        // Of what can end it all in this round the likelier.
        let (key, odds, is_next) = match (walls.is_possible(), way.is_possible()) {
            (true, _) if walls.share() >= way.share() => ("chac-table-odds-walls", walls, forecast.walls_next),
            (_, true) => ("chac-table-odds-way", way, forecast.boulder_next),
            _ => ("chac-table-odds-left", way, false),
        };
        let percent = ("percent", wording::percent(texts, odds).into());
        Some(texts.with(key, &[percent, ("left", forecast.way.into()), wording::when(is_next)]))
    }

    fn keys(table: &Table, pressed: &dyn Fn(Shortcut) -> bool, asked: &mut Vec<Command>) {
        offers::by_keys(table, pressed, asked);
    }

    fn view_offers(table: &Table, _settings: &Settings) -> Vec<MenuOffer<Command>> {
        offers::of_view(table)
    }

    fn listed_of_turn(table: &Table, _settings: &Settings) -> Vec<MenuOffer<Command>> {
        offers::of_turn(table)
    }

    fn listed_of_sight(table: &Table) -> Vec<MenuOffer<Command>> {
        offers::of_sight(table)
    }

    fn progress(texts: &Texts, table: &Table, is_short: bool) -> String {
        let (rules, shown) = (table.rules(), table.shown());
        let values = [("variant", nouns::variant(texts, rules).into()), ("round", shown.round().into())];
        texts.with(
            match (shown.round(), is_short) {
                (0, true) => "chac-table-before-short",
                (0, false) => "chac-table-progress-before",
                (_, true) => "chac-table-round",
                (_, false) => "chac-table-progress",
            },
            &values,
        )
    }
}
