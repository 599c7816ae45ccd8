//! Proves that whatever the program can be asked for stands in the list of commands, or says here why it does not: a
//! command that is new does not compile until that is decided.

use std::collections::BTreeSet;
use std::path::Path;

use egui::Context;

use crate::ai::Level;
use crate::app::command::{Ask, Command, EditCommand, LabCommand, LearnCommand, TableCommand, VariantCommand};
use crate::app::home::{Place, Report};
use crate::app::kit::sound;
use crate::app::listing::{Listed, Reader};
use crate::app::route::Screen;
use crate::app::tikal::lessons::LessonId;
use crate::app::tikal::table::Side;
use crate::app::{App, Services};
use crate::game::Seat;
use crate::games::GameId;
use crate::library::Libraries;
use crate::tikal::{Action, Phase, State};

/// Every command, by its pattern: those that are listed, and those that are not.
macro_rules! commands {
    (listed { $($listed:pat,)* } apart { $($apart:pat,)* }) => {
        /// The patterns of what is listed.
        const LISTED: &[&str] = &[$(stringify!($listed)),*];

        /// The pattern of a command that is to be listed; nothing of one that is not.
        fn listed(command: &Command) -> Option<&'static str> {
            match command {
                $($listed => Some(stringify!($listed)),)*
                $($apart => None,)*
            }
        }
    };
}

