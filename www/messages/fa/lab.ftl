### What the lab says in Persian; see page.ftl.

## مسابقه

race-explained = جست‌وجوها دور به دور و در همین زبانه، روی همان وضعیت‌ها به نوبت اجرا می‌شوند. هر نوبت در دسته‌هایی اجرا می‌شود که برای ساعت به اندازهٔ کافی طولانی‌اند. دور اول برای گرم شدن است و شمرده نمی‌شود. جدول‌های جابه‌جایی پیش از هر جست‌وجو خالی می‌شوند و این جزو زمان است. زمان‌ها با سریع‌ترین دسته‌ها مقایسه می‌شوند؛ اگر چهار دستهٔ هر جست‌وجو بیش از ۵ درصد اختلاف داشته باشند، نسبتی نشان داده نمی‌شود.
race-course = وضعیت‌ها
race-on-empty = صفحهٔ بازی خالی
race-on-board = وضعیت روی صفحهٔ بازی
race-on-plies = هر وضعیت این بازی
race-on-all = همهٔ ۴٬۵۲۰ وضعیت، یکی پس از دیگری
race-ply = حرکت { NUMBER($ply) }
race-who = جست‌وجوها
race-rounds-label = دورها
race-rounds = { NUMBER($count) } دور
race-start-button = شروع مسابقه
race-cancel-button = لغو
race-progress = مسابقه
race-running = مسابقه در جریان است…
race-done = مسابقه تمام شد.
race-cancelled = مسابقه لغو شد. نتیجه‌های پیشین هنوز اینجاست.
race-nobody = مسابقه‌ای در کار نیست: دست‌کم یک جست‌وجو و یک وضعیت با خانهٔ خالی انتخاب کنید.
race-result = مسابقهٔ ساعت { $time }
race-minimax = مینیماکس
race-alpha-beta = آلفا-بتا
race-ordered = آلفا-بتا، اول مرکز
race-deepening = آلفا-بتا، عمیق‌سازی تکراری (iterative deepening)
race-table = آلفا-بتا، جدول جابه‌جایی
race-symmetry = آلفا-بتا، جدول جابه‌جایی و تقارن
race-textbook-minimax = مینیماکس در جاوااسکریپت
race-textbook-alpha-beta = آلفا-بتا در جاوااسکریپت
race-caption = هر جست‌وجو چند وضعیت را بررسی می‌کند و چقدر طول می‌کشد
race-column-search = جست‌وجو
race-column-nodes = وضعیت‌های بررسی‌شده
race-column-fewer = چند برابر کمتر
race-column-faster = چند برابر سریع‌تر
race-column-min = سریع‌ترین دسته
race-column-median = میانه
race-column-max = کندترین دسته
race-column-rate = وضعیت در ثانیه
race-chart-nodes = وضعیت‌های بررسی‌شده (مقیاس لگاریتمی)
race-chart-times = زمان سریع‌ترین دسته (مقیاس لگاریتمی)
race-chart-spread = دسته‌های هر جست‌وجو: { $workload }
race-picture-button = ذخیرهٔ تصویر
race-copy-button = کپی به صورت متن
race-copied = جدول کپی شد.
race-not-copied = جدول کپی نشد.
race-csv-button = ذخیرهٔ CSV
race-json-button = ذخیرهٔ JSON
race-published = برای مقایسه، زمان‌های منتشرشدهٔ یک برنامهٔ پایتون روی رایانه‌ای دیگر، از صفحهٔ بازی خالی: ۴٫۵۷ تا ۵٫۳۴ ثانیه برای مینیماکس و ۰٫۱۶ تا ۰٫۲ ثانیه برای آلفا-بتا.

## ترتیب حرکت‌ها

