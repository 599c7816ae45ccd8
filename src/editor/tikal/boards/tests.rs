//! Charts, painted at random and by hand.

use std::collections::BTreeSet;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::tikal::{Code, VariantDef, validate};

/// The definitions of the variants that come with the program.
fn shipped() -> Vec<VariantDef> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../variants")).unwrap();
    // The variants of other games lie in folders of their own.
    let mut paths: Vec<_> = folder.map(|entry| entry.unwrap().path()).filter(|path| path.is_file()).collect();
    paths.sort();
    paths.iter().map(|path| VariantDef::read(&std::fs::read_to_string(path).unwrap()).unwrap()).collect()
}

fn classic() -> VariantDef {
    shipped().into_iter().find(|def| def.id == "classic").unwrap()
}

fn chart(board: &BoardDef) -> Chart {
    Chart::read(board).unwrap()
}

fn spot(chart: &Chart, name: &str) -> Hex {
    chart.spot(name.parse().unwrap()).unwrap()
}

/// The cells, moved so that boards of the same shape are equal.
fn shape(chart: &Chart) -> BTreeSet<(i16, i16)> {
    let left = chart.cells().iter().map(|spot| spot.x()).min().unwrap();
    let top = chart.cells().iter().map(|spot| spot.y()).min().unwrap();
    chart.cells().iter().map(|spot| (spot.x() - left, spot.y() - top)).collect()
}

/// The errors that a definition has with this board.
fn errors(mut def: VariantDef, board: BoardDef) -> Vec<Code> {
    def.board = board;
    let (variant, problems) = validate(def);
    assert_eq!(variant.is_some(), problems.iter().all(|problem| !crate::game::Flawed::is_error(problem)));
    problems.iter().filter(|problem| crate::game::Flawed::is_error(*problem)).map(crate::tikal::Problem::code).collect()
}

#[test]
fn what_is_read_and_not_changed_is_written_as_it_was() {
    for def in shipped() {
        assert_eq!(chart(&def.board).write(&def.board), def.board, "{}", def.id);
        assert_eq!(chart(&def.board).shift(), (0, 0), "{}", def.id);
    }
}

#[test]
fn neighbours_lie_as_in_a_layout_and_points_lead_back_to_their_cells() {
    for def in shipped() {
        let (rules, _) = validate(def.clone());
        let (rules, chart) = (rules.unwrap(), chart(&def.board));
        assert_eq!(chart.cells().len(), rules.cells().len());
        for cell in rules.cells() {
            let name = rules.layout().name(cell);
            let own = chart.spot(name).unwrap();
            assert_eq!(chart.name(own), Some(name));
            for (side, next) in crate::hex::Direction::ALL.into_iter().zip(own.around()) {
                let there = rules.layout().neighbour(cell, side).map(|next| rules.layout().name(next));
                assert_eq!(chart.cells().contains(&next).then(|| chart.name(next).unwrap()), there);
                assert_eq!((own.steps_to(next), next.towards(side.opposite())), (1, own));
                let ((x, y), (to_x, to_y)) = (own.centre(), next.centre());
                assert!(((x - to_x).hypot(y - to_y) - 3.0_f32.sqrt()).abs() < 1e-4);
                assert_eq!(Hex::around_point(x + 0.48 * (to_x - x), y + 0.48 * (to_y - y)), own);
            }
        }
    }
}

