//! The rules, the variants, the records and the protocol: what needs neither the window nor the program itself. A program
//! of the package `tikal-core`, so that a changed rule is tested without building the window.

extern crate tikal_core as tikal;

mod chac;
mod chances;
mod edit;
mod fuzz;
mod generate;
mod hostile;
mod kept;
mod legend;
mod library;
mod perft;
mod players;
mod playthroughs;
mod protocol;
mod random_games;
mod rounds;
mod rules;
mod saves;
mod shelf;
mod statistics;
mod strength;
mod texts;
mod variants;
