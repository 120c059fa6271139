### What the lab says.

## میز کار، بالای هر بخش
bench =
    .aria-label = چه چیزی جست‌وجو می‌شود و چقدر
bench-board = صفحهٔ بازی
bench-positions = وضعیت‌ها
bench-on-empty = صفحهٔ بازی خالی
bench-on-board = این وضعیت
bench-on-plies = هر حرکت بازی‌شده
bench-on-sample = یک نمونه
bench-on-all = همهٔ وضعیت‌ها
bench-random = از بازی‌های تصادفی
bench-seconds = { NUMBER($count) } ثانیه
bench-instead = این بخش «{ $wanted }» را نمی‌پذیرد. اینجا «{ $used }» به کار می‌رود.

## مسابقه
race-ply = حرکت { NUMBER($ply) }
race-who = جست‌وجوها
race-measure = مقایسه
race-measure-times = زمان
race-measure-depths = عمق
race-start-button = شروع مسابقه
race-measuring = در حال اندازه‌گیری…
race-progress = مسابقه
race-done = مسابقه تمام شد.
race-cancelled = مسابقه متوقف شد. نتیجه‌های پیشین هنوز اینجاست.
race-nobody = مسابقه‌ای در کار نیست: دست‌کم یک جست‌وجو، و وضعیتی با یک خانهٔ خالی انتخاب کنید.
race-minimax = مینیماکس
race-alpha-beta = آلفا-بتا
race-centre-first = آلفا-بتا، اول مرکز
race-deepening = آلفا-بتا، عمیق‌سازی تکراری (iterative deepening)
race-table = آلفا-بتا، جدول جابه‌جایی
race-symmetry = آلفا-بتا، جدول جابه‌جایی و تقارن
race-textbook-minimax = مینیماکس در جاوااسکریپت
race-textbook-alpha-beta = آلفا-بتا در جاوااسکریپت
race-caption = هر جست‌وجو چند گره را بررسی می‌کند و چقدر طول می‌کشد
race-column-search = جست‌وجو
race-column-nodes = گره‌های بررسی‌شده
race-column-share = سهم از بیشترین
race-column-faster = چند برابر سریع‌تر
race-column-min = سریع‌ترین دسته
race-column-median = میانه
race-column-max = کندترین دسته
race-column-rate = گره در ثانیه

## ترتیب حرکت‌ها
order-chip = { SPOKEN($cell) }: شمارهٔ { $rank }
order-best-first = اول بهترین حرکت
order-worst-first = اول بدترین حرکت
order-value-x = مقدار با هر ترتیبی یکی است: X می‌برد.
order-value-o = مقدار با هر ترتیبی یکی است: O می‌برد.
order-value-draw = مقدار با هر ترتیبی یکی است: مساوی.
order-mark-root = جذر مینیماکس
order-mark-proof = کوچک‌ترین اثبات
order-marks = مینیماکس اینجا { NUMBER($all) } گره را بررسی می‌کند. در درخت کتاب‌های درسی، با b حرکت در هر وضعیت و d حرکت در هر بازی، مینیماکس حدود ⁦b^d⁩ گره را بررسی می‌کند و آلفا-بتا با بهترین ترتیب حدود ⁦b^(d/2)⁩ گره را، یعنی جذر آن. اینجا جذر { NUMBER($root, maximumFractionDigits: 0) } است، اما درخت دوز این‌قدر منظم نیست. کوچک‌ترین اثبات نتیجهٔ این وضعیت { NUMBER($proof) } گره دارد: هیچ ترتیبی با کمتر از آن به نتیجه نمی‌رسد. «اول بهترین حرکت» و «اول بدترین حرکت» مقدار هر حرکت را از پیش می‌دانند، چیزی که هیچ برنامهٔ واقعی نمی‌داند.

