//! The offers of the temple in the bar: what can be done, with price, chance or reason.
//!
//! Decides which buttons stand there in each phase. In a turn they are always the same, so that none changes its place; in
//! the other phases there is one for everything that can be chosen.

use super::prospects::short;
use super::told::{Picture, picture};
use super::{ChacNotice, Table, Verb, prospects, status, wording};
use crate::app::chac::command::{Ask, TableAsk};
use crate::app::chac::desk::{Desk, Spot};
use crate::app::chac::keys;
use crate::app::kit::draw::signs::Sign;
use crate::app::table::{EndOfTurn, Later, Offer, ready};
use crate::chac::{Ability, Action, Illegal, Phase, Rule, State};
use crate::words::Texts;
use crate::words::chac::{nouns, refusals};

/// The verbs of a turn, in the order of their buttons.
const VERBS: [Verb; 6] = [Verb::Search, Verb::Decipher, Verb::Pick, Verb::Climb, Verb::Jump, Verb::Ability];

/// The offers to the acting person.
pub fn offers(texts: &Texts, table: &Table) -> Vec<Offer<State>> {
    if table.person_to_move().is_none() {
        return Vec::new();
    }
    let one = |action: Action| action_offer(texts, table, action);
    match table.state().phase() {
        Phase::Act => VERBS.into_iter().filter_map(|verb| verb_offer(texts, table, verb)).collect(),
        Phase::Choose | Phase::Load | Phase::Rescue | Phase::Substitute => {
            let asked = asked_for(table).into_iter().map(one);
            asked.chain(hides_hand(table).then(|| show_offer(texts, table))).collect()
        }
        _ => Vec::new(),
    }
}

/// The actions that have a button of their own outside a turn.
fn asked_for(table: &Table) -> Vec<Action> {
    let hides = hides_hand(table);
    let is_there = |action: &Action| match action {
        Action::Ready | Action::Wait => false,
        Action::Discard(_) | Action::Leave(_) => !hides,
        _ => true,
    };
    let mut actions: Vec<Action> = table.legal().iter().copied().filter(is_there).collect();
    // The way out that costs most stands last.
    actions.sort_by_key(|action| matches!(action, Action::Fall));
    actions
}

/// True if treasures could be thrown away or left, and their values are not shown.
fn hides_hand(table: &Table) -> bool {
    let is_of_hand = |action: &Action| matches!(action, Action::Discard(_) | Action::Leave(_));
    !table.shows_secrets() && table.legal().iter().any(is_of_hand)
}

/// The button that ends what the seat is asked.
pub fn end_of_turn(state: &State) -> Option<EndOfTurn<Ask>> {
    let (key, rule) = match state.phase() {
        Phase::Act => ("bar-end-turn", Rule::new(3, 7)),
        Phase::Load => ("chac-table-ready", Rule::new(3, 2)),
        Phase::Substitute => ("chac-table-wait", Rule::new(12, 1)),
        _ => return None,
    };
    Some(EndOfTurn { key, anyway: "waste-end", ask: Ask::End, rule: wording::citation(rule), is_due: true })
}

/// The command of the key of an action, and true if it is possible; nothing if it cannot be thought of now.
pub fn ask_for(table: &Table, verb: Verb) -> Option<(Ask, bool)> {
    if table.state().phase() == Phase::Act {
        return standing(table, verb).map(|it| (it.ask, it.why.is_none()));
    }
    // Outside a turn there are abilities for the load and in the river.
    let mut abilities = [Action::Endurance, Action::Swim].into_iter().filter(|_| verb == Verb::Ability);
    let action = abilities.find(|action| table.legal().contains(action))?;
    Some((Ask::Play(action), true))
}

/// The command of the key of an action that cannot be thought of now, which tells why not.
pub fn refused(table: &Table, verb: Verb) -> Option<Ask> {
    standing(table, verb).filter(|it| it.why.is_some()).map(|it| it.ask)
}

/// The standing of an offer: what a click asks for, and why it is not possible if it is not.
struct Standing {
    ask: Ask,
    why: Option<Illegal>,
    /// The action that it plays, if it plays one at once.
    action: Option<Action>,
}

fn standing(table: &Table, verb: Verb) -> Option<Standing> {
    let plain = |action: Action| {
        let why = table.sitting().check(action).err();
        let ask = if why.is_some() { Ask::Refuse(action) } else { Ask::Play(action) };
        Some(Standing { ask, why, action: Some(action) })
    };
    match verb {
        Verb::Search => plain(Action::Search),
        Verb::Decipher => plain(Action::Decipher),
        Verb::Climb => plain(Action::Climb),
        Verb::Jump => plain(Action::Jump),
        Verb::Pick if table.state().lock().is_empty() => plain(Action::Pick),
        Verb::Pick if table.state().actions_left() == 0 => plain(Action::Reroll(table.state().lock())),
        Verb::Pick => match table.marked_dice().map(Action::Reroll) {
            Some(action) => plain(action),
            None => Some(Standing { ask: Ask::Reroll, why: None, action: None }),
        },
        Verb::Ability => ability(table),
    }
}

