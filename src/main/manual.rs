//! The manual pages and the completions of shells, both made of the arguments, so that none of their texts stands twice.
//! Which arguments there are, `main` decides.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Command;
pub use clap_complete::Shell;

/// The script by which a shell completes the arguments.
pub fn completions(mut command: Command, shell: Shell) -> String {
    let mut script = Vec::new();
    let name = command.get_name().to_owned();
    clap_complete::generate(shell, &mut command, name, &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// Writes a page of the manual for the program and for each of its tools into a folder, which is made if it is not there.
pub fn write_pages(command: Command, folder: &Path) -> anyhow::Result<ExitCode> {
    let at_folder = || folder.display().to_string();
    fs::create_dir_all(folder).with_context(at_folder)?;
    // That of `help` would say what each page says.
    clap_mangen::generate_to(command.disable_help_subcommand(true), folder).with_context(at_folder)?;
    Ok(ExitCode::SUCCESS)
}
