# Astrogórnicy naszymi słowami. Klucze to nazwy, których używają zasady i zawartość.

title = Astrogórnicy
tagline = Wyślij załogi do pasa asteroid, kop razem z innymi i realizuj zamówienia za to, co przywiozą.
length = około 90 minut (nasz szacunek)
things = kość (d1), pole (plasteel-1, 2a) albo nazwę karty lub miejsca (Eros, Pierwszy Gracz, Wymiana)

## What is asked

step-rerolls = Którymi kośćmi rzucasz jeszcze raz? Runda zaczyna się rzutem wszystkimi kośćmi. Raz możesz go poprawić. Wszyscy wybierają, zanim ktokolwiek rzuci.
    .chapter = dice
    .send = Rzuć jeszcze raz ({ $count })
    .none = Zostaw wszystkie
step-act = Twoja akcja: postaw kość na polu, rozpocznij Misję z ręki, wymień żeton albo spasuj.
    .chapter = actions
step-change-dice = Kość jest odrzucona. Obróć inną kość na wybraną ściankę albo rzuć ponownie dowolną liczbą kości.
    .chapter = change
step-roll-again = Którymi kośćmi ze swojej puli rzucasz ponownie?
    .chapter = change
    .send = Rzuć ponownie ({ $count })
    .none = Nie rzucaj
step-swap = Który swój żeton oddajesz, a który bierzesz z banku?
    .chapter = exchange
step-take-card = Którą kartę bierzesz na rękę? Weź jedną z odkrytych albo zakrytą z wierzchu talii.
    .missions = Którą Misję bierzesz na rękę? Weź jedną z odkrytych albo zakrytą z wierzchu talii. W talii zostało: { $missions }.
    .orders = Które Zamówienie bierzesz na rękę? Weź jedno z odkrytych albo zakryte z wierzchu talii. W talii zostało: { $orders }.
    .missions-orders = Którą Misję albo które Zamówienie bierzesz na rękę? Weź odkrytą kartę albo zakrytą z wierzchu talii. W taliach zostało: Misje { $missions }, Zamówienia { $orders }.
    .chapter = offices
step-pay = Zapłata za kartę „{ $card }”: { $cost }. Cztery dowolne żetony zastępują jeden, którego nie masz. Przy surowcu promowanym ({ $promoted }) wystarczą trzy.
    .chapter = payment
step-muster = Karta „{ $card }” stoi w doku. Które ze swoich kości stawiasz teraz na jej żółtych polach?
    .chapter = docks
step-give = Którą ukończoną kartę oddajesz za Nagrodę „{ $card }”?
    .chapter = achievements
step-choose = Który surowiec bierzesz z banku?
    .chapter = bonus
step-settle = Masz dwie ukończone karty. Którą rozliczasz najpierw?
    .chapter = settlement
step-ordering = Które Zamówienie z ręki realizujesz? Nie musisz realizować żadnego.
    .orders = Teraz nie możesz zrealizować żadnego Zamówienia z ręki: { $orders }. Pytamy mimo to, żeby nikt nie mógł się niczego domyślić. Kliknij Zamówienie, żeby zobaczyć, czego brakuje.
    .chapter = orders
step-drop = Zamówienie „{ $card }” wymaga też odłożenia kart z ręki (jeszcze { $left }). Którą kartę odkładasz pod jej talię?
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
    .routine = tak
event-earned = { $resource } +{ $number }
    .one = { $resource } +{ $number }
    .many = { $all }
event-lost = nie dostaje: { $resource } ({ $number }), bo w banku nie ma więcej
    .one = { $resource } ({ $number })
    .many = nie dostaje: { $all }, bo w banku nie ma więcej
event-bonus = dostaje premię rundy za kości w dokach: { $number ->
    [one] { $number } kość
    [few] { $number } kości
    [many] { $number } kości
   *[other] { $number } kości
  }
event-completed = ukończona Misja: { $mission }
event-explored = ukończona Ekspedycja: { $expedition }
event-slid = Misja { $mission } wysuwa się z doku i ma jeszcze jedną rundę
event-drifted = Ekspedycja { $expedition } wysuwa się z doku i ma jeszcze jedną rundę
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
    .own = Leży tam już twoja kość i zostanie do następnej rundy.
    .place = W tej rundzie wszystkie pola są zajęte: { $place }.
    .rule = { rule-sockets }
why-wrong-worker = To pole jest dla innego pracownika.
    .takes = To pole przyjmuje: { $takes }.
    .takes-die = To pole przyjmuje: { $takes }. Na tej kości jest: { $die }.
    .rule = { rule-sockets }
why-no-cards = Nie ma już kart do wzięcia.
    .rule = { rule-offices }
why-too-dear = Nie możesz za to zapłacić, nawet jeśli zastąpisz żetony innymi.
    .card-cost-have = { $card }: koszt to { $cost }. Masz: { $have }.
    .rule = { rule-payment }
why-no-dock = Wszystkie doki są zajęte.
    .limit = Wszystkie doki ({ $limit }) są zajęte.
    .rule = { rule-docks }
why-no-barge = Obie twoje barki są w drodze.
    .rule = { rule-docks }
why-types-missing = Nie masz ukończonych kart z takimi typami asteroid, jakich wymaga ta Nagroda.
    .card-types-have = { $card } wymaga: { $types }. Ukończone karty: { $have }.
    .rule = { rule-achievements }
why-last-die = To twoja ostatnia kość, więc nie ma innej do zmiany.
    .rule = { rule-change }
why-no-such-face = Ta kość nie ma takiej ścianki.
    .rule = { rule-dice }
why-not-on-top = Możesz wziąć tylko kartę z wierzchu.
    .top = Możesz wziąć tylko kartę z wierzchu: { $top }.
    .rule = { rule-executive }
why-bank-empty = W banku nie ma już takich żetonów.
    .resource = W banku nie ma już takich żetonów: { $resource }.
    .rule = { rule-bank }
why-nothing-to-give = Nie masz żetonu do oddania.
    .resource = Nie masz takiego żetonu do oddania: { $resource }.
    .rule = { rule-exchange }
why-no-card-to-drop = To Zamówienie wymaga też odłożenia innej karty z ręki, a nie masz takiej karty.
    .rule = { rule-orders }
