//! The messages of `assets/locales`, packed, English first.

include!(concat!(env!("OUT_DIR"), "/sources.rs"));
