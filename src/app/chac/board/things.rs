//! Things that lie and stand in the temple: which there are in a state, the lowest first, and how each is drawn.

use egui::{Painter, Pos2, Rect, vec2};

use super::layout::{Decor, Layout};
use super::marks::{Marks, Reach};
use super::moving::Moment;
use super::paint::Shown;
use super::signs::{self, SquareMark};
use super::stands::{Stand, stands};
use super::traps;
use crate::app::chac::art::{self, DieLook, Face, TileLook};
use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::{Frame, rounded};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::chac::{Deck, Face as TileFace, Glyph, Number, Room, Square, State, Value, Variant, WallCard};
use crate::insight::Odds;

/// A thing with everything that its looks depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Item {
    /// A lava tile, by its number, and whether it is known to be trapped.
    Tile(usize, TileLook, bool),
    /// The pool where a tile has sunk.
    Pool(usize),
    /// The cover of the lava room.
    Cover,
    /// The sun of an opening, by its number, and whether the roof is open.
    Sun(usize, bool),
    /// The treasure of an alcove, by its number, and whether it is there.
    Alcove(usize, bool),
    /// The bridge with its planks.
    Bridge(u8),
    /// A deck with so many cards.
    Deck(Deck, u8),
    /// The clue of a zone.
    Clue(usize, Option<Number>, Option<Glyph>),
    /// The wall cards left.
    WallCards(u8),
    /// A wall card that lies turned up, in its place among so many.
    Turned(usize, WallCard),
    /// A die in its place among so many of a row, of two.
    Die { row: Row, index: u8, count: u8, face: u8, look: DieLook },
    /// The walls after so many steps.
    Walls(u8, u8),
    /// The door at the entrance, shut.
    ShutDoor,
    /// A mark on a square.
    Mark(Square, SquareMark),
    /// The light over an open corner, by the number of the opening.
    Beam(usize),
    /// The boulder at a place of its track.
    Boulder(usize),
    /// An adventurer, its place counted from the corner of the temple.
    Stand(Stand, Face),
    /// The number of a zone, from 0, over those who stand in it.
    ZoneNumber(u8),
    /// The price and risk of a square.
    Badge(Reach),
    /// The risk at an alcove.
    Lock(usize, Option<Odds>),
}

/// The row of the tray in which dice lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// The only one.
    Only,
    /// The upper one of two.
    Upper,
    /// The lower one.
    Lower,
}

/// Everything that lies below marks.
pub(super) fn low(shown: &Shown<'_>, marks: &Marks, moment: &Moment) -> Vec<Item> {
    let (rules, state) = (shown.rules, shown.state);
    let mut items = Vec::new();
    let tiles = (0..rules.tiles().len()).filter(|&tile| !moment.holds_tile(tile));
    items.extend(tiles.map(|tile| tile_item(rules, state, marks, moment, tile)));
    for (index, opening) in rules.openings().iter().enumerate() {
        if rules.lava_room().contains(opening.sun) {
            items.push(Item::Sun(index, false));
        }
    }
    if state.is_covered() && !rules.lava_room().is_empty() {
        items.push(Item::Cover);
    }
    items.extend((0..rules.alcoves().len()).map(|alcove| Item::Alcove(alcove, state.has_alcove(alcove))));
    if rules.bridge().is_some() && !moment.holds_bridge() {
        items.push(Item::Bridge(state.planks()));
    }
    items.extend(rules.decks().map(|deck| Item::Deck(deck, state.stock(deck).left())));
    items
        .extend((0..rules.zones().len()).map(|zone| Item::Clue(zone, state.clue(zone).number, state.clue_glyph(zone))));
    if !rules.zones().is_empty() {
        items.push(Item::WallCards(state.walls().cards()));
        let lying = marks.turned.len().saturating_sub(moment.cards_to_come());
        items.extend(marks.turned.iter().take(lying).enumerate().map(|(index, &card)| Item::Turned(index, card)));
    }
    if !moment.holds_dice() {
        items.extend(dice(rules, state));
    }
    if !rules.zones().is_empty() && !moment.holds_walls() {
        items.push(Item::Walls(state.walls().left, state.walls().right));
        if state.walls().met || traps::have_met(rules, state.walls().left, state.walls().right) {
            items.push(Item::ShutDoor);
        }
    }
    items
}

