//! Makes cargo build again when a file in one of the folders embedded in this package is added, changed or removed, and
//! packs the puzzles: they are the largest texts, a hundredth of the program, and read only where somebody asks for one.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The level of packing that others call the best; what it leaves is not worth the time.
const BEST: u8 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    for folder in ["../variants", "../assets/lang", "../assets/puzzles"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let folder = env::var("OUT_DIR")?;
    for set in ["base.ron", "auction.ron"] {
        let text = fs::read(Path::new("../assets/puzzles").join(set))?;
        let packed = miniz_oxide::deflate::compress_to_vec(&text, BEST);
        fs::write(Path::new(&folder).join(format!("{set}.deflate")), packed)?;
    }
    Ok(())
}
