//! How long the window's own work for a frame takes while High computers think: no frame may take 16 ms.
//!
//! The whole program runs without a screen, at the largest window we promise to draw; a frame is everything from the input to
//! the shapes, and the tree for screen readers, but not the driver. Two High computers play without a pause, so that they think
//! in most frames, and coins fly in the others.

use std::time::Duration;

use eframe::egui::vec2;
use egui_kittest::Harness;
use plot4::app::App;
use plot4::clock::Stopwatch;
use plot4::launch::Launch;
use plot4::storage::{AfterGame, Settings};

/// What a frame may take: at 60 frames a second.
const LIMIT: Duration = Duration::from_millis(16);
/// How many frames are measured at each size.
const FRAMES: usize = 900;

fn main() {
    println!("| window | frames | median | 99 % | longest |");
    println!("|---|---|---|---|---|");
    let mut longest = Duration::ZERO;
    for (width, height) in [(360.0, 480.0), (1120.0, 760.0), (3840.0, 2160.0)] {
        let mut frames = measure(width, height);
        frames.sort_unstable();
        let ms = |index: usize| format!("{:.2} ms", frames[index].as_secs_f64() * 1000.0);
        println!("| {width}x{height} | {FRAMES} | {} | {} | {} |", ms(FRAMES / 2), ms(FRAMES * 99 / 100), ms(FRAMES - 1));
        longest = longest.max(frames[FRAMES - 1]);
    }
    assert!(longest < LIMIT, "a frame took {longest:?}");
}

/// Returns how long each frame of a watched game took.
fn measure(width: f32, height: f32) -> Vec<Duration> {
    let launch = Launch { seats: ["high"; 2].map(|mode| Some(mode.to_owned())), seed: Some(1), ..Launch::default() };
    let settings = Settings { after_game: AfterGame::PlayAgain, delay_ms: 0, ..Settings::default() };
    let mut harness = Harness::builder().with_size(vec2(width, height)).with_step_dt(1.0 / 60.0).build_eframe(move |context| {
        App::new(&context.egui_ctx, launch, None, (settings, None)).expect("threads can be started")
    });
    (0..FRAMES)
        .map(|_| {
            let frame = Stopwatch::start();
            harness.step();
            frame.elapsed()
        })
        .collect()
}