#[test]
fn a_cell_on_the_left_shifts_names_and_printed_tiles_move_with_their_cells() {
    let def = classic();
    let mut drawn = chart(&def.board);
    let (a1, a5) = (spot(&drawn, "a1"), spot(&drawn, "a5"));
    let new = a1.towards(crate::hex::Direction::SW);
    assert!(drawn.ring().contains(&new));
    drawn.add(&[new]).unwrap();
    let written = drawn.write(&def.board);
    assert_eq!((written.columns.as_slice(), written.raised), (&[1, 5, 5, 5, 5, 5, 5, 5, 5][..], Raised::Even));
    assert!(written.left_out.is_empty());
    let base_camp = written.printed.iter().find(|tile| tile.kind == KindDef::BaseCamp).unwrap();
    assert_eq!((base_camp.cell.as_str(), drawn.name(a1).unwrap().to_string()), ("b5", "b1".to_owned()));
    // In the chart that is read from it every cell has moved by as much as is told.
    let again = chart(&written);
    assert_eq!(again.base_camp(), Some(a5.moved(drawn.shift())));
    assert_eq!(
        again.cells().iter().copied().collect::<Vec<_>>(),
        drawn.cells().iter().map(|cell| cell.moved(drawn.shift())).collect::<Vec<_>>()
    );
    assert_eq!(
        (again.shift_from(&drawn), drawn.shift_from(&again)),
        (drawn.shift(), (-drawn.shift().0, -drawn.shift().1))
    );
    assert_eq!(drawn.shift_from(&chart(&def.board)), (0, 0));
    // Without it everything is as it was.
    let mut back = again;
    back.remove(&[new.moved(drawn.shift())]).unwrap();
    assert_eq!(back.write(&written), def.board);
}

#[test]
fn the_last_cell_of_a_column_shortens_it_and_others_are_left_out() {
    let def = classic();
    let mut drawn = chart(&def.board);
    drawn.remove(&[spot(&drawn, "h5"), spot(&drawn, "c2")]).unwrap();
    let written = drawn.write(&def.board);
    assert_eq!((written.columns, written.left_out), (vec![5, 5, 5, 5, 5, 5, 5, 4], vec!["c2".to_owned()]));
    assert_eq!(written.printed, def.board.printed);
}

#[test]
fn what_cannot_be_drawn_is_refused_and_nothing_changes() {
    let def = classic();
    let mut drawn = chart(&def.board);
    let before = drawn.clone();
    let camp = drawn.base_camp().unwrap();
    assert_eq!(drawn.remove(&[camp, spot(&drawn, "h1")]), Err(Refusal::BaseCamp));
    assert_eq!(drawn.take(camp), Err(Refusal::BaseCamp));
    let far: Vec<Hex> = (1..30).map(|step| spot(&before, "h1").moved((2 * step, 0))).collect();
    assert_eq!(drawn.add(&far), Err(Refusal::Columns));
    let low: Vec<Hex> = (1..30).map(|step| spot(&before, "h5").moved((0, 2 * step))).collect();
    assert_eq!(drawn.add(&low[..22]), Err(Refusal::Rows));
    assert_eq!(drawn.add(&low[..21]), Ok(()));
    let beside: Vec<Hex> = low[..21].iter().map(|spot| spot.moved((1, -1))).collect();
    assert_eq!(drawn.add(&beside), Err(Refusal::Cells));
    drawn.remove(&low[..21]).unwrap();
    assert_eq!(drawn, before);
    let all: Vec<Hex> = drawn.cells().iter().copied().collect();
    let mut without_camp = drawn;
    without_camp.printed.clear();
    assert_eq!(without_camp.remove(&all), Err(Refusal::Last));
}

#[test]
fn printed_tiles_move_and_change_places_and_their_cells_stay() {
    let def = classic();
    let mut drawn = chart(&def.board);
    let [a4, b4, e3] = ["a4", "b4", "e3"].map(|name| spot(&drawn, name));
    drawn.carry(a4, e3);
    assert_eq!((drawn.tile(a4), drawn.tile(e3).map(|tile| tile.kind)), (None, Some(KindDef::Temple(2))));
    drawn.settle(e3);
    assert_eq!(drawn.base_camp(), Some(e3));
    assert_eq!(drawn.tile(spot(&drawn, "a5")).map(|tile| tile.kind), Some(KindDef::Temple(2)), "they change places");
    let before = drawn.clone();
    let far = spot(&drawn, "h1");
    assert_eq!(drawn.remove(&[far, b4]), Err(Refusal::Printed("b4".parse().unwrap())));
    assert_eq!(drawn, before, "all of it or nothing");
    drawn.take(b4).unwrap();
    drawn.remove(&[b4]).unwrap();
    let written = drawn.write(&def.board);
    let cells: Vec<&str> = written.printed.iter().map(|tile| tile.cell.as_str()).collect();
    assert_eq!(cells, ["a5", "e3", "b5"], "in the order in which they stood");
    assert_eq!(errors(def, written), []);
}

