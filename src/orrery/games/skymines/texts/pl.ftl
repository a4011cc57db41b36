# Skymines naszymi słowami. Klucze to nazwy z reguł i zawartości.

title = Skymines
tagline = Inwestuj w cztery korporacje, rozstawiaj ich placówki na Księżycu i miej udziały w tych, które są najwięcej warte.
length = około 120 minut
things = karta, sektor (sector-21), pole bonusu albo miejsce na twojej planszy

## O co pyta gra

step-draft = Który żeton zatrzymujesz? Nikt go nie zobaczy, dopóki wszyscy nie wybiorą.
    .chapter = tokens
step-set-aside = Żeton { $token }: która karta zaczyna na miejscu na zużyte karty?
    .chapter = tokens
step-planning = Które karty zagrywasz w tej rundzie? Nikt ich nie zobaczy, dopóki wszyscy nie wybiorą.
    .chapter = planning
    .send = Zagraj te karty ({ $count })
    .none = Nie zagrywaj żadnej
step-act = Twoja akcja: użyj kart, połóż znacznik bonusu albo wycofaj się z tej rundy.
    .chapter = actions
step-pay-cards = Których kart zasobów używasz?
    .card-price-paid = Które karty zasobów zapłacą za kartę „{ $card }”? Kosztuje { $price }, wybrano { $paid }.
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
step-entering = Ekspansja: { $company }. Pozostała energia: { $left }. Do którego sektora wchodzisz?
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
    .chapter = research
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
    .card-price = { $card }: koszt { $price } w jednym zasobie.
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
    .rule = { rule-energy }
why-column-empty = W tej kolumnie nie ma miejsca albo placówki.
    .rule = { rule-energy }
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
    .price-have = To kosztuje { $price }. Masz { $have }.
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
    .rule = { rule-research }
why-barrier = Bariera korporacji { $company } kosztuje { $price }. Masz { $have }.
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
why-rest-waits = Bierzesz jeden stos i odkładasz zużyte karty, gdy wycofujesz się z rundy.
    .rule = { rule-retiring }
why-sector-waits = Korporacja wchodzi do sektorów, gdy robisz jej ekspansję kartami energii. Najpierw wybierz jej stację.
    .rule = { rule-energy }
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
    .rule = { rule-markers }
why-token-waits = Żetony rozdaje się na początku gry.
    .rule = { rule-tokens }

## Opcje

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
    .when = tracks chosen
option-track-minerva = Tor Minervy
    .when = tracks chosen
option-track-astrogo = Tor Astrogo
    .when = tracks chosen
option-track-tawac = Tor Tawac
    .when = tracks chosen
option-tokens = Żetony startowe
    .about = Stałe żetony pierwszej gry albo jeden z dwóch dla każdego.
option-tokens-first = jak w pierwszej grze
option-tokens-draft = jeden z dwóch
option-linked = Połączone miejsca
    .about = Każda karta trafia na miejsce nad nią. Tak jest trudniej.

## Korporacje, zasoby, karty

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac
company-any = dowolna korporacja
company-expanded = jej tor
resource-carbon = węgiel
resource-minerals = minerały
    .amount = { $number ->
        [one] 1 minerał
        [few] { $number } minerały
       *[many] { $number } minerałów
    }
resource-titanium = tytan
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
card-field-minerva = Badacz terenowy Minerva
card-energy-b-minerva = Energia 2 z udziałem Minerva
card-energy-c-minerva = Energia 3 z udziałem Minerva
card-share-d-minerva = Udział Minerva (D)
card-share-e-minerva = Udział Minerva (E)
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
bonus-minerva-1 = tor Minerva, pole 1
bonus-minerva-2 = tor Minerva, pole 2
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
perk-purchase = kup kartę za monety, taniej o { $number }; zbiornik +{ $number-2 }
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
choice-set-aside = { $card }
choice-set-aside-at = { $card } → { $rest }
choice-plan = { $card }
choice-plan-at = { $card } → { $slot }
choice-done = Gotowe
choice-buy = Kup: { $card }, koszt { $costs }
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
    .coins-tank = { $card }: zbiornik +{ $tank }, monety +{ $coins }
