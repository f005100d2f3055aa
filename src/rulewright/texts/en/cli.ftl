### The command line: the help of the commands (what stands in backticks is typed), and what they print.

## cli.help: around every help

cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = [default: { $value }]
cli-help-variable = [variable: { $value }]
cli-help-required = [required]

## cli.about

cli-about =
    Board games by the letter of their rulebooks.

    Every question and every refusal cites the paragraph of the law behind it.

    `rulewright play { $game }`               play, against bots or with friends at one keyboard

    `rulewright law { $game } show 4.3.1`     read the law

    `rulewright simulate { $game }`           let bots play many games

    `rulewright COMMAND --help`          everything a command can do, with examples
cli-about-version = Show the version and leave.
cli-about-lang = Language: { $languages }; otherwise that of the variable RULEWRIGHT_LANGUAGE, or of your system.

## cli.any: options that several commands have

cli-any-help = Show this and leave.
cli-any-game = The game: { $games }.
cli-any-map_name = The map, where a game has several.
cli-any-seed = The first game’s seed; the next games count on from it.
cli-any-data = A folder with corrected tables, for games whose tables can be replaced.
cli-any-option = An option of the match, as `name=value`; may be given several times.
cli-any-as_json = Print JSON for other programs.
cli-any-agents = Who decides: one for all seats, or one for each, with commas: `greedy`, `random`, or your own as `package.module:Class` or `file.py:Class`.
cli-any-games = How many games.
cli-any-jobs = How many processes to use.
cli-any-jobs_wanted = How many processes to use.
cli-any-adventurous = Allow a company that the game advises against.
cli-any-lang = Language: { $languages }; otherwise that of your system.

## cli.play

cli-play =
    Play: at a table in the browser, or with --terminal right here.

    The browser’s table is served to this machine alone; matches are kept and can be gone on with. In the terminal, without options it asks what it needs to know; Enter takes the proposal. There, `?` shows the law behind a question, `why march 1>9` why a move is not offered, `help` everything else.

    `rulewright play`                                      a table in the browser

    `rulewright play { $game } --terminal`                      asks whom to play, and against how many

    `rulewright play { $game } --terminal --me NAME`            one against as many as you like

    `rulewright play { $game } --terminal --me all`             friends at one keyboard

    `rulewright play { $game } --terminal --resume FILE`        go on with a saved game
cli-play-game = The game; the browser lets you choose.
cli-play-terminal = Play here in the terminal.
cli-play-port = The port of the table; 0 takes a free one.
cli-play-show = Whether to open the browser.
cli-play-seats = Who plays, in turn order: `NAME,NAME,...`.
cli-play-me = What people play: a faction, several with commas, or `all` (at one keyboard).
cli-play-bots = Who plays the rest: `greedy`, `random`, or your own as `package.module:Class` or `file.py:Class`.
cli-play-seed = The same seed gives the same cards and dice.
cli-play-resume = Go on with a saved game.

## cli.learn

cli-learn =
    Learn a game by lessons, at a table in the browser; with --terminal right here.

    `rulewright learn` lists all lessons, `rulewright learn { $game } first --terminal` takes one in the terminal.
cli-learn-game = The game; without it all lessons are listed.
cli-learn-lesson = The lesson; the browser lets you choose.
cli-learn-terminal = Take the lesson here in the terminal.
cli-learn-script = Print the lesson as it wants to be taken, for whoever writes one.
cli-learn-resume = Go on with a lesson that was saved.
cli-learn-port = The port of the table; 0 takes a free one.
cli-learn-show = Whether to open the browser.

## cli.serve

cli-serve =
    Serve tables to browsers and bots.

    `rulewright serve`                                  on this machine, matches in your data folder

    `rulewright serve --host 0.0.0.0 --port 8000`       for everybody who can reach this machine

    `rulewright serve --workers 4 --database postgresql+asyncpg://user@host/name`   four processes, PostgreSQL

    RULEWRIGHT_COOKIE_KEYS in the environment may hold the key that signs cookies, so that it is not in the database; of several, with commas, the first signs and all are believed.
