//! Elo from the results of all pairs: the Bradley-Terry model, fitted by maximum likelihood, with
//! its standard errors.
//!
//! The model says that a player of strength p scores p / (p + q) against one of strength q; Elo is
//! 400 log10 p, 0 on average. A draw counts as half a win. One drawn game is added to each pair, so
//! that a player who has won or lost every game still has a finite rating; it weighs little beside
//! the games of a match.

/// The most rounds of the fit, which ends earlier once it has converged.
const ROUNDS: usize = 100_000;
/// The relative change of all strengths that counts as converged.
const NO_CHANGE: f64 = 1e-12;
/// The number of drawn games added to each pair.
const ADDED_DRAWS: f64 = 1.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    /// Elo, 0 on average.
    pub(super) elo: f64,
    /// Its standard error.
    pub(super) error: f64,
}

/// Returns the ratings of players, where `points[i][j]` are the points of player i against player
/// j.
pub(super) fn ratings(points: &[Vec<f64>]) -> Vec<Rating> {
    let count = points.len();
    let with_draws = |i: usize, j: usize| {
        if i == j {
            0.0
        } else {
            points[i][j] + ADDED_DRAWS / 2.0
        }
    };
    let games = |i: usize, j: usize| with_draws(i, j) + with_draws(j, i);
    let mut strengths = vec![1.0; count];
    for _ in 0..ROUNDS {
        // Hunter's minorization-maximization step: https://doi.org/10.1214/aos/1079120141
        let mut next: Vec<f64> = (0..count)
            .map(|i| {
                let won: f64 = (0..count).map(|j| with_draws(i, j)).sum();
                let expected: f64 = (0..count)
                    .filter(|&j| j != i)
                    .map(|j| games(i, j) / (strengths[i] + strengths[j]))
                    .sum();
                won / expected
            })
            .collect();
        let mean = (next.iter().map(|strength| strength.ln()).sum::<f64>() / real(count)).exp();
        for strength in &mut next {
            *strength /= mean;
        }
        let is_same = next
            .iter()
            .zip(&strengths)
            .all(|(new, old)| (new / old - 1.0).abs() < NO_CHANGE);
        strengths = next;
        if is_same {
            break;
        }
    }
    // The Fisher information of the logarithms of the strengths; their sum is fixed, and 1 / count
    // makes up for it.
    let mut information = vec![vec![1.0 / real(count); count]; count];
    for i in 0..count {
        for j in (0..count).filter(|&j| j != i) {
            let share = strengths[i] / (strengths[i] + strengths[j]);
            let weight = games(i, j) * share * (1.0 - share);
            information[i][i] += weight;
            information[i][j] -= weight;
        }
    }
    let covariance = inverse(information);
    let scale = 400.0 / std::f64::consts::LN_10;
    let rating = |(i, strength): (usize, &f64)| Rating {
        elo: scale * strength.ln(),
        error: scale * (covariance[i][i] - 1.0 / real(count)).max(0.0).sqrt(),
    };
    strengths.iter().enumerate().map(rating).collect()
}

/// Returns a small count as a float.
#[expect(clippy::cast_precision_loss, reason = "a number of players")]
fn real(count: usize) -> f64 {
    count as f64
}

/// Returns the inverse of a symmetric positive definite matrix, by Gauss-Jordan elimination, which
/// needs no pivoting there.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..count)
        .map(|i| (0..count).map(|j| if i == j { 1.0 } else { 0.0 }).collect())
        .collect();
    for pivot in 0..count {
        let by = matrix[pivot][pivot];
        for value in matrix[pivot].iter_mut().chain(&mut inverse[pivot]) {
            *value /= by;
        }
        let (of_matrix, of_inverse) = (matrix[pivot].clone(), inverse[pivot].clone());
        for row in (0..count).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..count {
                matrix[row][column] -= factor * of_matrix[column];
                inverse[row][column] -= factor * of_inverse[column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::ratings;

    #[test]
    fn two_players_are_as_far_apart_as_the_formula_says() {
        // With the added draw, 75.5 of 101 points are 188.5 Elo; the error of a share s of n games
        // is 1 / sqrt(n s (1 - s)).
        let rated = ratings(&[vec![0.0, 75.0], vec![25.0, 0.0]]);
        let share: f64 = 75.5 / 101.0;
        let apart = 400.0 * (share / (1.0 - share)).log10();
        assert!(
            (rated[0].elo - rated[1].elo - apart).abs() < 1e-6,
            "{rated:?}"
        );
        let error = 400.0 / std::f64::consts::LN_10 / (101.0 * share * (1.0 - share)).sqrt();
        assert!(
            (2.0 * rated[0].error - error).abs() < 1e-6,
            "half of it on either side of the mean: {rated:?}"
        );
    }

    #[test]
    fn ratings_that_made_the_points_are_found_again() {
        let elo = [250.0, 0.0, -60.0, -190.0_f64];
        let games = 1e7;
        let points: Vec<Vec<f64>> = elo
            .iter()
            .map(|one| {
                elo.iter()
                    .map(|other| games / (1.0 + 10.0_f64.powf((other - one) / 400.0)))
                    .collect()
            })
            .collect();
        for (rated, elo) in ratings(&points).iter().zip(elo) {
            assert!(
                (rated.elo - elo).abs() < 0.01 && rated.error < 0.5,
                "{rated:?} is {elo}"
            );
        }
    }

    #[test]
    fn winning_every_game_gives_a_finite_rating() {
        let rated = ratings(&[
            vec![0.0, 10.0, 10.0],
            vec![0.0, 0.0, 10.0],
            vec![0.0, 0.0, 0.0],
        ]);
        assert!(
            rated
                .iter()
                .all(|rating| rating.elo.is_finite() && rating.error.is_finite()),
            "{rated:?}"
        );
        assert!(
            rated[0].elo > rated[1].elo + 100.0 && rated[1].elo > rated[2].elo + 100.0,
            "{rated:?}"
        );
    }
}
