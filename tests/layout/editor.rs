//! The editor of variants in windows of every size: its buttons and fields are whole and in sight.

use super::*;

#[test]
fn a_variant_is_edited_in_sight() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "duel")));
    let always = ["bar-undo", "bar-redo", "editor-save", "variants-back"];
    everywhere(&mut driver, "editor", |driver, texts| misplaced(driver, &said(texts, &always)));
    // Where there is little room the rest is in menus, which open inside the window.
    let pages = [
        "editor-overview",
        "editor-board",
        "editor-tiles",
        "editor-supplies",
        "editor-rules",
        "editor-source",
        "laboratory-page",
    ];
    let tools = ["editor-save-as", "editor-open", "try-out", "editor-find", "editor-generate-more", "editor-share"];
    everywhere(&mut driver, "menus of the editor", |driver, texts| {
        let shown = [("name", texts.say(pages[0]).into())];
        let mut wrong = Vec::new();
        for (menu, names) in [(texts.with("editor-pages", &shown), &pages[..]), (texts.say("editor-more"), &tools)] {
            let (inside, outside): (Vec<String>, Vec<String>) = said(texts, names)
                .into_iter()
                .partition(|name| driver.harness.query_all_by_label(name).next().is_none());
            wrong.extend(misplaced(driver, &outside));
            if !inside.is_empty() {
                driver.click(&menu);
                wrong.extend(misplaced(driver, &inside));
                driver.press(egui::Modifiers::NONE, egui::Key::Escape);
            }
        }
        wrong
    });
}

/// Shows the page of the editor with this name, wherever its name stands.
fn turn_to(driver: &mut Driver, page: &str) {
    let index = driver.app().editor().pages().iter().position(|other| other.name() == page);
    driver.execute(EditCommand::ShowPage(index.expect("there is such a page")).into());
}

#[test]
fn a_variant_is_begun_made_and_shared_in_sight() {
    let begins = |way: Option<&str>, names: &[&str]| {
        let mut driver = Driver::new(SIZES[2]);
        driver.execute(Command::Show(Screen::Editor));
        if let Some(way) = way {
            driver.click(way);
        }
        everywhere(&mut driver, way.unwrap_or("ways"), |driver, texts| misplaced(driver, &said(texts, names)));
    };
    begins(None, &["editor-from-one", "editor-generate-more", "editor-code", "editor-open", "variants-back"]);
    begins(Some("Generate…"), &["editor-wish-again", "editor-wish-make", "editor-wish-make-five"]);
    begins(Some("From a code"), &["editor-code-field"]);
    let shows = |dialog: DocumentDialog, names: &[&str]| {
        let mut driver = Driver::new(SIZES[2]);
        driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
        driver.execute(EditCommand::ShowDialog(Some(dialog)).into());
        everywhere(&mut driver, names[0], |driver, texts| misplaced(driver, &said(texts, names)));
    };
    shows(DocumentDialog::Share, &["editor-share-copy"]);
    shows(DocumentDialog::Make, &["editor-into-board", "editor-into-deck"]);
}

#[test]
fn no_field_of_the_editor_is_cut_at_the_side() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    for page in ["editor-overview", "editor-tiles", "editor-supplies", "editor-rules"] {
        everywhere(&mut driver, page, |driver, texts| {
            turn_to(driver, page);
            if page == "editor-tiles" {
                choose_first_tile(driver);
            }
            // Where problems stand beside the page, it ends before them.
            let beside = driver.harness.query_all_by_label(&texts.say("editor-steps")).next().map(|node| node.rect());
            let window = driver.harness.ctx.content_rect();
            let end = beside.map_or(window.right(), |_| window.right() - 290.0);
            let is_field = |node: &egui_kittest::kittest::AccessKitNode| {
                use egui::Role;
                matches!(node.role(), Role::SpinButton | Role::TextInput | Role::MultilineTextInput | Role::CheckBox)
            };
            let fields: Vec<Rect> =
                driver.harness.query_all(by().predicate(is_field)).map(|node| node.rect()).collect();
            assert!(fields.len() > 3, "{page} has fields");
            let cut = fields.into_iter().filter(|field| field.left() < 0.0 || field.right() > end);
            cut.map(|field| format!("a field at {field:?} ends behind {end}")).collect()
        });
    }
}

/// Chooses the first tile of the deck, so that its fields are there.
fn choose_first_tile(driver: &mut Driver) {
    let is_first = |node: &egui_kittest::kittest::AccessKitNode| {
        node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with("A1"))
    };
    driver.harness.get(by().predicate(is_first)).click_accesskit();
    driver.harness.run_steps(2);
}

#[test]
fn everything_of_the_page_of_tiles_comes_whole_into_sight() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    everywhere(&mut driver, "tiles", |driver, texts| {
        turn_to(driver, "editor-tiles");
        choose_first_tile(driver);
        let (tools, groups) = (["tiles-find-alike", "tiles-paste"], texts.say("tiles-all-groups"));
        let is_folded = driver.harness.query_all_by_label(&groups).next().is_none();
        let of_tile =
            ["tiles-duplicate", "tiles-remove", "tiles-copy", "tiles-cut", "tiles-turn-left", "tiles-volcano"];
        let mut names = said(texts, &[&["tiles-add-group"][..], &of_tile[..]].concat());
        if !is_folded {
            names.extend(said(texts, &tools));
            names.push(groups);
        }
        names.extend(["chart-side-n", "chart-side-nw"].map(|side| {
            let side = texts.say(side);
            texts.with("chart-slabs-of", &[("side", side.into())])
        }));
        let last = [("group", "G".into())];
        names.extend(["tiles-group-menu", "tiles-add-to"].map(|key| texts.with(key, &last)));
        // In the lowest window with the largest text the page is lower than a card.
        if driver.harness.ctx.content_rect().height() >= 350.0 {
            names.push("C3*".to_owned());
        }
        let mut wrong = Vec::new();
        if is_folded {
            // The page's tools are in a menu, below that of the document.
            let lower = |driver: &Driver| {
                let more = texts.say("editor-more");
                let menus = driver.harness.query_all_by_label(&more).map(|node| node.rect());
                menus.max_by(|one, other| one.top().total_cmp(&other.top())).expect("a menu")
            };
            driver.harness.get_by_label(&texts.say("tiles-add-group")).scroll_to_me();
            driver.run();
            let menu = lower(driver).center();
            driver.harness.hover_at(menu);
            driver.run();
            for pressed in [true, false] {
                let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
                driver.harness.event(egui::Event::PointerButton { pos: menu, button, pressed, modifiers });
                driver.run();
            }
            let window = driver.harness.ctx.content_rect();
            for name in said(texts, &tools) {
                let found = driver.harness.query_all_by_label(&name).next().map(|node| node.rect());
                let is_whole = found.is_some_and(|rect| window.contains_rect(rect));
                wrong.extend((!is_whole).then(|| format!("“{name}” is at {found:?} in {window:?}")));
            }
            driver.press(egui::Modifiers::NONE, egui::Key::Escape);
        }
        for name in names {
            let start = name.trim_end_matches('*').to_owned();
            let is_it = move |node: &egui_kittest::kittest::AccessKitNode| {
                node.role() != egui::Role::TextRun && node.label().is_some_and(|label| label.starts_with(&start))
            };
            driver.harness.query_all(by().predicate(is_it)).for_each(|node| node.scroll_to_me());
            driver.run();
            wrong.extend(misplaced(driver, &[name]));
        }
        wrong
    });
}

#[test]
fn a_board_is_drawn_without_anything_cut_at_the_side() {
    use egui::Role;
    use egui_kittest::kittest::NodeT as _;
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "classic")));
    driver.click("Board");
    driver.click("Printed tiles");
    driver.click_starting("Hex b4,");
    everywhere(&mut driver, "board", |driver, texts| {
        let rect = |key: &str| {
            let name = texts.say(key);
            let found = driver.harness.query_all_by_label(&name).next();
            found.map(|node| node.rect())
        };
        // Where problems stand beside the page, it ends before them; what can be done with the document stands above it.
        let beside = rect("editor-steps").and_then(|_| rect("editor-problems"));
        let end = beside.map_or(driver.harness.ctx.content_rect().right(), |beside| beside.left() - 4.0);
        let tool = rect("chart-tool-cells").or_else(|| rect("chart-tool"));
        let top = tool.map_or(f32::INFINITY, |tool| tool.top());
        let is_part = |node: &egui_kittest::kittest::AccessKitNode| {
            matches!(node.role(), Role::SpinButton | Role::CheckBox | Role::ComboBox | Role::Button | Role::Canvas)
        };
        let parts: Vec<(Option<String>, Rect)> = driver
            .harness
            .query_all(by().predicate(is_part))
            .map(|node| (node.accesskit_node().label(), node.rect()))
            .collect();
        let on_page = parts.iter().filter(|(_, rect)| rect.left() < end && rect.top() >= top - 1.0);
        let cut = on_page.clone().filter(|(_, rect)| rect.left() < 0.0 || rect.right() > end + 0.5);
        let mut wrong: Vec<String> =
            cut.map(|(name, rect)| format!("{name:?} at {rect:?} ends behind {end}")).collect();
        let canvas = parts.iter().find(|(name, _)| *name == Some(texts.say("chart-canvas")));
        let small = canvas.is_none_or(|(_, rect)| rect.width() < 0.4 * end || rect.height() < 200.0);
        wrong.extend(small.then(|| format!("the canvas is {canvas:?}")));
        let field = texts.with("chart-slabs-of", &[("side", texts.say("chart-side-nw").into())]);
        let has_field = on_page.clone().any(|(name, _)| *name == Some(field.clone()));
        wrong.extend((!has_field).then(|| format!("there is no {field}")));
        wrong
    });
}

#[test]
fn nothing_of_the_laboratory_is_cut_at_the_side() {
    let mut driver = Driver::new(SIZES[2]);
    measure_small(&mut driver);
    everywhere(&mut driver, "laboratory", |driver, texts| {
        // Where problems stand beside the page, it ends before them.
        let beside = driver.harness.query_all_by_label(&texts.say("editor-steps")).next().map(|node| node.rect());
        let window = driver.harness.ctx.content_rect();
        let end = beside.map_or(window.right(), |_| window.right() - 290.0);
        let named = |key: &str| driver.harness.get_by_label(&texts.say(key)).rect();
        let keys = ["players", "level", "games", "seed", "against", "start", "cancel", "write", "rank"];
        let mut parts: Vec<(String, Rect)> =
            keys.iter().map(|key| ((*key).to_owned(), named(&format!("laboratory-{key}")))).collect();
        // What scrolls below is there too, in sight or not.
        let is_shown = |node: &egui_kittest::kittest::AccessKitNode| node.role() == egui::Role::Image;
        let pictures = driver.harness.query_all(by().predicate(is_shown));
        parts.extend(pictures.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())));
        assert!(parts.len() > keys.len() + 12, "the plots are there");
        let cut = parts.into_iter().filter(|(_, rect)| rect.left() < 0.0 || rect.right() > end + 0.5);
        cut.map(|(name, rect)| format!("{name} at {rect:?} ends behind {end}")).collect()
    });
}
