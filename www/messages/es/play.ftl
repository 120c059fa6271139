### The words of Play’s first view: the board, its buttons, hints, the answer, the players.
game-title = La partida
cell-recommended = recomendada
headline = Juega contra una máquina que nunca pierde y mira cuánto ahorra la poda.
turn-human = Le toca a { $player }
turn-human-only = Te toca: eres { $player }
turn-computer = Le toca a { $player }: juega la máquina
turn-thinking = Le toca a { $player }: está pensando…
turn-paused = Le toca a { $player }: en pausa
turn-loading = Cargando el motor…
turn-failed = El motor no está disponible
turn-setup = Preparando una posición
result-draw = Empate
result-won = Gana { $player }
result-you-won = Has ganado con { $player }
result-you-lost = Gana { $player }: has perdido

## Botones de la partida
game-buttons =
    .aria-label = Partida
play-open =
    .title = Tablero y jugadores
new-game-button = Nueva
    .title = Nueva partida
undo-button = Deshacer
hint-button = Pista
    .title = Mostrar lo que vale cada jugada
details-button = Detalles
tree-map-label =
    .aria-label = El árbol completo
watch-link = Ver paso a paso

## Pistas
hint-win = gana en { $plies }
hint-draw = empata
hint-loss = pierde en { $plies }

## Lo que cabe esperar
chances-perfect = La máquina nunca pierde. Intenta empatar.
chances-book = La máquina nunca pierde y tiende trampas.
chances-flawless = Desde aquí, la máquina no se equivoca.
chances-casual = La máquina sencilla solo ve dos jugadas por delante. Puedes ganarle.
chances-random = Esta máquina juega al azar.
chances-broken = Esta máquina tiene un error. Quizá puedas ganarle.

## La respuesta
answers-hidden = Las respuestas están ocultas.
answers-trying = Encuentra una jugada mejor.
recommendation-label = Recomendada:
recommendation-waiting = Buscando…
recommendation-failed = No se puede recomendar ninguna jugada sin el motor.
# Follows the move.
recommendation-worth = , { $worth }
value-draw = empate

## Comparación
card-title = Dos búsquedas desde esta posición
nodes-unit = nodos
saving = Misma jugada, *{ $ratio } veces menos* nodos.
saving-none = Aquí la poda no ahorra nada. Las dos búsquedas visitan { $nodes ->
        [one] el mismo nodo ({ NUMBER($nodes) })
       *[other] los mismos { NUMBER($nodes) } nodos
    }.
slow-race-button = Carrera a cámara lenta
slow-race-short = Carrera
pruning-short = Poda

## Jugadores
players-versus = Rival: { $name }
players-people = dos personas
players-both = { $x } – { $o }
name-perfect = perfecta
name-book = con libro
name-casual = sencilla
name-random = aleatoria

## Lo que se rechaza
refused-taken = { $player } ya ha jugado en { PLAY($cell) }. Elige una casilla libre.
refused-turn = Le toca a la máquina.
refused-undo = No hay ninguna jugada que deshacer.
refused-redo = No hay ninguna jugada que rehacer.
refused-loading = El motor aún no está listo.
