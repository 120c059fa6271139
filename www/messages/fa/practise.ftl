### Words of Practise.

## گونه‌ها و تنظیمات
kind-predict = پیش‌بینی
kind-mark = علامت زدن
kind-find = یافتن حرکت
kind-program = برنامهٔ شما
kind-order = مرتب کردن
kind-fill = پر کردن برگ‌ها
kind-program-about = کد خود را بچسبانید و ساده‌ترین وضعیتی را که در آن اشتباه می‌کند ببینید.
kind-predict-about = پیش از آنکه جست‌وجو نشان دهد، α، β، مقدارها و هرس‌ها را پیش‌بینی کنید.
kind-mark-about = هر هرس را علامت بزنید و مقدار گره‌های دیگر را بنویسید.
kind-order-about = شاخه‌ها را جابه‌جا کنید تا آلفا-بتا هر چه بیشتر هرس کند.
kind-fill-about = مقدار برگ‌ها را طوری انتخاب کنید که آلفا-بتا هر چه بیشتر یا هر چه کمتر هرس کند.
kind-find-about = تنها حرکتی را پیدا کنید که برد یا مساوی را نگه می‌دارد.
kind-progress = { NUMBER($done) } از { NUMBER($asked) }
practise-heading = خودتان انجام دهید
practise-lead = اگر اشتباه کنید، دلیلش را می‌بینید.
practise-all = همهٔ تمرین‌ها
practise-paste = برنامهٔ خود را بچسبانید
practise-begin = شروع
practise-last-mistake = آخرین اشتباه شما
practise-like-it = تمرینی شبیه آن
ways = راه‌های بررسی یک برنامه
way-number = یک عدد
way-table = یک جدول
way-paste = چسباندن برنامه
way-number-lead = برنامهٔ شما چند گره را بررسی می‌کند؟ این عدد نشان می‌دهد برنامه با کدام جست‌وجو کار می‌کند.
way-table-lead = برنامهٔ شما در هر وضعیت کدام حرکت را بازی می‌کند؟ جدول نشان می‌دهد حرکت‌هایش درست است یا نه.
way-paste-lead = برنامهٔ خود را بچسبانید و ببینید که درست است یا نه.
settings-done = تمام
practise-set-source = موضوع تمرین
practise-source-random = یک درخت تصادفی
practise-source-gallery = یکی از نمونه‌ها
practise-source-own = درخت خودتان
practise-source-board = وضعیت روی صفحهٔ بازی
practise-set-branches = حداکثر شاخه‌ها
practise-set-example = نمونه
practise-set-asked = موضوع پرسش‌ها
practise-asked-all = همه
practise-asked-value = مقدارها
practise-asked-bounds = α و β
practise-asked-cut = هرس‌ها
practise-asked-limit = مرز هرس‌ها
practise-asked-nodes = تعداد گره‌ها
practise-asked-evaluated = تعداد برگ‌ها
practise-asked-leaves = برگ‌ها به ترتیب
practise-asked-move = بهترین شاخه
practise-set-count = تعداد پرسش‌ها
practise-set-convention = قرارداد
practise-set-goal = برگ‌های ارزیابی‌شده
practise-goal-fewest = کمترین تعداد
practise-goal-most = بیشترین تعداد
practise-over = بازی تمام شده است و چیزی برای پیش‌بینی نمانده است. تمرین دیگری انتخاب کنید.
practise-large = این جست‌وجو برای یک تمرین گره‌های بیش از اندازه زیادی دارد. عمق کمتر یا وضعیتی جلوتر انتخاب کنید.
practise-no-board = این وضعیت نمی‌تواند در بازی پیش بیاید. تمرین دیگری انتخاب کنید.
practise-leaf = این درخت فقط یک برگ است و چیزی برای پیش‌بینی ندارد.
practise-needs = با این قرارداد، جست‌وجو به مقدار { $name } نیاز دارد که نامعلوم است. درخت یا قرارداد دیگری انتخاب کنید.
practise-too-large = درختی با بیش از { $most } گره برای اینجا بیش از اندازه بزرگ است. درخت کوچک‌تری یا «پیش‌بینی» را انتخاب کنید.
practise-no-questions = این جست‌وجو پرسشی از این نوع ندارد. تمرین دیگری انتخاب کنید یا موضوع پرسش‌ها را «همه» بگذارید.

