//! The room that the page and the board have in windows of every size, with text of every scale, in every language; and
//! what lies over them.

use egui::{Rect, Role, vec2};
use egui_kittest::kittest::{Queryable, by};
use tikal::app::kit::settings::Settings;
use tikal::words::{Language, Texts};

use super::*;
use crate::places;

/// Goes through all sizes, scales and languages; `wrong` says what is amiss in one of them.
pub(super) fn everywhere(driver: &mut Driver, wrong: impl Fn(&mut Driver, &Texts) -> Vec<String>) {
    places::everywhere(driver, "editor", |driver, texts| {
        // A page folds its tabs a frame after its window has become smaller.
        driver.harness.step();
        wrong(driver, texts)
    });
}

pub(super) fn rects(driver: &Driver, name: &str) -> Vec<Rect> {
    driver.harness.query_all_by_label(name).map(|node| node.rect()).collect()
}

/// The page of this name: what lies between the names of the pages and the foot.
fn page(driver: &Driver, texts: &Texts, name: &str) -> Rect {
    let window = driver.harness.ctx.content_rect();
    let name = texts.say(name);
    let folded = texts.with("editor-pages", &[("name", name.clone().into())]);
    let named = [rects(driver, &folded), rects(driver, &name)].concat().into_iter().min_by(|one, other| {
        (one.top(), one.left()).partial_cmp(&(other.top(), other.left())).expect("rectangles are finite")
    });
    let top = named.expect("the page is named").bottom();
    let bottom = rects(driver, &texts.say("variants-back"))[0].top();
    Rect::from_min_max(egui::pos2(window.left(), top), egui::pos2(window.right(), bottom))
}

/// The faults in the room that the page of this name has.
fn small_page(driver: &Driver, texts: &Texts, name: &str) -> Vec<String> {
    let (window, page) = (driver.harness.ctx.content_rect(), page(driver, texts, name));
    let is_small = page.height() < 0.6 * window.height();
    is_small.then(|| format!("{name}: the page has {} of {}", page.height(), window.height())).into_iter().collect()
}

/// The faults in the room that the board has.
fn small_board(driver: &Driver, texts: &Texts) -> Vec<String> {
    let window = driver.harness.ctx.content_rect();
    let page = page(driver, texts, "editor-board");
    let is_canvas = |node: &egui_kittest::kittest::AccessKitNode| node.role() == Role::Canvas;
    let canvas = driver.harness.get(by().predicate(is_canvas)).rect().intersect(page);
    let share = canvas.area() / window.area();
    // With its fields beside it, it is narrower and as high as the page: the board in it is no smaller.
    let is_high = share >= 0.33 && canvas.height() >= 0.7 * page.height();
    (share < 0.4 && !is_high)
        .then(|| format!("the board has {share:.2} of the window: {canvas:?} in {page:?}"))
        .into_iter()
        .collect()
}

// ---- Tabs --------------------------------------------------------------------------------------------

