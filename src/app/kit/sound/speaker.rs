//! The device that plays: opened for the first sound, and done without where there is none.

use std::collections::BTreeMap;
use std::num::NonZero;

use rodio::buffer::SamplesBuffer;
use rodio::source::Source;
use rodio::{DeviceSinkBuilder, MixerDeviceSink};

use crate::sounds::{Effect, SAMPLE_RATE, samples};

/// The device, as far as it is known.
#[derive(Default)]
enum Device {
    /// Nothing was played yet.
    #[default]
    Unknown,
    /// There is none.
    Missing,
    Open(MixerDeviceSink),
}

/// Plays effects.
#[derive(Default)]
pub struct Speaker {
    device: Device,
    /// The samples made so far; copies of a buffer share them.
    made: BTreeMap<Effect, SamplesBuffer>,
}

impl Speaker {
    /// Plays an effect now, beside what is playing. Where there is no device nothing happens.
    pub fn play(&mut self, effect: Effect, volume: f32) {
        if matches!(self.device, Device::Unknown) {
            self.device = open();
        }
        let Device::Open(sink) = &self.device else { return };
        let (Some(channels), Some(rate)) = (NonZero::new(1), NonZero::new(SAMPLE_RATE)) else { return };
        let fresh = || SamplesBuffer::new(channels, rate, samples(effect));
        let buffer = self.made.entry(effect).or_insert_with(fresh);
        sink.mixer().add(buffer.clone().amplify(volume));
    }
}

fn open() -> Device {
    match DeviceSinkBuilder::open_default_sink() {
        Ok(mut sink) => {
            // Otherwise the sink prints a message when it is dropped at the end of the program.
            sink.log_on_drop(false);
            Device::Open(sink)
        }
        Err(reason) => {
            log::warn!("there are no sounds: {reason}");
            Device::Missing
        }
    }
}
