//! Drives the window as a person would: finds widgets by their names and clicks them.
//!
//! Looks at no pixels: it reads the table and the names of widgets. Only the driver knows how the window keeps its table;
//! tests ask it in the words of one who plays.
#![expect(clippy::expect_used, reason = "a driver that cannot go on fails its test")]

mod asks;
mod board;
pub mod company;
mod table;

use std::collections::BTreeSet;

use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use egui_kittest::{Harness, Node};
use tikal::app::command::Command;
use tikal::app::friends;
use tikal::app::friends::company::Shared;
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::table::LessonName;
use tikal::app::tikal::command::Ask;
use tikal::app::{App, Given, Services};
use tikal::game::{Game, Player, text_of};
use tikal::library::{Libraries, TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Piece, State, TikalRecord, Treasure};
use tikal::words::Language;
use tikal::words::tikal::lessons::LessonId;

/// The screens that can be shown at any time: all but the lobby of a table over the net, and the way to one where this
/// program cannot play so.
pub fn screens() -> impl Iterator<Item = Screen> {
    let can_show = |screen: &Screen| match screen {
        Screen::Lobby => false,
        Screen::Join => friends::OFFERED,
        _ => true,
    };
    Screen::ALL.into_iter().filter(can_show)
}

/// The window under test.
pub struct Driver {
    pub harness: Harness<'static, App>,
}

impl Driver {
    /// The window of this size at its home screen.
    pub fn new(size: [f32; 2]) -> Self {
        Self::with(size, Services::for_tests())
    }

    /// The window of this size at its home screen, with these services.
    pub fn with(size: [f32; 2], services: Services) -> Self {
        Self::of(size, Libraries::built_in(), services)
    }

    /// The window of this size at its home screen, with these variants and services.
    pub fn of(size: [f32; 2], libraries: Libraries, services: Services) -> Self {
        let builder = Harness::builder().with_size(size).with_max_steps(16);
        let harness = builder.build_eframe(move |creation| App::new(&creation.egui_ctx, libraries, services));
        let mut driver = Self { harness };
        driver.harness.run();
        driver
    }

    /// The window with this record at the table.
    pub fn open(size: [f32; 2], record: &str) -> Self {
        Self::open_with(size, record, Services::for_tests())
    }

    /// The window with this record at the table, which tells recaps and asks questions by itself.
    pub fn loud(size: [f32; 2], record: &str) -> Self {
        Self::open_with(size, record, loud())
    }

    /// The window with this record at the table, with these services.
    pub fn open_with(size: [f32; 2], record: &str, services: Services) -> Self {
        let mut driver = Self::with(size, services);
        driver.open_record(record);
        driver
    }

    /// Opens a record from a file.
    pub fn open_record(&mut self, record: &str) {
        let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
        write(file.path(), record);
        self.execute(Command::Open(file.path().to_owned()));
        assert!(self.has_game(), "{:?}", self.app().message());
    }

    pub fn app(&self) -> &App {
        self.harness.state()
    }

    /// Has the game at the table played with this company.
    pub fn join(&mut self, company: Shared) {
        let app = self.harness.state_mut();
        app.meet(company);
        app.bring_company();
        self.execute(Command::Show(Screen::Table));
    }

    /// Executes a command, as a dialog or a dropped file would.
    pub fn execute(&mut self, command: Command) {
        self.send(command);
        self.harness.run();
    }

    /// Executes a command before another frame is laid out.
    pub fn send(&mut self, command: impl Into<Command>) {
        let context = self.harness.ctx.clone();
        self.harness.state_mut().execute(command.into(), &context);
    }

    pub fn run(&mut self) {
        self.harness.run();
    }

    /// The one widget whose name begins with `start`.
    pub fn starting<'a>(&'a self, start: &'a str) -> Node<'a> {
        self.harness.get(by().predicate(move |node| node.label().is_some_and(|label| label.starts_with(start))))
    }