#[test]
fn the_tabs_of_what_stands_beside_a_page_look_like_those_of_the_pages() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let (mut wrong, mut rows) = (Vec::new(), Vec::new());
    for language in Language::ALL {
        let texts = Texts::new(language);
        for size in [[900.0, 620.0], [1280.0, 800.0], [1920.0, 1080.0]] {
            driver.speak(language);
            driver.harness.set_size(vec2(size[0], size[1]));
            driver.harness.run_steps(3);
            // How high the tab is, how high its letters, and what is free beside them.
            let measure = |key: &str| {
                let name = texts.say(key);
                // What is told of a problem may say the same.
                let tab = rects(&driver, &name).into_iter().min_by(|one, other| one.top().total_cmp(&other.top()));
                let tab = tab.expect("there is such a tab");
                let written = driver.written().into_iter().map(|(text, _)| text);
                let written = written.filter(|text| text.galley.text() == name);
                let letters = written.map(|text| text.galley.rect.translate(text.pos.to_vec2()));
                let letters =
                    letters.into_iter().find(|letters| tab.contains(letters.center())).expect("it is written");
                (tab, letters.height(), (tab.width() - letters.width()) / 2.0)
            };
            let (page, page_letters, page_free) = measure("editor-overview");
            let tabs = ["editor-problems", "editor-totals", "editor-changes", "editor-steps"].map(measure);
            for (tab, letters, free) in tabs {
                let is_like = (tab.height() - page.height()).abs() < 1.0 && (letters - page_letters).abs() < 0.5;
                if !is_like || free < page_free - 1.5 {
                    wrong.push(format!("{language:?}, {size:?}: {tab:?} with {free} beside {page:?} with {page_free}"));
                }
                if tab.right() > size[0] {
                    wrong.push(format!("{language:?}, {size:?}: {tab:?} sticks out"));
                }
            }
            // Where they stand in two rows, those stand in columns.
            let [first, second, third, fourth] = tabs.map(|(tab, ..)| tab);
            rows.push(third.top() > first.bottom());
            if third.top() > first.bottom() && (third.left(), fourth.right()) != (first.left(), second.right()) {
                wrong.push(format!("{language:?}, {size:?}: {tabs:?} are no columns"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rows.contains(&true), "nowhere are there two rows");
}

#[test]
fn the_description_is_as_wide_as_the_lines_of_text_above_and_below_it() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    for size in [[1280.0, 800.0], [853.0, 508.0], [512.0, 350.0]] {
        driver.harness.set_size(vec2(size[0], size[1]));
        driver.harness.run_steps(3);
        let [name, description, author] = ["Name", "Description", "Author"].map(|field| {
            // Its name stands beside it.
            let fields = rects(&driver, field).into_iter();
            fields.max_by(|one, other| one.width().total_cmp(&other.width())).expect("there is such a field")
        });
        let apart = [description.width() - name.width(), description.left() - name.left()];
        assert!(apart.iter().all(|apart| apart.abs() < 0.5), "{size:?}: {apart:?}");
        assert!((description.width() - author.width()).abs() < 0.5, "{size:?}: {description:?}, {author:?}");
    }
}

#[test]
fn small_buttons_leave_their_letters_room_and_sentences_of_problems_begin_below_each_other() {
    let mut driver = Driver::new(SIZE);
    // With two warnings and, once there are more players than most, an error.
    edits(&mut driver, "long-expedition");
    enter(&mut driver, "At most", 2);
    enter(&mut driver, "At least", 3);
    let written = |driver: &Driver| {
        let texts = driver.written().into_iter().map(|(text, _)| text);
        texts.map(|text| (text.galley.text().to_owned(), text.visual_bounding_rect())).collect::<Vec<_>>()
    };
    let lefts: Vec<f32> = written(&driver)
        .into_iter()
        .filter(|(text, _)| text.contains("players there are 64 tiles") || text.starts_with("At least 3 but at most 2"))
        .map(|(_, letters)| letters.left())
        .collect();
    assert!(lefts.len() > 1 && lefts.iter().all(|left| (left - lefts[0]).abs() < 2.5), "{lefts:?}");
    // What takes the parent's value, what closes a document.
    for (name, text) in
        [("At least: as in “The long expedition”", "↺ 2"), ("Close “The long expedition, my version”", "✖")]
    {
        let button = rects(&driver, name)[0];
        let letters = written(&driver).into_iter().filter(|(shown, _)| shown == text).map(|(_, letters)| letters);
        let letters = letters.into_iter().find(|letters| button.contains(letters.center())).expect("it is written");
        assert!(button.shrink(2.0).contains_rect(letters), "{name}: {letters:?} in {button:?}");
    }
    let tab = driver.starting("Document: The long expedition, my version").rect();
    let close = rects(&driver, "Close “The long expedition, my version”")[0];
    assert_eq!((close.top(), close.bottom()), (tab.top(), tab.bottom()));
}

// ---- Room --------------------------------------------------------------------------------------------

#[test]
fn the_page_keeps_three_fifths_of_the_height_and_the_board_its_share_of_the_window() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    edits(&mut driver, "duel");
    for name in ["editor-overview", "editor-tiles", "editor-source", "laboratory-page", "editor-board"] {
        let pages = driver.app().editor().pages();
        let index = pages.iter().position(|page| page.name() == name).expect("there is such a page");
        driver.execute(EditCommand::ShowPage(index).into());
        everywhere(&mut driver, |driver, texts| {
            let mut wrong = small_page(driver, texts, name);
            if name == "editor-board" {
                wrong.extend(small_board(driver, texts));
            }
            wrong
        });
    }
}

#[test]
fn the_guide_leaves_the_page_and_the_board_their_room() {
    let mut driver = Driver::new(SIZE);
    driver.execute(EditCommand::Guide(GameId::Tikal).into());
    driver.execute(EditCommand::TurnGuide { back: false }.into());
    driver.click("Show “Board”");
    everywhere(&mut driver, |driver, texts| {
        let mut wrong = small_page(driver, texts, "editor-board");
        wrong.extend(small_board(driver, texts));
        // Its card is there, above the page or over it.
        let card = rects(driver, &texts.say("guide-leave"));
        let window = driver.harness.ctx.content_rect();
        if !card.first().is_some_and(|card| window.contains_rect(*card)) {
            wrong.push(format!("the guide cannot be left: {card:?}"));
        }
        wrong
    });
}

#[test]
fn whole_boards_lie_over_the_board_and_push_nothing_away() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    turn_to(&mut driver, "Board");
    let canvas = |driver: &Driver| rects(driver, "The board as it is drawn");
    let before = canvas(&driver);
    driver.click("Whole boards");
    assert!(driver.has("Take the board: Duel"));
    assert_eq!(canvas(&driver), before);
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.has("Take the board: Duel") && driver.app().screen() == Screen::Editor);
    driver.click("Whole boards");
    driver.click("Take the board: Duel");
    assert!(!driver.has("Take the board: Duel"), "it closes when a board is taken");
    assert_eq!(document(&driver).steps().0, 1);
}

