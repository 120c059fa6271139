### Words of Learn in Persian; see ../en/learn.ftl.

## A chapter

chapter-answer-label = { $kind ->
        [list] عددهای شما، با فاصله میان آن‌ها
       *[number] پاسخ شما
    }
chapter-right = درست است: { $answer }.
chapter-wrong = هنوز نه. دوباره امتحان کنید یا پاسخ را ببینید.
chapter-mistake = هنوز نه. { $mistake }
chapter-answer-fault = { $kind ->
        [list] عددهای صحیح بنویسید، با فاصله میان آن‌ها.
       *[number] یک عدد صحیح بنویسید.
    }
chapter-answer = دیدن پاسخ

## Programs

program-title = برنامه، مرحلهٔ { $number } از { $stages }: { $name }
program-stage-tree-minimax = مینیماکس روی درخت
program-stage-tree-alpha-beta = آلفا-بتا روی درخت
program-stage-minimax = آلفا-بتا روی صفحهٔ بازی
program-stage-depth = حداکثر عمق و ارزیابی
program-stage-deepening = عمیق‌سازی تکراری
program-stage-table = جدول جابه‌جایی
program-new = سطرهایی که کنارشان نواری هست، نسبت به مرحلهٔ { $number } جدیدند یا تغییر کرده‌اند.
program-new-soft = سطرهایی که کنارشان نواری هست، با جست‌وجوی fail-soft فرق دارند.
program-language =
    .aria-label = زبان برنامه‌نویسی
program-not-copied = مرورگر اجازهٔ کپی نمی‌دهد. متن را انتخاب و کپی کنید.
program-download = دریافت کل برنامه. توضیح‌های بالای آن می‌گویند چه چیزی را می‌توان تغییر داد.
program-judge = برنامهٔ خودتان را بررسی کنید

## Figures

figure-back = گام به عقب
figure-forward = گام به جلو
figure-show = نمایش
figure-quiet = جست‌وجوی سکون
figure-watch = تماشای این جست‌وجو
figure-tree = نمودار درخت { $tree }.
figure-boards = نمودار درختی از صفحه‌های بازی. ریشهٔ آن صفحهٔ بازی { $board } است.
figure-scale-tenfold = هر خط عمودی نشان‌دهندهٔ ده برابر گره‌های خط پیش از آن است.
figure-leaf = برگ { $path }
figure-branch = شاخهٔ { $path }
figure-lower = کمتر
figure-raise = بیشتر
figure-to-left = به چپ
figure-to-right = به راست
figure-drag-leaf = برگی را بالا یا پایین بکشید، یا آن را انتخاب کنید و از دکمه‌ها یا کلیدهای جهت استفاده کنید.
figure-drag-branch = شاخه یا برگی را به چپ یا راست بکشید، یا آن را انتخاب کنید و از دکمه‌ها یا کلیدهای جهت استفاده کنید.
figure-tree-start = هنوز هیچ گرهی بررسی نشده است. در ریشه { $side } انتخاب می‌کند.
figure-tree-enter = جست‌وجو وارد شاخهٔ { $path } می‌شود. اینجا { $side } انتخاب می‌کند.
figure-tree-leaf = مقدار این برگ { $value } است.
figure-tree-exact = مقدار شاخهٔ { $path } برابر { $value } است.
figure-tree-lower = مقدار شاخهٔ { $path } دست‌کم { $value } است.
figure-tree-upper = مقدار شاخهٔ { $path } حداکثر { $value } است.
figure-tree-max-gets = { $path ->
        [root] در ریشه
       *[other] در شاخهٔ { $path }
    } بازیکن MAX می‌تواند { $value } یا بیشتر بگیرد.
figure-tree-min-gets = { $path ->
        [root] در ریشه
       *[other] در شاخهٔ { $path }
    } بازیکن MIN می‌تواند مقدار را در { $value } یا کمتر نگه دارد.
figure-tree-max-has = اما MAX در جای دیگری { $value } را دارد.
figure-tree-min-has = اما MIN در جای دیگری تضمین کرده است که MAX بیش از { $value } نگیرد.
figure-tree-keeps = بازیکن { $side } همان { $value } را نگه می‌دارد.
figure-tree-cut = ✂ { $owner ->
        [root] در ریشه
       *[other] در شاخهٔ { $owner }
    } { $side ->
        [MAX] بازیکن MIN تضمین کرده است که MAX بیش از { $bound } نگیرد
       *[MIN] بازیکن MAX مقدار { $bound } را تضمین کرده است
    }. اینجا { $side ->
        [MAX] مقدار { $value } یا بیشتر به MAX می‌رسد
       *[MIN] مقدار { $value } یا کمتر به MAX می‌رسد
    }، که برای { $side ->
        [MAX] MIN
       *[MIN] MAX
    } { $compare ->
        [tie] بهتر نیست
       *[strict] بدتر است
    }. پس { $side ->
        [MAX] MIN
       *[MIN] MAX
    } { $compare ->
        [tie] نیازی ندارد به اینجا بیاید
       *[strict] به اینجا نمی‌آید
    } و { $skipped ->
        [one] یک { $what ->
            [leaf] برگ
           *[branch] شاخه
        } کنار گذاشته می‌شود.
       *[other] { NUMBER($skipped) } { $what ->
            [leaf] برگ
           *[branch] شاخه
        } کنار گذاشته می‌شود.
    }
