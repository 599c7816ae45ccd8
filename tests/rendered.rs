//! Pictures by the command line: which files it writes, and what it says of what it cannot draw; and pages of variants,
//! read back from the file, measured and counted.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::Path;
use std::time::Duration;

use lopdf::content::Content;
use lopdf::{Document, Object};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::chac;
use tikal::game::Game;
use tikal::legend;
use tikal::library::Library;
use tikal::library::Shipped;
use tikal::tikal::{Setup, State, TikalRecord};

use crate::driver::Driver;
use crate::program::{refusal, stderr, tikal};

/// A point in millimetres.
const MM: f32 = 25.4 / 72.0;
/// The room beyond the line along which a thing is cut into which its picture may reach, in millimetres.
const BLEED: f32 = 1.5;

const RECORD: &str = include_str!("records/format-1/adepts-base.tikal");

/// Runs the program in a folder, and sees that it says nothing.
fn run(folder: &Path, arguments: &[&str]) {
    let output = tikal(folder, arguments);
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""), "{arguments:?}");
}

fn pixels(path: &Path) -> (u32, u32) {
    let decoder = png::Decoder::new(std::io::BufReader::new(fs::File::open(path).unwrap()));
    decoder.read_info().unwrap().info().size()
}

#[test]
fn a_record_is_drawn_turn_by_turn_and_as_a_film() {
    let folder = tempfile::tempdir().unwrap();
    let mut record = TikalRecord::read(RECORD).unwrap();
    record.actions.truncate(90);
    fs::write(folder.path().join("game.tikal"), record.write().unwrap()).unwrap();
    run(folder.path(), &["render", "game.tikal", "--size", "300x240", "--out", "end.png"]);
    run(folder.path(), &["render", "game.tikal", "--size", "300x240", "--turn", "3", "--out", "third.png"]);
    run(folder.path(), &["render", "game.tikal", "--size", "160x120", "--every-turn", "--out", "turns.png"]);
    run(folder.path(), &["render", "game.tikal", "--out", "game.gif"]);
    assert_eq!(pixels(&folder.path().join("end.png")), (300, 240));
    let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
    assert_ne!(read("end.png"), read("third.png"));
    let numbered: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("turns-"))
        .collect();
    assert!(numbered.contains(&"turns-0.png".to_owned()) && numbered.len() > 5, "{numbered:?}");
    let film = read("game.gif");
    assert!(film.starts_with(b"GIF89a") && film.len() < 5_000_000, "{} bytes", film.len());
    let (code, said) = refusal(folder.path(), &["render", "game.tikal", "--turn", "999", "--out", "x.png"]);
    assert_eq!(code, Some(1));
    assert!(said.starts_with("The game has "), "{said}");
    let (_, said) = refusal(folder.path(), &["render", "game.tikal", "--out", "x.bmp"]);
    assert_eq!(said, "x.bmp: a picture is written to a file that ends in .png, .svg, .pdf or .gif\n");
    let (_, said) = refusal(folder.path(), &["render", "classic", "--every-turn", "--out", "x.png"]);
    assert_eq!(said, "Only a record has turns: give a file that ends in .tikal\n");
}

#[test]
fn a_state_of_the_engine_is_drawn_and_a_variant_of_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let rules = Library::<State>::built_in().find(State::STANDARD).unwrap().clone();
    let state = State::new(&rules, 2, &Setup::default());
    let position = serde_json::to_string(&state.position(&rules)).unwrap();
    fs::write(folder.path().join("state.json"), position).unwrap();
    fs::write(folder.path().join("broken.json"), "{").unwrap();
    run(folder.path(), &["render", "state.json", "--size", "320x240", "--out", "state.png"]);
    for variant in ["classic", "legend", "temple"] {
        for ending in ["png", "svg", "pdf"] {
            let out = format!("{variant}.{ending}");
            run(folder.path(), &["render", variant, "--theme", "light", "--size", "320x240", "--out", &out]);
            assert!(fs::metadata(folder.path().join(&out)).unwrap().len() > 10_000, "{out} is empty");
        }
    }
    let (code, said) = refusal(folder.path(), &["render", "broken.json", "--out", "x.png"]);
    assert_eq!(code, Some(1));
    assert!(said.starts_with("broken.json: EOF while parsing"), "{said}");
}

/// A thing on a page: its width, its height, and its left edge, in millimetres, without what reaches beyond the line along
/// which it is cut.
struct Thing {
    size: [f32; 2],
    left: f32,
}

