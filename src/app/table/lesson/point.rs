//! The coach's marks beside the board: frames around what a stage is about and what is to be clicked, and an arrow
//! to the latter.
//!
//! Decides where their lines run, so that they cross no text. What is pointed at, `aim` works out.

use egui::{Align2, Area, Id, Order, Rect, Shape, Ui, Vec2, vec2};

use super::run::Run;
use super::taught::TaughtGame;
use crate::app::kit;
use crate::app::kit::draw::coach;
use crate::app::table::{Desk, TableSpot};

/// The greatest width of the line of a frame, with its rim.
const FRAME_LINE: f32 = 6.0;
/// The greatest way by which a side of a frame is moved inwards, in points.
const MOST_CUT: u8 = 14;
/// And outwards.
const MOST_MORE: u8 = 8;
/// The gap between the line of a frame and a text, in points: the least one, and the one where there is room.
const AIR: f32 = 1.0;
const MUCH_AIR: f32 = 4.0;
/// The width of something small, and how much narrower its frame may be.
const SMALL: f32 = 30.0;
const SQUEEZED: f32 = 1.0;
/// The gap between a frame and the edges of the window.
const EDGE: f32 = 2.0;
/// The costs of a point of a text under the line, one that has hardly any air, and a point of a side moved outwards or inwards.
const UNDER: f32 = 1000.0;
const CLOSE: f32 = 1.0;
const WIDER: f32 = 8.0;
const NARROWER: f32 = 16.0;

/// Points at what the stage is about beside the board, and at what is to be clicked there. Returns the areas that this
/// takes up, which leave the card free.
pub fn point<G: TaughtGame>(ui: &Ui, desk: &Desk<G>, run: &Run<G>, card: Rect) -> Vec<Rect> {
    let screen = ui.ctx().content_rect();
    let mut marked = Vec::new();
    Area::new(Id::unique("coach pointers")).order(Order::Middle).interactable(false).fixed_pos(screen.min).show(
        ui.ctx(),
        |over| {
            let painter = over.painter().with_clip_rect(screen);
            let spots = run.spots();
            let (small, large): (Vec<Rect>, Vec<Rect>) =
                spots.iter().filter_map(|spot| desk.spot(spot)).partition(|rect| {
                    let framed = clear_of_texts(ui, desk, *rect);
                    rect.width() < SMALL
                        && framed.width() < rect.width() - SQUEEZED
                        && way_in::<G>(ui, desk, *rect, (screen, card)).is_some()
                });
            // A frame between the numbers beside something small would hide it: an arrow points at that.
            for rect in small {
                if let Some(from) = way_in::<G>(ui, desk, rect, (screen, card)) {
                    coach::arrow_at_rect(&painter, desk.theme, rect, from);
                    marked.extend([rect, coach::arrow_of(rect, from)]);
                }
            }
            let framed = large.into_iter();
            for rect in apart(ui, framed.map(|rect| clear_of_texts(ui, desk, clear_of_tabs(ui, desk, rect))).collect())
            {
                coach::point_at_rect(&painter, desk.theme, rect, None);
                marked.push(coach::frame_of(rect));
            }
            let asked = |aim| G::asked_by(&aim).and_then(G::spot_of).and_then(|spot| desk.spot(&spot));
            let to_click = run.aims().into_iter().find_map(asked);
            if let Some(rect) = to_click.map(|rect| clear_of_texts(ui, desk, clear_of_tabs(ui, desk, rect))) {
                let from = way_in::<G>(ui, desk, rect, (screen, card));
                coach::point_at_rect(&painter, desk.theme, rect, from);
                marked.push(coach::frame_of(rect));
                marked.extend(from.map(|from| coach::arrow_of(rect, from)));
            }
        },
    );
    marked
}

/// The areas to be framed, the upper of two that stand right above each other cut so that their frames do not overlap,
/// unless the frame would lie over text then.
fn apart(ui: &Ui, mut rects: Vec<Rect>) -> Vec<Rect> {
    for upper in 0..rects.len() {
        for lower in 0..rects.len() {
            let (above, below) = (coach::frame_of(rects[upper]), coach::frame_of(rects[lower]));
            let overlap = above.bottom() + AIR - below.top();
            let is_above = above.top() < below.top() && above.x_range().intersects(below.x_range());
            let cut = above.with_max_y(above.bottom() - overlap);
            let line = cut.with_min_y(cut.bottom() - FRAME_LINE);
            if is_above && overlap > 0.0 && overlap < f32::from(MOST_CUT) && texts_near(ui, line).is_empty() {
                rects[upper].max.y -= overlap;
            }
        }
    }
    rects
}

/// The area to be framed, cut so that its frame leaves whole the rows of tabs above or below it, unless the frame would lie
/// over text of its own then.
fn clear_of_tabs<C, S: PartialEq + From<TableSpot>>(ui: &Ui, desk: &kit::desk::Desk<C, S>, rect: Rect) -> Rect {
    tabs(desk).fold(rect, |rect, tabs| clear_of_row(ui, rect, tabs))
}

/// The area to be framed, cut like this because of one row of tabs.
fn clear_of_row(ui: &Ui, rect: Rect, tabs: Rect) -> Rect {
    if !tabs.intersects(coach::frame_of(rect)) || tabs.intersects(rect) {
        return rect;
    }
    let line = coach::frame_of(rect).bottom() - rect.bottom() + 1.0;
    let cut = if rect.bottom() <= tabs.top() {
        rect.with_max_y(rect.bottom().min(tabs.top() - line))
    } else {
        rect.with_min_y(rect.top().max(tabs.bottom() + line))
    };
    let inside = coach::frame_of(cut).shrink(FRAME_LINE);
    let crosses =
        |text: &Rect| inside.contains(text.center()) && (text.top() < inside.top() || text.bottom() > inside.bottom());
    if texts_near(ui, rect).iter().any(crosses) { rect } else { cut }
}

