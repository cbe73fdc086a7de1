//! The page about the analysis: the values beside the moves, the bar beside the board and the marks
//! in the list.

use egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, vec2};

use crate::app::contract::board::{BoardUi, verdict_label};
use crate::app::contract::page::{Figure, Page, PaintFigure, Part};
use crate::app::kit::pictures::Pictures;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::kind::Source;
use crate::core::score::Score;
use crate::core::verdict::Verdict;
use crate::words::text;

pub fn page<K: BoardUi>() -> &'static Page<K::Picture> {
    const { &Page { title: text::help::analysis, parts: Parts::<K>::ALL } }
}

/// The paragraphs, for a kind of game.
struct Parts<K>(std::marker::PhantomData<K>);

impl<K: BoardUi> Parts<K> {
    /// All of them, in order.
    const ALL: &'static [Part<K::Picture>] = match K::SCALE.source {
        Source::Search => &[
            Self::WIN,
            Self::DRAW,
            Self::LOSS,
            Self::estimate(K::ESTIMATES.text),
            Self::bar(text::help::bar_exact),
            Self::GRAPH,
            Self::ACCURACY,
        ],
        Source::PlayOut => &[
            Self::WIN_BY,
            Self::DRAW,
            Self::LOSS_BY,
            Self::estimate(K::ESTIMATES.text),
            Self::bar(text::help::bar_margin),
            Self::GRAPH,
            Self::ACCURACY,
        ],
        Source::Playouts => &[
            Self::estimate(K::ESTIMATES.text),
            Self::bar(text::help::bar_chances),
            Self::GRAPH,
            Self::ACCURACY,
        ],
    };

    const WIN: Part<K::Picture> = Part {
        heading: text::help::win,
        text: text::help::win_text,
        figure: Some(chip(text::help::win_picture, |painter, place, pictures| {
            paint_chip::<K>(painter, place, Verdict::Win(4), pictures);
        })),
    };
    const WIN_BY: Part<K::Picture> = Part {
        heading: text::help::win,
        text: text::help::win_by_text,
        figure: Some(chip(
            || "+12",
            |painter, place, pictures| {
                paint_chip::<K>(painter, place, Verdict::of(Score::won_by(12), true), pictures);
            },
        )),
    };
    const LOSS_BY: Part<K::Picture> = Part {
        heading: text::help::loss,
        text: text::help::loss_by_text,
        figure: Some(chip(
            || "−4",
            |painter, place, pictures| {
                paint_chip::<K>(painter, place, Verdict::of(Score::won_by(-4), true), pictures);
            },
        )),
    };
    const DRAW: Part<K::Picture> = Part {
        heading: text::help::draw,
        text: text::help::draw_text,
        figure: Some(chip(text::help::draw_picture, |painter, place, pictures| {
            paint_chip::<K>(painter, place, Verdict::Draw, pictures);
        })),
    };
    const LOSS: Part<K::Picture> = Part {
        heading: text::help::loss,
        text: text::help::loss_text,
        figure: Some(chip(text::help::loss_picture, |painter, place, pictures| {
            paint_chip::<K>(painter, place, Verdict::Loss(6), pictures);
        })),
    };
    const GRAPH: Part<K::Picture> =
        Part { heading: text::help::graph, text: text::help::graph_text, figure: None };
    const ACCURACY: Part<K::Picture> =
        Part { heading: text::help::accuracy, text: text::help::accuracy_text, figure: None };

    const fn estimate(text: fn() -> &'static str) -> Part<K::Picture> {
        let figure = Some(chip(K::ESTIMATES.example.1, |painter, place, pictures| {
            let estimate = Verdict::Estimate(K::ESTIMATES.example.0);
            paint_chip::<K>(painter, place, estimate, pictures);
        }));
        Part { heading: text::help::estimate, text, figure }
    }

    const fn bar(text: fn() -> &'static str) -> Part<K::Picture> {
        let figure = Some(Figure {
            says: text::help::bar_picture,
            size: vec2(64.0, 84.0),
            paint: paint_bar::<K>,
        });
        Part { heading: text::help::bar, text, figure }
    }
}

