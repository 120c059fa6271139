### What Watch says.

## این بخش
subject-label = آنچه جست‌وجو می‌شود
subject-own = درخت خودتان…
subject-position = همین وضعیت
answer-ask = این جست‌وجو پاسخ را آشکار می‌کند. با این حال نشان داده شود؟
answer-ask-show = نمایش جست‌وجو
depth-end = تا پایان
room-button = کد
room-label =
    .aria-label = کد و جزئیات
watch-horizon = آنچه حداکثر عمق پنهان می‌کند
start-here = آغاز جست‌وجو از اینجا
start-back = بازگشت به وضعیت نخست
scoring-plain = امتیاز از دید X: برد ⁦+۱⁩، مساوی ۰، باخت ⁦−۱⁩
scoring-depth-aware = امتیاز از دید X، پس از n حرکت از آغاز: برد ⁦{ NUMBER($most) } − n⁩، مساوی ۰، باخت ⁦n − { NUMBER($most) }⁩
scoring-estimate = برآورد: خط‌های باز و مهره‌دار، ⁦+⁩ برای X و ⁦−⁩ برای O
scoring-tree = مقدارها از دید MAX
search-board =
    .aria-label = صفحهٔ بازی در این گام، با آنچه از هر حرکت معلوم است
stage-label =
    .aria-label = درخت در این گام
zoom-in =
    .aria-label = نزدیک‌تر
    .title = نزدیک‌تر (+)
zoom-out =
    .aria-label = دورتر
    .title = دورتر (−)
zoom-all =
    .aria-label = نمایش همه
    .title = نمایش همه (۰)
form-estimate = برآورد
transport-label =
    .aria-label = گام‌ها
watch-details-label =
    .aria-label = جزئیات
details-tabs = جزئیات
tab-code = کد
tab-list = گره
tab-map = نقشه
tab-own = درخت
tab-picture = تصویر
code-list =
    .aria-label = الگوریتم، خط به خط
conventions-label =
    .aria-label = آلفا-بتا چگونه تصمیم می‌گیرد
tree-list =
    .aria-label = درخت
map-none = نقشه همهٔ وضعیت‌های یک بازی را یکجا نشان می‌دهد. برای دیدن آن «همین وضعیت» را انتخاب کنید.
map-large = اینجا نقشه‌ای نیست: مینیماکس حدود { $nodes } گره را بررسی می‌کرد، و نقشه جای { NUMBER($most) } گره را دارد.
tree-how-legend = روش جست‌وجو
tree-window-legend = پنجرهٔ ریشه
tree-window-fault = ⁦α⁩ و ⁦β⁩ عددند و ⁦α⁩ کوچک‌تر است. خانهٔ خالی بی‌نهایت است.
step-move = { $player }: { MOVE($cell) }
step-cut-spared = مینیماکس ساده آنجا { NUMBER($nodes) } گره را بررسی می‌کرد.
help-key-next-cut = هرس بعدی
    .keys = N
help-key-cut-before = هرس پیشین
    .keys = B
help-key-zoom = در درخت یا نقشه: نزدیک‌تر، دورتر، نمایش همه. Shift با کلیدهای جهت‌نما نما را جابه‌جا می‌کند.
    .keys = ⁦+، −، ۰⁩

## جست‌وجو
search-title = تماشای جست‌وجو، گام به گام
search-over = بازی تمام شده است و چیزی برای جست‌وجو نمانده است.
search-from-fault = جست‌وجوی این پیوند از وضعیتی شروع می‌شود که نمی‌تواند پس از این وضعیت بیاید. پس از همین‌جا شروع می‌شود.
search-refused = { $depth ->
        [end] تا پایان بازی
       *[other] تا عمق { NUMBER($depth) }
    }، { $kind ->
        [minimax] مینیماکس حدود { $nodes } گره را بررسی می‌کرد.
        [more] آلفا-بتا بیش از { $nodes } گره را بررسی می‌کرد.
       *[exact] آلفا-بتا { $nodes } گره را بررسی می‌کرد.
    }
search-refused-way = جست‌وجوهایی را با حداکثر { NUMBER($most) } گره می‌توان گام به گام دنبال کرد. عمق را کمتر کنید یا جست‌وجو را از وضعیتی جلوتر در بازی آغاز کنید.
search-refused-depth = جست‌وجو تا عمق { NUMBER($plies) }
search-refused-play = ادامهٔ بازی تا وضعیتی جلوتر
help-key-steps = در جست‌وجو: یک گام عقب، یک گام جلو، پخش یا مکث، آغاز، پایان
    .keys = ⁦← →⁩، Space، Home، End

