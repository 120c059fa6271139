### The lessons that are ready. Their links and answers are in www/teach/ready-lessons.js.

## Tu primer corte
ready-first-cut-title = Tu primer corte
ready-first-cut-about = Nueve hojas y dos cortes: mira por qué alfa-beta puede dejar de mirar, y después predícelo.
ready-first-cut-a = MAX (△) mueve primero y quiere un valor grande; MIN (▽) responde y quiere uno pequeño. Mira la rama izquierda: MIN elegirá uno de 3, 12 y 8.
ready-first-cut-a-ask = ¿Cuánto vale la rama izquierda?
ready-first-cut-b = MAX ya puede conseguir 3 a la izquierda. En la rama del medio la búsqueda ha encontrado un 2: ahí MIN puede dejar a MAX en 2 o menos, así que MAX nunca la elegirá. Esto es un corte.
ready-first-cut-b-ask = ¿Cuántas hojas de la rama del medio no se miran nunca?
ready-first-cut-c = A la derecha, 14 y 5 todavía prometen más de 3, así que no se puede cortar nada; solo la última hoja, 2, lo decide. Este es el final de la búsqueda.
ready-first-cut-c-ask = ¿Cuántas de las nueve hojas se han mirado?
ready-first-cut-d = El mismo árbol, con la rama derecha en otro orden: 2, 5, 14. Predice primero y después sigue la búsqueda para comprobarlo.
ready-first-cut-d-ask = ¿Cuántas de las nueve hojas mira ahora alfa-beta?
ready-first-cut-e = Ahora, un árbol que no has visto. Responde las preguntas: en cada una, di qué hace la búsqueda a continuación.

## El orden decide
ready-order-title = El orden decide
ready-order-about = El mismo árbol y el mismo valor, pero más o menos trabajo: importa qué va primero.
ready-order-a = La mejor rama va primero: ahí MAX consigue 6. Las otras dos se abandonan después de una hoja. Sigue la búsqueda paso a paso.
ready-order-a-ask = ¿Cuántas de las seis hojas se miran?
ready-order-b = Las mismas ramas, con la mejor al final. La raíz sigue valiendo 6. ¿Ahorra algo alfa-beta?
ready-order-b-ask = ¿Cuántas de las seis hojas se miran ahora?
ready-order-c = Un tablero de verdad: todo el tres en raya, desde el tablero vacío. Alfa-beta prueba las casillas fila por fila, de a1 a c3.
ready-order-c-ask = ¿Cuántas posiciones visita?
ready-order-d = Ahora prueba primero el centro, luego las esquinas y luego los lados. El resultado es el mismo empate.
ready-order-d-ask = ¿Cuántas posiciones visita ahora?

## Minimax en un tablero
ready-board-title = Minimax en un tablero
ready-board-about = De una posición con cinco casillas libres a la partida entera: qué hace minimax y qué ahorra la poda.
ready-board-a = Juega X. X tiene a1 y a2, O tiene b1 y b2, y las respuestas están ocultas. Las casillas se nombran por columna y fila: a1 es la de arriba a la izquierda.
ready-board-a-ask = ¿Qué casilla gana enseguida?
ready-board-b = Minimax no lo ve a simple vista. Juega todas las maneras en que la partida puede seguir desde aquí, y cuenta cada posición en la que entra.
ready-board-b-ask = ¿Cuántas posiciones visita minimax?
ready-board-c = Alfa-beta encuentra la misma jugada con menos trabajo. Ve de corte en corte y lee por qué cada uno es seguro.
ready-board-c-ask = ¿Cuántas de las 157 posiciones visita alfa-beta? (Lo dice el último paso.)
ready-board-d = ¿Y desde el tablero vacío? Las dos búsquedas encuentran que el juego perfecto es un empate. Compara su trabajo junto al tablero.
ready-board-d-ask = ¿Cuántas posiciones visita minimax desde aquí?
