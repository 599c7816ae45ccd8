//! Asks another program what it would play.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use super::peer::{Peer, PeerError, PeerReason};
use crate::ai::Level;
use crate::game::bounds::beginning;
use crate::game::{Game, View, text_of};

/// The wishes of whoever asks a program, beside the position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wish<'a> {
    /// The level that it is to play at; its own if none is named.
    pub level: Option<Level>,
    /// The nodes that it may search; its own number if none is named.
    pub nodes: Option<u64>,
    /// The seed of its choices, as the protocol takes it.
    pub seed: u64,
    /// The text of the variant, if the program cannot know it.
    pub variant_text: Option<&'a str>,
}

impl Peer {
    /// The actions that the program would play for the viewer, at least one.
    ///
    /// # Errors
    /// If it does not answer in time, or with no legal action.
    pub fn choose<G: Game>(
        &mut self,
        rules: &G::Rules,
        view: &View<G>,
        wish: &Wish,
    ) -> Result<Vec<G::Action>, PeerError> {
        // A view is no position. What the seat does not know is made up: nobody can tell that from the truth by the view.
        let whole = G::guess(view, rules, &mut Xoshiro256PlusPlus::seed_from_u64(wish.seed));
        let mut position = json!({ "cmd": "position", "state": whole.position(rules), "dealer": "manual" });
        if let Some(text) = wish.variant_text {
            position["variant_text"] = text.into();
        }
        self.ask(&position)?;
        let mut request = json!({ "cmd": "suggest", "seed": wish.seed });
        if let Some(level) = wish.level {
            request["level"] = level.id().into();
        }
        if let Some(nodes) = wish.nodes {
            request["nodes"] = nodes.into();
        }
        let answer = self.ask(&request)?;
        let Some(text) = answer.get("action").and_then(Value::as_str) else {
            let answer = Value::Object(answer).to_string();
            return Err(self.error(PeerReason::NotAnAnswer(beginning(&answer).into_owned())));
        };
        let illegal =
            |message: String| self.error(PeerReason::Illegal { action: beginning(text).into_owned(), message });
        let action = G::parse(rules, text).map_err(|error| illegal(error.to_string()))?;
        view.state().check(rules, action).map_err(|error| illegal(error.to_string()))?;
        // Of the plan that counts which can be read; where it leads astray, the program is asked again.
        let plan = answer.get("plan").and_then(Value::as_array).into_iter().flatten();
        let plan: Vec<G::Action> = plan.map_while(|text| G::parse(rules, text.as_str()?).ok()).collect();
        let begins_so = plan.first().is_some_and(|&first| text_of::<G>(rules, first) == text_of::<G>(rules, action));
        Ok(if begins_so { plan } else { vec![action] })
    }
}
