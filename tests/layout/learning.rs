//! Lessons, puzzles, try-outs and the review of a finished game: their buttons are whole and in sight in windows of
//! every size, and so is what the turn is played with.

use egui_kittest::kittest::AccessKitNode;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::lessons::Run;
use tikal::app::tikal::table::{Answer, PuzzleRun};
use tikal::tikal::Action;
use tikal::words::tikal::lessons::{LessonId, Task};

use super::*;
use tikal::tikal::State;

fn lesson(driver: &Driver) -> &Run {
    driver.lesson().expect("a lesson is at the table")
}

/// A lesson in the first of its stages for which this holds.
fn in_lesson(id: LessonId, wanted: impl Fn(&Run, State) -> bool) -> Driver {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(LessonCommand::Restart(id.into()).into());
    while !wanted(lesson(&driver), driver.state()) {
        assert!(!lesson(&driver).is_last(), "{id:?} has such a stage");
        driver.execute(LessonCommand::Next.into());
    }
    driver
}

#[test]
fn the_first_lesson_is_begun_in_sight() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::Show(Screen::Learn));
    everywhere(&mut driver, "lessons", |driver, texts| {
        misplaced(driver, &[texts.with("learn-start-name", &[("title", "*".into())])])
    });
}

#[test]
fn a_lesson_is_read_and_left_in_sight() {
    let is_read = |run: &Run, _| matches!(run.stage().task, Task::Read) && run.index() > 0;
    let mut driver = in_lesson(LessonId::Volcano, is_read);
    everywhere(&mut driver, "a step that is read", |driver, texts| {
        misplaced(driver, &said(texts, &["learn-leave", "learn-back", "learn-next"]))
    });
    let is_watched = |run: &Run, _| matches!(run.stage().task, Task::Watch(_));
    let mut driver = in_lesson(LessonId::Temples, is_watched);
    assert!(!lesson(&driver).is_watching(), "all of it can be seen");
    everywhere(&mut driver, "a step that is watched", |driver, texts| {
        misplaced(driver, &said(texts, &["learn-leave", "learn-back", "learn-next"]))
    });
}

#[test]
fn what_a_lesson_asks_for_is_done_in_sight() {
    let turns = |run: &Run, _| matches!(run.stage().task, Task::Turn);
    let mut driver = in_lesson(LessonId::FirstTurn, turns);
    everywhere(&mut driver, "a tile to turn in a lesson", |driver, texts| {
        let mut controls = offers(texts);
        controls.extend(said(texts, &["learn-leave", "learn-back", "learn-skip", "bar-undo", "bar-redo"]));
        controls.push(texts.with("hand-tile", &[("tile", "".into())]));
        controls.extend(said(texts, &["hand-turn-left-name", "hand-turn-right-name"]));
        wrong_at_table(driver, &controls, None)
    });
    let guards = |run: &Run, state: State| state.scoring().is_some() && matches!(run.stage().task, Task::Play(_));
    let mut driver = in_lesson(LessonId::Volcano, guards);
    everywhere(&mut driver, "a guard to set in a lesson", |driver, texts| {
        let mut controls = offers(texts);
        controls.extend(said(texts, &["learn-leave", "learn-back", "learn-skip", "bar-undo", "bar-end-score"]));
        wrong_at_table(driver, &controls, Some(&texts.say("bar-end-score")))
    });
}

#[test]
fn bids_in_a_lesson_are_in_sight() {
    let bids =
        |run: &Run, state: State| matches!(state.phase(), Phase::Bid(_)) && matches!(run.stage().task, Task::Play(_));
    let mut driver = in_lesson(LessonId::Auction, bids);
    let least = driver.state().least_bid(driver.rules());
    everywhere(&mut driver, "a bid in a lesson", |driver, texts| {
        let bid = |bid: u32| texts.with("auction-bid-title", &[("bid", bid.into())]);
        let mut controls: Vec<String> = (least..least + 3).map(bid).collect();
        controls.extend(said(texts, &["learn-leave", "learn-back", "learn-skip", "auction-pass"]));
        wrong_at_table(driver, &controls, Some(&texts.say("auction-pass")))
    });
}

#[test]
fn the_last_step_of_a_lesson_leads_on_in_sight() {
    for (id, on) in [(LessonId::FirstTurn, "learn-next-lesson"), (LessonId::Volcano, "learn-first-game")] {
        let mut driver = in_lesson(id, |run, _| run.is_last());
        everywhere(&mut driver, "the last step", |driver, texts| {
            misplaced(driver, &said(texts, &["learn-to-list", "learn-back", on]))
        });
    }
}

/// The controls of the turn at which a tile is placed.
fn of_placing(texts: &Texts) -> Vec<String> {
    let mut controls = offers(texts);
    controls.extend(said(texts, &["bar-undo", "bar-redo", "hand-turn-left-name", "hand-turn-right-name"]));
    controls.push(texts.with("hand-tile", &[("tile", "".into())]));
    controls
}

