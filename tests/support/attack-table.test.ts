import { expect, test } from "vitest";
import { attackTable, rowsNotTried } from "./attack-table.ts";
import { AttackRowCount } from "./count-attacks.ts";

const one = { row: 1, about: "unsigned tokens", by: "api", tried: 3, refused: 3 };
const unsigned = { ...one, honest: 1, succeeded: 1 };

test("an attack that was not refused is a surprise in its row and in the sums", () => {
  const other = { ...unsigned, row: 9, about: "odd uids", tried: 2, refused: 1 };
  const lines = attackTable([unsigned, other]);
  expect(lines[2]).toMatch(/^ +9 +2 +1 +1 +1 {2}api {6}odd uids$/u);
  expect(lines.at(-1)).toBe(
    "attacks: 5 tried, 4 refused as expected, 1 surprising; 2 honest twins, 2 succeeded; " +
      "2 of 58 rows of the contract",
  );
});

test("an honest twin that was refused is a surprise", () => {
  expect(attackTable([{ ...unsigned, succeeded: 0 }]).at(-1)).toContain("1 surprising");
});

test("a row without an attempt, or without an honest one, is named as not tried", () => {
  const empty = { ...unsigned, row: 2, tried: 0, refused: 0 };
  expect(rowsNotTried([unsigned, empty])).toContain(2);
  expect(rowsNotTried([{ ...unsigned, honest: 0, succeeded: 0 }])).toContain(1);
  expect(rowsNotTried([unsigned])).not.toContain(1);
  expect(attackTable([unsigned, empty]).join("\n")).toContain("not tried in this run: rows 2, 3,");
});

test("an attempt counts once, and with its last result", async () => {
  const count = new AttackRowCount(1, "unsigned tokens");
  await expect(count.fails("none", () => Promise.reject(new Error("it got in")))).rejects.toThrow(
    "it got in",
  );
  expect(count.tally("api")).toMatchObject({ tried: 1, refused: 0 });
  await count.fails("none", () => Promise.resolve());
  await count.isPossible("none", () => Promise.resolve());
  expect(count.tally("api")).toEqual({ ...unsigned, tried: 1, refused: 1 });
});
