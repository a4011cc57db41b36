# Astrominers in our own words. Keys are the names that rules and content use.

title = Astrominers
tagline = Send your crews to the asteroid belt, share the digging, and turn what they bring home into orders.
length = about 90 minutes
things = a die (d1), a socket (plasteel-1, 2a), or a card or a place by its name (Eros, First Player, Exchange)

## What is asked

step-rerolls = Which dice do you roll again? Once a round; all choose before any die is rolled.
    .chapter = dice
    .send = Roll again ({ $count })
    .none = Keep all dice
step-act = Your action: a die on a socket, a Mission from your hand, an exchange, or pass.
    .chapter = actions
step-change-dice = You have discarded a die. Turn another one to a face you choose, or roll any number of them again.
    .chapter = change
step-roll-again = Which dice of your pool do you roll again?
    .chapter = change
    .send = Roll again ({ $count })
    .none = Roll none
step-swap = Exchange: which token of yours do you give, and which one do you take from the bank?
    .chapter = exchange
step-take-card = Take a card into your hand: one of the open ones, or the unseen top one of a deck.
    .chapter = offices
step-pay = Pay for { $card }: { $cost }. Four tokens of any kind stand for one that you lack, with { $promoted } three.
    .chapter = payment
step-muster = { $card } is in its dock. Which of your dice go on the yellow sockets right away?
    .chapter = docks
step-give = Which completed card do you give away for { $card }?
    .chapter = achievements
step-choose = Which resource do you take from the bank?
    .chapter = bonus
step-settle = Two of your cards are completed. Which one is settled first?
    .chapter = settlement
step-ordering = Do you complete an Order from your hand?
    .chapter = orders
step-drop = { $card } also takes { $left ->
    [one] a card
   *[other] { $left } cards
  } from your hand. Which one goes under its deck?
    .chapter = orders

## Moves and events

verb-reroll = rolls again: { $die }
    .many = rolls again: { $all }
verb-done = { "" }
verb-gather = { $die } on { $socket }
verb-assign = { $die } on Assignments
verb-refine = { $die } on the Refinery
verb-join = { $die } into the crew at { $berth }
verb-lead = { $die } on First Player
verb-achieve = { $die } for the Achievement { $achievement }
verb-develop = { $die } for the Technology { $technology }
verb-publish = { $die } for the Bulletin { $bulletin }
verb-explore = { $die } for the Expedition to { $expedition }
verb-explore-free = { $die } for the Expedition to { $expedition }, free of cost
verb-produce = { $die } on { $technology }
verb-consult = { $die } on { $bulletin }
verb-launch = launches the Mission to { $mission }
verb-launch-free = launches the Mission to { $mission }, free of cost
verb-exchange = discards { $die } for an exchange
verb-swap = gives { $resource } and takes { $resource-2 }
verb-discard = discards { $die } to change others
verb-turn = turns { $die } to { $face }
verb-retrain = Order effect: turns { $die } to { $face }
verb-again = rolls dice again
verb-rally = uses a Challenge to roll dice again
verb-pass = passes
verb-take-mission = takes the Mission to { $mission }
verb-draw-mission = draws a Mission from the deck
verb-take-order = takes the Order { $order }
verb-draw-order = draws an Order from the deck
verb-pay = pays { $resource }
    .many = pays { $all }
verb-reduce = Order effect: one resource less to pay
verb-choose = takes { $resource }
    .many = takes { $all }
verb-settle = settles the card in dock { $dock }
verb-buy = completes the Order { $order }
verb-drop-mission = puts the Mission to { $mission } under its deck
verb-drop-order = puts the Order { $order } under its deck
verb-give-mission = gives the Mission to { $mission } away
verb-give-expedition = gives the Expedition to { $expedition } away
event-began = is the first player
    .chapter = Round { $round }
event-ended = {""}
    .chapter = The end of round { $round }
    .report = How round { $round } ended
event-rolled = rolled: { $die }
    .many = rolled: { $all }
event-earned = +{ $number } { $resource }
    .one = +{ $number } { $resource }
    .many = { $all }
event-lost = { $number } { $resource } lost, the bank has no more
event-bonus = round bonus with { $number ->
    [one] one die
   *[other] { $number } dice
  } in the docks
