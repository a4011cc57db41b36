# Kosmiczna misja in our own words. Keys are the names that rules and content use.

title = Kosmiczna misja
tagline = Discover planets a quarter at a time, and build the most space stations.

## What is asked

step-take = { $die ->
    [0] Take a tile and begin your first planet with it. Nobody rolls in the first round.
    [one] You have one astronaut. Which tile do you take, and where do you put it?
   *[other] You have { $die } astronauts. Which tile do you take, and where do you put it?
  }
    .chapter = turn
step-discard = You cannot use any tile of the bank. You may put one tile of an unfinished planet into the box.
    .chapter = stuck

## Moves and events

verb-open = new planet: { $tile }
verb-place = on { $spot }: { $tile }
verb-box = { $spot } into the box
verb-keep = keeps all tiles
event-rolled = rolled { $pips }
    .routine = yes
event-refilled = new tile in the bank: { $tile }
    .routine = yes
event-completed = finished planet { $planet } with { $stations ->
    [one] one station
   *[other] { $stations } stations
  }
event-stuck = could not use any tile
event-deadlock = no tile can be used any more, so the game is over
    .end = Nobody could use a tile for a whole round, and no tile of the bank can be used any more, even with a six.
event-last-tile = took the last tile, so the game is over
    .end = The last tile is taken.

## Choices

choice-open = tile { $slot } as a new planet: { $tile }
    .brief = as a new planet
    .group = tile { $slot }: { $tile }
choice-place = tile { $slot } on { $spot }: { $tile }
    .finished = tile { $slot } on { $spot }: { $tile }. This finishes the planet, with { $finished ->
        [one] one station
       *[other] { $finished } stations
      }
    .brief = on { $spot }
    .group = tile { $slot }: { $tile }
choice-box = put { $spot } into the box: { $tile }
choice-keep = keep all tiles

## Why not. An attribute that is named after facts is said when the rules state these.

why-two-unfinished = You already have two unfinished planets, and nobody may have more.
    .rule = { rule-limit }
why-too-few-astronauts = You do not have enough astronauts for your planets.
    .planet-need-die = Planet { $planet } needs { $need ->
        [one] one astronaut
       *[other] { $need } astronauts
      }, and { $die ->
        [0] nobody has rolled yet.
        [one] you have one.
       *[other] you have { $die }.
      }
    .rule = { rule-astronauts }
why-apart = That quarter is not next to any tile of the planet.
    .rule = { rule-fit }
why-edges-differ = The edges do not match there.
    .spot-ours-theirs = The edges do not match there. Towards { $spot }, your tile has { $ours }, but { $spot } has { $theirs }.
    .rule = { rule-fit }
why-no-tile = Place { $slot } in the bank is empty.
why-first-place = A new planet takes the first free place, which is planet { $planet }.
why-no-planet = You have not begun planet { $planet } yet. To begin it, choose “new planet”.
why-taken = There is a tile on { $spot } already: { $tile }.
why-not-asked = The question is about something else now.

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
things = a tile of the bank (1 to 3), a place (such as 1b), or both (2 1b)
score-planet = finished planet { $number }
help-undo = Almost every move of this game turns up a tile or leads to a roll, and then you cannot take it back. To be asked before such moves, start the game with --confirm.

## Options

option-first = Who begins
    .about = This player takes the first turn.
option-deck = Tiles
    .about = With two kinds of stations, half stations are round or pointed, and a round one does not fit a pointed one. This harder variant is our own.

## Tiles: left and right as seen from the middle of the planet (rule-turned)

