//! The panels beside the board while a turn runs: they keep their place and their size, and are there as long as they
//! are needed.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use egui::{Event, Modifiers, PointerButton, Rect, Role, vec2};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};

use crate::driver::{Driver, by_hand};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::table::TableCommand;
use tikal::app::tikal::table::{Idle, Notice, Tab};
use tikal::game::{Player, Seat};
use tikal::insight::tikal::Bid;
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Piece, State, TikalRecord};
use tikal::words::{Language, Texts};

/// A whole advanced game of four, by people at random, and one of computer players that bid.
const FOUR: &str = include_str!("playthroughs/classic-4-auction.tikal");
const BIDS: &str = include_str!("records/format-1/adepts-auction.tikal");
/// A whole base game.
const BASE: &str = include_str!("records/format-1/adepts-base.tikal");
/// Windows in pixels, with the scale of their text.
const WINDOWS: [([f32; 2], f32); 6] = [
    ([1280.0, 800.0], 1.5),
    ([1280.0, 780.0], 1.5),
    ([1024.0, 700.0], 1.0),
    ([1920.0, 1080.0], 1.0),
    ([900.0, 620.0], 1.25),
    ([1280.0, 800.0], 1.0),
];
const SLACK: f32 = 0.6;
const CHOOSE_FIRST: &str = "Choose one of the tiles beside the board first";

/// A game after so many actions, with a person in the first seat, or in all of them.
fn cut(record: &str, actions: usize, people: usize) -> String {
    let mut record = TikalRecord::read(record).unwrap();
    for (index, seat) in record.seats.iter_mut().enumerate() {
        seat.player = if index < people { Player::Human } else { Player::Computer("adept".to_owned()) };
    }
    record.actions.truncate(actions);
    record.write().unwrap()
}

fn set_window(driver: &mut Driver, (size, scale): ([f32; 2], f32), language: Language) {
    driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
    driver.harness.set_size(vec2(size[0], size[1]) / scale);
    driver.harness.run_steps(4);
}

/// The states before each action of a game, and after the last one.
fn states(record: &str) -> Vec<State> {
    let game = replay_record::<State>(record, &TikalLibrary::built_in()).unwrap();
    game.session.plies().map(|(_, before, _)| *before).collect()
}

/// The rectangles of what bears such a name, from the left and from above.
fn named(driver: &Driver, is_it: impl Fn(&str) -> bool) -> Vec<Rect> {
    let fits = |node: &AccessKitNode| node.role() == Role::Button && node.label().is_some_and(|label| is_it(&label));
    let mut found: Vec<Rect> = driver.harness.query_all(by().predicate(fits)).map(|node| node.rect()).collect();
    found.sort_by(|one, other| (one.top(), one.left()).partial_cmp(&(other.top(), other.left())).unwrap());
    found
}

/// Where the tiles stand that are face up.
fn tiles(driver: &Driver, texts: &Texts) -> Vec<Rect> {
    let starts = ["auction-face-up", "auction-take"].map(|key| {
        let said = texts.with(key, &[("tile", "*".into())]);
        said.split_once('*').map(|(start, end)| (start.to_owned(), end.to_owned())).unwrap()
    });
    named(driver, |label| starts.iter().any(|(start, end)| label.starts_with(start) && label.ends_with(end)))
}

/// The first auction of the game, from its first bid to the choice.
fn first_auction(record: &str) -> std::ops::RangeInclusive<usize> {
    let states = states(record);
    let first = states.iter().position(|state| matches!(state.phase(), Phase::Bid(_))).unwrap();
    let choice = states.iter().position(|state| state.phase() == Phase::Choose).unwrap();
    first..=choice
}

