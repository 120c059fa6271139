### What Play says of scores over the columns, and of proofs.

## ارزش ستون‌ها
column-scores-label = ارزش هر ستون برای { $player }
score-win = برد
score-draw = مساوی
score-loss = باخت
score-within = ⁦≤{ $plies }⁩
score-least = ≥
score-most = ≤
score-bound-draw = مساوی
score-open = …
score-column = ستون { $move }
score-legend = + برد، = مساوی، − باخت، و در چند حرکت
score-signs = «برد»، «مساوی»، «باخت»، یا هر جا که جا کم است «+»، «=»، «−». عدد، شمار حرکت‌ها تا پایان است؛ «≤» پیش از آن یعنی «یا زودتر». «⁧≥ مساوی⁩» یا «⁧≥ =⁩» یعنی دست‌کم مساوی و «⁧≤ مساوی⁩» یا «⁧≤ =⁩» یعنی دست‌بالا مساوی.
score-move-exact-win = { $move } در { $plies } حرکت می‌برد (با مهرهٔ شمارهٔ { NUMBER($stone) } از { $player })
score-move-exact-draw = { $move } مساوی می‌کند
score-move-exact-loss = { $move } در { $plies } حرکت می‌بازد (با مهرهٔ شمارهٔ { NUMBER($stone) } از { $other })
score-move-sooner-win = { $move } در { $plies } حرکت یا زودتر می‌برد
score-move-sooner-loss = { $move } در { $plies } حرکت یا زودتر می‌بازد
score-move-least-draw = { $move } دست‌کم مساوی است
score-move-most-draw = { $move } دست‌بالا مساوی است
score-move-open = { $move } هنوز اثبات نشده است
score-position-exact-win = { $player } با بهترین بازی در { $plies } حرکت می‌برد، با مهرهٔ شمارهٔ { NUMBER($stone) } خود
score-position-exact-draw = با بهترین بازی مساوی است
score-position-exact-loss = { $player } با بهترین بازی در { $plies } حرکت می‌بازد، با مهرهٔ شمارهٔ { NUMBER($stone) } از { $other }
score-position-sooner-win = { $player } در { $plies } حرکت یا زودتر می‌برد
score-position-sooner-loss = { $player } در { $plies } حرکت یا زودتر می‌بازد
score-position-least-draw = دست‌کم مساوی برای { $player }
score-position-most-draw = دست‌بالا مساوی برای { $player }
score-position-open = مرورگر شما هنوز آن را اثبات نکرده است
column-scores-proved = { $proved } حرکت از { $moves } حرکت اثبات شده است
column-scores-sooner = { $text } («⁦≤ ۲۴⁩»: در ۲۴ حرکت یا زودتر)
column-scores-book = همهٔ ستون‌ها از کتاب گشایش
column-scores-all = اثبات همهٔ حرکت‌ها
column-scores-stop = توقف
column-scores-failed = جست‌وجوی ارزش‌ها ممکن نشد.
column-scores-again = تلاش دوباره

