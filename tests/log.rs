//! The log, in sentences and in notation, and that everything on the table is shown as it was while one looks back.

use crate::driver::{Driver, by_hand, paced};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::tikal::command::Ask;
use tikal::app::tikal::table::{Side, Tab};
use tikal::game::Player;
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, Piece, State, TikalRecord};
use tikal::words::Language;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// The names of all widgets that begin with `start`.
fn starting(driver: &Driver, start: &str) -> Vec<String> {
    let named = driver.harness.query_all(by().predicate(|_| true));
    let names = named.filter_map(|node| node.accesskit_node().label());
    names.filter(|name| name.starts_with(start)).collect()
}

/// The texts beside the board on the right, in order.
fn written_on_the_right(driver: &Driver) -> Vec<String> {
    let board = driver.board_rect();
    let written = driver.written().into_iter().filter(|(text, _)| text.pos.x > board.right());
    written.map(|(text, _)| text.galley.text().to_owned()).collect()
}

// ---- The log ---------------------------------------------------------------------------------------

#[test]
fn the_log_speaks_in_sentences_in_every_language_and_in_notation_when_asked() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(11, false);
    driver.play_until_dug();
    let notation: Vec<String> = driver.log_lines().iter().map(|line| line.text.clone()).collect();
    let says = |driver: &Driver, text: &str| written_on_the_right(driver).iter().any(|written| written == text);
    for (language, digs) in [(Language::English, "digs on"), (Language::French, "fouille"), (Language::German, "gräbt")]
    {
        driver.speak(language);
        let written = written_on_the_right(&driver);
        assert!(written.iter().any(|text| text.starts_with(digs)), "{written:?}");
        assert!(notation.iter().all(|line| !says(&driver, line)), "{written:?}");
        assert!(written.iter().all(|text| !text.contains("line-") && !text.contains(['\u{e000}', '\u{e001}'])));
    }
    driver.speak(Language::English);

    // The switch stands at the heading, looks like one, and is remembered.
    let switch = driver.harness.get_by_label("The log in notation, as records are written").rect();
    let shapes = &driver.harness.output().shapes;
    let is_ground = |shape: &egui::Shape| match shape {
        egui::Shape::Rect(rect) => {
            rect.rect.contains(switch.center()) && rect.rect.width() < switch.width() + 4.0 && rect.stroke.width > 0.0
        }
        _ => false,
    };
    assert!(shapes.iter().any(|shape| is_ground(&shape.shape)), "the switch has an edge");
    driver.hover("The log in notation, as records are written");
    assert!(driver.shows("the short English words in which records write every action"));
    driver.click("The log in notation, as records are written");
    assert!(driver.app().settings().notation);
    assert!(says(&driver, notation.last().unwrap()));
    assert!(!written_on_the_right(&driver).iter().any(|text| text.starts_with("digs on")));
    driver.click("The log in notation, as records are written");
    assert!(!driver.app().settings().notation);
    assert!(!says(&driver, notation.last().unwrap()));
}

#[test]
fn a_walk_is_one_line_whose_tooltip_has_its_notation() {
    let three = ["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5", "enter leader a5"];
    let mut driver = Driver::open(SIZE, &by_hand(&three));
    driver.choose(Piece::Explorer, "a5");
    driver.click_with_shift("Hex c4,");
    assert_eq!((driver.steps(), starting(&driver, "Line ").len()), (9, 6));
    let walk = "Line 6, look back: Ana walks 2 explorers from a5 to c4";
    driver.hover(walk);
    assert!(driver.shows("In records it is written:"), "what is not in sentences says what it is");
    assert!(driver.shows("move explorer a5 b4\nmove explorer b4 c4\nmove explorer a5 b4\nmove explorer b4 c4"));
    driver.click(walk);
    assert!(!driver.looks_back(), "the last step is the present");
    driver.click("Line 5, look back: Ana enters the leader on a5");
    assert_eq!(driver.shown_step(), 5);
    driver.look_back(None);
    // What is taken back leaves the log.
    driver.undo();
    assert_eq!(starting(&driver, "Line ").len(), 5);
    driver.redo();
    assert_eq!(starting(&driver, "Line ").len(), 6);
}

