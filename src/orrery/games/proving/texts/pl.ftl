# Gra próbna w słowach: tylko to, czego szukają testy. Reszta stoi pod samą nazwą.

series-best-of-three = do dwóch zwycięstw
    .about = Najwyżej trzy gry, każda dłuższa od poprzedniej, aż ktoś wygra dwie.
best-of-three-1 = Krótka gra
best-of-three-2 = Dłuższa gra
best-of-three-3 = Ostatnia gra
series-point-alone = wygrane
series-point-shared = wspólne wygrane
champion = mistrzostwo
merit-cards = zbudowane karty
automaton = mechanizm

## Pytania i ruchy z faktami

step-pay = Zapłać: { $cost }.
choice-build = zbuduj { $card }: koszt { $cost }, punkty: { $points }
    .gain = zbuduj { $card }: koszt { $cost }, punkty: { $points }, daje { $gain }
choice-raid = napadnij: { $seat } ma { $coins }

## Metale

metal-iron = żelazo
metal-gold = złoto

## Efekty i wymagania

effect-earn = { $metal } ×{ $number }
    .sign = ⛁
effect-draw = { $number ->
    [one] karta
    [few] { $number } karty
   *[other] { $number } kart
  } ze stosu
    .sign = 🂠
effect-trade = do { $number } żelaza na złoto
    .sign = ⇄
need-built = { $number ->
    [one] jedna zbudowana karta
    [few] { $number } zbudowane karty
   *[other] { $number } zbudowanych kart
  }
    .sign = ⌂
need-holds = { $metal } ×{ $number } w ręku
    .sign = ✋

## Dlaczego nie

why-deck-empty = Stos jest pusty.
why-no-coins = { $who } nie ma monet.
    .who-metal = { $who } nie ma monet: { $metal }.
why-too-dear = Koszt to { $cost }, a masz { $have }.
why-not-to-be-raided = { $who } nie może być celem napadu.
why-need-unmet = Wymaga: { $need }. Masz: { $have }.
why-hand-waits = Karty w ręku czekają na plan.
