//! A game that was played, in words: turn by turn, action by action, with the scores; and what a check of its record found.
//!
//! Decides how a game is told that is read from its beginning, and which of its moments are turning points. How one action is told, each game decides by [`Narrated`];
//! what may be told to whom, [`Sight`].

use std::collections::BTreeMap;
use std::path::Path;

use super::position::Named;
use super::shown::{Shown, name_in_game};
use super::{Texts, Value, failures};
use crate::game::{Actor, Damage, Game, Player, Seat, SeatRecord, Session, Sight, View};
use crate::hex::Rotation;
use crate::library::{OpenedGame, StopReason, Stopped};

/// A moment of a game that one may want to go to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// Something that changes what the seats have, such as a guard, a loss, a new round.
    Event,
    /// A scoring.
    Scoring,
}

/// A game whose actions can be told without a table.
pub trait Narrated: Shown {
    /// An action of a seat as a sentence, or one that chance made for it, with what came of it at once. Without an action, a
    /// part of it is hidden. `earlier` are the events of the action before it.
    fn told(
        texts: &Texts,
        game: &Named<Self>,
        action: Option<Self::Action>,
        events: &[Self::Event],
        earlier: &[Self::Event],
    ) -> String;

    /// The mark of an event, if it is worth one.
    fn mark(event: &Self::Event) -> Option<Mark>;

    /// The points that an event gave a seat, or took from it.
    fn gained(event: &Self::Event) -> Option<(Seat, i32)>;

    /// The chance of each seat to win in this position, by which it is told who leads a game whose points are counted at its
    /// end alone; nothing where the scores say it.
    fn chances(_rules: &Self::Rules, _state: &Self) -> Option<Vec<f64>> {
        None
    }

    /// Why an action is not possible, in words.
    fn refusal(texts: &Texts, game: &Named<Self>, why: &Self::Illegal) -> String;
}

/// A position with the names of those who play it.
fn named<'a, G: Game>(rules: &'a G::Rules, shown: &'a G, seats: &'a [SeatRecord]) -> Named<'a, G> {
    Named { rules, shown, acting: shown.seat().unwrap_or_default(), seats, own: None, turned: Rotation::default() }
}

/// A game that is told.
pub struct Tale<'a, G: Game> {
    /// The texts.
    pub texts: &'a Texts,
    /// The game.
    pub session: &'a Session<G>,
    /// Who plays.
    pub seats: &'a [SeatRecord],
    /// To whom it is told.
    pub sight: Sight,
    /// Comments by the index of the action that they follow.
    pub comments: &'a BTreeMap<usize, String>,
}

