### What Watch says.

## La búsqueda
search-title = Ver la búsqueda
search-explained = Sigue la búsqueda de la posición del tablero, paso a paso: hacia delante, hacia atrás y con el motivo de cada corte.
tree-open-button = Tu propio árbol
search-open-button = Ir paso a paso
search-recording = Grabando la búsqueda…
search-failed = No se ha podido grabar la búsqueda. Tu partida se conserva. ({ $detail })
search-unloaded = No se ha podido cargar esta parte de la página: quizá no haya red, o haya una versión más nueva de la página. Inténtalo de nuevo o recarga la página. Tu partida se conserva en la dirección. ({ $detail })
search-over = En esta posición la partida ha terminado: no hay nada que buscar.
help-key-steps = ← →, Espacio, Inicio, Fin
help-key-steps-does = En la búsqueda: un paso atrás, un paso adelante, reproducir o pausar, inicio, final

## La búsqueda, paso a paso
search-of = { $algorithm ->
        [alphaBeta] Alfa-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    }
step-of = Paso { NUMBER($step) } de { NUMBER($steps) }
step-start = ❘◀
    .aria-label = Al inicio
    .title = Al inicio (Inicio)
step-back = ◀
    .aria-label = Un paso atrás
    .title = Un paso atrás (←)
step-play-button = Reproducir
step-pause-button = Pausa
step-forward = ▶
    .aria-label = Un paso adelante
    .title = Un paso adelante (→)
step-end = ▶❘
    .aria-label = Al final
    .title = Al final (Fin)
step-next-cut = Otro corte ✂
step-next-value = Otro valor
step-out = Salir de aquí
step-scrub =
    .aria-label = Paso
step-speed-label = Velocidad
step-speed-slow = un paso por segundo
step-speed-medium = cuatro pasos por segundo
step-speed-fast = veinte pasos por segundo
step-speed-full = cada fotograma
step-cut-spared = Eso ahorra { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    } de las de minimax sin poda.
step-no-more = Después de este paso no hay ninguno más.
step-beyond = El enlace pide el paso { NUMBER($step) }; esta búsqueda tiene { NUMBER($steps) }. Aquí está el último.
step-path = De la posición buscada hasta aquí
step-path-root = La posición buscada
step-side-x = ▲ MAX, X
step-side-o = ▼ MIN, O
step-best = mejor hasta ahora: { $value }
step-best-none = aún sin valor
step-window = α { $alpha }, β { $beta }
step-cell-exact = { $value }
step-cell-least = ≥ { $value }
step-cell-most = ≤ { $value }
step-cell-cut = ✂ podada
step-cut-reveal = { MOVE($cell, begins: "yes") }, podada: ¿cuánto habría valido?
step-cut-revealed = La { MOVE($cell) } se podó; vale { $worth }, y minimax visita { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    } para saberlo.
step-cut-asking = Buscando en la { MOVE($cell) }…
step-line = La ventana: lo que X tiene asegurado (α) y lo que O tiene asegurado (β)
step-line-tree = La ventana: lo que MAX tiene asegurado (α) y lo que MIN tiene asegurado (β)
step-line-values = α { $alpha }, β { $beta }, mejor aquí { $best }
step-none = ninguno
step-enter-root = Le toca a { $player }, con { $moves ->
        [one] una casilla libre
       *[other] { NUMBER($moves) } casillas libres
    }. La búsqueda mira a qué lleva cada una.
step-enter = ¿Y si { $player } ocupa la { MOVE($cell) }?
step-leaf-win = { $player } tiene tres en raya: esta línea acaba con { $worth }.
step-leaf-draw = El tablero está lleno y no ha ganado nadie: esta línea es un empate.
step-leave-root = La búsqueda ha terminado: si los dos bandos juegan lo mejor posible, el resultado es { $worth }.
step-leave-exact = Para { $player }, la { MOVE($cell) } da { $worth }.
step-leave-least = Para { $player }, la { MOVE($cell) } da { $worth } o algo mejor para X. No hace falta saber más.
step-leave-most = Para { $player }, la { MOVE($cell) } da { $worth } o algo mejor para O. No hace falta saber más.
step-improve-first = Por ahora es todo lo que { $player } tiene aquí: { $worth }.
step-improve = { $player } prefiere { $worth } a { $old }: la { MOVE($cell) } es lo mejor aquí hasta ahora.
step-narrow-alpha = En esta línea, X ya se ha asegurado al menos { $worth }: alfa es { NUMBER($value) }.
step-narrow-beta = En esta línea, O ya se ha asegurado al menos { $worth }: beta es { NUMBER($value) }.
step-cut-tie = ✂ { $other } ya tiene la { MOVE($cell) }, { $back ->
        [one] una jugada
       *[other] { NUMBER($back) } jugadas
    } atrás, que da { $bound }. Aquí { $player } consigue al menos lo mismo: { $other } no tiene motivo para venir aquí, haya lo que haya en el resto. { $skipped ->
        [0] No quedaba ninguna jugada por mirar.
        [one] Una jugada no hace falta mirarla.
       *[other] { NUMBER($skipped) } jugadas no hace falta mirarlas.
    }