## جست‌وجو، گام به گام
search-of = { $algorithm ->
        [alphaBeta] آلفا-بتا
       *[minimax] مینیماکس
    }، { NUMBER($nodes) } گره
search-of-limited = { $algorithm ->
        [alphaBeta] آلفا-بتا
       *[minimax] مینیماکس
    }، عمق { NUMBER($depth) }، { NUMBER($nodes) } گره
step-back =
    .aria-label = یک گام عقب
    .title = یک گام عقب (←)
step-play-button = پخش
step-forward =
    .aria-label = یک گام جلو
    .title = یک گام جلو (→)
step-next-cut = هرس بعدی
bound-signs = ⁦≥⁩ و ⁦≤⁩: فقط یک کران
step-restart = از آغاز
cut-of = هرس { NUMBER($cut) } از { NUMBER($cuts) }
watch-count = { NUMBER($seen) } از { NUMBER($all) } { $of ->
        [leaves] برگ
       *[other] گره
    }
max-takes = بیشترین را برمی‌دارد
min-takes = کمترین را برمی‌دارد
stand-alpha = ⁦α⁩: { $player } دارد
stand-beta = ⁦β⁩: { $player } دارد
stand-best = بهترین در اینجا
step-scrub =
    .aria-label = گام
step-speed = { $perSecond ->
        [1] یک گام در ثانیه
       *[other] { NUMBER($perSecond) } گام در ثانیه
    }
step-speed-full = یک گام در هر فریم
step-no-more = در این جهت هرس دیگری نیست.
step-beyond = پیوند گام { NUMBER($step) } را می‌خواهد، اما شمار گام‌های این جست‌وجو { NUMBER($steps) } است. این آخرین گام است.
step-path-root = آغاز جست‌وجو
step-cell = ⁦{ $proves ->
        [least] ≥{" "}
        [most] ≤{" "}
       *[exact] {""}
    }{ $estimate ->
        [yes] ≈
       *[no] {""}
    }{ $value }⁩
step-cell-cut = ⁧✂ هرس⁩
step-line-values = ⁦α { $alpha }⁩، ⁦β { $beta }⁩، بهترین در اینجا ⁦{ $best }⁩
step-enter-root = نوبت { $player } است، با { NUMBER($moves) } { $ways ->
        [columns] ستون باز
       *[cells] خانهٔ خالی
    }. جست‌وجو آن‌ها را یکی‌یکی امتحان می‌کند.
step-enter = اگر { $player } در { PLAY($cell) } بازی کند چه می‌شود؟
step-leaf-win = { $player } { $run ->
        [3] سه
        [4] چهار
        [5] پنج
       *[other] { NUMBER($run) }
    } مهره در یک ردیف دارد: این مسیر به { $worth } می‌انجامد.
step-leaf-draw = صفحهٔ بازی پر است و کسی نبرده است: این مسیر به مساوی می‌انجامد.
step-leaf-estimate = جست‌وجو اینجا می‌ایستد. نتیجهٔ ارزیابی: { $worth }.
step-leave-root = تمام شد. { $estimate ->
        [yes] در این عمق، جست‌وجو به { $worth } می‌رسد.
       *[no] با بهترین بازی هر دو طرف، نتیجه { $worth } است.
    }
step-leave = اگر { $player } در { PLAY($cell) } بازی کند، { $estimate ->
        [yes] جست‌وجو به { $worth } می‌رسد
       *[no] نتیجه { $worth } است
    }{ $proves ->
        [exact] .
        [least] {" "}یا برای X از آن هم بهتر. همین برای جست‌وجو کافی است.
       *[most] {" "}یا برای O از آن هم بهتر. همین برای جست‌وجو کافی است.
    }
step-improve-first = تا اینجا بهترین { $sure ->
        [no] نتیجه‌ای که { $player } می‌تواند در این گره به آن امید داشته باشد
       *[yes] نتیجهٔ { $player } در این گره
    } { $worth } است.
