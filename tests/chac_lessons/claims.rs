//! The claims of the lessons of The Temple of Chac: what the sentences of each step say of the table beside them.

use tikal::app::chac::lessons::{Aim, Run};
use tikal::chac::{Ability, Deck, Square, State, Status, Tile, Value};
use tikal::game::{Seat, text_of};

/// Words of a step, and what they say of the table.
type Claim = (&'static str, fn(&Run) -> bool);

/// The claims of a step, by the key of its first sentence; nothing if it is not listed.
#[expect(clippy::too_many_lines, reason = "a list")]
pub fn claims(step: &str) -> Option<&'static [Claim]> {
    Some(match step {
        // ---- A round
        "chac-round-idea" => &[
            ("You are Ana", |run| run.table().name(ana(run)) == "Ana"),
            ("the marked entrance", |run| marks(run, "entrance") && rules_say(run).entrance() == at(run, "entrance")),
            ("the marked way out", |run| marks(run, "out") && rules_say(run).out() == at(run, "out")),
        ],
        "chac-round-choose" => &[
            ("Each of you was dealt two adventurers", |run| {
                [ana(run), ben(run)].into_iter().all(|seat| state(run).dealt(seat).count() == 2)
            }),
            ("Lea sprints one step, Bill carries more", |run| {
                let abilities = state(run).dealt(ana(run)).map(|who| rules_say(run).adventurer(who).ability);
                abilities.eq([Ability::Sprint, Ability::Endurance])
            }),
        ],
        "chac-round-ben-chooses" => &[
            ("Ben sends Trevor", |run| goes_as(run, ben(run), "trevor")),
            ("Five dice are rolled once for all", |run| state(run).dice().total() == 5),
            ("Up to 3 treasures the load level is 2", |run| load_is(run, 0..=3, 2)),
            ("so 4 of these dice count: both of you have 4 actions", |run| {
                state(run).dice().at_least(2) == 4
                    && [ana(run), ben(run)].into_iter().all(|seat| state(run).level(rules_say(run), seat) == 2)
            }),
        ],
        "chac-round-step" => &[
            ("Click the marked square", |run| aims_at(run, "z1")),
            ("has four zones", |run| rules_say(run).zones().len() == 4),
        ],
        "chac-round-search" => &[
            ("a chest, or one worth 1 to 5", |run| {
                let values: Vec<_> =
                    Value::all().filter(|value| rules_say(run).deck(Deck::zone(0))[value.index()] > 0).collect();
                values.iter().filter_map(|value| value.points()).eq(1..=5) && values.len() == 6
            }),
            ("Search for a treasure", |run| is_legal(run, "search") && points_beside(run)),
        ],
        "chac-round-clue" => &[
            ("Four numbers are trapped", |run| {
                (0..4).filter(|&zone| state(run).clue(zone).number.is_some()).count() == 4
            }),
            ("Read the clue", |run| is_legal(run, "decipher") && points_beside(run)),
        ],
        "chac-round-on" => &[
            ("you know one trapped glyph", |run| state(run).clue(0).glyph.is_some()),
            ("your last action", |run| state(run).actions_left() == 1 && aims_at(run, "z2")),
        ],
        "chac-round-sprint" => &[
            ("Her ability is one step that costs no action", |run| {
                state(run).ability(rules_say(run), ana(run)) == Some(Ability::Sprint)
                    && state(run).actions_left() == 0
                    && is_legal(run, "sprint z3")
            }),
            ("Press the framed button", |run| points_beside(run) || aims_at(run, "z3")),
        ],
        "chac-round-end" => &[("No actions are left", |run| state(run).actions_left() == 0 && points_beside(run))],
        "chac-round-traps" => &[
            ("Ben took two treasures", |run| state(run).hand(ben(run)).len() == 2),
            ("three wall cards were turned up", |run| state(run).walls().turned == 3),
            ("one pushed the left wall a step", |run| (state(run).walls().left, state(run).walls().right) == (1, 0)),
            ("After 6 steps together the walls meet", |run| rules_say(run).wall_steps() == 6),
            ("one square for every die of 3 or more, today one die", |run| {
                let rules = rules_say(run);
                rules.boulder_needs() == 3 && rules.boulder_dice(1) == 1 && rules.boulder_dice(2) == 2
            }),
            ("The traps have moved", |run| state(run).boulder() == 1),
        ],
        "chac-round-ready" => &[
            ("The second round begins", |run| state(run).round() == 2),
            ("With one", |run| state(run).hand(ana(run)).len() == 1 && is_legal(run, "ready")),
        ],
        "chac-round-ben-first" => &[
            ("Now Ben was first", |run| state(run).first() == ben(run)),
            ("3 dice show at least 2: that is 3 actions for each of you", |run| {
                state(run).dice().at_least(2) == 3 && state(run).level(rules_say(run), ana(run)) == 2
            }),
        ],
        "chac-round-done" => &[
            ("The right wall came nearer", |run| state(run).walls().right == 1),
            ("the boulder too", |run| state(run).boulder() == 2),
        ],
        // ---- The ways
        "chac-ways-idea" => &[
            ("the third round", |run| state(run).round() == 3 && !state(run).is_covered()),
            ("to a lookout, as you did in the corridor", |run| {
                rules_say(run).lookouts().contains(at(run, "c5")) && stands(run) == at(run, "c5")
            }),
            ("14 tiles", |run| rules_say(run).tiles().len() == 14),
            ("one of the four trapped glyphs", |run| {
                state(run).clue(0).glyph.is_some() && rules_say(run).zones().len() == 4
            }),
            ("it is the marked tile", |run| marks(run, "l7") && tile(run, "l7").glyph == state(run).clue(0).glyph),
        ],
        "chac-ways-lava" => &[
            ("the lava tile below you", |run| {
                let rules = rules_say(run);
                let beside = rules.place(stands(run)).steps.contains(at(run, "l2"));
                beside && aims_at(run, "l2")
            }),
            ("Of the 13 numbers that it may have 3 are trapped: 23%", |run| {
                // All but the one whose glyph is known, and that one is trapped.
                let known = (0..4).filter(|&zone| state(run).clue(zone).glyph.is_some()).count();
                rules_say(run).numbers() as usize - known == 13
                    && 4 - known == 3
                    && (3.0_f64 / 13.0 * 100.0).round() as u8 == 23
            }),
        ],
        "chac-ways-search" => &[("Its number is 12, no trapped one", |run| {
            let number = tile(run, "l2").number.unwrap();
            number.get() == 12 && !state(run).is_trapped(number) && is_legal(run, "search")
        })],
        "chac-ways-back" => &[("an alcove with a treasure worth 4", |run| alcove(run, "c6") == Some(4))],
        "chac-ways-end" => &[("Your four actions are spent", |run| {
            state(run).actions_left() == 0 && state(run).dice().at_least(2) == 4
        })],
        "chac-ways-crushed" => &[
            ("Ben was crushed", |run| state(run).status(ben(run)) == Status::Lost),
            ("The boulder rolled three squares, onto the marked one", |run| {
                state(run).boulder() == 3 && rules_say(run).corridor()[3] == at(run, "c3") && marks(run, "c3")
            }),
            ("the first corner", |run| rules_say(run).openings().len() == 2),
        ],
        "chac-ways-ready" => &[("You have 3, and up to 3 the load level is 2", |run| {
            state(run).hand(ana(run)).len() == 3 && load_is(run, 0..=3, 2)
        })],
        "chac-ways-pick" => &[("An alcove of 4 opens once 1, 2 and 3 are among them", |run| {
            alcove(run, "c6") == Some(4) && rules_say(run).alcoves()[0].needs.iter().eq([1, 2, 3])
        })],
        "chac-ways-reroll" => &[
            ("Roll 5, 5 and 6 again", |run| state(run).lock().faces().eq([1, 2, 5, 5, 6])),
            ("The 3 is missing", |run| state(run).missing(rules_say(run)).iter().eq([3])),
            ("the 1 and the 2 stay", |run| is_legal(run, "reroll 5 5 6")),
            ("are chosen already", |run| run.table().marked_dice().is_some_and(|dice| dice.faces().eq([5, 5, 6]))),
        ],
        "chac-ways-load" => &[
            ("your load level is 3 now", |run| state(run).level(rules_say(run), ana(run)) == 3),
            ("With 4 treasures your load level is 3", |run| {
                state(run).hand(ana(run)).len() == 4 && load_is(run, 4..=4, 3)
            }),
            ("only dice of 3 and more", |run| load_is(run, 4..=6, 3)),
        ],
        "chac-ways-free" => &[
            ("another alcove one square on", |run| {
                alcove(run, "c7") == Some(4) && rules_say(run).place(stands(run)).steps.contains(at(run, "c7"))
            }),
            ("three squares behind you", |run| {
                let place = rules_say(run).corridor().iter().position(|&square| square == stands(run));
                place == Some(state(run).boulder() + 3)
            }),
        ],
        "chac-ways-out" => &[
            ("The bridge", |run| marks(run, "bridge")),
            ("The river", |run| marks(run, "r1")),
            ("without rolling a 1", |run| rules_say(run).danger() == 1),
        ],
        "chac-round-free" | "chac-ways-done" => &[],
        _ => return None,
    })
}

