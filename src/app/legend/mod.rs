//! What is shown of Tikal Legend: its art, its panels, and pictures of its boards.

pub mod art;
pub mod editor;
pub mod panels;
pub mod picture;
