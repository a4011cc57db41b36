# Słowa terminala, które nie należą do żadnej gry.

player = Gracz { $number }
you = (ty)
round = runda { $round }
forced = (jedyny ruch)
and = i

ask-seats = Ilu graczy, od { $low } do { $high }?
ask-people = Ilu z nich gra przy tej klawiaturze, od 1 do { $seats }?
ask-level = Jak silne mają być boty: { $levels }?
level-random = losowy
level-greedy = zachłanny
level-easy = łatwy
level-normal = zwykły
level-hard = trudny
unfinished = Jest nieukończona gra: { $title }; { $who }; { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }, ostatnio { $when }.
ask-resume = Grać w nią dalej?
ask-again = Jeszcze jedna gra?
ask-pays = Da się zapłacić tylko w jeden sposób – { $paid }. Wykonać?
ask-sure = Tego ruchu nie będzie można cofnąć. Na pewno?
yes-no = (Enter = tak, n = nie)
yes-answers = t tak y yes
no-answers = n nie no
want-number = Wpisz liczbę od { $low } do { $high }.
want-yes-no = Wpisz t albo n.

open-seed = Ziarno losowości { $seed } podano z góry: kto zagra z nim jeszcze raz, będzie miał taki sam los.
new-here = Pierwszy raz? Wpisz r, żeby zobaczyć zasady, albo ?, żeby zobaczyć pomoc.
only-move = Nie było wyboru, więc stało się samo: { $move }
go-on = Enter, żeby grać dalej.
more = Enter: dalej, q: dość
news = Od twojej ostatniej tury:
thinking = { $name } myśli…
look-away = Teraz { $name }; pozostali nie patrzą. Naciśnij Enter.
prompt = { $name }, twój ruch ({ $moves ->
    [one] 1
   *[other] od 1 do { $moves }
  }, ? to pomoc):
gather-hint = Podaj całą odpowiedź naraz: numery oddzielone spacjami; ten sam numer dwa razy to dwie sztuki.
gather-less = To jeszcze nie cała odpowiedź: wpisz wszystkie numery naraz, oddzielone spacjami.
gather-more = To do siebie nie pasuje albo jest tego za dużo.
not-understood = Nie ma takiego ruchu. Wpisz liczbę od 1 do { $moves } albo ?, żeby zobaczyć pomoc.
help =
    Liczba wykonuje ruch.
      t  jeszcze raz stół, cały        l  wszystko, co się wydarzyło
      w  dlaczego nie? np.: w 1b       r  zasady, w rozdziałach
      u  cofnij ostatni ruch           q  koniec; gra jest zapisana
      ?  ta pomoc                      Enter  jeszcze raz stół
    Jeśli masz tylko jeden ruch, jest wykonywany za ciebie, a gra o tym mówi.
help-undo = Ruch można cofnąć, dopóki nikt nie dowiedział się z niego czegoś nowego i nikt inny się nie ruszył.
ask-why = O co pytasz? Podaj { $things }:
things = rzecz na stole
no-such-thing = Nie ma takiej rzeczy. Podaj { $things }.
why-possible = To jest teraz możliwe: { $count ->
    [one] ruch
   *[other] ruchy
  } { $numbers }.
why-not-asked = Tego nie można teraz wybrać.
why-not-your-turn = To nie twoja kolej.
says-rule = Zasada: { $rule }
ask-chapter = Który rozdział, od 1 do { $chapters }, albo a, czyli wszystkie? Enter wraca do gry.
no-log = Nic się jeszcze nie wydarzyło.
no-rules = Ta gra nie ma tu zasad opisanych słowami.
undone = Cofnięto.
undo-learned = Tego nie można cofnąć: od tamtej pory był rzut albo wyszło na jaw coś nowego.
undo-others-moved = Tego nie można cofnąć: ktoś inny już się ruszył.
undo-nothing-to-undo = Nie ma jeszcze czego cofać.

total = razem
place = miejsce
place-reached = { $place }.
winner = Wygrywa { $name }.
winners = Wspólne zwycięstwo: { $names }.
kept = Zapis tej gry:
saved = Gra jest zapisana; dalej zagrasz przez: { $command }
goodbye = Do zobaczenia.
replay-at = Po { $at } z { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchów
  }.

games-seats = Od { $low } do { $high } graczy.
games-rules = Zasady w wersji { $version }.
games-options = Opcje (najpierw domyślna):
games-content = Zawartość { $digest }, po jednej pozycji na każdy rodzaj kafelka lub karty i każdą talię:
source-printed = pozycje przepisane z wydanej gry: { $count }
source-rulebook = pozycje z instrukcji: { $count }
source-inferred = pozycje wywnioskowane z instrukcji: { $count }
source-reconstructed = pozycje odtworzone: { $count }

suggested = Podpowiedź: { $what }

## Facts that the rules state

amount = { $thing } ×{ $number }
nothing = nic
