//! The columns beside the board: what they tell covers no hex and can be read and reached.

use super::*;

/// The rectangle of the tooltip that is shown.
fn tooltip(driver: &Driver) -> Option<Rect> {
    let areas: Vec<LayerId> = driver.harness.ctx.memory(|memory| memory.layer_ids().collect());
    let is_shown = |layer: &LayerId| driver.harness.ctx.memory(|memory| memory.areas().is_visible(layer));
    let mut tooltips = areas.into_iter().filter(|layer| layer.order == egui::Order::Tooltip && is_shown(layer));
    tooltips.find_map(|layer| driver.harness.ctx.memory(|memory| memory.area_rect(layer.id)))
}

#[test]
fn what_a_button_of_the_bar_would_do_is_told_above_the_bar() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2", "place c4 0", "enter explorer a5"]));
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (scale, size) in [(1.0, SIZES[2]), (1.5, SIZES[2]), (1.25, SIZES[0])] {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.run();
            // With the margin above the line.
            let top = driver.board_rect().bottom() + 12.0;
            for name in said(&texts, &["bar-enter-explorer", "bar-dig", "bar-undo", "bar-redo", "bar-end-turn"]) {
                let found = driver.harness.query_all(by().predicate(|node| {
                    node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with(&name))
                }));
                found.last().expect("a button of the bar").hover();
                driver.harness.run_steps(8);
                let place = tooltip(&driver);
                if place.is_none_or(|place| place.bottom() > top + 1.0) {
                    wrong.push(format!("{name}, {language:?}, {size:?} at {scale}: {place:?}, the bar from {top}"));
                }
                driver.harness.remove_cursor();
                driver.run();
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_tiers_are_whole_or_wait_below_what_is_in_sight() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    let mut seen = 0;
    for language in Language::ALL {
        let texts = Texts::new(language);
        let bar = |tier: u32| {
            let left = texts.with("tiers-left", &[("tier", tier.into()), ("left", "\u{1}".into())]);
            left.split('\u{1}').next().unwrap_or_default().to_owned()
        };
        let sizes = [([1280.0, 780.0], 1.5), ([1280.0, 800.0], 1.5), ([1024.0, 700.0], 1.25), ([900.0, 620.0], 1.0)];
        for (size, scale) in sizes.into_iter().chain([(SIZES[2], 1.0), (SIZES[2], 1.25)]) {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            driver.harness.set_size(vec2(size[0], size[1]) / scale);
            driver.show_tab(Tab::Table);
            driver.run();
            let start = bar(2);
            let found = driver.harness.query_all(by().predicate(|node| {
                [node.label(), node.value()].into_iter().flatten().any(|said| said.starts_with(&start))
            }));
            for place in found.map(|node| node.rect()).collect::<Vec<_>>() {
                // Its number stands at its foot; where it is cut, that cannot be read.
                let all = driver.written();
                let numbers = all
                    .iter()
                    .filter(|(text, _)| place.expand2(vec2(0.0, 16.0)).contains(text.visual_bounding_rect().center()));
                for (text, clip) in numbers {
                    seen += 1;
                    let rect = text.visual_bounding_rect();
                    let is_whole = clip.expand(1.0).contains_rect(rect);
                    let is_below = rect.top() >= clip.bottom() - 1.0;
                    assert!(is_whole || is_below, "{language:?}, {size:?} at {scale}: {rect:?} of {clip:?}, {place:?}");
                }
            }
        }
    }
    assert!(seen > 3, "{seen} were seen");
}

#[test]
fn the_cards_of_all_players_are_whole_where_they_have_a_column() {
    for (record, actions) in [(BASE, 342), (BASE, 420), (AUCTION, 220)] {
        let mut driver = Driver::open(SIZES[2], &cut(record, actions));
        everywhere(&mut driver, &format!("cards after {actions}"), |driver, _| {
            let window = driver.harness.ctx.content_rect();
            if window.width() < 840.0 {
                return Vec::new();
            }
            let bottom = driver.board_rect().bottom();
            let cards: Vec<Rect> = {
                let card = |&seat: &Seat| driver.card_rect(seat);
                driver.state().seats().iter().filter_map(card).collect()
            };
            assert_eq!(cards.len(), driver.state().seats().len());
            let heights: Vec<f32> = cards.iter().map(Rect::height).collect();
            let is_cut = cards.iter().any(|card| card.bottom() > bottom + 0.6);
            let is_wrong = is_cut || heights.iter().any(|&height| height > 190.0);
            is_wrong
                .then(|| format!("{heights:?}, the last one to {:?} of {bottom}", cards.last()))
                .into_iter()
                .collect()
        });
    }
}