## پیش‌بینی
practise-question = پرسش { $number } از { $count }
node-ask-cut = جست‌وجو از { $node } به { $above } ({ $side }) برگشته است. آیا بقیهٔ { $above } هرس می‌شود؟
node-ask-limit = فرض کنید { $node } مقدار x را برمی‌گرداند. به ازای کدام مقدارهای x، بقیهٔ { $above } هرس می‌شود؟
practise-place = وضعیت پس از بازی { $player } در { PLAY($cell) }
practise-ask-value = جست‌وجو دارد از { $node } ({ $side }) بیرون می‌رود. این گره چه مقداری برمی‌گرداند؟
practise-ask-bounds = جست‌وجو تازه وارد { $node } ({ $side }) شده است. α و β در آنجا چند است؟
practise-ask-nodes = آلفا-بتا چند گره از این درخت را بررسی می‌کند؟
practise-ask-evaluated = آلفا-بتا چند برگ از این درخت را ارزیابی می‌کند؟
practise-ask-leaves = آلفا-بتا کدام برگ‌های این درخت را ارزیابی می‌کند؟ مقدارهای آن‌ها را به ترتیب جست‌وجو بنویسید.
practise-ask-move = ریشه ({ $side }) کدام شاخه را انتخاب می‌کند و مقدار آن چند است؟
practise-ask-cut-moves = جست‌وجو از { $node } برگشته و در { $above } ({ $side }) است. آیا حرکت‌های باقی‌مانده هرس می‌شوند؟
tip-value = ⁦▲ MAX⁩ بزرگ‌ترین مقدار شاخه‌هایش را برمی‌دارد و ⁦▼ MIN⁩ کوچک‌ترین را.
tip-bounds = مقدار α همان است که MAX تا اینجا در این مسیر تضمین کرده است، یا ⁦−∞⁩. مقدار β همان است که MIN تضمین کرده است، یا ⁦∞⁩.
tip-cut = بقیه وقتی هرس می‌شود که { $cut } باشد، چون دیگر نمی‌تواند نتیجه را عوض کند.
tip-limit = در گرهِ ▼ MIN مقدار کم سبب هرس می‌شود و در گرهِ ▲ MAX مقدار زیاد.
tip-nodes = ریشه، گره‌های میانی و برگ‌های ارزیابی‌شده را بشمارید، نه آنچه را هرس می‌شود.
tip-evaluated = هر برگ ارزیابی‌شده را بشمارید، نه آنچه را هرس می‌شود.
tip-leaves = میان هر دو مقدار یک فاصله بگذارید و آنچه را هرس می‌شود ننویسید.
tip-move = شمارهٔ شاخه را بنویسید. اگر چند شاخه بهترین مقدار را داشته باشند، جست‌وجو اولی را نگه می‌دارد.
practise-label-value = مقدار
practise-label-leaves = برگ‌ها
practise-label-move = شاخه
practise-cut-yes = ✂ هرس می‌شود
practise-cut-no = هرس نمی‌شود
practise-answer-fault = عددی بنویسید مانند ⁦۳⁩، ⁦−۳⁩ یا ⁦۰٫۱⁩، با ممیز «٫» پیش از رقم‌های اعشاری، یا ⁦−∞⁩ یا ⁦∞⁩.
practise-unchosen = یکی از این دو پاسخ را انتخاب کنید.
practise-keys = مقدارهای این درخت
practise-cut-when = یک شاخه وقتی هرس می‌شود که { $cut } باشد.
practise-fail-hard = در fail-hard، گرهی که شاخه دارد هرگز مقداری بیرون از پنجره‌اش برنمی‌گرداند.
practise-right-to-left = جست‌وجو از راست به چپ پیش می‌رود.
practise-names-left-out = نام گره‌های میانی نشان داده نمی‌شود.
practise-estimates = جست‌وجو در عمق { NUMBER($depth) } می‌ایستد و برآوردهای آنجا را برمی‌دارد.
practise-estimates-left-out = بدون حداکثر عمق، برآورد گره‌هایی که شاخه دارند به کار نمی‌رود.
practise-root-window = در ریشه ⁦α = { $alpha }⁩ و ⁦β = { $beta }⁩ است.
practise-counts = آلفا-بتا { NUMBER($leaves) } برگ از { NUMBER($ends) } برگ را ارزیابی و { NUMBER($nodes) } گره از { NUMBER($all) } گره را بررسی می‌کند.
practise-go-on = ادامه
practise-right = ✓ درست.
practise-wrong = ✗ درست نیست.
practise-is-bound = مقدار { $part ->
        [alpha] α
       *[beta] β
    } برابر ⁦{ $value }⁩ است.
