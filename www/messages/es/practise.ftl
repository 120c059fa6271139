### Words of Practise.

## Clases y ajustes
kind-predict = Predecir
kind-mark = Marcar
kind-find = Encontrar la jugada
kind-program = Tu programa
kind-order = Ordenar
kind-fill = Rellenar las hojas
kind-program-about = Pega tu código y mira la posición más sencilla en la que falla.
kind-predict-about = Predice α, β, los valores y los cortes antes de que la búsqueda los muestre.
kind-mark-about = Marca cada corte y escribe el valor de los demás nodos.
kind-order-about = Intercambia ramas para que alfa-beta pode lo más posible.
kind-fill-about = Elige los valores de las hojas para que alfa-beta pode lo más o lo menos posible.
kind-find-about = Encuentra la única jugada que mantiene la victoria o el empate.
kind-progress = { NUMBER($done) } de { NUMBER($asked) }
practise-heading = Hazlo a mano
practise-lead = Si fallas, ves por qué.
practise-all = Todos los ejercicios
practise-paste = Pega tu programa
practise-begin = Empezar
practise-last-mistake = Tu último fallo
practise-like-it = Probar otro parecido
ways = Maneras de comprobar un programa
way-number = Un número
way-table = Una tabla
way-paste = Pegarlo
way-number-lead = ¿Cuántos nodos visita tu programa? El número revela qué búsqueda usa.
way-table-lead = ¿Qué juega tu programa en cada posición? La tabla muestra si sus jugadas son correctas.
way-paste-lead = Pega tu programa y comprueba si es correcto.
settings-done = Listo
practise-set-source = Tema
practise-source-random = un árbol aleatorio
practise-source-gallery = uno de los ejemplos
practise-source-own = un árbol propio
practise-source-board = la posición del tablero
practise-set-branches = Ramas como máximo
practise-set-example = Ejemplo
practise-set-asked = Preguntar por
practise-asked-all = todo
practise-asked-value = valores
practise-asked-bounds = α y β
practise-asked-cut = cortes
practise-asked-limit = límites de los cortes
practise-asked-nodes = el número de nodos
practise-asked-evaluated = el número de hojas
practise-asked-leaves = las hojas en orden
practise-asked-move = la mejor rama
practise-set-count = Preguntas
practise-set-convention = Convención
practise-set-goal = Hojas evaluadas
practise-goal-fewest = las menos posibles
practise-goal-most = las más posibles
practise-over = La partida ha terminado, así que no hay nada que predecir. Elige otro ejercicio.
practise-large = Esta búsqueda tiene demasiados nodos para un ejercicio. Elige una profundidad menor o una posición posterior.
practise-no-board = Esa posición no puede darse en una partida. Elige otro ejercicio.
practise-leaf = Este árbol es una sola hoja, así que no hay nada que predecir.
practise-needs = Con esta convención, la búsqueda necesita el valor de { $name }, que se desconoce. Elige otro árbol u otra convención.
practise-too-large = Un árbol de más de { $most } nodos es demasiado grande aquí. Elige un árbol más pequeño o «Predecir».
practise-no-questions = En esta búsqueda no hay preguntas de ese tipo. Elige otro ejercicio, o elige «todo» en «Preguntar por».

