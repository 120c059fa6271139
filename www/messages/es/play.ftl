### What Play says.

## El tablero
game-title = La partida
cell-recommended = recomendada
turn-human = Le toca a { $player }
turn-human-only = Te toca: juegas con { $player }
turn-computer = Le toca a { $player }: juega la máquina
turn-thinking = Le toca a { $player }: está pensando…
turn-paused = Le toca a { $player }: la máquina espera
turn-loading = Cargando el motor…
turn-failed = El motor no está disponible
turn-setup = Preparando una posición
result-draw = Empate: el tablero está lleno
result-won = Ha ganado { $player }
result-you-won = Has ganado con { $player }
result-you-lost = Ha ganado { $player }: has perdido

## Botones de la partida
game-buttons =
    .aria-label = Partida
new-game-button = Nueva
    .title = Nueva partida
    .aria-label = Nueva partida
undo-button = Atrás
    .title = Deshacer la última jugada
redo-button = Repetir
    .title = Repetir la jugada deshecha
hints-button = Pistas
    .title = Mostrar lo que vale cada casilla libre
go-on-button = Seguir
pause-button = Pausa
step-button = Paso
    .title = Dejar que la máquina haga una jugada

## Pistas
hint-win = gana en { $plies }
hint-draw = empata
hint-seen-exact = X: = { $value }
hint-seen-least = X: ≥ { $value }
hint-seen-most = X: ≤ { $value }
hint-loss = pierde en { $plies }

## Recomendación
recommendation = Consejo: { MOVE($cell) }
recommendation-verdict = Consejo: { MOVE($cell) }, { $verdict }
recommendation-cost = { $time }, { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    }
recommendation-nodes = { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    }
recommendation-none = La partida ha terminado: no hay nada que recomendar.
recommendation-waiting = Buscando…
recommendation-failed = Sin el motor no hay búsqueda.

## Comparación
compare-title = Las dos búsquedas de esta posición
compare-caption = Cuánto trabajo hacen minimax y alfa-beta en esta posición
answers-mark = en juego
nodes-label = Posiciones visitadas
time-label = Tiempo
pending = …
time-none = –
saving = Alfa-beta visita { $times } veces menos posiciones.
saving-and-time = Alfa-beta visita { $times } veces menos posiciones { $verdict ->
        [faster] y es unas { $ratio } veces más rápida.
        [same] más o menos en el mismo tiempo.
       *[slower] pero tarda unas { $ratio } veces lo que minimax.
    }
saving-none = Aquí la poda no ahorra nada: las dos visitan { $nodes ->
        [one] la misma posición ({ NUMBER($nodes) })
       *[other] las mismas { NUMBER($nodes) } posiciones
    }.
saving-over = Las dos visitan solo esta posición.
agreement = Las dos eligen la { MOVE($cell) }.
agreement-broken = Las dos búsquedas no coinciden. Es un fallo de Cutoff; avísanos de esta posición, por favor.
agreement-over = Ninguna tiene una jugada que elegir.
pruning-switch = Poda alfa-beta
as-seen-switch = Pistas tal como las vio alfa-beta
replies-switch = Pistas con las respuestas que aguantan
hint-replies-win = { $holding ->
        [one] { $holding } de { $replies } gana
       *[other] { $holding } de { $replies } ganan
    }
hint-replies-draw = { $holding ->
        [one] { $holding } de { $replies } aguanta
       *[other] { $holding } de { $replies } aguantan
    }
hint-replies-loss = 0 de { $replies } aguantan
book-told = Debajo de cada veredicto: con cuántas de sus respuestas mantiene el otro bando su resultado. Una búsqueda que ve hasta el final no tiene motivo para preferir una jugada de empate a otra; un libro de aperturas sí, porque los rivales se equivocan. De las mejores jugadas, hace aquella tras la que aguantan menos respuestas.
price = Alfa-beta necesita { NUMBER($seen) } posiciones para encontrar la jugada, y de otras jugadas solo tiene cotas (≤, ≥ sobre la puntuación de X). El veredicto exacto de todas las jugadas requiere { NUMBER($exact) }.
method-title = Cómo se mide
method = Una sola búsqueda es demasiado corta para el reloj, así que cada una se repite en tandas mucho más largas que la resolución del reloj, y las dos búsquedas se turnan. El tiempo que se muestra es el de la tanda más rápida, por búsqueda. Se hicieron { NUMBER($batches) } tandas; según las que coinciden, la proporción entre los tiempos está entre { $low } y { $high }.
method-disagreed = Una sola búsqueda es demasiado corta para el reloj, así que cada una se repite en tandas mucho más largas que la resolución del reloj, y las dos búsquedas se turnan. El tiempo que se muestra es el de la tanda más rápida, por búsqueda. Se hicieron { NUMBER($batches) } tandas, pero difieren demasiado para decir cuántas veces más rápida es una búsqueda: el ordenador está ocupado.
method-waiting = Aún sin medir.
method-no-clock = El reloj de este navegador no avanza, o lo hace a saltos demasiado grandes para una búsqueda tan corta, así que no hay tiempos.
method-nodes = Una posición cuenta una vez cada vez que una búsqueda entra en ella, también la del tablero y las terminadas. En lo que se poda no se entra.

