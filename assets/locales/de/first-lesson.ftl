## The first lessons of Gomoku, Go, Checkers and Reversi: positions with one thing to do in each.
## The user is Black, or Red in Checkers. One sentence a step, without a full stop at the end.

first-lesson-hint-effect = Den richtigen Zug markieren
first-lesson-show-effect = Die richtigen Züge vorspielen
first-lesson-next-effect = Zum nächsten Schritt
first-lesson-ready = Das war die Lektion. Bereit für eine Partie?

## Gomoku. Of each step: the name in a list, what to do, what is said when it is done, and of a wrong stone.

first-lesson-gomoku-five-name = Fünf in einer Reihe
first-lesson-gomoku-five = Fünf in einer Reihe gewinnen: Setze den fünften Stein dazu
first-lesson-gomoku-five-right = Fünf in einer Reihe: Schwarz gewinnt
first-lesson-gomoku-five-wrong = Das ergibt keinen Fünfer: Dein Vierer ist an einem Ende offen

first-lesson-gomoku-block-name = Einen Vierer blockieren
first-lesson-gomoku-block = Weiß hat vier in einer Reihe: Blockiere das offene Ende
first-lesson-gomoku-block-right = Blockiert: Weiß kann jetzt keinen Fünfer bilden
first-lesson-gomoku-block-wrong = Weiß bildet mit dem nächsten Stein einen Fünfer: Einen Vierer musst du sofort blockieren

first-lesson-gomoku-four-name = Einen offenen Vierer bilden
first-lesson-gomoku-four = Dein Dreier ist an beiden Enden offen: Mach einen offenen Vierer daraus
first-lesson-gomoku-four-right = Ein offener Vierer: Weiß kann nur ein Ende blockieren, und am anderen bildest du den Fünfer
first-lesson-gomoku-four-wrong = Das ergibt keinen offenen Vierer: Setze den Stein direkt an ein Ende deiner Reihe

first-lesson-gomoku-stop-name = Einen offenen Dreier stoppen
first-lesson-gomoku-stop = Weiß hat einen offenen Dreier: Blockiere ein Ende, bevor ein offener Vierer daraus wird
first-lesson-gomoku-stop-right = Gestoppt: Jeden Vierer, den Weiß jetzt bildet, kannst du blockieren
first-lesson-gomoku-stop-wrong = Weiß bildet jetzt einen offenen Vierer, und du kannst nicht beide Enden blockieren

first-lesson-gomoku-fork-name = Eine Zwickmühle bilden
first-lesson-gomoku-fork = Bilde eine Zwickmühle: einen Vierer und einen offenen Dreier mit einem Stein
first-lesson-gomoku-fork-right = Weiß muss den Vierer blockieren, und aus deinem offenen Dreier wird ein offener Vierer
first-lesson-gomoku-fork-wrong = Das ist keine Zwickmühle: Suche den Punkt, an dem sich zwei deiner Reihen treffen

first-lesson-gomoku-forbidden-name = Verbotene Punkte
first-lesson-gomoku-forbidden = Zwei offene Dreier zugleich sind Schwarz verboten (Kreuze): Bilde stattdessen Vierer und Dreier
first-lesson-gomoku-forbidden-right = Ein Vierer mit einem Dreier ist erlaubt, und Weiß kann nicht beide stoppen
first-lesson-gomoku-forbidden-wrong = Das ergibt nicht Vierer und offenen Dreier: Suche den Punkt, an dem sich die Reihen treffen

## Go: the same of each step.

first-lesson-go-capture-name = Einen Stein schlagen
first-lesson-go-capture = Die leeren Punkte neben einem Stein sind seine Freiheiten: Nimm Weiß die letzte
first-lesson-go-capture-right = Geschlagen: Ein Stein ohne Freiheiten kommt vom Brett
first-lesson-go-capture-wrong = Der weiße Stein hat noch eine Freiheit, D3

first-lesson-go-save-name = Atari
first-lesson-go-save = Dein Stein ist im Atari, er hat nur noch eine Freiheit: Verlängere ihn
first-lesson-go-save-right = Gerettet: Zusammen haben die zwei Steine drei Freiheiten
first-lesson-go-save-wrong = Weiß kann deinen Stein mit C2 schlagen

first-lesson-go-group-name = Gruppen
first-lesson-go-group = Verbundene Steine teilen sich ihre Freiheiten: Schlage beide weißen zugleich
first-lesson-go-group-right = Zwei Steine auf einmal: Eine Gruppe lebt oder stirbt zusammen
first-lesson-go-group-wrong = Die weiße Gruppe hat noch eine Freiheit, C1

first-lesson-go-eyes-name = Zwei Augen
first-lesson-go-eyes = Eine Gruppe mit zwei Augen kann nicht geschlagen werden: Mach zwei in deiner Ecke
first-lesson-go-eyes-right = Zwei Augen, A1 und C1: Weiß kann nicht beide auf einmal füllen
first-lesson-go-eyes-wrong = Weiß spielt B1, und deine Gruppe hat kein zweites Auge

first-lesson-go-ko-name = Ko
first-lesson-go-ko = Weiß hat im Ko geschlagen, und du darfst auf C3 noch nicht zurückschlagen: Gib erst woanders Atari
first-lesson-go-ko-right = Weiß hat auf das Atari geantwortet, also durftest du das Ko schlagen
first-lesson-go-ko-wrong = Weiß füllt das Ko jetzt mit C3: Gib Atari, und wenn Weiß geantwortet hat, schlage

