//! A step as the list of steps tells it, in the language of the window.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::words::{Texts, sentence};

/// A step of a document, as it is told: ids of texts, and a name or two values in them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The text that says it.
    pub text: Cow<'static, str>,
    /// The text that names what was changed, if that text asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what: Option<Cow<'static, str>>,
    /// A name in it, such as that of a tile.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The value before it and the one after it, as they were shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    values: Option<[String; 2]>,
}

impl Step {
    /// A step that one text says.
    #[must_use]
    pub fn new(text: &'static str) -> Self {
        Self { text: text.into(), what: None, name: String::new(), values: None }
    }

    /// A step that changed what this text names.
    #[must_use]
    pub fn of(text: &'static str, what: &'static str) -> Self {
        Self { what: Some(what.into()), ..Self::new(text) }
    }

    /// The same step with a name in it.
    #[must_use]
    pub fn named(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// The same step with the value before it and the one after it.
    #[must_use]
    pub fn from_to(self, before: impl Into<String>, now: impl Into<String>) -> Self {
        Self { values: Some([before.into(), now.into()]), ..self }
    }

    /// The same step as the end of one that this one began.
    #[must_use]
    pub(super) fn begun_by(mut self, first: &Self) -> Self {
        if let (Some([before, _]), Some([from, _])) = (&mut self.values, &first.values) {
            before.clone_from(from);
        }
        self
    }

    /// The step in words, with its values.
    #[must_use]
    pub fn said(&self, texts: &Texts) -> String {
        self.said_as(texts, &self.deed(texts))
    }

    /// The words for what was done, without the values.
    #[must_use]
    pub fn deed(&self, texts: &Texts) -> String {
        let what = self.what.as_ref().map(|what| sentence(&texts.say(what))).unwrap_or_default();
        texts.with(&self.text, &[("what", what.into()), ("name", self.name.clone().into())])
    }

    /// The step in words, with these for what was done.
    #[must_use]
    pub fn said_as(&self, texts: &Texts, deed: &str) -> String {
        let Some([before, now]) = &self.values else { return deed.to_owned() };
        let shown = |value: &String| if value.is_empty() { texts.say("editor-nothing") } else { value.clone() };
        let values = [("what", deed.to_owned().into()), ("before", shown(before).into()), ("now", shown(now).into())];
        texts.with("editor-step-values", &values)
    }
}
