//! The properties that hold in every state of every game, worked out anew from the text of the rules.

use std::collections::{BTreeSet, HashSet};

use tikal::game::{Actor, Seat};
use tikal::hex::{Cell, Direction, Rotation};
use tikal::tikal::{Access, Action, ControlTies, Phase, Piece, Position, State, TileId, TileKind, Treasure, Variant};

fn legal(rules: &Variant, state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    actions
}

fn printed_kind(rules: &Variant, state: &State, cell: Cell) -> TileKind {
    rules.tile(state.tile(cell).unwrap()).kind
}

/// T1: pieces, camps, guards, tiers, treasures and tiles add up to the material of the variant.
pub fn material_is_conserved(rules: &Variant, state: &State) {
    for &seat in state.seats() {
        let mut pieces = u32::from(state.out(seat)) + u32::from(state.reserve(seat).pieces());
        let mut guards = 0;
        for cell in rules.cells() {
            pieces += u32::from(state.band(cell, seat).pieces());
            guards += u32::from(state.guard(cell).is_some_and(|(owner, _)| owner == seat));
            assert_eq!(state.present(seat).contains(cell), !state.band(cell, seat).is_empty());
        }
        assert_eq!(pieces + guards, u32::from(rules.explorers() + rules.leaders()), "pieces of seat {seat}");
        assert_eq!(guards, u32::from(state.guards_set(seat)));
        assert!(state.guards_set(seat) <= rules.guards());
        let camps = state.camps(seat);
        assert_eq!(camps.len() + usize::from(state.camps_left(seat)), usize::from(rules.camps()), "camps of {seat}");
        assert!((camps - state.clearings()).is_empty(), "a camp stands on no clearing");
        assert!(!camps.contains(rules.base_camp()));
    }
    let mut supply = *state.supply();
    for temple in state.temples() {
        let TileKind::Temple(printed) = printed_kind(rules, state, temple) else { panic!("no temple there") };
        for tier in printed + 1..=state.level(temple) {
            supply[usize::from(tier)] += 1;
        }
        assert!(state.worked(temple) <= rules.uncover_limit());
    }
    assert_eq!(&supply, rules.tiers(), "tiers");
    let hidden = state.hidden(rules);
    for (kind, &copies) in rules.treasures().iter().enumerate() {
        let owned: u8 = state.seats().iter().map(|&seat| state.treasures(rules, seat)[kind]).sum();
        assert_eq!(hidden[kind] + owned, copies, "treasures of kind {kind}");
    }
    let on_ruins: u32 = state.ruins().into_iter().map(|ruin| u32::from(state.level(ruin))).sum();
    let just_dug = u32::from(state.phase() == Phase::Reveal);
    assert!(on_ruins + just_dug <= hidden.iter().copied().map(u32::from).sum(), "treasures on ruins");
    tiles_are_conserved(rules, state);
}

fn tiles_are_conserved(rules: &Variant, state: &State) {
    let mut tiles: Vec<TileId> = state.deck().iter().chain(state.removed().iter()).collect();
    tiles.extend(state.face_up());
    tiles.extend(state.hand());
    tiles.extend(state.scoring().and_then(|scoring| scoring.volcano));
    let printed: BTreeSet<TileId> = rules.printed().iter().map(|&(_, tile)| tile).collect();
    tiles.extend(
        state.occupied().into_iter().filter_map(|cell| state.tile(cell)).filter(|tile| !printed.contains(tile)),
    );
    let count = tiles.len();
    let distinct: BTreeSet<TileId> = tiles.into_iter().collect();
    assert_eq!(count, distinct.len(), "a tile is in two places");
    assert_eq!(distinct, rules.deck_for(state.players()).iter().collect(), "tiles");
    for (cell, tile) in rules.printed() {
        assert_eq!(state.tile(*cell), Some(*tile));
    }
}

/// T10: the outcomes of chance are what is left, weighted by how many are left.
pub fn chance_is_what_is_left(rules: &Variant, state: &State) {
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    if state.actor() != Actor::Chance {
        assert_eq!(outcomes, []);
        return;
    }
    let listed: BTreeSet<String> = outcomes.iter().map(|(action, _)| format!("{action:?}")).collect();
    assert_eq!(listed.len(), outcomes.len(), "an outcome is listed twice");
    let mut actions: Vec<Action> = outcomes.iter().map(|&(action, _)| action).collect();
    let legal = legal(rules, state);
    actions.retain(|action| !legal.contains(action));
    assert!(actions.is_empty() && legal.len() == outcomes.len(), "outcomes are the legal actions");
    if state.phase() == Phase::Reveal {
        let expected: Vec<(Action, u32)> = Treasure::ALL
            .into_iter()
            .zip(state.hidden(rules))
            .filter(|(_, count)| **count > 0)
            .map(|(kind, &count)| (Action::Reveal(kind), u32::from(count)))
            .collect();
        assert_eq!(outcomes, expected);
        return;
    }
    // The first group of the deck with a tile left.
    let position = Position::of(rules, state);
    let (_, group) = position.deck.iter().find(|(_, tiles)| !tiles.is_empty()).unwrap();
    let expected: BTreeSet<TileId> = group.iter().map(|name| rules.tile_named(name).unwrap()).collect();
    let drawn = outcomes.iter().map(|&(action, weight)| {
        let Action::Draw(tile) = action else { panic!("{action:?} is no draw") };
        assert_eq!(weight, 1);
        tile
    });
    assert_eq!(drawn.collect::<BTreeSet<_>>(), expected);
}

