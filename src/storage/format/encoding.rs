//! The encoding of a file: which bytes stand for which characters.
//!
//! A file is decoded before it is parsed: in Shift-JIS, Big5 and GBK the second byte of a character may be
//! that of a backslash or a bracket. Which encoding it is in says [`detect`]: a mark, CA, or a guess.

mod codec;
mod detect;

pub(super) use self::codec::Decoded;
pub use self::codec::{Encoding, Script, TEXT_ENCODINGS};
pub(super) use self::detect::{decode, first_byte};