event-completed = Mission completed: { $mission }
event-explored = Expedition completed: { $expedition }
event-slid = { $mission } slides out; it has one more round
event-drifted = { $expedition } slides out; it has one more round
event-failed = Mission failed: { $mission }
event-abandoned = Expedition failed: { $expedition }
event-won = Challenge won: { $challenge }
event-shown-mission = new open Mission: { $mission }
    .many = new open Missions: { $all }
event-shown-order = new open Order: { $order }
    .many = new open Orders: { $all }
event-shown-achievement = new Achievement: { $achievement }
event-drew-mission = drew a Mission: { $mission }
    .hidden = {""}
event-drew-order = drew an Order: { $order }
    .hidden = {""}
event-join-mission = { $die } into the crew of { $mission } ({ $berth })
event-join-expedition = { $die } into the crew of { $expedition } ({ $berth })
event-idle = has nothing left to do this round

## Why not

why-taken = A die lies there already, and it stays until the next round.
    .who = A die of { $who } lies there already, and it stays until the next round.
    .place = All sockets of { $place } are taken this round.
    .rule = { rule-sockets }
why-wrong-worker = That socket takes another worker.
    .takes = That socket takes { $takes }.
    .takes-die = That socket takes { $takes }; this die shows { $die }.
    .rule = { rule-sockets }
why-no-cards = No card is left to be taken.
    .rule = { rule-offices }
why-too-dear = You cannot pay that, not even with every way of exchanging.
    .card-cost-have = { $card } costs { $cost }. You have { $have }.
    .rule = { rule-payment }
why-no-dock = All docks are taken.
    .limit = All { $limit } docks are taken.
    .rule = { rule-docks }
why-no-barge = Both of your barges are out.
    .rule = { rule-docks }
why-types-missing = You have not completed the asteroids that it asks for.
    .card-types-have = { $card } asks for { $types }. You have completed { $have }.
    .rule = { rule-achievements }
why-last-die = It is your last die, so there is no other to change.
    .rule = { rule-change }
why-no-such-face = That die has no such face.
    .rule = { rule-dice }
why-not-on-top = Only the card on top can be taken.
    .top = Only the card on top can be taken: { $top }.
    .rule = { rule-executive }
why-bank-empty = The bank has none of it.
    .resource = The bank has no { $resource }.
    .rule = { rule-bank }
why-nothing-to-give = You have no token to give.
    .resource = You have no { $resource } to give.
    .rule = { rule-exchange }
why-no-card-to-drop = This Order also takes another card from your hand, and you have none to spare.
    .rule = { rule-orders }
why-not-asked = That cannot be chosen now.
why-crew-taken = A die of { $who } lies there, and stays until the card is completed or fails.
why-not-yellow = At the launch only the yellow sockets are filled. This one is open to all from then on, a die for an action.
why-open-mission = An open Mission, or the top one of the deck, is taken by a Surveyor on Assignments.
why-open-order = An open Order, or the top one of the deck, is taken by a Geologist on the Refinery.
why-hand-mission = A Mission is launched from the hand as an action of yours.
why-hand-order = An Order is completed at the end of the round, after the Missions.
why-completed-waits = A completed card is given away only when you take an Achievement.
why-tokens-wait = Tokens move only in payments, exchanges and bonuses.
why-effect-waits = This effect of an Order is used when it is asked for: dice in your turn, a launch as an action, a reduction in a payment, another Order in phase five.
why-dock-waits = Here you choose nothing now: a die goes on a socket of the card, and a Mission is launched from your hand.
why-dice-first = First the dice: choose those that you roll again, or none. Actions follow in phase 3.
    .rule = { rule-round }

## Options

option-edition = Edition
    .about = Which of the three rulebooks is played. The Polish ones are for up to four players and have no Challenges of their own.
option-edition-en = English (newest)
option-edition-pl1 = Polish, first version
option-edition-pl2 = Polish, second version
option-challenges = Challenges
    .about = Cards for whoever does something first. Only the English edition has them.
option-challenges-edition = as in the edition
option-challenges-on = with Challenges
option-challenges-off = without
option-executive = Executive cards
    .about = Whether only the top card of each deck can be taken, or any of them.
option-executive-edition = as in the edition
option-executive-top = the top one
option-executive-any = any of them
option-first = Who begins
    .about = Who is the first player of round one.
