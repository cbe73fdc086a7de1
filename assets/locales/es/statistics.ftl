## The statistics page: your results against computers.

statistics-title = Progreso
statistics-reading = Leyendo las estadísticas…
statistics-empty = Aún no hay partidas. Juega contra un ordenador y tus resultados aparecerán aquí
statistics-full = { $count ->
    [one] Tu última { $count } partida. Las más antiguas no se conservan
   *[other] Tus últimas { $count } partidas. Las más antiguas no se conservan
}
statistics-no-folder = No se pueden guardar tus estadísticas porque se desconoce tu carpeta personal (define la variable HOME)

## The table. Titles of columns are short.

statistics-won = Ganadas
statistics-drawn = Empates
statistics-lost = Perdidas
statistics-score = Rendimiento
statistics-streak = Racha
statistics-best-streak = Mejor
statistics-results = Ganadas { $won } · empates { $drawn } · perdidas { $lost }
statistics-game-spoken = { $games ->
    [one] { $game }: { $games } partida, ganadas { $won }, empates { $drawn }, perdidas { $lost }, rendimiento { $percent } %, racha { $streak }, mejor racha { $best }
   *[other] { $game }: { $games } partidas, ganadas { $won }, empates { $drawn }, perdidas { $lost }, rendimiento { $percent } %, racha { $streak }, mejor racha { $best }
}
statistics-opponent-spoken = { $opponent }: ganadas { $won }, empates { $drawn }, perdidas { $lost }, rendimiento { $percent } %, racha { $streak }, mejor racha { $best }

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

## The rating, the opponents and the mistakes.

statistics-rating = Tu puntuación
statistics-plus-minus = ± { $deviation }
statistics-about = como { $name }
statistics-rating-spoken = Tu puntuación: { $rating }, más o menos { $deviation }, como { $name }
statistics-no-rating = { $count ->
    [one] Con una partida más tendrás puntuación
   *[other] Con { $count } partidas más tendrás puntuación
}
statistics-what-rates = Cuentan las partidas en el tablero habitual, sin ayuda y contra uno de los niveles
statistics-ten-weeks = 10 semanas
statistics-all-time = Todo
statistics-time-shown = Periodo mostrado
statistics-as-table = Ver como tabla
statistics-as-curve = Ver como curva
statistics-curve-spoken = { $count ->
    [one] Tu puntuación tras una partida: { $last }
   *[other] Tu puntuación en { $count } partidas: de { $first } a { $last }
}
statistics-rating-row = { $date }: { $rating } ± { $deviation }
statistics-fair = Un rival justo es { $name }: lograrías un { $percent } %
statistics-fair-play = Jugar
statistics-fair-play-tip = Jugar contra { $name }
statistics-levels = Rivales
statistics-level-rating = puntuación { $rating }
statistics-this-week = { $count } esta semana
statistics-mistakes = Lo que te cuesta partidas
statistics-mistakes-in = { $count ->
    [one] en tu última partida revisada
   *[other] en tus últimas { $count } partidas revisadas
}
statistics-mistakes-beside = { $count ->
    [one] en tu última partida revisada, junto a la anterior
   *[other] en tus últimas { $count } partidas revisadas, junto a las { $count } anteriores
}
statistics-reading-reviews = Leyendo tus partidas…
statistics-no-reviews = Revisa una partida terminada y verás aquí lo que te cuesta partidas
statistics-few-mistakes = Ningún tipo de error se ha dado aún cinco veces
statistics-practise = Practicar
statistics-practise-due = { $count ->
    [0] Nada pendiente hoy
    [one] Practicar { $count } pendiente
   *[other] Practicar { $count } pendientes
}
statistics-practise-tip = Practica tus propias posiciones: { $name }
statistics-mistake-in = { $games ->
    [one] { $name }: en { $count } de tu última partida
   *[other] { $name }: en { $count } de tus últimas { $games } partidas
}
statistics-as-often = tan a menudo como antes
statistics-more-often = { $count } más que antes
statistics-less-often = { $count } menos que antes
statistics-as-before = igual
statistics-up = { $count } más
statistics-down = { $count } menos
statistics-mostly-side = { $side ->
    [first] sobre todo cuando empezabas tú
   *[second] sobre todo cuando empezaba el rival
}
statistics-mostly-third = { $third ->
    [early] sobre todo al principio
    [middle] sobre todo a mitad de partida
   *[late] sobre todo al final
}
statistics-due-today = { $count ->
    [one] Hoy: { $count } para repasar
   *[other] Hoy: { $count } para repasar
}
statistics-nearest = Tu rival más cercano es { $name }, con un { $percent } % para ti
statistics-rating-rules = La puntuación sigue Glicko-2 en la escala Elo, con Aficionado en 1000. El número tras ± dice cuán incierta es. Cuentan las partidas en el tablero habitual, sin ayuda y contra uno de los niveles.
