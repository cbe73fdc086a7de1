//! Tests of the parser.

use super::*;

/// Returns the steps through a text, each property as its name and first value, or what is
/// wrong with it.
fn steps(text: &str) -> Result<String, ParseError> {
    let tree = Tree::parse(text)?;
    let mut steps = String::new();
    for event in tree.events() {
        match event {
            Event::Open => steps.push('('),
            Event::Close => steps.push(')'),
            Event::Node(properties) => {
                let texts: Vec<String> = properties
                    .iter()
                    .map(|property| format!("{}={}", property.name(), property.text()))
                    .collect();
                steps.push(';');
                steps.push_str(&texts.join(","));
            }
        }
    }
    tree.check_end().map(|()| steps)
}

#[test]
fn trees_are_read_with_any_white_space() {
    for (text, expected) in [
        ("(;)", ";)"),
        ("From: me (at home)\n( ; B [aa]\r\n;\tW\n[bb] )(;B[cc])", ";B=aa;W=bb)"),
        ("(;B[a](;W[b];B[c])(;W[d](;B[e])(;B[f])))", ";B=a(;W=b;B=c)(;W=d(;B=e)(;B=f)))"),
        ("(;AddBlack[aa][bb]CoPyright[x]KGS2[y])", ";AB=aa,CP=x,KGS2=y)"),
        (
            r"(;C[a\]b\\]N[ c\:d
e ]GC[f\
g])",
            r";C=a]b\,N=c:d e,GC=fg)",
        ),
    ] {
        assert_eq!(steps(text).as_deref(), Ok(expected), "{text:?}");
    }
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    for (text, place, fault) in [
        ("", None, ParseFault::NotSgf),
        ("(B[aa])", None, ParseFault::NotSgf),
        ("(;B[aa]", Some((1, 8)), ParseFault::NoEnd),
        ("(;B[aa]\n;W", Some((2, 2)), ParseFault::NoValue("W".to_owned())),
        ("(;B[aa\\]\n", Some((1, 4)), ParseFault::ValueWithoutEnd),
        ("(;é)", Some((1, 3)), ParseFault::Misplaced('é')),
        ("(;C[é]b[aa])", Some((1, 7)), ParseFault::NoName),
        ("(;B[aa]\n(W[bb]))", Some((2, 2)), ParseFault::NoNode),
        ("(;(;B[aa]);W[bb])", Some((1, 11)), ParseFault::NodeAfterVariation),
    ] {
        let place = place.map(|(line, column)| TextPlace { line, column });
        assert_eq!(steps(text), Err(ParseError::Format { place, fault }), "{text:?}");
    }
}

#[test]
fn any_depth_is_read() {
    let deep = "(;".repeat(500_000);
    assert!(steps(&deep).is_err(), "it has no end");
    let closed = "(;".repeat(200_000) + &")".repeat(200_000);
    assert_eq!(steps(&closed).map(|steps| steps.len()), Ok(599_999));
}

#[test]
fn a_game_of_too_many_properties_is_refused_with_how_many_it_may_have() {
    let most = |count| steps(&format!("({})", ";B[]".repeat(count)));
    assert!(most(MAX_ALL_PROPERTIES).is_ok());
    let Err(ParseError::Format { fault, .. }) = most(MAX_ALL_PROPERTIES + 1) else {
        panic!("it is read");
    };
    let told = ParseFault::TooManyInAll(MAX_ALL_PROPERTIES);
    assert_eq!(fault, (told));
}