option-first-random = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5
option-first-6 = seat 6
option-track = Round track
    .about = In which order the resources of the round bonus come.
option-track-printed = as printed
option-track-random = shuffled

## Dice and workers

die-surveyor = Surveyor
die-geologist = Geologist
die-miner = Miner
die-subroutine = Subroutine
die-miners = two Miners
die-subroutines = two Subroutines
die-labour-surveyor = Surveyor (labour die)
die-labour-geologist = Geologist (labour die)
die-labour-miner = Miner (labour die)
die-labour-subroutine = Subroutine (labour die)
die-labour-miners = two Miners (labour die)
die-labour-subroutines = two Subroutines (labour die)
face-surveyor = Surveyor
face-geologist = Geologist
face-miner = Miner
face-subroutine = Subroutine
face-miners = two Miners
face-subroutines = two Subroutines
takes-surveyor = a Surveyor
takes-geologist = a Geologist
takes-miner = a Miner
takes-subroutine = a Subroutine
takes-either = a Miner or a Subroutine
takes-any = any die

## Places

area-plasteel = Plasteel Storage
area-water = Water Tanks
area-xenon = Xenon Containers
socket-plasteel-1 = Plasteel Storage 1
socket-plasteel-2 = Plasteel Storage 2
socket-plasteel-3 = Plasteel Storage 3
socket-plasteel-4 = Plasteel Storage 4
socket-water-1 = Water Tanks 1
socket-water-2 = Water Tanks 2
socket-water-3 = Water Tanks 3
socket-water-4 = Water Tanks 4
socket-xenon-1 = Xenon Containers 1
socket-xenon-2 = Xenon Containers 2
socket-xenon-3 = Xenon Containers 3
socket-xenon-4 = Xenon Containers 4
place-assignments = Assignments
place-refinery = Refinery
place-first-player = First Player
place-exchange = Exchange
place-discard = Change dice
place-technologies = Technologies
place-bulletins = Bulletins
place-expeditions = Expeditions
place-achievements = Achievements
place-challenges = Challenges
place-docks = Docks
place-bank = Bank
place-hand = Hand
place-dice = Dice

## Resources and asteroids

resource-plasteel = plasteel
resource-water = water
resource-xenon = xenon
resource-gold = gold
resource-tungsten = tungsten
resource-nickel = nickel
resource-palladium = palladium
resource-any = any resource
type-S = type S (stony)
    .amount = { $number } S
type-C = type C (carbon)
    .amount = { $number } C
type-M = type M (metal)
    .amount = { $number } M
type-any = counts as any type
    .amount = { $number } of any type

## Missions, a line each

mission-eros = Eros
mission-itokawa = Itokawa
mission-ida = Ida
mission-gaspra = Gaspra
mission-mathilde = Mathilde
mission-juno = Juno
mission-flora = Flora
mission-amphitrite = Amphitrite
mission-iris = Iris
mission-hebe = Hebe
mission-toutatis = Toutatis
mission-apophis = Apophis
mission-ceres = Ceres
mission-hygiea = Hygiea
mission-bennu = Bennu
mission-ryugu = Ryugu
mission-themis = Themis
mission-doris = Doris
mission-eugenia = Eugenia
mission-sylvia = Sylvia
mission-egeria = Egeria
mission-nemesis = Nemesis
mission-interamnia = Interamnia
mission-cybele = Cybele
mission-psyche = Psyche
mission-kleopatra = Kleopatra
mission-lutetia = Lutetia
mission-kalliope = Kalliope
mission-hertha = Hertha
mission-eunike = Eunike
mission-pales = Pales
mission-lydia = Lydia
mission-antigone = Antigone
mission-sappho = Sappho
mission-bettina = Bettina
mission-undina = Undina
mission-eunomia = Eunomia
mission-massalia = Massalia
mission-astraea = Astraea
mission-herculina = Herculina
mission-davida = Davida
mission-hesperia = Hesperia
mission-klotho = Klotho
mission-pariana = Pariana
mission-aethra = Aethra
mission-oceana = Oceana
mission-athor = Athor
mission-liberatrix = Liberatrix

## Expeditions

expedition-vesta = Vesta
expedition-pallas = Pallas
expedition-chiron = Chiron
expedition-hektor = Hektor

