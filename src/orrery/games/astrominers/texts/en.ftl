# Astrominers in our own words. Keys are the names that rules and content use.

title = Astrominers
tagline = Send your crews to the asteroid belt, share the digging, and complete orders with what they bring home.
length = about 90 minutes (our estimate)
things = a die (d1), a socket (plasteel-1, 2a), or the name of a card or a place (Eros, First Player, Exchange)

## What is asked

step-rerolls = Which dice do you roll again? A round opens with a roll of all dice, and you may improve it once. Everybody chooses before anybody rolls.
    .chapter = dice
    .send = Roll again ({ $count })
    .none = Keep all dice
step-act = Your action: put a die on a socket, launch a Mission from your hand, exchange a token, or pass.
    .chapter = actions
step-change-dice = You have discarded a die. Turn another die to a face you choose, or roll any number of dice again.
    .chapter = change
step-roll-again = Which dice of your pool do you roll again?
    .chapter = change
    .send = Roll again ({ $count })
    .none = Roll none
step-swap = Which of your tokens do you give, and which one do you take from the bank?
    .chapter = exchange
step-take-card = Which card do you take into your hand? Take an open one, or the top card of a deck without seeing it.
    .missions = Which Mission do you take into your hand? Take an open one, or the top one of the deck without seeing it. Left in the deck: { $missions }.
    .orders = Which Order do you take into your hand? Take an open one, or the top one of the deck without seeing it. Left in the deck: { $orders }.
    .missions-orders = Which Mission or Order do you take into your hand? Take an open one, or the top one of a deck without seeing it. Left in the decks: { $missions } Missions, { $orders } Orders.
    .chapter = offices
step-pay = Pay for { $card }: { $cost }. Any four tokens replace one that you lack. With { $promoted }, three are enough.
    .chapter = payment
step-muster = { $card } is in its dock. Which of your dice do you put on its yellow sockets now?
    .chapter = docks
step-give = Which completed card do you give away for { $card }?
    .chapter = achievements
step-choose = Which resource do you take from the bank?
    .chapter = bonus
step-settle = You have completed two cards. Which one is settled first?
    .chapter = settlement
step-ordering = Which Order from your hand do you complete, if any?
    .orders = You cannot complete any Order from your hand now: { $orders }. You are asked all the same, so that nobody can tell. Click an Order to see what is lacking.
    .chapter = orders
step-drop = For { $card } you must also put { $left ->
    [one] a card from your hand under its deck
   *[other] { $left } cards from your hand under their decks
  }. Which card do you choose?
    .chapter = orders

## Moves and events

verb-reroll = rolls again: { $die }
    .many = rolls again: { $all }
verb-done = { "" }
verb-gather = { $die } on { $socket }
verb-assign = { $die } on Assignments
verb-refine = { $die } on the Refinery
verb-join = { $die } into the crew on { $berth }
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
verb-discard = discards { $die } to change other dice
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
    .routine = yes
event-earned = +{ $number } { $resource }
    .one = +{ $number } { $resource }
    .many = { $all }
event-lost = does not get { $number } { $resource }, because the bank has no more
    .one = { $number } { $resource }
    .many = does not get { $all }, because the bank has no more
event-bonus = gets the round bonus with { $number ->
    [one] one die
   *[other] { $number } dice
  } in the docks
event-completed = Mission completed: { $mission }
event-explored = Expedition completed: { $expedition }
event-slid = Mission { $mission } slides out and has one more round
event-drifted = Expedition { $expedition } slides out and has one more round
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
    .own = Your own die lies there already, and it stays until the next round.
    .place = All sockets of { $place } are taken this round.
    .rule = { rule-sockets }
why-wrong-worker = That socket takes another worker.
    .takes = That socket takes { $takes }.
    .takes-die = That socket takes { $takes }, and this die shows { $die }.
    .rule = { rule-sockets }
why-no-cards = There are no cards left to take.
    .rule = { rule-offices }
why-too-dear = You cannot pay for that, even if you replace tokens.
    .card-cost-have = { $card } costs { $cost }. You have { $have }.
    .rule = { rule-payment }
why-no-dock = All docks are taken.
    .limit = All { $limit } docks are taken.
    .rule = { rule-docks }
why-no-barge = Both your barges are out.
    .rule = { rule-docks }
why-types-missing = You have not completed the asteroid types that this Achievement needs.
    .card-types-have = { $card } needs { $types }. You have completed { $have }.
    .rule = { rule-achievements }
why-last-die = This is your last die, so there is no other die to change.
    .rule = { rule-change }
why-no-such-face = This die does not have that face.
    .rule = { rule-dice }
