### What Watch says.

## جست‌وجو
search-title = جست‌وجو را ببینید
search-explained = جست‌وجوی وضعیت روی صفحه را گام به گام دنبال کنید: رو به جلو، رو به عقب، و با دلیل هر هرس.
tree-open-button = درختی از خودتان
search-open-button = گام به گام
search-recording = در حال ضبط جست‌وجو…
search-failed = جست‌وجو ضبط نشد. بازی شما حفظ شده است. ({ $detail })
search-unloaded = این بخش صفحه بار نشد: شاید شبکه در دسترس نیست، یا نسخهٔ تازه‌تری از صفحه آمده است. دوباره تلاش کنید یا صفحه را از نو باز کنید. بازی شما در نشانی صفحه حفظ شده است. ({ $detail })
search-over = بازی در این وضعیت تمام شده است: چیزی برای جست‌وجو نیست.
help-key-steps = ⁦← →⁩، Space، Home، End
help-key-steps-does = در جست‌وجو: یک گام عقب، یک گام جلو، پخش یا مکث، آغاز، پایان

## جست‌وجو، گام به گام
search-of = { $algorithm ->
        [alphaBeta] آلفا-بتا
       *[minimax] مینیماکس
    }، { NUMBER($nodes) } وضعیت
step-of = گام { NUMBER($step) } از { NUMBER($steps) }
step-start = ❘◀
    .aria-label = به آغاز
    .title = به آغاز (Home)
step-back = ◀
    .aria-label = یک گام عقب
    .title = یک گام عقب (←)
step-play-button = پخش
step-pause-button = مکث
step-forward = ▶
    .aria-label = یک گام جلو
    .title = یک گام جلو (→)
step-end = ▶❘
    .aria-label = به پایان
    .title = به پایان (End)
step-next-cut = هرس بعدی ✂
step-next-value = مقدار بعدی
step-out = بیرون از اینجا
step-scrub =
    .aria-label = گام
step-speed-label = سرعت
step-speed-slow = یک گام در ثانیه
step-speed-medium = چهار گام در ثانیه
step-speed-fast = بیست گام در ثانیه
step-speed-full = هر فریم
step-cut-spared = این در برابر مینیماکس ساده { NUMBER($nodes) } وضعیت صرفه‌جویی می‌کند.
step-no-more = پس از این گام دیگر نیست.
step-beyond = پیوند گام { NUMBER($step) } را می‌خواهد؛ این جست‌وجو { NUMBER($steps) } گام دارد. این آخرین گام آن است.
step-path = از وضعیتی که جست‌وجو می‌شود تا اینجا
step-path-root = وضعیتی که جست‌وجو می‌شود
step-side-x = ⁦▲ MAX, X⁩
step-side-o = ⁦▼ MIN, O⁩
step-best = بهترین تا اینجا: ⁦{ $value }⁩
step-best-none = هنوز مقداری نیست
step-window = ⁦α { $alpha }⁩، ⁦β { $beta }⁩
step-cell-exact = ⁦{ $value }⁩
step-cell-least = ⁦≥ { $value }⁩
step-cell-most = ⁦≤ { $value }⁩
step-cell-cut = ⁧✂ هرس⁩
step-cut-reveal = { MOVE($cell) } هرس شد: چه ارزشی می‌داشت؟
step-cut-revealed = { MOVE($cell) } هرس شد؛ ارزش آن { $worth } است، و مینیماکس برای دانستن آن { NUMBER($nodes) } وضعیت را می‌بیند.
step-cut-asking = در حال جست‌وجوی { MOVE($cell) }…
step-line = پنجره: آنچه X از آن مطمئن است (α) و آنچه O از آن مطمئن است (β)
step-line-tree = پنجره: آنچه MAX از آن مطمئن است (α) و آنچه MIN از آن مطمئن است (β)
step-line-values = ⁦α { $alpha }⁩، ⁦β { $beta }⁩، بهترین در اینجا ⁦{ $best }⁩
step-none = هیچ
step-enter-root = نوبت { $player } است، با { NUMBER($moves) } خانهٔ خالی. جست‌وجو نگاه می‌کند که هر یک به چه می‌انجامد.
step-enter = اگر { $player } { MOVE($cell) } را بگیرد چه می‌شود؟
step-leaf-win = { $player } سه‌تای هم‌خط دارد: این مسیر با { $worth } پایان می‌یابد.
step-leaf-draw = صفحه پر است و کسی نبرده است: این مسیر مساوی است.
step-leave-root = جست‌وجو تمام شد: با بهترین بازی هر دو طرف، نتیجه { $worth } است.
step-leave-exact = برای { $player }، { MOVE($cell) } به { $worth } می‌رسد.
step-leave-least = برای { $player }، { MOVE($cell) } به { $worth } یا به چیزی بهتر برای X می‌رسد. لازم نیست بیش از این دانسته شود.
step-leave-most = برای { $player }، { MOVE($cell) } به { $worth } یا به چیزی بهتر برای O می‌رسد. لازم نیست بیش از این دانسته شود.
step-improve-first = تا اینجا { $player } همین را دارد: { $worth }.
step-improve = { $player } در برابر { $old }، { $worth } را ترجیح می‌دهد: { MOVE($cell) } در اینجا بهترین تا کنون است.
step-narrow-alpha = در این مسیر X حالا از دست‌کم { $worth } مطمئن است: آلفا { NUMBER($value) } است.
step-narrow-beta = در این مسیر O حالا از دست‌کم { $worth } مطمئن است: بتا { NUMBER($value) } است.
step-cut-tie = ✂ { $other }، { $back ->
        [1] یک حرکت
       *[other] { NUMBER($back) } حرکت
    } عقب‌تر، از پیش { MOVE($cell) } را دارد که به { $bound } می‌رسد. اینجا { $player } دست‌کم به همان اندازه به دست می‌آورد: { $other } دلیلی ندارد به اینجا بیاید، هر چه دیگر هم اینجا باشد. { $skipped ->
        [0] حرکتی برای بررسی نمانده بود.
        [1] یک حرکت نیازی به بررسی ندارد.
       *[other] { NUMBER($skipped) } حرکت نیازی به بررسی ندارد.
    }
