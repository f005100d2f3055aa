"""Lessons: a prepared match with a script that somebody follows at the table, and may leave at any moment.

A lesson is data: a position, and steps that say at which question what would be a good answer, and why (`lesson`).
Where somebody stands in it follows from what they have answered (`guide`), so that it can be left, resumed and taken
back like the match itself.
"""
