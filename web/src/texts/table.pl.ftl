# Stół i powtórka.

## What is going on

table-loading = Otwieranie stołu…
table-your-turn = Twoja kolej
table-turn-of = Teraz gra { $name }
table-turn-of-several = Teraz grają: { $names }
table-thinking = { $name } myśli…
table-waiting = Czekamy na ruch: { $name }.
table-waiting-away = { $names }: jeszcze nie przy stole albo chwilowo poza stołem.
table-nobody = Chwileczkę…
table-looking-on = Przyglądasz się grze.
table-watching = Oglądasz
table-over = Gra skończona.
table-paused = Przerwa w grze.
table-paused-owner = Przerwa na twoje życzenie. Nikt nie może wykonać ruchu, dopóki jej nie zakończysz.
table-paused-other = Gospodarz stołu ogłosił przerwę. Na razie nikt nie może wykonać ruchu.
table-go-on = Gramy dalej
table-away-you = Zamiast ciebie gra bot.
table-come-back = Wracam na swoje miejsce
table-lost = Brak połączenia. Próbujemy ponownie…
table-lost-long = Serwer nie odpowiada. Twoje ruchy są bezpieczne, a my próbujemy dalej.
table-connecting = Łączenie…
table-sending = Wysyłanie…
table-open-seed = Jawne ziarno losowości: { $seed }
table-own-content = Ten stół używa własnych kart, a nie tych z Orrery.
table-open-seed-about = Ktoś wybrał ziarno losowości tego stołu, więc wyniki losowań można było znać z góry.
table-title-turn = ● Twoja kolej · { $title }
table-board = Plansza
table-side = Pytanie
table-side-tabs = Dziennik, gracze i rozmowa
table-rules-link = Zasady
table-rules-about = Co mówią o tym zasady

## Moves

table-forced = Możliwy był tylko jeden ruch, więc został wykonany za ciebie: „{ $move }”.
table-to-board = Do tego, co można wybrać na planszy
table-moves = Twoje ruchy
table-clear = Wyczyść
table-choose = Który ruch?
table-close = Zamknij
table-undo = Cofnij
table-confirm-pays = Płacisz: { $pays }.
table-confirm-final = Tego nie będzie można cofnąć.
table-confirm-ends = To kończy twoją turę. Potem grają inni.
table-confirm-yes = Wykonaj
table-confirm-no = Anuluj
table-confirm-never = Nie pytaj więcej
table-send-none = Wyślij: nic
table-send-count = Wyślij ({ $count })
table-gather-set = { $least ->
    [0] Wybierz najwyżej { $most } i wyślij.
   *[other] { $exact ->
        [yes] Wybierz { $most } i wyślij.
       *[no] Wybierz od { $least } do { $most } i wyślij.
      }
  }
table-gather-order = Wybierz w takiej kolejności, w jakiej chcesz, i wyślij.
table-gather-fault = To się razem nie zgadza.
table-gather-default = Podpowiedź
table-pay-more = O jeden więcej: { $what }
table-pay-less = O jeden mniej: { $what }
table-pay = Zapłać
table-pay-total = Razem: { $count }
table-pay-fault-less = To jeszcze za mało. Dodaj coś.
table-pay-fault-more = To za dużo albo coś w tym nie pasuje.
undo-learned = Nie można cofnąć: był rzut kostką albo odkryto coś nowego.
undo-others-moved = Nie można cofnąć: ktoś inny wykonał już ruch.
undo-nothing-to-undo = Nie ma jeszcze czego cofać.
undo-over = Gra jest skończona.
undo-other = Tego nie można teraz cofnąć.

## Why not

table-why = Dlaczego nie?
table-why-rule = Zasada
table-why-none = Możesz tego użyć, ale nie razem z tym, co jest wybrane.
table-why-all-chosen = Więcej nie można wybrać. Najpierw coś cofnij.
table-why-all-down = Wszystko to jest już w zapłacie.
table-why-possible = To jest teraz możliwe. Wybierz jeszcze raz.
table-why-not-asked = Teraz pytanie dotyczy czegoś innego.
table-why-not-your-turn = To nie twoja kolej.
table-why-unknown = Zasady na to teraz nie pozwalają.