/// Returns the picture of a verdict, with its description for screen readers.
const fn chip<P>(says: fn() -> &'static str, paint: PaintFigure<P>) -> Figure<P> {
    Figure { says, size: vec2(64.0, 34.0), paint }
}

/// Paints a verdict as it is shown beside a move.
fn paint_chip<K: BoardUi>(
    painter: &Painter,
    place: Rect,
    verdict: Verdict,
    pictures: &mut Pictures<K::Picture>,
) {
    if let Some(paint) = K::EXTRAS.chip {
        paint(painter, place, verdict, pictures);
        return;
    }
    let ink = Palette::of(painter.ctx()).verdict(verdict);
    let corner = CornerRadius::same(8);
    painter.rect_filled(place, corner, ink.ground);
    painter.rect_stroke(
        place,
        corner,
        Stroke::new(1.0, ink.text.gamma_multiply(0.6)),
        StrokeKind::Inside,
    );
    let galley = widgets::fitted(
        painter,
        &verdict_label::<K>(verdict),
        theme::strong(16.0),
        ink.text,
        place.width() - 4.0,
    );
    widgets::place(painter, place.center(), galley);
}

/// Paints the bar of a position that the first side wins.
fn paint_bar<K: BoardUi>(painter: &Painter, place: Rect, _pictures: &mut Pictures<K::Picture>) {
    let palette = Palette::of(painter.ctx());
    let colours: [Color32; 2] = Player::BOTH.map(|player| K::face(player, palette));
    let bar = Rect::from_center_size(place.center(), vec2(12.0, place.height() - 4.0));
    let border = bar.bottom() - 0.86 * bar.height();
    let corner = CornerRadius::same(5);
    painter.with_clip_rect(bar.with_max_y(border)).rect_filled(bar, corner, colours[1]);
    painter.with_clip_rect(bar.with_min_y(border)).rect_filled(bar, corner, colours[0]);
    painter.rect_stroke(
        bar,
        corner,
        Stroke::new(1.0, palette.text_weak.gamma_multiply(0.6)),
        StrokeKind::Outside,
    );
    painter.hline(
        bar.left() - 3.0..=bar.right() + 3.0,
        bar.center().y,
        Stroke::new(1.5, palette.text_weak),
    );
    painter.hline(bar.left() - 2.0..=bar.right() + 2.0, border, Stroke::new(3.0, palette.text));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::checkers::Checkers;
    use crate::core::connect4::Connect4;
    use crate::core::go::Go;
    use crate::core::gomoku::Gomoku;
    use crate::core::reversi::Reversi;
    use crate::words::{Language, in_language};

    #[test]
    fn the_example_of_an_estimate_is_called_what_is_painted() {
        fn check<K: BoardUi>() {
            let (estimate, called) = K::ESTIMATES.example;
            assert_eq!((K::ESTIMATES.label)(estimate), called());
        }
        for language in Language::all() {
            in_language(language, || {
                check::<Connect4>();
                check::<Gomoku>();
                check::<Go>();
                check::<Checkers>();
                check::<Reversi>();
            });
        }
    }

    #[test]
    fn the_numbers_of_the_pictures_are_those_of_the_chips_and_of_the_text() {
        for language in Language::all() {
            in_language(language, || {
                let (win, loss) = (text::help::win_picture(), text::help::loss_picture());
                assert_eq!(win, text::analysis::moves_to_win(4), "{}", language.tag());
                assert_eq!(loss, text::analysis::moves_to_lose(6), "{}", language.tag());
                assert!(
                    text::help::win_text().contains(win) && text::help::loss_text().contains(loss)
                );
            });
        }
    }
}