why-not-on-top = You can take only the top card.
    .top = You can take only the top card, which is { $top }.
    .rule = { rule-executive }
why-bank-empty = The bank has none left.
    .resource = The bank has no { $resource } left.
    .rule = { rule-bank }
why-nothing-to-give = You have no token to give.
    .resource = You have no { $resource } to give.
    .rule = { rule-exchange }
why-no-card-to-drop = For this Order you must also give up another card from your hand, and you do not have one.
    .rule = { rule-orders }
why-not-asked = The question is about something else now.
why-crew-taken = A die is there. It stays until the card is completed or fails.
    .who = A die of { $who } is there. It stays until the card is completed or fails.
    .own = Your own die is there. It stays until the card is completed or fails.
why-not-yellow = At the launch you can fill only the yellow sockets. After that, everybody can use this one, with one die an action.
why-open-mission = To take an open Mission or the top one of the deck, put a Surveyor on Assignments.
why-open-order = To take an open Order or the top one of the deck, put a Geologist on the Refinery.
why-hand-mission = You launch a Mission from your hand as an action in your turn.
why-hand-order = You complete an Order at the end of the round, after the Missions.
why-completed-waits = You give a completed card away only when you take an Achievement.
why-tokens-wait = You give and take tokens only in payments, exchanges and bonuses.
why-effect-waits = You use the effect of an Order when its time comes: you turn a die in your turn, you launch as an action, you pay less in a payment, and you complete another Order in phase five.
why-reroll-waits = You can use this reroll of a Challenge before an action in your turn.
why-pay-own = You pay with your own tokens, not with those of the bank.
why-same-resource = You must take another resource than the one you give.
why-dock-waits = You cannot choose a dock itself. Put a die on a socket of its card, or launch a Mission from your hand.
why-answer-first = That is for an action. First answer the question.
    .rule = { rule-actions }
why-actions-over = That is for an action, and the actions of this round are over.
    .rule = { rule-round }
why-no-die = You have no die left this round.
    .rule = { rule-actions }
why-dice-first = First choose the dice that you roll again, or keep them all. Actions come in phase 3.
    .rule = { rule-round }

## Options

option-edition = Edition
    .about = Which of the three rulebooks do you play by? The Polish ones are for up to four players and have no Challenges.
option-edition-en = English (newest)
option-edition-pl1 = Polish, first version
option-edition-pl2 = Polish, second version
option-challenges = Challenges
    .about = The first player who does what a Challenge says wins it. Only the English edition has Challenges.
option-challenges-edition = as in the edition
option-challenges-on = with Challenges
option-challenges-off = without
option-executive = Executive cards
    .about = Can you take only the top card of each deck, or any card?
option-executive-edition = as in the edition
option-executive-top = the top card
option-executive-any = any card
option-first = Who begins
    .about = This player is the first player of round one.
option-first-random = drawn at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5
option-first-6 = seat 6
option-track = Round track
    .about = The resources of the round bonus come in this order.
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
challenge-all-dice = { need-all-dice }
challenge-complete-c = a type C Mission completed
challenge-complete-s = a type S Mission completed
challenge-complete-m = a type M Mission completed
challenge-alone = { need-alone }
challenge-one-round = own Mission completed in one round
challenge-two-rounds = own Mission completed in two rounds
challenge-expedition = { need-expedition }
challenge-bulletin = { need-bulletin }
challenge-technology = { need-technology }
challenge-achievement = { need-achievement }
challenge-two-orders = more than one Order in a round

## Requirements of Achievements and Challenges

need-completed = { $number ->
    [one] a completed Mission
   *[other] { $number } completed Missions
  } of type { $asteroid }
    .short = { $number } { $asteroid }
need-docked = { $number ->
    [one] a Mission in a dock
   *[other] { $number } Missions in the docks at a time
  }
need-all-dice = all own dice in the docks
need-alone = own Mission completed with own dice only
need-rounds = own Mission completed in { $number ->
    [one] one round
   *[other] { $number } rounds
  }
need-expedition = an Expedition completed
need-bulletin = a Bulletin acquired
need-technology = a Technology acquired
need-achievement = an Achievement acquired
need-orders = { $number ->
    [one] an Order
   *[other] { $number } Orders
  } in a round

## Effects of Orders, Technologies and Bulletins (-double: as the first Polish edition means them)

effect-specialist = turn any die to Surveyor or Geologist
    .short = → Sur/Geo
effect-subroutine = turn any die to a single Subroutine
    .short = → Sub
effect-subroutine-double = turn a single Subroutine to two Subroutines
    .short = Sub → Sub²
effect-miner = turn any die to a single Miner
    .short = → Min
