//! Every other screen, questions and menus: what leads on is in sight.

use super::*;
use egui_kittest::kittest::AccessKitNode;

#[test]
fn the_end_is_whole_and_leads_on() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, usize::MAX));
    assert_eq!(driver.state().phase(), Phase::Over);
    everywhere(&mut driver, "over", |driver, texts| {
        misplaced(driver, &said(texts, &["end-rematch", "end-again", "end-save", "end-close"]))
    });
    driver.show_end(false);
    everywhere(&mut driver, "over", |driver, texts| {
        let controls = said(texts, &["bar-final-table", "bar-new-game"]);
        wrong_at_table(driver, &controls, Some(&controls[0]))
    });
}

#[test]
fn a_question_is_answered_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2"]));
    let folder = driver::scratch();
    let path = folder.path().join("a rather long name of a file that is there already.tikal");
    driver::write(&path, &by_hand(&[]));
    driver.execute(Command::SaveAs(path));
    everywhere(&mut driver, "asked", |driver, texts| {
        misplaced(driver, &said(texts, &["replace-do", "question-cancel"]))
    });
}

#[test]
fn what_leads_on_from_every_screen_is_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2"]));
    for screen in driver::screens() {
        let home = ["home-continue", "home-new", "home-learn", "home-rules", "home-open", "home-variants"];
        let chief: Vec<&str> = match screen {
            Screen::Home => {
                let join = tikal::app::friends::OFFERED.then_some("home-join");
                home.into_iter().chain(["home-settings", "home-quit"]).chain(join).collect()
            }
            // With a document open the editor has a test of its own.
            Screen::Variants | Screen::Editor => vec!["variants-back"],
            Screen::Setup => vec!["setup-back", "setup-reset", "setup-start"],
            Screen::Settings => vec!["settings-back", "settings-reset"],
            Screen::Open => vec!["files-back", "open-dialog", "open-do"],
            Screen::Save => vec!["files-back", "save-dialog", "save-do"],
            Screen::Learn => vec!["learn-return"],
            Screen::Statistics => vec!["statistics-back", "statistics-write"],
            Screen::Rules => vec!["rules-back"],
            Screen::Problem => vec!["trouble-back", "trouble-place", "trouble-copy"],
            Screen::Licences => vec!["licences-back"],
            Screen::Join => vec!["friends-back", "friends-join-do"],
            // The table has tests of its own, and the lobby those of tests/friends.rs.
            Screen::Lobby | Screen::Table => continue,
        };
        driver.execute(Command::Show(screen));
        everywhere(&mut driver, &format!("{screen:?}"), |driver, texts| misplaced(driver, &said(texts, &chief)));
        driver.execute(Command::Back);
    }
}