/// The things that are fast on a board of paper: the suns in its corners, its alcoves, and the ropes on which planks are laid.
pub(super) fn fast(rules: &Variant) -> Vec<Item> {
    let suns = rules.openings().iter().enumerate().filter(|(_, opening)| rules.lava_room().contains(opening.sun));
    let mut items: Vec<Item> = suns.map(|(index, _)| Item::Sun(index, false)).collect();
    items.extend((0..rules.alcoves().len()).map(|alcove| Item::Alcove(alcove, true)));
    items.extend(rules.bridge().map(|_| Item::Bridge(0)));
    items
}

/// A lava tile as the state has it.
pub(super) fn tile_item(rules: &Variant, state: &State, marks: &Marks, moment: &Moment, tile: usize) -> Item {
    let it = state.tile(tile);
    let is_known = it.number.is_some_and(|number| state.is_trapped(number));
    let is_marked = rules.tiles().get(tile).is_some_and(|&square| marks.trapped.contains(&square));
    match it.face {
        TileFace::Sunk => Item::Pool(tile),
        TileFace::Up => Item::Tile(tile, TileLook::Turned(it.number), false),
        TileFace::Empty => Item::Tile(tile, TileLook::Searched(it.number), false),
        TileFace::Down if moment.is_unlaid(tile) => Item::Tile(tile, TileLook::Glyph(None, None), false),
        TileFace::Down => Item::Tile(tile, TileLook::Glyph(it.glyph, it.number), is_known || is_marked),
    }
}

/// The dice that lie: those for actions, and below them those before a lock, of which those count that it needs.
fn dice(rules: &Variant, state: &State) -> Vec<Item> {
    let mut items = Vec::new();
    let needs =
        state.alcove_beside(rules, state.seat()).and_then(|alcove| rules.alcoves().get(alcove)).map(|it| it.needs);
    let upper = if state.lock().is_empty() { Row::Only } else { Row::Upper };
    for (row, dice) in [(upper, state.dice()), (Row::Lower, state.lock())] {
        let mut before = 0;
        for (index, face) in (0..).zip(dice.faces()) {
            // Of equal dice one is enough.
            let is_needed = needs.is_some_and(|needs| needs.iter().any(|need| need == face)) && face != before;
            before = face;
            let look = match row {
                Row::Lower if is_needed => DieLook::Counts,
                Row::Lower => DieLook::Idle,
                Row::Only | Row::Upper => DieLook::Plain,
            };
            items.push(Item::Die { row, index, count: dice.total(), face, look });
        }
    }
    items
}

/// The marks that stay while the pointer moves.
pub(super) fn marked(shown: &Shown<'_>, marks: &Marks) -> Vec<Item> {
    let mut items: Vec<Item> = marks.last.iter().map(|&square| Item::Mark(square, last_mark(shown, square))).collect();
    items.extend(marks.reachable.iter().map(|reach| {
        let mark = if reach.risk.is_some_and(Odds::is_possible) { SquareMark::Risky } else { SquareMark::Reach };
        Item::Mark(reach.square, mark)
    }));
    items.extend(marks.pointed.iter().map(|&square| Item::Mark(square, SquareMark::Pointed)));
    items.extend(marks.chosen.map(|square| Item::Mark(square, SquareMark::Chosen)));
    items.retain(|item| matches!(item, Item::Mark(square, _) if shown.rules.has_square(*square)));
    items
}

/// The mark of a square on the way of the last move, beside what is written there.
fn last_mark(shown: &Shown<'_>, square: Square) -> SquareMark {
    match shown.rules.room(square) {
        Room::Zone(_) => SquareMark::LastBeside,
        Room::Lava(tile) if shown.state.tile(tile.into()).face != TileFace::Down => SquareMark::LastBelow,
        _ => SquareMark::Last,
    }
}

/// The steps to a point in which the places of adventurers are counted.
const STEPS: f32 = 16.0;

