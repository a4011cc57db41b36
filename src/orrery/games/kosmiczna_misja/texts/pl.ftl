# Kosmiczna misja naszymi słowami. Klucze to nazwy, których używają zasady i zawartość.

title = Kosmiczna misja
tagline = Odkrywaj planety ćwiartka po ćwiartce i zbuduj najwięcej stacji kosmicznych.

## What is asked

step-take = { $die ->
    [0] Weź kafelek i zacznij od niego pierwszą planetę; w pierwszej rundzie nie ma rzutu.
    [one] Masz jednego kosmonautę. Który kafelek bierzesz i gdzie go kładziesz?
   *[other] Masz { $die } kosmonautów. Który kafelek bierzesz i gdzie go kładziesz?
  }
    .chapter = turn
step-discard = Nie możesz użyć żadnego kafelka z banku. Możesz odłożyć do pudełka jeden kafelek z nieukończonej planety.
    .chapter = stuck

## Moves and events

verb-open = nowa planeta: { $tile }
verb-place = na { $spot }: { $tile }
verb-box = { $spot } do pudełka
verb-keep = zachowuje wszystkie kafelki
event-rolled = rzut: { $pips }
event-refilled = nowy w banku: { $tile }
event-completed = planeta { $planet } ukończona, { $stations ->
    [one] { $stations } stacja
    [few] { $stations } stacje
    [many] { $stations } stacji
   *[other] { $stations } stacji
  }
event-stuck = nie można użyć żadnego kafelka
event-deadlock = nic już nigdzie nie pasuje, więc gra się kończy
    .end = Przez całą rundę nikt nie mógł użyć kafelka, a żaden z banku nie pasowałby już nigdzie, nawet przy szóstce.
event-last-tile = to był ostatni kafelek, więc gra się kończy
    .end = Zabrano ostatni kafelek.

## Choices

choice-open = kafelek { $slot } jako nowa planeta: { $tile }
    .brief = jako nowa planeta
    .group = kafelek { $slot }: { $tile }
choice-place = kafelek { $slot } na { $spot }: { $tile }
    .brief = na { $spot }
    .group = kafelek { $slot }: { $tile }
choice-box = odłóż { $spot }: { $tile }
choice-keep = zachowaj wszystkie kafelki

## Why not. An attribute that is named after facts is said when the rules state these.

why-two-unfinished = Masz już dwie nieukończone planety, a więcej mieć nie można.
    .rule = { rule-limit }
