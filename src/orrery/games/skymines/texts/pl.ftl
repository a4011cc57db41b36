# Skymines naszymi słowami. Klucze to nazwy z reguł i zawartości.

title = Skymines
tagline = Inwestuj w cztery korporacje, rozstawiaj ich placówki na Księżycu i miej udziały w tych, które są najwięcej warte.
length = około 120 minut
things = karta, sektor (sector-21), pole Pasa (space-14a), pole bonusu albo miejsce na twojej planszy

## O co pyta gra

step-draft = Który żeton zatrzymujesz? Nikt go nie zobaczy, dopóki wszyscy nie wybiorą.
    .chapter = tokens
step-set-aside = Żeton { $token } wskazuje kartę tego rodzaju: { $type }. Która zaczyna na miejscu na zużyte karty? Wróci na rękę, gdy wycofując się, weźmiesz jej stos.
    .chapter = tokens
step-planning = Które karty zagrywasz w tej rundzie? Nikt ich nie zobaczy, dopóki wszyscy nie wybiorą.
    .chapter = planning
    .send = Zagraj te karty ({ $count })
    .none = Nie zagrywaj żadnej
step-act = Twoja akcja: użyj kart, połóż znacznik bonusu albo wycofaj się z tej rundy.
    .chapter = actions
step-pay-cards = Których kart zasobów używasz?
    .card-price-paid = Które karty zasobów zapłacą za kartę „{ $card }”? Kosztuje { $price }{ $paid ->
        [0] .
       *[other] , wybrano { $paid }.
    }
    .chapter = resources
step-steps = { $left ->
    [one] Został jeden krok. Na którym torze?
    [few] Zostały { $left } kroki. Na którym torze następny?
   *[many] Zostało { $left } kroków. Na którym torze następny?
  }
    .chapter = tracks
step-cross = { $company }: następny krok kosztuje na barierze { $price ->
    [one] monetę
    [few] { $price } monety
   *[many] { $price } monet
  }. Idziesz dalej?
    .chapter = tracks
step-advance = Na którym torze się ruszasz?
    .chapter = tracks
step-entering = Ekspansja: { $company }. Pozostała energia: { $left }. Dokąd wchodzi?
    .chapter = energy
step-lift = Z której kolumny stacji { $company } bierzesz placówkę?
    .chapter = energy
step-send-home = Do której kolumny stacji { $company } wraca usunięta placówka?
    .chapter = energy
step-points = { $points ->
    [one] Jeden punkt badań
    [few] { $points } punkty badań
   *[many] { $points } punktów badań
  }: weź plany, reszta zamienia się w monety.
    .chapter = research
step-place-plan = Na którym ekranie kładziesz { $plan }?
    .chapter = plans
step-turn-over = Czy zakrywasz plan za dwie monety? Nic wtedy nie wymaga i nic nie daje.
    .chapter = science
step-upload = Jak daleko idzie twój znacznik przesyłu?
    .chapter = science
step-claim = Którą nagrodę bierzesz?
    .chapter = markers
step-demolish = Którą placówkę usuwasz ze stacji?
    .chapter = symbols
step-either-way = Którą nagrodę bierzesz?
    .chapter = markers
step-sell-card = Którą kartę z ręki sprzedajesz?
    .chapter = markers
step-purchase-card = Którą kartę kupujesz za monety?
    .chapter = markers
step-replay = Którą kartę z ręki usuwasz, żeby użyć jej akcji?
    .chapter = spaces
step-act-or-recover = Usunięto: { $card }. Używasz jej akcji czy kupujesz usuniętą kartę?
    .chapter = spaces
step-recover-card = Którą usuniętą kartę kupujesz za dwie monety?
    .chapter = spaces
step-invest-alone = { $card }, jednostek: { $left }. Kupujesz kartę czy tylko ruszasz się na torach?
    .chapter = spaces
step-expand-alone = Która korporacja dostaje energię ({ $left })?
    .chapter = spaces
step-pick-up = Który zużyty stos bierzesz z powrotem na rękę?
    .chapter = retiring
step-lay-card = Na którym miejscu na zużyte karty kładziesz kartę „{ $card }”?
    .chapter = retiring

## Ruchy i zdarzenia

verb-keep = zatrzymuje żeton { $token }
verb-set-aside = odkłada: { $card }
verb-set-aside-at = odkłada: { $card } na { $rest }
verb-plan = { "" }
verb-plan-at = { "" }
verb-done = { "" }
verb-buy = { "" }
verb-invest = inwestuje: { $resource }
verb-pay = używa: { $card }
    .many = używa: { $all }
verb-pay-boosted = używa: { $card } z płytką +1
verb-step = { "" }
verb-stop = kończy
verb-cross = płaci na barierze
verb-expand = ekspansja: { $company }
verb-enter = wchodzi: { $sector }
verb-enter-space = wchodzi: { $space }
verb-lift = { $column }
verb-return = z powrotem: { $column }
verb-study = używa: { $card }
verb-study-tile = używa płytki badań naukowych
verb-survey = używa: { $card }
verb-survey-tile = używa płytki badań polowych
verb-turn-over = zakrywa plan, { $screen }
verb-upload = przesuwa znacznik przesyłu, { $screen }
verb-stay = zostawia znacznik przesyłu na miejscu
verb-take = { "" }
verb-cash = bierze monety za punkty badań
verb-place = kładzie { $plan }, { $screen }
verb-tuck = wsuwa { $plan } pod plan z tej tury
verb-mark = znacznik bonusu: { $bonus }
verb-claim = bierze nagrodę, { $tier }
verb-way = wybiera { $way }
verb-sell = usuwa: { $card }
verb-purchase = { "" }
verb-recover = { "" }
verb-advance = { "" }
verb-demolish = usuwa placówkę { $company }
verb-boost = +1 na karcie: { $card }
verb-retire = wycofuje się z tej rundy
verb-pick-up = bierze na rękę, { $rest }
verb-lay = kładzie: { $card }, { $rest }
verb-pass = rezygnuje
    .routine = tak
event-began = zaczyna rundę
    .chapter = Runda { $round }
event-ended = { "" }
    .chapter = Koniec rundy { $round }
    .report = Jak skończyła się runda { $round }
event-revealed = zagrywa: { $card }
    .many = zagrywa: { $all }
event-earned = +{ $number ->
    [one] 1 moneta
    [few] { $number } monety
   *[many] { $number } monet
  }
event-paid = −{ $number ->
    [one] 1 moneta
    [few] { $number } monety
   *[many] { $number } monet
  }
event-tanked = zbiornik +{ $number }
event-advanced = kroki na torze { $company }: +{ $number }
    .one = { $company } +{ $number }
    .many = kroki: { $all }
event-passed = przekracza próg na torze { $company }; wszyscy za nim dostają { $number ->
    [one] monetę
    [few] { $number } monety
   *[many] { $number } monet
  }
event-unlocked = włącza { $slot }
event-got = kupuje: { $card }
event-took = bierze: { $plan }
    .many = bierze: { $all }
event-supplement = bierze dopłatę: { $number ->
    [one] monetę
    [few] { $number } monety
   *[many] { $number } monet
  }
event-dropped = { $plan }: żaden ekran go nie przyjmie, odpada z gry
event-ousted = placówka { $company } wraca do stacji
event-lost = placówka { $company } odpada z gry, w stacji nie ma miejsca
event-shuttle-ousted = prom { $company } wraca do stacji
event-shuttle-lost = prom { $company } odpada z gry, w stacji nie ma miejsca
event-special = nowy plan specjalny: { $plan }
event-thrown = schodzi z obszaru kart: { $card }
    .many = schodzą z obszaru kart: { $all }
event-showed = nowa karta: { $card }
    .many = nowe karty: { $all }
event-showed-plan = nowy plan: { $plan }
    .many = nowe plany: { $all }
event-got-tile = dostaje: { $tile }
event-leads = zacznie następną rundę
event-wasted = niewykorzystane: { $number }
event-kept = zatrzymuje żeton { $token }

## Dlaczego nie

why-too-dear = Nie możesz za to zapłacić.
    .card-price = { $card }: koszt co najmniej { $price } w jednym zasobie.
    .card-mix = { $card }: koszt co najmniej { $mix } w dowolnych zasobach.
    .card-coins-have = { $card }: koszt w monetach { $coins }. Masz { $have }.
    .rule = { rule-resources }
why-no-card = Nie ma tu karty.
    .rule = { rule-market }
why-not-adjacent = Ten sektor nie sąsiaduje ani ze stacją, ani z sektorem korporacji { $company }.
    .rule = { rule-energy }
why-own-outpost = { $company } już tu jest.
    .rule = { rule-energy }
why-no-energy = Potrzeba energii: { $price }. Masz { $have }.
    .rule = { rule-energy }
why-no-outpost = W stacji { $company } nie ma już placówek.
    .rule = { rule-stations }
why-column-empty = W tej kolumnie nie ma miejsca albo placówki.
    .rule = { rule-stations }
why-taken = To miejsce jest zajęte.
    .who = Leży tu znacznik gracza { $who }. Zostaje do końca rundy.
    .own = To miejsce już wykorzystałeś.
    .rule = { rule-markers }
why-no-marker = Nie masz już znacznika bonusu w tej rundzie.
    .rule = { rule-markers }
why-outnumbered = Ktoś ma tego więcej odkrytego.
    .who-have = { $who } ma tego więcej odkrytego. Masz { $have }.
    .rule = { rule-markers }
why-too-few = Potrzeba { $need }, masz odkryte { $have }.
    .rule = { rule-markers }
why-no-coins = Masz za mało monet.
    .price-have = Koszt w monetach: { $price }. Masz { $have }.
    .rule = { rule-markers }
why-first-turn = Pierwszy gracz nie może tego zrobić w pierwszej turze rundy.
    .rule = { rule-markers }
why-locked = Próg tego pola nie jest przekroczony albo stało się to dopiero w tej turze.
    .rule = { rule-bonuses }
why-other-used = W tej rundzie masz już znacznik na polu tego toru.
    .rule = { rule-bonuses }
why-no-card-to-remove = Nie masz na ręce karty, którą można usunąć.
    .rule = { rule-markers }
why-nothing-to-buy = Żadnej karty nie możesz kupić za monety.
    .rule = { rule-markers }
why-need-unmet = Na drodze jest { $plan }: wymaga { $need }.
    .rule = { rule-science }
why-no-plan = Nie ma tu planu.
    .rule = { rule-research }
why-crossed-a = Planu A nie kładzie się na pustym ekranie z przekreślonym A.
    .rule = { rule-plans }
why-barrier = Bariera korporacji { $company }: koszt w monetach { $price }. Masz { $have }.
    .rule = { rule-tracks }
why-track-end = Tor korporacji { $company } kończy się tutaj.
    .rule = { rule-tracks }
why-not-enough-points = Koszt w punktach badań: { $points }. Masz { $have }.
    .rule = { rule-research }
why-free-step-left = Można jeszcze zrobić krok bez bariery, a kroków się nie oddaje.
    .rule = { rule-tracks }
why-used-up = Nie masz nic takiego odkrytego.
    .company = Ekspansja korporacji { $company } wymaga odkrytej energii. Kroki na jej torze dają karty zasobów: najpierw kliknij jedną z nich.
    .rule = { rule-actions }
why-out-of-order = To jest wcześniej w kolejności wybierania. Cofnij ruch, jeśli tego chcesz.
    .rule = { rule-resources }
why-no-shuttle = W stacji { $company } nie ma już promów.
    .rule = { rule-belt }
why-out-of-reach = Do tej planetoidy nie prowadzi prom { $company }, a do pola promu żadna planetoida z jej placówką.
    .rule = { rule-belt }
why-station-empty = W stacji { $company } nie ma już ani placówek, ani promów.
    .rule = { rule-belt }
why-not-asked = Teraz nie możesz tego wybrać.
why-other-type = Żeton wskazuje kartę innego rodzaju.
    .type = Żeton wskazuje teraz kartę rodzaju: { $type }. Wybierz jedną z podświetlonych.
    .rule = { rule-tokens }
why-all-chosen = Wszystkie miejsca są zajęte. Żeby którąś kartę cofnąć, kliknij ją jeszcze raz.
    .rule = { rule-planning }
why-hand-waits = Kart z ręki używasz, gdy planujesz rundę. Niektóre pola bonusów pozwalają jedną usunąć.
    .rule = { rule-planning }
why-slot-waits = Karty ze swojego obszaru używasz w akcji, w swojej turze. Musi być odkryta.
    .rule = { rule-actions }
why-alike = To miejsce jest tak samo puste jak podświetlone: wybierz tamto.
    .rule = { rule-retiring }
why-rest-waits = Bierzesz jeden stos i odkładasz zużyte karty, gdy wycofujesz się z rundy.
    .rule = { rule-retiring }
