//! The words of the recap and the notices beside the board about scoring rounds, temples and exchanges are true, and
//! stay as long as they are news.

use super::*;

#[test]
fn the_recap_tells_through_whose_hands_a_temple_went() {
    let record = of_three(&[
        "draw A2",
        "place c4 0",
        "enter explorer a5",
        "move explorer a5 a4",
        "end",
        "draw A1",
        "place c3 0",
        "enter leader a5",
        "move leader a5 a4",
        "end",
        "draw A3",
    ]);
    let mut driver = Driver::loud(SIZE, &record);
    place_anywhere(&mut driver);
    let actions =
        ["enter leader a5", "enter explorer a5", "move leader a5 a4", "move explorer a5 a4", "end", "draw A4"];
    for action in actions {
        let action = State::parse(driver.rules(), action).unwrap();
        driver.act(action);
    }
    let recap = driver.recap().unwrap();
    assert_eq!(recap.own.temples.len(), 1);
    assert_eq!((&recap.own.temples[0].before, &recap.own.temples[0].after), (&vec![Seat::ALL[0]], &vec![Seat::ALL[2]]));
    assert_eq!(recap.own.temples[0].between, [Seat::ALL[1]]);
    driver.unfold_recap();
    assert!(driver.shows("The temple on a4 (2) changed hands: Ana → Ben → Cid"));
}

#[test]
fn the_recap_tells_whose_a_temple_was_in_words_that_are_true_of_whoever_did_nothing() {
    let begun = ["draw A2", "place c4 0", "enter explorer a5", "move explorer a5 a4", "end", "draw A1", "place c3 0"];
    // Ben comes to the temple of Ana, and neither has more.
    let even = ["enter explorer a5", "move explorer a5 a4", "end", "draw A3"];
    // He takes it with his leader, and walks away in his next turn.
    let left = ["enter leader a5", "move leader a5 a4", "end", "draw A3"];
    let [named_lost, lost] = ["Ana no longer controls", "You no longer control"]
        .map(|start| format!("{start} the temple on a4 (2), nor does anybody else"));
    let [named_from, from] =
        ["Ana now controls", "You now control"].map(|start| format!("{start} the temple on a4 (2); Ben did before"));
    for (actions, leaves, lines) in [(even, false, [named_lost, lost]), (left, true, [named_from, from])] {
        let mut driver = Driver::loud(SIZE, &by_hand(&[&begun[..], &actions[..]].concat()));
        if leaves {
            for played in [&["end", "draw A4"][..], &["move leader a4 a5", "end", "draw A5"][..]] {
                place_anywhere(&mut driver);
                for action in played {
                    let action = State::parse(driver.rules(), action).unwrap();
                    driver.act(action);
                }
            }
        }
        driver.unfold_recap();
        assert!(driver.shows(&lines[0]), "{}", lines[0]);
        // The only person here is addressed.
        let mut record = driver.record();
        record.seats[1].player = Player::Computer("adept".to_owned());
        let mut driver = Driver::loud(SIZE, &record.write().unwrap());
        driver.unfold_recap();
        assert!(driver.shows(&lines[1]) && !driver.shows(&lines[0]), "{}", lines[1]);
    }
}

#[test]
fn a_line_of_the_recap_marks_the_temple_that_it_names() {
    // A temple that was taken, and one that was guarded.
    let entered = ["draw A2", "place c4 0", "enter leader a5", "move leader a5 a4"];
    for (more, line) in [
        (&[][..], "Ana controls the temple on a4 (2)"),
        (&["guard a4 leader"][..], "Ana guards the temple on a4 (2): it stays theirs for good"),
    ] {
        let mut driver = Driver::loud(SIZE, &by_hand(&[&entered[..], more, &["end", "draw A1"]].concat()));
        driver.harness.remove_cursor();
        driver.unfold_recap();
        let marks = |driver: &Driver| driver.names_on_board().iter().any(|(name, _)| name == "a4");
        assert!(driver.recap().is_some() && !marks(&driver));
        let is_line = |node: &AccessKitNode| node.value().as_deref() == Some(line);
        let lines: Vec<_> = driver.harness.query_all(by().role(egui::Role::Label).predicate(is_line)).collect();
        assert_eq!(lines.len(), 1, "{line}");
        lines[0].hover();
        driver.run();
        assert!(marks(&driver), "{line}");
        driver.harness.remove_cursor();
        driver.run();
        assert!(!marks(&driver), "{line}");
    }
}