tile-outpost = station
tile-city = two stations
tile-natives = alien
tile-embassy = station and alien
tile-right = half station on the right
tile-right-outpost = station, half station on the right
tile-right-natives = alien, half station on the right
tile-left = half station on the left
tile-left-outpost = station, half station on the left
tile-left-natives = alien, half station on the left
tile-span = two half stations
tile-span-outpost = station, two half stations
tile-span-natives = alien, two half stations
tile-mast-right = pointed half station on the right
tile-mast-right-outpost = station, pointed half station on the right
tile-mast-right-natives = alien, pointed half station on the right
tile-mast-left = pointed half station on the left
tile-mast-left-outpost = station, pointed half station on the left
tile-mast-left-natives = alien, pointed half station on the left
tile-mast-span = two pointed half stations
tile-mast-span-outpost = station, two pointed half stations
tile-mast-span-natives = alien, two pointed half stations
tile-mast-dome-span = pointed half station on the left, round one on the right
tile-dome-mast-span = round half station on the left, pointed one on the right
tile-mast-dome-span-outpost = station, pointed half station on the left, round one on the right
tile-dome-mast-span-outpost = station, round half station on the left, pointed one on the right
edge-plain = a plain edge
edge-dome = half a station
edge-mast = half a pointed station

## In the browser

length = about 20 minutes (our estimate)
option-first-random = drawn at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-deck-standard = standard
option-deck-two-makes = two kinds of stations (harder)
quarter-a = upper right
quarter-b = lower right
quarter-c = lower left
quarter-d = upper left
board-seat = Player { $number }
board-bank-tile = tile { $number } in the bank: { $tile }
board-bank-empty = place { $number } in the bank, empty
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
  }; the next tile needs { $need ->
    [one] one astronaut
   *[other] { $need } astronauts
  }.
board-stations = { $stations ->
    [0] No stations yet.
    [one] One station.
   *[other] { $stations } stations.
  } Stations score when the planet has all four quarters: an unfinished planet scores nothing.
board-aliens = { $aliens ->
    [0] No aliens. Each would help like one more astronaut.
    [one] One alien, who helps here like one more astronaut.
   *[other] { $aliens } aliens, who help here like as many astronauts.
  }
board-need = Astronauts for the next tile: { $need }. That is one more than it has stations, one less for each alien, and at least one.
board-need-yes = ✓ The roll is enough.
board-need-no = ✗ The roll is not enough.
board-later = scores when finished
board-score-about = Each station on a finished planet is a point. Unfinished planets score nothing.
board-die-about = Each pip is an astronaut, for this turn only.
board-stack-about = When the stack is empty, the bank is not refilled. Whoever takes the last tile ends the game.
board-finished = { $planets ->
    [0] no finished planets
    [one] one finished planet
   *[other] { $planets } finished planets
  }
board-finished-planet = finished planet { $number } with { $stations ->
    [one] one station
   *[other] { $stations } stations
  }

## Signs, for the legend

signs-planets = Planets
sign-station = Station
    .legend = Each station on a finished planet is worth a point.
sign-half = Half a station
    .legend = It does not count alone. Where two halves meet, they are one whole station.
sign-mast = Pointed half station
    .legend = Only in the variant with two kinds of stations. It does not fit a round half.
sign-alien = Alien
    .legend = Helps like one more astronaut with every further tile of its planet. It scores nothing.
sign-unfinished = Unfinished planet
    .legend = Its stations score nothing until all four quarters are there. You may have two of them.
sign-finished = Finished planet
    .legend = It stays with you to the end. The number on it is its points: one for each station.
signs-turn = Your turn
sign-astronaut = Astronaut
    .legend = The die says how many you have, for this turn only.
sign-need = Astronauts needed
    .legend = So many does the next tile of this planet need: one more than it has stations, one less for each alien, and at least one.
sign-enough = Enough astronauts
    .legend = ✓ means that your roll is enough for this planet.
sign-short = Not enough astronauts
    .legend = ✗ means that your roll is not enough for this planet.
sign-stack = Stack
    .legend = The tiles to come. When it is empty, the bank is not refilled any more, and the last tile ends the game.
sign-box = Box
    .legend = Tiles that are out of the game.

## The tutorial: what is read before a turn, the turn itself, and what is said to another possible move (.other)

tutorial-goal = You discover planets, a quarter at a time, and build space stations on them. Whoever has the most stations on finished planets wins. Let us try it: eleven turns, one idea each.
tutorial-bank = This is the bank: three tiles that everybody may take from. Each tile is a quarter of a planet. In your turn you take exactly one.
tutorial-first = Take tile 2. It has half a station on one side, and it begins your first planet. Nobody rolls in the first round.
    .other = It would begin a planet, too. But the half station of tile 2 is part of what we want to show you.