practise-is-value = مقدار ⁦{ $value }⁩ است.
practise-is-limit = مرز { $value } است.
practise-is-nodes = آلفا-بتا { $value } گره را بررسی می‌کند.
practise-is-evaluated = آلفا-بتا { $value } برگ را ارزیابی می‌کند.
practise-is-leaves = آلفا-بتا { $value } را ارزیابی می‌کند.
practise-is-move = شاخه { $value } است.
practise-is-cut = بقیه هرس می‌شود.
practise-is-open = چیزی هرس نمی‌شود.
practise-why-move = ریشه اولین شاخه‌ای را انتخاب می‌کند که این مقدار را برمی‌گرداند.
practise-none-yet = در این مسیر هنوز هیچ مقداری برای { $bound ->
        [alpha] MAX تضمین نشده است، پس α برابر ⁦−∞⁩ است.
       *[beta] MIN تضمین نشده است، پس β برابر ⁦∞⁩ است.
    }
practise-from-root = { $bound ->
        [alpha] ⁦α = { $value }⁩ است، چون پنجرهٔ ریشه از آنجا شروع می‌شود.
       *[beta] ⁦β = { $value }⁩ است، چون پنجرهٔ ریشه آنجا پایان می‌یابد.
    }
node-why-bound = { $bound ->
        [alpha] α برابر ⁦{ $value }⁩ است، چون در { $owner }، MAX
       *[beta] β برابر ⁦{ $value }⁩ است، چون در { $owner }، MIN
    } از پیش ⁦{ $value }⁩ را از { $answer } تضمین کرده است.
node-why-limit = پس بقیهٔ { $above } وقتی هرس می‌شود که ⁦x { $sign } { $value }⁩ باشد.
node-why-value = از میان { $values }، { $player ->
        [X] بزرگ‌ترین را MAX انتخاب می‌کند
       *[O] کوچک‌ترین را MIN انتخاب می‌کند
    }{ $clamped ->
        [yes] .
       *[no] ، پس { $node } مقدار ⁦{ $value }⁩ را برمی‌گرداند.
    }
node-why-single = فقط یک شاخه بررسی شد ({ $values }){ $clamped ->
        [yes] .
       *[no] ، پس { $node } مقدار ⁦{ $value }⁩ را برمی‌گرداند.
    }
node-known = { $node } { $proves ->
        [lower] دست‌کم
        [upper] حداکثر
       *[exact] برابر
    } ⁦{ $value }⁩
node-only-bound = این فقط یک کران است: مقدار { $node } { $proves ->
        [lower] دست‌کم
       *[upper] حداکثر
    } ⁦{ $value }⁩ است.
node-why-cut = ✂ { $player ->
        [X] در { $owner }، MIN از پیش ⁦{ $bound }⁩ را از { $answer } تضمین کرده است. مقدار { $node } اکنون ⁦{ $value }⁩ یا بیشتر است، پس MIN
       *[O] در { $owner }، MAX از پیش ⁦{ $bound }⁩ را از { $answer } تضمین کرده است. مقدار { $node } اکنون ⁦{ $value }⁩ یا کمتر است، پس MAX
    } با آمدن به اینجا چیزی به دست نمی‌آورد.
node-why-cut-root = ✂ { $player ->
        [X] پنجرهٔ ریشه تا ⁦β = { $bound }⁩ است. مقدار { $node } اکنون ⁦{ $value }⁩ یا بیشتر است
       *[O] پنجرهٔ ریشه از ⁦α = { $bound }⁩ است. مقدار { $node } اکنون ⁦{ $value }⁩ یا کمتر است
    }، پس بقیه اهمیتی ندارد.