why-not-asked = Teraz pytanie dotyczy czegoś innego.
why-crew-taken = Leży tam kość. Zostanie, aż karta będzie ukończona albo przepadnie.
    .who = Leży tam kość ({ $who }). Zostanie, aż karta będzie ukończona albo przepadnie.
    .own = Leży tam twoja kość. Zostanie, aż karta będzie ukończona albo przepadnie.
why-not-yellow = Przy rozpoczęciu możesz obsadzić tylko żółte pola. Potem z tego pola może skorzystać każdy, jedną kością na akcję.
why-open-mission = Żeby wziąć odkrytą Misję albo kartę z wierzchu talii, postaw Inspektora w Dyspozytorni.
why-open-order = Żeby wziąć odkryte Zamówienie albo kartę z wierzchu talii, postaw Geologa w Rafinerii.
why-hand-mission = Misję z ręki rozpoczynasz jako akcję w swojej turze.
why-hand-order = Zamówienie realizujesz pod koniec rundy, po Misjach.
why-completed-waits = Ukończoną kartę oddajesz tylko wtedy, gdy bierzesz Nagrodę.
why-tokens-wait = Żetony oddajesz i bierzesz tylko przy płaceniu, wymianie i premiach.
why-effect-waits = Efektu Zamówienia używasz, gdy przyjdzie na to pora: kość obracasz w swojej turze, Misję rozpoczynasz jako akcję, mniej płacisz przy zapłacie, a kolejne Zamówienie realizujesz w fazie piątej.
why-reroll-waits = Tego przerzutu z Wyzwania możesz użyć w swojej turze, przed akcją.
why-pay-own = Płacisz własnymi żetonami, nie żetonami z banku.
why-same-resource = Musisz wziąć inny surowiec niż ten, który oddajesz.
why-dock-waits = Samego doku nie można wybrać. Postaw kość na polu jego karty albo rozpocznij Misję z ręki.
why-answer-first = Z tego skorzystasz w akcji. Najpierw odpowiedz na pytanie.
    .rule = { rule-actions }
why-actions-over = Z tego korzysta się w akcji, a akcje tej rundy już się skończyły.
    .rule = { rule-round }
why-no-die = W tej rundzie nie masz już żadnej kości.
    .rule = { rule-actions }
why-dice-first = Najpierw wybierz kości, którymi rzucasz ponownie, albo zostaw wszystkie. Akcje są w fazie 3.
    .rule = { rule-round }

## Options

option-edition = Wydanie
    .about = Według której z trzech instrukcji gracie? Polskie są dla najwyżej czterech osób i nie mają Wyzwań.
option-edition-en = angielskie (najnowsze)
option-edition-pl1 = polskie, pierwsza wersja
option-edition-pl2 = polskie, druga wersja
option-challenges = Wyzwania
    .about = Wyzwanie zdobywa gracz, który pierwszy dokona tego, co na nim jest. Wyzwania ma tylko wydanie angielskie.
option-challenges-edition = jak w wydaniu
option-challenges-on = z Wyzwaniami
option-challenges-off = bez
option-executive = Karty Zarządu
    .about = Czy z każdej talii można wziąć tylko wierzchnią kartę, czy dowolną?
option-executive-edition = jak w wydaniu
option-executive-top = wierzchnia karta
option-executive-any = dowolna karta
option-first = Kto zaczyna
    .about = Ten gracz jest Pierwszym Graczem w pierwszej rundzie.
option-first-random = losowo
option-first-1 = miejsce 1
option-first-2 = miejsce 2
option-first-3 = miejsce 3
option-first-4 = miejsce 4
option-first-5 = miejsce 5
option-first-6 = miejsce 6
option-track = Tor Rund
    .about = W takiej kolejności pojawiają się surowce premii rundy.
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
achievement-astroforeman = Puchar Astrosztygara
achievement-belt-cup = Puchar Pasa
achievement-stone-medal = Medal Kamienny
achievement-carbon-medal = Medal Węglowy
achievement-metal-medal = Medal Metalowy
challenge-docked = Misja w doku
challenge-two-docked = dwie Misje w dokach naraz
challenge-all-dice = { need-all-dice }
challenge-complete-c = ukończona Misja typu C
challenge-complete-s = ukończona Misja typu S
challenge-complete-m = ukończona Misja typu M
challenge-alone = { need-alone }
challenge-one-round = własna Misja ukończona w jednej rundzie
challenge-two-rounds = własna Misja ukończona w dwóch rundach
challenge-expedition = { need-expedition }
challenge-bulletin = { need-bulletin }
challenge-technology = { need-technology }
challenge-achievement = { need-achievement }
challenge-two-orders = więcej niż jedno Zamówienie w rundzie

## Requirements of Achievements and Challenges

need-completed = { $number ->
    [one] ukończona Misja
    [few] { $number } ukończone Misje
   *[other] { $number } ukończonych Misji
  } typu { $asteroid }
    .short = { $number } { $asteroid }
need-docked = { $number ->
    [one] Misja w doku
    [few] { $number } Misje w dokach naraz
   *[other] { $number } Misji w dokach naraz
  }
need-all-dice = wszystkie własne kości w dokach
need-alone = własna Misja ukończona tylko własnymi kośćmi
need-rounds = własna Misja ukończona w { $number ->
    [one] jednej rundzie
   *[other] { $number } rundach
  }
need-expedition = ukończona Ekspedycja
need-bulletin = zdobyty Biuletyn
need-technology = zdobyta Technologia
need-achievement = zdobyta Nagroda
need-orders = { $number ->
    [one] jedno Zamówienie
    [few] { $number } Zamówienia
   *[other] { $number } Zamówień
  } w rundzie

## Effects of Orders, Technologies and Bulletins (-double: as the first Polish edition means them)

effect-specialist = obróć dowolną kość na Inspektora lub Geologa
    .short = → Ins/Geo
effect-subroutine = obróć dowolną kość na pojedynczy Automat
    .short = → Aut
effect-subroutine-double = obróć pojedynczy Automat na dwa Automaty
    .short = Aut → Aut²
effect-miner = obróć dowolną kość na pojedynczego Górnika
    .short = → Gór
effect-miner-double = obróć pojedynczego Górnika na dwóch Górników
    .short = Gór → Gór²
effect-reduction = zapłać o jeden surowiec mniej
    .short = −1 koszt
effect-free-launch = rozpocznij Misję lub Ekspedycję bez opłaty
    .short = start bez opłaty
