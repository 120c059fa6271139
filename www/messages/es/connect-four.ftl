### What Play says of scores over the columns, and of proofs.

## Valores sobre las columnas
column-scores-label = Lo que vale cada columna para { $player }
score-win = gana
score-draw = empata
score-loss = pierde
score-within = ≤{ $plies }
score-least = ≥
score-most = ≤
score-bound-draw = empate
score-open = …
score-column = La columna { $move }
score-legend = + gana, = empata, − pierde, y en cuántas jugadas
score-signs = «gana», «empata», «pierde», o donde hay poco sitio «+», «=», «−». El número son las jugadas hasta el final; «≤» delante significa «o antes». «≥ empate» o «≥ =» es al menos un empate, «≤ empate» o «≤ =» a lo sumo un empate.
score-move-exact-win = { $move } gana en { $plies } { $plies ->
        [one] jugada
       *[other] jugadas
    } (ficha n.º { NUMBER($stone) } de { $player })
score-move-exact-draw = { $move } empata
score-move-exact-loss = { $move } pierde en { $plies } jugadas (ficha n.º { NUMBER($stone) } de { $other })
score-move-sooner-win = { $move } gana en { $plies } jugadas o antes
score-move-sooner-loss = { $move } pierde en { $plies } jugadas o antes
score-move-least-draw = { $move } es al menos un empate
score-move-most-draw = { $move } es a lo sumo un empate
score-move-open = { $move } aún no está demostrada
score-position-exact-win = { $player } gana en { $plies } { $plies ->
        [one] jugada
       *[other] jugadas
    } con el mejor juego, con su ficha n.º { NUMBER($stone) }
score-position-exact-draw = Empate con el mejor juego
score-position-exact-loss = { $player } pierde en { $plies } jugadas con el mejor juego, ante la ficha n.º { NUMBER($stone) } de { $other }
score-position-sooner-win = { $player } gana en { $plies } jugadas o antes
score-position-sooner-loss = { $player } pierde en { $plies } jugadas o antes
score-position-least-draw = Al menos un empate para { $player }
score-position-most-draw = A lo sumo un empate para { $player }
score-position-open = Tu navegador aún no lo ha demostrado
column-scores-proved = { $proved } de { $moves } jugadas demostradas
column-scores-sooner = { $text } («≤ 24»: en 24 jugadas o antes)
column-scores-book = Todas las columnas están en el libro de aperturas
column-scores-all = Demostrar todas las jugadas
column-scores-stop = Parar
column-scores-failed = No se han podido buscar los valores.
column-scores-again = Volver a intentarlo

## Demostrarlo
prove-intro = Tu navegador demuestra cómo termina la partida desde aquí si los dos bandos juegan lo mejor posible, sin el libro de aperturas. Una posición avanzada lleva un momento. Una temprana puede llevar minutos o mucho más: puedes parar cuando quieras y seguir después.
prove-button = Demostrarlo
prove-this = Demostrar la posición del tablero
prove-stop = Parar
prove-on = Seguir
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
prove-state-stopped = Parado, sin demostrar
prove-state-stopped-line = Demostrado; la línea del mejor juego no está completa
prove-state-line = Demostrado; buscando la línea del mejor juego…
prove-state-done = Demostrado
prove-state-failed = El motor se ha parado. Lo que se muestra se demostró antes; una nueva demostración empieza desde el principio.
prove-retry = Volver a intentarlo
prove-bounds-none = Aún no hay nada demostrado.
prove-result = { $result }: lo ha demostrado tu navegador en { $time }, sin libro de aperturas.
prove-so-far = { $result }.
prove-no-win = { $player } no puede ganar en menos de { $win } jugadas.
prove-no-loss = { $player } no puede perder en menos de { $loss } jugadas.
prove-not-before = { $player } no puede ganar en menos de { $win } jugadas, ni perder en menos de { $loss }.
proved-ending-win = una victoria en { $plies } { $plies ->
        [one] jugada
       *[other] jugadas
    }
proved-ending-draw = un empate
proved-ending-loss = una derrota en { $plies } jugadas
proof-end-win = gana
proof-end-draw = empate
proof-end-loss = pierde
proof-ending-win = gana en { NUMBER($plies) }
proof-ending-loss = pierde en { NUMBER($plies) }
proof-least = en el peor caso: { $ending }
proof-most = en el mejor caso: { $ending }
prove-positions = Posiciones
prove-rate = Posiciones por segundo
prove-time = Tiempo en total
prove-table = Tabla
prove-line-title = El mejor juego
best-play-at = { $number } de { $moves }: { $player } juega { $move }
best-play-start = Antes de la primera jugada
best-play-first = Al principio
best-play-back = Atrás
best-play-next = Siguiente
best-play-last = Al final
best-play-use = Poner en el tablero
best-play-used = Las jugadas están en el tablero: recórrelas con Rehacer.