/// Everything that stands above marks: light, the boulder, adventurers.
pub(super) fn high(layout: &Layout, shown: &Shown<'_>, moment: &Moment) -> Vec<Item> {
    let (rules, state) = (shown.rules, shown.state);
    let open = (0..rules.openings().len()).filter(|&index| state.is_open(rules, index) && !moment.holds_roof(index));
    let mut items: Vec<Item> = open.flat_map(|index| [Item::Beam(index), Item::Sun(index, true)]).collect();
    if !moment.holds_boulder() {
        items.push(Item::Boulder(state.boulder()));
    }
    let standing = stands(layout, rules, state).into_iter().filter(|stand| !moment.is_away(stand.seat));
    let mut standing: Vec<Stand> = standing.collect();
    // Who stands farther down covers who stands farther up.
    standing.sort_by(|one, other| one.centre.y.total_cmp(&other.centre.y));
    // Counted from the corner of the temple, in small steps, so that a temple that is moved keeps its pictures.
    for stand in &mut standing {
        stand.centre = (((stand.centre - layout.temple().min) * STEPS).round() / STEPS).to_pos2();
    }
    let hidden = (0..).zip(rules.zones()).filter(|&(_, &zone)| standing.iter().any(|stand| stand.square == zone));
    let numbers: Vec<Item> = hidden.map(|(zone, _)| Item::ZoneNumber(zone)).collect();
    items.extend(standing.into_iter().map(|stand| Item::Stand(stand, Face::of(rules, stand.adventurer))));
    items.extend(numbers);
    items
}

/// Badges over everything.
pub(super) fn over(marks: &Marks) -> Vec<Item> {
    let badges = marks.reachable.iter().filter(|reach| reach.price.is_some() || reach.risk.is_some());
    let locks = marks.alcoves.iter().map(|&(alcove, risk)| Item::Lock(alcove, risk));
    badges.map(|&reach| Item::Badge(reach)).chain(locks).collect()
}

/// Draws one thing.
pub(super) fn draw(painter: &Painter, theme: &Theme, layout: &Layout, shown: &Shown<'_>, item: Item) {
    let (rules, field) = (shown.rules, layout.field());
    let ink = |draw: &dyn Fn(&mut Ink)| {
        let mut ink = Ink::on(painter);
        draw(&mut ink);
        ink.paint(painter);
    };
    match item {
        Item::Tile(tile, look, trapped) => ink(&|ink| {
            art::ink_lava_tile(ink, theme, tile_frame(layout, rules, tile), look, trapped);
        }),
        Item::Pool(tile) => ink(&|ink| pool(ink, theme, tile_frame(layout, rules, tile))),
        Item::Cover => traps::cover(painter, theme, layout, rules, 0.0),
        Item::Sun(index, open) => {
            let Some(opening) = rules.openings().get(index) else { return };
            traps::sun(painter, theme, layout, opening.sun, f32::from(u8::from(open)));
        }
        Item::Alcove(alcove, is_there) => ink(&|ink| alcove_item(ink, theme, layout, rules, alcove, is_there)),
        Item::Bridge(planks) => traps::bridge(painter, theme, layout, rules, planks, None),
        Item::Deck(deck, left) => {
            if let Some(rect) = layout.find(Decor::Deck(deck)) {
                ink(&|ink| pile(ink, theme, rect, field, left, Card::Treasure(deck)));
            }
        }
        Item::Clue(zone, number, glyph) => {
            if let Some(rect) = layout.find(Decor::Clue(zone)).filter(|_| number.is_some()) {
                let rect = Rect::from_center_size(rect.center(), egui::Vec2::splat(field * 0.74));
                ink(&|ink| art::ink_clue(ink, theme, rect, number, glyph));
            }
        }
        Item::WallCards(left) => {
            if let Some(rect) = layout.find(Decor::WallCards) {
                let first = Rect::from_min_size(rect.min, vec2(field, rect.height()));
                ink(&|ink| pile(ink, theme, first, field, left, Card::Wall));
            }
        }
        Item::Turned(index, card) => ink(&|ink| {
            if let Some(frame) = turned_frame(layout, index) {
                art::ink_wall_card(ink, theme, frame, Some(card));
            }
        }),
        Item::Die { row, index, count, face, look } => {
            let (centre, radius) = die_place(layout, row, index.into(), count.into());
            art::die(painter, theme, centre, radius, face, look);
        }
        Item::Walls(left, right) => {
            traps::walls(painter, theme, layout, rules, f32::from(left), f32::from(right));
        }
        Item::ShutDoor => ink(&|ink| traps::ink_shut_door(ink, theme, layout, rules)),
        Item::Mark(square, mark) => signs::square_mark(painter, theme, layout.square(square), field, mark),
        Item::Beam(index) => {
            let Some(opening) = rules.openings().get(index) else { return };
            traps::beam(painter, theme, layout, opening.sun, 1.0);
        }
        Item::Boulder(place) => {
            let Some((centre, radius)) = boulder_place(layout, rules, place as f32) else { return };
            art::boulder(painter, theme, centre, radius);
        }
        Item::Stand(stand, face) => {
            let look = shown.seat_look(stand.seat);
            let centre = stand.centre + layout.temple().min.to_vec2();
            art::adventurer(painter, theme, centre, stand.radius, face, Some(look));
        }
        Item::ZoneNumber(zone) => {
            if let Some(&square) = rules.zones().get(usize::from(zone)) {
                signs::zone_number(painter, theme, layout.square(square), field, zone);
            }
        }
        Item::Badge(reach) => {
            signs::badge(painter, theme, layout, layout.square(reach.square), (reach.price, reach.risk));
        }
        Item::Lock(alcove, risk) => {
            let rect = layout.alcove(alcove);
            signs::square_mark(painter, theme, rect, field, SquareMark::Reach);
            if risk.is_some() {
                signs::badge(painter, theme, layout, rect, (None, risk));
            }
        }
    }
}

