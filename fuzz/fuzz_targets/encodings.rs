//! Bytes of every encoding in a comment: saved again as they were.
#![cfg_attr(fuzzing, no_main)]

plot4_fuzz::target!(|bytes: &[u8]| plot4_fuzz::check(|| plot4_fuzz::kept_rule::encodings::check(
    bytes
)));
