### Words of Watch.

## این بخش
subject-label = موضوع جست‌وجو
subject-own = درخت خودتان…
subject-position = همین وضعیت
watch-anyway = این جست‌وجو پاسخ را آشکار می‌کند. با این حال نشان داده شود؟
watch-anyway-button = نمایش جست‌وجو
drawer-button = کد
drawer-label =
    .aria-label = کد و جزئیات
watch-horizon = اثر افق
start-here = شروع جست‌وجو از اینجا
start-back = بازگشت به شروع جست‌وجو
scores-plain-about = امتیاز از دید X: برد ⁦+۱⁩، مساوی ۰، باخت ⁦−۱⁩
scores-depth-aware-about = امتیاز از دید X پس از n حرکت: برد ⁦{ NUMBER($most) } − n⁩، مساوی ۰، باخت ⁦n − { NUMBER($most) }⁩
scores-estimate-about = برآورد: ردیف‌هایی که فقط مهرهٔ X دارند ⁦+⁩ و ردیف‌هایی که فقط مهرهٔ O دارند ⁦−⁩ حساب می‌شوند
scores-tree-about = مقدارها از دید MAX
search-board =
    .aria-label = صفحهٔ بازی در این گام، با آنچه از هر حرکت معلوم است
watch-stage =
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
step-buttons =
    .aria-label = گام‌ها
drawer-tabs = جزئیات
drawer-code = کد
drawer-list = گره
drawer-map = نقشه
drawer-own = درخت
drawer-picture = تصویر
code-list =
    .aria-label = الگوریتم، خط به خط
conventions-label =
    .aria-label = قرارداد و سرعت
map-none = فقط وضعیت‌های یک بازی نقشه دارند. برای دیدن نقشه «همین وضعیت» را انتخاب کنید.
map-large = درخت این وضعیت برای نقشه بیش از اندازه بزرگ است. این درخت حدود { $nodes } گره دارد، و نقشه حداکثر { NUMBER($most) } گره را نشان می‌دهد.
tree-how-legend = قواعد جست‌وجو
step-move = { $player }: { MOVE($cell) }
step-cut-spared = مینیماکس ساده اینجا { NUMBER($nodes) } گرهِ دیگر را هم بررسی می‌کرد.
help-key-next-cut = هرس بعدی
    .keys = N
help-key-cut-before = هرس قبلی
    .keys = B
help-key-zoom = نزدیک‌تر، دورتر، نمایش همه (درخت و نقشه). Shift با کلیدهای جهت‌نما نما را جابه‌جا می‌کند.
    .keys = ⁦+، −، ۰⁩

## جست‌وجو
search-title = تماشای جست‌وجو، گام به گام
search-over = بازی تمام شده است و چیزی برای جست‌وجو نمانده است.
search-from-fault = پیوند جست‌وجو را از وضعیتی شروع می‌کند که از این وضعیت نمی‌توان به آن رسید، پس جست‌وجو از همین‌جا شروع می‌شود.
search-refused = { $depth ->
        [end] تا پایان بازی
       *[other] تا عمق { NUMBER($depth) }
    }، { $kind ->
        [minimax] مینیماکس حدود { $nodes } گره را بررسی می‌کرد.
        [more] آلفا-بتا بیش از { $nodes } گره را بررسی می‌کرد.
       *[exact] آلفا-بتا { $nodes } گره را بررسی می‌کرد.
    }
search-refused-way = جست‌وجوهایی را با حداکثر { NUMBER($most) } گره می‌توان گام به گام دنبال کرد. عمق را کمتر کنید یا جست‌وجو را از وضعیتی جلوتر در بازی شروع کنید.
search-refused-depth = جست‌وجو تا عمق { NUMBER($plies) }
search-refused-play = ادامهٔ بازی تا وضعیتی جلوتر
help-key-steps = در جست‌وجو: یک گام عقب، یک گام جلو، پخش یا مکث، ابتدا، پایان
    .keys = ⁦← →⁩، Space، Home، End

## جست‌وجو، گام به گام
search-of = { $algorithm ->
        [alpha-beta] آلفا-بتا
       *[minimax] مینیماکس
    }{ $depth ->
        [0] {""}
       *[other] {"، "}عمق { NUMBER($depth) }
    }، { NUMBER($nodes) } گره
step-back =
    .aria-label = یک گام عقب
    .title = یک گام عقب (←)
step-play-button = پخش
step-forward =
    .aria-label = یک گام جلو
    .title = یک گام جلو (→)
step-next-cut = هرس بعدی
bound-signs = ⁦≥⁩ و ⁦≤⁩ نشانهٔ کران‌اند.
step-restart = از ابتدا
cut-of = هرس { NUMBER($cut) } از { NUMBER($cuts) }
watch-count = { NUMBER($seen) } از { NUMBER($all) } { $of ->
        [leaves] برگ
       *[other] گره
    }