step-cut-strict = ✂ { $other }، { $back ->
        [1] یک حرکت
       *[other] { NUMBER($back) } حرکت
    } عقب‌تر، از پیش { MOVE($cell) } را دارد که به { $bound } می‌رسد. اینجا { $player } چیزی بهتر به دست می‌آورد، دست‌کم { $worth }: { $other } به اینجا نمی‌آید. { $skipped ->
        [0] حرکتی برای بررسی نمانده بود.
        [1] یک حرکت نیازی به بررسی ندارد.
       *[other] { NUMBER($skipped) } حرکت نیازی به بررسی ندارد.
    }

## درخت‌های خودتان
tree-gallery-label = نمونه‌ها
tree-gallery-aima = راسل و نورویگ، هوش مصنوعی: نُه برگ
tree-gallery-unknown = با برگ‌های نامعلوم
tree-gallery-min = MIN در ریشه
tree-gallery-deep = چهار لایه
tree-gallery-ties = با مقدارهای برابر
tree-gallery-depth = کوتاه‌شده در یک عمق
tree-text-label = درخت
tree-help = کروشه‌ها گره‌های درونی‌اند، عددها برگ‌اند، و نام‌ها برگ‌هایی‌اند که کسی مقدارشان را نمی‌داند: ⁦[[3, 5, 10], [2, a, b], [2, 7, 3]]⁩. عددِ پیش از کروشه مقدار خودِ آن گره است، برای جست‌وجویی که همان‌جا می‌ایستد: ⁦5[3, 12]⁩.
tree-root-label = در ریشه
tree-depth-label = لایه‌های جست‌وجو
tree-branching-label = شاخه‌ها
tree-plies-label = لایه‌ها
tree-search-button = جست‌وجو
tree-random-button = یک درخت تصادفی
tree-save-button = ذخیره در فایل
tree-file-label = باز کردن فایل
tree-edit-button = ویرایش با کلیک
tree-edit-choose = روی گره‌ای از نقاشی کلیک کنید.
tree-edit-node = گره ⁦{ $path }⁩
tree-edit-root = ریشه
tree-value-label = مقدار یا نام
tree-add-button = افزودن شاخه
tree-remove-button = حذف آن
tree-file-failed = این فایل خوانده نمی‌شود.
tree-file-long = این فایل برای یک درخت زیادی بلند است: حداکثر { NUMBER($most) } بایت می‌تواند داشته باشد.
tree-side-x = ⁦▲ MAX⁩
tree-side-o = ⁦▼ MIN⁩
tree-drawing =
    .aria-label = نقاشی درخت. فهرست زیر همان را دارد.
