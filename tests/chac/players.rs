//! The computer players of the Temple of Chac: they play by the rules, in the temple of the box and in strange ones, from
//! what they may know, and the same again with the same seed; and each level is clearly better than one below.

use rand::{Rng, RngExt};
use rayon::prelude::*;
use tikal::ai::{Bot, Budget, LOOK, Level, Playable, Suggestion, Thought, suggest};
use tikal::chac::{KindDef, Room, Setup, Side, State, VariantDef, WayDef, validate};
use tikal::game::{Actor, Dealer, DealerDef, Game, NoEvents, Seat, View};

use super::games::{Style, begun_by, pick, random};
use super::secrets::{each_secret_state, other_of};
use super::table::{Action, Rules, TEMPLE, Table, seat, texts};

/// Nodes that let every level play some games on, but few.
const FEW: u64 = 1_000;

const THINKING: [Level; 4] = [Level::Novice, Level::Adept, Level::Expert, Level::Master];

fn ask(rules: &Rules, state: &State, level: Level, nodes: u64) -> Suggestion<Action> {
    suggest::<State>(rules, &View::of(state, Some(state.seat())), level, Budget::Nodes(nodes), 7)
}

/// Checks that what a level suggests can be played as far as its plan goes, and that it expects shares of at most one win.
fn suggests_well(rules: &Rules, state: &State, level: Level, nodes: u64) -> Action {
    let suggestion = ask(rules, state, level, nodes);
    assert_eq!(suggestion.plan.first(), Some(&suggestion.action), "{level}");
    assert!(suggestion.nodes <= nodes, "{level} used {} of {nodes}", suggestion.nodes);
    let mut after = *state;
    for &action in &suggestion.plan {
        assert_eq!(after.actor(), Actor::Seat(state.seat()), "{level} plans beyond its turn: {:?}", suggestion.plan);
        assert_eq!(after.apply(rules, action, &mut NoEvents), Ok(()), "{level}: {:?}", suggestion.plan);
    }
    let sum: f64 = suggestion.value.iter().sum();
    let is_share = suggestion.value.iter().all(|share| (0.0..=1.0).contains(share));
    assert!(suggestion.value.len() == state.seats().len() && is_share && sum <= 1.0 + 1e-9, "{suggestion:?}");
    suggestion.action
}

/// Plays a game, the seats in turn by these levels, and gives its end; `see` gets every state in which a seat is asked,
/// and what it does.
fn play(
    rules: &Rules,
    players: u8,
    deal: u64,
    levels: impl Fn(Seat) -> (Level, u64),
    mut see: impl FnMut(&State, Action),
) -> State {
    let mut state = State::new(rules, players, &Setup::default());
    let mut dealer = Dealer::new(DealerDef::Seed(deal));
    let mut actions = 0;
    loop {
        let action = match state.actor() {
            Actor::Nobody => return state,
            Actor::Chance => {
                let outcome = dealer.next(rules, &state).unwrap();
                dealer.count(state.sort());
                outcome
            }
            Actor::Seat(seat) => {
                let (level, nodes) = levels(seat);
                let action = suggests_well(rules, &state, level, nodes);
                see(&state, action);
                action
            }
        };
        state.apply(rules, action, &mut NoEvents).unwrap();
        actions += 1;
        assert!(actions < 5_000, "the game does not end");
    }
}

/// The share of the wins of the one seat of `level` among others of `other`, over deals in which it sits everywhere.
fn share_of_wins(level: Level, other: Level, players: u8, deals: u64, nodes: u64) -> f64 {
    let games: Vec<(u64, usize)> =
        (0..deals).flat_map(|deal| (0..usize::from(players)).map(move |place| (deal, place))).collect();
    let won = games.par_iter().map(|&(deal, place)| {
        let of = |seat: Seat| (if seat.index() == place { level } else { other }, nodes);
        let end = play(&TEMPLE, players, deal, of, |_, _| {});
        let winners: Vec<Seat> = end.winners().collect();
        if winners.contains(&seat(place)) { 1.0 / winners.len() as f64 } else { 0.0 }
    });
    won.sum::<f64>() / games.len() as f64
}