cli-serve-host = The address to listen on; by default only this machine can connect.
cli-serve-port = The port; 0 takes a free one.
cli-serve-database = Where matches are kept: an SQLite or PostgreSQL URL.
cli-serve-limit = A limit for strangers, as `NAME=NUMBER` (see docs/deploy.md); may be given several times.
cli-serve-workers = How many server processes share the work; PostgreSQL only.
cli-serve-bot_processes = How many processes the bots of each server process think in.
cli-serve-allow_local_webhooks = Let webhooks call addresses of this machine’s own network.
cli-serve-forwarded_allow_ips = Proxies whose X-Forwarded-For and -Proto are believed, separated by commas.
cli-serve-contact = Where push services may complain: mailto: or https:, yours.
cli-serve-patience = Seconds after which others may have a bot play for somebody who is asked and gone, without a clock.
cli-serve-data = Corrected tables for a game, as `GAME=FOLDER`; may be given several times.

## cli.join

cli-join =
    Seat a bot of this machine at a table elsewhere, and let it play the match to its end.

    `rulewright join 'http://host:8000/#/seat/SECRET'`                  greedy takes the seat

    `rulewright join 'http://host:8000/#/seat/SECRET' --agent random`   a weak opponent

    `rulewright join 'http://host:8000/#/seat/SECRET' --agent bots.py:Mine`   your own: see docs/agents.md

    Put the link in quotes: to a shell, # may begin a comment. The bot learns what its seat may know, nothing else. When it is stopped (Ctrl-C) it leaves its seat to a bot of the server; the same link takes it back.
cli-join-url = The link to the seat: http://host:port/#/seat/SECRET
cli-join-agent = Who plays: `greedy`, `random`, or your own as `package.module:Class` or `file.py:Class`.
cli-join-name = What the others call it.
cli-join-recovery = Come back as who sat there before: the secret that was shown.
cli-join-data = Corrected tables that the server plays with too, as `GAME=FOLDER`.

## cli.replay

cli-replay =
    Play a record again and show the log and the table, as a seat saw them or with nothing hidden.

    `rulewright replay game.jsonl`                   the whole game, every hand open

    `rulewright replay game.jsonl --to 120 --as NAME`    the first 120 answers, as one seat saw them

    `rulewright replay game.jsonl --verify`          does it replay? the exit status tells

    `rulewright replay game.jsonl --verify --hash 0f3a…`   and was the seed the one that was promised?
cli-replay-file = A record: saved by play, or left behind by check and simulate.
cli-replay-to = Stop after so many answers.
cli-replay-viewer = Whose eyes to look through: a faction, a seat number, or `all`.
cli-replay-verify = Only check that the record replays, and which hash its seed has.
cli-replay-promised = With --verify: the hash of the seed that the table showed from the start.

## cli.simulate

cli-simulate =
    Let agents play many games and count what came of them.

    `rulewright simulate { $game } --games 200`                          random play at the usual table

    `rulewright simulate { $game } --seats NAME,NAME --agents greedy,bots.py:Mine`   one of your own: docs/agents.md

    `rulewright simulate { $game } --records FOLDER --out games.parquet`   for research: docs/experiments.md

    `rulewright simulate { $game } --option name=value --jobs 2 --json`  for other programs

    A game in which the rules or an agent fail is counted under errors, and its record is saved. Ctrl-C shows what has been played so far.
cli-simulate-seats = Who plays, in turn order; the game’s own choice by default.
cli-simulate-rotate = Whether agents go round the seats, game by game.
cli-simulate-paired = The same luck for all agents that go round.
cli-simulate-most = After so many answers a game is stopped.
cli-simulate-records = A folder that keeps the record of every game, not only of those that fail.
cli-simulate-out = A file for the results, a row for each seat: .json or .parquet.
cli-simulate-decided = A file for all decisions, a row for each: .json or .parquet.

## cli.check

cli-check =
    Play random games and check all properties of the contract at every question.

    At `every` question: its options, that other answers are refused and change nothing, that a copy has the same future, that nothing is lost or doubled. At `one in --sample` questions also what takes long: that views, questions and events betray nothing (non-interference for every seat and a spectator) and that positions can be written and read; more rarely, and at the end of each game, that the record replays.

    `rulewright check { $game }`                        200 games over all tables and maps

    `rulewright check { $game } --games 2000 --jobs 2`  the long run

    `rulewright check { $game } --games 20 --thorough`  everything at every question

    `rulewright check { $game } --agents bots.py:Mine`  with an agent of your own in place of chance

    On a failure the record is saved, and the exit status is 1.
