//! The words on what an action brings and risks, before it is played.

use super::{Table, wording};
use crate::app::kit::desk::unbroken;
use crate::chac::{Action, Square, State, Value as Worth, Variant};
use crate::game::{Actor, NoEvents};
use crate::insight::Odds;
use crate::insight::chac::{Account, Consequence, Danger, Prospect, is_after_traps, prospect};
use crate::words::chac::nouns;
use crate::words::numbers::number;
use crate::words::{Texts, Value};

/// A chance below this many per cent is left out where many are told.
const SMALL: u64 = 1;

impl Table {
    /// The prospect of an action of the person who acts; nothing in a purist game, or where it is not possible.
    #[must_use]
    pub fn prospect(&self, action: Action) -> Option<Prospect> {
        let insight = self.insight().filter(|_| self.person_to_move().is_some() && !self.looks_back())?;
        let known = insight.prospects.iter().find(|prospect| prospect.action == action).cloned();
        known.or_else(|| prospect(self.rules(), self.now_in_sight(), action))
    }

    /// The things that may come of an action of the person who acts, in sentences.
    #[must_use]
    pub fn told_beforehand(&self, texts: &Texts, action: Action) -> Vec<String> {
        self.prospect(action).map(|prospect| lines(texts, self, &prospect)).unwrap_or_default()
    }
}

/// The things that come of an action, or may, in sentences: what is certain and what chance decides in the order of the
/// rules.
#[must_use]
pub fn lines(texts: &Texts, table: &Table, prospect: &Prospect) -> Vec<String> {
    prospect.consequences.iter().filter_map(|consequence| told(texts, table, consequence)).collect()
}

/// The things that come of these actions, or may, up to the first one that chance answers.
#[must_use]
pub fn of_actions(rules: &Variant, start: &State, actions: &[Action]) -> Vec<Consequence> {
    let (mut state, mut found) = (*start, Vec::new());
    for &action in actions {
        let Some(prospect) = prospect(rules, &state, action) else { break };
        // Of a way only its end is told.
        found.retain(|told| !matches!(told, Consequence::Stands { .. }));
        found.extend(prospect.consequences);
        if state.apply(rules, action, &mut NoEvents).is_err() || !matches!(state.actor(), Actor::Seat(_)) {
            break;
        }
    }
    found
}

/// The chance that matters most about an action, in a few words, such as that to be lost; and true if it warns.
#[must_use]
pub fn short(texts: &Texts, rules: &Variant, prospect: &Prospect) -> Option<(String, bool)> {
    let lost = prospect.lost();
    if lost.is_possible() {
        return Some((texts.with("chac-table-risk", &[percent(texts, lost)]), true));
    }
    prospect.consequences.iter().find_map(|consequence| match consequence {
        Consequence::Lock { opens, .. } => {
            Some((texts.with("chac-table-opens-short", &[percent(texts, *opens.first()?)]), false))
        }
        Consequence::Treasure { values, .. } => {
            let points = number(texts, mean(rules, values), 1);
            Some((texts.with("chac-table-mean-short", &[("points", points.into())]), false))
        }
        Consequence::Level { to, .. } => {
            Some((texts.with("chac-table-level-short", &[("level", (*to).into())]), false))
        }
        Consequence::Number { trapped, .. } => {
            Some((texts.with("chac-table-trapped-short", &[percent(texts, *trapped)]), false))
        }
        _ => None,
    })
}

fn percent(texts: &Texts, odds: Odds) -> (&'static str, Value) {
    ("percent", wording::percent(texts, odds).into())
}

/// The points that a treasure can be expected to bring.
fn mean(rules: &Variant, values: &[(Worth, u8)]) -> f64 {
    let chest = f64::midpoint(1.0, f64::from(rules.chest_sides()));
    let of = |value: Worth| value.points().map_or(chest, f64::from);
    let all: f64 = values.iter().map(|&(_, copies)| f64::from(copies)).sum();
    values.iter().map(|&(value, copies)| of(value) * f64::from(copies)).sum::<f64>() / all.max(1.0)
}

