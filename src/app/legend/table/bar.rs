//! The offers of Legend in the bar: what can be done, with price or reason; while an action is being put together, the
//! words that can follow.

use egui::{Rect, Response, Ui};

use super::options::Outcome;
use super::players::{to_keep, to_play};
use super::told::{self, Picture};
use super::{LegendNotice, Phrase, Table, Verb, Word, drag, question, spots, wording};
use crate::app::hexboard::signs::Sign;
use crate::app::kit::draw::signs::Sign as Common;
use crate::app::legend::command::{Ask, TableAsk};
use crate::app::legend::desk::{Desk, Spot};
use crate::app::legend::keys;
use crate::app::table::{EndOfTurn, Offer, ready};
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::legend::{Action, Illegal, Phase, Piece, Rule, Side, State};
use crate::words::Texts;
use crate::words::legend::refusals;

/// The offers to the acting person.
pub fn offers(desk: &Desk, table: &Table) -> Vec<Offer<State>> {
    if table.person_to_move().is_none() {
        return Vec::new();
    }
    let options = table.options();
    let mut offers: Vec<Offer<State>> = if options.is_in_bar() {
        let asks = desk.settings.ask_before_waste;
        options.next.iter().map(|&word| word_offer(desk.texts, table, asks, word)).collect()
    } else if let Some(cell) = table.at().filter(|_| table.asks_for_side()) {
        sides_of(table, cell).map(|word| word_offer(desk.texts, table, false, word)).collect()
    } else {
        let begun = begun_here(table);
        let asks = desk.settings.ask_before_waste;
        let mut offers: Vec<_> = begun.into_iter().map(|phrase| verb_offer(desk.texts, table, asks, phrase)).collect();
        offers.extend(table.own.chosen.card.map(|_| back(desk.texts)));
        return offers;
    };
    let is_own = !table.own.chosen.begun.is_empty() || table.at().is_some();
    if is_own {
        offers.push(back(desk.texts));
    }
    offers
}

/// The beginnings of what can be done in this phase, in the order of the buttons.
#[must_use]
pub fn begun_here(table: &Table) -> Vec<Phrase> {
    let (rules, state) = (table.rules(), table.state());
    let seat = state.seat();
    let one = |verb| Phrase::of([Word::Verb(verb)]);
    let by = |verb, piece| Phrase::of([Word::Verb(verb), Word::Piece(piece)]);
    let mut begun = Vec::new();
    match state.phase() {
        Phase::Draft => begun.extend([Verb::Order, Verb::Token, Verb::Tile, Verb::Card].map(one)),
        Phase::Turn => {
            if let Some((place, card)) = table.own.chosen.card {
                begun.push(to_play(place, card));
                begun.extend(to_keep(place, card));
                return begun;
            }
            begun.extend([Verb::Play, Verb::Keep, Verb::Lay, Verb::Activate].map(one));
        }
        Phase::Act => {
            let pieces: &[Piece] =
                if rules.leaders() > 0 { &[Piece::Explorer, Piece::Leader] } else { &[Piece::Explorer] };
            begun.extend(pieces.iter().map(|&piece| by(Verb::Enter, piece)));
            begun.extend([Verb::Uncover, Verb::Dig, Verb::Guard, Verb::Camp, Verb::Slab].map(one));
            begun.extend(pieces.iter().map(|&piece| by(Verb::Recruit, piece)));
            begun.push(one(Verb::Exchange));
        }
        Phase::Effect => {
            let mut verbs: Vec<Verb> = Vec::new();
            for &action in table.legal() {
                let verb = Phrase::from(action).verb().filter(|verb| !matches!(verb, Verb::Done | Verb::Walk));
                verbs.extend(verb.filter(|verb| !verbs.contains(verb)));
            }
            begun.extend(verbs.into_iter().map(one));
        }
        _ => {}
    }
    let is_free = matches!(state.phase(), Phase::Turn | Phase::Act);
    if is_free && state.power_used(seat).is_none() {
        begun.push(one(Verb::Power));
    }
    if is_free && table.sitting().check(Action::Look).is_ok() {
        begun.push(one(Verb::Look));
    }
    if state.phase() == Phase::Turn {
        if table.legal().iter().any(|action| matches!(action, Action::Discard(_))) {
            begun.push(one(Verb::Discard));
        }
        // When its round is over for a seat, it decides in the game itself.
        begun.extend((!table.is_plan()).then(|| one(Verb::Pass)));
    }
    begun
}

