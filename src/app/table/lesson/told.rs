//! Text of the coach's card: its paragraphs, their order, and where their lines end.

use egui::{FontId, Response, RichText, Ui};

use super::card::Measures;
use super::run::Run;
use super::taught::TaughtGame;
use super::welcome::notes_of;
use crate::app::kit;
use crate::app::kit::toasts::announce;
use crate::app::table::Desk;
use crate::words::lessons::{Stage, StageOf, Task};

/// The text of the card: what to do, a note, and why. The card keeps its height when a note comes. The question whether to
/// leave stands above all of it, in the place of the note.
pub(super) type CardText = [String; 3];

/// The kind of a paragraph.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    What,
    Note,
    Why,
}

/// A paragraph of the card.
pub(super) struct Paragraph {
    kind: Kind,
    text: String,
}

/// The text that it shows now.
pub(super) fn told<G: TaughtGame>(desk: &Desk<G>, run: &Run<G>) -> CardText {
    let texts = desk.texts;
    let note = run.refusal().or(run.missing());
    let [what, why] = match note {
        // What happens is told once the board shows it.
        None if runs_ahead(run) => ["learn-watch", "learn-watch-why"],
        _ => [run.stage().what.as_str(), run.why()],
    };
    let note = match note {
        _ if run.asks_to_leave() => leave_question(desk, run),
        note => note.map(|key| texts.say(key)).unwrap_or_default(),
    };
    [texts.say(what), note, texts.say(why)]
}

fn leave_question<G: TaughtGame>(desk: &Desk<G>, run: &Run<G>) -> String {
    desk.texts.with("learn-leave-question", &[("step", (run.index() + 1).into())])
}

/// True if the stage tells what others do while the board does not yet show all of it.
pub(super) fn runs_ahead<G: TaughtGame>(run: &Run<G>) -> bool {
    matches!(run.stage().task, Task::Watch(_)) && (run.is_watching() || G::is_moving(run.table()))
}

/// True if nothing is to be done in a stage: what it says of the next button is told as a note.
fn is_told_only<S>(stage: &Stage<S>) -> bool {
    matches!(stage.task, Task::Read | Task::Watch(_))
}

/// The paragraphs in their order, on a card that has so much room for them. The question whether to leave is asked first,
/// and as much of the rest as then has no room is scrolled to. In a stage that is read no text moves when a note comes: it
/// stands at the end if there is room for the longest, and else in the place of the heading. In any other it stands above
/// why, of which as much as then has no room is scrolled to.
pub(super) fn paragraphs<G: TaughtGame>(
    ui: &Ui,
    desk: &Desk<G>,
    run: &Run<G>,
    told: &CardText,
    measures: Measures,
    (room, width): (f32, f32),
) -> Vec<Paragraph> {
    let [what, note, why] = told.clone();
    let (what, note, why) = (of(Kind::What, what), of(Kind::Note, note), of(Kind::Why, why));
    let stage = run.stage();
    let mut all = if run.asks_to_leave() {
        vec![note, what, why]
    } else if !is_told_only(stage) {
        vec![what, note, why]
    } else {
        let longest = longest_note(ui, desk, run, stage, (measures, width));
        let height = |paragraph: &Paragraph| height_of(ui, desk, paragraph, (measures, width));
        if height(&what) + height(&why) + longest - measures.gap <= room {
            vec![what, why, note]
        } else {
            let first = if note.text.is_empty() { what } else { note };
            vec![first, why]
        }
    };
    all.retain(|paragraph| !paragraph.text.is_empty());
    all
}

fn of(kind: Kind, text: String) -> Paragraph {
    Paragraph { kind, text }
}

/// Writes them one below the other.
pub(super) fn paragraphs_ui<G: TaughtGame>(
    ui: &mut Ui,
    desk: &Desk<G>,
    run: &Run<G>,
    paragraphs: &[Paragraph],
    measures: Measures,
) {
    let coach = &desk.theme.coach;
    let warns = run.asks_to_leave() || run.refusal().is_some();
    for Paragraph { kind, text } in paragraphs {
        let text = RichText::new(text).size(measures.letters(*kind == Kind::What));
        let shown: Response = match kind {
            Kind::What => ui.label(text.strong()),
            Kind::Note => ui.label(text.strong().color(if warns { coach.ink_warn } else { coach.ink })),
            Kind::Why => ui.label(text),
        };
        if *kind == Kind::Note {
            announce(&shown);
        }
    }
}

/// The ends of the lines of a text so wide, below its top.
pub(super) fn line_ends<C, S: PartialEq>(
    ui: &Ui,
    desk: &kit::desk::Desk<C, S>,
    paragraphs: &[Paragraph],
    measures: Measures,
    width: f32,
) -> Vec<f32> {
    let mut top = 0.0;
    let mut ends = Vec::new();
    for paragraph in paragraphs {
        let galley = galley(ui, desk, paragraph, measures, width);
        ends.extend(galley.rows.iter().map(|row| top + row.rect().bottom()));
        top += galley.size().y + measures.gap;
    }
    ends
}

fn galley<C, S: PartialEq>(
    ui: &Ui,
    desk: &kit::desk::Desk<C, S>,
    Paragraph { kind, text }: &Paragraph,
    measures: Measures,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let font = FontId::proportional(measures.letters(*kind == Kind::What));
    ui.painter().layout(text.clone(), font, desk.theme.coach.ink, width)
}

/// The height of a paragraph with the gap below it.
fn height_of<C, S: PartialEq>(
    ui: &Ui,
    desk: &kit::desk::Desk<C, S>,
    paragraph: &Paragraph,
    (measures, width): (Measures, f32),
) -> f32 {
    if paragraph.text.is_empty() {
        return 0.0;
    }
    galley(ui, desk, paragraph, measures, width).size().y + measures.gap
}

/// The height of the longest note that a stage may have.
fn longest_note<G: TaughtGame>(
    ui: &Ui,
    desk: &Desk<G>,
    run: &Run<G>,
    stage: &'static StageOf<G::Course>,
    letters: (Measures, f32),
) -> f32 {
    let notes = notes_of::<G>(run.lesson(), stage).map(|key| of(Kind::Note, desk.texts.say(key)));
    notes.map(|note| height_of(ui, desk, &note, letters)).fold(0.0, f32::max)
}

/// The height of the text of a stage with all that it may tell at once, in letters of these sizes and so wide.
pub(super) fn stage_text<G: TaughtGame>(
    ui: &Ui,
    desk: &Desk<G>,
    run: &Run<G>,
    stage: &'static StageOf<G::Course>,
    letters: (Measures, f32),
) -> f32 {
    let height = |kind, text: String| height_of(ui, desk, &of(kind, text), letters);
    let what = height(Kind::What, desk.texts.say(&stage.what));
    let whys = [&stage.why].into_iter().chain(&stage.then).map(|key| height(Kind::Why, desk.texts.say(key)));
    let why = whys.fold(0.0, f32::max);
    let question = height(Kind::Note, leave_question(desk, run));
    what + longest_note(ui, desk, run, stage, letters).max(question) + why - letters.0.gap
}
