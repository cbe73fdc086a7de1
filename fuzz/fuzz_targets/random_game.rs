//! Legal games with lines, comments, names and info, each byte a choice.
#![cfg_attr(fuzzing, no_main)]

plot4_fuzz::target!(|bytes: &[u8]| plot4_fuzz::check_large(|| {
    plot4_fuzz::kept_rule::random::check(bytes)
}));
