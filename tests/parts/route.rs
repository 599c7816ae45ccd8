//! The stack of screens: every way leads out, back to where it was shown from, and meets nothing twice.

use tikal::app::route::{Escape, Route, Routes, RulesOf, Screen, Section, SettingsPart};

/// Every route, with each thing that it can be opened for.
fn routes() -> Vec<Route> {
    let asked = Some(SettingsPart { section: Section::Keys, is_shown: false });
    vec![
        Route::Home,
        Route::Variants,
        Route::Setup,
        Route::Settings { asked: None },
        Route::Settings { asked },
        Route::Open,
        Route::Save,
        Route::Learn,
        Route::Statistics,
        Route::Rules { of: RulesOf::Table },
        Route::Rules { of: RulesOf::Setup },
        Route::Rules { of: RulesOf::Draft },
        Route::Editor,
        Route::Problem,
        Route::Licences,
        Route::Join,
        Route::Lobby,
        Route::Table,
        Route::Lesson,
        Route::TryOut,
        Route::Watch,
    ]
}

/// The stack after these were shown.
fn shown(routes: &[Route]) -> Routes {
    let mut stack = Routes::default();
    for &route in routes {
        stack.show(route);
    }
    stack
}

/// The routes that are seen from here to where no way leads further back.
fn way_out(mut stack: Routes) -> Vec<Route> {
    let mut seen = vec![stack.current()];
    while !stack.current().is_root() {
        stack.back();
        seen.push(stack.current());
    }
    seen
}

const SETTINGS: Route = Route::Settings { asked: None };
const RULES: Route = Route::Rules { of: RulesOf::Table };

#[test]
fn no_screen_is_forgotten() {
    // A new screen does not compile here until it has a place, and fails until it stands in the list.
    let place = |screen| match screen {
        Screen::Home => 0,
        Screen::Variants => 1,
        Screen::Setup => 2,
        Screen::Settings => 3,
        Screen::Open => 4,
        Screen::Save => 5,
        Screen::Learn => 6,
        Screen::Statistics => 7,
        Screen::Rules => 8,
        Screen::Editor => 9,
        Screen::Problem => 10,
        Screen::Licences => 11,
        Screen::Join => 12,
        Screen::Lobby => 13,
        Screen::Table => 14,
    };
    assert!(Screen::ALL.into_iter().enumerate().all(|(index, screen)| place(screen) == index));
    assert_eq!(place(Screen::Table) + 1, Screen::ALL.len());
    for screen in Screen::ALL {
        assert!(routes().into_iter().any(|route| route.screen() == screen), "no route leads to {screen:?}");
    }
}

#[test]
fn every_way_leads_out_and_meets_nothing_twice() {
    let all = routes();
    for first in &all {
        for second in &all {
            for third in &all {
                for fourth in &all {
                    let taken = [*first, *second, *third, *fourth];
                    let out = way_out(shown(&taken));
                    assert_eq!(out[0], *fourth);
                    for (index, route) in out.iter().enumerate() {
                        assert!(out[..index].iter().all(|other| !route.is_like(*other)), "{taken:?}: {out:?}");
                    }
                    // The way out ends at home or the table, whichever was shown last.
                    let home = taken.iter().rev().copied().find(|route| route.is_root());
                    assert_eq!(out.last().copied(), home.or(Some(Route::Home)), "{taken:?}");
                }
            }
        }
    }
}

#[test]
fn back_leads_to_where_it_was_shown_from() {
    for before in routes() {
        for route in routes() {
            let leaves_it = before.is_passing() && !route.lies_over();
            if route.is_root() || route.is_like(before) || leaves_it {
                continue;
            }
            let mut stack = shown(&[Route::Table, before, route]);
            stack.back();
            assert_eq!(stack.current(), before, "from {route:?}");
        }
    }
}

#[test]
fn the_bottom_stays() {
    for root in [Route::Home, Route::Table] {
        let mut stack = shown(&[root]);
        stack.back();
        assert_eq!(stack.current(), root);
        assert_eq!(way_out(shown(&[SETTINGS, RULES, root])), [root], "nothing is left open below");
    }
}

