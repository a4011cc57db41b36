# The table and the replay.

## What is going on

table-loading = Opening the table …
table-your-turn = Your turn
table-turn-of = It is { $name }'s turn
table-turn-of-several = It is the turn of { $names }
table-thinking = { $name } is thinking …
table-waiting = Waiting for { $name }.
table-waiting-away = { $count ->
    [one] { $names } has not joined yet or has gone away.
   *[other] { $names } have not joined yet or have gone away.
  }
table-nobody = One moment …
table-looking-on = You are watching this game.
table-watching = You are watching
table-over = The game is over.
table-paused = The table is paused.
table-paused-owner = You have paused the table. Nobody can move until you go on.
table-paused-other = The owner has paused the table. Nobody can move for now.
table-go-on = Go on
table-away-you = A bot is playing for you.
table-come-back = Take my seat back
table-lost = No connection. Trying again …
table-lost-long = The server cannot be reached. Your moves are safe, and we keep trying.
table-connecting = Connecting …
table-sending = Sending …
table-open-seed = Open seed: { $seed }
table-own-content = This table uses its own cards, not those that come with Orrery.
table-open-seed-about = Somebody chose the seed of this table, so its luck could be known beforehand.
table-title-turn = ● Your turn · { $title }
table-board = Board
table-side = The question
table-side-tabs = Log, players and chat
table-rules-link = Rules
table-rules-about = What the rules say about this

## Moves

table-forced = You had only one move, so it was made for you: “{ $move }”.
table-to-board = To what can be chosen on the board
table-moves = Your moves
table-clear = Clear
table-choose = Which of these?
table-close = Close
table-undo = Take back
table-confirm-pays = You pay: { $pays }.
table-confirm-final = This cannot be taken back.
table-confirm-ends = This ends your turn. The others play next.
table-confirm-yes = Do it
table-confirm-no = Cancel
table-confirm-never = Do not ask again
table-send-none = Send: none
table-send-count = Send ({ $count })
table-gather-set = { $least ->
    [0] { $most ->
        [one] Choose up to one, then send.
       *[other] Choose up to { $most }, then send.
      }
   *[other] { $exact ->
        [yes] { $most ->
            [one] Choose one, then send.
           *[other] Choose { $most }, then send.
          }
       *[no] Choose { $least } to { $most }, then send.
      }
  }
table-gather-order = Choose in the order that you want, then send.
table-gather-fault = These do not go together.
table-gather-default = Suggested
table-pay-more = One more: { $what }
table-pay-less = One less: { $what }
table-pay = Pay
table-pay-total = In all: { $count }
table-pay-fault-less = This is not enough yet. Add something.
table-pay-fault-more = This is too much, or something in it does not fit.
undo-learned = You cannot take this back: a die was rolled or something new was turned up.
undo-others-moved = You cannot take this back: somebody else has moved since.
undo-nothing-to-undo = There is nothing to take back yet.
undo-over = The game is over.
undo-other = You cannot take this back now.

## Why not

table-why = Why not?
table-why-rule = The rule
table-why-none = You can use this, but not together with what you have chosen.
table-why-all-chosen = You have chosen as many as you can. Take one back first.
table-why-all-down = All of it is already in the payment.
table-why-possible = This is possible now. Choose it again.
table-why-not-asked = The question is about something else now.
table-why-not-your-turn = It is not your turn.
table-why-unknown = The rules do not allow that now.

## Log and chat

table-log = Log
table-log-empty = Nothing has happened yet.
table-news-left = { $number ->
    [one] One more line is in the log.
   *[other] { $number } more lines are in the log.
  }
table-log-news = Since your last turn
news-title = Since your last turn
news-to-me = What happened to you
news-gist = to you: { $what }
news-close = Close the summary
table-log-forced = only move
table-log-hidden = something hidden
table-chat = Chat
table-chat-empty = No messages yet. Say hello!
table-chat-silence = No messages yet.
table-chat-muted = The owner of the table does not let you write.
table-chat-muted-onlooker = Spectators can read along. They can write only if the owner of the table lets them.
table-chat-say = Say something
table-chat-send = Send
table-chat-left = { $left ->
    [one] one character left
   *[other] { $left } characters left
  }
table-chat-unread = { $count } new
table-chat-onlooker = a spectator
table-chat-new = { $name } says: { $text }

## Players