commands! {
    listed {
        Command::Show(_),
        Command::ShowSettings(_),
        Command::Back,
        Command::FindInDocument,
        Command::SetUp(_),
        Command::TryOut(_),
        Command::TryTurn(_),
        Command::Puzzle(_),
        Command::EditVariant(_),
        Command::EditFile(_),
        Command::Start,
        Command::Rematch,
        Command::Continue,
        Command::Resume(_),
        Command::LookOn(_),
        Command::CopyGame(_),
        Command::AskToRenameGame(_),
        Command::ThrowAway(_),
        Command::TakeOut(_),
        Command::AskToEmptyBin(_),
        Command::AskWhatToOpen,
        Command::AskWhereToSave,
        Command::Open(_),
        Command::ToggleTheme,
        Command::ToggleFullScreen,
        Command::ToggleMute,
        Command::ToggleWorth,
        Command::ToggleNames,
        Command::ToggleNotation,
        Command::SetPace(_),
        Command::AskToResetSettings,
        Command::AskToResetSetup,
        Command::AskToDropReport,
        Command::AskToRestart(_),
        Command::Quit,
        Command::Edit(EditCommand::Start),
        Command::Edit(EditCommand::StartFromCode),
        Command::Edit(EditCommand::Empty(_)),
        Command::Edit(EditCommand::Guide(_)),
        Command::Edit(EditCommand::TurnGuide { .. }),
        Command::Edit(EditCommand::EndGuide),
        Command::Edit(EditCommand::Show(_)),
        Command::Edit(EditCommand::Close(_)),
        Command::Edit(EditCommand::Undo),
        Command::Edit(EditCommand::Redo),
        Command::Edit(EditCommand::Save),
        Command::Edit(EditCommand::AskForPath),
        Command::Edit(EditCommand::AskWhatToOpen),
        Command::Edit(EditCommand::TryOut),
        Command::Edit(EditCommand::TakeOver),
        Command::Edit(EditCommand::KeepOwn),
        Command::Edit(EditCommand::ShowPage(_)),
        Command::Edit(EditCommand::ShowBeside(_)),
        Command::Edit(EditCommand::NextProblem { .. }),
        Command::Edit(EditCommand::ShowAside(Some(_))),
        Command::Lab(LabCommand::Start),
        Command::Lab(LabCommand::Cancel),
        Command::Lab(LabCommand::Rank),
        Command::Lab(LabCommand::AskForPath),
        Command::Variants(VariantCommand::Copy(_)),
        Command::Variants(VariantCommand::AskToRename(_)),
        Command::Variants(VariantCommand::ShowFile(_)),
        Command::Variants(VariantCommand::ThrowAway(_)),
        Command::Variants(VariantCommand::TakeOut(_)),
        Command::Learn(LearnCommand::Start(_)),
        Command::Learn(LearnCommand::AskToLeave),
        Command::Learn(LearnCommand::FirstGame),
        // Each action stands there with what it asks for first, which another position would leave out.
        Command::Table(
            TableCommand::Own(Ask::Play(_) | Ask::ChooseCamp(_) | Ask::AskToGuard(_) | Ask::Exchange(_))
                | TableCommand::AskToEnd
        ),
        Command::Table(TableCommand::Own(Ask::Turn { .. })),
        Command::Table(TableCommand::Undo),
        Command::Table(TableCommand::UndoAction),
        Command::Table(TableCommand::Redo),
        Command::Table(TableCommand::Restart),
        Command::Table(TableCommand::TakeBackTurn),
        Command::Table(TableCommand::Hurry),
        Command::Table(TableCommand::GoOn),
        Command::Table(TableCommand::Pause),
        Command::Table(TableCommand::Review),
        Command::Table(TableCommand::RetryPuzzle),
        Command::Table(TableCommand::ShowSolution),
        Command::Table(TableCommand::ShowEnd(true)),
        Command::Table(TableCommand::LookBack(_)),
        Command::Table(TableCommand::Hint),
        Command::Table(TableCommand::TakeOver(..)),
        Command::Table(TableCommand::TogglePlan),
        Command::Table(TableCommand::DropPlan | TableCommand::AskToDropPlan),
        Command::Table(TableCommand::PlayPlan),
        Command::Table(TableCommand::Own(Ask::Fit)),
        Command::Table(TableCommand::Own(Ask::ShowSide(_))),
        Command::Table(TableCommand::Own(Ask::SortLedger(_))),
        Command::Table(TableCommand::Own(Ask::NextReach { .. })),
        Command::Table(TableCommand::CloseRecap),
        Command::Table(TableCommand::OpenRecap),
    }
    apart {
        // The list itself.
        Command::ListCommands,
        Command::CloseList { .. },
        // Answers of questions and of dialogs, which lie over the list.
        Command::LetGoOfQuestion,
        Command::Answer(_),
        Command::CloseAnyway,
        Command::CloseWithDrafts,
        Command::LeaveAnyway,
        Command::RematchNow,
        Command::EmptyBin,
        Command::ReplaceFile(_),
        Command::Save(_),
        Command::ResetSettings,
        Command::ResetSetup,
        Command::DropReport,
        Command::Edit(EditCommand::CloseAnyway(_)),
        Command::Edit(EditCommand::SaveAndClose(_)),
        Command::Edit(EditCommand::Replace(_)),
        Command::Edit(EditCommand::SaveChosen(_)),
        Command::Edit(EditCommand::SaveBeside(_)),
        Command::Lab(LabCommand::Replace(_)),
        Command::Lab(LabCommand::WriteChosen(_)),
        Command::Learn(LearnCommand::Restart(_)),
        Command::Learn(LearnCommand::Leave),
        Command::Table(TableCommand::LetGo),
        Command::Table(TableCommand::AskToCorrect(_)),
        Command::Table(TableCommand::Correct(_)),
        // What is typed into a field or chosen in a form, by the button beside it.
        Command::SaveAs(_),
        Command::RenameGame { .. },
        Command::Set(_),
        Command::TrySound,
        Command::Variants(VariantCommand::Rename { .. }),
        Command::Edit(EditCommand::SaveAs(_)),
        Command::Edit(EditCommand::LetGoOfPath),
        Command::Edit(EditCommand::AskWhereToSave),
        Command::Edit(EditCommand::OpenCode(_)),
        Command::Edit(EditCommand::Make { .. }),
        Command::Edit(EditCommand::PutIn(_)),
        Command::Edit(EditCommand::ShowAside(None)),
        Command::Lab(LabCommand::WriteTo(_)),
        Command::Lab(LabCommand::AskWhereToWrite),
        Command::Table(TableCommand::Own(Ask::HigherBid(_))),
        // What another list holds: the rulebook its rules, the log its steps, the review its turns, a document its
        // contents, the ranking its documents.
        Command::ShowRule(_),
        Command::Edit(EditCommand::ShowFound(_)),
        Command::Edit(EditCommand::ShowText(_)),
        Command::Lab(LabCommand::Show(_)),
        Command::Table(TableCommand::TakeBack(_)),
        Command::Table(TableCommand::PlayAgain(_)),
        Command::Table(TableCommand::ReviewTurn(_)),
        Command::Table(TableCommand::ShowTab(_)),
        // The buttons of a card that says what they lead to.
        Command::DropToast(_),
        Command::Learn(LearnCommand::Next),
        Command::Learn(LearnCommand::Back),
        Command::Learn(LearnCommand::Auctions),
        Command::Table(TableCommand::ShowEnd(false)),
        // What is aimed at on the board, and what is only told.
        Command::Refuse(_),
        Command::Table(TableCommand::Own(Ask::Refuse(_))),
        Command::Table(TableCommand::Own(Ask::Hindered(..))),
        Command::Table(TableCommand::Idle(_)),
        Command::Table(TableCommand::Missed),
        Command::Table(TableCommand::Own(Ask::OtherBid(_))),
        Command::Table(TableCommand::Own(Ask::TooFar(_))),
        Command::Table(TableCommand::Own(Ask::Walk { .. })),
        Command::Table(TableCommand::Own(Ask::Drop { .. })),
        Command::Table(TableCommand::Own(Ask::Party(_))),
        Command::Table(TableCommand::Own(Ask::Select(_))),
        Command::Table(TableCommand::Own(Ask::Aim(_))),
        Command::Table(TableCommand::Own(Ask::ShowReach(_))),
    }
}

