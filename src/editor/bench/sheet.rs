//! The sheet of results, ready to be laid out: worked out once for each change, not in every frame.
//!
//! Decides which numbers belong to a card and what is said of them; how they are drawn, the window decides.

use std::collections::BTreeMap;

use super::{Drawn, LabCard, cards_of, crowded, long_game};
use crate::editor::{GamePage, GameTarget, part_found};
use crate::games::GameRules;
use crate::lab::{
    ACTIONS, Comparison, DECIDED_TURN, Estimate, FEWEST_GAMES, Finding, Key, Kind, LEAD_CHANGES, MARGIN, Measure,
    Results, SCORE, Spread, TURNS, Tally, WIN, estimate, verdict,
};
use crate::words::apart::apart;
use crate::words::shown;
use crate::words::{Language, Texts, lab, numbers, ranking};

/// The measures of every game that are shown, in their order.
const OF_ANY_GAME: [LabCard; 7] = [
    LabCard { measure: WIN.id, drawn: Drawn::Bars, about: "laboratory-about-win" },
    LabCard { measure: SCORE.id, drawn: Drawn::Boxes, about: "laboratory-about-score" },
    LabCard { measure: DECIDED_TURN.id, drawn: Drawn::Course, about: "laboratory-about-decided" },
    LabCard { measure: TURNS.id, drawn: Drawn::Spread, about: "laboratory-about-turns" },
    LabCard { measure: ACTIONS.id, drawn: Drawn::Spread, about: "laboratory-about-actions" },
    LabCard { measure: LEAD_CHANGES.id, drawn: Drawn::Spread, about: "laboratory-about-leads" },
    LabCard { measure: MARGIN.id, drawn: Drawn::Spread, about: "laboratory-about-margin" },
];
/// A spread of more different numbers than this is drawn in bars of several numbers each.
const MOST_BARS: i64 = 30;
/// The number of keys that [`Drawn::Least`] shows.
const LEAST: usize = 12;
/// The number of cells of a board that are named to a listener.
const NAMED: usize = 6;

/// A page of a document, and the place on it.
pub type Part = (GamePage, Option<GameTarget>);

/// The sheet of results.
pub struct Sheet {
    /// In which language it is written.
    pub language: Language,
    /// The conditions of play.
    pub run: Vec<String>,
    /// The ground of the verdict.
    pub verdict: String,
    /// The sentences of the verdict, and the part of the document that each is about.
    pub findings: Vec<(String, Option<Part>)>,
    /// The good in it.
    pub good: Vec<String>,
    /// The differences from the other variant beyond noise, where there is one.
    pub differences: Option<Vec<String>>,
    /// Why more of them are not marked.
    pub unmarked: Option<String>,
    /// The cards.
    pub panels: Vec<Panel>,
    /// The names of the variant and of the other one.
    pub names: (String, Option<String>),
}

/// A card with a plot.
pub struct Panel {
    /// The measure.
    pub id: &'static str,
    /// The heading of the measure.
    pub heading: String,
    /// The meaning of the measure.
    pub about: String,
    /// The picture of the measure.
    pub picture: MeasurePicture,
    /// Every number, a line each.
    pub lines: Vec<String>,
    /// The picture in words.
    pub in_words: String,
}

/// A bar, and the one of the other variant.
pub struct Bar {
    /// The label beside it.
    pub label: String,
    /// The number and its interval.
    pub own: Estimate,
    /// Those of the other.
    pub other: Option<Estimate>,
    /// The number in words.
    pub value: String,
    /// Both in words.
    pub said: String,
}

/// The numbers that 10, 25, 50, 75 and 90 of 100 games do not exceed, and those of the other variant.
pub struct Five {
    /// The label beside them.
    pub label: String,
    /// The numbers.
    pub own: [f64; 5],
    /// Those of the other.
    pub other: Option<[f64; 5]>,
    /// Both in words.
    pub said: String,
}

/// Numbers by cell, from 0 for the least to 1 for the greatest, with the number in words.
pub type Heat = BTreeMap<String, (f64, String)>;

impl MeasurePicture {
    /// True if it shows something of the other variant in its colour.
    #[must_use]
    pub fn is_compared(&self) -> bool {
        match self {
            Self::Bars(bars, ..) => bars.iter().any(|bar| bar.other.is_some()),
            Self::Boxes(boxes) => boxes.iter().any(|five| five.other.is_some()),
            Self::Spread(_, _, other) | Self::Course(_, other) => !other.is_empty(),
            Self::Board(..) => false,
        }
    }
}

