//! Tests of the words on refusals, things and what was done, over what random games bring.

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::findings::{self, Calling};
use super::{Choices, Named, ScenarioChoice, ScenarioId, forecast, nouns, refusals, told};
use crate::expedition::{TileName, Treasure};
use crate::game::{Actor, Game, Player, Seat, SeatRecord};
use crate::hex::{CellName, Rotation};
use crate::insight::legend::{Consequence, Insight, Order, consequences};
use crate::legend::{
    Action, Asked, CardId, Event, Illegal, Number, Phase, Piece, PowerId, Purchase, Rule, SLOTS, Setup, State, Variant,
    WrongSetup, check_text, validate,
};
use crate::words::shown::Shown;
use crate::words::syntax::tests::is_english;
use crate::words::{Language, Texts, Worded};

/// The game in the box.
pub fn box_game() -> Variant {
    check_text(include_str!("../../../variants/legend/legend.ron")).0.unwrap()
}

fn seats() -> Vec<SeatRecord> {
    let seat = |name: &str| SeatRecord { name: name.into(), colour: "red".into(), player: Player::Human };
    ["Zoé", "Ben", "Cleo", "Dan"].map(seat).into()
}

fn named<'a>(rules: &'a Variant, state: &'a State, seats: &'a [SeatRecord]) -> Named<'a> {
    Named { rules, shown: state, acting: state.seat(), seats, own: None, turned: Rotation::default() }
}

