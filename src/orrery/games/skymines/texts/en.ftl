# Skymines in our own words. Keys are the names that rules and content use.

title = Skymines
tagline = Invest in four companies, spread their outposts over the Moon, and hold shares in those that are worth most.
length = about 120 minutes
things = a card, a sector (sector-21), a space of the Belt (space-14a), a bonus space, or a place of your mat

## What is asked

step-draft = Which token do you keep? Nobody sees it before all have chosen.
    .chapter = tokens
step-set-aside = Token { $token } names a card of this kind: { $type }. Which one starts on a resting slot? You take it back with its pile when you retire from a round.
    .chapter = tokens
step-planning = Which cards do you play this round? Nobody sees them before all have chosen.
    .chapter = planning
    .send = Play these cards ({ $count })
    .none = Play no card
step-act = Your action: use cards, place a bonus marker, or retire from this round.
    .chapter = actions
step-pay-cards = Which resource cards do you use?
    .card-price-paid = Which resource cards pay for { $card }? It costs { $price }{ $paid ->
        [0] .
       *[other] ; { $paid } are chosen.
    }
    .chapter = resources
step-steps = { $left ->
    [one] One step is left. On which track?
   *[other] { $left } steps are left. On which track is the next one?
  }
    .chapter = tracks
step-cross = { $company }: the next step costs { $price ->
    [one] one coin
   *[other] { $price } coins
  } at the barrier. Do you go on?
    .chapter = tracks
step-advance = On which track do you move?
    .chapter = tracks
step-entering = { $company } expands: { $left ->
    [one] one energy is
   *[other] { $left } energy are
  } left. Where does it go?
    .chapter = energy
step-lift = From which column of the { $company } station do you take the outpost?
    .chapter = energy
step-send-home = To which column of the { $company } station does the ousted outpost return?
    .chapter = energy
step-points = { $points ->
    [one] One research point
   *[other] { $points } research points
  }: take plans; the rest becomes coins.
    .chapter = research
step-place-plan = On which screen do you place { $plan }?
    .chapter = plans
step-turn-over = Do you turn over a plan for two coins? Then it needs nothing and gives nothing.
    .chapter = science
step-upload = How far does your upload marker go?
    .chapter = science
step-claim = Which reward do you take?
    .chapter = markers
step-demolish = Which outpost do you remove from a station?
    .chapter = symbols
step-either-way = Which reward do you take?
    .chapter = markers
step-sell-card = Which card of your hand do you sell?
    .chapter = markers
step-purchase-card = Which card do you buy with coins?
    .chapter = markers
step-replay = Which card of your hand do you remove for its action?
    .chapter = spaces
step-act-or-recover = { $card } is removed. Do you use its action, or buy a removed card?
    .chapter = spaces
step-recover-card = Which removed card do you buy for two coins?
    .chapter = spaces
step-invest-alone = { $card }: { $left ->
    [one] one unit
   *[other] { $left } units
  }. Do you buy a card, or take steps only?
    .chapter = spaces
step-expand-alone = Which company expands with { $left } energy?
    .chapter = spaces
step-pick-up = Which resting pile do you take back into your hand?
    .chapter = retiring
step-lay-card = On which resting slot do you lay { $card }?
    .chapter = retiring

## Moves and events

verb-keep = keeps the token { $token }
verb-set-aside = sets { $card } aside
verb-set-aside-at = sets { $card } aside on { $rest }
verb-plan = { "" }
verb-plan-at = { "" }
verb-done = { "" }
verb-buy = { "" }
verb-invest = invests { $resource }
verb-pay = uses { $card }
    .many = uses { $all }
verb-pay-boosted = uses { $card } with the +1 tile
verb-step = { "" }
verb-stop = stops
verb-cross = pays the barrier
verb-expand = expands { $company }
verb-enter = enters { $sector }
verb-enter-space = enters { $space }
verb-lift = from { $column }
verb-return = back to { $column }
verb-study = uses { $card }
verb-study-tile = uses the scientist tile
verb-survey = uses { $card }
verb-survey-tile = uses the field tile
verb-turn-over = turns over the plan on { $screen }
verb-upload = moves the upload marker to { $screen }
verb-stay = leaves the upload marker where it is
verb-take = { "" }
verb-cash = takes coins for the research points
verb-place = places { $plan } on { $screen }
verb-tuck = puts { $plan } under a plan of this turn
verb-mark = marker on: { $bonus }
verb-claim = takes the reward of { $tier }
verb-way = chooses { $way }
verb-sell = removes { $card }
verb-purchase = { "" }
verb-recover = { "" }
verb-advance = { "" }
verb-demolish = removes an outpost of { $company }
verb-boost = +1 on { $card }
verb-retire = retires from this round
verb-pick-up = takes { $rest } back into the hand
verb-lay = lays { $card } on { $rest }
verb-pass = does not
    .routine = yes
event-began = is the first player
    .chapter = Round { $round }
event-ended = { "" }
    .chapter = The end of round { $round }
    .report = How round { $round } ended
event-revealed = plays { $card }
    .many = plays { $all }
event-earned = +{ $number ->
    [one] 1 coin
   *[other] { $number } coins
  }
event-paid = −{ $number ->
    [one] 1 coin
   *[other] { $number } coins
  }
event-tanked = tank +{ $number }
event-advanced = steps on the track of { $company }: +{ $number }
    .one = { $company } +{ $number }
    .many = steps: { $all }
event-passed = passes a threshold of { $company }: everybody beyond it gets { $number ->
    [one] one coin
   *[other] { $number } coins
  }
event-unlocked = opens { $slot }
event-got = buys { $card }
event-took = takes { $plan }
    .many = takes { $all }
event-supplement = takes the supplement: { $number ->
    [one] one coin
   *[other] { $number } coins
  }
event-dropped = no screen can hold { $plan }, it leaves the game
event-ousted = an outpost of { $company } returns to its station
event-lost = an outpost of { $company } leaves the game, its station has no room
event-shuttle-ousted = a shuttle of { $company } returns to its station
event-shuttle-lost = a shuttle of { $company } leaves the game, its station has no room
event-special = new special plan: { $plan }
event-thrown = leaves the display: { $card }
    .many = leave the display: { $all }
event-showed = new card: { $card }
    .many = new cards: { $all }
event-showed-plan = new plan: { $plan }
    .many = new plans: { $all }
event-got-tile = gets the { $tile }
event-leads = begins the next round
event-wasted = { $number } unused
event-kept = keeps the token { $token }

## Why not

why-too-dear = You cannot pay for that.
    .card-price = { $card } takes at least { $price ->
        [one] one unit
       *[other] { $price } units
      } of one resource.
    .card-mix = { $card } takes at least { $mix ->
        [one] one unit
       *[other] { $mix } units
      }, of any resources.
    .card-coins-have = { $card } costs { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }. You have { $have }.
    .rule = { rule-resources }
why-no-card = There is no card.
    .rule = { rule-market }
why-not-adjacent = That sector borders neither the station nor a sector of { $company }.
    .rule = { rule-energy }
why-own-outpost = { $company } is there already.
    .rule = { rule-energy }
why-no-energy = That takes { $price } energy. You have { $have }.
    .rule = { rule-energy }
why-no-outpost = The station of { $company } has no outposts left.
    .rule = { rule-stations }
why-column-empty = There is no room, or no outpost, in this column.
    .rule = { rule-stations }
why-taken = That place is taken.
    .who = A marker of { $who } is there. It stays until the end of the round.
    .own = You have used this place already.
    .rule = { rule-markers }
why-no-marker = You have no bonus marker left in this round.
    .rule = { rule-markers }
why-outnumbered = Somebody has more of this face up.
    .who-have = { $who } has more of this face up. You have { $have }.
    .rule = { rule-markers }
why-too-few = You need { $need } face up. You have { $have }.
    .rule = { rule-markers }
why-no-coins = You have too few coins.
    .price-have = That costs { $price ->
        [one] one coin
       *[other] { $price } coins
      }. You have { $have }.
    .rule = { rule-markers }
why-first-turn = The first player cannot do this in the very first turn of a round.
    .rule = { rule-markers }
why-locked = You have not passed the threshold of this space, or only in this turn.
    .rule = { rule-bonuses }
why-other-used = You have already used a space of this track in this round.
    .rule = { rule-bonuses }
why-no-card-to-remove = You have no card in hand that can be removed.
    .rule = { rule-markers }
why-nothing-to-buy = There is no card that you could pay with coins.
    .rule = { rule-markers }
why-need-unmet = { $plan } is in the way: it needs { $need }.
    .rule = { rule-science }
why-no-plan = There is no plan.
    .rule = { rule-research }
why-crossed-a = An A plan does not go on an empty screen with a crossed A.
    .rule = { rule-plans }
why-barrier = The barrier of { $company } costs { $price ->
    [one] one coin
   *[other] { $price } coins
  }. You have { $have }.
    .rule = { rule-tracks }
why-track-end = The track of { $company } ends here.
    .rule = { rule-tracks }
why-not-enough-points = That costs { $points ->
    [one] one research point
   *[other] { $points } research points
  }. You have { $have }.
    .rule = { rule-research }
why-free-step-left = A step without a barrier is still possible, and steps are not given away.
    .rule = { rule-tracks }
why-used-up = You have nothing of this kind face up.
    .company = To expand { $company } you need energy face up. Steps on its track come from resource cards: click one of these first.
    .rule = { rule-actions }
why-out-of-order = This comes earlier in the order in which you name things. Take your move back if you want it.
    .rule = { rule-resources }
why-no-shuttle = The station of { $company } has no shuttles left.
    .rule = { rule-belt }
why-out-of-reach = No shuttle of { $company } leads to that asteroid, or no asteroid with its outpost to that shuttle space.
    .rule = { rule-belt }
why-station-empty = The station of { $company } has neither outposts nor shuttles left.
    .rule = { rule-belt }
why-not-asked = You cannot choose that now.
why-other-type = The token names another kind of card.
    .type = The token now names this kind of card: { $type }. Choose one of those that are lit.
    .rule = { rule-tokens }
why-all-chosen = All your slots are filled. Click one of the chosen cards to take it back first.
    .rule = { rule-planning }
why-hand-waits = You use cards of your hand when you plan a round. Some bonus spaces remove one.
    .rule = { rule-planning }
why-slot-waits = You use a card of your area with an action in your turn. It must lie face up.
    .rule = { rule-actions }
why-alike = This slot is as empty as the lit one: choose that.
    .rule = { rule-retiring }
