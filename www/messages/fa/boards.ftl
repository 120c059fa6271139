### Words of Play about boards beyond 3×3.

play-title-other = بازی { $board } در برابر مینیماکس، آلفا-بتا و حل‌کننده · Cutoff

## حل‌کننده
solver-panel-label = موتور
recommendation-so-far = بهترین تا اینجا: { PLAY($cell) }
recommendation-column = ستون { MOVE($cell) }
solver-continue = ادامه
solver-until-done = تا اثبات
solver-seconds = { NUMBER($seconds) } ثانیه
solver-memory = حافظه
solver-megabytes = { NUMBER($mb) } مگابایت
solver-depth = عمق { NUMBER($depth) }
solver-nodes = { $nodes } گره
solver-speed = { $speed } در ثانیه
solver-from-book = از کتاب گشایش
solver-memory-refused = مرورگر نمی‌تواند حافظهٔ بیشتری در اختیار بگذارد
claim-exact-win = اثبات شد: { $player } در { NUMBER($plies) } حرکت می‌برد.
claim-exact-draw = اثبات شد: مساوی.
claim-exact-loss = اثبات شد: { $player } در { NUMBER($plies) } حرکت می‌بازد.
claim-within-win = { $player } در { NUMBER($plies) } حرکت یا کمتر می‌برد.
claim-within-loss = { $player } در { NUMBER($plies) } حرکت یا کمتر می‌بازد.
claim-lower-draw = دست‌کم مساوی برای { $player }.
claim-upper-draw = حداکثر مساوی برای { $player }.
claim-open = هیچ طرفی تا { NUMBER($depth) } حرکت برد قطعی ندارد.
best-line = بهترین ادامه: { $cells }
best-line-so-far = بهترین ادامه تا اینجا (اثبات‌نشده): { $cells }
best-line-part = { NUMBER($first) } حرکت اول از { NUMBER($plies) } حرکت.
search-state-move-open = نتیجهٔ بهترین حرکت هنوز اثبات نشده است.
search-state-waiting = در انتظار، تا زمان‌گیری هر دو جست‌وجو تمام شود.
search-state-paused = تا وقتی این زبانه پنهان است، جست‌وجو متوقف است.
search-state-stopped = { $depth ->
        [0] پیش از رسیدن به عمق ۱ متوقف شد.
       *[other] متوقف شد: تا عمق { NUMBER($depth) } رسید.
    }
search-state-spent = { $depth ->
        [0] پیش از رسیدن به عمق ۱ زمان تمام شد.
       *[other] زمان تمام شد: تا عمق { NUMBER($depth) } رسید.
    }
search-state-failed = جست‌وجو با خطا متوقف شد.
recommendation-none = هنوز حرکتی پیدا نشده است.

## صفحهٔ بازی
cell-best-so-far = بهترین تا اینجا
cell-lands = مهره به { SPOKEN($cell) } می‌افتد
sign-win = +{ $plies }
sign-draw = =
sign-loss = −{ $plies }
sign-lower-draw = ⁦≥=⁩
sign-upper-draw = ⁦≤=⁩
hint-short-win = ⁧برد { $plies }⁩
hint-short-draw = مساوی
hint-short-loss = ⁧باخت { $plies }⁩
hint-proved-win = برد
hint-proved-draw = مساوی
hint-proved-loss = باخت
hint-lower-draw = ⁧⁦≥⁩ مساوی⁩
hint-upper-draw = ⁧⁦≤⁩ مساوی⁩
refused-full = ستون { MOVE($cell) } پر است. ستون دیگری انتخاب کنید.

## آنچه می‌توان انتظار داشت
chances-proving = اگر رایانه نتیجه را به‌موقع اثبات کند، بی‌نقص بازی می‌کند.
level-proving = اگر نتیجه را به‌موقع اثبات کند، بی‌نقص بازی می‌کند. وگرنه بهترین حرکتی را که پیدا کرده است بازی می‌کند. فهرست حرکت‌ها نشان می‌دهد که نتیجه اثبات شده است یا نه.

