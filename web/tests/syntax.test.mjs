// The page's scripts can be read by browsers of 2017.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "acorn";

const PAGE = join(import.meta.dirname, "..", "..", "crates", "guests", "page");

for (const script of readdirSync(PAGE).filter(name => name.endsWith(".js"))) {
  test(`${script} has no syntax that is younger than 2017, and is no module`, () => {
    const text = readFileSync(join(PAGE, script), "utf8");
    assert.doesNotThrow(() => parse(text, { ecmaVersion: 2017, sourceType: "script" }));
    assert.throws(() => parse(`${text}\nconst { a, ...rest } = {};`, { ecmaVersion: 2017, sourceType: "script" }), "it is looked at");
  });
}
