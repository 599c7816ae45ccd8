//! Invariants of every state of random games of all scenarios and numbers of players (L12.4).

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use rayon::prelude::*;
use tikal::game::{Actor, Game, List, NoEvents, Seat, View, weighted};
use tikal::legend::{Action, Buried, Illegal, Phase, Piece, Position, Setup, State, TileKind, Variant, kinds};

use super::table::{checked, in_the_box};

pub fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A random legal action; outcomes of chance by their weights. First a kind of action is chosen, then an action of that
/// kind, so that the many moves do not crowd out the rare kinds; turns are ended less readily, so that much happens.
pub fn pick(rules: &Variant, state: &State, random: &mut Xoshiro256PlusPlus) -> Action {
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        return weighted(&outcomes, random.next_u64()).unwrap();
    }
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    if actions.len() > 1 && random.random_range(0..6) > 0 {
        actions.retain(|action| !matches!(action, Action::End | Action::Pass | Action::Done));
    }
    let kinds: Vec<_> = actions.iter().map(std::mem::discriminant).collect();
    let mut distinct: Vec<_> = Vec::new();
    for kind in kinds {
        if !distinct.contains(&kind) {
            distinct.push(kind);
        }
    }
    let kind = distinct[random.random_range(0..distinct.len())];
    let of_kind: Vec<Action> = actions.into_iter().filter(|action| std::mem::discriminant(action) == kind).collect();
    of_kind[random.random_range(0..of_kind.len())]
}

/// A game of the variant from its seed: the scenario, the number of players and who begins vary.
pub fn begun(rules: &Variant, seed: u64) -> State {
    let scenarios = rules.scenarios().len() as u64;
    let players = 2 + (seed / scenarios % 3) as u8;
    let scenario = rules.scenarios()[(seed % scenarios) as usize].id.clone();
    let first = Seat::from_index((seed % u64::from(players)) as usize).unwrap();
    State::new(rules, players, &Setup { scenario: Some(scenario), first })
}