## Lo que ahorra cada idea
savings-title = Lo que ahorra aquí cada idea
savings-intro = La posición se demuestra otra vez sin una idea cada vez, siempre con la tabla vacía. El resultado es el mismo; el número de posiciones, no.
savings-long = Esta demostración ha tardado demasiado para repetirla sin cada idea. Prueba con una posición más avanzada.
savings-start = Contar
savings-stop = Parar
savings-on = Seguir
savings-failed = El motor se ha parado.
savings-idea = Sin
savings-positions = Posiciones
savings-times = Factor
savings-none = nada: con todas las ideas
savings-over = más de { $nodes }
savings-waits = –
savings-more = > { $times }
without-table = tabla de transposiciones
without-symmetry = simetría
without-threats = amenazas
without-double-threats = amenazas dobles
without-open-lines = líneas abiertas
without-potential = líneas que aún se pueden ganar
without-follow-up = cota de respuesta en la misma columna
without-ordering = orden de las jugadas
without-look-ahead = mirada adelante
without-forced-replies = respuestas forzadas al momento
without-lookups-first = mirar primero los hijos en la tabla
without-buckets-of-two = casillas de dos en la tabla
without-growing-table = una tabla que crece
without-short-horizons = primero las victorias rápidas
without-rich-order = orden de jugadas detallado

## La idea que decide una posición
idea-button = ¿Por qué?
    .title = Mostrar la idea que decide esta posición
idea-waiting = Buscando…
idea-failed = No se ha podido cargar el motor.
idea-none = Ninguna idea suelta decide esta posición. Su resultado viene del libro de aperturas: la búsqueda fuerte lo demostró de antemano, como el de toda posición con cinco fichas a lo sumo.
idea-none-proved = Ninguna idea suelta decide esta posición. La búsqueda fuerte la demostró con { $nodes ->
        [one] 1 posición
       *[other] { NUMBER($nodes) } posiciones
    }: cuenta una sola vez las posiciones simétricas, recuerda lo demostrado y se detiene donde ningún bando puede completar ya una línea.
idea-open = No se ha encontrado ninguna idea; aún no se sabe.
idea-cell = columna { $column }, fila { $row }
idea-win-now = { $player } gana al instante: { $cells }.
idea-double-threat = Amenaza doble: { $player } juega { $move } y entonces ganan dos casillas: { $cells }. { $other } solo puede parar una.
idea-forced-reply = Respuesta forzada: { $player } tiene que jugar { $move }, o { $other } gana ahí.
idea-follow = Zugzwang: { $player } puede responder a cada ficha de { $other } en la misma columna.
idea-follow-after = Zugzwang: { $player } juega { $move } y después puede responder a cada ficha de { $other } en la misma columna.
idea-follow-draw = Así { $other } nunca consigue cuatro en línea: al menos un empate para { $player }.
idea-follow-win = Al final { $other } tiene que jugar debajo de la casilla ganadora de { $player }: { $cells }, { $parity ->
        [odd] una fila impar
        [even] una fila par
       *[both] una fila impar y una par
    }. Así se gana.

## El repaso de una partida
game-review-on = Seguir
game-review-stop = Parar
game-review-again = Volver a intentarlo
game-review-failed = No se ha podido hacer el repaso.
game-review-waiting = Demostrando las jugadas, primero las últimas…
game-review-nothing = Aún no hay nada demostrado.
game-review-found = { $changed ->
        [0] Ninguna de las { NUMBER($moves) } jugadas demostradas cambió el resultado ni su duración.
        [one] 1 de las { NUMBER($moves) } jugadas demostradas cambió el resultado o su duración.
       *[other] { NUMBER($changed) } de las { NUMBER($moves) } jugadas demostradas cambiaron el resultado o su duración.
    }
game-review-open = { $count ->
        [one] La jugada { $moves } no está demostrada: también puede haber cambiado algo.
       *[other] { NUMBER($count) } jugadas ({ $moves }) no están demostradas: también pueden haber cambiado algo.
    }
# Some of these moves that follow each other, or a single one.
game-review-run = { $count ->
        [one] { NUMBER($first) }
       *[other] { NUMBER($first) }–{ NUMBER($last) }
    }
game-review-move = Jugada { NUMBER($number) }: { $player } juega { $move }
game-review-result = Cambió el resultado para { $player }: con el mejor juego, { $before }; con esta jugada, { $after }.
game-review-length = El resultado es el mismo, su duración no: con el mejor juego, { $before } para { $player }; con esta jugada, { $after }.
game-review-counted = { $ending } (contando esta jugada)
game-review-refute = Recorrer la línea
game-review-best = Mostrar la mejor jugada
game-review-was = La mejor jugada era { $move }.

## El rival que tiende trampas
how-trap = { $replies ->
        [0] termina la partida
       *[other] tiende una trampa: solo { NUMBER($holding) } de { NUMBER($replies) } respuestas { $holding ->
            [one] mantiene
           *[other] mantienen
        } el resultado
    }
how-trap-none = ninguna trampa posible: ninguna respuesta cambia el resultado
how-no-trap = ninguna trampa demostrada a tiempo: la mejor jugada encontrada
player-traps = Máquina que tiende trampas
name-traps = Con trampas
hope-traps = De las jugadas igual de buenas, hace la más difícil de responder.
level-traps = De sus mejores jugadas, hace aquella tras la que aguantan menos respuestas. Eso exige demostraciones: si no acaban a tiempo, juega como la más fuerte, y la lista de jugadas lo dice.
