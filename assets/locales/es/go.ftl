## The board of Go.

go-how-to-mark = Haz clic en un grupo para marcarlo como muerto o vivo
go-resign-again = ¿Abandonar la partida? Pulsa Abandonar otra vez para confirmar
go-estimates = El go es demasiado profundo para calcularlo hasta el final, así que el ordenador juega muchas partidas desde cada jugada para ver quién gana. 65 % significa que tras esa jugada ganarías unas 65 de 100 partidas. La mejor jugada destaca.
go-estimates-example = 65 %

## Beside the name of the game, in a list: "9 × 9 · Handicap 2 · Komi 0.5 · Area scoring".

go-subtitle-handicap = Hándicap { $stones }
go-subtitle-stones = { $stones ->
    [one] { $stones } piedra colocada
   *[other] { $stones } piedras colocadas
}
go-subtitle-komi = Komi { $komi }
go-subtitle-area = Puntuación por área
go-subtitle-territory = Puntuación por territorio
go-subtitle-stone-scoring = Puntuación por piedras

## Below the board: captures or the score, and buttons.

go-captures = Capturas: Negro { $black }, Blanco { $white }
go-score = Puntos: Negro { $black }, Blanco { $white }
go-open-points = { $points ->
    [one] 1 punto neutral no cuenta para nadie
   *[other] { $points } puntos neutrales no cuentan para nadie
}
go-leads = { $side ->
    [black] Negro
   *[white] Blanco
} aventaja por unos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
go-about-even = Casi igualado
go-passed = { $side ->
    [black] Negro pasa
   *[white] Blanco pasa
}
go-resigned = { $side ->
    [black] Negro abandona
   *[white] Blanco abandona
}
go-count = Contar
go-count-tip = Contar cuando estén marcadas todas las piedras muertas
go-resume = Reanudar
go-resume-tip = Seguir jugando con todas las piedras
go-pass = Pasar
go-pass-tip = Saltar tu turno (pasar dos veces seguidas acaba la partida)
go-resign = Abandonar
go-resign-tip = Dar la partida por perdida

## Moves in the narrow list of moves, which has room for eight letters.

go-listed-pass = pasa
go-listed-resign = abandona

## The keys of the board, on the help page.

go-place-stone = Colocar ahí una piedra o, después de pasar ambos, marcar un grupo como muerto o vivo
go-pass-effect = Pasar o, después de pasar ambos, contar los puntos
go-resign-effect = Abandonar (pulsar dos veces) o, después de pasar ambos, reanudar la partida

## What a screen reader says of a point.

go-dead = muerta
go-likely-black = probablemente de Negro
go-likely-white = probablemente de Blanco
go-likely-dead = probablemente muerta
go-point-territory = { $owner ->
    [black] { $point }, vacío, territorio de Negro
    [white] { $point }, vacío, territorio de Blanco
   *[neutral] { $point }, vacío, neutral
}
go-group = Un grupo de { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
} con { $liberties ->
    [one] { $liberties } libertad
   *[other] { $liberties } libertades
}

## The page about the rules. Each paragraph has a heading and mostly a picture, which a screen
## reader describes.

go-page-rules = Las reglas del go

go-page-groups-heading = Piedras y grupos
go-page-groups = Empieza Negro, y los jugadores colocan por turnos una piedra en un punto vacío, donde se cruzan dos líneas. Las piedras se quedan donde están hasta que las capturan. Las piedras de un color conectadas por las líneas forman un grupo. Viven o mueren juntas.

go-page-capturing-heading = Capturar
go-page-capturing = Los puntos vacíos junto a un grupo son sus libertades. Un grupo sin libertades queda capturado y se retira del tablero. No puedes ocupar la última libertad de tu propio grupo, salvo que tu piedra capture algo.
go-page-capturing-picture = Negro captura la piedra blanca de C3 con una piedra en C2

go-page-eyes-heading = Dos ojos
go-page-eyes = Un punto vacío dentro de un grupo es un ojo. Un grupo con dos ojos separados está vivo: tu rival no puede ocupar los dos a la vez, y no puede ocupar solo uno.
go-page-eyes-picture = El grupo negro está vivo: A1 y C1 son sus ojos

go-page-ko-heading = Ko
go-page-ko = Una jugada no puede repetir una posición anterior de todo el tablero. Así que, donde dos piedras podrían capturarse sin fin, antes tienes que jugar en otro sitio. Puedes elegir otra regla de ko para una partida nueva.
go-page-ko-picture = Negro acaba de capturar una piedra en C3, y Blanco no puede recapturar enseguida

go-page-end-heading = El final
go-page-end = Cuando ya no puedas ganar nada más, pasa (F2). Cuando los dos pasen seguidos, haz clic en los grupos muertos para marcarlos. Algunos ya están marcados, y el ordenador protesta si marcas sus piedras vivas o dejas sin marcar las tuyas muertas. Luego se cuentan los puntos: uno por cada piedra tuya y uno por cada punto vacío que solo rodean tus piedras. Con puntuación por territorio, como en Japón, cuentan los puntos que rodeas y las piedras que has capturado. Blanco recibe puntos extra por jugar segundo, el komi. Quien juega peor puede empezar con dos a nueve piedras en el tablero, el hándicap.
go-page-end-picture = Negro tiene 15 puntos y Blanco 10: los cuadraditos muestran de quién son los puntos vacíos