## Log and chat

table-log = Dziennik
table-log-empty = Nic się jeszcze nie wydarzyło.
table-news-left = { $number ->
    [one] Jeszcze jeden wiersz jest w dzienniku.
    [few] Jeszcze { $number } wiersze są w dzienniku.
   *[many] Jeszcze { $number } wierszy jest w dzienniku.
  }
table-log-news = Od twojej ostatniej tury
news-title = Od twojej ostatniej tury
news-to-me = Co spotkało ciebie
news-gist = ciebie spotkało: { $what }
news-close = Zamknij podsumowanie
table-log-forced = jedyny ruch
table-log-hidden = coś zakrytego
table-chat = Rozmowa
table-chat-empty = Na razie cisza. Przywitaj się!
table-chat-silence = Na razie cisza.
table-chat-muted = Gospodarz stołu nie pozwala ci pisać.
table-chat-muted-onlooker = Widzowie mogą czytać. Pisać mogą tylko za zgodą gospodarza stołu.
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-chat-left = { $left ->
    [one] został { $left } znak
    [few] zostały { $left } znaki
    [many] zostało { $left } znaków
   *[other] zostało { $left } znaku
  }
table-chat-unread = nowe: { $count }
table-chat-onlooker = ktoś z widzów
table-chat-new = { $name } pisze: { $text }

## Players

table-players = Gracze
table-seat = Miejsce { $number }
table-you = ty
table-bot = bot
table-bot-number = Bot { $number }
automaton = Automat
table-automaton = gra według zasad
table-here = przy stole
table-not-here = poza stołem
table-free = wolne miejsce
table-away = na razie gra bot
table-conceded = gra poddana
table-agreed = chce zakończyć grę
table-to-play = na ruchu
table-rename = Zmień moje imię
table-name = Moje imię
table-name-ask = Jak masz na imię?
table-save = Zapisz
table-cancel = Anuluj
table-legend = Wszystkie znaki tej gry
table-menu = Menu stołu
table-seat-more = Więcej o miejscu { $number }
table-muted = bez prawa głosu
table-muted-me = wiadomości ukryte
table-mute-me = Ukryj wiadomości tej osoby
table-unmute-me = Pokaż wiadomości tej osoby
table-mute-all = Nie pozwalaj tej osobie pisać
table-unmute-all = Pozwól tej osobie znów pisać
table-renew = Wymień link do miejsca
table-renew-sure = Stary link przestanie działać, a strony nim otwarte się zamkną. Nowy pojawi się tutaj.
table-renewed = Nowy link. Wyślij go tej osobie, która ma go dostać.
table-put-out = Wyproś od stołu
table-put-out-sure = Strona tej osoby się zamknie, a jej link przestanie działać.
table-put-out-who = Miejsce zajmie
table-put-out-free = kto dostanie nowy link
table-owner = Dla gospodarza
table-onlookers-write = Pozwól widzom pisać
table-onlookers-silent = Nie pozwalaj widzom pisać
table-onlookers-hide = Ukryj wiadomości widzów
table-onlookers-show = Pokaż wiadomości widzów
table-renew-look = Wymień link dla widzów
table-renew-look-sure = Stary link przestanie działać, a strony wszystkich widzów się zamkną. Nowy pojawi się tutaj.
table-renew-own = Wymień mój własny link
table-renew-own-sure = Twój stary link przestanie działać, a strony nim otwarte się zamkną, oprócz tej. Kto go miał, może znać też linki do miejsc: wymień i te.
table-invite = Zaproś
table-invite-about = Kto otworzy link do miejsca, ten je zajmuje. Każdy link wyślij tylko jednej osobie.
table-invite-bots = Na wszystkich innych miejscach grają boty. W tej grze miejsca mają tajemnice, więc boty na nich zostaną. Aby zagrać ze znajomymi, załóż nowy stół.
table-invite-none = Na wszystkich innych miejscach grają boty. Oddaj któreś miejsce osobie (⋯ przy imieniu), a jego link pojawi się tutaj.
table-invite-local = Te linki działają tylko na tym komputerze. Aby inni w sieci mogli dołączyć, uruchom serwer poleceniem
table-invite-onlooker = Dla widzów
table-fill-bot = Oddaj miejsce botowi: { $level }
table-fill-person = Oddaj miejsce z powrotem osobie
table-level = Siła
table-pause = Ogłoś przerwę
table-abandon = Porzuć grę
table-abandon-sure = Gra skończy się dla wszystkich bez wyniku. Nie będzie można do niej wrócić.
table-delete = Usuń stół
table-delete-sure = Stół, jego dziennik i zapis gry znikną na zawsze, dla wszystkich.
table-leave = Odejdź i zostaw grę botowi
table-leave-about = Bot zagra za ciebie, dopóki nie wrócisz. Gdy nikt nie ma stołu przed oczami, boty odpoczywają. Możesz wrócić w każdej chwili tym samym linkiem.
table-leave-yes = Odejdź
table-concede = Poddaj grę
concede-ends = Gra od razu się skończy i wygra { $name }.
concede-series = Ta gra nie policzy się w serii i będzie rozegrana jeszcze raz.
concede-goes-on = Gra toczy się dalej: twoje miejsce do końca prowadzi bot ({ $level }), nie możesz go odzyskać, a w wyniku jesteś za wszystkimi, którzy się nie poddadzą.
concede-people = Dalej { $count ->
    [one] gra
   *[other] grają
  }: { $names }.