/// One refusal of each kind, and those that are told in several ways.
fn refusals() -> Vec<Illegal> {
    let cell: CellName = "c3".parse().unwrap();
    let other: CellName = "d4".parse().unwrap();
    let tile = TileName::Deck { group: 'B', number: 3 };
    let card = Number::read("17").unwrap();
    let kind = Treasure::ALL[3];
    let seat = Seat::from_index(1).unwrap();
    let rule = |chapter, number| Rule::new(chapter, number);
    let asked = [
        Asked::Deal,
        Asked::Card,
        Asked::Token,
        Asked::Draw,
        Asked::Draft,
        Asked::Turn,
        Asked::Act,
        Asked::ScoringAct,
        Asked::Reveal,
        Asked::Show,
        Asked::Nothing,
    ];
    let mut all: Vec<Illegal> = asked.into_iter().map(|asked| Illegal::OutOfPhase { asked }).collect();
    all.extend(Purchase::ALL.map(|what| Illegal::SwitchedOff { what }));
    all.extend(Purchase::ALL.map(|what| Illegal::NotEnoughPoints { what, need: 3, have: 0 }));
    for piece in Piece::ALL {
        all.push(Illegal::ReserveEmpty { piece, rule: rule(5, 1) });
        all.push(Illegal::NoneToRecruit { piece });
        all.push(Illegal::NoPieceThere { piece, cell, rule: rule(5, 2) });
    }
    for (chapter, number) in [(5, 8), (5, 10), (7, 5), (7, 9)] {
        all.push(Illegal::TooFewMembers { cell, need: 2, have: 1, rule: rule(chapter, number) });
    }
    all.extend([
        Illegal::NotAStep { rule: rule(7, 5) },
        Illegal::PowerDealt,
        Illegal::CardNotLeft { card },
        Illegal::TokenNotLeft { value: 9 },
        Illegal::NotDrawable { tile },
        Illegal::NotHidden { kind, rule: rule(10, 4) },
        Illegal::NotShown { cell },
        Illegal::NoSuchPlace { places: 3 },
        Illegal::PlaceTaken { owner: seat },
        Illegal::OrderDrafted,
        Illegal::TokenDrafted,
        Illegal::NoTokenThere { value: 9 },
        Illegal::NoTileThere { tile },
        Illegal::TilesDrafted,
        Illegal::NoCardThere { card },
        Illegal::CardsDrafted { most: 1 },
        Illegal::CardsDrafted { most: 3 },
        Illegal::NoSuchCard { card, rule: rule(3, 9) },
        Illegal::PlaceFree,
        Illegal::NoPlaceFree { places: 1 },
        Illegal::NoPlaceFree { places: 3 },
        Illegal::Permanent { card },
        Illegal::NoToken,
        Illegal::NotYourTile { tile },
        Illegal::NotThisTile { tile },
        Illegal::CellTaken { cell, rule: rule(4, 1) },
        Illegal::Dotted { cell },
        Illegal::NotDotted { cell },
        Illegal::NotFree { cell, rule: rule(4, 1) },
        Illegal::RepeatedRotation { rotation: Rotation::ALL[4], same_as: Rotation::ALL[1] },
        Illegal::NoAccess { cell },
        Illegal::HasPlace { tile },
        Illegal::TokenLeft,
        Illegal::TileLeft,
        Illegal::CardLeft { card },
        Illegal::PowerUsed,
        Illegal::PowerUseless,
        Illegal::NoLook,
        Illegal::NothingToLookAt,
        Illegal::NoLookInScoring,
        Illegal::NotEnoughPoints { what: Purchase::Guard, need: 5, have: 2 },
        Illegal::NotEnoughPoints { what: Purchase::Enter, need: 1, have: 0 },
        Illegal::NotEnoughSteps { need: 1, have: 0 },
        Illegal::NotEnoughSteps { need: 3, have: 1 },
        Illegal::NotOwnCamp { cell, what: Purchase::Enter },
        Illegal::NoCampThere { cell },
        Illegal::SameCell { cell, rule: rule(5, 4) },
        Illegal::NotNeighbours { from: cell, to: other },
        Illegal::NoPassage { from: cell, to: other },
        Illegal::BaseCamp { cell },
        Illegal::NoClearing { cell },
        Illegal::CampThere { cell, owner: seat },
        Illegal::NoCampLeft { limit: 1 },
        Illegal::NoCampLeft { limit: 2 },
        Illegal::CampLeft,
        Illegal::NoSide { cell },
        Illegal::SlabLeft,
        Illegal::NoSlabLeft,
        Illegal::NoSlabThere { cell },
        Illegal::SameSide,
        Illegal::NoTemple { cell, rule: rule(5, 8) },
        Illegal::Guarded { temple: cell, owner: seat, rule: rule(5, 8) },
        Illegal::NoTierLeft { tier: 7 },
        Illegal::UncoverLimit { temple: cell, limit: 2 },
        Illegal::SameTemple { temple: cell },
        Illegal::OtherCell { cell, rule: rule(7, 4) },
        Illegal::TooFewMembers { cell, need: 1, have: 0, rule: rule(5, 8) },
        Illegal::NoRuin { cell, rule: rule(5, 10) },
        Illegal::DigLimit { ruin: cell, limit: 2 },
        Illegal::NoGuardLeft { limit: 2 },
        Illegal::NotStrongest { temple: cell, own: 2, best: 3 },
        Illegal::ExchangeWithSelf,
        Illegal::SameKind { kind },
        Illegal::TooManyExchanged { most: 1 },
        Illegal::TooManyExchanged { most: 2 },
        Illegal::NotOwned { kind, have: 0 },
        Illegal::NotTheirs { seat, kind, have: 1 },
        Illegal::FewerOwned { seat, kind, own: 1, theirs: 2 },
        Illegal::NotMoreOwned { seat, kind },
        Illegal::NotInRuin { kind },
        Illegal::OtherStack,
        Illegal::Bound { what: "" },
        Illegal::NoSuchSeat { seat },
        Illegal::NoSuchCell,
        Illegal::NoSuchThing,
    ]);
    all
}

/// The names of an enum's variants, from its source.
fn variants_of(source: &str, name: &str) -> BTreeSet<String> {
    let body = source.split_once(&format!("pub enum {name} {{\n")).unwrap().1.split_once("\n}\n").unwrap().0;
    let is_name = |line: &&str| line.starts_with("    ") && line[4..].starts_with(|first: char| first.is_uppercase());
    body.lines().filter(is_name).map(|line| kind_of(line.trim())).collect()
}