/// The lines of the log that are shown, but not whole.
fn halved_lines(driver: &Driver, texts: &Texts) -> Vec<String> {
    let line = texts.with("log-line", &[("step", "*".into()), ("said", "".into())]);
    let start = line.split_once('*').map_or("", |(start, _)| start);
    let is_line = |node: &egui_kittest::kittest::AccessKitNode| {
        node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with(start))
    };
    let all = clickables(driver);
    let lines = driver.harness.query_all(by().predicate(is_line)).map(|node| node.rect());
    let seen = |line: &Rect| all.iter().find(|one| one.rect.min.distance(line.min) < 1.0).map(|one| one.seen);
    let halved =
        lines.filter(|line| seen(line).is_some_and(|seen| seen.is_positive() && seen.height() < line.height() - 0.6));
    halved.map(|line| format!("the line at {line:?} is cut: {:?}", seen(&line))).collect()
}

#[test]
fn the_log_can_always_be_reached_and_no_line_of_it_is_halved() {
    // A recap; chance by hand; tiles to choose from; bids.
    let moments = [
        ("a recap", cut(BASE, 330)),
        ("chance", by_hand(&["draw A2", "place c4 0", "end"])),
        ("bids", cut(AUCTION, 220)),
    ];
    for (moment, record) in moments {
        let services = tikal::app::Services { quiet: moment != "a recap", ..tikal::app::Services::for_tests() };
        let mut driver = Driver::open_with(SIZES[2], &record, services);
        assert!(driver.asks_beside(), "{moment}");
        // The message that it is open goes away by itself.
        driver.harness.run_steps(60);
        everywhere(&mut driver, moment, |driver, texts| {
            let mut wrong = Vec::new();
            let heading = texts.say("log-heading");
            let notation = texts.say("log-notation-hint");
            if !driver.has(&notation) {
                // Behind a tab, which is in sight.
                wrong.extend(misplaced(driver, std::slice::from_ref(&heading)));
                driver.show_tab(Tab::Log);
            }
            wrong.extend(misplaced(driver, &[notation]));
            wrong.extend(halved_lines(driver, texts));
            driver.show_tab(Tab::Table);
            wrong
        });
    }
}

