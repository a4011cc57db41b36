# Astrogórnicy naszymi słowami. Klucze to nazwy, których używają zasady i zawartość.

title = Astrogórnicy
tagline = Wyślij załogi do pasa asteroid, kop razem z innymi, a z tego, co przywiozą, realizuj zamówienia.
length = około 90 minut
things = kość (d1), pole (plasteel-1, 2a) albo nazwę karty lub miejsca (Eros, Pierwszy Gracz, Wymiana)

## What is asked

step-rerolls = Którymi kośćmi rzucasz jeszcze raz? Raz w rundzie; wszyscy wybierają, zanim ktokolwiek rzuci.
    .chapter = dice
    .send = Rzuć jeszcze raz ({ $count })
    .none = Zostaw wszystkie
step-act = Twoja akcja: kość na pole, Misja z ręki, wymiana albo pas.
    .chapter = actions
step-change-dice = Kość odrzucona. Ustaw na innej dowolną ściankę albo rzuć ponownie dowolną liczbą kości.
    .chapter = change
step-roll-again = Którymi kośćmi ze swojej puli rzucasz ponownie?
    .chapter = change
    .send = Rzuć ponownie ({ $count })
    .none = Nie rzucaj
step-swap = Wymiana: który swój żeton oddajesz, a który bierzesz z banku?
    .chapter = exchange
step-take-card = Weź kartę na rękę: jedną z odkrytych albo nieznaną z wierzchu talii.
    .chapter = offices
step-pay = Zapłata za kartę „{ $card }”: { $cost }. Cztery dowolne żetony zastępują jeden brakujący; surowiec promowany ({ $promoted }): trzy.
    .chapter = payment
step-muster = „{ $card }” stoi w doku. Które z twoich kości trafiają od razu na żółte pola?
    .chapter = docks
step-give = Którą ukończoną kartę oddajesz za Nagrodę „{ $card }”?
    .chapter = achievements
step-choose = Który surowiec bierzesz z banku?
    .chapter = bonus
step-settle = Dwie twoje karty są ukończone. Która jest rozliczana pierwsza?
    .chapter = settlement
step-ordering = Czy realizujesz Zamówienie z ręki?
    .chapter = orders
step-drop = Zamówienie „{ $card }” wymaga też kart z ręki ({ $left }). Która trafia pod swoją talię?
    .chapter = orders

## Moves and events

verb-reroll = przerzut: { $die }
    .many = przerzut: { $all }
verb-done = { "" }
verb-gather = { $die } na pole: { $socket }
verb-assign = { $die } do Dyspozytorni
verb-refine = { $die } do Rafinerii
verb-join = { $die } do załogi na polu { $berth }
verb-lead = { $die } na pole Pierwszego Gracza
verb-achieve = { $die } po Nagrodę: { $achievement }
verb-develop = { $die } po Technologię: { $technology }
verb-publish = { $die } po Biuletyn: { $bulletin }
verb-explore = { $die } po Ekspedycję: { $expedition }
verb-explore-free = { $die } po Ekspedycję bez opłaty: { $expedition }
verb-produce = { $die } na własną kartę: { $technology }
verb-consult = { $die } na własną kartę: { $bulletin }
verb-launch = rozpoczyna Misję: { $mission }
verb-launch-free = rozpoczyna Misję bez opłaty: { $mission }
verb-exchange = odrzuca kość na wymianę: { $die }
verb-swap = wymienia: { $resource } → { $resource-2 }
verb-discard = odrzuca kość, żeby zmienić inne: { $die }
verb-turn = obraca kość: { $die } → { $face }
verb-retrain = efekt Zamówienia: { $die } → { $face }
verb-again = rzuca kośćmi ponownie
verb-rally = używa Wyzwania, żeby rzucić kośćmi ponownie
verb-pass = pasuje
verb-take-mission = bierze Misję: { $mission }
verb-draw-mission = dobiera Misję z talii
verb-take-order = bierze Zamówienie: { $order }
verb-draw-order = dobiera Zamówienie z talii
verb-pay = płaci: { $resource }
    .many = płaci: { $all }
verb-reduce = efekt Zamówienia: jeden surowiec mniej do zapłaty
verb-choose = bierze: { $resource }
    .many = bierze: { $all }
verb-settle = rozlicza kartę z doku { $dock }
verb-buy = realizuje Zamówienie: { $order }
verb-drop-mission = odkłada pod talię Misję: { $mission }
verb-drop-order = odkłada pod talię Zamówienie: { $order }
verb-give-mission = oddaje Misję: { $mission }
verb-give-expedition = oddaje Ekspedycję: { $expedition }
event-began = jest Pierwszym Graczem
    .chapter = Runda { $round }
event-ended = {""}
    .chapter = Koniec rundy { $round }
    .report = Jak skończyła się runda { $round }
event-rolled = rzut: { $die }
    .many = rzut: { $all }
event-earned = { $resource } +{ $number }
    .one = { $resource } +{ $number }
    .many = { $all }
event-lost = przepada { $resource } ({ $number }), w banku nie ma więcej
event-bonus = premia rundy za kości w dokach: { $number ->
    [one] { $number } kość
    [few] { $number } kości
    [many] { $number } kości
   *[other] { $number } kości
  }