#[test]
fn the_tiles_of_an_auction_keep_their_place_and_size_through_all_bids_and_the_choice_on_every_tab() {
    let texts = Texts::new(Language::French);
    let mut places: Vec<(usize, String, Vec<Rect>)> = Vec::new();
    for actions in first_auction(FOUR) {
        let mut driver = Driver::loud([1280.0, 800.0], &cut(FOUR, actions, 4));
        for (index, window) in WINDOWS.into_iter().enumerate() {
            set_window(&mut driver, window, Language::French);
            for tab in [Tab::Table, Tab::Log] {
                driver.show_tab(tab);
                driver.harness.run_steps(2);
                places.push((index, format!("{actions} on {tab:?}"), tiles(&driver, &texts)));
            }
        }
    }
    let mut wrong = Vec::new();
    for (index, place, tiles) in &places {
        let first = &places[2 * index].2;
        assert_eq!(first.len(), 4, "{:?}", WINDOWS[*index]);
        let is_same =
            |one: &Rect, other: &Rect| one.min.distance(other.min) < SLACK && one.max.distance(other.max) < SLACK;
        let same = tiles.len() == first.len() && tiles.iter().zip(first).all(|(one, other)| is_same(one, other));
        wrong.extend((!same).then(|| format!("{:?}, {place}: {tiles:?} for {first:?}", WINDOWS[*index])));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn who_has_bid_what_is_written_in_letters_of_one_size_and_says_what_whoever_is_asked_has_bid() {
    let texts = Texts::new(Language::French);
    let states = states(BIDS);
    let is_bid = |state: &State| matches!(state.phase(), Phase::Bid(_));
    let mut sizes = vec![Vec::new(); WINDOWS.len()];
    let mut again = 0;
    for actions in (0..states.len()).filter(|&index| is_bid(&states[index])).take(24) {
        let mut driver = Driver::loud([1280.0, 800.0], &cut(BIDS, actions, 4));
        driver.show_tab(Tab::Table);
        let (seat, own) = (driver.state().seat(), driver.last_bid(driver.state().seat()));
        let name = driver.name(seat);
        let said = match own.and_then(Bid::points) {
            Some(bid) => texts.with("auction-asked-again", &[("name", name.into()), ("bid", bid.into())]),
            None => texts.with("auction-asked", &[("name", name.into())]),
        };
        again += usize::from(own.is_some());
        for (window, sizes) in WINDOWS.into_iter().zip(&mut sizes) {
            set_window(&mut driver, window, Language::French);
            let written = driver.written();
            let line = written.iter().find(|(text, _)| text.galley.text() == said);
            let (line, _) = line.unwrap_or_else(|| panic!("{window:?}, {actions}: “{said}”"));
            sizes.push(line.galley.job.sections[0].format.font_id.size);
        }
    }
    assert!(again > 0);
    for (window, sizes) in WINDOWS.into_iter().zip(sizes) {
        assert!(sizes.iter().all(|&size: &f32| (size - sizes[0]).abs() < 0.01), "{window:?}: {sizes:?}");
    }
}

#[test]
fn while_the_winner_chooses_a_tile_nobody_is_said_to_bid_any_more() {
    let (states, record) = (states(BIDS), TikalRecord::read(BIDS).unwrap());
    let last_bid = |end: usize| {
        let of_auction = record.actions[..end].iter().rev();
        let mut of_auction = of_auction.take_while(|action| action.starts_with("bid") || action.starts_with("pass"));
        of_auction.find_map(|action| action.strip_prefix("bid ")?.parse::<u32>().ok())
    };
    let is_won = |end: usize| (states[end].phase() == Phase::Choose).then(|| Some((end, last_bid(end)?)))?;
    let won: Vec<(usize, u32)> = (1..states.len()).filter_map(is_won).take(3).collect();
    assert_eq!(won.len(), 3);
    let mut driver = Driver::loud([1280.0, 800.0], &cut(BIDS, states.len() - 2, 4));
    driver.show_tab(Tab::Table);
    for language in Language::ALL {
        driver.speak(language);
        let texts = Texts::new(language);
        for &(end, bid) in &won {
            driver.look_back(Some(end));
            let winner = driver.name(states[end].seat());
            let line = |key: &str| texts.with(key, &[("name", winner.clone().into()), ("bid", bid.into())]);
            let written = driver.written();
            let is_written = |key: &str| written.iter().any(|(text, _)| text.galley.text() == line(key));
            assert!(is_written("auction-bid-won") && !is_written("auction-bid"), "{language:?}, {end}");
            assert!(is_written("player-won"), "{language:?}, {end}: on the card");
        }
    }
}

#[test]
fn passing_and_every_bid_keep_their_places_while_others_bid() {
    let mut driver = Driver::open([1280.0, 800.0], &cut(FOUR, *first_auction(FOUR).start(), 4));
    set_window(&mut driver, WINDOWS[0], Language::English);
    let place = |driver: &Driver, name: &str| named(driver, |label| label == name).first().copied();
    let names = ["Bid 1", "Bid 2", "Bid 3", "Bid 4", "Pass"];
    let before: Vec<Option<Rect>> = names.iter().map(|name| place(&driver, name)).collect();
    assert!(before.iter().all(Option::is_some), "{before:?}");
    for bid in 1..=3 {
        driver.act(Action::Bid(bid));
        driver.harness.run_steps(2);
        let now: Vec<Option<Rect>> = names.iter().map(|name| place(&driver, name)).collect();
        assert_eq!(now, before, "after {bid}");
        assert!(!driver.is_enabled(&format!("Bid {bid}")) && driver.is_enabled(&format!("Bid {}", bid + 1)));
    }
    // What is greyed says why.
    driver.harness.run_steps(4);
    let steps = driver.steps();
    driver.click("Bid 2");
    assert!(driver.notice().is_some() && driver.steps() == steps, "{:?}", driver.notice());
    driver.act(Action::Bid(4));
    driver.harness.run_steps(2);
    let next: Vec<Option<Rect>> =
        ["Bid 5", "Bid 6", "Bid 7", "Bid 8", "Pass"].iter().map(|name| place(&driver, name)).collect();
    assert_eq!(next, before, "the next ones come all at once");
}

#[test]
fn what_sets_a_higher_bid_looks_unlike_what_bids() {
    let driver = Driver::open([1280.0, 800.0], &cut(FOUR, *first_auction(FOUR).start(), 4));
    let fill = |name: &str| {
        let place = named(&driver, |label| label == name)[0];
        let mut fills = Vec::new();
        for shape in &driver.harness.output().shapes {
            if let egui::Shape::Rect(rect) = &shape.shape
                && rect.rect.center().distance(place.center()) < 2.0
                && (rect.rect.width() - place.width()).abs() < 3.0
            {
                fills.push(rect.fill);
            }
        }
        fills
    };
    let (sets, bids) = (fill("Other amount…"), fill("Bid 1"));
    assert!(!sets.is_empty() && !bids.is_empty() && sets != bids, "{sets:?} {bids:?}");
}

#[test]
fn during_an_auction_the_beginning_of_the_recap_is_in_sight_or_it_is_one_line_that_opens() {
    let states = states(FOUR);
    let asked = (60..states.len()).find(|&index| {
        matches!(states[index].phase(), Phase::Bid(auction) if auction.bid.is_none() && auction.passed.as_slice().is_empty())
    });
    let record = cut(FOUR, asked.unwrap(), 4);
    for window in WINDOWS {
        let mut driver = Driver::loud([1280.0, 800.0], &record);
        set_window(&mut driver, window, Language::English);
        driver.show_tab(Tab::Table);
        driver.harness.run_steps(2);
        assert!(driver.recap().is_some());
        let bottom = driver.board_rect().bottom();
        let written = driver.written();
        let whole = written.iter().find(|(text, clip)| {
            let place = text.visual_bounding_rect();
            text.galley.text().starts_with("Since your last turn") && clip.expand(SLACK).contains_rect(place)
        });
        let heading = whole.unwrap_or_else(|| panic!("{window:?}: the heading")).0.visual_bounding_rect();
        if driver.has("Fold the recap") {
            // The first line below the heading.
            let below = written.iter().filter(|(text, clip)| {
                let place = text.visual_bounding_rect();
                place.left() >= heading.left() - 30.0
                    && place.top() > heading.bottom() - 1.0
                    && place.bottom() <= bottom
                    && clip.expand(SLACK).contains_rect(place)
            });
            assert!(below.count() > 0, "{window:?}: nothing is told below {heading}");
        } else {
            driver.harness.run_steps(4);
            driver.click("Since your last turn");
            assert!(driver.has("Fold the recap"), "{window:?}");
        }
    }
}

#[test]
fn the_question_about_points_stands_right_above_what_ends_the_turn() {
    let states = states(BASE);
    let scoring = (386..460)
        .filter(|&actions| states[actions].scoring().is_some())
        .find(|&actions| Driver::open([1280.0, 800.0], &cut(BASE, actions, 4)).would_waste());
    for (actions, ends) in [(342, "bar-end-turn"), (scoring.unwrap(), "bar-end-score")] {
        let mut driver = Driver::loud([1280.0, 800.0], &cut(BASE, actions, 4));
        driver.command(TableCommand::AskToEnd);
        assert!(driver.asks_to_end());
        for language in [Language::French, Language::English] {
            let texts = Texts::new(language);
            for size in [[900.0, 620.0], [1024.0, 700.0], [1280.0, 780.0], [1280.0, 800.0], [1920.0, 1080.0]] {
                for scale in [0.8, 1.0, 1.25, 1.5, 1.75, 2.0] {
                    set_window(&mut driver, (size, scale), language);
                    above_the_end(&driver, &texts, ends, &format!("{language:?}, {size:?} at {scale}"));
                }
            }
        }
    }
}

/// Checks where the question stands, and that its answers are in sight.
fn above_the_end(driver: &Driver, texts: &Texts, ends: &str, place: &str) {
    let window = driver.harness.ctx.content_rect();
    let bar = driver.board_rect().bottom();
    let end = *named(driver, |label| label == texts.say(ends)).last().unwrap();
    let [yes, no] = ["waste-end", "waste-score", "waste-go-on"]
        .map(|key| named(driver, |label| label == texts.say(key)))
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()[..]
    else {
        panic!("{place}: two answers");
    };
    let answers = yes.union(no);
    // With the margin of the bar, of the question and the gap between them.
    assert!(answers.bottom() <= bar + 12.0 && answers.bottom() > bar - 28.0, "{place}: {answers} above {bar}");
    assert!(window.contains_rect(answers) && !answers.intersects(end), "{place}: {answers} in {window}");
    let beside = answers.right() < end.left() - 40.0 && answers.left() > window.left() + 20.0;
    assert!(!beside, "{place}: {answers} beside {end}");
}

/// A game of two people in which the first one acts, with a plan for the second one.
fn planned() -> Driver {
    let mut driver = Driver::open([1280.0, 800.0], &by_hand(&["draw A2", "place c4 0"]));
    driver.toggle_plan();
    assert!(driver.shows_plan());
    driver
}

#[test]
fn a_plan_without_a_step_is_dropped_when_its_turn_comes_and_one_with_steps_stays() {
    let mut driver = planned();
    let board = driver.board_rect();
    assert!(driver.shows("Only what is tried out here is listed"), "the log says why it is empty");
    driver.toggle_plan();
    driver.act(Action::End);
    assert!(!driver.has_plan(), "nothing is lost");
    assert!(driver.board_rect().height() > board.height() + 10.0, "the board has its room");

    let mut driver = planned();
    let enter = Action::Enter { piece: Piece::Explorer, camp: driver.rules().base_camp() };
    driver.act(enter);
    driver.toggle_plan();
    driver.act(Action::End);
    assert!(driver.has_plan());
}

#[test]
fn what_a_plan_is_and_the_ways_out_of_it_stand_in_one_row_where_there_is_room() {
    let mut driver = planned();
    let enter = Action::Enter { piece: Piece::Explorer, camp: driver.rules().base_camp() };
    driver.act(enter);
    for language in Language::ALL {
        let texts = Texts::new(language);
        for window in WINDOWS.into_iter().filter(|([width, _], scale)| width / scale >= 820.0) {
            set_window(&mut driver, window, language);
            let ways =
                ["plan-play", "plan-hide", "plan-drop"].map(|key| named(&driver, |label| label == texts.say(key))[0]);
            let written = driver.written();
            let heading = texts.with("plan-heading", &[("name", "Ben".into())]);
            let (text, clip) = written.iter().find(|(text, _)| text.galley.text() == heading).unwrap();
            let place = text.visual_bounding_rect();
            assert!(
                clip.expand(SLACK).contains_rect(place) && !text.galley.elided,
                "{language:?} {window:?}: {heading}"
            );
            for way in ways {
                assert!(
                    (way.center().y - place.center().y).abs() < 3.0,
                    "{language:?} {window:?}: {way} beside {place}"
                );
                assert!(way.left() > place.right(), "{language:?} {window:?}: {way} beside {place}");
            }
        }
    }
}

#[test]
fn the_amulet_says_what_it_does_at_the_moment() {
    let (mut now, mut out) = (0, 0);
    let auction = first_auction(FOUR);
    for actions in *auction.start()..auction.end() + 12 {
        let driver = Driver::open([1280.0, 800.0], &cut(FOUR, actions, 4));
        let state = driver.state();
        let count = |start: &str| {
            let fits = |node: &AccessKitNode| node.value().is_some_and(|said| said.starts_with(start));
            driver.harness.query_all(by().predicate(fits)).count()
        };
        let plays = matches!(state.phase(), Phase::Choose | Phase::Place(_) | Phase::Act);
        let playing = count("Amulet face up: the turn of this round is being played now");
        assert_eq!(playing, usize::from(plays && state.scoring().is_none()), "{actions}: {:?}", state.phase());
        now += playing;
        if let Phase::Bid(auction) = state.phase() {
            let passed = count("Amulet face up: the turn of this round is still to come. Whoever has passed");
            assert_eq!(passed, auction.passed.as_slice().len(), "{actions}");
            out += passed;
        }
    }
    assert!(now > 2 && out > 0, "{now} {out}");
}

#[test]
fn a_hint_is_read_from_its_beginning_and_is_as_high_as_what_it_says() {
    let mut driver = Driver::open([1280.0, 800.0], &cut(BASE, 342, 4));
    for (window, is_whole) in [(WINDOWS[0], false), (WINDOWS[2], true), (WINDOWS[3], true)] {
        set_window(&mut driver, window, Language::French);
        for _ in 0..2 {
            driver.hint();
            driver.run();
            assert!(driver.advice().is_some());
            let texts = Texts::new(Language::French);
            let board = driver.board_rect();
            let seen = |wanted: &dyn Fn(&str) -> bool| {
                let mut written = driver
                    .written()
                    .into_iter()
                    .map(|(text, clip)| (text.visual_bounding_rect(), clip, wanted(text.galley.text())));
                let fits = |&(place, clip, fits): &(Rect, Rect, bool)| {
                    fits && place.left() > board.right() && clip.expand(SLACK).contains_rect(place)
                };
                written.find(fits).map(|(place, ..)| place)
            };
            let heading = seen(&|text| text.starts_with("Conseil")).unwrap();
            let first = texts.with("recap-show", &[("step", 1.into()), ("said", "*".into())]);
            let first = first.split_once('*').unwrap().0.to_owned();
            let chip = named(&driver, |label| label.starts_with(&first))[0];
            assert!(chip.top() > heading.bottom() - SLACK, "{window:?}: {chip} below {heading}");
            assert!(
                !is_whole || seen(&|text| text.starts_with("Vos chances de gagner")).is_some(),
                "{window:?}: all of it"
            );
            // Whoever reads on and closes it finds the next one at its beginning.
            let at = driver.harness.ctx.content_rect();
            let place = egui::pos2(board.right() + 60.0, at.top() + 130.0);
            driver.harness.event(egui::Event::PointerMoved(place));
            driver.harness.event(egui::Event::MouseWheel {
                unit: egui::MouseWheelUnit::Line,
                delta: vec2(0.0, -9.0),
                phase: egui::TouchPhase::Move,
                source: egui::MouseWheelSource::Wheel,
                modifiers: egui::Modifiers::NONE,
            });
            driver.harness.run_steps(8);
            driver.hint();
            driver.run();
            assert!(driver.advice().is_none());
        }
    }
}

#[test]
fn cards_show_no_bids_once_a_tile_is_chosen() {
    let choice = *first_auction(FOUR).end();
    let mut driver = Driver::open([1280.0, 800.0], &cut(FOUR, choice + 1, 4));
    let none = |driver: &Driver| Seat::ALL[..4].iter().all(|&seat| driver.last_bid(seat).is_none());
    assert!(none(&driver));
    driver.look_back(Some(choice));
    assert!(!none(&driver), "while it was chosen they were told");
    driver.look_back(None);
    assert!(none(&driver));
    assert!(driver.card_rect(Seat::ALL[0]).is_some());
}

#[test]
fn a_tile_that_is_bid_for_says_that_the_auction_comes_first() {
    let step = *first_auction(FOUR).start();
    let mut driver = Driver::loud([1280.0, 800.0], &cut(FOUR, step, 4));
    assert!(matches!(driver.state().phase(), Phase::Bid(_)));
    let (texts, steps) = (Texts::new(Language::English), driver.steps());
    let tile = tiles(&driver, &texts)[0];
    driver.harness.event(Event::PointerMoved(tile.center()));
    for pressed in [true, false] {
        let (pos, button, modifiers) = (tile.center(), PointerButton::Primary, Modifiers::NONE);
        driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.harness.run_steps(3);
    assert_eq!(driver.steps(), steps);
    assert!(matches!(driver.notice(), Some(Notice::Refused(_))), "{:?}", driver.notice());
}

#[test]
fn a_click_on_the_board_during_an_auction_is_told_what_is_asked_first() {
    let range = first_auction(FOUR);
    for (step, told) in [(*range.start(), "An auction is being held: bid or pass"), (*range.end(), CHOOSE_FIRST)] {
        let mut driver = Driver::loud([1280.0, 800.0], &cut(FOUR, step, 4));
        let is_bid = matches!(driver.state().phase(), Phase::Bid(_));
        assert!(is_bid == (told != CHOOSE_FIRST) && driver.person_to_move().is_some(), "{told}");
        assert!(!driver.shows(told));
        driver.cell("a5");
        assert_eq!(driver.steps(), step, "nothing is played");
        assert!(driver.shows(told), "{told}: {:?}", driver.notice());
    }
}

#[test]
fn whoever_has_bid_is_told_that_a_bid_stays_while_a_computer_is_asked_or_chooses() {
    let range = first_auction(FOUR);
    let mut told = 0;
    for step in range {
        let driver = Driver::loud([1280.0, 800.0], &cut(FOUR, step, 1));
        let own = driver.own_seat().expect("one person");
        if driver.last_bid(own).is_none() || driver.state().seat() == own {
            continue;
        }
        assert!(!driver.can_undo());
        assert_eq!(driver.why_no_undo(), Idle::UNDO_BID, "{step}");
        told += 1;
    }
    assert!(told > 0);
}

#[test]
fn a_bid_that_nobody_is_left_to_answer_is_not_called_final() {
    let mut driver = Driver::new([1024.0, 700.0]);
    driver.new_game(3, true);
    let said = "Final: the others answer it at once";
    driver.hover("Bid 1");
    assert!(driver.shows(said));
    driver.act(Action::Pass);
    driver.hover("Pass");
    assert!(driver.shows("Pass") && !driver.shows(said));
}

#[test]
fn what_is_clicked_to_look_back_stays_where_it_is_though_no_tile_was_in_hand_then() {
    let states = states(BASE);
    // A person's third turn, with the tile in hand and a recap of what the other did.
    let asked =
        |state: &State| state.turn() > 4 && matches!(state.phase(), Phase::Place(_)) && state.seat().index() == 0;
    let step = states.iter().position(asked).unwrap();
    let mut driver = Driver::loud([1280.0, 800.0], &cut(BASE, step, 1));
    set_window(&mut driver, ([1280.0, 780.0], 1.5), Language::English);
    driver.command(TableCommand::OpenRecap);
    driver.harness.run_steps(20);
    let chip = |driver: &Driver| named(driver, |name| name.contains(", show on the board: "))[0];
    let before = chip(&driver);
    let shown = (0..step).rev().find(|&step| states[step].phase() == Phase::Act).unwrap();
    driver.look_back(Some(shown));
    driver.harness.run_steps(3);
    assert!(driver.looks_back() && driver.shown().hand().is_none());
    assert!((chip(&driver).top() - before.top()).abs() < SLACK, "{before:?} {:?}", chip(&driver));
}