tutorial-die = From now on you roll the die in every turn. You have a 5: that is five astronauts, for this turn only.
tutorial-need = The number beside the small astronaut says how many the next tile of this planet needs: one more than it has stations. ✓ means that your roll is enough. There is no station yet, so one astronaut will do.
tutorial-halves = Put tile 1 on the lower right quarter, 1b. Two halves meet there and make a whole station. The tile brings one more with it.
    .other = It would fit. But on this quarter you get two stations at once.
tutorial-short = You have two stations now, so the next tile needs three astronauts. You rolled a 1: ✗ means that it is not enough.
tutorial-second = A new planet needs no astronauts. Begin your second planet with tile 2.
    .other = That tile has a station, so the planet would need two astronauts straight away. Tile 2 keeps it at one.
tutorial-stuck = Another 1. Planet 1 needs three astronauts. For planet 2 one is enough, but none of these tiles fits it. And more than two unfinished planets at a time are not allowed.
tutorial-box = If you can use no tile, you take none. You may put one of your own tiles into the box instead: it is out of the game. Put away the tile on 2a. Then you can begin something better there.
    .other = That is your right. But planet 1 is going well, and the lone half on 2a only stands in your way.
tutorial-edges = A new tile lies beside a tile of its planet. Where they touch, the edges must be alike: a half station at a half, a plain edge at a plain one. If you want to know why a tile does not go somewhere, click the tile and the place.
tutorial-fit = You have five astronauts. Put tile 2 on 1d, the upper left quarter: its plain edge lies at the plain edge of 1a.
    .other = It would fit there as well. But then 1d would be left for the last tile, and here we need the gap on the other side.
tutorial-finish = Your 4 is just enough. One quarter is missing, with half a station waiting on both sides. Tile 2 has both halves: put it on 1c and finish the planet.
    .other = Later, perhaps. Now you can finish a planet and score, and nobody knows whether such a tile comes again.
tutorial-score = Six stations on a finished planet: six points that nobody can take from you. A finished planet does not count as one of your two, so both places are free again.
tutorial-city = Begin a new planet with tile 1. It has two stations: worth a lot, but the next tile will need three astronauts.
    .other = You could begin like that, too. But we want to show you what two stations at once lead to.
tutorial-worth = Two stations, and still no point for them: only finished planets score. If this one is not finished when the game ends, it is worth nothing.
tutorial-alien = Begin your second planet with tile 2. On it lives an alien, who helps like one more astronaut with every further tile of this planet. Aliens score nothing.
    .other = You could. But with the alien of tile 2 you will get far even with a small roll.
tutorial-limit = You have two unfinished planets, so now you can only add to them. Put tile 1 on 2d: half meets half again, and that makes two stations.
    .other = That would fit. But on 2d tile 1 makes two stations at once.
tutorial-turned = A tile turns with the quarter that you put it on. In the bank each lies as in the upper right quarter. Put tile 3 on 2b: there its half station meets the one of 2a.
    .other = That would fit, too. But tile 3 on 2b makes a station, and its alien helps with the last tile.
tutorial-aliens = Three stations would need four astronauts. But two aliens help, so two are enough: the number beside the astronaut counts that for you. You have just rolled a 2.
tutorial-end = When this stack is empty, the bank is not refilled any more. The game is over at once when somebody takes the last tile. So do not begin too much near the end.
tutorial-last = Finish planet 2: put tile 2 on 2c. It fits on both sides.
    .other = It would bring less: with tile 2 you finish the planet now, with five stations.
tutorial-learned =
    In your turn you roll, take a tile and put it down: on a planet if you have more astronauts than it has stations (aliens help), or as a new planet, for nothing.
    Edges must be alike, and two halves make a station. At most two planets are unfinished at a time.
    Each station on a finished planet is a point. Unfinished planets score nothing.

## Rules, a chapter each

rule-goal = You discover planets, a quarter at a time, and build space stations on them. At the end each station on a finished planet is worth one point. Stations on unfinished planets are worth nothing. The player with the most points wins.
    .title = What it is about