## چقدر بزرگ است؟
size-big = بازی روی این صفحهٔ بازی چقدر بزرگ است؟
solved-row-label = برای برد
solved-row = { NUMBER($count) } در یک ردیف
solved-gravity-label = گرانش
solved-gravity-on = مهره‌ها می‌افتند
solved-gravity-off = بدون گرانش
solved-caption = { NUMBER($run) } در یک ردیف، { $gravity ->
    [on] مهره‌ها می‌افتند
   *[off] بدون گرانش
}: ستون‌ها افقی، سطرها عمودی
solved-columns = { NUMBER($count) } ستون
solved-rows = { NUMBER($count) } سطر
solved-size = { NUMBER($columns) }×{ NUMBER($rows) }
solved-board-won = صفحهٔ بازی { $size }: برد { $player } با حرکت { NUMBER($plies) }.
solved-board-draw = صفحهٔ بازی { $size }: مساوی.
solved-board-open = صفحهٔ بازی { $size }: هنوز باز.
solved-took = تعداد گره‌ها: { NUMBER($nodes) }، زمان: { $time }.
solved-under = کمتر از { $time }
solved-cell-under = زیر { NUMBER($seconds, maximumFractionDigits: 2) } ثانیه
solved-cell-time = { NUMBER($seconds, maximumSignificantDigits: 2) } ثانیه
solved-open = باز
solved-legend = چه کسی و با کدام حرکت می‌برد، با احتساب حرکت‌های هر دو طرف (= یعنی مساوی و ? یعنی هنوز باز)؛ سپس گره‌ها و ثانیه‌های حل‌کننده. با زدن هر خانهٔ این جدول، آن صفحهٔ بازی در بخش بازی باز می‌شود و همین زبانه می‌تواند آن را اثبات کند.
solved-legend-phone = چه کسی و با کدام حرکت می‌برد، با احتساب حرکت‌های هر دو طرف (= یعنی مساوی و ? یعنی هنوز باز)؛ سپس گره‌های حل‌کننده. با زدن هر خانهٔ این جدول بقیه را می‌خوانید.
solved-how = حل‌کنندهٔ همین وبگاه هر نتیجه را از صفحهٔ بازی خالی در Node.js اثبات کرده است، بدون کتاب گشایش و با جدولی خالی، حداکثر { NUMBER($memory) } مگابایت. ثانیه‌ها زمان پردازنده روی رایانه‌ای مشترک‌اند. برای هر صفحهٔ بازیِ حل‌نشده { NUMBER($least) } تا { NUMBER($most) } ثانیه کوشید.
solved-turned = بدون گرانش، صفحهٔ بازی چرخیده همان صفحهٔ بازی است: ۳×۵ در جدول به شکل ۵×۳ آمده است.
solved-others = اینجا باز است، اما دیگران حل کرده‌اند:
solved-by-steininger = منبع: C. Steininger، c4
solved-by-hsu = منبع: W. Hsu و دیگران (۲۰۲۰)
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
size-bound = اگر برای هر یک از { NUMBER($cells) } خانه سه حالت بشماریم، { $boards } صفحهٔ بازی به دست می‌آید. هیچ بازی‌ای به بیشتر آن‌ها نمی‌رسد.
size-plies = لایه به لایه
size-ply = لایه
size-shannon = شانون شمار بازی‌های شطرنج را ۱۰ به توان ۱۲۰ برآورد کرد (۱۹۵۰). جست‌وجو در آن‌ها به شیوه‌ای که این موتور در دوز جست‌وجو می‌کند شدنی نیست؛ پس برنامه‌های شطرنج زودتر می‌ایستند و برآورد می‌کنند، و به هرس حتی بیشتر نیاز دارند.
size-sources = منبع‌های شطرنج:
size-source-perft = OEIS A048987
size-source-wiki = Chess Programming Wiki

## خرابش کنید
bugs-right = درست
bugs-wrong = باگ
bugs-tally-misvalued = مقدار { NUMBER($misvalued) } وضعیت را اشتباه حساب می‌کند.
bugs-judgement-right = ✓ اینجا زیانی ندارد.
bugs-judgement-slower = ✓ اینجا درست است، اما کندتر.
bugs-judgement-wrong = ✗ اینجا اشتباه می‌کند.
bugs-judgement-thrown = ✗ نتیجه را از دست می‌دهد: { $player } به نتیجهٔ بدتری می‌رسد.
bugs-root-ties-name = ⁦≥⁩ در ریشه
bugs-root-ties-why = با هرس، حرکتی که بعداً همان مقدار را برمی‌گرداند شاید در واقع بدتر باشد: آن مقدار شاید فقط یک کران باشد. برنامه‌ای که از میان حرکت‌های برابر آخری را نگه دارد، ممکن است همین حرکت بدتر را انتخاب کند.
bugs-root-ties-right = if (value > best) [best, move] = [value, cell];
bugs-root-ties-wrong = if (value >= best) [best, move] = [value, cell];
bugs-root-ties-hard-name = ⁦≥⁩ در ریشه، fail-hard
bugs-root-ties-hard-why = همان باگ با مقدارهای fail-hard: هر حرکت بدتر درست بهترین مقدارِ تا آن لحظه را برمی‌گرداند، پس همیشه آخرین حرکتی که امتحان می‌شود انتخاب می‌شود.
bugs-root-ties-hard-right = if (value > best) [best, move] = [value, cell];
bugs-root-ties-hard-wrong = if (value >= best) [best, move] = [value, cell]; // زیر ریشه: ⁦return clamp(best, alpha, beta)⁩
bugs-bounds-shown-name = کران‌ها به‌جای مقدارها
bugs-bounds-shown-why = حرکت درست است، اما عددهای کنار حرکت‌های دیگر کران‌اند و به‌جای مقدار نشان داده می‌شوند.
bugs-bounds-shown-right = show(cell, search(child, -Infinity, Infinity));
bugs-bounds-shown-wrong = show(cell, search(child, alpha, beta));
bugs-table-bounds-name = جدولی که کران را از مقدار نمی‌شناسد
bugs-table-bounds-why = جدول جابه‌جایی (transposition table) آنچه را جست‌وجو برگردانده نگه می‌دارد و برای همان وضعیت در جای دیگر به کار می‌برد؛ اینجا بی‌آنکه ثبت کند مقدار دقیق بوده یا فقط کران. در وضعیت‌های کمی اشتباه می‌کند، و به همین سبب سخت به چشم می‌آید.
bugs-table-bounds-right = table.set(position, [value, value >= beta ? "least" : value <= alpha ? "most" : "exact"]);
bugs-table-bounds-wrong = table.set(position, value);
bugs-no-depth-name = برد، برد است
bugs-no-depth-why = اگر همهٔ بردها یک ارزش داشته باشند، جست‌وجو دلیلی ندارد که زودتر ببرد یا دیرتر ببازد. بازیِ برده را کش می‌دهد و در بازیِ باخته دست از تلاش می‌کشد.
bugs-swapped-name = جابه‌جایی MAX و MIN
bugs-swapped-why = اینجا X کوچک‌ترین مقدار را انتخاب می‌کند و O بزرگ‌ترین را: هر طرف تا می‌تواند به سود دیگری بازی می‌کند.
bugs-swapped-right = best = player === X ? Math.max(best, value) : Math.min(best, value);
bugs-swapped-wrong = best = player === X ? Math.min(best, value) : Math.max(best, value);
bugs-wrong-side-name = امتیاز برای طرف اشتباه
bugs-wrong-side-why = بازیِ تمام‌شده از دید طرفی امتیاز می‌گیرد که نوبت اوست، مانند negamax، اما این جست‌وجو امتیاز X را می‌خواهد. پس از هر برد نوبت بازنده است؛ پس هر برد، چه از X و چه از O، باخت X شمرده می‌شود.
bugs-strict-cut-name = هرس فقط با ⁦>⁩
bugs-strict-cut-why = درست، اما کندتر: وقتی ⁦α = β⁩ شد، بقیه دیگر نمی‌تواند نتیجه را عوض کند؛ پس ادامهٔ جست‌وجو سودی ندارد.
bugs-strict-cut-right = if (alpha >= beta) break;
bugs-strict-cut-wrong = if (alpha > beta) break;
bugs-parent-bound-name = فقط کران والد
bugs-parent-bound-why = درست، اما کندتر: هر گره فقط کران والدش را می‌داند، نه کران‌های بالاتر را؛ پس هرس‌های عمیق (deep cutoffs) از دست می‌روند.
bugs-parent-bound-right = value = search(child, alpha, beta);
bugs-parent-bound-wrong = value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);

