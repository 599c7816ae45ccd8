//! The claims of the lessons of Legend: what the sentences of each step say of the table beside them.

use tikal::app::legend::lessons::{Aim, Run};
use tikal::game::{Seat, text_of};
use tikal::hex::{Cell, Direction, Rotation};
use tikal::insight::legend::{Reach, Walker};
use tikal::legend::{Action, Effect, Phase, Piece, Place, State, TileKind};

/// Words of a step, and what they say of the table.
type Claim = (&'static str, fn(&Run) -> bool);

/// The claims of a step, by the key of its first sentence; nothing if it is not listed.
#[expect(clippy::too_many_lines, reason = "a list")]
pub fn claims(step: &str) -> Option<&'static [Claim]> {
    Some(match step {
        // ---- A round
        "legend-round-idea" => &[
            ("the framed display", |run| run.spots().len() == 1 && !run.marked_rects().is_empty()),
            ("You are Ana", |run| run.table().name(run.learner()) == "Ana"),
            ("your cards and tiles already", |run| {
                [ana(run), ben(run)].into_iter().all(|seat| drafted(run, seat) == (3, 2))
            }),
        ],
        "legend-round-token" => &[
            ("the token of 12", |run| is_legal(run, "draft token 12") && points_beside(run)),
            ("this one 12, the other 9", |run| {
                let tokens = (0_u8..).zip(run.table().state().display_tokens().iter().copied());
                tokens.filter(|&(_, copies)| copies > 0).eq([(9, 1), (12, 1)])
            }),
        ],
        "legend-round-ben" => &[
            ("Ben took the token of 9", |run| run.table().state().token(ben(run)) == Some(9)),
            ("3 cards and 2 tiles", |run| [ana(run), ben(run)].into_iter().all(|seat| drafted(run, seat) == (3, 2))),
        ],
        "legend-round-place" => {
            &[("place 1", |run| is_legal(run, "draft order 1")), ("Take place 1", |run| points_beside(run))]
        }
        "legend-round-act" => &[
            ("Ben took place 2", |run| run.table().state().next_order()[1] == Some(ben(run))),
            ("Drafting is over", |run| run.table().state().phase() == Phase::Turn && acts(run) == ana(run)),
        ],
        "legend-round-lay" => &[
            ("the marked hex", |run| marks(run, "c6")),
            ("the framed tile on your sheet", |run| points_beside(run) || run.table().in_hand().is_some()),
            ("towards the clearing, the green tile, it should be 1", |run| {
                let step =
                    |rotation| run.table().state().passage(at(run, "b6"), Direction::NE) + own_slabs(run, rotation);
                [0, 2, 3, 4].into_iter().all(|rotation| step(rotation) == 1)
                    && [1, 5].into_iter().all(|rotation| step(rotation) > 1)
            }),
        ],
        "legend-round-ben-lays" => &[
            ("Ben laid a temple", |run| kind(run, "d4") == Some(TileKind::Temple(1))),
            ("4 hidden treasures", |run| run.table().state().level(at(run, "c6")) == 4),
        ],
        "legend-round-keep" => &[
            ("the framed card", |run| points_beside(run)),
            ("it adds 1 point", |run| effect(run, "20") == Effect::ActionPoints(1)),
        ],
        "legend-round-ben-keeps" => &[
            ("Ben kept a card", |run| run.table().state().left(ben(run)).len() == 1),
            ("room for 3 cards", |run| run.table().rules().left_places(2) == 3),
        ],
        "legend-round-activate" => &[("It gives 12 points, and your card 1 more", |run| {
            let state = run.table().state();
            state.token(ana(run)) == Some(12) && state.bonus(run.table().rules(), ana(run)) == 1
        })],
        "legend-round-enter" => &[
            ("your 13 points", |run| run.table().state().points() == 13),
            ("For 1 of them", |run| run.table().rules().costs().enter == Some(1)),
            ("18 explorers and 1 leader are there now", |run| {
                let reserve = run.table().state().reserve(ana(run));
                (reserve.explorers(), reserve.leaders()) == (18, 1)
            }),
        ],
        "legend-round-walk" => &[
            ("To the clearing it is 1, on to the ruin 1 more", |run| {
                way(run, "a7", "b6") == Some(1) && way(run, "a7", "c6") == Some(2)
            }),
            ("it is 1 point more", |run| way(run, "b6", "c6") == Some(1)),
        ],
        "legend-round-dig" => &[
            ("costs 3 points", |run| run.table().rules().costs().dig == Some(3)),
            ("One of a kind scores 1, two 3, three 6, four 10, five 15", |run| {
                (1..=5).map(|copies| run.table().rules().set_score(copies)).eq([1, 3, 6, 10, 15])
            }),
        ],
        "legend-round-rest" => &[("A new round has begun", |run| {
            let state = run.table().state();
            state.round() == 2 && state.phase() == Phase::Draft
        })],
        "legend-round-done" => &[
            ("You begin, as you took place 1", |run| run.table().state().order()[0] == ana(run)),
            ("After 6 rounds", |run| run.table().rules().rounds() == 6),
        ],
        // ---- The board
        "legend-board-idea" => &[
            ("the second round", |run| run.table().state().round() == 2),
            ("The marked ones are dotted, as many are along the rim", |run| {
                let dotted = run.table().rules().dotted();
                dotted.len() > 10 && ["a4", "a5"].iter().all(|cell| marks(run, cell) && dotted.contains(at(run, cell)))
            }),
        ],
        "legend-board-activate" => {
            &[("It gives 6 points", |run| run.table().state().token(ana(run)) == Some(6) && points_beside(run))]
        }
        "legend-board-walk" => &[
            ("an explorer on the clearing", |run| kind(run, "b6") == Some(TileKind::Clearing)),
            ("the marked jungle above it", |run| marks(run, "b6") || marks(run, "b5")),
            ("for 1 point", |run| way(run, "b6", "b5") == Some(1)),
        ],
        "legend-board-slab" => &[
            ("the lake north of it", |run| {
                kind(run, "b4") == Some(TileKind::Lake)
                    && marks(run, "b4")
                    && run.table().state().passage(at(run, "b5"), Direction::N) == 0
            }),
            ("for 3 points", |run| run.table().rules().costs().slab == Some(3)),
        ],
        "legend-board-lake" => &[
            ("Now it costs 1 point", |run| way(run, "b5", "b4") == Some(1)),
            ("it counts as 1 mask; once emptied, as its 4", |run| kind(run, "c6") == Some(TileKind::Ruin(4))),
        ],
        "legend-board-end" => &[("All points are spent", |run| run.table().state().points() == 0)],
        "legend-board-ben" => &[
            ("his leader and three explorers", |run| {
                let band = run.table().state().band(at(run, "d5"), ben(run));
                (band.explorers(), band.leaders()) == (3, 1)
            }),
            ("The temple shows 3", |run| run.table().state().level(at(run, "d5")) == 3 && marks(run, "d5")),
        ],
        "legend-board-volcano" => &[("the marked hex", |run| marks(run, "c7"))],
        "legend-board-step" => &[
            ("everybody has 10 points", |run| run.table().rules().scoring_points() == 10),
            ("your last explorer on the clearing", |run| {
                run.table().state().band(at(run, "b6"), ana(run)).explorers() == 1
            }),
            ("it costs 1, and a volcano that you lead scores 10", |run| {
                way(run, "b6", "c7") == Some(1) && run.table().rules().volcano_score() == 10
            }),
        ],
        "legend-board-uncover" => &[
            ("the marked temple", |run| marks(run, "a6")),
            ("2 points for each tier", |run| run.table().rules().costs().uncover == Some(2)),
            ("again for 2 points", |run| run.table().rules().costs().uncover == Some(2)),
            ("Two pieces of yours are there", |run| run.table().state().band(at(run, "a6"), ana(run)).explorers() == 2),
        ],
        "legend-board-guard" => &[
            ("costs the last 5 points", |run| {
                run.table().state().points() == 5 && run.table().rules().costs().guard == Some(5)
            }),
            ("You have two guards", |run| run.table().rules().guards() == 2),
        ],
        "legend-board-score" => &[
            ("End and score: 18 points", |run| worth(run) == 18),
            ("Your temples bring 3 and 1", |run| {
                let state = run.table().state();
                [("a6", 3), ("b7", 1)].into_iter().all(|(cell, value)| {
                    state.level(at(run, cell)) == value && state.holds(run.table().rules(), at(run, cell), ana(run))
                })
            }),
            ("the volcano 10", |run| kind(run, "c7") == Some(TileKind::Volcano)),
            ("1 jungle hex times 2 temples 2", |run| kind(run, "b5").is_none() && holds(run, "b5")),
            ("1 lake times 1 mask 1", |run| holds(run, "b4") && holds(run, "c6")),
            ("your treasure 1", |run| {
                let state = run.table().state();
                state.treasures(run.table().rules(), ana(run)).iter().sum::<u8>() == 1
            }),
        ],
        "legend-board-scored" => &[
            ("Ben has scored 9", |run| run.table().state().score(ben(run)) == 2 + 9),
            ("5 and 4", |run| {
                let level = |cell| run.table().state().level(at(run, cell));
                (level("d5"), level("e6")) == (5, 4)
            }),
            ("The framed list", |run| run.spots().len() == 1 && !run.marked_rects().is_empty()),
        ],
        "legend-board-done" => &[("the two volcanoes of the deck", |run| {
            let rules = run.table().rules();
            let deck = rules.deck().iter().flat_map(|group| group.tiles.iter());
            deck.filter(|&tile| rules.tile(tile).kind == TileKind::Volcano).count() == 2
        })],
        // ---- Cards
        "legend-cards-idea" => &[
            ("three players", |run| run.table().state().players() == 3),
            ("you have 3 cards", |run| run.table().state().right(ana(run)).len() == 3),
        ],
        "legend-cards-look" => &[("One of your cards", |run| effect(run, "07") == Effect::Look && points_beside(run))],
        "legend-cards-seen" => &[
            ("You know two treasures", |run| {
                ["c3", "g4"].iter().all(|cell| run.table().known_top(at(run, cell)).is_some())
            }),
            ("the marked ruins", |run| marks(run, "c3") && marks(run, "g4")),
        ],
        "legend-cards-keep" => &[("the framed card", |run| points_beside(run))],
        "legend-cards-others" => &[("Ben and Cid each laid a tile", |run| {
            ["e7", "f3"].iter().all(|cell| kind(run, cell).is_some() && marks(run, cell))
        })],
        "legend-cards-play" => &[
            ("the framed card", |run| points_beside(run)),
            ("up to two explorers", |run| effect(run, "02") == Effect::PutRuin(2)),
        ],
        "legend-cards-put" => &[("the marked ruin", |run| marks(run, "c3") && is_legal(run, "put explorer c3"))],
        "legend-cards-spent" => &[("They brought pieces to the base camp", |run| {
            let camp = run.table().rules().base_camp();
            let seats = run.table().state().seats().iter().copied().filter(|&seat| seat != ana(run));
            seats.into_iter().all(|seat| !run.table().state().band(camp, seat).is_empty())
        })],
        "legend-cards-activate" => &[("It gives 9 points", |run| run.table().state().token(ana(run)) == Some(9))],
        "legend-cards-dig" => &[
            ("the marked ruin", |run| marks(run, "c3")),
            ("3 points, and you know already what comes up", |run| {
                run.table().rules().costs().dig == Some(3) && run.table().known_top(at(run, "c3")).is_some()
            }),
            ("two explorers there", |run| run.table().state().band(at(run, "c3"), ana(run)).explorers() == 2),
        ],
        "legend-cards-power" => &[
            ("the power that adds 4 points", |run| {
                let state = run.table().state();
                let power = state.power(ana(run)).map(|power| run.table().rules().power(power).effects);
                power.is_some_and(|effects| effects.len() == 3 && effects[2] == Effect::ActionPoints(4))
            }),
            ("scores 5 at the end", |run| run.table().rules().unused_power() == 5),
            ("the framed one on your sheet", |run| points_beside(run)),
        ],
        "legend-round-free" | "legend-board-hold" | "legend-cards-free" | "legend-cards-done" => &[],
        _ => return None,
    })
}