effect-extra-order = zrealizuj jeszcze jedno Zamówienie w rundzie
    .short = +1 Zamówienie
effect-earn = zdobądź: { $resource } ×{ $number }
    .short = { $resource } ×{ $number }
effect-take = weź { $cards }
    .short = { $cards }
cards-mission = Misję
cards-order = Zamówienie
cards-either = Misję albo Zamówienie

## Score sheet

score-orders = Zamówienia
score-missions = Misje i Ekspedycje
score-achievements = Nagrody
score-technologies = Technologie
score-bulletins = Biuletyny
score-challenges = Wyzwania
score-surplus = Nadwyżki surowców

## Groups in the list of moves

group-launch = Rozpoczęcie
group-dice = Zmiana kości

## Buttons

choice-reroll = { $die }
choice-done = Gotowe
choice-gather = { $die } → { $socket }: { $gain }
    .group = { $die }
choice-assign = { $die } → Dyspozytornia: weź Misję
    .group = { $die }
choice-refine = { $die } → Rafineria: weź Zamówienie
    .group = { $die }
choice-join = { $die } → { $card } ({ $berth })
    .group = { $die }
choice-lead = { $die } → Pierwszy Gracz następnej rundy
    .group = { $die }
choice-achieve = { $die } → { $achievement }
    .types-points = { $die } → { $achievement }: oddajesz { $types }, punkty: { $points }
    .group = { $die }
choice-develop = { $die } → { $technology }
    .cost = { $die } → { $technology }, koszt: { $cost }
    .cost-substitutes = { $die } → { $technology }, koszt: { $cost }; zapłacisz: { $substitutes }
    .group = { $die }
choice-publish = { $die } → { $bulletin }
    .cost = { $die } → { $bulletin }, koszt: { $cost }
    .cost-substitutes = { $die } → { $bulletin }, koszt: { $cost }; zapłacisz: { $substitutes }
    .group = { $die }
choice-explore = { $die } → Ekspedycja: { $expedition }
    .cost = { $die } → Ekspedycja: { $expedition }, koszt: { $cost }
    .cost-substitutes = { $die } → Ekspedycja: { $expedition }, koszt: { $cost }; zapłacisz: { $substitutes }
    .group = { $die }
choice-explore-free = { $die } → Ekspedycja bez opłaty: { $expedition }
    .group = { $die }
choice-produce = { $die } → { $technology }: { $gain }
    .group = { $die }
choice-consult = { $die } → { $bulletin }: { $gain }
    .group = { $die }
choice-launch = Rozpocznij: { $mission }
    .cost = Rozpocznij: { $mission }, koszt: { $cost }
    .cost-substitutes = Rozpocznij: { $mission }, koszt: { $cost }; zapłacisz: { $substitutes }
    .group = { group-launch }
choice-launch-free = Rozpocznij bez opłaty: { $mission }
    .group = { group-launch }
choice-exchange = Odrzuć kość: { $die }, wymień żeton
    .brief = Odrzuć i wymień żeton
    .group = { $die }
choice-swap = Oddaj: { $resource }, weź: { $resource-2 }
    .brief = Weź: { $resource-2 }
    .group = Oddaj: { $resource }
choice-discard = Odrzuć kość: { $die }, zmień inne kości
    .brief = Odrzuć i zmień inne kości
    .group = { $die }
choice-turn = { $die } → { $face }
    .brief = → { $face }
    .group = { $die }
choice-retrain = Efekt Zamówienia: { $die } → { $face }
    .brief = → { $face } (efekt Zamówienia)
    .group = { $die }
choice-again = Rzuć kośćmi ponownie
choice-rally = Wyzwanie: rzuć kośćmi ponownie
    .group = { group-dice }
choice-pass = Pasuj w tej rundzie
    .ordering = Nie realizuj Zamówienia
choice-take-mission = Misja: { $mission }
choice-draw-mission = Zakryta Misja z wierzchu talii
choice-take-order = Zamówienie: { $order }
choice-draw-order = Zakryte Zamówienie z wierzchu talii
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
    .cost-points = Zrealizuj: { $order }, koszt: { $cost }, punkty: { $points }
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
board-yellow-how = Żółte pola: kto rozpoczyna tę kartę, może je od razu obsadzić. Potem są dla wszystkich, tak jak pozostałe.
board-yellow-one = Żółte: kto rozpoczyna tę kartę, może je od razu obsadzić. Potem jest dla wszystkich.
board-reward = Każdy symbol pracownika daje: { $reward }.
board-reward-by = Symbol „{ $worker }” daje: { $reward }.
board-reward-cards = Każda kość daje Misję albo Zamówienie.
board-drops = Musisz też odłożyć z ręki { $drops ->
    [one] jedną inną kartę
    [few] { $drops } inne karty
    [many] { $drops } innych kart
   *[other] { $drops } innej karty
  }.
board-effect = Jednorazowo: { $effect }.
board-mission = Misja: { $mission }, { $type }.
board-order = Zamówienie: { $order }, { $points }.
board-expedition = Ekspedycja: { $expedition }, { $type }.
board-technology = Technologia: { $technology }, { $points }.
board-bulletin = Biuletyn: { $bulletin }, { $points }.
board-achievement = Nagroda: { $achievement }, { $points }, wymaga: { $needs }.
board-use = Kość na tej karcie: { $effect }.
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
board-under = Ta karta nie leży na wierzchu talii.
board-under-any = Ta karta nie leży na wierzchu talii, ale możesz wziąć z tej talii dowolną kartę.
board-pool = Kość { $number }: { $die }
board-socket = { $socket }, przyjmuje: { $takes }.
board-socket-more = To pole daje o { $more ->
    [one] jeden
   *[other] { $more }
  } więcej.
board-open-mission = { why-open-mission }
board-open-order = { why-open-order }
board-office = { $place }: { $free ->
    [0] nie ma wolnych pól
    [one] { $free } wolne pole
    [few] { $free } wolne pola
    [many] { $free } wolnych pól
   *[other] { $free } wolnego pola
  }.