## عنوان بخش‌ها
lab-title = آزمایشگاه: مینیماکس و آلفا-بتا را بسنجید · Cutoff
lab-description =
    .content = الگوریتم‌های جست‌وجو را با هم مسابقه دهید، ترتیب حرکت‌ها را عوض کنید، اندازهٔ بازی را بسنجید و باگ‌های کلاسیک را ببینید.
race-title = مسابقهٔ الگوریتم‌های جست‌وجو · Cutoff
race-description =
    .content = مینیماکس، آلفا-بتا، ترتیب حرکت‌ها و جدول جابه‌جایی در وضعیت‌های یکسان، در مرورگر شما، مسابقه می‌دهند.
order-title = ترتیب حرکت‌ها تعیین‌کننده است · Cutoff
order-description =
    .content = ترتیب حرکت‌ها را عوض کنید و ببینید آلفا-بتا چند گره را بررسی می‌کند.
size-title = کدام صفحه‌های بازی حل شده‌اند؟ · Cutoff
size-description =
    .content = برندهٔ بیشتر صفحه‌های بازی از ۳×۳ تا ۸×۸، با گرانش و بدون آن، با اثبات حل‌کنندهٔ همین وبگاه؛ و شمار وضعیت‌ها و بازی‌های یک صفحهٔ بازی.
bugs-title = باگ‌های کلاسیک برنامه‌های جست‌وجو · Cutoff
bugs-description =
    .content = باگ‌های کلاسیک برنامه‌های مینیماکس و آلفا-بتا، در یک موتور واقعی و در هر وضعیت.

## نمای کلی، و آنچه میان همهٔ بخش‌ها مشترک است
lab-lede = مینیماکس و آلفا-بتا را بسنجید و خراب کنید.
lab-parts =
    .aria-label = بخش‌های آزمایشگاه
lab-result = نتیجه
lab-picture-button = ذخیرهٔ تصویر
lab-over-before-end = بازی روی صفحهٔ بازی تمام شده است. اینجا آخرین وضعیت پیش از پایان به کار می‌رود.
lab-over-start = بازی در وضعیت روی صفحهٔ بازی تمام شده است و چیزی برای جست‌وجو نیست. اینجا صفحهٔ بازی خالی به کار می‌رود.
lab-race = از صفحهٔ بازی خالی ۳×۳، با امتیازی که برد زودتر را بهتر می‌داند، مینیماکس { NUMBER($minimax) } گره را بررسی می‌کند و آلفا-بتا { NUMBER($pruned) } گره را. زمانشان را هم با مسابقه بسنجید.
lab-order = روی ۳×۳، با امتیازهای ⁦+۱⁩، ۰ و ⁦−۱⁩، اگر آلفا-بتا اول مرکز و گوشه‌ها را امتحان کند، { NUMBER($centre) } گره را بررسی می‌کند؛ سطر به سطر، { NUMBER($rows) } گره را. ترتیب بهتری پیدا کنید.
lab-size = برندهٔ { NUMBER($solved) } صفحهٔ بازی از { NUMBER($boards) }، آن‌طور که حل‌کننده‌ها اثبات کرده‌اند، و اندازهٔ یک بازی: روی ۳×۳ در مجموع { NUMBER($games) } بازی ممکن است. هر میله یک لایه از درخت آن‌هاست.
lab-bugs = باگ‌های کلاسیک برنامه‌های جست‌وجو. روی ۳×۳ باگی که در تصویر است در { NUMBER($wrong) } وضعیت از { NUMBER($positions) } وضعیت اشتباه بازی می‌کند.
lab-short-minimax = مینیماکس
lab-short-alpha-beta = آلفا-بتا
lab-short-table = … با جدول
lab-short-symmetry = … و تقارن
race-heading = مسابقه
order-heading = ترتیب حرکت‌ها
size-heading = صفحه‌های بازی حل‌شده
horizon-heading = اثر افق
lab-horizon = جست‌وجویی که پس از چند حرکت می‌ایستد شاید باختی را که نمی‌بیند عقب بیندازد، یا بردی را نبیند.
bugs-heading = باگ‌های کلاسیک
race-lede = جست‌وجوها را در همین زبانه روی وضعیت‌های یکسان مسابقه دهید.
order-lede = آلفا-بتا با هر ترتیبی از حرکت‌ها همان مقدار را پیدا می‌کند، اما ترتیب تعیین می‌کند چقدر بتواند هرس کند.
size-lede = روی صفحه‌های بازیِ حل‌شده چه کسی می‌برد و چقدر باید جست‌وجو کرد. برآوردها مشخص شده‌اند.
bugs-lede = باگ‌های کلاسیک برنامه‌های جست‌وجو. هر یک در موتور واقعی اجرا می‌شود. ببینید کجا و چند بار اشتباه می‌کنند.

