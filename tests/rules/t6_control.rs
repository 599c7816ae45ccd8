//! T6 Strength and control.

use tikal::tikal::{ControlTies, Illegal};

use super::table::{Scene, Table, classic, seat};

fn controllers(table: &Table, temple: &str) -> Vec<usize> {
    let temple = table.cell(temple);
    let controls = |seat: &&tikal::game::Seat| table.state.controls(&table.rules, temple, **seat);
    table.state.seats().iter().filter(controls).map(|seat| seat.index()).collect()
}

fn table(players: u8, setup: impl FnOnce(&mut Scene)) -> Table {
    let mut table = Table::base(players);
    table.set(|scene| {
        scene.acting(0, 10);
        setup(scene);
    });
    table
}

#[test]
fn t6_1_strength_is_explorers_plus_three_for_the_leader() {
    let table = table(2, |scene| {
        scene.pieces(0, "a4", 2, true).pieces(1, "a4", 4, false).pieces(1, "b5", 0, true);
    });
    let strength = |cell: &str, number: usize| table.state.strength(&table.rules, table.cell(cell), seat(number));
    assert_eq!((strength("a4", 0), strength("a4", 1)), (5, 4));
    assert_eq!((strength("b5", 0), strength("b5", 1)), (0, 3));
}

#[test]
fn t6_1_a_variant_may_have_a_weaker_leader() {
    let mut table = Table::changed(2, |def| def.leader_strength = 1);
    table.set(|scene| {
        scene.acting(0, 10).pieces(0, "a4", 0, true).pieces(1, "a4", 1, false);
    });
    let temple = table.name(table.cell("a4"));
    assert_eq!(table.refused_by("guard a4 leader", (5, 8)), Illegal::NotStrongest { temple, own: 1, best: 1 });
}

#[test]
fn t6_2_the_strictly_strongest_controls_a_temple() {
    let table = table(3, |scene| {
        scene.pieces(0, "a4", 4, false).pieces(1, "a4", 0, true).pieces(2, "a4", 3, false);
        scene.pieces(0, "b5", 1, false);
    });
    assert_eq!(controllers(&table, "a4"), [0]);
    assert_eq!(controllers(&table, "b5"), [0]);
}

#[test]
fn t6_2_a_tie_for_the_most_is_nobodys() {
    let table = table(3, |scene| {
        scene.pieces(0, "a4", 3, false).pieces(1, "a4", 0, true).pieces(2, "a4", 2, false);
    });
    assert_eq!(controllers(&table, "a4"), Vec::<usize>::new());
    assert_eq!(controllers(&table, "b5"), Vec::<usize>::new(), "nor is an empty one");
}

#[test]
fn t6_2_the_guard_beats_any_strength() {
    let table = table(2, |scene| {
        scene.guard(1, "a4", "explorer").pieces(0, "a4", 9, true);
    });
    assert_eq!(controllers(&table, "a4"), [1]);
}

#[test]
fn t6_2_a_variant_may_give_ties_to_everyone() {
    let mut def = classic();
    def.control_ties = ControlTies::Everyone;
    let mut table = Table::of(def, 3, false);
    table.set(|scene| {
        scene.without("A").scoring("B1", &[1, 2, 0], 0, 10);
        scene.pieces(0, "a4", 3, false).pieces(1, "a4", 0, true).pieces(2, "a4", 2, false);
    });
    assert_eq!(controllers(&table, "a4"), [0, 1]);
    assert_eq!(controllers(&table, "b5"), Vec::<usize>::new(), "nobody's strength is 0");
    table.play("end; end; end");
    assert_eq!(table.scores(), [2, 2, 0]);
    // A guard still needs more strength than the others.
    table.play("place b3 0");
    let temple = table.name(table.cell("a4"));
    assert_eq!(table.refused_by("guard a4 leader", (5, 8)), Illegal::NotStrongest { temple, own: 3, best: 3 });
}

#[test]
fn t6_2_what_a_seat_needs_for_control_is_one_more_than_the_best_other() {
    let table = table(3, |scene| {
        scene.pieces(0, "a4", 4, false).pieces(1, "a4", 0, true);
        scene.guard(2, "b5", "explorer");
    });
    let need = |cell: &str, number| table.state.strength_needed(&table.rules, table.cell(cell), seat(number));
    assert_eq!([need("a4", 0), need("a4", 1), need("a4", 2)], [Some(0), Some(2), Some(5)]);
    assert_eq!([need("b5", 0), need("b5", 1), need("b5", 2)], [None, None, Some(0)], "a guard decides for good");
}

#[test]
fn t6_2_where_ties_are_everyones_as_much_as_the_best_is_enough() {
    let mut table = Table::changed(3, |def| def.control_ties = ControlTies::Everyone);
    table.set(|scene| {
        scene.acting(0, 10).pieces(0, "a4", 2, false).pieces(1, "a4", 1, false);
    });
    let need = |cell: &str, number| table.state.strength_needed(&table.rules, table.cell(cell), seat(number));
    assert_eq!([need("a4", 0), need("a4", 1), need("a4", 2)], [Some(0), Some(1), Some(2)]);
    assert_eq!(need("b5", 2), Some(1), "nobody holds an empty temple without a piece");
}
