//! The controls of the turn: whole and in sight in windows of every size, whatever is asked.

use super::*;
use tikal::app::tikal::command::TableAsk;
use tikal::app::tikal::table::Idle;
use tikal::hex::Cell;
use tikal::tikal::Action;

#[test]
fn a_tile_in_hand_and_what_turns_it_are_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 271));
    assert!(matches!(driver.state().phase(), Phase::Place(_)));
    everywhere(&mut driver, "placing", |driver, texts| {
        let mut controls = offers(texts);
        controls.extend(said(texts, &["bar-undo", "bar-redo"]));
        controls.push(texts.with("hand-tile", &[("tile", "".into())]));
        controls.extend(said(texts, &["hand-turn-left-name", "hand-turn-right-name"]));
        wrong_at_table(driver, &controls, None)
    });
}

#[test]
fn a_tile_in_hand_is_whole_below_what_is_told_of_a_scoring() {
    let mut record = TikalRecord::read(BASE).expect("a record");
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.dealer = tikal::game::DealerDef::Manual;
    let text = record.write().expect("a record can be written");
    let game = tikal::library::replay_record::<tikal::tikal::State>(&text, &tikal::library::TikalLibrary::built_in());
    let session = game.expect("a game").session;
    // The last one has scored, and the volcano is in hand.
    let scores = |state: &tikal::tikal::State| state.scoring().is_some();
    let states: Vec<bool> = session.plies().map(|(_, state, _)| scores(state)).collect();
    let after = states.windows(2).position(|pair| pair[0] && !pair[1]).expect("the end of a round") + 1;
    record.actions.truncate(after - 1);
    let last = session.actions().nth(after - 1).expect("it is ended");
    assert_eq!(last, Action::End);
    let record = record.write().expect("a record can be written");
    let mut driver = Driver::with(SIZES[2], driver::loud());
    everywhere(&mut driver, "a tile below a banner", |driver, texts| {
        driver.open_record(&record);
        driver.execute(Command::Set(Settings { recap: true, ..driver.app().settings() }));
        driver.act(last);
        assert!(matches!(driver.state().phase(), Phase::Place(_)));
        let mut controls = vec![texts.with("hand-tile", &[("tile", "".into())])];
        controls.extend(said(texts, &["bar-undo", "bar-redo"]));
        let mut wrong = wrong_at_table(driver, &controls, None);
        let is_told = driver.harness.query_by_label(&texts.say("herald-close")).is_some();
        wrong.extend((!is_told).then(|| "nothing is told".to_owned()));
        wrong
    });
}

#[test]
fn everything_that_is_offered_is_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    assert_eq!(driver.state().phase(), Phase::Act);
    everywhere(&mut driver, "acting", |driver, texts| {
        let mut controls = offers(texts);
        controls.extend(said(texts, &["bar-undo", "bar-redo", "bar-end-turn"]));
        wrong_at_table(driver, &controls, Some(&texts.say("bar-end-turn")))
    });
}

#[test]
fn a_scoring_is_acted_in_and_ended_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 386));
    assert!(driver.state().scoring().is_some());
    everywhere(&mut driver, "scoring", |driver, texts| {
        let mut controls = offers(texts);
        controls.extend(said(texts, &["bar-undo", "bar-redo", "bar-end-score"]));
        wrong_at_table(driver, &controls, Some(&texts.say("bar-end-score")))
    });
}

#[test]
fn bids_are_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(AUCTION, 220));
    let Phase::Bid(_) = driver.state().phase() else { unreachable!("an auction") };
    let least = driver.state().least_bid(driver.rules());
    everywhere(&mut driver, "bidding", |driver, texts| {
        let bid = |bid: u32| texts.with("auction-bid-title", &[("bid", bid.into())]);
        // Four bids have buttons; a field for any other, with words, has the room of two more, and a button of its own.
        // They are the same while others bid up to the highest of them.
        let first = 1 + (least - 1) / 4 * 4;
        let mut controls: Vec<String> = (first..first + 5).map(bid).collect();
        controls.extend(said(
            texts,
            &["auction-number", "auction-less", "auction-more", "auction-pass", "bar-undo", "bar-redo"],
        ));
        let mut wrong = wrong_at_table(driver, &controls, Some(&texts.say("auction-pass")));
        let other = texts.say("auction-other");
        wrong.extend((!is_read(driver, &other)).then(|| format!("“{other}” cannot be read")));
        wrong
    });
}

