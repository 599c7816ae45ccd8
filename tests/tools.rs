//! The tools of the command line, run as programs, and the second game, which sits at a table too: one program for all of
//! it, so that the window is linked once.

mod arena;
mod cli;
mod dice;
mod lab;
mod pipe;
mod program;
mod verdict;