choice-survey-tile = Płytka badań polowych: zbiornik +{ $tank }
    .group = Badania
choice-turn-over = Zakryj { $plan }
choice-upload = { $screen }
    .gain = { $screen }: { $gain }
    .gain-value = { $screen }: { $gain }; tor wart { $value }
    .gain-price = { $screen } za monety ({ $price }): { $gain }
    .gain-price-value = { $screen } za monety ({ $price }): { $gain }; tor wart { $value }
choice-stay = Zostań
choice-take = { $plan }
    .need-spends = { $plan } za { $spends }, wymaga: { $need }
    .need-spends-supplement = { $plan } za { $spends }, wymaga: { $need }; monety +{ $supplement }
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
choice-claim = { $gain }
choice-way = { $way }
    .gain = { $gain }
choice-sell = { $card }
    .coins = { $card }: monety +{ $coins }
choice-purchase = { $card } za { $price }
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
rule-market = Odkrytych jest dwanaście kart. Na koniec rundy schodzą karty z prawej kolumny, pozostałe przesuwają się w prawo i dochodzą nowe.
    .title = Obszar kart
rule-tracks = Każda jednostka to krok na torze korporacji. Bariera kosztuje monety w chwili przekroczenia. Próg płaci tobie i wszystkim, którzy przekroczyli go wcześniej, a od twojej następnej tury odblokowuje bonus. Kroki, których nie można zrobić, przepadają.
    .title = Tory
rule-bonuses = Każdy tor ma dwa bonusy. Jedne działają stale, inne są polami na znaczniki, z których korzystają tylko ci, którzy przekroczyli próg. Z dwóch bonusów toru używa się w rundzie jednego.
    .title = Bonusy torów
rule-energy = Użyj naraz wszystkich kart energii, żeby rozwinąć jedną korporację. Wejście do sektora obok jej stacji albo jej sektora kosztuje jedną energię przez pojedynczą linię, dwie przez podwójną i jedną więcej, jeśli stoi tam inna korporacja. Placówka pochodzi z góry kolumny stacji. Potem dostajesz to, co dają sektory, a usunięte placówki wracają do swoich stacji.
    .title = Energia
rule-research = Punkt badań to plan A albo B, dwa to plan C albo specjalny; reszta punktów to monety. Plany z czerwonych pól przynoszą dopłatę. Na koniec tury kładziesz plany na swoim torze badań.
    .title = Punkty badań
rule-science = Z naukowcem możesz najpierw zakryć plan za dwie monety. Potem znacznik przesyłu idzie z planu na plan, jak daleko pozwalają odkryte karty i jak daleko chcesz. Dostajesz nagrodę planu, na którym się zatrzyma, a potem punkty badań z karty.
    .title = Naukowcy
rule-field = Badacz terenowy napełnia zbiornik i przynosi monety. Badacz korporacji daje krok więcej za każde dwa kolektory gazu w jej sektorach.
    .title = Badania polowe
rule-markers = Połóż znacznik na wolnym polu, zapłać, czego pole wymaga, i weź, co daje. Przy większości nikt nie może mieć więcej odkrytego. Płytki są na następną rundę.
    .title = Znaczniki bonusów
rule-spaces = Niektóre pola pozwalają kupić kartę za monety, sprzedać kartę z ręki albo usunąć kartę i użyć jej akcji.
    .title = Szczególne pola
rule-retiring = Wycofując się, bierzesz z powrotem jeden zużyty stos i kładziesz każdą kartę z obszaru na innym miejscu na zużyte karty. W tej rundzie nie masz już tur.
    .title = Wycofanie
rule-preparation = Potem na pole dopłaty trafia moneta, odkrywa się plan specjalny, znaczniki i płytki wracają do właścicieli, a obszar kart się uzupełnia.
    .title = Następna runda
