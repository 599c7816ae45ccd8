//! From a definition to a playable variant, or to the list of everything that is wrong with it.
//!
//! The only way to a [`Variant`]. All problems are collected and reported at once, each with a
//! stable code, a place and a cure.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

use super::board::MAX_PER_TURN;
use super::locate;
use super::tile::{Tile, TileId, TileKind, TileName, TileSet};
use super::variant::{
    Cost, Costs, Group, KindDef, MAX_FILE_SIZE, MAX_TIER, MAX_TREASURES, TurnRule, VARIANT_FORMAT, Variant, VariantDef,
};
use crate::hex::{Cell, CellName, CellSet, Layout, MAX_CELLS, MAX_COLUMNS, MAX_ROWS};

/// How bad a problem is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The variant can be played, but this was probably not meant.
    Warning,
    /// The variant cannot be played.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $id:literal $severity:ident,)*) => {
        /// What kind of problem it is; the codes are stable.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The code as written in reports.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// How bad it is.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$name => Severity::$severity,)* }
            }
        }
    };
}

codes! {
    /// The text is not a variant definition.
    Syntax = "syntax" Error,
    /// A format that this program does not know.
    Format = "format" Error,
    /// An id that cannot be used.
    Id = "id" Error,
    /// A name that says nothing.
    Name = "name" Error,
    /// Player counts outside 2 … 4, or none at all.
    Players = "players" Error,
    /// Player counts without colours, or a colour twice.
    Colours = "colours" Error,
    /// A board outside the limits.
    BoardSize = "board-size" Error,
    /// A text that names no cell of the board.
    CellName = "cell-name" Error,
    /// A cell twice.
    CellTwice = "cell-twice" Error,
    /// A printed tile off the board.
    PrintedOffBoard = "printed-off-board" Error,
    /// No or several base camps.
    BaseCamp = "base-camp" Error,
    /// Slabs outside the limits.
    Slabs = "slabs" Error,
    /// A temple or a tier outside the limits.
    TempleValue = "temple-value" Error,
    /// Masks outside the limits.
    Masks = "masks" Error,
    /// Groups that are not named by one capital letter.
    GroupName = "group-name" Error,
    /// Groups out of alphabetical order.
    GroupOrder = "group-order" Error,
    /// No tiles for a table.
    NoTiles = "no-tiles" Error,
    /// More tiles than a deck can have.
    DeckSize = "deck-size" Error,
    /// Tier counts outside the limits.
    TierCount = "tier-count" Error,
    /// Treasure kinds or copies outside the limits.
    Treasures = "treasures" Error,
    /// A score table shorter than the copies of a kind (T7.5), or with entries outside the limits.
    ScoreTable = "score-table" Error,
    /// A number outside its limits: costs, points, pieces, strength, start score, bids.
    Number = "number" Error,
    /// The same tie-break twice.
    TieBreakTwice = "tie-break-twice" Error,
    /// More problems than are listed, errors among them.
    More = "more" Error,
    /// A board in several pieces.
    BoardInPieces = "board-in-pieces" Warning,
    /// More tiles than free cells (T4.5).
    MoreTilesThanCells = "more-tiles-than-cells" Warning,
    /// A tile without a slab that is no volcano.
    TileWithoutSlabs = "tile-without-slabs" Warning,
    /// Fewer treasures than masks (T4.4).
    FewerTreasuresThanMasks = "fewer-treasures-than-masks" Warning,
    /// A temple that can never grow.
    NoNextTier = "no-next-tier" Warning,
    /// Nothing ever scores but the end.
    NoVolcano = "no-volcano" Warning,
    /// A last round of auctions with fewer tiles than players.
    AuctionRemainder = "auction-remainder" Warning,
    /// A printed tile that nobody can ever reach.
    UnreachablePrinted = "unreachable-printed" Warning,
    /// A group that one player count never sees.
    GroupUnseen = "group-unseen" Warning,
    /// More warnings than are listed.
    MoreWarnings = "more-warnings" Warning,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Something wrong with a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What kind of problem.
    pub code: Code,
    /// The path in the definition, such as `deck[1].tiles[3].slabs`; empty for the whole.
    pub at: String,
    /// Line and column from 1, if the definition came from text.
    pub place: Option<(usize, usize)>,
    /// What is wrong, what is possible, and the cure.
    pub text: String,
}

