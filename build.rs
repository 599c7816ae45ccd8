//! Makes cargo build again when a file in a folder embedded in the window is added, changed or removed.

fn main() {
    println!("cargo::rerun-if-changed=assets/rules");
}
