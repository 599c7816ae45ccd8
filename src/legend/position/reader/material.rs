//! Reading a position: all tiles, cards, tokens, pieces, tiers and treasures are in one place each.

use super::PositionReader;
use crate::expedition::{MAX_TIER, MAX_TREASURES, Tiers, TileSet, Treasure};
use crate::legend::action::Piece;
use crate::legend::card::{CardId, Cards, Hand};
use crate::legend::position::{Result, bad, ensure};
use crate::legend::stack::Buried;
use crate::legend::state::Phase;
use crate::legend::tile::TileKind;
use crate::legend::variant::{Tokens, by_players};

impl PositionReader<'_> {
    pub(super) fn tiles_elsewhere(&mut self) -> Result<()> {
        let position = self.position;
        for &(_, tile, _) in &self.rules.scenarios()[self.state.scenario()].laid {
            ensure(self.used.contains(tile), "cells", "a tile of the scenario does not lie on the board")?;
        }
        for name in &position.display.tiles {
            let tile = self.tile(name, "display.tiles")?;
            self.state.display_tiles.insert(tile);
        }
        let most = usize::from(self.rules.display_tiles());
        ensure(self.state.display_tiles.len() <= most, "display.tiles", "has more tiles than lie open")?;
        for name in &position.removed_tiles {
            let tile = self.tile(name, "removed_tiles")?;
            self.state.removed.push(tile);
        }
        self.state.deck = TileSet::EMPTY;
        let letters: Vec<String> = self.rules.deck().iter().map(|group| group.letter.to_string()).collect();
        let given: Vec<&String> = position.deck.iter().map(|(letter, _)| letter).collect();
        ensure(given.iter().copied().eq(&letters), "deck", "has to list every group in order")?;
        for (group, (letter, names)) in self.rules.deck().iter().zip(&position.deck) {
            for name in names {
                let field = format!("deck[{letter}]");
                let tile = self.tile(name, &field)?;
                ensure(group.tiles.contains(tile), &field, "has a tile of another group")?;
                self.state.deck.insert(tile);
            }
        }
        // What is in no group of the deck can lie nowhere but on the board or with the tiles of cards.
        let all = self.rules.scenarios()[self.state.scenario()].deck;
        let removed = self.state.removed().iter().fold(TileSet::EMPTY, |mut set, &tile| {
            set.insert(tile);
            set
        });
        let placed = self.state.display_tiles.or(self.state.deck).or(removed);
        let drafted = self.state.player.iter().fold(placed, |set, player| set.or(player.tiles));
        ensure(drafted.and(all) == drafted, "deck", "a tile is where only tiles of the deck are")?;
        self.state.card_tiles = TileSet::EMPTY;
        for name in &position.card_tiles {
            let tile = self.tile(name, "card_tiles")?;
            ensure(self.rules.card_tiles().contains(tile), "card_tiles", "has a tile that cards do not bring")?;
            self.state.card_tiles.insert(tile);
        }
        ensure(self.used.len() == self.rules.tiles().count(), "cells", "a tile of this game is in no place")
    }

    pub(super) fn cards(&mut self) -> Result<()> {
        let position = self.position;
        ensure(position.card_deck.len() == self.rules.cards().len(), "card_deck", "has to list every card")?;
        self.state.card_deck = [0; crate::legend::card::MAX_CARDS];
        for (number, &copies) in &position.card_deck {
            let card = self.card(number, "card_deck")?;
            self.state.card_deck[card.index()] = copies;
        }
        let heap = |numbers: &[String], field: &str| -> Result<Cards> {
            let mut cards = [0_u8; crate::legend::card::MAX_CARDS];
            for number in numbers {
                let copies = &mut cards[self.card(number, field)?.index()];
                *copies = copies.saturating_add(1);
            }
            Ok(cards)
        };
        let display = heap(&position.display.cards, "display.cards")?;
        let discard = heap(&position.discard, "discard")?;
        (self.state.display_cards, self.state.discard) = (display, discard);
        let most = usize::from(self.rules.display_cards());
        ensure(position.display.cards.len() <= most, "display.cards", "has more cards than lie open")?;
        for (index, card) in self.rules.cards().iter().enumerate() {
            let id = CardId::new(index as u8);
            let held: usize =
                self.state.player.iter().map(|player| count(&player.right, id) + count(&player.left, id)).sum();
            let there = [&self.state.card_deck, &self.state.display_cards, &self.state.discard];
            let there: usize = there.iter().map(|cards| usize::from(cards[index])).sum();
            let all = usize::from(card.counts[by_players(self.state.players)]);
            let text = format!("of card {} there are {all}, but {} are listed", card.number, held + there);
            ensure(held + there == all, "card_deck", &text)?;
        }
        Ok(())
    }

    pub(super) fn tokens(&mut self) -> Result<()> {
        let position = self.position;
        self.state.bag = Tokens::default();
        for (&value, &copies) in &position.bag {
            let Some(left) = self.state.bag.get_mut(usize::from(value)) else {
                return bad("bag", "names a token that no variant has");
            };
            *left = copies;
        }
        let heap = |values: &[u8], field: &str| -> Result<Tokens> {
            let mut tokens = Tokens::default();
            for &value in values {
                let Some(copies) = tokens.get_mut(usize::from(value)) else {
                    return bad(field, "names a token that no variant has");
                };
                *copies = copies.saturating_add(1);
            }
            Ok(tokens)
        };
        self.state.display_tokens = heap(&position.display.tokens, "display.tokens")?;
        self.state.spent = heap(&position.spent, "spent")?;
        let most = usize::from(self.state.players);
        ensure(position.display.tokens.len() <= most, "display.tokens", "has more tokens than players")?;
        for (value, &all) in (0..).zip(self.rules.tokens()) {
            let held = self.state.player.iter().filter(|player| player.token == Some(value)).count();
            let index = usize::from(value);
            let there = [self.state.bag[index], self.state.display_tokens[index], self.state.spent[index]];
            let there = there.iter().map(|&copies| usize::from(copies)).sum::<usize>() + held;
            let text = format!("of token {value} there are {all}, but {there} are listed");
            ensure(there == usize::from(all), "bag", &text)?;
        }
        Ok(())
    }

    pub(super) fn pieces(&self) -> Result<()> {
        for (index, &seat) in self.state.seats().iter().enumerate() {
            let field = format!("seats[{index}]");
            for (piece, all) in [(Piece::Explorer, self.rules.explorers()), (Piece::Leader, self.rules.leaders())] {
                let beside = [self.state.reserve(seat), self.state.unavailable(seat), self.state.out(seat)];
                let standing = self.state.present(seat).into_iter().map(|cell| self.state.band(cell, seat));
                let members: u32 = beside.into_iter().chain(standing).map(|band| u32::from(band.count(piece))).sum();
                let guards = self.state.guarded_by(seat).into_iter();
                let guards = guards.filter(|&temple| self.state.guard(temple) == Some((seat, piece))).count() as u32;
                let text = format!("has {} pieces of the kind {piece}, not {all}", members + guards);
                ensure(members + guards == u32::from(all), &field, &text)?;
            }
            let camps = self.state.camps(seat).len() + usize::from(self.state.camps_left(seat));
            ensure(camps == usize::from(self.rules.camps()), &format!("{field}.camps_left"), "does not fit the board")?;
            let guards = self.state.guarded_by(seat).len();
            let fits = guards == usize::from(self.state.guards_set(seat)) && guards <= usize::from(self.rules.guards());
            ensure(fits, &format!("{field}.guards"), "does not fit the board")?;
        }
        Ok(())
    }

    pub(super) fn tiers(&mut self) -> Result<()> {
        let mut used: Tiers = [0; MAX_TIER + 1];
        for temple in self.state.temples() {
            let Some(TileKind::Temple(printed)) = self.state.tile(temple).map(|tile| self.rules.tile(tile).kind) else {
                continue;
            };
            for tier in printed + 1..=self.state.level(temple) {
                used[usize::from(tier)] += 1;
            }
        }
        for (value, &used) in used.iter().enumerate() {
            let left = self.rules.tiers()[value].checked_sub(used);
            let Some(left) = left else {
                return bad("supply", format!("more tiers of {value} lie on temples than there are"));
            };
            self.state.supply[value] = left;
        }
        Ok(())
    }

    pub(super) fn treasures(&mut self) -> Result<()> {
        let position = self.position;
        let kinds = self.rules.hidden().len();
        for (field, list) in
            [("treasures_hidden", &position.treasures_hidden), ("treasures_face_up", &position.treasures_face_up)]
        {
            ensure(list.len() == kinds, field, "has to list every treasure kind")?;
            let most = MAX_TREASURES as u8;
            ensure(list.iter().all(|&copies| copies <= most), field, "has more treasures than there are")?;
        }
        self.state.hidden[..kinds].copy_from_slice(&position.treasures_hidden);
        self.state.face_up[..kinds].copy_from_slice(&position.treasures_face_up);
        let ruins = self.state.ruins().into_iter();
        let mut buried: Vec<Buried> = ruins.flat_map(|ruin| self.state.stack(self.rules, ruin)).collect();
        if let Phase::Reveal(_, digging) = self.state.phase {
            buried.push(digging);
        }
        let mut pairs = 0;
        for kind in Treasure::ALL.into_iter().take(kinds) {
            let index = kind.index();
            let owned: usize = self.state.player.iter().map(|player| usize::from(player.treasures[index])).sum();
            let seen = buried.iter().filter(|buried| buried.kind() == Some(kind)).count();
            let (hidden, face_up) = (usize::from(self.state.hidden[index]), usize::from(self.state.face_up[index]));
            let all = usize::from(self.rules.hidden()[index] + self.rules.face_up()[index]);
            let text = format!("of kind {index} there are {all}, but {} are listed", owned + seen + hidden + face_up);
            ensure(owned + seen + hidden + face_up == all, "treasures_hidden", &text)?;
            let printed = usize::from(self.rules.face_up()[index]);
            ensure(face_up == 0 || face_up == printed, "treasures_face_up", "are taken all or none")?;
            pairs += printed - face_up;
        }
        // Ruins got a treasure for each mask while there were any; what is not there any more was dug.
        let masks = self.state.occupied().into_iter().filter_map(|cell| self.state.tile(cell));
        let masks = masks.map(|tile| match self.rules.tile(tile).kind {
            TileKind::Ruin(masks) => usize::from(masks),
            _ => 0,
        });
        let all: usize = self.rules.hidden().iter().map(|&copies| usize::from(copies)).sum();
        let given = masks.sum::<usize>().min(all);
        let owned = self.state.player.iter().flat_map(|player| player.treasures).map(usize::from).sum::<usize>();
        let text = format!(
            "{} treasures lie on ruins and {owned} are owned, {pairs} of them of cards, but the ruins got {given}",
            buried.len()
        );
        ensure(buried.len() + owned == given + pairs, "cells", &text)
    }
}

fn count(hand: &Hand, card: CardId) -> usize {
    hand.as_slice().iter().filter(|held| held.card == card).count()
}
