//! Where the coach's card stands: beside what it speaks of, what is to be clicked, and the controls of the turn.

use std::collections::BTreeMap;

use egui::{Pos2, Rect, Vec2, vec2};

use super::home::{HAIR, MARGIN, Wants, halves, steps};

/// The widths that the card can have, the best first.
pub const WIDTHS: [f32; 6] = [316.0, 268.0, 224.0, 196.0, 168.0, 144.0];
/// How much of its height the card keeps where there is no room for all of it; its text scrolls then.
const SHARES: [f32; 4] = [1.0, 0.8, 0.6, 0.0];
/// By how much it may be higher than its text.
const HIGHER: [f32; 2] = [8.0, 16.0];
/// How many places are tried across the window and down.
const ACROSS: u8 = 12;
const DOWN: u8 = 8;
/// How far it is moved aside at last, and over how many places.
const NUDGE: f32 = 12.0;
const NUDGES: u8 = 13;
/// How much is left free between the card and what it should not cover.
const GAP: f32 = 2.0;

/// What covering a point's area costs: of what is spoken of or to be clicked, of the controls of the turn, of hexes
/// where the tile in hand can go, of what is spoken of in the steps that are read after this one, of hexes where something
/// is and that tile, of what is told beside the board, of players' cards, of the panels there; and what it costs if so much of the text has to be scrolled to.
const AIM: f32 = 1000.0;
const CONTROL: f32 = 300.0;
const OPEN: f32 = 300.0;
const SOON: f32 = 100.0;
const BUSY: f32 = 40.0;
const TOLD: f32 = 1500.0;
const TOLD_AT_MOST: f32 = 2e6;
const SCORE: f32 = 20.0;
const PANEL: f32 = 8.0;
const HIDDEN: f32 = 6.0;
/// The same for the margin of the bar below the board, on which nothing lies but which looks like a part of it.
const BELOW: f32 = 40.0;
/// What it costs to cover any of the tile that was placed in the step before: more than to stand on the players' cards or to
/// be narrower, less than that text is scrolled to.
const FRESH: f32 = 2e6;
/// What it costs that any text has to be scrolled to: more than that the card stands elsewhere, is narrower or covers what
/// is only looked at.
const SCROLLS: f32 = 3e6;
/// What it costs to cover a part of a letter or a number at the rim of the board: half of one looks like a fault.
const HALF: f32 = 150_000.0;
/// What it costs to cover any of what is spoken of, to be clicked or a control, however little of it.
const HURTS: f32 = 1e7;
/// What a card costs for each point that it is narrower or wider than suits the board, and each point it is away from the
/// best place.
const UNSUITED: f32 = 20.0;
const AWAY: f32 = 0.5;
/// What it costs where nothing stands yet to begin over a hex that a later step asks for, or the tile in hand: as much as a
/// card that is one width narrower.
const LATER: f32 = 1000.0;
/// The part of the board's width that a card may take.
const SHARE: f32 = 0.6;
/// What it costs that a card has another width than in the step before, that it stands elsewhere, and that it keeps its
/// upper edge only: its buttons stand at the lower one.
const RESIZED: f32 = 1e6;
const MOVED: f32 = 60_000.0;
const LIFTED: f32 = 20_000.0;
/// What it costs that it does not stand as it stood in the same step: more than anything but that it is in the way.
const STEP: f32 = 5e6;
/// What it costs that there is no room for it to grow upwards, as it will.
const CRAMPED: f32 = 30_000.0;

/// What the card has to mind, and where it may stand.
#[derive(Clone, PartialEq, Debug)]
pub struct Surroundings {
    /// The number of the step, from 0.
    pub step: usize,
    /// Where it may stand: the window below the menu.
    pub window: Rect,
    /// The board.
    pub board: Rect,
    /// The height above which it stands best, as controls of the turn come and go below it; with none, in low windows,
    /// it stands best at the top.
    pub floor: Option<f32>,
    /// What the stage speaks of and what is to be clicked.
    pub aims: Vec<Rect>,
    /// The controls of the turn.
    pub controls: Vec<Rect>,
    /// Hexes where the tile in hand can be placed, and that tile, where the step asks to turn or to place it.
    pub open: Vec<Rect>,
    /// The same where a later step will ask for it: where nothing stands yet, the card begins beside them.
    pub later: Vec<Rect>,
    /// The hex where a tile was placed in the step before.
    pub fresh: Vec<Rect>,
    /// What the steps that are read right after this one speak of.
    pub coming: Vec<Rect>,
    /// Hexes where something is, and the tile in hand.
    pub busy: Vec<Rect>,
    /// What is told beside the board whether or not the stage speaks of it: the scoring.
    pub told: Vec<Rect>,
    /// The players' cards.
    pub scores: Vec<Rect>,
    /// The letters and numbers at the rim of the board.
    pub names: Vec<Rect>,
    /// How high it is and will be.
    pub heights: Heights,
    /// The least height with which it can be read, at each of the widths.
    pub leasts: [f32; WIDTHS.len()],
}