event-completed = ukończona Misja: { $mission }
event-explored = ukończona Ekspedycja: { $expedition }
event-slid = { $mission } wysuwa się z doku; została jedna runda
event-drifted = { $expedition } wysuwa się z doku; została jedna runda
event-failed = nieudana Misja: { $mission }
event-abandoned = nieudana Ekspedycja: { $expedition }
event-won = zdobyte Wyzwanie: { $challenge }
event-shown-mission = nowa odkryta Misja: { $mission }
    .many = nowe odkryte Misje: { $all }
event-shown-order = nowe odkryte Zamówienie: { $order }
    .many = nowe odkryte Zamówienia: { $all }
event-shown-achievement = nowa Nagroda: { $achievement }
event-drew-mission = dobrana Misja: { $mission }
    .hidden = {""}
event-drew-order = dobrane Zamówienie: { $order }
    .hidden = {""}
event-join-mission = { $die } do załogi Misji: { $mission } ({ $berth })
event-join-expedition = { $die } do załogi Ekspedycji: { $expedition } ({ $berth })
event-idle = nie ma już nic do zrobienia w tej rundzie

## Why not

why-taken = Leży tam już kość i zostanie do następnej rundy.
    .who = Leży tam już kość ({ $who }) i zostanie do następnej rundy.
    .place = W tej rundzie wszystkie pola są zajęte: { $place }.
    .rule = { rule-sockets }
why-wrong-worker = To pole jest dla innego pracownika.
    .takes = To pole przyjmuje: { $takes }.
    .takes-die = To pole przyjmuje: { $takes }; na tej kości jest: { $die }.
    .rule = { rule-sockets }
why-no-cards = Nie ma już karty do wzięcia.
    .rule = { rule-offices }
why-too-dear = Nie możesz za to zapłacić, nawet korzystając ze wszystkich wymian.
    .card-cost-have = { $card }: koszt to { $cost }. Masz: { $have }.
    .rule = { rule-payment }
why-no-dock = Wszystkie doki są zajęte.
    .limit = Wszystkie doki ({ $limit }) są zajęte.
    .rule = { rule-docks }
why-no-barge = Obie twoje barki są w drodze.
    .rule = { rule-docks }
why-types-missing = Nie masz ukończonych kart takich typów asteroid, jakich wymaga ta Nagroda.
    .card-types-have = { $card } wymaga: { $types }. Masz ukończone: { $have }.
    .rule = { rule-achievements }
why-last-die = To twoja ostatnia kość, nie ma więc innej do zmiany.
    .rule = { rule-change }
why-no-such-face = Ta kość nie ma takiej ścianki.
    .rule = { rule-dice }
why-not-on-top = Można wziąć tylko kartę z wierzchu.
    .top = Można wziąć tylko kartę z wierzchu: { $top }.
    .rule = { rule-executive }
why-bank-empty = W banku nic takiego nie zostało.
    .resource = W banku nie ma takiego żetonu: { $resource }.
    .rule = { rule-bank }
why-nothing-to-give = Nie masz żetonu do oddania.
    .resource = Nie masz takiego żetonu do oddania: { $resource }.
    .rule = { rule-exchange }
why-no-card-to-drop = To Zamówienie wymaga też innej karty z ręki, a żadnej takiej nie masz.
    .rule = { rule-orders }
why-not-asked = Tego nie można teraz wybrać.
why-crew-taken = Leży tam kość ({ $who }) i zostanie, aż karta będzie ukończona albo przepadnie.
why-not-yellow = Przy rozpoczęciu obsadza się tylko żółte pola. To jest potem otwarte dla wszystkich, kość za akcję.
why-open-mission = Odkrytą Misję albo tę z wierzchu talii bierze Inspektor w Dyspozytorni.
why-open-order = Odkryte Zamówienie albo to z wierzchu talii bierze Geolog w Rafinerii.
why-hand-mission = Misję z ręki rozpoczyna się w ramach własnej akcji.
why-hand-order = Zamówienie realizuje się pod koniec rundy, po Misjach.
why-completed-waits = Ukończoną kartę oddaje się tylko przy braniu Nagrody.
why-tokens-wait = Żetony zmieniają miejsce tylko przy płaceniu, wymianie i premiach.
why-effect-waits = Efektu Zamówienia używa się, gdy jest na to pora: zmiana kości w swojej turze, rozpoczęcie jako akcja, obniżka przy płaceniu, kolejne Zamówienie w fazie piątej.
why-dock-waits = Tutaj niczego się teraz nie wybiera: kość trafia na pole karty, a Misję rozpoczyna się z ręki.
why-dice-first = Najpierw kości: wybierz te, którymi rzucasz ponownie, albo żadnej. Akcje są w fazie 3.
    .rule = { rule-round }

## Options

option-edition = Wydanie
    .about = Według której z trzech instrukcji się gra. Polskie są dla najwyżej czterech osób i nie mają Wyzwań.
option-edition-en = angielskie (najnowsze)
option-edition-pl1 = polskie, pierwsza wersja
option-edition-pl2 = polskie, druga wersja
option-challenges = Wyzwania
    .about = Karty dla tego, kto pierwszy czegoś dokona. Ma je tylko wydanie angielskie.
option-challenges-edition = jak w wydaniu
option-challenges-on = z Wyzwaniami
option-challenges-off = bez
option-executive = Karty Zarządu
    .about = Czy można wziąć tylko wierzchnią kartę z każdej talii, czy dowolną.
