//! The lines between programs: QUIC by public key, with holes punched and relays, by the crate `iroh`.
//!
//! The only part that knows the network. Carries messages between lines, which have numbers, and whoever asked for them;
//! what they say, it does not know. Its threads begin when it is opened and end when it is dropped. No directory of
//! anybody's is asked or told: where a host is, its ticket says.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use iroh::endpoint::{Connection, QuicTransportConfig, RecvStream, SendStream, VarInt, presets::Minimal};
use iroh::{Endpoint, EndpointAddr, PublicKey, RelayMode, RelayUrl, SecretKey, TransportAddr};
use tokio::runtime::Runtime;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;

use super::event::{Event, Pass};
use super::message::{Bytes, Frames, Key, MAX_FROM_GUEST, MAX_FROM_HOST};
use super::ticket::{MAX_ADDRESSES, Ticket};

/// The name by which both ends know that they speak these messages.
const ALPN: &[u8] = b"tikal/table/1";
/// The time after which a line on which nothing comes is broken, and how often each end says that it is there.
const SILENCE: Duration = Duration::from_millis(4_500);
const PULSE: Duration = Duration::from_secs(1);
/// The longest that a line may take to stand, and to end.
const OPENING: Duration = Duration::from_secs(15);
const CLOSING: Duration = Duration::from_secs(3);
/// The longest that it may take to find out where this machine is, and how often that is looked at.
const FINDING: Duration = Duration::from_secs(10);
const LOOK: Duration = Duration::from_millis(20);
/// The messages of a line that wait to be looked at; further ones stay at the other end. The longest count for half of them.
const WAITING: u32 = 32;
/// The most bytes that wait to be sent on a line, and on all of them: whoever does not take them is not waited for.
const MOST_UNSENT: usize = 8 << 20;
const MOST_UNSENT_TO_ALL: usize = 24 << 20;
/// The most that is under way on a line and not known to have come, in bytes.
const UNDER_WAY: u64 = 256 << 10;
/// The most that a host takes in from a guest before it was looked at, and a guest from its host, in bytes.
const WINDOW: u32 = 64 << 10;
const WINDOW_OF_GUEST: u32 = 1 << 20;
/// The most lines that are just being opened by others.
const MOST_OPENING: usize = 16;
/// The bytes that are read at a time.
const PIECE: usize = 16 << 10;

/// The ways to others, and theirs to this program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// The address to listen on; any if none is named.
    pub address: Option<SocketAddr>,
    /// The relay: those of iroh if none is named, none at all if it is an empty text.
    pub relay: Option<String>,
    /// True if everything goes through the relay.
    pub relay_alone: bool,
}

/// Why there is no network.
#[derive(Debug, thiserror::Error)]
pub enum NoLine {
    /// The system gives no thread.
    #[error("no thread for the network: {0}")]
    Thread(#[from] std::io::Error),
    /// The text names no relay.
    #[error("`{0}` is no address of a relay: write it like https://relay.example.org")]
    Relay(String),
    /// The address cannot be listened on.
    #[error("the network cannot be used: {0}")]
    Bind(String),
}

/// The lines of this program.
pub struct Lines {
    // Dropped before the runtime on which its work is done.
    endpoint: Endpoint,
    shared: Arc<Shared>,
    /// The places that a ticket has to name before it is good: an address of this machine, a relay.
    wanted: (bool, bool),
    runtime: Option<Runtime>,
}

struct Shared {
    events: Box<dyn Fn(Event) + Send + Sync>,
    next: AtomicU64,
    open: Mutex<BTreeMap<u64, Open>>,
}

/// A line that stands.
struct Open {
    sender: UnboundedSender<Vec<u8>>,
    connection: Connection,
    unsent: Arc<AtomicUsize>,
}

/// A new private key.
#[must_use]
pub fn new_key() -> Bytes<32> {
    Bytes(SecretKey::generate().to_bytes())
}

/// The public key of a private one.
#[must_use]
pub fn public_key(key: Bytes<32>) -> Key {
    Bytes(*SecretKey::from_bytes(&key.0).public().as_bytes())
}

impl Lines {
    /// Opens the network with this private key; `events` is told what happens.
    ///
    /// # Errors
    /// Why there is none.
    pub fn open(key: Bytes<32>, reach: &Reach, events: impl Fn(Event) + Send + Sync + 'static) -> Result<Self, NoLine> {
        let relay = match reach.relay.as_deref() {
            None | Some("") => None,
            Some(text) => Some(text.parse::<RelayUrl>().map_err(|_| NoLine::Relay(text.to_owned()))?),
        };
        let wanted = (!reach.relay_alone, reach.relay.as_deref() != Some(""));
        let mode = match (relay, &reach.relay) {
            (Some(url), _) => RelayMode::custom([url]),
            (None, Some(_)) => RelayMode::Disabled,
            (None, None) => RelayMode::Default,
        };
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).thread_name("net").enable_all().build()?;
        let transport = QuicTransportConfig::builder()
            .max_idle_timeout(SILENCE.try_into().ok())
            .keep_alive_interval(PULSE)
            .max_concurrent_bidi_streams(VarInt::from_u32(1))
            .max_concurrent_uni_streams(VarInt::from_u32(0))
            .datagram_receive_buffer_size(None)
            .send_window(UNDER_WAY)
            .receive_window(VarInt::from_u32(WINDOW))
            .build();
        let mut builder = Endpoint::builder(Minimal)
            .secret_key(SecretKey::from_bytes(&key.0))
            .alpns(vec![ALPN.to_vec()])
            .transport_config(transport)
            .relay_mode(mode);
        let no_address = |error: &dyn std::fmt::Display| NoLine::Bind(error.to_string());
        if reach.relay_alone {
            builder = builder.clear_ip_transports();
        } else if let Some(address) = reach.address {
            // One port of all addresses leaves those of the other family as they are.
            if !address.ip().is_unspecified() {
                builder = builder.clear_ip_transports();
            }
            builder = builder.bind_addr(address).map_err(|error| no_address(&error))?;
        }
        let endpoint = runtime.block_on(builder.bind()).map_err(|error| no_address(&error))?;
        let shared = Shared { events: Box::new(events), next: AtomicU64::new(1), open: Mutex::default() };
        Ok(Self { endpoint, shared: Arc::new(shared), wanted, runtime: Some(runtime) })
    }