/// The name of a value's variant, at the beginning of what it is written like.
fn kind_of(written: &str) -> String {
    written.chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// Nothing but words: no key, no value that is missing, and no English in another language.
fn assert_said(language: Language, said: &str) {
    let is_key = ["legend-", "step-", "kind-", "asked-", "chip-"].iter().any(|key| said.contains(key));
    assert!(!said.is_empty() && !is_key && !said.contains('$') && !said.contains("{ "), "{said}");
    assert!(language == Language::English || !is_english(said), "{said}");
}

#[test]
fn every_refusal_says_why_in_every_language() {
    let (rules, all) = (box_game(), refusals());
    let kinds: BTreeSet<String> = all.iter().map(|why| kind_of(&format!("{why:?}"))).collect();
    assert_eq!(kinds, variants_of(include_str!("../../legend/illegal.rs"), "Illegal"));
    let (state, seats) = (State::new(&rules, 3, &Setup::default()), seats());
    let game = named(&rules, &state, &seats);
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut said_before = BTreeSet::new();
        for why in &all {
            let reason = refusals::reason(&texts, &game, why);
            assert_said(language, &reason);
            assert!(said_before.insert(reason.clone()) || matches!(why, Illegal::NotEnoughPoints { .. }), "{reason}");
            let refusal = refusals::refusal(&texts, &game, why);
            assert_eq!(refusal != reason, why.rule().is_some(), "{refusal}");
        }
    }
}

#[test]
fn who_is_addressed_is_not_called_by_name() {
    let (rules, texts) = (box_game(), Texts::new(Language::English));
    let (state, seats) = (State::new(&rules, 3, &Setup::default()), seats());
    let owner = Seat::from_index(1).unwrap();
    let game = Named { own: Some(owner), ..named(&rules, &state, &seats) };
    let cell: CellName = "c3".parse().unwrap();
    for why in [Illegal::CampThere { cell, owner }, Illegal::Guarded { temple: cell, owner, rule: Rule::new(5, 8) }] {
        let reason = refusals::reason(&texts, &game, &why);
        assert!(reason.starts_with("You ") && !reason.contains("Ben"), "{reason}");
    }
}

#[test]
fn every_card_power_and_scenario_has_its_words() {
    let rules = box_game();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut said_before = BTreeSet::new();
        for card in (0..rules.cards().len() as u8).map(CardId::new) {
            assert!(said_before.insert(nouns::card(&texts, &rules, card)));
            let effect = rules.card(card).effect;
            let short = nouns::effect_short(&texts, &rules, effect);
            for said in [nouns::card_text(&texts, &rules, card), nouns::card_effect(&texts, &rules, card), short] {
                assert_said(language, &said);
            }
            assert_ne!(nouns::about_rule(effect.rule()), "legend-about-turns");
        }
        for tile in (0..rules.powers().len() as u8).map(PowerId::new) {
            assert!(said_before.insert(nouns::power_tile(&texts, &rules, tile)));
            (0..SLOTS as u8).for_each(|slot| assert_said(language, &nouns::power(&texts, &rules, tile, slot)));
        }
        for scenario in 0..rules.scenarios().len() {
            assert!(said_before.insert(nouns::scenario(&texts, &rules, scenario)));
            assert_said(language, &nouns::scenario_about(&texts, &rules, scenario));
        }
    }
}

