//! Everything that the screen says, in words and numbers ready to be laid out: the choices, the table of results, the points by
//! source, what is done otherwise, the strength and its course.

use std::collections::BTreeMap;

use super::Asked;
use crate::ai::Level;
use crate::editor::bench::{Bar, Curve};
use crate::games::GameId;
use crate::lab::Estimate;
use crate::library::Libraries;
use crate::statistics::{
    Chosen, Contrast, FEWEST, Filter, Group, KeptGame, Met, POINTS, Row, RowKey, Span, Strongest, WINDOW, chosen,
    contrasts, course, met, people, rows,
};
use crate::words::{Texts, lab, numbers, shown, statistics as words};

/// A choice: what it stands for, and its name.
pub type Choices<T> = Vec<(T, String)>;

/// A row of a table: its cells, and all of it as it is read out.
pub struct Line {
    /// The cells from left to right.
    pub cells: Vec<String>,
    /// A weak text below the second cell.
    pub below: String,
    /// Everything in words.
    pub said: String,
}

/// Everything said of strength.
pub struct Strength {
    /// A bar for each level.
    pub bars: Vec<Bar>,
    /// The same as lines.
    pub lines: Vec<String>,
    /// The levels whose course can be told.
    pub levels: Choices<Option<Level>>,
    /// The course beside the chosen level.
    pub course: Option<Curve>,
    /// About the course.
    pub about_course: String,
}

/// Everything that the screen says.
pub struct Sheet {
    /// The number of games that are there, in words.
    pub counts: String,
    /// The people.
    pub people: Choices<Option<String>>,
    /// The games.
    pub games: Choices<Option<GameId>>,
    /// The variants, by their hashes.
    pub variants: Choices<Option<String>>,
    /// The numbers of players.
    pub players: Choices<Option<usize>>,
    /// The levels of the strongest computer.
    pub levels: Choices<Option<Strongest>>,
    /// The times.
    pub spans: Choices<Span>,
    /// The rows of the results; none if no game is like that.
    pub rows: Vec<Line>,
    /// Points by source; none if too few games are there.
    pub sources: Vec<Bar>,
    /// The things that are done otherwise.
    pub deeds: Vec<Line>,
    /// The strength.
    pub strength: Option<Strength>,
    /// True if days of games matter to what is told.
    pub has_days: bool,
    /// The reason why nothing is told but results, if it is so.
    pub no_more: Option<String>,
}

impl Sheet {
    /// The sheet for what is asked. A choice that is no longer there is dropped from it.
    pub fn of(texts: &Texts, libraries: &Libraries, all: &[KeptGame], asked: &mut Asked, today: &str) -> Self {
        let filter = &mut asked.filter;
        let people = person_choices(texts, all);
        let games = game_choices(texts, all, filter);
        keep(&mut filter.game, &games);
        let variants = variant_choices(texts, libraries, all, filter);
        keep(&mut filter.variant, &variants);
        let players = player_choices(texts, all, filter);
        keep(&mut filter.players, &players);
        let levels = level_choices(texts, all, filter);
        keep(&mut filter.level, &levels);
        let spans = Span::ALL.map(|span| (span, words::span(texts, span))).to_vec();
        let found = chosen(all, filter, today);
        let table = if found.is_empty() { Vec::new() } else { rows(&found, asked.group) };
        let is_one_game = filter.game.is_some();
        let mut sheet = Self {
            counts: counts(texts, all),
            people,
            games,
            variants,
            players,
            levels,
            spans,
            rows: table.iter().map(|row| line(texts, libraries, row)).collect(),
            sources: Vec::new(),
            deeds: Vec::new(),
            strength: None,
            has_days: filter.span != Span::All || asked.group == Group::Month,
            no_more: None,
        };
        let least = || [("least", FEWEST.into())];
        if found.is_empty() {
            return sheet;
        }
        if !is_one_game {
            sheet.no_more = Some(texts.say("statistics-one-game"));
            return sheet;
        }
        sheet.sources =
            contrasts(&found, |counted| counted.measure == POINTS).iter().map(|it| bar(texts, it)).collect();
        let deeds = contrasts(&found, |counted| counted.measure != POINTS);
        sheet.deeds = deeds.iter().filter(|it| it.others.is_some()).map(|it| deed(texts, it)).collect();
        sheet.strength = strength(texts, &found, &mut asked.course);
        if sheet.sources.is_empty() || sheet.deeds.is_empty() || sheet.strength.is_none() {
            sheet.no_more = Some(texts.with("statistics-few", &least()));
        }
        sheet
    }
}