why-sector-waits = Korporacja wchodzi do sektorów, gdy robisz jej ekspansję kartami energii. Najpierw wybierz jej stację.
    .rule = { rule-energy }
why-space-waits = Korporacja wchodzi na pola Pasa, gdy robisz jej ekspansję kartami energii. Najpierw wybierz jej stację.
    .rule = { rule-belt }
why-column-waits = Kolumnę wybierasz, gdy placówka opuszcza stację albo do niej wraca.
    .rule = { rule-energy }
why-company-waits = Na torze korporacji idziesz dzięki kartom zasobów, a jej ekspansję robisz kartami energii.
    .rule = { rule-actions }
why-study-waits = Plany badań bierzesz za punkty badań.
    .rule = { rule-research }
why-plan-waits = Plany badań bierzesz za punkty badań.
    .rule = { rule-research }
why-screen-waits = Twój znacznik przesyłu idzie po ekranach, gdy używasz naukowca.
    .rule = { rule-science }
why-market-waits = Karty kupujesz w akcji za karty zasobów. Na kilku polach bonusów płacisz monetami.
    .rule = { rule-resources }
why-removed-waits = Usunięte karty wracają tylko dzięki bonusowi z toru.
    .rule = { rule-bonuses }
why-bonus-waits = Znacznik bonusu kładziesz w akcji, w swojej turze.
    .rule = { rule-markers }
why-tile-waits = Swojego kafelka używasz w akcji, w swojej turze.
    .rule = { rule-tiles }
why-token-waits = Żetony rozdaje się na początku gry.
    .rule = { rule-tokens }

## Opcje

options-order = luna level board settled missions threat tokens tracks track-skymine track-minerva track-astrogo track-tawac linked first
option-first = Kto zaczyna
    .about = Ten gracz jest pierwszy w rundzie pierwszej.
option-first-random = losowo
option-first-1 = miejsce 1
option-first-2 = miejsce 2
option-first-3 = miejsce 3
option-first-4 = miejsce 4
option-tracks = Tory korporacji
    .about = Która strona którego toru leży przy której korporacji?
option-tracks-first = jak w pierwszej grze
option-tracks-random = losowo
option-tracks-chosen = wybrane poniżej
option-track-skymine = Tor Skymine
    .about = Strona toru, która leży przy tej korporacji.
    .when = tracks chosen
option-track-minerva = Tor Minervy
    .about = Strona toru, która leży przy tej korporacji.
    .when = tracks chosen
option-track-astrogo = Tor Astrogo
    .about = Strona toru, która leży przy tej korporacji.
    .when = tracks chosen
option-track-tawac = Tor Tawac
    .about = Strona toru, która leży przy tej korporacji.
    .when = tracks chosen
option-tokens = Żetony startowe
    .about = Stałe żetony pierwszej gry albo jeden z dwóch dla każdego.
option-tokens-first = jak w pierwszej grze
option-tokens-draft = jeden z dwóch
option-linked = Połączone miejsca
    .about = Każda karta trafia na miejsce nad nią. Tak jest trudniej.
option-luna = Luny
    .about = Ile ostatnich miejsc zajmuje Luna, która działa według zasad. Gra w pojedynkę to dwa miejsca i jedna Luna.
option-luna-0 = bez Luny
option-luna-1 = jedna
option-luna-2 = dwie
option-luna-3 = trzy
option-level = Poziom Luny
    .about = Jak silna jest Luna. Poziomy mówią, jak często nasz bot Szybki wygrywa z nią sam na sam na Księżycu.
    .when = luna 1 2 3
option-level-0 = 0: najłatwiejszy
    .about = Na pierwszą grę: Szybki wygrywa większość gier. Luna do końca ma trzy miejsca na karty, a jej karty nie stają się silniejsze.
option-level-1 = 1: łatwy
    .about = Dla tych, którzy znają zasady; na pierwszą grę trudny. Szybki wygrywa mniej więcej jedną grę na cztery. Zbiornik i badania otwierają jej miejsca na karty, tak jak tobie. Jej karty nie stają się silniejsze.
option-level-2 = 2: zwykły
    .about = Dla wprawnych; pierwszą grę prawie zawsze się przegrywa. Szybki wygrywa mniej niż jedną grę na dziesięć. Przy każdym tasowaniu dochodzi do jej talii silniejsza karta.
option-level-3 = 3: trudny
    .about = Dla doświadczonych. Szybki wygrywa bardzo rzadko. Jak poziom 2. Poza tym cztery żetony przy zbiorniku i badaniach dają jej po silniejszej karcie.
option-level-4 = 4: trudniejszy
    .about = Trudny także dla doświadczonych. Szybki wygrywa bardzo rzadko. Jak poziom 3, ale Luna wcześniej dochodzi do żetonów.
option-level-5 = 5: znacznie trudniejszy
    .about = Wyzwanie dla doświadczonych: Szybki wygrywa mniej niż jedną grę na sto. Jak poziom 4, ale Luna jeszcze wcześniej dochodzi do żetonów.
option-level-6 = 6: bardzo trudny
    .about = Dla doświadczonych, którzy wygrali na poziomie 5. Szybki nie wygrywa prawie nigdy. Żetony, a zbiornik i badania zaczyna o krok dalej.
option-level-7 = 7: dla mistrzów
    .about = Dla tych, którzy wygrywają na poziomie 6. Szybki nie wygrywa. Żetony, a zaczyna o trzy kroki dalej w zbiorniku i o dwa w badaniach.
option-level-8 = 8: najtrudniejszy
    .about = Żaden z naszych botów tu nie wygrał. Żetony, a zaczyna o pięć kroków dalej w zbiorniku i o trzy w badaniach.
option-board = Plansza
    .about = Księżyc jest na pierwszą grę. W Pasie korporacje zasiedlają planetoidy, a promy otwierają tory lotu między nimi.
option-board-moon = Księżyc
option-board-belt = Pas
option-settled = Zasiedlony Księżyc
    .about = Od początku stoi tam dwanaście placówek, po trzy każdej korporacji. Udziały od razu są coś warte.
    .when = board moon

## Korporacje, zasoby, karty

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac
company-any = dowolna korporacja
company-expanded = jej tor
resource-carbon = węgiel
    .amount = { $number ->
        [one] 1 jednostka węgla
        [few] { $number } jednostki węgla
       *[many] { $number } jednostek węgla
    }
resource-minerals = minerały
    .amount = { $number ->
        [one] 1 minerał
        [few] { $number } minerały
       *[many] { $number } minerałów
    }
resource-titanium = tytan
    .amount = { $number ->
        [one] 1 jednostka tytanu
        [few] { $number } jednostki tytanu
       *[many] { $number } jednostek tytanu
    }
card-carbon-1 = Węgiel 1
card-carbon-2 = Węgiel 2
card-carbon-a2 = Węgiel 2 (A)
card-carbon-a3 = Węgiel 3 (A)
card-carbon-b3 = Węgiel 3 (B)
card-carbon-b4 = Węgiel 4 (B)
card-carbon-c4 = Węgiel 4 (C)
card-carbon-c3 = Węgiel 3 (C)
card-minerals-1 = Minerały 1
card-minerals-2 = Minerały 2
card-minerals-a2 = Minerały 2 (A)
card-minerals-a3 = Minerały 3 (A)
card-minerals-b3 = Minerały 3 (B)
card-minerals-b4 = Minerały 4 (B)
card-minerals-c4 = Minerały 4 (C)
card-minerals-c3 = Minerały 3 (C)
card-titanium-1 = Tytan 1
card-titanium-2 = Tytan 2
card-titanium-a2 = Tytan 2 (A)
card-titanium-a3 = Tytan 3 (A)
card-titanium-b3 = Tytan 3 (B)
card-titanium-b4 = Tytan 4 (B)
card-titanium-c4 = Tytan 4 (C)
card-titanium-c3 = Tytan 3 (C)
card-energy-2 = Energia 2
card-scientist-2 = Naukowiec
card-energy-01 = Energia 1 (koszt 1)
card-energy-02 = Energia 1 (koszt 2)
card-energy-03 = Energia 1 (koszt 3)
card-energy-04 = Energia 1 (koszt 4)
card-energy-a2 = Energia 2 (A)
card-energy-b3 = Energia 3 (B)
card-scientist-a = Naukowiec (A)
card-scientist-b = Naukowiec (B)
card-scientist-c = Naukowiec (C)
card-field-generic = Badacz terenowy
card-field-skymine = Badacz terenowy Skymine
card-energy-b-skymine = Energia 2 z udziałem Skymine
card-energy-c-skymine = Energia 3 z udziałem Skymine
card-share-d-skymine = Udział Skymine (D)
card-share-e-skymine = Udział Skymine (E)
card-field-minerva = Badacz terenowy Minervy
card-energy-b-minerva = Energia 2 z udziałem Minervy
card-energy-c-minerva = Energia 3 z udziałem Minervy
card-share-d-minerva = Udział Minervy (D)
card-share-e-minerva = Udział Minervy (E)
card-field-astrogo = Badacz terenowy Astrogo
card-energy-b-astrogo = Energia 2 z udziałem Astrogo
card-energy-c-astrogo = Energia 3 z udziałem Astrogo
card-share-d-astrogo = Udział Astrogo (D)
card-share-e-astrogo = Udział Astrogo (E)
card-field-tawac = Badacz terenowy Tawac
card-energy-b-tawac = Energia 2 z udziałem Tawac
card-energy-c-tawac = Energia 3 z udziałem Tawac
card-share-d-tawac = Udział Tawac (D)
card-share-e-tawac = Udział Tawac (E)

## Plany i żetony

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
plan-special-2 = plan specjalny 2
plan-special-3 = plan specjalny 3
plan-special-4 = plan specjalny 4
plan-special-5 = plan specjalny 5
plan-special-6 = plan specjalny 6
plan-special-7 = plan specjalny 7
token-alpha = Alfa
plan-token-alpha = plan żetonu Alfa
token-beta = Beta
plan-token-beta = plan żetonu Beta
token-gamma = Gamma
plan-token-gamma = plan żetonu Gamma
token-delta = Delta
plan-token-delta = plan żetonu Delta
token-epsilon = Epsilon
plan-token-epsilon = plan żetonu Epsilon
token-zeta = Dzeta
plan-token-zeta = plan żetonu Dzeta
token-eta = Eta
plan-token-eta = plan żetonu Eta
token-theta = Theta
plan-token-theta = plan żetonu Theta
token-iota = Jota
plan-token-iota = plan żetonu Jota
token-kappa = Kappa
plan-token-kappa = plan żetonu Kappa

## Miejsca

