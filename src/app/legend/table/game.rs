//! The part of a table of any game that Legend brings.

use egui::{Painter, Rect, Response, Ui};

use super::deeds::steps_of;
use super::told::{self, Picture};
use super::{
    Deed, LegendNotice, Notice, Own, Selection, Side, Step, Table, bar, beside, board, players, sides, status, wording,
};
use crate::app::kit::theme::Theme;
use crate::app::legend::command::{Ask, TableAsk};
use crate::app::legend::desk::{Desk, Spot};
use crate::app::table::told::{Room, Told};
use crate::app::table::{EndOfTurn, Offer, TableGame};
use crate::game::Seat;
use crate::legend::{Action, Illegal, Phase, State};
use crate::sitting::Seen;
use crate::words::Texts;
use crate::words::rulebook::Citation;

impl TableGame for State {
    type Own = Own;
    type Ask = Ask;
    type Deed = Deed;
    type Notice = LegendNotice;
    type Question = std::convert::Infallible;
    type Spot = Spot;
    type Effect = std::convert::Infallible;
    type Recap = ();
    type Picture = Picture;

    fn steps(seen: impl Iterator<Item = Seen<Self>>, is_asked: impl Fn(usize) -> bool) -> Vec<Step> {
        steps_of(seen, is_asked)
    }

    fn is_long(deed: &Deed) -> bool {
        matches!(deed, Deed::Walk { .. })
    }

    fn told(texts: &Texts, table: &Table, step: &Step) -> Told<Picture> {
        told::told(texts, table, step)
    }

    fn paint(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, picture: Picture, room: Room) {
        told::paint(painter, theme, table, seat, picture, room);
    }

    fn is_turn(&self) -> bool {
        !matches!(self.phase(), Phase::Deal | Phase::Fill(_) | Phase::Over)
    }

    fn follow(table: &mut Table, has_moved: bool) {
        table.follow_choice(has_moved);
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
        wording::reason(texts, table, why)
    }

    fn ends_turn_by(ask: &Ask) -> bool {
        matches!(ask, Ask::End)
    }

    fn asks_beside(table: &Table, state: &Self) -> bool {
        state.phase() == Phase::Draft || table.recap().is_some()
    }

    fn recap(_: &Table, _: Seat, _: (usize, usize), is_quiet: bool) -> Option<()> {
        (!is_quiet).then_some(())
    }

    fn points_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, has_room: bool) {
        status::points_ui(ui, desk, table, has_room);
    }

    fn asked_of_seat(texts: &Texts, table: &Table) -> Option<String> {
        status::asked_of_seat(texts, table)
    }

    fn notice_told(texts: &Texts, _table: &Table, notice: &LegendNotice) -> String {
        status::told(texts, notice)
    }

    fn rule_of(notice: &Notice) -> Option<(Citation, &'static str)> {
        match notice {
            Notice::Refused(why) => Some((wording::citation(why.rule()?), "legend-about")),
            _ => None,
        }
    }

    fn is_refusal(notice: &LegendNotice) -> bool {
        !matches!(notice, LegendNotice::Turned(_))
    }

    const REFUSED_END: Option<Ask> = Some(Ask::End);
    const LET_GO: Option<Ask> = Some(Ask::Select(None));

    fn has_choice(table: &Table) -> bool {
        let chosen = &table.own.chosen;
        chosen.selection.is_some() || !chosen.begun.is_empty() || chosen.at.is_some() || table.looks_back()
    }

    /// A piece that enters or is put somewhere is chosen, as it is the one to go on with.
    fn choose_played(table: &mut Table, action: Action) {
        if let Action::Enter { piece, camp: cell } | Action::Transfer { piece, to: cell, .. } = action
            && table.walks_now()
            && table.person_to_move().is_some()
        {
            table.own.chosen.selection = Some(Selection { cell, piece: Some(piece) });
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

    fn players_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, _room: f32) {
        players::players_ui(ui, desk, table);
    }

    fn least_players(table: &Table) -> f32 {
        players::least_height(table.shown().seats().len())
    }

    fn asked_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
        beside::asked_ui(ui, desk, table);
    }

    const SIDES: &'static [Side] = &[sides::DISPLAY];

    fn side_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, side: Side, _top: f32) {
        sides::side_ui(ui, desk, table, side);
    }

    fn take_look_of(table: &mut Table, other: &mut Table) {
        table.own.view = std::mem::take(&mut other.own.view);
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

    fn progress(texts: &Texts, table: &Table) -> String {
        let (rules, shown) = (table.rules(), table.shown());
        let values = [
            ("variant", rules.def().name.get(texts.language().code()).to_owned().into()),
            ("round", shown.round().into()),
            ("rounds", rules.rounds().into()),
        ];
        texts.with("legend-progress", &values)
    }
}