order-explained = آلفا-بتا با هر ترتیبی از حرکت‌ها همان مقدار را پیدا می‌کند، اما ترتیب تعیین می‌کند چقدر بتواند هرس کند. خانه‌ها را بکشید، یا خانهٔ در کانون را با ⁦← و →⁩ جابه‌جا کنید.
order-cells = خانه‌ها، به ترتیبی که جست‌وجو امتحانشان می‌کند
order-chip = { SPOKEN($cell) }: شمارهٔ { $rank }
order-rows = سطر به سطر
order-centre = مرکز، گوشه‌ها، کناره‌ها
order-edges = اول کناره‌ها
order-best-first = اول بهترین حرکت
order-worst-first = اول بدترین حرکت
order-seed = بذر
order-random = ترتیب تصادفی
order-scores = امتیازها
order-plain = ⁦+۱, ۰, −۱⁩
order-depth-aware = ⁦۱۰ − n⁩ برای برد پس از n حرکت
order-nodes = { NUMBER($nodes) } وضعیت بررسی شد، { $times } برابر کمتر از مینیماکس
order-value-x = مقدار با هر ترتیبی یکی است: X می‌برد.
order-value-o = مقدار با هر ترتیبی یکی است: O می‌برد.
order-value-draw = مقدار با هر ترتیبی یکی است: مساوی.
order-scale = وضعیت‌های بررسی‌شده (مقیاس لگاریتمی)
order-mark-here = این ترتیب
order-mark-all = مینیماکس
order-mark-root = جذر آن
order-mark-proof = کوچک‌ترین اثبات
order-marks = مینیماکس اینجا { NUMBER($all) } وضعیت را بررسی می‌کند. در درخت کتاب‌های درسی، که هر وضعیت b حرکت دارد و هر بازی d حرکت طول می‌کشد، مینیماکس حدود ⁦b^d⁩ وضعیت را بررسی می‌کند و آلفا-بتا با بهترین ترتیب حدود ⁦b^(d/2)⁩ وضعیت را، یعنی جذر آن. جذر { NUMBER($all) } برابر { NUMBER($root, maximumFractionDigits: 0) } است؛ درخت دوز این‌قدر منظم نیست. کوچک‌ترین اثبات نتیجهٔ این وضعیت { NUMBER($proof) } وضعیت دارد: هیچ ترتیبی با کمتر از آن به نتیجه نمی‌رسد. «اول بهترین حرکت» و «اول بدترین حرکت» از پیش می‌دانند هر حرکت چه ارزشی دارد، چیزی که هیچ برنامهٔ واقعی نمی‌داند.
order-tried = امتحان‌شده تا اینجا

## چقدر بزرگ است؟

size-explained = همه را موتور شمرده است، از صفحهٔ بازی خالی و از وضعیت روی صفحهٔ بازی.
size-caption = شمارش‌ها
size-what = شمارش
size-whole = کل بازی
size-here = از این وضعیت
size-positions = وضعیت‌های متفاوت
size-finished = از میان آن‌ها، پایان‌یافته
size-distinct = وضعیت‌های متفاوت، با یکی گرفتن چرخش‌ها و بازتاب‌ها
size-games = بازی‌ها
size-nodes = گره‌های درخت، یکی برای هر مسیر به یک وضعیت
size-proof = گره‌های کوچک‌ترین اثبات نتیجه
size-bound = اغلب می‌خوانید ⁦۳^۹ = ۱۹٬۶۸۳⁩: نُه خانه، هر یک با سه حالت. این شمار صفحه‌های بازی‌ای را هم در بر دارد که هیچ بازی‌ای به آن‌ها نمی‌رسد.
size-plies = لایه به لایه
size-ply = لایه
size-chess = بازی‌های شطرنج
size-chart = دوز و شطرنج (مقیاس لگاریتمی)
size-shannon = شانون شمار بازی‌های شطرنج را ⁦۱۰^۱۲۰⁩ برآورد کرد (۱۹۵۰). جست‌وجوی آن‌ها به شیوه‌ای که این موتور دوز را جست‌وجو می‌کند شدنی نیست؛ پس برنامه‌های شطرنج زودتر می‌ایستند و برآورد می‌کنند، و به هرس نیاز بیشتری هم دارند.
size-sources = منبع‌های شطرنج:
size-source-perft = OEIS A048987
size-source-wiki = Chess Programming Wiki

## یافتن حرکت

find-explained = در هر یک از این وضعیت‌ها برخی حرکت‌ها برد یا مساوی را نگه می‌دارند و برخی آن را از دست می‌دهند. هر حرکتی که نتیجه را نگه دارد درست است.
find-board = وضعیت
find-task-win = نوبت { $player } است و می‌تواند ببرد. کدام حرکت برد را نگه می‌دارد؟
find-task-draw = نوبت { $player } است و می‌تواند مساوی کند. کدام حرکت مساوی را نگه می‌دارد؟
find-task-loss = نوبت { $player } است.
find-right = درست: { MOVE($cell) } نتیجه را نگه می‌دارد.
find-wrong-loss = نه: { MOVE($cell) } می‌بازد.
find-wrong-draw = نه: { MOVE($cell) } فقط مساوی می‌کند.
find-play-out = ادامه روی صفحهٔ بازی
find-played-out = وضعیت پس از این حرکت روی صفحهٔ بازی است؛ «انجام دوباره» بهترین بازیِ پس از آن را حرکت به حرکت نشان می‌دهد.
find-next = وضعیتی دیگر
find-seed = بذر
find-go = رفتن به این بذر
find-score = { NUMBER($right) } از { NUMBER($asked) } در نخستین تلاش.
why-cell = { MOVE($cell) }
why-loses-at-once = حالا { $player } با { MOVE($cell) } فوراً می‌برد.
why-loses-by-fork = { $player } خانهٔ { MOVE($cell) } را می‌گیرد و دو تهدید همزمان می‌سازد: فقط جلوی یکی را می‌توان گرفت.
why-loses-by-later-fork = { $player } خانهٔ { MOVE($cell) } را می‌گیرد، که باید به آن پاسخ داد، و سپس با { $twice } دو تهدید همزمان می‌سازد: فقط جلوی یکی را می‌توان گرفت.
why-missed-at-once = { $player } می‌توانست با { MOVE($cell) } فوراً ببرد.
why-missed-by-fork = { $player } می‌توانست با { MOVE($cell) } دو تهدید همزمان بسازد: فقط جلوی یکی را می‌توان گرفت.
why-missed-by-later-fork = { $player } می‌توانست با { MOVE($cell) } آغاز کند و سپس با { $twice } دو تهدید همزمان بسازد.