tree-large = این درخت برای کشیدن زیادی بزرگ است. فهرست آن را دارد.
tree-list-title = درخت به صورت فهرست
tree-list-leaf = ⁦{ $path }⁩، برگ ⁦{ $value }⁩
tree-list-inner = گره ⁦{ $path }⁩، ⁦{ $side }⁩
tree-list-root = ریشه، ⁦{ $side }⁩
tree-list-open = { $place }: هنوز دیده نشده
tree-list-now = { $place }: در حال بررسی
tree-list-exact = { $place }: ارزش ⁦{ $value }⁩
tree-list-least = { $place }: دست‌کم ⁦{ $value }⁩
tree-list-most = { $place }: حداکثر ⁦{ $value }⁩
tree-list-cut = { $place }: هرس شد ✂
tree-of = { $algorithm ->
        [alphaBeta] آلفا-بتا
       *[minimax] مینیماکس
    }، { NUMBER($nodes) } از { NUMBER($all) } گره
tree-path-root = ریشه
tree-path-branch = شاخهٔ ⁦{ $branch }⁩
tree-revealed = آن گره دیده نشد. ارزش آن ⁦{ $value }⁩ است.
tree-unknown = آن گره دیده نشد، و ارزش آن معلوم نیست.
tree-needs = جست‌وجو باید بداند { $name } چه ارزشی دارد، و کسی نمی‌داند: نمی‌تواند ادامه دهد.
tree-needs-value = جست‌وجو باید همین‌جا بایستد، اما شاخهٔ ⁦{ $branch }⁩ مقداری از خود ندارد: نمی‌تواند ادامه دهد.
tree-fault-end = پایان
tree-step-enter-root = { $player ->
        [X] MAX
       *[O] MIN
    } باید انتخاب کند؛ { $moves ->
        [0] شاخه‌ای نیست
        [1] یک شاخه هست
       *[other] { NUMBER($moves) } شاخه هست
    }. جست‌وجو آن‌ها را یکی‌یکی بررسی می‌کند.
tree-step-enter = اگر { $player ->
        [X] MAX
       *[O] MIN
    } شاخهٔ ⁦{ $branch }⁩ را بگیرد چه می‌شود؟
tree-step-leaf = ارزش این { $worth } است.
tree-step-leave-root = جست‌وجو تمام شد: ارزش درخت { $worth } است.
tree-step-leave-exact = شاخهٔ ⁦{ $branch }⁩ به { $worth } می‌رسد.
tree-step-leave-least = شاخهٔ ⁦{ $branch }⁩ به { $worth } یا بیشتر می‌رسد. لازم نیست بیش از این دانسته شود.
tree-step-leave-most = شاخهٔ ⁦{ $branch }⁩ به { $worth } یا کمتر می‌رسد. لازم نیست بیش از این دانسته شود.
tree-step-improve-first = تا اینجا { $player ->
        [X] MAX
       *[O] MIN
    } همین را دارد: { $worth }.
tree-step-improve = { $player ->
        [X] MAX
       *[O] MIN
    } در برابر { $old }، { $worth } را ترجیح می‌دهد: شاخهٔ ⁦{ $branch }⁩ در اینجا بهترین تا کنون است.
tree-step-narrow-alpha = در این مسیر MAX حالا از دست‌کم { $worth } مطمئن است: این آلفا است.
tree-step-narrow-beta = در این مسیر MIN حالا از حداکثر { $worth } مطمئن است: این بتا است.
tree-step-cut-tie = ✂ { $back ->
        [1] یک لایه
       *[other] { NUMBER($back) } لایه
    } بالاتر، { $other ->
        [X] MAX
       *[O] MIN
    } از پیش شاخهٔ ⁦{ $branch }⁩ را با ارزش { $bound } دارد. اینجا { $player ->
        [X] MAX به { $bound } یا بیشتر می‌رسد، پس MIN
       *[O] MIN مقدار را به { $bound } یا کمتر می‌رساند، پس MAX
    } از آمدن به اینجا سودی نمی‌برد. { $skipped ->
        [0] شاخه‌ای برای کنار گذاشتن نمانده بود.
        [1] یک شاخه کنار گذاشته می‌شود.
       *[other] { NUMBER($skipped) } شاخه کنار گذاشته می‌شود.
    }