## اثبات
prove-intro = مرورگر شما اثبات می‌کند که اگر هر دو طرف بهترین بازی را بکنند، بازی از اینجا چگونه تمام می‌شود؛ بدون کتاب گشایش. وضعیت‌های پایانی یک لحظه زمان می‌برند. وضعیت‌های آغازین شاید چند دقیقه یا بسیار بیشتر: هر زمان می‌توانید متوقف کنید و بعد ادامه دهید.
prove-button = اثبات کن
prove-this = اثبات وضعیت روی صفحهٔ بازی
prove-stop = توقف
prove-on = ادامه
prove-over = این بازی تمام شده است: چیزی برای اثبات نیست.
prove-elsewhere = این اثباتِ وضعیت دیگری است ({ $board }، پس از { NUMBER($moves) } حرکت)، نه وضعیتِ روی صفحه.
prove-hidden = پاسخ‌ها پنهان‌اند، و اثبات‌ها هم.
prove-memory = حافظه برای جدول
prove-kilobytes = { $size } کیلوبایت
prove-megabytes = { $size } مگابایت
prove-state-running = در حال اثبات…
prove-state-stopped = متوقف شد و اثبات نشد
prove-state-stopped-line = اثبات شد؛ ادامهٔ بهترین بازی کامل نیست
prove-state-line = اثبات شد؛ در جست‌وجوی ادامهٔ بهترین بازی…
prove-state-done = اثبات شد
prove-state-failed = موتور متوقف شد. آنچه نشان داده می‌شود پیش از آن اثبات شده است؛ اثبات تازه از آغاز شروع می‌شود.
prove-retry = تلاش دوباره
prove-bounds-none = هنوز چیزی اثبات نشده است.
prove-result = { $result }: مرورگر شما این را در { $time } و بدون کتاب گشایش اثبات کرد.
prove-so-far = { $result }.
prove-no-win = { $player } نمی‌تواند در کمتر از { $win } حرکت ببرد.
prove-no-loss = { $player } در کمتر از { $loss } حرکت نمی‌بازد.
prove-not-before = { $player } نمی‌تواند در کمتر از { $win } حرکت ببرد و در کمتر از { $loss } حرکت نمی‌بازد.
proved-ending-win = برد در { $plies } حرکت
proved-ending-draw = مساوی
proved-ending-loss = باخت در { $plies } حرکت
proof-end-win = برد
proof-end-draw = مساوی
proof-end-loss = باخت
proof-ending-win = برد در { NUMBER($plies) }
proof-ending-loss = باخت در { NUMBER($plies) }
proof-least = در بدترین حالت: { $ending }
proof-most = در بهترین حالت: { $ending }
prove-positions = وضعیت‌ها
prove-rate = وضعیت در ثانیه
prove-time = زمان کل
prove-table = جدول
prove-line-title = بهترین بازی
best-play-at = { $number } از { $moves }: { $player } بازی می‌کند: { $move }
best-play-start = پیش از نخستین حرکت
best-play-first = به آغاز
best-play-back = عقب
best-play-next = بعدی
best-play-last = به پایان
best-play-use = گذاشتن روی صفحهٔ بازی
best-play-used = حرکت‌ها روی صفحهٔ بازی‌اند: با «دوباره» آن‌ها را دنبال کنید.

## صرفه‌جویی هر ایده
savings-title = صرفه‌جویی هر ایده در اینجا
savings-intro = وضعیت هر بار بدون یکی از ایده‌ها دوباره اثبات می‌شود، هر بار با جدول خالی. نتیجه همان می‌ماند؛ شمار وضعیت‌ها نه.
savings-long = این اثبات طولانی‌تر از آن بود که بدون هر ایده تکرار شود. وضعیتی نزدیک‌تر به پایان بازی را امتحان کنید.
savings-start = بشمار
savings-stop = توقف
savings-on = ادامه
savings-failed = موتور متوقف شد.
savings-idea = بدون
savings-positions = وضعیت‌ها
savings-times = ضریب
savings-none = هیچ: با همهٔ ایده‌ها
savings-over = بیش از { $nodes }
savings-waits = –
savings-more = ⁦> { $times }⁩
without-table = جدول جابه‌جایی
without-symmetry = تقارن
without-threats = تهدیدها
without-double-threats = تهدیدهای دوگانه
without-open-lines = خط‌های باز
without-potential = خط‌هایی که هنوز می‌توان برد
without-follow-up = کرانِ پاسخ در همان ستون
without-ordering = ترتیب حرکت‌ها
without-look-ahead = نگاه به جلو
without-forced-replies = پاسخ‌های اجباری، بی‌درنگ
without-lookups-first = نخست جست‌وجوی فرزندان در جدول
without-buckets-of-two = خانه‌های دوتایی در جدول
without-growing-table = جدولی که بزرگ می‌شود
without-short-horizons = نخست بردهای زود
without-rich-order = ترتیب دقیق‌تر حرکت‌ها

## ایده‌ای که وضعیت را تعیین می‌کند
idea-button = چرا؟
    .title = نمایش ایده‌ای که این وضعیت را تعیین می‌کند
