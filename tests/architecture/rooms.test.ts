import { globSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./planted-tree.ts";

/** A folder with more files no longer reads like a table of contents. */
const MOST_FILES = 25;

const small = [
  "functions/src/areas/employees",
  "functions/src/operations",
  "functions/src/store",
  "web/src/entities",
  "web/src/session",
];

test.each(small)("each folder of %s reads like a table of contents", (room) => {
  const files = globSync(`${room}/**/*.{ts,tsx}`, { cwd: repository });
  const folders = Map.groupBy(files, (file) => posix.dirname(file));
  expect(folders.size).toBeGreaterThan(1);
  expect([...folders].filter(([, inside]) => inside.length > MOST_FILES)).toEqual([]);
});