#[test]
fn everything_that_is_done_in_a_game_is_told_in_every_language() {
    let (rules, seats) = (box_game(), seats());
    let all_texts = Language::ALL.map(Texts::new);
    let (mut actions, mut events_told) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..24 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let scenario = rules.scenarios()[seed as usize % rules.scenarios().len()].id.clone();
        let players = 2 + (seed % 3) as u8;
        let mut state = State::new(&rules, players, &Setup { scenario: Some(scenario), ..Setup::default() });
        let (mut events, mut possible) = (Vec::new(), Vec::new());
        while state.phase() != Phase::Over {
            possible.clear();
            if state.actor() == Actor::Chance {
                let mut outcomes = Vec::new();
                state.outcomes(&rules, &mut outcomes);
                possible.extend(outcomes.into_iter().map(|(action, _)| action));
            } else {
                state.legal_actions(&rules, &mut possible);
            }
            // Rare ones are taken where they come up.
            let rare = |action: &&Action| {
                let is_seen = actions.contains(&kind_of(&format!("{action:?}")));
                !is_seen && !matches!(action, Action::End | Action::Done | Action::Pass)
            };
            let action = possible.iter().find(rare).copied();
            let action = action.unwrap_or_else(|| possible[random.random_range(0..possible.len())]);
            let (before, seat) = (state, state.seat());
            events.clear();
            state.apply(&rules, action, &mut events).unwrap();
            let is_new = actions.insert(kind_of(&format!("{action:?}")));
            let is_new = is_new || events.iter().any(|event| !events_told.contains(&kind_of(&format!("{event:?}"))));
            for viewer in [None, Some(seat)] {
                let shown: Vec<Event> = events.iter().filter_map(|&event| State::event_for(event, viewer)).collect();
                let seen = Some(action).filter(|&action| before.shows(action, viewer));
                for (texts, language) in all_texts.iter().zip(Language::ALL).filter(|_| is_new) {
                    let game = named(&rules, &before, &seats);
                    let told = told::action(texts, &game, seat, seen, &shown);
                    let again = told::action(texts, &game, seat, seen, &[]);
                    for said in [&told.sentence, &told.line, &told.chip, &again.sentence] {
                        assert_said(language, said);
                    }
                    assert!(!told.line.contains(game.name(seat)), "{}", told.line);
                    for event in &shown {
                        events_told.insert(kind_of(&format!("{event:?}")));
                        assert_said(language, &told::event(texts, &game, event));
                    }
                }
            }
        }
    }
    // Hardly ever a tile has no place, and players at random use their powers.
    let (state, tile) = (State::new(&rules, 2, &Setup::default()), rules.tile_named("B3").unwrap());
    let seat = state.seat();
    for (texts, language) in all_texts.iter().zip(Language::ALL) {
        let game = named(&rules, &state, &seats);
        assert_said(language, &told::action(texts, &game, seat, Some(Action::Discard(tile)), &[]).sentence);
        for event in [Event::TileDiscarded { seat, tile }, Event::PowerScored { seat, points: 5 }] {
            assert_said(language, &told::event(texts, &game, &event));
        }
    }
    actions.insert("Discard".to_owned());
    events_told.extend(["TileDiscarded", "PowerScored"].map(str::to_owned));
    assert_eq!(actions, variants_of(include_str!("../../legend/action.rs"), "Action"));
    assert_eq!(events_told, variants_of(include_str!("../../legend/event.rs"), "Event"));
}

#[test]
fn what_others_may_not_know_is_not_told() {
    let (rules, seats, texts) = (box_game(), seats(), Texts::new(Language::English));
    let state = State::new(&rules, 2, &Setup::default());
    let game = named(&rules, &state, &seats);
    let ruin = rules.layout().cell("c3".parse().unwrap()).unwrap();
    let seen = Event::Seen { seat: state.seat(), ruin, kind: None };
    let told = told::action(&texts, &game, state.seat(), None, &[seen]);
    assert_eq!(told.sentence, "Zoé sees a treasure on c3");
    assert_eq!(told.line, "sees a treasure on c3");
    let stacked = Event::Stacked { seat: state.seat(), ruin };
    let told = told::action(&texts, &game, state.seat(), None, &[stacked]);
    assert_eq!(told.sentence, "Zoé stacks the other treasures, unseen by all others");
}

#[test]
fn why_a_text_is_no_action_is_told_in_every_language() {
    let rules = box_game();
    let texts = [
        "sing 3",
        "end now",
        "keep 17 over",
        "card 99",
        "dig zz",
        "exchange 3+1 0 5",
        "draft order 9",
        "enter dog a7",
        "play 17 up",
        "power 4",
        "deal P9",
        "place B3 c3 8",
        "exchange 1 9 1",
        "slab c3 N",
        "draft hat 3",
        "draw zz",
        "token 99",
        "reveal 99",
    ];
    let errors: Vec<_> = texts.iter().map(|text| Action::parse(&rules, text).unwrap_err()).collect();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let said: BTreeSet<String> = errors.iter().map(|error| State::no_action(&texts, error)).collect();
        assert_eq!(said.len(), errors.len(), "{said:?}");
        for said in &said {
            assert!(!said.contains("-no-") && !said.contains("action-") && !said.contains('$'), "{said}");
            assert!(language == Language::English || !is_english(said), "{said}");
        }
    }
}