#[test]
fn one_base_camp_is_left_where_a_definition_has_none_or_several() {
    let def = classic();
    for camps in [&[][..], &["c3"], &["c3", "a5"], &["z9"], &["z9", "c3"]] {
        let printed =
            camps.iter().map(|cell| PrintedDef { cell: (*cell).to_owned(), kind: KindDef::BaseCamp, slabs: [1; 6] });
        let board = BoardDef { printed: printed.collect(), ..def.board.clone() };
        let mut drawn = chart(&board);
        drawn.settle(spot(&drawn, "d2"));
        let written = drawn.write(&board);
        assert_eq!(written.printed.iter().map(|tile| tile.cell.as_str()).collect::<Vec<_>>(), ["d2"], "{camps:?}");
        assert_eq!(errors(def.clone(), written), []);
    }
}

#[test]
fn whatever_is_painted_can_be_read_and_taken_back() {
    let mut random = SmallRng::seed_from_u64(5);
    for def in shipped() {
        for _ in 0..3 {
            let mut board = def.board.clone();
            let mut steps: Vec<(BoardDef, BTreeSet<(i16, i16)>)> = vec![(board.clone(), shape(&chart(&board)))];
            for _ in 0..40 {
                let mut drawn = chart(&board);
                let symmetry = Symmetry::ALL[random.random_range(0..Symmetry::ALL.len())];
                let mirror = Mirror::of(symmetry, &drawn);
                let places: Vec<Hex> = drawn.cells().iter().chain(&drawn.ring()).copied().collect();
                let images = mirror.images(places[random.random_range(0..places.len())]);
                let before = drawn.clone();
                let done = if random.random_bool(0.5) { drawn.add(&images) } else { drawn.remove(&images) };
                if done.is_err() {
                    assert_eq!(drawn, before, "all of it or nothing");
                }
                let written = drawn.write(&board);
                assert_eq!(shape(&chart(&written)), shape(&drawn));
                assert!(!drawn.cells().is_empty() && drawn.cells().len() <= MAX_CELLS);
                assert_eq!(errors(def.clone(), written.clone()), [], "{written:?}");
                // No margin is empty.
                assert!(written.columns.first() > Some(&0) && written.columns.last() > Some(&0));
                let names: Vec<CellName> = drawn.cells().iter().map(|&spot| drawn.name(spot).unwrap()).collect();
                assert!(names.iter().any(|name| name.column == 0) && names.iter().any(|name| name.row == 0));
                board = written;
                steps.push((board.clone(), shape(&drawn)));
            }
            // Every board on the way reads as the one that was drawn, whichever was written last.
            for (board, drawn) in steps {
                assert_eq!(shape(&chart(&board)), drawn);
            }
        }
    }
}

