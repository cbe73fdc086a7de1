past-title = Frühere Partien
past-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
past-reading = { $count ->
    [0] Deine Partien werden gelesen …
    [one] Noch { $count } Partie wird gelesen …
   *[other] Noch { $count } Partien werden gelesen …
}
past-empty = Noch keine Partien. Deine früheren Partien erscheinen hier
past-none-fit = Zu diesen Filtern passt keine Partie
past-filter-game = Spiel
past-filter-result = Ergebnis
past-all = Alle
past-all-games = Alle
past-won = Gewonnen
past-lost = Verloren
past-drawn = Remis
past-result-won = Gewonnen
past-result-lost = Verloren
past-result-drawn = Remis
past-only-against = Nur gegen { $name } ×
past-only-mistake = Nur „{ $kind }“ ×
past-side-won = { $side } hat gewonnen
past-unfinished = Nicht beendet
past-two-people = Zu zweit
past-both = { $first } und { $second }
past-you-played = { $game } · du hattest { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
} · { $detail }
past-at-computer = { $game } · an diesem Computer · { $detail }
past-watched = { $game } · zwei Computer · { $detail }
past-brief = { $game } · { $detail }
past-margin = { $unit ->
    [piece] { $amount ->
        [one] mit { $amount } Stein Vorsprung
       *[other] mit { $amount } Steinen Vorsprung
    }
    [disc] { $amount ->
        [one] mit { $amount } Stein Vorsprung
       *[other] mit { $amount } Steinen Vorsprung
    }
   *[point] { $amount ->
        [one] mit { $amount } Punkt Vorsprung
       *[other] mit { $amount } Punkten Vorsprung
    }
}
past-resigned = { $who ->
    [you] du hast aufgegeben
    [opponent] Gegner gab auf
   *[other] durch Aufgabe
}
past-full-board = volles Brett
past-accuracy = Genauigkeit
past-not-reviewed = Ohne Rückblick
past-accuracy-said = Genauigkeit { $figure }
past-today = Heute
past-yesterday = Gestern
past-weekday = { $day ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}
past-short-date = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
past-date-of-year = { $date } { $year }
past-row-said = { $opponent }. { $about }. { $result }. { $accuracy }. { $date }
past-damaged = Diese Datei ist beschädigt · { $date }
past-unusable = Diese Datei lässt sich nicht öffnen · { $date }
past-unknown-game = Diese Version von Plot 4 kennt dieses Spiel nicht
past-left-after = { $move ->
    [one] Nach { $move } Zug nicht beendet
   *[other] Nach { $move } Zügen nicht beendet
}
past-mistakes = { $count ->
    [0] du hast keinen Fehler gemacht
    [one] du hast { $count } Fehler gemacht
   *[other] du hast { $count } Fehler gemacht
}
past-mistakes-of-both = { $count ->
    [0] keine Fehler
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
past-review = Rückblick
past-open = Öffnen
past-delete = Löschen
past-deleted = Partie gelöscht
past-gone = Diese Partie wurde in einem anderen Fenster gelöscht
past-undo = Rückgängig
past-restored = Partie wiederhergestellt
past-last-position = Die letzte Stellung
past-choose-one = Wähle eine Partie, um sie hier zu sehen
past-ready = Du bist bereit für { $level }
past-easier = { $level } passt besser zu dir
past-wins = { $count } Siege in Folge gegen { $name }
past-losses = { $count } Niederlagen in Folge gegen { $name }