## مرور

review-explained = حرکت‌هایی از این بازی که نتیجه را عوض کردند. حرکت‌های بهتر تا نپرسید پنهان می‌مانند.
review-empty = هنوز حرکتی بازی نشده است.
review-found = { $slips ->
        [0] هیچ حرکتی نتیجه را عوض نکرد: { $moves ->
            [1] تنها حرکت بازی
           *[other] هر { NUMBER($moves) } حرکت
        } آن را نگه داشت.
        [1] یک حرکت از { NUMBER($moves) } حرکت نتیجه را عوض کرد.
       *[other] { NUMBER($slips) } حرکت از { NUMBER($moves) } حرکت نتیجه را عوض کرد.
    }
review-slip = حرکت { NUMBER($number) }: { $player } در { MOVE($cell) }
review-look = نمایش وضعیت
review-better = یافتن حرکت بهتر
review-why = چرا؟
review-win-draw = پیش از این حرکت { $player } برنده بود؛ پس از آن بازی مساوی است.
review-win-loss = پیش از این حرکت { $player } برنده بود؛ پس از آن بازنده است.
review-draw-loss = پیش از این حرکت بازی مساوی بود؛ پس از آن { $player } بازنده است.
review-were = حرکت‌هایی که نتیجه را نگه می‌داشتند: { $cells }.

## خرابش کنید

break-explained = باگ‌های معروف برنامه‌های جست‌وجو. هر یک اینجا در خود موتور و روی هر وضعیتی اجرا می‌شود و روی همهٔ ۴٬۵۲۰ وضعیت ناتمام بررسی می‌شود. تا باگی روشن است، رایانهٔ بی‌نقص با آن بازی می‌کند؛ آنچه این صفحه کنار صفحهٔ بازی می‌گوید همچنان درست است.
break-switch = روشن کردن
break-go = دیدن یک نمونه
break-taken = وضعیت { NUMBER($number) } از { NUMBER($all) } روی صفحهٔ بازی است.
break-right = درست
break-wrong = با باگ
break-wrong-count = { $wrong ->
        [0] در هیچ‌یک از { NUMBER($positions) } وضعیت اشتباه نمی‌کند.
       *[other] در { NUMBER($wrong) } وضعیت از { NUMBER($positions) } وضعیت اشتباه می‌کند.
    }