impl<G: Narrated> Tale<'_, G> {
    /// The number of turns that were begun.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.begins().len()
    }

    /// The indices of the actions with which turns begin.
    fn begins(&self) -> Vec<usize> {
        let mut begins = vec![0];
        begins.extend(
            self.session
                .plies()
                .enumerate()
                .filter_map(|(index, (action, before, _))| before.ends_turn(action).then_some(index + 1)),
        );
        // Behind the last action nothing begins, unless nothing was played.
        begins.retain(|&begin| begin == 0 || begin < self.session.actions().len());
        begins
    }

    /// Who plays what.
    #[must_use]
    pub fn heading(&self) -> String {
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        let values = [
            ("variant", name_in_game::<G>(self.texts, self.session.rules()).into()),
            ("names", names.join(", ").into()),
        ];
        self.texts.with("game-about", &values)
    }

    /// A turn, by its number from 0, in lines: what it is called, every action in it with its number, comments, and the
    /// scores where they have changed. Nothing if the game has no such turn.
    #[must_use]
    pub fn turn(&self, turn: usize) -> Option<Vec<String>> {
        let begins = self.begins();
        let begin = *begins.get(turn)?;
        let end = begins.get(turn + 1).copied().unwrap_or(self.session.actions().len());
        let rules = &**self.session.rules();
        let start = self.session.plies_from(begin).next().map_or(self.session.state(), |(_, before, _)| before);
        let progress = G::progress(self.texts, rules, start, |seat| self.name(seat));
        let values = [("number", (turn + 1).into()), ("progress", progress.into())];
        let mut lines = vec![self.texts.with("replay-turn", &values)];
        let mut scores = scores_of(start);
        let mut earlier = match begin.checked_sub(1) {
            Some(last) => self.events(last),
            None => Vec::new(),
        };
        for index in begin..end {
            let Some((action, before, _)) = self.session.plies_from(index).next() else { break };
            let events = self.events(index);
            let shown = self.sight.shows(before, action).then_some(action);
            let view = self.sight.of(before);
            let said = G::told(self.texts, &named(rules, view.state(), self.seats), shown, &events, &earlier);
            lines.push(format!("{:>5}  {said}", index + 1));
            if let Some(comment) = self.comments.get(&index) {
                lines.push(self.texts.with("replay-comment", &[("comment", comment.clone().into())]));
            }
            let after = self.after(index);
            let now = scores_of(after);
            if now != scores {
                lines.push(self.scores("replay-scores", after));
                scores = now;
            }
            earlier = events;
        }
        Some(lines)
    }

    /// The state after the action with this index.
    fn after(&self, index: usize) -> &G {
        self.session.plies_from(index + 1).next().map_or(self.session.state(), |(_, before, _)| before)
    }

    /// The events of an action that are seen.
    fn events(&self, index: usize) -> Vec<G::Event> {
        events_of(self.session, index).into_iter().filter_map(|event| self.sight.event::<G>(event)).collect()
    }

    fn name(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).map_or_else(String::new, |seat| seat.name.clone())
    }

    /// The scores in a line, in the text of this key.
    fn scores(&self, key: &str, state: &G) -> String {
        self.texts.with(key, &[("scores", self.scores_in(state).into())])
    }

    /// The scores of all seats, by name.
    fn scores_in(&self, state: &G) -> String {
        // What scores come from may be hidden as long as the game lasts.
        scores_told(self.texts, self.sight.of(state).state(), self.seats)
    }

    /// The standing of the game, or its end, in lines.
    #[must_use]
    pub fn end(&self) -> Vec<String> {
        let state = self.session.state();
        if state.actor() != Actor::Nobody {
            let progress = G::progress(self.texts, self.session.rules(), state, |seat| self.name(seat));
            let values = [("progress", progress.into()), ("scores", self.scores_in(state).into())];
            return vec![self.texts.with("replay-goes-on", &values)];
        }
        vec![self.scores("replay-final", state), winners(self.texts, self.session, self.seats)]
    }
}

/// Who has won a game that is over.
fn winners<G: Game>(texts: &Texts, session: &Session<G>, seats: &[SeatRecord]) -> String {
    let mut winners = Vec::new();
    session.state().winners(session.rules(), &mut winners);
    let names: Vec<&str> =
        winners.iter().filter_map(|seat| seats.get(seat.index())).map(|seat| seat.name.as_str()).collect();
    match names.len() {
        0 => texts.say("game-over-lost"),
        count => {
            let names = names.join(&texts.say("end-and"));
            texts.with("replay-winners", &[("names", names.into()), ("count", count.into())])
        }
    }
}

fn scores_of<G: Game>(state: &G) -> Vec<Option<i32>> {
    let mut scores = Vec::new();
    state.scores(&mut scores);
    scores
}

/// The scores of all seats, by name.
#[must_use]
pub fn scores_told<G: Game>(texts: &Texts, state: &G, seats: &[SeatRecord]) -> String {
    let told = scores_of(state).into_iter().zip(seats).map(|(score, seat)| {
        let score: Value = score.map_or_else(|| "–".to_owned().into(), Value::from);
        texts.with("replay-score", &[("name", seat.name.clone().into()), ("score", score)])
    });
    told.collect::<Vec<_>>().join(", ")
}

/// The events of the action with this index, whoever may know them.
fn events_of<G: Game>(session: &Session<G>, index: usize) -> Vec<G::Event> {
    let Some((action, before, _)) = session.plies_from(index).next() else { return Vec::new() };
    let mut events = Vec::new();
    // It cannot fail: every action of a session was legal.
    let _ = before.clone().apply(session.rules(), action, &mut events);
    events
}

/// The outcome of a check of a record: what it is, or what is wrong with it; each in a line.
pub type Checked = Result<String, String>;