board-office-assignments = Inspektor bierze Misję na rękę.
board-office-refinery = Geolog bierze Zamówienie na rękę.
board-mission-deck = Talia Misji, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }. Możesz dobrać zakrytą kartę z wierzchu.
board-order-deck = Talia Zamówień, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }. Możesz dobrać zakrytą kartę z wierzchu.
board-first-player = Pierwszy Gracz: postaw tu dowolną kość, żeby zostać Pierwszym Graczem w następnej rundzie. Teraz Pierwszym Graczem jest { $name }.
board-exchange-card = Kantor
board-track-name = Runda
board-exchange = Wymiana jako akcja: odrzuć kość i wymień jeden swój żeton na inny z banku.
board-discard = Zmiana kości: odrzuć kość, żeby obrócić inną kość na dowolną z jej ścianek albo rzucić innymi kośćmi ponownie. To nie jest akcja.
board-promoted = Kantor. Przy płaceniu cztery dowolne żetony zastępują jeden, którego nie masz. Surowiec promowany to { $resource }: trzy inne żetony zastępują jeden taki, a trzy takie zastępują jeden inny. Na koniec gry trzy takie są warte punkt.
board-bank-token = Bank: { $resource }, zostało { $number }
board-own-token = Twoje żetony, { $resource }: { $number }
board-tokens = Surowce: { $tokens }
board-nothing = brak
board-track = Runda { $round } z 8. Premia za najwięcej kości w dokach: { $now }. Później: { $later }.
board-track-free = dowolne surowce
board-dock = Dok { $dock }: { $card } Barka: { $name }, { $round ->
    [first] pierwsza runda
   *[last] ostatnia runda
  }. { $crew }
board-dock-number = Dok { $dock }
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
board-challenge = Wyzwanie, { $points }: { $need }. Kto pierwszy tego dokona, od razu je zdobywa, a z nim jeden przerzut.
board-no-achievement = Nie ma tu Nagrody
board-achievement-deck = W talii Nagród: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }
board-hand-count = Na ręce: { $missions ->
    [one] { $missions } Misja
    [few] { $missions } Misje
    [many] { $missions } Misji
   *[other] { $missions } Misji
  }, { $orders ->
    [one] { $orders } Zamówienie
    [few] { $orders } Zamówienia
    [many] { $orders } Zamówień
   *[other] { $orders } Zamówienia
  }.
board-known = Znasz: { $cards }.
board-completed = Ukończone: { $cards }.
board-bought = Zrealizowane Zamówienia: { $cards }.
board-effects = Niewykorzystane efekty: { $effects }.
board-effect-left = Efekt Zamówienia, jeszcze nieużyty: { $effect }.
board-reroll-left = Przerzut z Wyzwania: rzuć raz ponownie dowolnymi kośćmi ze swojej puli.
board-rerolls = Przerzuty z Wyzwań: { $number }.
board-honours = Nagrody: { $cards }.
board-won = Wyzwania: { $cards }.
board-dice-left = Zostały kości: { $dice }.
board-used = Kości użyte lub odrzucone w tej rundzie: { $number }. Wrócą na początku następnej rundy, oprócz tych w nieukończonych załogach.
board-passed = pas
board-is-first = Pierwszy Gracz
board-active = wykonuje akcję
board-busy = ma już kość w tej rundzie
board-hand-empty = brak kart na ręce
board-sealed = Twój wybór jest gotowy. Czekamy na pozostałych.
board-done-mission = Ukończona Misja: { $mission }, { $type }, jeden punkt
board-done-expedition = Ukończona Ekspedycja: { $expedition }, { $type }, jeden punkt
board-own-cards = Karty

## Signs, for the legend

signs-dice = Pracownicy i kości
sign-surveyor = { die-surveyor }
    .legend = Pracownik. W Dyspozytorni przynosi Misję. Potrzebują go też niektóre załogi.
sign-geologist = { die-geologist }
    .legend = Pracownik. W Rafinerii przynosi Zamówienie. Potrzebują go też niektóre załogi.
sign-miner = { die-miner }
    .legend = Pracownik. Zdobywa podstawowe surowce i kopie w załogach.
sign-subroutine = { die-subroutine }
    .legend = Pracownik. Zdobywa podstawowe surowce i kopie w załogach.
sign-double = { die-miners }, { die-subroutines }
    .legend = Nadal jedna kość. Pasuje tam, gdzie pojedynczy pracownik, i przynosi dwa razy tyle.
sign-labour = Kość robocza
    .legend = Kość ze ściętymi rogami. Ma tylko Górników i Automaty, pojedyncze i podwójne.
sign-used = Użyte kości
    .legend = Obok kości: tylu użyto albo tyle odrzucono w tej rundzie. Wracają w następnej, oprócz tych w nieukończonych załogach.
sign-reroll = Przerzut
    .legend = Rzuć ponownie swoimi kośćmi: raz na początku rundy, bo każda runda zaczyna się rzutem wszystkimi kośćmi, i raz za każde zdobyte Wyzwanie.
sign-turn = { place-discard }
    .legend = Odrzuć kość, żeby inną obrócić na dowolną jej ściankę albo inne rzucić ponownie. To nie jest akcja.
sign-first = { place-first-player }
    .legend = Kto ma tę flagę, zaczyna. Połóż na jej polu dowolną kość, żeby mieć ją w następnej rundzie.
signs-sockets = Pola na kości
sign-socket = Pole
    .legend = Przyjmuje pracownika, który jest na nim narysowany. Kość zostaje tam do następnej rundy.
sign-either = Pole dla dwóch
    .legend = Przyjmuje jednego albo drugiego pracownika.
sign-any-die = Pole na dowolną kość
    .legend = Przyjmuje kość z dowolną ścianką.
sign-more = O jeden więcej
    .legend = Pierwsze pole każdego miejsca daje o jeden żeton więcej.
sign-yellow = Żółte pole
    .legend = Kto rozpoczyna tę kartę, może je od razu obsadzić. Potem jest otwarte dla wszystkich, jak inne.
signs-resources = Surowce i płacenie
sign-plasteel = { resource-plasteel }
    .legend = Podstawowy. Z Magazynów Plastalu.
sign-water = { resource-water }
    .legend = Podstawowy. Ze Zbiorników Wody.
sign-xenon = { resource-xenon }
    .legend = Podstawowy. Z Zasobników Ksenonu.
sign-gold = { resource-gold }
    .legend = Rzadki. Z Misji i Technologii.
sign-tungsten = { resource-tungsten }
    .legend = Rzadki. Z Misji i Technologii.
