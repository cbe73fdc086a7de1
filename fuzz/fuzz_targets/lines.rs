//! Text that is typed, pasted or piped in.
#![cfg_attr(fuzzing, no_main)]

plot4_fuzz::target!(|bytes: &[u8]| plot4_fuzz::check_line(|| plot4_fuzz::kept_rule::lines::check(
    bytes
)));