/// Checks a record that was read and replayed: that every action in it is legal, that nothing of its file is damaged, and
/// that the scores are the sum of all that scored.
///
/// # Errors
/// Where it fails, and why.
pub fn checked<G: Narrated>(texts: &Texts, file: &Path, game: &OpenedGame<G>) -> Checked {
    let file: Value = file.display().to_string().into();
    if let Some(stopped) = &game.stopped {
        return Err(stopped_told(texts, file, game, stopped));
    }
    if let Some(damage) = game.damage {
        let (key, line) = match damage {
            Damage::Torn => ("verify-torn", 0),
            Damage::Wrong(line) => ("verify-wrong", line),
        };
        return Err(texts.with(key, &[("file", file), ("line", line.into())]));
    }
    let (session, seats) = (&game.session, &game.record.seats);
    let mut sums = scores_of(session.start());
    for index in 0..session.actions().len() {
        for (seat, points) in events_of(session, index).iter().filter_map(G::gained) {
            if let Some(sum) = sums.get_mut(seat.index()) {
                *sum = Some(sum.unwrap_or_default() + points);
            }
        }
    }
    let scores = scores_of(session.state());
    for ((sum, score), seat) in sums.into_iter().zip(scores).zip(seats) {
        // Who is out of the game has no score, whatever it was given.
        if let Some(score) = score.filter(|score| *score != sum.unwrap_or_default()) {
            let values = [
                ("file", file),
                ("name", seat.name.clone().into()),
                ("score", score.into()),
                ("sum", sum.unwrap_or_default().into()),
            ];
            return Err(texts.with("verify-scores", &values));
        }
    }
    // What was dealt because the record ends before it is none of its actions.
    let actions = (session.actions().len() - game.dealt).into();
    let tale = Tale { texts, session, seats, sight: Sight::Spectator, comments: &BTreeMap::new() };
    let end = tale.end().join(". ").into();
    Ok(texts.with("verify-sound", &[("file", file), ("actions", actions), ("end", end)]))
}

/// Where a record stops, and why.
fn stopped_told<G: Narrated>(texts: &Texts, file: Value, game: &OpenedGame<G>, stopped: &Stopped<G>) -> String {
    let reason = match &stopped.reason {
        StopReason::Unreadable(error) => G::no_action(texts, error),
        StopReason::Illegal(why) => {
            let session = &game.session;
            // Chance may have been dealt since.
            let state = session.plies_from(stopped.index).next().map_or(session.state(), |(_, before, _)| before);
            G::refusal(texts, &named(&**session.rules(), state, &game.record.seats), why)
        }
    };
    let values = [
        ("file", file),
        ("action", (stopped.index + 1).into()),
        ("line", stopped.action.clone().into()),
        ("reason", reason.into()),
    ];
    texts.with("verify-stopped", &values)
}

/// A file that is no record at all, and why.
#[must_use]
pub fn no_record(texts: &Texts, file: &Path, reason: String) -> String {
    texts.with("verify-no-record", &[("file", file.display().to_string().into()), ("reason", reason.into())])
}

/// Why a game cannot be replayed for whoever was asked for.
#[must_use]
pub fn no_sight(texts: &Texts, asked: &str, seats: &[SeatRecord]) -> String {
    let names: Vec<String> =
        seats.iter().enumerate().map(|(index, seat)| format!("{} ({})", index + 1, seat.name)).collect();
    let asked = crate::game::bounds::beginning(asked).into_owned();
    texts.with("replay-no-sight", &[("asked", asked.into()), ("seats", names.join(", ").into())])
}

/// Reads for whom a game is to be shown: `all`, `spectator`, a seat's number from 1, or a name.
#[must_use]
pub fn sight_of(asked: &str, seats: &[SeatRecord]) -> Option<Sight> {
    match asked {
        "all" => return Some(Sight::Everything),
        "spectator" => return Some(Sight::Spectator),
        _ => {}
    }
    let number = asked.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let index = number.filter(|&index| index < seats.len());
    let index = index.or_else(|| seats.iter().position(|seat| seat.name == asked))?;
    Seat::from_index(index).map(Sight::Seat)
}

