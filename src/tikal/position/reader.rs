//! Reading a position: every field is checked against the variant's material and against the others. Whether its
//! treasures are possible, `ruins` decides.

use std::collections::BTreeSet;

use super::{CellPosition, PhaseName, PieceName, Position, Result, bad, ensure, ruins};
use crate::expedition::{MAX_TIER, MAX_TREASURES, TileId, TileSet};
use crate::game::Seat;
use crate::game::bounds::beginning;
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::tikal::action::Piece;
use crate::tikal::band::Band;
use crate::tikal::board::MAX_PER_TURN;
use crate::tikal::seats::{BySeat, Player};
use crate::tikal::state::{Auction, Phase, Scoring, State};
use crate::tikal::tile::{ShortList, TileKind};
use crate::tikal::variant::{TurnRule, Variant};

/// The highest score that is taken: above what the limits of variants allow in 64 scorings, and low
/// enough for a list of all bids.
const MAX_SCORE: u32 = 200_000;

/// The state that a position describes. Fields that follow from others have not been compared yet.
pub(super) fn read(rules: &Variant, position: &Position) -> Result<State> {
    let state = State::empty(rules, position.players, TurnRule::auctioned(position.auction));
    let mut reader = PositionReader { rules, position, state, used: BTreeSet::new() };
    reader.read()?;
    Ok(reader.state)
}

struct PositionReader<'a> {
    rules: &'a Variant,
    position: &'a Position,
    state: State,
    /// The tiles of the deck that were read so far: none may be in two places.
    used: BTreeSet<TileId>,
}