impl Problem {
    /// How bad it is.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "{line}:{column}: ")?;
        }
        write!(f, "{} [{}]", self.severity(), self.code)?;
        if !self.at.is_empty() {
            write!(f, " {}", self.at)?;
        }
        write!(f, ": {}", self.text)
    }
}

/// Checks the text of a variant file: the variant, if it can be played, and all problems in the
/// order in which they stand in the text.
#[must_use]
pub fn check_text(text: &str) -> (Option<Variant>, Vec<Problem>) {
    let text = text.trim_start_matches('\u{feff}');
    let syntax =
        |place, text| (None, vec![Problem { code: Code::Syntax, at: String::new(), place: Some(place), text }]);
    if text.len() as u64 > MAX_FILE_SIZE {
        return syntax((1, 1), format!("{} bytes of text: leave at most {MAX_FILE_SIZE}", text.len()));
    }
    let def = match VariantDef::read(text) {
        Ok(def) => def,
        Err(error) => return syntax((error.line, error.column), error.message),
    };
    let (variant, mut problems) = validate(def);
    if !problems.is_empty() {
        let places = locate::places(text);
        for problem in &mut problems {
            problem.place = locate::nearest(&places, &problem.at);
        }
        let is_count = |problem: &Problem| matches!(problem.code, Code::More | Code::MoreWarnings);
        problems.sort_by_key(|problem| (is_count(problem), problem.place));
    }
    (variant, problems)
}

/// Checks a definition: the variant, if it can be played, and all problems.
#[must_use]
pub fn validate(def: VariantDef) -> (Option<Variant>, Vec<Problem>) {
    let mut checker = Checker::default();
    let variant = checker.variant(def);
    for (code, count) in [(Code::More, checker.unlisted_errors), (Code::MoreWarnings, checker.unlisted_warnings)] {
        if count > 0 {
            let text = format!("{count} more {}s are not listed: mend these first", code.severity());
            checker.problems.push(Problem { code, at: String::new(), place: None, text });
        }
    }
    let playable = checker.problems.iter().all(|problem| problem.severity() == Severity::Warning);
    (variant.filter(|_| playable), checker.problems)
}

/// A list longer than this helps nobody.
const MAX_PROBLEMS: usize = 100;
/// A group for each capital letter.
const MAX_GROUPS: usize = 26;

#[derive(Default)]
struct Checker {
    problems: Vec<Problem>,
    unlisted_errors: usize,
    unlisted_warnings: usize,
}

/// What the board part of a definition becomes.
struct Board {
    layout: Layout,
    base_camp: Option<Cell>,
    printed: Vec<(Cell, Tile)>,
}

