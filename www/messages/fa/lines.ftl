### Words about lines of moves, in Play, Practise and the horizon room.

## چگونه یک خط می‌برد
why-loses-at-once = حالا { $player } با { PLAY($cell) } بی‌درنگ می‌برد.
why-loses-by-fork = { $player } در { PLAY($cell) } بازی می‌کند و تهدید دوگانه می‌سازد. فقط جلوی یکی از دو تهدید را می‌توان گرفت.
why-loses-by-later-fork = { $player } در { PLAY($cell) } بازی می‌کند، که باید به آن پاسخ داد، و سپس با { $twice } تهدید دوگانه می‌سازد. فقط جلوی یکی از دو تهدید را می‌توان گرفت.
why-missed-at-once = { $player } می‌توانست با { PLAY($cell) } بی‌درنگ ببرد.
why-missed-by-fork = { $player } می‌توانست با { PLAY($cell) } تهدید دوگانه بسازد.
why-missed-by-later-fork = { $player } می‌توانست با { PLAY($cell) } شروع کند و سپس با { $twice } تهدید دوگانه بسازد.

## گام‌های یک خط
line-buttons = مسیر روی صفحهٔ بازی
moves-start = شروع
best-play-at = { $number } از { $moves }: { $player } در { $move } بازی می‌کند
best-play-start = پیش از اولین حرکت
best-play-first = رفتن به ابتدا
best-play-back = عقب
best-play-last = رفتن به پایان
