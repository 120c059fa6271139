### Words of Play about boards beyond 3×3.

play-title-other = Cutoff: juega a { $board } contra minimax, alfa-beta y un solucionador

## El solucionador
solver-panel-label = El motor
recommendation-so-far = La mejor hasta ahora: { PLAY($cell) }
recommendation-column = Columna { MOVE($cell) }
solver-continue = Continuar
solver-until-done = Hasta demostrarlo
solver-seconds = { NUMBER($seconds) } s
solver-memory = Memoria
solver-megabytes = { NUMBER($mb) } MB
solver-depth = profundidad { NUMBER($depth) }
solver-nodes = { $nodes } nodos
solver-speed = { $speed }/s
solver-from-book = del libro de aperturas
solver-memory-refused = el navegador no puede dar más memoria
claim-exact-win = Demostrado: { $player } gana en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    }.
claim-exact-draw = Demostrado: empate.
claim-exact-loss = Demostrado: { $player } pierde en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    }.
claim-within-win = { $player } gana en { NUMBER($plies) } jugadas o menos.
claim-within-loss = { $player } pierde en { NUMBER($plies) } jugadas o menos.
claim-lower-draw = Al menos un empate para { $player }.
claim-upper-draw = Como mucho un empate para { $player }.
claim-open = Ningún bando puede forzar la victoria en { $depth ->
        [one] 1 jugada
       *[other] { NUMBER($depth) } jugadas
    }.
best-line = Mejor línea: { $cells }
best-line-so-far = Mejor línea hasta ahora (sin demostrar): { $cells }
best-line-part = Las primeras { NUMBER($first) } de { NUMBER($plies) } jugadas.
search-state-move-open = Aún no está demostrado el resultado de la mejor jugada.
search-state-waiting = En espera mientras se cronometran las dos búsquedas.
search-state-paused = En pausa mientras la pestaña está oculta.
search-state-stopped = { $depth ->
        [0] Detenida antes de alcanzar la profundidad 1.
       *[other] Detenida tras alcanzar la profundidad { NUMBER($depth) }.
    }
search-state-spent = { $depth ->
        [0] Se acabó el tiempo antes de alcanzar la profundidad 1.
       *[other] Se acabó el tiempo tras alcanzar la profundidad { NUMBER($depth) }.
    }
search-state-failed = La búsqueda se ha detenido por un error.
recommendation-none = Aún no hay jugada.

## El tablero
cell-best-so-far = la mejor hasta ahora
cell-lands = la ficha cae hasta { SPOKEN($cell) }
sign-win = +{ $plies }
sign-draw = =
sign-loss = −{ $plies }
sign-lower-draw = ≥=
sign-upper-draw = ≤=
hint-short-win = gana { $plies }
hint-short-draw = empata
hint-short-loss = pierde { $plies }
hint-proved-win = gana
hint-proved-draw = empata
hint-proved-loss = pierde
hint-lower-draw = ≥ empate
hint-upper-draw = ≤ empate
refused-full = La columna { MOVE($cell) } está llena. Elige otra.

## Qué se puede esperar
chances-proving = La máquina juega a la perfección si logra demostrar el resultado a tiempo.
level-proving = Juega a la perfección si logra demostrar el resultado a tiempo. Si no, hace la mejor jugada que ha encontrado. La lista de jugadas dice si el resultado está demostrado.

## Jugadores
player-proving = Máquina más fuerte
name-proving = la más fuerte

## Jugadas de la máquina
moves-how = Motivo
how-proved-win = demostrado: gana en { NUMBER($plies) }
how-proved-draw = demostrado: empate
how-proved-loss = demostrado: pierde en { NUMBER($plies) }
how-searched = exploró hasta profundidad { NUMBER($depth) }
how-casual = jugada sencilla
how-random = jugada aleatoria

## Lo que costaría minimax
cost-about = unos { $size } nodos (± { $error })
cost-rough = del orden de { $size } nodos
cost-counted = { $size } nodos
cost = Una búsqueda minimax completa tardaría { $time }.
cost-visits = Una búsqueda minimax completa visitaría { $visits }.
cost-speed = Medido en esta pestaña: { $measured } nodos en { $time }.
span-rough = del orden de { $text } años
span-moment = menos de un segundo
span-seconds = { $count ->
        [one] cerca de un segundo
       *[other] unos { $text } segundos
    }
span-minutes = { $count ->
        [one] cerca de un minuto
       *[other] unos { $text } minutos
    }
span-hours = { $count ->
        [one] cerca de una hora
       *[other] unas { $text } horas
    }
span-days = { $count ->
        [one] cerca de un día
       *[other] unos { $text } días
    }
span-years = { $count ->
        [one] cerca de un año
       *[other] unos { $text } años
    }