#[test]
fn a_symmetric_board_stays_symmetric_whatever_is_painted() {
    let mut random = SmallRng::seed_from_u64(6);
    for symmetry in Symmetry::ALL {
        for radius in [1, 2, 3] {
            let board = Template::Hexagon { radius }.board();
            let mut drawn = chart(&board);
            let mirror = Mirror::of(symmetry, &drawn);
            for _ in 0..80 {
                let places: Vec<Hex> = drawn.cells().iter().chain(&drawn.ring()).copied().collect();
                let spot = places[random.random_range(0..places.len())];
                let images = mirror.images(spot);
                assert!(images.contains(&spot));
                for &image in &images {
                    assert_eq!(mirror.images(image), images, "every image leads to the same ones");
                }
                let _ = if drawn.cells().contains(&spot) { drawn.remove(&images) } else { drawn.add(&images) };
                for cell in drawn.cells() {
                    for image in mirror.images(*cell) {
                        assert!(drawn.cells().contains(&image), "{symmetry:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_symmetries_of_known_boards_are_found() {
    let is_symmetric = |board: &BoardDef, symmetry| {
        let drawn = chart(board);
        let mirror = Mirror::of(symmetry, &drawn);
        drawn.cells().iter().all(|&cell| mirror.images(cell).iter().all(|image| drawn.cells().contains(image)))
    };
    let hexagon = Template::Hexagon { radius: 3 }.board();
    assert!(Symmetry::ALL.into_iter().all(|symmetry| is_symmetric(&hexagon, symmetry)));
    let halves = Template::Halves { columns: 4, rows: 5 }.board();
    assert!(is_symmetric(&halves, Symmetry::LeftRight) && !is_symmetric(&halves, Symmetry::Third));
    // The columns on both sides of the middle lie half a cell apart, so half a turn is all there is.
    let classic = classic().board;
    assert!(is_symmetric(&classic, Symmetry::Half) && !is_symmetric(&classic, Symmetry::LeftRight));
}

#[test]
fn templates_can_be_played_with_the_tiles_of_the_box_as_far_as_there_is_room() {
    let def = classic();
    let mut possible = 0;
    for mut template in Template::EACH {
        let limits: Vec<_> = template.numbers().into_iter().map(|(_, limits)| limits).collect();
        let seconds = limits.get(1).cloned().unwrap_or(0..=0);
        for (first, second) in limits[0].clone().flat_map(|first| seconds.clone().map(move |second| (first, second))) {
            for (number, value) in template.numbers().into_iter().zip([first, second]) {
                *number.0 = value;
            }
            if !template.is_possible() {
                continue;
            }
            possible += 1;
            let board = template.board();
            let drawn = chart(&board);
            assert_eq!((drawn.cells().len(), drawn.base_camp().is_some()), (template.count(), true), "{template:?}");
            assert_eq!(drawn.write(&board), board, "{template:?} is tidy");
            let (variant, problems) = validate(VariantDef { board, ..def.clone() });
            assert!(variant.is_some(), "{template:?}: {problems:?}");
            // The deck of the box has 36 tiles: smaller boards are told to have less room.
            let expected = if template.count() <= 36 { vec![Code::MoreTilesThanCells] } else { Vec::new() };
            assert_eq!(problems.iter().map(crate::tikal::Problem::code).collect::<Vec<_>>(), expected, "{template:?}");
        }
    }
    assert!(possible > 100, "{possible}");
    assert!(Template::EACH.into_iter().all(Template::is_possible));
    assert!(!Template::Rectangle { columns: 9, rows: 8 }.is_possible());
    assert!(!Template::Ring { radius: 2, width: 3 }.is_possible(), "it has no hole");
}

#[test]
fn a_grid_beyond_the_limits_is_no_chart_and_odd_ones_are_kept_as_they_are() {
    let def = classic();
    let board = BoardDef { columns: vec![27], ..def.board.clone() };
    assert_eq!(Chart::read(&board), None);
    // What lies beside the board stays there until somebody moves it; too many cells can be taken away.
    let strange = PrintedDef { cell: "z26".to_owned(), kind: KindDef::Clearing, slabs: [0; 6] };
    let board = BoardDef {
        columns: vec![9; 9],
        left_out: vec!["nowhere".to_owned()],
        printed: vec![def.board.printed[1].clone(), strange.clone()],
        ..def.board
    };
    let mut drawn = chart(&board);
    assert_eq!(drawn.write(&board), board);
    assert_eq!(drawn.add(&[spot(&drawn, "i1").moved((1, 1))]), Err(Refusal::Cells));
    drawn.remove(&[spot(&drawn, "e9")]).unwrap();
    let written = drawn.write(&board);
    assert_eq!((written.left_out.len(), written.printed.last()), (0, Some(&strange)));
    assert_eq!(chart(&written).cells().len(), 80);
}

#[test]
fn distances_and_what_nobody_reaches_are_found() {
    use crate::tikal::Access;
    let def = classic();
    let access = Access::of(&def).unwrap();
    let steps = |access: &Access, name: &str| access.steps.get(&name.parse().unwrap()).copied();
    assert_eq!((steps(&access, "a5"), steps(&access, "a4"), steps(&access, "h1")), (Some(0), Some(1), Some(7)));
    assert_eq!((access.steps.len(), access.bare.len(), access.apart.len()), (40, 0, 0));
    // Without column d no tile and no piece comes to the other half.
    let mut drawn = chart(&def.board);
    let column: Vec<Hex> = (1..=5).map(|row| spot(&drawn, &format!("d{row}"))).collect();
    drawn.remove(&column).unwrap();
    let mut cut = VariantDef { board: drawn.write(&def.board), ..def.clone() };
    let access = Access::of(&cut).unwrap();
    assert_eq!((access.steps.len(), access.bare.len(), access.apart.len()), (15, 20, 0));
    assert!(access.bare.contains(&"e1".parse().unwrap()));
    // Tiles can be laid beside one that is printed there, but nobody comes to them.
    cut.board.printed.push(PrintedDef { cell: "f3".to_owned(), kind: KindDef::Clearing, slabs: [1; 6] });
    let access = Access::of(&cut).unwrap();
    assert_eq!((access.steps.len(), access.bare.len(), access.apart.len()), (15, 0, 20));
    // Beside a volcano that is printed alone only volcanoes can be laid, where the deck has them.
    cut.board.printed.last_mut().unwrap().kind = KindDef::Volcano;
    let access = Access::of(&cut).unwrap();
    assert_eq!((access.bare.len(), access.apart.contains(&"f3".parse().unwrap())), (0, false));
    for (volcanoes, bare) in [("B", 20 - 1 - 6), ("none", 20 - 1)] {
        for group in &mut cut.deck {
            group.tiles.retain(|tile| tile.kind != KindDef::Volcano || group.group == volcanoes);
        }
        assert_eq!(Access::of(&cut).unwrap().bare.len(), bare);
    }
    cut.board.printed.clear();
    assert_eq!(Access::of(&cut), None, "it has no base camp");
}

#[test]
fn what_is_reached_at_a_table_of_any_size_is_reached() {
    use crate::tikal::Access;
    let (def, mut some) = (classic(), classic());
    for group in &mut some.deck {
        group.only_with = Some(vec![4]);
    }
    // Two and three have no tiles, four have all of them.
    assert_eq!(Access::of(&some), Access::of(&def));
    some.players.most = 3;
    let access = Access::of(&some).unwrap();
    assert_eq!((access.bare.len(), access.apart.len()), (40 - some.board.printed.len(), 0));
}

#[test]
fn the_centre_of_a_symmetry_stays_where_it_is_while_the_board_grows() {
    for symmetry in Symmetry::ALL {
        let board = classic().board;
        let mut drawn = chart(&board);
        let mirror = Mirror::of(symmetry, &drawn);
        let a1 = spot(&drawn, "a1");
        let images = mirror.images(a1);
        // A column on the left moves every cell in the chart that is read from what is written.
        drawn.add(&[a1.towards(crate::hex::Direction::SW)]).unwrap();
        let shift = drawn.shift();
        assert_ne!(shift, (0, 0));
        let again = chart(&drawn.write(&board));
        let moved: BTreeSet<Hex> = images.iter().map(|image| image.moved(shift)).collect();
        let found: BTreeSet<Hex> = mirror.moved(shift).images(a1.moved(shift)).into_iter().collect();
        assert_eq!((found, mirror.moved(shift).symmetry()), (moved, symmetry));
        assert!(again.resembles(&chart(&board)) && chart(&board).resembles(&again));
        assert!(!again.resembles(&chart(&Template::Hexagon { radius: 1 }.board())));
    }
}