## بازیکنان
player-proving = قوی‌ترین رایانه
name-proving = قوی‌ترین

## حرکت‌های رایانه
moves-how = دلیل
how-proved-win = ⁧اثبات‌شده: برد در { NUMBER($plies) } حرکت⁩
how-proved-draw = اثبات‌شده: مساوی
how-proved-loss = ⁧اثبات‌شده: باخت در { NUMBER($plies) } حرکت⁩
how-searched = ⁧جست‌وجو تا عمق { NUMBER($depth) }⁩
how-casual = حرکت ساده
how-random = حرکت تصادفی

## هزینهٔ مینی‌ماکس
cost-about = حدود { $size } گره (± { $error })
cost-rough = از مرتبهٔ { $size } گره
cost-counted = { $size } گره
cost = جست‌وجوی کامل مینیماکس { $time } طول می‌کشید.
cost-visits = جست‌وجوی کامل مینیماکس { $visits } را بررسی می‌کرد.
cost-speed = اندازه‌گیری در این زبانه: { $measured } گره در { $time }.
span-rough = از مرتبهٔ { $text } سال
span-moment = کمتر از یک ثانیه
span-seconds = { $count ->
       *[other] حدود { $text } ثانیه
    }
span-minutes = { $count ->
       *[other] حدود { $text } دقیقه
    }
span-hours = { $count ->
       *[other] حدود { $text } ساعت
    }
span-days = { $count ->
       *[other] حدود { $text } روز
    }
span-years = { $count ->
       *[other] حدود { $text } سال
    }

## هر دو جست‌وجو تا یک عمق
compare-about = ⁧≈ { $text }⁩
compare-alpha-beta = { $ahead ->
        [end] آلفا-بتا در حال جست‌وجو تا پایان است.
       *[other] آلفا-بتا در حال جست‌وجو تا { NUMBER($ahead) } حرکت جلوتر است.
    }
compare-minimax = { $ahead ->
        [end] مینیماکس با سرعت واقعی خود در حال جست‌وجو تا پایان است.
       *[other] مینیماکس با سرعت واقعی خود در حال جست‌وجو تا { NUMBER($ahead) } حرکت جلوتر است.
    }
compare-stopped = { $ahead ->
        [end] پیش از آنکه مینیماکس به پایان برسد متوقف شد.
       *[other] پیش از آنکه مینیماکس تا { NUMBER($ahead) } حرکت جلوتر را جست‌وجو کند متوقف شد.
    }
compare-share = { $ahead ->
        [end] تا پایان
       *[other] { NUMBER($ahead) } حرکت جلوتر
    }: گره‌ها { $about ->
        [yes] حدود *{ $ratio } برابر کمتر*
       *[no] *{ $ratio } برابر کمتر*
    }.
compare-too-deep = جست‌وجوی آلفا-بتا تا این عمق بیش از حد طول می‌کشد. عمق کمتری انتخاب کنید.
compare-failed = مقایسه ناموفق بود.
depth-race-about = { $time ->
        [none] مسابقه
       *[other] مسابقه: { $time }
    }
depth-race-short = { $time ->
        [none] مسابقه
       *[other] مسابقه: { $time }
    }

## ارزش ستون‌ها
column-scores-label = مقدار هر ستون برای { $player }
score-within = ⁦≤{ $plies }⁩
score-column = ستون { NUMBER($move) }
score-legend = بالای هر ستون: تعداد حرکت‌ها تا برد (⁦+⁩) یا باخت (⁦−⁩)، یا مساوی (=).
score-move-exact-win = { $move } در { $plies } حرکت می‌برد
score-move-exact-draw = { $move } مساوی می‌کند
score-move-exact-loss = { $move } در { $plies } حرکت می‌بازد
score-move-within-win = { $move } در { $plies } حرکت یا کمتر می‌برد
score-move-within-loss = { $move } در { $plies } حرکت یا کمتر می‌بازد
score-move-lower-draw = { $move } دست‌کم مساوی است
score-move-upper-draw = { $move } حداکثر مساوی است
score-move-open = نتیجهٔ { $move } هنوز اثبات نشده است
column-scores-proved = تا اینجا نتیجهٔ { $proved } ستون از { $moves } ستون اثبات شده است.
column-scores-all = اثبات همهٔ نتیجه‌ها
column-scores-failed = مقدار ستون‌ها پیدا نشد.

