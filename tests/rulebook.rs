//! The rulebook screen: its texts for every variant and language, the ways into it, and that every text can be read in
//! every window.
#![expect(clippy::expect_used, reason = "tests fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::driver::{Driver, by_hand};
use egui::epaint::TextShape;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::tikal::rulebook;
use tikal::library::TikalLibrary;
use tikal::tikal::{ControlTies, Purchase, Rule, TieBreak, Variant, VariantDef, validate};
use tikal::words::rulebook::{Block, Book, Manuscript, Section, Source, Span, find};
use tikal::words::tikal::rulebook::manuscript;
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1024.0, 700.0];
/// The number of rules in each chapter of the rules, from the first.
const RULES: [u8; 9] = [6, 4, 4, 6, 17, 2, 5, 3, 12];

fn variants() -> Vec<Arc<Variant>> {
    TikalLibrary::built_in().entries().iter().map(|entry| Arc::clone(&entry.variant)).collect()
}

fn classic() -> Arc<Variant> {
    Arc::clone(TikalLibrary::built_in().find("classic").expect("the classic variant is built in"))
}

fn book(rules: &Variant, auction: bool, language: Language) -> Book {
    rulebook::book(rules, Some(&classic()), auction, &Texts::new(language))
        .unwrap_or_else(|problem| panic!("{}: {problem}", language.code()))
}

fn sections(book: &Book) -> impl Iterator<Item = &Section> {
    book.chapters().iter().flat_map(|chapter| &chapter.sections)
}

fn spans(block: &Block) -> Vec<&Span> {
    match block {
        Block::Paragraph(spans) | Block::Item(spans) | Block::Aside(spans) => spans.iter().collect(),
        Block::Table(rows) => rows.iter().flatten().flatten().collect(),
        Block::Figure { .. } => Vec::new(),
    }
}

/// The rules that a source file cites, which it writes as pairs of numbers: `(5, 4)`.
fn pairs(source: &str) -> BTreeSet<Rule> {
    let pair = |part: &str| -> Option<Rule> {
        let (chapter, number) = part.split_once(')')?.0.split_once(", ")?;
        Some(Rule::new(chapter.parse().ok()?, number.parse().ok()?))
    };
    source.split('(').filter_map(pair).collect()
}

/// The contents of the braces in a chapter's source.
fn tags<'a>(source: &Source<'a>) -> impl Iterator<Item = &'a str> {
    let ends = source.text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    ends.map(|(tag, _)| tag.trim_matches(['%', ' ']))
}

/// The fields that a chapter's source fills in or asks for, without nouns and Jinja's own words, which differ between
/// languages.
fn fields(source: &Source) -> BTreeSet<String> {
    const JINJA: [&str; 9] = ["if", "else", "endif", "for", "in", "endfor", "not", "noun", "loop.first"];
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '.';
    let unquoted = |tag: &str| tag.split('"').step_by(2).collect::<String>();
    let words = |tag: &str| unquoted(tag).split(|letter| !is_name(letter)).map(str::to_owned).collect::<Vec<_>>();
    tags(source).flat_map(words).filter(|word| !word.is_empty() && !JINJA.contains(&word.as_str())).collect()
}

// ---- Texts -----------------------------------------------------------------------------------------

#[test]
fn every_rule_that_is_cited_leads_to_exactly_one_section() {
    let engine = include_str!("../src/tikal/illegal.rs");
    let engine = engine.split("pub const fn rule(&self)").nth(1).expect("the rules that refusals cite");
    let window = concat!(
        include_str!("../src/app/tikal/table/bar.rs"),
        include_str!("../src/app/tikal/table/supplies.rs"),
        include_str!("../src/app/tikal/table/auction.rs"),
        include_str!("../src/app/tikal/table/scoring.rs"),
        include_str!("../src/app/tikal/table/hand.rs"),
        include_str!("../src/app/tikal/table/exchange.rs"),
    );
    let mut cited = pairs(engine);
    assert!(cited.len() > 20, "{cited:?}");
    cited.append(&mut pairs(window));
    cited.extend(Purchase::ALL.map(Purchase::rule));
    cited.extend((1..).zip(RULES).flat_map(|(chapter, most)| (1..=most).map(move |number| Rule::new(chapter, number))));
    for rules in variants() {
        for language in Language::ALL {
            for auction in [false, true] {
                let book = book(&rules, auction, language);
                for &rule in &cited {
                    let rule = rule.to_string();
                    let tell = sections(&book).filter(|section| section.rules().any(|told| told == rule)).count();
                    assert_eq!(tell, 1, "{rule} in {} of {}", language.code(), rules.id());
                    let place = book.find(&rule).expect("a rule that is told is found");
                    assert!(book.section(place).is_some_and(|section| !section.blocks.is_empty()));
                }
                // Nor does any section claim a rule that does not exist.
                let told = sections(&book).flat_map(Section::rules).count();
                assert_eq!(told, RULES.iter().map(|&count| usize::from(count)).sum::<usize>());
            }
        }
    }
}

