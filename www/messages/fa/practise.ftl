### What Practise says.

## گونه‌ها و تنظیم‌ها
kinds = گونه‌های تمرین
kind-step = پیش‌بینی
kind-mark = علامت زدن درخت
kind-find = یافتن حرکت
kind-step-lead = آلفا-بتا در این درخت جست‌وجو می‌کند. بگویید گام بعدی چیست.
kind-board-lead = آلفا-بتا از این وضعیت جست‌وجو می‌کند. بگویید گام بعدی چیست.
kind-mark-lead = نشان دهید آلفا-بتا چه را هرس می‌کند و هر گره چه برمی‌گرداند.
kind-find-lead = برخی حرکت‌ها برد یا مساوی را نگه می‌دارند و برخی آن را از دست می‌دهند.
settings-title = تنظیم‌ها
settings-done = تمام
chip-random = درخت تصادفی
chip-own = درخت خودتان
chip-board = وضعیت
chip-plies = { $plies } لایه
chip-cut = هرس وقتی { $cut }
chip-puzzles = وضعیت‌های { NUMBER($seed, useGrouping: 0) }
quiz-set-source = تمرین دربارهٔ
quiz-source-random = یک درخت تصادفی
quiz-source-gallery = یکی از نمونه‌ها
quiz-source-own = درختی از خودتان
quiz-source-board = وضعیت روی صفحهٔ بازی
quiz-set-plies = لایه‌ها
quiz-set-branches = حداکثر شاخه‌ها
quiz-set-example = نمونه
quiz-set-root = در ریشه
quiz-set-seed = بذر
quiz-set-asked = پرسش دربارهٔ
quiz-asked-all = همه
quiz-asked-value = مقدارها
quiz-asked-bounds = α و β
quiz-asked-cut = هرس‌ها
quiz-set-count = شمار پرسش‌ها
quiz-set-tree = درخت
quiz-set-own = استفاده از این درخت
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
quiz-max = ⁦△ MAX⁩
quiz-min = ⁦▽ MIN⁩
quiz-max-x = ⁦△ MAX, X⁩
quiz-min-o = ⁦▽ MIN, O⁩
quiz-name-random = درخت تصادفی { NUMBER($seed, useGrouping: 0) }: { $plies } لایه، حداکثر { $branches } شاخه، { $root } در ریشه
quiz-name-gallery = نمونه: { $name }
quiz-name-own = درخت خودتان ⁦{ $tree }⁩، { $root } در ریشه
quiz-name-board = وضعیت ⁦{ $board }⁩، سری پرسش { NUMBER($seed, useGrouping: 0) }
quiz-name-board-other = وضعیت ⁦{ $board }⁩ از ⁦{ $game }⁩، { $depth }، مجموعهٔ پرسش { NUMBER($seed, useGrouping: 0) }
quiz-over = بازی در این وضعیت تمام شده است: چیزی برای پیش‌بینی نیست. تمرین دیگری انتخاب کنید.
quiz-large = این جست‌وجو برای یک تمرین وضعیت‌های زیادی دارد. عمق کمتری انتخاب کنید یا بازی را تا وضعیتی دیرتر ادامه دهید.
quiz-no-board = این وضعیت نمی‌تواند در بازی پیش بیاید. تمرین دیگری انتخاب کنید.
quiz-leaf = این درخت یک برگ تنهاست: چیزی برای پیش‌بینی نیست.
quiz-needs = با این قرارداد جست‌وجو به مقدار { $name } نیاز دارد که نامعلوم است، پس چیزی را نمی‌توان بررسی کرد. درخت یا قرارداد دیگری انتخاب کنید.
quiz-too-large = درختی با بیش از { $most } گره برای علامت زدن در اینجا زیادی بزرگ است. درخت کوچک‌تری انتخاب کنید، یا «پیش‌بینی» را برگزینید.
quiz-no-questions = این جست‌وجو پرسشی از این نوع ندارد. تمرین دیگری انتخاب کنید، یا همه را بخواهید.

