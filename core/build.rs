//! Makes cargo build again when a file in one of the folders embedded in this package is added, changed or removed.

fn main() {
    for folder in ["../variants", "../assets/lang"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