/// The command of the key of an action, and true if it is possible; nothing if it cannot be thought of now.
pub fn ask_for(asks_before_waste: bool, table: &Table, verb: Verb, piece: Option<Piece>) -> Option<(Ask, bool)> {
    let begun = begun_here(table)
        .into_iter()
        .find(|phrase| phrase.verb() == Some(verb) && (piece.is_none() || phrase.get(1) == piece.map(Word::Piece)))?;
    let standing = standing(table, &begun, chosen_hex(table));
    Some((question::before(asks_before_waste, table, standing.ask), standing.why.is_none()))
}

/// The hex that is chosen.
fn chosen_hex(table: &Table) -> Option<Cell> {
    table.selection().map(|selection| selection.cell)
}

/// The standing of an offer: what a click asks for, and why it is not possible if it is not.
pub struct Standing {
    /// The request.
    pub ask: Ask,
    /// Why it is not possible.
    why: Option<Refused>,
    rule: Rule,
}

impl Standing {
    /// Why it is not possible, in words.
    #[must_use]
    pub fn reason(&self, texts: &Texts, table: &Table) -> Option<String> {
        Some(match self.why.as_ref()? {
            Refused::Rule(why) => refusals::reason(texts, &table.named(), why),
            Refused::Own(notice) => super::status::told(texts, *notice),
        })
    }
}

/// Why an offer is not possible.
enum Refused {
    Rule(Illegal),
    Own(LegendNotice),
}

/// The standing of what is begun so, on this hex if it can be done there.
pub fn standing(table: &Table, begun: &Phrase, hex: Option<Cell>) -> Standing {
    let verb = begun.verb().unwrap_or(Verb::Pass);
    let is_possible = |phrase: &Phrase| table.legal().iter().any(|&action| Phrase::from(action).begins_with(phrase));
    if is_possible(begun) {
        // On the hex that is chosen, if that is one of those where it can be done.
        let on = hex.map(|cell| begun.then(Word::Cell(cell)));
        let on = on.filter(|_| verb != Verb::Camp || table.state().camps_left(table.state().seat()) > 0);
        let on = on.filter(is_possible);
        let chosen = table.selection().filter(|selection| Some(selection.cell) == hex);
        let chosen = chosen.and_then(|selection| selection.piece);
        let by = on.zip(chosen).map(|(on, piece)| on.then(Word::Piece(piece))).filter(is_possible);
        return Standing { ask: Ask::Begin(by.or(on).unwrap_or(*begun)), why: None, rule: rule_of(verb) };
    }
    match example(table, begun, hex).map(|action| (action, table.sitting().check(action))) {
        Ok((action, Err(why))) => Standing {
            ask: Ask::Refuse(action),
            rule: why.rule().unwrap_or(rule_of(verb)),
            why: Some(Refused::Rule(why)),
        },
        Ok((_, Ok(()))) => Standing { ask: Ask::Begin(*begun), why: None, rule: rule_of(verb) },
        Err(notice) => Standing { ask: Ask::Tell(notice), why: Some(Refused::Own(notice)), rule: rule_of(verb) },
    }
}