effect-miner-double = turn a single Miner to two Miners
    .short = Min → Min²
effect-reduction = pay one resource less
    .short = −1 cost
effect-free-launch = launch a Mission or Expedition free of cost
    .short = free launch
effect-extra-order = complete one more Order in a round
    .short = +1 Order
effect-earn = earn { $number } { $resource }
    .short = { $number } { $resource }
effect-take = take { $cards }
    .short = { $cards }
cards-mission = a Mission
cards-order = an Order
cards-either = a Mission or an Order

## Score sheet

score-orders = Orders
score-missions = Missions and Expeditions
score-achievements = Achievements
score-technologies = Technologies
score-bulletins = Bulletins
score-challenges = Challenges
score-surplus = Surplus resources

## Groups in the list of moves

group-launch = Launch
group-dice = Change dice

## Buttons

choice-reroll = { $die }
choice-done = Done
choice-gather = { $die } → { $socket }: { $gain }
    .group = { $die }
choice-assign = { $die } → Assignments: take a Mission
    .group = { $die }
choice-refine = { $die } → Refinery: take an Order
    .group = { $die }
choice-join = { $die } → { $card } ({ $berth })
    .group = { $die }
choice-lead = { $die } → First Player of the next round
    .group = { $die }
choice-achieve = { $die } → { $achievement }
    .types-points = { $die } → { $achievement }: give { $types }, { $points ->
        [one] one point
       *[other] { $points } points
      }
    .group = { $die }
choice-develop = { $die } → { $technology }
    .cost = { $die } → { $technology }, for { $cost }
    .cost-substitutes = { $die } → { $technology }, for { $cost }; you would pay { $substitutes }
    .group = { $die }
choice-publish = { $die } → { $bulletin }
    .cost = { $die } → { $bulletin }, for { $cost }
    .cost-substitutes = { $die } → { $bulletin }, for { $cost }; you would pay { $substitutes }
    .group = { $die }
choice-explore = { $die } → Expedition to { $expedition }
    .cost = { $die } → Expedition to { $expedition }, for { $cost }
    .cost-substitutes = { $die } → Expedition to { $expedition }, for { $cost }; you would pay { $substitutes }
    .group = { $die }
choice-explore-free = { $die } → Expedition to { $expedition }, free of cost
    .group = { $die }
choice-produce = { $die } → { $technology }: { $gain }
    .group = { $die }
choice-consult = { $die } → { $bulletin }: { $gain }
    .group = { $die }
choice-launch = Launch { $mission }
    .cost = Launch { $mission }, for { $cost }
    .cost-substitutes = Launch { $mission }, for { $cost }; you would pay { $substitutes }
    .group = { group-launch }
choice-launch-free = Launch { $mission } free of cost
    .group = { group-launch }
choice-exchange = Discard { $die }: exchange a token
    .brief = Discard it and exchange a token
    .group = { $die }
choice-swap = Give { $resource }, take { $resource-2 }
    .brief = Take { $resource-2 }
    .group = Give { $resource }
choice-discard = Discard { $die }: change other dice
    .brief = Discard it and change other dice
    .group = { $die }
choice-turn = { $die } becomes { $face }
    .brief = → { $face }
    .group = { $die }
choice-retrain = Order effect: { $die } becomes { $face }
    .brief = → { $face } (effect of an Order)
    .group = { $die }
choice-again = Roll dice again
choice-rally = Challenge: roll dice again
    .group = { group-dice }
choice-pass = Pass for this round
    .ordering = Complete no Order
