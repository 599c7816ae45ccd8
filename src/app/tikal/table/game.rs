//! What Tikal brings to a table of any game.

use egui::{Painter, Rect, Response, Ui};

use super::deeds::{Deed, steps_of};
use super::told::Picture;
use super::{
    Bid, Idle, Notice, Own, Selection, Step, Table, TikalNotice, cited, findings, offered, short_odds, table_ui, told,
};
use crate::ai::{Effort, Judgement, Thought, judge};
use crate::app::kit::keys::Shortcut;
use crate::app::kit::offer::Offer;
use crate::app::kit::settings::{Pace, Settings};
use crate::app::kit::sound;
use crate::app::kit::theme::Theme;
use crate::app::sitting::Seen;
use crate::app::table::told::{Room, Told};
use crate::app::table::{AfterEnd, ChanceTitles, TableGame, ToJudge};
use crate::app::tikal::command::{Ask, Command, TableAsk, TableCommand};
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::ear::sound_of;
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
        cited::cite(response, told::cells(*deed));
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
        matches!(ask, Ask::ShowSide(_) | Ask::SortLedger(_))
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
        let herald = std::mem::take(&mut own.view.herald);
        (own.view, own.side, own.order) = (std::mem::take(&mut shown.view), shown.side, shown.order);
        // What was told of a game stays with it: its copy has another past.
        shown.view.herald = std::mem::replace(&mut own.view.herald, herald);
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

    fn table_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table, after: AfterEnd) {
        table_ui(ui, desk, table, after);
    }

    fn set_pace(table: &mut Table, pace: Pace) {
        table.set_pace(pace);
    }

    fn is_moving(table: &Table, now: f64) -> bool {
        table.is_moving(now)
    }

    fn moves(table: &Table) -> bool {
        table.motion().is_moving()
    }

    fn set_board_scale(table: &mut Table, scale: f32) {
        table.set_board_scale(scale);
    }

    fn fit(table: &mut Table) {
        table.own.view.fit();
    }

    fn sound(table: &mut Table) -> Option<sound::Effect> {
        table.cues().iter().filter_map(sound_of).max()
    }

    fn is_refusal(notice: &TikalNotice) -> bool {
        matches!(notice, TikalNotice::TooFar { .. })
    }

    fn is_under_window(table: &Table) -> bool {
        table.is_under_window()
    }

    fn asks(table: &Table) -> bool {
        table.asks()
    }

    fn has_choice(table: &Table) -> bool {
        table.has_choice() || table.has_menu()
    }

    fn way_out_of_question(table: &Table) -> Option<TableAsk> {
        table.way_out_of_question()
    }

    fn opens_recap(table: &Table) -> bool {
        table.opens_recap()
    }

    fn progress(texts: &Texts, table: &Table) -> String {
        let shown = table.shown();
        let values = [
            ("variant", words::variant(texts, table.rules()).into()),
            ("part", words::part(shown).into()),
            ("turn", words::turn(table.rules(), shown).into()),
            ("tiles", shown.deck().len().into()),
        ];
        texts.with("menu-progress", &values)
    }

    fn odds(texts: &Texts, table: &Table) -> Option<String> {
        short_odds(texts, table)
    }

    fn keys(table: &Table, pressed: &dyn Fn(Shortcut) -> bool, asked: &mut Vec<Command>) {
        offered::by_keys(table, pressed, asked);
    }

    fn view_offers(table: &Table, settings: &Settings) -> Vec<Offer<Command>> {
        offered::of_view(table, settings)
    }

    fn listed_of_turn(table: &Table, settings: &Settings) -> Vec<Offer<Command>> {
        offered::of_turn(table, settings)
    }

    fn listed_of_sight(table: &Table) -> Vec<Offer<Command>> {
        offered::of_sight(table)
    }

    fn is_puzzle(table: &Table) -> bool {
        table.puzzle().is_some()
    }

    fn listed_of_puzzle(table: &Table) -> Vec<Offer<Command>> {
        offered::of_puzzle(table)
    }

    fn take_solved(table: &mut Table) -> Option<String> {
        table.take_solved()
    }

    fn review_offer(table: &Table) -> Option<Offer<Command>> {
        Some(offered::of_review(table))
    }

    fn awaits_judgement(table: &Table) -> bool {
        table.awaits_judgement()
    }

    fn to_judge(table: &Table) -> Vec<ToJudge<Action>> {
        let one = |turn: super::ToJudge| {
            let (index, pass, rules) = (turn.index, turn.pass, table.shared_rules());
            let judge = move |most: u64, thought: &Thought| {
                let effort = Effort { nodes: turn.effort.nodes.min(most), ..turn.effort };
                // The same turn meets the same chance in every pass and on every machine.
                judge(&*rules, &turn.asked(), effort, index as u64, thought)
            };
            ToJudge { index, pass, judge: Box::new(judge) }
        };
        table.to_judge().into_iter().map(one).collect()
    }

    fn note_judged(table: &mut Table, index: usize, pass: u8, found: Option<Judgement<Action>>) {
        table.note_judged(index, pass, found);
    }

    fn begun_at(table: &Table, turn: usize) -> Option<Table> {
        table.from_turn(turn)
    }
}