## Predecir
practise-question = Pregunta { $number } de { $count }
node-ask-cut = La búsqueda ha vuelto de { $node } a { $above } ({ $side }). ¿Se poda el resto de { $above }?
node-ask-limit = Supón que { $node } devuelve x. ¿Para qué valores de x se poda el resto de { $above }?
practise-place = la posición después de que { $player } juegue en { PLAY($cell) }
practise-ask-value = La búsqueda está a punto de salir de { $node } ({ $side }). ¿Qué valor devuelve?
practise-ask-bounds = La búsqueda acaba de entrar en { $node } ({ $side }). ¿Cuánto valen ahí α y β?
practise-ask-nodes = ¿Cuántos nodos de este árbol visita alfa-beta?
practise-ask-evaluated = ¿Cuántas hojas de este árbol evalúa alfa-beta?
practise-ask-leaves = ¿Qué hojas de este árbol evalúa alfa-beta? Escribe sus valores en el orden de la búsqueda.
practise-ask-move = ¿Qué rama elige la raíz ({ $side }) y cuál es su valor?
practise-ask-cut-moves = La búsqueda ha vuelto de { $node } a { $above } ({ $side }). ¿Se podan las jugadas restantes?
tip-value = ▲ MAX toma el mayor valor de sus ramas, ▼ MIN el menor.
tip-bounds = α es lo que MAX ya tiene asegurado en este camino, o −∞. β es lo que MIN ya tiene asegurado, o ∞.
tip-cut = El resto se poda si { $cut }, porque ya no puede cambiar el resultado.
tip-limit = Un valor bajo poda en un nodo MIN ▼, y un valor alto en un nodo MAX ▲.
tip-nodes = Cuenta la raíz, los nodos intermedios y las hojas evaluadas, pero no lo que se poda.
tip-evaluated = Cuenta cada hoja evaluada, pero no lo que se poda.
tip-leaves = Escribe un espacio entre dos valores y omite lo que se poda.
tip-move = Escribe el número de la rama. Si varias tienen el mejor valor, la búsqueda conserva la primera.
practise-label-value = Valor
practise-label-leaves = Hojas
practise-label-move = Rama
practise-cut-yes = ✂ Se poda
practise-cut-no = No se poda
practise-answer-fault = Escribe un número como 3, −3 o 0,1, con coma antes de los decimales, o bien −∞ o ∞.
practise-unchosen = Elige una de las dos respuestas.
practise-keys = Valores de este árbol
practise-cut-when = Una rama se poda si { $cut }.
practise-fail-hard = Fail-hard: un nodo con ramas nunca devuelve un valor que esté fuera de su ventana.
practise-right-to-left = La búsqueda va de derecha a izquierda.
practise-names-left-out = Los nombres de los nodos interiores no se muestran.
practise-estimates = La búsqueda se detiene a profundidad { NUMBER($depth) } y toma las estimaciones que hay ahí.
practise-estimates-left-out = Sin profundidad máxima, las estimaciones de los nodos con ramas se omiten.
practise-root-window = En la raíz, α es { $alpha } y β es { $beta }.
practise-counts = Alfa-beta evalúa { NUMBER($leaves) } de { NUMBER($ends) } hojas y visita { NUMBER($nodes) } de { NUMBER($all) } nodos.
practise-go-on = Continuar
practise-right = ✓ Correcto.
practise-wrong = ✗ No es correcto.
practise-is-bound = { $part ->
        [alpha] α
       *[beta] β
    } es { $value }.
practise-is-value = El valor es { $value }.
practise-is-limit = El límite es { $value }.
practise-is-nodes = Alfa-beta visita { $value } nodos.
practise-is-evaluated = Alfa-beta evalúa { $value } hojas.
practise-is-leaves = Alfa-beta evalúa { $value }.
practise-is-move = La rama es la { $value }.
practise-is-cut = El resto se poda.
practise-is-open = No se poda nada.
practise-why-move = La raíz elige la primera rama que devuelve este valor.
practise-none-yet = { $bound ->
        [alpha] MAX aún no tiene nada asegurado en este camino, así que α es −∞.
       *[beta] MIN aún no tiene nada asegurado en este camino, así que β es ∞.
    }
practise-from-root = { $bound ->
        [alpha] α es { $value }, porque ahí empieza la ventana de la raíz.
       *[beta] β es { $value }, porque ahí acaba la ventana de la raíz.
    }
node-why-bound = { $bound ->
        [alpha] α es { $value }, porque en { $owner } MAX
       *[beta] β es { $value }, porque en { $owner } MIN
    } ya tiene asegurado { $value } gracias a { $answer }.
node-why-limit = Por eso el resto de { $above } se poda si x { $sign } { $value }.
node-why-value = { $player ->
        [X] MAX toma el mayor de { $values }
       *[O] MIN toma el menor de { $values }
    }{ $clamped ->
        [yes] .
       *[no] , así que { $node } devuelve { $value }.
    }
node-why-single = La búsqueda visitó una sola rama, { $values }{ $clamped ->
        [yes] .
       *[no] , así que { $node } devuelve { $value }.
    }
node-known = { $node } { $proves ->
        [lower] ≥
        [upper] ≤
       *[exact] =
    } { $value }
node-only-bound = Es solo una cota: { $node } { $proves ->
        [lower] ≥
       *[upper] ≤
    } { $value }.
node-why-cut = ✂ { $player ->
        [X] En { $owner }, MIN ya tiene asegurado { $bound } gracias a { $answer }. Ahora { $node } vale { $value } o más, así que MIN
       *[O] En { $owner }, MAX ya tiene asegurado { $bound } gracias a { $answer }. Ahora { $node } vale { $value } o menos, así que MAX
    } no gana nada viniendo aquí.
