### What the lab says in Persian; see page.ftl.

## مسابقه

race-explained = جست‌وجوها روی همان وضعیت‌ها، دور به دور و در همین زبانه، به نوبت اجرا می‌شوند. هر نوبت در دسته‌هایی اجرا می‌شود که برای ساعت به اندازهٔ کافی بلندند. دور اول برای گرم شدن است و به حساب نمی‌آید. جدول‌ها پیش از هر جست‌وجو خالی می‌شوند و این جزو زمان است. نسبت زمان‌ها از سریع‌ترین دسته‌هاست و اگر چهار دستهٔ هر جست‌وجو بیش از ۵ درصد اختلاف داشته باشند گفته نمی‌شود.
race-course = وضعیت‌ها
race-on-empty = صفحهٔ خالی
race-on-board = وضعیت روی صفحه
race-on-plies = هر وضعیت این بازی
race-on-all = همهٔ ۴٬۵۲۰ وضعیت، یکی پس از دیگری
race-ply = حرکت { NUMBER($ply) }
race-who = شرکت‌کنندگان
race-rounds-label = دورها
race-rounds = { NUMBER($count) } دور
race-start-button = شروع مسابقه
race-cancel-button = لغو
race-progress = مسابقه
race-running = مسابقه در جریان است…
race-done = مسابقه تمام شد.
race-cancelled = مسابقه لغو شد. نتیجه‌های پیشین هنوز اینجاست.
race-nobody = کسی شرکت نمی‌کند، یا وضعیتی برای جست‌وجو نیست: دست‌کم یک جست‌وجو و یک وضعیت با خانهٔ خالی انتخاب کنید.
race-result = مسابقهٔ { $time }
race-minimax = مینیماکس
race-alpha-beta = آلفا-بتا
race-ordered = آلفا-بتا، اول مرکز
race-deepening = آلفا-بتا، هر بار یک لایه عمیق‌تر
race-table = آلفا-بتا با جدول
race-symmetry = آلفا-بتا با جدول و تقارن
race-textbook-minimax = مینیماکس در جاوااسکریپت
race-textbook-alpha-beta = آلفا-بتا در جاوااسکریپت
race-caption = هر جست‌وجو چند وضعیت را می‌بیند و چقدر طول می‌کشد
race-column-search = جست‌وجو
race-column-nodes = وضعیت‌های دیده‌شده
race-column-fewer = چند برابر کمتر
race-column-faster = چند برابر سریع‌تر
race-column-min = سریع‌ترین دسته
race-column-median = میانه
race-column-max = کندترین
race-column-rate = وضعیت در ثانیه
race-chart-nodes = وضعیت‌های دیده‌شده، بر پایهٔ توان‌های ده
race-chart-times = زمان سریع‌ترین دسته، بر پایهٔ توان‌های ده
race-chart-spread = دسته‌های هر جست‌وجو: { $workload }
race-picture-button = ذخیرهٔ تصویر
race-copy-button = کپی به صورت متن
race-copied = جدول کپی شد.
race-not-copied = جدول کپی نشد.
race-csv-button = ذخیرهٔ CSV
race-json-button = ذخیرهٔ JSON
race-published = منتشرشده برای این مقایسه، و از رایانه‌ای دیگر: در پایتون از صفحهٔ خالی، ۴٫۵۷ تا ۵٫۳۴ ثانیه برای مینیماکس و ۰٫۱۶ تا ۰٫۲ ثانیه برای آلفا-بتا.

## ترتیب حرکت‌ها