choice-take-mission = Mission { $mission }
choice-draw-mission = The top Mission of the deck, unseen
choice-take-order = Order { $order }
choice-draw-order = The top Order of the deck, unseen
choice-pay = { $resource }
choice-reduce = Order effect: one less to pay
choice-choose = { $resource }
choice-settle = Dock { $dock }: { $card }
choice-buy = Complete { $order }: { $points ->
    [one] one point
   *[other] { $points } points
  }
    .cost-points = Complete { $order } for { $cost }: { $points ->
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
board-lit = there is something to choose
board-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
board-cost = Costs { $cost }.
board-free = Costs nothing.
board-crew = Crew: { $crew }.
board-yellow = { $takes } (yellow)
board-yellow-how = Yellow sockets: whoever launches the card may man them at once. After that they are open to all, like the others.
board-yellow-one = Yellow: whoever launches the card may man it at once. After that it is open to all.
board-reward = Each worker symbol earns { $reward }.
board-reward-by = A { $worker } symbol earns { $reward }.
board-reward-cards = Each die earns a Mission or an Order.
board-drops = You must also give up { $drops ->
    [one] another card
   *[other] { $drops } other cards
  } from your hand.
board-effect = Once: { $effect }.
board-mission = Mission to { $mission }, { $type }.
board-order = Order { $order }, { $points }.
board-expedition = Expedition to { $expedition }, { $type }.
board-technology = Technology { $technology }, { $points }.
board-bulletin = Bulletin { $bulletin }, { $points }.
board-achievement = Achievement { $achievement }, { $points }, for { $needs }.
board-use = A die on it: { $effect }.
board-takes-any = Takes any die.
board-die-of = { $die } of { $name }
board-there = On it: { $die }.
board-empty-deck = No cards are left.
board-in-deck = { $cards ->
    [one] One more card is
   *[other] { $cards } more cards are
  } beneath it.
board-under = It is not on top of its deck.
board-under-any = It is not on top of its deck, but you can take any card of this deck.
board-pool = Die { $number }: { $die }
board-socket = { $socket }, takes { $takes }.
board-socket-more = This socket gives { $more ->
    [one] one
   *[other] { $more }
  } more.
board-open-mission = { why-open-mission }
board-open-order = { why-open-order }
board-office = { $place }: { $free ->
    [0] no free socket
    [one] one free socket
   *[other] { $free } free sockets
  }.
board-office-assignments = A Surveyor takes a Mission into your hand.
board-office-refinery = A Geologist takes an Order into your hand.
board-mission-deck = Mission deck, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }. You can draw the top card without seeing it first.
board-order-deck = Order deck, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }. You can draw the top card without seeing it first.
board-first-player = First Player: put any die here to be first player in the next round. First player now: { $name }.
board-exchange-card = Exchange card
board-track-name = Round
board-exchange = Exchange, as an action: discard a die and swap one of your tokens for one from the bank.
board-discard = Change dice: discard a die to turn another die to any of its faces, or to roll other dice again. This is not an action.
board-promoted = Exchange card. In payments, any four tokens replace one that you lack. The promoted resource is { $resource }: three other tokens replace one of it, and three of it replace one other token. At the end three of it are worth a point.
board-bank-token = Bank: { $resource }, { $number } left
board-own-token = Your { $resource }: { $number }
board-tokens = Resources: { $tokens }
board-nothing = none
board-track = Round { $round } of 8. Bonus for the most dice in the docks: { $now }. Later: { $later }.
board-track-free = a free choice
board-dock = Dock { $dock }: { $card } On the barge of { $name }, { $round ->
    [first] first round
   *[last] last round
  }. { $crew }
board-dock-number = Dock { $dock }
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
board-challenge = Challenge, { $points }: { $need }. The first player who does this wins it at once, and with it one reroll.
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
board-known = You know: { $cards }.
board-completed = Completed: { $cards }.
board-bought = Orders completed: { $cards }.
board-effects = Effects not used yet: { $effects }.
board-effect-left = Order effect, not used yet: { $effect }.
board-reroll-left = Reroll from a Challenge: once, roll any dice of your pool again.
board-rerolls = Rerolls from Challenges: { $number }.
board-honours = Achievements: { $cards }.
board-won = Challenges: { $cards }.
board-dice-left = Dice left: { $dice }.
board-used = Dice used or discarded in this round: { $number }. They come back when the next round begins, but for those in unfinished crews.
board-passed = passed
board-is-first = first player
board-active = to act
board-busy = has a die on it this round
board-hand-empty = no cards in hand
board-sealed = Your choice is made. Waiting for the others.
board-done-mission = Completed Mission to { $mission }, { $type }, one point
board-done-expedition = Completed Expedition to { $expedition }, { $type }, one point
board-own-cards = Cards

## Signs, for the legend

signs-dice = Workers and dice
sign-surveyor = { die-surveyor }
    .legend = A worker. On Assignments it fetches a Mission. Crews may need it, too.
sign-geologist = { die-geologist }
    .legend = A worker. On the Refinery it fetches an Order. Crews may need it, too.
sign-miner = { die-miner }
    .legend = A worker. It earns basic resources and digs in crews.
sign-subroutine = { die-subroutine }
    .legend = A worker. It earns basic resources and digs in crews.
sign-double = { die-miners }, { die-subroutines }
    .legend = Still one die. It fits where the single worker fits, and earns twice as much.
sign-labour = Labour die
    .legend = A die with cut corners. It shows only Miners and Subroutines, single and double.
sign-used = Used dice
    .legend = Beside the dice: so many are used or discarded in this round. They come back in the next one, but for those in unfinished crews.
sign-reroll = Reroll
    .legend = Roll dice of your pool again: once at the start of each round, since each round opens with a roll of all dice; and once for each Challenge that you win.
