//! Tests of the words on refusals, things and what was done, over what random games bring.

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::told::Told;
use super::{Choices, Named, nouns, recap, refusals, squares, told};
use crate::chac::{
    Ability, Action, Asked, Barred, Card, Cause, Deck, Dice, Event, Face, Glyph, Illegal, KindDef, Name, Needs, Number,
    Phase, Purpose, Room, Rule, Setup, State, Status, Value, Variant, WallCard, WrongSetup, check_text,
};
use crate::game::{Actor, Game, Player, Seat, SeatRecord, View};
use crate::hex::Rotation;
use crate::words::shown::Shown;
use crate::words::syntax::tests::is_english;
use crate::words::{Language, Texts, Worded};

/// The temple in the box.
pub fn temple() -> Variant {
    check_text(include_str!("../../../variants/chac/temple.ron")).0.unwrap()
}

fn seats() -> Vec<SeatRecord> {
    let seat = |name: &str| SeatRecord { name: name.into(), colour: "red".into(), player: Player::Human };
    ["Zoé", "Ben", "Cleo", "Dan", "Eve", "Finn"].map(seat).into()
}

fn named<'a>(rules: &'a Variant, state: &'a State, seats: &'a [SeatRecord]) -> Named<'a> {
    Named { rules, shown: state, acting: state.seat(), seats, own: None, turned: Rotation::default() }
}

const PURPOSES: [Purpose; 5] = [Purpose::Actions, Purpose::Lock, Purpose::Bridge, Purpose::Water, Purpose::Boulder];

