//! The desktop's message bus: what the user wishes for all programs, and
//! keeping the display on. Failures go unreported; they leave a wish unknown or
//! the display as it was.

use std::collections::HashMap;
use std::time::Duration;

use zbus::blocking::connection::Builder;
use zbus::blocking::{Connection, Proxy};
use zbus::zvariant::{OwnedObjectPath, OwnedValue, Value};

use super::{APP_ID, Wishes};
use kit::theme::{Look, Motion};

/// A desktop that is still starting takes a while to answer.
const PATIENCE: Duration = Duration::from_secs(20);

const SCREEN_SAVER: [&str; 3] =
    ["org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"];
const INHIBIT: [&str; 3] =
    [PORTAL, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Inhibit"];
const SETTINGS: [&str; 3] =
    [PORTAL, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"];
const PORTAL: &str = "org.freedesktop.portal.Desktop";
const REQUEST: &str = "org.freedesktop.portal.Request";

/// The portal's flag for a session that nobody touches.
const IDLE: u32 = 8;

const APPEARANCE: &str = "org.freedesktop.appearance";
const GNOME: &str = "org.gnome.desktop.interface";
const GNOME_EASE: &str = "org.gnome.desktop.a11y.interface";

/// The bus of this session, if there is one.
pub fn session() -> Option<Connection> {
    Builder::session().ok()?.method_timeout(PATIENCE).build().ok()
}

/// Keeps the display on until this is dropped or the program ends: the desktop
/// notices when the asker is gone.
#[derive(Debug)]
pub struct DisplayHold {
    bus: Connection,
    by: AwakeHold,
}

#[derive(Debug)]
enum AwakeHold {
    ScreenSaver(u32),
    Portal(OwnedObjectPath),
}

/// Asks the screen saver or, if there is none, the portal.
pub fn hold(bus: Connection, why: &str) -> Option<DisplayHold> {
    let by = by_screen_saver(&bus, why).or_else(|| by_portal(&bus, why))?;
    Some(DisplayHold { bus, by })
}

fn by_screen_saver(bus: &Connection, why: &str) -> Option<AwakeHold> {
    let [name, path, interface] = SCREEN_SAVER;
    let answer = bus.call_method(Some(name), path, Some(interface), "Inhibit", &(APP_ID, why));
    answer.ok()?.body().deserialize().ok().map(AwakeHold::ScreenSaver)
}

fn by_portal(bus: &Connection, why: &str) -> Option<AwakeHold> {
    let [name, path, interface] = INHIBIT;
    let options = HashMap::from([("reason", Value::from(why))]);
    let body = ("", IDLE, options);
    let answer = bus.call_method(Some(name), path, Some(interface), "Inhibit", &body);
    answer.ok()?.body().deserialize().ok().map(AwakeHold::Portal)
}

impl Drop for DisplayHold {
    fn drop(&mut self) {
        // If that fails, the desktop has forgotten us already.
        let _ = match &self.by {
            AwakeHold::ScreenSaver(cookie) => {
                let [name, path, interface] = SCREEN_SAVER;
                self.bus.call_method(Some(name), path, Some(interface), "UnInhibit", cookie)
            }
            AwakeHold::Portal(request) => {
                self.bus.call_method(Some(PORTAL), request, Some(REQUEST), "Close", &())
            }
        };
    }
}

/// Reports what the user wishes, now and whenever it changes, until the bus is
/// gone.
pub fn follow(bus: &Connection, mut say: impl FnMut(Wishes)) {
    let [name, path, interface] = SETTINGS;
    let Ok(portal) = Proxy::new(bus, name, path, interface) else { return };
    // Listen first, so that no change is missed in between.
    let changes = portal.receive_signal("SettingChanged");
    let Some(wishes) = read(bus) else { return };
    say(wishes);
    for _ in changes.into_iter().flatten() {
        if let Some(wishes) = read(bus) {
            say(wishes);
        }
    }
}

type PortalSettings = HashMap<String, HashMap<String, OwnedValue>>;

/// Returns what the user wishes now; `None` if there is nobody to ask.
fn read(bus: &Connection) -> Option<Wishes> {
    let [name, path, interface] = SETTINGS;
    let body = &[APPEARANCE, GNOME, GNOME_EASE][..];
    let answer = bus.call_method(Some(name), path, Some(interface), "ReadAll", &(body,)).ok()?;
    let settings: PortalSettings = answer.body().deserialize().ok()?;
    Some(Wishes { look: look(&settings), motion: motion(&settings), ..Wishes::default() })
}

fn number(settings: &PortalSettings, space: &str, key: &str) -> Option<u32> {
    u32::try_from(settings.get(space)?.get(key)?).ok()
}

fn yes(settings: &PortalSettings, space: &str, key: &str) -> Option<bool> {
    bool::try_from(settings.get(space)?.get(key)?).ok()
}

fn look(settings: &PortalSettings) -> Option<Look> {
    let contrast = number(settings, APPEARANCE, "contrast") == Some(1);
    if contrast || yes(settings, GNOME_EASE, "high-contrast") == Some(true) {
        return Some(Look::HighContrast);
    }
    match number(settings, APPEARANCE, "color-scheme")? {
        1 => Some(Look::Dark),
        2 => Some(Look::Light),
        _ => None,
    }
}

/// Older desktops know only whether animations are on.
fn motion(settings: &PortalSettings) -> Option<Motion> {
    let reduced = number(settings, APPEARANCE, "reduced-motion").map(|reduced| reduced == 1);
    let moving = yes(settings, GNOME, "enable-animations");
    match (reduced, moving) {
        (Some(true), _) | (_, Some(false)) => Some(Motion::Still),
        (Some(false), _) | (_, Some(true)) => Some(Motion::Moving),
        (None, None) => None,
    }
}

#[cfg(target_os = "linux")]
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test stops where it fails")]
#[allow(
    clippy::needless_pass_by_value,
    clippy::used_underscore_binding,
    reason = "what comes over the bus is owned, and taken apart by zbus"
)]
mod tests {
    use std::os::unix::net::UnixStream;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::thread;