/// L12.4: everything adds up to the material.
fn material_is_conserved(rules: &Variant, state: &State) {
    let in_hands = |tile| state.seats().iter().any(|&seat| state.tiles(seat).contains(tile));
    for tile in rules.tiles() {
        let places = [
            state.deck().contains(tile),
            state.display_tiles().contains(tile),
            state.card_tiles().contains(tile),
            in_hands(tile),
            state.removed().contains(&tile),
        ];
        let on_board = state.occupied().into_iter().filter(|&cell| state.tile(cell) == Some(tile)).count();
        assert_eq!(
            places.into_iter().filter(|&is_there| is_there).count() + on_board,
            1,
            "{:?}",
            rules.tile(tile).name
        );
    }
    let index = usize::from(state.players()) - 2;
    for (number, card) in rules.cards().iter().enumerate() {
        let held = state.seats().iter().flat_map(|&seat| [state.right(seat), state.left(seat)]);
        let held = held.flat_map(List::as_slice).filter(|held| held.card.index() == number).count() as u8;
        let there = [state.card_deck(), state.display_cards(), state.discard()].map(|cards| cards[number]);
        assert_eq!(there.iter().sum::<u8>() + held, card.counts[index], "{}", card.number);
    }
    for (value, &all) in rules.tokens().iter().enumerate() {
        let held = state.seats().iter().filter(|&&seat| state.token(seat) == Some(value as u8)).count() as u8;
        let there = state.bag()[value] + state.display_tokens()[value] + state.spent()[value];
        assert_eq!(there + held, all, "token {value}");
    }
    let mut tiers = *rules.tiers();
    for temple in state.temples() {
        let TileKind::Temple(printed) = rules.tile(state.tile(temple).unwrap()).kind else { panic!("no temple") };
        (printed + 1..=state.level(temple)).for_each(|tier| tiers[usize::from(tier)] -= 1);
    }
    assert_eq!(&tiers, state.supply());
    let mut pairs = 0;
    let mut owned_in_all = 0;
    for kind in 0..rules.hidden().len() {
        let owned: u8 = state.seats().iter().map(|&seat| state.treasures(rules, seat)[kind]).sum();
        let is_kind = |buried: &Buried| buried.kind().is_some_and(|of| of.index() == kind);
        let digging = matches!(state.phase(), Phase::Reveal(_, buried) if is_kind(&buried));
        let seen = state.ruins().into_iter().flat_map(|ruin| state.stack(rules, ruin)).filter(is_kind).count();
        let (hidden, face_up) = (state.hidden(rules)[kind], state.face_up(rules)[kind]);
        let all = owned + hidden + face_up + seen as u8 + u8::from(digging);
        assert_eq!(all, rules.hidden()[kind] + rules.face_up()[kind], "kind {kind}");
        pairs += rules.face_up()[kind] - face_up;
        owned_in_all += owned;
    }
    // Ruins got a treasure for each mask while there were any; what is not there any more was dug.
    let (mut masks, mut left) = (0_u32, 0_u32);
    for cell in state.occupied() {
        if let TileKind::Ruin(shown) = rules.tile(state.tile(cell).unwrap()).kind {
            masks += u32::from(shown);
            left += u32::from(if state.ruins().contains(cell) { state.level(cell) } else { 0 });
        }
    }
    let given = masks.min(rules.hidden().iter().copied().map(u32::from).sum());
    let digging = u32::from(matches!(state.phase(), Phase::Reveal(..)));
    assert_eq!(u32::from(owned_in_all) + digging + left, given + u32::from(pairs));
    for &seat in state.seats() {
        let beside = [state.reserve(seat), state.unavailable(seat), state.out(seat)];
        let standing = state.present(seat).into_iter().map(|cell| state.band(cell, seat));
        let all: Vec<_> = beside.into_iter().chain(standing).collect();
        let guards: Vec<_> = state.guarded_by(seat).into_iter().map(|temple| state.guard(temple).unwrap().1).collect();
        let count = |piece| {
            let guards = guards.iter().filter(|&&guard| guard == piece).count() as u8;
            all.iter().map(|band| band.count(piece)).sum::<u8>() + guards
        };
        assert_eq!((count(Piece::Explorer), count(Piece::Leader)), (rules.explorers(), rules.leaders()));
        assert_eq!(state.camps(seat).len() as u8 + state.camps_left(seat), rules.camps());
        assert_eq!(guards.len() as u8, state.guards_set(seat));
        assert!(state.guards_set(seat) <= rules.guards());
    }
    assert_eq!(state.slabs().len() as u8 + state.slab_supply(rules), rules.slab_tokens());
    assert!(kinds(state.display_cards()).map(|(_, copies)| copies).sum::<u8>() <= rules.display_cards());
}

/// Checks that all listed actions are accepted, and there is something to do for whoever is to move.
fn listed_is_accepted(rules: &Variant, state: &State) -> Vec<Action> {
    let mut listed = Vec::new();
    state.legal_actions(rules, &mut listed);
    assert_eq!(listed.is_empty(), state.actor() == Actor::Nobody, "{:?}", state.phase());
    for (index, &action) in listed.iter().enumerate() {
        assert_eq!(state.check(rules, action), Ok(()), "{}", tikal::game::text_of::<State>(rules, action));
        assert!(!listed[..index].contains(&action), "{action:?} is listed twice");
        let of_all = |count| if count == listed.len() { index } else { usize::MAX };
        assert_eq!(state.choose_legal(rules, &mut Vec::new(), of_all), Some(action));
    }
    listed
}

/// Every action of the games that is accepted is listed.
fn accepted_is_listed(rules: &Variant, state: &State, universe: &[Action], listed: &[Action]) {
    for &action in universe {
        assert_eq!(state.check(rules, action).is_ok(), listed.contains(&action), "{action:?} in {:?}", state.phase());
        if let Err(reason) = state.check(rules, action) {
            let is_unknown = matches!(reason, Illegal::NoSuchSeat { .. });
            assert!(reason.rule().is_some() != is_unknown && !reason.to_string().is_empty());
        }
    }
}

#[test]
fn games_end_and_their_material_is_conserved() {
    let rules = checked(in_the_box());
    let mut universe: Vec<Action> = Vec::new();
    for seed in 0..60 {
        watch(&rules, seed, &mut universe);
    }
}