cli-check-seats = Only this table; by default every combination in turn.
cli-check-sample = Check what takes long at one question in so many, chosen by lot.
cli-check-thorough = The same as --sample 1: everything, everywhere.
cli-check-records = Where the record of a failure is saved.

## cli.bench

cli-bench =
    Measure the engine on this machine: random play, four seats, one core, interpreted Python.

    `rulewright bench { $game }`              all figures over 1,000 games, and where the time goes

    `rulewright bench { $game } --games 50`   a quick look

    `rulewright bench { $game } --json`       for other programs

    `rulewright bench { $game } --games 3 --agents bots.py:Mine`   how long agents think about a decision

    Compare two machines by the calibration figure: how often a second a fixed loop of pure Python runs.
cli-bench-games = How many games are timed; memory is measured over as many, at most 1000.
cli-bench-rows = How many kinds of questions are listed.

## cli.load

cli-load =
    Measure a server on this machine: many matches at once over real WebSockets, answered at random.

    `rulewright load --matches 500 --seconds 30`      the load that the server is made for

    `rulewright load --rate 0 --opening 0`            how much it can take at most

    The server runs in a process of its own, with SQLite in a temporary folder. Every seat is a client with its own connection. An answer is delivered when the last client of its match has heard of it.
cli-load-game = What is played, if not the first of the known games.
cli-load-matches = How many matches are played at the same time.
cli-load-seconds = For how long.
cli-load-seats = How many clients each match has.
cli-load-rate = Answers a second, together; 0 for as many as possible.
cli-load-opening = Answers of the match whose opening is timed; 0 for none.

## cli.chaos

cli-chaos =
    Have everything go wrong on purpose while people play, and see whether every promise was kept.

    `rulewright chaos --kills 20`                              a server on SQLite

    `rulewright chaos --kills 1000 --database postgresql`      two servers, and a PostgreSQL that is killed as well

    Servers are killed, frozen, stopped and started again, connections are cut and fall silent, all from a seed. Players note what they sent, what was acknowledged and what they were shown; in the end that is compared with the database and with the rules. The exit status is 1 if anything is wrong.
cli-chaos-kills = How many kills.
cli-chaos-database = “sqlite” or “postgresql” for one of its own, which is gone afterwards, or an address; what is there is not killed.
cli-chaos-servers = How many servers, where there may be several.
cli-chaos-matches = How many matches are played at the same time.
cli-chaos-game = What is played, if not the first of the known games.
cli-chaos-seed = What goes wrong when follows from it.

## cli.law

cli-law =
    Browse the law: which paragraph says what, which code carries it out, which test observes it.

    `rulewright law { $game }`                     the matrix paragraph → code → test

    `rulewright law { $game } show 4.3.1`          one paragraph with all that hangs on it

    `rulewright law { $game } show R-34 EX-9`      a ruling, a test vector

    `rulewright law { $game } search wild bird`    paragraphs, rulings and test vectors that speak of it

    `rulewright law { $game } show R-34 --lang it`   a ruling in Italian

    `rulewright law { $game } --missing`           holes: unknown, unwritten or untested paragraphs

    `rulewright law { $game } --json`              the matrix for other programs
cli-law-words = What to look at: a paragraph (4.3.1), a ruling (R-34), a test vector (EX-9), or words to look for. Without it, the whole matrix.
cli-law-missing = Print only what is wrong, and fail if anything is.
cli-law-as_json = Print the matrix as JSON.

## cli.say: what the commands print