sign-nickel = { resource-nickel }
    .legend = Rzadki. Z Misji i Technologii.
sign-palladium = { resource-palladium }
    .legend = Rzadki. Z Misji i Technologii.
sign-any = { resource-any }
    .legend = Ten, który wybierzesz. Na torze rund: wybiera ten, kto bierze premię.
sign-rate = 4?▸1
    .legend = Gdy płacisz, dowolne cztery żetony zastępują jeden, którego nie masz.
sign-promoted = 3?▸1
    .legend = Promowany surowiec karty kantoru: dowolne trzy inne zastępują jeden taki, a trzy takie zastępują jeden inny.
sign-exchange = { place-exchange }
    .legend = Akcja: odrzuć kość i zamień jeden swój żeton na żeton z banku.
signs-cards = Karty i punkty
sign-mission = Misja
    .legend = Bierzesz ją w Dyspozytorni, Inspektorem. Potem rozpoczynasz ją z ręki w doku, a kości kopią w jej załodze.
sign-order = Zamówienie
    .legend = Bierzesz je w Rafinerii, Geologiem, a realizujesz pod koniec rundy. Zamówienia dają najwięcej punktów.
sign-expedition = Ekspedycja
    .legend = Bierzesz ją i rozpoczynasz dowolną kością, za jej koszt. Do załogi pasuje każda kość. Przynosi karty.
sign-technology = Technologia
    .legend = Kupujesz ją dowolną kością. Potem twoja kość na niej daje co rundę rzadki surowiec.
sign-bulletin = Biuletyn
    .legend = Kupujesz go dowolną kością. Potem twoja kość na nim bierze co rundę kartę.
sign-achievement = Nagroda
    .legend = Bierzesz ją dowolną kością, za ukończone karty typów, które pokazuje.
sign-challenge = Wyzwanie
    .legend = Kto pierwszy dokona tego, co na nim jest, od razu je zdobywa, bez akcji: jego punkty i jeden przerzut.
sign-points = Punkty
    .legend = Tyle jest warta karta na końcu gry. Przy imieniu: dotychczasowy wynik.
sign-types = Typy asteroid
    .legend = S to kamienna, C to węglowa, M to metaliczna. Nagrody wymagają typów. Ekspedycja liczy się jako dowolny.
sign-drop = Karty do oddania
    .legend = Żeby zrealizować to Zamówienie, musisz też odłożyć karty z ręki pod ich talie.
sign-hand = { place-hand }
    .legend = Ile Misji i Zamówień ma gracz na ręce. Nikt inny ich nie widzi.
signs-docks = Doki i rundy
sign-dock = Właściciel barki
    .legend = Czyja Misja leży w doku: „1 ●” to Misja gracza ● w doku 1. Do załogi może dołączyć każdy, a kartę dostaje właściciel.
sign-round = { board-track-name }
    .legend = Każda runda ma swój surowiec. Kto ma najwięcej kości w dokach, bierze jego cztery żetony.
signs-effects = Działania Zamówień, każde raz
sign-to-specialist = Obrót na specjalistę
    .legend = Obróć dowolną kość na Inspektora lub Geologa.
sign-to-worker = Obrót na pracownika
    .legend = Obróć dowolną kość na pojedynczego Górnika albo na pojedynczy Automat.
sign-reduction = Taniej
    .legend = Zapłać o jeden surowiec mniej.
sign-free-launch = Darmowy start
    .legend = Rozpocznij Misję albo Ekspedycję bez opłaty.
sign-extra-order = Jeszcze jedno Zamówienie
    .legend = Zrealizuj w rundzie jeszcze jedno Zamówienie.
sign-effect = Inne działanie
    .legend = Działanie z czyichś własnych kart. Wskaż kartę, żeby je przeczytać.
signs-needs = Czego wymagają Wyzwania
sign-completed = Ukończona Misja
    .legend = Typu, który jest w rogu.
sign-docked = Misje w dokach
    .legend = Tyle naraz.
sign-all-dice = Wszystkie własne kości
    .legend = Wszystkie są w dokach.
sign-alone = W pojedynkę
    .legend = Własna Misja ukończona tylko własnymi kośćmi.
sign-rounds = W rundach
    .legend = Własna Misja ukończona w tylu rundach.

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

## Samouczek: co się czyta przed turą, sama tura i co mówimy na inny możliwy ruch (.other)

tutorial-goal = Kierujesz firmą kosmicznych górników. Twoje kości to pracownicy: zdobywają surowce i lecą na Misje do asteroid, a z tego, co przywiozą, realizujesz Zamówienia. Gra ma osiem rund. Zagramy pierwszą.
tutorial-specialists = Rundę otwiera rzut, więc za każdym razem masz innych pracowników. Tych dwoje to specjaliści: Inspektor z lunetą znajduje Misje, a Geolog z młotkiem Zamówienia.
tutorial-workers = Ci kopią. Kask to Górnik, a robot to Automat. Na niektórych ściankach jest ich dwóch: to nadal jedna kość, ale pracuje za dwóch.
tutorial-labour = Kość ze ściętymi rogami to kość robocza. Pokazuje tylko Górników i Automaty.
tutorial-reroll = Raz w rundzie możesz rzucić ponownie dowolnymi kośćmi. Masz trzech Górników, czyli więcej, niż trzeba. Wybierz jednego Górnika i rzuć nim jeszcze raz.
    .other = Można zostawić wszystko albo rzucić czym innym. Ale Inspektor i Geolog są potrzebni, a Górników masz o jednego za dużo.
tutorial-again = Udany rzut: dwa Automaty na jednej kości.
tutorial-socket = W swojej turze robisz jedną rzecz. Najczęściej stawiasz kość na polu. Na polu widać pracownika, którego przyjmuje. Pierwsze pole, to z plusem, daje o jeden żeton więcej.
tutorial-gather = Postaw kość z dwoma Automatami na pierwszym polu Zbiorników Wody: dwa symbole i jeden żeton więcej to trzy wody.
    .other = Można. Ale nigdzie dwa Automaty nie dadzą więcej niż na pierwszym polu Zbiorników Wody.
