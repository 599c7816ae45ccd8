//! The findings of the arena, in the player's language: the report of a match, the ladder, and the reasons why
//! something cannot be done.
//!
//! What follows from the games, `arena` decides.

use super::Texts;
use super::lab::{aligned, amount, failure as lab_failure, no_plan, setup};
use super::numbers::{number, percent};
use crate::arena::{
    ArenaError, Contender, Decision, Difference, ERROR_RATE, Failure, MAX_GAMES, MatchHeader, NoMatch, Outcomes, Rung,
    Strength, Unlike,
};
use crate::lab::{Estimate, Progress};
use crate::protocol::{MAX_LINE, NotACommand, PeerError, PeerReason};

/// The width in signs of the bar that fills while a match is played.
const BAR: u64 = 20;

/// A match as lines of text: what was played, how strong A is beside B, what the test says.
#[must_use]
pub fn report(texts: &Texts, outcomes: &Outcomes) -> Vec<String> {
    let header = &outcomes.header;
    let strength = Strength::of(outcomes);
    let run = [
        ("variant", header.variant.id.clone().into()),
        ("players", header.seats.into()),
        ("setup", setup(texts, &header.variant).into()),
        ("seed", header.seed.to_string().into()),
    ];
    let mut lines = vec![texts.with("arena-run", &run)];
    for (side, contender) in [("A", &header.a), ("B", &header.b)] {
        lines.push(format!("  {side}  {}", contender_in_words(texts, contender)));
    }
    lines.push(played(texts, outcomes, &strength));
    let mut rows = Vec::new();
    if let (Some(share), Some(elo)) = (strength.share, strength.elo) {
        let [value, interval] = amount(texts, true, share);
        rows.push(vec![texts.say("arena-share"), value, interval]);
        rows.push(vec![texts.say("arena-elo"), signed(texts, elo.value), elo_interval(texts, elo)]);
    }
    if let Some(margin) = strength.margin {
        let [value, interval] = amount(texts, false, margin);
        rows.push(vec![texts.say("arena-margin"), value, interval]);
    }
    if !rows.is_empty() {
        lines.push(String::new());
        lines.extend(aligned(&rows));
    }
    if !strength.shares.is_empty() {
        let blocks = strength.shares.iter().map(|&(share, times)| format!("{} × {times}", percent(texts, share)));
        let list = blocks.collect::<Vec<_>>().join(", ");
        lines.extend([String::new(), texts.with("arena-blocks", &[("list", list.into())])]);
    }
    lines.extend(test(texts, header, &strength));
    lines
}

/// The number of games played, and whether that is all.
fn played(texts: &Texts, outcomes: &Outcomes, strength: &Strength) -> String {
    let values = [
        ("played", outcomes.games().into()),
        ("games", outcomes.header.games.into()),
        ("blocks", strength.blocks.into()),
    ];
    texts.with(if outcomes.end().is_some() { "arena-stopped" } else { "arena-games" }, &values)
}

/// The words about the test.
fn test(texts: &Texts, header: &MatchHeader, strength: &Strength) -> Option<String> {
    let (test, trial) = (header.test?, strength.trial?);
    let (low, high): (f64, f64) = test.into();
    let values = [
        ("low", signed(texts, low).into()),
        ("high", signed(texts, high).into()),
        ("ratio", number(texts, trial.ratio(), 2).into()),
        ("bound", number(texts, test.bound(), 2).into()),
        ("rate", percent(texts, ERROR_RATE).into()),
    ];
    Some(texts.with(
        match trial.decision() {
            None => "arena-undecided",
            Some(Decision::Low) => "arena-decided-low",
            Some(Decision::High) => "arena-decided-high",
        },
        &values,
    ))
}

/// Who plays, with how many nodes.
fn contender_in_words(texts: &Texts, contender: &Contender) -> String {
    let level = |words: &str| {
        contender.level.map(|level| texts.with(words, &[("level", super::lab::level(texts, level).into())]))
    };
    let who = match &contender.program {
        Some(command) => vec![Some(command.clone()), level("arena-asked")],
        None => vec![level("arena-level")],
    };
    let nodes = contender.nodes.map(|nodes| texts.with("arena-nodes", &[("nodes", nodes.into())]));
    who.into_iter().chain([nodes]).flatten().collect::<Vec<_>>().join(", ")
}

/// A whole number of Elo with its sign; nobody's strength is known more exactly.
#[must_use]
pub fn signed(texts: &Texts, elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+∞".to_owned() } else { "−∞".to_owned() };
    }
    let places = usize::from(elo.fract().abs() > 1e-9 && elo.abs() < 10.0);
    let text = number(texts, elo, places);
    match text.strip_prefix('-') {
        Some(digits) => format!("−{digits}"),
        None if text.bytes().all(|sign| b"0.,".contains(&sign)) => text,
        None => format!("+{text}"),
    }
}