## Jugadores
players-title = Jugadores
player-x-label = X
player-o-label = O
player-human = Tú
player-perfect = Máquina perfecta
player-book = Perfecta, con libro
player-casual = Máquina aficionada
player-random = Máquina al azar
level-human = Juega con el ratón, el dedo o el teclado.
level-perfect = Hace la jugada recomendada. Nadie le puede ganar.
level-book = De las mejores jugadas, hace la que deja más formas de equivocarse. Tampoco a ella le puede ganar nadie.
level-broken = Juega con el error que está activado en el laboratorio.
level-casual = Gana al instante si puede, e impide que el otro bando gane al instante; si no, cualquier jugada, al azar.
level-random = Cualquier casilla libre, al azar.

## Jugadas
moves-title = Jugadas
moves-caption = Las jugadas de esta partida y lo que costó la búsqueda de cada una
moves-number = #
moves-move = Jugada
moves-nodes = Posiciones
moves-time = Tiempo
moves-start = Inicio
moves-jump = { $player }: { MOVE($cell) }

## Preparar
setup-open-button = Preparar una posición
setup-explained = Elige una casilla para cambiarla: vacía, X, O. O escribe nueve signos, fila por fila: X, O y un punto si está vacía.
setup-text-label = Posición
setup-play-button = Jugar desde aquí
setup-clear-button = Vaciar
setup-cancel-button = Cancelar
setup-fine = Le toca a { $player }.
setup-over = En esta posición la partida ha terminado.

## Avisos
announce-move = { $player } juega en la { MOVE($cell) }.
announce-new = Nueva partida.
announce-back = De vuelta { $number ->
        [0] al inicio
       *[other] a la jugada { NUMBER($number) }
    }.
announce-forward = Adelante, a la jugada { NUMBER($number) }.
announce-hints-on = Las pistas están activadas.
announce-hints-off = Las pistas están desactivadas.
announce-pruning-on = Ahora alfa-beta elige las jugadas.
announce-pruning-off = Ahora minimax sin poda elige las jugadas.

## Lo que se rechaza
refused-taken = La { MOVE($cell) } ya la ocupa { $player }. Elige una casilla libre.
refused-over = La partida ha terminado. Empieza otra o deshaz una jugada.
refused-turn = Le toca a la máquina.
refused-undo = No hay ninguna jugada que deshacer.
refused-redo = No hay ninguna jugada que repetir.
refused-loading = El motor aún no está listo.

## Ayuda
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = Moverse por el tablero
help-key-home = Inicio, Fin
help-key-home-does = Primera y última casilla de la fila; con Ctrl, del tablero
help-key-enter = Intro, Espacio
help-key-enter-does = Jugar en la casilla
help-key-new = N
help-key-new-does = Nueva partida
help-key-undo = U
help-key-undo-does = Deshacer una jugada
help-key-redo = R
help-key-redo-does = Repetir la jugada deshecha
help-key-hints = H
help-key-hints-does = Activar o desactivar las pistas
help-key-pruning = P
help-key-pruning-does = Activar o desactivar la poda

## El laboratorio
bug-on = Hay un error activado: { $name }. La máquina perfecta juega con él hasta que se desactive.
bug-off-button = Desactivarlo
full-page-link = Abrir la página completa

## Halla la jugada
why-cell = { MOVE($cell) }
why-loses-at-once = { $player } gana ahora al instante en la { MOVE($cell) }.
why-loses-by-fork = { $player } ocupa la { MOVE($cell) } y entonces hace dos amenazas: solo se puede parar una de las dos.
why-loses-by-later-fork = { $player } ocupa la { MOVE($cell) }, a lo que hay que responder, y entonces con la { $twice } hace dos amenazas: solo se puede parar una de las dos.
why-missed-at-once = { $player } podía haber ganado al instante en la { MOVE($cell) }.
why-missed-by-fork = { $player } podía haber hecho dos amenazas en la { MOVE($cell) }, y solo se habría podido parar una de las dos.
why-missed-by-later-fork = { $player } podía haber empezado por la { MOVE($cell) } y entonces, con la { $twice }, haber hecho dos amenazas.

## Repaso
review-explained = Las jugadas de la partida del tablero que cambiaron su resultado. Qué habría sido mejor solo se dice si lo preguntas.
review-empty = Todavía no se ha hecho ninguna jugada.
review-found = { $slips ->
        [0] Ninguna jugada cambió el resultado: { $moves ->
            [one] la única jugada lo conservó
           *[other] las { NUMBER($moves) } jugadas lo conservaron
        }.
        [one] Una jugada de { NUMBER($moves) } cambió el resultado.
       *[other] { NUMBER($slips) } jugadas de { NUMBER($moves) } cambiaron el resultado.
    }
review-slip = Jugada { NUMBER($number) }: { $player } en la { MOVE($cell) }
review-look = Ver la posición
review-better = Hallar algo mejor
review-why = Dime por qué
review-win-draw = Antes de ella, { $player } tenía la partida ganada; después, la partida es un empate.
review-win-loss = Antes de ella, { $player } tenía la partida ganada; después, { $player } la tiene perdida.
review-draw-loss = Antes de ella, la partida era un empate; después, { $player } la tiene perdida.
review-were = Lo que habría conservado el resultado: { $cells }.