## مسابقهٔ زمان: نتیجه
race-earlier = نتیجه‌های پیشین
race-how = چگونه سنجیده می‌شود
race-explained = جست‌وجوها دور به دور، روی همان وضعیت‌ها به نوبت اجرا می‌شوند، در دسته‌هایی که برای ساعت به اندازهٔ کافی طولانی‌اند. دور اول برای گرم شدن است و به حساب نمی‌آید. جدول‌های جابه‌جایی پیش از هر جست‌وجو خالی می‌شوند و این زمان هم به حساب می‌آید. ارزش برد پس از n حرکت ⁦{ NUMBER($most) } − n⁩ است. سریع‌ترین دستهٔ هر جست‌وجو با سریع‌ترین دستهٔ کندترین جست‌وجوی همان زبان مقایسه می‌شود. نسبت فقط وقتی نشان داده می‌شود که چند دستهٔ هر جست‌وجو تقریباً یکسان باشند.
race-result = مسابقهٔ ساعت { $time }: { $on }
race-headline-nodes = شمار گره‌های «{ $most }» { $times } برابر گره‌های «{ $fewest }» است.
race-headline-times = زمان «{ $most }» حدود { $times } برابر زمان «{ $fewest }» است.
race-headline-script = مینیماکس در جاوااسکریپت همان گره‌ها را بررسی می‌کند و زمانش حدود { $times } برابر مینیماکسِ موتور است.
race-all = همهٔ عددها
race-headline-none = دسته‌ها آن‌قدر اختلاف دارند که زمان‌ها را نمی‌توان مقایسه کرد. با مسابقه‌ای طولانی‌تر امتحان کنید.
race-share = { $share } از بیشترین
race-faster = { $times } برابر سریع‌تر
race-legend-fastest = سریع‌ترین دسته
race-legend-others = دسته‌های دیگر
race-chart-times = زمان یک اجرا
race-axis-nodes = گره‌های بررسی‌شده (مقیاس لگاریتمی)
race-axis-times = زمان سریع‌ترین دسته (مقیاس لگاریتمی)
race-axis-plies = حرکت‌های انجام‌شده پیش از جست‌وجو

## ترتیب حرکت‌ها: نتیجه
order-legend-tried = امتحان‌شده‌های پیشین، با همین امتیازها
order-marks-title = معنی این نشانه‌ها
order-tried = امتحان‌شده تا اینجا

## چقدر بزرگ است: نتیجه
size-explained = شمارش از صفحهٔ بازی خالی است؛ پس از چند حرکت، از وضعیت روی صفحهٔ بازی هم.
size-chess = بازی‌های شطرنج

## باگ‌های کلاسیک: نتیجه
bugs-list = باگ‌ها
bugs-next-fails = وضعیت بعدی که در آن اشتباه می‌کند
bugs-next-slower = وضعیت بعدی که در آن کندتر است
bugs-back = وضعیت قبلی
bugs-place = { NUMBER($number) } از { NUMBER($all) }
bugs-place-none = این وضعیت هیچ‌یک از آن { NUMBER($all) } وضعیت نیست.
bugs-play = بازی با آن از اینجا
bugs-details = کد، و مقدارهای برگشتی
bugs-code = کد، درست و با باگ
lab-played = { PLAY($cell) }
lab-cell = { CELL($cell) }
lab-stones = ⁦X: { $x }⁩. ⁦O: { $o }⁩.
bugs-board = صفحهٔ بازی. { $stones } نوبت { $player } است. جست‌وجو با این باگ { $chosen } را انتخاب می‌کند. بهترین: { $best }.
bugs-mark-best = بهترین
bugs-mark-wrong = ✗ انتخابش
bugs-mark-right = ✓ انتخابش
bugs-judgement-shown = ✗ حرکت درست است، اما عددهایی که کنار حرکت‌های دیگر نشان داده می‌شوند نادرست‌اند.
bugs-shows = نمایش
bugs-has = مقدار برگشتی
bugs-chosen = (انتخابش)
bugs-untrue = نادرست

