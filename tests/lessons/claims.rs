//! The claims of each step's sentences about the table, checked against the table as it is then.

use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::tikal::desk::Spot;
use tikal::app::tikal::table::Selection;
use tikal::game::Seat;
use tikal::hex::Cell;
use tikal::insight::tikal::LogLine;
use tikal::tikal::{Action, Phase, Piece, Purchase, TileKind};
use tikal::words::tikal::lessons::{LessonId, Task};

use crate::driver::Driver;
use crate::learn::steps::run;

/// A part of a step's English text, and whether what it says is so.
pub type Claim = (&'static str, fn(&mut Driver) -> bool);

/// The claim of two steps once one of two has entered.
const TO_ENTER: Claim = ("The other one is still to enter, for 1 point", |d| {
    d.rules().costs().enter == 1 && d.state().band(at(d, "a5"), ana(d)).explorers() == 1
});

/// The claims of a step, by the key of its first sentence. A step that is not listed fails its test.
pub fn claims(step: &str) -> Option<&'static [Claim]> {
    Some(match step {
        // ---- First turn
        "turn-aim" => &[
            ("You are Ana", |d| d.name(run(d).learner()) == "Ana" && framed(d, Spot::Player(ana(d)))),
            ("the red expedition", |d| d.colour(ana(d)) == "red"),
            ("Temples that you control and treasures that you dig up bring points", |d| {
                let temples = d.rules().deck().any(|tile| matches!(d.rules().tile(tile).kind, TileKind::Temple(1..)));
                temples && d.rules().set_score(1) > 0
            }),
            ("several times in a game", |d| volcanoes(d).into_iter().sum::<usize>() > 1),
        ],
        "turn-tile" => &[
            ("A turn begins with a new tile", |d| matches!(d.state().phase(), Phase::Place(_))),
            ("a ruin with four hidden treasures", |d| in_hand(d) == Some(TileKind::Ruin(4)) && framed(d, Spot::Hand)),
            ("joined to the board by at least one slab", |d| {
                let (state, rules) = (d.state(), d.rules());
                let tile = state.hand().unwrap_or_else(|| panic!("a tile is in hand"));
                d.legal().iter().all(|action| match *action {
                    Action::Place { cell, rotation } => {
                        state.passages_if_placed(rules, cell, tile, rotation).into_iter().any(|cost| cost > 0)
                    }
                    _ => true,
                })
            }),
        ],
        "turn-turning" => &[
            ("Turn the tile", |d| is_asked_to(d, "turn")),
            ("the marked button", |d| has(d, "Turn the tile clockwise") && run(d).marked_rects().len() > 1),
        ],
        "turn-place" => &[
            ("the marked hex", |d| marks(d, "c4")),
            ("As long as the way from the clearing, the green tile, costs more than 1, turn on", |d| {
                let costs = ways_in(d, "c4");
                costs.contains(&1) && costs.iter().any(|&cost| cost > 1)
            }),
        ],
        "turn-points" => &[
            ("ten action points", |d| d.state().points() == 10 && framed(d, Spot::Points)),
            ("the button of each action says what it costs", |d| {
                ["1", "2", "3", "5"].iter().all(|cost| writes(d, cost))
            }),
        ],
        "turn-enter" => &[
            ("Enter your leader", |d| is_legal(d, "enter leader a5")),
            ("Your pieces wait in your reserve: your card says how many", |d| {
                let reserve = d.state().reserve(ana(d));
                reserve.has_leader() && writes(d, &reserve.explorers().to_string())
            }),
            ("For 1 point", |d| d.rules().costs().enter == 1 && offers(d, "Enter leader on a5, cost 1")),
            ("There is one leader", |d| d.rules().leaders() == 1),
            ("who counts for more than an explorer", |d| d.rules().leader_strength() > 1),
        ],
        "turn-walk" => &[
            ("Walk to the ruin", |d| marks(d, "c4") && d.state().level(at(d, "c4")) > 0),
            ("With the leader chosen", |d| chosen(d, "a5", Piece::Leader)),
            ("From the base camp it is one slab to the clearing and one to the ruin: 2 points in all", |d| {
                reach(d, "b4") == Some(1) && reach(d, "c4") == Some(2)
            }),
            ("From the clearing it is one slab more to the ruin: 1 point", |d| {
                chosen(d, "b4", Piece::Leader) && reach(d, "b4").is_none() && reach(d, "c4") == Some(1)
            }),
        ],
        "turn-dig" => &[
            ("Dig up a treasure", |d| d.state().owned(ana(d)).count() == 0),
            ("digging costs 3 points", |d| d.rules().costs().dig == Some(3) && is_legal(d, "dig c4")),
        ],
        "turn-sets" => &[
            ("The treasure is on your card", |d| {
                d.state().owned(ana(d)).count() == 1 && framed(d, Spot::Player(ana(d)))
            }),
            ("One of a kind scores 1, a pair 3, three alike 6", |d| {
                [1, 2, 3].map(|copies| d.rules().set_score(copies)) == [1, 3, 6]
            }),
            (
                "would need a second piece here: choose your leader and point at the grey button “Dig”: it says so",
                |d| {
                    // Grey and framed before the leader is chosen as after.
                    d.select(None);
                    let is_framed = why_not(d, "Dig, cost").is_some() && framed(d, Spot::Offer(Purchase::Dig));
                    choose(d, "c4", Piece::Leader);
                    let said = why_not(d, "Dig on c4").is_some_and(|why| why.contains("1 more"));
                    d.select(None);
                    said && is_framed
                },
            ),
        ],
        "turn-explorers" => &[
            ("Enter two explorers", |d| is_legal(d, "enter explorer a5")),
            ("Each costs 1 point", |d| d.rules().costs().enter == 1 && d.state().points() == 4),
            TO_ENTER,
        ],
        "turn-temple" => &[
            ("the marked temple", |d| marks(d, "b5")),
            ("With an explorer at the base camp chosen", |d| marks(d, "a5") || chosen(d, "a5", Piece::Explorer)),
            ("the way is two slabs long", |d| reach(d, "b5") == Some(2) && d.state().points() == 2),
            ("there you are the only one", |d| strength(d, "b5", "Ben") == 0),
        ],
        "turn-flag" => &[
            ("this temple is yours", |d| held(d).first().is_some_and(|&temple| run(d).cells() == [temple])),
            ("1, as one explorer of yours stands there and nobody else", |d| {
                let temple = held(d)[0];
                margin(d, temple) == Some(1) && d.state().band(temple, ana(d)).explorers() == 1
            }),
        ],
        "turn-worth" => &[
            ("The green number by your score", |d| {
                let worth = worth(d, "Ana");
                writes(d, &format!("+{worth}")) && framed(d, Spot::Player(ana(d)))
            }),
            ("temple and treasure together", |d| worth(d, "Ana") == u32::from(d.state().level(held(d)[0])) + 1),
            ("Nothing is scored yet", |d| d.state().score(ana(d)) == 0),
        ],
        "turn-end" => &[
            ("End your turn", |d| offers(d, "End turn")),
            ("All points are spent", |d| d.state().points() == 0),
            ("“Undo” takes back what you did since the treasure", |d| {
                let (actions, fixed) = (d.actions(), d.turn().fixed);
                offers(d, "Undo") && actions.len() > fixed && matches!(actions[fixed - 1], Action::Reveal(_))
            }),
            ("click “Back” on this card", |d| offers(d, "Back")),
        ],
        "turn-done" => &[("a whole turn", |d| to_move(d) == "Ben")],
        // ---- Temples
        "temples-start" => &[
            ("now it is your turn", |d| to_move(d) == "Ana"),
            ("Another game: Ben has begun", |d| {
                let first = d.log_lines().into_iter().find(|line| !line.chance);
                first.is_some_and(|line| d.name(line.seat) == "Ben")
            }),
            ("As you did in the first lesson", |d| {
                // Everything that the first lesson lets the learner play.
                let played: Vec<String> =
                    d.log_lines().into_iter().filter(|line| !line.chance).map(|line| line.text).collect();
                let learnt = LessonId::FirstTurn.lesson().stages.iter().filter_map(|stage| match &stage.task {
                    Task::Play(ways) => ways.first(),
                    _ => None,
                });
                learnt.flatten().eq(played.iter())
            }),
            ("dug up a treasure", |d| d.state().owned(seat(d, "Ben")).count() == 1),
            ("sent an explorer to a temple", |d| holder(d, "b5") == "Ben" && marks(d, "b5") && marks(d, "a4")),
        ],
        "temples-place" => &[
            ("the marked hex", |d| marks(d, "b3")),
            ("a new temple. Any rotation that joins it by a slab will do", |d| {
                matches!(in_hand(d), Some(TileKind::Temple(_))) && ways_in(d, "b3").len() > 1
            }),
        ],
        "temples-enter" => &[
            ("Enter two explorers", |d| {
                (9..=10).contains(&d.state().points()) && offers(d, "Enter explorer on a5, cost 1")
            }),
            ("in one turn", |d| d.rules().uncover_limit() == 2),
            TO_ENTER,
        ],
        "temples-walk" => &[
            ("the marked temple", |d| marks(d, "a4")),
            ("two slabs long, so 2 points for each", |d| reach(d, "a4") == Some(2) && chosen(d, "a5", Piece::Explorer)),
            ("or first press + until 2 pieces walk", |d| offers(d, "One piece more") && writes(d, "1 piece walks")),
            ("The other one goes the same way: again 2 points", |d| {
                choose(d, "a5", Piece::Explorer);
                reach(d, "a4") == Some(2) && d.state().band(at(d, "a4"), ana(d)).explorers() == 1
            }),
            ("With both of them there you can uncover two tiers", |d| {
                let costs = d.rules().costs();
                Some(d.state().points() - 2) == costs.uncover.map(|cost| 2 * cost) && d.rules().uncover_limit() == 2
            }),
        ],
        "temples-uncover" => &[
            ("Uncover a tier", |d| is_asked_to(d, "uncover")),
            ("costs 2 points", |d| d.rules().costs().uncover == Some(2) && marks(d, "a4") && is_legal(d, "uncover a4")),
        ],
        "temples-second" => &[
            ("And a second one", |d| is_legal(d, "uncover a4")),
            ("Two pieces are here", |d| d.state().band(at(d, "a4"), ana(d)).explorers() == 2 && marks(d, "a4")),
            ("More than two tiers", |d| d.rules().uncover_limit() == 2),
        ],
        "temples-control" => &[
            ("4 points, and yours alone", |d| level(d, "a4") == 4 && holder(d, "a4") == "Ana"),
            ("Your strength here is 2, and nobody else is there", |d| {
                strength(d, "a4", "Ana") == 2 && strength(d, "a4", "Ben") == 0
            }),
            ("2 ahead, as the flag says", |d| margin(d, at(d, "a4")) == Some(2) && marks(d, "a4")),
            ("Hold the pointer over a temple", |d| hint(d, "Hex a4,", "Ana: strength 2")),
        ],
        "temples-end" => &[
            ("End your turn", |d| offers(d, "End turn")),
            ("No points are left", |d| d.state().points() == 0),
            ("Ben is next", |d| d.state().players() == 2 && to_move(d) == "Ana"),
        ],
        "temples-ben" => &[
            ("Ben has brought his leader", |d| d.state().band(at(d, "a4"), seat(d, "Ben")).has_leader()),
            ("Nobody is driven away", |d| d.state().band(at(d, "a4"), ana(d)).explorers() == 2),
            ("A leader counts for three explorers", |d| d.rules().leader_strength() == 3),
            ("that makes 4 against your 2", |d| strength(d, "a4", "Ben") == 4 && strength(d, "a4", "Ana") == 2),
            ("now Ben controls the temple, and he has made it a 5", |d| {
                holder(d, "a4") == "Ben" && level(d, "a4") == 5 && marks(d, "a4")
            }),
        ],
        "temples-next" => &[
            ("place this temple", |d| matches!(in_hand(d), Some(TileKind::Temple(_)))),
            ("the marked hex, behind the temple that Ben has just taken", |d| {
                marks(d, "a3") && holder(d, "a4") == "Ben"
            }),
        ],
        "temples-leader" => &[
            ("Enter your leader", |d| is_legal(d, "enter leader a5")),
            ("worth three explorers and costs 1 point like one", |d| {
                d.rules().leader_strength() == 3 && offers(d, "Enter leader on a5, cost 1")
            }),
        ],
        "temples-return" => &[
            ("Send the leader to the temple", |d| marks(d, "a4")),
            ("2 + 3 = 5 against 4", |d| {
                let (own, other) = (strength(d, "a4", "Ana"), strength(d, "a4", "Ben"));
                (own, d.rules().leader_strength(), other) == (2, 3, 4) && marks(d, "a4")
            }),
        ],
        "temples-free" => &[
            ("Whatever your buttons offer is welcome: further tiers here, for example", |d| {
                is_legal(d, "uncover a4") && holder(d, "a4") == "Ana"
            }),
            ("a way to the ruin", |d| d.state().level(at(d, "c4")) > 0),
        ],
        // ---- Volcano
        "volcano-start" => &[
            ("Another game, a few turns on", |d| d.state().turn() > 4),
            ("It starts a scoring round", |d| d.state().scoring().is_some() && framed(d, Spot::Scoring)),
            ("gets ten points", |d| d.state().points() == 10),
            ("You drew it, so you begin", |d| to_move(d) == "Ana"),
        ],
        "volcano-guard" => &[
            ("Set a guard on your best temple", |d| {
                held(d).into_iter().max_by_key(|&temple| d.state().level(temple)) == Some(at(d, "c5"))
            }),
            ("your explorers on the marked temple", |d| {
                marks(d, "c5") && d.state().band(at(d, "c5"), ana(d)).explorers() > 1
            }),
            ("then “Guard”", |d| writes(d, "Guard") && is_legal(d, "guard c5 explorer")),
            ("it costs 5 points", |d| d.rules().costs().guard == Some(5)),
            ("takes the greatest strength", |d| strength(d, "c5", "Ana") > strength(d, "c5", "Ben")),
        ],
        "volcano-camp" => &[
            ("the other 5 points", |d| d.state().points() == 5 && d.rules().costs().camp == Some(5)),
            ("your explorer on the marked clearing", |d| {
                marks(d, "d3") && d.state().band(at(d, "d3"), ana(d)).explorers() == 1
            }),
            ("on the clearing", |d| marks(d, "d3") && is_legal(d, "camp d3")),
            ("from camp to camp for 1 point", |d| d.rules().costs().transfer == Some(1)),
            ("two camps and two guards in a game", |d| (d.rules().camps(), d.rules().guards()) == (2, 2)),
        ],
        "volcano-score" => &[
            ("End and score: 8 points", |d| worth(d, "Ana") == 8 && offers(d, "End and score")),
            ("Your temples bring 4 and 1", |d| {
                [("c5", 4), ("b5", 1)]
                    .into_iter()
                    .all(|(temple, value)| holder(d, temple) == "Ana" && level(d, temple) == value)
            }),
            ("the pair of treasures 3", |d| {
                d.state().owned(ana(d)).map(|(_, copies)| copies).eq([2]) && d.rules().set_score(2) == 3
            }),
        ],
        "volcano-ben" => &[
            ("Ben has acted and scored", |d| score(d, "Ben") > 0),
            ("Two of his explorers", |d| d.state().band(at(d, "b5"), seat(d, "Ben")).explorers() == 2),
            ("Now it has scored for him, too", |d| holder(d, "b5") == "Ben" && marks(d, "b5")),
        ],
        "volcano-scored" => &[
            ("8 for you, 11 for Ben", |d| (score(d, "Ana"), score(d, "Ben")) == (8, 11)),
            ("The list shows what for", |d| framed(d, Spot::Scoring) && writes(d, "Temple c5: 4")),
        ],
        "volcano-place" => &[("Place the volcano on a glowing hex", |d| {
            in_hand(d) == Some(TileKind::Volcano)
                && matches!(d.state().phase(), Phase::Place(_))
                && framed(d, Spot::Hand)
        })],
        "volcano-enter" => &[
            ("Enter an explorer at your camp", |d| is_legal(d, "enter explorer d3")),
            ("your normal turn of ten points", |d| d.state().points() == 10 && d.state().scoring().is_none()),
            ("You can enter in two places now", |d| d.state().camp_cells(d.rules(), ana(d)).len() == 2),
            ("press “Explorer”, then click the marked camp", |d| {
                writes(d, "Explorer") && offers(d, "Enter explorer, cost 1") && marks(d, "d3")
            }),
        ],
        "volcano-transfer" => &[
            ("Bring an explorer from the base camp to your camp", |d| is_legal(d, "transfer explorer a5 d3")),
            // Of several, any will do.
            ("Click an explorer on the base camp", |d| {
                let waiting = d.state().band(at(d, "a5"), ana(d)).explorers();
                waiting > 1 && (marks(d, "a5") || chosen(d, "a5", Piece::Explorer))
            }),
            ("it costs 1 point", |d| d.rules().costs().transfer == Some(1) && marks(d, "d3")),
        ],
        "volcano-exchange" => &[
            ("One more action", |d| writes(d, "Exchange…")),
            ("For 3 points", |d| d.rules().costs().exchange == Some(3)),
            ("You have only a pair, and Ben has no treasure", |d| {
                let (own, bens) = (d.state().owned(ana(d)), d.state().owned(seat(d, "Ben")));
                let both = [ana(d), seat(d, "Ben")].into_iter().all(|seat| framed(d, Spot::Player(seat)));
                own.map(|(_, copies)| copies).eq([2]) && bens.count() == 0 && both
            }),
            ("the framed button is grey", |d| {
                why_not(d, "Exchange…").is_some() && framed(d, Spot::Offer(Purchase::Exchange))
            }),
        ],
        "volcano-free" => &[("Point at a grey button, and it says what is missing", |d| {
            why_not(d, "Enter leader").is_some_and(|why| !why.is_empty())
        })],
        "volcano-done" => &[
            ("Three volcanoes", |d| {
                d.rules().deck().filter(|&tile| d.rules().tile(tile).kind == TileKind::Volcano).count() == 3
            }),
            ("One is on the board", |d| {
                d.rules().layout().cells().into_iter().filter(|&cell| is_volcano(d, cell)).count() == 1
            }),
            ("groups D and F hold one each", |d| volcanoes(d) == [0, 0, 0, 1, 0, 1, 0] && framed(d, Spot::Groups)),
        ],
        // ---- Auction
        "auction-idea" => &[
            ("In the advanced game turns are auctioned", |d| d.state().is_auction()),
            ("Four players, so four tiles lie face up", |d| {
                d.state().players() == 4 && d.state().face_up().len() == 4 && framed(d, Spot::Auction)
            }),
            ("everybody starts with 20", |d| ["Ana", "Ben", "Cid", "Dee"].iter().all(|name| score(d, name) == 20)),
        ],
        "auction-amulet" => &[("Your amulet is up", |d| d.state().amulet(ana(d)) && framed(d, Spot::Amulet(ana(d))))],
        "auction-opens" => {
            &[("Ben has opened with 1", |d| played(d, &["bid 1"]) && to_move(d) == "Ana" && framed(d, Spot::Bids))]
        }
        "auction-two" => {
            &[("Bid 2", |d| offers(d, "Bid 2")), ("how many points that would leave you", |d| writes(d, "leaves 18"))]
        }
        "auction-others" => &[("Cid passed, Dee bid 3, Ben 4. Now you are asked again", |d| {
            played(d, &["pass", "bid 3", "bid 4"]) && to_move(d) == "Ana" && framed(d, Spot::Bids)
        })],
        "auction-five" => &[("Bid 5", |d| offers(d, "Bid 5")), ("worth 5 points", |d| writes(d, "leaves 15"))],
        "auction-won" => &[
            ("All others have passed: the turn is yours", |d| {
                played(d, &["pass", "pass"]) && d.state().phase() == Phase::Choose
            }),
            ("15 points are left to you", |d| score(d, "Ana") == 15 && framed(d, Spot::Player(ana(d)))),
            ("The others keep what they bid", |d| ["Ben", "Cid", "Dee"].iter().all(|name| score(d, name) == 20)),
        ],
        "auction-pick" => &[("Choose a tile: click it", |d| has(d, "Take A1,") && framed(d, Spot::Auction))],
        "auction-place" => &[
            ("Place it", |d| matches!(d.state().phase(), Phase::Place(_))),
            ("turn the tile with R", |d| has(d, "Turn the tile clockwise") && framed(d, Spot::Hand)),
        ],
        "auction-free" => &[("Spend your action points", |d| framed(d, Spot::Points))],
        "auction-second" => &[
            ("Your amulet is down", |d| !d.state().amulet(ana(d)) && framed(d, Spot::Amulet(ana(d)))),
            ("Cid, next after you, opened with 1", |d| {
                let (state, own) = (d.state(), ana(d));
                let mut round = state.seats().iter().cycle().skip_while(|&&seat| seat != own).skip(1);
                round.next() == Some(&seat(d, "Cid"))
            }),
            ("Dee bid 3, Ben 4", |d| played(d, &["bid 1", "bid 3", "bid 4", "pass", "pass"])),
            ("Ben paid 4 and played his turn", |d| score(d, "Ben") == 16),
        ],
        "auction-third" => &[
            ("Cid passed, and so did Dee", |d| played(d, &["pass", "pass", "choose"])),
            ("Nobody bid: Cid played for free", |d| score(d, "Cid") == 20),
            ("takes the turn and pays nothing", |d| score(d, "Cid") == 20 && framed(d, Spot::Player(seat(d, "Cid")))),
        ],
        "auction-last" => &[
            ("Dee has played the last tile of the round", |d| {
                let last = d.log_lines().into_iter().rev().find(|line| line.text == "end");
                last.is_some_and(|line| d.name(line.seat) == "Dee")
            }),
            ("Who is left over pays nothing", |d| score(d, "Dee") == 20 && framed(d, Spot::Player(seat(d, "Dee")))),
            ("The tiles of the next round lie face up already", |d| d.state().face_up().len() == 4),
        ],
        "auction-next" => &[
            ("All amulets are up again", |d| {
                let state = d.state();
                state.seats().iter().all(|&seat| state.amulet(seat))
            }),
            ("Dee played last, and Ben comes after her: he opens", |d| {
                let seats = d.state().seats();
                let last = d.log_lines().into_iter().rev().find(|line| line.text == "end");
                to_move(d) == "Ben"
                    && last.is_some_and(|line| d.name(line.seat) == "Dee" && seats.last() == Some(&line.seat))
                    && seats.first() == Some(&seat(d, "Ben"))
            }),
            ("a volcano", |d| {
                let is_volcano = |&tile: &_| d.rules().tile(tile).kind == TileKind::Volcano;
                d.state().face_up().iter().any(is_volcano) && framed(d, Spot::Auction)
            }),
        ],
        // These look back and ahead, and say nothing of the table.
        "temples-done" | "auction-done" => &[],
        _ => return None,
    })
}

