## The options of the next game and of a computer, in the choice of players: a name, with its values
## beside it as buttons. Names and values are short. Explanations appear where the pointer rests.

options-board = Brett
options-in-a-row = Reihenlänge
options-coins-in-a-row = Wie viele Steine in einer Reihe gewinnen
options-stones-in-a-row = Wie viele Steine in einer Reihe gewinnen

options-rules = Regeln
options-rules-about = Frei: Fünf oder mehr in einer Reihe gewinnen. Standard: genau fünf. Eingeschränkt, hier üblich: wie Frei, aber Schwarz darf keine doppelten Dreier und Vierer setzen. Renju: auch nicht mehr als fünf
options-rule-freestyle = Frei
options-rule-standard = Standard
options-rule-restricted = Eingeschränkt
options-rule-renju = Renju

options-handicap = Vorgabe
options-handicap-about = Zusätzliche Steine für Schwarz, den schwächeren Spieler
options-handicap-none = Keine

options-scoring = Wertung
options-scoring-about = Fläche: deine Steine und die Punkte, die sie umschließen. Gebiet: umschlossene Punkte und geschlagene Steine. Steine: nur deine Steine
options-scoring-area = Fläche
options-scoring-territory = Gebiet
options-scoring-stones = Steine

options-komi = Komi
options-komi-about = Punkte für Weiß, weil Schwarz beginnt
options-points = { $points }

options-ko = Ko
options-ko-about = Superko: Keine frühere Stellung darf wiederkehren. Einfach: Ein Stein darf nicht sofort zurückgeschlagen werden
options-ko-positional = Superko
options-ko-simple = Einfach
options-ko-none = Ohne

options-dead = Tote Steine
options-dead-about = Nach zweimal Passen. Bleiben: Alle Steine zählen als lebendig. Markieren: Zuerst markierst du die toten Steine
options-dead-stay = Bleiben
options-dead-settle = Markieren

options-suicide = Selbstmord
options-suicide-about = Erlaubt: Ein Zug darf der eigenen Gruppe die letzte Freiheit nehmen, sie wird dann vom Brett genommen
options-suicide-forbidden = Verboten
options-suicide-allowed = Erlaubt

options-men = Steinreihen
options-men-about = Wie viele Reihen von Steinen jede Seite am Anfang hat

options-repetition = Wiederholung
options-repetition-about = Die Partie ist remis, wenn eine Stellung zum dritten oder schon zum zweiten Mal entsteht
options-repetition-third = Dritte
options-repetition-second = Zweite

## A computer

options-character = Spielweise
options-character-neutral = Neutral
options-character-aggressive = Offensiv
options-character-defensive = Defensiv
options-evaluation = Bewertung
options-evaluation-threats = Sieht Drohungen
options-evaluation-2002 = Original (2002)
options-evaluation-plot4 = Standard
options-evaluation-ratlla = Zählt Reihen
options-evaluation-students = Einfache Tabelle
options-chosen = { $value ->
    [neutral] neutral
    [aggressive] offensiv
    [defensive] defensiv
    [threats] sieht Drohungen
    [as-in-2002] original (2002)
    [ratlla] zählt Reihen
    [students] einfache Tabelle
   *[plot4] Standard
}
options-games = Simulationen
options-number = { NUMBER($number) }
options-less-depth = Einen Zug weniger weit rechnen
options-more-depth = Einen Zug weiter rechnen
