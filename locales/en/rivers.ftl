# Rivers of Traders & Barbarians, their bridges, and gold.
rivers-step-bridge = bridge
gold-step-gold = gold
gold-count = { $count } gold

rivers-act-build-bridge = { $who } builds a bridge
rivers-act-save-city = { $who } saves a city for gold
gold-act-buy = { $who } buys { $cards } for 2 gold
gold-act-buy-untold = { $who } buys a resource for 2 gold
gold-act-sell = { $who } sells the bank { $cards }
gold-earned = { $who } gets { $count } gold
gold-paid = { $who } pays { $count } gold
gold-given = { $who } gives { $to } { $count } gold
rivers-task-free-bridge = { $who } may build a free bridge

rivers-fixed-bridge-intact = bridge of { $who }
rivers-fixed-bridge-damaged = damaged bridge of { $who }
rivers-fixed-bridge-none = no bridge
rivers-fixed-bridge-gone = no bridge of { $who }
gold-fixed-gold = { $who } has { $count } gold
figure-gold = Gold
truth-gold = How much gold?
begin-gold = Gold

rivers-not-played = This table plays without rivers.
rivers-no-site = A bridge stands where a river runs from hex to hex, or into the sea.
gold-not-played = This table plays without gold.
gold-too-little = { $who } doesn't have { $count } gold.
no-piece-left-bridge = { $who } has no bridge left.
price-bridge = Bridge
price-repair-bridge = Repair the bridge
breach-rivers-bridge-not-connected = The bridge isn't connected to any road, bridge, or building of { $who }'s.
breach-rivers-bridge-through-building = The bridge would go on past another player's building.
breach-rivers-on-bridge-site = Only a bridge is built here.
breach-rivers-bridge-stays = A bridge stays where it is.
breach-rivers-ship-at-river = A ship pays 1 gold to leave a river, and { $who } has none.
breach-gold-third-purchase = Gold buys two resources a turn, no more.
breach-gold-wrong-sale = The bank asks { $who } for { $rate } cards for 1 gold, not { $given }.
breach-gold-gold-for-gold = Gold isn't traded for gold.
refused-title-traders-2 = rivers and gold
refused-title-traders-8 = several expansions

odd-rivers-loose-bridge = A bridge of { $who }'s leads to none of their buildings: { $place }.
bad-start-rivers-not-played = Bridges need the game with rivers.
bad-start-rivers-road-under-bridge = A bridge shares its path with another piece.
bad-start-gold-not-played = Nobody plays with gold here.
bad-start-gold-too-much = { $who } can't have { $count } gold.
bad-river-not-played = rivers and swamps need the game with rivers
bad-river-too-many = there are too many rivers, or too long ones
bad-river-too-short = river { $river } needs a hex and the sea that it flows into
bad-river-does-not-flow = river { $river } doesn't flow on to its hex { $hex } from the one before, or comes to it twice
bad-river-not-land = river { $river } has no land as its hex { $hex }
bad-river-mouth-on-land = river { $river } doesn't end in the sea
bad-river-two-rivers = another river than { $river } has its hex { $hex } already
bad-river-swamp-token = a swamp has no number
bad-river-with-lake = there is no lake beside rivers
bad-river-robber-not-on-swamp = the robber begins on a swamp
bad-river-bridge-off-site = a bridge stands where no bridge can
error-setup-rivers-in-scenario = this map is played without rivers
import-hex-of-rivers = Only the game with rivers has a swamp like { $q }, { $r }. It was left out.
import-token-on-swamp = A swamp has no number: { $q }, { $r }. It was left out.
import-bridge-off-site = A bridge of { $who }'s is on no bridge site. It was left out.
import-too-many-bridges = { $who } has { $count } bridges. The first { $most } are used; remove the ones that are too many.

player-gold = { $count } gold
player-left-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
check-lying-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}

rule-gold_harbors = Gold at 2:1 harbors
rule-gold_harbors-no = No
rule-gold_harbors-no-line = A harbor for one resource doesn't help to sell for gold.
rule-gold_harbors-yes = Yes
rule-gold_harbors-yes-line = 2 of a harbor's resource bring 1 gold.
changed-gold_harbors-no = New rule: no gold at 2:1 harbors
changed-gold_harbors-yes = New rule: gold at 2:1 harbors
rivers-rule-bridge_gold = Gold for a bridge
rivers-rule-bridge_gold-3 = 3
rivers-rule-bridge_gold-3-line = Whoever builds a bridge gets 3 gold.
rivers-rule-bridge_gold-2 = 2
rivers-rule-bridge_gold-2-line = Whoever builds a bridge gets 2 gold.
rivers-set-bridge_gold-3 = a bridge brings 3 gold
rivers-set-bridge_gold-2 = a bridge brings 2 gold
changed-rivers = New rules for rivers: { $rules }
rivers-history-game = Rivers: { $rules }

why-means-wealthiest = It affects the Wealthiest Settler: { $who }.
why-points-wealthiest = Wealthiest Settler: { $points }.
why-points-poor = Poor Settler: { $points }.

fish-for-bridge = a bridge

stats-work-bridge = bridges built
stats-source-wealthiest = Wealthiest Settler
stats-source-poor = Poor Settler
records-of-rivers = With rivers: { $count }.
records-kind-rivers = rivers
