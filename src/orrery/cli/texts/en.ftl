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
unfinished = There is an unfinished game of { $title }: { $who }; { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, last played { $when }.
ask-resume = Go on with it?
ask-again = Another game?
ask-pays = You pay { $paid }: there is no other way. Do it?
ask-sure = That move cannot be taken back. Sure?
yes-no = (Enter = yes, n = no)
yes-answers = y yes
no-answers = n no
want-number = Please type a number from { $low } to { $high }.
want-yes-no = Please type y or n.

open-seed = The seed { $seed } was typed in: whoever plays with it again has the same luck.
new-here = New here? Type r for the rules, ? for help.
only-move = There was no choice, so it was done for you: { $move }
go-on = Press Enter to go on.
more = Enter: more, q: enough
news = Since your last turn:
thinking = { $name } is thinking …
look-away = It is { $name }'s turn; everybody else looks away. Press Enter.
prompt = { $name }, your move ({ $moves ->
    [one] 1
   *[other] 1 to { $moves }
  }, ? for help):
gather-hint = Your whole answer at once: numbers with spaces between; the same number twice for two of a kind.
gather-less = That is not a whole answer yet: type all numbers at once, with spaces between.
gather-more = These do not go together, or are more than it takes.
not-understood = That is not one of the moves. Type a number from 1 to { $moves }, or ? for help.
help =
    A number makes that move.
      t  the table again, in full      l  all that has happened
      w  why not? such as: w 1b        r  the rules, in chapters
      u  take back the last move       q  stop; the game is saved
      ?  this help                     Enter  the table again
    If you have only one move, it is made for you, and you are told.
help-undo = A move can be taken back until somebody learns something new from it, or another player moves.
ask-why = Why not what? Name { $things }:
things = a thing on the table
no-such-thing = There is no such thing. Name { $things }.
why-possible = That is possible now: { $count ->
    [one] move
   *[other] moves
  } { $numbers }.
why-not-asked = That cannot be chosen now.
why-not-your-turn = It is not your turn.
says-rule = The rule: { $rule }
ask-chapter = Which chapter, 1 to { $chapters }, or a for all? Enter goes back.
no-log = Nothing has happened yet.
no-rules = This game has no rules in words here.
undone = Taken back.
undo-learned = That cannot be taken back: since then a die was rolled or something new came to light.
undo-others-moved = That cannot be taken back: somebody else has moved since.
undo-nothing-to-undo = There is nothing to take back yet.

total = total
place = place
place-reached = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
winner = { $name } wins.
winners = { $names } share the win.
kept = The record of this game:
saved = The game is saved; go on with: { $command }
goodbye = Goodbye.
replay-at = After { $at } of { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.

games-seats = { $low } to { $high } players.
games-rules = Rules version { $version }.
games-options = Options (the default first):
games-content = Content { $digest }, an entry for each kind of tile or card and each deck:
source-printed = entries copied from the printed game: { $count }
source-rulebook = entries from the rulebook: { $count }
source-inferred = entries inferred from what the rulebook says: { $count }
source-reconstructed = entries reconstructed: { $count }

suggested = As suggested: { $what }

## Facts that the rules state

amount = { $number } { $thing }
nothing = nothing
