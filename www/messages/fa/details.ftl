### Words of Play that load after the first answer.

## کشو و محتوای آن
details-label = جزئیات این بازی
details-larger = بزرگ‌تر
details-smaller = کوچک‌تر
details-close = بستن جزئیات
tree-map-alpha-beta = بررسی‌شده با آلفا-بتا · هر ردیف یک حرکت عمیق‌تر
tree-map-minimax = بررسی‌شده با مینیماکس · هر ردیف یک حرکت عمیق‌تر
tree-map-skipped = کنار گذاشته‌شده
answers-hide = پنهان کردن پاسخ‌ها
tab-moves = حرکت‌ها
tab-review = مرور
tab-measured = روش اندازه‌گیری
tab-limits = موتور
moves-caption = حرکت‌های این بازی، و هزینهٔ جست‌وجوی هر یک
moves-number = #
setup-button = چیدن یک وضعیت
setup-text-label = وضعیت
setup-play = بازی از اینجا
setup-cancel = انصراف
setup-swap = جابه‌جا کردن X و O
bug-on = یک باگ روشن است: { $name }. رایانهٔ بی‌نقص با آن بازی می‌کند تا آن را خاموش کنید.
bug-off = خاموش کردن
rematch-button = بازی دوباره
fix-button = اصلاح اشتباه
review-button = مرور
players =
    .aria-label = بازیکنان
swap-button = تعویض
    .title = بازی جدید با طرف‌های جابه‌جا شده

## مقایسه
method = یک جست‌وجو کوتاه‌تر از آن است که ساعت بتواند آن را اندازه بگیرد. پس هر جست‌وجو دسته‌دسته تکرار می‌شود و دو جست‌وجو به نوبت اجرا می‌شوند. زمانی که می‌بینید زمان یک جست‌وجو در سریع‌ترین دسته است. { NUMBER($batches) } دسته اجرا شد. در دسته‌هایی که زمان‌های نزدیک به هم دارند، سرعت آلفا-بتا { $spread ->
        [none] { $low }
       *[some] { $low } تا { $high }
    } برابر سرعت مینیماکس است.
method-disagreed = یک جست‌وجو کوتاه‌تر از آن است که ساعت بتواند آن را اندازه بگیرد. پس هر جست‌وجو دسته‌دسته تکرار می‌شود و دو جست‌وجو به نوبت اجرا می‌شوند. زمانی که می‌بینید زمان یک جست‌وجو در سریع‌ترین دسته است. { NUMBER($batches) } دسته اجرا شد، اما زمان‌ها چنان متفاوت‌اند که نمی‌توان نسبتی گفت. شاید رایانهٔ شما مشغول باشد.
method-waiting = هنوز اندازه‌گیری نشده است.
method-no-clock = ساعت این مرورگر پیش نمی‌رود، یا گام‌هایش برای جست‌وجویی به این کوتاهی بیش از حد بزرگ است. پس زمانی نمایش داده نمی‌شود.
card-race-again = دوباره
slow-race-at = مینیماکس: *{ $percent }*.
card-so-far = تا اینجا
slow-race-slowed = حدود { $ratio } برابر آهسته شده است.
slow-race-stopped = پس از *{ $percent }* گره‌های مینیماکس متوقف شد.
card-done = تمام شد

## نقشهٔ کل درخت
method-link = چطور کار می‌کند؟
tree-map-name = نقشهٔ کل درخت بازی { $from ->
        [start] از ابتدا
       *[here] از اینجا
    }، { NUMBER($plies) } لایه: { $pruning ->
        [on] آلفا-بتا
       *[off] مینیماکس
    } { NUMBER($visited) } گره از { NUMBER($nodes) } گرهِ آن را بررسی می‌کند.
tree-map-so-far = مینیماکس تا اینجا
tree-map-open = هنوز بررسی‌نشده
tree-map-explained = نقشه حرکت‌ها را از چپ به راست، به ترتیب جست‌وجو نشان می‌دهد. هر چه بازی‌های بیشتری از وضعیتی بگذرد، آن وضعیت پهن‌تر کشیده می‌شود. هر چه جایی روشن‌تر باشد، گره‌های بیشتری از آن بررسی می‌شود. جست‌وجو هرگز وارد جاهای تاریک نمی‌شود.

## حرکت‌ها
moves-jump = { $player }: { MOVE($cell) }

## چیدن
setup-explained = خانه‌ای را انتخاب کنید تا عوض شود. یا { NUMBER($cells) } نویسهٔ صفحهٔ بازی را سطر به سطر بنویسید یا بچسبانید: X، O، و نقطه برای خانهٔ خالی.
setup-fine = نوبت { $player } است.
setup-over = بازی در این وضعیت تمام شده است.

## اعلان‌ها
announce-move = { $player } در { SPOKEN($cell) } بازی کرد.
announce-new = بازی جدید.
announce-back = بازگشت به { $number ->
        [0] ابتدا
       *[other] حرکت { NUMBER($number) }
    }.
