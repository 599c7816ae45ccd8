//! Games through a relay alone: a small one that runs in the test, passes on what iroh's own would, and can be slow and lose
//! packets as a bad network does, below QUIC.
//!
//! It speaks enough of iroh's relay protocol for that: a WebSocket, a challenge (whose answer it believes) and datagrams.

#![expect(clippy::disallowed_methods, reason = "waits for the network")]

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha1_smol::Sha1;
use tikal::game::Player;
use tikal::net::door::Bell;
use tikal::net::joined::Joined;
use tikal::net::line::{Reach, new_key};
use tikal::net::served::{Servable, Served, Table, TableNews, Wishes};
use tikal::{chac, legend, tikal as base};

use crate::party::{Tried, people};
use crate::served::{Sitter, has_ended, kept};

type Key = [u8; 32];
/// Frames to be sent to a client, and the time before which none is.
type Outbox = Sender<(Instant, Vec<u8>)>;

/// The kinds of frames, as iroh-relay numbers them.
const CHALLENGE: u8 = 0;
const CONFIRMS: u8 = 2;
const TO_RELAY: [u8; 2] = [4, 5];
const PING: u8 = 9;
const PONG: u8 = 10;

/// The state of the network behind the relay.
#[derive(Clone, Copy, Default)]
struct Weather {
    delay: Duration,
    /// Of a hundred datagrams so many are lost.
    lost: u64,
}

#[derive(Default)]
struct Relay {
    clients: Mutex<BTreeMap<Key, Outbox>>,
    passed: AtomicUsize,
    lost: AtomicUsize,
}

impl Relay {
    /// A relay on this machine, and its address.
    fn start(weather: Weather) -> (Arc<Self>, String) {
        let relay = Arc::<Self>::default();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        let shared = Arc::clone(&relay);
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let relay = Arc::clone(&shared);
                thread::spawn(move || relay.serve(stream, weather));
            }
        });
        (relay, url)
    }

    /// Serves a connection until it ends.
    fn serve(&self, mut stream: TcpStream, weather: Weather) -> Option<()> {
        stream.set_nodelay(true).ok()?;
        let mut reader = BufReader::new(stream.try_clone().ok()?);
        let (mut first, mut key) = (String::new(), None);
        reader.read_line(&mut first).ok()?;
        loop {
            let mut line = String::new();
            // A blank line ends the head.
            if reader.read_line(&mut line).ok()? <= 2 {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("sec-websocket-key")
            {
                key = Some(value.trim().to_owned());
            }
        }
        let Some(key) = key.filter(|_| first.starts_with("GET /relay")) else {
            // It is asked how quickly it answers.
            return stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").ok();
        };
        let accept = STANDARD.encode(Sha1::from(format!("{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11")).digest().bytes());
        let head = format!(
            "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
             sec-websocket-accept: {accept}\r\nsec-websocket-protocol: iroh-relay-v2\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).ok()?;
        write_frame(&mut stream, &[&[CHALLENGE][..], &[7; 16]].concat())?;
        let answer = read_frame(&mut reader)?;
        // The key, then the length of a signature and the signature, which is believed.
        let own: Key = answer.get(answer.len().checked_sub(97)?..)?.first_chunk().copied()?;
        write_frame(&mut stream, &[CONFIRMS])?;
        let (sender, outbox) = channel::<(Instant, Vec<u8>)>();
        self.clients.lock().unwrap().insert(own, sender.clone());
        thread::spawn(move || {
            for (time, frame) in outbox {
                thread::sleep(time.saturating_duration_since(Instant::now()));
                if write_frame(&mut stream, &frame).is_none() {
                    return;
                }
            }
        });
        let mut number = 0_u64;
        while let Some(frame) = read_frame(&mut reader) {
            let now = Instant::now();
            match frame.split_first()? {
                (&PING, echo) => sender.send((now, [&[PONG][..], echo].concat())).ok()?,
                (kind, rest) if TO_RELAY.contains(kind) => {
                    let (to, rest) = rest.split_first_chunk::<32>()?;
                    number += 1;
                    // Spread over all of them, and the same in each run.
                    if number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32 & 0xffff < weather.lost * 0x1_0000 / 100 {
                        self.lost.fetch_add(1, Ordering::Relaxed);
                        continue;
                    }
                    self.passed.fetch_add(1, Ordering::Relaxed);
                    if let Some(client) = self.clients.lock().unwrap().get(to) {
                        // Whoever has gone is told nothing.
                        let _ = client.send((now + weather.delay, [&[kind + 2][..], &own, rest].concat()));
                    }
                }
                _ => {}
            }
        }
        None
    }
}

