//! The fingerprint of a text, by which records know a definition and files a game.

use sha2::{Digest, Sha256};

/// The first 16 bytes of SHA-256 over this text, in hex.
#[must_use]
pub fn fingerprint(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    format!("{:032x}", u128::from_be_bytes(std::array::from_fn(|index| digest[index])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_that_of_the_standard() {
        // FIPS 180-4, the example of one block and the empty text.
        assert_eq!(fingerprint("abc"), "ba7816bf8f01cfea414140de5dae2223");
        assert_eq!(fingerprint(""), "e3b0c44298fc1c149afbf4c8996fb924");
    }
}