/// The things on each page of a file, and the size of its pages in millimetres.
fn pages(path: &Path) -> (Vec<Vec<Thing>>, [f32; 2]) {
    let document = Document::load(path).unwrap();
    let number = |object: &Object| object.as_float().unwrap();
    let mut pages = Vec::new();
    let mut paper = [0.0; 2];
    for (_, page) in document.get_pages() {
        let dictionary = document.get_dictionary(page).unwrap();
        let media = dictionary.get(b"MediaBox").unwrap().as_array().unwrap();
        paper = [number(&media[2]) * MM, number(&media[3]) * MM];
        let resources = document.dereference(dictionary.get(b"Resources").unwrap()).unwrap().1.as_dict().unwrap();
        let forms = resources.get(b"XObject").unwrap().as_dict().unwrap();
        let mut things = Vec::new();
        let mut matrix = [1.0, 0.0, 0.0];
        for operation in Content::decode(&document.get_page_content(page).unwrap()).unwrap().operations {
            match operation.operator.as_str() {
                "cm" => matrix = [0, 3, 4].map(|index: usize| number(&operation.operands[index])),
                "Do" => {
                    let name = operation.operands[0].as_name().unwrap();
                    let form = document.dereference(forms.get(name).unwrap()).unwrap().1.as_stream().unwrap();
                    let bounds = form.dict.get(b"BBox").unwrap().as_array().unwrap();
                    let size = [2, 3].map(|index: usize| number(&bounds[index]) * matrix[0].abs() * MM - 2.0 * BLEED);
                    things.push(Thing { size, left: matrix[2] * MM + BLEED });
                }
                _ => {}
            }
        }
        pages.push(things);
    }
    (pages, paper)
}

/// True if a thing has this size, to a tenth of a millimetre.
fn is(thing: &Thing, [wide, high]: [f32; 2]) -> bool {
    (thing.size[0] - wide).abs() < 0.1 && (thing.size[1] - high).abs() < 0.1
}

fn printed(arguments: &[&str]) -> (Vec<Vec<Thing>>, [f32; 2]) {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &[&["print"], arguments, &["--out", "game.pdf"]].concat());
    pages(&folder.path().join("game.pdf"))
}

#[test]
fn a_variant_of_tikal_has_every_tile_tier_treasure_and_piece_at_its_true_size_and_backs_behind_their_fronts() {
    let rules = Library::<State>::built_in().find(State::STANDARD).unwrap().clone();
    let (pages, paper) = printed(&["classic"]);
    assert!((paper[0] - 210.0).abs() < 0.1 && (paper[1] - 297.0).abs() < 0.1, "{paper:?}");
    let hex = [40.0 * 2.0 / 3.0_f32.sqrt(), 40.0];
    let count = |size: [f32; 2]| pages.iter().flatten().filter(|thing| is(thing, size)).count();
    assert_eq!(count(hex), 2 * rules.deck().count(), "fronts and backs of all tiles");
    let tiers: usize = rules.tiers().iter().map(|&count| usize::from(count)).sum();
    assert_eq!(count([18.0, 18.0]), tiers);
    // Treasures and camps are as large as each other, and amulets: each of them has a back.
    let treasures: usize = rules.treasures().iter().map(|&count| usize::from(count)).sum();
    let seats = rules.def().players.colours.len();
    let camps = seats * (usize::from(rules.camps()) + 1);
    assert_eq!(count([16.8, 16.8]), 2 * (treasures + camps));
    let pieces = seats * usize::from(rules.explorers() + rules.leaders());
    assert_eq!(count([14.4, 14.4]), 2 * pieces);
    // The page after a page of tiles has as many, from right to left.
    let fronts = pages.iter().position(|page| page.iter().any(|thing| is(thing, hex))).unwrap();
    let lefts = |page: &[Thing]| {
        let mut lefts: Vec<i32> =
            page.iter().filter(|thing| is(thing, hex)).map(|thing| (thing.left * 10.0).round() as i32).collect();
        lefts.sort_unstable();
        lefts
    };
    let mut behind: Vec<i32> =
        lefts(&pages[fronts + 1]).into_iter().map(|left| 2100 - left - (hex[0] * 10.0).round() as i32).collect();
    behind.sort_unstable();
    let front = lefts(&pages[fronts]);
    assert_eq!(front.len(), behind.len());
    assert!(front.iter().zip(&behind).all(|(one, other)| one.abs_diff(*other) <= 1), "{front:?} {behind:?}");
}

#[test]
fn hexes_are_as_large_as_is_asked_on_the_paper_that_is_asked() {
    let (pages, paper) = printed(&["duel", "--paper", "Letter", "--hex", "30", "--lang", "fr"]);
    assert!((paper[0] - 215.9).abs() < 0.1 && (paper[1] - 279.4).abs() < 0.1, "{paper:?}");
    let rules = Library::<State>::built_in().find("duel").unwrap().clone();
    let hex = [30.0 * 2.0 / 3.0_f32.sqrt(), 30.0];
    let tiles = pages.iter().flatten().filter(|thing| is(thing, hex)).count();
    assert_eq!(tiles, 2 * rules.deck().count());
}