tutorial-used = „−1”: jedna twoja kość jest użyta. Zostaje na polu do końca rundy, a potem wraca.
tutorial-missions = Misje nie przychodzą same: bierzesz je tutaj, w Dyspozytorni. To miejsce przyjmuje Inspektorów. Tak samo działa Rafineria, tylko że dla Geologów i Zamówień.
tutorial-assign = Postaw Inspektora w Dyspozytorni.
    .other = Zdążysz z tym w innej turze. Misja wymaga czasu, więc weź ją wcześnie.
tutorial-card = Na Misji widać jej koszt, pola załogi i zysk. Eros kosztuje jeden plastal, a każdy symbol w załodze przynosi jedno złoto.
tutorial-mission = Weź Misję na Erosa. Jest tania, a ty masz do niej załogę.
    .other = Można wziąć i tę. Ale do Misji na Erosa masz wszystkich potrzebnych pracowników.
tutorial-challenges = To są Wyzwania. Kto pierwszy dokona tego, co mówi jedno z nich, od razu je zdobywa: punkty i jeszcze jeden ponowny rzut. Jedno z nich wymaga Misji w doku.
tutorial-launch = Rozpocznij Misję na Erosa: trafia z ręki do doku, a ty płacisz jej koszt. Nie potrzebujesz do tego kości.
    .other = Może później. Rozpoczynając Misję, zdobędziesz Wyzwanie, a inni mogą cię ubiec.
tutorial-yellow = I Wyzwanie jest twoje! Żółte pola z podwójną ramką są na rozpoczęcie: właściciel może je obsadzić od razu, w tej samej turze.
tutorial-muster = Postaw na żółtym polu kość roboczą z Górnikiem.
    .other = Tak też można. Ale kość robocza niewiele więcej potrafi, więc niech idzie pierwsza.
tutorial-rivals = Rywal dołączył do twojej załogi. Wolno to każdemu i każdy zarabia swoimi kośćmi. Ale karta i punkt za nią są twoje. Misja z pełną załogą jest ukończona, więc pomoc się przydaje.
tutorial-dock = „1 ●” na barce: to dok 1, a Misja należy do gracza z tym znakiem. Twój znak to ●.
tutorial-join = Postaw Automat na następnym polu swojej Misji.
    .other = Można. Ale Misja, która nie zapełni się na czas, w końcu przepada, więc obsadzaj jej załogę.
tutorial-refine = Teraz przyda się Zamówienie, bo Zamówienia dają najwięcej punktów. Postaw Geologa w Rafinerii.
    .other = Zdążysz z tym. Ale bez Zamówienia złoto nic ci jeszcze nie da.
tutorial-order = Weź Zamówienie Boja nawigacyjna. Kosztuje złoto, nikiel i wodę: wszystko to masz albo zaraz będziesz mieć.
    .other = Może innym razem. Ale na Boję nawigacyjną wystarczy ci już na koniec tej rundy.
tutorial-crew = W twojej Misji są jeszcze dwa wolne pola. Postaw ostatni Automat na tym, które go przyjmuje.
    .other = Można. Ale z tymi dwiema kośćmi załoga będzie pełna i Misja da zysk jeszcze w tej rundzie.
tutorial-bonus = Po akcjach ten, kto ma najwięcej kości w dokach, bierze cztery żetony surowca tej rundy. Rywal ma tam jedną kość, a ty już trzy.
tutorial-full = Postaw Górnika na ostatnim polu. Wtedy załoga będzie pełna.
    .other = Wtedy Misja czekałaby jeszcze rundę, bo zabrakłoby jednego Górnika.
tutorial-reward = Koniec rundy. Najwięcej kości w dokach było twoich: cztery plastale. Eros ukończony: każdy z czterech twoich pracowników przyniósł złoto, a Wyzwanie za kamienną asteroidę jest twoje.
tutorial-buy = Na koniec rundy możesz zrealizować jedno Zamówienie z ręki. Zrealizuj Boję nawigacyjną: trzy punkty i efekt, którego możesz raz użyć.
    .other = Żetony by zostały. Ale trzy punkty za trzy żetony to dobry interes.
tutorial-exchange = „4?▸1”: gdy płacisz, dowolne cztery żetony zastępują jeden, którego nie masz. Przy surowcu promowanym, tutaj niklu, wystarczą trzy.
tutorial-pay = Masz wszystko, co Zamówienie kosztuje, więc niczego nie trzeba zastępować. Po prostu zapłać.
    .other = Można zapłacić inaczej. Ale kosztowałoby to więcej żetonów, niż trzeba.
tutorial-learned =
    Runda: rzut i jeden ponowny rzut, akcje na przemian, rozliczenie pełnych Misji, Zamówienie. Premię bierze ten, kto ma najwięcej kości w dokach.
    Inspektorzy biorą Misje, Geolodzy Zamówienia, a Górnicy i Automaty kopią. Do każdej załogi może dołączyć każdy.
    Najwięcej punktów dają Zamówienia. Pełna Misja to punkt dla właściciela, a Wyzwania zdobywa ten, kto był pierwszy.

## Rules, a chapter each

rule-goal = Prowadzisz firmę kosmicznych górników. Załogi z kości lecą na asteroidy, same albo razem z kośćmi rywali, i przywożą surowce. Za surowce realizujesz Zamówienia, a one dają najwięcej punktów. Punkty dają też ukończone Misje i Ekspedycje, Nagrody, Technologie, Biuletyny, Wyzwania i surowce, które ci zostały. Po ośmiu rundach wygrywa gracz, który ma najwięcej punktów.
    .title = O co chodzi
rule-setup =
    Karty przeznaczone dla większej liczby graczy zostają w pudełku. Talie Misji i Zamówień są potasowane, a z każdej leżą odkryte cztery karty. Trzy z siedmiu Nagród leżą odkryte, a reszta tworzy talię. Technologie, Biuletyny i Ekspedycje to trzy małe talie, które leżą awersem do góry.
    Z czterech kart Kantoru losuje się jedną. Wskazuje ona surowiec promowany. Każdy gracz ma siedem kości (przy pięciu i sześciu graczach sześć), dwie barki i po jednym żetonie każdego z siedmiu surowców. Na każdym z pierwszych siedmiu pól Toru Rund leży jeden żeton. Pierwszego Gracza się losuje. W grze z Wyzwaniami odkrywa się ich o pięć więcej, niż jest graczy.
    Od liczby graczy zależy, ile doków jest otwartych oraz ile pól mają Dyspozytornia i Rafineria.
    .title = Przygotowanie
