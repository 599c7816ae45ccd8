//! Documents of the editor: what forms show is what the text says, writing it back changes no byte, and whatever was done
//! in whichever order, each step is taken back to the very text before it.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::Path;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::editor::tikal::cure;
use tikal::editor::tikal::generate::{self, Slider, Wish};
use tikal::editor::{Document, Group, Stage, Step};
use tikal::hex::Raised;
use tikal::ron_text;
use tikal::tikal::{GroupDef, KindDef, PrintedDef, Text, TieBreak, TileDef, TurnRule, Variant, VariantDef, check_text};

const CLASSIC: &str = include_str!("../variants/classic.ron");

fn step() -> Step {
    Step::new("editor-step-set")
}

/// Every shipped variant and the small one, with their comments; the smallest one and generated ones of many sorts, laid
/// out like the classic one with its comments, and as they are written anew.
fn texts() -> Vec<(String, String)> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("variants");
    // The variants of other games lie in folders of their own.
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let mut texts: Vec<(String, String)> = files
        .map(|path| (path.file_stem().unwrap().display().to_string(), fs::read_to_string(&path).unwrap()))
        .collect();
    texts.sort();
    texts.push(("small".to_owned(), include_str!("variants/small.ron").to_owned()));
    let classic = VariantDef::read(CLASSIC).unwrap();
    let mut made = vec![("smallest".to_owned(), generate::smallest(&classic))];
    for seed in 0..10 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let wish = Slider::ALL.into_iter().fold(Wish::new(seed), |wish, slider| {
            let range = slider.range();
            wish.with(slider, random.random_range(range))
        });
        made.push((format!("made from seed {seed}"), generate::variant(&classic, &wish)));
    }
    for (name, def) in made {
        texts.push((format!("{name}, with comments"), ron_text::update(CLASSIC, &def).unwrap()));
        texts.push((format!("{name}, written anew"), def.write().unwrap()));
    }
    texts
}

#[test]
fn what_a_form_shows_and_writes_back_changes_no_byte() {
    for (name, text) in texts() {
        let mut document = Document::<Variant>::new(text.clone());
        assert_eq!(document.stage(), Stage::Playable, "{name}: {:?}", document.problems());
        let shown = document.definition().unwrap().clone();
        document.change(&shown, step(), None).unwrap();
        assert_eq!((document.text(), document.history().steps()), (text.as_str(), 0), "{name}");
        // And so does what is written anew and read again.
        let anew = shown.write().unwrap();
        let again = VariantDef::read(&anew).unwrap();
        assert_eq!(again, shown, "{name}");
        assert_eq!(ron_text::update(&anew, &again).unwrap(), anew, "{name}");
    }
}

