import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "../../../emulators/paths.ts";
import { triedElsewhere } from "./elsewhere.ts";

/** The rows of the session contract's section 6, with 3 and 5 of its legend. */
const contract = [
  1, 2, 3, 4, 5, 6, 7, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 26, 27, 29, 31, 32, 34, 36, 37, 39,
  41, 42, 44, 46, 47, 49, 51, 52, 54, 56, 57, 59, 61, 62, 64, 66, 67, 69, 71, 72, 74, 76, 77, 79,
  81, 82, 84, 86, 87, 89, 91, 92,
];

test("every row of the contract is tried, here or where it belongs", () => {
  const folder = inRoot("tests", "api", "attacks");
  const sources = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  const here = sources.flatMap((text) =>
    [...text.matchAll(/^ +row: (\d+),$/gmu)].map(([, row]) => Number(row)),
  );
  const tried = new Set([...here, ...triedElsewhere.flatMap(({ rows }) => rows)]);
  expect([...tried].toSorted((a, b) => a - b)).toEqual(contract);
});

test.each(triedElsewhere)("rows $rows are in $file", ({ file, titles }) => {
  const text = readFileSync(inRoot(...file.split("/")), "utf8");
  expect(titles.filter((title) => !text.includes(title))).toEqual([]);
});