node-skipped = { $count ->
        [one] شاخهٔ { $cut } نمی‌تواند نتیجه را عوض کند و کنار گذاشته می‌شود.
       *[other] شاخه‌های { $cut } نمی‌توانند نتیجه را عوض کنند و کنار گذاشته می‌شوند.
    }
node-window = در { $node }، α برابر ⁦{ $alpha }⁩ و β برابر ⁦{ $beta }⁩ است. { $cut ->
        [ge] شرط ⁦α ≥ β⁩ برقرار نیست. بقیه هنوز می‌تواند مهم باشد، پس چیزی هرس نمی‌شود.
       *[gt] شرط ⁦α > β⁩ برقرار نیست. با این قرارداد چیزی هرس نمی‌شود.
    }
practise-from = مقدار { $bound ->
        [alpha] α
       *[beta] β
    } برابر ⁦{ $value }⁩ است، از { $from }.
practise-clamped = بهترین مقدار یافته‌شده ⁦{ $found }⁩ است، اما در fail-hard گره کران پنجره‌اش را برمی‌گرداند، یعنی ⁦{ $value }⁩ را.
practise-open = چون ⁦α = { $alpha }⁩ و ⁦β = { $beta }⁩ است، { $cut ->
        [ge] شرط ⁦α ≥ β⁩ برقرار نیست. بقیه هنوز می‌تواند مهم باشد، پس چیزی هرس نمی‌شود.
       *[gt] شرط ⁦α > β⁩ برقرار نیست. با این قرارداد چیزی هرس نمی‌شود.
    }
practise-tree-drawn = بخشی از درخت که جست‌وجو شده است. در تنظیمات می‌توانید به جای آن فهرست را انتخاب کنید.
practise-as-list = درخت به‌صورت فهرست
practise-scroll-cue = درخت از این کادر بزرگ‌تر است. برای دیدن بقیه پیمایش کنید.
tree-plies-label = لایه‌ها
step-cell-cut = ⁧✂ هرس⁩
node-too-many = این درخت برای رسم بیش از اندازه بزرگ است، پس به‌صورت فهرست نشان داده می‌شود.
practise-scores = مقدارها از دید X است. برد پس از n حرکت ⁦{ NUMBER($most) } − n⁩، باخت پس از n حرکت ⁦n − { NUMBER($most) }⁩، و مساوی ۰ است.
practise-scores-estimate = جست‌وجو در عمق { NUMBER($depth) } می‌ایستد و هر وضعیت آنجا را از دید X ارزیابی می‌کند. ردیف‌هایی که فقط مهرهٔ X دارند ⁦+⁩ و ردیف‌هایی که فقط مهرهٔ O دارند ⁦−⁩ حساب می‌شوند. ردیف‌هایی که مهرهٔ بیشتری دارند سهم بیشتری دارند.
practise-above-node = { $node } ({ $side })، بهترین تا اینجا: ⁦{ $best }⁩
practise-none = هنوز هیچ
practise-cell = { SPOKEN($cell) }: ⁦{ $value }⁩
practise-free = خالی
watch-step = تماشای این گام

