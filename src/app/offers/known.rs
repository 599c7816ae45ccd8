//! Proves that whatever the program can be asked for stands in the list of commands, or says here why it does not.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use egui::Context;

use crate::ai::Level;
use crate::app::chac::command::Ask as ChacAsk;
use crate::app::chac::table::Table as ChacTable;
use crate::app::command::{Command, EditCommand, VariantCommand};
use crate::app::games::Seated;
use crate::app::home::{FilePlace, Report};
use crate::app::kit::sound;
use crate::app::legend::command::Ask as LegendAsk;
use crate::app::legend::table::{Phrase, Verb, Word};
use crate::app::route::Screen;
use crate::app::table::{LessonCommand, TableCommand};
use crate::app::tikal::command::Ask;
use crate::app::tikal::table::Side;
use crate::app::{App, Services};
use crate::game::{DealerDef, Player, RecordOptions, Rules as _, Seat, SeatRecord, Session};
use crate::games::GameId;
use crate::library::{ChacLibrary, LegendLibrary, Libraries, TEMPLE};
use crate::listing::{Listed, Reader};
use crate::tikal::{Action, Phase, State};
use crate::words::tikal::lessons::LessonId;
use crate::{chac, legend};

/// The enums of commands: what stands before each of their variants in the words of a command, and where they are written.
const COMMANDS: [(&str, &str, &str); 7] = [
    ("", "Command", include_str!("../command.rs")),
    ("Edit(", "EditCommand", include_str!("../command.rs")),
    ("Lab(", "LabCommand", include_str!("../command.rs")),
    ("Variants(", "VariantCommand", include_str!("../command.rs")),
    ("Learn(", "LessonCommand", include_str!("../table/command.rs")),
    ("Table(", "TableCommand", include_str!("../table/command.rs")),
    ("Own(", "Ask", include_str!("../tikal/command.rs")),
];

/// The commands of Legend's table, and those of them that need not be listed: what is aimed at on the board, on a sheet or
/// in the bar, what is only told, and what is asked first.
const OF_LEGEND: (&str, &str, &str) = ("Own(", "Ask", include_str!("../legend/command.rs"));
const APART_OF_LEGEND: &[&str] = &[
    "Own(Refuse",
    "Own(Tell",
    "Own(TakeUp",
    "Own(Choose",
    "Own(At",
    "Own(Card",
    "Own(Open",
    "Own(TooFar",
    "Own(Walk",
    "Own(Drop",
    "Own(Select",
    "Own(AskToGuard",
    "Own(Aim",
    "Own(ShowReach",
    "Own(Party",
    // What takes a card to look with, which few games bring; see tests/legend_table/secrets.rs.
    "Own(Play",
    "Own(ToggleSeen",
];

/// The commands of the table of the temple, and those of them that need not be listed: what is aimed at on the board, at a
/// die or in the bar, and what is only told.
const OF_CHAC: (&str, &str, &str) = ("Own(", "Ask", include_str!("../chac/command.rs"));
const APART_OF_CHAC: &[&str] = &[
    "Own(Refuse",
    "Own(Tell",
    "Own(Go",
    "Own(Select",
    "Own(Die",
    "Own(Face",
    "Own(TakeOut",
    // Tells only that no die is chosen: where one is, the list plays the roll itself.
    "Own(Reroll",
];

