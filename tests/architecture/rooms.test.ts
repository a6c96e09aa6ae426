import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./planted-tree.ts";
import { waysAround } from "./rooms.ts";

/** More files than that do not read like a table of contents. */
const MOST_FILES = 25;

/** Folders whose rooms import one another in one direction only. */
const houses = ["web/src/session"];

const filesOf = (house: string) =>
  globSync("**/*.{ts,tsx}", { cwd: join(repository, house) }).toSorted();

test.each(houses)("the rooms of %s import one another in one direction", (house) => {
  const files = filesOf(house).map((file) => [
    file,
    readFileSync(join(repository, house, file), "utf8"),
  ]);
  expect(waysAround(Object.fromEntries(files))).toEqual([]);
});

test.each(houses)("each room of %s reads like a table of contents", (house) => {
  const rooms = Map.groupBy(filesOf(house), (file) => file.split("/").slice(0, -1).join("/"));
  expect([...rooms].filter(([, files]) => files.length > MOST_FILES)).toEqual([]);
});

test("rooms that need each other are found, directly and by a third", () => {
  const files = {
    "a/one.ts": 'import { two } from "../b/two.ts";',
    "b/two.tsx": 'import type { One } from "../a/one.ts";\nconst late = import("../c/three.ts");',
    "c/three.ts": 'import "../a/one.ts";\nimport "../../elsewhere/file.ts";',
    "start.ts": 'import "./a/one.ts";',
  };
  expect(waysAround(files)).toEqual(["a → b → a", "a → b → c → a"]);
});
