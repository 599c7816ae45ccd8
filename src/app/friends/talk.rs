//! The talk at a table over the net: what was said, the field to say something, and the signs that one can make instead.

use egui::accesskit::Live;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Key, Label, Response, ScrollArea, TextEdit, TextStyle, Ui, vec2};

use super::company::{Ask, Company, Talk};
use crate::app::kit::desk::{Desk, scroll_ui, width_of};
use crate::app::kit::focus;
use crate::app::kit::widgets::drawer;
use crate::net::message::{Emote, MAX_CHAT};
use crate::words::{Texts, net, plain};

/// The glyph of a sign.
fn glyph(sign: Emote) -> &'static str {
    match sign {
        Emote::Hello => "👋",
        Emote::GoodLuck => "🍀",
        Emote::WellPlayed => "👏",
        Emote::Thanks => "😊",
        Emote::Thinking => "💭",
        Emote::Wow => "😮",
        Emote::Oops => "😢",
        Emote::Goodbye => "🌙",
    }
}

/// The size of a sign in the talk, as a multiple of that of text.
const LARGE: f32 = 1.7;
/// The least width of the buttons beside the field, and the room beside their signs.
const BUTTON: f32 = 28.0;
const PADDING: f32 = 4.0;
/// Their signs.
const SEND: &str = "↩";
const EMOTE: &str = "☺";

/// A line of the talk in words.
#[must_use]
pub fn told(texts: &Texts, talk: &Talk) -> String {
    let named = |key: &str, name: &str| texts.with(key, &[("name", plain(name).into())]);
    let said =
        |name: &str, text: String| texts.with("friends-said", &[("name", plain(name).into()), ("text", text.into())]);
    match talk {
        Talk::Said { name, text, .. } => said(name, plain(text)),
        Talk::Sign { name, sign, .. } => said(name, net::emote(texts, *sign)),
        Talk::Came(name) => named("net-came", name),
        Talk::Went(name) => named("net-went", name),
        Talk::Unseated(name) => named("friends-unseated", name),
        Talk::StandsIn(name) => named("friends-stands-in", name),
        Talk::Time { name, is_up } => named(if *is_up { "net-clock-ends" } else { "net-clock-warns" }, name),
        Talk::Refused(refusal) => net::refused(texts, *refusal),
        Talk::OtherProgram(program) => texts.with("net-welcome-other", &[("program", plain(program).into())]),
    }
}

/// The height of the field.
#[must_use]
pub fn field_height(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y + 2.0 * ui.spacing().item_spacing.y
}

/// Lays out what was said in this height, the last of it in sight, with `above` before all of it.
pub fn talk_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    company: &mut Company,
    height: f32,
    above: impl FnOnce(&mut Ui, &mut Company),
) {
    if std::mem::take(&mut company.unread) > 0 {
        // The tab was laid out before, with how many there were.
        ui.ctx().request_repaint();
    }
    let area = ScrollArea::vertical().id_salt("talk").max_height(height).min_scrolled_height(height);
    scroll_ui(ui, area.auto_shrink([false, false]).stick_to_bottom(true), |ui| {
        above(ui, company);
        let count = company.shown_talk().count();
        if count == 0 {
            let nothing =
                egui::RichText::new(desk.texts.say("friends-nothing-said")).color(desk.theme.chrome.text_weak);
            ui.add(Label::new(nothing).wrap());
        }
        for (index, talk) in company.shown_talk().enumerate() {
            let line = line_ui(ui, desk, talk);
            if index + 1 == count {
                ui.ctx().accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
            }
        }
    });
}

fn line_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, talk: &Talk) -> Response {
    let chrome = &desk.theme.chrome;
    let font = |key: TextStyle| key.resolve(ui.style());
    let (body, small) = (font(TextStyle::Body), font(TextStyle::Small));
    let part = |job: &mut LayoutJob, text: &str, font: FontId, colour: Color32| {
        job.append(text, 0.0, TextFormat::simple(font, colour));
    };
    let mut job = LayoutJob::default();
    match talk {
        Talk::Said { name, text, .. } => {
            part(&mut job, &plain(name), body.clone(), chrome.gold);
            part(&mut job, &format!("  {}", plain(text)), body, chrome.text);
        }
        Talk::Sign { name, sign, .. } => {
            part(&mut job, &format!("{}  ", plain(name)), body.clone(), chrome.gold);
            part(&mut job, glyph(*sign), FontId { size: body.size * LARGE, ..body }, chrome.text);
        }
        Talk::Refused(_) | Talk::Time { .. } => part(&mut job, &told(desk.texts, talk), small, chrome.warn),
        Talk::Came(_) | Talk::Went(_) | Talk::Unseated(_) | Talk::StandsIn(_) | Talk::OtherProgram(_) => {
            part(&mut job, &told(desk.texts, talk), small, chrome.text_weak);
        }
    }
    let line = ui.add(Label::new(job).wrap());
    // Of a text the value is read, not the name.
    ui.ctx().accesskit_node_builder(line.id, |node| node.set_value(told(desk.texts, talk)));
    line
}

/// Lays out the field to say something, with the signs beside it.
pub fn field_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &mut Company) {
    let texts = desk.texts;
    ui.horizontal(|ui| {
        let id = ui.make_persistent_id("what is said");
        ui.spacing_mut().button_padding.x = PADDING;
        let font = TextStyle::Button.resolve(ui.style());
        let wide = |sign: &str| (width_of(ui.painter(), &font, sign) + 2.0 * PADDING).max(BUTTON);
        let buttons = wide(SEND) + wide(EMOTE) + 2.0 * ui.spacing().item_spacing.x;
        // The field has a margin of its own, and nothing may be cut at the edge of the column.
        let width = (ui.available_width() - buttons - 12.0).max(40.0);
        let field = TextEdit::singleline(&mut company.typed)
            .id(id)
            .char_limit(MAX_CHAT)
            .hint_text(texts.say("friends-say"))
            .desired_width(width);
        let field = ui.add(field).accessible_name(texts.say("friends-say"));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let button = egui::Button::new(SEND).min_size(vec2(BUTTON, 0.0));
        let send = ui.add_enabled(!company.typed.trim().is_empty(), button).accessible_name(texts.say("friends-send"));
        let is_sent = send.on_hover_text(texts.say("friends-send")).clicked();
        if (entered || is_sent) && !company.typed.trim().is_empty() {
            let said = std::mem::take(&mut company.typed);
            company.asks.push(Ask::Say(said.trim().to_owned()));
        }
        if entered {
            // Whoever talks goes on talking.
            focus::lead(ui.ctx(), id);
        }
        let mut chosen = None;
        let emotes = drawer(ui, EMOTE, |ui| {
            for sign in Emote::ALL {
                let name = net::emote(texts, sign);
                let said = format!("{} {name}", glyph(sign));
                if ui.button(said).accessible_name(name).clicked() {
                    chosen = Some(sign);
                    ui.close();
                }
            }
        });
        emotes.accessible_name(texts.say("friends-emotes")).on_hover_text(texts.say("friends-emotes"));
        company.asks.extend(chosen.map(Ask::Sign));
    });
}