tree-step-cut-strict = ✂ { $back ->
        [1] یک لایه
       *[other] { NUMBER($back) } لایه
    } بالاتر، { $other ->
        [X] MAX
       *[O] MIN
    } از پیش شاخهٔ ⁦{ $branch }⁩ را با ارزش { $bound } دارد. اینجا { $player ->
        [X] MAX به { $worth } یا بیشتر می‌رسد، پس MIN
       *[O] MIN مقدار را به { $worth } یا کمتر می‌رساند، پس MAX
    } هرگز به اینجا نمی‌آید. { $skipped ->
        [0] شاخه‌ای برای کنار گذاشتن نمانده بود.
        [1] یک شاخه کنار گذاشته می‌شود.
       *[other] { NUMBER($skipped) } شاخه کنار گذاشته می‌شود.
    }

## درخت صفحه‌ها
branch-title = درخت
branch-explained = آنچه جست‌وجو از هر وضعیت می‌داند، به صورت امتیاز X؛ ✂ یعنی دیده نشده است. روی صفحه‌ای کلیک کنید تا باز شود و به آن گام بروید؛ نشانگر را روی خانه‌ای از صفحهٔ بازی ببرید تا فقط همان حرکت را ببینید. برای جابه‌جایی و بزرگ‌نمایی بکشید، بچرخانید، یا از کلیدهای جهت‌نما، + و − استفاده کنید.
branch-drawing =
    .aria-label = نقاشی درخت. فهرست زیر همان را دارد.
branch-list =
    .aria-label = درخت
branch-visited = { $name }: جست‌وجو می‌داند ⁦{ $bound }⁩؛ ارزش آن ⁦{ $exact }⁩ است
branch-unvisited = { $name }: ✂ دیده نشد؛ ارزش آن ⁦{ $exact }⁩ است

## کل درخت
map-title = کل درخت
map-told = جست‌وجو از { NUMBER($nodes) } وضعیتی که کل درخت دارد، { NUMBER($visited) } وضعیت را دید.
map-explained = برای هر حرکت یک نوار، با وضعیت جست‌وجوشده در بالا؛ پهنای هر وضعیت به اندازهٔ شمار بازی‌های زیر آن است. روی شاخه‌ای کلیک کنید تا تنها آن را ببینید؛ برای جابه‌جایی و بزرگ‌نمایی بکشید، بچرخانید یا از کلیدهای جهت‌نما استفاده کنید.
map-whole = همهٔ آن
map-in = نزدیک‌تر
map-out = دورتر
map-legend-x = X می‌برد
map-legend-draw = مساوی
map-legend-o = O می‌برد
map-legend-cut = دیده نشده
map-node = ارزش ⁦{ $value }⁩؛ { NUMBER($nodes) } وضعیت در اینجا و زیر آن.
map-visited = جست‌وجو به اینجا آمد.
map-unvisited = جست‌وجو به اینجا نیامد. { $why }

## شبه‌کد
code-title = الگوریتم
code-variables = ⁦α = { $alpha }, β = { $beta }, best = { $best }⁩
code-variables-minimax = ⁦best = { $best }⁩
code-alpha-beta =
    search(وضعیت, α, β):
      if بازی تمام است: return امتیاز آن
      best ← −∞ برای X, +∞ برای O
      for each خانهٔ خالی، به ترتیب:
        value ← search(وضعیت پس از آن حرکت, α, β)
        if value بهتر از best: best ← value
          X: α ← max(α, best)    O: β ← min(β, best)
          if α ≥ β: جست‌وجو در اینجا بس است ✂
      return best
code-minimax =
    search(وضعیت):
      if بازی تمام است: return امتیاز آن
      best ← −∞ برای X, +∞ برای O
      for each خانهٔ خالی، به ترتیب:
        value ← search(وضعیت پس از آن حرکت)
        if value بهتر از best: best ← value
      return best
code-alpha-beta-tree =
    search(گره, α, β):
      if گره برگ است: return مقدار آن
      best ← −∞ برای MAX, +∞ برای MIN
      for each شاخه، به ترتیب:
        value ← search(گرهٔ زیر آن, α, β)
        if value بهتر از best: best ← value
          MAX: α ← max(α, best)    MIN: β ← min(β, best)
          if α ≥ β: جست‌وجو در اینجا بس است ✂
      return best
code-minimax-tree =
    search(گره):
      if گره برگ است: return مقدار آن
      best ← −∞ برای MAX, +∞ برای MIN
      for each شاخه، به ترتیب:
        value ← search(گرهٔ زیر آن)
        if value بهتر از best: best ← value
      return best

## عنوان بخش‌ها
watch-title = تماشای گام‌به‌گام جست‌وجو · Cutoff
watch-description =
    .content = در یک جست‌وجوی واقعی مینیماکس یا آلفا-بتا گام بردارید: هر مقدار، هر کران، و دلیل هر هرس.