rule-setup = There are 45 tiles and one die. Each tile is a quarter of a planet. The tiles are shuffled into a stack, and three of them are laid face up beside it. These three are the bank. The player who begins is drawn at random.
    .title = Set-up
rule-turn = Players take turns, clockwise around the table. Your turn has three parts. You roll the die. You take one tile from the bank and use it: the tile begins a new planet, or it becomes the next quarter of a planet that you have begun. Then the bank is refilled. In the first round nobody rolls, and everybody begins a planet.
    .title = A turn
rule-open = Put the tile down as the first quarter of a new planet. You need no astronauts for this.
    .title = A new planet
rule-place = Add the tile to one of your unfinished planets. You need enough astronauts, and the tile must fit.
    .title = The next quarter
rule-astronauts = The die shows how many astronauts you have this turn. To add a tile you need more astronauts than there are stations on the planet. Each alien on the planet helps as one more astronaut. Single half stations do not count, and the new tile does not count either. So the planet needs one astronaut more than it has stations, and one less for each alien, but always at least one.
    .title = Astronauts
rule-fit = The new quarter must lie next to a tile of its planet. Where two tiles touch, their edges must be alike: a half station meets a half station, and a plain edge meets a plain edge. Two halves that meet make one station.
    .title = What fits
rule-turned = Every tile lies with its round side outwards, so it turns with the quarter that you put it on. “Left” and “right” in the name of a tile are meant as you would see them from the middle of the planet, looking outwards. The right edge always meets the next quarter clockwise, and the left edge meets the quarter before it. In the bank, tiles are drawn as they lie in the upper right quarter: there the right edge is at the bottom, and the left edge is on the left.
    .title = Left and right
rule-aliens = An alien counts as one astronaut whenever you add a tile to its planet. It is never used up, and it scores nothing.
    .title = Aliens
rule-limit = You may have at most two unfinished planets. A planet with four tiles is finished. It stays with you until the end, and you may begin another one.
    .title = Two at a time
rule-stuck = If you can use a tile, you must take one. If you cannot use any tile of the bank, you take none. Then you may put one tile of an unfinished planet into the box. That tile is out of the game.
    .title = Stuck
rule-bank = When you have taken a tile, the next tile of the stack comes into the bank, so that there are three again. When the stack is empty, the bank is no longer refilled.
    .title = The bank
rule-end = The game ends at once when somebody takes the last tile. It also ends if nobody could use a tile for a whole round and no tile of the bank can be used any more, even with a six. If several players have the highest score, they share the win.
    .title = The end
rule-screen =
    ⌂ is a station, and ☻ is an alien. ◠ ◡ ◖ ◗ are half stations: the sign shows on which side of an edge the half lies. △ ▽ ◁ ▷ are pointed half stations. They are only in the variant with two kinds of stations, and they do not fit round ones.
    Your two planets are 1 and 2. Their quarters are a to d, clockwise from the upper right: 1b is the lower right quarter of planet 1. Tiles in the bank are drawn as they lie in quarter a. There the right edge of a tile is at the bottom, and its left edge is on the left.
    Under a planet you see its stations, its aliens, and how many astronauts the next tile needs. ✓ means that your roll is enough, and ✗ means that it is not. On a low terminal each of the other players has one line, where 2/4 means two quarters of four. The coloured boxes beside a score are finished planets.
    Your moves are a grid, with a row for each place and a column for each tile of the bank. Type the bold number to make a move. After the number you see what the planet has and needs after that move. A dot means that the tile cannot go there. To ask why, type “w”, the tile and the place, such as: w 2 1b.
    If you have only one move, it is made for you, and you are told.
    .title = Reading the screen
rule-reconstructed = The rules are those of the rulebook. We decided what it leaves open: a deadlock and a tie. It lets the youngest player begin, and we draw a player at random. No public source lists the tiles. This project has reconstructed all 45 of them, of 13 kinds, so that scores come out as in the rulebook's example. The variant with two kinds of stations, with 26 kinds of tiles, is our own. We also assume that the die has the faces 1 to 6.
    .title = What is reconstructed
