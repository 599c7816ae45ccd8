//! The rulebook of Legend: its chapters under `assets/rules`, and the fields that it takes from a variant: its numbers and
//! its lists.

use minijinja::value::merge_maps;
use minijinja::{Value, context};

use super::nouns;
use crate::expedition::Text;
use crate::legend::{CardId, GroupDef, KindDef, PowerId, Rule, SLOTS, Variant};
use crate::words::rulebook::{self, Citation, Manuscript};
use crate::words::{Language, Texts};

/// The folder of its chapters.
const FOLDER: &str = "legend";

/// The rulebook's texts in a language, as they were written.
#[must_use]
pub fn manuscript(language: Language) -> Manuscript<'static> {
    rulebook::manuscript(language, Some(FOLDER))
}

impl From<Rule> for Citation {
    fn from(rule: Rule) -> Self {
        Self { game: 'L', chapter: rule.chapter, number: rule.number }
    }
}

/// Every value that the chapters can use, for this variant. `base` is the name of the variant with which it is compared,
/// and how it differs from that.
#[must_use]
pub fn fields_of(rules: &Variant, base: Option<(String, Vec<String>)>, texts: &Texts) -> Value {
    let (base, differences) = base.unwrap_or_default();
    let def = rules.def();
    let (least, most) = rules.players().into_inner();
    let variant = context! {
        variant => nouns::variant(texts, rules),
        about => own(texts, &def.description),
        base => base,
        differences => differences,
        players_least => least,
        players_most => most,
        players_vary => least != most,
        rounds => rules.rounds(),
        start_scores => def.start_scores.iter().take(most.into()).copied().collect::<Value>(),
    };
    merge_maps([
        variant,
        board(rules, texts),
        costs(rules),
        pieces(rules),
        treasures(rules, texts),
        cards(rules, texts),
        scoring(rules),
    ])
}

/// A text of the variant in the reader's language.
fn own(texts: &Texts, text: &Text) -> String {
    texts.typeset(text.get(texts.language().code()).trim())
}

/// The board, tiles, tiers and scenarios.
fn board(rules: &Variant, texts: &Texts) -> Value {
    let def = rules.def();
    let groups = def.deck.iter().map(|group| merge_maps([context! { letter => &group.group }, count([group])]));
    let tiers = (0_u32..).zip(rules.tiers()).filter(|&(_, &count)| count > 0);
    let scenarios = def.scenarios.iter().map(|scenario| {
        context! { name => own(texts, &scenario.name), about => own(texts, &scenario.description) }
    });
    context! {
        cells => rules.layout().cells().len(),
        dotted => rules.dotted().len(),
        base_camp => rules.layout().name(rules.base_camp()).to_string(),
        tiles => rules.tiles().count(),
        deck => groups.collect::<Value>(),
        group_first => def.deck.first().map(|group| group.group.clone()).unwrap_or_default(),
        setup => count(&def.setup),
        card_tiles => count(&def.card_tiles),
        slab_tokens => rules.slab_tokens(),
        tiers => tiers.map(|(value, &count)| context! { value, count }).collect::<Value>(),
        scenario_count => def.scenarios.len(),
        scenarios => scenarios.collect::<Value>(),
        display_cards => rules.display_cards(),
        display_tiles => rules.display_tiles(),
    }
}

/// The numbers of temples, clearings, ruins, volcanoes and lakes in these groups.
fn count<'a>(groups: impl IntoIterator<Item = &'a GroupDef>) -> Value {
    let [mut temples, mut clearings, mut ruins, mut volcanoes, mut lakes] = [0_u32; 5];
    for tile in groups.into_iter().flat_map(|group| &group.tiles) {
        *match tile.kind {
            KindDef::Temple(_) => &mut temples,
            KindDef::Clearing => &mut clearings,
            KindDef::Ruin(_) => &mut ruins,
            KindDef::Volcano => &mut volcanoes,
            KindDef::Lake => &mut lakes,
        } += tile.copies;
    }
    context! { temples, clearings, ruins, volcanoes, lakes }
}

