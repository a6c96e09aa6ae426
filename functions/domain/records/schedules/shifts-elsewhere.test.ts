import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import { countByLocation } from "./shifts-elsewhere.ts";

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
