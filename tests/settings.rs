//! Languages, settings and shortcuts of the window, and that every text can be read in every language, theme and scale.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use crate::driver::{Driver, by_hand, company, loud, scratch, screens, write};
use egui::epaint::TextShape;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::{Command, EditCommand};
use tikal::app::editor::Beside;
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::route::Screen;
use tikal::app::tikal::command::TableCommand;
use tikal::app::tikal::table::Side;
use tikal::app::{Given, Services};
use tikal::editor::VariantDocument;
use tikal::games::{GameId, VariantId};
use tikal::tikal::Phase;
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1024.0, 700.0];
/// Rounding to whole pixels moves a text by less than this.
const SLACK: f32 = 1.5;

fn set(driver: &mut Driver, change: impl FnOnce(&mut Settings)) {
    let mut settings = driver.app().settings();
    change(&mut settings);
    driver.execute(Command::Set(settings));
}

// ---- Settings --------------------------------------------------------------------------------------

#[test]
fn another_language_holds_at_once_everywhere() {
    let mut driver = Driver::new(SIZE);
    driver.click("Settings");
    assert_eq!(driver.app().screen(), Screen::Settings);
    driver.click("Deutsch");
    assert!(driver.shows("Einstellungen") && !driver.shows("Settings"));
    driver.click("Zurück");
    driver.click("Neues Spiel");
    assert!(driver.shows("Startspieler") && driver.shows("Spieler 1 beginnt"), "names that nobody typed follow");
    driver.click("Los");
    driver.run();
    assert!(driver.shows("Gezogene Geländetafel"));
    set(&mut driver, |settings| settings.language = Some(Language::French));
    assert!(driver.shows("Tuile en main") && !driver.shows("Geländetafel"));
}

#[test]
fn the_size_of_pieces_promises_no_more_than_hexes_have_room_for() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Settings));
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (board_scale, key) in [(1.0, "settings-scale-value"), (1.5, "settings-scale-up-to")] {
            set(&mut driver, |settings| (settings.language, settings.board_scale) = (Some(language), board_scale));
            let percent = (board_scale * 100.0_f32) as i32;
            assert!(driver.shows(&texts.with(key, &[("percent", percent.into())])), "{language:?}");
            assert_eq!(driver.shows(&texts.say("settings-board-room")), board_scale > 1.0, "{language:?}");
        }
    }
}

#[test]
fn settings_hold_in_the_next_run() {
    let folder = scratch();
    let path = folder.path().join("deep").join("settings.ron");
    let services = Services { settings: Some(path.clone()), given: Given::default(), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services.clone());
    set(&mut driver, |settings| settings.language = Some(Language::English));
    driver.click("Settings");
    driver.click("Light");
    driver.click("Larger");
    driver.click("Larger");
    driver.click("Slow");
    driver.click("Français");
    set(&mut driver, |settings| settings.fading = true);
    let settings = driver.app().settings();
    assert_eq!((settings.look, settings.language), (Look::Light, Some(Language::French)));
    assert!((settings.scale - 1.2).abs() < 0.001 && settings.computer_pause > 0.5, "{settings:?}");
    assert!((driver.harness.ctx.zoom_factor() - 1.2).abs() < 0.001);
    drop(driver);

    let driver = Driver::with(SIZE, services.clone());
    assert_eq!(driver.app().settings(), settings);
    assert!((driver.harness.ctx.zoom_factor() - 1.2).abs() < 0.001);
    assert!(driver.shows("Nouvelle partie"));
    assert!(!driver.harness.ctx.global_style().visuals.dark_mode);
    drop(driver);

    // A value given for one run is not stored when something else is set.
    let given = Given { language: Some(Language::German), scale: Some(1.5), ..Given::default() };
    let mut driver = Driver::with(SIZE, Services { given, ..services.clone() });
    assert!(driver.shows("Neues Spiel"));
    set(&mut driver, |settings| settings.look = Look::Dark);
    drop(driver);
    let driver = Driver::with(SIZE, services);
    assert_eq!(driver.app().settings(), Settings { look: Look::Dark, ..settings });
}

