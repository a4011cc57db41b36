# The browser's own words, but for the table (table.en.ftl).

app-name = Orrery
app-skip = Skip to the content
app-home = Orrery, to the lobby
app-language = Language
app-theme-dark = Dark colours
app-theme-light = Light colours
app-settings = Settings
app-close = Close
app-loading = One moment …
app-footer = Orrery is an independent implementation in its own words and drawings. The games and their names belong to their owners.
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
settings-confirm = Ask before a move that ends my turn or cannot be taken back
settings-sound = A sound when it is my turn
settings-notifications = Browser notification when it is my turn
settings-notifications-denied = The browser does not allow notifications for this page.
settings-hints = Show the hints again
settings-hints-done = The hints will be shown again.

## Links

link-copy = Copy
link-share = Share
link-copied = The link is copied.
link-copy-yourself = The browser does not let us copy. The link is marked: copy it with Ctrl+C, or hold it down.

## Lobby

lobby-title = Space on your table
lobby-about = Board games among the planets, with friends and with bots.
lobby-games = Games
lobby-play = Play
lobby-play-game = Play { $game }
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
mine-turn-of = { $name } is to play
mine-turn-of-several = Others are to play
mine-paused = Paused
mine-over = Over
mine-abandoned = Abandoned
mine-won = Won
mine-gone = Deleted
mine-unknown = …
mine-resume = Resume
mine-look = Look
mine-resume-which = { $action }: { $game }, { $players }
mine-looking = looking on
mine-forget = Forget
mine-forget-which = Forget: { $game }, { $players }
mine-forget-title = Forget this table?
mine-forget-about = It stays on the server, but this browser no longer knows the way to it. If you have not kept the link, nobody can play your seat any more.
mine-forget-yes = Forget it
mine-cancel = Cancel
mine-not-kept = This browser does not keep anything for this page: save the links to your tables yourself.
mine-open-link = Open a link
mine-open-link-label = Link that somebody sent you
mine-open = Open
mine-open-bad = That is no link to a table.
mine-record = Load a record
mine-record-about = A file *.orrery.json: watch the game again, and play on from any move.
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
record-play-on-about = The game is not over: you take the first seat, and bots the others.
record-bad = This file is no record of a game.
record-too-large = This file is too large for a record.

## Moving to another device

move-title = My tables on another device
move-about = Open this link on the other device. It holds the keys to all your seats, so keep it to yourself.
move-link = Link to all my tables
move-none = There are no tables to move yet.
move-here = Have you got such a link? Simply open it in the browser of this device.
mine-import-title = Tables from another device
mine-import-count = { $count ->
    [one] The link holds one table.
   *[other] The link holds { $count } tables.
  }
mine-import-keep = Keep on this device
mine-import-known = You have all of them here already.
mine-import-none = This link holds no table that still exists.
mine-import-done = { $count ->
    [one] One table was added.
   *[other] { $count } tables were added.
  }
mine-to-lobby = To the lobby

## A new table

new-title-game = New table: { $game }
new-seats = Seats
new-how-many = How many play?
new-seat = Seat { $number }
new-who = Who plays?
new-person = Person
new-person-here = Person, on this device
new-person-link = Person, by link
new-bot = Bot
new-name = Name
new-name-you = Your name
new-name-friend = Name, if you know it
new-link-about = You get a link to send once the table stands.
new-hot-seat = Several people on this device: you pass it on, and each sees only their own side.
new-hot-seat-open = Several people on this device: the table turns to whoever is to play.
new-all-bots = Only bots: you will look on.
new-options = Options
new-own-content = Tables of this server play with cards of its own, not with those that come with Orrery.
new-more = More
new-seed = Seed
new-seed-about = A whole number that fixes all luck of the game. The table then says openly that its seed was chosen. Leave it empty for secret, honest luck.
new-seed-bad = A seed is a whole number from 0 up.
new-start = Start
new-starting = The table is being set …
new-misfit = These seats and options do not go together. Choose one of these otherwise: { $change }.
new-misfit-seats = number of seats ({ $seats })
new-rules = Rules
new-unknown = This server does not know a game called “{ $game }”.

## Bots

level-random = Random
    .about = Makes any legal move. Easy prey.
level-greedy = Quick
    .about = Takes whatever looks best right now and never plans ahead.
level-search-easy = Easy
    .about = Thinks ahead a little.
level-search-normal = Normal
    .about = Thinks ahead and plays a sound game.
level-search-hard = Hard
    .about = Thinks longest; up to three seconds a move.

## Rules

rules-title = Rules: { $game }
rules-contents = Contents
rules-play = Play
rules-here = Link to this chapter
rules-none = There are no rules of this game in words yet.

## Nowhere

nowhere-title = Nothing but empty space
nowhere-about = There is no page at this address. Perhaps the link was cut short.
nowhere-lobby = To the lobby

## Refusals

error-stale = Something changed in the meantime. You now see the present table.
error-not-your-turn = It is not your turn.
error-illegal = The rules do not allow that.
error-incomplete = Something is still missing from that answer.
error-paused = The table is paused.
error-over = The game is over.
error-no-link = This link leads nowhere.
error-not-owner = Only the owner of the table may do that.
error-limit = That was too much at once. Wait a moment and try again.
error-storage = The server could not save that, so nothing was done. Try again in a moment.
error-bad-input = The server did not accept that: something in it is not right.
error-bad-options = These seats and options do not go together.
error-bad-record = This record cannot be played again: it is damaged, or from another version of the game.
error-no-game = This server does not have that game.
error-learned = That cannot be taken back: somebody has learned something by it.
error-others-moved = That cannot be taken back: somebody else has moved since.
error-nothing-to-undo = There is nothing to take back.
error-not-over = That has to wait until the game is over.
error-too-large = That is too large.
error-gone = The table no longer exists.
error-no-content = This table is played with cards that this server does not have now. It goes on as soon as Orrery is started with --content and their folder.
error-set-aside = This table was played with other rules or cards than this server has. It cannot be opened, but its record can be downloaded.
error-offline = The server cannot be reached. Is the network there?
error-other = That did not work. Try again.