step-cut-strict = ✂ { $other } ya tiene la { MOVE($cell) }, { $back ->
        [one] una jugada
       *[other] { NUMBER($back) } jugadas
    } atrás, que da { $bound }. Aquí { $player } consigue algo mejor, al menos { $worth }: { $other } no vendrá aquí. { $skipped ->
        [0] No quedaba ninguna jugada por mirar.
        [one] Una jugada no hace falta mirarla.
       *[other] { NUMBER($skipped) } jugadas no hace falta mirarlas.
    }

## Árboles propios
tree-gallery-label = Ejemplos
tree-gallery-aima = Russell y Norvig, Inteligencia artificial: nueve hojas
tree-gallery-unknown = Con hojas desconocidas
tree-gallery-min = MIN en la raíz
tree-gallery-deep = Cuatro niveles
tree-gallery-ties = Con valores iguales
tree-gallery-depth = Con profundidad limitada
tree-text-label = Árbol
tree-help = Los corchetes son nodos interiores, los números son hojas y los nombres son hojas cuyo valor no conoce nadie: [[3, 5, 10], [2, a, b], [2, 7, 3]]. Un número delante de un corchete es el valor propio de ese nodo, para una búsqueda que se detiene ahí: 5[3, 12].
tree-root-label = En la raíz
tree-depth-label = Niveles que buscar
tree-branching-label = Ramas
tree-plies-label = Niveles
tree-search-button = Buscar en él
tree-random-button = Uno al azar
tree-save-button = Guardar archivo
tree-file-label = Abrir un archivo
tree-edit-button = Editar con clics
tree-edit-choose = Haz clic en un nodo del dibujo.
tree-edit-node = Nodo { $path }
tree-edit-root = La raíz
tree-value-label = Valor o nombre
tree-add-button = Añadir una rama
tree-remove-button = Quitarlo
tree-file-failed = No se puede leer ese archivo.
tree-file-long = Ese archivo es demasiado largo para un árbol: puede tener { NUMBER($most) } bytes como máximo.
tree-side-x = ▲ MAX
tree-side-o = ▼ MIN
tree-drawing =
    .aria-label = El árbol, dibujado. La lista de abajo contiene lo mismo.
tree-large = Este árbol es demasiado grande para dibujarlo. Está en la lista.
tree-list-title = El árbol como lista
tree-list-leaf = { $path }, hoja { $value }
tree-list-inner = { $path }, { $side }
tree-list-root = raíz, { $side }
tree-list-open = { $place }: aún sin mirar
tree-list-now = { $place }: se está mirando
tree-list-exact = { $place }: vale { $value }
tree-list-least = { $place }: al menos { $value }
tree-list-most = { $place }: como mucho { $value }
tree-list-cut = { $place }: podado ✂
tree-of = { $algorithm ->
        [alphaBeta] Alfa-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } de { NUMBER($all) } nodos
tree-path-root = raíz
tree-path-branch = rama { $branch }
tree-revealed = Ese nodo no se miró. Vale { $value }.
tree-unknown = Ese nodo no se miró, y no se sabe cuánto vale.
tree-needs = La búsqueda necesita saber cuánto vale { $name }, y nadie lo sabe: no puede seguir.
tree-needs-value = La búsqueda debe detenerse aquí, pero la rama { $branch } no tiene un valor propio: no puede seguir.
tree-fault-end = el final
tree-step-enter-root = { $player ->
        [X] MAX
       *[O] MIN
    } tiene que elegir entre { $moves ->
        [0] cero ramas
        [one] una sola rama
       *[other] { NUMBER($moves) } ramas
    }. La búsqueda las mira de una en una.
tree-step-enter = ¿Y si { $player ->
        [X] MAX
       *[O] MIN
    } toma la rama { $branch }?
tree-step-leaf = Esto vale { $worth }.
tree-step-leave-root = La búsqueda ha terminado: el árbol vale { $worth }.
tree-step-leave-exact = La rama { $branch } da { $worth }.
tree-step-leave-least = La rama { $branch } da { $worth } o más. No hace falta saber más.
tree-step-leave-most = La rama { $branch } da { $worth } o menos. No hace falta saber más.
tree-step-improve-first = Por ahora es todo lo que { $player ->
        [X] MAX
       *[O] MIN
    } tiene aquí: { $worth }.
tree-step-improve = { $player ->
        [X] MAX
       *[O] MIN
    } prefiere { $worth } a { $old }: la rama { $branch } es lo mejor aquí hasta ahora.