// ---- What is so --------------------------------------------------------------------------------------

fn seat(driver: &Driver, name: &str) -> Seat {
    let state = driver.state();
    let found = state.seats().iter().copied().find(|&seat| driver.name(seat) == name);
    found.unwrap_or_else(|| panic!("{name} plays"))
}

fn ana(driver: &Driver) -> Seat {
    seat(driver, "Ana")
}

fn at(driver: &Driver, cell: &str) -> Cell {
    run(driver).cell(cell).unwrap_or_else(|| panic!("{cell} is a cell"))
}

fn to_move(driver: &Driver) -> String {
    driver.acting_name()
}

fn score(driver: &Driver, name: &str) -> u32 {
    driver.state().score(seat(driver, name))
}

fn worth(driver: &Driver, name: &str) -> u32 {
    driver.state().worth(driver.rules(), seat(driver, name))
}

fn level(driver: &Driver, cell: &str) -> u8 {
    driver.state().level(at(driver, cell))
}

fn strength(driver: &Driver, cell: &str, name: &str) -> u8 {
    driver.state().strength(driver.rules(), at(driver, cell), seat(driver, name))
}

/// Who alone controls a temple.
fn holder(driver: &Driver, cell: &str) -> String {
    let (state, temple) = (driver.state(), at(driver, cell));
    let holders = state.seats().iter().filter(|&&seat| state.controls(driver.rules(), temple, seat));
    let holders: Vec<String> = holders.map(|&seat| driver.name(seat)).collect();
    holders.join("+")
}

