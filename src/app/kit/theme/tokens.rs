//! The names of colours, in groups, and how a colour is written in a theme file.

use std::fmt;

use egui::Color32;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

/// A group of colour tokens, each written `name: "#rrggbb"` or `name: "#rrggbbaa"` in the file.
macro_rules! colours {
    ($(#[$about:meta])* $name:ident { $($(#[doc = $doc:literal])+ $token:ident,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name {
            $($(#[doc = $doc])+ pub $token: Color32,)+
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let tokens = &[$(stringify!($token)),+];
                let mut colours = from.deserialize_struct(stringify!($name), tokens, Colours(tokens))?.into_iter();
                $(let $token = colours.next().ok_or_else(|| D::Error::missing_field(stringify!($token)))?;)+
                Ok(Self { $($token),+ })
            }
        }
    };
}

colours! {
    /// Panels, buttons and text.
    Chrome {
        /// Behind everything.
        window,
        /// Side panels, bars, menus and windows.
        panel,
        /// Cards that lie on a panel.
        card,
        /// The fine line around panels and cards.
        edge,
        /// The line around boxes to tick and fields on forms.
        control,
        /// Text.
        text,
        /// Text that matters less.
        text_weak,
        /// Headings and large numbers.
        text_strong,
        /// A heading's gold, action points, scores that count up.
        gold,
        /// The one accent: jade. Selection, focus, whose turn it is.
        accent,
        /// Surfaces filled in the accent: the main button.
        accent_fill,
        /// Text on `accent_fill`.
        accent_text,
        /// The accent as a thin veil over a surface.
        accent_veil,
        /// A button at rest.
        button,
        /// A button under the pointer.
        button_hover,
        /// A button while it is pressed.
        button_press,
        /// Text fields, lists, progress rails.
        input,
        /// Every other row of a table.
        stripe,
        /// Something to mind.
        warn,
        /// Something wrong.
        error,
        /// Soft shadow under windows and menus.
        shadow,
        /// The veil over the table behind a dialog.
        scrim,
        /// The veil over the backdrop of screens of forms.
        form_veil,
    }
}

colours! {
    /// The unexplored jungle and the table around it.
    Jungle {
        /// The table in the middle.
        backdrop,
        /// The table at its rim.
        backdrop_edge,
        /// A jungle hex where light falls.
        light,
        /// A jungle hex in the shade.
        dark,
        /// The undergrowth line between jungle hexes.
        seam,
        /// Leaves at the bottom of the heap.
        leaf_low,
        /// Leaves in the middle.
        leaf_middle,
        /// Leaves on top.
        leaf_high,
        /// The lit half of a leaf on top.
        leaf_lit,
        /// A leaf's midrib.
        vein,
        /// A blossom here and there.
        blossom,
        /// The ground of a hex that glows.
        glow,
        /// The light on the leaves and the rim of a hex that glows.
        glow_rim,
        /// The dots along the rim of a hex that takes other tiles than the rest.
        dots,
    }
}

colours! {
    /// The ground of tiles by kind, light to the top left and dark to the bottom right.
    Ground {
        /// A temple's court, where light falls.
        court_light,
        /// A temple's court, in the shade.
        court_dark,
        /// The joints between the flags of a court.
        court_joint,
        /// A clearing, where light falls.
        clearing_light,
        /// A clearing, in the shade.
        clearing_dark,
        /// Blades of grass and shrubs, where light falls.
        grass_light,
        /// Blades of grass and shrubs, in the shade.
        grass_dark,
        /// Flowers in the grass.
        flower,
        /// A ruin's earth, where light falls.
        ruin_light,
        /// A ruin's earth, in the shade.
        ruin_dark,
        /// A volcano's slope, where light falls.
        volcano_light,
        /// A volcano's slope, in the shade.
        volcano_dark,
        /// A lake's water, where light falls.
        lake_light,
        /// A lake's water, in the shade.
        lake_dark,
        /// Light on the water.
        lake_glint,
        /// The base camp's trodden earth, where light falls.
        camp_light,
        /// The base camp's trodden earth, in the shade.
        camp_dark,
        /// The lit edge of every tile.
        edge_light,
        /// The shaded edge of every tile.
        edge_dark,
        /// The shadow that a tile throws on the jungle.
        shadow,
    }
}

colours! {
    /// Limestone: slabs, temples, broken walls.
    Stone {
        /// Faces towards the light.
        light,
        /// Flat tops.
        top,
        /// Faces beside the light.
        middle,
        /// Faces away from the light.
        dark,
        /// Outlines and joints.
        line,
        /// A slab's top.
        slab,
        /// A slab's lit rim.
        slab_light,
        /// A slab's outline.
        slab_line,
        /// Carved numbers.
        carved,
        /// The lit lip below a carved number.
        carved_lip,
        /// The shadow that stone throws.
        shadow,
    }
}

colours! {
    /// Fire and lava.
    Fire {
        /// The hottest spot.
        core,
        /// Flowing lava, a flame.
        hot,
        /// The glow around.
        glow,
        /// Cooled crust.
        crust,
    }
}

colours! {
    /// Canvas, wood, straw: what an expedition brings along.
    Gear {
        /// A neutral tent's lit side.
        canvas_light,
        /// A neutral tent's shaded side.
        canvas_dark,
        /// Poles and logs.
        wood,
        /// The crown of a leader's hat.
        hat_light,
        /// The brim's shaded side.
        hat_dark,
        /// The outline around every piece.
        outline,
        /// Light on top of a piece.
        shine,
        /// The shadow under a piece.
        shadow,
        /// The ring around a guard.
        guard_ring,
    }
}

colours! {
    /// The view over the jungle on the first screen.
    Scene {
        /// The sky overhead.
        sky_high,
        /// The sky over the trees.
        sky_low,
        /// Stars; transparent by day.
        star,
        /// The moon or the sun.
        orb,
        /// The light around it.
        halo,
        /// Trees far away.
        far,
        /// Trees half way.
        middle,
        /// Trees near by.
        near,
        /// Mist between them.
        mist,
        /// A temple's front where light falls.
        stone_light,
        /// A temple's front in the shade.
        stone_dark,
        /// Its joints and doors.
        stone_line,
        /// The light from within.
        lamp,
        /// The veil behind what is written over the view.
        veil,
    }
}

colours! {
    /// Round tokens: treasures and amulets.
    Token {
        /// A treasure's face where light falls.
        face_light,
        /// A treasure's face in the shade.
        face_dark,
        /// Its rim.
        rim,
        /// The back of a face-down token.
        back_light,
        /// The back of a face-down token in the shade.
        back_dark,
        /// Carved lines.
        carved,
        /// The lit lip of carved lines.
        lip,
        /// Inlay of a carving.
        inlay,
        /// An amulet that is up.
        jade_light,
        /// An amulet that is up, in the shade.
        jade_dark,
        /// An amulet that is down.
        spent_light,
        /// An amulet that is down, in the shade.
        spent_dark,
    }
}

colours! {
    /// Cards with an effect, and the like: printed paper, and a ground for each sort of effect.
    Paper {
        /// The paper where light falls.
        light,
        /// The paper in the shade.
        dark,
        /// Its edge.
        edge,
        /// Dark print: lines and numbers.
        print,
        /// The ground of what brings pieces.
        people,
        /// The ground of what digs up treasures.
        dig,
        /// The ground of what builds.
        build,
        /// The ground of what opens ways.
        way,
        /// The ground of what lays a tile.
        land,
        /// The ground of what gives action points.
        gain,
    }
}

colours! {
    /// The inside of a temple: walls, floors, traps, and what lies there.
    Vault {
        /// The mass of a temple's walls, where light falls.
        rock_light,
        /// The mass of a temple's walls, in the shade.
        rock_dark,
        /// The joints between its blocks.
        rock_joint,
        /// The lit edge of the walls.
        rock_edge,
        /// Flags of the corridor, where light falls.
        floor_light,
        /// Flags of the corridor, in the shade.
        floor_dark,
        /// The joints between flags.
        floor_joint,
        /// The groove that a boulder has worn.
        track,
        /// The floor between the walls that move, where light falls.
        zone_light,
        /// The floor between the walls that move, in the shade.
        zone_dark,
        /// The bands on it.
        zone_line,
        /// The wall that comes from below, where light falls.
        left_light,
        /// The wall that comes from below, in the shade.
        left_dark,
        /// The wall that comes from above, where light falls.
        right_light,
        /// The wall that comes from above, in the shade.
        right_dark,
        /// The joints and teeth of both.
        wall_line,
        /// The shadow that walls throw on floors.
        shade,
        /// Dotted lines that can be walked.
        dots,
        /// An abyss at its rim.
        abyss_rim,
        /// An abyss where it is deepest.
        abyss_deep,
        /// The cover of the room of lava, where light falls.
        cover_light,
        /// The cover of the room of lava, in the shade.
        cover_dark,
        /// Carvings of the cover.
        cover_line,
        /// A lava tile, where light falls.
        tile_light,
        /// A lava tile, in the shade.
        tile_dark,
        /// The glyph on a lava tile.
        tile_carved,
        /// A lava tile that was turned, where light falls.
        tile_safe,
        /// A lava tile that was turned, in the shade.
        tile_safe_dark,
        /// The sun that stands under an opening.
        sun,
        /// Light that falls through the roof.
        beam,
        /// Ropes of a bridge.
        rope,
        /// Planks, where light falls.
        plank_light,
        /// Planks, in the shade.
        plank_dark,
        /// An alcove's niche.
        alcove,
        /// The treasure of a lesser alcove.
        jewel_red,
        /// The treasure of a greater alcove.
        jewel_grey,
        /// A die, where light falls.
        die_light,
        /// A die, in the shade.
        die_dark,
        /// The eyes of a die.
        die_pip,
        /// The back of treasures of the room of walls.
        back_zone,
        /// The back of treasures of the room of lava.
        back_lava,
        /// The back of treasures of the river.
        back_river,
        /// The back of treasures of alcoves.
        back_alcove,
    }
}

colours! {
    /// Faces of people: skin, hair, and what they wear on their heads.
    Folk {
        /// Pale skin.
        pale,
        /// Tanned skin.
        tan,
        /// Brown skin.
        brown,
        /// Dark skin.
        dark,
        /// Black hair.
        black_hair,
        /// Brown hair.
        brown_hair,
        /// Red hair.
        red_hair,
        /// Fair hair.
        fair_hair,
        /// Grey hair.
        grey_hair,
        /// Felt and leather.
        felt,
        /// Straw and cork.
        straw,
        /// Red cloth.
        red_cloth,
        /// Blue cloth.
        blue_cloth,
        /// Green cloth.
        green_cloth,
        /// White cloth.
        white_cloth,
        /// Steel.
        steel,
        /// Glass.
        glass,
        /// Eyes, mouths and brows.
        line,
    }
}

colours! {
    /// Marks laid over the board.
    Mark {
        /// A badge with a number.
        badge,
        /// The text on it, and over the board.
        badge_text,
        /// A price: the gold of an action point.
        price,
        /// The number on a price.
        price_text,
        /// The hex under the pointer.
        hover,
        /// The hex or piece that is chosen.
        selected,
        /// The hex that has the keyboard.
        focus,
        /// Hexes in reach.
        reach,
        /// The veil over what is out of reach.
        dim,
        /// Things that cannot be done here.
        refused,
    }
}

colours! {
    /// The card that tells what to do in a lesson, and what it points with.
    Coach {
        /// The card where light falls.
        sheet_light,
        /// The card in the shade.
        sheet_dark,
        /// The card's rim.
        edge,
        /// Text on the card.
        ink,
        /// Text that matters less.
        ink_weak,
        /// Why something has to wait.
        ink_warn,
        /// A button on the card.
        button,
        /// A button under the pointer.
        button_hover,
        /// The thing under the pointer.
        pointer,
        /// The rim of what points.
        pointer_rim,
    }
}

colours! {
    /// The colours of a seat.
    SeatColours {
        /// The piece itself.
        fill,
        /// Its outline and shaded side.
        dark,
        /// The seat's shape, or text, on the fill.
        text,
    }
}

/// Reads a group with these tokens: their colours, in this order. One reader for all groups: a derived one for each would be a
/// hundred kilobytes of code.
struct Colours(&'static [&'static str]);