/// The variant in the box with many of its numbers changed, within their limits.
pub fn strange(random: &mut Xoshiro256PlusPlus) -> Variant {
    let mut number = |least: u32, most: u32| random.random_range(least..=most);
    let mut def = in_the_box();
    def.rounds = number(1, 4);
    def.display.tiles = number(1, 6);
    def.display.cards = number(12, 20);
    for places in [&mut def.places.right, &mut def.places.left] {
        *places = (0..3).map(|_| number(1, 3)).collect();
    }
    def.pieces.explorers = number(4, 60);
    def.unavailable.explorers = number(0, def.pieces.explorers);
    def.pieces.leaders = number(1, 3);
    def.unavailable.leaders = number(0, def.pieces.leaders);
    (def.pieces.camps, def.pieces.guards) = (number(0, 6), number(0, 6));
    (def.leader_strength, def.slab_tokens, def.most_exchanged) = (number(1, 9), number(0, 4), number(1, 2));
    (def.per_turn.uncover, def.per_turn.dig) = (number(1, 7), number(1, 7));
    (def.scoring.action_points, def.scoring.unused_power) = (number(0, 40), number(0, 9));
    let costs = &mut def.costs;
    for cost in [&mut costs.camp, &mut costs.transfer, &mut costs.slab, &mut costs.uncover, &mut costs.guard] {
        *cost = Some(number(1, 9)).filter(|&cost| cost < 8);
    }
    for cost in [&mut costs.recruit_explorer, &mut costs.recruit_leader, &mut costs.dig, &mut costs.exchange] {
        *cost = Some(number(1, 6)).filter(|&cost| cost < 6);
    }
    for kind in &mut def.treasures.kinds {
        (kind.hidden, kind.face_up) = (number(0, 4), number(0, 3));
    }
    def.treasures.scores = vec![1, 3, 6, 10, 15, 21, 28];
    for card in &mut def.cards {
        card.counts = (0..3).map(|_| number(1, 5)).collect();
    }
    checked(def)
}

#[test]
fn games_of_strange_variants_keep_their_material() {
    let mut random = random(11);
    for seed in 0..30 {
        watch(&strange(&mut random), seed, &mut Vec::new());
    }
}

/// Ten thousand games of all kinds: a third of the variant in the box, the others each of a strange one.
#[test]
#[ignore = "takes minutes in a build that is not optimised"]
fn ten_thousand_games_of_all_kinds_keep_their_material() {
    let rules = checked(in_the_box());
    (0..10_000_u64).into_par_iter().for_each(|seed| {
        if seed.is_multiple_of(3) {
            watch(&rules, seed, &mut Vec::new());
        } else {
            watch(&strange(&mut random(seed)), seed, &mut Vec::new());
        }
    });
}

/// Plays a random game to its end and checks its states; actions of it are added to `universe`.
fn watch(rules: &Variant, seed: u64, universe: &mut Vec<Action>) {
    let mut random = random(seed);
    let mut state = begun(rules, seed);
    let mut actions = 0;
    loop {
        material_is_conserved(rules, &state);
        if actions % 7 == 0 {
            let listed = listed_is_accepted(rules, &state);
            if actions % 35 == 0 {
                accepted_is_listed(rules, &state, universe, &listed);
            }
            for action in listed {
                if universe.len() < 4_000 && random.random_range(0..20) == 0 && !universe.contains(&action) {
                    universe.push(action);
                }
            }
        }
        if actions % 11 == 0 {
            let position = Position::of(rules, &state);
            let read = position.to_state(rules).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            assert!(read == state, "seed {seed}: {position:?}");
        }
        if state.actor() == Actor::Nobody {
            break;
        }
        let action = pick(rules, &state, &mut random);
        let sort = state.sort();
        assert!(sort < State::SORTS.len());
        if state.actor() == Actor::Chance {
            let text = tikal::game::text_of::<State>(rules, action);
            assert_eq!(text.split(' ').next(), Some(State::SORTS[sort]));
        }
        let text = tikal::game::text_of::<State>(rules, action);
        assert_eq!(State::parse(rules, &text), Ok(action), "{text}");
        let ends_turn = state.ends_turn(action);
        state.apply(rules, action, &mut NoEvents).unwrap_or_else(|reason| panic!("{text}: {reason}"));
        assert!(!ends_turn || state.doing().is_none(), "{text} does not end the turn");
        actions += 1;
        assert!(actions < 5_000, "seed {seed} does not end");
    }
    let mut winners = Vec::new();
    state.winners(rules, &mut winners);
    assert!(!winners.is_empty() && state.round() == rules.rounds());
    assert_eq!(View::of(&state, None).state().seats(), state.seats());
}
