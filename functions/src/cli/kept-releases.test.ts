import { expect, test } from "vitest";
import type { Release } from "./kept-releases.ts";
import { filesToCarryOver, releasesToKeep } from "./kept-releases.ts";

const digest = (letter: string) => letter.repeat(64);
const aRelease = (day: string, ...names: string[]): Release => ({
  releasedAt: `2026-11-${day}T12:00:00.000Z`,
  files: Object.fromEntries(names.map((name) => [name, digest("a")])),
});
const now = "2026-11-22T12:00:00.000Z";
const daysOf = (releases: readonly Release[]) =>
  releases.map(({ releasedAt }) => releasedAt.slice(8, 10));

test("old chunks survive a release: the live one is kept, however old it is", () => {
  expect(daysOf(releasesToKeep([aRelease("01")], now))).toEqual(["01"]);
});

test("a release is kept for seven days after another one took its place", () => {
  const live = [aRelease("02"), aRelease("15"), aRelease("14"), aRelease("20")];
  expect(daysOf(releasesToKeep(live, now))).toEqual(["20", "15", "14"]);
});

test("many releases of a day stay bounded", () => {
  const live = Array.from({ length: 50 }, (_, minute) => ({
    releasedAt: `2026-11-22T11:${String(minute).padStart(2, "0")}:00.000Z`,
    files: {},
  }));
  expect(releasesToKeep(live, now)).toHaveLength(20);
});

test("what the new build has is not fetched, and nothing is fetched twice", () => {
  const kept = [aRelease("20", "start-1.js", "same.js"), aRelease("15", "start-0.js", "same.js")];
  expect([...filesToCarryOver(kept, new Set(["same.js"])).keys()]).toEqual([
    "start-1.js",
    "start-0.js",
  ]);
});
