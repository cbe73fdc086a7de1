# The language itself and how it writes numbers.

# The name of this language in this language, as the settings list it.
language-name = English
# The same in English.
language-english-name = English
# The mark before the fraction of a number: the point in 2.5.
language-decimal-mark = .
# The mark between thousands: the comma in 12,345.
language-group-mark = ,
# A share: an accuracy, a chance to win, a zoom. Other messages write the sign in the same way.
# $percent (number): a whole number.
language-percent = { $percent }%
# A time where the clock has 24 hours: “14:05”.
# $hour: from “00” to “23”
# $minute: from “00” to “59”
language-time = { $hour }:{ $minute }
# The same where it has two times twelve: “2:05 PM”. The region of the system decides.
# $hour: from “1” to “12”
# $minute: from “00” to “59”
# $half: [am] before noon, [pm] after it
language-time-of-half-day = { $hour }:{ $minute } { $half ->
    [am] AM
   *[pm] PM
}