rule-round =
    Runda ma pięć faz. Faza 1: Pierwszym Graczem zostaje ten, kto w poprzedniej rundzie zajął pole Pierwszego Gracza. Jeśli nikt go nie zajął, Pierwszy Gracz się nie zmienia. Wszystkie kości wracają do graczy, oprócz tych na nieukończonych kartach w dokach. Faza 2: wszyscy rzucają kośćmi i mogą raz rzucić ponownie dowolnymi z nich. Faza 3: gracze wykonują po jednej akcji, wokół stołu, aż wszyscy spasują. Faza 4: gracze dostają premię rundy, a potem rozlicza się ukończone Misje i Ekspedycje. Faza 5: gracze po kolei mogą realizować Zamówienia.
    W fazach od 3 do 5 zaczyna Pierwszy Gracz tej rundy, a po nim grają pozostali, zgodnie z ruchem wskazówek zegara.
    .title = Runda
rule-dice = Kość ma sześć ścianek: Inspektor, Geolog, Górnik, Automat, dwóch Górników i dwa Automaty. Jedna z twoich kości to kość robocza. Ma ścięte rogi i pokazuje tylko Górników i Automaty, pojedyncze i podwójne. Po rzucie możesz wybrać dowolne z właśnie rzuconych kości i raz rzucić nimi ponownie. Wszyscy wybierają jednocześnie. Kość z podwójnym symbolem to nadal jedna kość. Pasuje wszędzie tam, gdzie pojedynczy symbol, i daje dwa razy tyle.
    .title = Kości
rule-change = W swojej turze, przed akcją, możesz odrzucić kość ze swojej puli. Wtedy obracasz jedną inną kość z puli na dowolną z jej ścianek albo rzucasz ponownie dowolną liczbą kości z puli. To nie jest akcja. Możesz to robić, dopóki masz jeszcze inną kość. Odrzucone kości wracają w następnej rundzie.
    .title = Zmiana kości
rule-actions = W swojej turze robisz jedną z tych rzeczy: stawiasz jedną kość na polu, rozpoczynasz Misję z ręki albo odrzucasz kość, żeby wymienić żeton. Możesz też spasować i wtedy nie grasz do końca fazy. Do rozpoczęcia Misji nie potrzebujesz kości, więc możesz to zrobić nawet wtedy, gdy wszystkie są zużyte. Jeśli nie masz ani kości, ani niczego do rozpoczęcia, musisz spasować.
    .title = Akcje
rule-sockets = Pole przyjmuje pracownika, który jest na nim narysowany. Jeśli narysowanych jest dwóch, przyjmuje dowolnego z nich. Pole z pustą kością przyjmuje każdą kość. Kość leży na polu do następnej rundy i nikt inny nie może z tego pola skorzystać. Kości na kartach w dokach zostają, aż karta zostanie ukończona albo przepadnie.
    .title = Pola
rule-basics = Magazyny Plastalu, Zbiorniki Wody i Zasobniki Ksenonu przyjmują Górników lub Automaty, na dowolnym wolnym polu, które pasuje. Twoja kość daje jeden żeton za każdy swój symbol. Pierwsze pole w każdym z tych miejsc daje o jeden żeton więcej.
    .title = Surowce podstawowe
rule-offices = Inspektor na pierwszym wolnym polu Dyspozytorni bierze Misję na twoją rękę. Geolog na pierwszym wolnym polu Rafinerii bierze na nią Zamówienie. Możesz wziąć jedną z odkrytych kart, a jej miejsce zaraz się uzupełnia. Możesz też wziąć zakrytą kartę z wierzchu talii. Na ręce możesz mieć dowolnie wiele kart i nikt inny ich nie widzi.
    .title = Dyspozytornia i Rafineria
rule-missions = Misja ma koszt, typ asteroidy (S, C albo M), pola dla załogi i zysk. Niektóre pola są żółte, z podwójną ramką. Właściciel może je obsadzić przy rozpoczęciu. Każda kość załogi przynosi zysk, raz za każdy swój symbol.
    .title = Misje
rule-docks = Żeby rozpocząć Misję, połóż ją na jednej ze swoich dwóch barek, wstaw barkę do wolnego doku i zapłać koszt. W tej samej akcji możesz postawić dowolnie wiele pasujących kości na jej żółtych polach. Od tej chwili z wolnych pól, także żółtych, mogą korzystać wszyscy gracze, jedną kością na akcję. Możesz mieć w drodze najwyżej dwie barki, a wszystkich kart w drodze może być najwyżej tyle, ile jest doków.
    .title = Rozpoczynanie i doki
rule-first = Postaw dowolną kość na polu Pierwszego Gracza, a w następnej rundzie ty będziesz Pierwszym Graczem.
    .title = Pierwszy Gracz
rule-achievements = Postaw dowolną kość na polu przy odkrytej Nagrodzie, żeby ją wziąć. Musisz oddać ukończone karty takich typów asteroid, jakich ona wymaga. Ekspedycja liczy się jako dowolny typ. Misje wracają pod talię, a Ekspedycje do pudełka, więc tracisz ich punkty. Miejsce uzupełnia się z talii, ale jego pole jest w tej rundzie zajęte.
    .title = Nagrody
rule-executive = Żeby wziąć Technologię, Biuletyn lub Ekspedycję, postaw dowolną kość na polu przy jej talii i od razu zapłać koszt. Możesz wziąć tylko kartę z wierzchu (w pierwszym wydaniu polskim dowolną), a z każdej talii można w rundzie wziąć tylko jedną kartę. Technologia lub Biuletyn leży odtąd przed tobą i ma pole, z którego korzystasz tylko ty. Dowolna kość na tym polu daje żeton pokazanego rzadkiego surowca albo pozwala wziąć na rękę Misję lub Zamówienie. Każda z tych kart przyjmuje jedną kość na rundę, a podwójny symbol nie daje więcej.
    .title = Karty Zarządu
rule-expeditions = Ekspedycję rozpoczyna się jak Misję, z barką, dokiem i kosztem. Kość, którą ją wzięto, nie należy do załogi. Pola Ekspedycji przyjmują dowolne kości. Gdy Ekspedycja jest ukończona, każda kość załogi daje swojemu graczowi kartę: Misję albo Zamówienie, odkrytą lub zakrytą. Ukończona Ekspedycja jest warta punkt, a przy braniu Nagrody liczy się jako dowolny typ asteroidy.
    .title = Ekspedycje
