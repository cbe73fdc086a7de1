//! What the window does about the statistics: shows them, writes them as a table, forgets them. The
//! files are read and written on the thread of the files.

use std::path::PathBuf;

use crate::app::App;
use crate::app::dialogs::modal::Modal;
use crate::app::dialogs::slow_file::Awaited;
use crate::app::dialogs::statistics::View;
use crate::storage::{Folders, shown};
use crate::worker::{Existing, StatisticsRead};

impl App {
    /// Shows the page of the statistics, and asks for what is to stand there.
    pub(in crate::app) fn show_statistics(&mut self) {
        let statistics = self.disk.folders.as_ref().map(Folders::statistics_file);
        let view = if statistics.is_some() {
            View::reading()
        } else {
            View::failed("No place is known for them: set HOME")
        };
        self.show(Modal::Statistics(Box::new(view)));
        if let Some(file) = statistics {
            self.disk.files.statistics(file);
        }
    }

    /// Takes in the statistics, or why they cannot be read.
    pub(in crate::app) fn take_in_statistics(&mut self, read: Result<StatisticsRead, String>) {
        let trouble = match (read, &mut self.front) {
            (
                Ok(StatisticsRead {
                    statistics,
                    trouble,
                }),
                Some(Modal::Statistics(view)),
            ) => {
                view.take_in(statistics, &self.games);
                trouble
            }
            (Err(message), Some(Modal::Statistics(view))) => {
                view.fail(&message);
                None
            }
            // The page has been closed, or was covered, before they came.
            (Ok(StatisticsRead { trouble, .. }), _) => trouble,
            (Err(message), _) => Some(message),
        };
        if let Some(trouble) = trouble {
            self.tell(trouble);
        }
    }

    /// Forgets all games, if the answer says so, and shows the page again.
    pub(in crate::app) fn answer_clear(&mut self, yes: bool) {
        if let Some(folders) = self.disk.folders.as_ref().filter(|_| yes) {
            self.disk.files.clear_statistics(folders.statistics_file());
        }
        self.show_statistics();
        self.says.announce(if yes {
            "Statistics deleted"
        } else {
            "The statistics are kept"
        });
    }

    /// Writes the statistics as a table where the person asked.
    pub(in crate::app) fn save_table(&mut self, table: PathBuf, existing: Existing) {
        let Some(statistics) = self.disk.folders.as_ref().map(Folders::statistics_file) else {
            return;
        };
        let name = shown(&table);
        let request = self.disk.files.export(statistics, table, existing);
        self.wait_for(Awaited::Written(request), name, false);
    }
}