node-why-cut-root = ✂ { $player ->
        [X] La ventana de la raíz acaba en β = { $bound }. Ahora { $node } vale { $value } o más
       *[O] La ventana de la raíz empieza en α = { $bound }. Ahora { $node } vale { $value } o menos
    }, así que el resto no cambia nada.
node-skipped = { $count ->
        [one] La rama { $cut } no puede cambiar el resultado y se descarta.
       *[other] Las ramas { $cut } no pueden cambiar el resultado y se descartan.
    }
node-window = En { $node }, α es { $alpha } y β es { $beta }, así que { $cut ->
        [ge] no se cumple α ≥ β. El resto aún puede importar, así que no se poda nada.
       *[gt] no se cumple α > β. Con esta convención no se poda nada.
    }
practise-from = { $bound ->
        [alpha] α
       *[beta] β
    } es { $value }, por { $from }.
practise-clamped = El mejor valor encontrado es { $found }, pero en fail-hard el nodo devuelve la cota de su ventana, { $value }.
practise-open = α = { $alpha } y β = { $beta }, así que { $cut ->
        [ge] no se cumple α ≥ β. El resto aún puede importar, así que no se poda nada.
       *[gt] no se cumple α > β. Con esta convención no se poda nada.
    }
practise-tree-drawn = La parte del árbol que la búsqueda ya ha recorrido. En los ajustes puedes elegir una lista en su lugar.
practise-as-list = El árbol como lista
practise-scroll-cue = El árbol es mayor que este recuadro. Desplázate para ver el resto.
tree-plies-label = Niveles
step-cell-cut = ✂ podada
node-too-many = Este árbol es demasiado grande para dibujarlo, así que se muestra como lista.
practise-scores = Los valores se dan desde el punto de vista de X. Si X gana en n jugadas, vale { NUMBER($most) } − n; si pierde, n − { NUMBER($most) }; si empata, 0.
practise-scores-estimate = La búsqueda se detiene a profundidad { NUMBER($depth) } y evalúa ahí cada posición, desde el punto de vista de X. Las líneas con fichas solo de X cuentan +; las líneas con fichas solo de O, −. Las líneas con más fichas cuentan más.
practise-above-node = { $node } ({ $side }), mejor hasta ahora: { $best }
practise-none = ninguno aún
practise-cell = { SPOKEN($cell) }: { $value }
practise-free = libre
watch-step = Ver este paso

## Para qué sería correcta una respuesta errónea
diagnosis-hard = Una búsqueda fail-hard devuelve esa cota de su ventana. Este ejercicio es fail-soft, así que el nodo devuelve el mejor valor encontrado.
diagnosis-soft = Una búsqueda fail-soft devuelve ese valor. Este ejercicio es fail-hard, así que el nodo devuelve la cota de su ventana.
diagnosis-exchanged = Has intercambiado α y β.
diagnosis-minimax = Minimax sin poda devuelve ese valor. Aquí alfa-beta devuelve solo una cota.
diagnosis-window = Has tomado α o β del comienzo de la búsqueda. Un nodo empieza con la α y la β que tiene en ese momento el nodo de encima.
diagnosis-sideways = Corresponde a la α o la β de un nodo de una rama anterior. Las cotas no van hacia un lado.
diagnosis-whole = Sería correcto con una ventana de −∞ a ∞. Aquí la raíz empieza con una α y una β.
diagnosis-all = Eso es correcto para minimax sin poda. Alfa-beta descarta una parte de este árbol.
diagnosis-leaves = Ese es el número de hojas evaluadas. También cuentan la raíz y los nodos intermedios.
diagnosis-visited = Ese es el número de nodos visitados. Aquí solo cuentan las hojas.
diagnosis-skipped = Ese es el número de hojas descartadas. Cuenta las hojas evaluadas.
diagnosis-root = Falta un nodo. También cuenta la raíz.
diagnosis-turned = { $where ->
        [inside] Dentro de cada rama de la raíz, has ido en la otra dirección.
       *[everywhere] Sería correcto en la otra dirección.
    } Explora las ramas de cada nodo empezando por el otro extremo.
diagnosis-breadth = Has ido nivel por nivel. Alfa-beta termina una rama antes de empezar la siguiente.
diagnosis-missed = Esa es la respuesta si un corte se pasa por alto o llega demasiado tarde.{ $owner ->
        [none] {""}
       *[other] {" "}Alfa-beta descarta el resto de { $owner }.
    }