order-explained = آلفا-بتا با هر ترتیبی از حرکت‌ها همان مقدار را پیدا می‌کند؛ اینکه چقدر می‌تواند هرس کند به ترتیب بستگی دارد. خانه‌ها را بکشید، یا خانهٔ انتخاب‌شده را با ⁦← و →⁩ جابه‌جا کنید.
order-cells = خانه‌ها، به ترتیبی که امتحان می‌شوند
order-chip = سطر { $row }، ستون { $column }: شمارهٔ { $rank }
order-rows = سطر به سطر
order-centre = مرکز، گوشه‌ها، کناره‌ها
order-edges = اول کناره‌ها
order-best-first = اول بهترین حرکت
order-worst-first = اول بدترین حرکت
order-seed = بذر
order-random = به تصادف
order-scores = امتیازها
order-plain = ⁦+۱, ۰, −۱⁩
order-depth-aware = ⁦۱۰ − n⁩ برای برد پس از n لایه
order-nodes = { NUMBER($nodes) } وضعیت دیده شد، { $times } برابر کمتر از مینیماکس
order-value-x = مقدار: X می‌برد. با هر ترتیبی.
order-value-o = مقدار: O می‌برد. با هر ترتیبی.
order-value-draw = مقدار: مساوی. با هر ترتیبی.
order-scale = وضعیت‌های دیده‌شده، بر پایهٔ توان‌های ده
order-mark-here = این ترتیب
order-mark-all = ⁧مینیماکس، ⁦b^d⁩⁩
order-mark-root = ⁦b^(d/2)⁩
order-mark-proof = کوچک‌ترین اثبات
order-marks = مینیماکس ⁦b^d = { NUMBER($all) }⁩ وضعیت را می‌بیند. بهترین حالتی که کتاب‌های درسی برای آلفا-بتا می‌گویند، ⁦b^(d/2)⁩، جذر آن است: { NUMBER($root, maximumFractionDigits: 0) }؛ این برای درخت‌هایی است که در آن‌ها همهٔ شاخه‌ها به یک درازا باشند. کوچک‌ترین اثبات نتیجهٔ این وضعیت، که موتور حساب کرده است، { NUMBER($proof) } وضعیت دارد: هیچ ترتیبی با کمتر از آن به نتیجه نمی‌رسد. «اول بهترین حرکت» و «اول بدترین حرکت» پیش از نگاه کردن می‌دانند هر حرکت چه ارزشی دارد، کاری که هیچ برنامه‌ای نمی‌کند.
order-tried = امتحان‌شده تا اینجا

## چقدر بزرگ است؟

size-explained = همه را موتور شمرده است، برای صفحهٔ خالی و برای وضعیت روی صفحه.
size-caption = چه اندازه هست
size-what = چه چیز
size-whole = کل بازی
size-here = از این وضعیت
size-positions = وضعیت‌های متفاوت
size-finished = از میان آن‌ها، پایان‌یافته
size-distinct = متفاوت، با یکی گرفتن چرخش‌ها و بازتاب‌ها
size-games = بازی‌ها
size-nodes = گره‌های درخت، یکی برای هر راه رسیدن به یک وضعیت
size-proof = گره‌های کوچک‌ترین اثبات نتیجه
size-bound = اغلب می‌گویند ⁦۳^۹ = ۱۹٬۶۸۳⁩: نُه خانه، هر یک با سه نشانه. این شمار صفحه‌هایی را هم در بر دارد که هیچ بازی‌ای به آن‌ها نمی‌رسد.
size-plies = لایه به لایه
size-ply = لایه
size-chess = بازی‌های شطرنج
size-chart = دوز و شطرنج، بر پایهٔ توان‌های ده
size-shannon = شانون شمار بازی‌های شطرنج را ⁦۱۰^۱۲۰⁩ برآورد کرد (۱۹۵۰). بررسی آن‌ها به شیوه‌ای که موتور اینجا دوز را بررسی می‌کند شدنی نیست؛ پس برنامه‌های شطرنج زود می‌ایستند و تخمین می‌زنند، و نیازشان به هرس از این هم بیشتر است.
size-sources = منبع‌های شطرنج:
size-source-perft = OEIS A048987
size-source-wiki = Chess Programming Wiki

## یافتن حرکت

