### Words of Play about scores, proofs, pairs and traps on larger boards.

## Valores sobre las columnas
column-scores-label = El valor de cada columna para { $player }
score-within = ≤{ $plies }
score-column = La columna { NUMBER($move) }
score-legend = Sobre cada columna: jugadas hasta ganar (+) o perder (−), o empate (=).
score-move-exact-win = { $move } gana en { $plies } { $plies ->
        [one] jugada
       *[other] jugadas
    }
score-move-exact-draw = { $move } empata
score-move-exact-loss = { $move } pierde en { $plies } jugadas
score-move-sooner-win = { $move } gana en { $plies } jugadas o menos
score-move-sooner-loss = { $move } pierde en { $plies } jugadas o menos
score-move-least-draw = { $move } es al menos un empate
score-move-most-draw = { $move } es como mucho un empate
score-move-open = el resultado de { $move } aún no está demostrado
column-scores-proved = { $proved } de { $moves } resultados demostrados hasta ahora.
column-scores-all = Demostrar todos los resultados
column-scores-failed = No se han podido obtener los valores de las columnas.

## Demostrarlo
prove-button = Demostrarlo
prove-state-running = Demostrando…
prove-state-stopped = Detenido, sin demostrar
prove-state-stopped-line = Demostrado; la mejor línea no está completa
prove-state-line = Demostrado; buscando la mejor línea…
prove-state-failed = El motor se ha detenido. Los resultados que se muestran siguen demostrados. Una nueva demostración empezará desde el principio.
prove-done = Tu navegador ha demostrado este resultado en { $time }, con { $nodes } nodos y sin libro de aperturas.
proof-end-draw = empate
proof-ending-win = gana en { NUMBER($plies) }
proof-ending-loss = pierde en { NUMBER($plies) }
proof-least = en el peor caso: { $ending }
proof-most = en el mejor caso: { $ending }

## La idea que decide una posición
idea-button = ¿Por qué?
    .title = Mostrar la idea que explica esta posición
idea-none-proved = No hay una sola idea que explique esta posición. El solucionador demostró el resultado con { $nodes ->
        [one] 1 nodo
       *[other] { NUMBER($nodes) } nodos
    }.
idea-cell = columna { $column } (fila { $row })
idea-win-now = { $player } gana de inmediato: { $cells }.
idea-double-threat = Doble amenaza: cuando { $player } juegue en { PLAY($cell) }, podrá ganar en dos casillas: { $cells }. { $other } solo puede tapar una.
idea-forced-reply = Respuesta forzada: { $player } tiene que jugar en { PLAY($cell) }, o { $other } gana ahí.
idea-pairs = Empate por parejas. Las dos casillas de una pareja llevan el mismo número en el tablero, y cada línea que un bando aún puede completar contiene una pareja. Cuando un bando juega en una casilla de una pareja, el otro puede jugar en la otra, así que ninguno gana. { NUMBER($count) } parejas: { $pairs }.
idea-follow = Zugzwang: { $player } puede responder a cada ficha de { $other } en la misma columna.
idea-follow-after = Zugzwang: { $player } juega en { PLAY($cell) } y después puede responder a cada ficha de { $other } en la misma columna.
idea-follow-draw = Así, { $other } nunca consigue cuatro en raya, y { $player } consigue al menos un empate.
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
how-trap-none = sin trampa posible: todas las respuestas mantienen el resultado
how-no-trap = sin trampa demostrada a tiempo: hace la mejor jugada encontrada
player-traps = Máquina que tiende trampas
name-traps = con trampas
hope-traps = La máquina hace, de sus mejores jugadas, la más difícil de responder.
level-traps = De sus mejores jugadas, hace la que deja menos respuestas buenas. Si no logra demostrarlo a tiempo, juega como la más fuerte, y la lista de jugadas lo dice.
