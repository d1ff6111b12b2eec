//! Addresses of this machine, those first that phones around the table most likely reach.

use std::io;
use std::net::IpAddr;

use if_addrs::{IfAddr, IfOperStatus, Interface};

/// Beginnings of the names that systems give to cards that are none: of containers, virtual
/// machines, and tunnels.
const VIRTUAL: [&str; 22] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "vmware",
    "virtualbox",
    "vethernet",
    "tun",
    "tap",
    "utun",
    "wg",
    "wireguard",
    "tailscale",
    "zt",
    "zerotier",
    "ppp",
    "lxc",
    "lxd",
    "podman",
    "cni",
];

/// Address of this machine, with the network that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnAddress {
    card: String,
    ip: IpAddr,
    prefix: u8,
}

impl OwnAddress {
    /// An address of a card; the first `prefix` bits of it are those of its network.
    pub fn new(card: &str, ip: IpAddr, prefix: u8) -> Self {
        Self { card: card.to_owned(), ip, prefix }
    }

    /// The address at which only this machine reaches itself, as in tests.
    pub fn loopback() -> Self {
        Self::new("lo", IpAddr::from([127, 0, 0, 1]), 8)
    }

    /// The name that the system gives to the card.
    pub fn card(&self) -> &str {
        &self.card
    }

    /// The address itself.
    pub const fn ip(&self) -> IpAddr {
        self.ip
    }

    /// Returns whether another address is of the same network.
    pub fn is_neighbor(&self, other: IpAddr) -> bool {
        let differ = match (self.ip, other.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                u128::from(u32::from(own) ^ u32::from(other)) << 96
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => u128::from(own) ^ u128::from(other),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => return false,
        };
        differ.leading_zeros() >= u32::from(self.prefix)
    }

    /// Rank among others, the lowest first; none for what no phone can reach or write.
    fn rank(&self) -> Option<(bool, u8)> {
        let kind = match self.ip {
            IpAddr::V4(ip) if ip.is_loopback() || ip.is_link_local() || ip.is_unspecified() => {
                return None;
            }
            IpAddr::V4(ip) => match ip.octets() {
                [192, 168, ..] => 0,
                [10, ..] => 1,
                [172, 16..=31, ..] => 2,
                _ => 3,
            },
            IpAddr::V6(ip) if ip.is_unique_local() => 4,
            IpAddr::V6(_) => return None,
        };
        Some((self.is_virtual(), kind))
    }

    fn is_virtual(&self) -> bool {
        let name = self.card.to_lowercase();
        // On Windows a card of VirtualBox may be called as a real one is.
        let is_virtual_box =
            matches!(self.ip, IpAddr::V4(ip) if ip.octets().starts_with(&[192, 168, 56]));
        is_virtual_box || VIRTUAL.iter().any(|begins| name.starts_with(begins))
    }
}

/// Returns the addresses of this machine, the likeliest first; those of IPv6 only where there is no
/// other.
///
/// # Errors
///
/// The system doesn't tell.
pub fn own_addresses() -> io::Result<Vec<OwnAddress>> {
    let is_up = |status: &IfOperStatus| match status {
        IfOperStatus::Down | IfOperStatus::NotPresent | IfOperStatus::LowerLayerDown => false,
        IfOperStatus::Up
        | IfOperStatus::Testing
        | IfOperStatus::Unknown
        | IfOperStatus::Dormant => true,
    };
    let all = if_addrs::get_if_addrs()?.into_iter().filter(|card| is_up(&card.oper_status));
    // At the other end of a tunnel sits one machine, and it is no phone.
    let (tunnels, cards): (Vec<_>, Vec<_>) = all.partition(|card| card.is_p2p);
    let own = |cards: Vec<Interface>| {
        let own = cards.into_iter().map(|card| match &card.addr {
            IfAddr::V4(v4) => OwnAddress::new(&card.name, v4.ip.into(), v4.prefixlen),
            IfAddr::V6(v6) => OwnAddress::new(&card.name, v6.ip.into(), v6.prefixlen),
        });
        ranked(own.collect())
    };
    Ok([own(cards), own(tunnels)].concat())
}

fn ranked(addresses: Vec<OwnAddress>) -> Vec<OwnAddress> {
    let ranks = addresses.into_iter().filter_map(|own| Some((own.rank()?, own)));
    let mut ranks: Vec<_> = ranks.collect();
    if ranks.iter().any(|(_, own)| own.ip.is_ipv4()) {
        ranks.retain(|(_, own)| own.ip.is_ipv4());
    }
    ranks.sort_by(|(rank, one), (other_rank, other)| {
        (rank, &one.card, one.ip).cmp(&(other_rank, &other.card, other.ip))
    });
    ranks.into_iter().map(|(_, own)| own).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(card: &str, ip: &str, prefix: u8) -> OwnAddress {
        OwnAddress::new(card, ip.parse().unwrap(), prefix)
    }

    fn order(cards: &[(&str, &str)]) -> Vec<String> {
        let found = ranked(cards.iter().map(|(card, ip)| own(card, ip, 24)).collect());
        found.iter().map(|own| own.ip().to_string()).collect()
    }

    #[test]
    fn real_cards_stand_before_virtual_ones_and_home_networks_before_others() {
        let found = order(&[
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("Ethernet 2", "192.168.56.1"),
            ("vEthernet (WSL)", "172.28.0.1"),
            ("eth0", "203.0.113.9"),
            ("eth1", "172.20.0.4"),
            ("eth2", "10.0.0.7"),
            ("wlan0", "192.168.1.20"),
            ("wlan0", "169.254.3.4"),
            ("wg0", "10.8.0.2"),
            ("wlan0", "fd00::20"),
        ]);
        let real = ["192.168.1.20", "10.0.0.7", "172.20.0.4", "203.0.113.9"];
        let made = ["192.168.56.1", "10.8.0.2", "172.17.0.1", "172.28.0.1"];
        assert_eq!(found, [real, made].concat());
    }

    #[test]
    fn addresses_of_ipv6_are_offered_only_where_there_is_no_other() {
        assert_eq!(order(&[("wlan0", "fe80::1"), ("wlan0", "fd00::20")]), ["fd00::20"]);
        assert_eq!(order(&[("wlan0", "2001:db8::1"), ("lo", "::1")]), Vec::<String>::new());
    }

    #[test]
    fn neighbors_are_those_of_the_same_network() {
        let home = own("wlan0", "192.168.1.20", 24);
        for (other, is_neighbor) in [
            ("192.168.1.255", true),
            ("192.168.2.20", false),
            ("::ffff:192.168.1.7", true),
            ("fd00::1", false),
        ] {
            assert_eq!(home.is_neighbor(other.parse().unwrap()), is_neighbor, "{other}");
        }
        let all = own("wlan0", "192.168.1.20", 0);
        assert!(all.is_neighbor([8, 8, 8, 8].into()));
        let alone = own("wlan0", "fd00::20", 128);
        assert!(!alone.is_neighbor("fd00::21".parse().unwrap()));
        assert!(alone.is_neighbor("fd00::20".parse().unwrap()));
    }

    #[test]
    fn the_addresses_of_this_machine_can_be_read() {
        assert!(own_addresses().unwrap().iter().all(|own| !own.ip().is_loopback()));
    }
}
