### The table in the browser: pages, lobby, settings, help. It names no game.

## page

page-description = Big board games by the letter of their rulebooks, at a table in the browser.
page-noscript = Rulewright needs JavaScript. Without it, play in the terminal: rulewright play --terminal
page-skip = Skip to the content
page-nav = Pages
page-new = New table
page-law = The law
page-me = You

## home

home-motto = Big board games by the letter of their rulebooks. Sit down alone against bots, around one screen, or with friends far away: the table deals, judges and remembers, and tells you what you may do and why.
home-own-table = Set up your own table
home-mine = Your tables
home-listed = Tables open to all
home-more = { $n } more
home-record = A saved match
home-record-about = Open the record of a match to look at it again, or to play on from it.
home-record-bring = Open a record

## lobby

lobby-title = The table is ready
lobby-open = free seat
lobby-bot = bot
lobby-bot-level = Bot ({ $level })
lobby-bot-name-greedy = good
lobby-bot-name-random = random
lobby-you = you
lobby-here = at the table
lobby-away = not connected
lobby-copy-seat = Copy the link to this seat
lobby-copy-watch = Copy the link for spectators
lobby-copied = Copied
lobby-seat-bot = Seat a bot
lobby-guest = Guest
lobby-your-turn = Your turn
lobby-status-open = Waiting for players
lobby-status-playing = In play
lobby-status-over = Ended
lobby-status-frozen = Frozen

## new

new-title = A new table: { $game }
new-who = Who sits where
new-who-about = Take several seats yourself to play around one screen. A free seat gets a link that you can send to a friend.
new-earlier = { $name }: one seat earlier
new-later = { $name }: one seat later
new-first = Who begins
new-by-lot = by lot
new-me = I play
new-open = Free, for a friend
new-clock = Time
new-clock-none = No clock.
new-clock-none-about = Take all the time you want.
new-clock-live = In one sitting.
new-clock-live-about = Minutes for the whole match.
new-clock-days = Over days.
new-clock-days-about = Days for every answer.
new-minutes = Minutes for each player
new-increment = Seconds gained with each answer
new-days = Days for each answer
new-listed = Open to all.
new-listed-about = Anybody on this server may find and watch the table.
new-begin = Sit down

## seat

seat-title = A seat is kept for you
seat-about = Tell the others what to call you, and sit down. No account is needed.
seat-name = Your name
seat-sit = Sit down

## recover

recover-title = Welcome back
recover-about = This link makes this device yours: your name, your seats and your matches.
recover-about-other = This device now belongs to { FORM($name, "the") }. The link makes it that of whoever kept the link.
recover-do = Yes, that is me

## me

me-title = You
me-name = Your name at the table
me-save = Save
me-saved = Saved.
me-recovery = On another device
me-recovery-about = Keep a recovery link in a safe place: whoever opens it is you.
me-recovery-copy = Copy the link
me-recovery-once = It is shown only now.
me-recovery-new = Make a link
me-told = When it is your turn
me-told-about = The table can notify you once for every turn while you are away.
me-push-start = Notify me here
me-push-stop = No more notifications
me-push-impossible = This browser knows no notifications for this page.
me-push-denied = This browser was told not to let this page notify you.
me-webhook = Address that is called (webhook)

## push: a notification of the system

push-title = Your turn
push-body = Somebody is waiting for you at the table.

## settings

settings-title = Preferences
settings-language = Language
settings-theme = Appearance
settings-theme-system = as on this device
settings-theme-light = light
settings-theme-dark = dark
settings-coach = A line of advice for beginners
settings-careful = Confirm what cannot be taken back
settings-forward = Answer by itself what leaves no choice, with bots alone
settings-contrast = High contrast, letters for symbols
settings-motion = Animations
settings-sound = Sounds
settings-pace = Moves of others
settings-pace-none = all at once
settings-pace-usual = one after the other
settings-pace-calm = slowly

## table

table-prompt = The question
table-answers = Possible answers
table-looking-back = You are looking at an earlier moment.
table-skip = Skip
table-waits-for =
    { $bot ->
        [yes] { FORM($name, "The") } is thinking…
       *[no] Waiting for { FORM($name, "the") }…
    }
