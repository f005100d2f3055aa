### The lesson of the Riverfolk Company.

root-lesson-riverfolk-title = The Riverfolk Company
root-lesson-riverfolk-about = Services for everybody, and funds made of what they pay.

root-lesson-riverfolk-welcome = The otters are yours. Others buy your cards, boats and warriors at the start of their turns; the warriors they pay with lie on your board as funds. With funds you do everything.
root-lesson-riverfolk-post = A trade post scores at once and brings customers. It costs two funds of whoever rules the clearing, and you have two orange ones. Choose “Trade post”.
root-lesson-riverfolk-not-post = That works too. Two orange funds would found a trade post, though: two points at once.
root-lesson-riverfolk-post-where = The Marquise rules these clearings, so her warriors pay. Clearing 6 is a good place: she has pieces there and may buy one service more.
root-lesson-riverfolk-founded = Two points, and a warrior guards the post. If it falls, you lose half of your funds.
root-lesson-riverfolk-draw = What you commit comes back in your next Birdsong. Commit a fund and draw a card: choose “Draw”. Everybody sees it, and may buy it.
root-lesson-riverfolk-not-draw = As you like. Cards in your open hand are wares.
root-lesson-riverfolk-done = While a trade post stands, every two funds that you keep score a point in Birdsong. So keep some, and end your Daylight.
root-lesson-riverfolk-price = Here you may change what your services cost. At a price of one, cards sell best, and every warrior paid is a fund. That is what yours cost: choose “Keep the prices”. Then the Marquise begins her turn, and may buy.
root-lesson-riverfolk-changed = Good too. Prices hold until your next Evening; choose “Keep the prices” when all are as you like.
root-lesson-riverfolk-paid = The Marquise has had her turn. At its start she could buy a card that she saw in your hand, boats, or your warriors for a day. You are not asked: whoever pays the price is served, and pays with warriors from the supply. The log says what she bought.
root-lesson-riverfolk-gathered = Your Birdsong went by itself. If nobody had paid, two of your own warriors filled Payments. Then, with a trade post standing, funds you had kept scored dividends. Then all warriors on your board became funds: what was paid, and what you committed. With them you go on as you like.

root-lesson-riverfolk-end = That is the Company: useful to all, and paid for it. Play on, or take another lesson.
