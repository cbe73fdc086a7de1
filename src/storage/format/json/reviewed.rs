//! What a review found, in a saved game.
//!
//! ```json
//! "review": {"judged":[13,13],"accuracy":[81,96],"effort":400000,"mistakes":[{"move":17,"class":"missed_win","better":"5"}]}
//! ```
//!
//! It is about the main line. `judged` counts the judged moves of both sides, `accuracy` is in
//! percent, and `effort` the fewest nodes or playouts of a position. `better` has the
//! moves that would have been better, separated by commas. A review that does not fit the game is
//! left out, and that is said.

use serde::{Deserialize, Serialize};

use crate::core::game::Game;
use crate::core::kind::{GameKind, MoveClass, MoveOf};
use crate::core::record::Record;
use crate::session::{Review, ReviewedMistake};

/// Separates better moves; no move contains it.
const SEPARATOR: char = ',';
/// The most better moves to keep of one mistake: a review names fewer.
const MOST_BETTER: usize = 32;

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct ReviewFields {
    judged: [usize; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    accuracy: Option<[Option<u8>; 2]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    effort: Option<u64>,
    #[serde(default)]
    mistakes: Vec<MistakeFields>,
}

#[derive(Debug, Serialize, Deserialize)]
struct MistakeFields {
    #[serde(rename = "move")]
    ply: usize,
    class: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    better: String,
}

impl ReviewFields {
    pub(super) fn of<M: ToString>(review: &Review<M>) -> Self {
        let mistake = |mistake: &ReviewedMistake<M>| {
            let better = mistake.better.iter().take(MOST_BETTER);
            let better: Vec<_> = better.map(ToString::to_string).collect();
            MistakeFields {
                ply: mistake.ply,
                class: mistake.class.word().to_owned(),
                better: better.join(&SEPARATOR.to_string()),
            }
        };
        Self {
            judged: review.judged,
            accuracy: Some(review.accuracy).filter(|accuracy| *accuracy != [None; 2]),
            effort: review.effort,
            mistakes: review.mistakes.iter().map(mistake).collect(),
        }
    }

    /// Returns the review of the main line of a game; `None` if it does not fit.
    pub(super) fn review<K: GameKind>(
        &self,
        record: &Record<K::Game>,
    ) -> Option<Review<MoveOf<K>>> {
        let line: Vec<_> = record.main_line().collect();
        let mut position = record.start().clone();
        let mut made = line.iter().zip(1..);
        let (mut mistakes, mut counts) = (Vec::new(), [0; 2]);
        for MistakeFields { ply, class, better } in &self.mistakes {
            // The mistakes are in order, so each move is made once.
            let player = loop {
                let (&mv, number) = made.next()?;
                if number == *ply {
                    let player = position.to_move();
                    let better = parse_better::<K>(&position, better)?;
                    let class = MoveClass::ALL
                        .into_iter()
                        .find(|known| known.is_mistake() && known.word() == class)?;
                    mistakes.push(ReviewedMistake { ply: number, player, class, better });
                    position.make(mv);
                    break player;
                }
                position.make(mv);
            };
            counts[player.index()] += 1;
        }
        let fits = |(&count, &judged): (&usize, &usize)| count <= judged && judged <= line.len();
        counts.iter().zip(&self.judged).all(fits).then(|| Review {
            line,
            judged: self.judged,
            accuracy: self
                .accuracy
                .unwrap_or_default()
                .map(|share| share.filter(|&share| share <= 100)),
            effort: self.effort,
            mistakes,
        })
    }
}

/// Returns the better moves in a position; `None` if one is none of its moves.
fn parse_better<K: GameKind>(position: &K::Game, text: &str) -> Option<Vec<MoveOf<K>>> {
    let texts = text.split(SEPARATOR).filter(|_| !text.is_empty());
    let mv = |text: &str| {
        let mv = K::parse_move(position, text).ok()?;
        position.refusal(mv).is_none().then_some(mv)
    };
    texts.take(MOST_BETTER).map(mv).collect()
}