step-improve = برای { $player }، { $worth } از { $old } بهتر است: تا اینجا بهترین حرکت { PLAY($cell) } است.
step-keeps = این برای { $player } بهتر از { $old } نیست: { $player } همان { PLAY($cell) } را نگه می‌دارد.
step-chosen = پس { $player } در { PLAY($cell) } بازی می‌کند.
step-tie = ⁦α = β⁩ است، اما این جست‌وجو تنها وقتی ⁦α > β⁩ باشد هرس می‌کند: پس ادامه می‌دهد.
step-narrow = بهترین نتیجه‌ای که { $player } در این مسیر تا اینجا می‌تواند بگیرد { $worth } است. این همان { $player ->
        [X] α
       *[O] β
    } است.
step-cut-tie = ✂ { $back ->
        [1] یک حرکت
       *[other] { NUMBER($back) } حرکت
    } پیش‌تر، { $other } می‌توانست { PLAY($cell) } را انتخاب کند که به { $bound } می‌رسد. { $estimate ->
        [yes] بر پایهٔ برآوردها، اینجا
       *[no] اینجا
    } { $player } دست‌کم به همان خوبی نتیجه می‌گیرد؛ پس { $other } دلیلی ندارد به اینجا بیاید.{ $skipped ->
        [0] {" "}حرکتی برای کنار گذاشتن نمانده بود.
        [1] {" "}یک حرکت، به هر جا که برسد، کنار گذاشته می‌شود.
       *[other] {" "}{ NUMBER($skipped) } حرکت، به هر جا که برسند، کنار گذاشته می‌شوند.
    }
step-cut-strict = ✂ { $back ->
        [1] یک حرکت
       *[other] { NUMBER($back) } حرکت
    } پیش‌تر، { $other } می‌توانست { PLAY($cell) } را انتخاب کند که به { $bound } می‌رسد. { $estimate ->
        [yes] بر پایهٔ برآوردها، اینجا { $player } به نتیجهٔ بهتری می‌رسد: { $worth } یا بهتر. پس { $other } در این جست‌وجو به اینجا نمی‌آید.
       *[no] اینجا { $player } به نتیجهٔ بهتری می‌رسد: { $worth } یا بهتر. پس { $other } هرگز به اینجا نمی‌آید.
    }{ $skipped ->
        [0] {" "}حرکتی برای کنار گذاشتن نمانده بود.
        [1] {" "}یک حرکت کنار گذاشته می‌شود.
       *[other] {" "}{ NUMBER($skipped) } حرکت کنار گذاشته می‌شود.
    }
step-cut-later = ✂ { $back ->
        [1] یک حرکت
       *[other] { NUMBER($back) } حرکت
    } پیش‌تر، { $other } می‌توانست { PLAY($cell) } را انتخاب کند که به { $bound } می‌رسد. اینجا { $player } به نتیجهٔ بهتری می‌رسد: اگر هم ببازد، زودتر از { NUMBER($plies) } حرکت نمی‌بازد. پس { $other } هرگز به اینجا نمی‌آید.{ $skipped ->
        [0] {" "}حرکتی برای کنار گذاشتن نمانده بود.
        [1] {" "}یک حرکت کنار گذاشته می‌شود.
       *[other] {" "}{ NUMBER($skipped) } حرکت کنار گذاشته می‌شود.
    }
## وضعیتی با عمق محدود
worth-estimate = برآورد { $sign ->
        [plus] ⁦+{ FIGURE($value) }⁩ (به سود X)
        [minus] ⁦{ FIGURE($value) }⁩ (به سود O)
       *[none] ⁦{ FIGURE($value) }⁩
    }

## درخت‌های خودتان
tree-gallery-aima = نُه برگ
tree-gallery-unknown = با برگ‌های نامعلوم
tree-gallery-min = ریشهٔ MIN
tree-gallery-deep = سه لایه
tree-gallery-ties = با مقدارهای برابر
tree-gallery-depth = با حداکثر عمق
tree-help = کروشه‌ها گره‌های درونی‌اند، عددها برگ‌اند، و نام‌ها برگ‌هایی با مقدار نامعلوم‌اند: ⁦[[3, 5, 10], [2, a, b], [2, 7, 3]]⁩. عددِ پیش از کروشه برآورد همان گره است، برای وقتی که جست‌وجو آنجا بایستد: ⁦5[3, 12]⁩.
tree-root-label = در ریشه
tree-plies-label = لایه‌ها
tree-search-button = جست‌وجو
tree-random-button = درخت تصادفی
tree-drawing =
    .aria-label = نمودار درخت در این گام. فهرست همان را دارد.
