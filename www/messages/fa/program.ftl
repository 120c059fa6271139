### What Practise says of a visitor's own program.

program-board = برنامه‌ها روی صفحهٔ بازی { NUMBER($columns) } × { NUMBER($rows) } داوری می‌شوند. آن صفحهٔ بازی یا گونهٔ دیگری از تمرین را انتخاب کنید.

## A number
number-label = تعداد
number-about = گره‌ها، فراخوانی‌ها، برگ‌ها یا هرس‌ها: از صفحهٔ بازی خالی یا پس از حرکت نخست.
number-examples = برای نمونه:
number-found = { $found ->
        [0] هیچ جست‌وجویی در جدول ما { NUMBER($count) } نمی‌شمارد
        [one] یک گونه برنامه { NUMBER($count) } می‌شمارد
       *[other] { NUMBER($found) } گونه برنامه { NUMBER($count) } می‌شمارند
    }
number-only = هیچ جست‌وجوی دیگری در جدول ما به این تعداد نمی‌رسد. برنامه‌ای که مانند هیچ‌یک نیست می‌تواند اتفاقی به آن برسد.
number-right = { $search ->
        [minimax] یک مینیماکس سادهٔ درست همین تعداد را می‌شمارد.
        [alpha-beta] یک آلفا-بتای درست همین تعداد را می‌شمارد.
       *[other] برنامه‌ای درست هم همین تعداد را می‌شمارد.
    }
number-none = این چیزی علیه برنامهٔ شما نمی‌گوید: شاید ترتیب یا ترفندی دارد که بررسی نمی‌شود. «یک جدول» بازی آن را داوری می‌کند.
number-too-many = هیچ جست‌وجویی که با برد پایان یابد این همه گره را بررسی نمی‌کند. شاید برنامهٔ شما پس از برد ادامه می‌دهد یا چیزی را دو بار می‌شمارد.
number-minimax = مینیماکس
number-alpha-beta = آلفا-بتا
number-counted = می‌شمارد
number-nodes = همهٔ گره‌ها یا فراخوانی‌ها، ریشه هم
number-nodes-below-root = همهٔ گره‌ها یا فراخوانی‌ها جز ریشه
number-leaves = برگ‌ها
number-inner-nodes = گره‌هایی که برگ نیستند
number-cuts = هرس‌ها، پس از حرکت آخر هم
number-cuts-of-moves = هرس‌هایی که حرکتی را کنار می‌گذارند
number-searched = گره‌هایی که در جدولش نیستند؛ بازی‌های پایان‌یافته هم در جدول‌اند
number-searched-below-root = گره‌هایی که در جدولش نیستند، جز ریشه؛ بازی‌های پایان‌یافته هم در جدول‌اند
number-searched-with-leaves = گره‌هایی که در جدولش نیستند؛ بازی‌های پایان‌یافته در جدول نیستند
number-searched-inner = گره‌هایی که نه برگ‌اند و نه در جدولش
number-start = از
number-empty = صفحهٔ بازی خالی
number-after = صفحهٔ بازی پس از X در { PLAY($cell) }
number-bug = تفاوت
number-trait = همچنین
number-table = جدولی از وضعیت‌ها دارد
number-stops-at-win = با یافتن نخستین برد می‌ایستد
number-window-for-each = به هر حرکت نخست پنجرهٔ کامل می‌دهد
number-any = هر کدام
order-lines = سطر به سطر یا ستون به ستون، از هر دو سر
order-rows = سطر به سطر
order-rows-backwards = سطر به سطر از آخر
order-columns = ستون به ستون
order-columns-backwards = ستون به ستون از آخر
order-most-lines = مرکز، گوشه‌ها، لبه‌ها

