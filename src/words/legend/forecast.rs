//! The forecast of what is still to come, in words: in full line by line, and in short.

use crate::insight::legend::Forecast;
use crate::words::Texts;

/// The forecast in a few words: whether a volcano comes up next.
#[must_use]
pub fn short(texts: &Texts, forecast: &Forecast) -> String {
    if forecast.ahead == 0 {
        return texts.say("legend-forecast-none");
    }
    let values = [("tiles", forecast.ahead.into()), ("percent", forecast.soon.percent().into())];
    texts.with("forecast-short-round", &values)
}

/// The forecast in full, line by line.
#[must_use]
pub fn lines(texts: &Texts, forecast: &Forecast) -> Vec<String> {
    let mut lines = Vec::new();
    if !forecast.open.is_empty() {
        lines.push(texts.with("legend-forecast-open", &[("volcanoes", forecast.open.len().into())]));
    }
    if forecast.ahead == 0 {
        lines.push(texts.say("legend-forecast-none"));
    } else {
        let values = [("tiles", forecast.ahead.into()), ("percent", forecast.soon.percent().into())];
        lines.push(texts.with("forecast-round", &values));
        lines.extend(forecast.groups.iter().filter(|group| group.drawn > 0).map(|group| {
            let values = [
                ("group", group.letter.to_string().into()),
                ("left", group.tiles.len().into()),
                ("volcanoes", group.volcanoes.into()),
            ];
            texts.with("legend-forecast-group", &values)
        }));
    }
    if !forecast.tokens.is_empty() {
        let tokens = forecast.tokens.iter().map(|&(value, copies)| match copies {
            1 => value.to_string(),
            copies => format!("{value} × {copies}"),
        });
        let list = tokens.collect::<Vec<_>>().join(", ");
        lines.push(texts.with("legend-forecast-bag", &[("list", list.into())]));
    }
    lines
}
