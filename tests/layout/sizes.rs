//! Neighbours that are alike in every language: the letters and pictures of the buttons of actions, the cards of the
//! players, the lines of the list of keys; and that the progress of the game is whole.

use egui::Shape;
use egui_kittest::kittest::AccessKitNode;
use tikal::app::games::key_groups;
use tikal::app::kit::keys::{KeyScope, Shortcut};
use tikal::words::tikal::nouns;

use super::*;

/// The titles of the buttons of actions, in the order of [`offers`].
const TITLES: [&str; 8] =
    ["bar-explorer", "bar-leader", "bar-uncover", "bar-dig", "bar-camp", "bar-guard", "bar-guard", "bar-exchange"];

/// The look of the button of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Face {
    /// The size of its title's letters; none where it has no title.
    letters: Option<f32>,
    /// True if there is a picture beside the title, or in its place.
    has_picture: bool,
}

/// True if a shape, or one of those in it, is a picture within this place: neither a text nor the ground of a button.
fn draws(shape: &Shape, place: Rect) -> bool {
    match shape {
        Shape::Vec(shapes) => shapes.iter().any(|shape| draws(shape, place)),
        Shape::Text(_) | Shape::Noop | Shape::Callback(_) => false,
        shape => {
            let rect = shape.visual_bounding_rect();
            rect.is_positive() && rect.width() < 40.0 && place.contains(rect.center())
        }
    }
}

/// The look of the button of this name that has this title.
fn face(driver: &Driver, name: &str, title: &str) -> Face {
    let is_it = |node: &AccessKitNode| {
        node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with(name))
    };
    let buttons = driver.harness.query_all(by().predicate(is_it)).map(|node| node.rect());
    let button = buttons.max_by(|one, other| one.top().total_cmp(&other.top())).expect("a button of the bar");
    let titles = driver.written().into_iter().filter_map(|(text, _)| {
        let place = text.visual_bounding_rect();
        let is_title = text.galley.text() == title && button.contains(place.center());
        is_title.then(|| (text.galley.job.sections[0].format.font_id.size, place))
    });
    let written = titles.min_by(|one, other| one.1.top().total_cmp(&other.1.top()));
    // A bead with the price stands below a title, or in the right half where there is none.
    let place = match written {
        Some((_, title)) => button.with_max_x(title.left()).with_max_y(button.center().y + 4.0),
        None => button.with_max_x(button.center().x),
    };
    let shapes = &driver.harness.output().shapes;
    let has_picture = shapes.iter().any(|shape| shape.clip_rect.intersects(place) && draws(&shape.shape, place));
    Face { letters: written.map(|(size, _)| size), has_picture }
}

#[test]
fn buttons_of_actions_are_written_alike_in_every_language() {
    let mut driver = Driver::open(SIZES[2], &cut(BASE, 342));
    everywhere(&mut driver, "buttons of actions", |driver, texts| {
        let faces: Vec<Face> =
            offers(texts).iter().zip(TITLES).map(|(name, title)| face(driver, name, &texts.say(title))).collect();
        let is_like = |face: &Face| match (face.letters, faces[0].letters) {
            (Some(one), Some(other)) => (one - other).abs() < 0.01 && face.has_picture == faces[0].has_picture,
            (one, other) => one == other && face.has_picture,
        };
        let mut wrong: Vec<String> = faces
            .iter()
            .zip(TITLES)
            .filter(|(face, _)| !is_like(face))
            .map(|(face, title)| format!("{title} is {face:?} beside {:?}", faces[0]))
            .collect();
        // In the usual window with text of the usual size, and in every larger one, there are both.
        let window = driver.harness.ctx.content_rect();
        if window.width() >= SIZES[2][0] && window.height() >= SIZES[2][1] {
            let has_both = |face: &Face| face.letters.is_some_and(|letters| letters >= 13.0) && face.has_picture;
            wrong.extend((!faces.iter().all(has_both)).then(|| format!("not both: {:?}", faces[0])));
        }
        wrong
    });
}

#[test]
fn the_cards_of_players_are_of_one_height_in_every_language() {
    // One person among computers, who is told which card is theirs.
    let own = |record: &str, actions: usize| {
        let mut record = TikalRecord::read(&cut(record, actions)).expect("a record");
        record.seats.iter_mut().for_each(|seat| seat.player = Player::Computer("adept".to_owned()));
        record.seats[0].player = Player::Human;
        record.write().expect("a record can be written")
    };
    for (place, record, actions) in [("early", BASE, 100), ("late", BASE, 420), ("bids", AUCTION, 220)] {
        let mut driver = Driver::open(SIZES[2], &own(record, actions));
        assert_eq!(driver.own_seat(), Some(Seat::ALL[0]));
        everywhere(&mut driver, &format!("cards of players, {place}"), |driver, texts| {
            driver.show_tab(Tab::Players);
            let window = driver.harness.ctx.content_rect();
            let seats = driver.state().seats().to_vec();
            let cards: Vec<Rect> = seats.iter().filter_map(|&seat| driver.card_rect(seat)).collect();
            assert_eq!(cards.len(), seats.len());
            let heights: Vec<f32> = cards.iter().map(Rect::height).collect();
            let highest = heights.iter().copied().fold(0.0, f32::max);
            // Where all of them would be in sight only because some are lower, they are.
            let equal = cards[0].top()
                + cards.windows(2).map(|pair| pair[1].top() - pair[0].bottom()).sum::<f32>()
                + highest * cards.len() as f32;
            // Below the column is a margin of at least six points.
            let bottom = driver.board_rect().bottom();
            let is_equal = equal > bottom - 6.0 || heights.iter().all(|height| (height - highest).abs() < 0.6);
            let mut wrong = Vec::new();
            wrong.extend(
                (!is_equal)
                    .then(|| format!("in {window:?}: {heights:?}, as high they would end at {equal} of {bottom}")),
            );
            let name = driver.name(Seat::ALL[0]);
            let own = texts.with("player-own", &[("name", name.into())]);
            wrong.extend((!driver.shows(&own)).then(|| format!("nothing says “{own}”")));
            wrong
        });
    }
}

