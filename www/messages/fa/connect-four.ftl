### Words of Play about scores, proofs, pairs and traps on larger boards.

## ارزش ستون‌ها
column-scores-label = مقدار هر ستون برای { $player }
score-within = ⁦≤{ $plies }⁩
score-column = ستون { NUMBER($move) }
score-legend = بالای هر ستون: تعداد حرکت‌ها تا برد (⁦+⁩) یا باخت (⁦−⁩)، یا مساوی (=).
score-move-exact-win = { $move } در { $plies } حرکت می‌برد
score-move-exact-draw = { $move } مساوی می‌کند
score-move-exact-loss = { $move } در { $plies } حرکت می‌بازد
score-move-sooner-win = { $move } در { $plies } حرکت یا کمتر می‌برد
score-move-sooner-loss = { $move } در { $plies } حرکت یا کمتر می‌بازد
score-move-least-draw = { $move } دست‌کم مساوی است
score-move-most-draw = { $move } حداکثر مساوی است
score-move-open = نتیجهٔ { $move } هنوز اثبات نشده است
column-scores-proved = تا اینجا نتیجهٔ { $proved } ستون از { $moves } ستون اثبات شده است.
column-scores-all = اثبات همهٔ نتیجه‌ها
column-scores-failed = مقدار ستون‌ها پیدا نشد.

## اثبات
prove-button = اثبات
prove-state-running = در حال اثبات…
prove-state-stopped = متوقف شد، اثبات نشد
prove-state-stopped-line = اثبات شد؛ بهترین ادامه کامل نیست
prove-state-line = اثبات شد؛ در جست‌وجوی بهترین ادامه…
prove-state-failed = موتور متوقف شد. نتیجه‌هایی که می‌بینید همچنان اثبات‌شده‌اند. اثبات بعدی از ابتدا شروع می‌شود.
prove-done = مرورگر خود شما این نتیجه را در { $time } و بدون کتاب گشایش اثبات کرد: { $nodes } گره.
proof-end-draw = مساوی
proof-ending-win = برد در { NUMBER($plies) } حرکت
proof-ending-loss = باخت در { NUMBER($plies) } حرکت
proof-least = در بدترین حالت: { $ending }
proof-most = در بهترین حالت: { $ending }

## ایده‌ای که وضعیت را تعیین می‌کند
idea-button = چرا؟
    .title = نمایش ایده‌ای که این وضعیت را توضیح می‌دهد
idea-none-proved = هیچ ایده‌ای به‌تنهایی این وضعیت را توضیح نمی‌دهد. حل‌کننده نتیجه را با { NUMBER($nodes) } گره اثبات کرد.
idea-cell = ستون { $column } (سطر { $row })
idea-win-now = { $player } بی‌درنگ می‌برد: { $cells }.
idea-double-threat = تهدید دوگانه: اگر { $player } در { PLAY($cell) } بازی کند، در هر یک از این دو خانه می‌تواند ببرد: { $cells }. { $other } فقط جلوی یکی را می‌تواند بگیرد.
idea-forced-reply = پاسخ اجباری: { $player } باید در { PLAY($cell) } بازی کند، وگرنه { $other } آنجا می‌برد.
idea-pairs = مساوی با جفت‌ها. دو خانهٔ هر جفت روی صفحهٔ بازی شمارهٔ یکسان دارند، و هر خطی که یک طرف هنوز می‌تواند کامل کند یک جفت در خود دارد. هر بار که یک طرف در یک خانهٔ جفت بازی کند، طرف دیگر می‌تواند در خانهٔ دوم بازی کند، پس هیچ‌کدام نمی‌برد. تعداد جفت‌ها: { NUMBER($count) }؛ { $pairs }.
idea-follow = تسوگ‌تسوانگ: { $player } می‌تواند به هر مهرهٔ { $other } در همان ستون پاسخ دهد.
idea-follow-after = تسوگ‌تسوانگ: { $player } در { PLAY($cell) } بازی می‌کند و پس از آن می‌تواند به هر مهرهٔ { $other } در همان ستون پاسخ دهد.
idea-follow-draw = به این ترتیب { $other } هرگز به چهار مهره در یک ردیف نمی‌رسد، و { $player } دست‌کم مساوی می‌کند.
idea-follow-win = در پایان { $other } ناچار است زیر خانهٔ برندهٔ { $player } بازی کند ({ $cells }) و { $player } در آن خانه می‌برد. { $parity ->
        [odd] سطر آن فرد است.
        [even] سطر آن زوج است.
       *[both] یک سطر فرد و یک سطر زوج است.
    }

## حریفی که دام می‌گذارد
how-trap = { $replies ->
        [0] بازی را تمام می‌کند
       *[other] دام می‌گذارد: فقط { NUMBER($holding) } پاسخ از { NUMBER($replies) } پاسخ نتیجه را حفظ می‌کند
    }
how-trap-none = دامی ممکن نیست: همهٔ پاسخ‌ها نتیجه را حفظ می‌کنند
how-no-trap = دامی به‌موقع اثبات نشد: بهترین حرکتی را که پیدا کرده است بازی می‌کند
player-traps = رایانهٔ دام‌گذار
name-traps = دام‌گذار
hope-traps = رایانه از میان بهترین حرکت‌ها آن را بازی می‌کند که پاسخ دادن به آن سخت‌تر است.
level-traps = از میان بهترین حرکت‌هایش حرکتی را بازی می‌کند که کمترین پاسخ خوب را باقی می‌گذارد. اگر نتواند این را به‌موقع اثبات کند، مانند قوی‌ترین رایانه بازی می‌کند و فهرست حرکت‌ها این را نشان می‌دهد.
