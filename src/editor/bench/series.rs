//! One experiment over several conditions: every number of players, or a number of the document from here to there.
//!
//! Decides which numbers of a text can be varied, which texts and numbers of players are played for a series, and what is
//! shown of it. How one condition is played, `bench`; how the plot is drawn, the window.

use std::ops::Range;

use super::{LabWish, study};
use crate::editor::{Drafted, VariantDocument};
use crate::games::{GameId, GameRules, with_game};
use crate::lab::{AnyStudy, Estimate, Extremes, Key, Kind, LabError, Measure, Results, estimate};
use crate::ron_text::outline::{Brackets, Inside, Node, outline};
use crate::words::{Texts, lab, sentence};

/// The greatest number of conditions in a series.
pub const MOST_POINTS: usize = 16;
/// A measure with more keys than this, such as one for each cell, is not offered for a plot.
const MOST_KEYS: usize = 12;
/// The greatest number that can be varied; all up to it are exact in a plot.
const MOST: i64 = 1 << 53;

/// The thing that differs from one condition to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Axis {
    /// The number of players.
    Players,
    /// A number of the document, by its name.
    Number(String),
}

/// A number in the text of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DocumentNumber {
    /// The fields that lead to it, as the text names them: `costs › camp`.
    pub name: String,
    /// Where it stands.
    pub bytes: Range<usize>,
    /// The number.
    pub value: i64,
}

/// The numbers that stand in a text, in its order. Those of lists are left out: a place in a list is no name.
#[must_use]
pub fn numbers_of(text: &str) -> Vec<DocumentNumber> {
    fn add(text: &str, node: &Node, name: &str, found: &mut Vec<DocumentNumber>) {
        // What is there or not, `Some(3)`, has the name of its field.
        if let Some(Inside { brackets: Brackets::Round, items, .. }) = &node.inside
            && let [only] = items.as_slice()
            && only.name.is_none()
        {
            return add(text, &only.value, name, found);
        }
        if let Ok(value) = text[node.bytes.clone()].replace('_', "").parse::<i64>()
            && !name.is_empty()
            && (-MOST..=MOST).contains(&value)
        {
            found.push(DocumentNumber { name: name.to_owned(), bytes: node.bytes.clone(), value });
        }
        let Some(inside) = node.contents().filter(|inside| inside.brackets != Brackets::Square) else { return };
        for item in &inside.items {
            let Some(own) = item.name.clone().map(|own| &text[own]) else { continue };
            let name = if name.is_empty() { own.to_owned() } else { format!("{name} › {own}") };
            add(text, &item.value, &name, found);
        }
    }
    let mut found = Vec::new();
    add(text, &outline(text).0, "", &mut found);
    found
}

/// The numbers of a text that are worth varying: those that stand on a form, under a name of their own.
#[must_use]
pub fn offered_numbers(game: GameId, text: &str) -> Vec<DocumentNumber> {
    let labelled = |number: DocumentNumber| label_of(game, &number.name).map(|label| (number, label));
    let all: Vec<(DocumentNumber, Label)> = numbers_of(text).into_iter().filter_map(labelled).collect();
    let is_own = |label: &Label| all.iter().filter(|(_, other)| other == label).count() == 1;
    all.iter().filter(|(_, label)| is_own(label)).map(|(number, _)| number.clone()).collect()
}

/// The name of a number of the document, as its form calls it; the fields that lead to it where no form has it.
#[must_use]
pub fn number_said(texts: &Texts, game: GameId, name: &str) -> String {
    match label_of(game, name) {
        Some((text, Some(value))) => texts.with(text, &[("value", value.into())]),
        Some((text, None)) => sentence(&texts.say(text)),
        None => name.to_owned(),
    }
}

/// The text that names a number on its form, and the value of temples of which it tells.
type Label = (&'static str, Option<u32>);

fn label_of(game: GameId, name: &str) -> Option<Label> {
    let path = name.replace(" › ", ".");
    if let Some(value) = path.strip_prefix("tiers.").and_then(|value| value.parse().ok()) {
        return Some(("editor-tier", Some(value)));
    }
    let fields = with_game!(game, G => G::FIELDS);
    let is_of = |part: &str| path == part || path.strip_prefix(part).is_some_and(|rest| rest.starts_with('.'));
    fields.iter().find(|(part, _)| is_of(part)).map(|(_, text)| (*text, None))
}

/// The values that a number of a document is to have, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sweep {
    /// Its name; nothing is chosen at first.
    pub number: Option<String>,
    /// The first and the last value.
    pub ends: [i64; 2],
    /// From each to the next.
    pub step: i64,
}

