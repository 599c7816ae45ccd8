//! The device that plays: opened for a sound, closed when nothing was played for a while, and done without where there is
//! none.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::time::Duration;

use rodio::buffer::SamplesBuffer;
use rodio::source::Source;
use rodio::{DeviceSinkBuilder, MixerDeviceSink};

use crate::sounds::{Effect, SAMPLE_RATE, samples};

/// Seconds without a sound after which the device is closed: no effect lasts so long, and an open one calls for samples
/// on a thread of its own.
const QUIET: f64 = 5.0;

/// A device that is open as long as it is needed. `D` is what is open.
#[derive(Default)]
enum Device<D> {
    /// It is not needed.
    #[default]
    Closed,
    /// There is none.
    Missing,
    /// It plays, or has just played: since when nothing more was asked of it, in seconds.
    Open(D, f64),
}

impl<D> Device<D> {
    /// The device at this time, opened by `open` if it is closed.
    fn at(&mut self, now: f64, open: impl FnOnce() -> Option<D>) -> Option<&D> {
        if matches!(self, Self::Closed) {
            *self = open().map_or(Self::Missing, |device| Self::Open(device, now));
        }
        let Self::Open(device, since) = self else { return None };
        *since = now;
        Some(device)
    }

    /// Closes it if nothing was asked of it for a while; else how long it stays open, if it is.
    fn rest(&mut self, now: f64) -> Option<Duration> {
        let Self::Open(_, since) = self else { return None };
        let left = *since + QUIET - now;
        if left > 0.0 {
            return Some(Duration::from_secs_f64(left));
        }
        *self = Self::Closed;
        None
    }
}

/// Plays effects.
#[derive(Default)]
pub struct Speaker {
    device: Device<MixerDeviceSink>,
    /// The samples made so far; copies of a buffer share them.
    made: BTreeMap<Effect, SamplesBuffer>,
}

impl Speaker {
    /// Plays an effect at this time, in seconds, beside what is playing. Where there is no device nothing happens.
    pub fn play(&mut self, effect: Effect, volume: f32, now: f64) {
        let Some(sink) = self.device.at(now, open) else { return };
        let (Some(channels), Some(rate)) = (NonZero::new(1), NonZero::new(SAMPLE_RATE)) else { return };
        let fresh = || SamplesBuffer::new(channels, rate, samples(effect));
        let buffer = self.made.entry(effect).or_insert_with(fresh);
        sink.mixer().add(buffer.clone().amplify(volume));
    }

    /// Closes the device if nothing was played for a while before this time; else how long it stays open, if it is.
    pub fn rest(&mut self, now: f64) -> Option<Duration> {
        self.device.rest(now)
    }
}

fn open() -> Option<MixerDeviceSink> {
    match DeviceSinkBuilder::open_default_sink() {
        Ok(mut sink) => {
            // Otherwise the sink prints a message when it is dropped at the end of the program.
            sink.log_on_drop(false);
            Some(sink)
        }
        Err(reason) => {
            log::warn!("there are no sounds: {reason}");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;

    #[test]
    fn a_device_is_open_only_while_something_is_heard() {
        let (system, mut device) = (Rc::new(()), Device::Closed);
        let is_open = || Rc::strong_count(&system) > 1;
        assert_eq!((device.rest(0.0), is_open()), (None, false));
        assert!(device.at(1.0, || Some(Rc::clone(&system))).is_some() && is_open());
        assert_eq!(device.rest(2.0), Some(Duration::from_secs_f64(QUIET - 1.0)));
        // Another sound keeps it open, the same one.
        assert!(device.at(4.0, || None).is_some());
        assert!(device.rest(1.0 + QUIET).is_some() && is_open());
        assert_eq!((device.rest(4.0 + QUIET), is_open()), (None, false), "nothing is left behind");
        assert!(device.at(60.0, || Some(Rc::clone(&system))).is_some() && is_open());
    }

    #[test]
    fn a_missing_device_is_asked_for_once() {
        let mut device = Device::<()>::Closed;
        assert!(device.at(0.0, || None).is_none());
        assert!(device.at(1.0, || panic!("it was asked for")).is_none());
        assert_eq!(device.rest(100.0), None);
    }

    #[test]
    fn no_effect_lasts_longer_than_the_device_stays_open() {
        for effect in Effect::ALL {
            assert!((samples(effect).len() as f64) < QUIET * f64::from(SAMPLE_RATE), "{effect:?}");
        }
    }
}
