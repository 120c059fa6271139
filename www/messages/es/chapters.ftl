### What the pages of Learn have from the build in Spanish; see ../en/chapters.ftl.

## Contents

learn-title = Aprende minimax y la poda alfa-beta · Cutoff
learn-description = Minimax y la poda alfa-beta en { NUMBER($chapters) } capítulos cortos con figuras que se mueven. Para quien empieza de cero y para quien viene por el código.
learn-heading = Cómo elige su jugada una máquina
learn-lead = Podría probar cada jugada y cada respuesta. También puede ahorrarse casi todo ese trabajo sin perder nada.
learn-no-script = El texto y las imágenes están completos. Las figuras se mueven si tu navegador ejecuta JavaScript.
learn-reference = Glosario y fuentes
learn-reference-description = Qué significan los términos de la búsqueda en juegos, de alfa a zugzwang, y los artículos y libros en los que se basan los capítulos.
learn-glossary = Glosario
learn-sources = Fuentes
learn-source-zermelo = Juegos como el ajedrez y el tres en raya tienen un valor.
learn-source-neumann = La demostración de que muchos juegos más tienen un valor.
learn-source-shannon = Cómo podría jugar al ajedrez una máquina: profundidad máxima, evaluación y el tamaño del juego.
learn-source-hart = Una de las primeras descripciones de alfa-beta.
learn-source-brudno = Alfa-beta, descrita de forma independiente y analizada.
learn-source-slagle = Demuestra cuántas hojas visita alfa-beta con el mejor orden. La fórmula de Michael Levin había aparecido sin demostración en 1961, en el informe de Hart y Edwards.
learn-source-knuth = El primer análisis completo de la poda alfa-beta.
learn-source-pearl = En árboles con hojas aleatorias, ninguna búsqueda crece más despacio con la profundidad que alfa-beta.
learn-source-fishburn = Alfa-beta fail-soft, y su nombre.
learn-source-berliner = Un programa gana al campeón del mundo de backgammon, en 1979, con algo de suerte en los dados.
learn-source-chinook = El programa que fue campeón de damas en 1994, cuando Marion Tinsley renunció al encuentro y al título.
learn-source-schaeffer = La demostración de que las damas son un empate.
learn-source-deep-blue = La máquina que ganó a Garry Kaspárov al ajedrez en 1997.
learn-source-alphago = El programa que ganó al go, con redes neuronales y una búsqueda. El artículo se publicó antes del encuentro con Lee Sedol.
learn-source-russell = El libro de texto con el árbol de nueve hojas y la evaluación por líneas abiertas.
learn-source-stack-abuse = Tres en raya en Python, con los tiempos de sus jugadas.
learn-source-allis = El cuatro en raya, resuelto con reglas: amenazas pares e impares, y responder en la misma columna.
learn-source-allen = El cuatro en raya, resuelto por búsqueda el mismo año.

## A chapter

chapter-next = Siguiente: { $title }
chapter-previous = Anterior: { $title }
chapter-pages =
    .aria-label = Capítulos