/// An action of this kind, of which the rules say why it is not possible; or what to say where none can be named.
fn example(table: &Table, begun: &Phrase, hex: Option<Cell>) -> Result<Action, LegendNotice> {
    let (rules, state) = (table.rules(), table.state());
    let seat = state.seat();
    let piece = match begun.get(1) {
        Some(Word::Piece(piece)) => piece,
        _ => Piece::Explorer,
    };
    // The hex that is meant, or one where it is nearest to being possible.
    let among = |cells: CellSet| {
        let own = (cells & state.present(seat)).into_iter().next();
        hex.or(own).or_else(|| cells.into_iter().next()).unwrap_or(rules.base_camp())
    };
    let side = Side { cell: rules.base_camp(), direction: Direction::NE };
    let points_for = |cost: Option<u8>| cost.is_some_and(|cost| state.phase() == Phase::Act && cost > state.points());
    Ok(match begun.verb() {
        Some(Verb::Order) => Action::DraftOrder(0),
        Some(Verb::Token) => {
            Action::DraftToken(state.display_tokens().iter().rposition(|&it| it > 0).unwrap_or(0) as u8)
        }
        Some(Verb::Tile) => match state.display_tiles().iter().next() {
            Some(tile) => Action::DraftTile(tile),
            None => return Err(LegendNotice::NothingLeft),
        },
        Some(Verb::Card) => match crate::legend::kinds(state.display_cards()).next() {
            Some((card, _)) => Action::DraftCard(card),
            None => return Err(LegendNotice::NothingLeft),
        },
        Some(Verb::Keep | Verb::Play) => return Err(LegendNotice::NoCard),
        Some(Verb::Lay | Verb::Discard) => return Err(LegendNotice::NoTile),
        Some(Verb::Activate) => Action::Activate,
        Some(Verb::Pass) => Action::Pass,
        Some(Verb::Power) => Action::Power(0),
        Some(Verb::Look) => Action::Look,
        Some(Verb::Enter) => Action::Enter { piece, camp: rules.base_camp() },
        Some(Verb::Put) => Action::Put { piece, cell: among(state.occupied()) },
        Some(Verb::Camp) => Action::Camp(among(state.clearings())),
        Some(Verb::Slab) if state.slab_supply(rules) > 0 => Action::LaySlab(side),
        Some(Verb::Slab) => match state.slabs().as_slice().first() {
            Some(&from) if from != side => Action::MoveSlab { from, to: side },
            _ => Action::LaySlab(side),
        },
        Some(Verb::Recruit) => Action::Recruit(piece),
        Some(Verb::Uncover) => Action::Uncover(among(state.temples() - state.guarded())),
        Some(Verb::Dig) => Action::Dig(among(state.ruins())),
        Some(Verb::Guard) => {
            let temple = among(state.temples() - state.guarded());
            let piece = state.band(temple, seat).sorts().next().unwrap_or(Piece::Explorer);
            Action::Guard { temple, piece }
        }
        Some(Verb::Exchange) if points_for(rules.costs().exchange) => {
            let have = state.points();
            let need = rules.costs().exchange.unwrap_or_default();
            return Err(LegendNotice::Points { need, have });
        }
        Some(Verb::Exchange) => return Err(LegendNotice::NoExchange),
        _ => return Err(LegendNotice::NotNow),
    })
}

/// The rule about an action.
fn rule_of(verb: Verb) -> Rule {
    let (chapter, number) = match verb {
        Verb::Order | Verb::Token => (3, 2),
        Verb::Tile => (3, 4),
        Verb::Card => (3, 3),
        Verb::Keep => (3, 9),
        Verb::Play => (3, 10),
        Verb::Activate => (3, 11),
        Verb::Lay => (4, 1),
        Verb::Discard => (4, 4),
        Verb::Pass => (3, 13),
        Verb::Power => (3, 12),
        Verb::Look => (7, 6),
        Verb::Enter => (5, 1),
        Verb::Walk => (5, 2),
        Verb::Camp => (5, 3),
        Verb::Slab => (5, 5),
        Verb::Recruit => (5, 6),
        Verb::Uncover => (5, 8),
        Verb::Guard => (5, 9),
        Verb::Dig => (5, 10),
        Verb::Exchange => (5, 11),
        Verb::Put => (7, 4),
        Verb::Jump => (7, 13),
        Verb::Take | Verb::Stack => (7, 7),
        Verb::Done => (7, 2),
        Verb::End => (6, 1),
        Verb::Chance => (10, 3),
    };
    Rule::new(chapter, number)
}

