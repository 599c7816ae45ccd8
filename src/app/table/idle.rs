//! Why a key or a button does nothing now, where no rule says so.

/// Why a key or a button does nothing now, where no rule says so: the id of the text that says it. A game has reasons of
/// its own beside these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Idle(&'static str);

impl Idle {
    /// An earlier state is shown.
    pub const LOOKS_BACK: Self = Self("ask-back");
    /// The secrets of the person to move are covered.
    pub const COVERED: Self = Self("idle-covered");
    /// Nobody at this computer is to move.
    pub const NOT_ASKED: Self = Self("idle-not-asked");
    /// An action that was chosen is not answered yet.
    pub const SENT: Self = Self("ask-sent");
    /// The game is over.
    pub const OVER: Self = Self("ask-over");
    /// No other number of pieces can walk.
    pub const PARTY: Self = Self("idle-party");
    /// Nothing was played before.
    pub const FIRST_STEP: Self = Self("idle-first-step");
    /// The board stands as it is now.
    pub const LAST_STEP: Self = Self("idle-last-step");
    /// A purist game does not show it.
    pub const PURIST: Self = Self("idle-purist");
    /// A hint is for one's own turn in a game that is played here.
    pub const NO_HINT: Self = Self("idle-no-hint");
    /// In a lesson the card says how to go on.
    pub const NO_HINT_IN_LESSON: Self = Self("idle-no-hint-lesson");
    /// A plan is open, in the place of which a hint would come.
    pub const HINT_PLAN: Self = Self("idle-hint-plan");
    /// Nobody else can decide for a seat now.
    pub const TAKE_OVER: Self = Self("idle-take-over");
    /// Nothing can be taken back.
    pub const UNDO: Self = Self("bar-undo-hint");
    /// An action of this turn cannot be taken back, as chance came after it.
    pub const UNDO_CHANCE: Self = Self("bar-undo-chance");
    /// As [`Idle::UNDO_CHANCE`], where the card of a lesson leads back.
    pub const UNDO_CHANCE_OF_LESSON: Self = Self("bar-undo-chance-lesson");
    /// The action of a chip was shut off by chance that came after it, or is that chance.
    pub const STEP_CHANCE: Self = Self("lock-chance");
    /// The action of a chip is another seat's, or another turn's.
    pub const STEP_NOT_YOURS: Self = Self("lock-not-yours");
    /// At a padlock something came to light.
    pub const PADLOCK: Self = Self("lock-hint");
    /// A lesson begins with what a chip stands for.
    pub const STEP_OF_LESSON: Self = Self("strip-lesson-hint");
    /// Nothing was taken back that could be played again.
    pub const REDO: Self = Self("idle-redo");
    /// No whole turn can be taken back in this game.
    pub const TAKE_BACK_TURN: Self = Self("idle-take-back-turn");
    /// Nor one that was played here yet.
    pub const NO_WHOLE_TURN: Self = Self("bar-take-back-turn-none");
    /// No computer plays that could go on.
    pub const NO_COMPUTER: Self = Self("idle-no-computer");
    /// A turn is not ended by an action of its own.
    pub const NO_END: Self = Self("idle-no-end");
    /// No place on the board has the focus or is chosen.
    pub const NO_HEX: Self = Self("idle-no-hex");
    /// No piece is on the board.
    pub const NO_PIECE: Self = Self("idle-no-piece");
    /// This game cannot be shown again now.
    pub const NO_REPLAY: Self = Self("idle-no-replay");
    /// There is no such moment before the one that is shown.
    pub const NO_EARLIER: Self = Self("idle-no-earlier");
    /// There is no such moment after the one that is shown.
    pub const NO_LATER: Self = Self("idle-no-later");
    /// It is shown as fast as possible.
    pub const FASTEST: Self = Self("idle-fastest");
    /// It is shown as slowly as possible.
    pub const SLOWEST: Self = Self("idle-slowest");
    /// There is nobody elsewhere to show something.
    pub const ALONE: Self = Self("friends-alone");
    /// The thing with the focus has no rule of its own.
    pub const NO_RULE: Self = Self("idle-no-rule");

    /// A reason that only one game has, said by the text with this id.
    pub(in crate::app) const fn of_game(text: &'static str) -> Self {
        Self(text)
    }

    /// The id of the text that says it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        self.0
    }
}