## پیش‌بینی
quiz-question = پرسش { $number } از { $count }
node-ask-value = جست‌وجو دارد گره { $node } ({ $side }) را ترک می‌کند. این گره چه مقداری برمی‌گرداند؟
node-ask-bounds = جست‌وجو تازه وارد گره { $node } ({ $side }) شده است. α و β در آنجا چند است؟
node-ask-cut = جست‌وجو از گره { $node } به { $above } ({ $side }) برگشته است. آیا بقیهٔ { $above } هرس می‌شود؟
quiz-place-root = ریشه
quiz-place-cell = وضعیت پس از حرکت { $player } در { MOVE($cell) }
quiz-ask-value = جست‌وجو در آستانهٔ ترک { $place } ({ $side }) است. چه مقداری برمی‌گرداند؟
quiz-ask-bounds = جست‌وجو تازه وارد { $place } ({ $side }) شده است. α و β در آنجا چند است؟
quiz-ask-cut-moves = جست‌وجو از { $place } برگشته و در { $above } ({ $side }) است. آیا حرکت‌های باقی‌مانده هرس می‌شوند؟
hint-value = هر گره بهترین مقدار شاخه‌هایش را برمی‌گرداند: ⁦△ MAX⁩ بزرگ‌ترین و ⁦▽ MIN⁩ کوچک‌ترین را.
hint-bounds = α: آنچه MAX در مسیر تا اینجا دارد، ⁦−∞⁩ اگر هیچ. β: آنچه MIN دارد، ⁦+∞⁩ اگر هیچ.
hint-cut = هرس وقتی است که { $cut }: آنگاه هیچ‌یک از باقی‌مانده‌ها نتیجه را عوض نمی‌کند.
quiz-label-value = مقدار
quiz-label-alpha = α
quiz-label-beta = β
cut-yes = ✂ هرس می‌شود
cut-no = هرس نمی‌شود
quiz-unread = عددی بنویسید مانند ⁦۳⁩، ⁦−۳⁩ یا ⁦۰٫۱⁩، یا ⁦−∞⁩ یا ⁦+∞⁩.
quiz-unchosen = یکی از این دو را انتخاب کنید.
quiz-check-button = بررسی
quiz-go-on = ادامه
quiz-right = ✓ درست.
quiz-wrong = ✗ درست نیست.
quiz-is-alpha = مقدار α برابر ⁦{ $value }⁩ است.
quiz-is-beta = مقدار β برابر ⁦{ $value }⁩ است.
quiz-is-value = مقدار ⁦{ $value }⁩ است.
quiz-is-cut = بقیه هرس می‌شود.
quiz-is-open = چیزی هرس نمی‌شود.
quiz-none-alpha = در این مسیر، MAX هنوز چیزی را تضمین نکرده است: α برابر ⁦−∞⁩ است.
quiz-none-beta = در این مسیر، MIN هنوز چیزی را تضمین نکرده است: β برابر ⁦+∞⁩ است.
node-why-alpha = α برابر ⁦{ $value }⁩ است: در { $owner }، MAX از پیش ⁦{ $value }⁩ را از { $answer } دارد.
node-why-beta = β برابر ⁦{ $value }⁩ است: در { $owner }، MIN از پیش ⁦{ $value }⁩ را از { $answer } دارد.
node-why-value = از میان { $values }، { $player ->
        [X] بزرگ‌ترین را MAX برمی‌گزیند
       *[O] کوچک‌ترین را MIN برمی‌گزیند
    }: گره { $node } مقدار ⁦{ $value }⁩ را برمی‌گرداند.
