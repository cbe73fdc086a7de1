//! Cuts oversized text that arrives with an event, before anything reads it or lays it out.

use egui::{Event, ImeEvent, RawInput};

/// The longest text that can be pasted or typed at once, in bytes. The longest position takes a
/// fifth of it.
pub const MAX_PASTED: usize = 8192;

/// Cuts every text among the events to one character more than [`MAX_PASTED`], so that the reader
/// can tell that it was too long.
pub fn cut_texts(input: &mut RawInput) {
    for event in &mut input.events {
        match event {
            Event::Paste(text) | Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) => {
                cut(text);
            }
            Event::Ime(ImeEvent::Preedit {
                text,
                active_range_chars,
            }) if text.len() > MAX_PASTED => {
                cut(text);
                *active_range_chars = None;
            }
            _ => {}
        }
    }
}

/// Cuts a text, and frees the rest.
fn cut(text: &mut String) {
    let end = text
        .char_indices()
        .map(|(at, character)| at + character.len_utf8())
        .find(|&end| end > MAX_PASTED);
    if let Some(end) = end.filter(|&end| end < text.len()) {
        text.truncate(end);
        text.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_before_they_are_read() {
        let texts = [
            "4".repeat(10_000_000),
            "红".repeat(10_000_000),
            "4453".to_owned(),
            "x".repeat(MAX_PASTED),
        ];
        let events = texts.iter().cloned().map(Event::Paste);
        let mut input = RawInput {
            events: events.collect(),
            ..RawInput::default()
        };
        input.events.push(Event::Text(texts[1].clone()));
        cut_texts(&mut input);
        let lengths: Vec<usize> = input
            .events
            .iter()
            .map(|event| match event {
                Event::Paste(text) | Event::Text(text) => text.len(),
                other => panic!("{other:?} was not there"),
            })
            .collect();
        assert_eq!(
            lengths,
            [
                MAX_PASTED + 1,
                MAX_PASTED + 1,
                4,
                MAX_PASTED,
                MAX_PASTED + 1
            ]
        );
    }
}
