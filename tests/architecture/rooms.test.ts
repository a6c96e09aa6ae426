import { globSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./planted-tree.ts";

/** A folder with more files, beside their tests, no longer reads like a table of contents. */
const MOST_FILES = 25;

const small = [
  "functions/domain",
  "functions/src/areas/employees",
  "functions/src/operations",
  "functions/src/store",
  "web/src/entities",
  "web/src/session",
  "web/src/ui",
];

test.each(small)("each folder of %s reads like a table of contents", (room) => {
  const all = globSync(`${room}/**/*.{ts,tsx}`, { cwd: repository });
  const files = all.filter((file) => !/\/(?:node_modules|\.types)\/|\.test\.tsx?$/u.test(file));
  const folders = Map.groupBy(files, (file) => posix.dirname(file));
  expect(folders.size).toBeGreaterThan(1);
  expect([...folders].filter(([, inside]) => inside.length > MOST_FILES)).toEqual([]);
});
