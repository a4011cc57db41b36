# Własne słowa przeglądarki, poza stołem (table.pl.ftl).

app-name = Orrery
app-skip = Przejdź do treści
app-home = Orrery: przejdź do listy gier
app-language = Język
app-theme-dark = Ciemne kolory
app-theme-light = Jasne kolory
app-settings = Ustawienia
app-close = Zamknij
app-loading = Chwileczkę…
app-footer = Orrery to niezależna implementacja z własnymi tekstami i rysunkami. Gry i ich nazwy należą do swoich właścicieli.
app-version = Wersja { $version }
app-unreachable = Serwer nie odpowiada.
app-unreachable-about = Może został zatrzymany albo nie ma sieci. Twoje stoły są bezpieczne.
app-retry = Spróbuj ponownie
notice-dismiss = Zamknij powiadomienie

## Settings

settings-title = Ustawienia
settings-name = Twoje imię
settings-language = Język
settings-theme = Kolory
settings-theme-system = jak w systemie
settings-theme-dark = ciemne
settings-theme-light = jasne
settings-motion = Animacje
settings-motion-system = jak w systemie
settings-motion-on = włączone
settings-motion-off = wyłączone
settings-pace = To, czym kończy się runda i co robi gracz sterowany zasadami, na przykład Luna
settings-pace-once = widać od razu
settings-pace-quick = opowiadaj szybko, wiersz po wierszu
settings-pace-slow = opowiadaj powoli, wiersz po wierszu
settings-pace-next = opowiadaj wiersz po wierszu, gdy klikam Dalej
settings-curtain = Kilka osób przy tym urządzeniu
settings-curtain-secrets = zasłaniaj, gdy jest co ukryć
settings-curtain-always = zasłaniaj stół między wszystkimi turami
settings-curtain-never = nigdy nie zasłaniaj stołu
settings-confirm = Pytaj przed ruchem, który kończy moją turę lub którego nie można cofnąć
settings-shortcuts = Skróty jednym klawiszem przy stole (? je pokazuje)
settings-sound = Odtwórz dźwięk, gdy przychodzi moja kolej
settings-notifications = Pokaż powiadomienie przeglądarki, gdy przychodzi moja kolej
settings-notifications-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-hints = Pokaż wskazówki od nowa
settings-hints-done = Wskazówki pojawią się od nowa.

## Links

link-copy = Kopiuj
link-share = Udostępnij
link-copied = Link skopiowany.
link-copy-yourself = Przeglądarka nie pozwala skopiować linku. Jest zaznaczony: naciśnij Ctrl+C, a na ekranie dotykowym przytrzymaj go palcem.

## Lobby

lobby-title = Kosmos na twoim stole
lobby-about = Gry planszowe wśród planet, z przyjaciółmi i z botami.
lobby-games = Gry
lobby-play = Graj
lobby-alone = Graj solo
lobby-alone-game = Graj solo: { $game }
lobby-play-game = Graj: { $game }
lobby-learn = Samouczek
lobby-learn-game = Samouczek: { $game }
lobby-rules = Zasady
lobby-rules-game = Zasady gry { $game }
lobby-no-games = Na tym serwerze nie ma gier.
players-range = { $least }–{ $most } graczy
players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }

## My tables

mine-title = Moje stoły
mine-none = Tu pojawią się stoły, które założysz lub do których dołączysz.
mine-turns = { $count ->
    [one] Twoja kolej przy { $count } stole
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołu
  }
mine-your-turn = Twoja kolej
mine-turn-of = Teraz gra { $name }
mine-bots-turn = Ruch bota: otwórz, aby grać dalej
mine-turn-of-several = Teraz grają inni
mine-paused = Przerwa
mine-over = Koniec
mine-abandoned = Przerwana
mine-learned = Ukończony
mine-tutorial = Samouczek
mine-won = Wygrana
mine-gone = Już niedostępny
mine-damaged = Nie da się otworzyć
mine-unknown = …
mine-resume = Wróć do gry
mine-look = Zobacz
mine-resume-which = { $action }: { $game }, { $players }
mine-looking = widz
mine-forget = Zapomnij
mine-forget-which = Zapomnij: { $game }, { $players }
mine-forget-title = Zapomnieć o tym stole?
mine-forget-about = Stół zostanie na serwerze, ale ta przeglądarka zapomni link do niego. Bez linku nikt nie zagra na twoim miejscu.
mine-forget-yes = Zapomnij
mine-cancel = Anuluj
mine-not-kept = Ta przeglądarka niczego tu nie zapamiętuje, więc zapisz sobie linki do swoich stołów.
mine-open-link = Otwórz link
mine-open-link-label = Link, który ktoś ci przysłał
mine-open = Otwórz
mine-open-bad = To nie jest link do stołu.
mine-record = Wczytaj zapis gry lub serię
mine-record-about = Wybierz plik *.orrery.json. Możesz obejrzeć grę jeszcze raz i grać dalej od dowolnego ruchu. Seria trwa dalej od miejsca, w którym kończy się plik.
mine-move = Przenieś moje stoły na inne urządzenie