market-1 = pole 1
market-2 = pole 2
market-3 = pole 3
market-4 = pole 4
market-5 = pole 5
market-6 = pole 6
market-7 = pole 7
market-8 = pole 8
market-9 = pole 9
market-10 = pole 10
market-11 = pole 11
market-12 = pole 12
sector-1 = sektor 1
sector-2 = sektor 2
sector-3 = sektor 3
sector-4 = sektor 4
sector-5 = sektor 5
sector-6 = sektor 6
sector-7 = sektor 7
sector-8 = sektor 8
sector-9 = sektor 9
sector-10 = sektor 10
sector-11 = sektor 11
sector-12 = sektor 12
sector-13 = sektor 13
sector-14 = sektor 14
sector-15 = sektor 15
sector-16 = sektor 16
sector-17 = sektor 17
sector-18 = sektor 18
sector-19 = sektor 19
sector-20 = sektor 20
sector-21 = sektor 21
sector-22 = sektor 22
sector-23 = sektor 23
sector-24 = sektor 24
space-1a = pole planetoidy 1a
space-1b = pole planetoidy 1b
space-1c = pole planetoidy 1c
space-2a = pole planetoidy 2a
space-2b = pole planetoidy 2b
space-3 = pole promu 3
space-4a = pole planetoidy 4a
space-4b = pole planetoidy 4b
space-4c = pole planetoidy 4c
space-5a = pole planetoidy 5a
space-5b = pole planetoidy 5b
space-5c = pole planetoidy 5c
space-6 = pole promu 6
space-7a = pole planetoidy 7a
space-7b = pole planetoidy 7b
space-7c = pole planetoidy 7c
space-8 = pole promu 8
space-9 = pole promu 9
space-10a = pole planetoidy 10a
space-10b = pole planetoidy 10b
space-10c = pole planetoidy 10c
space-11 = pole promu 11
space-12a = pole planetoidy 12a
space-12b = pole planetoidy 12b
space-13 = pole promu 13
space-14a = pole planetoidy 14a
space-14b = pole planetoidy 14b
space-14c = pole planetoidy 14c
space-15a = pole planetoidy 15a
space-15b = pole planetoidy 15b
space-15c = pole planetoidy 15c
space-16 = pole promu 16
space-17 = pole promu 17
space-18a = pole planetoidy 18a
space-18b = pole planetoidy 18b
space-18c = pole planetoidy 18c
space-19 = pole promu 19
space-20a = pole planetoidy 20a
space-20b = pole planetoidy 20b
space-21 = pole promu 21
space-22a = pole planetoidy 22a
space-22b = pole planetoidy 22b
column-1 = kolumna 1
column-2 = kolumna 2
column-3 = kolumna 3
screen-0 = ekran 0
screen-1 = ekran 1
screen-2 = ekran 2
screen-3 = ekran 3
screen-4 = ekran 4
screen-5 = ekran 5
screen-6 = ekran 6
screen-7 = ekran 7
screen-8 = ekran 8
screen-9 = ekran 9
screen-10 = ekran 10
screen-11 = ekran 11
screen-12 = ekran 12
screen-13 = ekran 13
screen-14 = ekran 14
screen-15 = ekran 15
screen-16 = ekran 16
slot-1 = miejsce 1
rest-1 = miejsce na zużyte karty 1
slot-2 = miejsce 2
rest-2 = miejsce na zużyte karty 2
slot-3 = miejsce 3
rest-3 = miejsce na zużyte karty 3
slot-4 = miejsce 4
rest-4 = miejsce na zużyte karty 4
slot-5 = miejsce 5
rest-5 = miejsce na zużyte karty 5
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
study-s2 = plan specjalny 2
study-s3 = plan specjalny 3
study-s4 = plan specjalny 4
study-s5 = plan specjalny 5
study-s6 = plan specjalny 6
study-s7 = plan specjalny 7
bonus-carbon = większość węgla
bonus-minerals = większość minerałów
bonus-titanium = większość tytanu
bonus-energy = większość energii
bonus-science = większość badań
bonus-first = pierwszy gracz
bonus-buy = zakup karty za monety
bonus-remove = sprzedaż karty
bonus-scientist-tile = płytka badań naukowych
bonus-field-tile = płytka badań polowych
bonus-energy-tile = płytka energii
bonus-plus-tile = płytka +1 zasób
bonus-skymine-1 = tor Skymine, pole 1
bonus-skymine-2 = tor Skymine, pole 2
bonus-minerva-1 = tor Minervy, pole 1
bonus-minerva-2 = tor Minervy, pole 2
bonus-astrogo-1 = tor Astrogo, pole 1
bonus-astrogo-2 = tor Astrogo, pole 2
bonus-tawac-1 = tor Tawac, pole 1
bonus-tawac-2 = tor Tawac, pole 2
tile-scientist = płytka badań naukowych
tile-field = płytka badań polowych
tile-energy = płytka energii
tile-plus = płytka +1
tier-1 = próg 1
tier-2 = próg 2
tier-3 = próg 3
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

## Wymagania, nagrody, bonusy torów

need-units = { $number } × { $resource }
need-energy = { $number } × energia
need-same = { $number } × jeden zasób
need-science = { $number ->
    [one] inna karta badań
    [few] { $number } inne karty badań
   *[many] { $number } innych kart badań
  }
need-coins = { $number ->
    [one] moneta
    [few] { $number } monety
   *[many] { $number } monet
  }
reward-coins = { $number ->
    [one] moneta
    [few] { $number } monety
   *[many] { $number } monet
  }
reward-tank = zbiornik +{ $number }
reward-research = { $number ->
    [one] punkt badań
    [few] { $number } punkty badań
   *[many] { $number } punktów badań
  }
reward-demolish = usuń ze stacji { $number ->
    [one] placówkę
    [few] { $number } placówki
   *[many] { $number } placówek
  }
reward-titanium-coins = moneta za każdą jednostkę tytanu prócz jednej
reward-steps = { $company } +{ $number }
perk-cheaper = karty kupowane za { $resource } tańsze o { $number }
perk-any-mix = karty tańsze o { $number }, płacić można dowolnymi zasobami
perk-energy = energia +{ $number }
perk-markers = { $number ->
    [one] jeden znacznik bonusu więcej
    [few] { $number } znaczniki bonusów więcej
   *[many] { $number } znaczników bonusów więcej
  }
perk-enrich = każda karta ({ $resource }) warta o { $number } więcej
perk-collectors = stały symbol badań polowych i { $number ->
    [one] jeden kolektor
    [few] { $number } kolektory
   *[many] { $number } kolektorów
  } więcej
perk-reward = nagroda
perk-sell = sprzedaj kartę za jej koszt i { $number } więcej
perk-sell-resource = sprzedaj kartę ({ $resource }) za jej koszt i { $number } więcej
perk-spread = kroki na innych torach: { $number }, { $number-2 }, { $number-3 }
perk-purchase = kup kartę za monety{ $number ->
    [0] { "" }
   *[other] , taniej o { $number }
  }{ $number-2 ->
    [0] { "" }
   *[other] ; zbiornik +{ $number-2 }
  }
perk-replay = usuń kartę i użyj jej akcji albo kup usuniętą kartę
perk-replay-and-recover = usuń kartę i użyj jej akcji, a potem możesz kupić usuniętą kartę

## Arkusz punktacji

score-cash = Monety
score-astrogo = Udziały Astrogo
score-tawac = Udziały Tawac
score-skymine = Udziały Skymine
score-minerva = Udziały Minervy
score-tank = Zbiornik
score-research = Badania

## Przyciski

choice-keep = { $token }
    .gain = { $token }: { $gain }
choice-set-aside = { $card }
choice-set-aside-at = { $card } → { $rest }
choice-plan = { $card }
choice-plan-at = { $card } → { $slot }
choice-done = Gotowe
choice-buy = Kup: { $card }, { $costs ->
    [0] bez kosztu, ale kartą zasobu
   *[other] koszt { $costs }
  }
    .group = Kup kartę
    .brief = { $card }: { $costs }
choice-invest = Zainwestuj: { $resource }, { $units }
    .group = Kroki na torach
    .brief = { $units }
choice-pay = { $card }: { $units }
choice-pay-boosted = { $card } +1: { $units }
choice-step = { $company }
    .price = { $company }, koszt w monetach: { $price }
    .coins = { $company }, monety +{ $coins }
    .shares = { $company }, udziały: { $shares }
    .price-coins = { $company }, koszt w monetach: { $price }, monety +{ $coins }
    .price-shares = { $company }, koszt w monetach: { $price }, udziały: { $shares }
    .coins-shares = { $company }, monety +{ $coins }, udziały: { $shares }
    .price-coins-shares = { $company }, koszt w monetach: { $price }, monety +{ $coins }, udziały: { $shares }
choice-stop = Koniec
choice-cross = Zapłać i idź dalej
choice-expand = Ekspansja { $company }, energia { $energy }
    .group = Ekspansja korporacji
    .brief = { $company }: energia { $energy }
choice-enter = { $sector }, energia { $uses }
    .ousts = { $sector }, energia { $uses }; { $ousts } wraca na stację
    .gain = { $sector }, energia { $uses }: { $gain }
    .gain-ousts = { $sector }, energia { $uses }: { $gain }; { $ousts } wraca na stację
choice-enter-space = { $space }, energia { $uses }
    .ousts = { $space }, energia { $uses }; { $ousts } wraca na stację
    .gain = { $space }, energia { $uses }: { $gain }
    .gain-ousts = { $space }, energia { $uses }: { $gain }; { $ousts } wraca na stację
choice-lift = { $column }
    .coins = { $column }, odsłania: { $coins }
choice-return = { $column }
choice-study = { $card }
    .group = Badania
    .points = { $card }, punkty badań: { $points }
choice-study-tile = Płytka badań naukowych
    .group = Badania
    .points = Płytka badań naukowych, punkty badań: { $points }
choice-survey = { $card }: zbiornik +{ $tank }
    .group = Badania
    .coins = { $card }: zbiornik +{ $tank }, monety +{ $coins }
choice-survey-tile = Płytka badań polowych: zbiornik +{ $tank }
    .group = Badania
choice-turn-over = Zakryj { $plan } za monety ({ $price })
choice-upload = { $screen }
    .gain = { $screen }: { $gain }
    .value = { $screen }; tor wart { $value }
    .gain-value = { $screen }: { $gain }; tor wart { $value }
    .price-scores = { $screen } za monety ({ $price }); plany specjalne warte { $scores }
    .price-scores-value = { $screen } za monety ({ $price }); plany specjalne warte { $scores }; tor wart { $value }
    .gain-price-scores = { $screen } za monety ({ $price }): { $gain }; plany specjalne warte { $scores }
    .gain-price-scores-value = { $screen } za monety ({ $price }): { $gain }; plany specjalne warte { $scores }; tor wart { $value }
choice-stay = Zostań
choice-take = { $plan }
    .need-spends = { $plan } za { $spends }, wymaga: { $need }
    .need-spends-supplement = { $plan } za { $spends }, wymaga: { $need }; monety +{ $supplement }
    .need-scores-spends = { $plan } za { $spends }, wymaga: { $need }; wart na koniec { $scores }
choice-cash = { $coins ->
    [one] Weź monetę
    [few] Weź { $coins } monety
   *[many] Weź { $coins } monet
  }
choice-place = { $screen }
    .covers = { $screen }, przykrywa { $covers }
choice-tuck = Pod plan położony w tej turze: nie będzie się liczył
choice-mark = { $bonus }
    .group = Znacznik bonusu
    .price = { $bonus }, koszt w monetach: { $price }
    .gain = { $bonus }: { $gain }
    .last-price = { $bonus }, koszt w monetach: { $price }; to ostatnia runda, więc nic z tego nie będzie
    .gain-last = { $bonus }: { $gain }; to ostatnia runda, więc następnej nie rozpoczniesz
choice-claim = { $gain }
    .need = Od { $need }: { $gain }
choice-way = { $way }
    .gain = { $gain }
choice-sell = { $card }
    .coins = { $card }: monety +{ $coins }
choice-purchase = { $card } { $price ->
    [0] za darmo
    [one] za monetę
    [few] za { $price } monety
   *[many] za { $price } monet
  }
choice-recover = { $card }
choice-advance = { $company } +{ $number }
    .price = { $company } +{ $number }, koszt w monetach: { $price }
    .coins = { $company } +{ $number }, monety +{ $coins }
    .shares = { $company } +{ $number }, udziały: { $shares }
    .price-coins = { $company } +{ $number }, koszt w monetach: { $price }, monety +{ $coins }
    .price-shares = { $company } +{ $number }, koszt w monetach: { $price }, udziały: { $shares }
    .coins-shares = { $company } +{ $number }, monety +{ $coins }, udziały: { $shares }
    .price-coins-shares = { $company } +{ $number }, koszt w monetach: { $price }, monety +{ $coins }, udziały: { $shares }
choice-demolish = { $company }, { $column }
    .coins = { $company }, { $column }, odsłania: { $coins }
choice-boost = +1 na karcie: { $card }
    .group = Płytka +1
choice-retire = Wycofaj się z tej rundy
    .group = Koniec
choice-pick-up = { $rest }
    .cards = { $rest }: { $cards }
choice-lay = { $rest }
choice-pass = Nie
    .choose-mission = Jeszcze żadna

## Zasady, po rozdziale

rule-goal = Inwestujesz w cztery korporacje. Kroki na ich torach dają udziały, a placówki na Księżycu podnoszą wartość udziałów. Liczą się też hel-3 w zbiorniku, badania i monety. Po siedmiu rundach wygrywa najbogatszy.
    .title = O co chodzi
rule-tokens = Każdy ma dziewięć kart akcji, kartę pojedynczej energii i żeton. Żeton wskazuje trzy karty, które zaczynają jako zużyte, pierwszy plan badań i kroki na początek.
    .title = Żetony startowe
rule-planning = Wszyscy w tajemnicy wybierają karty z ręki, tyle, ile miejsc jest włączonych: najpierw trzy, później do pięciu. Karty odkrywa się razem.
    .title = Planowanie
rule-actions = Od pierwszego gracza każdy po kolei wykonuje dokładnie jedną akcję, aż wszyscy się wycofają. Użytą kartę się zakrywa i w tej rundzie nie można jej użyć ponownie.
    .title = Akcje
rule-resources = Użyj dowolnej liczby kart jednego zasobu. Możesz za nie kupić jedną kartę z obszaru kart; każda jednostka, która zostanie, to krok na torze. Karta kosztuje tyle, ile ma nadrukowane, i tyle, ile pole, na którym leży.
    .title = Zasoby
rule-market = Odkrytych jest dwanaście kart. Na koniec rundy schodzą karty z prawej kolumny, pozostałe przesuwają się w prawo i dochodzą nowe. Na końcu pojawiają się karty pojedynczych udziałów. Nie mają akcji: zostają na ręce i na koniec gry każda liczy się jako udział w swojej korporacji. Udział mają też niektóre karty energii.
    .title = Obszar kart
rule-tracks = Każda jednostka to krok na torze korporacji. Bariera kosztuje monety w chwili przekroczenia. Próg płaci tobie i wszystkim, którzy przekroczyli go wcześniej, a od twojej następnej tury odblokowuje bonus. Kroki, których nie można zrobić, przepadają.
    .title = Tory