tree-step-narrow-alpha = En esta línea, MAX ya se ha asegurado { $worth } como mínimo: eso es alfa.
tree-step-narrow-beta = En esta línea, MIN ya se ha asegurado { $worth } como máximo: eso es beta.
tree-step-cut-tie = ✂ { $back ->
        [one] Un nivel
       *[other] { NUMBER($back) } niveles
    } más arriba, { $other ->
        [X] MAX
       *[O] MIN
    } ya tiene la rama { $branch }, que vale { $bound }. Aquí { $player ->
        [X] MAX consigue { $bound } o más, así que MIN
       *[O] MIN consigue { $bound } o menos, así que MAX
    } no gana nada viniendo aquí. { $skipped ->
        [0] No quedaba ninguna rama que descartar.
        [one] Se descarta una rama.
       *[other] Se descartan { NUMBER($skipped) } ramas.
    }
tree-step-cut-strict = ✂ { $back ->
        [one] Un nivel
       *[other] { NUMBER($back) } niveles
    } más arriba, { $other ->
        [X] MAX
       *[O] MIN
    } ya tiene la rama { $branch }, que vale { $bound }. Aquí { $player ->
        [X] MAX consigue { $worth } o más, así que MIN
       *[O] MIN consigue { $worth } o menos, así que MAX
    } nunca vendrá aquí. { $skipped ->
        [0] No quedaba ninguna rama que descartar.
        [one] Se descarta una rama.
       *[other] Se descartan { NUMBER($skipped) } ramas.
    }

## El árbol de tableros
branch-title = El árbol
branch-explained = Lo que la búsqueda sabe de cada posición, como puntuación de X; ✂ no se visitó. Haz clic en un tablero para abrirlo e ir a ese paso; pasa el ratón por una casilla del tablero de la partida para ver solo esa jugada. Arrastra, usa la rueda o las teclas de flecha, + y − para moverte y ampliar.
branch-drawing =
    .aria-label = El árbol, dibujado. La lista de abajo contiene lo mismo.
branch-list =
    .aria-label = El árbol
branch-visited = { $name }: la búsqueda sabe { $bound }; vale { $exact }
branch-unvisited = { $name }: ✂ sin visitar; vale { $exact }

## El árbol entero
map-title = El árbol entero
map-told = La búsqueda visitó { NUMBER($visited) } de las { NUMBER($nodes) } posiciones que tiene el árbol entero.
map-explained = Una banda por cada jugada, con la posición buscada arriba; el ancho de cada posición corresponde al número de partidas que hay debajo de ella. Haz clic en una rama para verla sola; arrastra, usa la rueda o las teclas de flecha para moverte y ampliar.
map-whole = Todo
map-in = Acercar
map-out = Alejar
map-legend-x = gana X
map-legend-draw = un empate
map-legend-o = gana O
map-legend-cut = sin visitar
map-node = Vale { $value }; { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    } aquí y debajo.
map-visited = La búsqueda pasó por aquí.
map-unvisited = La búsqueda no pasó por aquí. { $why }

## Pseudocódigo
code-title = El algoritmo
code-variables = α = { $alpha }, β = { $beta }, mejor = { $best }
code-variables-minimax = mejor = { $best }
code-alpha-beta =
    buscar(posición, α, β):
      si la partida ha terminado: devolver su puntuación
      mejor ← −∞ para X, +∞ para O
      para cada casilla libre, en orden:
        valor ← buscar(posición con esa jugada, α, β)
        si valor mejora a mejor: mejor ← valor
          X: α ← máx(α, mejor)    O: β ← mín(β, mejor)
          si α ≥ β: dejar de mirar aquí ✂
      devolver mejor
code-minimax =
    buscar(posición):
      si la partida ha terminado: devolver su puntuación
      mejor ← −∞ para X, +∞ para O
      para cada casilla libre, en orden:
        valor ← buscar(posición con esa jugada)
        si valor mejora a mejor: mejor ← valor
      devolver mejor
code-alpha-beta-tree =
    buscar(nodo, α, β):
      si el nodo es una hoja: devolver su valor
      mejor ← −∞ para MAX, +∞ para MIN
      para cada rama, en orden:
        valor ← buscar(el nodo al que lleva, α, β)
        si valor mejora a mejor: mejor ← valor
          MAX: α ← máx(α, mejor)    MIN: β ← mín(β, mejor)
          si α ≥ β: dejar de mirar aquí ✂
      devolver mejor
code-minimax-tree =
    buscar(nodo):
      si el nodo es una hoja: devolver su valor
      mejor ← −∞ para MAX, +∞ para MIN
      para cada rama, en orden:
        valor ← buscar(el nodo al que lleva)
        si valor mejora a mejor: mejor ← valor
      devolver mejor

## Títulos de las secciones
watch-title = Observa una búsqueda, paso a paso · Cutoff
watch-description =
    .content = Recorre una búsqueda real de minimax o alfa-beta: cada valor, cada cota y el motivo de cada corte.