find-explained = در هر یک از این وضعیت‌ها برخی حرکت‌ها برد یا مساوی را نگه می‌دارند و برخی آن را از دست می‌دهند. هر حرکتی که آن را نگه دارد درست است.
find-board = وضعیت
find-task-win = نوبت { $player } است و می‌تواند ببرد. کدام حرکت برد را نگه می‌دارد؟
find-task-draw = نوبت { $player } است و می‌تواند مساوی را نگه دارد. کدام حرکت نگهش می‌دارد؟
find-task-loss = نوبت { $player } است.
find-right = درست: سطر { $row }، ستون { $column } آن را نگه می‌دارد.
find-wrong-loss = سطر { $row }، ستون { $column } می‌بازد.
find-wrong-draw = سطر { $row }، ستون { $column } فقط مساوی می‌کند.
find-play-out = ادامه روی صفحه
find-played-out = وضعیت پس از این حرکت روی صفحه است؛ «ازنو» بهترین بازیِ پس از آن را حرکت به حرکت نشان می‌دهد.
find-next = وضعیتی دیگر
find-seed = بذر
find-go = رفتن به این بذر
find-score = { NUMBER($right) } از { NUMBER($asked) } در نخستین تلاش.
why-cell = سطر { $row }، ستون { $column }
why-loses-at-once = حالا { $player } با سطر { $row }، ستون { $column } فوراً می‌برد.
why-loses-by-fork = { $player } سطر { $row }، ستون { $column } را می‌گیرد و آنگاه دو تهدید دارد: فقط جلوی یکی از آن دو را می‌توان گرفت.
why-loses-by-later-fork = { $player } سطر { $row }، ستون { $column } را می‌گیرد، که باید به آن پاسخ داد، و سپس با { $twice } دو تهدید دارد: فقط جلوی یکی از آن دو را می‌توان گرفت.
why-missed-at-once = { $player } می‌توانست با سطر { $row }، ستون { $column } فوراً ببرد.
why-missed-by-fork = { $player } می‌توانست با سطر { $row }، ستون { $column } دو تهدید بسازد، و فقط جلوی یکی از آن دو را می‌شد گرفت.
why-missed-by-later-fork = { $player } می‌توانست با سطر { $row }، ستون { $column } آغاز کند و سپس با { $twice } دو تهدید بسازد.

## مرور

review-explained = حرکت‌هایی از بازی روی صفحه که نتیجهٔ آن را عوض کردند. آنچه بهتر می‌بود فقط وقتی گفته می‌شود که بپرسید.
review-empty = هنوز حرکتی بازی نشده است.
review-found = { $slips ->
        [0] هیچ حرکتی نتیجه را عوض نکرد: { $moves ->
            [1] تنها حرکت بازی
           *[other] هر { NUMBER($moves) } حرکت
        } آن را نگه داشت.
        [1] یک حرکت از { NUMBER($moves) } حرکت نتیجه را عوض کرد.
       *[other] { NUMBER($slips) } حرکت از { NUMBER($moves) } حرکت نتیجه را عوض کرد.
    }
review-slip = حرکت { NUMBER($number) }: { $player } در سطر { $row }، ستون { $column }
review-look = نمایش وضعیت
review-better = یافتن حرکت بهتر
review-why = چرا؟
review-win-draw = پیش از آن { $player } در حال بردن بود؛ پس از آن بازی مساوی است.
review-win-loss = پیش از آن { $player } در حال بردن بود؛ پس از آن { $player } در حال باختن است.
review-draw-loss = پیش از آن بازی مساوی بود؛ پس از آن { $player } در حال باختن است.
review-were = آنچه نتیجه را نگه می‌داشت: { $cells }.

## خرابش کنید

break-explained = اشتباه‌های شناخته‌شدهٔ برنامه‌هایی که جست‌وجو می‌کنند. هر یک در موتور اینجا و روی هر وضعیتی اجرا می‌شود، و روی همهٔ ۴٬۵۲۰ وضعیتی که در آن‌ها حرکتی برای انتخاب هست شمرده می‌شود. اشتباهی که روشن باشد به جای رایانهٔ بی‌نقص هم بازی می‌کند؛ آنچه صفحهٔ برنامه کنار بازی می‌گوید همچنان درست است.
break-switch = روشن کردن
break-go = دیدن یک نمونه
break-taken = وضعیت { NUMBER($number) } از { NUMBER($all) } روی صفحه است.
break-right = آن‌طور که باید باشد
break-wrong = آن‌طور که اینجاست
break-wrong-count = { $wrong ->
        [0] در هیچ‌یک از { NUMBER($positions) } وضعیت اشتباه نمی‌کند.
       *[other] در { NUMBER($wrong) } وضعیت از { NUMBER($positions) } وضعیت اشتباه می‌کند.
    }