option-executive-edition = jak w wydaniu
option-executive-top = wierzchnia
option-executive-any = dowolna
option-first = Kto zaczyna
    .about = Kto jest Pierwszym Graczem w pierwszej rundzie.
option-first-random = losowo
option-first-1 = miejsce 1
option-first-2 = miejsce 2
option-first-3 = miejsce 3
option-first-4 = miejsce 4
option-first-5 = miejsce 5
option-first-6 = miejsce 6
option-track = Tor Rund
    .about = W jakiej kolejności pojawiają się surowce premii rundy.
option-track-printed = jak na planszy
option-track-random = losowo

## Dice and workers

die-surveyor = Inspektor
die-geologist = Geolog
die-miner = Górnik
die-subroutine = Automat
die-miners = dwóch Górników
die-subroutines = dwa Automaty
die-labour-surveyor = Inspektor (kość robocza)
die-labour-geologist = Geolog (kość robocza)
die-labour-miner = Górnik (kość robocza)
die-labour-subroutine = Automat (kość robocza)
die-labour-miners = dwóch Górników (kość robocza)
die-labour-subroutines = dwa Automaty (kość robocza)
face-surveyor = Inspektor
face-geologist = Geolog
face-miner = Górnik
face-subroutine = Automat
face-miners = dwóch Górników
face-subroutines = dwa Automaty
takes-surveyor = Inspektor
takes-geologist = Geolog
takes-miner = Górnik
takes-subroutine = Automat
takes-either = Górnik albo Automat
takes-any = dowolna kość

## Places

area-plasteel = Magazyny Plastalu
area-water = Zbiorniki Wody
area-xenon = Zasobniki Ksenonu
socket-plasteel-1 = Magazyny Plastalu 1
socket-plasteel-2 = Magazyny Plastalu 2
socket-plasteel-3 = Magazyny Plastalu 3
socket-plasteel-4 = Magazyny Plastalu 4
socket-water-1 = Zbiorniki Wody 1
socket-water-2 = Zbiorniki Wody 2
socket-water-3 = Zbiorniki Wody 3
socket-water-4 = Zbiorniki Wody 4
socket-xenon-1 = Zasobniki Ksenonu 1
socket-xenon-2 = Zasobniki Ksenonu 2
socket-xenon-3 = Zasobniki Ksenonu 3
socket-xenon-4 = Zasobniki Ksenonu 4
place-assignments = Dyspozytornia
place-refinery = Rafineria
place-first-player = Pierwszy Gracz
place-exchange = Wymiana
place-discard = Zmiana kości
place-technologies = Technologie
place-bulletins = Biuletyny
place-expeditions = Ekspedycje
place-achievements = Nagrody
place-challenges = Wyzwania
place-docks = Doki
place-bank = Bank
place-hand = Ręka
place-dice = Kości

## Resources and asteroids

resource-plasteel = plastal
resource-water = woda
resource-xenon = ksenon
resource-gold = złoto
resource-tungsten = wolfram
resource-nickel = nikiel
resource-palladium = pallad
resource-any = dowolny surowiec
type-S = typ S (kamienna)
    .amount = { $number } S
type-C = typ C (węglowa)
    .amount = { $number } C
type-M = typ M (metaliczna)
    .amount = { $number } M
type-any = zastępuje każdy typ
    .amount = { $number } dowolnego typu

## Missions, a line each

mission-eros = Eros
mission-itokawa = Itokawa
mission-ida = Ida
mission-gaspra = Gaspra
mission-mathilde = Mathilde
mission-juno = Junona
mission-flora = Flora
mission-amphitrite = Amfitryta
mission-iris = Iris
mission-hebe = Hebe
mission-toutatis = Toutatis
mission-apophis = Apophis
mission-ceres = Ceres
mission-hygiea = Hygiea
mission-bennu = Bennu
mission-ryugu = Ryugu
mission-themis = Temida
mission-doris = Doris
mission-eugenia = Eugenia
mission-sylvia = Sylwia
mission-egeria = Egeria
mission-nemesis = Nemezis
mission-interamnia = Interamnia
mission-cybele = Kybele
mission-psyche = Psyche
mission-kleopatra = Kleopatra
mission-lutetia = Lutetia
mission-kalliope = Kalliope
mission-hertha = Hertha
mission-eunike = Eunike
mission-pales = Pales
mission-lydia = Lydia
mission-antigone = Antygona
mission-sappho = Safona
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

expedition-vesta = Westa
expedition-pallas = Pallas
expedition-chiron = Chiron
expedition-hektor = Hektor

## Orders