/// True if a volcano lies on this cell.
fn is_volcano(driver: &Driver, cell: Cell) -> bool {
    driver.state().tile(cell).is_some_and(|tile| driver.rules().tile(tile).kind == TileKind::Volcano)
}

/// The number of volcanoes that are left in each group of tiles.
fn volcanoes(driver: &Driver) -> [usize; 7] {
    let rules = driver.rules();
    ["A", "B", "C", "D", "E", "F", "G"].map(|name| {
        let left = driver.state().deck();
        let tiles = left.iter().filter(|&tile| rules.tile(tile).name.to_string().starts_with(name));
        tiles.filter(|&tile| rules.tile(tile).kind == TileKind::Volcano).count()
    })
}

/// The temples that the learner controls.
fn held(driver: &Driver) -> Vec<Cell> {
    let (state, own) = (driver.state(), ana(driver));
    state.temples().into_iter().filter(|&temple| state.controls(driver.rules(), temple, own)).collect()
}

/// The number on the flag of a temple.
fn margin(driver: &Driver, temple: Cell) -> Option<u8> {
    let insight = driver.insight()?;
    insight.ledger.iter().find(|standing| standing.temple == temple)?.margin()
}

fn in_hand(driver: &Driver) -> Option<TileKind> {
    driver.state().hand().map(|tile| driver.rules().tile(tile).kind)
}

