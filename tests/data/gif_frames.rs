//! The frames of an animation, decoded as a viewer shows them.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test includes this module and uses its part of it"
)]

/// A frame of an animation.
pub struct Frame {
    /// All pixels that are shown, row by row.
    pub pixels: Vec<[u8; 3]>,
    /// How long it stays, in hundredths of a second.
    pub delay: u16,
    /// The width and height of the part that it changes.
    pub part: (u16, u16),
}

/// Returns the width of an animation that never ends, and its frames.
pub fn read(file: &[u8]) -> (usize, Vec<Frame>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(file).expect("a header");
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let width = usize::from(decoder.width());
    let mut canvas = vec![[0; 3]; width * usize::from(decoder.height())];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let part = (frame.width, frame.height);
        for (index, pixel) in frame.buffer.chunks(4).enumerate() {
            let row = index / usize::from(frame.width) + usize::from(frame.top);
            let column = index % usize::from(frame.width) + usize::from(frame.left);
            if pixel[3] > 0 {
                canvas[row * width + column] = [pixel[0], pixel[1], pixel[2]];
            }
        }
        frames.push(Frame { pixels: canvas.clone(), delay: frame.delay, part });
    }
    (width, frames)
}
