### The dialog that offers boards.

chooser-title = Tableros
chooser-3x3k3 = Gana quien hace tres en línea. El juego entero se busca en un instante.
chooser-4x4k4 = Gana quien hace cuatro en línea. Demasiado grande para minimax, rápido para una búsqueda más potente.
chooser-5x5k4 = Gana quien hace cuatro en línea, en 25 casillas.
chooser-7x6k4g = Las fichas caen; gana quien hace cuatro en línea, en 7 columnas y 6 filas.
chooser-own = Tu propio tablero
chooser-columns = Columnas
chooser-rows = Filas
chooser-run = En línea para ganar
chooser-number = { NUMBER($side) }
chooser-gravity = Las fichas caen hasta la casilla libre más baja
chooser-open = Abrir
chooser-refused = No existe ese tablero: { $run } en línea no caben en { $columns } columnas y { $rows } filas.
chooser-failed = El motor no se ha cargado. Inténtalo otra vez.