#[test]
fn the_plain_wheel_scrolls_the_columns_and_their_bars_show() {
    let mut driver = Driver::open([900.0, 620.0], &cut(BASE, 271));
    let place = |driver: &Driver| driver.harness.get_by_label("Supplies: tiles and tiers").rect();
    let before = place(&driver);
    driver.harness.get_by_label("Supplies: tiles and tiers").hover();
    driver.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: vec2(0.0, -2.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    driver.harness.run_steps(30);
    assert!(place(&driver).top() < before.top() - 10.0, "{before:?} {:?}", place(&driver));
    // The tile in hand stays where it is.
    let style = driver.harness.ctx.global_style();
    assert!(style.spacing.scroll.dormant_handle_opacity > 0.3, "bars show while the pointer is elsewhere");
}

#[test]
fn the_recap_covers_no_hex() {
    let mut driver = Driver::loud(SIZES[1], &cut(BASE, 330));
    let steps = driver.recap().expect("a recap").steps.len();
    assert!(steps > 3, "{steps}");
    // All of it, wherever it would be folded.
    driver.execute(TableCommand::OpenRecap.into());
    everywhere(&mut driver, "a recap", |driver, texts| {
        let chip = texts.with("recap-show", &[("step", "*".into()), ("said", "".into())]);
        let start = chip.split_once('*').map_or("", |(start, _)| start);
        let is_of_recap = |node: &egui_kittest::kittest::AccessKitNode| {
            let is_named = |label: String| label.starts_with(start) || label == texts.say("recap-close");
            node.role() == egui::Role::Button && node.label().is_some_and(is_named)
        };
        let parts: Vec<Rect> = driver.harness.query_all(by().predicate(is_of_recap)).map(|node| node.rect()).collect();
        assert!(parts.len() > steps, "{start}: its steps and what closes it");
        let board = driver.board_rect();
        let hexes = hexes(driver);
        let covers =
            |part: &&Rect| board.intersects(part.shrink(1.0)) || hexes.iter().any(|hex| hex.intersects(**part));
        parts.iter().filter(covers).map(|part| format!("{part:?} of it lies over the board at {board:?}")).collect()
    });
}

#[test]
fn a_long_name_is_whole_in_the_recap() {
    let mut record = TikalRecord::read(&cut(BASE, 430)).expect("a record");
    let name = "Maximiliane von und zu Hohenberg-Wittelsbach";
    record.seats.iter_mut().for_each(|seat| seat.name = name.to_owned());
    let mut driver = Driver::loud(SIZES[2], &record.write().expect("a record can be written"));
    driver.execute(TableCommand::OpenRecap.into());
    let shown = std::cell::Cell::new(0);
    everywhere(&mut driver, "a long name", |driver, _| {
        let written = driver.written();
        let names: Vec<_> = written.iter().filter(|(text, _)| text.galley.text() == name).collect();
        shown.set(shown.get() + names.len());
        let cut = names.iter().filter(|(text, _)| text.galley.elided);
        cut.map(|(text, clip)| format!("{:?} in {clip:?}", text.visual_bounding_rect())).collect()
    });
    assert!(shown.get() > 30, "{shown:?}");
}

#[test]
fn the_recap_folds_before_it_pushes_away_what_can_be_shown_below_it() {
    let mut driver = Driver::loud(SIZES[2], &cut(BASE, 430));
    let steps = driver.recap().expect("a recap").steps.len();
    assert!(steps > 12, "{steps}");
    let folded = std::cell::Cell::new(0);
    everywhere(&mut driver, "the sides", |driver, texts| {
        driver.show_tab(Tab::Table);
        let names = said(texts, &["side-supplies-hint", "side-temples-hint"]);
        let bottom = driver.board_rect().bottom();
        let is_side =
            |node: &egui_kittest::kittest::AccessKitNode| node.label().is_some_and(|label| names.contains(&label));
        let sides: Vec<Rect> = driver.harness.query_all(by().predicate(is_side)).map(|node| node.rect()).collect();
        folded.set(folded.get() + usize::from(driver.has(&texts.say("recap-open"))));
        let is_low = |side: &&Rect| side.bottom() > bottom;
        let low = sides.iter().filter(is_low).map(|side| format!("{side:?} is below {bottom}"));
        low.chain((sides.len() != 2).then(|| format!("{} sides", sides.len()))).collect()
    });
    assert!(folded.get() > 15, "{folded:?}");
}

#[test]
fn the_supplies_have_no_gap_however_little_of_them_is_in_sight() {
    let mut driver = Driver::open(SIZES[2], &by_hand(&["draw A2"]));
    everywhere(&mut driver, "the supplies", |driver, texts| {
        driver.show_tab(Tab::Table);
        let heading = texts.say("tiers-heading");
        let written = driver.written();
        let place = |text: &egui::epaint::TextShape| text.visual_bounding_rect();
        let all = written.iter().map(|(text, clip)| (text, place(text), clip));
        let Some((_, tiers, clip)) = all.clone().find(|(text, ..)| text.galley.text() == heading) else {
            return Vec::new();
        };
        // The text right above it in the column.
        let above = all.filter(|(_, rect, other)| *other == clip && rect.bottom() < tiers.top());
        let last = above.map(|(_, rect, _)| rect.bottom()).fold(f32::NEG_INFINITY, f32::max);
        (tiers.top() - last > 40.0)
            .then(|| format!("{} are empty above the tiers", tiers.top() - last))
            .into_iter()
            .collect()
    });
}

/// The lowest text in sight in the column beside the board, and where the board ends, with which the column does.
fn lowest_text(driver: &Driver) -> (f32, f32) {
    let board = driver.board_rect();
    let is_beside = |rect: &Rect, clip: &Rect| rect.left() >= board.right() && clip.bottom() <= board.bottom() + 1.0;
    let written = driver.written();
    let places = written.iter().map(|(text, clip)| (text.visual_bounding_rect(), *clip));
    let seen = places.filter(|(rect, clip)| is_beside(rect, clip) && rect.top() < clip.bottom());
    (seen.map(|(rect, clip)| rect.bottom().min(clip.bottom())).fold(f32::NEG_INFINITY, f32::max), board.bottom())
}

#[test]
fn no_stretch_of_the_column_is_empty_while_its_list_goes_on() {
    // No row of a list is higher, with the gaps around it.
    const ROW: f32 = 72.0;
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 430));
    let lists = std::cell::Cell::new(0);
    for (tab, side) in [(Tab::Table, Side::TEMPLES), (Tab::Table, Side::SUPPLIES), (Tab::Log, Side::SUPPLIES)] {
        driver.show_side(side);
        everywhere(&mut driver, "the column", |driver, _| {
            driver.show_tab(tab);
            let (board, window) = (driver.board_rect(), driver.harness.ctx.content_rect());
            let nodes = driver.harness.query_all(by().predicate(|_| true));
            let mut placed =
                nodes.filter(|node| node.accesskit_node().bounding_box().is_some()).map(|node| node.rect());
            // Hundreds of lines are too many for any window.
            let goes_on =
                tab == Tab::Log || placed.any(|rect| rect.left() >= board.right() && rect.top() > window.bottom());
            let (lowest, bottom) = lowest_text(driver);
            lists.set(lists.get() + usize::from(goes_on));
            let is_empty = goes_on && lowest < bottom - ROW;
            is_empty.then(|| format!("{tab:?}: nothing from {lowest} to {bottom}")).into_iter().collect()
        });
    }
    assert!(lists.get() > 60, "{lists:?}");
}