#[test]
fn the_line_of_the_moment_that_is_looked_at_comes_into_sight() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(4, false);
    driver.play_on(|state| state.turn() > 8);
    let steps = driver.steps();
    let last = starting(&driver, "Line ").last().cloned().unwrap();
    // By keys, one goes beyond the lines in sight.
    for step in [steps - 1, steps / 2, 3, steps - 4] {
        driver.look_back(Some(step));
        driver.run();
        let said = tikal::game::text_of::<tikal::tikal::State>(
            driver.rules(),
            driver.actions().into_iter().nth(step - 1).unwrap(),
        );
        let is_chosen = |node: &egui_kittest::kittest::AccessKitNode| {
            node.label().is_some_and(|label| label.starts_with("Line "))
                && node.toggled() == Some(egui::accesskit::Toggled::True)
        };
        assert!(driver.harness.query(by().predicate(is_chosen)).is_some(), "{step}: {said}");
    }
    driver.look_back(None);
    driver.run();
    assert_eq!(starting(&driver, "Line ").last(), Some(&last));
}

#[test]
fn the_lines_of_a_long_game_are_whole_in_a_narrow_column() {
    let mut record = TikalRecord::read(include_str!("playthroughs/classic-4-auction.tikal")).unwrap();
    // The last of them are exchanges, and nobody bids.
    record.actions.truncate(200);
    let acts = |record: &TikalRecord| {
        Driver::open([900.0, 620.0], &record.write().unwrap()).state().phase() == tikal::tikal::Phase::Act
    };
    while !acts(&record) {
        record.actions.pop();
    }
    for size in [[900.0, 620.0], [1280.0 / 1.5, 800.0 / 1.5]] {
        let mut driver = Driver::open(size, &record.write().unwrap());
        driver.show_tab(Tab::Log);
        for language in Language::ALL {
            driver.speak(language);
            let board = driver.board_rect();
            let beside = |pos: egui::Pos2| pos.x > board.right() && pos.y > board.top() && pos.y < board.bottom();
            let lines: Vec<_> = driver.written().into_iter().filter(|(text, _)| beside(text.pos)).collect();
            assert!(lines.iter().filter(|(text, _)| text.galley.text().contains('\u{a0}')).count() > 4, "pictures");
            for (text, clip) in lines {
                // What is centred is laid out around its place.
                let right = text.galley.rect.translate(text.pos.to_vec2()).right();
                let said = text.galley.text();
                assert!(right <= clip.right() + 0.5 && !text.galley.elided, "{language:?}, {size:?}: {said}");
            }
        }
    }
}

// ---- Looking back ----------------------------------------------------------------------------------

/// Everything that the cards, the supplies, the ledger, the scorings and the menu bar say.
fn facts(driver: &mut Driver) -> Vec<String> {
    let mut facts = Vec::new();
    for side in [Side::SUPPLIES, Side::TEMPLES] {
        driver.show_side(side);
        let board = driver.board_rect();
        let nodes = driver.harness.query_all(by().predicate(|_| true));
        for node in nodes {
            let known = node.accesskit_node();
            let Some(name) = known.label().or_else(|| known.value()).filter(|_| known.bounding_box().is_some()) else {
                continue;
            };
            let rect = node.rect();
            let is_card = rect.right() <= board.left() && rect.top() >= board.top() && rect.bottom() <= board.bottom();
            // Beside the board on the right stands also what can be done only now.
            let is_supply = ["Group ", "Tier ", "Temple "].iter().any(|start| name.starts_with(start))
                || ["treasures still hidden", "volcano", " scored "].iter().any(|part| name.contains(part));
            let is_fact = rect.left() >= board.right() && is_supply && !name.starts_with("Line ");
            let is_progress = name.contains("tiles left");
            if is_card || is_fact || is_progress {
                facts.push(name);
            }
        }
    }
    facts
}

#[test]
fn while_one_looks_back_everything_is_shown_as_it_was() {
    for auction in [false, true] {
        // Tall enough that nothing has to be scrolled into sight.
        let mut driver = Driver::new([1280.0, 1400.0]);
        driver.new_game(11, auction);
        let mut known = Vec::new();
        for turn in [1, 3, 5, 8, 12] {
            driver.play_on(|state| state.turn() >= turn && state.phase() == Phase::Act);
            driver.let_go();
            let facts = facts(&mut driver);
            known.push((driver.steps(), driver.state(), facts));
        }
        driver.play_on(|state| state.turn() > 14);
        assert!(known.windows(2).all(|two| two[0].2 != two[1].2), "the facts change");
        for (step, state, then) in known.into_iter().rev() {
            driver.look_back(Some(step));
            assert_eq!(driver.shown(), state);
            assert_eq!(facts(&mut driver), then, "step {step}, auction {auction}");
        }
    }
}

