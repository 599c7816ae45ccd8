//! Sounds: which there are, and how they are made: samples from waves, noise and decay, computed when they are first
//! needed. No file, no clock, no chance: an effect is the same every time. Which event makes which sound, each game's
//! `ear` decides.

use std::f32::consts::TAU;

/// A short sound.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effect {
    /// A step, or a piece that enters.
    Step,
    /// A tile is laid, a camp pitched.
    Thud,
    /// Stone on stone: a tier is uncovered, a ruin dug in.
    Stone,
    /// The thing that was tried is refused.
    Refused,
    /// A guard takes its place.
    Guard,
    /// A treasure comes up or changes hands.
    Chime,
    /// Something scores.
    Bell,
    /// The turn passes to a person.
    YourTurn,
    /// A volcano begins a scoring.
    Rumble,
}

impl Effect {
    /// All of them, as they are ordered: of several in one frame the last is played.
    pub const ALL: [Self; 9] = [
        Self::Step,
        Self::Thud,
        Self::Stone,
        Self::Refused,
        Self::Guard,
        Self::Chime,
        Self::Bell,
        Self::YourTurn,
        Self::Rumble,
    ];
}

/// A group of effects, which is heard or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectGroup {
    /// Actions on the board.
    Actions,
    /// Scorings.
    Scorings,
    /// A person's turn begins.
    Turns,
    /// Refusals.
    Refusals,
}

impl Effect {
    /// The group it is of.
    #[must_use]
    pub const fn group(self) -> EffectGroup {
        match self {
            Self::Step | Self::Thud | Self::Stone | Self::Guard | Self::Chime => EffectGroup::Actions,
            Self::Bell | Self::Rumble => EffectGroup::Scorings,
            Self::YourTurn => EffectGroup::Turns,
            Self::Refused => EffectGroup::Refusals,
        }
    }
}

/// Samples in a second; one channel.
pub const SAMPLE_RATE: u32 = 44_100;

/// No effect is louder than this.
const PEAK: f32 = 0.8;
/// Seconds in which an effect fades in and out, so that neither end clicks.
const SOFT_START: f32 = 0.003;
const SOFT_END: f32 = 0.02;

/// The samples of an effect, between -1 and 1.
#[must_use]
pub fn samples(effect: Effect) -> Vec<f32> {
    match effect {
        Effect::Step => {
            shaped(0.12, 0.4, |at, noise| (sine(170.0 - 400.0 * at, at) * 0.8 + noise.low * 0.9) * decay(at, 34.0))
        }
        Effect::Thud => shaped(0.28, 0.75, |at, noise| {
            sine(95.0 - 110.0 * at, at) * decay(at, 15.0) + noise.low * 1.2 * decay(at, 40.0)
        }),
        Effect::Stone => shaped(0.32, 0.6, |at, noise| {
            // Two knocks, the second fainter.
            let knock = |at: f32, pitch: f32| {
                if at < 0.0 {
                    return 0.0;
                }
                let ring = sine(pitch, at) + 0.6 * sine(pitch * 2.76, at) + 0.3 * sine(pitch * 5.4, at);
                (ring * 0.5 + noise.low * 1.3) * decay(at, 42.0)
            };
            knock(at, 620.0) + 0.6 * knock(at - 0.11, 540.0)
        }),
        Effect::Chime => shaped(0.9, 0.5, |at, _| {
            let bell = |pitch: f32, at: f32| if at < 0.0 { 0.0 } else { struck(pitch, at, 5.0) };
            bell(1318.5, at) + 0.8 * bell(1568.0, at - 0.08) + 0.7 * bell(2093.0, at - 0.16)
        }),
        Effect::Guard => shaped(0.45, 0.6, |at, noise| {
            let note = |pitch: f32, at: f32| if at < 0.0 { 0.0 } else { reed(pitch, at) * decay(at, 7.0) };
            note(196.0, at) + note(293.7, at - 0.1) + noise.low * 0.6 * decay(at, 50.0)
        }),
        Effect::Bell => shaped(0.7, 0.5, |at, _| struck(880.0, at, 6.0)),
        Effect::Rumble => shaped(1.6, 0.8, |at, noise| {
            let swell = (at / 0.35).min(1.0) * decay((at - 0.35).max(0.0), 2.6);
            let growl = sine(41.0, at) + 0.7 * sine(57.0, at + 0.01) + 0.5 * sine(33.0, at);
            (growl * (0.7 + 0.3 * sine(5.3, at)) + noise.deep * 3.0) * swell
        }),
        Effect::YourTurn => shaped(0.75, 0.4, |at, _| {
            let tone = |pitch: f32, at: f32| {
                if at < 0.0 { 0.0 } else { (sine(pitch, at) + 0.25 * sine(2.0 * pitch, at)) * decay(at, 6.5) }
            };
            tone(523.3, at) + tone(784.0, at - 0.16)
        }),
        Effect::Refused => shaped(0.16, 0.5, |at, noise| {
            (sine(130.0, at) + 0.4 * sine(196.0, at)) * decay(at, 26.0) + noise.low * 0.5 * decay(at, 60.0)
        }),
    }
}