## What Go says: src/words/go.rs

go-goal-area = Controla más tablero que tu rival. Pasar dos veces seguidas acaba la partida
go-goal-territory = Rodea más territorio y captura más piedras que tu rival. Pasar dos veces seguidas acaba la partida
go-goal-stones = Ten más piedras en el tablero que tu rival. Pasar dos veces seguidas acaba la partida
go-move-mark = marcar { $point }
go-move-mark-title = Marcar { $point }
go-marked-dead = El grupo de { $point } está muerto
go-marked-alive = El grupo de { $point } está vivo
go-why-captured = El grupo de { $stone } está muerto: se captura en { $point }
go-why-dies = El grupo de { $stone } no puede hacer dos ojos
go-why-seki = El grupo de { $stone } vive en seki
go-move-count = contar los puntos
go-move-count-title = Contar los puntos
go-move-resume = reanudar la partida
go-move-resume-title = Reanudar la partida
go-move-resign = abandonar
go-move-resign-title = Abandonar
go-refused-self-capture = Una piedra en { $point } no tendría libertades: elige otro punto (suicidio)
go-refused-ko = Aún no puedes recapturar en { $point }: juega antes en otro sitio (ko)
go-refused-repetition = { $point } repetiría una posición anterior: juega antes en otro sitio (superko)
go-refused-not-settling = Las piedras muertas se marcan después de pasar ambos
go-refused-no-stone = No hay ninguna piedra en { $point }: elige un grupo
go-passes = { $name-kind ->
    [you] Pasas
   *[person] { $name } pasa
}: la partida se reanuda con el turno de { $side ->
    [black] Negro
   *[white] Blanco
}

go-level-medium = ve qué se puede capturar
go-level-high = simula miles de partidas
go-level-greedy = captura y salva piedras

go-title = Go
go-summary = rodea y captura

go-counted-area = { $side ->
    [black] Negro
   *[white] Blanco
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}, { $territory } de territorio)
go-counted-area-komi = { $side ->
    [black] Negro
   *[white] Blanco
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}, { $territory } de territorio, { $komi } de komi)
go-counted-territory = { $side ->
    [black] Negro
   *[white] Blanco
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $territory } de territorio, { $prisoners ->
    [one] 1 captura
   *[other] { $prisoners } capturas
})
go-counted-territory-komi = { $side ->
    [black] Negro
   *[white] Blanco
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $territory } de territorio, { $prisoners ->
    [one] 1 captura
   *[other] { $prisoners } capturas
}, { $komi } de komi)
go-counted-stones = { $side ->
    [black] Negro
   *[white] Blanco
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
})
go-counted-stones-komi = { $side ->
    [black] Negro
   *[white] Blanco
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}, { $komi } de komi)

## The coach: mistakes that can be seen, in a review and on the coach’s card.

go-left-in-atari = { $name-kind ->
    [you] Dejaste
   *[person] { $name } dejó
} { $count ->
    [one] una piedra
   *[other] { $count } piedras
} en atari
go-put-in-atari = { $name-kind ->
    [you] Pusiste
   *[person] { $name } puso
} en atari { $count ->
    [one] una piedra propia
   *[other] { $count } piedras propias
}
go-missed-capture = { $name-kind ->
    [you] No viste
   *[person] { $name } no vio
} la captura de { $count ->
    [one] una piedra
   *[other] { $count } piedras
} en { $point }
go-misread-ladder = { $name-kind ->
    [you] Huiste
   *[person] { $name } huyó
} con { $count ->
    [one] una piedra
   *[other] { $count } piedras
} hacia una escalera perdida
go-filled-eye = { $name-kind ->
    [you] Rellenaste tu propio ojo en { $point }
   *[person] { $name } rellenó un ojo propio en { $point }
}
go-card-left-in-atari = Eso deja { $count ->
    [one] una piedra
   *[other] { $count } piedras
} en atari
go-card-put-in-atari = Eso pone en atari { $count ->
    [one] una piedra
   *[other] { $count } piedras
}
go-card-missed-capture = Puedes capturar { $count ->
    [one] una piedra
   *[other] { $count } piedras
}
go-card-misread-ladder = { $count ->
    [one] La escalera atrapa esta piedra
   *[other] La escalera atrapa estas piedras
}
go-card-filled-eye = Eso rellena tu propio ojo
go-why-in-atari = { $side ->
    [black] Negro
   *[white] Blanco
} captura en { $point }
go-why-missed-capture = Juega { $point } antes de que { $count ->
    [one] escape
   *[other] escapen
}
go-why-misread-ladder = { $side ->
    [black] Negro
   *[white] Blanco
} juega { $point } y da atari una y otra vez
go-why-filled-eye = Un grupo necesita dos ojos para vivir