/// The area to be framed, cut at each side as little as it takes for the line of its frame to cross no text, neither its
/// own nor its neighbours', and to lie inside the window; a little wider where that gives a text more air.
fn clear_of_texts<C, S: PartialEq + From<TableSpot>>(ui: &Ui, desk: &kit::desk::Desk<C, S>, rect: Rect) -> Rect {
    let (outer, window) = (coach::frame_of(rect), ui.ctx().content_rect().shrink(EDGE));
    let mut texts = texts_near(ui, outer.expand(f32::from(MOST_MORE) + MUCH_AIR));
    // A tab is cut by a line beside its title too.
    texts.extend(tabs(desk).filter(|row| !row.intersects(rect)));
    // The line along one side, with the side moved inwards so far.
    let line = |side: Align2, cut: f32| {
        let sign = side.to_sign();
        let outer = outer.translate(-sign * cut);
        let inner = outer.shrink(FRAME_LINE);
        match side {
            Align2::LEFT_CENTER => outer.with_max_x(inner.left()),
            Align2::RIGHT_CENTER => outer.with_min_x(inner.right()),
            Align2::CENTER_TOP => outer.with_max_y(inner.top()),
            _ => outer.with_min_y(inner.bottom()),
        }
    };
    let crossed = |line: Rect, air: f32| {
        let shared = texts.iter().map(|text| text.expand(air).intersect(line)).filter(Rect::is_positive);
        shared.map(|both| both.area()).sum::<f32>()
    };
    let cost = |side: Align2, cut: f32| {
        let line = line(side, cut);
        let inside = line.intersect(window);
        let outside = line.area() - if inside.is_positive() { inside.area() } else { 0.0 };
        (crossed(line, AIR) + outside) * UNDER
            + crossed(line, MUCH_AIR) * CLOSE
            + cut.abs() * if cut < 0.0 { WIDER } else { NARROWER }
    };
    let cut = |side: Align2| {
        // Where lines of text stand too close inside, the side moves outwards.
        let cuts = (0..=MOST_CUT).map(f32::from).chain((1..=MOST_MORE).map(|more| -f32::from(more)));
        cuts.min_by(|&one, &other| cost(side, one).total_cmp(&cost(side, other))).unwrap_or_default()
    };
    Rect::from_min_max(
        rect.min + vec2(cut(Align2::LEFT_CENTER), cut(Align2::CENTER_TOP)),
        rect.max - vec2(cut(Align2::RIGHT_CENTER), cut(Align2::CENTER_BOTTOM)),
    )
}

/// The side from which an arrow comes without covering any text or another control; nothing if there is none.
fn way_in<G: TaughtGame>(ui: &Ui, desk: &Desk<G>, rect: Rect, (screen, card): (Rect, Rect)) -> Option<Vec2> {
    let near = coach::frame_of(rect).expand(coach::ARROW);
    let mut taken = texts_near(ui, near);
    taken.extend(controls::<G>(desk).filter(|other| !other.contains_rect(rect)).chain([card]));
    // In the bar there is another button on either side.
    let in_bar = desk.spot(&TableSpot::Bar.into()).is_some_and(|bar| bar.contains_rect(rect));
    let sides: &[Align2] = if in_bar {
        &[Align2::CENTER_TOP, Align2::CENTER_BOTTOM]
    } else {
        &[Align2::CENTER_TOP, Align2::LEFT_CENTER, Align2::CENTER_BOTTOM, Align2::RIGHT_CENTER]
    };
    sides.iter().map(|side| side.to_sign()).find(|&from| {
        let arrow = coach::arrow_of(rect, from);
        screen.contains_rect(arrow) && !taken.iter().any(|taken| taken.intersects(arrow))
    })
}

/// The rows of tabs and of sides.
fn tabs<C, S: PartialEq + From<TableSpot>>(desk: &kit::desk::Desk<C, S>) -> impl Iterator<Item = Rect> {
    [TableSpot::Tabs, TableSpot::Sides].into_iter().filter_map(|row| desk.spot(&row.into()))
}

/// The controls of the turn that are in sight: the bar, whatever asks for an action, the steps that can be taken back, and
/// what else the game has of them.
fn controls<G: TaughtGame>(desk: &Desk<G>) -> impl Iterator<Item = Rect> {
    desk.spots().iter().filter(|(spot, _)| G::is_control(spot)).map(|&(_, rect)| rect)
}

/// Where text stands near a rectangle, of all that was laid out in this frame below the marks.
fn texts_near(ui: &Ui, near: Rect) -> Vec<Rect> {
    fn add(shape: &Shape, clip: Rect, found: &mut Vec<Rect>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, clip, found)),
            // A text without letters is nowhere.
            Shape::Text(text) if text.galley.text().trim().is_empty() => {}
            Shape::Text(text) => found.push(text.visual_bounding_rect().intersect(clip)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    ui.ctx().graphics(|graphics| {
        for entry in graphics.get(ui.layer_id()).into_iter().flat_map(egui::layers::PaintList::all_entries) {
            if entry.clip_rect.intersects(near) {
                add(&entry.shape, entry.clip_rect.intersect(near), &mut found);
            }
        }
    });
    found.retain(Rect::is_positive);
    found
}
