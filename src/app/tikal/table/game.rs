//! The part of a table of any game that Tikal brings.

use std::ops::Range;

use egui::{Painter, Rect, Response, Ui};

use super::deeds::{Deed, steps_of};
use super::told::Picture;
use super::{
    Idle, Notice, Own, Question, Recap, Selection, Step, Table, TikalNotice, bar, beside, board, exchange, ledger,
    offers, players, recap, scores, status, tab_of, told,
};
use crate::ai::Appraisal;
use crate::app::hexboard::{cited, named};
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::settings::{Pace, Settings};
use crate::app::kit::theme::Theme;
use crate::app::table::told::{Room, Told};
use crate::app::table::{ChanceTitles, EndOfTurn, Head, Moment, Offer, Places, ScoreRow, Side, Stands, Tab, TableGame};
use crate::app::tikal::command::{Ask, Command, TableAsk};
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::ear::sound_of;
use crate::game::{Seat, View};
use crate::insight::tikal::{self as insight, Bid, Came, Effect};
use crate::sitting::Seen;
use crate::sounds;
use crate::tikal::{Action, Event, Illegal, Phase, State, TieBreak, Variant};
use crate::words::Texts;
use crate::words::replay::{self, Mark, Narrated, TurningPoint};
use crate::words::rulebook::Citation;
use crate::words::tikal::nouns;
use crate::words::tikal::refusals;
use crate::words::tikal::{findings, forecast};

impl TableGame for State {
    type Own = Own;
    type Ask = Ask;
    type Deed = Deed;
    type Notice = TikalNotice;
    type Question = Question;
    type Spot = Spot;
    type Recap = Came;
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

    fn hands_over(seen: &Seen<Self>) -> bool {
        matches!(seen.action, Some(Action::End | Action::Bid(_) | Action::Pass))
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

    fn ask(table: &mut Table, ask: Ask) {
        table.do_ask(ask);
    }

    fn is_look(ask: &Ask) -> bool {
        matches!(ask, Ask::SortLedger(_))
    }

    /// A piece that is chosen again after something was taken back changes nothing about what went with it.
    fn leaves_told(notice: &Notice, ask: &Ask) -> bool {
        matches!((notice, ask), (Notice::TookBackToo(_), Ask::Select(_)))
    }

    fn question_stands(question: Question) -> Stands {
        match question {
            Question::Guard(_) => Stands::Beside,
            Question::Exchange(_) => Stands::OverTable,
            Question::Camp(_) => Stands::OnBoard,
        }
    }

    fn can_ask(table: &Table, question: Question) -> bool {
        match question {
            Question::Guard(guard) => table.sitting.check(guard).is_ok(),
            Question::Exchange(_) | Question::Camp(_) => {
                table.state().phase() == Phase::Act && table.person_to_move().is_some()
            }
        }
    }

    fn wastes(table: &Table) -> bool {
        table.would_waste()
    }

    fn end_of_turn(&self) -> Option<EndOfTurn<Ask>> {
        bar::end_of_turn(self)
    }

    fn end_question(texts: &Texts, table: &Table) -> String {
        texts.with("waste-question", &[("points", table.state().points().into())])
    }

    fn end_hints(texts: &Texts, table: &Table) -> Vec<String> {
        findings::effects(texts, &table.named(), &table.effects_of(Action::End))
    }

    fn offers(desk: &Desk, table: &Table) -> Vec<Offer<Self>> {
        bar::offers(desk, table)
    }

    fn offer_hints(texts: &Texts, table: &Table, index: usize) -> (Vec<String>, Option<String>) {
        bar::hints(texts, table, index)
    }

    fn offer_laid_out(ui: &Ui, desk: &mut Desk, table: &Table, index: usize, response: &Response, bar: Rect) {
        bar::laid_out(ui, desk, table, index, response, bar);
    }

    fn beside_offers_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, places: &Places) {
        bar::beside_offers_ui(ui, desk, table, places);
    }

    fn spot_of(command: TableAsk) -> Option<Spot> {
        Some(Spot::Does(command))
    }

    fn is_moving(table: &Table) -> bool {
        table.motion().is_moving()
    }

    fn course(table: &Table) -> Vec<Moment> {
        scores::course(table)
    }

    fn breakdown(texts: &Texts, table: &Table) -> Vec<ScoreRow> {
        scores::breakdown(texts, table)
    }

