//! Variants that are made from a wish and a seed: always valid, always the same, and as they were wished.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tikal::editor::tikal::generate::{self, Slider, Wish};
use tikal::game::{Dealer, MAX_SEED};
use tikal::games::GameId;
use tikal::hex::CellSet;
use tikal::library::{TikalLibrary, share, unshare};
use tikal::tikal::{Code, KindDef, Setup, State, TileKind, TurnRule, Variant, VariantDef, validate};

fn classic() -> VariantDef {
    TikalLibrary::built_in().find("classic").unwrap().def().clone()
}

fn random_wish(random: &mut SmallRng) -> Wish {
    let wish = Wish::new(random.random_range(0..=MAX_SEED));
    Slider::ALL.into_iter().fold(wish, |wish, slider| wish.with(slider, random.random_range(slider.range())))
}

/// The variant of a definition with nothing wrong with it.
fn flawless(def: VariantDef, of: &str) -> Variant {
    let (variant, problems) = validate(def);
    assert!(problems.is_empty(), "{of}: {problems:?}");
    variant.unwrap()
}

fn count(def: &VariantDef, is: impl Fn(KindDef) -> bool) -> u32 {
    def.deck.iter().flat_map(|group| &group.tiles).filter(|tile| is(tile.kind)).map(|tile| tile.copies).sum()
}

fn tiles(def: &VariantDef) -> u32 {
    count(def, |_| true)
}

fn temples(def: &VariantDef) -> u32 {
    count(def, |kind| matches!(kind, KindDef::Temple(_)))
}

fn ruins(def: &VariantDef) -> u32 {
    count(def, |kind| matches!(kind, KindDef::Ruin(_)))
}

fn volcanoes(def: &VariantDef) -> u32 {
    count(def, |kind| kind == KindDef::Volcano)
}

fn masks(def: &VariantDef) -> u32 {
    let masks = |kind| if let KindDef::Ruin(masks) = kind { masks } else { 0 };
    def.deck.iter().flat_map(|group| &group.tiles).map(|tile| masks(tile.kind) * tile.copies).sum()
}

/// Slabs of the tiles of the deck that are no volcanoes.
fn slabs(def: &VariantDef) -> u32 {
    let tiles = def.deck.iter().flat_map(|group| &group.tiles);
    tiles.map(|tile| tile.slabs.iter().sum::<u32>() * tile.copies).sum()
}