/// A thing that comes of an action, or may, in a sentence; nothing where it says nothing.
#[must_use]
pub fn told(texts: &Texts, table: &Table, consequence: &Consequence) -> Option<String> {
    let rules = table.rules();
    let square = |square: Square| -> Value { nouns::square(texts, rules, square).into() };
    Some(match consequence {
        Consequence::GoesIn { adventurer, ability, substitute } => {
            let does = nouns::ability_does(texts, rules, *ability);
            let name = nouns::adventurer(texts, rules, *adventurer);
            let other = substitute.map(|who| nouns::adventurer(texts, rules, who));
            let values = [
                ("adventurer", name.into()),
                ("does", does.into()),
                ("other", other.clone().unwrap_or_default().into()),
            ];
            texts.with(if other.is_some() { "chac-table-goes-in" } else { "chac-table-comes-in" }, &values)
        }
        Consequence::UsesAbility(ability) => {
            texts.with("chac-table-uses", &[("does", nouns::ability_does(texts, rules, *ability).into())])
        }
        Consequence::Level { from, to } => {
            texts.with("chac-table-level", &[("from", (*from).into()), ("to", (*to).into())])
        }
        Consequence::Actions { level, odds } => actions(texts, *level, odds),
        Consequence::PutsAway(card) => {
            texts.with("chac-table-puts-away", &[("treasure", nouns::treasure(texts, *card).into())])
        }
        Consequence::Turns { tile, sinks } => {
            texts.with("chac-table-turns", &[("square", square(*tile)), percent(texts, *sinks)])
        }
        Consequence::Bridge { load, breaks, others } => {
            let falls = breaks.last().copied().unwrap_or(Odds::NEVER);
            let holds = breaks.first().copied().unwrap_or(Odds::ALWAYS);
            let names: Vec<&str> = others.iter().map(|&seat| table.name(seat)).collect();
            let values = [
                ("load", (*load).into()),
                ("planks", breaks.len().saturating_sub(1).into()),
                ("holds", wording::percent(texts, holds).into()),
                percent(texts, falls),
                ("names", names.join(", ").into()),
            ];
            texts.with(if names.is_empty() { "chac-table-bridge" } else { "chac-table-bridge-others" }, &values)
        }
        Consequence::Climb { dice, clear, lost } => {
            let values =
                [("dice", (*dice).into()), ("clear", wording::percent(texts, *clear).into()), percent(texts, *lost)];
            texts.with("chac-table-climbs", &values)
        }
        Consequence::Rescue { leaves, dice, lost } => {
            let values = [("leaves", (*leaves).into()), ("dice", (*dice).into()), percent(texts, *lost)];
            texts.with(if *dice == 0 { "chac-table-saved" } else { "chac-table-rescue" }, &values)
        }
        Consequence::Lock { missing, opens, .. } => {
            let percents: Vec<String> = opens.iter().map(|&odds| wording::percent(texts, odds)).collect();
            let values = [("missing", nouns::needs(*missing).into()), ("percents", percents.join(" · ").into())];
            texts.with("chac-table-opens", &values)
        }
        Consequence::Opens { alcove, .. } => {
            texts.with("chac-table-opens-at-once", &[("alcove", nouns::alcove(texts, rules, *alcove).into())])
        }
        Consequence::Treasure { values, .. } => treasure(texts, rules, values),
        Consequence::Glyph { number, glyphs, .. } => {
            let number = ("number", number.get().into());
            match glyphs[..] {
                [glyph] => {
                    texts.with("chac-table-glyph-known", &[number, ("glyph", nouns::glyph(texts, glyph).into())])
                }
                _ => texts.with("chac-table-glyph", &[number, ("count", glyphs.len().into())]),
            }
        }
        Consequence::Number { tile, numbers, trapped } => {
            let values = [("square", square(*tile)), ("count", numbers.len().into()), percent(texts, *trapped)];
            texts.with("chac-table-number", &values)
        }
        Consequence::Uncovers => texts.say("chac-table-uncovers"),
        Consequence::DiceLost(dice) => {
            texts.with("chac-table-dice-lost", &[("dice", nouns::dice(texts, *dice).into())])
        }
        Consequence::ActionsLost(actions) => texts.with("chac-table-actions-lost", &[("actions", (*actions).into())]),
        Consequence::GetsOut(account) => gets_out(texts, account),
        Consequence::Stands { at, danger } => return stands(texts, table, *at, danger),
    })
}

/// The odds of each number of actions.
fn actions(texts: &Texts, level: u8, odds: &[Odds]) -> String {
    let part = |(actions, odds): (usize, &Odds)| {
        let values = [("actions", actions.into()), percent(texts, *odds)];
        (odds.percent() > SMALL).then(|| texts.with("chac-table-actions-part", &values))
    };
    let parts: Vec<String> = odds.iter().enumerate().filter_map(part).collect();
    texts.with("chac-table-actions", &[("level", level.into()), ("parts", unbroken(&parts).into())])
}

/// The values that a treasure can have.
fn treasure(texts: &Texts, rules: &Variant, values: &[(Worth, u8)]) -> String {
    let all: u32 = values.iter().map(|&(_, copies)| u32::from(copies)).sum();
    let part = |&(value, copies): &(Worth, u8)| {
        let odds = Odds::of(copies.into(), all.into());
        texts.with("chac-table-value-part", &[("value", nouns::value(texts, value).into()), percent(texts, odds)])
    };
    let parts: Vec<String> = values.iter().map(part).collect();
    let points = number(texts, mean(rules, values), 1);
    texts.with("chac-table-treasure", &[("parts", unbroken(&parts).into()), ("points", points.into())])
}

fn gets_out(texts: &Texts, account: &Account) -> String {
    let values =
        [("treasures", account.treasures.into()), ("least", account.least.into()), ("most", account.most.into())];
    texts.with(if account.least == account.most { "chac-table-gets-out-sure" } else { "chac-table-gets-out" }, &values)
}

/// The danger of who stays on a square; nothing where there is none soon.
fn stands(texts: &Texts, table: &Table, at: Square, danger: &Danger) -> Option<String> {
    let square = ("square", nouns::at(texts, table.rules(), at).into());
    let danger = ("danger", danger_told(texts, danger)?.into());
    Some(texts.with("chac-table-stands", &[square, danger, wording::when(is_after_traps(table.sight()))]))
}

/// The danger of staying where one is, in a sentence; nothing where there is none soon.
#[must_use]
pub fn staying_told(texts: &Texts, table: &Table, danger: &Danger) -> Option<String> {
    let danger = ("danger", danger_told(texts, danger)?.into());
    Some(texts.with("chac-table-danger", &[danger, wording::when(is_after_traps(table.sight()))]))
}

/// The dangers of the next traps, in a few words; nothing where there are none.
fn danger_told(texts: &Texts, danger: &Danger) -> Option<String> {
    let of = |key: &str, odds: Odds| odds.is_possible().then(|| texts.with(key, &[percent(texts, odds)]));
    let parts = [
        of("chac-table-danger-walls", danger.walls),
        of("chac-table-danger-boulder", danger.boulder),
        of("chac-table-danger-shut", danger.shut_in).filter(|_| !danger.boulder.is_possible()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
