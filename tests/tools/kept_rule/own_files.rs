//! Settings, statistics and progress: what was read is what is written.

use plot4::core::kind::GameSetup as _;
use plot4::games::{GameId, with_game};
use plot4::storage::{
    DELAYS_MS, SPEEDS, VOLUMES, ZOOMS, format_progress, format_settings, format_statistics,
    parse_progress, parse_settings, parse_statistics,
};

use super::{Kind, Loss, Verdict, explained, shown};

/// Returns what becomes of a file of settings, of statistics or of progress, by each of them that
/// reads it.
///
/// # Panics
/// If a message cannot be shown, or a setting is out of its range.
pub fn check(bytes: &[u8]) -> Verdict {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Verdict::Refused;
    };
    let verdicts = [settings(text), statistics(text), progress(text)];
    if verdicts.iter().all(|verdict| *verdict == Verdict::Refused) {
        return Verdict::Refused;
    }
    let losses = |verdict| {
        if let Verdict::Lost(losses) = verdict { losses } else { Vec::new() }
    };
    Verdict::of(verdicts.into_iter().flat_map(losses).collect())
}

/// Returns what becomes of settings.
fn settings(text: &str) -> Verdict {
    let Some(settings) = shown(explained(parse_settings(text))) else {
        return Verdict::Refused;
    };
    assert!(
        ZOOMS.contains(&settings.zoom)
            && SPEEDS.contains(&settings.speed)
            && VOLUMES.contains(&settings.volume)
    );
    assert!(settings.computer_ms.is_none_or(|ms| DELAYS_MS.contains(&ms)));
    let written = format_settings(&settings);
    let again = match parse_settings(&written) {
        Ok(again) => again,
        Err(damage) => {
            return Verdict::Lost(vec![Loss::new(Kind::Refused, format!("settings: {damage:?}"))]);
        }
    };
    let mut losses = Vec::new();
    for &game in GameId::ALL {
        with_game!(game, K => {
            if again.last_time::<K>() != settings.last_time::<K>() || again.wanted::<K>() != settings.wanted::<K>() {
                losses.push(Loss::new(Kind::Setup, format!("settings: how {} was played last", K::NAME)));
            }
        });
    }
    if again != settings {
        losses.push(Loss::new(Kind::Other, "settings: a setting"));
    }
    if format_settings(&again) != written {
        losses.push(Loss::new(Kind::Text, "settings: another text the second time"));
    }
    Verdict::of(losses)
}

/// Returns what becomes of statistics.
fn statistics(text: &str) -> Verdict {
    let Some(statistics) = shown(explained(parse_statistics(text))) else {
        return Verdict::Refused;
    };
    let written = format_statistics(&statistics);
    let mut losses = Vec::new();
    match parse_statistics(&written) {
        Ok(again) if again == statistics => {}
        Ok(_) => losses.push(Loss::new(Kind::Other, "statistics: a game")),
        Err(damage) => losses.push(Loss::new(Kind::Refused, format!("statistics: {damage:?}"))),
    }
    Verdict::of(losses)
}

/// Returns what becomes of progress.
fn progress(text: &str) -> Verdict {
    let Some(progress) = shown(explained(parse_progress(text))) else {
        return Verdict::Refused;
    };
    let written = format_progress(&progress);
    let mut losses = Vec::new();
    match parse_progress(&written) {
        Ok(again) if again == progress => {}
        Ok(_) => losses.push(Loss::new(Kind::Other, "progress: a field")),
        Err(damage) => losses.push(Loss::new(Kind::Refused, format!("progress: {damage:?}"))),
    }
    Verdict::of(losses)
}
