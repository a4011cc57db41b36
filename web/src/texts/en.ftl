# The browser's own words, but for the table (table.en.ftl).

app-name = Orrery
app-skip = Skip to the content
app-home = Orrery: go to the lobby
app-language = Language
app-theme-dark = Dark colours
app-theme-light = Light colours
app-settings = Settings
app-close = Close
app-loading = One moment …
app-footer = Orrery is an independent implementation with its own words and drawings. The games and their names belong to their owners.
app-version = Version { $version }
app-unreachable = The server does not answer.
app-unreachable-about = It may have been stopped, or the network is down. Your tables are safe.
app-retry = Try again
notice-dismiss = Dismiss

## Settings

settings-title = Settings
settings-name = Your name
settings-language = Language
settings-theme = Colours
settings-theme-system = same as the system
settings-theme-dark = dark
settings-theme-light = light
settings-motion = Animation
settings-motion-system = same as the system
settings-motion-on = on
settings-motion-off = off
settings-pace = The end of a round, and what players who move by rules do, such as Luna
settings-pace-once = is shown at once
settings-pace-quick = is told quickly, line by line
settings-pace-slow = is told slowly, line by line
settings-pace-next = is told line by line when I press Next
settings-curtain = Several people on this device
settings-curtain-secrets = hide the table if needed
settings-curtain-always = hide the table between all turns
settings-curtain-never = never hide the table
settings-confirm = Ask before a move that ends my turn or cannot be taken back
settings-shortcuts = One-key shortcuts at a table (? shows them)
settings-sound = Play a sound when it is my turn
settings-notifications = Show a browser notification when it is my turn
settings-notifications-denied = The browser does not allow notifications for this page.
settings-hints = Show the hints again
settings-hints-done = The hints will be shown again.

## Links

link-copy = Copy
link-share = Share
link-copied = Link copied.
link-copy-yourself = Your browser does not let us copy the link. It is selected for you: press Ctrl+C, or press and hold it on a touch screen.

## Lobby

lobby-title = Space on your table
lobby-about = Board games among the planets, with friends and with bots.
lobby-games = Games
lobby-play = Play
lobby-alone = Play alone
lobby-alone-game = Play alone: { $game }
lobby-play-game = Play { $game }
lobby-learn = Learn
lobby-learn-game = Learn { $game } by playing
lobby-rules = Rules
lobby-rules-game = Rules of { $game }
lobby-no-games = This server offers no games.
players-range = { $least }–{ $most } players
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }

## My tables

mine-title = My tables
mine-none = Tables that you open or join are listed here.
mine-turns = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
  }
mine-your-turn = Your turn
mine-turn-of = { $name }'s turn
mine-bots-turn = A bot's turn: open the table to go on
mine-turn-of-several = Other players' turn
mine-paused = Paused
mine-over = Over
mine-abandoned = Abandoned
mine-learned = Finished
mine-tutorial = Tutorial
mine-won = Won
mine-gone = No longer open to you
mine-damaged = Cannot be opened
mine-unknown = …
mine-resume = Resume
mine-look = View
mine-resume-which = { $action }: { $game }, { $players }
mine-looking = spectator
mine-forget = Forget
mine-forget-which = Forget: { $game }, { $players }
mine-forget-title = Forget this table?
mine-forget-about = The table stays on the server, but this browser forgets the link to it. Without the link nobody can play your seat.
mine-forget-yes = Forget it
mine-cancel = Cancel
mine-not-kept = This browser stores nothing for this page, so save the links to your tables yourself.
mine-open-link = Open a link
mine-open-link-label = A link that somebody sent you
mine-open = Open
mine-open-bad = That is not a link to a table.
mine-record = Load a record or a series
mine-record-about = Choose a file *.orrery.json. You can watch the game again and play on from any move. A series goes on where its file ends.
mine-move = Move my tables to another device

## A record

record-title = A recorded game
record-about = { $game }, { $players }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
record-scores = Result: { $scores }
record-watch = Watch it
record-play-on = Play on
record-play-on-about = The game is not over. You take the first seat, and bots take the others.
record-bad = This file is not a record of a game.
record-too-large = This file is too large for a record.

## Moving to another device

move-title = My tables on another device
move-about = Open this link on the other device. It holds the keys to all your seats, so do not give it to anybody.
move-link = Link to all my tables
move-none = There are no tables to move yet.
move-here = Do you have such a link from another device? Open it in this browser.
mine-import-title = Tables from another device
mine-import-count = { $count ->
    [one] The link holds one table.
   *[other] The link holds { $count } tables.
  }
mine-import-keep = Keep on this device
mine-import-known = You already have all of them here.
mine-import-none = The tables in this link no longer exist.
mine-import-done = { $count ->
    [one] One table was added.
   *[other] { $count } tables were added.
  }
mine-to-lobby = To the lobby

## A new table