#[test]
fn settings_that_cannot_be_read_are_those_of_a_new_user() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    let services = Services { settings: Some(path.clone()), given: Given::default(), ..Services::for_tests() };
    for text in ["", "(language: Some(Klingon))", "(scale: \"large\")", "not RON at all (", "\0\0"] {
        std::fs::write(&path, text).expect("a temporary file can be written");
        assert_eq!(Driver::with(SIZE, services.clone()).app().settings(), Settings::default(), "{text}");
    }
    std::fs::write(&path, [0xff, 0xfe, 0x00]).expect("a temporary file can be written");
    assert_eq!(Driver::with(SIZE, services.clone()).app().settings(), Settings::default());
    // Numbers out of bounds are brought within them; missing values are those of a new user.
    std::fs::write(&path, "(scale: 1000.0, computer_pause: -3.0, look: Light, hats: 2)").expect("it can be written");
    let expected = Settings { scale: 2.0, computer_pause: 0.0, look: Look::Light, ..Settings::default() };
    assert_eq!(Driver::with(SIZE, services.clone()).app().settings(), expected);
    std::fs::write(&path, "(scale: NaN)").expect("a temporary file can be written");
    assert_eq!(Driver::with(SIZE, services.clone()).app().settings(), Settings::default());
    // A folder in the place of the file does no harm either.
    std::fs::remove_file(&path).expect("the file is there");
    std::fs::create_dir(&path).expect("a folder can be made");
    let mut driver = Driver::with(SIZE, services);
    set(&mut driver, |settings| settings.look = Look::Light);
    assert_eq!(driver.app().settings().look, Look::Light);
}

/// A window whose settings are kept in this file, in English.
fn kept_in(path: &Path) -> Driver {
    let given = Services::for_tests().given;
    Driver::with(SIZE, Services { settings: Some(path.to_owned()), given, ..Services::for_tests() })
}

#[test]
fn a_value_that_a_setting_cannot_have_is_lost_alone_and_told() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    write(&path, "(look: Light, language: Some(Klingon), board_scale: \"large\", muted: true, hats: [(a: 1)])");
    let mut driver = kept_in(&path);
    let settings = driver.app().settings();
    assert_eq!((settings.look, settings.muted), (Look::Light, true));
    assert!((settings.board_scale - 1.0).abs() < 0.001);
    assert!(driver.shows("settings.ron") && driver.shows("“Language”: Some(Klingon)"));
    assert!(driver.shows("“Size of pieces and numbers on the board”: \"large\""));
    assert!(!driver.shows("hats"), "a field of another version is no mistake");

    // What was not changed stays as it is, for a version that understands it.
    set(&mut driver, |settings| settings.muted = false);
    let text = std::fs::read_to_string(&path).expect("it is there");
    for kept in ["look: Light", "language: Some(Klingon)", "board_scale: \"large\"", "muted: false", "hats: [(a: 1)]"] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
    set(&mut driver, |settings| settings.board_scale = 1.2);
    let text = std::fs::read_to_string(&path).expect("it is there");
    assert!(text.contains("board_scale: 1.2") && !text.contains("large"), "{text}");
}

#[test]
fn settings_that_are_no_settings_are_set_aside_and_told() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    let aside = || {
        let names = std::fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("an entry").path());
        let mut asides: Vec<_> = names.filter(|name| name.to_string_lossy().contains("(not readable, 2")).collect();
        asides.sort();
        asides.into_iter().map(|path| std::fs::read(path).expect("a file")).collect::<Vec<_>>()
    };
    let broken: [&[u8]; 3] = [b"not RON at all (", b"(look: Light", &[0xff, 0xfe]];
    for (number, text) in broken.iter().enumerate() {
        std::fs::write(&path, text).expect("a temporary file can be written");
        let mut driver = kept_in(&path);
        assert_eq!(driver.app().settings().look, Look::System);
        assert!(driver.shows("settings.ron cannot be read and is kept as “settings (not readable, 2"));
        assert!(!path.exists() && aside().len() == number + 1, "{number}");
        set(&mut driver, |settings| settings.look = Look::Light);
        drop(driver);
        let driver = kept_in(&path);
        assert_eq!((driver.app().settings().look, driver.app().message()), (Look::Light, None));
    }
    // All three are there, each under a name of its own.
    let mut kept = aside();
    kept.sort();
    let mut wanted = broken.map(<[u8]>::to_vec);
    wanted.sort();
    assert_eq!(kept, wanted);

    // A file that is broken while the program runs is not overwritten either.
    let mut driver = kept_in(&path);
    write(&path, "((");
    set(&mut driver, |settings| settings.muted = true);
    assert!(aside().contains(&b"((".to_vec()) && driver.shows("is kept as “settings (not readable, 2"));
    assert!(kept_in(&path).app().settings().muted);
}