table-law = Law { $paragraph }
table-law-open = Read the paragraph
table-confirm = Yes: { $what }
table-mark-reveals = can’t be undone
table-mark-rolls = rolls the dice
table-mark-ends = ends your turn
table-mark-phase = ends this part of your turn
table-mark-over = ends the game
table-consent-needed = to take it back, everybody must agree
table-only-answer = There is only this answer. You are asked all the same, so that nobody can tell from a pause what you hold.
table-only-answer-alone = There is only this answer now.
table-odds = Odds
table-odds-none = Nothing is left to chance here.
table-back = Back
table-list =
    { $n ->
        [one] The answer
       *[other] All { $n } answers
    }
table-why-ask = Why is it not offered? Type an answer, such as those above
table-no-options = You are not asked anything at the moment.
table-log = What happened
table-log-older = Earlier turns
table-log-look = Show the board as it was
table-log-empty = Nothing has happened yet.
table-chat = Talk
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-close = Close
table-why-title = Why not “{ $what }”?
table-why-offered = It is offered: nothing stands in its way.
table-why-after = It can be chosen after { $first }.
table-quoted = “{ $what }”
table-why-only-asked = Ask when it is your turn to answer.
table-curtain = { FORM($name, "The") } is next
table-curtain-look-away = Hand over the screen. Everybody else looks away.
table-curtain-ready = I am { FORM($name, "the") }
table-past = An earlier moment
table-past-first = To the beginning
table-past-back = One step back
table-past-on = One step on
table-past-run = Show it step by step
table-past-where = Where in the match
table-past-at = { $number } of { $last }
table-past-seat = As seen from
table-past-all = Everybody, cards open
table-what-if = Play on as { FORM($name, "the") }
table-what-if-about = What if you played { FORM($name, "the") } yourself from this moment on? It becomes a match of its own.
table-present = Back to now
table-over = The match is over
table-rematch = Another match as { FORM($name, "the") }
table-results = The result
table-another = Another match
table-same-again = The same again
table-you-won = You have won!
table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-replay = Look at it again
table-share = Copy a link to it
table-export = Save the record
table-home = All tables
table-seed = All chance came from the seed { $seed }.
table-seed-hash = All chance comes from a seed fixed at the start. Its fingerprint is { $hash }; the seed is told at the end.
table-loading = The table is being set up…
table-connection-lost = The connection is lost. Nothing is lost with it; we keep trying.
table-connection-refused = The server does not know you any more.
table-connection-old = The server is newer than this page: load it again.
table-try-now = Try now
table-reload = Load again
table-seats = Seats
table-leave = Leave the seat
table-leave-sure = Yes, a bot may play on
table-come-back = Take the seat back
table-replace = Let a bot play on
table-side = Players and log
table-board-of = The board of { FORM($name, "the") }
table-tab-log = Log
table-tab-list = Answers
table-tab-chat = Talk
table-tab-menu = Table
table-tab-law = Law
table-verbatim = { $text }
    .the = { $text }
    .of = { $text }’s
table-marked = { $name } { $mark }
    .the = { FORM($name, "the") } { $mark }
    .of = { FORM($name, "the") } { $mark }’s
