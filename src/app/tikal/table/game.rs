//! What Tikal brings to a table of any game.

use egui::{Painter, Rect, Response};

use super::deeds::{Deed, steps_of};
use super::told::Picture;
use super::{Bid, Idle, Notice, Own, Selection, Step, Table, TikalNotice, cited, findings, told};
use crate::app::kit::theme::Theme;
use crate::app::sitting::Seen;
use crate::app::table::told::{Room, Told};
use crate::app::table::{ChanceTitles, TableGame};
use crate::app::tikal::command::{Ask, LearnCommand, TableCommand};
use crate::app::tikal::desk::Spot;
use crate::app::tikal::words;
use crate::game::Seat;
use crate::insight::tikal::{self as insight, Effect};
use crate::tikal::{Action, Event, Illegal, Phase, State, Variant};
use crate::words::Texts;

impl TableGame for State {
    type Own = Own;
    type Ask = Ask;
    type Deed = Deed;
    type Notice = TikalNotice;
    type Learn = LearnCommand;
    type Spot = Spot;
    type Picture = Picture;
    type Effect = Effect;

    fn steps(seen: impl Iterator<Item = Seen<Self>>, is_asked: impl Fn(usize) -> bool) -> Vec<Step> {
        steps_of(seen, is_asked)
    }

    fn is_long(deed: &Deed) -> bool {
        matches!(deed, Deed::Walk { .. })
    }

    /// A turn begins when another was ended, or when it was won in an auction.
    fn turn_begin(table: &Table, steps: usize) -> usize {
        let begins = |event: &Event| matches!(event, Event::TurnEnded { .. } | Event::TurnWon { .. });
        (0..steps).rev().find(|&step| table.history().events(step).iter().any(begins)).map_or(0, |step| step + 1)
    }

    fn hands_over(_: &Self, action: Action) -> bool {
        matches!(action, Action::End | Action::Bid(_) | Action::Pass)
    }

    fn told(texts: &Texts, table: &Table, step: &Step) -> Told<Picture> {
        told::told(texts, table, step)
    }

    fn paint(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, picture: Picture, room: Room) {
        told::paint(painter, theme, table, seat, picture, room);
    }

    fn cite(response: &Response, deed: &Deed) {
        cited::cite(response, told::cells(deed));
    }

    fn is_turn(&self) -> bool {
        matches!(self.phase(), Phase::Choose | Phase::Place(_) | Phase::Act | Phase::Reveal)
    }

    fn chance_titles(chance: &Deed) -> ChanceTitles {
        match chance {
            Deed::Single(Action::Reveal(_)) => {
                ChanceTitles { restart: "menu-restart-treasure", correct: "correct-treasure" }
            }
            _ => ChanceTitles { restart: "menu-restart-tile", correct: "correct-draw" },
        }
    }

    fn why_no_undo(table: &Table) -> Option<Idle> {
        let seat = table.own_seat().unwrap_or(table.state().seat());
        table.last_bid(seat).filter(|bid| *bid != Bid::Forced)?;
        Some(if table.is_lesson() { Idle::UNDO_BID_OF_LESSON } else { Idle::UNDO_BID })
    }

    fn asks_beside(table: &Table, state: &Self) -> bool {
        let is_told = table.recap().is_some() || table.puzzle().is_some();
        !state.face_up().is_empty() || state.scoring().is_some() || is_told
    }

    fn follow_history(table: &mut Table) {
        table.follow_played();
    }

    fn follow(table: &mut Table, has_moved: bool) {
        table.follow_choice(has_moved);
    }

    fn follow_shown(table: &mut Table) {
        table.follow_insight();
    }

    fn follow_branches(table: &mut Table) {
        table.follow_puzzle();
    }

    /// A bid that was set is for the moment in which it was set: whoever is asked again begins near the least one.
    fn let_go_of_draft(table: &mut Table) {
        table.own.chosen.higher_bid = 0;
    }