tree-list-node = { $place }: { $state ->
        [unknown] هنوز بررسی نشده
        [open] در حال بررسی
        [cut] هرس شد ✂
       *[other] { $estimate ->
            [yes] برآورد
           *[no] مقدار
        } ⁦{ $value }⁩{ $state ->
            [least] {" "}یا بیشتر
            [most] {" "}یا کمتر
           *[exact] {""}
        }
    }
tree-of = { $algorithm ->
        [alphaBeta] آلفا-بتا
       *[minimax] مینیماکس
    }، { NUMBER($nodes) } از { NUMBER($all) } گره، { NUMBER($leaves) } از { NUMBER($ends) } برگ
tree-path-root = ریشه
tree-needs = جست‌وجو نمی‌تواند ادامه دهد: به مقدار { $name } نیاز دارد که نامعلوم است.
tree-needs-value = حداکثر عمق جست‌وجو را اینجا متوقف می‌کند، اما شاخهٔ ⁦{ PATH($branch) }⁩ برآوردی ندارد.
tree-step-enter-root = { $moves ->
        [0] این درخت فقط یک برگ است و چیزی برای انتخاب ندارد.
        [1] { $player ->
            [X] MAX
           *[O] MIN
        } فقط یک شاخه دارد و جست‌وجو همان را دنبال می‌کند.
       *[other] { $player ->
            [X] MAX
           *[O] MIN
        } از میان { NUMBER($moves) } شاخه یکی را انتخاب می‌کند. جست‌وجو آن‌ها را یکی‌یکی امتحان می‌کند.
    }
tree-step-enter = اگر { $player ->
        [X] MAX
       *[O] MIN
    } شاخهٔ ⁦{ PATH($branch) }⁩ را انتخاب کند چه می‌شود؟
tree-step-leaf = { $estimate ->
        [yes] جست‌وجو اینجا می‌ایستد. برآورد { $worth } است.
       *[no] مقدار این برگ { $worth } است.
    }
tree-step-leave-root = تمام شد. { $estimate ->
        [yes] برآورد
       *[no] مقدار
    } درخت { $worth }{ $proves ->
        [least] {" "}یا بیشتر
        [most] {" "}یا کمتر
       *[exact] {""}
    } است.
tree-step-leave = { $estimate ->
        [yes] برآورد
       *[no] مقدار
    } شاخهٔ ⁦{ PATH($branch) }⁩ برابر { $worth } { $proves ->
        [exact] است.
        [least] یا بیشتر است. همین برای جست‌وجو کافی است.
       *[most] یا کمتر است. همین برای جست‌وجو کافی است.
    }
tree-step-improve-first = تا اینجا بهترین { $estimate ->
        [yes] برآورد { $player ->
            [X] MAX
           *[O] MIN
        } در این گره
       *[no] { $sure ->
            [no] مقداری که { $player ->
                [X] MAX
               *[O] MIN
            } می‌تواند در این گره به آن امید داشته باشد
           *[yes] مقدار { $player ->
                [X] MAX
               *[O] MIN
            } در این گره
        }
    } { $worth } است.
tree-step-improve = { $estimate ->
        [yes] بر پایهٔ برآوردها،{" "}
       *[no] {""}
    }{ $player ->
        [X] MAX
       *[O] MIN
    } { $worth } را به { $old } ترجیح می‌دهد: شاخهٔ ⁦{ PATH($branch) }⁩ تا اینجا بهترین است.
tree-step-keeps = { $worth } از { $old } { $player ->
        [X] بیشتر
       *[O] کمتر
    } نیست: { $player ->
        [X] MAX
       *[O] MIN
    } همان شاخهٔ ⁦{ PATH($branch) }⁩ را نگه می‌دارد.
tree-step-chosen = پس { $player ->
        [X] MAX
       *[O] MIN
    } شاخهٔ ⁦{ PATH($branch) }⁩ را انتخاب می‌کند.
tree-step-narrow = { $estimate ->
        [yes] بر پایهٔ برآوردها، { $player ->
            [X] MAX در این مسیر دست‌کم { $worth } را دارد.
           *[O] MIN نمی‌گذارد این مسیر از { $worth } بیشتر شود.
        }
       *[no] در این مسیر، { $player ->
            [X] MAX تضمین کرده است که مقدار از { $worth } کمتر نشود.
           *[O] MIN تضمین کرده است که مقدار از { $worth } بیشتر نشود.
        }
    } این همان { $player ->
        [X] α
       *[O] β
    } است.