sign-turn = { place-discard }
    .legend = Discard a die to turn another one to any of its faces, or to roll other dice again. This is not an action.
sign-first = { place-first-player }
    .legend = Whoever has this flag goes first. Put any die on its socket to have it in the next round.
signs-sockets = Sockets
sign-socket = Socket
    .legend = Takes the worker that is drawn in it. A die stays there until the next round.
sign-either = Socket for two
    .legend = Takes either of the two workers.
sign-any-die = Socket for any die
    .legend = Takes whatever a die shows.
sign-more = One more
    .legend = The first socket of each place earns one token more.
sign-yellow = Yellow socket
    .legend = Whoever launches the card may man it at once. After that it is open to all, like the others.
signs-resources = Resources and paying
sign-plasteel = { resource-plasteel }
    .legend = Basic. From Plasteel Storage.
sign-water = { resource-water }
    .legend = Basic. From the Water Tanks.
sign-xenon = { resource-xenon }
    .legend = Basic. From the Xenon Containers.
sign-gold = { resource-gold }
    .legend = Rare. From Missions and Technologies.
sign-tungsten = { resource-tungsten }
    .legend = Rare. From Missions and Technologies.
sign-nickel = { resource-nickel }
    .legend = Rare. From Missions and Technologies.
sign-palladium = { resource-palladium }
    .legend = Rare. From Missions and Technologies.
sign-any = { resource-any }
    .legend = Whichever you choose. On the round track: whoever takes the bonus chooses.
sign-rate = 4?▸1
    .legend = When you pay, any four tokens replace one that you do not have.
sign-promoted = 3?▸1
    .legend = The promoted resource of the exchange card is dearer to the bank: any three others replace one of it, and three of it replace one other.
sign-exchange = { place-exchange }
    .legend = An action: discard a die and swap one of your tokens for one from the bank.
signs-cards = Cards and points
sign-mission = Mission
    .legend = You take it through Assignments, with a Surveyor. Then you launch it from your hand into a dock, and dice dig in its crew.
sign-order = Order
    .legend = You take it through the Refinery, with a Geologist, and complete it at the end of a round. Orders bring most of the points.
sign-expedition = Expedition
    .legend = You take and launch it with any die and its cost. Any dice may join its crew. It earns cards.
sign-technology = Technology
    .legend = Bought with any die. From then on a die of yours on it earns a rare resource each round.
sign-bulletin = Bulletin
    .legend = Bought with any die. From then on a die of yours on it takes a card each round.
sign-achievement = Achievement
    .legend = Taken with any die, for completed cards of the types that it shows.
sign-challenge = Challenge
    .legend = The first player who does what it says wins it at once, without an action: its points, and one reroll.
sign-points = Points
    .legend = What a card is worth at the end. Beside a name: the score so far.
sign-types = Types of asteroids
    .legend = S is stony, C is carbon, M is metal. Achievements ask for types. An Expedition counts as any.
sign-drop = Cards to give up
    .legend = To complete this Order you must also put cards from your hand under their decks.
sign-hand = { place-hand }
    .legend = How many Missions and Orders a player has in hand. Nobody else sees them.
signs-docks = Docks and rounds
sign-dock = Owner of a barge
    .legend = Whose Mission lies in the dock: “1 ●” is the Mission of player ● in dock 1. Everybody may join its crew; the card goes to its owner.
sign-round = { board-track-name }
    .legend = Each round has its resource. Whoever has the most dice in the docks takes four tokens of it.
signs-effects = Effects of Orders, once each
sign-to-specialist = Turn to a specialist
    .legend = Turn any die to Surveyor or Geologist.
sign-to-worker = Turn to a worker
    .legend = Turn any die to a single Miner, or to a single Subroutine.
sign-reduction = Pay less
    .legend = Pay one resource less.
sign-free-launch = Free launch
    .legend = Launch a Mission or an Expedition free of cost.
sign-extra-order = One more Order
    .legend = Complete one more Order in a round.
sign-effect = Other effect
    .legend = An effect of somebody's own cards. Point at the card to read it.
signs-needs = What Challenges ask for
sign-completed = A completed Mission
    .legend = Of the type in the corner.
sign-docked = Missions in docks
    .legend = So many at a time.
sign-all-dice = All own dice
    .legend = All of them are in the docks.
sign-alone = Alone
    .legend = A Mission of your own, completed with your own dice only.
sign-rounds = In rounds
    .legend = A Mission of your own, completed in so many rounds.

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
draw-track = Round bonus
draw-rates = Paying: 4 for 1, { $resource } 3 for 1 both ways
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

## The tutorial: what is read before a turn, the turn itself, and what is said to another possible move (.other)