## Orders

order-antenna = High-gain antenna
order-reactor = Reactor core
order-greenhouse = Greenhouse
order-telescope = Deep-sky telescope
order-shield = Radiation shield
order-habitat = Habitat ring
order-engine = Ion engine
order-probe = Comet probe
order-clinic = Orbital clinic
order-beacon = Belt beacon
order-foundry = Foundry
order-laboratory = Laboratory
order-archive = Archive
order-shipyard = Shipyard
order-dome = Glass dome
order-relay = Signal relay
order-battery = Night battery
order-solar-sail = Solar sail
order-cradle = Launch cradle
order-lens = Great lens
order-tether = Sky tether
order-turbine = Turbine
order-vault = Seed vault
order-hangar = Hangar
order-cistern = Cistern
order-kiln = Kiln
order-mirror = Sun mirror
order-ladder = Space ladder
order-drydock = Dry dock
order-orchard = Orchard
order-observatory = Observatory
order-refuge = Storm refuge
order-smelter = Smelter
order-sensor = Dust sensor
order-terminal = Freight terminal
order-lighthouse = Lighthouse
order-capsule = Rescue capsule
order-array = Dish array
order-bridge = Truss bridge
order-furnace = Arc furnace
order-airlock = Airlock
order-aquarium = Aquarium
order-centrifuge = Centrifuge
order-compass = Pulsar compass
order-crane = Crane
order-dynamo = Dynamo
order-elevator = Space elevator
order-gyroscope = Gyroscope
order-incubator = Incubator
order-pipeline = Pipeline
order-radiator = Radiator
order-rover = Rover
order-school = School
order-spectrograph = Spectrograph
order-theatre = Theatre
order-workshop = Workshop

## Technologies and Bulletins

technology-catalysis = Catalysis
technology-metallurgy = Powder metallurgy
technology-magnetics = Magnetics
technology-membranes = Membranes
bulletin-almanac = Belt Almanac
bulletin-gazette = Dockside Gazette
bulletin-ledger = Broker's Ledger
bulletin-charts = Orbit Charts

## Achievements and Challenges

achievement-pathfinder = Pathfinder's Badge
achievement-prospector = Prospector's Badge
achievement-astroforeman = Astroforeman's Cup
achievement-belt-cup = Cup of the Belt
achievement-stone-medal = Medal of Stone
achievement-carbon-medal = Medal of Carbon
achievement-metal-medal = Medal of Metal
challenge-docked = a Mission in a dock
challenge-two-docked = two Missions in the docks at a time
challenge-all-dice = all own dice in the docks
challenge-complete-c = a type C Mission completed
challenge-complete-s = a type S Mission completed
challenge-complete-m = a type M Mission completed
challenge-alone = own Mission completed with own dice only
challenge-one-round = own Mission completed in one round
challenge-two-rounds = own Mission completed in two rounds
challenge-expedition = an Expedition completed
challenge-bulletin = a Bulletin acquired
challenge-technology = a Technology acquired
challenge-achievement = an Achievement acquired
challenge-two-orders = more than one Order in a round

## One-time effects of Orders

effect-specialist = turn any die to Surveyor or Geologist
effect-subroutine = turn any die to a single Subroutine
effect-subroutine-double = turn a single Subroutine to two Subroutines
effect-miner = turn any die to a single Miner
effect-miner-double = turn a single Miner to two Miners
effect-reduction = pay one resource less
effect-free-launch = launch a Mission or Expedition free of cost
effect-extra-order = complete one more Order in a round

## Score sheet

score-orders = Orders
score-missions = Missions and Expeditions
score-achievements = Achievements
score-technologies = Technologies
score-bulletins = Bulletins
score-challenges = Challenges
score-surplus = Surplus resources

## Groups in the list of moves

group-basics = Basic resources
group-offices = Cards for the hand
group-docks = Crews
group-launch = Launch
group-executive = Executive cards and Achievements
group-own = Own cards
group-others = Other actions
group-dice = Change dice

## Buttons

choice-reroll = { $die }
choice-done = Done
choice-gather = { $die } → { $socket }: { $gain }
    .group = { group-basics }
choice-assign = { $die } → Assignments: take a Mission
    .group = { group-offices }
choice-refine = { $die } → Refinery: take an Order
    .group = { group-offices }
choice-join = { $die } → { $card } ({ $berth })
    .group = { group-docks }
choice-lead = { $die } → First Player of the next round
    .group = { group-others }
choice-achieve = { $die } → { $achievement }
    .group = { group-executive }
choice-develop = { $die } → { $technology }
    .cost = { $die } → { $technology }, for { $cost }
    .group = { group-executive }
choice-publish = { $die } → { $bulletin }
    .cost = { $die } → { $bulletin }, for { $cost }
    .group = { group-executive }
choice-explore = { $die } → Expedition to { $expedition }
    .cost = { $die } → Expedition to { $expedition }, for { $cost }
    .group = { group-executive }
choice-explore-free = { $die } → Expedition to { $expedition }, free of cost
    .group = { group-executive }
choice-produce = { $die } → { $technology }: { $gain }
    .group = { group-own }
choice-consult = { $die } → { $bulletin }: take a card
    .group = { group-own }
choice-launch = Launch { $mission }
    .cost = Launch { $mission }, for { $cost }
    .group = { group-launch }
choice-launch-free = Launch { $mission } free of cost
    .group = { group-launch }
choice-exchange = Discard { $die }: exchange a token
    .group = { group-others }
choice-swap = Give { $resource }, take { $resource-2 }
choice-discard = Discard { $die }: change others
    .group = { group-dice }
choice-turn = { $die } becomes { $face }
    .group = { group-dice }
choice-retrain = Order effect: { $die } becomes { $face }
    .group = { group-dice }
choice-again = Roll dice again
choice-rally = Challenge: roll dice again
    .group = { group-dice }
choice-pass = Pass for this round
    .ordering = Complete no Order
    .group = { group-others }
choice-take-mission = Mission { $mission }
choice-draw-mission = Unseen Mission from the deck
choice-take-order = Order { $order }
choice-draw-order = Unseen Order from the deck
choice-pay = { $resource }
choice-reduce = Order effect: one less to pay
choice-choose = { $resource }
choice-settle = Dock { $dock }: { $card }
choice-buy = Complete { $order }: { $points ->
    [one] one point
   *[other] { $points } points
  }
choice-drop-mission = Mission { $mission }
choice-drop-order = Order { $order }
choice-give-mission = Mission { $mission }
choice-give-expedition = Expedition { $expedition }

## On the table

board-seat = Player { $number }
board-round = Round { $round } of 8
board-tab-board = Board
board-tab-docks = Docks
board-tab-cards = Cards
board-tab-players = Players
board-tabs = Parts of the table
board-lit = something to choose
board-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
board-cost = Costs { $cost }.
board-free = Costs nothing.
board-crew = Crew: { $crew }.
board-yellow = { $takes } (yellow)
board-reward = Each worker symbol earns { $reward }.
board-reward-by = A { $worker } symbol earns { $reward }.
board-reward-cards = Each die earns a Mission or an Order.
board-drops = Also takes { $drops ->
    [one] another card
   *[other] { $drops } other cards
  } from the hand.
board-effect = Once: { $effect }.
board-mission = Mission to { $mission }, { $type }.
board-order = Order { $order }, { $points }.
board-expedition = Expedition to { $expedition }, { $type }.
board-technology = Technology { $technology }, { $points }.
board-bulletin = Bulletin { $bulletin }, { $points }.
board-achievement = Achievement { $achievement }, { $points }, for completed { $types }.
board-gives = A die on it earns { $gain }.
board-gives-mission = A die on it takes a Mission.
board-gives-order = A die on it takes an Order.
board-gives-either = A die on it takes a Mission or an Order.
board-takes-any = Takes any die.
board-die-of = { $die } of { $name }
board-there = There: { $die }.
board-empty-deck = No cards are left.
board-in-deck = { $cards ->
    [one] One more card
   *[other] { $cards } more cards
  } beneath it.
board-under = Not on top of its deck.
board-under-any = Not on top of its deck, but every card of it can be taken.
board-pool = Die { $number }: { $die }
board-socket = { $socket }, takes { $takes }.
board-socket-more = This socket gives { $more ->
    [one] one
   *[other] { $more }
  } more.