/// The costs of the way into a hex, for every rotation in which the tile in hand can be placed there.
fn ways_in(driver: &Driver, cell: &str) -> Vec<u8> {
    let (state, rules, cell) = (driver.state(), driver.rules(), at(driver, cell));
    let rotations = driver.legal().into_iter().filter_map(|action| match action {
        Action::Place { cell: other, rotation } if other == cell => Some(rotation),
        _ => None,
    });
    let tile = state.hand().unwrap_or_else(|| panic!("a tile is in hand"));
    let passages = |rotation| state.passages_if_placed(rules, cell, tile, rotation);
    rotations.map(|rotation| passages(rotation).into_iter().filter(|&cost| cost > 0).min().unwrap_or(0)).collect()
}

fn is_legal(driver: &Driver, action: &str) -> bool {
    Action::parse(driver.rules(), action).is_ok_and(|action| driver.legal().contains(&action))
}

/// True if the last actions of players begin like these.
fn played(driver: &Driver, actions: &[&str]) -> bool {
    let is_so = |lines: &[LogLine]| lines.iter().zip(actions).all(|(line, action)| line.text.starts_with(action));
    driver.log_lines().windows(actions.len()).any(is_so)
}

// ---- What is on the screen -----------------------------------------------------------------------------

/// True if a hex is marked on the board.
fn marks(driver: &Driver, cell: &str) -> bool {
    let (pointed, cell) = (driver.pointed(), at(driver, cell));
    let piece = pointed.piece.map(|(cell, ..)| cell);
    pointed.cells.contains(&cell) || pointed.aim == Some(cell) || piece == Some(cell)
}