/// The commands that need not be listed.
const APART: &[&str] = &[
    // The list itself.
    "ListCommands",
    "CloseList",
    // Answers of questions and of dialogs, which lie over the list.
    "LetGoOfQuestion",
    "Answer",
    "Lose",
    "RematchNow",
    "ChooseTryOut",
    "BeginTryOut",
    "Save",
    "Edit(SaveAndClose",
    "Edit(SaveChosen",
    "Edit(SaveBeside",
    "Lab(WriteChosen",
    "Learn(Restart",
    "Learn(Leave",
    "Table(LetGo",
    "Table(AskToCorrect",
    "Table(Correct",
    // What is typed into a field or chosen in a form, by the button beside it.
    "SaveAs",
    "RenameGame",
    "Set",
    "TrySound",
    "Variants(Rename",
    "Edit(SaveAs",
    "Edit(LetGoOfPath",
    "Edit(AskWhereToSave",
    "Edit(OpenCode",
    "Edit(Make",
    "Edit(PutIn",
    "Lab(WriteTo",
    "Lab(AskWhereToWrite",
    "Own(HigherBid",
    // What an action asks first, in positions that are rare.
    "Table(AskToEnd",
    "Own(AskToGuard",
    "Own(ChooseCamp",
    "Own(Exchange",
    "Table(AskToDropPlan",
    // What another list holds: the rulebook its rules, the log its steps, the review its turns, a document its
    // contents, the ranking its documents.
    "ShowRule",
    "Edit(ShowFound",
    "Edit(ShowText",
    "Lab(Show",
    "Lab(ShowPart",
    "Table(TakeBack",
    "Table(PlayAgain",
    "Table(ReviewTurn",
    "Table(ShowTab",
    // What the review does by itself.
    "Table(OrderReview",
    // The buttons of a card that says what they lead to.
    "DropToast",
    "Learn(Next",
    "Learn(Back",
    "Learn(Auctions",
    // What stands in the list of a game with secrets, which is none of those here; see tests/dice/window.rs.
    "Table(LiftCover",
    // What a card says of a first game, which is none of those here.
    "Table(CloseFirstWords",
    // What is aimed at on the board, and what is only told.
    "Refuse",
    "Table(Idle",
    "Table(Missed",
    "Own(Refuse",
    "Own(Hindered",
    "Own(OtherBid",
    "Own(TooFar",
    "Own(Walk",
    "Own(Drop",
    "Own(Party",
    "Own(Select",
    "Own(Aim",
    "Own(ShowReach",
];

/// The names of the commands of an enum, with what stands before them.
fn variants((before, name, source): (&str, &str, &str)) -> Vec<String> {
    let items = syn::parse_file(source).unwrap().items;
    let found = items.into_iter().find_map(|item| match item {
        syn::Item::Enum(found) if found.ident == name => Some(found),
        _ => None,
    });
    found.unwrap().variants.into_iter().map(|variant| format!("{before}{}", variant.ident)).collect()
}

/// The names of all commands, with what stands before them.
fn all() -> BTreeSet<String> {
    let mut all: BTreeSet<String> = COMMANDS.into_iter().flat_map(variants).collect();
    // A command that is of another enum has its name there.
    all.retain(|name| !COMMANDS.iter().any(|(before, ..)| before.strip_suffix('(') == Some(name)));
    all
}

/// The name of a command, as in [`all`].
fn name(command: &Command) -> String {
    let said = format!("{command:?}");
    let befores = COMMANDS.iter().filter(|(before, ..)| said.starts_with(before));
    let begin = befores.map(|(before, ..)| before.len()).max().unwrap_or(0);
    let length = said[begin..].find(|letter: char| !letter.is_alphanumeric()).unwrap_or(said.len() - begin);
    said[..begin + length].to_owned()
}

/// The commands found in the lists of the window in one state after another.
struct Found {
    app: App,
    context: Context,
    names: BTreeSet<String>,
}

impl Found {
    fn new(services: Services) -> Self {
        let context = Context::default();
        let app = App::new(&context, Libraries::built_in(), services);
        Self { app, context, names: BTreeSet::new() }
    }

    /// Does this, and looks into the list then.
    fn after(&mut self, command: impl Into<Command>) -> &mut Self {
        self.app.execute(command.into(), &self.context);
        self.look();
        self
    }

    fn look(&mut self) {
        let entries = self.app.commands(&self.context);
        self.names.extend(entries.iter().filter_map(|entry| entry.command().map(name)));
    }

    /// Lays out a frame, so that the screen has looked up what it shows.
    fn frame(&mut self) -> &mut Self {
        let app = &mut self.app;
        app.poll(&self.context);
        let mut shown = self.context.run_ui(egui::RawInput::default(), |ui| drop(app.frame_ui(ui)));
        // Nothing is drawn.
        shown.textures_delta.clear();
        self.look();
        self
    }

    /// Shows these files on the home screen.
    fn lists(&mut self, files: Vec<Listed<FilePlace>>) {
        let (libraries, language) = (self.app.libraries.playable(), self.app.texts.language());
        let reader = Reader { libraries, language, wake: None };
        self.app.home.games.follow(reader, move || Ok(files.clone()));
        self.look();
    }

    /// Lets people decide for every seat.
    fn of_people(&mut self) -> &mut Self {
        for seat in Seat::ALL.into_iter().take(2) {
            self.after(TableCommand::TakeOver(seat, None));
        }
        self
    }