    use zbus::Guid;
    use zbus::object_server::ObjectServer;

    use super::*;

    /// Requests that the desktop received.
    type ReceivedRequests = Receiver<String>;

    struct ScreenSaver(Sender<String>);

    #[zbus::interface(name = "org.freedesktop.ScreenSaver")]
    impl ScreenSaver {
        fn inhibit(&self, who: String, why: String) -> u32 {
            self.0.send(format!("{who}: {why}")).unwrap();
            41
        }

        fn un_inhibit(&self, cookie: u32) {
            self.0.send(format!("released {cookie}")).unwrap();
        }
    }

    struct Inhibit(Sender<String>);

    #[zbus::interface(name = "org.freedesktop.portal.Inhibit")]
    impl Inhibit {
        async fn inhibit(
            &self,
            #[zbus(object_server)] objects: &ObjectServer,
            _window: String,
            flags: u32,
            options: HashMap<String, OwnedValue>,
        ) -> OwnedObjectPath {
            let why = String::try_from(options["reason"].clone()).unwrap();
            self.0.send(format!("{flags}: {why}")).unwrap();
            objects.at("/request/1", Request(self.0.clone())).await.unwrap();
            OwnedObjectPath::try_from("/request/1").unwrap()
        }
    }

    struct Request(Sender<String>);

    #[zbus::interface(name = "org.freedesktop.portal.Request")]
    impl Request {
        fn close(&self) {
            self.0.send("closed".to_owned()).unwrap();
        }
    }

    struct SettingsPortal(HashMap<String, HashMap<String, OwnedValue>>);

    #[zbus::interface(name = "org.freedesktop.portal.Settings")]
    impl SettingsPortal {
        fn read_all(
            &self,
            namespaces: Vec<String>,
        ) -> HashMap<String, HashMap<String, OwnedValue>> {
            let mut told = self.0.clone();
            told.retain(|space, _| namespaces.contains(space));
            told
        }
    }