rule-bonuses = Każdy tor ma dwa bonusy. Jedne działają stale, inne są polami na znaczniki, z których korzystają tylko ci, którzy przekroczyli próg. Z dwóch bonusów toru używa się w rundzie jednego.
    .title = Bonusy torów
rule-energy = Użyj naraz wszystkich kart energii, żeby rozwinąć jedną korporację. Wejście do sektora obok jej stacji albo jej sektora kosztuje jedną energię przez pojedynczą linię, dwie przez podwójną i jedną więcej, jeśli stoi tam inna korporacja. Placówka pochodzi z góry kolumny stacji. Potem dostajesz to, co dają sektory, a usunięte placówki wracają do swoich stacji. Energia, której nie użyjesz, przepada.
    .title = Energia
rule-stations = Na Księżycu stacja ma trzy kolumny placówek. Bierzesz z góry dowolnej kolumny, a każda placówka, która schodzi, odsłania swoje pole i monety na nim. Usunięta placówka wraca na najniższe wolne pole kolumny; kolumnę wybiera ten, kto ją usunął. Na przekreślone pole, najniższe w kolumnie, nie wraca żadna: raz odsłonięte, takie zostaje. Placówka, dla której na stacji nie ma miejsca, trafia do pudełka. Korporacja bez placówek na stacji nie może się rozwijać; jeśli skończą się po drodze, reszta energii przepada. Dwa sektory są enklawami: każdy leży wewnątrz innego sektora i wchodzi się do niego tylko stamtąd. Placówki nie muszą być połączone ze stacją.
    .title = Stacje i enklawy
rule-research = Punkt badań to plan A albo B, dwa to plan C albo specjalny; reszta punktów to monety. Plany z czerwonych pól przynoszą dopłatę. Na koniec tury kładziesz plany na swoim torze badań.
    .title = Punkty badań
rule-plans = Plan kładziesz na dowolnym ekranie za znacznikiem przesyłu. Planu A nie kładzie się na pustym ekranie z przekreślonym A. Plan może przykryć inny, do którego znacznik jeszcze nie dotarł, niezależnie od litery, ale nie plan z żetonu; przykryty już się nie liczy. Plan, którego żaden ekran nie może pomieścić, opuszcza grę. Plan specjalny zamiast kart wymaga monet: płacisz, gdy znacznik na niego wchodzi. Od razu nic nie daje, ale punktuje na koniec gry, jeśli znacznik do niego dotarł albo go minął, a plan jest odkryty. Zakryty nic nie kosztuje i nie punktuje.
    .title = Plany badań
rule-science = Z naukowcem możesz najpierw zakryć plan za dwie monety. Potem znacznik przesyłu idzie z planu na plan, jak daleko pozwalają odkryte karty i jak daleko chcesz. Dostajesz nagrodę planu, na którym się zatrzyma, a potem punkty badań z karty.
    .title = Naukowcy
rule-field = Badacz terenowy napełnia zbiornik i przynosi monety. Badacz korporacji daje krok więcej za każde dwa kolektory gazu w jej sektorach.
    .title = Badania polowe
rule-belt = W Pasie korporacja wchodzi na pola zamiast do sektorów. Planetoida jest w zasięgu, jeśli na torze lotu do niej stoi prom korporacji albo na niej jej placówka; promy nadrukowane przy stacji liczą się zawsze. Pole promu jest w zasięgu z planetoidy z placówką korporacji. Pole kosztuje jedną energię, o jedną więcej po oznaczonym torze lotu i o jedną więcej, jeśli stoi tam inna korporacja. Placówki schodzą z zewnętrznych kolumn stacji, promy ze środkowej. Planetoida daje nagrodę za pierwszą placówkę korporacji, pole promu za każdym razem. Kolektory gazu liczą się tam, gdzie korporacja ma placówkę; dwa połączone pola dodają jeden. Wyparty prom wraca do środkowej kolumny, wyparta placówka do zewnętrznej, a co się nie mieści, opuszcza grę. Gdy skończą się promy, zostają pola placówek, i odwrotnie.
    .title = Pas
rule-settled = Na zasiedlonym Księżycu każda korporacja zaczyna z trzema placówkami w sektorach przy swojej stacji. Pochodzą po jednej z każdej kolumny, więc udziały są od początku więcej warte. Kto je wypiera, płaci jedną energię więcej, jak zawsze. Poza kampanią jest to opcja Księżyca.
    .title = Zasiedlony Księżyc
rule-markers = Połóż znacznik na wolnym polu, zapłać, czego pole wymaga, i weź, co daje. Przy większości nikt nie może mieć więcej odkrytego; nie zużywa ona kart, a zamiast nagrody za najwyższy próg możesz wziąć nagrodę za niższy. Płytki są na następną rundę.
    .title = Znaczniki bonusów
rule-tiles = Zarezerwowaną płytkę dostajesz podczas przygotowania następnej rundy, a oddajesz, gdy się wycofujesz. Trzech płytek używa się jak kart, ale nie zajmują miejsca na kartę. Płytka badań naukowych to naukowiec z jednym punktem badań. Płytka energii to dwie energie. Płytka badań polowych napełnia zbiornik o dwa kroki i o jeden więcej za każdego innego odkrytego badacza terenowego. Odkryte liczą się też przy większościach i wymaganiach planów. Płytkę +1 kładziesz przed akcją na odkrytej karcie zasobu: ta karta liczy się o jednostkę więcej, a płytka już na niej zostaje.
    .title = Płytki
rule-spaces = Niektóre pola pozwalają kupić kartę za monety, sprzedać kartę z ręki albo usunąć kartę i użyć jej akcji.
    .title = Szczególne pola
rule-retiring = Wycofując się, bierzesz z powrotem jeden zużyty stos i kładziesz każdą kartę z obszaru na innym miejscu na zużyte karty. W tej rundzie nie masz już tur.
    .title = Wycofanie
rule-mats = Zaczynasz z trzema miejscami na karty. Dwa dalsze mogą się włączyć, każde na stałe: jedno, gdy znacznik hel-3 dojdzie do pola zbiornika z takim symbolem, drugie, gdy znacznik przesyłu dojdzie do takiego ekranu. Używasz ich od następnego planowania. Na końcu zbiornika każdy dalszy krok to dwie monety. Gdy znacznik przesyłu stoi na ostatnim ekranie, każdy punkt badań to dwie monety, a planów już nie bierzesz. Przy połączonych miejscach, które są opcją, każda karta trafia na miejsce na zużyte karty tuż nad nią, więc liczy się, gdzie ją planujesz.
    .title = Miejsca i plansze
rule-preparation = Potem na pole dopłaty trafia moneta, odkrywa się plan specjalny, znaczniki i płytki wracają do właścicieli, a obszar kart się uzupełnia.
    .title = Następna runda
rule-symbols = Usunięte placówki odpadają z gry. Schodzą z góry kolumny i podnoszą wartość udziałów.
    .title = Symbole
rule-end = Sumuje się monety, udziały czterech korporacji, zbiornik i badania. Udział jest wart tyle, ile monet widać na stacji. Równe sumy to wspólne zwycięstwo.
    .title = Koniec gry
rule-luna = Luna to gracz, który działa według zasad. Ma własną talię. W fazie planowania na każdym jej włączonym miejscu leży zakryta karta. Gdy wszyscy zaplanują, odkrywa się jeszcze dwie karty: to jej większości. W swojej turze odkrywa kartę najbardziej na lewo i robi, co na niej jest; o szczegółach decyduje miejsce. Płaci tylko za bariery, ile może, i dostaje tylko to, co mówią jej karty.
    .title = Luna
rule-luna-companies = Cenniejsza jest korporacja, na której stacji widać więcej monet; potem ta, która ma więcej pustych pól stacji; potem decyduje litera toru. Luna najbardziej prowadzi tam, gdzie najdalej wyprzedza wszystkich innych albo najmniej do nich traci. Przy równym prowadzeniu wybiera cenniejszą korporację. Ekspansja prowadzi do pustych sektorów o najniższym lub najwyższym numerze. Gdy nic nie jest puste, wypiera korporację, na której torze ma największą stratę.
    .title = Jak Luna wybiera
rule-luna-majorities = Lewa karta większości Luny liczy tytan i węgiel, prawa energię i minerały, obie liczą badania naukowe. Musisz mieć co najmniej tyle, ile ona. Po jej ostatniej karcie jedna z zagranych, losowo, może zakończyć jedną z dwóch większości: stronę z wyższą liczbą. Druga liczy się do końca rundy.
    .title = Większości Luny
rule-luna-levels = Na poziomach 0 i 1 Luna jest łatwa: jej talia się nie zmienia, a na poziomie 0 ma zawsze trzy miejsca. Od poziomu 2 przy każdym tasowaniu dochodzi mocniejsza karta. Od poziomu 3 dodają je też żetony przy zbiorniku i badaniach, a od poziomu 6 jej znaczniki zaczynają dalej. Przy kilku Lunach każda ma własną talię. To nasza zasada.
    .title = Poziomy Luny

## Misje i zagrożenia

step-choose-mission = Spełniasz zadanie. Nad którą kartą misji pracujesz od teraz?
    .chapter = missions
choice-bind = { $mission }
    .tasks = { $mission }, spełnione: { $tasks }
verb-bind = pracuje nad: { $mission }
event-mission = odkryta karta misji: { $mission }
    .many = odkryte karty misji: { $all }
event-fulfilled = spełnia { $task } karty { $mission }: jednorazowy znacznik
event-plays-on = jeszcze się nie wycofuje: misja dała znacznik
event-personal = ma wszystkie trzy zadania i odblokowuje własne pole
event-spent = { $number ->
    [one] jednorazowy znacznik opuszcza grę
    [few] { $number } jednorazowe znaczniki opuszczają grę
   *[other] { $number } jednorazowych znaczników opuszcza grę
  }
why-no-personal = Twoje własne pole odblokują trzy spełnione zadania karty misji.
    .rule = { rule-missions }
why-mission-waits = Kartę misji wybierasz wraz z pierwszym zadaniem, które zgłaszasz.
    .rule = { rule-missions }
option-missions = Misje
    .about = Odkryte karty po trzy zadania: monety i jednorazowe znaczniki dla tych, którzy je spełnią. Na Księżyc i na Pas.
mission-deep-tanks = Głębokie zbiorniki
mission-pipelines = Rurociągi
mission-academy = Akademia
mission-stockpile = Zapasy
mission-network = Sieć
mission-holding = Holding
task-1 = zadanie 1
task-2 = zadanie 2
task-3 = zadanie 3
task-word-tank-value = zbiornik wart { $number }
task-word-research-value = tor badań wart { $number }
task-word-units = odkryte jednostki jednego zasobu: { $number }
task-word-each-resource = odkryte jednostki każdego z zasobów: { $number ->
    [one] jedna
   *[other] { $number }
  }
task-word-energy = odkryta energia: { $number }
task-word-science-cards = odkryte karty badań: { $number }
task-word-coins = monety: { $number }
task-word-track = pole { $number } na torze korporacji
task-word-every-track = pole { $number } na wszystkich czterech torach
task-word-shares = udziały jednej korporacji: { $number }
task-word-cards = własne karty: { $number }
task-word-plans = plany badań na ekranach: { $number }
task-word-pieces = elementy postawione w jednej turze: { $number }
task-word-tank-steps = zbiornik +{ $number } w jednej turze
task-word-company-steps = kroki na torach korporacji w jednej turze: { $number }
task-word-screens = znacznik przesyłu +{ $number } w jednej turze
task-word-oustings = wyparte w jednej turze elementy innych korporacji: { $number ->
    [one] jeden
   *[other] { $number }
  }
bonus-personal = własne pole
rule-missions = Dla jednej lub dwóch osób leży odkryta jedna karta misji, dla większej liczby dwie. Gdy w twojej turze spełnione jest jedno z trzech zadań karty, dostajesz dwie monety i jednorazowy znacznik bonusu. Pierwsze zadanie wiąże cię z jego kartą; przy dwóch kartach wybierasz i możesz poczekać. Jednorazowy znacznik działa raz: opuszcza grę w najbliższym przygotowaniu rundy. Po trzech zadaniach masz własne pole: znacznik i moneta dają trzy kroki na torze jednej korporacji.
    .title = Misje
step-give-up = Którą kartę energii usuwasz z ręki? { $left ->
    [one] Została jedna.
   *[other] Do usunięcia: { $left }.
  }
    .chapter = threats
choice-avert = Usuń zagrożenie { $threat }
    .uses = Usuń zagrożenie { $threat } za { $uses } energii
    .gain-uses = Usuń zagrożenie { $threat } za { $uses } energii: { $gain } i wolny udział
