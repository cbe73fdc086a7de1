## The board of Go.

go-how-to-mark = Klicke auf eine Gruppe, um sie als tot oder lebendig zu markieren

go-resign-again = Die Partie aufgeben? Zur Bestätigung noch einmal auf „Aufgeben“ klicken

go-estimates = Go lässt sich nicht bis zum Ende ausrechnen. Darum spielt der Computer nach jedem Zug viele Partien und sieht nach, wer sie gewinnt. 65 % heißt: Nach diesem Zug gewinnst du etwa 65 von 100 Partien. Der beste Zug ist hervorgehoben.
go-estimates-example = 65 %

## Beside the name of the game, in a list: "9 × 9 · Handicap 2 · Komi 0.5 · Area scoring".

go-subtitle-handicap = Vorgabe { $stones }
go-subtitle-stones = { $stones ->
    [one] { $stones } Stein gesetzt
   *[other] { $stones } Steine gesetzt
}
go-subtitle-komi = Komi { $komi }
go-subtitle-area = Flächenwertung
go-subtitle-territory = Gebietswertung
go-subtitle-stone-scoring = Steinwertung

## Below the board: captures or the score, and buttons.

go-captures = Gefangene: Schwarz { $black }, Weiß { $white }

go-score = Punkte: Schwarz { $black }, Weiß { $white }

go-open-points = { $points ->
    [one] 1 neutraler Punkt zählt für keine Seite
   *[other] { $points } neutrale Punkte zählen für keine Seite
}
go-leads = { $side ->
    [black] Schwarz
   *[white] Weiß
} führt mit etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
go-about-even = Etwa ausgeglichen

go-passed = { $side ->
    [black] Schwarz passt
   *[white] Weiß passt
}

go-resigned = { $side ->
    [black] Schwarz gibt auf
   *[white] Weiß gibt auf
}

go-count = Auszählen
go-count-tip = Auszählen, wenn alle toten Steine markiert sind

go-resume = Weiter
go-resume-tip = Mit allen Steinen weiterspielen

go-pass = Passen
go-pass-tip = Diesmal nicht setzen (zweimal Passen hintereinander beendet die Partie)

go-resign = Aufgeben
go-resign-tip = Die Partie aufgeben

## Moves in the narrow list of moves, which has room for eight letters.

go-listed-pass = passt
go-listed-resign = gibt auf

## The keys of the board, on the help page.

go-place-stone = Einen Stein dorthin setzen oder nach zweimal Passen eine Gruppe als tot oder lebendig markieren
go-pass-effect = Passen oder nach zweimal Passen die Punkte auszählen
go-resign-effect = Aufgeben (zweimal drücken) oder nach zweimal Passen weiterspielen

## What a screen reader says of a point.

go-dead = tot
go-likely-black = wahrscheinlich Gebiet von Schwarz
go-likely-white = wahrscheinlich Gebiet von Weiß
go-likely-dead = wahrscheinlich tot

go-point-territory = { $owner ->
    [black] { $point }, leer, Gebiet von Schwarz
    [white] { $point }, leer, Gebiet von Weiß
   *[neutral] { $point }, leer, neutral
}

go-group = Eine Gruppe aus { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steinen
} mit { $liberties ->
    [one] { $liberties } Freiheit
   *[other] { $liberties } Freiheiten
}

## The page about the rules. Each paragraph has a heading and mostly a picture, which a screen
## reader describes.

go-page-rules = Go-Regeln

go-page-groups-heading = Steine und Gruppen
go-page-groups = Schwarz beginnt, dann setzen beide abwechselnd einen Stein auf einen leeren Punkt, also dorthin, wo sich zwei Linien kreuzen. Steine bleiben liegen, bis sie geschlagen werden. Steine einer Farbe, die entlang der Linien verbunden sind, bilden eine Gruppe. Sie leben oder sterben zusammen.

go-page-capturing-heading = Schlagen
go-page-capturing = Die leeren Punkte neben einer Gruppe sind ihre Freiheiten. Hat eine Gruppe keine Freiheit mehr, ist sie geschlagen und wird vom Brett genommen. Der eigenen Gruppe darf man die letzte Freiheit nur nehmen, wenn der Stein dabei etwas schlägt.
go-page-capturing-picture = Schwarz schlägt den weißen Stein auf C3 mit einem Stein auf C2

go-page-eyes-heading = Zwei Augen
go-page-eyes = Ein leerer Punkt im Inneren einer Gruppe ist ein Auge. Eine Gruppe mit zwei getrennten Augen lebt: Dein Gegner kann nicht beide auf einmal füllen, und nur eines zu füllen ist verboten.
go-page-eyes-picture = Die schwarze Gruppe lebt: A1 und C1 sind ihre Augen

go-page-ko-heading = Ko
go-page-ko = Kein Zug darf eine frühere Stellung des ganzen Bretts wiederherstellen. Wo sich zwei Steine ewig gegenseitig schlagen könnten, musst du also zuerst woanders spielen. Für eine neue Partie kannst du eine andere Ko-Regel wählen.
go-page-ko-picture = Schwarz hat gerade einen Stein auf C3 geschlagen, und Weiß darf nicht sofort zurückschlagen