    /// Presses a key and lets go of it.
    pub fn press(&mut self, modifiers: egui::Modifiers, key: egui::Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// The name or text of the widget that has the keyboard.
    pub fn focused(&self) -> Option<String> {
        let node = self.harness.query(by().predicate(|node: &AccessKitNode| node.is_focused()))?;
        let node = node.accesskit_node();
        Some(node.label().or_else(|| node.value()).unwrap_or_default())
    }

    /// Shows the window in another language.
    pub fn speak(&mut self, language: Language) {
        self.execute(Command::Set(Settings { language: Some(language), ..self.app().settings() }));
    }

    /// The time that the window would wait before its next frame without input.
    pub fn next_frame(&self) -> std::time::Duration {
        self.harness.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay
    }

    /// Every text in the window, with the rectangle to which it is clipped.
    pub fn written(&self) -> Vec<(egui::epaint::TextShape, egui::Rect)> {
        fn add(shape: &egui::Shape, clip: egui::Rect, found: &mut Vec<(egui::epaint::TextShape, egui::Rect)>) {
            match shape {
                egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, clip, found)),
                egui::Shape::Text(text) => found.push((text.clone(), clip)),
                _ => {}
            }
        }
        let window = self.harness.ctx.content_rect();
        let mut found = Vec::new();
        for shape in &self.harness.output().shapes {
            add(&shape.shape, shape.clip_rect.intersect(window), &mut found);
        }
        found
    }

    /// Clicks the widget of exactly this name.
    pub fn click(&mut self, name: &str) {
        if self.app().screen() != Screen::Table {
            // The widget of a form may have to be scrolled into sight.
            self.harness.get_by_label(name).scroll_to_me();
            self.harness.run();
        }
        self.harness.get_by_label(name).click();
        self.harness.run();
    }

    /// Clicks the one widget whose name begins with `start`.
    pub fn click_starting(&mut self, start: &str) {
        self.starting(start).click();
        self.harness.run();
    }

    /// Activates the one widget whose name begins with `start`, as a keyboard or a screen reader does.
    pub fn activate_starting(&mut self, start: &str) {
        self.starting(start).click_accesskit();
        self.harness.run();
    }

    /// True if there is a widget of this name and it is enabled.
    pub fn is_enabled(&self, name: &str) -> bool {
        self.harness.query_by_label(name).is_some_and(|node| !node.accesskit_node().is_disabled())
    }

    /// True if the name or text of any widget contains `part`.
    pub fn shows(&self, part: &str) -> bool {
        let shown = |node: &AccessKitNode| {
            node.label().is_some_and(|label| label.contains(part))
                || node.value().is_some_and(|value| value.contains(part))
        };
        self.harness.query_all(by().predicate(shown)).next().is_some()
    }

    /// True if there is a widget of exactly this name.
    pub fn has(&self, name: &str) -> bool {
        self.harness.query_by_label(name).is_some()
    }

    /// Begins what is asked about before a try-out, as it is proposed: its button has the keyboard.
    pub fn begin_try_out(&mut self) {
        self.run();
        self.press(egui::Modifiers::NONE, egui::Key::Enter);
        self.run();
    }

    pub fn cell(&mut self, name: &str) {
        self.click_starting(&format!("Hex {name},"));
    }

    /// Plays an action in notation through the widgets.
    pub fn play(&mut self, text: &str) {
        let action = Action::parse(self.rules(), text).expect("an action in notation");
        let steps = self.steps();
        self.play_action(action);
        let played = text_of::<State>(self.rules(), action);
        assert!(self.steps() > steps, "{played} was not played: {:?}", self.app().message());
    }

    /// Plays an action through the widgets.
    pub fn play_action(&mut self, action: Action) {
        match action {
            Action::Draw(tile) => {
                let tile = self.rules().tile(tile).name;
                let name = format!("Drawn: {tile},");
                // One of many choices may have to be scrolled into sight.
                self.starting(&name).scroll_to_me();
                self.harness.run();
                self.click_starting(&name);
            }
            Action::Reveal(kind) => {
                let kind = self.rules().def().treasures.kinds[kind.index()].name.get("en").to_owned();
                let name = format!("Dug up: {kind}");
                self.harness.get_by_label(&name).scroll_to_me();
                self.harness.run();
                self.click(&name);
            }
            Action::Bid(points) => {
                // The pointer may rest where another bid stood.
                self.harness.remove_cursor();
                self.harness.run();
                self.click(&format!("Bid {points}"));
            }
            Action::Pass => self.click("Pass"),
            Action::Choose(tile) => {
                let tile = self.rules().tile(tile).name;
                self.click_starting(&format!("Take {tile},"));
            }
            Action::Place { cell, rotation } => {
                for _ in 0..6 {
                    if self.turned() == rotation {
                        break;
                    }
                    self.click("Turn the tile clockwise");
                }
                assert_eq!(self.turned(), rotation);
                let cell = self.hex_name(cell);
                self.cell(&cell);
            }
            Action::Enter { piece, camp } => {
                let button = match piece {
                    Piece::Explorer => "Enter explorer",
                    Piece::Leader => "Enter leader",
                };
                self.let_go();
                self.click_starting(button);
                // With several camps the camp is chosen after the button is pressed.
                let (seat, rules) = (self.state().seat(), self.rules());
                if self.state().camp_cells(rules, seat).len() > 1 {
                    let camp = self.hex_name(camp);
                    self.cell(&camp);
                }
            }
            Action::Transfer { piece, from, to } | Action::Move { piece, from, to } => {
                self.choose(piece, &self.hex_name(from));
                let to = self.hex_name(to);
                self.cell(&to);
            }
            Action::Uncover(cell) => self.on_cell("Uncover", cell),
            Action::Dig(cell) => self.on_cell("Dig", cell),
            Action::Camp(cell) => self.on_cell("Build camp", cell),
            Action::Guard { temple, piece } => {
                let button = match piece {
                    Piece::Explorer => "Guard: explorer",
                    Piece::Leader => "Guard: leader",
                };
                self.on_cell(button, temple);
            }
            Action::Exchange { give, with, take } => {
                let kind = |kind: Treasure| self.rules().def().treasures.kinds[kind.index()].name.get("en").to_owned();
                let (give, take) = (kind(give), kind(take));
                let from = self.name(with);
                self.click_starting("Exchange…");
                self.click(&format!("Give {give}"));
                self.click(&format!("Take {take} from {from}"));
                self.click("Exchange");
            }
            Action::End => {
                let scoring = self.state().scoring().is_some();
                self.click(if scoring { "End and score" } else { "End turn" });
            }
        }
    }

    /// Chooses a piece by clicking it.
    pub fn choose(&mut self, piece: Piece, cell: &str) {
        let name = self.acting_name();
        self.click(&format!("The {piece} of {name} on {cell}"));
    }

    fn on_cell(&mut self, button: &str, cell: tikal::hex::Cell) {
        let piece =
            if self.state().band(cell, self.state().seat()).explorers() > 0 { Piece::Explorer } else { Piece::Leader };
        let cell = self.hex_name(cell);
        self.choose(piece, &cell);
        self.click_starting(&format!("{button} on {cell},"));
    }

    /// Presses Escape, so that nothing is chosen.
    pub fn let_go(&mut self) {
        self.harness.key_press(egui::Key::Escape);
        self.harness.run();
    }

    /// Plays by a simple policy until the game is over or `enough` holds; only what has come of it is laid out.
    pub fn play_on(&mut self, enough: impl Fn(&State) -> bool) {
        while self.state().phase() != Phase::Over && !enough(&self.state()) {
            self.play_next();
        }
        self.run();
    }

    /// Plays the action of that policy, or lets a computer play.
    fn play_next(&mut self) {
        let (action, steps) = (self.next_action(), self.steps());
        self.send(Ask::Play(action));
        if self.steps() == steps {
            // A computer decides, which plays in a frame.
            self.run();
        }
        assert!(self.steps() > steps, "{action:?} was not played: {:?}", self.app().message());
    }

    /// Plays the same through the widgets, to the end of the game.
    pub fn click_on(&mut self) {
        while self.state().phase() != Phase::Over {
            let text = text_of::<State>(self.rules(), self.next_action());
            self.play(&text);
        }
    }

    /// Plays until a treasure was dug up.
    pub fn play_until_dug(&mut self) {
        while !self.log_lines().last().is_some_and(|line| line.text.starts_with("reveal")) {
            self.play_next();
        }
        self.run();
    }

    /// A new game of people through the setup screen.
    pub fn new_game(&mut self, seed: u64, auction: bool) {
        self.click("New game");
        self.type_into("Seed", &seed.to_string());
        self.choose_in("Player of seat 2", "Person");
        self.click(if auction { "Advanced game: turns are auctioned" } else { "Base game: tiles are drawn" });
        self.click("Player 1 begins");
        self.click("Start");
    }

    /// Replaces the text of a field.
    pub fn type_into(&mut self, field: &str, text: &str) {
        self.harness.get_by_label(field).focus();
        self.harness.run_steps(2);
        self.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        self.harness.run_steps(2);
        self.harness.get_by_label(field).type_text(text);
        self.harness.run_steps(2);
    }

    /// Holds the pointer over the widget of this name until its hint shows.
    pub fn hover(&mut self, name: &str) {
        self.harness.get_by_label(name).hover();
        self.harness.run_steps(8);
    }

    /// Clicks, with Shift held, the one widget whose name begins with `start`.
    pub fn click_with_shift(&mut self, start: &str) {
        self.starting(start).click_modifiers(egui::Modifiers::SHIFT);
        self.harness.run();
    }

    /// Turns the mouse wheel by some lines over the one widget whose name begins with `start`.
    pub fn wheel_over(&mut self, start: &str) {
        self.starting(start).hover();
        self.harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: egui::vec2(0.0, 2.0),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: egui::Modifiers::NONE,
        });
        self.harness.run_steps(8);
    }

    /// The width of the one widget whose name begins with `start`.
    pub fn width_of(&self, start: &str) -> f32 {
        self.starting(start).rect().width()
    }

    /// The action that the policy of [`Driver::play_on`] would play.
    pub fn next_action(&self) -> Action {
        policy(&self.state(), &self.legal(), self.steps())
    }

    /// Opens a combo box and clicks one of its choices.
    pub fn choose_in(&mut self, combo: &str, choice: &str) {
        self.click(combo);
        self.click(choice);
    }
}