concede-bots = Dalej grają same boty, i to tylko wtedy, gdy ktoś ma stół przed oczami.
table-agree = Zaproponuj zakończenie gry
table-agree-about = Gdy zgodzą się wszystkie osoby przy stole, gra zakończy się w obecnym stanie.
table-agree-no = Wycofaj propozycję
table-agree-asked = Propozycja zakończenia gry w obecnym stanie: { $names }.
table-agree-yes = Zgoda
table-agree-waiting = Proponujesz zakończenie gry. Gra się skończy, gdy zgodzą się pozostali.
table-download = Pobierz zapis gry

## Keys

keys-title = Klawisze
keys-e = potwierdź, wyślij albo zakończ pytanie
keys-u = cofnij
keys-b = do tego, co można wybrać na planszy
keys-m = do listy ruchów
keys-n = do następnego obszaru
keys-p = do poprzedniego obszaru
keys-l = dziennik
keys-g = gracze
keys-c = rozmowa
keys-r = zasady na temat pytania
keys-s = wszystkie znaki
keys-help = te klawisze
keys-tab = do następnego wyboru
keys-arrows = do tego, co leży obok
keys-enter = wybierz
keys-escape = krok wstecz, zamknij
keys-about = Nic nie robią, gdy piszesz. Litery możesz wyłączyć w ustawieniach.

## Turn notice

table-notice-body = { $title }: twoja kolej.

## Hot seat

table-curtain-alone = Jest coś, co może zobaczyć tylko { $name }
table-curtain-about = Niech pozostali nie patrzą.
table-curtain-button = Tu { $name }: pokaż mój stół

## Tutorial

guide-title = Samouczek
guide-progress = { $turn } z { $turns }
guide-next = Dalej
guide-now = Teraz ty:
guide-instead = Wybierz to, co zaznaczone.
guide-aim = o to prosi samouczek
guide-other = Też możliwe, ale tutaj niewykonane: { $move }.
guide-others = Grają inni.
guide-end = To już cały samouczek!
guide-free = Krótka gra z łatwym botem
guide-free-about = Krótka gra już trwa: wcześniejsze ruchy, także twoje, zrobiły za was boty. Dogrywasz jej koniec.
guide-lobby = Do lobby
guide-changed = Ten samouczek zmienił się od czasu, gdy go zaczęto, więc nie może stąd iść dalej.
guide-again = Zacznij od nowa
guide-play-on = Graj dalej bez niego

