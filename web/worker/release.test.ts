import { expect, test } from "vitest";
import { cacheNameOf, outdatedCaches } from "./release.ts";

const release = { name: "r3", files: [], pages: {} };

test("a release keeps its own files and those of the one before", () => {
  const names = ["crewline-r1", "other", "crewline-r2", cacheNameOf(release)];
  expect(outdatedCaches(names, release)).toEqual(["crewline-r1"]);
});

test("the first release deletes nothing", () => {
  expect(outdatedCaches(["other", "crewline-r3"], release)).toEqual([]);
});