/// One refusal of each kind, and those that are told in several ways.
fn refusals() -> Vec<Illegal> {
    let [square, from, to] = ["c3", "c4", "l3"].map(|id| Name::read(id).unwrap());
    let (number, glyph) = (Number::new(7).unwrap(), Glyph::new(3).unwrap());
    let card = Card::new(Deck::RIVER, Value::CHEST);
    let rule = Rule::new(8, 5);
    let asked = [
        Asked::Trap,
        Asked::Deal,
        Asked::Choose,
        Asked::Load,
        Asked::Act,
        Asked::Draw,
        Asked::Clue,
        Asked::Turn,
        Asked::Read,
        Asked::Lay,
        Asked::Rescue,
        Asked::Wall,
        Asked::Substitute,
        Asked::Chest,
        Asked::Nothing,
    ];
    let mut all: Vec<Illegal> =
        asked.into_iter().chain(PURPOSES.map(Asked::Roll)).map(|asked| Illegal::OutOfPhase { asked }).collect();
    all.extend(PURPOSES.map(|purpose| Illegal::WrongDice { count: 5, purpose }));
    let barred = [Barred::Boulder, Barred::Walls, Barred::Sunk, Barred::Bridge, Barred::Covered];
    all.extend(barred.map(|why| Illegal::Barred { square, why }));
    for ability in Ability::ALL {
        all.push(Illegal::OtherAbility { ability });
        all.push(Illegal::AbilityUsed { ability });
        all.push(Illegal::FromRiver { ability });
    }
    all.extend([Deck::LAVA, Deck::RIVER, Deck::zone(2)].map(|deck| Illegal::DeckEmpty { deck }));
    all.extend([
        Illegal::WrongDice { count: 1, purpose: Purpose::Water },
        Illegal::NumberDrawn { number },
        Illegal::AdventurerDealt,
        Illegal::NotInDeck { value: Value::CHEST },
        Illegal::NotThatGlyph { glyph },
        Illegal::NotThatNumber { number },
        Illegal::GlyphLaid { glyph },
        Illegal::WallCardNotLeft { card: WallCard::Both },
        Illegal::NotOnDie { sides: 6 },
        Illegal::NotDealt,
        Illegal::NotHeld { card, rule },
        Illegal::NoActions,
        Illegal::NoWay { from, to },
        Illegal::NothingToSearch,
        Illegal::TileEmpty,
        Illegal::HandFull { most: 12 },
        Illegal::BeforeFall,
        Illegal::HasSearched,
        Illegal::NoClue,
        Illegal::NoAlcove,
        Illegal::AlcoveEmpty,
        Illegal::DiceLie,
        Illegal::NoDiceLie,
        Illegal::NotAmongThem { dice: Dice::of(&[5, 6]).unwrap() },
        Illegal::MoreMissing { missing: Needs::of([1, 3]) },
        Illegal::MoreMissing { missing: Needs::of([]) },
        Illegal::NotAtFall,
        Illegal::LandingTaken { square },
        Illegal::NotOnBridge,
        Illegal::NoLeap { to },
        Illegal::NothingBetween { to },
        Illegal::LeapOut,
        Illegal::NoTile { square },
        Illegal::NotBeside { square: to },
        Illegal::Begun { to_leave: 1 },
        Illegal::Begun { to_leave: 3 },
        Illegal::TooFewTreasures { need: 1, have: 0 },
        Illegal::TooFewTreasures { need: 6, have: 2 },
        Illegal::Rerolled,
        Illegal::RoofClosed,
        Illegal::NoSuchSquare,
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
    let is_key = ["chac-", "step-", "asked-", "chip-"].iter().any(|key| said.contains(key));
    assert!(!said.is_empty() && !is_key && !said.contains('$') && !said.contains("{ "), "{said}");
    assert!(!said.contains("  ") && said.trim() == said, "{said}");
    assert!(language == Language::English || !is_english(said), "{said}");
}

#[test]
fn every_refusal_says_why_in_every_language_and_leads_into_the_rulebook() {
    let (rules, all) = (temple(), refusals());
    let kinds: BTreeSet<String> = all.iter().map(|why| kind_of(&format!("{why:?}"))).collect();
    assert_eq!(kinds, variants_of(include_str!("../../chac/illegal.rs"), "Illegal"));
    let (state, seats) = (State::new(&rules, 3, &Setup::default()), seats());
    let game = named(&rules, &state, &seats);
    for language in Language::ALL {
        let texts = Texts::new(language);
        let fields = super::rulebook::fields_of(&rules, None, &texts);
        let book = crate::words::rulebook::Book::new(&super::rulebook::manuscript(language), &fields).unwrap();
        let mut said_before = BTreeSet::new();
        for why in &all {
            let reason = refusals::reason(&texts, &game, why);
            assert_said(language, &reason);
            assert!(said_before.insert(reason.clone()), "{reason}");
            let refusal = refusals::refusal(&texts, &game, why);
            assert_eq!(refusal != reason, why.rule().is_some(), "{refusal}");
            let told = why.rule().is_none_or(|rule| book.find(&rule.to_string()).is_some());
            assert!(told, "{why:?}: no section of the rulebook tells its rule");
        }
    }
}

#[test]
fn every_thing_has_a_noun_of_its_own_in_every_language() {
    let rules = temple();
    for language in Language::ALL {
        let texts = &Texts::new(language);
        let differ = |said: Vec<String>| {
            for said in &said {
                assert_said(language, said);
            }
            assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), said.len(), "{said:?}");
        };
        let of_squares = |name: fn(&Texts, &Variant, crate::chac::Square) -> String| {
            rules.squares().iter().map(|square| name(texts, &rules, square)).collect::<Vec<_>>()
        };
        for name in [nouns::square, nouns::towards, nouns::at] {
            differ(of_squares(name));
        }
        differ(Glyph::first(16).map(|glyph| nouns::glyph(texts, glyph)).collect());
        differ(rules.adventurers().map(|who| nouns::able_adventurer(texts, &rules, who)).collect());
        differ(Ability::ALL.map(|ability| nouns::ability(texts, ability)).into());
        differ(Ability::ALL.map(|ability| nouns::ability_does(texts, &rules, ability)).into());
        differ(WallCard::ALL.map(|card| nouns::wall_card(texts, card)).into());
        differ([Face::Down, Face::Up, Face::Empty, Face::Sunk].map(|face| nouns::face(texts, face)).into());
        differ([Status::Waiting, Status::In, Status::Lost, Status::Out].map(|one| nouns::status(texts, one)).into());
        differ(Cause::ALL.map(|cause| nouns::cause(texts, cause)).into());
        differ(PURPOSES.map(|purpose| nouns::purpose(texts, purpose)).into());
        let kinds = [
            KindDef::Entrance,
            KindDef::Zone,
            KindDef::Corridor,
            KindDef::Lava,
            KindDef::Sun,
            KindDef::River,
            KindDef::Bridge,
            KindDef::Out,
        ];
        differ(kinds.map(|kind| nouns::kind(texts, kind)).into());
        let decks = || rules.decks().chain([Deck::ALCOVE]);
        differ(decks().map(|deck| nouns::deck(texts, deck)).collect());
        let cards = decks().flat_map(|deck| Value::all().map(move |value| Card::new(deck, value)));
        differ(cards.map(|card| nouns::treasure(texts, card)).collect());
        differ((0..rules.alcoves().len()).map(|alcove| nouns::alcove(texts, &rules, alcove)).collect());
        differ((0..3).map(|count| nouns::treasures(texts, count)).collect());
        differ((1..=6).map(|face| nouns::die(texts, face)).collect());
        differ((1..=5).map(|level| nouns::load(texts, level)).collect());
        differ([Dice::NONE, Dice::of(&[1, 2, 4]).unwrap()].map(|dice| nouns::dice(texts, dice)).into());
        let mut about = BTreeSet::new();
        for (chapter, most) in (1..).zip([6, 5, 11, 4, 6, 6, 5, 5, 4, 6, 6, 3, 5, 9]) {
            about.extend((1..=most).map(|number| texts.say(nouns::about_rule(Rule::new(chapter, number)))));
        }
        for about in &about {
            assert_said(language, about);
        }
        assert!(about.len() > 13, "{about:?}");
    }
}