/// The price of an action, where it has one now.
#[must_use]
pub fn price(table: &Table, begun: &Phrase) -> Option<u8> {
    if table.state().phase() != Phase::Act {
        return None;
    }
    let costs = table.rules().costs();
    match (begun.verb()?, begun.get(1)) {
        (Verb::Enter, _) => costs.enter,
        (Verb::Camp, _) => costs.camp,
        (Verb::Slab, _) => costs.slab,
        (Verb::Recruit, Some(Word::Piece(Piece::Leader))) => costs.recruit_leader,
        (Verb::Recruit, _) => costs.recruit_explorer,
        (Verb::Uncover, _) => costs.uncover,
        (Verb::Guard, _) => costs.guard,
        (Verb::Dig, _) => costs.dig,
        (Verb::Exchange, _) => costs.exchange,
        _ => None,
    }
}

/// The picture of an action on its button.
fn picture(table: &Table, begun: &Phrase) -> Picture {
    let (state, seat) = (table.state(), table.state().seat());
    let piece = match begun.get(1) {
        Some(Word::Piece(piece)) => Some(piece),
        _ => None,
    };
    match begun.verb() {
        Some(Verb::Enter | Verb::Recruit | Verb::Put) => Picture::Piece(piece.unwrap_or(Piece::Explorer)),
        Some(Verb::Uncover) => Picture::Sign(Sign::Uncover),
        Some(Verb::Dig | Verb::Take) => Picture::Sign(Sign::Dig),
        Some(Verb::Guard) => Picture::Guard(Piece::Explorer),
        Some(Verb::Camp) => Picture::Camp,
        Some(Verb::Slab | Verb::Jump) => Picture::Sign(Sign::Transfer),
        Some(Verb::Exchange) => Picture::Sign(Sign::Common(Common::Exchange)),
        Some(Verb::Look) => Picture::Sign(Sign::Common(Common::LookBack)),
        Some(verb @ (Verb::Lay | Verb::Tile)) => {
            let hand = if verb == Verb::Lay { state.tiles(seat) } else { state.display_tiles() };
            let turn = Picture::Sign(Sign::Common(Common::Turn));
            hand.iter().next().map_or(turn, |tile| Picture::Tile(tile, Rotation::default()))
        }
        Some(Verb::Pass | Verb::Done | Verb::End) => Picture::Sign(Sign::Common(Common::End)),
        Some(Verb::Order | Verb::Power) => Picture::Seat,
        Some(Verb::Activate) => Picture::Points(state.token(seat).unwrap_or_default()),
        Some(Verb::Token) => {
            let best = state.display_tokens().iter().rposition(|&copies| copies > 0);
            Picture::Points(best.unwrap_or_default() as u8)
        }
        Some(Verb::Card) => crate::legend::kinds(state.display_cards())
            .next()
            .map_or(Picture::FaceDown, |(card, _)| Picture::Card(card)),
        Some(verb @ (Verb::Keep | Verb::Play)) => {
            let chosen = table.own.chosen.card.map(|(_, card)| card);
            let is_permanent = |card| table.rules().card(card).effect.is_permanent();
            let held = state.right(seat).as_slice().iter().chain(state.left(seat).as_slice());
            // One that can be played, if there is any.
            let mut held = held.map(|held| held.card);
            let card = chosen.or_else(|| held.clone().find(|&card| verb == Verb::Keep || !is_permanent(card)));
            let card = card.or_else(|| held.next());
            card.map_or(Picture::FaceDown, Picture::Card)
        }
        _ => Picture::Sign(Sign::Common(Common::Enter)),
    }
}

