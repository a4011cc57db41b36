# Kosmiczna misja naszymi słowami. Klucze to nazwy, których używają zasady i zawartość.

title = Kosmiczna misja
tagline = Odkrywaj planety ćwiartka po ćwiartce i zbuduj najwięcej stacji kosmicznych.

## What is asked

step-take = { $die ->
    [0] Weź kafelek i zacznij od niego pierwszą planetę. W pierwszej rundzie nikt nie rzuca kostką.
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
    .routine = tak
event-refilled = nowy kafelek w banku: { $tile }
    .routine = tak
event-completed = planeta { $planet } ukończona, { $stations ->
    [one] { $stations } stacja
    [few] { $stations } stacje
    [many] { $stations } stacji
   *[other] { $stations } stacji
  }
event-stuck = nie może użyć żadnego kafelka
event-deadlock = żadnego kafelka nie da się już użyć, więc gra się kończy
    .end = Przez całą rundę nikt nie mógł użyć kafelka, a żadnego kafelka z banku nie da się już użyć, nawet przy szóstce.
event-last-tile = bierze ostatni kafelek, więc gra się kończy
    .end = Wzięto ostatni kafelek.

## Choices

choice-open = kafelek { $slot } jako nowa planeta: { $tile }
    .brief = jako nowa planeta
    .group = kafelek { $slot }: { $tile }
choice-place = kafelek { $slot } na { $spot }: { $tile }
    .finished = kafelek { $slot } na { $spot }: { $tile }. To kończy planetę ({ $finished ->
        [one] { $finished } stacja
        [few] { $finished } stacje
        [many] { $finished } stacji
       *[other] { $finished } stacji
      })
    .brief = na { $spot }
    .group = kafelek { $slot }: { $tile }
choice-box = odłóż { $spot } do pudełka: { $tile }
choice-keep = zachowaj wszystkie kafelki

## Why not. An attribute that is named after facts is said when the rules state these.

why-two-unfinished = Masz już dwie nieukończone planety, a więcej mieć nie wolno.
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
why-apart = Ta ćwiartka nie leży obok żadnego kafelka tej planety.
    .rule = { rule-fit }
why-edges-differ = Krawędzie tu do siebie nie pasują.
    .spot-ours-theirs = Krawędzie tu do siebie nie pasują. Od strony { $spot } twój kafelek ma { $ours }, a { $spot } ma tam { $theirs }.
    .rule = { rule-fit }
why-no-tile = Miejsce { $slot } w banku jest puste.
why-first-place = Nowa planeta zajmuje pierwsze wolne miejsce, czyli będzie planetą { $planet }.
why-no-planet = Planeta { $planet } nie jest jeszcze zaczęta. Żeby ją zacząć, wybierz „nowa planeta”.
why-taken = Na { $spot } leży już kafelek: { $tile }.
why-not-asked = Teraz pytanie dotyczy czegoś innego.

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
things = kafelek z banku (od 1 do 3), miejsce (na przykład 1b) albo oba naraz (2 1b)
score-planet = ukończona planeta { $number }
help-undo = W tej grze prawie każdy ruch odsłania kafelek albo prowadzi do rzutu i wtedy nie można go cofnąć. Jeśli gra ma pytać przed takim ruchem, uruchom ją z --confirm.

## Options

option-first = Kto zaczyna
    .about = Ten gracz wykonuje pierwszą turę.
option-deck = Kafelki
    .about = Przy dwóch rodzajach stacji połówki są okrągłe albo spiczaste, a okrągła nie pasuje do spiczastej. Ten trudniejszy wariant jest naszego pomysłu.

## Tiles: left and right as seen from the middle of the planet (rule-turned)

tile-outpost = stacja
tile-city = dwie stacje
tile-natives = kosmita
tile-embassy = stacja i kosmita
tile-right = połówka stacji po prawej
tile-right-outpost = stacja, połówka stacji po prawej
tile-right-natives = kosmita, połówka stacji po prawej
tile-left = połówka stacji po lewej
tile-left-outpost = stacja, połówka stacji po lewej
tile-left-natives = kosmita, połówka stacji po lewej
tile-span = dwie połówki stacji
tile-span-outpost = stacja, dwie połówki stacji
tile-span-natives = kosmita, dwie połówki stacji
tile-mast-right = spiczasta połówka stacji po prawej
tile-mast-right-outpost = stacja, spiczasta połówka stacji po prawej
tile-mast-right-natives = kosmita, spiczasta połówka stacji po prawej
tile-mast-left = spiczasta połówka stacji po lewej
tile-mast-left-outpost = stacja, spiczasta połówka stacji po lewej
tile-mast-left-natives = kosmita, spiczasta połówka stacji po lewej
tile-mast-span = dwie spiczaste połówki stacji
tile-mast-span-outpost = stacja, dwie spiczaste połówki stacji
tile-mast-span-natives = kosmita, dwie spiczaste połówki stacji
tile-mast-dome-span = spiczasta połówka stacji po lewej, okrągła po prawej
tile-dome-mast-span = okrągła połówka stacji po lewej, spiczasta po prawej
tile-mast-dome-span-outpost = stacja, spiczasta połówka stacji po lewej, okrągła po prawej
tile-dome-mast-span-outpost = stacja, okrągła połówka stacji po lewej, spiczasta po prawej
edge-plain = gładką krawędź
edge-dome = połówkę stacji
edge-mast = spiczastą połówkę stacji

## In the browser

length = około 20 minut (nasz szacunek)
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
board-stations = { $stations ->
    [0] Jeszcze bez stacji.
    [one] { $stations } stacja.
    [few] { $stations } stacje.
    [many] { $stations } stacji.
   *[other] { $stations } stacji.
  } Stacje dają punkty, gdy planeta ma wszystkie cztery ćwiartki: nieukończona planeta nie daje nic.
board-aliens = { $aliens ->
    [0] Bez kosmitów. Każdy pomagałby jak jeszcze jeden kosmonauta.
    [one] { $aliens } kosmita, który pomaga tu jak jeszcze jeden kosmonauta.
   *[other] Kosmici: { $aliens }. Każdy pomaga tu jak jeszcze jeden kosmonauta.
  }
board-need = Kosmonauci potrzebni do następnego kafelka: { $need }. To o jednego więcej, niż jest tu stacji, o jednego mniej za każdego kosmitę, ale przynajmniej jeden.
board-need-yes = ✓ Rzut wystarcza.
board-need-no = ✗ Rzut nie wystarcza.
board-later = punkty po ukończeniu
board-score-about = Każda stacja na ukończonej planecie to punkt. Nieukończone planety nie dają nic.
board-die-about = Każde oczko to kosmonauta, tylko na tę turę.
board-stack-about = Gdy stos się skończy, bank nie jest już uzupełniany. Kto weźmie ostatni kafelek, kończy grę.
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

## Signs, for the legend

signs-planets = Planety
sign-station = Stacja
    .legend = Każda stacja na ukończonej planecie jest warta punkt.
sign-half = Połówka stacji
    .legend = Sama się nie liczy. Gdzie spotykają się dwie połówki, tam jest cała stacja.
sign-mast = Spiczasta połówka stacji
    .legend = Tylko w wariancie z dwoma rodzajami stacji. Nie pasuje do okrągłej połówki.
sign-alien = Kosmita
    .legend = Pomaga jak jeszcze jeden kosmonauta przy każdym dalszym kafelku swojej planety. Nie daje punktów.
sign-unfinished = Nieukończona planeta
    .legend = Jej stacje nie dają punktów, dopóki nie ma wszystkich czterech ćwiartek. Wolno mieć dwie takie planety.
sign-finished = Ukończona planeta
    .legend = Zostaje u ciebie do końca. Liczba na niej to jej punkty: jeden za każdą stację.
signs-turn = Twoja tura
sign-astronaut = Kosmonauta
    .legend = Kostka mówi, ilu ich masz, tylko na tę turę.
sign-need = Potrzebni kosmonauci
    .legend = Tylu wymaga następny kafelek tej planety: o jednego więcej, niż jest na niej stacji, o jednego mniej za każdego kosmitę, ale przynajmniej jednego.
sign-enough = Dość kosmonautów
    .legend = ✓ znaczy, że twój rzut wystarcza dla tej planety.
sign-short = Za mało kosmonautów
    .legend = ✗ znaczy, że twój rzut nie wystarcza dla tej planety.
sign-stack = Stos
    .legend = Kafelki, które dopiero przyjdą. Gdy się skończy, bank nie jest już uzupełniany, a ostatni kafelek kończy grę.
sign-box = Pudełko
    .legend = Kafelki, które wypadły z gry.

## Samouczek: co się czyta przed turą, sama tura i co mówimy na inny możliwy ruch (.other)

tutorial-goal = Odkrywasz planety, ćwiartka po ćwiartce, i budujesz na nich stacje kosmiczne. Wygrywa ten, kto ma najwięcej stacji na ukończonych planetach. Spróbujmy: jedenaście tur, w każdej jedna nowa rzecz.
tutorial-bank = To jest bank: trzy kafelki, z których każdy może brać. Kafelek to ćwiartka planety. W swojej turze bierzesz dokładnie jeden.
tutorial-first = Weź kafelek 2. Ma z jednej strony połówkę stacji i zaczyna twoją pierwszą planetę. W pierwszej rundzie nikt nie rzuca kostką.
    .other = Też zacząłby planetę. Ale połówka stacji na kafelku 2 zaraz nam się przyda.
tutorial-die = Od teraz w każdej turze rzucasz kostką. Masz 5, czyli pięciu kosmonautów, ale tylko na tę turę.
tutorial-need = Liczba przy małym kosmonaucie mówi, ilu ich wymaga następny kafelek tej planety: o jednego więcej, niż jest na niej stacji. ✓ znaczy, że twój rzut wystarcza. Stacji jeszcze nie ma, więc wystarczy jeden kosmonauta.
tutorial-halves = Połóż kafelek 1 na prawej dolnej ćwiartce, 1b. Spotkają się tam dwie połówki i powstanie cała stacja. Drugą stację kafelek przynosi ze sobą.
    .other = To by pasowało. Ale na tej ćwiartce masz od razu dwie stacje.
tutorial-short = Masz już dwie stacje, więc następny kafelek wymaga trzech kosmonautów. Wyrzucasz 1: ✗ znaczy, że to za mało.
tutorial-second = Nowa planeta nie wymaga kosmonautów. Zacznij drugą planetę kafelkiem 2.
    .other = Ten kafelek ma stację, więc planeta od razu wymagałaby dwóch kosmonautów. Z kafelkiem 2 wystarczy jeden.
tutorial-stuck = Znowu 1. Planeta 1 wymaga trzech kosmonautów. Na planetę 2 jeden by wystarczył, ale żaden z tych kafelków do niej nie pasuje. A więcej niż dwóch nieukończonych planet mieć nie wolno.
tutorial-box = Kto nie może użyć żadnego kafelka, ten nic nie bierze. Możesz za to odłożyć do pudełka jeden własny kafelek: wypada wtedy z gry. Odłóż kafelek z 2a. W tym miejscu zaczniesz coś lepszego.
    .other = Masz do tego prawo. Ale planeta 1 rośnie jak trzeba, a samotna połówka na 2a tylko zajmuje miejsce.
tutorial-edges = Nowy kafelek leży obok kafelka tej samej planety. Tam, gdzie się stykają, krawędzie muszą być jednakowe: połówka stacji przy połówce, gładka przy gładkiej. Jeśli chcesz wiedzieć, dlaczego kafelka nie można gdzieś położyć, kliknij kafelek i to miejsce.
tutorial-fit = Masz pięciu kosmonautów. Połóż kafelek 2 na 1d, czyli lewej górnej ćwiartce: jego gładka krawędź trafi na gładką krawędź 1a.
    .other = Tam też by pasował. Ale wtedy na koniec zostałoby 1d, a nam potrzebna jest luka po drugiej stronie.
tutorial-finish = Twoja 4 akurat wystarcza. Brakuje jednej ćwiartki, a z obu stron czekają połówki stacji. Kafelek 2 ma obie brakujące połówki: połóż go na 1c i ukończ planetę.
    .other = Może później. Teraz możesz ukończyć planetę i zdobyć punkty, a nie wiadomo, czy taki kafelek jeszcze się trafi.
tutorial-score = Sześć stacji na ukończonej planecie to sześć punktów, których nikt ci nie odbierze. Ukończona planeta nie liczy się do twoich dwóch, więc oba miejsca są znowu wolne.
tutorial-city = Zacznij nową planetę kafelkiem 1. Ma dwie stacje: to dużo, ale następny kafelek będzie wymagał trzech kosmonautów.
    .other = Tak też można zacząć. Ale chcemy pokazać, co wynika z dwóch stacji naraz.
tutorial-worth = Dwie stacje i wciąż ani jednego punktu: punkty dają tylko ukończone planety. Jeśli ta nie będzie ukończona do końca gry, nie da nic.
tutorial-alien = Zacznij drugą planetę kafelkiem 2. Mieszka na nim kosmita, który pomaga jak jeszcze jeden kosmonauta przy każdym następnym kafelku tej planety. Kosmici nie dają punktów.
    .other = Można i tak. Ale z kosmitą z kafelka 2 dasz sobie radę nawet przy małym rzucie.
tutorial-limit = Masz dwie nieukończone planety, więc teraz możesz tylko je rozbudowywać. Połóż kafelek 1 na 2d: połówka znów trafi na połówkę i będą dwie stacje.
    .other = To by pasowało. Ale kafelek 1 na 2d daje od razu dwie stacje.
tutorial-turned = Kafelek obraca się razem z ćwiartką, na której go kładziesz. W banku każdy leży tak, jak w prawej górnej. Połóż kafelek 3 na 2b: tam jego połówka stacji trafi na połówkę z 2a.
    .other = To też by pasowało. Ale kafelek 3 na 2b tworzy stację, a jego kosmita pomoże przy ostatnim kafelku.
tutorial-aliens = Trzy stacje wymagałyby czterech kosmonautów. Ale pomaga dwóch kosmitów, więc wystarczy dwóch: liczba przy kosmonaucie już to uwzględnia. Właśnie wyrzucasz 2.
tutorial-end = Gdy ten stos się skończy, banku już się nie uzupełnia. Gra kończy się od razu, gdy ktoś weźmie ostatni kafelek. Pod koniec nie zaczynaj więc zbyt wiele.
tutorial-last = Ukończ planetę 2: połóż kafelek 2 na 2c. Pasuje z obu stron.
    .other = To dałoby mniej: kafelkiem 2 ukończysz planetę teraz, z pięcioma stacjami.
tutorial-learned =
    W swojej turze rzucasz, bierzesz kafelek i kładziesz go: na planecie, jeśli masz więcej kosmonautów niż ona stacji (kosmici pomagają), albo jako nową planetę, za darmo.
    Krawędzie muszą być jednakowe, a dwie połówki tworzą stację. Naraz możesz mieć najwyżej dwie nieukończone planety.
    Każda stacja na ukończonej planecie to punkt. Nieukończone planety nie dają nic.

## Rules, a chapter each

rule-goal = Odkrywasz planety, ćwiartka po ćwiartce, i budujesz na nich stacje kosmiczne. Na koniec gry każda stacja na ukończonej planecie jest warta jeden punkt. Stacje na nieukończonych planetach nie dają nic. Wygrywa gracz, który ma najwięcej punktów.
    .title = O co chodzi
rule-setup = W grze jest 45 kafelków i jedna kostka. Każdy kafelek to ćwiartka planety. Potasowane kafelki tworzą zakryty stos, a obok niego leżą trzy odkryte kafelki. Te trzy kafelki to bank. Gracza, który zaczyna, się losuje.
    .title = Przygotowanie
rule-turn = Gracze grają po kolei, zgodnie z ruchem wskazówek zegara. Twoja tura ma trzy części. Rzucasz kostką. Bierzesz jeden kafelek z banku i go używasz: zaczynasz nim nową planetę albo dokładasz go do planety już zaczętej. Potem uzupełnia się bank. W pierwszej rundzie nikt nie rzuca, a każdy zaczyna planetę.
    .title = Tura
rule-open = Połóż kafelek jako pierwszą ćwiartkę nowej planety. Nie potrzebujesz do tego kosmonautów.
    .title = Nowa planeta
rule-place = Dołóż kafelek do jednej ze swoich nieukończonych planet. Musisz mieć dość kosmonautów, a kafelek musi pasować.
    .title = Kolejna ćwiartka
rule-astronauts = Kostka pokazuje, ilu masz kosmonautów w tej turze. Żeby dołożyć kafelek, musisz mieć więcej kosmonautów, niż jest stacji na planecie. Każdy kosmita na tej planecie pomaga jak jeszcze jeden kosmonauta. Pojedyncze połówki stacji się nie liczą, nowy kafelek też nie. Planeta wymaga więc o jednego kosmonautę więcej, niż ma stacji, i o jednego mniej za każdego kosmitę, ale zawsze co najmniej jednego.
    .title = Kosmonauci
rule-fit = Nowa ćwiartka musi leżeć obok kafelka tej samej planety. Tam, gdzie dwa kafelki się stykają, ich krawędzie muszą być jednakowe: połówka stacji przy połówce, a gładka krawędź przy gładkiej. Dwie połówki, które się spotkają, tworzą jedną stację.
    .title = Co pasuje
rule-turned = Każdy kafelek leży okrągłą stroną na zewnątrz, więc obraca się razem z ćwiartką, na której go kładziesz. „Po lewej” i „po prawej” w nazwie kafelka znaczy: tak, jak widać ze środka planety, gdy patrzysz na zewnątrz. Prawa krawędź zawsze styka się z następną ćwiartką zgodnie z ruchem wskazówek zegara, a lewa z poprzednią. Kafelki w banku są narysowane tak, jak leżą w prawej górnej ćwiartce: prawa krawędź jest tam na dole, a lewa z lewej strony.
    .title = Lewa i prawa strona
rule-aliens = Kosmita liczy się jak jeden kosmonauta za każdym razem, gdy dokładasz kafelek do jego planety. Nigdy się nie zużywa i nie daje punktów.
    .title = Kosmici
rule-limit = Możesz mieć najwyżej dwie nieukończone planety. Planeta z czterech kafelków jest całkowicie odkryta, czyli ukończona. Zostaje przy tobie do końca gry, a ty możesz zacząć następną.
    .title = Dwie naraz
rule-stuck = Jeśli możesz użyć kafelka, musisz jakiś wziąć. Jeśli nie możesz użyć żadnego kafelka z banku, nie bierzesz nic. Możesz wtedy odłożyć do pudełka jeden kafelek z nieukończonej planety. Ten kafelek wypada z gry.
    .title = Bez ruchu
rule-bank = Gdy weźmiesz kafelek, do banku trafia następny kafelek ze stosu, żeby znów były trzy. Gdy stos się skończy, banku już się nie uzupełnia.
    .title = Bank
rule-end = Gra kończy się od razu, gdy ktoś weźmie ostatni kafelek. Kończy się też, jeśli przez całą rundę nikt nie mógł użyć kafelka, a żadnego kafelka z banku nie da się już użyć, nawet przy szóstce. Jeśli kilku graczy ma najwyższy wynik, wygrywają wspólnie.
    .title = Koniec
rule-screen =
    ⌂ to stacja, a ☻ to kosmita. ◠ ◡ ◖ ◗ to połówki stacji: znak pokazuje, po której stronie krawędzi leży połówka. △ ▽ ◁ ▷ to spiczaste połówki stacji. Są tylko w wariancie z dwoma rodzajami stacji i nie pasują do okrągłych.
    Twoje dwie planety to 1 i 2. Ich ćwiartki to a, b, c i d, zgodnie z ruchem wskazówek zegara od prawej górnej: 1b to prawa dolna ćwiartka planety 1. Kafelki w banku są narysowane tak, jak leżą w ćwiartce a. Prawa krawędź kafelka jest tam na dole, a lewa z lewej strony.
    Pod planetą widać jej stacje, jej kosmitów i to, ilu kosmonautów wymaga następny kafelek. ✓ znaczy, że twój rzut wystarcza, a ✗, że nie wystarcza. W niskim terminalu każdy z pozostałych graczy ma jeden wiersz, a 2/4 znaczy tam dwie ćwiartki z czterech. Kolorowe pola obok wyniku to ukończone planety.
    Twoje ruchy tworzą tabelę, w której wiersz to miejsce, a kolumna to kafelek z banku. Wpisz pogrubiony numer, żeby wykonać ruch. Za numerem widać, co planeta będzie miała i czego będzie wymagała po tym ruchu. Kropka znaczy, że kafelka nie można tam położyć. Żeby zapytać dlaczego, wpisz „w”, kafelek i miejsce, na przykład: w 2 1b.
    Jeśli masz tylko jeden ruch, jest on wykonywany za ciebie, a gra o tym mówi.
    .title = Jak czytać ekran
rule-reconstructed = Zasady są takie jak w instrukcji. Sami zdecydowaliśmy o tym, czego w niej nie ma: co dzieje się przy impasie i remisie. Według niej zaczyna najmłodszy gracz, a u nas pierwszego gracza się losuje. Żadne publiczne źródło nie wymienia kafelków. Ten projekt odtworzył wszystkie 45, w 13 rodzajach, tak żeby wyniki wypadały jak w przykładzie z instrukcji. Wariant z dwoma rodzajami stacji i 26 rodzajami kafelków jest naszego pomysłu. Zakładamy też, że kostka ma ścianki od 1 do 6.
    .title = Co jest odtworzone