#[test]
fn what_is_shown_again_comes_to_the_top() {
    assert_eq!(way_out(shown(&[SETTINGS, RULES, SETTINGS])), [SETTINGS, RULES, Route::Home]);
    assert_eq!(way_out(shown(&[SETTINGS, RULES, SETTINGS, RULES])), [RULES, SETTINGS, Route::Home]);
    let asked = Route::Settings { asked: Some(SettingsPart { section: Section::About, is_shown: false }) };
    assert_eq!(way_out(shown(&[SETTINGS, RULES, asked])), [asked, RULES, Route::Home], "for what it is opened now");
}

#[test]
fn a_lesson_and_a_try_out_stay_below_what_lies_over_them() {
    for (list, played) in [(Route::Learn, Route::Lesson), (Route::Variants, Route::TryOut)] {
        let stack = shown(&[Route::Table, list, played, RULES, SETTINGS]);
        assert!(stack.holds(played));
        assert_eq!(way_out(stack.clone()), [SETTINGS, RULES, played, list, Route::Table]);
        let mut again = stack.clone();
        again.show(played);
        assert_eq!(way_out(again), [played, list, Route::Table], "what was open over it is left");
        for route in routes().into_iter().filter(|route| !route.lies_over() && *route != played) {
            let mut left = stack.clone();
            left.show(route);
            assert!(!left.holds(played) && !left.holds(RULES) && !left.holds(SETTINGS), "{route:?}");
        }
    }
}

#[test]
fn a_try_out_is_left_for_a_lesson_and_begun_anew_in_its_own_place() {
    let stack = shown(&[Route::Variants, Route::TryOut, RULES]);
    let mut lesson = stack.clone();
    lesson.show(Route::Lesson);
    assert_eq!(way_out(lesson), [Route::Lesson, Route::Variants, Route::Home]);
    let mut again = stack;
    again.show(Route::TryOut);
    again.show(Route::TryOut);
    assert_eq!(way_out(again), [Route::TryOut, Route::Variants, Route::Home]);
}

#[test]
fn a_try_out_is_played_and_left_but_not_saved() {
    let route = Route::TryOut;
    assert_eq!((route.screen(), route.escape()), (Screen::Table, Escape::LeavesGame));
    assert!(route.is_played() && route.is_passing() && !route.is_root() && !route.saves_game());
}

#[test]
fn the_rulebook_tells_of_where_it_is_opened_from() {
    let asked = |routes: &[Route]| shown(routes).rules();
    assert_eq!(asked(&[]), RulesOf::Setup);
    for (from, of) in [
        (Route::Table, RulesOf::Table),
        (Route::Lesson, RulesOf::Table),
        (Route::TryOut, RulesOf::Table),
        (Route::Save, RulesOf::Table),
        (Route::Setup, RulesOf::Setup),
        (Route::Learn, RulesOf::Setup),
        (Route::Editor, RulesOf::Draft),
    ] {
        assert_eq!((asked(&[from]), asked(&[from, SETTINGS])), (of, of), "{from:?}");
        assert_eq!(asked(&[from, Route::Rules { of }, SETTINGS]), of, "{from:?}");
    }
    assert_eq!(asked(&[Route::Table, RULES, Route::Setup]), RulesOf::Setup);
    // A choice made in the book stays until a screen with rules of its own is shown.
    let reads = |routes: &[Route]| shown(routes).read_rules();
    assert!(reads(&[RULES]) && reads(&[RULES, SETTINGS]));
    assert!(!reads(&[]) && !reads(&[RULES, Route::Setup]) && !reads(&[RULES, Route::Setup, SETTINGS]));
}

#[test]
fn a_note_does_not_lead_elsewhere() {
    let mut stack = shown(&[SETTINGS]);
    stack.note(Route::Home);
    assert_eq!(stack.current(), SETTINGS);
    let asked = Route::Settings { asked: Some(SettingsPart { section: Section::Keys, is_shown: true }) };
    stack.note(asked);
    assert_eq!(way_out(stack), [asked, Route::Home]);
}