/// The offer to begin an action.
fn verb_offer(texts: &Texts, table: &Table, asks_before_waste: bool, begun: Phrase) -> Offer<State> {
    let verb = begun.verb().unwrap_or(Verb::Pass);
    let piece = match begun.get(1) {
        Some(Word::Piece(piece)) => Some(piece),
        _ => None,
    };
    let standing = standing(table, &begun, chosen_hex(table));
    let full = wording::verb(texts, verb, piece);
    let price = price(table, &begun);
    let name = match price {
        Some(cost) => texts.with("bar-name", &[("title", full.clone().into()), ("cost", cost.into())]),
        None => full.clone(),
    };
    // Two buttons for entering and two for recruiting: both say which piece.
    let (title, below) = match (verb, piece) {
        (Verb::Enter, Some(piece)) => (wording::word(texts, table, Word::Piece(piece)), Some(texts.say("bar-enter"))),
        (Verb::Recruit, Some(piece)) => {
            (wording::word(texts, table, Word::Piece(piece)), Some(texts.say("legend-table-recruits")))
        }
        (Verb::Camp, _) => (texts.say("bar-camp"), None),
        _ => (full, None),
    };
    let is_possible = standing.why.is_none();
    Offer {
        key: "legend offer",
        name: ready(name),
        title,
        below,
        warns: false,
        picture: picture(table, &begun),
        shortcut: keys::key_of(&begun),
        price,
        rule: wording::citation(standing.rule),
        is_chosen: table.options().begun.begins_with(&begun),
        is_asked: verb == Verb::Guard && table.asks_to_guard().is_some(),
        is_dragged: is_possible && matches!(verb, Verb::Enter | Verb::Put) && piece.is_some(),
        ask: TableAsk::Own(question::before(asks_before_waste, table, standing.ask)),
        why: standing.reason(texts, table).map(ready),
    }
}

/// The offer to go on with a word.
fn word_offer(texts: &Texts, table: &Table, asks_before_waste: bool, word: Word) -> Offer<State> {
    let options = table.options();
    let at = options.begun.len();
    let follows = |action: &&Action| {
        let phrase = Phrase::from(**action);
        phrase.begins_with(&options.begun) && phrase.get(at) == Some(word)
    };
    let picture = match word {
        Word::Card(card) | Word::Over(card) => Picture::Card(card),
        Word::Tile(tile) => Picture::Tile(tile, Rotation::default()),
        Word::Token(value) => Picture::Points(value),
        Word::Piece(piece) => Picture::Piece(piece),
        Word::Taken(kind) | Word::Given(kind) | Word::Kind(kind) => Picture::Treasure(kind),
        _ => table.legal().iter().find(follows).map_or(Picture::Seat, |&action| told::picture(action)),
    };
    Offer {
        key: "legend word",
        name: Box::new(move |texts, table| wording::full_word(texts, table, word)),
        title: wording::word(texts, table, word),
        below: None,
        warns: false,
        picture,
        shortcut: None,
        price: None,
        rule: wording::citation(rule_of(options.begun.verb().unwrap_or(Verb::Chance))),
        is_chosen: false,
        is_asked: false,
        is_dragged: matches!((options.begun.verb(), word), (Some(Verb::Put), Word::Piece(_))),
        ask: TableAsk::Own(question::before(asks_before_waste, table, Ask::Choose(word))),
        why: None,
    }
}

/// The offer to let go of what is begun.
fn back(texts: &Texts) -> Offer<State> {
    let title = texts.say("legend-table-back");
    Offer {
        key: "legend-table-back",
        name: ready(title.clone()),
        title,
        below: None,
        warns: false,
        picture: Picture::Sign(Sign::Common(Common::Undo)),
        shortcut: None,
        price: None,
        rule: wording::citation(Rule::new(3, 7)),
        is_chosen: false,
        is_asked: false,
        is_dragged: false,
        ask: TableAsk::Own(Ask::Select(None)),
        why: None,
    }
}