// ---- What is so --------------------------------------------------------------------------------------

fn ana(run: &Run) -> Seat {
    run.learner()
}

fn ben(run: &Run) -> Seat {
    run.table().state().seats().iter().copied().find(|&seat| run.table().name(seat) == "Ben").unwrap()
}

fn acts(run: &Run) -> Seat {
    run.table().state().seat()
}

fn at(run: &Run, cell: &str) -> Cell {
    run.cell(cell).unwrap()
}

fn drafted(run: &Run, seat: Seat) -> (usize, usize) {
    let state = run.table().state();
    (state.right(seat).len(), state.tiles(seat).iter().count())
}

fn is_legal(run: &Run, action: &str) -> bool {
    let text = |&action: &Action| text_of::<State>(run.table().rules(), action);
    run.table().legal().iter().any(|legal| text(legal) == action)
}

fn kind(run: &Run, cell: &str) -> Option<TileKind> {
    run.table().state().tile(at(run, cell)).map(|tile| run.table().rules().tile(tile).kind)
}

fn holds(run: &Run, cell: &str) -> bool {
    run.table().state().holds(run.table().rules(), at(run, cell), ana(run))
}

/// The points that the learner would score now.
fn worth(run: &Run) -> u32 {
    run.table().state().worth(run.table().rules(), ana(run))
}

