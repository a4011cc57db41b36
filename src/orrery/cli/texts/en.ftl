# Words of the terminal that belong to no game.

player = Player { $number }
you = (you)
round = round { $round }
forced = (the only move)
and = and

ask-seats = How many players, { $low } to { $high }?
ask-people = How many of them are people at this keyboard, 1 to { $seats }?
ask-level = How strong are the bots: { $levels }?
level-random = random
level-greedy = greedy
level-easy = easy
level-normal = normal
level-hard = hard
ask-resume = There is an unfinished game with { $moves ->
    [one] one move
   *[other] { $moves } moves
  }. Go on with it?
ask-again = Another game?
yes-no = [Y/n]
yes-answers = y yes
no-answers = n no
want-number = Please type a number from { $low } to { $high }.
want-yes-no = Please type y or n.

open-seed = Open seed { $seed }: whoever knows it may know what comes.
news = Since your last turn:
thinking = { $name } is thinking …
look-away = It is { $name }'s turn; everybody else looks away. Press Enter.
prompt = { $name }, your move ({ $moves ->
    [one] 1
   *[other] 1 to { $moves }
  }, ? for help):
not-understood = That is not one of the moves. Type a number from 1 to { $moves }, or ? for help.
help =
    A number makes that move.
      u  take back the last move       l  all that has happened
      w  why not? such as: w 1b        r  the rules, in chapters
      ?  this help                     q  stop; the game is saved
ask-why = Why not what? Name { $things }:
things = a thing on the table
no-such-thing = There is no such thing. Name { $things }.
why-possible = That can be used now; look for it among the moves.
why-not-asked = That is no matter of the present question.
why-not-your-turn = It is not your turn.
says-rule = The rule: { $rule }
ask-chapter = Which chapter, 1 to { $chapters }, or a for all? Enter goes back.
no-rules = This game has no rules in words here.
undone = Taken back.
undo-learned = That cannot be taken back: since then a die was rolled or something new came to light.
undo-others-moved = That cannot be taken back: somebody else has moved since.
undo-nothing-to-undo = There is nothing to take back yet.

total = total
place = place
winner = { $name } wins.
winners = { $names } share the win.
kept = The record of this game: { $path }
saved = The game is saved; go on with: orrery play --resume
goodbye = Goodbye.
replay-at = After { $at } of { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.

games-seats = { $low } to { $high } players.
games-rules = Rules version { $version }.
games-options = Options (the default first):
games-content = Content { $digest }:
source-rulebook = { $count } from the rulebook
source-inferred = { $count } inferred
source-reconstructed = { $count } reconstructed
