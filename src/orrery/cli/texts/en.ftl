# Words of the terminal that belong to no game.

player = Player { $number }
bot = Bot { $number }
you = (you)
automaton = Automaton
round = round { $round }
forced = (the only move)
and = and

ask-seats = How many players, { $low } to { $high }?
ask-people = How many of them play at this keyboard, 1 to { $seats }?
ask-level = How strong are the bots: { $levels }?
level-random = Random
level-greedy = Quick
level-easy = Easy
level-normal = Normal
level-hard = Hard
unfinished = There is an unfinished game of { $title }: { $who }; { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, last played { $when }.
ask-resume = Do you want to go on with it?
ask-again = Do you want to play again?
ask-pays = You pay { $paid }. There is no other way to pay. Do it?
ask-sure = You cannot take that move back. Are you sure?
yes-no = (Enter = yes, n = no)
yes-answers = y yes
no-answers = n no
want-number = Please type a number from { $low } to { $high }.
want-yes-no = Please type y or n.

open-seed = The seed { $seed } was chosen, so whoever plays with it again has the same luck.
new-here = Are you new here? Type r for the rules, or ? for help.
only-move = You had only one move, so it was made for you: { $move }
go-on = Press Enter to go on.
more = Enter for more, q to stop
news = Since your last turn:
thinking = { $name } is thinking …
look-away = It is { $name }'s turn. Everybody else, please look away. Press Enter.
prompt = { $name }, your move ({ $moves ->
    [one] 1
   *[other] 1 to { $moves }
  }, ? for help):
gather-hint = Type your whole answer at once, as numbers with spaces between them. To choose something twice, type its number twice.
gather-less = Your answer is not complete. Type all the numbers at once, with spaces between them.
gather-more = These do not go together, or there are too many of them.
not-understood = That is not one of the moves. Type a number from 1 to { $moves }, or ? for help.
help =
    Type a number to make that move.
      t  show the whole table again    l  show all that has happened
      w  ask why not, such as: w 1b    r  read the rules
      u  take back the last move       q  stop; the game is saved
      ?  show this help                Enter  show the table again
    If you have only one move, it is made for you, and you are told.
help-undo = You can take a move back until somebody learns something new from it, or another player moves.
ask-why = What do you want to ask about? Name { $things }:
things = a thing on the table
no-such-thing = There is no such thing. Name { $things }.
why-possible = You can do that now: { $count ->
    [one] move
   *[other] moves
  } { $numbers }.
why-not-asked = The question is about something else now.
why-not-your-turn = It is not your turn.
says-rule = The rule: { $rule }
ask-chapter = Which chapter do you want, 1 to { $chapters }, or a for all? Press Enter to go back.
no-log = Nothing has happened yet.
no-rules = The rules of this game are not written down here.
undone = Taken back.
undo-learned = You cannot take that back: a die was rolled or something new was turned up.
undo-others-moved = You cannot take that back: somebody else has moved since.
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
saved = The game is saved. To go on with it, type: { $command }
goodbye = Goodbye.
replay-at = After { $at } of { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.

games-players = { $low } to { $high } players
games-more = For more about a game:
games-seats = { $low } to { $high } players.
games-rules = Rules version { $version }.
games-options = Options (the default first):
games-content = Content { $digest }, with one entry for each kind of tile or card and for each deck:
source-printed = entries copied from the printed game: { $count }
source-rulebook = entries from the rulebook: { $count }
source-inferred = entries inferred from what the rulebook says: { $count }
source-reconstructed = entries reconstructed: { $count }

suggested = Suggested: { $what }

## Facts that the rules state

amount = { $number } { $thing }
nothing = nothing

## Series

series-match = match of three games
series-points = points
series-over = The series is over.
series-ask-next = Do you want to play the next game now?
series-ask-again = Do you want to play this game again now?
series-kept = The games of this series so far; the lobby of the page can load them:
