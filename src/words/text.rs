//! A function for each message, generated from `assets/locales/en`.
//!
//! `build/messages.rs` says how a message becomes a function.

include!(concat!(env!("OUT_DIR"), "/text.rs"));
