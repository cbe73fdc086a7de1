//! Input: keys and typed places.
//!
//! Owns the table of keys and the letters of a half-typed place. Uses `contract`. Never: acts; it
//! returns commands.

pub(super) mod aim;
pub(super) mod keys;
pub(super) mod typed_place;
