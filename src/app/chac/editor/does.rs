//! The words on what a number of a temple does, for the tooltip of its field.

/// The id of the text that says what the number in the field of this name does.
pub fn does(name: &str) -> &'static str {
    match name {
        "editor-least-players" => "does-least-players",
        "editor-most-players" => "does-most-players",
        "chac-edit-per-seat" => "chac-tells-per-seat",
        "chac-edit-dice" => "chac-tells-dice",
        "chac-edit-load" => "chac-tells-load",
        "chac-edit-least-load" => "chac-tells-least-load",
        "chac-edit-decks" => "chac-tells-decks",
        "chac-edit-chests" => "chac-tells-chests",
        "chac-edit-chest-sides" => "chac-tells-chest-sides",
        "chac-edit-wall-steps" => "chac-tells-wall-steps",
        "chac-edit-cards-per-round" => "chac-tells-cards-per-round",
        "chac-edit-cards-none" | "chac-edit-cards-left" | "chac-edit-cards-right" | "chac-edit-cards-both" => {
            "chac-tells-cards"
        }
        "chac-edit-boulder-dice" => "chac-tells-boulder-dice",
        "chac-edit-boulder-needs" => "chac-tells-boulder-needs",
        "chac-edit-planks" => "chac-tells-planks",
        "chac-edit-danger" => "chac-tells-danger",
        "chac-edit-rescue-cost" => "chac-tells-rescue-cost",
        "chac-edit-alcove-value" => "chac-tells-alcove-value",
        "chac-edit-width" | "chac-edit-height" => "chac-tells-picture",
        "chac-edit-place" => "chac-tells-place",
        _ => "chac-tells-fields",
    }
}
