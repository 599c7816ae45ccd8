//! The clock of a table over the net, as the window shows it: the time that each seat has left, which runs down here until the
//! host tells it anew.
//!
//! Decides how a time is written and when what is written changes: a frame is asked for then, and for nothing else. What
//! happens at the end of a time, the host decides.

use std::time::Duration;

use egui::{Label, Response, RichText, Role, Ui, WidgetInfo};

use super::company::Company;
use crate::app::kit::desk::Desk;
use crate::game::Seat;
use crate::net::clock::{AtEnd, ClockRule, ClockTold};
use crate::net::message::Holder;
use crate::words::{Texts, net, plain};

/// The seconds of a minute, of an hour, and of a day.
const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// The time by which a frame comes late, so that it never comes early and shows the old time once more.
const LATE: Duration = Duration::from_millis(20);

/// The clock of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableClock {
    /// The clock as the host has told it last.
    told: ClockTold,
    /// When it was told, from when the window was opened.
    since: Duration,
}

impl TableClock {
    /// The clock as it was told at this time.
    #[must_use]
    pub fn of(told: ClockTold, now: Duration) -> Self {
        Self { told, since: now }
    }

    /// The rule, which everybody knows before the game begins.
    #[must_use]
    pub fn rule(&self) -> ClockRule {
        self.told.rule
    }

    /// Whose time runs.
    #[must_use]
    pub fn runs(&self) -> Option<Seat> {
        self.told.runs
    }

    /// The time that a seat has left; nothing if the clock has no such seat.
    #[must_use]
    pub fn left(&self, seat: usize, now: Duration) -> Option<Duration> {
        let left = Duration::from_millis(*self.told.left.get(seat)?);
        let runs = self.runs().is_some_and(|runs| runs.index() == seat);
        Some(if runs { left.saturating_sub(now.saturating_sub(self.since)) } else { left })
    }

    /// True if the time of a seat is nearly up.
    #[must_use]
    fn is_low(&self, seat: usize, now: Duration) -> bool {
        self.runs().is_some_and(|runs| runs.index() == seat)
            && self.left(seat, now).is_some_and(|left| left <= self.rule().warning())
    }

    /// Nobody knows whose time runs: the line to the host is broken.
    pub fn stop(&mut self, now: Duration) {
        let Some(seat) = self.told.runs else { return };
        if let Some(left) = self.left(seat.index(), now) {
            self.told.left[seat.index()] = left.as_millis() as u64;
        }
        self.told.runs = None;
    }
}

/// Full seconds, rounded up: what is shown is 0 only when the time is over.
fn seconds(left: Duration) -> u64 {
    left.as_secs() + u64::from(left.subsec_nanos() > 0)
}

/// A time as it is written: to the second where it is short, else to the minute or the hour.
#[must_use]
pub fn written(texts: &Texts, left: Duration) -> String {
    let seconds = seconds(left);
    let (minutes, hours) = (seconds % HOUR / MINUTE, seconds % DAY / HOUR);
    if seconds < HOUR {
        format!("{minutes}:{:02}", seconds % MINUTE)
    } else if seconds < DAY {
        texts.with("friends-left-hours", &[("hours", hours.into()), ("minutes", minutes.into())])
    } else {
        texts.with("friends-left-days", &[("days", (seconds / DAY).into()), ("hours", hours.into())])
    }
}

/// The time after which a time that runs is written otherwise.
fn until_change(left: Duration) -> Duration {
    let part = left.subsec_nanos();
    let first = if part == 0 { Duration::from_secs(1) } else { Duration::from_nanos(part.into()) };
    let seconds = seconds(left);
    let unit = if seconds < HOUR {
        1
    } else if seconds < DAY {
        MINUTE
    } else {
        HOUR
    };
    first + Duration::from_secs(seconds % unit)
}

/// The time of this frame, from when the window was opened.
fn now(ui: &Ui) -> Duration {
    Duration::from_secs_f64(ui.input(|input| input.time).max(0.0))
}

