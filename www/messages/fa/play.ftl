### The words of Play’s first view: the board, its buttons, hints, the answer, the players.
game-title = بازی
cell-recommended = پیشنهادی
headline = با رایانه‌ای بازی کنید که هرگز نمی‌بازد، و ببینید هرس چقدر از کار آن کم می‌کند.
turn-human = نوبت { $player }
turn-human-only = نوبت شماست: { $player }
turn-computer = نوبت { $player }: رایانه
turn-thinking = نوبت { $player }: در حال فکر کردن…
turn-paused = نوبت { $player }: مکث شده
turn-loading = در حال بارگذاری موتور…
turn-failed = موتور در دسترس نیست
turn-setup = چیدن یک وضعیت
result-draw = مساوی
result-won = { $player } برد
result-you-won = شما با { $player } بردید
result-you-lost = { $player } برد و شما باختید

## دکمه‌های بازی
game-buttons =
    .aria-label = بازی
play-open =
    .title = صفحهٔ بازی و بازیکنان
new-game-button = جدید
    .title = بازی جدید
undo-button = پس گرفتن
hint-button = راهنمایی
    .title = نمایش مقدار همهٔ حرکت‌ها
details-button = جزئیات
tree-map-label =
    .aria-label = کل درخت بازی
watch-link = تماشای گام‌به‌گام

## راهنمایی
hint-win = ⁧برد در { $plies } حرکت⁩
hint-draw = مساوی
hint-loss = ⁧باخت در { $plies } حرکت⁩

## آنچه می‌توان انتظار داشت
chances-perfect = رایانهٔ بی‌نقص شکست‌ناپذیر است. سعی کنید مساوی کنید.
chances-book = رایانه شکست‌ناپذیر است و دام می‌گذارد.
chances-flawless = رایانه از اینجا اشتباه نمی‌کند.
chances-casual = رایانهٔ ساده فقط دو حرکت جلوتر را می‌بیند. می‌توانید از آن ببرید.
chances-random = این رایانه تصادفی بازی می‌کند.
chances-broken = این رایانه یک باگ دارد. شاید بتوانید از آن ببرید.

## پاسخ
answers-hidden = پاسخ‌ها پنهان‌اند.
answers-trying = حرکت بهتری پیدا کنید.
recommendation-label = پیشنهاد:
recommendation-waiting = در حال جست‌وجو…
recommendation-failed = بدون موتور نمی‌توان حرکتی پیشنهاد کرد.
# Follows the move.
recommendation-worth = ، { $worth }
value-draw = مساوی

## مقایسه
card-title = دو جست‌وجو از این وضعیت
nodes-unit = گره
saving = همان حرکت، با گره‌هایی *{ $ratio } برابر کمتر*.
saving-none = هرس اینجا صرفه‌جویی نمی‌کند. هر دو جست‌وجو همان { NUMBER($nodes) } گره را بررسی می‌کنند.
slow-race-button = مسابقهٔ آهسته
slow-race-short = مسابقه
pruning-short = هرس

## بازیکنان
players-versus = حریف: { $name }
players-people = دو نفر
players-both = { $x } – { $o }
name-perfect = بی‌نقص
name-book = کتاب گشایش
name-casual = ساده
name-random = تصادفی

## آنچه پذیرفته نمی‌شود
refused-taken = { $player } پیش‌تر در { PLAY($cell) } بازی کرده است. خانه‌ای خالی انتخاب کنید.
refused-turn = نوبت رایانه است.
refused-undo = حرکتی برای پس گرفتن وجود ندارد.
refused-redo = حرکتی برای انجام دوباره وجود ندارد.
refused-loading = موتور هنوز آماده نیست.
