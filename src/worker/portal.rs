//! Whether the desktop has file dialogs to show: those of its portal, or of zenity.

use std::env;
use std::path::Path;
use std::time::Duration;

use zbus::connection::Builder;

/// How long the portal may take to start and to answer: after that a field of our own is quicker.
const PATIENCE: Duration = Duration::from_secs(10);

/// The name of the portal on the session's bus, and its place there.
const PORTAL: (&str, &str) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");

/// Returns whether rfd has a dialog to show. It asks the portal itself, so this may take as long as the portal takes to start.
pub(super) fn has_dialogs() -> bool {
    env::var_os("PATH").is_some_and(|folders| env::split_paths(&folders).any(|folder| has_zenity(&folder)))
        || pollster::block_on(ask_portal()).is_ok()
}

/// Returns whether zenity is in this folder.
fn has_zenity(folder: &Path) -> bool {
    folder.join("zenity").is_file()
}

/// Asks the portal for the version of its file dialogs: a portal without any refuses.
async fn ask_portal() -> zbus::Result<zbus::Message> {
    let bus = Builder::session()?.method_timeout(PATIENCE).build().await?;
    let asked = ("org.freedesktop.portal.FileChooser", "version");
    bus.call_method(Some(PORTAL.0), PORTAL.1, Some("org.freedesktop.DBus.Properties"), "Get", &asked).await
}
