//! A drawing as the text of an SVG file.

use std::fmt::Write;

use egui::{Pos2, Rect};

use super::drawing::{Drawing, Fill};
use super::letters::{Letters, Step};

/// The text of the file. Letters are outlines, so that it looks the same wherever it is shown.
#[must_use]
pub fn svg(drawing: &Drawing, letters: &Letters) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_all(&mut text, drawing, letters);
    text
}

fn write_all(text: &mut String, drawing: &Drawing, letters: &Letters) -> std::fmt::Result {
    let (width, height) = (number(drawing.size.x), number(drawing.size.y));
    writeln!(
        text,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
    )?;
    text.push_str("<defs>\n");
    for (index, letter) in letters.all().iter().enumerate() {
        write!(text, r#"<path id="l{index}" d=""#)?;
        for &step in &letter.steps {
            outline(text, step)?;
        }
        text.push_str("\"/>\n");
    }
    let mut clips: Vec<Rect> = Vec::new();
    for clip in drawing.marks.iter().filter_map(|mark| mark.clip) {
        if !clips.contains(&clip) {
            let [left, top, wide, high] = [clip.left(), clip.top(), clip.width(), clip.height()].map(number);
            let index = clips.len();
            writeln!(
                text,
                r#"<clipPath id="c{index}"><rect x="{left}" y="{top}" width="{wide}" height="{high}"/></clipPath>"#
            )?;
            clips.push(clip);
        }
    }
    text.push_str("</defs>\n");
    let mut open: Option<Rect> = None;
    for mark in &drawing.marks {
        if mark.clip != open {
            if open.is_some() {
                text.push_str("</g>\n");
            }
            if let Some(index) = mark.clip.and_then(|clip| clips.iter().position(|known| *known == clip)) {
                writeln!(text, r#"<g clip-path="url(#c{index})">"#)?;
            }
            open = mark.clip;
        }
        let [red, green, blue, _] = mark.colour.to_array();
        let look = if mark.alpha > 0.998 { String::new() } else { format!(r#" fill-opacity="{:.3}""#, mark.alpha) };
        let look = format!(r##"fill="#{red:02x}{green:02x}{blue:02x}"{look}"##);
        match &mark.fill {
            Fill::Path(loops) => {
                write!(text, r#"<path {look} d=""#)?;
                loops.iter().try_for_each(|points| closed(text, points))?;
                text.push_str("\"/>\n");
            }
            Fill::Letters(run) => {
                writeln!(text, "<g {look}>")?;
                for set in run {
                    let [x, y, size] = [set.at.x, set.at.y, set.size].map(number);
                    let letter = set.letter;
                    writeln!(text, r##"<use href="#l{letter}" transform="translate({x} {y}) scale({size})"/>"##)?;
                }
                text.push_str("</g>\n");
            }
        }
    }
    if open.is_some() {
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    Ok(())
}

/// A closed line, every point counted from the one before it.
fn closed(text: &mut String, points: &[Pos2]) -> std::fmt::Result {
    let hundredths = |at: Pos2| [at.x, at.y].map(|part| (part * 100.0).round() as i64);
    let mut last = [0_i64; 2];
    for (index, &point) in points.iter().enumerate() {
        let here = hundredths(point);
        let way = if index == 0 { here } else { [here[0] - last[0], here[1] - last[1]] };
        if index > 0 && way == [0, 0] {
            continue;
        }
        last = here;
        let [x, y] = way.map(|part| number(part as f32 / 100.0));
        let gap = if y.starts_with('-') { "" } else { " " };
        write!(text, "{}{x}{gap}{y}", if index == 0 { 'M' } else { 'l' })?;
    }
    text.push('z');
    Ok(())
}

/// A step of a letter, in thousandths of its size.
fn outline(text: &mut String, step: Step) -> std::fmt::Result {
    let at = |point: Pos2| format!("{:.4} {:.4}", point.x, point.y);
    match step {
        Step::Move(to) => write!(text, "M{}", at(to)),
        Step::Line(to) => write!(text, "L{}", at(to)),
        Step::Quad(bend, to) => write!(text, "Q{} {}", at(bend), at(to)),
        Step::Cubic(one, two, to) => write!(text, "C{} {} {}", at(one), at(two), at(to)),
        Step::Close => write!(text, "Z"),
    }
}

/// A number with no more digits than are seen.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text.strip_prefix("0.").or_else(|| text.strip_prefix("-0.")) {
        _ if text == "-0" || text.is_empty() => "0".to_owned(),
        Some(rest) if text.starts_with('-') => format!("-.{rest}"),
        Some(rest) => format!(".{rest}"),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        let written = [0.0, -0.001, 0.5, -0.25, 12.0, 100.0, -3.271].map(number);
        assert_eq!(written, ["0", "0", ".5", "-.25", "12", "100", "-3.27"]);
    }
}