#[test]
fn how_far_the_game_has_come_is_whole_beside_the_menus_everywhere() {
    for (record, actions) in [(BASE, 100), (BASE, 342), (AUCTION, 220)] {
        let mut driver = Driver::open(SIZES[2], &cut(record, actions));
        everywhere(&mut driver, "how far the game has come", |driver, texts| {
            if driver.harness.ctx.content_rect().width() < READ {
                return Vec::new();
            }
            let (rules, state) = (driver.rules(), driver.state());
            let values = [
                ("variant", nouns::variant(texts, rules).into()),
                ("part", nouns::part(&state).into()),
                ("turn", nouns::turn(rules, &state).into()),
                ("tiles", state.deck().len().into()),
            ];
            let [whole, short] = ["menu-progress", "menu-progress-short"].map(|key| texts.with(key, &values));
            let is_whole = driver.written().iter().any(|(text, clip)| {
                [whole.as_str(), short.as_str()].contains(&text.galley.text())
                    && !text.galley.elided
                    && clip.contains_rect(text.visual_bounding_rect())
            });
            (!is_whole).then(|| format!("neither “{whole}” nor “{short}” is whole")).into_iter().collect()
        });
    }
}

/// The list of keys as it is written: for each line where the name of an action and its keys begin, and how many lines of
/// letters they have.
fn listed(driver: &Driver, texts: &Texts) -> Vec<Vec<[(egui::Pos2, usize); 2]>> {
    let written = driver.written();
    let all = |said: &str| -> Vec<(egui::Pos2, usize)> {
        let same = written.iter().filter(|(text, _)| text.galley.text() == said);
        same.map(|(text, _)| (text.pos, text.galley.rows.len())).collect()
    };
    let mut above = f32::MIN;
    let mut line = |shortcut: &Shortcut| {
        let names = all(texts.say(shortcut.name).trim_end_matches('…'));
        let keys = all(&shortcut.all_texts(texts, &driver.harness.ctx));
        // The same may stand in another place, too.
        let below = names.iter().filter(|name| name.0.y > above + 1.0);
        let beside = below.flat_map(|name| {
            let same = keys.iter().filter(|keys| (keys.0.y - name.0.y).abs() < 1.0 && keys.0.x > name.0.x);
            same.map(|&keys| [*name, keys])
        });
        let first = beside.min_by(|one, other| one[0].0.y.total_cmp(&other[0].0.y));
        let found = first.unwrap_or_else(|| panic!("{} has its keys beside it: {names:?}", shortcut.name));
        above = found[0].0.y;
        found
    };
    let groups = KeyScope::ALL.iter().flat_map(|&place| key_groups(place));
    groups.map(|(_, keys)| keys.into_iter().map(&mut line).collect()).collect()
}

#[test]
fn lines_of_the_list_of_keys_are_of_one_height_and_begin_at_one_place() {
    let mut driver = Driver::new(SIZES[2]);
    driver.execute(Command::Show(Screen::Settings));
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (width, scale) in SIZES.iter().flat_map(|size| SCALES.map(|scale| (size[0], scale))) {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            // So high that every line is there.
            driver.harness.set_size(vec2(width / scale, 8000.0));
            driver.run();
            let places = listed(&driver, &texts);
            let about = format!("{language:?}, {width} at {scale}");
            let lefts = places.iter().flatten().map(|line| line.map(|(at, _)| at.x));
            let first = places[0][0].map(|(at, _)| at.x);
            wrong.extend(
                lefts
                    .filter(|left| left.iter().zip(first).any(|(left, first)| (left - first).abs() > 0.6))
                    .map(|left| format!("{about}: a line begins at {left:?}, the first at {first:?}")),
            );
            // From each line to the next one, where both parts of it are one line of letters.
            let heights = places.iter().flat_map(|place| {
                let pairs = place.windows(2).filter(|pair| pair[0].iter().all(|&(_, rows)| rows == 1));
                pairs.map(|pair| pair[1][0].0.y - pair[0][0].0.y)
            });
            let heights: Vec<f32> = heights.collect();
            assert!(heights.len() > 10, "{about}: {} lines", heights.len());
            let (least, most) =
                heights.iter().fold((f32::MAX, 0.0), |(least, most), &one| (f32::min(least, one), f32::max(most, one)));
            wrong.extend((most - least > 1.0).then(|| format!("{about}: lines are {least} to {most} high")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
