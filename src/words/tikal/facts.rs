//! A variant in a few words, made from its numbers.

use crate::tikal::{TurnRule, Variant};
use crate::words::Texts;

/// The facts of a variant that is played with these turns: players, tiles, length, points, whether turns are auctioned.
#[must_use]
pub fn facts(texts: &Texts, rules: &Variant, turns: TurnRule) -> Vec<String> {
    let mut facts = vec![players(texts, rules), tiles(texts, rules), length(texts, rules)];
    facts.push(texts.with("facts-points", &[("points", rules.action_points().into())]));
    facts.push(texts.say(match turns {
        TurnRule::Auction => "facts-auction",
        TurnRule::Draw => "facts-draw",
    }));
    facts
}

/// The number of turns of each player: with fewest and with most players, or the one number that there always is.
fn length(texts: &Texts, rules: &Variant) -> String {
    let (least, most) = (*rules.players().start(), *rules.players().end());
    let turns = |players: u8| {
        let (tiles, players) = (rules.deck_for(players).len(), usize::from(players));
        let turns = tiles / players;
        if tiles.is_multiple_of(players) {
            turns.to_string()
        } else {
            // The last tiles do not go round.
            texts.with("facts-turns", &[("few", turns.into()), ("many", (turns + 1).into())])
        }
    };
    let (few, many) = (("few", turns(most).into()), ("many", turns(least).into()));
    if least == most {
        texts.with("facts-length-one", &[("most", most.into()), few])
    } else {
        texts.with("facts-length", &[("least", least.into()), many, ("most", most.into()), few])
    }
}

fn players(texts: &Texts, rules: &Variant) -> String {
    let (least, most) = (*rules.players().start(), *rules.players().end());
    if least == most {
        texts.with("facts-players-one", &[("players", least.into())])
    } else {
        texts.with("facts-players", &[("least", least.into()), ("most", most.into())])
    }
}

fn tiles(texts: &Texts, rules: &Variant) -> String {
    let (least, most) = rules.players().fold((usize::MAX, 0), |(least, most), players| {
        let tiles = rules.deck_for(players).len();
        (least.min(tiles), most.max(tiles))
    });
    if least == most {
        texts.with("facts-tiles", &[("tiles", most.into())])
    } else {
        texts.with("facts-tiles-range", &[("least", least.into()), ("most", most.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{CLASSIC, TikalLibrary};
    use crate::tikal::validate;
    use crate::words::Language;

    #[test]
    fn turns_are_told_as_they_are_where_the_tiles_do_not_go_round() {
        let texts = Texts::new(Language::English);
        let said = |tiles: usize, players: (u32, u32)| {
            let mut def = TikalLibrary::built_in().find(CLASSIC).unwrap().def().clone();
            (def.players.least, def.players.most) = players;
            def.deck.truncate(tiles.div_ceil(6));
            def.deck.iter_mut().for_each(|group| group.tiles.resize(6, group.tiles[0].clone()));
            let last = def.deck.last_mut().unwrap();
            last.tiles.truncate(6 - (tiles.next_multiple_of(6) - tiles));
            length(&texts, &validate(def).0.unwrap())
        };
        assert_eq!(said(36, (2, 4)), "18 turns each with 2 players, 9 with 4");
        assert_eq!(said(18, (2, 4)), "9 turns each with 2 players, 4 or 5 with 4");
        assert_eq!(said(18, (4, 4)), "4 or 5 turns each with 4 players");
    }
}
