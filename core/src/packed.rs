//! Files within the program that the build has packed, to make the program smaller.

use miniz_oxide::inflate::decompress_to_vec;

/// Returns the bytes that the build has packed into these.
#[must_use]
pub fn unpacked(packed: &[u8]) -> Vec<u8> {
    // The build has packed them, and so they can be unpacked.
    decompress_to_vec(packed).unwrap_or_default()
}

/// Returns the text that the build has packed into these bytes.
#[must_use]
pub fn unpacked_text(packed: &[u8]) -> String {
    // The build has packed a file of ours, which is UTF-8.
    String::from_utf8(unpacked(packed)).unwrap_or_default()
}