cli-say-lesson_wants = (The lesson would like: { $answer })
cli-say-lesson_none = { $game } has no lessons.
cli-say-lesson_other = This is no record of the lesson { $lesson } as it is today.
cli-say-lesson_take = Take one with `rulewright learn GAME LESSON --terminal`, or choose in the browser with `rulewright learn GAME`.
cli-say-no_language = there are no texts in “{ $language }”; there are { $languages }
cli-say-no_game = “{ $game }” is no game; there are { $games }
cli-say-write_table = --data { $word }: write it as game=folder
cli-say-output = the output cannot be written
cli-say-bad_contact = --contact { $contact }: it must be an address that begins with mailto: or https://
cli-say-serving = Rulewright serves at { $address } (Ctrl-C stops)
cli-say-cannot_listen = cannot listen on { $address }: { $problem }
cli-say-bad_database = --database is an address such as { $sqlite }file.db or { $postgresql }user@host/name
cli-say-one_process = several server processes need PostgreSQL; with SQLite there can be one
cli-say-no_database = the database cannot be used: { $problem }
cli-say-no_file = { $file } cannot be used: { $problem }
cli-say-in_use = another server is using { $file }; stop it, or name another --database
cli-say-building = Building the table for the browser (only when its sources have changed)…
cli-say-your_table = Your table is at { $address } (Ctrl-C stops; your matches are kept)
cli-say-one_game = --data is for one game: name it, as in rulewright play GAME --data FOLDER
cli-say-served_already = a table is served at { $address } already, with the tables it was started with; stop it
cli-say-hash_alone = --hash is checked by --verify: give both
cli-say-no_hash = “{ $hash }” is no hash of a seed: a hash has 64 digits from 0 to f
cli-say-not_playing = “{ $name }” does not play; playing are { $names }, or say all
cli-say-not_playable = “{ $name }” cannot be played; there are { $names }, or say all
cli-say-unsteady = { $file } does not replay to the same table twice
cli-say-other_seed = { $file } was not played with the seed that was promised
cli-say-promised = promised: { $hash }
cli-say-found = found: { $hash }
cli-say-replays =
    { $file } replays: { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }
cli-say-hash = hash of its seed: { $hash }
cli-say-hash_kept = as promised
cli-say-hash_compare = compare it with what the table showed from the start

cli-say-law_title = The law of { $game }
cli-say-law_paragraph = paragraph
cli-say-law_name = title
cli-say-law_missing = missing
cli-say-law_sum =
    { $paragraphs ->
        [one] { $paragraphs } paragraph
       *[other] { $paragraphs } paragraphs
    }, { $rulings ->
        [one] { $rulings } ruling
       *[other] { $rulings } rulings
    } and { $examples ->
        [one] { $examples } test vector
       *[other] { $examples } test vectors
    } promised
cli-say-law_holes =
    { $n ->
        [0] no hole
        [one] { $n } hole
       *[other] { $n } holes
    }
cli-say-law_holes_listed = --missing lists them
cli-say-law_unknown = “{ $words }” is not understood; say “show 4.3.1” or “search wild bird”

cli-say-load_starting = starting a server
cli-say-load_committed = answers committed
cli-say-load_rate = answers committed per second
cli-say-load_delivered = delivered to everybody, median
cli-say-load_share = { $share } % of answers
cli-say-load_within = within { $time } ms
cli-say-load_memory = memory of the server
cli-say-load_processors = processors: server, driver
cli-say-load_opening = opening a match of { $answers } answers
cli-say-load_errors = errors
cli-say-load_least = at least { $value }
cli-say-load_most = at most { $value }
cli-say-load_none = none
cli-say-load_sum =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $connections ->
        [one] { $connections } connection
       *[other] { $connections } connections
    }, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

cli-say-sim_stopped = stopped after { $n } of { $games } games
cli-say-sim_failed = game { $number } failed: { $problem }
cli-say-sim_not_written = { $file } cannot be written: { $problem }
cli-say-sim_agent = agent
cli-say-sim_faction = faction
cli-say-sim_both = agent, faction
cli-say-sim_games = games
cli-say-sim_wins = wins
cli-say-sim_points = mean points
cli-say-sim_pairs =
    { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } with the same luck: { $first } has { $difference } points more than { $second } (95 %: { $low } to { $high }); their points correlate by { $correlation }
cli-say-sim_unfinished =
    { $n ->
        [one] { $n } game was stopped after { $most } answers and counts for nobody
       *[other] { $n } games were stopped after { $most } answers and count for nobody
    }
cli-say-sim_sum =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $finished } finished, { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }
cli-say-sim_rounds = Rounds on average: { $rounds }
cli-say-sim_pace = { $seconds } s: { $games } games/s, { $decisions } decisions/s