/// How high the card is with all of its text, at each of the widths.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Heights {
    /// With whatever it may tell in this step.
    pub whole: [f32; WIDTHS.len()],
    /// With the longest note of this step beside all the rest.
    pub noted: [f32; WIDTHS.len()],
    /// At most in the steps that are read right after this one.
    pub coming: [f32; WIDTHS.len()],
    /// At most in the whole lesson.
    pub ever: [f32; WIDTHS.len()],
    /// The same with the longest note beside all the rest: as high is the card in each of its steps, where there is room.
    pub same: [f32; WIDTHS.len()],
}

/// The card as it was laid out last, with what it minds.
#[derive(Debug, Default)]
pub struct Card {
    placed: Option<(Surroundings, Rect)>,
    /// The width that it had first on this board, and goes back to where another one was needed for a step.
    width: f32,
    /// What was marked beside the board.
    marked: Vec<Rect>,
    /// The step in which it stands still: the one in which everything around it has come to rest.
    settled: Option<usize>,
    /// Where it stood still in each step of this lesson, to stand there again when the step comes back; and the hex where a
    /// tile had been placed in the step before, as it stands elsewhere beside another one.
    stood: BTreeMap<usize, (Vec<Rect>, Rect)>,
    /// How high it is, and what that was worked out from.
    heights: Option<(u64, Heights)>,
}

/// Where the card stood in the step before, and the width that it keeps.
#[derive(Clone, Copy)]
struct Stood {
    rect: Rect,
    width: f32,
    /// Whether it stood there in the same step, with everything around it at rest.
    is_settled: bool,
}

impl Card {
    /// Where it stands.
    #[must_use]
    pub fn rect(&self) -> Option<Rect> {
        self.placed.as_ref().map(|&(_, rect)| rect)
    }

    /// The controls of the turn that it minds.
    #[must_use]
    pub fn controls(&self) -> &[Rect] {
        self.placed.as_ref().map_or(&[], |(around, _)| &around.controls)
    }

    /// What was marked beside the board: frames and arrows.
    #[must_use]
    pub fn marked(&self) -> &[Rect] {
        &self.marked
    }

    /// Notes what was marked beside the board.
    pub fn mark(&mut self, marked: Vec<Rect>) {
        self.marked = marked;
    }

    /// Whether it stands still in this step: everything around it has come to rest.
    pub fn is_settled(&self, step: usize) -> bool {
        self.settled == Some(step)
    }

    /// The heights that were worked out from this.
    pub fn heights(&self, key: u64) -> Option<Heights> {
        self.heights.filter(|&(known, _)| known == key).map(|(_, heights)| heights)
    }

    /// Keeps what was worked out from this.
    pub fn know(&mut self, key: u64, heights: Heights) {
        self.heights = Some((key, heights));
    }

    /// Where it stands among these surroundings. It stays where it is as long as they do, and when they change it keeps
    /// its width, and its place, unless it would be in the way there.
    pub fn place(&mut self, around: Surroundings) -> Rect {
        match &self.placed {
            Some((known, rect)) if *known == around => {
                self.settled = Some(around.step);
                self.stood.insert(around.step, (around.fresh.clone(), *rect));
                *rect
            }
            placed => {
                let stood = placed.as_ref().filter(|(known, _)| {
                    // In another window, or with another board, there is nothing to keep.
                    (known.window, known.board) == (around.window, around.board)
                });
                if stood.is_none() {
                    self.stood.clear();
                }
                let is_settled = self.is_settled(around.step);
                let before = self.stood.get(&around.step).filter(|(fresh, _)| !is_settled && *fresh == around.fresh);
                let before = before.map(|&(_, rect)| rect);
                let stood = stood.map(|&(_, rect)| Stood {
                    rect: before.unwrap_or(rect),
                    width: self.width,
                    is_settled: is_settled || before.is_some(),
                });
                let rect = choose(&around, stood);
                self.width = stood.map_or(rect.width(), |stood| stood.width);
                self.placed = Some((around, rect));
                rect
            }
        }
    }
}