## پاسخ نادرست در کجا درست می‌بود
diagnosis-hard = جست‌وجوی fail-hard آن کرانِ پنجره‌اش را برمی‌گرداند. این تمرین fail-soft است، پس گره بهترین مقدار یافته‌شده را برمی‌گرداند.
diagnosis-soft = جست‌وجوی fail-soft آن مقدار را برمی‌گرداند. این تمرین fail-hard است، پس گره کران پنجره‌اش را برمی‌گرداند.
diagnosis-exchanged = جای α و β را عوض کردید.
diagnosis-minimax = مینیماکس ساده این مقدار را برمی‌گرداند. اینجا آلفا-بتا فقط یک کران برمی‌گرداند.
diagnosis-window = α یا β را از آغاز جست‌وجو گرفتید. هر گره با α و β گرهِ بالای خود در همان لحظه شروع می‌کند.
diagnosis-sideways = این با α یا β گرهی از شاخه‌ای پیشین جور است. کران‌ها به پهلو نمی‌روند.
diagnosis-whole = با پنجره‌ای از ⁦−∞⁩ تا ⁦∞⁩ این پاسخ درست بود. اینجا ریشه با یک α و یک β شروع می‌کند.
diagnosis-all = این برای مینیماکس ساده درست است. آلفا-بتا بخشی از این درخت را کنار می‌گذارد.
diagnosis-leaves = این تعداد برگ‌های ارزیابی‌شده است. ریشه و گره‌های میانی هم به حساب می‌آیند.
diagnosis-visited = این تعداد گره‌های بررسی‌شده است. اینجا فقط برگ‌ها به حساب می‌آیند.
diagnosis-skipped = این تعداد برگ‌های کنارگذاشته‌شده است. برگ‌های ارزیابی‌شده را بشمارید.
diagnosis-root = یک گره کم است. ریشه هم به حساب می‌آید.
diagnosis-turned = { $where ->
        [inside] درون هر شاخهٔ ریشه در جهت دیگر رفتید.
       *[everywhere] این پاسخ در جهت دیگر درست بود.
    } شاخه‌های هر گره را از سمت دیگر بررسی کنید.
diagnosis-breadth = شما لایه به لایه پیش رفتید. آلفا-بتا یک شاخه را تمام می‌کند و بعد شاخهٔ بعدی را شروع می‌کند.
diagnosis-missed = اگر یک هرس نادیده بماند یا دیرتر از موقع انجام شود، پاسخ همین است.{ $owner ->
        [none] {""}
       *[other] {" "}آلفا-بتا بقیهٔ { $owner } را کنار می‌گذارد.
    }
diagnosis-early = اگر یک هرس زودتر از موقع انجام شود، پاسخ همین است.{ $owner ->
        [none] {""}
       *[other] {" "}آلفا-بتا در { $owner } ادامه می‌دهد.
    }
diagnosis-up-to = فهرست شما تا { $owner } درست است. اشتباه بعد از آن می‌آید.
diagnosis-places = جای { $one } و { $other } را عوض کردید.
diagnosis-later = شاخهٔ شما همان مقدار را دارد، اما جست‌وجو شاخهٔ دیگری را زودتر یافته است و آن را نگه می‌دارد.
diagnosis-bounded = شاخهٔ شما این عدد را فقط به‌عنوان کران برمی‌گرداند. مقدار آن بدتر است.
diagnosis-other-side = { $player ->
        [X] هیچ شاخه‌ای برای MIN بهتر از شاخهٔ شما نیست. اما در ریشه MAX انتخاب می‌کند.
       *[O] هیچ شاخه‌ای برای MAX بهتر از شاخهٔ شما نیست. اما در ریشه MIN انتخاب می‌کند.
    }
diagnosis-taken = { $player ->
        [X] این کوچک‌ترین مقدار برگردانده‌شده است. اما MAX بزرگ‌ترین را برمی‌دارد.
       *[O] این بزرگ‌ترین مقدار برگردانده‌شده است. اما MIN کوچک‌ترین را برمی‌دارد.
    }
diagnosis-opposite = { $player ->
        [X] اگر MIN در ریشه بود، این درست بود. اینجا در ریشه MAX انتخاب می‌کند.
       *[O] اگر MAX در ریشه بود، این درست بود. اینجا در ریشه MIN انتخاب می‌کند.
    }
diagnosis-highest = { $player ->
        [X] این بزرگ‌ترین برگ آنجاست. اما در این مسیر MIN هم انتخاب می‌کند و مقدار کوچک‌تری برمی‌دارد.
       *[O] این کوچک‌ترین برگ آنجاست. اما در این مسیر MAX هم انتخاب می‌کند و مقدار بزرگ‌تری برمی‌دارد.
    }
diagnosis-depth = این پاسخ { $right ->
        [none] بدون حداکثر عمق
        [all] برای مینیماکس ساده بدون حداکثر عمق
       *[other] با عمق { NUMBER($right) }
    } درست بود. اینجا جست‌وجو در عمق { NUMBER($depth) } می‌ایستد.
