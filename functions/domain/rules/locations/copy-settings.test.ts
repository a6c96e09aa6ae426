import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { anArea } from "../../records/locations/area.test-support.ts";
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

const newId = () => "new-area";

describe("settings copied to another location", () => {
  test("are those that were chosen, and start from the version that was seen", () => {
    const [row] = copyRows(source, {
      groups: ["hours", "budget"],
      targets: [aPlace(aLocationId("market"))],
      newId,
    });
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
      copyRows(source, {
        groups: ["hours"],
        targets: [aPlace(aLocationId("market"), { openingHours: hours })],
        newId,
      }),
    ).toEqual([]);
  });

  test("leave a place where it is: mode and radius are copied, the position is not", () => {
    const there = { ...blankDetails.geofence, latitude: 1, longitude: 2 };
    const [row] = copyRows(source, {
      groups: ["clockIn"],
      targets: [aPlace(aLocationId("market"), { geofence: there })],
      newId,
    });
    expect(row?.location.geofence).toEqual({ ...fence, latitude: 1, longitude: 2 });
  });

  test("do not switch on a check of positions where no position is known", () => {
    const [row] = copyRows(source, {
      groups: ["clockIn"],
      targets: [aPlace(aLocationId("market"))],
      newId,
    });
    expect(row?.location.geofence).toEqual({ ...blankDetails.geofence, radiusMetres: 80 });
  });
});

describe("areas copied to another location", () => {
  const bar = anArea("Bar", { colour: "#c62828" });
  const other = aPlace(aLocationId("market"), {
    areas: [anArea("Terrace"), anArea("BAR", { id: anArea("kept").id })],
  });

  test("have the same names and colours, and their own ids", () => {
    const [row] = copyRows(
      { ...source, areas: [bar] },
      { groups: ["areas"], targets: [aPlace(aLocationId("market"))], newId },
    );
    expect(row?.location.areas).toEqual([{ ...bar, id: "new-area" }]);
    const duplicate = duplicateOf(
      { ...source, areas: [bar] },
      { id: aLocationId("p"), name: "Pier" },
      newId,
    );
    expect(duplicate.areas).toEqual([{ ...bar, id: "new-area" }]);
  });

  test("keep the id of an area of the same name, so that it stays the same area", () => {
    const [row] = copyRows(
      { ...source, areas: [bar] },
      { groups: ["areas"], targets: [other], newId },
    );
    expect(row?.location.areas).toEqual([{ ...bar, id: other.areas[1]?.id }]);
  });

  test("change nothing where the location has them already", () => {
    const same = aPlace(aLocationId("market"), { areas: [anArea("Bar", { colour: "#c62828" })] });
    expect(
      copyRows({ ...source, areas: [bar] }, { groups: ["areas"], targets: [same], newId }),
    ).toEqual([]);
  });
});

test("a duplicate has the settings, but not what belongs to the place", () => {
  expect(duplicateOf(source, { id: aLocationId("new"), name: "Pier" }, newId)).toMatchObject({
    id: "new",
    name: "Pier",
    openingHours: hours,
    address: "",
    phone: "",
    geofence: { mode: "off", latitude: null, longitude: null, radiusMetres: 80 },
    version: 1,
  });
});
