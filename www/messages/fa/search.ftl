### Words of Watch and Practise about a search.

depth-end = تا پایان
tree-list =
    .aria-label = درخت
tree-window-legend = پنجرهٔ ریشه
tree-window-fault = ⁦α⁩ و ⁦β⁩ باید عدد باشند و ⁦α⁩ کوچک‌تر باشد. خانهٔ خالی یعنی بی‌نهایت.
step-cell = ⁦{ $proves ->
        [lower] ≥{" "}
        [upper] ≤{" "}
       *[exact] {""}
    }{ $estimate ->
        [yes] ≈
       *[no] {""}
    }{ $value }⁩
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
    } مهره در یک ردیف دارد. این مسیر به { $worth } می‌انجامد.
step-leaf-draw = صفحهٔ بازی پر است و کسی نبرده است. این مسیر به مساوی می‌انجامد.
step-leaf-estimate = جست‌وجو اینجا می‌ایستد. نتیجهٔ ارزیابی: { $worth }.
step-leave-root = پایان جست‌وجو. { $estimate ->
        [yes] در این عمق، جست‌وجو به { $worth } می‌رسد.
       *[no] با بهترین بازی هر دو طرف، نتیجه { $worth } است.
    }
step-leave = اگر { $player } در { PLAY($cell) } بازی کند، { $estimate ->
        [yes] جست‌وجو به { $worth } می‌رسد
       *[no] نتیجه { $worth } است
    }{ $proves ->
        [exact] .
        [lower] {" "}یا برای X از آن هم بهتر. همین برای جست‌وجو کافی است.
       *[upper] {" "}یا برای O از آن هم بهتر. همین برای جست‌وجو کافی است.
    }
step-improve-first = تا اینجا { $sure ->
        [no] { $player } می‌تواند در این گره به { $worth } امید داشته باشد
       *[yes] در این گره { $worth } برای { $player } تضمین شده است
    }.
step-improve = برای { $player }، { $worth } از { $old } بهتر است. تا اینجا بهترین حرکت { PLAY($cell) } است.
step-keeps = این برای { $player } بهتر از { $old } نیست، پس { $player } همان { PLAY($cell) } را نگه می‌دارد.
step-chosen = پس { $player } در { PLAY($cell) } بازی می‌کند.
step-tie = ⁦α = β⁩ است، اما این جست‌وجو فقط وقتی ⁦α > β⁩ باشد هرس می‌کند، پس ادامه می‌دهد.
step-narrow = بهترین نتیجه‌ای که { $player } در این مسیر تا اینجا می‌تواند بگیرد { $worth } است. این همان { $player ->
        [X] α
       *[O] β
    } است.
step-scissors = { $skipped ->
        [0] {""}
       *[other] ✂{" "}
    }
step-skipped = { $skipped ->
        [0] {" "}حرکتی برای کنار گذاشتن نمانده بود.
        [1] {" "}یک حرکت کنار گذاشته می‌شود.
       *[other] {" "}{ NUMBER($skipped) } حرکت کنار گذاشته می‌شود.
    }
step-cut-tie = { step-scissors }{ $back ->
        [1] یک حرکت
       *[other] { NUMBER($back) } حرکت
    } پیش‌تر، { $other } می‌توانست { PLAY($cell) } را انتخاب کند که به { $bound } می‌رسد. { $estimate ->
        [yes] بر پایهٔ برآوردها،{" "}
       *[no] {""}
    }{ $player } اینجا نتیجه‌ای دست‌کم به همان خوبی می‌گیرد، پس { $other } چیزی به دست نمی‌آورد.{ step-skipped }
step-cut-strict = { step-scissors }{ $back ->
        [1] یک حرکت
       *[other] { NUMBER($back) } حرکت
    } پیش‌تر، { $other } می‌توانست { PLAY($cell) } را انتخاب کند که به { $bound } می‌رسد. { $estimate ->
        [yes] بر پایهٔ برآوردها،{" "}
       *[no] {""}
    }{ $player } اینجا به { $worth } یا بهتر می‌رسد. این برای { $other } بدتر است، پس { $other } این مسیر را انتخاب نمی‌کند.{ step-skipped }
step-cut-later = { step-scissors }{ $back ->
        [1] یک حرکت
       *[other] { NUMBER($back) } حرکت
    } پیش‌تر، { $other } می‌توانست { PLAY($cell) } را انتخاب کند که به { $bound } می‌رسد. { $player } اینجا نتیجهٔ بهتری می‌گیرد. اگر هم { $player } ببازد، زودتر از { NUMBER($plies) } حرکت نمی‌بازد، پس { $other } این مسیر را انتخاب نمی‌کند.{ step-skipped }
worth-estimate = برآورد { $sign ->
        [plus] ⁦+{ NUMERAL($value) }⁩ (به سود X)
        [minus] ⁦{ NUMERAL($value) }⁩ (به سود O)
       *[none] ⁦{ NUMERAL($value) }⁩
    }
tree-example-aima = نُه برگ
tree-example-min = ریشهٔ MIN
tree-example-deep = سه لایه
tree-example-ties = با مقدارهای برابر
tree-root-label = در ریشه
tree-list-node = { $node }: { $state ->
        [unknown] هنوز بررسی نشده
        [open] در حال بررسی
        [cut] هرس شد ✂
       *[other] { $estimate ->
            [yes] برآورد
           *[no] مقدار
        } ⁦{ $value }⁩{ $state ->
            [lower] {" "}یا بیشتر
            [upper] {" "}یا کمتر
           *[exact] {""}
        }
    }