choice-give-up = { $card }
verb-avert = usuwa zagrożenie { $threat }
verb-give-up = oddaje { $card }
event-threat = zagrożenie w Pasie: { $threat }
event-averted = bierze kartę { $threat }, na koniec liczy się jak wolny udział
event-struck = nikt nie usunął zagrożenia { $threat }
why-threat-unmet = Nie masz tego, czego wymaga zagrożenie.
    .threat = Nie masz tego, czego wymaga { $threat }.
    .rule = { rule-threats }
why-threat-far = Ta korporacja nie ma promu na polu 11 ani 16.
    .rule = { rule-threats }
why-threat-waits = Zagrożenie usuwa się w trakcie ekspansji.
    .rule = { rule-threats }
option-threat = Zagrożenie
    .about = Karta w środku Pasa, która na koniec szkodzi wszystkim, jeśli nikt jej nie usunie.
    .when = board belt
option-threat-none = brak
option-threat-random = losowe
option-threat-singularity = Osobliwość
    .about = Usunięcie wymaga dwóch punktów energii i tego: { threat-singularity.asks }. Jeśli zostanie: { threat-singularity.does }
option-threat-crash = Krach
    .about = Usunięcie wymaga dwóch punktów energii i tego: { threat-crash.asks }. Jeśli zostanie: { threat-crash.does }
option-threat-time-loop = Pętla czasu
    .about = Usunięcie wymaga dwóch punktów energii i tego: { threat-time-loop.asks }. Jeśli zostanie: { threat-time-loop.does }
option-threat-blackout = Zaciemnienie
    .about = Usunięcie wymaga dwóch punktów energii i tego: { threat-blackout.asks }. Jeśli zostanie: { threat-blackout.does }
option-threat-raid = Napad
    .about = Usunięcie wymaga dwóch punktów energii i tego: { threat-raid.asks }. Jeśli zostanie: { threat-raid.does }
option-threat-leak = Wyciek
    .about = Usunięcie wymaga dwóch punktów energii i tego: { threat-leak.asks }. Jeśli zostanie: { threat-leak.does }
threat-singularity = Osobliwość
    .asks = badania warte 40
    .sign = research-value 40
    .does = Gra kończy się po akcjach 6. rundy.
threat-crash = Krach
    .asks = trzy dodatkowe punkty energii
    .sign = energy 3
    .does = Na koniec nie liczą się dwie monety najwięcej wartej korporacji.
threat-time-loop = Pętla czasu
    .asks = zbiornik wart 25 i badania warte 20
    .sign = tank-value 25, research-value 20
    .does = Gra toczy się jeszcze raz; liczy się średnia.
threat-blackout = Zaciemnienie
    .asks = dwie karty energii z ręki
    .sign = energy-cards 2
    .does = Na koniec przepadają wszystkie karty energii wraz z udziałami.
threat-raid = Napad
    .asks = sześć monet
    .sign = coins 6
    .does = Na koniec przepadają wszystkie monety.
threat-leak = Wyciek
    .asks = zbiornik wart 40
    .sign = tank-value 40
    .does = Na koniec nikt nie punktuje za zbiornik.
rule-threats = W Pasie między polami promów 11 i 16 może leżeć zagrożenie. Gdy rozwijasz korporację z promem na jednym z nich, usuwasz je za dwa punkty energii i to, czego wymaga karta. Po zwykłych nagrodach dostajesz nagrodę karty, a sama karta liczy się na koniec jak udział najwięcej wartej korporacji. Zagrożenie, które zostało, szkodzi wszystkim.
    .title = Zagrożenia
rule-threat-cards = Każda karta wymaga czegoś innego i szkodzi inaczej, jeśli zostanie.
    { threat-singularity }. { option-threat-singularity.about }
    { threat-crash }. { option-threat-crash.about }
    { threat-time-loop }. { option-threat-time-loop.about }
    { threat-blackout }. { option-threat-blackout.about }
    { threat-raid }. { option-threat-raid.about }
    { threat-leak }. { option-threat-leak.about }
    .title = Sześć zagrożeń
rule-time-loop = Pętla czasu to jedno z zagrożeń. Jeśli nikt jej nie usunie, wynik tej gry nie rozstrzyga: gracie jeszcze raz z tym samym zagrożeniem, a wszystko inne jest nowe. Na końcu liczy się średnia wszystkich gier, zaokrąglona w górę, w kampanii także średnia punktów sukcesu. Najwyżej trzy gry: to nasza zasada. Kto nie usunął pętli także za trzecim razem, nie dostaje za nią niczego. Pętla jako seria powtarza się sama; w pojedynczej grze kończy się na jednej.
    .title = Pętla czasu
rule-campaign = Kampania ma cztery rozdziały: Księżyc, Pas, Księżyc z dwunastoma placówkami i Pas z zagrożeniem; zawsze z misjami, losowymi torami i jednym z dwóch żetonów. W każdym rozdziale dostajesz punkt sukcesu, jeśli ktoś ma mniej od ciebie, drugi, jeśli mniej mają dwie osoby, jeden za zwycięstwo, jeden za dwa jednorazowe znaczniki zdobyte za misje i po jednym za każdy tor, którego ostatnie pole osiągasz. Rozdział 3 dodaje punkt za otwarcie własnego pola przed innymi, a rozdział 4 za usunięcie zagrożenia. Wygrywa najwięcej punktów sukcesu. Rozdział, którego nie rozegrano do końca, bo ktoś się poddał albo stół zamknięto, nie liczy się i gra się go jeszcze raz. Gdy za kogoś gra dalej bot, liczy się wynik bota. Luna liczy się w porównaniach, ale nie zbiera punktów sukcesu. Pętla czasu powtarza ostatni rozdział. Na koniec punkty sukcesu dają rangę: Mocno na ziemi, Prawie na orbicie (od 7), O krok od Księżyca (od 12), Pora na Marsa (od 17) albo Legenda (od 22).
    .title = Kampania
success-ahead-of-one = ktoś ma mniej
success-ahead-of-two = dwoje ma mniej
success-won = zwycięstwo
success-markers = dwa znaczniki misji
success-tracks = ukończone tory
success-first-personal = własne pole otwarte przed innymi
success-threat-removed = usunięte zagrożenie

## Terminal

draw-round = runda { $round } z { $rounds }
draw-companies = Korporacje
draw-track = Tor
draw-share = Udział
draw-station = Placówki na stacji
draw-steps = pole { $steps }, { $shares ->
    [one] 1 udział
    [few] { $shares } udziały
   *[many] { $shares } udziałów
  }
    .brief = { $steps } · { $shares }
draw-companies-brief = Korporacje: co zostało w kolumnach stacji, a przy każdym graczu pole · udziały
draw-company = Korporacja
draw-left = Zostało
draw-market = Oferta z cenami
draw-study = Obszar badań
draw-supplement = dodatek { $coins }
draw-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
draw-bonuses = Znaczniki bonusu
draw-none = nie ma żadnego
draw-moon = Księżyc: sektor, korporacja, nagroda, granice (- jedna linia, = dwie)
draw-belt = Pas: numer, korporacje na polach, nagroda, tory lotu (- zwykły, = oznaczony, + połączone pola)
draw-pieces = Placówki·promy·placówki
draw-mat = monety { $coins }, zbiornik { $tank }, ekran { $screen }, znaczniki { $markers }, teraz warte { $total }
draw-first = pierwszy gracz
draw-retired = poza rundą
draw-hand = Ręka
draw-area = Obszar
draw-rest = Zużyte
draw-tiles = Kafelki
draw-screens = Ekrany
draw-turned = zakryty
draw-threat = Zagrożenie
draw-removed = usuwa je { $name }
draw-mission = Misja
draw-one-time = znaczniki jednorazowe { $markers }
draw-personal-free = własne pole wolne
draw-personal-taken = własne pole zajęte
draw-chosen = Wybrane
draw-luna-level = poziom { $level }
draw-luna-cards = Karty
draw-luna-majorities = Większości
draw-luna-counts = tytan { $titanium }, węgiel { $carbon }, energia { $energy }, minerały { $minerals }, badania { $scientists }
draw-luna-reserve = Rezerwa
draw-luna-deck = Talia
draw-luna-left = karty: { $number }; w niej lub zakryte: { $cards }
draw-luna-new = nieznane z klasy 2: { $number }
rule-screen = Terminal pokazuje korporacje, ofertę, plany i sektory w tabelach. Zużyta karta stoi w nawiasie. Jeśli chcesz wiedzieć, dlaczego czegoś nie można, wpisz nazwę rzeczy: sector-21, space-14a, hand-1, slot-2, rest-3, market-4, screen-5, study-a1, bonus-carbon, company-minerva.
    .title = Ekran
rule-reconstructed = Zasady są z instrukcji. Jej obrazków nie mamy: koszty i wartości większości kart, plany, żetony, tory oraz mapy Księżyca i Pasa są nasze.
    .title = Co jest odtworzone

## Stół w przeglądarce

place-moon = Księżyc
place-market = Rynek
place-study = Obszar badań
place-specials = Plany specjalne
place-bonuses = Pola bonusów
place-area = Zagrane i zużyte karty
    .short = Akcje
place-rests = Zużyte karty
    .short = Zużyte
place-hand = Ręka
    .short = Ręka
place-screens = Tor badań
    .short = Badania
place-tank = Zbiornik
place-missions = Misje
board-rest = Tu leżą zużyte karty. Wycofując się, bierzesz jeden stos z powrotem na rękę.
board-company = Rozwijają ją karty energii. Pionki, które opuszczają stację, odsłaniają monety, a te są wartością udziału.
board-track-about = Liczby obok to udziały, które gracz ma od tego kroku.
board-shares = Udziały korporacji razy wartość jednego:
board-specials = Plan specjalny kosztuje 2 punkty badań. Od drugiej rundy na początku każdej rundy pojawia się jeden.
type-carbon = węgiel
type-minerals = minerały
type-titanium = tytan
type-energy = energia
type-scientist = naukowiec
type-field = badacz terenowy
type-share = udział
board-seat = Gracz { $number }
board-tabs = Części stołu
board-tab-moon = Księżyc
board-tab-market = Rynek
board-tab-research = Badania
board-tab-players = Gracze
board-lit = tu można coś wybrać
board-zoom = Powiększ
board-zoom-out = Pomniejsz
board-nothing = nic
board-or = albo
board-round = Runda { $round } / { $rounds }
board-first = { $name } zaczyna tę rundę.
board-next-first = { $name } zacznie następną rundę.
board-is-first = Zaczyna tę rundę.
board-retired = Już się wycofał(a) z tej rundy.
board-active = wykonuje ruch
board-sealed = Twój plan jest gotowy. Czekamy na pozostałych.
board-hand-empty = Ręka jest pusta.
board-card-carbon = { $value ->
    [one] Jedna jednostka węgla.
    [few] { $value } jednostki węgla.
   *[many] { $value } jednostek węgla.
  } Kupisz za to kartę albo zrobisz kroki na torach.
board-card-minerals = { $value ->
    [one] Jedna jednostka minerałów.
    [few] { $value } jednostki minerałów.
   *[many] { $value } jednostek minerałów.
  } Kupisz za to kartę albo zrobisz kroki na torach.
board-card-titanium = { $value ->
    [one] Jedna jednostka tytanu.
    [few] { $value } jednostki tytanu.
   *[many] { $value } jednostek tytanu.
  } Kupisz za to kartę albo zrobisz kroki na torach.
board-card-energy = Energia: { $value }. Służy do ekspansji korporacji.
board-card-scientist = { $value ->
    [one] Jeden punkt badań,
    [few] { $value } punkty badań,
   *[many] { $value } punktów badań,
  } a twój znacznik przesyłu może ruszyć dalej.
board-card-field = Zbiornik: +{ $value }{ $coins ->
    [0] .
    [one] , do tego moneta.
    [few] , do tego { $coins } monety.
   *[many] , do tego { $coins } monet.
  }
