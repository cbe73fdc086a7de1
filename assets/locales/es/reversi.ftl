## The board of Reversi.

reversi-title = Reversi
reversi-summary = encierra y voltea
reversi-subtitle = Reglas de Othello · 8 × 8

reversi-how-to-play = Haz clic en una casilla con punto o escribe, por ejemplo, d3 e Intro

## The keys of the board, on the help page.

reversi-keys-square = De A a H, luego de 1 a 8
reversi-place-disc = Colocar una ficha ahí

## What a screen reader says of a square.

reversi-turns = { $count ->
    [one] voltea 1 ficha
   *[other] voltea { $count } fichas
}
reversi-last-disc = última ficha

## The page about the rules.

reversi-page-rules = Las reglas del reversi

reversi-page-turning-heading = Encerrar y voltear
reversi-page-turning = Empieza Negro, y los jugadores colocan por turnos una ficha en una casilla vacía. Entre ella y otra ficha tuya tiene que haber fichas del rival, en línea recta y sin huecos: en horizontal, en vertical o en diagonal. Se voltean y pasan a ser tuyas. Una ficha puede voltear varias líneas a la vez. Las casillas donde puedes jugar tienen un punto.
reversi-page-turning-picture = Negro puede jugar c4: entonces se voltea la ficha blanca de d4

reversi-page-end-heading = Pasar y final
reversi-page-end = Si no puedes voltear nada, pasas. El programa lo hace por ti. Cuando ningún bando puede jugar, la partida termina y gana quien tiene más fichas.
reversi-page-end-picture = A Blanco no le queda ninguna ficha, y Negro ha ganado

reversi-page-corners-heading = Lo que importa
reversi-page-corners = El número de fichas dice poco hasta el final. Una ficha en una esquina no se puede voltear nunca y a menudo protege a otras. Así que no juegues junto a una esquina vacía sin necesidad. Guarda muchas jugadas para ti y deja pocas al rival.

## What Reversi says

reversi-goal = Ten más fichas al final. Una ficha voltea todas las líneas de fichas que encierra

reversi-refused-turns-nothing = Una ficha en { $square } no voltearía nada: elige una casilla con punto
reversi-refused-must-pass = Ninguna casilla voltea fichas, tampoco { $square }: tienes que pasar
reversi-refused-pass = Puedes voltear una ficha, así que no puedes pasar

## Hints

reversi-hint-wins = { $count ->
    [one] { $move } gana por exactamente 1 ficha con el mejor juego
   *[other] { $move } gana por exactamente { $count } fichas con el mejor juego
}
reversi-hint-loses = { $count ->
    [one] { $move } pierde por exactamente 1 ficha con el mejor juego, y ninguna otra jugada por menos
   *[other] { $move } pierde por exactamente { $count } fichas con el mejor juego, y ninguna otra jugada por menos
}
reversi-hint-draws = { $move } empata con el mejor juego
reversi-hint-corner = { $move } es una esquina: esa ficha ya no se podrá voltear
reversi-hint-leaves = { $count ->
    [0] { $move } deja al rival sin jugadas
    [one] { $move } deja al rival solo 1 jugada
   *[other] { $move } parece lo mejor y deja al rival { $count } jugadas
}

## How a computer plays

reversi-level-learner = voltea todas las fichas que puede
reversi-level-high = resuelve las últimas 12 casillas
reversi-level-greedy = voltea mucho y busca esquinas
reversi-level-random = juega cualquier jugada

## In a terminal

reversi-ask = { $side }, tu casilla (a1-h8 o ayuda):
reversi-what-to-type = Escribe una casilla como d3, o ayuda
reversi-score = Negro { $black }, Blanco { $white }

## The coach: mistakes that can be seen, in a review and on the coach’s card.

reversi-gave-corner = { $name-kind ->
    [you] Cediste la esquina { $square } a { $side ->
        [black] Negro
       *[white] Blanco
    }
   *[person] { $side ->
        [you] { $name } te cedió la esquina { $square }
        [black] { $name } cedió la esquina { $square } a Negro
       *[white] { $name } cedió la esquina { $square } a Blanco
    }
}
reversi-card-gave-corner = Eso cede la esquina { $square } a { $side ->
    [black] Negro
   *[white] Blanco
}
reversi-why-gave-corner = Una ficha en una esquina no se puede voltear nunca
reversi-square = { $content ->
    [black] { $square }, negra
    [white] { $square }, blanca
   *[empty] { $square }, vacía
}