order-antenna = Antena kierunkowa
order-reactor = Rdzeń reaktora
order-greenhouse = Szklarnia
order-telescope = Wielki teleskop
order-shield = Tarcza radiacyjna
order-habitat = Pierścień mieszkalny
order-engine = Silnik jonowy
order-probe = Sonda kometarna
order-clinic = Klinika orbitalna
order-beacon = Boja nawigacyjna
order-foundry = Odlewnia
order-laboratory = Laboratorium
order-archive = Archiwum
order-shipyard = Stocznia
order-dome = Szklana kopuła
order-relay = Przekaźnik
order-battery = Nocna bateria
order-solar-sail = Żagiel słoneczny
order-cradle = Łoże startowe
order-lens = Wielka soczewka
order-tether = Lina orbitalna
order-turbine = Turbina
order-vault = Bank nasion
order-hangar = Hangar
order-cistern = Cysterna
order-kiln = Piec ceramiczny
order-mirror = Zwierciadło słoneczne
order-ladder = Kosmiczna drabina
order-drydock = Suchy dok
order-orchard = Sad
order-observatory = Obserwatorium
order-refuge = Schron
order-smelter = Huta
order-sensor = Czujnik pyłu
order-terminal = Terminal towarowy
order-lighthouse = Latarnia
order-capsule = Kapsuła ratunkowa
order-array = Zespół anten
order-bridge = Most kratowy
order-furnace = Piec łukowy
order-airlock = Śluza
order-aquarium = Akwarium
order-centrifuge = Wirówka
order-compass = Kompas pulsarowy
order-crane = Żuraw
order-dynamo = Dynamo
order-elevator = Winda kosmiczna
order-gyroscope = Żyroskop
order-incubator = Inkubator
order-pipeline = Rurociąg
order-radiator = Radiator
order-rover = Łazik
order-school = Szkoła
order-spectrograph = Spektrograf
order-theatre = Teatr
order-workshop = Warsztat

## Technologies and Bulletins

technology-catalysis = Kataliza
technology-metallurgy = Metalurgia proszków
technology-magnetics = Magnetyka
technology-membranes = Membrany
bulletin-almanac = Almanach Pasa
bulletin-gazette = Gazeta Dokowa
bulletin-ledger = Rejestr Maklera
bulletin-charts = Mapy Orbit

## Achievements and Challenges

achievement-pathfinder = Odznaka Pioniera
achievement-prospector = Odznaka Poszukiwacza
achievement-astroforeman = Puchar Sztygara
achievement-belt-cup = Puchar Pasa
achievement-stone-medal = Medal Kamienny
achievement-carbon-medal = Medal Węglowy
achievement-metal-medal = Medal Metalowy
challenge-docked = Misja w doku
challenge-two-docked = dwie Misje w dokach naraz
challenge-all-dice = wszystkie własne kości w dokach
challenge-complete-c = ukończona Misja typu C
challenge-complete-s = ukończona Misja typu S
challenge-complete-m = ukończona Misja typu M
challenge-alone = własna Misja ukończona tylko własnymi kośćmi
challenge-one-round = własna Misja ukończona w jednej rundzie
challenge-two-rounds = własna Misja ukończona w dwóch rundach
challenge-expedition = ukończona Ekspedycja
challenge-bulletin = zdobyty Biuletyn
challenge-technology = zdobyta Technologia
challenge-achievement = zdobyta Nagroda
challenge-two-orders = więcej niż jedno Zamówienie w rundzie

## One-time effects of Orders

effect-specialist = obróć dowolną kość na Inspektora lub Geologa
effect-subroutine = obróć dowolną kość na pojedynczy Automat
effect-subroutine-double = obróć pojedynczy Automat na dwa Automaty
effect-miner = obróć dowolną kość na pojedynczego Górnika
effect-miner-double = obróć pojedynczego Górnika na dwóch Górników
effect-reduction = zapłać o jeden surowiec mniej
effect-free-launch = rozpocznij Misję lub Ekspedycję bez opłaty
effect-extra-order = zrealizuj jeszcze jedno Zamówienie w rundzie

## Score sheet

score-orders = Zamówienia
score-missions = Misje i Ekspedycje
score-achievements = Nagrody
score-technologies = Technologie
score-bulletins = Biuletyny
score-challenges = Wyzwania
score-surplus = Nadwyżki surowców

## Groups in the list of moves

group-basics = Surowce podstawowe
group-offices = Karty na rękę
group-docks = Załogi
group-launch = Rozpoczęcie
group-executive = Karty Zarządu i Nagrody
group-own = Własne karty
group-others = Inne akcje
group-dice = Zmiana kości

## Buttons

choice-reroll = { $die }
choice-done = Gotowe
choice-gather = { $die } → { $socket }: { $gain }
    .group = { group-basics }
choice-assign = { $die } → Dyspozytornia: weź Misję
    .group = { group-offices }
choice-refine = { $die } → Rafineria: weź Zamówienie
    .group = { group-offices }
choice-join = { $die } → { $card } ({ $berth })
    .group = { group-docks }
choice-lead = { $die } → Pierwszy Gracz następnej rundy
    .group = { group-others }
choice-achieve = { $die } → { $achievement }
    .group = { group-executive }
choice-develop = { $die } → { $technology }
    .cost = { $die } → { $technology }, koszt: { $cost }
    .group = { group-executive }
choice-publish = { $die } → { $bulletin }
    .cost = { $die } → { $bulletin }, koszt: { $cost }
    .group = { group-executive }
choice-explore = { $die } → Ekspedycja: { $expedition }
    .cost = { $die } → Ekspedycja: { $expedition }, koszt: { $cost }
    .group = { group-executive }
choice-explore-free = { $die } → Ekspedycja bez opłaty: { $expedition }
    .group = { group-executive }
choice-produce = { $die } → { $technology }: { $gain }
    .group = { group-own }
choice-consult = { $die } → { $bulletin }: weź kartę
    .group = { group-own }
choice-launch = Rozpocznij: { $mission }
    .cost = Rozpocznij: { $mission }, koszt: { $cost }
    .group = { group-launch }
