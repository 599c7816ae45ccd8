//! The promises of the documents, held against the program: numbers, names, examples and links of `docs/*.md`,
//! README.md and CONTRIBUTING.md; and the first words of comments in the source.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "docs/arena.rs"]
mod arena;
#[path = "docs/chac.rs"]
mod chac;
#[path = "docs/comments.rs"]
mod comments;
#[path = "docs/lab.rs"]
mod lab;
#[path = "docs/legend.rs"]
mod legend;
#[path = "docs/links.rs"]
mod links;
#[path = "docs/net.rs"]
mod net;
#[path = "docs/pages.rs"]
mod pages;
#[path = "docs/protocol.rs"]
mod protocol;
#[path = "docs/readme.rs"]
mod readme;
#[path = "docs/record.rs"]
mod record;
#[path = "docs/rules.rs"]
mod rules;
#[path = "docs/variants.rs"]
mod variants;