    fn connected(serve: impl FnOnce(Builder<'_>) -> Builder<'_> + Send + 'static) -> Connection {
        desktop(serve).0
    }

    /// The program's end of a connection, and the desktop's.
    #[allow(deprecated, reason = "the other way wants a crate for its type alone")]
    fn desktop(
        serve: impl FnOnce(Builder<'_>) -> Builder<'_> + Send + 'static,
    ) -> (Connection, Connection) {
        let (ours, theirs) = UnixStream::pair().unwrap();
        let served = thread::spawn(move || {
            let bus = Builder::unix_stream(theirs).server(Guid::generate()).unwrap().p2p();
            serve(bus).build().unwrap()
        });
        let ours = Builder::unix_stream(ours).p2p().method_timeout(PATIENCE).build().unwrap();
        (ours, served.join().unwrap())
    }

    fn settings(told: &[(&str, &str, Value<'_>)]) -> SettingsPortal {
        let mut all: HashMap<String, HashMap<String, OwnedValue>> = HashMap::new();
        for (space, key, value) in told {
            let value = OwnedValue::try_from(value.try_clone().unwrap()).unwrap();
            all.entry((*space).to_owned()).or_default().insert((*key).to_owned(), value);
        }
        SettingsPortal(all)
    }

    fn wishes(told: &[(&str, &str, Value<'_>)]) -> (Option<Look>, Option<Motion>) {
        let served = settings(told);
        let (bus, _desktop) = desktop(move |bus| bus.serve_at(SETTINGS[1], served).unwrap());
        let wishes = read(&bus).unwrap();
        (wishes.look, wishes.motion)
    }

    #[test]
    fn a_display_is_held_by_the_screen_saver_until_it_is_let_go() {
        let (line, heard): (_, ReceivedRequests) = channel();
        let (bus, _desktop) =
            desktop(move |bus| bus.serve_at(SCREEN_SAVER[1], ScreenSaver(line)).unwrap());
        let held = hold(bus, "a game").unwrap();
        assert_eq!(heard.try_iter().collect::<Vec<_>>(), ["tableside: a game"]);
        drop(held);
        assert_eq!(heard.try_iter().collect::<Vec<_>>(), ["released 41"]);
    }

    #[test]
    fn without_a_screen_saver_the_portal_holds_it() {
        let (line, heard): (_, ReceivedRequests) = channel();
        let (bus, _desktop) = desktop(move |bus| bus.serve_at(INHIBIT[1], Inhibit(line)).unwrap());
        let held = hold(bus, "a game").unwrap();
        assert_eq!(heard.try_iter().collect::<Vec<_>>(), ["8: a game"]);
        drop(held);
        assert_eq!(heard.try_iter().collect::<Vec<_>>(), ["closed"]);
    }

    #[test]
    fn where_nobody_answers_nothing_is_held_and_nothing_told() {
        let bus = connected(|bus| bus);
        assert!(read(&bus).is_none());
        let mut told = Vec::new();
        follow(&bus, |wishes| told.push(wishes));
        assert_eq!(told, []);
        assert!(hold(bus, "a game").is_none());
    }

    #[test]
    fn a_desktop_tells_of_contrast_colors_and_motion() {
        let number = |number: u32| Value::from(number);
        let scheme = |scheme| (APPEARANCE, "color-scheme", number(scheme));
        let reduced = |reduced| (APPEARANCE, "reduced-motion", number(reduced));
        let contrast = (APPEARANCE, "contrast", number(1));
        assert_eq!(wishes(&[]), (None, None));
        assert_eq!(wishes(&[scheme(0), reduced(0)]), (None, Some(Motion::Moving)));
        assert_eq!(wishes(&[scheme(1), reduced(1)]), (Some(Look::Dark), Some(Motion::Still)));
        assert_eq!(wishes(&[scheme(2)]), (Some(Look::Light), None));
        assert_eq!(wishes(&[scheme(2), contrast]), (Some(Look::HighContrast), None));
    }

    #[test]
    fn an_older_desktop_tells_in_its_own_way() {
        let moving = |moving: bool| (GNOME, "enable-animations", Value::from(moving));
        let high = (GNOME_EASE, "high-contrast", Value::from(true));
        let reduced = (APPEARANCE, "reduced-motion", Value::from(0_u32));
        assert_eq!(wishes(&[moving(true)]), (None, Some(Motion::Moving)));
        assert_eq!(wishes(&[moving(false), reduced]), (None, Some(Motion::Still)));
        assert_eq!(wishes(&[high]), (Some(Look::HighContrast), None));
    }

    #[test]
    fn a_wish_that_changes_is_told_again() {
        let dark = settings(&[(APPEARANCE, "color-scheme", Value::from(1_u32))]);
        let (bus, desktop) = desktop(move |bus| bus.serve_at(SETTINGS[1], dark).unwrap());
        let (line, told) = channel();
        thread::spawn(move || follow(&bus, |wishes| line.send(wishes.look).unwrap()));
        let next = || told.recv_timeout(PATIENCE).unwrap();
        assert_eq!(next(), Some(Look::Dark));
        let light = settings(&[(APPEARANCE, "color-scheme", Value::from(2_u32))]);
        let served = desktop.object_server();
        served.interface::<_, SettingsPortal>(SETTINGS[1]).unwrap().get_mut().0 = light.0;
        let change = (APPEARANCE, "color-scheme", Value::from(2_u32));
        let [_, path, interface] = SETTINGS;
        desktop.emit_signal(None::<&str>, path, interface, "SettingChanged", &change).unwrap();
        assert_eq!(next(), Some(Look::Light));
    }
}
