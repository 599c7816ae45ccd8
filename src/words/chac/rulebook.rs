//! The rulebook of The Temple of Chac: its chapters under `assets/rules`, and the fields that it takes from a variant:
//! its numbers and its lists.

use minijinja::value::merge_maps;
use minijinja::{Value, context};

use super::nouns::{self, own};
use crate::chac::{Ability, Deck, Name, Rule, Square, VALUES, Variant, WallCard};
use crate::words::rulebook::{self, Citation, Manuscript};
use crate::words::{Language, Texts};

/// The folder of its chapters.
const FOLDER: &str = "chac";

/// The rulebook's texts in a language, as they were written.
#[must_use]
pub fn manuscript(language: Language) -> Manuscript<'static> {
    rulebook::manuscript(language, Some(FOLDER))
}

impl From<Rule> for Citation {
    fn from(rule: Rule) -> Self {
        Self { game: 'C', chapter: rule.chapter, number: rule.number }
    }
}

/// Every value that the chapters can use, for this variant. `base` is the name of the variant with which it is
/// compared, and how it differs from that.
#[must_use]
pub fn fields_of(rules: &Variant, base: Option<(String, Vec<String>)>, texts: &Texts) -> Value {
    let (base, differences) = base.unwrap_or_default();
    let (least, most) = rules.players().into_inner();
    let variant = context! {
        variant => nouns::variant(texts, rules),
        about => own(texts, &rules.def().description),
        base => base,
        differences => differences,
        players_least => least,
        players_most => most,
        players_vary => least != most,
    };
    merge_maps([variant, board(rules), adventurers(rules, texts), treasures(rules, texts), dangers(rules)])
}

/// The ids of some squares, in order: `c4, c5, c6`.
fn listed(rules: &Variant, squares: impl IntoIterator<Item = Square>) -> String {
    let ids = squares.into_iter().map(|square| rules.square_id(square).to_string());
    ids.collect::<Vec<_>>().join(", ")
}

/// The squares of the temple.
fn board(rules: &Variant) -> Value {
    let id = |square: Option<&Square>| square.map(|&square| rules.square_id(square).to_string()).unwrap_or_default();
    let alcoves = rules.alcoves().iter().map(|alcove| {
        context! {
            id => alcove.id.to_string(),
            square => rules.square_id(alcove.square).to_string(),
            value => alcove.value.points(),
            needs => nouns::needs(alcove.needs),
        }
    });
    let openings = rules.openings().iter().map(|opening| {
        context! {
            sun => rules.square_id(opening.sun).to_string(),
            corner => id(rules.corridor().get(usize::from(opening.corner))),
        }
    });
    let river_from: Vec<Name> = rules
        .squares()
        .iter()
        .filter(|&square| {
            let first = rules.river().first();
            first.is_some_and(|&first| rules.place(square).steps.contains(first))
        })
        .map(|square| rules.square_id(square))
        .collect();
    context! {
        squares => rules.places().len(),
        zones => rules.zones().len(),
        corridor => rules.corridor().len(),
        corridor_first => id(rules.corridor().first()),
        corridor_last => id(rules.corridor().last()),
        tiles => rules.tiles().len(),
        lava_room => !rules.lava_room().is_empty(),
        lookouts => listed(rules, rules.lookouts().iter()),
        openings => openings.collect::<Value>(),
        opening_count => rules.openings().len(),
        alcoves => alcoves.collect::<Value>(),
        alcove_count => rules.alcoves().len(),
        river => rules.river().len(),
        river_from => river_from.iter().map(Name::as_str).collect::<Vec<_>>().join(", "),
        river_first => id(rules.river().first()),
        river_last => id(rules.river().last()),
        landing => id(rules.landing().as_ref()),
        bridge => rules.bridge().is_some(),
        // Lava tiles left after the trapped ones.
        lava_treasures => rules.tiles().len().saturating_sub(rules.zones().len()),
    }
}

/// The adventurers, their abilities and loads.
fn adventurers(rules: &Variant, texts: &Texts) -> Value {
    let people = rules.adventurers().map(|who| {
        context! {
            name => nouns::adventurer(texts, rules, who),
            ability => nouns::ability(texts, rules.adventurer(who).ability),
        }
    });
    let has = |ability: Ability| rules.people().iter().any(|person| person.ability == ability);
    let mut levels: Vec<(usize, usize, u8)> = Vec::new();
    for treasures in 0..=rules.most_held() {
        let level = rules.load(treasures);
        match levels.last_mut() {
            Some((_, to, last)) if *last == level => *to = treasures,
            _ => levels.push((treasures, treasures, level)),
        }
    }
    let levels = levels.into_iter().map(|(from, to, level)| context! { from, to, varies => from != to, level });
    context! {
        people => people.collect::<Value>(),
        adventurers => rules.people().len(),
        each => rules.per_seat(),
        substitutes => rules.per_seat() > 1,
        lockpicking => has(Ability::Lockpicking),
        endurance => has(Ability::Endurance),
        linguistics => has(Ability::Linguistics),
        swimming => has(Ability::Swimming),
        sprint => has(Ability::Sprint),
        leap => has(Ability::Leap),
        dice => rules.dice(),
        levels => levels.collect::<Value>(),
        most_held => rules.most_held(),
        least_load => rules.least_load(),
    }
}