/// The standing of the ability of the adventurer whose turn it is.
fn ability(table: &Table) -> Option<Standing> {
    let (rules, state) = (table.rules(), table.state());
    let ability = wording::own_ability(table)?;
    let plain = |action: Action| {
        let why = table.sitting().check(action).err();
        let ask = if why.is_some() { Ask::Refuse(action) } else { Ask::Play(action) };
        Standing { ask, why, action: Some(action) }
    };
    let on_board = |is_it: fn(&Action) -> bool, example: &dyn Fn() -> Action| {
        if table.legal().iter().any(is_it) {
            return Standing { ask: Ask::Begin(ability), why: None, action: None };
        }
        let standing = plain(example());
        // Nobody has chosen the square of the example, so nothing is said about it.
        match standing.why {
            Some(
                Illegal::NoTile { .. }
                | Illegal::NotBeside { .. }
                | Illegal::NoWay { .. }
                | Illegal::Barred { .. }
                | Illegal::NoLeap { .. }
                | Illegal::NothingBetween { .. }
                | Illegal::LeapOut,
            ) => Standing { ask: Ask::Tell(ChacNotice::NoSquare(ability)), ..standing },
            _ => standing,
        }
    };
    let here = state.place(state.seat()).unwrap_or(rules.entrance());
    let place = rules.place(here);
    // A square beside, at which the rules can say why not.
    let beside = || place.steps.iter().next().unwrap_or(here);
    Some(match ability {
        Ability::Lockpicking => plain(Action::Lockpick),
        Ability::Endurance => plain(Action::Endurance),
        Ability::Swimming => plain(Action::Swim),
        Ability::Sprint => on_board(|action| matches!(action, Action::Sprint(_)), &|| Action::Sprint(beside())),
        Ability::Leap => on_board(|action| matches!(action, Action::Leap(_)), &|| {
            Action::Leap(place.leaps.first().map_or_else(beside, |&(square, _)| square))
        }),
        Ability::Linguistics => {
            on_board(|action| matches!(action, Action::Linguistics(_)), &|| Action::Linguistics(beside()))
        }
    })
}

/// The offer of something that a turn is made of.
fn verb_offer(texts: &Texts, table: &Table, verb: Verb) -> Option<Offer<State>> {
    let standing = standing(table, verb)?;
    let title = wording::verb(texts, table, verb);
    let own = wording::own_ability(table).filter(|_| verb == Verb::Ability);
    let is_free = own.is_some_and(|ability| ability != Ability::Leap);
    let price = (!is_free).then_some(1);
    let name = match price {
        Some(cost) => texts.with("chac-table-name-cost", &[("title", title.clone().into()), ("cost", cost.into())]),
        None => texts.with("chac-table-name-free", &[("title", title.clone().into())]),
    };
    let told = standing.action.filter(|_| standing.why.is_none()).and_then(|action| table.prospect(action));
    let below = told.as_ref().and_then(|prospect| short(texts, table.rules(), prospect));
    let (below, warns) = match below {
        Some((below, warns)) => (Some(below), warns),
        None if is_free && standing.why.is_none() => (Some(texts.say("chac-table-once")), false),
        None => (None, false),
    };
    let rule = standing.why.as_ref().and_then(Illegal::rule).unwrap_or(wording::rule_of(table, verb));
    Some(Offer {
        key: wording::verb_key(verb),
        name: ready(name),
        title,
        below,
        warns,
        picture: verb_picture(table, verb, own),
        shortcut: keys::key_of(verb),
        price,
        rule: wording::citation(rule),
        is_chosen: own.is_some() && table.begun() == own,
        is_asked: false,
        is_dragged: false,
        ask: TableAsk::Own(standing.ask),
        why: standing.why.map(|why| -> Later<State> {
            Box::new(move |texts, table| match standing.ask {
                Ask::Tell(notice) => status::told(texts, notice),
                _ => refusals::reason(texts, &table.named(), &why),
            })
        }),
    })
}

/// The picture of something that a turn is made of.
fn verb_picture(table: &Table, verb: Verb, ability: Option<Ability>) -> Picture {
    let (rules, state) = (table.rules(), table.state());
    let action = match (verb, ability) {
        (Verb::Search, _) => Action::Search,
        (Verb::Decipher, _) => Action::Decipher,
        (Verb::Pick, _) => Action::Pick,
        (Verb::Climb, _) => Action::Climb,
        (Verb::Jump, _) => Action::Jump,
        (Verb::Ability, Some(ability)) => return Picture::Ability(ability),
        (Verb::Ability, None) => return Picture::Seat,
    };
    picture(rules, state, state.seat(), action)
}