rule-symbols = Usunięte placówki odpadają z gry. Schodzą z góry kolumny i podnoszą wartość udziałów.
    .title = Symbole
rule-end = Sumuje się monety, udziały czterech korporacji, zbiornik i badania. Udział jest wart tyle, ile monet widać na stacji. Równe sumy to wspólne zwycięstwo.
    .title = Koniec gry
rule-reconstructed = Zasady są z instrukcji. Jej obrazków nie mamy: koszty i wartości większości kart, plany, żetony, tory i mapa Księżyca są nasze.
    .title = Co jest odtworzone

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
draw-mat = monety { $coins }, zbiornik { $tank }, ekran { $screen }, znaczniki { $markers }, teraz warte { $total }
draw-first = pierwszy gracz
draw-retired = poza rundą
draw-hand = Ręka
draw-area = Obszar
draw-rest = Zużyte
draw-tiles = Kafelki
draw-screens = Ekrany
draw-turned = zakryty
draw-chosen = Wybrane
rule-screen = Terminal pokazuje korporacje, ofertę, plany i sektory w tabelach. Zużyta karta stoi w nawiasie. Jeśli chcesz wiedzieć, dlaczego czegoś nie można, wpisz nazwę rzeczy: sector-21, hand-1, slot-2, rest-3, market-4, screen-5, study-a1, bonus-carbon, company-minerva.
    .title = Ekran

## Stół w przeglądarce

place-moon = Księżyc
place-market = Rynek
place-study = Obszar badań
place-specials = Plany specjalne
place-bonuses = Pola bonusów
place-area = Zagrane i zużyte karty
place-rests = Zużyte karty
place-hand = Ręka
place-screens = Tor badań
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
board-space-first = Zaczynasz następną rundę.
board-space-buy = Płacisz monetę i kupujesz kartę z rynku za monety.
board-space-remove = Usuwasz kartę z ręki i dostajesz za nią monety.
board-tile-scientist = W następnej rundzie liczy się jako naukowiec.
board-tile-field = W następnej rundzie liczy się jako badacz terenowy.
board-tile-energy = W następnej rundzie liczy się jako energia.
board-tile-plus = W następnej rundzie jedna karta zasobu liczy się o jeden więcej.
board-tile-owner = W tej rundzie ma ją { $name }.
board-marked = Leży tu znacznik gracza { $name }.
board-token = Żeton { $token }
board-token-rests = Na początku odkładasz: { $cards }.
board-token-bonus = Na początek: { $bonus }.
board-stack = Stos: { $cards } kart, następna litera { $letter }.
board-removed = Usunięte karty: { $number }
board-surcharge = To pole dolicza { $cost } do kosztu.
board-leaves = Karty z tej kolumny odchodzą na koniec rundy.
board-market-empty = Do końca rundy nie ma tu karty.
board-coins = Monety: { $coins }
board-markers = Znaczniki bonusu w zapasie: { $markers }
board-tank = Zbiornik: krok { $steps }, wart { $value } pkt.
board-tank-slot = Krok { $step } otwiera kolejne miejsce na kartę.
board-upload = Znacznik przesyłu na ekranie { $screen }, wart { $value } pkt.
board-total = Gdyby gra skończyła się teraz: { $points } pkt
board-open-mat = { $name }: ręka, zużyte karty, badania
hint-1 = W każdej rundzie najpierw planujesz karty w tajemnicy. Potem gracie po kolei, po jednej akcji, aż wszyscy się wycofają.
hint-2 = Kroki na torze korporacji dają jej udziały. Placówki na Księżycu sprawiają, że udziały są więcej warte.
hint-3 = Najedź na dowolny symbol albo go dotknij: powiemy, co znaczy, a karta pokaże się w dużym rozmiarze.
hint-4 = Gwiazdka przy twoim imieniu to wynik, gdyby gra skończyła się teraz. Najedź na nią, a zobaczysz, skąd się bierze.
