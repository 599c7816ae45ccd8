//! The way out of a fault of the program, a panic: it is caught, a report of it is kept, and the window begins anew.
//!
//! A state that a panic may have left half changed is never shown: it is dropped, and everything is read again from the
//! files in which it is kept, as at the next start. A second fault soon after the first one closes the window. Faults of
//! other threads are reported too; who waits for such a thread finds out by itself. The report names neither the people
//! who play nor their files. What stands in it is decided here, where it is kept in `library`.

use std::collections::VecDeque;
use std::fmt::{Debug, Write};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::window_place::Placing;
use crate::{library, platform};

// Without this nothing could be caught.
const _: () = assert!(cfg!(panic = "unwind"), "the profile has to unwind panics");

/// Two faults within this many seconds close the window.
const SOON: f64 = 10.0;
/// The number of commands that a report lists.
const MOST_COMMANDS: usize = 20;
/// The most that a report tells of one command, of a message and of the calls that led to a fault, in bytes.
const MOST_OF_COMMAND: usize = 160;
const MOST_OF_MESSAGE: usize = 2 << 10;
const MOST_OF_CALLS: usize = 16 << 10;

// ---- Panics ------------------------------------------------------------------------------------------

/// A panic, as it was when it began.
#[derive(Clone, Debug)]
struct Panic {
    thread: String,
    message: String,
    place: String,
    calls: String,
}

impl Panic {
    fn of(info: &PanicHookInfo) -> Self {
        Self {
            thread: std::thread::current().name().unwrap_or("without a name").to_owned(),
            message: info.payload_as_str().unwrap_or("(no message)").to_owned(),
            place: info.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string),
            calls: std::backtrace::Backtrace::force_capture().to_string(),
        }
    }
}

/// The panics of the program that nobody has looked at yet.
#[derive(Clone, Default)]
pub(super) struct Panics {
    list: Arc<Mutex<Vec<Panic>>>,
    /// The message of the last one.
    last: Arc<Mutex<String>>,
    window: Arc<OnceLock<egui::Context>>,
}

