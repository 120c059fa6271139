### What Play says.

## El tablero
game-title = La partida
cell-recommended = recomendada
cell-equal = tan buena como la recomendada
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
details-label = Detalles
new-game-button = Nueva
    .title = Nueva partida
undo-button = Deshacer
    .title = Deshacer la última jugada
redo-button = Rehacer
    .title = Rehacer la jugada deshecha
swap-button = Cambiar
    .title = Nueva partida con los bandos cambiados
hints-button = Pistas
    .title = Mostrar lo que vale cada casilla libre
practise-link = Practicar
    .title = Practicar con esta posición
watch-link = Ver esta búsqueda
speed-label = Velocidad
speed-slow = lenta
speed-normal = normal
speed-fast = rápida
go-on-button = Seguir
pause-button = Pausa
step-button = Paso
    .title = Dejar que la máquina haga una jugada

## Pistas
hint-win = gana en { $plies }
hint-draw = empata
hint-seen-exact = puntuación = { $value }
hint-seen-least = puntuación ≥ { $value }
hint-seen-most = puntuación ≤ { $value }
hint-loss = pierde en { $plies }

## Lo que cabe esperar
hope-perfect = A la perfecta no se le gana: busca el empate.
hope-book = No se le puede ganar, y tiende trampas.
hope-casual = Solo ve una jugada por delante: puedes ganarle.
hope-random = Esta máquina juega al azar.
hope-broken = Juega con un error: quizá puedas ganarle.
hope-people = Dos personas juegan en este tablero.
hope-computers = Juegan dos máquinas; tú miras.

## La respuesta
answers-hide = Ocultar respuestas
answers-show = Mostrar respuestas
answers-hidden = Las respuestas están ocultas.
answers-trying = Busca una jugada mejor.
recommendation = { MOVE($cell) }
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
value-and-equal = { $value } · 1.ª de { NUMBER($equal) } iguales
best-line = Mejor línea: { $cells }
line-cell = { MOVE($cell) }

## Comparación
compare-title = Dos búsquedas desde esta posición
compare-caption = Cuánto trabajo hacen minimax y alfa-beta en esta posición
answers-mark = en juego
nodes-label = Posiciones visitadas
time-label = Tiempo
pending = …
saving = Alfa-beta visita { $share } de las posiciones.
share = 1/{ NUMBER($whole) }
saving-and-time = Alfa-beta visita { $share } de las posiciones { $verdict ->
        [faster] y es unas { $ratio } veces más rápida.
        [same] más o menos en el mismo tiempo.
       *[slower] pero tarda unas { $ratio } veces lo que minimax.
    }
saving-none = Aquí la poda no ahorra nada: las dos visitan { $nodes ->
        [one] la misma posición ({ NUMBER($nodes) })
       *[other] las mismas { NUMBER($nodes) } posiciones
    }.
agreement = Las dos búsquedas eligen { MOVE($cell) }.
agreement-hidden = Las dos búsquedas eligen la misma jugada.
score = La puntuación de esta posición es { $score } para { $player }, a quien le toca jugar.
score-meaning = Una victoria en n jugadas vale 10 − n; una derrota, n − 10; un empate, 0: cuanto antes se gana y más tarde se pierde, mayor es la puntuación.
agreement-broken = Las dos búsquedas no coinciden. Es un error de Cutoff: avísanos de esta posición, por favor.
agreement-over = No hay ninguna jugada que elegir.
pruning-switch = Poda alfa-beta
as-seen-switch = Lo que sabe alfa-beta
replies-switch = Cuántas respuestas mantienen el resultado
hint-replies-win = { $holding } de { $replies } { $holding ->
        [one] gana
       *[other] ganan
    }
hint-replies-draw = { $holding } de { $replies } lo { $holding ->
        [one] mantiene
       *[other] mantienen
    }