#[test]
fn tiles_to_choose_from_are_in_sight() {
    let actions = (220..400).find(|&actions| {
        let driver = Driver::open(SIZES[2], &cut(AUCTION, actions));
        driver.state().phase() == Phase::Choose
    });
    let mut driver = Driver::open(SIZES[2], &cut(AUCTION, actions.expect("a choice")));
    let tiles: Vec<String> =
        driver.state().face_up().iter().map(|&tile| driver.rules().tile(tile).name.to_string()).collect();
    everywhere(&mut driver, "choosing", |driver, texts| {
        let named = |tile: &String| texts.with("tile-named", &[("tile", tile.clone().into()), ("kind", "*".into())]);
        let take = |tile: &String| texts.with("auction-take", &[("tile", named(tile).into())]);
        let mut controls: Vec<String> = tiles.iter().map(take).collect();
        controls.extend(said(texts, &["bar-undo", "bar-redo"]));
        wrong_at_table(driver, &controls, None)
    });
}

/// The action on some hex whose refusal takes the most words.
fn told_at_length(driver: &mut Driver, action: impl Fn(Cell) -> Action) -> Action {
    let cells = driver.rules().layout().cells();
    let length = |driver: &mut Driver, action: Action| {
        driver.ask(Ask::Refuse(action));
        line(driver).iter().map(|text| text.galley.text().chars().count()).max().unwrap_or_default()
    };
    let refused = cells.into_iter().map(action).filter(|action| !driver.legal().contains(action));
    let refused: Vec<Action> = refused.collect();
    refused.into_iter().max_by_key(|&action| length(driver, action)).expect("something is refused")
}

#[test]
fn what_is_asked_and_why_something_is_refused_is_read_whole() {
    // A tile in hand, actions, a scoring, bids, and what a computer does.
    let states = [cut(BASE, 271), cut(BASE, 342), cut(BASE, 386), cut(AUCTION, 220), with_a_computer(342)];
    for (index, state) in states.iter().enumerate() {
        let mut driver = Driver::open(SIZES[2], state);
        let mut answered =
            [Idle::UNDO_CHANCE, Idle::UNDO_BID].map(|why| TableAsk::Any(TableCommand::Idle(why))).to_vec();
        if index == 1 {
            let actions = [told_at_length(&mut driver, Action::Uncover), told_at_length(&mut driver, Action::Dig)];
            answered.extend(actions.map(|action| TableAsk::Own(Ask::Refuse(action))));
        }
        everywhere(&mut driver, "asking", |driver, _| {
            let mut wrong = cut_line(driver);
            for command in answered.clone() {
                driver.execute(command.into());
                wrong.extend(cut_line(driver));
            }
            wrong
        });
    }
}

#[test]
fn what_leads_through_the_past_covers_no_hex_and_moves_no_board() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    everywhere(&mut driver, "looking back", |driver, texts| {
        driver.look_back(None);
        let before = driver.board_rect();
        driver.look_back(Some(300));
        let controls = said(texts, &["back-earlier", "back-later", "back-now"]);
        let mut wrong = wrong_at_table(driver, &controls, None);
        wrong.extend(over_hexes(driver, &controls));
        let after = driver.board_rect();
        let moves = before.min.distance(after.min) > 0.6 || before.max.distance(after.max) > 0.6;
        wrong.extend(moves.then(|| format!("the board moves from {before:?} to {after:?}")));
        wrong
    });
}

#[test]
fn computers_are_hurried_in_sight_and_a_turn_is_planned_meanwhile() {
    let mut driver = Driver::with(SIZES[2], driver::paced(5.0));
    everywhere(&mut driver, "a computer plays", |driver, texts| {
        // The computer has not played yet.
        driver.open_record(&with_a_computer(342));
        driver.send(TableCommand::GoOn);
        driver.harness.run_steps(2);
        wrong_at_table(driver, &said(texts, &["bar-hurry", "bar-plan"]), Some(&texts.say("bar-hurry")))
    });
}

#[test]
fn a_plan_covers_no_hex_and_is_left_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2", "place c4 0"]));
    driver.toggle_plan();
    assert!(driver.shows_plan());
    everywhere(&mut driver, "planning", |driver, texts| {
        let controls = said(texts, &["plan-play", "plan-hide", "plan-drop"]);
        let mut wrong = misplaced(driver, &controls);
        wrong.extend(over_hexes(driver, &controls));
        wrong
    });
}

#[test]
fn an_exchange_is_made_in_sight() {
    let mut driver = Driver::open(SIZES[2], &driver::dealt_out(BASE));
    driver.ask(Ask::Exchange(ExchangeDraft::default()));
    everywhere(&mut driver, "exchanging", |driver, texts| {
        misplaced(driver, &said(texts, &["exchange-do", "exchange-cancel"]))
    });
}

