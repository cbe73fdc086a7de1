//! Finds the values of all endgames of Checkers of up to four pieces, and writes them for the
//! program to embed.
//!
//! `cargo run --release --no-default-features --example checkers_endgames` takes some minutes.

use std::error::Error;
use std::path::Path;

use plot4::core::checkers::endgame::number::{MOST_PIECES, Material};
use plot4::core::checkers::endgame::progress::{LONGEST, Progress};
use plot4::core::checkers::endgame::retrograde::Solution;
use plot4::core::checkers::endgame::{Value, coder, table};

/// Returns how far it is to the next capture or man's move, at most, with pieces of these kinds.
fn longest(material: Material) -> u16 {
    let kings = material.kings();
    let begins = (0..material.numbers()).step_by(kings as usize);
    let some = begins
        .filter_map(|first| (first..first + kings).find_map(|number| material.boards(number)));
    some.map(|boards| Progress::new(boards).longest()).max().unwrap_or(0)
}

fn main() -> Result<(), Box<dyn Error>> {
    let solution = Solution::new(MOST_PIECES);
    for pieces in 2..=MOST_PIECES {
        let of_size = |material: &Material| {
            material.own_men + material.own_kings + material.other_men + material.other_kings
                == pieces
        };
        let values: Vec<Value> = solution
            .materials()
            .filter(|(material, _)| of_size(material))
            .flat_map(|(_, values)| values.flatten())
            .collect();
        // Either side may be to move.
        let count = |wanted| 2 * values.iter().filter(|&&value| value == wanted).count();
        println!(
            "{pieces} pieces: {} won, {} lost, {} drawn",
            count(Value::Win),
            count(Value::Loss),
            count(Value::Draw)
        );
    }
    let of_material = |material: Material| {
        let (_, values) =
            solution.materials().find(|(other, _)| *other == material).expect("all are solved");
        let known = (0..).zip(values).map(|(number, value)| {
            // Where there is a jump, the search goes on by itself.
            value.filter(|_| material.boards(number).is_some_and(|boards| !boards.must_jump()))
        });
        (material, known.collect())
    };
    let bytes = coder::encode(table::materials().map(of_material));
    println!("{} bytes", bytes.len());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("core/assets/checkers/endgames.bin");
    std::fs::write(&path, bytes)?;
    println!("written to {}", path.display());
    // Of the values that are embedded by now; where they have changed, it is of the second run.
    let longest = (2..=MOST_PIECES).flat_map(Material::all).map(longest).max().unwrap_or(0);
    println!("{longest} moves of both sides to the next capture or man's move, at most");
    assert_eq!(longest, LONGEST, "core::checkers::endgame::progress::LONGEST");
    Ok(())
}