#[test]
fn a_variant_of_legend_has_every_card_and_tile() {
    let rules = Library::<legend::State>::built_in().find(legend::State::STANDARD).unwrap().clone();
    let (pages, _) = printed(&["legend"]);
    let count = |size: [f32; 2]| pages.iter().flatten().filter(|thing| is(thing, size)).count();
    let cards: usize =
        rules.cards().iter().map(|card| usize::from(card.counts.into_iter().max().unwrap_or_default())).sum();
    assert_eq!(count([44.0, 63.0]), 2 * cards);
    assert_eq!(count([63.0, 44.0]), rules.powers().len());
    assert_eq!(count([40.0 * 2.0 / 3.0_f32.sqrt(), 40.0]), 2 * rules.tiles().count());
}

#[test]
fn a_temple_has_every_treasure_card_and_tile() {
    let rules = Library::<chac::State>::built_in().find(chac::State::STANDARD).unwrap().clone();
    let (pages, _) = printed(&["temple"]);
    let count = |size: [f32; 2]| pages.iter().flatten().filter(|thing| is(thing, size)).count();
    let treasures: usize = rules.decks().flat_map(|deck| *rules.deck(deck)).map(usize::from).sum();
    let walls: usize = rules.wall_cards().iter().map(|&count| usize::from(count)).sum();
    assert_eq!(count([36.0, 46.0]), 2 * (treasures + rules.alcoves().len() + walls));
    assert_eq!(count([18.0, 18.0]), 4 * usize::from(rules.numbers()), "lava tiles and clues, each with a back");
    let faces = 6 * usize::from(rules.dice());
    let people = 2 * rules.people().len();
    assert_eq!(count([16.0, 16.0]), faces + people);
    assert_eq!(count([63.0, 44.0]), rules.people().len(), "a card of aid for each");
}

#[test]
fn a_temple_has_walls_cover_suns_boulder_and_planks_that_fit_its_board() {
    use tikal::chac::KindDef;
    for id in ["temple", "shrine"] {
        let rules = Library::<chac::State>::built_in().find(id).unwrap().clone();
        let board = &rules.def().board;
        let around = |kinds: &[KindDef]| {
            let squares = || board.squares.iter().filter(|square| kinds.contains(&square.kind));
            let wide = squares().map(|it| it.x + it.w).max().unwrap() - squares().map(|it| it.x).min().unwrap();
            let high = squares().map(|it| it.y + it.h).max().unwrap() - squares().map(|it| it.y).min().unwrap();
            [wide as f32, high as f32]
        };
        for (arguments, hex) in [(vec![id], 40.0), (vec![id, "--hex", "70", "--paper", "Letter"], 70.0)] {
            let (field, (pages, paper)) = (hex * 0.5, printed(&arguments));
            let count = |size: [f32; 2]| pages.iter().flatten().filter(|thing| is(thing, size)).count();
            let [wide, high] = around(&[KindDef::Zone]);
            // Walls longer than the paper come in stretches.
            let deep = (high * 0.5 + 0.13) * field;
            let walls = pages.iter().flatten().filter(|thing| (thing.size[1] - deep).abs() < 0.1);
            let walls: Vec<f32> = walls.map(|thing| thing.size[0]).collect();
            assert!((walls.iter().sum::<f32>() - 2.0 * wide * field).abs() < 0.5, "{id} {hex}: {walls:?}");
            assert_eq!(walls.len(), if wide * field > 180.0 { 4 } else { 2 }, "{id} {hex}: {walls:?}");
            assert!(walls.iter().all(|&wall| wall <= paper[0] - 20.0), "{id} {hex}: {walls:?}");
            assert_eq!(count(around(&[KindDef::Lava, KindDef::Sun]).map(|side| side * field)), 1, "{id} {hex}");
            assert_eq!(count([0.85 * field; 2]), rules.openings().len(), "{id} {hex}");
            assert_eq!(count([field; 2]), 1, "{id} {hex}: the boulder");
            assert_eq!(count([field, field * 0.3]), usize::from(rules.planks()), "{id} {hex}");
        }
    }
}

/// Waits until a file is written, which a thread does.
fn wait_for(file: &Path) {
    for _ in 0..9000 {
        if file.exists() {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("{} is not written", file.display());
}

#[test]
fn the_window_saves_and_copies_a_picture_and_prints_the_variant_at_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let services = Services { folder: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut driver = Driver::open_with([1000.0, 700.0], RECORD, services);
    // The tests' system has no dialogs: the files get names of their own.
    driver.execute(Command::AskWhereToSavePicture);
    driver.execute(Command::AskWhereToPrint);
    let (picture, pages) = (folder.path().join("classic.png"), folder.path().join("classic.pdf"));
    wait_for(&picture);
    wait_for(&pages);
    driver.run();
    assert_eq!(pixels(&picture), (1000, 700));
    assert!(fs::read(&pages).unwrap().starts_with(b"%PDF"));
    // A second one leaves the first as it is.
    driver.execute(Command::AskWhereToSavePicture);
    wait_for(&folder.path().join("classic 2.png"));
    driver.send(Command::CopyPicture);
    driver.harness.step();
    let copied = driver.harness.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyImage(image) => Some(image.size),
        _ => None,
    });
    assert_eq!(copied, Some([1000, 700]));
}