#[test]
fn two_copies_of_the_program_keep_each_others_settings() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    let (mut one, mut other) = (kept_in(&path), kept_in(&path));
    set(&mut one, |settings| settings.look = Look::Light);
    set(&mut other, |settings| settings.board_scale = 1.3);
    set(&mut one, |settings| settings.muted = true);
    let settings = kept_in(&path).app().settings();
    assert_eq!((settings.look, settings.muted), (Look::Light, true));
    assert!((settings.board_scale - 1.3).abs() < 0.001, "{settings:?}");
}

#[test]
fn settings_that_cannot_be_written_are_told_once_and_tried_again() {
    let folder = scratch();
    let place = folder.path().join("place");
    let path = place.join("settings.ron");
    let mut driver = kept_in(&path);
    let told = |driver: &Driver| driver.shows("settings.ron cannot be written");
    // A file in the place of the folder.
    write(&place, "");
    set(&mut driver, |settings| settings.muted = true);
    assert!(told(&driver));
    driver.click("Close");
    set(&mut driver, |settings| settings.recap = false);
    assert!(!told(&driver), "once is enough");
    std::fs::remove_file(&place).expect("the file is there");
    set(&mut driver, |settings| settings.look = Look::Light);
    let settings = kept_in(&path).app().settings();
    assert!(settings.muted && !settings.recap && settings.look == Look::Light, "all of it: {settings:?}");
    // It worked meanwhile, so it is told again.
    std::fs::remove_dir_all(&place).expect("the folder is there");
    write(&place, "");
    set(&mut driver, |settings| settings.muted = false);
    assert!(told(&driver));
}

#[test]
fn settings_that_another_copy_is_writing_are_not_waited_for_long() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    let mut driver = kept_in(&path);
    let other = std::fs::File::create(folder.path().join("settings.ron.lock")).expect("a lock");
    other.lock().expect("nobody else has it");
    let begun = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("a clock");
    set(&mut driver, |settings| settings.muted = true);
    let waited = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("a clock").saturating_sub(begun);
    assert!(waited < std::time::Duration::from_secs(2), "{waited:?}");
    assert!(driver.shows("Another copy of the program is writing it") && !path.exists());
    drop(other);
    set(&mut driver, |settings| settings.look = Look::Light);
    assert!(kept_in(&path).app().settings().muted);
}

#[test]
fn what_is_told_of_settings_can_be_read_everywhere() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    write(&path, "(language: Some(Klingon), board_scale: \"large\", recap: maybe, motion: Some(Fastest))");
    let words = kept_in(&path).app().message().map(str::to_owned);
    assert!(words.as_ref().is_some_and(|words| words.contains("this program does not know")), "{words:?}");
    for language in Language::ALL {
        let given = Given { language: Some(language), scale: Some(1.5), ..Services::for_tests().given };
        let driver = Driver::with(SIZE, Services { settings: Some(path.clone()), given, ..Services::for_tests() });
        let wrong = unreadable(driver.written(), Rect::NOTHING, false);
        assert!(wrong.is_empty(), "{wrong:?}");
        assert_eq!(driver.app().message().map(str::to_owned) == words, language == Language::English);
    }
}

#[test]
fn the_scale_follows_the_keys_of_the_window_within_its_bounds() {
    let mut driver = Driver::new(SIZE);
    for _ in 0..3 {
        driver.harness.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
        driver.run();
    }
    assert!((driver.app().settings().scale - 1.3).abs() < 0.001, "{:?}", driver.app().settings());
    for _ in 0..12 {
        driver.harness.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
        driver.run();
    }
    assert!((driver.app().settings().scale - 2.0).abs() < 0.001);
    assert!((driver.harness.ctx.zoom_factor() - 2.0).abs() < 0.001);
}