/// The commands found in the lists of the window in one state after another.
struct Found {
    app: App,
    context: Context,
    patterns: BTreeSet<&'static str>,
}

impl Found {
    fn new(services: Services) -> Self {
        let context = Context::default();
        let app = App::new(&context, Libraries::built_in(), services);
        Self { app, context, patterns: BTreeSet::new() }
    }

    /// Does this, and looks into the list then.
    fn after(&mut self, command: impl Into<Command>) -> &mut Self {
        self.app.execute(command.into(), &self.context);
        self.look();
        self
    }

    fn look(&mut self) {
        let entries = self.app.commands(&self.context);
        self.patterns.extend(entries.iter().filter_map(|entry| listed(entry.command()?)));
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
    fn lists(&mut self, files: Vec<Listed<Place>>) {
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
            let Some(table) = self.app.table() else { panic!("no game is played") };
            let state = *table.state();
            if enough(&state) || state.phase() == Phase::Over {
                return;
            }
            state.legal_actions(table.rules(), &mut legal);
            let end = legal.iter().copied().find(|&action| action == Action::End);
            let action = end.unwrap_or(legal[0]);
            self.app.execute(TableCommand::Own(Ask::Play(action)).into(), &self.context);
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
fn editing(folder: &Path) -> BTreeSet<&'static str> {
    let path = folder.join("own.ron");
    let mut found = with_own_variant(&path, Services { variants: Some(folder.to_owned()), ..Services::for_tests() });
    std::fs::write(folder.join("broken.ron"), "(").unwrap();
    found.app.libraries.reread(&folder.join("broken.ron"));
    found.app.editor.file_says(&path, Some("(format: 1,)"));
    found.look();
    found.after(EditCommand::Guide(GameId::default()));
    found.after(Command::Show(Screen::Variants)).after(VariantCommand::ThrowAway(path)).frame();
    found.patterns
}

/// The commands of screens of forms, of files and of the games on the home screen.
fn forms(folder: &Path) -> BTreeSet<&'static str> {
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
        Listed::new(Place::Shelf, record.clone(), false),
        Listed::new(Place::Shelf, folder.join("elsewhere.tikal"), true),
        Listed::new(Place::Bin, folder.join("thrown.tikal"), false),
    ]);
    found.patterns
}

/// The commands of the table.
fn playing() -> BTreeSet<&'static str> {
    let mut found = Found::new(Services { quiet: false, ..Services::for_tests() });
    found.after(Command::Start).after(TableCommand::Own(Ask::ShowSide(Side::Temples)));
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
    found.after(Command::Puzzle(0)).after(Command::Back);
    let lesson = LessonId::ALL[0];
    found.after(LearnCommand::Start(lesson)).after(LearnCommand::Next).after(LearnCommand::Leave);
    found.after(Command::Show(Screen::Home));
    found.patterns
}

#[test]
fn every_command_stands_in_the_list_of_commands_or_says_here_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let found: BTreeSet<_> = editing(folder.path()).into_iter().chain(forms(folder.path())).chain(playing()).collect();
    // Where no sound can be played, there is none to be switched off.
    let is_there = |pattern: &str| sound::CAN_PLAY || pattern != "Command::ToggleMute";
    let missing: Vec<_> = LISTED.iter().filter(|pattern| is_there(pattern) && !found.contains(**pattern)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