fn costs(rules: &Variant) -> Value {
    let costs = rules.costs();
    // An action for which no seat has a piece counts as switched off.
    let camp = costs.camp.filter(|_| rules.camps() > 0);
    let guard = costs.guard.filter(|_| rules.guards() > 0);
    let slab = costs.slab.filter(|_| rules.slab_tokens() > 0);
    context! {
        camp => camp.is_some(),
        transfer => costs.transfer.is_some(),
        slab => slab.is_some(),
        recruit_explorer => costs.recruit_explorer.is_some(),
        recruit_leader => costs.recruit_leader.is_some(),
        uncover => costs.uncover.is_some(),
        guard => guard.is_some(),
        dig => costs.dig.is_some(),
        exchange => costs.exchange.is_some(),
        cost_enter => rules.def().costs.enter,
        cost_camp => camp,
        cost_transfer => costs.transfer,
        cost_slab => slab,
        cost_recruit_explorer => costs.recruit_explorer,
        cost_recruit_leader => costs.recruit_leader,
        cost_uncover => costs.uncover,
        cost_guard => guard,
        cost_dig => costs.dig,
        cost_exchange => costs.exchange,
        limit_uncover => rules.uncover_limit(),
        limit_dig => rules.dig_limit(),
        most_exchanged => rules.most_exchanged(),
    }
}

fn pieces(rules: &Variant) -> Value {
    let places = rules.players().map(|players| {
        let tiles = rules.display_tiles();
        context! {
            players => players,
            right => rules.right_places(players),
            left => rules.left_places(players),
            tiles => tiles / players,
            more => tiles % players,
        }
    });
    let def = rules.def();
    context! {
        explorers => rules.explorers(),
        unavailable_explorers => def.unavailable.explorers,
        leaders => rules.leaders(),
        unavailable_leaders => def.unavailable.leaders,
        camps => rules.camps(),
        guards => rules.guards(),
        leader_strength => rules.leader_strength(),
        places => places.collect::<Value>(),
    }
}

fn treasures(rules: &Variant, texts: &Texts) -> Value {
    let kinds = &rules.def().treasures.kinds;
    let most = kinds.iter().map(|kind| kind.hidden + kind.face_up).max().unwrap_or(0);
    let sets = (1..=most.min(u32::from(u8::MAX)) as u8).map(|copies| {
        context! { copies, points => rules.set_score(copies) }
    });
    let rows = kinds.iter().map(|kind| {
        context! { name => own(texts, &kind.name), hidden => kind.hidden, face_up => kind.face_up }
    });
    context! {
        hidden => kinds.iter().map(|kind| kind.hidden).sum::<u32>(),
        face_up => kinds.iter().map(|kind| kind.face_up).sum::<u32>(),
        kinds => rows.collect::<Value>(),
        sets => sets.collect::<Value>(),
    }
}

/// The cards, tokens and powers.
fn cards(rules: &Variant, texts: &Texts) -> Value {
    let cards = (0..).zip(rules.cards()).map(|(index, card)| {
        let id = CardId::new(index);
        let copies = rules.players().map(|players| card.counts[usize::from(players.clamp(2, 4)) - 2]);
        context! {
            name => nouns::card(texts, rules, id),
            does => nouns::card_effect(texts, rules, id),
            permanent => card.effect.is_permanent(),
            copies => copies.collect::<Value>(),
        }
    });
    let powers = (0..rules.powers().len() as u8).map(PowerId::new).map(|id| {
        let does = (0..SLOTS as u8).map(|slot| nouns::power(texts, rules, id, slot));
        context! { name => nouns::power_tile(texts, rules, id), does => does.collect::<Value>() }
    });
    let tokens = (0_u32..).zip(rules.tokens()).filter(|&(_, &count)| count > 0);
    context! {
        card_kinds => rules.cards().len(),
        cards => cards.collect::<Value>(),
        power_tiles => rules.powers().len(),
        powers => powers.collect::<Value>(),
        token_count => rules.tokens().iter().map(|&count| u32::from(count)).sum::<u32>(),
        tokens => tokens.map(|(value, &count)| context! { value, count }).collect::<Value>(),
    }
}

