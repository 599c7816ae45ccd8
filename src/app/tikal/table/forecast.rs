//! The volcano forecast in words: in full below the groups of tiles, in short in the window's menu bar.

use egui::{Label, RichText, Ui};

use crate::app::tikal::desk::Desk;
use crate::app::tikal::table::Table;
use crate::insight::Forecast;
use crate::words::Texts;

/// Shows the odds of the tiles to come.
pub fn forecast_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let Some(forecast) = forecast(table) else { return };
    let chrome = &desk.theme.chrome;
    for (index, line) in lines(desk.texts, forecast).into_iter().enumerate() {
        let colour = if index == 0 { chrome.text } else { chrome.text_weak };
        ui.add(Label::new(RichText::new(line).color(colour)).wrap());
    }
}

/// The forecast in a few words.
#[must_use]
pub fn short_odds(texts: &Texts, table: &Table) -> Option<String> {
    let forecast = forecast(table)?;
    Some(match forecast.group {
        Some(_) if forecast.in_group > 0 => {
            texts.with("forecast-short", &[("percent", forecast.next.percent().into())])
        }
        Some(group) if forecast.in_deck > 0 => texts.with("forecast-no-group", &[("group", group.to_string().into())]),
        _ => texts.say("forecast-none"),
    })
}

fn forecast(table: &Table) -> Option<&Forecast> {
    table.insight()?.forecast.as_ref()
}

fn lines(texts: &Texts, forecast: &Forecast) -> Vec<String> {
    let mut lines = Vec::new();
    if forecast.face_up > 0 {
        lines.push(texts.say("forecast-face-up"));
    }
    match forecast.group {
        Some(_) if forecast.in_group > 0 => {
            lines.push(texts.with("forecast-next", &[("percent", forecast.next.percent().into())]));
        }
        Some(group) if forecast.in_deck > 0 => {
            lines.push(texts.with("forecast-no-group", &[("group", group.to_string().into())]));
        }
        _ => lines.push(texts.say("forecast-none")),
    }
    if forecast.in_deck > 0 && forecast.ahead > 1 {
        let values = [("tiles", forecast.ahead.into()), ("percent", forecast.soon.percent().into())];
        lines.push(texts.with("forecast-soon", &values));
    }
    lines
}