tutorial-goal = You run a company of space miners. Your dice are your workers: they fetch resources, fly on Missions to asteroids, and with what they bring home you complete Orders. A game has eight rounds. We play through the first.
tutorial-specialists = A round opens with a roll, so your workers are others each time. These two are specialists: the Surveyor with the telescope finds Missions, the Geologist with the hammer finds Orders.
tutorial-workers = These do the digging. The helmet is a Miner, the robot is a Subroutine. Some faces show two of them: that is one die that works for two.
tutorial-labour = The die with the cut corners is your labour die. It shows only Miners and Subroutines.
tutorial-reroll = Once a round you may roll any of your dice again. You have three Miners, which is more than you need. Choose one Miner, then roll it again.
    .other = You could keep them or roll others. But you need the Surveyor and the Geologist, and of Miners you have one too many.
tutorial-again = That was a good roll: two Subroutines on one die.
tutorial-socket = In your turn you do one thing, mostly you put a die on a socket. A socket shows the worker that it takes. A first one with a + gives one token more.
tutorial-gather = Put your double Subroutine on the first socket of the Water Tanks: two symbols and the extra one make three water.
    .other = Possible. But nowhere does the double Subroutine bring you more than on the first socket of the Water Tanks.
tutorial-used = “−1”: one of your dice is used. It stays on its socket until the round ends, and then it comes home.
tutorial-missions = Missions do not come by themselves: you fetch them here, at Assignments. This place takes Surveyors. With the Refinery it is the same, for Geologists and Orders.
tutorial-assign = Put your Surveyor on Assignments.
    .other = You may do that in another turn. A Mission needs time, so fetch it early.
tutorial-card = A Mission has its cost, the sockets of its crew, and its reward. Eros costs one plasteel, and each symbol of its crew earns one gold.
tutorial-mission = Take the Mission to Eros. It is cheap, and you have the crew for it.
    .other = You might take that one. But for Eros you have all the workers that you need.
tutorial-challenges = These are Challenges. Whoever is the first to do what one of them says wins it at once: its points, and one more reroll. One of them asks for a Mission in the docks.
tutorial-launch = Launch your Mission to Eros: it goes from your hand to a dock, and its cost is paid. You need no die for this.
    .other = Later, perhaps. With the launch you win a Challenge, and others could be faster.
tutorial-yellow = And the Challenge is yours! Yellow sockets with a double border are for the launch: their owner may fill them at once, in the same turn.
tutorial-muster = Put your labour die with its Miner on the yellow socket.
    .other = That works as well. But the labour die can do little else, so it goes first.
tutorial-rivals = Your rival has joined your crew. Everybody may, and everybody earns for their own dice. But the card, and the point for it, are yours. A Mission with a full crew is completed, so help is welcome.
tutorial-dock = “1 ●” on a barge: this is dock 1, and the Mission is that of the player with this sign. Yours is the ●.
tutorial-join = Put a Subroutine on the next socket of your Mission.
    .other = Possible. But a Mission that is not full in time fails in the end, so fill its crew.
tutorial-refine = Now you need an Order, for Orders bring most of the points. Put your Geologist on the Refinery.
    .other = You can still do that. But without an Order your gold will bring you nothing yet.
tutorial-order = Take the Order Belt beacon. It costs gold, nickel and water: you have all of that, or soon will.
    .other = Perhaps another time. But the Belt beacon is one that you can pay for at the end of this very round.
tutorial-crew = Two sockets of your Mission are open. Put your last Subroutine on the one that takes it.
    .other = Possible. But with these two dice the crew is complete, and the Mission pays this very round.
tutorial-bonus = After the actions, whoever has the most dice in the docks takes four tokens of the round's resource. Your rival has one there, and you already have three.
tutorial-full = Put your Miner on the last socket. Then the crew is complete.
    .other = That would leave the Mission open for another round, for one missing Miner.
tutorial-reward = The round is over. You had the most dice in the docks: four plasteel. Eros is completed: each of your four workers has earned gold, and you have won the Challenge for a stony asteroid.
tutorial-buy = At the end of a round you may complete one Order from your hand. Complete the Belt beacon, for three points and an effect that you may use once.
    .other = You would keep your tokens. But three points for three tokens is a good bargain.
tutorial-exchange = “4?▸1”: when you pay, any four tokens replace one that you do not have. With the promoted resource, here nickel, three are enough.
tutorial-pay = You have all that the Order costs, so nothing needs to be replaced. Pay just like that.
    .other = You may pay otherwise. But it would cost you more tokens than necessary.