break-thrown-count = در { NUMBER($thrown) } تا از آن‌ها، حرکتی که پیشنهاد می‌کند نتیجه را بدتر می‌کند.
break-misvalued-count = مقدار { NUMBER($misvalued) } وضعیت را اشتباه حساب می‌کند.
break-slower-count = در { NUMBER($slower) } تا از آن‌ها وضعیت‌های بیشتری بررسی می‌کند: روی هم { $nodes } وضعیت به جای { $without }، یعنی { $times } برابر.
break-here = این وضعیت، با این باگ: { $name }
break-says = { MOVE($cell) } را برای { $player } پیشنهاد می‌کند، امتیاز X را ⁦{ $score }⁩ می‌گیرد، و { $nodes } وضعیت را بررسی می‌کند.
break-truth = بهترین حرکت‌ها: { $cells }. امتیاز X برابر ⁦{ $score }⁩ است، و آلفا-بتا برای یافتن آن { $nodes } وضعیت را بررسی می‌کند.
break-judgement-right = ✓ اینجا زیانی ندارد.
break-judgement-slower = ✓ اینجا درست است، اما کندتر.
break-judgement-wrong = ✗ اینجا اشتباه می‌کند.
break-judgement-thrown = ✗ نتیجه را از دست می‌دهد: { $player } به نتیجهٔ بدتری می‌رسد.
break-caption = آنچه جست‌وجو برای هر حرکت ریشه برگرداند، به صورت امتیاز X
break-move = حرکت
break-has = با باگ
break-is = مقدار درست
break-chosen = (انتخابش)
break-root-ties-name = ⁦≥⁩ در ریشه
break-root-ties-why = با هرس، حرکتی که بعداً با مقدار برابر برمی‌گردد شاید در واقع بدتر باشد: آنچه برگشته فقط یک کران است. برنامه‌ای که از میان حرکت‌های برابر آخری را نگه دارد، ممکن است همین حرکت بدتر را برگزیند.
break-root-ties-right = if (value > best) [best, move] = [value, cell];
break-root-ties-wrong = if (value >= best) [best, move] = [value, cell];
break-root-ties-hard-name = ⁦≥⁩ در ریشه، fail-hard
break-root-ties-hard-why = همان، با مقدارهای fail-hard: هر حرکت بدتر درست با بهترین مقدارِ تا آن لحظه برمی‌گردد، پس همیشه آخرین حرکتی که امتحان شده انتخاب می‌شود.
break-root-ties-hard-right = if (value > best) [best, move] = [value, cell];
break-root-ties-hard-wrong = if (value >= best) [best, move] = [value, cell]; // زیر ریشه: ⁦return clamp(best, alpha, beta)⁩
break-bounds-shown-name = کران‌ها به جای مقدارها
break-bounds-shown-why = حرکت درست است، اما عددهای کنار حرکت‌های دیگر کران‌اند و به جای مقدار نشان داده می‌شوند.
break-bounds-shown-right = show(cell, search(child, -Infinity, Infinity));
break-bounds-shown-wrong = show(cell, search(child, alpha, beta));
break-table-bounds-name = جدولی که کران را از مقدار نمی‌شناسد
break-table-bounds-why = جدول جابه‌جایی (transposition table) آنچه را جست‌وجو برگردانده نگه می‌دارد و برای همان وضعیت در جای دیگر به کار می‌برد؛ اینجا بی‌آنکه ثبت کند مقدار دقیق بوده یا فقط کران. در وضعیت‌های کمی اشتباه می‌کند، و به همین سبب سخت به چشم می‌آید.
break-table-bounds-right = table.set(position, [value, value >= beta ? "least" : value <= alpha ? "most" : "exact"]);
break-table-bounds-wrong = table.set(position, value);
break-no-depth-name = برد، برد است
break-no-depth-why = اگر همهٔ بردها یک ارزش داشته باشند، جست‌وجو دلیلی ندارد حالا ببرد نه دیرتر، یا دیرتر ببازد نه حالا. بازیِ برده را کش می‌دهد، و در بازیِ باخته دست از تلاش می‌کشد.
break-no-depth-right = if (won) return 10 - ply;
break-no-depth-wrong = if (won) return 1;
break-swapped-name = جابه‌جایی MAX و MIN
break-swapped-why = X کوچک‌ترین مقدار را می‌گیرد و O بزرگ‌ترین را: هر یک تا می‌تواند به سود دیگری بازی می‌کند.
break-swapped-right = best = player === X ? Math.max(best, value) : Math.min(best, value);
break-swapped-wrong = best = player === X ? Math.min(best, value) : Math.max(best, value);
break-wrong-side-name = امتیاز برای طرف اشتباه
break-wrong-side-why = بازیِ تمام‌شده از دید طرفی امتیاز می‌گیرد که نوبت اوست، مانند negamax، اما این جست‌وجو امتیاز X را می‌خواهد. طرفی که نوبت اوست همیشه تازه باخته است؛ پس هر برد، چه از X و چه از O، باخت X شمرده می‌شود.
break-wrong-side-right = return winner === X ? 10 - ply : ply - 10;
break-wrong-side-wrong = return winner === player ? 10 - ply : ply - 10; // ⁦player⁩: طرفی که نوبت اوست
break-strict-cut-name = هرس فقط با ⁦>⁩
break-strict-cut-why = درست، اما کندتر: شاخه‌ای که حداکثر می‌تواند برابر شود نتیجه را عوض نمی‌کند، پس ادامهٔ جست‌وجو سودی ندارد.
break-strict-cut-right = if (alpha >= beta) break;
break-strict-cut-wrong = if (alpha > beta) break;
break-parent-bound-name = فقط کران والد
break-parent-bound-why = درست، اما کندتر: هر گره فقط کران والدش را می‌داند، نه کران‌های بالاتر را؛ پس هرس‌های عمیق (deep cutoffs) از دست می‌روند.
break-parent-bound-right = value = search(child, alpha, beta);
break-parent-bound-wrong = value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);

