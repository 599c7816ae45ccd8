//! Texts that are refused as records, each with its reason, line and column.

use super::*;

#[test]
fn an_unknown_format_is_refused_in_words() {
    // The format alone decides, whatever else the record holds.
    for text in ["(format: 3)", "Record(format: 7, future: {\"a\": [Some((1, 2))]})", "(format: 4294967295)"] {
        let error = refusal(text);
        assert!(error.contains("format") && error.contains("newer version"), "{error}");
    }
    let error = refusal(&with(&kept("x1-base.tikal"), "format: 1", "format: 3"));
    assert!(error.contains("format 3") && error.contains("format 2"), "{error}");
    refusal("(format: 0)");
}

#[test]
fn unknown_fields_are_refused_with_line_and_column() {
    let text = kept("x1-base.tikal");
    for (from, to, line) in [
        ("    dealer: Manual,", "    dealer: Manual,\n    luck: 1,", 10),
        ("colour: \"red\"", "color: \"red\"", 6),
        ("colour: \"red\"", "colour: \"red\", age: 7", 6),
        ("    dealer: Manual,", "    dealer: Manual,\n    options: (pure: true),", 10),
    ] {
        let error = refusal(&with(&text, from, to));
        assert!(error.contains(&format!("line {line}, column ")), "{error}");
    }
}

#[test]
fn text_that_is_no_record_is_refused_with_line_and_column() {
    let text = kept("x1-base.tikal");
    let deep = "(".repeat(100_000);
    for broken in [
        "",
        "\n\n",
        "()",
        "(format: 1",
        "(format: 1)",
        "{\"format\": 1}",
        "null",
        "\0",
        &deep,
        &text[..text.len() / 2],
        &text[1..],
        &with(&text, "format: 1", "format: one"),
        &with(&text, "format: 1", "format: 1.5"),
        &with(&text, "format: 1,", "format: 1, format: 1,"),
        &with(&text, "dealer: Manual,", ""),
        &with(&text, "dealer: Manual", "dealer: Nobody"),
        &with(&text, "dealer: Manual", "dealer: Seed(-1)"),
        &with(&text, "\"end\"", "end"),
        &with(&text, "    actions: [", "    actions: [7, "),
        &with(&text, "    comments: {", "    comments: {-1: \"\", "),
        &format!("{text}{text}"),
    ] {
        let error = refusal(broken);
        assert!(error.starts_with("line ") && error.contains(", column "), "{error}");
    }
}

#[test]
fn what_is_wrong_with_the_text_of_a_record_is_told_in_every_language() {
    let text = kept("x1-base.tikal");
    let embedded = {
        let mut record = TikalRecord::read(&text).unwrap();
        let classic = TikalLibrary::built_in().find("classic").map(|rules| rules.def().clone()).unwrap();
        record.variant = VariantSource::Embedded(classic);
        record.write().unwrap()
    };
    let of_slabs = embedded.find("slabs: [").unwrap() + "slabs: [".len();
    let seventh = format!("{}1, {}", &embedded[..of_slabs], &embedded[of_slabs..]);
    let first_slab = format!("{}one, {}", &embedded[..of_slabs], &embedded[of_slabs..]);
    let options = |field: &str| with(&text, "dealer: Manual,", &format!("dealer: Manual, options: ({field}),"));
    let newer = |field: &str| with(&embedded, "actions:", &format!("{field}, actions:"));
    let end = "das Ende des Textes";
    let broken: [(String, &str, &str); 23] = [
        (String::new(), "PartExpected", end),
        (text[..text.len() / 2].to_owned(), "EndsEarly", "endet zu früh"),
        ("(".repeat(100_000), "NameExpected", "statt eines Namens"),
        ("(format: 1)".to_owned(), "FieldMissing", "ohne „variant“"),
        (with(&text, "format: 1", "format: one"), "NumberExpected", "„one“ statt einer ganzen Zahl"),
        (with(&text, "format: 1", "format: -1"), "NumberRange", "„-1“"),
        (with(&text, "format: 1", "format: 1.5"), "CommaExpected", "statt eines Kommas"),
        (with(&text, "format: 1,", "format: 1, format: 1,"), "FieldTwice", "„format“ steht in „Record“ zweimal"),
        (with(&text, "dealer: Manual", "dealer: Nobody"), "NotPossible", "„Seed“"),
        (with(&text, "dealer: Manual,", "dealer: Manual, table: 3,"), "NotKnown", "„table“"),
        (with(&text, "\"end\"", "end"), "TextExpected", "„end“ statt eines Textes"),
        (with(&text, "actions: [", "actions: 5, words: ["), "ListExpected", "„5“ statt einer Liste"),
        (with(&text, "comments: {", "comments: [], words: {"), "MapExpected", "statt einer Zuordnung"),
        (with(&text, "actions: [", "actions ["), "ColonExpected", "„[“ nach einem Namen"),
        (format!("{text}{text}"), "AfterTheEnd", "Hinter dem Ende"),
        (with(&text, "\"end\"", "\"\\z\""), "NoSuchEscape", "umgekehrter Schrägstrich"),
        (options("purist: 5"), "TruthExpected", "„5“ statt „true“"),
        (options("purist: true, take_back: Always"), "NotPossible", "„Fair“ oder „Anything“ schreiben"),
        (seventh, "OneForEach", "je einen für N, NE, SE, S, SW, NW"),
        (first_slab, "NumberExpected", "„one“ statt einer ganzen Zahl"),
        (newer("takeovers: {0: (seat: 9, player: Human)}"), "NoSuchSeat", "keinen Platz 9"),
        (newer("hints: 5"), "ListExpected", "„5“ statt einer Liste"),
        (format!("#![enable(magic)]\n{text}"), "NoSuchAttribute", "mit #! beginnt"),
    ];
    let words_of_ron = ["xpected", "nexpected", "nvalid", "found", " the ", "struct", "Missing", "missing", "RON"];
    for (text, kind, german) in broken {
        let error = replay_record::<State>(&text, &TikalLibrary::built_in()).map(|_| ()).unwrap_err();
        let shown = &text[..text.len().min(60)];
        let RecordError::Text(NotARecord::Text { place, why }) = &error else { panic!("{shown}: {error}") };
        assert!(format!("{why:?}").starts_with(kind), "{kind}: {why:?} in {shown}");
        assert!(place.line > 0 && place.column > 0 && text.get(place.bytes.clone()).is_some(), "{shown}: {place:?}");
        let said = |language| failures::record(&Texts::new(language), &error);
        assert!(said(Language::German).contains(german), "{kind}: {}", said(Language::German));
        for language in [Language::German, Language::French] {
            let said = said(language);
            assert!(!words_of_ron.iter().any(|word| said.contains(word)), "{said}");
        }
        assert!(said(Language::English).ends_with(&why.to_string()), "{}", said(Language::English));
    }
}

