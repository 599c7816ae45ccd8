//! The manners of playing among which a search chooses: how much is carried, how much time is kept, which places are
//! shunned.

/// The places that a manner keeps clear of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shuns {
    /// None.
    Nothing,
    /// Tiles that may be trapped.
    Lava,
    /// The river.
    River,
    /// The bridge, as far as there is another way.
    Bridge,
}

/// A manner of playing by the quick rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    /// The most treasures that are carried.
    pub(super) most: usize,
    /// The actions that are kept to spare, for the root of the rounds that are left.
    pub(super) margin: f64,
    /// The actions that it takes to make up for a risk of 1 − 1/e.
    pub(super) wary: f64,
    /// The places that are shunned.
    pub(super) shuns: Shuns,
    /// True if clues are looked at.
    pub(super) reads: bool,
}

/// The manner of all in what may follow: it did best of some dozens that were tried against each other.
pub(super) const USUAL: Manner = Manner { most: 9, margin: 0.8, wary: 12.0, shuns: Shuns::Bridge, reads: true };

/// The manner of a novice, who carries little and fears much.
pub(super) const NOVICE: Manner = Manner { most: 6, margin: 1.2, wary: 24.0, shuns: Shuns::Nothing, ..USUAL };

/// The manner of an adept, who goes over the bridge as if others did not.
pub(super) const ADEPT: Manner = Manner { shuns: Shuns::Nothing, ..USUAL };

/// The manners among which a search chooses, the most different ones first.
pub(super) const MANNERS: [Manner; 12] = [
    USUAL,
    Manner { most: 6, margin: 1.2, ..USUAL },
    Manner { most: 12, margin: 0.4, ..USUAL },
    Manner { shuns: Shuns::Nothing, ..USUAL },
    Manner { most: 12, margin: 0.0, ..USUAL },
    Manner { margin: 2.0, ..USUAL },
    Manner { wary: 3.0, ..USUAL },
    Manner { reads: false, ..USUAL },
    Manner { most: 3, margin: 1.6, ..USUAL },
    Manner { shuns: Shuns::Lava, most: 6, ..USUAL },
    Manner { shuns: Shuns::River, ..USUAL },
    Manner { most: 3, margin: 1.0, wary: 24.0, reads: false, ..USUAL },
];
