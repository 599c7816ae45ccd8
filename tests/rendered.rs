//! Pictures by the command line: which files it writes, and what it says of what it cannot draw; and pages of variants,
//! read back from the file, measured and counted.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use lopdf::content::Content;
use lopdf::{Document, Object, ObjectId};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::games::print::kit;
use tikal::app::kit::theme::Theme;
use tikal::app::paper::Easel;
use tikal::app::paper::printing::Paper;
use tikal::app::paper::sheet::rules_fit;
use tikal::chac;
use tikal::game::{Game, Rules};
use tikal::games::{GameId, GameRules, Listed};
use tikal::legend;
use tikal::library::{Libraries, Library, Shipped};
use tikal::tikal::{Setup, State, TikalRecord};
use tikal::with_game;
use tikal::words::{Language, Texts};

use crate::driver::Driver;
use crate::program::{refusal, stderr, stdout, tikal};
use crate::shipped;

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

/// The most bytes of a film of a whole game at the size that it has by itself.
const FILM: usize = 5_000_000;

#[test]
#[ignore = "takes minutes without optimisation"]
fn a_film_of_the_longest_recorded_game_is_below_its_bound() {
    let turns = |text: &str| text.lines().filter(|line| line.trim() == "\"end\",").count();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let texts = fs::read_dir(games).unwrap().map(|entry| entry.unwrap().path());
    let texts = texts.filter(|path| path.extension().is_some_and(|ending| ending == "tikal"));
    let longest =
        texts.map(|path| fs::read_to_string(path).unwrap()).max_by_key(|text| (turns(text), text.len())).unwrap();
    assert!(turns(&longest) >= 88, "{}", turns(&longest));
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.tikal"), &longest).unwrap();
    run(folder.path(), &["render", "game.tikal", "--out", "game.gif"]);
    let film = fs::File::open(folder.path().join("game.gif")).unwrap();
    let bytes = film.metadata().unwrap().len() as usize;
    println!("{} turns: {bytes} bytes", turns(&longest));
    assert!(bytes < FILM, "{bytes} bytes");
    // It shows the start and every turn.
    let mut frames = gif::DecodeOptions::new().read_info(std::io::BufReader::new(film)).unwrap();
    let mut count = 0;
    while frames.next_frame_info().unwrap().is_some() {
        count += 1;
    }
    assert_eq!(count, turns(&longest) + 1);
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

#[test]
fn a_game_of_every_shipped_variant_is_verified_told_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let games = shipped::games();
    assert!(GameId::ALL.iter().all(|game| games.iter().any(|played| played.game == *game)));
    let files: Vec<String> = games.iter().map(|played| format!("{}.tikal", played.variant)).collect();
    for (played, file) in games.iter().zip(&files) {
        fs::write(folder.path().join(file), &played.record).unwrap();
    }
    let arguments: Vec<&str> = std::iter::once("verify").chain(files.iter().map(String::as_str)).collect();
    let verified = tikal(folder.path(), &arguments);
    assert_eq!(verified.status.code(), Some(0), "{}", stdout(&verified));
    assert_eq!(stdout(&verified).lines().filter(|line| line.contains("Final scores: ")).count(), files.len());
    for file in &files {
        let told = tikal(folder.path(), &["replay", file]);
        assert_eq!(told.status.code(), Some(0), "{file}: {}", stderr(&told));
        assert!(stdout(&told).lines().count() > 20, "{file}: {}", stdout(&told));
        run(folder.path(), &["render", file, "--size", "240x160", "--out", "picture.png"]);
        assert_eq!(pixels(&folder.path().join("picture.png")), (240, 160));
        fs::remove_file(folder.path().join("picture.png")).unwrap();
    }
}

#[test]
fn letters_that_no_font_has_are_told_and_boxes_stand_for_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut record = TikalRecord::read(RECORD).unwrap();
    // Nobody's letter.
    record.seats[0].name.push('\u{10fffd}');
    fs::write(folder.path().join("game.tikal"), record.write().unwrap()).unwrap();
    fs::write(folder.path().join("plain.tikal"), RECORD).unwrap();
    for ending in ["png", "svg", "pdf"] {
        let output = tikal(folder.path(), &["render", "game.tikal", "--out", &format!("game.{ending}")]);
        assert_eq!(output.status.code(), Some(0));
        assert!(stderr(&output).contains("stand for them: \u{10fffd}"), "{}", stderr(&output));
        run(folder.path(), &["render", "plain.tikal", "--out", &format!("plain.{ending}")]);
        let read = |name: &str| fs::read(folder.path().join(format!("{name}.{ending}"))).unwrap();
        assert_ne!(read("game"), read("plain"));
    }
    let outlines = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap().matches("<use ").count();
    assert_eq!(outlines("game.svg"), outlines("plain.svg") + 1, "a box is drawn");
}