/// The ends of an interval of Elo, in brackets.
#[must_use]
pub fn elo_interval(texts: &Texts, elo: Estimate) -> String {
    let values = [("low", signed(texts, elo.low).into()), ("high", signed(texts, elo.high).into())];
    texts.with("lab-interval", &values)
}

/// The progress of a match, on a line: a bar, the games, and the strength by them so far.
#[must_use]
pub fn progress(texts: &Texts, progress: Progress, strength: &Strength) -> String {
    let full = (progress.played.min(progress.of) * BAR).checked_div(progress.of).unwrap_or(BAR);
    let bar: String = (0..BAR).map(|place| if place < full { '█' } else { '░' }).collect();
    let games = texts.with("lab-progress", &[("played", progress.played.into()), ("of", progress.of.into())]);
    let elo = strength.elo.map(|elo| format!("  Elo {} {}", signed(texts, elo.value), elo_interval(texts, elo)));
    let ratio = strength.trial.map(|trial| format!("  SPRT {}", number(texts, trial.ratio(), 2)));
    format!("{bar}  {games}{}{}", elo.unwrap_or_default(), ratio.unwrap_or_default())
}

/// The ladder as a table in Markdown: for each pair of levels the games, the upper one's share of the wins, and Elo.
#[must_use]
pub fn ladder(texts: &Texts, rungs: &[(Rung, Outcomes)]) -> Vec<String> {
    let mut lines = vec![texts.say("arena-ladder-head"), "|---|---|---|---|".to_owned()];
    lines.extend(rungs.iter().map(|(rung, outcomes)| {
        let strength = Strength::of(outcomes);
        let [share, shares] = strength.share.map(|share| amount(texts, true, share)).unwrap_or_default();
        let elo = strength.elo.map(|elo| format!("{} {}", signed(texts, elo.value), elo_interval(texts, elo)));
        let values = [
            ("upper", rung.upper.id().into()),
            ("lower", rung.lower.id().into()),
            ("games", outcomes.games().into()),
            ("share", format!("{share} {shares}").into()),
            ("elo", elo.unwrap_or_default().into()),
        ];
        texts.with("arena-ladder-row", &values)
    }));
    lines
}

/// Which levels meet.
#[must_use]
pub fn pair(texts: &Texts, rung: Rung) -> String {
    texts.with("arena-ladder-pair", &[("upper", rung.upper.id().into()), ("lower", rung.lower.id().into())])
}

/// Why the arena cannot do what it is asked.
#[must_use]
pub fn failure(texts: &Texts, error: &ArenaError) -> String {
    match error {
        ArenaError::Lab(error) => lab_failure(texts, error),
        ArenaError::Match(NoMatch::Plan(reason)) => no_plan(texts, reason),
        ArenaError::Match(NoMatch::Games(games)) => {
            texts.with("lab-fail-games", &[("games", (*games).into()), ("most", MAX_GAMES.into())])
        }
        ArenaError::Match(NoMatch::Command { side, reason }) => {
            let said = texts.say(match reason {
                NotACommand::Empty => "arena-fail-no-command",
                NotACommand::Open => "arena-fail-open-command",
                NotACommand::TooLong => "arena-fail-long-command",
            });
            texts.with("arena-fail-command", &[("side", side.to_string().into()), ("said", said.into())])
        }
        ArenaError::Unlike { path, reason } => {
            let values = [("head", path.display().to_string().into()), ("problem", unlike(texts, *reason).into())];
            texts.with("problem-line", &values)
        }
    }
}

fn unlike(texts: &Texts, reason: Unlike) -> String {
    match reason {
        Unlike::Match(part) => texts.say(match part {
            Difference::Program => "lab-unlike-program",
            Difference::Game => "lab-unlike-game",
            Difference::Variant => "lab-unlike-variant",
            Difference::Players => "lab-unlike-players",
            Difference::A => "arena-unlike-a",
            Difference::B => "arena-unlike-b",
            Difference::Seed => "lab-unlike-seed",
            Difference::Test => "arena-unlike-test",
            Difference::Games => "lab-unlike-games",
        }),
        Unlike::Twice(game) => texts.with("lab-fail-twice", &[("game", game.into())]),
        Unlike::Unchecked => texts.say("lab-fail-unchecked"),
    }
}

/// The fault of a program, as it follows its name.
#[must_use]
pub fn program_fault(texts: &Texts, fault: &PeerReason) -> String {
    let detail = |words: &str, detail: &str| texts.with(words, &[("detail", detail.to_owned().into())]);
    match fault {
        PeerReason::Start(reason) => detail("arena-program-start", reason),
        PeerReason::Ended(status) => detail("arena-program-ended", status),
        PeerReason::Silent(seconds) => texts.with("arena-program-silent", &[("seconds", (*seconds).into())]),
        PeerReason::TooLong => texts.with("arena-program-long", &[("most", MAX_LINE.into())]),
        PeerReason::NotAnAnswer(line) => detail("arena-program-strange", line),
        PeerReason::Refused { request, message } => {
            let values = [("request", request.clone().into()), ("message", message.clone().into())];
            texts.with("arena-program-refused", &values)
        }
        PeerReason::Illegal { action, message } => {
            let values = [("action", action.clone().into()), ("message", message.clone().into())];
            texts.with("arena-program-illegal", &values)
        }
    }
}

