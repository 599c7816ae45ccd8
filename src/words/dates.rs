//! Days, as each language writes them.

use super::Texts;

const MONTHS: [&str; 12] = [
    "date-january",
    "date-february",
    "date-march",
    "date-april",
    "date-may",
    "date-june",
    "date-july",
    "date-august",
    "date-september",
    "date-october",
    "date-november",
    "date-december",
];

/// A day such as `2026-11-21` in words, without the time; as it is, if it is no day.
#[must_use]
pub fn day(texts: &Texts, day: &str) -> String {
    let parts: Vec<u32> = day.split('-').filter_map(|part| part.parse().ok()).collect();
    let [year, month @ 1..=12, date] = parts[..] else { return day.to_owned() };
    // A year is no number that is grouped by thousands.
    let values = [
        ("day", date.into()),
        ("month", texts.say(MONTHS[month as usize - 1]).into()),
        ("year", year.to_string().into()),
    ];
    texts.with("date-day", &values)
}

/// A month such as `2026-11` in words; as it is, if it is no month.
#[must_use]
pub fn month(texts: &Texts, month: &str) -> String {
    let parts: Vec<usize> = month.split('-').filter_map(|part| part.parse().ok()).collect();
    let [year, number @ 1..=12] = parts[..] else { return month.to_owned() };
    let values = [("month", texts.say(MONTHS[number - 1]).into()), ("year", year.to_string().into())];
    texts.with("date-month", &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_day_is_written_as_each_language_writes_it() {
        for (language, expected) in [
            (Language::English, ["21 November 2026", "1 March 1970"]),
            (Language::German, ["21. November 2026", "1. März 1970"]),
            (Language::French, ["21 novembre 2026", "1er mars 1970"]),
        ] {
            let texts = Texts::new(language);
            assert_eq!(["2026-11-21", "1970-03-01"].map(|iso| day(&texts, iso)), expected);
            for month in 1..=12 {
                let said = day(&texts, &format!("2026-{month:02}-11"));
                assert!(!said.contains("date-") && said.ends_with("2026"), "{said}");
            }
        }
        let texts = Texts::new(Language::English);
        assert_eq!([day(&texts, "some day"), month(&texts, "2026-13")], ["some day", "2026-13"]);
        let months = Language::ALL.map(|language| month(&Texts::new(language), "2026-03"));
        assert_eq!(months, ["March 2026", "mars 2026", "März 2026"]);
    }
}
