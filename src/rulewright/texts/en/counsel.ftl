### Help while playing: advice, what an answer does, warnings, and what was lost.

counsel-advice = Advice
counsel-ask = What would a good player do?
counsel-thinking = Thinking…
counsel-best = Best
counsel-next = Next best
counsel-close = nearly as good
counsel-weaker = clearly weaker
counsel-choose = Choose this
counsel-no-reason = No single reason stands out.
counsel-none = There is nothing to advise here.
counsel-knows = It knows only what you may know.
counsel-points =
    { $way ->
        [gain] { $n ->
            [one] It brings { $n } point.
           *[other] It brings { $n } points.
        }
       *[cost] { $n ->
            [one] It costs { $n } point.
           *[other] It costs { $n } points.
        }
    }
counsel-points-about =
    { $way ->
        [gain] { $n ->
            [one] It brings about { $n } point.
           *[other] It brings about { $n } points.
        }
       *[cost] { $n ->
            [one] It costs about { $n } point.
           *[other] It costs about { $n } points.
        }
    }
counsel-does = What it does
counsel-beware = Beware
counsel-then = Then: { $question }
counsel-lost = What you lost
counsel-seen = Understood
counsel-offer = Advice is given here only if everybody at the table agrees.
counsel-wanted = Advice is wanted at this table, for everybody or for nobody, by: { $names }.
counsel-agree = Allow advice
counsel-waiting = You allow advice. Still to agree: { $names }.
counsel-end = No more advice
table-refused-no-advice = Advice is given here only if everybody agrees.
table-refused-thinking = Your last question is still being thought about.
ui-advice = What a good player would do:
ui-does_usage = Write the answer after it, such as: does { $example }
ui-does_nothing = There is nothing more to say about it.
ui-odds_usage = Write the answer after it, such as: odds { $example }
ui-odds_none = Nothing is left to chance there.
