//! A disk that records its operations, and the states after a power cut.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::storage::disk::system::{Disk, System, is_new_file};
use crate::storage::disk::writing::folder_of;

#[derive(Clone, Debug)]
pub(super) enum Step {
    MakeFolder(PathBuf),
    NewFile(PathBuf),
    Write(PathBuf, Vec<u8>),
    SyncFile(PathBuf),
    Rename(PathBuf, PathBuf),
    HardLink(PathBuf, PathBuf),
    Remove(PathBuf),
    SyncFolder(PathBuf),
}

/// A disk that records what is done, and syncs nothing: the [`Cache`] knows what would be on it.
#[derive(Default)]
pub(super) struct Recorder {
    pub(super) steps: RefCell<Vec<Step>>,
    /// Whether a file can only have one name, as on FAT.
    pub(super) has_one_name: bool,
}

impl Recorder {
    fn note<T>(&self, result: io::Result<T>, step: Step) -> io::Result<T> {
        if result.is_ok() {
            self.steps.borrow_mut().push(step);
        }
        result
    }
}

impl Disk for Recorder {
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.note(System.make_folder(folder), Step::MakeFolder(folder.to_owned()))
    }

    fn new_file(&self, folder: &Path) -> io::Result<NamedTempFile> {
        let file = System.new_file(folder)?;
        let step = Step::NewFile(file.path().to_owned());
        self.note(Ok(file), step)
    }

    fn write(&self, file: &mut NamedTempFile, bytes: &[u8]) -> io::Result<()> {
        // There is a cut in the middle, too.
        for part in bytes.chunks(bytes.len().div_ceil(2).max(1)) {
            let path = file.path().to_owned();
            self.note(System.write(file, part), Step::Write(path, part.to_owned()))?;
        }
        Ok(())
    }

    fn sync_file(&self, file: &NamedTempFile) -> io::Result<()> {
        self.note(Ok(()), Step::SyncFile(file.path().to_owned()))
    }

    fn name(&self, file: NamedTempFile, path: &Path) -> io::Result<()> {
        let step = Step::Rename(file.path().to_owned(), path.to_owned());
        self.note(System.name(file, path), step)
    }

    fn take_name(&self, path: &Path) -> io::Result<()> {
        self.note(System.take_name(path), Step::NewFile(path.to_owned()))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.note(System.rename(from, to), Step::Rename(from.to_owned(), to.to_owned()))
    }

    fn hard_link(&self, file: &Path, name: &Path) -> io::Result<()> {
        if self.has_one_name {
            return Err(io::ErrorKind::Unsupported.into());
        }
        self.note(System.hard_link(file, name), Step::HardLink(file.to_owned(), name.to_owned()))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.note(System.remove(path), Step::Remove(path.to_owned()))
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.note(Ok(()), Step::SyncFolder(folder.to_owned()))
    }
}

/// The promises that a disk keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Honesty {
    Honest,
    /// Syncing a file does nothing.
    LosesFiles,
    /// Syncing a folder does nothing.
    LosesFolders,
}

#[derive(Clone, Default)]
pub(super) struct Names {
    pub(super) folders: BTreeSet<PathBuf>,
    /// The number of the file with each name.
    pub(super) files: BTreeMap<PathBuf, usize>,
}

#[derive(Clone)]
enum Change {
    Folder(PathBuf),
    Named(PathBuf, usize),
    Renamed(PathBuf, PathBuf, usize),
    Removed(PathBuf),
}

impl Change {
    /// Returns the folder that must be synced before the change is certain; every rename stays in
    /// its folder.
    fn folder(&self) -> &Path {
        let (Self::Folder(path)
        | Self::Named(path, _)
        | Self::Renamed(_, path, _)
        | Self::Removed(path)) = self;
        folder_of(path)
    }

    fn apply(&self, names: &mut Names) {
        match self {
            Self::Folder(path) => {
                names.folders.insert(path.clone());
            }
            Self::Named(path, file) => {
                names.files.insert(path.clone(), *file);
            }
            Self::Renamed(from, to, file) => {
                names.files.insert(to.clone(), *file);
                if names.files.get(from) == Some(file) {
                    names.files.remove(from);
                }
            }
            Self::Removed(path) => {
                names.files.remove(path);
            }
        }
    }
}

/// A file, under whatever name.
#[derive(Clone, Default)]
pub(super) struct Contents {
    pub(super) bytes: Vec<u8>,
    pub(super) is_synced: bool,
}

/// Returns possible contents of a file that was not synced.
type Loss = fn(&[u8]) -> Vec<u8>;

/// The possible contents of a file that was not synced: all, nothing, a part, zeros, or other
/// bytes.
pub(super) const LOSSES: [Loss; 5] = [
    <[u8]>::to_vec,
    |_| Vec::new(),
    |bytes| bytes[..bytes.len() / 2].to_vec(),
    |bytes| vec![0; bytes.len()],
    |bytes| bytes.iter().map(|byte| byte ^ 0x2a).collect(),
];

