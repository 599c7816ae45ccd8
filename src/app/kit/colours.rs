//! The names of the seats' colours.

use crate::words::Texts;

/// The name of a colour; one that only a player's variant has goes by its name there.
#[must_use]
pub fn colour_name(texts: &Texts, colour: &str) -> String {
    match colour {
        "red" => texts.say("colour-red"),
        "orange" => texts.say("colour-orange"),
        "white" => texts.say("colour-white"),
        "blue" => texts.say("colour-blue"),
        "green" => texts.say("colour-green"),
        "purple" => texts.say("colour-purple"),
        "yellow" => texts.say("colour-yellow"),
        "black" => texts.say("colour-black"),
        other => other.to_owned(),
    }
}