impl Sweep {
    /// A few values about what a number is now.
    #[must_use]
    pub fn about(number: &DocumentNumber) -> Self {
        let ends = [(number.value - 2).max(0), number.value.saturating_add(2)];
        Self { number: Some(number.name.clone()), ends, step: 1 }
    }

    /// The values, the first ones only if there are more than a series has.
    #[must_use]
    pub fn values(&self) -> Vec<i64> {
        let [first, last] = self.ends;
        let next = |value: &i64| value.checked_add(self.step.max(1));
        std::iter::successors(Some(first), next).take_while(|value| *value <= last).take(MOST_POINTS).collect()
    }

    /// The variants with each of the values in the place of the number; those that cannot be played are left out, and
    /// their values named.
    #[must_use]
    pub fn variants(&self, game: GameId, text: &str) -> (Vec<(i64, GameRules)>, Vec<i64>) {
        let number = numbers_of(text).into_iter().find(|number| Some(&number.name) == self.number.as_ref());
        let Some(DocumentNumber { bytes, .. }) = number else { return (Vec::new(), Vec::new()) };
        let (mut played, mut left_out) = (Vec::new(), Vec::new());
        for value in self.values() {
            let mut varied = text.to_owned();
            varied.replace_range(bytes.clone(), &value.to_string());
            match VariantDocument::new(game, varied).rules() {
                Some(rules) => played.push((value, rules)),
                None => left_out.push(value),
            }
        }
        (played, left_out)
    }
}

/// The conditions of a series that is being played.
pub(super) struct Conditions {
    pub(super) axis: Axis,
    /// The number on the axis, and the rules that are played there.
    pub(super) points: Vec<(i64, GameRules)>,
    /// The values that cannot be played.
    pub(super) left_out: Vec<i64>,
}

impl Conditions {
    /// Every number of players of these rules.
    pub(super) fn players(rules: &GameRules) -> Self {
        let points = rules.players().map(|players| (i64::from(players), rules.clone())).collect();
        Self { axis: Axis::Players, points, left_out: Vec::new() }
    }

    /// A study for each of them, in their order.
    pub(super) fn studies(&self, wish: LabWish) -> Result<Vec<Box<dyn AnyStudy>>, LabError> {
        let of = |(value, rules): &(i64, GameRules)| {
            let players = if self.axis == Axis::Players { *value as u8 } else { wish.players };
            study(rules, None, LabWish { players, ..wish })
        };
        self.points.iter().map(of).collect()
    }
}

/// A condition that was played.
pub struct Point {
    /// The number on the axis.
    pub at: i64,
    /// The rules.
    pub rules: GameRules,
    /// The results there.
    pub results: Results,
    /// The games with the least and the most of each measure.
    pub(super) extremes: Extremes,
}

/// The results in every condition of a series.
pub struct Series {
    /// The thing that differs from one to the next.
    pub axis: Axis,
    /// The conditions, in their order.
    pub points: Vec<Point>,
    /// The values that cannot be played.
    pub left_out: Vec<i64>,
    /// The measure that is plotted, by its number among those that can be.
    pub plotted: usize,
}

/// A curve: a number in every condition in which it was measured.
pub struct Curve {
    /// The measure and its key in words.
    pub name: String,
    /// True if the numbers are shares.
    pub is_share: bool,
    /// Where each stands, the number with its interval, and both in words.
    pub points: Vec<(i64, Estimate, String)>,
}

impl Series {
    /// The series of conditions with what was measured in each; those without a game are left out.
    pub(super) fn of(conditions: Conditions, measured: impl Iterator<Item = (Results, Extremes)>) -> Self {
        let Conditions { axis, points, left_out } = conditions;
        let played = points.into_iter().zip(measured).filter(|(_, (results, _))| results.games() > 0);
        let of = |((at, rules), (results, extremes))| Point { at, rules, results, extremes };
        let points = played.map(of).collect();
        Self { axis, points, left_out, plotted: 0 }
    }

    /// The measures that can be plotted, each with one of its keys.
    #[must_use]
    pub fn measures(&self) -> Vec<(Measure, Key)> {
        let Some(most) = self.points.last() else { return Vec::new() };
        let all: Vec<(&Measure, &Key)> = most.results.tally.iter().map(|(measure, key, _)| (measure, key)).collect();
        let few = |measure: &Measure| all.iter().filter(|(other, _)| other.id == measure.id).count() <= MOST_KEYS;
        all.iter().filter(|(measure, _)| few(measure)).map(|&(measure, key)| (*measure, key.clone())).collect()
    }