hint-replies-loss = ninguna lo mantiene
book-explained = La última columna: cuántas respuestas del otro bando mantienen su resultado. Una búsqueda que ve hasta el final no tiene motivo para preferir una jugada de empate a otra. Un libro de aperturas sí, porque los rivales se equivocan. De las mejores jugadas, el jugador con libro elige la que deja menos respuestas que lo mantienen.
price = Alfa-beta visita { NUMBER($seen) } posiciones para encontrar la jugada; de otras jugadas puede que solo conozca una cota (≤ o ≥) de la puntuación de X. El veredicto exacto de todas las jugadas requiere { NUMBER($exact) } posiciones.
method = Una sola búsqueda es demasiado corta para el reloj, así que se repite en tandas, y las dos búsquedas se alternan. El tiempo que se muestra es el de una búsqueda en la tanda más rápida. Se hicieron { NUMBER($batches) } tandas; las que coinciden sitúan la proporción entre los tiempos entre { $low } y { $high }.
method-disagreed = Una sola búsqueda es demasiado corta para el reloj, así que se repite en tandas, y las dos búsquedas se alternan. El tiempo que se muestra es el de una búsqueda en la tanda más rápida. Se hicieron { NUMBER($batches) } tandas, pero difieren demasiado para decir cuántas veces más rápida es una búsqueda: el ordenador está ocupado.
method-waiting = Aún sin medir.
method-no-clock = El reloj de este navegador no avanza, o lo hace a saltos demasiado grandes para una búsqueda tan corta, así que no hay tiempos.
method-nodes = Una posición cuenta cada vez que una búsqueda entra en ella, incluidas la del tablero y las terminadas. En las posiciones podadas no se entra nunca.

## Los detalles
tab-search = Búsqueda
tab-moves = Jugadas
tab-hints = Pistas
tab-prove = Demostrar
tab-review = Repaso
tab-setup = Preparar
tab-depth = Profundidad
tab-measured = Cómo se mide
hints-off = Activa «Pistas» para ver aquí, y en el tablero, lo que vale cada casilla libre para quien juega.
hints-hidden = Las respuestas están ocultas, y las pistas también.
hints-explained = Lo que vale cada casilla libre para quien juega. «Gana en 3» cuenta las jugadas de los dos bandos.
hints-caption = Las casillas libres y lo que valen
hints-best = { MOVE($cell) } (recomendada)
hints-worth = Vale
hints-seen = Alfa-beta sabe
hints-replies = Respuestas

## Jugadores
players-versus = contra { $name }
players-people = dos personas
players-both = { $x } – { $o }
name-perfect = Perfecta
name-book = Con libro
name-casual = Sencilla
name-random = Aleatoria
player-x-label = X
player-o-label = O
player-human = Tú
player-perfect = Máquina perfecta
player-book = Perfecta, con libro
player-casual = Máquina sencilla
player-random = Máquina aleatoria
level-human = Juegas tú, con el ratón, el dedo o el teclado.
level-perfect = Hace la jugada recomendada. Nadie puede ganarle.
level-book = De las mejores jugadas, hace la que deja más formas de equivocarse. Tampoco a ella puede ganarle nadie.
level-broken = Juega con el error que está activado en el laboratorio.
level-casual = Gana al instante si puede, impide una victoria inmediata y, si no, hace una jugada aleatoria.
level-random = Ocupa una casilla libre aleatoria.

## Jugadas
moves-caption = Las jugadas de esta partida y el coste de la búsqueda previa a cada una
moves-number = #
moves-move = Jugada
moves-nodes = Posiciones
moves-time = Tiempo
moves-start = Inicio
moves-jump = { $player }: { MOVE($cell) }

## Preparar
setup-explained = Haz clic en una casilla para cambiarla entre vacía, X y O. O escribe nueve caracteres, fila por fila: X, O y un punto para cada casilla vacía.
setup-text-label = Posición
setup-play-button = Jugar desde aquí
setup-clear-button = Vaciar
setup-cancel-button = Cancelar
setup-fine = Le toca a { $player }.
setup-over = En esta posición la partida ha terminado.

## Avisos
announce-move = { $player } juega en la { SPOKEN($cell) }.
announce-new = Nueva partida.
announce-back = De vuelta { $number ->
        [0] al inicio
       *[other] a la jugada { NUMBER($number) }
    }.
announce-forward = Adelante, a la jugada { NUMBER($number) }.
announce-answers-on = Las respuestas se muestran.
announce-answers-off = Las respuestas están ocultas.
announce-hints-on = Pistas activadas.
announce-hints-off = Pistas desactivadas.
announce-pruning-on = Ahora alfa-beta elige las jugadas.
announce-pruning-off = Ahora minimax sin poda elige las jugadas.