board-office = { $place }: { $free ->
    [0] no free socket
    [one] one free socket
   *[other] { $free } free sockets
  }.
board-office-assignments = A Surveyor takes a Mission into the hand.
board-office-refinery = A Geologist takes an Order into the hand.
board-mission-deck = Mission deck, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }. Draw the top one unseen.
board-order-deck = Order deck, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }. Draw the top one unseen.
board-first-player = First Player: any die here begins the next round. Now first: { $name }.
board-exchange = Exchange, an action: discard a die and swap a token of yours for one from the bank.
board-discard = Change dice: discard a die to turn another to any face, or to roll others again. This is no action.
board-promoted = Exchange card. In payments, four of any kind stand for one that is missing; { $resource } is promoted: three others for one of it, or three of it for one other. At the end three of it are a point.
board-bank-token = Bank: { $resource }, { $number } left
board-own-token = Your { $resource }: { $number }
board-tokens = Resources: { $tokens }
board-nothing = none
board-track = Round { $round } of 8. The bonus for most dice in the docks: { $now }. Then: { $later }.
board-track-free = a free choice
board-dock = Dock { $dock }: { $card } On the barge of { $name }, { $round ->
    [first] first round
   *[last] last round
  }. { $crew }
board-dock-empty = Dock { $dock }, free
board-dock-full = The crew is complete.
board-dock-open = { $open ->
    [one] One socket is open.
   *[other] { $open } sockets are open.
  }
board-last = last round
board-ready = ready
board-berth = Dock { $dock }, { $card }, socket { $berth }: takes { $takes }
board-berth-die = Dock { $dock }, { $card }, socket { $berth }: { $die }
board-challenge = Challenge, { $points }: { $challenge }. Also worth one reroll.
board-no-achievement = No Achievement here
board-achievement-deck = { $cards ->
    [0] No more Achievements
    [one] One more Achievement
   *[other] { $cards } more Achievements
  } in the deck
board-hand-count = Hand: { $missions ->
    [one] one Mission
   *[other] { $missions } Missions
  }, { $orders ->
    [one] one Order
   *[other] { $orders } Orders
  }.
board-known = Known to you: { $cards }.
board-completed = Completed: { $cards }.
board-bought = Orders completed: { $cards }.
board-effects = Effects not used yet: { $effects }.
board-effect-left = Order effect, not used yet: { $effect }.
board-reroll-left = Reroll of a Challenge: roll any dice of your pool again, once.
board-rerolls = Rerolls from Challenges: { $number }.
board-honours = Achievements: { $cards }.
board-won = Challenges: { $cards }.
board-dice-left = Dice left: { $dice }.
board-used = Dice used or discarded: { $number }.
board-passed = passed
board-is-first = first player
board-active = to act
board-busy = has its die this round
board-hand-empty = no cards in hand
board-sealed = Your choice is sealed. Waiting for the others.
board-done-mission = Completed Mission to { $mission }, { $type }, one point
board-done-expedition = Completed Expedition to { $expedition }, { $type }, one point
board-own-cards = Cards

## Short, for the terminal

short-surveyor = Sur
short-geologist = Geo
short-miner = Min
short-subroutine = Sub
short-either = M/S
short-any = any
short-plasteel = Pla
short-water = Wat
short-xenon = Xen
short-gold = Gol
short-tungsten = Tun
short-nickel = Nic
short-palladium = Pal
effect-short-specialist = → Sur/Geo
effect-short-subroutine = → Sub
effect-short-subroutine-double = Sub → Sub²
effect-short-miner = → Min
effect-short-miner-double = Min → Min²
effect-short-reduction = −1 cost
effect-short-free-launch = free launch
effect-short-extra-order = +1 Order
draw-track = Round bonus
draw-rates = Paying: 4 for 1, { $resource } 3 for 1 either way
draw-bank = Bank
draw-free = free
draw-card = card
draw-last = last round
draw-ready = ready
draw-deck = deck { $cards }
draw-taken = taken
draw-gone = none left
draw-dice = Dice
draw-chosen = Chosen
draw-hand-count = { $missions } M, { $orders } O in hand
draw-passed = passed
draw-first = first player
draw-effects = Effects
draw-rerolls = Rerolls
draw-completed = Completed
draw-legend = {"{yellow}"} socket, [white] socket, ²two symbols, *labour die; ● ▲ ■ ◆ ★ ✚ whose die