node-why-single = فقط یک شاخه بررسی شد ({ $values }): گره { $node } مقدار ⁦{ $value }⁩ را برمی‌گرداند.
node-known-exact = ⁦{ $node } = { $value }⁩
node-known-least = ⁦{ $node } ≥ { $value }⁩
node-known-most = ⁦{ $node } ≤ { $value }⁩
node-only-least = این فقط یک کران است: ⁦{ $node } ≥ { $value }⁩.
node-only-most = این فقط یک کران است: ⁦{ $node } ≤ { $value }⁩.
node-why-cut = ✂ { $player ->
        [X] در { $owner }، MIN از پیش ⁦{ $bound }⁩ را از { $answer } دارد. { $node } اکنون ⁦{ $value }⁩ یا بیشتر می‌ارزد، پس MIN
       *[O] در { $owner }، MAX از پیش ⁦{ $bound }⁩ را از { $answer } دارد. { $node } اکنون ⁦{ $value }⁩ یا کمتر می‌ارزد، پس MAX
    } از آمدن به اینجا سودی نمی‌برد.
node-skipped = { $cut } نتیجه را عوض نمی‌کند و کنار گذاشته می‌شود.
node-window-ge = در { $node }، α برابر ⁦{ $alpha }⁩ و β برابر ⁦{ $beta }⁩ است. شرط ⁦α ≥ β⁩ برقرار نیست: بقیه هنوز می‌تواند مهم باشد، پس چیزی هرس نمی‌شود.
node-window-gt = در { $node }، α برابر ⁦{ $alpha }⁩ و β برابر ⁦{ $beta }⁩ است. شرط ⁦α > β⁩ برقرار نیست: با این قرارداد چیزی هرس نمی‌شود.
quiz-from-alpha = مقدار α برابر ⁦{ $value }⁩ است، از { $from }:
quiz-from-beta = مقدار β برابر ⁦{ $value }⁩ است، از { $from }:
quiz-clamped = با fail-hard: بهترین مقدار یافته‌شده ⁦{ $found }⁩ است، اما گره کران پنجره‌اش را برمی‌گرداند: ⁦{ $value }⁩.
quiz-open-ge = با ⁦α { $alpha }⁩ و ⁦β { $beta }⁩، شرط ⁦α ≥ β⁩ برقرار نیست: بقیه هنوز می‌تواند مهم باشد، پس چیزی هرس نمی‌شود.
quiz-open-gt = با ⁦α { $alpha }⁩ و ⁦β { $beta }⁩، شرط ⁦α > β⁩ برقرار نیست: با این قرارداد چیزی هرس نمی‌شود.
quiz-tree-drawn = درخت تا جایی که بررسی شده است. فهرست همان را دارد.
quiz-as-list = درخت به صورت فهرست
quiz-scroll-cue = درخت از این کادر بزرگ‌تر است: درون آن پیمایش کنید.
node-too-many = این درخت برای رسم زیادی بزرگ است. اینجا به صورت فهرست آمده است.
node-leaf = { $node }، برگ ⁦{ $value }⁩
node-inner = { $node }، { $side }
node-unknown = { $place }: هنوز بررسی نشده
node-open = { $place }: در حال بررسی
node-exact = { $place }: مقدار ⁦{ $value }⁩
node-least = { $place }: دست‌کم ⁦{ $value }⁩
node-most = { $place }: حداکثر ⁦{ $value }⁩
node-cut = { $place }: هرس‌شده ✂
quiz-sign-least = ≥{ $value }
quiz-sign-most = ≤{ $value }
quiz-scissors = ✂
form-title = معنای شکل‌ها
form-here = جست‌وجو اینجاست
quiz-scores = مقدارها از دید X است، با شمردن حرکت‌ها از وضعیت روی صفحهٔ بازی: برد پس از n حرکت ⁦{ NUMBER($most) } − n⁩، باخت پس از n حرکت ⁦n − { NUMBER($most) }⁩، و مساوی ۰.
quiz-scores-guess = جست‌وجو { NUMBER($depth) } حرکت جلوتر را می‌بیند و آنجا از دید X حدس می‌زند: هر خطی که تنها یک طرف می‌تواند کامل کند به حساب می‌آید، خط‌های X با ⁦+⁩ و خط‌های O با ⁦−⁩.
quiz-above-node = { $place } ({ $side })، بهترین تا اینجا: ⁦{ $best }⁩
quiz-none = هنوز هیچ
quiz-cell = { SPOKEN($cell) }: ⁦{ $value }⁩
quiz-free = خالی
watch-step = دیدن این گام

