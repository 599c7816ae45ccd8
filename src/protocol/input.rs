//! The input of the engine, read by a thread of its own, so that its end is noticed while a request is carried out too.
//!
//! Decides when the end of the input ends a thought. Whoever hands over requests and closes the input at once gets a whole
//! answer to each of them; whoever goes away while the engine thinks is not thought for any longer.

use std::io::{self, BufRead, Read};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::ai::Thought;

/// An end of the input that comes so soon belongs to what was handed over before it.
const AT_ONCE: Duration = Duration::from_millis(250);
/// The most bytes that are handed over at a time.
const CHUNK: usize = 1 << 16;

/// An input whose end cancels a thought.
#[derive(Debug)]
pub struct Input {
    chunks: Receiver<io::Result<Vec<u8>>>,
    chunk: Vec<u8>,
    /// The number of bytes of the chunk that are used.
    used: usize,
}

impl Input {
    /// Reads from here, and cancels this thought where the input ends while the engine thinks. The thread that reads ends
    /// with the input or the program.
    ///
    /// # Errors
    /// If the system has no thread for it.
    pub fn new(source: impl Read + Send + 'static, thought: Arc<Thought>) -> io::Result<Self> {
        // Handed over when it is asked for.
        let (hand_over, chunks) = sync_channel(0);
        thread::Builder::new().name("input".to_owned()).spawn(move || read(source, &hand_over, &thought))?;
        Ok(Self { chunks, chunk: Vec::new(), used: 0 })
    }
}

#[expect(clippy::disallowed_methods, reason = "when the input ended is asked of the clock")]
fn read(mut source: impl Read, chunks: &SyncSender<io::Result<Vec<u8>>>, thought: &Thought) {
    let mut buffer = vec![0; CHUNK];
    let mut handed_over = Instant::now();
    loop {
        let chunk = match source.read(&mut buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Ok(0) => break,
            read => read.map(|count| buffer[..count].to_vec()),
        };
        let fails = chunk.is_err();
        if chunks.send(chunk).is_err() || fails {
            return;
        }
        handed_over = Instant::now();
    }
    if handed_over.elapsed() > AT_ONCE {
        thought.cancel();
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Input {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.used == self.chunk.len() {
            // Without a sender the input has ended.
            (self.chunk, self.used) = (self.chunks.recv().unwrap_or_else(|_| Ok(Vec::new()))?, 0);
        }
        Ok(&self.chunk[self.used..])
    }

    fn consume(&mut self, count: usize) {
        self.used = (self.used + count).min(self.chunk.len());
    }
}