/// A random action of somebody who mostly wants to get on; what was not done before is done where it comes up.
fn any_action(rules: &Variant, state: &State, random: &mut ChaCha8Rng, done: &BTreeSet<String>) -> Action {
    let mut possible = Vec::new();
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        Game::outcomes(state, rules, &mut outcomes);
        possible.extend(outcomes.into_iter().map(|(action, _)| action));
    } else {
        state.legal_actions(rules, &mut possible);
    }
    let ends = |action: &Action| matches!(action, Action::End | Action::Wait | Action::Fall | Action::Ready);
    let rare = |action: &&Action| !done.contains(&kind_of(&format!("{action:?}"))) && !ends(action);
    if let Some(&rare) = possible.iter().find(rare) {
        return rare;
    }
    if possible.len() > 1 && random.random_range(0..6) > 0 {
        possible.retain(|action| !ends(action));
    }
    if possible.contains(&Action::Search) && random.random_range(0..2) > 0 {
        return Action::Search;
    }
    let far = |room: Room| match room {
        Room::Entrance => 0,
        Room::Zone(zone) => 1 + u32::from(zone),
        Room::Corridor(place) => 10 + u32::from(place),
        Room::Lava(_) | Room::Sun(_) => 12,
        Room::River(place) => 60 + u32::from(place),
        Room::Bridge => 70,
        Room::Out => 100,
    };
    let ahead = possible.iter().filter_map(|&action| match action {
        Action::Step(to) => Some((far(rules.room(to)), action)),
        _ => None,
    });
    let ahead = ahead.max_by_key(|(far, _)| *far).map(|(_, action)| action);
    let any = possible[random.random_range(0..possible.len())];
    ahead.filter(|_| random.random_range(0..3) > 0).unwrap_or(any)
}