#[test]
fn a_scoring_round_is_announced_beside_the_board_and_so_is_what_it_brought() {
    let mut record = TikalRecord::read(BASE).unwrap();
    for seat in &mut record.seats {
        seat.player = Player::Human;
    }
    record.dealer = DealerDef::Manual;
    let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    let scores: Vec<bool> = game.session.plies().map(|(_, before, _)| before.scoring().is_some()).collect();
    let begin = scores.iter().position(|&scores| scores).unwrap();
    let end = begin + scores[begin..].iter().position(|&scores| !scores).unwrap();
    let actions: Vec<Action> = game.session.plies().map(|(action, ..)| action).collect();
    // Right before the volcano is drawn.
    record.actions.truncate(begin - 1);
    let mut driver = Driver::loud(SIZE, &record.write().unwrap());
    assert!(!driver.shows("Everybody in turn plays"));
    let play = |driver: &mut Driver, action| driver.act(action);
    play(&mut driver, actions[begin - 1]);
    let first = driver.acting_name();
    let told =
        format!("Scoring round: {first} drew a volcano. Everybody in turn plays 10 points and scores, {first} first");
    assert!(driver.shows(&told), "{told}");
    // It stays while nobody plays on, whatever is clicked beside it.
    driver.harness.run_steps(60);
    let pos = driver.card_rect(Seat::ALL[0]).unwrap().center();
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
    }
    driver.run();
    assert!(driver.shows(&told));
    // The log says it too.
    driver.show_tab(Tab::Log);
    assert!(driver.shows("A scoring round begins"));
    // Escape closes it and nothing else; so would its button, and the next action.
    assert!(driver.has("Close what is announced"));
    driver.press(egui::Modifiers::NONE, egui::Key::Escape);
    assert!(!driver.shows("Everybody in turn plays") && driver.app().screen() == Screen::Table);
    for &action in &actions[begin..end] {
        play(&mut driver, action);
    }
    let round = driver.rounds().last().unwrap().scores.clone();
    let scored = round.iter().map(|score| format!("{}: +{}", driver.name(score.seat), score.points));
    let over = format!("The scoring round is over: {}", scored.collect::<Vec<_>>().join(" · "));
    assert!(driver.shows(&over), "{over}");
    driver.harness.run_steps(60);
    assert!(driver.shows(&over), "it stays until somebody plays on");
    // Whoever acts next is told it in the recap as well.
    assert_eq!(driver.recap().unwrap().own.scored.len(), round.len());
    play(&mut driver, actions[end]);
    assert!(!driver.shows("The scoring round is over"));
}

#[test]
fn what_a_person_scored_is_said_until_anybody_plays_on() {
    let mut record = TikalRecord::read(BASE).unwrap();
    let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    let plies: Vec<_> = game.session.plies().map(|(action, before, _)| (action, *before)).collect();
    // Where the first of them has scored, and another one acts.
    let ends = |(action, before): &(Action, State)| before.scoring().is_some() && *action == Action::End;
    let scored = plies.iter().position(ends).unwrap();
    let person = plies[scored].1.seat();
    record.hash = None;
    for (seat, player) in Seat::ALL.into_iter().zip(record.seats.iter_mut().map(|seat| &mut seat.player)) {
        *player = if seat == person { Player::Human } else { Player::Computer("random".to_owned()) };
    }
    for (actions, is_said) in [(scored + 1, true), (scored + 2, false)] {
        let mut cut = TikalRecord::read(&record.write().unwrap()).unwrap();
        cut.actions.truncate(actions);
        let driver = Driver::loud(SIZE, &cut.write().unwrap());
        assert!(driver.stands_still() && driver.state().scoring().is_some());
        assert_eq!(driver.shows("You score"), is_said, "after {actions} actions");
    }
}

#[test]
fn a_volcano_that_started_a_scoring_is_shown_until_it_is_placed() {
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::Restart(LessonId::Volcano.into()).into());
    assert!(driver.state().hand().is_none() && driver.state().scoring().is_some());
    assert!(driver.shows("Tile in hand: ") && driver.shows("Placed once everybody has scored"));
    assert!(!driver.has("Turn the tile clockwise"), "it cannot be turned yet, and looks the same in every rotation");
}

/// A game of four in which much is exchanged.
const EXCHANGED: &str = include_str!("../records/format-1/classic-4-auction.tikal");