/// Chooses an action so that games come to their end: few walks, every kind of action now and then.
fn policy(state: &State, legal: &[Action], steps: usize) -> Action {
    let mix = steps.wrapping_mul(2_654_435_761) >> 7;
    let pick = |wanted: &dyn Fn(&Action) -> bool| {
        let fitting: Vec<_> = legal.iter().copied().filter(|action| wanted(action)).collect();
        (!fitting.is_empty()).then(|| fitting[mix % fitting.len()])
    };
    match state.phase() {
        Phase::Bid(_) => {
            let low = pick(&|action| matches!(action, Action::Bid(_))).filter(|_| mix.is_multiple_of(3));
            let least = legal.first().copied().filter(|_| low.is_some());
            least.unwrap_or(Action::Pass)
        }
        Phase::Act => {
            let own = |action: &Action| !matches!(action, Action::Move { .. } | Action::Transfer { .. } | Action::End);
            let swap = mix % 16 == 3;
            let works = |action: &Action| {
                own(action)
                    && !matches!(action, Action::Enter { .. })
                    && (swap || !matches!(action, Action::Exchange { .. }))
            };
            let walks = |action: &Action| matches!(action, Action::Move { .. } | Action::Transfer { .. });
            let choice =
                if mix.is_multiple_of(4) { None } else { pick(&works).or_else(|| pick(&walks)).or_else(|| pick(&own)) };
            choice
                .or_else(|| pick(&|action| matches!(action, Action::Enter { .. })).filter(|_| mix.is_multiple_of(8)))
                .unwrap_or(Action::End)
        }
        _ => legal[mix % legal.len()],
    }
}