/// A thing on a page: its width, its height, and its top left corner from that of the page, in millimetres, without what
/// reaches beyond the line along which it is cut.
struct Thing {
    size: [f32; 2],
    at: [f32; 2],
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
        // What is as large as the page is its head, its foot and its marks.
        let is_page = |size: [f32; 2]| (size[0] + 2.0 * BLEED - paper[0]).abs() < 0.1;
        for operation in Content::decode(&document.get_page_content(page).unwrap()).unwrap().operations {
            match operation.operator.as_str() {
                "cm" => matrix = [0, 4, 5].map(|index: usize| number(&operation.operands[index])),
                "Do" => {
                    let name = operation.operands[0].as_name().unwrap();
                    let form = document.dereference(forms.get(name).unwrap()).unwrap().1.as_stream().unwrap();
                    let bounds = form.dict.get(b"BBox").unwrap().as_array().unwrap();
                    let size = [2, 3].map(|index: usize| number(&bounds[index]) * matrix[0].abs() * MM - 2.0 * BLEED);
                    if !is_page(size) {
                        let top = paper[1] - matrix[2] * MM + BLEED;
                        things.push(Thing { size, at: [matrix[1] * MM + BLEED, top] });
                    }
                }
                _ => {}
            }
        }
        pages.push(things);
    }
    (pages, paper)
}

/// The number of letters on each page of a file.
fn letters(path: &Path) -> Vec<usize> {
    let document = Document::load(path).unwrap();
    let operations = |stream: &[u8]| Content::decode(stream).unwrap().operations;
    // A form may stand on many pages.
    let mut of_forms: BTreeMap<ObjectId, usize> = BTreeMap::new();
    let pages = document.get_pages().into_values().map(|page| {
        let resources = document.get_dictionary(page).unwrap().get(b"Resources").unwrap();
        let resources = document.dereference(resources).unwrap().1.as_dict().unwrap();
        let forms = resources.get(b"XObject").unwrap().as_dict().unwrap();
        let mut letters = 0;
        for operation in operations(&document.get_page_content(page).unwrap()) {
            letters += match operation.operator.as_str() {
                "Tj" => 1,
                "Do" => {
                    let form = forms.get(operation.operands[0].as_name().unwrap()).unwrap().as_reference().unwrap();
                    *of_forms.entry(form).or_insert_with(|| {
                        let form = document.get_object(form).unwrap().as_stream().unwrap();
                        let operations = operations(&form.decompressed_content().unwrap());
                        operations.iter().filter(|operation| operation.operator == "Tj").count()
                    })
                }
                _ => 0,
            };
        }
        letters
    });
    pages.collect()
}

/// True if a thing has this size, to a twentieth of a millimetre.
fn is(thing: &Thing, [wide, high]: [f32; 2]) -> bool {
    (thing.size[0] - wide).abs() < 0.05 && (thing.size[1] - high).abs() < 0.05
}

fn printed(arguments: &[&str]) -> (Vec<Vec<Thing>>, [f32; 2]) {
    let folder = tempfile::tempdir().unwrap();
    run(folder.path(), &[&["print"], arguments, &["--out", "game.pdf"]].concat());
    let (pages, paper) = pages(&folder.path().join("game.pdf"));
    backs_lie_behind_fronts(&pages, paper[0]);
    (pages, paper)
}

/// Checks that on every leaf each thing of the back lies behind one of the front that is as large, the paper being turned over
/// its long edge.
fn backs_lie_behind_fronts(pages: &[Vec<Thing>], wide: f32) {
    assert_eq!(pages.len() % 2, 0, "a leaf has two sides");
    for (leaf, sides) in pages.chunks(2).enumerate() {
        for back in &sides[1] {
            let left = wide - back.at[0] - back.size[0];
            let is_front = |front: &&Thing| {
                is(front, back.size) && (front.at[0] - left).abs() < 0.1 && (front.at[1] - back.at[1]).abs() < 0.1
            };
            assert_eq!(sides[0].iter().filter(is_front).count(), 1, "leaf {leaf}: {:?}", back.at);
        }
    }
}

