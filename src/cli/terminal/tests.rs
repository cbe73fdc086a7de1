//! Tests of the questions to a user at a terminal, which tests through pipes never see.

use std::fs;

use super::*;
use crate::core::connect4::{Connect4, Size};
use crate::core::kind::Colour;
use crate::storage::load_game;

/// Returns the output without the boards, for a user who types these lines.
fn output_of(typed: &str) -> String {
    let game = SavedGame::<Connect4>::new(Size::STANDARD, [Seat::Human; 2], 1);
    let mut output = Vec::new();
    let mut table = Table {
        session: Session::new(game),
        look: TextLook {
            characters: Characters::Ascii,
            colour: Colour::None,
        },
        begins: FirstPlayer::InTurn,
        audience: Audience::None,
        prompt: Prompt::SameLine,
        input: &mut typed.as_bytes(),
        output: &mut output,
    };
    table.play().expect("the streams are texts");
    String::from_utf8(output).expect("text")
}

#[test]
fn a_person_is_asked_before_a_file_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    let name = path.to_str().expect("a name in UTF-8");
    fs::write(&path, "a letter").expect("written");

    let said = output_of(&format!("4\nsave {name}\nn\n3\nquit\n"));
    assert!(
        said.contains(&format!(
            "{name} already exists. Replace it? (y/n): Not saved: {name} is unchanged\n"
        )),
        "{said}"
    );
    assert!(said.contains(": column 3"), "the game goes on: {said}");
    assert_eq!(fs::read_to_string(&path).expect("the letter"), "a letter");

    let said = output_of(&format!("4\nsave {name}\n"));
    assert!(
        said.ends_with(&format!("Not saved: {name} is unchanged\n")),
        "{said}"
    );
    assert_eq!(fs::read_to_string(&path).expect("the letter"), "a letter");

    let moves = || {
        let game = load_game::<Connect4>(&path).expect("a game");
        game.record.moves().len()
    };
    let said = output_of(&format!("4\nsave {name}\n Yes \nquit\n"));
    assert!(
        said.contains(&format!("Replace it? (y/n): Saved to {name}\n")),
        "{said}"
    );
    assert_eq!(moves(), 1);

    let said = output_of(&format!("4\n4\nsave! {name}\nquit\n"));
    assert!(
        !said.contains("Replace it?") && said.contains(&format!("Saved to {name}\n")),
        "{said}"
    );
    assert_eq!(moves(), 2);
}

#[test]
fn saving_makes_no_folder_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let none = folder.path().join("none");
    let name = none.to_str().expect("a name in UTF-8");
    let said = output_of(&format!("4\nsave {name}/game.json\n3\nquit\n"));
    assert!(
        said.contains(&format!(
            "Cannot save {name}/game.json. There is no folder {name}\n"
        )),
        "{said}"
    );
    assert!(said.contains(": column 3") && !none.exists(), "{said}");
}

#[cfg(unix)]
#[test]
fn a_person_is_asked_through_links_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, link) = (folder.path().join("letter"), folder.path().join("link"));
    fs::write(&path, "a letter").expect("written");
    std::os::unix::fs::symlink("letter", &link).expect("a link");
    let name = link.to_str().expect("a name in UTF-8");
    let said = output_of(&format!("4\nsave {name}\nno\nquit\n"));
    assert!(said.contains("already exists. Replace it?"), "{said}");
    assert_eq!(fs::read_to_string(&path).expect("the letter"), "a letter");
}