choice-launch-free = Rozpocznij bez opłaty: { $mission }
    .group = { group-launch }
choice-exchange = Odrzuć kość: { $die }, wymień żeton
    .group = { group-others }
choice-swap = Oddaj: { $resource }, weź: { $resource-2 }
choice-discard = Odrzuć kość: { $die }, zmień inne
    .group = { group-dice }
choice-turn = { $die } → { $face }
    .group = { group-dice }
choice-retrain = Efekt Zamówienia: { $die } → { $face }
    .group = { group-dice }
choice-again = Rzuć kośćmi ponownie
choice-rally = Wyzwanie: rzuć kośćmi ponownie
    .group = { group-dice }
choice-pass = Pasuj w tej rundzie
    .ordering = Bez Zamówienia
    .group = { group-others }
choice-take-mission = Misja: { $mission }
choice-draw-mission = Nieznana Misja z talii
choice-take-order = Zamówienie: { $order }
choice-draw-order = Nieznane Zamówienie z talii
choice-pay = { $resource }
choice-reduce = Efekt Zamówienia: o jeden mniej do zapłaty
choice-choose = { $resource }
choice-settle = Dok { $dock }: { $card }
choice-buy = Zrealizuj: { $order } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  })
choice-drop-mission = Misja: { $mission }
choice-drop-order = Zamówienie: { $order }
choice-give-mission = Misja: { $mission }
choice-give-expedition = Ekspedycja: { $expedition }

## On the table

board-seat = Gracz { $number }
board-round = Runda { $round } z 8
board-tab-board = Plansza
board-tab-docks = Doki
board-tab-cards = Karty
board-tab-players = Gracze
board-tabs = Części stołu
board-lit = jest coś do wyboru
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
board-cost = Koszt: { $cost }.
board-free = Bez kosztu.
board-crew = Załoga: { $crew }.
board-yellow = { $takes } (żółte)
board-reward = Każdy symbol pracownika daje: { $reward }.
board-reward-by = Symbol „{ $worker }” daje: { $reward }.
board-reward-cards = Każda kość daje Misję albo Zamówienie.
board-drops = Wymaga też kart z ręki: { $drops }.
board-effect = Jednorazowo: { $effect }.
board-mission = Misja: { $mission }, { $type }.
board-order = Zamówienie: { $order }, { $points }.
board-expedition = Ekspedycja: { $expedition }, { $type }.
board-technology = Technologia: { $technology }, { $points }.
board-bulletin = Biuletyn: { $bulletin }, { $points }.
board-achievement = Nagroda: { $achievement }, { $points }, za ukończone { $types }.
board-gives = Kość na niej daje: { $gain }.
board-gives-mission = Kość na niej daje Misję.
board-gives-order = Kość na niej daje Zamówienie.
board-gives-either = Kość na niej daje Misję albo Zamówienie.
board-takes-any = Przyjmuje dowolną kość.
board-die-of = { $die } ({ $name })
board-there = Leży tam: { $die }.
board-empty-deck = Nie ma już kart.
board-in-deck = Pod nią: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }.
board-under = Nie leży na wierzchu talii.
board-under-any = Nie leży na wierzchu talii, ale można wziąć z niej dowolną kartę.
board-pool = Kość { $number }: { $die }
board-socket = { $socket }, przyjmuje: { $takes }.
board-socket-more = To pole daje o { $more ->
    [one] jeden
   *[other] { $more }
  } więcej.
board-office = { $place }: wolne pola: { $free }.
board-office-assignments = Inspektor bierze Misję na rękę.
board-office-refinery = Geolog bierze Zamówienie na rękę.
board-mission-deck = Talia Misji, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }. Dobierz nieznaną z wierzchu.
board-order-deck = Talia Zamówień, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }. Dobierz nieznaną z wierzchu.
board-first-player = Pierwszy Gracz: dowolna kość tutaj daje pierwszeństwo w następnej rundzie. Teraz pierwszy jest { $name }.
board-exchange = Wymiana, akcja: odrzuć kość i wymień swój żeton na inny z banku.
board-discard = Zmiana kości: odrzuć kość, żeby inną obrócić na dowolną ściankę albo rzucić innymi ponownie. To nie jest akcja.
board-promoted = Karta Kantoru. Przy płaceniu cztery dowolne żetony zastępują jeden brakujący. Surowiec promowany to { $resource }: trzy inne za jeden taki albo trzy takie za jeden inny. Na koniec trzy takie to punkt.
board-bank-token = Bank: { $resource }, zostało { $number }
board-own-token = Twoje żetony, { $resource }: { $number }
board-tokens = Surowce: { $tokens }
board-nothing = brak
board-track = Runda { $round } z 8. Premia za najwięcej kości w dokach: { $now }. Potem: { $later }.
board-track-free = dowolne surowce
board-dock = Dok { $dock }: { $card } Barka: { $name }, { $round ->
    [first] pierwsza runda
   *[last] ostatnia runda
  }. { $crew }
board-dock-empty = Dok { $dock }, wolny
board-dock-full = Załoga jest pełna.
board-dock-open = { $open ->
    [one] { $open } wolne pole.
    [few] { $open } wolne pola.
    [many] { $open } wolnych pól.
   *[other] { $open } wolnego pola.
  }