/// Noise through two low-pass filters: `low` lets the low frequencies pass, `deep` only the lowest.
#[derive(Clone, Copy, Default)]
struct Noise {
    low: f32,
    deep: f32,
}

/// The samples of a sound that lasts this many seconds and is this loud at its loudest, with soft ends.
fn shaped(seconds: f32, loudness: f32, sound: impl Fn(f32, Noise) -> f32) -> Vec<f32> {
    let count = (seconds * SAMPLE_RATE as f32) as usize;
    let mut noise = Noise::default();
    let mut seed = 0x2545_f491_u32;
    let mut samples: Vec<f32> = (0..count)
        .map(|index| {
            // A linear congruential generator is noise enough.
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let white = (seed >> 8) as f32 / 8_388_608.0 - 1.0;
            noise.low += 0.18 * (white - noise.low);
            noise.deep += 0.012 * (white - noise.deep);
            sound(index as f32 / SAMPLE_RATE as f32, noise)
        })
        .collect();
    let loudest = samples.iter().fold(f32::EPSILON, |loudest, sample| loudest.max(sample.abs()));
    let ramp = |index: usize, seconds: f32| (index as f32 / (seconds * SAMPLE_RATE as f32)).min(1.0);
    for (index, sample) in samples.iter_mut().enumerate() {
        let ends = ramp(index, SOFT_START) * ramp(count - 1 - index, SOFT_END);
        *sample *= ends * loudness * PEAK / loudest;
    }
    samples
}

fn sine(pitch: f32, at: f32) -> f32 {
    (pitch * at * TAU).sin()
}

fn decay(at: f32, rate: f32) -> f32 {
    (-rate * at).exp()
}

/// Something of metal that was struck: its higher parts die away first.
fn struck(pitch: f32, at: f32, rate: f32) -> f32 {
    let parts = [(1.0, 1.0), (2.0, 0.45), (2.98, 0.3), (4.2, 0.18)];
    parts.iter().map(|&(part, loudness)| loudness * sine(pitch * part, at) * decay(at, rate * part)).sum()
}

/// A tone with many parts, as of a horn.
fn reed(pitch: f32, at: f32) -> f32 {
    (1..=5_u8).map(f32::from).map(|part| sine(pitch * part, at) / part).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_effect_is_short_within_bounds_and_the_same_every_time() {
        for effect in Effect::ALL {
            let made = samples(effect);
            let seconds = made.len() as f32 / SAMPLE_RATE as f32;
            assert!((0.08..=2.0).contains(&seconds), "{effect:?} lasts {seconds} s");
            let peak = made.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!(peak > 0.1 && peak <= 1.0, "{effect:?}: {peak}");
            assert!(made.iter().all(|sample| sample.is_finite()));
            assert_eq!(made, samples(effect), "{effect:?}");
            let mean = made.iter().sum::<f32>() / made.len() as f32;
            assert!(mean.abs() < 0.02, "{effect:?} pushes to one side: {mean}");
        }
    }

    #[test]
    fn no_effect_clicks_at_its_ends() {
        for effect in Effect::ALL {
            let made = samples(effect);
            let loudest = |part: &[f32]| part.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!(loudest(&made[..4]) < 0.02 && loudest(&made[made.len() - 4..]) < 0.005, "{effect:?}");
        }
    }

    #[test]
    fn no_two_effects_are_alike() {
        let made: Vec<_> = Effect::ALL.into_iter().map(samples).collect();
        for (index, one) in made.iter().enumerate() {
            assert!(made[..index].iter().all(|other| other != one));
        }
    }
}