/// The treasures in decks.
fn treasures(rules: &Variant, texts: &Texts) -> Value {
    // Chests are the last of the values.
    let points: Vec<usize> =
        (0..VALUES - 1).filter(|&index| rules.decks().any(|deck| rules.deck(deck)[index] > 0)).collect();
    let is_there = |deck: &Deck| match *deck {
        Deck::LAVA => !rules.tiles().is_empty(),
        Deck::RIVER => !rules.river().is_empty(),
        _ => true,
    };
    // The zones before the rooms behind them.
    let mut decks: Vec<Deck> = rules.decks().filter(is_there).collect();
    decks.sort_by_key(|&deck| (deck == Deck::RIVER, deck == Deck::LAVA, deck));
    let rows = decks.iter().map(|&deck| {
        let copies = rules.deck(deck);
        context! {
            name => nouns::deck(texts, deck),
            chests => copies[VALUES - 1],
            copies => points.iter().map(|&index| copies[index]).collect::<Value>(),
        }
    });
    let chests = decks.iter().any(|&deck| rules.deck(deck)[VALUES - 1] > 0);
    context! {
        values => points.iter().map(|index| index + 1).collect::<Value>(),
        decks => rows.collect::<Value>(),
        chests => chests,
        chest_sides => rules.chest_sides(),
    }
}