#[test]
fn the_recap_names_both_treasures_of_an_exchange_that_somebody_made_with_one() {
    let mut record = TikalRecord::read(EXCHANGED).unwrap();
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.dealer = DealerDef::Manual;
    let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    let plies: Vec<(Action, State)> = game.session.plies().map(|(action, before, _)| (action, *before)).collect();
    let mut told = 0;
    for (index, &(action, before)) in plies.iter().enumerate() {
        let Action::Exchange { give, with, take } = action else { continue };
        // When the other one decides next.
        let asked = plies[index..].iter().position(|(_, state)| state.actor() == Actor::Seat(with)).unwrap() + index;
        let mut cut = TikalRecord::read(&record.write().unwrap()).unwrap();
        cut.actions.truncate(asked);
        let mut driver = Driver::loud(SIZE, &cut.write().unwrap());
        let recap = driver.recap().unwrap();
        let expected = Exchanged { by: before.seat(), lost: take, got: give };
        assert!(recap.own.exchanged.contains(&expected), "{index}: {:?}", recap.own.exchanged);
        driver.show_tab(Tab::Table);
        driver.command(TableCommand::OpenRecap);
        let name = |seat: Seat| driver.name(seat);
        let kinds = &driver.rules().def().treasures.kinds;
        let kind = |kind: tikal::tikal::Treasure| kinds[kind.index()].name.get("en").to_owned();
        let said = format!("{} has taken {} from {}", name(before.seat()), kind(take), name(with));
        assert!(driver.shows(&said) && driver.shows(&format!("and given {} for it", kind(give))), "{said}");
        told += 1;
        if told == 3 {
            return;
        }
    }
    panic!("{told} exchanges were told");
}

#[test]
fn what_a_scoring_would_bring_is_not_shown_beside_a_score_that_has_it_already() {
    let mut driver = Driver::open(SIZE, BASE);
    let last = driver.steps();
    let mut seen = [0; 3];
    for step in 340..last {
        driver.look_back(Some(step));
        let state = driver.shown();
        let events = driver.events(step - 1);
        let ends = events.iter().any(|event| matches!(event, tikal::tikal::Event::Scored { .. }));
        let all = if ends { state.seats().to_vec() } else { Vec::new() };
        let in_round =
            |scoring: &tikal::tikal::Scoring| scoring.order.as_slice()[..usize::from(scoring.index)].to_vec();
        let scored: Vec<Seat> = state.scoring().map_or(all, in_round);
        seen[0] += usize::from(state.scoring().is_none() && scored.is_empty());
        seen[1] += usize::from(state.scoring().is_some() && !scored.is_empty());
        seen[2] += usize::from(state.scoring().is_none() && !scored.is_empty());
        for &seat in state.seats() {
            let card = driver.card_rect(seat).unwrap();
            let is_worth = |text: &str| text.strip_prefix('+').is_some_and(|rest| rest.parse::<u32>().is_ok());
            let written = driver.written();
            let on_card = written.iter().filter(|(text, _)| card.contains_rect(text.visual_bounding_rect()));
            let shown = on_card.filter(|(text, _)| is_worth(text.galley.text())).count();
            let expected = usize::from(!scored.contains(&seat));
            assert_eq!(shown, expected, "{seat:?} after {step}, {scored:?} have scored");
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "before, within and right after a round: {seen:?}");
}

#[test]
fn a_scoring_round_long_over_is_not_told_again_after_a_hint() {
    let mut record = TikalRecord::read(BASE).unwrap();
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.actions.truncate(342);
    let mut driver = Driver::loud(SIZE, &record.write().unwrap());
    assert!(!driver.rounds().is_empty() && !driver.shows("The scoring round is over"));
    driver.hint();
    driver.run();
    assert!(driver.advice().is_some());
    driver.command(TableCommand::DropPlan);
    driver.run();
    assert!(!driver.shows("The scoring round is over"));
}

#[test]
fn what_a_key_chooses_below_a_recap_comes_into_sight() {
    let mut driver = Driver::loud(
        SIZE,
        &by_hand(&["draw A2", "place c4 0", "enter explorer a5", "move explorer a5 a4", "end", "draw A1"]),
    );
    let (window, scale) = (egui::vec2(853.0, 507.0), 1.0);
    driver.harness.set_size(window * scale);
    driver.run();
    place_anywhere(&mut driver);
    assert!(driver.opens_recap(), "the recap is open");
    let place = |driver: &Driver| driver.starting("Temples: who controls them").rect();
    let bottom = driver.board_rect().bottom();
    assert!(place(&driver).bottom() > bottom, "it is out of sight: {:?} of {bottom}", place(&driver));
    driver.press(egui::Modifiers::NONE, egui::Key::L);
    driver.harness.run_steps(30);
    assert_eq!(driver.side(), tikal::app::tikal::table::Side::TEMPLES);
    assert!(place(&driver).bottom() + 40.0 < bottom, "{:?} of {bottom}", place(&driver));
}
