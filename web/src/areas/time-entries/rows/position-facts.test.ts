import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { positionFacts } from "./position-facts.ts";

test("an entry tells how far from its location the clock-in was, and why that is unknown", () => {
  const inside = {
    verdict: "inside",
    locationId: aLocationId("market"),
    distanceMetres: 40,
    accuracyMetres: 12,
  } as const;
  const clockOut = { ...inside, verdict: "stale", locationId: null, distanceMetres: null } as const;
  const entry = { locationId: aLocationId("harbor"), positions: { clockIn: inside, clockOut } };
  expect(positionFacts(entry, "Harbor")).toEqual([
    { name: "Clocked in", text: "About 40 m from another own location (exact to 12 m)" },
    { name: "Clocked out", text: "Position unknown: the device reported an old one" },
  ]);
  const unasked = {
    locationId: aLocationId("harbor"),
    positions: { clockIn: null, clockOut: null },
  };
  expect(positionFacts(unasked, "Harbor")).toEqual([]);
});
