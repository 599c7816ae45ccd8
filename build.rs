//! Makes cargo build again when a file in a folder embedded in the window is added, changed or removed, packs the licences
//! of what is inside the program, which hardly anybody reads, and gives the program for Windows its icon.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The level of packing that others call the best; what it leaves is not worth the time.
const BEST: u8 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    for path in ["assets/rules", "assets/licences.txt", "packaging/icons/tikal.ico"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let packed = miniz_oxide::deflate::compress_to_vec(&fs::read("assets/licences.txt")?, BEST);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("licences.txt.deflate"), packed)?;
    // Elsewhere there is no compiler of resources; a program for Windows is released from Windows.
    #[cfg(windows)]
    winresource::WindowsResource::new()
        .set_icon("packaging/icons/tikal.ico")
        .set("ProductName", "Tikal")
        .set("FileDescription", "Tikal")
        .compile()?;
    Ok(())
}