## پیش‌بینی

quiz-explained = گام بعدی جست‌وجو را پیش‌بینی کنید، یا کل یک درخت را علامت بزنید و بررسی کنید. قرارداد درس خودتان را انتخاب کنید.
quiz-set-source = تمرین
quiz-source-random = یک درخت تصادفی
quiz-source-gallery = یکی از نمونه‌ها
quiz-source-own = درختی از خودتان
quiz-source-board = وضعیت روی صفحهٔ بازی
quiz-set-plies = لایه‌ها
quiz-set-branches = حداکثر شاخه‌ها
quiz-set-example = نمونه
quiz-set-root = در ریشه
quiz-set-seed = بذر
quiz-set-mode = روش
quiz-mode-step = گام به گام
quiz-mode-mark = علامت زدن کل درخت
quiz-set-asked = پرسش دربارهٔ
quiz-asked-all = همه
quiz-asked-value = مقدارها
quiz-asked-bounds = α و β
quiz-asked-cut = هرس‌ها
quiz-set-tree = درخت
quiz-set-own = استفاده از این درخت
quiz-next-button = تمرین بعدی

quiz-convention-title = قرارداد
quiz-cut-label = هرس وقتی
quiz-cut-ge = ⁦α ≥ β⁩
quiz-cut-gt = ⁦α > β⁩
quiz-values-label = مقدارها
quiz-values-soft = fail-soft
quiz-values-hard = fail-hard
quiz-order-label = ترتیب
quiz-order-left = چپ به راست
quiz-order-right = راست به چپ
quiz-convention = هرس وقتی { $cut }؛ { $values }؛ { $order }.

quiz-max = ⁦MAX ▲⁩
quiz-min = ⁦MIN ▼⁩
quiz-max-x = ⁦MAX ▲, X⁩
quiz-min-o = ⁦MIN ▼, O⁩
quiz-name-random = درخت تصادفی { NUMBER($seed, useGrouping: 0) }: { $plies } لایه، حداکثر { $branches } شاخه، { $root } در ریشه
quiz-name-gallery = نمونه: { $name }
quiz-name-own = درخت خودتان ⁦{ $tree }⁩، { $root } در ریشه
quiz-name-board = وضعیت ⁦{ $board }⁩، سری پرسش { NUMBER($seed, useGrouping: 0) }

quiz-link-fault = در پیوند، { $name } خوانده نمی‌شود («{ $text }»): به جای آن از پیش‌فرض استفاده می‌شود.
quiz-link-unknown = پیوند از «{ $name }» نام می‌برد که در این آزمون نیست.
quiz-over = بازی در این وضعیت تمام شده است: چیزی برای پیش‌بینی نیست. تمرین دیگری انتخاب کنید، یا حرکتی را پس بگیرید.
quiz-no-board = این وضعیت نمی‌تواند در بازی پیش بیاید. تمرین دیگری انتخاب کنید.
quiz-leaf = این درخت یک برگ تنهاست: چیزی برای پیش‌بینی نیست.
quiz-needs = با این قرارداد جست‌وجو به مقدار { $name } نیاز دارد که نامعلوم است، پس چیزی را نمی‌توان بررسی کرد. درخت یا قرارداد دیگری انتخاب کنید.
quiz-too-large = درختی با بیش از { $most } گره برای علامت زدن در اینجا زیادی بزرگ است. درخت کوچک‌تری انتخاب کنید، یا گام به گام بروید.
quiz-no-questions = این جست‌وجو پرسشی از این نوع ندارد. تمرین دیگری انتخاب کنید، یا همه را بخواهید.

