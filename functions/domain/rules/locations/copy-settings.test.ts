import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { describe, expect, test } from "vitest";
import { copyRows, duplicateOf } from "./copy-settings.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import { blankDetails } from "../../records/locations/location-record.ts";

const hours = { monday: [{ opensAt: "09:00", closesAt: "17:00" }] };
const fence = { mode: "block", latitude: 40, longitude: -74, radiusMetres: 80 } as const;

const aPlace = (id: LocationId, change: Partial<LocationRecord> = {}): LocationRecord => ({
  id,
  name: id,
  address: "",
  timeZone: "UTC",
  status: "active",
  openingHours: {},
  ...blankDetails,
  version: 4,
  ...change,
});
const source = aPlace(aLocationId("harbor"), {
  openingHours: hours,
  geofence: fence,
  phone: "555",
  address: "1 Pier Road",
});

describe("settings copied to another location", () => {
  test("are those that were chosen, and start from the version that was seen", () => {
    const [row] = copyRows(source, ["hours", "budget"], [aPlace(aLocationId("market"))]);
    expect(row).toEqual({
      key: "market",
      title: "market",
      locationId: "market",
      expectedVersion: 4,
      location: { openingHours: hours, budget: blankDetails.budget },
    });
  });

  test("skip employees who have them already", () => {
    expect(
      copyRows(source, ["hours"], [aPlace(aLocationId("market"), { openingHours: hours })]),
    ).toEqual([]);
  });

  test("leave a place where it is: mode and radius are copied, the position is not", () => {
    const there = { ...blankDetails.geofence, latitude: 1, longitude: 2 };
    const [row] = copyRows(
      source,
      ["clockIn"],
      [aPlace(aLocationId("market"), { geofence: there })],
    );
    expect(row?.location.geofence).toEqual({ ...fence, latitude: 1, longitude: 2 });
  });

  test("do not switch on a check of positions where no position is known", () => {
    const [row] = copyRows(source, ["clockIn"], [aPlace(aLocationId("market"))]);
    expect(row?.location.geofence).toEqual({ ...blankDetails.geofence, radiusMetres: 80 });
  });
});

test("a duplicate has the settings, but not what belongs to the place", () => {
  expect(duplicateOf(source, { id: aLocationId("new"), name: "Pier" })).toMatchObject({
    id: "new",
    name: "Pier",
    openingHours: hours,
    address: "",
    phone: "",
    geofence: { mode: "off", latitude: null, longitude: null, radiusMetres: 80 },
    version: 1,
  });
});