    fn ask(table: &mut Table, ask: Ask) {
        table.do_ask(ask);
    }

    fn is_look(ask: &Ask) -> bool {
        matches!(ask, Ask::Fit | Ask::ShowSide(_) | Ask::SortLedger(_))
    }

    /// A piece that is chosen again after something was taken back changes nothing about what went with it.
    fn leaves_told(notice: &Notice, ask: &Ask) -> bool {
        matches!((notice, ask), (Notice::TookBackToo(_), Ask::Select(_)))
    }

    fn let_go_of_questions(table: &mut Table) {
        (table.own.asks_to_end, table.own.asks_to_guard) = (false, None);
    }

    fn effects(rules: &Variant, start: &Self, actions: &[Action]) -> Vec<Effect> {
        insight::effects(rules, start, actions)
    }

    fn effects_told(texts: &Texts, table: &Table, effects: &[Effect]) -> Vec<String> {
        findings::effects(texts, table, effects)
    }

    fn reason(texts: &Texts, table: &Table, why: &Illegal) -> String {
        words::reason(texts, table, why)
    }

    fn is_planned_for(&self) -> bool {
        self.phase() == Phase::Act
    }

    fn as_if_acting(&self, rules: &Variant, seat: Seat) -> Self {
        self.as_if_acting(rules, seat)
    }

    fn begin_copy(copy: &mut Table, of: &Table) {
        copy.own.known.earlier_bids = of.bids_so_far();
    }

    fn take_look_of(table: &mut Table, other: &mut Table) {
        let (own, shown) = (&mut table.own, &mut other.own);
        (own.view, own.side, own.order) = (std::mem::take(&mut shown.view), shown.side, shown.order);
    }

    fn choose_as_on(table: &mut Table, other: &Table) {
        let (chosen, there) = (&mut table.own.chosen, &other.own.chosen);
        (chosen.selection, chosen.party, chosen.entering) = (there.selection, there.party, there.entering);
        chosen.exchange = there.exchange;
    }

    fn ends_turn_by(ask: &Ask) -> bool {
        matches!(ask, Ask::Play(Action::End) | Ask::AskToEnd(_))
    }

    fn board_rect(table: &Table) -> Option<Rect> {
        table.board_rect()
    }

    fn has_head(table: &Table) -> bool {
        table.shows_auction() || table.shown().hand().is_some()
    }

    /// In a scoring round, whoever is done scores.
    fn hint_end(&self) -> &'static str {
        if self.scoring().is_some() { "hint-score" } else { "hint-end" }
    }

    fn tell(table: &mut Table, command: TableCommand) {
        match command {
            TableCommand::CloseRecap => table.fold_recap(true),
            TableCommand::OpenRecap => table.fold_recap(false),
            TableCommand::Review => table.ask_for_review(),
            TableCommand::ReviewTurn(index) => table.open_reviewed(index),
            TableCommand::RetryPuzzle => table.retry_puzzle(),
            TableCommand::ShowSolution => table.show_solution(),
            _ => {}
        }
    }

    fn note_chosen(table: &mut Table) {
        table.note_choice();
    }

    fn forget_chosen(table: &mut Table) {
        table.forget_choice();
    }

    fn choose_taken_back(table: &mut Table, next: Option<Action>) {
        table.choose_again(next);
    }

    fn choose_played_again(table: &mut Table, from: usize) {
        if !table.choose_as_then() && table.steps() > from {
            table.choose_moved();
        }
    }

    /// A piece that enters is chosen, as it is the one to go on with.
    fn choose_played(table: &mut Table, action: Action) {
        table.own.chosen.exchange = None;
        if let Action::Enter { piece, camp } = action {
            table.own.chosen.entering = None;
            table.own.chosen.selection = Some(Selection { cell: camp, piece: Some(piece) });
            table.own.chosen.party = 1;
            table.refresh();
        }
    }

    fn skip_motion(table: &mut Table) {
        table.skip_motion();
    }
}
