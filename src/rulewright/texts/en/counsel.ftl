### Help while playing: advice, what an answer does, warnings, and what was lost.

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
table-refused-no-advice = Advice is given here only if everybody agrees.
table-refused-thinking = Your last question is still being thought about.