board-card-share = Liczy się jako udział { $company }, gdziekolwiek ją masz.
board-card-company = O jeden krok więcej za każde dwa kolektory gazu w sektorach { $company }.
board-card-cost = Jej koszt to { $cost }.
board-planned = Zaplanowana tutaj: { $card }.
board-used = Użyta, leży zakryta.
board-face-up = Leży odkryta, możesz jej użyć.
board-face-up-all = Odkryte: { $things }.
board-boosted = Leży na niej płytka +1: liczy się o jeden więcej.
board-slot-open = Wolne. Tu trafi zaplanowana karta.
board-slot-shut = Jeszcze zamknięte. Jedno miejsce otwiera zbiornik, drugie tor badań.
board-plan-needs = Wymaga: { $needs }.
board-plan-reward = Daje: { $reward }.
board-plan-points = Na koniec { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, jeśli twój znacznik go minie.
board-plan-met = Twoje odkryte karty spełniają wymagania.
board-plan-unmet = Twoje odkryte karty nie spełniają wymagań.
board-plan-turned = Zakryty: nic nie wymaga i nic nie daje.
board-plan-row = Plany { $letter } kosztują { $price ->
    [one] jeden punkt badań
    [few] { $price } punkty badań
   *[many] { $price } punktów badań
  }. W stosie zostało: { $cards }.
board-study-empty = Nie ma tu planu.
board-supplement = Dodatek: kto weźmie plan z czerwonego pola, dostaje { $coins ->
    [one] monetę
    [few] { $coins } monety
   *[many] { $coins } monet
  }.
board-special = Kosztuje dwa punkty badań.
board-special-gone = Teraz go nie ma. Pojawia się na początku rundy { $round } i znika, gdy ktoś go weźmie.
board-screen-empty = Nie ma tu jeszcze planu.
board-screen-value = Stąd tor badań jest wart { $value ->
    [one] punkt.
    [few] { $value } punkty.
   *[many] { $value } punktów.
  }
board-screen-slot = Tu otwiera się kolejne miejsce na kartę.
board-no-a = Dopóki ten ekran jest pusty, nie można na nim położyć planu A.
board-enclave = Leży w środku: { $sector }.
board-sector-reward = Za wejście: { $reward }.
board-sector-owner = Stoi tu placówka { $company }.
board-column = Stacja { $company }, { $column }
board-column-left = Placówki: { $left }.
board-column-coins = Widoczne monety: { $coins }.
board-column-crossed = Na przekreślone pole żadna placówka nie wraca.
board-share-value = Udział jest teraz wart { $value ->
    [one] monetę
    [few] { $value } monety
   *[many] { $value } monet
  }.
board-share-mine = Masz { $shares ->
    [0] zero udziałów.
    [one] jeden udział: { $worth } pkt.
    [few] { $shares } udziały: { $worth } pkt.
   *[many] { $shares } udziałów: { $worth } pkt.
  }
board-holding = { $company }: { $shares } × { $value } = { $worth }
board-track = Tor { $company }, strona { $side }
board-track-player = { $name }: krok { $step }, udziały: { $shares }
board-track-barrier = Bariera za krokiem { $at }: kosztuje { $coins ->
    [one] monetę.
    [few] { $coins } monety.
   *[many] { $coins } monet.
  }
board-track-threshold = Próg za krokiem { $at }: daje { $coins ->
    [one] monetę i odblokowuje bonus.
    [few] { $coins } monety i odblokowuje bonus.
   *[many] { $coins } monet i odblokowuje bonus.
  }
board-perk = Bonus { $number } toru { $company }
board-perk-permanent = Działa przez cały czas.
board-perk-space = Pole na znacznik bonusu.
board-perk-open = Masz go odblokowanego.
board-perk-shut = Zablokowany: zadziała w turze po tym, jak miniesz krok { $step } na torze { $company }.
board-costs-coins = Kosztuje { $coins ->
    [one] monetę.
    [few] { $coins } monety.
   *[many] { $coins } monet.
  }
board-majority = Dla tego, kto ma najwięcej odkrytych takich kart, także na równi z innymi.
board-tier = Od { $need }: { $reward }
board-space-first = Zaczynasz następną rundę, a teraz dostajesz jeden punkt badań.
board-space-buy = Płacisz monetę i kupujesz kartę z rynku za monety.
board-space-remove = Usuwasz kartę z ręki i dostajesz jej nadrukowany koszt w monetach oraz dwie monety.
board-tile-scientist = W następnej rundzie liczy się jako naukowiec z jednym punktem badań.
board-tile-field = W następnej rundzie liczy się jako badacz terenowy: zbiornik +2 i +1 za każdego innego odkrytego badacza terenowego.
board-tile-energy = W następnej rundzie liczy się jako dwie energie.
board-tile-plus = W następnej rundzie jedna odkryta karta zasobu liczy się o jednostkę więcej.
board-tile-owner = W tej rundzie ma ją { $name }.
board-marked = Leży tu znacznik gracza { $name }.
board-token = Żeton { $token }
board-token-rests = Na początku odkładasz: { $cards }.
board-token-bonus = Na początek: { $bonus }.
board-stack = Stos: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }, następna litera { $letter }.
board-removed = Usunięte karty: { $number }
    .about = Nikt ich nie ma. Niektóre bonusy przywracają jedną z nich.
board-surcharge = To pole dolicza { $cost } do kosztu.
board-leaves = Karty z tej kolumny odchodzą na koniec rundy.
board-market-empty = Do końca rundy nie ma tu karty.
board-coins = Monety: { $coins }
    .about = Płacisz nimi za bariery, płytki i niektóre zakupy. Na koniec każda jest punktem.
board-markers = Znaczniki bonusu w zapasie: { $markers }
    .about = Jako akcję kładziesz jeden na wolnym polu bonusu: dostajesz to, co pole pokazuje.
board-tank = Zbiornik: krok { $steps }, wart { $value } pkt.
    .about = Napełniają go helem badacze terenowi i kolektory gazu. Liczy się na koniec.
board-tank-slot = Krok { $step } otwiera kolejne miejsce na kartę.
board-upload = Znacznik przesyłu na ekranie { $screen }, wart { $value } pkt.
    .about = Naukowcy przesuwają znacznik po ekranach ze spełnionymi planami. Badania liczą się na koniec.
board-total = Gdyby gra skończyła się teraz: { $points } pkt
board-open-mat = { $name }: ręka, zużyte karty, badania
hint-1 = W każdej rundzie najpierw planujesz karty w tajemnicy. Potem gracie po kolei, po jednej akcji, aż wszyscy się wycofają.
hint-2 = Kroki na torze korporacji dają jej udziały. Placówki na Księżycu sprawiają, że udziały są więcej warte.
    .when = board moon
hint-3 = Najedź na dowolny symbol albo go dotknij: powiemy, co znaczy, a karta pokaże się w dużym rozmiarze.
hint-4 = Gwiazdka przy twoim imieniu to wynik, gdyby gra skończyła się teraz. Najedź na nią, a zobaczysz, skąd się bierze.
hint-5 = Kroki na torze korporacji dają jej udziały. Placówki i promy w Pasie sprawiają, że udziały są więcej warte.
    .when = board belt
hint-6 = Luna niczego nie planuje: w każdej swojej turze odkrywa kartę i robi to, co na niej jest. Otwórz jej planszę, a przeczytasz, co robią jej karty.
    .when = luna 1 2 3

## Luna

event-luna-laid = kładzie zakryte karty: { $number }
event-luna-rebuilt = tasuje odrzucone karty w nową talię: { $number }{ $number-2 ->
    [0] { "" }
   *[other] , w tym jedna nowa z klasy 2
  }
event-luna-counts = { $luna } to jej { $half } karta większości
event-luna-turned = odkrywa { $luna } ({ $slot })
event-luna-found = { $rank }: { $company }, { $number ->
    [one] { $number } moneta
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
  }
event-luna-leads = { $rank }: { $company }, { $number ->
    [one] { $number } pole
    [few] { $number } pola
    [many] { $number } pól
   *[other] { $number } pola
  }
event-luna-tie = remis ({ $company }): rozstrzyga { $tie }
event-luna-short = przekracza barierę ({ $company }) za { $number } zamiast { $number-2 ->
    [one] jednej monety
   *[other] { $number-2 } monet
  }
event-luna-overran = jest na końcu toru ({ $company }): po dwie monety za { $number ->
    [one] { $number } krok
    [few] { $number } kroki
    [many] { $number } kroków
   *[other] { $number } kroku
  }
event-luna-uploaded = badania +{ $number }
event-luna-took = bierze z rynku: { $card } ({ $market })
event-luna-lacked = nic nie dostaje: { $lack }
event-luna-discarded = { $plan } opuszcza grę
event-luna-reached = dociera do swojego żetonu na polu { $number } ({ $gauge }): { $number-2 ->
    [0] w klasie 2 nie ma już kart
   *[other] karta klasy 2 trafia na wierzch jej talii
  }
event-luna-marked = znacznik bonusu: { $bonus }
event-luna-blocked = nie może położyć znacznika: { $bonus }
event-luna-settled = { $company } wchodzi: { $sector }, { $aim } ({ $column })
event-luna-settled-space = { $company } wchodzi: { $space }, { $aim } ({ $column })
event-luna-ousted = placówka wraca: { $company }, { $column }
event-luna-column = { $company }, { $column }: { $edge }
event-luna-stuck = { $company } nie może się rozwinąć, przepada punktów: { $number }
event-luna-checked = zagrała ostatnią kartę. Na wierzch odrzuconych trafia { $luna }: po lewej { $number }, po prawej { $number-2 }
event-luna-withdrew = odrzuca kartę większości: { $luna } ({ $half })
half-left = lewa
half-right = prawa
rank-most = najcenniejsza
rank-second = druga pod względem wartości
rank-third = trzecia pod względem wartości
rank-least = najmniej cenna
rank-share = najcenniejsza z udziałem na rynku
rank-lead = największe prowadzenie
rank-level = wspólne prowadzenie
rank-deficit = najmniejsza strata
rank-behind = największa strata
rank-abreast = równo z innymi
rank-ahead = najmniejsze prowadzenie
tie-coins = liczba monet
tie-vacant = liczba pustych pól stacji
tie-track = litera toru
edge-final = tylko jej ostatnie pole jest zakryte
edge-spaces = ma najwięcej pustych pól
edge-coins = widać w niej najmniej monet
edge-logo = remis, a jest najbliżej logo
aim-min = najniższy numer w zasięgu
aim-max = najwyższy numer w zasięgu
gauge-tank = zbiornik
gauge-research = badania
lack-card = pole rynku jest puste
lack-share = na rynku nie ma udziału
lack-plan = pole planu jest puste
lack-special = nie ma już planu specjalnego
which-most = najcenniejsza korporacja
which-second = druga pod względem wartości korporacja
which-least = najmniej cenna korporacja
which-lead = korporacja, w której Luna najbardziej prowadzi
which-two-most = każda z dwóch najcenniejszych korporacji
which-two-leading = każda z dwóch korporacji, w których Luna najbardziej prowadzi
which-all = każda korporacja
letter-a = A
letter-b = B
letter-c = C
deed-coins = { $number ->
    [one] { $number } moneta
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
  }
deed-tank = zbiornik +{ $number }
deed-research = badania +{ $number }
deed-steps = { $which }: { $number ->
    [one] { $number } krok
    [few] { $number } kroki
    [many] { $number } kroków
   *[other] { $number } kroku
  }
deed-expand = { $which }: ekspansja { $number }, { $aim }
deed-take = bierze karty z rynku
deed-share = bierze najcenniejszy udział
deed-special = najnowszy plan specjalny opuszcza grę
deed-plan = plan { $letter } opuszcza grę
deed-marker = znacznik bonusu
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

## Pas w przeglądarce

place-belt = Pas
board-tab-belt = Pas
board-asteroid-reward = Za pierwszą placówkę korporacji na tej planetoidzie: { $reward }.
board-shuttle-reward = Za każde wejście promu: { $reward }.
board-asteroid-owner = Stoi tu placówka { $company }.
board-shuttle-owner = Stoi tu prom { $company }.
board-collectors = { $count ->
    [one] Jest tu kolektor gazu. Liczy się korporacji z placówką na tej planetoidzie.
    [few] Są tu { $count } kolektory gazu. Liczą się korporacji z placówką na tej planetoidzie.
   *[many] Jest tu { $count } kolektorów gazu. Liczą się korporacji z placówką na tej planetoidzie.
  }
board-linked = Połączone z: { $space }. Oba pola razem liczą się jako jeszcze jeden kolektor gazu.
board-flights = Tory lotu: { $places }.
board-column-shuttles = Promy: { $left }.
board-column-shuttle-crossed = Na przekreślone pole żaden prom nie wraca.

## Luna, misje i zagrożenia w przeglądarce