break-thrown-count = در { NUMBER($thrown) } تا از آن‌ها حرکتی که پیشنهاد می‌کند نتیجه را بدتر می‌کند.
break-misvalued-count = { NUMBER($misvalued) } وضعیت چیزی گرفته می‌شود که نیست.
break-slower-count = در { NUMBER($slower) } وضعیت بیشتر می‌بیند: روی هم { $nodes } وضعیت به جای { $without }، یعنی { $times } برابر.
break-here = این وضعیت، با: { $name }
break-says = سطر { $row }، ستون { $column } را برای { $player } پیشنهاد می‌کند، ارزش وضعیت را برای X برابر ⁦{ $score }⁩ می‌گیرد، و { $nodes } وضعیت را می‌بیند.
break-truth = در واقع بهترین حرکت‌ها این‌هاست: { $cells }. ارزش وضعیت برای X برابر ⁦{ $score }⁩ است، و آلفا-بتا برای دانستن آن { $nodes } وضعیت را می‌بیند.
break-judgement-right = ✓ اینجا زیانی ندارد.
break-judgement-slower = ✓ اینجا درست است، و کندتر.
break-judgement-wrong = ✗ اینجا اشتباه می‌کند.
break-judgement-thrown = ✗ اینجا نتیجه را از دست می‌دهد: { $player } نتیجهٔ بدتری می‌گیرد.
break-caption = آنچه برای هر حرکت در ریشه برگشت، به صورت امتیاز X
break-move = حرکت
break-has = به دست آورد
break-is = در واقع
break-chosen = (انتخابش)
break-root-ties-name = ⁦≥⁩ در ریشه
break-root-ties-why = با هرس، حرکتی که بعداً با مقدار برابر برمی‌گردد شاید بدتر باشد: آنچه برگشته فقط یک کران است. کسی که از میان برابرها آخری را برنده کند، آن را به همان خوبی می‌گیرد.
break-root-ties-right = if (value > best) [best, move] = [value, cell];
break-root-ties-wrong = if (value >= best) [best, move] = [value, cell];
break-root-ties-hard-name = ⁦≥⁩ در ریشه، fail-hard
break-root-ties-hard-why = همان، با مقدارهای fail-hard: هر حرکت بدتر درست با مقدار برابر برمی‌گردد، پس آخرین حرکتی که بهتر نیست برنده می‌شود.
break-root-ties-hard-right = if (value > best) [best, move] = [value, cell];
break-root-ties-hard-wrong = if (value >= best) [best, move] = [value, cell]; // and below: return clamp(best, alpha, beta)
break-bounds-shown-name = کران‌ها به جای مقدارها
break-bounds-shown-why = حرکت درست است، اما عددهای کنار حرکت‌های دیگر کران‌اند، و طوری نشان داده می‌شوند که گویی ارزش آن حرکت‌ها همان است.
break-bounds-shown-right = show(cell, search(child, -Infinity, Infinity));
break-bounds-shown-wrong = show(cell, search(child, alpha, beta));
break-table-bounds-name = جدول بدون کران
break-table-bounds-why = جدول جابه‌جایی (transposition table) آنچه را برگشته نگه می‌دارد و برای همان وضعیت در جای دیگر به کار می‌برد، بی‌آنکه بداند مقدار بوده یا کران. در وضعیت‌های کمی اشتباه می‌کند، و به همین سبب سخت به چشم می‌آید.
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
break-wrong-side-name = از دید طرف اشتباه
break-wrong-side-why = پایان بازی از دید کسی امتیاز می‌گیرد که آنجا نوبت اوست، چنان که negamax می‌خواهد، اما در جست‌وجویی که امتیاز X را انتظار دارد. هر که برده باشد، نوبت دیگری است؛ پس هر برد مانند باخت X به نظر می‌رسد.
break-wrong-side-right = return winner === X ? 10 - ply : ply - 10;
break-wrong-side-wrong = return winner === player ? 10 - ply : ply - 10; // player: whose turn it is
break-strict-cut-name = هرس فقط با ⁦>⁩
break-strict-cut-why = درست، اما کندتر: حرکتی که با مقدار برابر برمی‌گردد هم نمی‌تواند نتیجه را عوض کند، پس ادامهٔ بررسی سودی ندارد.
break-strict-cut-right = if (alpha >= beta) break;
break-strict-cut-wrong = if (alpha > beta) break;
break-parent-bound-name = فقط کران والد
break-parent-bound-why = درست، اما کندتر: به فرزند گفته می‌شود والدش چه دارد، نه اینکه بالاترها چه دارند؛ پس هیچ هرسی از یک لایه عمیق‌تر نمی‌رود.
break-parent-bound-right = value = search(child, alpha, beta);
break-parent-bound-wrong = value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);