#[test]
fn a_variant_is_tried_out_in_sight() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::TryOut(VariantId::new(GameId::Tikal, "classic")));
    driver.begin_try_out();
    assert!(matches!(driver.state().phase(), Phase::Place(_)));
    everywhere(&mut driver, "trying out", |driver, texts| {
        let mut controls = of_placing(texts);
        controls.push(texts.say("try-out-end"));
        wrong_at_table(driver, &controls, Some(&texts.say("try-out-end")))
    });
}

#[test]
fn a_puzzle_is_solved_and_left_in_sight() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::Puzzle(tikal::games::GameId::Tikal, 0));
    assert!(driver.state().phase() == Phase::Act && driver.state().scoring().is_some());
    everywhere(&mut driver, "a puzzle", |driver, texts| {
        let mut controls = offers(texts);
        controls.extend(said(texts, &["bar-undo", "bar-redo", "bar-end-score"]));
        controls.extend(said(texts, &["puzzle-end", "puzzle-solution", "puzzle-next"]));
        wrong_at_table(driver, &controls, Some(&texts.say("puzzle-end")))
    });
    driver.act(Action::End);
    let answer = driver.puzzle().and_then(PuzzleRun::answer);
    assert!(matches!(answer, Some(Answer::Wrong { .. })), "{answer:?}");
    // What the answer says may be longer than the column is high; its buttons are scrolled to.
    everywhere(&mut driver, "an answer to a puzzle", |driver, texts| {
        let mut wrong = misplaced(driver, &[texts.say("puzzle-end")]);
        wrong.extend(small_board(driver));
        let names = said(texts, &["puzzle-retry", "puzzle-solution", "puzzle-next"]);
        wrong.extend(scrolled_to(driver, &names));
        wrong
    });
}

/// The faults of the widgets of these names once they are scrolled to.
fn scrolled_to(driver: &mut Driver, names: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    for name in names {
        driver.harness.query_all_by_label(name).for_each(|node| node.scroll_to_me());
        driver.run();
        wrong.extend(misplaced(driver, std::slice::from_ref(name)));
    }
    wrong
}

/// A finished game with its review.
fn reviewed() -> Driver {
    let mut driver = Driver::open(SIZES[2], include_str!("../playthroughs/classic-2-draw.tikal"));
    driver.command(TableCommand::Review);
    assert_eq!(driver.side(), Side::REVIEW);
    driver
}

#[test]
fn the_tabs_of_the_column_are_whole_with_their_words_beside_a_review() {
    const TABS: [(&str, &str); 3] = [
        ("side-supplies-hint", "side-supplies"),
        ("side-temples-hint", "side-temples"),
        ("side-review-hint", "side-review"),
    ];
    let mut driver = reviewed();
    everywhere(&mut driver, "a review", |driver, texts| {
        driver.show_tab(Tab::Table);
        let mut wrong = Vec::new();
        for side in [Side::SUPPLIES, Side::TEMPLES, Side::REVIEW] {
            driver.show_side(side);
            wrong.extend(misplaced(driver, &said(texts, &TABS.map(|(name, _)| name))));
            wrong.extend(small_board(driver));
            for (name, title) in TABS.map(|(name, title)| (texts.say(name), texts.say(title))) {
                let Some(tab) = driver.harness.query_all_by_label(&name).next().map(|node| node.rect()) else {
                    continue;
                };
                let is_read = driver.written().iter().any(|(text, clip)| {
                    let place = text.visual_bounding_rect();
                    let is_whole = clip.expand(0.6).contains_rect(place) && tab.contains_rect(place);
                    text.galley.text() == title && !text.galley.elided && text.galley.rows.len() == 1 && is_whole
                });
                wrong.extend((!is_read).then(|| format!("“{title}” cannot be read in {tab:?}")));
            }
        }
        wrong
    });
}

#[test]
fn a_review_leads_on_in_sight_and_its_turns_are_scrolled_to() {
    let mut driver = reviewed();
    let worst = driver.review().expect("a review").told().len();
    assert!(worst > 0, "there is a turn to tell");
    everywhere(&mut driver, "a review", |driver, texts| {
        let chief = said(texts, &["bar-final-table", "bar-new-game"]);
        let mut wrong = wrong_at_table(driver, &chief, Some(&chief[0]));
        for end in ["review-show", "review-try"].map(|key| format!(": {}", texts.say(key))) {
            let is_it = |node: &AccessKitNode| node.label().is_some_and(|label| label.ends_with(&end));
            let found: Vec<String> = driver
                .harness
                .query_all(by().predicate(is_it))
                .filter_map(|node| node.accesskit_node().label())
                .collect();
            assert_eq!(found.len(), worst, "every one of the worst turns has both");
            wrong.extend(scrolled_to(driver, &found[..1]));
        }
        wrong
    });
}