#[test]
fn on_one_side_all_is_there_no_page_is_empty_and_backs_follow_their_fronts() {
    for variant in ["classic", "legend", "temple"] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("one.pdf");
        run(folder.path(), &["print", variant, "--one-sided", "--out", "one.pdf"]);
        let (one, paper) = pages(&file);
        let (both, _) = printed(&[variant]);
        let all = |pages: &[Vec<Thing>]| {
            let mut sizes: Vec<[i32; 2]> =
                pages.iter().flatten().map(|thing| thing.size.map(|side| (side * 10.0).round() as i32)).collect();
            sizes.sort_unstable();
            sizes
        };
        assert_eq!(all(&one), all(&both), "{variant}: the same things");
        assert!(one.len() < both.len(), "{variant}: {} pages, {} on both sides", one.len(), both.len());
        // What holds nothing to be cut out is text: the list and the rules.
        let (first, words) = (one.iter().position(|things| !things.is_empty()).unwrap(), letters(&file));
        assert!(one[first..].iter().all(|things| !things.is_empty()), "{variant}: no page is empty");
        assert!(words[..first].iter().all(|&letters| letters > 300), "{variant}: {words:?}");
        // The pages with things are those on both sides, without the empty ones, in the same order.
        let ends = |things: &[Thing]| things.iter().map(|thing| (thing.at, thing.size)).collect::<Vec<_>>();
        let filled = |pages: &[Vec<Thing>]| {
            pages.iter().filter(|things| !things.is_empty()).map(|things| ends(things)).collect::<Vec<_>>()
        };
        assert_eq!(filled(&one), filled(&both), "{variant}");
        assert!(paper[0] > 200.0);
    }
}

/// Prints every shipped variant of a game.
fn print_all<G: Listed>(check: impl Fn(&G::Rules, &dyn Fn([f32; 2]) -> usize)) {
    for entry in Libraries::built_in().of::<G>().entries() {
        let (pages, _) = printed(&[entry.variant.id(), "--game", G::GAME.id()]);
        check(&entry.variant, &|size| pages.iter().flatten().filter(|thing| is(thing, size)).count());
    }
}

/// The sum of some numbers.
fn sum<'n>(numbers: impl IntoIterator<Item = &'n u8>) -> usize {
    numbers.into_iter().copied().map(usize::from).sum()
}

/// A hex of a tile, and the track on which points are counted.
const HEX: [f32; 2] = [46.188, 40.0];
const TRACK: [f32; 2] = [170.0, 170.0];

#[test]
fn every_variant_of_tikal_has_all_its_tiles_tiers_treasures_and_pieces_at_their_true_size() {
    print_all::<State>(|rules, count| {
        assert_eq!(count(HEX), 2 * rules.deck().count(), "fronts and backs of all tiles");
        assert_eq!(count([18.0, 18.0]), sum(rules.tiers()));
        // Treasures and camps are as large as each other, and amulets: each of them has a back.
        let seats = rules.def().players.colours.len();
        let camps = seats * (usize::from(rules.camps()) + 1);
        assert_eq!(count([16.8, 16.8]), 2 * (sum(rules.treasures()) + camps));
        assert_eq!(count([14.4, 14.4]), 2 * seats * usize::from(rules.explorers() + rules.leaders()));
        assert_eq!(count([11.9, 11.9]), 2 * seats, "a marker for each track");
        assert_eq!(count([88.0, 63.0]), usize::from(*rules.players().end()), "aids");
        assert_eq!(count(TRACK), 1);
    });
}

#[test]
fn hexes_are_as_large_as_is_asked_on_the_paper_that_is_asked() {
    let (pages, paper) = printed(&["duel", "--paper", "Letter", "--hex", "30", "--lang", "fr"]);
    assert!((paper[0] - 215.9).abs() < 0.1 && (paper[1] - 279.4).abs() < 0.1, "{paper:?}");
    let rules = Library::<State>::built_in().find("duel").unwrap().clone();
    let hex = [34.641, 30.0];
    let tiles = pages.iter().flatten().filter(|thing| is(thing, hex)).count();
    assert_eq!(tiles, 2 * rules.deck().count());
}