/// For whom a game with secrets is shown, in words.
#[must_use]
pub fn sight_told(texts: &Texts, sight: Sight, seats: &[SeatRecord]) -> String {
    match sight {
        Sight::Everything => texts.say("sight-all"),
        Sight::Spectator => texts.say("sight-spectator"),
        Sight::Seat(seat) => {
            let name = seats.get(seat.index()).map_or_else(String::new, |seat| seat.name.clone());
            texts.with("sight-seat", &[("name", name.into())])
        }
    }
}

/// The summary of a game to paste: who played what, how it ended, and the moments at which the lead passed on.
#[must_use]
pub fn summary<G: Narrated>(texts: &Texts, session: &Session<G>, seats: &[SeatRecord]) -> String {
    let comments = BTreeMap::new();
    let tale = Tale { texts, session, seats, sight: Sight::Spectator, comments: &comments };
    let mut lines = vec![tale.heading()];
    let computers: Vec<String> = seats
        .iter()
        .filter_map(|seat| match &seat.player {
            Player::Human => None,
            Player::Computer(level) => {
                let level = level.parse::<crate::ai::Level>().unwrap_or_default();
                let level = texts.say(&format!("player-{level}"));
                Some(texts.with("summary-computer", &[("name", seat.name.clone().into()), ("level", level.into())]))
            }
        })
        .collect();
    if !computers.is_empty() {
        lines.push(computers.join(", "));
    }
    lines.extend(tale.end());
    let turns = told_points(&tale);
    if !turns.is_empty() {
        lines.push(texts.say("summary-turning-points"));
        lines.extend(turns);
    }
    lines.join("\n")
}

/// The most turning points that are told of a game.
const MOST_POINTS: usize = 8;

/// The least by which a chance to win is above all others of whoever leads by it: judgements at sight waver by less.
const AHEAD: f64 = 0.1;

/// The index of the seat that alone has the most points.
fn leads<G: Narrated>(state: &G) -> Option<usize> {
    let scores = scores_of(state);
    let best = scores.iter().flatten().max().copied().filter(|&best| best > 0)?;
    let mut leaders = scores.iter().enumerate().filter(|(_, score)| **score == Some(best));
    let (first, _) = leaders.next()?;
    leaders.next().is_none().then_some(first)
}

/// The index of the greatest of these chances, if it is well above all others.
fn is_ahead(chances: &[f64]) -> Option<usize> {
    let (first, best) = chances.iter().enumerate().max_by(|(_, one), (_, other)| one.total_cmp(other))?;
    let others = chances.iter().enumerate().filter(|&(index, _)| index != first);
    others.into_iter().all(|(_, other)| best - other >= AHEAD).then_some(first)
}

/// A moment at which somebody else came to lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The number of actions that had been played.
    pub at: usize,
    /// The number of turns that had been played.
    pub turn: usize,
    /// The seat that leads since.
    pub seat: Seat,
}

/// The moments at which somebody else came to lead, in order; the last ones, where there are many. `begins` are the positions
/// with which turns begin, as they are seen, each with the number of actions before it. Chances are told once the game is
/// over, when nothing that they come from is a secret any more.
pub fn turning_points<G: Narrated>(
    rules: &G::Rules,
    begins: impl Iterator<Item = (usize, View<G>)>,
    is_over: bool,
) -> Vec<TurningPoint> {
    let (mut points, mut led) = (Vec::new(), None);
    for (turn, (at, view)) in begins.enumerate().skip(1) {
        let now = match G::chances(rules, view.state()) {
            None => leads(view.state()),
            Some(chances) => is_ahead(&chances).filter(|_| is_over),
        };
        if let Some(seat) = now.filter(|_| now != led).and_then(Seat::from_index) {
            led = now;
            points.push(TurningPoint { at, turn, seat });
        }
    }
    points.split_off(points.len().saturating_sub(MOST_POINTS))
}