    /// Lets others call, and makes the ticket by which they do.
    pub fn listen(&self, secret: super::message::Secret) -> Ticket {
        let mut ticket =
            Ticket { host: Bytes(*self.endpoint.id().as_bytes()), secret, addresses: Vec::new(), relay: None };
        let Some(runtime) = &self.runtime else { return ticket };
        runtime.spawn(accept(self.endpoint.clone(), Arc::clone(&self.shared)));
        // What is not known by then may never be: the ticket says less, and is as good as it gets.
        let _ = runtime.block_on(async { timeout(FINDING, found(&self.endpoint, self.wanted)).await });
        let address = self.endpoint.addr();
        ticket.addresses = address.ip_addrs().take(MAX_ADDRESSES).copied().collect();
        ticket.relay = address.relay_urls().next().map(ToString::to_string);
        ticket
    }

    /// The address on which this program listens.
    #[must_use]
    pub fn address(&self) -> Option<SocketAddr> {
        self.endpoint.bound_sockets().into_iter().next()
    }

    /// Calls a host. The number of the line, of which events will tell whether it stands.
    pub fn call(&self, ticket: &Ticket) -> u64 {
        let line = self.shared.next.fetch_add(1, Ordering::Relaxed);
        let (endpoint, shared) = (self.endpoint.clone(), Arc::clone(&self.shared));
        let address = address_of(ticket);
        if let Some(runtime) = &self.runtime {
            runtime.spawn(async move {
                let opened = async {
                    let connection = endpoint.connect(address?, ALPN).await.ok()?;
                    connection.set_receive_window(VarInt::from_u32(WINDOW_OF_GUEST));
                    let (send, receive) = connection.open_bi().await.ok()?;
                    Some((connection, send, receive))
                };
                match timeout(OPENING, opened).await {
                    Ok(Some((connection, send, receive))) => {
                        carry(line, connection, send, receive, MAX_FROM_HOST, shared).await;
                    }
                    Ok(None) | Err(_) => (shared.events)(Event::Ended(line)),
                }
            });
        }
        line
    }

    /// Sends a message with its length before it. A line that takes nothing any more is ended.
    pub fn send(&self, line: u64, frame: Vec<u8>) {
        let mut open = self.shared.lock();
        let Some(it) = open.get(&line) else { return };
        let waits = it.unsent.fetch_add(frame.len(), Ordering::Relaxed) + frame.len();
        let mut ends = (waits > MOST_UNSENT || it.sender.send(frame).is_err()).then_some(line);
        let unsent = |it: &Open| it.unsent.load(Ordering::Relaxed);
        if open.values().map(unsent).sum::<usize>() > MOST_UNSENT_TO_ALL {
            // Whoever has taken least goes first.
            ends = ends.or_else(|| open.iter().max_by_key(|(_, it)| unsent(it)).map(|(&line, _)| line));
        }
        if let Some(it) = ends.and_then(|line| open.remove(&line)) {
            it.connection.close(VarInt::from_u32(1), b"stalled");
        }
    }