#[test]
fn every_variant_has_a_whole_rulebook_in_every_language() {
    for rules in variants() {
        for language in Language::ALL {
            for auction in [false, true] {
                let book = book(&rules, auction, language);
                for section in sections(&book) {
                    let place = format!("“{}” in {} of {}", section.title, language.code(), rules.id());
                    let text = section.plain();
                    assert!(text.len() > 20, "{place} says nothing");
                    assert!(!text.contains(['{', '}', '[', ']', '#', '<']), "{place}: {text}");
                    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "{place}: {text}");
                    for span in section.blocks.iter().flat_map(spans) {
                        if let Some(link) = &span.link {
                            assert!(book.find(link).is_some(), "{place}: {link} leads nowhere");
                        }
                    }
                    for block in &section.blocks {
                        if let Block::Table(rows) = block {
                            let columns = rows.first().map_or(0, Vec::len);
                            assert!(rows.len() > 1 && rows.iter().all(|row| row.len() == columns), "{place}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_languages_say_the_same() {
    let outline = |language: Language| -> Vec<(Vec<String>, Vec<String>)> {
        let book = book(&classic(), false, language);
        let links =
            |section: &Section| section.blocks.iter().flat_map(spans).filter_map(|span| span.link.clone()).collect();
        sections(&book).map(|section| (section.anchors.clone(), links(section))).collect()
    };
    let english = outline(Language::English);
    for language in Language::ALL {
        for ((anchors, mut links), (same, mut also)) in outline(language).into_iter().zip(english.clone()) {
            assert_eq!(anchors, same, "{}", language.code());
            // The order of links may differ between languages.
            links.sort();
            also.sort();
            assert_eq!(links, also, "{anchors:?} in {}", language.code());
        }
        assert_eq!(outline(language).len(), english.len());
        let (own, english) = (manuscript(language), manuscript(Language::English));
        for (own, english) in own.chapters.iter().zip(&english.chapters) {
            assert_eq!(own.name, english.name);
            assert_eq!(fields(own), fields(english), "{} in {}", own.name, language.code());
        }
        assert_eq!(own.chapters.len(), english.chapters.len());
    }
}

#[test]
fn every_noun_of_a_language_is_asked_for() {
    for language in Language::ALL {
        let manuscript = manuscript(language);
        let quoted = |tag: &'static str| tag.split('"').skip(1).step_by(2);
        let asked: BTreeSet<&str> = manuscript.chapters.iter().flat_map(tags).flat_map(quoted).collect();
        let lines = manuscript.nouns.text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        let nouns: Vec<&str> = lines.filter_map(|line| line.split_once(" =")).map(|(noun, _)| noun).collect();
        assert_eq!(asked, nouns.iter().copied().collect(), "{}", language.code());
        assert_eq!(asked.len(), nouns.len(), "a noun stands in {} twice", language.code());
    }
}

#[test]
fn every_number_of_a_variant_stands_in_its_rulebook() {
    type Change = fn(&mut VariantDef);
    let changes: [(&str, Change); 26] = [
        ("name", |def| def.name = tikal::tikal::Text::Plain("Another".to_owned())),
        ("players", |def| def.players.most = 3),
        ("board", |def| def.board.left_out = vec!["h1".to_owned()]),
        ("tiles", |def| def.deck[6].tiles.truncate(3)),
        ("tiers", |def| *def.tiers.entry(4).or_default() += 1),
        ("copies", |def| def.treasures.kinds[7].copies = 2),
        ("scores", |def| def.treasures.scores[1] = 4),
        ("enter", |def| def.costs.enter = 2),
        ("transfer", |def| def.costs.transfer = Some(2)),
        ("uncover", |def| def.costs.uncover = Some(4)),
        ("dig", |def| def.costs.dig = Some(4)),
        ("exchange", |def| def.costs.exchange = Some(4)),
        ("camp", |def| def.costs.camp = Some(4)),
        ("guard", |def| def.costs.guard = Some(4)),
        ("points", |def| def.action_points = 11),
        ("uncover limit", |def| def.per_turn.uncover = 1),
        ("dig limit", |def| def.per_turn.dig = 3),
        ("explorers", |def| def.pieces.explorers = 17),
        ("leaders", |def| def.pieces.leaders = 0),
        ("camps", |def| def.pieces.camps = 3),
        ("guards", |def| def.pieces.guards = 3),
        ("strength", |def| def.leader_strength = 4),
        ("ties", |def| def.control_ties = ControlTies::Everyone),
        ("tie breaks", |def| def.tie_breaks = vec![TieBreak::Treasures]),
        ("start", |def| def.start_score = 5),
        ("auction", |def| (def.auction.start_score, def.auction.least_bid) = (25, 2)),
    ];
    for (what, change) in changes {
        let mut def = classic().def().clone();
        change(&mut def);
        let (other, problems) = validate(def);
        let other = other.unwrap_or_else(|| panic!("{what}: {problems:?}"));
        for language in Language::ALL {
            let (before, after) = (book(&classic(), false, language), book(&other, false, language));
            assert!(before != after, "{what} changes nothing in {}", language.code());
        }
    }
}

#[test]
fn what_a_variant_does_without_is_said() {
    let library = TikalLibrary::built_in();
    let tell = |id: &str, rule: &str| {
        let rules = library.find(id).expect("a built-in variant");
        let book = book(rules, false, Language::English);
        let place = book.find(rule).expect("a rule");
        book.section(place).expect("a section").plain()
    };
    assert!(tell("classic", "T5.6").contains("Swap a treasure"));
    assert!(!tell("classic", "variant").contains("Compared"));
    let duel = tell("duel", "variant");
    assert!(duel.contains("Compared with Tikal") && duel.contains("Action points: 8, not 10"), "{duel}");
    assert_eq!(
        tell("treasure-hunt", "T5.6"),
        "Treasures are not exchanged in this variant: what you dig up stays yours."
    );
    assert!(tell("classic", "T6.2").contains("nobody controls it"));
    assert!(tell("rival-patrons", "T6.2").contains("each of them controls it"));
    assert!(tell("classic", "T6.1").contains("3 more if your leader"));
    assert!(!tell("two-islands", "T6.1").contains("leader"));
    assert!(tell("duel", "T1.2").contains("Group D is used with 3 players only"));
    assert!(tell("long-expedition", "T7.2").contains("4 · 10"));
}

#[test]
fn the_rule_of_guards_says_that_the_leader_leaves_for_good_too_where_there_is_one() {
    let (mut with, mut without) = (0, 0);
    for rules in variants() {
        for (language, leader, too) in [
            (Language::English, "leader", "leave the game for good, the leader included."),
            (Language::French, "chef", "quittent la partie pour de bon, votre chef d’expédition compris."),
            (Language::German, "leiter", "verlassen das Spiel endgültig, auch dein Expeditionsleiter."),
        ] {
            let book = book(&rules, false, language);
            let place = book.find("T5.8").expect("a rule");
            let told = book.section(place).expect("a section").plain().replace(['\u{a0}', '\u{202f}'], " ");
            assert_eq!(told.contains(too), rules.leaders() > 0, "{} in {}: {told}", rules.id(), language.code());
            assert_eq!(told.contains(leader), rules.leaders() > 0, "{} in {}: {told}", rules.id(), language.code());
        }
        *(if rules.leaders() > 0 { &mut with } else { &mut without }) += 1;
    }
    assert!(with > 0 && without > 0, "{with} and {without} variants");
}

#[test]
fn words_are_found_in_titles_first() {
    let book = book(&classic(), false, Language::French);
    let hits = find(&book, "ECHANGER");
    assert_eq!(hits[0].title, "Échanger");
    assert!(hits.len() > 1, "the list of actions names it too: {hits:?}");
    assert_eq!(find(&book, "t5.8")[0].title, "Poser un gardien");
    assert!(find(&book, "hippopotame").is_empty() && find(&book, " ").is_empty());
    let hits = find(&book, "aiguilles d'une montre");
    assert!(hits.iter().all(|hit| hit.excerpt.contains("aiguilles")), "{hits:?}");
}

// ---- Ways in and out ----------------------------------------------------------------------------------

/// The rules of the open section.
fn open(driver: &Driver) -> String {
    let section = driver.app().rulebook().section().expect("a section lies open");
    section.rules().collect::<Vec<_>>().join(" ")
}

/// The rectangle of a text of the page, if it can be seen.
fn seen(driver: &Driver, text: &str) -> Option<Rect> {
    let window = driver.harness.ctx.content_rect();
    let labels = driver.harness.query_all(by().role(egui::accesskit::Role::Label));
    let nodes: Vec<Rect> =
        labels.filter(|node| node.value().as_deref() == Some(text)).map(|node| node.rect()).collect();
    nodes.into_iter().find(|rect| window.contains_rect(*rect))
}

#[test]
fn f1_opens_the_book_and_escape_leads_back_to_the_table_as_it_was() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    driver.choose(tikal::tikal::Piece::Leader, "a5");
    let (state, steps) = (driver.state(), driver.steps());
    driver.press(Modifiers::NONE, Key::F1);
    assert_eq!(driver.app().screen(), Screen::Rules);
    assert!(driver.shows("Tikal · Base game") && driver.shows("What it is about"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Table);
    assert_eq!((driver.state(), driver.steps()), (state, steps));
    assert!(driver.shows("in reach for"), "what was chosen is chosen still");
    // By the menu, and back by the button.
    driver.click("Help");
    driver.click("Rules");
    assert_eq!(driver.app().screen(), Screen::Rules);
    driver.click("Back");
    assert_eq!(driver.app().screen(), Screen::Table);
}

#[test]
fn screens_that_lead_to_each_other_lead_out_again() {
    let mut driver = Driver::new(SIZE);
    driver.click("Settings");
    driver.press(Modifiers::NONE, Key::F1);
    driver.execute(Command::Show(Screen::Settings));
    driver.press(Modifiers::NONE, Key::F1);
    for _ in 0..3 {
        driver.press(Modifiers::NONE, Key::Escape);
    }
    assert_eq!(driver.app().screen(), Screen::Home);
}

#[test]
fn from_the_home_screen_any_variant_can_be_read() {
    let mut driver = Driver::new(SIZE);
    driver.click("Rules");
    assert!(driver.shows("Four expeditions in the jungle"));
    driver.choose_in("Rules of the variant: Tikal", "Rival patrons");
    assert!(driver.shows("How turns come about: Advanced game"), "as the variant has it");
    assert!(driver.shows("equal strength pays everybody"));
    driver.choose_in("How turns come about: Advanced game", "Base game");
    driver.execute(Command::ShowRule(Rule::new(3, 1).into()));
    assert!(!driver.shows("This game is played with"));
    driver.press(Modifiers::NONE, Key::F1);
    assert!(driver.shows("Rules of the variant: Rival patrons"), "what was chosen stays");
    driver.click("Back");
    driver.click("New game");
    driver.choose_in("Variant: Tikal", "Duel");
    driver.press(Modifiers::NONE, Key::F1);
    assert!(driver.shows("Rules of the variant: Duel"), "the variant that is set up");
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Setup);
}

#[test]
fn at_the_table_the_book_is_that_of_the_game() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    driver.choose_in("Variant: Tikal", "Duel");
    driver.click("Advanced game: turns are auctioned");
    driver.click("Start");
    driver.press(Modifiers::NONE, Key::F1);
    assert!(driver.shows("Duel · Advanced game"));
    driver.execute(Command::ShowRule(Rule::new(3, 2).into()));
    assert!(driver.shows("up to 8 action points"), "the numbers are those of the variant");
    assert!(!driver.shows("Rules of the variant"), "there is nothing to choose");
}

#[test]
fn a_refusal_leads_to_its_rule() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    driver.cell("h1");
    assert!(!driver.shows("T4."), "what a rule is about is said in words");
    driver.click("Read the rule");
    assert_eq!((driver.app().screen(), open(&driver).as_str()), (Screen::Rules, "T4.1"));
    driver.run();
    assert!(seen(&driver, "Where it may lie").is_some(), "the section is in sight");
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(driver.shows("h1 touches no tile on the board"), "the table is as it was");
    driver.play("place c4 0");
    assert!(!driver.shows("Read the rule"), "nothing is refused");
}

#[test]
fn what_is_greyed_tells_why_when_it_is_clicked() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    let steps = driver.steps();
    assert!(!driver.is_enabled("Guard: leader, cost 5"));
    driver.click("Guard: leader, cost 5");
    let rule = |driver: &Driver| driver.notice().and_then(|notice| notice.rule());
    assert!(driver.shows("Choose a hex with your pieces first") && driver.shows("Read the rule"));
    assert_eq!(rule(&driver), Some(Rule::new(5, 8)));
    driver.cell("b5");
    driver.click("Uncover on b5, cost 2");
    assert!(driver.shows("Needs 1 of your pieces on b5, there are 0"));
    assert_eq!(rule(&driver), Some(Rule::new(5, 9)));
    driver.click("Read the rule");
    assert_eq!(open(&driver), "T5.4 T5.9");
    driver.run();
    assert!(seen(&driver, "Uncover").is_some(), "the section is in sight");
    assert_eq!(driver.steps(), steps, "nothing was played");
}

#[test]
fn every_action_of_the_bar_leads_to_its_rule() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    for (button, told) in
        [("Enter explorer", "T5.1"), ("Dig", "T5.5 T5.10"), ("Exchange…", "T5.6 T5.14"), ("End turn", "T3.3")]
    {
        let wanted = by().predicate(move |node| node.label().is_some_and(|label| label.starts_with(button)));
        driver.harness.get(wanted).click_secondary();
        driver.run();
        driver.click("Rule for this action");
        assert_eq!(open(&driver), told, "{button}");
        driver.press(Modifiers::NONE, Key::Escape);
        assert_eq!(driver.app().screen(), Screen::Table);
    }
    // The same by the keyboard, on a greyed button too.
    for (button, told) in [("Build camp, cost 5", "T5.7 T5.12"), ("Enter explorer on a5, cost 1", "T5.1")] {
        driver.harness.get_by_label(button).focus();
        driver.run();
        driver.harness.event(egui::Event::Text("?".to_owned()));
        driver.run();
        assert_eq!(open(&driver), told, "{button}");
        driver.press(Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn panels_lead_to_what_they_show() {
    let mut driver = Driver::open([1280.0, 1000.0], &by_hand(&["draw A2"]));
    for (panel, told) in
        [("Rules: Tile in hand", "T4.1"), ("Rules: Tiles left by group", "T1.2"), ("Rules: Tiers left", "T1.3")]
    {
        driver.click(panel);
        assert_eq!(open(&driver), told, "{panel}");
        driver.press(Modifiers::NONE, Key::Escape);
    }
    let mut driver = Driver::new([1280.0, 1000.0]);
    driver.new_game(3, true);
    driver.click("Rules: Auction");
    assert_eq!(open(&driver), "T9.3");
    driver.press(Modifiers::NONE, Key::Escape);
    driver.play_on(|state| state.scoring().is_some_and(|scoring| scoring.index > 0));
    driver.click("Rules: Scoring round");
    assert_eq!(open(&driver), "T7.1");
}

// ---- Reading --------------------------------------------------------------------------------------------

#[test]
fn what_is_looked_for_is_found() {
    let mut driver = Driver::new(SIZE);
    driver.press(Modifiers::NONE, Key::F1);
    driver.press(Modifiers::COMMAND, Key::F);
    driver.harness.get_by_label("Search the rules").type_text("AMULET");
    driver.run();
    assert!(driver.shows("places found"));
    let hits = find(&book(&classic(), false, Language::English), "amulet");
    assert!(driver.shows(&hits[0].excerpt) && hits.len() > 3);
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(driver.app().rulebook().section().map(|section| section.title.as_str()), Some(hits[0].title.as_str()));
    // The last hit can be clicked like the first.
    let last = &hits[hits.len() - 1];
    let title = last.title.clone();
    let button = by().role(egui::accesskit::Role::Button).label(&title);
    driver.harness.get(button).click();
    driver.run();
    assert_eq!(driver.app().rulebook().section().map(|section| section.title.as_str()), Some(title.as_str()));
    driver.type_into("Search the rules", "hippopotamus");
    assert!(driver.shows("Nothing found"));
    // Escape first takes the keyboard from the search field.
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Rules);
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Home);
}

#[test]
fn links_and_contents_turn_pages() {
    let mut driver = Driver::new([1024.0, 900.0]);
    driver.press(Modifiers::NONE, Key::F1);
    driver.execute(Command::ShowRule(Rule::new(6, 2).into()));
    driver.harness.get(by().role(egui::accesskit::Role::Link).label("guard")).click();
    driver.run();
    driver.run();
    assert_eq!(open(&driver), "T5.8 T5.13");
    assert!(seen(&driver, "Set a guard").is_some(), "the section is in sight");
    driver.click("The end");
    assert_eq!(open(&driver), "T8.1 T8.3");
    driver.harness.get(by().role(egui::accesskit::Role::Button).label("Who wins")).click();
    driver.run();
    assert_eq!(open(&driver), "T8.2");
    driver.click("Chapter before: Scoring");
    assert_eq!(open(&driver), "T7.1");
    driver.click("The end");
    driver.click("Next chapter: Auctions");
    assert_eq!(open(&driver), "T9.1");
}

#[test]
fn every_language_is_read_at_the_same_place() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    driver.execute(Command::ShowRule(Rule::new(7, 2).into()));
    for (language, words) in [
        (Language::German, "Schätze einer Art gehören zusammen"),
        (Language::French, "Les trésors d’une sorte vont ensemble"),
        (Language::English, "Treasures of a kind belong together"),
    ] {
        let settings = Settings { language: Some(language), ..driver.app().settings() };
        driver.execute(Command::Set(settings));
        driver.run();
        assert_eq!(open(&driver), "T7.2 T7.5", "{}", language.code());
        assert!(driver.shows(words), "{}", language.code());
    }
}

#[test]
fn nothing_is_drawn_while_the_book_lies_open() {
    let mut driver = Driver::new(SIZE);
    driver.press(Modifiers::NONE, Key::F1);
    driver.run();
    driver.harness.step();
    let delay = driver.next_frame();
    assert!(delay > std::time::Duration::from_mins(1), "{delay:?}");
}

/// The texts that cannot be read, because they are cut off at a side or shortened by dots.
fn unreadable(driver: &Driver) -> Vec<String> {
    let is_wrong = |(text, clip): &(TextShape, Rect)| {
        let rect = text.visual_bounding_rect();
        if !rect.is_positive() || !clip.is_positive() || !rect.intersects(*clip) {
            return false;
        }
        let cut = rect.left() < clip.left() - 1.5 || rect.right() > clip.right() + 1.5;
        // Buttons to other chapters are shortened where there is little room; screen readers are given the whole title.
        let shortened = text.galley.elided && !text.galley.text().contains(['←', '→']);
        cut || shortened
    };
    let wrong = driver.written().into_iter().filter(is_wrong);
    wrong.map(|(text, clip)| format!("“{}” in {clip:?}", text.galley.text())).collect()
}

#[test]
fn every_chapter_can_be_read_everywhere() {
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for language in Language::ALL {
        for scale in [1.0, 2.0] {
            // As wide as the smallest window, and so high that whole chapters are in sight.
            let mut driver = Driver::new([SIZE[0], 5000.0 * scale]);
            let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            driver.press(Modifiers::NONE, Key::F1);
            for chapter in (1..).take(RULES.len()) {
                driver.execute(Command::ShowRule(Rule::new(chapter, 1).into()));
                let found = unreadable(&driver);
                if !found.is_empty() {
                    wrong.insert(format!("{} {scale} T{chapter}", language.code()), found);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn back_leads_to_where_the_reader_was_before_a_link() {
    let mut driver = Driver::new([1024.0, 900.0]);
    driver.press(Modifiers::NONE, Key::F1);
    driver.execute(Command::ShowRule(Rule::new(6, 2).into()));
    let place = seen(&driver, "Who controls a temple").expect("the section is in sight");
    for back in 0..3 {
        driver.harness.get(by().role(egui::accesskit::Role::Link).label("guard")).click();
        driver.run();
        driver.run();
        assert_eq!(open(&driver), "T5.8 T5.13");
        match back {
            0 => driver.click("Back to where you were"),
            1 => driver.press(Modifiers::ALT, Key::ArrowLeft),
            _ => {
                let (pos, button) = (egui::pos2(600.0, 400.0), egui::PointerButton::Extra1);
                for pressed in [true, false] {
                    let modifiers = Modifiers::NONE;
                    driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
                }
                driver.run();
            }
        }
        driver.run();
        assert_eq!((driver.app().screen(), open(&driver).as_str()), (Screen::Rules, "T6.2"), "{back}");
        assert_eq!(seen(&driver, "Who controls a temple"), Some(place), "at the same height: {back}");
    }
    // Contents, hits and chapters are left and returned to in the same way; then the book is left.
    driver.click("The end");
    driver.click("Next chapter: Auctions");
    driver.press(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(open(&driver), "T8.1 T8.3");
    driver.press(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(open(&driver), "T6.2");
    driver.click("Back");
    assert_eq!(driver.app().screen(), Screen::Home);
    driver.press(Modifiers::NONE, Key::F1);
    driver.click("The end");
    driver.click("Close the rulebook");
    assert_eq!(driver.app().screen(), Screen::Home, "the way out is never far");
}

#[test]
fn a_hit_is_clicked_wherever_it_is_met() {
    let mut driver = Driver::new(SIZE);
    driver.press(Modifiers::NONE, Key::F1);
    driver.type_into("Search the rules", "amulet");
    driver.run();
    let hits = find(&book(&classic(), false, Language::English), "amulet");
    let excerpt = hits[1].excerpt.clone();
    // The excerpt below the title belongs to the button.
    driver.harness.get(by().role(egui::accesskit::Role::Label).value(&excerpt)).click();
    driver.run();
    assert_eq!(driver.app().rulebook().section().map(|section| section.title.clone()), Some(hits[1].title.clone()));
}

// ---- Figures -----------------------------------------------------------------------------------------

/// The figures that the chapters of a book name.
fn figures_in(book: &Manuscript<'static>) -> BTreeSet<&'static str> {
    let links = book.chapters.iter().flat_map(|chapter| chapter.text.split("](").skip(1));
    let targets = links.filter_map(|rest| rest.split_once(')').map(|(target, _)| target));
    targets.filter(|target| !target.starts_with('#')).collect()
}

#[test]
fn every_figure_of_the_texts_can_be_drawn_and_every_one_is_used() {
    use ::tikal::app::{chac, legend, tikal};
    use ::tikal::words;
    let of_legend = legend::rulebook::figures::NAMES.into_iter().chain(legend::rulebook::figures::OF_PARTS);
    let of_legend: BTreeSet<&str> = of_legend.collect();
    for language in Language::ALL {
        let code = language.code();
        let of_tikal = words::tikal::rulebook::manuscript(language);
        assert_eq!(figures_in(&of_tikal), tikal::rulebook::figures::NAMES.into(), "{code}");
        assert_eq!(figures_in(&words::legend::rulebook::manuscript(language)), of_legend, "{code}");
        let of_chac = words::chac::rulebook::manuscript(language);
        assert_eq!(figures_in(&of_chac), chac::rulebook::figures::NAMES.into(), "{code}");
    }
}
