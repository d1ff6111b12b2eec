# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_tableside_global_optspecs
    string join \n data-dir= h/help V/version
end

function __fish_tableside_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_tableside_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_tableside_using_subcommand
    set -l cmd (__fish_tableside_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c tableside -n "__fish_tableside_needs_command" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tableside -n "__fish_tableside_needs_command" -s V -l version -d 'Print version'
complete -c tableside -n "__fish_tableside_needs_command" -f -a "analyze" -d 'Answer positions: JSON lines on standard input, an answer a line'
complete -c tableside -n "__fish_tableside_needs_command" -f -a "show" -d 'Print a saved game'
complete -c tableside -n "__fish_tableside_needs_command" -f -a "verify" -d 'Recompute every pile of a saved game: was each shuffle what had been promised before its first card?'
complete -c tableside -n "__fish_tableside_needs_command" -f -a "deck" -d 'Look into decks'
complete -c tableside -n "__fish_tableside_needs_command" -f -a "scenario" -d 'Look into scenarios of Seafarers'
complete -c tableside -n "__fish_tableside_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tableside -n "__fish_tableside_using_subcommand analyze" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand analyze" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand show" -l history -d 'Only the history: every act as a sentence, a row of a table or an entry of a JSON object' -r -f -a "text\t''
csv\t''
json\t''"
complete -c tableside -n "__fish_tableside_using_subcommand show" -l lang -d 'The language of the history\'s sentences' -r -f -a "en\t''
de\t''"
complete -c tableside -n "__fish_tableside_using_subcommand show" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand show" -l json -d 'As one JSON object'
complete -c tableside -n "__fish_tableside_using_subcommand show" -l position -d 'Only the position, as a line that analyze reads'
complete -c tableside -n "__fish_tableside_using_subcommand show" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand verify" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand verify" -l json -d 'As one JSON object'
complete -c tableside -n "__fish_tableside_using_subcommand verify" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and not __fish_seen_subcommand_from check schema balance stats help" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand deck; and not __fish_seen_subcommand_from check schema balance stats help" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and not __fish_seen_subcommand_from check schema balance stats help" -f -a "check" -d 'Say what is wrong with deck files, card by card and field by field'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and not __fish_seen_subcommand_from check schema balance stats help" -f -a "schema" -d 'Print the JSON schema of deck files'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and not __fish_seen_subcommand_from check schema balance stats help" -f -a "balance" -d 'Measure what the events of decks bring the players'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and not __fish_seen_subcommand_from check schema balance stats help" -f -a "stats" -d 'Show how often numbers and events come, how long they stay away, and how well they can be guessed'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and not __fish_seen_subcommand_from check schema balance stats help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from check" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from check" -l json -d 'A JSON object for each file, a line each'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from schema" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from schema" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from balance" -l turns -d 'Fewest turns to play, 1 to 10,000,000' -r
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from balance" -l seed -d 'Seed of the lot: the same seed plays the same games' -r
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from balance" -l expansion -d 'Expansions that the games are played with; several with commas between' -r -f -a "knights\t'Cities & Knights'
sea\t'Seafarers'
fish\t'fish of Traders & Barbarians'
rivers\t'rivers of Traders & Barbarians'
wagons\t'wagons of Traders & Barbarians'
oil\t'Oil Springs'"
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from balance" -l scenario -d 'Scenario of Seafarers that the games are of, instead of maps at random' -r -f -a "new-shores\t''
four-islands\t''
fog-islands\t''
through-the-desert\t''
forgotten-tribe\t''
cloth\t''
pirate-islands\t''
wonders\t''
new-world\t''"
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from balance" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from balance" -l json -d 'As one JSON object'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from balance" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l years -d 'Years to play; a year goes from one preparation of the piles to the next' -r
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l seed -d 'The same seed brings the same figures' -r
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l votes -d 'Votes of the table on a Leap Year' -r -f -a "reset\t'For a new pile, every time'
leap\t'For a Leap Year, every time'
half\t'One or the other, by lot'"
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l hidden -d 'Cards of each deck under New Year, 0 to 10' -r
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l weather -d 'Place of the weather cards; left out: mixed if a deck has seasons, else off' -r -f -a "off\t'In the box'
mixed\t'In the mix; with stacks, in the first'
held\t'With a player'"
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l starts -d 'The season before the first weather card' -r -f -a "spring\t''
summer\t''
autumn\t''
winter\t''"
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l games -d 'Whole games of four, played at random to see what events move between players and bank; 0 for none' -r
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l players -d 'Players at the table; matters where one holds the weather cards' -r
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l json -d 'As one JSON object'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l stacks -d 'A pile for each deck, drawn one after the other'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l leap-year -d 'With a Leap Year card under New Year'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -l no-new-year -d 'Every card is drawn before the next preparation'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from stats" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from help" -f -a "check" -d 'Say what is wrong with deck files, card by card and field by field'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from help" -f -a "schema" -d 'Print the JSON schema of deck files'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from help" -f -a "balance" -d 'Measure what the events of decks bring the players'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from help" -f -a "stats" -d 'Show how often numbers and events come, how long they stay away, and how well they can be guessed'
complete -c tableside -n "__fish_tableside_using_subcommand deck; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and not __fish_seen_subcommand_from check list schema help" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and not __fish_seen_subcommand_from check list schema help" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and not __fish_seen_subcommand_from check list schema help" -f -a "check" -d 'Say what is wrong with scenario files, map by map and field by field'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and not __fish_seen_subcommand_from check list schema help" -f -a "list" -d 'List the scenarios of the program'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and not __fish_seen_subcommand_from check list schema help" -f -a "schema" -d 'Print the JSON schema of scenario files'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and not __fish_seen_subcommand_from check list schema help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from check" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from check" -l json -d 'A JSON object for each file, a line each'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from list" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from list" -l json -d 'A JSON object for each scenario, a line each'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from schema" -l data-dir -d 'Keep games in this folder instead of the usual one' -r -F
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from schema" -s h -l help -d 'Print help'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from help" -f -a "check" -d 'Say what is wrong with scenario files, map by map and field by field'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the scenarios of the program'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from help" -f -a "schema" -d 'Print the JSON schema of scenario files'
complete -c tableside -n "__fish_tableside_using_subcommand scenario; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tableside -n "__fish_tableside_using_subcommand help; and not __fish_seen_subcommand_from analyze show verify deck scenario help" -f -a "analyze" -d 'Answer positions: JSON lines on standard input, an answer a line'
complete -c tableside -n "__fish_tableside_using_subcommand help; and not __fish_seen_subcommand_from analyze show verify deck scenario help" -f -a "show" -d 'Print a saved game'
complete -c tableside -n "__fish_tableside_using_subcommand help; and not __fish_seen_subcommand_from analyze show verify deck scenario help" -f -a "verify" -d 'Recompute every pile of a saved game: was each shuffle what had been promised before its first card?'
complete -c tableside -n "__fish_tableside_using_subcommand help; and not __fish_seen_subcommand_from analyze show verify deck scenario help" -f -a "deck" -d 'Look into decks'
complete -c tableside -n "__fish_tableside_using_subcommand help; and not __fish_seen_subcommand_from analyze show verify deck scenario help" -f -a "scenario" -d 'Look into scenarios of Seafarers'
complete -c tableside -n "__fish_tableside_using_subcommand help; and not __fish_seen_subcommand_from analyze show verify deck scenario help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tableside -n "__fish_tableside_using_subcommand help; and __fish_seen_subcommand_from deck" -f -a "check" -d 'Say what is wrong with deck files, card by card and field by field'
complete -c tableside -n "__fish_tableside_using_subcommand help; and __fish_seen_subcommand_from deck" -f -a "schema" -d 'Print the JSON schema of deck files'
complete -c tableside -n "__fish_tableside_using_subcommand help; and __fish_seen_subcommand_from deck" -f -a "balance" -d 'Measure what the events of decks bring the players'
complete -c tableside -n "__fish_tableside_using_subcommand help; and __fish_seen_subcommand_from deck" -f -a "stats" -d 'Show how often numbers and events come, how long they stay away, and how well they can be guessed'
complete -c tableside -n "__fish_tableside_using_subcommand help; and __fish_seen_subcommand_from scenario" -f -a "check" -d 'Say what is wrong with scenario files, map by map and field by field'
complete -c tableside -n "__fish_tableside_using_subcommand help; and __fish_seen_subcommand_from scenario" -f -a "list" -d 'List the scenarios of the program'
complete -c tableside -n "__fish_tableside_using_subcommand help; and __fish_seen_subcommand_from scenario" -f -a "schema" -d 'Print the JSON schema of scenario files'