/// T7.2: what a seat would score now, from the position alone.
pub fn worth(rules: &Variant, position: &Position, seat: usize) -> u32 {
    let mut worth = 0;
    for cell in &position.cells {
        let Some(temple) = &cell.temple else { continue };
        let controls = if let Some(guard) = &temple.guard {
            guard.player == seat
        } else {
            let strength = |player: usize| {
                let band = cell.pieces.iter().find(|band| band.player == player);
                band.map_or(0, |band| band.explorers + if band.leader { rules.leader_strength() } else { 0 })
            };
            let others = (0..usize::from(position.players)).filter(|&other| other != seat).map(strength).max();
            let best = others.unwrap_or(0);
            let ties = rules.def().control_ties == ControlTies::Everyone;
            strength(seat) > best || (ties && strength(seat) == best && best > 0)
        };
        worth += if controls { u32::from(temple.value) } else { 0 };
    }
    let sets = position.seats[seat].treasures.iter().filter(|copies| **copies > 0);
    worth + sets.map(|&copies| rules.def().treasures.scores[usize::from(copies) - 1]).sum::<u32>()
}

/// A position says everything about a state, also as text.
pub fn position_says_everything(rules: &Variant, state: &State) {
    let position = Position::of(rules, state);
    let text = serde_json::to_string(&position).unwrap();
    let read: Position = serde_json::from_str(&text).unwrap();
    assert_eq!(read, position);
    match read.to_state(rules) {
        Ok(again) => assert!(again == *state, "{text}"),
        Err(error) => panic!("{error} in {text}"),
    }
}

/// The sets and passages that a state keeps are those that follow from its tiles, and so are the places of the tile in
/// hand (T4.1, T4.2, T4.3, T5.3, T5.11, T5.17).
pub fn what_is_kept_follows_from_the_tiles(rules: &Variant, state: &State) {
    let layout = rules.layout();
    let tile = |cell: Cell| state.tile(cell).map(|id| rules.tile(id));
    for cell in rules.cells() {
        let kind = tile(cell).map(|tile| tile.kind);
        let beside = Direction::ALL.into_iter().filter_map(|side| Some((side, layout.neighbour(cell, side)?)));
        let beside: Vec<(Direction, Cell)> = beside.filter(|&(_, next)| tile(next).is_some()).collect();
        assert_eq!(state.frontier().contains(cell), kind.is_none() && !beside.is_empty());
        assert_eq!(state.temples().contains(cell), matches!(kind, Some(TileKind::Temple(_))));
        let is_full = matches!(kind, Some(TileKind::Ruin(_))) && state.level(cell) > 0;
        assert_eq!(state.ruins().contains(cell), is_full);
        let is_bare = matches!(kind, Some(TileKind::Ruin(_) | TileKind::Clearing)) && !is_full;
        assert_eq!(state.clearings().contains(cell), is_bare);
        // The slabs that the tiles around show towards this cell, as far as they can be entered.
        let shown = |side: Direction, next: Cell| {
            let towards = tile(next).filter(|tile| tile.kind.can_be_entered());
            towards.map(|tile| tile.slabs.towards(state.rotation(next), side.opposite()))
        };
        for side in Direction::ALL {
            let next = beside.iter().find(|(of, _)| *of == side);
            let cost = tile(cell).filter(|tile| tile.kind.can_be_entered()).and_then(|own| {
                let &(_, next) = next?;
                Some(own.slabs.towards(state.rotation(cell), side) + shown(side, next)?)
            });
            assert_eq!(state.passage(cell, side), cost.filter(|&cost| cost > 0));
        }
        if let Phase::Place(hand) = state.phase() {
            let hand = rules.tile(hand);
            let mut looks = Vec::new();
            for rotation in Rotation::ALL {
                let turned = hand.slabs.turned(rotation);
                let is_new =
                    !looks.contains(&turned) && (hand.kind.needs_a_way_in() || rotation == Rotation::default());
                looks.push(turned);
                let way = |&(side, next): &(Direction, Cell)| {
                    shown(side, next).is_some_and(|slabs| slabs + hand.slabs.towards(rotation, side) > 0)
                };
                let has_way = !hand.kind.needs_a_way_in() || beside.iter().any(way);
                let fits = state.frontier().contains(cell) && is_new && has_way;
                assert_eq!(state.check(rules, Action::Place { cell, rotation }).is_ok(), fits, "{cell:?} {rotation:?}");
            }
        }
    }
}