/// The files that may be found after a power cut, by their names.
pub(super) type FileContents = BTreeMap<PathBuf, Vec<u8>>;

/// The system's view of the files, and the changes that may not be on the disk.
pub(super) struct Cache {
    /// The folder that certainly exists.
    root: PathBuf,
    honesty: Honesty,
    pub(super) files: Vec<Contents>,
    /// The names as the program sees them.
    pub(super) seen: Names,
    /// The names that are on the disk for certain.
    pub(super) certain: Names,
    /// The changes since, in order.
    changes: Vec<Change>,
}

impl Cache {
    pub(super) fn new(root: &Path, honesty: Honesty) -> Self {
        let (seen, certain) = (Names::default(), Names::default());
        Self {
            root: root.to_owned(),
            honesty,
            files: Vec::new(),
            seen,
            certain,
            changes: Vec::new(),
        }
    }

    /// Returns a cache in which these folders and files are on the disk.
    pub(super) fn holding(
        root: &Path,
        folders: impl Iterator<Item = PathBuf>,
        files: FileContents,
    ) -> Self {
        let mut cache = Self::new(root, Honesty::Honest);
        cache.certain.folders.extend(folders);
        for (number, (path, bytes)) in files.into_iter().enumerate() {
            cache.files.push(Contents { bytes, is_synced: true });
            cache.certain.files.insert(path, number);
        }
        cache.seen = cache.certain.clone();
        cache
    }

    fn change(&mut self, change: Change) {
        change.apply(&mut self.seen);
        self.changes.push(change);
    }

    pub(super) fn take(&mut self, step: Step) {
        match step {
            Step::MakeFolder(path) => self.change(Change::Folder(path)),
            Step::NewFile(path) => {
                // An empty file has no contents to lose.
                self.files.push(Contents { bytes: Vec::new(), is_synced: true });
                self.change(Change::Named(path, self.files.len() - 1));
            }
            Step::Write(path, bytes) => {
                let file = &mut self.files[self.seen.files[&path]];
                file.bytes.extend(bytes);
                file.is_synced = false;
            }
            Step::SyncFile(path) => {
                self.files[self.seen.files[&path]].is_synced = self.honesty != Honesty::LosesFiles;
            }
            Step::Rename(from, to) => {
                let file = self.seen.files[&from];
                self.change(Change::Renamed(from, to, file));
            }
            Step::HardLink(path, name) => {
                let file = self.seen.files[&path];
                self.change(Change::Named(name, file));
            }
            Step::Remove(path) => self.change(Change::Removed(path)),
            Step::SyncFolder(folder) if self.honesty != Honesty::LosesFolders => {
                for change in std::mem::take(&mut self.changes) {
                    if change.folder() == folder {
                        change.apply(&mut self.certain);
                    } else {
                        self.changes.push(change);
                    }
                }
            }
            Step::SyncFolder(_) => {}
        }
    }

    /// Returns the files with these names, with this loss for those that were not synced; temporary
    /// files do not count.
    pub(super) fn files(&self, names: &Names, loss: Loss) -> FileContents {
        let is_there = |path: &Path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            // A lost folder takes its contents with it.
            let mut around = path.ancestors().skip(1).take_while(|&folder| folder != self.root);
            around.all(|folder| names.folders.contains(folder)) && !is_new_file(&name)
        };
        let files = names.files.iter().filter(|(path, _)| is_there(path)).map(|(path, &file)| {
            let Contents { bytes, is_synced } = &self.files[file];
            (path.clone(), if *is_synced { bytes.clone() } else { loss(bytes) })
        });
        files.collect()
    }

    /// Returns the possible states after a power cut now.
    pub(super) fn cut(&self, dice: &mut Dice) -> BTreeSet<FileContents> {
        let count = self.changes.len();
        let all = (1_u64 << count) - 1;
        let mut found = BTreeSet::new();
        let mut survive = |chosen: u64| {
            let mut names = self.certain.clone();
            for (_, change) in
                (0..).zip(&self.changes).filter(|(number, _)| chosen >> number & 1 == 1)
            {
                change.apply(&mut names);
            }
            found.extend(LOSSES.map(|loss| self.files(&names, loss)));
        };
        if count <= 5 {
            (0..=all).for_each(&mut survive);
        } else {
            // In order, as in a journal; each alone, or all but one; and some at random.
            (0..=count).for_each(|first| survive((1 << first) - 1));
            (0..count).for_each(|one| survive(1 << one));
            (0..count).for_each(|one| survive(all ^ 1 << one));
            (0..8).for_each(|_| survive(dice.next() & all));
        }
        found
    }
}

/// Reproducible random numbers.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 20
    }

    pub(super) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).expect("it is small")
    }
}
