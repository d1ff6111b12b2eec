// The page is heard: cues by the browser's own notes, words by its voice, and a
// phone buzzes; only once somebody wants it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Tablet } from "./tablet.mjs";

/** Notes down what the page makes heard, with a voice of the test's own: a
    browser without a screen has none. */
function record() {
  const noted = (window.sounded = { notes: [], said: [], buzzed: [] });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    noted.notes.push({ when, type: this.type, state: this.context.state });
    return start.call(this, when);
  };
  const voice = {
    speaking: false,
    pending: false,
    getVoices: () => [],
    cancel() {
      noted.said.push("cancel");
      this.speaking = false;
    },
    speak(reading) {
      this.speaking = true;
      noted.said.push({ text: reading.text, lang: reading.lang, volume: reading.volume });
      if (!window.silent) setTimeout(() => reading.dispatchEvent(new Event("start")), 20);
    },
  };
  Object.defineProperty(window, "speechSynthesis", { value: voice });
  // A device that is held.
  const media = window.matchMedia.bind(window);
  window.matchMedia = query => (/coarse/.test(query) ? { matches: true } : media(query));
  Navigator.prototype.vibrate = pattern => noted.buzzed.push([...pattern]) > 0;
}

/** What was heard since this was last asked. */
const heard = tablet =>
  tablet.page.evaluate(() => {
    const { notes, said, buzzed } = window.sounded;
    return { notes: notes.splice(0), said: said.splice(0), buzzed: buzzed.splice(0) };
  });

test("at first the page is silent", async t => {
  const tablet = await Tablet.open(t, { before: record });
  await tablet.opening();
  await tablet.touch("Draw");
  assert.deepEqual(await heard(tablet), { notes: [], said: [], buzzed: [] });
});

test("cues, words and a buzz come as soon as they are wanted, and with every step", async t => {
  const tablet = await Tablet.open(t, { before: record });
  await tablet.touch("Settings");
  await tablet.touch("Sounds");
  const tried = await heard(tablet);
  assert.ok(tried.notes.length > 1, "a cue has several notes");
  await tablet.touch("Try the sound");
  const again = await heard(tablet);
  assert.equal(again.notes.length, tried.notes.length);
  assert.ok(again.notes.every(it => it.state === "running"), "a touch lets the page be heard");
  const whens = again.notes.map(it => it.when);
  assert.ok(whens.some(when => when > whens[0]), "one note after another");

  await tablet.touch("Read aloud");
  const { said } = await heard(tablet);
  assert.deepEqual(said.filter(it => it !== "cancel").map(it => it.lang), ["en"]);
  assert.match(said.find(it => it.text).text, /^Red's turn\. The number is 8\./);
  assert.ok(said.find(it => it.text).volume < 1);
  await tablet.touch("Vibrate");
  assert.equal((await heard(tablet)).buzzed.length, 1);
  await tablet.touch("Done");

  await tablet.opening();
  await heard(tablet);
  await tablet.touch("Draw");
  const drawn = await heard(tablet);
  assert.ok(drawn.notes.length > 1);
  assert.equal(drawn.buzzed.length, 1);
  const words = drawn.said.filter(it => it.text);
  assert.equal(words.length, 1, "said once");
  assert.equal(words[0].text, await tablet.said("voice"), "what screen readers say");
  assert.equal(drawn.said[0], "cancel", "what was being read is interrupted");
});

test("where no voice answers the switch says so", async t => {
  const tablet = await Tablet.open(t, { before: record });
  await tablet.page.evaluate(() => (window.silent = true));
  await tablet.touch("Settings");
  assert.match((await tablet.find("Read aloud")).line, /^Says the number/);
  await tablet.touch("Read aloud");
  await tablet.page.waitForTimeout(7_000);
  await tablet.settled();
  assert.match((await tablet.find("Read aloud")).line, /^This device can.t read aloud/);
});