    /// Ends a line, once everything is sent.
    pub fn close(&self, line: u64) {
        // What is to be sent ends with its sender.
        self.shared.lock().remove(&line);
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        self.shared.lock().clear();
        if let Some(runtime) = self.runtime.take() {
            // Says goodbye, so that the others need not wait for the silence to tell them.
            let _ = runtime.block_on(async { timeout(CLOSING, self.endpoint.close()).await });
            runtime.shutdown_timeout(CLOSING);
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<u64, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where the host of a ticket is; nothing if its key is none.
fn address_of(ticket: &Ticket) -> Option<EndpointAddr> {
    let relay = ticket.relay.as_ref().and_then(|relay| relay.parse().ok()).map(TransportAddr::Relay);
    let addresses = ticket.addresses.iter().copied().map(TransportAddr::Ip);
    let host = PublicKey::from_bytes(&ticket.host.0).ok()?;
    Some(EndpointAddr::from_parts(host, addresses.chain(relay)))
}

/// The way from a guest with this ticket to its host: one on this machine is not looked for elsewhere.
#[must_use]
pub fn reach_of(ticket: &Ticket) -> Reach {
    let is_here = !ticket.addresses.is_empty() && ticket.addresses.iter().all(|address| address.ip().is_loopback());
    let address = (is_here && ticket.relay.is_none()).then(|| SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0));
    Reach { address, relay: Some(ticket.relay.clone().unwrap_or_default()), relay_alone: false }
}

/// Waits until it is known by which addresses and which relay this machine is found, as far as these are wanted.
async fn found(endpoint: &Endpoint, (address, relay): (bool, bool)) {
    loop {
        let known = endpoint.addr();
        if (!address || known.ip_addrs().next().is_some()) && (!relay || known.relay_urls().next().is_some()) {
            return;
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// Takes in those who call.
async fn accept(endpoint: Endpoint, shared: Arc<Shared>) {
    let opening = Arc::new(Semaphore::new(MOST_OPENING));
    while let Some(incoming) = endpoint.accept().await {
        let Ok(place) = Arc::clone(&opening).try_acquire_owned() else {
            incoming.refuse();
            continue;
        };
        let shared = Arc::clone(&shared);
        tokio::spawn(async move {
            let opened = async {
                let connection = incoming.await.ok()?;
                let (send, receive) = connection.accept_bi().await.ok()?;
                Some((connection, send, receive))
            };
            let opened = timeout(OPENING, opened).await;
            drop(place);
            if let Ok(Some((connection, send, receive))) = opened {
                let line = shared.next.fetch_add(1, Ordering::Relaxed);
                carry(line, connection, send, receive, MAX_FROM_GUEST, shared).await;
            }
        });
    }
}

/// Carries messages both ways until the line ends.
async fn carry(
    line: u64,
    connection: Connection,
    send: SendStream,
    receive: RecvStream,
    most: usize,
    shared: Arc<Shared>,
) {
    let (sender, messages) = unbounded_channel();
    let unsent = Arc::<AtomicUsize>::default();
    shared.lock().insert(line, Open { sender, connection: connection.clone(), unsent: Arc::clone(&unsent) });
    (shared.events)(Event::Open(line, Bytes(*connection.remote_id().as_bytes())));
    // Whichever ends first: nothing more is to be sent, or nothing more comes.
    tokio::select! {
        () = write(send, messages, unsent) => {
            // The other end has what was sent last when it closes the line; it is not waited for without end.
            let _ = timeout(CLOSING, connection.closed()).await;
        }
        () = listen(line, receive, most, &shared) => {}
    }
    connection.close(VarInt::from_u32(0), b"");
    shared.lock().remove(&line);
    (shared.events)(Event::Ended(line));
}

/// Sends what is to be sent.
async fn write(mut send: SendStream, mut messages: UnboundedReceiver<Vec<u8>>, unsent: Arc<AtomicUsize>) {
    while let Some(frame) = messages.recv().await {
        if send.write_all(&frame).await.is_err() {
            return;
        }
        unsent.fetch_sub(frame.len(), Ordering::Relaxed);
    }
    // Fails only where the other end has stopped listening.
    let _ = send.finish();
}

/// Passes on what comes, until it ends or is no message.
async fn listen(line: u64, mut receive: RecvStream, most: usize, shared: &Shared) {
    let (mut frames, mut piece) = (Frames::new(most), vec![0; PIECE]);
    let places = Arc::new(Semaphore::new(WAITING as usize));
    while let Ok(Some(length)) = receive.read(&mut piece).await {
        let Ok(messages) = frames.take(&piece[..length]) else { return };
        for message in messages {
            let room = 1 + (message.len() * WAITING as usize / 2 / most) as u32;
            let Ok(place) = Arc::clone(&places).acquire_many_owned(room.min(WAITING)).await else { return };
            (shared.events)(Event::Message(line, message, Pass::new(place)));
        }
    }
}
