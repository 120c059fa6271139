### What Play says of scores over the columns, and of proofs.

## Valores sobre las columnas
column-scores-label = El valor de cada columna para { $player }
score-win = gana
score-draw = empata
score-loss = pierde
score-within = ≤{ $plies }
score-least = ≥
score-most = ≤
score-bound-draw = empate
score-column = La columna { NUMBER($move) }
score-legend = + gana, = empata, − pierde, y en cuántas jugadas
score-move-exact-win = { $move } gana en { $plies } { $plies ->
        [one] jugada
       *[other] jugadas
    } (ficha n.º { NUMBER($stone) } de { $player })
score-move-exact-draw = { $move } empata
score-move-exact-loss = { $move } pierde en { $plies } jugadas (ante la ficha n.º { NUMBER($stone) } de { $other })
score-move-sooner-win = { $move } gana en { $plies } jugadas o antes
score-move-sooner-loss = { $move } pierde en { $plies } jugadas o antes
score-move-least-draw = { $move } es al menos un empate
score-move-most-draw = { $move } es como mucho un empate
score-move-open = { $move } aún no está demostrada
score-position-exact-win = Con el juego perfecto, { $player } gana en { $plies } { $plies ->
        [one] jugada
       *[other] jugadas
    }, con su ficha n.º { NUMBER($stone) }
score-position-exact-draw = Con el juego perfecto, empate
score-position-exact-loss = Con el juego perfecto, { $player } pierde en { $plies } jugadas, ante la ficha n.º { NUMBER($stone) } de { $other }
score-position-sooner-win = { $player } gana en { $plies } jugadas o antes
score-position-sooner-loss = { $player } pierde en { $plies } jugadas o antes
score-position-least-draw = Al menos un empate para { $player }
score-position-most-draw = Como mucho un empate para { $player }
score-position-open = Tu navegador aún no lo ha demostrado
column-scores-proved = { $proved } de { $moves } jugadas demostradas
column-scores-sooner = { $text } («≤ 24»: en 24 jugadas o antes)
column-scores-book = Todas las columnas están en el libro de aperturas
column-scores-all = Demostrar todas las jugadas
column-scores-failed = No se han podido calcular los valores.

## Demostrarlo
prove-intro = Tu navegador demuestra cómo termina la partida desde aquí con el juego perfecto de ambos bandos, sin el libro de aperturas. Una posición avanzada se demuestra en un momento; una temprana puede llevar minutos, o mucho más. Puedes detenerlo cuando quieras y reanudarlo después.
prove-button = Demostrarlo
prove-this = Demostrar la posición del tablero
prove-over = Esta partida ha terminado: no hay nada que demostrar.
prove-elsewhere = Esta es la demostración de otra posición ({ $board }, tras { $moves ->
        [one] 1 jugada
       *[other] { NUMBER($moves) } jugadas
    }), no de la del tablero.
prove-hidden = Las respuestas están ocultas, y las demostraciones también.
prove-memory = Memoria para la tabla
prove-kilobytes = { $size } kB
prove-megabytes = { $size } MB
prove-state-running = Demostrando…
prove-state-stopped = Detenido, sin demostrar
prove-state-stopped-line = Demostrado; la mejor línea no está completa
prove-state-line = Demostrado; buscando la mejor línea…
prove-state-done = Demostrado
prove-state-failed = El motor se ha detenido. Lo que se muestra se demostró antes; una nueva demostración empieza desde el principio.
prove-done = { $player } gana en { NUMBER($plies) }, y lo ha demostrado tu propio navegador.
prove-done-draw = Empate, y lo ha demostrado tu propio navegador.
prove-result = { $result }. Demostrado en { $time }, sin libro de aperturas.
prove-so-far = { $result }.
prove-no-win = { $player } no puede ganar en menos de { $win } jugadas.
prove-no-loss = { $player } no puede perder en menos de { $loss } jugadas.
prove-not-before = { $player } no puede ganar en menos de { $win } jugadas, ni perder en menos de { $loss }.
proof-end-win = gana
proof-end-draw = empate
proof-end-loss = pierde
proof-ending-win = gana en { NUMBER($plies) }
proof-ending-loss = pierde en { NUMBER($plies) }
proof-least = en el peor caso: { $ending }
proof-most = en el mejor caso: { $ending }
prove-positions = Nodos
prove-rate = Nodos por segundo
prove-time = Tiempo en total
prove-table = Tabla
prove-line-title = Mejor línea

## La idea que decide una posición
idea-button = ¿Por qué?
    .title = Mostrar la idea que explica esta posición
idea-none-proved = Ninguna idea suelta explica esta posición. El solucionador la demostró con { $nodes ->
        [one] 1 nodo
       *[other] { NUMBER($nodes) } nodos
    }.
idea-cell = columna { $column } (fila { $row })
idea-win-now = { $player } gana de inmediato: { $cells }.
idea-double-threat = Doble amenaza: cuando { $player } juegue en { PLAY($cell) }, podrá ganar en dos casillas: { $cells }. { $other } solo puede parar una.
idea-forced-reply = Respuesta forzada: { $player } tiene que jugar en { PLAY($cell) }, o { $other } gana ahí.
idea-pairs = Empate por parejas: cada línea que un bando aún podría completar contiene una de estas parejas de casillas, que llevan el mismo número en el tablero. Cada bando puede responder a una ficha en una pareja con la otra casilla de esa pareja, así que ninguno gana. Son { NUMBER($count) } parejas: { $pairs }.
idea-follow = Zugzwang: { $player } puede responder a cada ficha de { $other } en la misma columna.
idea-follow-after = Zugzwang: { $player } juega en { PLAY($cell) } y después puede responder a cada ficha de { $other } en la misma columna.
idea-follow-draw = Así { $other } nunca consigue cuatro en raya: al menos un empate para { $player }.
idea-follow-win = Al final { $other } tiene que jugar debajo de la casilla ganadora de { $player }, { $cells }, y { $player } gana en ella. { $parity ->
        [odd] Su fila es impar.
        [even] Su fila es par.
       *[both] Una fila es impar y otra par.
    }

## El rival que tiende trampas
how-trap = { $replies ->
        [0] termina la partida
       *[other] tiende una trampa: solo { NUMBER($holding) } de { NUMBER($replies) } respuestas { $holding ->
            [one] mantiene
           *[other] mantienen
        } el resultado
    }
how-trap-none = ninguna trampa posible: ninguna respuesta cambia el resultado
how-no-trap = ninguna trampa demostrada a tiempo: hace la mejor jugada encontrada
player-traps = Máquina que tiende trampas
name-traps = con trampas
hope-traps = De las mejores jugadas hace la más difícil de responder.
level-traps = De sus mejores jugadas, hace aquella con menos respuestas que mantengan el resultado. Para eso hacen falta demostraciones: si no están a tiempo, juega como la más fuerte, y la lista de jugadas lo dice.