board-last = ostatnia runda
board-ready = gotowa
board-berth = Dok { $dock }, { $card }, pole { $berth }: przyjmuje: { $takes }
board-berth-die = Dok { $dock }, { $card }, pole { $berth }: { $die }
board-challenge = Wyzwanie, { $points }: { $challenge }. Daje też jeden przerzut.
board-no-achievement = Nie ma tu Nagrody
board-achievement-deck = W talii Nagród: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }
board-hand-count = Na ręce: Misje: { $missions }, Zamówienia: { $orders }.
board-known = Z tego znasz: { $cards }.
board-completed = Ukończone: { $cards }.
board-bought = Zrealizowane Zamówienia: { $cards }.
board-effects = Niewykorzystane efekty: { $effects }.
board-effect-left = Efekt Zamówienia, jeszcze nieużyty: { $effect }.
board-reroll-left = Przerzut z Wyzwania: jednorazowo rzuć ponownie dowolnymi kośćmi z puli.
board-rerolls = Przerzuty z Wyzwań: { $number }.
board-honours = Nagrody: { $cards }.
board-won = Wyzwania: { $cards }.
board-dice-left = Zostały kości: { $dice }.
board-used = Kości użyte lub odrzucone: { $number }.
board-passed = pas
board-is-first = Pierwszy Gracz
board-active = wykonuje akcję
board-busy = ma już kość w tej rundzie
board-hand-empty = brak kart na ręce
board-sealed = Wybór zapieczętowany. Czekamy na pozostałych.
board-done-mission = Ukończona Misja: { $mission }, { $type }, jeden punkt
board-done-expedition = Ukończona Ekspedycja: { $expedition }, { $type }, jeden punkt
board-own-cards = Karty

## Short, for the terminal

short-surveyor = Ins
short-geologist = Geo
short-miner = Gór
short-subroutine = Aut
short-either = G/A
short-any = dow
short-plasteel = Pla
short-water = Wod
short-xenon = Kse
short-gold = Zło
short-tungsten = Wol
short-nickel = Nik
short-palladium = Pal
effect-short-specialist = → Ins/Geo
effect-short-subroutine = → Aut
effect-short-subroutine-double = Aut → Aut²
effect-short-miner = → Gór
effect-short-miner-double = Gór → Gór²
effect-short-reduction = −1 koszt
effect-short-free-launch = start bez opłaty
effect-short-extra-order = +1 Zamówienie
draw-track = Premia rundy
draw-rates = Płacenie: 4 za 1, { $resource } 3 za 1 w obie strony
draw-bank = Bank
draw-free = wolny
draw-card = karta
draw-last = ostatnia runda
draw-ready = gotowa
draw-deck = talia { $cards }
draw-taken = zajęte
draw-gone = już nic
draw-dice = Kości
draw-chosen = Wybrane
draw-hand-count = na ręce { $missions } M, { $orders } Z
draw-passed = pas
draw-first = pierwszy gracz
draw-effects = Efekty
draw-rerolls = Przerzuty
draw-completed = Ukończone
draw-legend = {"{żółte}"} pole, [białe] pole, ²dwa symbole, *kość robocza; ● ▲ ■ ◆ ★ ✚ czyja kość

## Rules, a chapter each

rule-goal = Prowadzisz firmę kosmicznych górników. Załogi z kości lecą na asteroidy, same albo razem z załogami rywali, i przywożą surowce. Za surowce realizuje się Zamówienia, a to one dają najwięcej punktów. Liczą się też ukończone Misje i Ekspedycje, Nagrody, Technologie, Biuletyny, Wyzwania i to, co zostało w magazynach. Po ośmiu rundach wygrywa ten, kto ma najwięcej punktów.
    .title = O co chodzi
rule-setup =
    Karty przeznaczone dla większej liczby graczy zostają w pudełku. Talie Misji i Zamówień są potasowane, a z każdej leżą odkryte cztery karty. Trzy z siedmiu Nagród leżą odkryte, reszta tworzy talię. Technologie, Biuletyny i Ekspedycje to trzy małe talie leżące awersem do góry.
    Z czterech kart Kantoru losuje się jedną: wskazuje ona surowiec promowany. Każdy ma siedem kości (przy pięciu i sześciu graczach sześć), dwie barki i po jednym żetonie każdego z siedmiu surowców. Na pierwszych siedmiu polach Toru Rund leży po żetonie. Pierwszego Gracza się losuje. W grze z Wyzwaniami odkrywa się ich o pięć więcej, niż jest graczy.
    Od liczby graczy zależy, ile doków jest otwartych i ile pól mają Dyspozytornia i Rafineria.
    .title = Przygotowanie
rule-round =
    Runda ma pięć faz. 1: Pierwszym Graczem zostaje ten, kto w poprzedniej rundzie zajął pole Pierwszego Gracza, a jeśli nikt go nie zajął, jest nim nadal dotychczasowy; wszystkie kości wracają, oprócz tych na nieukończonych kartach w dokach. 2: wszyscy rzucają kośćmi i mogą raz rzucić ponownie dowolnymi z nich. 3: akcje, po jednej, wokół stołu, aż wszyscy spasują. 4: premia rundy, potem ukończone Misje i Ekspedycje. 5: Zamówienia, w kolejności graczy.
    W fazach od 3 do 5 kolejność biegnie zgodnie z ruchem wskazówek zegara od Pierwszego Gracza tej rundy.
    .title = Runda
