//! Bytes on a disk: files that are replaced whole or not at all, locks between windows, and files
//! that are set aside.
//!
//! Knows no format and none of our files.

pub(super) mod lock;
pub(super) mod quarantine;
pub(super) mod system;
pub(super) mod writing;
