//! Whatever the program can be asked for stands in the list of commands, or says here why it does not.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::ai::Level;
use tikal::app::Services;
use tikal::app::chac::command::Ask as ChacAsk;
use tikal::app::command::{Command, EditCommand, VariantCommand};
use tikal::app::kit::sound;
use tikal::app::legend::command::Ask as LegendAsk;
use tikal::app::legend::table::{Phrase, Verb, Word};
use tikal::app::route::Screen;
use tikal::app::table::{LessonCommand, TableCommand, TableGame as _};
use tikal::app::tikal::command::Ask;
use tikal::app::tikal::table::Side;
use tikal::game::Seat;
use tikal::games::GameId;
use tikal::library::{Libraries, Resumed, Shelf};
use tikal::tikal::{Action, Phase, State};
use tikal::words::tikal::lessons::LessonId;
use tikal::{chac, legend};

use crate::driver::{Driver, loud, scratch, write};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// The enums of commands: what stands before each of their variants in the words of a command, and where they are written.
const COMMANDS: [(&str, &str, &str); 7] = [
    ("", "Command", include_str!("../src/app/command.rs")),
    ("Edit(", "EditCommand", include_str!("../src/app/command.rs")),
    ("Lab(", "LabCommand", include_str!("../src/app/command.rs")),
    ("Variants(", "VariantCommand", include_str!("../src/app/command.rs")),
    ("Learn(", "LessonCommand", include_str!("../src/app/table/command.rs")),
    ("Table(", "TableCommand", include_str!("../src/app/table/command.rs")),
    ("Own(", "Ask", include_str!("../src/app/tikal/command.rs")),
];

/// The commands of Legend's table, and those of them that need not be listed: what is aimed at on the board, on a sheet or
/// in the bar, what is only told, and what is asked first.
const OF_LEGEND: (&str, &str, &str) = ("Own(", "Ask", include_str!("../src/app/legend/command.rs"));
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
const OF_CHAC: (&str, &str, &str) = ("Own(", "Ask", include_str!("../src/app/chac/command.rs"));
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
    // A button of the cover, beside the one that lifts it.
    "Own(ReadyUnseen",
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
    "ChoosePrinting",
    "AskWhereToPrint",
    "Save",
    "WriteReport",
    "Edit(SaveAndClose",
    "Edit(SaveChosen",
    "Edit(SaveBeside",
    "Lab(WriteChosen",
    "Learn(Restart",
    "Learn(Leave",
    "Table(LetGo",
    "Table(AskToCorrect",
    "Table(Correct",
    "Table(Amend",
    "Table(TakeOut",
    "Table(PlayRest",
    "Table(Restore",
    "SavePicture",
    "Print",
    // In the view menu of the temple alone.
    "ToggleFading",
    // What is typed into a field or chosen in a form, by the button beside it.
    "Table(EndComment",
    // The game with which another is compared, and what closes the comparison; see tests/replay_screen.rs.
    "Compare",
    "AskWhatToCompare",
    "Table(DropParting",
    "SaveAs",
    "AskWhereToReport",
    "WriteReportAs",
    "RenameGame",
    "Join",
    // What stands in the list at a table over the net, and where some rest; see tests/friends.rs.
    "GoOnAt",
    "CopyTicket",
    "AskForRecord",
    "LeaveTable",
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
    // What a line of the settings asks for, and the key that is pressed then.
    "AskForKey",
    "CatchKey",
    "ResetKey",
    "SetKeys",
    // What another list holds: the rulebook its rules, the log its steps, the review its turns, a document its
    // contents, the ranking its documents.
    "ShowRule",
    "Edit(ShowFound",
    "Edit(ShowText",
    "Lab(Show",
    "Lab(ShowPart",
    "Lab(Watch",
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
    // What stands in the list of a game with secrets, which is none of those here; see tests/dice/window.rs and, for whose
    // eyes one is shown again, tests/replay_screen.rs.
    "Table(LiftCover",
    "Table(ReplayAs",
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
    driver: Driver,
    names: BTreeSet<String>,
}

impl Found {
    fn new(libraries: Libraries, services: Services) -> Self {
        let mut found = Self { driver: Driver::of(SIZE, libraries, services), names: BTreeSet::new() };
        found.look();
        found
    }

