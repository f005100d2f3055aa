"""How Root is put into words.

`nouns` names things, `telling` says what happened, `asking` questions and answers, all as far as they are common to all
factions.  What a faction says in its own way is its `Tongue`, in its own folder.  `voice` puts everything together.
"""
