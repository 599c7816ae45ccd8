//! Everything that a page is worked with is whole in windows of every size, with large text, in German.

use super::*;

/// The widgets of a page that are cut off at the right edge of the window.
fn cut(shown: &Shown, width: f32) -> Vec<String> {
    let is_named = |node: &AccessKitNode| node.label().is_some() && node.raw_bounds().is_some();
    let all = shown.harness.query_all(by().predicate(is_named));
    let beyond = all.filter(|node| {
        let rect = node.rect();
        rect.width() > 0.0 && rect.right() > width + 1.0
    });
    beyond.map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
}

#[test]
fn pages_are_whole_at_every_size_and_scale() {
    for language in Language::ALL {
        for (size, scale) in [([1280.0, 800.0], 1.5), ([1280.0, 800.0], 1.0), ([800.0, 600.0], 1.0)] {
            for page in Page::ALL {
                let shown = Shown::leading(page, None, (size, language, scale), TEMPLE);
                let cut = cut(&shown, size[0] / scale);
                assert!(cut.is_empty(), "{language:?} {size:?} {scale} {page:?}: {cut:?}");
            }
        }
    }
}

#[test]
fn names_of_adventurers_are_whole_in_their_list() {
    for (size, scale) in [([1280.0, 800.0], 1.5), ([1280.0, 800.0], 1.0), ([1000.0, 760.0], 1.0)] {
        let shown = Shown::leading(Page::Adventurers, None, (size, Language::French, scale), TEMPLE);
        let names: Vec<String> =
            shown.definition().adventurers.iter().map(|own| own.name.get("fr").to_owned()).collect();
        // A name that is cut takes all the width of the list.
        let rows = names.iter().map(|name| (name, shown.place(name).width()));
        let widest = tikal::app::forms::LIST - 50.0;
        let cut: Vec<_> = rows.filter(|&(_, width)| width > widest).collect();
        assert!(cut.is_empty(), "{size:?} {scale}: {cut:?}");
    }
}

#[test]
fn the_plan_keeps_its_share_of_the_page() {
    for (size, scale) in [([1280.0, 800.0], 1.5), ([1280.0, 800.0], 1.0), ([800.0, 600.0], 1.0), ([420.0, 380.0], 1.0)]
    {
        let shown = Shown::leading(Page::Temple, None, (size, Language::German, scale), TEMPLE);
        let field = shown.place("Gang c10").width();
        assert!(field * scale >= 22.0, "a field of {field} points at {size:?} × {scale}");
    }
}

#[test]
fn what_is_told_below_the_plan_is_in_sight_without_scrolling() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (size, scale) in [([1280.0, 800.0], 1.0), ([1280.0, 800.0], 1.5), ([1280.0, 640.0], 1.5)] {
            let shown = Shown::leading(Page::Temple, None, (size, language, scale), TEMPLE);
            for key in ["chac-hint-choose", "canvas-hint"] {
                // Up to the first key, which the player may have set.
                let said: String = texts.say(key).chars().take(20).collect();
                let rect = shown.harness.get_by_label_contains(&said).rect().bottom();
                assert!(rect <= size[1] / scale, "{language:?} {size:?} × {scale}: {key} ends at {rect}");
            }
        }
    }
}