## Hints

table-hint = Wskazówka
table-hint-lit = Kliknij to, co świeci na planszy, żeby to wybrać. Wszystkie twoje ruchy są też na liście ruchów.
table-hint-why = Kliknij coś, co nie świeci, a powiemy, dlaczego nie można tego teraz wybrać.
table-hint-undo = „Cofnij” działa, dopóki nie było rzutu, nie odkryto niczego nowego i nikt inny nie wykonał ruchu.
table-hint-rules = „Zasady” przy pytaniu otwierają zasady we właściwym miejscu.
table-hint-next = Następna wskazówka
table-hint-last = Jasne
table-hint-off = Bez wskazówek

## The end

end-title = Koniec gry
end-winner = Wygrywa { $name }.
end-winner-you = Wygrywasz!
end-winners = Wspólne zwycięstwo: { $names }.
end-nobody = Nikt nie wygrywa.
end-no-result = Nie ma wyniku.
end-abandoned = Gospodarz stołu porzucił grę.
end-conceded-by = { $name }: gra poddana.
end-agreed = Gracze zgodzili się zakończyć grę w stanie, w jakim była.
end-sheet = Punktacja
end-category = Za co
end-total = Razem
end-place = Lokata
end-place-of = { $place }.
end-course = Przebieg gry
end-course-about = Wynik po każdym ruchu
end-course-table = Jako tabela
end-course-moves = Po ruchu
end-course-axis = ruchy
end-tally = Punktacja
end-no-points = Nikt nie miał jeszcze punktów.
decided-title = Co zdecydowało
decided-shared = Na końcu po równo: { $names } mają po { $points ->
    [one] jednym punkcie
   *[other] { $points } pkt
  }.
decided-tie = Na końcu tyle samo punktów: { $names }. Według zasad remisu wygrywa { $winner }.
decided-last = { $changes ->
    [0] { $winner } wychodzi na prowadzenie dopiero na samym końcu.
    [one] Prowadzenie zmieniło się raz: { $winner } obejmuje je na samym końcu.
   *[other] Prowadzenie zmieniało się { $changes } razy, a { $winner } obejmuje je dopiero na samym końcu.
  }
decided-lead = { $changes ->
    [one] Prowadzenie zmieniło się raz
   *[other] Prowadzenie zmieniało się { $changes } razy
  }, a od ruchu { $at } z { $moves } do końca prowadzi { $winner }.
decided-always = Od ruchu { $at } z { $moves } do końca prowadzi { $winner } i nikt już nie wychodzi na czoło.
decided-behind = Jeszcze po ruchu { $at } { $winner } traci { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  } do lidera ({ $leader }).
decided-ahead = Przewaga jest największa po ruchu { $at }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  } (za plecami: { $leader }).
decided-gap = Najdalej od siebie są po ruchu { $at }: { $leader } prowadzi o { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }.
decided-level = Przez całą grę idą łeb w łeb.
decided-both = { $winner } na tle rywala ({ $rival }): najwięcej daje „{ $best }” (+{ $gain }), a najwięcej zabiera „{ $worst }” (−{ $loss }).
decided-best = { $winner } na tle rywala ({ $rival }): najwięcej daje „{ $best }” (+{ $gain }), a w niczym nie jest z tyłu.
decided-worst = { $winner } na tle rywala ({ $rival }): w niczym nie jest z przodu, a najwięcej zabiera „{ $worst }” (−{ $loss }).
decided-same = W każdej kategorii tyle samo: { $names }.
decided-alone = Najwięcej punktów daje „{ $best }” ({ $gain }), a najmniej „{ $worst }”.
end-rematch = Rewanż
end-rematch-go = Do następnego stołu
end-rematch-invite = Jest nowy stół z tymi samymi graczami.
end-replay = Obejrzyj powtórkę
end-board = Pokaż planszę
end-result = Pokaż wynik
end-lobby = Do listy gier
end-and = i