rule-dice = Kość ma sześć ścianek: Inspektor, Geolog, Górnik, Automat, dwóch Górników i dwa Automaty. Jedna z twoich kości, robocza, ze ściętymi rogami, ma tylko Górników i Automaty, pojedyncze i podwójne. Po rzucie wybierasz raz dowolne z właśnie rzuconych kości i rzucasz nimi ponownie; wszyscy wybierają jednocześnie. Podwójny symbol to jedna kość, która pasuje wszędzie tam, gdzie pojedynczy, i daje dwa razy tyle.
    .title = Kości
rule-change = W swojej turze, przed akcją, możesz odrzucić kość ze swojej puli. Za to jedną inną kość z puli obracasz na dowolną z jej ścianek albo rzucasz ponownie dowolną liczbą kości z puli. To nie jest akcja i można to robić, dopóki masz jeszcze inną kość. Odrzucone kości wracają w następnej rundzie.
    .title = Zmiana kości
rule-actions = W swojej turze robisz jedną rzecz: stawiasz jedną kość na polu albo rozpoczynasz Misję z ręki, albo odrzucasz kość, żeby wymienić żeton. Możesz też spasować i wtedy nie grasz do końca fazy. Do rozpoczęcia Misji nie trzeba kości, można to więc zrobić nawet wtedy, gdy wszystkie są zużyte. Kto nie ma ani kości, ani niczego do rozpoczęcia, musi spasować.
    .title = Akcje
rule-sockets = Pole przyjmuje pracownika, który jest na nim narysowany; gdy jest ich dwóch, dowolnego z nich; pole z pustą kością przyjmuje każdą kość. Kość leży na polu do następnej rundy i nikt inny nie może z niego skorzystać. Kości na kartach w dokach zostają, aż karta zostanie ukończona albo przepadnie.
    .title = Pola
rule-basics = Magazyny Plastalu, Zbiorniki Wody i Zasobniki Ksenonu przyjmują Górników lub Automaty, na dowolnym wolnym polu, które pasuje. Kość daje po żetonie za każdy swój symbol. Pierwsze pole w każdym miejscu daje o jeden więcej.
    .title = Surowce podstawowe
rule-offices = Inspektor na pierwszym wolnym polu Dyspozytorni bierze na rękę Misję, a Geolog na pierwszym wolnym polu Rafinerii bierze Zamówienie: jedną z odkrytych kart, której miejsce zaraz się uzupełnia, albo nieznaną kartę z wierzchu talii. Na ręce można mieć dowolnie wiele kart i nikt inny ich nie widzi.
    .title = Dyspozytornia i Rafineria
rule-missions = Misja ma koszt, typ asteroidy (S, C albo M), pola dla załogi i zysk. Niektóre pola są żółte, z podwójną ramką: właściciel może je obsadzić przy rozpoczęciu. Zysk przynosi każda kość załogi, raz za każdy swój symbol.
    .title = Misje
rule-docks = Żeby rozpocząć Misję, połóż ją na jednej ze swoich dwóch barek, wstaw barkę do wolnego doku i zapłać koszt. W tej samej akcji możesz postawić dowolnie wiele pasujących kości na jej żółtych polach. Odtąd wszystkie wolne pola, także żółte, są otwarte dla wszystkich graczy, po jednej kości na akcję. Nigdy nie masz w drodze więcej niż dwóch barek, a wszystkich kart w drodze nie może być więcej niż doków.
    .title = Rozpoczynanie i doki
rule-first = Dowolna kość na polu Pierwszego Gracza daje ci pierwszeństwo w następnej rundzie.
    .title = Pierwszy Gracz
rule-achievements = Dowolną kością na polu przy odkrytej Nagrodzie bierzesz tę Nagrodę i oddajesz ukończone karty takich typów asteroid, jakich wymaga. Ekspedycja zastępuje każdy typ. Misje wracają pod talię, Ekspedycje do pudełka, i nie dają już punktu. Miejsce uzupełnia się z talii, ale jego pole jest w tej rundzie zajęte.
    .title = Nagrody
rule-executive = Technologie, Biuletyny i Ekspedycje bierze się dowolną kością na polu przy ich talii i od razu się za nie płaci. Można wziąć tylko kartę z wierzchu (w pierwszym wydaniu polskim dowolną) i tylko jedną z każdej talii na rundę. Technologia lub Biuletyn leży odtąd przed tobą i ma twoje własne pole: dowolna kość na nim daje żeton pokazanego rzadkiego surowca albo pozwala wziąć na rękę Misję lub Zamówienie. Jedna kość na kartę i rundę; podwójny symbol nie daje więcej.
    .title = Karty Zarządu
rule-expeditions = Ekspedycję rozpoczyna się jak Misję, z barką, dokiem i kosztem; kość, którą została wzięta, nie należy do załogi. Jej pola przyjmują dowolne kości. Gdy jest ukończona, za każdą kość załogi jej gracz bierze kartę, Misję albo Zamówienie, odkrytą lub nieznaną. Jest warta punkt, a przy braniu Nagrody zastępuje każdy typ asteroidy.
    .title = Ekspedycje
rule-exchange = W ramach akcji odrzuć kość i wymień jeden swój żeton na jeden innego rodzaju z banku. Gracze nigdy nie handlują między sobą.
    .title = Akcja wymiany
