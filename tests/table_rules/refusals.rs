//! Refusals: each has words in every language and a rule at which the rulebook opens, says the truth, and the remedy
//! that it names works.

use std::collections::BTreeSet;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::tikal::command::{Ask, TableAsk};
use tikal::app::tikal::rulebook::book;
use tikal::app::tikal::table::{Hindrance, Notice, Selection, TikalNotice};
use tikal::game::Seat;
use tikal::hex::{Cell, Direction, Rotation};
use tikal::tikal::{Action, Illegal, Phase, Purchase, Rule, State, TileId, TileKind, Treasure, Variant};
use tikal::words::rulebook::Book;
use tikal::words::{Language, Texts};

use super::games::{Choice, Kind, PIECES, chance, halved, kind_on, play_on, strength, told};
use crate::driver::{Driver, by_hand};

/// T4.2 and T4.3: whether a tile that lies like this on an empty cell beside others can be reached.
fn joins(rules: &Variant, state: &State, tile: TileId, cell: Cell, rotation: Rotation) -> bool {
    let tile = rules.tile(tile);
    Direction::ALL.into_iter().any(|side| {
        let Some(next) = rules.layout().neighbour(cell, side) else { return false };
        let Some(other) = state.tile(next).map(|other| rules.tile(other)) else { return false };
        let slabs = tile.slabs.towards(rotation, side) + other.slabs.towards(state.rotation(next), side.opposite());
        tile.kind == TileKind::Volcano || (other.kind != TileKind::Volcano && slabs > 0)
    })
}

/// Sixths of a full turn, whichever way is shorter.
fn sixths(from: Rotation, to: Rotation) -> usize {
    let clockwise = (to.index() + 6 - from.index()) % 6;
    clockwise.min(6 - clockwise)
}

/// Asserts that what a refusal says is true, and that the remedy that it names works.
fn is_true_and_cures(driver: &mut Driver, kind: &Kind, action: Option<Action>, why: Illegal) {
    let (state, rules) = (driver.state(), &kind.rules);
    let seat = state.seat();
    match (why, action) {
        (Illegal::NotEnoughPoints { need, have, .. }, action) => {
            assert!(have == state.points() && need > have);
            let enough = |points: u8| match action {
                Some(action) => state.with_points(points).check(rules, action),
                None => state.with_points(points).check_any_exchange(rules),
            };
            assert_eq!(enough(need), Ok(()), "{}: {action:?}", kind.name());
            assert!(enough(need - 1).is_err());
        }
        (Illegal::NoWayIn { cure, .. }, Some(Action::Place { cell, rotation })) => {
            let tile = state.hand().unwrap();
            let fits = |to: &Rotation| joins(rules, &state, tile, cell, *to);
            let smallest = Rotation::ALL.into_iter().filter(fits).map(|to| sixths(rotation, to)).min();
            assert_eq!(cure.map(|cure| sixths(rotation, cure)), smallest, "{}", kind.name());
            if let Some(cure) = cure {
                assert_eq!(state.check(rules, Action::Place { cell, rotation: cure }), Ok(()));
                for _ in 0..6 {
                    if driver.turned() != cure {
                        driver.send_ask(Ask::Turn { clockwise: true, over: Some(cell) });
                    }
                }
                assert_eq!(driver.turned(), cure, "R comes to it");
            }
        }
        (Illegal::NotStrongest { own, best, .. }, Some(Action::Guard { temple, .. })) => {
            let others = state.seats().iter().filter(|&&other| other != seat);
            let strongest = others.map(|&other| strength(rules, &state, temple, other)).max().unwrap();
            assert_eq!((own, best), (strength(rules, &state, temple, seat), strongest));
            assert!(own <= best);
        }
        (Illegal::TooFewPieces { need, have, .. }, Some(Action::Uncover(site) | Action::Dig(site))) => {
            assert_eq!((need, have), (state.worked(site) + 1, state.band(site, seat).pieces()));
            assert!(have < need);
        }
        (Illegal::NoTierLeft { tier }, Some(Action::Uncover(temple))) => {
            assert_eq!(tier, state.level(temple) + 1);
            assert_eq!(state.supply().get(usize::from(tier)).copied().unwrap_or(0), 0);
        }
        (Illegal::Guarded { owner, .. }, Some(Action::Uncover(temple) | Action::Guard { temple, .. })) => {
            assert_eq!(state.guard(temple).map(|(owner, _)| owner), Some(owner));
        }
        (Illegal::BidTooLow { least, .. }, _) => {
            assert!(state.check(rules, Action::Bid(least)).is_ok() || state.score(seat) < least);
        }
        (Illegal::BidAboveScore { score, .. }, _) => assert_eq!(score, state.score(seat)),
        (Illegal::NoPassage { .. }, Some(Action::Move { from, to, .. })) => {
            let side = rules.layout().side_towards(from, to).unwrap();
            assert_eq!(state.passage(from, side), None);
        }
        (Illegal::NoEntry { .. }, Some(Action::Move { to, .. })) => {
            assert!(kind_on(rules, &state, to).is_some_and(|kind| !kind.can_be_entered()));
        }
        _ => {}
    }
}

/// Actions that a player might try, most of them impossible.
fn tries(rules: &Variant, state: &State, turned: Rotation, random: &mut ChaCha8Rng) -> Vec<Action> {
    let cells: Vec<Cell> = rules.cells().into_iter().collect();
    let kinds = u8::try_from(rules.treasures().len()).unwrap();
    let own: Vec<Cell> = state.present(state.seat()).into_iter().collect();
    let mut tries = vec![
        Action::Bid(0),
        Action::Bid(state.score(state.seat()) + 1),
        Action::Pass,
        Action::Exchange {
            give: Treasure::ALL[usize::from(random.random_range(0..kinds))],
            with: *Seat::ALL.choose(random).unwrap(),
            take: Treasure::ALL[usize::from(random.random_range(0..kinds))],
        },
        Action::Choose(rules.deck().next().unwrap()),
    ];
    for _ in 0..6 {
        let cell = *cells.choose(random).unwrap();
        let piece = PIECES[random.random_range(0..2)];
        tries.push(Action::Place { cell, rotation: turned });
        tries.push(Action::Enter { piece, camp: cell });
        tries.extend([Action::Uncover(cell), Action::Dig(cell), Action::Camp(cell)]);
        tries.push(Action::Guard { temple: cell, piece });
        if let Some(&from) = own.choose(random) {
            let near: Vec<Cell> = rules.layout().adjacent(from).into_iter().collect();
            let next = near.choose(random).copied().unwrap_or(cell);
            tries.extend([cell, next].map(|to| Action::Move { piece, from, to }));
            tries.push(Action::Transfer { piece, from, to: cell });
            tries.extend([Action::Uncover(from), Action::Dig(from), Action::Camp(from)]);
            tries.push(Action::Guard { temple: from, piece });
        }
    }
    tries
}

/// The name of a refusal, without its numbers.
fn sort_of(why: Illegal) -> String {
    let told = format!("{why:?}");
    told.split([' ', '{']).next().unwrap_or_default().to_owned()
}

