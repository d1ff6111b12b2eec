//! The one disk of a tab: its tree, what of it is not stored yet, and whether
//! it may be changed.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::task::Poll;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::database::{Database, StoredPart};
use super::js;
use super::right::{self, Right, TabChannel};
use crate::disk::locks::Locks;
use crate::disk::queue::{Mark, PartChange, Queue, StorageTrouble};
use crate::disk::tree::{Absent, Tree};

/// Time until a failed attempt is repeated by itself, in milliseconds.
const AGAIN: i32 = 3_000;

thread_local! {
    static DISK: RefCell<Disk> = RefCell::new(Disk::default());
}

/// The tab's files, and the state of their storage.
#[derive(Default)]
struct Disk {
    tree: Tree,
    queue: Queue,
    locks: Locks,
    right: Option<Right>,
    database: Option<Rc<Database>>,
    channel: Option<TabChannel>,
    /// Changes that were told before there was a tree to change.
    told: Vec<PartChange>,
    leaving: BTreeSet<PathBuf>,
    is_storing: bool,
    wake: Option<Rc<dyn Fn()>>,
}

/// A tab's standing towards the storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TabStanding {
    Ours,
    /// Another tab has the right to change it.
    Elsewhere,
    /// Changes could not be stored.
    Failing(StorageTrouble),
}

fn with<T>(does: impl FnOnce(&mut Disk) -> T) -> T {
    DISK.with_borrow_mut(does)
}

/// Reads what is stored, and asks for the right to change it. Whatever fails,
/// the tab goes on: in memory, and says so.
pub async fn begin() {
    let channel = TabChannel::open(|changes| {
        with(|disk| match disk.right {
            None => disk.told.extend(changes),
            Some(Right::Elsewhere) => changes.into_iter().for_each(|change| disk.tree.hear(change)),
            // Told by the tab that had the right before; it has been read since.
            Some(Right::Ours) => {}
        });
        wake();
    });
    with(|disk| {
        disk.channel = channel.ok();
        // An empty tree lets any folder be made.
        let _ = disk.tree.make_folders(Path::new(DOWNLOADS));
    });
    // Where there are no such rights, nobody else can have them either.
    let right = right::ask().await.unwrap_or(Right::Ours);
    let parts = read().await;
    with(|disk| {
        disk.take(parts);
        for change in std::mem::take(&mut disk.told) {
            disk.tree.hear(change);
        }
        disk.right = Some(right);
    });
    match right {
        Right::Ours => persist(),
        Right::Elsewhere => {
            // If that can't be waited for, a new start asks again.
            let _ = right::wait(|| spawn_local(inherit()));
        }
    }
}

/// The other tab has ended: what it stored is read anew, then it is ours.
async fn inherit() {
    let parts = read().await;
    with(|disk| {
        disk.take(parts);
        disk.right = Some(Right::Ours);
    });
    persist();
    wake();
}

/// Asks the browser not to clear what is stored when it wants room.
fn persist() {
    spawn_local(async {
        let storage = js::get(&js_sys::global(), "navigator")
            .and_then(|navigator| js::get(&navigator, "storage"));
        if let Ok(asked) = storage.and_then(|storage| js::call(&storage, "persist", &[])) {
            // It says no where the page is not installed; nothing changes then.
            let _ = js::settled(asked).await;
        }
    });
}

async fn read() -> Result<Vec<StoredPart>, JsValue> {
    let database = Rc::new(Database::open(lost).await?);
    let parts = database.all().await?;
    with(|disk| disk.database = Some(database));
    Ok(parts)
}

/// The browser has taken the storage away, as when its data is cleared: all
/// that is on screen is stored anew.
fn lost() {
    with(|disk| {
        disk.database = None;
        if disk.right == Some(Right::Ours) {
            let all = disk.tree.all();
            disk.queue
                .begin_anew(all.into_iter().filter(|change| is_stored(&change.path)).collect());
        }
    });
    spawn_local(store());
}

impl Disk {
    fn take(&mut self, parts: Result<Vec<StoredPart>, JsValue>) {
        match parts {
            Ok(parts) => self.tree.read_anew(parts),
            Err(error) => self.queue.cannot(js::trouble(&error)),
        }
    }
}

fn is_stored(path: &Path) -> bool {
    !path.starts_with(DOWNLOADS) && !path.starts_with(UPLOADS)
}

/// Calls `wake` whenever something was stored, failed, or was changed by
/// another tab.
pub fn when_changed(wake: impl Fn() + 'static) {
    with(|disk| disk.wake = Some(Rc::new(wake)));
}

fn wake() {
    if let Some(wake) = with(|disk| disk.wake.clone()) {
        wake();
    }
}

pub fn standing() -> TabStanding {
    with(|disk| match (disk.right, disk.queue.trouble()) {
        (Some(Right::Elsewhere), _) => TabStanding::Elsewhere,
        (_, Some(trouble)) => TabStanding::Failing(trouble.clone()),
        (_, None) => TabStanding::Ours,
    })
}