quiz-place-root = ریشه
quiz-place-node = گره ⁦{ $path }⁩
quiz-place-cell = وضعیت پس از گرفتن { MOVE($cell) } به دست { $player }
quiz-question = پرسش { $number } از { $count }
quiz-drawn = این جست‌وجو { NUMBER($all) } پرسش از این دست دارد؛ بذر { $count } تا از آن‌ها را برمی‌گزیند.
quiz-ask-value = جست‌وجو در آستانهٔ ترک { $place } ({ $side }) است. چه مقداری برمی‌گرداند؟
quiz-ask-bounds = جست‌وجو تازه وارد { $place } ({ $side }) شده است. α و β در آنجا چند است؟
quiz-ask-cut = جست‌وجو از { $place } برگشته و در { $above } ({ $side }) است. آیا شاخه‌های باقی‌مانده هرس می‌شوند؟
quiz-ask-cut-moves = جست‌وجو از { $place } برگشته و در { $above } ({ $side }) است. آیا حرکت‌های باقی‌مانده هرس می‌شوند؟
quiz-label-value = مقدار
quiz-label-alpha = α
quiz-label-beta = β
quiz-label-cut = هرس؟
quiz-cut-button = ✂ هرس
quiz-no-cut-button = بدون هرس
quiz-answer-button = پاسخ
quiz-go-on = ادامه
quiz-unread = عددی بنویسید مانند ⁦۳⁩، ⁦−۳⁩ یا ⁦۰٫۱⁩، یا ⁦−∞⁩ یا ⁦+∞⁩.
quiz-right = ✓ درست.
quiz-wrong = ✗ درست نیست.
quiz-is-alpha = α برابر ⁦{ $value }⁩ است.
quiz-is-beta = β برابر ⁦{ $value }⁩ است.
quiz-is-value = مقدار ⁦{ $value }⁩ است.
quiz-is-cut = هرس می‌شوند.
quiz-is-open = هرس نمی‌شوند.
quiz-none-alpha = MAX در این مسیر هنوز چیزی را تضمین نکرده است: α برابر ⁦−∞⁩ است.
quiz-none-beta = MIN در این مسیر هنوز چیزی را تضمین نکرده است: β برابر ⁦+∞⁩ است.
quiz-from-alpha = α برابر ⁦{ $value }⁩ است، از { $from }:
quiz-from-beta = β برابر ⁦{ $value }⁩ است، از { $from }:
quiz-clamped = با fail-hard: بهترین مقدار یافته‌شده ⁦{ $found }⁩ است، اما گره کران پنجره‌اش را برمی‌گرداند: ⁦{ $value }⁩.
quiz-open-ge = با ⁦α { $alpha }⁩ و ⁦β { $beta }⁩، شرط ⁦α ≥ β⁩ برقرار نیست: بقیه هنوز می‌تواند مهم باشد، پس چیزی هرس نمی‌شود.
quiz-open-gt = با ⁦α { $alpha }⁩ و ⁦β { $beta }⁩، شرط ⁦α > β⁩ برقرار نیست: با این قرارداد چیزی هرس نمی‌شود.
quiz-done = تمام شد: { $right } پاسخ درست از { $count }.

quiz-tree-drawn = نمودار درخت. فهرست زیر همان را دارد.
quiz-as-list = درخت به صورت فهرست
quiz-scores = مقدارها از دید X است، با شمردن حرکت‌ها از وضعیت روی صفحهٔ بازی: برد پس از n حرکت ⁦۱۰ − n⁩، باخت پس از n حرکت ⁦n − ۱۰⁩، و مساوی ۰.
quiz-at = جست‌وجو در { $place } ({ $side }) است.
quiz-above = در مسیر تا اینجا:
quiz-above-node = { $place } ({ $side })، بهترین تا اینجا: ⁦{ $best }⁩
quiz-cell = { SPOKEN($cell) }: ⁦{ $value }⁩
quiz-free = خالی

quiz-marks-explained = روی هر شاخه‌ای که جست‌وجو هرس می‌کند ✂ را بزنید. در هر گرهی که جست‌وجو وارد آن می‌شود، مقداری را که گره برمی‌گرداند بنویسید. زیر هر هرس را خالی بگذارید.
quiz-drawing = درختی که باید علامت بخورد
quiz-scissors = ✂
quiz-edge-leaf = هرس شاخهٔ ⁦{ $path }⁩، برگ ⁦{ $value }⁩
quiz-edge-node = هرس شاخهٔ ⁦{ $path }⁩
quiz-value-of = مقدار ⁦{ $path }⁩ ({ $side })
quiz-check-button = بررسی
quiz-clear-button = پاک کردن
quiz-key-button = نمایش پاسخ‌نامه
quiz-key = پاسخ‌نامه
quiz-key-told = هرس: { $cuts }. مقدارها: { $values }.
quiz-no-cuts = هیچ
quiz-marks-right = ✓ همه درست است.
quiz-marks-wrong = ✗ { $faults } علامت نادرست است یا جا افتاده. به ترتیب جست‌وجو:
quiz-fault-extra-cut = { $path }: نباید هرس شود.
quiz-fault-missing-cut = { $path }: باید هرس شود.
quiz-fault-wrong-value = { $path }: مقدار نادرست است.
quiz-fault-missing-value = { $path }: مقدار جا افتاده است.

