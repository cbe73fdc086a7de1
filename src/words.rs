//! All text for people: values in, sentences out, in the user's language.
//!
//! - Owns: the messages of `assets/locales`, and the language of each thread.
//! - Uses: `core`, `players`, `session`, `storage` and `worker`, whose values it puts into words.
//! - Never: decides anything. `app` and `cli` say what happened; `words` says it in a language.
//!
//! [`text`] has a function for each message. A thread speaks English until it is given a
//! [language](set_language).

mod catalog;
mod explain;
mod language;
mod pseudo;
mod sources;
pub mod text;

pub use catalog::{labels, language, set_language};
pub use explain::Explain;
pub use language::{Language, UnknownLanguage};