    /// The name of a measure with a key.
    #[must_use]
    pub fn named(texts: &Texts, measure: &Measure, key: &Key) -> String {
        let name = lab::name(texts, measure.id);
        if key.as_str().is_empty() {
            return name;
        }
        let values = [("what", name.into()), ("key", lab::key(texts, measure.id, key.as_str()).into())];
        texts.with("laboratory-of", &values)
    }

    /// The curve of the measure that is plotted.
    #[must_use]
    pub fn curve(&self, texts: &Texts) -> Option<Curve> {
        let (measure, key) = self.measures().into_iter().nth(self.plotted)?;
        let is_share = measure.kind == Kind::Share;
        let of = |point: &Point| {
            let own = estimate(&measure, point.results.tally.spread(measure.id, &key)?)?;
            let [value, interval] = lab::amount(texts, is_share, own);
            Some((point.at, own, format!("{value} {interval}")))
        };
        let points = self.points.iter().filter_map(of).collect();
        Some(Curve { name: Self::named(texts, &measure, &key), is_share, points })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Libraries;

    #[test]
    fn numbers_are_found_by_the_fields_that_lead_to_them() {
        let text = "(id: \"a\", costs: (camp: 5, /* 6 */ guard: Some(3)), tiers: {2: 1}, list: [7], half: 0.5)";
        let found: Vec<(String, i64)> = numbers_of(text).into_iter().map(|one| (one.name, one.value)).collect();
        let expected = [("costs › camp", 5), ("costs › guard", 3), ("tiers › 2", 1)];
        assert_eq!(found, expected.map(|(name, value)| (name.to_owned(), value)));
        assert!(numbers_of("not RON (").is_empty() && numbers_of("").is_empty());
    }

    #[test]
    fn what_is_offered_is_worth_varying_and_has_a_name_in_every_language() {
        use crate::words::Language;
        for (game, text, one) in [
            (GameId::Tikal, include_str!("../../../variants/classic.ron"), "costs › camp"),
            (GameId::Legend, include_str!("../../../variants/legend/legend.ron"), "costs › recruit_leader"),
            (GameId::Chac, include_str!("../../../variants/chac/temple.ron"), "dice"),
        ] {
            let offered = offered_numbers(game, text);
            assert!(offered.iter().any(|number| number.name == one), "{game:?}: {offered:?}");
            assert!(offered.iter().all(|number| number.name != "format"));
            for language in Language::ALL {
                let texts = Texts::new(language);
                let names: std::collections::BTreeSet<String> =
                    offered.iter().map(|number| number_said(&texts, game, &number.name)).collect();
                assert_eq!(names.len(), offered.len(), "{names:?}");
                assert!(names.iter().all(|name| !name.contains('›') && !name.contains('_')), "{names:?}");
            }
        }
    }

    #[test]
    fn a_sweep_plays_the_values_between_its_ends() {
        let sweep = |ends, step| Sweep { number: None, ends, step }.values();
        assert_eq!(sweep([3, 7], 2), [3, 5, 7]);
        assert_eq!((sweep([3, 7], 0).len(), sweep([7, 3], 1).len()), (5, 0));
        assert_eq!(sweep([0, i64::MAX], 1).len(), MOST_POINTS);
        assert_eq!(sweep([i64::MAX - 1, i64::MAX], 5), [i64::MAX - 1]);
    }

    #[test]
    fn each_value_stands_in_the_text_of_every_game_in_the_place_of_the_number() {
        for (game, text) in [
            (GameId::Tikal, include_str!("../../../variants/classic.ron")),
            (GameId::Legend, include_str!("../../../variants/legend/legend.ron")),
            (GameId::Chac, include_str!("../../../variants/chac/temple.ron")),
        ] {
            let number = numbers_of(text).into_iter().find(|one| one.name.contains(" › ") && one.value > 2);
            let number = number.unwrap_or_else(|| panic!("{game:?} has numbers"));
            let sweep = Sweep { ends: [number.value, number.value], ..Sweep::about(&number) };
            let (played, left_out) = sweep.variants(game, text);
            assert_eq!((played.len(), left_out.len()), (1, 0), "{game:?}: {}", number.name);
            let own = Libraries::built_in();
            assert!(own.find(&played[0].1.variant()).is_some(), "{game:?}");
        }
    }

    #[test]
    fn a_value_that_cannot_be_played_is_left_out_and_named() {
        let text = include_str!("../../../variants/classic.ron");
        let number = numbers_of(text).into_iter().find(|one| one.name == "action_points").unwrap();
        let sweep = Sweep { ends: [number.value, 1_000_000], step: 999_000, ..Sweep::about(&number) };
        let (played, left_out) = sweep.variants(GameId::Tikal, text);
        assert_eq!((played.len(), left_out), (1, vec![number.value + 999_000]));
    }
}