/// Plays random games, and shows every action with its seat and its events, and the state before it.
fn play(games: u64, mut see: impl FnMut(&Variant, &State, &State, Action, &[Event])) {
    let rules = temple();
    let mut done = BTreeSet::new();
    for seed in 0..games {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut state = State::new(&rules, 2 + (seed % 5) as u8, &Setup::default());
        let mut events = Vec::new();
        while state.phase() != Phase::Over {
            let action = any_action(&rules, &state, &mut random, &done);
            let before = state;
            events.clear();
            state.apply(&rules, action, &mut events).unwrap();
            done.insert(kind_of(&format!("{action:?}")));
            see(&rules, &before, &state, action, &events);
        }
    }
}

#[test]
fn everything_that_is_done_in_a_game_is_told_in_every_language() {
    let seats = seats();
    let all_texts = Language::ALL.map(Texts::new);
    let (mut actions, mut told_events) = (BTreeSet::new(), BTreeSet::new());
    play(80, |rules, before, _, action, events| {
        let seat = before.seat();
        let is_new = actions.insert(kind_of(&format!("{action:?}")));
        // Some of them come of an action that was told before.
        let name = |event: &Event| match event {
            Event::Lost { cause, .. } => format!("Lost {cause:?}"),
            event => kind_of(&format!("{event:?}")),
        };
        let is_new = events.iter().fold(is_new, |is_new, event| told_events.insert(name(event)) || is_new);
        for viewer in [None, Some(seat)].into_iter().filter(|_| is_new) {
            let shown: Vec<Event> = events.iter().filter_map(|&event| State::event_for(event, viewer)).collect();
            let seen = Some(action).filter(|&action| before.shows(action, viewer));
            for (texts, language) in all_texts.iter().zip(Language::ALL) {
                let game = named(rules, before, &seats);
                let told = told::action(texts, &game, seat, seen, &shown);
                let again = told::action(texts, &game, seat, seen, &[]);
                for said in [&told.sentence, &told.line, &told.chip, &again.sentence, &again.line, &again.chip] {
                    assert_said(language, said);
                }
                assert!(!seats.iter().any(|seat| told.line.contains(&seat.name)), "{}", told.line);
                for event in &shown {
                    assert_said(language, &told::event(texts, &game, event));
                }
            }
        }
    });
    assert_eq!(actions, variants_of(include_str!("../../chac/action.rs"), "Action"));
    let mut all = variants_of(include_str!("../../chac/event.rs"), "Event");
    all.remove("Lost");
    all.extend(Cause::ALL.map(|cause| format!("Lost {cause:?}")));
    assert_eq!(told_events, all);
}

#[test]
fn what_others_may_not_know_is_not_told() {
    let (seats, texts) = (seats(), Texts::new(Language::English));
    let mut hidden = BTreeSet::new();
    play(80, |rules, before, _, action, events| {
        let seat = before.seat();
        if before.shows(action, None) {
            return;
        }
        let view = View::of(before, None);
        let game = named(rules, view.state(), &seats);
        let shown: Vec<Event> = events.iter().filter_map(|&event| State::event_for(event, None)).collect();
        let Told { sentence, line, chip } = told::action(&texts, &game, seat, None, &shown);
        let secret = match action {
            Action::Draw(value) => nouns::treasure(&texts, Card::new(deck_of(before), value)),
            Action::Discard(card) | Action::Leave(card) => nouns::treasure(&texts, card),
            Action::Clue(glyph) => nouns::glyph(&texts, glyph),
            Action::Read(number) => format!("number {number}"),
            _ => panic!("{action:?} has no secret"),
        };
        hidden.insert(action.verb());
        for said in [sentence, line, chip] {
            assert!(!said.contains(&secret), "{said}: {secret}");
        }
    });
    assert_eq!(hidden, BTreeSet::from(["draw", "discard", "leave", "clue", "read"]));
}

fn deck_of(state: &State) -> Deck {
    match state.phase() {
        Phase::Draw(deck) => deck,
        phase => panic!("nothing is drawn in {phase:?}"),
    }
}