why-rest-waits = You take up one pile, and lay your used cards down, when you retire from the round.
    .rule = { rule-retiring }
why-sector-waits = A company enters sectors when you expand it with energy cards. Choose its station first.
    .rule = { rule-energy }
why-space-waits = A company enters spaces of the Belt when you expand it with energy cards. Choose its station first.
    .rule = { rule-belt }
why-column-waits = You choose a column when an outpost leaves the station or comes back to it.
    .rule = { rule-energy }
why-company-waits = You advance on the track of a company with resource cards, and you expand it with energy cards.
    .rule = { rule-actions }
why-study-waits = You take research plans with research points.
    .rule = { rule-research }
why-plan-waits = You take research plans with research points.
    .rule = { rule-research }
why-screen-waits = Your upload marker moves over the screens when you use a scientist.
    .rule = { rule-science }
why-market-waits = You buy cards with resource cards as an action. A few bonus spaces let you pay with coins.
    .rule = { rule-resources }
why-removed-waits = Removed cards come back only through the bonus of a track.
    .rule = { rule-bonuses }
why-bonus-waits = You place a bonus marker as an action in your turn.
    .rule = { rule-markers }
why-tile-waits = You use a tile of yours with an action in your turn.
    .rule = { rule-tiles }
why-token-waits = Tokens are given out at the start of the game.
    .rule = { rule-tokens }

## Options

options-order = luna level board settled missions threat tokens tracks track-skymine track-minerva track-astrogo track-tawac linked first
option-first = Who begins
    .about = This player is the first player of round one.
option-first-random = drawn at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-tracks = Tracks of the companies
    .about = Which side of which plate lies at each company?
option-tracks-first = as for a first game
option-tracks-random = drawn at random
option-tracks-chosen = chosen below
option-track-skymine = Track of Skymine
    .about = The side of a plate that lies at this company.
    .when = tracks chosen
option-track-minerva = Track of Minerva
    .about = The side of a plate that lies at this company.
    .when = tracks chosen
option-track-astrogo = Track of Astrogo
    .about = The side of a plate that lies at this company.
    .when = tracks chosen
option-track-tawac = Track of Tawac
    .about = The side of a plate that lies at this company.
    .when = tracks chosen
option-tokens = Starting tokens
    .about = Fixed tokens for a first game, or one of two for everybody.
option-tokens-first = as for a first game
option-tokens-draft = one of two
option-linked = Linked slots
    .about = Each card comes to rest on the slot above it. This is harder.
option-luna = Lunas
    .about = How many of the last chairs Luna holds. She moves by rules. To play alone, take two chairs and one Luna.
option-luna-0 = none
option-luna-1 = one
option-luna-2 = two
option-luna-3 = three
option-level = Luna's level
    .about = How strong Luna is. The levels say how often our bot Quick wins alone against her on the Moon.
    .when = luna 1 2 3
option-level-0 = 0: the easiest
    .about = For a first game: Quick wins most games. Luna has three slots to the end, and her cards never get stronger.
option-level-1 = 1: easy
    .about = For whoever knows the rules; hard in a first game. Quick wins about one game in four. Her tank and her research open slots, as yours do. Her cards never get stronger.
option-level-2 = 2: standard
    .about = For practised players; a first game is nearly always lost. Quick wins less than one game in ten. A stronger card joins her deck each time it is shuffled.
option-level-3 = 3: hard
    .about = For experienced players. Quick wins very few games. As level 2. Four tokens beside her tank and her research each bring a stronger card, too.
option-level-4 = 4: harder
    .about = Hard for experienced players, too. Quick wins very few games. As level 3, but she reaches her tokens sooner.
option-level-5 = 5: much harder
    .about = A challenge for experienced players: Quick wins less than one game in a hundred. As level 4, but she reaches her tokens sooner still.
option-level-6 = 6: very hard
    .about = For experienced players who have won on level 5. Quick hardly ever wins. Tokens, and her tank and her research begin one step ahead.
option-level-7 = 7: for masters
    .about = For those who win on level 6. Quick does not win. Tokens, and she begins three steps ahead in her tank and two in research.
option-level-8 = 8: the hardest
    .about = None of our bots has won here. Tokens, and she begins five steps ahead in her tank and three in research.
option-board = Board
    .about = The Moon is for a first game. In the Belt companies settle asteroids, and shuttles open the flight tracks between them.
option-board-moon = the Moon
option-board-belt = the Belt
option-settled = Settled Moon
    .about = Twelve outposts stand there from the start, three of each company. Shares are worth something at once.
    .when = board moon

## Companies, resources, cards

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac
company-any = any company
company-expanded = its track
resource-carbon = carbon
    .amount = { $number } carbon
resource-minerals = minerals
    .amount = { $number ->
        [one] 1 mineral
       *[other] { $number } minerals
    }
resource-titanium = titanium
    .amount = { $number } titanium
card-carbon-1 = Carbon 1
card-carbon-2 = Carbon 2
card-carbon-a2 = Carbon 2 (A)
card-carbon-a3 = Carbon 3 (A)
card-carbon-b3 = Carbon 3 (B)
card-carbon-b4 = Carbon 4 (B)
card-carbon-c4 = Carbon 4 (C)
card-carbon-c3 = Carbon 3 (C)
card-minerals-1 = Minerals 1
card-minerals-2 = Minerals 2
card-minerals-a2 = Minerals 2 (A)
card-minerals-a3 = Minerals 3 (A)
card-minerals-b3 = Minerals 3 (B)
card-minerals-b4 = Minerals 4 (B)
card-minerals-c4 = Minerals 4 (C)
card-minerals-c3 = Minerals 3 (C)
card-titanium-1 = Titanium 1
card-titanium-2 = Titanium 2
card-titanium-a2 = Titanium 2 (A)
card-titanium-a3 = Titanium 3 (A)
card-titanium-b3 = Titanium 3 (B)
card-titanium-b4 = Titanium 4 (B)
card-titanium-c4 = Titanium 4 (C)
card-titanium-c3 = Titanium 3 (C)
card-energy-2 = Energy 2
card-scientist-2 = Scientist
card-energy-01 = Energy 1 (cost 1)
card-energy-02 = Energy 1 (cost 2)
card-energy-03 = Energy 1 (cost 3)
card-energy-04 = Energy 1 (cost 4)
card-energy-a2 = Energy 2 (A)
card-energy-b3 = Energy 3 (B)
card-scientist-a = Scientist (A)
card-scientist-b = Scientist (B)
card-scientist-c = Scientist (C)
card-field-generic = Field scientist
card-field-skymine = Field scientist of Skymine
card-energy-b-skymine = Energy 2 with a Skymine share
card-energy-c-skymine = Energy 3 with a Skymine share
card-share-d-skymine = Skymine share (D)
card-share-e-skymine = Skymine share (E)
card-field-minerva = Field scientist of Minerva
card-energy-b-minerva = Energy 2 with a Minerva share
card-energy-c-minerva = Energy 3 with a Minerva share
card-share-d-minerva = Minerva share (D)
card-share-e-minerva = Minerva share (E)
card-field-astrogo = Field scientist of Astrogo
card-energy-b-astrogo = Energy 2 with an Astrogo share
card-energy-c-astrogo = Energy 3 with an Astrogo share
card-share-d-astrogo = Astrogo share (D)
card-share-e-astrogo = Astrogo share (E)
card-field-tawac = Field scientist of Tawac
card-energy-b-tawac = Energy 2 with a Tawac share
card-energy-c-tawac = Energy 3 with a Tawac share
card-share-d-tawac = Tawac share (D)
card-share-e-tawac = Tawac share (E)

## Plans and tokens

plan-a1 = plan A1
plan-a2 = plan A2
plan-a3 = plan A3
plan-a4 = plan A4
plan-a5 = plan A5
plan-a6 = plan A6
plan-a7 = plan A7
plan-a8 = plan A8
plan-a9 = plan A9
plan-a10 = plan A10
plan-a11 = plan A11
plan-a12 = plan A12
plan-a13 = plan A13
plan-a14 = plan A14
plan-a15 = plan A15
plan-a16 = plan A16
plan-a17 = plan A17
plan-a18 = plan A18
plan-a19 = plan A19
plan-a20 = plan A20
plan-a21 = plan A21
plan-a22 = plan A22
plan-a23 = plan A23
plan-a24 = plan A24
plan-b1 = plan B1
plan-b2 = plan B2
plan-b3 = plan B3
plan-b4 = plan B4
plan-b5 = plan B5
plan-b6 = plan B6
plan-b7 = plan B7
plan-b8 = plan B8
plan-b9 = plan B9
plan-b10 = plan B10
plan-b11 = plan B11
plan-b12 = plan B12
plan-b13 = plan B13
plan-b14 = plan B14
plan-b15 = plan B15
plan-b16 = plan B16
plan-b17 = plan B17
plan-b18 = plan B18
plan-b19 = plan B19
plan-b20 = plan B20
plan-b21 = plan B21
plan-b22 = plan B22
plan-b23 = plan B23
plan-b24 = plan B24
plan-c1 = plan C1
plan-c2 = plan C2
plan-c3 = plan C3
plan-c4 = plan C4
plan-c5 = plan C5
plan-c6 = plan C6
plan-c7 = plan C7
plan-c8 = plan C8
plan-c9 = plan C9
plan-c10 = plan C10
plan-c11 = plan C11
plan-c12 = plan C12
plan-c13 = plan C13
plan-c14 = plan C14
plan-c15 = plan C15
plan-c16 = plan C16
plan-c17 = plan C17
plan-c18 = plan C18
plan-c19 = plan C19
plan-c20 = plan C20
plan-c21 = plan C21
plan-c22 = plan C22
plan-c23 = plan C23
plan-c24 = plan C24
plan-special-2 = special plan 2
plan-special-3 = special plan 3
plan-special-4 = special plan 4
plan-special-5 = special plan 5
plan-special-6 = special plan 6
plan-special-7 = special plan 7
token-alpha = Alpha
plan-token-alpha = plan of the token Alpha
token-beta = Beta
plan-token-beta = plan of the token Beta
token-gamma = Gamma
plan-token-gamma = plan of the token Gamma
token-delta = Delta
plan-token-delta = plan of the token Delta
token-epsilon = Epsilon
plan-token-epsilon = plan of the token Epsilon
token-zeta = Zeta
plan-token-zeta = plan of the token Zeta
token-eta = Eta
plan-token-eta = plan of the token Eta
token-theta = Theta
plan-token-theta = plan of the token Theta
token-iota = Iota
plan-token-iota = plan of the token Iota
token-kappa = Kappa
plan-token-kappa = plan of the token Kappa