/// The picture of a measure.
pub enum MeasurePicture {
    /// Bars, of shares or of numbers, and the share that would be fair, where there is one.
    Bars(Vec<Bar>, bool, Option<f64>),
    /// Boxes.
    Boxes(Vec<Five>),
    /// The middle of each bar, how many numbers it stands for, and the share of the games in it; of both variants.
    Spread(f64, Vec<[f64; 2]>, Vec<[f64; 2]>),
    /// The share of the games by each number, of both variants.
    Course(Vec<[f64; 2]>, Vec<[f64; 2]>),
    /// The board of each variant.
    Board(Heat, Option<Heat>),
}

impl Sheet {
    /// The verdict with all it says, and what differs from the other variant.
    #[must_use]
    pub fn verdict_in_words(&self) -> String {
        let findings = self.findings.iter().map(|(said, _)| said);
        let differences = self.differences.iter().flatten().chain(&self.unmarked);
        let all = std::iter::once(&self.verdict).chain(findings).chain(&self.good).chain(differences);
        let all: Vec<&str> = all.map(String::as_str).collect();
        all.join(" ")
    }

    /// The sheet of these results of a variant, and of the one that it was compared with, which may have a name of its own.
    #[must_use]
    pub fn new(
        texts: &Texts,
        results: &Results,
        rules: &GameRules,
        against: Option<(&GameRules, Option<String>)>,
    ) -> Self {
        let (against, other_name) = against.map_or((None, None), |(rules, name)| (Some(rules), name));
        let named = |rules: &GameRules| (shown::name(texts, rules), Some(rules.variant().id));
        let things: Vec<_> = std::iter::once(rules).chain(against).map(named).collect();
        let mut names = apart(texts, &things).into_iter();
        let names = (names.next().unwrap_or_default(), other_name.or(names.next()));
        let long = long_game(rules.game());
        let verdict = verdict(results, long);
        let comparisons = results.comparisons();
        let differences = results.differences();
        let differences = differences.iter().map(|found| ranking::difference(texts, found)).collect();
        let crowded = [Some(rules), against].map(|rules| rules.and_then(crowded));
        let mut conditions = lab::run(texts, results, (&names.0, names.1.as_deref()));
        conditions.push(texts.say("laboratory-legend"));
        conditions.extend(lab::terms(texts, results));
        let said = |found: &Finding| (lab::finding(texts, found), part_found(rules, found));
        let cards = OF_ANY_GAME.iter().chain(cards_of(rules.game()));
        Self {
            language: texts.language(),
            run: conditions,
            verdict: lab::verdict_heading(texts, &verdict),
            findings: verdict.findings.iter().map(|(found, _)| said(found)).collect(),
            good: verdict.good.iter().map(|found| lab::good(texts, found)).collect(),
            unmarked: lab::unmarked(texts, results),
            // So few games cannot tell a difference from chance, as the verdict says.
            differences: (results.against.is_some() && verdict.games >= FEWEST_GAMES).then_some(differences),
            panels: cards.filter_map(|card| panel(texts, results, &comparisons, card, &crowded)).collect(),
            names,
        }
    }
}

/// The keys of a measure with what was measured of both variants.
struct Both<'a> {
    measure: Measure,
    own: Vec<(&'a Key, &'a Spread)>,
    against: Option<&'a Tally>,
    /// True if its keys name the same things in both.
    is_compared: bool,
    comparisons: &'a [Comparison],
}