/// A state of a game between two, after these actions.
fn after(rules: &Variant, lines: &str) -> (State, Vec<Event>) {
    let mut state = State::new(rules, 2, &Setup::default());
    let mut events = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        events.clear();
        state.apply(rules, Action::parse(rules, line).unwrap(), &mut events).unwrap();
    }
    (state, events)
}

const BEGUN: &str =
    "trap 7\ntrap 2\ntrap 11\ntrap 4\ndeal lea\ndeal bill\ndeal trevor\ndeal puccio\nchoose lea\nchoose puccio";

#[test]
fn sentences_name_who_acted_and_lines_do_not() {
    let (rules, seats, texts) = (temple(), seats(), Texts::new(Language::English));
    let told = |lines: &str, action: &str| {
        let (state, _) = after(&rules, &format!("{BEGUN}\n{lines}"));
        let (mut next, mut events) = (state, Vec::new());
        let action = Action::parse(&rules, action).unwrap();
        next.apply(&rules, action, &mut events).unwrap();
        let told = told::action(&texts, &named(&rules, &state, &seats), state.seat(), Some(action), &events);
        [told.sentence, told.line, told.chip]
    };
    let rolled = "roll 2 3 4 5 6";
    assert_eq!(told(rolled, "step z1"), ["Zoé goes to zone 1", "goes to zone 1", "→ z1"]);
    assert_eq!(
        told(&format!("{rolled}\nstep z1\nsearch"), "draw chest"),
        ["Zoé finds a chest (zone 1)", "finds chest (zone 1)", "chest"]
    );
    assert_eq!(
        told("", rolled),
        ["The dice for the actions of this round: 2, 3, 4, 5, 6", "Actions: 2, 3, 4, 5, 6", "2, 3, 4, 5, 6"]
    );
    assert_eq!(
        told(&format!("{rolled}\nend\nend"), "wall both"),
        ["A wall card: both walls move (1 + 1 of 6 steps)", "Wall card: both walls move", "both walls move"]
    );
    let quiet = format!("{rolled}\nend\nend\nwall none\nwall none\nwall none");
    assert_eq!(
        told(&quiet, "roll 4"),
        ["The boulder rolls 4: one square on, to corridor c1", "Boulder 4: to corridor c1", "4"]
    );
    assert_eq!(
        told(&quiet, "roll 2"),
        ["The boulder rolls 2: it lies still", "The boulder rolls 2: it lies still", "2"]
    );
}

