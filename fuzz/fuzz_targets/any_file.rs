//! Files of any format, opened by every name that a file of a game can have.
#![cfg_attr(fuzzing, no_main)]

plot4_fuzz::target!(|bytes: &[u8]| {
    for name in plot4_fuzz::kept_rule::NAMES {
        plot4_fuzz::check(|| plot4_fuzz::kept_rule::check(name, bytes));
    }
});
