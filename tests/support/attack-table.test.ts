import { expect, test } from "vitest";
import { attackTable } from "./attack-table.ts";

test("an attack that was not refused is a surprise in its row and in the sums", () => {
  const one = { row: 1, about: "unsigned tokens", tried: 3, refused: 3, honest: 1, succeeded: 1 };
  const other = { row: 9, about: "odd uids", tried: 2, refused: 1, honest: 1, succeeded: 0 };
  const lines = attackTable([one, other]);
  expect(lines[2]).toMatch(/^ +9 +2 +1 +1 {2}odd uids$/u);
  expect(lines.at(-1)).toBe(
    "attacks: 5 tried, 4 refused as expected, 1 surprising; 2 honest twins, 1 succeeded",
  );
});