diagnosis-deep = کران این هرس از بالاتر، از { $owner }، آمده است و اینجا هم برقرار است.
diagnosis-ge = { $x ->
        [none] اینجا برابری در کار است: ⁦α = β⁩.
       *[other] با ⁦x = { $x }⁩ داریم ⁦α = β⁩.
    } در بسیاری از دوره‌ها هنگام برابری هرس می‌کنند. این تمرین فقط وقتی ⁦α > β⁩ باشد هرس می‌کند.
diagnosis-gt = { $x ->
        [none] اینجا برابری در کار است: ⁦α = β⁩.
       *[other] با ⁦x = { $x }⁩ داریم ⁦α = β⁩.
    } در بعضی دوره‌ها هنگام برابری هرس نمی‌کنند. این تمرین وقتی ⁦α ≥ β⁩ باشد هرس می‌کند.
diagnosis-sides = { $player ->
        [X] این α است. گرهِ ▲ MAX با β هرس می‌شود، یعنی مقداری که MIN از پیش تضمین کرده است.
       *[O] این β است. گرهِ ▼ MIN با α هرس می‌شود، یعنی مقداری که MAX از پیش تضمین کرده است.
    }

## علامت زدن درخت
kind-mark-task = روی هر شاخهٔ هرس‌شده ✂ را انتخاب کنید و در هر گرهِ دیگر بنویسید چه مقداری برمی‌گرداند.
kind-mark-empty = اول چیزی را علامت بزنید.
kind-mark-done = از { NUMBER($asked) } علامت، { NUMBER($right) } علامت در اولین بررسی درست بود.
kind-mark-cut = هرس { $node }
kind-mark-value = مقدار { $node } ({ $side })
practise-drawing = درختی که باید علامت بخورد
practise-key-button = نمایش پاسخ‌ها
practise-key-text = هرس: { $cuts }. مقدارها: { $values }.
practise-marks-wrong = ✗ { $faults } علامت نادرست است یا جا افتاده. به ترتیب جست‌وجو:
kind-mark-more = و { NUMBER($count) } مورد دیگر که در درخت نشان داده شده است.
practise-fault-extra-cut = { $node } نباید هرس شود.
practise-fault-missing-cut = { $node } باید هرس شود.
practise-fault-wrong-value = مقدار { $node } نادرست است.
practise-fault-missing-value = مقدار { $node } جا افتاده است.

## مرتب کردن
kind-order-task = شاخه‌ها را جابه‌جا کنید تا آلفا-بتا { $goal ->
        [fewest] کمترین
       *[most] بیشترین
    } تعداد برگ را ارزیابی کند.
kind-order-swap = جابه‌جایی { $one } با { $two }
kind-order-swapped = جابه‌جا شدند: { $one } و { $two }.
goal-best = { NUMBER($leaves) } برگ ارزیابی می‌شود. با { $kind ->
        [order] هیچ ترتیبی
       *[fill] هیچ مقداری
    } { $goal ->
        [fewest] کمتر
       *[most] بیشتر
    } نمی‌شود.
goal-wrong = { NUMBER($leaves) } برگ ارزیابی می‌شود. با { $kind ->
        [order] بهترین ترتیب
       *[fill] بهترین مقدارها
    } { NUMBER($best) } برگ می‌شد.
kind-order-why = { $goal ->
        [fewest] معمولاً وقتی بیشتر هرس می‌شود که هر گره با بهترین شاخه برای طرف خود شروع شود. مقدار آن شاخه کرانی است که بقیه را هرس می‌کند.
       *[most] معمولاً وقتی کمتر هرس می‌شود که هر گره با بهترین شاخه برای طرف خود پایان یابد، چون کران دیر به دست می‌آید.
    }
kind-order-mistake-node = اگر فقط ترتیب { $node } ({ $side }) عوض شود، { NUMBER($leaves) } برگ ارزیابی می‌شود.
kind-order-mistake-several = جابه‌جایی در یک گره کافی نیست. ترتیب را در چند گره عوض کنید.
kind-order-mistake-other-goal = با این ترتیب، آلفا-بتا { $goal ->
        [fewest] بیشترین
       *[most] کمترین
    } تعداد برگ ممکن را ارزیابی می‌کند.
