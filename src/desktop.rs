//! The desktop under the window: everything that only the window asks of it and that differs between Windows, macOS and
//! Linux. The rest of the program asks `platform`.

mod light;
mod motion;
mod notice;
mod tool;

use std::path::PathBuf;

pub use light::asks_for_light;
pub use motion::asks_for_less_motion;
pub use notice::show_notice;

/// True if the window library itself brings a window back that was left on a screen that is gone.
pub const PLACES_WINDOWS: bool = cfg!(any(windows, target_os = "macos"));

/// True if the window library keeps the thickness of the frame round a window, instead of asking for it each time.
pub const FRAMES_ARE_KEPT: bool = !PLACES_WINDOWS;

/// Makes the allocator keep freed memory for the next use instead of giving it back to the system, where that allocator
/// is glibc's.
///
/// A frame hands some megabytes of triangles to the graphics card and frees them. By default glibc gives blocks as
/// large as these back to the system at once, and the system hands them out again page by page: that took longer than
/// everything else in a frame. Freeing a large block makes glibc keep all blocks up to that size from then on. The
/// block that is freed here is never written to, so it takes no memory itself. Other allocators keep such blocks
/// anyway.
pub fn keep_freed_memory() {
    drop(std::hint::black_box(Vec::<u8>::with_capacity(16 << 20)));
}

/// Shows a file in the system's file manager, or its folder where that shows no single file. Nobody waits for it.
pub fn show_in_file_manager(path: PathBuf) {
    let show = move || {
        let folder = path.parent().unwrap_or(&path);
        if let Err(error) = opener::reveal(&path).or_else(|_| opener::open(folder)) {
            log::warn!("{} cannot be shown: {error}", path.display());
        }
    };
    if let Err(error) = std::thread::Builder::new().name("file manager".to_owned()).spawn(show) {
        log::warn!("no thread to show a file: {error}");
    }
}
