//! The words of the table: the log and every moment of it, undo and its fence (C16.2), refusals, the parts of a round, costs
//! and risks before the click; and that a purist game works nothing out.

use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT;
use tikal::app::chac::command::Ask;
use tikal::app::chac::table::ChacNotice;
use tikal::app::kit::theme::Theme;
use tikal::app::table::{Notice, Tab, TableCommand};
use tikal::chac::{Ability, Action, Face, Phase, Room, Square, State};
use tikal::game::Seat;
use tikal::words::chac::{nouns, told};
use tikal::words::{Language, Texts};

use super::window::{SIZE, acts, ask, at, chac, forgiving, found, play_until, purist, rules, table};
use crate::driver::Driver;

/// The name of a square's widget.
fn square_label(driver: &Driver, square: tikal::chac::Square) -> String {
    let start = format!("{},", nouns::square(&Texts::new(Language::English), &rules(), square));
    driver.starting(&start).accesskit_node().label().unwrap_or_default()
}

#[test]
fn every_moment_can_be_looked_at_and_the_log_has_a_line_for_each_step() {
    let mut driver = at(table(3, &[0, 1, 2], 8));
    play_until(&mut driver, 8, |state| acts(state, 1) && state.round() == 3);
    let steps = chac(&driver).steps();
    for step in (0..steps).rev().step_by(7) {
        driver.execute(TableCommand::LookBack(Some(step)).into());
        assert_eq!((chac(&driver).shown_step(), chac(&driver).looks_back()), (step, true));
    }
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!chac(&driver).looks_back());
    assert!(driver.shows("Clue of zone 1") || driver.shows("boulder") || driver.shows("Boulder"));
}

#[test]
fn steps_are_taken_back_until_something_comes_to_light() {
    let rules = rules();
    let quiet = |state: &State| {
        let place = state.place(state.seat());
        acts(state, 3) && state.round() < 3 && place.is_some_and(|place| matches!(rules.room(place), Room::Zone(_)))
    };
    let mut driver = found(2, &[0, 1], quiet);
    let before = *chac(&driver).state();
    let steps = chac(&driver).steps();
    let far = chac(&driver).ways().iter().filter(|way| way.cost() == 2).map(|way| way.square).next().unwrap();
    // One click leads over two squares, and is one step.
    ask(&mut driver, Ask::Go(far));
    assert_eq!(chac(&driver).steps(), steps + 2);
    assert_eq!(chac(&driver).state().place(before.seat()), Some(far));
    driver.activate_starting("Undo");
    assert_eq!(*chac(&driver).state(), before);
    driver.activate_starting("Redo");
    assert_eq!(chac(&driver).steps(), steps + 2);
    driver.activate_starting("Undo");
    // A search shows something new: it stays.
    ask(&mut driver, Ask::Play(Action::Search));
    let after = chac(&driver).steps();
    assert!(after > steps && !chac(&driver).can_undo(), "{:?}", chac(&driver).notice());
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(chac(&driver).steps(), after);
}

#[test]
fn where_the_house_allows_it_everything_is_taken_back() {
    let mut driver = at(forgiving(2, &[0, 1], 5));
    play_until(&mut driver, 5, |state| acts(state, 1) && state.round() == 2);
    let steps = chac(&driver).steps();
    let action = chac(&driver).legal()[0];
    ask(&mut driver, Ask::Play(action));
    assert!(chac(&driver).can_undo());
    driver.execute(TableCommand::Undo.into());
    assert_eq!(chac(&driver).steps(), steps);
}

#[test]
fn what_is_refused_is_told_with_its_rule() {
    let mut driver = at(table(2, &[0, 1], 3));
    play_until(&mut driver, 3, |state| acts(state, 1) && state.round() == 1);
    driver.activate_starting("Climb, cost");
    assert!(matches!(chac(&driver).notice(), Some(Notice::Refused(_))));
    assert!(driver.shows("You climb from the last square of the river"));
    driver.press(Modifiers::NONE, Key::P);
    assert!(driver.shows("There is no alcove beside this square"));
    // A square that cannot be reached.
    let far = rules().square_named("c20").unwrap();
    ask(&mut driver, Ask::Go(far));
    assert!(chac(&driver).notice().is_some());
    let own = chac(&driver).state().place(chac(&driver).state().seat()).unwrap();
    ask(&mut driver, Ask::Go(own));
    assert!(driver.shows("You stand on this square"));
}