## Rules, a chapter each

rule-goal = You run a company of space miners. Crews of dice fly to asteroids, alone or together with those of your rivals, and bring home resources. Resources complete Orders, and Orders are the main source of points. Completed Missions and Expeditions, Achievements, Technologies, Bulletins, Challenges and what is left in your stores count, too. After eight rounds whoever has the most points wins.
    .title = What it is about
rule-setup =
    Cards marked for more players than there are stay in the box. The decks of Missions and Orders are shuffled, and four cards of each lie open. Three of the seven Achievements lie open, the others are a deck. Technologies, Bulletins and Expeditions are three small decks with their faces up.
    One of four exchange cards is drawn: it names the promoted resource. Everybody has seven dice (six with five or six players), two barges and one token of each of the seven resources. On the first seven spaces of the round track lies a token each. The first player is drawn by lot. With Challenges, as many as there are players and five more lie open.
    How many docks are open, and how many sockets Assignments and the Refinery have, depends on the number of players.
    .title = Set-up
rule-round =
    A round has five phases. 1: whoever used the First Player socket in the last round is first player, else it stays with the same one; all dice come home but those on unfinished cards in the docks. 2: all roll their dice, and may roll any of them once more. 3: actions, one at a time around the table, until all have passed. 4: the round bonus, then completed Missions and Expeditions. 5: Orders, in the order of the players.
    In phases 3 to 5 the order is clockwise from this round's first player.
    .title = A round
rule-dice = A die has six faces: a Surveyor, a Geologist, a Miner, a Subroutine, two Miners and two Subroutines. One of your dice, the labour die with cut corners, has only Miners and Subroutines, single and double. After the roll you choose, once, any of the dice just rolled and roll them again; all players choose at the same time. A double counts as one die that fits wherever its single symbol does, and earns twice.
    .title = The dice
rule-change = In your turn, before your action, you may discard a die of your pool. For it you turn one other die of the pool to any face that it has, or roll any number of them again. This is no action, and you may do it as often as you have another die left. Discarded dice come back in the next round.
    .title = Changing dice
rule-actions = In your turn you do one thing: you put one die on a socket, or launch a Mission from your hand, or discard a die to exchange a token. Or you pass, and are out until the end of the phase. To launch a Mission takes no die, so you may do it even when all are used. Who has neither a die nor anything to launch passes by necessity.
    .title = Actions
rule-sockets = A socket takes the worker that is drawn in it; with two workers, either; with an empty die, any. A die lies on it until the next round, and nobody else can use it. Dice on cards in the docks stay until the card is completed or fails.
    .title = Sockets
rule-basics = Plasteel Storage, Water Tanks and Xenon Containers take Miners or Subroutines, on any free socket that fits. The die earns one token for each of its symbols. The first socket of each place gives one more.
    .title = Basic resources
rule-offices = A Surveyor on the first free socket of Assignments takes a Mission into your hand, a Geologist on the first free socket of the Refinery an Order: an open one, whose place is filled at once, or the unseen top card of the deck. A hand may hold any number of cards, and nobody else sees it.
    .title = Assignments and Refinery
rule-missions = A Mission has a cost, an asteroid type (S, C or M), sockets for its crew, and a reward. Some sockets are yellow, with a double border: the owner may fill them at the launch. The reward is earned by each die of the crew, once for each of its symbols.
    .title = Missions
rule-docks = To launch a Mission, put it on one of your two barges and the barge into a free dock, and pay its cost. In the same action you may put any number of fitting dice on its yellow sockets. From then on all sockets that are free, yellow ones, too, are open to all players, a die for an action. You never have more than two barges out, and there are no more cards under way than docks.
    .title = Launching and docks
rule-first = Any die on the First Player socket makes you first player of the next round.
    .title = First player
rule-achievements = With any die on the socket of an open Achievement you take it, and give away completed cards of the asteroid types that it asks for. An Expedition stands for any type. Missions go under their deck, Expeditions into the box; they no longer count a point. The place is filled from the deck, but its socket stays taken for the round.
    .title = Achievements
