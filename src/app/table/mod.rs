//! The table of any game: a game that is being played, and what players of every game do at it.
//!
//! What a table keeps, `state` lists; what a game brings to it, [`TableGame`] in `game` asks for. The game with its players
//! and its file is a [`Sitting`](crate::sitting::Sitting). How a table is laid out `layout` and `ui` decide. What is
//! asked for is done in `execute`, by whole steps in `turn`; what follows from a change
//! is worked out in `refresh`. What may be told besides the game itself `notice` lists, and what panels ask for `command`.
//! What a person is asked before something is lost `asking` decides, how it looks `question`, `correct` and `plan`. What
//! is tried out is a branch of the sitting: `plan` and `hint`, and what `review` and `puzzle` tell of, which `thoughts` has
//! computers judge. Below the board stand `bar` and `status`, on it `strip` and `lookback`, beside it `log`, `recap`,
//! `review_panel` and `puzzle_card`, over it `end` with `breakdown` and `plot`; in its place, while it hides somebody's secrets, `cover`.
//! What is heard of a game that is played elsewhere, `elsewhere` tells; at a table over the net `company` has a tab of its own.
//! A game that is shown again (`replay`) has `transport` in the place of `bar`, and `comments` beside the board.

mod amend;
mod any;
mod asking;
mod bar;
pub mod bar_button;
mod bar_offer;
mod breakdown;
pub mod card_name;
pub mod chips;
pub mod choices;
mod column;
mod command;
mod comments;
mod company;
mod correct;
mod course;
mod cover;
mod ear;
pub mod elsewhere;
mod end;
mod execute;
mod first;
mod game;
pub mod hint;
pub mod house;
mod idle;
mod keyboard;
pub mod keys;
mod layout;
mod lesson;
mod lines;
pub mod log;
pub mod lookback;
pub mod naming;
mod notice;
mod offers;
mod places;
pub mod plan;
mod plot;
mod puzzle;
mod puzzle_card;
mod question;
mod recap;
mod refresh;
mod replay;
mod review;
mod review_panel;
mod scores;
mod sides;
mod sitting;
mod state;
mod status;
mod step;
pub mod strip;
mod tabs;
mod thoughts;
pub mod told;
mod transport;
mod turn;
mod ui;

pub use amend::amend_ui;
pub use any::{AnySitting, AnyTable, Frame, done};
pub use bar::bar_ui;
pub use bar_offer::{EndOfTurn, Later, Offer, ready};
pub use column::{Side, Tab};
pub use command::{
    AfterEnd, Command, GameAsk, LessonCommand, LessonName, OwnAsk, TableAsk, TableCommand, WindowCommand,
};
pub use comments::{comments_ui, sights_ui};
pub use company::{clock_ui, company_ui, pointing_ui};
pub use correct::{correction_ui, entered_ui};
pub use course::{Halt, Parted, Replay};
pub use cover::cover_ui;
pub use end::{Ending, end_ui};
use first::first_ui;
pub use game::{ChanceTitles, Desk, TableGame, TableSpot};
pub use house::Share;
pub use idle::Idle;
pub use keyboard::keyboard;
pub use layout::{Arrangement, CardPlace, CardRoom, Head};
pub use lesson::{AnyLesson, READ_FIRST, Run, TURN_FIRST, TaughtGame, begins_with, name_of};
pub use notice::Notice;
pub use offers::{Listed, choices, player_name};
pub use places::{BAR_GAP, Bar, Places};
pub use plan::PlanRevision;
pub use puzzle_card::{grade, puzzle_ui};
pub(in crate::app) use question::{keep_keyboard, question_ui};
pub use recap::recap_ui;
pub use review_panel::review_ui;
pub use scores::{Moment, ScoreRow, Scoring, course_with};
pub use sides::labels_ui;
pub(in crate::app) use state::Going;
pub use state::{Advice, Answer, Asking, Held, Lines, Plan, PuzzleRun, Recap, Standing, Stands, Table};
pub use status::line_ui;
pub use step::{Lock, Step, Turn};
pub use thoughts::{News, Tick};
pub use transport::transport_ui;
pub use ui::{card_room, table_ui};