/// The width that suits a board: the widest that leaves enough of it free.
fn suited(board: Rect) -> f32 {
    let most = board.width() * SHARE;
    WIDTHS.into_iter().find(|&width| width <= most).unwrap_or(WIDTHS[WIDTHS.len() - 1])
}

/// The place where the card covers least that matters. `stood` is where it stood in the step before.
fn choose(around: &Surroundings, stood: Option<Stood>) -> Rect {
    let room = around.window.shrink(MARGIN);
    let lowest = around.floor.unwrap_or(around.window.bottom());
    let mut best = (f32::INFINITY, room);
    let mut found = (Wants::default(), 0.0);
    for (index, width) in WIDTHS.into_iter().enumerate() {
        let wants = Wants::of(around, index);
        let (whole, least) = (wants.whole, around.leasts[index]);
        let width = width.min(room.width());
        // A card that begins too narrow for what it says later would not keep its width.
        let later = if stood.is_none() && around.heights.ever[index] > lowest - around.board.top() - 2.0 * MARGIN {
            RESIZED
        } else {
            0.0
        };
        // All of it where there is room; else as high as the board, before anything less.
        let as_board = (around.board.height() - 2.0 * MARGIN).min(whole);
        // A little higher than that, it covers a letter at the rim wholly of which it would cover half.
        let higher = HIGHER.map(|more| whole + more);
        let before =
            stood.map(|stood| stood.rect).filter(|rect| (rect.width() - width).abs() < 0.5).map(|rect| rect.height());
        let wanted = SHARES.map(|share| whole * share).into_iter().chain([as_board, wants.noted, wants.same]);
        let mut heights: Vec<f32> =
            wanted.chain(higher).chain(before).map(|height| height.max(least.min(whole)).min(room.height())).collect();
        heights.sort_by(f32::total_cmp);
        heights.dedup();
        for height in heights {
            for corner in corners(around, room, vec2(width, height), wants.home, stood) {
                let place = Rect::from_min_size(corner, vec2(width, height));
                let cost = later + cost(around, place, wants, stood, best.0 - later);
                if cost < best.0 {
                    best = (cost, place);
                    found = (wants, later);
                }
            }
        }
    }
    let (wants, later) = found;
    let coarse = best.1;
    // A little aside it may cover a letter at the rim wholly, or not at all.
    let nudges = if halves(coarse, &around.names) > 0.0 { NUDGES } else { 0 };
    for x in steps(-NUDGE, NUDGE, nudges) {
        for y in steps(-NUDGE, NUDGE, nudges) {
            let place = coarse.translate(vec2(x, y));
            let cost = later + cost(around, place, wants, stood, best.0 - later);
            if cost < best.0 && room.contains_rect(place) {
                best = (cost, place);
            }
        }
    }
    best.1
}

/// Where the upper left corner of a card of this size can be: where it was, evenly over the room, at the edges of the
/// board, and right beside whatever it should not cover.
fn corners(
    around: &Surroundings,
    room: Rect,
    size: Vec2,
    home: Option<Pos2>,
    stood: Option<Stood>,
) -> impl Iterator<Item = Pos2> {
    let last = (room.max - size).max(room.min);
    let board = around.board.shrink(MARGIN);
    let mut xs: Vec<f32> = steps(room.left(), last.x, ACROSS).chain([board.left(), board.right() - size.x]).collect();
    let mut ys: Vec<f32> = steps(room.top(), last.y, DOWN)
        .chain([board.bottom() - size.y])
        .chain(around.floor.map(|floor| floor - MARGIN - size.y))
        .collect();
    xs.extend(home.map(|home| home.x - size.x));
    ys.extend(home.map(|home| home.y - size.y));
    // What is given of hexes lies inside of them: nothing has to be left free beside it.
    xs.extend(around.open.iter().chain(&around.fresh).map(|rect| rect.right() + HAIR));
    for rect in around.aims.iter().chain(&around.controls) {
        xs.extend([rect.left() - GAP - size.x, rect.right() + GAP]);
        ys.extend([rect.top() - GAP - size.y, rect.bottom() + GAP]);
    }
    // A card that grows or shrinks keeps its edges on one side.
    let stood = stood.map(|stood| stood.rect);
    xs.extend(stood.into_iter().flat_map(|stood| [stood.left(), stood.right() - size.x]));
    ys.extend(stood.into_iter().flat_map(|stood| [stood.top(), stood.bottom() - size.y]));
    xs.retain(|x| (room.left()..=last.x).contains(x));
    ys.retain(|y| (room.top()..=last.y).contains(y));
    xs.into_iter().flat_map(move |x| ys.clone().into_iter().map(move |y| Pos2::new(x, y)))
}