## باگ‌های معروف: چه چیزی شمرده می‌شود
bugs-counting = چه چیزی شمرده می‌شود
bugs-count-again = شمارش دوباره
the-count = شمارش
bugs-reach-end = تا پایان بازی
bugs-reach-limit = تا عمق { NUMBER($depth) }
bugs-counted-all = همهٔ { NUMBER($positions) } وضعیت ناتمام این بازی، با جست‌وجو { $reach }.
bugs-counted-sample = یک نمونه، نه همهٔ وضعیت‌ها: { NUMBER($positions) } وضعیت از بازی‌های تصادفی با بذر { $seed }، با جست‌وجو { $reach }.
bugs-counted-stopped = متوقف شد: شمارش کامل نیست.
bugs-word-wrong = حرکت بدتر در { NUMBER($count) } از { NUMBER($all) }
bugs-word-shown = عدد نادرست در { NUMBER($count) } از { NUMBER($all) }
bugs-word-misvalued = مقدار نادرست در { NUMBER($count) } از { NUMBER($all) }
bugs-word-slower = درست، اما کندتر در { NUMBER($count) } از { NUMBER($all) }
bugs-word-none = بی‌زیان در همهٔ { NUMBER($all) } وضعیت
bugs-is = مقدار مینیماکس
bugs-lower = دست‌کم { $value }
bugs-upper = حداکثر { $value }
bugs-legend-wrong = ✗ انتخاب آن: { PLAY($cell) }
bugs-legend-right = ✓ انتخاب آن: { PLAY($cell) }
bugs-legend-best = ⚑ بهترین: { $cells }
bugs-value-draw = مساوی
bugs-value-wins = برد { $player }
bugs-value-estimate = ⁦{ $estimate }⁩ (برآورد)
bugs-says = با این باگ: { PLAY($cell) } برای { $player }، مقدار { $value }، { $nodes } گره.
bugs-truth = بدون آن: { $count ->
        [one] { $cells }
       *[other] { $cells }
    }، مقدار { $value }، { $nodes } گره.
bugs-judgement-estimated = ✗ در عمق { NUMBER($depth) }، حرکتش با همان ارزیابی کمتر می‌ارزد.
bugs-judgement-loses = ✗ در { PLAY($cell) } بازی می‌کند و در { NUMBER($plies) } حرکت می‌بازد: آلفا-بتا بدون این باگ آن را اثبات می‌کند.
bugs-judgement-misvalued = ✗ حرکت از بهترین‌هاست، اما مقدارش نادرست است.
bugs-tally-wrong = { $wrong ->
        [0] در هیچ‌یک از { NUMBER($positions) } وضعیت حرکت بدتری نمی‌کند.
       *[other] در { NUMBER($wrong) } وضعیت از { NUMBER($positions) } وضعیت حرکت بدتری می‌کند.
    }
bugs-tally-estimated = { $wrong ->
        [0] با همان ارزیابی، در هیچ‌یک از { NUMBER($positions) } وضعیت حرکت بدتری نمی‌کند.
       *[other] با همان ارزیابی، در { NUMBER($wrong) } وضعیت از { NUMBER($positions) } وضعیت حرکت بدتری می‌کند.
    }
bugs-tally-shown = { $wrong ->
        [0] در هیچ‌یک از { NUMBER($positions) } وضعیت عدد نادرستی نشان نمی‌دهد.
       *[other] در { NUMBER($wrong) } وضعیت از { NUMBER($positions) } وضعیت عدد نادرستی نشان می‌دهد.
    }
bugs-tally-thrown = در { NUMBER($thrown) } وضعیت از آن‌ها اثبات شده است که حرکت نتیجه را از دست می‌دهد.
bugs-tally-later = { $thrown ->
        [0] در همهٔ آن‌ها
       *[other] در { NUMBER($later) } وضعیت دیگر
    } نتیجه همان می‌ماند، اما دیرتر از آنچه می‌توانست می‌برد یا زودتر می‌بازد.
bugs-tally-slower = در { NUMBER($slower) } وضعیت گره‌های بیشتری از آلفا-بتا را بررسی می‌کند. همهٔ جست‌وجوها روی هم به‌جای { $without } گره، { $nodes } گره را بررسی می‌کنند، یعنی { $times } برابر.
bugs-yours = برنامهٔ شما هم چنین می‌کند؟ آن را به داوری بسپارید
bugs-how = هر دو جست‌وجو، با باگ و بدون آن، در عمق { NUMBER($depth) } می‌ایستند و آنجا از روی خط‌های باز برآورد می‌کنند. حرکت «بدتر» با همین برآورد بدتر است؛ در خود بازی شاید به همان خوبی یا بهتر باشد، مگر آنکه نتیجه اثبات شده باشد.
bugs-caption-limit = ⁧«X در ۳»⁩ یعنی X در ۳ حرکت می‌برد. ≈ نشانهٔ برآورد است: ⁦+⁩ یعنی به سود ⁦X⁩، و ⁦−⁩ یعنی به سود ⁦O⁩.
bugs-caption-end = ⁧«X در ۳»⁩ یعنی X در ۳ حرکت می‌برد.
bugs-parent-bound-limit = با حداکثر عمق کمتر از { NUMBER($depth) } هرس عمیقی نیست، پس این باگ زیانی ندارد: { NUMBER($depth) } یا بیشتر را انتخاب کنید.
bugs-wrong-side-limit = برآورد در حداکثر عمق هم به همین شکل وارونه خوانده می‌شود.
bugs-no-depth-right = if (won) return WIN - ply;
bugs-no-depth-wrong = if (won) return WIN;
bugs-wrong-side-right = return winner === X ? WIN - ply : ply - WIN;
bugs-wrong-side-wrong = return winner === player ? WIN - ply : ply - WIN; // ⁦player⁩: طرفی که نوبت اوست
bugs-searching = در حال جست‌وجوی این وضعیت…
bugs-stopped-here = متوقف شد: این وضعیت جست‌وجو نشد. عمق کمتری انتخاب کنید.
bugs-watch = تماشای آلفا-بتا در اینجا، بدون باگ