chapter-contents = Todos los capítulos
chapter-question = Pregunta
slip-unchanged = Esa es la respuesta antes del cambio.
slip-sides = Eso sería correcto con MIN en la raíz.
slip-right = Tantas descartaría una búsqueda de derecha a izquierda. Esta va de izquierda a derecha.
slip-visited = Esas son las hojas que la búsqueda sí visita.
slip-exact = Ese es el valor verdadero, el que encuentra minimax. Alfa-beta deja la rama antes de conocerlo.
slip-changed = Esa es la hoja misma. Un jugador de más arriba tiene algo mejor.
slip-every = Esas son todas las hojas: minimax las visita.
slip-proof = Esa es una de las dos demostraciones. La raíz necesita las dos.
slip-twice = Casi. Las dos demostraciones necesitan una misma hoja, que cuenta una sola vez.
slip-sign = Eso es lo que vale para O. Para X tiene el otro signo.
slip-threatless = Eso es sin ninguna amenaza.
slip-side = Esas son las fichas de un bando. Cuenta las de los dos.
slip-uncut = Eso es más o menos lo que visita minimax. Pero alfa-beta poda incluso con el peor orden.
slip-added = Eso suma tantos nodos como sumó la fila anterior. Pero cada nivel multiplica.
slip-each-move = Eso es { NUMBER($moves) } × { NUMBER($moves) } veces esa cantidad, como si la búsqueda visitara cada respuesta. Alfa-beta descarta la mayoría.
slip-tableless = Esos son casi los mismos que sin tabla. Pero muchas posiciones se repiten.
slip-strict = Eso sería correcto si solo α > β hiciera un corte. Aquí basta con α ≥ β.
slip-sideways = Eso cuenta una búsqueda con una sola ventana para todo el árbol. Pero cada rama empieza con la ventana de su padre: las cotas van hacia abajo, nunca hacia un lado ni hacia arriba.
slip-shallow = Falta un corte. Una cota de más arriba también cuenta aquí.
slip-max-waits = Falta un corte. También los nodos de MAX se dejan antes de tiempo: ahí poda β.
slip-exchanged = Eso se cuenta con α y β intercambiadas. Un nodo de MIN se deja cuando su valor es demasiado bajo para MAX; uno de MAX, cuando es demasiado alto para MIN.
slip-first-only = Falta un corte. Cualquier hoja de un nodo puede acabar con él, no solo la primera.
slip-low = Esas son las hojas que valen menos de lo que MAX ya tiene. Pero una hoja se descarta por las anteriores, valga lo que valga ella.
slip-neighbour = Eso lo devolvió el nodo de al lado. Aquí es β, no α.
slip-start = α es −∞ solo hasta que MAX tiene algo. La rama izquierda ya ha devuelto su valor.
slip-left = Esa era β en la rama izquierda. Las cotas no van hacia un lado.
slip-open = β es ∞ al entrar en la rama derecha. Pero después el nodo de al lado devuelve un valor.
slip-alpha = Esa es α, lo que MAX ya tiene en otro lugar.
slip-stale = α vuelve a subir: después de la segunda rama MAX tiene más.
slip-as-value = El número devuelto no está dentro de la ventana, así que es solo una cota.
slip-at-least = Un número de β o más dice «al menos». Este es α o menos.
slip-at-alpha = Esos son los números hasta α. Pero se sabe más: el valor verdadero es como mucho lo que se devolvió.
slip-inside = Esos están dentro de la ventana. Entonces la búsqueda habría devuelto el valor mismo.
slip-leaves-alone = Eso es con la hoja más baja primero en cada rama. También las ramas tienen un orden mejor.
slip-every-branch = La primera rama hay que verla entera. Antes no hay nada con que comparar.
slip-quick = Esa es la derrota rápida. Pero elige O, y pierde tarde.
slip-flat = Eso es una victoria sin su profundidad.
slip-unturned = El signo es correcto. Pero lo que es α para un bando limita al otro: las dos cambian de sitio.
slip-unsigned = De las dos, es la correcta. Pero también cambia el signo.
slip-own = Esa es la α del propio nodo. Para su hijo todo se ve desde el otro bando.
slip-ties = Un número igual a uno anterior puede ser solo una cota.
slip-all-returned = Un número que no es más alto que uno anterior puede ser solo una cota: como mucho eso.
slip-best-alone = El mejor es seguro. Pero también lo es cada número que era el mejor cuando se devolvió.
slip-unended = Eso sigue hasta llenar el tablero. Pero ¿no ha terminado ya la partida?
slip-free-cells = Esas son las casillas libres. Pero ¿no ha terminado ya la partida?
slip-next-board = Eso cuenta una jugada en cada casilla libre. Pero ¿no ha terminado ya la partida?
slip-uncounted = La raíz también es un nodo.
slip-minimax-depth = Hasta ahí ve minimax.
slip-ply-more = Con el doble de hojas, minimax gana como mucho un nivel. ¿Y cuántas necesita alfa-beta por nivel?
slip-half-depth = Al revés: el mejor orden duplica la profundidad.
slip-depthless = Una de estas se buscó con menos profundidad de la que hace falta.
slip-boundless = Esas son las entradas con profundidad suficiente. Pero una cota dentro de la ventana deja abierto el valor.
slip-values-alone = También una cota puede ser una respuesta, si está fuera de la ventana.
slip-every-entry = Alguna no se buscó con profundidad suficiente, y alguna deja abierto el valor.
slip-one-threat = Eso es con una sola amenaza, como en la figura.
slip-threats-alone = También X responde: una amenaza gasta dos niveles.
slip-own-lines = Eso cuentan las líneas de X. Las de O restan.
slip-their-lines = Eso cuentan las líneas de O.
slip-wins = Esas son las jugadas tras las que gana X. Con un empate tampoco gana O.
slip-each-of-three = Esas son todas. Después de una, O puede ganar de inmediato.
slip-uncompared = Con una de ellas, X completa su propia línea.
slip-faultless = Ese es el valor: lo que consigue MAX si MIN no se equivoca.
slip-other-branch = Esa hoja está en una rama que MAX no elige.
slip-whole-window = Eso es de −∞ a ∞. Aquí la raíz empieza con una α y una β.
slip-rescaled = Cambian los números de las hojas, pero no cuántas se descartan.
slip-even = Eso sería dos veces la demostración mayor. Con una profundidad impar, una de las dos es menor.
slip-nothing = Minimax no descarta nada. Aquí un jugador ya tiene en otro lugar algo igual de bueno antes de que se visiten todas las hojas.
chapter-answer-is = La respuesta es { $answer }.

