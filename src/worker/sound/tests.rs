//! The thread, where nobody answers it.

use super::*;

#[test]
fn nothing_starts_before_something_is_to_be_heard() {
    let mut sounds = Sounds::default();
    sounds.tell(Order::Hurry);
    sounds.tell(Order::Hush);
    assert!(sounds.thread.is_none());
}

#[test]
fn it_ends_promptly_whether_or_not_a_server_answers() {
    let mut sounds = Sounds::default();
    // Volume 0: whoever has a server hears nothing of the tests.
    sounds.tell(Order::Play { sounds: vec![Sound::now(Cue::Win)], volume: 0.0 });
    assert!(sounds.thread.is_some());
    let ending = Stopwatch::start();
    drop(sounds);
    assert!(ending.elapsed() < Duration::from_secs(1), "{:?}", ending.elapsed());
}