// ---- Shortcuts -------------------------------------------------------------------------------------

#[test]
fn shortcuts_lead_to_screens_and_escape_leads_back() {
    let mut driver = Driver::new(SIZE);
    driver.press(Modifiers::COMMAND, Key::N);
    assert_eq!(driver.app().screen(), Screen::Setup);
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Home);
    driver.press(Modifiers::COMMAND, Key::O);
    assert_eq!(driver.app().screen(), Screen::Open);
    driver.press(Modifiers::COMMAND, Key::S);
    assert_eq!(driver.app().screen(), Screen::Open, "there is nothing to save");
    driver.press(Modifiers::NONE, Key::Escape);
    driver.new_game(7, false);
    driver.execute(Command::Show(Screen::Settings));
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Table);
    driver.press(Modifiers::COMMAND, Key::S);
    assert_eq!(driver.app().screen(), Screen::Save);
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Table);
    driver.click("Game");
    assert!(driver.shows("Save a copy…"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("Save a copy…"), "a menu closes first");
}

#[test]
fn undo_and_redo_are_keys_too_and_escape_lets_go() {
    let record = by_hand(&["draw A2", "place c4 0"]);
    let mut driver = Driver::open(SIZE, &record);
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    let points = driver.state().points();
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(driver.state().points(), points + 1);
    driver.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(driver.state().points(), points);
    driver.press(Modifiers::COMMAND, Key::Z);
    driver.press(Modifiers::COMMAND, Key::Y);
    assert_eq!(driver.state().points(), points);
    driver.choose(tikal::tikal::Piece::Explorer, "a5");
    assert!(driver.shows("in reach for"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("in reach for"));
    assert_eq!(driver.app().screen(), Screen::Table);
}

#[test]
fn full_screen_and_quitting_reach_the_system() {
    let mut driver = Driver::new(SIZE);
    let mut sent = |modifiers, key| {
        let (physical_key, repeat) = (None, false);
        let event = egui::Event::Key { key, physical_key, pressed: true, repeat, modifiers };
        // The key is pressed for the next frame, whose output the test reads.
        driver.harness.input_mut().events.push(event);
        driver.harness.step();
        let output = driver.harness.output();
        output.viewport_output[&egui::ViewportId::ROOT].commands.clone()
    };
    assert!(sent(Modifiers::NONE, Key::F11).contains(&egui::ViewportCommand::Fullscreen(true)));
    assert!(sent(Modifiers::COMMAND, Key::Q).contains(&egui::ViewportCommand::Close));
}

#[test]
fn letters_that_are_typed_do_nothing_else() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    let turned = driver.turned();
    driver.execute(Command::Show(Screen::Save));
    driver.type_into("Path", "rrr");
    driver.press(Modifiers::NONE, Key::R);
    driver.execute(Command::Show(Screen::Table));
    assert_eq!(driver.turned(), turned);
}

// ---- Everything can be read ------------------------------------------------------------------------

/// The texts that cannot be read: shortened by dots, cut off at a side, or outside the window. Texts that are wholly
/// out of sight do not count: they are in a scroll area or below something. Texts inside `scrolls`, which scrolls
/// sideways, may be cut off at the sides; dots are allowed if the window `shortens` texts that it shows whole
/// elsewhere.
fn unreadable(texts: Vec<(TextShape, Rect)>, scrolls: Rect, shortens: bool) -> Vec<String> {
    assert!(texts.len() > 3, "a screen says something");
    let mut wrong = Vec::new();
    for (text, clip) in texts {
        let rect = text.visual_bounding_rect();
        if !rect.is_positive() || !clip.is_positive() || !rect.intersects(clip) {
            continue;
        }
        let cut = rect.left() < clip.left() - SLACK || rect.right() > clip.right() + SLACK;
        if (cut || (text.galley.elided && !shortens)) && !scrolls.contains_rect(rect.intersect(clip)) {
            wrong.push(format!("“{}” at {rect:?} in {clip:?}", text.galley.text()));
        }
    }
    wrong
}