## اثر افق
horizon-title = اثر افق · Cutoff
horizon-description =
    .content = جست‌وجویی که حداکثر عمق دارد، آنچه را پس از آن می‌آید نمی‌بیند. وضعیت‌هایی که در آن‌ها باختی را از دید خود بیرون می‌برد یا بردی را نمی‌بیند.
horizon-lede = جست‌وجو آن سوی حداکثر عمق خود، یعنی افقش، را نمی‌بیند. شاید گمان کند از باختی که فقط عقب انداخته است گریخته، یا بردی را نبیند.
horizon-another = وضعیتی دیگر
horizon-explained = موتور این وضعیت‌ها را در بازی‌های تصادفی می‌یابد و اثبات می‌کند که چگونه پایان می‌یابند.
horizon-looking = در جست‌وجوی یک وضعیت… { NUMBER($tried) } بررسی شد
horizon-none = چنین وضعیتی پیدا نشد. یکی دیگر را امتحان کنید.
horizon-loss-pushed = نوبت { $player } است و با هر حرکتی می‌بازد. جست‌وجو در عمق { NUMBER($depth) }، { PLAY($cell) } را انتخاب می‌کند: این کار باخت را فقط تا پس از { NUMBER($plies) } حرکت عقب می‌اندازد، آن سوی افقش. کمترین عمقی که باخت را می‌بیند { NUMBER($deeper) } است.
horizon-win-missed = نوبت { $player } است و می‌تواند در { NUMBER($plies) } حرکت ببرد، با شروع از { PLAY($winning) }. جست‌وجو در عمق { NUMBER($depth) } پیش از پایان این برد می‌ایستد و { PLAY($cell) } را انتخاب می‌کند. کمترین عمقی که برد را می‌بیند { NUMBER($deeper) } است.
horizon-sees = آنچه در عمق { NUMBER($depth) } می‌بیند
horizon-comes = آنچه نمی‌بیند
horizon-estimate = جست‌وجو اینجا می‌ایستد. برآورد آن: ⁦{ $estimate }⁩ (مثبت به سود X است).
horizon-end = پس از { NUMBER($plies) } حرکت { $player } برده است.
horizon-watch = تماشای جست‌وجو در عمق { NUMBER($depth) }
## مسابقهٔ عمق: تنظیمات
depth-memory = بیشترین اندازهٔ جدول
depth-megabytes = { NUMBER($count) } مگابایت
depth-cost = جست‌وجوها یکی پس از دیگری اجرا می‌شوند: حداکثر { NUMBER($seconds) } ثانیه. در مسابقه‌ای که خودش شروع می‌شود، هر یک { NUMBER($first) } ثانیه وقت دارد.
race-strong = حل‌کنندهٔ همهٔ صفحه‌های بازی
race-solver = حل‌کنندهٔ «چهار در یک ردیف»

## مسابقهٔ عمق: جدول
depth-caption = هر جست‌وجو تا چه عمقی رسید
race-column-depth = عمق
race-column-finished = عمق تمام‌شده
race-column-reached = گره‌ها تا آن عمق
depth-in-all = روی هم { $nodes }
race-column-branching = ضریب انشعاب
depth-state-waiting = شروع نشده
depth-state-loading = در حال بارگذاری
depth-state-running = در عمق { NUMBER($depth) }: { $nodes } گره
depth-state-proved = اثبات شد: { $result }
depth-state-spent = زمان در عمق { NUMBER($depth) } تمام شد، ناتمام
depth-state-spent-between = زمان تمام شد و نتیجه اثبات نشد
depth-state-stopped = در عمق { NUMBER($depth) } متوقف شد، ناتمام
depth-state-stopped-between = متوقف شد و نتیجه اثبات نشد
depth-state-failed = پردازهٔ آن پیش از پایان زمان متوقف شد
depth-result-win = برد { $winner } پس از { NUMBER($plies) } حرکت
depth-result-draw = مساوی
depth-at-least = { $player } دست‌کم مساوی می‌گیرد.
depth-at-most = { $player } حداکثر مساوی می‌گیرد.

