# Kosmiczna misja in our own words. Keys are the names that rules and content use.

title = Kosmiczna misja
tagline = Discover planets a quarter at a time, and build the most space stations.

## What is asked

step-take = { $die ->
    [0] Take a tile and begin your first planet with it; there is no roll in the first round.
    [one] You have one astronaut. Which tile do you take, and where does it go?
   *[other] You have { $die } astronauts. Which tile do you take, and where does it go?
  }
    .chapter = turn
step-discard = You cannot use any tile in the bank. You may put one tile of an unfinished planet into the box.
    .chapter = stuck

## Moves and events

verb-open = new planet: { $tile }
verb-place = on { $spot }: { $tile }
verb-box = { $spot } into the box
verb-keep = keeps all tiles
event-rolled = rolled { $pips }
event-refilled = new in the bank: { $tile }
event-completed = planet { $planet } finished with { $stations ->
    [one] one station
   *[other] { $stations } stations
  }
event-stuck = could not use any tile
event-deadlock = nothing fits anywhere any more, so the game is over
    .end = Nobody could use a tile for a whole round, and none of the bank would fit anywhere any more, even with a six.
event-last-tile = has taken the last tile, so the game is over
    .end = The last tile is taken.

## Choices

choice-open = tile { $slot } as a new planet: { $tile }
    .brief = as a new planet
    .group = tile { $slot }: { $tile }
choice-place = tile { $slot } on { $spot }: { $tile }
    .brief = on { $spot }
    .group = tile { $slot }: { $tile }
choice-box = put { $spot } into the box: { $tile }
choice-keep = keep all tiles

## Why not. An attribute that is named after facts is said when the rules state these.

why-two-unfinished = You have two unfinished planets, and that is the limit.
    .rule = { rule-limit }
why-too-few-astronauts = You have too few astronauts for your planets.
    .planet-need-die = Planet { $planet } takes { $need ->
        [one] one astronaut
       *[other] { $need } astronauts
      }, and { $die ->
        [0] nobody has rolled yet.
        [one] you have one.
       *[other] you have { $die }.
      }
    .rule = { rule-astronauts }
why-apart = That place does not lie beside a tile of its planet.
    .rule = { rule-fit }
why-edges-differ = The edges do not match there.
    .spot-ours-theirs = The edges do not match there. Towards { $spot } the tile has { $ours }, but { $spot } has { $theirs } there.
    .rule = { rule-fit }
why-no-tile = Place { $slot } of the bank is empty.
why-first-place = A new planet begins in the first free place, planet { $planet }.
why-no-planet = You have not begun planet { $planet } yet; a tile becomes its first quarter as “new planet”.
why-taken = { $spot } is taken: { $tile }.
why-not-asked = That cannot be chosen now.

## On the table

draw-after = after the move:
draw-open = new planet
draw-place = on { $spot }
draw-tile = tile { $number }
draw-done = finished: +{ $stations }
bank = Bank · { $tiles ->
    [0] the stack is empty
   *[other] { $tiles } in the stack
  }
die-astronauts = { $die ->
    [one] one astronaut
   *[other] { $die } astronauts
  }
die-none = no roll
planet-free = free
planet-short = { $tiles }/4
planet-need = needs { $need }
score = score { $score }
legend = ⌂ station  ◠◡◖◗ half station  ☻ alien
legend-masts =
    ⌂ station  ◠◡◖◗ half station  ☻ alien
    △▽◁▷ pointed half station
things = a bank tile (1 to 3), a place (such as 1b), or both (2 1b)
score-planet = finished planet { $number }
help-undo = In this game almost every move shows something new, the next tile or the next roll, and then it cannot be taken back. To be asked before such moves, start with --confirm.

## Options

option-first = Who begins
    .about = Who plays first.
option-deck = Tiles
    .about = With two makes, half stations are round or pointed, and the two do not join: a harder variant of our own.

## Tiles: clockwise and anticlockwise say on which edge a half is, seen from the middle of its planet

tile-outpost = station
tile-city = two stations
tile-natives = alien
tile-embassy = station and alien
tile-right = half station clockwise
tile-right-outpost = half station clockwise and station
tile-right-natives = half station clockwise and alien
tile-left = half station anticlockwise
tile-left-outpost = half station anticlockwise and station
tile-left-natives = half station anticlockwise and alien
tile-span = two half stations
tile-span-outpost = two half stations and station
tile-span-natives = two half stations and alien
tile-mast-right = pointed half station clockwise
tile-mast-right-outpost = pointed half station clockwise and station
tile-mast-right-natives = pointed half station clockwise and alien
tile-mast-left = pointed half station anticlockwise
tile-mast-left-outpost = pointed half station anticlockwise and station
tile-mast-left-natives = pointed half station anticlockwise and alien
tile-mast-span = two pointed half stations
tile-mast-span-outpost = two pointed half stations and station
tile-mast-span-natives = two pointed half stations and alien
tile-mast-dome-span = half station clockwise, pointed one anticlockwise
tile-dome-mast-span = half station anticlockwise, pointed one clockwise
tile-mast-dome-span-outpost = half station clockwise, pointed one anticlockwise and station
tile-dome-mast-span-outpost = half station anticlockwise, pointed one clockwise and station
edge-plain = a plain edge
edge-dome = half a station
edge-mast = half a pointed station

