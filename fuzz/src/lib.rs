//! The bodies of the fuzz targets, which the tests of the program share.

#[path = "../../tests/fuzz/targets.rs"]
pub mod targets;