/// Which program failed, and how. What it said itself is repeated as it is.
#[must_use]
pub fn program_failure(texts: &Texts, failure: &Failure) -> String {
    let Failure { game, side, error: PeerError { command, reason, said } } = failure;
    let reason = program_fault(texts, reason);
    let values = [
        ("game", (*game).into()),
        ("side", side.to_string().into()),
        ("command", command.clone().into()),
        ("reason", reason.into()),
        ("said", said.clone().into()),
    ];
    texts.with(if said.is_empty() { "arena-fail-program" } else { "arena-fail-program-said" }, &values)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::arena::Side;
    use crate::words::Language;

    #[test]
    fn strengths_have_their_sign_and_the_comma_of_the_language() {
        let english = Texts::new(Language::English);
        let said = [0.0, 12.4, -7.5, -120.0, f64::INFINITY, f64::NEG_INFINITY].map(|elo| signed(&english, elo));
        assert_eq!(said, ["0", "+12", "−7.5", "−120", "+∞", "−∞"]);
        assert_eq!(signed(&Texts::new(Language::German), 2.5), "+2,5");
    }

    #[test]
    fn the_bar_fills_with_the_games() {
        let texts = Texts::new(Language::English);
        let nothing = Strength { blocks: 0, shares: Vec::new(), share: None, elo: None, margin: None, trial: None };
        let bar = |played, of| progress(&texts, Progress { played, of }, &nothing);
        assert_eq!(bar(0, 8), format!("{}  0 of 8 games", "░".repeat(20)));
        assert_eq!(bar(2, 8), format!("{}{}  2 of 8 games", "█".repeat(5), "░".repeat(15)));
        assert_eq!(bar(8, 8), format!("{}  8 of 8 games", "█".repeat(20)));
        let even = Estimate { value: 0.0, low: -20.0, high: 35.0 };
        let trial = Some(crate::arena::Trial::new("0,10".parse().unwrap()));
        let told = progress(&texts, Progress { played: 1, of: 2 }, &Strength { elo: Some(even), trial, ..nothing });
        assert!(told.ends_with("1 of 2 games  Elo 0 (−20 to +35)  SPRT 0.00"), "{told}");
    }

    #[test]
    fn every_failure_has_words_of_its_own_in_every_language() {
        let detail = || "detail".to_owned();
        let reasons = [
            PeerReason::Start(detail()),
            PeerReason::Ended(detail()),
            PeerReason::Silent(5),
            PeerReason::TooLong,
            PeerReason::NotAnAnswer(detail()),
            PeerReason::Refused { request: detail(), message: detail() },
            PeerReason::Illegal { action: detail(), message: detail() },
        ];
        let failures: Vec<Failure> = reasons
            .into_iter()
            .flat_map(|reason| {
                ["", "last words"].map(|said| {
                    let error = PeerError { command: "tool".to_owned(), reason: reason.clone(), said: said.to_owned() };
                    Failure { game: 3, side: Side::B, error }
                })
            })
            .collect();
        let path = || std::path::PathBuf::from("match.json");
        let mut errors: Vec<ArenaError> = vec![
            NoMatch::Games(0).into(),
            NoMatch::Command { side: Side::A, reason: NotACommand::Empty }.into(),
            NoMatch::Command { side: Side::A, reason: NotACommand::Open }.into(),
            NoMatch::Command { side: Side::A, reason: NotACommand::TooLong }.into(),
            ArenaError::Unlike { path: path(), reason: Unlike::Twice(4) },
            ArenaError::Unlike { path: path(), reason: Unlike::Unchecked },
        ];
        let unlike = Difference::ALL.map(|part| ArenaError::Unlike { path: path(), reason: Unlike::Match(part) });
        errors.extend(unlike);
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<String> = failures.iter().map(|failed| program_failure(&texts, failed)).collect();
            assert_eq!(said.len(), failures.len(), "{said:?}");
            assert!(said.iter().all(|said| said.contains("tool") && !said.contains('{')), "{said:?}");
            let said: BTreeSet<String> = errors.iter().map(|error| failure(&texts, error)).collect();
            assert_eq!(said.len(), errors.len(), "{said:?}");
        }
        assert_eq!(failures.iter().map(ToString::to_string).collect::<BTreeSet<_>>().len(), failures.len());
        assert_eq!(errors.iter().map(ToString::to_string).collect::<BTreeSet<_>>().len(), errors.len());
    }
}
