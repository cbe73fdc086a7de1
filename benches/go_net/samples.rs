//! Games as positions: what the net sees, and how often each move was tried.

use plot4::core::game::Game as _;
use plot4::core::go::playout::net::planes::{self, Cell};
use plot4::core::go::playout::{Board, NONE};
use plot4::core::go::{Move, Point, Position, Setup};

/// A position.
pub struct Sample {
    pub size: u16,
    pub cells: Vec<Cell>,
    /// The legal points, and the share of the search's games in each.
    pub points: Vec<(u16, f32)>,
}

/// Returns the positions of a game; `None` if the line is none.
pub fn of(line: &str) -> Option<Vec<Sample>> {
    let mut words = line.split_whitespace();
    let setup = Setup::new(words.next()?.parse().ok()?).ok()?;
    let (mut position, mut board) = (Position::start(setup), Board::new(setup));
    let (mut samples, mut legal) = (Vec::new(), Vec::new());
    for word in words {
        let mut parts = word.split(',');
        let name = parts.next()?;
        position.candidates(&mut legal);
        let points: Vec<u16> = legal
            .iter()
            .filter_map(|mv| match mv {
                Move::Place(point) => Some(board.point(*point)),
                _ => None,
            })
            .collect();
        let mut tried: Vec<(u16, f32)> = points.iter().map(|&point| (point, 0.0)).collect();
        for part in parts {
            let (name, thousandths) = part.split_once(':')?;
            if name != "pass" {
                let point = board.point(name.parse::<Point>().ok()?);
                let known = tried.iter_mut().find(|(known, _)| *known == point)?;
                known.1 = thousandths.parse().ok()?;
            }
        }
        let sum: f32 = tried.iter().map(|(_, share)| share).sum();
        if sum > 0.0 {
            for (_, share) in &mut tried {
                *share /= sum;
            }
            samples.push(Sample {
                size: board.size(),
                cells: planes::of(&board, &points),
                points: tried,
            });
        }
        if name == "pass" {
            position.play(Move::Pass).ok()?;
            board.play(NONE);
        } else {
            let point = name.parse().ok()?;
            position.play(Move::Place(point)).ok()?;
            board.play(board.point(point));
        }
    }
    Some(samples)
}