level-takes = { $side ->
        [max] بزرگ‌ترین را برمی‌دارد
       *[min] کوچک‌ترین را برمی‌دارد
    }
tree-closed = { NUMBER($leaves) } برگ
sure-alpha = ⁦α⁩، تضمین‌شده برای { $player }:
sure-beta = ⁦β⁩، تضمین‌شده برای { $player }:
best-here = بهترین در اینجا
step-scrub =
    .aria-label = گام
step-speed = { $perSecond ->
        [1] یک گام در ثانیه
       *[other] { NUMBER($perSecond) } گام در ثانیه
    }
step-speed-full = یک گام در هر فریم
step-no-more = در این جهت هرس دیگری نیست.
step-beyond = پیوند گام { NUMBER($step) } را می‌خواهد، اما این جست‌وجو فقط { NUMBER($steps) } گام دارد. این آخرین گام است.
step-path-root = شروع جست‌وجو
step-line-values = ⁦α { $alpha }⁩، ⁦β { $beta }⁩، بهترین در اینجا ⁦{ $best }⁩
## درخت‌های خودتان
tree-example-unknown = با برگ‌های نامعلوم
tree-example-depth = با حداکثر عمق
tree-help = کروشه‌ها گره‌های درونی‌اند، عددها برگ‌اند، و نام‌ها برگ‌هایی با مقدار نامعلوم‌اند: ⁦[[3, 5, 10], [2, a, b], [2, 7, 3]]⁩. عددِ پیش از کروشه برآورد همان گره است و وقتی به حساب می‌آید که جست‌وجو آنجا بایستد: ⁦5[3, 12]⁩.
tree-search = جست‌وجو
tree-random = درخت تصادفی
tree-drawing = بعضی مقدارها جا نشده‌اند. در { drawer-code }، برگهٔ { drawer-list } همهٔ آن‌ها را دارد.
    .aria-label = نمودار درخت در این گام. در { drawer-code }، برگهٔ { drawer-list } همان درخت را به صورت فهرست دارد.
tree-of = { $algorithm ->
        [alpha-beta] آلفا-بتا
       *[minimax] مینیماکس
    }، { NUMBER($nodes) } از { NUMBER($all) } گره، { NUMBER($leaves) } از { NUMBER($ends) } برگ
tree-path-root = ریشه

## کل درخت
map-text = جست‌وجو از { NUMBER($nodes) } گرهِ کل درخت، { NUMBER($visited) } گره را بررسی کرد.
map-explained = جست‌وجو از بالا شروع می‌شود و هر نوار یک حرکت عمیق‌تر است. هر چه بازی‌های بیشتری از وضعیتی بگذرد، آن وضعیت پهن‌تر کشیده می‌شود. شاخه‌ای را انتخاب کنید تا فقط آن را ببینید. برای جابه‌جایی بکشید. برای بزرگ‌نمایی از دکمه‌ها، از + و −، یا از Ctrl و چرخ ماوس استفاده کنید.
map-legend-x = برد X
map-legend-o = برد O
map-legend-cut = بررسی نشده
map-node = مقدار ⁦{ $value }⁩؛ { NUMBER($nodes) } گره در اینجا و زیر آن.
map-visited = جست‌وجو این گره را بررسی کرد.
map-unvisited = جست‌وجو این گره را بررسی نکرد. { $why }

## شبه‌کد
code-languages = برنامهٔ کامل
code-alpha-beta =
    search(position, α, β):
      if game over: return score  # ⁧بازی تمام است: امتیاز آن⁩
      best ← −∞ for X, ∞ for O  # ⁧بهترین تا اینجا⁩
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
      best ← −∞ for X, ∞ for O  # ⁧بهترین تا اینجا⁩
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
      best ← −∞ for X, ∞ for O  # ⁧بهترین تا اینجا⁩
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
      best ← −∞ for X, ∞ for O  # ⁧بهترین تا اینجا⁩
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
      best ← −∞ for MAX, ∞ for MIN  # ⁧بهترین تا اینجا⁩
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
      best ← −∞ for MAX, ∞ for MIN  # ⁧بهترین تا اینجا⁩
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

picture-explained = تصویر، درخت یا صفحهٔ بازی این گام را نشان می‌دهد. زیرنویس تصویر α، β، هرس‌ها و قرارداد را نشان می‌دهد.
picture-board = فقط صفحهٔ بازی
picture-save = ذخیرهٔ این گام به‌شکل
picture-embed = نمایش این جست‌وجو در صفحهٔ وب خودتان
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