    fn tie_break(&self, rules: &Variant) -> Option<&'static str> {
        Some(match self.deciding_tie_break(rules)? {
            TieBreak::GuardedTemple => "end-tie-guarded",
            TieBreak::Treasures => "end-tie-treasures",
        })
    }

    fn effects(rules: &Variant, start: &Self, actions: &[Action]) -> Vec<Effect> {
        insight::effects(rules, start, actions)
    }

    fn effects_told(texts: &Texts, table: &Table, effects: &[Effect], addressed: bool) -> Vec<String> {
        let effect = if addressed { findings::effect } else { findings::effect_by_name };
        effects.iter().map(|one| effect(texts, &table.named(), one)).collect()
    }

    fn reason(texts: &Texts, table: &Table, why: &Illegal) -> String {
        refusals::reason(texts, &table.named(), why)
    }

    fn appraised(texts: &Texts, table: &Table, appraisal: &Appraisal<Action>) -> Vec<String> {
        findings::appraisal(texts, table.rules(), appraisal)
    }

    fn refusal(texts: &Texts, table: &Table, why: &Illegal) -> String {
        refusals::refusal(texts, &table.named(), why)
    }

    const PLANS: bool = true;

    fn is_planned_for(&self) -> bool {
        self.phase() == Phase::Act
    }

    fn plan_start(&self, rules: &Variant, seat: Seat, is_due: bool) -> Self {
        if is_due { *self } else { self.as_if_acting(rules, seat) }
    }

    fn begin_copy(copy: &mut Table, of: &Table) {
        copy.own.known.earlier_bids = of.bids_so_far();
    }

    fn take_look_of(table: &mut Table, other: &mut Table) {
        let (own, shown) = (&mut table.own, &mut other.own);
        (own.view, own.order) = (std::mem::take(&mut shown.view), shown.order);
    }

    fn choose_as_on(table: &mut Table, other: &Table) {
        let (chosen, there) = (&mut table.own.chosen, &other.own.chosen);
        (chosen.selection, chosen.party) = (there.selection, there.party);
    }

    fn ends_turn_by(_: &Table, ask: &Ask) -> bool {
        *ask == Ask::Play(Action::End)
    }

    fn board_rect(table: &Table) -> Option<Rect> {
        table.board_rect()
    }

    fn first_words(table: &Table) -> Option<&'static str> {
        Some(match table.state().phase() {
            Phase::Place(_) => "tikal-first-place",
            Phase::Act if table.state().scoring().is_some() => "first-scoring",
            Phase::Act => "first-act",
            _ => return None,
        })
    }

    fn has_head(table: &Table) -> bool {
        table.shows_auction() || table.shown().hand().is_some()
    }

    /// In a scoring round, whoever is done scores.
    fn hint_end(&self) -> &'static str {
        if self.scoring().is_some() { "hint-score" } else { "hint-end" }
    }

    const REVIEWS: bool = true;

    fn turn_title(texts: &Texts, table: &Table, start: &Self) -> String {
        let values = [
            ("turn", nouns::turn(table.rules(), start).into()),
            ("name", table.name(start.seat()).to_owned().into()),
            ("part", nouns::part(start).into()),
        ];
        texts.with("review-turn", &values)
    }

    fn review_note(&self) -> &'static str {
        if self.is_auction() { "review-note-auction" } else { "review-note" }
    }

    fn puzzle_after(&self) -> &'static str {
        let is_auctioned = self.is_auction() && matches!(self.phase(), Phase::Draw | Phase::Bid(_));
        if is_auctioned { "puzzle-after-auction" } else { "puzzle-after" }
    }

    fn is_recapped(table: &Table, seen: &Seen<Self>) -> bool {
        recap::is_told(table, seen)
    }

    fn recap(table: &Table, seat: Seat, actions: Range<usize>, is_quiet: bool) -> Option<Came> {
        recap::came(table, seat, actions, is_quiet)
    }

    fn recap_heading(last: &Seen<Self>) -> &'static str {
        recap::heading(last)
    }

    fn recap_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, recap: &Recap, bottom: f32) -> bool {
        recap::recap_ui(ui, desk, table, recap, bottom)
    }

    /// During an auction the bids come before it.
    fn may_fold_recap(table: &Table) -> bool {
        table.shows_auction()
    }

    fn points_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, has_room: bool) {
        status::points_ui(ui, desk, table, has_room);
    }

    fn asked(texts: &Texts, table: &Table, asked: impl FnOnce() -> String) -> String {
        status::asked(texts, table, asked)
    }

    fn asked_of_seat(texts: &Texts, table: &Table) -> Option<String> {
        status::asked_of_seat(texts, table)
    }

    fn notice_told(texts: &Texts, table: &Table, notice: &TikalNotice) -> String {
        status::told(texts, table, notice)
    }

    fn rule_of(notice: &Notice) -> Option<(Citation, &'static str)> {
        notice.rule().map(|rule| (rule.into(), nouns::about_rule(rule)))
    }

    fn only_shows(table: &Table) -> bool {
        status::only_shows(table)
    }

    const REFUSED_END: Option<Ask> = Some(Ask::Refuse(Action::End));
    const LET_GO: Option<Ask> = Some(Ask::Select(None));

    fn has_choice(table: &Table) -> bool {
        table.has_choice()
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
        if let Action::Enter { piece, camp } = action {
            table.own.chosen.selection = Some(Selection { cell: camp, piece: Some(piece) });
            table.own.chosen.party = 1;
            table.refresh();
        }
    }

    fn skip_motion(table: &mut Table) {
        table.skip_motion();
    }

    fn board_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table) {
        let mut view = std::mem::take(&mut table.own.view);
        board::board_ui(ui, desk, table, &mut view);
        table.own.view = view;
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

    fn move_on(ui: &Ui, table: &mut Table) {
        table.move_on(ui);
    }

    fn begin_frame(ui: &Ui, desk: &Desk, table: &mut Table) {
        let mut herald = std::mem::take(&mut table.own.herald);
        herald.begin(ui, desk, table);
        table.own.herald = herald;
    }

    fn head_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table, head: &Head) {
        beside::head_ui(ui, desk, table, head);
    }

    fn puts_before_head(table: &Table, tab: Tab) -> bool {
        beside::puts_before_head(table, tab)
    }

    fn asked_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
        beside::asked_ui(ui, desk, table);
    }

    fn told_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
        beside::told_ui(ui, desk, table, room);
    }

    const SIDES: &'static [Side] = &[Side::SUPPLIES, Side::TEMPLES];

    /// A purist game has no ledger.
    fn has_side(table: &Table, side: Side) -> bool {
        side != Side::TEMPLES || table.insight().is_some()
    }

    fn side_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, side: Side, top: f32) {
        ledger::side_ui(ui, desk, table, side, top);
    }

    fn over_ui(ui: &Ui, desk: &mut Desk, table: &Table) {
        exchange::exchange_ui(ui, desk, table);
    }

    fn tab_of(spot: &Spot) -> Option<Tab> {
        tab_of(*spot)
    }

    fn asked_id(table: &Table) -> u64 {
        beside::asked_id(table)
    }

    /// After an auction its tiles stand at the top.
    fn beside_id(table: &Table) -> u64 {
        u64::from(table.shows_auction())
    }

    fn set_pace(table: &mut Table, pace: Pace) {
        table.set_pace(pace);
    }

    fn is_busy(table: &Table, now: f64) -> bool {
        table.is_moving(now)
    }

    fn set_board_scale(table: &mut Table, scale: f32) {
        table.set_board_scale(scale);
    }

    fn fit(table: &mut Table) {
        table.own.view.camera.fit();
    }

    fn sound(table: &mut Table) -> Option<sounds::Effect> {
        table.cues().iter().filter_map(sound_of).max()
    }

    fn is_refusal(notice: &TikalNotice) -> bool {
        matches!(notice, TikalNotice::TooFar { .. })
    }

    fn has_menu(table: &Table) -> bool {
        table.has_menu()
    }

    fn progress(texts: &Texts, table: &Table, is_short: bool) -> String {
        let shown = table.shown();
        let values = [
            ("variant", nouns::variant(texts, table.rules()).into()),
            ("part", nouns::part(shown).into()),
            ("turn", nouns::turn(table.rules(), shown).into()),
            ("tiles", shown.deck().len().into()),
        ];
        texts.with(if is_short { "menu-progress-short" } else { "menu-progress" }, &values)
    }

    fn odds(texts: &Texts, table: &Table) -> Option<String> {
        let forecast = table.insight()?.forecast.as_ref()?;
        Some(forecast::short_odds(texts, table.rules(), table.shown(), forecast))
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
}