impl Panics {
    /// Notes every panic of the program from now on. Before there is a window they are not printed: then whoever tries
    /// to open it says what happened.
    pub(super) fn watched() -> Self {
        let panics = Self::default();
        let (watcher, before) = (panics.clone(), std::panic::take_hook());
        std::panic::set_hook(Box::new(move |info| {
            let panic = Panic::of(info);
            watcher.last.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&panic.message);
            watcher.list.lock().unwrap_or_else(PoisonError::into_inner).push(panic);
            if let Some(window) = watcher.window.get() {
                before(info);
                // It may be another thread's, for which the window waits.
                window.request_repaint();
            }
        }));
        panics
    }

    /// Notes that there is a window.
    pub(super) fn has_opened(&self, window: &egui::Context) {
        let _ = self.window.set(window.clone());
    }

    /// True if there was a window at some time.
    pub(super) fn is_opened(&self) -> bool {
        self.window.get().is_some()
    }

    /// The message of the last panic, be it that somebody has looked at it or not.
    pub(super) fn message(&self) -> String {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// True if there are panics that nobody has looked at yet.
    fn are_new(&self) -> bool {
        !self.list.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    fn take(&self) -> Vec<Panic> {
        std::mem::take(&mut *self.list.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Keeps a report of the panics that nobody has looked at yet, if there are any.
    pub(super) fn report(&self, file: Option<&Path>, trail: &[String]) {
        let panics = self.take();
        if panics.is_empty() {
            return;
        }
        if let Some(Err(reason)) = file.map(|file| library::write_report(file, &told(&panics, trail))) {
            log::error!("the report of a fault could not be kept: {reason}");
        }
    }
}

/// The text of a report.
fn told(panics: &[Panic], trail: &[String]) -> String {
    let mut text = format!(
        "tikal {} met a fault.\nSystem: {} on {}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH
    );
    // Writing to a String cannot fail.
    for panic in panics {
        let _ = writeln!(text, "\nThread `{}`, {}:", panic.thread, panic.place);
        let _ = writeln!(text, "{}", cut(&without_quoted(&panic.message), MOST_OF_MESSAGE));
    }
    let _ = writeln!(text, "\nThe last commands, the newest at the end:");
    for command in trail {
        let _ = writeln!(text, "  {command}");
    }
    for panic in panics {
        let _ = writeln!(text, "\nCalls in thread `{}`:\n{}", panic.thread, cut(&panic.calls, MOST_OF_CALLS));
    }
    platform::without_home(&text)
}

fn cut(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}

/// The text without what stands in double quotes, which may be a name or a path.
pub(super) fn without_quoted(text: &str) -> String {
    let (mut kept, mut is_inside, mut is_escaped) = (String::new(), false, false);
    for letter in text.chars() {
        let is_quote = letter == '"' && !is_escaped;
        is_escaped = is_inside && letter == '\\' && !is_escaped;
        if is_quote {
            kept.push_str(if is_inside { "…\"" } else { "\"" });
            is_inside = !is_inside;
        } else if !is_inside {
            kept.push(letter);
        }
    }
    kept
}

/// The commands that were executed last, in words for a report.
#[derive(Debug, Default)]
pub(super) struct Trail(VecDeque<String>);

impl Trail {
    /// Adds a command, which the log names whole.
    pub(super) fn add(&mut self, command: &dyn Debug) {
        log::debug!("asked for {command:?}");
        if self.0.len() >= MOST_COMMANDS {
            self.0.pop_front();
        }
        let text = without_quoted(&format!("{command:?}"));
        self.0.push_back(cut(&text, MOST_OF_COMMAND).to_owned());
    }

    /// The commands, the newest at the end.
    pub(super) fn told(&self) -> Vec<String> {
        self.0.iter().cloned().collect()
    }
}

// ---- The guard ---------------------------------------------------------------------------------------

/// Anything that can be guarded.
pub(super) trait Guardable: eframe::App {
    /// The commands that were executed last, in words for a report.
    fn trail(&self) -> Vec<String>;

    /// There is a new report.
    fn take_note_of_report(&mut self);
}

/// A window whose faults are caught.
pub(super) struct Guarded<A> {
    app: Option<A>,
    make: Box<dyn FnMut(&egui::Context) -> A>,
    panics: Panics,
    placing: Placing,
    /// Where reports are kept.
    file: Option<PathBuf>,
    /// When the last fault was met, in seconds.
    failed_at: Option<f64>,
    /// Set when the window is closed because of faults.
    gave_up: Arc<AtomicBool>,
}

impl<A: Guardable> Guarded<A> {
    /// Guards `app`; after a fault `make` begins it anew.
    pub(super) fn new(
        app: A,
        make: impl FnMut(&egui::Context) -> A + 'static,
        panics: Panics,
        file: Option<PathBuf>,
        gave_up: Arc<AtomicBool>,
    ) -> Self {
        Self {
            app: Some(app),
            make: Box::new(make),
            panics,
            placing: Placing::default(),
            file,
            failed_at: None,
            gave_up,
        }
    }

    fn attempt(&mut self, context: &egui::Context, what: impl FnOnce(&mut A)) {
        let Some(app) = &mut self.app else { return };
        if catch_unwind(AssertUnwindSafe(|| what(app))).is_err() {
            self.begin_anew(context);
        }
    }

    fn begin_anew(&mut self, context: &egui::Context) {
        let broken = self.app.take();
        // Whatever is asked of what is broken, its end included, may panic again.
        let trail = catch_unwind(AssertUnwindSafe(|| broken.as_ref().map(A::trail))).ok().flatten();
        let _ = catch_unwind(AssertUnwindSafe(|| drop(broken)));
        self.panics.report(self.file.as_deref(), &trail.unwrap_or_default());
        let now = context.input(|input| input.time);
        let is_first = self.failed_at.replace(now).is_none_or(|before| now - before > SOON);
        if is_first {
            self.app = catch_unwind(AssertUnwindSafe(|| (self.make)(context))).ok();
        }
        if self.app.is_none() {
            self.panics.report(self.file.as_deref(), &[]);
            self.gave_up.store(true, Ordering::Relaxed);
            context.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        context.request_repaint();
    }
}

impl<A: Guardable> eframe::App for Guarded<A> {
    fn logic(&mut self, context: &egui::Context, frame: &mut eframe::Frame) {
        // A fault of another thread: this one goes on.
        if self.panics.are_new() {
            let trail = self.app.as_ref().map(A::trail).unwrap_or_default();
            self.panics.report(self.file.as_deref(), &trail);
            self.attempt(context, A::take_note_of_report);
        }
        self.attempt(context, |app| app.logic(context, frame));
        self.placing.look_after(context, frame);
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        let context = ui.ctx().clone();
        self.attempt(&context, |app| app.ui(ui, frame));
    }

    fn on_exit(&mut self, gl: Option<&eframe::glow::Context>) {
        let Some(app) = &mut self.app else { return };
        if catch_unwind(AssertUnwindSafe(|| app.on_exit(gl))).is_err() {
            self.panics.report(self.file.as_deref(), &[]);
        }
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;

    use super::*;
    use crate::app::command::Command;

    /// A window that panics in the frames that are asked for.
    struct Planted {
        frames: Arc<Mutex<Vec<&'static str>>>,
        reports: usize,
    }

    impl eframe::App for Planted {
        fn logic(&mut self, context: &egui::Context, _frame: &mut eframe::Frame) {
            context.request_repaint();
        }

        fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
            ui.label(format!("{} reports", self.reports));
            let next = self.frames.lock().unwrap().pop();
            match next {
                Some("worker") => {
                    let ended = std::thread::Builder::new().name("worker".to_owned()).spawn(|| panic!("elsewhere"));
                    assert!(ended.unwrap().join().is_err());
                }
                Some("fault") => panic!("a planted \"secret \\\" of Ana\" fault"),
                _ => {}
            }
        }
    }

    impl Guardable for Planted {
        fn trail(&self) -> Vec<String> {
            vec!["Show(Table)".to_owned()]
        }

        fn take_note_of_report(&mut self) {
            self.reports += 1;
        }
    }

    #[test]
    fn a_fault_is_reported_and_the_window_begins_anew_and_a_second_one_closes_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("report.txt");
        let frames = Arc::new(Mutex::new(Vec::new()));
        let (begun, gave_up) = (Arc::new(Mutex::new(0)), Arc::new(AtomicBool::new(false)));
        let panics = Panics::watched();
        let (of_make, counts) = (Arc::clone(&frames), Arc::clone(&begun));
        let make = move |_: &egui::Context| {
            *counts.lock().unwrap() += 1;
            Planted { frames: Arc::clone(&of_make), reports: 0 }
        };
        let (at, closed) = (file.clone(), Arc::clone(&gave_up));
        let mut harness: Harness<Guarded<Planted>> = Harness::builder().build_eframe(move |creation| {
            let make = make;
            let first = make(&creation.egui_ctx);
            Guarded::new(first, make, panics, Some(at), closed)
        });
        let mut next = |what: &'static str| {
            frames.lock().unwrap().push(what);
            harness.step();
            harness.step();
            let is_there = harness.state().app.is_some();
            (is_there, harness.state().app.as_ref().map_or(0, |app| app.reports), library::read_report(&file))
        };
        assert_eq!(next("nothing"), (true, 0, None));

        // Another thread's fault is reported, and nothing begins anew.
        let (is_there, reports, report) = next("worker");
        assert!(is_there && reports == 1);
        assert!(report.is_some_and(|text| text.contains("Thread `worker`") && text.contains("elsewhere")));
        assert_eq!(*begun.lock().unwrap(), 1);

        let (is_there, _, report) = next("fault");
        assert!(is_there && !gave_up.load(Ordering::Relaxed));
        assert_eq!(*begun.lock().unwrap(), 2, "it began anew");
        let report = report.unwrap();
        for part in
            [env!("CARGO_PKG_VERSION"), std::env::consts::OS, "guard.rs:", "a planted \"…\" fault", "  Show(Table)"]
        {
            assert!(report.contains(part), "{part} is missing: {report}");
        }
        assert!(!report.contains("Ana"), "{report}");
        let home = directories::BaseDirs::new().map(|dirs| dirs.home_dir().display().to_string());
        assert!(home.is_none_or(|home| !report.contains(&home)), "{report}");

        let (is_there, _, _) = next("fault");
        assert!(!is_there && gave_up.load(Ordering::Relaxed), "two faults at once close the window");
        assert_eq!(*begun.lock().unwrap(), 2);
        assert!(!next("nothing").0);
    }

    #[test]
    fn commands_are_told_without_texts_and_not_without_end() {
        let mut trail = Trail::default();
        for index in 0..MOST_COMMANDS + 5 {
            trail.add(&Command::DropToast(index as u64));
        }
        trail.add(&Command::Open(PathBuf::from("/home/ana/my \"game\".tikal")));
        trail.add(&Command::Save(PathBuf::from("x".repeat(1000))));
        let told = trail.told();
        assert_eq!(told.len(), MOST_COMMANDS);
        assert_eq!(told[MOST_COMMANDS - 3..], ["DropToast(24)", "Open(\"…\")", "Save(\"…\")"]);
    }
}
