//! Paths to the parts of a definition: fields, elements and entries, one inside the other. Where such a part stands in a
//! text, `outline` finds.

use std::fmt;

/// One segment of a [`Path`]: it leads from a part of a definition to a part inside it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Segment {
    /// A field of a struct: `.tiles`.
    Field(&'static str),
    /// An element of a list, from 0: `[3]`.
    Index(usize),
    /// An entry of a map by number, such as the tiers: `[7]`.
    Key(u32),
    /// A text in one language: `[fr]`.
    Language(String),
}

/// Where in a definition something stands, such as `deck[1].tiles[3].slabs`; the whole has no segments.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Path(Vec<Segment>);

impl Path {
    /// The whole definition.
    #[must_use]
    pub const fn whole() -> Self {
        Self(Vec::new())
    }

    /// A field of the whole definition.
    #[must_use]
    pub fn of(field: &'static str) -> Self {
        Self::whole().field(field)
    }

    /// A field of this part.
    #[must_use]
    pub fn field(&self, field: &'static str) -> Self {
        self.then(Segment::Field(field))
    }

    /// An element of this list.
    #[must_use]
    pub fn index(&self, index: usize) -> Self {
        self.then(Segment::Index(index))
    }

    /// An entry of this map.
    #[must_use]
    pub fn key(&self, key: u32) -> Self {
        self.then(Segment::Key(key))
    }

    /// This text in one language.
    #[must_use]
    pub fn language(&self, language: &str) -> Self {
        self.then(Segment::Language(language.to_owned()))
    }

    fn then(&self, segment: Segment) -> Self {
        let mut segments = Vec::with_capacity(self.0.len() + 1);
        segments.extend_from_slice(&self.0);
        segments.push(segment);
        Self(segments)
    }

    /// The segments that lead from the whole to the part.
    #[must_use]
    pub fn segments(&self) -> &[Segment] {
        &self.0
    }

    /// True if the path is that of the whole definition.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<Segment> for Path {
    fn from_iter<I: IntoIterator<Item = Segment>>(segments: I) -> Self {
        Self(segments.into_iter().collect())
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, segment) in self.0.iter().enumerate() {
            match segment {
                Segment::Field(name) if place == 0 => f.write_str(name)?,
                Segment::Field(name) => write!(f, ".{name}")?,
                Segment::Index(index) => write!(f, "[{index}]")?,
                Segment::Key(key) => write!(f, "[{key}]")?,
                Segment::Language(language) => write!(f, "[{language}]")?,
            }
        }
        Ok(())
    }
}