/// The offer to play an action.
fn action_offer(texts: &Texts, table: &Table, action: Action) -> Offer<State> {
    let (rules, state) = (table.rules(), table.state());
    let treasure = |card| nouns::titled(&nouns::treasure(texts, card)).into();
    let (title, key) = match action {
        Action::Choose(who) => (nouns::short_adventurer(texts, rules, who), "chac choose"),
        // Its picture says which treasure it is.
        Action::Discard(_) => (texts.say("chac-table-discard-title"), "chac treasure"),
        Action::Leave(_) => (texts.say("chac-table-leave-title"), "chac treasure"),
        Action::Endurance => (nouns::ability_titled(texts, Ability::Endurance), "chac endurance"),
        Action::Swim => (nouns::ability_titled(texts, Ability::Swimming), "chac swim"),
        Action::Enter(corner) => {
            let id = rules.square_id(corner).to_string();
            (texts.with("chac-table-enter", &[("corner", id.into())]), "chac enter")
        }
        _ => (texts.say("chac-table-fall"), "chac fall"),
    };
    let name = match action {
        Action::Choose(who) => nouns::able_adventurer(texts, rules, who),
        Action::Discard(card) => texts.with("chac-table-discard", &[("treasure", treasure(card))]),
        Action::Leave(card) => texts.with("chac-table-leave", &[("treasure", treasure(card))]),
        Action::Enter(corner) => {
            texts.with("chac-table-enter", &[("corner", nouns::square(texts, rules, corner).into())])
        }
        _ => title.clone(),
    };
    let told = table.prospect(action);
    let short = match action {
        Action::Choose(who) => Some((nouns::ability(texts, rules.adventurer(who).ability), false)),
        _ => told.as_ref().and_then(|prospect| short(texts, rules, prospect)),
    };
    let rule = match action {
        Action::Choose(_) => Rule::new(2, 5),
        Action::Discard(_) => Rule::new(3, 2),
        Action::Endurance => Ability::Endurance.rule(),
        Action::Swim => Ability::Swimming.rule(),
        Action::Leave(_) => Rule::new(8, 5),
        Action::Enter(_) => Rule::new(12, 1),
        _ => Rule::new(8, 4),
    };
    Offer {
        key,
        name: ready(name),
        title,
        below: short.as_ref().map(|(below, _)| below.clone()),
        warns: short.is_some_and(|(_, warns)| warns),
        picture: picture(rules, state, state.seat(), action),
        shortcut: matches!(action, Action::Endurance | Action::Swim).then_some(keys::ABILITY),
        price: None,
        rule: wording::citation(rule),
        is_chosen: false,
        is_asked: false,
        is_dragged: false,
        ask: TableAsk::Own(Ask::Play(action)),
        why: None,
    }
}

/// The offer to show one's treasures, of which some could be thrown away or left.
fn show_offer(texts: &Texts, table: &Table) -> Offer<State> {
    let is_load = table.state().phase() == Phase::Load;
    let title = texts.say(if is_load { "chac-table-show-to-discard" } else { "chac-table-show-to-leave" });
    Offer {
        key: "chac-table-show-secrets",
        name: ready(title.clone()),
        title,
        below: None,
        warns: false,
        picture: Picture::Sign(Sign::LookBack),
        shortcut: Some(keys::SECRETS),
        price: None,
        rule: wording::citation(Rule::new(3, 2)),
        is_chosen: false,
        is_asked: false,
        is_dragged: false,
        ask: TableAsk::Own(Ask::ToggleSecrets),
        why: None,
    }
}

/// The things that an offer would bring, by its index.
pub fn hints(texts: &Texts, table: &Table, index: usize) -> Vec<String> {
    let action = match table.state().phase() {
        Phase::Act => VERBS.get(index).and_then(|&verb| standing(table, verb)?.action),
        _ => asked_for(table).get(index).copied(),
    };
    let mut lines = Vec::new();
    // What an ability does is told even where it cannot be used now.
    if table.state().phase() == Phase::Act
        && VERBS.get(index) == Some(&Verb::Ability)
        && let Some(ability) = wording::own_ability(table)
    {
        lines.push(nouns::ability_does(texts, table.rules(), ability));
    }
    let told = action.and_then(|action| table.prospect(action));
    lines.extend(told.into_iter().flat_map(|prospect| prospects::lines(texts, table, &prospect)));
    lines.dedup();
    lines.extend(action.filter(|&action| table.leaves_out(action)).map(|_| wording::left_out(texts)));
    lines
}

/// Lets a lesson point at the button of an offer.
pub fn laid_out(ui: &egui::Ui, desk: &mut Desk, table: &Table, index: usize, response: &egui::Response) {
    if !table.is_lesson() {
        return;
    }
    if let Some(offer) = offers(desk.texts, table).get(index) {
        desk.note(ui, Spot::Does(offer.ask), response.rect);
    }
}
