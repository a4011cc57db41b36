# Kosmiczna misja naszymi słowami. Klucze to nazwy, których używają zasady i zawartość.

title = Kosmiczna misja
tagline = Odkrywaj planety ćwiartka po ćwiartce i zbuduj najwięcej stacji kosmicznych.

## What is asked

step-take = { $die ->
    [0] Weź kafelek i zacznij od niego pierwszą planetę; w pierwszej rundzie nie ma rzutu.
    [one] Masz jednego kosmonautę. Który kafelek bierzesz i gdzie go kładziesz?
   *[other] Masz { $die } kosmonautów. Który kafelek bierzesz i gdzie go kładziesz?
  }
step-discard = Żadnego kafelka z banku nie da się użyć. Możesz odłożyć do pudełka jeden kafelek z nieukończonej planety albo zachować wszystkie.

## Moves and events

verb-open = nowa planeta: { $tile }
verb-place = { $tile } na { $spot }
verb-box = { $spot } do pudełka
verb-keep = zachowuje wszystkie kafelki
event-rolled = rzut: { $pips }
event-refilled = nowy w banku: { $tile }
event-completed = planeta { $planet } gotowa, { $stations ->
    [one] { $stations } stacja
    [few] { $stations } stacje
    [many] { $stations } stacji
   *[other] { $stations } stacji
  }
event-stuck = żaden kafelek nie pasuje
event-deadlock = nic już nigdzie nie pasuje, więc gra się kończy

## Choices

choice-open = nowa planeta
choice-place = na { $spot }
choice-box = odłóż { $spot } do pudełka: { $tile }
choice-keep = zachowaj wszystkie kafelki
choice-tile = kafelek { $number }
choice-done = gotowa: +{ $stations }

## Why not

why-two-unfinished = Masz dwie nieukończone planety, a więcej naraz nie wolno.
    .rule = { rule-limit }
why-too-few-astronauts = Planeta { $planet } wymaga { $need ->
    [one] jednego kosmonauty
   *[other] { $need } kosmonautów
  }, a { $die ->
    [0] nikt jeszcze nie rzucał.
    [one] masz jednego.
   *[other] masz { $die }.
  }
    .rule = { rule-astronauts }
why-apart = To miejsce nie leży obok żadnego kafelka tej planety.
    .rule = { rule-fit }
why-edges-differ = Krawędzie w tym miejscu nie przechodzą jedna w drugą.
    .rule = { rule-fit }
why-not-asked = Teraz nie o to chodzi: tego tu nie ma albo to miejsce jest zajęte lub jeszcze nieodkryte.

## On the table

bank = Bank
stack = { $tiles ->
    [0] stos jest pusty
    [one] w stosie { $tiles } kafelek
    [few] w stosie { $tiles } kafelki
    [many] w stosie { $tiles } kafelków
   *[other] w stosie { $tiles } kafelka
  }
die = Kostka
die-astronauts = { $die ->
    [one] { $die } kosmonauta
    [few] { $die } kosmonautów
    [many] { $die } kosmonautów
   *[other] { $die } kosmonauty
  }
die-none = bez rzutu
planet = planeta { $number }
planet-free = wolne
planet-need = wymaga { $need }
planet-sum = { $stations } ⌂ − { $aliens } ☻ + 1 = { $need }
planets-finished = gotowe: { $list }
planets-none = brak gotowych
stations = { $stations ->
    [one] { $stations } stacja
    [few] { $stations } stacje
    [many] { $stations } stacji
   *[other] { $stations } stacji
  }
legend = ⌂ stacja   ◖◗ połówka stacji   ☻ kosmita
legend-masts = ⌂ stacja   ◖◗ połówka   ◁▷ połówka innego typu   ☻ kosmita
things = kafelek z banku (1 do 3), miejsce (na przykład 1b) albo oba naraz (2 1b)
score-planet = planeta { $number }

## Options

option-first = Kto zaczyna
    .about = random, czyli los, albo numer miejsca.
option-deck = Kafelki
    .about = standard albo two-makes: połówki stacji dwóch typów, które do siebie nie pasują; trudniejszy wariant naszego pomysłu.

## Tiles

tile-outpost = placówka
    .about = jedna stacja
tile-city = miasto
    .about = dwie stacje
tile-natives = tubylcy
    .about = jeden kosmita
tile-embassy = ambasada
    .about = stacja i kosmita
tile-right = prawa połówka
    .about = połówka stacji zgodnie z ruchem wskazówek zegara
tile-right-outpost = prawa połówka z placówką
    .about = połówka stacji zgodnie z ruchem wskazówek zegara i cała stacja
tile-right-natives = prawa połówka z tubylcami
    .about = połówka stacji zgodnie z ruchem wskazówek zegara i kosmita
tile-left = lewa połówka
    .about = połówka stacji przeciwnie do ruchu wskazówek zegara
tile-left-outpost = lewa połówka z placówką
    .about = połówka stacji przeciwnie do ruchu wskazówek zegara i cała stacja
tile-left-natives = lewa połówka z tubylcami
    .about = połówka stacji przeciwnie do ruchu wskazówek zegara i kosmita
tile-span = dwie połówki
    .about = połówka stacji z obu stron