impl<'a> Both<'a> {
    fn other(&self, key: &Key) -> Option<&'a Spread> {
        self.against.filter(|_| self.is_compared)?.spread(self.measure.id, key)
    }

    fn is_marked(&self, key: &Key) -> bool {
        let is_it = |found: &&Comparison| found.measure.id == self.measure.id && found.key == *key;
        self.comparisons.iter().find(is_it).is_some_and(|found| found.is_beyond_noise)
    }

    fn is_share(&self) -> bool {
        self.measure.kind == Kind::Share
    }

    /// A number with its interval, and with what most games have where it is no share.
    fn told(&self, texts: &Texts, spread: &Spread) -> Option<String> {
        let [value, interval] = lab::amount(texts, self.is_share(), estimate(&self.measure, spread)?);
        let told = format!("{value} {interval}");
        if self.is_share() {
            return Some(told);
        }
        let part = |percent| Some(numbers::number(texts, spread.quantile(percent)? as f64, 0));
        let (low, middle, high) = (part(10)?, part(50)?, part(90)?);
        let values = [("told", told.into()), ("low", low.into()), ("middle", middle.into()), ("high", high.into())];
        Some(texts.with("laboratory-parts", &values))
    }

    fn label(&self, texts: &Texts, key: &Key) -> String {
        lab::key(texts, self.measure.id, key.as_str())
    }

    /// The numbers of a key in a line, beside those of the other variant.
    fn line(&self, texts: &Texts, key: &Key, spread: &Spread) -> String {
        let own = self.told(texts, spread).unwrap_or_default();
        let values = [("key", self.label(texts, key).into()), ("own", own.into())];
        let Some(other) = self.other(key).and_then(|other| self.told(texts, other)) else {
            return texts.with("laboratory-line", &values);
        };
        let words = if self.is_marked(key) { "laboratory-line-marked" } else { "laboratory-line-other" };
        let [key, own] = values;
        texts.with(words, &[key, own, ("other", other.into())])
    }

    fn bar(&self, texts: &Texts, key: &Key, spread: &Spread) -> Option<Bar> {
        let own = estimate(&self.measure, spread)?;
        let [value, _] = lab::amount(texts, self.is_share(), own);
        let mark = if self.is_marked(key) { " *" } else { "" };
        Some(Bar {
            label: self.label(texts, key) + mark,
            own,
            other: self.other(key).and_then(|other| estimate(&self.measure, other)),
            value,
            said: self.line(texts, key, spread),
        })
    }

    fn five(&self, texts: &Texts, key: &Key, spread: &Spread) -> Option<Five> {
        let mark = if self.is_marked(key) { " *" } else { "" };
        Some(Five {
            label: self.label(texts, key) + mark,
            own: five(spread)?,
            other: self.other(key).and_then(five),
            said: self.line(texts, key, spread),
        })
    }

    /// The spreads of the one key of a measure that has but one.
    fn only(&self) -> Option<(&'a Spread, Option<&'a Spread>)> {
        let (key, spread) = self.own.first()?;
        Some((spread, self.other(key)))
    }
}

/// The share of the wins that would be fair: less than 1 / seats where games end without a winner.
fn fair(both: &Both) -> Option<f64> {
    let shares = both.own.iter().filter_map(|(_, spread)| Some(estimate(&both.measure, spread)?.value));
    (both.measure.id == WIN.id).then(|| shares.sum::<f64>() / both.own.len().max(1) as f64)
}

fn five(spread: &Spread) -> Option<[f64; 5]> {
    let at = |percent| spread.quantile(percent).map(|number| number as f64);
    Some([at(10)?, at(25)?, at(50)?, at(75)?, at(90)?])
}

/// The card of a measure, if anything of it was measured.
fn panel(
    texts: &Texts,
    results: &Results,
    comparisons: &[Comparison],
    card: &LabCard,
    crowded: &[Option<String>; 2],
) -> Option<Panel> {
    let (measure, table) = results.tally.tables().find(|(measure, _)| measure.id == card.measure)?;
    let (against, is_compared) = (results.against.as_ref(), results.compares(measure.id));
    let mut both = Both { measure: *measure, own: table.iter().collect(), against, is_compared, comparisons };
    both.own.retain(|(_, spread)| spread.count() > 0);
    if both.own.is_empty() {
        return None;
    }
    let lines: Vec<String> = both.own.iter().map(|(key, spread)| both.line(texts, key, spread)).collect();
    let mut seen = lines.clone();
    let picture = match card.drawn {
        Drawn::Bars => {
            let bars = both.own.iter().filter_map(|(key, spread)| both.bar(texts, key, spread));
            MeasurePicture::Bars(bars.collect(), both.is_share(), fair(&both))
        }
        Drawn::Least => {
            let mut rising: Vec<(&Key, &Spread)> = both.own.clone();
            rising.sort_by(|(_, one), (_, other)| {
                one.mean().unwrap_or_default().total_cmp(&other.mean().unwrap_or_default())
            });
            rising.truncate(LEAST);
            let bars = rising.iter().filter_map(|(key, spread)| both.bar(texts, key, spread));
            let bars: Vec<Bar> = bars.collect();
            seen = bars.iter().map(|bar| bar.said.clone()).collect();
            MeasurePicture::Bars(bars, both.is_share(), None)
        }
        Drawn::Boxes => {
            let boxes = both.own.iter().filter_map(|(key, spread)| both.five(texts, key, spread));
            MeasurePicture::Boxes(boxes.collect())
        }
        Drawn::Spread => {
            let (own, other) = both.only()?;
            let width = bar_width(own, other);
            MeasurePicture::Spread(
                width as f64,
                shares(own, width),
                other.map(|other| shares(other, width)).unwrap_or_default(),
            )
        }
        Drawn::Course => {
            let (own, other) = both.only()?;
            MeasurePicture::Course(course(own), other.map(course).unwrap_or_default())
        }
        Drawn::Board => {
            let is_scale = |key: &Key| crowded.iter().flatten().all(|cell| cell != key.as_str());
            let scale = both.own.iter().filter(|(key, _)| is_scale(key));
            let most = scale.filter_map(|(_, spread)| spread.mean()).fold(0.0, f64::max);
            let heat = heat(texts, &both, both.own.iter().copied(), most);
            seen = in_words(texts, &heat);
            let others = both.against.map(|against| against.table(measure.id).collect::<Vec<_>>());
            // Of both boards in the same measure, so that they can be compared.
            MeasurePicture::Board(heat, others.map(|others| self::heat(texts, &both, others.into_iter(), most)))
        }
    };
    let heading = lab::name(texts, measure.id);
    let values = [("heading", heading.clone().into()), ("list", seen.join("; ").into())];
    let in_words = texts.with("laboratory-picture", &values);
    let apart = lab::not_compared(texts, measure.id).filter(|_| against.is_some() && !is_compared);
    let about = std::iter::once(texts.say(card.about)).chain(apart).collect::<Vec<_>>().join(" ");
    Some(Panel { id: measure.id, heading, about, picture, lines, in_words })
}

