import { aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { shiftsElsewhere } from "./elsewhere.ts";
import { aPublishedShift, aShift } from "./shift-builder.test-support.ts";

const here = aPublishedShift({ id: aShiftId("here") });
const atMarket = { id: aShiftId("market"), locationId: aLocationId("market") };
const atAirport = { id: aShiftId("airport"), locationId: aLocationId("airport") };

test("a manager sees drafts at managed locations and only published shifts at others", () => {
  const shifts = shiftsElsewhere({
    locationId: aLocationId("harbor"),
    reach: ["harbor", "market"],
    working: [
      aShift(atMarket),
      aShift({ ...atMarket, id: aShiftId("deleted"), state: "cancelled" }),
    ],
    published: [here, aPublishedShift(atMarket), aPublishedShift(atAirport)],
  });
  expect(shifts.map(({ id, state }) => [id, state])).toEqual([
    ["market", "draft"],
    ["airport", "published"],
  ]);
});

test("an admin sees drafts everywhere and nothing twice", () => {
  const shifts = shiftsElsewhere({
    locationId: aLocationId("harbor"),
    reach: null,
    working: [aShift(atMarket), aShift(atAirport)],
    published: [],
  });
  expect(shifts.map(({ id }) => id)).toEqual(["market", "airport"]);
});
