## The coach and the review: what a move was worth, in plain words.

coach-off = Aus
coach-blunders = Patzer
coach-everything = Alles
coach-class = { $class ->
    [missed_win] Sieg verpasst
    [missed_block] Nicht blockiert
    [opened_win] Sieg ermöglicht
    [allowed_double] Zwickmühle zugelassen
    [missed_double] Zwickmühle verpasst
    [lost_piece] Stein verloren
    [missed_capture] Schlag verpasst
    [left_in_atari] Im Atari gelassen
    [misread_ladder] Treppe übersehen
    [filled_eye] Auge gefüllt
    [gave_corner] Ecke überlassen
    [gave_win] Sieg vergeben
    [gave_draw] Remis vergeben
    [gave_ground] Klar schlechter
    [inaccuracy] Ungenau
    [good] Gut
    [only_move] Einziger Zug
   *[best] Bester Zug
}
coach-let-back = { $name } hat dich ins Spiel zurückkommen lassen
coach-let-ahead = { $name } hat dich in Führung gehen lassen
coach-gave-win = { $move } { $count ->
    [one] hätte
   *[other] hätten
} { $name-kind ->
    [you] gewonnen
   *[person] für { $name } gewonnen
}
coach-gave-draw = { $move } { $count ->
    [one] hätte
   *[other] hätten
} das Unentschieden gehalten
coach-gave-ground = { $move } { $count ->
    [one] sah
   *[other] sahen
} besser aus
coach-card-gave-win = Das vergibt den Sieg
coach-card-gave-draw = Das verliert
coach-card-gave-ground = Das sieht schlechter aus
coach-keeps-win = { $move } { $count ->
    [one] gewinnt
   *[other] gewinnen
} weiterhin
coach-keeps-draw = { $move } { $count ->
    [one] hält
   *[other] halten
} das Unentschieden
coach-looks-better = { $move } { $count ->
    [one] sieht
   *[other] sehen
} besser aus (Schätzung)
coach-praise-block = Gut blockiert!
coach-praise-double = Eine Zwickmühle!
coach-praise-only = Gut gefunden!
coach-only-even = Nur { $move } hielt die Partie im Gleichgewicht
coach-only-win = Nur { $move } gewann noch
coach-can-block-one = { $side ->
    [red] Rot
    [yellow] Gelb
    [black] Schwarz
   *[white] Weiß
} kann nur eine blockieren
coach-both = { $first } { $second }
coach-take-back-question = Zurücknehmen?
coach-take-back = Zurücknehmen
coach-take-back-tip = Einen anderen Zug wählen
coach-keep = Behalten
coach-keep-tip = Du kannst denselben Zug auch noch einmal machen
coach-or-another = { $game ->
    [connect4] Oder klicke auf eine andere Spalte
    [checkers] Oder mach einen anderen Zug
    [reversi] Oder klicke auf ein anderes Feld
   *[other] Oder klicke auf einen anderen Punkt
}
coach-held-back-how = Escape nimmt ihn zurück, K behält ihn, oder wähle einen anderen Zug.
coach-sentence = { $sentence }.
coach-show-line = Zeigen, was folgt
coach-show-hint = Tipp zeigen
coach-close = Schließen
coach-otherwise = Sonst: { $text }