## Figures

figure-scale = Números de nodos como puntos en un eje. Los mismos números están junto a los puntos.
figure-flip = { $player ->
        [X] ≥ en lugar de > en la raíz
       *[O] ≤ en lugar de < en la raíz
    }
figure-flipped = Ahora se elige la última de las jugadas que devuelven lo mismo, { $cell }. Lo que devolvió era solo una cota.

## What a figure asks before it answers

ask-branch = ¿Adónde debe ir MAX? Pulsa una rama.
ask-board = Le toca a { $player }. ¿Dónde jugarías? Pulsa uno de los tableros justo debajo del de arriba.
ask-cut = ¿De qué hojas puede prescindir la búsqueda?
ask-move = Le toca a { $player }. ¿Dónde jugarías? Pulsa una columna.
ask-choice = Le toca a { $player }, y una búsqueda mira { NUMBER($depth) } niveles. ¿Qué jugada elegirá? Pulsa una casilla.
ask-first = ¿Qué hoja de la rama { NUMBER($branch) } debería ir primero, para que se descarten más hojas? Púlsala.
figure-read-on = Seguir leyendo sin responder
figure-visited = La búsqueda ha visitado { NUMBER($visited) } de { NUMBER($leaves) } hojas.
judged-needed = El { $leaf } hace falta. { $why ->
        [alone] { $side ->
            [MAX] MIN
           *[MIN] MAX
        } aún no tiene nada en otro lugar, así que aquí cuenta cada hoja.
        [first] Aún no se sabe nada de lo que hay debajo de este nodo.
       *[open] Hasta ahora { $side ->
            [MAX] MAX puede conseguir { $best } aquí, menos que el { $bound } en que MIN ya lo deja
           *[MIN] MIN puede dejar a MAX en { $best } aquí, más que el { $bound } que MAX ya tiene
        }.
    }
judged-unneeded = Puedes prescindir del { $leaf }.
judged-reason = { $side ->
        [MAX] MAX puede conseguir { $value } o más en la rama { $path }, y MIN ya lo deja en { $bound }.
       *[MIN] MIN puede dejar la rama { $path } en { $value } o menos, y MAX ya tiene { $bound }.
    }
judged-first-right = Allí elige MIN, y { $value } no es más que el { $alpha } que MAX ya tiene: basta con una hoja.
judged-first-highest = { $value } es la mejor hoja para MAX. Pero allí elige MIN, así que la más baja debería ir primero: { $leaf }.
judged-first-open = { $value } es más que el { $alpha } que MAX ya tiene, así que la búsqueda debe seguir. { $leaf } la terminaría de inmediato.
judged-choice-right = Después de { $cell } no ve ninguna derrota.
judged-choice-loses = Después de { $cell }, ve que { $player } pierde en { NUMBER($plies) } jugadas. Elige { $choice }, donde no ve ninguna derrota.
judged-choice-other = Después de { $cell } tampoco ve una derrota. Pero su estimación después de { $choice } es mejor.
judged-move = { $by ->
        [column] Columna { NUMBER($move) }
       *[cell] { $move }
    }: con juego perfecto, { $outcome ->
        [win] { $player } gana en { NUMBER($plies) } { $plies ->
            [one] jugada
           *[other] jugadas
        }
        [loss] { $player } pierde en { NUMBER($plies) } { $plies ->
            [one] jugada
           *[other] jugadas
        }
       *[draw] hay empate
    }.
