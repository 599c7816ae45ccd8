#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tikal_fuzz::targets::message(data));