/// The name of a value, and how it is changed.
type Change = (&'static str, fn(&mut VariantDef));

#[test]
fn a_value_that_is_set_and_set_back_leaves_every_byte_as_it_was() {
    let changes: [Change; 12] = [
        ("id", |def| def.id.push('x')),
        ("least players", |def| def.players.least = 4),
        ("colour", |def| def.players.colours[0] = "umber".to_owned()),
        ("rows", |def| def.board.columns[0] += 1),
        ("slab", |def| def.board.printed[0].slabs[2] = 3),
        ("kind", |def| def.board.printed[0].kind = KindDef::Temple(7)),
        ("a tile's slab", |def| def.deck[0].tiles[0].slabs[1] = 3),
        ("tier", |def| def.tiers.values_mut().for_each(|count| *count += 1)),
        ("treasures", |def| def.treasures.kinds.iter_mut().for_each(|kind| kind.copies += 1)),
        ("scores", |def| def.treasures.scores.iter_mut().for_each(|score| *score += 1)),
        ("cost", |def| def.costs.enter = 9),
        ("points", |def| def.action_points = 33),
    ];
    for (name, text) in texts() {
        let before = VariantDef::read(&text).unwrap();
        for (what, change) in changes {
            let mut def = before.clone();
            change(&mut def);
            if def == before {
                continue;
            }
            let changed = ron_text::update(&text, &def).unwrap();
            assert_eq!(VariantDef::read(&changed).unwrap(), def, "{name}, {what}");
            assert_eq!(ron_text::update(&changed, &before).unwrap(), text, "{name}, {what}");
        }
    }
}

fn tile(random: &mut ChaCha8Rng) -> TileDef {
    let value = random.random_range(1..8);
    let kinds = [KindDef::Clearing, KindDef::Volcano, KindDef::Temple(value), KindDef::Ruin(2)];
    TileDef {
        kind: kinds[random.random_range(0..4)],
        slabs: std::array::from_fn(|_| random.random_range(0..4)),
        copies: random.random_range(1..4),
    }
}

/// Changes the board: its columns, what is left out, what is printed.
fn change_board(def: &mut VariantDef, random: &mut ChaCha8Rng) {
    let board = &mut def.board;
    let cell = format!("{}{}", char::from(b'a' + random.random_range(0..6_u8)), random.random_range(1..7));
    match random.random_range(0..6) {
        0 => board.columns.push(random.random_range(1..7)),
        1 => drop(board.columns.pop()),
        2 => {
            let at = random.random_range(0..board.columns.len().max(1));
            if let Some(rows) = board.columns.get_mut(at) {
                *rows = random.random_range(0..9);
            }
        }
        3 => board.raised = if board.raised == Raised::Odd { Raised::Even } else { Raised::Odd },
        4 => match board.left_out.iter().position(|own| *own == cell) {
            Some(at) => drop(board.left_out.remove(at)),
            None => board.left_out.push(cell),
        },
        _ => {
            if let Some(at) = board.printed.iter().position(|own| own.cell == cell) {
                board.printed.remove(at);
            } else {
                let TileDef { kind, slabs, .. } = tile(random);
                board.printed.push(PrintedDef { cell, kind, slabs });
            }
        }
    }
}

/// Changes the deck: groups and tiles come, go, move and change.
fn change_deck(def: &mut VariantDef, random: &mut ChaCha8Rng) {
    let group = random.random_range(0..def.deck.len().max(1));
    match (random.random_range(0..6), def.deck.get_mut(group)) {
        (0, _) => {
            let tiles = (0..random.random_range(0..4)).map(|_| tile(random)).collect();
            let name = char::from(b'A' + random.random_range(0..26_u8)).to_string();
            def.deck.insert(group, GroupDef { group: name, only_with: None, tiles });
        }
        (1, Some(_)) => drop(def.deck.remove(group)),
        (2, Some(own)) => own.only_with = if own.only_with.is_some() { None } else { Some(vec![2, 3]) },
        (3, Some(own)) if !own.tiles.is_empty() => {
            let moved = own.tiles.remove(random.random_range(0..own.tiles.len()));
            let to = random.random_range(0..def.deck.len());
            def.deck[to].tiles.push(moved);
        }
        (4, Some(own)) if !own.tiles.is_empty() => {
            let at = random.random_range(0..own.tiles.len());
            own.tiles[at].slabs[random.random_range(0..6)] = random.random_range(0..4);
        }
        (_, Some(own)) => {
            let at = random.random_range(0..=own.tiles.len());
            own.tiles.insert(at, tile(random));
        }
        (_, None) => {}
    }
}

/// Changes what stands on the other forms.
fn change_form(def: &mut VariantDef, random: &mut ChaCha8Rng) {
    let number = random.random_range(0..25);
    match random.random_range(0..12) {
        0 => def.name = Text::Plain(["Ärger \"\\", "// [", "名", ""][random.random_range(0..4)].to_owned()),
        1 => {
            let texts = [("de", "neu"), ("fr", "nouveau")];
            def.description = Text::Languages(texts.map(|(code, text)| (code.to_owned(), text.to_owned())).into());
        }
        2 => drop(def.tiers.insert(random.random_range(1..20), number)),
        3 => drop(def.tiers.pop_last()),
        4 => drop(def.treasures.kinds.pop()),
        5 => def.treasures.scores.push(number),
        6 => def.costs.camp = if def.costs.camp.is_some() { None } else { Some(number) },
        7 => def.costs.uncover = Some(number),
        8 => def.action_points = number,
        9 => def.turns = if def.turns == TurnRule::Draw { TurnRule::Auction } else { TurnRule::Draw },
        10 if def.tie_breaks.is_empty() => def.tie_breaks.push(TieBreak::Treasures),
        10 => def.tie_breaks.clear(),
        _ => def.players.colours.push("umber".to_owned()),
    }
}

/// Types into the text: a remark, a letter anywhere, or a part of it away.
fn typed(text: &str, random: &mut ChaCha8Rng) -> String {
    let places: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    let at = places[random.random_range(0..places.len())];
    match random.random_range(0..4) {
        0 => {
            let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
            format!("{}// a remark: é \"(\n{}", &text[..line], &text[line..])
        }
        1 => format!("{}{}{}", &text[..at], ["(", "\"", "é", " ", "7"][random.random_range(0..5)], &text[at..]),
        2 => {
            let to = places[random.random_range(0..places.len())];
            format!("{}{}", &text[..at.min(to)], &text[at.max(to)..])
        }
        _ => format!("{text}\n"),
    }
}

#[test]
fn whatever_was_done_in_whichever_order_each_step_is_taken_back_to_the_text_before_it() {
    let chosen = ["classic", "duel", "small", "smallest, with comments", "made from seed 1, with comments"];
    for (name, text) in texts().into_iter().filter(|(name, _)| chosen.contains(&name.as_str())) {
        for seed in 0..2 {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut document = Document::<Variant>::new(text.clone());
            // The text after each step.
            let mut after = vec![text.clone()];
            for _ in 0..30 {
                let (before, done) = (document.text().to_owned(), document.history().done());
                assert_eq!(before, after[done], "{name}, {seed}");
                if random.random_range(0..10) == 0 {
                    // Back and forth; what is then done anew takes the place of what was taken back.
                    let to = random.random_range(0..after.len());
                    document.go_to(to);
                    assert_eq!(document.text(), after[to], "{name}, {seed}");
                    continue;
                }
                // While the text is broken, forms change nothing.
                if document.stage() == Stage::Unreadable || random.random_range(0..5) == 0 {
                    let text = if document.stage() == Stage::Unreadable && random.random_range(0..2) == 0 {
                        text.clone()
                    } else {
                        typed(&before, &mut random)
                    };
                    document.type_text(text, step(), None);
                } else if random.random_range(0..6) == 0 {
                    let def = document.definition().unwrap().clone();
                    let problems = document.problems().to_vec();
                    if let Some((_, cured)) = problems.iter().find_map(|problem| cure(&def, problem)) {
                        document.change(&cured, step(), None).unwrap();
                    }
                } else {
                    let mut def = document.definition().unwrap().clone();
                    match random.random_range(0..3) {
                        0 => change_board(&mut def, &mut random),
                        1 => change_deck(&mut def, &mut random),
                        _ => change_form(&mut def, &mut random),
                    }
                    // What cannot be written value by value leaves everything as it was.
                    if document.change(&def, step(), None).is_err() {
                        assert_eq!(document.text(), before, "{name}, {seed}");
                    } else {
                        assert_eq!(document.definition(), Some(&def), "{name}, {seed}");
                    }
                }
                if document.text() != before {
                    after.truncate(done + 1);
                    after.push(document.text().to_owned());
                    assert_eq!(document.history().done() + 1, after.len(), "{name}, {seed}");
                }
                let (rules, problems) = check_text(document.text());
                assert_eq!((rules.is_some(), &problems[..]), (document.rules().is_some(), document.problems()));
            }
            while document.can_undo() {
                document.undo();
                assert_eq!(document.text(), after[document.history().done()], "{name}, {seed}");
            }
            assert_eq!(document.text(), text, "{name}, {seed}");
            document.go_to(usize::MAX);
            assert_eq!(Some(document.text()), after.last().map(String::as_str), "{name}, {seed}");
        }
    }
}

#[test]
fn steps_of_one_drag_or_one_word_are_taken_back_at_once() {
    let mut document = Document::<Variant>::new(CLASSIC.to_owned());
    let points = |document: &mut Document<Variant>, points: u32, group: u64| {
        let mut def = document.definition().unwrap().clone();
        def.action_points = points;
        document.change(&def, step(), Some(Group(group))).unwrap();
    };
    for value in 11..20 {
        points(&mut document, value, 1);
    }
    points(&mut document, 20, 2);
    document.close_step();
    points(&mut document, 21, 2);
    assert_eq!(document.history().steps(), 3);
    document.undo();
    document.undo();
    assert_eq!(document.definition().unwrap().action_points, 19);
    document.undo();
    assert_eq!((document.text(), document.can_undo()), (CLASSIC, false));
}