/// Where a lava tile lies.
pub(super) fn tile_frame(layout: &Layout, rules: &Variant, tile: usize) -> Frame {
    let rect = rules.tiles().get(tile).map_or(Rect::NOTHING, |&square| layout.square(square));
    Frame::new(rect.center(), layout.field() * 0.5)
}

/// Where the boulder lies at a place of its track, which may lie between two squares.
pub(super) fn boulder_place(layout: &Layout, rules: &Variant, place: f32) -> Option<(Pos2, f32)> {
    let centre = |index: usize| rules.corridor().get(index).map(|&square| layout.square(square).center());
    let (before, part) = (place.max(0.0).floor(), place.max(0.0).fract());
    let from = centre(before as usize)?;
    let to = centre(before as usize + 1).unwrap_or(from);
    Some((from.lerp(to, part), layout.field() * 0.46))
}

/// Where a die of a row lies.
pub(super) fn die_place(layout: &Layout, row: Row, index: usize, count: usize) -> (Pos2, f32) {
    let (tray, field) = (traps::dice_tray(layout), layout.field());
    let (place, high) = match row {
        Row::Only => (0.5, 0.3),
        Row::Upper => (0.28, 0.19),
        Row::Lower => (0.72, 0.19),
    };
    let radius = (tray.height() * high).min(tray.width() / count.max(1) as f32 * 0.38).min(0.36 * field);
    let step = radius * 2.36;
    let x = tray.center().x + (index as f32 - (count.max(1) as f32 - 1.0) * 0.5) * step;
    (egui::pos2(x, tray.top() + tray.height() * place), radius)
}

/// Where a wall card lies that is turned up.
pub(super) fn turned_frame(layout: &Layout, index: usize) -> Option<Frame> {
    let (rect, field) = (layout.find(Decor::WallCards)?, layout.field());
    let place = rect.left() + field * 1.1 + (index as f32 + 0.5) * field * 0.9;
    (place < rect.right()).then(|| Frame::new(egui::pos2(place, rect.center().y), field * 0.42))
}

