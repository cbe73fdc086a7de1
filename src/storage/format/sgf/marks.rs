//! What a board can show of markup: marks and labels on its points, and what is said of a position.

use super::markup::unplayed_at;
use super::parse::{Event, Property, Tree, point, points, value};
use crate::core::game::Player;
use crate::core::kit::{Point, Points};
use crate::storage::format::annotation::{Annotation, Quality};

/// The most bytes of markup to look at for one position, as this happens in every frame.
const MOST_BYTES: usize = 64 * 1024;
/// The property of labels: points and texts, as in `aa:1`.
const LABEL: &str = "LB";
/// The properties of lines and arrows: two points, as in `aa:cc`.
const LINE: &str = "LN";
const ARROW: &str = "AR";
/// The properties of the points of the two players, the first player's first.
const TERRITORY: [&str; 2] = ["TB", "TW"];
/// The property of points that are dimmed.
const DIMMED: &str = "DD";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkShape {
    /// A triangle, TR.
    Triangle,
    /// A square, SQ.
    Square,
    /// A circle, CR.
    Circle,
    /// A cross, MA.
    Cross,
    /// A selected point, SL.
    Selected,
}

impl MarkShape {
    pub const ALL: [Self; 5] =
        [Self::Triangle, Self::Square, Self::Circle, Self::Cross, Self::Selected];

    const fn property(self) -> &'static str {
        match self {
            Self::Triangle => "TR",
            Self::Square => "SQ",
            Self::Circle => "CR",
            Self::Cross => "MA",
            Self::Selected => "SL",
        }
    }

    /// Returns its name, by which messages know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Triangle => "triangle",
            Self::Square => "square",
            Self::Circle => "circle",
            Self::Cross => "cross",
            Self::Selected => "selected",
        }
    }
}

/// What is put on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marking {
    Shape(MarkShape),
    /// The first letter that the position does not have yet as a label, if there is one left.
    Letter,
    /// The first number that it does not have yet.
    Number,
}

impl Marking {
    /// Returns whether a label is what this puts on a point.
    fn is_label(self, label: &str) -> bool {
        let all = |is: fn(u8) -> bool| !label.is_empty() && label.bytes().all(is);
        match self {
            Self::Shape(_) => false,
            Self::Letter => label.len() == 1 && all(|byte| byte.is_ascii_alphabetic()),
            Self::Number => all(|byte| byte.is_ascii_digit()),
        }
    }

    /// Returns the property and the value of a mark on a point with this value, in a position with
    /// these labels; `None` if there is no label left.
    fn property(self, point: &str, labels: &[String]) -> Option<(&'static str, String)> {
        let is_free = |label: &String| !labels.contains(label);
        let label = match self {
            Self::Shape(shape) => return Some((shape.property(), point.to_owned())),
            Self::Letter => (b'A'..=b'Z')
                .chain(b'a'..=b'z')
                .map(|letter| char::from(letter).to_string())
                .find(is_free),
            // One of these is not among so many labels.
            Self::Number => (1..=labels.len() + 1).map(|number| number.to_string()).find(is_free),
        };
        Some((LABEL, format!("{point}:{}", label?)))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardMark<B: Points> {
    Shape(MarkShape),
    /// A text of a few characters.
    Label(String),
    /// Territory of a player, TB and TW.
    Territory(Player),
    /// A line to another point, LN.
    Line(Point<B>),
    /// An arrow to another point, AR.
    Arrow(Point<B>),
    /// Dimmed, DD.
    Dimmed,
}

impl<B: Points> BoardMark<B> {
    /// Returns whether it takes the place of what else stands on a stone or a point.
    #[must_use]
    pub const fn stands_on_point(&self) -> bool {
        matches!(self, Self::Shape(_) | Self::Label(_) | Self::Territory(_))
    }
}

/// Returns the markup that says which points are dimmed, among those of the positions of a line,
/// the last one first: it holds until another one says so.
#[must_use]
pub fn dimming<'a>(mut markups: impl Iterator<Item = &'a str>) -> &'a str {
    markups
        .find(|markup| {
            let mut dims = false;
            if markup.contains(DIMMED) {
                for_properties(markup, |property| dims |= property.name() == DIMMED);
            }
            dims
        })
        .unwrap_or_default()
}