    /// Plays until this holds.
    fn play_until(&mut self, enough: impl Fn(&State) -> bool) {
        let mut legal = Vec::new();
        loop {
            let Some(table) = self.app.table_of::<State>() else { panic!("no game is played") };
            let state = *table.state();
            if enough(&state) || state.phase() == Phase::Over {
                return;
            }
            state.legal_actions(table.rules(), &mut legal);
            let end = legal.iter().copied().find(|&action| action == Action::End);
            let action = end.unwrap_or(legal[0]);
            self.app.execute(Ask::Play(action).into(), &self.context);
        }
    }
}

/// A variant of one's own in this file, and the window with it.
fn with_own_variant(path: &Path, services: Services) -> Found {
    let mut found = Found::new(services);
    found.look();
    found.after(EditCommand::Empty(GameId::default())).after(EditCommand::SaveAs(path.to_owned()));
    found
}

/// The commands of documents, variants and the laboratory.
fn editing(folder: &Path) -> BTreeSet<String> {
    let path = folder.join("own.ron");
    let mut found = with_own_variant(&path, Services { variants: Some(folder.to_owned()), ..Services::for_tests() });
    std::fs::write(folder.join("broken.ron"), "(").unwrap();
    found.app.libraries.reread(&folder.join("broken.ron"));
    found.app.editor.file_says(&path, Some("(format: 1,)"));
    found.look();
    found.after(EditCommand::Guide(GameId::default()));
    found.after(Command::Show(Screen::Variants)).after(VariantCommand::ThrowAway(path)).frame();
    found.names
}

/// The commands of screens of forms, of files and of the games on the home screen.
fn forms(folder: &Path) -> BTreeSet<String> {
    let mut found = Found::new(Services::for_tests());
    found.app.home.report = Some(Report { file: folder.join("report.txt"), text: String::new() });
    for screen in [Screen::Setup, Screen::Open, Screen::Settings, Screen::Learn] {
        found.after(Command::Show(screen));
    }
    let record = folder.join("game.tikal");
    std::fs::write(&record, include_str!("../../../tests/playthroughs/classic-2-draw.tikal")).unwrap();
    found.after(Command::Open(record.clone())).after(Command::Show(Screen::Save));
    found.after(Command::Show(Screen::Rules)).after(Command::Show(Screen::Home));
    found.lists(vec![
        Listed::new(FilePlace::Shelf, record.clone(), false),
        Listed::new(FilePlace::Shelf, folder.join("elsewhere.tikal"), true),
        Listed::new(FilePlace::Bin, folder.join("thrown.tikal"), false),
    ]);
    found.names
}

/// The commands of the table.
fn playing() -> BTreeSet<String> {
    let mut found = Found::new(Services { quiet: false, ..Services::for_tests() });
    found.after(Command::Start).after(TableCommand::ShowSide(Side::TEMPLES));
    // A turn of the person, and what the computer does after it, who is asked to wait and to go on.
    found.of_people().play_until(|state| state.seat() != Seat::ALL[0] && state.phase() == Phase::Act);
    found.after(TableCommand::TakeOver(Seat::ALL[1], Some(Level::default())));
    found.after(TableCommand::TogglePlan).after(TableCommand::TogglePlan);
    found.after(TableCommand::Pause).after(TableCommand::GoOn);
    for _ in 0..40 {
        found.frame();
    }
    found.after(TableCommand::CloseRecap);
    found.of_people().play_until(|_| false);
    found.look();
    found.after(TableCommand::Review).after(TableCommand::ReviewTurn(Some(0)));
    found.after(Command::Puzzle(GameId::default(), 0)).after(Command::Back);
    let lesson = LessonId::ALL[0].into();
    found.after(LessonCommand::Start(lesson)).after(LessonCommand::Next).after(LessonCommand::Leave);
    found.after(Command::Show(Screen::Home));
    found.names
}