rule-exchange = Jako akcję odrzuć kość i wymień jeden swój żeton na żeton innego rodzaju z banku. Gracze nigdy nie handlują między sobą.
    .title = Akcja wymiany
rule-payment = Przy każdej zapłacie cztery dowolne żetony mogą zastąpić jeden, którego nie masz. Przy surowcu promowanym z karty Kantoru wystarczą trzy. Dowolne trzy inne żetony zastępują jeden taki, a trzy takie zastępują jeden inny, nawet jeśli masz ten, który zastępują. Efekty, dzięki którym płacisz mniej, najpierw odejmują żeton od kosztu. Wszystko to możesz łączyć w jednej zapłacie. W ten sposób zastępuje się żetony tylko przy płaceniu.
    .title = Płacenie
rule-bank = Plastal, woda i ksenon to surowce podstawowe. Złoto, wolfram, nikiel i pallad są rzadkie i pochodzą z Misji i Technologii. Bank jest ograniczony. Jeśli ma za mało żetonów, dostajesz tyle, ile jest, a reszta przepada.
    .title = Surowce i bank
rule-bonus = Po zakończeniu akcji gracz, który ma najwięcej kości na kartach w dokach, bierze cztery żetony surowca z Toru Rund. Liczą się kości na własnych i na cudzych kartach. Jeśli równie dużo kości ma dwóch graczy, każdy z nich bierze dwa żetony. Jeśli jest ich trzech lub więcej, każdy bierze jeden. W ósmej rundzie surowce wybiera się dowolnie. Jeśli nikt nie ma kości w dokach, nikt nic nie bierze.
    .title = Premia rundy
rule-settlement =
    Karta jest ukończona, gdy wszystkie jej pola są obsadzone. Najpierw rozlicza się karty Pierwszego Gracza, a potem pozostałych graczy po kolei. Każda kość załogi przynosi zysk, raz za każdy swój symbol. Najpierw liczą się kości właściciela, potem pozostałych. Karta trafia do właściciela barki, nawet jeśli nie ma na niej żadnej jego kości, i jest warta punkt.
    Karta, która nie jest pełna, wysuwa się o jedno miejsce, razem z kośćmi. Jeśli w drugiej rundzie nadal nie jest pełna, przepada. Misja wraca wtedy pod talię, Ekspedycja do pudełka, kości i barka do właścicieli, a nikt nic nie dostaje.
    .title = Kończenie Misji
rule-orders = W fazie piątej możesz zrealizować jedno Zamówienie z ręki. Zapłać jego koszt. Jeśli Zamówienie tego wymaga, odłóż też inne karty z ręki pod ich talie, tak żeby wszyscy je widzieli. Zamówienie daje ci punkty, a jego efektu możesz użyć raz.
    .title = Zamówienia
rule-effects =
    Każde zrealizowane Zamówienie ma efekt, którego możesz użyć raz, kiedy zechcesz. Jeden efekt obraca kość z twojej puli na Inspektora lub Geologa. Inne obracają ją na pojedynczego Górnika albo na pojedynczy Automat (w pierwszym wydaniu polskim: pojedynczego Górnika lub Automat na podwójny). Dzięki innemu efektowi płacisz o jeden surowiec mniej, a takich efektów możesz użyć kilku naraz. Jeszcze inny pozwala rozpocząć Misję lub Ekspedycję bez opłaty. Ostatni pozwala zrealizować w fazie piątej jeszcze jedno Zamówienie.
    Kość możesz obrócić tylko na ściankę, którą ma. Niewykorzystane efekty nie są na koniec nic warte.
    .title = Efekty Zamówień
rule-challenges = Wyzwanie zdobywa od razu i bez akcji gracz, który pierwszy dokona tego, co na nim jest. Daje ono punkty i raz pozwala rzucić ponownie dowolną liczbą kości z puli. Wyzwania, które mówią o Misji, nie dotyczą Ekspedycji. Kartę kończy tylko właściciel barki, na której ona leży. Jeśli dwóch graczy spełni warunek w tej samej chwili, Wyzwanie zdobywa ten, kto jest wcześniej w kolejności rundy.
    .title = Wyzwania
rule-end =
    Gra kończy się po ósmej rundzie. Zamówienia, Nagrody, Technologie, Biuletyny i Wyzwania są warte tyle punktów, ile na nich widać. Każda ukończona Misja lub Ekspedycja, którą jeszcze masz, jest warta punkt. Każde cztery żetony tego samego surowca są warte punkt, a przy surowcu promowanym wystarczą trzy. Karty na ręce i nieukończone Misje nie są nic warte.
    Przy równym wyniku rozstrzygają punkty z Zamówień, potem z Misji, Ekspedycji i Nagród, a potem z rzadkich surowców. Jeśli nadal są równe, gracze wygrywają wspólnie. W pierwszym wydaniu polskim gracze z równym wynikiem od razu wygrywają wspólnie.
    .title = Koniec
rule-editions = Znane są trzy instrukcje, a wybierasz jedną z nich opcją Wydanie. Angielska jest taka, jak opisano tutaj, i rozstrzyga remis tylko o pierwsze miejsce. Druga wersja polska nie ma Wyzwań i rozstrzyga remisy o każde miejsce. Pierwsza wersja polska też nie ma Wyzwań. Z talii Zarządu można w niej wziąć dowolną kartę, efekty Górnika i Automatu zmieniają pojedynczy symbol na podwójny, a gracze z równym wynikiem od razu wygrywają wspólnie. Pięć i sześć osób gra według zasad angielskich, każda z sześcioma kośćmi, bez roboczej.
    .title = Wydania
rule-reconstructed = Zasady są takie jak w instrukcjach. Sami zdecydowaliśmy tam, gdzie one milczą albo same sobie przeczą. Żadne publiczne źródło nie pokazuje, co jest na kartach i na planszy. Dlatego ten projekt odtworzył wszystkie koszty, punkty, pola, zyski i tytuły, liczby kart, doków, pól i żetonów oraz ścianki kości roboczej. Wiadomo, że jest siedem Nagród, po cztery karty w każdej talii Zarządu i cztery karty Kantoru. Wiadomo też, czego wymagają Wyzwania i jakie są rodzaje efektów.
    .title = Co jest odtworzone