/// The changes that an offer would bring, where it plays an action at once.
pub fn hints(texts: &Texts, table: &Table, index: usize) -> Vec<String> {
    let options = table.options();
    let phrase = if options.is_in_bar() {
        options.next.get(index).map(|&word| options.begun.then(word))
    } else if table.at().is_some() && table.asks_for_side() {
        None
    } else {
        begun_here(table).get(index).map(|begun| match standing(table, begun, chosen_hex(table)).ask {
            Ask::Begin(phrase) => phrase,
            _ => *begun,
        })
    };
    match phrase.map(|phrase| table.chosen_by(phrase)) {
        Some(Outcome::Action(action)) => table.told_beforehand(texts, &[action]),
        _ => Vec::new(),
    }
}

/// The command of a button, by the index of its offer; after the others stands the one that lets go.
fn ask_at(table: &Table, index: usize) -> Ask {
    let options = table.options();
    if options.is_in_bar() {
        return options.next.get(index).map_or(Ask::Select(None), |&word| Ask::Choose(word));
    }
    if let Some(cell) = table.at().filter(|_| table.asks_for_side()) {
        return sides_of(table, cell).nth(index).map_or(Ask::Select(None), Ask::Choose);
    }
    begun_here(table).get(index).map_or(Ask::Select(None), |begun| standing(table, begun, chosen_hex(table)).ask)
}

/// The sides of a hex among the words that can follow.
fn sides_of(table: &Table, cell: Cell) -> impl Iterator<Item = Word> {
    let sides = Direction::ALL.into_iter().filter_map(move |side| spots::named_side(table, cell, side));
    sides.map(Word::Side).filter(|word| table.options().next.contains(word))
}

/// Lets a lesson point at the button of an offer and a piece be dragged out of the one that brings it onto the board, and
/// asks beside the one that sets a guard.
pub fn laid_out(ui: &Ui, desk: &mut Desk, table: &Table, index: usize, response: &Response, bar: Rect) {
    if table.is_lesson() {
        desk.note(ui, Spot::Does(ask_at(table, index).into()), response.rect);
    }
    if table.looks_back() {
        return;
    }
    let is_in_bar = table.options().is_in_bar();
    let begun = begun_here(table).get(index).copied().filter(|_| !is_in_bar);
    if let Some(guard) = table.asks_to_guard() {
        let is_verb = begun.is_some_and(|begun| begun.verb() == Some(Verb::Guard));
        if is_verb || question::word_of(table, guard) == Some(index) {
            question::guard_ui(desk, table, response, bar, guard);
        }
    }
    let Some(begun) = begun else { return };
    if let (Some(verb @ (Verb::Enter | Verb::Put)), Some(Word::Piece(piece))) = (begun.verb(), begun.get(1)) {
        drag::carry_reserve(response, desk, table, (verb, piece));
    }
}

/// The button that ends what the seat is doing.
pub fn end_of_turn(state: &State) -> Option<EndOfTurn<Ask>> {
    let (key, rule, is_due) = match state.phase() {
        Phase::Act if state.scoring().is_some() => ("bar-end-score", Rule::new(6, 1), true),
        Phase::Act => ("bar-end-turn", Rule::new(3, 11), true),
        Phase::Effect => ("legend-table-done", Rule::new(7, 2), state.doing().is_some_and(|doing| !is_bound(doing))),
        _ => return None,
    };
    let anyway = if state.scoring().is_some() { "waste-score" } else { "waste-end" };
    Some(EndOfTurn { key, anyway, ask: Ask::End, rule: wording::citation(rule), is_due })
}

/// True if the effect has to be gone on with (L7.7).
fn is_bound(doing: &crate::legend::Doing) -> bool {
    doing.effect == crate::legend::Effect::Scout && doing.left < 3
}