## Ambas búsquedas hasta una profundidad
compare-about = ≈ { $text }
compare-alpha-beta = { $ahead ->
        [end] Alfa-beta está explorando hasta el final.
        [one] Alfa-beta está explorando 1 jugada por delante.
       *[other] Alfa-beta está explorando { NUMBER($ahead) } jugadas por delante.
    }
compare-minimax = { $ahead ->
        [end] Minimax está explorando hasta el final, a su velocidad real.
        [one] Minimax está explorando 1 jugada por delante, a su velocidad real.
       *[other] Minimax está explorando { NUMBER($ahead) } jugadas por delante, a su velocidad real.
    }
compare-stopped = { $ahead ->
        [end] Detenido antes de que minimax llegara al final.
        [one] Detenido antes de que minimax explorara 1 jugada por delante.
       *[other] Detenido antes de que minimax explorara { NUMBER($ahead) } jugadas por delante.
    }
compare-share = { $ahead ->
        [end] Hasta el final
        [one] 1 jugada por delante
       *[other] { NUMBER($ahead) } jugadas por delante
    }: { $about ->
        [yes] unas *{ $ratio } veces menos*
       *[no] *{ $ratio } veces menos*
    } nodos.
compare-too-deep = Alfa-beta tarda demasiado a esta profundidad. Elige una menor.
compare-failed = La comparación ha fallado.
depth-race-about = { $time ->
        [none] Carrera
       *[other] Carrera: { $time }
    }
depth-race-short = { $time ->
        [none] Carrera
       *[other] Carrera: { $time }
    }

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
score-move-within-win = { $move } gana en { $plies } jugadas o menos
score-move-within-loss = { $move } pierde en { $plies } jugadas o menos
score-move-lower-draw = { $move } es al menos un empate
score-move-upper-draw = { $move } es como mucho un empate
score-move-open = el resultado de { $move } aún no está demostrado
column-scores-proved = { $proved } de { $moves } resultados demostrados hasta ahora.
column-scores-all = Demostrar todos los resultados
column-scores-failed = No se han podido obtener los valores de las columnas.

## Demostrarlo
proof-button = Demostrarlo
proof-state-running = { $book ->
        [yes] Demostrando de nuevo, sin el libro de aperturas…
       *[no] Demostrando…
    }
proof-state-stopped = { $book ->
        [yes] Detenido; el resultado es del libro de aperturas
       *[no] Detenido, sin demostrar
    }
proof-state-stopped-line = Demostrado; la mejor línea no está completa
proof-state-line = Demostrado; buscando la mejor línea…
proof-state-failed = El motor se ha detenido. Los resultados que se muestran siguen demostrados. Una nueva demostración empezará desde el principio.
proof-done = Tu navegador ha demostrado este resultado en { $time }, con { $nodes } nodos y sin libro de aperturas.
proof-so-far = Esta demostración, por ahora: { $bounds }
proof-lower = en el peor caso { $ending }
proof-upper = en el mejor caso { $ending }

## El motivo de un resultado
reason-button = ¿Por qué?
    .title = Mostrar la idea que explica esta posición
reason-none-proved = No hay una sola idea que explique esta posición. El solucionador demostró el resultado con { $nodes ->
        [one] 1 nodo
       *[other] { NUMBER($nodes) } nodos
    }.
reason-cell = columna { $column } (fila { $row })
reason-win-now = { $player } gana de inmediato: { $cells }.
reason-double-threat = Doble amenaza: cuando { $player } juegue en { PLAY($cell) }, podrá ganar en dos casillas: { $cells }. { $other } solo puede tapar una.
reason-forced-reply = Respuesta forzada: { $player } tiene que jugar en { PLAY($cell) }, o { $other } gana ahí.
reason-pairs = Empate por parejas. Las dos casillas de una pareja llevan el mismo número en el tablero, y cada línea que un bando aún puede completar contiene una pareja. Cuando un bando juega en una casilla de una pareja, el otro puede jugar en la otra, así que ninguno gana. { NUMBER($count) } parejas: { $pairs }.
reason-follow = Zugzwang: { $player } puede responder a cada ficha de { $other } en la misma columna.
reason-follow-after = Zugzwang: { $player } juega en { PLAY($cell) } y después puede responder a cada ficha de { $other } en la misma columna.
reason-follow-draw = Así, { $other } nunca consigue cuatro en raya, y { $player } consigue al menos un empate.
reason-follow-win = Al final { $other } tiene que jugar debajo de la casilla ganadora de { $player }, { $cells }, y { $player } gana en ella. { $parity ->
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
chances-traps = La máquina hace, de sus mejores jugadas, la más difícil de responder.
level-traps = De sus mejores jugadas, hace la que deja menos respuestas buenas. Si no logra demostrarlo a tiempo, juega como la más fuerte, y la lista de jugadas lo dice.