/// A binary message of a WebSocket; others are skipped.
fn read_frame(reader: &mut BufReader<TcpStream>) -> Option<Vec<u8>> {
    loop {
        let mut head = [0; 2];
        reader.read_exact(&mut head).ok()?;
        let length = match head[1] & 0x7f {
            126 => {
                let mut length = [0; 2];
                reader.read_exact(&mut length).ok()?;
                usize::from(u16::from_be_bytes(length))
            }
            127 => {
                let mut length = [0; 8];
                reader.read_exact(&mut length).ok()?;
                usize::try_from(u64::from_be_bytes(length)).ok().filter(|&length| length < 1 << 20)?
            }
            length => usize::from(length),
        };
        let (mut mask, mut body) = ([0; 4], vec![0; length]);
        reader.read_exact(&mut mask).ok()?;
        reader.read_exact(&mut body).ok()?;
        body.iter_mut().zip(mask.iter().cycle()).for_each(|(byte, mask)| *byte ^= mask);
        match head[0] & 0x0f {
            2 => return Some(body),
            8 => return None,
            _ => {}
        }
    }
}

fn write_frame(stream: &mut TcpStream, body: &[u8]) -> Option<()> {
    let mut frame = vec![0x82];
    match body.len() {
        length @ 0..126 => frame.push(length as u8),
        length @ 126..0x1_0000 => {
            frame.push(126);
            frame.extend((length as u16).to_be_bytes());
        }
        length => {
            frame.push(127);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend(body);
    stream.write_all(&frame).ok()
}

/// Plays a whole game of two guests and a computer through a relay and nothing else.
fn play<G: Tried + Servable>(variant: &str, weather: Weather) {
    let (relay, url) = Relay::start(weather);
    let folder = tempfile::tempdir().unwrap();
    let bell = Bell::default();
    let seats = [people(2), vec![Player::Computer("random".to_owned())]].concat();
    let wishes = Wishes { relay: Some(url.clone()), relay_alone: true, ..Wishes::default() };
    let mut table = Table::new(kept::<G>(variant, &seats, folder.path(), &bell), None, &wishes, new_key).unwrap();
    bell.hang(&table.door());
    table.open().unwrap();
    let (sender, news) = channel();
    let served = Served::start(table, move |it| drop(sender.send(it))).unwrap();
    let ticket = news.iter().find_map(|it| if let TableNews::Opened(ticket) = it { Some(ticket) } else { None });
    let ticket = ticket.unwrap();
    assert_eq!((ticket.addresses.len(), ticket.relay.as_deref()), (0, Some(&*url)));
    let reach = Reach { address: None, relay: Some(url), relay_alone: true };
    let (woken, wakes) = channel();
    let since = Instant::now();
    let mut guests: Vec<Sitter<G>> = (0..2)
        .map(|index| {
            let woken = woken.clone();
            let waker = Arc::new(move || {
                let _ = woken.send(());
            });
            let name = format!("Guest {index}");
            Sitter::new(Joined::by_ticket(ticket.clone(), &reach, new_key(), &name, waker).unwrap(), 1)
        })
        .collect();
    while !guests.iter().all(Sitter::is_over) {
        let _ = wakes.recv_timeout(Duration::from_millis(50));
        guests.iter_mut().for_each(Sitter::look);
    }
    let (passed, lost) = (relay.passed.load(Ordering::Relaxed), relay.lost.load(Ordering::Relaxed));
    let actions = guests[0].heard();
    assert!(passed > actions, "{passed} datagrams passed for {actions} actions");
    assert_eq!(weather.lost > 0, lost > 0);
    println!("{variant}: {actions} actions, {passed} datagrams, {lost} lost, {:.1} s", since.elapsed().as_secs_f32());
    drop(guests);
    has_ended(&served);
}

#[test]
fn guests_play_through_a_relay_alone() {
    play::<base::State>("duel", Weather::default());
}

#[test]
#[ignore = "minutes: every action takes a round trip of 300 ms, and lost packets more"]
fn games_are_played_with_300_ms_and_5_percent_of_packets_lost_below_quic() {
    let storm = Weather { delay: Duration::from_millis(150), lost: 5 };
    play::<base::State>("duel", storm);
    play::<legend::State>("short-evening", storm);
    play::<chac::State>("shrine", storm);
}
