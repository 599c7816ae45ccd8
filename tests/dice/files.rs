//! The files of the dice game through the code that serves every game: what comes with it, what is wrong with them, and
//! how that is said.

use std::fs;

use tikal::game::Rules;
use tikal::library::{Library, Shipped, built_in_text};
use tikal::words::{Language, Texts, checks, failures};

use super::game::State;

#[test]
fn the_variants_that_come_with_a_game_are_found_by_name_where_the_standard_one_is_none_of_them() {
    let library = Library::<State>::built_in();
    assert!(library.rejected().is_empty());
    let ids: Vec<&str> = library.entries().iter().map(|entry| entry.variant.id()).collect();
    assert_eq!(ids, ["bag", "classic"]);
    let bag = library.find("bag").unwrap();
    assert!(built_in_text::<State>(bag.hash()).unwrap().starts_with("// A bag of few dice"));
    let written = State::write_definition(bag.definition()).unwrap();
    for text in [written, State::write_short(bag.definition())] {
        assert_eq!(State::read_definition(&text).unwrap(), *bag.definition());
    }
}

#[test]
fn what_is_wrong_is_said_for_any_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("wrong.ron");
    fs::write(&path, built_in_text::<State>(Library::<State>::built_in().find("bag").unwrap().hash()).unwrap())
        .unwrap();
    let mut library = Library::<State>::built_in();
    let sound = library.check_file(&path);
    fs::write(&path, fs::read_to_string(&path).unwrap().replace("faces: 3", "faces: 9")).unwrap();
    let wrong = library.check_file(&path);
    assert!(library.add_file(&path).is_none());
    for language in Language::ALL {
        let texts = Texts::new(language);
        let unknown = failures::variant(&texts, &library.open("other").unwrap_err());
        assert!(unknown.contains("bag, classic"), "{unknown}");
        let rejected = failures::rejected(&texts, &library.rejected()[0]);
        assert!(rejected.contains("faces: 2 to") && rejected.contains("wrong.ron"), "{rejected}");
        let [problem, verdict] = &checks::report(&texts, &path, &wrong)[..] else { panic!("{wrong:?}") };
        assert!(problem.contains("faces: 2 to") && verdict.contains('1'), "{problem} {verdict}");
        let said = checks::report(&texts, &path, &sound);
        assert!(said.len() == 1 && said[0] != *verdict, "{said:?}");
    }
}