figure-map-all = El árbol completo del tres en raya en bandas, una por nivel. Todo está iluminado: minimax visita cada nodo.
figure-map-some = El mismo árbol. Lo que visita alfa-beta está iluminado, sobre todo a la izquierda; lo demás está oscuro.
figure-map-told = Alfa-beta visita { NUMBER($visited) } de los { NUMBER($nodes) } nodos: el { $percent }. Lo oscuro no lo visita nunca.
ask-share = Minimax visita cada nodo: todo está iluminado. ¿Qué parte visitará alfa-beta?
ask-leaves = Minimax visita todas las hojas: todas están iluminadas. ¿Qué parte de ellas visitará alfa-beta, con la mejor jugada primero?
ask-orders = Con los bordes primero, alfa-beta visita { NUMBER($before) } nodos. ¿Cuántos visitará si la peor jugada va siempre primero?
told-orders = Con la peor jugada primero visita { NUMBER($nodes) } nodos. Minimax visita { NUMBER($minimax) }.
ask-growth = Cada fila mira dos niveles más que la anterior. ¿Cuántos nodos visitará alfa-beta en la última?
told-growth = En la última fila visita { NUMBER($nodes) } nodos, unas { NUMBER($times) } veces los de la anterior.
ask-tools = Con puntuaciones con profundidad, alfa-beta sola visita { NUMBER($before) } nodos. ¿Cuántos visitará con una tabla de transposiciones?
told-tools = Con una tabla visita { NUMBER($nodes) } nodos, y aún menos si los tableros simétricos cuentan como uno.
ask-ideas = Con un buen orden de las jugadas, el solucionador visita { NUMBER($before) } nodos. ¿Cuántos visitará si además tiene una tabla de transposiciones?
told-ideas = Con una tabla visita { NUMBER($nodes) } nodos. Las demás ideas ahorran aún más.

## What the dots of a figure stand for

scale-proof-empty = demostración mínima
scale-order-best = primero la mejor jugada
scale-order-centre = primero el centro
scale-order-rows = fila por fila
scale-order-edges = primero los bordes
scale-order-worst = primero la peor jugada
scale-nodes-minimax-empty = minimax
scale-visit-symmetry = tabla, y los tableros simétricos cuentan como uno
scale-visit-table = tabla de transposiciones
scale-nodes-alpha-beta-depth-aware-empty = alfa-beta sola
scale-visit-deepening = profundización iterativa
scale-with-5x4k4g-none = sin ideas
scale-with-5x4k4g-ordering = un buen orden de las jugadas
scale-with-5x4k4g-table = y una tabla de transposiciones
scale-with-5x4k4g-symmetry = y los tableros simétricos cuentan como uno
scale-with-5x4k4g-double-threats = y amenazas y dobles amenazas
scale-with-5x4k4g-open-lines = y dos ideas menores
scale-with-5x4k4g-follow-up = y la regla de las filas pares e impares

## Series de tableros en una figura

series-board = Un tablero dibujado. Las jugadas que llevan a él: { $moves }.
series-start = Le toca a { $player }.
series-plays = { $player } juega en { $by ->
        [column] la columna { NUMBER($move) }
       *[cell] { $move }
    }.
series-one = Una ficha más en la casilla marcada ganaría, así que { $other } tiene que responder ahí.
series-two = Ahora { $player } puede ganar en dos casillas, y { $other } solo puede parar una.
series-waits = { $player } ganaría en una casilla marcada, pero la de debajo sigue vacía.
series-loses = Ahora { $player } puede ganar de inmediato.
series-won = { $player } tiene { NUMBER($run) } en raya.
series-depth = A profundidad { NUMBER($depth) }, la búsqueda elige { $by ->
        [column] la columna { NUMBER($move) }
       *[cell] { $move }
    }.
series-estimated = Su estimación para X es { FIGURE($estimate) }.
series-proved = Demuestra que { $outcome ->
        [win] { $player } gana en { NUMBER($plies) } jugadas, contando las de ambos bandos
        [loss] { $player } pierde en { NUMBER($plies) } jugadas, contando las de ambos bandos
       *[draw] la partida termina en empate
    }.
series-visited = Ha visitado { NUMBER($nodes) } nodos.
series-stops = Aquí se detiene una búsqueda de profundidad { NUMBER($depth) }. No ve ninguna derrota, y su estimación para X es { FIGURE($estimate) }.
series-deeper = Con profundidad { NUMBER($depth) }:
series-quiet = Con una búsqueda quiescente basta la profundidad { NUMBER($depth) }: sigue mientras hay una amenaza, y ve que { $player } pierde en { NUMBER($plies) } jugadas. Visita { NUMBER($nodes) } nodos en lugar de { NUMBER($plain) }.
series-open = { $lines ->
        [one] Una línea tiene fichas de { $player } y ninguna de { $other }; cuenta { NUMBER($counted) }.
       *[other] { NUMBER($lines) } líneas tienen fichas de { $player } y ninguna de { $other }; cuentan { NUMBER($counted) }.
    }
series-counted = Así que la estimación para X es { NUMBER($x) } − { NUMBER($o) } = { FIGURE($estimate) }.