#[test]
fn who_is_cut_off_is_not_told_to_go_there_square_by_square() {
    let rules = rules();
    let door = |square: Square| rules.corridor().get(3) == Some(&square);
    // The boulder lies at the door of the room of walls, in which somebody acts.
    let shut = |state: &State| {
        let is_inside = |place: Square| matches!(rules.room(place), Room::Zone(_));
        acts(state, 1) && door(rules.corridor()[state.boulder()]) && state.place(state.seat()).is_some_and(is_inside)
    };
    let mut driver = found(3, &[0, 1, 2], shut);
    ask(&mut driver, Ask::Go(rules.corridor()[6]));
    assert_eq!(chac(&driver).notice(), Some(&Notice::Own(ChacNotice::CutOff)));
    assert!(driver.shows("No way leads there now"));
    // Where there is one, it is told what is lacking.
    let far = |state: &State| acts(state, 1) && state.actions_left() < 4 && state.round() == 1;
    let mut driver = found(3, &[0, 1, 2], far);
    ask(&mut driver, Ask::Go(rules.corridor()[20]));
    assert_ne!(chac(&driver).notice(), Some(&Notice::Own(ChacNotice::CutOff)), "on its way lies the lava room alone");
}

#[test]
fn the_parts_of_a_round_are_told_in_order_and_whose_move_it_is() {
    let mut driver = at(table(3, &[0, 1, 2], 3));
    play_until(&mut driver, 3, |state| state.phase() == Phase::Load && state.round() > 1);
    if !chac(&driver).is_over() {
        assert!(driver.shows("Loads: now") && driver.shows("say that you are ready"));
        let name = chac(&driver).name(chac(&driver).state().seat()).to_owned();
        assert!(driver.shows(&format!("{name}: ")));
    }
    play_until(&mut driver, 3, |state| acts(state, 1));
    assert!(driver.shows("Loads: done") && driver.shows("Dice: done") && driver.shows("Turns: now"));
    assert!(driver.shows("Dice for actions:"));
}

#[test]
fn a_lava_tile_says_what_it_risks_before_the_click_and_a_purist_game_does_not() {
    let rules = rules();
    let beside = |state: &State| {
        let place = state.place(state.seat());
        acts(state, 1)
            && place.is_some_and(|place| {
                rules.place(place).steps.iter().any(|square| match rules.room(square) {
                    Room::Lava(tile) => !state.is_covered() && state.tile(tile.into()).face == Face::Down,
                    _ => false,
                })
            })
    };
    let driver = found(3, &[0, 1, 2], beside);
    let state = *chac(&driver).state();
    let place = state.place(state.seat()).unwrap();
    let lava =
        rules.place(place).steps.iter().find(
            |&square| matches!(rules.room(square), Room::Lava(tile) if state.tile(tile.into()).face == Face::Down),
        );
    let way = chac(&driver).way_to(lava.unwrap()).unwrap();
    let lost = way.prospect.as_ref().unwrap().lost();
    let label = square_label(&driver, lava.unwrap());
    assert!(label.contains("a click goes there, cost 1"), "{label}");
    assert_eq!(label.contains(&format!("lost {}%", lost.percent())), lost.is_possible(), "{label}");

    let mut strict = at(purist(3, &[0, 1, 2], 3));
    play_until(&mut strict, 3, |state| acts(state, 2));
    assert!(chac(&strict).insight().is_none() && chac(&strict).ways().iter().all(|way| way.prospect.is_none()));
    assert!(!strict.shows("squares from the way out") && !strict.shows("about 3"));
}

#[test]
fn a_purist_game_tells_no_chance_anywhere_at_any_time() {
    let mut strict = at(purist(3, &[0, 1, 2], 5));
    let mut looked = 0;
    for round in 1..10 {
        let asked = |state: &State| state.round() >= round && matches!(state.phase(), Phase::Load | Phase::Act);
        play_until(&mut strict, u64::from(round), asked);
        if chac(&strict).is_over() {
            break;
        }
        for tab in [Tab::Table, Tab::Log] {
            strict.execute(TableCommand::ShowTab(tab).into());
            strict.run();
            let told: Vec<String> = super::secrets::read(&strict).into_iter().filter(|it| it.contains('%')).collect();
            assert!(told.is_empty(), "{round} {tab:?}: {told:?}");
            let written = strict.written();
            let texts: Vec<&str> = written.iter().map(|(text, _)| text.galley.text()).collect();
            assert!(texts.iter().all(|text| !text.contains('%')), "{round} {tab:?}: {texts:?}");
            looked += 1;
        }
        strict.execute(TableCommand::Hint.into());
        assert!(chac(&strict).advice().is_none(), "nor is a hint given");
    }
    assert!(looked > 8, "{looked}");
}