/// Drops a choice that cannot be chosen.
fn keep<T: PartialEq>(chosen: &mut Option<T>, choices: &Choices<Option<T>>) {
    if !choices.iter().any(|(choice, _)| choice == chosen) {
        *chosen = None;
    }
}

fn counts(texts: &Texts, all: &[KeptGame]) -> String {
    let count = |is_it: &dyn Fn(&KeptGame) -> bool| all.iter().filter(|kept| is_it(kept)).count();
    let is_over = |kept: &KeptGame| kept.game.as_ref().map(|game| game.is_over);
    let values = [
        ("finished", count(&|kept| is_over(kept) == Some(true)).into()),
        ("open", count(&|kept| is_over(kept) == Some(false)).into()),
        ("unreadable", count(&|kept| kept.game.is_none()).into()),
    ];
    texts.with("statistics-counts", &values)
}

fn person_choices(texts: &Texts, all: &[KeptGame]) -> Choices<Option<String>> {
    let said = |(name, games): (String, usize)| {
        let values = [("name", name.clone().into()), ("games", games.into())];
        (Some(name), texts.with("statistics-person", &values))
    };
    people(all).0.into_iter().map(said).collect()
}

/// The finished games of the person that are like this.
fn like<'a>(all: &'a [KeptGame], filter: &Filter) -> Vec<Chosen<'a>> {
    chosen(all, filter, "")
}

fn game_choices(texts: &Texts, all: &[KeptGame], filter: &Filter) -> Choices<Option<GameId>> {
    let found = like(all, &Filter { me: filter.me.clone(), ..Filter::default() });
    let is_there = |id: &&GameId| found.iter().any(|chosen| chosen.game.game == id.id());
    let games = GameId::ALL.iter().filter(is_there).map(|&id| (Some(id), shown::game_name(texts, id)));
    std::iter::once((None, texts.say("statistics-any-game"))).chain(games).collect()
}

fn variant_choices(texts: &Texts, libraries: &Libraries, all: &[KeptGame], filter: &Filter) -> Choices<Option<String>> {
    let found = like(all, &Filter { me: filter.me.clone(), game: filter.game, ..Filter::default() });
    let named: BTreeMap<&str, String> = found
        .iter()
        .map(|Chosen { game, .. }| {
            let name = words::variant(texts, libraries, &game.game, &game.variant, &game.hash, &game.name);
            (game.hash.as_str(), name)
        })
        .collect();
    let mut variants: Choices<Option<String>> =
        named.into_iter().map(|(hash, name)| (Some(hash.to_owned()), name)).collect();
    variants.sort_by(|(_, one), (_, other)| one.cmp(other));
    variants.insert(0, (None, texts.say("statistics-any-variant")));
    variants
}

fn player_choices(texts: &Texts, all: &[KeptGame], filter: &Filter) -> Choices<Option<usize>> {
    let found = like(all, &Filter { me: filter.me.clone(), game: filter.game, ..Filter::default() });
    let mut counts: Vec<usize> = found.iter().map(|chosen| chosen.game.seats.len()).collect();
    counts.sort_unstable();
    counts.dedup();
    let said = |players: usize| (Some(players), texts.with("setup-count", &[("players", players.into())]));
    std::iter::once((None, texts.say("statistics-any-players"))).chain(counts.into_iter().map(said)).collect()
}

fn level_choices(texts: &Texts, all: &[KeptGame], filter: &Filter) -> Choices<Option<Strongest>> {
    let found = like(all, &Filter { me: filter.me.clone(), game: filter.game, ..Filter::default() });
    let is_there = |level: &Strongest| found.iter().any(|chosen| Strongest::of(chosen.game) == *level);
    let there = Strongest::all().filter(is_there);
    let said = there.map(|level| (Some(level), words::strongest(texts, level)));
    std::iter::once((None, texts.say("statistics-any-level"))).chain(said).collect()
}

/// A number with one digit behind the point, and a minus that is as wide as a plus.
fn number(texts: &Texts, value: f64) -> String {
    numbers::number(texts, value, 1).replace('-', "−")
}

