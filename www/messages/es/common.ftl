### Words that several places share, but not Play.

whole-number-fault = Escribe un número entero de { NUMBER($least) } a { NUMBER($most) }.
tree-fault-end = el final
learn-read = Leído
seed = Semilla
copy = Copiar
copied = Copiado.
start-over = Reiniciar
node-branch = la rama { $path }
node-root = la raíz
node-leaf = { $node }, hoja { $value }
node-inner = { $node }, { $side }
cut-label = Podar si
cut-ge = α ≥ β
cut-gt = α > β
values-label = Valores
values-soft = fail-soft
values-hard = fail-hard
values-hard-strict = fail-hard salvo en las hojas
scores-label = Puntuación
scores-plain = Simple: +1, 0, −1
scores-depth-aware = Con profundidad
order-left = de izquierda a derecha
order-right = de derecha a izquierda
convention-text = Podar si { $cut }; { $values }; { $order }.
sides-text = ▲ es MAX, ▼ es MIN.
max-x = ▲ MAX, X
min-o = ▼ MIN, O
max = ▲ MAX
min = ▼ MIN
win-in = { $player } en { NUMBER($plies) }
draw = empate
wins = gana { $player }
depth-at = Profundidad { NUMBER($count) }

## Own trees

fault-tree-no-node = En el carácter { NUMBER($character) } ({ $found }) debería haber un valor, un nombre o un corchete.
fault-tree-number = En el carácter { NUMBER($character) } hay un número que no se puede leer. Un número tiene { NUMBER($most) } cifras como mucho.
fault-tree-name = En el carácter { NUMBER($character) }: un nombre puede tener { NUMBER($most) } caracteres como mucho.
fault-tree-unclosed = En el carácter { NUMBER($character) } ({ $found }) debería haber una coma o un corchete de cierre.
fault-tree-after = En el carácter { NUMBER($character) } ({ $found }) el árbol ya ha terminado.
fault-tree-wide = En el carácter { NUMBER($character) }: un nodo puede tener { NUMBER($most) } hijos como mucho.
fault-tree-deep = En el carácter { NUMBER($character) }: un árbol puede tener { NUMBER($most) } niveles como mucho.
fault-tree-large = En el carácter { NUMBER($character) }: un árbol puede tener { NUMBER($most) } nodos como mucho.
fault-text-long = El texto de un árbol puede tener { NUMBER($most) } caracteres como mucho.
worth-number = { NUMERAL($value) }