/// The walls, the boulder, the bridge and the river.
fn dangers(rules: &Variant) -> Value {
    let cards = |card: WallCard| rules.wall_cards()[card.index()];
    let def = &rules.def().boulder;
    let last = def.dice.len();
    let boulder = (1_u16..).zip(&def.dice).map(|(round, &dice)| {
        context! { round, dice, is_last => usize::from(round) == last }
    });
    context! {
        wall_steps => rules.wall_steps(),
        cards_per_round => rules.cards_per_round(),
        wall_cards => WallCard::ALL.map(cards).into_iter().map(u32::from).sum::<u32>(),
        cards_none => cards(WallCard::None),
        cards_left => cards(WallCard::Left),
        cards_right => cards(WallCard::Right),
        cards_both => cards(WallCard::Both),
        boulder => boulder.collect::<Value>(),
        boulder_needs => rules.boulder_needs(),
        planks => rules.planks(),
        danger => rules.danger(),
        rescue_cost => rules.rescue_cost(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chac::{AdventurerDef, BoulderDef, DecorKind, KindDef, RiverDef, Side, VariantDef, WayDef, validate};
    use crate::variant_file::Text;
    use crate::words::chac::tests::temple;
    use crate::words::rulebook::{Book, held};

    /// The number of rules in each chapter of the law that players need.
    const RULES: [u8; 14] = [6, 5, 11, 4, 6, 6, 5, 5, 4, 6, 6, 3, 5, 9];

    fn book(rules: &Variant, language: Language) -> Book {
        let fields = fields_of(rules, None, &Texts::new(language));
        Book::new(&manuscript(language), &fields).unwrap_or_else(|error| panic!("{}: {error}", language.code()))
    }

    fn changed(what: &str, change: impl FnOnce(&mut VariantDef)) -> Variant {
        let mut def = temple().def().clone();
        change(&mut def);
        let (rules, problems) = validate(def);
        rules.unwrap_or_else(|| panic!("{what}: {problems:?}"))
    }

    /// Leaves out squares, and everything that names them.
    fn without(def: &mut VariantDef, kind: KindDef) {
        let board = &mut def.board;
        let of_kind = board.squares.iter().filter(|square| square.kind == kind);
        let out: Vec<String> = of_kind.map(|square| square.id.clone()).collect();
        board.squares.retain(|square| square.kind != kind);
        let stays = |way: &WayDef| !out.contains(&way.from) && !out.contains(&way.to);
        board.ways.retain(stays);
        board.one_way.retain(stays);
        board.river.retain(|square| !out.contains(square));
        board.openings.retain(|opening| !out.contains(&opening.sun));
        board.decor.retain(|decor| !matches!(&decor.kind, DecorKind::Clue(zone) if out.contains(zone)));
    }

    /// Temples that do without most of what the one in the box has.
    fn poorer() -> [Variant; 3] {
        let plain = changed("plain", |def| {
            without(def, KindDef::Lava);
            without(def, KindDef::Sun);
            without(def, KindDef::Zone);
            without(def, KindDef::River);
            without(def, KindDef::Bridge);
            let way = WayDef { from: "entrance".into(), side: Side::W, to: "c3".into() };
            def.board.ways.push(way);
            def.board.decor.clear();
            def.board.lookouts.clear();
            def.board.landing = None;
            def.board.alcoves.clear();
            def.decks.zones.clear();
            def.walls.cards_per_round = 0;
            def.adventurers_per_seat = 1;
            def.adventurers.iter_mut().for_each(|adventurer| adventurer.ability = crate::chac::Ability::Sprint);
        });
        let dry = changed("dry", |def| {
            without(def, KindDef::River);
            without(def, KindDef::Bridge);
            def.board.landing = None;
        });
        let harsh = changed("harsh", |def| {
            def.river = RiverDef { danger: 2, rescue_cost: 1 };
            def.players.least = def.players.most;
            def.boulder = BoulderDef { dice: vec![1], needs: 2 };
            def.planks = 1;
        });
        [plain, dry, harsh]
    }

    #[test]
    fn every_rule_of_the_law_is_told_in_exactly_one_section() {
        let rules = temple();
        for language in Language::ALL {
            held::tells_every_rule_once(&book(&rules, language), 'C', &RULES);
        }
    }

    #[test]
    fn every_section_says_something_in_every_language_whatever_a_temple_does_without() {
        for rules in poorer().iter().chain([&temple()]) {
            for language in Language::ALL {
                held::says_something_everywhere(&book(rules, language));
            }
        }
    }

    #[test]
    fn the_languages_say_the_same_whatever_a_temple_does_without() {
        for rules in poorer().iter().chain([&temple()]) {
            held::says_the_same_in_every_language(|language| book(rules, language));
        }
    }

    #[test]
    fn every_noun_of_a_language_is_asked_for() {
        for language in Language::ALL {
            held::asks_for_every_noun(&manuscript(language));
        }
    }

    #[test]
    fn what_a_temple_does_without_is_left_out() {
        let [plain, ..] = poorer();
        let said = |rules: &Variant| {
            held::sections(&book(rules, Language::English)).map(|section| section.plain() + "\n").collect::<String>()
        };
        let (whole, less) = (said(&temple()), said(&plain));
        for part in ["exactly one number is missing", "decipher a clue", "sinks: your adventurer", "breaks a plank"] {
            assert!(whole.contains(part) && !less.contains(part), "{part}");
        }
        assert!(less.contains("This temple has no river.") && less.contains("nobody has a substitute"));
    }

    #[test]
    fn every_number_of_a_variant_stands_in_its_rulebook() {
        type Change = fn(&mut VariantDef);
        let changes: [(&str, Change); 32] = [
            ("name", |def| def.name = Text::Plain("Another".to_owned())),
            ("description", |def| def.description = Text::Plain("Another".to_owned())),
            ("players", |def| def.players.most = 5),
            ("least players", |def| def.players.least = 3),
            ("lookouts", |def| def.board.lookouts.push("c8".to_owned())),
            ("openings", |def| def.board.openings[0].corner = "c9".to_owned()),
            ("alcove", |def| def.board.alcoves[0].value = 5),
            ("lock", |def| def.board.alcoves[0].needs = vec![1, 2]),
            ("alcoves", |def| drop(def.board.alcoves.pop())),
            ("landing", |def| def.board.landing = Some("c29".to_owned())),
            ("adventurer", |def| def.adventurers[0].name = Text::Plain("Another".to_owned())),
            ("ability", |def| def.adventurers[0].ability = crate::chac::Ability::Leap),
            ("adventurers", |def| {
                let other = AdventurerDef { id: "other".to_owned(), ..def.adventurers[0].clone() };
                def.adventurers.push(other);
            }),
            ("each", |def| def.adventurers_per_seat = 1),
            ("dice", |def| def.dice = 6),
            ("load", |def| def.load[3] = 3),
            ("most held", |def| def.load.truncate(11)),
            ("least load", |def| def.least_load = 2),
            ("chests", |def| def.decks.lava.chests = 2),
            ("values", |def| *def.decks.zones[1].values.entry(5).or_default() += 1),
            ("chest sides", |def| def.chest_sides = 8),
            ("wall steps", |def| def.walls.steps = 5),
            ("cards in a round", |def| def.walls.cards_per_round = 2),
            ("cards none", |def| def.walls.cards.none = 12),
            ("cards left", |def| def.walls.cards.left = 3),
            ("cards right", |def| def.walls.cards.right = 3),
            ("cards both", |def| def.walls.cards.both = 2),
            ("boulder", |def| def.boulder.dice[2] = 4),
            ("boulder needs", |def| def.boulder.needs = 4),
            ("planks", |def| def.planks = 4),
            ("danger", |def| def.river.danger = 2),
            ("rescue", |def| def.river.rescue_cost = 2),
        ];
        let rules = temple();
        for (what, change) in changes {
            let other = changed(what, change);
            for language in Language::ALL {
                assert!(book(&rules, language) != book(&other, language), "{what}: {}", language.code());
            }
        }
    }

    #[test]
    fn a_rule_is_cited_as_it_is_written() {
        let rule = Rule::new(10, 6);
        assert_eq!(Citation::from(rule).to_string(), rule.to_string());
    }
}