tree-needs = جست‌وجو نمی‌تواند ادامه دهد. به مقدار { $name } نیاز دارد که نامعلوم است.
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
tree-step-leave-root = پایان جست‌وجو. { $estimate ->
        [yes] برآورد
       *[no] مقدار
    } درخت { $worth }{ $proves ->
        [lower] {" "}یا بیشتر
        [upper] {" "}یا کمتر
       *[exact] {""}
    } است.
tree-step-leave = { $estimate ->
        [yes] برآورد
       *[no] مقدار
    } شاخهٔ ⁦{ PATH($branch) }⁩ برابر { $worth } { $proves ->
        [exact] است.
        [lower] یا بیشتر است. همین برای جست‌وجو کافی است.
       *[upper] یا کمتر است. همین برای جست‌وجو کافی است.
    }
tree-step-improve-first = تا اینجا { $estimate ->
        [yes] بهترین برآورد { $player ->
            [X] MAX
           *[O] MIN
        } در این گره { $worth } است
       *[no] { $sure ->
            [no] { $player ->
                [X] MAX
               *[O] MIN
            } می‌تواند در این گره به { $worth } امید داشته باشد
           *[yes] در این گره مقدار { $worth } برای { $player ->
                [X] MAX
               *[O] MIN
            } تضمین شده است
        }
    }.
tree-step-improve = { $estimate ->
        [yes] بر پایهٔ برآوردها،{" "}
       *[no] {""}
    }{ $player ->
        [X] MAX
       *[O] MIN
    } { $worth } را به { $old } ترجیح می‌دهد. شاخهٔ ⁦{ PATH($branch) }⁩ تا اینجا بهترین است.
tree-step-keeps = { $worth } از { $old } { $player ->
        [X] بیشتر
       *[O] کمتر
    } نیست، پس { $player ->
        [X] MAX
       *[O] MIN
    } همان شاخهٔ ⁦{ PATH($branch) }⁩ را نگه می‌دارد.
tree-step-chosen = پس { $player ->
        [X] MAX
       *[O] MIN
    } شاخهٔ ⁦{ PATH($branch) }⁩ را انتخاب می‌کند.
tree-step-narrow = { $estimate ->
        [yes] بر پایهٔ برآوردها، { $player ->
            [X] MAX در این مسیر به { $worth } یا بیشتر می‌رسد.
           *[O] MIN در این مسیر نمی‌گذارد MAX بیش از { $worth } بگیرد.
        }
       *[no] در این مسیر، { $player ->
            [X] MAX تضمین کرده است که مقدار از { $worth } کمتر نشود.
           *[O] MIN تضمین کرده است که مقدار از { $worth } بیشتر نشود.
        }
    } این همان { $player ->
        [X] α
       *[O] β
    } است.
tree-step-skipped = { $skipped ->
        [0] {" "}شاخه‌ای برای کنار گذاشتن نمانده بود.
        [1] {" "}یک شاخه کنار گذاشته می‌شود.
       *[other] {" "}{ NUMBER($skipped) } شاخه کنار گذاشته می‌شود.
    }
tree-step-cut-window = { step-scissors }{ $player ->
        [X] MAX در اینجا به { $worth } یا بیشتر می‌رسد. پنجرهٔ ریشه تا ⁦β = { $bound }⁩ است
       *[O] MIN در اینجا نمی‌گذارد MAX بیش از { $worth } بگیرد. پنجرهٔ ریشه از ⁦α = { $bound }⁩ است
    }، پس بقیه اهمیتی ندارد.{ tree-step-skipped }
tree-step-cut-tie = { step-scissors }{ $back ->
        [1] یک لایه
       *[other] { NUMBER($back) } لایه
    } بالاتر، { $other ->
        [X] MAX
       *[O] MIN
    } از پیش { $estimate ->
        [yes] برآورد { $bound } را از شاخهٔ ⁦{ PATH($branch) }⁩ دارد.
       *[no] مقدار { $bound } را از شاخهٔ ⁦{ PATH($branch) }⁩ تضمین کرده است.
    } { $player ->
        [X] MAX اینجا به { $bound } یا بیشتر می‌رسد، پس MIN
       *[O] MIN اینجا نمی‌گذارد MAX بیش از { $bound } بگیرد، پس MAX
    } چیزی به دست نمی‌آورد.{ tree-step-skipped }
tree-step-cut-strict = { step-scissors }{ $back ->
        [1] یک لایه
       *[other] { NUMBER($back) } لایه
    } بالاتر، { $other ->
        [X] MAX
       *[O] MIN
    } از پیش { $estimate ->
        [yes] برآورد { $bound } را از شاخهٔ ⁦{ PATH($branch) }⁩ دارد.
       *[no] مقدار { $bound } را از شاخهٔ ⁦{ PATH($branch) }⁩ تضمین کرده است.
    } { $player ->
        [X] MAX اینجا به { $worth } یا بیشتر می‌رسد، پس MIN
       *[O] MIN اینجا نمی‌گذارد MAX بیش از { $worth } بگیرد، پس MAX
    } این مسیر را انتخاب نمی‌کند.{ tree-step-skipped }
