## Information about a game from a file: a line each, below the board and in the terminal. The values
## are as the file has them, in any language.

info-title = Título: { $text }
info-event = Torneo: { $text }
info-round = Ronda: { $text }
info-place = Lugar: { $text }
info-date = Fecha: { $text }
info-time = Tiempo: { $text }
info-seconds = Tiempo: { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
info-no-time = Tiempo: ninguno
info-minutes = Tiempo: { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
info-overtime = Tiempo adicional: { $text }
info-rank = Rango de { $side }: { $text }
info-rules = Reglas: { $text }
info-opening = Apertura: { $text }
info-annotator = Comentarios de: { $text }
info-recorder = Anotación de: { $text }
info-source = Fuente: { $text }
info-copyright = Derechos: { $text }
info-result = Resultado: { $text }
info-not-written = Esto no se guarda: escríbelo como en { $example }
info-setup = Tablero y reglas
info-won = { $side } ganó
info-won-by-resignation = { $side } ganó por abandono
info-won-on-time = { $side } ganó por tiempo
info-won-by-forfeit = { $side } ganó por incomparecencia
info-won-by-points = { $side } ganó por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
info-drawn = La partida acabó en empate
info-void = La partida no tiene resultado

## When something was, in lists: after a name, or in a sentence.

info-today = hoy a las { $time }
info-yesterday = ayer a las { $time }
info-full-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }

info-ahead = Ventaja: { $side }
info-far-ahead = Gran ventaja: { $side }
info-even = Posición igualada
info-unclear = Posición poco clara
info-hotspot = Digna de verse
info-move-quality = { $quality ->
    [good] Buena jugada
    [very-good] Muy buena jugada
    [bad] Mala jugada
    [very-bad] Muy mala jugada
    [interesting] Jugada interesante
   *[doubtful] Jugada dudosa
}