## A record

record-title = Zapis gry
record-about = { $game }, { $players }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }
record-scores = Wynik: { $scores }
record-watch = Obejrzyj
record-play-on = Graj dalej
record-play-on-about = Gra nie jest skończona. Zagrasz na pierwszym miejscu, a na pozostałych zagrają boty.
record-bad = Ten plik nie jest zapisem gry.
record-too-large = Ten plik jest za duży na zapis gry.

## Moving to another device

move-title = Moje stoły na innym urządzeniu
move-about = Otwórz ten link na drugim urządzeniu. Zawiera klucze do wszystkich twoich miejsc, więc nie dawaj go nikomu.
move-link = Link do wszystkich moich stołów
move-none = Nie ma jeszcze stołów do przeniesienia.
move-here = Masz taki link z innego urządzenia? Otwórz go w tej przeglądarce.
mine-import-title = Stoły z innego urządzenia
mine-import-count = { $count ->
    [one] W tym linku jest { $count } stół.
    [few] W tym linku są { $count } stoły.
    [many] W tym linku jest { $count } stołów.
   *[other] W tym linku jest { $count } stołu.
  }
mine-import-keep = Zapamiętaj na tym urządzeniu
mine-import-known = Wszystkie te stoły już tu masz.
mine-import-none = Stoły z tego linku już nie istnieją.
mine-import-done = { $count ->
    [one] Dodano { $count } stół.
    [few] Dodano { $count } stoły.
    [many] Dodano { $count } stołów.
   *[other] Dodano { $count } stołu.
  }
mine-to-lobby = Do listy gier

## A new table

new-title-game = Nowy stół: { $game }
new-seats = Miejsca
new-how-many = Ilu graczy?
new-seat = Miejsce { $number }
new-who = Kto gra?
new-person = Osoba
new-person-here = Osoba, na tym urządzeniu
new-person-link = Osoba, przez link
new-bot = Bot
new-automaton = Gra według zasad.
new-name = Imię
new-name-you = Twoje imię
new-name-friend = Imię, jeśli je znasz
new-link-about = Link do wysłania dostaniesz, gdy stół będzie otwarty.
new-hot-seat = Kilka osób gra na tym urządzeniu. Podajecie je sobie, a każdy widzi tylko swoją stronę.
new-hot-seat-open = Kilka osób gra na tym urządzeniu. Stół odwraca się do gracza, którego jest kolej.
new-all-bots = Grają same boty, a ty się przyglądasz.
new-options = Opcje
new-own-content = Ten serwer używa własnych kart, a nie tych z Orrery.
new-more = Więcej
new-seed = Ziarno losowości
new-seed-about = Liczba całkowita, od której zależą wszystkie losowania w grze. Wszyscy przy stole widzą, że ziarno zostało wybrane. Zostaw puste pole, jeśli nikt ma nie znać losowań z góry.
new-seed-bad = Ziarno to liczba całkowita, 0 lub większa.
new-start = Zaczynamy
new-starting = Przygotowujemy stół…
new-misfit = Ta liczba miejsc i te opcje nie pasują do siebie. Zmień jedno z tych ustawień: { $change }.
new-misfit-seats = liczba miejsc ({ $seats })
new-rules = Zasady
new-unknown = Ten serwer nie zna gry „{ $game }”.

## Bots

level-random = Losowy
    .about = Robi dowolny dozwolony ruch. Łatwo z nim wygrać.
level-greedy = Szybki
    .about = Bierze to, co w tej chwili wygląda najlepiej, i nie planuje naprzód.
level-search-easy = Łatwy
    .about = Myśli trochę naprzód.
level-search-normal = Normalny
    .about = Myśli naprzód i gra porządnie.
level-search-hard = Trudny
    .about = Myśli najdłużej, do trzech sekund na ruch.

## Rules

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-play = Graj
rules-legend = Wszystkie znaki
rules-here = Link do tego rozdziału
rules-none = Zasad tej gry jeszcze tu nie opisano.

## All signs of a game

legend-title = Znaki: { $game }
legend-about = Wszystkie znaki tej gry, z nazwą i znaczeniem. Przy stole dowiesz się tego samego, gdy wskażesz znak albo przytrzymasz na nim palec.
legend-none = Ta gra nie ma własnych znaków.
legend-rules = Zasady

## Nowhere

nowhere-title = Tylko pusta przestrzeń
nowhere-about = Pod tym adresem nie ma żadnej strony. Może link został ucięty.
nowhere-lobby = Do listy gier

## Refusals

