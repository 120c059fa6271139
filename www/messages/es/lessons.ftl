### The lessons that are ready. Their links and answers are in www/teach/ready-lessons.js.

## Tu primer corte
ready-first-cut-title = Tu primer corte
ready-first-cut-about = Nueve hojas y un corte: mira por qué alfa-beta puede dejar de mirar, y después predícelo.
ready-first-cut-a = MAX (△) mueve primero y quiere un valor grande; MIN (▽) responde y quiere uno pequeño. Mira la rama izquierda: MIN elegirá uno de 3, 12 y 8.
ready-first-cut-a-ask = ¿Cuánto vale la rama izquierda?
ready-first-cut-b = MAX ya puede conseguir 3 a la izquierda. En la rama del medio la búsqueda ha encontrado un 2: ahí MIN puede dejar a MAX en 2 o menos, así que MAX nunca la elegirá. Esto es un corte.
ready-first-cut-b-ask = ¿Cuántas hojas de la rama del medio no se miran nunca?
ready-first-cut-c = A la derecha, 14 y 5 todavía prometen más de 3, así que no se puede cortar nada; solo la última hoja, 2, lo decide. Este es el final de la búsqueda.
ready-first-cut-c-ask = ¿Cuál es el menor número entero que, en lugar del último 2, haría que MAX eligiera la rama derecha?
ready-first-cut-d = El mismo árbol, con la rama derecha en otro orden: 2, 5, 14. Predice primero y después sigue la búsqueda para comprobarlo.
ready-first-cut-d-ask = ¿Cuál es la primera hoja de la rama derecha que se corta?
ready-first-cut-e = Ahora, un árbol que no has visto. Responde las preguntas: en cada una, di qué hace la búsqueda a continuación.

## El orden decide
ready-order-title = El orden decide
ready-order-about = El mismo árbol y el mismo valor, pero más o menos trabajo: importa qué va primero.
ready-order-a = La mejor rama va primero: ahí MAX consigue 6. Las otras dos se abandonan después de una hoja. Sigue la búsqueda paso a paso.
ready-order-a-ask = ¿Qué hoja se corta primero?
ready-order-b = Las mismas ramas, con la mejor al final. La raíz sigue valiendo 6. ¿Ahorra algo alfa-beta?
ready-order-b-ask = ¿Cuánto vale α cuando la búsqueda entra en la tercera rama?
ready-order-c = Un tablero de verdad: todo el tres en raya, desde el tablero vacío. Alfa-beta prueba las casillas fila por fila, de a1 a c3.
ready-order-c-ask = Pon el centro, b2, al principio y deja lo demás en su orden. ¿Cuántas posiciones visita entonces?
ready-order-d = Ahora prueba primero el centro, luego las esquinas y luego los lados. El resultado es el mismo empate. Fila por fila visitaba 18.297 posiciones.
ready-order-d-ask = ¿Cuántas veces menos que fila por fila son ahora? Redondea a un decimal.

## Minimax en un tablero
ready-board-title = Minimax en un tablero
ready-board-about = De una posición con cinco casillas libres a la partida entera: qué hace minimax y qué ahorra la poda.
ready-board-a = Juega X. X tiene a1 y a2, O tiene b1 y b2, y las respuestas están ocultas. Las casillas se nombran por columna y fila: a1 es la de arriba a la izquierda.
ready-board-a-ask = ¿Qué casilla gana enseguida?
ready-board-b = Minimax no lo ve a simple vista. Juega todas las maneras en que la partida puede seguir desde aquí, y toma la jugada que es mejor contra las mejores respuestas.
ready-board-b-ask = ¿Cuántas de las cinco jugadas de X pierden si O responde bien?
ready-board-c = Alfa-beta encuentra la misma jugada con menos trabajo: los números de esta búsqueda dicen cuánto. Ve de corte en corte y lee por qué cada uno es seguro. Si X gana tras n jugadas, vale 10 − n.
ready-board-c-ask = ¿Cuánto vale para X la jugada a3?
ready-board-d = ¿Y desde el tablero vacío? Las dos búsquedas encuentran que el juego perfecto es un empate. Compara su trabajo junto al tablero. Pero empatar exige cuidado: supón que X empieza en la esquina a1.
ready-board-d-ask = ¿Cuál es la única respuesta de O que no pierde?
