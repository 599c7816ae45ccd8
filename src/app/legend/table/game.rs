//! The part of a table of any game that Legend brings.

use std::ops::Range;

use egui::{Painter, Rect, Response, Ui};

use super::deeds::steps_of;
use super::told::{self, Picture};
use super::{
    Came, Deed, LegendNotice, Notice, Own, Question, Recap, Selection, Side, Step, Table, Word, bar, beside, board,
    offers, players, question, recap, scores, status, wording,
};
use crate::app::hexboard::{cited, named};
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::settings::{Pace, Settings};
use crate::app::kit::theme::Theme;
use crate::app::legend::command::{Ask, Command, TableAsk};
use crate::app::legend::desk::{Desk, Spot};
use crate::app::legend::ear::sound_of;
use crate::app::table::told::{Room, Told};
use crate::app::table::{EndOfTurn, Head, Moment, Offer, ScoreRow, Stands, Tab, TableGame};
use crate::game::{Seat, View};
use crate::insight::legend::{Consequence, consequences};
use crate::legend::{Action, Event, Illegal, Phase, State, Variant};
use crate::sitting::Seen;
use crate::sounds;
use crate::words::Texts;
use crate::words::legend::findings::{self, Calling};
use crate::words::legend::{forecast, nouns, refusals};
use crate::words::replay::{self, Mark, Narrated, TurningPoint};
use crate::words::rulebook::Citation;

impl TableGame for State {
    type Own = Own;
    type Ask = Ask;
    type Deed = Deed;
    type Notice = LegendNotice;
    type Question = Question;
    type Spot = Spot;
    type Effect = Consequence;
    type Recap = Came;
    type Picture = Picture;

    fn steps(seen: impl Iterator<Item = Seen<Self>>, is_asked: impl Fn(usize) -> bool) -> Vec<Step> {
        steps_of(seen, is_asked)
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

    fn paint(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, picture: Picture, room: Room) {
        told::paint(painter, theme, table, seat, picture, room);
    }

    fn cite(response: &Response, deed: &Deed) {
        cited::cite(response, deed.cells());
    }

    fn is_turn(&self) -> bool {
        !matches!(self.phase(), Phase::Deal | Phase::Fill(_) | Phase::Over)
    }

    fn follow(table: &mut Table, has_moved: bool) {
        table.follow_choice(has_moved);
    }

    fn follow_shown(table: &mut Table) {
        table.follow_insight();
    }

    fn follow_history(table: &mut Table) {
        table.follow_scores();
    }

    fn effects(rules: &Variant, start: &Self, actions: &[Action]) -> Vec<Consequence> {
        consequences(rules, start, actions)
    }

    fn effects_told(texts: &Texts, table: &Table, effects: &[Consequence], addressed: bool) -> Vec<String> {
        let calling = if addressed { Calling::Address } else { Calling::Name };
        findings::consequences(texts, &table.named(), effects, calling)
    }

    fn breakdown(texts: &Texts, table: &Table) -> Vec<ScoreRow> {
        scores::breakdown(texts, table)
    }

    fn course(table: &Table) -> Vec<Moment> {
        scores::course(table)
    }

    fn ask(table: &mut Table, ask: Ask) {
        table.do_ask(ask);
    }

    fn end_of_turn(&self) -> Option<EndOfTurn<Ask>> {
        bar::end_of_turn(self)
    }

    fn wastes(table: &Table) -> bool {
        let state = table.state();
        let useful = |action: &Action| !matches!(action, Action::End | Action::Exchange { .. } | Action::Power(_));
        state.phase() == Phase::Act && state.points() > 0 && table.legal().iter().any(useful)
    }

    fn end_question(texts: &Texts, table: &Table) -> String {
        texts.with("waste-question", &[("points", table.state().points().into())])
    }

    fn end_hints(texts: &Texts, table: &Table) -> Vec<String> {
        match table.state().phase() {
            Phase::Act => table.told_beforehand(texts, &[Action::End]),
            _ => Vec::new(),
        }
    }

    fn offer_hints(texts: &Texts, table: &Table, index: usize) -> (Vec<String>, Option<String>) {
        (bar::hints(texts, table, index), None)
    }

    fn offers(desk: &Desk, table: &Table) -> Vec<Offer<Self>> {
        bar::offers(desk, table)
    }

    fn offer_laid_out(ui: &Ui, desk: &mut Desk, table: &Table, index: usize, response: &Response, bar: Rect) {
        bar::laid_out(ui, desk, table, index, response, bar);
    }

    fn spot_of(command: TableAsk) -> Option<Spot> {
        Some(Spot::Does(command))
    }

    fn reason(texts: &Texts, table: &Table, why: &Illegal) -> String {
        refusals::reason(texts, &table.named(), why)
    }

    fn refusal(texts: &Texts, table: &Table, why: &Illegal) -> String {
        refusals::refusal(texts, &table.named(), why)
    }

    fn question_stands(Question::Guard(_): Question) -> Stands {
        Stands::Beside
    }

    fn can_ask(table: &Table, Question::Guard(guard): Question) -> bool {
        table.person_to_move().is_some() && table.sitting.check(guard).is_ok()
    }

    const PLANS: bool = true;
    const PLAN_TEXTS: [&'static str; 2] = ["legend-table-plan-empty", "legend-table-plan-play"];

    fn is_planned_for(&self) -> bool {
        matches!(self.phase(), Phase::Turn | Phase::Act | Phase::Effect)
    }

    /// The turns that a seat has left in the round, one after another: nobody else is asked between them.
    fn plan_start(&self, rules: &Variant, seat: Seat, _is_due: bool) -> Self {
        self.as_if_alone(rules, seat)
    }

    /// In the order of the round, or of the scoring round; whoever has passed has no turn left in it.
    fn seats_to_plan(&self, next: Seat) -> Vec<Seat> {
        let order = self.scoring().map_or(self.order(), |scoring| scoring.order.as_slice());
        let place = order.iter().position(|&seat| seat == next).unwrap_or(0);
        let around = order.iter().cycle().skip(place).take(order.len());
        let around = around.copied().skip(usize::from(self.is_turn()));
        let scores = |seat: &Seat| {
            self.scoring().is_some_and(|scoring| {
                let to_come = scoring.order.as_slice().iter().skip(usize::from(scoring.index) + 1);
                { to_come }.any(|other| other == seat)
            })
        };
        around.filter(|seat| !self.passed().contains(seat) || scores(seat)).collect()
    }

    /// Any other action that ends a turn is what the turn is made for.
    fn only_ends(action: Action) -> bool {
        action == Action::End
    }

    fn hint_end(&self) -> &'static str {
        if self.scoring().is_some() { "hint-score" } else { "hint-end" }
    }

    /// Spent points and a round that is passed are decided in the game itself; the rest of an effect is not.
    fn ends_turn_by(copy: &Table, ask: &Ask) -> bool {
        match *ask {
            Ask::End => copy.state().phase() != Phase::Effect,
            ask => matches!(question::action_of(copy, ask), Some(Action::End | Action::Pass)),
        }
    }

    const REVIEWS: bool = true;

    fn turn_title(texts: &Texts, table: &Table, start: &Self) -> String {
        let part = match (start.phase(), start.scoring()) {
            (Phase::Draft, _) => "draft",
            (_, Some(scoring)) if scoring.volcano.is_none() => "final",
            (_, Some(_)) => "scoring",
            _ => "turn",
        };
        let values = [
            ("round", start.round().into()),
            ("name", table.name(start.seat()).to_owned().into()),
            ("part", part.into()),
        ];
        texts.with("legend-table-review-turn", &values)
    }

    fn asks_beside(table: &Table, state: &Self) -> bool {
        state.phase() == Phase::Draft || table.recap().is_some()
    }

    fn is_recapped(_: &Table, seen: &Seen<Self>) -> bool {
        recap::is_told(seen)
    }

    fn recap(table: &Table, seat: Seat, actions: Range<usize>, is_quiet: bool) -> Option<Came> {
        recap::came(table, seat, actions, is_quiet)
    }

    fn recap_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, recap: &Recap, bottom: f32) -> bool {
        recap::recap_ui(ui, desk, table, recap, bottom)
    }