#[test]
fn cards_of_an_exchange_that_stand_beside_each_other_are_equally_high() {
    let mut driver = Driver::open(SIZES[2], &driver::dealt_out(BASE));
    for (size, scale) in [([1280.0, 780.0], 1.5), (SIZES[2], 1.0)] {
        driver.execute(Command::Set(Settings { scale, ..driver.app().settings() }));
        driver.harness.set_size(vec2(size[0], size[1]) / scale);
        let give = driver.legal().iter().find_map(|action| match action {
            Action::Exchange { give, .. } => Some(*give),
            _ => None,
        });
        for give in [None, Some(give.expect("an exchange is possible"))] {
            driver.ask(Ask::Exchange(ExchangeDraft { give, take: None }));
            driver.run();
            // As wide as a card; what else is there is wider.
            let is_card = |rect: &Rect| (71.0..97.0).contains(&rect.width()) && rect.height() > 45.0;
            let cards: Vec<Rect> = clickables(&driver).iter().map(|one| one.rect).filter(is_card).collect();
            assert!(cards.len() >= 4, "{size:?}: {cards:?}");
            for card in &cards {
                let beside = cards.iter().filter(|other| (other.top() - card.top()).abs() < 2.0);
                for other in beside {
                    assert!((other.height() - card.height()).abs() < 1.0, "{size:?}: {card:?} and {other:?}");
                }
            }
            driver.command(TableCommand::LetGo);
        }
    }
}

#[test]
fn an_entry_is_corrected_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2", "place c4 0", "enter explorer a5"]));
    driver.command(TableCommand::AskToCorrect(0));
    everywhere(&mut driver, "correcting", |driver, texts| {
        misplaced(driver, &said(texts, &["correct-do", "correct-keep"]))
    });
    driver.command(TableCommand::AskToCorrect(1));
    everywhere(&mut driver, "changing", |driver, texts| {
        misplaced(driver, &said(texts, &["amend-do", "amend-take-out", "amend-back", "correct-keep"]))
    });
    driver.command(TableCommand::Amend(1));
    everywhere(&mut driver, "putting right", |driver, texts| {
        misplaced(driver, &said(texts, &["amend-play-rest", "amend-restore"]))
    });
    driver.command(TableCommand::PlayRest);
    everywhere(&mut driver, "what came of it", |driver, texts| misplaced(driver, &said(texts, &["amend-restore"])));
}

#[test]
fn how_many_walk_is_said_in_words_beside_the_number() {
    let actions = ["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5", "enter leader a5"];
    let mut driver = Driver::open(SIZES[2], &by_hand(&actions));
    let camp = driver.rules().base_camp();
    let selection = Selection { cell: camp, piece: Some(Piece::Explorer) };
    driver.select(Some(selection));
    driver.ask(Ask::Party(2));
    everywhere(&mut driver, "a party", |driver, texts| {
        // In a narrow window the number has no room beside what is asked, and lies over the board.
        if driver.harness.ctx.content_rect().width() < 850.0 {
            return Vec::new();
        }
        let mut wrong = misplaced(driver, &said(texts, &["party-more", "party-fewer"]));
        let words = texts.with("party-short", &[("count", 2.into()), ("most", 3.into())]);
        let is_there = |text: &str, clip: Rect, place: Rect| text == words && clip.contains_rect(place);
        let mut written = driver.written().into_iter();
        let is_said = written.any(|(text, clip)| is_there(text.galley.text(), clip, text.visual_bounding_rect()));
        wrong.extend((!is_said).then(|| format!("nothing says “{words}”")));
        wrong
    });
}

#[test]
fn undo_is_in_sight_while_chance_is_entered() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&[]));
    everywhere(&mut driver, "chance", |driver, texts| {
        let mut controls = said(texts, &["bar-undo", "bar-redo"]);
        controls.push(texts.say("chance-find"));
        wrong_at_table(driver, &controls, None)
    });
}

#[test]
fn a_volcano_has_nothing_to_turn() {
    let volcano = |actions: usize| {
        let driver = Driver::open(SIZES[2], &cut(BASE, actions));
        let is_volcano = |tile| driver.rules().tile(tile).kind.starts_a_scoring();
        driver.state().hand().is_some_and(is_volcano).then_some(driver)
    };
    let record = TikalRecord::read(BASE).expect("a record");
    let driver = (1..record.actions.len()).filter(|&at| record.actions[at].starts_with("place")).find_map(volcano);
    let driver = driver.expect("a volcano comes into somebody's hand");
    assert!(driver.shows("Tile in hand") && !driver.shows("Turn the tile") && !driver.shows("R or the wheel"));
}

