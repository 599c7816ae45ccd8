//! The rules, the variants, the records and the tools, without a window: one program for all of them, so that the
//! library is linked once.

mod arena;
mod cli;
mod dice;
mod edit;
mod fuzz;
mod generate;
mod hostile;
mod lab;
mod library;
mod perft;
mod players;
mod playthroughs;
mod program;
mod protocol;
mod random_games;
mod rounds;
mod rules;
mod saves;
mod shelf;
mod variants;
