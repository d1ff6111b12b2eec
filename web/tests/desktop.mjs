// The desktop's program, which reads the files that leave the page.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..", "..");

/** Made by cargo build --release. */
const PROGRAM = process.env.TABLESIDE ?? join(ROOT, "target", "release", "tableside");

function run(...asked) {
  const { status, stdout, stderr, error } = spawnSync(PROGRAM, asked, { encoding: "utf8" });
  assert.ifError(error);
  assert.equal(status, 0, stderr);
  return stdout;
}

/** How it tells a saved game. */
export const told = file => JSON.parse(run("show", "--json", file));

/** It finds every pile of a saved game as it was promised. */
export const verified = file => run("verify", file);
