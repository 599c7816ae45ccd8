//! The words on what a number of a definition does, for the tooltip of its field.

/// The id of the text that says what the number in the field of this name does.
pub fn does(name: &str) -> &'static str {
    match name {
        "editor-least-players" => "does-least-players",
        "editor-most-players" => "does-most-players",
        "editor-points" => "does-points",
        "editor-start-score" => "does-start-score",
        "editor-auction-start" => "does-auction-start",
        "editor-least-bid" => "does-least-bid",
        "bar-enter" => "does-enter",
        "editor-transfer" => "does-transfer",
        "bar-uncover" => "does-uncover",
        "editor-uncover-limit" => "does-uncover-limit",
        "bar-dig" => "does-dig",
        "editor-dig-limit" => "does-dig-limit",
        "bar-exchange" => "does-exchange",
        "bar-camp-name" => "does-camp",
        "editor-guard" => "does-guard",
        "editor-explorers" => "does-explorers",
        "editor-leaders" => "does-leaders",
        "editor-camps" => "does-camps",
        "editor-guards" => "does-guards",
        "editor-leader-strength" => "does-leader-strength",
        "editor-tiers" => "does-tiers",
        "editor-treasures" => "does-treasures",
        "editor-scores" => "does-scores",
        "tiles-value" => "does-value",
        "tiles-masks" => "does-masks",
        "tiles-copies" => "does-copies",
        _ => "does-slabs",
    }
}