impl PositionReader<'_> {
    fn read(&mut self) -> Result<()> {
        self.state.turn = self.position.turn;
        self.seats()?;
        self.cells()?;
        self.tiles_elsewhere()?;
        self.growth()?;
        self.pieces()?;
        self.tiers()?;
        self.treasures()?;
        self.phase()?;
        ruins::check(self.rules, &self.state)
    }

    fn seat(&self, number: usize, field: &str) -> Result<Seat> {
        let seat = Seat::from_index(number).filter(|_| number < usize::from(self.state.players));
        seat.map_or_else(|| bad(field, format!("there is no seat {number} in this game")), Ok)
    }

    fn seat_list(&self, numbers: &[usize], field: &str) -> Result<ShortList<Seat>> {
        let seats = numbers.iter().map(|&number| self.seat(number, field)).collect::<Result<Vec<_>>>()?;
        let distinct: BTreeSet<_> = seats.iter().collect();
        ensure(distinct.len() == seats.len(), field, "names a seat twice")?;
        // No seat stands there twice, so there is room for all.
        Ok(ShortList::of(seats))
    }

    /// A tile of this game's deck that was not read in another place.
    fn deck_tile(&mut self, name: &str, field: &str) -> Result<TileId> {
        let deck = self.rules.deck_for(self.state.players);
        let Some(tile) = self.rules.tile_named(name).filter(|&tile| deck.contains(tile)) else {
            return bad(field, format!("{} is no tile of this game's deck", beginning(name)));
        };
        if !self.used.insert(tile) {
            return bad(field, format!("tile {name} is in two places"));
        }
        Ok(tile)
    }

    fn seats(&mut self) -> Result<()> {
        let seats = &self.position.seats;
        ensure(seats.len() == usize::from(self.state.players), "seats", "has to list every seat once")?;
        let is_auction = self.state.is_auction();
        for ((index, seat), player) in seats.iter().enumerate().zip(self.state.player.iter_mut()) {
            let field = format!("seats[{index}]");
            ensure(seat.reserve.explorers <= self.rules.explorers(), &field, "has more explorers than there are")?;
            ensure(seat.treasures.len() == self.rules.treasures().len(), &field, "has to list every treasure kind")?;
            ensure(seat.score <= MAX_SCORE, &format!("{field}.score"), "is more than any game reaches")?;
            let mut treasures = [0; MAX_TREASURES];
            treasures[..seat.treasures.len()].copy_from_slice(&seat.treasures);
            *player = Player {
                score: seat.score,
                reserve: Band::new(seat.reserve.explorers, seat.reserve.leader),
                out: seat.out,
                camps_left: seat.camps_left,
                guards_set: seat.guards,
                treasures,
                amulet: seat.amulet,
            };
            ensure(seat.amulet || is_auction, &format!("{field}.amulet"), "is always up in the base game")?;
        }
        Ok(())
    }

    fn cells(&mut self) -> Result<()> {
        let position = self.position;
        let mut printed = 0;
        for cell in &position.cells {
            let field = format!("cells[{}]", cell.cell);
            let place = cell.cell.parse().ok().and_then(|name| self.rules.layout().cell(name));
            let Some(place) = place else { return bad(field, "is no cell of this board") };
            ensure(self.state.tile(place).is_none(), &field, "is listed twice")?;
            let printed_here = self.rules.printed().iter().find(|&&(other, _)| other == place);
            let tile = if let Some(&(_, tile)) = printed_here {
                printed += 1;
                let name = self.rules.tile(tile).name.to_string();
                ensure(cell.tile == name, &format!("{field}.tile"), "is not the tile printed there")?;
                tile
            } else {
                self.deck_tile(&cell.tile, &format!("{field}.tile"))?
            };
            let rotation = Rotation::ALL.get(usize::from(cell.rotation)).copied();
            let legal = if printed_here.is_some() {
                rotation.filter(|&rotation| rotation == Rotation::default())
            } else {
                rotation.filter(|&rotation| self.rules.tile(tile).slabs.rotations().any(|other| other == rotation))
            };
            let Some(rotation) = legal else {
                return bad(format!("{field}.rotation"), "is not one of the tile's distinct rotations");
            };
            self.state.put_tile(self.rules, place, tile, rotation);
            self.site(cell, place, tile, &field)?;
        }
        ensure(printed == self.rules.printed().len(), "cells", "has to list every printed tile")
    }

    fn site(&mut self, cell: &CellPosition, place: Cell, tile: TileId, field: &str) -> Result<()> {
        match (self.rules.tile(tile).kind, &cell.temple, &cell.ruin) {
            (TileKind::Temple(printed), Some(temple), None) => {
                let value = format!("{field}.temple.value");
                ensure((printed..=MAX_TIER as u8).contains(&temple.value), &value, "cannot be reached by this temple")?;
                let worked = temple.uncovered_this_turn;
                let possible = worked <= self.rules.uncover_limit().min(temple.value - printed);
                ensure(possible, &format!("{field}.temple.uncovered_this_turn"), "is too many")?;
                self.state.set_site(place, temple.value, worked);
            }
            (TileKind::Ruin(masks), None, Some(ruin)) => {
                ensure(ruin.left <= masks, &format!("{field}.ruin.left"), "is more than the tile shows masks")?;
                let worked = ruin.dug_this_turn;
                let possible = worked <= self.rules.dig_limit().min(masks - ruin.left).min(MAX_PER_TURN);
                ensure(possible, &format!("{field}.ruin.dug_this_turn"), "is too many")?;
                self.state.fill_ruin(place, ruin.left);
                self.state.set_site(place, ruin.left, worked);
            }
            (TileKind::Temple(_) | TileKind::Ruin(_), ..) => {
                return bad(field, "has to describe its temple or its ruin");
            }
            (TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano, None, None) => {}
            (TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano, ..) => {
                return bad(field, "is neither a temple nor a ruin");
            }
        }
        Ok(())
    }

    fn tiles_elsewhere(&mut self) -> Result<()> {
        let position = self.position;
        if let Some(hand) = &position.hand {
            let tile = self.deck_tile(hand, "hand")?;
            ensure(position.phase == PhaseName::Place, "hand", "is null but while placing")?;
            self.state.phase = Phase::Place(tile);
        }
        if let Some(volcano) = position.scoring.as_ref().and_then(|scoring| scoring.volcano.as_ref()) {
            let tile = self.deck_tile(volcano, "scoring.volcano")?;
            ensure(self.rules.tile(tile).kind.starts_a_scoring(), "scoring.volcano", "is not a volcano")?;
        }
        let most = usize::from(self.state.players);
        ensure(position.face_up.len() <= most, "face_up", "has more tiles than there are players")?;
        ensure(position.face_up.is_empty() || self.state.is_auction(), "face_up", "is empty in the base game")?;
        for name in &position.face_up {
            let tile = self.deck_tile(name, "face_up")?;
            self.state.face_up.push(tile);
        }
        for name in &position.removed_tiles {
            let tile = self.deck_tile(name, "removed_tiles")?;
            self.state.removed.insert(tile);
        }
        self.state.deck = TileSet::EMPTY;
        let letters: Vec<String> = self.rules.groups().iter().map(|group| group.letter.to_string()).collect();
        let given: Vec<&String> = position.deck.iter().map(|(letter, _)| letter).collect();
        ensure(given.iter().copied().eq(&letters), "deck", "has to list every group in order")?;
        for (letter, names) in &position.deck {
            for name in names {
                let tile = self.deck_tile(name, &format!("deck[{letter}]"))?;
                self.state.deck.insert(tile);
            }
        }
        let all = self.rules.deck_for(self.state.players);
        ensure(self.used.len() == all.len(), "deck", "a tile of this game is in no place")?;
        let next = self.state.drawable(self.rules);
        let later = |tile: &TileId| next.first().is_some_and(|first| *tile > first) && !next.contains(*tile);
        let skipped = all.iter().filter(later).any(|tile| {
            !self.state.deck.contains(tile)
                && next.first().is_some_and(|first| !self.rules.group_tiles(first).contains(tile))
        });
        ensure(!skipped, "deck", "a tile is gone from a group although an earlier group has tiles left")
    }

    /// T4.1–T4.3: the board has to have grown tile by tile from what is printed.
    fn growth(&self) -> Result<()> {
        let (rules, state) = (self.rules, &self.state);
        let mut grown: CellSet = rules.printed().iter().map(|&(cell, _)| cell).collect();
        let only_touches = |cell| state.tile(cell).is_some_and(|tile| !rules.tile(tile).kind.needs_a_way_in());
        let joins = |grown: CellSet, cell: Cell| {
            Direction::ALL.into_iter().any(|side| {
                let next = rules.layout().neighbour(cell, side).filter(|&next| grown.contains(next));
                next.is_some() && (only_touches(cell) || state.passage(cell, side).is_some())
            })
        };
        while let Some(next) = (state.occupied() - grown).into_iter().find(|&cell| joins(grown, cell)) {
            grown.insert(next);
        }
        match (state.occupied() - grown).into_iter().next() {
            Some(cell) => bad(format!("cells[{}]", rules.layout().name(cell)), "no tile can have been placed there"),
            None => Ok(()),
        }
    }

    fn pieces(&mut self) -> Result<()> {
        let rules = self.rules;
        let mut camps = BySeat::all(0_u8);
        let mut guards = BySeat::all([0_u8; 2]);
        for cell in &self.position.cells {
            let field = format!("cells[{}]", cell.cell);
            let Some(place) = cell.cell.parse().ok().and_then(|name| rules.layout().cell(name)) else { continue };
            for band in &cell.pieces {
                let seat = self.seat(band.player, &format!("{field}.pieces"))?;
                ensure(band.explorers <= rules.explorers(), &format!("{field}.pieces"), "are more than there are")?;
                ensure(self.state.band(place, seat).is_empty(), &format!("{field}.pieces"), "list a player twice")?;
                let firm = self.state.tile(place).is_some_and(|tile| rules.tile(tile).kind.can_be_entered());
                ensure(firm, &format!("{field}.pieces"), "stand on a volcano")?;
                self.state.set_band(place, seat, Band::new(band.explorers, band.leader));
            }
            if let Some(owner) = cell.camp {
                let seat = self.seat(owner, &format!("{field}.camp"))?;
                let site = self.state.clearings().contains(place);
                ensure(site, &format!("{field}.camp"), "stands neither on a clearing nor on an emptied ruin")?;
                *camps.of_mut(seat) += 1;
                self.state.set_camp(place, seat);
            }
            if let Some(guard) = cell.temple.as_ref().and_then(|temple| temple.guard.as_ref()) {
                let seat = self.seat(guard.player, &format!("{field}.temple.guard.player"))?;
                let piece = match guard.piece {
                    PieceName::Explorer => Piece::Explorer,
                    PieceName::Leader => Piece::Leader,
                };
                guards.of_mut(seat)[usize::from(piece == Piece::Leader)] += 1;
                self.state.set_guard(place, seat, piece);
            }
        }
        for &seat in self.state.seats() {
            let (index, state) = (seat.index(), &self.state);
            let field = format!("seats[{index}]");
            let [explorer_guards, leader_guards] = guards.of(seat);
            let sum = |count: fn(Band) -> u8| -> usize {
                let there: usize =
                    state.present(seat).into_iter().map(|cell| usize::from(count(state.band(cell, seat)))).sum();
                there + usize::from(count(state.reserve(seat)))
            };
            let explorers = sum(Band::explorers) + usize::from(explorer_guards);
            let leaders = sum(|band| u8::from(band.has_leader())) + usize::from(leader_guards);
            let (all_explorers, all_leaders) = (usize::from(rules.explorers()), usize::from(rules.leaders()));
            ensure(explorers <= all_explorers && leaders <= all_leaders, &field, "has more pieces than there are")?;
            let missing = (all_explorers - explorers) + (all_leaders - leaders);
            let out = format!("{field}.out");
            ensure(
                usize::from(state.out(seat)) == missing,
                &out,
                &format!("has to be {missing}: all pieces are somewhere"),
            )?;
            let set = explorer_guards + leader_guards;
            ensure(set <= rules.guards(), &field, "has set more guards than allowed")?;
            ensure(state.guards_set(seat) == set, &format!("{field}.guards"), &format!("has to be {set}"))?;
            let left = rules.camps().checked_sub(camps.of(seat));
            ensure(left.is_some(), &field, "has built more camps than there are")?;
            ensure(
                left == Some(state.camps_left(seat)),
                &format!("{field}.camps_left"),
                "does not add up with the board",
            )?;
        }
        Ok(())
    }

    fn tiers(&mut self) -> Result<()> {
        for tier in 1..=MAX_TIER as u8 {
            let used = self.state.temples().into_iter().filter(|&temple| {
                let printed = match self.state.tile(temple).map(|tile| self.rules.tile(tile).kind) {
                    Some(TileKind::Temple(value)) => value,
                    _ => u8::MAX,
                };
                printed < tier && tier <= self.state.level(temple)
            });
            let used = used.count() as u8;
            let Some(left) = self.rules.tiers()[usize::from(tier)].checked_sub(used) else {
                return bad("cells", format!("the temples use {used} tiers of {tier}, more than there are"));
            };
            self.state.supply[usize::from(tier)] = left;
        }
        Ok(())
    }

    fn treasures(&mut self) -> Result<()> {
        let kinds = self.rules.treasures();
        let given = &self.position.treasures_hidden;
        ensure(given.len() == kinds.len(), "treasures_hidden", "has to list every treasure kind")?;
        self.state.hidden = [0; MAX_TREASURES];
        for (kind, (&copies, &hidden)) in kinds.iter().zip(given).enumerate() {
            let owned: u32 = self.state.player.iter().map(|player| u32::from(player.treasures[kind])).sum();
            let field = format!("treasures_hidden[{kind}]");
            ensure(owned + u32::from(hidden) == u32::from(copies), &field, "does not add up with what is owned")?;
            self.state.hidden[kind] = hidden;
        }
        let on_ruins: u32 = self.state.ruins().into_iter().map(|ruin| u32::from(self.state.level(ruin))).sum();
        let just_dug = u32::from(self.position.phase == PhaseName::Reveal);
        let hidden: u32 = given.iter().copied().map(u32::from).sum();
        ensure(on_ruins + just_dug <= hidden, "treasures_hidden", "is less than what lies on the ruins")
    }

    fn phase(&mut self) -> Result<()> {
        let position = self.position;
        let rules = self.rules;
        if position.phase != PhaseName::Over {
            let Some(seat) = position.seat else { return bad("seat", "is null only when the game is over") };
            self.state.seat = self.seat(seat, "seat")?;
        }
        self.scoring()?;
        let (acting, scoring) = (self.acting(), self.state.scoring.is_some());
        ensure(acting || !scoring, "scoring", "runs only while its players act")?;
        if acting || position.phase == PhaseName::Place {
            let all = rules.action_points();
            ensure(position.action_points <= all, "action_points", "are more than a turn has")?;
            self.state.points = position.action_points;
        }
        if !acting {
            let worked = self.state.occupied().into_iter().find(|&cell| self.state.worked(cell) > 0);
            if let Some(cell) = worked {
                return bad(format!("cells[{}]", rules.layout().name(cell)), "was worked this turn, but no turn runs");
            }
        }
        match position.phase {
            PhaseName::Draw => {
                self.state.phase = Phase::Draw;
                ensure(!self.state.deck.is_empty(), "phase", "nothing is left to draw")?;
            }
            PhaseName::Reveal => {
                let dug = self
                    .state
                    .occupied()
                    .into_iter()
                    .any(|cell| self.state.worked(cell) > 0 && !self.state.temples().contains(cell));
                ensure(dug, "phase", "no ruin was dug this turn")?;
                let spent = rules.costs().dig.unwrap_or(0);
                let left = rules.action_points().saturating_sub(spent);
                ensure(self.state.points <= left, "action_points", "do not allow for the dig")?;
                self.state.phase = Phase::Reveal;
            }
            PhaseName::Bid => self.bidding()?,
            PhaseName::Choose => {
                self.state.phase = Phase::Choose;
                ensure(self.state.face_up().len() > 1, "phase", "a choice needs two face-up tiles")?;
            }
            PhaseName::Place => {
                let Phase::Place(tile) = self.state.phase else { return bad("hand", "is empty, but a tile is placed") };
                ensure(self.state.has_place(rules, tile), "hand", "has no place, so it would be put out")?;
                ensure(self.state.points == rules.action_points(), "action_points", "are all there while placing")?;
            }
            PhaseName::Act => self.state.phase = Phase::Act,
            PhaseName::Over => {
                self.state.phase = Phase::Over;
                ensure(self.state.deck.is_empty(), "phase", "tiles are left to draw")?;
            }
        }
        self.round()
    }

    /// True if a turn of action points is under way.
    fn acting(&self) -> bool {
        matches!(self.position.phase, PhaseName::Act | PhaseName::Reveal)
    }

    fn scoring(&mut self) -> Result<()> {
        let Some(scoring) = &self.position.scoring else { return Ok(()) };
        let order = self.seat_list(&scoring.order, "scoring.order")?;
        let (seats, players) = (order.as_slice(), self.state.players);
        ensure(seats.len() == usize::from(players), "scoring.order", "has to name every seat")?;
        let clockwise = seats.iter().copied().eq(seats[0].around(players));
        let free = scoring.is_final && self.state.is_auction();
        ensure(clockwise || free, "scoring.order", "has to go clockwise")?;
        ensure(seats.get(scoring.index) == Some(&self.state.seat), "scoring.index", "does not name the acting seat")?;
        ensure(scoring.is_final == scoring.volcano.is_none(), "scoring.volcano", "is null in the final scoring alone")?;
        let ended = self.state.deck.is_empty() && self.state.face_up().is_empty();
        ensure(ended || !scoring.is_final, "scoring.final", "tiles are left to play")?;
        let volcano = scoring.volcano.as_ref().and_then(|name| self.rules.tile_named(name));
        self.state.scoring = Some(Scoring { order, index: scoring.index as u8, volcano });
        Ok(())
    }

    fn bidding(&mut self) -> Result<()> {
        let field = "auction_state";
        let Some(given) = &self.position.auction_state else { return bad(field, "is null, but an auction is held") };
        let players = self.state.players;
        let eligible = self.seat_list(&given.eligible, "auction_state.eligible")?;
        let passed = self.seat_list(&given.passed, "auction_state.passed")?;
        ensure(eligible.as_slice().len() > 1, "auction_state.eligible", "an auction needs two seats")?;
        let opener = eligible.as_slice()[0];
        let up: Vec<Seat> = opener.around(players).filter(|&seat| self.state.amulet(seat)).collect();
        ensure(up == eligible.as_slice(), "auction_state.eligible", "has to name those with the amulet up, clockwise")?;
        let known = passed.as_slice().iter().all(|seat| eligible.contains(*seat));
        ensure(known, "auction_state.passed", "names a seat that is not in this auction")?;
        let still_in = |seat: &Seat| eligible.contains(*seat) && !passed.contains(*seat);
        let bid = match (given.bid, given.bidder) {
            (None, None) => {
                let in_order = eligible.as_slice().starts_with(passed.as_slice());
                ensure(in_order, "auction_state.passed", "before the first bid seats pass in bidding order")?;
                None
            }
            (Some(bid), Some(bidder)) => {
                let bidder = self.seat(bidder, "auction_state.bidder")?;
                ensure(still_in(&bidder), "auction_state.bidder", "is not in the auction")?;
                let least = self.rules.def().auction.least_bid;
                let possible = bid >= least && bid <= self.state.score(bidder);
                ensure(possible, "auction_state.bid", "is not a bid that the bidder can make")?;
                Some((bid, bidder))
            }
            _ => return bad("auction_state.bidder", "a bid and its bidder go together"),
        };
        // After a bid it is the next seat after the bidder that is still in; before the first bid, the first seat that
        // is still in.
        let from = bid.map_or(opener, |(_, bidder)| bidder.left(players));
        let asked = from.around(players).find(still_in);
        ensure(asked == Some(self.state.seat), "seat", "is not the one who is asked for a bid")?;
        ensure(bid.is_none_or(|(_, bidder)| asked != Some(bidder)), "auction_state", "this auction is over")?;
        self.state.phase = Phase::Bid(Auction { eligible, passed, bid });
        let able = self.state.score(self.state.seat) >= self.state.least_bid(self.rules);
        ensure(able, "auction_state", "the one who is asked cannot bid, so the pass is forced")
    }

    /// T9.2, T9.5: the number of face-up tiles and of amulets turned down have to agree.
    fn round(&self) -> Result<()> {
        let (state, position) = (&self.state, self.position);
        if !state.is_auction() {
            return ensure(!matches!(state.phase, Phase::Bid(_) | Phase::Choose), "phase", "this is no auction game");
        }
        let down = state.seats().iter().filter(|&&seat| !state.amulet(seat)).count();
        let players = usize::from(state.players);
        let face_up = state.face_up().len();
        let is_final = position.scoring.as_ref().is_some_and(|scoring| scoring.is_final);
        if is_final || state.phase == Phase::Over {
            ensure(face_up == 0, "face_up", "tiles are left to play")?;
            return ensure(down == 0, "seats", "all amulets are up at the end");
        }
        if state.phase == Phase::Draw {
            ensure(down == 0, "seats", "all amulets are up while tiles are turned up")?;
            return ensure(face_up < players, "face_up", "all tiles of this round are turned up");
        }
        // Each seat whose amulet is down has taken a tile, and so has the seat whose turn is under way.
        let running = !matches!(state.phase, Phase::Bid(_) | Phase::Choose);
        let taken = down + usize::from(running);
        let whole = face_up + taken == players || (face_up + taken < players && state.deck.is_empty());
        ensure(whole, "face_up", "does not add up with the amulets")?;
        // A scoring round that a volcano started belongs to the turn of the seat that chose the volcano.
        let owner = match &state.scoring {
            Some(scoring) => scoring.order.as_slice()[0],
            None => state.seat,
        };
        ensure(state.amulet(owner), &format!("seats[{owner}].amulet"), "is up until the turn is over")?;
        ensure(face_up > 0 || running, "face_up", "no tile is left to bid for")
    }
}
