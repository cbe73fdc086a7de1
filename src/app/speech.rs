//! Speaks: announcements for a screen reader, notices on the screen, the sounds of the window.
//!
//! Owns the sentences that wait and the notice in view. Uses `kit`. Never: decides what is said.

pub(super) mod announcer;
pub(super) mod sounds;