## Lo que se rechaza
refused-taken = { $player } ya ocupa { MOVE($cell) }. Elige una casilla libre.
refused-over = La partida ha terminado. Empieza otra o deshaz una jugada.
refused-turn = Le toca a la máquina.
refused-undo = No hay ninguna jugada que deshacer.
refused-redo = No hay ninguna jugada que rehacer.
refused-loading = El motor aún no está listo.
refused-hints = Las respuestas están ocultas, y las pistas también. Muestra primero las respuestas.

## Ayuda
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = Moverse por el tablero
help-key-home = Inicio, Fin
help-key-home-does = Primera y última casilla de la fila; con Ctrl, del tablero
help-key-enter = Intro, Espacio
help-key-enter-does = Jugar en la casilla
help-key-digits = 1 … 8
help-key-digits-does = Jugar en una columna, donde las fichas caen
help-key-new = N
help-key-new-does = Nueva partida
help-key-undo = U
help-key-undo-does = Deshacer una jugada
help-key-redo = R
help-key-redo-does = Rehacer la jugada deshecha
help-key-swap = S
help-key-swap-does = Cambiar de bando
help-key-answers = A
help-key-answers-does = Mostrar u ocultar las respuestas
help-key-hints = H
help-key-hints-does = Activar o desactivar las pistas
help-key-pruning = P
help-key-pruning-does = Activar o desactivar la poda

## El laboratorio
bug-on = Hay un error activado: { $name }. La máquina perfecta juega con él hasta que lo desactives.
bug-off-button = Desactivarlo
full-page-link = Abrir la página completa

## Halla la jugada
why-cell = { MOVE($cell) }
why-loses-at-once = { $player } gana ahora al instante en { MOVE($cell) }.
why-loses-by-fork = { $player } ocupa { MOVE($cell) } y crea dos amenazas a la vez: solo se puede parar una.
why-loses-by-later-fork = { $player } ocupa { MOVE($cell) }, a lo que hay que responder, y después crea dos amenazas a la vez con { $twice }: solo se puede parar una.
why-missed-at-once = { $player } podía haber ganado al instante en { MOVE($cell) }.
why-missed-by-fork = { $player } podía haber creado dos amenazas a la vez con { MOVE($cell) }: solo se puede parar una.
why-missed-by-later-fork = { $player } podía haber empezado por { MOVE($cell) } y después haber creado dos amenazas a la vez con { $twice }.

## El final de la partida
ending-title = La partida ha terminado
ending-loss = La jugada { NUMBER($number) } la perdió: { $player } en { MOVE($cell) }.
ending-draw = La jugada { NUMBER($number) } dejó escapar la victoria: { $player } en { MOVE($cell) }.
ending-flawless = Ningún bando cometió un error.
ending-hidden = Las respuestas están ocultas. Muéstralas para ver qué jugada decidió la partida y por qué.
try-again-button = Repetir esa jugada
play-again-button = Nueva partida
other-side-button = Cambiar de bando
review-button = Repasar esta partida
easier-question = ¿Quieres un rival al que puedas ganar?
easier-button = Jugar con la sencilla

## Repaso
review-empty = Todavía no se ha hecho ninguna jugada.
review-found = { $slips ->
        [0] Ninguna jugada cambió el resultado: { $moves ->
            [one] la única jugada lo mantuvo
           *[other] las { NUMBER($moves) } jugadas lo mantuvieron
        }.
        [one] Una jugada de { NUMBER($moves) } cambió el resultado.
       *[other] { NUMBER($slips) } jugadas de { NUMBER($moves) } cambiaron el resultado.
    }
review-slip = Jugada { NUMBER($number) }: { $player } ocupa { MOVE($cell) }
review-hidden = Las respuestas están ocultas, y el repaso también.
review-failed = No se ha podido cargar el repaso. Elige «Repaso» otra vez para volver a intentarlo.
review-look = Ver
review-better = Buscar una jugada mejor
review-kept = Mostrar las jugadas mejores
review-win-draw = Antes de esta jugada, { $player } ganaba; después, la partida es un empate.
review-win-loss = Antes de esta jugada, { $player } ganaba; después, { $player } pierde.
review-draw-loss = Antes de esta jugada, la partida era un empate; después, { $player } pierde.
review-were = Jugadas que habrían mantenido el resultado: { $cells }.
