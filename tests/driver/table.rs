//! The questions to a table that any game's table could answer: what was played and by whom, what can be taken back,
//! what is told, planned and kept. Answers are values of their own, so that the window can go on meanwhile.

use std::path::PathBuf;

use tikal::app::hexboard::art::SeatShape;
use tikal::app::table::{Advice, TableCommand, Turn};
use tikal::app::tikal::table::{Deed, Idle, Lock, Notice, Recap, Step, Tab, Table};
use tikal::game::{Seat, SeatRecord, TakeBack};
use tikal::insight::tikal::{Effect, LogLine, ScoringRound, TurnScores};
use tikal::tikal::{Action, Event, State, TikalRecord, Variant};

use tikal::app::tikal::lessons::Run;

use tikal::app::table::Asking;

use super::Driver;

impl Driver {
    pub(super) fn table(&self) -> &Table {
        self.app().table_of().expect("a game is at the table")
    }

    /// The lesson at the table, if one is played.
    pub fn lesson(&self) -> Option<&Run> {
        self.app().lesson().and_then(|lesson| lesson.of())
    }

    /// True if a game lies on the table.
    pub fn has_game(&self) -> bool {
        self.app().table_of::<tikal::tikal::State>().is_some()
    }

    pub fn rules(&self) -> &Variant {
        self.table().rules()
    }

    /// Opens the whole recap, of which a low column shows the beginning or its name alone.
    pub fn unfold_recap(&mut self) {
        self.command(TableCommand::OpenRecap);
        self.run();
    }

    // ---- The game ----------------------------------------------------------------------------------

    pub fn state(&self) -> State {
        *self.table().state()
    }

    /// The number of actions played.
    pub fn steps(&self) -> usize {
        self.table().steps()
    }

    pub fn actions(&self) -> Vec<Action> {
        self.table().actions().collect()
    }

    pub fn last_action(&self) -> Option<Action> {
        self.table().actions().last()
    }

    /// The actions that are possible now.
    pub fn legal(&self) -> Vec<Action> {
        self.table().legal().to_vec()
    }

    pub fn record(&self) -> TikalRecord {
        self.table().record()
    }

    /// The events of the action with this index.
    pub fn events(&self, index: usize) -> Vec<Event> {
        self.table().history().events(index).to_vec()
    }

    pub fn log_lines(&self) -> Vec<LogLine> {
        self.table().history().lines().to_vec()
    }

    pub fn rounds(&self) -> Vec<ScoringRound> {
        self.table().history().rounds().to_vec()
    }

    pub fn turns(&self) -> Vec<TurnScores> {
        self.table().history().turns().to_vec()
    }

    /// The points that a seat has paid in auctions.
    pub fn paid(&self, seat: Seat) -> u32 {
        self.table().history().paid(seat)
    }

    // ---- Who sits there ------------------------------------------------------------------------------

    pub fn name(&self, seat: Seat) -> String {
        self.table().name(seat).to_owned()
    }

    /// The name of whose turn it is.
    pub fn acting_name(&self) -> String {
        self.name(self.state().seat())
    }

    pub fn colour(&self, seat: Seat) -> String {
        self.table().colour(seat).to_owned()
    }

    pub fn shape(&self, seat: Seat) -> SeatShape {
        self.table().shape(seat)
    }

    pub fn seat_records(&self) -> Vec<SeatRecord> {
        self.table().sitting().seats().to_vec()
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        self.table().sitting().is_person(seat)
    }

    pub fn person_to_move(&self) -> Option<Seat> {
        self.table().person_to_move()
    }

    pub fn computer_to_move(&self) -> Option<Seat> {
        self.table().computer_to_move().map(|(seat, _)| seat)
    }

    /// The seat of the only person.
    pub fn own_seat(&self) -> Option<Seat> {
        self.table().own_seat()
    }

    /// True if the computers wait until they are asked to go on.
    pub fn stands_still(&self) -> bool {
        self.table().stands_still()
    }

    // ---- How it is played -----------------------------------------------------------------------------

    /// True if chance is being asked for.
    pub fn chance_by_hand(&self) -> bool {
        self.table().chance_by_hand()
    }

