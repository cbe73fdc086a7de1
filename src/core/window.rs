//! Sliding windows of k neighbouring cells.
