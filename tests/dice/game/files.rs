//! The variants of the dice game as files, and in words what is wrong with them.

use include_dir::{Dir, include_dir};
use tikal::game::syntax;
use tikal::library::Shipped;
use tikal::ron_text::NotADefinition;
use tikal::words::{Texts, Worded};

use super::{NotAnAction, Problem, State, VariantDef, WrongSetup};

impl Shipped for State {
    const VARIANTS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/tests/dice/variants");
    const STANDARD: &'static str = "cups";

    fn read_definition(text: &str) -> Result<VariantDef, NotADefinition> {
        ron::from_str(text).map_err(|error| {
            let (place, why) = syntax::explain(text, &error);
            NotADefinition { place, why }
        })
    }

    fn write_definition(definition: &VariantDef) -> Result<String, ron::Error> {
        ron::ser::to_string_pretty(definition, ron::ser::PrettyConfig::new())
    }

    fn write_short(definition: &VariantDef) -> String {
        ron::to_string(definition).unwrap()
    }
}

/// In English alone: it is never shown.
impl Worded for State {
    fn problem(_texts: &Texts, problem: &Problem) -> String {
        problem.to_string()
    }

    fn wrong_setup(_texts: &Texts, wrong: &WrongSetup) -> String {
        wrong.to_string()
    }

    fn no_action(_texts: &Texts, error: &NotAnAction) -> String {
        error.to_string()
    }
}