    /// While it is drafted the display comes before it.
    fn may_fold_recap(table: &Table) -> bool {
        table.drafts()
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

    fn notice_told(texts: &Texts, _table: &Table, notice: &LegendNotice) -> String {
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

    fn tab_of(spot: &Spot) -> Option<Tab> {
        match spot {
            Spot::Sheet(_)
            | Spot::Powers(_)
            | Spot::Does(TableAsk::Own(Ask::Card(..) | Ask::Play(Action::Activate))) => Some(Tab::Players),
            Spot::Display
            | Spot::Scoring
            | Spot::Does(TableAsk::Own(Ask::Play(
                Action::DraftOrder(_) | Action::DraftToken(_) | Action::DraftTile(_) | Action::DraftCard(_),
            ))) => Some(Tab::Table),
            // Of a thing on a sheet; what is in the bar has no tab.
            Spot::Does(TableAsk::Own(Ask::Begin(phrase))) => {
                matches!(phrase.get(1), Some(Word::Card(_) | Word::Tile(_) | Word::Slot(_))).then_some(Tab::Players)
            }
            Spot::Does(_) | Spot::Points | Spot::Party | Spot::Table(_) => None,
        }
    }

    fn is_look(ask: &Ask) -> bool {
        matches!(ask, Ask::Open(_) | Ask::SortLedger(_) | Ask::ToggleSeen)
    }

    fn is_refusal(notice: &LegendNotice) -> bool {
        !matches!(notice, LegendNotice::Turned(_) | LegendNotice::Fewer { .. })
    }

    const REFUSED_END: Option<Ask> = Some(Ask::End);
    const LET_GO: Option<Ask> = Some(Ask::Select(None));

    fn has_choice(table: &Table) -> bool {
        let chosen = &table.own.chosen;
        let is_chosen = chosen.selection.is_some() || chosen.probe.is_some() || chosen.at.is_some();
        let is_begun = !chosen.begun.is_empty() || chosen.card.is_some();
        is_chosen || is_begun || table.question_stands().is_some() || table.looks_back()
    }

    /// A piece that enters or is put somewhere is chosen, as it is the one to go on with.
    fn choose_played(table: &mut Table, action: Action) {
        if let Action::Enter { piece, camp: cell } | Action::Transfer { piece, to: cell, .. } = action
            && table.walks_now()
            && table.person_to_move().is_some()
        {
            table.own.chosen.selection = Some(Selection { cell, piece: Some(piece) });
            table.own.chosen.party = 1;
            table.refresh();
        }
    }

    fn board_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table) {
        let mut view = std::mem::take(&mut table.own.view);
        board::board_ui(ui, desk, table, &mut view);
        table.own.view = view;
    }

    fn board_rect(table: &Table) -> Option<Rect> {
        table.own.view.seen.map(|(rect, _)| rect)
    }

    fn cell_at(table: &Table, at: egui::Pos2) -> Option<String> {
        named::cell_at(table.rules().layout(), table.own.view.seen, at)
    }

    fn cell_of_keyboard(table: &Table) -> Option<String> {
        table.own.view.cursor.cell.map(|cell| table.rules().layout().name(cell).to_string())
    }

    fn cell_on_screen(table: &Table, cell: &str) -> Option<(egui::Pos2, f32)> {
        named::cell_on_screen(table.rules().layout(), table.own.view.seen, cell)
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

    fn first_words(table: &Table) -> Option<&'static str> {
        Some(match table.state().phase() {
            Phase::Draft => "legend-first-draft",
            Phase::Turn => "legend-first-turn",
            Phase::Effect => "legend-first-effect",
            Phase::Act if table.state().scoring().is_some() => "first-scoring",
            Phase::Act => "first-act",
            _ => return None,
        })
    }

    fn has_head(table: &Table) -> bool {
        table.drafts()
    }

    fn least_head(table: &Table, width: f32) -> f32 {
        beside::least_head(table, width)
    }

    fn head_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table, head: &Head) {
        beside::head_ui(ui, desk, table, head);
    }