tree-step-cut-window = ✂ { $player ->
        [X] MAX در اینجا به { $worth } یا بیشتر می‌رسد. پنجرهٔ ریشه تا ⁦β = { $bound }⁩ است
       *[O] MIN در اینجا نمی‌گذارد MAX بیش از { $worth } بگیرد. پنجرهٔ ریشه از ⁦α = { $bound }⁩ است
    }، پس بقیه اهمیتی ندارد.{ $skipped ->
        [0] {" "}شاخه‌ای برای کنار گذاشتن نمانده بود.
        [1] {" "}یک شاخه کنار گذاشته می‌شود.
       *[other] {" "}{ NUMBER($skipped) } شاخه کنار گذاشته می‌شود.
    }
tree-step-cut-tie = ✂ { $back ->
        [1] یک لایه
       *[other] { NUMBER($back) } لایه
    } بالاتر، { $other ->
        [X] MAX
       *[O] MIN
    } از پیش شاخهٔ ⁦{ PATH($branch) }⁩ را { $estimate ->
        [yes] با برآورد { $bound } دارد. بر پایهٔ برآوردها، اینجا
       *[no] با مقدار { $bound } دارد. اینجا
    } { $player ->
        [X] MAX به { $bound } یا بیشتر می‌رسد، پس MIN
       *[O] MIN نمی‌گذارد MAX بیش از { $bound } بگیرد، پس MAX
    } از آمدن به اینجا سودی نمی‌برد.{ $skipped ->
        [0] {" "}شاخه‌ای برای کنار گذاشتن نمانده بود.
        [1] {" "}یک شاخه کنار گذاشته می‌شود.
       *[other] {" "}{ NUMBER($skipped) } شاخه کنار گذاشته می‌شود.
    }
tree-step-cut-strict = ✂ { $back ->
        [1] یک لایه
       *[other] { NUMBER($back) } لایه
    } بالاتر، { $other ->
        [X] MAX
       *[O] MIN
    } از پیش شاخهٔ ⁦{ PATH($branch) }⁩ را { $estimate ->
        [yes] با برآورد { $bound } دارد. بر پایهٔ برآوردها، اینجا
       *[no] با مقدار { $bound } دارد. اینجا
    } { $player ->
        [X] MAX به { $worth } یا بیشتر می‌رسد، پس MIN
       *[O] MIN نمی‌گذارد MAX بیش از { $worth } بگیرد، پس MAX
    } هرگز به اینجا نمی‌آید.{ $skipped ->
        [0] {" "}شاخه‌ای برای کنار گذاشتن نمانده بود.
        [1] {" "}یک شاخه کنار گذاشته می‌شود.
       *[other] {" "}{ NUMBER($skipped) } شاخه کنار گذاشته می‌شود.
    }

## درخت با عمق محدود

## کل درخت
map-told = جست‌وجو از { NUMBER($nodes) } گرهِ کل درخت، { NUMBER($visited) } گره را بررسی کرد.
map-explained = برای هر حرکت یک نوار، با آغاز جست‌وجو در بالا. هر چه بازی‌های بیشتری زیر یک وضعیت باشد، پهن‌تر است. شاخه‌ای را انتخاب کنید تا تنها آن را ببینید. برای جابه‌جایی بکشید؛ برای بزرگ‌نمایی از دکمه‌ها، از + و −، یا از Ctrl و چرخ ماوس استفاده کنید.
map-legend-x = برد X
map-legend-o = برد O
map-legend-cut = بررسی نشده
map-node = مقدار ⁦{ $value }⁩؛ { NUMBER($nodes) } گره در اینجا و زیر آن.
map-visited = جست‌وجو این گره را بررسی کرد.
map-unvisited = جست‌وجو این گره را بررسی نکرد. { $why }

## شبه‌کد
code-languages = به شکل برنامه
code-alpha-beta =
    search(position, α, β):
      if game over: return score  # ⁧بازی تمام است: امتیاز آن⁩
      best ← −∞ for X, +∞ for O  # ⁧بهترین تا اینجا⁩
      for each move:  # { $order ->
          [right] از آخر به اول
         *[left] به ترتیب
      }
        value ← search(after move, α, β)
        if value better than best: best ← value
          X: α ← max(α, best)  O: β ← min(β, best)
          if α { $cut ->
              [gt] >
             *[ge] ≥
          } β: break ✂  # ⁧کنار گذاشتن بقیه⁩
      return { $values ->
          [hard] max(α, min(best, β))
         *[soft] best
      }{ $values ->
          [hard] {"  "}# ⁧با α و β آغازین⁩
         *[soft] {""}
      }
