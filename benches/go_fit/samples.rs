//! Games as choices: the features of each legal move, and which one was played.

use plot4::core::game::Game as _;
use plot4::core::go::playout::Board;
use plot4::core::go::playout::features::Sight;
use plot4::core::go::{Move, Position, Setup};

/// A move that was chosen among all legal ones.
pub struct Choice {
    /// The features of each candidate.
    pub candidates: Vec<Vec<u16>>,
    /// Which one was played.
    pub played: usize,
}

/// The part of a game's moves that counts: the last ones fill what nobody owns.
const PART: [usize; 2] = [4, 5];

/// Returns the choices of games.
pub fn of(lines: &[String]) -> Result<Vec<Choice>, String> {
    let mut choices = Vec::new();
    for line in lines {
        add(line, &mut choices).ok_or_else(|| format!("no game: {line}"))?;
    }
    Ok(choices)
}

/// Adds the choices of a game.
fn add(line: &str, choices: &mut Vec<Choice>) -> Option<()> {
    let mut words = line.split_whitespace();
    let setup = Setup::new(words.next()?.parse().ok()?).ok()?;
    let opening: usize = words.next()?.parse().ok()?;
    let names: Vec<&str> = words.collect();
    let (mut position, mut board) = (Position::start(setup), Board::new(setup));
    let mut legal = Vec::new();
    for name in names.iter().take(names.len() * PART[0] / PART[1]).enumerate() {
        let (number, name) = name;
        if *name == "pass" {
            break;
        }
        let point = name.parse().ok()?;
        if number >= opening {
            position.candidates(&mut legal);
            let sight = Sight::new(&board);
            let mut choice = Choice { candidates: Vec::new(), played: usize::MAX };
            for &mv in &legal {
                let Move::Place(place) = mv else { continue };
                if place == point {
                    choice.played = choice.candidates.len();
                }
                let mut features = Vec::new();
                sight.of(board.point(place), |feature| {
                    features.push(u16::try_from(feature).expect("few features"));
                });
                choice.candidates.push(features);
            }
            if choice.played < choice.candidates.len() {
                choices.push(choice);
            }
        }
        position.play(Move::Place(point)).ok()?;
        board.play(board.point(point));
    }
    Some(())
}