#[test]
fn while_one_looks_back_the_tile_of_that_moment_is_in_hand_and_nothing_can_be_done() {
    let actions = ["draw A2", "place c4 0", "enter leader a5", "end", "draw A1", "place b3 0"];
    let mut driver = Driver::open(SIZE, &by_hand(&actions));
    assert!(!driver.shows("Tile in hand"));
    driver.look_back(Some(1));
    assert!(driver.shows("Tile in hand") && driver.shows("A2, ruin, 4 treasures"));
    assert!(!driver.shows("Turn the tile clockwise"));
    driver.look_back(Some(4));
    assert!(!driver.shows("Tile in hand"));
    // Where chance is entered by hand, that is for now only.
    driver.look_back(None);
    driver.act(Action::End);
    assert!(driver.shows("Drawn: "));
    driver.look_back(Some(2));
    assert!(!driver.shows("Drawn: "));
}

#[test]
fn while_one_looks_back_the_auction_is_that_of_the_moment() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    driver.play("bid 1");
    driver.play("bid 2");
    let (step, bids) = (driver.steps(), ["Player 1 is asked", "Player 2 bids 2"]);
    let said: Vec<bool> = bids.iter().map(|bid| driver.shows(bid)).collect();
    driver.play("pass");
    driver.play_on(|state| state.phase() == Phase::Act);
    let is_auction = |driver: &Driver| !starting(driver, "Face up").is_empty() || driver.shows("Face up");
    let now = is_auction(&driver);
    driver.look_back(Some(step));
    assert!(is_auction(&driver) || now);
    for (bid, said) in bids.iter().zip(said) {
        assert_eq!(driver.shows(bid), said, "{bid}");
    }
    assert!(starting(&driver, "Take ").is_empty() && !driver.is_enabled("Pass"));
}

#[test]
fn the_log_stays_in_front_while_its_lines_show_the_past() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, true);
    driver.play_on(|state| state.turn() > 2 && matches!(state.phase(), Phase::Bid(_)));
    let tabs = [Tab::Table, Tab::Log];
    assert_eq!(driver.tab(&tabs), Tab::Table, "an auction is asked there");
    driver.show_tab(Tab::Log);
    for step in [1, 9, 4] {
        driver.look_back(Some(step));
        assert_eq!(driver.tab(&tabs), Tab::Log, "step {step}");
    }
    driver.look_back(None);
    assert_eq!(driver.tab(&tabs), Tab::Log);
}

#[test]
fn a_line_of_the_log_stays_under_the_pointer_that_clicks_it() {
    let record = TikalRecord::read(include_str!("records/format-1/adepts-base.tikal")).unwrap();
    let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    let states: Vec<State> = game.session.plies().map(|(_, state, _)| *state).collect();
    let acts = |index: &usize| states[*index].phase() == Phase::Act;
    // In a turn, and in a scoring with its volcano in hand.
    let in_turn = (300..states.len()).filter(acts).find(|&index| states[index].scoring().is_none()).unwrap();
    let in_scoring = (250..states.len()).filter(acts).find(|&index| states[index].scoring().is_some()).unwrap();
    let mut checked = 0;
    for (size, after) in [([853.0, 508.0], in_turn), ([853.0, 508.0], in_scoring), (SIZE, in_turn), (SIZE, in_scoring)]
    {
        let mut cut = record.clone();
        cut.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
        cut.actions.truncate(after);
        let mut driver = Driver::open(size, &cut.write().unwrap());
        driver.show_tab(Tab::Log);
        let lines = starting(&driver, "Line ");
        // Not the present, and not what lies half out of sight.
        for line in lines.iter().rev().skip(1).take(3) {
            let place = |driver: &Driver| driver.harness.query_by_label(line).map(|node| node.rect());
            let before = place(&driver).unwrap();
            driver.click(line);
            assert!(driver.looks_back(), "{line}");
            let now = place(&driver).unwrap_or_else(|| panic!("{size:?}, {after}: {line} is out of sight"));
            assert!(now.min.distance(before.min) < 1.0, "{size:?}, {after}: {line} from {before:?} to {now:?}");
            checked += 1;
            driver.look_back(None);
        }
    }
    assert_eq!(checked, 12);
}

