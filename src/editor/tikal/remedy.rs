//! The cure of a problem in words: the text of its button.

use super::Remedy;
use crate::words::Texts;
use crate::words::tikal::problems;

/// The text of the button that makes this cure.
#[must_use]
pub fn remedy_text(texts: &Texts, remedy: &Remedy) -> String {
    match remedy {
        Remedy::Number(number) => texts.with("cure-number", &[("number", (*number).into())]),
        Remedy::Header => texts.say("cure-header"),
        Remedy::Id(id) => texts.with("cure-id", &[("id", id.clone().into())]),
        Remedy::ExchangePlayers => texts.say("cure-exchange"),
        Remedy::Colours => texts.say("cure-colours"),
        Remedy::Remove => texts.say("cure-remove"),
        Remedy::Clearing => texts.say("cure-clearing"),
        Remedy::BaseCamp(cell) => texts.with("cure-base-camp", &[("cell", cell.to_string().into())]),
        Remedy::Letters => texts.say("cure-letters"),
        Remedy::Merge(group) => texts.with("cure-merge", &[("group", group.to_string().into())]),
        Remedy::Sort => texts.say("cure-sort"),
        Remedy::AllPlayers => texts.say("cure-all-players"),
        Remedy::AlsoWith(players) => texts.with("cure-also-with", &[("players", problems::listed(players).into())]),
        Remedy::Scores(entries) => texts.with("cure-scores", &[("entries", (*entries).into())]),
        Remedy::LeaveOut(cells) => texts.with("cure-leave-out", &[("cells", (*cells).into())]),
        Remedy::Slab => texts.say("cure-slab"),
        Remedy::Shorten(characters) => texts.with("cure-shorten", &[("characters", (*characters).into())]),
        Remedy::Name(name) => texts.with("cure-id", &[("id", name.clone().into())]),
        Remedy::Volcano(group) => texts.with("cure-volcano", &[("group", group.to_string().into())]),
        Remedy::Treasures(count) => texts.with("cure-treasures", &[("count", (*count).into())]),
        Remedy::Tiers { count, value } => {
            texts.with("cure-tiers", &[("count", (*count).into()), ("value", (*value).into())])
        }
    }
}
