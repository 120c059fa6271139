### What the lab says.

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
order-chip = { MOVE($cell) }: شمارهٔ { $rank }
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
order-marks = مینیماکس اینجا { NUMBER($all) } وضعیت را بررسی می‌کند. در درخت کتاب‌های درسی، که هر وضعیت b حرکت دارد و هر بازی d حرکت طول می‌کشد، مینیماکس حدود ⁦b^d⁩ وضعیت و آلفا-بتا با بهترین ترتیب حدود ⁦b^(d/2)⁩ وضعیت را بررسی می‌کند، یعنی جذر آن. جذر { NUMBER($all) } برابر { NUMBER($root, maximumFractionDigits: 0) } است؛ درخت دوز این‌قدر منظم نیست. کوچک‌ترین اثبات نتیجهٔ این وضعیت، که موتور حساب کرده است، { NUMBER($proof) } وضعیت دارد: هیچ ترتیبی با کمتر از آن به نتیجه نمی‌رسد. «اول بهترین حرکت» و «اول بدترین حرکت» از پیش می‌دانند هر حرکت چه ارزشی دارد، کاری که هیچ برنامهٔ واقعی نمی‌کند.
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
break-says = { MOVE($cell) } را برای { $player } پیشنهاد می‌کند، ارزش وضعیت را برای X برابر ⁦{ $score }⁩ می‌گیرد، و { $nodes } وضعیت را می‌بیند.
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
break-table-bounds-name = جدولی که کران را از مقدار نمی‌شناسد
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

## عنوان بخش‌ها
lab-title = آزمایشگاه: مینیماکس و آلفا-بتا را بسنجید · Cutoff
lab-description =
    .content = الگوریتم‌های جست‌وجو را با هم مسابقه دهید، ترتیب حرکت‌ها را عوض کنید، اندازهٔ بازی را بشمارید و خطاهای کلاسیک را ببینید.
race-title = مسابقهٔ الگوریتم‌های جست‌وجو · Cutoff
race-description =
    .content = مینیماکس، آلفا-بتا، ترتیب حرکت‌ها و جدول جابه‌جایی در وضعیت‌های یکسان، در مرورگر شما، مسابقه می‌دهند.
order-title = ترتیب حرکت‌ها تعیین‌کننده است · Cutoff
order-description =
    .content = ترتیب حرکت‌ها را عوض کنید و ببینید آلفا-بتا چند وضعیت را بررسی می‌کند.
size-title = این بازی چقدر بزرگ است؟ · Cutoff
size-description =
    .content = وضعیت‌ها، بازی‌ها و گره‌های دوز، شمرده‌شده با موتور، در کنار شطرنج.
bugs-title = خطاهای کلاسیک برنامه‌های جست‌وجو · Cutoff
bugs-description =
    .content = نُه خطای کلاسیک در برنامه‌های مینیماکس و آلفا-بتا، در یک موتور واقعی و در هر وضعیت.

## عنوان‌ها
race-heading = مسابقه
order-heading = ترتیب حرکت‌ها
size-heading = چقدر بزرگ است؟
bugs-heading = خطاهای کلاسیک