/// What it costs to stand there; if that is more than `most`, perhaps less than all of it.
fn cost(around: &Surroundings, place: Rect, wants: Wants, stood: Option<Stood>, most: f32) -> f32 {
    let covered = |rects: &[Rect]| -> f32 { rects.iter().map(|&rect| shared(place, rect)).sum() };
    let away = match around.floor {
        Some(floor) => place.right_bottom() - (Pos2::new(around.board.right(), floor) - Vec2::splat(MARGIN)),
        None => place.right_top() - (around.board.right_top() + vec2(-MARGIN, MARGIN)),
    };
    // In a low window most cards scroll: one that does not would leave no room beside it.
    let scrolls = if around.floor.is_some() { SCROLLS } else { 0.0 };
    let hidden = (wants.whole - place.height()).max(0.0);
    // As it will be once it has grown upwards.
    let grown = place.with_min_y(place.top().min(place.bottom() - wants.tallest));
    let mut cost = away.length() * AWAY
        + (suited(around.board) - place.width()).abs() * UNSUITED
        + if hidden > 0.5 { scrolls + hidden * place.width() * HIDDEN } else { 0.0 }
        + if grown.top() < around.window.top() { CRAMPED } else { 0.0 }
        + around.coming.iter().map(|&rect| shared(grown, rect)).sum::<f32>() * SOON
        + (place.area() - shared(place, around.board)) * PANEL
        + (place.bottom() - around.board.bottom()).max(0.0) * place.width() * BELOW
        + halves(place, &around.names) * HALF
        // However much of it: nothing that is to be clicked is covered for its sake.
        + (covered(&around.told) * TOLD).min(TOLD_AT_MOST)
        + wants.cost(place.height())
        + stood.map_or(if covered(&around.later) > 1.0 { LATER } else { 0.0 }, |stood| changed(stood, place));
    for (rects, weight, hurts) in [
        (&around.aims, AIM, HURTS),
        (&around.controls, CONTROL, HURTS),
        (&around.open, OPEN, HURTS),
        (&around.fresh, BUSY, FRESH),
        (&around.busy, BUSY, 0.0),
        (&around.scores, SCORE, 0.0),
    ] {
        if cost > most {
            break;
        }
        let covered = covered(rects);
        cost += covered * weight + if covered > 1.0 { hurts } else { 0.0 };
    }
    cost
}

/// What it costs that the card stood elsewhere in the step before, or has another width.
fn changed(stood: Stood, place: Rect) -> f32 {
    let same = |one: f32, other: f32| (one - other).abs() < 1.0;
    let Stood { rect, width, is_settled } = stood;
    let is_there = same(rect.left(), place.left()) && same(rect.top(), place.top());
    if is_settled && !(is_there && same(rect.right(), place.right()) && same(rect.bottom(), place.bottom())) {
        return STEP;
    }
    let is_beside = same(rect.left(), place.left()) || same(rect.right(), place.right());
    let moved = if is_beside && same(rect.bottom(), place.bottom()) {
        0.0
    } else if is_beside && same(rect.top(), place.top()) {
        LIFTED
    } else {
        MOVED
    };
    moved + if same(width, place.width()) { 0.0 } else { RESIZED }
}

/// The area that two rectangles share.
fn shared(one: Rect, other: Rect) -> f32 {
    let both = one.intersect(other);
    if both.is_positive() { both.area() } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    /// The height of a card that shows little.
    const LEAST: f32 = 150.0;

    fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    fn around(window: Rect, board: Rect, height: f32) -> Surroundings {
        let controls = vec![rect(0.0, board.bottom(), window.right(), window.bottom())];
        Surroundings {
            step: 0,
            window,
            board,
            floor: Some(board.bottom()),
            aims: Vec::new(),
            controls,
            open: Vec::new(),
            later: Vec::new(),
            fresh: Vec::new(),
            coming: Vec::new(),
            busy: Vec::new(),
            told: Vec::new(),
            scores: Vec::new(),
            names: Vec::new(),
            heights: Heights {
                whole: [height; WIDTHS.len()],
                noted: [height; WIDTHS.len()],
                coming: [height; WIDTHS.len()],
                ever: [height; WIDTHS.len()],
                same: [height; WIDTHS.len()],
            },
            leasts: [LEAST; WIDTHS.len()],
        }
    }

    #[test]
    fn the_card_stands_beside_what_it_speaks_of() {
        let (window, board) = (rect(0.0, 30.0, 1024.0, 700.0), rect(210.0, 30.0, 814.0, 590.0));
        let free = around(window, board, 240.0);
        assert!(board.contains_rect(choose(&free, None)));
        for aim in [
            rect(700.0, 40.0, 800.0, 100.0),
            rect(500.0, 200.0, 560.0, 260.0),
            rect(220.0, 500.0, 280.0, 560.0),
            rect(10.0, 40.0, 200.0, 160.0),
            rect(820.0, 40.0, 1020.0, 400.0),
        ] {
            let around = Surroundings { aims: vec![aim], ..free.clone() };
            let place = choose(&around, None);
            assert!(!place.intersects(aim) && window.contains_rect(place), "{aim:?} {place:?}");
            assert!(!place.intersects(around.controls[0]), "{aim:?} {place:?}");
        }
    }

    #[test]
    fn a_card_that_is_in_nobodys_way_keeps_its_place_and_its_width_whatever_it_says() {
        let (window, board) = (rect(0.0, 40.0, 853.0, 533.0), rect(210.0, 40.0, 643.0, 423.0));
        let mut card = Card::default();
        let camp = vec![rect(210.0, 200.0, 330.0, 400.0)];
        let first = card.place(Surroundings { busy: camp.clone(), ..around(window, board, 260.0) });
        let aims = vec![rect(220.0, 60.0, 280.0, 110.0)];
        let more = card.place(Surroundings { busy: camp.clone(), aims, ..around(window, board, 300.0) });
        let same = |one: f32, other: f32| (one - other).abs() < 0.1;
        assert!(same(first.left(), more.left()) && same(first.width(), more.width()), "{first:?} {more:?}");
        assert!(same(first.top(), more.top()) || same(first.bottom(), more.bottom()), "{first:?} {more:?}");
        // What it would cover makes it move, and not change its width.
        let aims = vec![more.shrink(40.0)];
        let moved = card.place(Surroundings { busy: camp, aims: aims.clone(), ..around(window, board, 300.0) });
        assert!(!moved.intersects(aims[0]) && same(moved.width(), first.width()), "{moved:?}");
    }

    #[test]
    fn hexes_where_something_is_are_left_free_where_a_narrower_card_does_it() {
        let (window, board) = (rect(0.0, 40.0, 853.0, 533.0), rect(210.0, 40.0, 643.0, 423.0));
        let camp = rect(210.0, 200.0, 380.0, 400.0);
        let place = choose(&Surroundings { busy: vec![camp], ..around(window, board, 260.0) }, None);
        assert!(board.contains_rect(place) && !place.intersects(camp), "{place:?}");
    }

    #[test]
    fn a_letter_at_the_rim_of_the_board_is_covered_wholly_or_not_at_all() {
        let (window, board) = (rect(0.0, 30.0, 1024.0, 700.0), rect(210.0, 30.0, 814.0, 590.0));
        let free = around(window, board, 240.0);
        let place = choose(&free, None);
        // In the middle of each of its edges, and at a corner.
        for at in [place.center_bottom(), place.left_center(), place.left_bottom()] {
            let name = Rect::from_center_size(at, vec2(12.0, 12.0));
            let place = choose(&Surroundings { names: vec![name], ..free.clone() }, None);
            assert!(board.contains_rect(place), "{place:?}");
            assert!(place.contains_rect(name) || !place.intersects(name), "{place:?} {name:?}");
        }
    }

    #[test]
    fn in_a_small_window_the_card_is_low_rather_than_in_the_way() {
        let (window, board) = (rect(0.0, 30.0, 450.0, 310.0), rect(0.0, 30.0, 300.0, 230.0));
        for aim in [rect(10.0, 40.0, 60.0, 90.0), rect(120.0, 120.0, 160.0, 160.0), rect(310.0, 40.0, 440.0, 100.0)] {
            let around = Surroundings { aims: vec![aim], ..around(window, board, 400.0) };
            let place = choose(&around, None);
            assert!(!place.intersects(aim) && !place.intersects(around.controls[0]), "{aim:?} {place:?}");
            assert!(window.contains_rect(place) && place.height() >= LEAST, "{place:?}");
        }
    }

    #[test]
    fn the_card_stays_where_it_is_as_long_as_nothing_changes() {
        let (window, board) = (rect(0.0, 30.0, 1024.0, 700.0), rect(210.0, 30.0, 814.0, 590.0));
        let mut card = Card::default();
        assert_eq!(card.rect(), None);
        let first = card.place(around(window, board, 240.0));
        assert_eq!(card.place(around(window, board, 240.0)), first);
        assert_eq!(card.rect(), Some(first));
        let moved = card.place(Surroundings { aims: vec![first], ..around(window, board, 240.0) });
        assert!(!moved.intersects(first));
    }
}