/// Named widgets that reach beyond the left or right side of the window, except inside `scrolls`, which scrolls
/// sideways.
fn outside(driver: &Driver, window: Rect, scrolls: Rect) -> Vec<String> {
    let named = driver.harness.query_all(by().predicate(|node| node.label().is_some_and(|name| !name.is_empty())));
    let mut wrong = Vec::new();
    // A long text scrolls within its field.
    for node in named.filter(|node| node.accesskit_node().role() != egui::Role::MultilineTextInput) {
        let rect = node.rect();
        let sticks_out = rect.left() < window.left() - SLACK || rect.right() > window.right() + SLACK;
        if sticks_out && !scrolls.y_range().contains(rect.center().y) {
            wrong.push(format!("“{}” at {rect:?}", node.accesskit_node().label().unwrap_or_default()));
        }
    }
    assert!(driver.harness.query_all(by()).count() > 3, "a screen has widgets");
    wrong
}

/// Where the columns of tiles are in the editor, which scroll sideways.
fn columns_of_tiles(driver: &Driver, language: Language) -> Rect {
    let first = Texts::new(language).with("tiles-group-menu", &[("group", "A".into())]);
    let window = driver.harness.ctx.content_rect().with_max_y(f32::INFINITY);
    let top = driver.harness.query_all_by_label(&first).next().map(|node| node.rect().top());
    top.map_or(Rect::NOTHING, |top| window.with_min_y(top - SLACK))
}

/// Lays the screen out in every language, theme and scale, and asserts that every text can be read.
fn read_everywhere(driver: &mut Driver, name: &str) {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for scale in [1.0, 2.0] {
            for look in [Look::Dark, Look::Light] {
                set(driver, |settings| {
                    (settings.language, settings.scale, settings.look) = (Some(language), scale, look);
                });
                if driver.app().screen() == Screen::Table {
                    driver.command(tikal::app::table::TableCommand::Fit);
                }
                driver.run();
                let window = driver.harness.ctx.content_rect();
                assert!((window.width() * scale - SIZE[0]).abs() < 1.0, "{window:?} at {scale}");
                // In a narrow window the bar of the table scrolls, and the log and the progress in the menu bar are
                // shortened; the pointer over them shows the whole text.
                let mut scrolls = columns_of_tiles(driver, language);
                let shortens = scale > 1.0 && driver.app().screen() == Screen::Table;
                if shortens {
                    scrolls = window.with_min_y(window.bottom() - 112.0);
                }
                let outside = outside(driver, window, scrolls).into_iter();
                // The text of a variant scrolls sideways, too.
                let source = driver.app().editor().document().map(VariantDocument::text);
                let written = driver.written().into_iter().filter(|(text, _)| Some(text.galley.text()) != source);
                for text in outside.chain(unreadable(written.collect(), scrolls, shortens)) {
                    wrong.push(format!("{name}, {}, {scale}, {look:?}: {text}", language.code()));
                }
            }
        }
    }
    set(driver, |settings| (settings.language, settings.scale) = (Some(Language::English), 1.0));
    assert!(wrong.is_empty(), "{} cannot be read:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn screens_can_be_read_everywhere() {
    let mut driver = Driver::new(SIZE);
    for screen in screens().chain([Screen::Lobby]) {
        if screen == Screen::Table {
            driver.execute(Command::Show(Screen::Home));
            driver.new_game(7, false);
        } else if screen == Screen::Lobby {
            driver.harness.state_mut().meet(Rc::new(RefCell::new(company::host())));
            driver.run();
        } else {
            driver.execute(Command::Show(screen));
        }
        if screen == Screen::Setup {
            driver.click("4 players");
        }
        assert_eq!(driver.app().screen(), screen);
        read_everywhere(&mut driver, &format!("{screen:?}"));
    }
}

#[test]
fn every_page_of_the_editor_can_be_read_everywhere() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "duel")));
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    for (index, page) in driver.app().editor().pages().into_iter().enumerate() {
        driver.execute(EditCommand::ShowPage(index).into());
        if page.name() == "editor-tiles" {
            driver.activate_starting("A1");
        }
        read_everywhere(&mut driver, page.name());
    }
    for (index, beside) in Beside::ALL.into_iter().enumerate() {
        driver.execute(EditCommand::ShowBeside(index).into());
        read_everywhere(&mut driver, beside.name());
    }
}

