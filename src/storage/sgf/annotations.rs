//! What SGF says of a position besides its stones and marks.

use super::marks::for_properties;
use crate::storage::annotation::{Annotation, Quality};

/// Returns what is said of a position: its name, who is ahead, and how good its move was.
#[must_use]
pub(in crate::storage) fn annotations(markup: &str) -> Vec<Annotation> {
    let mut said = Vec::new();
    for_properties(markup, |property| {
        let is_emphasised = property.text() == "2";
        said.extend(match &*property.name() {
            "N" => Some(Annotation::Name(property.text())),
            "GB" => Some(Annotation::first_ahead(is_emphasised)),
            "GW" => Some(Annotation::second_ahead(is_emphasised)),
            "DM" => Some(Annotation::Even),
            "UC" => Some(Annotation::Unclear),
            "HO" => Some(Annotation::Hotspot),
            "TE" => Some(Annotation::Move(if is_emphasised {
                Quality::VeryGood
            } else {
                Quality::Good
            })),
            "BM" => Some(Annotation::Move(if is_emphasised {
                Quality::VeryBad
            } else {
                Quality::Bad
            })),
            "IT" => Some(Annotation::Move(Quality::Interesting)),
            "DO" => Some(Annotation::Move(Quality::Doubtful)),
            _ => None,
        });
    });
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_a_position_is_read() {
        assert_eq!(
            annotations("N[a fight]GB[2]TR[aa];BM[1]UC[1]"),
            [
                Annotation::Name("a fight".to_owned()),
                Annotation::first_ahead(true),
                Annotation::Move(Quality::Bad),
                Annotation::Unclear,
            ]
        );
    }
}