error-stale = Stół się w międzyczasie zmienił. Widzisz go teraz takim, jaki jest.
error-not-your-turn = To nie twoja kolej.
error-illegal = Zasady na to nie pozwalają.
error-incomplete = Ta odpowiedź nie jest jeszcze pełna.
error-paused = Przy tym stole jest przerwa.
error-over = Gra jest skończona.
error-no-link = Ten link nie prowadzi do żadnego stołu.
error-not-owner = To może zrobić tylko gospodarz stołu.
error-limit = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
error-storage = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj ponownie za chwilę.
error-bad-input = Serwer tego nie przyjął. Sprawdź, co zostało wpisane.
error-bad-options = Ta liczba miejsc i te opcje nie pasują do siebie.
error-bad-record = Tego zapisu nie można odtworzyć. Jest uszkodzony albo pochodzi z innej wersji gry.
error-no-game = Ten serwer nie ma tej gry.
error-learned = Tego nie można cofnąć: ktoś dowiedział się z tego czegoś nowego.
error-others-moved = Tego nie można cofnąć: ktoś inny wykonał już ruch.
error-nothing-to-undo = Nie ma czego cofnąć.
error-no-tutorial = Na tym serwerze ta gra nie ma samouczka.
error-other-move = Samouczek prosi tu o inny ruch.
error-not-over = To będzie można zrobić dopiero po zakończeniu gry.
error-too-large = To jest za duże.
error-renewed = Gospodarz stołu wymienił ten link na nowy.
error-put-out = Gospodarz wyprosił cię od tego stołu.
error-muted = Gospodarz stołu nie pozwala ci pisać.
error-bots-seat = W tej grze miejsca mają tajemnice, więc bot zostaje na swoim.
error-gone = Tego stołu już nie ma.
error-no-content = Przy tym stole gra się kartami, których ten serwer teraz nie ma. Aby grać dalej, uruchom Orrery z opcją --content i folderem tych kart.
error-set-aside = Przy tym stole grano według zasad albo kartami, których ten serwer nie ma. Nie można go otworzyć, ale można pobrać zapis gry.
error-damaged = Zapis tego stołu na serwerze jest uszkodzony, więc nie da się go otworzyć. Innych stołów to nie dotyczy. Możesz pobrać ruchy, które da się jeszcze odczytać.
error-too-many-tables = Z twojej sieci założono już za dużo stołów. Usuń swój stół, który nie jest ci już potrzebny, i spróbuj ponownie.
error-offline = Nie można połączyć się z serwerem. Sprawdź swoją sieć.
error-other = Nie udało się. Spróbuj ponownie.

## Seria gier

series-match = mecz złożony z trzech gier
    .about = Trzy gry w tym samym składzie. Za każdego wyprzedzonego rywala są dwa punkty, za remis jeden.
series-chapters = Gry
series-points = Punkty
series-waits = Następna gra czeka
series-waits-again = Ta gra będzie powtórzona
series-total = Razem
series-page = Fabuła, stan i rozdziały
series-page-plain = Stan i gry
series-rules = Zasady:
series-now = w toku
series-done = rozegrane
series-once-more = jeszcze raz
series-ahead = przed wami
series-loop = rozegrane { $times } razy
series-winner = Zwycięstwo: { $names }.
series-replay = Obejrzyj powtórkę
series-rank = { $name }: { $rank }
series-rank-you = Twoja ranga: { $rank }
series-goes-on = Seria trwa dalej.
series-to-table = Do stołu
series-story-next = Co będzie dalej
series-none = Ten stół nie należy do żadnej serii.
series-standing = Stan serii
series-game = gra { $number } z { $length }
series-game-open = gra { $number }
series-over = Seria jest zakończona.
series-next = Następna gra
series-again = Zagraj tę grę jeszcze raz
series-again-about = Tej gry nie rozegrano do końca, więc się nie liczy.
series-invite = Następna gra serii jest otwarta.
series-invite-again = Gra jest znów otwarta.
series-file = Przenieś serię gdzie indziej
series-download = Zapisz serię w pliku
series-file-finished = Plik zawiera wszystkie gry aż do tej. Wczytaj go na stronie głównej dowolnego Orrery, żeby grać dalej.
series-file-in-play = Plik zawiera trwającą grę ze wszystkimi sekretami, bo tylko ty w nią grasz. Po wczytaniu stół jest oznaczony jako stół z jawnym ziarnem.
series-file-left-out = Plik kończy się na ostatniej rozegranej grze. Trwająca gra ma sekrety kilku graczy, więc jej w nim nie ma.
new-series = Ile gier
new-series-none = jedna gra
error-series-over = Seria jest zakończona. Nie ma następnej gry.
error-series-empty = Żadna gra tej serii nie jest jeszcze rozegrana, więc nie ma czego zapisać.
error-no-series = Ta gra nie należy do żadnej serii.
error-bad-series = Tej serii nie można kontynuować. Plik jest uszkodzony albo pochodzi z innej wersji lub z innymi danymi gry.