tutorial-learned =
    A round: roll and roll again once, act by turns, settle full Missions, complete an Order. Most dice in the docks take the bonus.
    Surveyors fetch Missions, Geologists fetch Orders, Miners and Subroutines dig. Everybody may join every crew.
    Orders bring the most points. A full Mission is worth a point to its owner, and Challenges go to the first.

## Rules, a chapter each

rule-goal = You run a company of space miners. Crews of dice fly to asteroids, alone or together with dice of your rivals, and bring home resources. You use resources to complete Orders, and Orders give you most of your points. You also score for completed Missions and Expeditions, Achievements, Technologies, Bulletins, Challenges, and resources that you have left. After eight rounds the player with the most points wins.
    .title = What it is about
rule-setup =
    Cards that are marked for more players stay in the box. The decks of Missions and Orders are shuffled, and four cards of each are laid open. Three of the seven Achievements are laid open, and the others are a deck. Technologies, Bulletins and Expeditions are three small decks that lie face up.
    One of four exchange cards is drawn. It shows the promoted resource. Each player has seven dice (six dice with five or six players), two barges, and one token of each of the seven resources. Each of the first seven spaces of the round track has a token. The first player is drawn at random. With Challenges, the number of open Challenges is the number of players plus five.
    The number of players decides how many docks are open, and how many sockets Assignments and the Refinery have.
    .title = Set-up
rule-round =
    A round has five phases. Phase 1: whoever used the First Player socket in the last round becomes first player. If nobody used it, the first player stays the same. All dice come home, except those on unfinished cards in the docks. Phase 2: everybody rolls their dice and may roll any of them again, once. Phase 3: players take one action at a time, around the table, until everybody has passed. Phase 4: the round bonus is given, then completed Missions and Expeditions are settled. Phase 5: players may complete Orders, one player after another.
    In phases 3 to 5 the first player of the round begins, and the others follow clockwise.
    .title = A round
rule-dice = A die has six faces: a Surveyor, a Geologist, a Miner, a Subroutine, two Miners, and two Subroutines. One of your dice is the labour die. It has cut corners, and it shows only Miners and Subroutines, single and double. After the roll you may choose any of the dice that you have just rolled, and roll them again once. All players choose at the same time. A double is still one die. It fits wherever its single symbol fits, and it earns twice as much.
    .title = The dice
rule-change = In your turn, before your action, you may discard a die of your pool. Then you turn one other die of your pool to any face that it has, or you roll any number of your dice again. This is not an action. You may do it as often as you like while you have another die left. Discarded dice come back in the next round.
    .title = Changing dice
rule-actions = In your turn you do one of these things: you put one die on a socket, you launch a Mission from your hand, or you discard a die to exchange a token. You may also pass, and then you are out until the end of the phase. You need no die to launch a Mission, so you can do it even when all your dice are used. If you have no die and nothing to launch, you must pass.
    .title = Actions
rule-sockets = A socket takes the worker that is drawn in it. If two workers are drawn, it takes either of them. If an empty die is drawn, it takes any die. A die stays on its socket until the next round, and nobody else can use that socket. Dice on cards in the docks stay until the card is completed or fails.
    .title = Sockets
rule-basics = Plasteel Storage, Water Tanks and Xenon Containers take Miners or Subroutines, on any free socket that fits. Your die earns one token for each of its symbols. The first socket of each place gives one token more.
    .title = Basic resources
rule-offices = A Surveyor on the first free socket of Assignments takes a Mission into your hand. A Geologist on the first free socket of the Refinery takes an Order into your hand. You may take an open card, and its place is filled at once. Or you take the top card of the deck without seeing it. You may have any number of cards in your hand, and nobody else sees them.
    .title = Assignments and Refinery
rule-missions = A Mission has a cost, an asteroid type (S, C or M), sockets for its crew, and a reward. Some sockets are yellow with a double border. The owner may fill these at the launch. Each die of the crew earns the reward, once for each of its symbols.
    .title = Missions
rule-docks = To launch a Mission, put it on one of your two barges, put the barge into a free dock, and pay the cost. In the same action you may put any number of fitting dice on the yellow sockets. From then on all players may use the free sockets, yellow ones, too, with one die an action. You can have only two barges out, and there can be no more cards under way than there are docks.
    .title = Launching and docks
rule-first = Put any die on the First Player socket, and you are first player in the next round.
    .title = First player
rule-achievements = Put any die on the socket of an open Achievement to take it. You must give away completed cards of the asteroid types that it needs. An Expedition counts as any type. Missions go under their deck and Expeditions go into the box, so you lose their points. The place is filled from the deck, but its socket stays taken for this round.
    .title = Achievements
