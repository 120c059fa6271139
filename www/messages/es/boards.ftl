### What only boards beyond 3×3 need in Play.

## La línea del motor
think-title = El motor
think-so-far = La mejor hasta ahora: { MOVE($cell) }
think-stop = Parar
think-continue = Seguir
think-until-done = Hasta el final
think-seconds = { NUMBER($seconds) } s
think-budget = Tiempo
think-memory = Memoria
think-megabytes = { NUMBER($mb) } MB
think-depth = profundidad { NUMBER($depth) }
think-positions = { $nodes } posiciones
think-speed = { $speed }/s
think-from-book = del libro de aperturas
think-memory-refused = el navegador no da más memoria
think-proved-win = Demostrado: { $player } gana en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    }.
think-proved-draw = Demostrado: empate.
think-proved-loss = Demostrado: { $player } pierde en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    }.
think-result-win = { $player } gana; no está demostrado en cuántas jugadas.
think-result-draw = Empate.
think-result-loss = { $player } pierde; no está demostrado en cuántas jugadas.
think-at-least = Al menos un empate para { $player }.
think-at-most = Como mucho un empate para { $player }.
think-nothing = Nadie puede ganar en { $depth ->
        [one] 1 jugada
       *[other] { NUMBER($depth) } jugadas
    }.
think-idle = Sin empezar.
think-looking = Sigue buscando…
think-paused = En pausa mientras la pestaña está oculta.
think-stopped = Parado a profundidad { NUMBER($depth) }, sin demostrar.
think-spent = Se acabó el tiempo a profundidad { NUMBER($depth) }, sin demostrar.

## El tablero
cell-best-so-far = la mejor hasta ahora
cell-lands = la ficha cae hasta { SPOKEN($cell) }
hint-short-win = gana { $plies }
hint-short-draw = empata
hint-short-loss = pierde { $plies }
hint-proved-win = gana
hint-proved-draw = empata
hint-proved-loss = pierde
hint-at-least-draw = ≥ empate
hint-at-most-draw = ≤ empate
refused-full = La columna { MOVE($cell) } está llena. Elige otra.

## Qué se puede esperar
hope-proving = Juega lo que demuestra a tiempo y, si no, lo que parece mejor.
level-proving = Juega la jugada que demuestra que es la mejor dentro de su tiempo; si no demuestra ninguna, la mejor hasta ahora. La lista de jugadas dice cuál fue.

## Jugadores
player-strong = El ordenador más fuerte
name-strong = el más fuerte

## Pistas
hints-explained-other = Lo que está demostrado de cada jugada para quien juega. «Gana en 3» cuenta las jugadas de ambos bandos. Una jugada sin anotación en el tablero aún no está demostrada.
hints-proving = Demostradas: { NUMBER($proved) } de { NUMBER($moves) } jugadas; sigue buscando.
hints-so-far = Demostradas: { NUMBER($proved) } de { NUMBER($moves) } jugadas.
hints-open = aún sin demostrar
hint-words-least = al menos un empate
hint-words-most = como mucho un empate

## Jugadas del ordenador
moves-how = Cómo la encontró
how-proved-win = demostrado: gana en { NUMBER($plies) }
how-proved-draw = demostrado: empate
how-proved-loss = demostrado: pierde en { NUMBER($plies) }
how-looked = miró { NUMBER($depth) } { $depth ->
        [one] jugada
       *[other] jugadas
    } por delante
how-casual = sencilla
how-random = al azar
last-move = Su última jugada: { $how }.

## Preparar
setup-explained-other = Haz clic en una casilla para cambiarla entre vacía, X y O. O escribe { NUMBER($cells) } caracteres, fila por fila: X, O y un punto para vacía.
