import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import { countByLocation, elsewhereWords } from "./shifts-elsewhere.ts";

test("shifts elsewhere are counted by location, the one with the most first", () => {
  const at = (locationId: LocationId) => ({ locationId });
  expect(
    countByLocation([
      at(aLocationId("pier")),
      at(aLocationId("market")),
      at(aLocationId("market")),
    ]),
  ).toEqual([
    { locationId: "market", count: 2 },
    { locationId: "pier", count: 1 },
  ]);
  expect(countByLocation([])).toEqual([]);
});

test("the sentence says how many shifts are decided by other managers, and where", () => {
  expect(elsewhereWords({ locationId: aLocationId("market"), count: 2 }, "Market Square")).toBe(
    "2 shifts at Market Square are decided by its managers.",
  );
  expect(elsewhereWords({ locationId: aLocationId("pier"), count: 1 }, "Pier")).toBe(
    "1 shift at Pier is decided by its managers.",
  );
});
