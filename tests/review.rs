//! The review of a finished game: every turn is judged, the worst are told first, and one can play on from any of them.

use crate::driver::{self, Driver};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::kit::theme::Theme;
use tikal::app::route::Route;
use tikal::app::tikal::command::TableCommand;
use tikal::app::tikal::table::Side;
use tikal::game::Actor;
use tikal::sitting::review::{Loss, PASSES};
use tikal::tikal::Phase;
use tikal::words::{Language, Texts, chances};

/// Both were played at random, so that there is much to find.
const BASE: &str = include_str!("playthroughs/classic-2-draw.tikal");
const AUCTION: &str = include_str!("playthroughs/classic-2-auction.tikal");

/// A finished game with its review.
fn reviewed(record: &str) -> Driver {
    let mut driver = Driver::open([1280.0, 800.0], record);
    assert_eq!(driver.state().phase(), Phase::Over);
    assert!(driver.review().is_none(), "nobody has asked for it");
    driver.click("Review the game");
    driver
}

#[test]
fn every_turn_of_a_finished_game_is_judged_and_the_worst_are_told_first() {
    for record in [BASE, AUCTION] {
        let driver = reviewed(record);
        let review = driver.review().unwrap();
        assert_eq!((review.pass(), driver.side()), (PASSES, Side::REVIEW));
        let turns = review.turns();
        assert_eq!(turns.last().unwrap().played.end(), driver.steps(), "to the very end");
        for turn in turns {
            let judgement = turn.judgement.as_ref().unwrap();
            assert!((0.0..=1.0).contains(&judgement.given_away()));
            assert!(judgement.played().is_some());
        }
        let worst = review.told().to_vec();
        assert_eq!(worst.len(), 3, "a game played at random has at least three bad turns");
        let losses: Vec<f64> = worst.iter().map(|&index| turns[index].given_away().unwrap()).collect();
        assert!(losses.is_sorted_by(|one, other| one >= other));
        assert!(turns.iter().all(|turn| turn.given_away().unwrap() <= losses[0]));
        assert!(driver.shows("What cost most") && driver.shows("\u{a0}% given away") && driver.shows("Better: "));
        assert_eq!(driver.shows("Bids and the choice of a tile are not judged"), driver.state().is_auction());
    }
}

#[test]
fn a_turn_of_the_review_is_shown_on_the_board_and_played_on_from_there() {
    let mut driver = reviewed(BASE);
    let index = driver.review().unwrap().told()[0];
    driver.command(TableCommand::ReviewTurn(Some(index)));
    let turn = driver.review().unwrap().turns()[index].played.clone();
    assert_eq!((driver.shown_step(), driver.shown()), (turn.begin, turn.start));
    assert!(driver.shows("Played: "));

    driver.execute(Command::TryTurn(index));
    assert_eq!(driver.state(), turn.start);
    assert_eq!(driver.state().actor(), Actor::Seat(turn.start.seat()));
    assert_eq!(driver.person_to_move(), Some(turn.start.seat()));
    assert_eq!(driver.app().routes().current(), Route::TryOut);
    driver.press(egui::Modifiers::NONE, egui::Key::Escape);
    assert_eq!(driver.state().phase(), Phase::Over, "the game that was reviewed is there again");
    assert_eq!(driver.review().unwrap().open(), Some(index), "and so is its review");
}

#[test]
fn the_cards_and_rows_of_the_review_are_buttons_for_the_keyboard() {
    let mut driver = reviewed(BASE);
    let (worst, all) = {
        let review = driver.review().unwrap();
        (review.told().to_vec(), review.turns().len())
    };
    let named = |end: &'static str| {
        by().predicate(move |node| node.label().is_some_and(|label| label.contains(": ") && label.ends_with(end)))
    };
    assert_eq!(driver.harness.query_all(named(": Try it")).count(), worst.len());
    let rows = by().predicate(|node| {
        let is_row = |label: String| label.ends_with("given away") || label.ends_with("given away, nothing of the win");
        node.label().is_some_and(is_row) && node.role() == egui::accesskit::Role::Button
    });
    assert_eq!(driver.harness.query_all(rows).count(), all);
    driver.harness.query_all(named(": Show")).next().unwrap().click_accesskit();
    driver.run();
    assert_eq!(driver.review().unwrap().open(), Some(worst[0]));
    driver.harness.query_all(named(": Close")).next().unwrap().click_accesskit();
    driver.run();
    assert!(driver.review().unwrap().open().is_none() && !driver.looks_back());
}

