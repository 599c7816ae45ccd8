//! Entries and actions of a game on a real table are put right or taken out later, and the rest is played again as far as it
//! is legal: told what is left out, taken back as a whole, kept whatever happens.

use std::sync::Arc;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable, by};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tikal::app::Services;
use tikal::app::tikal::command::TableCommand;
use tikal::game::{Actor, DealerDef, Game, Player, RecordOptions, Rules, SeatRecord, Session, text_of};
use tikal::library::{Library, Shipped, TikalLibrary, open_record, replay_record};
use tikal::sitting::Sitting;
use tikal::tikal::State;
use tikal::{chac, legend};

use crate::driver::{Driver, by_hand, scratch};

const SIZE: [f32; 2] = [1280.0, 900.0];
/// Ana lets the wrong piece enter in her first turn; Ben plays on.
const GAME: [&str; 7] = ["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5", "end", "draw A3", "end"];

// ---- In random games of every game ---------------------------------------------------------------------

/// A game of this many people with chance by hand.
fn sitting<G: Game>(rules: &Arc<G::Rules>, players: u8) -> Sitting<G> {
    let start = G::new(rules, players, &G::Setup::default());
    let (session, _) = Session::new(Arc::clone(rules), start, DealerDef::Manual);
    let colours = rules.colours();
    let seat = |index: usize| SeatRecord {
        name: format!("Player {index}"),
        colour: colours[index].clone(),
        player: Player::Human,
    };
    Sitting::new(session, (0..usize::from(players)).map(seat).collect(), RecordOptions::default())
}

/// The states before each of these actions and after the last one that is legal.
fn played<G: Game>(rules: &Arc<G::Rules>, players: u8, actions: &[G::Action]) -> Session<G> {
    let start = G::new(rules, players, &G::Setup::default());
    let (session, stopped) = Session::replay(Arc::clone(rules), start, DealerDef::Manual, actions);
    assert_eq!(stopped, None, "every action of it is legal");
    session
}

/// Replaces a random earlier action in random games by another one and plays the rest again.
fn replace_at_random<G: Game + Shipped>(seed: u64) {
    let library = Library::<G>::built_in();
    let rules = library.find(G::STANDARD).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut dropped, mut kept_later) = (0, 0);
    for _ in 0..12 {
        let players = random.random_range(rules.players());
        let mut game = sitting::<G>(rules, players);
        let mut actions: Vec<G::Action> = Vec::new();
        for _ in 0..random.random_range(20..160) {
            let session = played::<G>(rules, players, &actions);
            let mut legal = Vec::new();
            session.state().legal_actions(rules, &mut legal);
            if legal.is_empty() {
                break;
            }
            actions.push(legal[random.random_range(0..legal.len())]);
            game.play(actions[actions.len() - 1]).unwrap();
        }
        let before = game.record();
        let index = random.random_range(0..actions.len());
        let prefix = played::<G>(rules, players, &actions[..index]);
        let mut others = Vec::new();
        prefix.state().legal_actions(rules, &mut others);
        others.retain(|&other| other != actions[index]);

        assert!(game.can_replace(index) && game.amend(index, index + 1));
        assert_eq!((game.steps(), game.amending().unwrap().later()), (index, actions.len() - index - 1));
        assert!(!game.can_change(0), "one thing at a time");
        let mut wanted: Vec<G::Action> = actions[..index].to_vec();
        if !others.is_empty() {
            let other = others[random.random_range(0..others.len())];
            game.play(other).unwrap();
            wanted.push(other);
        }
        assert!(game.play_rest());

        // What stays is worked out anew: every later action that is legal, and of whoever decided it.
        let former = played::<G>(rules, players, &actions);
        let mut state = played::<G>(rules, players, &wanted).state().clone();
        let mut left_out = Vec::new();
        for (action, then, _) in former.plies_from(index + 1) {
            let is_asked = state.actor() == then.actor();
            if is_asked && state.apply(rules, action, &mut Vec::new()).is_ok() {
                wanted.push(action);
            } else {
                left_out.push(action);
            }
        }
        let fresh = played::<G>(rules, players, &wanted);
        let texts: Vec<String> = wanted.iter().map(|&action| text_of::<G>(rules, action)).collect();
        assert_eq!(game.record().actions, texts);
        assert!(game.public_view().state() == tikal::game::View::of(fresh.state(), None).state());
        let outcome = game.amended().unwrap().outcome().unwrap().clone();
        assert_eq!((outcome.dropped, outcome.first.is_some()), (left_out.len(), !left_out.is_empty()));
        dropped += left_out.len();
        kept_later += wanted.len() - index;

        // It is itself taken back.
        game.retreat();
        assert!(game.restore() && game.amended().is_none());
        assert_eq!(game.record(), before);
    }
    assert!(dropped > 0 && kept_later > 0, "{dropped} left out, {kept_later} kept");
}