/// The board as a picture of letters, for a test that fails.
fn picture(rules: &Variant) -> String {
    let layout = rules.layout();
    let mut picture = vec![vec![' '; 60]; 60];
    for cell in layout.cells() {
        let (x, y) = layout.centre(cell);
        let printed = rules.printed().iter().find(|(place, _)| *place == cell).map(|&(_, tile)| rules.tile(tile).kind);
        picture[(y / 3.0_f32.sqrt() * 2.0 + 1.5) as usize][(x / 1.5 * 2.0 + 2.5) as usize] = match printed {
            None => 'o',
            Some(TileKind::BaseCamp) => 'C',
            Some(TileKind::Temple(_)) => 'T',
            Some(_) => '.',
        };
    }
    let lines = picture.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[test]
fn thousands_of_wishes_give_variants_with_nothing_wrong() {
    let (parent, mut random) = (classic(), SmallRng::seed_from_u64(1));
    for _ in 0..2000 {
        let wish = random_wish(&mut random);
        let def = generate::variant(&parent, &wish);
        let rules = flawless(def.clone(), &format!("{wish:?}"));
        let free = rules.cells().len() - rules.printed().len();
        // It is as large as was wished, and its deck fits.
        assert_eq!(free, 12 * usize::from(wish.of(Slider::Size)), "{wish:?}");
        let dozens = wish.of(Slider::Length).min(wish.of(Slider::Size));
        assert_eq!(tiles(&def), 12 * u32::from(dozens), "{wish:?}");
        // Treasures come out even, and the table covers every set.
        let treasures: u32 = def.treasures.kinds.iter().map(|kind| kind.copies).sum();
        assert_eq!(treasures, masks(&def), "{wish:?}");
        let most = def.treasures.kinds.iter().map(|kind| kind.copies).max().unwrap_or(0);
        assert_eq!(def.treasures.scores.len(), most as usize, "{wish:?}");
        assert_eq!(rules.players(), 2..=4);
    }
}

#[test]
fn boards_are_in_one_piece_without_spikes_and_symmetric() {
    let (parent, mut random) = (classic(), SmallRng::seed_from_u64(2));
    for _ in 0..600 {
        let wish = random_wish(&mut random);
        let rules = flawless(generate::variant(&parent, &wish), &format!("{wish:?}"));
        let layout = rules.layout();
        let all = layout.cells();
        assert_eq!(layout.connected(rules.base_camp(), all), all, "{wish:?}");
        for cell in all {
            assert!(
                layout.adjacent(cell).len() >= 3,
                "{wish:?}: a spike at {}\n{}",
                layout.name(cell),
                picture(&rules)
            );
        }
        // What is printed stands together: each tile has the base camp beside it.
        let beside = rules.printed().iter().filter(|(cell, _)| layout.adjacent(rules.base_camp()).contains(*cell));
        assert_eq!(beside.count() + 1, rules.printed().len());
        // No larger than a screen shows well.
        let (columns, rows) = (rules.def().board.columns.len(), rules.def().board.columns.iter().max().unwrap());
        assert!(columns <= 14 && *rows <= 14, "{wish:?}: {columns} × {rows}\n{}", picture(&rules));
        assert!(is_symmetric(&rules), "{wish:?}\n{}", picture(&rules));
    }
}

/// True if the cells look the same on the other side of some line or after some turn about their middle.
fn is_symmetric(rules: &Variant) -> bool {
    let layout = rules.layout();
    let centres: Vec<(f32, f32)> = layout.cells().into_iter().map(|cell| layout.centre(cell)).collect();
    let middle = |part: fn(&(f32, f32)) -> f32| centres.iter().map(part).sum::<f32>() / centres.len() as f32;
    let (x, y) = (middle(|centre| centre.0), middle(|centre| centre.1));
    let is_same = |moved: &dyn Fn(f32, f32) -> (f32, f32)| {
        centres.iter().all(|centre| {
            let (to_x, to_y) = moved(centre.0 - x, centre.1 - y);
            centres.iter().any(|other| (other.0 - x - to_x).hypot(other.1 - y - to_y) < 0.01)
        })
    };
    (0..6).any(|sixth| {
        let angle = std::f32::consts::FRAC_PI_3 * sixth as f32;
        let (sin, cos) = angle.sin_cos();
        let turns = sixth > 0 && is_same(&|x, y| (cos * x - sin * y, sin * x + cos * y));
        turns || is_same(&|x, y| (cos * x + sin * y, sin * x - cos * y))
    })
}

#[test]
fn the_same_wish_makes_the_same_text_and_another_seed_another_one() {
    let (parent, mut random) = (classic(), SmallRng::seed_from_u64(3));
    let mut boards = Vec::new();
    for _ in 0..100 {
        let wish = random_wish(&mut random);
        let write = |wish: &Wish| generate::variant(&parent, wish).write().unwrap();
        assert_eq!(write(&wish), write(&wish));
        assert_ne!(write(&wish), write(&wish.seeded(wish.seed ^ 1)));
        let usual = Wish::new(wish.seed);
        let def = generate::variant(&parent, &usual);
        // What is wished of the deck leaves the board as it is.
        assert_eq!(generate::variant(&parent, &usual.with(Slider::Slabs, 5)).board, def.board);
        boards.push(def.board);
    }
    boards.sort_by_key(|board| format!("{board:?}"));
    boards.dedup();
    assert!(boards.len() > 95, "{} boards from 100 seeds", boards.len());
}

/// The very text of two wishes, so that no change of the generator goes unnoticed: what was made from a seed once is made
/// from it ever after.
#[test]
fn what_a_seed_makes_does_not_change() {
    let parent = classic();
    let hash = |wish: &Wish| {
        // The parent's hash stands in it, and is the parent's own matter.
        let mut def = generate::variant(&parent, wish);
        def.based_on = None;
        def.hash()
    };
    let large = Slider::ALL.into_iter().fold(Wish::new(77), |wish, slider| wish.with(slider, *slider.range().end()));
    assert_eq!(
        [hash(&Wish::new(1)), hash(&large)],
        ["be1220b3a50f9d5fc93fdbe64ed54a81", "c9f96e6831715f3709caadf6f0e7683a"]
    );
}

#[test]
fn each_slider_moves_what_it_says_and_never_the_other_way() {
    type Measure = fn(&VariantDef) -> u32;
    let parent = classic();
    let cells: Measure = |def| def.board.columns.iter().sum::<u32>() - def.board.left_out.len() as u32;
    let measures: [(Slider, Measure); 6] = [
        (Slider::Size, cells),
        (Slider::Length, tiles),
        (Slider::Slabs, slabs),
        (Slider::Temples, temples),
        (Slider::Treasures, masks),
        (Slider::Volcanoes, volcanoes),
    ];
    for seed in 0..20 {
        for (slider, measure) in measures {
            let wish = Wish::new(seed).with(Slider::Size, 4).with(Slider::Length, 5);
            let found: Vec<u32> =
                slider.range().map(|amount| measure(&generate::variant(&parent, &wish.with(slider, amount)))).collect();
            // Boards with another symmetry print a cell more or fewer; everything else is exact.
            let grows = found.windows(2).all(|pair| pair[1] + u32::from(slider == Slider::Treasures) * 8 >= pair[0]);
            assert!(grows, "{slider:?}: {found:?}");
            assert!(found[found.len() - 1] > found[0], "{slider:?}: {found:?}");
        }
    }
}

#[test]
fn temples_rise_and_volcanoes_are_spread_as_in_the_box() {
    let parent = classic();
    let mut early_sum = 0;
    let mut late_sum = 0;
    for seed in 0..50 {
        let def = generate::variant(&parent, &Wish::new(seed));
        let fiery: Vec<&str> = def
            .deck
            .iter()
            .filter(|group| group.tiles.iter().any(|tile| tile.kind == KindDef::Volcano))
            .map(|group| group.group.as_str())
            .collect();
        assert_eq!(fiery, ["B", "D", "F"]);
        assert_eq!(def.deck.len(), 7);
        let values = |group: usize| -> Vec<u32> {
            let tiles = def.deck[group].tiles.iter();
            tiles.filter_map(|tile| if let KindDef::Temple(value) = tile.kind { Some(value) } else { None }).collect()
        };
        early_sum += values(0).iter().chain(&values(1)).max().unwrap();
        late_sum += values(3).iter().chain(&values(4)).max().unwrap();
        assert!((temples(&def), ruins(&def)) == (15, 8), "as in the box");
    }
    assert!(late_sum > early_sum + 100, "{early_sum}, {late_sum}");
}

#[test]
fn a_board_and_a_deck_fit_into_every_variant_of_the_program() {
    let mut random = SmallRng::seed_from_u64(4);
    for entry in TikalLibrary::built_in().entries() {
        let parent = entry.variant.def();
        for _ in 0..40 {
            let wish = random_wish(&mut random);
            let mut def = parent.clone();
            generate::board_into(&mut def, &wish);
            assert!(tiles(&def) == tiles(parent) && def.board != parent.board);
            // What the parent's deck says by itself is no matter of the board; a deck of 64 tiles is larger than any.
            let own = [Code::GroupUnseen, Code::AuctionRemainder, Code::UnevenTurns];
            let is_whole = |code| code == Code::MoreTilesThanCells && tiles(parent) > 60;
            let is_new = |code| !own.contains(&code) && !is_whole(code);
            let (variant, problems) = validate(def);
            assert!(variant.is_some());
            assert!(!problems.iter().any(|problem| is_new(problem.code())), "{}, {wish:?}: {problems:?}", parent.id);
            let mut def = parent.clone();
            generate::deck_into(&mut def, &wish);
            assert!(def.board == parent.board && def.deck != parent.deck);
            let (variant, problems) = validate(def);
            assert!(variant.is_some() && problems.is_empty(), "{}, {wish:?}: {problems:?}", parent.id);
        }
    }
}

#[test]
fn without_treasures_there_are_no_ruins() {
    let mut parent = classic();
    parent.treasures.kinds.clear();
    for seed in 0..20 {
        let def = generate::variant(&parent, &Wish::new(seed));
        assert_eq!(ruins(&def), 0);
        flawless(def, "without kinds");
    }
    let def = generate::variant(&classic(), &Wish::new(1).with(Slider::Treasures, 0));
    assert!(ruins(&def) == 0 && def.treasures.kinds.is_empty() && def.costs.dig.is_none());
}

#[test]
fn the_smallest_variant_has_nothing_wrong_with_it() {
    let rules = flawless(generate::smallest(&classic()), "smallest");
    assert_eq!((rules.cells().len(), rules.deck_for(2).iter().count()), (19, 12));
}

#[test]
fn random_games_of_made_variants_come_to_their_end() {
    let (parent, mut random) = (classic(), SmallRng::seed_from_u64(5));
    for number in 0..40 {
        let wish = random_wish(&mut random);
        let rules = flawless(generate::variant(&parent, &wish), &format!("{wish:?}"));
        let players = [2, 3, 4][number % 3];
        let turns = TurnRule::auctioned(number % 2 == 0);
        let setup = |seed| Setup::new(turns, Dealer::first_player(seed, players));
        let played = tikal::playouts::play::<State>(&rules, players, setup, 1, wish.seed);
        assert_eq!(played.games, 1);
    }
}

#[test]
fn made_variants_are_shared_and_come_back() {
    let (parent, mut random) = (classic(), SmallRng::seed_from_u64(6));
    for _ in 0..100 {
        let def = generate::variant(&parent, &random_wish(&mut random));
        let code = share(GameId::Tikal, &def.write().unwrap()).unwrap();
        assert_eq!(VariantDef::read(&unshare(&code).unwrap().text).unwrap(), def);
    }
}

#[test]
fn every_cell_can_be_explored() {
    let parent = classic();
    for seed in 0..20 {
        let rules = flawless(generate::variant(&parent, &Wish::new(seed)), "usual");
        let ground = rules.cells();
        assert_eq!(rules.layout().connected(rules.base_camp(), ground) - ground, CellSet::EMPTY);
    }
}