automaton = Luna
place-luna-slots = Jej karty w tej rundzie
place-luna-majorities = Jej karty większości
place-luna-reserve = Jej zapas kart
place-luna-deck = Jej talia
board-luna-open = { $name }: karty, większości, zapas, talia
board-luna-card = Karta Luny { $luna }
board-luna-does = W swojej turze: { $deeds }.
board-luna-takes = Bierze karty z tych pól rynku, zależnie od miejsca: { $all }.
board-luna-takes-here = Na tym miejscu bierze z rynku: pole { $here }.
board-luna-plans = Plan odchodzi z tej kolumny obszaru badań, zależnie od miejsca: { $all }.
board-luna-plans-here = Na tym miejscu plan odchodzi z kolumny { $here } obszaru badań.
board-luna-marks = Jej znacznik trafia tutaj, zależnie od miejsca: { $all }.
board-luna-marks-here = Na tym miejscu jej znacznik trafia tutaj: { $here }.
board-luna-card-counts = Jako karta większości liczy po lewej tytan i węgiel: { $left }, po prawej energię i minerały: { $right }; naukowcy po obu stronach: { $scientists }.
board-luna-card-gains = Odkryta jako karta większości daje jej: { $gains }.
board-luna-down = Karta leży zakryta. Luna odkryje ją w swojej turze.
board-luna-played = Zagrana w tej rundzie.
board-luna-slot-empty = Nie ma tu teraz karty. Luna dostanie ją w fazie planowania.
board-luna-slot-shut = Zamknięte.
board-luna-majority-left = Lewa karta większości: tytan i węgiel
board-luna-majority-right = Prawa karta większości: energia i minerały
board-luna-majority-none = Teraz jej nie ma: nic się tu nie liczy.
board-luna-scientists = Naukowcy na jej kartach większości: { $number }. Liczą się w większości badań.
board-luna-reserve-empty = Jeszcze nie ma kart. Luna bierze je z rynku; liczą się tylko udziały.
board-luna-deck = Karty w jej talii: { $deck }. Karty klasy 2 poza grą: { $two }.
board-luna-known = W talii albo zakryte: { $cards }.
board-luna-new = Poza tym karty klasy 2, których nikt jeszcze nie widział: { $number }.
board-luna-discards = Odrzucone: { $cards }.
board-luna-left-cards = Co robią te karty
board-luna-level = Poziom Luny: { $level }
board-luna-tokens = Żetony dające silniejszą kartę, na kroku: zbiornik { $tank }; badania { $research }.
board-mission = Karta misji { $mission }
board-mission-bound = Pracuje nad nią { $name }; wykonane zadania: { $done } z 3.
board-mission-of = Karta misji { $mission }, wykonane zadania: { $done } z 3.
board-mission-of-none = Nie ma jeszcze karty misji.
board-personal-other-shut = Własne pole otworzy się, gdy wykonane będą wszystkie trzy zadania.
board-personal-other-free = Własne pole jest otwarte i wolne.
board-personal-other-taken = Na własnym polu leży znacznik, do następnego przygotowania.
board-mission-other = Pracujesz nad inną kartą.
board-mission-reward = Każde zadanie daje dwie monety i jednorazowy znacznik; wszystkie trzy otwierają twoje własne pole.
board-task-done = Wykonane: { $task }.
board-task-holds = Masz to teraz: { $task }.
board-task-missing = Do zrobienia: { $task }. Masz { $count }, brakuje { $missing }.
board-one-time = Jednorazowe znaczniki w zapasie: { $markers }. Każdy działa raz.
board-marked-once = Leży tu jednorazowy znacznik gracza { $name }.
board-personal = Znacznik i moneta dają trzy kroki na torze jednej korporacji.
board-personal-shut = Otworzy się, gdy wykonasz wszystkie trzy zadania swojej karty misji.
board-personal-free = Jest wolne.
board-personal-taken = Leży tu twój znacznik, do następnego przygotowania.
board-threat = Zagrożenie: { $threat }
board-threat-asks = Usunięcie kosztuje dwie energie podczas ekspansji korporacji, która ma prom na 11 albo 16, a do tego: { $asks }.
board-threat-reward = Kto je usunie, dostaje: { $reward }, a na koniec udział najcenniejszej korporacji.
board-threat-does = Jeśli zostanie: { $does }
board-threat-removed = Usunął(-ęła) je { $name }.
board-majority-player = { $name }, odkryte: { $number }.
board-majority-luna = { $name } liczy { $number } na kartach większości.

## Serie

series-campaign = kampania
    .about = Cztery rozdziały w tym samym składzie, na Księżycu i w Pasie, z misjami. Decydują punkty sukcesu. Można przerwać w każdej chwili i grać dalej kiedy indziej.
    .fixed = board settled missions threat tokens tracks track-skymine track-minerva track-astrogo track-tawac
    .game = rozdział { $number } z { $length }
    .chapters = Rozdziały
    .next = Następny rozdział
    .again = Zagraj ten rozdział jeszcze raz
    .again-about = Tego rozdziału nie rozegrano do końca, więc nie przynosi punktów sukcesu. Gra się go jeszcze raz, w nowym układzie.
    .goes-on = Pętla czasu trwa dalej.
    .loop-about = Nikt nie usunął pętli czasu. Rozdział gra się jeszcze raz, w nowym układzie, a liczy się średnia jego gier.
    .invite = Następny rozdział jest otwarty.
    .invite-again = Rozdział jest znów otwarty.
    .ask-next = Czy chcesz zagrać teraz następny rozdział?
    .ask-again = Czy chcesz zagrać teraz ten rozdział jeszcze raz?
    .over = Kampania jest zakończona.
    .waits = Następny rozdział czeka
    .waits-again = Ten rozdział gra się jeszcze raz
    .points = Punkty sukcesu
    .scale = Rangi według punktów sukcesu: Prawie na orbicie (od 7), O krok od Księżyca (od 12), Pora na Marsa (od 17), Legenda (od 22).
campaign-1 = Puste kopalnie
    .story = Agencji, która kopała na Księżycu, skończyły się pieniądze. Załogi wróciły do domów, a szyby stoją otworem. Cztery korporacje chcą się tam wprowadzić, lecz żadnej nie stać na to w pojedynkę. Masz oszczędności, kilka starych map i przeczucie, że druga taka okazja się nie trafi.
    .brings = Misje: jawne zadania, które przynoszą monety i jednorazowe znaczniki.
    .rules = missions campaign
campaign-2 = Coraz dalej
    .story = Księżyc dobrze płaci, ale każdy porządny sektor ma już właściciela. Za Marsem stare trasy lotów prowadzą od skały do skały, a ich latarnie wciąż mrugają. Korporacje tankują promy. Kto chce mieć kawałek Pasa, musi tam być, zanim wydrukują mapy.
    .brings = Pas: zamiast sektorów planetoidy i promy.
    .rules = belt
campaign-3 = To, co zostało
    .story = Za dużo skał, za mało pilotów: Pas pochłonął zyski całego pokolenia. Sprzedajesz, co tam masz, i wracasz na Księżyc, o który nikt nie dbał. Połowa stacji jest ciemna, trzyma się jeszcze dwanaście placówek. Udziały kosztują grosze. Przy odrobinie dobrej woli to też dobra wiadomość.
    .brings = Zasiedlony Księżyc: od początku stoją na nim po trzy placówki każdej korporacji. Kto pierwszy otworzy własne pole, dostaje punkt sukcesu.
    .rules = settled
campaign-4 = Coś między skałami
    .story = Księżyc znów świeci i właściwie niczego ci nie brakuje. Ale jeden rejon Pasa jest na wszystkich starych mapach przekreślony i żadne akta nie mówią dlaczego. Korporacje znalazły drogę. Meldują o bogatych złożach, a potem przestają meldować. A ciebie zawsze ciekawiło, co leży za taką kreską.
    .brings = Zagrożenie w środku Pasa. Kto je usunie, dostaje punkt sukcesu.
    .rules = threats threat-cards time-loop
campaign-rank-0 = Mocno na ziemi
    .about = Pod chmurami też można zrobić karierę.
campaign-rank-1 = Prawie na orbicie
    .about = Niebo zaczęło już czernieć.
campaign-rank-2 = O krok od Księżyca
    .about = Tam na górze znają twoje imię.
campaign-rank-3 = Pora na Marsa
    .about = Korporacje pytają cię o zdanie, zanim wystartują.
campaign-rank-4 = Legenda
    .about = Najdalsza skała Pasa nosi twoje imię.
series-point-ahead-of-one = Przed jednym graczem
series-point-ahead-of-two = Przed dwoma graczami
series-point-won = Wygrany rozdział
series-point-markers = Dwa znaczniki misji
series-point-tracks = Ukończone tory
series-point-first-personal = Własne pole otwarte przed innymi
series-point-threat-removed = Usunięte zagrożenie
series-point-loop = Pętla czasu, średnia
merit-tracks-finished = Ukończone tory
merit-markers-taken = Znaczniki misji
merit-first-personal = Własne pole otwarte przed innymi
merit-threat-removed = Usunięte zagrożenie
merit-loop-left = Pętla czasu trwa
series-time-loop = pętla czasu
    .about = Gra w Pasie z pętlą czasu. Jeśli nikt jej nie usunie, gracie od nowa w innym układzie, najwyżej trzy razy. Liczy się średnia wyników, zaokrąglona w górę.
    .fixed = board settled threat
    .goes-on = Pętla czasu trwa dalej.
    .next-about = Nikt nie usunął pętli czasu. Gracie jeszcze raz, w nowym układzie, a liczy się średnia wyników.
    .points = Średnia wyników
time-loop-1 = Pierwszy raz
    .story = W środku Pasa każdy zegar pokazuje co innego. Piloci mówią, że już tu byli, choć nikt tu nie był.
    .rules = belt threats time-loop
time-loop-2 = Jeszcze raz
    .story = Znacie ten poranek. Karty są inne, skały te same, a pętla wciąż trwa.
    .rules = time-loop
time-loop-3 = Ostatni raz
    .story = Jeszcze raz od początku. Potem czas popłynie dalej, cokolwiek zrobicie.
    .rules = time-loop

## Samouczek: co się czyta przed turą, sama tura i co mówimy na inny możliwy ruch (.other)

tutorial-goal = Cztery korporacje wydobywają surowce na Księżycu. Żadna nie jest twoja, ale w każdej możesz mieć udziały. Po siedmiu rundach wygrywa ten, kto ma najwięcej monet, a najwięcej dają udziały. Zagramy półtorej rundy.
tutorial-shares = To korporacja Skymine. Twój znacznik idzie po jej torze, a liczby przy nim mówią, ile masz udziałów. Dzięki żetonowi stoisz na polu 3: to jeden udział.
tutorial-worth = To stacja Skymine. Udział jest wart tyle, ile monet na niej widać. Na razie zakrywają je placówki, więc udziały Skymine nie są jeszcze nic warte.
tutorial-hand = Twoje karty. Węgiel (sześciokąt), minerały (kryształy) i tytan (sztabki) to zasoby na karty i kroki na torach. Energia (błyskawica) wysyła placówki na Księżyc, a naukowiec (kolba) prowadzi badania. Duża liczba mówi, ile tego jest.
tutorial-slots = Masz trzy miejsca na karty. Wszyscy wypełniają swoje w tajemnicy, a potem odkrywa się wszystko naraz.
tutorial-plan = Zaplanuj Tytan 2, Energię 2 i Naukowca, a potem zagraj te karty.
    .other = Można tak zaplanować. Ale z tytanem, energią i naukowcem zobaczysz trzy różne akcje.
tutorial-actions = Teraz gracie na zmianę, po jednej akcji, aż wszyscy się wycofają. Twoje karty leżą odkryte. Użytą kartę się zakrywa.
tutorial-majorities = Do akcji bez kart masz trzy znaczniki bonusu. Te pięć pól to większości: nikt nie może mieć odkryte więcej niż ty. Rywal ma dwie jednostki tytanu i ty też. To wystarczy.
tutorial-majority = Połóż znacznik na większości tytanu. Od dwóch jednostek daje dwa kroki na torze Astrogo. Tytan zostaje odkryty, więc zrób to, zanim go użyjesz.
    .other = Można. Ale tytan liczy się tylko, dopóki leży odkryty, a jego pole może zająć ktoś inny.
tutorial-share = Twój znacznik przeszedł dwa kroki po torze Astrogo: to pierwszy udział w tej korporacji.
tutorial-screen = Teraz badania: twój tor badań to rząd ekranów. Na pierwszym leży plan. U góry jest to, czego wymaga, dwie jednostki tytanu, a u dołu to, co daje, dwie monety.
tutorial-study = Użyj Naukowca, póki tytan leży odkryty. Tego, co wymaga plan, się nie zużywa: wystarczy, że leży.
    .other = Zdążysz z tym. Ale gdy tytan będzie użyty, nie spełnisz już wymagania planu.
tutorial-upload = Twój znacznik może wejść na ekran 1. Dostajesz to, co daje jego plan, a im dalej, tym więcej punktów wart jest tor.
    .other = Można zostać. Ale tytan masz właśnie teraz, a czekają dwie monety.
tutorial-plans = Naukowiec daje też dwa punkty badań. Plan A lub B kosztuje jeden, plan C dwa, a reszta punktów to monety. Kto bierze plan z czerwonego pola, dostaje też monety z dopłaty.
tutorial-points = Weź plan z czerwonej ramki. Wymaga dwóch jednostek węgla i daje dwa kroki na torze Skymine.
    .other = Ten też by się przydał. Ale plan z czerwonej ramki od razu daje monetę, a węgiel do niego masz.
tutorial-science = Został jeden punkt. Weź plan, który wymaga jeszcze jednej karty badań: zaraz taką kupisz.
    .other = Można. Ale ten plan będzie pasował do kart następnej rundy.
tutorial-place = Znacznik idzie z ekranu na ekran i nie przeskoczy pustego. Połóż ten plan na ekranie 2.
    .other = Można, ale wtedy po drodze byłaby luka.
