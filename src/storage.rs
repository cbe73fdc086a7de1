//! Saved games and settings: the formats, and files that are replaced whole or not at all.