#[test]
fn what_was_saved_is_told_where_nothing_is_covered() {
    let folder = scratch();
    for size in [[512.0, 350.0], SIZE] {
        let mut driver = Driver::new(size);
        edits(&mut driver, "classic");
        driver.execute(EditCommand::SaveAs(folder.path().join(format!("own-{}.ron", size[0]))).into());
        let is_told = |node: &egui_kittest::kittest::AccessKitNode| {
            node.role() == Role::Label && node.value().is_some_and(|value| value.starts_with("Saved as: "))
        };
        let told = driver.harness.get(by().predicate(is_told)).rect();
        let window = driver.harness.ctx.content_rect();
        assert!(window.contains_rect(told), "{told:?} in {window:?}");
        // Nothing that can be clicked lies below it.
        let covered: Vec<Rect> = driver.harness.ctx.viewport(|viewport| {
            let all = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets.iter());
            let clicked = all.filter(|widget| widget.sense.senses_click()).map(|widget| widget.interact_rect);
            clicked.filter(|seen| seen.intersects(told.shrink(1.0)) && !told.expand(1.0).contains_rect(*seen)).collect()
        });
        assert!(covered.is_empty(), "{told:?} lies over {covered:?}");
        // It has taken the place of nothing for good: the state of the document is there again after some seconds.
        assert!(!driver.has("Can be played"));
        driver.harness.set_size(vec2(size[0], size[1]));
        driver.harness.input_mut().time = Some(60.0);
        driver.run();
        assert!(driver.has("Can be played") && !driver.shows("Saved as"));
    }
}

// ---- The text ----------------------------------------------------------------------------------------

#[test]
fn the_lines_of_the_text_have_their_numbers_beside_them_wherever_it_is_scrolled_to() {
    for scale in [1.0, 1.5, 2.0] {
        let mut driver = Driver::new(SIZE.map(|length| length / scale));
        driver.execute(Command::Set(Settings { scale, ..driver.app().settings() }));
        edits(&mut driver, "classic");
        let text = document(&driver).text().to_owned();
        for word in ["format", "leader_strength", "least_bid"] {
            let at = text.find(word).expect("it is in the text");
            driver.execute(EditCommand::ShowText(at..at + word.len()).into());
            driver.run();
            let written = driver.written();
            let (shown, _) = written.iter().find(|(shown, _)| shown.galley.text() == text).expect("the text is shown");
            let numbers: Vec<(usize, Rect)> = written
                .iter()
                .filter_map(|(shown, clip)| {
                    Some((shown.galley.text().parse().ok()?, shown.visual_bounding_rect(), clip))
                })
                .filter(|(_, letters, clip)| clip.intersects(*letters) && clip.width() < 100.0)
                .map(|(number, letters, _)| (number, letters))
                .collect();
            let line = text[..at].matches('\n').count() + 1;
            assert!(numbers.iter().any(|(number, _)| *number == line), "{word} at {scale}: {numbers:?}");
            assert!(numbers.windows(2).all(|pair| pair[0].0 + 1 == pair[1].0), "{word} at {scale}: {numbers:?}");
            for (number, letters) in numbers {
                let row = shown.galley.rows[number - 1].rect().translate(shown.pos.to_vec2());
                assert!(
                    (row.center().y - letters.center().y).abs() < 0.3 * row.height(),
                    "{number}: {letters:?}, {row:?}"
                );
                assert!(letters.left() > 0.0 && letters.right() < 100.0, "{number}: {letters:?}");
            }
        }
    }
}

#[test]
fn every_line_with_a_fault_is_told_and_led_to() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Text");
    let broken = document(&driver).text().replacen("kind: Temple(1)", "kind: Tempel(1)", 1);
    let broken = broken.replacen("leader_strength: 3", "leader_strength: \"three\"", 1);
    driver.type_into("The text of the variant", &broken);
    driver.run();
    let line = |word: &str| broken[..broken.find(word).expect("it is there")].matches('\n').count() + 1;
    for line in [line("Tempel"), line("\"three\"")] {
        let place = format!("Line {line}, column ");
        assert!(driver.starting(&place).rect().is_positive(), "{place}");
    }
    assert_eq!(document(&driver).counts(), (2, 0));
}