#[test]
fn every_level_answers_every_question_by_the_rules() {
    let mut asked = 0;
    for seed in 0..40 {
        let (mut random, mut state) = (random(seed), begun_by(seed));
        while state.actor() != Actor::Nobody {
            if matches!(state.actor(), Actor::Seat(_)) && random.random_range(0..6) == 0 {
                suggests_well(&TEMPLE, &state, Level::ALL[asked % Level::ALL.len()], FEW);
                asked += 1;
            }
            let action = pick(&state, &mut random, Style::of(seed));
            state.apply(&TEMPLE, action, &mut NoEvents).unwrap();
        }
    }
    assert!(asked > 500, "{asked}");
}

/// A temple with other numbers than that of the box.
fn strange(random: &mut impl Rng) -> VariantDef {
    let mut def = VariantDef::read(include_str!("../../variants/chac/temple.ron")).unwrap();
    let mut number = |least: u32, most: u32| random.random_range(least..=most);
    def.planks = number(1, 6);
    def.dice = number(5, 6);
    def.adventurers_per_seat = number(1, 2);
    def.chest_sides = number(1, 20);
    def.boulder.dice = (0..number(1, 4)).map(|_| number(1, 6)).collect();
    def.boulder.needs = number(2, 5);
    def.walls.cards_per_round = number(1, 6);
    def.walls.cards.none = number(0, 20);
    def.river.danger = number(1, 3);
    def.river.rescue_cost = number(1, 4);
    let level = number(1, 3);
    def.load = (0..number(4, 16)).map(|held| (level + held / 3).min(6)).collect();
    def
}

/// A temple with nothing but an entrance and a corridor.
fn bare() -> VariantDef {
    let mut def = VariantDef::read(include_str!("../../variants/chac/temple.ron")).unwrap();
    let board = &mut def.board;
    let stays = |kind: KindDef| matches!(kind, KindDef::Entrance | KindDef::Corridor | KindDef::Out);
    board.squares.retain(|square| stays(square.kind));
    let ids: Vec<String> = board.squares.iter().map(|square| square.id.clone()).collect();
    board.ways.retain(|way| ids.contains(&way.from) && ids.contains(&way.to));
    board.ways.push(WayDef { from: "entrance".to_owned(), side: Side::W, to: "c3".to_owned() });
    (board.one_way, board.openings, board.lookouts) = Default::default();
    (board.alcoves, board.river, board.landing, board.decor) = Default::default();
    (def.decks.zones, def.decks.lava, def.decks.river) = Default::default();
    def.adventurers_per_seat = 1;
    def
}

#[test]
fn every_level_plays_whole_games_of_strange_temples() {
    let mut random = random(3);
    let (mut made, mut defs) = (0, vec![bare()]);
    defs.extend((0..24).map(|_| strange(&mut random)));
    for (deal, def) in (0..).zip(defs) {
        let (rules, problems) = validate(def);
        let Some(rules) = rules else {
            assert_ne!(deal, 0, "{problems:?}");
            continue;
        };
        made += 1;
        let players = random.random_range(rules.players());
        play(&rules, players, deal, |seat| (Level::ALL[(seat.index() + deal as usize) % 5], 120), |_, _| {});
    }
    assert!(made > 12, "{made}");
}

#[test]
fn the_same_nodes_and_seed_give_the_same_answer() {
    for deal in 0..2 {
        let mut met = Vec::new();
        play(&TEMPLE, 3, deal, |_| (Level::Novice, 1), |state, _| met.push(*state));
        for (state, level) in met.iter().step_by(7).zip(Level::ALL.into_iter().cycle()) {
            for nodes in [1, 90, FEW] {
                assert_eq!(ask(&TEMPLE, state, level, nodes), ask(&TEMPLE, state, level, nodes), "{level}");
            }
        }
    }
}

#[test]
fn the_seed_decides_where_chance_does() {
    let view = Table::on("z1", 3).view(Some(0));
    let answers: Vec<String> = (0..30)
        .map(|seed| texts(&[suggest::<State>(&TEMPLE, &view, Level::Random, Budget::Level, seed).action])[0].clone())
        .collect();
    assert!(answers.iter().any(|answer| answer != &answers[0]));
}