## Places

market-1 = space 1
market-2 = space 2
market-3 = space 3
market-4 = space 4
market-5 = space 5
market-6 = space 6
market-7 = space 7
market-8 = space 8
market-9 = space 9
market-10 = space 10
market-11 = space 11
market-12 = space 12
sector-1 = sector 1
sector-2 = sector 2
sector-3 = sector 3
sector-4 = sector 4
sector-5 = sector 5
sector-6 = sector 6
sector-7 = sector 7
sector-8 = sector 8
sector-9 = sector 9
sector-10 = sector 10
sector-11 = sector 11
sector-12 = sector 12
sector-13 = sector 13
sector-14 = sector 14
sector-15 = sector 15
sector-16 = sector 16
sector-17 = sector 17
sector-18 = sector 18
sector-19 = sector 19
sector-20 = sector 20
sector-21 = sector 21
sector-22 = sector 22
sector-23 = sector 23
sector-24 = sector 24
space-1a = asteroid space 1a
space-1b = asteroid space 1b
space-1c = asteroid space 1c
space-2a = asteroid space 2a
space-2b = asteroid space 2b
space-3 = shuttle space 3
space-4a = asteroid space 4a
space-4b = asteroid space 4b
space-4c = asteroid space 4c
space-5a = asteroid space 5a
space-5b = asteroid space 5b
space-5c = asteroid space 5c
space-6 = shuttle space 6
space-7a = asteroid space 7a
space-7b = asteroid space 7b
space-7c = asteroid space 7c
space-8 = shuttle space 8
space-9 = shuttle space 9
space-10a = asteroid space 10a
space-10b = asteroid space 10b
space-10c = asteroid space 10c
space-11 = shuttle space 11
space-12a = asteroid space 12a
space-12b = asteroid space 12b
space-13 = shuttle space 13
space-14a = asteroid space 14a
space-14b = asteroid space 14b
space-14c = asteroid space 14c
space-15a = asteroid space 15a
space-15b = asteroid space 15b
space-15c = asteroid space 15c
space-16 = shuttle space 16
space-17 = shuttle space 17
space-18a = asteroid space 18a
space-18b = asteroid space 18b
space-18c = asteroid space 18c
space-19 = shuttle space 19
space-20a = asteroid space 20a
space-20b = asteroid space 20b
space-21 = shuttle space 21
space-22a = asteroid space 22a
space-22b = asteroid space 22b
column-1 = column 1
column-2 = column 2
column-3 = column 3
screen-0 = screen 0
screen-1 = screen 1
screen-2 = screen 2
screen-3 = screen 3
screen-4 = screen 4
screen-5 = screen 5
screen-6 = screen 6
screen-7 = screen 7
screen-8 = screen 8
screen-9 = screen 9
screen-10 = screen 10
screen-11 = screen 11
screen-12 = screen 12
screen-13 = screen 13
screen-14 = screen 14
screen-15 = screen 15
screen-16 = screen 16
slot-1 = slot 1
rest-1 = resting slot 1
slot-2 = slot 2
rest-2 = resting slot 2
slot-3 = slot 3
rest-3 = resting slot 3
slot-4 = slot 4
rest-4 = resting slot 4
slot-5 = slot 5
rest-5 = resting slot 5
study-a1 = A 1
study-a2 = A 2
study-a3 = A 3
study-a4 = A 4
study-b1 = B 1
study-b2 = B 2
study-b3 = B 3
study-b4 = B 4
study-c1 = C 1
study-c2 = C 2
study-c3 = C 3
study-c4 = C 4
study-s2 = special plan 2
study-s3 = special plan 3
study-s4 = special plan 4
study-s5 = special plan 5
study-s6 = special plan 6
study-s7 = special plan 7
bonus-carbon = carbon majority
bonus-minerals = minerals majority
bonus-titanium = titanium majority
bonus-energy = energy majority
bonus-science = science majority
bonus-first = first player
bonus-buy = buy a card with coins
bonus-remove = sell a card
bonus-scientist-tile = scientist tile
bonus-field-tile = field tile
bonus-energy-tile = energy tile
bonus-plus-tile = +1 resource tile
bonus-skymine-1 = Skymine track, space 1
bonus-skymine-2 = Skymine track, space 2
bonus-minerva-1 = Minerva track, space 1
bonus-minerva-2 = Minerva track, space 2
bonus-astrogo-1 = Astrogo track, space 1
bonus-astrogo-2 = Astrogo track, space 2
bonus-tawac-1 = Tawac track, space 1
bonus-tawac-2 = Tawac track, space 2
tile-scientist = scientist tile
tile-field = field tile
tile-energy = energy tile
tile-plus = +1 tile
tier-1 = tier 1
tier-2 = tier 2
tier-3 = tier 3
way-1 = 1
way-2 = 2
round-0 = 0
round-1 = 1
round-2 = 2
round-3 = 3
round-4 = 4
round-5 = 5
round-6 = 6
round-7 = 7

## Requirements, rewards, bonuses of tracks

need-units = { $resource } { $number }
need-energy = { $number } energy
need-same = { $number } of one resource
need-science = { $number ->
    [one] another research card
   *[other] { $number } other research cards
  }
need-coins = { $number ->
    [one] one coin
   *[other] { $number } coins
  }
reward-coins = { $number ->
    [one] one coin
   *[other] { $number } coins
  }
reward-tank = tank +{ $number }
reward-research = { $number ->
    [one] one research point
   *[other] { $number } research points
  }
reward-demolish = remove { $number ->
    [one] an outpost
   *[other] { $number } outposts
  } from stations
reward-titanium-coins = a coin for each titanium but one
reward-steps = { $company } +{ $number }
perk-cheaper = cards bought with { $resource } cost { $number } less
perk-any-mix = cards cost { $number } less, and any mix of resources may pay
perk-energy = { $number } more energy
perk-markers = { $number ->
    [one] one more bonus marker
   *[other] { $number } more bonus markers
  }
perk-enrich = every { $resource } card counts { $number } more
perk-collectors = a permanent field symbol, and { $number ->
    [one] one collector
   *[other] { $number } collectors
  } more
perk-reward = a reward
perk-sell = sell a card for its cost and { $number } more
perk-sell-resource = sell a { $resource } card for its cost and { $number } more
perk-spread = steps on other tracks: { $number }, { $number-2 }, { $number-3 }
perk-purchase = buy a card with coins{ $number ->
    [0] { "" }
   *[other] , { $number } cheaper
  }{ $number-2 ->
    [0] { "" }
   *[other] ; tank +{ $number-2 }
  }
perk-replay = remove a card for its action, or buy a removed card
perk-replay-and-recover = remove a card for its action, and you may buy a removed card

## Score sheet

score-cash = Cash
score-astrogo = Astrogo shares
score-tawac = Tawac shares
score-skymine = Skymine shares
score-minerva = Minerva shares
score-tank = Tank
score-research = Research

## Buttons

choice-keep = { $token }
    .gain = { $token }: { $gain }
choice-set-aside = { $card }
choice-set-aside-at = { $card } → { $rest }
choice-plan = { $card }
choice-plan-at = { $card } → { $slot }
choice-done = Done
choice-buy = Buy { $card } for { $costs ->
    [0] no units, with a resource card
   *[other] { $costs }
  }
    .group = Buy a card
    .brief = { $card }: { $costs }
choice-invest = Invest { $resource }: { $units }
    .group = Steps on tracks
    .brief = { $units }
choice-pay = { $card }: { $units }
choice-pay-boosted = { $card } +1: { $units }
choice-step = { $company }
    .price = { $company }, coins −{ $price }
    .coins = { $company }, coins +{ $coins }
    .shares = { $company }, shares: { $shares }
    .price-coins = { $company }, coins −{ $price }, +{ $coins }
    .price-shares = { $company }, coins −{ $price }, shares: { $shares }
    .coins-shares = { $company }, coins +{ $coins }, shares: { $shares }
    .price-coins-shares = { $company }, coins −{ $price }, +{ $coins }, shares: { $shares }
choice-stop = Stop
choice-cross = Pay and go on
choice-expand = Expand { $company } with { $energy } energy
    .group = Expand a company
    .brief = { $company }: { $energy } energy
choice-enter = { $sector } for { $uses } energy
    .ousts = { $sector } for { $uses } energy; { $ousts } goes home
    .gain = { $sector } for { $uses } energy: { $gain }
    .gain-ousts = { $sector } for { $uses } energy: { $gain }; { $ousts } goes home
choice-enter-space = { $space } for { $uses } energy
    .ousts = { $space } for { $uses } energy; { $ousts } goes home
    .gain = { $space } for { $uses } energy: { $gain }
    .gain-ousts = { $space } for { $uses } energy: { $gain }; { $ousts } goes home
choice-lift = { $column }
    .coins = { $column }, uncovers: { $coins }
choice-return = { $column }
choice-study = { $card }
    .group = Research
    .points = { $card }, research points: { $points }
choice-study-tile = Scientist tile
    .group = Research
    .points = Scientist tile, research points: { $points }