fn line(texts: &Texts, libraries: &Libraries, row: &Row) -> Line {
    let key = words::row(texts, libraries, &row.key);
    let is_name = matches!(row.key, RowKey::Person(_) | RowKey::Variant(..));
    let key = if is_name { key } else { begun(&key) };
    let none = || "–".to_owned();
    let told = |estimate: Option<Estimate>| estimate.map_or_else(none, |estimate| number(texts, estimate.value));
    let [won, interval] = row.won.map_or_else(|| [none(), String::new()], |won| lab::amount(texts, true, won));
    let [score, margin, turns] = [row.score, row.margin, row.turns].map(told);
    let values = [
        ("key", key.clone().into()),
        ("games", row.games.into()),
        ("won", won.clone().into()),
        ("interval", interval.clone().into()),
        ("score", score.clone().into()),
        ("margin", margin.clone().into()),
        ("turns", turns.clone().into()),
    ];
    Line {
        said: texts.with("statistics-row-said", &values),
        cells: vec![key, row.games.to_string(), won, score, margin, turns],
        below: interval,
    }
}

/// A number of the person, and that of the computers beside it.
fn beside(texts: &Texts, contrast: &Contrast) -> (String, String, Option<String>, String) {
    let mark = if contrast.differs { " *" } else { "" };
    let key = words::counted(texts, &contrast.counted);
    let own = number(texts, contrast.own.value);
    let others = contrast.others.map(|others| number(texts, others.value));
    let mut values = vec![("key", format!("{key}{mark}").into()), ("own", own.clone().into())];
    let said = match &others {
        Some(others) => {
            values.push(("others", others.clone().into()));
            texts.with("statistics-deed-beside", &values)
        }
        None => texts.with("statistics-deed-said", &values),
    };
    (format!("{key}{mark}"), own, others, said)
}

fn bar(texts: &Texts, contrast: &Contrast) -> Bar {
    let (label, own, others, said) = beside(texts, contrast);
    let label = begun(&label);
    let value = others.map_or_else(|| own.clone(), |others| format!("{own} · {others}"));
    Bar { label, own: contrast.own, other: contrast.others, value, said }
}

fn deed(texts: &Texts, contrast: &Contrast) -> Line {
    let (key, own, others, said) = beside(texts, contrast);
    Line { cells: vec![begun(&key), own, others.unwrap_or_default()], below: String::new(), said }
}

/// A text with a capital, as it begins a row.
fn begun(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn strength(texts: &Texts, found: &[Chosen], chosen: &mut Option<Level>) -> Option<Strength> {
    let met = met(found);
    let most = met.iter().rev().max_by_key(|met| met.games)?.level;
    if !met.iter().any(|met| Some(met.level) == *chosen) {
        *chosen = Some(most);
    }
    let name = |level: Level| begun(&lab::level(texts, level));
    let line = |met: &Met| {
        let [share, interval] = lab::amount(texts, true, met.share);
        let values = [
            ("level", name(met.level).into()),
            ("games", met.games.into()),
            ("share", share.into()),
            ("interval", interval.into()),
            ("elo", words::elo(texts, met.elo).into()),
        ];
        texts.with("statistics-met", &values)
    };
    let bar = |met: &Met| Bar {
        label: name(met.level),
        own: met.share,
        other: None,
        value: numbers::percent(texts, met.share.value),
        said: line(met),
    };
    let level = chosen.unwrap_or(most);
    let point = |(at, share, elo): (usize, Estimate, Estimate)| {
        let [value, interval] = lab::amount(texts, true, share);
        let values = [("share", value.into()), ("interval", interval.into()), ("elo", words::elo(texts, elo).into())];
        (i64::try_from(at).unwrap_or(i64::MAX), share, texts.with("statistics-course-point", &values))
    };
    let points: Vec<_> = course(found, level).points.into_iter().map(point).collect();
    Some(Strength {
        bars: met.iter().map(bar).collect(),
        lines: met.iter().map(line).collect(),
        levels: met.iter().map(|met| (Some(met.level), name(met.level))).collect(),
        // One point is no course.
        course: (points.len() > 1).then(|| Curve { name: name(level), is_share: true, points }),
        about_course: texts.with("statistics-course-about", &[("window", WINDOW.into())]),
    })
}