quiz-score-title = برگهٔ امتیاز
quiz-score-total = تا اینجا: { $right } پاسخ درست از { $asked }.
quiz-score-exercise = تمرین
quiz-score-convention = قرارداد
quiz-score-mode = روش
quiz-score-asked = پرسیده
quiz-score-right = درست
quiz-score-wrong = نادرست
quiz-score-copy-button = کپی برگهٔ امتیاز
quiz-score-copied = برگهٔ امتیاز کپی شد.
quiz-score-uncopied = مرورگر اجازهٔ کپی نداد.

quiz-sheet-title = روی کاغذ
quiz-sheet-count = شمار تمرین‌ها، از همین تمرین
quiz-sheet-key = با پاسخ‌نامه
quiz-sheet-button = چاپ
quiz-sheet-count-fault = در یک چاپ ۱ تا { $most } تمرین جا می‌شود.
quiz-sheet-heading = آلفا-بتا: جست‌وجو را پیش‌بینی کنید
quiz-sheet-name = نام: ______________________________
quiz-sheet-tree-task = هر شاخه‌ای را که جست‌وجو هرس می‌کند خط بزنید. در هر گرهی که جست‌وجو وارد آن می‌شود، مقداری را که گره برمی‌گرداند بنویسید. زیر هر هرس را خالی بگذارید.
quiz-sheet-board-task = به هر پرسش دربارهٔ جست‌وجو از این وضعیت پاسخ دهید. مقدارها از دید X است، با شمردن حرکت‌ها از این وضعیت: برد پس از n حرکت ⁦۱۰ − n⁩، باخت پس از n حرکت ⁦n − ۱۰⁩، و مساوی ۰.
quiz-sheet-blank = { $label } ________
quiz-sheet-answer = { $label } ⁦{ $value }⁩
quiz-yes = بله
quiz-no = نه

## درس‌ها

lesson-explained = درس رشته‌ای از ایستگاه‌ها در همین صفحه است، هر یک با نوشتهٔ خودتان و اگر بخواهید با یک پرسش. آنچه را می‌خواهید نشان دهید آماده کنید و اینجا بیفزایید؛ بخش‌های دیگر آزمایشگاه کنار پیوندشان دکمه‌ای برای این کار دارند. درس فقط در پیوند یا فایل خودش ذخیره می‌شود، و تا وقتی آن را می‌نویسید در این مرورگر.
lesson-title = عنوان
lesson-untitled = درس بی‌عنوان
lesson-steps-title = گام‌ها
lesson-step = گام { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] صفحهٔ بازی خالی
       *[other] پس از { NUMBER($moves) } حرکت
    }
lesson-at-own = { $moves ->
        [0] وضعیتی که چیده شده
       *[other] { NUMBER($moves) } حرکت پس از وضعیتی که چیده شده
    }
lesson-words = نوشتهٔ شما
lesson-question = پرسش
lesson-ask = پرسش شما
lesson-answer = پاسخ درست، اگر می‌خواهید بررسی شود
lesson-answer-help = بزرگی و کوچکی حرف‌ها، فاصله‌ها و شیوهٔ نوشتن عدد مهم نیست. میان چند پاسخ درست | بگذارید. پاسخ در پیوند هست: پنهان است، اما قفل نشده.
lesson-show-button = نمایش
lesson-up-button = ↑
    .aria-label = بالاتر
    .title = بالاتر
lesson-down-button = ↓
    .aria-label = پایین‌تر
    .title = پایین‌تر
lesson-remove-button = برداشتن
lesson-add-button = افزودن آنچه اکنون صفحه نشان می‌دهد
lesson-added = به عنوان گام { NUMBER($number) } افزوده شد.
lesson-moved = گام { NUMBER($from) } اکنون گام { NUMBER($to) } است.
lesson-removed = گام { NUMBER($number) } برداشته شد؛ { $left ->
        [0] گامی نمانده است
       *[other] { NUMBER($left) } گام مانده است
    }.