## علامت زدن درخت
mark-task = روی هر شاخهٔ هرس‌شده ✂ را بزنید؛ در گره‌های دیگر بنویسید چه برمی‌گردانند.
mark-empty = اول چیزی را علامت بزنید.
mark-done = { NUMBER($right) } علامت از { NUMBER($asked) } در نخستین بررسی درست بود.
mark-next = درختی دیگر
mark-cut = هرس شاخهٔ { $node }
mark-cut-leaf = هرس شاخهٔ { $node }، برگ ⁦{ $value }⁩
mark-value = مقدار { $node } ({ $side })
quiz-drawing = درختی که باید علامت بخورد
quiz-clear-button = پاک کردن
quiz-key-button = نمایش پاسخ‌نامه
quiz-key-told = هرس: { $cuts }. مقدارها: { $values }.
quiz-no-cuts = هیچ
quiz-marks-right = ✓ همه درست است.
quiz-marks-wrong = ✗ { $faults } علامت نادرست است یا جا افتاده. به ترتیب جست‌وجو:
mark-more = و { NUMBER($count) } مورد دیگر که در درخت نشان داده شده است.
quiz-fault-extra-cut = { $node } نباید هرس شود.
quiz-fault-missing-cut = { $node } باید هرس شود.
quiz-fault-wrong-value = مقدار { $node } نادرست است.
quiz-fault-missing-value = { $node } مقداری ندارد.

## یافتن حرکت
find-how = روی خانه‌ای کلیک کنید، یا با کلیدهای جهت‌نما بروید و Enter بزنید.
find-others = خانه‌های دیگر را هم می‌توانید بیازمایید: فقط نخستین پاسخ شمرده می‌شود.
find-name = یافتن حرکت، وضعیت‌های { NUMBER($seed, useGrouping: 0) }
find-board = وضعیت
find-task-win = نوبت { $player } است و می‌تواند ببرد. کدام حرکت برد را نگه می‌دارد؟
find-task-draw = نوبت { $player } است و می‌تواند مساوی کند. کدام حرکت مساوی را نگه می‌دارد؟
find-task-loss = نوبت { $player } است.
find-right = درست: { MOVE($cell) } نتیجه را نگه می‌دارد.
find-wrong-loss = نه: { MOVE($cell) } می‌بازد.
find-wrong-draw = نه: { MOVE($cell) } فقط مساوی می‌کند.
find-looking = در جست‌وجوی یک وضعیت…
find-none = در این صفحهٔ بازی وضعیتی با تنها یک حرکت خوب پیدا نشد. صفحهٔ دیگری انتخاب کنید یا «پیش‌بینی» را.
find-ends = با بهترین بازی هر دو طرف، بازی سپس { NUMBER($plies) } حرکت طول می‌کشد، همین حرکت هم به حساب می‌آید.
find-play-out = ادامه روی صفحهٔ بازی

## پایان تمرین
quiz-done = { NUMBER($right) } پاسخ درست از { NUMBER($asked) }
quiz-again = { $count ->
        [8] هشت پرسش دیگر
       *[other] { $count } پرسش دیگر
    }
quiz-next-button = تمرین بعدی
watch-tree = دیدن این درخت
watch-position = دیدن این وضعیت
quiz-score-total = در این بازدید: { $right } پاسخ درست از { $asked }.
quiz-score-exercise = تمرین
quiz-score-convention = قرارداد
quiz-score-mode = روش
quiz-score-asked = پرسیده
quiz-score-right = درست
quiz-score-copy-button = کپی نتیجه‌ها
quiz-score-copied = نتیجه‌ها کپی شد.
quiz-score-uncopied = مرورگر اجازهٔ کپی نداد.

## عنوان بخش‌ها
practise-title = تمرین هرس آلفا-بتا · Cutoff
practise-description =
    .content = گام بعدی جست‌وجو را پیش‌بینی کنید، هرس‌های یک درخت را نشان دهید، یا تنها حرکت خوب را پیدا کنید. موتور هر پاسخ را بررسی می‌کند.