figure-tree-end = جست‌وجو تمام شد. مقدار ریشه { $value } است.
figure-tree-skipped = { $skipped ->
        [0] همهٔ برگ‌ها بررسی شد.
        [one] یک برگ بررسی نشد.
       *[other] تعداد برگ‌های بررسی‌نشده: { NUMBER($skipped) }.
    }
figure-bound-max = اکنون α برابر { $value } است.
figure-bound-min = اکنون β برابر { $value } است.
figure-board-start = نوبت { $player } است. هنوز هیچ حرکتی بررسی نشده است.
figure-board-all = کل درخت. نتیجهٔ هر صفحهٔ بازی پایانی زیر آن آمده است.
figure-board-enter = بازیکن { $player } در خانهٔ { $cell } بازی می‌کند.
figure-board-leaf = { $result ->
        [x] سه مهرهٔ X در یک ردیف است.
        [o] سه مهرهٔ O در یک ردیف است.
       *[draw] صفحهٔ بازی پر است و هیچ‌کس نبرده است.
    }
figure-board-result = اگر { $player } در خانهٔ { $cell } بازی کند، با بهترین بازی هر دو طرف { $result ->
        [x] ‏X می‌برد
        [o] ‏O می‌برد
       *[draw] بازی مساوی می‌شود
    }.
figure-board-exact = اگر { $player } در خانهٔ { $cell } بازی کند، مقدار وضعیت برای X برابر { $value } است.
figure-board-lower = اگر { $player } در خانهٔ { $cell } بازی کند، مقدار وضعیت برای X دست‌کم { $value } است.
figure-board-upper = اگر { $player } در خانهٔ { $cell } بازی کند، مقدار وضعیت برای X حداکثر { $value } است.
figure-board-end = با بهترین بازی هر دو طرف { $result ->
        [x] ‏X می‌برد
        [o] ‏O می‌برد
       *[draw] بازی مساوی می‌شود
    }.
figure-board-choice = جست‌وجو خانهٔ { $cell } را انتخاب می‌کند، یعنی اولین حرکت از بهترین حرکت‌های { $player } را.

## Questions of figures, before their answers

ask-unmarked = اول دست‌کم یک برگ را علامت بزنید.
ask-press = برگ‌ها را انتخاب کنید و سپس «بررسی» را.
feedback-marks = علامت‌ها: { NUMBER($right) } درست، { NUMBER($wrong) } نادرست، { NUMBER($missed) } جاافتاده.
right = درست
wrong = نادرست
try-again = دوباره
guess-label = برآورد شما
feedback-guess = برآورد شما { $text } بود.
feedback-close = نزدیک بود.

## زمان یک درخت کامل

reach-speed = گره در ثانیه
reach-row = { $search ->
        [all] مینیماکس
       *[best] آلفا-بتا، بهترین ترتیب
    }: { $nodes } گره
reach-universe = عمر جهان
reach-sentence = با b = { NUMBER($branching) }، d = { NUMBER($depth) } و { NUMBER($speed) } گره در ثانیه، زمان مینیماکس { $all } است. با بهترین ترتیب حرکت‌ها، زمان آلفا-بتا { $best } است.

## A tree in which every node has as many children

uniform-label = نمودار درخت به شکل نوار، برای هر لایه یکی، با ریشه در بالا. پهنای هر گره به اندازهٔ زیردرخت آن است.
uniform-branching = ضریب انشعاب b
uniform-depth = عمق d
uniform-order = ترتیب
uniform-best = اول بهترین
uniform-random = تصادفی
uniform-worst = اول بدترین
uniform-visited = ■ بررسی‌شده
uniform-skipped = □ کنار گذاشته‌شده
uniform-leaves = آلفا-بتا { NUMBER($leaves) } برگ از { NUMBER($all) } برگ را بررسی می‌کند: { $percent }.
uniform-formula = حاصل فرمول برای بهترین ترتیب: ⁦{ NUMBER($up) } + { NUMBER($down) } − ۱ = { NUMBER($least) }⁩.

## مجموعه‌ای از صفحه‌های بازی در یک شکل

figure-play = بازی از اینجا