impl Checker {
    fn report(&mut self, code: Code, at: impl Into<String>, text: impl Into<String>) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Problem { code, at: at.into(), place: None, text: text.into() });
        } else {
            match code.severity() {
                Severity::Error => self.unlisted_errors += 1,
                Severity::Warning => self.unlisted_warnings += 1,
            }
        }
    }

    /// A number within its limits; outside them a problem, and the nearest number that is possible.
    fn number(&mut self, code: Code, at: impl Into<String>, what: &str, value: u32, limits: RangeInclusive<u8>) -> u8 {
        let (least, most) = (*limits.start(), *limits.end());
        match u8::try_from(value) {
            Ok(value) if limits.contains(&value) => value,
            _ => {
                self.report(code, at, format!("{what} is {value}: choose a number from {least} to {most}"));
                if value < u32::from(least) { least } else { most }
            }
        }
    }

    fn variant(&mut self, def: VariantDef) -> Option<Variant> {
        self.header(&def);
        let players = self.players(&def);
        let board = self.board(&def);
        let (deck, groups) = self.deck(&def, &players);
        let tiers = self.tiers(&def);
        let (treasure_copies, set_scores) = self.treasures(&def);
        let limits = self.numbers(&def);
        let board = board?;
        self.warnings(&def, &players, &board, &deck, &groups, &tiers);
        let base_camp = board.base_camp?;
        let base_camp_tile = board.printed.iter().find(|&&(cell, _)| cell == base_camp)?.1.clone();

        let deck_size = deck.len();
        let mut group_of = [0; 64];
        for (index, group) in (0..).zip(&groups) {
            for tile in group.tiles.iter() {
                group_of[tile.index()] = index;
            }
        }
        let mut tiles = deck;
        let mut printed = Vec::new();
        for (cell, tile) in board.printed {
            printed.push((cell, TileId(u8::try_from(tiles.len()).ok()?)));
            tiles.push(tile);
        }
        let hash = def.hash();
        Some(Variant {
            hash,
            layout: board.layout,
            tiles,
            deck_size,
            groups,
            group_of,
            base_camp,
            base_camp_tile,
            printed,
            tiers,
            treasure_kinds: def.treasures.kinds.len().min(MAX_TREASURES),
            treasure_copies,
            set_scores,
            costs: limits.costs,
            action_points: limits.action_points,
            uncover_limit: limits.per_turn[0],
            dig_limit: limits.per_turn[1],
            explorers: limits.pieces[0],
            leaders: limits.pieces[1],
            camps: limits.pieces[2],
            guards: limits.pieces[3],
            leader_strength: limits.leader_strength,
            players,
            def,
        })
    }

    fn header(&mut self, def: &VariantDef) {
        if def.format != VARIANT_FORMAT {
            let text = format!(
                "format {} is not known to this program: write `format: {VARIANT_FORMAT}`, or use a newer program",
                def.format
            );
            self.report(Code::Format, "format", text);
        }
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if def.id.is_empty() || def.id.len() > 40 || !def.id.chars().all(plain) {
            let found: String = def.id.chars().take(40).collect();
            let text =
                format!("`{found}` cannot be an id: choose 1 to 40 letters, digits and hyphens, such as `my-jungle`");
            self.report(Code::Id, "id", text);
        }
        if def.name.is_empty() {
            self.report(Code::Name, "name", "the name is empty: give the variant a name that players will see");
        }
    }

    fn players(&mut self, def: &VariantDef) -> RangeInclusive<u8> {
        let least =
            self.number(Code::Players, "players.least", "the least number of players", def.players.least, 2..=4);
        let most =
            self.number(Code::Players, "players.most", "the greatest number of players", def.players.most, 2..=4);
        if least > most {
            let text = format!("at least {least} but at most {most} players: exchange the two");
            self.report(Code::Players, "players", text);
        }
        let colours = &def.players.colours;
        if colours.len() < usize::from(most) {
            let text = format!("{} colours for {most} players: name one for each player", colours.len());
            self.report(Code::Colours, "players.colours", text);
        }
        let mut known = BTreeSet::new();
        for (index, colour) in colours.iter().enumerate() {
            let at = format!("players.colours[{index}]");
            if colour.trim().is_empty() {
                self.report(Code::Colours, at, "this colour has no name: name it, such as \"red\"");
            } else if !known.insert(colour) {
                self.report(Code::Colours, at, format!("the colour `{colour}` stands here twice: choose another"));
            }
        }
        least.min(most)..=most.max(least)
    }

    fn cell_name(&mut self, at: &str, text: &str) -> Option<CellName> {
        match text.parse() {
            Ok(name) => Some(name),
            Err(error) => {
                self.report(Code::CellName, at, error.to_string());
                None
            }
        }
    }

    fn board(&mut self, def: &VariantDef) -> Option<Board> {
        let columns = &def.board.columns;
        if columns.is_empty() || columns.len() > MAX_COLUMNS {
            let text = format!("{} columns: choose 1 to {MAX_COLUMNS}", columns.len());
            self.report(Code::BoardSize, "board.columns", text);
            return None;
        }
        let mut rows = Vec::new();
        for (index, &count) in columns.iter().enumerate() {
            let at = format!("board.columns[{index}]");
            let count = self.number(Code::BoardSize, at, "the number of rows", count, 0..=MAX_ROWS as u8);
            rows.push(usize::from(count));
        }
        let mut left_out = Vec::new();
        for (index, text) in def.board.left_out.iter().enumerate() {
            let at = format!("board.left_out[{index}]");
            let Some(name) = self.cell_name(&at, text) else { continue };
            if left_out.contains(&name) {
                self.report(Code::CellTwice, at, format!("{name} is left out twice: remove one of the two"));
            } else if rows.get(usize::from(name.column)).is_none_or(|&rows| usize::from(name.row) >= rows) {
                let text = format!("{name} is not in any column: it need not be left out");
                self.report(Code::CellName, at, text);
            } else {
                left_out.push(name);
            }
        }
        let Ok(layout) = Layout::new(&rows, def.board.raised, &left_out) else {
            let cells = rows.iter().sum::<usize>().saturating_sub(left_out.len());
            let text = format!("the board has {cells} cells: choose 1 to {MAX_CELLS}");
            self.report(Code::BoardSize, "board", text);
            return None;
        };
        let mut board = Board { layout, base_camp: None, printed: Vec::new() };
        self.printed(def, &mut board);
        Some(board)
    }

    fn printed(&mut self, def: &VariantDef, board: &mut Board) {
        let mut base_camps = 0;
        for (index, printed) in def.board.printed.iter().enumerate() {
            let at = format!("board.printed[{index}]");
            let kind = self.kind(&format!("{at}.kind"), printed.kind);
            let slabs = self.slabs(&format!("{at}.slabs"), printed.slabs);
            base_camps += usize::from(kind == TileKind::BaseCamp);
            let at = format!("{at}.cell");
            let Some(name) = self.cell_name(&at, &printed.cell) else { continue };
            let Some(cell) = board.layout.cell(name) else {
                let text = format!("{name} is not on the board: choose one of its cells");
                self.report(Code::PrintedOffBoard, at, text);
                continue;
            };
            if board.printed.iter().any(|&(other, _)| other == cell) {
                self.report(Code::CellTwice, at, format!("{name} has a printed tile already: remove one of the two"));
                continue;
            }
            if kind == TileKind::BaseCamp {
                board.base_camp = Some(cell);
            }
            board.printed.push((cell, Tile::new(TileName::Printed(name), kind, slabs)));
        }
        board.printed.sort_by_key(|&(cell, _)| cell);
        if base_camps != 1 {
            let text = format!("{base_camps} base camps are printed: print exactly one tile of kind BaseCamp");
            self.report(Code::BaseCamp, "board.printed", text);
        }
    }

    fn kind(&mut self, at: &str, kind: KindDef) -> TileKind {
        match kind {
            KindDef::BaseCamp => TileKind::BaseCamp,
            KindDef::Temple(value) => {
                TileKind::Temple(self.number(Code::TempleValue, at, "the temple's value", value, 1..=MAX_TIER as u8))
            }
            KindDef::Clearing => TileKind::Clearing,
            KindDef::Ruin(masks) => TileKind::Ruin(self.number(Code::Masks, at, "the number of masks", masks, 1..=9)),
            KindDef::Volcano => TileKind::Volcano,
        }
    }

    fn slabs(&mut self, at: &str, slabs: [u32; 6]) -> [u8; 6] {
        let mut checked = [0; 6];
        for (side, (checked, slabs)) in checked.iter_mut().zip(slabs).enumerate() {
            *checked = self.number(Code::Slabs, format!("{at}[{side}]"), "the number of slabs", slabs, 0..=3);
        }
        checked
    }

    fn deck(&mut self, def: &VariantDef, players: &RangeInclusive<u8>) -> (Vec<Tile>, Vec<Group>) {
        let (mut tiles, mut groups) = (Vec::<Tile>::new(), Vec::<Group>::new());
        let mut total: u64 = 0;
        let mut last_letter = None;
        if def.deck.len() > MAX_GROUPS {
            let text = format!("{} groups: leave at most {MAX_GROUPS}, one for each letter", def.deck.len());
            self.report(Code::DeckSize, "deck", text);
        }
        for (index, group) in def.deck.iter().take(MAX_GROUPS).enumerate() {
            let at = format!("deck[{index}]");
            let letter = self.group_letter(&format!("{at}.group"), &group.group);
            let out_of_order = letter.is_some() && letter <= last_letter;
            last_letter = letter.max(last_letter);
            if out_of_order {
                let text = if groups.iter().any(|other| Some(other.letter) == letter) {
                    format!("group {} stands here twice: put all its tiles into one", group.group)
                } else {
                    format!("group {} is out of alphabetical order: put the groups in order", group.group)
                };
                self.report(Code::GroupOrder, format!("{at}.group"), text);
            }
            let mut set = TileSet::EMPTY;
            let mut number = 0;
            for (tile_index, tile) in group.tiles.iter().enumerate() {
                let at = format!("{at}.tiles[{tile_index}]");
                let kind = self.kind(&format!("{at}.kind"), tile.kind);
                if kind == TileKind::BaseCamp {
                    let text = "a base camp is printed on the board and never drawn: choose another kind";
                    self.report(Code::BaseCamp, format!("{at}.kind"), text);
                }
                let slabs = self.slabs(&format!("{at}.slabs"), tile.slabs);
                let copies =
                    self.number(Code::DeckSize, format!("{at}.copies"), "the number of copies", tile.copies, 1..=64);
                total += u64::from(copies);
                for _ in 0..copies {
                    if tiles.len() == MAX_CELLS {
                        break;
                    }
                    number += 1;
                    let name = TileName::Deck { group: letter.unwrap_or('A'), number };
                    set.insert(TileId(tiles.len() as u8));
                    tiles.push(Tile::new(name, kind, slabs));
                }
            }
            let used = self.only_with(&at, group.only_with.as_deref(), players);
            groups.push(Group { letter: letter.unwrap_or('A'), tiles: set, used });
        }
        if total > MAX_CELLS as u64 {
            let text = format!("the deck has {total} tiles: leave at most {MAX_CELLS}");
            self.report(Code::DeckSize, "deck", text);
        }
        for count in players.clone() {
            if !groups.iter().any(|group| group.used[usize::from(count) - 2] && !group.tiles.is_empty()) {
                let text = format!("{count} players have no tiles to draw: add a group with tiles for them");
                self.report(Code::NoTiles, "deck", text);
            }
        }
        (tiles, groups)
    }

    fn group_letter(&mut self, at: &str, name: &str) -> Option<char> {
        let mut letters = name.chars();
        let letter = letters.next().filter(char::is_ascii_uppercase).filter(|_| letters.next().is_none());
        if letter.is_none() {
            let found: String = name.chars().take(40).collect();
            let text = format!("`{found}` names no group: use one capital letter, A to Z");
            self.report(Code::GroupName, at, text);
        }
        letter
    }

    fn only_with(&mut self, at: &str, only: Option<&[u32]>, players: &RangeInclusive<u8>) -> [bool; 3] {
        let Some(only) = only else { return [true; 3] };
        let mut used = [false; 3];
        for (index, &count) in only.iter().enumerate() {
            let count =
                self.number(Code::Players, format!("{at}.only_with[{index}]"), "the number of players", count, 2..=4);
            used[usize::from(count) - 2] = true;
        }
        for count in players.clone() {
            if !used[usize::from(count) - 2] {
                let text = format!(
                    "games with {count} players never see this group: add {count}, or leave it so if that is meant"
                );
                self.report(Code::GroupUnseen, format!("{at}.only_with"), text);
            }
        }
        used
    }

    fn tiers(&mut self, def: &VariantDef) -> [u8; MAX_TIER + 1] {
        let mut tiers = [0; MAX_TIER + 1];
        for (&value, &count) in &def.tiers {
            let at = format!("tiers[{value}]");
            let value = self.number(Code::TempleValue, at.clone(), "the tier's value", value, 1..=MAX_TIER as u8);
            tiers[usize::from(value)] = self.number(Code::TierCount, at, "the number of tiers", count, 0..=99);
        }
        tiers
    }

    fn treasures(&mut self, def: &VariantDef) -> ([u8; MAX_TREASURES], [u8; MAX_TREASURES + 1]) {
        let kinds = &def.treasures.kinds;
        if kinds.len() > MAX_TREASURES {
            let text = format!("{} kinds of treasure: leave at most {MAX_TREASURES}", kinds.len());
            self.report(Code::Treasures, "treasures.kinds", text);
        }
        let mut copies = [0; MAX_TREASURES];
        for (index, (kind, copies)) in kinds.iter().zip(&mut copies).enumerate() {
            let at = format!("treasures.kinds[{index}]");
            *copies = self.number(
                Code::Treasures,
                format!("{at}.copies"),
                "the number of copies",
                kind.copies,
                0..=MAX_TREASURES as u8,
            );
            if kind.name.is_empty() {
                self.report(Code::Name, format!("{at}.name"), "the treasure has no name: name it");
            }
        }
        let most = copies.iter().copied().max().unwrap_or(0);
        let table = &def.treasures.scores;
        if table.len() < usize::from(most) {
            let text = format!(
                "the table says what up to {} of a kind score, but there are {most}: continue it by {} more",
                table.len(),
                usize::from(most) - table.len()
            );
            self.report(Code::ScoreTable, "treasures.scores", text);
        }
        if table.len() > MAX_TREASURES {
            let text = format!("the table has {} numbers: leave at most {MAX_TREASURES}", table.len());
            self.report(Code::ScoreTable, "treasures.scores", text);
        }
        let mut scores = [0; MAX_TREASURES + 1];
        for (index, (&points, score)) in table.iter().zip(&mut scores[1..]).enumerate() {
            *score = self.number(Code::ScoreTable, format!("treasures.scores[{index}]"), "the score", points, 0..=99);
        }
        (copies, scores)
    }

    fn numbers(&mut self, def: &VariantDef) -> Numbers {
        let code = Code::Number;
        let mut cost = |name: &str, cost: Option<u32>| -> Cost {
            cost.map(|cost| self.number(code, format!("costs.{name}"), "the cost", cost, 1..=20))
        };
        let costs = Costs {
            enter: cost("enter", Some(def.costs.enter)).unwrap_or(1),
            transfer: cost("transfer", def.costs.transfer),
            uncover: cost("uncover", def.costs.uncover),
            dig: cost("dig", def.costs.dig),
            exchange: cost("exchange", def.costs.exchange),
            camp: cost("camp", def.costs.camp),
            guard: cost("guard", def.costs.guard),
        };
        let action_points =
            self.number(code, "action_points", "the number of action points", def.action_points, 1..=40);
        let mut limit = |name: &str, value: u32| {
            self.number(code, format!("per_turn.{name}"), "the limit per turn", value, 1..=MAX_PER_TURN)
        };
        let per_turn = [limit("uncover", def.per_turn.uncover), limit("dig", def.per_turn.dig)];
        let mut piece = |name: &str, value: u32, limits: RangeInclusive<u8>| {
            self.number(code, format!("pieces.{name}"), &format!("the number of {name}"), value, limits)
        };
        let pieces = [
            piece("explorers", def.pieces.explorers, 1..=40),
            piece("leaders", def.pieces.leaders, 0..=1),
            piece("camps", def.pieces.camps, 0..=6),
            piece("guards", def.pieces.guards, 0..=6),
        ];
        let leader_strength = self.number(code, "leader_strength", "the leader's strength", def.leader_strength, 1..=9);
        self.number(code, "start_score", "the start score", def.start_score, 0..=200);
        self.number(code, "auction.start_score", "the start score", def.auction.start_score, 0..=200);
        self.number(code, "auction.least_bid", "the least bid", def.auction.least_bid, 1..=200);
        for (index, tie_break) in def.tie_breaks.iter().enumerate() {
            if def.tie_breaks[..index].contains(tie_break) {
                let text = format!("{tie_break:?} stands here twice: remove one of the two");
                self.report(Code::TieBreakTwice, format!("tie_breaks[{index}]"), text);
            }
        }
        Numbers { costs, action_points, per_turn, pieces, leader_strength }
    }

    fn warnings(
        &mut self,
        def: &VariantDef,
        players: &RangeInclusive<u8>,
        board: &Board,
        deck: &[Tile],
        groups: &[Group],
        tiers: &[u8; MAX_TIER + 1],
    ) {
        self.warn_of_board(def, board);
        self.warn_of_tiles(def, board, deck, tiers);
        let cells = board.layout.cells().len() - board.printed.len();
        let tiles_for = |count: u8| {
            let used = groups.iter().filter(move |group| group.used[usize::from(count) - 2]);
            used.flat_map(|group| group.tiles.iter())
        };
        for count in players.clone() {
            let tiles = tiles_for(count).count();
            if tiles > cells {
                let text = format!(
                    "{count} players have {tiles} tiles for {cells} free cells: the last ones are put out of the game; \
                     add cells or remove tiles if that is not meant"
                );
                self.report(Code::MoreTilesThanCells, "deck", text);
            }
            if def.turns == TurnRule::Auction && tiles % usize::from(count) != 0 {
                let text = format!(
                    "{tiles} tiles are no multiple of {count} players: in the last round of auctions somebody gets no \
                     turn; add or remove tiles if that is not meant"
                );
                self.report(Code::AuctionRemainder, "deck", text);
            }
        }
        let masks = |tile: &Tile| match tile.kind {
            TileKind::Ruin(masks) => u32::from(masks),
            _ => 0,
        };
        let printed: u32 = board.printed.iter().map(|(_, tile)| masks(tile)).sum();
        let drawn = |count: u8| -> u32 { tiles_for(count).map(|tile| masks(&deck[tile.index()])).sum() };
        let masks = printed + players.clone().map(drawn).max().unwrap_or(0);
        let treasures = def.treasures.kinds.iter().fold(0_u32, |sum, kind| sum.saturating_add(kind.copies));
        if treasures < masks {
            let text = format!(
                "{masks} masks but {treasures} treasures: the last ruins stay poorer; add treasures or remove masks"
            );
            self.report(Code::FewerTreasuresThanMasks, "treasures.kinds", text);
        }
        let is_volcano = |tile: TileId| deck[tile.index()].kind == TileKind::Volcano;
        let calm: Vec<String> =
            players.clone().filter(|&count| !tiles_for(count).any(is_volcano)).map(|count| count.to_string()).collect();
        if !calm.is_empty() {
            let text = format!(
                "with {} players no tile is a volcano: only the end scores; add one if that is not meant",
                calm.join(", ")
            );
            self.report(Code::NoVolcano, "deck", text);
        }
    }

    fn warn_of_board(&mut self, def: &VariantDef, board: &Board) {
        let Some(base_camp) = board.base_camp else { return };
        let layout = &board.layout;
        let lost = layout.cells() - layout.connected(base_camp, layout.cells());
        if let Some(cell) = lost.into_iter().next() {
            let text = format!(
                "{} cells, {} among them, are not joined to the base camp: join them, or leave them out",
                lost.len(),
                layout.name(cell)
            );
            self.report(Code::BoardInPieces, "board", text);
        }
        let volcanoes: CellSet =
            board.printed.iter().filter(|(_, tile)| tile.kind == TileKind::Volcano).map(|&(cell, _)| cell).collect();
        let reachable = layout.connected(base_camp, layout.cells() - volcanoes);
        for (cell, tile) in &board.printed {
            if tile.kind == TileKind::Volcano || reachable.contains(*cell) {
                continue;
            }
            let name = layout.name(*cell);
            let index = def.board.printed.iter().position(|printed| printed.cell == name.to_string()).unwrap_or(0);
            let text = format!("nobody can ever walk to {name}: join it to the base camp, or remove the tile");
            self.report(Code::UnreachablePrinted, format!("board.printed[{index}]"), text);
        }
    }

    fn warn_of_tiles(&mut self, def: &VariantDef, board: &Board, deck: &[Tile], tiers: &[u8; MAX_TIER + 1]) {
        let mut ids = deck.iter();
        let in_deck = def.deck.iter().enumerate().flat_map(|(group, def)| {
            def.tiles
                .iter()
                .enumerate()
                .map(move |(index, tile)| (format!("deck[{group}].tiles[{index}]"), tile.copies))
        });
        let mut placed: Vec<(String, &Tile)> = Vec::new();
        for (at, copies) in in_deck {
            let Some(tile) = ids.next() else { break };
            let more = (copies.clamp(1, 64) - 1) as usize;
            placed.push((at, tile));
            for _ in 0..more {
                ids.next();
            }
        }
        for (at, tile) in &placed {
            if tile.kind != TileKind::Volcano && tile.slabs == [0; 6] {
                let text = "the tile has no slab on any side, so of itself it can never be placed, only against a \
                            neighbour's slab: give it a slab";
                self.report(Code::TileWithoutSlabs, at.clone(), text);
            }
        }
        let printed = board.printed.iter().map(|(_, tile)| {
            let index = def.board.printed.iter().position(|printed| printed.cell == tile.name.to_string());
            (format!("board.printed[{}]", index.unwrap_or(0)), tile)
        });
        if def.costs.uncover.is_none() {
            return;
        }
        for (at, tile) in placed.into_iter().chain(printed) {
            let TileKind::Temple(value) = tile.kind else { continue };
            if tiers.get(usize::from(value) + 1).is_none_or(|&count| count == 0) {
                let text = format!(
                    "this temple of {value} can never grow, there is no tier {}: add such tiers, or change the value",
                    value + 1
                );
                self.report(Code::NoNextTier, at, text);
            }
        }
    }
}

struct Numbers {
    costs: Costs,
    action_points: u8,
    per_turn: [u8; 2],
    pieces: [u8; 4],
    leader_strength: u8,
}