#[test]
fn an_action_has_one_name_on_its_button_on_its_chip_and_in_the_rulebook() {
    let driver = found(2, &[0, 1], |state| acts(state, 1));
    for language in Language::ALL {
        let texts = Texts::new(language);
        let chip =
            |action: Action| told::action(&texts, &chac(&driver).named(), Seat::default(), Some(action), &[]).chip;
        let buttons = [
            ("chac-table-search", Action::Search),
            ("chac-table-decipher", Action::Decipher),
            ("chac-table-pick", Action::Pick),
            ("chac-table-climb", Action::Climb),
            ("chac-table-jump", Action::Jump),
            ("chac-table-ready", Action::Ready),
            ("chac-table-wait", Action::Wait),
            ("chac-table-fall", Action::Fall),
        ];
        for (key, action) in buttons {
            assert_eq!(chip(action), texts.say(key), "{language:?}");
        }
        let abilities = [
            (Ability::Lockpicking, Action::Lockpick),
            (Ability::Endurance, Action::Endurance),
            (Ability::Swimming, Action::Swim),
        ];
        for (ability, action) in abilities {
            assert_eq!(chip(action), nouns::ability_titled(&texts, ability), "{language:?}");
        }
        let book = |chapter: &str| {
            let path = format!("{}/assets/rules/{}/chac/{chapter}.md", env!("CARGO_MANIFEST_DIR"), language.code());
            std::fs::read_to_string(path).unwrap()
        };
        let chapter = book("11-abilities");
        for ability in Ability::ALL {
            let title = nouns::ability_titled(&texts, ability);
            assert!(chapter.contains(&format!("\n## {title}\n")), "{language:?}: {title}");
            // What all can do has another name than what some can.
            assert!(buttons.iter().all(|(key, _)| texts.say(key) != title), "{language:?}: {title}");
        }
        for (chapter, key) in [("09-river", "chac-table-climb"), ("10-bridge", "chac-table-jump")] {
            let (title, chapter) = (texts.say(key), book(chapter));
            let stem = title.trim_end_matches("ing");
            assert!(chapter.contains(&format!("\n## {stem}")), "{language:?}: {title}");
        }
    }
}

#[test]
fn a_used_ability_is_crossed_out_on_the_lowest_card() {
    let one_has = |state: &State| {
        acts(state, 1)
            && state.seats().iter().filter(|&&seat| state.is_in(seat)).count() > 3
            && state.seats().iter().any(|&seat| state.is_in(seat) && state.has_used_ability(seat))
    };
    let mut driver = found(6, &[0, 1, 2, 3, 4, 5], one_has);
    let state = *chac(&driver).state();
    for (language, window) in [(Language::German, (SIZE, 1.5)), (Language::English, (SIZE, 1.0))] {
        super::layout::show(&mut driver, language, window);
        let warn = Theme::dark().chrome.warn;
        let strokes: Vec<egui::Pos2> = driver
            .harness
            .output()
            .shapes
            .iter()
            .filter_map(|clipped| match &clipped.shape {
                egui::Shape::LineSegment { points, stroke } if stroke.color == warn => {
                    Some(points[0].lerp(points[1], 0.5))
                }
                _ => None,
            })
            .collect();
        for (index, &seat) in state.seats().iter().enumerate() {
            let name = ["Ana", "Ben", "Cid", "Dee", "Eva", "Fay"][index];
            let card = super::layout::rects(&driver, &format!("{name}, "))[0];
            let is_marked = strokes.iter().any(|&at| card.contains(at));
            let is_lost = !state.is_in(seat);
            assert_eq!(is_marked, is_lost || state.has_used_ability(seat), "{language:?} {name}: {card:?}");
        }
    }
}

#[test]
fn whoever_is_caught_is_told_in_the_recap_or_beside_the_board() {
    let mut driver = at(table(3, &[0, 1, 2], 3));
    let mut told = 0;
    for seed in 0..40 {
        play_until(&mut driver, seed, |state| {
            acts(state, 1) && state.seats().iter().any(|&seat| state.status(seat) == tikal::chac::Status::Lost)
        });
        if !chac(&driver).is_over() {
            told = usize::from(driver.shows("lost"));
            break;
        }
        driver = at(table(3, &[0, 1, 2], seed));
    }
    assert!(told > 0, "a lost adventurer stands on the card of its player");
}