new-title-game = New table: { $game }
new-seats = Seats
new-how-many = How many players?
new-seat = Seat { $number }
new-who = Who plays?
new-person = Person
new-person-here = Person, on this device
new-person-link = Person, by link
new-bot = Bot
new-automaton = Moves by rules.
new-name = Name
new-name-you = Your name
new-name-friend = Name, if you know it
new-link-about = You get a link to send once the table is open.
new-hot-seat = Several people share this device. You pass it around, and each of you sees only your own side.
new-hot-seat-open = Several people share this device. The table turns to the player whose turn it is.
new-all-bots = Only bots play, and you watch.
new-options = Options
new-own-content = This server uses its own cards, not those that come with Orrery.
new-more = More
new-seed = Seed
new-seed-about = A whole number that decides all the luck of the game. Everybody at the table sees that the seed was chosen. Leave it empty for luck that nobody knows beforehand.
new-seed-bad = A seed is a whole number, 0 or more.
new-start = Start
new-starting = Setting up the table …
new-misfit = These seats and options do not go together. Change one of these: { $change }.
new-misfit-seats = number of seats ({ $seats })
new-rules = Rules
new-unknown = This server does not know a game called “{ $game }”.

## Bots

level-random = Random
    .about = Makes any legal move. Easy to beat.
level-greedy = Quick
    .about = Takes whatever looks best right now and never plans ahead.
level-search-easy = Easy
    .about = Thinks ahead a little.
level-search-normal = Normal
    .about = Thinks ahead and plays a sound game.
level-search-hard = Hard
    .about = Thinks the longest, up to three seconds a move.

## Rules

rules-title = Rules: { $game }
rules-contents = Contents
rules-play = Play
rules-legend = All signs
rules-here = Link to this chapter
rules-none = The rules of this game are not written down here yet.

## All signs of a game

legend-title = Signs: { $game }
legend-about = Every sign of this game, with its name and what it means. At the table you are told the same if you point at a sign, or press and hold it.
legend-none = This game has no signs of its own.
legend-rules = Rules

## Nowhere

nowhere-title = Nothing but empty space
nowhere-about = There is no page at this address. Perhaps the link was cut short.
nowhere-lobby = To the lobby

## Refusals

error-stale = The table has changed in the meantime. You now see it as it is.
error-not-your-turn = It is not your turn.
error-illegal = The rules do not allow that.
error-incomplete = Your answer is not complete yet.
error-paused = The table is paused.
error-over = The game is over.
error-no-link = This link does not lead to a table.
error-not-owner = Only the owner of the table may do that.
error-limit = That was too much at once. Wait a moment and try again.
error-storage = The server could not save that, so nothing was done. Try again in a moment.
error-bad-input = The server did not accept that. Check what you entered.
error-bad-options = These seats and options do not go together.
error-bad-record = This record cannot be played again. It is damaged, or it comes from another version of the game.
error-no-game = This server does not have that game.
error-learned = That cannot be taken back: somebody has learned something new from it.
error-others-moved = That cannot be taken back: somebody else has moved since.
error-nothing-to-undo = There is nothing to take back.
error-no-tutorial = This game has no tutorial on this server.
error-other-move = The tutorial asks for another move here.
error-not-over = You can do that only when the game is over.
error-too-large = That is too large.
error-renewed = The owner of the table has replaced this link.
error-put-out = The owner has put you out of this table.
error-muted = The owner of the table does not let you write.
error-bots-seat = The seats have secrets in this game, so a bot keeps its seat.
error-gone = The table no longer exists.
error-no-content = This table needs cards that this server does not have now. To go on, start Orrery with --content and the folder of these cards.
error-set-aside = This table was played with rules or cards that this server does not have. You cannot open it, but you can download its record.
error-damaged = This table was damaged on the server, so you cannot open it. Other tables are not affected. You can download the moves that can still be read.
error-too-many-tables = Too many tables have been opened from your network. Delete one that you own and no longer need, then try again.
error-offline = The server cannot be reached. Check your network.
error-other = That did not work. Try again.

## A series of games

series-match = match of three games
    .about = Three games with the same players. Each opponent you leave behind is worth two points, a tie one.
series-chapters = Games
series-points = Points
series-waits = The next game waits
series-waits-again = This game is played again
series-total = Total
series-page = Story, standing and chapters
series-page-plain = Standing and games
series-rules = Rules:
series-now = in play
series-done = finished
series-once-more = once more
series-ahead = to come
series-loop = played { $times } times
series-winner = Won by { $names }.
series-replay = Watch the replay
series-rank = { $name }: { $rank }
series-rank-you = Your rank: { $rank }
series-goes-on = The series goes on.
series-to-table = To the table
series-story-next = What comes next
series-none = This table belongs to no series.
series-standing = Standing of the series
series-game = game { $number } of { $length }
series-game-open = game { $number }
series-over = The series is over.
series-next = Next game
series-again = Play this game again
series-again-about = This game was not played to its end, so it does not count.
series-invite = The next game of the series is open.
series-invite-again = The game is open once more.
series-file = Take the series elsewhere
series-download = Save the series as a file
series-file-finished = The file holds all games up to this one. Load it in the lobby of any Orrery to go on.
series-file-in-play = The file holds the game in play with all its secrets, since you are its only player. Where it is loaded, the table is marked as one with an open seed.
series-file-left-out = The file ends with the last finished game. The game in play has secrets of several players, so it is left out.
new-series = How many games
new-series-none = a single game
error-series-over = The series is over. There is no next game.
error-series-empty = No game of this series is finished yet, so there is nothing to save.
error-no-series = This game belongs to no series.
error-bad-series = This series cannot be continued. The file is damaged, or it comes from another version or content of the game.
