## The statistics page: your results against computers.

statistics-title = Progreso
statistics-reading = Leyendo las estadísticas…
statistics-empty = Aún no hay partidas. Juega contra un ordenador y tus resultados aparecerán aquí
statistics-full = { $count ->
    [one] Tu última { $count } partida. Las más antiguas no se conservan
   *[other] Tus últimas { $count } partidas. Las más antiguas no se conservan
}
statistics-no-folder = No se pueden guardar tus estadísticas porque se desconoce tu carpeta personal (define la variable HOME)

## Which games are shown.

statistics-side = Bando
statistics-either-side = Ambos
statistics-you-first = Empiezas tú
statistics-you-second = Empieza el rival
statistics-help = Ayuda
statistics-all-games = Todas las partidas
statistics-without-help = Sin ayuda
statistics-none-match = Aún no hay partidas así

## The table. Titles of columns are short.

statistics-won = Ganadas
statistics-drawn = Empates
statistics-lost = Perdidas
statistics-score = Rendimiento
statistics-streak = Racha
statistics-best-streak = Mejor
statistics-results = Ganadas { $won } · empates { $drawn } · perdidas { $lost }
statistics-streaks = Racha { $streak } · Mejor { $best }
statistics-game-spoken = { $games ->
    [one] { $game }: { $games } partida, ganadas { $won }, empates { $drawn }, perdidas { $lost }, rendimiento { $percent } %, racha { $streak }, mejor racha { $best }
   *[other] { $game }: { $games } partidas, ganadas { $won }, empates { $drawn }, perdidas { $lost }, rendimiento { $percent } %, racha { $streak }, mejor racha { $best }
}
statistics-opponent-spoken = { $opponent }: ganadas { $won }, empates { $drawn }, perdidas { $lost }, rendimiento { $percent } %, racha { $streak }, mejor racha { $best }
statistics-opponent-tip = Mostrar tus resultados contra este rival

## The line of results over time.

statistics-recent = { $games ->
    [one] Tus últimos resultados: { $percent } % en { $games } partida
   *[other] Tus últimos resultados: { $percent } % en las últimas { $games } partidas
}
statistics-recent-against = { $games ->
    [one] Contra { $opponent }: { $percent } % en { $games } partida
   *[other] Contra { $opponent }: { $percent } % en las últimas { $games } partidas
}
statistics-recent-short = Tus últimos resultados: { $percent } %
statistics-recent-against-short = Contra { $opponent }: { $percent } %

## Below the table.

statistics-rules = Cada partida cuenta una sola vez, cuando termina por primera vez. Solo cuentan las partidas contra un ordenador jugadas desde el principio y sin cambiar de jugadores. Ayuda significa una pista, el análisis, un aviso del entrenador o una jugada deshecha. El rendimiento es tu parte de los puntos, con medio punto por empate. La racha es cuántas partidas seguidas has ganado.
statistics-save = Guardar como CSV…
statistics-save-tip = Una fila por partida, para una hoja de cálculo
statistics-delete = Eliminar todo…

statistics-show-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
statistics-show-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
statistics-show-drawn = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
}
statistics-show-lost = { $count ->
    [one] { $count } perdida
   *[other] { $count } perdidas
}
statistics-show-tip = Mostrar estas partidas en Partidas anteriores: { $name }

statistics-game = Juego
statistics-games = Partidas
statistics-in-a-row = Victorias seguidas
statistics-best = Récord: { $best }
statistics-what-counts = Qué cuenta
statistics-more = Más
statistics-play = Jugar una partida
statistics-beaten = vencido sin ayuda
statistics-beaten-both = vencido sin ayuda con ambos bandos
statistics-marks = Marca: vencido sin ayuda. Corona: vencido sin ayuda con ambos bandos
