//! The account of a seat: the treasures that it carries and what they can bring, as far as the viewer knows (C13.2, C14).

use crate::chac::{Card, Deck, State, Status, Value, Variant};
use crate::game::Seat;

/// The account of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The seat.
    pub seat: Seat,
    /// The fate of its adventurer. Only who gets out scores.
    pub status: Status,
    /// The number of its treasures.
    pub treasures: u8,
    /// The points of those whose value the viewer knows, opened chests included.
    pub known: u32,
    /// The chests among them that are not opened.
    pub chests: u8,
    /// The treasures of each deck whose value the viewer does not know, by deck.
    pub hidden: Vec<(Deck, u8)>,
    /// The fewest points that all can bring.
    pub least: u32,
    /// The most points that all can bring.
    pub most: u32,
    /// The points that all can be expected to bring, in tenths.
    pub tenths: u32,
}

impl Account {
    /// The account of a seat.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, seat: Seat) -> Self {
        let hand = state.hand(seat).as_slice();
        let values = |card: &Card| card.value();
        let opened = state.chests(seat);
        let all_chests = hand.iter().filter_map(values).filter(|&value| value == Value::CHEST).count();
        let chests = all_chests.saturating_sub(opened.len()) as u8;
        let points: u32 = hand.iter().filter_map(values).filter_map(Value::points).map(u32::from).sum();
        let known = points + opened.iter().copied().map(u32::from).sum::<u32>();
        let sides = u32::from(rules.chest_sides());
        let of_chests = u32::from(chests);
        let mut account = Self {
            seat,
            status: state.status(seat),
            treasures: hand.len() as u8,
            known,
            chests,
            hidden: Vec::new(),
            least: known + of_chests,
            most: known + of_chests * sides,
            tenths: known * 10 + of_chests * 5 * (sides + 1),
        };
        for deck in rules.decks() {
            let hidden = hand.iter().filter(|card| card.deck() == deck && card.value().is_none()).count();
            if hidden > 0 {
                account.hide(rules, state, deck, hidden);
            }
        }
        account
    }

    /// Adds so many treasures of a deck whose value the viewer does not know.
    fn hide(&mut self, rules: &Variant, state: &State, deck: Deck, hidden: usize) {
        self.hidden.push((deck, hidden as u8));
        let sides = u32::from(rules.chest_sides());
        // The points of every treasure that it can be: the fewest, the most, and twice the mean.
        let mut unseen: Vec<(u32, u32, u32)> = Vec::new();
        for value in Value::all() {
            let (least, most) = value.points().map_or((1, sides), |points| (points.into(), points.into()));
            let copies = usize::from(state.stock(deck).copies(value));
            unseen.extend(std::iter::repeat_n((least, most, least + most), copies));
        }
        let doubled: u32 = unseen.iter().map(|&(.., doubled)| doubled).sum();
        self.tenths += doubled * 5 * hidden as u32 / unseen.len().max(1) as u32;
        unseen.sort_unstable_by_key(|&(least, ..)| least);
        self.least += unseen.iter().take(hidden).map(|&(least, ..)| least).sum::<u32>();
        unseen.sort_unstable_by_key(|&(_, most, _)| std::cmp::Reverse(most));
        self.most += unseen.iter().take(hidden).map(|&(_, most, _)| most).sum::<u32>();
    }
}