/// The languages in which most is read, at the sizes of text for which a window of 1280 × 800 is small.
fn in_reading_windows(driver: &mut Driver, mut look: impl FnMut(&mut Driver, &Texts, &str)) {
    for language in Language::ALL {
        for scale in [1.0, 1.5] {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            driver.harness.set_size(vec2(SIZES[2][0], SIZES[2][1]) / scale);
            driver.harness.run_steps(2);
            look(driver, &Texts::new(language), &format!("{language:?} at {scale}"));
        }
    }
}

/// Buttons that can be pressed, with their names.
fn buttons(driver: &Driver) -> Vec<(String, Rect)> {
    let is_button =
        |node: &egui_kittest::kittest::AccessKitNode| node.role() == egui::Role::Button && !node.is_disabled();
    let all = driver.harness.query_all(by().predicate(is_button));
    all.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}

#[test]
fn where_a_turn_is_ended_no_other_button_comes() {
    let mut ends = Vec::new();
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    in_reading_windows(&mut driver, |driver, texts, _| {
        ends.push(driver.harness.get_by_label(&texts.say("bar-end-turn")).rect());
    });
    let mut driver = Driver::with(SIZES[2], driver::paced(5.0));
    let mut ends = ends.into_iter();
    in_reading_windows(&mut driver, |driver, texts, place| {
        driver.open_record(&with_a_computer(342));
        driver.send(TableCommand::GoOn);
        driver.harness.run_steps(2);
        let end = ends.next().expect("as many windows");
        let buttons = buttons(driver);
        for hurries in [texts.say("bar-hurry"), texts.say("bar-plan")] {
            assert!(buttons.iter().any(|(name, _)| *name == hurries), "{place}: {hurries} is there");
        }
        let there: Vec<_> = buttons.iter().filter(|(_, rect)| rect.intersects(end)).collect();
        assert!(there.is_empty(), "{place}: {there:?} where a turn is ended, {end:?}");
    });
}

#[test]
fn a_question_before_points_are_lost_has_its_answers_in_a_row() {
    // In a turn, and in a scoring, where the answers are longest.
    let wastes = |actions: &usize| {
        let driver = Driver::open(SIZES[2], &cut(BASE, *actions));
        driver.state().scoring().is_some() && driver.would_waste()
    };
    let scoring = (386..460).find(wastes).expect("points are left in a scoring");
    for (actions, answer) in [(342, "waste-end"), (scoring, "waste-score")] {
        let mut driver = Driver::loud(SIZES[2], &cut(BASE, actions));
        driver.command(TableCommand::AskToEnd);
        assert!(driver.asks_to_end(), "{actions}");
        in_reading_windows(&mut driver, |driver, texts, place| {
            driver.harness.run_steps(4);
            let [yes, no] = [answer, "waste-go-on"].map(|key| driver.harness.get_by_label(&texts.say(key)).rect());
            assert!((yes.center().y - no.center().y).abs() < 1.0 && yes.right() < no.left(), "{place}: {yes} {no}");
        });
    }
}

#[test]
fn a_hint_moves_neither_the_board_nor_the_tab_and_what_can_be_done_with_it_is_in_sight() {
    let boards = std::cell::RefCell::new(Vec::new());
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2", "place c4 0"]));
    driver.show_tab(Tab::Log);
    everywhere(&mut driver, "before a hint", |driver, _| {
        boards.borrow_mut().push(driver.board_rect());
        Vec::new()
    });
    driver.hint();
    driver.run();
    assert!(driver.advice().is_some());
    let boards = std::cell::RefCell::new(boards.into_inner().into_iter());
    everywhere(&mut driver, "a hint", |driver, texts| {
        let mut wrong = misplaced(driver, &said(texts, &["hint-play", "hint-close", "bar-undo"]));
        let (before, now) = (boards.borrow_mut().next(), Some(driver.board_rect()));
        wrong.extend((before != now).then(|| format!("the board was at {before:?} and is at {now:?}")));
        let tab = driver.tab(&Tab::ALL);
        wrong.extend((tab != Tab::Log).then(|| format!("{tab:?} is in front")));
        let heading = texts.with("hint-heading", &[("name", driver.name(Seat::ALL[0]).into())]);
        let window = driver.harness.ctx.content_rect();
        let is_told = driver.written().iter().any(|(text, clip)| {
            let rect = text.visual_bounding_rect();
            text.galley.text() == heading && clip.intersect(window).expand(1.0).contains_rect(rect)
        });
        wrong.extend((!is_told).then(|| format!("“{heading}” cannot be read")));
        wrong
    });
}