#[test]
fn a_setup_that_cannot_be_is_refused_by_name() {
    let text = kept("x1-base.tikal");
    let seat = "        (name: \"Ann\", colour: \"red\"),\n";
    for (from, to, name) in [
        (seat, String::new(), "seats"),
        (seat, seat.repeat(4), "seats: 5 seats"),
        (seat, seat.repeat(5), "seats: 6 seats"),
        (seat, seat.repeat(300), "more than 6 entries stand here"),
        ("dealer: Manual", "first: 4, dealer: Manual".to_owned(), "first: there is no seat 4"),
        ("dealer: Manual", "first: 2, dealer: Manual".to_owned(), "first"),
        ("dealer: Manual", "first: 99, dealer: Manual".to_owned(), "first"),
        ("dealer: Manual", format!("dealer: Seed({})", MAX_SEED + 1), "dealer"),
    ] {
        let error = refusal(&with(&text, from, &to));
        assert!(error.contains(name), "{name}: {error}");
    }
}

/// A part of a record that is made long: its name, the length that it may have, and the setting of it.
type Change = (&'static str, usize, fn(&mut TikalRecord, String));

#[test]
fn names_and_texts_that_are_too_long_are_refused_with_their_place() {
    let text = fs::read_to_string(&kept_of(2)[0]).unwrap();
    let record = TikalRecord::read(&text).unwrap();
    let changes: [Change; 8] = [
        ("a seat's name", 80, |record, long| record.seats[0].name = long),
        ("a colour", 80, |record, long| record.seats[1].colour = long),
        ("a level", 40, |record, long| record.seats[0].player = Player::Computer(long)),
        ("the program", 80, |record, long| record.program = long),
        ("the game", 40, |record, long| record.game = long),
        ("the hash", 80, |record, long| record.hash = Some(long)),
        ("an id", 40, |record, long| record.variant = VariantSource::BuiltIn(long)),
        ("a comment", 2000, |record, long| record.comments = BTreeMap::from([(0, long)])),
    ];
    for (what, most, change) in changes {
        let written = |length| {
            let mut changed = record.clone();
            change(&mut changed, "é".repeat(length));
            changed.write().unwrap()
        };
        match TikalRecord::read(&written(most + 1)) {
            Err(NotARecord::Text { place, why }) => {
                assert!(place.line > 0);
                assert_eq!(why, NotRon::TextTooLong { most }, "{what}");
            }
            other => panic!("{what}: {other:?}"),
        }
        let read = TikalRecord::read(&written(most));
        assert!(matches!(read, Ok(_) | Err(NotARecord::Game { .. })), "{what}: {read:?}");
    }
}

#[test]
fn a_record_that_could_not_be_opened_again_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.tikal");
    let mut record = record(&session(2, false, DealerDef::Seed(2), 3));
    record.comments = (0..2000).map(|index| (index, "x".repeat(2000))).collect();
    let error = save_record(&path, &record).unwrap_err();
    assert!(error.to_string().contains("is larger than 2097152 bytes"), "{error}");
    assert!(!path.exists());
}

#[test]
fn a_byte_order_mark_and_other_line_ends_do_no_harm() {
    let text = kept("x1-base.tikal");
    let plain = open(&text);
    for other in [format!("\u{feff}{text}"), text.replace('\n', "\r\n")] {
        let opened = open(&other);
        assert_eq!((opened.record, opened.stopped), (plain.record.clone(), None));
    }
}