table-players = Players
table-seat = Seat { $number }
table-you = you
table-bot = bot
table-bot-number = Bot { $number }
automaton = Automaton
table-automaton = moves by rules
table-here = here
table-not-here = not here
table-free = free seat
table-away = a bot plays for now
table-conceded = has conceded
table-agreed = wants to end the game
table-to-play = to play
table-rename = Change my name
table-name = My name
table-name-ask = What is your name?
table-save = Save
table-cancel = Cancel
table-legend = All signs of this game
table-menu = Table menu
table-seat-more = More about seat { $number }
table-muted = may not write
table-muted-me = messages hidden
table-mute-me = Hide their messages
table-unmute-me = Show their messages
table-mute-all = Do not let them write
table-unmute-all = Let them write again
table-renew = Renew the link of the seat
table-renew-sure = The old link stops working, and pages opened with it close. The new link then stands here.
table-renewed = The new link. Send it to whoever is to have it.
table-put-out = Put out
table-put-out-sure = Their page closes, and their link stops working.
table-put-out-who = The seat goes to
table-put-out-free = whoever gets its new link
table-owner = For the owner
table-onlookers-write = Let spectators write
table-onlookers-silent = Do not let spectators write
table-onlookers-hide = Hide messages of spectators
table-onlookers-show = Show messages of spectators
table-renew-look = Renew the link for spectators
table-renew-look-sure = The old link stops working, and the pages of all spectators close. The new link then stands here.
table-renew-own = Renew my own link
table-renew-own-sure = Your old link stops working, and all pages opened with it close except this one. Whoever had it may know the links of the seats, too: renew those as well.
table-invite = Invite
table-invite-about = Whoever opens the link of a seat takes that seat. Send each link to one person only.
table-invite-bots = Bots have all the other seats. In this game they keep them, because the seats have secrets. To play with friends, open a new table.
table-invite-none = Bots have all the other seats. Give a seat to a person (⋯ beside the name), and its link appears here.
table-invite-local = These links work on this computer only. To let others in your network join, start the server with
table-invite-onlooker = For spectators
table-fill-bot = Give the seat to a bot: { $level }
table-fill-person = Give the seat to a person again
table-level = Strength
table-pause = Pause the table
table-abandon = Abandon the game
table-abandon-sure = The game ends for everybody without a result. It cannot be taken up again.
table-delete = Delete the table
table-delete-sure = The table, its log and its record will be gone for good, for everybody.
table-leave = Leave and let a bot play
table-leave-about = A bot plays for you until you come back. Bots rest while nobody has the table open. You can come back at any time with the same link.
table-leave-yes = Leave
table-concede = Concede
concede-ends = The game ends at once, and { $name } wins.
concede-series = The game does not count for the series and is played again.
concede-goes-on = The game goes on: a bot ({ $level }) plays your seat to the end, you cannot take it back, and you come after all who do not concede.
concede-people = { $names } { $count ->
    [one] plays on.
   *[other] play on.
  }
concede-bots = Only bots play on, and only while somebody has the table open.
table-agree = Propose to end the game now
table-agree-about = Once all people at the table agree, the game ends as it stands.
table-agree-no = Withdraw the proposal
table-agree-asked = { $names } would like to end the game as it stands.
table-agree-yes = Agree
table-agree-waiting = You would like to end the game. It ends when the others agree.
table-download = Download the record

## Keys

keys-title = Keys
keys-e = confirm, send, or make the move that ends the question
keys-u = take back
keys-b = to what can be chosen on the board
keys-m = to the list of moves
keys-n = to the next area
keys-p = to the previous area
keys-l = log
keys-g = players
keys-c = chat
keys-r = rules about the question
keys-s = all signs
keys-help = these keys
keys-tab = to what can be chosen next
keys-arrows = to what lies beside it
keys-enter = choose
keys-escape = one step back, close
keys-about = They do nothing while you type. You can switch the letters off in the settings.

## Turn notice

table-notice-body = { $title }: it is your turn.

## Hot seat

table-curtain-alone = There is something that only { $name } may see
table-curtain-about = Everybody else, please look away.
table-curtain-button = I am { $name }: show my table

## Tutorial

guide-title = Tutorial
guide-progress = { $turn } of { $turns }
guide-next = Next
guide-now = Your move now:
guide-instead = Please take what is marked.
guide-aim = the tutorial asks for this
guide-other = Also possible, but not carried out here: { $move }.
guide-others = The others are playing.
guide-end = That was the tutorial!
guide-free = Play a short game against Easy
guide-free-about = The short game has begun already: bots made the earlier moves, yours too. You play its end.
guide-lobby = Back to the lobby
guide-changed = This tutorial has changed since you began it, so it cannot go on from here.
guide-again = Begin it anew
guide-play-on = Play on freely

## Hints

table-hint = Hint
table-hint-lit = Click anything that is lit on the board to choose it. All your moves are in the list of moves, too.
table-hint-why = Click something that is not lit, and we tell you why you cannot choose it now.
table-hint-undo = “Take back” works until a die is rolled, something new is turned up or somebody else moves.
table-hint-rules = “Rules” beside the question opens the rules at the right place.
table-hint-next = Next hint
table-hint-last = Got it
table-hint-off = No more hints

## The end