## پیش‌بینی

quiz-explained = پیش از آنکه جست‌وجو ادامه یابد، بگویید بعد چه می‌شود؛ یا یک درخت کامل را علامت بزنید تا بررسی شود. قرارداد درس خودتان را انتخاب کنید.
quiz-set-source = تمرین
quiz-source-random = یک درخت تصادفی
quiz-source-gallery = یکی از نمونه‌ها
quiz-source-own = درختی از خودتان
quiz-source-board = وضعیت روی صفحه
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
quiz-asked-cut = هرس می‌شود یا نه
quiz-set-tree = درخت
quiz-set-own = همین درخت
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
quiz-name-board = وضعیت ⁦{ $board }⁩، پرسش‌های { NUMBER($seed, useGrouping: 0) }

quiz-link-fault = در پیوند، { $name } خوانده نمی‌شود («{ $text }»): مقدار معمول به جای آن آمده است.
quiz-link-unknown = پیوند از «{ $name }» نام می‌برد، که این آزمون آن را نمی‌شناسد.
quiz-over = بازی در این وضعیت تمام شده است: چیزی برای پیش‌بینی نیست. تمرین دیگری انتخاب کنید، یا حرکتی را پس بگیرید.
quiz-no-board = این وضعیت نمی‌تواند در بازی پیش بیاید. تمرین دیگری انتخاب کنید.
quiz-leaf = این درخت یک برگ تنهاست: چیزی برای پیش‌بینی نیست.
quiz-needs = با این قرارداد جست‌وجو به مقدار { $name } نیاز دارد، و کسی آن را نمی‌داند: چیزی را نمی‌شد بررسی کرد. درخت دیگر یا قرارداد دیگری انتخاب کنید.
quiz-too-large = درختی با بیش از { $most } گره برای علامت زدن در اینجا زیادی بزرگ است. درخت کوچک‌تری بردارید، یا گام به گام بروید.
quiz-no-questions = این جست‌وجو هرگز به آنچه می‌خواهید پرسیده شود نمی‌رسد. تمرین دیگری انتخاب کنید، یا همه را بخواهید.

quiz-place-root = ریشه
quiz-place-node = گره ⁦{ $path }⁩
quiz-place-cell = { $player } در سطر { $row }، ستون { $column }
quiz-question = پرسش { $number } از { $count }
quiz-drawn = این جست‌وجو { NUMBER($all) } پرسش از این دست دارد؛ بذر { $count } تا از آن‌ها را برمی‌گزیند.
quiz-ask-value = جست‌وجو در آستانهٔ ترک { $place } ({ $side }) است. چه مقداری برمی‌گرداند؟
quiz-ask-bounds = جست‌وجو تازه وارد { $place } ({ $side }) شده است. α و β در آنجا چند است؟
quiz-ask-cut = جست‌وجو از { $place } برگشته و در { $above } ({ $side }) است. آیا شاخه‌هایی که آنجا مانده‌اند هرس می‌شوند؟
quiz-ask-cut-moves = جست‌وجو از { $place } برگشته و در { $above } ({ $side }) است. آیا حرکت‌هایی که آنجا مانده‌اند هرس می‌شوند؟
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
quiz-wrong = ✗ نه.
quiz-is-alpha = α برابر ⁦{ $value }⁩ است.
quiz-is-beta = β برابر ⁦{ $value }⁩ است.
quiz-is-value = مقدار ⁦{ $value }⁩ است.
quiz-is-cut = هرس می‌شوند.
quiz-is-open = هرس نمی‌شوند.
quiz-none-alpha = MAX در این مسیر هنوز از چیزی مطمئن نیست: α برابر ⁦−∞⁩ است.
quiz-none-beta = MIN در این مسیر هنوز از چیزی مطمئن نیست: β برابر ⁦+∞⁩ است.
quiz-from-alpha = α برابر ⁦{ $value }⁩ است، از { $from }:
quiz-from-beta = β برابر ⁦{ $value }⁩ است، از { $from }:
quiz-clamped = با fail-hard: بهترینِ یافته‌شده ⁦{ $found }⁩ است، و آنچه برمی‌گردد کران پنجره است، ⁦{ $value }⁩.
quiz-open-ge = با ⁦α { $alpha }⁩ و ⁦β { $beta }⁩، شرط ⁦α ≥ β⁩ برقرار نیست: آنچه مانده هنوز می‌تواند مهم باشد، پس چیزی هرس نمی‌شود.
quiz-open-gt = با ⁦α { $alpha }⁩ و ⁦β { $beta }⁩، شرط ⁦α > β⁩ برقرار نیست: با این قرارداد چیزی هرس نمی‌شود.
quiz-done = تمام شد: { $right } پاسخ درست از { $count }.

quiz-tree-drawn = نقاشی درخت. فهرست زیر همان را دارد.
quiz-as-list = درخت به صورت فهرست
quiz-scores = مقدارها از آنِ X است: ارزش برد ۱۰ منهای شمار حرکت‌هایی است که از وضعیت روی صفحه تا آن لازم است، ارزش باخت همان اندازه زیر ۰، و ارزش مساوی ۰.
quiz-at = جست‌وجو در { $place } ({ $side }) است.
quiz-above = پیش از آن، در راه اینجا:
quiz-above-node = { $place } ({ $side })، بهترین تا اینجا: ⁦{ $best }⁩
quiz-cell = سطر { $row }، ستون { $column }: ⁦{ $value }⁩
quiz-free = خالی

quiz-marks-explained = روی هر شاخه‌ای که جست‌وجو هرس می‌کند ✂ را بزنید، و در هر گرهی که جست‌وجو وارد آن می‌شود مقداری را که گره برمی‌گرداند بنویسید. زیر هرس لازم نیست چیزی علامت بخورد.
quiz-drawing = درختی که باید علامت بخورد
quiz-scissors = ✂
quiz-edge-leaf = هرس شاخهٔ ⁦{ $path }⁩، برگ ⁦{ $value }⁩
quiz-edge-node = هرس شاخهٔ ⁦{ $path }⁩
quiz-value-of = مقدار ⁦{ $path }⁩ ({ $side })
quiz-check-button = بررسی
quiz-clear-button = پاک کردن
quiz-key-button = نمایش کلید
quiz-key = کلید
quiz-key-told = هرس: { $cuts }. مقدارها: { $values }.
quiz-no-cuts = هیچ
quiz-marks-right = ✓ همه درست است.
quiz-marks-wrong = ✗ { $faults } علامت نادرست است یا جا افتاده. به ترتیب جست‌وجو:
quiz-fault-extra-cut = { $path }: نباید هرس شود.
quiz-fault-missing-cut = { $path }: باید هرس شود.
quiz-fault-wrong-value = { $path }: مقدار دیگری دارد.
quiz-fault-missing-value = { $path }: مقدار جا افتاده است.