tutorial-place-next = A drugi zaraz za nim, na ekranie 3.
    .other = Można. Ale na ekranie 3 leży tuż za pierwszym i znacznik przejdzie oba.
tutorial-lines = Energia wysyła placówki jednej korporacji do sektorów obok jej stacji albo obok jej placówek. Pojedyncza linia kosztuje jedną energię, podwójna dwie. Gdzie stoi inna korporacja, o jedną więcej.
tutorial-expand = Masz udział w Astrogo, więc podnieś jego wartość: zrób ekspansję Astrogo. Używasz przy tym całej energii.
    .other = Można. Ale najwięcej zyskasz tam, gdzie masz udziały, których wartość może urosnąć, czyli w Astrogo.
tutorial-enter = Wejdź do sektora 7: pojedyncza linia, czyli jedna energia. Kopalnia daje krok na torze Astrogo.
    .other = Tam też sięgasz. Ale sektor 7 daje krok na torze Astrogo i zostawia energię na jeszcze jeden.
tutorial-columns = Placówka schodzi z góry kolumny, a to, co zakrywała, odtąd widać. W pierwszej kolumnie na górze nie ma nic, w dwóch pozostałych po monecie. Na samym dole czekają dwie.
tutorial-lift = Weź ją z kolumny 2: udział Astrogo jest odtąd wart jedną monetę.
    .other = Można. Ale zacznij od kolumny 2.
tutorial-enter-next = Stamtąd idziesz dalej. Wejdź do sektora 8 za drugą energię: daje monetę.
    .other = Można. Ale niewykorzystana energia przepada, a sektor 8 daje monetę.
tutorial-lift-next = Tę weź z kolumny 3: tam też na górze jest moneta.
    .other = Można. Ale tylko kolumna 3 ma monetę na pierwszym polu.
tutorial-spread = Udział Astrogo jest teraz wart dwie monety. Dotyczy to udziałów wszystkich graczy, więc rozwijaj te korporacje, w których masz więcej niż inni.
tutorial-price = Rynek. Karta kosztuje tyle, ile ma w lewym dolnym rogu, plus liczba nad jej kolumną. Ten Badacz terenowy sam jest darmowy, a kolumna dodaje jeden. Karty z lewej potanieją w następnej rundzie, jeśli nikt ich nie kupi.
tutorial-buy = Kup Badacza terenowego. Płacisz kartami zasobów jednego rodzaju, twój tytan wystarczy.
    .other = To też dobra karta. Ale Badacza terenowego wymaga twój drugi plan.
tutorial-left = Kosztował jedną jednostkę, a tytan ma dwie. Reszta to kroki: zrób ten na torze Astrogo i weź drugi udział.
    .other = Można. Ale w Astrogo ten krok daje udział, a każdy jest wart dwie monety.
tutorial-spaces = Te trzy pola bonusów działają od razu: zaczynasz następną rundę, kupujesz kartę za monety albo kartę sprzedajesz. Z dwóch skorzystał rywal. Pole jest zajęte do końca rundy.
tutorial-tile = Płytki poniżej kosztują monety i przychodzą w następnej rundzie. Połóż znacznik na płytce badań polowych: liczy się jak badacz terenowy.
    .other = Można. Ale z kupionym badaczem najwięcej da ci płytka badań polowych.
tutorial-retire = Karty są użyte, a trzeci znacznik tym razem zostawimy. Wycofaj się z rundy.
    .other = Można i często warto. Ale zobacz teraz, jak kończy się runda.
tutorial-rests = Użyte karty odpoczywają. Trzy twoje leżą tu od początku. Wycofując się, bierzesz z powrotem jeden stos i nigdy więcej.
tutorial-pile = Weź Naukowca z powrotem na rękę.
    .other = Można. Ale do dwóch planów znowu potrzebujesz naukowca.
tutorial-lay = Każda użyta karta trafia na inne miejsce. Połóż tytan na węglu: stos wraca w całości, więc duże stosy są dobre.
    .other = Można. Ale sam na miejscu, sam też wróci.
tutorial-lay-next = Tak samo połóż energię na minerałach. Naukowiec dostanie wtedy osobne miejsce.
    .other = Można. Ale z minerałami wróci za jednym razem.
tutorial-round = Runda 2. Karty z prawej kolumny zeszły z rynku, inne przesunęły się w prawo i doszły nowe. Znaczniki wróciły, a płytka badań polowych jest twoja.
tutorial-score = Gwiazdka to twój wynik, gdyby gra skończyła się teraz: monety, udziały razy ich wartość, zbiornik i tor badań.
tutorial-needs = Twoje następne plany: pierwszy wymaga jeszcze jednej karty badań obok naukowca, drugi dwóch jednostek węgla. Z właściwymi kartami znacznik przejdzie oba.
tutorial-plan-next = Zaplanuj więc Węgiel 2, Naukowca i Badacza terenowego.
    .other = Można tak zaplanować. Ale wtedy jeden z dwóch planów cię zatrzyma.
tutorial-study-next = Znowu najpierw Naukowiec, póki inne karty leżą odkryte.
    .other = Zdążysz z tym. Gdy te karty będą użyte, zabraknie ich twoim planom.
tutorial-turn-over = Za dwie monety można zakryć plan, którego wymagań się nie spełnia. Spełniasz oba, więc odpowiedz: nie.
    .other = To kosztuje dwie monety, a zakryty plan nic nie daje.
tutorial-run = Idź na ekran 3. Dostajesz tylko to, co daje plan, na którym znacznik stanie: dwa kroki na torze Skymine.
    .other = Można. Ale im dalej, tym więcej wart jest tor.
tutorial-threshold = Te kroki prowadziły przez próg, żółtą liczbę na torze Skymine. Dostajesz monetę, tak jak każdy, kto przekroczył go wcześniej. Od następnej tury masz też pierwszy bonus tego toru.
tutorial-special = Znowu dwa punkty badań. Weź plan specjalny: zamiast kart wymaga monet, a na koniec jest wart trzy punkty.
    .other = Można. Ale plan specjalny dostanie ten, kto będzie pierwszy, a daje punkty.
tutorial-special-place = Połóż go na ekranie 4. Od tego ekranu tor badań jest wart dziesięć punktów.
    .other = Można, ale wtedy znacznik stanąłby przed luką.
tutorial-tank = Twój zbiornik na hel-3. Liczby to punkty na koniec gry, a po drodze otwiera się jeszcze jedno miejsce na kartę.
tutorial-field-tile = Najpierw użyj płytki: dwa kroki i jeszcze jeden, bo Badacz terenowy leży odkryty.
    .other = Zdążysz z tym. Ale jeśli najpierw użyjesz badacza, płytka da o krok mniej.
tutorial-field = Teraz Badacz terenowy: jeszcze jeden krok i dwie monety.
    .other = Zdążysz z tym. Najpierw użyj Badacza terenowego.
tutorial-barrier = Czerwona liczba na torze to bariera: przejście kosztuje monety. Żółta to próg i płaci. Próg Astrogo jest dwa kroki przed tobą.
tutorial-invest = Tym razem użyj zasobu tylko na kroki: wybierz węgiel.
    .other = Można. Ale dwa kroki na torze Astrogo prowadzą przez próg.
tutorial-step = Zrób pierwszy krok na torze Astrogo.
    .other = Można. Ale dwoma krokami na torze Astrogo przejdziesz jego próg.
tutorial-cross = I drugi, przez próg: dwie monety dla ciebie.
    .other = Można. Ale tym krokiem przechodzisz próg i dostajesz dwie monety.
tutorial-learned =
    Runda: plan w tajemnicy, akcje na zmianę, na koniec jeden stos wraca na rękę.
    Zasoby kupują karty i kroki, energia wysyła placówki, naukowcy prowadzą badania, badacze terenowi napełniają zbiornik.
    Kroki dają udziały, placówki podnoszą ich wartość. Liczą się też monety, zbiornik i badania.

## Signs, for the legend

signs-cards = Karty
sign-carbon = { type-carbon }
    .legend = Zasób. Kart jednego zasobu używa się razem: do zakupu karty i na kroki na torze.
sign-minerals = { type-minerals }
    .legend = Zasób, używany jak węgiel.
sign-titanium = { type-titanium }
    .legend = Zasób, używany jak węgiel.
sign-unit = Jednostka zasobu
    .legend = Jednostka dowolnie wybranego zasobu.
sign-energy = { type-energy }
    .legend = Wszystkie karty energii razem rozwijają jedną korporację: wchodzi ona do sektorów.
sign-scientist = { type-scientist }
    .legend = Przynosi punkty badań, a twój znacznik przesyłu może ruszyć dalej.
sign-field = { type-field }
    .legend = Napełnia zbiornik, przynosi monety albo kroki.
sign-science = Karty badań
    .legend = Naukowcy i badacze terenowi.
sign-share = { type-share }
    .legend = Karta z nim liczy się jako udział swojej korporacji. Na torze: ile masz tam udziałów.
sign-hand = { place-hand }
    .legend = Ile kart jest na ręce. Każdy może wiedzieć, jakie.
sign-rest = { place-rests }
    .legend = Tu leżą karty po użyciu. Wycofując się, bierzesz z powrotem jeden stos.
sign-slot = Miejsce na kartę
    .legend = Na zbiorniku i na torze badań: gdy tam dojdziesz, od następnego planowania masz jedno miejsce więcej.
sign-retire = Poza rundą
    .legend = Ten gracz nie ma już tur w tej rundzie.
sign-buy = Zakup za monety
    .legend = Kup kartę z rynku za monety.
sign-remove = Sprzedaż karty
    .legend = Usuń kartę z ręki: dostajesz jej koszt w monetach i jeszcze trochę.
sign-replay = Karta jeszcze raz
    .legend = Usuń kartę i użyj jej akcji. Na planie: leży odwrócony.
sign-removed = Usunięte karty
    .legend = Karty, które wypadły z gry. Niektóre pola pozwalają kupić jedną z nich.
signs-amounts = Co masz
sign-coin = Moneta
    .legend = Gotówka. Na koniec liczy się każda moneta.
sign-tank = Zbiornik
    .legend = Hel. Im wyżej, tym więcej wart na koniec.
sign-research = Punkt badań
    .legend = Jeden to plan A albo B, dwa to plan C albo specjalny; reszta to monety.
sign-marker = Znacznik bonusu
    .legend = Połóż go w swojej akcji na wolnym polu, zapłać, czego pole wymaga, i weź, co daje.
sign-once = Znacznik jednorazowy
    .legend = Znacznik bonusu, który działa raz. Dostaje się go za misję.
sign-points = Punkty
    .legend = Tyle to jest warte na koniec. Przy imieniu: dotychczasowy wynik.
sign-first = Pierwszy gracz
    .legend = Zaczyna rundę.
signs-companies = Korporacje i tory
sign-companies = Korporacje
    .legend = Skymine, Minerva, Astrogo i Tawac, każda z własnym znakiem i kolorem.
sign-any-company = { company-any }
    .legend = Korporację wybierasz ty.
sign-steps = Kroki
    .legend = Kroki na torze korporacji.
sign-barrier = Bariera
    .legend = Kosztuje monety w chwili przekroczenia.
sign-threshold = Próg
    .legend = Płaci monety tobie i wszystkim, którzy przekroczyli go wcześniej, a od twojej następnej tury odblokowuje bonus.
sign-lock = Zablokowany
    .legend = Nie masz jeszcze za sobą jego progu.
sign-outpost = Placówka
    .legend = Wchodzi ze stacji korporacji do sektorów. Każda, która odchodzi, podnosi wartość udziałów.
sign-demolish = Usunięcie placówki
    .legend = Z góry kolumny stacji. Odpada z gry, a udziały są warte więcej.
sign-shuttle = Prom
    .legend = W Pasie: stoi na torach lotu, dzięki niemu korporacja sięga planetoid.
sign-value = Wartość korporacji
    .legend = Na kartach Luny: korporacje według wartości, 1 to najwyższa.
signs-research = Badania i zadania
sign-plan = Plan badań
    .legend = Leży na ekranie twojego toru badań. Gdy wejdzie na niego znacznik, daje swoją nagrodę.
sign-screen = Ekran
    .legend = Pole toru badań. Żeton startowy kładzie na nim pierwszy plan.
sign-upload = Znacznik przesyłu
    .legend = Jak daleko jesteś na torze badań.
sign-plus = { bonus-plus-tile }
    .legend = W następnej rundzie jedna odkryta karta zasobu liczy się o jednostkę więcej. Na żetonie: co dostajesz na początku.
sign-met = Spełnione
    .legend = To, czego trzeba, teraz się zgadza.
sign-unmet = Niespełnione
    .legend = To, czego trzeba, jeszcze się nie zgadza.
sign-threat = Zagrożenie
    .legend = Wymaga czegoś od wszystkich i mówi, co się stanie w przeciwnym razie.