## A table
table-positions = وضعیت‌ها
cells-text = نه نویسه
cells-list = فهرستی از نه خانه
cells-rows = سه فهرست سه‌تایی
cells-numbers = فهرستی از نه عدد
table-line = در هر سطر یکی، مانند
table-save = دانلود
table-copied = وضعیت‌ها کپی شد.
table-answers = آنچه برنامهٔ شما بازی می‌کند
table-how = در هر سطر یک پاسخ بچسبانید، به همان ترتیب یا هر یک پس از صفحهٔ بازی خودش: شمارهٔ خانه، سطر و ستون آن، یا نامش. چیزی از این صفحه بیرون نمی‌رود.
table-read = خوانده شده به‌عنوان
table-checking = در حال بررسی …
table-extra = { $extra ->
        [one] یک پاسخ بیش از وضعیت‌ها است و به کار نمی‌آید.
       *[other] { NUMBER($extra) } پاسخ بیش از وضعیت‌ها است و به کار نمی‌آید.
    }
table-twice = { $twice ->
        [one] یک صفحهٔ بازی دو پاسخ متفاوت دارد. آخرین پاسخ داوری می‌شود.
       *[other] { NUMBER($twice) } صفحهٔ بازی پاسخ‌های متفاوت دارند. از هر یک آخرین پاسخ داوری می‌شود.
    }
answer-index = شماره از ۰
answer-number = شماره از ۱
answer-row-column = سطر، ستون از ۰
answer-row-column-1 = سطر، ستون از ۱
answer-column-row = ستون، سطر از ۰
answer-column-row-1 = ستون، سطر از ۱
answer-name = نامی مانند b2
answer-first = نخستین بخش یک فهرست
answer-last = آخرین بخش یک فهرست
answer-board = صفحهٔ بازی پس از حرکت

## A log
log-subject = درخت یا وضعیت
log-subject-how = فهرست‌های تودرتو مانند { $tree }، یا صفحهٔ بازی‌ای مانند { $board } با حرکت‌های باقی‌ماندهٔ کم.
log-demand = درس شما می‌خواهد
log-demand-any = هر جست‌وجویی: پیدایش کن
log-demand-usual = هرس وقتی α ≥ β
log-demand-strict = در برابری هرس نشود (α > β)، مانند پروژه‌های برکلی
log-demand-minimax = بدون هرس: مینیماکس، مانند { $course }
log-text = آنچه برنامهٔ شما بررسی می‌کند
log-how = برگ‌هایی را که برنامه بررسی می‌کند به ترتیب بچسبانید، یا همهٔ گره‌ها را: گره‌های درونی به‌صورت فهرست و وضعیت‌ها با نویسه‌های خانه‌هایشان یا به‌صورت فهرست خانه‌ها. فاصله یا ویرگول آن‌ها را جدا می‌کند.
log-same = همان گره‌هایی را بررسی می‌کند که این جست‌وجو بررسی می‌کند
log-only = هیچ جست‌وجوی دیگری از آن‌ها که مقایسه می‌شوند، به همین ترتیب بررسی نمی‌کند.
log-unread = هیچ چیزی در آن برگ یا گرهی از این درخت یا وضعیت نیست
log-differs = در مورد { NUMBER($at) } فرق می‌کند
log-other = جست‌وجو آنجا { $wanted } را بررسی می‌کند. در گزارش شما { $found } آمده است.
log-fewer = گزارش شما پیش از آن تمام می‌شود. جست‌وجو با { $wanted } ادامه می‌یابد.
log-more = جست‌وجو تمام شده است. گزارش شما با { $found } ادامه می‌یابد.
log-closest = از همهٔ جست‌وجوهایی که اینجا بررسی می‌شوند، هیچ‌کدام بیش از این یکی هم‌خوان نیست:
log-closest-asked = از جست‌وجوهایی که درس شما می‌خواهد، هیچ‌کدام بیش از این یکی هم‌خوان نیست:
log-search = { $search }: { $listed }
log-leaves = برگ‌هایش
log-nodes = همهٔ گره‌هایش
log-nodes-below-root = همهٔ گره‌هایش جز ریشه
log-or = { $count ->
        [one] { $one }
       *[other] { $one } یا { $other }
    }