/// The points of the cheapest way between two hexes, for a piece of the learner's that stood on the first.
fn way(run: &Run, from: &str, to: &str) -> Option<u8> {
    let walker = Walker { seat: ana(run), from: at(run, from), piece: Piece::Explorer };
    Reach::of(run.table().rules(), run.table().state(), walker, u8::MAX).cost(at(run, to))
}

/// The slabs that the ruin has towards the clearing, turned so and laid on the marked hex.
fn own_slabs(run: &Run, rotation: usize) -> u8 {
    let rules = run.table().rules();
    let tile = run.table().state().tiles(ana(run)).iter().find(|&tile| rules.tile(tile).name.to_string() == "A2");
    rules.tile(tile.unwrap()).slabs.turned(Rotation::from_sixths(rotation))[Direction::SW.index()]
}

/// The effect of a card on the learner's sheet.
fn effect(run: &Run, card: &str) -> Effect {
    let rules = run.table().rules();
    let held = [Place::Right, Place::Left].into_iter().flat_map(|place| {
        let state = run.table().state();
        let hand = if place == Place::Right { state.right(ana(run)) } else { state.left(ana(run)) };
        hand.as_slice().to_vec()
    });
    held.map(|held| rules.card(held.card)).find(|known| known.number.to_string() == card).unwrap().effect
}

// ---- What is on the screen -----------------------------------------------------------------------------

/// True if a hex is marked on the board.
fn marks(run: &Run, cell: &str) -> bool {
    run.table().pointed().marked().any(|marked| marked == at(run, cell))
}

/// True if something beside the board is to be clicked, and framed.
fn points_beside(run: &Run) -> bool {
    matches!(run.aims().first(), Some(Aim::Does(_))) && run.marked_rects().len() > run.spots().len()
}
