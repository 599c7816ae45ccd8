//! The icons of the packages are the window's own: the files in `packaging/icons/` show what the program paints.
//! `UPDATE_FIXTURES=1` paints them anew.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

use eframe::icon_data::{IconDataExt as _, from_png_bytes};
use tikal::app::hexboard::art;
use tikal::app::kit::theme::Theme;

/// The sizes that desktops ask for, in pixels.
const SIZES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];
/// Those within the icon of the Windows program.
const OF_WINDOWS: [u32; 6] = [16, 24, 32, 48, 64, 256];
/// Those within the icon of the macOS bundle, and the names that its format has for them.
const OF_MACOS: [(u32, &[u8; 4]); 6] =
    [(16, b"icp4"), (32, b"icp5"), (64, b"icp6"), (128, b"ic07"), (256, b"ic08"), (512, b"ic09")];
/// The most by which a colour may differ: machines round differently.
const SLACK: u8 = 3;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/icons")
}

fn png(size: u32) -> Vec<u8> {
    fs::read(folder().join(format!("{size}.png"))).unwrap()
}

/// The icon of a Windows program: a list of pictures, each with its size and place, 0 for 256 pixels.
fn ico(pictures: &[(u32, Vec<u8>)]) -> Vec<u8> {
    let count = u16::try_from(pictures.len()).unwrap();
    let mut file: Vec<u8> = [0, 1, count].into_iter().flat_map(u16::to_le_bytes).collect();
    let mut place = file.len() + 16 * pictures.len();
    for (size, picture) in pictures {
        let side = (size % 256) as u8;
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        file.extend(u32::try_from(picture.len()).unwrap().to_le_bytes());
        file.extend(u32::try_from(place).unwrap().to_le_bytes());
        place += picture.len();
    }
    file.into_iter().chain(pictures.iter().flat_map(|(_, picture)| picture.clone())).collect()
}

/// The icon of a macOS bundle: pictures behind their names and lengths, which count themselves.
fn icns(pictures: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
    let block = |name: &[u8; 4], content: &[u8]| {
        let length = u32::try_from(content.len() + 8).unwrap();
        [name, length.to_be_bytes().as_slice(), content].concat()
    };
    let content: Vec<u8> = pictures.iter().flat_map(|(name, picture)| block(name, picture)).collect();
    block(b"icns", &content)
}

#[test]
fn icons_show_what_the_window_paints() {
    let is_new = std::env::var_os("UPDATE_FIXTURES").is_some();
    for size in SIZES {
        let painted = art::app_icon(&Theme::dark(), size);
        if is_new {
            fs::create_dir_all(folder()).unwrap();
            fs::write(folder().join(format!("{size}.png")), painted.to_png_bytes().unwrap()).unwrap();
        }
        let kept = from_png_bytes(&png(size)).unwrap();
        assert_eq!((kept.width, kept.height), (size, size));
        let worst = kept.rgba.iter().zip(&painted.rgba).map(|(kept, painted)| kept.abs_diff(*painted)).max();
        assert!(worst.is_some_and(|worst| worst <= SLACK), "{size}.png differs by {worst:?}");
    }
}

#[test]
fn the_icons_of_windows_and_macos_hold_the_same_pictures() {
    let of_windows = ico(&OF_WINDOWS.map(|size| (size, png(size))));
    let of_macos = icns(&OF_MACOS.map(|(size, name)| (name, png(size))));
    for (name, icon) in [("tikal.ico", of_windows), ("tikal.icns", of_macos)] {
        let file = folder().join(name);
        if std::env::var_os("UPDATE_FIXTURES").is_some() {
            fs::write(&file, &icon).unwrap();
        }
        assert_eq!(fs::read(&file).unwrap(), icon, "{name}");
    }
}