#[test]
fn every_variant_of_legend_has_all_its_cards_tiles_tiers_sheets_and_pieces() {
    print_all::<legend::State>(|rules, count| {
        let cards = rules.cards().iter().map(|card| usize::from(card.counts.into_iter().max().unwrap_or_default()));
        assert_eq!(count([44.0, 63.0]), 2 * cards.sum::<usize>());
        assert_eq!(count([63.0, 44.0]), rules.powers().len());
        assert_eq!(count(HEX), 2 * rules.tiles().count());
        let (seats, players) = (rules.def().players.colours.len(), usize::from(*rules.players().end()));
        // The tiers under printed temples: all that the temples together need above the first.
        let value = |tile| if let legend::TileKind::Temple(value) = rules.tile(tile).kind { value } else { 0 };
        let under: usize = rules.tiles().map(|tile| usize::from(value(tile).saturating_sub(1))).sum();
        assert_eq!(count([18.0, 18.0]), sum(rules.tiers()) + under + sum(rules.tokens()) + players);
        let treasures = sum(rules.hidden()) + sum(rules.face_up());
        assert_eq!(count([16.8, 16.8]), 2 * (treasures + seats * usize::from(rules.camps())));
        assert_eq!(count([14.4, 14.4]), 2 * seats * usize::from(rules.explorers() + rules.leaders()));
        assert_eq!(count([12.0, 12.0]), 2 * seats, "a cube for each director");
        assert_eq!(count([11.9, 11.9]), 2 * seats);
        assert_eq!(count([12.0, 6.8]), usize::from(rules.slab_tokens()));
        assert_eq!(count([90.0, 80.0]), rules.scenarios().len());
        let tiles = rules.display_tiles().div_ceil(*rules.players().start());
        assert_eq!(count([18.0 + f32::from(tiles) * 52.188 + 12.0, 64.0]), seats, "sheets");
        assert_eq!((count([88.0, 63.0]), count(TRACK)), (players, 1));
    });
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

#[test]
fn the_prebuilt_tiers_of_legend_are_those_of_its_law() {
    let rules = Library::<legend::State>::built_in().find(legend::State::STANDARD).unwrap().clone();
    let value = |tile| if let legend::TileKind::Temple(value) = rules.tile(tile).kind { value } else { 0 };
    // L1.3
    let counts = (2..=7).map(|tier| rules.tiles().filter(|&tile| value(tile) >= tier).count());
    assert_eq!(counts.collect::<Vec<_>>(), [18, 15, 11, 8, 3, 0]);
}

#[test]
fn every_temple_has_all_its_treasures_cards_and_tiles() {
    print_all::<chac::State>(|rules, count| {
        let treasures: usize = rules.decks().flat_map(|deck| *rules.deck(deck)).map(usize::from).sum();
        assert_eq!(count([36.0, 46.0]), 2 * (treasures + rules.alcoves().len() + sum(rules.wall_cards())));
        assert_eq!(count([18.0, 18.0]), 4 * usize::from(rules.numbers()), "lava tiles and clues, each with a back");
        let faces = 6 * usize::from(rules.dice());
        let people = 2 * rules.people().len();
        assert_eq!(count([16.0, 16.0]), faces + people);
        assert_eq!(count([63.0, 44.0]), rules.people().len(), "a card of aid for each");
    });
}

#[test]
fn the_rules_of_every_shipped_variant_have_room_on_two_pages_in_every_language() {
    let mut easel = Easel::new(Theme::light(), 1.0);
    for language in Language::ALL {
        let texts = Texts::new(language);
        for rules in Libraries::built_in().variants() {
            for paper in Paper::ALL {
                let (version, size, versions) = with_game!(&rules, GameRules::G(rules) => {
                    let kit = kit::<G>(&texts, rules, 40.0).unwrap();
                    let (version, size) = rules_fit(&mut easel, &kit, paper.size() * (1.0 / MM)).unwrap();
                    (version, size, kit.rules.len())
                });
                println!("{language:?} {:?} {paper:?}: {version}, {size}", rules.variant());
                // The shortest text, which tells one thing of every section, is for what somebody else designs.
                assert!(version + 1 < versions, "{language:?} {:?}", rules.variant());
            }
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
    driver.execute(Command::AskHowToPrint);
    driver.click("Letter");
    driver.click("30 mm");
    driver.click("One side only");
    driver.click("Français");
    driver.click("Choose a file…");
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