end-title = The game is over
end-winner = { $name } wins.
end-winner-you = You win!
end-winners = { $names } share the win.
end-nobody = Nobody wins.
end-no-result = There is no result.
end-abandoned = The owner of the table has abandoned the game.
end-conceded-by = { $name } has conceded.
end-agreed = The players agreed to end the game as it stood.
end-sheet = Score sheet
end-category = Category
end-total = Total
end-place = Place
end-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
end-course = The course of the game
end-course-about = Score after each move
end-course-table = As a table
end-course-moves = After move
end-course-axis = moves
end-tally = The scores
end-no-points = Nobody had scored yet.
decided-title = What decided it
decided-shared = { $names } ended level, with { $points ->
    [one] one point
   *[other] { $points } points
  } each.
decided-tie = { $names } ended with the same score, and the rules for ties made { $winner } the winner.
decided-last = { $changes ->
    [0] { $winner } took the lead only at the very end.
    [one] The lead changed hands once: { $winner } took it at the very end.
   *[other] The lead changed hands { $changes } times, and { $winner } took it only at the very end.
  }
decided-lead = The lead changed hands { $changes ->
    [one] once
   *[other] { $changes } times
  }, and { $winner } took it for good after move { $at } of { $moves }.
decided-always = { $winner } led from move { $at } of { $moves } and was never overtaken.
decided-behind = After move { $at }, { $winner } was still { $points ->
    [one] one point
   *[other] { $points } points
  } behind { $leader }.
decided-ahead = The lead was largest after move { $at }: { $points ->
    [one] one point
   *[other] { $points } points
  } ahead of { $leader }.
decided-gap = They were furthest apart after move { $at }: { $leader } was { $points ->
    [one] one point
   *[other] { $points } points
  } ahead.
decided-level = They were never apart.
decided-both = Compared with { $rival }, { $winner } gained the most from “{ $best }” (+{ $gain }) and lost the most on “{ $worst }” (−{ $loss }).
decided-best = Compared with { $rival }, { $winner } gained the most from “{ $best }” (+{ $gain }) and was behind in nothing.
decided-worst = Compared with { $rival }, { $winner } was ahead in nothing and lost the most on “{ $worst }” (−{ $loss }).
decided-same = { $winner } and { $rival } had the same in every category.
decided-alone = Most points came from “{ $best }” ({ $gain }), and fewest from “{ $worst }”.
end-rematch = Rematch
end-rematch-go = Go to the next table
end-rematch-invite = There is a new table with the same players.
end-replay = Watch the replay
end-board = Look at the board
end-result = Show the result
end-lobby = To the lobby
end-and = and

## Trouble

gone-title = There is no table here
gone-about = The table was deleted, or the link is incomplete. If somebody sent you the link, ask for it again.
gone-lobby = To the lobby
deleted-title = The table was deleted
deleted-about = Its owner has removed it for good.
renewed-title = This link no longer works
renewed-about = The owner of the table has replaced it. If you still play there, ask the owner for the new link.
put-out-title = The owner has put you out of this table
put-out-about = Your seat is free for somebody else, or a bot plays it now. Your link does not work any more.
broken-title = The table cannot be opened
broken-retry = Try again

## Replay

replay-title = Replay
replay-of = Replay: { $title }
replay-loading = Opening the replay …
replay-start = To the start
replay-back = One move back
replay-play = Play
replay-pause = Stop
replay-forward = One move forward
replay-end = To the end
replay-slider = Move
replay-at = move { $at } of { $moves }
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-look = a spectator
replay-more = More about this game
replay-empty = No move has been made yet, so there is nothing to replay.
replay-not-over = The game is still going on, so you see only what your own seat saw. When it is over, you can see it as any player saw it.
replay-play-on = Play on from here
replay-play-on-about = A new table begins with this position ({ $where }).
replay-play-on-seat = I play
replay-play-on-others = The others
replay-play-on-go = Open the new table
replay-table = To the table
replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-round = Round
replay-beginning = The beginning
replay-seen-by = as seen by { $name }
replay-share = Share
replay-share-title = Share this moment
replay-link = Link to this moment
replay-link-about = Whoever opens it sees the replay, with the eyes of any player, and cannot do anything at the table.
replay-link-open = The game is still going on, so whoever opens it sees only what spectators see.
replay-link-later = When the game is over, you get a link here that you can show to others. Until then the address of this page leads to this moment, and it is for you alone: it opens your seat.
replay-picture = Save a picture
replay-picture-about = The picture shows the board exactly as you see it now, your own cards too.
replay-picture-failed = This browser cannot make a picture of the board. Take a screenshot instead.
replay-beyond = The link names a moment that this game does not have. It has { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, and this is the last.
replay-no-moment = The link is damaged: it names no move. This is where the replay begins.
replay-no-eyes = The link names a player whom this game does not have, so you look with your own eyes.
replay-not-these-eyes = The game is still going on, so you look with your own eyes, not with those that the link names.
replay-own = Look back at the moves

## Facts that the rules state

amount = { $number } { $thing }
nothing = nothing

## What happens by rules, told piece by piece

telling-title = What is happening
telling-count = { $number }/{ $all }
telling-next = Next
telling-skip = Skip