#[test]
fn why_no_game_can_begin_is_told_in_every_language() {
    let wrong = [
        WrongSetup::Seats(7),
        WrongSetup::Scenario { named: "atlantis".to_owned(), known: "uxmal, palenque".to_owned() },
        WrongSetup::First(Seat::from_index(3).unwrap()),
    ];
    let mut said_before = BTreeSet::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for wrong in &wrong {
            let said = State::wrong_setup(&texts, wrong);
            assert!(!said.contains('$') && said_before.insert(said.clone()), "{said}");
        }
    }
}

#[test]
fn every_hex_of_a_scenario_is_told_with_what_is_on_it() {
    let (rules, seats) = (box_game(), seats());
    let state = State::new(&rules, 2, &Setup::default());
    let game = named(&rules, &state, &seats);
    for language in Language::ALL {
        let texts = Texts::new(language);
        let said: BTreeSet<String> =
            rules.layout().cells().into_iter().map(|cell| super::cells::cell(&texts, &game, cell)).collect();
        assert_eq!(said.len(), rules.layout().cells().len());
        for said in &said {
            assert_said(language, said);
        }
    }
}

#[test]
fn what_is_chosen_for_a_new_game_is_how_it_begins() {
    let rules = box_game();
    let first = Seat::from_index(1).unwrap();
    let setup = |scenario, luck| State::chosen_setup(&rules, Choices { scenario }, first, &[], luck);
    let named = |id| ScenarioChoice::Named(ScenarioId::new(id).unwrap());
    assert_eq!(setup(named("palenque"), 0).scenario.as_deref(), Some("palenque"));
    // As older files have it.
    assert_eq!(setup(ron::from_str("Numbered(2)").unwrap(), 0).scenario.as_deref(), Some("palenque"));
    // A variant may not have the one of the variant before.
    assert_eq!(setup(named("elsewhere"), 0).scenario.as_ref(), Some(&rules.scenarios()[0].id));
    let drawn: BTreeSet<_> = (0..5).map(|luck| setup(ScenarioChoice::Random, luck).scenario).collect();
    assert_eq!(drawn.len(), rules.scenarios().len());
    for scenario in drawn {
        let state = State::new(&rules, 3, &Setup { scenario, first });
        let again = State::choices_of(&rules, &state);
        assert_eq!(again.scenario.index(&rules, 0), state.scenario());
    }
}

#[test]
fn a_scenario_is_remembered_by_its_id_wherever_it_stands_in_the_list() {
    let rules = box_game();
    let chosen = Choices { scenario: ScenarioChoice::at(&rules, 3) };
    let written = ron::to_string(&chosen).unwrap();
    assert!(written.contains("calakmul"), "{written}");
    let again: Choices = ron::from_str(&written).unwrap();
    assert_eq!(again, chosen);
    let mut def = rules.def().clone();
    def.scenarios.reverse();
    let other = validate(def).0.unwrap();
    assert_eq!(other.scenarios()[again.scenario.index(&other, 0)].id, "calakmul");
    assert!(ScenarioId::new(&"x".repeat(99)).is_none());
}

#[test]
fn a_variant_and_how_far_a_game_is_are_told_in_every_language() {
    let rules = box_game();
    let state = State::new(&rules, 3, &Setup::default());
    for language in Language::ALL {
        let texts = Texts::new(language);
        let random = Choices { scenario: ScenarioChoice::Random };
        for choices in [None, Some(Choices::default()), Some(random)] {
            for fact in State::facts(&texts, &rules, choices) {
                assert_said(language, &fact);
            }
        }
        assert_said(language, &State::progress(&texts, &rules, &state, |_| "Ben".to_owned()));
        assert_said(language, &State::name(&texts, &rules));
    }
    let texts = Texts::new(Language::English);
    let facts = State::facts(&texts, &rules, Some(Choices::default())).join(" · ");
    assert_eq!(facts, "2 to 4 players · 60 hexes · 6 rounds · 74 action cards · Scenario: Chichén Itzá");
    let progress = State::progress(&texts, &rules, &state, |_| "Ben".to_owned());
    assert_eq!(progress, "Round 1 of 6, drafting, Ben to move");
}