first-lesson-go-count-name = Auszählen
first-lesson-go-count = Die Grenzen sind zu, und Weiß hat gepasst: Passe auch, dann wird gezählt
first-lesson-go-count-right = 13 zu 12 für Schwarz: Steine und umschlossene leere Punkte zählen
first-lesson-go-count-wrong = Die Grenzen sind schon zu: Passe lieber

## Checkers: the same of each step.

first-lesson-checkers-jump-name = Schlagen
first-lesson-checkers-jump = Wer schlagen kann, muss: Wähle den Sprung, nach dem Weiß nicht zurückschlägt
first-lesson-checkers-jump-right = Geschlagen, und am Rand kann niemand deinen Stein überspringen
first-lesson-checkers-jump-wrong = Der weiße Stein auf 23 schlägt deinen

first-lesson-checkers-chain-name = Mehrfachsprünge
first-lesson-checkers-chain = Ein Spielstein springt weiter, solange er kann: Schlage drei Steine in einem Zug
first-lesson-checkers-chain-right = Drei Steine in einem Zug: Unter mehreren Sprüngen hast du die Wahl
first-lesson-checkers-chain-wrong = So schlägst du nur zwei

first-lesson-checkers-king-name = Eine Dame bekommen
first-lesson-checkers-king = Ein Stein, der die Grundreihe des Gegners erreicht, wird zur Dame: Hol dir eine
first-lesson-checkers-king-right = Eine Dame: Sie zieht und schlägt vorwärts und rückwärts
first-lesson-checkers-king-wrong = Dieser Stein erreicht die Grundreihe nicht

first-lesson-checkers-back-name = Rückwärts schlagen
first-lesson-checkers-back = Deine Dame schlägt auch rückwärts: Schlage mit ihr zwei Steine
first-lesson-checkers-back-right = Zwei Steine: Ein einfacher Stein hätte so nicht schlagen können
first-lesson-checkers-back-wrong = Dein Stein schlägt nur einen, die Dame schlägt zwei

first-lesson-checkers-shot-name = Einen geben, zwei nehmen
first-lesson-checkers-shot = Auch Weiß muss schlagen: Gib einen Stein her, um zwei zu schlagen
first-lesson-checkers-shot-right = Einen für zwei, und Weiß hat keinen Spielstein mehr: Rot gewinnt
first-lesson-checkers-shot-wrong = Nach der Antwort von Weiß hast du keinen Doppelsprung

first-lesson-checkers-opposition-name = Die Opposition
first-lesson-checkers-opposition = Nimm die Opposition: Zieh so, dass die weiße Dame vor deine ziehen muss
first-lesson-checkers-opposition-right = Weiß musste ziehen und verlor so den letzten Spielstein
first-lesson-checkers-opposition-wrong = Die weiße Dame verlässt die Ecke, und du kannst sie nicht schlagen

## Reversi: the same of each step.

first-lesson-reversi-turn-name = Steine umdrehen
first-lesson-reversi-turn = Weiße Steine in einer Linie zwischen zwei deiner Steine werden umgedreht: Dreh drei um
first-lesson-reversi-turn-right = Drei Steine umgedreht, jetzt gehören sie dir
first-lesson-reversi-turn-wrong = Das dreht weniger als drei um

first-lesson-reversi-lines-name = Mehrere Linien
first-lesson-reversi-lines = Ein Stein kann mehrere Linien umdrehen: Dreh drei in verschiedenen Richtungen um
first-lesson-reversi-lines-right = Ein Stein in jeder von drei Linien
first-lesson-reversi-lines-wrong = Das dreht weniger Linien um

first-lesson-reversi-corner-name = Ecken
first-lesson-reversi-corner = Ein Stein in der Ecke kann nie umgedreht werden: Nimm die Ecke
first-lesson-reversi-corner-right = Die Ecke gehört dir für immer
first-lesson-reversi-corner-wrong = Das ist keine Ecke, und eine steht dir offen

first-lesson-reversi-keep-name = Neben der Ecke
first-lesson-reversi-keep = Ein Stein neben einer leeren Ecke kann sie verschenken: Spiele so, dass Weiß keine bekommt
first-lesson-reversi-keep-right = Weiß kann jetzt keine Ecke nehmen
first-lesson-reversi-keep-wrong = Weiß nimmt als Nächstes eine Ecke

first-lesson-reversi-mobility-name = Wenige Züge für Weiß
first-lesson-reversi-mobility = Wer wenige Züge hat, muss schlechte spielen: Lass Weiß nur zwei
first-lesson-reversi-mobility-right = Weiß hat nur noch zwei Züge zur Wahl
first-lesson-reversi-mobility-wrong = So bleiben Weiß mehr als zwei Züge

first-lesson-reversi-pass-name = Passen
first-lesson-reversi-pass = Wer nichts umdrehen kann, muss passen: Lass Weiß keinen Zug
first-lesson-reversi-pass-right = Weiß musste passen, und du bist wieder am Zug
first-lesson-reversi-pass-wrong = Weiß hat noch einen Zug

first-lesson-reversi-end-name = Das Ende
first-lesson-reversi-end = Am Ende gewinnt, wer mehr Steine hat: Fülle die letzten zwei Felder in der richtigen Reihenfolge
first-lesson-reversi-end-right = 34 zu 30: Schwarz gewinnt
first-lesson-reversi-end-wrong = Weiß nimmt das andere Feld und gewinnt