impl<'de> Visitor<'de> for Colours {
    type Value = Vec<Color32>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "colours by the names {}", self.0.join(", "))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Vec<Color32>, A::Error> {
        let mut found = vec![None; self.0.len()];
        while let Some((name, text)) = map.next_entry::<String, String>()? {
            let index = self.0.iter().position(|&token| token == name);
            let index = index.ok_or_else(|| A::Error::unknown_field(&name, self.0))?;
            let colour = parse_colour(&text)
                .ok_or_else(|| A::Error::custom(format!("`{text}` is no colour: expected `#rrggbb` or `#rrggbbaa`")))?;
            if found[index].replace(colour).is_some() {
                return Err(A::Error::duplicate_field(self.0[index]));
            }
        }
        let named = self.0.iter().zip(found);
        named.map(|(token, colour)| colour.ok_or_else(|| A::Error::missing_field(token))).collect()
    }
}

/// Reads `#rrggbb` or `#rrggbbaa`.
fn parse_colour(text: &str) -> Option<Color32> {
    let digits = text.strip_prefix('#').filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    let byte = |at| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    let alpha = match digits.len() {
        6 => 255,
        8 => byte(6)?,
        _ => return None,
    };
    Some(Color32::from_rgba_unmultiplied(byte(0)?, byte(2)?, byte(4)?, alpha))
}