#[test]
fn after_an_action_was_replaced_a_game_is_that_of_the_actions_that_stay() {
    replace_at_random::<State>(1);
    replace_at_random::<legend::State>(2);
    replace_at_random::<chac::State>(3);
}

// ---- In the window -------------------------------------------------------------------------------------

fn lines(driver: &Driver) -> Vec<String> {
    driver.actions().into_iter().map(|action| text_of::<State>(driver.rules(), action)).collect()
}

/// The names of the widgets that begin with `start`.
fn named(driver: &Driver, start: &str) -> Vec<String> {
    let is_named = |label: Option<String>| label.is_some_and(|label| label.starts_with(start));
    let found = driver.harness.query_all(by().predicate(|node| is_named(node.label())));
    found.filter_map(|node| node.accesskit_node().label()).collect()
}

/// Ana's and Ben's first turns: Ben places his tile where there is room.
fn game(services: Services) -> Driver {
    let mut driver = Driver::open_with(SIZE, &by_hand(&GAME[..6]), services);
    driver.act(driver.legal()[0]);
    driver.play("end");
    driver
}

/// Opens the question about a line of the log by a secondary click.
fn ask_about(driver: &mut Driver, start: &str, title: &str) {
    let line = named(driver, start);
    driver.harness.get_by_label(&line[0]).click_secondary();
    driver.run();
    driver.click(title);
}

#[test]
fn what_was_played_in_a_turn_that_is_over_is_put_right_and_the_rest_played_again() {
    let mut driver = game(Services::for_tests());
    let before = lines(&driver);
    ask_about(&mut driver, "Line 8,", "Change this step…");
    assert_eq!(driver.correcting(), Some(7));
    driver.click("Leave it");
    driver.command(TableCommand::AskToCorrect(2));
    assert!(driver.shows("Change what was played?") && driver.shows("5 actions since are played again"));
    driver.click("Put it right, then play the rest again");
    assert_eq!(lines(&driver), before[..2]);
    assert!(driver.shows("To be put right: enter explorer a5") && driver.shows("then the 5 actions after it"));
    driver.play("enter leader a5");
    driver.click("Play the rest again");
    let wanted: Vec<String> =
        before.iter().enumerate().map(|(at, line)| if at == 2 { "enter leader a5" } else { line }.to_owned()).collect();
    assert_eq!(lines(&driver), wanted);
    assert!(driver.shows("All 5 actions after it were played again"));
    // As a whole it is taken back, by its button or by the key.
    driver.click("As it was before");
    assert_eq!(lines(&driver), before);
    assert!(!driver.shows("As it was before"));
    driver.command(TableCommand::TakeOut(2));
    assert_eq!(lines(&driver).len(), before.len() - 1);
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(lines(&driver), before);
    // So is what was only begun.
    driver.command(TableCommand::Amend(2));
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(lines(&driver), before);
}

#[test]
fn it_is_told_what_is_left_out_and_by_which_rule() {
    let mut driver = game(Services::for_tests());
    let before = lines(&driver);
    // Without its place the tile is still in hand, and nothing else of the turn can be played.
    driver.command(TableCommand::TakeOut(1));
    assert_eq!(lines(&driver), before[..1]);
    assert!(driver.shows("of the 6 actions after it were left out") && driver.shows("First Ana: “enter explorer a5”."));
    assert!(driver.shows("(T"), "with the number of the rule");
    driver.play("place c4 0");
    assert!(!driver.shows("were left out"), "once somebody plays on, it is no news");
}