table-undone-by = { FORM($name, "the") } took a step back.
table-undone = A step was taken back.
table-undo = Undo
table-help = Help
table-outline = The table in words
table-undo-sure = Take this back?
table-undo-about = With it goes all that happened since: moves of others, cards, dice. If nothing else changes, they come again as they came.
table-undo-yes = Take it back
table-undo-no = Leave it
table-undo-asked = { FORM($name, "The") } wants to go further back
table-undo-waits = Everybody at the table must agree.
table-undo-withdraw = Never mind
table-undo-refused = Not everybody agreed to go back.
table-agree = I agree
table-disagree = No
table-refused-late = That question has been answered already.
table-refused-no-such-question = There is no way back to that moment.
table-refused-not-offered = That is not offered here.
table-refused-not-yours = That is for somebody else to decide.
table-refused-away = A bot plays on your seat. Take it back first.
table-refused-not-playing = The match is not being played at the moment.
table-refused-no-such-undo = Nobody is asking to go back any more.
table-refused-bad-orders = The game knows no such order.
table-refused-bad-text = Nothing readable is left of that.
table-refused-not-here = Sit down at the table first.
table-refused-too-many = That is too much at once.
table-refused-cannot-tell = The table cannot say why at this moment.
table-refused-bad-message = The server did not understand that.
table-refused-too-fast = Too fast: wait a moment.
table-refused-failed = Something failed. Nothing was changed.
table-refused-refused = The server refused that.
table-refused-no-server = The server does not answer. Is it running?
table-refused-no-such-match = There is no such match, or it is private.
table-refused-no-such-seat = The link leads to no seat.
table-refused-taken = Somebody sits there already.
table-refused-seated = You sit at this table already.
table-refused-not-over = Only when the match is over.
table-refused-in-campaign = A campaign goes on with its next match.
table-refused-no-campaign = This match is none of a campaign.
table-refused-no-person = Say who you are first.
table-refused-no-such-person = The recovery link leads to nobody any more.
table-refused-bad-name = Nothing readable is left of that name.
table-refused-bad-webhook = The server may not call that address.
table-refused-bad-push = The browser’s subscription was not understood.
table-refused-push-failed = The browser did not allow notifications.
table-refused-bad-options = The game does not allow these options together.
table-refused-bad-seats = The seats do not fit the match.
table-refused-bad-clock = There is no such clock.
table-refused-no-such-bot = There is no such bot.
table-refused-bad-record = That file is no record of a match.
table-refused-truncated-record = The end of the record is missing.
table-refused-altered-record = The record was altered, or does not fit its game.
table-refused-other-version = The record was made under other rules.
table-refused-no-such-game = This server does not know that game.
table-refused-too-large = That file is too large.
table-refused-bad-body = The server did not understand what was sent.
table-refused-bad-header = The link to watch is not complete.
table-refused-bad-length = The server did not understand how much was sent.
table-refused-bad-method = This cannot be done here.
table-refused-bad-query = The server did not understand the question.
table-refused-bad-type = The server does not take files of this kind here.
table-refused-foreign-origin = The page came from another server. Open the table at its own address.
table-refused-headers-too-large = The browser sent too much along. Remove old cookies of this server.
table-refused-no-such-paragraph = The law has no such paragraph.
table-refused-no-such-path = There is nothing here.
table-refused-not-away = You sit at your place yourself.
table-refused-target-too-long = That address is too long.
table-refused-too-slow = It took too long to arrive. Try again.

## table.seat: who sits there, and how it stands with them

table-seat-on-turn = on turn
table-seat-asked = is asked
table-seat-bot = bot, { $bot }
table-seat-here = connected
table-seat-away = not connected
table-seat-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
table-seat-won = has won
table-seat-point = Point at anything to learn what it is for.

## law

law-title = The law of { $game }
law-search = Search the law
law-hits =
    { $n ->
        [0] No paragraph holds these words.
        [one] One paragraph
       *[other] { $n } paragraphs
    }
law-path = Above it
law-contents = Contents
law-below = Below it
law-rulings = Rulings
law-examples = Examples
law-paragraphs = Paragraphs
law-rulings-about = Points that the rulebooks leave open, and how they are settled here.
law-examples-about = Small positions with what must come out of them.
law-unknown = There is no paragraph { $paragraph }.
law-about = The rules in our own words, numbered like the printed law.
law-unreachable = The law cannot be reached at the moment.

## help

help-aim = What it is about
help-use = How the table is used
help-narrow = What glows can be chosen, also before an action: a click narrows the choice, and decides where one answer is left. Everything you can do is also a button or in the list of answers; what is greyed says why it is not possible now.
help-wonder = Right click, or press long, on something that does not glow: the table says why not.
help-numbers = choose from the list
help-enter = confirm
help-escape = one step back
help-space-key = Space
help-space = Skip what others are doing
help-tab = to the next thing that can be chosen
help-undo = take back the last answer
help-law = the paragraph behind the question
help-why = why is what I point at not offered?
help-list = list of answers
help-board = my board
help-outline = the table in words
help-chat = talk
help-arrows = step through what happened
help-help = this page

## lost

lost-page = There is nothing here
lost-page-help = The address may have been cut off when it was copied.
lost-match = This table cannot be found
lost-match-help = The match is private, or the link is not complete. Ask whoever made it for a link to watch.
lost-unreachable = The server cannot be reached
lost-unreachable-help = Your tables are safe there. Try again in a moment.

## orders

orders-title = Standing orders
orders-about = The table answers these questions for you, after the usual pause. Only you see that it was an order.
orders-ask = ask me