/// A turning point in words, with the scores or chances of all seats; `state` is the position in which it lies, as it is seen.
#[must_use]
pub fn turning_point_told<G: Narrated>(
    texts: &Texts,
    rules: &G::Rules,
    seats: &[SeatRecord],
    point: TurningPoint,
    state: &G,
) -> String {
    let name = seats.get(point.seat.index()).map_or_else(String::new, |seat| seat.name.clone());
    let (key, told) = match G::chances(rules, state) {
        None => ("summary-lead", scores_told(texts, state, seats)),
        Some(chances) => ("summary-chances", chances_told(texts, &chances, seats)),
    };
    texts.with(key, &[("turn", point.turn.into()), ("name", name.into()), ("scores", told.into())])
}

/// The chances of all seats, by name.
fn chances_told(texts: &Texts, chances: &[f64], seats: &[SeatRecord]) -> String {
    let told = chances.iter().zip(seats).map(|(chance, seat)| {
        let percent = (chance * 100.0).round() as i64;
        texts.with("summary-chance", &[("name", seat.name.clone().into()), ("percent", percent.into())])
    });
    told.collect::<Vec<_>>().join(", ")
}

/// The turning points of a game, each in a line.
fn told_points<G: Narrated>(tale: &Tale<G>) -> Vec<String> {
    let session = tale.session;
    let rules: &G::Rules = session.rules();
    let is_over = session.state().actor() == Actor::Nobody;
    // Of a game that is over nothing is secret.
    let sight = if is_over { Sight::Everything } else { tale.sight };
    let seen = |at| session.plies_from(at).next().map(|(_, state, _)| (at, sight.of(state)));
    let points = turning_points(rules, tale.begins().into_iter().filter_map(seen), is_over);
    let told = points.into_iter().filter_map(|point| {
        let (_, view) = seen(point.at)?;
        Some(turning_point_told(tale.texts, rules, tale.seats, point, view.state()))
    });
    told.collect()
}

/// Where two records of the same start part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
    /// They do not begin alike: another variant, other seats, another setup.
    OtherStart,
    /// The first so many actions are the same, and both have more.
    After(usize),
    /// The one goes on after so many actions, with which the other ends.
    EndsAt(usize),
    /// They are the same.
    Nowhere,
}

/// Compares two games.
#[must_use]
pub fn parting<G: Game>(one: &Session<G>, other: &Session<G>) -> Parting {
    use crate::game::Rules as _;
    if one.rules().hash() != other.rules().hash() || one.start() != other.start() {
        return Parting::OtherStart;
    }
    let same = one.actions().zip(other.actions()).take_while(|(one, other)| one == other).count();
    match (one.actions().len() == same, other.actions().len() == same) {
        (true, true) => Parting::Nowhere,
        (false, false) => Parting::After(same),
        _ => Parting::EndsAt(same),
    }
}

/// Where two games part, in lines: `others` are the names of those in the other.
#[must_use]
pub fn parting_told<G: Narrated>(texts: &Texts, one: &Tale<G>, other: &Tale<G>) -> Vec<String> {
    let next = |tale: &Tale<G>, index: usize| {
        let (action, before, _) = tale.session.plies_from(index).next()?;
        let (view, shown) = (tale.sight.of(before), tale.sight.shows(before, action).then_some(action));
        let earlier = index.checked_sub(1).map(|last| tale.events(last)).unwrap_or_default();
        let game = named(&**tale.session.rules(), view.state(), tale.seats);
        Some(G::told(texts, &game, shown, &tale.events(index), &earlier))
    };
    let ends = || texts.say("parting-ends");
    let at = |same: usize| {
        let here = next(one, same).unwrap_or_else(ends);
        let there = next(other, same).unwrap_or_else(ends);
        vec![
            texts.with("parting-after", &[("actions", same.into())]),
            texts.with("parting-here", &[("said", here.into()), ("end", one.end().join(". ").into())]),
            texts.with("parting-there", &[("said", there.into()), ("end", other.end().join(". ").into())]),
        ]
    };
    match parting(one.session, other.session) {
        Parting::OtherStart => vec![texts.say("parting-other-start")],
        Parting::Nowhere => vec![texts.say("parting-nowhere")],
        Parting::After(same) | Parting::EndsAt(same) => at(same),
    }
}

/// Why a record cannot be read, in words.
#[must_use]
pub fn not_read<G: Narrated>(texts: &Texts, file: &Path, error: &crate::library::RecordError<G>) -> String {
    no_record(texts, file, failures::record(texts, error))
}
