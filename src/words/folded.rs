//! Texts to be searched, whatever their case and accents.

/// A text in lower case without accents; each letter with the bytes of the text that it stands for.
#[derive(Clone, Debug)]
pub struct Folded {
    letters: Vec<char>,
    bytes: Vec<(usize, usize)>,
}

impl Folded {
    /// Folds a text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut folded = Self { letters: Vec::new(), bytes: Vec::new() };
        for (index, letter) in text.char_indices() {
            for small in letter.to_lowercase() {
                let plain = plain(small);
                let bytes = (index, index + letter.len_utf8());
                match plain {
                    Ok(letters) => folded.letters.extend(letters.chars()),
                    Err(letter) => folded.letters.push(letter),
                }
                folded.bytes.resize(folded.letters.len(), bytes);
            }
        }
        folded
    }

    /// True if there is nothing to be found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// The bytes of the first place where the other text stands in this one.
    #[must_use]
    pub fn first(&self, wanted: &Self) -> Option<(usize, usize)> {
        self.all(wanted).first().copied()
    }

    /// The bytes of every place where the other text stands in this one.
    #[must_use]
    pub fn all(&self, wanted: &Self) -> Vec<(usize, usize)> {
        let (length, mut index, mut found) = (wanted.letters.len(), 0, Vec::new());
        while index + length <= self.letters.len() {
            if self.letters[index..index + length] == wanted.letters[..] {
                found.push((self.bytes[index].0, self.bytes[index + length - 1].1));
                index += length;
            } else {
                index += 1;
            }
        }
        found
    }
}

/// A letter as it is searched: without its accent if it is one of those that the window's languages use, else itself.
fn plain(letter: char) -> Result<&'static str, char> {
    Ok(match letter {
        // An umlaut is found without its dots, but not written out as two letters.
        'à' | 'á' | 'â' | 'ã' | 'å' | 'ä' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => "o",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ÿ' | 'ý' => "y",
        'ß' => "ss",
        'œ' => "oe",
        'æ' => "ae",
        '’' => "'",
        '\u{a0}' | '\u{202f}' | '\n' => " ",
        _ => return Err(letter),
    })
}
