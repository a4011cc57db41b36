# Słowa terminala, które nie należą do żadnej gry.

player = Gracz { $number }
you = (ty)
round = runda { $round }
forced = (jedyny ruch)
and = i

ask-seats = Ilu graczy, od { $low } do { $high }?
ask-people = Ile z nich to osoby przy tej klawiaturze, od 1 do { $seats }?
ask-level = Jak silne mają być boty: { $levels }?
level-random = losowy
level-greedy = zachłanny
level-easy = łatwy
level-normal = zwykły
level-hard = trudny
ask-resume = Jest nieukończona gra, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }. Grać dalej?
ask-again = Jeszcze jedna gra?
yes-no = [T/n]
yes-answers = t tak y yes
no-answers = n nie no
want-number = Wpisz liczbę od { $low } do { $high }.
want-yes-no = Wpisz t albo n.

open-seed = Jawne ziarno losu { $seed }: kto je zna, może wiedzieć, co będzie.
news = Od twojej ostatniej tury:
thinking = { $name } myśli …
look-away = Teraz { $name }; pozostali nie patrzą. Naciśnij Enter.
prompt = { $name }, twój ruch ({ $moves ->
    [one] 1
   *[other] od 1 do { $moves }
  }, ? to pomoc):
not-understood = Nie ma takiego ruchu. Wpisz liczbę od 1 do { $moves } albo ? po pomoc.
help =
    Liczba wykonuje ruch.
      u  cofnij ostatni ruch           l  wszystko, co się wydarzyło
      w  dlaczego nie? na przykład: w 1b
      r  zasady, w rozdziałach         ?  ta pomoc
      q  koniec; gra jest zapisana
ask-why = Dlaczego nie co? Podaj { $things }:
things = rzecz na stole
no-such-thing = Nie ma takiej rzeczy. Podaj { $things }.
why-possible = Tego można teraz użyć; poszukaj wśród ruchów.
why-not-asked = Teraz nie o to chodzi.
why-not-your-turn = To nie twoja kolej.
says-rule = Zasada: { $rule }
ask-chapter = Który rozdział, od 1 do { $chapters }, albo a, czyli wszystkie? Enter wraca do gry.
no-rules = Ta gra nie ma tu zasad opisanych słowami.
undone = Cofnięto.
undo-learned = Tego nie można cofnąć: od tamtej pory był rzut kostką albo wyszło na jaw coś nowego.
undo-others-moved = Tego nie można cofnąć: ktoś inny już się ruszył.
undo-nothing-to-undo = Nie ma jeszcze czego cofać.

total = razem
place = miejsce
winner = Wygrywa { $name }.
winners = Wspólne zwycięstwo: { $names }.
kept = Zapis tej gry: { $path }
saved = Gra jest zapisana; dalej zagrasz przez: orrery play --resume
goodbye = Do zobaczenia.
replay-at = Po { $at } z { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchów
  }.

games-seats = Od { $low } do { $high } graczy.
games-rules = Zasady w wersji { $version }.
games-options = Opcje (najpierw domyślna):
games-content = Zawartość { $digest }:
source-rulebook = z instrukcji: { $count }
source-inferred = wywnioskowane: { $count }
source-reconstructed = odtworzone: { $count }