log-watch = دیدن این گام

## The verdict
verdict-right = در همهٔ { NUMBER($positions) } وضعیت مجاز و درست است
verdict-right-own = در همهٔ { NUMBER($positions) } وضعیت مجاز و درست است، اگر همیشه با { $sign } بازی کند
verdict-wrong = در { NUMBER($wrong) } وضعیت از { NUMBER($positions) } نتیجه را از دست می‌دهد
verdict-kept = هیچ حرکتی نتیجه را از دست نمی‌دهد
verdict-unanswered = همهٔ وضعیت‌ها پاسخ مجاز ندارند
verdict-from-1 = پاسخ‌های آن از ۱ شمرده می‌شوند.
verdict-own = همیشه به‌جای { $sign } از آن پرسیده شد: با همان نشانه‌ها برای هر دو طرف بازی نمی‌کند. هرجا نوبت طرف دیگر بود، X و O روی صفحهٔ بازی آن جابه‌جا شد.
verdict-legal = همهٔ پاسخ‌ها مجازند.
verdict-illegal = { $illegal ->
        [one] یک پاسخ حرکت مجاز نیست.
       *[other] { NUMBER($illegal) } پاسخ حرکت مجاز نیست.
    }
verdict-missing = { $missing ->
        [one] یک وضعیت پاسخ ندارد.
       *[other] { NUMBER($missing) } وضعیت پاسخ ندارد.
    }
verdict-slower = { $slower ->
        [one] در یک وضعیت
       *[other] در { NUMBER($slower) } وضعیت
    } دیرتر از لازم می‌برد یا زودتر از لازم می‌بازد. با امتیازهای ⁦+۱⁩، ۰ و ⁦−۱⁩ این خطا نیست.
verdict-bugs = در همهٔ وضعیت‌ها درست مانند برنامه‌ای با این باگ بازی می‌کند:
verdict-root-maximises = در همهٔ وضعیت‌ها درست مانند مینیماکسی بازی می‌کند که برای حرکت‌های O هم بیشترین مقدار را انتخاب می‌کند. در ریشه، O باید کمترین مقدار را انتخاب کند.
verdict-root-minimises = در همهٔ وضعیت‌ها درست مانند مینیماکسی بازی می‌کند که برای حرکت‌های X هم کمترین مقدار را انتخاب می‌کند. در ریشه، X باید بیشترین مقدار را انتخاب کند.
verdict-line-missing = در همهٔ وضعیت‌ها درست مانند مینیماکسی بازی می‌کند که خط { CELL($one) }، { CELL($two) }، { CELL($three) } را نمی‌شناسد.
verdict-diagonals-missing = در همهٔ وضعیت‌ها درست مانند مینیماکسی بازی می‌کند که قطرها را نمی‌شناسد.
verdict-always = در همهٔ وضعیت‌ها { $order ->
        [rows] آخرین خانهٔ خالی را می‌گیرد، سطر به سطر
        [rows-backwards] نخستین خانهٔ خالی را می‌گیرد، سطر به سطر
        [columns] آخرین خانهٔ خالی را می‌گیرد، ستون به ستون
        [columns-backwards] نخستین خانهٔ خالی را می‌گیرد، ستون به ستون
       *[most-lines] آخرین خانهٔ خالی را می‌گیرد، به ترتیب مرکز، گوشه‌ها، لبه‌ها
    }. برنامه‌ای بدون جست‌وجو هم می‌تواند چنین کند. این باگ همین کار را می‌کند:
verdict-smallest = کوچک‌ترین آن‌ها
verdict-first = نوبت { $player } است و { PLAY($move) } را بازی می‌کند که { $after ->
        [draw] فقط مساوی می‌کند
       *[loss] می‌بازد
    }. { PLAY($best) } { $before ->
        [win] می‌برد
       *[draw] مساوی می‌کند
    }.
