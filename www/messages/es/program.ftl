### Words of Practise about a visitor's own program.

program-board = Los programas se comprueban solo en { NUMBER($columns) } × { NUMBER($rows) }. Elige ese tablero u otro ejercicio.

## A number
number-label = Recuento
number-about = Escribe cuántos nodos, llamadas, hojas o cortes cuenta tu programa, desde el tablero vacío o tras la primera jugada.
number-examples = Por ejemplo:
number-found = { $found ->
        [0] Ninguna búsqueda de nuestra tabla da { NUMBER($count) }
        [one] Un tipo de programa da { NUMBER($count) }
       *[other] { NUMBER($found) } tipos de programa dan { NUMBER($count) }
    }
number-only = Ninguna otra búsqueda de nuestra tabla da este recuento. Un programa que no está en la tabla puede dar el mismo por casualidad.
number-chance = { $percent ->
        [0] Menos de 1 de cada 100 números de { NUMBER($digits) } cifras coincide con un recuento de nuestra tabla.
       *[other] Unos { NUMBER($percent) } de cada 100 números de { NUMBER($digits) } cifras coinciden con un recuento de nuestra tabla.
    }
number-right = { $search ->
        [minimax] Un minimax sin poda correcto da este recuento.
        [alpha-beta] Una búsqueda alfa-beta correcta da este recuento.
       *[other] Un programa correcto también puede dar este recuento.
    }
number-none = Aun así, tu programa puede ser correcto, porque quizá su orden de las jugadas o alguna de sus ideas no está en nuestra tabla. Elige «Una tabla» para comprobar sus jugadas.
number-too-many = Ninguna búsqueda que se detenga cuando un bando ha ganado visita tantos nodos. Quizá tu programa sigue después de una victoria o cuenta nodos dos veces.
number-minimax = Minimax
number-alpha-beta = Alfa-beta
number-counted = Cuenta
number-nodes = todos los nodos o llamadas, incluida la raíz
number-nodes-below-root = todos los nodos o llamadas excepto la raíz
number-leaves = hojas
number-inner-nodes = nodos que no son hojas
number-cuts = cortes, incluidos los que siguen a la última jugada
number-cuts-of-moves = cortes que descartan alguna jugada
number-after-break = nodos por debajo de la raíz, si el contador va después del «break» del corte
number-searched = nodos que no estaban en la tabla de transposiciones (que también guarda las partidas terminadas)
number-searched-below-root = nodos por debajo de la raíz que no estaban en la tabla de transposiciones (que también guarda las partidas terminadas)
number-searched-with-leaves = nodos que no estaban en la tabla de transposiciones (que no guarda las partidas terminadas)
number-searched-inner = nodos que ni eran hojas ni estaban en la tabla de transposiciones
number-start = A partir de
number-empty = el tablero vacío
number-after = el tablero después de que X juegue en { PLAY($cell) }
number-bug = Diferencia
number-trait = Característica
number-table = una tabla de transposiciones
number-symmetry = una tabla de transposiciones que también encuentra las posiciones giradas y reflejadas
number-deepening = profundización iterativa
number-stops-at-win = la búsqueda en un nodo se detiene en la primera victoria
number-window-for-each = una ventana completa para cada jugada de la raíz
number-any = cualquiera
program-order-lines = fila por fila o columna por columna, desde cualquier extremo
program-order-rows = fila por fila
program-order-rows-backwards = fila por fila desde el final
program-order-columns = columna por columna
program-order-columns-backwards = columna por columna desde el final
program-order-most-lines = centro, esquinas, bordes

## A table
table-positions = Las posiciones
cells-text = nueve caracteres
cells-list = una lista de nueve signos
cells-rows = tres listas de tres signos
cells-ten = una lista de diez signos (el primero no se usa)
cells-from-1 = un diccionario u objeto con las claves 1 a 9
cells-from-0 = un diccionario u objeto con las claves 0 a 8
cells-numbers = una lista de nueve números
table-line = Una posición por línea, como
table-save = Descargar
table-answers = Respuestas de tu programa
table-how = Pega una respuesta por línea, en el orden de las posiciones. Si el orden es otro, pon el tablero delante de cada respuesta. Una respuesta es el índice de una casilla, su fila y su columna, o su nombre. Tus respuestas se quedan en esta página.
table-read = Formato de las respuestas
table-checking = Comprobando…
table-extra = { $extra ->
        [one] Se ha ignorado una respuesta de más.
       *[other] Se han ignorado { NUMBER($extra) } respuestas de más.
    }
table-twice = { $twice ->
        [one] Un tablero tiene dos respuestas distintas. Se comprueba la última.
       *[other] { NUMBER($twice) } tableros tienen respuestas distintas. Se comprueba la última de cada tablero.
    }
answer-index = un índice desde 0
answer-number = un número desde 1
answer-row-column = fila, columna desde 0
answer-row-column-1 = fila, columna desde 1
answer-column-row = columna, fila desde 0
answer-column-row-1 = columna, fila desde 1
answer-name = un nombre como b2
answer-first = primer elemento de una lista: un índice desde 0
answer-last = último elemento de una lista: un índice desde 0
answer-first-number = primer elemento de una lista: un número desde 1
answer-last-number = último elemento de una lista: un número desde 1
answer-score-row-column = puntuación, fila, columna desde 0
answer-board = el tablero tras la jugada


## The verdict
verdict-right = Tu programa acierta en las { NUMBER($positions) } posiciones{ $sign ->
        [none] {""}
       *[other] {" "}en que le toca a { $sign }
    }
verdict-wrong = Tu programa echa a perder una victoria o un empate en { NUMBER($wrong) } de { NUMBER($positions) } posiciones
verdict-kept = Hasta ahora, ninguna jugada echa a perder una victoria o un empate
verdict-unanswered = Algunas posiciones no tienen una respuesta legal
verdict-from-1 = Tu programa cuenta las casillas desde 1.
verdict-own = Tu programa juega siempre con { $sign }, así que solo se comprobaron las { NUMBER($positions) } posiciones en que le toca a { $sign }.
verdict-illegal = { $illegal ->
        [one] Una respuesta no es una jugada legal.
       *[other] { NUMBER($illegal) } respuestas no son jugadas legales.
    }
verdict-missing = { $missing ->
        [one] Una posición no tiene respuesta.
       *[other] { NUMBER($missing) } posiciones no tienen respuesta.
    }
verdict-slower = { $slower ->
        [one] En una posición
       *[other] En { NUMBER($slower) } posiciones
    } tu programa gana más tarde o pierde antes de lo que podría. Con las puntuaciones +1, 0 y −1 esto no es un error.
verdict-left = { $left ->
        [0] Desde el tablero vacío, tu programa hace muy pocas llamadas para una búsqueda hasta el final de la partida. Hay varias causas posibles, por ejemplo una profundidad máxima, un corte incorrecto, una tabla incorrecta o fichas que no se retiran.
        [one] En una posición tu programa dejó fichas en el tablero. Una búsqueda tiene que retirar cada ficha antes de probar la jugada siguiente.
       *[other] En { NUMBER($left) } posiciones tu programa dejó fichas en el tablero. Una búsqueda tiene que retirar cada ficha antes de probar la jugada siguiente.
    }
verdict-bugs = Tu programa juega siempre exactamente como uno con este error:
verdict-root-maximises = Tu programa juega siempre exactamente como un minimax que toma el mayor valor en la raíz, aunque le toque a O. O tiene que tomar el menor.
verdict-root-minimises = Tu programa juega siempre exactamente como un minimax que toma el menor valor en la raíz, aunque le toque a X. X tiene que tomar el mayor.
verdict-line-missing = Tu programa juega siempre exactamente como un minimax que no comprueba la línea { CELL($one) }, { CELL($two) }, { CELL($three) }.
verdict-diagonals-missing = Tu programa juega siempre exactamente como un minimax que no comprueba las diagonales.
verdict-draw-first = Tu programa juega siempre exactamente como un minimax que cuenta un tablero lleno como empate antes de buscar una victoria. La última ficha puede ganar, así que el programa tiene que buscar primero la victoria.
verdict-loss-depth = Tu programa juega siempre exactamente como un minimax que da a la profundidad el signo equivocado en las derrotas. Entonces perder pronto cuenta como mejor que perder tarde.
verdict-root-random = Tu programa elige siempre una jugada para la que alfa-beta devolvió el mejor valor. Algunos de esos valores son solo cotas, así que elegir al azar entre las jugadas puede ser un error. Solo la primera de esas jugadas es segura.
verdict-always = Tu programa juega siempre en { $order ->
        [rows] la última casilla libre, fila por fila
        [rows-backwards] la primera casilla libre, fila por fila
        [columns] la última casilla libre, columna por columna
        [columns-backwards] la primera casilla libre, columna por columna
       *[most-lines] la última casilla libre en el orden centro, esquinas, bordes
    }. Un programa sin búsqueda puede hacerlo. También lo hace una búsqueda con este error, si prueba las jugadas en este orden:
verdict-move = { $player } juega en { PLAY($move) }
verdict-smallest = La más sencilla de esas posiciones
verdict-first = Le toca a { $player }, que juega en { PLAY($move) }. Esa jugada { $after ->
        [draw] solo empata
       *[loss] pierde
    }. La mejor jugada, { PLAY($best) }, { $before ->
        [win] gana
       *[draw] empata
    }.