## Trouble

gone-title = Tu nie ma stołu
gone-about = Stół został usunięty albo link jest niepełny. Jeśli ktoś ci go przysłał, poproś o niego jeszcze raz.
gone-lobby = Do listy gier
deleted-title = Stół został usunięty
deleted-about = Gospodarz usunął go na zawsze.
renewed-title = Ten link już nie działa
renewed-about = Gospodarz stołu wymienił go na nowy. Jeśli nadal tam grasz, poproś gospodarza o nowy link.
put-out-title = Gospodarz wyprosił cię od tego stołu
put-out-about = Twoje miejsce czeka na kogoś innego albo gra na nim bot. Twój link już nie działa.
broken-title = Nie można otworzyć stołu
broken-retry = Spróbuj ponownie

## Replay

replay-title = Powtórka
replay-of = Powtórka: { $title }
replay-loading = Otwieranie powtórki…
replay-start = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Ruch dalej
replay-end = Na koniec
replay-slider = Ruch
replay-at = ruch { $at } z { $moves }
replay-speed = Tempo
replay-eyes = Kto patrzy
replay-eyes-look = widz
replay-more = Więcej o tej grze
replay-empty = Nie było jeszcze żadnego ruchu, więc nie ma czego powtarzać.
replay-not-over = Gra jeszcze trwa, więc widzisz tylko to, co było widać z twojego miejsca. Po jej końcu możesz ją obejrzeć z miejsca dowolnego gracza.
replay-play-on = Graj dalej od tego miejsca
replay-play-on-about = Od tej pozycji ({ $where }) zaczyna się nowy stół.
replay-play-on-seat = Gram jako
replay-play-on-others = Pozostali
replay-play-on-go = Otwórz nowy stół
replay-table = Do stołu
replay-turn-back = Tura wstecz
replay-turn-forward = Tura dalej
replay-round = Runda
replay-beginning = Początek
replay-seen-by = widzi: { $name }
replay-share = Udostępnij
replay-share-title = Udostępnij tę chwilę
replay-link = Link do tej chwili
replay-link-about = Kto go otworzy, zobaczy powtórkę z miejsca dowolnego gracza i nic nie zrobi przy stole.
replay-link-open = Gra jeszcze trwa, więc kto go otworzy, zobaczy tylko to, co widzą widzowie.
replay-link-later = Po końcu gry będzie tu link, który można pokazać innym. Do tego czasu adres tej strony prowadzi do tej chwili i jest tylko dla ciebie: otwiera twoje miejsce.
replay-picture = Zapisz obraz
replay-picture-about = Obraz pokazuje planszę dokładnie tak, jak ją teraz widzisz, także twoje własne karty.
replay-picture-failed = Ta przeglądarka nie umie zrobić obrazu planszy. Zrób zrzut ekranu.
replay-beyond = Link wskazuje chwilę, której w tej grze nie było. { $moves ->
    [one] Był w niej jeden ruch, i to jego widać.
    [few] Były w niej { $moves } ruchy, i to jest ostatni.
   *[other] Było w niej { $moves } ruchów, i to jest ostatni.
  }
replay-no-moment = Link jest uszkodzony: nie wskazuje żadnego ruchu. Tu powtórka się zaczyna.
replay-no-eyes = Link wskazuje gracza, którego w tej grze nie ma, więc patrzysz z własnego miejsca.
replay-not-these-eyes = Gra jeszcze trwa, więc patrzysz z własnego miejsca, a nie z tego, które wskazuje link.
replay-own = Przejrzyj dotychczasowe ruchy

## Facts that the rules state

amount = { $thing } ×{ $number }
nothing = brak

## To, co dzieje się samo, opowiadane po kawałku

telling-title = Co się dzieje
telling-count = { $number }/{ $all }
telling-next = Dalej
telling-skip = Pomiń