code-minimax =
    search(position):
      if game over: return score  # ⁧بازی تمام است: امتیاز آن⁩
      best ← −∞ for X, +∞ for O  # ⁧بهترین تا اینجا⁩
      for each move:  # { $order ->
          [right] از آخر به اول
         *[left] به ترتیب
      }
        value ← search(after move)
        if value better than best: best ← value
      return best
code-alpha-beta-limit =
    search(position, α, β, depth):
      if game over: return score  # ⁧بازی تمام است: امتیاز آن⁩
      if depth = 0: return estimate  # ⁧حداکثر عمق: برآورد وضعیت⁩
      best ← −∞ for X, +∞ for O  # ⁧بهترین تا اینجا⁩
      for each move:  # { $order ->
          [right] از آخر به اول
         *[left] به ترتیب
      }
        value ← search(after move, α, β, depth − 1)
        if value better than best: best ← value
          X: α ← max(α, best)  O: β ← min(β, best)
          if α { $cut ->
              [gt] >
             *[ge] ≥
          } β: break ✂  # ⁧کنار گذاشتن بقیه⁩
      return { $values ->
          [hard] max(α, min(best, β))
         *[soft] best
      }{ $values ->
          [hard] {"  "}# ⁧با α و β آغازین⁩
         *[soft] {""}
      }
code-minimax-limit =
    search(position, depth):
      if game over: return score  # ⁧بازی تمام است: امتیاز آن⁩
      if depth = 0: return estimate  # ⁧حداکثر عمق: برآورد وضعیت⁩
      best ← −∞ for X, +∞ for O  # ⁧بهترین تا اینجا⁩
      for each move:  # { $order ->
          [right] از آخر به اول
         *[left] به ترتیب
      }
        value ← search(after move, depth − 1)
        if value better than best: best ← value
      return best
code-alpha-beta-tree =
    search(node, α, β):
      if leaf: return value  # ⁧گره برگ است: مقدار آن⁩
      best ← −∞ for MAX, +∞ for MIN  # ⁧بهترین تا اینجا⁩
      for each child:  # { $order ->
          [right] از راست به چپ
         *[left] به ترتیب
      }
        value ← search(child, α, β)
        if value better than best: best ← value
          MAX: α ← max(α, best)  MIN: β ← min(β, best)
          if α { $cut ->
              [gt] >
             *[ge] ≥
          } β: break ✂  # ⁧کنار گذاشتن بقیه⁩
      return { $values ->
          [hard] max(α, min(best, β))
         *[soft] best
      }{ $values ->
          [hard] {"  "}# ⁧با α و β آغازین⁩
         *[soft] {""}
      }
code-minimax-tree =
    search(node):
      if leaf: return value  # ⁧گره برگ است: مقدار آن⁩
      best ← −∞ for MAX, +∞ for MIN  # ⁧بهترین تا اینجا⁩
      for each child:  # { $order ->
          [right] از راست به چپ
         *[left] به ترتیب
      }
        value ← search(child)
        if value better than best: best ← value
      return best

## عنوان بخش‌ها
watch-title = تماشای گام‌به‌گام جست‌وجو · Cutoff
watch-description =
    .content = یک جست‌وجوی واقعی مینیماکس یا آلفا-بتا را گام به گام دنبال کنید: هر مقدار، هر کران، و دلیل هر هرس.

## بردن یک گام

picture-explained = درخت یا صفحهٔ بازی این گام، با α، β، هرس‌ها و قرارداد در زیرنویس آن.
picture-board = فقط صفحهٔ بازی
picture-save = ذخیره به‌شکل
picture-embed = نمایش این جست‌وجو در وبگاه خودتان
picture-window = { $of ->
        [tree] در گرهی که قاب ضخیم دارد
       *[board] در این صفحهٔ بازی
    }، ⁦α = { $alpha }⁩ و ⁦β = { $beta }⁩.
picture-cuts = { $branches ->
        [0] تا اینجا هیچ شاخه‌ای هرس نشده است.
        [one] تا اینجا یک شاخه هرس شده است.
       *[other] تا اینجا { NUMBER($branches) } شاخه هرس شده است.
    }
picture-cut = ✂ { $count ->
        [one] شاخهٔ { $branches } هرس می‌شود
       *[other] شاخه‌های { $branches } هرس می‌شوند
    }، زیرا ⁦α = { $alpha } { $cut ->
        [gt] >
       *[ge] ≥
    } β = { $beta }⁩.