// ---- What the table holds -------------------------------------------------------------------------------

fn state(run: &Run) -> &State {
    run.table().state()
}

fn rules_say(run: &Run) -> &tikal::chac::Variant {
    run.table().rules()
}

fn ana(run: &Run) -> Seat {
    run.learner()
}

fn ben(run: &Run) -> Seat {
    ana(run).left(state(run).players())
}

fn at(run: &Run, square: &str) -> Square {
    run.square(square).unwrap()
}

fn stands(run: &Run) -> Square {
    state(run).place(ana(run)).unwrap()
}

fn goes_as(run: &Run, seat: Seat, id: &str) -> bool {
    let named = rules_say(run).adventurer_named(id);
    named.is_some() && state(run).adventurer(seat) == named
}

fn load_is(run: &Run, treasures: std::ops::RangeInclusive<usize>, level: u8) -> bool {
    treasures.into_iter().all(|count| rules_say(run).load(count) == level)
}

fn tile(run: &Run, square: &str) -> Tile {
    let index = rules_say(run).tiles().iter().position(|&tile| tile == at(run, square)).unwrap();
    state(run).tile(index)
}

/// The value of the treasure that still lies in the alcove beside a square.
fn alcove(run: &Run, square: &str) -> Option<u8> {
    let index = rules_say(run).alcoves().iter().position(|alcove| alcove.square == at(run, square))?;
    let value = rules_say(run).alcoves()[index].value;
    state(run).has_alcove(index).then(|| value.points()).flatten()
}

fn is_legal(run: &Run, text: &str) -> bool {
    run.table().legal().iter().any(|&action| text_of::<State>(rules_say(run), action) == text)
}

// ---- What is on the screen -----------------------------------------------------------------------------

/// True if a square is marked on the board.
fn marks(run: &Run, square: &str) -> bool {
    run.table().pointed().marked().any(|marked| marked == at(run, square))
}

/// True if a square is to be clicked, and marked.
fn aims_at(run: &Run, square: &str) -> bool {
    run.aims().first() == Some(&Aim::Square(at(run, square))) && marks(run, square)
}

/// True if something beside the board is to be clicked, and framed.
fn points_beside(run: &Run) -> bool {
    matches!(run.aims().first(), Some(Aim::Does(_))) && run.marked_rects().len() > run.spots().len()
}