/// The count of numbers for which each bar stands, so that there are not too many.
fn bar_width(own: &Spread, other: Option<&Spread>) -> i64 {
    let all = || own.iter().chain(other.into_iter().flat_map(Spread::iter)).map(|(number, _)| number);
    let range = all().max().unwrap_or_default() - all().min().unwrap_or_default() + 1;
    (range + MOST_BARS - 1) / MOST_BARS
}

/// The share of the games in each bar, at its middle.
fn shares(spread: &Spread, width: i64) -> Vec<[f64; 2]> {
    let mut counts: BTreeMap<i64, u64> = BTreeMap::new();
    for (number, times) in spread.iter() {
        *counts.entry(number.div_euclid(width)).or_default() += times;
    }
    let middle = |bar: i64| (bar * width) as f64 + (width - 1) as f64 / 2.0;
    counts.into_iter().map(|(bar, times)| [middle(bar), times as f64 / spread.count().max(1) as f64]).collect()
}

/// The share of the games in which it had happened by each number, from none on.
fn course(spread: &Spread) -> Vec<[f64; 2]> {
    let share = |number| spread.up_to(number) as f64 / spread.count().max(1) as f64;
    let first = spread.iter().next().map_or(0, |(number, _)| number - 1);
    std::iter::once(first).chain(spread.iter().map(|(number, _)| number)).map(|at| [at as f64, share(at)]).collect()
}

/// The numbers of a board, the greatest of which is `most`.
fn heat<'a>(texts: &Texts, both: &Both, cells: impl Iterator<Item = (&'a Key, &'a Spread)>, most: f64) -> Heat {
    let number = |(key, spread): (&Key, &Spread)| {
        let found = estimate(&both.measure, spread)?;
        let whole = if both.is_share() { 1.0 } else { most.max(f64::MIN_POSITIVE) };
        let [value, _] = lab::amount(texts, both.is_share(), found);
        // There is room for a few digits only.
        let short = if both.is_share() { format!("{:.0}", found.value * 100.0) } else { value };
        Some((key.to_string(), (found.value / whole, short)))
    };
    cells.filter_map(number).collect()
}