## مسابقهٔ عمق: نتیجه
depth-headline-proved = { $best }: اثبات شد، { $result }. { $last }: عمق { NUMBER($least) } در { NUMBER($seconds) } ثانیه.
depth-headline-proved-all = همهٔ جست‌وجوها این را اثبات کردند: { $result }.
depth-headline-depth = { $best } در { NUMBER($seconds) } ثانیه به عمق { NUMBER($depth) } می‌رسد و { $last } به عمق { NUMBER($least) }.
depth-headline-depth-all = همه در { NUMBER($seconds) } ثانیه به عمق { NUMBER($depth) } می‌رسند.
depth-differs = «عمق» اینجا دو معنا دارد. در عمق d، مینیماکس و آلفا-بتا d لایه جلوتر می‌روند و وضعیت‌های آنجا را برآورد می‌کنند. حل‌کننده در عمق d می‌داند که آیا طرفی تا d حرکت می‌برد یا نه.
depth-was-stopped = مسابقه را متوقف کردید. هر عمقی که در جدول آمده کامل جست‌وجو شده است؛ بقیه نه.
depth-was-ended = پردازهٔ این جست‌وجوها زودتر از موعد متوقف شد: { $searches }. عمق‌هایی که تمام کرده بودند همچنان درست است.
depth-stopped = مسابقه متوقف شد. آنچه تمام شده بود نگه داشته شد.
depth-void = زبانه پنهان شد، پس این مسابقه به حساب نمی‌آید. دوباره شروع کنید.
depth-chart = گره‌های بررسی‌شده تا هر عمق
depth-axis = عمق به لایه
depth-unfinished = ناتمام: گره‌های بررسی‌شده تا آن لحظه
depth-at = عمق { NUMBER($count) }
depth-by-depth = گره‌های بررسی‌شده و زمان، عمق به عمق
depth-how-budget = جست‌وجوها یکی پس از دیگری اجرا می‌شوند، هر کدام در پردازهٔ (worker) خودش و با جدول خالی. زمان بارگذاری شمرده نمی‌شود. جست‌وجو وقتی می‌ایستد که نتیجه‌اش اثبات شود یا زمانش تمام شود. اگر زبانه پنهان شود، مسابقه به حساب نمی‌آید.
depth-how-depth = مینیماکس و آلفا-بتا تا عمق ۱، ۲، ۳ و همین‌طور تا آخر، هر بار از ابتدا جست‌وجو می‌کنند و در حداکثر عمق برآورد می‌کنند. حل‌کننده هم گام به گام عمیق‌تر می‌شود، اما جدولش را نگه می‌دارد؛ در عمق d می‌داند که آیا طرفی تا d حرکت می‌برد یا نه. حل‌کنندهٔ «چهار در یک ردیف» عمق ندارد: نتیجه را اثبات می‌کند یا نمی‌کند.
depth-how-nodes = گره‌ها تا پایان هر عمق شمرده می‌شوند. گره‌های حل‌کننده همهٔ عمق‌های کمتر را هم در بر دارند. نشانهٔ توخالی با خط بریده عمقی است که تمام نشد؛ شمار واقعی آن بیشتر است.
depth-how-branching = ضریب انشعاب مؤثر b برای درختی منظم است که تا این عمق همین‌قدر گره دارد: ⁦۱ + b + b² + … + b^d⁩. سرعت با دو رقم نوشته می‌شود و برای کمتر از { NUMBER($least) } میلی‌ثانیه گفته نمی‌شود.

## چقدر بزرگ است: عمق به عمق
count-far = آلفا-بتا: { $state }
count-start = اجرای آلفا-بتا
count-only-standard = کوچک‌ترین اثبات نتیجه فقط برای ۳×۳ شمرده می‌شود.
census-stopped = بیش از { NUMBER($counted) } وضعیت متفاوت هست، پس شمارش می‌ایستد. وضعیت‌های پس از ۰ تا { NUMBER($last) } حرکت به‌طور کامل شمرده شده‌اند.
census-distinct-mirrored = وضعیت‌های متفاوت، با یکی گرفتن بازتاب‌ها
census-nodes = گره‌های درخت
count-exact = مینیماکس از اینجا تا پایان همهٔ بازی‌ها { $nodes } گره را بررسی می‌کند (شمارش دقیق).
count-estimated = طبق برآورد، مینیماکس از اینجا تا پایان همهٔ بازی‌ها حدود { $nodes } گره را بررسی می‌کرد.
count-chess = مینیماکس در شطرنج
count-open = برآورد، یا ناتمام
count-by-depth = عمق به عمق
count-estimated-rough = طبق برآورد، مینیماکس از اینجا تا پایان همهٔ بازی‌ها از مرتبهٔ { $nodes } گره را بررسی می‌کرد.
count-error = این برآوردی از { $probes } بازی تصادفی است، با خطای معیار { $error }.
count-error-rough = این برآوردی از { $probes } بازی تصادفی است و خطای معیار آن بزرگ‌تر از آن است که بتوان بیش از مرتبهٔ بزرگی چیزی گفت.
count-cell-rough = از مرتبهٔ { $nodes }
count-cell = حدود { $nodes } ± { $error }
count-cell-open = { $nodes } تا آن لحظه، ناتمام
count-how-estimate = گره‌های مینیماکس، اگر بیش از حد زیاد نباشند، شمرده می‌شوند. در بقیهٔ موارد با روش کنوث (۱۹۷۵) برآورد می‌شوند: بازی‌های تصادفی انجام می‌شود و هر وضعیت به اندازهٔ حاصل‌ضرب شمار حرکت‌های ممکن در راه رسیدن به آن شمرده می‌شود. میله‌ها خطای معیار را نشان می‌دهند. این خطا خود یک برآورد است و اغلب کمتر از مقدار واقعی: شاید چند بخش بزرگ درخت از قلم افتاده باشد. هر بار همان بازی‌ها به کار می‌روند، پس برآورد عوض نمی‌شود.
count-how-depth = عمق d یعنی همهٔ گره‌ها تا d حرکت پس از اینجا. آلفا-بتا تا عمق ۱، ۲، ۳ و همین‌طور تا آخر، هر بار از ابتدا و با ترتیب حرکت‌های خود بازی جست‌وجو می‌کند. برای شطرنج: شمار منتشرشدهٔ بازی‌ها از وضعیت آغازین، جمع‌شده.