#[test]
fn a_wrong_draw_is_entered_anew_and_the_rest_follows_at_once() {
    let mut driver = game(Services::for_tests());
    let before = lines(&driver);
    driver.look_back(Some(1));
    driver.click_starting("Correct: Ana draws A2");
    driver.click("Put it right, then play the rest again");
    assert!(driver.chance_by_hand() && driver.steps() == 0);
    driver.play("draw A4");
    let now = lines(&driver);
    assert_eq!((now[0].as_str(), &now[2..4], now.len() > 4), ("draw A4", &before[2..4], true), "{now:?}");
}

#[test]
fn from_a_line_of_the_log_it_is_reached_by_keyboard() {
    let mut driver = game(Services::for_tests());
    let line = named(&driver, "Line 3,");
    driver.harness.get_by_label(&line[0]).focus();
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.shows("Change: Ana"), "the step that is looked at can be changed");
    driver.starting("Change: Ana").focus();
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(driver.correcting(), Some(2));
    driver.let_go();
    assert_eq!(driver.correcting(), None);
    // Everything after it can go, too.
    driver.command(TableCommand::AskToCorrect(2));
    driver.click("Go back there and play on from it");
    assert_eq!(driver.steps(), 2);
    driver.click("Redo");
}

#[test]
fn nothing_is_lost_if_the_program_ends_meanwhile() {
    let folder = scratch();
    let services = Services { games: Some(folder.path().to_owned()), keeps: true, ..Services::for_tests() };
    let mut driver = game(services);
    let before = lines(&driver);
    let file = driver.game_file().expect("the game has a file");
    let kept = || {
        let game = open_record::<State>(&file, &TikalLibrary::built_in()).expect("its file can be read");
        assert_eq!(game.damage, None);
        game.session.actions().map(|action| text_of::<State>(game.session.rules(), action)).collect::<Vec<_>>()
    };
    driver.command(TableCommand::Amend(2));
    driver.play("enter leader a5");
    assert!(driver.is_kept());
    assert_eq!(kept(), before, "until the rest is played again, the file has the game as it was");
    driver.command(TableCommand::PlayRest);
    assert!(driver.is_kept());
    let now = lines(&driver);
    assert!(now != before && now.len() == before.len());
    assert_eq!(kept(), now);
    driver.command(TableCommand::Restore);
    assert!(driver.is_kept());
    assert_eq!(kept(), before);
    driver.play_action(driver.next_action());
    assert!(driver.is_kept());
    assert_eq!(kept(), lines(&driver), "and it goes on from there");
}

#[test]
fn a_computers_step_is_not_replaced_but_taken_out_and_computers_wait_meanwhile() {
    let computer = "colour: \"orange\", player: Computer(\"random\"))";
    let record = by_hand(&GAME[..5]).replace("colour: \"orange\")", computer);
    let mut driver = Driver::open_with(SIZE, &record, Services::for_tests());
    driver.play("draw A3");
    let (before, own) = (lines(&driver), 6);
    assert!(before.len() > own + 1, "the computer has played on: {before:?}");
    driver.command(TableCommand::AskToCorrect(own));
    assert!(!driver.has("Put it right, then play the rest again") && driver.has("Take it out, play the rest again"));
    driver.click("Leave it");
    driver.command(TableCommand::Amend(3));
    driver.play("end");
    driver.play("draw A3");
    assert_eq!(driver.steps(), 5, "the computer waits");
    assert!(driver.shows("The computer waits"));
    driver.command(TableCommand::Restore);
    assert_eq!(lines(&driver), before);
    assert!(replay_record::<State>(&driver.record().write().unwrap(), &TikalLibrary::built_in()).is_ok());
}

#[test]
fn in_games_that_the_program_deals_nothing_earlier_is_changed() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    driver.act(driver.legal()[0]);
    driver.command(TableCommand::AskToCorrect(1));
    driver.command(TableCommand::Amend(1));
    assert_eq!((driver.correcting(), driver.steps()), (None, 2));
    assert_eq!(driver.state().actor(), Actor::Seat(driver.state().seat()));
}