/// The commands of a game of Legend, in every part of it.
fn playing_legend() -> BTreeSet<String> {
    let mut found = Found::new(Services::for_tests());
    let table = legend::State::first_table(&LegendLibrary::built_in()).unwrap();
    found.app.sit_down(Box::new(table));
    found.of_people();
    let (mut legal, mut steps) = (Vec::new(), 0_usize);
    loop {
        found.look();
        let Some(table) = found.app.table_of::<legend::State>() else { panic!("no game is played") };
        let state = *table.state();
        if state.phase() == legend::Phase::Over {
            return found.names;
        }
        if !state.tiles(state.seat()).is_empty() && state.phase() == legend::Phase::Turn {
            found.after(LegendAsk::Begin(Phrase::of([Word::Verb(Verb::Lay)])));
            let tile = state.tiles(state.seat()).iter().next().unwrap();
            found.after(LegendAsk::Begin(Phrase::of([Word::Verb(Verb::Lay), Word::Tile(tile)])));
        }
        if steps == 200 {
            let open = crate::app::table::Side::of_game("legend-table-side-ledger", "legend-table-side-ledger-hint");
            found.after(TableCommand::ShowSide(open));
        }
        let Some(table) = found.app.table_of::<legend::State>() else { panic!("no game is played") };
        if table.covered_for().is_some() {
            found.after(TableCommand::LiftCover);
            continue;
        }
        state.legal_actions(table.rules(), &mut legal);
        let action = legal[steps.wrapping_mul(7919) % legal.len()];
        steps += 1;
        found.after(LegendAsk::Play(action));
    }
}

/// The commands of a game of the temple that six people play, until all of these are found or it is over. Whoever can
/// sprint goes in first: that ability asks the board for a square.
fn playing_chac(wanted: &BTreeSet<String>) -> BTreeSet<String> {
    let library = ChacLibrary::built_in();
    let rules = library.find(TEMPLE).unwrap();
    let seats = rules.colours().iter().take(6).map(|colour| SeatRecord {
        name: colour.clone(),
        colour: colour.clone(),
        player: Player::Human,
    });
    let start = chac::State::new(rules, 6, &chac::Setup::default());
    let (session, _) = Session::new(Arc::clone(rules), start, DealerDef::Seed(1));
    let mut found = Found::new(Services::for_tests());
    found.app.sit_down(Box::new(ChacTable::new(session, seats.collect(), RecordOptions::default())));
    let (mut legal, mut steps) = (Vec::new(), 0_usize);
    loop {
        found.look();
        let Some(table) = found.app.table_of::<chac::State>() else { panic!("no game is played") };
        let state = *table.state();
        if wanted.is_subset(&found.names) || state.phase() == chac::Phase::Over {
            return found.names;
        }
        if table.covered_for().is_some() {
            found.after(TableCommand::LiftCover);
            continue;
        }
        state.legal_actions(table.rules(), &mut legal);
        let sprints = |action: &chac::Action| match *action {
            chac::Action::Choose(who) => table.rules().adventurer(who).ability == chac::Ability::Sprint,
            _ => false,
        };
        let chosen = legal.iter().copied().find(sprints);
        let action = chosen.unwrap_or(legal[steps.wrapping_mul(7919) % legal.len()]);
        steps += 1;
        found.after(ChacAsk::Play(action));
    }
}

#[test]
fn every_command_of_the_temple_stands_in_the_list_of_commands_or_says_here_why_not() {
    let all = variants(OF_CHAC).into_iter().collect::<BTreeSet<_>>();
    let apart: BTreeSet<String> = APART_OF_CHAC.iter().map(|&name| name.to_owned()).collect();
    assert!(apart.is_subset(&all), "not commands: {:#?}", &apart - &all);
    let wanted = &all - &apart;
    let missing = &wanted - &playing_chac(&wanted);
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_command_of_legend_stands_in_the_list_of_commands_or_says_here_why_not() {
    let (found, all) = (playing_legend(), variants(OF_LEGEND).into_iter().collect::<BTreeSet<_>>());
    let apart: BTreeSet<String> = APART_OF_LEGEND.iter().map(|&name| name.to_owned()).collect();
    assert!(apart.is_subset(&all), "not commands: {:#?}", &apart - &all);
    let missing = &(&all - &found) - &apart;
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_command_stands_in_the_list_of_commands_or_says_here_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let found: BTreeSet<_> = [editing(folder.path()), forms(folder.path()), playing()].into_iter().flatten().collect();
    let (all, apart) = (all(), APART.iter().map(|&name| name.to_owned()).collect::<BTreeSet<_>>());
    assert!(apart.is_subset(&all), "not commands: {:#?}", &apart - &all);
    let mut missing = &(&all - &found) - &apart;
    // Where no sound can be played, there is none to be switched off.
    missing.retain(|name| sound::CAN_PLAY || name != "ToggleMute");
    assert!(missing.is_empty(), "{missing:#?}");
}
