//! Names that are told apart: where several things are called the same, each gets a part that only it has.

use crate::words::Texts;

/// The names as they are shown: one that nothing else has stays as it is; of those that are alike each is followed by its
/// own part, such as the name of its file, or else by its number among them.
#[must_use]
pub fn apart(texts: &Texts, things: &[(String, Option<String>)]) -> Vec<String> {
    let shown = |(index, (name, part)): (usize, &(String, Option<String>))| {
        let alike = || things.iter().filter(|(other, _)| other == name);
        if alike().count() < 2 {
            return name.clone();
        }
        let is_own = part.is_some() && alike().filter(|(_, other)| other == part).count() == 1;
        let number = things[..=index].iter().filter(|(other, _)| other == name).count();
        let part = part.clone().filter(|_| is_own).unwrap_or_else(|| number.to_string());
        texts.with("name-apart", &[("name", name.clone().into()), ("part", part.into())])
    };
    things.iter().enumerate().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn names_that_are_alike_get_their_own_part_or_a_number() {
        let thing = |name: &str, part: Option<&str>| (name.to_owned(), part.map(str::to_owned));
        let things = [
            thing("Jungle", Some("one")),
            thing("River", Some("river")),
            thing("Jungle", None),
            thing("Jungle", Some("two")),
            thing("Twin", Some("same")),
            thing("Twin", Some("same")),
        ];
        let shown = apart(&Texts::new(Language::English), &things);
        assert_eq!(shown, ["Jungle (one)", "River", "Jungle (2)", "Jungle (two)", "Twin (1)", "Twin (2)"]);
    }
}