/// The text of a record of two people with these actions and chance entered by hand.
pub fn by_hand(actions: &[&str]) -> String {
    let actions: Vec<String> = actions.iter().map(|action| format!("\"{action}\"")).collect();
    format!(
        "Record(format: 1, variant: BuiltIn(\"classic\"), seats: [(name: \"Ana\", colour: \"red\"), \
         (name: \"Ben\", colour: \"orange\")], first: 0, dealer: Manual, actions: [{}])",
        actions.join(", ")
    )
}

/// Two people; Ana's leader and two of her explorers stand on a temple that she can guard.
pub const LED: [&str; 13] = [
    "draw A2",
    "place c4 0",
    "enter leader a5",
    "enter explorer a5",
    "move leader a5 a4",
    "move explorer a5 a4",
    "end",
    "draw A1",
    "place c3 0",
    "end",
    "draw A3",
    "place a3 0",
    "enter explorer a5",
];

/// The text of a record of people that starts late in this game, with the treasures found by then dealt out in turn to
/// the acting seat and the next one, so that they can exchange and it would change points.
pub fn dealt_out(record: &str) -> String {
    let mut record = TikalRecord::read(record).expect("a record");
    let game = replay_record::<State>(&record.write().expect("a record"), &TikalLibrary::built_in()).expect("a game");
    let rules = game.session.rules();
    let acts = |state: &State| state.phase() == Phase::Act && state.points() == rules.action_points();
    let late = game.session.plies().rev().find(|(_, state, _)| acts(state)).map(|(_, state, _)| *state);
    let late = late.expect("somebody acts");
    let mut position = Game::position(&late, rules);
    let mut owners = [late.seat(), late.seat().left(late.players())].into_iter().cycle();
    for kind in 0..position.treasures_hidden.len() {
        let found: u8 = position.seats.iter().map(|seat| seat.treasures[kind]).sum();
        position.seats.iter_mut().for_each(|seat| seat.treasures[kind] = 0);
        for _ in 0..found {
            let owner = owners.next().expect("they go round");
            position.seats[owner.index()].treasures[kind] += 1;
        }
    }
    // The acting seat digs up one more, of a kind that the next one has, so that an exchange can make a pair.
    let next = late.seat().left(late.players()).index();
    let pair = position.seats[next].treasures.iter().position(|&copies| copies == 1).expect("it has one");
    let ruin = position.cells.iter_mut().filter_map(|cell| cell.ruin.as_mut()).find(|ruin| ruin.left > 0);
    ruin.expect("a ruin with treasures").left -= 1;
    position.treasures_hidden[pair] -= 1;
    position.seats[late.seat().index()].treasures[pair] += 1;
    record.start = Some(position);
    (record.actions, record.hash) = (Vec::new(), None);
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.write().expect("a record can be written")
}

/// Services with which recaps, questions and messages come up by themselves.
pub fn loud() -> Services {
    Services { quiet: false, ..Services::for_tests() }
}

/// Services with which computers pause for so many seconds before a move.
pub fn paced(pause: f32) -> Services {
    let given = Given { pause: Some(pause), ..Services::for_tests().given };
    Services { given, ..Services::for_tests() }
}

/// A directory that goes away with the test.
pub fn scratch() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary directory")
}

/// Writes a file of a test.
pub fn write(path: &std::path::Path, text: &str) {
    std::fs::write(path, text).expect("a temporary file can be written");
}

/// Which lessons are done if these are.
pub fn done(lessons: &[LessonId]) -> BTreeSet<LessonName> {
    lessons.iter().map(|&id| id.into()).collect()
}