cli-say-check_kept =
    { $games ->
        [one] { $games } game of { $game } kept the contract
       *[other] { $games } games of { $game } kept the contract
    }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    }, { $samples } of them sampled, { $worlds ->
        [one] { $worlds } other world
       *[other] { $worlds } other worlds
    } compared
cli-say-check_failed = Game { $number } ({ $options }) failed:
cli-say-check_record = The record leads to the question at which it was found out:

cli-say-bench_playing =
    playing { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, and { $more ->
        [one] { $more } more
       *[other] { $more } more
    } for memory
cli-say-bench_stopped = stopped: what follows is of what has been played so far
cli-say-bench_thinking = milliseconds for a decision, by the clock
cli-say-bench_agent = agent
cli-say-bench_decisions = decisions
cli-say-bench_mean = mean
cli-say-bench_median = median
cli-say-bench_longest = longest
cli-say-bench_games_cpu = games per second of processor time
cli-say-bench_decisions_cpu = decisions per second of processor time
cli-say-bench_games_clock = games per second by the clock
cli-say-bench_decisions_clock = decisions per second by the clock
cli-say-bench_games_answered = games per second, answered one by one
cli-say-bench_decisions_answered = decisions per second, answered one by one
cli-say-bench_copy = copy in mid-action, mean
cli-say-bench_import = import rulewright
cli-say-bench_memory =
    peak memory, { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
cli-say-bench_calibration = calibration
cli-say-bench_loops = { $loops } million loops/s
cli-say-bench_title = { $game }, random play, one core, { $python }
cli-say-bench_questions = from an answer to the next question, by that question
cli-say-bench_question = question
cli-say-bench_count = count
cli-say-bench_mean_us = mean µs
cli-say-bench_share = share

cli-say-join_left = The bot has left its seat.
cli-say-join_unreachable = { $address } cannot be reached: { $problem }
cli-say-join_again = To come back under the same name: --recovery { $secret }
cli-say-join_plays = { $bot } plays seat { $place } of match { $match } at { $address }.
cli-say-join_over =
    The match is { $status } after { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    } of { $bot }.

cli-say-play_which = which game? There is { $games }
cli-say-play_terminal_only = { $option } is for the terminal; add --terminal, or choose it on the page
cli-say-play_other_game = { $file } is a game of { $found }, not of { $wanted }

cli-say-chaos_progress = { $kills } of { $all } kills, { $answers } answers acknowledged
cli-say-chaos_failed = the servers could not be started: { $problem }
cli-say-chaos_title = { $database }, { $servers ->
        [one] one server
       *[other] { $servers } servers
    }, seed “{ $seed }”: { $kills } kills in { $minutes } minutes
cli-say-chaos_what = what went wrong
cli-say-chaos_times = times
cli-say-chaos_median = all matches went on after, median
cli-say-chaos_longest = longest
cli-say-chaos_fault_kill = a server killed
cli-say-chaos_fault_kill_twice = a server killed, and again while it started
cli-say-chaos_fault_kill_all = all servers killed
cli-say-chaos_fault_kill_database = the database killed
cli-say-chaos_fault_stop = a server stopped
cli-say-chaos_fault_freeze = a server frozen
cli-say-chaos_fault_freeze_database = the database frozen
cli-say-chaos_fault_cut = players cut off
cli-say-chaos_fault_silence = the line to players silent
cli-say-chaos_fault_cut_database = a server cut off the database
cli-say-chaos_fault_silence_database = the line to the database silent
cli-say-chaos_found = what was compared
cli-say-chaos_count = how many
cli-say-chaos_matches = matches
cli-say-chaos_sent = answers sent
cli-say-chaos_acknowledged = answers acknowledged
cli-say-chaos_shown = moments shown
cli-say-chaos_compared = moments compared with the rules
cli-say-chaos_lines = lines in the log
cli-say-chaos_lost = lost
cli-say-chaos_doubled = doubled, or sent by nobody
cli-say-chaos_disagreeing = shown otherwise than it was
cli-say-chaos_replaced = people who lost their seat
cli-say-chaos_stuck = matches that stood still
cli-say-chaos_wrong = anything else, tracebacks included
