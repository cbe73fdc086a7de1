//! Saved games in files whose names end in .pdn.
#![cfg_attr(fuzzing, no_main)]

plot4_fuzz::target!(|bytes: &[u8]| plot4_fuzz::check(|| plot4_fuzz::kept_rule::check(
    "game.pdn", bytes
)));