/// Broken edges around the place where a tile has sunk, with bubbles.
fn pool(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let fire = &theme.fire;
    for (x, y, size) in [(-0.3, 0.2, 0.2), (0.28, -0.24, 0.26), (0.1, 0.42, 0.13)] {
        ink.ring(frame.at(x, y), frame.unit * size, frame.unit * 0.06, fire.core);
    }
    for (x, y) in [(-0.72, -0.72), (0.72, -0.72), (-0.72, 0.72), (0.72, 0.72)] {
        let shard = frame.points(&[(x, y), (x * 0.7, y * 1.15), (x * 1.15, y * 1.15), (x * 1.15, y * 0.7)]);
        ink.fill(&shard, theme.vault.tile_dark);
    }
    let cross = frame.inner(0.0, 0.0, 0.34);
    for side in [-1.0, 1.0] {
        let bar = cross.points(&[(-0.8, -0.8 * side), (0.8, 0.8 * side)]);
        ink.line(&bar, frame.unit * 0.16, fire.crust.gamma_multiply(0.8));
    }
}

/// The treasure of an alcove behind its lock, with the numbers that open it; or the empty niche.
fn alcove_item(ink: &mut Ink, theme: &Theme, layout: &Layout, rules: &Variant, index: usize, is_there: bool) {
    let Some(alcove) = rules.alcoves().get(index) else { return };
    let frame = Frame::new(layout.alcove(index).center(), layout.field() * 0.5);
    if !is_there {
        // An open door beside the dark.
        let door = frame.points(&[(-0.72, -0.3), (-0.5, -0.46), (-0.5, 0.96), (-0.72, 0.84)]);
        ink.fill(&door, theme.vault.plank_dark);
        return;
    }
    let is_great = alcove.needs.len() > 3;
    let place = frame.inner(0.0, -0.18, 0.46);
    art::ink_jewel(ink, theme, place, alcove.value, is_great);
    let count = f32::from(alcove.needs.len().max(1));
    let size = (0.62 / count).min(0.19);
    for (slot, face) in alcove.needs.iter().enumerate() {
        let x = (slot as f32 - (count - 1.0) * 0.5) * size * 2.2;
        art::ink_small_die(ink, theme, frame.inner(x, 0.6, size), face);
    }
}

/// A card of a pile.
#[derive(Clone, Copy)]
enum Card {
    Treasure(Deck),
    Wall,
}

/// A pile of cards that is the higher the more there are, with their number.
fn pile(ink: &mut Ink, theme: &Theme, rect: Rect, field: f32, left: u8, card: Card) {
    if left > 0 {
        // Of those below only the edges show.
        let depth = f32::from(left.min(8).div_ceil(2) - 1);
        let frame = |layer: f32| {
            let up = vec2(-0.012, -0.028) * (field * layer);
            Frame::new(rect.center() + up + vec2(-0.04, 0.02) * field, field * 0.4)
        };
        for layer in 0..left.min(8).div_ceil(2) - 1 {
            let edge = frame(f32::from(layer));
            let outline = Rect::from_center_size(edge.centre, vec2(2.0 * art::CARD_WIDTH, 2.0) * edge.unit);
            ink.fill(&super::ground::square_of(outline.shrink(edge.unit * 0.03)), theme.gear.outline);
            ink.facet(&super::ground::square_of(outline.shrink(edge.unit * 0.09)), theme.paper.dark);
        }
        match card {
            Card::Treasure(deck) => art::ink_treasure(ink, theme, frame(depth), deck, None),
            Card::Wall => art::ink_wall_card(ink, theme, frame(depth), None),
        }
    }
    let text = left.to_string();
    let (high, place) = (field * 0.24, egui::pos2(rect.center().x + field * 0.26, rect.center().y + field * 0.3));
    let half = vec2((digits::width(&text, high) * 0.5 + high * 0.3).max(high * 0.62), high * 0.66);
    let plate = Rect::from_center_size(place, half * 2.0);
    ink.fill(&rounded(&super::ground::square_of(plate), high * 0.4), theme.mark.badge);
    digits::carve(ink, place, high, &text, theme.mark.badge_text);
}

/// A value that lies open, for things on their way.
pub(super) fn treasure(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, deck: Deck, value: Option<Value>) {
    let mut ink = Ink::on(painter);
    art::ink_treasure(&mut ink, theme, Frame::new(centre, radius), deck, value);
    ink.paint(painter);
}
