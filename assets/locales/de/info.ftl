## Information about a game from a file: a line each, below the board and in the terminal. The values
## are as the file has them, in any language.

info-title = Titel: { $text }
info-event = Veranstaltung: { $text }
info-round = Runde: { $text }
info-place = Ort: { $text }
info-date = Datum: { $text }
info-time = Bedenkzeit: { $text }
info-seconds = Bedenkzeit: { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
info-no-time = Bedenkzeit: keine
info-minutes = Bedenkzeit: { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
info-overtime = Zusatzzeit: { $text }
info-rank = Rang von { $side }: { $text }
info-rules = Regeln: { $text }
info-opening = Eröffnung: { $text }
info-annotator = Kommentiert von: { $text }
info-recorder = Aufgezeichnet von: { $text }
info-source = Quelle: { $text }
info-copyright = Copyright: { $text }
info-result = Ergebnis: { $text }
info-not-written = Das wird nicht gespeichert: Schreibe es wie in { $example }
info-setup = Brett und Regeln
info-won = { $side } hat gewonnen
info-won-by-resignation = { $side } hat durch Aufgabe gewonnen
info-won-on-time = { $side } hat durch Zeitüberschreitung gewonnen
info-won-by-forfeit = { $side } hat kampflos gewonnen
info-won-by-points = { $side } hat mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung gewonnen
info-drawn = Die Partie endete unentschieden
info-void = Die Partie hat kein Ergebnis

## When something was, in lists: after a name, or in a sentence.

info-today = heute um { $time }
info-yesterday = gestern um { $time }
info-full-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

info-ahead = { $side } steht besser
info-far-ahead = { $side } steht viel besser
info-even = Ausgeglichene Stellung
info-unclear = Unklare Stellung
info-hotspot = Sehenswert
info-move-quality = { $quality ->
    [good] Guter Zug
    [very-good] Sehr guter Zug
    [bad] Schlechter Zug
    [very-bad] Sehr schlechter Zug
    [interesting] Interessanter Zug
   *[doubtful] Zweifelhafter Zug
}