tile-span-outpost = dwie połówki z placówką
    .about = połówka stacji z obu stron i cała stacja
tile-span-natives = dwie połówki z tubylcami
    .about = połówka stacji z obu stron i kosmita
tile-mast-right = prawy maszt
    .about = połówka stacji masztowej zgodnie z ruchem wskazówek zegara
tile-mast-right-outpost = prawy maszt z placówką
    .about = połówka stacji masztowej zgodnie z ruchem wskazówek zegara i cała stacja
tile-mast-right-natives = prawy maszt z tubylcami
    .about = połówka stacji masztowej zgodnie z ruchem wskazówek zegara i kosmita
tile-mast-left = lewy maszt
    .about = połówka stacji masztowej przeciwnie do ruchu wskazówek zegara
tile-mast-left-outpost = lewy maszt z placówką
    .about = połówka stacji masztowej przeciwnie do ruchu wskazówek zegara i cała stacja
tile-mast-left-natives = lewy maszt z tubylcami
    .about = połówka stacji masztowej przeciwnie do ruchu wskazówek zegara i kosmita
tile-mast-span = dwa maszty
    .about = połówka stacji masztowej z obu stron
tile-mast-span-outpost = dwa maszty z placówką
    .about = połówka stacji masztowej z obu stron i cała stacja
tile-mast-span-natives = dwa maszty z tubylcami
    .about = połówka stacji masztowej z obu stron i kosmita
tile-mast-dome-span = prawa połówka i lewy maszt
    .about = połówka stacji zgodnie z ruchem wskazówek zegara, połówka masztowej przeciwnie
tile-dome-mast-span = prawy maszt i lewa połówka
    .about = połówka stacji masztowej zgodnie z ruchem wskazówek zegara, połówka zwykłej przeciwnie
tile-mast-dome-span-outpost = prawa połówka i lewy maszt z placówką
    .about = połówka stacji zgodnie z ruchem wskazówek zegara, połówka masztowej przeciwnie i cała stacja
tile-dome-mast-span-outpost = prawy maszt i lewa połówka z placówką
    .about = połówka stacji masztowej zgodnie z ruchem wskazówek zegara, połówka zwykłej przeciwnie i cała stacja

## Rules, a chapter each

rule-goal = Każdy gracz odkrywa planety i buduje na nich stacje. Na koniec liczą się tylko stacje na ukończonych planetach; kto ma ich najwięcej, wygrywa.
    .title = O co chodzi
rule-turn = Gracze grają po kolei, wokół stołu. Tura ma trzy części: rzut kostką, wzięcie i użycie jednego kafelka z banku, uzupełnienie banku. W pierwszej rundzie nikt nie rzuca; każdy zaczyna planetę.
    .title = Tura
rule-open = Połóż kafelek jako pierwszą ćwiartkę nowej planety. Kosmonauci nie są do tego potrzebni.
    .title = Nowa planeta
rule-place = Dołóż kafelek do swojej nieukończonej planety. Muszą się zgadzać dwie rzeczy: masz dość kosmonautów i kafelek pasuje.
    .title = Kolejna ćwiartka
rule-astronauts = Kostka mówi, ilu masz kosmonautów w tej turze. Musi ich być więcej niż stacji już stojących na planecie, a każdy tamtejszy kosmita pomaga jak jeszcze jeden kosmonauta. Luźne połówki się nie liczą ani to, co jest na nowym kafelku.
    .title = Kosmonauci
rule-fit = Nowa ćwiartka musi leżeć obok kafelka tej planety, a stykające się krawędzie muszą być jednakowe: połówka stacji przy połówce, gładka przy gładkiej. Dwie połówki, które się spotkały, to jedna stacja.
    .title = Co pasuje
rule-aliens = Kosmita zastępuje kosmonautę za każdym razem, gdy dokładasz do jego planety. Nigdy się nie zużywa i nie daje punktów.
    .title = Kosmici
rule-limit = Nikt nie ma więcej niż dwie nieukończone planety. Planeta z czterech kafelków jest gotowa: zostaje do końca, a jej miejsce czeka na nową.
    .title = Dwie naraz
rule-stuck = Kto może użyć kafelka, musi jakiś wziąć. Jeśli żadnego nie da się użyć w żaden sposób, nie bierzesz nic; możesz wtedy odłożyć do pudełka jeden kafelek z nieukończonej planety, już poza grę.
    .title = Bez ruchu
rule-bank = Po wzięciu kafelka do banku trafia następny ze stosu, tak żeby były trzy. Gdy stos się skończy, banku już się nie uzupełnia.
    .title = Bank
rule-end = Gra kończy się od razu, gdy ktoś weźmie ostatni kafelek. Kończy się też, jeśli po całej rundzie bez żadnego ruchu kafelki z banku nigdzie nie pasują, nawet przy szóstce. Przy równym wyniku zwycięstwo jest wspólne.
    .title = Koniec
rule-reconstructed = Zasady są takie jak w pudełku. Nie ma publicznego źródła, które wymienia kafelki: wszystkie 45 odtworzył ten projekt, tak żeby wyniki wypadały jak w przykładzie z instrukcji. Również to, że kostka ma ścianki od 1 do 6, jest naszym odczytaniem.
    .title = Co jest odtworzone
