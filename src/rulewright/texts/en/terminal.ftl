### What the terminal says around every game.

ui-welcome = Welcome to { $game }. Press Enter to take the proposal in brackets; q leaves.
ui-choose = Type a number
ui-bad_choice = Please type a number from 1 to { $most }, or just press Enter.
ui-opponents = How many opponents?
ui-opponent_count =
    { $n ->
        [one] { $n } opponent
       *[other] { $n } opponents
    }: { $names }
ui-players = How many players?
ui-player_count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }: { $names }
ui-who_are_you = Which seat is yours?
ui-started = Seats: { $seats }. Seed { $seed }.
ui-bots = Played by the machine ({ $bot }): { $names }.
ui-resumed =
    Resumed after { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }.
ui-help_short = Type a number or a move; ? shows the law; help lists everything else.
ui-turn_of = { FORM($name, "The") } is asked
ui-only = Only one answer is possible: { $label }.
ui-unknown = “{ $text }” is not offered here. Type one of the numbers, or: why { $text }
ui-ambiguous = “{ $text }” could be { $options }.
ui-stopped = Done so far: { $done }. “{ $text }” is not offered now.
ui-for_other = That is for { FORM($name, "the") } to decide, who has not been asked yet.
ui-why_usage = Write the move after it, such as: why { $example }
ui-why_offered = { $text } is offered: nothing stands in its way.
ui-why_title = { $text } is not offered:
ui-why_unasked = The question open now is not about that.
ui-why_unknown = There is no “{ $text }”: no answer is written so.
ui-undone = Taken back: { $label }.
ui-undo_nothing = Nothing to take back: undo reaches back to the last time dice fell, hidden cards moved or somebody else was asked.
ui-saved = Saved to { $file }.
ui-not_saved = It could not be saved: { $problem }
ui-left = Goodbye. The game is saved; go on with:
ui-left_early = Goodbye.
ui-over = The game is over.
ui-winner =
    { FORM($names, "The") } { $n ->
        [one] wins
       *[other] win
    } ({ $reason }).
ui-no_winner = Nobody wins ({ $reason }).
ui-sources = Where the points came from
ui-sources_of = { $who } { $total }: { $sources }
ui-source = { $source } { $points }
ui-source_begun = From the beginning
ui-replay_hint = Look at it again with:
ui-take_seat = { FORM($name, "The") } is next. Press Enter when you have taken the seat and nobody else looks.
ui-log_empty = Nothing has happened yet.
ui-rules_usage = Write a number after it, such as: rules { $example }
ui-rules_none = This question names no paragraph.
ui-your_choice = Your choice
ui-thinking = { FORM($name, "The") } is thinking…
ui-no_hand = You hold nothing.
ui-as_seen_by = as { FORM($name, "the") } sees it
ui-taken_back = Taken back: the game went on from answer { $number }.
ui-help =
    a number        choose that option
    march 1>9 3     the same in words: one option after the other
    ?               the paragraphs of the law behind the question
    why march 1>9   why a move is not offered
    advise          what a good player would do, and why
    does 1          what an answer does, costs and scores
    odds 1          the odds of an answer, with what they come to
    undo            take back your last answer, as long as no dice fell, no
                    hidden card moved and nobody else was asked since
    map, board      draw the map; show all faction boards
    hand            your cards with cost and effect
    log [20]        what happened
    rules 4.3.1     any paragraph of the law
    save [FILE]     save the game and play on
    quit            save the game and leave

## The law browser

ui-law_code = Code
ui-law_tests = Tests
ui-law_nothing = Nothing in the law holds all these words.
ui-law_later = Not promised now: { $reason }
ui-law_unpromised = Not promised now.
ui-law_untestable = { $kind }: there is nothing to test in it.
ui-law_exception = Exception: { $reason }
ui-law_wanted = Wants code and a test.