rule-executive = To take a Technology, a Bulletin or an Expedition, put any die on the socket of its deck and pay the cost at once. You can take only the top card (in the first Polish edition any card), and only one card of each deck can be taken in a round. A Technology or Bulletin then lies in front of you, and it has a socket that only you can use. Any die on it earns one token of the rare resource shown, or takes a Mission or an Order into your hand. Each of these cards takes one die a round, and a double earns no more.
    .title = Executive cards
rule-expeditions = You launch an Expedition like a Mission, with a barge, a dock and its cost. The die that took it does not join its crew. Its sockets take any dice. When it is completed, each die of the crew earns a card: a Mission or an Order, open or unseen. A completed Expedition is worth a point, and it counts as any asteroid type when you take an Achievement.
    .title = Expeditions
rule-exchange = As an action, discard a die and exchange one of your tokens for a token of another kind from the bank. Players never trade with each other.
    .title = The exchange action
rule-payment = Whenever you pay, any four tokens may replace one token that you do not have. For the promoted resource of the exchange card three are enough. Any three other tokens replace one of it, and three of it replace one other token, even if you have the token that they replace. Effects that make you pay less take a token off the cost first. You may combine all of this in one payment. You can replace tokens like this only when you pay.
    .title = Paying
rule-bank = Plasteel, water and xenon are basic resources. Gold, tungsten, nickel and palladium are rare, and you get them from Missions and Technologies. The bank is limited. If it has too few tokens, you get what is there, and the rest is lost.
    .title = Resources and the bank
rule-bonus = After the actions, the player with the most dice on cards in the docks takes four tokens of the resource on the round track. Dice on your own cards and on cards of others both count. If two players have equally many, each takes two tokens. If three or more do, each takes one. In round eight you choose the resources freely. If nobody has a die in the docks, nobody takes anything.
    .title = The round bonus
rule-settlement =
    A card is completed when all its sockets are filled. The cards of the first player are settled first, then those of the others in order. Each die of the crew earns the reward, once for each of its symbols. The owner's dice come first, then those of the others. The card goes to the owner of the barge, even if none of the dice are theirs, and it is worth a point.
    A card that is not full slides out one place, with its dice. If it is still not full in the second round, it fails. A Mission then goes under its deck, an Expedition goes into the box, dice and barge come home, and nobody gets anything.
    .title = Completing Missions
rule-orders = In phase five you may complete one Order from your hand. Pay its cost. If the Order says so, also put other cards from your hand under their decks, so that everybody sees them. You score the points of the Order, and you may use its effect once.
    .title = Orders
rule-effects =
    Each completed Order has an effect, and you may use it once, at any time that suits you. One effect turns a die of your pool to Surveyor or Geologist. Others turn it to a single Miner, or to a single Subroutine (in the first Polish edition they turn a single Miner or Subroutine to a double). With another effect you pay one resource less, and you may use several of these together. Another one lets you launch a Mission or Expedition without its cost. The last one lets you complete one more Order in phase five.
    You can turn a die only to a face that it has. Effects that you have not used are worth nothing at the end.
    .title = Effects of Orders
rule-challenges = The first player who does what a Challenge says wins it at once, without an action. You score its points, and once you may roll any number of dice of your pool again. A Challenge about a Mission is not won with an Expedition. Only the owner of the barge completes its card. If two players do what it says at the same moment, the one who is earlier in the order of the round wins it.
    .title = Challenges
rule-end =
    The game ends after round eight. Orders, Achievements, Technologies, Bulletins and Challenges are worth the points that they show. Each completed Mission or Expedition that you still have is worth one point. Four tokens of the same resource are worth one point, and three of the promoted one are enough. Cards in your hand and unfinished Missions are worth nothing.
    If scores are equal, the points of Orders decide, then those of Missions, Expeditions and Achievements, then those of rare resources. If they are still equal, the players share the win. In the first Polish edition players with equal scores share the win at once.
    .title = The end
rule-editions = There are three known rulebooks, and you choose one with the option Edition. The English one is the one told here, and it breaks a tie for the first place only. The second Polish version has no Challenges, and it breaks ties for every place. The first Polish version has no Challenges either. There you can take any card of an executive deck, the effects for Miner and Subroutine turn a single one to a double, and players with equal scores share the win at once. Five and six players use the English rules, with six dice each and no labour die.
    .title = Editions
rule-reconstructed = The rules are those of the rulebooks. We decided where they are silent or contradict themselves. No public source shows what is printed on the cards and the board. So this project has reconstructed all costs, points, sockets, rewards and titles, the numbers of cards, docks, sockets and tokens, and the faces of the labour die. These things are known: the seven Achievements, the four cards of each executive deck, the four exchange cards, what the Challenges ask for, and the kinds of effects.
    .title = What is reconstructed
