//! Cures of names: what has none gets one.

use crate::editor::legend::effects::sort_name;
use crate::editor::names::{capital, fill};
use crate::legend::VariantDef;
use crate::ron_text::{Path, Segment};
use crate::words::Texts;

/// Gives what a path leads to the name that it has in another language, or else one made from what it is. Returns the
/// name.
pub(super) fn name(texts: &Texts, def: &mut VariantDef, path: &Path) -> Option<String> {
    use Segment::{Field, Index};
    let (text, made) = match path.segments() {
        [Field("name"), ..] => {
            let made = capital(&def.id.replace('-', " "));
            (&mut def.name, made)
        }
        [Field("cards"), Index(card), ..] => {
            let card = def.cards.get_mut(*card)?;
            let made = texts.say(sort_name(&card.effect));
            (&mut card.name, made)
        }
        [Field("powers"), Index(power), ..] => {
            let power = def.powers.get_mut(*power)?;
            (&mut power.name, power.id.clone())
        }
        [Field("scenarios"), Index(scenario), ..] => {
            let scenario = def.scenarios.get_mut(*scenario)?;
            let made = capital(&scenario.id.replace('-', " "));
            (&mut scenario.name, made)
        }
        [Field("treasures"), Field("kinds"), Index(kind), ..] => {
            let kind = def.treasures.kinds.get_mut(*kind)?;
            let made = format!("{:?}", kind.glyph).to_lowercase();
            (&mut kind.name, made)
        }
        _ => return None,
    };
    fill(text, &made)
}
