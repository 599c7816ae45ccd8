//! The one list of the games that this program plays, and what follows from it.
//!
//! A line of `games!` is all that names a game outside its own files. From the lines come [`GameId`], [`GameRules`] and
//! three macros: [`with_game!`](crate::with_game) calls generic code for the game that an id or a value names,
//! `any_game!` makes an enum with a thing of whichever game, `each_game!` a struct with a thing of every game. Nothing
//! else matches on the games. What a part of the program wants of a game is a trait of that part: a game in the list
//! that lacks it does not compile there.

use std::any::Any;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::game::{Game, Rules};

/// A game in the list.
pub trait Listed: Game + 'static {
    /// Its place in the list.
    const GAME: GameId;
}

macro_rules! games {
    ($first:ident => $first_module:ident::$first_state:ident $(, $Name:ident => $module:ident::$State:ident)* $(,)?) => {
        /// A game that this program plays.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum GameId {
            #[doc = concat!("The game of [`crate::", stringify!($first_module), "`].")]
            #[default]
            $first,
            $(
                #[doc = concat!("The game of [`crate::", stringify!($module), "`].")]
                $Name,
            )*
        }

        games! { @made ($) $first => $first_module::$first_state $(, $Name => $module::$State)* }
    };
    // `$d` stands for the dollar sign in the macros that are made.
    (@made ($d:tt) $($Name:ident => $module:ident::$State:ident),+) => {
        impl GameId {
            /// All games.
            pub const ALL: &'static [Self] = &[$(Self::$Name),+];
        }

        $(
            impl Listed for $crate::$module::$State {
                const GAME: GameId = GameId::$Name;
            }
        )+

        /// Calls generic code for the game that is named.
        ///
        /// - `with_game!(id, G => expression)`: by a [`GameId`]; in the expression `G` is the state of that game.
        /// - `with_game!(value, Enum::G(own) => expression)`: by a value of an enum that `any_game!` has made; `own` is
        ///   what it holds.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id {
                    $($crate::games::GameId::$Name => {
                        type $d G = $crate::$module::$State;
                        $d body
                    })+
                }
            };
            ($d value:expr, $d Any:ident::$d G:ident($d own:pat) => $d body:expr) => {
                match $d value {
                    $($d Any::$Name($d own) => {
                        type $d G = $crate::$module::$State;
                        // Used even where the expression does not say the type.
                        let _: ::std::marker::PhantomData<$d G>;
                        $d body
                    })+
                }
            };
        }

        /// Makes an enum with something of whichever game: `enum Any: Bound { Of }` holds an `Of<G>`, a type with one
        /// parameter, for the `G` of one game in the list; `Bound` is what that type wants of a game.
        #[macro_export]
        macro_rules! any_game {
            ($d(#[$d about:meta])* $d public:vis enum $d Any:ident: $d Bound:path { $d Of:ident }) => {
                $d(#[$d about])*
                $d public enum $d Any {
                    $(
                        #[doc = concat!("Of [`", stringify!($Name), "`](crate::", stringify!($module), ").")]
                        $Name($d Of<$crate::$module::$State>),
                    )+
                }

                impl $d Any {
                    /// It holds what is of this game.
                    #[must_use]
                    $d public fn of<G: $d Bound + $crate::games::Listed>(own: $d Of<G>) -> Self {
                        match G::GAME {
                            $($crate::games::GameId::$Name => Self::$Name($crate::games::own(own)),)+
                        }
                    }

                    /// Its content, if that is of this game.
                    #[must_use]
                    $d public fn own<G: $d Bound + $crate::games::Listed>(&self) -> Option<&$d Of<G>> {
                        match self {
                            $(Self::$Name(own) => (own as &dyn ::std::any::Any).downcast_ref(),)+
                        }
                    }
                }
            };
        }
        pub use {any_game, with_game};

        /// Makes a struct with something of every game: `struct Each: Bound { Of }` holds an `Of<G>`, a type with one
        /// parameter, for the `G` of each game in the list. With `mut Of` it is there to be changed only.
        #[macro_export]
        macro_rules! each_game {
            ($d(#[$d about:meta])* $d public:vis struct $d Each:ident: $d Bound:path { $d Of:ident }) => {
                $crate::games::each_game! {
                    $d(#[$d about])*
                    $d public struct $d Each: $d Bound { mut $d Of }
                }

                impl $d Each {
                    /// That of this game.
                    #[must_use]
                    $d public fn of<G: $d Bound + $crate::games::Listed>(&self) -> &$d Of<G> {
                        match G::GAME {
                            $($crate::games::GameId::$Name => $crate::games::own_ref(&self.$module),)+
                        }
                    }
                }
            };
            ($d(#[$d about:meta])* $d public:vis struct $d Each:ident: $d Bound:path { mut $d Of:ident }) => {
                $d(#[$d about])*
                $d public struct $d Each {
                    $($module: $d Of<$crate::$module::$State>,)+
                }

                impl $d Each {
                    /// That of this game, to be changed.
                    $d public fn of_mut<G: $d Bound + $crate::games::Listed>(&mut self) -> &mut $d Of<G> {
                        match G::GAME {
                            $($crate::games::GameId::$Name => $crate::games::own_mut(&mut self.$module),)+
                        }
                    }
                }
            };
        }
        pub use each_game;
    };
}

games! {
    Tikal => tikal::State,
    Legend => legend::State,
    Chac => chac::State,
}

impl GameId {
    /// The name by which records and the protocol know the game.
    #[must_use]
    pub const fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The game with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.id() == id)
    }

    /// The largest file of a variant of this game, in bytes.
    #[must_use]
    pub const fn max_file_size(self) -> u64 {
        with_game!(self, G => <G as Game>::Rules::MAX_FILE_SIZE)
    }
}

/// The largest file of a variant of any game, in bytes.
pub const MAX_VARIANT_FILE: u64 = {
    let (mut most, mut index) = (0, 0);
    while index < GameId::ALL.len() {
        let size = GameId::ALL[index].max_file_size();
        if size > most {
            most = size;
        }
        index += 1;
    }
    most
};

/// Which variant of which game. Ids are told apart within a game only.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct VariantId {
    /// The game.
    pub game: GameId,
    /// The variant's id in it.
    pub id: String,
}

impl VariantId {
    /// The variant of this game with this id.
    #[must_use]
    pub fn new(game: GameId, id: &str) -> Self {
        Self { game, id: id.to_owned() }
    }
}

type Shared<G> = Arc<<G as Game>::Rules>;

any_game! {
    /// The rules of a game: a checked variant of it.
    #[derive(Clone, Debug)]
    pub enum GameRules: Game { Shared }
}

impl GameRules {
    /// The game.
    #[must_use]
    pub fn game(&self) -> GameId {
        with_game!(self, Self::G(_) => G::GAME)
    }

    /// Which variant it is.
    #[must_use]
    pub fn variant(&self) -> VariantId {
        VariantId::new(self.game(), with_game!(self, Self::G(rules) => Rules::id(&**rules)))
    }

    /// A hash of everything that matters to play.
    #[must_use]
    pub fn hash(&self) -> &str {
        with_game!(self, Self::G(rules) => Rules::hash(&**rules))
    }

    /// The numbers of players.
    #[must_use]
    pub fn players(&self) -> RangeInclusive<u8> {
        with_game!(self, Self::G(rules) => Rules::players(&**rules))
    }

    /// The colours that seats can have, by name.
    #[must_use]
    pub fn colours(&self) -> &[String] {
        with_game!(self, Self::G(rules) => Rules::colours(&**rules))
    }
}

/// The same value under the type that its game gives it.
///
/// # Panics
/// If the two types are of different games, which the list rules out.
#[expect(clippy::expect_used, reason = "a game has one line in the list: the same game is the same type")]
pub fn own<A: 'static, B: 'static>(own: A) -> B {
    let own: Box<dyn Any> = Box::new(own);
    *own.downcast().expect("both are of one game")
}

/// The same as [`own`], by reference.
///
/// # Panics
/// As [`own`].
#[expect(clippy::expect_used, reason = "a game has one line in the list: the same game is the same type")]
pub fn own_ref<A: 'static, B: 'static>(own: &A) -> &B {
    (own as &dyn Any).downcast_ref().expect("both are of one game")
}

/// The same as [`own`], to be changed.
///
/// # Panics
/// As [`own`].
#[expect(clippy::expect_used, reason = "a game has one line in the list: the same game is the same type")]
pub fn own_mut<A: 'static, B: 'static>(own: &mut A) -> &mut B {
    (own as &mut dyn Any).downcast_mut().expect("both are of one game")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_name_of_its_own() {
        for &game in GameId::ALL {
            assert_eq!(GameId::from_id(game.id()), Some(game));
            assert_eq!(with_game!(game, G => G::GAME), game);
        }
    }
}