#[test]
fn what_is_played_and_four_seats_are_in_sight_in_a_new_game() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::Show(Screen::Setup));
    let texts = Texts::new(driver.app().settings().language.unwrap_or_default());
    driver.click(&texts.with("setup-count", &[("players", 4.into())]));
    let sizes = [([1280.0, 780.0], 1.5), ([1280.0, 800.0], 1.5), ([1024.0, 700.0], 1.25), ([800.0, 600.0], 1.0)];
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let count = |players: u32| texts.with("setup-count", &[("players", players.into())]);
        let seat = |number: u32| texts.with("setup-seat-name", &[("number", number.into())]);
        let mut chief = said(&texts, &["setup-base", "setup-advanced", "setup-start"]);
        chief.extend((2..=4).map(count).chain((1..=4).map(seat)));
        chief.push(texts.with("setup-played", &[("name", "Tikal".into())]));
        for (size, scale) in sizes {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.harness.run_steps(2);
            let found = misplaced(&driver, &chief);
            wrong.extend(found.into_iter().map(|what| format!("{language:?}, {size:?} at {scale}: {what}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The parts of the final table, wherever it stands.
const FINAL: [&str; 8] =
    ["end-rematch", "end-again", "end-save", "end-close", "end-score", "end-heading", "end-hint", "end-last-round"];

/// Opens the final table of this game in a window that has never shown one, and says what is wrong with the first frame
/// in which it is there: what is not whole in sight, and what moves afterwards.
fn first_sight(driver: &mut Driver, file: &std::path::Path, texts: &Texts) -> Vec<String> {
    driver.execute(Command::Show(Screen::Home));
    driver.harness.ctx.memory_mut(|memory| {
        let options = memory.options.clone();
        *memory = egui::Memory::default();
        memory.options = options;
    });
    driver.send(Command::Open(file.to_owned()));
    driver.harness.step();
    let rects = |driver: &Driver| {
        FINAL.map(|key| driver.harness.query_all_by_label(&texts.say(key)).next().map(|node| node.rect()))
    };
    let first = rects(driver);
    let mut wrong = misplaced(driver, &said(texts, &FINAL[..4]));
    driver.run();
    let last = rects(driver);
    for (key, (one, other)) in FINAL.iter().zip(first.iter().zip(&last)) {
        let is_near = one
            .zip(*other)
            .is_none_or(|(one, other)| one.min.distance(other.min) <= 1.0 && one.max.distance(other.max) <= 1.0);
        wrong.extend((!is_near || one.is_none()).then(|| format!("{key} is at {one:?}, then at {other:?}")));
    }
    wrong
}

#[test]
fn the_end_is_whole_when_it_first_appears() {
    let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
    let mut driver = Driver::new(SIZES[2]);
    for (place, record) in [("base game of four", BASE), ("advanced game of four", FOUR)] {
        driver::write(file.path(), record);
        everywhere(&mut driver, place, |driver, texts| first_sight(driver, file.path(), texts));
        assert_eq!(driver.state().phase(), Phase::Over);
    }
}

#[test]
fn the_end_of_a_game_that_was_played_to_it_is_whole_where_text_is_large() {
    // Of people, who play the last turn: the final table comes up over the board, and is not opened with the game.
    let mut record = TikalRecord::read(FOUR).expect("a record");
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    let last = record.actions.pop().expect("an action");
    assert_eq!(last, "end");
    record.hash = None;
    for language in Language::ALL {
        let mut driver = Driver::open(SIZES[1], &record.write().expect("a record can be written"));
        let (texts, scale) = (Texts::new(language), 2.0);
        driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
        driver.harness.set_size(vec2(SIZES[1][0], SIZES[1][1]) / scale);
        driver.run();
        driver.click(&texts.say("bar-end-score"));
        assert_eq!(driver.state().phase(), Phase::Over);
        let wrong = misplaced(&driver, &said(&texts, &FINAL[..4]));
        assert!(wrong.is_empty(), "{language:?}: {}", wrong.join("\n"));
        driver.click(&texts.say("end-close"));
        assert!(driver.has(&texts.say("bar-final-table")), "{language:?}: it can be shown again");
    }
}

#[test]
fn cards_side_by_side_are_equally_high() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    let heights = |driver: &Driver, start: &str| -> Vec<f32> {
        let named = |node: &egui_kittest::kittest::AccessKitNode| {
            node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with(start))
        };
        driver.harness.query_all(by().predicate(named)).map(|node| node.rect().height()).collect()
    };
    for (screen, start) in [(Screen::Variants, "Play "), (Screen::Setup, "Variant: ")] {
        driver.execute(Command::Show(screen));
        for scale in SCALES {
            driver.execute(Command::Set(Settings { scale, ..driver.app().settings() }));
            // In a low window the variants of a new game are folded.
            driver.harness.set_size(vec2(1280.0, 3000.0) / scale);
            driver.run();
            let found = heights(&driver, start);
            assert!(found.len() > 5, "{screen:?}: {found:?}");
            let is_equal = |height: &f32| (height - found[0]).abs() < 0.6;
            assert!(found.iter().all(is_equal), "{screen:?} at {scale}: {found:?}");
        }
    }
}

#[test]
fn a_menu_opens_below_the_bar_and_inside_the_window() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (size, scale) in SIZES[..3].iter().flat_map(|&size| SCALES.map(|scale| (size, scale))) {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.run();
            let window = driver.harness.ctx.content_rect();
            for title in said(&texts, &["menu-game", "menu-turn", "menu-view", "menu-help"]) {
                let button = driver.harness.get_by_label(&title);
                let bar = button.rect();
                button.click();
                driver.run();
                let menu = clickables(&driver).into_iter().filter(|one| one.layer.order == egui::Order::Foreground);
                // In the usual window with large text nothing of it has to be scrolled to.
                let is_whole = |one: &Clickable| one.seen.height() > one.rect.height() - 1.0;
                let is_usual = vec2(size[0] - SIZES[2][0], size[1] - SIZES[2][1]).length() < 1.0;
                if is_usual && scale <= 1.5 && !menu.clone().all(|one| is_whole(&one)) {
                    wrong.push(format!("{title}, {size:?} at {scale}: it scrolls"));
                }
                let menu = menu.fold(Rect::NOTHING, |all, one| all.union(one.seen));
                let is_there = menu.height() > 50.0 && menu.width() > 50.0;
                if !is_there || menu.top() < bar.bottom() - 1.0 || !window.contains_rect(menu) {
                    wrong.push(format!("{title}, {size:?} at {scale}: {menu:?} below {bar:?} in {window:?}"));
                }
                driver.press(egui::Modifiers::NONE, egui::Key::Escape);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn whoever_plays_a_new_game_is_in_sight_without_scrolling() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::Show(Screen::Setup));
    driver.click("4 players");
    // A seat more takes a row in every window, and so does what is wrong with one.
    everywhere(&mut driver, "a new game of four", |driver, texts| {
        let window = driver.harness.ctx.content_rect();
        if window.width() < 680.0 || window.height() < 460.0 {
            return Vec::new();
        }
        let mut names = vec![texts.say("setup-start")];
        for seat in 1_u32..=4 {
            let number = [("number", seat.into())];
            names.extend(
                ["setup-seat-name", "setup-seat-colour", "setup-seat-player"].map(|key| texts.with(key, &number)),
            );
        }
        misplaced(driver, &names)
    });
}

#[test]
fn the_form_of_a_new_game_opens_at_its_top() {
    let mut driver = Driver::new([1280.0 / 1.5, 800.0 / 1.5]);
    let top = |driver: &Driver| driver.harness.get_by_label("Name of seat 1").rect().top();
    driver.execute(Command::Show(Screen::Setup));
    let first = top(&driver);
    driver.harness.get_by_label("Purist: no forecasts").scroll_to_me();
    driver.run();
    assert!(top(&driver) < first - 20.0, "it was scrolled");
    driver.execute(Command::Back);
    driver.execute(Command::Show(Screen::Setup));
    driver.run();
    assert!((top(&driver) - first).abs() < 1.0);
}

#[test]
fn hints_of_a_new_game_stand_right_below_what_they_explain() {
    let mut driver = Driver::new([1280.0 / 1.5, 780.0 / 1.5]);
    driver.execute(Command::Show(Screen::Setup));
    let rect = |driver: &Driver, name: &str| {
        let is_it = |node: &AccessKitNode| {
            [node.label(), node.value()].into_iter().flatten().any(|said| said.starts_with(name))
        };
        driver.harness.query_all(by().predicate(is_it)).next().expect("it is there").rect()
    };
    let below = |driver: &Driver, above: &str, hint: &str| {
        let (above, hint) = (rect(driver, above), rect(driver, hint));
        assert!(hint.top() >= above.bottom() - 1.0 && hint.top() - above.bottom() < 12.0, "{hint:?} under {above:?}");
    };
    below(&driver, "Enter chance by hand", "For a game on a real table");
    below(&driver, "Another", "The same seed deals the same game again");
}