#[test]
fn a_try_out_can_be_read_everywhere() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::TryOut(VariantId::new(GameId::Tikal, "classic")));
    driver.begin_try_out();
    read_everywhere(&mut driver, "try-out");
}

#[test]
fn the_question_how_a_variant_is_printed_can_be_read_everywhere() {
    for (game, variant) in [(GameId::Tikal, "classic"), (GameId::Chac, "temple")] {
        let mut driver = Driver::new(SIZE);
        driver.execute(Command::EditVariant(VariantId::new(game, variant)));
        driver.execute(Command::AskHowToPrint);
        assert!(driver.shows("Language of the pages"));
        read_everywhere(&mut driver, "print");
    }
}

#[test]
fn the_question_about_a_game_that_is_open_elsewhere_can_be_read_everywhere() {
    let folder = scratch();
    let services = || Services { games: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut theirs = Driver::with(SIZE, services());
    theirs.new_game(7, false);
    let first = theirs.legal()[0];
    theirs.play_action(first);
    assert!(theirs.is_kept());
    let file = theirs.game_file().expect("the game has a file");
    let mut driver = Driver::with(SIZE, services());
    driver.execute(Command::Resume(file));
    assert!(driver.shows("This game is open in another window"));
    read_everywhere(&mut driver, "in-use");
}

#[test]
fn that_a_game_is_not_kept_can_be_read_everywhere() {
    let mut driver = Driver::with(SIZE, Services { keeps: true, ..Services::for_tests() });
    driver.new_game(7, false);
    driver.play_action(driver.legal()[0]);
    assert!(driver.shows("This game cannot be kept"));
    read_everywhere(&mut driver, "unkept");
}

#[test]
fn the_question_before_a_file_is_replaced_can_be_read_everywhere() {
    let folder = scratch();
    let path = folder.path().join("The long evening at the lake with Grandmother, third game of the match.tikal");
    write(&path, &by_hand(&["draw A2"]));
    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    driver.execute(Command::Show(Screen::Save));
    driver.execute(Command::SaveAs(path));
    assert!(driver.shows("Replace The long evening"));
    read_everywhere(&mut driver, "replace");
}

#[test]
fn a_base_game_can_be_read_everywhere() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    driver.play_on(|state| state.turn() > 6 && matches!(state.phase(), Phase::Place(_)));
    read_everywhere(&mut driver, "placing");
    driver.play_on(|state| matches!(state.phase(), Phase::Act));
    let seat = driver.state().seat();
    let somewhere = driver.state().present(seat).into_iter().last().expect("pieces are on the board");
    let cell = driver.hex_name(somewhere);
    driver.cell(&cell);
    read_everywhere(&mut driver, "acting");
    driver.play_on(|state| state.scoring().is_some_and(|scoring| scoring.index > 0));
    read_everywhere(&mut driver, "scoring");
    driver.play_on(|_| false);
    read_everywhere(&mut driver, "end");
}

#[test]
fn an_auction_of_four_can_be_read_everywhere() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Setup));
    driver.click("4 players");
    for seat in 2..=4 {
        driver.choose_in(&format!("Player of seat {seat}"), "Person");
    }
    driver.click("Advanced game: turns are auctioned");
    driver.click("Player 1 begins");
    driver.type_into("Seed", "3");
    driver.click("Start");
    driver.play_on(|state| {
        state.deck().len() < 30 && matches!(state.phase(), Phase::Bid(auction) if auction.passed.as_slice().len() == 1)
    });
    read_everywhere(&mut driver, "auction");
    driver.play_on(|state| matches!(state.phase(), Phase::Choose));
    read_everywhere(&mut driver, "choosing");
}

#[test]
fn the_ledger_of_four_can_be_read_everywhere() {
    let record = std::fs::read_to_string("tests/playthroughs/classic-4-auction.tikal").expect("a playthrough");
    let mut driver = Driver::open(SIZE, &record);
    driver.show_end(false);
    driver.show_side(Side::TEMPLES);
    read_everywhere(&mut driver, "ledger");
    let steps = driver.steps();
    driver.look_back(Some(steps / 2));
    read_everywhere(&mut driver, "ledger in the middle of the game");
}