/// True if something beside the board is framed.
fn framed(driver: &Driver, spot: Spot) -> bool {
    run(driver).spots().contains(&spot) && run(driver).marked_rects().len() >= run(driver).spots().len()
}

fn is_asked_to(driver: &Driver, what: &str) -> bool {
    format!("{:?}", run(driver).aims()).to_lowercase().contains(what)
}

/// True if a widget's name begins like this.
fn has(driver: &Driver, start: &str) -> bool {
    let named = |label: String| label.starts_with(start);
    driver.harness.query_all(by().predicate(|node| node.label().is_some_and(named))).next().is_some()
}

/// True if a button of this name can be pressed.
fn offers(driver: &Driver, name: &str) -> bool {
    let buttons = driver.harness.query_all(by().role(egui::accesskit::Role::Button).label(name));
    buttons.into_iter().any(|button| !button.accesskit_node().is_disabled())
}

/// True if exactly this stands somewhere.
fn writes(driver: &Driver, text: &str) -> bool {
    driver.written().iter().any(|(shape, clip)| shape.galley.text() == text && clip.is_positive())
}

fn chosen(driver: &Driver, cell: &str, piece: Piece) -> bool {
    driver.selection() == Some(Selection { cell: at(driver, cell), piece: Some(piece) })
}

fn choose(driver: &mut Driver, cell: &str, piece: Piece) {
    let selection = Selection { cell: at(driver, cell), piece: Some(piece) };
    driver.select(Some(selection));
}

/// The cost for the chosen piece of the way to a cell, as the cell says.
fn reach(driver: &Driver, cell: &str) -> Option<u8> {
    let start = format!("Hex {cell},");
    let name = driver.starting(&start).accesskit_node().label()?;
    name.split("in reach for ").nth(1)?.split(' ').next()?.parse().ok()
}

/// True if the tooltip of a widget has this part.
fn hint(driver: &mut Driver, start: &str, part: &str) -> bool {
    driver.starting(start).hover();
    driver.harness.run_steps(8);
    let shown = driver.shows(part);
    driver.harness.remove_cursor();
    driver.run();
    shown
}

/// Why a grey button is grey, as it says.
fn why_not(driver: &Driver, start: &str) -> Option<String> {
    let button = driver.starting(start);
    let node = button.accesskit_node();
    node.is_disabled().then(|| node.data().description().unwrap_or_default().to_owned())
}
