//! Why there is no window: what is missing, and what to do about it, in words for whoever started the program.

use std::path::PathBuf;

use crate::words::Texts;

/// Why the window could not be opened, or was closed by the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoWindow {
    /// The program runs where there is no screen.
    #[error("there is no screen")]
    NoScreen,
    /// There should be a screen, but it cannot be reached.
    #[error("the screen cannot be reached: {0}")]
    Unreachable(String),
    /// A library of the system that draws windows is missing.
    #[error("a library is missing: {0}")]
    Library(String),
    /// There is no OpenGL, or one that is too old.
    #[error("there is no OpenGL: {0}")]
    NoOpenGl(String),
    /// The program met a fault.
    #[error("a fault: {message}")]
    Fault {
        /// The fault's own message.
        message: String,
        /// Where the report of it is kept.
        report: Option<PathBuf>,
    },
}

impl NoWindow {
    /// The message of the window library, sorted by the remedies for it.
    pub(super) fn because(error: &eframe::Error) -> Self {
        match error {
            eframe::Error::NoGlutinConfigs(_, reason) => Self::NoOpenGl(reason.to_string()),
            eframe::Error::Winit(reason) => Self::of_screen(&reason.to_string()),
            eframe::Error::WinitEventLoop(reason) => Self::of_screen(&reason.to_string()),
            eframe::Error::AppCreation(reason) => Self::Fault { message: reason.to_string(), report: None },
            other => Self::NoOpenGl(other.to_string()),
        }
    }

    /// A panic before there was a window: some of the crates that load libraries of the system do not return an error.
    pub(super) fn by_panic(message: String) -> Self {
        if message.contains("could not be loaded") {
            return Self::Library(message.trim_end_matches('.').to_owned());
        }
        Self::Fault { message, report: None }
    }

    fn of_screen(said: &str) -> Self {
        // In front stands the place in the source of the crate that says it.
        let reason = said.rsplit_once(": ").map_or(said, |(_, reason)| reason).trim_end_matches('.');
        if reason.ends_with("is set") {
            Self::NoScreen
        } else if reason.contains("libraries") {
            Self::Library(reason.to_owned())
        } else {
            Self::Unreachable(reason.to_owned())
        }
    }

    /// The missing part and the remedy, in a language.
    #[must_use]
    pub fn in_words(&self, texts: &Texts) -> String {
        let with = |key: &str, detail: &str| texts.with(key, &[("detail", detail.to_owned().into())]);
        let is_linux = cfg!(not(any(windows, target_os = "macos")));
        match self {
            Self::NoScreen => texts.say("opening-no-screen"),
            Self::Unreachable(reason) => with("opening-unreachable", reason),
            Self::Library(reason) => format!("{}\n{}", with("opening-library", reason), texts.say("opening-packages")),
            Self::NoOpenGl(reason) => {
                let cure = if is_linux { "opening-packages" } else { "opening-driver" };
                format!("{}\n{}", with("opening-no-opengl", reason), texts.say(cure))
            }
            Self::Fault { message, report: None } => with("opening-fault", message),
            Self::Fault { message, report: Some(report) } => {
                let values = [("detail", message.clone().into()), ("path", report.display().to_string().into())];
                texts.with("opening-fault-reported", &values)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn what_crates_say_is_sorted_by_what_can_be_done() {
        let said = "os error at /home/ana/.cargo/winit/linux/mod.rs:765: neither WAYLAND_DISPLAY nor WAYLAND_SOCKET nor DISPLAY is set.";
        assert_eq!(NoWindow::of_screen(said), NoWindow::NoScreen);
        let said = "os error at /src/mod.rs:788: Failed to open connection to X server";
        assert_eq!(
            NoWindow::of_screen(said),
            NoWindow::Unreachable("Failed to open connection to X server".to_owned())
        );
        let said = "os error at /src/mod.rs:788: Failed to load one of xlib's shared libraries";
        assert!(matches!(NoWindow::of_screen(said), NoWindow::Library(_)));
        let said = "Library libxkbcommon-x11.so could not be loaded.";
        assert_eq!(NoWindow::by_panic(said.to_owned()), NoWindow::Library(said.trim_end_matches('.').to_owned()));
        assert!(matches!(NoWindow::by_panic("index out of bounds".to_owned()), NoWindow::Fault { .. }));
    }

    #[test]
    fn every_reason_has_words_in_every_language() {
        let detail = || "the detail".to_owned();
        let reasons = [
            NoWindow::NoScreen,
            NoWindow::Unreachable(detail()),
            NoWindow::Library(detail()),
            NoWindow::NoOpenGl(detail()),
            NoWindow::Fault { message: detail(), report: None },
            NoWindow::Fault { message: detail(), report: Some(PathBuf::from("report.txt")) },
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            for reason in &reasons {
                let words = reason.in_words(&texts);
                assert!(!words.contains("opening-") && words.len() > 60, "{words}");
                assert_eq!(words.contains("the detail"), *reason != NoWindow::NoScreen, "{words}");
            }
        }
    }
}
