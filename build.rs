//! Makes cargo build again when a file in one of the folders embedded in the program is added, changed or removed.

fn main() {
    for folder in ["variants", "assets/lang", "assets/rules"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
