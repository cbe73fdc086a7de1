//! The program's own files besides games.
#![cfg_attr(fuzzing, no_main)]

plot4_fuzz::target!(|bytes: &[u8]| plot4_fuzz::check(|| plot4_fuzz::kept_rule::own_files::check(
    bytes
)));