announce-forward = جلو رفتن به حرکت { NUMBER($number) }.
announce-answers-on = پاسخ‌ها نمایش داده می‌شوند.
announce-answers-off = پاسخ‌ها پنهان شدند.
announce-hints-on = راهنمایی‌ها روشن شد.
announce-hints-off = راهنمایی‌ها خاموش شد.
announce-pruning-on = هرس روشن شد.
announce-pruning-off = هرس خاموش شد.

## پایان بازی
game-over-title = بازی تمام شد
game-over-better = در حرکت { NUMBER($number) }، { PLAY($cell) } { $worth ->
        [win] برد را قطعی می‌کرد
       *[draw] به مساوی می‌رسید
    }.
game-over-flawless = هیچ حرکتی نتیجه را تغییر نداد.
game-over-held = اشتباهی نکردید. هیچ‌کس نمی‌تواند بهتر بازی کند.
# مقدار بازی با بهترین بازی، به شکل نمودار و به زبان نوشته.
curve-label = نتیجه با بهترین بازی هر دو طرف: { $parts }.
curve-from = { $number ->
        [0] در ابتدا
       *[other] پس از حرکت { NUMBER($number) }
    } { $worth ->
        [win] برد X
        [draw] مساوی
        [loss] برد O
        [lower] دست‌کم مساوی برای X
        [upper] حداکثر مساوی برای X
       *[open] اثبات‌نشده
    }

## مرور
review-empty = هنوز حرکتی بازی نشده است.
review-hidden = پاسخ‌ها پنهان‌اند، پس مروری هم نیست.
review-show-position = نمایش وضعیت
find-better-button = پیدا کردن حرکت بهتر
find-better-right = درست است، { PLAY($cell) } نتیجه را حفظ می‌کند.
find-better-wrong = اشتباه: { PLAY($cell) }. آن را پس بگیرید و دوباره امتحان کنید.
refute-button = دیدن ادامهٔ بازی
review-show-better = نمایش حرکت‌های بهتر
review-better-moves = حرکت‌هایی که نتیجه را حفظ می‌کردند: { $cells }.
nothing-proved = هنوز چیزی اثبات نشده است.
review-failed = مرور ممکن نشد.
review-waiting = در حال اثبات نتیجهٔ حرکت‌ها، از آخر به اول…
review-whole = { $changed ->
        [0] هیچ حرکتی نتیجه یا طول بازی را تغییر نداد.
       *[other] حرکت‌هایی که نتیجه یا طول بازی را تغییر دادند: { NUMBER($changed) } از { NUMBER($moves) }.
    }
review-found = نتیجه‌های اثبات‌شده: { NUMBER($moves) } حرکت از { NUMBER($all) }. { $changed ->
        [0] هیچ‌یک از این حرکت‌ها نتیجه یا طول بازی را تغییر نداد.
       *[other] حرکت‌هایی که نتیجه یا طول بازی را تغییر دادند: { NUMBER($changed) }.
    }
review-move = حرکت { NUMBER($number) }: { $player } در { PLAY($cell) }
review-result = نتیجه برای { $player } تغییر کرد: با بهترین بازی هر دو طرف { $before }، با این حرکت { $after }.
review-length = نتیجه همان است، اما تعداد حرکت‌ها فرق می‌کند: برای { $player } با بهترین بازی هر دو طرف { $before }، با این حرکت { $after }.
review-counted = { $ending } (با احتساب همین حرکت)
review-show-best = نمایش بهترین حرکت
review-best-move = بهترین حرکت { PLAY($cell) } بود.
review-ending-win = برد در { $plies } حرکت
review-ending-draw = مساوی
review-ending-loss = باخت در { $plies } حرکت

## خطی روی صفحهٔ بازی، به جای بازی
line-start = پس از حرکت { NUMBER($number) }، { PLAY($cell) }
line-close = بازگشت به بازی
player-first = X شروع می‌کند
player-second = O

## Players
player-human = شما
player-perfect = رایانهٔ بی‌نقص
player-book = بی‌نقص، با کتاب گشایش
player-casual = رایانهٔ ساده
player-random = رایانهٔ تصادفی
level-human = با ماوس، لمس یا صفحه‌کلید بازی می‌کنید.
level-perfect = حرکت پیشنهادی را بازی می‌کند. هرگز اشتباه نمی‌کند.
level-book = از میان بهترین حرکت‌هایش حرکتی را بازی می‌کند که بیشترین پاسخ اشتباه را دارد. هرگز اشتباه نمی‌کند.
level-broken = با باگی بازی می‌کند که در آزمایشگاه روشن شده است.
level-casual = اگر بتواند با یک حرکت ببرد، می‌برد. اگر طرف دیگر بتواند با حرکت بعد ببرد، جلویش را می‌گیرد. وگرنه تصادفی بازی می‌کند.
level-random = تصادفی بازی می‌کند.
