//! Move ordering
