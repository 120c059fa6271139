### El tablero
game-title = La partida
cell-recommended = recomendada
headline = Juega contra quien nunca pierde y mira cuánto se ahorra.
turn-human = Le toca a { $player }
turn-human-only = Te toca: eres { $player }
turn-computer = Le toca a { $player }: juega la máquina
turn-thinking = Le toca a { $player }: está pensando…
turn-paused = Le toca a { $player }: en pausa
turn-loading = Cargando el motor…
turn-failed = El motor no está disponible
turn-setup = Preparando una posición
result-draw = Empate: el tablero está lleno
result-won = Gana { $player }
result-you-won = Has ganado con { $player }
result-you-lost = Gana { $player }: has perdido

## Botones de la partida
game-buttons =
    .aria-label = Partida
players =
    .aria-label = Jugadores
details-label = Análisis de esta partida
new-game-button = Nueva
    .title = Nueva partida
undo-button = Deshacer
redo-button = Rehacer
    .title = Rehacer la jugada deshecha
swap-button = Cambiar
    .title = Nueva partida con los bandos cambiados
analysis-button = Análisis
analysis-larger = Más grande
analysis-smaller = Más pequeño
analysis-close = Cerrar el análisis
map-label =
    .aria-label = El árbol completo
whole-caption-on = La máquina busca en este árbol: alfa-beta solo visita lo iluminado.
whole-caption-off = La máquina busca en este árbol: minimax lo visita todo.
watch-link = Ver esta búsqueda
speed-slow = lenta
speed-normal = normal
speed-fast = rápida
step-button = Paso
    .title = Dejar que la máquina haga una jugada

## Pistas
hint-win = gana en { $plies }
hint-draw = empata
hint-loss = pierde en { $plies }

## Lo que cabe esperar
hope-perfect = No se le puede ganar a la perfecta: intenta empatar.
hope-book = No se le puede ganar, y tiende trampas.
hope-flawless = Desde aquí no se equivoca.
hope-casual = Solo mira su jugada y tu respuesta. Puedes ganarle.
hope-random = Esta máquina juega al azar.
hope-broken = Juega con un error: quizá puedas ganarle.

## La respuesta
answers-label = Respuestas
answers-none = ocultas
answers-best = mejor jugada
answers-all = cada jugada
answers-hidden = Las respuestas están ocultas.
answers-trying = Encuentra una jugada mejor.
recommendation-label = Recomendada:
recommendation-waiting = Buscando…
recommendation-failed = Sin el motor no hay búsqueda.
value-win = { $player } gana en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    }
value-draw = empate
value-loss = { $player } pierde en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    }
best-line = Mejor línea: { $cells }

## Comparación
compare-title = Dos búsquedas desde esta posición
saving = Misma jugada, { $share }.
share-fraction = { $rounded ->
        [yes] cerca de 1/{ NUMBER($whole) } de los nodos
       *[no] 1/{ NUMBER($whole) } de los nodos
    }
share-percent = { $rounded ->
        [yes] cerca del { $percent } de los nodos
       *[no] el { $percent } de los nodos
    }
saving-none = Aquí la poda no ahorra nada: las dos visitan { $nodes ->
        [one] el mismo nodo ({ NUMBER($nodes) })
       *[other] los mismos { NUMBER($nodes) } nodos
    }.
slow-race-button = Carrera

## Los detalles
tab-moves = Jugadas
tab-review = Repaso
tab-limits = Límites

## Jugadores
players-versus = Rival: { $name }
players-people = dos personas
players-both = { $x } – { $o }
name-perfect = perfecta
name-book = con libro
name-casual = sencilla
name-random = aleatoria

## Jugadas
moves-caption = Las jugadas de esta partida y lo que costó la búsqueda antes de cada una
moves-number = #

## Preparar
setup-button = Preparar una posición
setup-text-label = Posición
setup-play-button = Jugar desde aquí
setup-cancel-button = Cancelar
setup-swap-button = Intercambiar X y O

## Lo que se rechaza
refused-taken = { $player } ya ha jugado en { PLAY($cell) }. Elige una casilla libre.
refused-over = La partida ha terminado. Empieza otra o deshaz una jugada.
refused-turn = Le toca a la máquina.
refused-undo = No hay ninguna jugada que deshacer.
refused-redo = No hay ninguna jugada que rehacer.
refused-loading = El motor aún no está listo.
refused-hints = Las respuestas están ocultas, y las pistas también. Muestra primero las respuestas.

## Ayuda
help-key-arrows = Moverse por el tablero
    .keys = ← ↑ → ↓
help-key-home = Primera y última casilla de la fila; con Ctrl, del tablero
    .keys = Inicio, Fin
help-key-enter = Jugar en la casilla
    .keys = Intro, Espacio
help-key-digits = Jugar en una columna, donde las fichas caen
    .keys = 1 … 8
help-key-new = Nueva partida
    .keys = N
help-key-undo = Deshacer
    .keys = U
help-key-redo = Rehacer
    .keys = R
help-key-swap = Cambiar de bando
    .keys = S
help-key-answers = Mostrar u ocultar las respuestas
    .keys = A
help-key-hints = Activar o desactivar las pistas
    .keys = H
help-key-pruning = Activar o desactivar la poda
    .keys = P

## El laboratorio
bug-on = Hay un error activado: { $name }. La máquina perfecta juega con él hasta que lo desactives.
bug-off-button = Desactivarlo

## El final de la partida
try-again-button = Buscar una jugada mejor
refute-button = Recorrer la línea
review-button = Repasar esta partida
easier-question = ¿Quieres un rival al que puedas ganar?
easier-button = Jugar con la sencilla