quiz-score-title = برگهٔ امتیاز
quiz-score-total = در این بازدید: { $right } پاسخ درست از { $asked }.
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
quiz-sheet-key = با کلید
quiz-sheet-button = چاپ
quiz-sheet-count-fault = در یک چاپ بین ۱ تا { $most } تمرین جا می‌شود.
quiz-sheet-heading = آلفا-بتا: جست‌وجو را پیش‌بینی کنید
quiz-sheet-name = نام: ______________________________
quiz-sheet-tree-task = هر شاخه‌ای را که جست‌وجو هرس می‌کند خط بزنید، و در هر گرهی که جست‌وجو وارد آن می‌شود مقداری را که گره برمی‌گرداند بنویسید.
quiz-sheet-board-task = به هر پرسش دربارهٔ جست‌وجوی این وضعیت پاسخ دهید. مقدارها از آنِ X است: ارزش برد ۱۰ منهای شمار حرکت‌هایی است که از این وضعیت تا آن لازم است، ارزش باخت همان اندازه زیر ۰، و ارزش مساوی ۰.
quiz-sheet-blank = { $label } ________
quiz-sheet-answer = { $label } ⁦{ $value }⁩
quiz-yes = بله
quiz-no = نه

## درس‌ها

lesson-explained = درس فهرستی مرتب از جاهای همین صفحه است، هر یک با نوشتهٔ خودتان و اگر بخواهید با یک پرسش. آنچه را می‌خواهید نشان دهید آماده کنید و اینجا بیفزایید؛ اتاق‌های دیگر آزمایشگاه کنار پیوندشان دکمه‌ای برای این کار دارند. درس در پیوند یا پروندهٔ خودش است و جای دیگری نیست، مگر در این مرورگر تا وقتی که آن را می‌نویسید.
lesson-title = عنوان
lesson-untitled = درسی بی‌عنوان
lesson-steps-title = گام‌ها
lesson-step = گام { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] صفحهٔ خالی
       *[other] پس از { NUMBER($moves) } حرکت
    }
lesson-at-own = { $moves ->
        [0] وضعیتی که چیده شده
       *[other] { NUMBER($moves) } حرکت پس از وضعیتی که چیده شده
    }
lesson-words = نوشتهٔ شما
lesson-question = پرسش
lesson-ask = آنچه می‌پرسید
lesson-answer = پاسخ درست، اگر باید بررسی شود
lesson-answer-help = بزرگ و کوچک بودن حرف‌ها، فاصله‌ها و شیوهٔ نوشتن عدد مهم نیست. میان چند پاسخ درست | بگذارید. پاسخ در پیوند هست: پنهان است، اما قفل نشده.
lesson-show-button = نمایش
lesson-up-button = ↑
    .aria-label = بالاتر
    .title = بالاتر
lesson-down-button = ↓
    .aria-label = پایین‌تر
    .title = پایین‌تر
lesson-remove-button = برداشتن
lesson-add-button = افزودن آنچه اکنون روی نمایشگر است
lesson-added = به عنوان گام { NUMBER($number) } افزوده شد.
lesson-moved = گام { NUMBER($from) } اکنون گام { NUMBER($to) } است.
lesson-removed = گام { NUMBER($number) } برداشته شد؛ { $left ->
        [0] گامی نمانده است
       *[other] { NUMBER($left) } گام مانده است
    }.
