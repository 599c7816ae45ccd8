//! The report of a fault of the program on the home screen: what happened, where it is, and that it can be put away.

use crate::driver::{Driver, scratch, write};
use egui_kittest::kittest::Queryable;
use tikal::app::{Given, Services};
use tikal::words::{Language, Texts};

const SIZES: [[f32; 2]; 2] = [[1024.0, 700.0], [700.0, 620.0]];

#[test]
fn a_report_is_shown_at_the_next_start_until_it_is_put_away() {
    let folder = scratch();
    let file = folder.path().join("report.txt");
    let services = Services { report: Some(file.clone()), ..Services::for_tests() };
    let mut driver = Driver::with(SIZES[0], services.clone());
    assert!(!driver.shows("The program met a fault"));
    write(&file, "tikal met a fault.");
    let mut again = Driver::with(SIZES[0], services.clone());
    assert!(again.shows("The program met a fault") && again.shows("report.txt"));
    again.harness.get_by_label("Copy the report").click();
    again.harness.step();
    let copied = again
        .harness
        .output()
        .platform_output
        .commands
        .iter()
        .any(|command| matches!(command, egui::OutputCommand::CopyText(text) if text == "tikal met a fault."));
    assert!(copied);
    again.run();
    again.click("Put away");
    assert!(again.shows("It would be deleted") && file.exists());
    again.click("Delete it");
    assert!(!again.shows("The program met a fault") && !file.exists());
    driver = Driver::with(SIZES[0], services);
    assert!(!driver.shows("The program met a fault"));
}

#[test]
fn a_report_has_words_of_its_own_in_every_language_and_stays_in_sight() {
    let folder = scratch();
    let file = folder.path().join("report.txt");
    write(&file, "tikal met a fault.");
    for language in Language::ALL {
        for size in SIZES {
            let given = Given { language: Some(language), ..Services::for_tests().given };
            let services = Services { given, report: Some(file.clone()), ..Services::for_tests() };
            let driver = Driver::with(size, services);
            let texts = Texts::new(language);
            for key in ["report-heading", "report-copy", "report-drop"] {
                let place = driver.harness.get_by_label(&texts.say(key)).rect();
                assert!(place.left() >= 0.0 && place.right() <= size[0], "{key} in {language:?}: {place:?}");
            }
        }
    }
}
