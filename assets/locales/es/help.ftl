## The help page: all keys, the computers, and links to pages that explain something.

help-title = Ayuda
help-computers = Ordenadores
help-open-page = { $title }…
help-line = { $name }: { $effect }

## The page about the analysis.

help-analysis = Entender el análisis

help-win = Victoria
help-win-text = Esta jugada gana, haga lo que haga tu rival. El número dice cuándo: 4 significa que ganas con tu cuarta jugada, contando esta. Las mejores jugadas destacan.
help-win-picture = 4
help-win-by-text = Esta jugada gana, haga lo que haga tu rival. El número dice por cuánto: +12 gana por 12 fichas si ambos juegan lo mejor posible. Las mejores jugadas destacan.

help-draw = Empate
help-draw-text = Tras esta jugada, nadie puede forzar la victoria.
help-draw-picture = Un signo igual

help-loss = Derrota
help-loss-text = Tras esta jugada, tu rival puede ganar. El número dice cuánto puedes aguantar: 6 significa que pierdes tras otras seis jugadas tuyas, contando esta, y 1, que pierdes con la respuesta inmediata.
help-loss-picture = 6
help-loss-by-text = Tras esta jugada, tu rival puede ganar. El número dice por cuánto: −4 pierde por 4 fichas si ambos juegan lo mejor posible.

help-estimate = Estimación

help-bar = La barra junto al tablero
help-bar-picture = Una barra de dos colores
help-bar-exact = La barra muestra quién va ganando en la posición actual. Cada bando tiene su color, y cuanto más se ve, mejor para ese bando. El centro es el empate. En su extremo inferior se lee quién gana y en cuántas jugadas.
help-bar-margin = La barra muestra quién va ganando en la posición actual. Cada bando tiene su color, y cuanto más se ve, mejor para ese bando. El centro es el empate. En su extremo inferior se lee quién va por delante y, una vez calculado el resto de la partida, por cuántas fichas gana.
help-bar-chances = La barra muestra quién va ganando en la posición actual. Cada bando tiene su color, y cuanto más se ve, mejor para ese bando. En el centro, ambos tienen las mismas opciones. En su extremo inferior se lee quién va por delante y su probabilidad de ganar.

help-graph = El gráfico
help-graph-text = El gráfico muestra la barra a lo largo de toda la partida. Un punto señala un error, y la lista de jugadas dice de qué tipo es. Haz clic en el gráfico para ver el tablero en ese momento.

help-accuracy = Precisión
help-accuracy-text = La precisión muestra lo cerca que estuvieron tus jugadas de las mejores. Una jugada tan buena como la mejor vale 100 %, y cuanto más cuesta, menos vale. El coste se cuenta en puntos (Go), fichas (Reversi), peones (Damas), jugadas hasta el final (Cuatro en raya) y victorias forzadas (Gomoku). La precisión de una partida es la media, contada con algo más de rigor. Las jugadas forzadas no cuentan.
