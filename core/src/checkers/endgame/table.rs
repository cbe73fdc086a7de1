//! The values of all endgames of up to four pieces, for lookup.

use std::sync::LazyLock;

use super::boards::Boards;
use super::number::{MOST_PIECES, Material, number};
use super::{Value, coder};

/// The values, as the example `checkers_endgames` has written them.
static PACKED: &[u8] = include_bytes!("../../../assets/checkers/endgames.bin");

/// The unpacked values: four in a byte.
struct Table {
    /// By [`place`], where the values of a material begin.
    begins: [Option<u32>; PLACES],
    values: Vec<u8>,
}

/// How many places there are for materials.
const PLACES: usize = 5 * 5 * 5 * 5;

/// Returns the place of a material of up to four pieces.
fn place(material: Material) -> usize {
    let Material { own_men, own_kings, other_men, other_kings } = material;
    [own_men, own_kings, other_men, other_kings]
        .into_iter()
        .fold(0, |place, count| 5 * place + usize::from(count))
}

/// Returns the materials in the order in which they are packed.
pub fn materials() -> impl Iterator<Item = Material> {
    (2..=MOST_PIECES).flat_map(Material::all)
}

/// The table, unpacked at its first use.
static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table { begins: [None; PLACES], values: Vec::new() };
    let mut next = 0;
    coder::decode(PACKED, materials(), |material, values| {
        table.begins[place(material)] = Some(next);
        // Each material begins with a byte of its own.
        table.values.extend(
            values.chunks(4).map(|four| four.iter().rev().fold(0, |byte, value| byte << 2 | value)),
        );
        next += material.numbers().div_ceil(4) * 4;
    });
    table
});

/// Returns the value of a position in which the player to move cannot jump, or `None` if it has
/// more than four pieces.
///
/// Positions with a jump are not packed: the caller searches along the jumps.
#[must_use]
pub fn value(boards: Boards) -> Option<Value> {
    if boards.count() > MOST_PIECES.into() {
        return None;
    }
    let material = Material::of(boards);
    if material.own_men + material.own_kings == 0 {
        return Some(Value::Loss);
    }
    let table = &*TABLE;
    let index = table.begins[place(material)]? + number(boards);
    let byte = *table.values.get(index as usize / 4)?;
    Some(match byte >> (2 * (index % 4)) & 3 {
        0 => Value::Win,
        1 => Value::Loss,
        _ => Value::Draw,
    })
}

/// Returns the value of any position of up to four pieces, jumps included; `None` if it has more.
#[must_use]
pub fn value_after_jumps(boards: Boards) -> Option<Value> {
    if !boards.must_jump() {
        return value(boards);
    }
    if boards.count() > MOST_PIECES.into() {
        return None;
    }
    let mut best = Value::Loss;
    boards.successors(&mut |after, _| {
        best = match (best, value_after_jumps(after)) {
            (_, Some(Value::Loss)) | (Value::Win, _) => Value::Win,
            (_, Some(Value::Draw)) | (Value::Draw, _) => Value::Draw,
            (Value::Loss, Some(Value::Win) | None) => Value::Loss,
        };
    });
    Some(best)
}