idea-waiting = در حال جست‌وجو…
idea-failed = موتور بارگذاری نشد.
idea-none = هیچ ایدهٔ تکی این وضعیت را تعیین نمی‌کند. نتیجهٔ آن از کتاب گشایش است: جست‌وجوی قوی آن را، مانند هر وضعیتی با حداکثر پنج مهره، از پیش اثبات کرده است.
idea-none-proved = هیچ ایدهٔ تکی این وضعیت را تعیین نمی‌کند. جست‌وجوی قوی آن را با { NUMBER($nodes) } وضعیت اثبات کرد: وضعیت‌های متقارن را یک بار می‌شمارد، آنچه را اثبات شده به یاد می‌سپارد، و جایی که هیچ طرف دیگر نمی‌تواند ردیفی کامل کند می‌ایستد.
idea-open = ایده‌ای پیدا نشد؛ هنوز معلوم نیست.
idea-cell = ستون { $column }، سطر { $row }
idea-win-now = { $player } همین حالا می‌برد: { $cells }.
idea-double-threat = تهدید دوگانه: { $player } بازی می‌کند { $move } و آنگاه دو خانه برنده‌اند: { $cells }. { $other } فقط جلوی یکی را می‌گیرد.
idea-forced-reply = پاسخ اجباری: { $player } باید { $move } را بازی کند، وگرنه { $other } آنجا می‌برد.
idea-follow = تسوگتسوانگ: { $player } می‌تواند به هر مهرهٔ { $other } در همان ستون پاسخ دهد.
idea-follow-after = تسوگتسوانگ: { $player } بازی می‌کند { $move } و پس از آن می‌تواند به هر مهرهٔ { $other } در همان ستون پاسخ دهد.
idea-follow-draw = پس { $other } هرگز به چهار مهره در یک ردیف نمی‌رسد: دست‌کم مساوی برای { $player }.
idea-follow-win = در پایان { $other } ناچار است زیر خانهٔ برندهٔ { $player } بازی کند: { $cells }، { $parity ->
        [odd] سطری فرد
        [even] سطری زوج
       *[both] سطری فرد و سطری زوج
    }. این برنده است.

## مرور بازی
game-review-on = ادامه
game-review-stop = توقف
game-review-again = تلاش دوباره
game-review-failed = مرور ممکن نشد.
game-review-waiting = در حال اثبات حرکت‌ها، از آخر به اول…
game-review-nothing = هنوز چیزی اثبات نشده است.
game-review-found = { $changed ->
        [0] هیچ‌یک از { NUMBER($moves) } حرکت اثبات‌شده نتیجه یا طول بازی را تغییر نداد.
        [one] ۱ حرکت از { NUMBER($moves) } حرکت اثبات‌شده نتیجه یا طول بازی را تغییر داد.
       *[other] { NUMBER($changed) } حرکت از { NUMBER($moves) } حرکت اثبات‌شده نتیجه یا طول بازی را تغییر داد.
    }
game-review-open = { $count ->
        [one] حرکت { $moves } اثبات نشده است: شاید آن هم چیزی را تغییر داده باشد.
       *[other] { NUMBER($count) } حرکت ({ $moves }) اثبات نشده‌اند: شاید آن‌ها هم چیزی را تغییر داده باشند.
    }
# Some of these moves that follow each other, or a single one.
game-review-run = { $count ->
        [one] { NUMBER($first) }
       *[other] { NUMBER($first) } تا { NUMBER($last) }
    }
game-review-move = حرکت { NUMBER($number) }: { $player } بازی می‌کند { $move }
game-review-result = نتیجه برای { $player } تغییر کرد: با بهترین بازی { $before }، با این حرکت { $after }.
game-review-length = نتیجه همان است، طول بازی نه: با بهترین بازی { $before } برای { $player }، با این حرکت { $after }.
game-review-counted = { $ending } (با احتساب همین حرکت)
game-review-refute = دنبال کردن ادامه
game-review-best = نمایش بهترین حرکت
game-review-was = بهترین حرکت { $move } بود.

## حریفی که دام می‌گذارد
how-trap = { $replies ->
        [0] بازی را تمام می‌کند
       *[other] دام می‌گذارد: تنها { NUMBER($holding) } پاسخ از { NUMBER($replies) } پاسخ نتیجه را نگه می‌دارد
    }
how-trap-none = دامی ممکن نیست: هیچ پاسخی نتیجه را تغییر نمی‌دهد
how-no-trap = دامی به‌موقع اثبات نشد: بهترین حرکتی که پیدا شد
player-traps = رایانه‌ای که دام می‌گذارد
name-traps = دام‌گذار
hope-traps = از حرکت‌های برابر، آن را بازی می‌کند که پاسخش سخت‌تر است.
level-traps = از بهترین حرکت‌هایش آن را بازی می‌کند که پس از آن کمترین پاسخ نتیجه را نگه می‌دارد. این به اثبات نیاز دارد: اگر به‌موقع تمام نشود، مانند قوی‌ترین رایانه بازی می‌کند و فهرست حرکت‌ها آن را می‌گوید.
