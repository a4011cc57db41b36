# Kosmiczna misja in our own words. Keys are the names that rules and content use.

title = Kosmiczna misja
tagline = Discover planets a quarter at a time, and build the most space stations.

## What is asked

step-take = { $die ->
    [0] Take a tile and begin your first planet with it; there is no roll in the first round.
    [one] You have one astronaut. Which tile do you take, and where does it go?
   *[other] You have { $die } astronauts. Which tile do you take, and where does it go?
  }
step-discard = You can use no tile of the bank. You may put one tile of an unfinished planet into the box, or keep them all.

## Moves and events

verb-open = new planet: { $tile }
verb-place = { $tile } on { $spot }
verb-box = { $spot } into the box
verb-keep = keeps all tiles
event-rolled = rolled { $pips }
event-refilled = new in the bank: { $tile }
event-completed = planet { $planet } finished with { $stations ->
    [one] one station
   *[other] { $stations } stations
  }
event-stuck = could use no tile
event-deadlock = nothing fits anywhere any more, so the game is over

## Choices

choice-open = new planet
choice-place = on { $spot }
choice-box = put { $spot } into the box: { $tile }
choice-keep = keep all tiles
choice-tile = tile { $number }
choice-done = finished: +{ $stations }

## Why not

why-two-unfinished = You have two unfinished planets, and that is the limit.
    .rule = { rule-limit }
why-too-few-astronauts = Planet { $planet } takes { $need ->
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
why-edges-differ = The edges do not go on in each other there.
    .rule = { rule-fit }
why-not-asked = That is no matter of the present question: it is not there, or its place is taken or not begun.

## On the table

bank = Bank
stack = { $tiles ->
    [0] no tiles left
    [one] one tile left
   *[other] { $tiles } tiles left
  }
die = Die
die-astronauts = { $die ->
    [one] one astronaut
   *[other] { $die } astronauts
  }
die-none = no roll
planet = planet { $number }
planet-free = free
planet-need = needs { $need }
planet-sum = { $stations } ⌂ − { $aliens } ☻ + 1 = { $need }
planets-finished = finished: { $list }
planets-none = none finished
stations = { $stations ->
    [one] one station
   *[other] { $stations } stations
  }
legend = ⌂ station   ◖◗ half of one   ☻ alien
legend-masts = ⌂ station   ◖◗ half of one   ◁▷ half, other make   ☻ alien
things = a bank tile (1 to 3), a place (such as 1b), or both (2 1b)
score-planet = planet { $number }

## Options

option-first = Who begins
    .about = random, or the number of a seat.
option-deck = Tiles
    .about = standard, or two-makes: half stations of two makes that do not join, a harder variant of our own.

## Tiles

tile-outpost = outpost
    .about = one station
tile-city = city
    .about = two stations
tile-natives = natives
    .about = an alien
tile-embassy = embassy
    .about = a station and an alien
tile-right = right half
    .about = half a station clockwise
tile-right-outpost = right half with an outpost
    .about = half a station clockwise, and a whole one
tile-right-natives = right half with natives
    .about = half a station clockwise, and an alien
tile-left = left half
    .about = half a station anticlockwise
tile-left-outpost = left half with an outpost
    .about = half a station anticlockwise, and a whole one
tile-left-natives = left half with natives
    .about = half a station anticlockwise, and an alien
tile-span = two halves
    .about = half a station on either side
tile-span-outpost = two halves with an outpost
    .about = half a station on either side, and a whole one
tile-span-natives = two halves with natives
    .about = half a station on either side, and an alien
tile-mast-right = right mast
    .about = half a mast station clockwise
tile-mast-right-outpost = right mast with an outpost
    .about = half a mast station clockwise, and a whole one
tile-mast-right-natives = right mast with natives
    .about = half a mast station clockwise, and an alien
tile-mast-left = left mast
    .about = half a mast station anticlockwise
tile-mast-left-outpost = left mast with an outpost
    .about = half a mast station anticlockwise, and a whole one
tile-mast-left-natives = left mast with natives
    .about = half a mast station anticlockwise, and an alien
tile-mast-span = two masts
    .about = half a mast station on either side
tile-mast-span-outpost = two masts with an outpost
    .about = half a mast station on either side, and a whole one
tile-mast-span-natives = two masts with natives
    .about = half a mast station on either side, and an alien
tile-mast-dome-span = right half and left mast
    .about = half a station clockwise, half a mast station anticlockwise
tile-dome-mast-span = right mast and left half
    .about = half a mast station clockwise, half a station anticlockwise
tile-mast-dome-span-outpost = right half and left mast with an outpost
    .about = half a station clockwise, half a mast station anticlockwise, and a whole one
tile-dome-mast-span-outpost = right mast and left half with an outpost
    .about = half a mast station clockwise, half a station anticlockwise, and a whole one

## Rules, a chapter each

rule-goal = Each player discovers planets and builds stations on them. At the end only stations on finished planets count, and whoever has the most wins.
    .title = What it is about
rule-turn = Players take turns around the table. A turn has three parts: roll the die, take one tile from the bank and use it, refill the bank. In the first round nobody rolls; everybody begins a planet.
    .title = A turn
rule-open = Lay the tile down as the first quarter of a planet. That takes no astronauts.
    .title = A new planet
rule-place = Add the tile to one of your unfinished planets. Two things must be right: you have astronauts enough, and the tile fits.
    .title = The next quarter
rule-astronauts = The die says how many astronauts you have this turn. They must outnumber the stations that already stand on the planet, each alien there helping as one more astronaut. Loose halves do not count, nor does what is on the new tile.
    .title = Astronauts
rule-fit = The new quarter must lie beside a tile of the planet, and where two tiles touch, their edges must be alike: half station to half station, plain to plain. Two halves that meet are one station.
    .title = What fits
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
rule-reconstructed = The rules are those of the box. Which tiles there are is not known from any public source: all 45 are reconstructed by this project, so that scores come out as in the rulebook's example. That the die has the faces 1 to 6 is our reading, too.
    .title = What is reconstructed