fn scoring(rules: &Variant) -> Value {
    let scoring = &rules.def().scoring;
    let high = scoring.high_temples.iter().filter(|&(_, &points)| points > 0);
    context! {
        scoring_points => scoring.action_points,
        high_temples => high.map(|(&value, &points)| context! { value, points }).collect::<Value>(),
        volcano_score => scoring.volcano,
        unused_power => scoring.unused_power,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legend::{Effect, VariantDef, validate};
    use crate::words::legend::tests::box_game;
    use crate::words::rulebook::{Book, held};

    /// The number of rules in each chapter of the law that players need.
    const RULES: [u8; 10] = [6, 8, 16, 6, 14, 11, 17, 2, 3, 7];

    fn book(rules: &Variant, language: Language) -> Book {
        let fields = fields_of(rules, None, &Texts::new(language));
        Book::new(&manuscript(language), &fields).unwrap_or_else(|error| panic!("{}: {error}", language.code()))
    }

    #[test]
    fn every_rule_of_the_law_is_told_in_exactly_one_section() {
        let rules = box_game();
        for language in Language::ALL {
            held::tells_every_rule_once(&book(&rules, language), 'L', &RULES);
        }
    }

    #[test]
    fn every_section_says_something_in_every_language() {
        let rules = box_game();
        for language in Language::ALL {
            held::says_something_everywhere(&book(&rules, language));
        }
    }

    #[test]
    fn the_languages_say_the_same() {
        let rules = box_game();
        held::says_the_same_in_every_language(|language| book(&rules, language));
    }

    #[test]
    fn every_noun_of_a_language_is_asked_for() {
        for language in Language::ALL {
            held::asks_for_every_noun(&manuscript(language));
        }
    }

    #[test]
    fn every_number_of_a_variant_stands_in_its_rulebook() {
        type Change = fn(&mut VariantDef);
        let changes: [(&str, Change); 38] = [
            ("name", |def| def.name = Text::Plain("Another".to_owned())),
            ("description", |def| def.description = Text::Plain("Another".to_owned())),
            ("players", |def| def.players.most = 3),
            ("board", |def| def.board.left_out.retain(|cell| cell != "i7")),
            ("dotted", |def| def.board.dotted.truncate(14)),
            ("deck", |def| def.deck[0].tiles[0].kind = KindDef::Lake),
            ("card tiles", |def| def.card_tiles[0].tiles[0].copies = 2),
            ("slab tokens", |def| def.slab_tokens = 3),
            ("tiers", |def| *def.tiers.entry(4).or_default() += 1),
            ("hidden", |def| def.treasures.kinds[7].hidden = 2),
            ("face up", |def| def.treasures.kinds[7].face_up = 1),
            ("scores", |def| def.treasures.scores[1] = 4),
            ("cards", |def| def.cards[9].counts[1] = 3),
            ("tokens", |def| *def.tokens.entry(6).or_default() += 1),
            ("powers", |def| def.powers[0].effects.swap(0, 1)),
            ("scenarios", |def| def.scenarios[1].name = Text::Plain("Another".to_owned())),
            ("rounds", |def| def.rounds = 5),
            ("display cards", |def| def.display.cards = 11),
            ("display tiles", |def| def.display.tiles = 3),
            ("right", |def| def.places.right[2] = 1),
            ("left", |def| def.places.left[2] = 3),
            ("enter", |def| def.costs.enter = 2),
            ("camp", |def| def.costs.camp = Some(4)),
            ("transfer", |def| def.costs.transfer = Some(2)),
            ("slab", |def| def.costs.slab = Some(2)),
            ("explorer", |def| def.costs.recruit_explorer = Some(1)),
            ("leader", |def| def.costs.recruit_leader = Some(4)),
            ("uncover", |def| def.costs.uncover = None),
            ("guard", |def| def.costs.guard = None),
            ("dig", |def| def.costs.dig = None),
            ("exchange", |def| def.costs.exchange = None),
            ("limits", |def| def.per_turn.dig = 1),
            ("exchanged", |def| def.most_exchanged = 1),
            ("pieces", |def| def.pieces.explorers = 29),
            ("unavailable", |def| def.unavailable.explorers = 11),
            ("strength", |def| def.leader_strength = 4),
            ("start", |def| def.start_scores[0] = 0),
            ("scoring", |def| (def.scoring.volcano, def.scoring.unused_power) = (9, 6)),
        ];
        let rules = box_game();
        for (what, change) in changes {
            let mut def = rules.def().clone();
            change(&mut def);
            let (other, problems) = validate(def);
            let other = other.unwrap_or_else(|| panic!("{what}: {problems:?}"));
            for language in Language::ALL {
                assert!(book(&rules, language) != book(&other, language), "{what}: {}", language.code());
            }
        }
    }

    #[test]
    fn every_card_leads_to_the_section_of_its_rule() {
        let rules = box_game();
        let book = book(&rules, Language::English);
        let effects = rules.cards().iter().map(|card| card.effect);
        let powers = rules.powers().iter().flat_map(|power| power.effects);
        for effect in effects.chain(powers) {
            let rule = Citation::from(effect.rule()).to_string();
            assert!(book.find(&rule).is_some(), "{rule}");
        }
        assert_eq!(Effect::Exchange(1).rule(), Rule::new(9, 2));
    }
}
