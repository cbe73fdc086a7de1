//! Whether the desktop has file dialogs to show: those of its portal, or of zenity.

use std::env;
use std::path::Path;
use std::sync::mpsc;
use std::thread::Builder;
use std::time::Duration;

/// How long the bus and the portal may take to start and to answer: after that a field of our own is quicker.
const PATIENCE: Duration = Duration::from_secs(5);

/// The name of the portal on the session's bus, and its place there.
const PORTAL: (&str, &str) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");

/// Returns whether rfd has a dialog to show. It asks the portal itself, so this may take as long as the portal takes to start, but five
/// seconds at most.
pub(super) fn has_dialogs() -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| has_zenity(&folder)) || has_portal()
}

/// Returns whether zenity is in this folder.
fn has_zenity(folder: &Path) -> bool {
    folder.join("zenity").is_file()
}

/// Returns whether the portal answers in time that it has file dialogs. A bus that takes no notice keeps a thread waiting, and nobody else.
fn has_portal() -> bool {
    let (sender, answer) = mpsc::channel();
    let ask = move || {
        // Nobody may wait for it any more.
        let _ = sender.send(pollster::block_on(ask_portal()).is_ok());
    };
    #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
    let asking = Builder::new().name("plot4-portal".to_owned()).spawn(ask);
    asking.is_ok() && answer.recv_timeout(PATIENCE).unwrap_or(false)
}

/// Asks the portal for the version of its file dialogs: a portal without any refuses.
async fn ask_portal() -> zbus::Result<zbus::Message> {
    let bus = zbus::Connection::session().await?;
    let asked = ("org.freedesktop.portal.FileChooser", "version");
    bus.call_method(Some(PORTAL.0), PORTAL.1, Some("org.freedesktop.DBus.Properties"), "Get", &asked).await
}
