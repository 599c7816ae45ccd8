//! Makes cargo see new files in the folders that are embedded in the program.

fn main() {
    for folder in ["variants", "assets/lang", "assets/rules"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