/// Checks that the editor's words about the hexes of a board are true of a board as it lies: a hex that nothing reaches
/// has no tile, and no way from the base camp has fewer passages than are said, as far as the points of a turn pay each
/// (T3.2, T4.1, T4.2, T4.3, T5.3).
pub fn no_hex_is_nearer_than_the_editor_says(rules: &Variant, access: &Access, state: &State) {
    let (layout, start) = (rules.layout(), rules.base_camp());
    let is_paid = |cost: u8| cost <= rules.action_points();
    let mut reached = BTreeSet::from([start]);
    let mut edge = vec![start];
    for passages in 0_u8.. {
        for cell in &edge {
            let name = layout.name(*cell);
            assert!(access.steps.get(&name).is_some_and(|&said| said <= passages), "{name}: {passages}, {access:?}");
            assert!(!access.apart.contains(&name), "{name} is reached");
        }
        let beside = |cell: &Cell| {
            let cell = *cell;
            let open = Direction::ALL.into_iter().filter(move |&side| state.passage(cell, side).is_some_and(is_paid));
            open.filter_map(move |side| layout.neighbour(cell, side))
        };
        let next: BTreeSet<Cell> = edge.iter().flat_map(beside).filter(|cell| !reached.contains(cell)).collect();
        if next.is_empty() {
            break;
        }
        reached.extend(&next);
        edge = next.into_iter().collect();
    }
    for cell in state.occupied() {
        assert!(!access.bare.contains(&layout.name(cell)), "{} has a tile", layout.name(cell));
    }
}

/// Asked for one of the legal actions by its number, a state gives the one that stands there in the list.
pub fn the_chosen_one_is_the_listed_one(rules: &Variant, state: &State) {
    let listed = legal(rules, state);
    for number in 0..=listed.len() {
        let mut told = 0;
        let chosen = state.choose_legal(rules, |count| {
            told = count;
            number
        });
        assert_eq!((told, chosen), (listed.len(), listed.get(number).copied()));
    }
}

/// Every action that can be written down, with bids higher than anybody can pay.
fn universe(rules: &Variant, state: &State) -> Vec<Action> {
    let cells: Vec<Cell> = rules.cells().into_iter().collect();
    let pieces = [Piece::Explorer, Piece::Leader];
    let tiles: Vec<TileId> = rules.deck().chain(rules.printed().iter().map(|&(_, tile)| tile)).collect();
    let kinds = (0..rules.treasures().len()).map(|index| rules.treasure(index).unwrap());
    let mut all = vec![Action::Pass, Action::End, Action::Bid(u32::MAX)];
    let most = state.seats().iter().map(|&seat| state.score(seat)).max().unwrap_or(0);
    all.extend((0..=most + 2).map(Action::Bid));
    all.extend(tiles.iter().flat_map(|&tile| [Action::Draw(tile), Action::Choose(tile)]));
    all.extend(kinds.clone().map(Action::Reveal));
    for give in kinds.clone() {
        for with in Seat::ALL {
            all.extend(kinds.clone().map(|take| Action::Exchange { give, with, take }));
        }
    }
    for &cell in &cells {
        all.extend(Rotation::ALL.map(|rotation| Action::Place { cell, rotation }));
        all.extend([Action::Uncover(cell), Action::Dig(cell), Action::Camp(cell)]);
        for piece in pieces {
            all.extend([Action::Enter { piece, camp: cell }, Action::Guard { temple: cell, piece }]);
            for &to in &cells {
                all.extend([Action::Move { piece, from: cell, to }, Action::Transfer { piece, from: cell, to }]);
            }
        }
    }
    all
}

/// `legal_actions` lists what `check` and `apply` accept, each once, and nothing else; what is
/// refused changes nothing.
pub fn listed_is_what_is_accepted(rules: &Variant, state: &State) {
    let listed = legal(rules, state);
    let legal: HashSet<Action> = listed.iter().copied().collect();
    assert_eq!(legal.len(), listed.len(), "an action is listed twice");
    assert_eq!(legal.is_empty(), state.actor() == Actor::Nobody);
    let exchange = listed.iter().any(|action| matches!(action, Action::Exchange { .. }));
    let any = state.check_any_exchange(rules);
    assert_eq!(any.is_ok(), exchange, "{any:?}");
    let all = universe(rules, state);
    let mut accepted = 0;
    for action in all {
        let checked = state.check(rules, action);
        assert_eq!(checked.is_ok(), legal.contains(&action), "{action:?}: {checked:?}");
        let mut next = *state;
        let mut events = Vec::new();
        assert_eq!(next.apply(rules, action, &mut events), checked, "{action:?}");
        if let Err(reason) = checked {
            assert!(next == *state && events.is_empty(), "{action:?} was refused but changed the state");
            let seat_there = !matches!(action, Action::Exchange { with, .. } if with.index() >= state.seats().len());
            assert_eq!(reason.rule().is_some(), seat_there, "{action:?}: {reason}");
            assert!(!reason.to_string().is_empty());
        } else {
            accepted += 1;
        }
    }
    assert_eq!(accepted, legal.len(), "a legal action cannot be written down");
}
