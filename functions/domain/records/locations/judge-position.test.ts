import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import type { Geofence } from "./geofence.ts";
import { geofenceSchema, noGeofence } from "./geofence.ts";
import type { Fenced, Position } from "./judge-position.ts";
import { judgePosition, metresBetween } from "./judge-position.ts";

/** A hundredth of a degree to the north is 1,112 m. */
const fence: Geofence = { mode: "block", latitude: 40, longitude: -74, radiusMetres: 100 };
const harbor: Fenced = { id: aLocationId("harbor"), geofence: fence };
const market: Fenced = { id: aLocationId("market"), geofence: { ...fence, latitude: 40.01 } };
const unplaced: Fenced = { id: aLocationId("attic"), geofence: noGeofence };

const fix = (change: Partial<Position> = {}): Position => ({
  latitude: 40.002,
  longitude: -74,
  accuracyMetres: 10,
  ageSeconds: 1,
  ...change,
});

test("the distance is that over the ground", () => {
  expect(
    metresBetween({ latitude: 40, longitude: -74 }, { latitude: 40.01, longitude: -74 }),
  ).toBeCloseTo(1112, 0);
  expect(
    metresBetween({ latitude: 0, longitude: 179.99 }, { latitude: 0, longitude: -179.99 }),
  ).toBeCloseTo(2224, 0);
});

describe("an employee 222 m away from a place with a radius of 100 m", () => {
  test("is outside when the position is exact", () => {
    expect(judgePosition(fix(), harbor, [])).toEqual({
      verdict: "outside",
      locationId: "harbor",
      distanceMetres: 222,
      accuracyMetres: 10,
    });
  });

  test.each([
    [122, "outside"],
    [123, "inside"],
  ])(
    "with an accuracy of %d m is %s: distance less accuracy decides",
    (accuracyMetres, verdict) => {
      expect(judgePosition(fix({ accuracyMetres }), harbor, []).verdict).toBe(verdict);
    },
  );

  test("is inside at another of their own locations, which is named", () => {
    const there = fix({ latitude: 40.01 });
    expect(judgePosition(there, harbor, [unplaced, market])).toMatchObject({
      verdict: "inside",
      locationId: "market",
      distanceMetres: 0,
    });
  });
});

describe("nothing is said by", () => {
  test.each([
    [null, "missing", "a device that keeps its position to itself"],
    [fix({ latitude: 40, ageSeconds: 121 }), "stale", "a fix of two minutes ago"],
    [fix({ latitude: 40, accuracyMetres: 1001 }), "vague", "a fix of a kilometre and more"],
  ])("%j: %s, %s", (position, verdict, _what) => {
    expect(judgePosition(position, harbor, [])).toMatchObject({ verdict, distanceMetres: null });
  });
});

test("a place without coordinates requests no position", () => {
  expect(geofenceSchema.safeParse(noGeofence).success).toBe(true);
  const { issues } = geofenceSchema.safeParse({ ...noGeofence, mode: "flag" }).error ?? {};
  expect(issues?.map(({ path }) => path)).toEqual([["latitude"], ["longitude"]]);
});