diagnosis-early = Esa es la respuesta si un corte llega demasiado pronto.{ $owner ->
        [none] {""}
       *[other] {" "}Alfa-beta continúa en { $owner }.
    }
diagnosis-up-to = Tu lista es correcta hasta { $owner }. El error viene después.
diagnosis-places = Has intercambiado { $one } y { $other }.
diagnosis-later = Tu rama tiene el mismo valor, pero la búsqueda encontró otra antes y la conserva.
diagnosis-bounded = Tu rama devuelve este número solo como cota. Su valor es peor.
diagnosis-other-side = { $player ->
        [X] Ninguna rama es mejor que la tuya para MIN. Pero en la raíz elige MAX.
       *[O] Ninguna rama es mejor que la tuya para MAX. Pero en la raíz elige MIN.
    }
diagnosis-taken = { $player ->
        [X] Ese es el menor de los valores devueltos. Pero MAX toma el mayor.
       *[O] Ese es el mayor de los valores devueltos. Pero MIN toma el menor.
    }
diagnosis-opposite = { $player ->
        [X] Sería correcto con MIN en la raíz. Aquí en la raíz elige MAX.
       *[O] Sería correcto con MAX en la raíz. Aquí en la raíz elige MIN.
    }
diagnosis-highest = { $player ->
        [X] Esa es la hoja más alta que hay ahí. Pero por el camino también elige MIN, y toma un valor menor.
       *[O] Esa es la hoja más baja que hay ahí. Pero por el camino también elige MAX, y toma un valor mayor.
    }
diagnosis-depth = Sería correcto { $right ->
        [none] sin profundidad máxima
        [all] para minimax sin poda y sin profundidad máxima
       *[other] con profundidad { NUMBER($right) }
    }. Aquí la búsqueda se detiene a profundidad { NUMBER($depth) }.
diagnosis-deep = La cota de este corte se fijó más arriba, en { $owner }, y aquí sigue siendo válida.
diagnosis-ge = { $x ->
        [none] Esto depende de una igualdad,
       *[other] Con x = { $x },
    } α = β. En muchos cursos se poda si son iguales. En este ejercicio solo se poda si α > β.
diagnosis-gt = { $x ->
        [none] Esto depende de una igualdad,
       *[other] Con x = { $x },
    } α = β. En algunos cursos no se poda si son iguales. En este ejercicio se poda si α ≥ β.
diagnosis-sides = { $player ->
        [X] Eso es α. En un nodo MAX ▲ se poda con β, lo que MIN ya tiene asegurado.
       *[O] Eso es β. En un nodo MIN ▼ se poda con α, lo que MAX ya tiene asegurado.
    }

## Marcar un árbol
kind-mark-task = Elige ✂ en cada rama que se poda. En los demás nodos, escribe el valor que devuelven.
kind-mark-empty = Marca algo primero.
kind-mark-done = { NUMBER($right) } de { NUMBER($asked) } marcas correctas en la primera comprobación.
kind-mark-cut = Podar { $node }
kind-mark-value = Valor de { $node } ({ $side })
practise-drawing = El árbol que hay que marcar
practise-key-button = Ver la solución
practise-key-text = Cortes: { $cuts }. Valores: { $values }.
practise-marks-wrong = ✗ { $faults ->
        [one] Una marca está mal o falta.
       *[other] { $faults } marcas están mal o faltan.
    } En el orden de la búsqueda:
kind-mark-more = Y { NUMBER($count) } más, señaladas en el árbol.
practise-fault-extra-cut = No hay que podar { $node }.
practise-fault-missing-cut = También hay que podar { $node }.
practise-fault-wrong-value = El valor de { $node } es incorrecto.
practise-fault-missing-value = Falta el valor de { $node }.

## Ordenar
kind-order-task = Intercambia ramas hasta que alfa-beta evalúe el { $goal ->
        [fewest] menor
       *[most] mayor
    } número posible de hojas.
kind-order-swap = Intercambiar { $one } y { $two }
kind-order-swapped = Intercambiadas: { $one } y { $two }.
goal-best = { $leaves ->
        [one] Se evalúa 1 hoja
       *[other] Se evalúan { NUMBER($leaves) } hojas
    }. Con { $kind ->
        [order] ningún otro orden
       *[fill] ninguna otra elección de valores
    } son { $goal ->
        [fewest] menos.
       *[most] más.
    }