## In the browser

length = about 20 minutes
option-first-random = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-deck-standard = standard
option-deck-two-makes = two makes (harder)
quarter-a = upper right
quarter-b = lower right
quarter-c = lower left
quarter-d = upper left
board-seat = Player { $number }
board-bank-tile = bank tile { $number }: { $tile }
board-bank-empty = bank place { $number }, empty
board-stack = { $tiles ->
    [0] the stack is empty
    [one] one tile in the stack
   *[other] { $tiles } tiles in the stack
  }
board-box = { $tiles ->
    [0] the box is empty
    [one] one tile in the box, out of the game
   *[other] { $tiles } tiles in the box, out of the game
  }
board-die = the die shows { $die }
board-spot = planet { $planet }, { $quarter } ({ $spot }): { $tile }
board-spot-empty = planet { $planet }, { $quarter } ({ $spot }), empty
board-place-free = planet { $planet }, not begun
board-planet = Planet { $planet }, { $tiles } of 4 quarters; { $stations ->
    [one] one station
   *[other] { $stations } stations
  }, { $aliens ->
    [0] no aliens
    [one] one alien
   *[other] { $aliens } aliens
  }; the next tile takes { $need ->
    [one] one astronaut
   *[other] { $need } astronauts
  }.
board-finished = { $planets ->
    [0] no finished planets
    [one] one finished planet
   *[other] { $planets } finished planets
  }
board-finished-planet = finished planet { $number } with { $stations ->
    [one] one station
   *[other] { $stations } stations
  }

## Rules, a chapter each

rule-goal = Each player discovers planets, a quarter at a time, and builds stations on them. At the end only stations on finished planets count, one point each, and whoever has the most wins.
    .title = What it is about
rule-setup = There are 45 tiles, each a quarter of a planet, and a die. The tiles are shuffled into a stack, and three of them lie open: the bank. A player is drawn who begins.
    .title = Set-up
rule-turn = Players take turns around the table. A turn has three parts: roll the die, take one tile from the bank and use it, refill the bank. In the first round nobody rolls; everybody begins a planet. The tile you take begins a new planet or becomes the next quarter of one.
    .title = A turn
rule-open = Lay the tile down as the first quarter of a planet. That takes no astronauts.
    .title = A new planet
rule-place = Add the tile to one of your unfinished planets. Two things must be right: you have enough astronauts, and the tile fits.
    .title = The next quarter
rule-astronauts = The die says how many astronauts you have this turn. They must outnumber the stations that already stand on the planet, each alien there helping as one more astronaut. Loose half stations do not count, nor does what is on the new tile. So a planet needs its stations, less its aliens, plus one; but never less than one.
    .title = Astronauts
rule-fit = The new quarter must lie beside a tile of the planet, and where two tiles touch, their edges must be alike: half station to half station, plain to plain. Two halves that meet are one station.
    .title = What fits
rule-turned = A tile turns with the quarter it is laid in, its round side always outwards: a half station on its clockwise edge meets the next quarter clockwise, wherever the tile lies.
    .title = How a tile lies
rule-aliens = An alien stands in for an astronaut whenever you add to its planet. It is never used up, and scores nothing.
    .title = Aliens
rule-limit = Nobody has more than two unfinished planets. A planet of four tiles is finished: it stays to the end, and its place is free for a new one.
    .title = Two at a time
rule-stuck = Whoever can use a tile must take one. If none can be used in any way, take none; you may then put one tile of an unfinished planet into the box, out of the game.
    .title = Stuck
rule-bank = After a tile was taken, the next one from the stack comes into the bank, so that there are three. When the stack is empty the bank is no longer refilled.
    .title = The bank
rule-end = The game ends at once when the last tile is taken. It also ends if after a whole round without a move no tile of the bank could go anywhere, even with a six. Equal scores share the win.
    .title = The end
rule-screen =
    ⌂ is a station, ☻ an alien. ◠ ◡ ◖ ◗ are half stations: the same thing, drawn on the upper, lower, left or right side of an edge. △ ▽ ◁ ▷ are half stations of the second, pointed kind, in the variant with two makes only; they do not join with round ones.
    Your two planets are 1 and 2, and their quarters a to d, clockwise from the upper right: 1b is planet 1, lower right. Tiles in the bank are drawn as they would lie in quarter a; “clockwise” in a tile's name is then its lower edge, “anticlockwise” its left one.
    Under a planet: its stations and aliens, and how many astronauts the next tile needs. ✓ means your roll is enough, ✗ that it is not. On a low terminal the others are in a line each; 2/4 is two quarters of four. Coloured boxes beside the score are finished planets.
    The moves are a grid, a row for each place and a column for each tile of the bank. The bold number is what you type; after it stands what the planet will have and need after the move. A dot means that the tile cannot go there; ask why with w, such as: w 2 1b.
    If you have only one move, it is made for you, and you are told.
    .title = Reading the screen
rule-reconstructed = The rules are those of the rulebook; where it is silent (a deadlock, a tie, who begins) we decided. Which tiles there are is not known from any public source: all 45, of 13 kinds, are reconstructed by this project, so that scores come out as in the rulebook's example; the variant with two makes, of 26 kinds, is our own. That the die has the faces 1 to 6 is our reading, too.
    .title = What is reconstructed