lesson-undo-button = واگرد
lesson-undone = واگرد انجام شد.
lesson-link = پیوندی که از این صفحه یا از یک درس کپی شده
lesson-link-button = افزودن پیوند
lesson-no-link = پیوند این صفحه نویسهٔ # دارد و چیزی پس از آن.
lesson-give-title = هم‌رسانی
lesson-try-button = آزمودن درس
lesson-copy-button = کپی پیوند درس
lesson-copied = پیوند درس کپی شد: { NUMBER($length) } نویسه.
lesson-copied-long = پیوند درس کپی شد. { NUMBER($length) } نویسه دارد و بعضی برنامه‌ها پیوندهای به این بلندی را کوتاه می‌کنند: فایل مطمئن‌تر است.
lesson-save-button = ذخیره در فایل
lesson-open-button = باز کردن فایل
lesson-opened = درسی با { NUMBER($steps) } گام باز شد.
lesson-print-button = چاپ درس
lesson-new-button = شروع درسی جدید
lesson-cleared = این درسی جدید است.
lesson-kept = این مرورگر درس را تا وقتی که می‌نویسید ذخیره می‌کند.
lesson-not-kept = این مرورگر درس را ذخیره نمی‌کند: آن را در فایل ذخیره کنید.
lesson-damaged = درسی که در این مرورگر ذخیره شده بود دیگر خوانده نمی‌شود؛ این درسی جدید است.
lesson-newer = در این مرورگر درسی هست که با نسخهٔ جدیدتری از صفحه نوشته شده است. آن درس همان‌طور که هست می‌ماند؛ آنچه را اینجا می‌نویسید در فایل ذخیره کنید.
lesson-not-done = انجام نشد: { $fault }

lesson-refused = این درس باز نمی‌شود: { $fault } بازی شما محفوظ است.
lesson-fault-code = پیوند آن آسیب دیده یا ناقص است.
lesson-fault-long = حداکثر { NUMBER($most) } نویسه مجاز است.
lesson-fault-steps = { NUMBER($found) } گام دارد و حداکثر { NUMBER($most) } مجاز است.
lesson-fault-none = هیچ گامی ندارد.
lesson-fault-link = برای یک پیوند زیادی طولانی است؛ آن را در فایل ذخیره کنید.
lesson-fault-json = این فایل درس نیست (قالب آن JSON نیست).
lesson-fault-format = این فایل از درس‌های Cutoff نیست.
lesson-fault-version = در قالب { $version } است و این صفحه قالب‌ها را تا { $known } می‌خواند. نسخهٔ جدیدتری از Cutoff می‌تواند آن را باز کند.
lesson-fault-list = { $place } فهرست نیست.
lesson-fault-object = { $place } شیئی با بخش‌های نام‌دار نیست.
lesson-fault-text = { $place } متن نیست.
lesson-fault-length = { $place }: { NUMBER($found) } نویسه دارد و حداکثر { NUMBER($most) } مجاز است.
lesson-fault-unknown = { $place } بخش ناشناختهٔ «{ $name }» دارد.
lesson-fault-nested = { $place } درسی را باز می‌کند، و درس نمی‌تواند درسی دیگر را در بر داشته باشد.
lesson-place-lesson = درس
lesson-place-title = عنوان
lesson-place-steps = فهرست گام‌ها
lesson-place-step = گام { NUMBER($step) }
lesson-place-link = پیوند گام { NUMBER($step) }
lesson-place-words = نوشتهٔ گام { NUMBER($step) }
lesson-place-question = پرسش گام { NUMBER($step) }
lesson-place-answer = پاسخ گام { NUMBER($step) }

lesson-label = درس: { $title }
lesson-step-of = گام { NUMBER($step) } از { NUMBER($steps) }
lesson-no-step = این درس گام «{ $text }» ندارد: { NUMBER($steps) } گام دارد. این گام نخست است.
lesson-back = قبلی
lesson-next = بعدی
lesson-close = ✕
    .aria-label = بستن درس
    .title = بستن درس
lesson-below = رفتن به آنچه این گام نشان می‌دهد
lesson-check = بررسی
lesson-empty = اول پاسخی بنویسید.
lesson-right = ✓ درست.
lesson-not-yet = ✗ هنوز نه. دوباره بکوشید.
lesson-unchecked = این پاسخ نه بررسی می‌شود و نه ذخیره.

lesson-embed-title = این صفحهٔ بازی در صفحهٔ وب خودتان
lesson-embed-explained = هر دو کد وضعیت روی صفحهٔ بازی را با حرکت پیشنهادی و عددهایش نشان می‌دهند. این صفحه را از نشانی کنونی‌اش بارگذاری می‌کنند.
lesson-embed-frame = به صورت قاب
lesson-embed-element = به صورت عنصر
lesson-embed-copy-button = کپی
lesson-embed-copied = کپی شد.
lesson-embed-uncopied = مرورگر اجازهٔ کپی نداد. کد انتخاب شده است.
embed-label = صفحهٔ دوز با حرکت بی‌نقص: Cutoff
embed-fault = این صفحهٔ بازی نشان داده نمی‌شود:
embed-script = فایل embed.js را با یک عنصر script جداگانه و نشانی آن در src بارگذاری کنید.
embed-position = نُه نویسه: X، O، و نقطه برای خالی
embed-moves = حداکثر نُه رقم از 0 تا 8
