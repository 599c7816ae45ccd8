//! Cures of texts: those that are too long end where they may, and what has no name gets one.

use super::written;
use crate::editor::legend::effects::sort_name;
use crate::editor::names::{capital, fill};
use crate::legend::VariantDef;
use crate::ron_text::{Path, Places, Segment};
use crate::words::Texts;

/// The definition in which the text at a path ends after so many characters.
pub(super) fn shortened(def: &VariantDef, path: &Path, most: usize) -> Option<VariantDef> {
    let whole = def.write().ok()?;
    let text: String = ron::from_str(&whole[Places::new(&whole).nearest(path).bytes]).ok()?;
    let kept: String = text.chars().take(most).collect();
    written(def, path, &ron::to_string(kept.trim_end()).ok()?)
}

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