choice-survey = { $card }: tank +{ $tank }
    .group = Research
    .coins = { $card }: tank +{ $tank }, +{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
choice-survey-tile = Field tile: tank +{ $tank }
    .group = Research
choice-turn-over = Turn over { $plan } for { $price ->
    [one] one coin
   *[other] { $price } coins
  }
choice-upload = To { $screen }
    .gain = To { $screen }: { $gain }
    .value = To { $screen }; the track is worth { $value }
    .gain-value = To { $screen }: { $gain }; the track is worth { $value }
    .price-scores = To { $screen } for { $price ->
        [one] one coin
       *[other] { $price } coins
      }; special plans score { $scores }
    .price-scores-value = To { $screen } for { $price ->
        [one] one coin
       *[other] { $price } coins
      }; special plans score { $scores }; the track is worth { $value }
    .gain-price-scores = To { $screen } for { $price ->
        [one] one coin
       *[other] { $price } coins
      }: { $gain }; special plans score { $scores }
    .gain-price-scores-value = To { $screen } for { $price ->
        [one] one coin
       *[other] { $price } coins
      }: { $gain }; special plans score { $scores }; the track is worth { $value }
choice-stay = Stay
choice-take = { $plan }
    .need-spends = { $plan } for { $spends }, needs { $need }
    .need-spends-supplement = { $plan } for { $spends }, needs { $need }; +{ $supplement ->
        [one] 1 coin
       *[other] { $supplement } coins
      }
    .need-scores-spends = { $plan } for { $spends }, needs { $need }; scores { $scores }
choice-cash = { $coins ->
    [one] Take 1 coin
   *[other] Take { $coins } coins
  }
choice-place = { $screen }
    .covers = { $screen }, over { $covers }
choice-tuck = Under a plan that you have placed in this turn: it does not count
choice-mark = { $bonus }
    .group = Bonus marker
    .price = { $bonus } for { $price ->
        [one] one coin
       *[other] { $price } coins
      }
    .gain = { $bonus }: { $gain }
    .last-price = { $bonus } for { $price ->
        [one] one coin
       *[other] { $price } coins
      }: this is the last round, so it brings nothing
    .gain-last = { $bonus }: { $gain }; this is the last round, so you begin no other
choice-claim = { $gain }
    .need = From { $need } on: { $gain }
choice-way = { $way }
    .gain = { $gain }
choice-sell = { $card }
    .coins = { $card }: +{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
choice-purchase = { $card } for { $price ->
    [0] nothing
    [one] one coin
   *[other] { $price } coins
  }
choice-recover = { $card }
choice-advance = { $company } +{ $number }
    .price = { $company } +{ $number }, coins −{ $price }
    .coins = { $company } +{ $number }, coins +{ $coins }
    .shares = { $company } +{ $number }, shares: { $shares }
    .price-coins = { $company } +{ $number }, coins −{ $price }, +{ $coins }
    .price-shares = { $company } +{ $number }, coins −{ $price }, shares: { $shares }
    .coins-shares = { $company } +{ $number }, coins +{ $coins }, shares: { $shares }
    .price-coins-shares = { $company } +{ $number }, coins −{ $price }, +{ $coins }, shares: { $shares }
choice-demolish = { $company }, { $column }
    .coins = { $company }, { $column }, uncovers: { $coins }
choice-boost = +1 on { $card }
    .group = The +1 tile
choice-retire = Retire from this round
    .group = End
choice-pick-up = { $rest }
    .cards = { $rest }: { $cards }
choice-lay = { $rest }
choice-pass = No
    .choose-mission = None yet

## Rules, a chapter each

rule-goal = You invest in four companies. Steps on their tracks give you shares, and outposts on the Moon make shares worth more. Helium in your tank, research and cash count, too. After seven rounds the richest player wins.
    .title = What it is about
rule-tokens = Each player has nine action cards, a card of single energy and a token. The token names three cards that start on your resting slots, a first research plan, and steps at the start.
    .title = Starting tokens
rule-planning = Everybody chooses cards of the hand in secret, as many as slots are on: three at first, up to five later. All are shown together.
    .title = Planning
rule-actions = Beginning with the first player, each player in turn takes exactly one action, until all have retired. A card that is used turns face down and cannot be used again in this round.
    .title = Actions
rule-resources = Use any number of cards of one resource. You may buy one card of the display with them; each unit that is left is a step on a track. A card costs what is printed on it and on its space.
    .title = Resources
rule-market = Twelve cards lie open. At the end of a round those of the right column leave, the others slide to the right, and new ones come. Single shares come last. They have no action: they stay in your hand, and each counts as a share of its company at the end. Some energy cards bear a share, too.
    .title = The display
rule-tracks = Each unit is a step on a company's track. A barrier costs coins when you cross it. A threshold pays coins to you and to all who have passed it before, and it unlocks a bonus from your next turn on. Steps that cannot be taken are lost.
    .title = Tracks
rule-bonuses = Each track has two bonuses. Some work all the time, others are spaces for bonus markers that only those who have passed the threshold can use. Of a track's two bonuses you use one in a round.
    .title = Bonuses of tracks
rule-energy = Use all your energy cards together to expand one company. To enter a sector that borders its station or one of its sectors costs one energy over a single line, two over a double one, and one more if another company is there. The outpost comes from the top of a column of the station. Afterwards you get what the sectors bring, and ousted outposts return to their stations. Energy that you do not use is lost.
    .title = Energy
rule-stations = On the Moon a station has three columns of outposts. You take from the top of any column, and each outpost that leaves uncovers its space with the coins on it. An ousted outpost returns to the lowest free space of a column; whoever ousted it chooses the column. No outpost returns to a crossed space, the lowest of a column: once uncovered, it stays so. An outpost for which its station has no room goes to the box. A company without outposts in its station cannot expand; if they run out on the way, the rest of the energy is lost. Two sectors are enclaves: each lies inside another sector and is entered from there only. Outposts need no connection to their station.
    .title = Stations and enclaves
rule-research = A research point takes a plan A or B, two take a plan C or a special one; points that are left are coins. Plans from the red spaces bring the supplement. At the end of your turn you place the plans on your research track.
    .title = Research points
rule-plans = A plan goes on any screen beyond your upload marker. An A plan does not go on an empty screen with a crossed A. A plan may cover another one that your marker has not reached, whatever its letter, but not the one of your token; the covered plan no longer counts. A plan that no screen can hold leaves the game. A special plan asks for coins instead of cards: you pay when your marker enters it. It brings nothing at once, but it scores at the end if your marker has reached or passed it face up. Turned over, it costs and scores nothing.
    .title = Research plans
rule-science = With a scientist you may first turn over a plan for two coins. Then your upload marker goes from plan to plan as far as your face-up cards meet the requirements and you like. You get the reward of the plan where it stops, and then the card's research points.
    .title = Scientists
rule-field = A field scientist fills your tank and brings coins. Those of a company bring a step more for every two gas collectors in its sectors.
    .title = Field scientists
rule-belt = In the Belt a company enters spaces instead of sectors. It reaches an asteroid if its shuttle stands on a flight track to it, or its outpost on the asteroid; the shuttles printed at its station always count. It reaches a shuttle space from an asteroid with its outpost. A space costs one energy, one more over a marked flight track, and one more if another company is there. Outposts come from the outer columns of the station, shuttles from the middle one. An asteroid brings its reward for the company's first outpost there, a shuttle space each time. Gas collectors count where the company has an outpost; two linked spaces add one. An ousted shuttle returns to the middle column and an ousted outpost to an outer one; what finds no room leaves the game. When the shuttles run out, the outpost spaces are left, and the reverse.
    .title = The Belt
rule-settled = On a settled Moon each company begins with three outposts in the sectors near its station. One comes from each column, so shares are worth more from the start. To oust one of them costs one energy more, as always. Outside the campaign this is an option of the Moon.
    .title = The settled Moon
rule-markers = Put a bonus marker on a free space, pay what it asks, and take what it gives. Majorities need that nobody has more face up; they use no cards, and you may take the reward of a lower tier instead of the highest that you reach. Tiles are for the next round.
    .title = Bonus markers
rule-tiles = You get a tile that you have reserved when the next round is prepared, and give it back when you retire. Three tiles are used like cards, but need no slot. The scientist tile is a scientist with one research point. The energy tile is two energy. The field tile fills your tank by two steps, and by one more for each other field scientist that lies face up. Face up, they count for majorities and plans, too. The +1 tile goes on a resource card that lies face up, before your action: this card counts one unit more, and the tile stays on it.
    .title = Tiles
rule-spaces = Some spaces let you buy a card with coins, sell a card of your hand, or remove a card to use its action.
    .title = Special spaces
rule-retiring = When you retire you take back one resting pile, and lay each card of your area on a different resting slot. You take no more turns in this round.
    .title = Retiring
rule-mats = You begin with three slots for cards. Two more can open, each for good: one when your tank reaches the step that is marked with a slot, one when your upload marker reaches such a screen. You use them from the next planning on. At the end of the tank each further step is two coins. When your upload marker is on the last screen, each research point is two coins, and you take no more plans. With linked slots, an option, each card comes to rest on the resting slot right above it, so it matters where you plan it.
    .title = Slots and mats
rule-preparation = Then the supplement gets a coin, a special plan turns up, markers and tiles come to their owners, and the display is filled.
    .title = The next round
rule-symbols = Outposts that are removed leave the game. They come from the top of a column, and make shares worth more.
    .title = Symbols
rule-end = Cash, shares of the four companies, tank and research are added. A share is worth as many coins as can be seen on the station. Equal totals share the win.
    .title = The end
rule-luna = Luna is a player who moves by rules. She has a deck of her own. In the planning phase a card of it lies face down on each of her slots that is on. When all plans are made, two more cards are turned up: they are her majorities. In her turn her leftmost card is turned up and does what it says; the slot decides about the details. She pays nothing but barriers, as far as her coins go, and gets only what her cards say.
    .title = Luna
rule-luna-companies = A company is more valuable if more coins can be seen on its station; then if more home spaces are vacant; then by the letter of its track. Luna leads most where she is farthest before all others, or least behind. Equal leads go to the more valuable company. She expands to vacant sectors with the lowest or highest number, and ousts others only where nothing is vacant: the company on whose track she is farthest behind.
    .title = How Luna chooses
rule-luna-majorities = Luna's left majority card counts titanium and carbon, the right one energy and minerals, both count scientists. You need at least as much as she has. After her last card one of her played cards, at random, may end one of the two majorities: the side with the higher number. The other counts to the end of the round.
    .title = Luna's majorities
rule-luna-levels = On levels 0 and 1 Luna is easy: her deck never changes, and on level 0 her slots stay three. From level 2 on a stronger card joins her deck each time it is shuffled. From level 3 on tokens beside her tank and her research bring more of them, and from level 6 on her markers start ahead. With several Lunas each has a deck of her own. This is our rule.
    .title = Luna's levels

## Missions and threats

step-choose-mission = A task holds. Which mission card do you work on from now on?
    .chapter = missions
choice-bind = { $mission }
    .tasks = { $mission }, you have done: { $tasks }
verb-bind = works on { $mission }
event-mission = open mission card: { $mission }
    .many = open mission cards: { $all }
event-fulfilled = fulfils { $task } of { $mission }: a one-time marker
event-plays-on = does not retire yet: the mission brings a marker
event-personal = has done all three tasks and opens the personal space
event-spent = { $number ->
    [one] a one-time marker leaves the game
   *[other] { $number } one-time markers leave the game
  }
why-no-personal = Your personal space opens when you have done all three tasks of your mission card.
    .rule = { rule-missions }
why-mission-waits = You choose a mission card with the first task that you claim.
    .rule = { rule-missions }
option-missions = Missions
    .about = Open cards with three tasks each: coins and one-time bonus markers for those who fulfil them. For the Moon and for the Belt.
mission-deep-tanks = Deep tanks
mission-pipelines = Pipelines
mission-academy = Academy
mission-stockpile = Stockpile
mission-network = Network
mission-holding = Holding
task-1 = task 1
task-2 = task 2
task-3 = task 3
task-word-tank-value = tank worth { $number }
task-word-research-value = research track worth { $number }
task-word-units = { $number } units of one resource face up
task-word-each-resource = { $number ->
    [one] one unit
   *[other] { $number } units
  } of each resource face up
task-word-energy = { $number } energy face up
task-word-science-cards = { $number } research cards face up
task-word-coins = { $number ->
    [one] one coin
   *[other] { $number } coins
  }
task-word-track = step { $number } on a company track
task-word-every-track = step { $number } on all four tracks
task-word-shares = { $number } shares of one company
task-word-cards = { $number } cards of your own
task-word-plans = { $number } research plans on your screens
task-word-pieces = { $number } pieces placed in one turn
task-word-tank-steps = tank +{ $number } in one turn
task-word-company-steps = { $number } steps on company tracks in one turn
task-word-screens = upload marker +{ $number } in one turn
task-word-oustings = { $number ->
    [one] a piece
   *[other] { $number } pieces
  } of other companies ousted in one turn
bonus-personal = your personal space
rule-missions = One mission card lies open for one or two people, two for more. As soon as one of its three tasks holds in your turn, you get two coins and a one-time bonus marker. Your first task binds you to its card; with two open cards you choose, and you may wait. A one-time marker works once: it leaves the game in the next preparation. After all three tasks you have a personal space: a marker and a coin bring three steps on one company's track.
    .title = Missions
step-give-up = Which energy card do you remove from your hand? { $left ->
    [one] One is due.
   *[other] { $left } are due.
  }
    .chapter = threats
choice-avert = Remove the threat { $threat }
    .uses = Remove the threat { $threat } for { $uses } energy
    .gain-uses = Remove the threat { $threat } for { $uses } energy: { $gain }, and a free share
choice-give-up = { $card }
verb-avert = removes the threat { $threat }
verb-give-up = gives up { $card }
event-threat = the threat on the Belt: { $threat }
event-averted = takes the card of { $threat }, which counts as a free share at the end
event-struck = { $threat } was not removed
why-threat-unmet = You do not have what this threat asks for.
    .threat = You do not have what { $threat } asks for.
    .rule = { rule-threats }
why-threat-far = This company has no shuttle on 11 or 16.
    .rule = { rule-threats }
why-threat-waits = A threat is removed in the middle of an expansion.
    .rule = { rule-threats }
option-threat = Threat
    .about = A card in the middle of the Belt that harms everybody at the end, unless somebody removes it.
    .when = board belt
option-threat-none = none
option-threat-random = drawn at random
option-threat-singularity = Singularity
    .about = Removing it takes two energy and this: { threat-singularity.asks }. If it is left: { threat-singularity.does }
option-threat-crash = Crash
    .about = Removing it takes two energy and this: { threat-crash.asks }. If it is left: { threat-crash.does }
option-threat-time-loop = Time loop
    .about = Removing it takes two energy and this: { threat-time-loop.asks }. If it is left: { threat-time-loop.does }
option-threat-blackout = Blackout
    .about = Removing it takes two energy and this: { threat-blackout.asks }. If it is left: { threat-blackout.does }
option-threat-raid = Raid
    .about = Removing it takes two energy and this: { threat-raid.asks }. If it is left: { threat-raid.does }
option-threat-leak = Leak
    .about = Removing it takes two energy and this: { threat-leak.asks }. If it is left: { threat-leak.does }
threat-singularity = Singularity
    .asks = research worth 40
    .sign = research-value 40
    .does = The game ends after the actions of round 6.
threat-crash = Crash
    .asks = three more energy
    .sign = energy 3
    .does = At the end, two coins of the most valuable company do not count.
threat-time-loop = Time loop
    .asks = tank worth 25 and research worth 20
    .sign = tank-value 25, research-value 20
    .does = The game is played again; the mean of the games counts.
threat-blackout = Blackout
    .asks = two energy cards of your hand
    .sign = energy-cards 2
    .does = At the end all energy cards are lost, with their shares.
threat-raid = Raid
    .asks = six coins
    .sign = coins 6
    .does = At the end all cash is lost.
threat-leak = Leak
    .asks = tank worth 40
    .sign = tank-value 40
    .does = At the end nobody scores for the tank.
rule-threats = On the Belt a threat may lie between the shuttle spaces 11 and 16. When you expand a company that has a shuttle on one of them, two energy and what the card asks for remove it. After the usual rewards you get that of the card, and the card itself counts as a share of the most valuable company at the end. A threat that is left harms everybody.
    .title = Threats
rule-threat-cards = Each card asks for something of its own, and does harm of its own if it is left.
    { threat-singularity }. { option-threat-singularity.about }
    { threat-crash }. { option-threat-crash.about }
    { threat-time-loop }. { option-threat-time-loop.about }
    { threat-blackout }. { option-threat-blackout.about }
    { threat-raid }. { option-threat-raid.about }
    { threat-leak }. { option-threat-leak.about }
    .title = The six threats
rule-time-loop = The time loop is one of the threats. If nobody removes it, this game decides nothing: you play again with the same threat, and all else is new. In the end the mean of all games counts, rounded up; in the campaign that of the success points, too. There are three games at most: this is our rule. Whoever has not removed the loop by then gets nothing for it. As a series the loop repeats by itself; a single game ends after one.
    .title = The time loop
rule-campaign = The campaign has four chapters: the Moon, the Belt, the Moon with twelve outposts, and the Belt with a threat; all with missions, tracks drawn at random and one of two tokens. In each chapter you get a success point if somebody has less than you, another if two have less, one for winning, one for two one-time markers that missions have brought you, and one for every track whose last space you reached. Chapter 3 adds one for opening the personal space before all others, chapter 4 one for removing the threat. Most success points win. A chapter that was not played to its end, because somebody gave up or the table was closed, does not count and is played again. If a bot plays on for somebody, its result counts. Luna counts in comparisons, but collects no success points. A time loop repeats the last chapter. At the end your success points give you a rank: Down to earth, Nearly in orbit (from 7), Within sight of the Moon (from 12), Ready for Mars (from 17) or A legend (from 22).
    .title = The campaign
success-ahead-of-one = somebody has less
success-ahead-of-two = two have less
success-won = won
success-markers = two mission markers
success-tracks = finished tracks
success-first-personal = personal space opened first
success-threat-removed = threat removed

## Terminal

draw-round = round { $round } of { $rounds }
draw-companies = Companies
draw-track = Track
draw-share = Share
draw-station = Outposts left
draw-steps = step { $steps }, { $shares ->
    [one] one share
   *[other] { $shares } shares
  }
    .brief = { $steps } · { $shares }
draw-companies-brief = Companies, with what their stations have left; for each player step · shares
draw-company = Company
draw-left = Left
draw-market = Display, with prices
draw-study = Research area
draw-supplement = supplement { $coins }
draw-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
draw-bonuses = Bonus markers
draw-none = none placed
draw-moon = The Moon: sector, company, reward, borders (- one line, = two)
draw-belt = The Belt: number, companies on its spaces, reward, flight tracks (- plain, = marked, + linked spaces)
draw-pieces = Outposts·shuttles·outposts
draw-mat = coins { $coins }, tank { $tank }, screen { $screen }, markers { $markers }, worth { $total } now
draw-first = first player
draw-retired = retired
draw-hand = Hand
draw-area = Area
draw-rest = Resting
draw-tiles = Tiles
draw-screens = Screens
draw-turned = turned over
draw-threat = Threat
draw-removed = removed by { $name }
draw-mission = Mission
draw-one-time = one-time markers { $markers }
draw-personal-free = personal space free
draw-personal-taken = personal space used
draw-chosen = Chosen
draw-luna-level = level { $level }
draw-luna-cards = Cards
draw-luna-majorities = Majorities
draw-luna-counts = titanium { $titanium }, carbon { $carbon }, energy { $energy }, minerals { $minerals }, scientists { $scientists }
draw-luna-reserve = Reserve
draw-luna-deck = Deck
draw-luna-left = { $number } cards; in it or face down: { $cards }
draw-luna-new = unknown of class 2: { $number }
rule-screen = The terminal shows companies, display, plans and sectors as tables. A used card stands in brackets. To ask why not, type a thing as it is called inside: sector-21, space-14a, hand-1, slot-2, rest-3, market-4, screen-5, study-a1, bonus-carbon, company-minerva.
    .title = The screen
rule-reconstructed = The rules are those of the rulebook. Its pictures are lost to us: costs and values of most cards, the plans, the tokens, the tracks and the maps of Moon and Belt are our own.
    .title = What is reconstructed

## The table in the browser

place-moon = The Moon
place-market = Market
place-study = Research area
place-specials = Special plans
place-bonuses = Bonus spaces
place-area = Action area and resting piles
    .short = Action
place-rests = Resting piles
    .short = Resting
place-hand = Hand
    .short = Hand
place-screens = Research track
    .short = Research
place-tank = Tank
place-missions = Missions
board-rest = Used cards lie here. When you retire you take one pile back into your hand.
board-company = Energy cards expand it. Pieces that leave its station uncover coins, and these are what a share is worth.
board-track-about = The numbers beside it are the shares that a player has from that step on.
board-shares = Shares of each company, times what one is worth now:
board-specials = Special plans cost 2 research points each. One turns up at the start of every round from the second on.
type-carbon = carbon
type-minerals = minerals
type-titanium = titanium
type-energy = energy
type-scientist = scientist
type-field = field scientist
type-share = share
board-seat = Player { $number }
board-tabs = Parts of the table
board-tab-moon = Moon
board-tab-market = Market
board-tab-research = Research
board-tab-players = Players
board-lit = something to choose here
board-zoom = Enlarge
board-zoom-out = Make smaller
board-nothing = nothing
board-or = or
board-round = Round { $round } / { $rounds }
board-first = { $name } began this round.
board-next-first = { $name } begins the next round.
board-is-first = First player of this round.
board-retired = Has retired from this round.
board-active = to move
board-sealed = Your plan is sealed. Waiting for the others.
board-hand-empty = No cards in hand.
board-card-carbon = { $value ->
    [one] One unit of carbon.
   *[other] { $value } units of carbon.
  } Use it to buy a card or for steps on tracks.
board-card-minerals = { $value ->
    [one] One unit of minerals.
   *[other] { $value } units of minerals.
  } Use it to buy a card or for steps on tracks.
board-card-titanium = { $value ->
    [one] One unit of titanium.
   *[other] { $value } units of titanium.
  } Use it to buy a card or for steps on tracks.
board-card-energy = { $value } energy. Use it to expand a company.
board-card-scientist = { $value ->
    [one] One research point
   *[other] { $value } research points
  }, and your upload marker may move.
board-card-field = Your tank gets { $value ->
    [one] one step
   *[other] { $value } steps
  }{ $coins ->
    [0] .
    [one] , and you get one coin.
   *[other] , and you get { $coins } coins.
  }
board-card-share = It counts as a share of { $company }, wherever you have it.
board-card-company = One step more for every two gas collectors in the sectors of { $company }.
board-card-cost = Its printed cost is { $cost }.
board-planned = Planned here: { $card }.
board-used = Used: it lies face down.
board-face-up = It lies face up and can be used.
board-face-up-all = Face up: { $things }.
board-boosted = The +1 tile is on it: it counts one more.
board-slot-open = Free. A card that you plan goes here.
board-slot-shut = Not open yet. The tank and the research track open a slot each.
board-plan-needs = Needs: { $needs }.
board-plan-reward = Gives: { $reward }.
board-plan-points = { $points } points at the end, if your marker has passed it.
board-plan-met = Your face-up cards meet its requirements.
board-plan-unmet = Your face-up cards do not meet its requirements.
board-plan-turned = Turned over: it needs nothing and gives nothing.
board-plan-row = { $letter } plans cost { $price ->
    [one] one research point
   *[other] { $price } research points
  }. { $cards } are left in the stack.
board-study-empty = No plan here.
board-supplement = The supplement: whoever takes a plan from a red space gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }.
board-special = It costs two research points.
board-special-gone = Not there now. It turns up at the start of round { $round }, and leaves when somebody takes it.
board-screen-empty = No plan here yet.
board-screen-value = Here the research track is worth { $value } points.
board-screen-slot = Here another slot opens.
board-no-a = No A plan can be placed on this screen while it is empty.
board-enclave = It lies inside { $sector }.
board-sector-reward = Whoever enters gets: { $reward }.
board-sector-owner = An outpost of { $company } is there.
board-column = Station of { $company }, { $column }
board-column-left = { $left ->
    [0] No outposts are left.
    [one] One outpost is left.
   *[other] { $left } outposts are left.
  }
board-column-coins = Coins that can be seen: { $coins }.
board-column-crossed = No outpost comes back to the crossed space.
board-share-value = A share is worth { $value ->
    [one] one coin
   *[other] { $value } coins
  } now.
board-share-mine = You have { $shares ->
    [0] none.
    [one] one share: { $worth } points.
   *[other] { $shares } shares: { $worth } points.
  }
board-holding = { $company }: { $shares } × { $value } = { $worth }
board-track = Track of { $company }, side { $side }
board-track-player = { $name }: step { $step }, { $shares ->
    [one] one share
   *[other] { $shares } shares
  }
board-track-barrier = Barrier behind step { $at }: it costs { $coins ->
    [one] one coin.
   *[other] { $coins } coins.
  }
board-track-threshold = Threshold behind step { $at }: it pays { $coins ->
    [one] one coin, and unlocks a bonus.
   *[other] { $coins } coins, and unlocks a bonus.
  }
board-perk = Bonus { $number } of { $company }
board-perk-permanent = It works all the time.
board-perk-space = A space for a bonus marker.
board-perk-open = You have unlocked it.
board-perk-shut = Locked: it opens in the turn after you have passed step { $step } on the track of { $company }.
board-costs-coins = It costs { $coins ->
    [one] one coin.
   *[other] { $coins } coins.
  }
board-majority = For somebody who has the most of this face up, or as much as anybody else.
board-tier = From { $need } on: { $reward }
board-space-first = You begin the next round, and you get one research point now.
board-space-buy = Pay one coin, then buy a card of the market with coins.
board-space-remove = Remove a card of your hand. You get its printed cost in coins, and two coins more.
board-tile-scientist = In the next round it counts as a scientist with one research point.
board-tile-field = In the next round it counts as a field scientist: tank +2, and +1 for each other field scientist that lies face up.
board-tile-energy = In the next round it counts as two energy.
board-tile-plus = In the next round a resource card that lies face up counts one unit more.
board-tile-owner = { $name } has it in this round.
board-marked = A marker of { $name } is there.
board-token = Token { $token }
board-token-rests = These begin at rest: { $cards }.
board-token-bonus = At the start: { $bonus }.
board-stack = The stack: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, next letter { $letter }.
board-removed = Removed cards: { $number }
    .about = Nobody has them. Some bonuses bring one back.
board-surcharge = This space adds { $cost } to the cost.
board-leaves = Cards of this column leave at the end of the round.
board-market-empty = No card here until the end of the round.
board-coins = Coins: { $coins }
    .about = They pay for barriers, tiles and some purchases. At the end each is a point.
board-markers = Bonus markers in reserve: { $markers }
    .about = Put one on a free bonus space as your action: it brings what the space shows.
board-tank = Tank: step { $steps }, worth { $value } points.
    .about = Field scientists and gas collectors fill it with helium, which counts at the end.
board-tank-slot = Step { $step } opens another slot.
board-upload = Upload marker on screen { $screen }, worth { $value } points.
    .about = Scientists move the marker over screens whose plans are met. Research counts at the end.
board-total = If the game ended now: { $points } points
board-open-mat = All of { $name }: hand, resting piles, research
hint-1 = In every round you first plan cards in secret. Then all take turns, one action each, until everybody has retired.
hint-2 = Steps on the track of a company give you its shares. Outposts on the Moon make each of these shares worth more.
    .when = board moon
hint-3 = Point at any sign, or tap it: we say what it means, and a card opens large.
hint-4 = The star beside your name is your score if the game ended now. Point at it to see where it comes from.
hint-5 = Steps on the track of a company give you its shares. Outposts and shuttles in the Belt make each of these shares worth more.
    .when = board belt
hint-6 = Luna plans nothing: in each of her turns she turns up a card and does what it says. Open her mat to read what her cards do.
    .when = luna 1 2 3

## Luna

event-luna-laid = lays { $number } cards face down
event-luna-rebuilt = shuffles her discards into a new deck of { $number } cards{ $number-2 ->
    [0] { "" }
   *[other] , one of them new from class 2
  }
event-luna-counts = { $luna } is her { $half } majority card
event-luna-turned = turns up { $luna } on { $slot }
event-luna-found = { $rank }: { $company }, { $number ->
    [one] one coin
   *[other] { $number } coins
  }
event-luna-leads = { $rank }: { $company }, { $number ->
    [one] one space
   *[other] { $number } spaces
  }
event-luna-tie = { $tie } decided against { $company }
event-luna-short = crosses a barrier of { $company } for { $number } instead of { $number-2 ->
    [one] one coin
   *[other] { $number-2 } coins
  }
event-luna-overran = is at the end of { $company }: two coins for each of { $number ->
    [one] one step
   *[other] { $number } steps
  }
event-luna-uploaded = research +{ $number }
event-luna-took = takes { $card } from { $market }
event-luna-lacked = gets nothing: { $lack }
event-luna-discarded = { $plan } leaves the game
event-luna-reached = reaches her token on step { $number } ({ $gauge }): { $number-2 ->
    [0] class 2 has no more cards
   *[other] a card of class 2 comes on top of her deck
  }
event-luna-marked = marker on: { $bonus }
event-luna-blocked = would place a marker on: { $bonus }, but cannot
event-luna-settled = { $company } enters { $sector }, { $aim }; the outpost comes from { $column }
event-luna-settled-space = { $company } enters { $space }, { $aim }; the piece comes from { $column }
event-luna-ousted = the outpost of { $company } returns to { $column }
event-luna-column = { $column } of { $company }: { $edge }
event-luna-stuck = { $company } cannot expand: { $number ->
    [one] one point is lost
   *[other] { $number } points are lost
  }
event-luna-checked = has played her last card. { $luna } comes on top of her discards: { $number } on the left, { $number-2 } on the right
event-luna-withdrew = discards { $luna }, her { $half } majority card
half-left = left
half-right = right
rank-most = most valuable
rank-second = second most valuable
rank-third = third most valuable
rank-least = least valuable
rank-share = most valuable with a share in the display
rank-lead = largest lead
rank-level = shared lead
rank-deficit = smallest deficit
rank-behind = farthest behind
rank-abreast = level with others
rank-ahead = smallest lead
tie-coins = coins
tie-vacant = vacant home spaces
tie-track = the letter of the track
edge-final = the only one whose final space is covered
edge-spaces = most of its spaces are vacant
edge-coins = the fewest coins are seen there
edge-logo = level with another, and nearer to the logo
aim-min = the lowest number in reach
aim-max = the highest number in reach
gauge-tank = tank
gauge-research = research
lack-card = the space of the display is empty
lack-share = the display has no share
lack-plan = the space for a plan is empty
lack-special = no special plan is left
which-most = the most valuable company
which-second = the second most valuable company
which-least = the least valuable company
which-lead = the company where Luna leads most
which-two-most = each of the two most valuable companies
which-two-leading = each of the two companies where Luna leads most
which-all = each company
letter-a = A
letter-b = B
letter-c = C
deed-coins = { $number ->
    [one] one coin
   *[other] { $number } coins
  }
deed-tank = tank +{ $number }
deed-research = research +{ $number }
deed-steps = { $which }: { $number ->
    [one] one step
   *[other] { $number } steps
  }
deed-expand = { $which } expands by { $number }, to { $aim }
deed-take = takes cards of the display
deed-share = takes the most valuable share
deed-special = the newest special plan leaves the game
deed-plan = a plan { $letter } leaves the game
deed-marker = a bonus marker
luna-i-1 = I-1
luna-i-2 = I-2
luna-i-3 = I-3
luna-i-4 = I-4
luna-i-5 = I-5
luna-i-6 = I-6
luna-i-7 = I-7
luna-i-8 = I-8
luna-i-9 = I-9
luna-i-10 = I-10
luna-i-11 = I-11
luna-i-12 = I-12
luna-ii-1 = II-1
luna-ii-2 = II-2
luna-ii-3 = II-3
luna-ii-4 = II-4
luna-ii-5 = II-5
luna-ii-6 = II-6
luna-ii-7 = II-7

## The Belt in the browser

place-belt = The Belt
board-tab-belt = Belt
board-asteroid-reward = The first outpost of a company on this asteroid brings: { $reward }.
board-shuttle-reward = Every shuttle that enters brings: { $reward }.
board-asteroid-owner = An outpost of { $company } is there.
board-shuttle-owner = A shuttle of { $company } is there.
board-collectors = { $count ->
    [one] A gas collector is here. It counts for a company with an outpost on the asteroid.
   *[other] { $count } gas collectors are here. They count for a company with an outpost on the asteroid.
  }
board-linked = It is linked with { $space }: both together count as one more gas collector.
board-flights = Flight tracks: { $places }.
board-column-shuttles = { $left ->
    [0] No shuttles are left.
    [one] One shuttle is left.
   *[other] { $left } shuttles are left.
  }
board-column-shuttle-crossed = No shuttle comes back to the crossed space.

## Luna, missions and threats in the browser

automaton = Luna
place-luna-slots = Her cards of this round
place-luna-majorities = Her majority cards
place-luna-reserve = Her reserve of cards
place-luna-deck = Her deck
board-luna-open = All of { $name }: cards, majorities, reserve, deck
board-luna-card = Card { $luna } of Luna's
board-luna-does = In her turn: { $deeds }.
board-luna-takes = She takes from these spaces of the display, by slot: { $all }.
board-luna-takes-here = On this slot she takes from the display: space { $here }.
board-luna-plans = The plan comes from this column of the research area, by slot: { $all }.
board-luna-plans-here = On this slot the plan comes from column { $here } of the research area.
board-luna-marks = Her marker goes here, by slot: { $all }.
board-luna-marks-here = On this slot her marker goes to: { $here }.
board-luna-card-counts = As a majority card it counts { $left } titanium and carbon on the left, or { $right } energy and minerals on the right; scientists on both sides: { $scientists }.
board-luna-card-gains = When it is turned up as a majority card she gets: { $gains }.
board-luna-down = Her card lies face down. She turns it up in her turn.
board-luna-played = Played in this round.
board-luna-slot-empty = No card here now. In the planning phase she gets one.
board-luna-slot-shut = Not on.
board-luna-majority-left = Left majority card: titanium and carbon
board-luna-majority-right = Right majority card: energy and minerals
board-luna-majority-none = None now: nothing counts here.
board-luna-scientists = Scientists on her majority cards: { $number }. They count in the science majority.
board-luna-reserve-empty = No cards yet. She takes them from the display; only the shares count.
board-luna-deck = Cards in her deck: { $deck }. Cards of class 2 that are not in play: { $two }.
board-luna-known = In the deck or face down: { $cards }.
board-luna-new = Also in it, seen by nobody yet: { $number ->
    [one] one card
   *[other] { $number } cards
  } of class 2.
board-luna-discards = Discarded: { $cards }.
board-luna-left-cards = What these cards do
board-luna-level = Luna's level: { $level }
board-luna-tokens = Tokens that bring a stronger card, on step: tank { $tank }; research { $research }.
board-mission = Mission card { $mission }
board-mission-bound = { $name } works on it and has done { $done } of 3 tasks.
board-mission-of = Mission card { $mission }: { $done } of 3 tasks done.
board-mission-of-none = No mission card yet.
board-personal-other-shut = The personal space opens when all three tasks are done.
board-personal-other-free = The personal space is open and free.
board-personal-other-taken = There is a marker on the personal space, until the next preparation.
board-mission-other = You work on another card.
board-mission-reward = Each task brings two coins and a one-time marker; all three open your personal space.
board-task-done = Done: { $task }.
board-task-holds = You have it now: { $task }.
board-task-missing = To do: { $task }. You have { $count }, so { $missing } more.
board-one-time = One-time markers in reserve: { $markers }. Each works once.
board-marked-once = A one-time marker of { $name } is there.
board-personal = A marker and one coin bring three steps on the track of a company.
board-personal-shut = It opens when you have done all three tasks of your mission card.
board-personal-free = It is free.
board-personal-taken = Your marker is there until the next preparation.
board-threat = Threat: { $threat }
board-threat-asks = To remove it takes two energy, in an expansion of a company with a shuttle on 11 or 16, and: { $asks }.
board-threat-reward = Whoever removes it gets: { $reward }, and a share of the most valuable company at the end.
board-threat-does = If it is left: { $does }
board-threat-removed = { $name } has removed it.
board-majority-player = { $name } has { $number } face up.
board-majority-luna = { $name } counts { $number } with her majority cards.

## Series

series-campaign = campaign
    .about = Four chapters with the same players, on the Moon and in the Belt, with missions. Success points decide. You can leave at any time and go on later.
    .fixed = board settled missions threat tokens tracks track-skymine track-minerva track-astrogo track-tawac
    .game = chapter { $number } of { $length }
    .chapters = Chapters
    .next = Next chapter
    .again = Play this chapter again
    .again-about = This chapter was not played to its end, so it brings no success points. It is played again, with a fresh set-up.
    .goes-on = The time loop goes on.
    .loop-about = Nobody has removed the time loop. The chapter is played once more, with a fresh set-up, and the mean of its games counts.
    .invite = The next chapter is open.
    .invite-again = The chapter is open once more.
    .ask-next = Do you want to play the next chapter now?
    .ask-again = Do you want to play this chapter again now?
    .over = The campaign is over.
    .waits = The next chapter waits
    .waits-again = This chapter is played again
    .points = Success points
    .scale = Ranks by success points: Nearly in orbit (from 7), Within sight of the Moon (from 12), Ready for Mars (from 17), A legend (from 22).
campaign-1 = The empty mines
    .story = The agency that mined the Moon has run out of money. Its crews went home, and its shafts stand open. Four companies want to move in, and none of them can pay for it alone. You have savings, some old maps, and a feeling that you will not get such a chance twice.
    .brings = Missions: open tasks that bring coins and one-time markers.
    .rules = missions campaign
campaign-2 = Farther out
    .story = The Moon pays well, and every good sector has an owner. Behind Mars, old flight tracks lead from rock to rock, and the beacons along them still blink. The companies refuel their shuttles. Whoever wants to own a part of the Belt has to be there before the maps are printed.
    .brings = The Belt: asteroids and shuttles instead of sectors.
    .rules = belt
campaign-3 = What was left behind
    .story = Too many rocks, too few pilots: the Belt has eaten the profits of a generation. You sell what you have there and come home to a Moon that nobody looked after. Half of the stations are dark, and twelve outposts still hold out. Their shares cost next to nothing. That is one way to see it as good news.
    .brings = A settled Moon: three outposts of each company stand there from the start. Whoever opens the personal space first gets a success point.
    .rules = settled
campaign-4 = Something among the rocks
    .story = The Moon shines again, and you should be content. But one region of the Belt was crossed out on all old maps, and no file says why. The companies have found the way in. They report rich ore, and then they stop reporting. You have always wanted to know.
    .brings = A threat in the middle of the Belt. Whoever removes it gets a success point.
    .rules = threats threat-cards time-loop
campaign-rank-0 = Down to earth
    .about = There are fine careers below the clouds.
campaign-rank-1 = Nearly in orbit
    .about = The sky has begun to turn black.
campaign-rank-2 = Within sight of the Moon
    .about = People know your name up there.
campaign-rank-3 = Ready for Mars
    .about = The companies ask you before they start.
campaign-rank-4 = A legend
    .about = The farthest rock of the Belt bears your name.
series-point-ahead-of-one = Ahead of one player
series-point-ahead-of-two = Ahead of two players
series-point-won = Chapter won
series-point-markers = Two mission markers
series-point-tracks = Tracks finished
series-point-first-personal = Personal space opened first
series-point-threat-removed = Threat removed
series-point-loop = Time loop, the mean
merit-tracks-finished = Tracks finished
merit-markers-taken = Mission markers
merit-first-personal = Personal space opened first
merit-threat-removed = Threat removed
merit-loop-left = Time loop left
series-time-loop = time loop
    .about = A game in the Belt with the time loop. If nobody removes it, you play again with a fresh set-up, three games at most. The mean of the totals counts, rounded up.
    .fixed = board settled threat
    .goes-on = The time loop goes on.
    .next-about = Nobody has removed the time loop. You play once more, with a fresh set-up, and the mean of the totals counts.
    .points = Mean of the totals
time-loop-1 = The first time
    .story = In the middle of the Belt your clocks disagree. The pilots say that they have been here before, though nobody has.
    .rules = belt threats time-loop
time-loop-2 = Again
    .story = You know this morning. The cards have changed, the rocks have not, and the loop is still there.
    .rules = time-loop
time-loop-3 = For the last time
    .story = Once more from the start. After this, time runs on, whatever you do.
    .rules = time-loop

## Tutorial: what is read before a turn, the turn itself, and what is said to another possible move (.other)

tutorial-goal = Four companies mine the Moon. You own none of them, but you can own shares of each. After seven rounds the player with the most coins wins, and most coins come from shares. We play the first round and a half.
tutorial-shares = This is the company Skymine. Your marker moves along its track, and the numbers along it say how many shares you have there. Your token has brought you to step 3: that is one share.
tutorial-worth = This is Skymine's station. A share is worth as many coins as can be seen here. Outposts still cover them, so for now Skymine's shares are worth nothing.
tutorial-hand = Your cards. Carbon (hexagon), minerals (crystals) and titanium (bars) are resources: they buy cards and steps on tracks. Energy (bolt) sends outposts out, and the scientist (flask) does research. The large number says how much.
tutorial-slots = You have three slots, and everybody fills theirs in secret. Then all cards are turned up together.
tutorial-plan = Plan Titanium 2, Energy 2 and the scientist, then play these cards.
    .other = You could plan that. But with titanium, energy and a scientist you will see three different actions.
tutorial-actions = Now you take turns, one action each, until everybody has retired. Your cards lie face up. A card that you use turns face down.
tutorial-majorities = For an action without cards you have three bonus markers. These five spaces are majorities: nobody may have more of the kind face up than you. Your rival has two titanium, and so have you. That is enough.
tutorial-majority = Put a marker on the titanium majority. From two titanium on it brings two steps at Astrogo. The titanium stays face up, so do this before you use it.
    .other = Possible. But the titanium counts only while it lies face up, and somebody else may take its space.
tutorial-share = Your marker has moved two steps along Astrogo's track: your first share of this company.
tutorial-screen = Now research: your research track is a row of screens. A plan lies on the first one. Above it says what it needs, two titanium, and below what it brings, two coins.
tutorial-study = Use the scientist, while the titanium still lies face up. What a plan needs is only looked at, not used.
    .other = You can still do that. But as soon as the titanium is used, the plan's need is not met any more.
tutorial-upload = Your marker may move to screen 1. You get what its plan brings, and farther on the track is worth points.
    .other = You could stay. But your titanium is there just now, and two coins wait.
tutorial-plans = The scientist also brings two research points. A plan A or B costs one, a plan C two, and points that are left are coins. Whoever takes a plan from the red column gets the coins of the supplement, too.
tutorial-points = Take the plan from the red frame. It needs two carbon and brings two steps at Skymine.
    .other = That one would do as well. But the plan in the red frame brings a coin at once, and you have the carbon for it.
tutorial-science = One point is left. Take the plan that asks for one more research card: you are about to buy one.
    .other = You could do that. But this plan will fit the cards of your next round.
tutorial-place = Your marker goes from screen to screen and cannot jump over an empty one. Place this plan on screen 2.
    .other = Possible, but then the way there would have a gap.
tutorial-place-next = And the other one behind it, on screen 3.
    .other = Possible. But on screen 3 it comes right behind the first, so your marker can run over both.
tutorial-lines = Energy sends outposts of one company into sectors beside its station or beside its own outposts. A single line costs one energy, a double line two. Where another company stands, it is one more.
tutorial-expand = You have a share of Astrogo, so make it worth something: expand Astrogo. You use all your energy at once.
    .other = You could do that. But you gain most where you have shares whose worth can grow, and here that is Astrogo.
tutorial-enter = Enter sector 7: a single line, so one energy. Its mine brings a step on Astrogo's track.
    .other = That is in reach, too. But sector 7 brings a step at Astrogo, and leaves you energy for another sector.
tutorial-columns = The outpost comes from the top of a column, and what lay under it can be seen from now on. The first column hides nothing at its top, the other two a coin each. At the bottom two coins wait.
tutorial-lift = Take it from column 2: now a share of Astrogo is worth one coin.
    .other = Possible. But column 2 is to be the first.
tutorial-enter-next = From there you go on. Enter sector 8 for your second energy: it brings a coin.
    .other = Possible. But energy that is left is lost, and sector 8 brings a coin.
tutorial-lift-next = Take this one from column 3: there, too, a coin is on top.
    .other = Possible. But only column 3 shows a coin on its first space.
tutorial-spread = A share of Astrogo is now worth two coins. That holds for everybody's shares, so expand the companies of which you have more than the others.
tutorial-price = The market. A card costs the number at its lower left, and the number above its column comes on top. This field scientist is free by itself, and its column adds one. Cards on the left get cheaper in the next round, if they are still there.
tutorial-buy = Buy the field scientist. You pay with resource cards of one kind, and your titanium is enough.
    .other = A good card, too. But the field scientist is what your second plan needs.
tutorial-left = It cost one unit, and you have paid with two. What is left are steps: take this one at Astrogo, for your second share.
    .other = Possible. But at Astrogo this step brings a share, and each of them is worth two coins.
tutorial-spaces = These three bonus spaces work at once: begin the next round, buy a card with coins, sell a card. Your rival has used two. A space stays taken until the round ends.
tutorial-tile = The tiles below cost coins and come to you in the next round. Put a marker on the field tile, it counts like a field scientist.
    .other = Possible. But with the field scientist that you have bought, the field tile will bring you most.
tutorial-retire = Your cards are used, and the third marker we leave aside. Retire from this round.
    .other = That would be possible, and often good. But now see how a round ends.
tutorial-rests = Cards that were used come to rest. Three of yours lie here since the start. When you retire, you take back one pile, never more.
tutorial-pile = Take the scientist back into your hand.
    .other = You could. But for your two plans you need the scientist again.
tutorial-lay = Each used card goes to a different slot. Lay the titanium on the carbon: a pile comes back as a whole, so large piles are good.
    .other = Possible. But alone on a slot it would come back alone.
tutorial-lay-next = In the same way, lay the energy on the minerals. The scientist then gets a slot of its own.
    .other = Possible. But with the minerals it comes back together.
tutorial-round = Round 2. The cards of the right column have left the market, the others moved to the right and new ones came. All markers are back, and the field tile is yours.
tutorial-score = The star is your score if the game ended now: coins, shares times their value, the tank, and the research track.
tutorial-needs = Your next plans: the first needs another research card beside the scientist, the second two carbon. With the right cards your marker runs over both.
tutorial-plan-next = So plan Carbon 2, the scientist and the field scientist.
    .other = You could plan that. But then one of your two plans would stop you.
tutorial-study-next = The scientist first again, while the other cards lie face up.
    .other = You can do that later. Once these cards are used, your plans lack them.
tutorial-turn-over = For two coins you could turn over a plan that you cannot meet. You meet both, so say no.
    .other = That would cost two coins, and a plan that is turned over brings nothing.
tutorial-run = Go to screen 3. You get only what the plan brings on which your marker stops: two steps at Skymine.
    .other = Possible. But the farther you go, the more the track is worth.
tutorial-threshold = These steps led over a threshold, the yellow number on Skymine's track. You got a coin, and so does everybody who has passed it before. From your next turn on you also have the first bonus of this track.
tutorial-special = Two research points again. Take the special plan: it needs coins instead of cards, and at the end it is worth three points.
    .other = Possible. But the special plan is there for whoever comes first, and it scores.
tutorial-special-place = Place it on screen 4. From that screen on your research track is worth ten points.
    .other = Possible, but then your marker would stand before a gap.
tutorial-tank = Your tank for helium. The numbers are points at the end, and on the way another slot opens for your cards.
tutorial-field-tile = Use the field tile first: two steps, and one more because the field scientist still lies face up.
    .other = You can do that later. But if the field scientist is used first, the tile brings a step less.
tutorial-field = Now the field scientist: one more step, and two coins.
    .other = You can do that later. First finish with your field scientist.
tutorial-barrier = The red number on a track is a barrier: to cross it costs coins. The yellow one is a threshold and pays. Astrogo's lies two steps before you.
tutorial-invest = This time use the resource for steps alone: choose your carbon.
    .other = Possible. But two steps at Astrogo lead over the threshold.
tutorial-step = Take the first step at Astrogo.
    .other = Possible. But with both steps at Astrogo you pass its threshold.
tutorial-cross = And the second one, over the threshold: two coins for you.
    .other = Possible. But with this step you pass the threshold and get two coins.
tutorial-learned =
    A round: plan in secret, act by turns, retire with one pile for your hand.
    Resources buy cards and steps, energy sends outposts out, scientists do research, field scientists fill the tank.
    Steps give you shares, outposts make them worth more. Cash, tank and research count as well.

## Signs, for the legend

signs-cards = Cards
sign-carbon = { type-carbon }
    .legend = A resource. Use cards of one resource together: to buy a card, and for steps on a track.
sign-minerals = { type-minerals }
    .legend = A resource, used as carbon is.
sign-titanium = { type-titanium }
    .legend = A resource, used as carbon is.
sign-unit = One of a resource
    .legend = A unit of a resource of your choice.
sign-energy = { type-energy }
    .legend = All your energy cards together expand one company: it enters sectors.
sign-scientist = { type-scientist }
    .legend = Brings research points, and your upload marker may move.
sign-field = { type-field }
    .legend = Fills your tank, and brings coins or steps.
sign-science = Research cards
    .legend = Scientists and field scientists.
sign-share = { type-share }
    .legend = A card with it counts as a share of its company. On a track: how many shares you have there.
sign-hand = { place-hand }
    .legend = How many cards are in a hand. Everybody may know which.
sign-rest = { place-rests }
    .legend = Where used cards rest. When you retire, you take back one pile.
sign-slot = Slot for a card
    .legend = On the tank and on the research track: reach it, and one more slot is on from the next planning.
sign-retire = Retired
    .legend = This player takes no more turns in this round.
sign-buy = Buy with coins
    .legend = Buy a card of the market with coins.
sign-remove = Sell a card
    .legend = Remove a card of your hand for its cost in coins, and more.
sign-replay = Use a card once more
    .legend = Remove a card and use its action. On a plan: it lies turned over.
sign-removed = Removed cards
    .legend = Cards that are out of the game. Some spaces let you buy one of them.
signs-amounts = What you have
sign-coin = Coin
    .legend = Cash. At the end each coin counts.
sign-tank = Tank
    .legend = Helium. The higher, the more it is worth at the end.
sign-research = Research point
    .legend = One takes a plan A or B, two take a plan C or a special one; what is left is coins.
sign-marker = Bonus marker
    .legend = Put it on a free space as your action, pay what the space asks, and take what it gives.
sign-once = One-time marker
    .legend = A bonus marker that works once, from a mission.
sign-points = Points
    .legend = What it is worth at the end. Beside a name: the score so far.
sign-first = First player
    .legend = Begins the round.
signs-companies = Companies and tracks
sign-companies = Companies
    .legend = Skymine, Minerva, Astrogo and Tawac, each with a sign and a colour.
sign-any-company = { company-any }
    .legend = You choose the company.
sign-steps = Steps
    .legend = Steps on the track of a company.
sign-barrier = Barrier
    .legend = It costs coins when you cross it.
sign-threshold = Threshold
    .legend = It pays coins, to you and to all who have passed it before, and unlocks a bonus from your next turn on.
sign-lock = Locked
    .legend = You have not passed its threshold yet.
sign-outpost = Outpost
    .legend = It enters sectors from the company's station. Each that leaves makes the shares worth more.
sign-demolish = Remove an outpost
    .legend = From the top of a column of a station. It leaves the game, and shares are worth more.
sign-shuttle = Shuttle
    .legend = In the Belt: it stands on flight tracks and lets its company reach asteroids.
sign-value = Value of a company
    .legend = Luna's cards: companies by value, 1 is the highest.
signs-research = Research and tasks
sign-plan = Research plan
    .legend = It lies on a screen of your research track. When your marker enters it, it brings its reward.
sign-screen = Screen
    .legend = A space of the research track. A token puts a first plan on it.
sign-upload = Upload marker
    .legend = How far you are on your research track.
sign-plus = { bonus-plus-tile }
    .legend = In the next round a resource card that lies face up counts one unit more. On a token: what you get at the start.
sign-met = Fulfilled
    .legend = What is asked for holds now.
sign-unmet = Not fulfilled
    .legend = What is asked for does not hold yet.
sign-threat = Threat
    .legend = It asks something of everybody, and tells what happens otherwise.
