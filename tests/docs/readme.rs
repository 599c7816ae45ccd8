//! README.md names every language of the program.

use tikal::words::Language;

use super::pages::read;

#[test]
fn every_language_is_named_that_can_be_asked_for() {
    let codes = Language::ALL.map(Language::code).join("|");
    assert!(read("README.md").contains(&format!("`--lang {codes}`")), "--lang takes {codes}");
}