/// A board in words: the places with most, and those with nothing.
fn in_words(texts: &Texts, heat: &Heat) -> Vec<String> {
    let mut hottest: Vec<(&String, &(f64, String))> = heat.iter().filter(|(_, (number, _))| *number > 0.0).collect();
    hottest.sort_by(|(_, (one, _)), (_, (other, _))| other.total_cmp(one));
    let most = hottest.iter().take(NAMED).map(|(cell, (_, text))| format!("{cell} {text}"));
    let never: Vec<&str> =
        heat.iter().filter(|(_, (number, _))| *number <= 0.0).map(|(cell, _)| cell.as_str()).collect();
    let mut said = vec![texts.with("laboratory-most", &[("list", most.collect::<Vec<_>>().join(", ").into())])];
    if !never.is_empty() {
        said.push(texts.with("laboratory-never", &[("list", never.join(", ").into())]));
    }
    said
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;
    use std::sync::Arc;

    use super::*;
    use crate::ai::Level;
    use crate::game::Seat;
    use crate::lab::{Plan, Shard, Side, Study, Wish};
    use crate::library::{CLASSIC, TikalLibrary};
    use crate::tikal::{Setup, State, TurnRule, Variant, check_text};

    fn spread(numbers: &[i64]) -> Spread {
        numbers.iter().copied().collect()
    }

    #[test]
    fn bars_hold_every_game_however_wide_they_are() {
        let numbers: Vec<i64> = (-40..60).collect();
        let own = spread(&numbers);
        assert_eq!((bar_width(&own, None), bar_width(&spread(&[3, 5]), None)), (4, 1));
        assert_eq!(bar_width(&spread(&[3]), Some(&spread(&[62]))), 2);
        for width in [1, 4, 7] {
            let bars = shares(&own, width);
            let sum: f64 = bars.iter().map(|[_, share]| share).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{width}: {sum}");
            assert!(bars.windows(2).all(|pair| (pair[1][0] - pair[0][0] - width as f64).abs() < 1e-9));
        }
    }

    #[test]
    fn a_course_rises_from_nothing_to_all_games() {
        assert_eq!(course(&spread(&[7, 9, 9, 12])), [[6.0, 0.0], [7.0, 0.25], [9.0, 0.75], [12.0, 1.0]]);
    }

    /// A few random games of the sound variant of the tests, compared with a variant of the program.
    fn compared() -> (Results, [GameRules; 2]) {
        let sound = include_str!("../../../tests/variants/sound.ron");
        let own = Arc::new(check_text(sound).0.unwrap());
        let other = Arc::clone(TikalLibrary::built_in().find(CLASSIC).unwrap());
        let side = |rules: &Arc<Variant>| Side::<State> {
            rules: Arc::clone(rules),
            setup: Setup::new(TurnRule::Draw, Seat::default()),
        };
        let wish = Wish {
            variant: side(&own),
            against: Some(side(&other)),
            seats: 2,
            level: Level::Random,
            games: 4,
            seed: 0,
        };
        let study = Study::new(Plan::new(wish).unwrap(), Shard::WHOLE);
        study.run(NonZeroUsize::MIN).unwrap();
        (study.results(), [own, other].map(GameRules::Tikal))
    }

    #[test]
    fn the_base_camp_sets_no_scale_and_wins_have_the_line_of_the_fair_share() {
        let (results, [own, other]) = compared();
        let sheet = Sheet::new(&Texts::new(Language::English), &results, &own, Some((&other, None)));
        let picture = |id: &str| &sheet.panels.iter().find(|panel| panel.id == id).unwrap().picture;
        let MeasurePicture::Board(heat, _) = picture("pieces") else { panic!("pieces are drawn on the board") };
        let camp = crowded(&own).unwrap();
        let (pieces_there, _) = heat[&camp];
        let hottest =
            heat.iter().filter(|(cell, _)| **cell != camp).map(|(_, (number, _))| *number).fold(0.0, f64::max);
        assert!(pieces_there > 1.0 && (hottest - 1.0).abs() < 1e-9, "{pieces_there} {hottest}");
        let MeasurePicture::Bars(_, true, Some(fair)) = picture(WIN.id) else {
            panic!("wins have no line of the fair share")
        };
        assert!((fair - 0.5).abs() < 1e-9, "{fair}");
        assert!(matches!(picture("action"), MeasurePicture::Bars(_, false, None)));
    }

    #[test]
    fn a_card_of_what_is_not_compared_has_no_legend() {
        let (results, [own, other]) = compared();
        let sheet = Sheet::new(&Texts::new(Language::English), &results, &own, Some((&other, None)));
        for panel in &sheet.panels {
            let is_apart = !results.compares(panel.id) || panel.id == "pieces";
            assert_eq!(panel.picture.is_compared(), !is_apart, "{}", panel.id);
        }
        assert!(!results.compares("tile_placed"));
        let alone = Results { against: None, ..results };
        let sheet = Sheet::new(&Texts::new(Language::English), &alone, &own, None);
        assert!(sheet.panels.iter().all(|panel| !panel.picture.is_compared()));
    }
}