## ترتیب حرکت‌ها: چه چیزی شمرده می‌شود
orders-start = شمارش
orders-before-start = «شمارش» را بزنید. آلفا-بتا با ترتیب‌های مختلف حرکت‌ها تا یک عمق یکسان جست‌وجو می‌کند.
orders-done = شمارش تمام شد.
orders-own = ترتیب خود بازی
orders-centre = اول مرکز
orders-edges = اول کناره‌ها
orders-random = ترتیب تصادفی
orders-yours = ترتیب شما
orders-tap = خانه‌ها را به همان ترتیبی بزنید که جست‌وجو باید امتحانشان کند. بقیه سطر به سطر پس از آن‌ها می‌آیند. برای برداشتن یک خانهٔ شماره‌دار دوباره آن را بزنید.
orders-tap-columns = ستون‌ها را به همان ترتیبی بزنید که جست‌وجو باید امتحانشان کند. بقیه از چپ به راست پس از آن‌ها می‌آیند. برای برداشتن یک ستون شماره‌دار دوباره آن را بزنید.
orders-free = { SPOKEN($cell) }: بدون شماره
orders-column = ستون { MOVE($cell) }: شمارهٔ { $rank }
orders-column-free = ستون { MOVE($cell) }: بدون شماره
orders-clear = پاک کردن
orders-real = بی‌خبر از مقدارها
orders-knows = مقدار هر حرکت را می‌داند
orders-far = { $order }: تا اینجا { $nodes } گره
orders-minimax-estimated = مینیماکس، برآوردشده
orders-headline = شمار گره‌های «{ $worst }» { $times } برابر گره‌های «{ $best }» است.
orders-headline-close = ترتیب‌ها چندان فرقی ندارند: «{ $best }» کمترین گره‌ها را بررسی می‌کند و «{ $worst }» بیشترین را.
orders-fewer-than-best = اینجا «{ $order }» کمتر از «اول بهترین حرکت» گره بررسی می‌کند: جست‌وجوی حرکت خوب دیگری کم‌هزینه‌تر بود.
orders-same = همهٔ ترتیب‌ها { $nodes } گره را بررسی می‌کنند.
orders-only = «{ $order }» { $nodes } گره را بررسی می‌کند.
orders-share = { $share } از مینیماکس
orders-share-about = حدود { $share } از مینیماکس
orders-one = یک وضعیت، { $depth ->
        [0] تا پایان بازی
       *[other] تا عمق { NUMBER($depth) }
    }.
orders-all = همهٔ { NUMBER($count) } وضعیت ناتمام این بازی، هر یک { $depth ->
        [0] تا پایان بازی
       *[other] تا عمق { NUMBER($depth) }
    }، روی هم.
orders-sample = یک نمونه، نه همهٔ وضعیت‌ها: جمع { NUMBER($count) } وضعیت از بازی‌های تصادفی با بذر { $seed }، { $depth ->
        [0] تا پایان بازی
       *[other] تا عمق { NUMBER($depth) }
    }.
orders-stopped = شمارش را متوقف کردید. این‌ها ترتیب‌هایی‌اند که تمام شده‌اند.
orders-refused = «اول بهترین حرکت» و «اول بدترین حرکت» اینجا نیستند: یافتن مقدار هر حرکت تقریباً به اندازهٔ مینیماکس طول می‌کشید، که { $nodes } گره را بررسی می‌کرد.
orders-informed = «اول بهترین حرکت» و «اول بدترین حرکت» مقدار هر حرکت را تا عمقی که مانده است از پیش می‌دانند، چیزی که هیچ برنامهٔ واقعی نمی‌داند. این دو در هر وضعیت اول بهترین یا اول بدترین حرکت را امتحان می‌کنند. «اول بهترین حرکت» همیشه کمترین گره‌ها را بررسی نمی‌کند: جست‌وجوی حرکت خوب دیگری شاید کم‌هزینه‌تر باشد.
orders-how = آلفا-بتا در حداکثر عمق می‌ایستد و آنجا برآورد می‌کند. با هر ترتیبی همان مقدار را پیدا می‌کند. ترتیب خود بازی سطر به سطر است، یا جایی که مهره‌ها می‌افتند ستون به ستون. «اول مرکز» خانه‌ها یا ستون‌ها را به ترتیب فاصله از مرکز امتحان می‌کند؛ «اول کناره‌ها» برعکس. ترتیب تصادفی از روی بذر ساخته می‌شود.
orders-how-end = آلفا-بتا تا پایان همهٔ بازی‌ها جست‌وجو می‌کند. با هر ترتیبی همان مقدار را پیدا می‌کند. ترتیب خود بازی سطر به سطر است، یا جایی که مهره‌ها می‌افتند ستون به ستون. «اول مرکز» خانه‌ها یا ستون‌ها را به ترتیب فاصله از مرکز امتحان می‌کند؛ «اول کناره‌ها» برعکس. ترتیب تصادفی از روی بذر ساخته می‌شود.