    /// Does this, and looks into the list then.
    fn after(&mut self, command: impl Into<Command>) -> &mut Self {
        self.driver.send(command);
        self.look();
        self
    }

    fn look(&mut self) {
        let listed = self.driver.app().listed_commands(&self.driver.harness.ctx);
        self.names.extend(listed.iter().map(name));
    }

    /// Lays out a frame, so that the screen has looked up what it shows.
    fn frame(&mut self) -> &mut Self {
        self.driver.harness.step();
        self.look();
        self
    }

    /// Lays out frames until this is listed.
    fn wait_for(&mut self, name: &str) {
        for _ in 0..400 {
            if self.frame().names.contains(name) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("{name} is never listed: {:?}", self.names);
    }

    /// Lets people decide for every seat of so many.
    fn of_people(&mut self, seats: usize) -> &mut Self {
        for seat in Seat::ALL.into_iter().take(seats) {
            self.after(TableCommand::TakeOver(seat, None));
        }
        self
    }

    /// Plays until this holds.
    fn play_until(&mut self, enough: impl Fn(&State) -> bool) {
        while !enough(&self.driver.state()) && self.driver.state().phase() != Phase::Over {
            let legal = self.driver.legal();
            let end = legal.iter().copied().find(|&action| action == Action::End);
            self.driver.send(Ask::Play(end.unwrap_or(legal[0])));
        }
    }
}

/// The commands of documents, variants and the laboratory.
fn editing(folder: &Path) -> BTreeSet<String> {
    let path = folder.join("own.ron");
    write(&folder.join("broken.ron"), "(");
    let mut libraries = Libraries::built_in();
    libraries.add_folder(folder);
    let services = Services { variants: Some(folder.to_owned()), watches: true, ..Services::for_tests() };
    let mut found = Found::new(libraries, services);
    found.after(EditCommand::Empty(GameId::default())).after(EditCommand::SaveAs(path.clone())).frame();
    // Another program writes into its file.
    write(&path, "(format: 1,)");
    found.wait_for("Edit(KeepOwn");
    found.after(EditCommand::KeepSnapshot("Before".to_owned()));
    found.after(EditCommand::Guide(GameId::default()));
    // The file is gone back to, or closed, and opened again.
    found.after(EditCommand::Close(0)).after(EditCommand::Reopen);
    found.after(Command::Show(Screen::Variants)).after(VariantCommand::ThrowAway(path)).frame();
    found.names
}

/// The commands of screens of forms, of files and of the games on the home screen.
fn forms(folder: &Path) -> BTreeSet<String> {
    let (games, report) = (folder.join("games"), folder.join("report.txt"));
    std::fs::create_dir_all(games.join("bin")).unwrap();
    let record = include_str!("playthroughs/classic-2-draw.tikal");
    for name in ["game.tikal", "elsewhere.tikal", "bin/thrown.tikal"] {
        write(&games.join(name), record);
    }
    write(&report, "a report");
    // Another copy of the program plays on in one of them.
    let elsewhere = Shelf::new(games.clone()).open(
        &games.join("elsewhere.tikal"),
        Libraries::built_in().of::<State>(),
        std::sync::Arc::new(|| {}),
    );
    let _elsewhere: Resumed<State> = elsewhere.unwrap();
    let services = Services { games: Some(games.clone()), report: Some(report), ..Services::for_tests() };
    let mut found = Found::new(Libraries::built_in(), services);
    found.frame();
    for screen in [Screen::Setup, Screen::Open, Screen::Settings, Screen::Learn] {
        found.after(Command::Show(screen));
    }
    let own = folder.join("own.tikal");
    write(&own, record);
    found.after(Command::Open(own)).after(Command::Show(Screen::Save));
    found.after(Command::Show(Screen::Rules)).after(Command::Show(Screen::Home)).frame();
    found.names
}

/// The commands of the table.
fn playing() -> BTreeSet<String> {
    let mut found = Found::new(Libraries::built_in(), loud());
    found.after(Command::Start).after(TableCommand::ShowSide(Side::TEMPLES));
    // A turn of the person, and what the computer does after it, who is asked to wait and to go on.
    found.of_people(2).play_until(|state| state.seat() != Seat::ALL[0] && state.phase() == Phase::Act);
    found.after(TableCommand::TakeOver(Seat::ALL[1], Some(Level::default())));
    found.after(TableCommand::TogglePlan).after(TableCommand::TogglePlan);
    found.after(TableCommand::Pause).after(TableCommand::GoOn);
    for _ in 0..40 {
        found.frame();
    }
    found.after(TableCommand::CloseRecap);
    found.of_people(2).play_until(|_| false);
    found.after(TableCommand::Review).after(TableCommand::ReviewTurn(Some(0)));
    found.after(TableCommand::Replay).after(TableCommand::Replay);
    found.after(Command::Puzzle(GameId::default(), 0)).after(Command::Back);
    let lesson = LessonId::ALL[0].into();
    found.after(LessonCommand::Start(lesson)).after(LessonCommand::Next).after(LessonCommand::Leave);
    found.after(Command::Show(Screen::Home));
    found.names
}

/// The commands of a game of Legend, in every part of it.
fn playing_legend() -> BTreeSet<String> {
    let mut found = Found::new(Libraries::built_in(), Services::for_tests());
    found.after(LessonCommand::FirstGame(GameId::Legend)).of_people(2);
    let (mut random, mut steps) = (ChaCha8Rng::seed_from_u64(7), 0_usize);
    loop {
        found.look();
        let Some(table) = found.driver.app().table_of::<legend::State>() else { panic!("no game is played") };
        let (state, legal, covered) = (*table.state(), table.legal().to_vec(), table.covered_for());
        if state.phase() == legend::Phase::Over {
            return found.names;
        }
        if covered.is_some() {
            found.after(TableCommand::LiftCover);
            continue;
        }
        if let Some(tile) = state.tiles(state.seat()).iter().next().filter(|_| state.phase() == legend::Phase::Turn) {
            found.after(LegendAsk::Begin(Phrase::of([Word::Verb(Verb::Lay)])));
            found.after(LegendAsk::Begin(Phrase::of([Word::Verb(Verb::Lay), Word::Tile(tile)])));
        }
        if steps == 200 {
            // The ledger.
            found.after(TableCommand::ShowSide(legend::State::SIDES[1]));
        }
        found.after(LegendAsk::Play(legal[random.random_range(0..legal.len())]));
        steps += 1;
    }
}

/// The commands of a game of the temple that three people play, until all of these are found or it is over. Whoever can
/// sprint goes in first: that ability asks the board for a square.
fn playing_chac(wanted: &BTreeSet<String>) -> BTreeSet<String> {
    let mut found = Found::new(Libraries::built_in(), Services::for_tests());
    found.after(LessonCommand::FirstGame(GameId::Chac)).of_people(3);
    let mut random = ChaCha8Rng::seed_from_u64(7);
    loop {
        found.look();
        let Some(table) = found.driver.app().table_of::<chac::State>() else { panic!("no game is played") };
        let (legal, covered) = (table.legal().to_vec(), table.covered_for());
        if wanted.is_subset(&found.names) || table.state().phase() == chac::Phase::Over {
            return found.names;
        }
        if covered.is_some() {
            found.after(TableCommand::LiftCover);
            continue;
        }
        let sprints = |action: &chac::Action| match *action {
            chac::Action::Choose(who) => table.rules().adventurer(who).ability == chac::Ability::Sprint,
            _ => false,
        };
        let chosen = legal.iter().copied().find(sprints);
        let action = chosen.unwrap_or_else(|| legal[random.random_range(0..legal.len())]);
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
    let folder = scratch();
    let found: BTreeSet<_> = [editing(folder.path()), forms(folder.path()), playing()].into_iter().flatten().collect();
    let (all, apart) = (all(), APART.iter().map(|&name| name.to_owned()).collect::<BTreeSet<_>>());
    assert!(apart.is_subset(&all), "not commands: {:#?}", &apart - &all);
    let mut missing = &(&all - &found) - &apart;
    // Where no sound can be played, there is none to be switched off.
    missing.retain(|name| sound::CAN_PLAY || name != "ToggleMute");
    assert!(missing.is_empty(), "{missing:#?}");
}