/// Returns the marks on the points of a board with so many rows, in the order in which they are
/// painted; what is not on the board is left out. The points that are dimmed are those of another
/// [markup](dimming).
#[must_use]
pub fn board_marks<B: Points>(
    markup: &str,
    dimming: &str,
    size: u8,
) -> Vec<(Point<B>, BoardMark<B>)> {
    // No line crosses a label.
    let (mut dimmed, mut lines, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    for_properties(dimming, |property| {
        if property.name() == DIMMED {
            dimmed = all_points(property, size);
        }
    });
    for_properties(markup, |property| {
        let name = property.name();
        let shape = MarkShape::ALL.into_iter().find(|shape| shape.property() == name);
        let owner = TERRITORY.iter().position(|own| *own == name);
        if let Some(shape) = shape {
            let all = all_points(property, size).into_iter();
            marks.extend(all.map(|point| (point, BoardMark::Shape(shape))));
        } else if let Some(owner) = owner.map(|index| Player::BOTH[index]) {
            let all = all_points(property, size).into_iter();
            marks.extend(all.map(|point| (point, BoardMark::Territory(owner))));
        } else if name == LABEL {
            marks.extend(property.texts().filter_map(|text| {
                let (at, label) = text.split_once(':')?;
                let point = points(at, size).ok()?.pop()?;
                Some((point, BoardMark::Label(label.to_owned())))
            }));
        } else if name == LINE || name == ARROW {
            lines.extend(property.texts().filter_map(|text| {
                let (from, to) = text.split_once(':')?;
                let (from, to) = (point(from, size).ok()?, point(to, size).ok()?);
                let mark = if name == LINE { BoardMark::Line(to) } else { BoardMark::Arrow(to) };
                (from != to).then_some((from, mark))
            }));
        }
    });
    let dimmed = dimmed.into_iter().map(|point| (point, BoardMark::Dimmed));
    dimmed.chain(lines).chain(marks).collect()
}

/// Returns the points that the values of a property stand for, without what is none.
fn all_points<B: Points>(property: &Property<'_>, size: u8) -> Vec<Point<B>> {
    // More values than points would be looked at for nothing.
    let most = usize::from(size).pow(2);
    let all = property.texts().filter_map(|text| points(&text, size).ok());
    all.flatten().take(most).collect()
}

/// Returns markup with this on a point, in the place of another mark there, or another label;
/// without it if it was there. Everything else stays as it is. Also returns whether it is there
/// now.
#[must_use]
pub fn toggle_mark<B: Points>(
    markup: &str,
    marking: Marking,
    point: Point<B>,
    size: u8,
) -> (String, bool) {
    let (own, unplayed) = markup.split_at(unplayed_at(markup));
    let mut is_taken_off = false;
    // The properties of each node, with their names.
    let mut nodes: Vec<Vec<(String, String)>> = Vec::new();
    let mut labels = Vec::new();
    let text = format!("(;{own})");
    if let Ok(tree) = Tree::parse(&text) {
        for event in tree.events() {
            let Event::Node(node) = event else { break };
            let mut kept = Vec::new();
            for property in node.iter() {
                let name = property.name();
                let known = MarkShape::ALL.into_iter().find(|known| known.property() == name);
                let values = match (known, marking) {
                    (Some(known), Marking::Shape(shape)) => {
                        let values = without_mark(property, point, size);
                        is_taken_off |= known == shape && values.is_some();
                        values
                    }
                    (None, Marking::Letter | Marking::Number) if name == LABEL => {
                        let values = without_label(property, point, size, |label| {
                            is_taken_off |= marking.is_label(label);
                        });
                        labels.extend(values.iter().flatten().cloned());
                        if values.is_none() {
                            labels.extend(property.texts());
                        }
                        values
                    }
                    _ => None,
                };
                let source = match values {
                    None => property.source(),
                    Some(values) if values.is_empty() => continue,
                    Some(values) => format!("{name}[{}]", values.join("][")),
                };
                kept.push((name.into_owned(), source));
            }
            nodes.push(kept);
        }
    }
    let mut is_there = false;
    if !is_taken_off {
        let labels: Vec<String> =
            labels.iter().filter_map(|text| Some(text.split_once(':')?.1.to_owned())).collect();
        if let Some((name, value)) = marking.property(&value(point, size), &labels) {
            is_there = true;
            if nodes.is_empty() {
                nodes.push(Vec::new());
            }
            // A node has each property once.
            let same = nodes[0].iter_mut().find(|(known, _)| known == name);
            match same {
                Some((_, source)) => source.extend(["[", &*value, "]"]),
                None => nodes[0].push((name.to_owned(), format!("{name}[{value}]"))),
            }
        }
    }
    let nodes = nodes.iter().map(|node| {
        let sources = node.iter().map(|(_, source)| &**source);
        sources.collect::<String>()
    });
    let own = nodes.collect::<Vec<_>>().join(";");
    (own.trim_matches(';').to_owned() + unplayed, is_there)
}

/// Returns the values of marks without a point, if they cover it. A rectangle is written point by
/// point then.
fn without_mark<B: Points>(
    property: &Property<'_>,
    point: Point<B>,
    size: u8,
) -> Option<Vec<String>> {
    let mut is_covered = false;
    let mut values = Vec::new();
    for text in property.texts() {
        match points::<B>(&text, size) {
            Ok(covered) if covered.contains(&point) => {
                is_covered = true;
                let others = covered.into_iter().filter(|&other| other != point);
                values.extend(others.map(|other| value(other, size)));
            }
            Ok(_) | Err(_) => values.push(text),
        }
    }
    is_covered.then_some(values)
}

/// Returns the values of labels without that of a point, which is told, if there is one.
fn without_label<B: Points>(
    property: &Property<'_>,
    point: Point<B>,
    size: u8,
    mut tell: impl FnMut(&str),
) -> Option<Vec<String>> {
    let mut is_there = false;
    let mut values = Vec::new();
    for text in property.texts() {
        let label = text
            .split_once(':')
            .filter(|(at, _)| points::<B>(at, size).is_ok_and(|covered| covered == [point]));
        match label {
            Some((_, label)) => {
                is_there = true;
                tell(label);
            }
            None => values.push(text.replace('\\', "\\\\").replace(']', "\\]")),
        }
    }
    is_there.then_some(values)
}

/// Calls a function with each property of markup, except those of parts that are not played.
pub(super) fn for_properties(markup: &str, mut each: impl FnMut(&Property<'_>)) {
    // A property that is cut off is not read.
    let start = &markup[..markup.floor_char_boundary(MOST_BYTES)];
    let own = &start[..unplayed_at(start)];
    if own.is_empty() {
        return;
    }
    let text = format!("(;{own})");
    if let Ok(tree) = Tree::parse(&text) {
        for event in tree.events() {
            if let Event::Node(node) = event {
                node.iter().for_each(&mut each);
            }
        }
    }
}

// What SGF says of a position besides its stones and marks.

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
            "BM" => {
                Some(Annotation::Move(if is_emphasised { Quality::VeryBad } else { Quality::Bad }))
            }
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
    use crate::core::go::point::Board;

    fn marks(markup: &str) -> String {
        let mark = |(point, mark): (Point<Board>, BoardMark<Board>)| match mark {
            BoardMark::Shape(shape) => format!("{point} {}", shape.name()),
            BoardMark::Label(label) => format!("{point} “{label}”"),
            BoardMark::Territory(player) => format!("{point} of {player:?}"),
            BoardMark::Line(to) => format!("{point} - {to}"),
            BoardMark::Arrow(to) => format!("{point} > {to}"),
            BoardMark::Dimmed => format!("{point} dimmed"),
        };
        let all = board_marks(markup, markup, 9).into_iter();
        let all: Vec<String> = all.map(mark).collect();
        all.join(", ")
    }

    #[test]
    fn marks_are_read_from_every_node_and_from_rectangles() {
        for (markup, expected) in [
            ("", ""),
            ("N[x]TR[aa]", "A9 triangle"),
            ("CR[aa:ba];MA[cc]SL[ii]SQ[zz]", "A9 circle, B9 circle, C7 cross, J1 selected"),
            ("LB[aa:1][ba:\\]b]", "A9 “1”, B9 “]b”"),
            ("TR[aa](;AE[bb]TR[cc])", "A9 triangle"),
            (
                "AR[aa:cc][zz:aa]LN[bb:bb][ba:aa]TB[aa:ba]TW[cc]DD[ii][zz]",
                "J1 dimmed, A9 > C7, B9 - A9, A9 of First, B9 of First, C7 of Second",
            ),
            // The last one holds, and one without a point ends it.
            ("DD[aa];DD[]", ""),
        ] {
            assert_eq!(marks(markup), expected, "{markup}");
        }
    }

    #[test]
    fn points_are_dimmed_until_another_position_says_so() {
        for (markups, expected) in [
            (["DD[aa]", "", "TR[aa]"], "DD[aa]"),
            (["DD[aa]", "DD[]", ""], "DD[]"),
            (["", "", "N[x]"], ""),
        ] {
            assert_eq!(dimming(markups.into_iter().rev()), expected);
        }
    }

    #[test]
    fn a_mark_is_put_on_exchanged_and_taken_off_and_the_rest_stays() {
        let point = |text: &str| text.parse::<Point<Board>>().expect("a point");
        let toggle =
            |markup: &str, shape, at| toggle_mark(markup, Marking::Shape(shape), point(at), 9).0;
        for (markup, shape, at, expected) in [
            ("", MarkShape::Triangle, "A9", "TR[aa]"),
            ("TR[aa]", MarkShape::Triangle, "A9", ""),
            ("TR[aa]XY[t\\]]", MarkShape::Square, "A9", "XY[t\\]]SQ[aa]"),
            ("LB[aa:1];CR[aa:ba]", MarkShape::Circle, "A9", "LB[aa:1];CR[ba]"),
            ("(;AE[aa])", MarkShape::Cross, "A9", "MA[aa](;AE[aa])"),
            ("TR[bb](;AE[aa])", MarkShape::Triangle, "B8", "(;AE[aa])"),
        ] {
            assert_eq!(toggle(markup, shape, at), expected, "{markup}");
        }
    }

    #[test]
    fn a_label_is_the_next_free_letter_or_number_and_is_taken_off_again() {
        let point = |text: &str| text.parse::<Point<Board>>().expect("a point");
        for (markup, marking, at, expected) in [
            ("", Marking::Letter, "A9", "LB[aa:A]"),
            ("LB[aa:A][ba:C]", Marking::Letter, "C9", "LB[aa:A][ba:C][ca:B]"),
            ("LB[aa:A]", Marking::Letter, "A9", ""),
            ("LB[aa:A]", Marking::Number, "A9", "LB[aa:1]"),
            ("LB[aa:1]LB[ba:2]", Marking::Number, "C9", "LB[aa:1][ca:3]LB[ba:2]"),
            ("LB[aa:1][ba:2]XY[z]", Marking::Number, "A9", "LB[ba:2]XY[z]"),
            // A label of words gives way to a letter, and others keep theirs.
            ("LB[aa:a b][ba:\\]]", Marking::Letter, "A9", "LB[ba:\\]][aa:A]"),
            ("TR[aa];LB[aa:A](;AE[aa])", Marking::Letter, "A9", "TR[aa](;AE[aa])"),
        ] {
            assert_eq!(toggle_mark(markup, marking, point(at), 9).0, expected, "{markup}");
        }
    }

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