/// The record in which a volcano comes up next, and that draw.
fn before_a_scoring() -> (String, tikal::tikal::Action) {
    let mut record = TikalRecord::read(BASE).expect("a record");
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.dealer = tikal::game::DealerDef::Manual;
    let game = tikal::library::replay_record::<tikal::tikal::State>(
        &record.write().expect("a record can be written"),
        &tikal::library::TikalLibrary::built_in(),
    );
    let session = game.expect("a game").session;
    let begin = session.plies().position(|(_, state, _)| state.scoring().is_some()).expect("a volcano");
    let draw = session.actions().nth(begin - 1).expect("it is drawn");
    record.actions.truncate(begin - 1);
    (record.write().expect("a record can be written"), draw)
}

#[test]
fn what_closes_the_banner_and_what_closes_the_recap_are_alike_and_in_one_line() {
    let (record, draw) = before_a_scoring();
    for size in [[1280.0 / 1.5, 780.0 / 1.5], SIZES[2], SIZES[3]] {
        let mut driver = Driver::with(size, driver::loud());
        driver.execute(Command::Set(Settings { recap: true, ..driver.app().settings() }));
        driver.open_record(&cut(BASE, 330));
        driver.command(TableCommand::OpenRecap);
        let of_recap = driver.harness.get_by_label("Fold the recap").rect();
        driver.open_record(&record);
        driver.act(draw);
        let of_banner = driver.harness.get_by_label("Close what is announced").rect();
        assert!((of_recap.right() - of_banner.right()).abs() < 0.5, "{of_recap:?} {of_banner:?} at {size:?}");
        assert!((of_recap.size() - of_banner.size()).length() < 0.5, "{of_recap:?} {of_banner:?} at {size:?}");
    }
}

#[test]
fn a_banner_about_a_scoring_covers_no_hex() {
    let told = |texts: &Texts| [texts.say("scoring-heading"), texts.say("herald-over")];
    let (record, draw) = before_a_scoring();
    let mut driver = Driver::with(SIZES[2], driver::loud());
    let (windows, seen) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    everywhere(&mut driver, "a banner", |driver, texts| {
        windows.set(windows.get() + 1);
        driver.open_record(&record);
        driver.execute(Command::Set(Settings { recap: true, ..driver.app().settings() }));
        driver.act(draw);
        let board = driver.board_rect();
        let close = driver.harness.query_all_by_label(&texts.say("herald-close")).next().map(|node| node.rect());
        let Some(close) = close else { return vec!["nothing is announced".to_owned()] };
        let mut wrong = Vec::new();
        wrong.extend(board.intersects(close).then(|| format!("{close:?} on {board:?}")));
        for (text, _) in driver.written() {
            let is_told = told(texts).iter().any(|start| text.galley.text().starts_with(start.as_str()));
            let rect = text.visual_bounding_rect();
            wrong.extend((is_told && board.intersects(rect.shrink(1.0))).then(|| format!("{rect:?} on {board:?}")));
            seen.set(seen.get() + usize::from(is_told));
        }
        wrong
    });
    assert!(seen >= windows, "{seen:?} in {windows:?}");
}
