//! Companies at a table over the net, for tests of its screens and for their pictures.

use tikal::app::friends::company::{Company, Line, OwnTicket, Talk};
use tikal::net::message::{Bytes, Chair, Holder};
use tikal::net::ticket::Ticket;

/// A ticket.
pub fn ticket() -> Ticket {
    let addresses =
        vec!["192.0.2.7:4433".parse().expect("an address"), "[2001:db8::7]:4433".parse().expect("an address")];
    let relay = Some("https://relay.example./".to_owned());
    Ticket { host: Bytes([7; 32]), secret: Bytes([9; 16]), addresses, relay }
}

/// A seat as guests see it.
pub fn chair(name: &str, colour: &str, holder: Holder) -> Chair {
    let guest = (!matches!(holder, Holder::Free | Holder::Computer)).then(|| number_of(name));
    Chair { name: name.to_owned(), colour: colour.to_owned(), holder, guest }
}

/// The number of the guest of this name.
pub fn number_of(name: &str) -> u32 {
    name.bytes().fold(0, |sum: u32, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
}

/// Something that the guest of this name has said.
pub fn said(name: &str, text: &str) -> Talk {
    Talk::Said { guest: number_of(name), name: name.to_owned(), text: text.to_owned() }
}

/// The company of four seats as a guest sees it: somebody here, somebody there, somebody away, and a free seat.
pub fn guest() -> Company {
    Company {
        name: "Ana".to_owned(),
        line: Line::Stands,
        about: "Tikal, base game".to_owned(),
        chairs: vec![
            chair("Ana", "red", Holder::You),
            chair("Ben", "orange", Holder::There),
            chair("Cem", "white", Holder::Away),
            chair("Player 4", "blue", Holder::Free),
        ],
        colours: ["red", "orange", "white", "blue"].map(str::to_owned).to_vec(),
        ..Company::default()
    }
}

/// The same as the host sees it, with the ticket and a computer.
pub fn host() -> Company {
    let mut company = Company { own_ticket: OwnTicket::Made(ticket().to_string()), ..guest() };
    company.chairs[2] = chair("Balam", "white", Holder::Computer);
    company
}