lesson-undo-button = بازگرداندن آنچه پیش‌تر بود
lesson-undone = آنچه پیش‌تر بود بازگشت.
lesson-link = پیوندی که از این صفحه یا از یک درس کپی شده
lesson-link-button = افزودن پیوند
lesson-no-link = پیوند این صفحه نشانهٔ # دارد و چیزی پس از آن.
lesson-give-title = در اختیار دیگران
lesson-try-button = آزمودن درس
lesson-copy-button = کپی پیوند درس
lesson-copied = پیوند درس کپی شد: { NUMBER($length) } نویسه.
lesson-copied-long = پیوند درس کپی شد. { NUMBER($length) } نویسه دارد و بعضی برنامه‌ها پیوندهای به این بلندی را می‌بُرند: پرونده مطمئن‌تر است.
lesson-save-button = ذخیره در پرونده
lesson-open-button = باز کردن پرونده
lesson-opened = درسی باز شد؛ { NUMBER($steps) } گام دارد.
lesson-print-button = چاپ درس
lesson-new-button = شروع درسی تازه
lesson-cleared = درسی تازه شروع می‌شود.
lesson-kept = این مرورگر درس را تا وقتی که می‌نویسید نگه می‌دارد.
lesson-not-kept = این مرورگر درس را نگه نمی‌دارد: آن را در پرونده ذخیره کنید.
lesson-damaged = درسی که این مرورگر نگه داشته بود دیگر خواندنی نیست؛ درسی تازه شروع می‌شود.
lesson-newer = این مرورگر درسی را نگه می‌دارد که نسخهٔ تازه‌تری از صفحه نوشته است. آن درس همان‌طور که هست می‌ماند؛ آنچه را اینجا می‌نویسید در فایل ذخیره کنید.
lesson-not-done = انجام نشد: { $fault }

lesson-refused = این درس باز نمی‌شود: { $fault } بازی شما حفظ شده است.
lesson-fault-code = پیوند آن آسیب دیده یا بریده شده است.
lesson-fault-long = بیش از { NUMBER($most) } نویسه دارد.
lesson-fault-steps = { NUMBER($found) } گام دارد و بیشترین شمار { NUMBER($most) } است.
lesson-fault-none = درس هیچ گامی ندارد.
lesson-fault-link = درس برای یک پیوند زیادی بلند است؛ آن را در پرونده ذخیره کنید.
lesson-fault-json = این JSON نیست، و درس‌ها با آن نوشته می‌شوند.
lesson-fault-format = این پرونده از درس‌های Cutoff نیست.
lesson-fault-version = در قالب { $version } نوشته شده است و این صفحه قالب‌ها را تا { $known } می‌شناسد. نسخهٔ تازه‌تری از Cutoff می‌تواند آن را باز کند.
lesson-fault-list = { $place } فهرست نیست.
lesson-fault-object = { $place } شیئی با بخش‌های نام‌دار نیست.
lesson-fault-text = { $place } متن نیست.
lesson-fault-length = { $place } { NUMBER($found) } نویسه دارد و بیشترین شمار { NUMBER($most) } است.
lesson-fault-unknown = { $place } بخشی به نام «{ $name }» دارد که اینجا معنایی ندارد.
lesson-fault-nested = { $place } درسی را باز می‌کند، و درس نمی‌تواند درون درسی دیگر باشد.
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
lesson-below = رفتن به آنچه این گام در پایین نشان می‌دهد
lesson-check = بررسی
lesson-empty = اول پاسخی بنویسید.
lesson-right = ✓ درست.
lesson-not-yet = ✗ هنوز نه. دوباره بکوشید.
lesson-unchecked = این پاسخ اینجا بررسی و نگهداری نمی‌شود.

lesson-embed-title = این صفحهٔ بازی در صفحه‌ای از خودتان
lesson-embed-explained = هر دو وضعیت روی صفحهٔ بازی را با حرکت پیشنهادی و عددهایش نشان می‌دهند، و این صفحه را از همین جایی که هست بارگذاری می‌کنند.
lesson-embed-frame = به صورت قاب
lesson-embed-element = به صورت عنصر
lesson-embed-copy-button = کپی
lesson-embed-copied = کپی شد.
lesson-embed-uncopied = مرورگر اجازهٔ کپی نداد. متن انتخاب شده است.
embed-label = Cutoff: صفحهٔ دوز با حرکت بی‌نقص
embed-fault = این صفحهٔ بازی نشان داده نمی‌شود:
embed-script = فایل embed.js را با یک عنصر script جداگانه و نشانی آن در src بارگذاری کنید.
embed-position = نُه نشانه: X، O، و نقطه برای خالی
embed-moves = حداکثر نُه رقم از 0 تا 8
