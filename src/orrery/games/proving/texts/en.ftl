# The proving game in words: only what tests look for. Everything else stands under its bare name.

series-best-of-three = the best of three
    .about = Up to three games, each longer than the one before, until somebody has won two.
best-of-three-1 = A short game
best-of-three-2 = A longer game
best-of-three-3 = The last game
series-point-alone = won alone
series-point-shared = shared wins
champion = the champion
merit-cards = cards built
automaton = the clockwork

## Questions and moves with their facts

step-pay = Pay { $cost }.
choice-build = build { $card }: costs { $cost }, { $points } points
    .gain = build { $card }: costs { $cost }, { $points } points, brings { $gain }
choice-raid = raid { $seat }, who has { $coins }

## Effects and needs

effect-earn = { $number } { $metal }
    .sign = ⛁
effect-draw = { $number ->
    [one] a card
   *[other] { $number } cards
  } from the deck
    .sign = 🂠
effect-trade = up to { $number } iron into gold
    .sign = ⇄
need-built = { $number ->
    [one] a card
   *[other] { $number } cards
  } built before
    .sign = ⌂
need-holds = { $number } { $metal } in hand
    .sign = ✋

## Why not

why-deck-empty = The deck is empty.
why-no-coins = { $who } has no coins.
    .who-metal = { $who } has no { $metal }.
why-too-dear = It costs { $cost }, and you have { $have }.
why-not-to-be-raided = { $who } cannot be raided.
why-need-unmet = It needs { $need }. You have { $have }.
why-hand-waits = Cards in your hand wait for the plan.