#[test]
fn the_log_shows_what_computers_have_played_at_once_although_nothing_else_moves() {
    let mut record = TikalRecord::read(include_str!("records/format-1/adepts-base.tikal")).unwrap();
    record.actions.truncate(342);
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    let person = Driver::open(SIZE, &record.write().unwrap()).state().seat();
    for (index, seat) in record.seats.iter_mut().enumerate().filter(|(index, _)| *index != person.index()) {
        seat.player = Player::Computer("random".into());
        seat.name = format!("Computer {index}");
    }
    let mut driver = Driver::open_with(SIZE, &record.write().unwrap(), paced(0.0));
    let last_line = |driver: &Driver| {
        let lines = starting(driver, "Line ").into_iter();
        lines.filter_map(|name| name[5..].split_once(',')?.0.parse::<usize>().ok()).max().unwrap()
    };
    let before = last_line(&driver);
    driver.send_ask(Ask::Play(Action::End));
    let mut frames = 0;
    while driver.person_to_move().is_none() {
        driver.harness.step();
        frames += 1;
        assert!(frames < 100);
    }
    while driver.next_frame().is_zero() {
        driver.harness.step();
    }
    let lines = last_line(&driver);
    driver.harness.run_steps(3);
    assert_eq!(lines, last_line(&driver), "without anybody's doing");
    assert!(lines > before + 6, "{before} {lines}");
}

#[test]
fn above_the_log_no_volcano_waits_in_a_scoring() {
    let record = TikalRecord::read(include_str!("records/format-1/adepts-base.tikal")).unwrap();
    let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    let states: Vec<State> = game.session.plies().map(|(_, state, _)| *state).collect();
    let waits = |state: &State| state.scoring().is_some_and(|scoring| scoring.volcano.is_some());
    let mut cut = record.clone();
    cut.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    cut.actions.truncate(states.iter().rposition(waits).unwrap());
    let mut driver = Driver::open([853.0, 508.0], &cut.write().unwrap());
    driver.show_tab(Tab::Table);
    assert!(driver.shows("Tile in hand"), "it stands above what is told of the scoring");
    driver.show_tab(Tab::Log);
    assert!(!driver.shows("Tile in hand"));
    let lines = starting(&driver, "Line ").len();
    assert!(lines > 8, "{lines} lines are in sight");
}

#[test]
fn the_names_of_treasures_read_well_in_sentences_and_begin_lines_with_a_capital() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(11, false);
    driver.play_until_dug();
    for (language, sentence, line) in [
        (Language::English, "digs up a treasure: ", "digs up: "),
        (Language::French, "déterre un trésor", "déterre"),
        (Language::German, "birgt einen Schatz: ", "birgt: "),
    ] {
        driver.speak(language);
        assert!(driver.shows(sentence), "{language:?}");
        assert!(written_on_the_right(&driver).iter().any(|text| text.starts_with(line)), "{language:?}");
    }
    // What somebody scored with treasures.
    let record = TikalRecord::read(include_str!("records/format-1/adepts-base.tikal")).unwrap();
    let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    let states: Vec<State> = game.session.plies().map(|(_, state, _)| *state).collect();
    let scored = |state: &State| state.scoring().is_some_and(|scoring| scoring.index > 1);
    let mut cut = record.clone();
    cut.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    cut.actions.truncate(states.iter().rposition(scored).unwrap());
    let mut driver = Driver::open(SIZE, &cut.write().unwrap());
    for language in Language::ALL {
        driver.speak(language);
        let written = written_on_the_right(&driver);
        let treasures: Vec<&String> = written.iter().filter(|text| text.contains(" × ")).collect();
        assert!(!treasures.is_empty(), "{language:?}: {written:?}");
        assert!(treasures.iter().all(|text| text.starts_with(char::is_uppercase)), "{language:?}: {treasures:?}");
    }
}