#[test]
fn what_came_of_an_action_is_told_with_it() {
    let (rules, seats, texts) = (temple(), seats(), Texts::new(Language::English));
    let turned =
        "roll 2 3 4 5 6\nend\nend\nwall both\nwall left\nwall right\nroll 1\nroll 2 3 4 5 6\nend\nend\nwall none";
    let (state, _) = after(&rules, &format!("{BEGUN}\n{turned}"));
    let (mut next, mut events) = (state, Vec::new());
    next.apply(&rules, Action::Wall(WallCard::Left), &mut events).unwrap();
    let game = named(&rules, &state, &seats);
    let told = told::action(&texts, &game, state.seat(), Some(Action::Wall(WallCard::Left)), &events);
    assert!(!told.sentence.contains("meet"), "{}", told.sentence);
    let mut events_then = Vec::new();
    let card = Action::Wall(WallCard::Right);
    let mut last = next;
    last.apply(&rules, card, &mut events_then).unwrap();
    let told = told::action(&texts, &named(&rules, &next, &seats), next.seat(), Some(card), &events_then);
    assert_eq!(
        told.sentence,
        "A wall card: the right wall moves (3 + 3 of 6 steps). The walls meet: the room between them is shut. The walls \
         bury Lea Rice (Zoé). The walls bury Puccio Cortese (Ben)"
    );
    assert!(told.line.ends_with("The walls bury Puccio Cortese"), "{}", told.line);
    // What befell the reader comes first.
    let game = named(&rules, &last, &seats);
    let lines = recap::lines(&texts, &game, Seat::ALL[1], &events_then);
    let said: Vec<&str> = lines.iter().map(|line| line.said.as_str()).collect();
    let expected = [
        "You lost Puccio Cortese: buried by the walls",
        "The walls bury Lea Rice (Zoé)",
        "The walls meet: the room between them is shut",
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_recap_is_told_in_every_language() {
    let seats = seats();
    let all_texts = Language::ALL.map(Texts::new);
    let (mut since, mut said_before) = (Vec::new(), BTreeSet::new());
    play(12, |rules, before, after, _, events| {
        since.extend(events.iter().filter_map(|&event| State::event_for(event, Some(Seat::default()))));
        if after.round() == before.round() {
            return;
        }
        for (texts, language) in all_texts.iter().zip(Language::ALL) {
            let game = named(rules, after, &seats);
            for line in recap::lines(texts, &game, Seat::default(), &since) {
                assert_said(language, &line.said);
                assert!(!line.said.contains(&seats[0].name), "who reads it is not told of by name: {}", line.said);
                said_before.insert((language.code(), line.said.chars().take(9).collect::<String>()));
            }
        }
        since.clear();
    });
    assert!(said_before.len() > 30, "{said_before:?}");
}

#[test]
fn names_on_buttons_are_short_and_told_apart() {
    let texts = Texts::new(Language::English);
    let rules = temple();
    let names: BTreeSet<String> = rules.adventurers().map(|who| nouns::short_adventurer(&texts, &rules, who)).collect();
    assert_eq!(names.len(), rules.def().adventurers.len());
    assert!(names.iter().all(|name| name.chars().count() <= 18), "{names:?}");
    assert!(names.contains("Trevor Griffith") && names.contains("Len Tso Yau"), "{names:?}");
}

#[test]
fn every_square_is_told_with_what_is_on_it() {
    let seats = seats();
    let all_texts = Language::ALL.map(Texts::new);
    let mut played = 0;
    play(10, |rules, _, after, _, _| {
        played += 1;
        if played % 37 > 0 {
            return;
        }
        let view = View::of(after, Some(Seat::default()));
        for (texts, language) in all_texts.iter().zip(Language::ALL) {
            let game = named(rules, view.state(), &seats);
            let said: BTreeSet<String> =
                rules.squares().iter().map(|square| squares::square(texts, &game, square)).collect();
            assert_eq!(said.len(), rules.places().len());
            for said in &said {
                assert_said(language, said);
            }
        }
    });
    let (rules, texts) = (temple(), Texts::new(Language::English));
    let (state, _) = after(&rules, &format!("{BEGUN}\nroll 2 3 4 5 6\nstep z1\ndecipher\nclue 5"));
    let square = rules.square_named("z1").unwrap();
    let said = |viewer| squares::square(&texts, &named(&rules, View::of(&state, viewer).state(), &seats), square);
    let who = "Lea Rice (Zoé) with load level 2";
    assert_eq!(
        said(Some(Seat::default())),
        format!("zone 1, 10 treasures left, clue with the trapped number 7, glyph hand, {who}")
    );
    assert_eq!(said(None), format!("zone 1, 10 treasures left, clue with the trapped number 7, {who}"));
}

#[test]
fn why_a_text_is_no_action_is_told_in_every_language() {
    let rules = temple();
    let texts = [
        "sing 3",
        "end now",
        "trap 99",
        "deal nobody",
        "roll 5 1",
        "roll 9",
        "draw 8",
        "clue 40",
        "wall up",
        "chest 7",
        "discard hat 3",
        "step zz",
        "enter l1",
        "leave river",
        "roll",
        "wall",
        "draw",
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
    let wrong = [WrongSetup::Seats(7), WrongSetup::First(Seat::ALL[3])];
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
fn a_variant_and_how_far_a_game_is_are_told_in_every_language() {
    let rules = temple();
    let mut parts = BTreeSet::new();
    let all_texts = Language::ALL.map(Texts::new);
    play(60, |rules, _, after, _, _| {
        let said = |texts: &Texts| State::progress(texts, rules, after, |_| "Ben".to_owned());
        let english = said(&all_texts[0]);
        let part = english.split(", ").nth(1).unwrap_or(&english);
        if after.phase() != Phase::Over && parts.insert(part.to_owned()) {
            all_texts.iter().zip(Language::ALL).for_each(|(texts, language)| assert_said(language, &said(texts)));
        }
    });
    let expected =
        ["Ben to move", "The last chests are opened", "boulder", "dice for actions", "loads", "substitutes", "walls"];
    assert_eq!(parts, BTreeSet::from(expected.map(str::to_owned)));
    for (texts, language) in all_texts.iter().zip(Language::ALL) {
        for fact in &State::facts(texts, &rules, None) {
            assert_said(language, fact);
        }
        assert_said(language, &State::name(texts, &rules));
        assert_said(language, &State::description(texts, &rules));
        assert!(State::sort_of_game(texts, &rules, &State::new(&rules, 2, &Setup::default())).is_none());
    }
    let facts = State::facts(&all_texts[0], &rules, Some(Choices::default())).join(" · ");
    assert_eq!(facts, "2 to 6 players · 60 squares · 12 adventurers · 65 treasures");
}

#[test]
fn who_begins_is_all_that_is_chosen_for_a_new_game() {
    let rules = temple();
    let first = Seat::ALL[1];
    let setup = State::chosen_setup(&rules, State::suggested(&rules), first, &[], 7);
    assert_eq!(setup, Setup { first });
    let state = State::new(&rules, 3, &setup);
    assert_eq!(State::choices_of(&rules, &state), Choices::default());
    let written = ron::to_string(&Choices::default()).unwrap();
    assert_eq!(ron::from_str::<Choices>(&written).unwrap(), Choices::default());
}

#[test]
fn chips_and_lines_are_words_of_their_language_and_begin_as_sentences_do() {
    let rules = temple();
    let (state, seats) = (State::new(&rules, 2, &Setup::default()), seats());
    let game = named(&rules, &state, &seats);
    let seat = Seat::default();
    let texts = Texts::new(Language::German);
    let bridge = rules.bridge().unwrap();
    let [on, out] = [Action::Step(bridge), Action::Step(rules.out())]
        .map(|action| told::action(&texts, &game, seat, Some(action), &[]).chip);
    assert_eq!((on.as_str(), out.as_str()), ("→ Brücke", "→ draußen"));
    assert_eq!(told::action(&texts, &game, seat, Some(Action::Leap(bridge)), &[]).chip, "Sprung Brücke");
    let to = rules.square_named("c4").unwrap();
    let line = told::action(&texts, &game, seat, Some(Action::Step(to)), &[Event::Uncovered { seat }]).line;
    assert!(line.contains(". Sieht den Lavaraum"), "{line}");
}

#[test]
fn a_treasure_that_was_thrown_away_has_another_chip_than_one_that_was_found() {
    let rules = temple();
    let (state, seats) = (State::new(&rules, 2, &Setup::default()), seats());
    let game = named(&rules, &state, &seats);
    let (seat, deck) = (Seat::default(), Deck::zone(0));
    let card = Card::new(deck, Value::CHEST);
    for texts in Language::ALL.map(Texts::new) {
        let chip = |event: Event| {
            let seen = State::event_for(event, None).unwrap();
            told::action(&texts, &game, seat, None, &[seen]).chip
        };
        let found = chip(Event::Drawn { seat, deck, value: Some(Value::CHEST) });
        let chips = [Event::Discarded { seat, card }, Event::Left { seat, card }].map(chip);
        assert!(chips.iter().all(|chip| *chip != found && chip.contains(&found)), "{chips:?} {found}");
        let other = Seat::default().left(2);
        let lines = recap::lines(&texts, &game, other, &[Event::Discarded { seat, card }]);
        assert!(lines.iter().any(|line| line.said.contains("Zoé")), "{lines:?}");
    }
}
