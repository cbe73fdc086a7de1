//! The contents of `assets/locales`, English first, and the ids of the English messages.

include!(concat!(env!("OUT_DIR"), "/sources.rs"));
