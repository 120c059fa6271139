### Words about lines of moves, in Play, Practise and the horizon room.

## چگونه یک خط می‌برد
mistake-loses-at-once = حالا { $player } با { PLAY($cell) } بی‌درنگ می‌برد.
mistake-loses-by-fork = { $player } در { PLAY($cell) } بازی می‌کند و تهدید دوگانه می‌سازد. فقط جلوی یکی از دو تهدید را می‌توان گرفت.
mistake-loses-by-later-fork = { $player } در { PLAY($cell) } بازی می‌کند، که باید به آن پاسخ داد، و سپس با { $twice } تهدید دوگانه می‌سازد. فقط جلوی یکی از دو تهدید را می‌توان گرفت.
mistake-missed-at-once = { $player } می‌توانست با { PLAY($cell) } بی‌درنگ ببرد.
mistake-missed-by-fork = { $player } می‌توانست با { PLAY($cell) } تهدید دوگانه بسازد.
mistake-missed-by-later-fork = { $player } می‌توانست با { PLAY($cell) } شروع کند و سپس با { $twice } تهدید دوگانه بسازد.

## گام‌های یک خط
line-buttons = مسیر روی صفحهٔ بازی
moves-start = شروع
line-at = { $number } از { $moves }: { $player } در { $move } بازی می‌کند
line-before = پیش از اولین حرکت
line-first = رفتن به ابتدا
line-back = عقب
line-last = رفتن به پایان