#[test]
fn what_a_seat_cannot_know_changes_none_of_its_answers() {
    let mut asked = 0;
    each_secret_state(30, |state, random| {
        let Actor::Seat(seat) = state.actor() else { return };
        let other = other_of(state, Some(seat), random);
        let level = THINKING[asked % THINKING.len()];
        asked += usize::from(&other != state);
        assert_eq!(ask(&TEMPLE, state, level, 300), ask(&TEMPLE, &other, level, 300), "{level}");
    });
    assert!(asked > 100, "{asked}");
}

#[test]
fn nobody_goes_onto_a_tile_that_it_knows_to_be_trapped() {
    // The boulder has passed, and only the lava room leads out in time: from c4 the nearest tile of it is l3.
    // Who knows that it holds goes there; who knows that it is trapped does not.
    let hurried = |glyphs: [u8; 4]| {
        let mut table = Table::on("entrance", 5);
        table.set(|scene| {
            scene.uncovered().round(8).boulder(20).at(0, "c4").at(1, "c30");
            for (zone, glyph) in (1..).zip(glyphs) {
                scene.clue(zone, glyph, &[0]);
            }
        });
        table.state
    };
    let action = |state: &State, level, nodes| texts(&[ask(&TEMPLE, state, level, nodes).action])[0].clone();
    assert_eq!(action(&hurried([1, 2, 12, 13]), Level::Novice, 1), "step l3");
    let trapped = hurried([3, 8, 9, 12]);
    for level in THINKING {
        for nodes in [1, FEW, 4 * FEW] {
            let action = action(&trapped, level, nodes);
            assert!(!action.ends_with("l3"), "{level}: {action}");
        }
    }
}

#[test]
fn in_whole_games_nobody_goes_onto_a_known_trap() {
    let mut stepped = 0;
    for deal in 0..9 {
        let level = THINKING[deal as usize % 3];
        play(
            &TEMPLE,
            3,
            deal,
            |_| (level, 300),
            |state, action| {
                let (Action::Step(to) | Action::Leap(to) | Action::Sprint(to)) = action else { return };
                let Room::Lava(tile) = TEMPLE.room(to) else { return };
                let view = View::of(state, Some(state.seat()));
                let number = view.state().tile(tile.into()).glyph.and_then(|glyph| view.state().number_of(glyph));
                assert!(!number.is_some_and(|number| view.state().is_trapped(number)), "{level}: {state:?}");
                stepped += 1;
            },
        );
    }
    assert!(stepped > 20, "{stepped}");
}

#[test]
fn a_thought_that_is_cancelled_ends_at_the_next_look() {
    let mut met = Vec::new();
    play(&TEMPLE, 4, 5, |_| (Level::Novice, 1), |state, _| met.push(*state));
    for level in Level::ALL {
        for state in met.iter().step_by(9) {
            let thought = Thought::default();
            thought.cancel();
            let view = View::of(state, Some(state.seat()));
            let answer = State::bot(level, 1).choose(&TEMPLE, &view, Budget::Level, &thought);
            assert!(answer.nodes <= LOOK, "{level}: {}", answer.nodes);
            assert_eq!(state.check(&TEMPLE, answer.action), Ok(()));
        }
    }
}

#[test]
fn who_has_all_to_gain_goes_out() {
    // One step from the way out, with treasures, and the boulder close behind.
    let mut table = Table::on("c31", 1);
    table.set(|scene| _ = scene.round(9).boulder(27).at(1, "c30"));
    for level in THINKING {
        let action = texts(&[ask(&TEMPLE, &table.state, level, FEW).action]);
        assert_eq!(action, ["step out"], "{level}");
    }
}

#[test]
fn a_novice_beats_who_plays_at_random() {
    let share = share_of_wins(Level::Novice, Level::Random, 3, 20, 1);
    assert!(share > 0.6, "{share}");
}

#[test]
fn an_adept_beats_novices() {
    let share = share_of_wins(Level::Adept, Level::Novice, 3, 100, 1);
    assert!(share > 0.38, "{share}");
}
