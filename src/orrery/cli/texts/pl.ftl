# Słowa terminala, które nie należą do żadnej gry.

player = Gracz { $number }
bot = Bot { $number }
you = (ty)
automaton = Automat
round = runda { $round }
forced = (jedyny ruch)
and = i

ask-seats = Ilu graczy, od { $low } do { $high }?
ask-people = Ilu z nich gra przy tej klawiaturze, od 1 do { $seats }?
ask-level = Jak silne mają być boty: { $levels }?
level-random = Losowy
level-greedy = Szybki
level-easy = Łatwy
level-normal = Normalny
level-hard = Trudny
unfinished = Jest nieukończona gra: { $title }; { $who }; { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }, ostatnio { $when }.
ask-resume = Czy chcesz grać w nią dalej?
ask-again = Czy chcesz zagrać jeszcze raz?
ask-pays = Płacisz: { $paid }. Inaczej nie da się zapłacić. Wykonać?
ask-sure = Tego ruchu nie będzie można cofnąć. Na pewno?
yes-no = (Enter = tak, n = nie)
yes-answers = t tak y yes
no-answers = n nie no
want-number = Wpisz liczbę od { $low } do { $high }.
want-yes-no = Wpisz t albo n.

open-seed = Wybrano ziarno losowości { $seed }: kto zagra z nim jeszcze raz, będzie miał takie same losowania.
new-here = Grasz pierwszy raz? Wpisz r, żeby zobaczyć zasady, albo ?, żeby zobaczyć pomoc.
only-move = Możliwy był tylko jeden ruch, więc został wykonany za ciebie: { $move }
go-on = Naciśnij Enter, żeby grać dalej.
more = Enter: dalej, q: przerwij
news = Od twojej ostatniej tury:
thinking = { $name } myśli…
look-away = Teraz gra { $name }. Niech pozostali nie patrzą. Naciśnij Enter.
prompt = { $name }, twój ruch ({ $moves ->
    [one] 1
   *[other] od 1 do { $moves }
  }, ? to pomoc):
gather-hint = Wpisz całą odpowiedź naraz, jako numery oddzielone spacjami. Żeby wybrać coś dwa razy, wpisz jego numer dwa razy.
gather-less = Ta odpowiedź nie jest pełna. Wpisz wszystkie numery naraz, oddzielone spacjami.
gather-more = To do siebie nie pasuje albo jest tego za dużo.
not-understood = Nie ma takiego ruchu. Wpisz liczbę od 1 do { $moves } albo ?, żeby zobaczyć pomoc.
help =
    Wpisz numer, żeby wykonać ten ruch.
      t  pokaż jeszcze raz cały stół   l  pokaż wszystko, co się wydarzyło
      w  zapytaj, dlaczego nie: w 1b   r  przeczytaj zasady
      u  cofnij ostatni ruch           q  przerwij; gra jest zapisana
      ?  pokaż tę pomoc                Enter  pokaż jeszcze raz stół
    Jeśli masz tylko jeden ruch, jest on wykonywany za ciebie, a gra o tym mówi.
help-undo = Ruch można cofnąć, dopóki nikt nie dowiedział się z niego czegoś nowego i nikt inny nie wykonał ruchu.
ask-why = O co pytasz? Podaj { $things }:
things = rzecz na stole
no-such-thing = Nie ma takiej rzeczy. Podaj { $things }.
why-possible = Możesz to teraz zrobić: { $count ->
    [one] ruch
   *[other] ruchy
  } { $numbers }.
why-not-asked = Teraz pytanie dotyczy czegoś innego.
why-not-your-turn = To nie twoja kolej.
says-rule = Zasada: { $rule }
ask-chapter = Który rozdział, od 1 do { $chapters }, czy a, żeby przeczytać wszystkie? Enter wraca do gry.
no-log = Nic się jeszcze nie wydarzyło.
no-rules = Zasad tej gry tu nie opisano.
undone = Cofnięto.
undo-learned = Tego nie można cofnąć: od tamtej pory był rzut albo odkryto coś nowego.
undo-others-moved = Tego nie można cofnąć: ktoś inny wykonał już ruch.
undo-nothing-to-undo = Nie ma jeszcze czego cofać.

total = razem
place = miejsce
place-reached = { $place }.
winner = Wygrywa { $name }.
winners = Wspólne zwycięstwo: { $names }.
kept = Zapis tej gry:
saved = Gra jest zapisana. Żeby grać dalej, wpisz: { $command }
goodbye = Do zobaczenia.
replay-at = Po { $at } z { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchów
  }.

games-players = od { $low } do { $high } osób
games-more = Więcej o grze:
games-seats = Od { $low } do { $high } graczy.
games-rules = Zasady w wersji { $version }.
games-options = Opcje (najpierw domyślna):
games-content = Zawartość { $digest }, z jedną pozycją na każdy rodzaj kafelka lub karty i na każdą talię:
source-printed = pozycje przepisane z wydanej gry: { $count }
source-rulebook = pozycje z instrukcji: { $count }
source-inferred = pozycje wywnioskowane z instrukcji: { $count }
source-reconstructed = pozycje odtworzone: { $count }

suggested = Podpowiedź: { $what }

## Facts that the rules state

amount = { $thing } ×{ $number }
nothing = brak

## Serie

series-match = mecz złożony z trzech gier
series-points = punkty
series-over = Seria jest zakończona.
series-ask-next = Czy chcesz zagrać teraz w następną grę?
series-ask-again = Czy chcesz teraz zagrać w tę grę jeszcze raz?
series-kept = Dotychczasowe gry tej serii; można je wczytać na stronie głównej:
