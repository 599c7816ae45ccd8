//! Companion mode: chance is entered by pictures, dice face by face, and what one player alone sees at that player's cover.

use egui::accesskit::Role;
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::chac::command::Ask;
use tikal::app::table::TableCommand;
use tikal::chac::{Action, Phase, Purpose};
use tikal::words::chac::nouns;
use tikal::words::{Language, Texts};

use super::window::{ask, at, by_hand, chac, lift, play_by_hand, put_away};
use crate::driver::Driver;

/// Enters what chance did by the pictures beside the board: the first of what is possible. What the viewer cannot know may
/// be refused: another one holds that treasure.
fn enter(driver: &mut Driver) {
    let steps = chac(driver).steps();
    for index in 0..chac(driver).legal().len() {
        enter_as(driver, index);
        if chac(driver).steps() > steps {
            return;
        }
    }
}

fn enter_as(driver: &mut Driver, index: usize) {
    let texts = Texts::new(Language::English);
    let (rules, state) = (super::window::rules(), *chac(driver).state());
    if let Phase::Roll(purpose) = state.phase() {
        for die in 0..state.roll_count(&rules, purpose) {
            driver.click(&nouns::die(&texts, 1 + die % 6));
        }
        return;
    }
    let name = match chac(driver).legal()[index] {
        Action::Trap(number) => nouns::number(&texts, number, true),
        Action::Deal(who) => nouns::able_adventurer(&texts, &rules, who),
        Action::Draw(value) => match state.phase() {
            Phase::Draw(deck) => nouns::treasure(&texts, tikal::chac::Card::new(deck, value)),
            phase => panic!("{phase:?}"),
        },
        Action::Clue(glyph) | Action::Lay(glyph) => nouns::glyph(&texts, glyph),
        Action::Read(number) | Action::Turn(number) => nouns::number(&texts, number, state.is_trapped(number)),
        Action::Wall(card) => nouns::wall_card(&texts, card),
        Action::Chest(pips) => nouns::die(&texts, pips),
        action => panic!("{action:?} is not chance"),
    };
    let is_it = |node: &AccessKitNode| node.role() == Role::Button && node.label().as_deref() == Some(&name);
    driver.harness.get(by().predicate(is_it)).click_accesskit();
    driver.run();
}

#[test]
fn a_round_is_played_with_chance_by_hand() {
    let mut driver = at(by_hand(2, &[0, 1]));
    assert!(driver.shows("Enter the clue of zone 1"));
    let mut entered = 0;
    for _ in 0..120 {
        if chac(&driver).state().round() > 1 {
            break;
        }
        lift(&mut driver);
        let steps = chac(&driver).steps();
        if chac(&driver).chance_by_hand() {
            enter(&mut driver);
            entered += 1;
        } else {
            let legal = chac(&driver).legal().to_vec();
            let search = legal.iter().find(|action| **action == Action::Search);
            let step = legal.iter().rfind(|action| matches!(action, Action::Step(_)));
            let action = *search.or(step).unwrap_or(legal.last().unwrap());
            play_by_hand(&mut driver, action);
        }
        assert!(chac(&driver).steps() > steps, "{:?} {:?}", chac(&driver).state().phase(), chac(&driver).notice());
    }
    assert!(chac(&driver).state().round() > 1 && entered > 10, "{entered}");
}

#[test]
fn what_one_player_alone_sees_is_entered_at_that_players_cover() {
    let texts = Texts::new(Language::English);
    let secrets: [fn(Phase) -> bool; 2] =
        [|phase| matches!(phase, Phase::Draw(_)), |phase| matches!(phase, Phase::Clue(_))];
    for secret in secrets {
        let mut driver = put_away(2, &[0, 1], |state| secret(state.phase()));
        let (seat, phase) = (chac(&driver).state().seat(), chac(&driver).state().phase());
        let mut all = Vec::new();
        chac(&driver).state().outcomes(&super::window::rules(), &mut all);
        let outcomes: Vec<String> = all
            .into_iter()
            .filter_map(|(action, _)| match (action, phase) {
                (Action::Draw(value), Phase::Draw(deck)) => {
                    Some(nouns::treasure(&texts, tikal::chac::Card::new(deck, value)))
                }
                (Action::Clue(glyph), _) => Some(nouns::glyph(&texts, glyph)),
                _ => None,
            })
            .collect();
        let offers = |driver: &Driver| {
            let is_it = |node: &AccessKitNode| {
                node.role() == Role::Button && node.label().is_some_and(|label| outcomes.contains(&label))
            };
            driver.harness.query_all(by().predicate(is_it)).count()
        };
        assert!(chac(&driver).covered_for() == Some(seat) && offers(&driver) == 0, "{phase:?}");
        lift(&mut driver);
        assert!(chac(&driver).sitting().viewer() == Some(seat) && offers(&driver) > 3, "{phase:?}");
        enter(&mut driver);
        assert_eq!(chac(&driver).state().phase(), Phase::Act, "{phase:?}");
    }
}

#[test]
fn dice_are_entered_face_by_face_taken_out_and_corrected() {
    let mut driver = at(by_hand(2, &[0, 1]));
    for _ in 0..40 {
        if chac(&driver).state().phase() == Phase::Roll(Purpose::Actions) {
            break;
        }
        lift(&mut driver);
        if chac(&driver).chance_by_hand() {
            enter(&mut driver);
        } else {
            let first = chac(&driver).legal()[0];
            ask(&mut driver, Ask::Play(first));
        }
    }
    assert!(driver.shows("Enter the 5 dice"));
    driver.click("die 2");
    driver.click("die 6");
    assert_eq!(chac(&driver).entered_faces(), [2, 6]);
    driver.harness.run_steps(60);
    driver.click("Take out: die 2");
    assert_eq!(chac(&driver).entered_faces(), [6]);
    for _ in 0..4 {
        driver.click("die 5");
    }
    let dice: Vec<u8> = chac(&driver).state().dice().faces().collect();
    assert_eq!(dice, [5, 5, 5, 5, 6]);
    // What was entered wrongly is corrected.
    let last = chac(&driver).steps() - 1;
    driver.execute(TableCommand::Correct(last).into());
    assert_eq!(chac(&driver).state().phase(), Phase::Roll(Purpose::Actions));
}