/// Asks for the next frame when the time is written otherwise that runs.
fn count_down(ui: &Ui, clock: &TableClock, now: Duration) {
    let left = clock.runs().and_then(|seat| clock.left(seat.index(), now));
    if let Some(left) = left.filter(|left| !left.is_zero()) {
        ui.ctx().request_repaint_after(until_change(left) + LATE);
    }
}

/// The name of a player.
fn name(company: &Company, seat: usize) -> String {
    company.chairs.get(seat).map(|chair| plain(&chair.name)).unwrap_or_default()
}

/// Lays out the time that a seat has left; nothing at a table without a clock.
pub fn left_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &Company, seat: usize) -> Option<Response> {
    let (texts, chrome, now) = (desk.texts, &desk.theme.chrome, now(ui));
    let clock = company.clock.as_ref()?;
    let left = written(texts, clock.left(seat, now)?);
    count_down(ui, clock, now);
    let runs = clock.runs().is_some_and(|runs| runs.index() == seat);
    let colour = match (clock.is_low(seat, now), runs) {
        (true, _) => chrome.warn,
        (false, true) => chrome.gold,
        (false, false) => chrome.text_weak,
    };
    let label = ui.add(Label::new(RichText::new(&left).monospace().color(colour)));
    let said = texts.with("friends-left", &[("name", name(company, seat).into()), ("left", left.into())]);
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    Some(label)
}

/// Lays out whose time runs, and what is left of it; nothing where nobody's does. `mark` lays out the mark of the seat.
pub fn running_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    company: &Company,
    mark: impl FnOnce(&mut Ui, Seat),
) {
    let Some(clock) = &company.clock else { return };
    let Some(seat) = clock.runs() else { return };
    if let Some(label) = left_ui(ui, desk, company, seat.index()) {
        label.on_hover_text(net::clock(desk.texts, clock.rule()));
        mark(ui, seat);
    }
}

/// The warning for whoever is here and to move, in words, and the same without the time that runs down; nothing while there
/// is time.
#[must_use]
pub fn warning(ui: &Ui, texts: &Texts, company: &Company) -> Option<(String, String)> {
    let (clock, now) = (company.clock.as_ref()?, now(ui));
    let seat = clock.runs()?.index();
    let is_here = company.chairs.get(seat).is_some_and(|chair| chair.holder == Holder::You);
    if !is_here || !clock.is_low(seat, now) {
        return None;
    }
    let (name, left) = (name(company, seat), clock.left(seat, now)?);
    if left.is_zero() && clock.rule().at_end == AtEnd::Warning {
        let up = texts.with("net-clock-ends", &[("name", name.into())]);
        return Some((up.clone(), up));
    }
    let end = net::at_end(texts, clock.rule());
    let values = [("name", name.clone().into()), ("left", written(texts, left).into()), ("end", end.into())];
    Some((texts.with("friends-time-low", &values), texts.with("net-clock-warns", &[("name", name.into())])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_time_is_written_to_the_second_the_minute_or_the_hour_and_changes_when_that_does() {
        let texts = Texts::new(Language::English);
        let millis = Duration::from_millis;
        for (left, said, changes) in [
            (0, "0:00", 1_000),
            (1, "0:01", 1),
            (9_000, "0:09", 1_000),
            (62_500, "1:03", 500),
            (3_599_000, "59:59", 1_000),
            (3_600_000, "1 h 0 min", 1_000),
            (3_661_500, "1 h 1 min", 2_500),
            (86_399_000, "23 h 59 min", 60_000),
            (93_600_000, "1 d 2 h", 1_000),
        ] {
            assert_eq!(written(&texts, millis(left)), said);
            assert_eq!(until_change(millis(left)), millis(changes), "{said}");
            if left > 0 {
                assert_ne!(written(&texts, millis(left - changes)), said, "it has not changed");
                let before = millis(left - changes) + Duration::from_micros(1);
                assert_eq!(written(&texts, before), said, "it has changed before");
            }
        }
    }
}
