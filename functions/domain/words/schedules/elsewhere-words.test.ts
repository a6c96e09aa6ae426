import { expect, test } from "vitest";
import { unknownReader } from "../../kernel/formats/locale.ts";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { elsewhereWords } from "./elsewhere-words.ts";

test("the sentence says how many shifts are decided by other managers, and where", () => {
  expect(
    elsewhereWords({ locationId: aLocationId("market"), count: 2 }, "Market Square", unknownReader),
  ).toBe("2 shifts at Market Square are decided by its managers.");
  expect(elsewhereWords({ locationId: aLocationId("pier"), count: 1 }, "Pier", unknownReader)).toBe(
    "1 shift at Pier is decided by its managers.",
  );
});