## اثبات
proof-button = اثبات
proof-state-running = { $book ->
        [yes] در حال اثبات دوباره، بدون کتاب گشایش…
       *[no] در حال اثبات…
    }
proof-state-stopped = { $book ->
        [yes] متوقف شد؛ نتیجه از کتاب گشایش است
       *[no] متوقف شد، اثبات نشد
    }
proof-state-stopped-line = اثبات شد؛ بهترین ادامه کامل نیست
proof-state-line = اثبات شد؛ در جست‌وجوی بهترین ادامه…
proof-state-failed = موتور متوقف شد. نتیجه‌هایی که می‌بینید همچنان اثبات‌شده‌اند. اثبات بعدی از ابتدا شروع می‌شود.
proof-done = مرورگر خود شما این نتیجه را در { $time } و بدون کتاب گشایش اثبات کرد: { $nodes } گره.
proof-so-far = این اثبات تا اینجا: { $bounds }
proof-lower = در بدترین حالت { $ending }
proof-upper = در بهترین حالت { $ending }

## دلیل یک نتیجه
reason-button = چرا؟
    .title = نمایش ایده‌ای که این وضعیت را توضیح می‌دهد
reason-none-proved = هیچ ایده‌ای به‌تنهایی این وضعیت را توضیح نمی‌دهد. حل‌کننده نتیجه را با { NUMBER($nodes) } گره اثبات کرد.
reason-cell = ستون { $column } (سطر { $row })
reason-win-now = { $player } بی‌درنگ می‌برد: { $cells }.
reason-double-threat = تهدید دوگانه: اگر { $player } در { PLAY($cell) } بازی کند، در هر یک از این دو خانه می‌تواند ببرد: { $cells }. { $other } فقط جلوی یکی را می‌تواند بگیرد.
reason-forced-reply = پاسخ اجباری: { $player } باید در { PLAY($cell) } بازی کند، وگرنه { $other } آنجا می‌برد.
reason-pairs = مساوی با جفت‌ها. دو خانهٔ هر جفت روی صفحهٔ بازی شمارهٔ یکسان دارند، و هر خطی که یک طرف هنوز می‌تواند کامل کند یک جفت در خود دارد. هر بار که یک طرف در یک خانهٔ جفت بازی کند، طرف دیگر می‌تواند در خانهٔ دوم بازی کند، پس هیچ‌کدام نمی‌برد. تعداد جفت‌ها: { NUMBER($count) }؛ { $pairs }.
reason-follow = تسوگ‌تسوانگ: { $player } می‌تواند به هر مهرهٔ { $other } در همان ستون پاسخ دهد.
reason-follow-after = تسوگ‌تسوانگ: { $player } در { PLAY($cell) } بازی می‌کند و پس از آن می‌تواند به هر مهرهٔ { $other } در همان ستون پاسخ دهد.
reason-follow-draw = به این ترتیب { $other } هرگز به چهار مهره در یک ردیف نمی‌رسد، و { $player } دست‌کم مساوی می‌کند.
reason-follow-win = در پایان { $other } ناچار است زیر خانهٔ برندهٔ { $player } بازی کند ({ $cells }) و { $player } در آن خانه می‌برد. { $parity ->
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
chances-traps = رایانه از میان بهترین حرکت‌ها آن را بازی می‌کند که پاسخ دادن به آن سخت‌تر است.
level-traps = از میان بهترین حرکت‌هایش حرکتی را بازی می‌کند که کمترین پاسخ خوب را باقی می‌گذارد. اگر نتواند این را به‌موقع اثبات کند، مانند قوی‌ترین رایانه بازی می‌کند و فهرست حرکت‌ها این را نشان می‌دهد.
