//! The wish of the system for a light look, where the window library does not know it: on Linux, whose desktops tell it
//! through their portal or keep it among the settings of GNOME.

use super::tool::answer;

/// The question to the portal of the desktop, which answers for each of them, in the words of the tool that asks it.
const PORTAL: [&str; 12] = [
    "call",
    "--session",
    "--timeout",
    "1",
    "--dest",
    "org.freedesktop.portal.Desktop",
    "--object-path",
    "/org/freedesktop/portal/desktop",
    "--method",
    "org.freedesktop.portal.Settings.Read",
    "org.freedesktop.appearance",
    "color-scheme",
];

/// True if the desktop is set to be light. On Windows and macOS the window library tells it, and this is false; so it is
/// where a desktop prefers neither.
///
/// May take a second.
#[must_use]
pub fn asks_for_light() -> bool {
    if cfg!(any(windows, target_os = "macos")) {
        return false;
    }
    let told = answer("gdbus", &PORTAL).and_then(|text| of_portal(&text));
    let settings = || answer("gsettings", &["get", "org.gnome.desktop.interface", "color-scheme"]);
    told.or_else(|| of_gnome(&settings()?)).unwrap_or(false)
}

/// True if the portal answers that light is preferred, false for dark; nothing if neither is.
fn of_portal(printed: &str) -> Option<bool> {
    match printed.split("uint32").nth(1)?.trim_start().chars().next()? {
        '1' => Some(false),
        '2' => Some(true),
        _ => None,
    }
}

/// The same of what is kept among GNOME's settings.
fn of_gnome(printed: &str) -> Option<bool> {
    match printed.trim() {
        "'prefer-light'" => Some(true),
        "'prefer-dark'" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn desktops_say_whether_they_are_light() {
        assert_eq!(of_portal("(<<uint32 2>>,)\n"), Some(true));
        assert_eq!(of_portal("(<<uint32 1>>,)\n"), Some(false));
        for text in ["(<<uint32 0>>,)", "", "Error: no such method", "uint32"] {
            assert_eq!(of_portal(text), None, "{text}");
        }
        assert_eq!(of_gnome("'prefer-light'\n"), Some(true));
        assert_eq!(of_gnome("'prefer-dark'\n"), Some(false));
        for text in ["'default'\n", ""] {
            assert_eq!(of_gnome(text), None, "{text}");
        }
    }
}