    const SIDES: &'static [Side] = &[beside::DISPLAY, beside::LEDGER];

    /// A purist game has no ledger.
    fn has_side(table: &Table, side: Side) -> bool {
        side != beside::LEDGER || table.insight().is_some()
    }

    fn told_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, _room: f32) {
        beside::told_ui(ui, desk, table);
    }

    fn side_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, side: Side, _top: f32) {
        beside::side_ui(ui, desk, table, side);
    }

    fn take_look_of(table: &mut Table, other: &mut Table) {
        table.own.view = std::mem::take(&mut other.own.view);
        table.own.order = other.own.order;
        table.show_seen_as(other);
    }

    fn choose_as_on(table: &mut Table, other: &Table) {
        (table.own.chosen.selection, table.own.chosen.party) = (other.own.chosen.selection, other.own.chosen.party);
    }

    fn set_board_scale(table: &mut Table, scale: f32) {
        table.own.view.camera.scale = scale;
        if let Some(plan) = table.plan_mut() {
            Self::set_board_scale(plan.table_mut(), scale);
        }
    }

    fn move_on(ui: &Ui, table: &mut Table) {
        table.move_on(ui);
    }

    fn is_moving(table: &Table) -> bool {
        table.own.motion.is_moving()
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

    fn is_busy(table: &Table, now: f64) -> bool {
        table.own.motion.is_busy(now, table.shown_step())
    }

    fn sound(table: &mut Table) -> Option<sounds::Effect> {
        table.own.motion.cues().iter().filter_map(sound_of).max()
    }

    fn fit(table: &mut Table) {
        table.own.view.camera.fit();
    }

    fn has_menu(table: &Table) -> bool {
        table.has_menu()
    }

    fn odds(texts: &Texts, table: &Table) -> Option<String> {
        Some(forecast::short(texts, table.insight()?.forecast.as_ref()?))
    }

    fn keys(table: &Table, pressed: &dyn Fn(Shortcut) -> bool, asked: &mut Vec<Command>) {
        offers::by_keys(table, pressed, asked);
    }

    fn view_offers(table: &Table, settings: &Settings) -> Vec<MenuOffer<Command>> {
        offers::of_view(table, settings)
    }

    fn listed_of_turn(table: &Table, settings: &Settings) -> Vec<MenuOffer<Command>> {
        offers::of_turn(table, settings)
    }

    fn listed_of_sight(table: &Table) -> Vec<MenuOffer<Command>> {
        offers::of_sight(table)
    }

    fn progress(texts: &Texts, table: &Table, is_short: bool) -> String {
        let (rules, shown) = (table.rules(), table.shown());
        let values = [
            ("variant", nouns::variant(texts, rules).into()),
            ("round", shown.round().into()),
            ("rounds", rules.rounds().into()),
        ];
        texts.with(if is_short { "legend-table-round" } else { "legend-table-progress" }, &values)
    }
}