#[test]
fn a_review_can_be_stopped_and_goes_on_where_it_was() {
    let mut driver = Driver::open([1280.0, 800.0], BASE);
    // Both in one frame, so that nothing is judged in between.
    driver.send(TableCommand::Review);
    driver.send(TableCommand::Review);
    driver.run();
    let review = driver.review().unwrap();
    assert!(review.is_stopped() && review.done() == 0 && review.to_judge().is_empty());
    driver.click("Go on");
    assert_eq!(driver.review().unwrap().pass(), PASSES);
}

#[test]
fn there_is_no_review_of_a_game_that_goes_on() {
    let mut driver = Driver::open([1280.0, 800.0], &driver::by_hand(&["draw A2"]));
    driver.command(TableCommand::Review);
    assert!(driver.review().is_none() && !driver.can_review() && !driver.has("Review"));
}

#[test]
fn the_review_fits_into_a_small_window_with_large_letters_in_every_language() {
    let mut driver = reviewed(BASE);
    let index = driver.review().unwrap().told()[0];
    for language in Language::ALL {
        for size in [[1024.0, 700.0], [1280.0, 800.0]] {
            let settings = Settings { language: Some(language), scale: 1.5, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            driver.harness.set_size(egui::vec2(size[0], size[1]) / 1.5);
            driver.run();
            driver.command(TableCommand::ReviewTurn(Some(index)));
            let window = driver.harness.ctx.content_rect();
            let review = driver.review().unwrap();
            assert_eq!(review.open(), Some(index));
            let written = driver.written().into_iter().filter(|(text, _)| !text.galley.text().is_empty());
            for (text, clip) in written {
                let rect = text.visual_bounding_rect();
                let is_below = rect.top() >= clip.bottom() || rect.bottom() <= clip.top();
                let end = clip.right().min(window.right());
                assert!(is_below || rect.right() <= end + 1.0, "{language:?}: {:?}", text.galley.text());
            }
        }
    }
}

#[test]
fn the_final_table_counts_the_hints_of_each_player() {
    let plain = Driver::open([1280.0, 800.0], BASE);
    assert!(!plain.has("Hints"));
    let (header, actions) = BASE.split_once("actions: [").unwrap();
    let record = format!("{header}hints: [3], actions: [{actions}");
    let driver = Driver::open([1280.0, 800.0], &record);
    assert_eq!(driver.hints_by_seat().iter().sum::<usize>(), 1);
    assert!(driver.has("Hints"));
}

#[test]
fn the_review_is_begun_from_the_menu_and_the_list_of_commands() {
    let mut driver = Driver::open([1280.0, 800.0], BASE);
    driver.click("Look at the board");
    driver.click("Turn");
    driver.click("Review the game");
    assert_eq!(driver.side(), Side::REVIEW);
    let mut driver = Driver::open([1280.0, 800.0], BASE);
    driver.click("Look at the board");
    driver.press(egui::Modifiers::COMMAND.plus(egui::Modifiers::SHIFT), egui::Key::P);
    driver.harness.event(egui::Event::Text("review the game".to_owned()));
    driver.run();
    driver.press(egui::Modifiers::NONE, egui::Key::Enter);
    assert_eq!(driver.side(), Side::REVIEW);
    // While a game goes on it says why not.
    let mut driver = Driver::new([1280.0, 800.0]);
    driver.new_game(5, false);
    driver.click("Turn");
    assert!(!driver.is_enabled("Review the game"));
}

/// The same game with people at some seats.
fn with_people(people: &[usize]) -> String {
    let mut parts: Vec<String> = BASE.split("Computer(\"random\")").map(str::to_owned).collect();
    for (seat, part) in parts.iter_mut().take(2).enumerate() {
        part.push_str(if people.contains(&seat) { "Human" } else { "Computer(\"random\")" });
    }
    parts.concat()
}

#[test]
fn you_is_the_person_at_the_screen_and_never_the_seat_that_is_judged() {
    let addresses =
        ["You take", "You hold", "You no longer", "You score", " for you", "Your strength", "your chance to win"];
    for people in [&[] as &[usize], &[1], &[0, 1]] {
        let mut driver = reviewed(&with_people(people));
        let own = driver.own_seat();
        assert_eq!(own.is_some(), people.len() == 1);
        let (mut addressed, turns) = (0, driver.review().unwrap().turns().len());
        // Those that are told at length on top name others as well.
        let told = driver.review().unwrap().told().to_vec();
        for index in (0..turns).filter(|index| people.is_empty() || told.contains(index)) {
            driver.command(TableCommand::ReviewTurn(Some(index)));
            let is_own =
                told.iter().chain([&index]).any(|&told| Some(driver.review().unwrap().turns()[told].seat()) == own);
            let found = addresses.iter().filter(|words| driver.shows(words)).count();
            assert!(is_own || found == 0, "turn {index} of another seat addresses somebody");
            addressed += found;
            if people.is_empty() && index > 12 {
                break;
            }
        }
        if people.is_empty() {
            assert_eq!(addressed, 0);
        }
    }
}

#[test]
fn the_order_stays_while_the_pointer_is_on_the_list() {
    let mut driver = Driver::open([1280.0, 800.0], BASE);
    driver.send(TableCommand::Review);
    driver.send(TableCommand::Review);
    driver.run();
    let heading = driver.harness.get_by_label("All turns").rect();
    driver.harness.event(egui::Event::PointerMoved(heading.center()));
    driver.run();
    driver.command(TableCommand::Review);
    let review = driver.review().unwrap();
    assert_eq!((review.pass(), review.told()), (PASSES, &[] as &[usize]), "all is known, and nothing has moved");
    assert!(driver.shows("in order once the pointer is elsewhere") && !driver.shows("No turn gave anything away"));
    assert_eq!(driver.harness.get_by_label("All turns").rect(), heading);
    driver.harness.event(egui::Event::PointerMoved(egui::pos2(400.0, 400.0)));
    driver.run();
    assert_eq!(driver.review().unwrap().told().len(), 3);
    assert!(!driver.shows("in order once the pointer is elsewhere"));
}

#[test]
fn better_is_told_where_something_was_given_away_and_nowhere_else() {
    let mut driver = reviewed(BASE);
    for index in 0..driver.review().unwrap().turns().len() {
        driver.command(TableCommand::ReviewTurn(Some(index)));
        let turn = &driver.review().unwrap().turns()[index];
        let loss = turn.loss().unwrap();
        assert_eq!(!driver.tells_better(index), loss == Loss::Nothing, "turn {index}: {loss:?}");
    }
}

#[test]
fn a_turn_that_is_shown_leaves_the_review_its_place_and_its_room() {
    let mut driver = reviewed(BASE);
    let heading = driver.harness.get_by_label("What cost most").rect();
    let named =
        |node: &egui_kittest::kittest::AccessKitNode| node.label().is_some_and(|label| label.ends_with(": Show"));
    driver.harness.query_all(by().predicate(named)).next().unwrap().click();
    driver.run();
    assert!(driver.looks_back());
    assert_eq!(driver.harness.get_by_label("What cost most").rect(), heading, "nothing is put above it");
    // Nothing is empty below it while it scrolls.
    let written = driver.written();
    let (_, sight) = written.iter().find(|(text, _)| text.galley.text() == "What cost most").unwrap();
    let column = driver.board_rect().bottom();
    assert!(sight.bottom() > column - 30.0, "{sight:?} of {column}");
}

/// The row of a turn in the list of all.
fn row_of(driver: &mut Driver, index: usize) -> String {
    driver.command(TableCommand::ReviewTurn(None));
    let rows = driver.harness.query_all(by().role(egui::accesskit::Role::Button));
    let rows: Vec<String> =
        rows.filter_map(|node| node.accesskit_node().label()).filter(|label| label.contains(": ")).collect();
    let all = driver.review().map_or(0, |review| review.turns().len());
    let begin = rows.len() - all;
    rows[begin + index].clone()
}

#[test]
fn a_loss_is_told_as_the_chances_are() {
    let texts = Texts::new(Language::English);
    let mut driver = reviewed(BASE);
    let mut told = 0;
    for index in 0..driver.review().unwrap().turns().len() {
        let turn = &driver.review().unwrap().turns()[index];
        let Some(Loss::Share(loss)) = turn.loss() else { continue };
        assert_eq!(loss, turn.judgement.as_ref().unwrap().chance_given_away());
        let row = row_of(&mut driver, index);
        assert!(row.ends_with(&format!(": {} given away", chances::chance(&texts, loss))), "{row}");
        told += 1;
    }
    assert!(told > 3, "{told}");
}

#[test]
fn points_that_decide_nothing_are_told_where_they_are_given_away() {
    let mut told = 0;
    for record in [BASE, AUCTION, include_str!("playthroughs/classic-3-draw.tikal")] {
        let mut driver = reviewed(record);
        for index in 0..driver.review().unwrap().turns().len() {
            let turn = &driver.review().unwrap().turns()[index];
            let Some(Loss::Points(points)) = turn.loss() else { continue };
            assert!(points >= 3.0 && turn.given_away().unwrap() < 0.005);
            let row = row_of(&mut driver, index);
            assert!(row.ends_with(&format!("about {points:.0} points given away, nothing of the win")), "{row}");
            // And what would have been better.
            driver.command(TableCommand::ReviewTurn(Some(index)));
            assert!(driver.tells_better(index));
            told += 1;
        }
    }
    assert!(told > 0, "whoever has lost already plays on at random");
}

#[test]
fn a_loss_is_written_in_the_colour_of_warnings() {
    let driver = reviewed(BASE);
    let theme = Theme::dark();
    let losses = driver.written().into_iter().filter(|(text, _)| {
        let text = text.galley.text();
        text.ends_with("given away") && !text.contains(':')
    });
    let colours: Vec<egui::Color32> = losses.map(|(text, _)| text.galley.job.sections[0].format.color).collect();
    assert!(!colours.is_empty());
    assert!(colours.iter().all(|&colour| colour == theme.chrome.warn && colour != theme.chrome.accent), "{colours:?}");
}

#[test]
fn a_review_is_there_again_when_the_game_is_opened_another_time() {
    let folder = driver::scratch();
    let services = || Services { games: Some(folder.path().to_owned()), keeps: true, ..Services::for_tests() };
    let mut driver = Driver::open_with([1280.0, 800.0], BASE, services());
    driver.command(TableCommand::Review);
    let shown = |driver: &Driver| {
        let review = driver.review().unwrap();
        let judged = review.turns().iter().map(|turn| turn.judgement.clone()).collect::<Vec<_>>();
        (review.pass(), review.told().to_vec(), judged)
    };
    let before = shown(&driver);
    assert_eq!(before.0, PASSES);
    driver.run();
    drop(driver);
    let mut driver = Driver::open_with([1280.0, 800.0], BASE, services());
    assert_eq!(shown(&driver), before, "nothing is worked out again");
    driver.command(TableCommand::Review);
    assert!(driver.shows("What cost most") && driver.side() == Side::REVIEW);
    drop(driver);
    // Another game has none.
    let driver = Driver::open_with([1280.0, 800.0], AUCTION, services());
    assert!(driver.review().is_none());
    drop(driver);
    let file = std::fs::read_dir(folder.path().join(".reviews")).unwrap().next().unwrap().unwrap().path();
    let text = std::fs::read_to_string(&file).unwrap();
    // Where it was looked at closer when it stopped, it does not begin again.
    std::fs::write(&file, text.replacen("pass:3", "pass:1", 1)).unwrap();
    let mut driver = Driver::open_with([1280.0, 800.0], BASE, services());
    driver.command(TableCommand::Review);
    assert!(driver.review().unwrap().is_stopped());
    assert!(driver.shows("Stopped; looked at closer: ") && !driver.shows("Stopped: "));
    drop(driver);
    // What is damaged, or of another game, is left out.
    for wrong in [
        text.replacen("format:1", "format:2", 1),
        text.replacen("shares:[0", "shares:[7", 1),
        text.replacen("actions:[\"", "actions:[\"end\",\"", 1),
        text.replacen("begin:", "begin:1", 1),
        text[..text.len() / 2].to_owned(),
        String::new(),
    ] {
        assert_ne!(wrong, text);
        std::fs::write(&file, &wrong).unwrap();
        let driver = Driver::open_with([1280.0, 800.0], BASE, services());
        assert!(driver.review().is_none(), "{}", &wrong[..wrong.len().min(60)]);
    }
}

#[test]
fn nothing_of_a_review_is_wider_than_its_column() {
    let record = include_str!("playthroughs/classic-4-draw.tikal");
    let mut driver = Driver::open([1280.0, 800.0], record);
    driver.command(TableCommand::Review);
    for (language, scale) in Language::ALL.into_iter().flat_map(|language| [1.0, 1.5].map(|scale| (language, scale))) {
        let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
        driver.execute(Command::Set(settings));
        driver.harness.set_size(egui::vec2(1280.0, 780.0) / scale);
        driver.run();
        let window = driver.harness.ctx.content_rect();
        let widest = driver.harness.ctx.viewport(|viewport| {
            let all = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets.iter());
            all.map(|widget| widget.rect.right()).fold(0.0, f32::max)
        });
        // What is wider pushes its column under the board.
        assert!(widest < window.right() + 1.0, "{language:?} at {scale}: to {widest} of {}", window.right());
    }
}
