### The dialog that offers boards.

chooser-title = Tableros
chooser-3x3k3 = Gana quien consigue tres en raya. El juego entero se analiza en un instante.
chooser-4x4k4 = Gana quien consigue cuatro en raya. Demasiado grande para minimax, pero rápido para el solucionador.
chooser-5x5k4 = { NUMBER($cells) } casillas. Gana quien consigue cuatro en raya.
chooser-7x6k4g = { NUMBER($columns) } columnas y { NUMBER($rows) } filas, con gravedad. Gana quien consigue cuatro en raya.
chooser-own = Tu propio tablero
chooser-columns = Columnas
chooser-rows = Filas
chooser-run = Fichas en raya para ganar
chooser-gravity = Gravedad: las fichas caen hasta la casilla libre más baja
chooser-open = Abrir
chooser-refused = { $run } en raya no caben en un tablero de { $columns } columnas y { $rows } filas.
chooser-failed = No se ha podido cargar el motor. Inténtalo otra vez.
