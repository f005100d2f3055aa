### Lessons: what is the same in all of them, and the page on which one chooses.

table-lesson-another-way = That works too. The lesson had something else in mind, but nothing is lost: it goes on from here.
table-refused-no-such-lesson = There is no such lesson.
lesson-title = Lesson: { $title }
lesson-step = Step { $step } of { $steps }
lesson-page = Page { $page } of { $pages }
lesson-next = Next
lesson-back = Back
lesson-show-me = Show me
lesson-quiet = The lesson goes on as soon as it has something to say. Play on as you think best.
lesson-watch = Watch what the others do.
lesson-over = The lesson is over
lesson-play-on = Play this match to its end
lesson-last = That was the last hint: play on as you like.
lesson-next-lesson = Next lesson
lesson-all = All lessons
lesson-leave = Leave the lesson
lesson-take-up = Take up the lesson
lesson-fold = Fold up
lesson-unfold = Unfold
lesson-law = Law { $paragraph }
lesson-done = done
lesson-minutes =
    { $n ->
        [one] about { $n } minute
       *[other] about { $n } minutes
    }
lesson-learn = Learn
lesson-choose = Learn { $game }
lesson-choose-about = A lesson is a real match, prepared, with somebody beside you who says what is what. Nothing can go wrong, and when it is over you may play on.
