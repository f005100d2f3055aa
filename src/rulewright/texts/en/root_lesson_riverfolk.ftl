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
root-lesson-riverfolk-price = Now set your prices, one for each service. Cheap cards sell best; every warrior paid is a fund.

root-lesson-riverfolk-end = That is the Company: useful to all, and paid for it. Play on, or take another lesson.