why-too-few-astronauts = Masz za mało kosmonautów na swoje planety.
    .planet-need-die = Planeta { $planet } wymaga { $need ->
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
why-edges-differ = Krawędzie tu do siebie nie pasują.
    .spot-ours-theirs = Krawędzie tu do siebie nie pasują. Od strony { $spot } kafelek ma { $ours }, a { $spot } ma tam { $theirs }.
    .rule = { rule-fit }
why-no-tile = Miejsce { $slot } w banku jest puste.
why-first-place = Nowa planeta powstaje na pierwszym wolnym miejscu, czyli jako planeta { $planet }.
why-no-planet = Planeta { $planet } nie jest jeszcze zaczęta; jej pierwszą ćwiartkę kładzie się jako „nowa planeta”.
why-taken = Miejsce { $spot } jest zajęte: { $tile }.
why-not-asked = Tego nie można teraz wybrać.

## On the table

draw-after = po ruchu:
draw-open = nowa planeta
draw-place = na { $spot }
draw-tile = kafelek { $number }
draw-done = ukończona: +{ $stations }
bank = Bank · { $tiles ->
    [0] stos jest pusty
    [one] w stosie { $tiles } kafelek
    [few] w stosie { $tiles } kafelki
    [many] w stosie { $tiles } kafelków
   *[other] w stosie { $tiles } kafelka
  }
die-astronauts = { $die ->
    [one] { $die } kosmonauta
    [few] { $die } kosmonautów
    [many] { $die } kosmonautów
   *[other] { $die } kosmonauty
  }
die-none = bez rzutu
planet-free = wolne
planet-short = { $tiles }/4
planet-need = wymaga { $need }
score = wynik { $score }
legend = ⌂ stacja  ◠◡◖◗ połówka stacji  ☻ kosmita
legend-masts =
    ⌂ stacja  ◠◡◖◗ połówka stacji  ☻ kosmita
    △▽◁▷ spiczasta połówka stacji
things = kafelek z banku (1 do 3), miejsce (na przykład 1b) albo oba naraz (2 1b)
score-planet = ukończona planeta { $number }
help-undo = W tej grze prawie każdy ruch odsłania coś nowego, następny kafelek albo następny rzut, i wtedy nie można go cofnąć. Jeśli gra ma pytać przed takim ruchem, uruchom ją z --confirm.

## Options

option-first = Kto zaczyna
    .about = Kto gra jako pierwszy.
option-deck = Kafelki
    .about = W wariancie z dwoma rodzajami stacji połówki są okrągłe albo spiczaste i nie pasują do siebie: trudniejsza odmiana naszego pomysłu.

## Tiles: clockwise and anticlockwise say on which edge a half is, seen from the middle of its planet

tile-outpost = stacja
tile-city = dwie stacje
tile-natives = kosmita
tile-embassy = stacja i kosmita
tile-right = połówka stacji zgodnie z zegarem
tile-right-outpost = połówka stacji zgodnie z zegarem i stacja
tile-right-natives = połówka stacji zgodnie z zegarem i kosmita
tile-left = połówka stacji przeciwnie do zegara
tile-left-outpost = połówka stacji przeciwnie do zegara i stacja
tile-left-natives = połówka stacji przeciwnie do zegara i kosmita
tile-span = dwie połówki stacji
tile-span-outpost = dwie połówki stacji i stacja
tile-span-natives = dwie połówki stacji i kosmita
tile-mast-right = spiczasta połówka stacji zgodnie z zegarem
tile-mast-right-outpost = spiczasta połówka stacji zgodnie z zegarem i stacja
tile-mast-right-natives = spiczasta połówka stacji zgodnie z zegarem i kosmita
tile-mast-left = spiczasta połówka stacji przeciwnie do zegara
tile-mast-left-outpost = spiczasta połówka stacji przeciwnie do zegara i stacja
tile-mast-left-natives = spiczasta połówka stacji przeciwnie do zegara i kosmita
tile-mast-span = dwie spiczaste połówki stacji
tile-mast-span-outpost = dwie spiczaste połówki stacji i stacja
tile-mast-span-natives = dwie spiczaste połówki stacji i kosmita
tile-mast-dome-span = połówka stacji zgodnie z zegarem, spiczasta przeciwnie
tile-dome-mast-span = połówka stacji przeciwnie do zegara, spiczasta zgodnie
tile-mast-dome-span-outpost = połówka stacji zgodnie z zegarem, spiczasta przeciwnie i stacja
tile-dome-mast-span-outpost = połówka stacji przeciwnie do zegara, spiczasta zgodnie i stacja
edge-plain = gładką krawędź
edge-dome = połówkę stacji
edge-mast = spiczastą połówkę stacji

## In the browser

length = około 20 minut
option-first-random = losowo
option-first-1 = miejsce 1
option-first-2 = miejsce 2
option-first-3 = miejsce 3
option-first-4 = miejsce 4
option-deck-standard = standardowe
option-deck-two-makes = dwa rodzaje stacji (trudniejsze)
quarter-a = prawa górna
quarter-b = prawa dolna
quarter-c = lewa dolna
quarter-d = lewa górna
board-seat = Gracz { $number }
board-bank-tile = kafelek { $number } w banku: { $tile }
board-bank-empty = miejsce { $number } w banku, puste
board-stack = { $tiles ->
    [0] stos jest pusty
    [one] w stosie { $tiles } kafelek
    [few] w stosie { $tiles } kafelki
    [many] w stosie { $tiles } kafelków
   *[other] w stosie { $tiles } kafelka
  }
board-box = { $tiles ->
    [0] pudełko jest puste
    [one] w pudełku { $tiles } kafelek, poza grą
    [few] w pudełku { $tiles } kafelki, poza grą
    [many] w pudełku { $tiles } kafelków, poza grą
   *[other] w pudełku { $tiles } kafelka, poza grą
  }
board-die = na kostce { $die }
board-spot = planeta { $planet }, ćwiartka { $quarter } ({ $spot }): { $tile }
board-spot-empty = planeta { $planet }, ćwiartka { $quarter } ({ $spot }), pusta
board-place-free = planeta { $planet }, jeszcze nie zaczęta
board-planet = Planeta { $planet }, ćwiartki: { $tiles } z 4; { $stations ->
    [one] { $stations } stacja
    [few] { $stations } stacje
    [many] { $stations } stacji
   *[other] { $stations } stacji
  }, { $aliens ->
    [0] bez kosmitów
    [one] { $aliens } kosmita
    [few] { $aliens } kosmitów
    [many] { $aliens } kosmitów
   *[other] { $aliens } kosmity
  }; następny kafelek wymaga { $need ->
    [one] jednego kosmonauty
   *[other] { $need } kosmonautów
  }.
board-finished = { $planets ->
    [0] brak ukończonych planet
    [one] { $planets } ukończona planeta
    [few] { $planets } ukończone planety
    [many] { $planets } ukończonych planet
   *[other] { $planets } ukończonej planety
  }
board-finished-planet = ukończona planeta { $number }, { $stations ->
    [one] { $stations } stacja
    [few] { $stations } stacje
    [many] { $stations } stacji
   *[other] { $stations } stacji
  }

## Rules, a chapter each

rule-goal = Każdy gracz odkrywa planety, ćwiartka po ćwiartce, i buduje na nich stacje. Na koniec liczą się tylko stacje na ukończonych planetach, każda po punkcie; kto ma ich najwięcej, wygrywa.
    .title = O co chodzi
rule-setup = Jest 45 kafelków, każdy to ćwiartka planety, i kostka. Potasowane kafelki tworzą stos, a trzy leżą odkryte: to bank. Losuje się, kto zaczyna.
    .title = Przygotowanie
rule-turn = Gracze grają po kolei, wokół stołu. Tura ma trzy części: rzut kostką, wzięcie i użycie jednego kafelka z banku, uzupełnienie banku. W pierwszej rundzie nikt nie rzuca; każdy zaczyna planetę. Wzięty kafelek zaczyna nową planetę albo jest kolejną ćwiartką planety już zaczętej.
    .title = Tura
rule-open = Połóż kafelek jako pierwszą ćwiartkę nowej planety. Kosmonauci nie są do tego potrzebni.
    .title = Nowa planeta
rule-place = Dołóż kafelek do swojej nieukończonej planety. Muszą się zgadzać dwie rzeczy: masz dość kosmonautów i kafelek pasuje.
    .title = Kolejna ćwiartka
rule-astronauts = Kostka mówi, ilu masz kosmonautów w tej turze. Musi ich być więcej niż stacji już stojących na planecie, a każdy tamtejszy kosmita pomaga jak jeszcze jeden kosmonauta. Nie liczą się luźne połówki ani to, co jest na nowym kafelku. Planeta wymaga więc tylu kosmonautów, ile ma stacji, minus kosmici, plus jeden; ale zawsze co najmniej jednego.
    .title = Kosmonauci
rule-fit = Nowa ćwiartka musi leżeć obok kafelka tej planety, a stykające się krawędzie muszą być jednakowe: połówka stacji przy połówce, gładka przy gładkiej. Dwie połówki, które się spotkały, to jedna stacja.
    .title = Co pasuje
rule-turned = Kafelek obraca się razem z ćwiartką, w której leży, zawsze okrągłą stroną na zewnątrz: połówka na krawędzi zgodnej z ruchem wskazówek zegara zawsze spotyka następną ćwiartkę w tę stronę.
    .title = Jak leży kafelek
rule-aliens = Kosmita zastępuje kosmonautę za każdym razem, gdy dokładasz do jego planety. Nigdy się nie zużywa i nie daje punktów.
    .title = Kosmici
rule-limit = Nie można mieć więcej niż dwóch nieukończonych planet. Planeta z czterech kafelków jest ukończona: zostaje do końca, a jej miejsce czeka na nową.
    .title = Dwie naraz
rule-stuck = Kto może użyć kafelka, musi jakiś wziąć. Jeśli żadnego nie da się użyć w żaden sposób, nie bierzesz nic; możesz wtedy odłożyć do pudełka jeden kafelek z nieukończonej planety, poza grę.
    .title = Bez ruchu
rule-bank = Po wzięciu kafelka do banku trafia następny ze stosu, tak żeby były trzy. Gdy stos się skończy, banku już się nie uzupełnia.
    .title = Bank
rule-end = Gra kończy się od razu, gdy ktoś weźmie ostatni kafelek. Kończy się też, jeśli po całej rundzie bez żadnego ruchu kafelki z banku nigdzie nie pasują, nawet przy szóstce. Przy równym wyniku zwycięstwo jest wspólne.
    .title = Koniec
rule-screen =
    ⌂ to stacja, ☻ kosmita. ◠ ◡ ◖ ◗ to połówki stacji: to samo, narysowane nad krawędzią, pod nią, z lewej lub z prawej. △ ▽ ◁ ▷ to połówki drugiego rodzaju, spiczaste, tylko w wariancie z dwoma rodzajami stacji; z okrągłymi się nie łączą.
    Twoje planety to 1 i 2, a ich ćwiartki to a do d, zgodnie z ruchem wskazówek zegara od prawej górnej: 1b to planeta 1, prawa dolna ćwiartka. Kafelki w banku są narysowane tak, jakby leżały w ćwiartce a; „zgodnie z zegarem” to wtedy dolna krawędź, a „przeciwnie do zegara” lewa.
    Pod planetą: jej stacje i kosmici oraz ilu kosmonautów wymaga następny kafelek. ✓ znaczy, że twój rzut wystarcza, ✗, że nie. W niskim terminalu inni gracze mają po jednym wierszu; 2/4 to dwie ćwiartki z czterech. Kolorowe pola obok wyniku to ukończone planety.
    Ruchy tworzą tabelę: wiersz to miejsce, kolumna to kafelek z banku. Pogrubiony numer to ten, który się wpisuje; po nim jest to, co planeta będzie miała i czego wymagała po ruchu. Kropka znaczy, że kafelek tam nie może leżeć; dlaczego, powie w, na przykład: w 2 1b.
    Jeśli masz tylko jeden ruch, jest wykonywany za ciebie, a gra o tym mówi.
    .title = Jak czytać ekran
rule-reconstructed = Zasady są takie jak w instrukcji; tam, gdzie ona milczy (impas, remis, kto zaczyna), zdecydowaliśmy sami. Nie ma publicznego źródła, które wymienia kafelki: wszystkie 45, a to 13 rodzajów, odtworzył ten projekt, tak żeby wyniki wypadały jak w przykładzie z instrukcji; wariant z dwoma rodzajami stacji i 26 rodzajami kafelków jest naszego pomysłu. Również to, że kostka ma ścianki od 1 do 6, to nasza interpretacja.
    .title = Co jest odtworzone