go-page-end-heading = Das Ende
go-page-end = Wenn es für dich nichts mehr zu gewinnen gibt, passe (F2). Nach zweimal Passen hintereinander klickst du die toten Gruppen an, um sie zu markieren. Einige sind schon markiert, und der Computer widerspricht, wenn du lebende Steine von ihm markierst oder eigene tote nicht. Dann werden die Punkte gezählt: einer für jeden deiner Steine und einer für jeden leeren Punkt, den nur deine Steine umschließen. Bei Gebietswertung, wie in Japan, zählen stattdessen die umschlossenen Punkte und die geschlagenen Steine. Weiß erhält zum Ausgleich dafür, dass Schwarz beginnt, zusätzliche Punkte, das Komi. Ein schwächerer Spieler kann mit zwei bis neun Steinen auf dem Brett beginnen, der Vorgabe.
go-page-end-picture = Schwarz hat 15 Punkte und Weiß 10: Kleine Quadrate zeigen, wem die leeren Punkte gehören

## What Go says: src/words/go.rs

go-goal-area = Beherrsche mehr vom Brett als dein Gegner. Zweimal Passen beendet die Partie
go-goal-territory = Umschließe mehr Gebiet und schlage mehr Steine als dein Gegner. Zweimal Passen beendet die Partie
go-goal-stones = Bring mehr Steine aufs Brett als dein Gegner. Zweimal Passen beendet die Partie
# Moves are written as nouns, so that they fit wherever a move is put.
go-move-mark = { $point } markieren
go-move-mark-title = { $point } markieren
go-marked-dead = { $point } ist tot
go-marked-alive = { $point } lebt
go-why-captured = { $stone } ist tot und wird auf { $point } geschlagen
go-why-dies = { $stone } kann keine zwei Augen bilden
go-why-seki = { $stone } lebt in Seki
go-move-count = Auszählen
go-move-count-title = Auszählen
go-move-resume = Weiterspielen
go-move-resume-title = Weiterspielen
go-move-resign = Aufgeben
go-move-resign-title = Aufgeben
go-refused-self-capture = Ein Stein auf { $point } hätte keine Freiheiten: Wähle einen anderen Punkt (Selbstmord)
go-refused-ko = Du darfst auf { $point } noch nicht zurückschlagen: Spiele zuerst woanders (Ko)
go-refused-repetition = { $point } würde eine frühere Stellung wiederholen: Spiele zuerst woanders (Superko)
go-refused-not-settling = Tote Steine werden nach zweimal Passen markiert
go-refused-no-stone = Auf { $point } liegt kein Stein: Wähle eine Gruppe
go-passes = { $name-kind ->
    [you] Du passt
   *[person] { $name } passt
}: Jetzt geht es mit { $side ->
    [black] Schwarz
   *[white] Weiß
} weiter

go-level-medium = sieht, was sich schlagen lässt
go-level-high = spielt Tausende Partien durch
go-level-greedy = schlägt und rettet Steine

go-title = Go
go-summary = umschließen und schlagen

go-counted-area = { $side ->
    [black] Schwarz
   *[white] Weiß
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}, { $territory } Gebiet)
go-counted-area-komi = { $side ->
    [black] Schwarz
   *[white] Weiß
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}, { $territory } Gebiet, { $komi } Komi)
go-counted-territory = { $side ->
    [black] Schwarz
   *[white] Weiß
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $territory } Gebiet, { $prisoners ->
    [one] 1 Gefangener
   *[other] { $prisoners } Gefangene
})
go-counted-territory-komi = { $side ->
    [black] Schwarz
   *[white] Weiß
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $territory } Gebiet, { $prisoners ->
    [one] 1 Gefangener
   *[other] { $prisoners } Gefangene
}, { $komi } Komi)
go-counted-stones = { $side ->
    [black] Schwarz
   *[white] Weiß
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
})
go-counted-stones-komi = { $side ->
    [black] Schwarz
   *[white] Weiß
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}, { $komi } Komi)

## The coach: mistakes that can be seen, in a review and on the coach’s card.

go-left-in-atari = { $name-kind ->
    [you] Du hast
   *[person] { $name } hat
} { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} im Atari gelassen
go-put-in-atari = { $name-kind ->
    [you] Du hast dich
   *[person] { $name } hat sich
} mit { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
} selbst ins Atari gesetzt
go-missed-capture = { $name-kind ->
    [you] Du hättest
   *[person] { $name } hätte
} auf { $point } { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} schlagen können
go-misread-ladder = { $name-kind ->
    [you] Du bist
   *[person] { $name } ist
} mit { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
} in eine Treppe gelaufen
go-filled-eye = { $name-kind ->
    [you] Du hast auf { $point } dein eigenes Auge gefüllt
   *[person] { $name } hat auf { $point } ein eigenes Auge gefüllt
}
go-card-left-in-atari = Das lässt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} im Atari
go-card-put-in-atari = Das setzt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} ins Atari
go-card-missed-capture = Du kannst { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} schlagen
go-card-misread-ladder = { $count ->
    [one] Die Treppe fängt diesen Stein
   *[other] Die Treppe fängt diese Steine
}
go-card-filled-eye = Das füllt dein eigenes Auge
go-why-in-atari = { $side ->
    [black] Schwarz
   *[white] Weiß
} schlägt auf { $point }
go-why-missed-capture = Spiele { $point }, bevor { $count ->
    [one] er entkommt
   *[other] sie entkommen
}
go-why-misread-ladder = { $side ->
    [black] Schwarz
   *[white] Weiß
} spielt { $point } und gibt immer wieder Atari
go-why-filled-eye = Eine Gruppe braucht zwei Augen, um zu leben