    pub fn deals_by_hand(&self) -> bool {
        self.table().deals_by_hand()
    }

    pub fn is_purist(&self) -> bool {
        self.table().is_purist()
    }

    pub fn take_back_rule(&self) -> TakeBack {
        self.table().sitting().take_back()
    }

    // ---- Taking back -----------------------------------------------------------------------------------

    /// The running turn: its steps, what was taken back, and how far back it can be taken.
    pub fn turn(&self) -> Turn<Deed> {
        self.table().turn().clone()
    }

    pub fn lock(&self, step: &Step) -> Option<Lock> {
        self.table().lock(step)
    }

    pub fn can_undo(&self) -> bool {
        self.table().can_undo()
    }

    pub fn why_no_undo(&self) -> Idle {
        self.table().why_no_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.table().can_redo()
    }

    pub fn can_restart(&self) -> bool {
        self.table().can_restart()
    }

    /// The index of the chance entered by hand that is being corrected.
    pub fn correcting(&self) -> Option<usize> {
        self.table().correcting()
    }

    pub fn can_correct(&self, index: usize) -> bool {
        self.table().can_correct(index)
    }

    // ---- Looking back ------------------------------------------------------------------------------------

    pub fn looks_back(&self) -> bool {
        self.table().looks_back()
    }

    /// The state that the board shows.
    pub fn shown(&self) -> State {
        *self.table().shown()
    }

    /// The number of actions after which the board is shown.
    pub fn shown_step(&self) -> usize {
        self.table().shown_step()
    }

    // ---- What is told --------------------------------------------------------------------------------------

    pub fn notice(&self) -> Option<Notice> {
        self.table().notice().cloned()
    }

    pub fn recap(&self) -> Option<Recap> {
        self.table().recap().cloned()
    }

    /// True if the recap is not folded.
    pub fn opens_recap(&self) -> bool {
        self.table().opens_recap()
    }

    pub fn tab(&self, tabs: &[Tab]) -> Tab {
        self.table().tab(tabs)
    }

    /// True if what is asked stands beside the board.
    pub fn asks_beside(&self) -> bool {
        self.table().asks_beside()
    }

    // ---- Plans and hints -------------------------------------------------------------------------------------

    /// True if a plan is shown instead of the game.
    pub fn shows_plan(&self) -> bool {
        self.table().is_plan()
    }

    /// True if a plan waits behind the game.
    pub fn has_plan(&self) -> bool {
        self.table().plan().is_some()
    }

    /// Whose turn is planned behind the game, and the actions of the plan.
    pub fn plan(&self) -> Option<(Seat, Vec<Action>)> {
        self.table().plan().map(|plan| (plan.seat(), plan.table().actions().collect()))
    }

    pub fn asks_to_drop_plan(&self) -> bool {
        self.table().asking() == Asking::DropPlan
    }

    /// The hint that is shown.
    pub fn advice(&self) -> Option<Advice<Action, Effect>> {
        self.table().advice().cloned()
    }

    pub fn seeks_hint(&self) -> bool {
        self.table().seeks_hint()
    }

    pub fn why_no_hint(&self) -> Option<Idle> {
        self.table().why_no_hint()
    }

    /// The number of hints noted in the record.
    pub fn hints(&self) -> usize {
        self.table().sitting().hints()
    }

    pub fn hints_by_seat(&self) -> Vec<usize> {
        self.table().sitting().hints_by_seat()
    }

    // ---- What is kept ----------------------------------------------------------------------------------------

    /// Waits a moment until everything played is kept; true if it is.
    pub fn is_kept(&self) -> bool {
        self.table().sitting().settle()
    }

    /// True if the game cannot be kept at present.
    pub fn fails_to_keep(&self) -> bool {
        self.table().sitting().failure().is_some()
    }

    /// The number of the first actions that are safe.
    pub fn safe(&self) -> usize {
        self.table().sitting().safe()
    }

    /// The file in which the game is kept.
    pub fn game_file(&self) -> Option<PathBuf> {
        self.table().sitting().game_file()
    }

    /// The file to which the game was copied, or from which it was opened, last.
    pub fn copied_to(&self) -> Option<PathBuf> {
        self.table().sitting().path().cloned()
    }
}
