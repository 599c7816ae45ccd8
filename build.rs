//! Makes cargo see new files in the folder that is embedded in the program.

fn main() {
    println!("cargo::rerun-if-changed=variants");
}