#[test]
fn recap_steps_questions_and_messages_can_be_read_everywhere() {
    let mut driver = Driver::with(SIZE, loud());
    driver.new_game(11, false);
    let told = |driver: &Driver| driver.recap().is_some_and(|recap| !recap.own.temples.is_empty());
    while !told(&driver) {
        driver.act(driver.next_action());
    }
    driver.execute(Command::Open("missing.tikal".into()));
    assert!(driver.shows("Since your last turn") && driver.shows("cannot be opened"));
    read_everywhere(&mut driver, "recap");
    let shown = driver.recap().map_or(0, |recap| recap.steps[0].end);
    driver.look_back(Some(shown));
    assert!(driver.shows("Looking back"));
    read_everywhere(&mut driver, "looking back");
    driver.look_back(None);
    while driver.state().phase() != Phase::Act || driver.turn().steps.len() < 4 {
        driver.act(driver.next_action());
    }
    read_everywhere(&mut driver, "steps");
    while !driver.would_waste() {
        driver.act(driver.next_action());
    }
    driver.command(TableCommand::AskToEnd);
    assert!(driver.shows("would be lost"));
    read_everywhere(&mut driver, "question before points are lost");
}

// ---- Sizes -------------------------------------------------------------------------------------------

/// Where a widget is on the screen, in pixels.
fn pixels(driver: &Driver, name: &str) -> Rect {
    driver.harness.get_by_label(name).rect() * driver.harness.ctx.pixels_per_point()
}

#[test]
fn the_buttons_for_the_size_of_text_stay_under_the_pointer() {
    let mut driver = Driver::new([1280.0, 800.0]);
    driver.click("Settings");
    let place = pixels(&driver, "Larger");
    for _ in 0..3 {
        driver.click("Larger");
        assert_eq!(pixels(&driver, "Larger"), place, "in pixels of the screen");
    }
    assert!(driver.shows("130%") && driver.shows("Holds as soon as the pointer leaves the buttons"));
    assert!((driver.app().settings().scale - 1.0).abs() < 0.001);
    driver.harness.event(egui::Event::PointerMoved(egui::pos2(640.0, 20.0)));
    driver.run();
    assert!(
        (driver.app().settings().scale - 1.3).abs() < 0.001 && (driver.harness.ctx.zoom_factor() - 1.3).abs() < 0.001
    );
    assert!(pixels(&driver, "Larger") != place && !driver.shows("Holds as soon"));
    // By the keyboard it holds at once.
    driver.harness.get_by_label("Larger").focus();
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert!((driver.app().settings().scale - 1.4).abs() < 0.001);
    // A size that was chosen holds on every other screen too.
    driver.click("Smaller");
    driver.press(Modifiers::NONE, Key::Escape);
    driver.run();
    assert!((driver.app().settings().scale - 1.3).abs() < 0.001, "{}", driver.app().settings().scale);
}

#[test]
fn the_choices_of_all_settings_begin_at_one_place_and_keys_stand_in_lines_of_one_height() {
    for language in Language::ALL {
        let mut driver = Driver::new([1280.0, 1400.0]);
        set(&mut driver, |settings| settings.language = Some(language));
        driver.execute(Command::Show(Screen::Settings));
        let texts = tikal::words::Texts::new(language);
        let left = |key: &str| driver.harness.get_by_label(&texts.say(key)).rect().left();
        let all = ["settings-theme-dark", "settings-smaller", "settings-board-smaller", "settings-pace-none"].map(left);
        assert!(all.iter().all(|left| (left - all[0]).abs() < 1.0), "{}: {all:?}", language.code());
    }
}

#[test]
fn cards_beside_each_other_are_of_one_height() {
    for (screen, names) in [
        (Screen::Variants, ["Play Rival patrons", "Play Crater lake", "Play Duel"]),
        (Screen::Setup, ["Variant: Tikal", "Variant: Crater lake", "Variant: The long expedition"]),
    ] {
        for width in [1280.0, 900.0] {
            let mut driver = Driver::new([width, 1600.0]);
            driver.execute(Command::Show(screen));
            driver.run();
            let heights = names.map(|name| driver.starting(name).rect().height());
            assert!(heights.iter().all(|height| (height - heights[0]).abs() < 1.0), "{screen:?}: {heights:?}");
        }
    }
}