pub fn is_behind() -> bool {
    with(|disk| disk.queue.is_behind())
}

/// Keeps a file that was handed to the page until the page is closed; returns
/// where it lies.
pub fn upload(name: &str, bytes: &[u8]) -> PathBuf {
    let name = Path::new(name).file_name().unwrap_or_default();
    let path = Path::new(UPLOADS).join(name);
    // There is nothing in memory that could refuse it.
    let _ = with(|disk| -> io::Result<()> {
        disk.tree.make_folders(Path::new(UPLOADS))?;
        let id = disk.tree.open(&path, Absent::Make)?;
        disk.tree.cut_off(&path, id, 0)?;
        disk.tree.append(&path, id, bytes)?;
        disk.tree.changes();
        Ok(())
    });
    path
}

pub(super) fn reads<T>(does: impl FnOnce(&mut Tree) -> io::Result<T>) -> io::Result<T> {
    with(|disk| does(&mut disk.tree))
}

pub(super) fn locks<T>(does: impl FnOnce(&mut Locks) -> T) -> T {
    with(|disk| does(&mut disk.locks))
}

pub(crate) fn writable() -> io::Result<()> {
    match with(|disk| disk.right) {
        Some(Right::Elsewhere) => Err(ErrorKind::ResourceBusy.into()),
        Some(Right::Ours) | None => Ok(()),
    }
}

/// Changes the tree; what was changed goes on its way.
pub(super) fn changed<T>(does: impl FnOnce(&mut Tree) -> io::Result<T>) -> io::Result<T> {
    writable()?;
    let done = with(|disk| {
        let done = does(&mut disk.tree);
        for change in disk.tree.changes() {
            if is_stored(&change.path) {
                disk.queue.add(change);
            } else if change.path.starts_with(DOWNLOADS) {
                disk.leaving.insert(change.path);
            }
        }
        done
    });
    spawn_local(store());
    done
}

/// All that was written so far.
pub(crate) fn mark() -> Mark {
    with(|disk| disk.queue.mark())
}

/// Returns whether all before `mark` is stored.
pub(crate) fn settled(mark: Mark) -> Poll<io::Result<()>> {
    with(|disk| disk.queue.stand(mark)).map(|stand| stand.map_err(io::Error::from))
}

/// Stores what waits, batch by batch, until nothing does or it fails.
async fn store() {
    let leaving = with(|disk| std::mem::take(&mut disk.leaving));
    for path in leaving {
        leave(&path);
    }
    if with(|disk| std::mem::replace(&mut disk.is_storing, true)) {
        return;
    }
    while let Some(changes) = with(|disk| disk.queue.begin()) {
        let stored = stored(&changes).await.map_err(|error| js::trouble(&error));
        let is_stored = stored.is_ok();
        with(|disk| {
            if let (true, Some(channel)) = (is_stored, &disk.channel) {
                channel.tell(&changes);
            }
            disk.queue.end(stored);
        });
        wake();
        if !is_stored {
            again();
            break;
        }
    }
    with(|disk| disk.is_storing = false);
}

async fn stored(changes: &[PartChange]) -> Result<(), JsValue> {
    let database = match with(|disk| disk.database.clone()) {
        Some(database) => database,
        None => {
            let database = Rc::new(Database::open(lost).await?);
            with(|disk| disk.database = Some(database.clone()));
            database
        }
    };
    database.store(changes).await
}

/// Tries again after a while.
fn again() {
    let store = Closure::once_into_js(|| spawn_local(store()));
    if let Some(window) = web_sys::window() {
        // Without it the next change tries again.
        let _ = window
            .set_timeout_with_callback_and_timeout_and_arguments_0(store.unchecked_ref(), AGAIN);
    }
}

/// A file leaves the browser as a download, unless it has been given another
/// name meanwhile.
fn leave(path: &Path) {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let bytes = with(|disk| {
        let id = disk.tree.open(path, Absent::Refuse).ok()?;
        let bytes = disk.tree.bytes(path, id).ok()?.to_owned();
        disk.tree.remove(path).ok()?;
        disk.tree.changes();
        Some(bytes)
    });
    if let Some(bytes) = bytes.filter(|_| !name.starts_with('.')) {
        // A browser that refuses says so itself.
        let _ = download(&name, &bytes);
    }
}

/// Folder whose files leave the browser as downloads.
pub const DOWNLOADS: &str = "/downloads";

/// Folder of the files that were handed to the page; they are not stored.
pub const UPLOADS: &str = "/uploads";

pub fn download(name: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let missing = || JsValue::from("no document");
    let document = web_sys::window().and_then(|window| window.document()).ok_or_else(missing)?;
    let kind = BlobPropertyBag::new();
    kind.set_type("application/octet-stream");
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Ok(())
}