rule-executive = Technologies, Bulletins and Expeditions are taken with any die on the socket of their deck, and paid for at once. Only the top card can be taken (in the first Polish edition any of them), and only one of each deck in a round. A Technology or Bulletin then lies before you with a socket of your own: any die on it earns one token of the rare resource shown, or takes a Mission or an Order into your hand. One die a card and round; a double earns no more.
    .title = Executive cards
rule-expeditions = An Expedition is launched like a Mission, with a barge, a dock and its cost; the die that took it is not part of its crew. Its sockets take any dice. When it is completed, each die of the crew earns a card, a Mission or an Order, open or unseen. It is worth a point, and counts as any asteroid type when you take an Achievement.
    .title = Expeditions
rule-exchange = As an action, discard a die and exchange one of your tokens for one of another kind from the bank. Players never trade with each other.
    .title = The exchange action
rule-payment = Whenever you pay, any four tokens may stand for one that you do not have. With the promoted resource of the exchange card it is three: any three others for one of it, or three of it for one other, even if you have the one that they stand for. Reductions take a unit off the cost first. All of this may be mixed in one payment. Tokens are exchanged in payments only.
    .title = Paying
rule-bank = Plasteel, water and xenon are basic resources; gold, tungsten, nickel and palladium are rare and come from Missions and Technologies. The bank is limited. If it has too few, you get what is there, and the rest is lost.
    .title = Resources and the bank
rule-bonus = At the end of the actions, whoever has the most dice on cards in the docks, own ones and others', takes four tokens of the resource on the round track. Two with equally many take two each, three or more one each. In round eight the tokens are a free choice. If nobody has a die there, nobody takes anything.
    .title = The round bonus
rule-settlement =
    Cards whose sockets are all filled are completed, owner by owner in the order of the players. Each die of the crew earns the reward once for each of its symbols: first the owner's dice, then the others'. The card goes to the owner of the barge, who may even have no die on it, and is worth a point.
    A card that is not full slides out one place, with its dice. If it is not full in the second round either, it has failed: a Mission goes under its deck, an Expedition into the box, dice and barge come home, and nobody gets anything.
    .title = Completing Missions
rule-orders = In phase five you may complete one Order from your hand: pay its cost and, if it says so, put other cards from your hand under their decks, openly. It counts its points, and its effect is yours to use once.
    .title = Orders
rule-effects =
    Each completed Order has an effect that you may use once, whenever it suits. Turn a die of your pool to Surveyor or Geologist; to a single Miner; to a single Subroutine (in the first Polish edition: a single Miner or Subroutine to a double). Pay one resource less; several of these may be used together. Launch a Mission or Expedition without its cost. Complete one more Order in phase five.
    A die can only be turned to a face that it has. Unused effects are worth nothing at the end.
    .title = Effects of Orders
rule-challenges = A Challenge goes at once, and without an action, to the first player who does what it says. It counts its points, and once lets you roll any number of dice of your pool again. Those that speak of a Mission do not mean Expeditions, and only the owner of a barge completes its card. If two fulfil one at the same moment, it goes to the one who is earlier in the order of the round.
    .title = Challenges
rule-end =
    The game ends after round eight. Orders, Achievements, Technologies, Bulletins and Challenges count what they show, each completed Mission and Expedition that you still have counts one, and of each resource four tokens are a point, of the promoted one three. Cards in hand and unfinished Missions count nothing.
    Of equal scores the points of Orders decide, then those of Missions, Expeditions and Achievements, then those of rare resources; after that the win is shared. In the first Polish edition it is shared at once.
    .title = The end
rule-editions = Three rulebooks are known, and the option Edition chooses. English: as told here; a tie is broken for the first place only. Second Polish version: without Challenges, and ties are broken for every place. First Polish version: without Challenges, any card of an executive deck can be taken, the effects for Miner and Subroutine turn a single one to a double, and a tie is shared at once. Five and six players use the English rules with six dice each, without the labour die.
    .title = Editions
rule-reconstructed = The rules are those of the rulebooks; where they are silent, or differ within one book, we decided. What is printed on the cards and the board is not known from any public source: all costs, points, sockets, rewards and titles, the number of cards, docks, sockets and tokens, and the faces of the labour die are reconstructed by this project. Known are the seven Achievements, the four cards of each executive deck, the four exchange cards, what the Challenges ask for, and the kinds of effects.
    .title = What is reconstructed
