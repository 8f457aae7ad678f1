# Learning: the list of lessons, the page of a lesson, and the frame of the rules.

learn-title = Learn by playing
learn-about = Play a real position right away. Every lesson says one thing at a time, and explains what does not work and why.
learn-games = Games
learn-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
learn-begin = Begin
learn-resume = Go on
learn-repeat = Play again
learn-state-done = Done
learn-rules = Rules
learn-rules-open = Read the rules
learn-play = Play against a bot
learn-failed = The lessons could not be loaded.
learn-lesson-failed = This lesson could not be loaded.

learn-you = You
learn-exit = End the lesson
learn-back = One step back
learn-next = Next
learn-continue = Continue
learn-understood = Got it
learn-show = Show me
learn-again = Once more
learn-step = Step { $step } of { $steps }
learn-well-done = Well done!
learn-aside = That would be allowed. But let’s do first what this step is about.
learn-result = The result
learn-to-lessons = All lessons
learn-next-lesson = Next lesson: { $title }
learn-start-over = From the beginning