rule-payment = Przy każdej zapłacie cztery dowolne żetony mogą zastąpić jeden, którego nie masz. Z surowcem promowanym z karty Kantoru wystarczą trzy: dowolne trzy inne za jeden taki albo trzy takie za jeden inny, nawet jeśli masz ten, który zastępują. Obniżki najpierw odejmują od kosztu po jednej jednostce. Wszystko to można łączyć w jednej zapłacie. Żetony wymienia się w ten sposób tylko przy płaceniu.
    .title = Płacenie
rule-bank = Plastal, woda i ksenon to surowce podstawowe; złoto, wolfram, nikiel i pallad są rzadkie i pochodzą z Misji i Technologii. Bank jest ograniczony. Jeśli ma za mało, dostajesz tyle, ile jest, a reszta przepada.
    .title = Surowce i bank
rule-bonus = Po zakończeniu akcji ten, kto ma najwięcej kości na kartach w dokach, własnych i cudzych, bierze cztery żetony surowca z Toru Rund. Dwaj gracze z równą liczbą biorą po dwa, trzech lub więcej bierze po jednym. W ósmej rundzie surowce wybiera się dowolnie. Jeśli nikt nie ma tam kości, nikt nic nie bierze.
    .title = Premia rundy
rule-settlement =
    Karty z obsadzonymi wszystkimi polami są ukończone; rozlicza się je po kolei, według właścicieli w kolejności graczy. Każda kość załogi przynosi zysk raz za każdy swój symbol: najpierw kości właściciela, potem pozostałych. Karta trafia do właściciela barki, choćby nie miał na niej żadnej kości, i jest warta punkt.
    Karta niepełna wysuwa się o jedno miejsce, razem z kośćmi. Jeśli w drugiej rundzie też nie jest pełna, przepada: Misja wraca pod talię, Ekspedycja do pudełka, kości i barka do właścicieli i nikt nic nie dostaje.
    .title = Kończenie Misji
rule-orders = W fazie piątej możesz zrealizować jedno Zamówienie z ręki: zapłać jego koszt i, jeśli tego wymaga, odłóż jawnie inne karty z ręki pod ich talie. Daje punkty, a jego efektu możesz użyć raz.
    .title = Zamówienia
rule-effects =
    Każde zrealizowane Zamówienie ma efekt, którego możesz użyć raz, kiedy zechcesz. Obróć kość ze swojej puli na Inspektora lub Geologa; na pojedynczego Górnika; na pojedynczy Automat (w pierwszym wydaniu polskim: pojedynczego Górnika lub Automat na podwójny). Zapłać o jeden surowiec mniej; takich efektów można użyć kilku naraz. Rozpocznij Misję lub Ekspedycję bez opłaty. Zrealizuj w fazie piątej jeszcze jedno Zamówienie.
    Kość można obrócić tylko na ściankę, którą ma. Niewykorzystane efekty nie są na koniec nic warte.
    .title = Efekty Zamówień
rule-challenges = Wyzwanie przypada od razu i bez akcji pierwszemu graczowi, który dokona tego, co na nim jest. Daje punkty i raz pozwala rzucić ponownie dowolną liczbą kości z puli. Te, które mówią o Misji, nie dotyczą Ekspedycji, a kartę kończy zawsze właściciel barki, na której leży. Jeśli dwóch spełni warunek w tej samej chwili, dostaje je ten, kto jest wcześniej w kolejności rundy.
    .title = Wyzwania
rule-end =
    Gra kończy się po ósmej rundzie. Zamówienia, Nagrody, Technologie, Biuletyny i Wyzwania dają tyle punktów, ile na nich widać, a każda ukończona Misja i Ekspedycja, którą jeszcze masz, daje punkt. Każde cztery żetony tego samego surowca to też punkt, a promowanego już trzy. Karty na ręce i nieukończone Misje nic nie dają.
    Przy równym wyniku rozstrzygają punkty z Zamówień, potem z Misji, Ekspedycji i Nagród, potem z rzadkich surowców; dalej zwycięstwo jest wspólne. W pierwszym wydaniu polskim jest wspólne od razu.
    .title = Koniec
rule-editions = Znane są trzy instrukcje, a wybiera między nimi opcja Wydanie. Angielska: tak jak tutaj, a remis rozstrzyga się tylko o pierwsze miejsce. Druga wersja polska: bez Wyzwań, a remisy rozstrzyga się o każde miejsce. Pierwsza wersja polska: bez Wyzwań, z talii Zarządu można wziąć dowolną kartę, efekty Górnika i Automatu zmieniają pojedynczy symbol na podwójny, a remis od razu oznacza wspólne zwycięstwo. Pięć i sześć osób gra według zasad angielskich, każdy z sześcioma kośćmi, bez roboczej.
    .title = Wydania
rule-reconstructed = Zasady są takie jak w instrukcjach; tam, gdzie one milczą albo same sobie przeczą, zdecydowaliśmy sami. Nie ma publicznego źródła, które podaje, co jest na kartach i planszy: wszystkie koszty, punkty, pola, zyski i tytuły, liczby kart, doków, pól i żetonów oraz ścianki kości roboczej odtworzyliśmy sami. Wiadomo, że jest siedem Nagród, po cztery karty w każdej talii Zarządu i cztery karty Kantoru; wiadomo też, czego wymagają Wyzwania i jakie są rodzaje efektów.
    .title = Co jest odtworzone