struct Look {
    language: Language,
    book: Book,
    /// Refusals that were looked at in the window, by language.
    seen: BTreeSet<(&'static str, String)>,
    /// Rules that were opened from a refusal, by language.
    opened: BTreeSet<(&'static str, String)>,
}

impl Look {
    fn speak(&mut self, driver: &mut Driver, kind: &Kind, language: Language) {
        let settings = Settings { language: Some(language), ..driver.app().settings() };
        driver.execute(Command::Set(settings));
        self.language = language;
        self.book = book(&kind.rules, None, kind.auction, &Texts::new(language)).unwrap();
    }

    fn rule_is_in_the_book(&self, kind: &Kind, rule: Rule) {
        let found = self.book.find(&rule.to_string());
        assert!(found.is_some(), "{} in {}: {rule}", kind.name(), self.language.code());
    }

    /// Executes a command that is refused, and reads the reason in the window.
    fn refusal(&mut self, driver: &mut Driver, kind: &Kind, command: TableAsk, sort: String) {
        driver.send(command);
        let notice = driver.notice().unwrap_or_else(|| panic!("{}: {command:?}", kind.name()));
        let rule = notice.rule();
        if let Some(rule) = rule {
            self.rule_is_in_the_book(kind, rule);
        } else {
            assert!(matches!(notice, Notice::Refused(Illegal::NoSuchSeat { .. })), "{notice:?} has no rule");
        }
        if !self.seen.insert((self.language.code(), sort)) {
            return;
        }
        driver.ask(Ask::Turn { clockwise: true, over: None });
        driver.send_ask(Ask::Turn { clockwise: false, over: None });
        driver.run();
        let before: BTreeSet<String> = told(driver).into_iter().collect();
        driver.send(command);
        driver.run();
        let new: Vec<String> = told(driver).into_iter().filter(|text| !before.contains(text)).collect();
        let is_words = |text: &&String| text.contains(' ') && !text.starts_with("Hex ");
        assert!(new.iter().any(|text| is_words(&text)), "{}: {notice:?} says nothing: {new:?}", kind.name());
        for text in &new {
            assert!(!text.contains(['{', '}', '$']), "{text}");
            let is_key = text.contains('-') && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
            assert!(!is_key && !text.trim().is_empty(), "{notice:?} has no words in {}: {text}", self.language.code());
        }
        // The rule is one click away.
        let number = rule.map(|rule| rule.to_string()).unwrap_or_default();
        if let Some(rule) = rule.filter(|_| self.opened.insert((self.language.code(), number.clone()))) {
            let reads = Texts::new(self.language).say("rules-of-refusal");
            let button = new.iter().find(|text| **text == reads);
            let button = button.unwrap_or_else(|| panic!("{}: no way to {rule} in {new:?}", kind.name())).clone();
            driver.click(&button);
            assert_eq!(driver.app().screen(), Screen::Rules);
            let section = driver.app().rulebook().section().unwrap();
            assert!(section.anchors.contains(&number), "{rule} opens {:?}", section.anchors);
            driver.execute(Command::Back);
            assert_eq!(driver.app().screen(), Screen::Table);
        }
    }
}

#[test]
fn every_refusal_has_words_and_a_rule_and_its_cure_cures() {
    let mut look =
        Look { language: Language::English, book: Book::default(), seen: BTreeSet::new(), opened: BTreeSet::new() };
    let mut tried = 0;
    for (seed, kind) in (600..).zip(halved()) {
        let mut driver = kind.open(seed, Choice::default());
        let (random, rules) = (&mut chance(seed), &kind.rules);
        let mut moment = 0;
        while driver.state().phase() != Phase::Over && moment < 24 {
            if moment % 4 == 0 {
                look.speak(&mut driver, &kind, Language::ALL[moment / 4 % Language::ALL.len()]);
            }
            moment += 1;
            let state = driver.state();
            let cells: Vec<Cell> = state.occupied().into_iter().collect();
            let aimed = *cells.choose(random).unwrap();
            if state.phase() == Phase::Act {
                driver.send_ask(Ask::Aim(aimed));
            }
            for offer in driver.offers() {
                let Err(hindrance) = offer.state else { continue };
                let sort = match hindrance {
                    Hindrance::Rule(why) => sort_of(why),
                    Hindrance::NoHex => format!("no hex: {:?}", offer.what),
                    Hindrance::Later(_) => panic!("only a lesson leaves {:?} to another", offer.what),
                };
                look.refusal(&mut driver, &kind, offer.command, sort);
            }
            let turned = driver.turned();
            for action in tries(rules, &state, turned, random) {
                let Err(why) = state.check(rules, action) else { continue };
                tried += 1;
                let action = match action {
                    // An earlier try may have left the tile turned.
                    Action::Place { cell, .. } => Action::Place { cell, rotation: driver.turned() },
                    other => other,
                };
                let Err(why_now) = state.check(rules, action) else { continue };
                look.refusal(&mut driver, &kind, TableAsk::Own(Ask::Play(action)), sort_of(why_now));
                assert_eq!(driver.notice(), Some(Notice::Refused(why_now)), "{why:?}");
                assert_eq!(driver.state(), state, "what is refused changes nothing");
                is_true_and_cures(&mut driver, &kind, Some(action), why_now);
            }
            // A walk that is too far for the chosen piece.
            let own: Vec<Cell> = state.present(state.seat()).into_iter().collect();
            if let Some(&from) = own.choose(random).filter(|_| state.phase() == Phase::Act) {
                let piece = PIECES.into_iter().find(|&piece| state.band(from, state.seat()).has(piece)).unwrap();
                driver.send_ask(Ask::Select(Some(Selection { cell: from, piece: Some(piece) })));
                let command = driver.refused_walk(from, piece, aimed);
                let in_reach = driver.reaches(aimed);
                if matches!(command, TableAsk::Own(Ask::TooFar(_))) && !in_reach && from != aimed {
                    look.refusal(&mut driver, &kind, command, "too far".to_owned());
                    if let Some(Notice::Own(TikalNotice::TooFar { need: Some(need), points, .. })) = driver.notice() {
                        assert!(need > points && points == state.points());
                    }
                }
            }
            driver.send_ask(Ask::Select(None));
            play_on(&mut driver, 13, random);
        }
    }
    assert!(tried > 5000 && look.opened.len() > 45, "{tried} {:?}", look.opened);
    for language in Language::ALL {
        let seen = look.seen.iter().filter(|(code, _)| *code == language.code()).count();
        assert!(seen > 25, "{}: {:?}", language.code(), look.seen);
    }
}

#[test]
fn without_a_piece_on_the_board_every_work_asks_for_one_whichever_hex_was_clicked() {
    let mut driver = Driver::open([1280.0, 800.0], &by_hand(&["draw A2", "place c4 0"]));
    let works = [Purchase::Uncover, Purchase::Dig, Purchase::Camp, Purchase::Guard];
    for cell in [None, Some("a5"), Some("c4"), Some("b4")] {
        let cell = cell.and_then(|name| driver.rules().layout().cell(name.parse().unwrap()));
        driver.select(cell.map(|cell| Selection { cell, piece: None }));
        let offers = driver.offers().into_iter().filter(|offer| works.contains(&offer.what));
        let reasons: Vec<_> = offers.map(|offer| offer.state).collect();
        assert!(reasons.len() > 4 && reasons.iter().all(|why| *why == Err(Hindrance::NoHex)), "{cell:?}: {reasons:?}");
    }
    driver.press(egui::Modifiers::NONE, egui::Key::D);
    driver.run();
    assert_eq!(driver.notice(), Some(Notice::Own(TikalNotice::NoHex(Purchase::Dig))));
    assert!(driver.shows("You have no piece on the board yet: let one enter first"));
}