#[test]
fn everything_that_is_found_in_a_position_is_told_in_every_language() {
    let (rules, seats) = (box_game(), seats());
    let all_texts = Language::ALL.map(Texts::new);
    let mut kinds = BTreeSet::new();
    for seed in 0..6 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut state = State::new(&rules, 2 + (seed % 3) as u8, &Setup::default());
        let mut possible = Vec::new();
        while state.phase() != Phase::Over {
            possible.clear();
            if state.actor() == Actor::Chance {
                let mut outcomes = Vec::new();
                state.outcomes(&rules, &mut outcomes);
                possible.extend(outcomes.into_iter().map(|(action, _)| action));
            } else {
                state.legal_actions(&rules, &mut possible);
            }
            let action = possible[random.random_range(0..possible.len())];
            let found = consequences(&rules, &state, &[action]);
            let is_told = random.random_range(0..40) == 0;
            for (texts, language) in all_texts.iter().zip(Language::ALL) {
                let game = named(&rules, &state, &seats);
                for one in &found {
                    if kinds.insert(format!("{} {language:?}", kind_of(&format!("{one:?}")))) || is_told {
                        for calling in [Calling::Address, Calling::Name] {
                            assert_said(language, &findings::consequence(texts, &game, one, calling));
                        }
                    }
                }
                if is_told {
                    let insight = Insight::of(&rules, &state, Order::default());
                    let to_come = insight.forecast.unwrap();
                    let details = insight.ledger.iter().flat_map(|entry| findings::details(texts, &game, entry));
                    let accounts = insight.accounts.iter().flat_map(|one| findings::account(texts, &game, one));
                    for said in details.chain(accounts).chain(forecast::lines(texts, &to_come)) {
                        assert_said(language, &said);
                    }
                    assert_said(language, &forecast::short(texts, &to_come));
                }
            }
            state.apply(&rules, action, &mut Vec::new()).unwrap();
        }
    }
    let all = variants_of(include_str!("../../insight/legend/consequences.rs"), "Consequence");
    assert_eq!(kinds.len(), all.len() * Language::ALL.len(), "{kinds:?}");
}

#[test]
fn a_player_who_is_called_by_name_is_never_addressed() {
    let rules = box_game();
    let (state, seats) = (State::new(&rules, 2, &Setup::default()), seats());
    let game = named(&rules, &state, &seats);
    let (seat, other) = (state.seat(), state.seat().left(2));
    let (cell, ruin) = (rules.base_camp(), rules.base_camp());
    let found = [
        Consequence::Takes { cell, seat, from: None, own: 3, best: 1 },
        Consequence::Takes { cell, seat, from: Some(other), own: 3, best: 1 },
        Consequence::Loses { cell, seat, own: 1, best: 3 },
        Consequence::Strength { cell, holds: true, own: 3, best: 1 },
        Consequence::Strength { cell, holds: false, own: 1, best: 3 },
        Consequence::Closes { temple: cell, members: 0 },
        Consequence::Closes { temple: cell, members: 2 },
        Consequence::ActionPoints(9),
        Consequence::Scores(12),
        Consequence::Worth(vec![(seat, 3), (other, -1)]),
        Consequence::Ruin { ruin, left: 0, masks: 2 },
    ];
    for (language, words) in
        [(Language::English, ["You", "you"]), (Language::French, ["Vous", "vo"]), (Language::German, ["Du ", "dein"])]
    {
        let texts = Texts::new(language);
        for told in findings::consequences(&texts, &game, &found, Calling::Name) {
            assert!(!words.iter().any(|word| told.contains(word)), "{told}");
        }
        let named = findings::consequences(&texts, &game, &found[..10], Calling::Name);
        assert!(named.iter().all(|told| told.contains("Zoé")), "{named:?}");
    }
}