goal-wrong = { $leaves ->
        [one] Se evalúa 1 hoja
       *[other] Se evalúan { NUMBER($leaves) } hojas
    }. Con { $kind ->
        [order] el mejor orden
       *[fill] los mejores valores
    } { $best ->
        [one] se evaluaría 1 hoja
       *[other] se evaluarían { NUMBER($best) } hojas
    }.
kind-order-why = { $goal ->
        [fewest] Por regla general, se poda más si cada nodo empieza con la mejor rama para su bando. El valor de esa rama es la cota que poda el resto.
       *[most] Por regla general, se poda menos si cada nodo termina con la mejor rama para su bando, porque la cota llega demasiado tarde.
    }
kind-order-mistake-node = Con otro orden solo en { $node } ({ $side }), alfa-beta evaluaría { $leaves ->
        [one] 1 hoja
       *[other] { NUMBER($leaves) } hojas
    }.
kind-order-mistake-several = No basta con un cambio en un solo nodo. Cambia el orden en varios nodos.
kind-order-mistake-other-goal = Con este orden, alfa-beta evalúa el { $goal ->
        [fewest] mayor
       *[most] menor
    } número posible de hojas.
kind-order-mistake-one-side = Todos los nodos están ordenados igual. Pero MAX busca el valor mayor, y MIN, el menor.
kind-order-unknown = El valor de { $name } se desconoce, así que no se pueden comparar los órdenes. Elige otro árbol.
kind-order-too-wide = Un nodo con más de { NUMBER($most) } ramas tiene demasiados órdenes. Elige otro árbol.

## Rellenar las hojas
kind-fill-task = Escribe valores en las hojas para que alfa-beta evalúe el { $goal ->
        [fewest] menor
       *[most] mayor
    } número posible de hojas.
kind-fill-leaf = Valor de la hoja de { $node }
kind-fill-fault = Escribe un número entero de −{ $most } a { $most } en { $node }.
kind-fill-why = { $goal ->
        [fewest] Haz que MAX empiece con un valor alto. Entonces una primera hoja baja en una rama MIN poda el resto de la rama. En una rama MAX lo hace una primera hoja alta.
       *[most] Haz que cada rama sea un poco mejor que la anterior para el bando que elige entre ellas. Entonces no se cierra ninguna ventana.
    }

## Encontrar la jugada
kind-find-how = { $ways ->
        [columns] Elige una columna.
       *[cells] Elige una casilla.
    }
kind-find-others = También puedes probar las demás { $ways ->
        [columns] columnas
       *[cells] casillas
    }. Solo cuenta la primera respuesta.
kind-find-board = La posición
kind-find-task = Le toca a { $player } y puede { $kind ->
        [win] ganar. ¿Qué jugada mantiene la victoria?
       *[draw] empatar. ¿Qué jugada mantiene el empate?
    }
kind-find-right = Correcto, { PLAY($cell) } mantiene el resultado.
kind-find-wrong = No, { PLAY($cell) } { $outcome ->
        [loss] pierde.
       *[draw] solo empata.
    }
kind-find-looking = Buscando una posición…
kind-find-none = En este tablero no se ha encontrado ninguna posición con una sola jugada buena. Elige otro tablero o el ejercicio «Predecir».
kind-find-ends = Con juego perfecto, la partida dura { $plies ->
        [one] una jugada
       *[other] { NUMBER($plies) } jugadas
    } más, contando esta.
kind-find-play-out = Terminar la partida en el tablero

## El final de un ejercicio
practise-done = { NUMBER($right) } de { NUMBER($asked) } correctas a la primera
practise-missed-again = Repetir las preguntas falladas
topic-bounds = α y β
topic-cut = Cortes
topic-value = Valores
topic-bound = Cotas
topic-order = Orden
topic-move = Jugadas
topic-drop = { topic-move }
missed = { $topic }: { $count ->
        [one] un fallo.
       *[other] { NUMBER($count) } fallos.
    }
missed-chapter = Leer el capítulo { NUMBER($number) }
practise-next = Siguiente ejercicio
watch-tree = Ver este árbol
watch-position = Ver esta posición

## Títulos de las secciones
practise-title = Practica la poda alfa-beta · Cutoff
practise-description =
    .content = Predice el siguiente paso de una búsqueda, marca los cortes de un árbol, encuentra una jugada que mantenga el resultado o comprueba tu propio programa. El motor comprueba cada respuesta.
