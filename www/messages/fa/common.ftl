### Words that several places share, but not Play.

whole-number-fault = عددی صحیح از { NUMBER($least) } تا { NUMBER($most) } بنویسید.
tree-fault-end = پایان
learn-read = خوانده‌اید
seed = بذر
copy = کپی
copied = کپی شد.
start-over = از نو
node-branch = شاخهٔ { $path }
node-root = ریشه
node-leaf = { $node }، برگ ⁦{ $value }⁩
node-inner = { $node }، { $side }
cut-label = هرس وقتی
cut-ge = ⁦α ≥ β⁩
cut-gt = ⁦α > β⁩
values-label = مقدارها
values-soft = fail-soft
values-hard = fail-hard
values-hard-strict = جز در برگ‌ها fail-hard
scores-label = امتیازها
scores-plain = ساده: ⁦+۱⁩، ۰، ⁦−۱⁩
scores-depth-aware = با عمق
order-left = چپ به راست
order-right = راست به چپ
convention-text = هرس وقتی { $cut }؛ { $values }؛ { $order }.
sides-text = ▲ یعنی MAX و ▼ یعنی MIN.
max-x = ⁦▲ MAX, X⁩
min-o = ⁦▼ MIN, O⁩
max = ⁦▲ MAX⁩
min = ⁦▼ MIN⁩
win-in = { $player } در { NUMBER($plies) }
draw = مساوی
wins = برد { $player }
depth-at = عمق { NUMBER($count) }

## Own trees

fault-tree-no-node = در نویسهٔ { NUMBER($character) } ({ $found }) باید یک مقدار، نام یا کروشه باشد.
fault-tree-number = در نویسهٔ { NUMBER($character) } عددی هست که خوانده نمی‌شود. یک عدد حداکثر { NUMBER($most) } رقم دارد.
fault-tree-name = در نویسهٔ { NUMBER($character) }: هر نام می‌تواند حداکثر { NUMBER($most) } نویسه داشته باشد.
fault-tree-unclosed = در نویسهٔ { NUMBER($character) } ({ $found }) باید ویرگول یا کروشهٔ بسته باشد.
fault-tree-after = در نویسهٔ { NUMBER($character) } ({ $found }) درخت دیگر تمام شده است.
fault-tree-wide = در نویسهٔ { NUMBER($character) }: هر گره می‌تواند حداکثر { NUMBER($most) } فرزند داشته باشد.
fault-tree-deep = در نویسهٔ { NUMBER($character) }: هر درخت می‌تواند حداکثر { NUMBER($most) } لایه داشته باشد.
fault-tree-large = در نویسهٔ { NUMBER($character) }: هر درخت می‌تواند حداکثر { NUMBER($most) } گره داشته باشد.
fault-text-long = متن درخت می‌تواند حداکثر { NUMBER($most) } نویسه داشته باشد.
worth-number = ⁦{ NUMERAL($value) }⁩
