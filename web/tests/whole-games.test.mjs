// Whole games on phones in Chromium: everybody has their own, nobody touches the main device but to let them in.
// Four to six pages are drawn without a graphics card, so how far they come depends on the machine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { FLAGS, PROGRAM, photograph } from "./browser.mjs";
import { looksSound, own, until } from "./lookers.mjs";
import { PhonePlayer, PhoneTable, plays } from "./phone-table.mjs";

const SIZES = [[320, 568], [360, 640], [390, 844], [768, 1024], [412, 915], [375, 667]];

async function seated(t, wanted, seats) {
  const table = await PhoneTable.begins(t, wanted);
  const browser = await chromium.launch({ executablePath: PROGRAM, headless: true, args: FLAGS });
  t.after(() => browser.close());
  const players = [];
  for (const seat of seats) {
    const locale = seat % 2 ? "de-AT" : "en-GB";
    players.push(await PhonePlayer.comes(table, browser, { seat, size: SIZES[seat], locale, seed: wanted.seed }));
  }
  const { touches } = await table.letsIn();
  assert.equal(touches, 1, "one touch lets all in");
  for (const player of players) await until(() => player.isSeated(), "they sit");
  return { table, browser, players };
}

for (const [name, wanted, count] of [
  ["the base game with deck A", { game: "base", decks: ["a"], target: 3, seed: 3 }, 4],
  ["Cities & Knights with decks B to D", { game: "knights", decks: ["b", "c", "d"], target: 4, seed: 5, players: 4 }, 4],
  ["Seafarers by six", { game: "sea", decks: ["a"], target: 3, seed: 7, players: 6 }, 6],
]) {
  test(`${name} is played on phones, and nobody touches the main device but once`, async t => {
    const { table, players } = await seated(t, wanted, [...Array(count).keys()]);
    const before = await table.how();
    const during = await plays(table, players, how => how.turn > 1 || how.winner !== null);
    for (const player of players) await looksSound(player.page, `${name}: seat ${player.seat}`);
    await photograph(players[during.builder].page, `phone-${wanted.game}-turn`);
    await photograph(players[(during.builder + 1) % count].page, `phone-${wanted.game}-waits`);
    const how = await plays(table, players, now => now.winner !== null);
    assert.equal(how.touches, before.touches, "nobody touched it");
    assert.ok(how.turn > 1 && how.acts > 4 * count && how.points[how.winner] >= wanted.target, JSON.stringify(how));
    // Everybody sees that it is over, and is asked for nothing more.
    for (const player of players) {
      await until(() => player.sees().then(seen => !seen.next.length && !seen.asks), `seat ${player.seat} is done`);
      await player.page.locator("#replay button").first().waitFor();
    }
    await photograph(players[how.winner].page, `phone-${wanted.game}-over`);
    t.diagnostic(`${how.acts} acts, turn ${how.turn}, winner ${how.winner}, points ${how.points}`);
    for (const player of players) assert.deepEqual(own(player.complaints), [], `seat ${player.seat}`);
  });
}

test("two of four have phones: the others play at the main device, and nobody waits for anybody", async t => {
  const { table, players } = await seated(t, { game: "middle", target: 12, seed: 11, phones: 2 }, [0, 1]);
  const how = await plays(table, players, now => now.turn > 6, true);
  assert.ok(how.touches > 3, "the others touch the main device");
  t.diagnostic(`${how.acts} acts, ${how.touches} touches at the main device, points ${how.points}`);
  for (const player of players) assert.deepEqual(own(player.complaints), [], `seat ${player.seat}`);
});