kind-order-mistake-one-side = همهٔ گره‌ها یکسان مرتب شده‌اند. اما MAX بزرگ‌ترین مقدار را می‌خواهد و MIN کوچک‌ترین را.
kind-order-unknown = مقدار { $name } نامعلوم است و ترتیب‌ها را نمی‌توان مقایسه کرد. درخت دیگری انتخاب کنید.
kind-order-too-wide = گرهی با بیش از { NUMBER($most) } شاخه ترتیب‌های بسیار زیادی دارد. درخت دیگری انتخاب کنید.

## پر کردن برگ‌ها
kind-fill-task = در برگ‌ها مقدارهایی بنویسید که با آن‌ها آلفا-بتا { $goal ->
        [fewest] کمترین
       *[most] بیشترین
    } تعداد برگ را ارزیابی کند.
kind-fill-leaf = مقدار برگ { $node }
kind-fill-fault = در { $node } عددی صحیح از ⁦−{ $most }⁩ تا { $most } بنویسید.
kind-fill-why = { $goal ->
        [fewest] بگذارید MAX با مقداری زیاد شروع کند. پس از آن، اگر مقدار اولین برگ یک شاخهٔ MIN کم باشد، بقیهٔ شاخه هرس می‌شود. در شاخهٔ MAX، مقدار زیادِ اولین برگ همین کار را می‌کند.
       *[most] بگذارید هر شاخه برای طرفی که میان آن‌ها انتخاب می‌کند کمی بهتر از شاخهٔ پیش از آن باشد. به این ترتیب هیچ پنجره‌ای بسته نمی‌شود.
    }

## یافتن حرکت
kind-find-how = { $ways ->
        [columns] ستونی
       *[cells] خانه‌ای
    } را انتخاب کنید.
kind-find-others = { $ways ->
        [columns] ستون‌های
       *[cells] خانه‌های
    } دیگر را هم می‌توانید امتحان کنید. فقط پاسخ اول به حساب می‌آید.
kind-find-board = وضعیت
kind-find-task = نوبت { $player } است و می‌تواند { $kind ->
        [win] ببرد. کدام حرکت برد را نگه می‌دارد؟
       *[draw] مساوی کند. کدام حرکت مساوی را نگه می‌دارد؟
    }
kind-find-right = درست است، { PLAY($cell) } نتیجه را نگه می‌دارد.
kind-find-wrong = نه، { PLAY($cell) } { $outcome ->
        [loss] می‌بازد.
       *[draw] فقط مساوی می‌کند.
    }
kind-find-looking = در جست‌وجوی یک وضعیت…
kind-find-none = روی این صفحهٔ بازی وضعیتی پیدا نشد که فقط یک حرکت خوب داشته باشد. صفحهٔ بازی دیگر یا تمرین «پیش‌بینی» را انتخاب کنید.
kind-find-ends = با بهترین بازی هر دو طرف، بازی { NUMBER($plies) } حرکت طول می‌کشد، با احتساب همین حرکت.
kind-find-play-out = تمام کردن بازی روی صفحهٔ بازی

## پایان تمرین
practise-done = { NUMBER($right) } پاسخ از { NUMBER($asked) } در بار اول درست
practise-missed-again = تکرار پرسش‌هایی که اشتباه جواب دادید
topic-bounds = α و β
topic-cut = هرس‌ها
topic-value = مقدارها
topic-bound = کران‌ها
topic-order = ترتیب
topic-move = حرکت‌ها
topic-drop = { topic-move }
missed = { $topic }: { NUMBER($count) } پاسخ نادرست.
missed-chapter = خواندن فصل { NUMBER($number) }
practise-next = تمرین بعدی
watch-tree = تماشای این درخت
watch-position = تماشای این وضعیت

## عنوان بخش‌ها
practise-title = تمرین هرس آلفا-بتا · Cutoff
practise-description =
    .content = گام بعدی جست‌وجو را پیش‌بینی کنید یا هرس‌های یک درخت را نشان دهید. حرکتی را پیدا کنید که نتیجه را نگه می‌دارد، یا برنامهٔ خود را بررسی کنید. موتور هر پاسخ را بررسی می‌کند.
